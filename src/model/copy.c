/*
 * How long a bulk copy takes, where it is not always as long.
 *
 * Waits block on the slow copies, and a ring that is deep enough hides all but the slowest: the mean
 * of those that were waited for is not that of all.  Of a wait that blocked the copy's time is known,
 * of one that did not that it was no longer than the wait took to come.  Where that tells the times of
 * most copies, they are played as they were; else they are taken to lie exponentially above a least one,
 * with the mean which makes all that was seen most likely.
 */
#include "model/model_internal.h"

#include <math.h>

/* What a copy that nothing queues before takes on an H200 to bring so many bytes, where waits for it
 * block: 523 cycles for 16 KiB, 580 to 690 for 32, 740 to 870 for 64 (doc/findings.md). */
#define COPY_BASE 450.0
/* Where an SM takes in more than RATE bytes a cycle, copies wait for each other and for memory: in
 * the GEMMs (33 to 48) they take 200 to 490 cycles more than that on average, in attention (15 to
 * 27) less than 90 more. */
#define VARYING_RATE 32.0
#define VARYING_BY 300.0
/* Fewer blocked waits say nothing. */
#define LEAST_BLOCKED 8
/* Times that lie closer together than this do not vary. */
#define EVEN 32.0
#define LONGEST 4000.0 /* on average, beyond the least */
/* Where of no more copies than this only a bound is known, the others tell how they are distributed. */
#define UNTOLD 0.1

double kpm_usual_copy(const struct kpt_region *r, const char *on)
{
    double bytes = 0;
    for (size_t i = 0; i < r->async_count; i++)
        if (r->asyncs[i].arrives && strcmp(r->asyncs[i].arrives, on) == 0 &&
            strcmp(r->asyncs[i].engine, "tma") == 0)
            bytes += r->asyncs[i].bytes;
    return bytes > 0 ? COPY_BASE + bytes / KPM_COPY_RATE : NAN;
}

/* The logarithm of how likely what was seen is. */
static double likelihood(const struct kpm_copies *c, double base, double mean)
{
    double sum = 0;
    for (size_t i = 0; i < c->n; i++) {
        double over = fmax(c->since[i] - base, 1);
        sum += c->took[i] > c->surely ? -log(mean) - over / mean : log1p(-exp(-over / mean));
    }
    return sum;
}

static double most_likely(const struct kpm_copies *c, double base)
{
    double lo = 1, hi = LONGEST;
    for (int i = 0; i < 60; i++) {
        double a = lo + (hi - lo) / 3, b = hi - (hi - lo) / 3;
        if (likelihood(c, base, a) < likelihood(c, base, b))
            lo = a;
        else
            hi = b;
    }
    return (lo + hi) / 2;
}

/* ---- as they were distributed ------------------------------------------------------- */

/* A wait: the copy took so long, or less. */
struct seen {
    double since;
    bool exact;
};

static int longest_first(const void *a, const void *b)
{
    const struct seen *x = a, *y = b;
    if (x->since < y->since || x->since > y->since)
        return x->since < y->since ? 1 : -1;
    return y->exact - x->exact;
}

/* The next so likely ones took so long: into the means of the strata, each a sixteenth of all, from the
 * longest down. */
static void put(double likely, double since, double *filled, double *mean)
{
    const double each = 1.0 / KPM_SIM_STRATA;
    while (likely > 1e-12 && *filled < 1) {
        size_t at = (size_t)fmin(*filled / each + 1e-9, KPM_SIM_STRATA - 1);
        double room = fmin(likely, (double)(at + 1) * each - *filled);
        room = room > 1e-12 ? room : likely;
        mean[at] += since * room / each;
        *filled += room;
        likely -= room;
    }
}

/* Of the copies that took no longer than one that is known, as many more did as of those seen.  What has
 * not been placed when the known ones are used up took no longer than the least that was seen. */
static bool copy_shape(const struct kpm_copies *c, struct kpm_copy_law *law)
{
    struct seen *v = kp_realloc(NULL, c->n + 1, sizeof *v);
    double left = 1, filled = 0, mean[KPM_SIM_STRATA] = {0}, all = 0;
    for (size_t i = 0; i < c->n; i++)
        v[i] = (struct seen){c->since[i], c->took[i] > c->above};
    qsort(v, c->n, sizeof *v, longest_first);
    for (size_t i = 0; i < c->n; i++) {
        double likely = v[i].exact ? left / (double)(c->n - i) : 0;
        put(likely, v[i].since, &filled, mean);
        left -= likely;
    }
    put(left, c->n ? v[c->n - 1].since : 0, &filled, mean);
    free(v);
    for (size_t i = 0; i < KPM_SIM_STRATA; i++)
        all += mean[i] / KPM_SIM_STRATA;
    law->base = mean[KPM_SIM_STRATA - 1];
    law->over = all - law->base;
    for (size_t i = 0; i < KPM_SIM_STRATA; i++)
        law->shape[i] = (mean[i] - law->base) / law->over;
    return left <= UNTOLD && law->over > 0;
}

bool kpm_copy_time(const struct kpm_copies *c, double usual, struct kpm_copy_law *law)
{
    KP_VEC(double) blocked = {0};
    for (size_t i = 0; i < c->n; i++)
        if (c->took[i] > c->surely)
            KP_PUSH(blocked, c->since[i]);
    size_t n = blocked.n;
    double quickest = kpm_quantile(blocked.v, n, 0.05);
    double wide = n ? kpm_quantile(blocked.v, n, 0.75) - kpm_quantile(blocked.v, n, 0.25) : 0;
    free(blocked.v);
    if (n < LEAST_BLOCKED || wide <= EVEN)
        return false;
    law->shaped = copy_shape(c, law);
    if (law->shaped)
        return true;
    double least = fmin(usual, quickest);
    law->base = quickest;
    law->over = most_likely(c, quickest);
    double other = most_likely(c, least);
    if (likelihood(c, least, other) > likelihood(c, quickest, law->over)) {
        law->base = least;
        law->over = other;
    }
    return true;
}

double kpm_usual_spread(const struct kpm_role *role, const struct kpt_info *info)
{
    double bytes = 0;
    for (size_t j = 0; j < role->length; j++) {
        const struct kpt_region *r = &info->regions[role->cycle[j]];
        for (size_t i = 0; i < r->async_count; i++)
            if (r->asyncs[i].arrives && strcmp(r->asyncs[i].engine, "tma") == 0)
                bytes += r->asyncs[i].bytes;
    }
    return bytes > VARYING_RATE * role->period ? VARYING_BY : 0;
}
