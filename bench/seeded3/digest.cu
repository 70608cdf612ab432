// digest: keys are mixed into a state of each column, by which a page of 112 rows of 256 is then folded.
// Keys have two slots, the page one: two do not fit.  Warp 8 loads.
//   EARLY  a page is awaited before its keys are mixed in, which do not need it
#include "../seeded2/common.cuh"
#include <kperf/mark.h>

constexpr int KEYS = 16, ROWS = 112, COLUMNS = 256, ROUNDS = 10, SLOTS = 2;
constexpr int KEYS_BYTES = KEYS * COLUMNS * 4, PAGE_BYTES = ROWS * COLUMNS * 4;

struct Bars {
    uint32_t keys_full, keys_empty, page_full, page_empty;
};

__device__ __forceinline__ uint32_t mix(uint32_t state, uint32_t key) {
#pragma unroll
    for (int i = 0; i < ROUNDS; i++) {
        state = (state ^ key) * 0x9e3779b1u;
        state ^= state >> 15;
    }
    return state;
}

__device__ __forceinline__ void load(const Bars& bar, uint32_t data, const uint32_t* keys,
                                     const uint32_t* pages, int blocks, int steps) {
    Place<SLOTS> at;
#pragma unroll 1
    for (int k = 0; k < steps; k++) {
        size_t block = (blockIdx.x + k) % blocks;
        KPERF_BEGIN(keys_empty_wait);
        KPERF_WAIT(keys_empty, SLOTS);
        barrier_wait(bar.keys_empty + at.slot * 8, at.parity ^ 1);
        KPERF_END(keys_empty_wait);
        KPERF_BEGIN(keys_load);
        KPERF_ASYNC_LOAD(keys, tma, keys_full, KEYS_BYTES);
        barrier_expect(bar.keys_full + at.slot * 8, KEYS_BYTES);
        bulk_load(data + PAGE_BYTES + at.slot * KEYS_BYTES, keys + block * (KEYS * COLUMNS), KEYS_BYTES,
                  bar.keys_full + at.slot * 8);
        KPERF_END(keys_load);
        at.next();
        KPERF_BEGIN(page_empty_wait);
        KPERF_WAIT(page_empty, 1);
        barrier_wait(bar.page_empty, (k & 1) ^ 1);
        KPERF_END(page_empty_wait);
        KPERF_BEGIN(page_load);
        KPERF_ASYNC_LOAD(page, tma, page_full, PAGE_BYTES);
        barrier_expect(bar.page_full, PAGE_BYTES);
        bulk_load(data, pages + block * (ROWS * COLUMNS), PAGE_BYTES, bar.page_full);
        KPERF_END(page_load);
    }
}

__device__ __forceinline__ void await_page(const Bars& bar, int k) {
    KPERF_BEGIN(page_wait);
    KPERF_WAIT(page_full, 0);
    barrier_wait(bar.page_full, k & 1);
    KPERF_END(page_wait);
}

extern "C" __global__ void __launch_bounds__(288, 1)
digest(const uint32_t* keys, const uint32_t* pages, uint32_t* out, int blocks, int steps) {
    extern __shared__ __align__(128) unsigned char smem[];
    __shared__ __align__(8) uint64_t bars[2 * SLOTS + 2];
    uint32_t base = smem_addr(bars);
    Bars bar{base, base + SLOTS * 8, base + SLOTS * 16, base + SLOTS * 16 + 8};
    if (threadIdx.x == 0) {
        for (int i = 0; i < SLOTS; i++)
            barrier_init(bar.keys_full + i * 8, 1), barrier_init(bar.keys_empty + i * 8, 8);
        barrier_init(bar.page_full, 1), barrier_init(bar.page_empty, 8);
    }
    barriers_ready();
    if (threadIdx.x >= 256) {
        if (threadIdx.x == 256)
            load(bar, smem_addr(smem), keys, pages, blocks, steps);
        return;
    }
    const uint32_t* page = reinterpret_cast<uint32_t*>(smem) + threadIdx.x;
    Place<SLOTS> at;
    uint32_t state = threadIdx.x, sum = 0;
#pragma unroll 1
    for (int k = 0; k < steps; k++) {
#ifdef EARLY
        await_page(bar, k);
#endif
        KPERF_BEGIN(keys_wait);
        KPERF_WAIT(keys_full, 0);
        barrier_wait(bar.keys_full + at.slot * 8, at.parity);
        KPERF_END(keys_wait);
        KPERF_BEGIN(mixing);
        const uint32_t* key = page + ROWS * COLUMNS + at.slot * (KEYS * COLUMNS);
#pragma unroll 4
        for (int r = 0; r < KEYS; r++)
            state = mix(state, key[r * COLUMNS]);
        KPERF_END(mixing);
        KPERF_BEGIN(keys_release);
        KPERF_ARRIVE(keys_empty);
        __syncwarp();
        if (threadIdx.x % 32 == 0)
            barrier_arrive(bar.keys_empty + at.slot * 8);
        KPERF_END(keys_release);
        at.next();
#ifndef EARLY
        await_page(bar, k);
#endif
        KPERF_BEGIN(folding);
#pragma unroll 8
        for (int r = 0; r < ROWS; r++)
            sum = sum * 31 + (page[r * COLUMNS] ^ state);
        KPERF_END(folding);
        KPERF_BEGIN(page_release);
        KPERF_ARRIVE(page_empty);
        __syncwarp();
        if (threadIdx.x % 32 == 0)
            barrier_arrive(bar.page_empty);
        KPERF_END(page_release);
    }
    out[blockIdx.x * COLUMNS + threadIdx.x] = sum;
}

// The same by one thread a column, from global memory.
extern "C" __global__ void digest_plain(const uint32_t* keys, const uint32_t* pages, uint32_t* out,
                                        int blocks, int steps) {
    uint32_t state = threadIdx.x, sum = 0;
    for (int k = 0; k < steps; k++) {
        size_t block = (blockIdx.x + k) % blocks;
        for (int r = 0; r < KEYS; r++)
            state = mix(state, keys[(block * KEYS + r) * COLUMNS + threadIdx.x]);
        for (int r = 0; r < ROWS; r++)
            sum = sum * 31 + (pages[(block * ROWS + r) * COLUMNS + threadIdx.x] ^ state);
    }
    out[blockIdx.x * COLUMNS + threadIdx.x] = sum;
}
