// What compilers make of marks: templates, unrolled and real loops, a switch, early exits, calls,
// clusters, static and dynamic shared memory, local arrays.
// The .ptx files beside it come from nvcc 13.0:
//   mix.ptx           -arch=sm_90a
//   mix-lineinfo.ptx  -arch=sm_90a -lineinfo -src-in-ptx
//   mix-debug.ptx     -arch=sm_90a -G
//   mix-sm80.ptx      -arch=sm_80 -DNO_CLUSTER
#include <kperf/mark.h>
#include <cstdio>

__constant__ float coef[16];

template <int N> __device__ __forceinline__ float poly(float x)
{
    float r = 0;
    KPERF_BEGIN(poly);
#pragma unroll
    for (int i = 0; i < N; i++)
        r = r * x + coef[i];
    KPERF_END(poly);
    return r;
}

__device__ __noinline__ float slow(float x, int n)
{
    for (int i = 0; i < n; i++)
        x = x * 1.0001f + 0.5f;
    return x;
}

template <int N> __global__ void evaluate(float *p, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    p[i] = poly<N>(p[i]);
}
template __global__ void evaluate<3>(float *, int);
template __global__ void evaluate<8>(float *, int);

extern "C" __global__ void interpret(float *p, int *op, int n)
{
    __shared__ float buf[256];
    extern __shared__ float dyn[];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    KPERF_BEGIN(load);
    buf[threadIdx.x] = i < n ? p[i] : 0;
    dyn[threadIdx.x] = buf[threadIdx.x ^ 1];
    KPERF_END(load);
    __syncthreads();
    float x = dyn[threadIdx.x ^ 3];
    for (int k = 0; k < n; k++) {
        KPERF_BEGIN(step);
        switch (op[k]) {
        case 0: x += 1; break;
        case 1: x *= 3; break;
        case 2: x = slow(x, k); break;
        case 3: x = __expf(x); break;
        case 4: x -= p[k]; break;
        case 5:
            KPERF_END(step);
            p[i] = x;
            return;
        }
        KPERF_END(step);
        if (x > 1e30f) {
            p[i] = x;
            return;
        }
    }
    KPERF_INSTANT(finished);
    p[i] = x;
}

#ifndef NO_CLUSTER
extern "C" __global__ void __cluster_dims__(2, 1, 1) __launch_bounds__(128, 2) exchange(float *p)
{
    __shared__ float s[128];
    s[threadIdx.x] = p[threadIdx.x + 128 * blockIdx.x];
    KPERF_BEGIN(meet);
    KPERF_ARRIVE(neighbour);
    KPERF_WAIT(neighbour, 0);
    asm volatile("barrier.cluster.arrive.aligned;\n\tbarrier.cluster.wait.aligned;" ::: "memory");
    KPERF_END(meet);
    float v;
    asm volatile("{ .reg .b32 a;\n\tmapa.shared::cluster.u32 a, %1, %2;\n\t"
                 "ld.shared::cluster.f32 %0, [a];\n}"
                 : "=f"(v)
                 : "r"((unsigned)__cvta_generic_to_shared(&s[threadIdx.x])),
                   "r"((blockIdx.x & 1) ^ 1));
    asm volatile("barrier.cluster.arrive.aligned;\n\tbarrier.cluster.wait.aligned;" ::: "memory");
    if (v < 0)
        asm volatile("exit;");
    p[threadIdx.x + 128 * blockIdx.x] = v;
}
#endif

extern "C" __global__ void scratch(int *p, int n)
{
    int a[64];
    for (int i = 0; i < 64; i++)
        a[i] = p[i] * i;
    KPERF_BEGIN(gather);
    int s = 0;
    for (int i = 0; i < n; i++) {
        s += a[(i * 7) & 63];
        if (s == 77)
            break;
        a[i & 63] = s;
    }
    KPERF_END(gather);
    printf("%d\n", s);
    p[0] = s;
}

extern "C" __global__ void unmarked(int *p) { p[threadIdx.x] = 1; }
