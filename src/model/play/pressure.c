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
    const struct kpm_program *program;
    bool known; /* what groups do to each other */
    KP_VEC(struct busy) engine; /* by CTA, then by time; they do not overlap */
};

bool kpm_press_known(const struct kpt_info *info)
{
    const json_t *assembler = json_object_get(info->json, "assembler");
    const char *arch = json_string_value(json_object_get(assembler, "arch"));
    return arch && strncmp(arch, "sm_90", 5) == 0;
}

struct kpm_pressure *kpm_pressure_new(const struct kpm_steady *s, const struct kpm_program *p,
                                      bool known)
{
    struct kpm_pressure *one = kp_alloc(sizeof *one);
    *one = (struct kpm_pressure){.s = s, .program = p, .known = known};
    return one;
}

void kpm_pressure_free(struct kpm_pressure *p)
{
    if (p)
        free(p->engine.v);
    free(p);
}

void kpm_pressure_engine(struct kpm_pressure *p, size_t cta, uint32_t warp, double start,
                         double work)
{
    const struct busy *last = p->engine.n ? &p->engine.v[p->engine.n - 1] : NULL;
    double from = last && last->cta == cta ? fmax(start, last->to) : start;
    struct busy one = {cta, warp / 4, from, from + work};
    KP_PUSH(p->engine, one);
}

/* Shares of time lost to another group's work, to the tensor core's for another group, to its own,
 * to copies that a warp of another group issues (an H200's).  Measured apart from kernels
 * (pressure.json) work loses 0.37 to 0.48 to another's, by how they meet, and 0.42 to 0.44 to
 * another's products; the others are of spans (doc/findings/model.md).  A copy's instructions take
 * issue slots of the scheduler that its warp shares with one warp of each group, which is then the
 * group's last. */
static const struct kpm_sim_press on_work = {0.44, 0.43, 0.20, 0.10};
static const struct kpm_sim_press on_loads = {0.30, 0.40, 0.10, 0}; /* what issues bulk copies */
static const struct kpm_sim_press on_rest = {0.20, 0.42, 0.40, 0};  /* waits, arrives, gaps */
/* Work in no region, of which is not known how much it is: half way between the two.  As all of it
 * two gains of kernels that were not its cause came out short (seeded.json, strangers.json). */
static const struct kpm_sim_press on_unmarked = {0.32, 0.425, 0.30, 0.05};

bool kpm_issues_copies(const struct kpt_region *r)
{
    for (size_t i = 0; r && i < r->async_count; i++)
        if (r->asyncs[i].arrives)
            return true;
    return false;
}

struct kpm_sim_press kpm_press_on(const struct kpt_region *r)
{
    return kpm_issues_copies(r) ? on_loads : r && kpm_presses(r) ? on_work : on_rest;
}

struct kpm_sim_press kpm_pressure_on(const struct kpm_pressure *p, uint32_t region)
{
    return kpm_press_on(&p->program->info->regions[region]);
}

struct kpm_sim_press kpm_press_on_gap(bool moved, bool unmarked)
{
    return moved ? on_work : unmarked ? on_unmarked : on_rest;
}

/* What slows a unit for a while. */
struct weight {
    double from, to, loss;
};
typedef KP_VEC(struct weight) weight_list;

static void add_weight(weight_list *out, double a, double b, double from, double to, double loss)
{
    struct weight one = {fmax(a, from), fmin(b, to), loss};
    if (one.to > one.from)
        KP_PUSH(*out, one);
}

/* The engine's work in [from, to). */
static void add_engine(const struct kpm_pressure *p, const struct kpm_useq *u,
                       struct kpm_sim_press by, double from, double to, weight_list *out)
{
    size_t lo = 0, hi = p->engine.n;
    while (lo < hi) {
        size_t mid = lo + (hi - lo) / 2;
        const struct busy *b = &p->engine.v[mid];
        if (b->cta < u->cta || (b->cta == u->cta && b->to <= from))
            lo = mid + 1;
        else
            hi = mid;
    }
    for (; lo < p->engine.n && p->engine.v[lo].cta == u->cta && p->engine.v[lo].from < to; lo++) {
        const struct busy *b = &p->engine.v[lo];
        add_weight(out, b->from, b->to, from, to,
                   b->group == u->warp / 4 ? by.own : by.engine);
    }
}

bool kpm_presses(const struct kpt_region *r)
{
    return !r->wait_count && !r->arrive_count && !r->async_count && !r->instant;
}

