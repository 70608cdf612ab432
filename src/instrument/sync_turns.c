/*
 * Turns of two warp groups at named barriers whose numbers they compute.
 *
 * Group g waits at barrier a + g, say, and arrives at b - g when it has had its turn: there the
 * other one waits, as the numbers' sum is the same for both.  That there are two is what the count
 * of threads says, which is that of both.
 */
#include "instrument/sync_rings.h"

#define GROUP 128 /* threads */

/* A wait and an arrive of such barriers: what their numbers add up to. */
static bool opposite(const struct kpi_rings *r, const struct kpi_site *a, const struct kpi_site *b,
                     int64_t *sum)
{
    struct kpi_values *v = &r->code->values;
    if (b->number == KPI_NO_VALUE || a->threads != b->threads ||
        kpi_value_sort(v, b->number) > KPI_OF_THREAD)
        return false;
    return kpi_value_known(v, kpi_value_sum(v, a->number, 1, b->number, 32), sum);
}

uint32_t kpi_rings_turns(const struct kpi_rings *r, uint32_t step, int64_t *sum)
{
    const struct kpi_site *site = &r->sites[step];
    const struct kpi_values *v = &r->code->values;
    enum kpi_sync_act act = r->code->steps.v[step].act;
    int64_t threads;
    if (site->number == KPI_NO_VALUE || site->threads == KPI_NO_VALUE ||
        kpi_value_sort(v, site->number) > KPI_OF_THREAD ||
        !kpi_value_known(v, site->threads, &threads) || threads != 2 * GROUP)
        return 0;
    uint32_t turns = 0;
    for (size_t i = 0; i < r->code->steps.n; i++) {
        enum kpi_sync_act other = r->code->steps.v[i].act;
        int64_t n;
        bool pair = (act == KPI_SYNC_BAR && other == KPI_SYNC_BAR_ARRIVE) ||
                    (act == KPI_SYNC_BAR_ARRIVE && other == KPI_SYNC_BAR);
        if (!pair || !opposite(r, site, &r->sites[i], &n))
            continue;
        if (turns && n != *sum)
            return 0; /* of several pairs of barriers: which of them is not told */
        turns = 2;
        *sum = n;
    }
    return turns;
}
