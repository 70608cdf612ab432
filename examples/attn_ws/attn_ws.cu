// attn_ws: O = softmax(Q K^T / sqrt(128)) V in bf16 with fp32 sums, for each of B*H heads.
//
// A CTA computes 128 rows of one head.  Warp group 0 loads, one thread of it driving the copy
// engine; warp groups 1 and 2 take 64 rows each and walk the keys, tile by tile, from the last
// to the first.  Two rings join them, of K and of V: `full` says that a tile has arrived,
// `empty` that both warp groups have finished with it.
//
// PIPELINED 0: scores, softmax, product with V, one after the other in each warp group.
// PIPELINED 1: the next scores are started before the product with V, and their softmax runs
// beside it.
#include "softmax.cuh"
#include <kperf/mark.h>

#ifndef PIPELINED
#define PIPELINED 0
#endif
#ifndef TILE_KEYS
#define TILE_KEYS 128 // keys of a tile
#endif
#ifndef K_STAGES
#define K_STAGES 2
#endif
#ifndef V_STAGES
#define V_STAGES K_STAGES
#endif
#ifndef K_LATE
#define K_LATE 0 // K is released with V, after the product with V
#endif
#ifndef V_LATE
#define V_LATE 0 // V is released an iteration late, after the next scores
#endif
#ifndef LOAD_ORDER
#define LOAD_ORDER 0 // 0: K, V;  1: V, K;  2: the next K, V
#endif
#ifndef JOINT
#define JOINT 0 // one ring of pairs, one barrier for a K and its V
#endif
#ifndef PINGPONG
#define PINGPONG 0 // the two warp groups start their products in turns
#endif
#ifndef CAUSAL
#define CAUSAL 0
#endif
#ifndef UNROLL
#define UNROLL 1 // tiles that a consumer's loop takes in one iteration
#endif

constexpr int TILE_M = 128, HALF_M = 64;
constexpr int Q_BYTES = TILE_M * HEAD_DIM * 2, TILE_BYTES = TILE_KEYS * HEAD_DIM * 2;
constexpr int GROUP_FLOPS = 2 * HALF_M * TILE_KEYS * HEAD_DIM; // one warp group, one product
constexpr int CONSUMER_WARPS = 8;
constexpr int UNROLLED = UNROLL; // no macro stands in a pragma
// The k-th region of a name belongs to a role's k-th iteration; at the ends of the loops, where
// there is nothing to wait for or to load, it is empty.  Pipelined consumers take K k and V k - 1
// in iteration k, so that there is one more of V's regions than of K's.
constexpr int K_AHEAD = LOAD_ORDER == 2; // the producer's iteration k loads K k + 1
constexpr int K_DISTANCE = K_STAGES - K_AHEAD, V_DISTANCE = V_STAGES - V_LATE - PIPELINED;
constexpr int PAIR_DISTANCE = K_STAGES - PIPELINED;

static_assert(!CAUSAL || TILE_KEYS == TILE_M, "only the last tile of keys is masked");
static_assert(!JOINT || (K_STAGES == V_STAGES && !K_LATE && !V_LATE && !LOAD_ORDER),
              "a pair is loaded and released at once");
static_assert(!K_AHEAD || (PIPELINED && K_STAGES > 1), "a slot in use and a slot being filled");
// The wait for V's slot must not stand before what its release waits for.
static_assert(JOINT ? PAIR_DISTANCE > 0 : V_DISTANCE >= (LOAD_ORDER == 1), "this would hang");

// A ring of tiles in shared memory, and the barriers of its slots.
struct Ring {
    uint32_t data, full, empty;
};

