/*
 * The code that probes are made of, as PTX text (ptx/probe.c).
 */
#ifndef KP_INSTRUMENT_PTX_LOWER_H
#define KP_INSTRUMENT_PTX_LOWER_H

#include "instrument/ptx/lex.h"

/* At the start of a kernel: the ring, and what the entry stamp says, in %kperf_e. */
void kpi_ptx_add_entry(const struct kpi_plan *plan, struct kp_str *b);
/* There, or where bodies part: %kperf_on (is this CTA probed?) and the entry stamp; late: by a
 * thread that is not the CTA's first, which the others wait for. */
void kpi_ptx_add_sample(const struct kpi_plan *plan, bool late, struct kp_str *b);
/* Where probed CTAs come in: on to their body, unless that is the first (kpi_body_of). */
void kpi_ptx_add_choice(const struct kpi_plan *plan, struct kp_str *b);
/* Where a probed body begins: the registers that live through it: %kperf_w
 * (this lane writes), %kperf_n (records made), %kperf_b (its ring) and
 * %kperf_a (the next slot). */
void kpi_ptx_add_state(const struct kpi_plan *plan, struct kp_str *b);
/* Behind CTA barriers that a clock read of this body may follow: what makes the warp
 * wait for them (ptx/settle.c). */
void kpi_ptx_settle_barriers(const struct kpi_text *t, const struct kpi_plan *plan,
                             uint32_t body, struct kpi_edits *edits);
/* One record.  The clock goes into the store as it was read: arithmetic on it
 * would move the read to a slower path. */
void kpi_ptx_add_record(const struct kpi_plan *plan, uint32_t tag, struct kp_str *b);
/* The slot of the unit's record `number`, %kperf_a (uses %kperf_t), and how it is stored there. */
void kpi_ptx_add_slot(const struct kpi_plan *plan, const char *number, struct kp_str *b);
const char *kpi_ptx_slot(const struct kpi_plan *plan); /* its address: by %kperf_a */
const char *kpi_ptx_store(const struct kpi_plan *plan);
/* Declares %kperf_p, %kperf_r and %kperf_d, for the scope that it stands in. */
void kpi_ptx_add_registers(struct kp_str *b);
/* The clock and the timer, each read right before it is stored, at address `at` + offset where
 * `writer` holds: in fewer registers than both together.  Uses %kperf_d0 and %kperf_d1. */
void kpi_ptx_add_clocks_at(const char *writer, const char *at, unsigned offset, struct kp_str *b);
/* out: the CTA's linear number.  Uses %kperf_r8 to %kperf_r11. */
void kpi_ptx_add_linear_cta(const struct kpi_plan *plan, const char *out, struct kp_str *b);
/* A field of both kpi_control and kpi_parameter: from the parameter, if the kernel has it.  The
 * launch itself brings that; the block comes from memory when a kernel starts, and what needs it
 * waits for it (doc/findings/replay.md). */
void kpi_ptx_add_load(const struct kpi_plan *plan, const char *type, const char *to,
                      size_t in_control, size_t in_parameter, struct kp_str *b);
#define KPI_PTX_LOAD(plan, type, to, field, b)                                                     \
    kpi_ptx_add_load(plan, type, to, offsetof(struct kpi_control, field),                          \
                     offsetof(struct kpi_parameter, field), b)
/* The place of unit `unit` of CTA `cta`, registers beyond %kperf_r11: %kperf_d4 is its address,
 * %kperf_p2: it is not in the area, which begins at %kperf_d5.  Uses %kperf_r2 to %kperf_r11,
 * and %kperf_d6. */
void kpi_ptx_add_place_of(const struct kpi_plan *plan, const char *cta, const char *unit,
                          struct kp_str *b);
/* The same where every unit that is probed has a place: without that predicate.  Where
 * kpi_ptx_all_record, less the area's head, which the stores have in their offsets then. */
void kpi_ptx_add_sure_place(const struct kpi_plan *plan, const char *cta, const char *unit,
                            struct kp_str *b);
/* %kperf_r12: the unit whose circular ring this warp's is, by its address, which lives through the
 * body anyway: the thread's number, which the prologue has asked for, would live on to be asked
 * for again, in one register for each dimension. */
