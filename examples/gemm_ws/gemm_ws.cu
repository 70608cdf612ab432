// gemm_ws: C[M,N] = A[M,K] * Bt[N,K]^T in bf16 with fp32 sums, warp-specialised.
//
// A CTA computes one 128 x 256 tile.  Warp group 0 loads, one thread of it
// driving the copy engine; warp groups 1 and 2 multiply 64 rows each.  A ring
// of STAGES slots joins them: `full` says that a slot has arrived, `empty` that
// both multiplying warp groups have finished with it.
#include "../common/sm90.cuh"
#include <kperf/mark.h>

#ifndef STAGES
#define STAGES 4
#endif
#ifndef INFLIGHT
#define INFLIGHT 0 // wgmma groups left running while the next slot is awaited
#endif
#ifndef GROUP_M
#define GROUP_M 16
#endif

constexpr int TILE_M = 128, TILE_N = 256, TILE_K = SUB_K;
constexpr int A_BYTES = TILE_M * ROW_BYTES, B_BYTES = TILE_N * ROW_BYTES;
constexpr int STAGE_BYTES = A_BYTES + B_BYTES;
constexpr int GROUP_FLOPS = 2 * 64 * TILE_N * TILE_K; // one warp group, one slot
constexpr int CONSUMER_WARPS = 8;
static_assert(INFLIGHT >= 0 && INFLIGHT < STAGES, "the ring must outlast the groups in flight");

// Position in the ring; the parity flips each time round.
struct Cursor {
    int slot = 0;
    uint32_t parity = 0;
    __device__ __forceinline__ void advance() {
        if (++slot == STAGES) {
            slot = 0;
            parity ^= 1;
        }
    }
};

struct Ring {
    uint32_t data, full, empty;
    __device__ __forceinline__ uint32_t a(int slot) const { return data + slot * STAGE_BYTES; }
    __device__ __forceinline__ uint32_t b(int slot) const { return a(slot) + A_BYTES; }
    __device__ __forceinline__ uint32_t full_of(int slot) const { return full + slot * 8; }
    __device__ __forceinline__ uint32_t empty_of(int slot) const { return empty + slot * 8; }
};

__device__ __forceinline__ void produce(const Ring& ring, const CUtensorMap& a,
                                        const CUtensorMap& b, Tile tile, int steps) {
    Cursor at;
#pragma unroll 1
    for (int k = 0; k < steps; k++) {
        // A fresh slot passes: the phase before the first counts as complete.
        // Consumers release a slot INFLIGHT iterations after its own.
        KPERF_BEGIN(wait_empty);
        KPERF_WAIT(empty, STAGES - INFLIGHT);
        barrier_wait(ring.empty_of(at.slot), at.parity ^ 1);
        KPERF_END(wait_empty);
        KPERF_BEGIN(issue_load);
        KPERF_ASYNC_LOAD(load_ab, tma, full, STAGE_BYTES);
        uint32_t full = ring.full_of(at.slot);
        barrier_expect(full, STAGE_BYTES);
        tma_load(ring.a(at.slot), a, k * TILE_K, tile.m, full);
        tma_load(ring.b(at.slot), b, k * TILE_K, tile.n, full);
        KPERF_END(issue_load);
        at.advance();
    }
}

__device__ __forceinline__ void consume(const Ring& ring, float (&acc)[128], int half, int steps) {
    Cursor at, done; // done: the slot whose multiplications have just finished
#pragma unroll 1
    for (int k = 0; k < steps; k++) {
        KPERF_BEGIN(wait_full);
        KPERF_WAIT(full, 0);
        barrier_wait(ring.full_of(at.slot), at.parity);
        KPERF_END(wait_full);
        KPERF_BEGIN(mma_issue);
        KPERF_ASYNC_OP(mma, tensor, GROUP_FLOPS);
        wgmma_fence();
        mma_sub(acc, operand_desc(ring.a(at.slot) + half * (A_BYTES / 2)),
                operand_desc(ring.b(at.slot)));
        wgmma_commit();
        KPERF_END(mma_issue);
        KPERF_BEGIN(mma_wait);
        KPERF_WAIT(mma, INFLIGHT);
        wgmma_wait<INFLIGHT>();
        KPERF_END(mma_wait);
        // Releases the slot of iteration k - INFLIGHT: by default its own.  The
        // first INFLIGHT iterations have none to release.
        KPERF_BEGIN(release);
        KPERF_ARRIVE(empty);
        if (k >= INFLIGHT) {
            if (threadIdx.x % 32 == 0)
                barrier_arrive(ring.empty_of(done.slot));
            done.advance();
        }
        KPERF_END(release);
        at.advance();
    }
}

__device__ __forceinline__ Ring make_ring(const unsigned char* smem) {
    uint32_t data = smem_addr(smem), full = data + STAGES * STAGE_BYTES;
    Ring ring{data, full, full + STAGES * 8};
    if (threadIdx.x == 0) {
        for (int i = 0; i < STAGES; i++) {
            barrier_init(ring.full_of(i), 1);
            barrier_init(ring.empty_of(i), CONSUMER_WARPS);
        }
        barrier_init_fence();
    }
    __syncthreads();
    return ring;
}

extern "C" __global__ void __launch_bounds__(384, 1)
gemm_ws(const __grid_constant__ CUtensorMap a, const __grid_constant__ CUtensorMap b,
        __nv_bfloat16* c, int M, int N, int K) {
    extern __shared__ __align__(1024) unsigned char smem[];
    if (threadIdx.x == 0) {
        prefetch_map(a);
        prefetch_map(b);
    }
    Ring ring = make_ring(smem);
    Tile tile = tile_of<TILE_M, TILE_N, GROUP_M>(blockIdx.x, M, N);
    int group = __shfl_sync(~0u, threadIdx.x / 128, 0); // same in a warp: uniform branches
    if (group == 0) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 40;");
        if (threadIdx.x == 0)
            produce(ring, a, b, tile, K / TILE_K);
    } else {
        asm volatile("setmaxnreg.inc.sync.aligned.u32 232;");
        int half = group - 1;
        float acc[128] = {};
        consume(ring, acc, half, K / TILE_K);
        KPERF_BEGIN(mma_drain);
        KPERF_WAIT(mma, 0);
        wgmma_drain(acc);
        KPERF_END(mma_drain);
        KPERF_BEGIN(epilogue);
        store_tile(acc, c + size_t(tile.m + half * 64) * N + tile.n, N);
        KPERF_END(epilogue);
    }
}
