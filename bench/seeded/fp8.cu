// fp8: C[tile] += A[tile] * B[tile]^T in e4m3, persistent, split along K; every block of 128 along
// K is scaled by a factor that a helper warp computes from the sums so far (an adaptive scale).
// Tiles lie in global memory as they do in shared memory: 8 rows of 16 bytes, then along K.
// Warp groups 0 and 1 multiply 64 rows each, warp 8 loads, warp 9 computes factors.
//   LATE   a factor is awaited where it is needed, behind the product; else before it
#include "common.cuh"

constexpr int SLOTS = 4, A = 128 * 128, B = 128 * 128, SLOT = A + B;
#ifndef STEPS
#define STEPS 48 // of Newton's method: what a factor takes
#endif

__device__ __forceinline__ uint64_t operand(uint32_t at) { // no swizzle: 128 bytes along K, 1024 down
    return uint64_t((at & 0x3ffff) >> 4) | uint64_t(128 >> 4) << 16 | uint64_t(1024 >> 4) << 32;
}

#define D4(d, i) "+f"(d[i]), "+f"(d[i + 1]), "+f"(d[i + 2]), "+f"(d[i + 3])
#define D16(d, i) D4(d, i), D4(d, i + 4), D4(d, i + 8), D4(d, i + 12)
#define D64(d) D16(d, 0), D16(d, 16), D16(d, 32), D16(d, 48)

__device__ __forceinline__ void multiply(float (&d)[64], uint64_t a, uint64_t b, int add) {
    asm volatile("{.reg .pred p; setp.ne.b32 p, %66, 0;\n\t"
        "wgmma.mma_async.sync.aligned.m64n128k32.f32.e4m3.e4m3 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, "
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, "
        "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, "
        "%48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63"
        "}, %64, %65, p, 1, 1;}" : D64(d) : "l"(a), "l"(b), "r"(add));
}

struct Bars {
    uint32_t full, empty, posted, factor;
};

__device__ __forceinline__ void load(const Bars& bar, uint32_t data, const unsigned char* a,
                                     const unsigned char* b, int items, int steps) {
    Place<SLOTS> at;
    for (int w = blockIdx.x; w < items; w += gridDim.x)
#pragma unroll 1
        for (int k = 0; k < steps; k++) {
            barrier_wait(bar.empty + at.slot * 8, at.parity ^ 1);
            barrier_expect(bar.full + at.slot * 8, SLOT);
            size_t block = w % 16 * steps + k; // few blocks, which stay in L2
            bulk_load(data + at.slot * SLOT, a + block * A, A, bar.full + at.slot * 8);
            bulk_load(data + at.slot * SLOT + A, b + block * B, B, bar.full + at.slot * 8);
            at.next();
        }
}

// The factor of the next block: the root of a sum of what the eight warps posted.
__device__ __forceinline__ void rescale(const Bars& bar, volatile float* seen, volatile float* factor,
                                        int blocks) {
    uint32_t parity = 0;
    int lane = threadIdx.x % 32;
#pragma unroll 1
    for (int i = 0; i < blocks; i++) {
        barrier_wait(bar.posted, parity);
        float sum = 1.0f + fabsf(seen[lane % 8]), x = 1.0f;
#pragma unroll 1
        for (int n = 0; n < STEPS; n++)
            x = 0.5f * x * (3.0f - sum * x * x * 1e-3f);
        if (lane == 0)
            *factor = 1.0f + 1e-6f * x;
        __syncwarp();
        if (lane == 0)
            barrier_arrive(bar.factor);
        parity ^= 1;
    }
}

extern "C" __global__ void __launch_bounds__(384, 1)
fp8(const unsigned char* a, const unsigned char* b, float* c, int items, int steps, int split) {
    extern __shared__ __align__(128) unsigned char smem[];
    __shared__ volatile float seen[8], factor;
    uint32_t data = smem_addr(smem), base = data + SLOTS * SLOT;
    Bars bar{base, base + SLOTS * 8, base + SLOTS * 16, base + SLOTS * 16 + 8};
    int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
    if (threadIdx.x == 0) {
        for (int i = 0; i < SLOTS; i++)
            barrier_init(bar.full + i * 8, 1), barrier_init(bar.empty + i * 8, 8);
        barrier_init(bar.posted, 8);
        barrier_init(bar.factor, 1);
    }
    barriers_ready();
    int mine = (items - int(blockIdx.x) + int(gridDim.x) - 1) / int(gridDim.x);
    if (warp == 8) {
        if (lane == 0)
            load(bar, data, a, b, items, steps);
        return;
    }
    if (warp == 9) {
        rescale(bar, seen, &factor, mine * steps);
        return;
    }
    if (warp > 9)
        return;
    Place<SLOTS> at;
    uint32_t parity = 0;
    if (lane == 0) {
        seen[warp] = 0;
        barrier_arrive(bar.posted);
    }
#pragma unroll 1
    for (int w = blockIdx.x; w < items; w += gridDim.x) {
        float total[64] = {};
#pragma unroll 1
        for (int k = 0; k < steps; k++) {
#ifndef LATE
            barrier_wait(bar.factor, parity);
#endif
            barrier_wait(bar.full + at.slot * 8, at.parity);
            float part[64];
#pragma unroll
            for (int i = 0; i < 64; i++)
                part[i] = 0;
            asm volatile("wgmma.fence.sync.aligned;" ::: "memory");
            uint64_t left = operand(data + at.slot * SLOT + warp / 4 * (A / 2));
            uint64_t right = operand(data + at.slot * SLOT + A);
#pragma unroll
            for (int i = 0; i < 4; i++)
                multiply(part, left + i * 16, right + i * 16, i);
            asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory");
            asm volatile("wgmma.wait_group.sync.aligned 0;" : D64(part)::"memory");
            if (lane == 0)
                barrier_arrive(bar.empty + at.slot * 8);
#ifdef LATE
            barrier_wait(bar.factor, parity);
#endif
            float by = factor;
#pragma unroll
            for (int i = 0; i < 64; i++)
                total[i] += by * part[i];
            if (lane == 0) {
                seen[warp] = total[0];
                barrier_arrive(bar.posted);
            }
            at.next();
            parity ^= 1;
        }
        float* to = c + (size_t(w / split) * 128 + warp * 16 + lane / 4) * 128 + lane % 4 * 2;
#pragma unroll
        for (int i = 0; i < 64; i += 2)
            if (split == 1)
                *reinterpret_cast<float2*>(to + (i % 4 / 2) * 8 * 128 + i / 4 * 8) =
                    make_float2(total[i], total[i + 1]);
            else {
                atomicAdd(to + (i % 4 / 2) * 8 * 128 + i / 4 * 8, total[i]);
                atomicAdd(to + (i % 4 / 2) * 8 * 128 + i / 4 * 8 + 1, total[i + 1]);
            }
    }
}
