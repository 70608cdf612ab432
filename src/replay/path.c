/* The longest path over a CTA's events: each as early as its own unit and the
 * arrivals that it waits for allow. */
#include "replay/causal.h"

/* Clocks of one SM can be compared, and an edge goes forward in them: so there is
 * always a unit that can go on. */
static bool ready(const struct kpr_scene *s, const struct kpr_wait *w, const size_t *cursor)
{
    for (size_t i = w->edge; i < w->edge + w->edges; i++)
        if (s->edges.v[i].event >= cursor[s->edges.v[i].unit])
            return false;
    return true;
}

static bool advance(struct kpr_scene *s, uint32_t unit, size_t *cursor)
{
    const struct kpr_work *w = &s->works[unit];
    size_t from = cursor[unit], i = from;
    while (i < w->event_count) {
        uint32_t wait = w->events[i].wait;
        if (wait && !ready(s, &s->waits.v[wait - 1], cursor))
            break;
        cursor[unit] = ++i;
    }
    if (i == from)
        return false;
    KP_PUSH(s->legs, ((struct kpr_leg){unit, (uint32_t)from, (uint32_t)i}));
    return true;
}

void kpr_order(struct kpr_scene *s)
{
    size_t *cursor = kp_alloc((s->count + 1) * sizeof *cursor);
    bool any = true;
    s->legs.n = 0;
    while (any) {
        any = false;
        for (uint32_t unit = 0; unit < s->count; unit++)
            any |= advance(s, unit, cursor);
    }
    free(cursor);
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

/* The time since the event before, less a record. */
static int64_t step(struct walk *k, uint32_t unit, struct kpr_event *e)
{
    int64_t d = kpr_spacing(e, k->p->cost) + k->carry[unit];
    e->owes = k->carry[unit] < 0;
    if (e->flush)
        return 0;
    k->carry[unit] = d < 0 ? d : 0;
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

static int64_t wait_end(struct walk *k, const struct kpr_wait *w, const struct kpr_event *e,
                        int64_t stepped, int64_t before)
{
    const struct kpr_path *p = k->p;
    int64_t seen = e->raw * KPR_FIX - p->cost;
    int64_t at = unhindered(k, w, stepped, before);
    bool outside = kpr_outside(w) && (w->blocked || p->which == KPR_MOST);
    if (outside)
        at = kpr_max(at, seen);
    for (size_t i = w->edge; i < w->edge + w->edges; i++) {
        const struct kpr_edge *g = &k->s->edges.v[i];
        int64_t from = k->times[k->s->base.v[g->unit] + g->event];
        int64_t length = kpr_length(g, p->cost, p->which);
        if (length >= 0)
            at = kpr_max(at, from + length);
    }
    /* Nothing is later for its records being taken away. */
    if (at > seen)
        at = kpr_max(seen, before);
    if (w->blocked)
        k->carry[w->unit] = 0;
    return at;
}

static void walk_leg(struct walk *k, const struct kpr_leg *leg)
{
    struct kpr_event *e = k->s->works[leg->unit].events;
    int64_t *t = k->times + k->s->base.v[leg->unit];
    for (size_t i = leg->from; i < leg->to; i++) {
        if (i == 0) {
            t[0] = first_time(k, leg->unit, e);
            continue;
        }
        t[i] = t[i - 1] + step(k, leg->unit, &e[i]);
        if (e[i].wait)
            t[i] = wait_end(k, &k->s->waits.v[e[i].wait - 1], &e[i], t[i], t[i - 1]);
    }
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
