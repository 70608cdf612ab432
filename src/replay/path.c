/* The longest path over a CTA's events: each as early as its own unit and the
 * arrivals that it waits for allow. */
#include "replay/causal.h"

/* How far a unit has come. */
struct cursor {
    size_t event, end; /* the next one; the next wait to end, in ends */
    int64_t carry;     /* of a walk: what could not be taken off; 0 or less */
};

static struct cursor *begin(const struct kpr_scene *s)
{
    struct cursor *c = kp_alloc((s->count + 1) * sizeof *c);
    for (size_t i = 0; i < s->count; i++)
        c[i].end = s->first_end.v[i];
    return c;
}

/* The next wait to end of a unit, if that is before its event `to`; or NULL. */
static const struct kpr_wait *next_end(const struct kpr_scene *s, uint32_t unit,
                                       const struct cursor *c, size_t to)
{
    if (c->end == s->first_end.v[unit + 1])
        return NULL;
    const struct kpr_wait *w = &s->waits.v[s->ends.v[c->end]];
    return w->last < to ? w : NULL;
}

/* Clocks of one SM can be compared, and an edge goes forward in them: so there is
 * always a unit that can go on. */
static bool ready(const struct kpr_scene *s, const struct kpr_wait *w, const struct cursor *c)
{
    for (size_t i = w->edge; i < (size_t)w->edge + w->edges; i++)
        if (s->edges.v[i].event >= c[s->edges.v[i].unit].event)
            return false;
    return true;
}

static bool advance(struct kpr_scene *s, uint32_t unit, struct cursor *c)
{
    size_t from = c[unit].event, n = s->works[unit].event_count;
    const struct kpr_wait *w;
    while ((w = next_end(s, unit, &c[unit], n))) {
        c[unit].event = w->last;
        if (!ready(s, w, c))
            break;
        c[unit].event++;
        c[unit].end++;
    }
    if (!w)
        c[unit].event = n;
    if (c[unit].event == from)
        return false;
    KP_PUSH(s->legs, ((struct kpr_leg){unit, (uint32_t)from, (uint32_t)c[unit].event}));
    return true;
}

void kpr_order(struct kpr_scene *s)
{
    struct cursor *c = begin(s);
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
    struct cursor *at;  /* by unit */
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
    k->at[unit].carry = at - floor;
    k->clamped++;
    e->clamped |= !p->out;
    return floor;
}

/* The time since the event before, less a record. */
static int64_t step(struct walk *k, uint32_t unit, struct kpr_event *e)
{
    int64_t *carry = &k->at[unit].carry;
    int64_t d = kpr_spacing(e, k->p->cost) + *carry;
    e->owes = *carry < 0;
    if (e->flush)
        return 0;
    *carry = kpr_min(d, 0);
    if (d >= 0)
        return d;
    k->clamped++;
    e->clamped |= !k->p->out;
    return 0;
}

/* Events that nothing outside the unit has a part in. */
static void walk_alone(struct walk *k, uint32_t unit, size_t from, size_t to)
{
    struct kpr_event *e = k->s->works[unit].events;
    int64_t *t = k->times + k->s->base.v[unit];
    for (size_t i = from; i < to; i++) {
        int64_t d = kpr_spacing(&e[i], k->p->cost);
        e[i].owes = false;
        if (d < 0 || k->at[unit].carry < 0)
            d = step(k, unit, &e[i]);
        t[i] = t[i - 1] + d;
    }
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
    return which == KPR_LEAST && e->owes ? 0 : kpr_max(kpr_spacing(e, cost), 0);
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
    for (size_t i = w->edge; i < (size_t)w->edge + w->edges; i++) {
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
        k->at[w->unit].carry = 0;
    return at;
}

static void walk_leg(struct walk *k, const struct kpr_leg *leg)
{
    struct kpr_event *e = k->s->works[leg->unit].events;
    int64_t *t = k->times + k->s->base.v[leg->unit];
    struct cursor *c = &k->at[leg->unit];
    const struct kpr_wait *w;
    size_t i = leg->from;
    if (i == 0)
        t[i++] = first_time(k, leg->unit, e);
    while ((w = next_end(k->s, leg->unit, c, leg->to))) {
        walk_alone(k, leg->unit, i, w->last);
        i = w->last;
        t[i] = t[i - 1] + step(k, leg->unit, &e[i]);
        t[i] = wait_end(k, w, t[i], t[i - 1]);
        i++;
        c->end++;
    }
    walk_alone(k, leg->unit, i, leg->to);
}

uint64_t kpr_walk(struct kpr_scene *s, const struct kpr_path *p)
{
    struct walk k = {.s = s, .p = p, .times = p->out ? p->out : s->times.v, .at = begin(s)};
    for (size_t i = 0; i < s->legs.n; i++)
        walk_leg(&k, &s->legs.v[i]);
    free(k.at);
    return k.clamped;
}
