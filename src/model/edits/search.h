/*
 * search: which edits to make together.
 *
 *   flat      a program as arrays, of which edits take a step of arithmetic: how fast it
 *             can be at best
 *   search    the best combinations of edits, by that bound and then by playing them
 */
#ifndef KPM_SEARCH_H
#define KPM_SEARCH_H

#include "model/model_internal.h"

/* ---- flat.c ------------------------------------------------------------------- */

struct kpm_flat;
/* Of the baseline's program; owned, kpm_flat_free. */
struct kpm_flat *kpm_flat_new(const struct kpm_baseline *b);
void kpm_flat_free(struct kpm_flat *f);
/* Back to the baseline. */
void kpm_flat_reset(struct kpm_flat *f);
/* The steps, in turn, to what it is now; false: a distance would fall below 0. */
bool kpm_flat_apply(struct kpm_flat *f, const struct kpm_ops *ops);
/* The period of the program as it is now, as kpm_period has it where no engine has a queue;
 * where one has, no more than that: an operation then takes what it would alone on its engine.
 * INFINITY: it hangs. */
double kpm_flat_period(struct kpm_flat *f);

/* ---- search.c ----------------------------------------------------------------- */

#define KPM_MOST_PARTS 4  /* edits in a combination */
#define KPM_MAX_COMBINED 8 /* combinations listed */

/* Two candidates that cannot be made together; their ids are the candidates'. */
struct kpm_clash {
    const char *a, *b, *why;
};
#define KPM_MAX_CLASHES 12 /* told */
struct kpm_search_counts {
    uint64_t bounded; /* combinations whose bound was computed */
    uint64_t played;  /* of them, those that were played, or whose bound is exact */
    uint64_t clashing; /* pairs that cannot be made together */
    struct kpm_clash clashes[KPM_MAX_CLASHES]; /* of those where one of the two gains */
    size_t clash_count;
};
/* The best combinations of these, which have been ranked: those that gain more than each part
 * of theirs does.  They are added to *out, evaluated and ranked, with their parts. */
void kpm_search(const struct kpm_baseline *b, const struct kpm_candidates *of,
                struct kpm_candidates *out, struct kpm_search_counts *counts);
/* One combination, of these ids in this order, as far as they follow one another: in *out,
 * evaluated.  What was wrong otherwise, owned; NULL: nothing. */
char *kpm_combine(const struct kpm_baseline *b, const char *const *ids, size_t count,
                  struct kpm_candidates *out);

#endif
