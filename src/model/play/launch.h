/*
 * launch: a grid's CTAs on the places that a device has for them.
 *
 * CTAs are given out in order, each to the place that is free first, those of a cluster
 * together.  Between an exit and the next entry in a place the device pauses; how long, when the
 * first ones enter and how long each takes are a trace's stamps.
 */
#ifndef KPM_LAUNCH_H
#define KPM_LAUNCH_H

#include "replay/replay.h"

struct kpm_places {
    size_t count;        /* CTAs that can run at a time */
    size_t together;     /* CTAs of a cluster, which enter at one time; at least 1 */
    double pause;        /* cycles from an exit to the next entry in its place */
    const double *entry; /* [count], when the first CTAs are given out, in order, wherever a place
                            is free before; NULL: all at 0 */
};
/* When the last of n CTAs ends, which take these cycles and are given out in this order.  NAN:
 * there are none, or fewer places than a cluster has CTAs. */
double kpm_play_grid(const struct kpm_places *p, const double *cycles, size_t n);

/* A CTA of the grid, in the order in which they were given out. */
struct kpm_grid_cta {
    double recorded; /* cycles from its entry to its exit */
    double alone;    /* without records: of probed ones that of their neighbours */
    double trips;    /* of its loop; all the same unless kpm_launch.unequal */
    bool first;      /* of the first wave */
};
struct kpm_launch {
    const char *unknown; /* why nothing is known of it; NULL: all is */
    struct kpm_grid_cta *ctas;
    size_t count;
    double *entry; /* of as many CTAs as there are places, cycles since the first entry */
    struct kpm_places places;
    size_t sms;
    double pause_p5, pause_p95;
    size_t pauses;    /* that were seen; 0: none, and places.pause is 0 */
    double first_more; /* cycles that a CTA of the first wave takes more than later ones; 0 where
                          all or none are of it */
    bool unequal;     /* CTAs run their loops differently often: */
    double fixed, a_trip; /* ... a CTA takes fixed + a_trip * trips cycles */
    double trips[2];      /* ... the fewest and the most */
    double measured;  /* cycles from the first entry to the last exit, by the clock of that SM */
    double measured_ns;
    double modeled;   /* the same, played with the CTAs' recorded times */
    double without;   /* ... with those without records: what an edit is set against */
};
/* Of the stamps; owned, kpm_launch_free.  per_sm: CTAs that an SM holds at a time. */
void kpm_launch_measure(const struct kpr_run *run, uint32_t per_sm, double ns_per_cycle,
                        struct kpm_launch *out);
void kpm_launch_free(struct kpm_launch *l);
/* CTAs that were on an SM at a time, on average; 1 where that is not known. */
double kpm_launch_crowd(const struct kpm_launch *l);
/* Probed CTAs ran their loops so often (n pairs): where that differs by more than a fiftieth and
 * goes with how long they took, each CTA's trips are set by its time. */
#define KPM_LEAST_PAIRS 4
void kpm_launch_trips(struct kpm_launch *l, const double *trips, const double *cycles, size_t n);
/* Too few were probed for that, one of which ran it so often in so many cycles, `a_trip` each:
 * where the launch's CTAs take too different times to have done the same, the same is done by this
 * one. */
void kpm_launch_trips_of(struct kpm_launch *l, double trips, double cycles, double a_trip);

/* The launch of another kernel without records, whose CTAs take `by` of this one's times. */
void kpm_launch_scale(struct kpm_launch *l, double by);

/* A CTA's cycles before and after an edit, at fewest and at most trips; in between both are in
 * proportion. */
struct kpm_change {
    double trips[2], before[2], after[2];
    double kept; /* of each cycle by which CTAs of as many trips differ from that before the edit,
                    so much is left behind it; NAN: as much as of the rest of their time */
};
/* Cycles of the launch after an edit; NAN: not known.  What the first wave takes longer to start
 * stays; what is beyond that goes as `kept` says, where it does. */
double kpm_launch_after(const struct kpm_launch *l, const struct kpm_change *c);

#endif
