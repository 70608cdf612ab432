/* Engines that serve one operation after the other: what an operation queued for. */
#include "replay/causal.h"
#include "replay/sort.h"

/* By their ends, or by their issues; equal ones by their waits. */
static void sort_served(struct kpr_scene *s, bool end)
{
    size_t n = s->served.n;
    struct kpr_served *from = kp_realloc(NULL, n, sizeof *from);
    struct kpr_key *keys = kp_realloc(NULL, 2 * n, sizeof *keys);
    memcpy(from, s->served.v, n * sizeof *from);
    for (size_t i = 0; i < n; i++)
        keys[i] = (struct kpr_key){from[i].wait, i};
    kpr_sort_keys(keys, n, keys + n);
    for (size_t i = 0; i < n; i++)
        keys[i].key = kpr_signed_key(end ? from[keys[i].at].end : from[keys[i].at].issue);
    kpr_sort_keys(keys, n, keys + n);
    for (size_t i = 0; i < n; i++)
        s->served.v[i] = from[keys[i].at];
    free(keys);
    free(from);
}

static void add_served(struct kpr_scene *s, uint32_t wait, size_t edge)
{
    const struct kpr_wait *w = &s->waits.v[wait];
    const struct kpr_edge *e = &s->edges.v[edge];
    const struct kpr_arrival *a = &s->arrivals.v[e->arrival];
    size_t row = kpr_row(s, a->source.barrier, a->unit);
    struct kpr_served x = {.issue = kpr_raw(s, e->unit, e->event), .wait = wait, .edge = edge,
                           .end = kpr_raw(s, w->unit, w->last), .seen = edge == w->binding,
                           .barrier = a->source.barrier, .group = kpr_group(s, a->unit),
                           .to_last = s->first.v[row + 1] - e->arrival};
    KP_PUSH(s->served, x);
}

static void find_served(struct kpr_scene *s)
{
    for (size_t i = 0; i < s->waits.n; i++) {
        const struct kpr_wait *w = &s->waits.v[i];
        for (size_t k = w->edge; k + 1 < w->edge + w->edges; k++)
            if (s->edges.v[k].arrival != SIZE_MAX && s->edges.v[k + 1].arrival == SIZE_MAX &&
                s->edges.v[k].most > 0) /* else another wait was for it before */
                add_served(s, (uint32_t)i, k);
    }
}

static bool same_operation(const struct kpr_served *x, const struct kpr_served *y)
{
    return x->barrier == y->barrier && x->group == y->group && x->to_last == y->to_last;
}

/* What the engine served before, in the order at hand: not the same operation as
 * another warp of its group saw it.  seen: of those whose end a wait saw. */
static const struct kpr_served *before(const struct kpr_scene *s, size_t i, bool seen)
{
    const struct kpr_served *x = &s->served.v[i];
    for (size_t back = 1; back <= i && back <= 64; back++) {
        const struct kpr_served *y = x - back;
        if ((y->seen || !seen) && !same_operation(x, y) && (!seen || y->end < x->end))
            return y;
    }
    return NULL;
}

/* The edge from an operation's issue, and behind it the room for its engine's. */
static void from_end_of(struct kpr_scene *s, const struct kpr_served *x, const struct kpr_served *p)
{
    struct kpr_edge *e = &s->edges.v[x->edge + 1];
    e->unit = s->waits.v[p->wait].unit;
    e->event = s->waits.v[p->wait].last;
    e->delta = x->end - p->end;
}

static const struct kpr_arrival *issued_by(const struct kpr_scene *s, const struct kpr_served *x)
{
    return &s->arrivals.v[s->edges.v[x->edge].arrival];
}

/* The region that issued it. */
static const struct kpr_span *issue_of(const struct kpr_scene *s, const struct kpr_served *x)
{
    const struct kpr_arrival *a = issued_by(s, x);
    return &s->units[a->unit].spans[a->span];
}

/* The least that the operation took, from when a wait saw the one before end: it was
 * issued before its region's END. */
static int64_t served_since(const struct kpr_scene *s, const struct kpr_served *x,
                            const struct kpr_served *p)
{
    const struct kpr_span *issue = issue_of(s, x);
    int64_t took = x->end - p->end;
    if (issue->raw_end > p->end) /* and the one before ended a poll before it was seen to */
        took = x->end - issue->raw_end - KPR_POLL;
    return took > 0 ? took : 0;
}

