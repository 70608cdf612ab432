#include "replay/causal.h"

/* Rounds half down, so that half a cycle of cost is taken off whole. */
static int64_t cycles(int64_t fix)
{
    return (fix + KPR_FIX / 2 - 1) >> 10;
}

static int64_t to_fix(double cost)
{
    return cost > 0 ? (int64_t)((cost < 1e6 ? cost : 1e6) * KPR_FIX + 0.5) : 0;
}

/* Where each unit's events begin in arrays over all of the CTA's. */
static void set_bases(struct kpr_scene *s)
{
    size_t n = 0;
    s->base.n = 0;
    for (size_t i = 0; i < s->count; i++) {
        KP_PUSH(s->base, n);
        n += s->works[i].event_count;
    }
    KP_PUSH(s->base, n);
    if (n >= s->times.cap) {
        free(s->times.v);
        s->times.v = kp_realloc(NULL, n + 1, sizeof *s->times.v);
        s->times.cap = n + 1;
    }
}

/* While it writes its ring out a unit does nothing else. */
static void mark_flushes(struct kpr_work *w, uint32_t region, int64_t *sum)
{
    int64_t flushed = 0;
    for (size_t i = 0; i < w->event_count; i++) {
        struct kpr_event *e = &w->events[i];
        if (i > 0 && (e->tag & ~KPT_SIGNATURE_MASK) == KPT_TAG(KPT_END, region) &&
            (e[-1].tag & ~KPT_SIGNATURE_MASK) == KPT_TAG(KPT_START, region)) {
            e->since = KPR_FLUSHED;
            flushed += e->raw - e[-1].raw;
        }
        sum[i] = flushed;
    }
}

static void find_flushes(struct kpr_scene *s)
{
    for (size_t u = 0; s->flush_region != KPR_NONE && u < s->count; u++) {
        int64_t *sum = s->times.v + s->base.v[u];
        size_t n = s->works[u].event_count;
        mark_flushes(&s->works[u], s->flush_region, sum);
        for (size_t i = 0; i < s->units[u].span_count; i++) {
            struct kpr_span *p = &s->units[u].spans[i];
            size_t last = (size_t)p->end == n ? n - 1 : (size_t)p->end;
            if (p->region != s->flush_region)
                p->flushed = sum[last] - sum[p->start];
        }
    }
}

/* The drain comes after all records, as long after the last as it did. */
static void place_drain(const struct kpr_work *w, struct kpr_unit *u, const int64_t *times)
{
    size_t n = w->event_count;
    int64_t last = n > 0 ? cycles(times[n - 1]) : 0, at = w->drain_begin;
    if (n > 0)
        at += last - w->events[n - 1].raw;
    u->drain_begin = n > 0 && at < last ? last : at;
    u->saved = w->drain_begin - u->drain_begin;
    u->drain_end = u->drain_begin + (w->drain_end - w->drain_begin);
}

/* What the bounds did not reckon with: a cost that was not what it should be, and
 * figures that were rounded.  Where the cost is a mean, a record that cost less is none. */
static void settle_bounds(const struct kpr_cost *cost, bool waits, struct kpr_span *s)
{
    bool mean = cost->lo < cost->value && !waits;
    int64_t net = kpr_max(kpr_net(s, cost->hi), 0) / KPR_FIX;
    int64_t shown = s->end - s->start, recorded = s->raw_end - s->raw_start;
    if (s->flags & (KPR_OPEN_START | KPR_OPEN_END))
        s->least = s->most = shown;
    if (s->flags & (KPR_CENSORED | KPR_CLAMPED))
        s->least = mean && s->least > net ? net : mean ? s->least : 0;
    if (s->flags & (KPR_CENSORED | KPR_CLAMPED) && s->most < recorded)
        s->most = recorded;
    s->least = s->least < shown ? s->least : shown;
    s->most = s->most > shown ? s->most : shown;
}

/* Clamping can give several spans one start.  Those that last longer than 0
 * lie in each other and are in order; empty ones belong after them. */
static void sort_spans(struct kpr_unit *u)
{
    struct kpr_span *s = u->spans;
    size_t empty = 0; /* the first empty span of the run with this start */
    for (size_t i = 0; i < u->span_count; i++) {
        if (i == 0 || s[i].start != s[i - 1].start)
            empty = i;
        if (s[i].end == s[i].start)
            continue;
        if (empty < i) {
            struct kpr_span moved = s[i];
            s[i] = s[empty];
            s[empty] = moved;
        }
        empty++;
    }
}

static bool is_clamped(const struct kpr_work *w, size_t first, size_t last)
{
    return w->events[first].clamped || (last < w->event_count && w->events[last].clamped);
}

/* Not longer than what records cost in it. */
static inline bool is_all_cost(const struct kpr_work *w, size_t last, const struct kpr_span *s,
                               int64_t cost)
{
    bool stored = s->inside == 0 && w->events[last].since == KPR_STORED;
    return (stored ? kpr_spacing(&w->events[last], cost) : kpr_net(s, cost)) <= 0;
}

