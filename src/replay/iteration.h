/*
 * Where a unit's iterations begin.
 *
 * The records do not name the loop.  An iteration is taken to begin with the
 * region that the unit began most often, among the regions that wait and lie
 * outermost among such; without waits, among the outermost.  Not with one to which
 * a turn comes more often than once, if there are others.
 */
#ifndef KP_ITERATION_H
#define KP_ITERATION_H

#include "replay/replay.h"

struct kpr_head {
    uint32_t region, depth;
    bool waits; /* chosen among the regions that wait */
};

/* The head of the unit's iterations; false: it has no span that could be one.
 * count: scratch, an element a region. */
bool kpr_iteration_head(const struct kpt_info *info, const struct kpr_unit *u, uint64_t *count,
                        struct kpr_head *out);
/* Whether an iteration begins with this span.  Not with one whose START was lost. */
bool kpr_begins_iteration(const struct kpr_head *head, const struct kpr_span *s);

#endif
