/*
 * How the CTAs of a cluster, each on its SM's own clock, are placed against each other
 * by the barrier that they share: in every phase, no thread's wait ends before the last
 * thread's arrive.
 *
 *   meet.c     what a CTA's records say of each phase
 *   tighten.c  what that leaves of the lines that the SMs' clocks can have
 *   queue.c    CTAs of a cluster are read together
 *
 * Conditions: a wait's END is recorded after the wait has ended and an arrive's region
 * START before it arrives (always so), a unit's arrives and waits are those of its marks
 * (kpt_info.cluster_counted), the SM's clock keeps its rate (kpr_fit.widening_ns == 0),
 * and, of units that lost records, no warp exits before the cluster's last phase.
 */
#ifndef KP_MEET_H
#define KP_MEET_H

#include "replay/replay_internal.h"

#define KPR_NEVER INT64_MIN
/* No device has clusters of more CTAs; and no more phases than this are looked at. */
enum { KPR_CLUSTER_MAX = 64 };

/* One phase, as a unit saw it: cycles since the CTA's entry, or KPR_NEVER. */
struct kpr_passed {
    int64_t arrive; /* not before this: its region's START */
    int64_t wait;   /* over by this: its region's END */
};
/* The phases of one unit, in order. */
struct kpr_passes {
    size_t first, count; /* in kpr_meeting.passed */
    bool whole;          /* from the first phase on; else up to the last */
    bool total;          /* up to the last, too */
};
/* A CTA's. */
struct kpr_meeting {
    KP_VEC(struct kpr_passed) passed;
    KP_VEC(struct kpr_passes) units;
    uint64_t unclear; /* units whose arrives and waits do not take turns */
};
/* Room to read meetings. */
struct kpr_meeter {
    const struct kpt_info *info;
    int64_t *opened;          /* by region: START of the visit that is open, or KPR_NEVER */
    int64_t *raw;             /* by record of a unit, in order of time */
    size_t raw_cap;
    KP_VEC(uint32_t) regions; /* those that do something at the barrier */
};
struct kpr_meeter *kpr_meeter_new(const struct kpt_info *info);
void kpr_meeter_free(struct kpr_meeter *m);
/* From the records of a CTA; what it makes of bad ones does not matter, but is safe. */
void kpr_meet(struct kpr_meeter *m, const struct kpt_stamp *stamp, const struct kpt_view *view,
              struct kpr_meeting *out);
void kpr_meeting_free(struct kpr_meeting *m);

/* One CTA of a cluster, and where it is placed. */
struct kpr_member {
    const struct kpt_stamp *stamp;
    const struct kpr_meeting *meeting;
    struct kpr_spot *spot; /* set if phases say anything of it */
};
/* Places the CTAs of one cluster, at most KPR_CLUSTER_MAX; counts in run->tightened. */
void kpr_tighten(struct kpr_run *run, const struct kpr_member *members, size_t n);

/* The lines of each SM's readings, for run->fits; s: stamps by SM, of which those of
 * fit g begin at start[g]. */
void kpr_find_lines(struct kpr_run *run, const struct kpt_stamp *const *s, const size_t *start);

#endif
