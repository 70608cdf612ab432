/* The steady state of a program that is played. */
#include "model/play/sim.h"

#include <math.h>

enum { LONGEST_PATTERN = 12 };

/* All lanes repeat after c iterations, over the last third of the run. */
static bool repeats(const double *start, size_t lanes, size_t n, size_t c)
{
    double by = start[n - 1] - start[n - 1 - c];
    for (size_t l = 0; l < lanes; l++)
        for (size_t k = n - n / 3; k < n; k++)
            if (fabs(start[l * n + k] - start[l * n + k - c] - by) > 1e-9 * (1 + fabs(start[k])))
                return false;
    return true;
}

static double slowest(const double *start, size_t lanes, size_t n, size_t c)
{
    double most = -INFINITY;
    for (size_t l = 0; l < lanes; l++)
        most = fmax(most, (start[l * n + n - 1] - start[l * n + n - 1 - c]) / (double)c);
    return most;
}

double kpm_sim_period(const struct kpm_sim *s, size_t iterations)
{
    double *start, end, period;
    size_t n = iterations, c = 1;
    if (n < 2 || kpm_sim_play(s, n, &start, &end) != KPM_SIM_OK)
        return NAN;
    while (c <= LONGEST_PATTERN && c < n / 3 && !repeats(start, s->lanes.n, n, c))
        c++;
    bool pattern = c <= LONGEST_PATTERN && c < n / 3;
    period = slowest(start, s->lanes.n, n, pattern ? c : n / 2);
    free(start);
    return period;
}

bool kpm_sim_varies(const struct kpm_sim *s)
{
    for (size_t i = 0; i < s->sources.n; i++)
        if (s->sources.v[i].spread > 0)
            return true;
    for (size_t i = 0; i < s->ops.n; i++)
        if (s->ops.v[i].uneven > 0)
            return true;
    return false;
}
