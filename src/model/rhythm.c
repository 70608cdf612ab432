/*
 * Rhythms: groups that share an engine go on as they begin, in step or by turns, and may take longer for an
 * iteration in one way than in another.
 */
#include "model/queue.h"

#include <math.h>

/* Of the groups of a role that queue for an engine, the lane of the last; SIZE_MAX: there are no two. */
static size_t last_group(const struct kpm_program *p)
{
    size_t lane = 0;
    for (size_t r = 0; r < p->role_count; r++) {
        const struct kpm_prole *role = &p->roles[r];
        lane += role->outside ? 0 : role->groups;
        if (kpm_shares_engine(role))
            return lane - 1;
    }
    return SIZE_MAX;
}

static int by_period(const void *a, const void *b)
{
    const struct kpm_rhythm *x = a, *y = b;
    return (x->period > y->period) - (x->period < y->period);
}

static int by_apart(const void *a, const void *b)
{
    const struct kpm_rhythm *x = a, *y = b;
    return (x->apart > y->apart) - (x->apart < y->apart);
}

/* Of n, the shortest period first, one for each rhythm: that in the middle of those that begin so. */
static size_t one_each(struct kpm_rhythm *r, size_t n)
{
    size_t kept = 0;
    for (size_t from = 0, to; from < n; from = to) {
        for (to = from + 1; to < n && r[to].period <= r[from].period * (1 + KPM_REPEATS);)
            to++;
        qsort(r + from, to - from, sizeof *r, by_apart);
        r[kept++] = r[from + (to - from) / 2];
    }
    return kept;
}

size_t kpm_rhythms(const struct kpm_program *p, const double *values, double period,
                   struct kpm_rhythm out[KPM_RHYTHMS])
{
    size_t lane = last_group(p), n = 0;
    if (!kpm_has_queue(p) || lane == SIZE_MAX || !isfinite(period))
        return 0;
    struct kpm_sim s = kpm_sim_new(p, values);
    for (size_t k = 0; k < KPM_RHYTHMS; k++) {
        struct kpm_rhythm one = {.apart = period * (double)k / KPM_RHYTHMS};
        s.lanes.v[lane].start = one.apart;
        one.period = kpm_sim_period(&s, KPM_SIM_VARYING);
        if (isfinite(one.period))
            out[n++] = one;
    }
    kpm_sim_free(&s);
    qsort(out, n, sizeof *out, by_period);
    return one_each(out, n);
}
