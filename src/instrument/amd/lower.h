/*
 * How a kernel of AMDGCN text is instrumented (amd/lower.c, amd/frame.c, amd/descriptor.c).
 */
#ifndef KP_INSTRUMENT_AMD_LOWER_H
#define KP_INSTRUMENT_AMD_LOWER_H

#include "instrument/amd/probe.h"
#include "instrument/amd/regs.h"

/* Finds registers for the probes.  KP_OK, or KP_USAGE with how many are missing. */
int kpi_amd_frame_make(const struct kpi_text *t, const struct kpi_plan *plan,
                       struct kpi_amd_frame *out);

/* Records in the order of their places: behind statement `place` of the kernel, its count: before
 * the first. */
struct kpi_amd_record {
    uint32_t place, tag;
};
struct kpi_amd_marked {
    struct kpi_amd_record *v;
    size_t n, cap;
};
/* gfx9: reads the clock at each place and stores where the kernel has waited for what it loads,
 * at the latest where control comes in or goes out (amd/defer.c).  at[i]: what stands behind
 * statement i; until: kpi_amd_find_groups. */
void kpi_amd_defer(const struct kpi_amd_frame *f, const struct kpi_amd_marked *records,
                   const uint32_t *until, struct kp_str *at);

/* The kernel's descriptor: registers, LDS and the arguments that the probes need; what its
 * metadata must say goes into kernel->raised.  KP_OK, or KP_MALFORMED with the reason. */
int kpi_amd_edit_descriptor(const struct kpi_amd_frame *f, struct kpi_edits *edits);
/* A field of a descriptor that a macro makes is to become `value`.  NULL, or why it cannot. */
const char *kpi_amd_raise_made(const struct kpi_text *t, struct kpi_amd_kernel *k,
                               enum kpi_amd_field field, uint64_t value);
/* What all those that were raised so change in macros and before their uses (amd/made.c). */
void kpi_amd_edit_made(const struct kpi_text *t, struct kpi_edits *edits);
/* The metadata of all kernels as they were raised. */
void kpi_amd_edit_metadata(const struct kpi_text *t, struct kpi_edits *edits);

/* Each as its member of kpi_target (amd/lower.c). */
int kpi_amd_supports(const struct kpi_text *t);
int kpi_amd_accepts(const struct kpi_text *t, const struct kpi_function *f,
                    const struct kpi_options *o);
uint64_t kpi_amd_static_shared(struct kpi_text *t, const struct kpi_function *f, uint64_t *limit);
void kpi_amd_finish(const struct kpi_text *t, struct kpi_edits *edits);
int kpi_amd_lower_entry(struct kpi_text *t, const struct kpi_plan *plan, struct kpi_edits *edits);
unsigned kpi_amd_lanes(const struct kpi_text *t, const struct kpi_function *f);
void kpi_amd_describe(const struct kpi_text *t, const struct kpi_plan *plan, json_t *entry);

/* A field's value, or what it is when it is not given. */
uint64_t kpi_amd_field(const struct kpi_amd_kernel *k, enum kpi_amd_field field);

#endif
