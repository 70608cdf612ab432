/*
 * Engines that serve in order: what it takes to play their queue.  The tensor cores take the
 * operations of all warp groups as they are started, a part of each in turn where two start
 * together, and hold up the group that starts more than they take on ahead.  So an operation
 * takes as long as what is before it, and that is another in every schedule: what is kept is
 * its own service time, by the calibrated rate, and the latency around it.
 */
#include "model/model_internal.h"

#include <math.h>

/* The work of one wgmma instruction where its number is not known. */
#define PIECE 64.0
/* Where the trace does not show them.  Seen on an H200 wherever it does: doc/findings.md. */
#define USUAL_TAIL 52.0
#define USUAL_AHEAD 6.4 /* instructions: 412 cycles of those that take 64, 820 of 128 */
/* Where groups do the same in turns, their work is played uneven by so much: two that start exactly
 * together would keep in step for ever, and do not on the machine (their spans vary by more). */
#define UNEVEN 0.05
enum { LEAST_SAMPLES = 4, LEAST_TRIPS = 6 };

/* One operation, as recorded. */
struct served {
    size_t cta, role, item;
    uint32_t warp;
    double start, issued, end, work;
    bool seen; /* a wait blocked until its end */
};
typedef KP_VEC(struct served) served_list;

bool kpm_has_queue(const struct kpm_program *p)
{
    for (size_t i = 0; i < p->engines.n; i++)
        if (p->engines.v[i].queue)
            return true;
    return false;
}

static double flops_on(const struct kpt_region *r, const char *engine, const char *name)
{
    double sum = 0;
    for (size_t i = 0; i < r->async_count; i++)
        if (strcmp(r->asyncs[i].engine, engine) == 0 && !r->asyncs[i].arrives &&
            (!name || strcmp(r->asyncs[i].name, name) == 0))
            sum += r->asyncs[i].flops;
    return sum;
}

/* The engine's cycles for what a region starts: its share of the iteration's. */
static double work_of(const struct kpm_engine *e, const struct kpt_region *r, double service)
{
    return e->flops > 0 ? service * flops_on(r, e->name, NULL) / e->flops : 0;
}

/* Matrix instructions in one visit of the region's machine code; 0: not known. */
static double instructions(const struct kpt_info *info, uint32_t region)
{
    const json_t *regions = json_object_get(json_object_get(info->json, "certificate"), "regions");
    const json_t *r;
    size_t i;
    json_array_foreach(regions, i, r) {
        json_int_t starts = json_integer_value(json_object_get(r, "starts"));
        const json_t *code = json_object_get(r, "code");
        if (json_integer_value(json_object_get(r, "id")) == region && starts > 0)
            return (double)json_integer_value(json_object_get(code, "tensor")) / (double)starts;
    }
    return 0;
}

/* The engine's cycles for one of them: so much goes in between two of another group. */
static double piece_of(const struct kpm_program *p, size_t role, size_t item, double work)
{
    double n = instructions(p->info, p->roles[role].items[item].region);
    return n >= 1 ? work / n : PIECE;
}

/* ---- what was recorded ----------------------------------------------------------------- */

/* Is this unit the first of its warp group in its CTA, whatever roles the others have? */
static bool leads(const struct kpm_steady *s, const struct kpm_useq *u)
{
    for (size_t r = 0; r < s->roles.n; r++) {
        size_t n, from = kpm_units_of(&s->roles.v[r], u->cta, &n);
        for (size_t i = from; i < from + n; i++) {
            const struct kpm_useq *other = &s->roles.v[r].units.v[i];
            if (other->warp / 4 == u->warp / 4 && other->warp < u->warp)
                return false;
        }
    }
    return true;
}

