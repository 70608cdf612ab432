/*
 * The event graph of a CTA, from which its records' cost is taken.
 *
 *   waits      what waited, and whether something outside the unit ended it
 *   links      which arrivals each wait waited for               (edges)
 *   path       the longest path over program order and edges     (times)
 *   bounds     between what the durations lie
 *   ops        links and operations for those who ask
 *
 * Times on a path are in 1/KPR_FIX cycles, so that a cost that is no whole
 * number adds up.
 */
#ifndef KP_CAUSAL_H
#define KP_CAUSAL_H

#include "replay/replay_internal.h"
#include "replay/sort.h"

#define KPR_NONE UINT32_MAX
#define KPR_MAX_BARRIERS 256
/* What was lost before a cut counts no further than this. */
#define KPR_MAX_LOST_FELT 4096
/* Cycles that an operation on an idle tensor core takes beyond what its rate says: the
 * length of the pipeline (128 for one m64n256k16) and a poll. */
#define KPR_ENGINE_LATENCY 160
/* Cycles from a thread's arrive until a wait can see it; at most. */
#define KPR_ARRIVE_LATENCY 128

/* Room for n more: what a loop adds without asking each time. */
#define KP_GROW(vec, more)                                                              \
    do {                                                                                \
        size_t kp_needed = (vec).n + (more);                                            \
        if (kp_needed > (vec).cap) {                                                    \
            (vec).cap = kp_needed > 2 * (vec).cap ? kp_needed + 8 : 2 * (vec).cap;      \
            (vec).v = kp_realloc((vec).v, (vec).cap, sizeof *(vec).v);                  \
        }                                                                               \
    } while (0)

