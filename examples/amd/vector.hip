// vector: z[i] = a x[i] + y[i], a loop over the grid.
#include "amd.h"

constexpr int THREADS = 128;

KERNEL(THREADS) vector(const float* x, const float* y, float* z, float a, int n, int step) {
    for (int i = group_x() * THREADS + thread_x(); i < n; i += step) {
        KPERF_BEGIN(load);
        float xi = x[i], yi = y[i];
        KPERF_END(load);
        KPERF_BEGIN(compute);
        float zi = a * xi + yi;
        KPERF_END(compute);
        KPERF_BEGIN(store);
        z[i] = zi;
        KPERF_END(store);
    }
    KPERF_INSTANT(done);
}
