/* The longest path over a CTA's events: each as early as its own unit and the
 * arrivals that it waits for allow. */
#include "replay/causal.h"

/* How far a unit has come. */
struct cursor {
    size_t event, end; /* the next one; the next wait to end, in ends */
};

/* Clocks of one SM can be compared, and an edge goes forward in them: so there is
 * always a unit that can go on. */
static inline bool ready(const struct kpr_scene *s, const struct kpr_wait *w,
                         const struct cursor *c)
{
    const struct kpr_edge *e = &s->edges.v[w->edge], *end = e + w->edges;
    for (; e < end; e++)
        if (e->event >= c[e->unit].event)
            return false;
    return true;
}

static bool advance(struct kpr_scene *s, uint32_t unit, struct cursor *cursors)
{
    struct cursor *c = &cursors[unit];
    size_t from = c->event, at = c->end, last = s->first_end.v[unit + 1];
    for (; at < last; at++) {
        const struct kpr_wait *w = &s->waits.v[s->ends.v[at]];
        c->event = w->last; /* an edge may come from its own unit */
        if (!ready(s, w, cursors))
            break;
    }
    c->end = at;
    if (at == last)
        c->event = s->works[unit].event_count;
    if (c->event == from)
        return false;
    KP_PUSH(s->legs, ((struct kpr_leg){unit, (uint32_t)from, (uint32_t)c->event}));
    return true;
}

void kpr_order(struct kpr_scene *s)
{
    struct cursor *c = kp_alloc((s->count + 1) * sizeof *c);
    for (size_t i = 0; i < s->count; i++)
        c[i].end = s->first_end.v[i];
    bool any = true;
    s->legs.n = 0;
    while (any) {
        any = false;
        for (uint32_t unit = 0; unit < s->count; unit++)
            any |= advance(s, unit, c);
    }
    free(c);
}

/* ---- one walk ----------------------------------------------------------------- */

struct walk {
    struct kpr_scene *s;
    const struct kpr_path *p;
    int64_t *times;     /* by s->base */
    int64_t *carry;     /* by unit: what could not be taken off; 0 or less */
    uint64_t clamped;
};

/* Only a warp that really began before the entry stays there, and not in a lossy
 * unit: its first record is the cut, and a negative cut says that nothing was lost. */
static int64_t first_time(struct walk *k, uint32_t unit, struct kpr_event *e)
{
    const struct kpr_path *p = k->p;
    uint64_t lost = k->s->units[unit].lost, most = KPR_MAX_LOST_FELT;
    int64_t at = e->raw * KPR_FIX - p->cost;
    bool felt = unit < 64 && p->lost_felt >> unit & 1;
    if (felt)
        at -= (int64_t)(lost < most ? lost : most) * p->cost;
    int64_t floor = e->raw < 0 && lost == 0 ? e->raw * KPR_FIX : 0;
    if (at >= floor || p->lost_felt)
        return at;
    k->carry[unit] = at - floor;
    k->clamped++;
    e->clamped |= !p->out;
    return floor;
}

/* The time since the event before, less a record and what could not be taken off before. */
static int64_t hold_back(struct walk *k, struct kpr_event *e, int64_t spacing, int64_t *carry)
{
    e->owes = *carry < 0 && e->since != KPR_OWN;
    if (e->since == KPR_OWN) /* its region does not owe what another record cost */
        return kpr_max(spacing, 0);
    if (e->since == KPR_FLUSHED)
        return 0;
    int64_t d = spacing + *carry;
    *carry = kpr_min(d, 0);
    if (d >= 0)
        return d;
    k->clamped++;
    e->clamped |= !k->p->out;
    return 0;
}

int64_t kpr_length(const struct kpr_edge *e, int64_t cost, enum kpr_which which)
{
    int64_t cycles = which == KPR_LIKELY ? e->likely : which == KPR_LEAST ? e->least : e->most;
    return cycles < 0 ? -1 : kpr_max(cycles * KPR_FIX - (int64_t)e->records * cost, 0);
}

int64_t kpr_floor(const struct kpr_scene *s, const struct kpr_wait *w, int64_t cost,
                  enum kpr_which which)
{
    if (!w->floor_known && which != KPR_LIKELY)
        return which == KPR_LEAST ? 0 : KPR_WAIT_FLOOR * KPR_FIX;
    return kpr_max(w->floor + s->cost.value - cost, 0);
}

/* Where less than the cost could be taken off, the rest is taken off later. */
int64_t kpr_step(const struct kpr_scene *s, uint32_t unit, uint32_t event, int64_t cost,
                 enum kpr_which which)
{
    const struct kpr_event *e = &s->works[unit].events[event];
    if (which == KPR_LEAST)
        return e->owes ? 0 : kpr_max(kpr_least_spacing(e, cost), 0);
    return kpr_max(kpr_spacing(e, cost), 0);
}

/* When a wait ends that nothing holds up. */
static int64_t unhindered(struct walk *k, const struct kpr_wait *w, int64_t stepped,
                          int64_t before)
{
    const struct kpr_path *p = k->p;
    int64_t start = k->times[k->s->base.v[w->unit] + w->first];
    int64_t floor = kpr_floor(k->s, w, p->cost, p->which);
    if (w->blocked || p->which == KPR_LEAST)
        return kpr_max(before, start + floor < stepped ? start + floor : stepped);
    return stepped;
}

static int64_t wait_end(struct walk *k, const struct kpr_wait *w, int64_t stepped, int64_t before)
{
    const struct kpr_path *p = k->p;
    int64_t seen = w->end * KPR_FIX - p->cost;
    int64_t at = unhindered(k, w, stepped, before);
    bool outside = kpr_outside(w) && (w->blocked || p->which == KPR_MOST);
    if (outside)
        at = kpr_max(at, seen);
    const struct kpr_edge *g = &k->s->edges.v[w->edge], *end = g + w->edges;
    for (; g < end; g++) {
        int64_t from = k->times[k->s->base.v[g->unit] + g->event];
        int64_t length = kpr_length(g, p->cost, p->which);
        if (length >= 0)
            at = kpr_max(at, from + length);
    }
    /* Nothing is later for its records being taken away. */
    return at > seen ? kpr_max(seen, before) : at;
}

static void walk_leg(struct walk *k, const struct kpr_leg *leg)
{
    struct kpr_event *e = k->s->works[leg->unit].events;
    int64_t *t = k->times + k->s->base.v[leg->unit], cost = k->p->cost;
    size_t i = leg->from;
    if (i == 0)
        t[i++] = first_time(k, leg->unit, e);
    int64_t at = t[i - 1], carry = k->carry[leg->unit];
    for (; i < leg->to; i++) {
        int64_t before = at, spacing = kpr_spacing(&e[i], cost);
        e[i].owes = false;
        at += (spacing | carry) < 0 ? hold_back(k, &e[i], spacing, &carry) : spacing;
        if (e[i].wait) {
            const struct kpr_wait *w = &k->s->waits.v[e[i].wait - 1];
            at = wait_end(k, w, at, before);
            carry = w->blocked ? 0 : carry;
        }
        t[i] = at;
    }
    k->carry[leg->unit] = carry;
}

uint64_t kpr_walk(struct kpr_scene *s, const struct kpr_path *p)
{
    struct walk k = {.s = s, .p = p, .times = p->out ? p->out : s->times.v,
                     .carry = kp_alloc((s->count + 1) * sizeof *k.carry)};
    for (size_t i = 0; i < s->legs.n; i++)
        walk_leg(&k, &s->legs.v[i]);
    free(k.carry);
    return k.clamped;
}
