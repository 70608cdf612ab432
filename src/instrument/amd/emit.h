/*
 * Probes for AMDGCN as text: registers and mnemonics by name.
 *
 * Sequences are written once for all targets.  "{name}" in them is a register of the
 * probe's own, "{name.1}" the second of a tuple, or a word that depends on the target:
 * "{store4}" is global_store_dwordx4 or global_store_b128.
 */
#ifndef KP_INSTRUMENT_AMD_EMIT_H
#define KP_INSTRUMENT_AMD_EMIT_H

#include "instrument/amd/amd.h"

/* How many registers a probe has: kept ones live through a probed body, working ones only
 * in the code at a kernel's entry and exits, where all but the arguments are dead. */
enum {
    KPI_AMD_KEPT_S = 8,
    KPI_AMD_MORE_S = 14, /* kept, where vector registers are borrowed, records are stored
                          * together, or later */
    KPI_AMD_GLOBAL_S = 16, /* kept, where records go to global memory at once */
    KPI_AMD_PENDING = 4, /* records whose clock is read and that are not stored yet */
    KPI_AMD_KEPT_V = 6,
    KPI_AMD_WORK_S = 32,
    KPI_AMD_WORK_V = 10,
};

/* One kernel's probes. */
struct kpi_amd_frame {
    const struct kpi_text *t;
    const struct kpi_plan *plan;
    struct kpi_amd_kernel *kernel;
    uint32_t index;            /* of the function; part of all labels */
    unsigned major;            /* 9, 11 or 12 */
    bool wave32;
    bool xcc;                  /* gfx942, gfx950: several dies, and sc0 for glc */
    bool matrix;               /* v_mfma and such: their results come late */
    bool cmpx;                 /* vector instructions write EXEC */
    unsigned kept_s, kept_v;   /* the first of the kept ones, even */
    unsigned entry_s, exit_s;  /* the first of the working SGPRs, a multiple of 4 */
    bool lends;                /* they are among the kernel's own */
    unsigned work_v;           /* and VGPRs, even */
    unsigned total_s, total_v; /* registers with the probes' */
    unsigned agprs;            /* the kernel's own; gfx9 */
    /* No vector registers are left: a record takes {d} and {a} from the kernel and puts them
     * back.  Scalar ones keep what else there is. */
    bool borrows;
    unsigned pair, single;
    bool global;               /* the ring is in global memory, claimed at entry */
    bool defers;               /* records are stored where the kernel has waited itself */
    bool far;                  /* the code is longer than a branch can reach */
    unsigned work_s;           /* entry_s or exit_s, where text is being made */
    uint32_t lds;              /* bytes of LDS before the rings, but for dynamic ones: in
                                * `offset:` or, where they are too many for it, in addresses */
};

#define KPI_AMD_MOST_OFFSET 65535u
static inline uint32_t kpi_amd_lds_offset(const struct kpi_amd_frame *f)
{
    return f->lds <= KPI_AMD_MOST_OFFSET ? f->lds : 0;
}

/* Appends with "{...}" replaced; % as in printf.  An unknown name is a defect: aborts. */
void kpi_amd_emit(const struct kpi_amd_frame *f, struct kp_str *b, const char *fmt, ...)
    KP_PRINTF(3, 4);

#endif
