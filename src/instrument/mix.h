/*
 * mix: which loads, stores and matrix instructions a piece of code has, and how wide they are.
 */
#ifndef KP_INSTRUMENT_MIX_H
#define KP_INSTRUMENT_MIX_H

#include "instrument/internal.h"

struct kpi_mix_row {
    char op[48];     /* "ld.global", "wgmma.mma_async", AMD: "load", "v_mfma_f32_32x32x8_f16" */
    char form[64];   /* of a matrix instruction: "m64n256k16.f32.bf16.bf16"; else "" */
    long long bytes; /* that one thread moves; 0: a matrix instruction; -1: not said */
    long long count;
};
struct kpi_mix {
    KP_VEC(struct kpi_mix_row) rows;
};
/* Bytes that one thread moves by an opcode of PTX's memory instructions; -1: it does not say. */
long long kpi_mix_bytes(const struct kp_source *src, struct kpi_span op);
/* Counts one instruction of a text of PTX.  matrix: it is a matrix instruction, else one of
 * memory; bytes as in the row. */
void kpi_mix_ptx(struct kpi_mix *m, const struct kp_source *src, struct kpi_span op, bool matrix,
                 long long bytes);
/* The same of AMD's, under the name of its kind. */
void kpi_mix_amd(struct kpi_mix *m, const struct kp_source *src, struct kpi_span op,
                 const char *kind, bool matrix, long long bytes);
/* [{"op", "form" (matrix instructions), "bytes" (others; null: not said), "count"}], sorted;
 * new reference.  Frees the rows. */
json_t *kpi_mix_json(struct kpi_mix *m);

#endif
