/* What records cost a region that waits for a chain of its own: little, since they issue
 * while it waits.  How much of that falls between its clock reads was calibrated, for each
 * kind of work. */
#include "replay/causal.h"

enum { KPR_OWN_MOST = UINT16_MAX / KPR_OWN_UNIT }; /* cycles */

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
            if (e->since != KPR_RECORDED)
                continue;
            e->since = KPR_OWN;
            e->own = (uint16_t)(cycles * KPR_OWN_UNIT + 0.5);
        }
    }
}
