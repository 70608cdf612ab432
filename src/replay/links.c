/* Which arrivals each wait waited for. */
#include "replay/causal.h"

/* Beyond these, which no real kernel reaches, waits stay unresolved. */
#define MAX_UNITS 64
#define MAX_WAITS ((size_t)1 << 18)
#define MAX_EDGES ((size_t)1 << 20)

struct linker {
    struct kpr_scene *s;
    size_t *visits;   /* of a barrier by a unit: barrier * count + unit */
    size_t *seen;     /* the same for one unit, so far; by barrier */
    size_t *group;    /* arrivals that make a phase; barrier * count + unit */
    int8_t *shift;    /* of one waiting unit; barrier * count + arriving unit */
    int64_t *typical; /* by barrier: the least delta that a wait blocked on; -1 */
};
enum { SHIFT_UNSET = 127, SHIFT_NONE = 126 };

static size_t pair(const struct linker *l, uint32_t barrier, uint32_t unit)
{
    return kpr_row(l->s, barrier, unit);
}

static const struct kpr_sync_region *region_of(const struct linker *l, const struct kpr_wait *w)
{
    return &l->s->sync->regions[l->s->units[w->unit].spans[w->span].region];
}

/* ---- arrivals ------------------------------------------------------------------ */

static void find_arrivals(struct kpr_scene *s, uint32_t unit)
{
    const struct kpr_unit *u = &s->units[unit];
    for (size_t i = 0; i < u->span_count; i++) {
        const struct kpr_span *p = &u->spans[i];
        const struct kpr_sync_region *r = &s->sync->regions[p->region];
        for (size_t k = 0; k < r->source_count && !(p->flags & KPR_OPEN_START); k++) {
            struct kpr_arrival a = {unit, (uint32_t)p->start, (uint32_t)i, p->region,
                                    r->sources[k], INT64_MAX};
            KP_PUSH(s->found, a);
        }
    }
}

/* By barrier and unit; found in order of time, so they stay in it. */
static void sort_arrivals(struct linker *l)
{
    struct kpr_scene *s = l->s;
    size_t pairs = s->sync->count * s->count;
    s->first.n = 0;
    for (size_t i = 0; i <= pairs; i++)
        KP_PUSH(s->first, 0);
    for (size_t i = 0; i < s->found.n; i++)
        s->first.v[pair(l, s->found.v[i].source.barrier, s->found.v[i].unit) + 1]++;
    for (size_t i = 0; i < pairs; i++)
        s->first.v[i + 1] += s->first.v[i];
    s->arrivals.n = 0;
    for (size_t i = 0; i < s->found.n; i++)
        KP_PUSH(s->arrivals, s->found.v[i]);
    for (size_t i = 0; i < s->found.n; i++)
        s->arrivals.v[s->first.v[pair(l, s->found.v[i].source.barrier, s->found.v[i].unit)]++] =
            s->found.v[i];
    for (size_t i = pairs; i > 0; i--)
        s->first.v[i] = s->first.v[i - 1];
    s->first.v[0] = 0;
}

/* Of a barrier by a unit. */
struct slice {
    const struct kpr_arrival *a;
    size_t n, group; /* arrivals; how many of them make a phase */
};

/* Several regions of a unit that arrive on one barrier: all of them in each phase,
 * if they take turns; else (a peeled iteration, say) each makes a phase. */
static size_t group_size(const struct kpr_arrival *a, size_t n)
{
    size_t p = 1;
    while (p < n && a[p].region != a[0].region)
        p++;
    for (size_t i = 0; i + p < n && p > 1; i++)
        if (a[i].region != a[i + p].region)
            return 1;
    return 2 * p <= n ? p : 1;
}

static void find_groups(struct linker *l)
{
    const struct kpr_scene *s = l->s;
    for (size_t i = 0; i + 1 < s->first.n; i++) {
        const struct kpr_arrival *a = s->arrivals.v + s->first.v[i];
        size_t n = s->first.v[i + 1] - s->first.v[i];
        l->group[i] = n && !a->source.own ? group_size(a, n) : 1;
    }
}

