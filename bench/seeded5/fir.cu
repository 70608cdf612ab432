// fir: a filter of 64 taps along rows, which come by cp.async, three steps ahead, into four slots.
//   ALL  a step waits for every copy, that of three steps ahead too
#include "../seeded2/common.cuh"

constexpr int STEP = 2048, TAPS = 64, SLOTS = 4, COPIES = (STEP + TAPS) / 4;

__device__ __forceinline__ void ask(float* slots, const float* x, int k, int steps) {
    if (k < steps)
        for (int i = threadIdx.x; i < COPIES; i += 256)
            copy16(smem_addr(slots + k % SLOTS * (STEP + TAPS) + i * 4),
                   x + size_t(k) * STEP + i * 4);
    copies_commit();
}

extern "C" __global__ void __launch_bounds__(256, 2)
fir(const float* x, const float* taps, float* y, int steps) {
    extern __shared__ __align__(128) float slots[];
    __shared__ float tap[TAPS];
    x += size_t(blockIdx.x) * (steps * STEP + TAPS);
    y += size_t(blockIdx.x) * steps * STEP;
    if (threadIdx.x < TAPS)
        tap[threadIdx.x] = taps[threadIdx.x];
    for (int k = 0; k < SLOTS - 1; k++)
        ask(slots, x, k, steps);
#pragma unroll 1
    for (int k = 0; k < steps; k++) {
        __syncthreads();
        ask(slots, x, k + SLOTS - 1, steps);
#ifdef ALL
        copies_wait<0>();
#else
        copies_wait<SLOTS - 1>();
#endif
        __syncthreads();
        const float* from = slots + k % SLOTS * (STEP + TAPS) + threadIdx.x;
        float sum[8] = {};
#pragma unroll 8
        for (int t = 0; t < TAPS; t++)
#pragma unroll
            for (int i = 0; i < 8; i++)
                sum[i] = fmaf(tap[t], from[i * 256 + t], sum[i]);
#pragma unroll
        for (int i = 0; i < 8; i++)
            y[size_t(k) * STEP + i * 256 + threadIdx.x] = sum[i];
    }
}

extern "C" __global__ void fir_plain(const float* x, const float* taps, float* y, int steps) {
    x += size_t(blockIdx.x) * (steps * STEP + TAPS);
    y += size_t(blockIdx.x) * steps * STEP;
    for (int i = threadIdx.x; i < steps * STEP; i += blockDim.x) {
        float sum = 0;
        for (int t = 0; t < TAPS; t++)
            sum = fmaf(taps[t], x[i + t], sum);
        y[i] = sum;
    }
}
