/*
 * Loads from global memory into registers in loops, and where their results are used first
 * (ptx/fetch.c).
 */
#ifndef KP_INSTRUMENT_PTX_FETCH_H
#define KP_INSTRUMENT_PTX_FETCH_H

#include "instrument/ptx/regs.h"

/*
 * Of the function's innermost loops with marks: [{"from", "used", "line", "use_line", "loads",
 * "bytes", "ahead", "into", "address", "stores", "code", "shared_bytes"}], one for the loads that
 * stand between the same two marks and are used first between the same two (kperf-trace(5) has the
 * members).  kpi_regions_find has been asked.  *work: steps left; what is not looked at when it is
 * used up is not told.  New reference.
 */
json_t *kpi_fetches(struct kpi_text *t, const struct kpi_function *f,
                    const struct kpi_regions *names, const struct kpi_regs *regs,
                    const struct kpi_jumps *jumps, uint64_t *work);

#endif
