/*
 * Pins: what keeps arithmetic inside the region where it was marked.
 *
 * To the assembler a clock read is no barrier for arithmetic.  Outside of loops
 * it puts off what is not on the longest path to a result, past the read
 * that ends its region (doc/findings/replay.md).  So before that read stands, for each
 * value that the region's arithmetic makes and that is used later, a store that
 * never executes.
 */
#ifndef KP_INSTRUMENT_PTX_PINS_H
#define KP_INSTRUMENT_PTX_PINS_H

#include "instrument/internal.h"

#define KPI_MAX_PINS 32 /* at one end of a region */

/* Where a probed body begins: %kperf_never, when there are pins at all. */
void kpi_ptx_add_pin_state(const struct kpi_plan *plan, struct kp_str *b);
/* Those before the record of this mark (index among the function's). */
void kpi_ptx_add_pins(const struct kpi_text *t, const struct kpi_plan *plan, uint32_t mark,
                      struct kp_str *b);

#endif
