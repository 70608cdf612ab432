/*
 * apply: what kperf apply knows of a pause (apply_apart.c), and its report for people
 * (apply_print.c).
 */
#ifndef KP_CLI_APPLY_H
#define KP_CLI_APPLY_H

#include <jansson.h>
#include <stdio.h>

#include "run/against.h"

struct kp_apart {
    struct kpn_pause pause; /* cycles 0: it is not "start-apart:..." that was asked for */
    json_t *candidate;      /* as the model lists it, with "=CYCLES" behind its id, or what is known
                               without */
    bool listed;            /* by the model */
    char *why, *change;     /* it was refused, and what to do; else NULL */
};
/* Is it "start-apart:..."? */
bool kp_apart_is(const char *id);
/* Of such an id; measured: a report of 'kperf run --delay --json' that says how long, or NULL.
 * KP_OK; KP_CHECK: it is not said how long, or no pause gained; KP_USAGE or KP_MALFORMED; with
 * messages.  Free *out, which is zero before, in any case. */
int kp_apart_find(const char *id, const char *measured, const json_t *model, const json_t *info,
                  struct kp_apart *out);
/* The text with the pause, its "pause" or "blocked", and what is taken to hold, into the report. As
 * kpi_pause. */
int kp_apart_make(const struct kp_apart *a, const struct kp_source *src, const char *entry,
                  struct kp_str *out, json_t *report);
void kp_apart_free(struct kp_apart *a);

/* What to do in the source where statements alone cannot be moved: of that kind of candidate. */
const char *kp_apply_source_change(const char *kind);
/* What was moved, what shows that it may be, and what became of it. */
void kp_apply_print(FILE *f, const json_t *report);

#endif
