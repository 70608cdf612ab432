/*
 * against: the corrected time of probed CTAs against that of unprobed CTAs of the
 * same launch, which no record touched: whether the correction holds.
 */
#ifndef KP_AGAINST_H
#define KP_AGAINST_H

#include "replay/replay.h"
#include "replay/stats.h"

#define KPR_AGAINST_MOST 64

/* Cycles from a CTA's entry to its end.  Of the probed ones only those that lost no unit; records
 * that a unit lost are taken to have cost what its others did, unless they were not made. */
struct kpr_against {
    struct kpr_dist unprobed;  /* entry to exit */
    struct kpr_dist probed;    /* entry to exit, drain included */
    struct kpr_dist corrected; /* entry to where the last unit begins to drain */
    double ratios[KPR_AGAINST_MOST]; /* of the first: corrected over unprobed ones near it */
    size_t ratio_count;
    bool lossy; /* records were lost */
};
void kpr_against_cta(struct kpr_against *a, const struct kpr_run *run, const struct kpr_cta *cta);
/* Takes in the stamps; whether there is enough of both to compare. */
bool kpr_against_end(struct kpr_against *a, const struct kpr_run *run);
/* How much longer the corrected time is than that of unprobed CTAs near (near.h): the median. */
double kpr_against_error(struct kpr_against *a);
void kpr_against_free(struct kpr_against *a);

#endif
