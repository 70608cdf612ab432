// attention: softmax(Q K^T) V for 16 queries a wave and heads of 16 columns,
// keys in tiles of 16 through LDS; Q is taken as scaled, exponentials to base 2.
// V comes transposed: Vt[16][S].
#include "amd.h"

constexpr int WAVES = 2, THREADS = WAVES * WAVE, D = 16;

// Over the 16 lanes that hold one row's columns of an accumulator.
template <class Op> __device__ inline float row_all(float x, Op op) {
    for (int bit = 8; bit > 0; bit /= 2) {
        int other = (lane_id() ^ bit) * 4;
        x = op(x, __builtin_bit_cast(float, __builtin_amdgcn_ds_bpermute(
                                                other, __builtin_bit_cast(int, x))));
    }
    return x;
}

struct State {
    acc out, most, total;
};

__device__ inline void softmax(State& s, acc& scores) {
    for (int i = 0; i < ACC; i++) {
        float most = row_all(scores[i], [](float a, float b) { return a > b ? a : b; });
        most = most > s.most[i] ? most : s.most[i];
        float scale = __builtin_amdgcn_exp2f(s.most[i] - most);
        float p = __builtin_amdgcn_exp2f(scores[i] - most);
        s.most[i] = most;
        s.total[i] = s.total[i] * scale + row_all(p, [](float a, float b) { return a + b; });
        s.out[i] *= scale;
        scores[i] = p;
    }
}

KERNEL(THREADS) attention(const half* q, const half* k, const half* vt, float* o, int S) {
    alignas(16) __shared__ half k_tile[16 * D], v_tile[D * 16], p_tile[WAVES][16 * 16];
    int wave = wave_id(), lane = lane_id(), row0 = (group_x() * WAVES + wave) * 16;
    KPERF_BEGIN(load_q);
    frag query = load_frag(q + row0 * D, D, 0, lane);
    KPERF_END(load_q);
    State s = {};
    s.most -= 1e30f;
    for (int key = 0; key < S; key += 16) {
        KPERF_BEGIN(load_kv);
        for (int i = thread_x(); i < 16 * D; i += THREADS) {
            k_tile[i] = k[key * D + i];
            v_tile[i] = vt[i / 16 * S + key + i % 16];
        }
        KPERF_END(load_kv);
        KPERF_BEGIN(sync);
        KPERF_ARRIVE(tiles);
        KPERF_WAIT(tiles, 0);
        group_barrier();
        KPERF_END(sync);
        KPERF_BEGIN(scores);
        KPERF_ASYNC_OP(qk, matrix, 8192);
        acc scores = multiply(query, load_frag(k_tile, D, 0, lane), acc{});
        KPERF_END(scores);
        KPERF_BEGIN(softmax);
        softmax(s, scores);
        for (int i = 0; i < ACC; i++)
            p_tile[wave][acc_row(lane, i) * 16 + lane % 16] = (half)scores[i];
        KPERF_END(softmax);
        group_barrier();
        KPERF_BEGIN(values);
        KPERF_ASYNC_OP(pv, matrix, 8192);
        s.out = multiply(load_frag(p_tile[wave], 16, 0, lane), load_frag(v_tile, 16, 0, lane),
                         s.out);
        KPERF_END(values);
        group_barrier();
    }
    KPERF_BEGIN(epilogue);
    for (int i = 0; i < ACC; i++)
        o[(row0 + acc_row(lane, i)) * D + lane % 16] = s.out[i] / s.total[i];
    KPERF_END(epilogue);
}
