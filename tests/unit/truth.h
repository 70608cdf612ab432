/*
 * truth: random warp-specialised programs with known schedules, against which
 * replay is tried.  A model of a kernel of its own: nothing of replay's code.
 *
 * A program is a list of steps for each unit of each CTA, all of its numbers
 * drawn beforehand.  It is played twice, once with records that cost nothing
 * (the truth) and once with records that cost `cost` cycles; the second run is
 * what a trace is written of, and the first is what replay must give back.
 *
 *   truth_program.c                    what programs are built of
 *   truth_kernels.c, truth_make.c      random kernels, and all that varies around them
 *   truth_play.c                       the discrete-event simulator
 *   truth_known.c                      what can be known exactly, and of what not
 *   truth_trace.c                      rings, clocks, the file, the spans to be seen
 *   truth_check.c, truth_links.c       the comparison
 *   truth_tamper.c                     wrong answers, to try the comparison
 *   truth_dump.c                       for people
 */
#ifndef TRUTH_H
#define TRUTH_H

#include "base/base.h"
#include "replay/replay.h"
#include "trace/trace.h"

enum tr_run { TR_TRUE, TR_SEEN, TR_RUNS };
enum { TR_UNITS = 6, TR_CTAS = 4, TR_REGIONS = 48, TR_BARRIERS = 20, TR_KINDS = 6, TR_MARKS = 2 };
enum { TR_BODIES = 3 };
#define TR_NONE UINT32_MAX
#define TR_NEVER INT64_MIN

/* ---- numbers ----------------------------------------------------------------------- */

struct tr_random {
    uint64_t state;
};
uint64_t tr_next(struct tr_random *r);
/* Both ends included. */
int64_t tr_between(struct tr_random *r, int64_t lo, int64_t hi);
bool tr_chance(struct tr_random *r, unsigned percent);

/* ---- the program ------------------------------------------------------------------- */

struct tr_wait_mark {
    bool on_kind;       /* an operation; else a barrier */
    uint32_t id, distance;
};
/* One region and its marks: what the info block will say. */
struct tr_region {
    const char *name;
    bool instant;
    struct tr_wait_mark waits[TR_MARKS];
    uint32_t wait_count;
    uint32_t arrives[TR_MARKS], arrive_count; /* barriers */
    uint32_t kinds[TR_MARKS], kind_count;     /* operations it issues */
};
struct tr_barrier {
    const char *name;
    int64_t latency; /* of a thread's arrive */
};
struct tr_kind {
    const char *name;
    bool serial;      /* the engine serves one after the other */
    uint32_t arrives; /* barrier, or TR_NONE: waited for by name */
};

enum tr_step_kind { TR_COMPUTE, TR_RECORD, TR_ARRIVE, TR_ISSUE, TR_WAIT, TR_HIDDEN };
struct tr_step {
    enum tr_step_kind kind;
    uint32_t ref;   /* record or (hidden) wait of the unit, its stream's arrival, CTA's operation */
    uint32_t barrier; /* TR_ARRIVE */
    int64_t cycles; /* TR_COMPUTE */
};
struct tr_record {
    enum kpt_kind kind;
    uint32_t region, instance; /* TR_NONE: an instant, or an END that nothing opened */
    int64_t at[TR_RUNS];       /* of the clock read, since the CTA's entry */
    bool known;                /* replay can place it exactly, ... */
    int64_t earliest, latest;  /* ... and between these, in the true run's time */
};
/* A region as it was once executed. */
struct tr_instance {
    uint32_t region, parent;   /* instance or TR_NONE */
    uint32_t start, end;       /* records; end TR_NONE: none was made */
    uint32_t wait;             /* of the unit, or TR_NONE */
    bool pure;                 /* nothing in it waits */
};
enum tr_source_kind { TR_ON_BARRIER, TR_ON_OP, TR_ON_TIME };
struct tr_source {
    enum tr_source_kind kind;
    uint32_t barrier;
    int64_t index; /* phase, operation of the CTA, or time; phase or operation < 0: free */
    int64_t mark;  /* phase by what the marks say: < 0: free, as far as they know */
};
struct tr_wait {
    uint32_t instance;
    int64_t floor;
    struct tr_source from[TR_MARKS];
    uint32_t count;
    int64_t begin[TR_RUNS], release[TR_RUNS], end[TR_RUNS];
    bool clear;    /* blocked, and longer than anything that could be taken for its floor */
    bool free;     /* did not block, and was as short as any */
    bool external; /* on what no record shows */
    bool swapped;  /* of what it waits for, the last to begin was not the last to come */
    bool misled;   /* the marks leave out what it blocked on, or claim what never came */
    int64_t poll;  /* of this visit, where polls do not depend on time */
    bool known;    /* its end can be known exactly */
    bool length_known; /* how long it is, wherever it begins */
};
struct tr_arrival {
    uint32_t instance, op; /* TR_NONE: no mark says so; by a thread */
    int64_t at[TR_RUNS];
};
struct tr_op {
    uint32_t kind, unit, instance;
    uint32_t arrival;      /* of the unit's stream on the barrier of its kind */
    int64_t cycles;        /* latency, or service */
    uint32_t nth[TR_RUNS]; /* on the serial engine */
    int64_t issue[TR_RUNS], begin[TR_RUNS], done[TR_RUNS];
    uint32_t waited_by;    /* the first wait for it, of its own unit; TR_NONE */
    bool known;            /* as of a record, of its completion */
    int64_t earliest, latest;
};
typedef KP_VEC(struct tr_arrival) tr_stream;
typedef KP_VEC(uint32_t) tr_marked; /* instances, or other indexes */

