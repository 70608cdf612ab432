/*
 * Turns of two warp groups at named barriers whose numbers they compute.
 *
 * Group g waits at barrier a + g, say, and arrives at b - g when it has had its turn: there the
 * other one waits, as the numbers' sum is the same for both.  That there are two is what the count
 * of threads says, which is that of both.
 */
#include "instrument/sync/rings.h"

#define GROUP 128 /* threads */
#define MOST 64   /* named barriers that differ: of more it is not told which two belong together */

/* What a step computes, where it waits or arrives for two groups; false: it does not. */
static bool is_computed(const struct kpi_rings *r, uint32_t step, struct kpi_computed *out)
{
    const struct kpi_site *site = &r->sites[step];
    const struct kpi_values *v = &r->code->values;
    int64_t threads;
    *out = (struct kpi_computed){r->code->steps.v[step].act == KPI_SYNC_BAR, site->number,
                                 site->threads};
    return (out->waits || r->code->steps.v[step].act == KPI_SYNC_BAR_ARRIVE) &&
           site->number != KPI_NO_VALUE && site->threads != KPI_NO_VALUE &&
           kpi_value_sort(v, site->number) <= KPI_OF_THREAD &&
           kpi_value_known(v, site->threads, &threads) && threads == 2 * GROUP;
}

void kpi_rings_find_turns(struct kpi_rings *r)
{
    struct kpi_computed one;
    for (uint32_t i = 0; i < r->code->steps.n && r->computed.n <= MOST; i++) {
        size_t k = 0;
        if (!is_computed(r, i, &one))
            continue;
        while (k < r->computed.n && (r->computed.v[k].waits != one.waits ||
                                     r->computed.v[k].number != one.number ||
                                     r->computed.v[k].threads != one.threads))
            k++;
        if (k == r->computed.n)
            KP_PUSH(r->computed, one);
    }
}

uint32_t kpi_rings_turns(const struct kpi_rings *r, uint32_t step, int64_t *sum)
{
    struct kpi_values *v = &r->code->values;
    struct kpi_computed own;
    uint32_t turns = 0;
    if (!is_computed(r, step, &own) || r->computed.n > MOST)
        return 0;
    for (size_t i = 0; i < r->computed.n; i++) {
        const struct kpi_computed *other = &r->computed.v[i];
        int64_t n;
        if (own.waits == other->waits || own.threads != other->threads ||
            !kpi_value_known(v, kpi_value_sum(v, own.number, 1, other->number, 32), &n))
            continue;
        if (turns && n != *sum)
            return 0; /* of several pairs of barriers: which of them is not told */
        turns = 2;
        *sum = n;
    }
    return turns;
}
