/*
 * diff, inside: a run as it was read, cases that both sides have, what is said of them.
 */
#ifndef KP_DIFF_INTERNAL_H
#define KP_DIFF_INTERNAL_H

#include "diff/diff.h"
#include "diff/stats.h"
#include "trace/trace.h"

/* ---- a run (load.c, view.c, regions.c) ------------------------------------ */

/* A region in a role, over the probed CTAs of one launch. */
struct kpd_region {
    char role[64], name[KPT_NAME_MAX + 1];
    bool waits, arrives;
    struct kpd_center cycles; /* of an iteration; the error by the CTAs' spread */
    struct kpd_center own;    /* less regions inside */
    struct kpd_center offset; /* of its START from the iteration's begin */
    double visits;            /* an iteration */
    double bytes;             /* that the copies it starts move, an iteration; by the marks */
    bool censored;            /* most of it: an upper bound */
    char on[KPT_NAME_MAX + 1]; /* what it waits for, or arrives on; "" */
};
struct kpd_role {
    char name[64];
    struct kpd_center cycles; /* of an iteration */
    double iterations;        /* that a unit showed */
};
/* One shape of one session, from a trace or a report. */
struct kpd_run {
    char *file;
    json_t *owner;                /* keeps what is below */
    const json_t *shape, *info;   /* info: a trace's, or NULL */
    const json_t *part;           /* with assembly, verify, measured, baseline, ... */
    const json_t *device, *assembler, *tensors, *launch, *instructions, *code, *source;
    const char *entry, *label;    /* label: "M4096-N4096"; owned by owner */
    const char *regions_missing;  /* why there are none (static), or NULL */
    KP_VEC(struct kpd_region) regions;
    KP_VEC(struct kpd_role) roles;
};
struct kpd_side {
    KP_VEC(struct kpd_run *) runs;
    json_t *inputs; /* [{"name", "hash"}] */
};
/* Reads files and directories (their *.kpt).  KP_OK, KP_FAILED or KP_MALFORMED with a message. */
int kpd_load(const char *const *paths, size_t n, struct kpd_side *out);
/* One report of run --against: its original into a, its candidate into b. */
int kpd_load_pair(const char *path, struct kpd_side *a, struct kpd_side *b);
/* The same of what was read already; path is for messages. */
int kpd_load_bytes(const char *path, const struct kp_str *bytes, struct kpd_side *out);
int kpd_load_pair_bytes(const char *path, const struct kp_str *bytes, struct kpd_side *a,
                        struct kpd_side *b);
void kpd_side_free(struct kpd_side *s);
/* Replays the trace of bytes for out's regions and roles; false: it could not be, without a
 * message. */
bool kpd_regions_read(const void *bytes, size_t n, const char *name, struct kpd_run *out);

/* A part of the baseline record, else of the run itself; NULL where it is absent. */
const json_t *kpd_at(const json_t *o, const char *path);
/* The number there, or NaN. */
double kpd_number(const json_t *o, const char *path);
const char *kpd_text(const json_t *o, const char *path); /* "" where there is none */

/* Samples of a variant, in order of time; false: none are there. */
struct kpd_samples {
    double *us;
    uint32_t *round;
    size_t n, throttled;
};
bool kpd_samples_of(const struct kpd_run *r, const char *variant, struct kpd_samples *out);
void kpd_samples_free(struct kpd_samples *s);
/* log(us) of the kernel without probes, from samples or percentiles (inferred); false: no
 * time is there. */
bool kpd_time_of(const struct kpd_run *r, struct kpd_center *log_us, bool *sampled);
/* "hot"-and-the-like in one object whose equality decides; new reference. */
json_t *kpd_scope(const struct kpd_run *r);

/* ---- cases (cases.c) ------------------------------------------------------ */

struct kpd_case {
    KP_VEC(struct kpd_run *) a, b; /* borrowed */
    char *entry, *label; /* entry: with its text's name where a side has variants of it */
    const json_t *shape;
    bool paired; /* a's and b's samples were taken in turns */
};
struct kpd_cases {
    KP_VEC(struct kpd_case) list;
};
void kpd_cases_make(const struct kpd_side *a, const struct kpd_side *b, bool paired,
                    struct kpd_cases *out);
void kpd_cases_free(struct kpd_cases *c);
/* Does the shape have every NAME=VALUE?  -1: text is no such list. */
int kpd_shape_has(const json_t *shape, const char *only, size_t n);
/* [{"what", "a", "b", "allowed"}]: what makes two sides incomparable, allowed or not; *refused:
 * one of them is not allowed.  New reference. */
json_t *kpd_differs(const struct kpd_case *c, unsigned allow, bool *refused);

/* ---- one case compared (compare.c, reasons.c) ------------------------------ */

/* The report's row of the case; new reference.  shapes: how many there are. */
json_t *kpd_case_json(const struct kpd_case *c, const struct kpd_options *o, size_t shapes);
/* {"verdict": "same", "differs" or "not known", "why", "tensors": [{"tensor", "verdict"}],
 * "errors": [{"tensor", "a", "b", "verdict"}]} (output.c); new reference. */
json_t *kpd_output_json(const struct kpd_case *c);
/* [{"kind", "text", ...}]: what explains the row's verdict, the weightiest first; new
 * reference. */
json_t *kpd_reasons(const json_t *row);

/* The whole report from what was loaded (diff.c).  Results as kpd_diff's. */
int kpd_report(const struct kpd_options *o, const struct kpd_condition *conditions,
               const struct kpd_side *a, const struct kpd_side *b, json_t **report);

/* ---- the gate (judge.c) ---------------------------------------------------- */

/* The report's "gate": conditions over its rows; KP_OK or KP_CHECK in *status; new
 * reference. */
json_t *kpd_gate(const json_t *report, const struct kpd_options *o,
                 const struct kpd_condition *conditions, int *status);
const char *kpd_metric_word(enum kpd_metric m);

/* Numbers with so many digits that matter; null for NaN. */
json_t *kpd_real(double v);

#endif
