// stencil: five points of a plane, then GROW sweeps over half a column of a tile; persistent.
// One warp loads tiles with the copy engine, 14 warps compute: each thread takes half a column of its
// tile into registers, sweeps, stores.  `turns` tiles a CTA, of few that stay in L2.
//   SLOTS  tiles in the ring
//   EARLY  a tile is given back once it is in registers; else when its results are stored
#include "common.cuh"

#ifndef SLOTS
#define SLOTS 3
#endif
#ifndef ROWS
#define ROWS 32 // of a tile's results
#endif
#ifndef GROW
#define GROW 12
#endif
constexpr int WIDE = 224, BOX = 232, HALF = ROWS / 2; // columns: results, with margins; rows a thread
constexpr int TILE = BOX * (ROWS + 2) * 4, PITCH = (TILE + 127) / 128 * 128;

extern "C" __global__ void __launch_bounds__(480, 1)
stencil(const __grid_constant__ CUtensorMap plane, float* out, int across, int tiles,
        int turns) {
    extern __shared__ __align__(128) unsigned char smem[];
    uint32_t data = smem_addr(smem), full = data + SLOTS * PITCH, empty = full + SLOTS * 8;
    int warp = threadIdx.x / 32;
    if (threadIdx.x == 0)
        for (int i = 0; i < SLOTS; i++)
            barrier_init(full + i * 8, 1), barrier_init(empty + i * 8, 14);
    barriers_ready();
    Place<SLOTS> at;
    if (warp == 14) {
        if (threadIdx.x % 32 == 0)
#pragma unroll 1
            for (int i = 0, t = blockIdx.x; i < turns; i++, t = (t + 7) % tiles) {
                barrier_wait(empty + at.slot * 8, at.parity ^ 1);
                barrier_expect(full + at.slot * 8, TILE);
                tma_load(data + at.slot * PITCH, plane, t % across * WIDE - 4, t / across * ROWS - 1,
                         full + at.slot * 8);
                at.next();
            }
        return;
    }
    int column = threadIdx.x % WIDE, half = threadIdx.x / WIDE;
#pragma unroll 1
    for (int i = 0, t = blockIdx.x; i < turns; i++, t = (t + 7) % tiles) {
        barrier_wait(full + at.slot * 8, at.parity);
        const float* tile =
            reinterpret_cast<const float*>(smem + at.slot * PITCH) + half * HALF * BOX + column + 4;
        float v[HALF];
#pragma unroll
        for (int r = 0; r < HALF; r++)
            v[r] = 0.5f * tile[(r + 1) * BOX] + 0.125f * (tile[r * BOX] + tile[(r + 2) * BOX] +
                                                           tile[(r + 1) * BOX - 1] +
                                                           tile[(r + 1) * BOX + 1]);
#ifdef EARLY
        __syncwarp();
        if (threadIdx.x % 32 == 0)
            barrier_arrive(empty + at.slot * 8);
#endif
#pragma unroll
        for (int g = 0; g < GROW; g++)
#pragma unroll
            for (int r = 1; r < HALF - 1; r++)
                v[r] = 0.7f * v[r] + 0.3f * v[r - 1] * v[r + 1];
        float* to = out + (size_t(t / across) * ROWS + half * HALF) * across * WIDE +
                    t % across * WIDE + column;
#pragma unroll
        for (int r = 0; r < HALF; r++)
            to[size_t(r) * across * WIDE] = v[r];
#ifndef EARLY
        __syncwarp();
        if (threadIdx.x % 32 == 0)
            barrier_arrive(empty + at.slot * 8);
#endif
        at.next();
    }
}
