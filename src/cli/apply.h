/*
 * apply: what kperf apply knows on its way (cmd_apply.c), and of a pause (apply_apart.c); the PTX
 * and its motions (apply_text.c), what the assembler makes of a step (apply_machine.c), the report
 * for people (apply_print.c), and what it will say of the candidates of a model (apply_may.c).
 */
#ifndef KP_CLI_APPLY_H
#define KP_CLI_APPLY_H

#include <jansson.h>
#include <stdio.h>

#include "cli/internal.h"
#include "run/against.h"

struct kp_apart {
    struct kpn_pause pause; /* cycles 0: it is not "start-apart:..." that was asked for */
    json_t *candidate;      /* as the model lists it, with "=CYCLES" behind its id, or what is known
                               without */
    bool listed;            /* by the model */
    char *why, *change;     /* it was refused, and what to do; else NULL */
};
/* An id to the pause that is in it and the candidates beside that, which are owned; NULL where
 * there is none.  The pause is made last: what it stands before may be moved.  KP_USAGE, with a
 * message: there are two. */
int kp_apart_split(const char *id, char **rest, char **pause);
/* Of such an id; measured: a report of 'kperf run --delay --json' that says how long, or NULL.
 * KP_OK; KP_CHECK: it is not said how long, or no pause gained; KP_USAGE or KP_MALFORMED; with
 * messages.  Free *out, which is zero before, in any case. */
int kp_apart_find(const char *id, const char *measured, const json_t *model, const json_t *info,
                  struct kp_apart *out);
/* The text with the pause, its "pause" or "blocked", and what is taken to hold, into the report. As
 * kpi_pause. */
int kp_apart_make(const struct kp_apart *a, const struct kp_source *src, const char *entry,
                  struct kp_str *out, json_t *report);
/* It behind the candidates `rest`, of which `parts` are what the model says; new reference. */
json_t *kp_apart_joined(const struct kp_apart *a, const char *rest, const json_t *parts);
void kp_apart_free(struct kp_apart *a);

/* What is known on the way. */
struct kp_apply {
    const struct kp_args *args; /* NULL: of no command line, where apply_may.c asks */
    const char *trace, *id;
    char *rest, *pause;      /* of what was asked for: candidates, and a pause; or NULL */
    struct kp_str data, text, moved; /* trace, PTX, new PTX */
    struct kp_str unpaused;  /* the new PTX before the pause, where more than that was asked for */
    struct kp_str marked;            /* the PTX with the marks of the rules that the trace has */
    char *path;                      /* of the PTX */
    struct kp_source src;
    json_t *info, *model, *report;
    const json_t *candidate; /* of `rest`; borrowed from model */
    struct kp_apart apart;
};

/* ---- apply_text.c --------------------------------------------------------------------------- */

void kp_apply_put(const struct kp_apply *a, const char *key, json_t *value); /* into the report */
/* The motions of the candidate: it, or the parts of a combination; new reference. */
json_t *kp_apply_parts(const struct kp_apply *a);
/* Finds the PTX and checks that it is what was traced.  KP_OK, or another status with a message. */
int kp_apply_read_ptx(struct kp_apply *a);
/* Makes the new text of it: motions, and the pause.  KP_OK; KP_CHECK, with a message: that crosses
 * something, as the report says; KP_MALFORMED. */
int kp_apply_change(struct kp_apply *a);

/* ---- apply_machine.c ------------------------------------------------------------------------ */

/* Does a motion of the parts pass what keeps its order in the machine code, and has another name
 * there? */
bool kp_apply_reorders(const json_t *moved, const json_t *parts);
/* A step from one text to the next, in the machine code. */
struct kp_apply_step {
    const char *id;
    const struct kp_source *from, *to;
    const json_t *info; /* the trace's */
    bool reorders, keeps; /* as kpn_moved_options */
};
/* *machine: as kpn_moved, a new reference or NULL; the verdict into the report.  KP_OK; KP_CHECK,
 * with a message: it did not become what it is to be. */
int kp_apply_check_machine(const struct kp_apply_step *step, json_t *report, json_t **machine);

/* ---- apply_may.c ---------------------------------------------------------------------------- */

/* Of a model's report on `trace`: whether the text lets each motion be made, into its candidates as
 * "applies", where the PTX is beside the trace or here.  What is there under that name and is not
 * what was traced is elsewhere ("ptx_elsewhere" in input).  Says nothing. */
void kp_apply_may(const char *trace, json_t *report);

/* What to do in the source where statements alone cannot be moved: of that kind of candidate. */
const char *kp_apply_source_change(const char *kind);
/* What was moved, what shows that it may be, and what became of it. */
void kp_apply_print(FILE *f, const json_t *report);

#endif
