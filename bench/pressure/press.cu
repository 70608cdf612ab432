// press.cu: what warps of two or three groups take from each other.  Each runs rounds of a mix of
// instructions, beside products of its own or not, and notes the clock round it.  press.py says which.
#include "../../examples/attn_ws/softmax.cuh"
#include "../tensor/common.cuh"

#ifndef GROUPS
#define GROUPS 2
#endif
constexpr int NOTES = 128, A_BYTES = 16384, PANEL = 256 * 128, BUSY = 40000;
// Some 256 of one instruction, or what attention does to a tile: SOFTMAX to its scores, RESCALE to its sums.
enum Mix { FFMA, FMUL, FADD, FMNMX, MUFU, CVT, SHFL, SOFTMAX, RESCALE, NOTHING, MIXES };
enum Own { NONE, SHARED, REGISTERS, OWNS };

#include "wgmma.inc" // product<N, REGISTERS>(d, r, a, b)

template <int N, bool REGS>
__device__ __forceinline__ void products(float (&d)[N / 2], uint32_t a, uint32_t b) {
    uint32_t r[4] = {a & 0, a & 0, a & 0, a & 0};
    asm volatile("wgmma.fence.sync.aligned;" ::: "memory");
#pragma unroll
    for (int i = 0; i < 8; i++) {
        int panel = i / 4 % 2, in = i % 4 * 2;
        uint64_t bd = REGS ? desc(b, PANEL) + 128 * i : desc(b + panel * PANEL, 16) + in;
        product<N, REGS>(d, r, desc(a + panel * 8192, 16) + in, bd);
    }
    asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory");
}

template <int MIX>
__device__ __forceinline__ void mix(float (&s)[64], uint32_t (&p)[32], Rows& rows, float x) {
    if constexpr (MIX == SOFTMAX) {
        float scale[2];
        softmax(s, rows, scale);
        pack(p, s);
    } else if constexpr (MIX == RESCALE) {
        float scale[2] = {x, x};
        rescale(s, scale);
        pack(p, s);
    } else if constexpr (MIX != NOTHING) {
#pragma unroll
        for (int k = 0; k < (MIX == MUFU || MIX == SHFL ? 2 : 4); k++) {
#pragma unroll
            for (int i = 0; i < 64; i++) {
                if constexpr (MIX == FFMA)
                    asm volatile("fma.rn.f32 %0, %0, %1, %2;" : "+f"(s[i]) : "f"(x), "f"(s[i ^ 5]));
                if constexpr (MIX == FMUL)
                    asm volatile("mul.f32 %0, %0, %1;" : "+f"(s[i]) : "f"(x));
                if constexpr (MIX == FADD)
                    asm volatile("add.f32 %0, %0, %1;" : "+f"(s[i]) : "f"(s[i ^ 5]));
                if constexpr (MIX == FMNMX)
                    asm volatile("max.f32 %0, %0, %1;" : "+f"(s[i]) : "f"(s[i ^ 5]));
                if constexpr (MIX == MUFU)
                    asm volatile("ex2.approx.ftz.f32 %0, %0;" : "+f"(s[i]));
                if constexpr (MIX == CVT) {
                    uint32_t p;
                    asm volatile("cvt.rn.bf16x2.f32 %0, %1, %2;" : "=r"(p) : "f"(s[i]), "f"(s[i ^ 5]));
                    s[i] = __uint_as_float(p);
                }
                if constexpr (MIX == SHFL)
                    s[i] = __shfl_xor_sync(~0u, s[i], 1 + i % 2);
            }
        }
    }
}

struct Place {
    uint32_t a, b, begin;
    uint32_t* notes;
};

// Warps of a group that has products go on together, or the last of these never begins.
template <int MIX, int OWN> __device__ __forceinline__ bool more(int n, const Place& at) {
    if constexpr (OWN)
        return n < BUSY / 512;
    return n < NOTES && int32_t(now() - at.begin) < BUSY;
}

