// direct: a product of halves whose tiles lie in memory as mma.sync takes them: from global memory
// into registers, without shared memory.  A warp has 32 rows and 64 columns.
//   AHEAD  a step's tiles are loaded before the products of the step before
struct Tiles {
    uint4 a[2];
    uint2 b[8];
};

__device__ __forceinline__ void load(Tiles& v, const uint4* a, const uint2* b, int step) {
#pragma unroll
    for (int i = 0; i < 2; i++)
        v.a[i] = a[size_t(step) * 64 + 32 * i];
#pragma unroll
    for (int i = 0; i < 8; i++)
        v.b[i] = b[size_t(step) * 256 + 32 * i];
}

__device__ __forceinline__ void multiply(float (&c)[4], const uint4& a, const uint2& b) {
    asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, "
                 "{%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};"
                 : "+f"(c[0]), "+f"(c[1]), "+f"(c[2]), "+f"(c[3])
                 : "r"(a.x), "r"(a.y), "r"(a.z), "r"(a.w), "r"(b.x), "r"(b.y));
}

extern "C" __global__ void __launch_bounds__(128, 2)
direct(const uint4* __restrict__ a, const uint2* __restrict__ b, float* __restrict__ out, int steps) {
    float sums[2][8][4] = {};
    Tiles v;
    a += size_t(blockIdx.x * 4 + threadIdx.x / 32) * steps * 64 + threadIdx.x % 32;
    b += size_t(blockIdx.y) * steps * 256 + threadIdx.x % 32;
#ifdef AHEAD
    load(v, a, b, 0);
#endif
#pragma unroll 1
    for (int s = 0; s < steps; s++) {
#ifdef AHEAD
        Tiles now = v;
        load(v, a, b, s + 1 < steps ? s + 1 : s);
#else
        load(v, a, b, s);
        const Tiles& now = v;
#endif
#pragma unroll
        for (int i = 0; i < 2; i++)
#pragma unroll
            for (int j = 0; j < 8; j++)
                multiply(sums[i][j], now.a[i], now.b[j]);
    }
    float* to = out + (size_t(blockIdx.y) * gridDim.x + blockIdx.x) * 128 * 64 + threadIdx.x;
#pragma unroll
    for (int i = 0; i < 64; i++)
        to[i * 128] = sums[i / 32][i / 4 % 8][i % 4];
}
