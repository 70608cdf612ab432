// norm: tiles of 16 rows of COLUMNS are normalised by row, put through a gate (LIGHT?) and summed down.
// Warps 0 to 7 take two rows each, warp 8 loads, warp 9 keeps running moments of the rows' sums,
// which reach it by a ring of their own; it reads no tile.
//   TEN  each tile's slot waits for warp 9, too
#include "common.cuh"
#include <kperf/mark.h>

constexpr int ROWS = 16, BYTES = ROWS * COLUMNS * 4, SLOTS = 2, NOTES = 4, MINE = COLUMNS / 32;
#ifndef STEPS
#define STEPS 90 // of Newton's method
#endif

struct Bars {
    uint32_t full, empty, posted, noted;
};

__device__ __forceinline__ float gate_of(float x) {
    return LIGHT ? fmaxf(x, 0.1f * x) : x * inverse_fast(1.0f + exp2_fast(-2.4f * x));
}

__device__ __forceinline__ float row_sum(float v) {
#pragma unroll
    for (int i = 16; i; i /= 2)
        v += __shfl_xor_sync(~0u, v, i);
    return v;
}

__device__ __forceinline__ float root_of(float sum) {
    float x = 1.0f;
#pragma unroll 1
    for (int n = 0; n < STEPS; n++)
        x = 0.5f * x * (3.0f - sum * x * x * 1e-3f);
    return x;
}

__device__ __forceinline__ void load(const Bars& bar, uint32_t data, const float* in, int tiles,
                                     int steps) {
    Place<SLOTS> at;
#pragma unroll 1
    for (int k = 0; k < steps; k++) {
        KPERF_BEGIN(empty_wait);
        KPERF_WAIT(empty, SLOTS);
        barrier_wait(bar.empty + at.slot * 8, at.parity ^ 1);
        KPERF_END(empty_wait);
        KPERF_BEGIN(tile_load);
        KPERF_ASYNC_LOAD(tile, tma, full, BYTES);
        barrier_expect(bar.full + at.slot * 8, BYTES);
        bulk_load(data + at.slot * BYTES, in + size_t((blockIdx.x + k) % tiles) * (ROWS * COLUMNS),
                  BYTES, bar.full + at.slot * 8);
        KPERF_END(tile_load);
        at.next();
    }
}

__device__ __forceinline__ float moments(const Bars& bar, const volatile float* notes, int steps) {
    Place<SLOTS> at;
    Place<NOTES> note;
    float kept = 0;
#pragma unroll 1
    for (int k = 0; k < steps; k++) {
        KPERF_BEGIN(posted_wait);
        KPERF_WAIT(posted, 0);
        barrier_wait(bar.posted + note.slot * 8, note.parity);
        KPERF_END(posted_wait);
        KPERF_BEGIN(newton);
        float sum = row_sum(notes[note.slot * ROWS + threadIdx.x % ROWS]);
        kept = 0.9f * kept + root_of(sum * 1e-3f);
        KPERF_END(newton);
        KPERF_BEGIN(noted);
        KPERF_ARRIVE(noted);
        if (threadIdx.x % 32 == 0)
            barrier_arrive(bar.noted + note.slot * 8);
        KPERF_END(noted);
#ifdef TEN
        KPERF_BEGIN(also_release);
        KPERF_ARRIVE(empty);
        if (threadIdx.x % 32 == 0)
            barrier_arrive(bar.empty + at.slot * 8);
        KPERF_END(also_release);
#endif
        at.next();
        note.next();
    }
    return kept;
}