/* Event indexes -> corrected times. */
static inline void place_span(const struct kpr_work *w, const struct kpr_unit *u,
                              const int64_t *times, int64_t cost, struct kpr_span *s)
{
    size_t first = (size_t)s->start, last = (size_t)s->end;
    int64_t start = cycles(times[first]);
    int64_t end = last < w->event_count ? cycles(times[last]) : u->drain_begin;
    bool whole = !(s->flags & (KPR_OPEN_START | KPR_OPEN_END));
    if (cost > 0 && whole && w->events[last].since != KPR_OWN && is_all_cost(w, last, s, cost))
        s->flags |= KPR_CENSORED;
    if (w->clamps && is_clamped(w, first, last))
        s->flags |= KPR_CLAMPED;
    s->start = start;
    s->end = end;
    s->exclusive = end - start;
}

/* Each span's duration is taken off its parent, which is the last one a level up. */
static void place_spans(struct kpr_scene *s, struct kpr_work *w, struct kpr_unit *u,
                        const int64_t *times, bool bounded)
{
    struct kpr_span *spans = u->spans;
    uint32_t *last_at = w->stack; /* by depth */
    int64_t before = INT64_MIN, cost = s->cost.value;
    bool empty = false; /* one that started when this one does */
    w->moved = false;
    for (size_t i = 0, n = u->span_count; i < n; i++) {
        struct kpr_span *p = &spans[i];
        place_span(w, u, times, cost, p);
        int64_t lasts = p->exclusive;
        if (bounded)
            settle_bounds(&s->cost, s->info->regions[p->region].wait_count > 0, p);
        else
            p->least = p->most = lasts;
        last_at[p->depth] = (uint32_t)i;
        if (p->depth > 0)
            spans[last_at[p->depth - 1]].exclusive -= lasts;
        empty &= p->start == before;
        w->moved |= empty && lasts > 0;
        empty |= lasts == 0;
        before = p->start;
    }
    if (w->moved)
        sort_spans(u);
}

static void place_unit(struct kpr_scene *s, size_t i, bool bounded)
{
    struct kpr_unit *u = &s->units[i];
    struct kpr_work *w = &s->works[i];
    const int64_t *times = s->times.v + s->base.v[i];
    place_drain(w, u, times);
    place_spans(s, w, u, times, bounded);
    for (size_t k = 0; k < u->instant_count; k++)
        u->instants[k].at = cycles(times[u->instants[k].at]);
    u->cut = -1;
    if (u->lost > 0 && w->event_count > 0)
        u->cut = cycles(times[0]);
}

uint64_t kpr_correct(struct kpr_scene *s, unsigned need)
{
    const struct kpr_path likely = {.which = KPR_LIKELY, .cost = s->cost.value};
    set_bases(s);
    find_flushes(s);
    kpr_find_stores(s);
    kpr_own_costs(s);
    kpr_find_waits(s);
    kpr_find_edges(s);
    uint64_t clamped = kpr_walk_first(s, &likely);
    bool open = need & KPR_NEED_BOUNDS && s->cost.hi > 0; /* else all is as recorded */
    if (open)
        kpr_bound(s);
    kpr_settle_early(s);
    for (size_t i = 0; i < s->count; i++)
        place_unit(s, i, open);
    s->links.n = s->ops.n = 0;
    if (need & KPR_NEED_LINKS)
        kpr_find_ops(s);
    return clamped;
}

void kpr_scene_cost(struct kpr_scene *s, const struct kpr_run *run, bool raw)
{
    const struct kpr_record_cost *c = &run->cost;
    int64_t cost = raw ? 0 : to_fix(c->value), lo = raw ? 0 : to_fix(c->lo);
    int64_t hi = raw ? 0 : to_fix(c->hi);
    /* What whole CTAs show is the mean of all records; one may cost what was calibrated. */
    if (!raw && c->from == KPR_COST_FITTED) {
        lo = kpr_min(lo, to_fix(c->calibrated_lo));
        hi = kpr_max(hi, to_fix(c->calibrated_hi));
    }
    s->flush_region = raw ? KPR_NONE : run->info.flush_region;
    /* Calibration has nothing else to do; in the latencies of real work a record can
     * hide, whatever the interval's lower end.  A cost that is exact is taken at its word. */
    s->cost = (struct kpr_cost){cost, lo < cost ? 0 : cost, hi > cost ? hi : cost,
                                lo < cost ? lo : cost, 0, 0};
    if (raw || !kpr_beyond_shown(c))
        return;
    s->cost.shorter = c->beyond_hi > 0 ? c->beyond_hi : 0;
    s->cost.longer = c->beyond_lo < 0 ? -c->beyond_lo : 0;
}

struct kpr_key *kpr_scene_keys(struct kpr_scene *s, size_t n)
{
    if (2 * n > s->keys.cap) {
        free(s->keys.v);
        s->keys.v = kp_realloc(NULL, 2 * n, sizeof *s->keys.v);
        s->keys.cap = 2 * n;
    }
    return s->keys.v;
}

void kpr_scene_free(struct kpr_scene *s)
{
    free(s->waits.v);
    free(s->edges.v);
    free(s->first_wait.v);
    free(s->visits.v);
    free(s->arrivals.v);
    free(s->first.v);
    free(s->legs.v);
    free(s->serials.v);
    free(s->served.v);
    free(s->keys.v);
    free(s->links.v);
    free(s->ops.v);
    free(s->times.v);
    free(s->base.v);
}
