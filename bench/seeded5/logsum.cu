// logsum: the logarithm of each row's sum of exponentials; a CTA takes rows in turn, two slots.
//   AFTER  the next row is asked for when this one has been summed up
#include "../seeded2/common.cuh"

constexpr int ROW = 4096, BYTES = ROW * 4;

__device__ __forceinline__ void ask(uint32_t bars, uint32_t slots, const float* x, int k,
                                    int rows) {
    if (threadIdx.x == 0 && k < rows) {
        barrier_expect(bars + k % 2 * 8, BYTES);
        bulk_load(slots + k % 2 * BYTES, x + size_t(k) * ROW, BYTES, bars + k % 2 * 8);
    }
}

template <typename F>
__device__ __forceinline__ float reduce(float* parts, float v, F both) {
#pragma unroll
    for (int i = 16; i > 0; i /= 2)
        v = both(v, __shfl_xor_sync(~0u, v, i));
    if (threadIdx.x % 32 == 0)
        parts[threadIdx.x / 32] = v;
    __syncthreads();
    v = parts[threadIdx.x % 8];
#pragma unroll
    for (int i = 4; i > 0; i /= 2)
        v = both(v, __shfl_xor_sync(~0u, v, i));
    return v;
}

extern "C" __global__ void __launch_bounds__(256, 2)
logsum(const float* x, float* y, int rows) {
    extern __shared__ __align__(128) float slots[];
    __shared__ __align__(8) uint64_t bar_words[2];
    __shared__ float tops[8], sums[8];
    uint32_t bars = smem_addr(bar_words), to = smem_addr(slots);
    x += size_t(blockIdx.x) * rows * ROW;
    if (threadIdx.x == 0)
        for (int i = 0; i < 2; i++)
            barrier_init(bars + i * 8, 1);
    barriers_ready();
    ask(bars, to, x, 0, rows);
#pragma unroll 1
    for (int k = 0; k < rows; k++) {
        barrier_wait(bars + k % 2 * 8, k / 2 & 1);
#ifndef AFTER
        ask(bars, to, x, k + 1, rows);
#endif
        float v[16], top = -INFINITY, sum = 0;
#pragma unroll
        for (int i = 0; i < 16; i++) {
            v[i] = slots[k % 2 * ROW + i * 256 + threadIdx.x];
            top = fmaxf(top, v[i]);
        }
        top = reduce(tops, top, [](float a, float b) { return fmaxf(a, b); });
#pragma unroll
        for (int i = 0; i < 16; i++)
            sum += expf(v[i] - top);
        sum = reduce(sums, sum, [](float a, float b) { return a + b; });
        if (threadIdx.x == 0)
            y[size_t(blockIdx.x) * rows + k] = top + logf(sum);
#ifdef AFTER
        ask(bars, to, x, k + 1, rows);
#endif
        __syncthreads();
    }
}

extern "C" __global__ void logsum_plain(const float* x, float* y, int rows) {
    x += size_t(blockIdx.x) * rows * ROW;
    for (int k = threadIdx.x; k < rows; k += blockDim.x) {
        float top = -INFINITY, sum = 0;
        for (int i = 0; i < ROW; i++)
            top = fmaxf(top, x[size_t(k) * ROW + i]);
        for (int i = 0; i < ROW; i++)
            sum += expf(x[size_t(k) * ROW + i] - top);
        y[size_t(blockIdx.x) * rows + k] = top + logf(sum);
    }
}
