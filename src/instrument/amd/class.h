/*
 * What kinds of AMDGCN instructions there are, by their names.
 */
#ifndef KP_INSTRUMENT_AMD_CLASS_H
#define KP_INSTRUMENT_AMD_CLASS_H

#include "instrument/internal.h"

enum kpi_amd_class {
    KPI_AMD_CONTROL, /* branches, s_nop, s_clause, s_setprio, ... */
    KPI_AMD_SALU,
    KPI_AMD_VALU,
    KPI_AMD_FLOAT,  /* vector arithmetic on floating numbers */
    KPI_AMD_TENSOR, /* v_mfma, v_smfmac, v_wmma, v_swmmac */
    KPI_AMD_SCALAR_MEMORY,
    KPI_AMD_LOAD,   /* global, buffer, flat, scratch, image */
    KPI_AMD_STORE,
    KPI_AMD_ATOMIC, /* of memory */
    KPI_AMD_LDS,
    KPI_AMD_BARRIER,
    KPI_AMD_WAIT,
    KPI_AMD_CLASSES
};
extern const char *const kpi_amd_class_names[KPI_AMD_CLASSES];

enum kpi_amd_class kpi_amd_class_of(const struct kp_source *src, struct kpi_span op);
/* Bytes that one lane of a memory or LDS instruction moves; -1: its name does not say. */
long long kpi_amd_bytes_of(const struct kp_source *src, struct kpi_span op);

#endif
