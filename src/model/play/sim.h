/*
 * sim: plays a program of lanes, waits and engines, event by event.
 *
 * A lane runs its operations in order, over and over.  An operation starts a gap
 * after the one before it; a wait ends no earlier than its latencies after the
 * events that it waits for.  An engine serves pieces of work in the order in which
 * they come, one at a time, and takes on no more ahead than it has room for: a
 * lane that hands it more is held up.  Where nothing goes to an engine, the times
 * are the longest paths of the event graph of mcr.h, unrolled.
 */
#ifndef KPM_SIM_H
#define KPM_SIM_H

#include "base/base.h"

/* Which moment of an operation is waited for: its end, its start, or the end of
 * what it gave to its engine. */
enum kpm_sim_event { KPM_SIM_END, KPM_SIM_START, KPM_SIM_DONE };

#define KPM_SIM_STRATA 16

/* All of lanes [lane, lane + lanes) must have come to that event `distance`
 * iterations before. */
struct kpm_sim_source {
    uint32_t lane, lanes, op, distance;
    enum kpm_sim_event event;
    double latency; /* cycles behind the event, at least 0 */
    double spread;  /* and as many more on average, in each iteration another number: see sim.c */
    bool alternates; /* slow and quick ones by turns */
    const double *shape; /* what spread is multiplied by, equally likely [KPM_SIM_STRATA], from the
                            largest down; NULL: see KPM_SIM_SHAPE */
    bool entry;     /* iterations before the first count as come at 0; else they do not bind */
};
/* The share, below 1, of a time or gap that is lost while ...  Of several at once see kpm_sim_rate.
 * All 0: time is time. */
struct kpm_sim_press {
    double work;   /* ... another lane is in the time of an operation that presses, for each */
    double engine; /* ... an engine works on what another lane gave it */
    double own;    /* ... an engine works on what the lane itself gave it */
    double copies; /* ... another lane is in the time of an operation that issues copies, for
                      each */
};
/* What slows a time down at a moment: what a cycle of it takes, less 1, added up and multiplied. */
struct kpm_sim_slow {
    double sum, product;
};
static inline void kpm_sim_slows(struct kpm_sim_slow *s, double share)
{
    double longer = 1 / (1 - share);
    s->sum += longer - 1;
    s->product = (s->product + 1) * longer - 1;
}
/* Slowdowns together are more than their sum, since what waits for one thing is held up by the
 * other less often, and less than their product: as softmax beside another one and products of a
 * third group's was measured (bench/results/pressure.json). */
#define KPM_SIM_TOGETHER 0.4
static inline double kpm_sim_rate(struct kpm_sim_slow s)
{
    return 1 / (1 + s.sum + KPM_SIM_TOGETHER * (s.product - s.sum));
}
struct kpm_sim_op {
    double time, gap;      /* from its start to its end where nothing holds it up; behind it */
    double uneven;         /* in each iteration its time is another, within this share of it */
    bool presses;          /* it uses what the others use, too */
    bool copies;           /* it issues copies */
    bool gap_presses;      /* and so does what stands in the gap */
    struct kpm_sim_press time_press, gap_press; /* on its time and its gap */
    size_t source, sources; /* in kpm_sim.sources */
    double woken;          /* where it is held up by them, so much longer for each of lanes ... */
    uint32_t with, others; /* ... [with, with + others) that came to wait here before it */
    uint32_t engine;       /* index, or UINT32_MAX */
    uint32_t pieces;       /* its work comes in so many parts, spread over its time ... */
    double lead;           /* ... behind so much of it, in which none comes; no more than time */
    double work;           /* cycles of the engine */
};
struct kpm_sim_engine {
    double ahead; /* cycles of work that it takes on, what it works on included; INFINITY: all */
    double tail;  /* from the end of the work to where it can be seen */
};
struct kpm_sim_lane {
    size_t op, ops; /* in kpm_sim.ops */
    double start;   /* when its first operation starts */
};
/* Of an operation in an iteration that was recorded. */
struct kpm_sim_past {
    double start, end;
};
/* States that plays of the same lanes, begun otherwise, came to, of each in its first
 * iterations. */
