// Atomics in LDS and in memory; a loop whose bound is an argument; two kernels.
#include "corpus.h"

extern "C" __global__ THREADS(256) void histogram(unsigned *bins, const unsigned char *data, int n) {
    __shared__ unsigned local[256];
    local[tx()] = 0;
    sync();
    for (int i = bx() * 256 + tx(); i < n; i += 256 * 64) {
        KPERF_BEGIN(count);
        __hip_atomic_fetch_add(&local[data[i]], 1u, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_WORKGROUP);
        KPERF_END(count);
    }
    sync();
    KPERF_BEGIN(merge);
    __hip_atomic_fetch_add(&bins[tx()], local[tx()], __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
    KPERF_END(merge);
}

extern "C" __global__ THREADS(64) void clear(unsigned *bins, int n) {
    KPERF_BEGIN(zero);
    for (int i = tx(); i < n; i += 64)
        bins[i] = 0;
    KPERF_END(zero);
}
