/*
 * Waits that a ring's cut leaves open.
 *
 * Records before the cut may have delayed their units for good, as they do where nothing
 * absorbs them, and each unit by another time.  All units at once, then every other one,
 * every other two, and so on, and the rest of them: any two are told apart once.  Each of
 * these is a walk as in path.c; several go over the events together.
 */
#include "replay/causal.h"

enum { LANES = 4, MOST_FELT = 2 * 7 + 1 };

struct lanes {
    int64_t v[LANES];
};

struct walks {
    struct kpr_scene *s;
    enum kpr_which which;
    const int64_t *shown;   /* times when nothing lost is felt; by s->base */
    uint64_t felt[LANES];   /* by unit's bit: its lost records delayed it */
    struct lanes *times;    /* by s->base */
    struct lanes *carry;    /* by unit: what could not be taken off; 0 or less */
};

static void begin_unit(const struct walks *k, uint32_t unit, const struct kpr_event *e,
                       struct lanes *at)
{
    uint64_t lost = k->s->units[unit].lost, most = KPR_MAX_LOST_FELT;
    int64_t cost = k->s->cost.value, first = e->raw * KPR_FIX - cost;
    int64_t delay = (int64_t)(lost < most ? lost : most) * cost;
    for (int l = 0; l < LANES; l++) {
        bool felt = unit < 64 && k->felt[l] >> unit & 1;
        at->v[l] = first - (felt ? delay : 0);
    }
}

/* What could not be taken off before is taken off as soon as it can be. */
static void hold_back(const struct kpr_event *e, int64_t spacing, struct lanes *at,
                      struct lanes *carry)
{
    for (int l = 0; l < LANES && e->since == KPR_OWN; l++)
        at->v[l] += kpr_max(spacing, 0);
    for (int l = 0; l < LANES && e->since != KPR_FLUSHED && e->since != KPR_OWN; l++) {
        int64_t d = spacing + carry->v[l];
        carry->v[l] = kpr_min(d, 0);
        at->v[l] += kpr_max(d, 0);
    }
}

/* At most when what it waits for has come. */
static void await(const struct walks *k, const struct kpr_wait *w, struct lanes *at)
{
    const struct kpr_scene *s = k->s;
    for (size_t i = w->edge, end = i + w->edges; i < end; i++) {
        const struct kpr_edge *g = &s->edges.v[i];
        const struct lanes *from = &k->times[s->base.v[g->unit] + g->event];
        int64_t length = kpr_length(g, s->cost.value, k->which);
        for (int l = 0; l < LANES && length >= 0; l++)
            at->v[l] = kpr_max(at->v[l], from->v[l] + length);
    }
}

/* at: of a unit by itself.  Before: of the event before. */
static void end_wait(const struct walks *k, const struct kpr_wait *w, const struct lanes *before,
                     struct lanes *at)
{
    const struct kpr_scene *s = k->s;
    size_t base = s->base.v[w->unit];
    const struct lanes *start = &k->times[base + w->first];
    int64_t seen = kpr_raw(s, w->unit, w->last) * KPR_FIX - s->cost.value;
    int64_t floor = kpr_floor(s, w, s->cost.value, k->which);
    int64_t shown = k->shown[base + w->last] - k->shown[base + w->last - 1];
    bool outside = kpr_outside(w) && (w->blocked || k->which == KPR_MOST), same = true;
    for (int l = 0; l < LANES && w->blocked; l++)
        at->v[l] = kpr_max(before->v[l], kpr_min(start->v[l] + floor, at->v[l]));
    for (int l = 0; l < LANES && outside; l++)
        at->v[l] = kpr_max(at->v[l], seen);
    await(k, w, at);
    for (int l = 0; l < LANES; l++) {
        if (at->v[l] > seen) /* nothing is later for its records being taken away */
            at->v[l] = kpr_max(seen, before->v[l]);
        same &= at->v[l] - before->v[l] == shown;
    }
    if (!same)
        s->units[w->unit].spans[w->span].flags |= KPR_UNSETTLED;
}

static void walk_leg(struct walks *k, const struct kpr_leg *leg)
{
    const struct kpr_event *e = k->s->works[leg->unit].events;
    struct lanes *t = k->times + k->s->base.v[leg->unit], *carry = &k->carry[leg->unit], at;
    size_t i = leg->from;
    if (i == 0)
        begin_unit(k, leg->unit, e, &t[i++]);
    at = t[i - 1];
    for (; i < leg->to; i++) {
        const struct lanes before = at;
        int64_t spacing = kpr_spacing(&e[i], k->s->cost.value), carried = 0;
        for (int l = 0; l < LANES; l++)
            carried |= carry->v[l];
        if (spacing < 0 || carried)
            hold_back(&e[i], spacing, &at, carry);
        else
            for (int l = 0; l < LANES; l++)
                at.v[l] += spacing;
        if (e[i].wait) {
            const struct kpr_wait *w = &k->s->waits.v[e[i].wait - 1];
            end_wait(k, w, &before, &at);
            if (w->blocked)
                *carry = (struct lanes){{0}};
        }
        t[i] = at;
    }
}

/* Which units' lost records are felt in each walk, the first one repeated until the lanes
 * are filled. */
static size_t find_felt(const struct kpr_scene *s, uint64_t felt[MOST_FELT + LANES])
{
    size_t n = 1;
    felt[0] = UINT64_MAX;
    for (uint32_t bit = 1; bit < s->count && bit < 64; bit *= 2) {
        uint64_t half = 0;
        for (uint32_t u = 0; u < s->count && u < 64; u++)
            half |= (uint64_t)((u & bit) != 0) << u;
        felt[n++] = half;
        felt[n++] = ~half;
    }
    for (size_t i = n; i % LANES != 0; i++)
        felt[i] = felt[0];
    return n;
}

static void walk_all(struct kpr_scene *s, enum kpr_which which, const int64_t *shown,
                     struct walks *k)
{
    uint64_t felt[MOST_FELT + LANES];
    size_t n = find_felt(s, felt);
    k->which = which;
    k->shown = shown;
    for (size_t i = 0; i < n; i += LANES) {
        memcpy(k->felt, felt + i, sizeof k->felt);
        memset(k->carry, 0, s->count * sizeof *k->carry);
        for (size_t leg = 0; leg < s->legs.n; leg++)
            walk_leg(k, &s->legs.v[leg]);
    }
}

void kpr_find_unsettled(struct kpr_scene *s, int64_t *most, int64_t *room)
{
    int64_t cut = kpr_last_cut(s);
    const struct kpr_path none = {.which = KPR_MOST, .cost = s->cost.value, .out = most};
    struct walks k = {.s = s, .times = (struct lanes *)(void *)room,
                      .carry = kp_alloc((s->count + 1) * sizeof *k.carry)};
    kpr_walk(s, &none);
    walk_all(s, KPR_LIKELY, s->times.v, &k);
    walk_all(s, KPR_MOST, most, &k);
    free(k.carry);
    /* on what was lost, or before all units are there, they can be anything */
    for (size_t i = 0; i < s->waits.n; i++) {
        const struct kpr_wait *w = &s->waits.v[i];
        if (!w->known || kpr_raw(s, w->unit, w->first) < cut)
            s->units[w->unit].spans[w->span].flags |= KPR_UNSETTLED;
    }
}