// Position in a ring; the parity flips each time round.
template <int STAGES>
struct Cursor {
    int slot = 0;
    uint32_t parity = 0;
    __device__ __forceinline__ void advance() {
        if (++slot == STAGES) {
            slot = 0;
            parity ^= 1;
        }
    }
    __device__ __forceinline__ uint32_t data(const Ring& r) const {
        return r.data + slot * TILE_BYTES;
    }
    __device__ __forceinline__ uint32_t full(const Ring& r) const { return r.full + slot * 8; }
    __device__ __forceinline__ uint32_t empty(const Ring& r) const { return r.empty + slot * 8; }
};

struct Shared {
    uint32_t q, q_full;
    Ring k, v;
};

// What a CTA works on.
struct Work {
    int head, row, keys, tiles; // row: the first of 128
    __device__ __forceinline__ int key_of(int i) const { return (tiles - 1 - i) * TILE_KEYS; }
};

struct Producer {
    const Shared& sh;
    const Work& work;
    const CUtensorMap &k_map, &v_map;
    Cursor<K_STAGES> k;
    Cursor<V_STAGES> v;

    __device__ __forceinline__ void load_q(const CUtensorMap& map) {
        KPERF_BEGIN(q_load);
        KPERF_ASYNC_LOAD(load_q, tma, q_full, Q_BYTES);
        barrier_expect(sh.q_full, Q_BYTES);
        load_panels<TILE_M>(sh.q, map, work.row, work.head, sh.q_full);
        KPERF_END(q_load);
    }
    // A fresh slot passes: the phase before the first counts as complete.
    __device__ __forceinline__ void load_k(int i) {
        KPERF_BEGIN(k_empty_wait);
        KPERF_WAIT(k_empty, K_DISTANCE);
        bool any = !K_AHEAD || i < work.tiles;
        if (any)
            barrier_wait(k.empty(sh.k), k.parity ^ 1);
        KPERF_END(k_empty_wait);
        KPERF_BEGIN(k_load);
        KPERF_ASYNC_LOAD(load_k, tma, k_full, TILE_BYTES);
        if (any)
            fill_k(i);
        KPERF_END(k_load);
    }
    __device__ __forceinline__ void fill_k(int i) {
        barrier_expect(k.full(sh.k), TILE_BYTES);
        load_panels<TILE_KEYS>(k.data(sh.k), k_map, work.key_of(i), work.head, k.full(sh.k));
        k.advance();
    }
    __device__ __forceinline__ void load_v(int i) {
        KPERF_BEGIN(v_empty_wait);
        KPERF_WAIT(v_empty, V_DISTANCE);
        bool any = !PIPELINED || i < work.tiles;
        if (any)
            barrier_wait(v.empty(sh.v), v.parity ^ 1);
        KPERF_END(v_empty_wait);
        KPERF_BEGIN(v_load);
        KPERF_ASYNC_LOAD(load_v, tma, v_full, TILE_BYTES);
        if (any)
            fill_v(i);
        KPERF_END(v_load);
    }
    __device__ __forceinline__ void fill_v(int i) {
        barrier_expect(v.full(sh.v), TILE_BYTES);
        load_panels<TILE_KEYS>(v.data(sh.v), v_map, work.key_of(i), work.head, v.full(sh.v));
        v.advance();
    }
    __device__ __forceinline__ void load_pair(int i) {
        KPERF_BEGIN(kv_empty_wait);
        KPERF_WAIT(kv_empty, PAIR_DISTANCE);
        barrier_wait(k.empty(sh.k), k.parity ^ 1);
        KPERF_END(kv_empty_wait);
        KPERF_BEGIN(kv_load);
        KPERF_ASYNC_LOAD(load_kv, tma, kv_full, 2 * TILE_BYTES);
        uint32_t full = k.full(sh.k);
        barrier_expect(full, 2 * TILE_BYTES);
        load_panels<TILE_KEYS>(k.data(sh.k), k_map, work.key_of(i), work.head, full);
        load_panels<TILE_KEYS>(k.data(sh.v), v_map, work.key_of(i), work.head, full);
        KPERF_END(kv_load);
        k.advance();
    }
    __device__ __forceinline__ void run() {
        if (K_AHEAD)
            fill_k(0);
#pragma unroll 1
        for (int i = 0; i < work.tiles; i++) {
            if constexpr (JOINT) {
                load_pair(i);
            } else if constexpr (LOAD_ORDER == 1) {
                load_v(i);
                load_k(i);
            } else {
                load_k(i + K_AHEAD);
                load_v(i);
            }
        }
        if constexpr (PIPELINED && !JOINT)
            load_v(work.tiles);
    }
};

