/*
 * The CTAs of a cluster are scheduled together, so each of them enters before any
 * of them leaves.  All SMs read one timer: an order that holds can be seen to fail
 * only by whole steps, so that no offset could be tightened by it, and a failure is
 * one of the timers or of the assumption.  It is counted.  Barriers that CTAs of a
 * cluster share tell more: see meet.h.
 */
#include "replay/replay_internal.h"

struct member {
    uint64_t cluster;
    const struct kpt_stamp *stamp;
};

uint64_t kpr_cluster_of(const struct kpt_info *info, uint32_t cta)
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

uint64_t kpr_cluster_last(const struct kpt_info *info, uint32_t cta)
{
    uint64_t last = 0, rest = cta, at[3];
    for (int i = 0; i < 3; i++) {
        uint64_t first = rest % info->grid[i] / info->cluster[i] * info->cluster[i];
        at[i] = first + info->cluster[i] - 1;
        at[i] = at[i] < info->grid[i] ? at[i] : info->grid[i] - 1;
        rest /= info->grid[i];
    }
    for (int i = 2; i >= 0; i--) /* at most that of the grid's last CTA, or wraps far off */
        last = last * info->grid[i] + at[i];
    return last;
}

static bool in_clusters(const struct kpt_info *info)
{
    return info->cluster[0] > 1 || info->cluster[1] > 1 || info->cluster[2] > 1;
}

bool kpr_clusters_meet(const struct kpt_info *info)
{
    return info->cluster_counted && in_clusters(info);
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
    if (n == 0 || !in_clusters(&run->info))
        return;
    struct member *m = kp_realloc(NULL, n, sizeof *m);
    for (size_t i = 0; i < n; i++)
        m[i] = (struct member){kpr_cluster_of(&run->info, s[i]->cta), s[i]};
    qsort(m, n, sizeof *m, by_cluster);
    for (size_t i = 0, k; i < n; i = k) {
        for (k = i + 1; k < n && m[k].cluster == m[i].cluster; k++)
            continue;
        run->clusters++;
        run->clusters_apart += apart(m + i, k - i);
    }
    free(m);
}
