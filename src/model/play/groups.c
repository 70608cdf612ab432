/*
 * Groups of their own speed: what the warp groups of a role take each, alone, for their work
 * and the gaps behind it.
 */
#include "model/play/queue.h"

#include <math.h>

/* A time that is within SAME cycles in nine of ten iterations, while what the others would leave of
 * it differs by more than VARIED, is none that they touch. */
#define SAME 2.0
#define VARIED 8.0
enum { LEAST_SAME = 6 };

/* Two groups that share an SM's issue slots settle where one runs beside the other's operations and
 * the other does not: each has its own times.  Which is which differs by CTA.  And of a group's
 * warps one is held up at the engine and comes last: it stands for the group. */
struct group {
    uint32_t index; /* warp / 4 */
    size_t last;    /* its unit with most to do */
    double work;    /* of that one in an iteration, without waits and operations started */
    double load;    /* with these */
};

static double gap_behind(const struct kpm_role *role, const struct kpm_useq *u, size_t k, size_t j)
{
    const struct kpm_iter *it = &u->iters[k];
    const struct kpm_span *span = &u->seq[it->at + j];
    int64_t next = j + 1 < role->length ? span[1].start : u->seq[it->at].start + it->period;
    return (double)(next - span->end);
}

static struct group unit_group(const struct kpm_role *role, const struct kpm_prole *p, size_t unit)
{
    const struct kpm_useq *u = &role->units.v[unit];
    struct group g = {u->warp / 4, unit, 0, 0};
    double n = 0;
    for (size_t k = 0; k < u->iter_count; k++) {
        if (!u->iters[k].keep)
            continue;
        for (size_t j = 0; j < role->length; j++) {
            const struct kpm_span *span = &u->seq[u->iters[k].at + j];
            double time = (double)(span->end - span->start), gap = gap_behind(role, u, k, j);
            bool starts = p->items[j].issue != SIZE_MAX, waits = p->items[j].resolved;
            g.work += gap + (waits || starts ? 0 : time);
            g.load += gap + (waits ? 0 : time);
        }
        n++;
    }
    g.work /= fmax(1, n);
    g.load /= fmax(1, n);
    return g;
}

static int by_work(const void *a, const void *b)
{
    const struct group *x = a, *y = b;
    if (x->work < y->work || x->work > y->work)
        return x->work < y->work ? 1 : -1;
    return (x->index > y->index) - (x->index < y->index);
}

/* The groups of a CTA's units [from, from + n), the slowest first; their number.  A role of one
 * group is one, whatever warps it has. */
static size_t rank_groups(const struct kpm_role *role, const struct kpm_prole *p, size_t from,
                          size_t n, struct group out[KPM_MAX_GROUPS])
{
    size_t groups = 0;
    for (size_t i = from; i < from + n; i++) {
        struct group one = unit_group(role, p, i);
        size_t g = 0;
        one.index = p->groups > 1 ? one.index : 0;
        while (g < groups && out[g].index != one.index)
            g++;
        if (g == KPM_MAX_GROUPS)
            return 0;
        if (g == groups)
            out[groups++] = one;
        else if (one.load > out[g].load)
            out[g] = one;
    }
    qsort(out, groups, sizeof *out, by_work);
    return groups;
}

size_t kpm_lane_units(const struct kpm_prole *p, size_t cta, size_t unit[KPM_MAX_GROUPS])
{
    struct group ranked[KPM_MAX_GROUPS];
    size_t n, from = kpm_units_of(p->role, cta, &n), groups = n > 0;
    unit[0] = from;
    if (p->queues && n) {
        groups = rank_groups(p->role, p, from, n, ranked);
        for (size_t g = 0; g < groups; g++)
            unit[g] = ranked[g].last;
    }
    return groups;
}

bool kpm_find_members(const struct kpm_prole *p, size_t of, struct kpm_members *out)
{
    const struct kpm_useq *u = &p->role->units.v[of];
    size_t n, from = kpm_units_of(p->role, u->cta, &n);
    *out = (struct kpm_members){.count = 0};
    for (size_t i = from; i < from + n; i++) {
        const struct kpm_useq *one = &p->role->units.v[i];
        if (p->groups > 1 && one->warp / 4 != u->warp / 4)
            continue;
        if (out->count == KPM_MOST_UNITS)
            return false;
        out->unit[out->count++] = one;
    }
    return true;
}

bool kpm_last_of(const struct kpm_members *m, int64_t index, size_t item, struct kpm_sim_past *out)
{
    *out = (struct kpm_sim_past){-INFINITY, -INFINITY};
    for (size_t i = 0; i < m->count; i++) {
        const struct kpm_iter *it = kpm_iter_find(m->unit[i], index);
        if (!it)
            return false;
        const struct kpm_span *span = &m->unit[i]->seq[it->at + item];
        out->start = fmax(out->start, (double)span->start);
        out->end = fmax(out->end, (double)span->end);
    }
    return m->count > 0;
}

/* Times of one item, or of the gap behind it, and what they are without what others took. */
struct alone {
    struct kpm_samples alone, took; /* took: as recorded */
    double sum, by_work; /* over the same samples: alone, and without the others' work only */
};

static struct alone alone_new(size_t chunks)
{
    return (struct alone){.alone = kpm_samples_new(chunks), .took = kpm_samples_new(chunks)};
}

static void add_alone(const struct kpm_pressure *by, const struct kpm_useq *u,
                      struct kpm_sim_press press, double from, double to, size_t chunk,
                      struct alone *out)
{
    double alone = kpm_alone(by, u, press, from, to, true);
    kpm_samples_add(&out->alone, chunk, alone);
    kpm_samples_add(&out->took, chunk, to - from);
    out->sum += alone;
    out->by_work += kpm_alone(by, u, press, from, to, false);
}

