// gather: each warp sums rows of a table that indices name, each weighed by a row of a book that lies
// in shared memory; a row has 128 values.  Two rows a step come by cp.async into four buffers.
//   AHEAD  how many steps ahead they are asked for, at most 3
#include "common.cuh"

#ifndef AHEAD
#define AHEAD 3
#endif

constexpr int WARPS = 4, DEPTH = 4, ROW = 128, PER_STEP = 2, BOOK = 224;
constexpr int STEP_BYTES = PER_STEP * ROW * 4;

__device__ __forceinline__ void add(float4& sum, float4 row, float4 code) {
    sum.x += row.x * code.x, sum.y += row.y * code.y;
    sum.z += row.z * code.z, sum.w += row.w * code.w;
}

extern "C" __global__ void __launch_bounds__(WARPS * 32, 1)
gather(const float* table, const int* indices, const float* book, float* out, int rows, int steps) {
    extern __shared__ __align__(128) unsigned char smem[];
    int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
    float4* codes = reinterpret_cast<float4*>(smem);
    for (int i = threadIdx.x; i < BOOK * ROW / 4; i += WARPS * 32)
        codes[i] = reinterpret_cast<const float4*>(book)[i];
    __syncthreads();
    unsigned char* ring = smem + BOOK * ROW * 4 + warp * (DEPTH * STEP_BYTES) + lane * 16;
    uint32_t into = smem_addr(ring);
    const int* mine = indices + size_t(blockIdx.x * WARPS + warp) * steps * PER_STEP;
#pragma unroll
    for (int k = 0; k < AHEAD; k++) {
        for (int r = 0; r < PER_STEP; r++)
            copy16(into + k * STEP_BYTES + r * ROW * 4,
                   table + size_t(mine[k * PER_STEP + r] & (rows - 1)) * ROW + lane * 4);
        copies_commit();
    }
    int2 next = *reinterpret_cast<const int2*>(mine + AHEAD * PER_STEP);
    float4 sum = make_float4(0, 0, 0, 0);
#pragma unroll 1
    for (int k = 0; k < steps; k++) {
        int2 now = next;
        int later = min(k + AHEAD + 1, steps - 1);
        next = *reinterpret_cast<const int2*>(mine + later * PER_STEP);
        uint32_t to = into + (k + AHEAD) % DEPTH * STEP_BYTES;
        copy16(to, table + size_t(now.x & (rows - 1)) * ROW + lane * 4);
        copy16(to + ROW * 4, table + size_t(now.y & (rows - 1)) * ROW + lane * 4);
        copies_commit();
        copies_wait<AHEAD>();
        __syncwarp();
        const float4* got = reinterpret_cast<float4*>(ring + k % DEPTH * STEP_BYTES);
        int code = (k * PER_STEP) % BOOK * (ROW / 4) + lane;
        add(sum, got[0], codes[code]);
        add(sum, got[ROW / 4], codes[code + ROW / 4]);
        __syncwarp();
    }
    reinterpret_cast<float4*>(out)[size_t(blockIdx.x * WARPS + warp) * 32 + lane] = sum;
}

extern "C" __global__ void gather_plain(const float* table, const int* indices, const float* book,
                                        float* out, int rows, int steps) {
    int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
    const int* mine = indices + size_t(blockIdx.x * WARPS + warp) * steps * PER_STEP;
    float4 sum = make_float4(0, 0, 0, 0);
    for (int k = 0; k < steps * PER_STEP; k++)
        add(sum, reinterpret_cast<const float4*>(table)[size_t(mine[k] & (rows - 1)) * 32 + lane],
            reinterpret_cast<const float4*>(book)[k % BOOK * 32 + lane]);
    reinterpret_cast<float4*>(out)[size_t(blockIdx.x * WARPS + warp) * 32 + lane] = sum;
}
