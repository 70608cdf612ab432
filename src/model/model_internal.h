/*
 * model_internal: how the parts of the model hand on to each other.
 *
 *   collect   the replayed spans of a sample of CTAs            kpm_data (steady.h)
 *   cycle, sequence    the loop of each unit, its iterations    kpm_steady (steady.h)
 *   stats     one number, its samples                           kpm_param (stats.h)
 *   measure   stages, waits, links, engines as numbers          kpm_program
 *   graph     a program and one value a number -> event graph   kpm_graph
 *   whole     a CTA from entry to exit                          kpm_whole
 *   launch    the grid's CTAs, given out to the SMs             kpm_launch
 *   residents, share   those that share an SM                   kpm_residents
 *   candidates, report, print
 *
 * All times are cycles, as recorded: a wait takes up what the records before it
 * cost, so taking a cost off each unit by itself would tear the units apart.
 * The graph is solved twice, with the records' cost in its stages and gaps, to
 * be set against the trace, and without, which is the kernel that one wants to
 * know about.
 */
#ifndef KPM_INTERNAL_H
#define KPM_INTERNAL_H

#include <jansson.h>

#include "model/play/launch.h"
#include "model/mcr.h"
#include "model/play/sim.h"
#include "model/model.h"
#include "model/play/residents.h"
#include "model/stats.h"
#include "model/steady.h"
#include "replay/replay.h"

/* ---- program.c -------------------------------------------------------------- */

#define KPM_MAX_GROUPS 4 /* of a role, that are told apart */
struct kpm_item {
    uint32_t region;
    size_t stage;  /* parameter: its time; of a resolved wait the floor */
    size_t gap;    /* parameter: from its end to the next item's start */
    size_t waited; /* parameter: whole time of a wait; SIZE_MAX otherwise */
    size_t issue;  /* parameter: time to start a queue's operation that nothing holds up;
                      SIZE_MAX: not known, or it starts none */
    size_t lead;   /* parameter: of it, what is over before the engine can begin, beyond what the
                      engine's tail has of that; SIZE_MAX: not known */
    size_t own[KPM_MAX_GROUPS], own_gap[KPM_MAX_GROUPS]; /* parameters: stage and gap of the
                      role's slowest group, of the second, ...; SIZE_MAX: not told apart */
    double woken;  /* where groups wait at a barrier: how far one goes on behind the other */
    double blocked_above; /* a wait longer than this was blocked */
    double blocked; /* share of iterations in which it was */
    bool works;    /* without probes, work of another region stands in the gap behind it */
    bool gap_works; /* what stands in that gap is no region and is work, as long as it takes */
    bool resolved; /* a wait that ends by links */
    bool blocks;   /* ... on one of which it was seen to block */
    bool fetched;     /* an edit: what it waits for of loads into registers comes a turn ahead */
    bool arrive_only; /* an edit: the wait in it was taken out */
    double extra;     /* an edit: cycles that it takes more */
    double behind;    /* an edit: cycles of another's work in the gap behind it */
    double idle;      /* an edit: cycles of looking at the clock in that gap */
    double saved;     /* an edit: cycles that its operation takes its engine less */
};
struct kpm_prole {
    const struct kpm_role *role;
    struct kpm_item *items;
    size_t *order; /* program order: indices into items */
    size_t count;
    size_t groups; /* of its units that queue for an engine apart, at least 1 */
    bool queues;   /* it does queue for one: played as the last unit of each group */
    bool outside;  /* tied to the loop by no mark: not in the graph */
    double apart;  /* an edit: cycles by which its last group begins later */
};
/* Has it groups that share an engine, which go on in step or by turns? */
static inline bool kpm_shares_engine(const struct kpm_prole *p)
{
    return !p->outside && p->queues && p->groups > 1;
}
/* KPM_TURN: between the groups of one role, each of which waits for the one
 * before it, the first for the last of `distance` + 1 iterations before. */
