/*
 * Row softmax, a warp a row of 256: regions of plain arithmetic, which an
 * assembler may move across clock reads.
 *
 *     nvcc -arch=sm_90a -ptx -I include tests/ptx/softmax.cu -o tests/ptx/softmax.ptx
 */
#include <kperf/mark.h>

#define N 8 /* values a lane holds */

extern "C" __global__ void __launch_bounds__(128)
    softmax(const float *__restrict__ in, float *__restrict__ out, int rows, float scale)
{
    int lane = threadIdx.x % 32;
    int stride = gridDim.x * 4;
    for (int row = blockIdx.x * 4 + threadIdx.x / 32; row < rows; row += stride) {
        float x[N];
        KPERF_BEGIN(load);
        for (int i = 0; i < N; i++)
            x[i] = in[row * 32 * N + i * 32 + lane];
        KPERF_END(load);

        KPERF_BEGIN(max);
        float m = x[0];
        for (int i = 1; i < N; i++)
            m = fmaxf(m, x[i]);
        for (int d = 16; d; d /= 2)
            m = fmaxf(m, __shfl_xor_sync(0xffffffffu, m, d));
        KPERF_END(max);

        KPERF_BEGIN(exp);
        float sum = 0;
        for (int i = 0; i < N; i++) {
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(x[i]) : "f"(fmaf(x[i], scale, -m * scale)));
            sum += x[i];
        }
        KPERF_END(exp);

        KPERF_BEGIN(sum);
        for (int d = 16; d; d /= 2)
            sum += __shfl_xor_sync(0xffffffffu, sum, d);
        KPERF_END(sum);

        KPERF_BEGIN(scale);
        float r = 1 / sum;
        for (int i = 0; i < N; i++)
            x[i] *= r;
        KPERF_END(scale);

        KPERF_BEGIN(store);
        for (int i = 0; i < N; i++)
            out[row * 32 * N + i * 32 + lane] = x[i];
        KPERF_END(store);
    }
}
