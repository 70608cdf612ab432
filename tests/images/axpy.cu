// Two kernels, one with marks, for the tests of compiled files.
#include "kperf/mark.h"

namespace blas {
template <class T> __global__ void axpy(T *y, const T *x, T a, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    KPERF_BEGIN(update);
    if (i < n)
        y[i] += a * x[i];
    KPERF_END(update);
}
template __global__ void axpy<float>(float *, const float *, float, int);
} // namespace blas

__global__ void scale(float *y, float a)
{
    y[threadIdx.x] *= a;
}
