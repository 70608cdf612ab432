// field: forces of a step's sources on a thread's point, then damped by a step's table.
//   ONE  sources and table share a barrier: awaited together, and given back together
#include "../seeded2/common.cuh"

constexpr int SOURCES = 128, SOURCE_BYTES = SOURCES * 16, TABLE = 2048, TABLE_BYTES = TABLE * 4;

__device__ __forceinline__ void release(uint32_t bar) {
    __syncwarp();
    if (threadIdx.x % 32 == 0)
        barrier_arrive(bar);
}

__device__ __forceinline__ void load(uint32_t bars, uint32_t sources, uint32_t table,
                                     const float4* s, const float* t, int steps) {
#pragma unroll 1
    for (int k = 0; k < steps; k++) {
        barrier_wait(bars + 8, (k & 1) ^ 1);
#ifdef ONE
        barrier_expect(bars, SOURCE_BYTES + TABLE_BYTES);
        bulk_load(sources, s + k * SOURCES, SOURCE_BYTES, bars);
        bulk_load(table, t + k * TABLE, TABLE_BYTES, bars);
#else
        barrier_expect(bars, SOURCE_BYTES);
        bulk_load(sources, s + k * SOURCES, SOURCE_BYTES, bars);
        barrier_wait(bars + 24, (k & 1) ^ 1);
        barrier_expect(bars + 16, TABLE_BYTES);
        bulk_load(table, t + k * TABLE, TABLE_BYTES, bars + 16);
#endif
    }
}

__device__ __forceinline__ float pull(float4 p, float4 s) {
    float x = s.x - p.x, y = s.y - p.y, z = s.z - p.z;
    return s.w * rsqrtf(fmaf(x, x, fmaf(y, y, fmaf(z, z, 0.01f))));
}

extern "C" __global__ void __launch_bounds__(288, 1)
field(const float4* points, const float4* s, const float* t, float* out, int steps) {
    __shared__ __align__(128) float4 sources[SOURCES];
    __shared__ __align__(128) float table[TABLE];
    __shared__ __align__(8) uint64_t bar_words[4];
    uint32_t bars = smem_addr(bar_words);
    if (threadIdx.x == 0)
        for (int i = 0; i < 4; i++)
            barrier_init(bars + i * 8, i % 2 ? 8 : 1);
    barriers_ready();
    if (threadIdx.x >= 256) {
        if (threadIdx.x == 256)
            load(bars, smem_addr(sources), smem_addr(table), s, t, steps);
        return;
    }
    float4 p = points[blockIdx.x * 256 + threadIdx.x];
    float all = 0;
#pragma unroll 1
    for (int k = 0; k < steps; k++) {
        barrier_wait(bars, k & 1);
        float sum = 0;
#pragma unroll 8
        for (int i = 0; i < SOURCES; i++)
            sum += pull(p, sources[i]);
#ifndef ONE
        release(bars + 8);
        barrier_wait(bars + 16, k & 1);
#endif
        int at = threadIdx.x + (__float_as_int(sum) & 255);
#pragma unroll 8
        for (int i = 0; i < 64; i++) {
            sum = fmaf(sum, 0.5f, table[at & (TABLE - 1)]);
            at += 37;
        }
        all += sum;
#ifdef ONE
        release(bars + 8);
#else
        release(bars + 24);
#endif
    }
    out[blockIdx.x * 256 + threadIdx.x] = all;
}

extern "C" __global__ void field_plain(const float4* points, const float4* s, const float* t,
                                       float* out, int steps) {
    float4 p = points[blockIdx.x * 256 + threadIdx.x];
    float all = 0;
    for (int k = 0; k < steps; k++) {
        float sum = 0;
        for (int i = 0; i < SOURCES; i++)
            sum += pull(p, s[k * SOURCES + i]);
        int at = threadIdx.x + (__float_as_int(sum) & 255);
        for (int i = 0; i < 64; i++, at += 37)
            sum = fmaf(sum, 0.5f, t[k * TABLE + (at & (TABLE - 1))]);
        all += sum;
    }
    out[blockIdx.x * 256 + threadIdx.x] = all;
}
