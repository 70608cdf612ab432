/*
 * The lines that a clock can have: a convex polygon over (time at the cycle 0, slope),
 * from which readings and orders of events cut what does not agree with them.
 */
#ifndef KP_LINES_H
#define KP_LINES_H

#include "replay/replay_internal.h"

enum { KPR_LINES_MAX = 24 };

/* ns = at + slope * cycles, for the corners of the set; n 0: there are none. */
struct kpr_line {
    double at, slope;
};
struct kpr_lines {
    struct kpr_line v[KPR_LINES_MAX];
    size_t n;
};
/* An SM's: by its readings, and what the clusters so far have left of them. */
struct kpr_sm_lines {
    struct kpr_lines clock, left;
};
enum kpr_cut { KPR_UNCUT, KPR_CUT, KPR_EMPTIED };

/* All with a slope from lo to hi that are from `from` to `to` ns at these cycles. */
void kpr_lines_init(struct kpr_lines *l, double cycles, double from, double to, double lo,
                    double hi);
/* Keeps those that are `ns` or later (or, not later) at these cycles.  Where a corner more
 * would have no room, nothing is cut off: the set is never too small. */
enum kpr_cut kpr_lines_not_before(struct kpr_lines *l, double cycles, double ns);
enum kpr_cut kpr_lines_not_after(struct kpr_lines *l, double cycles, double ns);
/* The earliest and the latest that any is at these cycles. */
double kpr_lines_least(const struct kpr_lines *l, double cycles);
double kpr_lines_most(const struct kpr_lines *l, double cycles);
/* The range of slopes, and that of the time at the cycle 0 for one of them. */
void kpr_lines_slopes(const struct kpr_lines *l, double *lo, double *hi);
void kpr_lines_slice(const struct kpr_lines *l, double slope, double *from, double *to);

#endif
