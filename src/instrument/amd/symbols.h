/*
 * Symbols of AMDGCN text, and expressions over them.
 */
#ifndef KP_INSTRUMENT_AMD_SYMBOLS_H
#define KP_INSTRUMENT_AMD_SYMBOLS_H

#include "instrument/internal.h"

struct kpi_amd_symbol {
    char *name; /* owned */
    size_t len;
    bool absolute; /* `value` is its value; else a label, or not known */
    int64_t value;
};
struct kpi_amd_symbols {
    KP_VEC(struct kpi_amd_symbol) list;
    uint32_t *slots; /* hash table of indices into list, plus 1 */
    size_t slot_count;
};
void kpi_amd_symbols_free(struct kpi_amd_symbols *table);
/* Or NULL. */
const struct kpi_amd_symbol *kpi_amd_symbol(const struct kpi_amd_symbols *table, const char *name,
                                            size_t len);
/* Gives it a value; not absolute: it is defined, but as a place or by what is not known. */
void kpi_amd_define(struct kpi_amd_symbols *table, const char *name, size_t len, bool absolute,
                    int64_t value);

/* The value of the expression in s[0, len), with the assembler's precedence (comparisons give
 * -1).  False when it is none or holds what is not known: places, undefined symbols. */
bool kpi_amd_evaluate(const struct kpi_amd_symbols *table, const char *s, size_t len,
                      int64_t *value);
/* The same for the expression that s begins with; *used: how many bytes it takes. */
bool kpi_amd_evaluate_first(const struct kpi_amd_symbols *table, const char *s, size_t len,
                            int64_t *value, size_t *used);

#endif
