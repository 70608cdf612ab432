#include <kperf/mark.h>

__kernel void vadd(__global const float *a, __global const float *b, __global float *c, uint n) {
    uint i = __builtin_amdgcn_workgroup_id_x() * 256 + __builtin_amdgcn_workitem_id_x();
    KPERF_BEGIN(add);
    if (i < n)
        c[i] = a[i] + b[i];
    KPERF_END(add);
}
