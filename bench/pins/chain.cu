/*
 * Regions of plain arithmetic with a known length, on Hopper.
 *
 *   onceN  straight code: N FFMA on values that were loaded from shared memory just
 *          before, 8 links each (N = 64: 4), none needed before the next region is
 *          over.  They issue one a cycle, behind what is left of the load's latency.
 *   loopN  a chain of N dependent FFMA, 4 cycles a link, in a loop
 *   mufuN  the same, and then 8 ex2 whose results come late
 *
 * `longer` is a chain of its own.  One CTA an SM (by its shared memory), one warp a CTA.
 */
#include <kperf/mark.h>

template <int N> static __device__ __forceinline__ float links(float x, float a, float b)
{
#pragma unroll
    for (int i = 0; i < N; i++)
        x = fmaf(x, a, b);
    return x;
}

template <int N>
static __device__ __forceinline__ void once(float *out, int trips, float a, float b)
{
    constexpr int LINKS = N == 64 ? 4 : 8, VALUES = N / LINKS;
    __shared__ volatile float cell[VALUES * 32];
    float z[VALUES], y = trips;
    for (int i = 0; i < VALUES; i++)
        cell[i * 32 + threadIdx.x] = a * i;
    __syncthreads();
#pragma unroll
    for (int i = 0; i < VALUES; i++)
        z[i] = cell[i * 32 + (threadIdx.x ^ 1)];
    KPERF_BEGIN(chain);
#pragma unroll
    for (int i = 0; i < VALUES; i++)
        z[i] = links<LINKS>(z[i], a, b);
    KPERF_END(chain);
    KPERF_BEGIN(longer);
    y = links<2 * N>(y, b, a);
    KPERF_END(longer);
#pragma unroll
    for (int i = 0; i < VALUES; i++)
        y += z[i];
    out[blockIdx.x * blockDim.x + threadIdx.x] = y;
}

template <int N>
static __device__ __forceinline__ void loop(float *out, int trips, float a, float b)
{
    float x = threadIdx.x, y = b;
#pragma unroll 1
    for (int t = 0; t < trips; t++) {
        KPERF_BEGIN(chain);
        x = links<N>(x, a, b);
        KPERF_END(chain);
        KPERF_BEGIN(longer);
        y = links<2 * N>(y, b, a);
        KPERF_END(longer);
    }
    out[blockIdx.x * blockDim.x + threadIdx.x] = x + y;
}

template <int N>
static __device__ __forceinline__ void mufu(float *out, int trips, float a, float b)
{
    float x[8], y = b;
    for (int i = 0; i < 8; i++)
        x[i] = threadIdx.x + i;
#pragma unroll 1
    for (int t = 0; t < trips; t++) {
        KPERF_BEGIN(chain);
        float s = links<N>(x[0], a, b);
        for (int i = 0; i < 8; i++)
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(x[i]) : "f"(s + i));
        KPERF_END(chain);
        KPERF_BEGIN(longer);
        y = links<2 * N>(y, b, a);
        KPERF_END(longer);
    }
    for (int i = 0; i < 8; i++)
        y += x[i];
    out[blockIdx.x * blockDim.x + threadIdx.x] = y;
}

#define KERNEL(kind, n)                                                                         \
    extern "C" __global__ void __launch_bounds__(32) kind##n(float *out, int trips, float a,    \
                                                             float b)                           \
    {                                                                                           \
        kind<n>(out, trips, a, b);                                                              \
    }
KERNEL(once, 64)
KERNEL(once, 256)
KERNEL(once, 512)
KERNEL(loop, 64)
KERNEL(loop, 256)
KERNEL(loop, 1024)
KERNEL(mufu, 64)
KERNEL(mufu, 256)
KERNEL(mufu, 1024)
