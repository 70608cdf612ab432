/*
 * Regions whose length is known: chains of dependent instructions, each link of which takes
 * the same number of cycles, a group of wgmma, a bulk copy.
 *
 *   KIND       16 to 4096 links a region, region after region, all one chain
 *   KINDgap    16 to 256, with 8 links between the regions that belong to none; with -DOTHERS
 *              other kinds, and other lengths (24 to 2048); with -DFRESH kinds and lengths beyond
 *              these (20 to 1800)
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

#ifdef OTHERS
LINK(Log, float, asm volatile("lg2.approx.ftz.f32 %0, %0;" : "+f"(x)); (void)a; (void)b)
LINK(Half, uint32_t, asm volatile("fma.rn.f16x2 %0, %0, %1, %2;" : "+r"(x) : "r"(a), "r"(b)))
LINK(Mad, uint32_t, asm volatile("mad.lo.u32 %0, %0, %1, %2;" : "+r"(x) : "r"(a), "r"(b)))
LINK(Shfl, uint32_t, asm volatile("shfl.sync.bfly.b32 %0, %0, 1, 31, 0xffffffff;" : "+r"(x));
     (void)a; (void)b)
LINK(Exp, float, asm volatile("fma.rn.ftz.f32 %0, %0, %1, %2;\n\tex2.approx.ftz.f32 %0, %0;"
                              : "+f"(x)
                              : "f"(a), "f"(b)))
LINK(Popc, uint32_t, asm volatile("popc.b32 %0, %0;" : "+r"(x)); (void)a; (void)b)
LINK(Pair, uint32_t, asm volatile("{\n\t.reg .b32 t;\n\tld.volatile.shared.v2.u32 {%0, t}, [%0];\n\t}"
                                  : "+r"(x)::"memory");
     (void)a; (void)b)
LINK(Double, double, asm volatile("fma.rn.f64 %0, %0, %1, %2;" : "+d"(x) : "d"(a), "d"(b)))
struct Ldg {
    typedef const unsigned char *T;
    static __device__ __forceinline__ void step(T &x, T, T)
    {
        asm volatile("ld.global.ca.u64 %0, [%0];" : "+l"(x)::"memory");
    }
};
#define LENGTHS(X) X(24) X(50) X(160) X(768) X(2048)
#define EACH(k, L) OF(k, L, 24) OF(k, L, 50) OF(k, L, 160) OF(k, L, 768) OF(k, L, 2048)
#define SHORTER(X) X(24) X(50) X(160)
#elif defined(FRESH)
LINK(Rsqrt, float, asm volatile("rsqrt.approx.ftz.f32 %0, %0;" : "+f"(x)); (void)a; (void)b)
LINK(Lop, uint32_t, asm volatile("lop3.b32 %0, %0, %1, %2, 0x96;" : "+r"(x) : "r"(a), "r"(b)))
LINK(Dp4a, uint32_t, asm volatile("dp4a.u32.u32 %0, %0, %1, %2;" : "+r"(x) : "r"(a), "r"(b)))
LINK(Convert, uint32_t, asm volatile("{\n\t.reg .f32 t;\n\tcvt.rn.f32.u32 t, %0;\n\t"
                                     "cvt.rzi.u32.f32 %0, t;\n\t"
                                     "add.u32 %0, %0, %1;\n\t}"
                                     : "+r"(x)
                                     : "r"(a));
     (void)b)
LINK(Redux, uint32_t, asm volatile("redux.sync.add.u32 %0, %0, 0xffffffff;" : "+r"(x)); (void)a;
     (void)b)
LINK(Vote, uint32_t, asm volatile("{\n\t.reg .pred p;\n\tsetp.ne.u32 p, %0, %1;\n\t"
                                  "vote.sync.ballot.b32 %0, p, 0xffffffff;\n\t}"
                                  : "+r"(x)
                                  : "r"(a));
     (void)b)
/* One tile of m16n8k16 upon another; what a link hands on is all of the accumulators. */
struct Sums {
    float v[4];
    __device__ Sums() {}
    __device__ explicit Sums(float f) : v{f, f, f, f} {}
};
struct Mma {
    typedef Sums T;
    static __device__ __forceinline__ void step(T &x, const T &a, const T &b)
    {
        uint32_t p = __float_as_uint(a.v[0]), q = __float_as_uint(b.v[0]);
        asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, "
                     "{%4, %4, %4, %4}, {%5, %5}, {%0, %1, %2, %3};"
                     : "+f"(x.v[0]), "+f"(x.v[1]), "+f"(x.v[2]), "+f"(x.v[3])
                     : "r"(p), "r"(q));
    }
};
/* From memory that all SMs share, past the first cache. */
struct Far {
    typedef const unsigned char *T;
    static __device__ __forceinline__ void step(T &x, T, T)
    {
        asm volatile("ld.global.cg.u64 %0, [%0];" : "+l"(x)::"memory");
    }
};
#define LENGTHS(X) X(20) X(72) X(200) X(600) X(1800)
#define EACH(k, L) OF(k, L, 20) OF(k, L, 72) OF(k, L, 200) OF(k, L, 600) OF(k, L, 1800)
#define SHORTER(X) X(20) X(72) X(200)
#else
#define LENGTHS(X) X(16) X(64) X(256) X(1024) X(4096)
#define EACH(k, L) OF(k, L, 16) OF(k, L, 64) OF(k, L, 256) OF(k, L, 1024) OF(k, L, 4096)
#define SHORTER(X) X(16) X(64) X(256)
#endif

