/* Engines that serve one operation after the other: what an operation queued for. */
#include "replay/causal.h"

/* Those served, in the order of their ends or of their issues. */
struct queue {
    struct kpr_scene *s;
    const struct kpr_key *order; /* equal ones by their waits */
    size_t n;
};

static struct queue queue_by(struct kpr_scene *s, bool end)
{
    size_t n = s->served.n;
    struct kpr_key *keys = kpr_scene_keys(s, n);
    for (size_t i = 0; i < n; i++)
        keys[i] = (struct kpr_key){kpr_signed_key(end ? s->served.v[i].end : s->served.v[i].issue),
                                   i};
    kpr_sort_keys(keys, n, keys + n);
    return (struct queue){s, keys, n};
}

static struct kpr_served *nth(const struct queue *q, size_t i)
{
    return &q->s->served.v[q->order[i].at];
}

/* What an operation takes by the rate that was measured on the device; -1: not known. */
static int32_t by_rate(const struct kpr_scene *s, const struct kpr_arrival *a)
{
    const struct kpt_async *o = &s->info->regions[a->region].asyncs[a->source.async];
    double flops = kpt_async_work(o), rate = s->info->tensor_rate_lo;
    return s->alone && flops > 0 && rate > 0 && flops / rate < 1e9 ? (int32_t)(flops / rate) : -1;
}

static void look_up(const struct kpr_scene *s, const struct kpr_serial *i, struct kpr_served *x)
{
    const struct kpr_wait *w = &s->waits.v[i->wait];
    uint32_t arrival = s->edges.v[i->edge].arrival;
    const struct kpr_arrival *a = &s->arrivals.v[arrival];
    const struct kpr_span *p = &s->units[a->unit].spans[a->span];
    size_t row = kpr_row(s, a->source.barrier, a->unit);
    x->issue = a->at;
    x->end = w->end;
    x->issued = p->raw_end;
    x->wait = i->wait;
    x->edge = i->edge;
    x->whose = (uint64_t)a->source.barrier << 32 | kpr_group(s, a->unit);
    x->to_last = (uint32_t)s->first.v[row + 1] - arrival;
    x->rated = by_rate(s, a);
    x->open = p->flags & KPR_OPEN_END;
    x->seen = i->edge == w->binding;
    x->queued = false;
}

/* Those that no other wait was for before. */
static void find_served(struct kpr_scene *s)
{
    struct kpr_served *x;
    s->served.n = 0;
    KP_GROW(s->served, s->serials.n);
    x = s->served.v;
    for (size_t i = 0; i < s->serials.n; i++)
        if (s->edges.v[s->serials.v[i].edge].most > 0)
            look_up(s, &s->serials.v[i], x++);
    s->served.n = (size_t)(x - s->served.v);
}

static bool same_operation(const struct kpr_served *x, const struct kpr_served *y)
{
    return x->to_last == y->to_last && x->whose == y->whose;
}

enum { FARTHEST = 64 }; /* looked back at in a queue */

/* By ends: the last that a wait saw end before, and not the same operation as another warp
 * of its group saw it. */
static const struct kpr_served *ended_before(const struct queue *q, size_t i)
{
    const struct kpr_served *served = q->s->served.v, *x = nth(q, i);
    const struct kpr_key *order = q->order;
    for (size_t back = 1; back <= i && back <= FARTHEST; back++) {
        const struct kpr_served *y = &served[order[i - back].at];
        if (y->seen && y->end < x->end && !same_operation(x, y))
            return y;
    }
    return NULL;
}

/* By issues: the last other operation before.  *other: where it is in the queue, kept from
 * one call to the next; at first any. */
static const struct kpr_served *issued_before(const struct queue *q, size_t i, size_t *other)
{
    if (i == 0)
        *other = SIZE_MAX;
    else if (!same_operation(nth(q, i), nth(q, i - 1)))
        *other = i - 1;
    return *other != SIZE_MAX && i - *other <= FARTHEST ? nth(q, *other) : NULL;
}

/* The edge from an operation's issue, and behind it the room for its engine's. */
static void from_end_of(struct kpr_scene *s, const struct kpr_served *x, const struct kpr_served *p)
{
    struct kpr_edge *e = &s->edges.v[x->edge + 1];
    e->unit = s->waits.v[p->wait].unit;
    e->event = s->waits.v[p->wait].last;
    e->delta = x->end - p->end;
}

/* The least that the operation took, from when a wait saw the one before end: it was
 * issued before its region's END. */
static int64_t served_since(const struct kpr_served *x, const struct kpr_served *p)
{
    int64_t took = x->end - p->end;
    if (x->issued > p->end) /* and the one before ended a poll before it was seen to */
        took = x->end - x->issued - KPR_POLL;
    return kpr_max(took, 0);
}