template <int MIX, int OWN> __device__ __forceinline__ void rounds(const Place& at, float x) {
    constexpr int N = 128;
    float s[64], d[OWN ? N / 2 : 1] = {};
    uint32_t p[32] = {};
    Rows rows;
#pragma unroll
    for (int i = 0; i < 64; i++)
        s[i] = x * (i + threadIdx.x);
#pragma unroll 1
    for (int n = 0; more<MIX, OWN>(n, at); n++) {
        uint32_t begin = now();
        if constexpr (OWN)
            products<N, OWN == REGISTERS>(d, at.a, at.b);
        uint32_t from = now();
        mix<MIX>(s, p, rows, x);
#pragma unroll
        for (int i = 0; i < 64; i++)
            asm volatile("" : "+f"(s[i])::"memory");
        uint32_t to = now();
        if constexpr (OWN) // where there is nothing beside them the tensor core is always busy
            asm volatile("wgmma.wait_group.sync.aligned %0;" ::"n"(MIX == NOTHING) : "memory");
        uint32_t end = now();
        if (threadIdx.x % 32 == 0) {
            at.notes[4 * n] = begin;
            at.notes[4 * n + 1] = from;
            at.notes[4 * n + 2] = to;
            at.notes[4 * n + 3] = end;
        }
    }
    if constexpr (OWN)
        asm volatile("wgmma.wait_group.sync.aligned 0;" ::: "memory");
    float sum = 0; // what ptxas would leave out else
#pragma unroll
    for (int i = 0; i < (OWN ? N / 2 : 1); i++)
        sum += d[i];
#pragma unroll
    for (int i = 0; i < 64; i++)
        sum += s[i] + __uint_as_float(p[i / 2]);
    if (sum + rows.sum[0] + rows.sum[1] == 12345.f)
        at.notes[0] = 0;
}

template <int MIX> __device__ __forceinline__ void choose_own(int own, const Place& at, float x) {
    if (own == NONE)
        rounds<MIX, NONE>(at, x);
#if GROUPS == 2
    if constexpr (MIX == SOFTMAX || MIX == FFMA || MIX == MUFU || MIX == FMNMX || MIX == RESCALE) {
        if (own == SHARED)
            rounds<MIX, SHARED>(at, x);
        if (own == REGISTERS)
            rounds<MIX, REGISTERS>(at, x);
    }
#endif
    if constexpr (MIX == NOTHING) {
        if (own == SHARED)
            rounds<MIX, SHARED>(at, x);
        if (own == REGISTERS)
            rounds<MIX, REGISTERS>(at, x);
    }
}

template <int MIX> __device__ __forceinline__ void choose(int m, int own, const Place& at, float x) {
    if (m == MIX)
        choose_own<MIX>(own, at, x);
    else if constexpr (MIX + 1 < MIXES)
        choose<MIX + 1>(m, own, at, x);
}

// what: of each warp its mix and what products it has, -1: none; later: of each warp of each CTA.
extern "C" __global__ void __launch_bounds__(GROUPS * 128, 1)
    press(const int* what, const uint32_t* later, uint32_t* out, float x) {
    extern __shared__ __align__(1024) uint8_t shared[];
    __shared__ uint32_t begin;
    __shared__ uint32_t notes[GROUPS * 4][4 * NOTES];
    uint32_t base = uint32_t(__cvta_generic_to_shared(shared) + 1023) / 1024 * 1024;
    for (int i = threadIdx.x; i < (GROUPS * A_BYTES + 2 * PANEL) / 4; i += GROUPS * 128)
        asm volatile("st.shared.u32 [%0], %1;" ::"r"(base + 4 * i), "r"(0) : "memory");
    for (int i = threadIdx.x; i < GROUPS * 16 * NOTES; i += GROUPS * 128)
        notes[0][i] = 0;
    asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
    __syncthreads();
    if (threadIdx.x == 0)
        begin = now() + 1000;
    __syncthreads();
    int warp = __shfl_sync(~0u, threadIdx.x / 32, 0);
    int mine = __shfl_sync(~0u, what[warp], 0);
    uint32_t from = begin + later[blockIdx.x * GROUPS * 4 + warp];
    while (int32_t(now() - from) < 0)
        ;
    Place at = {base + 2 * PANEL + warp / 4 * A_BYTES, base, begin, notes[warp]};
    if (mine >= 0)
        choose<0>(mine % 16, mine / 16, at, x);
    __syncthreads();
    for (int i = threadIdx.x; i < GROUPS * 16 * NOTES; i += GROUPS * 128)
        out[size_t(blockIdx.x) * GROUPS * 16 * NOTES + i] = notes[0][i] ? notes[0][i] - begin : 0;
}
