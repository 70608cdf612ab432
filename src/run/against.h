/*
 * against: a candidate kernel beside the config's own, both without probes.
 */
#ifndef KP_RUN_AGAINST_H
#define KP_RUN_AGAINST_H

#include "run/build.h"

/* For kpn_child: a kpn_job whose build has no map and whose `probed` is the candidate.
 * KP_OK, KP_CHECK, KP_NODEVICE or KP_FAILED, with messages.  The report: {"device",
 * "assembly": {"original", "candidate", "advisories", "grown"}, "verify", "measured":
 * {"original", "candidate": {"us", "us_p5", "us_p95"}, "ratio", "lo", "hi", "coverage",
 * "pairs", "method"}}. */
int kpn_pair_run(void *job, json_t **report);
/* The rank k (from 1) so that the median of n lies between the k-th smallest and the k-th
 * largest of a sample with at least this confidence; of small samples, 1.  0: n is 0. */
size_t kpn_median_rank(size_t n, double confidence, double *coverage);

/* A shape of the report of kpn_against, for people. */
void kpn_print_pair(FILE *f, const json_t *shape);

/* Whether a shape has every NAME=VALUE of a list; -1 for a malformed list (run.c). */
int kpn_shape_matches(const struct kpn_shape *s, const char *only);
/* The graver of two results: a failure hides a failed check, a check a loss (run.c). */
int kpn_graver(int a, int b);
const char *kpn_status_name(int status);

#endif
