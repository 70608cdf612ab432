/*
 * score: what was predicted of edits beside what their kernels took.
 *
 *   score          the table, the traces, a prediction for each pair
 *   score_figures  error, order and regret of them, as JSON and for people
 */
#ifndef KPM_SCORE_H
#define KPM_SCORE_H

#include "model/model_internal.h"

enum { KPM_MOST_EDITS = 16 };
struct kpm_pair {
    const char *source, *target; /* borrowed from the table; target NULL: what was measured stands
                                    in it */
    const char *edits[KPM_MOST_EDITS];
    size_t edit_count;
    double ratio; /* of the launch's time to the source's, measured; 0: a CTA's time was */
    double now, predicted, measured; /* cycles, of the launch with a ratio, else of a CTA; now: the
                                        source's */
    double lo, hi; /* of the prediction */
    double ns_per_cycle, residual;
    char family[64]; /* the source's kernel */
    bool done;
};
typedef KP_VEC(struct kpm_pair) kpm_pairs;

/* The report over pairs that all have their prediction; sorts them, the worst first.  New reference. */
json_t *kpm_score_json(const char *name, kpm_pairs *pairs);

#endif
