// router: scores of 64 tokens at a time for 256 experts, X W^T in bf16, reduced to the logarithm of the
// sum of their exponentials and the mean score.  Two warp groups take items in turns; an order of
// barriers lets one multiply while the other reduces.  Warp 8 loads.
//   LATE  a group lets the other multiply only when it has reduced its own scores
#include "common.cuh"
#include <kperf/mark.h>

constexpr int SLOTS = 4, TOKENS = 64, EXPERTS = 256, DEEP = 128;
constexpr int HALF = TOKENS * ROW_BYTES, ITEM = 2 * HALF, W_HALF = EXPERTS * ROW_BYTES;

struct Bars {
    uint32_t full, empty, weights, order;
};

__device__ __forceinline__ void load(const Bars& bar, uint32_t data, const CUtensorMap& x,
                                     const CUtensorMap& w, int blocks, int turns) {
    barrier_expect(bar.weights, 2 * W_HALF);
    tma_load(data + SLOTS * ITEM, w, 0, 0, bar.weights);
    tma_load(data + SLOTS * ITEM + W_HALF, w, SUB_K, 0, bar.weights);
    Place<SLOTS> at;
#pragma unroll 1
    for (int i = 0; i < turns; i++) {
        int row = (blockIdx.x + i * gridDim.x) % blocks * TOKENS;
        KPERF_BEGIN(empty_wait);
        KPERF_WAIT(empty, SLOTS);
        barrier_wait(bar.empty + at.slot * 8, at.parity ^ 1);
        KPERF_END(empty_wait);
        KPERF_BEGIN(item_load);
        KPERF_ASYNC_LOAD(item, tma, full, ITEM);
        barrier_expect(bar.full + at.slot * 8, ITEM);
        tma_load(data + at.slot * ITEM, x, 0, row, bar.full + at.slot * 8);
        tma_load(data + at.slot * ITEM + HALF, x, SUB_K, row, bar.full + at.slot * 8);
        KPERF_END(item_load);
        at.next();
    }
}

__device__ __forceinline__ void reduce(const float (&acc)[128], float2* out) {
    constexpr float SHARP = 1.44269504f;
#pragma unroll
    for (int half = 0; half < 2; half++) {
        float top = -1e30f, sum = 0, mean = 0;
#pragma unroll
        for (int i = 2 * half; i < 128; i += 4)
            top = fmaxf(top, fmaxf(acc[i], acc[i + 1]));
        top = fmaxf(top, __shfl_xor_sync(~0u, top, 1));
        top = fmaxf(top, __shfl_xor_sync(~0u, top, 2));
#pragma unroll
        for (int i = 2 * half; i < 128; i += 4)
#pragma unroll
            for (int j = 0; j < 2; j++) {
                float e = exp2_fast((acc[i + j] - top) * SHARP);
                sum += e;
                mean += e * acc[i + j];
            }
        sum += __shfl_xor_sync(~0u, sum, 1), mean += __shfl_xor_sync(~0u, mean, 1);
        sum += __shfl_xor_sync(~0u, sum, 2), mean += __shfl_xor_sync(~0u, mean, 2);
        if (threadIdx.x % 4 == 0)
            out[8 * half] = make_float2(top + logf(sum), mean / sum);
    }
}

// The other group may multiply.
__device__ __forceinline__ void let_go(const Bars& bar, int group) {
    KPERF_BEGIN(let_go);
    KPERF_ARRIVE(order);
    __syncwarp();
    if (threadIdx.x % 32 == 0)
        barrier_arrive(bar.order + (group ^ 1) * 8);
    KPERF_END(let_go);
}

