#include "run/run_internal.h"

#include <math.h>

static int compare_doubles(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

void kpn_sort(double *v, size_t n)
{
    qsort(v, n, sizeof *v, compare_doubles);
}

double kpn_percentile(const double *sorted, size_t n, double p)
{
    if (n == 0)
        return NAN;
    double at = p / 100 * (double)(n - 1);
    size_t i = (size_t)at;
    return i + 1 < n ? sorted[i] + (at - (double)i) * (sorted[i + 1] - sorted[i]) : sorted[n - 1];
}
