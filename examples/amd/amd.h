// What the examples need of HIP and of the matrix units, without ROCm's headers.
#ifndef EXAMPLES_AMD_H
#define EXAMPLES_AMD_H

#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __shared__ __attribute__((shared))
#define KERNEL(threads) \
    extern "C" __global__ __attribute__((amdgpu_flat_work_group_size(threads, threads))) void

#include <kperf/mark.h>

#if defined(__GFX9__)
constexpr int WAVE = 64;
#else
constexpr int WAVE = 32;
#endif

using half = _Float16;

__device__ inline int thread_x() { return __builtin_amdgcn_workitem_id_x(); }
__device__ inline int group_x() { return __builtin_amdgcn_workgroup_id_x(); }
__device__ inline int group_y() { return __builtin_amdgcn_workgroup_id_y(); }
__device__ inline int lane_id() { return thread_x() % WAVE; }
// The same in all lanes, and the compiler knows: branches on it are scalar.
__device__ inline int wave_id() { return __builtin_amdgcn_readfirstlane(thread_x() / WAVE); }

__device__ inline void group_barrier() {
    __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
    __builtin_amdgcn_s_barrier();
    __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
}

// D = A B + C with A 16 x 16, B 16 x 16 (f16), C and D f32.  A lane holds
// FRAG_K values of row lane % 16 of A, and as many of the same column of B;
// of D it holds column lane % 16, in ACC rows.
#if defined(__GFX9__)
constexpr int FRAG_K = 4, ACC = 4;
__device__ inline int frag_k(int lane) { return lane / 16 * 4; }
__device__ inline int acc_row(int lane, int i) { return lane / 16 * 4 + i; }
#elif defined(__GFX11__)
constexpr int FRAG_K = 16, ACC = 8;
__device__ inline int frag_k(int) { return 0; }
__device__ inline int acc_row(int lane, int i) { return 2 * i + lane / 16; }
#else
constexpr int FRAG_K = 8, ACC = 8;
__device__ inline int frag_k(int lane) { return lane / 16 * 8; }
__device__ inline int acc_row(int lane, int i) { return lane / 16 * 8 + i; }
#endif

typedef half frag __attribute__((ext_vector_type(FRAG_K)));
typedef float acc __attribute__((ext_vector_type(ACC)));

__device__ inline acc multiply(frag a, frag b, acc c) {
#if defined(__GFX9__)
    return __builtin_amdgcn_mfma_f32_16x16x16f16(a, b, c, 0, 0, 0);
#elif defined(__GFX11__)
    return __builtin_amdgcn_wmma_f32_16x16x16_f16_w32(a, b, c);
#else
    return __builtin_amdgcn_wmma_f32_16x16x16_f16_w32_gfx12(a, b, c);
#endif
}

// Row lane % 16 of a tile of rows of `stride` values; its values from k on.
__device__ inline frag load_frag(const half* tile, int stride, int k, int lane) {
    const half* from = tile + lane % 16 * stride + k + frag_k(lane);
    frag out;
    for (int i = 0; i < FRAG_K; i++)
        out[i] = from[i];
    return out;
}

#endif