static struct slice slice_of(const struct linker *l, uint32_t barrier, uint32_t unit, bool own)
{
    const struct kpr_scene *s = l->s;
    size_t at = pair(l, barrier, unit), from = s->first.v[at], to = s->first.v[at + 1];
    if (from == to || s->arrivals.v[from].source.own != own)
        return (struct slice){0};
    const struct kpr_arrival *a = &s->arrivals.v[from];
    return (struct slice){a, to - from, l->group[at]};
}

/* ---- edges ---------------------------------------------------------------------- */

static bool add_edge(struct linker *l, const struct kpr_wait *w, const struct kpr_arrival *a)
{
    struct kpr_scene *s = l->s;
    int64_t end = kpr_raw(s, w->unit, w->last), delta = end - kpr_raw(s, a->unit, a->event);
    if (delta <= 0 || s->edges.n >= MAX_EDGES)
        return false;
    if (a->unit == w->unit && a->event == w->first)
        return true; /* it arrives itself: program order says so */
    size_t arrival = (size_t)(a - s->arrivals.v);
    s->arrivals.v[arrival].seen = kpr_min(end, a->seen);
    KP_PUSH(s->edges, ((struct kpr_edge){.unit = a->unit, .event = a->event, .delta = delta,
                                         .arrival = arrival, .records = 1}));
    if (a->source.serial) /* room for what its engine served before */
        KP_PUSH(s->edges, ((struct kpr_edge){.unit = w->unit, .event = w->first, .likely = -1,
                                             .arrival = SIZE_MAX, .least = -1, .most = -1}));
    return true;
}

/* The unit's own operation: `distance` before the last that it issued. */
static bool link_own(struct linker *l, const struct kpr_wait *w, const struct slice *a,
                     uint32_t distance)
{
    size_t lo = 0, hi = a->n;
    while (lo < hi) {
        size_t mid = lo + (hi - lo) / 2;
        if (a->a[mid].event < w->first)
            lo = mid + 1;
        else
            hi = mid;
    }
    if (lo <= distance)
        return l->s->units[w->unit].lost == 0; /* there is none: nothing to wait for */
    return add_edge(l, w, &a->a[lo - 1 - distance]);
}

/* The phase that the unit's i-th visit waits for, where neither lost records;
 * else counted from the end, where the loops of both are taken to end together. */
static int64_t phase(const struct linker *l, uint32_t unit, uint32_t from, uint32_t barrier,
                     const struct slice *a, size_t visit, uint32_t distance)
{
    const struct kpr_scene *s = l->s;
    int64_t at = (int64_t)visit - (int64_t)distance;
    if (s->units[unit].lost || s->units[from].lost)
        at += (int64_t)(a->n / a->group) - (int64_t)l->visits[pair(l, barrier, unit)];
    return at;
}

/* The last arrival of a phase. */
static const struct kpr_arrival *last_of(const struct slice *a, int64_t phase)
{
    return &a->a[((size_t)phase + 1) * a->group - 1];
}

/* At this shift no wait of the unit ends before what it waits for.  But a loop's first
 * visits may have nothing to wait for, whatever the marks say (a slot that is released
 * later than its own iteration leaves the first releases empty): those that did not
 * block, before any that the shift explains, are no evidence.  *seen: waits that are. */
static bool shift_fits(struct linker *l, const struct kpr_wait *w, size_t n, uint32_t from,
                       uint32_t barrier, const struct slice *a, int shift, size_t *seen)
{
    size_t visit = 0;
    *seen = 0;
    for (size_t i = 0; i < n; i++) {
        const struct kpr_sync_region *r = region_of(l, &w[i]);
        for (size_t k = 0; k < r->wait_count; k++) {
            if (r->waits[k].barrier != barrier)
                continue;
            int64_t p = phase(l, w->unit, from, barrier, a, visit++, r->waits[k].distance) + shift;
            if (p < 0 || p >= (int64_t)(a->n / a->group))
                continue;
            if (kpr_raw(l->s, from, last_of(a, p)->event) < kpr_raw(l->s, w->unit, w[i].last))
                ++*seen;
            else if (w[i].blocked || *seen > 0)
                return false;
        }
    }
    return true;
}

/* Loops of two units may differ by a peeled iteration: the nearest shift at which
 * no wait ends too early. */