enum { KPM_SIM_PLAYS = 8, KPM_SIM_LOOKS = 64 };
typedef KP_VEC(double) kpm_sim_state;
struct kpm_sim_seen {
    kpm_sim_state plays[KPM_SIM_PLAYS][KPM_SIM_LOOKS];
    size_t count; /* plays before this one */
    size_t same;  /* after KPM_SIM_SEEN: which of them it goes on as */
};
struct kpm_sim {
    KP_VEC(struct kpm_sim_lane) lanes;
    KP_VEC(struct kpm_sim_op) ops;
    KP_VEC(struct kpm_sim_source) sources;
    KP_VEC(struct kpm_sim_engine) engines;
    /* Of each lane's first `pasts` iterations, which are as they were and not played, in order: of
     * an operation [iteration * ops + op]; borrowed.  They wait for nothing, and what they give an
     * engine is served as it comes.  The lanes' starts are theirs. */
    struct kpm_sim_past **past;
    size_t pasts;
    struct kpm_sim_seen *seen; /* a play that comes to where another was stops; NULL: it goes on */
    bool drains;  /* what its loop leaves in flight is waited for behind it */
    size_t drawn; /* iterations whose varying latencies others have had, before this play's */
};
void kpm_sim_free(struct kpm_sim *s);

enum kpm_sim_status {
    KPM_SIM_OK,
    KPM_SIM_SEEN,  /* it goes on as a play before it did, but for when */
    KPM_SIM_STUCK, /* waits that wait for each other */
    KPM_SIM_BAD,   /* an index out of range, a time not finite or an iteration count of 0 */
};
/* Plays every lane `iterations` times.  start: when iteration k of lane l starts, at
 * [l * iterations + k]; owned by the caller, NULL unless OK.  end: when the last
 * operation of all ends; where it drains, what engines were given is done by then, too. */
enum kpm_sim_status kpm_sim_play(const struct kpm_sim *s, size_t iterations, double **start,
                                 double *end);
/* The steady-state period of the slowest lane: of the last half of `iterations`, or exactly that of
 * the pattern which it repeats, if one of at most 12 iterations shows.  NAN where it
 * is stuck. */
double kpm_sim_period(const struct kpm_sim *s, size_t iterations);
/* That with the lane beginning at each of `starts`, no more than KPM_SIM_PLAYS, as kpm_sim_period
 * has them, but for its last digits: one that comes to where another was is not played to its
 * end. */
void kpm_sim_periods(struct kpm_sim *s, size_t lane, const double *starts, size_t n,
                     size_t iterations, double *periods);
/* Does any latency or time vary?  Then so many iterations say what it is on average. */
bool kpm_sim_varies(const struct kpm_sim *s);
/* A lane that comes to an engine which is full of what others are handing it lets so many of their
 * pieces by before its first one, and so many before each of the next, as tensor cores were seen to
 * do (bench/results/turns.json).  Those that come while it has room take turns. */
enum { KPM_SIM_LATE_FIRST = 4, KPM_SIM_LATE_NEXT = 2 };
#define KPM_SIM_VARYING 256
/* Latencies vary as Weibull's distribution of this shape; its mean is so many of its scale. */
#define KPM_SIM_SHAPE 2.5
#define KPM_SIM_MEAN 0.8872638175030754 /* gamma(1 + 1 / 2.5) */
#define KPM_SIM_LONGEST 2.3 /* no more than one in some 400 takes so many times the mean */
/* Those that alternate: of each two the first takes so many times what both take on average, the
 * other what is left, exponentially distributed. */
#define KPM_SIM_SLOW 1.75
/* ... and from CTA to CTA, played as 64 iterations, they differ by this share (standard deviation).
 */
#define KPM_SIM_APART 0.25

#endif
