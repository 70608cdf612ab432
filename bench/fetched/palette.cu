// palette: bytes name entries of a small table, which are loaded when they are needed; the bytes come
// a step ahead.
//   AHEAD  the entries, too, come a step ahead, the bytes two
__device__ __forceinline__ void look(float (&v)[4], const float* table, unsigned bytes) {
#pragma unroll
    for (int i = 0; i < 4; i++)
        v[i] = table[bytes >> 8 * i & 255];
}

extern "C" __global__ void __launch_bounds__(256, 1)
palette(const unsigned* __restrict__ bytes, const float* __restrict__ table, float* __restrict__ out,
        int steps) {
    const unsigned* from = bytes + size_t(blockIdx.x) * steps * 256 + threadIdx.x;
    unsigned next = from[0];
    float sum = 0;
#ifdef AHEAD
    float v[4];
    look(v, table, next);
    next = from[steps > 1 ? 256 : 0];
#endif
#pragma unroll 1
    for (int s = 0; s < steps; s++) {
#ifdef AHEAD
        float now[4] = {v[0], v[1], v[2], v[3]};
        look(v, table, next);
        next = from[(s + 2 < steps ? s + 2 : steps - 1) * 256];
        asm volatile("" : "+f"(v[0]), "+f"(v[1]), "+f"(v[2]), "+f"(v[3]), "+r"(next)); // not put back
#else
        unsigned these = next;
        next = from[(s + 1 < steps ? s + 1 : s) * 256];
        asm volatile("" : "+r"(next));
        float now[4];
        look(now, table, these);
#endif
#pragma unroll
        for (int i = 0; i < 32; i++)
            sum = sum * now[i % 4] + now[(i + 1) % 4];
    }
    out[blockIdx.x * 256 + threadIdx.x] = sum;
}
