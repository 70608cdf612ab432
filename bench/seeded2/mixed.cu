// mixed: C[M,N] = A[M,K] * W[N,K]^T, A in bf16, W in 8-bit integers, which warps of their own turn
// into bf16.  Three roles: warp 12 loads A and W, warps 8 to 11 convert W into a second ring, warps
// 0 to 7 multiply.
//   READY  slots of converted W
#include "common.cuh"

#ifndef READY
#define READY 2
#endif

constexpr int SLOTS = 4, TILE = 128, STEP = 64;
constexpr int A_BYTES = TILE * STEP * 2, W_BYTES = TILE * STEP, SLOT = A_BYTES + W_BYTES;
constexpr int B_BYTES = TILE * STEP * 2;

struct Bars {
    uint32_t full, empty, ready, used;
};

__device__ __forceinline__ uint32_t pair_of(int packed, int byte) {
    float lo = float(int8_t(packed >> (8 * byte))), hi = float(int8_t(packed >> (8 * byte + 8)));
    return pack_pair(lo, hi);
}

// 128 threads: rows of 64 bytes to swizzled rows of 128.
__device__ __forceinline__ void convert(const unsigned char* from, unsigned char* to, int thread) {
    int part = thread % 4;
#pragma unroll
    for (int i = 0; i < 4; i++) {
        int row = thread / 4 + 32 * i;
        int4 v = *reinterpret_cast<const int4*>(from + row * STEP + part * 16);
        uint4 left = make_uint4(pair_of(v.x, 0), pair_of(v.x, 2), pair_of(v.y, 0), pair_of(v.y, 2));
        uint4 right = make_uint4(pair_of(v.z, 0), pair_of(v.z, 2), pair_of(v.w, 0), pair_of(v.w, 2));
        unsigned char* line = to + row * ROW_BYTES;
        *reinterpret_cast<uint4*>(line + ((part * 2) ^ (row % 8)) * 16) = left;
        *reinterpret_cast<uint4*>(line + ((part * 2 + 1) ^ (row % 8)) * 16) = right;
    }
}

__device__ __forceinline__ void load(const Bars& bar, uint32_t data, const CUtensorMap& a,
                                     const CUtensorMap& w, int m, int n, int steps) {
    Place<SLOTS> at;
#pragma unroll 1
    for (int k = 0; k < steps; k++) {
        barrier_wait(bar.empty + at.slot * 8, at.parity ^ 1);
        barrier_expect(bar.full + at.slot * 8, SLOT);
        tma_load(data + at.slot * SLOT, a, k * STEP, m, bar.full + at.slot * 8);
        tma_load(data + at.slot * SLOT + A_BYTES, w, k * STEP, n, bar.full + at.slot * 8);
        at.next();
    }
}

__device__ __forceinline__ void unpack(const Bars& bar, unsigned char* smem, int steps) {
    Place<SLOTS> at;
    Place<READY> to;
#pragma unroll 1
    for (int k = 0; k < steps; k++) {
        barrier_wait(bar.full + at.slot * 8, at.parity);
        barrier_wait(bar.used + to.slot * 8, to.parity ^ 1);
        convert(smem + at.slot * SLOT + A_BYTES, smem + SLOTS * SLOT + to.slot * B_BYTES,
                threadIdx.x % 128);
        asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
        __syncwarp();
        if (threadIdx.x % 32 == 0) {
            barrier_arrive(bar.ready + to.slot * 8);
            barrier_arrive(bar.empty + at.slot * 8);
        }
        at.next();
        to.next();
    }
}

__device__ __forceinline__ void multiply(const Bars& bar, uint32_t data, float (&acc)[64], int steps) {
    Place<SLOTS> at;
    Place<READY> from;
#pragma unroll 1
    for (int k = 0; k < steps; k++) {
        barrier_wait(bar.full + at.slot * 8, at.parity);
        barrier_wait(bar.ready + from.slot * 8, from.parity);
        uint64_t a = operand_desc(data + at.slot * SLOT + threadIdx.x / 128 * (A_BYTES / 2));
        uint64_t b = operand_desc(data + SLOTS * SLOT + from.slot * B_BYTES);
        wgmma_fence();
#pragma unroll
        for (int i = 0; i < STEP / 16; i++)
            wgmma_bf16_n128(acc, a + 2 * i, b + 2 * i, 1);
        wgmma_commit();
        wgmma_wait<0>();
        if (threadIdx.x % 32 == 0) {
            barrier_arrive(bar.used + from.slot * 8);
            barrier_arrive(bar.empty + at.slot * 8);
        }
        at.next();
        from.next();
    }
}

extern "C" __global__ void __launch_bounds__(416, 1)
mixed(const __grid_constant__ CUtensorMap a, const __grid_constant__ CUtensorMap w, float* c, int N,
      int K) {
    extern __shared__ __align__(1024) unsigned char smem[];
    __shared__ __align__(8) uint64_t bars[2 * SLOTS + 2 * READY];
    uint32_t base = smem_addr(bars), data = smem_addr(smem);
    Bars bar{base, base + SLOTS * 8, base + SLOTS * 16, base + SLOTS * 16 + READY * 8};
    if (threadIdx.x == 0) {
        for (int i = 0; i < SLOTS; i++)
            barrier_init(bar.full + i * 8, 1), barrier_init(bar.empty + i * 8, 12);
        for (int i = 0; i < READY; i++)
            barrier_init(bar.ready + i * 8, 4), barrier_init(bar.used + i * 8, 8);
    }
    barriers_ready();
    int warp = __shfl_sync(~0u, threadIdx.x / 32, 0);
    int m = blockIdx.y * TILE, n = blockIdx.x * TILE;
    if (warp == 12) {
        if (threadIdx.x % 32 == 0)
            load(bar, data, a, w, m, n, K / STEP);
        return;
    }
    if (warp >= 8) {
        unpack(bar, smem, K / STEP);
        return;
    }
    float acc[64] = {};
    multiply(bar, data, acc, K / STEP);
    wgmma_drain64(acc);
    int lane = threadIdx.x % 32;
    float* to = c + size_t(m + warp * 16 + lane / 4) * N + n + lane % 4 * 2;
#pragma unroll
    for (int i = 0; i < 64; i += 2)
        *reinterpret_cast<float2*>(to + size_t(i % 4 / 2 * 8) * N + i / 4 * 8) =
            make_float2(acc[i], acc[i + 1]);
}
