/* Which arrivals each wait waited for. */
#include "replay/causal.h"

/* Beyond these, which no real kernel reaches, waits stay unresolved. */
#define MAX_UNITS 64
#define MAX_WAITS ((size_t)1 << 18)
#define MAX_EDGES ((size_t)1 << 20)

/* Arrivals of a unit on a barrier. */
struct slice {
    struct kpr_arrival *a;
    size_t n, group; /* how many; how many of them make a phase */
};
/* Who arrives on a barrier, as the waits of the unit at hand see it. */
struct partner {
    struct slice of;
    int64_t phases;
    int64_t ahead; /* the phase that a visit waits for, less the visit and plus the distance */
    bool known;    /* else that is not */
    bool whole;    /* neither unit lost records */
    bool seen;     /* a wait ended after what it is taken to wait for */
};
/* A barrier that the unit at hand waits on. */
struct watched {
    size_t visits, total; /* of the unit, so far and in all */
    bool begun;
    struct slice own;   /* operations that only it can wait for */
    size_t issued;      /* of those, before the wait at hand */
    bool known;         /* all who arrive on it left records */
    bool lacking;       /* kpr_sync */
    struct partner *partners; /* by unit */
    size_t count;
};
/* A wait on the barrier at hand. */
struct awaiting {
    int64_t end; /* raw */
    int64_t distance;
    bool blocked;
};

struct linker {
    struct kpr_scene *s;
    size_t *group;    /* arrivals that make a phase; by row */
    struct watched *watched;  /* by barrier */
    struct partner *partners; /* by row */
    int64_t *typical; /* by barrier: the least delta that a wait blocked on; -1 */
    bool unseen;      /* units, or regions, that may keep an engine busy leave no records */
    bool careful;     /* not all loops of the unit at hand and of its partners run alike */
    bool misfit;      /* ... as is seen now */
    KP_VEC(struct awaiting) visits; /* of one unit to one barrier */
};

/* ---- arrivals ------------------------------------------------------------------ */

static inline void set_arrival(struct kpr_arrival *a, const struct kpr_visit *v,
                               const struct kpr_source *source)
{
    const struct kpr_span *p = v->p;
    /* a thread arrives before its region ends, and is seen to not much later */
    bool told = source->async == KPR_NONE && !(p->flags & KPR_OPEN_END);
    a->at = p->raw_start;
    a->seen = INT64_MAX;
    a->within = told ? p->raw_end - p->raw_start + KPR_ARRIVE_LATENCY : INT64_MAX;
    a->unit = v->unit;
    a->event = (uint32_t)p->start;
    a->span = v->span;
    a->region = v->region;
    a->source = *source;
    a->op = KPR_NONE;
    a->plain = p->inside == 0;
}

/* Where each barrier's and unit's will be; returns how many there are. */
static size_t count_arrivals(struct kpr_scene *s)
{
    size_t rows = s->sync->count * s->count, sum = 0, *n = s->first.v;
    const struct kpr_visit *v = s->visits.v;
    memset(n, 0, (rows + 1) * sizeof *n);
    for (const struct kpr_visit *last = v + s->visits.n; v < last; v++) {
        const struct kpr_sync_region *r = &s->sync->regions[v->region];
        for (const struct kpr_source *x = r->sources, *end = x + r->source_count; x < end; x++)
            n[kpr_row(s, x->barrier, v->unit)]++;
    }
    for (size_t i = 0; i <= rows; i++) {
        size_t own = n[i];
        n[i] = sum;
        sum += own;
    }
    return sum;
}

/* By barrier and unit; found in order of time, so they stay in it. */
static void find_arrivals(struct kpr_scene *s)
{
    size_t rows = s->sync->count * s->count;
    s->first.n = 0;
    KP_GROW(s->first, rows + 1);
    s->first.n = rows + 1;
    size_t n = count_arrivals(s), *next = s->first.v;
    s->arrivals.n = 0;
    KP_GROW(s->arrivals, n + 1);
    s->arrivals.n = n;
    const struct kpr_visit *v = s->visits.v;
    for (const struct kpr_visit *last = v + s->visits.n; v < last; v++) {
        const struct kpr_sync_region *r = &s->sync->regions[v->region];
        for (const struct kpr_source *x = r->sources, *end = x + r->source_count; x < end; x++)
            set_arrival(&s->arrivals.v[next[kpr_row(s, x->barrier, v->unit)]++], v, x);
    }
    for (size_t i = rows; i > 0; i--) /* each stands at the end of its own by now */
        next[i] = next[i - 1];
    next[0] = 0;
}