enum kpm_link_kind { KPM_ARRIVE, KPM_LOAD, KPM_OWN, KPM_TURN };
/* `to` ends no earlier than latency after `from` of distance iterations before. */
struct kpm_link {
    enum kpm_link_kind kind;
    const char *on;
    size_t from_role, from, to_role, to; /* items */
    bool from_start; /* leaves the item's start, not its end */
    uint32_t distance;
    size_t latency;  /* parameter */
    size_t plain;    /* parameter: the latency before queues were told apart in it */
    size_t spread;   /* parameter: of the latency what varies; SIZE_MAX: nothing */
    bool alternates; /* by turns: a slow one, a quick one */
    const double *shape; /* ... and how (kpm_sim_source), owned by the parameters */
    double skew;     /* of it, by how much the source's last unit is behind the mean one */
    bool exposed;    /* a wait of the warm-up blocked on it: its bound is a sample */
    bool queued;     /* the latency is its share of the engine's time, no more */
    bool holds_queue; /* ... and this arrive bears what it had to queue for */
    bool removed;        /* an edit */
    double shift;        /* an edit: cycles added to the latency */
};
struct kpm_engine {
    const char *name;
    size_t busy;        /* parameter: cycles an iteration with operations in flight, as
                           seen; SIZE_MAX: not known */
    size_t service;     /* parameter: what they take, by the calibrated rate, else busy;
                           stands in the graph unless SIZE_MAX */
    bool queue;         /* serves at a calibrated rate, in order: can be played */
    size_t ahead, tail; /* parameters of a queue: see kpm_sim_engine */
    bool recorded;      /* the groups' first warps make records: played with `ahead` */
    double bytes, flops; /* an iteration, all its users; flops of 16-bit floats that take as long */
    double given;       /* flops, as the marks give them */
    double saved;       /* an edit: cycles of the service that are no more */
    double blocked;     /* share of operations whose completion was seen */
};
struct kpm_program {
    struct kpm_prole *roles;
    size_t role_count;
    KP_VEC(struct kpm_link) links;
    KP_VEC(struct kpm_engine) engines;
    bool pressed;                /* its groups slow each other where it is played */
    double ctas;                 /* that share an SM, on average; 1: none do */
    double once;                 /* an edit: cycles that a CTA takes more, once */
    const struct kpt_info *info; /* borrowed */
};
struct kpm_notes {
    KP_VEC(char *) text;
};
/* Adds a note, once. */
void kpm_note(struct kpm_notes *n, const char *fmt, ...) KP_PRINTF(2, 3);
void kpm_notes_free(struct kpm_notes *n);
/* A deep copy but for what is borrowed (role, info, names). */
struct kpm_program kpm_program_copy(const struct kpm_program *p);
void kpm_program_free(struct kpm_program *p);
/* The region that an item is a visit to. */
const struct kpt_region *kpm_region(const struct kpm_program *p, size_t role, size_t item);

/* ---- measure.c -------------------------------------------------------------- */

/* Fills program, params and notes from the iterations in the steady state, of which an SM runs
 * those of `ctas` CTAs at a time.  False with a message when the marks make more of the loop than
 * the limits allow. */
bool kpm_measure(const struct kpm_steady *s, const struct kpt_info *info, double ctas,
                 const char *name, struct kpm_program *program, struct kpm_params *params,
                 struct kpm_notes *notes);

/* ---- arrivals.c, links.c, engines.c (links.h) -------------------------------- */

/* Links and floors (links.c), engines (engines.c); called by kpm_measure. */
bool kpm_measure_waits(const struct kpm_steady *s, const char *name, struct kpm_program *program,
                       struct kpm_params *params, struct kpm_notes *notes);
/* The role's units of that CTA (its index): the first and their count. */
size_t kpm_units_of(const struct kpm_role *role, size_t cta, size_t *count);
void kpm_measure_engines(const struct kpm_steady *s, struct kpm_program *program,
                         struct kpm_params *params, struct kpm_notes *notes);
/* Units that share an engine and start together queue before it: the last to be
 * served holds its slots longest.  Moves that part of each operation's latency
 * to the arrives behind it, so that the ring bears it and a unit's own loop does
 * not.  True when there was anything to move. */
