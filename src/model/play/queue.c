/*
 * Engines that serve in order: what it takes to play their queue.  The tensor cores take the
 * operations of all warp groups as they are started, a part of each in turn where two start
 * together, and hold up the group that starts more than they take on ahead.  So an operation
 * takes as long as what is before it, and that is another in every schedule: what is kept is
 * its own service time, by the calibrated rate, and the latency around it.
 */
#include "model/play/queue.h"

#include <math.h>

/* Where the trace does not show them.  Seen on an H200 wherever it does: doc/findings/model.md. */
#define USUAL_TAIL 52.0
#define USUAL_AHEAD 6.4 /* instructions: 412 cycles of those that take 64, 820 of 128 */
enum { LEAST_TRIPS = 4 };

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

double kpm_flops_on(const struct kpt_region *r, const char *engine, const char *name)
{
    double sum = 0;
    for (size_t i = 0; i < r->async_count; i++)
        if (strcmp(r->asyncs[i].engine, engine) == 0 && !r->asyncs[i].arrives &&
            (!name || strcmp(r->asyncs[i].name, name) == 0))
            sum += kpt_async_work(&r->asyncs[i]);
    return sum;
}

double kpm_work_of(const struct kpm_engine *e, const struct kpt_region *r, double service)
{
    return e->flops > 0 ? service * kpm_flops_on(r, e->name, NULL) / e->flops : 0;
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

double kpm_piece_of(const struct kpm_program *p, size_t role, size_t item, double work)
{
    double n = instructions(p->info, p->roles[role].items[item].region);
    return n >= 1 ? work / n : KPM_PIECE;
}

double kpm_pieces_of(const struct kpm_program *p, size_t role, size_t item, double work)
{
    return fmax(1, round(fmin(work / kpm_piece_of(p, role, item, work), 64)));
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

/* When the last warp of the unit's group came to that item in that iteration, which is when its
 * operation can begin: it is the group's.  Not behind `before`, when it was over. */
static double last_start(const struct kpm_steady *s, const struct kpm_program *p, uint32_t region,
                         const struct kpm_useq *u, int64_t index, double before)
{
    double last = -INFINITY;
    for (size_t r = 0; r < s->roles.n; r++) {
        size_t n, from = kpm_units_of(&s->roles.v[r], u->cta, &n), item = 0;
        while (item < p->roles[r].count && p->roles[r].items[item].region != region)
            item++;
        for (size_t i = from; i < from + n && item < p->roles[r].count; i++) {
            const struct kpm_useq *other = &s->roles.v[r].units.v[i];
            const struct kpm_iter *it = kpm_iter_find(other, index);
            double at = it ? (double)other->seq[it->at + item].start : INFINITY;
            if (other->warp / 4 == u->warp / 4 && at < before)
                last = fmax(last, at);
        }
    }
    return last;
}

static void unit_served(const struct kpm_steady *s, const struct kpm_program *p,
                        const struct kpm_link *l, const struct kpm_useq *u, double work,
                        served_list *out)
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
        uint32_t region = p->roles[l->from_role].items[l->from].region;
        double over = wait ? one.end : one.issued;
        one.start = fmax(one.start, last_start(s, p, region, u, index, over));
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
        if (l->kind != KPM_OWN || !(kpm_flops_on(r, e->name, l->on) > 0))
            continue;
        for (size_t u = 0; u < role->units.n; u++)
            if (leads(s, &role->units.v[u]))
                unit_served(s, p, l, &role->units.v[u], kpm_work_of(e, r, service), &out);
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
    double median = v.n >= KPM_LEAST_SAMPLES ? fmax(0, kpm_quantile(v.v, v.n, 0.5)) : NAN;
    free(v.v);
    return median;
}

/* Is the engine at work all the time?  Then no operation finds it free, and none tells what is
 * over. */
static bool never_free(const struct kpm_program *p, double service)
{
    double period = 0;
    for (size_t r = 0; r < p->role_count; r++)
        period = fmax(period, p->roles[r].role->period);
    return service > KPM_ENGINE_BOUND * period;
}

/* The tail is what is over behind the item that the engine begins soonest on; what it is more
 * behind another is that one's lead. */
static void measure_tail(const served_list *ops, struct kpm_program *p, struct kpm_engine *e,
                         double service, struct kpm_params *params)
{
    burst_list bursts = {0};
    if (!never_free(p, service))
        bursts = find_bursts(ops);
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
            double work = kpm_work_of(e, kpm_region(p, r, j), service);
            if (!(work > 0))
                continue;
            *known = *known && instructions(p->info, p->roles[r].items[j].region) >= 1;
            most = fmax(most, kpm_piece_of(p, r, j, work));
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
    *tier = v.n >= KPM_LEAST_SAMPLES ? KPM_BOUNDED : KPM_ASSUMED;
    double ahead = v.n >= KPM_LEAST_SAMPLES ? kpm_quantile(v.v, v.n, 0.95) : usual;
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

static double lead_of(const struct kpm_program *p, const struct kpm_params *params, size_t role,
                      size_t item)
{
    size_t lead = p->roles[role].items[item].lead;
    return lead == SIZE_MAX ? 0 : params->all.v[lead].value;
}

/* Cycles to start an operation, behind its lead, for each of its work: the quickest twentieth of
 * the program's quickest one. */
static double quickest_start(const struct kpm_steady *s, const struct kpm_program *p,
                             const struct kpm_engine *e, double service,
                             const struct kpm_params *params)
{
    double rate = INFINITY;
    for (size_t r = 0; r < p->role_count; r++) {
        for (size_t j = 0; j < p->roles[r].count; j++) {
            double work = kpm_work_of(e, kpm_region(p, r, j), service);
            double low = work > 0 ? quick_issue(&s->roles.v[r], j) : NAN;
            if (low >= 0)
                rate = fmin(rate, fmax(0, low - lead_of(p, params, r, j)) / work);
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
        double work = kpm_work_of(e, kpm_region(p, r, j), service);
        double low = work > 0 ? quick_issue(role, j) : NAN;
        if (!(low >= 0))
            continue;
        double issue = fmin(low, lead_of(p, params, r, j) + rate * work);
        size_t at = kpm_param_constant(params, issue, issue, issue, KPM_INFERRED);
        p->roles[r].items[j].issue = at;
        params->all.v[at].records = 1;
        p->roles[r].groups = (size_t)kpm_issuers(p, r, e->name);
        p->roles[r].queues = true;
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
    if (p->ctas > 1)
        return;
    /* Few iterations say too little of what a group takes alone. */
    p->pressed = trips_of(p) >= LEAST_TRIPS && kpm_press_known(p->info);
    struct kpm_pressure *pressure = kpm_pressure_new(s, p, p->pressed);
    for (size_t i = 0; i < p->engines.n; i++) {
        struct kpm_engine *e = &p->engines.v[i];
        if (!kpm_engine_calibrated(e))
            continue;
        double service = params->all.v[e->service].value;
        served_list ops = all_served(s, p, e, service);
        if (!ops.n && p->info->amd.target) { /* no wait says when one has ended: it only bounds */
            free(ops.v);
            continue;
        }
        enum kpm_tier room;
        bool known;
        double usual = usual_ahead(p, e, service, &known);
        double ahead = measure_ahead(&ops, usual, &room);
        ahead = known ? usual : ahead;
        for (size_t k = 0; k < ops.n; k++)
            kpm_pressure_engine(pressure, ops.v[k].cta, ops.v[k].warp, ops.v[k].start,
                                ops.v[k].work);
        measure_tail(&ops, p, e, service, params);
        free(ops.v);
        e->queue = true;
        e->ahead = kpm_param_constant(params, ahead, ahead, ahead, room);
        double rate = quickest_start(s, p, e, service, params);
        for (size_t r = 0; r < p->role_count; r++)
            measure_issues(&s->roles.v[r], p, r, e, service, rate, params);
    }
    for (size_t r = 0; r < p->role_count && kpm_has_queue(p); r++)
        kpm_measure_groups(pressure, s, &p->roles[r], params);
    kpm_pressure_free(pressure);
    if (kpm_has_queue(p))
        kpm_measure_woken(p, params);
    else
        p->pressed = false; /* its times are as recorded, with what others took of them */
}
