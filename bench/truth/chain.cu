// Two warps that hand a token through a ring of DEPTH slots, each with a chain of
// dependent loads in between.  How long an iteration takes without probes follows
// from the entry and exit stamps of unprobed CTAs at two iteration counts; what
// replay makes of the probed ones must agree.
#include <cstdint>
#include <kperf/mark.h>

#ifndef DEPTH
#define DEPTH 1
#endif

namespace {

__device__ __forceinline__ uint32_t shared_at(const void* p) {
    return static_cast<uint32_t>(__cvta_generic_to_shared(p));
}

__device__ __forceinline__ void barrier_init(uint32_t at) {
    asm volatile("mbarrier.init.shared.b64 [%0], 1;" ::"r"(at) : "memory");
}

__device__ __forceinline__ void barrier_arrive(uint32_t at) {
    asm volatile("{ .reg .b64 s; mbarrier.arrive.shared.b64 s, [%0]; }" ::"r"(at) : "memory");
}

__device__ __forceinline__ void barrier_wait(uint32_t at, uint32_t parity) {
    asm volatile("{\n\t.reg .pred done;\n\t"
                 "again: mbarrier.try_wait.parity.shared.b64 done, [%0], %1;\n\t"
                 "@!done bra again;\n\t}" ::"r"(at), "r"(parity) : "memory");
}

// A chain of n dependent loads.
__device__ __forceinline__ uint32_t chase(uint32_t at, int n) {
#pragma unroll 1
    for (int i = 0; i < n; i++)
        asm volatile("ld.volatile.shared.u32 %0, [%0];" : "+r"(at)::"memory");
    return at;
}

struct Slot {
    int at = 0;
    uint32_t parity = 0;
    __device__ __forceinline__ void advance() {
        if (++at == DEPTH) {
            at = 0;
            parity ^= 1;
        }
    }
};

}  // namespace

extern "C" __global__ void __launch_bounds__(64) chain(uint32_t* out, int steps, int first,
                                                       int second) {
    __shared__ uint32_t cell[32];
    __shared__ alignas(8) uint64_t full[DEPTH], empty[DEPTH];
    uint32_t warp = threadIdx.x / 32, lane = threadIdx.x % 32;
    if (threadIdx.x < 32)
        cell[lane] = shared_at(&cell[(lane + 7) % 32]);
    if (threadIdx.x == 0)
        for (int i = 0; i < DEPTH; i++) {
            barrier_init(shared_at(&full[i]));
            barrier_init(shared_at(&empty[i]));
        }
    __syncthreads();
    uint32_t at = shared_at(&cell[0]);
    Slot slot;
    if (warp == 0) {
#pragma unroll 1
        for (int k = 0; k < steps; k++) {
            KPERF_BEGIN(turn_a);
            KPERF_BEGIN(wait_empty);
            KPERF_WAIT(empty, DEPTH);
            barrier_wait(shared_at(&empty[slot.at]), slot.parity ^ 1);
            KPERF_END(wait_empty);
            KPERF_BEGIN(produce);
            at = chase(at, first);
            KPERF_END(produce);
            KPERF_BEGIN(post);
            KPERF_ARRIVE(full);
            if (lane == 0)
                barrier_arrive(shared_at(&full[slot.at]));
            __syncwarp();
            KPERF_END(post);
            KPERF_END(turn_a);
            slot.advance();
        }
    } else {
#pragma unroll 1
        for (int k = 0; k < steps; k++) {
            KPERF_BEGIN(turn_b);
            KPERF_BEGIN(wait_full);
            KPERF_WAIT(full, 0);
            barrier_wait(shared_at(&full[slot.at]), slot.parity);
            KPERF_END(wait_full);
            KPERF_BEGIN(consume);
            at = chase(at, second);
            KPERF_END(consume);
            KPERF_BEGIN(release);
            KPERF_ARRIVE(empty);
            if (lane == 0)
                barrier_arrive(shared_at(&empty[slot.at]));
            __syncwarp();
            KPERF_END(release);
            KPERF_END(turn_b);
            slot.advance();
        }
    }
    out[blockIdx.x * 64 + threadIdx.x] = at - shared_at(&cell[0]);
}
