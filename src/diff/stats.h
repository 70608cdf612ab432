/*
 * stats: whether one quantity, measured in sessions of either side, differs.
 *
 * A session is one run of `kperf run`: one process, one allocation, one state of the clocks.
 * Its samples tell how well the session's median is known, and nothing of how much the next
 * session's would differ, so that two variances are kept apart: that of a session's median,
 * from a bootstrap of blocks of consecutive samples, and that between sessions, of which a
 * prior is assumed that several sessions of a side correct.
 */
#ifndef KP_DIFF_STATS_H
#define KP_DIFF_STATS_H

#include "base/base.h"

/* The median of a session, its standard error, and the standard deviation of its samples as
 * their quartiles say it (of a normal distribution). */
struct kpd_center {
    double value, error, spread;
    size_t n; /* samples behind it */
};
/* Of samples in order of time: the error is the standard deviation of the medians of 200
 * series that are drawn from blocks of sqrt(n) consecutive samples (moving-block bootstrap,
 * Kuensch 1989), times what such blocks leave out: sqrt(n / (n - block)), and of samples that
 * correlate with the next ones the part beyond a block; at most 0.7 of the samples' own
 * standard deviation.  n is at least 1.  The draws are the
 * same for the same samples. */
struct kpd_center kpd_median(const double *v, size_t n);
/* What median, 5th and 95th percentile of n samples tell of it.  Which of them are neighbours
 * is not known, so that sqrt(n) are taken for independent: the error is
 * 1.2533 spread / n^(1/4). */
struct kpd_center kpd_median_of_percentiles(double median, double p5, double p95, size_t n);

/* What is known of the spread between sessions before any is looked at: a standard
 * deviation, and as how many degrees of freedom it counts.  A session whose launches vary, as
 * one's do that is held down by its power, differs from the next, too: its error counts as no
 * less than 0.6 of its spread.  (Measured on an H200: of three kernels with 0.3%, 1.9% and 3.9%
 * between sessions the launches of a session spread by 1.2%, 4.8% and 4.9%.) */
struct kpd_prior {
    double between, weight;
};
/* b - a, the interval that holds it with the confidence asked for. */
struct kpd_interval {
    double diff, lo, hi, error, degrees;
    double between;  /* standard deviation of one session's median: sqrt(V) */
    bool estimated;  /* from the sessions, too; else by the prior and the samples */
};
/* The mean of b's sessions less that of a's.  The variance of one session's median is
 *
 *     V = (weight (between^2 + w) + d s) / (weight + d)
 *
 * with w the mean of max(error, 0.6 spread)^2, s the sessions' pooled variance about their side's
 * mean and d = na + nb - 2 its degrees of freedom; that of the difference V (1/na + 1/nb); the
 * quantile is Student's with weight + d degrees (moderated t, Smyth 2004).  na, nb at least 1. */
void kpd_compare(const struct kpd_center *a, size_t na, const struct kpd_center *b, size_t nb,
                 struct kpd_prior prior, double confidence, struct kpd_interval *out);
/* Differences that were each found within one session, where both sides ran in turns: the
 * mean over the sessions, with V as above about one mean (d = n - 1) and without the
 * spread; most of what differs between sessions is in both sides of a pair.  The weight is that
 * of the blocks of samples. */
void kpd_combine(const struct kpd_center *v, size_t n, double between, double confidence,
                 struct kpd_interval *out);

/* The t that Student's distribution with so many degrees exceeds in either tail with
 * probability 1 - confidence in all; confidence in (0, 1), degrees > 0 (INFINITY: normal). */
double kpd_student(double confidence, double degrees);

#endif
