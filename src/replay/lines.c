#include "replay/lines.h"

#include <math.h>

#include "replay/meet.h"

/* No device has so many SMs: no lines for each of what a file may name instead. */
#define MOST_SMS 4096
/* What rounding can make of equal times, ns. */
#define NOISE 1e-3

void kpr_lines_init(struct kpr_lines *l, double cycles, double from, double to, double lo,
                    double hi)
{
    *l = (struct kpr_lines){{{from - lo * cycles, lo}, {to - lo * cycles, lo},
                             {to - hi * cycles, hi}, {from - hi * cycles, hi}}, 4};
}

/* How far inside the corner is; side -1: of `not after`. */
static double inside(struct kpr_line p, double cycles, double ns, double side)
{
    return side * (p.at + p.slope * cycles - ns);
}

static struct kpr_line between(struct kpr_line a, struct kpr_line b, double fa, double fb)
{
    double part = fa / (fa - fb);
    return (struct kpr_line){a.at + (b.at - a.at) * part, a.slope + (b.slope - a.slope) * part};
}

/* One corner after the other, with what lies on the edges to the next. */
static enum kpr_cut cut(struct kpr_lines *l, double cycles, double ns, double side)
{
    struct kpr_lines out = {.n = 0};
    bool any = false;
    for (size_t i = 0; i < l->n; i++)
        any |= inside(l->v[i], cycles, ns, side) < 0;
    if (!any)
        return l->n ? KPR_UNCUT : KPR_EMPTIED;
    for (size_t i = 0; i < l->n; i++) {
        struct kpr_line a = l->v[i], b = l->v[(i + 1) % l->n];
        double fa = inside(a, cycles, ns, side), fb = inside(b, cycles, ns, side);
        bool crosses = (fa > 0 && fb < 0) || (fa < 0 && fb > 0);
        if (out.n + (fa >= 0) + crosses > KPR_LINES_MAX)
            return KPR_UNCUT;
        if (fa >= 0)
            out.v[out.n++] = a;
        if (crosses)
            out.v[out.n++] = between(a, b, fa, fb);
    }
    *l = out;
    return l->n ? KPR_CUT : KPR_EMPTIED;
}

enum kpr_cut kpr_lines_not_before(struct kpr_lines *l, double cycles, double ns)
{
    return cut(l, cycles, ns, 1);
}

enum kpr_cut kpr_lines_not_after(struct kpr_lines *l, double cycles, double ns)
{
    return cut(l, cycles, ns, -1);
}

double kpr_lines_least(const struct kpr_lines *l, double cycles)
{
    double least = INFINITY;
    for (size_t i = 0; i < l->n; i++) {
        double at = l->v[i].at + l->v[i].slope * cycles;
        least = at < least ? at : least;
    }
    return least;
}

double kpr_lines_most(const struct kpr_lines *l, double cycles)
{
    double most = -INFINITY;
    for (size_t i = 0; i < l->n; i++) {
        double at = l->v[i].at + l->v[i].slope * cycles;
        most = at > most ? at : most;
    }
    return most;
}

void kpr_lines_slopes(const struct kpr_lines *l, double *lo, double *hi)
{
    *lo = INFINITY;
    *hi = -INFINITY;
    for (size_t i = 0; i < l->n; i++) {
        *lo = fmin(*lo, l->v[i].slope);
        *hi = fmax(*hi, l->v[i].slope);
    }
}

void kpr_lines_slice(const struct kpr_lines *l, double slope, double *from, double *to)
{
    *from = INFINITY;
    *to = -INFINITY;
    for (size_t i = 0; i < l->n; i++) {
        struct kpr_line a = l->v[i], b = l->v[(i + 1) % l->n];
        double fa = a.slope - slope, fb = b.slope - slope;
        if ((fa > 0 && fb > 0) || (fa < 0 && fb < 0))
            continue;
        double at = fa == fb ? a.at : between(a, b, fa, fb).at, other = fa == fb ? b.at : at;
        *from = fmin(*from, fmin(at, other));
        *to = fmax(*to, fmax(at, other));
    }
}

/* ---- the lines of an SM ------------------------------------------------------------------- */

static void keep_to(struct kpr_lines *l, const struct kpr_fit *fit, uint64_t clock, uint64_t time,
                    double half)
{
    double cycles = (double)(clock - fit->clock0), ns = (double)(int64_t)(time - fit->time0);
    double noise = NOISE + 1e-14 * fabs(ns);
    kpr_lines_not_before(l, cycles, ns - half - noise);
    kpr_lines_not_after(l, cycles, ns + half + noise);
}

/* None, where no line keeps to all of the SM's readings. */
static void lines_of(const struct kpr_run *run, const struct kpr_fit *fit,
                     const struct kpt_stamp *const *s, size_t n, struct kpr_lines *out)
{
    double half = run->reading_ns / 2 + NOISE;
    *out = (struct kpr_lines){.n = 0};
    if (fit->slope <= 0 || fit->widening_ns > 0 || fit->slope_hi <= 0)
        return;
    double cycles = (double)(s[0]->clock_entry - fit->clock0);
    double ns = (double)(int64_t)(s[0]->time_entry - fit->time0);
    kpr_lines_init(out, cycles, ns - half, ns + half, fit->slope_lo, fit->slope_hi);
    for (size_t i = 0; i < n; i++) {
        keep_to(out, fit, s[i]->clock_entry, s[i]->time_entry, half);
        if (s[i]->clock_exit)
            keep_to(out, fit, s[i]->clock_exit, s[i]->time_exit, half);
    }
}

void kpr_find_lines(struct kpr_run *run, const struct kpt_stamp *const *s, const size_t *start)
{
    if (run->fit_count > MOST_SMS)
        return;
    run->lines = kp_alloc((run->fit_count + 1) * sizeof *run->lines);
    for (size_t g = 0; g < run->fit_count; g++) {
        struct kpr_sm_lines *l = &run->lines[g];
        lines_of(run, &run->fits[g], s + start[g], start[g + 1] - start[g], &l->clock);
        l->left = l->clock;
    }
}
