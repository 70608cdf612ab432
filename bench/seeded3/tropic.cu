// tropic: least costs over slabs of 32 rows of 256, which come by cp.async into four buffers.
//   BEHIND  slabs are asked for behind the work, three ahead: it only looks late
#include "../seeded2/common.cuh"

constexpr int THREADS = 256, ROWS = 32, SLOTS = 4, QUADS = ROWS * THREADS / 4;
constexpr int BYTES = ROWS * THREADS * 4;

__device__ __forceinline__ void fetch(uint32_t to, const float* from) {
#pragma unroll
    for (int i = 0; i < QUADS / THREADS; i++) {
        int quad = threadIdx.x + i * THREADS;
        copy16(to + quad * 16, from + quad * 4);
    }
    copies_commit();
}

__device__ __forceinline__ float cost_of(float x) {
    float cost = 0.07f;
#pragma unroll
    for (int i = 0; i < 14; i++)
        cost = cost * x * 0.25f + (0.3f - 0.02f * i);
    return fabsf(cost) + exp2_fast(-x);
}

extern "C" __global__ void __launch_bounds__(THREADS, 1)
tropic(const float* in, float* out, int slabs, int steps) {
    extern __shared__ __align__(128) unsigned char smem[];
    uint32_t data = smem_addr(smem);
#pragma unroll
    for (int i = 0; i < SLOTS - 1; i++)
        fetch(data + i * BYTES, in + size_t((blockIdx.x + i) % slabs) * (ROWS * THREADS));
    float total = 0;
#pragma unroll 1
    for (int k = 0; k < steps; k++) {
        int ahead = k + SLOTS - 1;
        const float* next = in + size_t((blockIdx.x + ahead) % slabs) * (ROWS * THREADS);
        copies_wait<SLOTS - 2>();
        __syncthreads();
#ifndef BEHIND
        fetch(data + ahead % SLOTS * BYTES, next);
#endif
        const float* slab = reinterpret_cast<float*>(smem + k % SLOTS * BYTES) + threadIdx.x;
        float least = 1e30f;
#pragma unroll 8
        for (int i = 0; i < ROWS; i++)
            least = fminf(least, total * 1e-3f + cost_of(slab[i * THREADS]));
        total = total * 0.9f + least;
#ifdef BEHIND
        fetch(data + ahead % SLOTS * BYTES, next);
#endif
    }
    copies_wait<0>();
    out[blockIdx.x * THREADS + threadIdx.x] = total;
}

extern "C" __global__ void tropic_plain(const float* in, float* out, int slabs, int steps) {
    float total = 0;
    for (int k = 0; k < steps; k++) {
        const float* slab = in + size_t((blockIdx.x + k) % slabs) * (ROWS * THREADS) + threadIdx.x;
        float least = 1e30f;
        for (int i = 0; i < ROWS; i++)
            least = fminf(least, total * 1e-3f + cost_of(slab[i * THREADS]));
        total = total * 0.9f + least;
    }
    out[blockIdx.x * THREADS + threadIdx.x] = total;
}