bool kpm_split_queues(struct kpm_program *p, struct kpm_params *params);
/* How many start an operation of this engine together with a role's units: the
 * four warps of a group, which may record apart, count as one. */
double kpm_issuers(const struct kpm_program *p, size_t role, const char *engine);

/* ---- copy.c --------------------------------------------------------------------- */

/* Waits for one load: the time from its issue to each wait's end, and how long the wait took; above
 * `above` it blocked, as the times of all say, above `surely` whatever they do. */
struct kpm_copies {
    const double *since, *took;
    const bool *odd; /* iterations */
    size_t n;
    double above, surely;
    bool alternate; /* as kpm_copies_alternate says */
};
/* What copies take: `base` cycles, and `over` more on average. */
struct kpm_copy_law {
    double base, over;
    bool shaped; /* distributed as `shape` has it (kpm_sim_source); else as sim.h says */
    double shape[KPM_SIM_STRATA];
};
/* What the copies took.  Unblocked waits are upper bounds.  Where these leave the times of next to
 * none open, as they were distributed: what is most likely of all (Kaplan and Meier, from the
 * longest down).  Else as sim.h says: base is the least that was seen, or `usual` where that makes
 * what was seen likelier.  False: too few blocked, or their times do not vary. */
bool kpm_copy_time(const struct kpm_copies *c, double usual, struct kpm_copy_law *law);
/* What the region's bulk copy that arrives there is assumed to take; NAN: there is none. */
double kpm_usual_copy(const struct kpt_region *r, const char *on);
/* Do the copies of every second iteration find in L2 what those before brought there?  Where a step
 * along the tensors' rows takes half of what the copy engine is told to fetch of a row at once. */
bool kpm_copies_alternate(const struct kpt_info *info, const struct kpt_region *r, const char *on);
/* By how much more the copies of such a role are assumed to take. */
double kpm_usual_spread(const struct kpm_role *role, const struct kpt_info *info);

/* ---- pressure.c ----------------------------------------------------------------- */

struct kpm_pressure;
/* Owned; s and p, of whose roles the items are known, are borrowed.  Not known: nothing presses. */
struct kpm_pressure *kpm_pressure_new(const struct kpm_steady *s, const struct kpm_program *p,
                                      bool known);
void kpm_pressure_free(struct kpm_pressure *p);
/* An operation that takes the engine `work` cycles, by order of CTA and time. */
void kpm_pressure_engine(struct kpm_pressure *p, size_t cta, uint32_t warp, double start,
                         double work);
/* Does a region press on others: is it work? */
bool kpm_presses(const struct kpt_region *r);
/* Does a region issue copies that arrive somewhere? */
bool kpm_issues_copies(const struct kpt_region *r);
/* Is it known what warp groups do to each other there, and what else was measured on an H200? */
bool kpm_press_known(const struct kpt_info *info);
/* What the others and the tensor core do to a region's time. */
struct kpm_sim_press kpm_press_on(const struct kpt_region *r);
struct kpm_sim_press kpm_pressure_on(const struct kpm_pressure *p, uint32_t region); /* by its id */
/* The same of a gap: was a region's work moved there; is it so long that work of no region is
 * there? */
struct kpm_sim_press kpm_press_on_gap(bool moved, bool unmarked);
/* Is all that others do in the unit's CTA from `from` on among their records?  A ring keeps more
 * iterations of a unit that makes few records in each. */
bool kpm_pressure_seen(const struct kpm_pressure *p, const struct kpm_useq *u, double from);
/* What the unit's time from `from` to `to`, by what is done to it, would have been without the
 * others' work; engines: and without the engine's. */
double kpm_alone(const struct kpm_pressure *p, const struct kpm_useq *u, struct kpm_sim_press by,
                 double from, double to, bool engines);

/* ---- elsewhere.c -------------------------------------------------------------- */

/* Notes what regions' work stands behind another region, by the trace's certificate: in the
 * original's machine code, or in the copy of it that unprobed CTAs run.  Do the two differ? */
