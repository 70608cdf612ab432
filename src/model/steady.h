/*
 * steady: the spans of a sample of CTAs, and the loops that their units repeat.
 *
 *   collect   the replayed spans                                kpm_data
 *   cycle     the repeating cycle of each unit, its iterations  kpm_useq, kpm_role
 *   sequence  those of them that are the steady state           kpm_steady
 *   trips     how many there are, lost ones too
 *   peeled    turns that stand outside of a loop
 *   visits    how many iterations a wait is behind what ends it
 */
#ifndef KPM_STEADY_H
#define KPM_STEADY_H

#include "replay/replay.h"

struct kpm_touches;

/* ---- collect.c -------------------------------------------------------------- */

struct kpm_span {
    int64_t start, end;
    uint32_t region;
    uint16_t depth, flags; /* enum kpr_flag */
};
struct kpm_unit {
    uint32_t unit, warp, role; /* role: replay's */
    uint64_t count, lost; /* STARTs and ENDs made; records lost */
    struct kpm_span *spans;
    size_t span_count;
};
struct kpm_cta {
    uint32_t cta, sm;
    double ns_per_cycle;
    double cycles; /* entry to exit; 0: no exit stamp */
    double drain;  /* of them, at the end, what writing the records out takes */
    struct kpm_unit *units;
    size_t unit_count;
};
struct kpm_data {
    KP_VEC(struct kpm_cta) ctas;
    size_t spans, max_spans; /* kept; above max every second CTA is let go */
    uint32_t stride;         /* one CTA in `stride` was kept */
    uint64_t seen;           /* probed CTAs in the trace */
    uint32_t left_out;       /* 1 + the region that is none of the kernel's; 0 */
    const struct kpt_info *info; /* borrowed */
};
/* An engine busy for this much of the period bounds it; a wait that looks
 * critical beside it is a symptom. */
#define KPM_ENGINE_BOUND 0.97
/* Bytes a cycle that copies bring, as far as a trace does not show it (doc/findings/model.md). */
#define KPM_COPY_RATE 160.0
/* What a copy that nothing queues before takes on an H200 to bring so many bytes, where waits for
 * it block: 523 cycles for 16 KiB, 580 to 690 for 32, 740 to 870 for 64 (doc/findings/model.md). */
#define KPM_COPY_BASE 450.0
/* What copies whose times vary take more than the least of them, on average: from kernel to kernel
 * between these (GEMMs on an H200, doc/findings/model.md). */
#define KPM_COPY_LEAST 200.0
#define KPM_COPY_MOST 490.0
/* Work that would take its engine this much longer than the period at the
 * calibrated rate is of another type than was calibrated. */
#define KPM_ENGINE_EXCESS 1.02
/* Between launches a kernel's CTAs take so much more or less in the median (doc/findings/model.md):
 * figures closer together than that are not told apart. */
#define KPM_REPEATS 0.02
/* Of traces of loops that queue for an engine, played without their records, nine in ten give a
 * CTA's time to that (doc/findings/model.md): so far off is what is played. */
#define KPM_PLAYED_OFF 0.043
#define KPM_MAX_SPANS 2000000
/* What keeps the time and memory of odd traces bounded; kernels stay far below. */
#define KPM_MAX_ROLES 32
#define KPM_MAX_ITEMS 1024      /* regions in all roles' cycles */
#define KPM_MAX_MARKS 1024      /* waits, arrives and asyncs on these */
#define KPM_MAX_LINKS 256
#define KPM_MAX_ARRIVALS 20000000 /* that waits are set against, over all iterations */
#define KPM_MAX_CANDIDATES 256  /* evaluated */
#define KPM_MAX_RANKED 48       /* given an interval and listed */
/* Before the first CTA.  KP_OK, or KP_MALFORMED with a message: not of one body. */
int kpm_collect_begin(struct kpm_data *d, const struct kpr_run *run, const char *name);
/* Keeps a CTA's spans.  Beyond KPM_MAX_SPANS every second CTA is dropped, so that
 * those that stay are spread evenly over the launch. */
void kpm_collect_cta(struct kpm_data *d, const struct kpr_cta *cta);
void kpm_data_free(struct kpm_data *d);

/* ---- cycle.c, sequence.c ------------------------------------------------------------- */

/* The shortest period of ids[0..n): the least p whose repeats cover the
 * sequence nearly as well as the best; its run must hold three periods.
 * *run: where the longest run begins.  0: nothing repeats. */
size_t kpm_find_period(const uint32_t *ids, size_t n, size_t *run);

