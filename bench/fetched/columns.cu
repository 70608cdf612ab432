// columns: sums of rows' squares over steps of 2048 floats a CTA, met after each; the memory bounds it.
//   AHEAD  a step is loaded into registers before the one before it is summed up
__device__ __forceinline__ float square(float4 v) { return v.x * v.x + v.y * v.y + v.z * v.z + v.w * v.w; }

extern "C" __global__ void __launch_bounds__(512, 2)
columns(const float4* __restrict__ x, float* __restrict__ out, int steps) {
    __shared__ float part[2][512];
    const float4* from = x + size_t(blockIdx.x) * steps * 512 + threadIdx.x;
    float sum = 0;
#ifdef AHEAD
    float4 v = from[0];
#endif
#pragma unroll 1
    for (int s = 0; s < steps; s++) {
#ifndef AHEAD
        float4 v = from[size_t(s) * 512];
#endif
        part[s % 2][threadIdx.x] = square(v);
#ifdef AHEAD
        v = from[size_t(s + 1 < steps ? s + 1 : s) * 512];
#endif
        __syncthreads();
        sum += part[s % 2][threadIdx.x ^ 1] + part[s % 2][threadIdx.x ^ 32];
    }
    out[blockIdx.x * 512 + threadIdx.x] = sum;
}
