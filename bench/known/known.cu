/*
 * Regions whose length is known: chains of dependent instructions, each link of which takes
 * the same number of cycles, a group of wgmma, a bulk copy.
 *
 *   KIND       4 to 1024 links a region, region after region, all one chain
 *   KINDbig    64 and 4096 links
 *   KINDgap    the same, with 8 links between the regions that belong to none
 *   wgmmaN     N m64n256k16, issued and waited for
 *   bulkN      a bulk copy of N bytes to shared memory, issued and waited for
 *
 * With -DTRUTH the same work without marks, timed by a pair of clock64 each: out gets the
 * cycles of every trip.  One CTA an SM (by its shared memory).
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
#pragma unroll
    for (int i = 0; i < N; i++)
        L::step(x, a, b);
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
        REGION(4);
        REGION(16);
        REGION(64);
        REGION(256);
        REGION(1024);
    }
    OUT = x;
}

template <class L>
static __device__ __forceinline__ void big(float *out, int trips, typename L::T a,
                                           typename L::T b)
{
    __shared__ uint32_t cell[32];
    typename L::T x = first<typename L::T>(cell);
#pragma unroll 1
    for (int t = 0; t < trips; t++) {
        REGION(64);
        REGION(4096);
    }
    OUT = x;
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
    OUT = x;
}

#define KERNEL(name, body, L)                                                                   \
    extern "C" __global__ void __launch_bounds__(512) name(float *out, int trips, int a, int b) \
    {                                                                                           \
        body<L>(out, trips, a, b);                                                              \
    }
#define KIND(name, L)                                                                           \
    KERNEL(name, chain, L)                                                                      \
    KERNEL(name##big, big, L)                                                                   \
    KERNEL(name##gap, gap, L)
KIND(fmas, Ffma)
KIND(ints, Int)
KIND(mufu, Mufu)
KIND(lds, Lds)
KIND(mix, Mix)

#define CLOCKED(what) what

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

#define KERNEL(name, L, n)                                                                      \
    extern "C" __global__ void __launch_bounds__(512) name##n(int *out, int trips, int a, int b) \
    {                                                                                           \
        timed<L, n>(out, trips, a, b);                                                          \
    }
#define KIND(name, L)                                                                           \
    KERNEL(name, L, 64)                                                                         \
    KERNEL(name, L, 1024)                                                                       \
    KERNEL(name, L, 4096)
KIND(fmas, Ffma)
KIND(ints, Int)
KIND(mufu, Mufu)
KIND(lds, Lds)
KIND(mix, Mix)
#undef KPERF_BEGIN
#undef KPERF_END
#define KPERF_BEGIN(x) KPERF_BEGIN_##x
#define KPERF_END(x) KPERF_END_##x
#define KPERF_BEGIN_whole long long from = now()
#define KPERF_END_whole out[(blockIdx.x * trips + t) * blockDim.x + threadIdx.x] = now() - from
#define KPERF_BEGIN_issue
#define KPERF_END_issue
#define KPERF_BEGIN_wait
#define KPERF_END_wait

#endif

/* ---- the engines ----------------------------------------------------------------- */

#ifdef TRUTH
typedef int Out;
#else
typedef float Out;
#endif

template <int N> static __device__ __forceinline__ void wgmma(Out *out, int trips)
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
#ifdef TRUTH
    out[0] += sum == 12345;
#else
    OUT = sum;
#endif
}

template <int BYTES>
static __device__ __forceinline__ void bulk(Out *out, int trips, const unsigned char *from_global)
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
#ifndef TRUTH
    OUT = to[threadIdx.x];
#endif
}

#define WGMMA(n)                                                                                \
    extern "C" __global__ void __launch_bounds__(128) wgmma##n(Out *out, int trips, int, int)   \
    {                                                                                           \
        wgmma<n>(out, trips);                                                                   \
    }
#define BULK(n)                                                                                 \
    extern "C" __global__ void __launch_bounds__(32) bulk##n(Out *out, int trips, int, int,     \
                                                             const unsigned char *in)           \
    {                                                                                           \
        bulk<n>(out, trips, in);                                                                \
    }
WGMMA(1)
WGMMA(4)
WGMMA(16)
BULK(4096)
BULK(32768)
