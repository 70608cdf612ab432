// sgemm: a product of floats by tiles of 128 by 128, 16 deep; 8 by 8 of it a thread.
//   AHEAD  a tile is loaded into registers before the work on the one before it, not when it is stored
constexpr int TILE = 128, DEEP = 16;

struct Loaded {
    float4 a[2], b[2];
};

__device__ __forceinline__ void load(Loaded& v, const float* a, const float* b, int k, int n) {
    int t = threadIdx.x;
#pragma unroll
    for (int i = 0; i < 2; i++) {
        v.a[i] = *reinterpret_cast<const float4*>(a + size_t(t / 4 + 64 * i) * k + t % 4 * 4);
        v.b[i] = *reinterpret_cast<const float4*>(b + size_t(t / 32 + 8 * i) * n + t % 32 * 4);
    }
}

__device__ __forceinline__ void store(const Loaded& v, float (*as)[TILE], float (*bs)[TILE]) {
    int t = threadIdx.x;
#pragma unroll
    for (int i = 0; i < 2; i++) {
        int row = t / 4 + 64 * i, at = t % 4 * 4;
        as[at][row] = v.a[i].x;
        as[at + 1][row] = v.a[i].y;
        as[at + 2][row] = v.a[i].z;
        as[at + 3][row] = v.a[i].w;
        *reinterpret_cast<float4*>(&bs[t / 32 + 8 * i][t % 32 * 4]) = v.b[i];
    }
}

extern "C" __global__ void __launch_bounds__(256, 1)
sgemm(const float* __restrict__ a, const float* __restrict__ b, float* __restrict__ c, int n, int k) {
    __shared__ float as[DEEP][TILE], bs[DEEP][TILE];
    a += size_t(blockIdx.y) * TILE * k;
    b += blockIdx.x * TILE;
    int row = threadIdx.x / 16 * 8, col = threadIdx.x % 16 * 8;
    float sum[8][8] = {};
    Loaded v;
#ifdef AHEAD
    load(v, a, b, k, n);
#endif
#pragma unroll 1
    for (int at = 0; at < k; at += DEEP) {
#ifndef AHEAD
        load(v, a + at, b + size_t(at) * n, k, n);
#endif
        store(v, as, bs);
        __syncthreads();
#ifdef AHEAD
        int next = at + DEEP < k ? at + DEEP : at;
        load(v, a + next, b + size_t(next) * n, k, n);
#endif
#pragma unroll
        for (int i = 0; i < DEEP; i++) {
            float x[8], y[8];
#pragma unroll
            for (int j = 0; j < 8; j++) {
                x[j] = as[i][row + j];
                y[j] = bs[i][col + j];
            }
#pragma unroll
            for (int j = 0; j < 8; j++)
#pragma unroll
                for (int l = 0; l < 8; l++)
                    sum[j][l] = fmaf(x[j], y[l], sum[j][l]);
        }
        __syncthreads();
    }
    c += (size_t(blockIdx.y) * TILE + row) * n + blockIdx.x * TILE + col;
#pragma unroll
    for (int j = 0; j < 8; j++)
#pragma unroll
        for (int l = 0; l < 8; l++)
            c[size_t(j) * n + l] = sum[j][l];
}
