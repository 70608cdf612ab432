/*
 * candidates: edits of a program, the steps that they are made of, and what they are set against.
 */
#ifndef KPM_CANDIDATES_H
#define KPM_CANDIDATES_H

#include <jansson.h>

#include "model/mcr.h"
#include "model/play/residents.h"
#include "model/play/whole.h"
#include "model/program.h"

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

#endif
