/*
 * fit: what a record costs, from the launch itself.
 *
 * Unprobed CTAs of the launch say how long a CTA takes without records; the cost is the one
 * that, taken off, makes the probed ones as long.  Each CTA of a sample, the first ones of
 * the trace, is compared with unprobed ones near it (near.h):
 *
 *   T(c) = time from entry to the last drain, a cost of c taken off along the longest path;
 *          of a unit that lost records, those that were made are taken to have cost what the
 *          others do
 *   T(c) = median of the neighbours' time from entry to exit + what the probed body does
 *          beside its records (as calibrated, up to 600 cycles)
 *
 * solved for c.  The cost is the median over the CTAs.  Its interval is that of the median
 * (95%, by ranks; below 6 CTAs all of them), and what the neighbours' spread leaves open.
 *
 * Where that is no record's cost (too much, or too open) the calibrated one is taken, and what
 * it leaves of T(c), in cycles of a CTA and with an interval made alike, is run->cost.beyond.
 */
#ifndef KP_FIT_H
#define KP_FIT_H

#include "replay/loop.h"

/* Sets run->cost, after the stamps are known and before the first CTA is played.  It reads
 * CTAs ahead: v, the first one (NULL: there is none), and perhaps more. */
void kpr_fit_cost(struct kpr_loop *l, const struct kpt_view *v);

#endif
