/* What records cost a region that waits for a chain of its own: little, since they issue
 * while it waits.  How much of that falls between its clock reads was calibrated, for each
 * kind of work. */
#include "replay/causal.h"

#include <math.h>

enum { KPR_OWN_MOST = UINT16_MAX / KPR_OWN_UNIT }; /* cycles */

static const struct kpt_region *region_of(const struct kpr_scene *s, const struct kpr_event *e)
{
    return &s->info->regions[KPT_TAG_REGION(e->tag)];
}

/* Records of an iteration that are stored together: not where their clocks were read. */
void kpr_find_stores(struct kpr_scene *s)
{
    for (size_t u = 0; s->info->gathered && u < s->count; u++) {
        const struct kpr_work *w = &s->works[u];
        for (size_t i = 1; i < w->event_count; i++) {
            struct kpr_event *e = &w->events[i];
            bool end = KPT_TAG_KIND(e->tag) == KPT_END, ended = KPT_TAG_KIND(e[-1].tag) == KPT_END;
            unsigned stores = region_of(s, e)->stored_before[end] +
                              (unsigned)region_of(s, e - 1)->stored_behind[ended];
            if (e->since != KPR_RECORDED || stores == 1)
                continue;
            e->since = KPR_STORED;
            e->own = (uint16_t)stores;
        }
    }
}

/* May begin later than it was read: nothing else hangs on its START. */
static const struct kpt_region *movable(const struct kpr_scene *s, const struct kpr_event *e)
{
    const struct kpt_region *r = region_of(s, e);
    bool start = KPT_TAG_KIND(e->tag) == KPT_START;
    return start && r->inside_known && r->arrive_count == 0 && r->cluster_count == 0 ? r : NULL;
}

static bool is_leaf(const struct kpr_span *p)
{
    return !(p->flags & (KPR_OPEN_START | KPR_OPEN_END)) && p->inside == 0 &&
           p->end == p->start + 1;
}

/* Its records issue while the result that its region goes on with is on its way. */
static void find_behind(struct kpr_scene *s, struct kpr_work *w, const struct kpr_span *p)
{
    double early = s->info->regions[p->region].early_end;
    size_t next = (size_t)p->end + 1;
    if (!(early > 0) || next >= w->event_count || !movable(s, &w->events[next]))
        return;
    struct kpr_event *e = &w->events[next];
    bool stored = e->since == KPR_STORED;
    unsigned stores = stored ? e->own : 1;
    if ((!stored && e->since != KPR_RECORDED) || stores > UINT16_MAX >> 6)
        return;
    e->since = KPR_BEHIND;
    e->own = KPR_BEHIND_OWN(stores, early < 63 ? (unsigned)(early + 0.5) : 63);
}

/* How long after its START a region has to wait for what came before, whatever records do. */
static double left_before(const struct kpr_scene *s, const struct kpr_work *w, size_t start)
{
    const struct kpr_event *e = &w->events[start];
    double early = region_of(s, e)->early_start;
    if (start > 0 && KPT_TAG_KIND(e[-1].tag) == KPT_END)
        early = fmax(early, region_of(s, e - 1)->early_end - (double)(e->raw - e[-1].raw));
    return fmax(early, 0);
}

/* A region that begins as a chain ends goes on with it; one that begins by itself, or as a wait
 * ends, first waits for its START's record.  (Of pins, at its end, nothing is hidden.) */
static double own_cost(const struct kpr_scene *s, const struct kpr_work *w,
                       const struct kpr_span *p, const struct kpt_region *r)
{
    size_t start = (size_t)p->start;
    const struct kpr_event *e = &w->events[start];
    if (e->since == KPR_SHARED && start > 0 && region_of(s, e - 1)->inside_known)
        return r->inside_cost + r->held;
    bool hides = r->early_end > 0 && e->since != KPR_SHARED;
    return r->held + (hides ? fmax(r->inside_first - left_before(s, w, start), 0)
                            : r->inside_first);
}

static void find_own(struct kpr_scene *s, struct kpr_work *w, const struct kpr_span *p)
{
    struct kpr_event *e = &w->events[p->end];
    double cost = own_cost(s, w, p, &s->info->regions[p->region]);
    if (e->since != KPR_RECORDED && e->since != KPR_STORED)
        return;
    e->since = KPR_OWN;
    e->own = (uint16_t)((cost < KPR_OWN_MOST ? cost : KPR_OWN_MOST) * KPR_OWN_UNIT + 0.5);
}

void kpr_own_costs(struct kpr_scene *s)
{
    if (s->cost.value <= 0 || !s->info->inside_known)
        return;
    for (size_t u = 0; u < s->count; u++) {
        for (size_t i = 0; i < s->units[u].span_count; i++) {
            const struct kpr_span *p = &s->units[u].spans[i];
            if (!is_leaf(p) || !s->info->regions[p->region].inside_known)
                continue;
            find_own(s, &s->works[u], p);
            find_behind(s, &s->works[u], p);
        }
    }
}

/* ---- clocks that are read early ------------------------------------------------------ */

static int64_t in_fix(double cycles)
{
    return (int64_t)((cycles < 1000 ? cycles : 1000) * KPR_FIX + 0.5);
}

/* A START of its own behind a chain that the region goes on with. */
static void move_start(const struct kpr_scene *s, const struct kpr_work *w, size_t i, int64_t *t)
{
    const struct kpt_region *r = movable(s, &w->events[i]);
    if (r && r->early_start > 0 && w->events[i].since != KPR_SHARED)
        t[i] = kpr_min(t[i] + in_fix(r->early_start), t[i + 1]);
}

/* An END, and the START that is the same record, or was read before the result was there. */
static void move_end(const struct kpr_scene *s, const struct kpr_work *w, size_t i, int64_t *t)
{
    int64_t early = in_fix(region_of(s, &w->events[i])->early_end);
    size_t next = i + 1;
    if (early == 0 || next >= w->event_count)
        return;
    const struct kpr_event *e = &w->events[next];
    bool more = next + 1 < w->event_count;
    if (more && movable(s, e)) {
        int64_t left = kpr_max(early - (e->raw - e[-1].raw) * KPR_FIX, 0);
        t[next] = kpr_min(t[next] + left, t[next + 1]);
    } else if (e->since == KPR_SHARED) {
        return;
    }
    t[i] = kpr_min(t[i] + early, t[next]);
}

/* A clock is read when what stands before it was issued.  Regions of chains last from result
 * to result. */
void kpr_settle_early(struct kpr_scene *s)
{
    if (s->cost.value <= 0 || !s->info->inside_known)
        return;
    for (size_t u = 0; u < s->count; u++) {
        const struct kpr_unit *unit = &s->units[u];
        int64_t *t = s->times.v + s->base.v[u];
        for (size_t i = 0; i < unit->span_count; i++)
            if (is_leaf(&unit->spans[i]))
                move_start(s, &s->works[u], (size_t)unit->spans[i].start, t);
        for (size_t i = 0; i < unit->span_count; i++)
            if (is_leaf(&unit->spans[i]))
                move_end(s, &s->works[u], (size_t)unit->spans[i].end, t);
    }
}
