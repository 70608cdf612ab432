// settle: tiles of 120 rows of 256 are summed by columns; a root of each sum is iterated for and added
// up.  Warp 8 loads; two tiles do not fit.
//   LATE  a tile's slot is given back behind the iteration, which reads it no more
#include "../seeded2/common.cuh"
#include <kperf/mark.h>

constexpr int ROWS = 120, COLUMNS = 256, BYTES = ROWS * COLUMNS * 4, TURNS = 320;

__device__ __forceinline__ float root_of(float x, float square) {
#pragma unroll 4
    for (int i = 0; i < TURNS; i++)
        x -= 0.1f * (x * x - square);
    return x;
}

__device__ __forceinline__ void load(uint32_t full, uint32_t empty, uint32_t data, const float* in,
                                     int tiles, int steps) {
#pragma unroll 1
    for (int k = 0; k < steps; k++) {
        KPERF_BEGIN(empty_wait);
        KPERF_WAIT(empty, 1);
        barrier_wait(empty, (k & 1) ^ 1);
        KPERF_END(empty_wait);
        KPERF_BEGIN(tile_load);
        KPERF_ASYNC_LOAD(tile, tma, full, BYTES);
        barrier_expect(full, BYTES);
        bulk_load(data, in + size_t((blockIdx.x + k) % tiles) * (ROWS * COLUMNS), BYTES, full);
        KPERF_END(tile_load);
    }
}

__device__ __forceinline__ void give_back(uint32_t empty) {
    KPERF_BEGIN(release);
    KPERF_ARRIVE(empty);
    __syncwarp();
    if (threadIdx.x % 32 == 0)
        barrier_arrive(empty);
    KPERF_END(release);
}

extern "C" __global__ void __launch_bounds__(288, 1)
settle(const float* in, float* out, int tiles, int steps) {
    extern __shared__ __align__(128) unsigned char smem[];
    __shared__ __align__(8) uint64_t bars[2];
    uint32_t full = smem_addr(bars), empty = full + 8;
    if (threadIdx.x == 0)
        barrier_init(full, 1), barrier_init(empty, 8);
    barriers_ready();
    if (threadIdx.x >= 256) {
        if (threadIdx.x == 256)
            load(full, empty, smem_addr(smem), in, tiles, steps);
        return;
    }
    const float* column = reinterpret_cast<float*>(smem) + threadIdx.x;
    float root = 1, total = 0;
#pragma unroll 1
    for (int k = 0; k < steps; k++) {
        KPERF_BEGIN(full_wait);
        KPERF_WAIT(full, 0);
        barrier_wait(full, k & 1);
        KPERF_END(full_wait);
        KPERF_BEGIN(sums);
        float sum = 0;
#pragma unroll 8
        for (int r = 0; r < ROWS; r++)
            sum += column[r * COLUMNS] * column[r * COLUMNS];
        KPERF_END(sums);
#ifndef LATE
        give_back(empty);
#endif
        KPERF_BEGIN(roots);
        root = root_of(root, sum * (1.0f / ROWS));
        total += root;
        KPERF_END(roots);
#ifdef LATE
        give_back(empty);
#endif
    }
    out[blockIdx.x * COLUMNS + threadIdx.x] = total;
}

// The same by one thread a column, from global memory.
extern "C" __global__ void settle_plain(const float* in, float* out, int tiles, int steps) {
    float root = 1, total = 0;
    for (int k = 0; k < steps; k++) {
        const float* column = in + size_t((blockIdx.x + k) % tiles) * (ROWS * COLUMNS) + threadIdx.x;
        float sum = 0;
        for (int r = 0; r < ROWS; r++)
            sum += column[r * COLUMNS] * column[r * COLUMNS];
        root = root_of(root, sum * (1.0f / ROWS));
        total += root;
    }
    out[blockIdx.x * COLUMNS + threadIdx.x] = total;
}
