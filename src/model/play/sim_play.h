/*
 * sim_play: a play under way, for what looks into it.
 *
 *   sim        plays
 *   sim_state  whether a play has come to where another was
 */
#ifndef KPM_SIM_PLAY_H
#define KPM_SIM_PLAY_H

#include "model/play/sim.h"

#include <math.h>

/* Of one operation in one iteration; NAN: it has not come to it. */
struct moment {
    double start, end, done;
};
enum phase {
    IN_GAP,  /* before its next operation */
    IN_TIME, /* of the operation in hand */
    HELD,    /* the time is over, what it waits for has not come; or work to give waits for it */
    HANDING, /* work to its engine */
    OVER
};
struct lane {
    const struct kpm_sim_op *ops;
    size_t count, iteration, op; /* in hand, or the next */
    struct moment *moments;      /* [iteration * count + op] */
    enum phase phase;
    double since, left, rate, due; /* IN_GAP, IN_TIME: so much was left at `since`; over at `due` */
    double came;                 /* HELD: of the waits looked at, the last to come */
    size_t source;               /* HELD: of the operation's sources, the next to look at ... */
    uint32_t of;                 /* ... and of that one's lanes */
    const double *missing;       /* its moment, where that has not come */
    double handed_from;          /* HANDING: when the first piece could come */
    double accepted;             /* the last piece that the engine took */
    double ready, room;          /* HANDING: when the next can come; with so much before it */
    uint32_t piece;              /* the next */
    bool late;                   /* HANDING: it came to an engine that was full ... */
    uint32_t yields;             /* ... and lets so many of the others' pieces by before its next */
    bool in_turns;               /* HANDING: it takes turns with others ... */
    size_t turns;                /* ... and when it last did, as the engine counts its busy times */
    const struct kpm_sim_op *behind; /* whose gap it is in */
    const struct kpm_sim_past *past; /* [iteration * count + op] */
    size_t pasts;                    /* iterations of it */
};
/* A piece that an engine has taken. */
struct piece {
    double end;
    size_t lane;
};
struct engine {
    double free_at; /* when what it has taken is done */
    size_t busy;    /* how often it has found work when it was free */
    KP_VEC(struct piece) pieces; /* kept only where they press */
    size_t first;   /* that is not done */
};
enum { PLACES = 8 };
struct play {
    const struct kpm_sim *s;
    struct lane *lanes;
    struct engine *engines;
    size_t iterations;
    double varied[PLACES][KPM_SIM_STRATA], quick[PLACES][KPM_SIM_STRATA];
    bool pressed; /* time is not time */
    size_t looked; /* at the state: when the first lane was in this iteration */
    double now;
};

/* fmax without its care for NANs: this is called more than all else. */
static inline double later(double a, double b)
{
    return a > b ? a : b;
}

/* Has it come to where a play before it was?  Then s->seen says which. */
bool kpm_sim_seen_before(struct play *p);

#endif
