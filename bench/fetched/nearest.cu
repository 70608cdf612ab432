// nearest: for each query the nearest of all points of 16 numbers; 64 points a step come through
// shared memory.
//   AHEAD  a step's points are loaded into registers before the work on those of the step before
constexpr int POINTS = 64, NUMBERS = 16;

extern "C" __global__ void __launch_bounds__(256, 1)
nearest(const float* __restrict__ queries, const float4* __restrict__ points, float* __restrict__ out,
        int steps) {
    extern __shared__ float4 tile[];
    float q[NUMBERS];
    int id = blockIdx.x * 256 + threadIdx.x;
#pragma unroll
    for (int i = 0; i < NUMBERS; i++)
        q[i] = queries[size_t(id) * NUMBERS + i];
    float best = 1e30f;
#ifdef AHEAD
    float4 v = points[threadIdx.x];
#endif
#pragma unroll 1
    for (int s = 0; s < steps; s++) {
#ifndef AHEAD
        float4 v = points[size_t(s) * 256 + threadIdx.x];
#endif
        tile[threadIdx.x] = v;
        __syncthreads();
#ifdef AHEAD
        v = points[size_t(s + 1 < steps ? s + 1 : s) * 256 + threadIdx.x];
#endif
#pragma unroll 4
        for (int p = 0; p < POINTS; p++) {
            float sum = 0;
#pragma unroll
            for (int i = 0; i < NUMBERS / 4; i++) {
                float4 x = tile[p * 4 + i];
                float a = x.x - q[4 * i], b = x.y - q[4 * i + 1];
                float c = x.z - q[4 * i + 2], d = x.w - q[4 * i + 3];
                sum += a * a + b * b + c * c + d * d;
            }
            best = fminf(best, sum);
        }
        __syncthreads();
    }
    out[id] = best;
}
