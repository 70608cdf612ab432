// swapped: for each block, a gate of 64 x 256 values is summed by columns, and weighs the columns of
// a matrix of 64 x 256, which is folded into one row.  One slot for each of the two; warp 8 loads.
//   WEIGHTS_FIRST  the matrix is loaded before the gate, which is needed first
#include "common.cuh"
#include <kperf/mark.h>

constexpr int ROWS = HEIGHT, COLUMNS = 256, BYTES = ROWS * COLUMNS * 4;

struct Bars {
    uint32_t gate_full, gate_empty, matrix_full, matrix_empty;
};

__device__ __forceinline__ void load_gate(const Bars& bar, uint32_t to, const float* from, int k) {
    KPERF_BEGIN(gate_empty_wait);
    KPERF_WAIT(gate_empty, 1);
    barrier_wait(bar.gate_empty, (k & 1) ^ 1);
    KPERF_END(gate_empty_wait);
    KPERF_BEGIN(gate_load);
    KPERF_ASYNC_LOAD(gate, tma, gate_full, BYTES);
    barrier_expect(bar.gate_full, BYTES);
    bulk_load(to, from, BYTES, bar.gate_full);
    KPERF_END(gate_load);
}

__device__ __forceinline__ void load_matrix(const Bars& bar, uint32_t to, const float* from, int k) {
    KPERF_BEGIN(matrix_empty_wait);
    KPERF_WAIT(matrix_empty, 1);
    barrier_wait(bar.matrix_empty, (k & 1) ^ 1);
    KPERF_END(matrix_empty_wait);
    KPERF_BEGIN(matrix_load);
    KPERF_ASYNC_LOAD(matrix, tma, matrix_full, BYTES);
    barrier_expect(bar.matrix_full, BYTES);
    bulk_load(to, from, BYTES, bar.matrix_full);
    KPERF_END(matrix_load);
}

__device__ __forceinline__ float gate_of(float x) {
    return inverse_fast(1.0f + exp2_fast(-1.5f * x));
}

__device__ __forceinline__ float fold(float sum, float value, float gate) {
    return sum * 0.99f + exp2_fast(value * 0.5f) * gate;
}

extern "C" __global__ void __launch_bounds__(288, 1)
swapped(const float* gates, const float* matrices, float* out, int blocks, int steps) {
    extern __shared__ __align__(128) unsigned char smem[];
    __shared__ __align__(8) uint64_t bars[4];
    uint32_t base = smem_addr(bars), data = smem_addr(smem);
    Bars bar{base, base + 8, base + 16, base + 24};
    if (threadIdx.x == 0) {
        barrier_init(bar.gate_full, 1), barrier_init(bar.matrix_full, 1);
        barrier_init(bar.gate_empty, 8), barrier_init(bar.matrix_empty, 8);
    }
    barriers_ready();
    if (threadIdx.x >= 256) {
        if (threadIdx.x == 256)
#pragma unroll 1
            for (int k = 0; k < steps; k++) {
                size_t at = size_t((blockIdx.x + k) % blocks) * (ROWS * COLUMNS);
#ifdef WEIGHTS_FIRST
                load_matrix(bar, data + BYTES, matrices + at, k);
                load_gate(bar, data, gates + at, k);
#else
                load_gate(bar, data, gates + at, k);
                load_matrix(bar, data + BYTES, matrices + at, k);
#endif
            }
        return;
    }
    const float* gate = reinterpret_cast<float*>(smem) + threadIdx.x;
    const float* matrix = gate + ROWS * COLUMNS;
    float sum = 0;
#pragma unroll 1
    for (int k = 0; k < steps; k++) {
        KPERF_BEGIN(gate_wait);
        KPERF_WAIT(gate_full, 0);
        barrier_wait(bar.gate_full, k & 1);
        KPERF_END(gate_wait);
        KPERF_BEGIN(sigmoid);
        float by = 0;
#pragma unroll 8
        for (int r = 0; r < ROWS; r++)
            by += gate_of(gate[r * COLUMNS]);
        KPERF_END(sigmoid);
        KPERF_BEGIN(gate_release);
        KPERF_ARRIVE(gate_empty);
        __syncwarp();
        if (threadIdx.x % 32 == 0)
            barrier_arrive(bar.gate_empty);
        KPERF_END(gate_release);
        KPERF_BEGIN(matrix_wait);
        KPERF_WAIT(matrix_full, 0);
        barrier_wait(bar.matrix_full, k & 1);
        KPERF_END(matrix_wait);
        KPERF_BEGIN(folding);
#pragma unroll 8
        for (int r = 0; r < ROWS; r++)
            sum = fold(sum, matrix[r * COLUMNS], by);
        KPERF_END(folding);
        KPERF_BEGIN(matrix_release);
        KPERF_ARRIVE(matrix_empty);
        __syncwarp();
        if (threadIdx.x % 32 == 0)
            barrier_arrive(bar.matrix_empty);
        KPERF_END(matrix_release);
    }
    out[blockIdx.x * COLUMNS + threadIdx.x] = sum;
}

// The same by one thread a column, from global memory.
extern "C" __global__ void swapped_plain(const float* gates, const float* matrices, float* out,
                                         int blocks, int steps) {
    float sum = 0;
    for (int k = 0; k < steps; k++) {
        size_t at = size_t((blockIdx.x + k) % blocks) * (ROWS * COLUMNS) + threadIdx.x;
        float by = 0;
        for (int r = 0; r < ROWS; r++)
            by += gate_of(gates[at + r * COLUMNS]);
        for (int r = 0; r < ROWS; r++)
            sum = fold(sum, matrices[at + r * COLUMNS], by);
    }
    out[blockIdx.x * COLUMNS + threadIdx.x] = sum;
}
