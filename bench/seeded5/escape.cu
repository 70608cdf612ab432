// escape: turns of z z + c for a step's numbers; sound: the copies a step waits for were asked for
// before a long calculation.
//   MORE  three slots, two steps ahead
#include "../seeded2/common.cuh"

#ifdef MORE
constexpr int SLOTS = 3;
#else
constexpr int SLOTS = 2;
#endif
constexpr int STEP = 512, TURNS = 96;

__device__ __forceinline__ void ask(float2* slots, const float2* x, int k, int steps) {
    if (k < steps)
        copy16(smem_addr(slots + k % SLOTS * STEP + threadIdx.x * 2),
               x + size_t(k) * STEP + threadIdx.x * 2);
    copies_commit();
}

__device__ __forceinline__ float turn(float2 c) {
    float x = 0, y = 0;
#pragma unroll 8
    for (int i = 0; i < TURNS; i++) {
        float t = fmaf(x, x, fmaf(-y, y, c.x));
        y = fmaf(2 * x, y, c.y);
        x = t;
    }
    return x + y;
}

extern "C" __global__ void __launch_bounds__(256, 2)
escape(const float2* x, float* out, int steps) {
    __shared__ __align__(128) float2 slots[SLOTS * STEP];
    x += size_t(blockIdx.x) * steps * STEP;
    float sum = 0;
    for (int k = 0; k < SLOTS - 1; k++)
        ask(slots, x, k, steps);
#pragma unroll 1
    for (int k = 0; k < steps; k++) {
        copies_wait<SLOTS - 2>();
        __syncthreads();
        ask(slots, x, k + SLOTS - 1, steps);
        const float2* from = slots + k % SLOTS * STEP + threadIdx.x;
        sum += turn(from[0]) + turn(from[256]);
    }
    copies_wait<0>();
    out[blockIdx.x * 256 + threadIdx.x] = sum;
}

extern "C" __global__ void escape_plain(const float2* x, float* out, int steps) {
    x += size_t(blockIdx.x) * steps * STEP;
    float sum = 0;
    for (int k = 0; k < steps; k++)
        sum += turn(x[k * STEP + threadIdx.x]) + turn(x[k * STEP + 256 + threadIdx.x]);
    out[blockIdx.x * 256 + threadIdx.x] = sum;
}
