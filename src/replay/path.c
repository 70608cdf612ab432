/* The longest path over a CTA's events: each as early as its own unit and the
 * arrivals that it waits for allow. */
#include "replay/causal.h"

struct walk {
    struct kpr_scene *s;
    const struct kpr_path *p;
    int64_t *times;     /* by s->base */
    int64_t *carry;     /* by unit: what could not be taken off; 0 or less */
    size_t *come;       /* by unit: how far; NULL: the order is known */
    size_t *ask;        /* by unit: the edge, of the wait that it stands at, asked for next */
    uint64_t clamped;
};

static void clamp(struct walk *k, uint32_t unit, struct kpr_event *e)
{
    k->clamped++;
    if (k->p->out)
        return;
    e->clamped = true;
    k->s->works[unit].clamps = true;
}

/* Only a warp that really began before the entry stays there, and not in a lossy
 * unit: its first record is the cut, and a negative cut says that nothing was lost. */
static void first_time(struct walk *k, uint32_t unit)
{
    struct kpr_event *e = k->s->works[unit].events;
    const struct kpr_path *p = k->p;
    uint64_t lost = k->s->units[unit].lost, most = KPR_MAX_LOST_FELT;
    int64_t at = e->raw * KPR_FIX - p->cost, *out = &k->times[k->s->base.v[unit]];
    bool felt = unit < 64 && p->lost_felt >> unit & 1;
    if (felt)
        at -= (int64_t)(lost < most ? lost : most) * p->cost;
    int64_t floor = e->raw < 0 && lost == 0 ? e->raw * KPR_FIX : 0;
    *out = at;
    if (at >= floor || p->lost_felt)
        return;
    *out = floor;
    k->carry[unit] = at - floor;
    clamp(k, unit, e);
}

struct held {
    int64_t time;  /* since the event before */
    int64_t carry; /* what is left to be taken off */
};

/* The time less a record and what could not be taken off before. */
static struct held hold_back(struct walk *k, uint32_t unit, struct kpr_event *e, int64_t spacing,
                             int64_t carry)
{
    e->owes = carry < 0 && e->since != KPR_OWN;
    if (e->since == KPR_OWN) /* its region does not owe what another record cost */
        return (struct held){kpr_max(spacing, 0), carry};
    if (e->since == KPR_FLUSHED)
        return (struct held){0, carry};
    int64_t d = spacing + carry;
    if (d < 0)
        clamp(k, unit, e);
    return (struct held){kpr_max(d, 0), kpr_min(d, 0)};
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
    bool floored = w->blocked || p->which == KPR_LEAST;
    int64_t limit = floored ? start + floor : INT64_MAX;
    return kpr_max(before, kpr_min(limit, stepped)); /* stepped is not before it */
}

static int64_t wait_end(struct walk *k, const struct kpr_wait *w, int64_t arrived,
                        int64_t stepped, int64_t before)
{
    const struct kpr_path *p = k->p;
    int64_t seen = w->end * KPR_FIX - p->cost;
    int64_t at = kpr_max(unhindered(k, w, stepped, before), arrived);
    if (kpr_outside(w) && (w->blocked || p->which == KPR_MOST))
        at = kpr_max(at, seen);
    /* Nothing is later for its records being taken away. */
    return at > seen ? kpr_max(seen, before) : at;
}

/* Whether all that the wait waits for was walked.  What was is not asked for again: a unit may
 * stand at a wait of many edges for as long as others take turns. */
static bool all_walked(const struct walk *k, const struct kpr_wait *w)
{
    size_t end = (size_t)w->edge + w->edges, *i = &k->ask[w->unit];
    if (*i < w->edge || *i >= end)
        *i = w->edge;
    for (; *i < end; ++*i) {
        const struct kpr_edge *e = &k->s->edges.v[*i];
        if (e->event >= k->come[e->unit])
            return false;
    }
    return true;
}

