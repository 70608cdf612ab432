// gemm_swp: C[M,N] = A[M,K] * Bt[N,K]^T in bf16 with fp32 sums, software-pipelined.
//
// A CTA computes one 128 x 256 tile.  Both warp groups multiply 64 rows each;
// thread 0 also starts the load for a later iteration inside the same loop.
// Each iteration leaves its own wgmma group in flight, waits for the one before,
// and refills the slot that this one has freed, N_PIPE - 1 iterations ahead.
#include "../common/sm90.cuh"
#include <kperf/mark.h>

#ifndef N_PIPE
#define N_PIPE 2
#endif
#ifndef TILE_K
#define TILE_K 64 // 128 fits with N_PIPE 2, and is slower there
#endif
#ifndef GROUP_M
#define GROUP_M 16
#endif

constexpr int TILE_M = 128, TILE_N = 256, SUBS = TILE_K / SUB_K;
constexpr int A_BYTES = TILE_M * ROW_BYTES, B_BYTES = TILE_N * ROW_BYTES; // of K = 64
constexpr int SUB_BYTES = A_BYTES + B_BYTES, STAGE_BYTES = SUBS * SUB_BYTES;
constexpr int GROUP_FLOPS = 2 * 64 * TILE_N * TILE_K; // one warp group, one slot
static_assert(N_PIPE >= 2, "a slot in use and a slot being filled");

// Slot s of the pipe, its completion barrier behind all slots.
struct Pipe {
    uint32_t data;
    __device__ __forceinline__ uint32_t slot(int s) const { return data + s * STAGE_BYTES; }
    __device__ __forceinline__ uint32_t full(int s) const {
        return data + N_PIPE * STAGE_BYTES + s * 8;
    }
};

__device__ __forceinline__ void load(const Pipe& pipe, int slot, const CUtensorMap& a,
                                     const CUtensorMap& b, Tile tile, int k) {
    barrier_expect(pipe.full(slot), STAGE_BYTES);
#pragma unroll
    for (int s = 0; s < SUBS; s++) {
        uint32_t dst = pipe.slot(slot) + s * SUB_BYTES;
        int x = k * TILE_K + s * SUB_K;
        tma_load(dst, a, x, tile.m, pipe.full(slot));
        tma_load(dst + A_BYTES, b, x, tile.n, pipe.full(slot));
    }
}

__device__ __forceinline__ void multiply(const Pipe& pipe, int slot, float (&acc)[128], int half) {
    wgmma_fence();
#pragma unroll
    for (int s = 0; s < SUBS; s++) {
        uint32_t src = pipe.slot(slot) + s * SUB_BYTES;
        mma_sub(acc, operand_desc(src + half * (A_BYTES / 2)), operand_desc(src + A_BYTES));
    }
    wgmma_commit();
}

__device__ __forceinline__ Pipe make_pipe(const unsigned char* smem) {
    Pipe pipe{smem_addr(smem)};
    if (threadIdx.x == 0) {
        for (int i = 0; i < N_PIPE; i++)
            barrier_init(pipe.full(i), 1);
        barrier_init_fence();
    }
    __syncthreads();
    return pipe;
}

__device__ __forceinline__ void main_loop(const Pipe& pipe, const CUtensorMap& a,
                                          const CUtensorMap& b, Tile tile, float (&acc)[128],
                                          int half, int steps) {
    int slot = 0, freed = N_PIPE - 1; // freed: the slot of the iteration before
    uint32_t parity = 0;
#pragma unroll 1
    for (int k = 0; k < steps; k++) {
        KPERF_BEGIN(wait_full);
        KPERF_WAIT(full, N_PIPE - 1);
        barrier_wait(pipe.full(slot), parity);
        KPERF_END(wait_full);
        KPERF_BEGIN(mma_issue);
        KPERF_ASYNC_OP(mma, tensor, GROUP_FLOPS);
        multiply(pipe, slot, acc, half);
        KPERF_END(mma_issue);
        KPERF_BEGIN(mma_wait);
        KPERF_WAIT(mma, 1);
        wgmma_wait<1>();
        KPERF_END(mma_wait);
        // Both warp groups have now finished with the slot before.
        KPERF_BEGIN(sync);
        KPERF_ARRIVE(slot);
        KPERF_WAIT(slot, 0);
        __syncthreads();
        KPERF_END(sync);
        if (threadIdx.x == 0 && k + N_PIPE - 1 < steps) {
            KPERF_BEGIN(issue_load);
            KPERF_ASYNC_LOAD(load_ab, tma, full, STAGE_BYTES);
            load(pipe, freed, a, b, tile, k + N_PIPE - 1);
            KPERF_END(issue_load);
        }
        freed = slot;
        if (++slot == N_PIPE) {
            slot = 0;
            parity ^= 1;
        }
    }
}

extern "C" __global__ void __launch_bounds__(256, 1)
gemm_swp(const __grid_constant__ CUtensorMap a, const __grid_constant__ CUtensorMap b,
         __nv_bfloat16* c, int M, int N, int K) {
    extern __shared__ __align__(1024) unsigned char smem[];
    Pipe pipe = make_pipe(smem);
    Tile tile = tile_of<TILE_M, TILE_N, GROUP_M>(blockIdx.x, M, N);
    int half = __shfl_sync(~0u, threadIdx.x / 128, 0); // same in a warp: uniform addresses
    int steps = K / TILE_K;
    if (threadIdx.x == 0)
        for (int k = 0; k < min(N_PIPE - 1, steps); k++)
            load(pipe, k, a, b, tile, k);
    float acc[128] = {};
    main_loop(pipe, a, b, tile, acc, half, steps);
    KPERF_BEGIN(mma_drain);
    KPERF_WAIT(mma, 0);
    wgmma_drain(acc);
    KPERF_END(mma_drain);
    KPERF_BEGIN(epilogue);
    store_tile(acc, c + size_t(tile.m + half * 64) * N + tile.n, N);
    KPERF_END(epilogue);
}
