/*
 * links: what ends the waits of a loop.
 *
 *   arrivals  the regions that can end a wait, and when they did
 *   links     after how long the wait ended: a link of the program for each
 */
#ifndef KPM_LINKS_H
#define KPM_LINKS_H

#include "model/model_internal.h"

/* Earlier than its arrival by more than this is not a rounding of corrections. */
#define KPM_TOLERANCE 32.0

struct kpm_source {
    enum kpm_link_kind kind;
    size_t role, item;
    bool from_start;
    int64_t shift; /* added to the iteration of this one, as visits tell */
    bool fixed;    /* it is the waiting unit's own, whose visits are told whatever was lost: the
                      ending's shift is not added to it */
};
/* One wait of one item, and what may end it. */
struct kpm_ending {
    const struct kpt_wait *wait;
    KP_VEC(struct kpm_source) sources;
    int64_t shift;      /* added to the iteration of the arrivals */
    bool usable;
    struct kpm_samples latency; /* of iterations in which it blocked and this was last */
    struct kpm_samples surely;  /* of those of them in which it waited for long */
    KP_VEC(double) waited, long_waited; /* how long the wait took in these, and in those */
    KP_VEC(double) since, took; /* of all iterations of the steady state in which this was last:
                                   from the arrival to the wait's end; how long it took */
    KP_VEC(bool) odd;           /* and is the iteration's number? */
    double bound;       /* least time from the last arrival to the wait's end */
    bool exposed;       /* a wait outside the steady state blocked on it */
    double total;       /* of those times, over the steady state */
    uint64_t seen;
};

/* By how many iterations a source's arrivals are later than the mark has it. */
static inline int64_t kpm_shift_of(const struct kpm_ending *e, const struct kpm_source *s)
{
    return s->shift + (s->fixed ? 0 : e->shift);
}
/* Every region that arrives on, or starts, what e->wait is for. */
void kpm_find_sources(const struct kpm_program *p, size_t wait_role, size_t wait_item,
                      struct kpm_ending *e);
/* When the source's last unit arrived in that iteration; the mean as well. */
bool kpm_source_time(const struct kpm_steady *st, const struct kpm_source *s,
                     const struct kpm_useq *waiter, int64_t index, double *last, double *mean);
/* When the last of all sources came to the wait of that iteration.  False: one is not seen. */
bool kpm_arrival_time(const struct kpm_steady *st, const struct kpm_ending *e,
                      const struct kpm_useq *waiter, int64_t index, double *out);
/* What visits tell of each source; those that are for another wait of the turn go.  from_end: also
 * where the first visits were lost. */
void kpm_count_visits(const struct kpm_steady *st, const struct kpm_program *p, size_t role,
                      size_t item, bool from_end, struct kpm_ending *e);
/* Do visits fit some wait of the program that iterations do not? */
bool kpm_visits_are_told(const struct kpm_steady *st, const struct kpm_program *p);
/* Do the groups of this role take turns there? */
bool kpm_takes_turns(const struct kpm_program *p, size_t role, const struct kpt_wait *wait);
/* The link from one group's arrive to the next one's wait. */
void kpm_add_turn(const struct kpm_steady *st, struct kpm_program *p, size_t role, size_t item,
                  const struct kpt_wait *wait, struct kpm_params *params);
/* Loops of two roles may differ by a peeled iteration.  A wait cannot end before
 * what ends it: the nearest shift that respects this is taken.  Sets e->shift and e->usable. */
void kpm_settle_shift(const struct kpm_steady *st, const struct kpm_program *p, size_t role,
                      size_t item, struct kpm_ending *e, struct kpm_notes *notes);

#endif
