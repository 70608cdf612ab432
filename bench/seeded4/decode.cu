// decode: attention of one new token, eight heads that share keys, over pages of 64 tokens that a
// table names.  Warp 8 loads four pages' keys and values at a time; more do not fit.
//   TOGETHER  keys and values are one buffer: they are awaited, and given back, together
#include "common.cuh"

constexpr int HEADS = 8, DIM = 128, PAGE = 64, PAGES = 4, TOKENS = PAGE * PAGES;
constexpr int PAGE_BYTES = PAGE * DIM * 2, BYTES = PAGES * PAGE_BYTES;

__device__ __forceinline__ void load_pages(uint32_t to, const __nv_bfloat16* cache,
                                           const int* table, uint32_t full) {
#pragma unroll 1
    for (int i = 0; i < PAGES; i++)
        bulk_load(to + i * PAGE_BYTES, cache + size_t(table[i]) * (PAGE * DIM), PAGE_BYTES, full);
}

__device__ __forceinline__ void meet() { asm volatile("bar.sync 1, 256;" ::: "memory"); }

__device__ __forceinline__ void give_back(uint32_t bar) {
    __syncwarp();
    if (threadIdx.x % 32 == 0)
        barrier_arrive(bar);
}

__device__ __forceinline__ float2 pair_of(uint32_t v) {
    return {__uint_as_float(v << 16), __uint_as_float(v & 0xffff0000u)};
}

