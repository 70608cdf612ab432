/*
 * Regions whose length is known: chains of dependent instructions, each link of which takes
 * the same number of cycles, a group of wgmma, a bulk copy.
 *
 *   KIND       16 to 4096 links a region, region after region, all one chain
 *   KINDgap    16 to 256, with 8 links between the regions that belong to none
 *   wgmmaN     N m64n256k16, issued and waited for
 *   bulkN      a bulk copy of N bytes to shared memory, issued and waited for
 *
 * From 512 links on they are a loop over blocks of 256, so that the code stays in the
 * instruction cache.  With -DTRUTH the same chains without marks, timed by clock64: KINDN one
 * length by itself, KINDs all in one loop, as KIND has them.  out gets the cycles of every trip.
 * One CTA an SM (by its shared memory).
 */
#include <kperf/mark.h>

#include "../../examples/common/sm90.cuh"

#define LINK(name, type, text)                                                                  \
    struct name {                                                                               \
        typedef type T;                                                                         \
        static __device__ __forceinline__ void step(T &x, T a, T b) { text; }                   \
    };
LINK(Ffma, float, asm volatile("fma.rn.f32 %0, %0, %1, %2;" : "+f"(x) : "f"(a), "f"(b)))
LINK(Int, uint32_t, asm volatile("add.u32 %0, %0, %1;\n\txor.b32 %0, %0, %2;" : "+r"(x) : "r"(a), "r"(b)))
LINK(Mufu, float, asm volatile("ex2.approx.ftz.f32 %0, %0;" : "+f"(x)); (void)a; (void)b)
LINK(Lds, uint32_t, asm volatile("ld.volatile.shared.u32 %0, [%0];" : "+r"(x)::"memory");
     (void)a; (void)b)
LINK(Mix, uint32_t, asm volatile("ld.volatile.shared.u32 %0, [%0];\n\tadd.u32 %0, %0, %1;\n\t"
                                 "xor.b32 %0, %0, %2;"
                                 : "+r"(x)
                                 : "r"(a), "r"(b)
                                 : "memory"))

template <class L, int N>
static __device__ __forceinline__ void links(typename L::T &x, typename L::T a, typename L::T b)
{
    constexpr int BLOCK = N < 512 ? N : 256;
#pragma unroll 1
    for (int k = 0; k < N / BLOCK; k++) {
#pragma unroll
        for (int i = 0; i < BLOCK; i++)
            L::step(x, a, b);
    }
}

/* Every cell leads to another one. */
static __device__ __forceinline__ uint32_t ready(uint32_t *cell)
{
    if (threadIdx.x < 32)
        cell[threadIdx.x] = smem_addr(&cell[(threadIdx.x + 7) % 32]);
    __syncthreads();
    return smem_addr(&cell[threadIdx.x % 32]);
}

template <class T> static __device__ __forceinline__ T first(uint32_t *cell);
template <> __device__ __forceinline__ uint32_t first<uint32_t>(uint32_t *cell)
{
    return ready(cell);
}
template <> __device__ __forceinline__ float first<float>(uint32_t *cell)
{
    ready(cell);
    return threadIdx.x * 1e-3f;
}

#define OUT out[blockIdx.x * blockDim.x + threadIdx.x]

#ifndef TRUTH

/* The same wherever the cells lie. */
static __device__ __forceinline__ float told(float x, uint32_t *)
{
    return x;
}
static __device__ __forceinline__ float told(uint32_t x, uint32_t *cell)
{
    return x - smem_addr(cell);
}