/* Does work stand in the gap behind a region of the role? */
static bool gap_works(const struct kpm_prole *r, uint32_t region)
{
    for (size_t j = 0; j < r->count; j++)
        if (r->items[j].region == region && r->items[j].gap_works)
            return true;
    return false;
}

/* The unit's work in [from, to). */
static void add_work(const struct kpm_pressure *p, const struct kpm_prole *r,
                     const struct kpm_useq *u, struct kpm_sim_press by, double from, double to,
                     weight_list *out)
{
    size_t lo = 0, hi = u->seq_count;
    while (lo < hi) {
        size_t mid = lo + (hi - lo) / 2;
        if ((double)u->seq[mid].end <= from)
            lo = mid + 1;
        else
            hi = mid;
    }
    lo -= lo > 0; /* the gap behind it */
    for (; lo < u->seq_count && (double)u->seq[lo].start < to; lo++) {
        const struct kpm_span *one = &u->seq[lo];
        const struct kpt_region *region = &p->program->info->regions[one->region];
        double loss = kpm_presses(region) ? by.work : kpm_issues_copies(region) ? by.copies : 0;
        if (loss > 0)
            add_weight(out, (double)one->start, (double)one->end, from, to, loss);
        if (lo + 1 < u->seq_count && gap_works(r, one->region))
            add_weight(out, (double)one->end, (double)one[1].start, from, to, by.work);
    }
}

/* A unit of another group, and its role's items. */
struct other {
    const struct kpm_useq *unit;
    const struct kpm_prole *role;
};

/* That of the other groups: of each, the warp that shares the unit's scheduler, or another. */
static void add_others(const struct kpm_pressure *p, const struct kpm_useq *u,
                       struct kpm_sim_press by, double from, double to, weight_list *out)
{
    struct other of[KPM_MAX_GROUPS * 2] = {{NULL, NULL}};
    for (size_t r = 0; r < p->s->roles.n; r++) {
        const struct kpm_role *role = &p->s->roles.v[r];
        size_t n, at = kpm_units_of(role, u->cta, &n);
        for (size_t i = at; i < at + n; i++) {
            const struct kpm_useq *o = &role->units.v[i];
            uint32_t group = o->warp / 4;
            if (group == u->warp / 4 || group >= KP_COUNT(of))
                continue;
            if (!of[group].unit || o->warp % 4 == u->warp % 4)
                of[group] = (struct other){o, &p->program->roles[r]};
        }
    }
    for (size_t g = 0; g < KP_COUNT(of); g++)
        if (of[g].unit)
            add_work(p, of[g].role, of[g].unit, by, from, to, out);
}

/* Is what unit o did from `from` on among its records?  The newest are kept; a unit of which
 * nothing was lost did nothing before the first. */
static bool recorded_from(const struct kpm_useq *o, double from)
{
    return o->whole || (o->all_count && (double)o->all[0].start <= from);
}

bool kpm_pressure_seen(const struct kpm_pressure *p, const struct kpm_useq *u, double from)
{
    bool seen = true;
    for (size_t r = 0; p->known && r < p->s->roles.n; r++) {
        const struct kpm_role *role = &p->s->roles.v[r];
        size_t n, at = kpm_units_of(role, u->cta, &n);
        for (size_t i = at; i < at + n; i++)
            seen = seen && recorded_from(&role->units.v[i], from);
    }
    return seen;
}

static int by_value(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static double rate_at(const weight_list *w, double at)
{
    struct kpm_sim_slow slow = {0, 0};
    for (size_t i = 0; i < w->n; i++)
        if (w->v[i].from <= at && at < w->v[i].to)
            kpm_sim_slows(&slow, w->v[i].loss);
    return kpm_sim_rate(slow);
}

double kpm_alone(const struct kpm_pressure *p, const struct kpm_useq *u, struct kpm_sim_press by,
                 double from, double to, bool engines)
{
    weight_list w = {0};
    KP_VEC(double) cut = {0};
    double sum = 0;
    if (!p->known || !(to > from))
        return to - from;
    if (engines)
        add_engine(p, u, by, from, to, &w);
    add_others(p, u, by, from, to, &w);
    KP_PUSH(cut, from);
    KP_PUSH(cut, to);
    for (size_t i = 0; i < w.n; i++) {
        KP_PUSH(cut, w.v[i].from);
        KP_PUSH(cut, w.v[i].to);
    }
    qsort(cut.v, cut.n, sizeof *cut.v, by_value);
    for (size_t i = 0; i + 1 < cut.n; i++)
        sum += (cut.v[i + 1] - cut.v[i]) * rate_at(&w, (cut.v[i] + cut.v[i + 1]) / 2);
    free(cut.v);
    free(w.v);
    return sum;
}
