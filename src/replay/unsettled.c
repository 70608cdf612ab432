/*
 * Waits that a ring's cut leaves open.
 *
 * Records before the cut may have delayed their units for good, as they do where nothing
 * absorbs them, and each unit by another time.  All units at once, then every other one,
 * every other two, and so on, and the rest of them: any two are told apart once.
 *
 * Each of these is a walk as in path.c.  But between two waits' ends a unit's times are
 * apart as they always are, so that only the ends of waits have to be gone through, several
 * walks together; and where all that a wait depends on is as shown, so is the wait.
 */
#include "replay/causal.h"

enum { LANES = 4, MOST_FELT = 2 * 6 + 1 };

/* One time in each of several walks. */
struct lanes {
    int64_t v[LANES];
};

/* A stretch of a unit's events between ends of waits: its first ones, by unit, or those from
 * a wait's end on, by wait.  Times are counted from the unit's first event as if no wait
 * were longer or shorter for what it waits for: `since`. */
struct stretch {
    struct lanes begin; /* what is to be added to since */
    bool same;          /* in all walks as shown */
};

/* An arrival, or whatever else a time is that a wait depends on. */
struct source {
    uint32_t stretch;
    int64_t since; /* with what lies between */
};

/* The end of a wait. */
struct gate {
    struct source before, start, stepped; /* the event before; START and floor; by its unit alone */
    int64_t seen;
    int64_t shown; /* its time */
    size_t source; /* in sources: where */
    uint32_t sources, stretch, wait;
    bool blocked, outside, clean; /* clean: of a unit that is not held at the CTA's entry */
};

struct gates {
    struct kpr_scene *s;
    enum kpr_which which;
    const int64_t *shown;     /* times when nothing lost is felt; by s->base */
    int64_t *since;           /* by s->base */
    uint32_t *stretch_of;     /* the same */
    uint32_t *order;          /* waits as the path comes to them */
    struct gate *gates;       /* the same */
    KP_VEC(struct source) sources;
    struct stretch *stretches;
    size_t count;
};

/* ---- what waits depend on ------------------------------------------------------------ */

/* What could not be taken off before is taken off as soon as it can be. */
static void lay_out_unit(struct gates *g, uint32_t unit)
{
    const struct kpr_scene *s = g->s;
    const struct kpr_work *w = &s->works[unit];
    size_t base = s->base.v[unit];
    uint32_t stretch = unit;
    int64_t since = 0, carry = 0;
    for (size_t i = 0; i < w->event_count; i++) {
        const struct kpr_event *e = &w->events[i];
        if (i > 0 && e->since == KPR_OWN) {
            since += kpr_max(kpr_spacing(e, s->cost.value), 0);
        } else if (i > 0 && e->since != KPR_FLUSHED) {
            int64_t d = kpr_spacing(e, s->cost.value) + carry;
            carry = kpr_min(d, 0);
            since += kpr_max(d, 0);
        }
        if (i > 0 && e->wait) {
            carry = s->waits.v[e->wait - 1].blocked ? 0 : carry;
            stretch = (uint32_t)s->count + e->wait - 1;
        }
        g->since[base + i] = since;
        g->stretch_of[base + i] = stretch;
    }
}

static void find_order(struct gates *g)
{
    const struct kpr_scene *s = g->s;
    for (size_t i = 0; i < s->legs.n; i++) {
        const struct kpr_leg *leg = &s->legs.v[i];
        const struct kpr_event *e = s->works[leg->unit].events;
        for (size_t k = leg->from; k < leg->to; k++)
            if (k > 0 && e[k].wait)
                g->order[g->count++] = e[k].wait - 1;
    }
}

static struct source source_at(const struct gates *g, size_t event, int64_t later)
{
    return (struct source){g->stretch_of[event], g->since[event] + later};
}

/* Where the first event of a unit is, was nothing lost. */
static int64_t first_time(const struct kpr_scene *s, uint32_t unit)
{
    return kpr_raw(s, unit, 0) * KPR_FIX - s->cost.value;
}

static struct gate make_gate(struct gates *g, uint32_t wait)
{
    const struct kpr_scene *s = g->s;
    const struct kpr_wait *w = &s->waits.v[wait];
    size_t base = s->base.v[w->unit], end = base + w->last;
    struct gate x = {
        .before = source_at(g, end - 1, 0),
        .start = source_at(g, base + w->first, kpr_floor(s, w, s->cost.value, g->which)),
        .stepped = source_at(g, end - 1, g->since[end] - g->since[end - 1]),
        .seen = kpr_raw(s, w->unit, w->last) * KPR_FIX - s->cost.value,
        .shown = g->shown[end],
        .source = g->sources.n,
        .stretch = (uint32_t)s->count + wait,
        .wait = wait,
        .blocked = w->blocked,
        .outside = kpr_outside(w) && (w->blocked || g->which == KPR_MOST),
        .clean = g->shown[base] == first_time(s, w->unit),
    };
    for (size_t i = w->edge, last = i + w->edges; i < last; i++) {
        const struct kpr_edge *e = &s->edges.v[i];
        int64_t length = kpr_length(e, s->cost.value, g->which);
        if (length >= 0)
            KP_PUSH(g->sources, source_at(g, s->base.v[e->unit] + e->event, length));
    }
    x.sources = (uint32_t)(g->sources.n - x.source);
    return x;
}

