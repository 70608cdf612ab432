/*
 * Softmax of rows of 256, a warp a row, in straight code: regions of plain
 * arithmetic, which ptxas moves across clock reads.  `bounded` knows a bound of
 * its scores and needs no maximum.
 *
 *     nvcc -std=c++17 -arch=sm_90a -ptx -I include -o tests/ptx/softmax.ptx tests/ptx/softmax.cu
 */
#include <kperf/mark.h>

#define N 8 /* values a lane holds */

static __device__ __forceinline__ float ex2(float x)
{
    float y;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(y) : "f"(x));
    return y;
}

extern "C" __global__ void __launch_bounds__(128)
    softmax(const float *__restrict__ in, const float *__restrict__ bias, float *__restrict__ out,
            float scale)
{
    int lane = threadIdx.x % 32;
    int row = (blockIdx.x * 4 + threadIdx.x / 32) * 32 * N + lane;
    float x[N];

    KPERF_BEGIN(load);
    for (int i = 0; i < N; i++)
        x[i] = in[row + i * 32];
    float b = bias[lane];
    KPERF_END(load);

    KPERF_BEGIN(scores); /* waits for what was loaded */
    for (int i = 0; i < N; i++)
        x[i] = fmaf(x[i], scale, b);
    KPERF_END(scores);

    KPERF_BEGIN(max);
    float m = x[0];
    for (int i = 1; i < N; i++)
        m = fmaxf(m, x[i]);
    for (int d = 16; d; d /= 2)
        m = fmaxf(m, __shfl_xor_sync(0xffffffffu, m, d));
    KPERF_END(max);

    KPERF_BEGIN(exp);
    for (int i = 0; i < N; i++)
        x[i] = ex2(x[i] - m);
    KPERF_END(exp);

    KPERF_BEGIN(sum);
    float sum = x[0];
    for (int i = 1; i < N; i++)
        sum += x[i];
    for (int d = 16; d; d /= 2)
        sum += __shfl_xor_sync(0xffffffffu, sum, d);
    KPERF_END(sum);

    KPERF_BEGIN(normalise);
    float r = __fdividef(1, sum);
    for (int i = 0; i < N; i++)
        x[i] *= r;
    KPERF_END(normalise);

    KPERF_BEGIN(store);
    for (int i = 0; i < N; i++)
        out[row + i * 32] = x[i];
    KPERF_END(store);
}

extern "C" __global__ void __launch_bounds__(128)
    bounded(const float *__restrict__ in, float *__restrict__ out, float scale, float bound)
{
    int lane = threadIdx.x % 32;
    int row = (blockIdx.x * 4 + threadIdx.x / 32) * 32 * N + lane;
    float x[N];

    KPERF_BEGIN(load);
    for (int i = 0; i < N; i++)
        x[i] = in[row + i * 32];
    KPERF_END(load);

    KPERF_BEGIN(exp); /* waits for what was loaded */
    for (int i = 0; i < N; i++)
        x[i] = ex2(fmaf(x[i], scale, -bound));
    KPERF_END(exp);

    KPERF_BEGIN(sum);
    float sum = x[0];
    for (int i = 1; i < N; i++)
        sum += x[i];
    for (int d = 16; d; d /= 2)
        sum += __shfl_xor_sync(0xffffffffu, sum, d);
    KPERF_END(sum);

    float r = __fdividef(1, sum);
    for (int i = 0; i < N; i++)
        out[row + i * 32] = x[i] * r;
}
