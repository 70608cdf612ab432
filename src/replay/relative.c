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
#include "replay/sort.h"

enum {
    WINDOW = 384,   /* events of all units; some iterations of a loop */
    FARTHEST = 4096, /* between the two; beyond, their own bounds have to do */
    /* Events and ways into them that are looked at: of each event of a CTA, and of all (some
     * tenths of a second).  Real kernels take up to 4100 of the one, 1.1e7 of the other. */
    MOST_LOOKS_EACH = 8192,
    MOST_LOOKS = 50000000,
};

#define NO_WAY (INT64_MIN / 4)
#define NO_PLACE UINT32_MAX

/* Into the end of a wait, from what it waits for. */
struct way_in {
    uint32_t place;
    int64_t least, most; /* negative: not known */
};

/* An event, at the cost at hand. */
struct node {
    uint32_t unit, event;
    uint32_t before;               /* the unit's event before it; NO_PLACE: none */
    uint32_t start;                /* the START of the wait that it ends; NO_PLACE: none */
    uint32_t wait;                 /* in waits */
    uint32_t way_count;            /* into the wait's end */
    size_t ways;
    int64_t step_least, step_most; /* since the event before */
    int64_t hi;
};

/* Since a wait's START, if nothing holds it up. */
struct floor {
    int64_t least, most;
};

struct kpr_relative {
    struct kpr_scene *s;
    const int64_t *lo;      /* by s->base */
    struct node *order;     /* by time */
    uint32_t *place;        /* in order; by s->base */
    struct floor *floors;   /* by wait */
    size_t n, looks, most_looks;
    KP_VEC(struct way_in) ways;
    /* What is known of the times since x's, of the events from `from` on. */
    size_t x, from, done;   /* x, done: places; done: all below are bounded */
    int64_t since;          /* lo of x */
    bool any;
    int64_t *way, *bound;   /* by place: least to x; most since x */
};

static size_t flat(const struct kpr_relative *r, const struct node *v)
{
    return r->s->base.v[v->unit] + v->event;
}

/* ---- the graph ------------------------------------------------------------------- */

static void order_nodes(struct kpr_relative *r)
{
    const struct kpr_scene *s = r->s;
    struct kpr_key *keys = kp_realloc(NULL, 2 * r->n + 1, sizeof *keys);
    struct node *found = kp_alloc((r->n + 1) * sizeof *found);
    size_t n = 0;
    for (uint32_t u = 0; u < s->count; u++) {
        for (uint32_t i = 0; i < s->works[u].event_count; i++, n++) {
            found[n] = (struct node){.unit = u, .event = i};
            keys[n] = (struct kpr_key){kpr_signed_key(kpr_raw(s, u, i)), n};
        }
    }
    kpr_sort_keys(keys, n, keys + n);
    r->order = kp_realloc(NULL, n + 1, sizeof *r->order);
    for (size_t i = 0; i < n; i++) {
        r->order[i] = found[keys[i].at];
        r->place[keys[i].at] = (uint32_t)i;
    }
    free(found);
    free(keys);
}

static void link_node(struct kpr_relative *r, struct node *v)
{
    const struct kpr_scene *s = r->s;
    const struct kpr_event *e = &s->works[v->unit].events[v->event];
    const uint32_t *own = r->place + s->base.v[v->unit];
    v->before = v->event > 0 ? own[v->event - 1] : NO_PLACE;
    v->start = NO_PLACE;
    v->ways = r->ways.n;
    if (!e->wait || v->event == 0)
        return;
    const struct kpr_wait *w = &s->waits.v[e->wait - 1];
    v->wait = e->wait - 1;
    v->start = own[w->first];
    v->way_count = (uint32_t)w->edges;
    for (size_t i = w->edge; i < w->edge + w->edges; i++) {
        const struct kpr_edge *g = &s->edges.v[i];
        KP_PUSH(r->ways, ((struct way_in){r->place[s->base.v[g->unit] + g->event], -1, -1}));
    }
}

struct kpr_relative *kpr_relative_new(struct kpr_scene *s)
{
    struct kpr_relative *r = kp_alloc(sizeof *r);
    r->s = s;
    r->n = s->base.v[s->count];
    r->most_looks = r->n < MOST_LOOKS / MOST_LOOKS_EACH ? r->n * MOST_LOOKS_EACH : MOST_LOOKS;
    r->place = kp_alloc((r->n + 1) * sizeof *r->place);
    r->way = kp_alloc(2 * (r->n + 1) * sizeof *r->way);
    r->bound = r->way + r->n + 1;
    r->floors = kp_alloc((s->waits.n + 1) * sizeof *r->floors);
    KP_GROW(r->ways, s->edges.n + 1); /* so that there is somewhere where none are */
    order_nodes(r);
    for (size_t i = 0; i < r->n; i++)
        link_node(r, &r->order[i]);
    return r;
}

void kpr_relative_free(struct kpr_relative *r)
{
    if (!r)
        return;
    free(r->order);
    free(r->place);
    free(r->floors);
    free(r->ways.v);
    free(r->way);
    free(r);
}

