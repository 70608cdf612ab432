// bag: weighted sums of table rows that a list names, 24 of 1 KiB at a time; a CTA an SM, warp 4
// loads.
//   SHALLOW  two slots, where eight fit
#include "common.cuh"

#ifdef SHALLOW
constexpr int SLOTS = 2;
#else
constexpr int SLOTS = 8;
#endif
constexpr int COUNT = 24, WIDTH = 256, BYTES = COUNT * WIDTH * 4;

__device__ __forceinline__ void load(uint32_t full, uint32_t empty, uint32_t data,
                                     const float* rows, const int* list, int steps) {
    Place<SLOTS> at;
#pragma unroll 1
    for (int k = 0; k < steps; k++) {
        int name = threadIdx.x % 32 < COUNT ? list[k * COUNT + threadIdx.x % 32] : 0;
        KPERF_BEGIN(empty_wait);
        KPERF_WAIT(empty, SLOTS);
        barrier_wait(empty + at.slot * 8, at.parity ^ 1);
        KPERF_END(empty_wait);
        KPERF_BEGIN(rows_load);
        KPERF_ASYNC_LOAD(rows, tma, full, BYTES);
        if (threadIdx.x % 32 == 0)
            barrier_expect(full + at.slot * 8, BYTES);
        __syncwarp();
        if (threadIdx.x % 32 < COUNT)
            bulk_load(data + at.slot * BYTES + threadIdx.x % 32 * (WIDTH * 4),
                      rows + size_t(name) * WIDTH, WIDTH * 4, full + at.slot * 8);
        __syncwarp();
        KPERF_END(rows_load);
        at.next();
    }
}

extern "C" __global__ void __launch_bounds__(160, 1)
bag(const float* rows, const int* list, const float* weights, float* out, int steps) {
    extern __shared__ __align__(128) unsigned char smem[];
    __shared__ __align__(8) uint64_t bars[2 * SLOTS];
    uint32_t full = smem_addr(bars), empty = full + SLOTS * 8;
    if (threadIdx.x == 0)
        for (int i = 0; i < 2 * SLOTS; i++)
            barrier_init(full + i * 8, i < SLOTS ? 1 : 4);
    barriers_ready();
    list += size_t(blockIdx.x) * steps * COUNT;
    if (threadIdx.x >= 128) {
        load(full, empty, smem_addr(smem), rows, list, steps);
        return;
    }
    weights += size_t(blockIdx.x) * steps * COUNT;
    float2 sum = {0, 0};
    Place<SLOTS> at;
#pragma unroll 1
    for (int k = 0; k < steps; k++) {
        float weight = threadIdx.x % 32 < COUNT ? weights[k * COUNT + threadIdx.x % 32] : 0;
        KPERF_BEGIN(full_wait);
        KPERF_WAIT(full, 0);
        barrier_wait(full + at.slot * 8, at.parity);
        KPERF_END(full_wait);
        KPERF_BEGIN(adding);
        const float2* row = reinterpret_cast<const float2*>(smem + at.slot * BYTES) + threadIdx.x;
#pragma unroll
        for (int i = 0; i < COUNT; i++) {
            float2 v = row[i * (WIDTH / 2)];
            float w = __shfl_sync(~0u, weight, i);
            sum.x += w * v.x, sum.y += w * v.y;
        }
        KPERF_END(adding);
        KPERF_BEGIN(release);
        KPERF_ARRIVE(empty);
        __syncwarp();
        if (threadIdx.x % 32 == 0)
            barrier_arrive(empty + at.slot * 8);
        KPERF_END(release);
        at.next();
    }
    reinterpret_cast<float2*>(out)[blockIdx.x * (WIDTH / 2) + threadIdx.x] = sum;
}

extern "C" __global__ void bag_plain(const float* rows, const int* list, const float* weights,
                                     float* out, int steps) {
    float sum = 0;
    for (int i = 0; i < steps * COUNT; i++) {
        size_t at = size_t(blockIdx.x) * steps * COUNT + i;
        sum += weights[at] * rows[size_t(list[at]) * WIDTH + threadIdx.x];
    }
    out[blockIdx.x * WIDTH + threadIdx.x] = sum;
}