extern "C" __global__ void __launch_bounds__(288, 1)
decode(const float* q, const __nv_bfloat16* keys, const __nv_bfloat16* values, const int* table,
       float* out, int steps) {
    extern __shared__ __align__(128) unsigned char smem[];
    __shared__ __align__(8) uint64_t bar_words[4];
    __shared__ __align__(16) float query[HEADS][DIM];
    __shared__ __align__(16) float share[TOKENS][HEADS];
    __shared__ float shrink[HEADS], sums[HEADS], result[HEADS][DIM];
    uint32_t bars = smem_addr(bar_words), data = smem_addr(smem); // full, empty of keys; of values
    if (threadIdx.x == 0)
        for (int i = 0; i < 4; i++)
            barrier_init(bars + i * 8, i % 2 ? 8 : 1);
    for (int i = threadIdx.x; i < HEADS * DIM; i += 288) {
        query[i / DIM][i % DIM] = q[size_t(blockIdx.x) * (HEADS * DIM) + i] * 0.1275f;
        result[i / DIM][i % DIM] = 0;
    }
    barriers_ready();
    if (threadIdx.x >= 256) {
        if (threadIdx.x == 256) {
            const int* mine = table + size_t(blockIdx.x) * steps * PAGES;
#pragma unroll 1
            for (int k = 0; k < steps; k++) {
                barrier_wait(bars + 8, (k & 1) ^ 1);
#ifdef TOGETHER
                barrier_expect(bars, 2 * BYTES);
                load_pages(data, keys, mine + k * PAGES, bars);
                load_pages(data + BYTES, values, mine + k * PAGES, bars);
#else
                barrier_expect(bars, BYTES);
                load_pages(data, keys, mine + k * PAGES, bars);
                barrier_wait(bars + 24, (k & 1) ^ 1);
                barrier_expect(bars + 16, BYTES);
                load_pages(data + BYTES, values, mine + k * PAGES, bars + 16);
#endif
            }
        }
        return;
    }
    int head = threadIdx.x / 32, lane = threadIdx.x % 32;
    const uint4* key = reinterpret_cast<const uint4*>(smem) + threadIdx.x * (DIM / 8);
    const uint32_t* value = reinterpret_cast<const uint32_t*>(smem + BYTES) + threadIdx.x % 64 +
                            threadIdx.x / 64 * 64 * (DIM / 2);
    float top = -1e30f, total = 0;
    float2 sum[HEADS] = {};
#pragma unroll 1
    for (int k = 0; k < steps; k++) {
        barrier_wait(bars, k & 1);
        float score[HEADS] = {};
#pragma unroll 2
        for (int i = 0; i < DIM / 8; i++) {
            int part = (i + threadIdx.x) % (DIM / 8);
            uint4 v = key[part];
            float2 a = pair_of(v.x), b = pair_of(v.y), c = pair_of(v.z), d = pair_of(v.w);
#pragma unroll
            for (int h = 0; h < HEADS; h++) {
                const float4* with = reinterpret_cast<const float4*>(&query[h][part * 8]);
                float4 l = with[0], r = with[1];
                score[h] += a.x * l.x + a.y * l.y + b.x * l.z + b.y * l.w + c.x * r.x + c.y * r.y +
                            d.x * r.z + d.y * r.w;
            }
        }
#pragma unroll
        for (int h = 0; h < HEADS; h++)
            share[threadIdx.x][h] = score[h];
#ifndef TOGETHER
        give_back(bars + 8);
#endif
        meet();
        float mine[TOKENS / 32], now = top;
#pragma unroll
        for (int i = 0; i < TOKENS / 32; i++)
            now = fmaxf(now, mine[i] = share[i * 32 + lane][head]);
#pragma unroll
        for (int i = 16; i; i /= 2)
            now = fmaxf(now, __shfl_xor_sync(~0u, now, i));
        float less = exp2_fast(top - now);
        total *= less;
#pragma unroll
        for (int i = 0; i < TOKENS / 32; i++)
            total += share[i * 32 + lane][head] = exp2_fast(mine[i] - now);
        top = now;
        if (lane == 0)
            shrink[head] = less;
        meet();
#ifndef TOGETHER
        barrier_wait(bars + 16, k & 1);
#endif
#pragma unroll
        for (int h = 0; h < HEADS; h++)
            sum[h].x *= shrink[h], sum[h].y *= shrink[h];
#pragma unroll 4
        for (int i = 0; i < 64; i++) {
            float2 v = pair_of(value[i * (DIM / 2)]);
            const float* p = share[threadIdx.x / 64 * 64 + i];
#pragma unroll
            for (int h = 0; h < HEADS; h++)
                sum[h].x += p[h] * v.x, sum[h].y += p[h] * v.y;
        }
#ifdef TOGETHER
        give_back(bars + 8);
#else
        give_back(bars + 24);
#endif
        meet();
    }
#pragma unroll
    for (int i = 16; i; i /= 2)
        total += __shfl_xor_sync(~0u, total, i);
    if (lane == 0)
        sums[head] = 1.0f / total;
    for (int turn = 0; turn < 4; turn++) {
        if (threadIdx.x / 64 == turn)
            for (int h = 0; h < HEADS; h++) {
                result[h][threadIdx.x % 64 * 2] += sum[h].x;
                result[h][threadIdx.x % 64 * 2 + 1] += sum[h].y;
            }
        meet();
    }
    for (int i = threadIdx.x; i < HEADS * DIM; i += 256)
        out[size_t(blockIdx.x) * (HEADS * DIM) + i] = result[i / DIM][i % DIM] * sums[i / DIM];
}

// A thread a head and dimension.
extern "C" __global__ void decode_plain(const float* q, const __nv_bfloat16* keys,
                                        const __nv_bfloat16* values, const int* table, float* out,
                                        int steps) {
    int head = blockIdx.y, d = threadIdx.x;
    __shared__ float part[DIM];
    float top = -1e30f, total = 0, sum = 0;
    float mine = q[(size_t(blockIdx.x) * HEADS + head) * DIM + d] * 0.1275f;
    for (int t = 0; t < steps * TOKENS; t++) {
        size_t row = size_t(table[blockIdx.x * steps * PAGES + t / PAGE]) * PAGE + t % PAGE;
        part[d] = mine * __bfloat162float(keys[row * DIM + d]);
        __syncthreads();
        for (int i = DIM / 2; i; i /= 2) {
            if (d < i)
                part[d] += part[d + i];
            __syncthreads();
        }
        float score = part[0], now = fmaxf(top, score), less = exp2f(top - now);
        __syncthreads();
        float p = exp2f(score - now);
        total = total * less + p;
        sum = sum * less + p * __bfloat162float(values[row * DIM + d]);
        top = now;
    }
    out[(size_t(blockIdx.x) * HEADS + head) * DIM + d] = sum / total;
}
