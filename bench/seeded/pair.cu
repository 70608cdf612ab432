// pair: two warp groups filter rows that one warp loads; of each tile one group has the rows that
// take long and the other those that do not, in turns (as a diagonal's mask has it).
//   APART   groups go on as the ring lets them; else they meet at a barrier in every turn
#include "common.cuh"

constexpr int SLOTS = 4, SLOT = 256 * 4; // a float a thread
#ifndef LONG
#define LONG 160
#endif
#ifndef SHORT
#define SHORT 32
#endif

extern "C" __global__ void __launch_bounds__(288, 1)
pair(const float* in, float* out, int turns) {
    extern __shared__ __align__(128) unsigned char smem[];
    uint32_t data = smem_addr(smem), full = data + SLOTS * SLOT, empty = full + SLOTS * 8;
    int warp = threadIdx.x / 32, group = warp / 4;
    if (threadIdx.x == 0)
        for (int i = 0; i < SLOTS; i++)
            barrier_init(full + i * 8, 1), barrier_init(empty + i * 8, 8);
    barriers_ready();
    Place<SLOTS> at;
    if (warp == 8) {
        if (threadIdx.x % 32 == 0)
#pragma unroll 1
            for (int i = 0; i < turns; i++) {
                barrier_wait(empty + at.slot * 8, at.parity ^ 1);
                barrier_expect(full + at.slot * 8, SLOT);
                bulk_load(data + at.slot * SLOT, in + (size_t(blockIdx.x % 32) * turns + i) * (SLOT / 4),
                          SLOT, full + at.slot * 8);
                at.next();
            }
        return;
    }
    float sum = 0;
#pragma unroll 1
    for (int i = 0; i < turns; i++) {
        barrier_wait(full + at.slot * 8, at.parity);
        float v = reinterpret_cast<const float*>(smem + at.slot * SLOT)[threadIdx.x];
        __syncwarp();
        if (threadIdx.x % 32 == 0)
            barrier_arrive(empty + at.slot * 8);
        int steps = (i + group) % 2 ? LONG : SHORT;
#pragma unroll 4
        for (int s = 0; s < steps; s++)
            v = v * (0.999f - 0.001f * v);
        sum += v;
#ifndef APART
        asm volatile("bar.sync 1, 256;" ::: "memory");
#endif
        at.next();
    }
    out[size_t(blockIdx.x) * 256 + threadIdx.x] = sum;
}