bool kpm_place_elsewhere(struct kpm_program *p, struct kpm_params *params, bool original);

/* ---- queue.c, groups.c, lanes.c (queue.h) -------------------------------------- */

/* Was the engine's rate calibrated, or documented? */
static inline bool kpm_engine_calibrated(const struct kpm_engine *e)
{
    return e->service != SIZE_MAX && e->service != e->busy && e->flops > 0;
}
/* Marks the engines whose queue can be played, and measures what playing them takes: an
 * operation's time to be started, what the engine takes on ahead, when its end is seen.  Where
 * several CTAs share an SM there is none: what is before an operation is another CTA's, too, and
 * its latency as recorded holds that. */
void kpm_measure_queues(const struct kpm_steady *s, struct kpm_program *p,
                        struct kpm_params *params);
/* Is there an engine whose queue can be played? */
bool kpm_has_queue(const struct kpm_program *p);
/* The period, played where an engine has a queue, else by the graph; NAN for a deadlock. */
double kpm_period(const struct kpm_program *p, const double *values);
/* The program with these values, to be played; owned: kpm_sim_free. */
struct kpm_sim kpm_sim_new(const struct kpm_program *p, const double *values);

/* ---- rerun.c ---------------------------------------------------------------- */

struct kpm_rerun {
    double recorded, played; /* cycles, of the same iterations */
    size_t iterations, ctas;
};
/* Plays the CTAs of a recorded program, with its values, on from where their first iterations left
 * them, and compares the steady state's iterations of a role.  False: none can be. */
bool kpm_rerun(const struct kpm_program *p, const double *values, size_t role, size_t ctas,
               struct kpm_rerun *out);

/* ---- spread.c ---------------------------------------------------------------- */

/* By what share the mean iteration of the role's CTAs may be off, 95%: Student's t times the
 * standard error of the CTAs' means, since the iterations of one CTA are not independent.  NAN: of
 * one CTA; 1 or more: the mean may be any.  *ctas: how many there are. */
double kpm_iteration_open(const struct kpm_role *role, size_t *ctas);

/* ---- rhythm.c ---------------------------------------------------------------- */

struct kpm_solved;
struct kpm_baseline;
struct kpm_candidates;
struct kpm_pause;
enum { KPM_RHYTHMS = 8 };
struct kpm_rhythm {
    double apart;  /* cycles by which the last group begins later than the others */
    double period; /* that an iteration then settles at */
};
/* The first role whose groups queue for an engine; SIZE_MAX: none. */
size_t kpm_shared_role(const struct kpm_program *p);
/* Plays it with the last group beginning 0 to 7 eighths of `period` later.  What it settles at, the
 * shortest first, where that differs by more than KPM_REPEATS; their number, 0 where no groups
 * queue for an engine. */
size_t kpm_rhythms(const struct kpm_program *p, const double *values, double period,
                   struct kpm_rhythm out[KPM_RHYTHMS]);
/* Of the groups that share an engine the last one's warps, and the only wait in front of their
 * loop. False: that is not told. */
bool kpm_pause_of(const struct kpm_solved *m, struct kpm_pause *out);
/* Where groups that begin apart are played to take less for an iteration, one candidate more: a
 * pause before the last one's loop. */
void kpm_start_apart(const struct kpm_solved *m, const struct kpm_baseline *b,
                     struct kpm_candidates *out);

/* ---- step.c ------------------------------------------------------------------ */

/* Groups that do the same at the same time. */
struct kpm_step {
    double period; /* of an iteration then; NAN: no groups share an engine, or they take turns */
    double alone;  /* the share of a group's work beside which no operation of its own is in
                      flight */
    double played; /* the period as played */
    bool risky;    /* its loop gives the engine several at once, most of its work is of that kind,
                      and in step it takes longer than played */
};
struct kpm_step kpm_in_step(const struct kpm_program *p, const double *values, double period);

/* ---- whole.c ---------------------------------------------------------------- */

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

/* ---- graph.c ---------------------------------------------------------------- */