struct tr_unit {
    int64_t begins;        /* of its first step */
    int64_t ends[TR_RUNS]; /* of its last */
    KP_VEC(struct tr_step) steps;
    KP_VEC(struct tr_record) records;
    KP_VEC(struct tr_instance) instances;
    KP_VEC(struct tr_wait) waits;
    KP_VEC(struct tr_wait) hidden; /* of regions that its CTA's body does not record */
    bool missing;          /* found no place */
    uint64_t drain_begin, drain_end; /* since entry, in the seen run */
};
struct tr_logged {
    uint32_t unit, step;
};
struct tr_cta {
    uint32_t cta, sm;
    bool entered, probed, exits;
    uint64_t entry_clock;
    uint64_t exit; /* since entry */
    struct tr_unit units[TR_UNITS];
    KP_VEC(struct tr_op) ops;
    KP_VEC(uint32_t) served[TR_RUNS];           /* by the serial engine: operations */
    tr_stream streams[TR_BARRIERS][TR_UNITS];   /* what arrives */
    tr_marked marked[TR_BARRIERS][TR_UNITS];    /* what the marks say arrives */
    KP_VEC(struct tr_logged) log;               /* order of the seen run */
    bool lost, hidden_gap, reordered; /* in some unit; on the serial engine */
    bool disordered; /* the engine took operations in another order than their regions began */
    bool unseen; /* some record is late: replay may see a wait before it */
    bool floor_mistaken; /* some region's waits were never seen as short as they can be */
};
struct tr_sm {
    uint64_t clock0, time0; /* ns at this clock */
    double slope;
};
struct tr_program {
    uint64_t seed;
    const char *family;
    struct tr_region regions[TR_REGIONS];
    struct tr_barrier barriers[TR_BARRIERS];
    struct tr_kind kinds[TR_KINDS];
    uint32_t region_count, barrier_count, kind_count, unit_count, cta_count;
    struct tr_cta ctas[TR_CTAS];
    /* records: `before` cycles to the clock read, `after` behind it */
    int64_t before, after;
    double told, told_lo, told_hi; /* what the calibration says of their sum */
    int64_t poll; /* a wait that blocks ends up to so much later */
    bool poll_grid; /* at the next multiple since its floor; else by a draw of its own */
    uint32_t capacity;
    int64_t quantum; /* of the global timer, ns */
    struct tr_sm sms[TR_CTAS];
    /* Several probed bodies: a CTA runs the one of its number modulo `bodies`. */
    uint32_t bodies;                 /* 0: one, with all regions */
    uint64_t in_body[TR_BODIES];     /* by region's bit */
    uint64_t late[TR_BODIES][2]; /* STARTs (or instants) and ENDs that come after a hidden wait */
    bool gaps; /* pauses near the clock's period, and beyond it */
};

/* truth_program.c: what kernels are built of.  A builder appends to one unit. */
struct tr_builder {
    struct tr_program *p;
    struct tr_cta *cta;
    struct tr_random *random;
    uint32_t unit, open;            /* innermost open instance, or TR_NONE */
    uint64_t unseen;                /* by depth from the innermost open region: hidden */
    bool passed;                    /* a hidden wait, since the last record */
    uint32_t waited[TR_BARRIERS];
};
/* Found by name or made; marks are set by the caller, each time alike. */
uint32_t tr_region(struct tr_program *p, const char *name);
uint32_t tr_barrier(struct tr_program *p, const char *name, int64_t latency);
uint32_t tr_kind(struct tr_program *p, const char *name, bool serial, uint32_t arrives);
void tr_marks_wait(struct tr_program *p, uint32_t region, bool on_kind, uint32_t id,
                   uint32_t distance);
