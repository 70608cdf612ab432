/*
 * ways: where control goes in a function, statement by statement, and the loops that a statement
 * is in.  Jumps by tables of labels are not followed.
 */
#ifndef KP_INSTRUMENT_WAYS_H
#define KP_INSTRUMENT_WAYS_H

#include "instrument/internal.h"

/* The statements of a function; a set of them is a bool for each. */
struct kpi_ways {
    const struct kpi_stmt *stmts;
    struct kpi_jumps jumps;
    uint32_t n;
    uint32_t *before, *first_before; /* from where control comes to i: before[first_before[i]..] */
    uint32_t *stack;
    bool tables; /* some jump goes by a table of labels */
};
/* Owned: kpi_ways_free. */
struct kpi_ways kpi_ways_of(struct kpi_text *t, const struct kpi_function *f);
void kpi_ways_free(struct kpi_ways *w);

/* A set of all or of none; owned. */
bool *kpi_ways_set(const struct kpi_ways *w, bool all);
/* What can be executed behind any of the statements `from`, in `open` alone; owned. */
bool *kpi_ways_behind(const struct kpi_ways *w, const uint32_t *from, size_t count,
                      const bool *open);
/* What control can come to again without leaving `open`; owned. */
bool *kpi_ways_again(const struct kpi_ways *w, const bool *open);

#define KPI_MOST_LOOPS 16
/* The innermost loop round a statement. */
struct kpi_ways_loop {
    bool *inside; /* NULL: in none; owned */
    uint32_t head;
    bool knotted; /* control comes in at several places */
    bool deep;    /* in more than KPI_MOST_LOOPS, one in another: no more were looked for */
};
struct kpi_ways_loop kpi_ways_loop(const struct kpi_ways *w, uint32_t at);

#endif