/* It waits there, too, as at bar.sync: then its arrive is all that its unit does for that phase. */
static bool meets(const struct kpr_sync *sync, const struct kpr_arrival *a)
{
    const struct kpr_sync_region *r = &sync->regions[a->region];
    for (size_t i = 0; i < r->wait_count; i++)
        if (r->waits[i].barrier == a->source.barrier)
            return true;
    return false;
}

/* Several regions of a unit that arrive on one barrier: all of them in each phase,
 * if they take turns; else (a peeled iteration, say) each makes a phase. */
static size_t group_size(const struct kpr_sync *sync, const struct kpr_arrival *a, size_t n)
{
    size_t p = 1;
    while (p < n && a[p].region != a[0].region)
        p++;
    for (size_t i = 0; i < p && p > 1; i++)
        if (meets(sync, &a[i]))
            return 1;
    for (size_t i = 0; i + p < n && p > 1; i++)
        if (a[i].region != a[i + p].region)
            return 1;
    return 2 * p <= n ? p : 1;
}

static void find_groups(struct linker *l)
{
    const struct kpr_scene *s = l->s;
    for (size_t i = 0; i + 1 < s->first.n; i++) {
        const struct kpr_arrival *a = &s->arrivals.v[s->first.v[i]];
        size_t n = s->first.v[i + 1] - s->first.v[i];
        l->group[i] = n && !a->source.own ? group_size(s->sync, a, n) : 1;
    }
}

static struct slice slice_of(const struct linker *l, uint32_t barrier, uint32_t unit, bool own)
{
    const struct kpr_scene *s = l->s;
    size_t at = kpr_row(s, barrier, unit), from = s->first.v[at], to = s->first.v[at + 1];
    if (from == to || s->arrivals.v[from].source.own != own)
        return (struct slice){0};
    return (struct slice){&s->arrivals.v[from], to - from, l->group[at]};
}

/* The last arrival of a phase. */
static inline struct kpr_arrival *last_of(const struct slice *a, int64_t phase)
{
    return &a->a[((size_t)phase + 1) * a->group - 1];
}

/* ---- partners ------------------------------------------------------------------- */

/* All that a unit does on the barrier. */
static void collect_visits(struct linker *l, const struct kpr_wait *w, size_t n, uint32_t barrier)
{
    const struct kpr_sync *sync = l->s->sync;
    l->visits.n = 0;
    KP_GROW(l->visits, n * sync->most_waits);
    struct awaiting *v = l->visits.v;
    for (const struct kpr_wait *last = w + n; w < last; w++) {
        const struct kpr_sync_region *r = &sync->regions[w->region];
        for (const struct kpr_sync_wait *on = r->waits, *end = on + r->wait_count; on < end; on++)
            if (on->barrier == barrier)
                *v++ = (struct awaiting){w->end, on->distance, w->blocked};
    }
    l->visits.n = (size_t)(v - l->visits.v);
}

/* With this difference no wait of the unit ends before what it waits for.  But a loop's
 * first visits may have nothing to wait for, whatever the marks say (a slot that is
 * released later than its own iteration leaves the first releases empty): those that did
 * not block, before any that the difference explains, are no evidence.  *found: waits that
 * are. */
static bool fits(const struct linker *l, const struct partner *p, int64_t ahead, size_t *found)
{
    size_t seen = 0;
    for (size_t i = 0, n = l->visits.n; i < n; i++) {
        const struct awaiting *v = &l->visits.v[i];
        int64_t phase = (int64_t)i - v->distance + ahead;
        if (phase < 0 || phase >= p->phases)
            continue;
        if (last_of(&p->of, phase)->at < v->end)
            seen++;
        else if (v->blocked || seen > 0)
            return false;
    }
    *found = seen;
    return true;
}

