/*
 * residents: the CTAs that one SM holds at a time, and what they take from each other.
 *
 * It is of two kinds.  An engine that serves in order (the tensor cores) makes an iteration no
 * shorter than the work of all CTAs on it: behind it a CTA that comes later costs nothing.  That is
 * `hard`.  All else (issue slots, special functions, shared memory) slows a CTA a little more with
 * each neighbour: of 3 to 8 CTAs an SM the square of its time is that of one alone and the square
 * of a number in proportion to the CTAs, to 3.5% in five launches (doc/findings/others.md). That
 * number is `soft`.
 */
#ifndef KPM_RESIDENTS_H
#define KPM_RESIDENTS_H

#include "base/base.h"

struct kpm_residents {
    double ctas;  /* on an SM; where it is not above 1 all else is 0 */
    bool known;   /* it was measured what a CTA takes with fewer; all else is 0 otherwise */
    bool told;    /* it is known what engines or issue slots are busy */
    bool memory;  /* ... which is too little for what the CTAs take from each other: what they do
                     share, most likely the way to memory, is taken to be as hard as an engine */
    /* Shares of what an iteration takes among the others: */
    double alone;  /* that of a CTA with the SM for itself */
    double engine; /* all CTAs' work on the engine that has most of it */
    double hard, soft;
    double clock;  /* the SMs' clock, as a share of the highest; NAN: not known */
    double issue;  /* issue slots that all CTAs' instructions take, at most; NAN: not known */
};
/* On an SM with so many CTAs one takes `shared` cycles, with the SM for itself `alone`.  engine,
 * issue: as above; NAN: not known. */
struct kpm_residents kpm_residents_new(double ctas, double shared, double alone, double engine,
                                       double issue);
/* More of them than it was measured with: what is hard, soft and issued grows in proportion. */
void kpm_residents_more(struct kpm_residents *r, double ctas);

/* What an iteration takes, as a share of what it does now, if a CTA whose neighbours change nothing
 * took `by` of what it does, since it waits so much less or more, and the neighbours were edited
 * alike.  What neighbours do to its work they do not do to that.  The range is that of the powers
 * (1 to 3) with which it and soft may add up in place of 2, of what may be harder than it is known
 * to be, of a queue before it, and, where it is not known to be idle, of how much of the waiting
 * was for what neighbours took. */
double kpm_residents_time(const struct kpm_residents *r, double by);
void kpm_residents_range(const struct kpm_residents *r, double by, bool idle, double *least,
                         double *most);
/* The same of what CTAs take in all, if the edit left room for one less on an SM: more than 1 where
 * that costs more than the edit brings.  NAN: there is but one. */
double kpm_residents_fewer(const struct kpm_residents *r, double by);

#endif