#define REGION(n)                                                                               \
    KPERF_BEGIN(links##n);                                                                      \
    links<L, n>(x, a, b);                                                                       \
    KPERF_END(links##n)

template <class L>
static __device__ __forceinline__ void chain(float *out, int trips, typename L::T a,
                                             typename L::T b)
{
    __shared__ uint32_t cell[32];
    typename L::T x = first<typename L::T>(cell);
#pragma unroll 1
    for (int t = 0; t < trips; t++) {
        REGION(16);
        REGION(64);
        REGION(256);
        REGION(1024);
        REGION(4096);
    }
    OUT = told(x, cell);
}

template <class L>
static __device__ __forceinline__ void gap(float *out, int trips, typename L::T a,
                                           typename L::T b)
{
    __shared__ uint32_t cell[32];
    typename L::T x = first<typename L::T>(cell);
#pragma unroll 1
    for (int t = 0; t < trips; t++) {
        REGION(16);
        links<L, 8>(x, a, b);
        REGION(64);
        links<L, 8>(x, a, b);
        REGION(256);
        links<L, 8>(x, a, b);
    }
    OUT = told(x, cell);
}

#define KERNEL(name, body, L)                                                                   \
    extern "C" __global__ void __launch_bounds__(512) name(float *out, int trips, int a, int b) \
    {                                                                                           \
        body<L>(out, trips, a, b);                                                              \
    }
#define KIND(name, L)                                                                           \
    KERNEL(name, chain, L)                                                                      \
    KERNEL(name##gap, gap, L)
KIND(fmas, Ffma)
KIND(ints, Int)
KIND(mufu, Mufu)
KIND(lds, Lds)
KIND(mix, Mix)

#else

static __device__ __forceinline__ long long now()
{
    long long t;
    asm volatile("mov.u64 %0, %%clock64;" : "=l"(t)::"memory");
    return t;
}

/* Links between two reads that both wait for the chain. */
template <class L, int N>
static __device__ __forceinline__ void timed(int *out, int trips, typename L::T a,
                                             typename L::T b)
{
    __shared__ uint32_t cell[32];
    typename L::T x = first<typename L::T>(cell);
#pragma unroll 1
    for (int t = 0; t < trips; t++) {
        __syncwarp();
        long long from = now();
        links<L, N>(x, a, b);
        long long to = now();
        out[(blockIdx.x * trips + t) * blockDim.x + threadIdx.x] = to - from;
    }
    out[0] += x == 12345;
}

/* All lengths, region after region. */
template <class L>
static __device__ __forceinline__ void timed_all(int *out, int trips, typename L::T a,
                                                 typename L::T b)
{
    __shared__ uint32_t cell[32];
    typename L::T x = first<typename L::T>(cell);
    int *to = out + (blockIdx.x * trips * (blockDim.x / 32) + threadIdx.x / 32) * 5;
#pragma unroll 1
    for (int t = 0; t < trips; t++, to += blockDim.x / 32 * 5) {
        long long at[6];
        at[0] = now();
        links<L, 16>(x, a, b);
        at[1] = now();
        links<L, 64>(x, a, b);
        at[2] = now();
        links<L, 256>(x, a, b);
        at[3] = now();
        links<L, 1024>(x, a, b);
        at[4] = now();
        links<L, 4096>(x, a, b);
        at[5] = now();
        for (int i = 0; i < 5 && threadIdx.x % 32 == 0; i++)
            to[i] = at[i + 1] - at[i];
    }
    out[0] += x == 12345;
}

#define KERNEL(name, L, n)                                                                      \
    extern "C" __global__ void __launch_bounds__(512) name##n(int *out, int trips, int a, int b) \
    {                                                                                           \
        timed<L, n>(out, trips, a, b);                                                          \
    }
#define KIND(name, L)                                                                           \
    extern "C" __global__ void __launch_bounds__(512) name##s(int *out, int trips, int a, int b) \
    {                                                                                           \
        timed_all<L>(out, trips, a, b);                                                         \
    }                                                                                           \
    KERNEL(name, L, 16)                                                                         \
    KERNEL(name, L, 64)                                                                         \
    KERNEL(name, L, 256)                                                                        \
    KERNEL(name, L, 1024)                                                                       \
    KERNEL(name, L, 4096)
KIND(fmas, Ffma)
KIND(ints, Int)
KIND(mufu, Mufu)
KIND(lds, Lds)
KIND(mix, Mix)
#endif

/* ---- the engines ----------------------------------------------------------------- */

#ifndef TRUTH

template <int N> static __device__ __forceinline__ void wgmma(float *out, int trips)
{
    __shared__ __align__(1024) unsigned char tiles[40960];
    float acc[128] = {};
    for (int i = threadIdx.x; i < 10240; i += 128)
        reinterpret_cast<uint32_t *>(tiles)[i] = 0;
    asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
    __syncthreads();
    uint64_t a = operand_desc(smem_addr(tiles)), b = operand_desc(smem_addr(tiles + 8192));
#pragma unroll 1
    for (int t = 0; t < trips; t++) {
        KPERF_BEGIN(whole);
        KPERF_BEGIN(issue);
        KPERF_ASYNC_OP(mma, tensor, N * 2 * 64 * 256 * 16);
        wgmma_fence();
#pragma unroll
        for (int i = 0; i < N; i++)
            wgmma_m64n256k16(acc, a + 2 * (i % 4), b + 2 * (i % 4));
        wgmma_commit();
        KPERF_END(issue);
        KPERF_BEGIN(wait);
        KPERF_WAIT(mma, 0);
        wgmma_drain(acc);
        KPERF_END(wait);
        KPERF_END(whole);
    }
    float sum = 0;
    for (int i = 0; i < 128; i++)
        sum += acc[i];
    OUT = sum;
}

template <int BYTES>
static __device__ __forceinline__ void bulk(float *out, int trips, const unsigned char *from_global)
{
    extern __shared__ __align__(128) unsigned char to[];
    __shared__ __align__(8) uint64_t full_at;
    uint32_t full = smem_addr(&full_at), parity = 0;
    if (threadIdx.x == 0) {
        barrier_init(full, 1);
        barrier_init_fence();
    }
    __syncthreads();
#pragma unroll 1
    for (int t = 0; t < trips; t++) {
        KPERF_BEGIN(whole);
        KPERF_BEGIN(issue);
        KPERF_ASYNC_LOAD(load, tma, full, BYTES);
        if (threadIdx.x == 0) {
            barrier_expect(full, BYTES);
            asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes "
                         "[%0], [%1], %2, [%3];" ::"r"(smem_addr(to)),
                         "l"(from_global), "r"(BYTES), "r"(full)
                         : "memory");
        }
        __syncwarp();
        KPERF_END(issue);
        KPERF_BEGIN(wait);
        KPERF_WAIT(full, 0);
        barrier_wait(full, parity);
        KPERF_END(wait);
        KPERF_END(whole);
        parity ^= 1;
    }
    OUT = to[threadIdx.x];
}

#define WGMMA(n)                                                                                \
    extern "C" __global__ void __launch_bounds__(128) wgmma##n(float *out, int trips, int, int)   \
    {                                                                                           \
        wgmma<n>(out, trips);                                                                   \
    }
#define BULK(n)                                                                                 \
    extern "C" __global__ void __launch_bounds__(32) bulk##n(float *out, int trips, int, int,     \
                                                             const unsigned char *in)           \
    {                                                                                           \
        bulk<n>(out, trips, in);                                                                \
    }
WGMMA(1)
WGMMA(4)
WGMMA(16)
BULK(4096)
BULK(32768)

#endif
