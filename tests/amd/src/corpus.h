// What the kernels of the corpus share, without ROCm's headers.
#ifndef CORPUS_H
#define CORPUS_H

#include <kperf/mark.h>

#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define NOINLINE __attribute__((noinline))
#define THREADS(n) __attribute__((amdgpu_flat_work_group_size(n, n)))

__device__ inline unsigned tx() { return __builtin_amdgcn_workitem_id_x(); }
__device__ inline unsigned ty() { return __builtin_amdgcn_workitem_id_y(); }
__device__ inline unsigned bx() { return __builtin_amdgcn_workgroup_id_x(); }
__device__ inline unsigned by() { return __builtin_amdgcn_workgroup_id_y(); }
__device__ inline void sync() {
    __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
    __builtin_amdgcn_s_barrier();
    __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
}

#endif