void tr_marks_arrive(struct tr_program *p, uint32_t region, uint32_t barrier);
void tr_marks_issue(struct tr_program *p, uint32_t region, uint32_t kind);
void tr_begin(struct tr_builder *b, uint32_t region);
void tr_end(struct tr_builder *b);
/* Leaves the innermost region without an END. */
void tr_leave(struct tr_builder *b);
void tr_instant(struct tr_builder *b, uint32_t region);
void tr_stray_end(struct tr_builder *b, uint32_t region);
void tr_compute(struct tr_builder *b, int64_t cycles);
/* Within a region whose marks say so, or not. */
void tr_arrive(struct tr_builder *b, uint32_t barrier);
void tr_issue(struct tr_builder *b, uint32_t kind, int64_t cycles);
/* The region says that it arrives, but it does not. */
void tr_phantom(struct tr_builder *b, uint32_t barrier);
/* A whole region that waits, as its marks say; lead: how many phases more than
 * the marks know have gone before (fewer, where some are phantoms). */
void tr_wait_region(struct tr_builder *b, uint32_t region, int64_t floor, int lead);
/* The same inside of an open region. */
void tr_wait_here(struct tr_builder *b, uint32_t region, int64_t floor, int lead);
void tr_wait_time(struct tr_builder *b, uint32_t region, int64_t floor, int64_t time);

/* truth_kernels.c: families of kernels, each unit's steps in turn. */
/* Places in a program that have cycles, a floor and a nesting of their own. */
enum place {
    P_GAP, P_LOAD, P_ISSUE, P_BEHIND, P_SERVICE, P_SERVICE2, P_SOFTMAX, P_EPILOGUE, P_RELEASE,
    P_WAIT_EMPTY, P_WAIT_FULL, P_WAIT_MMA, P_DRAIN, P_SYNC, P_WAIT_EMPTY2, P_WAIT_FULL2,
    P_WAIT_MMA2, P_TURN, P_WORK, P_STAGE = P_WORK, /* and those of the stages behind it */
    P_PLACES = 24
};
struct tr_kernel {
    struct tr_program *p;
    struct tr_random *random;
    int64_t base[P_PLACES], floor[P_PLACES]; /* cycles of each place in the program */
    unsigned nest[P_PLACES];           /* what stands around the work there */
    unsigned jitter;             /* 0: none, 1: an eighth, 2: anything up to double */
    int64_t gap;
    uint32_t iterations, depth, in_flight, consumers;
    bool tma, tensor, late, looped, whole, behind, marked, both, delayed;
};
struct tr_family {
    const char *name;
    unsigned weight;
    /* Sets up what is drawn for it; regions, barriers; the number of units. */
    uint32_t (*units)(struct tr_kernel *k);
    void (*build)(struct tr_kernel *k, struct tr_builder *b);
};
extern const struct tr_family tr_families[];
extern const size_t tr_family_count;

/* truth_make.c: a program from its seed, played and judged; tr_program_free for
 * what it holds. */
void tr_program_make(struct tr_program *p, uint64_t seed);
void tr_program_free(struct tr_program *p);

/* truth_play.c: both runs. */
void tr_play(struct tr_program *p);

/* Whether the CTA's body does not record the region; whether its records of this kind are
 * late; whether it lacks regions that arrive or wait on a barrier, or issue a kind. */
bool tr_hidden(const struct tr_program *p, const struct tr_cta *c, uint32_t region);
bool tr_late(const struct tr_program *p, const struct tr_cta *c, const struct tr_record *r);
bool tr_lacks(const struct tr_program *p, const struct tr_cta *c, bool kind, uint32_t id);

/* truth_known.c: which ends and starts a replay can know exactly. */
void tr_judge(struct tr_program *p);
/* All of its records are there, their cost is known, polls are exact. */
bool tr_clean(const struct tr_program *p, const struct tr_cta *c);

/* truth_trace.c */
/* The trace in memory, to be freed. */
char *tr_write(const struct tr_program *p, size_t *size);
uint64_t tr_first_left(const struct tr_program *p, const struct tr_unit *u);
/* A record's time, as far as 32 bits of clock can tell. */
int64_t tr_raw(const struct tr_program *p, const struct tr_cta *c, const struct tr_unit *u,
               uint32_t record);