enum kpm_what { KPM_E_STAGE, KPM_E_GAP, KPM_E_LINK, KPM_E_ENGINE };
#define KPM_TAG(what, index) ((uint32_t)(what) << 28 | (uint32_t)(index))
#define KPM_TAG_WHAT(tag) ((enum kpm_what)((tag) >> 28))
#define KPM_TAG_INDEX(tag) ((tag) & 0xfffffffu)

/* The event graph of a program with these values.  Owned: free edges.v. */
struct kpm_graph kpm_graph_new(const struct kpm_program *p, const double *values);
/* Role and item of a stage's or gap's tag. */
void kpm_graph_locate(const struct kpm_program *p, uint32_t tag, size_t *role, size_t *item);
/* The period, or NAN when the program deadlocks or has no cycle. */
double kpm_graph_period(const struct kpm_program *p, const double *values);
/* One edge in words: "consumer: mma_wait", "load_ab -> wait_full", ...; owned. */
char *kpm_edge_name(const struct kpm_program *p, uint32_t tag);

/* ---- ops.c -------------------------------------------------------------------- */

/* A step of an edit: what of a program it changes.  Steps of two edits of the same program can
 * follow one another, since roles, items and links keep their indices. */
struct kpm_op {
    enum {
        KPM_OP_MOVE,     /* item of role to straight behind `anchor`, or before it */
        KPM_OP_DISTANCE, /* link: `delta` iterations more */
        KPM_OP_FROM,     /* link: leaves the end of `item` of its role */
        KPM_OP_TO,       /* link: what it ends is `item` of its role */
        KPM_OP_REMOVE,   /* link */
        KPM_OP_SHIFT,    /* link: takes `cycles` longer */
        KPM_OP_LINK,     /* one more link, `added` */
        KPM_OP_SKIP,     /* item of role takes no time */
        KPM_OP_EXTRA,    /* item of role takes `cycles` longer */
        KPM_OP_BEHIND,   /* so many cycles of item of role stand behind `anchor` instead */
        KPM_OP_WIDEN,    /* item's operation takes its engine `cycles` less, in fewer instructions;
                            not for a search */
        KPM_OP_IDLE,     /* the gap behind item of role takes `cycles` longer, in which nothing is
                            done; not for a search */
        KPM_OP_GAP,      /* the gap behind item of role takes `cycles` longer */
        KPM_OP_ONCE,     /* a CTA takes `cycles` longer, however often its loop goes round */
    } kind;
    size_t role, item, anchor, link;
    bool before;
    int delta;
    double cycles;
    bool fetches;       /* the loads into registers that item of role waits for come a turn ahead */
    bool open;          /* of `cycles` no more is known than that they are between */
    double least, most; /* ... these */
    struct kpm_link added;
};
struct kpm_ops {
    KP_VEC(struct kpm_op) list;
};
/* Where an item stands in its role's program order. */
size_t kpm_position(const struct kpm_prole *r, size_t item);
/* False, and the program is of no more use, when a distance would fall below 0. */
bool kpm_op_apply(struct kpm_program *p, const struct kpm_op *op);
bool kpm_ops_apply(struct kpm_program *p, const struct kpm_ops *ops);
/* Do two steps change the same thing, so that not both can be made?  A sum of distances or
 * latencies can. */
bool kpm_op_clash(const struct kpm_op *a, const struct kpm_op *b);

/* ---- candidates.c, edits.c, restructure.c ------------------------------------- */

