/*
 * against: a candidate kernel beside the config's own, both without probes.
 */
#ifndef KP_RUN_AGAINST_H
#define KP_RUN_AGAINST_H

#include "run/assemble/build.h"

/* few.c: the grid of the plan's first n CTAs; false, with a message, where they are none: whole
 * rows, whole planes, less than all, and whole clusters. */
bool kpn_few(const struct kpn_plan *plan, uint64_t n, uint32_t grid[3]);

#define KPN_MAX_LAYOUTS 8 /* places of an instruction in a cache line of 128 bytes */
/* For kpn_child: a kpn_job whose build has no map and whose `probed` is the candidate.
 * KP_OK, KP_CHECK, KP_NODEVICE or KP_FAILED, with messages.  The report: {"device",
 * "assembly": {"original", "candidate", "advisories", "grown"}, "verify", "measured":
 * {"original", "candidate": {"us", "us_p5", "us_p95"}, "ratio", "lo", "hi", "coverage",
 * "pairs", "method"}}. */
int kpn_pair_run(void *job, json_t **report);
/* Of options->layouts, beside "measured": "layouts": {"bytes" (by which the code of both lies
 * further on), "ratios", "original_us", "candidate_us" (one each), "ratio" (their mean), "lo",
 * "hi", "coverage", "deviation" (of a ratio), "original_deviation", "candidate_deviation" (of a
 * time), "verdict": "faster", "slower" or "not told", "method"}. */
/* The rank k (from 1) so that the median of n lies between the k-th smallest and the k-th
 * largest of a sample with at least this confidence; of small samples, 1.  0: n is 0. */
size_t kpn_median_rank(size_t n, double confidence, double *coverage);

/* {"us" (the median), "us_p5", "us_p95"} of n times, which are sorted. */
json_t *kpn_times_json(double *us, size_t n);
/* Opens the session and compares the outputs: its "device", "assembly" and "verify" into the
 * report.  KP_OK, KP_CHECK or KP_FAILED. */
int kpn_pair_verify(struct kpn_session *s, json_t *report);

#define KPN_DELAYS 9
#define KPN_MAX_DELAY 1000000
struct kpn_delay {
    char region[KPT_NAME_MAX + 1];
    bool some;                   /* only warps `first` to `last` of each CTA are held up */
    uint32_t first, last;
    uint32_t cycles[KPN_DELAYS]; /* ascending */
};
/* "REGION=LOW..HIGH", "REGION@WARP=...", "REGION@FIRST..LAST=..."; false for what is none. */
bool kpn_delay_parse(const char *text, struct kpn_delay *out);
struct kpn_pause {
    char region[KPT_NAME_MAX + 1];
    uint32_t first, last; /* warps */
    uint32_t cycles;      /* 0: not said */
    bool each_tile;       /* not once in a CTA, but in each turn of a loop round the region */
};
/* "REGION@WARP", "REGION@FIRST..LAST", either with "=CYCLES", then with "/tile"; false for what is
 * none. */
bool kpn_pause_parse(const char *text, struct kpn_pause *out);
struct kpn_delay_job {
    struct kpn_job job;
    struct kpn_delay delay;
};
/* For kpn_child: a kpn_delay_job whose `probed` is the kernel with the delay.  As
 * kpn_pair_run, but with "delay": {"region", "warps" ([first, last], or null: all), "points":
 * [{"cycles", "us", "us_p5", "us_p95"}], "visits" (of a delayed warp of the first CTA, the most),
 * "waves", "clock_mhz", "clock_measured", "slope" (over the delays beyond 0), "lo", "hi",
 * "coverage", "rounds", "longest": {"cycles", "ratio", "lo", "hi"} (its time over the shortest's),
 * "least" (the same of the delay with the least time, or null: none gains), "closer" (of warps that
 * come to the region once, where there is a least: {"cycles", "ratio", "lo", "hi" (over the
 * original), "from", "to", "points"}: of delays round that the middle one of those that gain half
 * of the most at least; or null), "cost_of_zero", "own_cycles" (of the delay's loop, or null),
 * "verdict": "critical", "slack", "partly critical", "negative" or "not told"} instead of
 * "measured". */
int kpn_delay_run(void *job, json_t **report);
void kpn_print_delay(FILE *f, const json_t *delay);

/* The candidate's text, for people: which edit of which kernel it says it is. */
void kpn_print_applied(FILE *f, const json_t *against);
/* A shape of the report of kpn_against, for people. */
void kpn_print_pair(FILE *f, const json_t *shape);

/* The graver of two results: a failure hides a failed check, a check a loss (run.c). */
int kpn_graver(int a, int b);
const char *kpn_status_name(int status);

#endif