static void unit_served(const struct kpm_program *p, const struct kpm_link *l,
                        const struct kpm_useq *u, double work, served_list *out)
{
    double above = p->roles[l->to_role].items[l->to].blocked_above;
    for (size_t k = 0; k < u->iter_count; k++) {
        int64_t index = u->first + (int64_t)k;
        const struct kpm_iter *begin = kpm_iter_find(u, index);
        const struct kpm_iter *end = kpm_iter_find(u, index + l->distance);
        if (!begin)
            continue;
        const struct kpm_span *issue = &u->seq[begin->at + l->from];
        const struct kpm_span *wait = end ? &u->seq[end->at + l->to] : NULL;
        struct served one = {.cta = u->cta, .role = l->from_role, .item = l->from,
                             .warp = u->warp, .start = (double)issue->start,
                             .issued = (double)issue->end, .work = work};
        one.seen = wait && (double)(wait->end - wait->start) > above;
        one.end = wait ? (double)wait->end : NAN;
        KP_PUSH(*out, one);
    }
}

static int by_start(const void *a, const void *b)
{
    const struct served *x = a, *y = b;
    if (x->cta != y->cta)
        return x->cta < y->cta ? -1 : 1;
    return (x->start > y->start) - (x->start < y->start);
}

static served_list all_served(const struct kpm_steady *s, const struct kpm_program *p,
                              const struct kpm_engine *e, double service)
{
    served_list out = {0};
    for (size_t i = 0; i < p->links.n; i++) {
        const struct kpm_link *l = &p->links.v[i];
        const struct kpm_role *role = &s->roles.v[l->from_role];
        const struct kpt_region *r = kpm_region(p, l->from_role, l->from);
        if (l->kind != KPM_OWN || !(flops_on(r, e->name, l->on) > 0))
            continue;
        for (size_t u = 0; u < role->units.n; u++)
            if (leads(s, &role->units.v[u]))
                unit_served(p, l, &role->units.v[u], work_of(e, r, service), &out);
    }
    if (out.n)
        qsort(out.v, out.n, sizeof *out.v, by_start);
    return out;
}

/* ---- tail and room ------------------------------------------------------------------------ */

/* An engine that found work when it was free is busy until it has done all that has come
 * in the meantime.  What the last of these ends later is the time from the start of the first to
 * where the engine began, and from the engine's end to where that was seen. */
struct burst {
    size_t role, item; /* of the first */
    double over;
};
typedef KP_VEC(struct burst) burst_list;

static burst_list find_bursts(const served_list *ops)
{
    burst_list out = {0};
    for (size_t i = 0, first = 0; i < ops->n; first = ++i) {
        double free_at = ops->v[i].start + ops->v[i].work, end = ops->v[i].end;
        bool seen = ops->v[i].seen;
        while (i + 1 < ops->n && ops->v[i + 1].cta == ops->v[first].cta &&
               ops->v[i + 1].start < free_at) {
            free_at += ops->v[++i].work;
            seen = ops->v[i].end >= end ? ops->v[i].seen : seen;
            end = fmax(end, ops->v[i].end);
        }
        struct burst one = {ops->v[first].role, ops->v[first].item, end - free_at};
        if (seen && end >= free_at && one.over < ops->v[i].work)
            KP_PUSH(out, one);
    }
    return out;
}

/* The median of those that this item began, or any where role is SIZE_MAX; NAN: too few. */
static double median_over(const burst_list *b, size_t role, size_t item)
{
    KP_VEC(double) v = {0};
    for (size_t i = 0; i < b->n; i++)
        if (role == SIZE_MAX || (b->v[i].role == role && b->v[i].item == item))
            KP_PUSH(v, b->v[i].over);
    double median = v.n >= LEAST_SAMPLES ? fmax(0, kpm_quantile(v.v, v.n, 0.5)) : NAN;
    free(v.v);
    return median;
}

/* The tail is what is over behind the item that the engine begins soonest on; what it is more
 * behind another is that one's lead. */
static void measure_tail(const served_list *ops, struct kpm_program *p, struct kpm_engine *e,
                         struct kpm_params *params)
{
    burst_list bursts = find_bursts(ops);
    double any = median_over(&bursts, SIZE_MAX, 0), tail = isnan(any) ? USUAL_TAIL : any;
    for (size_t r = 0; r < p->role_count; r++)
        for (size_t j = 0; j < p->roles[r].count; j++)
            tail = fmin(tail, median_over(&bursts, r, j));
    e->tail = kpm_param_constant(params, tail, tail, tail, isnan(any) ? KPM_ASSUMED : KPM_INFERRED);
    params->all.v[e->tail].records = 1; /* the one at the start of what starts the operation */
    for (size_t r = 0; r < p->role_count; r++) {
        for (size_t j = 0; j < p->roles[r].count; j++) {
            double lead = median_over(&bursts, r, j) - tail;
            if (lead >= 0)
                p->roles[r].items[j].lead = kpm_param_constant(params, lead, lead, lead,
                                                               KPM_INFERRED);
        }
    }
    free(bursts.v);
}

