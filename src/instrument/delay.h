/*
 * delay: texts whose warps come later to a region.
 *
 *   delay   by a number that is set from launch to launch
 *   pause   by one that stays in the text
 *
 * Both look at the clock until it is time.  nanosleep would leave the issue slots to the other
 * groups, but sleeps for up to twice what it is asked for, each warp by itself: the four warps of a
 * group would begin apart from each other, and which rhythm they fall into is decided by a few
 * hundred cycles.
 */
#ifndef KP_INSTRUMENT_DELAY_H
#define KP_INSTRUMENT_DELAY_H

#include "instrument/internal.h"

/* The number of the thread's warp in register d##1; 2 and 3 are scratch. */
#define WARP_IN(d) \
    "mov.u32 " d "1, %tid.z;\n" \
    "mov.u32 " d "2, %ntid.y;\n" \
    "mov.u32 " d "3, %tid.y;\n" \
    "mad.lo.u32 " d "1, " d "1, " d "2, " d "3;\n" \
    "mov.u32 " d "2, %ntid.x;\n" \
    "mov.u32 " d "3, %tid.x;\n" \
    "mad.lo.u32 " d "1, " d "1, " d "2, " d "3;\n" \
    "shr.u32 " d "1, " d "1, 5;\n"

/* Up to where the comparison with how long it is to take stands; what goes back follows it. */
#define SPIN_FOR(d, p, label) \
    "mov.u32 " d "1, %clock;\n" \
    label ":\n" \
    "mov.u32 " d "2, %clock;\n" \
    "sub.u32 " d "2, " d "2, " d "1;\n" \
    "setp.lt.u32 " p ", " d "2, "
#define SPIN_BACK(p, label) ";\n@" p " bra " label ";\n"

/* The next of the region's BEGINs that control comes to, from mark *i of f on; NULL: no other. */
const struct kpi_mark *kpi_next_begin(const struct kpi_text *t, const struct kpi_function *f,
                                      const char *region, uint32_t *i);
/* KP_USAGE, with a message. */
int kpi_unknown_region(const struct kpi_text *t, const struct kpi_regions *regions,
                       const char *region);

#endif
