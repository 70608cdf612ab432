/* Phases of barriers, from the links between arrivals and waits. */
#include "replay/export.h"

bool kpr_is_barrier(const struct kpr_run *run, const char *name)
{
    for (size_t i = 0; i < run->info.region_count; i++)
        for (size_t k = 0; k < run->info.regions[i].async_count; k++)
            if (strcmp(run->info.regions[i].asyncs[k].name, name) == 0)
                return false;
    return true;
}

static int compare(uint64_t a, uint64_t b)
{
    return a < b ? -1 : a > b;
}

static int by_wait(const void *a, const void *b)
{
    const struct kpr_phase *x = a, *y = b;
    int order = compare(x->barrier, y->barrier);
    order = order ? order : compare(x->to_unit, y->to_unit);
    order = order ? order : compare(x->to_span, y->to_span);
    return order ? order : (x->begin > y->begin) - (x->begin < y->begin);
}

static int by_arrival(const void *a, const void *b)
{
    const struct kpr_phase *x = a, *y = b;
    int order = compare(x->barrier, y->barrier);
    order = order ? order : compare(x->from_unit, y->from_unit);
    order = order ? order : compare(x->from_span, y->from_span);
    return order ? order : (x->end > y->end) - (x->end < y->end);
}

/* Several units that wait for one phase make one. */
size_t kpr_find_phases(const struct kpr_cta *cta, const bool *barriers, struct kpr_phase *p)
{
    size_t links = 0, n = 0, m = 0;
    for (size_t i = 0; i < cta->link_count; i++) {
        const struct kpr_link *l = &cta->links[i];
        if (barriers[l->barrier])
            p[links++] = (struct kpr_phase){
                l->barrier, l->to_unit, l->to_span, l->from_unit, l->from_span,
                cta->units[l->from_unit].spans[l->from_span].start,
                cta->units[l->to_unit].spans[l->to_span].end};
    }
    qsort(p, links, sizeof *p, by_wait);
    for (size_t i = 0; i < links; i++)
        if (i + 1 == links || p[i + 1].barrier != p[i].barrier ||
            p[i + 1].to_unit != p[i].to_unit || p[i + 1].to_span != p[i].to_span)
            p[n++] = p[i];
    qsort(p, n, sizeof *p, by_arrival);
    for (size_t i = 0; i < n; i++)
        if (i + 1 == n || p[i + 1].barrier != p[i].barrier ||
            p[i + 1].from_unit != p[i].from_unit || p[i + 1].from_span != p[i].from_span)
            p[m++] = p[i];
    return m;
}
