/*
 * Distribution of one kind of duration: exact while there are few values, then
 * a histogram whose buckets are at most 1/256 wide.  Percentiles are nearest
 * rank: the smallest value that p percent of all do not exceed.
 */
#ifndef KP_STATS_H
#define KP_STATS_H

#include "base/base.h"

struct kpr_dist {
    uint64_t count;
    double sum;
    uint64_t *values;    /* while exact */
    size_t value_cap;
    uint32_t **octaves;  /* 64 of 256 counts each, made when needed */
};
void kpr_dist_add(struct kpr_dist *d, uint64_t v);
/* The p-th percentile, 0 < p <= 100; 0 when there are no values. */
uint64_t kpr_dist_percentile(struct kpr_dist *d, unsigned p);
double kpr_dist_mean(const struct kpr_dist *d);
void kpr_dist_free(struct kpr_dist *d);

#endif