/* The unit's i-th visit waits for the i-th phase, where neither lost records; else counted
 * from the end, where the loops of both are taken to end together.  But the loops may differ
 * by a peeled iteration: at the nearest shift at which no wait ends too early. */
static void find_ahead(const struct linker *l, struct partner *p)
{
    static const int8_t tries[] = {0, -1, 1, -2, 2, -3, 3, -4, 4};
    int64_t usual = p->ahead;
    size_t seen;
    p->known = false;
    for (size_t i = 0; i < KP_COUNT(tries) && !p->known; i++) {
        p->ahead = usual + tries[i];
        p->known = fits(l, p, p->ahead, &seen) && (seen > 0 || i == 0);
    }
}

/* The first of the unit's n waits is on the barrier. */
static void watch(struct linker *l, struct watched *b, const struct kpr_wait *waits, size_t n,
                  uint32_t barrier)
{
    const struct kpr_scene *s = l->s;
    uint32_t unit = waits->unit;
    size_t row = kpr_row(s, barrier, 0);
    b->begun = true;
    b->own = slice_of(l, barrier, unit, true);
    b->partners = &l->partners[row];
    if (b->own.n)
        return;
    /* someone arrives at all */
    b->lacking = s->sync->lacking && s->sync->lacking[s->body * s->sync->count + barrier];
    b->known = !s->missing && s->first.v[row] < s->first.v[row + s->count];
    if (l->careful)
        collect_visits(l, waits, n, barrier);
    for (uint32_t from = 0; from < s->count; from++) {
        struct slice of = slice_of(l, barrier, from, false);
        if (!of.n)
            continue;
        struct partner *p = &b->partners[b->count++];
        *p = (struct partner){.of = of, .phases = (int64_t)(of.n / of.group), .known = true,
                              .whole = !s->units[unit].lost && !s->units[from].lost};
        p->ahead = p->whole ? 0 : p->phases - (int64_t)b->total;
        if (l->careful)
            find_ahead(l, p);
    }
}

/* ---- edges ---------------------------------------------------------------------- */

/* Behind the edge, room for what its engine served before. */
static void add_serial(struct kpr_scene *s, const struct kpr_wait *w)
{
    KP_PUSH(s->serials, ((struct kpr_serial){(uint32_t)(w - s->waits.v),
                                             (uint32_t)s->edges.n - 1}));
    KP_GROW(s->edges, 1);
    struct kpr_edge *e = &s->edges.v[s->edges.n++];
    e->delta = 0;
    e->likely = e->least = e->most = -1;
    e->unit = w->unit;
    e->event = w->first;
    e->arrival = KPR_NONE;
    e->records = 0;
}

/* Its own figures come last, when all edges are known. */
static inline bool add_edge(struct kpr_scene *s, const struct kpr_wait *w, struct kpr_arrival *a)
{
    int64_t delta = w->end - a->at;
    if (delta <= 0 || s->edges.n >= MAX_EDGES)
        return false;
    if (a->unit == w->unit && a->event == w->first)
        return true; /* it arrives itself: program order says so */
    a->seen = kpr_min(w->end, a->seen);
    KP_GROW(s->edges, 1);
    struct kpr_edge *e = &s->edges.v[s->edges.n++];
    e->delta = delta;
    e->unit = a->unit;
    e->event = a->event;
    e->arrival = (uint32_t)(a - s->arrivals.v);
    e->records = 1;
    if (a->source.serial)
        add_serial(s, w);
    return true;
}

/* The unit's own operation: `distance` before the last that it issued. */
static bool link_own(struct linker *l, struct watched *b, const struct kpr_wait *w,
                     uint32_t distance)
{
    while (b->issued < b->own.n && b->own.a[b->issued].event < w->first)
        b->issued++;
    if (b->issued <= distance)
        return l->s->units[w->unit].lost == 0; /* there is none: nothing to wait for */
    return add_edge(l->s, w, &b->own.a[b->issued - 1 - distance]);
}

/* Arrivals of one unit; a phase is complete with the last of them.  False: that
 * unit's part in it is not known. */
