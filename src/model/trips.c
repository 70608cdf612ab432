/*
 * How often a unit ran its loop, where the ring has lost the first iterations: by how many records
 * it made, and how many an iteration makes of those that are left.
 */
#include "model/model_internal.h"

#include <math.h>

/* Records before the loop and behind it that no text tells of are less than an iteration's; so
 * much of one may be missing. */
#define MISSING 0.15

/* How many STARTs and ENDs of a region there are. */
struct visits {
    double each;   /* in an iteration, on average */
    double behind; /* from the start of the last iteration on */
    double sites;  /* in the text; NAN: not known */
};

static void add_iteration(const struct kpm_useq *u, int64_t from, int64_t to, struct visits *v,
                          size_t regions)
{
    for (size_t i = 0; i < u->all_count; i++) {
        const struct kpm_span *s = &u->all[i];
        if (s->region >= regions)
            continue;
        v[s->region].each += !(s->flags & KPR_OPEN_START) && s->start >= from && s->start < to;
        v[s->region].each += !(s->flags & KPR_OPEN_END) && s->end > from && s->end <= to;
    }
}

static void add_behind(const struct kpm_useq *u, struct visits *v, size_t regions)
{
    int64_t from = u->seq[u->iters[u->iter_count - 1].at].start;
    for (size_t i = 0; i < u->all_count; i++) {
        const struct kpm_span *s = &u->all[i];
        if (s->region >= regions)
            continue;
        v[s->region].behind += !(s->flags & KPR_OPEN_START) && s->start >= from;
        v[s->region].behind += !(s->flags & KPR_OPEN_END) && s->end > from;
    }
}

/* By region; false: no iteration is in the steady state. */
static bool count_visits(const struct kpm_useq *u, struct visits *v, size_t regions)
{
    double n = 0;
    for (size_t k = 0; k + 1 < u->iter_count; k++) {
        if (!u->iters[k].keep)
            continue;
        add_iteration(u, u->seq[u->iters[k].at].start, u->seq[u->iters[k + 1].at].start, v,
                      regions);
        n++;
    }
    for (size_t r = 0; r < regions && n > 0; r++)
        v[r].each /= n;
    add_behind(u, v, regions);
    return n > 0;
}

/* From the certificate, which counts STARTs; as many ENDs are taken. */
static void add_sites(struct visits *v, size_t regions, const json_t *info)
{
    const json_t *o;
    size_t i;
    for (size_t r = 0; r < regions; r++)
        v[r].sites = NAN;
    json_array_foreach(kp_json_in(info, "certificate.regions"), i, o) {
        double id = kp_number(o, "id");
        if (id >= 0 && id < (double)regions)
            v[(size_t)id].sites = 2 * kp_number(o, "starts");
    }
}

/* How many turns of the cycle stand in the text; 0: not known. */
static double copies_of(const struct kpm_role *role, const struct visits *v)
{
    double copies = INFINITY;
    for (size_t j = 0; j < role->length; j++) {
        const struct visits *one = &v[role->cycle[j]];
        copies = fmin(copies, isnan(one->sites) ? 0 : floor((one->sites + 0.5) / one->each));
    }
    return isfinite(copies) ? copies : 0;
}

/* STARTs and ENDs that are not the loop's: of its regions those that stand outside of it, and of
 * others those that were seen behind it. */
static double others_of(const struct kpm_role *role, const struct visits *v, size_t regions)
{
    double copies = copies_of(role, v), sum = 0;
    for (size_t r = 0; r < regions; r++) {
        if (!(v[r].each > 0))
            sum += v[r].behind;
        else if (copies >= 1 && !isnan(v[r].sites))
            sum += fmax(0, v[r].sites - copies * v[r].each);
    }
    return sum;
}

/* What begins as an iteration and has less than half of one, at either end, is what the loop's
 * first loads or its end were peeled of. */
void kpm_trip_range(const struct kpm_useq *u, size_t length, size_t *from, size_t *to)
{
    *from = 0;
    *to = u->iter_count;
    while (*from + 1 < *to && 2 * (u->iters[*from + 1].at - u->iters[*from].at) < length)
        ++*from;
    while (*to > *from && 2 * (u->seq_count - u->iters[*to - 1].at) < length)
        --*to;
}

static double trips_of(const struct kpm_role *role, const struct kpm_useq *u,
                       const struct kpt_info *info)
{
    size_t regions = info->region_count;
    size_t from, to;
    kpm_trip_range(u, role->length, &from, &to);
    double each = 0, trips = (double)(to - from);
    struct visits *v = kp_alloc((regions + 1) * sizeof *v);
    if (!u->whole && u->iter_count && count_visits(u, v, regions)) {
        add_sites(v, regions, info->json);
        for (size_t r = 0; r < regions; r++)
            each += v[r].each;
        trips = fmax(trips, floor(((double)u->count - others_of(role, v, regions)) / each +
                                  MISSING));
    }
    free(v);
    return trips;
}

void kpm_count_trips(struct kpm_role *r, const struct kpt_info *info)
{
    double *v = kp_alloc((r->units.n + 1) * sizeof *v);
    for (size_t i = 0; i < r->units.n; i++)
        v[i] = r->units.v[i].trips = trips_of(r, &r->units.v[i], info);
    r->trips = kpm_quantile(v, r->units.n, 0.5);
    free(v);
}
