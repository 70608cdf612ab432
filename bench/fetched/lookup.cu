// lookup: numbers tell which entries of a table are added up.
//   AHEAD  a step's entry is loaded before the work on that of the step before, its number two before
constexpr unsigned ENTRIES = 65536;

__device__ __forceinline__ unsigned entry(float v) { return __float_as_uint(v) * 2654435761u % ENTRIES; }

extern "C" __global__ void __launch_bounds__(256, 1)
lookup(const float* __restrict__ numbers, const float4* __restrict__ table, float* __restrict__ out,
       int steps) {
    const float* from = numbers + size_t(blockIdx.x) * steps * 256 + threadIdx.x;
    float sum = 0, scale = 1;
#ifdef AHEAD
    float4 v = table[entry(from[0])];
    float n = from[steps > 1 ? 256 : 0];
#endif
#pragma unroll 1
    for (int s = 0; s < steps; s++) {
#ifdef AHEAD
        float4 now = v;
        v = table[entry(n)];
        n = from[(s + 2 < steps ? s + 2 : steps - 1) * 256];
        asm volatile("" : "+f"(v.x), "+f"(v.y), "+f"(v.z), "+f"(v.w), "+f"(n)); // not put back
#else
        float4 now = table[entry(from[s * 256])];
#endif
#pragma unroll
        for (int i = 0; i < 8; i++) {
            sum += __sinf(now.x * scale) + now.y * __cosf(now.z + sum) + now.w;
            scale = scale * 0.999f + 0.001f;
        }
    }
    out[blockIdx.x * 256 + threadIdx.x] = sum;
}
