#include "replay/against.h"

enum { ENOUGH = 4 };

void kpr_against_cta(struct kpr_against *a, const struct kpr_run *run, const struct kpr_cta *cta)
{
    int64_t end = 0;
    if (cta->unit_count < run->info.units_per_cta || cta->stamp.clock_exit == 0)
        return;
    for (size_t i = 0; i < cta->unit_count; i++) {
        if (cta->units[i].lost > 0)
            return;
        end = cta->units[i].drain_begin > end ? cta->units[i].drain_begin : end;
    }
    kpr_dist_add(&a->corrected, (uint64_t)end);
    kpr_dist_add(&a->probed, cta->stamp.clock_exit - cta->stamp.clock_entry);
}

bool kpr_against_end(struct kpr_against *a, const struct kpr_run *run)
{
    for (size_t i = 0; i < run->stamp_count; i++) {
        const struct kpt_stamp *s = &run->stamps[i];
        if (s->flags == KPT_CTA_ENTERED && s->clock_exit != 0)
            kpr_dist_add(&a->unprobed, s->clock_exit - s->clock_entry);
    }
    return a->unprobed.count >= ENOUGH && a->corrected.count >= ENOUGH &&
           kpr_dist_percentile(&a->unprobed, 50) > 0;
}

double kpr_against_error(struct kpr_against *a)
{
    return (double)kpr_dist_percentile(&a->corrected, 50) /
               (double)kpr_dist_percentile(&a->unprobed, 50) - 1;
}

void kpr_against_free(struct kpr_against *a)
{
    kpr_dist_free(&a->unprobed);
    kpr_dist_free(&a->probed);
    kpr_dist_free(&a->corrected);
}