struct Consumer {
    const Shared& sh;
    const Work& work;
    int half;               // which 64 rows
    Cursor<K_STAGES> k, k_done; // done: the slots to be released next
    Cursor<V_STAGES> v, v_done;
    Rows rows;
    float s[TILE_KEYS / 2], o[HEAD_DIM / 2];
    uint32_t p[TILE_KEYS / 4];

    __device__ __forceinline__ void await_q() {
        KPERF_BEGIN(q_wait);
        KPERF_WAIT(q_full, 0);
        barrier_wait(sh.q_full, 0);
        KPERF_END(q_wait);
    }
    __device__ __forceinline__ void await_k() {
        KPERF_BEGIN(k_full_wait);
        if constexpr (JOINT)
            KPERF_WAIT(kv_full, 0);
        else
            KPERF_WAIT(k_full, K_AHEAD);
        barrier_wait(k.full(sh.k), k.parity);
        KPERF_END(k_full_wait);
    }
    __device__ __forceinline__ void await_v(bool any = true) {
        if constexpr (!JOINT) { // a pair has come with its K
            KPERF_BEGIN(v_full_wait);
            KPERF_WAIT(v_full, PIPELINED);
            if (any)
                barrier_wait(v.full(sh.v), v.parity);
            KPERF_END(v_full_wait);
        }
    }
    __device__ __forceinline__ void start_scores() {
        KPERF_BEGIN(qk);
        KPERF_ASYNC_OP(scores, tensor, GROUP_FLOPS);
        scores<TILE_KEYS>(s, sh.q + half * HALF_M * ROW_BYTES, TILE_M * ROW_BYTES, k.data(sh.k));
        KPERF_END(qk);
        k.advance();
    }
    __device__ __forceinline__ void start_values() {
        KPERF_BEGIN(pv);
        KPERF_ASYNC_OP(values, tensor, GROUP_FLOPS);
        values<TILE_KEYS>(o, p, v.data(sh.v));
        KPERF_END(pv);
        v.advance();
    }
    // LEFT: younger products that stay in flight.
    template <int LEFT>
    __device__ __forceinline__ void await_scores() {
        KPERF_BEGIN(qk_wait);
        KPERF_WAIT(scores, 0);
        wgmma_wait<LEFT>();
        settle(s);
        KPERF_END(qk_wait);
    }
    __device__ __forceinline__ void await_values() {
        KPERF_BEGIN(pv_wait);
        KPERF_WAIT(values, 0);
        wgmma_wait<0>();
        hold(p);
        settle(o);
        KPERF_END(pv_wait);
    }
    __device__ __forceinline__ void release_k() {
        KPERF_BEGIN(k_release);
        KPERF_ARRIVE(k_empty);
        if (threadIdx.x % 32 == 0)
            barrier_arrive(k_done.empty(sh.k));
        KPERF_END(k_release);
        k_done.advance();
    }
    __device__ __forceinline__ void release_v(bool any = true) {
        KPERF_BEGIN(v_release);
        KPERF_ARRIVE(v_empty);
        if (any) {
            if (threadIdx.x % 32 == 0)
                barrier_arrive(v_done.empty(sh.v));
            v_done.advance();
        }
        KPERF_END(v_release);
    }
    __device__ __forceinline__ void release_pair(bool any = true) {
        KPERF_BEGIN(kv_release);
        KPERF_ARRIVE(kv_empty);
        if (any) {
            if (threadIdx.x % 32 == 0)
                barrier_arrive(k_done.empty(sh.k));
            k_done.advance();
        }
        KPERF_END(kv_release);
    }
    // What is released behind the scores of iteration i, and behind the product with V.
    __device__ __forceinline__ void release_behind_scores(int i) {
        if constexpr (!K_LATE && !JOINT)
            release_k();
        if constexpr (V_LATE)
            release_v(i > PIPELINED);
    }
    __device__ __forceinline__ void release_behind_values() {
        if constexpr (JOINT)
            release_pair();
        if constexpr (K_LATE)
            release_k();
        if constexpr (!V_LATE && !JOINT)
            release_v();
    }
    __device__ __forceinline__ void mask_last() {
        int limit = work.keys - work.key_of(0), top = limit, low = limit;
        if constexpr (CAUSAL) { // tiles of keys are as high as tiles of rows
            int row = half * HALF_M + threadIdx.x / 32 % 4 * 16 + threadIdx.x % 32 / 4;
            top = min(limit, row + 1);
            low = min(limit, row + 9);
        }
        mask_columns(s, top, low);
    }
    // Turns of the two warp groups, by the named barriers 1 and 2; group 0 has the first.
    __device__ __forceinline__ void first_turn() {
        if constexpr (PINGPONG) {
            if (half == 1)
                asm volatile("bar.arrive 1, 256;" ::: "memory");
        }
    }
    __device__ __forceinline__ void await_turn() {
        if constexpr (PINGPONG) {
            if (half == 0) {
                KPERF_BEGIN(turn0_wait);
                KPERF_WAIT(turn0, 1);
                asm volatile("bar.sync 1, 256;" ::: "memory");
                KPERF_END(turn0_wait);
            } else {
                KPERF_BEGIN(turn1_wait);
                KPERF_WAIT(turn1, 0);
                asm volatile("bar.sync 2, 256;" ::: "memory");
                KPERF_END(turn1_wait);
            }
        }
    }
    __device__ __forceinline__ void pass_turn(bool last) {
        if constexpr (PINGPONG) {
            if (half == 0) {
                KPERF_BEGIN(turn1_pass);
                KPERF_ARRIVE(turn1);
                asm volatile("bar.arrive 2, 256;" ::: "memory");
                KPERF_END(turn1_pass);
            } else {
                KPERF_BEGIN(turn0_pass);
                KPERF_ARRIVE(turn0);
                if (!last) // its last turn has nobody to go to
                    asm volatile("bar.arrive 1, 256;" ::: "memory");
                KPERF_END(turn0_pass);
            }
        }
    }