/* A span that replay must show; sorted as tr_span_before says. */
struct tr_span {
    uint32_t instance;
    uint32_t region, depth, flags, inside;
    int64_t raw_start, raw_end;
    uint32_t parent; /* index of the span around it, or TR_NONE */
};
typedef KP_VEC(struct tr_span) tr_spans;
void tr_expect(const struct tr_program *p, const struct tr_cta *c, const struct tr_unit *u,
               tr_spans *out);
uint64_t tr_unpaired(const struct tr_program *p, const struct tr_unit *u);
bool tr_gap_possible(const struct tr_program *p, const struct tr_cta *c,
                     const struct tr_unit *u);

/* ---- the comparison: truth_check.c, truth_links.c ---------------------------------- */

/* Why the bounds of a CTA's spans need not hold. */
enum tr_excuse {
    TR_PROMISED,   /* they do need to */
    TR_GAP,        /* a pause that the clock cannot express */
    TR_REORDERED,  /* the engine's order is another without records */
    TR_DISORDERED, /* it is not that of the STARTs */
    TR_FLOOR,      /* some region's waits were never seen as short as they can be */
    TR_LAST,       /* what began last was not the last to arrive */
    TR_MISLED,     /* by marks */
    TR_UNSEEN,     /* an unresolved or unsettled wait was not as shown */
    TR_EXCUSES
};

struct tr_classes {
    uint64_t programs, ctas, clean, records;
    uint64_t waits, waits_clean, waits_lossy, waits_unsettled, waits_promised;
    uint64_t waits_exact, waits_bounded, waits_unresolved;
    uint64_t others, others_exact, others_bounded;
    uint64_t starts_exact, open, censored, clamped, wide, blocked;
    uint64_t links, links_binding, ops, ops_exact, ops_censored, ctas_placed;
    uint64_t excused[TR_EXCUSES], missed[TR_EXCUSES]; /* CTAs; whose bounds did not hold */
    double width, raw; /* of bounded waits: most - least, and as recorded */
};
struct tr_check {
    const struct tr_program *p;
    struct tr_classes *classes;
    /* Changes replay's answer for a CTA before it is looked at, or when its spans have
     * been matched; true when it did.  Once a check. */
    bool (*tamper)(struct tr_check *k, bool matched);
    bool tampered;
    FILE *shown; /* where to show replay's answer when it is wrong; NULL: nowhere */
    char message[512]; /* the first difference */
    size_t next_cta;
    enum tr_excuse excuse; /* of the CTA at hand, ... */
    bool missed;       /* ... of which some bounds did not hold */
    const char *what;  /* the same, without its numbers */
    uint64_t records, lost, unpaired, open_end, censored, blocked, unresolved, gaps, units, ctas;
    /* Of the CTA at hand, by the truth's units: */
    struct kpr_cta own; /* replay's answer; its arrays are replay's */
    const struct kpr_cta *cta;
    const struct kpr_run *run;
    const struct tr_cta *truth;
    uint32_t unit_at[TR_UNITS];  /* replay's index of the unit, or TR_NONE */
    tr_spans spans[TR_UNITS];    /* expected */
    tr_marked seen_as[TR_UNITS]; /* replay's span for each of them, ... */
    tr_marked span_of[TR_UNITS]; /* ... the expected one for each of replay's, ... */
    tr_marked of_instance[TR_UNITS]; /* ... and for each instance, or TR_NONE */
};
/* Replays p's trace and compares; false with k->message. */
bool tr_check(struct tr_check *k);
KP_PRINTF(2, 3)
bool tr_differs(struct tr_check *k, const char *fmt, ...);
/* Replay's span of an instance; NULL: nothing of it is left. */
const struct kpr_span *tr_shown(const struct tr_check *k, uint32_t unit, uint32_t instance);
void tr_check_free(struct tr_check *k);
/* Links and operations of one CTA. */
bool tr_check_links(struct tr_check *k);
bool tr_check_ops(struct tr_check *k);
/* truth_tamper.c: wrong answers. */
struct tr_tamper {
    const char *what;
    bool (*change)(struct tr_check *k, bool matched);
};
extern const struct tr_tamper tr_tampers[];
extern const size_t tr_tamper_count;

/* truth_dump.c: readable dumps of a program, and of what replay made of a CTA. */
void tr_dump(const struct tr_program *p, FILE *f);
void tr_dump_shown(const struct tr_check *k, FILE *f);

#endif
