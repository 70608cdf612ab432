// out = 2 * in + 1, tile by tile, few bytes in flight: what a change does to it is known
// beforehand.  WIDTH: floats of a load (4; 2 is half as wide).  WRONG_TAIL: elements behind
// the last whole tile are not incremented.
#include <kperf/mark.h>

#ifndef WIDTH
#define WIDTH 4
#endif
#if WIDTH == 4
typedef float4 wide;
#else
typedef float2 wide;
#endif

extern "C" __global__ void __launch_bounds__(256)
scale(float* __restrict__ out, const float* __restrict__ in, int n)
{
    const wide* from = reinterpret_cast<const wide*>(in);
    wide* to = reinterpret_cast<wide*>(out);
    int whole = n / WIDTH, step = gridDim.x * blockDim.x;
    int first = blockIdx.x * blockDim.x + threadIdx.x;
#pragma unroll 1
    for (int k = 0; k * step < whole; k++) {
        int i = k * step + first;
        i = i < whole ? i : whole - 1;
        KPERF_BEGIN(load);
        wide v = from[i];
        KPERF_END(load);
        KPERF_BEGIN(store);
        float* f = reinterpret_cast<float*>(&v);
        for (int j = 0; j < WIDTH; j++)
            f[j] = 2 * f[j] + 1;
        to[i] = v;
        KPERF_END(store);
    }
    int i = whole * WIDTH + first;
    if (i < n)
#ifdef WRONG_TAIL
        out[i] = 2 * in[i];
#else
        out[i] = 2 * in[i] + 1;
#endif
}
