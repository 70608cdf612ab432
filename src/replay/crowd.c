#include "replay/replay_internal.h"

static int by_entry(const void *a, const void *b)
{
    const struct kpt_stamp *x = *(const struct kpt_stamp *const *)a;
    const struct kpt_stamp *y = *(const struct kpt_stamp *const *)b;
    return x->clock_entry < y->clock_entry ? -1 : x->clock_entry > y->clock_entry;
}

/* One without an exit may have stayed as long as it liked. */
static bool overlap(const struct kpt_stamp *a, const struct kpt_stamp *b)
{
    return a->clock_exit == 0 || a->clock_exit > b->clock_entry;
}

/* An SM's; mostly in the order of their entries, as CTAs are launched by number. */
static bool crowded(const struct kpt_stamp **s, size_t n)
{
    bool ordered = true;
    for (size_t i = 1; i < n; i++)
        ordered &= s[i - 1]->clock_entry <= s[i]->clock_entry;
    if (!ordered)
        qsort(s, n, sizeof *s, by_entry);
    /* neighbours suffice: where any two overlap, so do two that follow each other */
    for (size_t i = 1; i < n; i++)
        if (overlap(s[i - 1], s[i]))
            return true;
    return false;
}

void kpr_find_crowded(struct kpr_run *run, const struct kpt_stamp **s, size_t n)
{
    for (size_t i = 0, end; i < n && !run->crowded; i = end) {
        for (end = i + 1; end < n && s[end]->sm == s[i]->sm;)
            end++;
        run->crowded = crowded(s + i, end - i);
    }
}