    // Scores, softmax, product with V, in turn.
    __device__ __forceinline__ void run_plain() {
        float scale[2];
#pragma unroll UNROLLED
        for (int i = 0; i < work.tiles; i++) {
            await_k();
            await_turn();
            start_scores();
            pass_turn(i + 1 == work.tiles);
            await_scores<0>();
            release_behind_scores(i);
            KPERF_BEGIN(softmax);
            if (i == 0)
                mask_last();
            softmax(s, rows, scale);
            rescale(o, scale);
            pack(p, s);
            KPERF_END(softmax);
            await_v();
            start_values();
            await_values();
            release_behind_values();
        }
    }
    // Iteration 0 has no product with V.
    __device__ __forceinline__ void first_scores() {
        float scale[2];
        await_k();
        start_scores();
        await_v(false);
        await_scores<0>();
        release_behind_scores(0);
        KPERF_BEGIN(softmax);
        mask_last();
        softmax(s, rows, scale);
        pack(p, s);
        KPERF_END(softmax);
        if constexpr (JOINT)
            release_pair(false);
        if constexpr (K_LATE)
            release_k();
        if constexpr (!V_LATE && !JOINT)
            release_v(false);
    }
    // Iteration i starts the scores of tile i and the product with V of tile i - 1.
    __device__ __forceinline__ void run_pipelined() {
        float scale[2];
        first_scores();
#pragma unroll UNROLLED
        for (int i = 1; i < work.tiles; i++) {
            await_k();
            await_turn();
            start_scores();
            await_v();
            start_values();
            pass_turn(i + 1 == work.tiles);
            await_scores<1>();
            release_behind_scores(i);
            KPERF_BEGIN(softmax);
            softmax(s, rows, scale);
            settle(s);
            KPERF_END(softmax);
            await_values();
            release_behind_values();
            KPERF_BEGIN(rescale);
            rescale(o, scale);
            pack(p, s);
            KPERF_END(rescale);
        }
        await_v();
        start_values();
        await_values();
        if constexpr (!JOINT)
            release_v();
    }
    __device__ __forceinline__ void run() {
        first_turn();
        await_q();
        if constexpr (PIPELINED)
            run_pipelined();
        else
            run_plain();
    }
    __device__ __forceinline__ void write(__nv_bfloat16* out) {
        KPERF_BEGIN(epilogue);
        normalise(o, rows);
        int row = work.row + half * HALF_M;
        store_rows(o, out + (size_t(work.head) * work.keys + row) * HEAD_DIM, work.keys - row);
        KPERF_END(epilogue);
    }
};