static void set_ways(struct kpr_relative *r, const struct node *v, int64_t cost)
{
    const struct kpr_wait *w = &r->s->waits.v[v->wait];
    struct way_in *in = r->ways.v + v->ways;
    r->floors[v->wait] = (struct floor){kpr_floor(r->s, w, cost, KPR_LEAST),
                                        kpr_floor(r->s, w, cost, KPR_MOST)};
    for (size_t i = 0; i < v->way_count; i++) {
        const struct kpr_edge *g = &r->s->edges.v[w->edge + i];
        in[i].least = kpr_length(g, cost, KPR_LEAST);
        in[i].most = kpr_length(g, cost, KPR_MOST);
    }
}

void kpr_relative_at(struct kpr_relative *r, int64_t cost, const int64_t *lo, const int64_t *hi)
{
    const struct kpr_scene *s = r->s;
    r->any = false;
    r->lo = lo;
    for (size_t i = 0; i < r->n; i++) {
        struct node *v = &r->order[i];
        v->hi = hi[flat(r, v)];
        if (v->event == 0)
            continue;
        v->step_least = kpr_step(s, v->unit, v->event, cost, KPR_LEAST);
        v->step_most = kpr_step(s, v->unit, v->event, cost, KPR_MOST);
        if (v->start != NO_PLACE)
            set_ways(r, v, cost);
    }
}

/* ---- ways back ------------------------------------------------------------------- */

/* Reaches back from a node over an edge of at least `length`. */
static void reach(struct kpr_relative *r, size_t to, int64_t length)
{
    if (to >= r->from && r->way[to] < length)
        r->way[to] = length;
}

/* What lies on the way into this event at the least. */
static void reach_back(struct kpr_relative *r, size_t place)
{
    const struct node *v = &r->order[place];
    int64_t way = r->way[place];
    r->looks += 1 + v->way_count;
    if (v->before == NO_PLACE)
        return;
    if (v->start == NO_PLACE) {
        reach(r, v->before, way + v->step_least);
        return;
    }
    reach(r, v->before, way);
    reach(r, v->start, way + r->floors[v->wait].least);
    const struct way_in *in = r->ways.v + v->ways;
    for (size_t i = 0; i < v->way_count; i++)
        if (in[i].least >= 0)
            reach(r, in[i].place, way + in[i].least);
}

/* ---- bounds forward --------------------------------------------------------------- */

/* Most of an event's time since x, where it does not lie in the window, or not before. */
static int64_t bound_of(const struct kpr_relative *r, size_t place)
{
    bool known = place >= r->from && place < r->done;
    return known ? r->bound[place] : r->order[place].hi - r->since;
}

static int64_t bound_wait(const struct kpr_relative *r, const struct node *v, int64_t before)
{
    const struct kpr_wait *w = &r->s->waits.v[v->wait];
    int64_t at = before + v->step_most;
    if (w->blocked)
        at = kpr_max(before, kpr_min(at, bound_of(r, v->start) + r->floors[v->wait].most));
    if (kpr_outside(w))
        at = kpr_max(at, v->hi - r->since);
    const struct way_in *in = r->ways.v + v->ways;
    for (size_t i = 0; i < v->way_count; i++)
        if (in[i].most >= 0)
            at = kpr_max(at, bound_of(r, in[i].place) + in[i].most);
    return at;
}

static int64_t bound_event(struct kpr_relative *r, size_t place)
{
    const struct node *v = &r->order[place];
    r->looks += 1 + v->way_count;
    int64_t most = v->hi - r->since;
    if (v->before != NO_PLACE) {
        int64_t before = bound_of(r, v->before);
        bool waits = v->start != NO_PLACE;
        most = kpr_min(most, waits ? bound_wait(r, v, before) : before + v->step_most);
    }
    return place <= r->x && r->way[place] > NO_WAY ? kpr_min(most, -r->way[place]) : most;
}

/* A window that begins at `from`. */
static void open_window(struct kpr_relative *r, size_t x, size_t from)
{
    r->any = true;
    r->x = x;
    r->since = r->lo[flat(r, &r->order[x])];
    r->from = r->done = from;
    for (size_t i = from; i < x; i++)
        r->way[i] = NO_WAY;
    r->way[x] = 0;
    for (size_t i = x + 1; i-- > from;)
        if (r->way[i] > NO_WAY)
            reach_back(r, i);
}

int64_t kpr_relative_most(struct kpr_relative *r, size_t y, size_t x)
{
    size_t px = r->place[x], py = r->place[y], last = px > py ? px : py;
    size_t first = px < py ? px : py, from = first > WINDOW ? first - WINDOW : 0;
    if (last - first > FARTHEST || r->looks > r->most_looks)
        return r->order[py].hi - r->lo[x];
    if (!r->any || r->x != px || r->from != from)
        open_window(r, px, from);
    for (; r->done <= py; r->done++)
        r->bound[r->done] = bound_event(r, r->done);
    return r->bound[py];
}
