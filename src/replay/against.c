#include "replay/against.h"

#include "replay/near.h"

enum { ENOUGH = 4 };

/* Without all of its records. */
static int64_t would_end(const struct kpr_unit *u, bool only_kept)
{
    uint64_t stored = u->count - u->lost;
    if (u->lost == 0 || stored == 0 || only_kept)
        return u->drain_begin;
    double more = (double)u->saved * (double)u->lost / (double)stored;
    return more < (double)u->drain_begin ? u->drain_begin - (int64_t)more : 0;
}

void kpr_against_cta(struct kpr_against *a, const struct kpr_run *run, const struct kpr_cta *cta)
{
    int64_t end = 0;
    if (cta->unit_count < run->info.units_per_cta || cta->stamp.clock_exit == 0)
        return;
    for (size_t i = 0; i < cta->unit_count; i++) {
        int64_t one = would_end(&cta->units[i], run->info.only_kept);
        end = one > end ? one : end;
        a->lossy |= cta->units[i].lost > 0;
    }
    kpr_dist_add(&a->corrected, (uint64_t)end);
    kpr_dist_add(&a->probed, cta->stamp.clock_exit - cta->stamp.clock_entry);
    double near, open;
    if (a->ratio_count < KPR_AGAINST_MOST && kpr_near(run, &cta->stamp, &near, &open) && near > 0)
        a->ratios[a->ratio_count++] = (double)end / near;
}

bool kpr_against_end(struct kpr_against *a, const struct kpr_run *run)
{
    for (size_t i = 0; i < run->stamp_count; i++) {
        const struct kpt_stamp *s = &run->stamps[i];
        if (s->flags == KPT_CTA_ENTERED && s->clock_exit != 0)
            kpr_dist_add(&a->unprobed, s->clock_exit - s->clock_entry);
    }
    return a->unprobed.count >= ENOUGH && a->ratio_count >= ENOUGH;
}

double kpr_against_error(struct kpr_against *a)
{
    return kpr_middle(a->ratios, a->ratio_count) - 1;
}

void kpr_against_free(struct kpr_against *a)
{
    kpr_dist_free(&a->unprobed);
    kpr_dist_free(&a->probed);
    kpr_dist_free(&a->corrected);
}
