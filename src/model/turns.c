/*
 * Turns: groups of one role that each have a barrier of their own and let each other go on there,
 * one after the other.
 */
#include "model/links.h"

#include <math.h>

/* The role's item that arrives there; SIZE_MAX: none. */
static size_t passes(const struct kpm_program *p, size_t role, const char *on)
{
    for (size_t j = 0; j < p->roles[role].count; j++) {
        const struct kpt_region *r = kpm_region(p, role, j);
        for (size_t i = 0; i < r->arrive_count; i++)
            if (strcmp(r->arrives[i], on) == 0)
                return j;
    }
    return SIZE_MAX;
}

bool kpm_takes_turns(const struct kpm_program *p, size_t role, const struct kpt_wait *wait)
{
    return wait->turns > 1 && kpm_issuers(p, role, "tensor") == wait->turns &&
           passes(p, role, wait->on) != SIZE_MAX;
}

/* When a unit last arrived before `end`; -INFINITY: it is not seen. */
static double last_pass(const struct kpm_useq *u, size_t item, double end)
{
    size_t lo = 0, hi = u->iter_count; /* of those that begin later none arrived before */
    while (lo < hi) {
        size_t mid = lo + (hi - lo) / 2;
        if ((double)u->seq[u->iters[mid].at].start <= end)
            lo = mid + 1;
        else
            hi = mid;
    }
    for (; lo > 0; lo--) {
        const struct kpm_iter *one = &u->iters[lo - 1];
        if (one->regular && (double)u->seq[one->at + item].end <= end)
            return (double)u->seq[one->at + item].end;
    }
    return -INFINITY;
}

/* From when the last warp of another group arrived to a wait's end; NAN: it was not for that. */
static double since_pass(const struct kpm_role *r, const struct kpm_useq *waiter, size_t from,
                         const struct kpm_span *wait)
{
    size_t n, at = kpm_units_of(r, waiter->cta, &n);
    double last = -INFINITY, end = (double)wait->end;
    for (size_t i = at; i < at + n; i++)
        if (r->units.v[i].warp / 4 != waiter->warp / 4)
            last = fmax(last, last_pass(&r->units.v[i], from, end + KPM_TOLERANCE));
    return last > (double)wait->start ? fmax(0, end - last) : NAN;
}

static size_t latency(const struct kpm_steady *st, const struct kpm_program *p, size_t role,
                      size_t from, size_t item, struct kpm_params *params)
{
    const struct kpm_role *r = &st->roles.v[role];
    struct kpm_samples s = kpm_samples_new(st->chunks);
    double above = p->roles[role].items[item].blocked_above;
    for (size_t i = 0; i < r->units.n; i++) {
        const struct kpm_useq *u = &r->units.v[i];
        for (size_t k = 0; k < u->iter_count; k++) {
            const struct kpm_span *wait = &u->seq[u->iters[k].at + item];
            double one = u->iters[k].keep && (double)(wait->end - wait->start) > above
                             ? since_pass(r, u, from, wait) : NAN;
            if (one == one)
                kpm_samples_add(&s, kpm_chunk(st, u, k), one);
        }
    }
    if (s.values.n >= 3)
        return kpm_param_mean(params, &s, KPM_INFERRED);
    kpm_samples_free(&s);
    return p->roles[role].items[item].stage; /* nobody waited for long: as long as a look takes */
}

void kpm_add_turn(const struct kpm_steady *st, struct kpm_program *p, size_t role, size_t item,
                  const struct kpt_wait *wait, struct kpm_params *params)
{
    size_t from = passes(p, role, wait->on);
    struct kpm_link link = {.kind = KPM_TURN, .on = wait->on, .from_role = role, .from = from,
                            .to_role = role, .to = item, .spread = SIZE_MAX};
    link.latency = link.plain = latency(st, p, role, from, item, params);
    p->roles[role].items[item].blocks = true;
    KP_PUSH(p->links, link);
}
