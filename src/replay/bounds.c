/*
 * Between what each duration lies.
 *
 * What a unit does by itself is known up to the records' cost.  A wait's end is
 * not where an arrival is known only not to have come later: the longest paths
 * with the least and with the most of every edge enclose each event.  The cost is
 * one figure for all records, so its interval is gone through at four points.
 */
#include "replay/relative.h"

#include <math.h>

#define POLL ((int64_t)KPR_POLL * KPR_FIX)
/* Where exactly a clock is read among its neighbours: a dependent instruction's time. */
#define READ ((int64_t)4 * KPR_FIX)

struct bounds {
    struct kpr_scene *s;
    int64_t *lo, *hi;          /* times of one scenario */
    int64_t *sum_lo, *sum_hi;  /* of the steps since a unit's first event */
    int64_t *step_lo, *step_hi; /* of each wait's end since the event before */
    int64_t cost;
    struct kpr_relative *relative;
};

/* ---- waits ------------------------------------------------------------------------- */

/* A poll is a wait's own, whoever ends it. */
static void add_poll(struct bounds *b, const struct kpr_wait *w)
{
    size_t end = b->s->base.v[w->unit] + w->last;
    if (!w->blocked && b->step_lo[end] == b->step_hi[end])
        return;
    b->step_lo[end] = kpr_max(b->step_lo[end] - POLL, 0);
    b->step_hi[end] += POLL;
}

/* What a wait takes at the most that nothing holds up. */
static int64_t alone(const struct bounds *b, const struct kpr_wait *w)
{
    int64_t floor = kpr_floor(b->s, w, b->cost, KPR_MOST);
    int64_t stepped = kpr_step(b->s, w->unit, w->last, b->cost, KPR_MOST);
    return w->blocked ? kpr_min(floor, stepped) : stepped;
}

/* From the event before a wait's end to that: no more than from there to each of its
 * arrivals and what lies on the edge, no less than with the one that is known. */
static void narrow(struct bounds *b, const struct kpr_wait *w)
{
    struct kpr_scene *s = b->s;
    size_t end = s->base.v[w->unit] + w->last, before = end - 1;
    if (!s->narrow || kpr_outside(w) || b->step_hi[end] - b->step_lo[end] <= POLL / 4)
        return;
    int64_t most = w->first + 1 < w->last ? b->hi[end] - b->lo[before] : alone(b, w);
    int64_t least = 0;
    for (size_t i = w->edge; i < w->edge + w->edges; i++) {
        const struct kpr_edge *g = &s->edges.v[i];
        size_t from = s->base.v[g->unit] + g->event;
        int64_t longest = kpr_length(g, b->cost, KPR_MOST);
        int64_t shortest = kpr_length(g, b->cost, KPR_LEAST);
        /* asked only where it can make a difference */
        bool open = longest >= 0 && most < b->step_hi[end] &&
                    most < b->hi[from] - b->lo[before] + longest;
        if (open)
            most = kpr_max(most, kpr_relative_most(b->relative, from, before) + longest);
        if (shortest > 0)
            least = kpr_max(least, shortest - kpr_relative_most(b->relative, before, from));
    }
    b->step_lo[end] = kpr_max(b->step_lo[end], least);
    b->step_hi[end] = kpr_max(kpr_min(b->step_hi[end], most), b->step_lo[end]);
}

static void bound_steps(struct bounds *b)
{
    struct kpr_scene *s = b->s;
    struct kpr_path p = {.which = KPR_LEAST, .cost = b->cost, .out = b->lo};
    kpr_walk(s, &p);
    p.which = KPR_MOST;
    p.out = b->hi;
    kpr_walk(s, &p);
    if (b->relative)
        kpr_relative_at(b->relative, b->cost, b->lo, b->hi);
    for (size_t i = 0; i < s->waits.n; i++) {
        const struct kpr_wait *w = &s->waits.v[i];
        size_t end = s->base.v[w->unit] + w->last, before = end - 1;
        b->step_lo[end] = kpr_max(b->lo[end] - b->hi[before], 0);
        b->step_hi[end] = b->hi[end] - b->lo[before];
        if (w->blocked && !w->resolved) /* how much earlier, nothing tells */
            b->step_lo[end] = 0;
        narrow(b, w);
        add_poll(b, w);
    }
}

/* ---- spans --------------------------------------------------------------------------- */

static void sum_steps(struct bounds *b, uint32_t unit)
{
    const struct kpr_work *w = &b->s->works[unit];
    size_t base = b->s->base.v[unit];
    int64_t lo = 0, hi = 0;
    for (size_t i = 0; i < w->event_count; i++) {
        const struct kpr_event *e = &w->events[i];
        if (i > 0 && e->wait) {
            lo += b->step_lo[base + i];
            hi += b->step_hi[base + i];
        } else if (i > 0) {
            lo += kpr_least_spacing(e, b->cost);
            hi += kpr_spacing(e, b->cost);
        }
        b->sum_lo[base + i] = lo;
        b->sum_hi[base + i] = hi;
    }
}

static int64_t down(int64_t fix)
{
    return fix >> 10;
}

static int64_t up(int64_t fix)
{
    return -(-fix >> 10);
}

/* How long before its results are there the END of a region with a cost of its own may be
 * read, by calibration. */
