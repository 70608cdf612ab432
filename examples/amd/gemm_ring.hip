// gemm_ring: C[M,N] = A[M,K] Bt[N,K]^T, f16 in, f32 out, wave-specialised.
//
// Wave 0 loads, waves 1 and 2 multiply 16 rows each of a tile of 32 x 16.  A
// ring of STAGES slots in LDS joins them by counters: full[slot] says how often
// a slot was filled, empty[slot] how often a wave has finished with it.
#include "amd.h"

#ifndef STAGES
#define STAGES 3
#endif

constexpr int TILE_M = 32, TILE_N = 16, TILE_K = 32, CONSUMERS = 2;
constexpr int THREADS = (1 + CONSUMERS) * WAVE;
constexpr int SLOT = (TILE_M + TILE_N) * TILE_K; // values
constexpr int FLOPS = 2 * 16 * TILE_N * TILE_K;

struct Ring {
    alignas(16) half data[STAGES][SLOT];
    unsigned full[STAGES], empty[STAGES];
};

__device__ inline void arrive(unsigned* counter, int lane) {
    __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
    if (lane == 0)
        __hip_atomic_fetch_add(counter, 1u, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_WORKGROUP);
}

__device__ inline void await(unsigned* counter, unsigned least) {
    while (__hip_atomic_load(counter, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_WORKGROUP) < least)
        __builtin_amdgcn_s_sleep(1);
    __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
}

typedef half chunk __attribute__((ext_vector_type(8)));

// Rows of TILE_K values from `from` to `to`, 8 values a lane at a time.
__device__ inline void copy_rows(const half* from, half* to, int rows, int K, int lane) {
    for (int i = lane; i < rows * TILE_K / 8; i += WAVE) {
        int row = i / (TILE_K / 8), column = i % (TILE_K / 8) * 8;
        *(chunk*)(to + row * TILE_K + column) = *(const chunk*)(from + row * K + column);
    }
}

__device__ void produce(Ring& ring, const half* a, const half* b, int K, int lane) {
    int slot = 0;
    unsigned round = 0;
    for (int k = 0; k < K; k += TILE_K) {
        KPERF_BEGIN(wait_empty);
        KPERF_WAIT(empty, STAGES);
        await(&ring.empty[slot], round * CONSUMERS);
        KPERF_END(wait_empty);
        KPERF_BEGIN(load);
        copy_rows(a + k, ring.data[slot], TILE_M, K, lane);
        copy_rows(b + k, ring.data[slot] + TILE_M * TILE_K, TILE_N, K, lane);
        KPERF_END(load);
        KPERF_BEGIN(fill);
        KPERF_ARRIVE(full);
        arrive(&ring.full[slot], lane);
        KPERF_END(fill);
        if (++slot == STAGES) {
            slot = 0;
            round++;
        }
    }
}

__device__ acc consume(Ring& ring, int half_tile, int K, int lane) {
    acc sum = {};
    int slot = 0;
    unsigned round = 1;
    for (int k = 0; k < K; k += TILE_K) {
        KPERF_BEGIN(wait_full);
        KPERF_WAIT(full, 0);
        await(&ring.full[slot], round);
        KPERF_END(wait_full);
        KPERF_BEGIN(mma);
        KPERF_ASYNC_OP(product, matrix, FLOPS);
        const half* a = ring.data[slot] + half_tile * 16 * TILE_K;
        const half* b = ring.data[slot] + TILE_M * TILE_K;
        for (int kk = 0; kk < TILE_K; kk += 16)
            sum = multiply(load_frag(a, TILE_K, kk, lane), load_frag(b, TILE_K, kk, lane), sum);
        KPERF_END(mma);
        KPERF_BEGIN(release);
        KPERF_ARRIVE(empty);
        arrive(&ring.empty[slot], lane);
        KPERF_END(release);
        if (++slot == STAGES) {
            slot = 0;
            round++;
        }
    }
    return sum;
}

KERNEL(THREADS) gemm_ring(const half* a, const half* b, float* c, int N, int K) {
    __shared__ Ring ring;
    int wave = wave_id(), lane = lane_id();
    int m = group_y() * TILE_M, n = group_x() * TILE_N;
    if (thread_x() < STAGES) {
        ring.full[thread_x()] = 0;
        ring.empty[thread_x()] = 0;
    }
    group_barrier();
    if (wave == 0) {
        produce(ring, a + m * K, b + n * K, K, lane);
    } else {
        acc sum = consume(ring, wave - 1, K, lane);
        KPERF_BEGIN(epilogue);
        for (int i = 0; i < ACC; i++)
            c[(m + (wave - 1) * 16 + acc_row(lane, i)) * N + n + lane % 16] = sum[i];
        KPERF_END(epilogue);
    }
}
