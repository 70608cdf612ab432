/* The visits to regions that wait, and which of them something outside ended. */
#include "replay/causal.h"

/* A wait of which no visit found all there: its floor is not known.  Measured on
 * an H200: 36 to 90 cycles with the poll. */
#define LIKELY_FLOOR ((int64_t)36 * KPR_FIX)

static void add_wait(struct kpr_scene *s, uint32_t unit, uint32_t span, const struct kpr_span *p)
{
    struct kpr_wait *w = &s->waits.v[s->waits.n++];
    w->start = p->raw_start;
    w->end = p->raw_end;
    w->net = kpr_net(p, s->cost.value);
    w->unit = unit;
    w->span = span;
    w->region = p->region;
    w->first = (uint32_t)p->start;
    w->last = (uint32_t)p->end;
    w->edge = w->edges = 0;
    w->binding = KPR_NONE;
    w->known = w->resolved = false;
    s->works[unit].events[w->last].wait = (uint32_t)s->waits.n;
}

static void add_visits(struct kpr_scene *s, uint32_t unit)
{
    const struct kpr_span *spans = s->units[unit].spans;
    size_t n = s->units[unit].span_count;
    const uint8_t *marks = s->sync->marks;
    KP_GROW(s->visits, n + 1);
    KP_GROW(s->waits, n + 1);
    struct kpr_visit *visit = s->visits.v + s->visits.n;
    for (size_t i = 0; i < n; i++) {
        const struct kpr_span *p = &spans[i];
        unsigned m = marks[p->region];
        if (m & KPR_WAITS && !(p->flags & (KPR_OPEN_START | KPR_OPEN_END)))
            add_wait(s, unit, (uint32_t)i, p);
        if (m & KPR_ARRIVES && !(p->flags & KPR_OPEN_START))
            *visit++ = (struct kpr_visit){p, unit, (uint32_t)i, p->region};
    }
    s->visits.n = (size_t)(visit - s->visits.v);
}

/* Where the unit may have come from a wait that its body does not record. */
static void add_hidden(struct kpr_scene *s, uint32_t unit)
{
    const struct kpr_work *k = &s->works[unit];
    KP_GROW(s->waits, k->event_count + 1);
    for (uint32_t i = 1; i < k->event_count; i++) {
        struct kpr_event *e = &k->events[i];
        bool counts = e->since == KPR_RECORDED || e->since == KPR_STORED;
        if (e->wait || !counts || !kpt_body_late(s->info, s->body, e->tag))
            continue;
        s->waits.v[s->waits.n++] = (struct kpr_wait){
            .start = e[-1].raw, .end = e->raw, .net = kpr_spacing(e, s->cost.value),
            .unit = unit, .region = (uint32_t)s->info->region_count, .first = i - 1, .last = i,
            .binding = KPR_NONE,
        };
        e->wait = (uint32_t)s->waits.n;
    }
}

/* The least of the unit's own, for each region. */
static void find_floors(struct kpr_scene *s, uint32_t unit, size_t from)
{
    int64_t *floor_of = s->works[unit].floor_of;
    const struct kpr_wait *w = s->waits.v;
    size_t n = s->waits.n;
    for (size_t i = from; i < n; i++) /* not all regions: they may be many */
        floor_of[w[i].region] = KPR_WAIT_FLOOR * KPR_FIX;
    for (size_t i = from; i < n; i++)
        floor_of[w[i].region] = kpr_min(w[i].net, floor_of[w[i].region]);
}

/* Longer than the floor by more than two records (and a poll), so that the
 * jitter of waits is not taken for a dependence. */
static void find_blocked(struct kpr_scene *s, uint32_t unit, size_t from)
{
    struct kpr_unit *u = &s->units[unit];
    const int64_t *floor_of = s->works[unit].floor_of;
    int64_t jitter = kpr_max(2 * s->cost.value, KPR_POLL * KPR_FIX);
    for (size_t i = from, n = s->waits.n; i < n; i++) {
        struct kpr_wait *w = &s->waits.v[i];
        int64_t floor = floor_of[w->region];
        w->floor_known = floor <= KPR_FREE_WAIT * KPR_FIX;
        w->floor = w->floor_known ? kpr_max(floor, 0) : LIKELY_FLOOR;
        w->blocked = w->net > floor + jitter;
        if (!w->blocked)
            continue;
        bool hidden = w->region == s->info->region_count;
        kpr_flag(s, w, KPR_BLOCKED);
        u->blocked += !hidden;
        u->hidden += hidden;
    }
}

void kpr_find_waits(struct kpr_scene *s)
{
    s->waits.n = s->first_wait.n = s->visits.n = 0;
    for (uint32_t unit = 0; unit < s->count; unit++) {
        size_t from = s->waits.n;
        KP_PUSH(s->first_wait, from);
        add_visits(s, unit);
        if (s->info->bodies)
            add_hidden(s, unit);
        find_floors(s, unit, from);
        find_blocked(s, unit, from);
    }
    KP_PUSH(s->first_wait, s->waits.n);
}