/* Busy when this one was issued: it took the time since it ended the one before. */
static bool weigh_queued(struct kpr_scene *s, const struct kpr_served *x,
                         const struct kpr_served *p)
{
    struct kpr_edge *issue = &s->edges.v[x->edge], *e = issue + 1;
    if (!p || x->end - p->end >= issue->delta)
        return false;
    from_end_of(s, x, p);
    e->likely = e->most = e->delta;
    e->least = served_since(x, p);
    e->records = 0;
    issue->likely = e->delta;
    issue->least = 0;
    return true;
}

/* The most that an engine which is busy takes from the end of one to that of the next. */
static int64_t service_of(const struct kpr_served *x, int64_t seen)
{
    return x->rated < 0 ? seen : kpr_min(x->rated + KPR_POLL, seen);
}

/* ... and that it takes from the START of the region that issues it, when it is idle. */
static int64_t idle_of(const struct kpr_served *x, int64_t seen)
{
    int64_t most = x->rated + KPR_ENGINE_LATENCY + x->issued - x->issue;
    return x->rated < 0 || x->open ? seen : kpr_min(most, seen);
}

/* With other times of issue it may have to queue behind those before: from the last
 * whose wait did not end later than this one's, each takes no longer than from its
 * issue to when it was seen done. */
static bool behind(const struct queue *q, size_t i)
{
    const struct kpr_served *x = nth(q, i), *last = x;
    struct kpr_edge *issue = &q->s->edges.v[x->edge];
    int64_t most = service_of(x, issue->delta);
    for (size_t back = 1; back <= i && back <= FARTHEST; back++) {
        const struct kpr_served *y = nth(q, i - back);
        if (same_operation(x, y))
            continue;
        if (y->end < x->end) {
            from_end_of(q->s, x, y);
            issue[1].most = most;
            return true;
        }
        if (!same_operation(y, last))
            most += service_of(y, y->end - y->issue);
        last = y;
    }
    return false;
}

/* The engine was idle when it was issued, or that is not known. */
static void weigh_idle(const struct queue *q, size_t i, const struct kpr_served *p)
{
    struct kpr_scene *s = q->s;
    const struct kpr_served *x = nth(q, i);
    struct kpr_edge *issue = &s->edges.v[x->edge], *e = issue + 1;
    int64_t own = served_since(x, p);
    if (p->end > x->issue && own < issue->least) /* it may have been busy a while */
        issue->least = own;
    bool both = x->seen && p->seen;
    if (!behind(q, i)) { /* from an issue; what the one took, the other began later */
        e->unit = s->edges.v[p->edge].unit;
        e->event = s->edges.v[p->edge].event;
        e->delta = x->end - p->issue;
        e->most = e->delta;
    }
    bool after = p->seen && p->end < x->end; /* and so it ended no earlier */
    e->likely = after ? both ? issue->delta : 0 : -1;
    e->least = e->likely < 0 ? -1 : 0;
    e->records = 1;
}

int64_t kpr_last_cut(const struct kpr_scene *s)
{
    int64_t cut = INT64_MIN;
    for (uint32_t u = 0; u < s->count; u++)
        if (s->units[u].lost > 0 && s->works[u].event_count > 0 && kpr_raw(s, u, 0) > cut)
            cut = kpr_raw(s, u, 0);
    return cut;
}

void kpr_weigh_engines(struct kpr_scene *s)
{
    if (s->serials.n > 0)
        find_served(s);
    if (s->served.n == 0)
        return;
    struct queue q = queue_by(s, true);
    for (size_t i = 0; i < q.n; i++) {
        struct kpr_served *x = nth(&q, i);
        struct kpr_edge *issue = &s->edges.v[x->edge];
        x->queued = x->seen && weigh_queued(s, x, ended_before(&q, i));
        if (x->queued || !x->seen)
            issue->most = idle_of(x, issue->most);
        issue->likely = kpr_min(issue->likely, issue->most);
    }
    q = queue_by(s, false);
    int64_t cut = kpr_last_cut(s);
    size_t other = SIZE_MAX;
    for (size_t i = 0; i < q.n; i++) {
        const struct kpr_served *x = nth(&q, i), *p = issued_before(&q, i, &other);
        struct kpr_edge *e = &s->edges.v[x->edge + 1];
        if (p && !x->queued)
            weigh_idle(&q, i, p);
        else if (p) /* maybe not the one that was seen to end: another lay between */
            e->least = served_since(x, p);
        if (cut != INT64_MIN && (!p || p->issue < cut)) /* one may have been lost */
            s->waits.v[x->wait].known = false;
    }
}

uint32_t kpr_group(const struct kpr_scene *s, uint32_t unit)
{
    return s->info->warps_per_unit == 1 ? s->units[unit].warp / 4 : s->units[unit].unit;
}
