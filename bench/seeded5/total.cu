// total: each CTA's sum of what global memory holds, through a ring; sound: six CTAs a
// multiprocessor with two slots of 16 KB each keep the memory busy.
//   DEEP  four slots of 8 KB: more steps ahead for the same shared memory
#include "../seeded2/common.cuh"

#ifdef DEEP
constexpr int SLOTS = 4;
#else
constexpr int SLOTS = 2;
#endif
constexpr int COUNT = 8192 / SLOTS, BYTES = COUNT * 4;

extern "C" __global__ void __launch_bounds__(160, 6)
total(const float* x, float* out, int count) {
    extern __shared__ __align__(128) float slots[];
    __shared__ __align__(8) uint64_t bar_words[2 * SLOTS];
    uint32_t full = smem_addr(bar_words), empty = full + SLOTS * 8;
    int steps = count / COUNT;
    x += size_t(blockIdx.x) * count;
    if (threadIdx.x == 0)
        for (int i = 0; i < 2 * SLOTS; i++)
            barrier_init(full + i * 8, i < SLOTS ? 1 : 4);
    barriers_ready();
    if (threadIdx.x >= 128) {
        if (threadIdx.x == 128)
#pragma unroll 1
            for (int k = 0; k < steps; k++) {
                barrier_wait(empty + k % SLOTS * 8, (k / SLOTS & 1) ^ 1);
                barrier_expect(full + k % SLOTS * 8, BYTES);
                bulk_load(smem_addr(slots) + k % SLOTS * BYTES, x + size_t(k) * COUNT, BYTES,
                          full + k % SLOTS * 8);
            }
        return;
    }
    float sum = 0;
#pragma unroll 1
    for (int k = 0; k < steps; k++) {
        barrier_wait(full + k % SLOTS * 8, k / SLOTS & 1);
#pragma unroll 16
        for (int i = 0; i < COUNT / 128; i++)
            sum += slots[k % SLOTS * COUNT + i * 128 + threadIdx.x];
        __syncwarp();
        if (threadIdx.x % 32 == 0)
            barrier_arrive(empty + k % SLOTS * 8);
    }
    out[blockIdx.x * 128 + threadIdx.x] = sum;
}

extern "C" __global__ void total_plain(const float* x, float* out, int count) {
    x += size_t(blockIdx.x) * count;
    float sum = 0;
    for (int i = threadIdx.x; i < count; i += 128)
        sum += x[i];
    out[blockIdx.x * 128 + threadIdx.x] = sum;
}
