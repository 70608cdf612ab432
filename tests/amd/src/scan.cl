#include <kperf/mark.h>

__attribute__((reqd_work_group_size(64, 1, 1)))
__kernel void scan(__global uint *data, __global uint *totals) {
    __local uint s[2][64];
    uint t = __builtin_amdgcn_workitem_id_x(), side = 0;
    s[0][t] = data[__builtin_amdgcn_workgroup_id_x() * 64 + t];
    for (uint step = 1; step < 64; step <<= 1) {
        KPERF_BEGIN(step);
        __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
        __builtin_amdgcn_s_barrier();
        __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
        uint v = s[side][t];
        if (t >= step)
            v += s[side][t - step];
        side ^= 1;
        s[side][t] = v;
        KPERF_END(step);
    }
    KPERF_BEGIN(store);
    data[__builtin_amdgcn_workgroup_id_x() * 64 + t] = s[side][t];
    if (t == 63)
        totals[__builtin_amdgcn_workgroup_id_x()] = s[side][t];
    KPERF_END(store);
}

__kernel void add_totals(__global uint *data, __global const uint *totals) {
    uint g = __builtin_amdgcn_workgroup_id_x();
    KPERF_BEGIN(add);
    data[g * 64 + __builtin_amdgcn_workitem_id_x()] += totals[g];
    KPERF_END(add);
}
