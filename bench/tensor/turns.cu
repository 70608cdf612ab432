// turns.cu: warp groups that start products of STEPS wgmmas at times of their own, each warp noting
// the clock.  turns.py writes case.inc.
#include "common.cuh"
#include "case.inc" // PRODUCTS, STEPS, ROUNDS, EACH and wgmma()

constexpr int OF_GROUPS[] = {PRODUCTS}, GROUPS = sizeof(OF_GROUPS) / sizeof(int);
constexpr int A_BYTES = 16384, PANEL = 256 * 128; // of B: 256 rows of 64 16-bit floats
constexpr int NOTES = EACH ? 1 + 2 * STEPS : 3 * ROUNDS;

__device__ __forceinline__ void commit() {
    asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory");
}
template <int LEFT> __device__ __forceinline__ void drain() {
    asm volatile("wgmma.wait_group.sync.aligned %0;" ::"n"(LEFT) : "memory");
}

// The ends of STEPS - LEFT products and of those behind them.
template <int LEFT> __device__ __forceinline__ void ends(uint32_t* to) {
    drain<LEFT>();
    to[STEPS - 1 - LEFT] = now();
    if constexpr (LEFT > 0)
        ends<LEFT - 1>(to);
}

template <int N, bool REGS>
__device__ __forceinline__ void group(uint32_t a, uint32_t b, uint32_t from, uint32_t together,
                                      const uint32_t* pause, uint16_t* out) {
    float d[N / 2] = {};
    uint32_t r[4] = {from & 0, from & 0, from & 0, from & 0}, t[NOTES], at = from;
#pragma unroll
    for (int round = 0; round < ROUNDS; round++) {
        if (round)
            at = now() + pause[round];
        while (int32_t(now() - at) < 0)
            ;
        if (together)
            asm volatile("bar.sync %0, 128;" ::"r"(threadIdx.x / 128 + 1) : "memory");
        asm volatile("wgmma.fence.sync.aligned;" ::: "memory");
        t[EACH ? 0 : 3 * round] = now();
#pragma unroll
        for (int i = 0; i < STEPS; i++) {
            int panel = i / 4 % 2, in = i % 4 * 2;
            uint64_t bd = REGS ? desc(b, PANEL) + 128 * (i % 8) : desc(b + panel * PANEL, 16) + in;
            wgmma<N, REGS>(d, r, desc(a + panel * 8192, 16) + in, bd);
            if (EACH || i == STEPS - 1)
                commit();
            if (EACH || i == STEPS - 1)
                t[EACH ? 1 + i : 3 * round + 1] = now();
        }
        if constexpr (EACH) {
            ends<STEPS - 1>(t + 1 + STEPS);
        } else {
            drain<0>();
            t[3 * round + 2] = now();
        }
    }
    float sum = 0;
#pragma unroll
    for (int i = 0; i < N / 2; i++)
        sum += d[i];
    if (threadIdx.x % 32 == 0) {
#pragma unroll
        for (int i = 0; i < NOTES; i++)
            out[i] = uint16_t(t[i] - from + 8192);
        if (sum != 0)
            out[0] = 0;
    }
}

template <int G, int FIRST, int... REST>
__device__ __forceinline__ void choose(int g, uint32_t a, uint32_t b, uint32_t from,
                                       uint32_t together, const uint32_t* pause, uint16_t* out) {
    if (g == G) // a product: N, negative where A is in registers
        group<(FIRST < 0 ? -FIRST : FIRST), (FIRST < 0)>(a, b, from, together, pause, out);
    else if constexpr (sizeof...(REST) > 0)
        choose<G + 1, REST...>(g, a, b, from, together, pause, out);
}

// later: of each warp of each CTA, when it begins; pauses: of each group, before each round.
extern "C" __global__ void __launch_bounds__(GROUPS * 128, 1)
    turns(const uint32_t* later, const uint32_t* pauses, uint16_t* out, int together) {
    extern __shared__ __align__(1024) uint8_t shared[];
    __shared__ uint32_t begin;
    uint32_t base = uint32_t(__cvta_generic_to_shared(shared) + 1023) / 1024 * 1024;
    for (int i = threadIdx.x; i < (GROUPS * A_BYTES + 2 * PANEL) / 4; i += GROUPS * 128)
        asm volatile("st.shared.u32 [%0], %1;" ::"r"(base + 4 * i), "r"(0) : "memory");
    asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
    __syncthreads();
    if (threadIdx.x == 0)
        begin = now() + 1000;
    __syncthreads();
    int g = __shfl_sync(~0u, threadIdx.x / 128, 0), warp = __shfl_sync(~0u, threadIdx.x / 32, 0);
    int me = blockIdx.x * GROUPS * 4 + warp;
    uint32_t pause[ROUNDS];
#pragma unroll
    for (int i = 0; i < ROUNDS; i++)
        pause[i] = pauses[(blockIdx.x * GROUPS + g) * ROUNDS + i];
    // Its notes are told from its own beginning, which is later[me] behind the CTA's.
    choose<0, PRODUCTS>(g, base + 2 * PANEL + g * A_BYTES, base, begin + later[me], together, pause,
                        out + size_t(me) * NOTES);
}
