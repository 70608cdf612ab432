// reduce: the sum of THREADS elements per work group, by a tree in LDS.
#include "amd.h"

constexpr int THREADS = 256;

KERNEL(THREADS) reduce(const int* in, int* out, int n) {
    __shared__ int part[THREADS];
    int t = thread_x(), group = group_x();
    KPERF_BEGIN(load);
    int sum = 0;
    for (int i = t; i < n; i += THREADS)
        sum += in[group * n + i];
    part[t] = sum;
    KPERF_END(load);
    for (int width = THREADS / 2; width > 0; width /= 2) {
        KPERF_BEGIN(sync);
        group_barrier();
        KPERF_END(sync);
        if (t < width) {
            KPERF_BEGIN(add);
            part[t] += part[t + width];
            KPERF_END(add);
        }
    }
    KPERF_BEGIN(store);
    group_barrier();
    if (t == 0)
        out[group] = part[0];
    KPERF_END(store);
}
