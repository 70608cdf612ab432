/*
 * Between what each duration lies.
 *
 * What a unit does by itself is known up to the records' cost.  A wait's end is
 * not, where an arrival is known only not to have come later, or where it is not
 * known how far the units were apart when a ring's cut begins.  The longest paths
 * with the least and the most of every edge enclose each event; and the time
 * between two, when everything begins in one unit, for each unit in turn, encloses
 * it however far apart the units were (the projective bound of max-plus algebra).
 */
#include "replay/causal.h"

#define POLL ((int64_t)KPR_POLL * KPR_FIX)

struct bounds {
    struct kpr_scene *s;
    int64_t *lo, *hi;          /* times of one scenario */
    int64_t *step_lo, *step_hi; /* of each wait's end since the event before, over all */
    int64_t cost;
    size_t n;
};

static int64_t smaller(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

static int64_t larger(int64_t a, int64_t b)
{
    return a > b ? a : b;
}

/* ---- waits ------------------------------------------------------------------------- */

static void note_waits(struct bounds *b, bool certain)
{
    struct kpr_scene *s = b->s;
    for (size_t i = 0; i < s->waits.n; i++) {
        const struct kpr_wait *w = &s->waits.v[i];
        size_t end = s->base.v[w->unit] + w->last, before = end - 1;
        if (b->lo[end] == KPR_NEVER && b->hi[end] == KPR_NEVER)
            continue;
        if (b->lo[before] == KPR_NEVER) { /* what lies between was lost */
            s->units[w->unit].spans[w->span].flags |= KPR_UNSETTLED;
            continue;
        }
        if (!certain && (s->units[w->unit].spans[w->span].flags & KPR_UNSETTLED))
            continue;
        b->step_lo[end] = smaller(b->step_lo[end], larger(b->lo[end] - b->hi[before], 0));
        b->step_hi[end] = larger(b->step_hi[end], b->hi[end] - b->lo[before]);
    }
}

static void play(struct bounds *b, uint32_t only)
{
    struct kpr_path p = {.which = KPR_LEAST, .cost = b->cost, .only = only, .out = b->lo};
    kpr_walk(b->s, &p);
    p.which = KPR_MOST;
    p.out = b->hi;
    kpr_walk(b->s, &p);
    note_waits(b, only == KPR_NONE);
}

/* ---- spans --------------------------------------------------------------------------- */

/* The clock's poll is a wait's own, whoever ends it. */
static void add_poll(struct bounds *b, const struct kpr_wait *w)
{
    size_t end = b->s->base.v[w->unit] + w->last;
    if (!w->blocked && b->step_lo[end] == b->step_hi[end])
        return;
    b->step_lo[end] = larger(b->step_lo[end] - POLL, 0);
    b->step_hi[end] += POLL;
}

/* From steps to times since the unit's first event, in lo and hi. */
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
            int64_t d = (e->raw - e[-1].raw) * KPR_FIX - b->cost;
            lo += d;
            hi += d;
        }
        b->lo[base + i] = lo;
        b->hi[base + i] = hi;
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

/* Spans are not placed yet: start and end are indexes of events. */
static void bound_span(const struct bounds *b, uint32_t unit, struct kpr_span *p, bool first)
{
    if (p->flags & (KPR_OPEN_START | KPR_OPEN_END))
        return;
    size_t base = b->s->base.v[unit], from = base + (size_t)p->start, to = base + (size_t)p->end;
    int64_t least = larger(down(b->lo[to] - b->lo[from]), 0);
    int64_t most = larger(up(b->hi[to] - b->hi[from]), 0);
    p->least = first ? least : smaller(p->least, least);
    p->most = first ? most : larger(p->most, most);
}

static void bound_at(struct bounds *b, bool first)
{
    struct kpr_scene *s = b->s;
    bool lossy = false;
    for (size_t i = 0; i < b->n; i++) {
        b->step_lo[i] = INT64_MAX;
        b->step_hi[i] = 0;
    }
    for (uint32_t unit = 0; unit < s->count; unit++)
        lossy |= s->units[unit].lost > 0;
    for (uint32_t unit = 0; lossy && unit < s->count; unit++)
        play(b, unit);
    play(b, KPR_NONE);
    for (size_t i = 0; i < s->waits.n; i++)
        add_poll(b, &s->waits.v[i]);
    for (uint32_t unit = 0; unit < s->count; unit++) {
        sum_steps(b, unit);
        for (size_t i = 0; i < s->units[unit].span_count; i++)
            bound_span(b, unit, &s->units[unit].spans[i], first);
    }
}

void kpr_bound(struct kpr_scene *s)
{
    size_t n = s->base.v[s->count];
    struct bounds b = {.s = s, .n = n};
    int64_t *room = kp_alloc((4 * n + 1) * sizeof *room);
    b.lo = room;
    b.hi = room + n;
    b.step_lo = room + 2 * n;
    b.step_hi = room + 3 * n;
    const int64_t costs[] = {s->cost.value, s->cost.lo, s->cost.hi};
    for (size_t i = 0; i < KP_COUNT(costs); i++) {
        b.cost = costs[i];
        if (i == 0 || b.cost != s->cost.value)
            bound_at(&b, i == 0);
    }
    free(room);
}
