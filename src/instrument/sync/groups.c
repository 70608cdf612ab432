/* What a wait for groups of asynchronous work ends: cp.async, cp.async.bulk, wgmma. */
#include "instrument/sync/rings.h"

/* Work of one kind in groups, on a way. */
struct issue {
    uint32_t region, visit, group; /* visit: how many of the region's started something before */
    uint32_t in;                   /* the region's visits, all in all */
    uint32_t most;                 /* the last group of those up to it */
};
struct groups {
    KP_VEC(struct issue) issues;
    uint32_t committed, retired;
};

static uint32_t visits_of(const struct groups *g, uint32_t region)
{
    for (size_t i = g->issues.n; i-- > 0;)
        if (g->issues.v[i].region == region)
            return g->issues.v[i].visit + 1;
    return 0;
}

/* Each region that started some of the groups [from, to), with how many of its visits came behind
 * the newest of these. */
static void list_awaited(const struct groups *g, uint32_t from, uint32_t to,
                         struct kpi_group_wait *now)
{
    for (size_t i = g->issues.n; i-- > 0 && g->issues.v[i].most >= from;) {
        const struct issue *x = &g->issues.v[i];
        if (x->group >= to || x->group < from || x->region == KPI_NONE)
            continue;
        bool known = false;
        for (size_t k = 0; k < now->list.n; k++)
            known = known || now->list.v[k].region == x->region;
        if (!known)
            KP_PUSH(now->list, ((struct kpi_awaited){
                                   x->region, visits_of(g, x->region) - 1 - x->visit}));
    }
}

static bool same_list(const struct kpi_group_wait *a, const struct kpi_group_wait *b)
{
    if (a->list.n != b->list.n)
        return false;
    for (size_t i = 0; i < a->list.n; i++)
        if (a->list.v[i].region != b->list.v[i].region || a->list.v[i].k != b->list.v[i].k)
            return false;
    return true;
}

static void await_groups(const struct kpi_rings *r, const struct kpi_sync_event *e,
                         struct groups *g, struct kpi_group_wait *out)
{
    int64_t left;
    struct kpi_group_wait now = {.times = out->times + 1};
    if (e->address == KPI_NO_VALUE || !kpi_value_known(&r->code->values, e->address, &left) ||
        left < 0)
        return;
    uint32_t to = (int64_t)g->committed > left ? g->committed - (uint32_t)left : 0;
    now.new = to > g->retired;
    list_awaited(g, now.new ? g->retired : to ? to - 1 : 0, to, &now);
    g->retired = to > g->retired ? to : g->retired;
    if (out->new && !now.new) { /* what it ended once says more */
        free(now.list.v);
        return;
    }
    now.steady = same_list(out, &now);
    free(out->list.v);
    *out = now;
}

static void issue(const struct kpi_rings *r, const struct kpi_sync_event *e, struct groups *g,
                  const uint32_t *visits)
{
    uint32_t region = r->sites[e->step].region, n = visits_of(g, region);
    for (size_t i = g->issues.n; i-- > 0 && region != KPI_NONE;)
        if (g->issues.v[i].region == region) {
            if (g->issues.v[i].in != visits[region])
                break;
            g->issues.v[i].group = g->committed; /* one visit's, which ends with its last group */
            for (; i < g->issues.n; i++)
                g->issues.v[i].most = g->committed;
            return;
        }
    KP_PUSH(g->issues, ((struct issue){region, n, g->committed,
                                       region == KPI_NONE ? 0 : visits[region], g->committed}));
}

static void count_visit(void *with, uint32_t region)
{
    ((uint32_t *)with)[region]++;
}

static void follow_groups(const struct kpi_rings *r, uint32_t walk, struct kpi_group_wait *waits)
{
    const struct kpi_sync_walk *way = &r->walks->list.v[walk];
    struct groups groups[KPI_ENGINES] = {0};
    uint32_t *visits = kp_alloc((r->region_count + 1) * sizeof *visits);
    for (size_t i = 0; i < way->events.n; i++) {
        const struct kpi_sync_event *e = &way->events.v[i];
        const struct kpi_step *s = &r->code->steps.v[e->step];
        if (e->enters)
            kpi_rings_enter(r, e, count_visit, visits);
        else if (s->act == KPI_SYNC_ISSUE)
            issue(r, e, &groups[s->engine], visits);
        else if (s->act == KPI_SYNC_COMMIT)
            groups[s->engine].committed++;
        else if (s->act == KPI_SYNC_GROUP_WAIT && r->sites[e->step].owner == walk)
            await_groups(r, e, &groups[s->engine], &waits[e->step]);
    }
    for (size_t i = 0; i < KPI_ENGINES; i++)
        free(groups[i].issues.v);
    free(visits);
}

struct kpi_group_wait *kpi_groups_follow(const struct kpi_rings *r)
{
    struct kpi_group_wait *waits = kp_alloc((r->code->steps.n + 1) * sizeof *waits);
    for (uint32_t k = 0; k < r->walks->list.n; k++)
        follow_groups(r, k, waits);
    return waits;
}

void kpi_groups_free(const struct kpi_rings *r, struct kpi_group_wait *waits)
{
    for (size_t i = 0; i < r->code->steps.n; i++)
        free(waits[i].list.v);
    free(waits);
}