/* What the engine had before it when ops[i] was all handed over: of what came to it since it was
 * last free, the parts that had come by then, less what it has done. */
static double backlog(const served_list *ops, size_t first, size_t i)
{
    double at = ops->v[i].issued, sum = 0;
    for (size_t k = first; k < ops->n && ops->v[k].cta == ops->v[i].cta; k++) {
        const struct served *o = &ops->v[k];
        if (o->start >= at)
            break;
        sum += o->work * fmin(1, (at - o->start) / fmax(1, o->issued - o->start));
    }
    return ops->v[first].start + sum - at;
}

/* What it takes on by the largest of its instructions; *known: are they? */
static double usual_ahead(const struct kpm_program *p, const struct kpm_engine *e, double service,
                          bool *known)
{
    double most = 0;
    *known = true;
    for (size_t r = 0; r < p->role_count; r++) {
        for (size_t j = 0; j < p->roles[r].count; j++) {
            double work = work_of(e, kpm_region(p, r, j), service);
            if (!(work > 0))
                continue;
            *known = *known && instructions(p->info, p->roles[r].items[j].region) >= 1;
            most = fmax(most, piece_of(p, r, j, work));
        }
    }
    return USUAL_AHEAD * most;
}

/* Whoever has more to hand over than the engine takes on is held up until it does: the most that
 * was ever before it, but for a twentieth, is what it takes on, or less. */
static double measure_ahead(const served_list *ops, double usual, enum kpm_tier *tier)
{
    KP_VEC(double) v = {0};
    for (size_t i = 0, first = 0; i < ops->n; first = ++i) {
        double free_at = ops->v[i].start + ops->v[i].work;
        KP_PUSH(v, backlog(ops, first, i));
        while (i + 1 < ops->n && ops->v[i + 1].cta == ops->v[first].cta &&
               ops->v[i + 1].start < free_at) {
            free_at += ops->v[++i].work;
            KP_PUSH(v, backlog(ops, first, i));
        }
    }
    *tier = v.n >= LEAST_SAMPLES ? KPM_BOUNDED : KPM_ASSUMED;
    double ahead = v.n >= LEAST_SAMPLES ? kpm_quantile(v.v, v.n, 0.95) : usual;
    free(v.v);
    return fmax(usual, ahead);
}

/* ---- the time to start an operation ---------------------------------------------------------- */

static double quick_issue(const struct kpm_role *role, size_t item)
{
    KP_VEC(double) v = {0};
    for (size_t i = 0; i < role->units.n; i++) {
        const struct kpm_useq *u = &role->units.v[i];
        for (size_t k = 0; k < u->iter_count; k++) {
            if (!u->iters[k].keep)
                continue;
            const struct kpm_span *s = &u->seq[u->iters[k].at + item];
            KP_PUSH(v, (double)(s->end - s->start));
        }
    }
    double low = kpm_quantile(v.v, v.n, 0.05);
    free(v.v);
    return low;
}

/* Cycles to start an operation for each of its work: the quickest twentieth of the program's
 * quickest one. */
static double quickest_start(const struct kpm_steady *s, const struct kpm_program *p,
                             const struct kpm_engine *e, double service)
{
    double rate = INFINITY;
    for (size_t r = 0; r < p->role_count; r++) {
        for (size_t j = 0; j < p->roles[r].count; j++) {
            double work = work_of(e, kpm_region(p, r, j), service);
            double low = work > 0 ? quick_issue(&s->roles.v[r], j) : NAN;
            if (low >= 0)
                rate = fmin(rate, low / work);
        }
    }
    return rate;
}

/* The quickest twentieth; and no slower for its work than at that rate, since one that the engine
 * always holds up shows no time of its own. */
