/*
 * score: what was predicted of edits beside what their kernels took.
 *
 *   score_measured  what kernels took over many launches
 *   score           the table, the traces, a prediction for each pair
 *   score_figures   error, order and regret of them, as JSON and for people
 */
#ifndef KPM_SCORE_H
#define KPM_SCORE_H

#include "model/model_internal.h"

/* ---- score/measured.c -------------------------------------------------------- */

enum { KPM_MOST_RUNS = 64 };
/* What the CTAs of a kernel take at one shape. */
struct kpm_times {
    const char *name; /* KERNEL-SHAPE; borrowed from the file */
    double cycles, ns_per_cycle;
    double runs[KPM_MOST_RUNS]; /* the mean of each, the same ones for all; NAN: not in that one */
    size_t run_count;
};
typedef KP_VEC(struct kpm_times) kpm_times_list;

/* What bench/variants/launches.py sums up, from f; names are borrowed from the result, a new
 * reference.  NULL with a message: it is none. */
json_t *kpm_times_read(FILE *f, const char *name, kpm_times_list *times);
/* By a name of that length; NULL: not there. */
const struct kpm_times *kpm_times_find(const kpm_times_list *times, const char *name,
                                       size_t length);
/* Standard deviation of the mean of log(a / b), or of log a (b NULL), over the runs with both: what
 * two kernels have in common in a run is not in it.  NAN: of fewer than two, or a is NULL. */
double kpm_times_deviation(const struct kpm_times *a, const struct kpm_times *b);
/* What the mean of log(a / b) is off by in one of 20 at most: by Student's t.  NAN: as above. */
double kpm_times_open(const struct kpm_times *a, const struct kpm_times *b);
/* Standard deviation of one run. */
double kpm_times_spread(const struct kpm_times *a, const struct kpm_times *b);

/* ---- score.c, score/figures.c -------------------------------------------------- */

enum { KPM_MOST_EDITS = 16 };
struct kpm_pair {
    const char *source, *target; /* borrowed from the table; target NULL: it is no trace */
    const struct kpm_times *before, *after; /* over many launches; NULL: not measured so */
    const struct kpm_times *layouts[2]; /* the same two; a run is where the code lies in one
                                           build */
    const char *edits[KPM_MOST_EDITS];
    size_t edit_count;
    double ratio; /* of the launch's time to the source's, measured; 0: a CTA's time was */
    double now, predicted, measured; /* cycles, of the launch with a ratio, else of a CTA; now: the
                                        source's, in its trace */
    double was;                      /* the source's, measured as `measured` is */
    double lo, hi; /* of the prediction */
    double ns_per_cycle, residual;
    char family[64]; /* the source's kernel */
    bool done;
};
typedef KP_VEC(struct kpm_pair) kpm_pairs;

/* A trace's name without folder and ending: borrowed, and its length. */
const char *kpm_trace_name(const char *path, size_t *length);
/* The report over pairs that all have their prediction; sorts them, the worst first.  New
 * reference. */
json_t *kpm_score_json(const char *name, kpm_pairs *pairs);

#endif
