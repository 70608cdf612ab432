// string: a string's wave equation in shared memory, written over the time before the last.
//   TWICE  the CTA meets before a time step as well as behind it, where one place would do
#include "../seeded2/common.cuh"

constexpr int POINTS = 1024;

__device__ __forceinline__ float next(float left, float here, float right, float before) {
    return fmaf(0.25f, left + right - 2 * here, 2 * here - before);
}

extern "C" __global__ void __launch_bounds__(512, 2)
string(const float* x, float* out, int steps) {
    __shared__ float u[2][POINTS];
    x += size_t(blockIdx.x) * POINTS;
    for (int i = threadIdx.x; i < POINTS; i += 512)
        u[0][i] = u[1][i] = x[i];
    __syncthreads();
#pragma unroll 1
    for (int k = 0; k < steps; k++) {
        const float* now = u[k & 1];
        float* to = u[(k & 1) ^ 1];
#ifdef TWICE
        __syncthreads();
#endif
        for (int i = threadIdx.x; i < POINTS; i += 512) {
            float left = i > 0 ? now[i - 1] : 0, right = i + 1 < POINTS ? now[i + 1] : 0;
            to[i] = next(left, now[i], right, to[i]);
        }
        __syncthreads();
    }
    for (int i = threadIdx.x; i < POINTS; i += 512)
        out[size_t(blockIdx.x) * POINTS + i] = u[steps & 1][i];
}

extern "C" __global__ void string_plain(const float* x, float* out, int steps) {
    __shared__ float u[3][POINTS];
    x += size_t(blockIdx.x) * POINTS;
    for (int i = threadIdx.x; i < POINTS; i += blockDim.x)
        u[0][i] = u[1][i] = x[i];
    __syncthreads();
    for (int k = 0; k < steps; k++) {
        const float *before = u[k % 3], *now = u[(k + 1) % 3];
        for (int i = threadIdx.x; i < POINTS; i += blockDim.x) {
            float left = i > 0 ? now[i - 1] : 0, right = i + 1 < POINTS ? now[i + 1] : 0;
            u[(k + 2) % 3][i] = next(left, now[i], right, before[i]);
        }
        __syncthreads();
    }
    for (int i = threadIdx.x; i < POINTS; i += blockDim.x)
        out[size_t(blockIdx.x) * POINTS + i] = u[(steps + 1) % 3][i];
}
