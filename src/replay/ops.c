/* Links and asynchronous operations, for who shows them. */
#include "replay/causal.h"

/* Spans may have been moved when they were placed: where they are now, by the event that
 * began them. */
static void place_starts(struct kpr_scene *s)
{
    size_t n = s->base.v[s->count];
    if (n > s->placed.cap) {
        free(s->placed.v);
        s->placed.v = kp_realloc(NULL, n, sizeof *s->placed.v);
        s->placed.cap = n;
    }
    for (size_t u = 0; u < s->count; u++)
        for (size_t i = 0; s->works[u].moved && i < s->units[u].span_count; i++)
            if (!(s->units[u].spans[i].flags & KPR_OPEN_START))
                s->placed.v[s->base.v[u] + s->units[u].spans[i].record] = (uint32_t)i;
}

/* was: where it was when it was paired. */
static uint32_t span_at(const struct kpr_scene *s, uint32_t unit, uint32_t event, uint32_t was)
{
    return s->works[unit].moved ? s->placed.v[s->base.v[unit] + event] : was;
}

static void add_links(struct kpr_scene *s, const struct kpr_wait *w)
{
    uint32_t to = span_at(s, w->unit, w->first, w->span);
    for (uint32_t i = w->edge; i < w->edge + w->edges; i++) {
        const struct kpr_edge *e = &s->edges.v[i];
        if (e->arrival == KPR_NONE)
            continue;
        const struct kpr_arrival *a = &s->arrivals.v[e->arrival];
        KP_PUSH(s->links, ((struct kpr_link){
            .barrier = a->source.barrier,
            .from_unit = e->unit,
            .from_span = span_at(s, a->unit, a->event, a->span),
            .to_unit = w->unit,
            .to_span = to,
            .completes = a->source.async != KPR_NONE,
            .binding = i == w->binding,
        }));
    }
}

/* ---- operations ---------------------------------------------------------------------- */

/* Of a warp group's operation, its first warp's records stand for all four. */
static bool stands_for_it(const struct kpr_scene *s, const struct kpr_arrival *a)
{
    size_t row = kpr_row(s, a->source.barrier, 0);
    for (uint32_t u = 0; a->source.own && u < a->unit; u++)
        if (kpr_group(s, u) == kpr_group(s, a->unit) &&
            s->first.v[row + u] < s->first.v[row + u + 1])
            return false;
    return true;
}

static struct kpr_op op_of(const struct kpr_scene *s, const struct kpr_arrival *a)
{
    uint32_t span = span_at(s, a->unit, a->event, a->span);
    const struct kpr_span *p = &s->units[a->unit].spans[span];
    return (struct kpr_op){
        .unit = a->unit,
        .region = a->region,
        .async = a->source.async,
        .span = span,
        .wait_unit = KPR_NONE,
        .wait_span = KPR_NONE,
        .flags = KPR_OPEN_END,
        .issued = p->start,
        .begin = p->start,
        .end = p->end,
        .raw_issued = p->raw_start,
        .raw_end = p->raw_end,
    };
}

/* The first wait for it to end saw it complete, or found it so. */
static void see_completion(const struct kpr_scene *s, struct kpr_op *op, const struct kpr_wait *w,
                           bool binding)
{
    uint32_t span = span_at(s, w->unit, w->first, w->span);
    const struct kpr_span *p = &s->units[w->unit].spans[span];
    if (op->wait_span != KPR_NONE && op->raw_end <= p->raw_end)
        return;
    op->wait_unit = w->unit;
    op->wait_span = span;
    op->flags = binding ? 0 : KPR_CENSORED;
    op->end = p->end > op->issued ? p->end : op->issued;
    op->raw_end = p->raw_end;
}

/* The bits that units, spans and operations of a region can need: a chunk and the info block
 * have no room for more of them. */
#define SPAN_BITS 24
#define ASYNC_BITS 20

/* By unit, time of issue, and the region's order: the arrivals of those that stand for one. */
static size_t list_ops(struct kpr_scene *s, struct kpr_key *keys)
{
    bool stands = false;
    size_t n = 0;
    for (size_t i = 0; i < s->arrivals.n; i++) {
        const struct kpr_arrival *a = &s->arrivals.v[i];
        if (i == 0 || a->unit != a[-1].unit || a->source.barrier != a[-1].source.barrier)
            stands = stands_for_it(s, a);
        if (a->source.async == KPR_NONE || !stands)
            continue;
        uint64_t span = span_at(s, a->unit, a->event, a->span);
        keys[n++] = (struct kpr_key){((uint64_t)a->unit << SPAN_BITS | span) << ASYNC_BITS |
                                         a->source.async, i};
    }
    kpr_sort_keys(keys, n, keys + n);
    return n;
}

static bool served(const struct kpr_scene *s, const struct kpr_op *op)
{
    return !(op->flags & KPR_OPEN_END) &&
           kpr_engine_serial(s->info->regions[op->region].asyncs[op->async].engine);
}

/* An engine takes the next operation when it is done with the one before, of which it
 * may be known only that it had ended by then. */
static void queue_up(struct kpr_scene *s, struct kpr_key *keys)
{
    size_t n = 0;
    for (size_t i = 0; i < s->ops.n; i++)
        if (served(s, &s->ops.v[i]))
            keys[n++] = (struct kpr_key){kpr_signed_key(s->ops.v[i].raw_issued), i};
    kpr_sort_keys(keys, n, keys + n);
    for (size_t i = 1; i < n; i++) {
        const struct kpr_op *before = &s->ops.v[keys[i - 1].at];
        struct kpr_op *op = &s->ops.v[keys[i].at];
        if (before->end > op->begin)
            op->begin = before->end < op->end ? before->end : op->end;
    }
}

static void find_completions(struct kpr_scene *s, const uint32_t *op_of_arrival)
{
    for (size_t i = 0; i < s->waits.n; i++) {
        const struct kpr_wait *w = &s->waits.v[i];
        for (uint32_t k = w->edge; k < w->edge + w->edges; k++) {
            uint32_t a = s->edges.v[k].arrival;
            if (a != KPR_NONE && op_of_arrival[a] != KPR_NONE)
                see_completion(s, &s->ops.v[op_of_arrival[a]], w, k == w->binding);
        }
    }
}

void kpr_find_ops(struct kpr_scene *s)
{
    struct kpr_key *keys = kpr_scene_keys(s, s->arrivals.n);
    s->links.n = s->ops.n = 0;
    place_starts(s);
    for (size_t i = 0; i < s->waits.n; i++)
        add_links(s, &s->waits.v[i]);
    size_t n = list_ops(s, keys);
    if (n == 0)
        return;
    uint32_t *op_of_arrival = kp_realloc(NULL, s->arrivals.n, sizeof *op_of_arrival);
    memset(op_of_arrival, 0xff, s->arrivals.n * sizeof *op_of_arrival); /* KPR_NONE */
    for (size_t i = 0; i < n; i++) {
        op_of_arrival[keys[i].at] = (uint32_t)i;
        KP_PUSH(s->ops, op_of(s, &s->arrivals.v[keys[i].at]));
    }
    find_completions(s, op_of_arrival);
    free(op_of_arrival);
    queue_up(s, keys);
}
