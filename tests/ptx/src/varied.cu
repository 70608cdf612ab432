// Kernels of many kinds for the corpus of PTX; with clang's built-in CUDA alone, too.
#ifdef PLAIN
#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define TID ((int)__nvvm_read_ptx_sreg_tid_x())
#define BID ((int)__nvvm_read_ptx_sreg_ctaid_x())
#define NTID ((int)__nvvm_read_ptx_sreg_ntid_x())
#define SYNC() __nvvm_bar_sync(0)
#define NOINLINE __attribute__((noinline))
#else
#include <cuda_fp16.h>
#include <mma.h>
#ifdef __CUDACC_RTC__
#define __builtin_popcount __popc
#else
#include <stdio.h>
#endif
#define TID ((int)threadIdx.x)
#define BID ((int)blockIdx.x)
#define NTID ((int)blockDim.x)
#define SYNC() __syncthreads()
#define NOINLINE __noinline__
#endif

__constant__ float taps[9] = {1, 2, 1, 2, 4, 2, 1, 2, 1};

extern "C" __global__ void copy(float *out, const float *in, int n)
{
    int i = BID * NTID + TID;
    if (i < n)
        out[i] = in[i];
}

extern "C" __global__ void reduce(float *out, const float *in, int n)
{
    __shared__ float part[256];
    float sum = 0;
    for (int i = BID * 256 + TID; i < n; i += 256 * 64)
        sum += in[i];
    part[TID] = sum;
    SYNC();
    for (int step = 128; step; step >>= 1) {
        if (TID < step)
            part[TID] += part[TID + step];
        SYNC();
    }
    if (!TID)
        out[BID] = part[0];
}

extern "C" __global__ void transpose(float *out, const float *in, int n)
{
    __shared__ float tile[32][33];
    int x = TID & 31, y = TID >> 5, bx = BID % (n / 32), by = BID / (n / 32);
    for (int k = y; k < 32; k += 8)
        tile[k][x] = in[(by * 32 + k) * n + bx * 32 + x];
    SYNC();
    for (int k = y; k < 32; k += 8)
        out[(bx * 32 + k) * n + by * 32 + x] = tile[x][k];
}

extern "C" __global__ void blur(float *out, const float *in, int w, int h)
{
    int x = BID % w, y = TID;
    float s = 0;
    for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++) {
            int px = x + dx < 0 ? 0 : x + dx >= w ? w - 1 : x + dx;
            int py = y + dy < 0 ? 0 : y + dy >= h ? h - 1 : y + dy;
            s += taps[(dy + 1) * 3 + dx + 1] * in[py * w + px];
        }
    out[y * w + x] = s / 16;
}

extern "C" __global__ void choose(int *out, const int *in, int n)
{
    int i = BID * NTID + TID, v = in[i];
    switch (v & 15) { // a table of labels
    case 0: v = v * 3 + 1; break;
    case 1: v = v / 7; break;
    case 2: v = v % 11; break;
    case 3: v ^= 0x55; break;
    case 4: v = __builtin_popcount(v); break;
    case 5: v <<= 3; break;
    case 6: v = -v; break;
    case 7: v = v * v; break;
    case 8: v = n - v; break;
    case 9: v = v | n; break;
    case 10: v = v & n; break;
    default: v = 0;
    }
    out[i] = v;
}

extern "C" __global__ void walk(int *out, const int *next, int n)
{
    int at = TID, steps = 0;
    while (at >= 0 && steps < n) { // divergent, with two ways out
        at = next[at];
        if (at == TID)
            break;
        steps++;
    }
    out[BID * NTID + TID] = steps;
}

NOINLINE __device__ float helper(float x, int n)
{
    for (int i = 0; i < n; i++)
        x = x * 0.5f + 1.0f / (x + 1.0f);
    return x;
}

extern "C" __global__ void calls(float *out, const float *in, int n)
{
    int i = BID * NTID + TID;
    out[i] = helper(in[i], n) + helper(in[i + 1], 2 * n);
}

extern "C" __global__ void stack(float *out, const int *order, int n)
{
    float local[64];
    for (int i = 0; i < 64; i++)
        local[i] = (float)(i * n);
    float s = 0;
    for (int i = 0; i < n; i++)
        s += local[order[i] & 63];
    out[TID] = s;
}

