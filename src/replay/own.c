/* What records cost a region that waits for a chain of its own: little, since they issue
 * while it waits.  How much of that falls between its clock reads was calibrated, for each
 * kind of work. */
#include "replay/causal.h"

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

void kpr_own_costs(struct kpr_scene *s)
{
    if (s->cost.value <= 0 || !s->info->inside_known)
        return;
    for (size_t u = 0; u < s->count; u++) {
        for (size_t i = 0; i < s->units[u].span_count; i++) {
            const struct kpr_span *p = &s->units[u].spans[i];
            const struct kpt_region *r = &s->info->regions[p->region];
            bool whole = !(p->flags & (KPR_OPEN_START | KPR_OPEN_END));
            if (!whole || p->inside > 0 || p->end != p->start + 1 || !r->inside_known)
                continue;
            struct kpr_event *e = &s->works[u].events[p->end];
            double cycles = r->inside_cost < KPR_OWN_MOST ? r->inside_cost : KPR_OWN_MOST;
            if (e->since != KPR_RECORDED && e->since != KPR_STORED)
                continue;
            e->since = KPR_OWN;
            e->own = (uint16_t)(cycles * KPR_OWN_UNIT + 0.5);
        }
    }
}
