/*
 * Loops of a probed body, and what each of their iterations does (ptx/loop.c).
 *
 * A loop is a piece of text from a label to the only jump back to it, which control enters at the
 * label alone.  A site is a statement of it that records.
 */
#ifndef KP_INSTRUMENT_PTX_LOOP_H
#define KP_INSTRUMENT_PTX_LOOP_H

#include "instrument/ptx/lower.h"

#define KPI_LOOP_SITES 256 /* a loop with more is not looked at */
#define KPI_NOWHERE UINT32_MAX

struct kpi_loops {
    struct kpi_text *t;
    const struct kpi_plan *plan;
    uint32_t body;
    const struct kpi_stmt *stmts; /* the function's */
    uint32_t n;
    struct kpi_jumps jumps;
    uint32_t *before; /* sites before each statement of the function */
    uint64_t work;    /* steps left */
    /* Of the loop that was entered. */
    uint32_t head, latch; /* statements: a label, and the jump back to it */
    uint32_t sites[KPI_LOOP_SITES], site_count;
    uint32_t *next; /* by statement of the function: the first from it on that is a stop */
    uint32_t *seen; /* by statement, of stops alone: the search that came by last */
    uint32_t searches;
    uint32_t *stack;
};

/* Of the plan's function, as this body records it.  Owned: kpi_loops_end. */
void kpi_loops_begin(struct kpi_loops *s, struct kpi_text *t, const struct kpi_plan *plan,
                     uint32_t body);
void kpi_loops_end(struct kpi_loops *s);
/* Is statement `latch` the jump back of a loop with sites, none of them in a loop inside it?
 * Then what is below may be asked, until the next is entered. */
bool kpi_loop_enter(struct kpi_loops *s, uint32_t latch);

/* The mark at statement i, or NULL. */
const struct kpi_mark *kpi_loop_mark_at(const struct kpi_loops *s, uint32_t i);
bool kpi_loop_is_site(const struct kpi_loops *s, uint32_t i);
/* Finds which stops can be executed behind statement `from` (KPI_NOWHERE: from the head on, it
 * included) before the latch jumps, without passing `avoid`.  Can control leave the loop on the
 * way? */
bool kpi_loop_reach(struct kpi_loops *s, uint32_t from, uint32_t avoid);
/* Was this stop found? */
bool kpi_loop_reached(const struct kpi_loops *s, uint32_t i);
/* Does every iteration come to statement i exactly once, and from there to its end? */
bool kpi_loop_is_steady(struct kpi_loops *s, uint32_t i);
/* Are the warps whole that go round? */
bool kpi_loop_is_whole(struct kpi_loops *s);

#endif
