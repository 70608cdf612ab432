// splitk: 128 by 128 tiles of a matrix product, K split among CTAs; tiles come by cp.async in four
// stages.
//   DRAINED  a step waits for all copies, not (UNDER_WAY=2) for those that it reads
#include "common.cuh"

constexpr int STAGES = 4, STEP = 64;

extern "C" __global__ void __launch_bounds__(256, 1)
splitk(const __nv_bfloat16* a, const __nv_bfloat16* b, float* out, int K, int steps) {
    extern __shared__ __align__(128) unsigned char smem[];
    uint32_t data = smem_addr(smem);
    size_t first = size_t(blockIdx.z) * steps * STEP, pitch = size_t(K) * 2;
    const char* rows = reinterpret_cast<const char*>(a + size_t(blockIdx.x) * TILE * K + first);
    const char* columns = reinterpret_cast<const char*>(b + size_t(blockIdx.y) * TILE * K + first);
    float sum[4][4][4] = {};
    auto fetch = [&](int k) {
        uint32_t to = data + k % STAGES * (2 * TILE_BYTES);
        if (k < steps) {
            copy_tile(to, rows + k * (STEP * 2), pitch);
            copy_tile(to + TILE_BYTES, columns + k * (STEP * 2), pitch);
        }
        copies_commit();
    };
#pragma unroll
    for (int k = 0; k < STAGES - 1; k++)
        fetch(k);
#pragma unroll 1
    for (int k = 0; k < steps; k++) {
#ifdef DRAINED
        copies_wait<0>();
#else
        copies_wait<UNDER_WAY>();
#endif
        __syncthreads();
        fetch(k + STAGES - 1);
        uint32_t at = data + k % STAGES * (2 * TILE_BYTES);
        multiply_tiles(sum, at, at + TILE_BYTES);
    }
    size_t tile = (size_t(blockIdx.z) * gridDim.y + blockIdx.y) * gridDim.x + blockIdx.x;
    store_product(out + tile * (TILE * TILE), sum, [](int) { return 1.0f; });
}

extern "C" __global__ void splitk_plain(const __nv_bfloat16* a, const __nv_bfloat16* b, float* out,
                                        int K, int steps) {
    size_t tile = (size_t(blockIdx.z) * gridDim.y + blockIdx.y) * gridDim.x + blockIdx.x;
    for (int i = threadIdx.x; i < TILE * TILE; i += blockDim.x) {
        const __nv_bfloat16* x = a + (size_t(blockIdx.x) * TILE + i / TILE) * K;
        const __nv_bfloat16* y = b + (size_t(blockIdx.y) * TILE + i % TILE) * K;
        float sum = 0;
        for (int k = blockIdx.z * steps * STEP; k < (blockIdx.z + 1) * steps * STEP; k++)
            sum += __bfloat162float(x[k]) * __bfloat162float(y[k]);
        out[tile * (TILE * TILE) + i] = sum;
    }
}
