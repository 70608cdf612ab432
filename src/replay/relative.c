/*
 * How far apart two events of different units can be.
 *
 * The longest paths to both have much in common, which the difference of their
 * bounds does not see.  For events x and y: t_y is the length of some path to y.
 * Where that path passes an event v from which x can be reached, t_x is at least
 * t_v and the least of the way from v to x; so t_y - t_x is at most the most of the
 * way from v to y less the least of that from v to x.  The path is followed back as
 * far as a window reaches; beyond it the bounds of the events themselves serve.
 */
#include "replay/relative.h"

enum {
    WINDOW = 384,   /* events of all units; some iterations of a loop */
    FARTHEST = 4096, /* between the two; beyond, their own bounds have to do */
    MOST_WORK = 100000000 /* events looked at in one CTA: a second or so */
};

#define NO_WAY (INT64_MIN / 4)

struct kpr_relative {
    struct kpr_scene *s;
    const int64_t *lo, *hi; /* bounds of every event */
    int64_t cost;
    size_t n;
    struct node {
        int64_t raw;
        uint32_t unit, event;
    } *order;               /* by time */
    uint32_t *place;        /* in order; by s->base */
    size_t work;
    int64_t *way, *bound;   /* of a window: least to x; most since x */
};

static size_t flat(const struct kpr_relative *r, size_t place)
{
    return r->s->base.v[r->order[place].unit] + r->order[place].event;
}

static int by_time(const void *a, const void *b)
{
    const struct node *x = a, *y = b;
    if (x->raw != y->raw)
        return x->raw < y->raw ? -1 : 1;
    if (x->unit != y->unit)
        return x->unit < y->unit ? -1 : 1;
    return x->event < y->event ? -1 : x->event > y->event;
}

struct kpr_relative *kpr_relative_new(struct kpr_scene *s)
{
    struct kpr_relative *r = kp_alloc(sizeof *r);
    r->s = s;
    r->n = s->base.v[s->count];
    r->order = kp_alloc((r->n + 1) * sizeof *r->order);
    r->place = kp_alloc((r->n + 1) * sizeof *r->place);
    r->way = kp_alloc(2 * (r->n + 1) * sizeof *r->way);
    r->bound = r->way + r->n + 1;
    size_t n = 0;
    for (uint32_t u = 0; u < s->count; u++)
        for (uint32_t i = 0; i < s->works[u].event_count; i++)
            r->order[n++] = (struct node){s->works[u].events[i].raw, u, i};
    if (n)
        qsort(r->order, n, sizeof *r->order, by_time);
    for (size_t i = 0; i < n; i++)
        r->place[flat(r, i)] = (uint32_t)i;
    return r;
}

void kpr_relative_free(struct kpr_relative *r)
{
    if (!r)
        return;
    free(r->order);
    free(r->place);
    free(r->way);
    free(r);
}

void kpr_relative_at(struct kpr_relative *r, int64_t cost, const int64_t *lo, const int64_t *hi)
{
    r->cost = cost;
    r->lo = lo;
    r->hi = hi;
}

/* ---- ways back ------------------------------------------------------------------- */

/* Reaches back from a node over an edge of at least `length`. */
static void reach(struct kpr_relative *r, size_t from, size_t to, int64_t length)
{
    size_t p = r->place[to];
    if (p >= from && r->way[p] < length)
        r->way[p] = length;
}

/* What lies on the way into this event at the least. */
static void reach_back(struct kpr_relative *r, size_t from, size_t place)
{
    const struct node *at = &r->order[place];
    const struct kpr_event *e = &r->s->works[at->unit].events[at->event];
    size_t id = flat(r, place);
    int64_t way = r->way[place];
    if (at->event == 0)
        return;
    if (!e->wait) {
        reach(r, from, id - 1, way + kpr_step(r->s, at->unit, at->event, r->cost, KPR_LEAST));
        return;
    }
    const struct kpr_wait *w = &r->s->waits.v[e->wait - 1];
    size_t first = r->s->base.v[w->unit] + w->first;
    reach(r, from, id - 1, way);
    reach(r, from, first, way + kpr_floor(r->s, w, r->cost, KPR_LEAST));
    for (size_t i = w->edge; i < w->edge + w->edges; i++) {
        const struct kpr_edge *g = &r->s->edges.v[i];
        int64_t length = kpr_length(g, r->cost, KPR_LEAST);
        if (length >= 0)
            reach(r, from, r->s->base.v[g->unit] + g->event, way + length);
    }
}

/* ---- bounds forward --------------------------------------------------------------- */

/* Most of an event's time since x, where it does not lie in the window. */
static int64_t bound_of(const struct kpr_relative *r, size_t from, size_t id, size_t x)
{
    size_t p = r->place[id];
    return p >= from ? r->bound[p] : r->hi[id] - r->lo[x];
}

static int64_t bound_wait(const struct kpr_relative *r, size_t from, const struct kpr_wait *w,
                          int64_t stepped, size_t x)
{
    size_t base = r->s->base.v[w->unit];
    int64_t start = bound_of(r, from, base + w->first, x);
    int64_t before = bound_of(r, from, base + w->last - 1, x);
    int64_t at = stepped;
    if (w->blocked)
        at = kpr_max(before, kpr_min(stepped, start + kpr_floor(r->s, w, r->cost, KPR_MOST)));
    if (kpr_outside(w))
        at = kpr_max(at, r->hi[base + w->last] - r->lo[x]);
    for (size_t i = w->edge; i < w->edge + w->edges; i++) {
        const struct kpr_edge *g = &r->s->edges.v[i];
        int64_t length = kpr_length(g, r->cost, KPR_MOST);
        if (length >= 0)
            at = kpr_max(at, bound_of(r, from, r->s->base.v[g->unit] + g->event, x) + length);
    }
    return at;
}

static int64_t bound_event(const struct kpr_relative *r, size_t from, size_t place, size_t x)
{
    const struct node *at = &r->order[place];
    const struct kpr_event *e = &r->s->works[at->unit].events[at->event];
    size_t id = flat(r, place);
    int64_t most = r->hi[id] - r->lo[x];
    if (at->event > 0) {
        int64_t since = bound_of(r, from, id - 1, x) +
                        kpr_step(r->s, at->unit, at->event, r->cost, KPR_MOST);
        if (e->wait)
            since = bound_wait(r, from, &r->s->waits.v[e->wait - 1], since, x);
        most = kpr_min(most, since);
    }
    return r->way[place] > NO_WAY ? kpr_min(most, -r->way[place]) : most;
}

int64_t kpr_relative_most(struct kpr_relative *r, size_t y, size_t x)
{
    size_t px = r->place[x], py = r->place[y], last = px > py ? px : py;
    size_t first = px < py ? px : py, from = first > WINDOW ? first - WINDOW : 0;
    r->work += last - from;
    if (last - first > FARTHEST || r->work > MOST_WORK)
        return r->hi[y] - r->lo[x];
    for (size_t i = from; i <= last; i++)
        r->way[i] = NO_WAY;
    r->way[px] = 0;
    for (size_t i = px + 1; i-- > from;)
        if (r->way[i] > NO_WAY)
            reach_back(r, from, i);
    for (size_t i = from; i <= py; i++)
        r->bound[i] = bound_event(r, from, i, x);
    return r->bound[py];
}
