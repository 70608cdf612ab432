/*
 * model: the overlap model.  An event graph of one steady-state iteration,
 * its maximum cycle ratio, and graph edits ranked by what they would gain.
 */
#ifndef KP_MODEL_H
#define KP_MODEL_H

#include <jansson.h>

#include "base/base.h"

struct kpm_options {
    bool force;           /* rank although the residual is too large */
    double max_residual;  /* relative; above it the model does not rank */
    bool no_search;       /* no combinations: candidates one by one */
    bool no_delays;       /* not what later regions cost either: "delays" stays empty */
    const char *combine;  /* ids of candidates joined by '+', to be evaluated together; or NULL */
};
#define KPM_OPTIONS_DEFAULT {.max_residual = 0.10}

/* Is it the ids of several candidates, joined by '+'? */
bool kpm_is_joined(const char *id);
#define KPM_MOST_ASKED 16 /* edits in a combination that is asked for by name */
/* "A+B" to its ids, which are owned (free each); their number, 0: more than `max` or an empty
 * one.  A + parts two of them where the name of a kind and a colon follow. */
size_t kpm_split_ids(const char *joined, char **ids, size_t max);
/* The report over the trace on f (schema: kperf-model(1)); new reference in
 * *report, NULL when there is none.  KP_OK; KP_CHECK when the residual is above
 * the bound (report is still made, with no candidates unless forced); KP_FAILED
 * when the trace holds no loop to model; KP_MALFORMED for a bad trace and for
 * marks that describe a deadlock.
 *
 * The residual, predicted / measured iteration - 1 as recorded, has an interval, baseline.
 * residual_interval: that of the measured mean alone, 95%, by Student's t and the standard error of
 * the probed CTAs' own means (baseline.residual_ctas of them; iterations of one CTA are not
 * independent); null of one CTA, and of CTAs that differ by so much that it would have no upper
 * end.  What the model takes from the same records is not in it. */
int kpm_model(FILE *f, const char *name, const struct kpm_options *options,
              json_t **report);
/* The report for people, and a page of it: what bounds the loop, what to change. */
void kpm_print(FILE *f, const json_t *report);
void kpm_print_brief(FILE *f, const json_t *report);

/* Where the gain of a candidate's launch is to lie (likely.h), in words, in percent: of what it
 * gains, or by what its time changes.  NULL: no gain is said, or nothing is known of the launch;
 * owned. */
char *kpm_likely_text(const json_t *candidate, bool of_time);

/* Its event graph in Graphviz's language, the critical cycle in red. */
void kpm_dot(FILE *f, const json_t *report);

/* Its ranking as a gnuplot script, for a picture in PNG or SVG. */
void kpm_plot(FILE *f, const json_t *report, bool png);

/* How well edits are predicted: for each pair of the table on f (kperf-model(1); paths in it are
 * relative to it) a CTA's time, from the source's trace alone, beside the target's, measured.  New
 * reference in *report.  KP_OK; KP_MALFORMED for a bad table or trace; KP_FAILED when a trace
 * cannot be read or holds no loop, or has no such edit. */
int kpm_score(FILE *f, const char *name, json_t **report);
/* That report for people, the worst first. */
void kpm_score_print(FILE *f, const json_t *report);

#endif
