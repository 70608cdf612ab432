// conv: a filter of 25 taps along rows of 1024 values, squared and summed down; slabs of 12 rows come
// by cp.async into three buffers, one slab ahead.
//   ALL  the slab that was just asked for is awaited, too (wait_group 0)
#include "common.cuh"

constexpr int THREADS = 512, ROWS = HEIGHT, COLUMNS = 1024, QUADS = COLUMNS / 4, TAPS = 25;
constexpr int BYTES = ROWS * COLUMNS * 4;

#ifdef ALL
constexpr int LEFT = 0;
#else
constexpr int LEFT = 1;
#endif

__device__ __forceinline__ float tap(int i) {
    return 0.04f + 0.001f * float(i < 12 ? i : 24 - i);
}

__device__ __forceinline__ void fetch(uint32_t to, const float* from) {
#pragma unroll
    for (int i = 0; i < ROWS * QUADS / THREADS; i++) {
        int quad = threadIdx.x + i * THREADS;
        copy16(to + quad * 16, from + quad * 4);
    }
}

__device__ __forceinline__ void filter(float4& sum, const float4* row, int quad) {
    float v[28];
#pragma unroll
    for (int i = 0; i < 7; i++) {
        float4 got = row[(quad + i - 3) & (QUADS - 1)];
        v[4 * i] = got.x, v[4 * i + 1] = got.y, v[4 * i + 2] = got.z, v[4 * i + 3] = got.w;
    }
    float y[4] = {};
#pragma unroll
    for (int t = 0; t < TAPS; t++)
#pragma unroll
        for (int i = 0; i < 4; i++)
            y[i] += tap(t) * v[i + t];
    sum.x += y[0] * y[0], sum.y += y[1] * y[1], sum.z += y[2] * y[2], sum.w += y[3] * y[3];
}

extern "C" __global__ void __launch_bounds__(THREADS, 1)
conv(const float* in, float* out, int strips, int slabs) {
    extern __shared__ __align__(128) unsigned char smem[];
    const float* from = in + size_t(blockIdx.x % strips) * slabs * (ROWS * COLUMNS);
    uint32_t data = smem_addr(smem);
    fetch(data, from);
    copies_commit();
    float4 sum = make_float4(0, 0, 0, 0);
    int here = 0;
#pragma unroll 1
    for (int k = 0; k < slabs; k++) {
        int next = here == 2 ? 0 : here + 1;
        if (k + 1 < slabs)
            fetch(data + next * BYTES, from + size_t(k + 1) * (ROWS * COLUMNS));
        copies_commit();
        copies_wait<LEFT>();
        __syncthreads();
        const float4* slab = reinterpret_cast<float4*>(smem + here * BYTES);
#pragma unroll
        for (int i = 0; i < ROWS * QUADS / THREADS; i++) {
            int row = threadIdx.x / QUADS + i * (THREADS / QUADS);
            filter(sum, slab + row * QUADS, threadIdx.x % QUADS);
        }
        here = next;
    }
    reinterpret_cast<float4*>(out)[size_t(blockIdx.x) * THREADS + threadIdx.x] = sum;
}

extern "C" __global__ void conv_plain(const float* in, float* out, int strips, int slabs) {
    const float* from = in + size_t(blockIdx.x % strips) * slabs * (ROWS * COLUMNS);
    float sum[4] = {};
    for (int row = threadIdx.x / QUADS; row < slabs * ROWS; row += THREADS / QUADS)
        for (int i = 0; i < 4; i++) {
            float y = 0;
            for (int t = 0; t < TAPS; t++)
                y += tap(t) * from[row * COLUMNS + ((threadIdx.x % QUADS * 4 + i + t - 12) & 1023)];
            sum[i] += y * y;
        }
    for (int i = 0; i < 4; i++)
        out[(size_t(blockIdx.x) * THREADS + threadIdx.x) * 4 + i] = sum[i];
}
