/*
 * All lines through a set of readings.  A timer that advances in steps says of
 * each reading only that its time lies within a step; the lines that keep to all
 * of them are those of slope b with height(b) <= step, where
 *
 *     height(b) = max(ns - b*cycles) - min(ns - b*cycles)
 *
 * is convex in b and, between the slopes of the edges of the points' convex hull,
 * linear: so one walk along the hull finds both ends of that interval, and the
 * least height of all.
 */
#include "replay/replay_internal.h"

#include <math.h>

struct hull {
    struct kpr_point *p;
    size_t n;
};

/* > 0: c lies left of the line from a to b. */
static double turn(struct kpr_point a, struct kpr_point b, struct kpr_point c)
{
    return (b.cycles - a.cycles) * (c.ns - a.ns) - (b.ns - a.ns) * (c.cycles - a.cycles);
}

/* side 1: the lower hull, from left to right; -1: the upper one. */
static void build(struct hull *h, const struct kpr_point *p, size_t n, double side)
{
    for (size_t i = 0; i < n; i++) {
        if (h->n && h->p[h->n - 1].cycles == p[i].cycles) {
            if (side > 0)
                continue; /* the lower of them came first */
            h->n--;
        }
        while (h->n > 1 && side * turn(h->p[h->n - 2], h->p[h->n - 1], p[i]) <= 0)
            h->n--;
        h->p[h->n++] = p[i];
    }
}

static double edge(const struct hull *h, size_t i)
{
    return (h->p[i + 1].ns - h->p[i].ns) / (h->p[i + 1].cycles - h->p[i].cycles);
}

/* Where height(b) is `allowed` between two edges, given the two points that it
 * is between there. */
static double crossing(struct kpr_point top, struct kpr_point bottom, double allowed)
{
    return (top.ns - bottom.ns - allowed) / (top.cycles - bottom.cycles);
}

/* From steep downwards, where the top is the last point and the bottom the first,
 * to steep upwards, where it is the other way round. */
static void walk(const struct hull *up, const struct hull *low, double allowed,
                 struct kpr_band *band)
{
    double from = -INFINITY, lo = NAN, hi = NAN;
    for (size_t i = up->n - 1, j = 0;;) {
        struct kpr_point top = up->p[i], bottom = low->p[j];
        double over = i > 0 ? edge(up, i - 1) : INFINITY;
        double under = j + 1 < low->n ? edge(low, j) : INFINITY;
        double to = over < under ? over : under, reach = top.cycles - bottom.cycles;
        double at = reach != 0 ? crossing(top, bottom, allowed) : NAN;
        if (reach > 0 && isnan(lo) && at <= to)
            lo = at > from ? at : from;
        if (reach <= 0 && isnan(band->height)) {
            band->height = top.ns - bottom.ns - from * reach;
            band->best = reach < 0 || isinf(to) ? from : (from + to) / 2;
        }
        if (reach < 0 && at >= from)
            hi = at < to ? at : to;
        if ((reach < 0 && at < to) || isinf(to))
            break;
        i -= over <= under;
        j += under < over;
        from = to;
    }
    bool any = band->height <= allowed;
    band->lo = any && lo < band->best ? lo : band->best;
    band->hi = any && hi > band->best ? hi : band->best;
}

static int by_cycles(const void *a, const void *b)
{
    const struct kpr_point *x = a, *y = b;
    if (x->cycles != y->cycles)
        return x->cycles < y->cycles ? -1 : 1;
    return x->ns < y->ns ? -1 : x->ns > y->ns;
}

bool kpr_band_find(struct kpr_point *p, size_t n, double allowed, struct kpr_band *band)
{
    qsort(p, n, sizeof *p, by_cycles);
    *band = (struct kpr_band){.height = NAN};
    if (n < 2 || p[0].cycles == p[n - 1].cycles)
        return false;
    struct hull up = {.p = kp_realloc(NULL, n, sizeof *p)};
    struct hull low = {.p = kp_realloc(NULL, n, sizeof *p)};
    build(&up, p, n, -1);
    build(&low, p, n, 1);
    /* What rounding can make of points on one line */
    double noise = 1e-3 + 1e-14 * (fabs(p[n - 1].ns) + fabs(p[0].ns));
    walk(&up, &low, allowed + noise, band);
    band->wider = band->height > allowed + noise ? band->height - allowed : 0;
    free(up.p);
    free(low.p);
    return true;
}
