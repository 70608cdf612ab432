// Sixty-four sums that each thread carries along: with fewer registers they spill.
#include <kperf/mark.h>

#define SUMS 64

extern "C" __global__ void many(float* __restrict__ out, const float* __restrict__ in, int rounds)
{
    float sum[SUMS];
    int thread = blockIdx.x * blockDim.x + threadIdx.x;
#pragma unroll
    for (int i = 0; i < SUMS; i++)
        sum[i] = in[(thread * SUMS + i) & 0xffff];
#pragma unroll 1
    for (int k = 0; k < rounds; k++) {
        KPERF_BEGIN(turn);
        float last = sum[SUMS - 1];
#pragma unroll
        for (int i = SUMS - 1; i > 0; i--)
            sum[i] = sum[i] * 0.75f + sum[i - 1] * 0.25f;
        sum[0] = sum[0] * 0.75f + last * 0.25f;
        KPERF_END(turn);
    }
    float all = 0;
#pragma unroll
    for (int i = 0; i < SUMS; i++)
        all += sum[i] * (i + 1);
    out[thread] = all;
}
