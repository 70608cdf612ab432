// Rows across a wave: cross-lane instructions, transcendental functions.
#include "corpus.h"

__device__ inline float other(float v, int mask) {
    int lane = __builtin_amdgcn_mbcnt_hi(~0u, __builtin_amdgcn_mbcnt_lo(~0u, 0u));
    return __builtin_bit_cast(float, __builtin_amdgcn_ds_bpermute((lane ^ mask) * 4, __builtin_bit_cast(int, v)));
}

extern "C" __global__ THREADS(32) void softmax(float *x, int columns) {
    float *row = x + (long)bx() * columns;
    float top = -1e30f, sum = 0;
    KPERF_BEGIN(max);
    for (int i = tx(); i < columns; i += 32)
        top = __builtin_fmaxf(top, row[i]);
    for (int m = 16; m; m >>= 1)
        top = __builtin_fmaxf(top, other(top, m));
    KPERF_END(max);
    KPERF_BEGIN(sum);
    for (int i = tx(); i < columns; i += 32)
        sum += __builtin_amdgcn_exp2f((row[i] - top) * 1.4426950f);
    for (int m = 16; m; m >>= 1)
        sum += other(sum, m);
    KPERF_END(sum);
    KPERF_BEGIN(scale);
    for (int i = tx(); i < columns; i += 32)
        row[i] = __builtin_amdgcn_exp2f((row[i] - top) * 1.4426950f) / sum;
    KPERF_END(scale);
}