/* From the start of an item to its end, and to the next one's start: of a group that queues its
 * last warps', since what it starts there begins with the last of them.  False: not known. */
static bool span_of(const struct kpm_prole *p, const struct kpm_members *group,
                    const struct kpm_useq *u, size_t k, size_t j, struct kpm_sim_past *span,
                    double *next)
{
    struct kpm_sim_past behind;
    const struct kpm_span *own = &u->seq[u->iters[k].at + j];
    int64_t index = u->first + (int64_t)k;
    bool last = j + 1 == p->role->length;
    *span = (struct kpm_sim_past){(double)own->start, (double)own->end};
    *next = span->end + gap_behind(p->role, u, k, j);
    if (!p->queues)
        return true;
    if (!kpm_last_of(group, index, j, span) ||
        !kpm_last_of(group, index + last, last ? 0 : j + 1, &behind))
        return false;
    *next = fmax(span->end, behind.start);
    return true;
}

/* Of a wait those in which it did not block. */
static void sample_unit(const struct kpm_pressure *by, const struct kpm_steady *s,
                        const struct kpm_prole *p, size_t unit, size_t j, struct alone *time,
                        struct alone *gap)
{
    const struct kpm_item *it = &p->items[j];
    const struct kpm_useq *u = &p->role->units.v[unit];
    double next, longest = it->blocks ? it->blocked_above : fmax(it->blocked_above, 300);
    struct kpm_members group;
    struct kpm_sim_past span;
    if (p->queues && !kpm_find_members(p, unit, &group))
        return;
    for (size_t k = 0; k < u->iter_count; k++) {
        if (!u->iters[k].keep) /* the last may be a part of one */
            continue;
        size_t chunk = kpm_chunk(s, u, k);
        if (!span_of(p, &group, u, k, j, &span, &next) ||
            !kpm_pressure_seen(by, u, span.start))
            continue;
        if (!it->resolved || span.end - span.start <= longest)
            add_alone(by, u, kpm_pressure_on(by, it->region), span.start, span.end, chunk, time);
        add_alone(by, u, kpm_press_on_gap(false, it->gap_works), span.end, next, chunk, gap);
    }
}

/* By how much the middle share of them differs. */
static double wide(const struct kpm_samples *s, double share)
{
    return kpm_quantile(s->values.v, s->values.n, 0.5 + share / 2) -
           kpm_quantile(s->values.v, s->values.n, 0.5 - share / 2);
}

/* Took they the same whatever stood beside them?  Then others take nothing of them. */
static bool untouched(const struct alone *a)
{
    return a->took.values.n >= LEAST_SAME && wide(&a->took, 0.9) <= SAME &&
           wide(&a->alone, 0.8) > VARIED;
}

/* The parameter of these samples, with the record in them; SIZE_MAX: too few.  What is calibrated
 * is a record alone.  It is a few instructions that read next to no registers: others' work takes
 * issue slots from it, as from the rest of a time, but the tensor core does not slow it
 * (doc/findings/model.md). */
static size_t alone_param(struct alone *a, bool *same, struct kpm_params *params)
{
    bool known = a->alone.values.n >= KPM_LEAST_SAMPLES;
    size_t at = SIZE_MAX;
    *same = untouched(a);
    if (known && *same)
        at = kpm_param_mean(params, &a->took, KPM_MEASURED);
    else if (known)
        at = kpm_param_mean(params, &a->alone, KPM_MEASURED);
    if (known && !*same)
        params->all.v[at].records = a->by_work > 0 ? a->sum / a->by_work : 1;
    kpm_samples_free(&a->alone);
    kpm_samples_free(&a->took);
    return at;
}

static void measure_group(const struct kpm_pressure *by, const struct kpm_steady *s,
                          struct kpm_prole *p, const size_t *units, size_t count, size_t rank,
                          struct kpm_params *params)
{
    for (size_t j = 0; j < p->count; j++) {
        struct alone time = alone_new(s->chunks), gap = alone_new(s->chunks);
        struct kpm_item *it = &p->items[j];
        bool time_same, gap_same;
        for (size_t i = 0; i < count; i++)
            sample_unit(by, s, p, units[i], j, &time, &gap);
        it->own[rank] = alone_param(&time, &time_same, params);
        it->own_gap[rank] = alone_param(&gap, &gap_same, params);
        it->same = time_same && (!rank || it->same);
        it->gap_same = gap_same && (!rank || it->gap_same);
    }
}

void kpm_measure_groups(const struct kpm_pressure *by, const struct kpm_steady *s,
                        struct kpm_prole *p, struct kpm_params *params)
{
    const struct kpm_role *role = p->role;
    struct group ranked[KPM_MAX_GROUPS];
    KP_VEC(size_t) units[KPM_MAX_GROUPS] = {0};
    size_t n;
    if (p->groups > KPM_MAX_GROUPS)
        return;
    for (size_t at = 0; at < role->units.n; at += n) {
        size_t from = kpm_units_of(role, role->units.v[at].cta, &n);
        size_t groups = p->queues ? rank_groups(role, p, from, n, ranked) : 0;
        for (size_t g = 0; g < groups; g++)
            KP_PUSH(units[g], ranked[g].last);
        for (size_t i = 0; i < n && !p->queues; i++)
            KP_PUSH(units[0], from + i);
    }
    for (size_t g = 0; g < KPM_MAX_GROUPS; g++) {
        if (g < p->groups)
            measure_group(by, s, p, units[g].v, units[g].n, g, params);
        free(units[g].v);
    }
}
