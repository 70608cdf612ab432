// stationary: 8-bit products whose weights stay in shared memory; slabs of rows come by cp.async in
// four stages.  Sound: the matrix instructions are what takes time.
//   BEHIND  the next slab but two is asked for behind the product: it only looks late
#include "common.cuh"

constexpr int STAGES = 4, HELD = 4;

extern "C" __global__ void __launch_bounds__(256, 1)
stationary(const int8_t* x, const int8_t* w, int* out, int slabs, int steps) {
    extern __shared__ __align__(128) unsigned char smem[];
    uint32_t weights = smem_addr(smem), data = weights + HELD * TILE_BYTES;
    const char* from = reinterpret_cast<const char*>(x);
    int sum[4][4][4] = {};
    auto fetch = [&](int k) {
        copy_tile(data + k % STAGES * TILE_BYTES,
                  from + size_t((blockIdx.x + k) % slabs) * (TILE * TILE), TILE);
        copies_commit();
    };
#pragma unroll
    for (int i = 0; i < HELD; i++)
        copy_tile(weights + i * TILE_BYTES, reinterpret_cast<const char*>(w) + i * (TILE * TILE),
                  TILE);
#pragma unroll
    for (int k = 0; k < STAGES - 1; k++)
        fetch(k);
#pragma unroll 1
    for (int k = 0; k < steps; k++) {
        copies_wait<STAGES - 2>();
        __syncthreads();
#ifndef BEHIND
        fetch(k + STAGES - 1);
#endif
        multiply_tiles(sum, data + k % STAGES * TILE_BYTES, weights + k % HELD * TILE_BYTES);
#ifdef BEHIND
        fetch(k + STAGES - 1);
#endif
    }
    copies_wait<0>();
    store_product(out + size_t(blockIdx.x) * (TILE * TILE), sum, [](int) { return 1; });
}

extern "C" __global__ void stationary_plain(const int8_t* x, const int8_t* w, int* out, int slabs,
                                            int steps) {
    for (int i = threadIdx.x; i < TILE * TILE; i += blockDim.x) {
        int sum = 0;
        for (int k = 0; k < steps; k++)
            for (int j = 0; j < TILE; j++)
                sum += x[size_t((blockIdx.x + k) % slabs) * (TILE * TILE) + i / TILE * TILE + j] *
                       w[k % HELD * (TILE * TILE) + i % TILE * TILE + j];
        out[size_t(blockIdx.x) * (TILE * TILE) + i] = sum;
    }
}
