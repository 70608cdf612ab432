/*
 * What work a region of PTX waits for: the longest chain of instructions each of which
 * needs the one before.  Where that takes much longer than issuing all of them, the
 * instructions of a record issue in between and cost little.
 */
#ifndef KP_INSTRUMENT_PTX_CHAIN_H
#define KP_INSTRUMENT_PTX_CHAIN_H

#include "instrument/ptx/regs.h"

/* An instruction by what its result takes; KPI_LINK_OTHER: nothing is known of such work. */
enum kpi_link { KPI_LINK_NONE, KPI_LINK_ARITHMETIC, KPI_LINK_SPECIAL, KPI_LINK_MEMORY,
                KPI_LINK_GLOBAL, KPI_LINK_SHUFFLE, KPI_LINK_BITS, KPI_LINK_DOUBLE,
                KPI_LINK_STORE, KPI_LINK_OTHER };

struct kpi_chain {
    enum kpi_link most; /* what most of it is: KPI_LINK_ARITHMETIC to _DOUBLE; or
                         * KPI_LINK_NONE: there is none that is waited for, or
                         * KPI_LINK_OTHER among the statements */
    enum kpi_link last; /* its last instruction, whose result comes behind all others */
    uint32_t result;    /* a register that has it; KPI_NO_REG */
};
/* Of the statements that `in` marks, taken in the text's order, each once; link: what each
 * is. */
struct kpi_chain kpi_chain_find(const struct kpi_regs *regs, const unsigned char *in,
                                const unsigned char *link);
/* "arithmetic", "special", "memory" and so on, as calibration has them; NULL: none. */
const char *kpi_chain_name(enum kpi_link link);

#endif
