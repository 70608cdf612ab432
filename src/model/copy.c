/*
 * How long a bulk copy takes, where it is not always as long.
 *
 * Waits block on the slow copies, and a ring that is deep enough hides all but the slowest: the
 * mean of those that were waited for is not that of all.  Of a wait that blocked the copy's time is
 * known, of one that did not that it was no longer than the wait took to come.  Where that tells
 * the times of most copies, they are played as they were; else they are taken to lie above a least
 * one as sim.h says, with the mean that is theirs if those which were not waited for took what they
 * do on average.
 */
#include "model/model_internal.h"

#include <math.h>

/* Where an SM takes in more than RATE bytes a cycle, copies wait for each other and for memory: in
 * eight GEMMs (31 to 48) they take 258 to 415 cycles more than that on average, in attention (15 to
 * 27) less than 90 more. */
#define VARYING_RATE 32.0
#define VARYING_BY 335.0
/* Fewer blocked waits say nothing. */
#define LEAST_BLOCKED 8
/* Slow ones, and quick ones: less is no distribution.  (All links that wait for one copy must be
 * played by one law: few of them have many warps.) */
#define LEAST_EACH 3
/* Times that lie closer together than this do not vary. */
#define EVEN 32.0
#define LONGEST 4000.0 /* on average, beyond the least */
#define CLOSE 0.1
/* Shares of waits that block. */
#define ALIKE 0.1
/* Where of no more copies than this only a bound is known, the others tell how they are
 * distributed. */
#define UNTOLD 0.1

double kpm_usual_copy(const struct kpt_region *r, const char *on)
{
    double bytes = 0;
    for (size_t i = 0; i < r->async_count; i++)
        if (r->asyncs[i].arrives && strcmp(r->asyncs[i].arrives, on) == 0 &&
            strcmp(r->asyncs[i].engine, "tma") == 0)
            bytes += r->asyncs[i].bytes;
    return bytes > 0 ? KPM_COPY_BASE + bytes / KPM_COPY_RATE : NAN;
}

/* The logarithm of how likely what was seen is. */
static double likelihood(const struct kpm_copies *c, double base, double mean)
{
    double sum = 0;
    for (size_t i = 0; i < c->n; i++) {
        double over = KPM_SIM_MEAN * fmax(c->since[i] - base, 1) / mean;
        double left = pow(over, KPM_SIM_SHAPE);
        sum += c->took[i] > c->surely ? (KPM_SIM_SHAPE - 1) * log(over) - left - log(mean)
                                     : log1p(-exp(-left));
    }
    return sum;
}

/* What a time of this mean is on average, if it is less than c. */
static double mean_below(double c, double mean)
{
    const double steps = 16;
    double sum = 0, scale = mean / KPM_SIM_MEAN;
    for (int i = 0; i < (int)steps; i++)
        sum -= expm1(-pow((i + 0.5) / steps * c / scale, KPM_SIM_SHAPE));
    return c * (1 + sum / steps / expm1(-pow(c / scale, KPM_SIM_SHAPE)));
}

/* By their numbers, which iterations have the slow ones: those that are waited for more often, or
 * where they are alike, longer. */
static bool slow_are_odd(const struct kpm_copies *c)
{
    double n[2] = {0}, blocked[2] = {0}, since[2] = {0};
    for (size_t i = 0; i < c->n; i++) {
        n[c->odd[i]]++;
        since[c->odd[i]] += c->since[i];
        blocked[c->odd[i]] += c->took[i] > c->above;
    }
    double more = blocked[1] / n[1] - blocked[0] / n[0];
    return fabs(more) > ALIKE ? more > 0 : since[1] / n[1] > since[0] / n[0];
}