void kpi_ptx_add_ring_unit(const struct kpi_plan *plan, struct kp_str *b);
/* This warp's unit, %kperf_r12, and its number, %kperf_r13.  Uses %kperf_r8 to %kperf_r11. */
void kpi_ptx_add_unit_here(const struct kpi_plan *plan, struct kp_str *b);
/* Bulk copies from shared to global memory: Hopper and later. */
bool kpi_ptx_has_bulk(const struct kpi_text *t);
/* activemask appeared in PTX 6.2; without it lane 0 works alone. */
bool kpi_ptx_has_mask(const struct kpi_text *t);

/* ---- records that are kept in global memory (ptx/global.c) --------------- */

/* Finds the unit's place: %kperf_d3 is where its records begin (1: it found no
 * place; 0: this lane does not write).  global: that is %kperf_g, too, and
 * %kperf_w is set.  Needs the writer in %kperf_p0. */
void kpi_ptx_add_place(const struct kpi_plan *plan, struct kp_str *b);
/* global, of a text with the parameter: every unit that is probed has a place, so that nothing is
 * asked, and all lanes know it. */
bool kpi_ptx_is_direct(const struct kpi_plan *plan);
/* And do all warps of a probed CTA record, each a unit of its own?  Nothing is asked then that is
 * known.  (With chosen warps this turns the loop of attn_ws_b, and costs it 4%.) */
bool kpi_ptx_all_record(const struct kpi_plan *plan);
void kpi_ptx_add_direct_place(const struct kpi_plan *plan, struct kp_str *b);
void kpi_ptx_add_global_record(const struct kpi_plan *plan, uint32_t tag, struct kp_str *b);
/* flush: keeps %kperf_d3 behind the ring; %kperf_f is the count of records with
 * which the next half is full. */
void kpi_ptx_add_flush_state(const struct kpi_plan *plan, struct kp_str *b);
/* Where the ring may be written out: does so if a half of it is full. */
void kpi_ptx_add_flush(const struct kpi_text *t, const struct kpi_plan *plan, struct kp_str *b);
/* %kperf_d3, as kpi_ptx_add_place left it. */
void kpi_ptx_load_place(const struct kpi_plan *plan, struct kp_str *b);
/* flush: what is not written out yet goes to %kperf_d3, where %kperf_w holds. */
void kpi_ptx_add_last_flush(const struct kpi_text *t, const struct kpi_plan *plan,
                            struct kp_str *b);

/* ---- iterations without records (ptx/quiet.c) ----------------------------- */

/* Registers that they take, for the body's state. */
void kpi_ptx_add_quiet_state(const struct kpi_plan *plan, struct kp_str *b);
/* The loops of this body that begin without probes. */
void kpi_ptx_add_quiet(struct kpi_text *t, const struct kpi_plan *plan, uint32_t body,
                       struct kpi_edits *edits);

/* ---- ends (ptx/drain.c) --------------------------------------------------- */

#define KPI_PRISTINE UINT32_MAX
/* Before a thread of this body ends: exit stamp and, when probed, the drain.  lanes: not only the
 * writer has stored in the ring. */
void kpi_ptx_add_exit(const struct kpi_text *t, const struct kpi_plan *plan, uint32_t body,
                      bool lanes, struct kp_str *b);
/* Whom the predicate of an end lets go (ptx/leave.c). */
enum kpi_leave {
    KPI_LEAVE_SOME,     /* not known */
    KPI_LEAVE_TOGETHER, /* all that are here, or none */
    KPI_LEAVE_FIRST     /* all but a CTA's first thread: no writer leaves others behind */
};
enum kpi_leave kpi_ptx_who_leaves(const struct kpi_text *t, const struct kpi_plan *plan,
                                  const struct kpi_stmt *end);
/* Before an end of this body under the predicate `leaves` ("%p1", "!%p1"): to `label`, where its
 * exit stands, when all lanes that are here leave, or, in a probed body, for the writer, whose
 * drain may be right here.  Lanes that leave others behind stamp nothing, since those will, later.
 */
void kpi_ptx_add_leaving(const struct kpi_text *t, const struct kpi_plan *plan, uint32_t body,
                         bool lanes, enum kpi_leave who, const char *leaves, const char *label,
                         struct kp_str *b);

/* Texts older than what probes need (ptx/old.c): KP_OK, or KP_MALFORMED with the reason why
 * what they say of themselves cannot be overruled; and that, as edits. */
int kpi_ptx_check_age(const struct kpi_text *t);
void kpi_ptx_overrule_age(const struct kpi_text *t, struct kpi_edits *edits);

#endif