static void measure_issues(const struct kpm_role *role, struct kpm_program *p, size_t r,
                           const struct kpm_engine *e, double service, double rate,
                           struct kpm_params *params)
{
    for (size_t j = 0; j < p->roles[r].count; j++) {
        double work = work_of(e, kpm_region(p, r, j), service);
        double low = work > 0 ? quick_issue(role, j) : NAN;
        if (!(low >= 0))
            continue;
        double issue = fmin(low, rate * work);
        size_t at = kpm_param_constant(params, issue, issue, issue, KPM_INFERRED);
        p->roles[r].items[j].issue = at;
        params->all.v[at].records = 1;
        p->roles[r].groups = (size_t)kpm_issuers(p, r, e->name);
        p->roles[r].queues = true;
    }
}

/* ---- groups of their own speed -------------------------------------------------------------- */

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

/* Times of one item, or of the gap behind it, and what they are without what others took of them. */
struct alone {
    struct kpm_samples alone;
    double sum, by_work; /* over the same samples: alone, and without the others' work only */
};

static void add_alone(const struct kpm_pressure *by, const struct kpm_useq *u, size_t region,
                      double from, double to, size_t chunk, struct alone *out)
{
    double alone = kpm_alone(by, u, region, from, to, true);
    kpm_samples_add(&out->alone, chunk, alone);
    out->sum += alone;
    out->by_work += kpm_alone(by, u, region, from, to, false);
}

/* Of a wait those in which it did not block. */
static void sample_unit(const struct kpm_pressure *by, const struct kpm_steady *s,
                        const struct kpm_prole *p, const struct kpm_useq *u, size_t j,
                        struct alone *time, struct alone *gap)
{
    const struct kpm_item *it = &p->items[j];
    for (size_t k = 0; k < u->iter_count; k++) {
        const struct kpm_span *span = &u->seq[u->iters[k].at + j];
        size_t chunk = kpm_chunk(s, u, k);
        if (!u->iters[k].keep)
            continue;
        double from = (double)span->start, to = (double)span->end;
        if (!it->resolved || to - from <= it->blocked_above)
            add_alone(by, u, it->region, from, to, chunk, time);
        add_alone(by, u, SIZE_MAX, to, to + gap_behind(p->role, u, k, j), chunk, gap);
    }
}

/* The parameter of these samples, with the record in them; SIZE_MAX: too few.  What is calibrated is a
 * record alone.  It is a few instructions that read next to no registers: others' work takes issue
 * slots from it, as from the rest of a time, but the tensor core does not slow it (doc/findings.md). */
static size_t alone_param(struct alone *a, struct kpm_params *params)
{
    if (a->alone.values.n < LEAST_SAMPLES) {
        kpm_samples_free(&a->alone);
        return SIZE_MAX;
    }
    size_t at = kpm_param_mean(params, &a->alone, KPM_MEASURED);
    params->all.v[at].records = a->by_work > 0 ? a->sum / a->by_work : 1;
    return at;
}

static void measure_group(const struct kpm_pressure *by, const struct kpm_steady *s,
                          struct kpm_prole *p, const size_t *units, size_t count, size_t rank,
                          struct kpm_params *params)
{
    for (size_t j = 0; j < p->count; j++) {
        struct alone time = {.alone = kpm_samples_new(s->chunks)};
        struct alone gap = {.alone = kpm_samples_new(s->chunks)};
        for (size_t i = 0; i < count; i++)
            sample_unit(by, s, p, &p->role->units.v[units[i]], j, &time, &gap);
        p->items[j].own[rank] = alone_param(&time, params);
        p->items[j].own_gap[rank] = alone_param(&gap, params);
    }
}

