/*
 * Registers in AMDGCN instructions (amd/regs.c, amd/groups.c).
 */
#ifndef KP_INSTRUMENT_AMD_REGS_H
#define KP_INSTRUMENT_AMD_REGS_H

#include "instrument/amd/amd.h"

/* One more than the highest that is named, of each kind. */
struct kpi_amd_used {
    unsigned s, v, a;
    bool matrix; /* v_mfma, v_smfmac or v_wmma are there */
    bool cmpx;   /* v_cmpx is: a vector instruction that writes EXEC */
};
void kpi_amd_find_used(const struct kpi_text *t, const struct kpi_function *f,
                       struct kpi_amd_used *out);

/* A register or a tuple at `at`, or none; *end: behind it. */
struct kpi_amd_tuple {
    char kind; /* 's', 'v', 'a'; 0: none */
    unsigned first, count;
};
struct kpi_amd_tuple kpi_amd_tuple_at(const char *s, size_t at, size_t stop, size_t *end);

/* Which of the first 256 VGPRs can be read and written back anywhere in f: nothing but vector
 * arithmetic ever writes them, whose results are there for the next instruction, v_wmma's too.
 * False: none can, as f calls something. */
bool kpi_amd_find_lendable(const struct kpi_text *t, const struct kpi_function *f,
                           bool lendable[256]);

/* Before which statements of f SCC holds what is read later: [stmt_count]: true.  Owned. */
bool *kpi_amd_find_scc(struct kpi_text *t, const struct kpi_function *f);

/* Right behind which statements of f EXEC may be 0, in waves of 32 or 64 lanes that begin with
 * some on; behind a jump that is always taken: true.  Owned. */
bool *kpi_amd_find_off(struct kpi_text *t, const struct kpi_function *f, unsigned lanes);

/* Statements of f between which nothing may be put: of s_clause, s_delay_alu, s_getpc with
 * the sums that follow, and indexed registers.  until[i]: the last statement of the group
 * that goes on behind statement i of f; i: none does.  Owned by the caller. */
uint32_t *kpi_amd_find_groups(const struct kpi_text *t, const struct kpi_function *f);

#endif
