/*
 * Lanes: a program and its values as what sim.h plays, a lane for each group of a role.
 */
#include "model/play/queue.h"

#include <math.h>

/* Where groups do the same in turns, their work is played uneven by so much: two that start exactly
 * together would keep in step for ever, and do not on the machine (their spans vary by more). */
#define UNEVEN 0.05

/* Two matrix instructions of a warp are issued so far apart at least (bench/results/turns.json):
 * less is what is left of a region's time without its records. */
#define ISSUE_APART 13.0

struct layout {
    const struct kpm_program *p;
    const double *values;
    struct kpm_sim *sim;
    bool played;    /* an engine serves in order: what waits in its queue is told by the play */
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
        if (p->engines.v[i].queue && kpm_flops_on(r, p->engines.v[i].name, NULL) > 0)
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
                               .latency = y->values[y->played ? l->plain : l->latency] + l->shift,
                               .entry = l->kind == KPM_LOAD};
    if (own && queue_of(y->p, kpm_region(y->p, l->from_role, l->from), &index)) {
        w.event = KPM_SIM_DONE;
        w.latency = 0;
    } else {
        w.latency = from->queues ? fmax(0, w.latency - l->skew) : w.latency;
        w.latency = fmax(0, w.latency - kpm_first_woken(y->p, l));
        w.spread = l->spread != SIZE_MAX ? fmin(y->values[l->spread], w.latency) : 0;
        w.latency -= w.spread;
        w.alternates = l->alternates;
        w.shape = l->shape;
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

/* Of the groups that share an engine each one's: which of them is quicker is told by the play. */
static double mean_of(const struct layout *y, const struct kpm_prole *r, const size_t *own,
                      size_t common)
{
    size_t groups = r->groups < KPM_MAX_GROUPS ? r->groups : KPM_MAX_GROUPS;
    double sum = 0;
    for (size_t g = 0; g < groups; g++)
        sum += value_of(y, own[g], common);
    return sum / (double)groups;
}

static bool recorded(const struct kpm_program *p)
{
    for (size_t i = 0; i < p->engines.n; i++)
        if (p->engines.v[i].recorded)
            return true;
    return false;
}

/* An edit: the same in wider instructions, which are started in as much less time. */
static void widen(struct kpm_sim_op *o, double saved)
{
    double left = o->work > saved ? o->work - saved : o->work;
    o->time = o->lead + (o->time - o->lead) * left / o->work;
    o->pieces = saved > 0 ? (uint32_t)fmax(1, fmin(o->pieces, round(left / KPM_PIECE))) : o->pieces;
    o->work = left;
}

static void add_op(const struct layout *y, size_t role, size_t item, size_t group)
{
    uint32_t lane = y->lane[role] + (uint32_t)group;
    const struct kpm_program *p = y->p;
    const struct kpm_prole *r = &p->roles[role];
    const struct kpm_item *it = &r->items[item];
    const struct kpt_region *region = kpm_region(p, role, item);
    const struct kpm_sim_press alone = {0};
    bool moved = (it->works && !recorded(p)) || it->behind > 0;
    struct kpm_sim_op o = {.time = it->arrive_only ? 0 : mean_of(y, r, it->own, it->stage),
                           .gap = mean_of(y, r, it->own_gap, it->gap),
                           .source = y->sim->sources.n, .engine = UINT32_MAX,
                           .presses = kpm_presses(region),
                           .copies = kpm_issues_copies(region),
                           .time_press = p->pressed && !it->same ? kpm_press_on(region) : alone,
                           .gap_presses = it->gap_works || moved};
    bool touched = p->pressed && (moved || !it->gap_same);
    o.gap_press = touched ? kpm_press_on_gap(moved, it->gap_works) : alone;
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
    o.woken = kpm_woken(p, role, item);
    o.with = y->lane[role];
    o.others = (uint32_t)p->roles[role].groups;
    o.time = fmax(0, o.time + it->extra);
    o.gap += it->behind;
    o.uneven = o.presses && p->roles[role].groups > 1 ? UNEVEN : 0;
    const struct kpm_engine *e = queue_of(p, region, &o.engine);
    if (e && it->issue != SIZE_MAX) {
        o.time = y->values[it->issue];
        o.lead = it->lead == SIZE_MAX ? 0 : fmin(y->values[it->lead], o.time);
        o.work = kpm_work_of(e, region, y->values[e->service]);
        o.pieces = (uint32_t)kpm_pieces_of(p, role, item, o.work);
        widen(&o, it->saved);
        o.time = fmax(o.time, o.lead + ISSUE_APART * o.pieces);
    } else {
        o.engine = UINT32_MAX;
    }
    KP_PUSH(y->sim->ops, o);
}

struct kpm_sim kpm_sim_new(const struct kpm_program *p, const double *values)
{
    struct kpm_sim s = {.drains = true};
    struct layout y = {p, values, &s, kpm_has_queue(p),
                       kp_alloc((p->role_count + 1) * sizeof *y.lane)};
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
            struct kpm_sim_lane lane = {.op = s.ops.n,
                                        .ops = p->roles[r].count,
                                        .start =
                                            g + 1 == p->roles[r].groups ? p->roles[r].apart : 0};
            for (size_t j = 0; j < p->roles[r].count; j++)
                add_op(&y, r, p->roles[r].order[j], g);
            KP_PUSH(s.lanes, lane);
        }
    }
    free(y.lane);
    return s;
}

enum { PLAYED = 60 };

/* NAN when it gets stuck. */
static double played_period(const struct kpm_program *p, const double *values)
{
    struct kpm_sim s = kpm_sim_new(p, values);
    double period = kpm_sim_period(&s, kpm_sim_varies(&s) ? KPM_SIM_VARYING : PLAYED);
    kpm_sim_free(&s);
    return period;
}

double kpm_period(const struct kpm_program *p, const double *values)
{
    return kpm_has_queue(p) ? played_period(p, values) : kpm_graph_period(p, values);
}
