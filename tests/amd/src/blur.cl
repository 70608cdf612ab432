#include <kperf/mark.h>

__constant float weights[9] = {1, 2, 1, 2, 4, 2, 1, 2, 1};

__attribute__((reqd_work_group_size(16, 16, 1)))
__kernel void blur(__global uchar4 *out, __global const uchar4 *in, int width, int height) {
    __local float4 tile[18][18];
    int lx = __builtin_amdgcn_workitem_id_x(), ly = __builtin_amdgcn_workitem_id_y();
    int x0 = __builtin_amdgcn_workgroup_id_x() * 16, y0 = __builtin_amdgcn_workgroup_id_y() * 16;
    KPERF_BEGIN(load);
    for (int y = ly; y < 18; y += 16)
        for (int x = lx; x < 18; x += 16) {
            int gx = x0 + x - 1, gy = y0 + y - 1;
            gx = gx < 0 ? 0 : gx >= width ? width - 1 : gx;
            gy = gy < 0 ? 0 : gy >= height ? height - 1 : gy;
            uchar4 p = in[gy * width + gx];
            tile[y][x] = (float4)(p.x, p.y, p.z, p.w);
        }
    KPERF_END(load);
    __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
    __builtin_amdgcn_s_barrier();
    __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
    KPERF_BEGIN(filter);
    float4 sum = 0;
    for (int k = 0; k < 9; k++)
        sum += tile[ly + k / 3][lx + k % 3] * weights[k];
    KPERF_END(filter);
    sum /= 16.0f;
    out[(y0 + ly) * width + x0 + lx] = (uchar4)(sum.x, sum.y, sum.z, sum.w);
}
