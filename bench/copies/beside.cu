// A copy that is waited for, and one that is started some cycles later: what does the one take from
// the other?  One thread starts both, a warp waits for each, all note the SM's clock.
#include <common/sm90.cuh>

constexpr int PANEL_ROWS = 128, PANEL_BYTES = PANEL_ROWS * ROW_BYTES; // half a tile of attn_ws

__device__ __forceinline__ long long clock_now() {
    long long t;
    asm volatile("mov.u64 %0, %%clock64;" : "=l"(t)::"memory");
    return t;
}

// So many panels: tiles of 128 rows by 128 columns, as attn_ws takes them.
__device__ __forceinline__ void start(const CUtensorMap& map, uint32_t to, uint32_t bar, int panels,
                                      int row) {
    barrier_expect(bar, panels * PANEL_BYTES);
    for (int i = 0; i < panels; i++)
        tma_load(to + i * PANEL_BYTES, map, i % 2 * SUB_K, row + i / 2 * PANEL_ROWS, bar);
}

extern "C" __global__ void __launch_bounds__(96, 1)
beside(const __grid_constant__ CUtensorMap map, long long* out, int rounds, int first, int second,
       int later, int rows, int pace) {
    extern __shared__ __align__(1024) unsigned char smem[];
    __shared__ long long bars[2];
    uint32_t data = smem_addr(smem), bar = smem_addr(bars);
    int warp = threadIdx.x / 32;
    if (threadIdx.x == 0) {
        barrier_init(bar, 1);
        barrier_init(bar + 8, 1);
        barrier_init_fence();
    }
    __syncthreads();
    long long next = clock_now() + blockIdx.x * 997 % pace;
    uint32_t draw = blockIdx.x * 2654435761u + 12345u;
    for (int r = 0; r < rounds; r++) {
        draw = draw * 1664525u + 1013904223u;
        int row = (blockIdx.x % 33 * 1024 + r * 384) % (rows - 1024) / 128 * 128;
        next += pace + (draw >> 24);
        __syncthreads();
        if (threadIdx.x % 32)
            continue;
        long long* to = out + (blockIdx.x * (long long)rounds + r) * 4;
        if (warp == 0) {
            while (clock_now() < next)
                ;
            long long at = clock_now(), then = at;
            start(map, data, bar, first, row);
            if (second) {
                while (clock_now() < at + later)
                    ;
                then = clock_now();
                start(map, data + 4 * PANEL_BYTES, bar + 8, second, row + 512);
            }
            to[0] = at;
            to[1] = then;
        } else if (warp == 1) {
            barrier_wait(bar, r & 1);
            to[2] = clock_now();
        } else if (second) {
            barrier_wait(bar + 8, r & 1);
            to[3] = clock_now();
        }
    }
}
