#include <kperf/mark.h>

__kernel void mandelbrot(__global int *out, int width, float scale) {
    int x = __builtin_amdgcn_workgroup_id_x() * 64 + __builtin_amdgcn_workitem_id_x();
    float cr = (x % width) * scale - 2.0f, ci = (x / width) * scale - 1.0f, a = 0, b = 0;
    int k = 0;
    KPERF_BEGIN(orbit);
    while (k < 1000 && a * a + b * b < 4.0f) {
        float t = a * a - b * b + cr;
        b = 2 * a * b + ci;
        a = t;
        k++;
    }
    KPERF_END(orbit);
    KPERF_INSTANT(done);
    out[x] = k;
}
