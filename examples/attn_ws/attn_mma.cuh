// attn_mma.cuh: the two products of attention on one warp group, for head dimension 128.
#pragma once
#include "../common/sm90.cuh"

constexpr int HEAD_DIM = 128, PANELS = HEAD_DIM / SUB_K; // shared tiles are panels of 64 columns

// One panel's box of `map` at column x, row y of sheet z; bytes land on `bar`.
__device__ __forceinline__ void tma_load_3d(uint32_t dst, const CUtensorMap& map, int x, int y,
                                            int z, uint32_t bar) {
    asm volatile("cp.async.bulk.tensor.3d.shared::cluster.global"
                 ".mbarrier::complete_tx::bytes [%0], [%1, {%2, %3, %4}], [%5];" ::"r"(dst),
                 "l"(&map), "r"(x), "r"(y), "r"(z), "r"(bar)
                 : "memory");
}

// A tile of ROWS x 128, panel behind panel.
template <int ROWS>
__device__ __forceinline__ void load_panels(uint32_t dst, const CUtensorMap& map, int y, int z,
                                            uint32_t bar) {
#pragma unroll
    for (int p = 0; p < PANELS; p++)
        tma_load_3d(dst + p * ROWS * ROW_BYTES, map, p * SUB_K, y, z, bar);
}

// Operand whose rows run along the product's depth (V: keys): 8 rows between groups,
// `panel` bytes to the next 64 columns.
__device__ __forceinline__ uint64_t columns_desc(uint32_t addr, int panel) {
    constexpr uint64_t swizzle_128b = 1ull << 62;
    constexpr uint64_t group_stride = uint64_t(1024 >> 4) << 32;
    return swizzle_128b | group_stride | uint64_t(panel >> 4) << 16 | ((addr & 0x3ffff) >> 4);
}

#define ACC8(d, i) ACC4(d, i), ACC4(d, i + 4)
#define ACC32(d, i) ACC16(d, i), ACC16(d, i + 16)
#define REG16A "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15"
#define REG16B "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31"
#define REG16C "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47"
#define REG16D "%48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63"
#define REG8E "%64, %65, %66, %67, %68, %69, %70, %71"
#define REG8F "%72, %73, %74, %75, %76, %77, %78, %79"
#define REG8G "%80, %81, %82, %83, %84, %85, %86, %87"
#define REG64 REG16A ", " REG16B ", " REG16C ", " REG16D

// s[64 x TILE_KEYS] (+)= q[64 x 16] * k[TILE_KEYS x 16]^T, both from shared memory; SUM 0 starts.
#define DEFINE_SCORES_STEP(N, REGS, A, B, S, ...)                                            \
    template <int SUM>                                                                       \
    __device__ __forceinline__ void scores_step(float (&d)[N / 2], uint64_t q, uint64_t k) { \
        asm volatile("wgmma.mma_async.sync.aligned.m64n" #N "k16.f32.bf16.bf16 {" REGS       \
                     "}, " A ", " B ", " S ", 1, 1, 0, 0;"                                   \
                     : __VA_ARGS__                                                           \
                     : "l"(q), "l"(k), "n"(SUM));                                            \
    }
DEFINE_SCORES_STEP(64, REG16A ", " REG16B, "%32", "%33", "%34", ACC32(d, 0))
DEFINE_SCORES_STEP(96, REG16A ", " REG16B ", " REG16C, "%48", "%49", "%50", ACC32(d, 0),
                   ACC16(d, 32))
DEFINE_SCORES_STEP(128, REG64, "%64", "%65", "%66", ACC64(d, 0))
DEFINE_SCORES_STEP(144, REG64 ", " REG8E, "%72", "%73", "%74", ACC64(d, 0), ACC8(d, 64))
DEFINE_SCORES_STEP(160, REG64 ", " REG8E ", " REG8F, "%80", "%81", "%82", ACC64(d, 0),
                   ACC16(d, 64))
DEFINE_SCORES_STEP(176, REG64 ", " REG8E ", " REG8F ", " REG8G, "%88", "%89", "%90",
                   ACC64(d, 0), ACC16(d, 64), ACC8(d, 80))

// o[64 x 128] += p[64 x 16] * v[16 x 128], p from registers, v from rows of keys.
__device__ __forceinline__ void values_step(float (&d)[64], const uint32_t* p, uint64_t v) {
    asm volatile("wgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {" REG64
                 "}, {%64, %65, %66, %67}, %68, 1, 1, 1, 1;"
                 : ACC64(d, 0)
                 : "r"(p[0]), "r"(p[1]), "r"(p[2]), "r"(p[3]), "l"(v));
}

// Starts the scores of N keys; q_panel: bytes from one panel of q to the next.
template <int N>
__device__ __forceinline__ void scores(float (&s)[N / 2], uint32_t q, int q_panel, uint32_t k) {
    wgmma_fence();
#pragma unroll
    for (int step = 0; step < HEAD_DIM / 16; step++) {
        int panel = step / 4, in = step % 4 * 2; // 16 columns are 32 bytes, 2 descriptor units
        uint64_t a = operand_desc(q + panel * q_panel) + in;
        uint64_t b = operand_desc(k + panel * N * ROW_BYTES) + in;
        if (step == 0)
            scores_step<0>(s, a, b);
        else
            scores_step<1>(s, a, b);
    }
    wgmma_commit();
}

// Starts the product with N rows of values.
template <int N>
__device__ __forceinline__ void values(float (&o)[64], const uint32_t (&p)[N / 4], uint32_t v) {
    uint64_t desc = columns_desc(v, N * ROW_BYTES);
    wgmma_fence();
#pragma unroll
    for (int step = 0; step < N / 16; step++) // 16 rows are 2048 bytes, 128 descriptor units
        values_step(o, p + 4 * step, desc + 128 * step);
    wgmma_commit();
}

// Keeps reads of the accumulators behind the wait before it.
template <int N>
__device__ __forceinline__ void settle(float (&d)[N]) {
#pragma unroll
    for (int i = 0; i < N; i += 4)
        asm volatile("" : ACC4(d, i)::"memory");
}

// Keeps the operand of a product in flight in its registers until here.
template <int N>
__device__ __forceinline__ void hold(const uint32_t (&p)[N]) {
#pragma unroll
    for (int i = 0; i < N; i += 4)
        asm volatile("" ::"r"(p[i]), "r"(p[i + 1]), "r"(p[i + 2]), "r"(p[i + 3]) : "memory");
}
