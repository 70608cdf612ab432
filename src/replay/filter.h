/*
 * What an exporter gets to see: a visitor between replay and the exporter.
 *
 * All filters given must let a span pass.  It passes whole or not at all, with
 * every number as replay made it, except its depth: that is how many of the
 * spans around it passed too.  (Where nothing but spans of 0 cycles lies
 * between two levels, time alone cannot say which of them is around which.)  A
 * unit of which no span and no instant is left is left out, and so is a CTA
 * without a unit left.  The run's counts stay those of the whole trace;
 * run->filtered says what is missing from it.  It works in place: the units and
 * spans of the CTA that it is given are changed.
 */
#ifndef KP_FILTER_H
#define KP_FILTER_H

#include "replay/replay.h"

struct kpr_filter;

enum kpr_filter_by {
    /* "A:B", microseconds since the first CTA's entry, decimals allowed; either
     * may be missing.  Spans that were open at some time of it, ends included. */
    KPR_BY_TIME,
    KPR_BY_CTA,    /* "3,7-9": numbers and ranges, ends included */
    KPR_BY_SM,     /* the same */
    KPR_BY_ROLE,   /* a glob over the roles' names */
    KPR_BY_REGION, /* a glob over the regions' names */
    /* Corrected cycles, at least.  A span whose length is not known passes if it
     * can have been as long: an open one, or one censored at such a bound.
     * Instants pass. */
    KPR_BY_LENGTH,
    /* A number of iterations, as iteration.h finds them: what ended after the start
     * of a unit's n-th last one.  Counted before the other filters; units with fewer
     * pass. */
    KPR_BY_LAST,
    KPR_FILTERS,
};

struct kpr_filter *kpr_filter_new(void);
/* Adds a filter.  NULL, or what is wrong with the value (static text). */
const char *kpr_filter_add(struct kpr_filter *f, enum kpr_filter_by by, const char *value);
/* Any filter was added. */
bool kpr_filter_any(const struct kpr_filter *f);
/* Who gets what passes; borrowed. */
void kpr_filter_feed(struct kpr_filter *f, const struct kpr_visitor *next, void *ctx);
void kpr_filter_feed_renderer(struct kpr_filter *f, const struct kpr_renderer *next);
/* The filter as a visitor; its context is the kpr_filter.  Warns at the end
 * when a filter left nothing. */
extern const struct kpr_visitor kpr_filter_visitor;
/* The same before a renderer. */
extern const struct kpr_renderer kpr_filter_renderer;
void kpr_filter_free(struct kpr_filter *f);

#endif
