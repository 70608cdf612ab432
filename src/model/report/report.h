/*
 * report: the model's report as JSON (kperf-model(1)).
 *
 *   report_loop    the loop's numbers, its critical cycle, the paper's formulas
 *   report_rhythm  how its warp groups stand to each other
 *   report_missed  where its times are not those that were measured
 *   report         the baseline, the launch, candidates, and all of it together
 */
#ifndef KPM_REPORT_H
#define KPM_REPORT_H

#include "model/model_internal.h"

/* v to so many digits; null where it is not finite. */
json_t *kpm_num(double v, int digits);
/* Takes s. */
json_t *kpm_text(char *s);
/* A role with its stages, all links, all engines: new references. */
json_t *kpm_role_json(const struct kpm_solved *m, size_t role);
json_t *kpm_links_json(const struct kpm_solved *m);
json_t *kpm_engines_json(const struct kpm_solved *m);
/* The edges that bound the iteration, in order, and what that means; the latter owned. */
json_t *kpm_critical_json(const struct kpm_solved *m);
char *kpm_verdict(const struct kpm_solved *m, bool explained);
/* Loads into registers that the loop waits for (fetches.c): [{from, to, line, last_line, use_line,
 * loads, bytes, least, most, tier}]. */
json_t *kpm_fetches_json(const struct kpm_solved *m);
/* Those waited for in an edge's time: {line, last_line, least, most, tier}; NULL: none. */
json_t *kpm_fetch_of(const struct kpm_solved *m, uint32_t tag);
/* The paper's formulas over the loop's numbers (paper.h); null where it has no load or no work. */
json_t *kpm_paper_json(const struct kpm_solved *m);

/* What its groups settle in is no property of the loop alone: of the kernel without records; NULL:
 * there is but one rhythm.  What is said of that, into the list. */
json_t *kpm_rhythms_json(const struct kpm_solved *m);
void kpm_rhythm_caveat(json_t *list, const struct kpm_solved *m, const json_t *rhythms);
/* Where groups may keep in step; NULL: nowhere. */
json_t *kpm_steps_json(const struct kpm_solved *m);
void kpm_step_caveat(json_t *list, const struct kpm_solved *m);

/* Gains of launches, of kernels that the model was not made on, that were said before they were
 * measured, and how many of them lay in their intervals: tests/e2e/figures.py counts both in
 * bench/results. */
#define KPM_GAINS_SAID 38
#define KPM_GAINS_HELD 24

/* What the model's times are off by more than gains are said to be: [{of, residual, said}]. */
json_t *kpm_missed_json(const struct kpm_solved *m);
/* That more than a quarter of the iteration are gaps on the critical cycle, in which no edit is
 * looked for, and the *share; NULL: it is less.  Owned. */
char *kpm_uncovered(const struct kpm_solved *m, double *share);
/* Of unprobed CTAs: as played / measured - 1. */
double kpm_cta_residual(const struct kpm_solved *m);
/* The share of a CTA's time that is no iteration like those on record: kpm_whole.other. */
double kpm_other_share(const struct kpm_solved *m);

#endif
