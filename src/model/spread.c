/* How well the recorded iteration is known: by what it differs by from CTA to CTA. */
#include "model/model_internal.h"

#include <math.h>

double kpm_student(size_t n)
{
    static const double t[] = {12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262,
                               2.228};
    size_t free = n - 1;
    return free <= KP_COUNT(t) ? t[free - 1] : 1.96 + 2.5 / (double)free;
}

/* The mean of the iterations of the units from `at` on that are of its CTA; NAN: none were kept.
 * *next: the first unit of another. */
static double cta_mean(const struct kpm_role *role, size_t at, size_t *next)
{
    double sum = 0, n = 0;
    for (*next = at; *next < role->units.n; ++*next) {
        const struct kpm_useq *u = &role->units.v[*next];
        if (u->cta != role->units.v[at].cta)
            break;
        for (size_t k = 0; k < u->iter_count; k++) {
            if (!u->iters[k].keep)
                continue;
            sum += (double)u->iters[k].period;
            n++;
        }
    }
    return n > 0 ? sum / n : NAN;
}

double kpm_iteration_open(const struct kpm_role *role, size_t *ctas)
{
    double sum = 0, squares = 0, n = 0;
    for (size_t at = 0, next; at < role->units.n; at = next) {
        double mean = cta_mean(role, at, &next);
        if (isnan(mean))
            continue;
        sum += mean;
        squares += mean * mean;
        n++;
    }
    *ctas = (size_t)n;
    if (n < 2)
        return NAN;
    double mean = sum / n, variance = fmax(0, squares / n - mean * mean) * n / (n - 1);
    return kpm_student((size_t)n) * sqrt(variance / n) / mean;
}
