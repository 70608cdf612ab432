/* Links and asynchronous operations, for who shows them. */
#include "replay/causal.h"

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
    size_t row = (size_t)a->source.barrier * s->count;
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

static int by_issue(const void *a, const void *b)
{
    const struct kpr_op *x = a, *y = b;
    if (x->unit != y->unit)
        return x->unit < y->unit ? -1 : 1;
    if (x->span != y->span)
        return x->span < y->span ? -1 : 1;
    return x->async < y->async ? -1 : x->async > y->async;
}

static int by_turn(const void *a, const void *b)
{
    const struct kpr_op *x = *(struct kpr_op *const *)a, *y = *(struct kpr_op *const *)b;
    if (x->raw_issued != y->raw_issued)
        return x->raw_issued < y->raw_issued ? -1 : 1;
    return by_issue(x, y);
}

static bool served(const struct kpr_scene *s, const struct kpr_op *op)
{
    return !(op->flags & KPR_OPEN_END) &&
           kpr_engine_serial(s->info->regions[op->region].asyncs[op->async].engine);
}

/* An engine takes the next operation when it is done with the one before, of which it
 * may be known only that it had ended by then. */
static void queue_up(struct kpr_scene *s)
{
    struct kpr_op **v = kp_alloc((s->ops.n + 1) * sizeof *v);
    size_t n = 0;
    for (size_t i = 0; i < s->ops.n; i++)
        if (served(s, &s->ops.v[i]))
            v[n++] = &s->ops.v[i];
    qsort(v, n, sizeof *v, by_turn);
    for (size_t i = 1; i < n; i++)
        if (v[i - 1]->end > v[i]->begin)
            v[i]->begin = v[i - 1]->end < v[i]->end ? v[i - 1]->end : v[i]->end;
    free(v);
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
    for (size_t i = 0; i < s->arrivals.n; i++) {
        const struct kpr_arrival *a = &s->arrivals.v[i];
        op_of_arrival[i] = SIZE_MAX;
        if (a->source.async == KPR_NONE || !stands_for_it(s, a))
            continue;
        op_of_arrival[i] = s->ops.n;
        KP_PUSH(s->ops, op_of(s, a));
    }
    find_completions(s, op_of_arrival);
    free(op_of_arrival);
    if (s->ops.n == 0)
        return;
    qsort(s->ops.v, s->ops.n, sizeof *s->ops.v, by_issue);
    queue_up(s);
}