extern "C" __global__ void doubles(double *out, const double *in, int n)
{
    double s = 0;
    for (int i = TID; i < n; i += NTID)
        s += in[i] * in[i];
    out[TID] = s;
}

extern "C" __global__ void early(float *out, const float *in, int n)
{
    int i = BID * NTID + TID;
    if (i >= n)
        return;
    if (in[i] < 0) {
        out[i] = 0;
        return;
    }
    for (int k = 0; k < 8; k++)
        out[i] += in[i] / (k + 1);
}

#ifndef PLAIN
extern "C" __global__ void shuffle(float *out, const float *in, int n)
{
    float v = in[BID * NTID + TID];
    for (int d = 16; d; d >>= 1)
        v += __shfl_xor_sync(~0u, v, d);
    if (!(TID & 31))
        atomicAdd(out, v);
}

extern "C" __global__ void histogram(unsigned *bins, const unsigned char *in, int n)
{
    extern __shared__ unsigned mine[];
    for (int i = TID; i < 256; i += NTID)
        mine[i] = 0;
    SYNC();
    for (int i = BID * NTID + TID; i < n; i += NTID * gridDim.x)
        atomicAdd(&mine[in[i]], 1);
    SYNC();
    for (int i = TID; i < 256; i += NTID)
        atomicAdd(&bins[i], mine[i]);
}

extern "C" __global__ void tensor(half *c, const half *a, const half *b, int k)
{
    using namespace nvcuda;
    wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> fa;
    wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::col_major> fb;
    wmma::fragment<wmma::accumulator, 16, 16, 16, half> fc;
    wmma::fill_fragment(fc, __float2half(0));
    for (int i = 0; i < k; i += 16) {
        wmma::load_matrix_sync(fa, a + BID * 16 * k + i, k);
        wmma::load_matrix_sync(fb, b + i, k);
        wmma::mma_sync(fc, fa, fb, fc);
    }
    wmma::store_matrix_sync(c + BID * 256, fc, 16, wmma::mem_row_major);
}

extern "C" __global__ void __launch_bounds__(128, 4) says(const int *in, int n)
{
    if (TID == 0 && in[BID] > n) {
        printf("block %d: %d\n", BID, in[BID]);
        if (in[BID] == 42)
            __trap();
    }
}

#if __CUDA_ARCH__ >= 800
extern "C" __global__ void staged(float *out, const float *in, int n)
{
    __shared__ alignas(16) float ring[4][256];
    unsigned at = (unsigned)__cvta_generic_to_shared(&ring[0][TID]);
    for (int i = 0; i < 3; i++) {
        asm volatile("cp.async.ca.shared.global [%0], [%1], 4;" ::"r"(at + i * 1024),
                     "l"(in + i * 256 + TID));
        asm volatile("cp.async.commit_group;");
    }
    float s = 0;
    for (int i = 0; i < n; i++) {
        asm volatile("cp.async.wait_group 2;");
        __syncthreads();
        s += ring[i & 3][255 - TID];
        if (i + 3 < n)
            asm volatile("cp.async.ca.shared.global [%0], [%1], 4;" ::"r"(at + ((i + 3) & 3) * 1024),
                         "l"(in + (i + 3) * 256 + TID));
        asm volatile("cp.async.commit_group;");
    }
    out[TID] = s;
}
#endif
#if __CUDA_ARCH__ >= 900
extern "C" __global__ void barriers(int *out, int n)
{
    __shared__ unsigned long long full;
    unsigned bar = (unsigned)__cvta_generic_to_shared(&full);
    if (!TID)
        asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" ::"r"(bar), "r"(NTID));
    __syncthreads();
    for (int i = 0; i < n; i++) {
        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" ::"r"(bar));
        asm volatile("{\n.reg .pred done;\nagain:\n"
                     "mbarrier.try_wait.parity.shared::cta.b64 done, [%0], %1;\n"
                     "@!done bra again;\n}" ::"r"(bar), "r"(i & 1));
        out[TID] += i;
    }
}
#endif
#endif
