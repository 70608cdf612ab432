/*
 * The code that probes are made of, as PTX text (ptx_probe.c).
 */
#ifndef KP_INSTRUMENT_PTX_LOWER_H
#define KP_INSTRUMENT_PTX_LOWER_H

#include "instrument/ptx_lex.h"

/* At the start of a kernel: the ring, %kperf_on (is this CTA probed?) and the
 * entry stamp. */
void kpi_ptx_add_entry(const struct kpi_plan *plan, struct kp_str *b);
/* Where a probed body begins: the registers that live through it: %kperf_w
 * (this lane writes), %kperf_n (records made), %kperf_b (its ring) and
 * %kperf_a (the next slot). */
void kpi_ptx_add_state(const struct kpi_plan *plan, struct kp_str *b);
/* Behind CTA barriers that a clock read may follow: what makes the warp wait
 * for them (ptx_settle.c). */
void kpi_ptx_settle_barriers(const struct kpi_text *t, const struct kpi_function *f,
                             struct kpi_edits *edits);
/* One record.  The clock goes into the store as it was read: arithmetic on it
 * would move the read to a slower path. */
void kpi_ptx_add_record(const struct kpi_plan *plan, uint32_t tag, struct kp_str *b);
/* Before a thread ends: exit stamp and, when probed, the drain.  goes_on: other
 * lanes pass by and the body continues behind.  The writer then drains alone:
 * behind a barrier of some lanes ptxas would take the warp for divergent. */
void kpi_ptx_add_exit(const struct kpi_text *t, const struct kpi_plan *plan, bool probed,
                      bool goes_on, struct kp_str *b);

#endif