template <class L, int N>
static __device__ __forceinline__ void links(typename L::T &x, typename L::T a, typename L::T b)
{
    constexpr int BLOCK = N < 512 ? N : N % 256 ? 300 : 256;
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

/* What a chain begins with, and what of its end is the same wherever the cells lie. */
template <class L> struct First {
    static __device__ __forceinline__ typename L::T of(uint32_t *cell)
    {
        ready(cell);
        return (typename L::T)(threadIdx.x * 1e-3f);
    }
    static __device__ __forceinline__ float told(typename L::T x, uint32_t *) { return x; }
};
struct FirstCell {
    static __device__ __forceinline__ uint32_t of(uint32_t *cell) { return ready(cell); }
    static __device__ __forceinline__ float told(uint32_t x, uint32_t *cell)
    {
        return x - smem_addr(cell);
    }
};
template <> struct First<Int> : FirstCell {};
template <> struct First<Lds> : FirstCell {};
template <> struct First<Mix> : FirstCell {};
#ifdef FRESH
template <> struct First<Mma> {
    static __device__ __forceinline__ Sums of(uint32_t *cell)
    {
        ready(cell);
        return Sums(threadIdx.x * 1e-3f);
    }
    static __device__ __forceinline__ float told(const Sums &x, uint32_t *)
    {
        return x.v[0] + x.v[1] + x.v[2] + x.v[3];
    }
};
#endif
#if defined(OTHERS) || defined(FRESH)
#ifdef OTHERS
template <> struct First<Pair> : FirstCell {
    static __device__ __forceinline__ uint32_t of(uint32_t *cell)
    {
        if (threadIdx.x < 32)
            cell[threadIdx.x] = smem_addr(&cell[(threadIdx.x + 6) % 32 & ~1]);
        __syncthreads();
        return smem_addr(&cell[threadIdx.x % 32 & ~1]);
    }
};
typedef Ldg Chased;
#else
typedef Far Chased;
#endif
static __device__ const unsigned char *far[512];
template <> struct First<Chased> {
    static __device__ __forceinline__ const unsigned char *of(uint32_t *)
    {
        const unsigned char *at = reinterpret_cast<const unsigned char *>(&far[threadIdx.x]);
        far[threadIdx.x] = at;
        __syncthreads();
        return at;
    }
    static __device__ __forceinline__ float told(const unsigned char *x, uint32_t *)
    {
        return x - reinterpret_cast<const unsigned char *>(far);
    }
};
#endif

#define OUT out[blockIdx.x * blockDim.x + threadIdx.x]

#ifndef TRUTH

#define REGION(n)                                                                               \
    KPERF_BEGIN(links##n);                                                                      \
    links<L, n>(x, a, b);                                                                       \
    KPERF_END(links##n);
#define REGION_AND_GAP(n) REGION(n) links<L, 8>(x, a, b);

template <class L>
static __device__ __forceinline__ void chain(float *out, int trips, typename L::T a,
                                             typename L::T b)
{
    __shared__ __align__(8) uint32_t cell[32];
    typename L::T x = First<L>::of(cell);
#pragma unroll 1
    for (int t = 0; t < trips; t++) {
        LENGTHS(REGION)
    }
    OUT = First<L>::told(x, cell);
}

template <class L>
static __device__ __forceinline__ void gap(float *out, int trips, typename L::T a,
                                           typename L::T b)
{
    __shared__ __align__(8) uint32_t cell[32];
    typename L::T x = First<L>::of(cell);
#pragma unroll 1
    for (int t = 0; t < trips; t++) {
        SHORTER(REGION_AND_GAP)
    }
    OUT = First<L>::told(x, cell);
}

#define KERNEL(name, body, L)                                                                   \
    extern "C" __global__ void __launch_bounds__(512) name(float *out, int trips, int a, int b) \
    {                                                                                           \
        body<L>(out, trips, (typename L::T)a, (typename L::T)b);                                                              \
    }
#define KIND(name, L)                                                                           \
    KERNEL(name, chain, L)                                                                      \
    KERNEL(name##gap, gap, L)
KIND(fmas, Ffma)
KIND(ints, Int)
KIND(mufu, Mufu)
KIND(lds, Lds)
KIND(mix, Mix)
#ifdef OTHERS
KIND(logs, Log)
KIND(halfs, Half)
KIND(mads, Mad)
KIND(shfl, Shfl)
KIND(exps, Exp)
KIND(popc, Popc)
KIND(pair, Pair)
KIND(ldgs, Ldg)
KIND(dbls, Double)
#endif
#ifdef FRESH
KIND(rsqs, Rsqrt)
KIND(lops, Lop)
KIND(dots, Dp4a)
KIND(cvts, Convert)
KIND(redux, Redux)
KIND(votes, Vote)
KIND(mmas, Mma)
KIND(farl, Far)
#endif

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
    __shared__ __align__(8) uint32_t cell[32];
    typename L::T x = First<L>::of(cell);
#pragma unroll 1
    for (int t = 0; t < trips; t++) {
        __syncwarp();
        long long from = now();
        links<L, N>(x, a, b);
        long long to = now();
        out[(blockIdx.x * trips + t) * blockDim.x + threadIdx.x] = to - from;
    }
    out[0] += First<L>::told(x, cell) == 12345;
}

static __device__ __forceinline__ uint32_t now32()
{
    uint32_t t;
    asm volatile("mov.u32 %0, %%clock;" : "=r"(t)::"memory");
    return t;
}

#define LINKS(n)                                                                                \
    links<L, n>(x, a, b);                                                                       \
    at[++i] = now32();

/* All lengths, region after region, the times of trip `pick`: no store is made in the loop, since
 * a chain may have to wait for one.  With STORES so many are, behind each other, of what a record
 * takes. */
template <class L, int STORES>
static __device__ __forceinline__ void timed_all(int *out, int trips, typename L::T a,
                                                 typename L::T b, int pick)
{
    __shared__ __align__(8) uint32_t cell[32];
    __shared__ uint64_t room[16 * 32];
    typename L::T x = First<L>::of(cell);
    uint32_t at[6] = {}, kept[6] = {}, ring = smem_addr(&room[threadIdx.x / 32 * 32]);
#pragma unroll 1
    for (int t = 0; t < trips; t++) {
#pragma unroll
        for (int i = 0; i < STORES; i++)
            if (threadIdx.x % 32 == 0)
                asm volatile("st.shared.v2.u32 [%0], {%1, %2};" ::"r"(ring + 24 * i), "r"(at[i % 6]),
                             "r"(t) : "memory");
        int i = 0;
        at[0] = now32();
        LENGTHS(LINKS)
        for (int k = 0; k < 6; k++)
            kept[k] = t == pick ? at[k] : kept[k];
    }
    int *to = out + (blockIdx.x * (blockDim.x / 32) + threadIdx.x / 32) * 5;
    for (int i = 0; i < 5 && threadIdx.x % 32 == 0; i++)
        to[i] = kept[i + 1] - kept[i];
    out[0] += First<L>::told(x, cell) == 12345;
}

#define KERNEL(name, L, n)                                                                      \
    extern "C" __global__ void __launch_bounds__(512) name##n(int *out, int trips, int a, int b) \
    {                                                                                           \
        timed<L, n>(out, trips, (typename L::T)a, (typename L::T)b);                            \
    }
#define OF(name, L, n) KERNEL(name, L, n)
#define KIND(name, L)                                                                           \
    extern "C" __global__ void __launch_bounds__(512)                                           \
        name##s(int *out, int trips, int a, int b, int pick)                                    \
    {                                                                                           \
        timed_all<L, 0>(out, trips, (typename L::T)a, (typename L::T)b, pick);                  \
    }                                                                                           \
    EACH(name, L)
KIND(fmas, Ffma)
KIND(ints, Int)
KIND(mufu, Mufu)
KIND(lds, Lds)
KIND(mix, Mix)
#ifdef OTHERS
KIND(logs, Log)
KIND(halfs, Half)
KIND(mads, Mad)
KIND(shfl, Shfl)
KIND(exps, Exp)
KIND(popc, Popc)
KIND(pair, Pair)
KIND(ldgs, Ldg)
KIND(dbls, Double)
#endif
#ifdef FRESH
KIND(rsqs, Rsqrt)
KIND(lops, Lop)
KIND(dots, Dp4a)
KIND(cvts, Convert)
KIND(redux, Redux)
KIND(votes, Vote)
KIND(mmas, Mma)
KIND(farl, Far)
#endif
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
