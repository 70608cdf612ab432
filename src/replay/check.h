/*
 * Whether a trace, and what replay makes of it, holds together: a visitor that
 * exports nothing.  It checks with arithmetic of its own
 *
 *   records  made = stored + lost, and the spans, instants and ENDs without a
 *            START of each unit account for all that is stored; totals add up
 *   times    no span or instant ends before it starts, or lies outside its unit;
 *            recorded ones are in order, corrected ones do not run backwards
 *   nesting  spans of a unit lie in each other or apart, at the depths given,
 *            and exclusive cycles are what the spans directly inside leave over
 *   threads  in whole nanoseconds, too, spans, losses and drain of a unit are in
 *            order and nest, as readers of Chrome JSON ask
 *   order    CTAs and units ascend, and no END lacks its START where nothing was
 *            lost
 */
#ifndef KP_CHECK_H
#define KP_CHECK_H

#include "replay/replay.h"

struct kpr_check;
/* The first violations, or one line with the totals, go to f. */
struct kpr_check *kpr_check_new(FILE *f, const char *name);
/* Its end gives KP_OK, or KP_CHECK with a message when there are violations. */
extern const struct kpr_visitor kpr_check_visitor;
void kpr_check_free(struct kpr_check *c);

#endif