extern "C" __global__ void __launch_bounds__(288, 1)
router(const __grid_constant__ CUtensorMap x, const __grid_constant__ CUtensorMap w, float2* out,
       const __nv_bfloat16*, const __nv_bfloat16*, int blocks, int turns) {
    extern __shared__ __align__(1024) unsigned char smem[];
    __shared__ __align__(8) uint64_t bars[2 * SLOTS + 3];
    uint32_t base = smem_addr(bars), data = smem_addr(smem);
    Bars bar{base, base + SLOTS * 8, base + SLOTS * 16, base + SLOTS * 16 + 8};
    if (threadIdx.x == 0) {
        for (int i = 0; i < SLOTS; i++)
            barrier_init(bar.full + i * 8, 1), barrier_init(bar.empty + i * 8, 4);
        barrier_init(bar.weights, 1);
        barrier_init(bar.order, 4), barrier_init(bar.order + 8, 4);
    }
    barriers_ready();
    int warp = __shfl_sync(~0u, threadIdx.x / 32, 0), lane = threadIdx.x % 32;
    if (warp == 8) {
        if (lane == 0)
            load(bar, data, x, w, blocks, turns);
        return;
    }
    int group = warp / 4;
    barrier_wait(bar.weights, 0);
    uint64_t right = operand_desc(data + SLOTS * ITEM);
#pragma unroll 1
    for (int i = group; i < turns; i += 2) {
        int slot = i % SLOTS;
        float acc[128] = {};
        KPERF_BEGIN(order_wait);
        KPERF_WAIT_TURN(order, 0);
        barrier_wait(bar.order + group * 8, (i / 2 & 1) ^ 1 ^ group);
        KPERF_END(order_wait);
        KPERF_BEGIN(full_wait);
        KPERF_WAIT(full, 0);
        barrier_wait(bar.full + slot * 8, i / SLOTS & 1);
        KPERF_END(full_wait);
        KPERF_BEGIN(scores);
        KPERF_ASYNC_OP(product, tensor, 2 * TOKENS * EXPERTS * DEEP);
        uint64_t left = operand_desc(data + slot * ITEM);
        wgmma_fence();
#pragma unroll
        for (int k = 0; k < DEEP / SUB_K; k++)
            mma_sub(acc, left + k * (HALF >> 4), right + k * (W_HALF >> 4));
        wgmma_commit();
        KPERF_END(scores);
        KPERF_BEGIN(scores_wait);
        KPERF_WAIT(product, 0);
        wgmma_drain(acc);
        KPERF_END(scores_wait);
        KPERF_BEGIN(release);
        KPERF_ARRIVE(empty);
        if (lane == 0)
            barrier_arrive(bar.empty + slot * 8);
        KPERF_END(release);
#ifndef LATE
        let_go(bar, group);
#endif
        KPERF_BEGIN(reduction);
        reduce(acc, out + size_t(blockIdx.x + i * gridDim.x) * TOKENS + warp % 4 * 16 + lane / 4);
        KPERF_END(reduction);
#ifdef LATE
        let_go(bar, group);
#endif
    }
}

// A warp an item and 16 of its tokens, one after the other.
extern "C" __global__ void router_plain(const __grid_constant__ CUtensorMap,
                                        const __grid_constant__ CUtensorMap, float2* out,
                                        const __nv_bfloat16* x, const __nv_bfloat16* w, int blocks,
                                        int turns) {
    __shared__ float score[EXPERTS];
    for (int t = 0; t < TOKENS; t++) {
        const __nv_bfloat16* token = x + size_t(blockIdx.x % blocks * TOKENS + t) * DEEP;
        float dot = 0;
        for (int k = 0; k < DEEP; k++)
            dot += __bfloat162float(token[k]) * __bfloat162float(w[threadIdx.x * DEEP + k]);
        score[threadIdx.x] = dot;
        __syncthreads();
        if (threadIdx.x == 0) {
            float top = -1e30f, sum = 0, mean = 0;
            for (int i = 0; i < EXPERTS; i++)
                top = fmaxf(top, score[i]);
            for (int i = 0; i < EXPERTS; i++) {
                float e = expf(score[i] - top);
                sum += e, mean += e * score[i];
            }
            out[size_t(blockIdx.x) * TOKENS + t] = make_float2(top + logf(sum), mean / sum);
        }
        __syncthreads();
    }
}