/* Busy when this one was issued: it took the time since it ended the one before. */
static bool weigh_queued(struct kpr_scene *s, const struct kpr_served *x,
                         const struct kpr_served *p)
{
    struct kpr_edge *issue = &s->edges.v[x->edge], *e = issue + 1;
    if (!x->seen || !p || x->end - p->end >= issue->delta)
        return false;
    from_end_of(s, x, p);
    e->likely = e->most = e->delta;
    e->least = served_since(s, x, p);
    e->records = 0;
    issue->likely = e->delta;
    issue->least = 0;
    return true;
}

/* What an operation takes by the rate that was measured on the device; -1: not known. */
static int64_t by_rate(const struct kpr_scene *s, const struct kpr_served *x)
{
    const struct kpr_arrival *a = issued_by(s, x);
    double flops = s->info->regions[a->region].asyncs[a->source.async].flops;
    double rate = s->info->tensor_rate_lo;
    return s->alone && flops > 0 && rate > 0 && flops / rate < 1e9 ? (int64_t)(flops / rate) : -1;
}

/* The most that an engine which is busy takes from the end of one to that of the next. */
static int64_t service_of(const struct kpr_scene *s, const struct kpr_served *x, int64_t seen)
{
    int64_t cycles = by_rate(s, x);
    return cycles < 0 || cycles + KPR_POLL > seen ? seen : cycles + KPR_POLL;
}

/* ... and that it takes from the START of the region that issues it, when it is idle. */
static int64_t idle_of(const struct kpr_scene *s, const struct kpr_served *x, int64_t seen)
{
    const struct kpr_span *issue = issue_of(s, x);
    int64_t cycles = by_rate(s, x), most = cycles + KPR_ENGINE_LATENCY;
    if (cycles < 0 || issue->flags & KPR_OPEN_END)
        return seen;
    most += issue->raw_end - issue->raw_start;
    return most < seen ? most : seen;
}

/* With other times of issue it may have to queue behind those before: from the last
 * whose wait did not end later than this one's, each takes no longer than from its
 * issue to when it was seen done. */
static bool behind(struct kpr_scene *s, size_t i)
{
    const struct kpr_served *x = &s->served.v[i], *last = x;
    int64_t most = service_of(s, x, s->edges.v[x->edge].delta);
    for (size_t back = 1; back <= i && back <= 64; back++) {
        const struct kpr_served *y = x - back;
        if (same_operation(x, y))
            continue;
        if (y->end < x->end) {
            from_end_of(s, x, y);
            s->edges.v[x->edge + 1].most = most;
            return true;
        }
        if (!same_operation(y, last))
            most += service_of(s, y, y->end - y->issue);
        last = y;
    }
    return false;
}

/* The engine was idle when it was issued, or that is not known. */
static void weigh_idle(struct kpr_scene *s, size_t i, const struct kpr_served *p)
{
    const struct kpr_served *x = &s->served.v[i];
    struct kpr_edge *issue = &s->edges.v[x->edge], *e = issue + 1;
    int64_t own = served_since(s, x, p);
    if (p->end > x->issue && own < issue->least) /* it may have been busy a while */
        issue->least = own;
    bool both = x->seen && p->seen;
    if (!behind(s, i)) { /* from an issue; what the one took, the other began later */
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
    find_served(s);
    if (s->served.n == 0)
        return;
    sort_served(s, true);
    for (size_t i = 0; i < s->served.n; i++) {
        struct kpr_served *x = &s->served.v[i];
        struct kpr_edge *issue = &s->edges.v[x->edge];
        x->queued = weigh_queued(s, x, before(s, i, true));
        if (x->queued || !x->seen)
            issue->most = idle_of(s, x, issue->most);
        issue->likely = issue->likely < issue->most ? issue->likely : issue->most;
    }
    sort_served(s, false);
    int64_t cut = kpr_last_cut(s);
    for (size_t i = 0; i < s->served.n; i++) {
        const struct kpr_served *x = &s->served.v[i], *p = before(s, i, false);
        struct kpr_edge *e = &s->edges.v[x->edge + 1];
        if (p && !x->queued)
            weigh_idle(s, i, p);
        else if (p) /* maybe not the one that was seen to end: another lay between */
            e->least = served_since(s, x, p);
        if (cut != INT64_MIN && (!p || p->issue < cut)) /* one may have been lost */
            s->waits.v[x->wait].known = false;
    }
}

uint32_t kpr_group(const struct kpr_scene *s, uint32_t unit)
{
    return s->info->warps_per_unit == 1 ? s->units[unit].warp / 4 : s->units[unit].unit;
}