/* When all has come that the wait waits for.  False: not all of it was walked yet. */
static bool has_arrived(const struct walk *k, const struct kpr_wait *w, int64_t *at)
{
    const struct kpr_edge *e = &k->s->edges.v[w->edge], *end = e + w->edges;
    const struct kpr_path *p = k->p;
    *at = INT64_MIN;
    if (k->come && !all_walked(k, w))
        return false;
    for (; e < end; e++) {
        int64_t length = kpr_length(e, p->cost, p->which);
        if (length >= 0)
            *at = kpr_max(*at, k->times[k->s->base.v[e->unit] + e->event] + length);
    }
    return true;
}

/* Events that nothing outside the unit has a part in; returns where the next is that has. */
static size_t walk_alone(struct walk *k, uint32_t unit, size_t i, size_t to)
{
    struct kpr_event *e = k->s->works[unit].events;
    int64_t *t = k->times + k->s->base.v[unit];
    int64_t cost = k->p->cost, at = t[i - 1], carry = k->carry[unit];
    for (; i < to && !e[i].wait; i++) {
        int64_t d = kpr_spacing(&e[i], cost);
        e[i].owes = false;
        if ((d | carry) < 0) {
            struct held held = hold_back(k, unit, &e[i], d, carry);
            carry = held.carry;
            d = held.time;
        }
        at += d;
        t[i] = at;
    }
    k->carry[unit] = carry;
    return i;
}

/* The end of a wait.  False: what it waits for was not walked yet. */
static bool walk_wait(struct walk *k, uint32_t unit, size_t i)
{
    struct kpr_event *e = &k->s->works[unit].events[i];
    const struct kpr_wait *w = &k->s->waits.v[e->wait - 1];
    int64_t *t = k->times + k->s->base.v[unit], carry = k->carry[unit], arrived;
    if (k->come)
        k->come[unit] = i; /* it may wait for what the unit did itself */
    if (!has_arrived(k, w, &arrived))
        return false;
    struct held held = {kpr_spacing(e, k->p->cost), 0};
    e->owes = false;
    if ((held.time | carry) < 0)
        held = hold_back(k, unit, e, held.time, carry);
    t[i] = wait_end(k, w, arrived, t[i - 1] + held.time, t[i - 1]);
    k->carry[unit] = w->blocked ? 0 : held.carry;
    return true;
}

/* From one event to another, or as far as possible before it; returns where. */
static size_t walk_on(struct walk *k, uint32_t unit, size_t i, size_t to)
{
    if (i == 0)
        first_time(k, unit);
    i += i == 0;
    while ((i = walk_alone(k, unit, i, to)) < to && walk_wait(k, unit, i))
        i++;
    return i;
}

static struct walk begin(struct kpr_scene *s, const struct kpr_path *p)
{
    return (struct walk){.s = s, .p = p, .times = p->out ? p->out : s->times.v,
                         .carry = kp_alloc((s->count + 1) * sizeof(int64_t))};
}

uint64_t kpr_walk(struct kpr_scene *s, const struct kpr_path *p)
{
    struct walk k = begin(s, p);
    for (size_t i = 0; i < s->legs.n; i++)
        walk_on(&k, s->legs.v[i].unit, s->legs.v[i].from, s->legs.v[i].to);
    free(k.carry);
    return k.clamped;
}

/* A unit's next leg, if it can go on. */
static bool next_leg(struct walk *k, uint32_t unit)
{
    size_t from = k->come[unit], n = k->s->works[unit].event_count;
    if (from == n)
        return false;
    size_t to = k->come[unit] = walk_on(k, unit, from, n);
    if (to == from)
        return false;
    KP_PUSH(k->s->legs, ((struct kpr_leg){unit, (uint32_t)from, (uint32_t)to}));
    return true;
}

/* Clocks of one SM can be compared, and an edge goes forward in them: so there is
 * always a unit that can go on. */
uint64_t kpr_walk_first(struct kpr_scene *s, const struct kpr_path *p)
{
    struct walk k = begin(s, p);
    bool any = true;
    k.come = kp_alloc((s->count + 1) * sizeof *k.come);
    k.ask = kp_alloc((s->count + 1) * sizeof *k.ask);
    s->legs.n = 0;
    while (any) {
        any = false;
        for (uint32_t unit = 0; unit < s->count; unit++)
            any |= next_leg(&k, unit);
    }
    free(k.come);
    free(k.ask);
    free(k.carry);
    return k.clamped;
}
