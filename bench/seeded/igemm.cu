// igemm: C = A * B^T in int8, C[M,N] int32, by cp.async into two buffers and mma.sync.
// 512 threads compute 256 x 128, a warp 64 x 32; 64 bytes along K a turn.
//   LATE    the next tile's copies are started behind the product; else before it
//   TWICE   a second barrier a turn, which nothing needs
#include "common.cuh"

constexpr int TM = 256, TN = 128, TK = 64, PITCH = TK + 16; // padded: no two rows in a bank
constexpr int BUFFER = (TM + TN) * PITCH;

__device__ __forceinline__ void copy16(uint32_t to, const void* from) {
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(to), "l"(from) : "memory");
}

__device__ __forceinline__ void start(uint32_t buffer, const int8_t* a, const int8_t* b, int K, int k) {
#pragma unroll
    for (int j = 0; j < (TM + TN) * 4 / 512; j++) {
        int i = threadIdx.x + j * 512, row = i / 4, part = i % 4 * 16;
        const int8_t* from = row < TM ? a + size_t(row) * K : b + size_t(row - TM) * K;
        copy16(buffer + row * PITCH + part, from + k * TK + part);
    }
    asm volatile("cp.async.commit_group;" ::: "memory");
}

__device__ __forceinline__ void matrix4(uint32_t (&r)[4], uint32_t at) {
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3])
                 : "r"(at)
                 : "memory");
}

__device__ __forceinline__ void mma(int (&d)[4], const uint32_t (&a)[4], uint32_t b0, uint32_t b1) {
    asm volatile("mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32 {%0, %1, %2, %3}, "
                 "{%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};"
                 : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b0), "r"(b1));
}

__device__ __forceinline__ void multiply(int (&d)[4][4][4], uint32_t buffer) {
    int lane = threadIdx.x % 32, warp = threadIdx.x / 32, m = warp / 4 * 64, n = warp % 4 * 32;
#pragma unroll
    for (int k = 0; k < TK; k += 32) {
        uint32_t a[4][4], b[2][4];
#pragma unroll
        for (int i = 0; i < 4; i++)
            matrix4(a[i], buffer + (m + i * 16 + lane % 16) * PITCH + k + lane / 16 * 16);
#pragma unroll
        for (int j = 0; j < 2; j++)
            matrix4(b[j], buffer + (TM + n + j * 16 + lane % 16) * PITCH + k + lane / 16 * 16);
#pragma unroll
        for (int i = 0; i < 4; i++)
#pragma unroll
            for (int j = 0; j < 4; j++)
                mma(d[i][j], a[i], b[j / 2][j % 2], b[j / 2][j % 2 + 2]);
    }
}

extern "C" __global__ void __launch_bounds__(512, 1)
igemm(const int8_t* a, const int8_t* b, int* c, int N, int K) {
    extern __shared__ __align__(128) unsigned char smem[];
    uint32_t buffers = smem_addr(smem);
    a += size_t(blockIdx.y) * TM * K;
    b += size_t(blockIdx.x) * TN * K;
    int d[4][4][4] = {}, steps = K / TK;
    start(buffers, a, b, K, 0);
#pragma unroll 1
    for (int k = 0; k < steps; k++) {
        asm volatile("cp.async.wait_group 0;" ::: "memory");
        __syncthreads();
#ifndef LATE
        if (k + 1 < steps)
            start(buffers + (k + 1) % 2 * BUFFER, a, b, K, k + 1);
#endif
        multiply(d, buffers + k % 2 * BUFFER);
#ifdef LATE
        if (k + 1 < steps)
            start(buffers + (k + 1) % 2 * BUFFER, a, b, K, k + 1);
#endif
#ifdef TWICE
        __syncthreads();
#endif
    }
    int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    int* to = c + (size_t(blockIdx.y) * TM + warp / 4 * 64 + lane / 4) * N + blockIdx.x * TN +
              warp % 4 * 32 + lane % 4 * 2;
#pragma unroll
    for (int i = 0; i < 4; i++)
#pragma unroll
        for (int j = 0; j < 4; j++)
#pragma unroll
            for (int h = 0; h < 2; h++)
                *reinterpret_cast<int2*>(to + size_t(i * 16 + h * 8) * N + j * 8) =
                    make_int2(d[i][j][h * 2], d[i][j][h * 2 + 1]);
}
