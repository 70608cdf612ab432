/*
 * The CTAs of a cluster are scheduled together, so each of them enters before any
 * of them leaves.  All SMs read one timer: an order that holds can be seen to fail
 * only by whole steps, so that no offset could be tightened by it, and a failure is
 * one of the timers or of the assumption.  It is counted.
 *
 * Barriers that CTAs of a cluster share would tell more, to some hundred cycles.
 * That is not attempted: no record says which arrival of another CTA ended a wait.
 */
#include "replay/replay_internal.h"

struct member {
    uint64_t cluster;
    const struct kpt_stamp *stamp;
};

static uint64_t cluster_of(const struct kpt_info *info, uint32_t cta)
{
    uint64_t id = 0, rest = cta, at[3], wide[3];
    for (int i = 0; i < 3; i++) {
        at[i] = rest % info->grid[i] / info->cluster[i];
        rest /= info->grid[i];
        wide[i] = (info->grid[i] + (uint64_t)info->cluster[i] - 1) / info->cluster[i];
    }
    for (int i = 2; i >= 0; i--) /* no more of them than CTAs before this one */
        id = id * wide[i] + at[i];
    return id;
}

static int by_cluster(const void *a, const void *b)
{
    const struct member *x = a, *y = b;
    if (x->cluster != y->cluster)
        return x->cluster < y->cluster ? -1 : 1;
    return x->stamp->cta < y->stamp->cta ? -1 : x->stamp->cta > y->stamp->cta;
}

/* Did the last of them enter after the first had left? */
static bool apart(const struct member *m, size_t n)
{
    uint64_t entered = m[0].stamp->time_entry, left = UINT64_MAX;
    for (size_t i = 0; i < n; i++) {
        const struct kpt_stamp *s = m[i].stamp;
        entered = s->time_entry > entered ? s->time_entry : entered;
        left = s->clock_exit && s->time_exit < left ? s->time_exit : left;
    }
    return entered > left;
}

void kpr_check_clusters(struct kpr_run *run, const struct kpt_stamp *const *s, size_t n)
{
    const uint32_t *c = run->info.cluster;
    if (n == 0 || (c[0] == 1 && c[1] == 1 && c[2] == 1))
        return;
    struct member *m = kp_realloc(NULL, n, sizeof *m);
    for (size_t i = 0; i < n; i++)
        m[i] = (struct member){cluster_of(&run->info, s[i]->cta), s[i]};
    qsort(m, n, sizeof *m, by_cluster);
    for (size_t i = 0, k; i < n; i = k) {
        for (k = i + 1; k < n && m[k].cluster == m[i].cluster; k++)
            continue;
        run->clusters++;
        run->clusters_apart += apart(m + i, k - i);
    }
    free(m);
}