struct kpm_iter {
    size_t at;      /* its first span in the unit's sequence */
    int64_t period; /* to the next iteration's start; -1: there is none */
    bool regular;   /* exactly the cycle, no open span */
    bool keep;      /* steady state, and not far outside the role's spread of periods */
};
/* One unit that runs a role's cycle. */
struct kpm_useq {
    size_t cta; /* index in kpm_data */
    uint32_t unit, warp;
    bool whole; /* nothing lost before its first iteration */
    uint64_t count; /* STARTs and ENDs made */
    double trips;   /* iterations, those whose records were lost among them */
    const struct kpm_span *all; /* all of the unit's spans; borrowed from kpm_data */
    size_t all_count;
    const struct kpm_span *seq; /* the spans of the cycle's depth; owned */
    size_t seq_count;
    struct kpm_iter *iters;
    size_t iter_count;
    int64_t first; /* index of iters[0]; comparable inside a CTA */
};
struct kpm_role {
    char name[64];
    uint32_t *cycle; /* region ids in program order */
    size_t length;
    uint32_t replay_role, depth;
    KP_VEC(struct kpm_useq) units; /* sorted by CTA */
    size_t units_per_cta;          /* most seen in one CTA */
    double trips;                  /* iterations of a unit, lost ones too; median */
    uint64_t kept;                 /* iterations */
    double period, period_median, period_p5, period_p95, period_span;
};
struct kpm_steady {
    KP_VEC(struct kpm_role) roles;
    uint32_t deepest; /* largest wait distance in the marks */
    size_t chunks, blocks; /* of the bootstrap; blocks: chunks a CTA, at least 1 */
    size_t others;    /* CTAs whose loop keeps another rhythm than most: not in the steady state */
    size_t silent;    /* units with no loop in their spans */
    bool twos;        /* an iteration is two turns of each loop: kpm_by_twos */
    size_t crowded;   /* units whose loop is one more than KPM_MAX_ROLES or _ITEMS allow */
};
#define KPM_LEAST_ITERATIONS 3 /* regular ones, that make spans a loop */
/* Do the turns of every loop come by twos, one with much work and one with little?  A role's time
 * is then not that of its mean turn where it meets others, whose slow turns may be its quick ones:
 * two turns are an iteration. */
bool kpm_by_twos(const struct kpm_data *d, const struct kpt_info *info);
/* The role, one of s's or a new one, whose cycle unit repeats takes it over.  False: it repeats
 * none. */
bool kpm_place_unit(struct kpm_steady *s, const struct kpr_run *run, struct kpm_touches *touches,
                    const struct kpm_unit *unit, size_t cta);
void kpm_useq_free(struct kpm_useq *u);
#define KPM_CHUNKS 64
/* The bootstrap chunk of a unit's iteration: its CTA, or a part of its CTA's
 * iterations when there are few CTAs. */
size_t kpm_chunk(const struct kpm_steady *s, const struct kpm_useq *u, size_t iter);
/* KP_OK, or KP_FAILED with a message when no unit repeats anything. */
int kpm_steady_find(const struct kpm_data *d, const struct kpr_run *run, const char *name,
                    struct kpm_steady *out);
void kpm_steady_free(struct kpm_steady *s);
/* Those of a unit's iterations on record that are trips: [*from, *to). */
void kpm_trip_range(const struct kpm_useq *u, size_t length, size_t *from, size_t *to);
/* Sets the trips of the role and its units. */
void kpm_count_trips(struct kpm_role *r, const struct kpt_info *info);
/* The iteration of that index, or NULL when it was lost or is irregular. */
const struct kpm_iter *kpm_iter_find(const struct kpm_useq *u, int64_t index);

/* ---- peeled.c ---------------------------------------------------------------- */

/* What the regions of a trace do to barriers; owned, what it is of is borrowed. */
struct kpm_touches *kpm_touches_new(const struct kpt_info *info);
void kpm_touches_free(struct kpm_touches *t);
/* A loop that is come to again and again, as a persistent kernel's for each tile, may have turns
 * peeled off that other roles' loops have not: they are numbered among the unit's iterations, too
 * (as irregular ones), so that the numbers of the iterations behind them are the same for all. */
void kpm_count_peeled(struct kpm_useq *u, struct kpm_touches *touches, const uint32_t *cycle,
                      size_t n);

/* ---- visits.c --------------------------------------------------------------- */

struct kpm_visits {
    bool meets;       /* a wait is for what that item does, not for another of its turn */
    bool from_end;    /* counted from the last visits, for the first were lost: right when there
                         were as many waits as arrives in all */
    int64_t distance; /* iterations between, as they are numbered */
};
/* How far a wait is behind what ends it, by visits counted in the traced units; own: an operation
 * of the unit itself, else arrives of others.  False: that is not told. */
bool kpm_visits_apart(const struct kpm_steady *st, const struct kpt_info *info, size_t role,
                      size_t item, const struct kpt_wait *wait, size_t from_role, size_t from,
                      bool own, struct kpm_visits *out);
/* Numbers a role's iterations on where its waits would be ahead of what ends them. */
void kpm_align_iterations(struct kpm_steady *st, const struct kpt_info *info);

#endif
