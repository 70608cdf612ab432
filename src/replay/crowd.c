#include "replay/replay_internal.h"

static int by_entry(const void *a, const void *b)
{
    const struct kpt_stamp *x = *(const struct kpt_stamp *const *)a;
    const struct kpt_stamp *y = *(const struct kpt_stamp *const *)b;
    if (x->sm != y->sm)
        return x->sm < y->sm ? -1 : 1;
    if (x->clock_entry != y->clock_entry)
        return x->clock_entry < y->clock_entry ? -1 : 1;
    return 0;
}

/* One without an exit may have stayed as long as it liked. */
static bool overlap(const struct kpt_stamp *a, const struct kpt_stamp *b)
{
    return a->sm == b->sm && (a->clock_exit == 0 || a->clock_exit > b->clock_entry);
}

void kpr_find_crowded(struct kpr_run *run)
{
    const struct kpt_stamp **s = kp_alloc((run->stamp_count + 1) * sizeof *s);
    size_t n = 0;
    for (size_t i = 0; i < run->stamp_count; i++)
        if (run->stamps[i].flags & KPT_CTA_ENTERED)
            s[n++] = &run->stamps[i];
    if (n)
        qsort(s, n, sizeof *s, by_entry);
    /* neighbours suffice: where any two overlap, so do two that follow each other */
    for (size_t i = 1; i < n && !run->crowded; i++)
        run->crowded = overlap(s[i - 1], s[i]);
    free(s);
}