static int shift_of(struct linker *l, const struct kpr_wait *w, size_t n, uint32_t from,
                    uint32_t barrier, const struct slice *a)
{
    static const int8_t tries[] = {0, -1, 1, -2, 2, -3, 3, -4, 4};
    int8_t *at = &l->shift[pair(l, barrier, from)];
    size_t seen;
    for (size_t i = 0; i < KP_COUNT(tries) && *at == SHIFT_UNSET; i++)
        if (shift_fits(l, w, n, from, barrier, a, tries[i], &seen) && (seen > 0 || i == 0))
            *at = tries[i];
    if (*at == SHIFT_UNSET)
        *at = SHIFT_NONE;
    return *at;
}

/* Arrivals of one unit; a phase is complete with the last of them.  False: that
 * unit's part in it is not known. */
static bool link_unit(struct linker *l, const struct kpr_wait *unit_waits, size_t n,
                      const struct kpr_wait *w, uint32_t from, const struct kpr_sync_wait *on)
{
    struct slice a = slice_of(l, on->barrier, from, false);
    if (!a.n)
        return true;
    int shift = shift_of(l, unit_waits, n, from, on->barrier, &a);
    if (shift == SHIFT_NONE)
        return false;
    size_t visit = l->seen[on->barrier];
    int64_t p = phase(l, w->unit, from, on->barrier, &a, visit, on->distance) + shift;
    if (p < 0)
        return l->s->units[w->unit].lost == 0 && l->s->units[from].lost == 0;
    if (p >= (int64_t)(a.n / a.group))
        return false;
    for (size_t i = 0; i < a.group; i++)
        if (!add_edge(l, w, last_of(&a, p) - i))
            return false;
    return true;
}

static bool link_barrier(struct linker *l, const struct kpr_wait *unit_waits, size_t n,
                         const struct kpr_wait *w, const struct kpr_sync_wait *on)
{
    struct slice own = slice_of(l, on->barrier, w->unit, true);
    if (own.n) /* a unit that is missing may have kept the engine busy */
        return link_own(l, w, &own, on->distance) && !(l->s->missing && own.a->source.serial);
    const size_t *first = &l->s->first.v[pair(l, on->barrier, 0)];
    bool known = !l->s->missing && first[0] < first[l->s->count]; /* someone arrives at all */
    for (uint32_t unit = 0; unit < l->s->count; unit++)
        if (first[unit] != first[unit + 1])
            known &= link_unit(l, unit_waits, n, w, unit, on);
    return known;
}

static void link_wait(struct linker *l, const struct kpr_wait *unit_waits, size_t n,
                      struct kpr_wait *w)
{
    const struct kpr_sync_region *r = region_of(l, w);
    w->edge = l->s->edges.n;
    w->known = !r->partly;
    for (size_t i = 0; i < r->wait_count; i++) {
        w->known &= link_barrier(l, unit_waits, n, w, &r->waits[i]);
        l->seen[r->waits[i].barrier]++;
    }
    w->edges = l->s->edges.n - w->edge;
    w->resolved = w->known && w->edges > 0;
}

static void count_visits(struct linker *l)
{
    for (size_t i = 0; i < l->s->waits.n; i++) {
        const struct kpr_wait *w = &l->s->waits.v[i];
        const struct kpr_sync_region *r = region_of(l, w);
        for (size_t k = 0; k < r->wait_count; k++)
            l->visits[pair(l, r->waits[k].barrier, w->unit)]++;
    }
}

static void link_waits(struct linker *l)
{
    struct kpr_scene *s = l->s;
    for (size_t from = 0, to; from < s->waits.n; from = to) {
        struct kpr_wait *w = &s->waits.v[from];
        for (to = from; to < s->waits.n && s->waits.v[to].unit == w->unit; to++)
            continue;
        memset(l->shift, SHIFT_UNSET, s->sync->count * s->count);
        memset(l->seen, 0, s->sync->count * sizeof *l->seen);
        for (size_t i = 0; i < to - from; i++)
            link_wait(l, w, to - from, &w[i]);
    }
}

/* ---- what lies on an edge ---------------------------------------------------------- */