static inline bool link_partner(struct linker *l, const struct watched *b, struct partner *p,
                                const struct kpr_wait *w, uint32_t distance)
{
    int64_t phase = (int64_t)b->visits - (int64_t)distance + p->ahead;
    if (!p->known)
        return false;
    if (phase < 0)
        return p->whole;
    if (phase >= p->phases)
        return false;
    struct kpr_arrival *a = last_of(&p->of, phase);
    if (a->at < w->end)
        p->seen = true;
    else
        l->misfit |= w->blocked || p->seen; /* as in fits */
    for (size_t n = p->of.group; n > 0; n--)
        if (!add_edge(l->s, w, a--))
            return false;
    return true;
}

static bool link_barrier(struct linker *l, struct watched *b, const struct kpr_wait *w,
                         uint32_t distance)
{
    if (b->lacking)
        return false;
    if (b->own.n) /* one that is not on record may have kept the engine busy */
        return link_own(l, b, w, distance) && !(l->unseen && b->own.a->source.serial);
    bool known = b->known;
    for (size_t i = 0; i < b->count; i++)
        known &= link_partner(l, b, &b->partners[i], w, distance);
    return known;
}

/* What a wait blocks on tells how long it takes to see that it can go on. */
static inline void tell_typical(struct linker *l, const struct kpr_wait *w)
{
    const struct kpr_edge *e = &l->s->edges.v[w->binding];
    int64_t *typical = &l->typical[l->s->arrivals.v[e->arrival].source.barrier];
    if (*typical < 0 || e->delta < *typical)
        *typical = e->delta;
}

/* What a blocked wait blocked on: the arrival that came last. */
static void find_binding(struct linker *l, struct kpr_wait *w)
{
    const struct kpr_edge *e = &l->s->edges.v[w->edge], *end = e + w->edges, *last = e;
    while (++e < end) /* the first of all is an arrival's */
        if (e->delta < last->delta && e->arrival != KPR_NONE)
            last = e;
    w->binding = (uint32_t)(last - l->s->edges.v);
    tell_typical(l, w);
}

/* w: the i-th of a unit's n waits. */
static void link_wait(struct linker *l, struct kpr_wait *waits, size_t n, size_t i)
{
    struct kpr_wait *w = &waits[i];
    const struct kpr_sync_region *r = &l->s->sync->regions[w->region];
    size_t first = l->s->edges.n;
    bool known = !r->partly;
    for (const struct kpr_sync_wait *on = r->waits, *end = on + r->wait_count; on < end; on++) {
        struct watched *b = &l->watched[on->barrier];
        if (!b->begun)
            watch(l, b, waits, n, on->barrier);
        known &= link_barrier(l, b, w, on->distance);
        b->visits++;
    }
    w->edge = (uint32_t)first;
    w->edges = (uint32_t)(l->s->edges.n - first);
    w->known = known;
    w->resolved = known && w->edges > 0;
    if (w->blocked && w->resolved)
        find_binding(l, w);
}

static void count_visits(struct linker *l, const struct kpr_wait *w, size_t n)
{
    memset(l->watched, 0, l->s->sync->count * sizeof *l->watched);
    for (const struct kpr_wait *last = w + n; w < last; w++) {
        const struct kpr_sync_region *r = &l->s->sync->regions[w->region];
        for (const struct kpr_sync_wait *on = r->waits, *end = on + r->wait_count; on < end; on++)
            l->watched[on->barrier].total++;
    }
}

static void link_unit(struct linker *l, struct kpr_wait *waits, size_t n)
{
    count_visits(l, waits, n);
    l->misfit = false;
    for (size_t i = 0; i < n && !l->misfit; i++)
        link_wait(l, waits, n, i);
}

static void unset_typical(struct linker *l)
{
    for (size_t i = 0; i < l->s->sync->count; i++)
        l->typical[i] = -1;
}

/* What was noted of arrivals, once more: from so many waits. */
static void see_again(struct linker *l, size_t waits)
{
    const struct kpr_scene *s = l->s;
    unset_typical(l);
    for (size_t i = 0; i < s->arrivals.n; i++)
        s->arrivals.v[i].seen = INT64_MAX;
    for (size_t i = 0; i < waits; i++) {
        const struct kpr_wait *w = &s->waits.v[i];
        for (uint32_t k = w->edge; k < w->edge + w->edges; k++) {
            if (s->edges.v[k].arrival == KPR_NONE)
                continue;
            struct kpr_arrival *a = &s->arrivals.v[s->edges.v[k].arrival];
            a->seen = kpr_min(a->seen, w->end);
        }
        if (w->binding != KPR_NONE)
            tell_typical(l, w);
    }
}