static int64_t early(const struct bounds *b, uint32_t unit, const struct kpr_span *p)
{
    const struct kpr_work *w = &b->s->works[unit];
    double least = b->s->info->regions[p->region].inside_least;
    if (w->events[p->end].since != KPR_OWN || !(least < 0))
        return 0;
    return (int64_t)(fmin(-least, 1000) * KPR_FIX);
}

enum { SLOTS = 4, MOST_WARPS = 64 }; /* of an SM */

/* How long the stores of records right before a region may have held it up: each stands in line
 * behind what the other warps of its slot have issued. */
static int64_t behind_stores(const struct bounds *b, uint32_t unit, const struct kpr_span *p)
{
    const struct kpr_event *e = &b->s->works[unit].events[p->start];
    const uint32_t *block = b->s->info->block;
    double queued = b->s->info->regions[p->region].queued;
    uint64_t warps = ((uint64_t)block[0] * block[1] * block[2] + 31) / 32;
    if ((e->since != KPR_STORED && e->since != KPR_BEHIND) || !(queued > 0))
        return 0;
    if (!b->s->alone || warps > MOST_WARPS)
        warps = MOST_WARPS;
    double others = (double)((warps + SLOTS - 1) / SLOTS) - 1;
    return (int64_t)(kpr_stores(e) * others * queued * KPR_FIX);
}

/* Spans are not placed yet: start and end are indexes of events. */
static void bound_span(const struct bounds *b, uint32_t unit, struct kpr_span *p, bool first)
{
    if (p->flags & (KPR_OPEN_START | KPR_OPEN_END))
        return;
    size_t base = b->s->base.v[unit], from = base + (size_t)p->start, to = base + (size_t)p->end;
    int64_t least = b->sum_lo[to] - b->sum_lo[from], most = b->sum_hi[to] - b->sum_hi[from];
    /* what one wait gains, another loses */
    if (b->s->narrow && p->inside > 1 && most - least > 2 * POLL) {
        most = kpr_min(most, kpr_relative_most(b->relative, to, from) + POLL);
        least = kpr_max(least, -kpr_relative_most(b->relative, from, to) - POLL);
    }
    if (b->s->cost.lo < b->s->cost.value) {
        least -= READ + behind_stores(b, unit, p);
        most += READ + early(b, unit, p);
    }
    /* between the points, one that did not block may be as short as it was seen */
    if (b->s->info->regions[p->region].wait_count && !(p->flags & KPR_BLOCKED))
        least = kpr_min(least, kpr_net(p, b->s->cost.hi));
    least = kpr_max(down(least), 0);
    most = kpr_max(up(most), 0);
    p->least = first ? least : kpr_min(p->least, least);
    p->most = first ? most : kpr_max(p->most, most);
}

static void bound_at(struct bounds *b, bool first)
{
    struct kpr_scene *s = b->s;
    bound_steps(b);
    for (uint32_t unit = 0; unit < s->count; unit++) {
        sum_steps(b, unit);
        for (size_t i = 0; i < s->units[unit].span_count; i++)
            bound_span(b, unit, &s->units[unit].spans[i], first);
    }
}

/* What whole CTAs take beyond their records lies in one region's visits or another's, if not
 * between them; visits of which the records were lost have had their part. */
static void add_beyond(const struct kpr_scene *s, struct kpr_unit *u, uint32_t *visits)
{
    double stored = (double)(u->count - u->lost);
    double seen = u->count > 0 ? stored / (double)u->count : 1;
    for (size_t i = 0; i < u->span_count; i++)
        visits[u->spans[i].region]++;
    for (size_t i = 0; i < u->span_count; i++) {
        struct kpr_span *p = &u->spans[i];
        double part = seen / (double)visits[p->region];
        if (p->flags & (KPR_OPEN_START | KPR_OPEN_END))
            continue;
        p->least = kpr_max(p->least - (int64_t)ceil(s->cost.shorter * part), 0);
        p->most += (int64_t)ceil(s->cost.longer * part);
    }
    memset(visits, 0, s->info->region_count * sizeof *visits);
}

static bool lossy(const struct kpr_scene *s)
{
    for (size_t i = 0; i < s->count; i++)
        if (s->units[i].lost > 0)
            return true;
    return false;
}

void kpr_bound(struct kpr_scene *s)
{
    size_t n = s->base.v[s->count];
    struct bounds b = {.s = s, .relative = s->narrow ? kpr_relative_new(s) : NULL};
    int64_t *room = kp_alloc((6 * n + 1) * sizeof *room);
    b.lo = room;
    b.hi = room + n;
    b.step_lo = room + 2 * n;
    b.step_hi = room + 3 * n;
    b.sum_lo = room + 4 * n;
    b.sum_hi = room + 5 * n;
    if (lossy(s)) /* of whose room the steps and sums are not used yet */
        kpr_find_unsettled(s, b.hi, b.step_lo);
    const int64_t costs[] = {s->cost.value, s->cost.lo, s->cost.told, s->cost.hi};
    for (size_t i = 0; i < KP_COUNT(costs); i++) {
        b.cost = costs[i];
        if (i == 0 || b.cost != s->cost.value)
            bound_at(&b, i == 0);
    }
    if (s->cost.shorter > 0 || s->cost.longer > 0) {
        uint32_t *visits = kp_alloc((s->info->region_count + 1) * sizeof *visits);
        for (size_t i = 0; i < s->count; i++)
            add_beyond(s, &s->units[i], visits);
        free(visits);
    }
    kpr_relative_free(b.relative);
    free(room);
}
