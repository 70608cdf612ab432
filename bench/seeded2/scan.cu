// scan: keys and weights stream in by tiles of 2048; a running sum over the keys goes with each weight
// into histograms in shared memory, one a warp.  Warps 0 to 7 work, warp 8 loads.
//   EARLY  a tile's weights are awaited together with its keys, long before they are needed
#include "common.cuh"
#include <kperf/mark.h>

constexpr int SLOTS = 4, COUNT = 2048, BYTES = COUNT * 4, BINS = 2048;

struct Bars {
    uint32_t keys_full, keys_empty, weights_full, weights_empty;
};

__device__ __forceinline__ void load(const Bars& bar, uint32_t data, const uint32_t* keys,
                                     const uint32_t* weights, int tiles, int steps) {
    Place<SLOTS> at;
#pragma unroll 1
    for (int k = 0; k < steps; k++) {
        size_t from = size_t((blockIdx.x + k) % tiles) * COUNT;
        KPERF_BEGIN(keys_empty_wait);
        KPERF_WAIT(keys_empty, SLOTS);
        barrier_wait(bar.keys_empty + at.slot * 8, at.parity ^ 1);
        KPERF_END(keys_empty_wait);
        KPERF_BEGIN(keys_load);
        KPERF_ASYNC_LOAD(keys, tma, keys_full, BYTES);
        barrier_expect(bar.keys_full + at.slot * 8, BYTES);
        bulk_load(data + at.slot * BYTES, keys + from, BYTES, bar.keys_full + at.slot * 8);
        KPERF_END(keys_load);
        KPERF_BEGIN(weights_empty_wait);
        KPERF_WAIT(weights_empty, SLOTS);
        barrier_wait(bar.weights_empty + at.slot * 8, at.parity ^ 1);
        KPERF_END(weights_empty_wait);
        KPERF_BEGIN(weights_load);
        KPERF_ASYNC_LOAD(weights, tma, weights_full, BYTES);
        barrier_expect(bar.weights_full + at.slot * 8, BYTES);
        bulk_load(data + (SLOTS + at.slot) * BYTES, weights + from, BYTES, bar.weights_full + at.slot * 8);
        KPERF_END(weights_load);
        at.next();
    }
}

__device__ __forceinline__ void weights_wait(const Bars& bar, const Place<SLOTS>& at) {
    KPERF_BEGIN(weights_wait);
    KPERF_WAIT(weights_full, 0);
    barrier_wait(bar.weights_full + at.slot * 8, at.parity);
    KPERF_END(weights_wait);
}

extern "C" __global__ void __launch_bounds__(288, 1)
scan(const uint32_t* keys, const uint32_t* weights, uint32_t* out, int tiles, int steps) {
    extern __shared__ __align__(128) unsigned char smem[];
    __shared__ __align__(8) uint64_t bars[4 * SLOTS];
    __shared__ uint32_t totals[2][8];
    uint32_t base = smem_addr(bars), data = smem_addr(smem);
    Bars bar{base, base + SLOTS * 8, base + SLOTS * 16, base + SLOTS * 24};
    uint32_t* bins = reinterpret_cast<uint32_t*>(smem + 2 * SLOTS * BYTES);
    for (int i = threadIdx.x; i < 8 * BINS; i += blockDim.x)
        bins[i] = 0;
    if (threadIdx.x == 0)
        for (int i = 0; i < SLOTS; i++) {
            barrier_init(bar.keys_full + i * 8, 1), barrier_init(bar.weights_full + i * 8, 1);
            barrier_init(bar.keys_empty + i * 8, 8), barrier_init(bar.weights_empty + i * 8, 8);
        }
    barriers_ready();
    int warp = __shfl_sync(~0u, threadIdx.x / 32, 0), lane = threadIdx.x % 32;
    if (warp == 8) {
        if (lane == 0)
            load(bar, data, keys, weights, tiles, steps);
        return;
    }
    Place<SLOTS> at;
    uint32_t carry = 0;
#pragma unroll 1
    for (int k = 0; k < steps; k++) {
        KPERF_BEGIN(keys_wait);
        KPERF_WAIT(keys_full, 0);
        barrier_wait(bar.keys_full + at.slot * 8, at.parity);
        KPERF_END(keys_wait);
#ifdef EARLY
        weights_wait(bar, at);
#endif
        KPERF_BEGIN(sums);
        const uint4* from = reinterpret_cast<uint4*>(smem + at.slot * BYTES) + threadIdx.x * 2;
        uint32_t key[8], sum[8];
        *reinterpret_cast<uint4*>(key) = from[0];
        *reinterpret_cast<uint4*>(key + 4) = from[1];
        sum[0] = key[0] & 15;
#pragma unroll
        for (int i = 1; i < 8; i++)
            sum[i] = sum[i - 1] + (key[i] & 15);
        uint32_t all = sum[7];
#pragma unroll
        for (int i = 1; i < 32; i *= 2) {
            uint32_t before = __shfl_up_sync(~0u, all, i);
            all += lane >= i ? before : 0;
        }
        if (lane == 31)
            totals[k & 1][warp] = all;
        KPERF_END(sums);
        KPERF_BEGIN(keys_release);
        KPERF_ARRIVE(keys_empty);
        __syncwarp();
        if (lane == 0)
            barrier_arrive(bar.keys_empty + at.slot * 8);
        KPERF_END(keys_release);
        KPERF_BEGIN(meet);
        KPERF_ARRIVE(met);
        KPERF_WAIT(met, 0);
        asm volatile("bar.sync 1, 256;" ::: "memory");
        KPERF_END(meet);
        KPERF_BEGIN(carries);
        uint32_t here = carry + all - sum[7];
#pragma unroll
        for (int i = 0; i < 8; i++) {
            uint32_t total = totals[k & 1][i];
            here += i < warp ? total : 0;
            carry += total;
        }
        KPERF_END(carries);
#ifndef EARLY
        weights_wait(bar, at);
#endif
        KPERF_BEGIN(count);
        from = reinterpret_cast<uint4*>(smem + (SLOTS + at.slot) * BYTES) + threadIdx.x * 2;
        uint32_t weight[8];
        *reinterpret_cast<uint4*>(weight) = from[0];
        *reinterpret_cast<uint4*>(weight + 4) = from[1];
#pragma unroll
        for (int i = 0; i < 8; i++)
            atomicAdd(bins + warp * BINS + (key[i] >> 4) % BINS, weight[i] * (here + sum[i]));
        KPERF_END(count);
        KPERF_BEGIN(weights_release);
        KPERF_ARRIVE(weights_empty);
        __syncwarp();
        if (lane == 0)
            barrier_arrive(bar.weights_empty + at.slot * 8);
        KPERF_END(weights_release);
        at.next();
    }
    __syncwarp();
    for (int i = lane; i < BINS; i += 32)
        out[(size_t(blockIdx.x) * 8 + warp) * BINS + i] = bins[warp * BINS + i];
}

// One thread a CTA.
extern "C" __global__ void scan_plain(const uint32_t* keys, const uint32_t* weights, uint32_t* out,
                                      int tiles, int steps) {
    uint32_t sum = 0;
    uint32_t* bins = out + size_t(blockIdx.x) * 8 * BINS;
    for (int i = 0; i < 8 * BINS; i++)
        bins[i] = 0;
    for (int k = 0; k < steps; k++)
        for (int i = 0; i < COUNT; i++) {
            size_t from = size_t((blockIdx.x + k) % tiles) * COUNT + i;
            sum += keys[from] & 15;
            bins[i / 256 * BINS + (keys[from] >> 4) % BINS] += weights[from] * sum;
        }
}
