// rmsproj: rows are projected and then divided by their root mean square.  Warp 8 loads slabs of
// rows (floats) and of weights (bf16, packed as they lie in shared memory), into one slot each.
//   WEIGHTS_FIRST  a step's weights are asked for before its rows, though their slot is free last
#include "common.cuh"

constexpr int STEP = 64, ROWS_BYTES = TILE * STEP * 4;

__device__ __forceinline__ void load_rows(uint32_t bars, uint32_t to, const float* from, int k) {
    KPERF_BEGIN(rows_empty_wait);
    KPERF_WAIT(rows_empty, 1);
    barrier_wait(bars + 8, (k & 1) ^ 1);
    KPERF_END(rows_empty_wait);
    KPERF_BEGIN(rows_load);
    KPERF_ASYNC_LOAD(rows, tma, rows_full, ROWS_BYTES);
    barrier_expect(bars, ROWS_BYTES);
    bulk_load(to, from, ROWS_BYTES, bars);
    KPERF_END(rows_load);
}

__device__ __forceinline__ void load_weights(uint32_t bars, uint32_t to, const __nv_bfloat16* from,
                                             int k) {
    KPERF_BEGIN(weights_empty_wait);
    KPERF_WAIT(weights_empty, WEIGHTS);
    barrier_wait(bars + k % WEIGHTS * 16 + 24, (k / WEIGHTS & 1) ^ 1);
    KPERF_END(weights_empty_wait);
    KPERF_BEGIN(weights_load);
    KPERF_ASYNC_LOAD(weights, tma, weights_full, TILE_BYTES);
    barrier_expect(bars + k % WEIGHTS * 16 + 16, TILE_BYTES);
    bulk_load(to + k % WEIGHTS * TILE_BYTES, from, TILE_BYTES, bars + k % WEIGHTS * 16 + 16);
    KPERF_END(weights_load);
}

__device__ __forceinline__ void load(uint32_t bars, uint32_t rows, uint32_t weights, const float* x,
                                     const __nv_bfloat16* w, int steps) {
#pragma unroll 1
    for (int k = 0; k < steps; k++) {
#ifdef WEIGHTS_FIRST
        load_weights(bars, weights, w + size_t(k) * (TILE_BYTES / 2), k);
        load_rows(bars, rows, x + size_t(k) * (TILE * STEP), k);
#else
        load_rows(bars, rows, x + size_t(k) * (TILE * STEP), k);
        load_weights(bars, weights, w + size_t(k) * (TILE_BYTES / 2), k);
#endif
    }
}

__device__ __forceinline__ void meet() { asm volatile("bar.sync 1, 256;" ::: "memory"); }

extern "C" __global__ void __launch_bounds__(288, 1)
rmsproj(const float* x, const __nv_bfloat16* w, float* out, int steps) {
    extern __shared__ __align__(128) unsigned char smem[];
    __shared__ __align__(8) uint64_t bar_words[2 + 2 * WEIGHTS];
    __shared__ float squares[TILE];
    uint32_t bars = smem_addr(bar_words), rows = smem_addr(smem), weights = rows + ROWS_BYTES;
    uint32_t half = weights + WEIGHTS * TILE_BYTES;
    if (threadIdx.x == 0)
        for (int i = 0; i < 2 + 2 * WEIGHTS; i++)
            barrier_init(bars + i * 8, i % 2 ? 8 : 1);
    if (threadIdx.x < TILE)
        squares[threadIdx.x] = 0;
    barriers_ready();
    if (threadIdx.x >= 256) {
        if (threadIdx.x == 256)
            load(bars, rows, weights, x + size_t(blockIdx.x) * steps * (TILE * STEP),
                 w + size_t(blockIdx.y) * steps * (TILE_BYTES / 2), steps);
        return;
    }
    float sum[4][4][4] = {}, square[8] = {};
    const float4* slab = reinterpret_cast<const float4*>(smem) + threadIdx.x;
    uint2* to = reinterpret_cast<uint2*>(smem + (half - rows) + threadIdx.x / 16 * ROW) +
                threadIdx.x % 16;
#pragma unroll 1
    for (int k = 0; k < steps; k++) {
        KPERF_BEGIN(rows_full_wait);
        KPERF_WAIT(rows_full, 0);
        barrier_wait(bars, k & 1);
        KPERF_END(rows_full_wait);
        KPERF_BEGIN(convert);
#pragma unroll
        for (int i = 0; i < 8; i++) {
            float4 v = slab[i * 256];
            square[i] += v.x * v.x + v.y * v.y + v.z * v.z + v.w * v.w;
            to[i * 16 * ROW / 8] = {pack_pair(v.x, v.y), pack_pair(v.z, v.w)};
        }
        KPERF_END(convert);
        KPERF_BEGIN(rows_release);
        KPERF_ARRIVE(rows_empty);
        __syncwarp();
        if (threadIdx.x % 32 == 0)
            barrier_arrive(bars + 8);
        KPERF_END(rows_release);
        meet();
        KPERF_BEGIN(weights_full_wait);
        KPERF_WAIT(weights_full, 0);
        barrier_wait(bars + k % WEIGHTS * 16 + 16, k / WEIGHTS & 1);
        KPERF_END(weights_full_wait);
        KPERF_BEGIN(product);
        multiply_tiles(sum, half, weights + k % WEIGHTS * TILE_BYTES);
        KPERF_END(product);
        KPERF_BEGIN(weights_release);
        KPERF_ARRIVE(weights_empty);
        __syncwarp();
        if (threadIdx.x % 32 == 0)
            barrier_arrive(bars + k % WEIGHTS * 16 + 24);
        KPERF_END(weights_release);
        meet();
    }
#pragma unroll
    for (int i = 0; i < 8; i++)
        atomicAdd(&squares[threadIdx.x / 16 + i * 16], square[i]);
    meet();
    float mean = 1.0f / (steps * STEP);
    store_product(out + (size_t(blockIdx.y) * gridDim.x + blockIdx.x) * (TILE * TILE), sum,
                  [&](int row) { return rsqrtf(squares[row] * mean + 1e-6f); });
}

extern "C" __global__ void rmsproj_plain(const float* x, const __nv_bfloat16* w, float* out,
                                         int steps) {
    x += size_t(blockIdx.x) * steps * (TILE * STEP);
    w += size_t(blockIdx.y) * steps * (TILE_BYTES / 2);
    for (int i = threadIdx.x; i < TILE * TILE; i += blockDim.x) {
        float sum = 0, square = 0;
        for (int k = 0; k < steps * STEP; k++) {
            float v = x[size_t(k / STEP) * (TILE * STEP) + i / TILE * STEP + k % STEP];
            square += v * v;
            sum += __bfloat162float(__float2bfloat16(v)) *
                   __bfloat162float(w[size_t(k / STEP) * (TILE_BYTES / 2) + i % TILE * (ROW / 2) +
                                      k % STEP]);
        }
        out[(size_t(blockIdx.y) * gridDim.x + blockIdx.x) * (TILE * TILE) + i] =
            sum * rsqrtf(square / (steps * STEP) + 1e-6f);
    }
}
