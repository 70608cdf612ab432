// busy: sines of numbers that are loaded when they are needed; 32 warps keep the unit for these busy.
//   AHEAD  a step's numbers are loaded before the work on those of the step before
extern "C" __global__ void __launch_bounds__(1024, 1)
busy(const float* __restrict__ x, float* __restrict__ out, int steps) {
    const float* from = x + size_t(blockIdx.x) * steps * 1024 + threadIdx.x;
    float sum = 0;
#ifdef AHEAD
    float v = from[0];
#endif
#pragma unroll 1
    for (int s = 0; s < steps; s++) {
#ifdef AHEAD
        float now = v;
        v = from[(s + 1 < steps ? s + 1 : s) * 1024];
        asm volatile("" : "+f"(v)); // not put back
#else
        float now = from[s * 1024];
#endif
#pragma unroll
        for (int i = 1; i <= 16; i++)
            sum += __sinf(now * i);
    }
    out[blockIdx.x * 1024 + threadIdx.x] = sum;
}
