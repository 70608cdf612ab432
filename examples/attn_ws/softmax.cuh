// softmax.cuh: online softmax on a warp group's tile of scores, and what is left to do at the end.
//
// A thread holds two rows of the tile, r and r + 8 of its warp's 16: in each run of 8 columns,
// two neighbouring ones of each row.  Four lanes share a row.
#pragma once
#include "attn_mma.cuh"

constexpr float MINUS_INF = -__builtin_huge_valf();
// Scores are q.k / sqrt(128); the exponentials are to base 2.
constexpr float SCORE_LOG2 = 0.08838834764831845f * 1.4426950408889634f;

__device__ __forceinline__ float exp2_approx(float x) {
    float y;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(y) : "f"(x));
    return y;
}

struct Rows {
    float max[2] = {MINUS_INF, MINUS_INF}, sum[2] = {0, 0}; // sum: of this thread's columns
};

// Scores of keys at `limit` and above, counted from the tile's first key, are not to count.
template <int N>
__device__ __forceinline__ void mask_columns(float (&s)[N], int limit_top, int limit_low) {
    int first = 2 * (threadIdx.x % 4);
#pragma unroll
    for (int i = 0; i < N; i++) {
        int column = first + i / 4 * 8 + i % 2;
        if (column >= (i % 4 < 2 ? limit_top : limit_low))
            s[i] = MINUS_INF;
    }
}

__device__ __forceinline__ float quad_max(float x) {
    x = fmaxf(x, __shfl_xor_sync(~0u, x, 1));
    return fmaxf(x, __shfl_xor_sync(~0u, x, 2));
}

__device__ __forceinline__ float quad_sum(float x) {
    x += __shfl_xor_sync(~0u, x, 1);
    return x + __shfl_xor_sync(~0u, x, 2);
}

// Turns scores into exp2(score - max), and says what the sums so far are to be scaled by.  Where
// all scores yet are -inf, the maximum counts as 0, so that there is no inf - inf.
template <int N>
__device__ __forceinline__ void softmax(float (&s)[N], Rows& rows, float (&scale)[2]) {
#pragma unroll
    for (int r = 0; r < 2; r++) {
        float top = rows.max[r];
#pragma unroll
        for (int i = 0; i < N; i += 4)
            top = fmaxf(top, fmaxf(s[i + 2 * r], s[i + 2 * r + 1]));
        top = quad_max(top);
        float base = top == MINUS_INF ? 0.f : top * SCORE_LOG2, sum = 0;
        scale[r] = exp2_approx(rows.max[r] * SCORE_LOG2 - base);
        rows.max[r] = top;
#pragma unroll
        for (int i = 0; i < N; i += 4) {
            float a = exp2_approx(s[i + 2 * r] * SCORE_LOG2 - base);
            float b = exp2_approx(s[i + 2 * r + 1] * SCORE_LOG2 - base);
            s[i + 2 * r] = a;
            s[i + 2 * r + 1] = b;
            sum += a + b;
        }
        rows.sum[r] = rows.sum[r] * scale[r] + sum;
    }
}

// The accumulator's layout is the one that the next product wants of its left operand.
template <int N>
__device__ __forceinline__ void pack(uint32_t (&p)[N / 2], const float (&s)[N]) {
#pragma unroll
    for (int i = 0; i < N; i += 2)
        p[i / 2] = pack_pair(s[i], s[i + 1]);
}

__device__ __forceinline__ void rescale(float (&o)[64], const float (&scale)[2]) {
#pragma unroll
    for (int i = 0; i < 64; i++)
        o[i] *= scale[i / 2 % 2];
}

// Divides by the sums; a row without any key that counts becomes zeros.
__device__ __forceinline__ void normalise(float (&o)[64], const Rows& rows) {
    float inverse[2];
#pragma unroll
    for (int r = 0; r < 2; r++) {
        float sum = quad_sum(rows.sum[r]);
        inverse[r] = sum == 0 ? 0.f : 1.f / sum;
    }
    rescale(o, inverse);
}

// Writes the first `rows` rows of a warp group's 64 x 128 tile as bf16.  Neighbouring lanes swap
// half of two 8-column blocks, so that four lanes fill a 32-byte sector of a row.
__device__ __forceinline__ void store_rows(const float (&o)[64], __nv_bfloat16* out, int rows) {
    int lane = threadIdx.x % 32, top = threadIdx.x / 32 % 4 * 16 + lane / 4;
    bool odd = lane & 1;
    __nv_bfloat16* at = out + top * HEAD_DIM + (odd ? 8 + 2 * (lane % 4 - 1) : 2 * (lane % 4));
#pragma unroll
    for (int i = 0; i < 64; i += 8) {
#pragma unroll
        for (int r = 0; r < 2; r++) {
            uint32_t left = pack_pair(o[i + 2 * r], o[i + 2 * r + 1]);
            uint32_t right = pack_pair(o[i + 4 + 2 * r], o[i + 5 + 2 * r]);
            uint32_t got = __shfl_xor_sync(~0u, odd ? left : right, 1);
            uint2 both = odd ? make_uint2(got, right) : make_uint2(left, got);
            if (top + 8 * r < rows)
                *reinterpret_cast<uint2*>(at + 8 * r * HEAD_DIM + 2 * i) = both;
        }
    }
}
