/*
 * sync_rings: barriers, and what each visit to one is; what waits for groups end.
 * Between sync/rings.c, sync/barriers.c, sync/groups.c and sync.c.
 */
#ifndef KP_INSTRUMENT_SYNC_RINGS_H
#define KP_INSTRUMENT_SYNC_RINGS_H

#include "instrument/sync/internal.h"

#define KPI_NONE UINT32_MAX

struct kpi_slot {
    uint32_t address; /* value; of bar its number; KPI_NO_VALUE: barrier.cluster */
    bool named;       /* bar, barrier.cluster */
    uint32_t ring;    /* the first slot of its ring; itself */
    int64_t count;    /* of its init; -1 */
    uint32_t init;    /* statement; KPI_NONE */
};
/* What a step was seen to do. */
struct kpi_site {
    uint32_t region;  /* innermost, KPI_NONE: it is recorded by none */
    uint32_t slot;    /* one that it came to; KPI_NONE: none */
    uint32_t owner;   /* the walk that shows it; KPI_NONE: none came there */
    const char *why;  /* its barrier is not shown (static); or NULL */
    bool promise;     /* an arrive that expects bytes, of copies that are on record themselves */
    uint32_t number, threads; /* values, of a named barrier whose number is not the same for all;
                               * KPI_NO_VALUE */
};
/* One wait of a way. */
struct kpi_seen_wait {
    uint32_t site, slot, number; /* number: of visits to its ring, on record; KPI_NONE: not */
    int64_t phase;               /* of the slot; negative: before the first */
};
struct kpi_seen_arrive {
    uint32_t site, slot, number;
    int64_t phase;
};
struct kpi_tie {
    uint32_t region, ring;
    bool waits; /* else it arrives */
};
/* A named barrier of two warp groups whose number is computed. */
struct kpi_computed {
    bool waits;               /* else it is arrived at */
    uint32_t number, threads; /* values */
};
struct kpi_rings {
    struct kpi_sync_code *code;
    const struct kpi_sync_walks *walks;
    const struct kpi_stretch *regions;
    size_t region_count;
    uint32_t *region_of; /* by statement */
    uint32_t *by_first;  /* regions in the order of their first statements */
    bool *looped;        /* by region: a visit does something more than once */
    struct kpi_site *sites; /* by step */
    KP_VEC(struct kpi_slot) slots;
    uint32_t *slot_of; /* by value */
    size_t values;
    KP_VEC(struct kpi_tie) ties; /* by region */
    KP_VEC(struct kpi_seen_wait) waits;
    KP_VEC(struct kpi_seen_arrive) arrives;
    KP_VEC(struct kpi_computed) computed; /* no two alike */
};
/* Owned: kpi_rings_free. */
void kpi_rings_find(struct kpi_sync_code *code, const struct kpi_sync_walks *walks,
                    const struct kpi_stretch *regions, size_t n, struct kpi_rings *out);
void kpi_rings_free(struct kpi_rings *r);
/* Calls enter for each region that the way enters there. */
void kpi_rings_enter(const struct kpi_rings *r, const struct kpi_sync_event *e,
                     void (*enter)(void *with, uint32_t region), void *with);
/* Is it on a barrier? */
bool kpi_sync_on_barrier(enum kpi_sync_act act);

/* ---- barriers (sync/barriers.c) --------------------------------------------- */

/* What is said of the barrier, or ring of such, whose first slot that is; its name is none of those
 * that are known. */
void kpi_rings_describe(const struct kpi_rings *r, uint32_t ring, const struct kpi_sync *known,
                        struct kpi_barrier *out);

/* ---- remainders (sync/remainder.c) -------------------------------------------- */

/* What a loop held back is released behind it, at a place that is the remainder of how often the
 * loop went round: such an arrive is on the only ring that is as long and is only arrived at.
 * Slots know their rings' first ones. */
void kpi_rings_join_remainders(struct kpi_rings *r);

/* ---- turns (sync/turns.c) ------------------------------------------------------- */

/* Named barriers whose number is computed from which warp group it is, one for each of two groups:
 * the one waits at its own for the other, which arrives there.  How many groups take turns so at
 * the step's barrier, 0: they do not; *sum: the same for all steps of these barriers.  Found
 * beforehand, when the sites are known. */
void kpi_rings_find_turns(struct kpi_rings *r);
uint32_t kpi_rings_turns(const struct kpi_rings *r, uint32_t step, int64_t *sum);

/* ---- groups (sync/groups.c) --------------------------------------------------- */

/* A region that started work which a wait ended, and how many of the region's visits came behind
 * the newest of that. */
struct kpi_awaited {
    uint32_t region, k;
};
/* What a wait for groups was seen to end, last. */
struct kpi_group_wait {
    uint32_t times;
    KP_VEC(struct kpi_awaited) list;
    bool steady, new; /* twice the same; the last time it ended something */
};
/* By step; owned: kpi_groups_free. */
struct kpi_group_wait *kpi_groups_follow(const struct kpi_rings *r);
void kpi_groups_free(const struct kpi_rings *r, struct kpi_group_wait *waits);

#endif
