// sm90.cuh: the few Hopper instructions that the example GEMMs need, as PTX.
#pragma once
#include <cstdint>
#include <cuda.h>
#include <cuda_bf16.h>
#include <cuda_fp16.h>

#ifdef F16
#define ELEMENTS "f16.f16"
#else
#define ELEMENTS "bf16.bf16"
#endif

constexpr int ROW_BYTES = 128; // one swizzled shared row: 64 elements along K
constexpr int SUB_K = ROW_BYTES / 2;

// Shared addresses fit 32 bits; every instruction below takes them so.
__device__ __forceinline__ uint32_t smem_addr(const void* p) {
    return static_cast<uint32_t>(__cvta_generic_to_shared(p));
}

__device__ __forceinline__ void barrier_init(uint32_t bar, int arrivals) {
    asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" ::"r"(bar), "r"(arrivals));
}

// The copy engine must see the initialised barriers, not just this CTA's threads.
__device__ __forceinline__ void barrier_init_fence() {
    asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory");
}

__device__ __forceinline__ void barrier_expect(uint32_t bar, int bytes) {
    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" ::"r"(bar), "r"(bytes)
                 : "memory");
}

__device__ __forceinline__ void barrier_arrive(uint32_t bar) {
    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" ::"r"(bar) : "memory");
}

__device__ __forceinline__ void barrier_wait(uint32_t bar, uint32_t parity) {
    asm volatile("{\n\t"
                 ".reg .pred done;\n\t"
                 "retry:\n\t"
                 "mbarrier.try_wait.parity.shared::cta.b64 done, [%0], %1;\n\t"
                 "@!done bra retry;\n\t"
                 "}" ::"r"(bar), "r"(parity)
                 : "memory");
}

__device__ __forceinline__ void prefetch_map(const CUtensorMap& map) {
    asm volatile("prefetch.tensormap [%0];" ::"l"(&map) : "memory");
}

// Box of `map` at column x (along K), row y, to shared memory; bytes land on `bar`.
__device__ __forceinline__ void tma_load(uint32_t dst, const CUtensorMap& map, int x, int y,
                                         uint32_t bar) {
    asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global"
                 ".mbarrier::complete_tx::bytes [%0], [%1, {%2, %3}], [%4];" ::"r"(dst),
                 "l"(&map), "r"(x), "r"(y), "r"(bar)
                 : "memory");
}

// K-major operand of 128-byte swizzled rows: 8 rows (1024 bytes) between groups.
__device__ __forceinline__ uint64_t operand_desc(uint32_t addr) {
    constexpr uint64_t swizzle_128b = 1ull << 62;
    constexpr uint64_t group_stride = uint64_t(1024 >> 4) << 32;
    constexpr uint64_t unused_lead = 1ull << 16;
    return swizzle_128b | group_stride | unused_lead | ((addr & 0x3ffff) >> 4);
}

__device__ __forceinline__ void wgmma_fence() {
    asm volatile("wgmma.fence.sync.aligned;" ::: "memory");
}

__device__ __forceinline__ void wgmma_commit() {
    asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory");
}

template <int LEFT>
__device__ __forceinline__ void wgmma_wait() {
    asm volatile("wgmma.wait_group.sync.aligned %0;" ::"n"(LEFT) : "memory");
}

#define ACC4(d, i) "+f"(d[i]), "+f"(d[i + 1]), "+f"(d[i + 2]), "+f"(d[i + 3])
#define ACC16(d, i) ACC4(d, i), ACC4(d, i + 4), ACC4(d, i + 8), ACC4(d, i + 12)
#define ACC64(d, i) ACC16(d, i), ACC16(d, i + 16), ACC16(d, i + 32), ACC16(d, i + 48)
#define ACC128(d) ACC64(d, 0), ACC64(d, 64)

// Names the accumulators, so that no read of them moves above the wait.
__device__ __forceinline__ void wgmma_drain(float (&d)[128]) {
    asm volatile("wgmma.wait_group.sync.aligned 0;" : ACC128(d)::"memory");
}

// d[64 x 256] += a[64 x 16] * b[256 x 16]^T, both from shared memory.
__device__ __forceinline__ void wgmma_m64n256k16(float (&d)[128], uint64_t a, uint64_t b) {
    asm volatile("wgmma.mma_async.sync.aligned.m64n256k16.f32." ELEMENTS " {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, "
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, "
        "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, "
        "%48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, "
        "%64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, "
        "%80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, "
        "%96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, "
        "%112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127"
        "}, %128, %129, 1, 1, 1, 0, 0;"
        : ACC128(d)
        : "l"(a), "l"(b));
}

// One stage of K = 64: four steps of 16 (32 bytes, 2 descriptor units).
__device__ __forceinline__ void mma_sub(float (&d)[128], uint64_t a, uint64_t b) {
#pragma unroll
    for (int k = 0; k < SUB_K / 16; k++)
        wgmma_m64n256k16(d, a + 2 * k, b + 2 * k);
}

__device__ __forceinline__ uint32_t pack_pair(float lo, float hi) {
#ifdef F16
    __half2 v = __floats2half2_rn(lo, hi);
#else
    __nv_bfloat162 v = __floats2bfloat162_rn(lo, hi);
#endif
    return *reinterpret_cast<uint32_t*>(&v);
}

// Writes one warp group's 64 x 256 tile as bf16 or f16, `c` pointing at its corner.
// Neighbouring lanes swap half of two 8-column blocks, so that four lanes fill
// a 32-byte sector of a row.
__device__ __forceinline__ void store_tile(const float (&d)[128], __nv_bfloat16* c, int ld) {
    int lane = threadIdx.x % 32, warp = threadIdx.x / 32 % 4;
    bool odd = lane & 1;
    int col = odd ? 8 + 2 * (lane % 4 - 1) : 2 * (lane % 4);
    __nv_bfloat16* row = c + size_t(warp * 16 + lane / 4) * ld + col;
#pragma unroll
    for (int i = 0; i < 128; i += 4) {
        int half = i / 2 % 4 / 2, j = i / 8 * 8; // rows r and r + 8 of the same 16 columns
        uint32_t left = pack_pair(d[j + 2 * half], d[j + 2 * half + 1]);
        uint32_t right = pack_pair(d[j + 4 + 2 * half], d[j + 5 + 2 * half]);
        uint32_t got = __shfl_xor_sync(~0u, odd ? left : right, 1);
        uint2 out = odd ? make_uint2(got, right) : make_uint2(left, got);
        *reinterpret_cast<uint2*>(row + size_t(8 * half) * ld + j * 2) = out;
    }
}

struct Tile {
    int m, n; // first row and first column of C
};

// Bands of GROUP tile rows, walked column by column: the CTAs of one wave then
// share few rows of A and of B, and L2 serves most loads.
template <int TILE_M, int TILE_N, int GROUP>
__device__ __forceinline__ Tile tile_of(int block, int M, int N) {
    int rows = M / TILE_M, cols = N / TILE_N;
    int first = block / (GROUP * cols) * GROUP;
    int height = min(GROUP, rows - first);
    int inside = block - first * cols;
    return {(first + inside % height) * TILE_M, inside / height * TILE_N};
}
