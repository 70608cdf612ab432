/* Links and asynchronous operations, for who shows them. */
#include "replay/causal.h"
#include "replay/sort.h"

/* Spans have been sorted: their places, by the event that began them. */
static void place_starts(struct kpr_scene *s)
{
    for (size_t unit = 0; unit < s->count; unit++)
        for (size_t i = 0; i < s->units[unit].span_count; i++)
            if (!(s->units[unit].spans[i].flags & KPR_OPEN_START))
                s->works[unit].events[s->units[unit].spans[i].record].span = (uint32_t)i;
}

static uint32_t span_at(const struct kpr_scene *s, uint32_t unit, uint32_t event)
{
    return s->works[unit].events[event].span;
}

static void add_links(struct kpr_scene *s, const struct kpr_wait *w)
{
    for (size_t i = w->edge; i < w->edge + w->edges; i++) {
        const struct kpr_edge *e = &s->edges.v[i];
        if (e->arrival == SIZE_MAX)
            continue;
        const struct kpr_arrival *a = &s->arrivals.v[e->arrival];
        struct kpr_link l = {
            .barrier = a->source.barrier,
            .from_unit = e->unit,
            .from_span = span_at(s, e->unit, e->event),
            .to_unit = w->unit,
            .to_span = span_at(s, w->unit, w->first),
            .completes = a->source.async != KPR_NONE,
            .binding = i == w->binding,
        };
        KP_PUSH(s->links, l);
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
    uint32_t span = span_at(s, a->unit, a->event);
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
    uint32_t span = span_at(s, w->unit, w->first);
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

/* By unit, time of issue, and the region's order. */
static void sort_by_issue(struct kpr_scene *s, struct kpr_key *keys)
{
    size_t n = s->ops.n;
    struct kpr_op *found = kp_realloc(NULL, n, sizeof *found);
    memcpy(found, s->ops.v, n * sizeof *found);
    for (size_t i = 0; i < n; i++)
        keys[i] = (struct kpr_key){((uint64_t)found[i].unit << SPAN_BITS | found[i].span)
                                           << ASYNC_BITS | found[i].async, i};
    kpr_sort_keys(keys, n, keys + n);
    for (size_t i = 0; i < n; i++)
        s->ops.v[i] = found[keys[i].at];
    free(found);
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
    kpr_sort_keys(keys, n, keys + s->ops.n);
    for (size_t i = 1; i < n; i++) {
        const struct kpr_op *before = &s->ops.v[keys[i - 1].at];
        struct kpr_op *op = &s->ops.v[keys[i].at];
        if (before->end > op->begin)
            op->begin = before->end < op->end ? before->end : op->end;
    }
}

static void find_completions(struct kpr_scene *s, const size_t *op_of_arrival)
{
    for (size_t i = 0; i < s->waits.n; i++) {
        const struct kpr_wait *w = &s->waits.v[i];
        for (size_t k = w->edge; k < w->edge + w->edges; k++) {
            size_t a = s->edges.v[k].arrival;
            if (a != SIZE_MAX && op_of_arrival[a] != SIZE_MAX)
                see_completion(s, &s->ops.v[op_of_arrival[a]], w, k == w->binding);
        }
    }
}

void kpr_find_ops(struct kpr_scene *s)
{
    s->links.n = s->ops.n = 0;
    place_starts(s);
    for (size_t i = 0; i < s->waits.n; i++)
        add_links(s, &s->waits.v[i]);
    size_t *op_of_arrival = kp_alloc((s->arrivals.n + 1) * sizeof *op_of_arrival);
    bool stands = false;
    for (size_t i = 0; i < s->arrivals.n; i++) {
        const struct kpr_arrival *a = &s->arrivals.v[i];
        op_of_arrival[i] = SIZE_MAX;
        if (i == 0 || a->unit != a[-1].unit || a->source.barrier != a[-1].source.barrier)
            stands = stands_for_it(s, a);
        if (a->source.async == KPR_NONE || !stands)
            continue;
        op_of_arrival[i] = s->ops.n;
        KP_PUSH(s->ops, op_of(s, a));
    }
    find_completions(s, op_of_arrival);
    free(op_of_arrival);
    if (s->ops.n == 0)
        return;
    struct kpr_key *keys = kp_realloc(NULL, 2 * s->ops.n, sizeof *keys);
    sort_by_issue(s, keys);
    queue_up(s, keys);
    free(keys);
}
