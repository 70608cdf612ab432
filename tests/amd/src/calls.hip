// Functions that are called, one through a pointer; recursion; a stack.
#include "corpus.h"

__device__ NOINLINE float twice(float x) { return x * 2.0f; }
__device__ NOINLINE float square(float x) { return x * x; }
__device__ NOINLINE int fibonacci(int n) { return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2); }

extern "C" __global__ THREADS(64) void calls(float *x, int which) {
    float (*f)(float) = which ? twice : square;
    float v = x[tx()];
    KPERF_BEGIN(call);
    v = f(v) + twice(v);
    KPERF_END(call);
    KPERF_BEGIN(recurse);
    v += fibonacci(which & 7);
    KPERF_END(recurse);
    x[tx()] = v;
}

extern "C" __global__ THREADS(64) void stack(int *x, int k) {
    int local[32];
    KPERF_BEGIN(fill);
    for (int i = 0; i < 32; i++)
        local[i] = x[i * 64 + tx()];
    KPERF_END(fill);
    x[tx()] = local[k & 31];
}