/* ---- walks ----------------------------------------------------------------------------- */

static void begin_units(struct gates *g, const uint64_t felt[LANES])
{
    const struct kpr_scene *s = g->s;
    for (uint32_t unit = 0; unit < s->count; unit++) {
        struct stretch *x = &g->stretches[unit];
        if (s->works[unit].event_count == 0)
            continue;
        uint64_t lost = s->units[unit].lost, most = KPR_MAX_LOST_FELT;
        int64_t delay = (int64_t)(lost < most ? lost : most) * s->cost.value;
        int64_t first = first_time(s, unit);
        x->same = true;
        for (int l = 0; l < LANES; l++) {
            bool delayed = unit < 64 && felt[l] >> unit & 1;
            x->begin.v[l] = first - (delayed ? delay : 0);
            x->same &= x->begin.v[l] == g->shown[s->base.v[unit]];
        }
    }
}

static bool depends(const struct gates *g, const struct gate *x)
{
    const struct stretch *t = g->stretches;
    if (!t[x->before.stretch].same || !t[x->start.stretch].same || !x->clean)
        return true;
    for (size_t i = x->source, end = i + x->sources; i < end; i++)
        if (!t[g->sources.v[i].stretch].same)
            return true;
    return false;
}

static int64_t time_of(const struct gates *g, struct source x, int lane)
{
    return g->stretches[x.stretch].begin.v[lane] + x.since;
}

/* The end's time in one of the walks. */
static int64_t pass_gate(const struct gates *g, const struct gate *x, int lane)
{
    int64_t before = time_of(g, x->before, lane), at = time_of(g, x->stepped, lane);
    if (x->blocked)
        at = kpr_max(before, kpr_min(time_of(g, x->start, lane), at));
    if (x->outside)
        at = kpr_max(at, x->seen);
    for (size_t i = x->source, end = i + x->sources; i < end; i++)
        at = kpr_max(at, time_of(g, g->sources.v[i], lane));
    return at > x->seen ? kpr_max(x->seen, before) : at; /* no later than recorded */
}

static void walk(struct gates *g, const uint64_t felt[LANES])
{
    struct kpr_scene *s = g->s;
    begin_units(g, felt);
    for (size_t i = 0; i < g->count; i++) {
        const struct gate *x = &g->gates[i];
        const struct kpr_wait *w = &s->waits.v[x->wait];
        struct stretch *to = &g->stretches[x->stretch];
        bool moved = depends(g, x), other = false;
        int64_t took = x->shown - g->shown[s->base.v[w->unit] + w->last - 1];
        to->same = x->clean;
        for (int l = 0; l < LANES; l++) {
            int64_t at = moved ? pass_gate(g, x, l) : x->shown;
            to->same &= at == x->shown;
            to->begin.v[l] = at - x->stepped.since;
            other |= moved && at - time_of(g, x->before, l) != took;
        }
        if (other)
            kpr_flag(s, w, KPR_UNSETTLED);
    }
}

/* Which units' lost records are felt in each walk; the first one is repeated until the lanes
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
    for (; n % LANES != 0; n++)
        felt[n] = felt[0];
    return n;
}

/* shown: the times at this figure of the edges. */
static void walk_all(struct gates *g, enum kpr_which which, const int64_t *shown)
{
    uint64_t felt[MOST_FELT + LANES];
    size_t n = find_felt(g->s, felt);
    g->which = which;
    g->shown = shown;
    g->sources.n = 0;
    for (size_t i = 0; i < g->count; i++)
        g->gates[i] = make_gate(g, g->order[i]);
    for (size_t i = 0; i < n; i += LANES)
        walk(g, felt + i);
}

/* Waits on what was lost, or before all units are there, can be anything. */
static void mark_open(struct kpr_scene *s)
{
    int64_t cut = kpr_last_cut(s);
    for (size_t i = 0; i < s->waits.n; i++) {
        const struct kpr_wait *w = &s->waits.v[i];
        if (!w->known || kpr_raw(s, w->unit, w->first) < cut)
            kpr_flag(s, w, KPR_UNSETTLED);
    }
}

void kpr_find_unsettled(struct kpr_scene *s, int64_t *most, int64_t *room)
{
    const struct kpr_path none = {.which = KPR_MOST, .cost = s->cost.value, .out = most};
    struct gates g = {
        .s = s,
        .since = room,
        .stretch_of = kp_realloc(NULL, s->base.v[s->count] + 1, sizeof *g.stretch_of),
        .order = kp_realloc(NULL, s->waits.n + 1, sizeof *g.order),
        .gates = kp_realloc(NULL, s->waits.n + 1, sizeof *g.gates),
        .stretches = kp_alloc((s->count + s->waits.n + 1) * sizeof *g.stretches),
    };
    for (uint32_t unit = 0; unit < s->count; unit++)
        lay_out_unit(&g, unit);
    find_order(&g);
    walk_all(&g, KPR_LIKELY, s->times.v);
    kpr_walk(s, &none);
    walk_all(&g, KPR_MOST, most);
    free(g.stretch_of);
    free(g.order);
    free(g.gates);
    free(g.sources.v);
    free(g.stretches);
    mark_open(s);
}
