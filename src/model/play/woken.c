/*
 * Woken in turn: a barrier that completes lets the warps that wait at it go one behind another, in
 * the order in which they came to it.  So of two groups that wait for one slot that which came
 * first is first, by as much in every iteration (doc/findings/model.md).
 */
#include "model/play/queue.h"

#include <math.h>

#define USUAL 12.0 /* cycles from group to group, seen on an H200 where a trace shows it */
#define MOST 100.0 /* groups that wake further apart were not woken by one arrival */

/* A group of a CTA at a wait, in one iteration. */
struct waiter {
    uint32_t index; /* warp / 4 */
    double came, woken; /* its last warp */
};

static int by_coming(const void *a, const void *b)
{
    const struct waiter *x = a, *y = b;
    return (x->came > y->came) - (x->came < y->came);
}

/* The groups of units [from, from + n) at the item in that iteration, in the order of their coming;
 * 0: not all of them are there, or one did not block. */
static size_t find_waiters(const struct kpm_prole *p, size_t from, size_t n, int64_t index,
                           size_t item, struct waiter out[KPM_MAX_GROUPS])
{
    size_t groups = 0;
    for (size_t i = from; i < from + n; i++) {
        const struct kpm_useq *u = &p->role->units.v[i];
        const struct kpm_iter *it = kpm_iter_find(u, index);
        if (!it || !it->regular)
            return 0;
        const struct kpm_span *span = &u->seq[it->at + item];
        size_t g = 0;
        while (g < groups && out[g].index != u->warp / 4)
            g++;
        bool blocked = (double)(span->end - span->start) > p->items[item].blocked_above;
        if (g == KPM_MAX_GROUPS || !blocked)
            return 0;
        if (g == groups)
            out[groups++] = (struct waiter){u->warp / 4, -INFINITY, -INFINITY};
        out[g].came = fmax(out[g].came, (double)span->start);
        out[g].woken = fmax(out[g].woken, (double)span->end);
    }
    qsort(out, groups, sizeof *out, by_coming);
    return groups;
}

typedef KP_VEC(double) double_list;

static double median_of(double_list *v, double otherwise)
{
    double median = v->n >= KPM_LEAST_SAMPLES ? kpm_quantile(v->v, v->n, 0.5) : otherwise;
    free(v->v);
    return median;
}

/* The last end of a warp of that group at the item in that iteration. */
static double end_of(const struct kpm_prole *p, size_t from, size_t n, int64_t index, size_t item,
                     uint32_t group)
{
    double end = NAN;
    for (size_t i = from; i < from + n; i++) {
        const struct kpm_useq *u = &p->role->units.v[i];
        const struct kpm_iter *it = kpm_iter_find(u, index);
        if (it && u->warp / 4 == group)
            end = fmax(end, (double)u->seq[it->at + item].end);
    }
    return end;
}

/* From a group that is woken at `item` to the one behind it: how much later that goes on, and how
 * much later it is over with `end`. */
static void measure_item(const struct kpm_prole *p, size_t item, size_t end, double *woken,
                         double *ended)
{
    struct waiter w[KPM_MAX_GROUPS];
    double_list later = {0}, ends = {0};
    size_t n;
    for (size_t at = 0; at < p->role->units.n; at += n) {
        size_t from = kpm_units_of(p->role, p->role->units.v[at].cta, &n);
        const struct kpm_useq *u = &p->role->units.v[from];
        for (size_t k = 0; k < u->iter_count; k++) {
            int64_t index = u->first + (int64_t)k;
            size_t groups = find_waiters(p, from, n, index, item, w);
            for (size_t g = 1; g < groups; g++) {
                if (fabs(w[g].woken - w[g - 1].woken) > MOST)
                    continue;
                KP_PUSH(later, w[g].woken - w[g - 1].woken);
                KP_PUSH(ends, end_of(p, from, n, index, end, w[g].index) -
                                  end_of(p, from, n, index, end, w[g - 1].index));
            }
        }
    }
    *woken = fmin(fmax(0, median_of(&later, USUAL)), USUAL);
    *ended = median_of(&ends, 0);
}

/* The operation that a group starts next behind the item, and whose end it waits for before all
 * else; NULL: it starts none there. */
static const struct kpm_link *next_started(const struct kpm_program *p, size_t role, size_t item)
{
    const struct kpm_prole *r = &p->roles[role];
    size_t i = 0;
    while (r->order[i] != item)
        i++;
    size_t next = r->order[(i + 1) % r->count], behind = r->order[(i + 2) % r->count];
    for (size_t k = 0; k < p->links.n; k++) {
        const struct kpm_link *l = &p->links.v[k];
        if (l->kind == KPM_OWN && l->from_role == role && l->from == next && l->to == behind &&
            !l->distance && r->items[next].issue != SIZE_MAX)
            return l;
    }
    return NULL;
}

/* Two that are woken together start their operations at the same engine, which takes their pieces
 * by turns: the second ends as many pieces behind as it came behind, and one.  So where it ends two
 * or more behind, what it came later there is told by that. */
static double told_by_ends(const struct kpm_program *p, const struct kpm_link *l, double ended,
                           const struct kpm_params *params)
{
    const struct kpm_item *it = &p->roles[l->from_role].items[l->from];
    const struct kpt_region *region = kpm_region(p, l->from_role, l->from);
    for (size_t i = 0; i < p->engines.n; i++) {
        const struct kpm_engine *e = &p->engines.v[i];
        double work = e->queue ? kpm_work_of(e, region, params->all.v[e->service].value) : 0;
        if (!(work > 0))
            continue;
        double pieces = kpm_pieces_of(p, l->from_role, l->from, work);
        double lead = it->lead == SIZE_MAX ? 0 : params->all.v[it->lead].value;
        double behind = round(ended / (work / pieces)) - 1;
        double apart = fmax(0, params->all.v[it->issue].value - lead) / pieces;
        return behind >= 1 ? (behind + 0.5) * apart : 0;
    }
    return 0;
}

void kpm_measure_woken(struct kpm_program *p, const struct kpm_params *params)
{
    for (size_t i = 0; i < p->links.n; i++) {
        const struct kpm_link *l = &p->links.v[i];
        struct kpm_prole *role = &p->roles[l->to_role];
        if (l->kind == KPM_OWN || !kpm_shares_engine(role) || role->groups > KPM_MAX_GROUPS)
            continue;
        const struct kpm_link *next = next_started(p, l->to_role, l->to);
        double woken, ended;
        measure_item(role, l->to, next ? next->to : l->to, &woken, &ended);
        if (next)
            woken = fmax(woken, told_by_ends(p, next, ended, params));
        role->items[l->to].woken = woken;
    }
}

/* Where more is started behind the first operation, which group's comes first at the engine is not
 * told by who was woken first (doc/findings/model.md). */
double kpm_woken(const struct kpm_program *p, size_t role, size_t item)
{
    double woken = p->roles[role].items[item].woken;
    return woken > 0 && next_started(p, role, item) ? woken : 0;
}

double kpm_first_woken(const struct kpm_program *p, const struct kpm_link *l)
{
    double groups = (double)p->roles[l->to_role].groups;
    return l->kind == KPM_OWN ? 0 : kpm_woken(p, l->to_role, l->to) * (groups - 1) / 2;
}
