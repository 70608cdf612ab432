// activate: tiles of 32 KiB come by the copy engine into three slots, pass through a gate and go out by
// it from one buffer.
//   AT_ONCE  a tile's store is awaited when it has been started, not when the next tile needs the buffer
#include "../seeded2/common.cuh"

constexpr int THREADS = 256, VALUES = 32, SLOTS = 3, KEPT = 2;
constexpr int BYTES = THREADS * VALUES * 4;

__device__ __forceinline__ float gate_of(float x) {
    float inner = 0.003f;
#pragma unroll
    for (int i = 0; i < 10; i++)
        inner = inner * x * 0.25f + (0.9f - 0.05f * i);
    return x * inverse_fast(1.0f + exp2_fast(-1.5f * x)) + inner * 0.01f;
}

__device__ __forceinline__ void load(uint32_t to, const float* in, int tile, int tiles, uint32_t bar) {
    barrier_expect(bar, BYTES);
    bulk_load(to, in + size_t(tile % tiles) * (THREADS * VALUES), BYTES, bar);
}

__device__ __forceinline__ void store(float* to, uint32_t from) {
    asm volatile("cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], %2;" ::"l"(to), "r"(from),
                 "n"(BYTES)
                 : "memory");
    asm volatile("cp.async.bulk.commit_group;" ::: "memory");
}

// The buffer may be written again, and what was stored may be stored over.
__device__ __forceinline__ void await_store() {
    if (threadIdx.x == 0)
        asm volatile("cp.async.bulk.wait_group 0;" ::: "memory");
    __syncthreads();
}

extern "C" __global__ void __launch_bounds__(THREADS, 1)
activate(const float* in, float* out, int tiles, int steps) {
    extern __shared__ __align__(128) unsigned char smem[];
    __shared__ __align__(8) uint64_t bars[SLOTS];
    uint32_t full = smem_addr(bars), data = smem_addr(smem);
    if (threadIdx.x == 0)
        for (int i = 0; i < SLOTS; i++)
            barrier_init(full + i * 8, 1);
    barriers_ready();
    if (threadIdx.x == 0)
        for (int i = 0; i < SLOTS; i++)
            load(data + i * BYTES, in, blockIdx.x + i, tiles, full + i * 8);
    float* buffer = reinterpret_cast<float*>(smem + SLOTS * BYTES) + threadIdx.x;
    Place<SLOTS> at;
#pragma unroll 1
    for (int k = 0; k < steps; k++) {
        const float* tile = reinterpret_cast<float*>(smem + at.slot * BYTES) + threadIdx.x;
        float value[VALUES];
        barrier_wait(full + at.slot * 8, at.parity);
#pragma unroll
        for (int i = 0; i < VALUES; i++)
            value[i] = gate_of(tile[i * THREADS]);
#pragma unroll
        for (int i = 0; i < VALUES; i++)
            asm volatile("" : "+f"(value[i]));
#ifndef AT_ONCE
        await_store();
#endif
#pragma unroll
        for (int i = 0; i < VALUES; i++)
            buffer[i * THREADS] = value[i];
        asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
        __syncthreads();
        if (threadIdx.x == 0) {
            store(out + (size_t(blockIdx.x) * KEPT + k % KEPT) * (THREADS * VALUES),
                  data + SLOTS * BYTES);
            if (k + SLOTS < steps)
                load(data + at.slot * BYTES, in, blockIdx.x + k + SLOTS, tiles, full + at.slot * 8);
        }
#ifdef AT_ONCE
        await_store();
#endif
        at.next();
    }
    await_store();
}

// The last tiles, which are those that are kept.
extern "C" __global__ void activate_plain(const float* in, float* out, int tiles, int steps) {
    for (int k = steps - KEPT; k < steps; k++)
        for (int i = threadIdx.x; i < THREADS * VALUES; i += THREADS)
            out[(size_t(blockIdx.x) * KEPT + k % KEPT) * (THREADS * VALUES) + i] =
                gate_of(in[size_t((blockIdx.x + k) % tiles) * (THREADS * VALUES) + i]);
}
