// blend: two streams are mixed into a third, two CTAs an SM; tiles of 8 KiB of each come by the
// copy engine.
// Sound: the memory is what takes time.
//   FOUR  four slots; six make no difference
#include "common.cuh"

#ifdef FOUR
constexpr int SLOTS = 4;
#else
constexpr int SLOTS = 6;
#endif
constexpr int THREADS = 256, QUADS = 512, BYTES = QUADS * 16;

extern "C" __global__ void __launch_bounds__(THREADS, 2)
blend(const float4* x, const float4* y, float4* out, int steps) {
    extern __shared__ __align__(128) unsigned char smem[];
    __shared__ __align__(8) uint64_t bars[SLOTS];
    uint32_t full = smem_addr(bars), data = smem_addr(smem);
    auto load = [&](int k, int slot) {
        size_t tile = (size_t(k) * gridDim.x + blockIdx.x) * QUADS;
        barrier_expect(full + slot * 8, 2 * BYTES);
        bulk_load(data + slot * 2 * BYTES, x + tile, BYTES, full + slot * 8);
        bulk_load(data + slot * 2 * BYTES + BYTES, y + tile, BYTES, full + slot * 8);
    };
    if (threadIdx.x == 0)
        for (int i = 0; i < SLOTS; i++)
            barrier_init(full + i * 8, 1);
    barriers_ready();
    if (threadIdx.x == 0)
        for (int i = 0; i < SLOTS; i++)
            load(i, i);
    Place<SLOTS> at;
#pragma unroll 1
    for (int k = 0; k < steps; k++) {
        const float4* a = reinterpret_cast<const float4*>(smem + at.slot * 2 * BYTES) + threadIdx.x;
        float4* to = out + (size_t(k) * gridDim.x + blockIdx.x) * QUADS + threadIdx.x;
        barrier_wait(full + at.slot * 8, at.parity);
#pragma unroll
        for (int i = 0; i < QUADS / THREADS; i++) {
            float4 l = a[i * THREADS], r = a[QUADS + i * THREADS];
            to[i * THREADS] = {l.x + 0.3f * (r.x - l.x), l.y + 0.3f * (r.y - l.y),
                               l.z + 0.3f * (r.z - l.z), l.w + 0.3f * (r.w - l.w)};
        }
        __syncthreads();
        if (threadIdx.x == 0 && k + SLOTS < steps)
            load(k + SLOTS, at.slot);
        at.next();
    }
}

extern "C" __global__ void blend_plain(const float4* x, const float4* y, float4* out, int steps) {
    for (int k = 0; k < steps; k++)
        for (int i = threadIdx.x; i < QUADS; i += THREADS) {
            size_t at = (size_t(k) * gridDim.x + blockIdx.x) * QUADS + i;
            float4 l = x[at], r = y[at];
            out[at] = {l.x + 0.3f * (r.x - l.x), l.y + 0.3f * (r.y - l.y), l.z + 0.3f * (r.z - l.z),
                       l.w + 0.3f * (r.w - l.w)};
        }
}
