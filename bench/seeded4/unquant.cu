// unquant: a product with weights of 8 bits.  Rows (bf16) come by cp.async a step ahead into two
// buffers; weights come into registers, become bf16 and go to shared memory.
//   AT_USE  weights are loaded when they are used, not a step ahead
#include "common.cuh"

constexpr int STEP = 64;

__device__ __forceinline__ void load16(uint4& v, const int8_t* from) {
    asm volatile("ld.global.nc.v4.u32 {%0, %1, %2, %3}, [%4];"
                 : "=r"(v.x), "=r"(v.y), "=r"(v.z), "=r"(v.w)
                 : "l"(from)
                 : "memory");
}

__device__ __forceinline__ uint2 widen(uint32_t v, float scale) {
    float a = int8_t(v) * scale, b = int8_t(v >> 8) * scale;
    float c = int8_t(v >> 16) * scale, d = int8_t(v >> 24) * scale;
    return {pack_pair(a, b), pack_pair(c, d)};
}

__device__ __forceinline__ void put(unsigned char* to, uint4 v, float scale) {
    uint2 a = widen(v.x, scale), b = widen(v.y, scale);
    uint2 c = widen(v.z, scale), d = widen(v.w, scale);
    reinterpret_cast<uint4*>(to)[0] = {a.x, a.y, b.x, b.y};
    reinterpret_cast<uint4*>(to)[1] = {c.x, c.y, d.x, d.y};
}

extern "C" __global__ void __launch_bounds__(256, 1)
unquant(const __nv_bfloat16* x, const int8_t* w, const float* scales, float* out, int steps) {
    extern __shared__ __align__(128) unsigned char smem[];
    uint32_t rows = smem_addr(smem), weights = rows + 2 * TILE_BYTES;
    size_t pitch = size_t(steps) * STEP;
    const char* from = reinterpret_cast<const char*>(x + blockIdx.x * TILE * pitch);
    int row = threadIdx.x / 4, part = threadIdx.x % 4;
    const int8_t* mine = w + (size_t(blockIdx.y) * TILE + row) * pitch + part * 16;
    unsigned char* to = smem + 2 * TILE_BYTES + row * ROW + part * 32;
    float low = scales[blockIdx.y * TILE + row], high = scales[blockIdx.y * TILE + row + 64];
    float sum[4][4][4] = {};
    uint4 first, second;
    copy_tile(rows, from, pitch * 2);
    copies_commit();
#ifndef AT_USE
    load16(first, mine);
    load16(second, mine + 64 * pitch);
#endif
#pragma unroll 1
    for (int k = 0; k < steps; k++) {
#ifdef AT_USE
        load16(first, mine + k * STEP);
        load16(second, mine + 64 * pitch + k * STEP);
#endif
        put(to, first, low);
        put(to + 64 * ROW, second, high);
        copies_wait<0>();
        __syncthreads();
        int next = k + 1 < steps ? k + 1 : k;
        copy_tile(rows + (k + 1) % 2 * TILE_BYTES, from + next * (STEP * 2), pitch * 2);
        copies_commit();
#ifndef AT_USE
        load16(first, mine + next * STEP);
        load16(second, mine + 64 * pitch + next * STEP);
#endif
        multiply_tiles(sum, rows + k % 2 * TILE_BYTES, weights);
        __syncthreads();
    }
    copies_wait<0>();
    store_product(out + (size_t(blockIdx.y) * gridDim.x + blockIdx.x) * (TILE * TILE), sum,
                  [](int) { return 1.0f; });
}

extern "C" __global__ void unquant_plain(const __nv_bfloat16* x, const int8_t* w,
                                         const float* scales, float* out, int steps) {
    size_t pitch = size_t(steps) * STEP;
    for (int i = threadIdx.x; i < TILE * TILE; i += blockDim.x) {
        int row = blockIdx.x * TILE + i / TILE, column = blockIdx.y * TILE + i % TILE;
        float sum = 0;
        for (size_t k = 0; k < pitch; k++)
            sum += __bfloat162float(x[row * pitch + k]) *
                   __bfloat162float(__float2bfloat16(w[column * pitch + k] * scales[column]));
        out[(size_t(blockIdx.y) * gridDim.x + blockIdx.x) * (TILE * TILE) + i] = sum;
    }
}
