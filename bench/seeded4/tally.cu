// tally: counts of 256 kinds, eight copies of the counters in shared memory; slabs of 16 KiB come
// by cp.async.  Sound: additions to shared memory are what takes time.
//   THREE  three slots; six make no difference
#include "common.cuh"

#ifdef THREE
constexpr int SLOTS = 3;
#else
constexpr int SLOTS = 6;
#endif
constexpr int THREADS = 256, KINDS = 256, COPIES = 8, BYTES = 16384;

__device__ __forceinline__ void count(int* counters, uint32_t v) {
#pragma unroll
    for (int i = 0; i < 4; i++)
        atomicAdd(counters + (v >> i * 8 & 255), 1);
}

extern "C" __global__ void __launch_bounds__(THREADS, 1)
tally(const uint4* in, int* out, int slabs, int steps) {
    extern __shared__ __align__(128) unsigned char smem[];
    __shared__ int counters[COPIES][KINDS];
    uint32_t data = smem_addr(smem);
    auto fetch = [&](int k) {
        const uint4* from = in + size_t((blockIdx.x + k) % slabs) * (BYTES / 16) + threadIdx.x;
#pragma unroll
        for (int i = 0; i < BYTES / 16 / THREADS; i++)
            copy16(data + k % SLOTS * BYTES + (threadIdx.x + i * THREADS) * 16, from + i * THREADS);
        copies_commit();
    };
    for (int i = 0; i < COPIES; i++)
        counters[i][threadIdx.x] = 0;
#pragma unroll
    for (int k = 0; k < SLOTS - 1; k++)
        fetch(k);
#pragma unroll 1
    for (int k = 0; k < steps; k++) {
        copies_wait<SLOTS - 2>();
        __syncthreads();
        fetch(k + SLOTS - 1);
        const uint4* slab = reinterpret_cast<const uint4*>(smem + k % SLOTS * BYTES) + threadIdx.x;
#pragma unroll
        for (int i = 0; i < BYTES / 16 / THREADS; i++) {
            uint4 v = slab[i * THREADS];
            int* mine = counters[threadIdx.x / 32];
            count(mine, v.x), count(mine, v.y), count(mine, v.z), count(mine, v.w);
        }
    }
    copies_wait<0>();
    __syncthreads();
    int sum = 0;
    for (int i = 0; i < COPIES; i++)
        sum += counters[i][threadIdx.x];
    out[blockIdx.x * KINDS + threadIdx.x] = sum;
}

extern "C" __global__ void tally_plain(const uint4* in, int* out, int slabs, int steps) {
    __shared__ int counters[KINDS];
    counters[threadIdx.x] = 0;
    __syncthreads();
    for (int k = 0; k < steps; k++)
        for (int i = threadIdx.x; i < BYTES / 16; i += KINDS) {
            uint4 v = in[size_t((blockIdx.x + k) % slabs) * (BYTES / 16) + i];
            count(counters, v.x), count(counters, v.y), count(counters, v.z), count(counters, v.w);
        }
    __syncthreads();
    out[blockIdx.x * KINDS + threadIdx.x] = counters[threadIdx.x];
}
