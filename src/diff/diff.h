/*
 * diff: two sets of runs, shape by shape, and a gate over what differs.
 */
#ifndef KP_DIFF_H
#define KP_DIFF_H

#include <jansson.h>

#include "base/base.h"

/* What may differ between the sides although the answer then depends on it. */
enum kpd_allow {
    KPD_ALLOW_DEVICE = 1,
    KPD_ALLOW_DRIVER = 2,
    KPD_ALLOW_SCOPE = 4,
    KPD_ALLOW_TENSORS = 8,
};
struct kpd_options {
    const char *const *a, *const *b; /* files or directories; b_count 0: a is one report of
                                      * `kperf run --against`, which has both sides */
    size_t a_count, b_count;
    unsigned allow;            /* enum kpd_allow, or'ed */
    double confidence;         /* of all shapes' times together: 0.99 */
    double between;            /* relative spread between sessions; < 0: KPD_BETWEEN */
    const char *const *only;   /* "M=4096,N=.." each, NULL-terminated: the shapes of any; or NULL */
    const char *const *fail_if; /* conditions of the gate */
    size_t fail_count;
    bool allow_missing;        /* a condition that cannot be judged holds */
    bool strict;               /* a condition on what is measured must be shown not to hold */
};
/* Standard deviation of a kernel's median time from one session to the next, relative, that is
 * assumed of them, and as how many degrees of freedom that counts. */
#define KPD_BETWEEN 0.004
#define KPD_BETWEEN_WEIGHT 10

/* The report (kperf-diff(1)) in *report: a new reference, NULL only after KP_USAGE or when an
 * input could not be read.  KP_OK; KP_USAGE for a condition; KP_FAILED, KP_MALFORMED: an input,
 * or no shape of the two sides can be compared; KP_CHECK: the gate. */
int kpd_diff(const struct kpd_options *options, json_t **report);

/* The report, its texts as of kp_json_plain, for people; as Markdown; as JUnit's XML, a test case a
 * shape and condition. */
void kpd_print(FILE *f, const json_t *report);
void kpd_print_markdown(FILE *f, const json_t *report);
void kpd_print_junit(FILE *f, const json_t *report);

/* ---- conditions (gate.c) ------------------------------------------------- */

enum kpd_metric {
    KPD_TIME,      /* us */
    KPD_REGISTERS,
    KPD_SPILLS,    /* bytes stored and loaded */
    KPD_STACK,
    KPD_SHARED,    /* bytes, static and dynamic */
    KPD_OCCUPANCY, /* CTAs of an SM */
    KPD_MEMORY,    /* peak bytes */
    KPD_ASSEMBLY,  /* ms */
    KPD_LAUNCHES,
    KPD_REGION,    /* cycles an iteration */
    KPD_ITERATION, /* cycles */
    KPD_ERROR,     /* relative Frobenius error against the reference */
    KPD_OUTPUT,    /* differs */
    KPD_METRICS
};
struct kpd_condition {
    enum kpd_metric metric;
    char name[64];   /* of a region, role or tensor; may have wildcards; "": any */
    char op[3];      /* ">", ">=", "<", "<="; KPD_OUTPUT: "" */
    double value;
    bool change;     /* b less a, not b itself */
    bool percent;    /* of a */
    const char *on;  /* "M=4096,N=128" within text, to its end; or NULL */
    const char *text;
};
/* "time > +2%", "spills > 0", "region softmax > +5%", "output differs", "... on M=4096".  False
 * after a message that points at what is wrong; text is borrowed. */
bool kpd_condition_parse(const char *text, struct kpd_condition *out);

#endif
