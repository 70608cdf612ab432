/* Links and asynchronous operations, for who shows them. */
#include "replay/causal.h"

/* Where a unit's spans are now, by the event that began them. */
static const uint32_t *list_starts(const struct kpr_scene *s, uint32_t unit)
{
    uint32_t *at = s->works[unit].stack; /* room for one a START */
    for (size_t i = 0; i < s->units[unit].span_count; i++)
        if (!(s->units[unit].spans[i].flags & KPR_OPEN_START))
            at[s->units[unit].spans[i].record] = (uint32_t)i;
    return at;
}

/* Spans may have been moved when they were placed. */
static void follow_moved(struct kpr_scene *s, uint32_t unit)
{
    const uint32_t *at = list_starts(s, unit);
    for (size_t i = s->first_wait.v[unit]; i < s->first_wait.v[unit + 1]; i++)
        if (s->waits.v[i].region < s->info->region_count)
            s->waits.v[i].span = at[s->waits.v[i].first];
    for (uint32_t b = 0; b < s->sync->count; b++) {
        size_t row = kpr_row(s, b, unit);
        for (size_t i = s->first.v[row]; i < s->first.v[row + 1]; i++)
            s->arrivals.v[i].span = at[s->arrivals.v[i].event];
    }
}

static inline void add_link(struct kpr_scene *s, const struct kpr_wait *w,
                            const struct kpr_arrival *a, bool binding)
{
    struct kpr_link *l = &s->links.v[s->links.n++];
    l->barrier = a->source.barrier;
    l->from_unit = a->unit;
    l->from_span = a->span;
    l->to_unit = w->unit;
    l->to_span = w->span;
    l->completes = a->source.async != KPR_NONE;
    l->binding = binding;
}

/* ---- operations ---------------------------------------------------------------------- */

/* Of a warp group's operation, its first warp's records stand for all four. */
static bool stands_for_it(const struct kpr_scene *s, uint32_t barrier, uint32_t unit)
{
    size_t row = kpr_row(s, barrier, 0);
    const struct kpr_arrival *a = &s->arrivals.v[s->first.v[row + unit]];
    for (uint32_t u = 0; a->source.own && u < unit; u++)
        if (kpr_group(s, u) == kpr_group(s, unit) && s->first.v[row + u] < s->first.v[row + u + 1])
            return false;
    return true;
}

static struct kpr_op op_of(const struct kpr_scene *s, const struct kpr_arrival *a)
{
    const struct kpr_span *p = &s->units[a->unit].spans[a->span];
    return (struct kpr_op){
        .unit = a->unit,
        .region = a->region,
        .async = a->source.async,
        .span = a->span,
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
    const struct kpr_span *p = &s->units[w->unit].spans[w->span];
    if (op->wait_span != KPR_NONE && op->raw_end <= p->raw_end)
        return;
    op->wait_unit = w->unit;
    op->wait_span = w->span;
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
    size_t n = 0;
    for (size_t row = 0; row + 1 < s->first.n; row++) {
        size_t i = s->first.v[row], end = s->first.v[row + 1];
        if (i == end || !stands_for_it(s, s->arrivals.v[i].source.barrier, s->arrivals.v[i].unit))
            continue;
        for (; i < end; i++) {
            const struct kpr_arrival *a = &s->arrivals.v[i];
            uint64_t issue = (uint64_t)a->unit << SPAN_BITS | a->span;
            if (a->source.async != KPR_NONE)
                keys[n++] = (struct kpr_key){issue << ASYNC_BITS | a->source.async, i};
        }
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

/* Of each edge from an arrival a link, and what it says of the operation that arrived. */
static void follow_edges(struct kpr_scene *s)
{
    const struct kpr_wait *w = s->waits.v, *last = w + s->waits.n;
    KP_GROW(s->links, s->edges.n);
    for (; w < last; w++) {
        const struct kpr_edge *e = &s->edges.v[w->edge], *end = e + w->edges;
        const struct kpr_edge *binding = w->binding == KPR_NONE ? NULL : &s->edges.v[w->binding];
        for (; e < end; e++) {
            if (e->arrival == KPR_NONE)
                continue;
            const struct kpr_arrival *a = &s->arrivals.v[e->arrival];
            add_link(s, w, a, e == binding);
            if (a->op != KPR_NONE)
                see_completion(s, &s->ops.v[a->op], w, e == binding);
        }
    }
}

void kpr_find_ops(struct kpr_scene *s)
{
    struct kpr_key *keys = kpr_scene_keys(s, s->arrivals.n);
    s->links.n = s->ops.n = 0;
    if (s->arrivals.n == 0)
        return;
    for (uint32_t unit = 0; unit < s->count; unit++)
        if (s->works[unit].moved)
            follow_moved(s, unit);
    size_t n = list_ops(s, keys);
    KP_GROW(s->ops, n);
    for (size_t i = 0; i < n; i++) {
        struct kpr_arrival *a = &s->arrivals.v[keys[i].at];
        a->op = (uint32_t)s->ops.n;
        s->ops.v[s->ops.n++] = op_of(s, a);
    }
    if (s->waits.n > 0)
        follow_edges(s);
    queue_up(s, keys);
}
