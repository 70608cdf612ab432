// LDS whose size the launch says; a switch; double precision; 64-bit loops.
#include "corpus.h"

extern __shared__ double pool[];

extern "C" __global__ THREADS(128) void dynamic(double *out, const double *in, long n, int op) {
    double sum = 0;
    KPERF_BEGIN(fold);
    for (long i = tx(); i < n; i += 128) {
        double v = in[i];
        switch (op) {
        case 0: sum += v; break;
        case 1: sum = sum > v ? sum : v; break;
        case 2: sum += v * v; break;
        case 3: sum -= v; break;
        case 4: sum += __builtin_sqrt(v); break;
        case 5: sum = sum / (v + 1.0); break;
        case 6: sum += v < 0 ? -v : v; break;
        default: sum *= v; break;
        }
    }
    KPERF_END(fold);
    pool[tx()] = sum;
    for (int half = 64; half; half >>= 1) {
        KPERF_BEGIN(step);
        sync();
        if ((int)tx() < half)
            pool[tx()] += pool[tx() + half];
        KPERF_END(step);
    }
    if (tx() == 0)
        out[bx()] = pool[0];
}
