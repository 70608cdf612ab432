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

/* NULL, "" and NAN where there is no such member. */
const json_t *kpe_at(const json_t *o, const char *key);
const char *kpe_text(const json_t *o, const char *path);
double kpe_number(const json_t *o, const char *path);
/* Null where v is not finite; else rounded to so many decimals. */
json_t *kpe_json(double v, int digits);
/* Adds {"text", "value", "unit", "tier", "source"} to a list: a sentence and where its number
 * can be looked up. */
void kpe_say(json_t *list, const char *tier, const char *source, double value, const char *unit,
             const char *fmt, ...) KP_PRINTF(6, 7);
/* Adds {"what", "how"}: what is not known, and the command that would tell. */
void kpe_miss(json_t *list, const char *what, const char *how);
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
    bool known;
};

struct kpe_run {
    const char *path;
    char hash[65];
    json_t *info, *summary, *model; /* owned; model NULL: there is none, see why */
    const char *why_no_model;       /* static */
    bool model_given;
    const json_t *base; /* info's baseline, or NULL */
    double us, us_p5, us_p95, launches, throttled;
    double flops, bytes; /* useful work of a launch; NAN: not said */
    char type[16];       /* what it is computed in; "": not said */
    const char *work_source;
    struct kpe_ceiling matrix, dram, launch;
    struct kpe_schedule schedule;
};

/* Reads the trace at path, its summary and its model.  KP_OK or a failure with a message. */
int kpe_run_read(const char *path, const struct kpe_options *o, struct kpe_run *out);
void kpe_run_free(struct kpe_run *r);

/* work.c: flops, bytes and type, from the option or the trace.  KP_OK or KP_USAGE. */
int kpe_work_find(const struct kpe_options *o, struct kpe_run *r);
/* ceilings.c: of the run's device, from the file or the trace.  KP_OK, or a failure of the
 * file. */
int kpe_ceilings_find(const char *path, struct kpe_run *r);

struct kpe_stamps {
    KP_VEC(struct kpt_stamp) list;
};
/* schedule.c */
void kpe_schedule_find(const struct kpt_stamp *stamps, size_t n, struct kpe_run *r);

/* ---- judgement ---------------------------------------------------------- */

/* classes.c: the classes looked at, each {"name", "state", "share", "tier", "evidence"[],
 * "needs"[]}, and "class" of those; into the run's part of the report. */
void kpe_classify(const struct kpe_run *r, json_t *out);
/* code.c: what the text holds: matrix instructions, widths, by region. */
json_t *kpe_code(const struct kpe_run *r);
/* statement.c: baseline, work, floors, schedule, code, phase, warnings, next, missing. */
json_t *kpe_statement(const struct kpe_run *r);
/* outcome.c: of the run's next experiment, where a report of 'run --against' has it. KP_OK or
 * a failure of a file. */
bool kpe_outcome_take(const json_t *report, const char *file, const struct kpe_run *r,
                      json_t *statement); /* of one report of that kernel; whether it has it */
int kpe_outcome_find(const char *const *paths, const struct kpe_run *r, json_t *statement);

/* ---- the model's report ------------------------------------------------- */

/* Parts of an iteration on its critical cycle, in cycles; NAN without a model that explains. */
struct kpe_cycle {
    double total, issue, async, arrive, floors;
    double work;     /* regions without global memory: arithmetic, shared memory */
    double memory;   /* regions that read or write global memory themselves */
    double unmarked; /* gaps, and regions of which it is not known */
    double loads;    /* of async: copies */
    double engine;  /* the largest share of the iteration that an engine is busy */
    const char *engine_name;
    bool waits;     /* it goes over a wait for another unit, or for an operation */
    bool ring;      /* and one of these is a slot of a ring that is given back */
    bool explained; /* the residual is within its bound */
    const char *largest; /* its largest part, and how long that is */
    double largest_cycles;
};
struct kpe_cycle kpe_cycle_of(const struct kpe_run *r);

#endif