enum kpm_legal { KPM_LEGAL, KPM_NEEDS_PROOF, KPM_ILLEGAL };
enum { KPM_MAX_ALSO = 7 };
/* The edit as a motion of regions, for those that are one: kpi_move's words. */
struct kpm_motion {
    const char *kind; /* "advance-arrive", "delay-wait", "hoist"; NULL: it is none */
    const char *first, *last, *on, *anchor;
    bool as_far; /* towards the anchor, as far as it can be shown */
    struct {
        const char *first, *last, *on, *anchor;
    } also[KPM_MAX_ALSO]; /* the same of other roles, in regions of other names */
    unsigned also_count;
};
/* An edit of a combination. */
struct kpm_part {
    char *id, *where;
    const char *kind;
    struct kpm_motion motion;
};
/* What a pause is before: a region that the warps of one group begin once, before their loop. */
struct kpm_pause {
    const char *region;   /* NULL: there is none */
    uint32_t first, last; /* warps of a CTA */
    double longest;       /* cycles up to which pauses are worth a try */
};
struct kpm_candidate {
    const char *kind; /* "combination": of `parts` */
    char *id, *where, *reason, *argument, *refuted_by, *cost_note;
    enum kpm_legal legal;
    double shared_bytes; /* more than now; NAN: not known */
    bool among;          /* neighbours on its SM are taken into account */
    bool crowds_out;     /* it may take so much that fewer CTAs fit an SM */
    struct kpm_motion motion;
    struct kpm_ops ops;         /* the edit, step by step */
    KP_VEC(struct kpm_part) parts; /* of a combination, one after the other */
    struct kpm_pause pause; /* it is that; it may bring a CTA over into the other rhythm, or not */
    bool assumed;               /* what it is to gain rests on an assumption: it may gain nothing */
    bool skewed;                /* half of what warps differ by at a barrier is taken to go */
    bool partly;                /* of what is at stake an unknown part can be had */
    struct kpm_ops sure;        /* ... but what these steps make can, of a combination */
    bool unmeets;               /* warps do not meet any more, and nothing shows that they need
                                   not */
    bool slotless;              /* illegal only as long as a ring has no slot for it */
    char *refuting;             /* what to run to refute it; NULL: the usual */
    struct kpm_program program; /* as edited */
    double period, gain, lo, hi;
    double whole;    /* cycles of a CTA; NAN: not known */
    double launch;   /* gain of the launch's time; NAN: not known */
    double launch_lo, launch_hi;
    double most;     /* ... all that the memory leaves to gain of it; INFINITY: it may not bound
                        it */
    double by_graph; /* the gain by the graph, around which it was resampled */
    bool critical; /* it changes an edge of the critical cycle */
    bool settled;  /* resampling alone leaves the sign of its gain */
};
struct kpm_candidates {
    KP_VEC(struct kpm_candidate) all;
    bool cut; /* the limits left no place for some */
};
/* What a launch moves through the device's memory, as far as is known without counting. */
struct kpm_memory {
    double bytes; /* each of the config's tensors once, or its work.bytes; NAN: not known */
    bool said;    /* the latter */
    double us;    /* the kernel without probes; NAN: it was not timed */
    double rate, roof; /* 10^9 bytes/s: of bytes in us, of the memory */
    double share;      /* the one of the other */
    bool measured; /* the roof was (kperf calibrate --ceilings), else it is the nominal one */
    bool cached;  /* much of it may come out of the L2 cache, which launches before have filled */
    bool full;    /* nothing but fewer bytes makes it quicker */
};
struct kpm_baseline {
    const struct kpm_program *program;
    const struct kpm_params *params;
    const double *values;
    const struct kpm_mcr *mcr;
    const struct kpm_graph *graph;
    double shared_free; /* bytes a CTA may still take; NAN: not known */
    double shared_dynamic; /* bytes that its launch asks for; NAN: not known */
    double period;      /* as played or by the graph: what gains are shares of */
    struct kpm_whole whole;
    double off;         /* what the loop as recorded is off: no gain is known better */
    const struct kpm_launch *launch;
    struct kpm_whole ends[2]; /* CTAs of fewest and of most trips */
    struct kpm_residents residents;
    struct kpm_memory memory;
};
/* ---- memory.c ------------------------------------------------------------------- */

/* Of a trace's info. */
struct kpm_memory kpm_memory_of(const json_t *info);
/* NULL: nothing is known. */
json_t *kpm_memory_json(const struct kpm_memory *m);
/* In words, one line; NULL: nothing is known.  Owned. */
char *kpm_memory_text(const struct kpm_memory *m);
/* A launch is no shorter than its bytes take. */
void kpm_memory_bounds(const struct kpm_memory *m, struct kpm_candidate *c);

