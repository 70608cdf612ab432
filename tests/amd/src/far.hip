// Code longer than a branch reaches: the compiler jumps through registers.
#include "corpus.h"

#define STEP(i) v = v * a[(i) & 63] + b[((i) * 7) & 63]; if (v > 1e30f) v = v * 0.5f - (i);
#define S8(i) STEP(i) STEP(i + 1) STEP(i + 2) STEP(i + 3) STEP(i + 4) STEP(i + 5) STEP(i + 6) STEP(i + 7)
#define S64(i) S8(i) S8(i + 8) S8(i + 16) S8(i + 24) S8(i + 32) S8(i + 40) S8(i + 48) S8(i + 56)
#define S512(i) S64(i) S64(i + 64) S64(i + 128) S64(i + 192) S64(i + 256) S64(i + 320) S64(i + 384) S64(i + 448)

extern "C" __global__ THREADS(64) void far(float *x, const float *volatile a, const float *volatile b, int n) {
    float v = x[tx()];
    for (int k = 0; k < n; k++) {
        KPERF_BEGIN(long);
        if (k & 1) {
            S512(0) S512(512) S512(1024) S512(1536)
        }
        KPERF_END(long);
    }
    x[tx()] = v;
}
