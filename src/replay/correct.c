#include "replay/replay_internal.h"

static bool is_wait(const struct kpr_work *w, const struct kpr_span *s)
{
    return w->info->regions[s->region].wait_count > 0 &&
           !(s->flags & (KPR_OPEN_START | KPR_OPEN_END));
}

/* A span's length without the records in it; of those at its two ends, one's
 * worth lies within. */
static double net(const struct kpr_span *s, double cost)
{
    return (double)(s->raw_end - s->raw_start) - (s->inside + 1.0) * cost;
}

static void find_floors(struct kpr_work *w, const struct kpr_unit *u, double cost)
{
    for (size_t i = 0; i < u->span_count; i++) /* not all regions: they may be many */
        w->floor_of[u->spans[i].region] = KPR_WAIT_FLOOR;
    for (size_t i = 0; i < u->span_count; i++) {
        const struct kpr_span *s = &u->spans[i];
        if (is_wait(w, s) && net(s, cost) < w->floor_of[s->region])
            w->floor_of[s->region] = net(s, cost);
    }
}

/* Waits that blocked: longer than the floor by more than two records (and a
 * poll), so that their jitter is not taken for a dependence. */
static uint64_t find_blocked(struct kpr_work *w, struct kpr_unit *u, double cost)
{
    uint64_t blocked = 0;
    double jitter = 2 * cost > KPR_POLL ? 2 * cost : KPR_POLL;
    find_floors(w, u, cost);
    for (size_t i = 0; i < u->span_count; i++) {
        struct kpr_span *s = &u->spans[i];
        if (!is_wait(w, s) || net(s, cost) <= w->floor_of[s->region] + jitter)
            continue;
        s->flags |= KPR_BLOCKED;
        w->events[s->end].absorbs = true;
        blocked++;
    }
    return blocked;
}

/* Takes the cost of a record off it and all that follow, up to the next wait
 * that blocked.  Where that would bring a record before the one before it, or
 * before the CTA's entry, it is held there.  Only a warp that really began
 * before the entry stays there, and not in a lossy unit: its first record is
 * the cut, and a negative cut says that nothing was lost.  *owed: what is still
 * to be taken off at the end. */
static uint64_t shift(struct kpr_event *e, size_t n, double cost, bool lossy, double *owed)
{
    uint64_t clamped = 0;
    int64_t floor = n && e[0].raw < 0 && !lossy ? e[0].raw : 0;
    *owed = 0;
    for (size_t i = 0; i < n; i++) {
        *owed = e[i].absorbs ? cost : *owed + cost;
        int64_t at = e[i].raw - (int64_t)(*owed + 0.5);
        e[i].clamped = at < floor;
        clamped += e[i].clamped;
        floor = e[i].clamped ? floor : at;
        e[i].at = floor;
    }
    return clamped;
}

/* The same for the drain, which comes after all records. */
static void shift_drain(const struct kpr_work *w, struct kpr_unit *u, double owed)
{
    size_t n = w->event_count;
    int64_t at = w->drain_begin - (int64_t)(owed + 0.5);
    if (n > 0 && at < w->events[n - 1].at)
        at = w->events[n - 1].at;
    u->drain_begin = at;
    u->drain_end = at + (w->drain_end - w->drain_begin);
}

/* Event indexes -> corrected times. */
static void place_span(const struct kpr_work *w, const struct kpr_unit *u, double cost,
                       struct kpr_span *s)
{
    const struct kpr_event *first = &w->events[s->start];
    bool drained = (size_t)s->end == w->event_count;
    const struct kpr_event *last = drained ? NULL : &w->events[s->end];
    bool whole = !(s->flags & (KPR_OPEN_START | KPR_OPEN_END));
    if (whole && cost > 0 && net(s, cost) <= 0)
        s->flags |= KPR_CENSORED;
    if (first->clamped || (last && last->clamped))
        s->flags |= KPR_CLAMPED;
    s->start = first->at;
    s->end = last ? last->at : u->drain_begin;
    s->exclusive = s->least = s->most = s->end - s->start;
}

/* Takes each span's duration off its parent: the last one a level up. */
static void exclude_children(struct kpr_unit *u, uint32_t *last_at)
{
    for (size_t i = 0; i < u->span_count; i++) {
        struct kpr_span *s = &u->spans[i];
        last_at[s->depth] = (uint32_t)i;
        if (s->depth > 0)
            u->spans[last_at[s->depth - 1]].exclusive -= s->end - s->start;
    }
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
        struct kpr_span moved = s[i];
        s[i] = s[empty];
        s[empty++] = moved;
    }
}

uint64_t kpr_correct(struct kpr_work *w, struct kpr_unit *u, double cost)
{
    double owed;
    u->blocked = find_blocked(w, u, cost);
    uint64_t clamped = shift(w->events, w->event_count, cost, u->lost > 0, &owed);
    shift_drain(w, u, owed);
    for (size_t i = 0; i < u->span_count; i++)
        place_span(w, u, cost, &u->spans[i]);
    for (size_t i = 0; i < u->instant_count; i++)
        u->instants[i].at = w->events[u->instants[i].at].at;
    exclude_children(u, w->stack);
    sort_spans(u);
    u->cut = -1;
    if (u->lost > 0 && w->event_count > 0)
        u->cut = w->events[0].at;
    return clamped;
}
