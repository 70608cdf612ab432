/* The visits to regions that wait, and which of them something outside ended. */
#include "replay/causal.h"

/* A wait of which no visit found all there: its floor is not known.  Measured on
 * an H200: 36 to 90 cycles with the poll. */
#define LIKELY_FLOOR ((int64_t)36 * KPR_FIX)

static bool is_wait(const struct kpr_scene *s, const struct kpr_span *p)
{
    return s->info->regions[p->region].wait_count > 0 &&
           !(p->flags & (KPR_OPEN_START | KPR_OPEN_END));
}

/* A span's length without the records in it and what flushes took; of those at
 * its two ends, one's worth lies within. */
int64_t kpr_net(const struct kpr_span *p, int64_t cost)
{
    return (p->raw_end - p->raw_start - p->flushed) * KPR_FIX - ((int64_t)p->inside + 1) * cost;
}

static size_t add_waits(struct kpr_scene *s, uint32_t unit)
{
    const struct kpr_unit *u = &s->units[unit];
    size_t before = s->waits.n;
    for (size_t i = 0; i < u->span_count; i++) {
        const struct kpr_span *p = &u->spans[i];
        if (!is_wait(s, p))
            continue;
        struct kpr_wait w = {.unit = unit, .span = (uint32_t)i, .first = (uint32_t)p->start,
                             .last = (uint32_t)p->end, .binding = SIZE_MAX,
                             .net = kpr_net(p, s->cost.value)};
        KP_PUSH(s->waits, w);
        s->works[unit].events[w.last].wait = (uint32_t)s->waits.n;
    }
    return before;
}

/* The least of the unit's own, for each region. */
static void find_floors(struct kpr_scene *s, uint32_t unit, size_t from)
{
    int64_t *floor_of = s->works[unit].floor_of;
    const struct kpr_span *spans = s->units[unit].spans;
    for (size_t i = from; i < s->waits.n; i++) /* not all regions: they may be many */
        floor_of[spans[s->waits.v[i].span].region] = KPR_WAIT_FLOOR * KPR_FIX;
    for (size_t i = from; i < s->waits.n; i++) {
        int64_t *least = &floor_of[spans[s->waits.v[i].span].region];
        *least = s->waits.v[i].net < *least ? s->waits.v[i].net : *least;
    }
}

/* Longer than the floor by more than two records (and a poll), so that the
 * jitter of waits is not taken for a dependence. */
static void find_blocked(struct kpr_scene *s, uint32_t unit, size_t from)
{
    struct kpr_unit *u = &s->units[unit];
    int64_t poll = KPR_POLL * KPR_FIX;
    int64_t jitter = 2 * s->cost.value > poll ? 2 * s->cost.value : poll;
    for (size_t i = from; i < s->waits.n; i++) {
        struct kpr_wait *w = &s->waits.v[i];
        struct kpr_span *p = &u->spans[w->span];
        int64_t floor = s->works[unit].floor_of[p->region];
        w->floor_known = floor <= KPR_FREE_WAIT * KPR_FIX;
        w->floor = w->floor_known ? (floor > 0 ? floor : 0) : LIKELY_FLOOR;
        w->blocked = w->net > floor + jitter;
        if (!w->blocked)
            continue;
        p->flags |= KPR_BLOCKED;
        u->blocked++;
    }
}

void kpr_find_waits(struct kpr_scene *s)
{
    s->waits.n = 0;
    for (uint32_t unit = 0; unit < s->count; unit++) {
        size_t from = add_waits(s, unit);
        find_floors(s, unit, from);
        find_blocked(s, unit, from);
    }
}
