// kepler: Kepler's equation, solved by TURNS of Newton's method; a warp loads, eight solve.
//   LATE  a slot is given back when its numbers are solved, not when they have been read
#include "../seeded2/common.cuh"

constexpr int COUNT = 1024, BYTES = COUNT * 4, SLOTS = 2, TURNS = 6;
constexpr float E = 0.3f;

__device__ __forceinline__ float solve(float m) {
    float e = m;
#pragma unroll
    for (int i = 0; i < TURNS; i++)
        e -= (e - E * __sinf(e) - m) * inverse_fast(1 - E * __cosf(e));
    return e;
}

__device__ __forceinline__ void release(uint32_t bar) {
    __syncwarp();
    if (threadIdx.x % 32 == 0)
        barrier_arrive(bar);
}

extern "C" __global__ void __launch_bounds__(288, 1)
kepler(const float* m, float* out, int steps) {
    __shared__ __align__(128) float slots[SLOTS * COUNT];
    __shared__ __align__(8) uint64_t bar_words[2 * SLOTS];
    uint32_t full = smem_addr(bar_words), empty = full + SLOTS * 8;
    m += size_t(blockIdx.x) * steps * COUNT;
    if (threadIdx.x == 0)
        for (int i = 0; i < 2 * SLOTS; i++)
            barrier_init(full + i * 8, i < SLOTS ? 1 : 8);
    barriers_ready();
    if (threadIdx.x >= 256) {
        if (threadIdx.x == 256)
#pragma unroll 1
            for (int k = 0; k < steps; k++) {
                barrier_wait(empty + k % SLOTS * 8, (k / SLOTS & 1) ^ 1);
                barrier_expect(full + k % SLOTS * 8, BYTES);
                bulk_load(smem_addr(slots) + k % SLOTS * BYTES, m + size_t(k) * COUNT, BYTES,
                          full + k % SLOTS * 8);
            }
        return;
    }
    float sum = 0;
#pragma unroll 1
    for (int k = 0; k < steps; k++) {
        barrier_wait(full + k % SLOTS * 8, k / SLOTS & 1);
        float v[4];
#pragma unroll
        for (int i = 0; i < 4; i++)
            v[i] = *reinterpret_cast<volatile float*>(slots + k % SLOTS * COUNT + i * 256 +
                                                      threadIdx.x);
#ifndef LATE
        release(empty + k % SLOTS * 8);
#endif
#pragma unroll
        for (int i = 0; i < 4; i++)
            sum += solve(v[i]);
#ifdef LATE
        release(empty + k % SLOTS * 8);
#endif
    }
    out[blockIdx.x * 256 + threadIdx.x] = sum;
}

extern "C" __global__ void kepler_plain(const float* m, float* out, int steps) {
    m += size_t(blockIdx.x) * steps * COUNT;
    float sum = 0;
    for (int i = threadIdx.x; i < steps * COUNT; i += 256)
        sum += solve(m[i]);
    out[blockIdx.x * 256 + threadIdx.x] = sum;
}
