// relax: two groups of four warps smooth a field each, sweep by sweep between two buffers; every
// second sweep a group also takes its field's measure, each in the other's quick sweep.
//   ALL_MEET  the sweep's barrier is that of the whole CTA, not of a group
#include "common.cuh"

constexpr int ROWS = 96, COLUMNS = 128, FIELD = (ROWS + 2) * (COLUMNS + 2);

template <int GROUP>
__device__ __forceinline__ void meet() {
#ifdef ALL_MEET
    asm volatile("bar.sync 0;" ::: "memory");
#else
    asm volatile("bar.sync %0, 128;" ::"n"(GROUP + 1) : "memory");
#endif
}

__device__ __forceinline__ float measure_of(float x) {
    float y = exp2_fast(-x * x) * inverse_fast(1.5f + x * x);
#pragma unroll
    for (int i = 0; i < 4; i++)
        y = y * x * 0.25f + exp2_fast(y * 0.5f - 1.0f);
    return y;
}

template <int GROUP>
__device__ __forceinline__ void smooth(float* field, float* out, int steps) {
    int column = threadIdx.x % 128 + 1;
    float total = 0;
#pragma unroll 1
    for (int k = 0; k < steps; k++) {
        const float* from = field + k % 2 * FIELD + column;
        float* to = field + (k + 1) % 2 * FIELD + column;
        float above = from[0], here = from[COLUMNS + 2];
#pragma unroll 4
        for (int r = 1; r <= ROWS; r++) {
            const float* at = from + r * (COLUMNS + 2);
            float below = at[COLUMNS + 2];
            to[r * (COLUMNS + 2)] = 0.2f * (above + below + at[-1] + at[1] + here);
            above = here, here = below;
        }
        if (k % 2 == GROUP) {
            float measure = 0;
#pragma unroll 2
            for (int r = 1; r <= ROWS; r++)
                measure += measure_of(from[r * (COLUMNS + 2)] + measure * 1e-3f);
            total = total * 0.5f + measure;
        }
        meet<GROUP>();
    }
    out[threadIdx.x % 128] = total;
}

extern "C" __global__ void __launch_bounds__(256, 1)
relax(const float* in, float* out, int steps) {
    extern __shared__ __align__(128) unsigned char smem[];
    int group = threadIdx.x / 128;
    float* field = reinterpret_cast<float*>(smem) + group * (2 * FIELD);
    for (int i = threadIdx.x % 128; i < 2 * FIELD; i += 128) {
        int row = i % FIELD / (COLUMNS + 2), column = i % (COLUMNS + 2);
        bool inner = row >= 1 && row <= ROWS && column >= 1 && column <= COLUMNS;
        field[i] = inner ? in[(size_t(blockIdx.x) * 2 + group) * (ROWS * COLUMNS) +
                              (row - 1) * COLUMNS + column - 1]
                         : 0;
    }
    __syncthreads();
    float* to = out + (size_t(blockIdx.x) * 2 + group) * COLUMNS;
    if (group)
        smooth<1>(field, to, steps);
    else
        smooth<0>(field, to, steps);
}

// A field a CTA, all of it in shared memory and everybody meets.
extern "C" __global__ void relax_plain(const float* in, float* out, int steps) {
    extern __shared__ __align__(128) unsigned char smem[];
    float* field = reinterpret_cast<float*>(smem);
    for (int i = threadIdx.x; i < 2 * FIELD; i += 128) {
        int row = i % FIELD / (COLUMNS + 2), column = i % (COLUMNS + 2);
        bool inner = row >= 1 && row <= ROWS && column >= 1 && column <= COLUMNS;
        int at = (row - 1) * COLUMNS + column - 1;
        field[i] = inner ? in[size_t(blockIdx.x) * (ROWS * COLUMNS) + at] : 0;
    }
    __syncthreads();
    float total = 0;
    for (int k = 0; k < steps; k++) {
        const float* from = field + k % 2 * FIELD + threadIdx.x + 1;
        float* to = field + (k + 1) % 2 * FIELD + threadIdx.x + 1;
        float measure = 0;
        for (int r = 1; r <= ROWS; r++) {
            const float* at = from + r * (COLUMNS + 2);
            to[r * (COLUMNS + 2)] =
                0.2f * (at[-COLUMNS - 2] + at[COLUMNS + 2] + at[-1] + at[1] + at[0]);
            measure += measure_of(at[0] + measure * 1e-3f);
        }
        if (k % 2 == blockIdx.x % 2)
            total = total * 0.5f + measure;
        __syncthreads();
    }
    out[size_t(blockIdx.x) * COLUMNS + threadIdx.x] = total;
}
