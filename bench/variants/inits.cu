// What it takes to make a CTA's barriers: N of them by one thread, then the fence and the barrier
// that all threads of attn_ws begin with.
#include <common/sm90.cuh>

template <int N>
__device__ void inits(long long* out) {
    extern __shared__ __align__(1024) unsigned char smem[];
    long long begun = clock64();
    uint32_t bars = smem_addr(smem);
    if (threadIdx.x == 0) {
#pragma unroll
        for (int i = 0; i < N; i++)
            barrier_init(bars + 8 * i, i & 1 ? 8 : 1);
        barrier_init_fence();
    }
    __syncthreads();
    long long ended = clock64();
    if (threadIdx.x % 128 == 0)
        out[blockIdx.x * 3 + threadIdx.x / 128] = ended - begun;
}

#define KERNEL(N) \
    extern "C" __global__ void __launch_bounds__(384, 1) inits##N(long long* out) { inits<N>(out); }
KERNEL(1)
KERNEL(5)
KERNEL(9)
KERNEL(13)
KERNEL(17)
