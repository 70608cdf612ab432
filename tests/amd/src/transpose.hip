// Two-dimensional groups; a tile in LDS that is padded.
#include "corpus.h"

extern "C" __global__ THREADS(256) void transpose(float *out, const float *in, int width, int height) {
    __shared__ float tile[16][17];
    int x = bx() * 16 + tx(), y = by() * 16 + ty();
    KPERF_BEGIN(read);
    if (x < width && y < height)
        tile[ty()][tx()] = in[y * width + x];
    KPERF_END(read);
    KPERF_BEGIN(meet);
    sync();
    KPERF_END(meet);
    x = by() * 16 + tx();
    y = bx() * 16 + ty();
    KPERF_BEGIN(write);
    if (x < height && y < width)
        out[y * height + x] = tile[tx()][ty()];
    KPERF_END(write);
}