/* Does s begin with the name of a kind of edit and a colon? */
bool kpm_is_kind(const char *s);
/* Every edit that the rules find, up to KPM_MAX_CANDIDATES, not yet evaluated. */
void kpm_enumerate(const struct kpm_baseline *b, struct kpm_candidates *out);
/* The program after the edits of these ids, one after the other, in *out (owned); what was
 * wrong otherwise, with the id, owned.  NULL: nothing. */
char *kpm_edit(const struct kpm_baseline *b, const char *const *ids, size_t count,
               struct kpm_program *out);
/* delays.c: for each region of the loop that is no wait, its id, the program in which each visit
 * begins KPM_DELAY_CYCLES later; evaluated as edits are. */
#define KPM_DELAY_CYCLES 400
void kpm_delays(const struct kpm_baseline *b, struct kpm_candidates *out);
/* Why a later begin of an item, or of a region anywhere, may cost nothing although it has no slack:
 * then what a delay takes reaches down to nothing.  NULL: nothing speaks for that. */
const char *kpm_may_hide(const struct kpm_baseline *b, size_t role, size_t item);
const char *kpm_region_may_hide(const struct kpm_baseline *b, const char *region);
/* An interval is to hold nine of ten times that are measured.  It reaches from the least to the
 * most of what an edit takes with the numbers resampled by CTA (5% to 95%), with those that are
 * only bounded, and the records' cost, at either end of their range, with work that the assembler
 * puts elsewhere left where it is or all put there, and with assumptions undone; and beyond by a
 * share: the root of the squares' sum of
 *   - what the loop as recorded is off (its residual),
 *   - what the played loops of recorded kernels are off (where an engine has a queue), or this
 *     one's CTAs without their records, where that is more,
 *   - what a kernel's CTAs differ by from launch to launch (KPM_REPEATS).
 * An edit that changes nothing has none of it.  A launch's interval is wider, too, by how far the
 * launch as recorded is off, and on one side by the clock (kpm_clock_off): cycles are predicted. */
double kpm_off(const struct kpm_baseline *b);
/* By what share a launch takes longer, or less (negative), where the clock falls because the tensor
 * core is busier with this period than with the baseline's; 0 where that is not known. */
double kpm_clock_off(const struct kpm_baseline *b, double period);
/* Evaluates and ranks; keeps the best KPM_MAX_RANKED. */
void kpm_rank(const struct kpm_baseline *b, struct kpm_candidates *c);
void kpm_candidates_free(struct kpm_candidates *c);
void kpm_candidate_free(struct kpm_candidate *c);

/* ---- solve.c ------------------------------------------------------------------ */

/* Everything that the report tells. */
struct kpm_solved {
    const struct kpm_data *data;
    const struct kpr_run *run;
    struct kpm_steady steady;
    struct kpm_program program;
    struct kpm_params params;
    struct kpm_notes notes;
    double *values;          /* without the records */
    struct kpm_graph graph;  /* of these */
    struct kpm_mcr mcr;
    double *slack;           /* by edge; NULL: the graph is too large */
    double period;           /* without the records: as played where an engine has a queue,
                                else by the graph */
    double copied;           /* of the original's copy that unprobed CTAs ran; kpm_as_original makes
                                period that of the original itself */
    double probed;           /* the period with the records, modeled so, too: of the recorded
                                iterations where they are played on from the loop's start */
    struct kpm_step in_step, copy_in_step; /* of the original, and of that copy */
    double settled;          /* the same in the steady state */
    struct kpm_rerun rerun;  /* no iterations: probed is settled */
    double by_graph;         /* the same by the graph, with the latencies as they were */
    double measured;         /* as recorded, so with the records */
    const struct kpm_role *looped; /* the role of which that is */
    double residual;         /* probed / measured - 1 */
    double residual_lo, residual_hi; /* ... as far as the recorded iteration is known; NAN: it is
                                        not */
    size_t residual_ctas;            /* by so many CTAs */
    double off;              /* its magnitude, or the steady state's where that is larger */
    double lost;             /* cycles that a probed CTA takes more, but for its drain; or NAN */
    double other;            /* see kpm_whole */
    double by_stamps;        /* of unprobed CTAs at least, from whole-CTA times; or NAN */
    bool contradicted;       /* by the stamps: the records cost less than was taken off */
    bool fitted;             /* so that what is taken off is what whole CTAs lose */
    bool dearer;             /* by the stamps: the records cost more than they were calibrated at */
    double cta_probed, cta_unprobed; /* median cycles of a CTA; NAN: none */
    struct kpm_whole whole, ends[2];
    struct kpm_launch launch;
    struct kpm_residents residents;
    struct kpm_memory memory;
    size_t engine;           /* that bounds the loop; SIZE_MAX: none */
    bool moved;              /* the records change what bounds the loop */
    bool summed;             /* as recorded, one unit's stages alone: no residual is possible */
    double shared_free, shared_dynamic; /* bytes; NAN: not known */
    double ns_per_cycle;
    uint32_t ctas_per_sm;
};
/* What candidates are set against. */
struct kpm_baseline kpm_baseline_of(const struct kpm_solved *m);
/* KP_OK; KP_FAILED or KP_MALFORMED with a message.  Free it in any case. */
int kpm_solve(const struct kpm_data *d, const struct kpr_run *run, const char *name,
              struct kpm_solved *out);
