// diverge: regions that some lanes enter, lane 0 often not among them.
#include "amd.h"

constexpr int THREADS = 128;

// Steps of the Collatz sequence: every lane leaves the loop at its own time.
__device__ int collatz(unsigned x) {
    int steps = 0;
    while (x > 1) {
        KPERF_BEGIN(step);
        if (x & 1) {
            KPERF_BEGIN(odd);
            x = 3 * x + 1;
            KPERF_END(odd);
        } else {
            x /= 2;
        }
        KPERF_END(step);
        steps++;
    }
    return steps;
}

KERNEL(THREADS) diverge(const unsigned* in, int* out) {
    int t = thread_x(), i = group_x() * THREADS + t, result = 0;
    unsigned x = in[i];
    KPERF_BEGIN(all);
    if (t % WAVE != 0) {
        KPERF_BEGIN(not_first);
        result = collatz(x);
        KPERF_END(not_first);
    }
    if (x % 16 == 15) {
        KPERF_BEGIN(rare);
        result += 1000 * out[i];
        KPERF_END(rare);
    }
    switch (x % 3) {
    case 0:
        KPERF_INSTANT(zero);
        result ^= in[i ^ 1];
        break;
    case 1:
        KPERF_INSTANT(one);
        result -= in[i ^ 2];
        break;
    }
    KPERF_END(all);
    out[i] = result;
}