static void measure_groups(const struct kpm_pressure *by, const struct kpm_steady *s,
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

/* Iterations of the loop that runs the most of them. */
static double trips_of(const struct kpm_program *p)
{
    double most = 0;
    for (size_t r = 0; r < p->role_count; r++)
        if (!p->roles[r].outside)
            most = fmax(most, p->roles[r].role->trips);
    return most;
}

void kpm_measure_queues(const struct kpm_steady *s, struct kpm_program *p,
                        struct kpm_params *params)
{
    /* Few iterations say too little of what a group takes alone. */
    p->pressed = trips_of(p) >= LEAST_TRIPS && kpm_press_known(p->info);
    struct kpm_pressure *pressure = kpm_pressure_new(s, p->info, p->pressed);
    for (size_t i = 0; i < p->engines.n; i++) {
        struct kpm_engine *e = &p->engines.v[i];
        if (e->service == SIZE_MAX || e->service == e->busy || !(e->flops > 0))
            continue;
        double service = params->all.v[e->service].value;
        served_list ops = all_served(s, p, e, service);
        if (!ops.n && p->info->amd.target) { /* no wait says when one has ended: it bounds, no more */
            free(ops.v);
            continue;
        }
        enum kpm_tier room;
        bool known;
        double usual = usual_ahead(p, e, service, &known);
        double ahead = measure_ahead(&ops, usual, &room);
        ahead = known ? usual : ahead;
        for (size_t k = 0; k < ops.n; k++)
            kpm_pressure_engine(pressure, ops.v[k].cta, ops.v[k].warp, ops.v[k].start, ops.v[k].work);
        measure_tail(&ops, p, e, params);
        free(ops.v);
        e->queue = true;
        e->ahead = kpm_param_constant(params, ahead, ahead, ahead, room);
        double rate = quickest_start(s, p, e, service);
        for (size_t r = 0; r < p->role_count; r++)
            measure_issues(&s->roles.v[r], p, r, e, service, rate, params);
    }
    for (size_t r = 0; r < p->role_count && kpm_has_queue(p); r++)
        measure_groups(pressure, s, &p->roles[r], params);
    kpm_pressure_free(pressure);
}

/* ---- to be played ------------------------------------------------------------------------------ */

struct layout {
    const struct kpm_program *p;
    const double *values;
    struct kpm_sim *sim;
    uint32_t *lane; /* of each role, the first */
};

static uint32_t place_of(const struct kpm_prole *r, size_t item)
{
    uint32_t i = 0;
    while (i < r->count && r->order[i] != item)
        i++;
    return i;
}

/* The queue that the region starts an operation on, or NULL; *index: which. */
static const struct kpm_engine *queue_of(const struct kpm_program *p, const struct kpt_region *r,
                                         uint32_t *index)
{
    for (size_t i = 0; i < p->engines.n; i++) {
        *index = (uint32_t)i;
        if (p->engines.v[i].queue && flops_on(r, p->engines.v[i].name, NULL) > 0)
            return &p->engines.v[i];
    }
    return NULL;
}

static void add_source(const struct layout *y, const struct kpm_link *l, uint32_t lane,
                       size_t group)
{
    const struct kpm_prole *from = &y->p->roles[l->from_role];
    uint32_t index;
    bool own = l->kind == KPM_OWN;
    struct kpm_sim_source w = {.lane = own ? lane : y->lane[l->from_role],
                               .lanes = own ? 1 : (uint32_t)from->groups,
                               .op = place_of(from, l->from), .distance = l->distance,
                               .event = l->from_start ? KPM_SIM_START : KPM_SIM_END,
                               .latency = y->values[l->plain] + l->shift,
                               .entry = l->kind == KPM_LOAD};
    if (own && queue_of(y->p, kpm_region(y->p, l->from_role, l->from), &index)) {
        w.event = KPM_SIM_DONE;
        w.latency = 0;
    } else if (from->queues) {
        w.latency = fmax(0, w.latency - l->skew);
    } else if (l->spread != SIZE_MAX) {
        w.spread = fmin(y->values[l->spread], w.latency);
        w.latency -= w.spread;
    }
    if (l->kind == KPM_TURN) { /* the group before this one; before the first, the last one */
        w.lane = y->lane[l->from_role] + (uint32_t)(group ? group : from->groups) - 1;
        w.lanes = 1;
        w.distance += group == 0;
    }
    KP_PUSH(y->sim->sources, w);
}

static double value_of(const struct layout *y, size_t own, size_t common)
{
    return y->values[own != SIZE_MAX ? own : common];
}

static bool recorded(const struct kpm_program *p)
{
    for (size_t i = 0; i < p->engines.n; i++)
        if (p->engines.v[i].recorded)
            return true;
    return false;
}

static void add_op(const struct layout *y, size_t role, size_t item, size_t group)
{
    uint32_t lane = y->lane[role] + (uint32_t)group;
    const struct kpm_program *p = y->p;
    const struct kpm_item *it = &p->roles[role].items[item];
    const struct kpt_region *region = kpm_region(p, role, item);
    size_t g = group < KPM_MAX_GROUPS ? group : KPM_MAX_GROUPS - 1;
    const struct kpm_sim_press alone = {0};
    struct kpm_sim_op o = {.time = it->arrive_only ? 0 : value_of(y, it->own[g], it->stage),
                           .gap = value_of(y, it->own_gap[g], it->gap), .source = y->sim->sources.n,
                           .engine = UINT32_MAX, .presses = kpm_presses(region),
                           .time_press = p->pressed ? kpm_press_on(region) : alone,
                           .gap_press = p->pressed ? kpm_press_on(NULL) : alone};
    if ((it->works && !recorded(p)) || it->behind > 0) {
        o.gap_presses = true;
        o.gap_press = p->pressed ? kpm_press_on_work() : alone;
    }
    for (size_t i = 0; i < p->links.n; i++) {
        const struct kpm_link *l = &p->links.v[i];
        if (!l->removed && l->to_role == role && l->to == item && !p->roles[l->from_role].outside)
            add_source(y, l, lane, group);
    }
    if (it->idle > 0) {
        o.gap += it->idle;
        o.gap_presses = false;
        o.gap_press = alone;
    }
    o.sources = y->sim->sources.n - o.source;
    o.time = fmax(0, o.time + it->extra);
    o.gap += it->behind;
    o.uneven = o.presses && p->roles[role].groups > 1 ? UNEVEN : 0;
    const struct kpm_engine *e = queue_of(p, region, &o.engine);
    if (e && it->issue != SIZE_MAX) {
        o.time = y->values[it->issue];
        o.lead = it->lead == SIZE_MAX ? 0 : fmin(y->values[it->lead], o.time);
        o.work = work_of(e, region, y->values[e->service]);
        o.pieces = (uint32_t)fmax(1, round(fmin(o.work / piece_of(p, role, item, o.work), 64)));
    } else {
        o.engine = UINT32_MAX;
    }
    KP_PUSH(y->sim->ops, o);
}

struct kpm_sim kpm_sim_new(const struct kpm_program *p, const double *values)
{
    struct kpm_sim s = {0};
    struct layout y = {p, values, &s, kp_alloc((p->role_count + 1) * sizeof *y.lane)};
    uint32_t lanes = 0;
    for (size_t i = 0; i < p->engines.n; i++) {
        const struct kpm_engine *e = &p->engines.v[i];
        struct kpm_sim_engine one = {INFINITY, 0};
        if (e->queue)
            one = (struct kpm_sim_engine){values[e->ahead], values[e->tail]};
        KP_PUSH(s.engines, one);
    }
    for (size_t r = 0; r < p->role_count; r++) {
        y.lane[r] = lanes;
        lanes += p->roles[r].outside ? 0 : (uint32_t)p->roles[r].groups;
    }
    for (size_t r = 0; r < p->role_count; r++) {
        for (size_t g = 0; g < p->roles[r].groups && !p->roles[r].outside; g++) {
            struct kpm_sim_lane lane = {.op = s.ops.n, .ops = p->roles[r].count};
            for (size_t j = 0; j < p->roles[r].count; j++)
                add_op(&y, r, p->roles[r].order[j], g);
            KP_PUSH(s.lanes, lane);
        }
    }
    free(y.lane);
    return s;
}

enum { PLAYED = 60 };

double kpm_played_period(const struct kpm_program *p, const double *values)
{
    struct kpm_sim s = kpm_sim_new(p, values);
    double period = kpm_sim_period(&s, kpm_sim_varies(&s) ? KPM_SIM_VARYING : PLAYED);
    kpm_sim_free(&s);
    return period;
}

double kpm_period(const struct kpm_program *p, const double *values)
{
    return kpm_has_queue(p) ? kpm_played_period(p, values) : kpm_graph_period(p, values);
}