/* Where the machine code of the original has its work elsewhere than the copy that was recorded:
 * from here on the original is what candidates are set against.  A CTA's cycles are then the
 * copy's, longer or shorter by as much as the loop. */
void kpm_as_original(struct kpm_solved *m);
void kpm_solved_free(struct kpm_solved *m);
/* The program with its groups' records, to be played with values that hold them; owned. */
struct kpm_program kpm_as_recorded(const struct kpm_program *p);
/* Median cycles of a CTA that was not probed, from its stamps; NAN: there is none. */
double kpm_unprobed_cycles(const struct kpr_run *run);
/* Of the probed CTAs, the median; NAN: not known. */
double kpm_ns_per_cycle(const struct kpm_data *d);
/* Share of the period for which an engine that bounds it is busy; 0: not known. */
double kpm_engine_share(const struct kpm_solved *m, size_t engine);

/* ---- share.c -------------------------------------------------------------------- */

/* What is known of the CTAs that share an SM. */
struct kpm_residents kpm_residents_of(const struct kpm_solved *m);
/* As the report has it; NULL: no CTAs share one.  New reference. */
json_t *kpm_residents_json(const struct kpm_solved *m);
/* What is left of an edit's gain, and its period, among neighbours that are edited alike; period:
 * the baseline's.  The interval becomes kpm_residents_range's, and no narrower than launches
 * repeat; that of an edit which may leave room for a CTA less reaches to what that costs. */
void kpm_share_gain(const struct kpm_residents *r, struct kpm_candidate *c, double period);
/* The same of a CTA's cycles, which the edit makes `after`. */
double kpm_share_cycles(const struct kpm_residents *r, const struct kpm_candidate *c,
                        const struct kpm_whole *w, double after);

/* ---- tiers.c -------------------------------------------------------------------- */

/* {"PATH": tier}: of the report's numbers with paths that end so, where no NAME_tier stands beside
 * them; the longest PATH counts, and before the `tier` of the number's object.  New reference. */
json_t *kpm_tiers_json(json_t *report);
/* What an edge's `fetch` says, in words; owned. */
char *kpm_fetch_text(const json_t *fetch);

/* ---- report.c, report/loop.c (report.h), stream.c ----------------------------- */

/* The model over collected data; see kpm_model. */
int kpm_report(const struct kpm_data *d, const struct kpr_run *run, const char *name,
               const struct kpm_options *options, json_t **report);

/* A stream that reads f and hashes what it gives; kpm_hash_end closes it. */
struct kpm_hash;
struct kpm_hash *kpm_hash_new(FILE *f);
FILE *kpm_hash_stream(struct kpm_hash *h);
void kpm_hash_end(struct kpm_hash *h, char hex[65]);

#endif