extern "C" __global__ void __launch_bounds__(320, 1)
normalise(const float* in, float* out, int tiles, int steps) {
    extern __shared__ __align__(128) unsigned char smem[];
    __shared__ __align__(8) uint64_t bars[2 * SLOTS + 2 * NOTES];
    __shared__ volatile float notes[NOTES * ROWS];
    uint32_t base = smem_addr(bars), data = smem_addr(smem);
    Bars bar{base, base + SLOTS * 8, base + SLOTS * 16, base + SLOTS * 16 + NOTES * 8};
    if (threadIdx.x == 0) {
        for (int i = 0; i < SLOTS; i++) {
            barrier_init(bar.full + i * 8, 1);
#ifdef TEN
            barrier_init(bar.empty + i * 8, 9);
#else
            barrier_init(bar.empty + i * 8, 8);
#endif
        }
        for (int i = 0; i < NOTES; i++)
            barrier_init(bar.posted + i * 8, 8), barrier_init(bar.noted + i * 8, 1);
    }
    barriers_ready();
    int warp = __shfl_sync(~0u, threadIdx.x / 32, 0), lane = threadIdx.x % 32;
    float* to = out + size_t(blockIdx.x) * (9 * COLUMNS);
    if (warp == 8) {
        if (lane == 0)
            load(bar, data, in, tiles, steps);
        return;
    }
    if (warp == 9) {
        float kept = moments(bar, notes, steps);
        for (int i = lane; i < COLUMNS; i += 32)
            to[8 * COLUMNS + i] = kept;
        return;
    }
    Place<SLOTS> at;
    Place<NOTES> note;
    float total[MINE] = {};
#pragma unroll 1
    for (int k = 0; k < steps; k++) {
        KPERF_BEGIN(full_wait);
        KPERF_WAIT(full, 0);
        barrier_wait(bar.full + at.slot * 8, at.parity);
        KPERF_END(full_wait);
        KPERF_BEGIN(noted_wait);
        KPERF_WAIT(noted, NOTES);
        barrier_wait(bar.noted + note.slot * 8, note.parity ^ 1);
        KPERF_END(noted_wait);
        KPERF_BEGIN(sums);
        const float* tile = reinterpret_cast<float*>(smem + at.slot * BYTES) + warp * 2 * COLUMNS + lane;
        float by[2];
#pragma unroll
        for (int r = 0; r < 2; r++) {
            float squares = 0;
#pragma unroll
            for (int i = 0; i < MINE; i++)
                squares += tile[r * COLUMNS + i * 32] * tile[r * COLUMNS + i * 32];
            squares = row_sum(squares);
            if (lane == 0)
                notes[note.slot * ROWS + warp * 2 + r] = squares;
            by[r] = rsqrtf(squares * (1.0f / COLUMNS) + 1e-5f);
        }
        KPERF_END(sums);
        KPERF_BEGIN(post);
        KPERF_ARRIVE(posted);
        if (lane == 0)
            barrier_arrive(bar.posted + note.slot * 8);
        KPERF_END(post);
        KPERF_BEGIN(gates);
#pragma unroll
        for (int r = 0; r < 2; r++)
#pragma unroll
            for (int i = 0; i < MINE; i++)
                total[i] += gate_of(by[r] * tile[r * COLUMNS + i * 32]);
        KPERF_END(gates);
        KPERF_BEGIN(release);
        KPERF_ARRIVE(empty);
        __syncwarp();
        if (lane == 0)
            barrier_arrive(bar.empty + at.slot * 8);
        KPERF_END(release);
        at.next();
        note.next();
    }
#pragma unroll
    for (int i = 0; i < MINE; i++)
        to[warp * COLUMNS + i * 32 + lane] = total[i];
}

extern "C" __global__ void normalise_plain(const float* in, float* out, int tiles, int steps) {
    int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
    float* to = out + size_t(blockIdx.x) * (9 * COLUMNS);
    __shared__ float sums[ROWS];
    float kept = 0, total[MINE] = {};
    for (int k = 0; k < steps; k++) {
        const float* tile = in + size_t((blockIdx.x + k) % tiles) * (ROWS * COLUMNS);
        __syncthreads();
        for (int r = warp * 2; r < warp * 2 + 2 && warp < 8; r++) {
            float squares = 0;
            for (int i = lane; i < COLUMNS; i += 32)
                squares += tile[r * COLUMNS + i] * tile[r * COLUMNS + i];
            sums[r] = squares = row_sum(squares);
            for (int i = 0; i < MINE; i++)
                total[i] += gate_of(rsqrtf(squares / COLUMNS + 1e-5f) * tile[r * COLUMNS + i * 32 + lane]);
        }
        __syncthreads();
        kept = 0.9f * kept + root_of(row_sum(sums[lane % ROWS]) * 1e-3f);
    }
    if (warp < 9)
        for (int i = 0; i < MINE; i++)
            to[warp * COLUMNS + i * 32 + lane] = warp < 8 ? total[i] : kept;
}