static inline int64_t kpr_min(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

static inline int64_t kpr_max(int64_t a, int64_t b)
{
    return a > b ? a : b;
}

/* ---- sync.c ------------------------------------------------------------------- */

struct kpr_sync_wait {
    uint32_t barrier, distance;
};
/* What a visit to a region lets happen. */
struct kpr_source {
    uint32_t barrier;
    uint32_t async; /* the region's operation whose completion it is; KPR_NONE: a
                     * thread's arrive */
    bool own;       /* an operation that only its own unit can wait for */
    bool serial;    /* its engine serves one after the other */
};
struct kpr_sync_region {
    struct kpr_sync_wait *waits;
    struct kpr_source *sources;
    size_t wait_count, source_count;
    bool partly; /* it waits on more than that */
};
struct kpr_sync {
    const char **names; /* borrowed from the info */
    size_t count;
    struct kpr_sync_region *regions;
    uint8_t *marks; /* by region: enum kpr_marks */
    size_t region_count;
    size_t most_waits; /* of a region */
    /* Where each probed body records some regions: by body and barrier, whether it lacks some
     * that arrive or wait there; by body, whether it lacks some that keep a serial
     * engine busy.  Else NULL. */
    bool *lacking, *engine_lacking;
};
enum kpr_marks { KPR_WAITS = 1, KPR_ARRIVES = 2 };
struct kpr_sync *kpr_sync_new(const struct kpt_info *info);
void kpr_sync_free(struct kpr_sync *s);
bool kpr_engine_serial(const char *engine);

/* ---- a CTA on its way ------------------------------------------------------------ */

/* One visit to a region that waits; or, of no region (region_count), the time before a record
 * to which its unit may have come from a wait that its body does not record. */
struct kpr_wait {
    int64_t start, end;   /* raw */
    int64_t net;          /* its time without records */
    int64_t floor;        /* what a visit takes that finds all there */
    uint32_t unit, span, region;
    uint32_t first, last; /* its START's and END's index among the unit's events */
    uint32_t edge, edges; /* in edges: where, how many */
    uint32_t binding;     /* what it blocked on: index in edges; KPR_NONE */
    bool floor_known;     /* the unit has one; else floor is a likely figure */
    bool blocked;
    bool known;           /* all that it waits for, or that there is nothing */
    bool resolved;        /* ... and there is something */
};
/* `last` of a wait ends no earlier than an event, and what lies between. */
struct kpr_edge {
    int64_t delta;         /* cycles from the event to the wait's end, as recorded */
    int64_t likely, least, most; /* of them, the edge's own: likely < 0: not known */
    uint32_t unit, event;  /* the START of the region that arrives; or, of an engine, the
                            * END of the wait that saw the operation before complete */
    uint32_t arrival;      /* in arrivals; KPR_NONE: of an engine */
    uint32_t records;      /* whose cost lies in them */
};
/* A visit to a region that lets something happen. */
struct kpr_visit {
    const struct kpr_span *p;
    uint32_t unit, span, region;
};
/* ... that waits may wait for. */
struct kpr_arrival {
    int64_t at;     /* raw, of its START */
    int64_t seen;   /* raw: when the first wait for it to end ended; INT64_MAX: none */
    int64_t within; /* cycles from its START that it takes at the most; INT64_MAX: its
                     * region does not tell */
    uint32_t unit, event, span; /* its START */
    uint32_t region;
    struct kpr_source source;
    uint32_t op;    /* in ops, of ops.c; KPR_NONE */
    bool plain;     /* no record lies in its region */
};
/* A wait for an operation of a serial engine, and its edge from there: behind it is room
 * for the engine's. */
struct kpr_serial {
    uint32_t wait, edge;
};
struct kpr_served {
    int64_t issue, end; /* raw; of its region's START and its wait's END */
    int64_t issued; /* raw; of its region's END */
    uint32_t wait, edge;
    uint64_t whose;   /* the operation: what the wait is on, and the group that issued it */
    uint32_t to_last; /* which of theirs, from the last */
    int32_t rated;  /* cycles by the rate that was measured on the device; -1: not known */
    bool open;      /* its region has no END: issued is none */
    bool seen;      /* the wait saw it end */
    bool queued;
};
/* A stretch of a unit's events with no edge into it but at its first. */
struct kpr_leg {
    uint32_t unit, from, to;
};
struct kpr_cost {
    int64_t value, lo, hi; /* of a record, in 1/KPR_FIX cycles */
    int64_t told;          /* the interval's lower end */
    double shorter, longer; /* cycles, that a CTA's regions may be than they are shown, all visits
                             * of one together: kpr_record_cost.beyond */
};
/* All units of a CTA, and room that is used again for the next. */
struct kpr_scene {
    const struct kpr_sync *sync;
    const struct kpt_info *info;
    struct kpr_work *works;
    struct kpr_unit *units;
    size_t count;
    struct kpr_cost cost;
    uint32_t flush_region; /* whose time is taken off; KPR_NONE: raw, or there is none */
    bool alone;   /* no other CTA on its SM */
    bool narrow;  /* bounds are to be narrow */
    bool missing; /* units of the CTA have left no records */
    uint32_t body; /* which of the probed bodies the CTA ran */
    KP_VEC(struct kpr_wait) waits;       /* by unit, in the order in which they begin */
    KP_VEC(size_t) first_wait;           /* of a unit's, in waits */
    KP_VEC(struct kpr_edge) edges;
    KP_VEC(struct kpr_visit) visits;     /* by unit, in order of time */
    KP_VEC(struct kpr_arrival) arrivals; /* by barrier, then unit, time */
    KP_VEC(size_t) first;                /* of a barrier's and unit's, in arrivals */
    KP_VEC(struct kpr_leg) legs;
    KP_VEC(struct kpr_serial) serials;   /* by wait */
    KP_VEC(struct kpr_served) served;    /* the same, but for those of which others saw the end */
    KP_VEC(struct kpr_key) keys;         /* to sort by */
    KP_VEC(struct kpr_link) links;
    KP_VEC(struct kpr_op) ops;
    KP_VEC(int64_t) times;               /* of bounds.c */
    KP_VEC(size_t) base;                 /* where a unit's events begin in times */
};
/* The cost that is taken off, by run->cost; none if raw. */
void kpr_scene_cost(struct kpr_scene *s, const struct kpr_run *run, bool raw);
void kpr_scene_free(struct kpr_scene *s);
/* Room to sort n keys, which lie at its beginning. */
struct kpr_key *kpr_scene_keys(struct kpr_scene *s, size_t n);

/* ---- the stages -------------------------------------------------------------------- */

/* own.c: sets kpr_event.own and what goes with it; before and after the spans are known. */
void kpr_find_stores(struct kpr_scene *s);
void kpr_own_costs(struct kpr_scene *s);
/* The same: once the times are final, moves ENDs of chains to where their results are there, and
 * STARTs with them. */
void kpr_settle_early(struct kpr_scene *s);
/* waits.c: the waits and which of them blocked, and the visits that let something
 * happen; sets KPR_BLOCKED. */
void kpr_find_waits(struct kpr_scene *s);
/* links.c: the edges into each wait; sets KPR_UNRESOLVED. */
void kpr_find_edges(struct kpr_scene *s);
/* When (raw) the last unit's surviving records begin; INT64_MIN: nothing was lost. */
int64_t kpr_last_cut(const struct kpr_scene *s);
/* engine.c: what stands for an engine's order on those edges. */
void kpr_weigh_engines(struct kpr_scene *s);
static inline int64_t kpr_raw(const struct kpr_scene *s, uint32_t unit, uint32_t event)
{
    return s->works[unit].events[event].raw;
}
/* Where first has the arrivals of a unit on a barrier. */
static inline size_t kpr_row(const struct kpr_scene *s, uint32_t barrier, uint32_t unit)
{
    return (size_t)barrier * s->count + unit;
}
/* What ended the wait, or may have to, is in no record. */
static inline bool kpr_outside(const struct kpr_wait *w)
{
    return w->blocked ? !w->resolved : !w->known;
}
/* Sets a flag of the wait's span, if it has one. */
static inline void kpr_flag(const struct kpr_scene *s, const struct kpr_wait *w, uint32_t flag)
{
    if (w->region < s->info->region_count)
        s->units[w->unit].spans[w->span].flags |= flag;
}
/* Of a record's cost the reading of the clock is an eighth, the rest its store: 2 of 19 cycles
 * where nothing else is done (H200). */
static inline int64_t kpr_stored_cost(int64_t cost, uint32_t stores)
{
    return (cost + 7 * cost * (int64_t)stores) / 8;
}
/* Of KPR_BEHIND: how many records were stored, and the cycles (below 64) that pass in any case. */
#define KPR_BEHIND_OWN(stores, cycles) ((uint16_t)((stores) << 6 | (cycles)))
static inline uint32_t kpr_stores(const struct kpr_event *e)
{
    return e->since == KPR_BEHIND ? e->own >> 6 : e->own;
}
/* The time since the event before, less a record and what was stored: negative where that
 * cost less. */
static inline int64_t kpr_least_spacing(const struct kpr_event *e, int64_t cost)
{
    int64_t spacing = (e->raw - e[-1].raw) * KPR_FIX;
    if (e->since == KPR_STORED || e->since == KPR_BEHIND)
        return spacing - kpr_max(cost, kpr_stored_cost(cost, kpr_stores(e)));
    return e->since == KPR_SHARED ? spacing : e->since == KPR_FLUSHED ? 0 : spacing - cost;
}
#define KPR_OWN_UNIT 64
/* The same, but that the records of a region with a cost of its own cost no more than that,
 * and a clock that waits for its store less than a record. */
static inline int64_t kpr_spacing(const struct kpr_event *e, int64_t cost)
{
    int64_t spacing = (e->raw - e[-1].raw) * KPR_FIX;
    if (e->since == KPR_RECORDED) /* nearly all */
        return spacing - cost;
    if (e->since == KPR_OWN)
        return spacing - kpr_min(cost, e->own * (int64_t)(KPR_FIX / KPR_OWN_UNIT));
    if (e->since == KPR_STORED)
        return spacing - kpr_stored_cost(cost, e->own);
    if (e->since == KPR_BEHIND) /* records are hidden while the result is on its way */
        return kpr_max(spacing - kpr_stored_cost(cost, kpr_stores(e)),
                       kpr_min(spacing, (e->own & 63) * KPR_FIX));
    return kpr_least_spacing(e, cost);
}
/* Units of one warp group, which issue operations together, have the same. */
uint32_t kpr_group(const struct kpr_scene *s, uint32_t unit);

/* Which of an edge's figures a path takes. */
enum kpr_which { KPR_LIKELY, KPR_LEAST, KPR_MOST };
struct kpr_path {
    enum kpr_which which;
    int64_t cost;  /* of a record, in 1/KPR_FIX cycles */
    uint64_t lost_felt; /* of these units, by bit, the records lost before a ring's cut
                         * all delayed their unit; of the others none of them did */
    int64_t *out;  /* by s->base; NULL: into the events, whose clamps are marked */
};
/* path.c: times along the legs, whose order the first walk finds.  The number of
 * records that would have gone backwards. */
uint64_t kpr_walk_first(struct kpr_scene *s, const struct kpr_path *p);
uint64_t kpr_walk(struct kpr_scene *s, const struct kpr_path *p);
/* An edge's length, what a wait takes that finds all there, the time since the event
 * before that is not the end of a wait: all in 1/KPR_FIX cycles, at that cost. */
int64_t kpr_length(const struct kpr_edge *e, int64_t cost, enum kpr_which which);
int64_t kpr_floor(const struct kpr_scene *s, const struct kpr_wait *w, int64_t cost,
                  enum kpr_which which);
int64_t kpr_step(const struct kpr_scene *s, uint32_t unit, uint32_t event, int64_t cost,
                 enum kpr_which which);
/* unsettled.c: sets KPR_UNSETTLED.  most, room: each for a time of every event. */
void kpr_find_unsettled(struct kpr_scene *s, int64_t *most, int64_t *room);
/* bounds.c: least and most of every span. */
void kpr_bound(struct kpr_scene *s);
/* ops.c: s->links and s->ops, once spans are placed and sorted. */
void kpr_find_ops(struct kpr_scene *s);
/* correct.c: all of the above: sets at, start, end, exclusive, flags; sorts.
 * need: enum kpr_need.  Returns the number of records that were clamped. */
uint64_t kpr_correct(struct kpr_scene *s, unsigned need);

#endif
