/*
 * ptx_live: the ways through a function, statement by statement, and along them what lies
 * inside a region and which registers are live.
 *
 * Searches take steps off a budget; when it is used up (work is 0) what they found is not
 * complete.
 */
#ifndef KP_INSTRUMENT_PTX_LIVE_H
#define KP_INSTRUMENT_PTX_LIVE_H

#include "instrument/ptx/regs.h"

/* Each register `g` that statement i writes (or reads). */
#define KPI_EACH_DEF(r, i, g)                                                               \
    for (uint32_t at_ = (r)->def_at[i], g = 0;                                               \
         at_ < (r)->def_at[(i) + 1] && (g = (r)->defs.v[at_], true); at_++)
#define KPI_EACH_USE(r, i, g)                                                               \
    for (uint32_t at_ = (r)->use_at[i], g = 0;                                               \
         at_ < (r)->use_at[(i) + 1] && (g = (r)->uses.v[at_], true); at_++)

/* Where control can come from, by statement, or go to, by block. */
struct kpi_live_edges {
    uint32_t *at, *other;
};

/* Statements that control goes through from the first to the last, or not at all. */
struct kpi_live_block {
    uint32_t first, last;
};

/* The statements that read, or that overwrite, each register: those of g are
 * by[at[g]] to by[at[g + 1]], in order. */
struct kpi_live_statements {
    uint32_t *at, *by;
};

struct kpi_live {
    const struct kpi_text *text;
    struct kpi_regs *regs;        /* borrowed */
    const struct kpi_stmt *stmts; /* the function's */
    uint32_t n;
    struct kpi_jumps jumps;
    uint64_t work;         /* steps left */
    KP_VEC(uint32_t) inside; /* kpi_live_inside */
    /* the module's own */
    struct kpi_live_edges before, after;
    struct kpi_live_statements reads, overwrites;
    KP_VEC(struct kpi_live_block) blocks;
    uint32_t *block_of; /* by statement */
    uint32_t *live_in;  /* by block: the search that found a register live before it */
    uint32_t *stamp;    /* by statement: the search that came by last */
    uint32_t searches;
    KP_VEC(uint32_t) stack;
};

/* Finds the edges between f's statements; f is one of the text's functions.  At most `work`
 * steps go into this and all that follows.  Owned: kpi_live_end. */
void kpi_live_start(struct kpi_text *text, const struct kpi_function *f, uint64_t work,
                    struct kpi_live *out);
void kpi_live_end(struct kpi_live *l);
/* The mark that statement i is, or NULL. */
const struct kpi_mark *kpi_live_mark(const struct kpi_live *l, uint32_t i);
/* The statements inside the region that ends at statement `end`, in order: l->inside. */
void kpi_live_inside(struct kpi_live *l, uint32_t end);
/* Is l->inside one way through, from its first statement to the END? */
bool kpi_live_straight(const struct kpi_live *l, uint32_t end);
/* Before the first question about a register: about which there will be any. */
void kpi_live_prepare(struct kpi_live *l, const bool *asked);
/* Finds the blocks before which a register is live. */
void kpi_live_find(struct kpi_live *l, uint32_t reg);
/* Is it live before statement i?  `reg`: that of the last kpi_live_find, with no other search
 * since. */
bool kpi_live_before(const struct kpi_live *l, uint32_t reg, uint32_t i);

#endif
