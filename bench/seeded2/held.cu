// held: C[M,N] = A[M,K] * B[N,K]^T in e4m3, persistent; warp 8 takes tiles of 128 x 128 from a counter
// in global memory, tells the others, and loads; warp groups 0 and 1 multiply 64 rows each, with one
// product in flight behind the one that is awaited.
//   HELD  a tile's last slot is given back when the tile is stored
#include "common.cuh"
#include <cuda_fp8.h>

constexpr int SLOTS = 6, TILE = 128, STEP = 128, HALF = TILE * STEP, SLOT = 2 * HALF;

struct Bars {
    uint32_t full, empty, given, taken;
};

__device__ __forceinline__ void load(const Bars& bar, uint32_t data, volatile int* next, int* counter,
                                     const CUtensorMap& a, const CUtensorMap& b, int across,
                                     int tiles, int steps) {
    Place<SLOTS> at;
    Place<2> order;
#pragma unroll 1
    for (;;) {
        barrier_wait(bar.taken + order.slot * 8, order.parity ^ 1);
        int tile = atomicAdd(counter, 1);
        next[order.slot] = tile;
        barrier_arrive(bar.given + order.slot * 8);
        order.next();
        if (tile >= tiles)
            break;
#pragma unroll 1
        for (int k = 0; k < steps; k++) {
            barrier_wait(bar.empty + at.slot * 8, at.parity ^ 1);
            barrier_expect(bar.full + at.slot * 8, SLOT);
            tma_load(data + at.slot * SLOT, a, k * STEP, tile / across * TILE, bar.full + at.slot * 8);
            tma_load(data + at.slot * SLOT + HALF, b, k * STEP, tile % across * TILE,
                     bar.full + at.slot * 8);
            at.next();
        }
    }
}

__device__ __forceinline__ void store(const float (&acc)[64], float* to, int N) {
#pragma unroll
    for (int i = 0; i < 64; i += 2)
        *reinterpret_cast<float2*>(to + size_t(i % 4 / 2 * 8) * N + i / 4 * 8) =
            make_float2(acc[i], acc[i + 1]);
}

__device__ __forceinline__ void release(const Bars& bar, int slot) {
    __syncwarp();
    if (threadIdx.x % 32 == 0)
        barrier_arrive(bar.empty + slot * 8);
}

extern "C" __global__ void __launch_bounds__(288, 1)
held(const __grid_constant__ CUtensorMap a, const __grid_constant__ CUtensorMap b, float* c, int* counter,
     const unsigned char*, const unsigned char*, int N, int K, int tiles) {
    extern __shared__ __align__(1024) unsigned char smem[];
    __shared__ __align__(8) uint64_t bars[2 * SLOTS + 4];
    __shared__ volatile int next[2];
    uint32_t base = smem_addr(bars), data = smem_addr(smem);
    Bars bar{base, base + SLOTS * 8, base + SLOTS * 16, base + SLOTS * 16 + 16};
    if (threadIdx.x == 0) {
        for (int i = 0; i < SLOTS; i++)
            barrier_init(bar.full + i * 8, 1), barrier_init(bar.empty + i * 8, 8);
        for (int i = 0; i < 2; i++)
            barrier_init(bar.given + i * 8, 1), barrier_init(bar.taken + i * 8, 8);
    }
    barriers_ready();
    int warp = __shfl_sync(~0u, threadIdx.x / 32, 0), lane = threadIdx.x % 32;
    if (warp == 8) {
        if (lane == 0)
            load(bar, data, next, counter, a, b, N / TILE, tiles, K / STEP);
        return;
    }
    Place<SLOTS> at, done;
    Place<2> order;
#pragma unroll 1
    for (;;) {
        barrier_wait(bar.given + order.slot * 8, order.parity);
        int tile = next[order.slot];
        __syncwarp();
        if (lane == 0)
            barrier_arrive(bar.taken + order.slot * 8);
        order.next();
        if (tile >= tiles)
            break;
        float acc[64];
#pragma unroll
        for (int i = 0; i < 64; i++)
            acc[i] = 0;
#pragma unroll 1
        for (int k = 0; k < K / STEP; k++) {
            barrier_wait(bar.full + at.slot * 8, at.parity);
            uint64_t left = operand_desc(data + at.slot * SLOT + warp / 4 * (HALF / 2));
            uint64_t right = operand_desc(data + at.slot * SLOT + HALF);
            wgmma_fence();
#pragma unroll
            for (int i = 0; i < STEP / 32; i++)
                wgmma_e4m3_n128(acc, left + 2 * i, right + 2 * i, 1);
            wgmma_commit();
            wgmma_wait<1>();
            if (k) {
                release(bar, done.slot);
                done.next();
            }
            at.next();
        }
        wgmma_drain64(acc);
#ifndef HELD
        release(bar, done.slot);
#endif
        store(acc, c + size_t(tile / (N / TILE) * TILE + warp * 16 + lane / 4) * N +
                       tile % (N / TILE) * TILE + lane % 4 * 2, N);
#ifdef HELD
        release(bar, done.slot);
#endif
        done.next();
    }
}

__device__ __forceinline__ float value_of(unsigned char bits) {
    __nv_fp8_e4m3 v;
    v.__x = bits;
    return float(v);
}

extern "C" __global__ void held_plain(const __grid_constant__ CUtensorMap,
                                      const __grid_constant__ CUtensorMap, float* c, int* counter,
                                      const unsigned char* a, const unsigned char* b, int N, int K,
                                      int tiles) {
    int row = blockIdx.y * 16 + threadIdx.y, column = blockIdx.x * 16 + threadIdx.x;
    const uchar4* left = reinterpret_cast<const uchar4*>(a + size_t(row) * K);
    const uchar4* right = reinterpret_cast<const uchar4*>(b + size_t(column) * K);
    float sum = 0;
    for (int k = 0; k < K / 4; k++) {
        uchar4 l = left[k], r = right[k];
        sum += value_of(l.x) * value_of(r.x) + value_of(l.y) * value_of(r.y) +
               value_of(l.z) * value_of(r.z) + value_of(l.w) * value_of(r.w);
    }
    c[size_t(row) * N + column] = sum;
    if (!row && !column)
        *counter = tiles + 132;
}