/* Nearly always the loops of a unit and of its partners run alike.  What was linked before one
 * is seen that does not is thrown away. */
static void link_waits(struct linker *l)
{
    struct kpr_scene *s = l->s;
    for (uint32_t unit = 0; unit < s->count; unit++) {
        size_t from = s->first_wait.v[unit], n = s->first_wait.v[unit + 1] - from;
        size_t edges = s->edges.n, serials = s->serials.n;
        if (n == 0)
            continue;
        l->careful = false;
        link_unit(l, &s->waits.v[from], n);
        if (!l->misfit)
            continue;
        s->edges.n = edges;
        s->serials.n = serials;
        for (size_t i = from; i < from + n; i++)
            s->waits.v[i].binding = KPR_NONE;
        see_again(l, from);
        l->careful = true;
        link_unit(l, &s->waits.v[from], n);
    }
}

/* ---- what lies on an edge ---------------------------------------------------------- */

/* An operation for which its unit has waited before. */
static bool awaited(const struct kpr_wait *w, const struct kpr_arrival *a)
{
    return a->source.own && w->start >= a->seen;
}

/* What comes has come when the first wait for it has ended; and the time from a visit's
 * START to its arrival is known to be what it was, unless other records stand before it. */
static inline void weigh_edge(const struct linker *l, const struct kpr_wait *w,
                              struct kpr_edge *e, bool binding)
{
    const struct kpr_arrival *a = &l->s->arrivals.v[e->arrival];
    int64_t typical = l->typical[a->source.barrier], delta = e->delta;
    int64_t most = binding ? delta : awaited(w, a) ? 0 : kpr_min(a->within, a->seen - a->at);
    e->most = most;
    e->likely = binding || typical > most ? most : kpr_max(typical, 0);
    e->least = binding && a->plain ? delta : 0;
}

static void weigh(struct linker *l)
{
    const struct kpr_wait *w = l->s->waits.v, *last = w + l->s->waits.n;
    struct kpr_edge *binding, *edges = l->s->edges.v;
    for (; w < last; w++) {
        binding = w->binding == KPR_NONE ? NULL : &edges[w->binding];
        for (struct kpr_edge *e = &edges[w->edge], *end = e + w->edges; e < end; e++)
            if (e->arrival != KPR_NONE)
                weigh_edge(l, w, e, e == binding);
    }
}

/* ---- all of it ------------------------------------------------------------------------- */

static void mark_unresolved(struct kpr_scene *s)
{
    for (size_t i = 0; i < s->waits.n; i++) {
        const struct kpr_wait *w = &s->waits.v[i];
        if (!w->blocked || w->resolved)
            continue;
        kpr_flag(s, w, KPR_UNRESOLVED);
    }
}

static void link_all(struct linker *l)
{
    struct kpr_scene *s = l->s;
    size_t barriers = s->sync->count, pairs = barriers * s->count;
    l->group = kp_alloc((pairs + 1) * sizeof *l->group);
    l->watched = kp_alloc(barriers * sizeof *l->watched);
    l->partners = kp_alloc(pairs * sizeof *l->partners);
    l->typical = kp_alloc(barriers * sizeof *l->typical);
    l->unseen = s->missing || (s->sync->lacking && s->sync->engine_lacking[s->body]);
    find_arrivals(s);
    if (s->arrivals.n)
        find_groups(l);
    unset_typical(l);
    link_waits(l);
    weigh(l);
    kpr_weigh_engines(s);
    free(l->group);
    free(l->watched);
    free(l->partners);
    free(l->typical);
    free(l->visits.v);
}

void kpr_find_edges(struct kpr_scene *s)
{
    struct linker l = {.s = s};
    s->edges.n = s->arrivals.n = s->serials.n = s->served.n = 0;
    KP_GROW(s->edges, 1); /* so that there is somewhere where none are */
    if (s->sync->count > 0 && s->waits.n <= MAX_WAITS && s->count > 0 && s->count <= MAX_UNITS)
        link_all(&l);
    mark_unresolved(s);
}
