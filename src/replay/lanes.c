/*
 * Lanes: a tree over them, in which each node has the earliest time that one of
 * the lanes below is free from.
 */
#include "replay/export/export.h"

void kpr_lanes_clear(struct kpr_lanes *l, size_t n)
{
    size_t leaves = 1;
    while (leaves < n)
        leaves *= 2;
    l->leaves = leaves;
    l->free_from = kp_realloc(l->free_from, 2 * leaves, sizeof *l->free_from);
    for (size_t i = 0; i < 2 * leaves; i++)
        l->free_from[i] = INT64_MIN;
}

uint32_t kpr_lanes_place(struct kpr_lanes *l, int64_t begin, int64_t end)
{
    size_t at = 1;
    while (at < l->leaves)
        at = 2 * at + (l->free_from[2 * at] > begin);
    uint32_t lane = (uint32_t)(at - l->leaves);
    l->free_from[at] = end;
    for (at /= 2; at > 0; at /= 2) {
        const int64_t *below = &l->free_from[2 * at];
        l->free_from[at] = below[0] < below[1] ? below[0] : below[1];
    }
    return lane;
}

void kpr_lanes_free(struct kpr_lanes *l)
{
    free(l->free_from);
    *l = (struct kpr_lanes){0};
}
