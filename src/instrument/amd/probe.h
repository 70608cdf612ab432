/*
 * The code that probes for AMDGCN are made of (amd/entry.c, amd/probe.c).
 */
#ifndef KP_INSTRUMENT_AMD_PROBE_H
#define KP_INSTRUMENT_AMD_PROBE_H

#include "instrument/amd/emit.h"

/* At a kernel's entry: which work group is this, is it probed, and its entry stamp.  A wave
 * that records goes on at .Lkperf_probedN, any other at what follows, which begins at a
 * multiple of 256 bytes.  Arguments and EXEC are left as they were. */
void kpi_amd_add_entry(const struct kpi_amd_frame *f, struct kp_str *b);
/* Where a probed body begins: its ring. */
void kpi_amd_add_state(const struct kpi_amd_frame *f, struct kp_str *b);
/* What holds where a record stands. */
struct kpi_amd_spot {
    bool scc; /* SCC is live */
    bool off; /* EXEC may be 0 */
};
/* One record of this wave, whatever EXEC is; stored together, of the lanes that are on and,
 * where none may be, of the first.  Writes kept registers only: not VCC, M0 or a live SCC. */
void kpi_amd_add_record(const struct kpi_amd_frame *f, uint32_t tag, struct kpi_amd_spot spot,
                        struct kp_str *b);
/* gfx9: the clock only, of at most KPI_AMD_PENDING; and the records of n such readings.  waited:
 * the kernel has, for all scalar loads. */
void kpi_amd_add_reading(const struct kpi_amd_frame *f, unsigned which, struct kp_str *b);
void kpi_amd_add_stores(const struct kpi_amd_frame *f, const uint32_t *tags, unsigned n,
                        bool waited, struct kp_str *b);

#define KPI_PRISTINE_BODY UINT32_MAX
/* What a wave does at its end, at .Lkperf_exitID: the exit stamp and, from a probed body, its
 * records. */
void kpi_amd_add_exit(const struct kpi_amd_frame *f, uint32_t body, const char *id,
                      struct kp_str *b);

/* ---- for both ---- */

/* The 64-bit cycle counter in {now} or {end}; changes SCC and {high}. */
void kpi_amd_add_clock(const struct kpi_amd_frame *f, const char *into, struct kp_str *b);
void kpi_amd_add_time(const struct kpi_amd_frame *f, struct kp_str *b);
/* The area's next {room} bytes, by one lane with {zero}: {area} becomes their place; where there
 * are none it goes to .Lkperf_lostID, where that and, at an exit, {made} records are counted. */
void kpi_amd_add_claim(const struct kpi_amd_frame *f, const char *id, struct kp_str *b);
void kpi_amd_add_lost(const struct kpi_amd_frame *f, const char *id, struct kp_str *b);
/* Hardware ids in {hw} and {xcc}; the control block's address in {t}. */
void kpi_amd_add_ids(const struct kpi_amd_frame *f, struct kp_str *b);
void kpi_amd_add_control(const struct kpi_amd_frame *f, struct kp_str *b);
/* Before scalar instructions read what vector ones wrote into SGPRs. */
void kpi_amd_settle_scalars(const struct kpi_amd_frame *f, struct kp_str *b);
/* Before anything reads an SGPR that a scalar instruction wrote and a vector one had read
 * before: gfx12 could give it the old value. */
void kpi_amd_settle_written(const struct kpi_amd_frame *f, struct kp_str *b);
/* Between the kernel's code and the probes' in registers of both: gfx12 has no SGPR any more that
 * a vector instruction has read (what LLVM's AMDGPUWaitSGPRHazards puts at the bounds of functions:
 * 4 ds_nop, in wave64 8), gfx11 none that one has read as a mask of 64 lanes. */
void kpi_amd_forget_read(const struct kpi_amd_frame *f, struct kp_str *b);

#endif
