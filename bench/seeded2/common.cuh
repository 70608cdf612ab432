// common.cuh: what these kernels need beside the examples' instructions.
#pragma once
#include "../../examples/common/sm90.cuh"

// Barriers are there for everyone, the copy engine too.
__device__ __forceinline__ void barriers_ready() {
    barrier_init_fence();
    __syncthreads();
}

// `bytes` of global memory, contiguous there and in shared memory.
__device__ __forceinline__ void bulk_load(uint32_t to, const void* from, uint32_t bytes,
                                          uint32_t bar) {
    asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes "
                 "[%0], [%1], %2, [%3];" ::"r"(to),
                 "l"(from), "r"(bytes), "r"(bar)
                 : "memory");
}

__device__ __forceinline__ void copy16(uint32_t to, const void* from) {
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(to), "l"(from) : "memory");
}

__device__ __forceinline__ void copies_commit() {
    asm volatile("cp.async.commit_group;" ::: "memory");
}

template <int LEFT>
__device__ __forceinline__ void copies_wait() {
    asm volatile("cp.async.wait_group %0;" ::"n"(LEFT) : "memory");
}

__device__ __forceinline__ float exp2_fast(float x) {
    float y;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(y) : "f"(x));
    return y;
}

__device__ __forceinline__ float inverse_fast(float x) {
    float y;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(y) : "f"(x));
    return y;
}

__device__ __forceinline__ void wgmma_drain64(float (&d)[64]) {
    asm volatile("wgmma.wait_group.sync.aligned 0;" : ACC64(d, 0)::"memory");
}

#define WGMMA64(name, shape)                                                                       \
    __device__ __forceinline__ void name(float (&d)[64], uint64_t a, uint64_t b, int add) {        \
        asm volatile("{.reg .pred p; setp.ne.b32 p, %66, 0;\n\t"                                   \
                     "wgmma.mma_async.sync.aligned." shape " {"                                    \
                     "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, "      \
                     "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, "      \
                     "%30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, "      \
                     "%44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, "      \
                     "%58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1" WGMMA_LAYOUT ";}"           \
                     : ACC64(d, 0)                                                                 \
                     : "l"(a), "l"(b), "r"(add));                                                  \
    }

#define WGMMA_LAYOUT ", 0, 0"
WGMMA64(wgmma_bf16_n128, "m64n128k16.f32.bf16.bf16")
#undef WGMMA_LAYOUT
#define WGMMA_LAYOUT
WGMMA64(wgmma_e4m3_n128, "m64n128k32.f32.e4m3.e4m3")

// Position in a ring of COUNT.
template <int COUNT>
struct Place {
    int slot = 0;
    uint32_t parity = 0;
    __device__ __forceinline__ void next() {
        if (++slot == COUNT) {
            slot = 0;
            parity ^= 1;
        }
    }
};