__device__ __forceinline__ void init_ring(const Ring& ring, int stages) {
    for (int i = 0; i < stages; i++) {
        barrier_init(ring.full + i * 8, 1);
        barrier_init(ring.empty + i * 8, CONSUMER_WARPS);
    }
}

__device__ __forceinline__ Shared make_shared(const unsigned char* smem) {
    uint32_t q = smem_addr(smem), k = q + Q_BYTES, v = k + K_STAGES * TILE_BYTES;
    uint32_t bars = v + V_STAGES * TILE_BYTES, v_bars = bars + K_STAGES * 16;
    Shared sh{q, v_bars + V_STAGES * 16, {k, bars, bars + K_STAGES * 8},
              {v, v_bars, v_bars + V_STAGES * 8}};
    if (threadIdx.x == 0) {
        barrier_init(sh.q_full, 1);
        init_ring(sh.k, K_STAGES);
        init_ring(sh.v, V_STAGES);
        barrier_init_fence();
    }
    __syncthreads();
    return sh;
}

__device__ __forceinline__ Work make_work(int S) {
    // Causal tiles of rows grow with their index: the longest start first.
    int tile = CAUSAL ? gridDim.x - 1 - blockIdx.x : blockIdx.x;
    int row = tile * TILE_M, end = CAUSAL ? min(S, row + TILE_M) : S;
    return {int(blockIdx.y), row, S, (end + TILE_KEYS - 1) / TILE_KEYS};
}

extern "C" __global__ void __launch_bounds__(384, 1)
attn_ws(const __grid_constant__ CUtensorMap q, const __grid_constant__ CUtensorMap k,
        const __grid_constant__ CUtensorMap v, __nv_bfloat16* out, int S) {
    extern __shared__ __align__(1024) unsigned char smem[];
    if (threadIdx.x == 0) {
        prefetch_map(q);
        prefetch_map(k);
        prefetch_map(v);
    }
    Shared sh = make_shared(smem);
    Work work = make_work(S);
    int group = __shfl_sync(~0u, threadIdx.x / 128, 0); // same in a warp: uniform branches
    if (group == 0) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 40;");
        if (threadIdx.x == 0) {
            Producer producer{sh, work, k, v};
            producer.load_q(q);
            producer.run();
        }
    } else {
        asm volatile("setmaxnreg.inc.sync.aligned.u32 232;");
        Consumer consumer{sh, work, group - 1};
        for (float& x : consumer.o)
            x = 0;
        consumer.run();
        consumer.write(out);
    }
}
