/*
 * Groups that run beside each other: how much of a span the others took.
 *
 * Two warp groups have their warps on the same schedulers, register files and function units, and
 * the tensor core reads and writes those register files, too.  So a group's arithmetic takes longer
 * while another's runs, or while the tensor core works, and how long it does is another in every
 * schedule: what is kept is the time that it would take alone.
 */
#include "model/model_internal.h"

#include <math.h>

/* An interval of an engine's or a group's work. */
struct busy {
    size_t cta;
    uint32_t group;
    double from, to;
};
struct kpm_pressure {
    const struct kpm_steady *s;
    const struct kpt_info *info;
    struct kpm_sim_press by;
    KP_VEC(struct busy) engine; /* by CTA, then by time; they do not overlap */
};

struct kpm_pressure *kpm_pressure_new(const struct kpm_steady *s, const struct kpt_info *info,
                                      struct kpm_sim_press by)
{
    struct kpm_pressure *p = kp_alloc(sizeof *p);
    *p = (struct kpm_pressure){.s = s, .info = info, .by = by};
    return p;
}

void kpm_pressure_free(struct kpm_pressure *p)
{
    if (p)
        free(p->engine.v);
    free(p);
}

void kpm_pressure_engine(struct kpm_pressure *p, size_t cta, uint32_t warp, double start, double work)
{
    const struct busy *last = p->engine.n ? &p->engine.v[p->engine.n - 1] : NULL;
    double from = last && last->cta == cta ? fmax(start, last->to) : start;
    struct busy one = {cta, warp / 4, from, from + work};
    KP_PUSH(p->engine, one);
}

static double common(double a, double b, double from, double to)
{
    return fmax(0, fmin(b, to) - fmax(a, from));
}

/* Of [from, to) what the engine worked, for the warp's own group and for others. */
static void engine_work(const struct kpm_pressure *p, size_t cta, uint32_t group, double from,
                        double to, double *own, double *others)
{
    size_t lo = 0, hi = p->engine.n;
    while (lo < hi) {
        size_t mid = lo + (hi - lo) / 2;
        const struct busy *b = &p->engine.v[mid];
        if (b->cta < cta || (b->cta == cta && b->to <= from))
            lo = mid + 1;
        else
            hi = mid;
    }
    for (; lo < p->engine.n && p->engine.v[lo].cta == cta && p->engine.v[lo].from < to; lo++) {
        const struct busy *b = &p->engine.v[lo];
        *(b->group == group ? own : others) += common(b->from, b->to, from, to);
    }
}

bool kpm_presses(const struct kpt_region *r)
{
    return !r->wait_count && !r->arrive_count && !r->async_count && !r->instant;
}

/* What the unit spent of [from, to) in work of its own. */
static double unit_work(const struct kpm_pressure *p, const struct kpm_useq *u, double from, double to)
{
    size_t lo = 0, hi = u->seq_count;
    double sum = 0;
    while (lo < hi) {
        size_t mid = lo + (hi - lo) / 2;
        if ((double)u->seq[mid].end <= from)
            lo = mid + 1;
        else
            hi = mid;
    }
    for (; lo < u->seq_count && (double)u->seq[lo].start < to; lo++)
        if (kpm_presses(&p->info->regions[u->seq[lo].region]))
            sum += common((double)u->seq[lo].start, (double)u->seq[lo].end, from, to);
    return sum;
}

/* The same of the other groups: of each, the warp that shares the unit's scheduler, or another. */
static double others_work(const struct kpm_pressure *p, const struct kpm_useq *u, double from,
                          double to)
{
    const struct kpm_useq *of[KPM_MAX_GROUPS * 2] = {NULL};
    double sum = 0;
    for (size_t r = 0; r < p->s->roles.n; r++) {
        const struct kpm_role *role = &p->s->roles.v[r];
        size_t n, at = kpm_units_of(role, u->cta, &n);
        for (size_t i = at; i < at + n; i++) {
            const struct kpm_useq *o = &role->units.v[i];
            uint32_t group = o->warp / 4;
            if (group == u->warp / 4 || group >= KP_COUNT(of))
                continue;
            if (!of[group] || o->warp % 4 == u->warp % 4)
                of[group] = o;
        }
    }
    for (size_t g = 0; g < KP_COUNT(of); g++)
        sum += of[g] ? unit_work(p, of[g], from, to) : 0;
    return sum;
}

double kpm_pressed(const struct kpm_pressure *p, const struct kpm_useq *u, double from, double to)
{
    double own = 0, others = 0;
    if (!(to > from))
        return 0;
    engine_work(p, u->cta, u->warp / 4, from, to, &own, &others);
    double lost = p->by.work * others_work(p, u, from, to) + p->by.engine * others + p->by.own * own;
    return fmin(lost, (to - from) * 0.8);
}