/* What a blocked wait blocked on: the arrival that came last. */
static void find_binding(struct linker *l)
{
    struct kpr_scene *s = l->s;
    for (size_t i = 0; i < s->waits.n; i++) {
        struct kpr_wait *w = &s->waits.v[i];
        if (!w->blocked || !w->resolved)
            continue;
        for (size_t k = w->edge; k < w->edge + w->edges; k++)
            if (s->edges.v[k].arrival == SIZE_MAX)
                continue;
            else if (w->binding == SIZE_MAX || s->edges.v[k].delta < s->edges.v[w->binding].delta)
                w->binding = k;
        const struct kpr_edge *e = &s->edges.v[w->binding];
        const struct kpr_source *source = &s->arrivals.v[e->arrival].source;
        int64_t *typical = &l->typical[source->barrier];
        if (*typical < 0 || e->delta < *typical)
            *typical = e->delta;
    }
}

/* What comes has come when the first wait for it has ended.  A thread arrives before its
 * region ends, and is seen to not much later. */
static int64_t most_of(const struct kpr_scene *s, const struct kpr_arrival *a)
{
    const struct kpr_span *p = &s->units[a->unit].spans[a->span];
    int64_t seen = a->seen - p->raw_start, most = p->raw_end - p->raw_start + KPR_ARRIVE_LATENCY;
    return a->source.async != KPR_NONE || p->flags & KPR_OPEN_END || most > seen ? seen : most;
}

/* An operation for which its unit has waited before. */
static bool awaited(const struct kpr_scene *s, const struct kpr_wait *w,
                    const struct kpr_arrival *a)
{
    return a->source.own && kpr_raw(s, w->unit, w->first) >= a->seen;
}

/* The time from a visit's START to its arrival is known to be what it was, unless
 * other records stand before it. */
static bool plain(const struct kpr_scene *s, const struct kpr_arrival *a)
{
    return s->units[a->unit].spans[a->span].inside == 0;
}

static void weigh(struct linker *l)
{
    struct kpr_scene *s = l->s;
    for (size_t i = 0; i < s->waits.n; i++) {
        const struct kpr_wait *w = &s->waits.v[i];
        for (size_t k = w->edge; k < w->edge + w->edges; k++) {
            struct kpr_edge *e = &s->edges.v[k];
            if (e->arrival == SIZE_MAX)
                continue;
            const struct kpr_arrival *a = &s->arrivals.v[e->arrival];
            int64_t typical = l->typical[a->source.barrier];
            e->most = k == w->binding ? e->delta : awaited(s, w, a) ? 0 : most_of(s, a);
            e->likely = k == w->binding || typical > e->most ? e->most : typical < 0 ? 0 : typical;
            e->least = k == w->binding && plain(s, a) ? e->delta : 0;
        }
    }
}

/* ---- all of it ------------------------------------------------------------------------- */

static void mark_unresolved(struct kpr_scene *s)
{
    for (size_t i = 0; i < s->waits.n; i++) {
        const struct kpr_wait *w = &s->waits.v[i];
        if (!w->blocked || w->resolved)
            continue;
        s->units[w->unit].spans[w->span].flags |= KPR_UNRESOLVED;
    }
}

static void link_all(struct linker *l)
{
    struct kpr_scene *s = l->s;
    size_t pairs = s->sync->count * s->count;
    l->visits = kp_alloc(pairs * sizeof *l->visits);
    l->seen = kp_alloc(s->sync->count * sizeof *l->seen);
    l->group = kp_alloc((pairs + 1) * sizeof *l->group);
    l->shift = kp_alloc(pairs);
    l->typical = kp_alloc(s->sync->count * sizeof *l->typical);
    for (size_t i = 0; i < s->sync->count; i++)
        l->typical[i] = -1;
    for (uint32_t unit = 0; unit < s->count; unit++)
        find_arrivals(s, unit);
    sort_arrivals(l);
    if (s->arrivals.n)
        find_groups(l);
    count_visits(l);
    link_waits(l);
    find_binding(l);
    weigh(l);
    kpr_weigh_engines(s);
    free(l->visits);
    free(l->seen);
    free(l->group);
    free(l->shift);
    free(l->typical);
}

void kpr_find_edges(struct kpr_scene *s)
{
    struct linker l = {.s = s};
    s->edges.n = s->found.n = s->arrivals.n = s->served.n = 0;
    if (s->sync->count > 0 && s->waits.n <= MAX_WAITS && s->count <= MAX_UNITS)
        link_all(&l);
    mark_unresolved(s);
}
