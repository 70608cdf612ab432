/*
 * likely: where the gain of a launch is to lie, by gains that were said before they were measured.
 *
 * The model's interval (kpm_off) is what its own numbers leave open.  Of kernels that it was not
 * made on it held 19 of 32 such gains: most of what it missed is what no number of the trace tells.
 * So it is widened until it holds those gains: by the most that one lay below it and above it, each
 * kind of what was said by itself.  That is split conformal prediction with the extremes as
 * quantiles: of n gains of kernels that are like those, the next lies between with a chance of
 * (n - 1) / (n + 1).
 *
 * bench/intervals/intervals.py works the figures out of bench/results (edits, seeded, seeded2,
 * seeded3) and writes intervals.json, with each kernel's gains beside what the other kernels' alone
 * make of its interval; tests/e2e/figures.py holds the figures below to it.
 */
#ifndef KPM_LIKELY_H
#define KPM_LIKELY_H

#include "model/model_internal.h"

/* What was said of a gain, by its interval alone. */
enum kpm_said {
    KPM_SAID_GAIN,    /* all of it is a gain */
    KPM_SAID_AT_MOST, /* it holds 0, and a bound decides: its upper end is all there can be */
    KPM_SAID_NONE,    /* no gain, or a loss */
};
/* Names of a report: "gain", "at most", "no gain". */
extern const char *const kpm_said_names[];

/* Shares of the launch's time.  A gain of less is none, as is a bound of less. */
#define KPM_LIKELY_GAIN 0.005
#define KPM_LIKELY_BOUND 0.02
/* What lies so far from what is said and further is held by the model's own interval alone, where a
 * gain is said: it is not made wider still. */
#define KPM_LIKELY_OPEN 0.1
/* No edit that was to gain lost more: as far as launches repeat (KPM_REPEATS).  Not where the model
 * says so itself. */
#define KPM_LIKELY_LOSS 0.02
/* The most that a gain lay below its interval, and above; of so many. */
#define KPM_GAIN_BELOW 0.08
#define KPM_GAIN_ABOVE 0.1237
#define KPM_GAIN_OF 16
#define KPM_AT_MOST_BELOW 0.0
#define KPM_AT_MOST_ABOVE 0.0178
#define KPM_AT_MOST_OF 11
#define KPM_NONE_BELOW 0.119
#define KPM_NONE_ABOVE 0.0574
#define KPM_NONE_OF 5
/* Of those said to gain, or at most so much, so many lay in the model's own interval, and in what
 * the other kernels' gains make of it. */
#define KPM_LIKELY_SAID 27
#define KPM_LIKELY_OWN 17
#define KPM_LIKELY_HELD 24
/* Said since, by these figures, before it was measured: so many, and held. */
#define KPM_SINCE_SAID 11
#define KPM_SINCE_HELD 10

struct kpm_likely {
    enum kpm_said said;
    double lo, hi;
    bool nothing; /* it was to gain, and may gain nothing */
};
/* Of a launch's gain and the model's interval; NAN where that is not known.  most: no more than
 * that can be gained, whatever is done (kpm_memory_bounds). */
struct kpm_likely kpm_likely_of(double gain, double lo, double hi, double most);

/* What that rests on, by the report's held_out; owned. */
char *kpm_held_text(const json_t *report);

#endif
