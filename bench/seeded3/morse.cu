// morse: energies and forces of pairs whose distances come in slabs of 64 rows of 256, by cp.async into
// two buffers.
//   BEHIND  the next slab is asked for behind the work on this one, not before it
#include "../seeded2/common.cuh"

constexpr int THREADS = 512, ROWS = 64, COLUMNS = 256, QUADS = ROWS * COLUMNS / 4;
constexpr int BYTES = ROWS * COLUMNS * 4;

__device__ __forceinline__ void fetch(uint32_t to, const float* from) {
#pragma unroll
    for (int i = 0; i < QUADS / THREADS; i++) {
        int quad = threadIdx.x + i * THREADS;
        copy16(to + quad * 16, from + quad * 4);
    }
    copies_commit();
}

__device__ __forceinline__ void add_pair(float& energy, float& force, float x) {
    float near = exp2_fast(-0.7f * x), far = 1.0f - near;
    float shape = 0.011f;
#pragma unroll
    for (int i = 0; i < 8; i++)
        shape = shape * x * 0.5f + (0.02f + 0.01f * i);
    energy += far * far * 0.25f + shape;
    force += near * far * 1.4f - shape * 0.125f;
}

extern "C" __global__ void __launch_bounds__(THREADS, 1)
morse(const float* in, float* out, int slabs, int steps) {
    extern __shared__ __align__(128) unsigned char smem[];
    uint32_t data = smem_addr(smem);
    fetch(data, in + size_t(blockIdx.x % slabs) * (ROWS * COLUMNS));
    float energy = 0, force = 0;
#pragma unroll 1
    for (int k = 0; k < steps; k++) {
        const float* next = in + size_t((blockIdx.x + k + 1) % slabs) * (ROWS * COLUMNS);
        copies_wait<0>();
        __syncthreads();
#ifndef BEHIND
        fetch(data + (k + 1 & 1) * BYTES, next);
#endif
        const float* slab = reinterpret_cast<float*>(smem + (k & 1) * BYTES) + threadIdx.x;
#pragma unroll 8
        for (int i = 0; i < ROWS * COLUMNS / THREADS; i++)
            add_pair(energy, force, slab[i * THREADS]);
#ifdef BEHIND
        fetch(data + (k + 1 & 1) * BYTES, next);
#endif
    }
    copies_wait<0>();
    out[(size_t(blockIdx.x) * 2) * THREADS + threadIdx.x] = energy;
    out[(size_t(blockIdx.x) * 2 + 1) * THREADS + threadIdx.x] = force;
}

extern "C" __global__ void morse_plain(const float* in, float* out, int slabs, int steps) {
    float energy = 0, force = 0;
    for (int k = 0; k < steps; k++) {
        const float* slab = in + size_t((blockIdx.x + k) % slabs) * (ROWS * COLUMNS) + threadIdx.x;
        for (int i = 0; i < ROWS * COLUMNS / THREADS; i++)
            add_pair(energy, force, slab[i * THREADS]);
    }
    out[(size_t(blockIdx.x) * 2) * THREADS + threadIdx.x] = energy;
    out[(size_t(blockIdx.x) * 2 + 1) * THREADS + threadIdx.x] = force;
}
