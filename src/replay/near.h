/*
 * near: unprobed CTAs of the launch that a probed one can be compared with.
 */
#ifndef KP_NEAR_H
#define KP_NEAR_H

#include "replay/replay.h"

/* Of CTAs without probes that ran from their entry to their exit, up to 16: those that entered
 * when this one did (within a sixteenth of its time, or else the closest to that), and of them
 * those whose numbers are closest, which work beside it on the same data.  cycles: the median
 * of their time from entry to exit; open: how far that may be off (1.57 times the distance of the
 * quartiles over the root of their number covers 95%).  False where there are fewer than 4. */
bool kpr_near(const struct kpr_run *run, const struct kpt_stamp *at, double *cycles, double *open);
/* How much longer probed CTAs took than unprobed ones near them, drain included: the median, in
 * cycles.  False, and nothing is set, where none has neighbours. */
bool kpr_near_probes(const struct kpr_run *run, double *cycles);
/* Whether there are as many. */
bool kpr_near_any(const struct kpr_run *run);
/* The median of n > 0 values, which it sorts. */
double kpr_middle(double *v, size_t n);

#endif
