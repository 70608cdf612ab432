// common.cuh: what these kernels need beside those of the second set: a warp's matrix instructions.
#pragma once
#include "../seeded2/common.cuh"
#include <kperf/mark.h>
#include <cuda_bf16.h>

// 128 rows of 128 bytes, padded to 144.
constexpr int TILE = 128, ROW = 144, TILE_BYTES = TILE * ROW;

__device__ __forceinline__ void matrices(uint32_t (&r)[4], uint32_t from) {
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3])
                 : "r"(from)
                 : "memory");
}

__device__ __forceinline__ void multiply(float (&d)[4], const uint32_t (&a)[4], uint32_t b0,
                                         uint32_t b1) {
    asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, "
                 "{%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};"
                 : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b0), "r"(b1));
}

__device__ __forceinline__ void multiply(int (&d)[4], const uint32_t (&a)[4], uint32_t b0,
                                         uint32_t b1) {
    asm volatile("mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32 {%0, %1, %2, %3}, "
                 "{%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};"
                 : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b0), "r"(b1));
}

// 128 by 128 of the product of two tiles in shared memory; eight warps, 64 by 32 each.
template <typename T>
__device__ __forceinline__ void multiply_tiles(T (&d)[4][4][4], uint32_t a, uint32_t b) {
    int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    a += (warp / 4 * 64 + lane % 16) * ROW + lane / 16 * 16;
    b += (warp % 4 * 32 + lane % 8 + lane / 16 * 8) * ROW + lane / 8 % 2 * 16;
#pragma unroll
    for (int k = 0; k < 4; k++) {
        uint32_t fa[4][4], fb[2][4];
#pragma unroll
        for (int i = 0; i < 4; i++)
            matrices(fa[i], a + i * 16 * ROW + k * 32);
#pragma unroll
        for (int i = 0; i < 2; i++)
            matrices(fb[i], b + i * 16 * ROW + k * 32);
#pragma unroll
        for (int i = 0; i < 4; i++)
#pragma unroll
            for (int j = 0; j < 4; j++)
                multiply(d[i][j], fa[i], fb[j / 2][j % 2 * 2], fb[j / 2][j % 2 * 2 + 1]);
    }
}

// What a thread holds of row i * 16 + half * 8 of its warp's; each is scaled.
template <typename T, typename F>
__device__ __forceinline__ void store_product(T* c, const T (&d)[4][4][4], F scale) {
    int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
#pragma unroll
    for (int i = 0; i < 4; i++)
#pragma unroll
        for (int j = 0; j < 4; j++)
#pragma unroll
            for (int e = 0; e < 4; e++) {
                int row = warp / 4 * 64 + i * 16 + e / 2 * 8 + lane / 4;
                int column = warp % 4 * 32 + j * 8 + lane % 4 * 2 + e % 2;
                c[row * TILE + column] = d[i][j][e] * scale(row);
            }
}

// 128 rows of 128 bytes, `pitch` bytes apart in global memory; 256 threads.
__device__ __forceinline__ void copy_tile(uint32_t to, const char* from, size_t pitch) {
#pragma unroll
    for (int i = 0; i < 4; i++) {
        int at = threadIdx.x + i * 256, row = at / 8, part = at % 8 * 16;
        copy16(to + row * ROW + part, from + row * pitch + part);
    }
}