/* The mean that gives itself, what was not waited for taken as long as it is on average. */
static double mean_of(const struct kpm_copies *c, double base)
{
    double lo = 1, hi = LONGEST;
    while (hi - lo > CLOSE) {
        double sum = 0, mean = (lo + hi) / 2;
        for (size_t k = 0; k < c->n; k++) {
            double over = fmax(c->since[k] - base, 1);
            sum += c->took[k] > c->above ? over : mean_below(over, mean);
        }
        *(sum > mean * (double)c->n ? &lo : &hi) = mean;
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

/* The next so likely ones took so long: into the means of the strata, each a sixteenth of all, from
 * the longest down. */
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

/* Of the copies that took no longer than one that is known, as many more did as of those seen.
 * What has not been placed when the known ones are used up took no longer than the least that was
 * seen.  The share of them. */
static double strata(const struct kpm_copies *c, double mean[KPM_SIM_STRATA])
{
    struct seen *v = kp_realloc(NULL, c->n + 1, sizeof *v);
    double left = 1, filled = 0;
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
    return left;
}

/* So many strata of a copy, or of a slow and of a quick one, as the law has them. */
static bool law_of(const double *mean, size_t n, struct kpm_copy_law *law)
{
    double all = 0;
    law->base = INFINITY;
    for (size_t i = 0; i < n; i++) {
        all += mean[i] / (double)n;
        law->base = fmin(law->base, mean[i]);
    }
    law->over = all - law->base;
    for (size_t i = 0; i < n; i++)
        law->shape[i] = (mean[i] - law->base) / law->over;
    return law->over > 0;
}

static bool copy_shape(const struct kpm_copies *c, struct kpm_copy_law *law)
{
    double mean[KPM_SIM_STRATA] = {0};
    return strata(c, mean) <= UNTOLD && law_of(mean, KPM_SIM_STRATA, law);
}

static bool time_of(const struct kpm_copies *c, double usual, struct kpm_copy_law *law)
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
    law->shaped = !c->alternate && copy_shape(c, law);
    if (law->shaped)
        return true;
    double least = fmin(usual, quickest);
    law->base = c->alternate ? least : quickest;
    law->over = mean_of(c, law->base);
    double other = mean_of(c, least);
    if (likelihood(c, least, other) > likelihood(c, quickest, law->over)) {
        law->base = least;
        law->over = other;
    }
    return true;
}

/* Those of the odd iterations, or of the others. */
static struct kpm_copies half_of(const struct kpm_copies *c, bool odd, double *since, double *took)
{
    struct kpm_copies half = *c;
    half.since = since;
    half.took = took;
    half.n = 0;
    for (size_t i = 0; i < c->n; i++) {
        if (c->odd[i] == odd) {
            since[half.n] = c->since[i];
            took[half.n++] = c->took[i];
        }
    }
    return half;
}

/* Where the waits tell of the slow ones and of the quick ones what they took. */
static bool both_shapes(const struct kpm_copies *slow, const struct kpm_copies *quick,
                        struct kpm_copy_law *law)
{
    double mean[2 * KPM_SIM_STRATA] = {0};
    law->shaped = slow->n >= LEAST_EACH && quick->n >= LEAST_EACH &&
                  strata(slow, mean) <= UNTOLD &&
                  strata(quick, mean + KPM_SIM_STRATA) <= UNTOLD &&
                  law_of(mean, 2 * KPM_SIM_STRATA, law);
    return law->shaped;
}

bool kpm_copy_time(const struct kpm_copies *c, double usual, struct kpm_copy_law *law)
{
    if (!c->alternate)
        return time_of(c, usual, law);
    double *room = kp_alloc((4 * c->n + 1) * sizeof *room);
    bool odd = c->n && slow_are_odd(c);
    struct kpm_copies slow = half_of(c, odd, room, room + c->n);
    struct kpm_copies quick = half_of(c, !odd, room + 2 * c->n, room + 3 * c->n);
    bool known = both_shapes(&slow, &quick, law);
    if (!known) { /* the slow ones tell: of the quick ones it is known, if that, that they are */
        for (size_t i = 0; i < quick.n; i++)
            usual = quick.took[i] > c->surely ? fmin(usual, quick.since[i]) : usual;
        known = time_of(&slow, usual, law);
        law->over /= KPM_SIM_SLOW;
    }
    free(room);
    return known;
}

static double number_at(const json_t *o, const char *key)
{
    return json_number_value(json_array_get(json_object_get(o, key), 0));
}

bool kpm_copies_alternate(const struct kpt_info *info, const struct kpt_region *r, const char *on)
{
    const json_t *params = json_object_get(json_object_get(info->json, "config"), "params"), *one;
    double boxes = 0, bytes = 0;
    size_t i, k;
    json_array_foreach(params, i, one) {
        if (!json_object_get(one, "tensor_map"))
            continue;
        /* Bytes of an element, of a box's rows, and of what is fetched at once:
         * CUtensorMapL2promotion. */
        double element = number_at(one, "strides_bytes") / number_at(one, "dims");
        double row = number_at(one, "box") * element, box = element;
        double fetched = 32 * exp2(json_number_value(json_object_get(one, "l2")));
        const json_t *size;
        json_array_foreach(json_object_get(one, "box"), k, size)
            box *= json_number_value(size);
        if (!(fabs(2 * row - fetched) < 1) || !(number_at(one, "strides_bytes") > fetched))
            return false;
        boxes += box;
    }
    for (i = 0; i < r->async_count; i++)
        if (r->asyncs[i].arrives && strcmp(r->asyncs[i].arrives, on) == 0)
            bytes += r->asyncs[i].bytes;
    return bytes > 0 && bytes <= boxes;
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
