// common.cuh: what the seeded kernels need beside the examples' instructions.
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
