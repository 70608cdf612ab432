/*
 * evidence: what a claim about a kernel rests on.  From recorded runs of one kernel: its
 * times against the floors of the device, the class of its bottleneck as far as the
 * evidence carries one, and the one experiment to do next with what would refute it.
 */
#ifndef KP_EVIDENCE_H
#define KP_EVIDENCE_H

#include <jansson.h>

#include "base/base.h"

#define KPE_MAX_RUNS 64

struct kpe_options {
    /* "flops=EXPR,bytes=EXPR,type=bf16" over the names of each run's shape, in place of what
     * the traces say of the kernel's useful work; or NULL. */
    const char *work;
    const char *ceilings; /* path of what 'kperf calibrate --ceilings' wrote, or NULL */
    const char *const *models; /* paths of reports of 'kperf model --json', for the runs whose
                                * hash they name; the others' are made.  NULL-terminated, or NULL */
    const char *const *outcomes; /* paths of what the experiments wrote; NULL-terminated, or NULL */
    const char *config; /* path of the config, for the commands; NULL: by its name, beside a run or
                         * here */
};

/* The statement (schema: kperf-evidence(1)) over traces of one entry; new reference in
 * *report, NULL when there is none.  KP_OK; KP_USAGE for a wrong `work` and for runs that do
 * not belong together; KP_MALFORMED and KP_FAILED as for each file. */
int kpe_evidence(const char *const *runs, size_t n, const struct kpe_options *options,
                 json_t **report);

/* For people, at most 100 columns. */
void kpe_print(FILE *f, const json_t *report);
void kpe_markdown(FILE *f, const json_t *report);

enum kpe_plot { KPE_ROOFLINE, KPE_ITERATIONS, KPE_SHARES };
/* A gnuplot script, for a picture in PNG or SVG.  False: the report has nothing of it. */
bool kpe_plot(FILE *f, const json_t *report, enum kpe_plot what, bool png);

#endif
