// dots: a matrix by a vector, a warp a row; the memory bounds it.
//   AHEAD  a step's numbers are loaded before the work on those of the step before
extern "C" __global__ void __launch_bounds__(256, 8)
dots(const float4* __restrict__ rows, const float4* __restrict__ x, float* __restrict__ out, int steps) {
    int row = blockIdx.x * 8 + threadIdx.x / 32, lane = threadIdx.x % 32;
    const float4* from = rows + size_t(row) * steps * 32 + lane;
    float sum = 0;
#ifdef AHEAD
    float4 v = from[0], w = x[lane];
#endif
#pragma unroll 1
    for (int s = 0; s < steps; s++) {
#ifdef AHEAD
        float4 a = v, b = w;
        int next = s + 1 < steps ? s + 1 : s;
        v = from[next * 32];
        w = x[next * 32 + lane];
        asm volatile("" : "+f"(v.x), "+f"(v.y), "+f"(v.z), "+f"(v.w)); // not put back
        asm volatile("" : "+f"(w.x), "+f"(w.y), "+f"(w.z), "+f"(w.w));
#else
        float4 a = from[s * 32], b = x[s * 32 + lane];
#endif
        sum += a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w;
    }
#pragma unroll
    for (int o = 16; o; o /= 2)
        sum += __shfl_xor_sync(~0u, sum, o);
    if (lane == 0)
        out[row] = sum;
}
