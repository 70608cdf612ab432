/*
 * whole: a CTA from its entry to its exit.
 */
#ifndef KPM_WHOLE_H
#define KPM_WHOLE_H

#include "model/play/launch.h"
#include "model/program.h"

/* One CTA from its entry to its exit.  What lies before and behind the loop stays as it was. */
struct kpm_whole {
    double trips;  /* of its loop */
    double cycles; /* as measured, without probes; NAN: not known */
    double played; /* of the loop alone, from its first iteration to its last, modeled */
    double before, behind; /* of probed CTAs, from the entry to where the first unit of the loop
                              begins it, and from where the last ends it to the exit; 0: not seen */
    double other;   /* of probed CTAs, what is neither that nor as many iterations as there are, of
                       those that were recorded: work amid them, and how much longer those take
                       whose records were lost */
    double warm_up; /* what their loop takes beyond its iterations: code and the first operands come
                       from memory; 0: not seen */
    double waits;   /* so many cycles longer is a CTA for each by which every copy is; 0: the loop
                       does not wait for its copies */
};
/* One CTA as the model has it. */
static inline double kpm_whole_sum(const struct kpm_whole *w)
{
    return w->before + w->warm_up + w->played + w->other + w->behind;
}
struct kpm_solved;
/* Of the CTA that is in the middle by its time. */
struct kpm_whole kpm_whole_of(const struct kpm_solved *m);
/* kpm_whole.other of the CTA in the middle, with probes. */
double kpm_whole_other(const struct kpm_solved *m);
/* Of unprobed CTAs: as played / measured - 1; 0: not known. */
double kpm_whole_missed(const struct kpm_whole *w);
/* Sets the trips of the launch's CTAs by those of the probed ones. */
void kpm_whole_trips(struct kpm_solved *m);
/* Where CTAs run their loops differently often: those with fewest and most trips, in m->ends;
 * else both are m->whole. */
void kpm_whole_ends(struct kpm_solved *m);
/* Plays the loop that often, warm-up and end included; NAN when it gets stuck. */
double kpm_played_loop(const struct kpm_program *p, const double *values, double trips);
/* The same as recorded. */
double kpm_loop_recorded(const struct kpm_solved *m);
/* A CTA's cycles if its loop were this one, by what it has measured; NAN: not known. */
double kpm_whole_cycles(const struct kpm_whole *w, const struct kpm_program *p,
                        const double *values);
struct kpm_baseline;
/* What an edit, after which the median CTA takes `whole` cycles, makes of the launch's CTAs. */
struct kpm_change kpm_whole_change(const struct kpm_baseline *b, const struct kpm_program *p,
                                   double whole);

#endif
