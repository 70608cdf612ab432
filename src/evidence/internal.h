/*
 * evidence, inside: a run's facts -> floors, schedule, classes -> its part of the report.
 */
#ifndef KP_EVIDENCE_INTERNAL_H
#define KP_EVIDENCE_INTERNAL_H

#include <math.h>
#include <stdarg.h>

#include "evidence/evidence.h"
#include "trace/trace.h"

/* ---- JSON (say.c) ------------------------------------------------------- */

const json_t *kpe_at(const json_t *o, const char *key);
/* Null where v is not finite; else rounded to so many decimals. */
json_t *kpe_json(double v, int digits);
/* Adds {"text", "value", "unit", "tier", "source"} to a list: a sentence and where its number
 * can be looked up. */
void kpe_say(json_t *list, const char *tier, const char *source, double value, const char *unit,
             const char *fmt, ...) KP_PRINTF(6, 7);
/* Adds {"what", "how"}: what is not known, and the command that would tell. */
void kpe_miss(json_t *list, const char *what, const char *how);
/* "B=4 S=4096" of a part of the report, "-" where it has no shape; owned. */
char *kpe_shape_text(const json_t *run);
/* A JSON file; NULL with a message, and why in *status. */
json_t *kpe_load(const char *path, int *status);

/* ---- facts (facts.c) ---------------------------------------------------- */

/* A ceiling of the device; value NAN: not known. */
struct kpe_ceiling {
    double value;       /* matrix: 10^12 flop/s; dram: 10^9 bytes/s; launch: us */
    const char *tier;   /* static */
    char source[120];   /* where it stands */
};

/* How the CTAs lay on the device, from their stamps (schedule.c). */
struct kpe_schedule {
    double span_us;   /* first entry to last exit */
    double idle;      /* share of the SMs' time in it in which no CTA was on them */
    double tail;      /* share after their last CTA */
    double sms, used; /* of the device; those that had a CTA */
    double ctas, waves; /* waves: NAN where the occupancy is not known */
    double *us;        /* of the CTAs, by their entry; owned */
    bool known;
};

/* Parts of an iteration on its critical cycle, in cycles; NAN without a model that explains. */
struct kpe_cycle {
    double total, issue, async, arrive, floors;
    double work;     /* regions without global memory: arithmetic, shared memory */
    double memory;   /* regions that read or write global memory themselves */
    double unknown;  /* regions of which no text is known */
    double unmarked; /* gaps */
    double fetched;  /* of gaps and barriers, those in which a load into registers of the same turn
                        is used first: for which all of that may be waited, or a part */
    double met;      /* of these, barriers */
    double loads;    /* of async: copies */
    double engine;  /* the largest share of the iteration that an engine is busy, with the work of
                       all CTAs that share an SM */
    const char *engine_name, *engine_source;
    bool waits;     /* it goes over a wait for another unit, or for an operation */
    bool ring;      /* and one of these is a slot of a ring that is given back */
    bool explained; /* the residual is within its bound */
    const char *largest; /* its largest part, and how long that is */
    double largest_cycles;
};
struct kpe_run {
    const char *path;
    char hash[65];
    json_t *info, *summary, *model; /* owned; model NULL: there is none, see why */
    const char *why_no_model;       /* static */
    struct kpe_cycle cycle;         /* of the model */
    const json_t *base; /* info's baseline, or NULL */
    double us, us_p5, us_p95, launches, throttled;
    double flops, bytes; /* useful work of a launch; NAN: not said */
    char type[16];       /* what it is computed in; "": not said */
    const char *work_source;
    struct kpe_ceiling matrix, dram, launch;
    struct kpe_schedule schedule;
    char *config; /* as commands name it: a path where config_there, else the bare name; owned */
    bool config_there;
    char *ptx;         /* of the kernel, or NULL; owned */
    bool ptx_named;    /* 'kperf apply' would not find it by itself */
    struct kp_str text; /* of it, where it is what was traced */
};

/* What the options' files hold, each read once. */
struct kpe_given {
    json_t *ceilings;          /* or NULL */
    json_t *models, *outcomes; /* lists, in the options' order */
};

/* Reads the trace at path, its summary and its model.  KP_OK or a failure with a message. */
int kpe_run_read(const char *path, const struct kpe_options *o, const struct kpe_given *given,
                 struct kpe_run *out);
void kpe_run_free(struct kpe_run *r);

/* work.c: flops, bytes and type, from the option or the trace.  KP_OK or KP_USAGE. */
int kpe_work_find(const struct kpe_options *o, struct kpe_run *r);
/* ceilings.c: of the run's device, from what a file of that name holds (NULL: there is none) or
 * the trace.  KP_OK; KP_MALFORMED or KP_USAGE for what the file says. */
int kpe_ceilings_find(const json_t *file, const char *name, struct kpe_run *r);

struct kpe_stamps {
    KP_VEC(struct kpt_stamp) list;
};
/* schedule.c */
void kpe_schedule_find(const struct kpt_stamp *stamps, size_t n, struct kpe_run *r);
/* From the first entry to the last exit of the first n CTAs alone, us; NAN: not known. */
double kpe_span_of(const struct kpe_run *r, double n);
/* cycle.c: of r->model. */
struct kpe_cycle kpe_cycle_of(const struct kpe_run *r);

/* files.c: where the config and the kernel are. */
int kpe_files_find(const struct kpe_options *o, struct kpe_run *r);
void kpe_files_free(struct kpe_run *r);
/* Can 'kperf apply' move what the candidate says?  True, too, where the text is not there. */
bool kpe_can_move(const struct kpe_run *r, const json_t *candidate);
/* " --ptx FILE", or ""; the kernel's text as commands name it.  Owned. */
char *kpe_ptx_option(const struct kpe_run *r);
char *kpe_ptx_path(const struct kpe_run *r);

/* ---- judgement ---------------------------------------------------------- */

/* classes.c: the classes looked at, each {"name", "state", "share", "tier", "evidence"[],
 * "needs"[]}, and "class" of those; into the run's part of the report. */
void kpe_classify(const struct kpe_run *r, json_t *out);
/* code.c: what the text holds: matrix instructions, widths, by region. */
json_t *kpe_code(const struct kpe_run *r);
/* What the matrix instructions of 16-bit numbers in the recorded visits make of the whole grid, at
 * least, in flop: the CTAs that were not recorded and the records that were overwritten (*lost,
 * less than half) taken to be as the others.  NAN: not told. */
double kpe_matrix_flops(const struct kpe_run *r, double *lost);
/* statement.c: baseline, work, floors, schedule, code, phase, warnings, next, missing. */
json_t *kpe_statement(const struct kpe_run *r);
/* next.c: {"id", "change", "because", "commands"[], "refuted_by", "expects", "bound", ...} */
json_t *kpe_next(const struct kpe_run *r, const char *class, const json_t *missing);
/* "BEFORE kperf run --only SHAPE WHAT CONFIG"; owned. */
char *kpe_run_command(const struct kpe_run *r, const char *before, const char *what);
/* Can it be given to a shell?  Not so "kperf run, where NVML is". */
bool kpe_is_command(const char *how);
/* What a candidate is said to gain: of the launch, or of a CTA, of which a launch consists, with
 * the iteration's interval in proportion. */
struct kpe_said {
    double gain, least, most;
};
struct kpe_said kpe_said(const json_t *next);
/* outcome.c: of the run's next experiment, into its statement; whether the report has it. */
bool kpe_outcome_take(const json_t *report, const char *file, const struct kpe_run *r,
                      json_t *statement);

#endif
