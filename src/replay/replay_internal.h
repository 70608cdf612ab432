/* The stages' common ground.  One file a stage; each has one door. */
#ifndef KP_REPLAY_INTERNAL_H
#define KP_REPLAY_INTERNAL_H

#include "replay/replay.h"

enum kpr_since {
    KPR_RECORDED, /* what it is in the kernel, and a record */
    KPR_SHARED,   /* none: its record is the event's before it, and costs nothing more */
    KPR_FLUSHED,  /* a flush, which it ends: taken off like a record's cost */
    KPR_OWN,      /* a region, and what its records cost it: see own.c */
    KPR_BEHIND,   /* a START behind a chain whose result was on its way: see own.c */
    KPR_STORED,   /* as RECORDED, but the record was read only, or others were stored with it */
};
/* A record in order of time; of one that two regions share, a half. */
struct kpr_event {
    int64_t raw;     /* cycles since CTA entry */
    uint32_t tag;    /* never KPT_SHARED; with its signature */
    uint32_t record; /* its place among the unit's surviving records */
    uint32_t wait;   /* 1 + index of the wait that it ends; 0 */
    uint16_t own;    /* of KPR_OWN: cycles, in 1/KPR_OWN_UNIT; of KPR_STORED: how many; of
                      * KPR_BEHIND: both, see KPR_BEHIND_OWN */
    uint8_t since;   /* enum kpr_since: what the time since the event before it is */
    bool clamped : 1;
    bool owes : 1; /* the event before it could not be moved by all it should */
};

/* A unit on its way through the stages. */
struct kpr_work {
    const char *name;             /* of the trace, for messages */
    const struct kpt_info *info;
    const struct kpt_stamp *stamp;
    const struct kpt_unit *unit;
    uint32_t body; /* the CTA's */
    const struct kpt_record *records;
    struct kpr_event *events;     /* room for kpr_events_of; from decode on, its end */
    size_t event_count, ends;     /* ends: of them, ENDs */
    int64_t drain_begin, drain_end; /* raw, since CTA entry */
    uint32_t *stack;              /* open spans; event_count + 1 entries */
    uint32_t *open_of;            /* how many are open, by region; all 0 */
    int64_t *floor_of;            /* shortest wait of the unit, by region */
    bool clamps;                  /* some of its events are clamped */
    bool moved;                   /* spans are no longer where they were paired */
};

/* A wait on what has come already takes some time too: 36 to 90 cycles with its
 * poll on an H200.  The unit's own shortest is taken for it, but no more than
 * this, since a wait that always blocks has no short one. */
#define KPR_WAIT_FLOOR 128
#define KPR_POLL 32
/* The shortest visit is taken for one that found all there if it is no longer. */
#define KPR_FREE_WAIT 96

/* How far a warp may have run ahead of the one that took the entry stamp; no more
 * than a sixteenth of what the records' clock can count. */
#define KPR_ENTRY_SKEW ((int64_t)1 << 20)
/* No launch lasts longer; keeps all arithmetic within 64 bits and doubles. */
#define KPR_MAX_CYCLES ((uint64_t)1 << 52)

/* The most events that a unit's records can be. */
static inline size_t kpr_events_of(const struct kpt_info *info, const struct kpt_unit *u)
{
    return (size_t)u->stored * (info->shared ? 2 : 1);
}
/* A span's length without the records in it and what flushes took, in 1/KPR_FIX cycles; of
 * the records at its two ends, one's worth lies within. */
#define KPR_FIX 1024
static inline int64_t kpr_net(const struct kpr_span *p, int64_t cost)
{
    return (p->raw_end - p->raw_start - p->flushed) * KPR_FIX - ((int64_t)p->inside + 1) * cost;
}
/* decode.c: checks that the unit is one that the info block knows, and the tags; records
 * in ring order, with clocks of info.clock_bits -> events in order of time.  Sets *gap.
 * False after a message. */
bool kpr_decode(struct kpr_work *w, bool *gap);
/* pair.c: events -> u->spans, u->instants (areas that hold enough).  Until
 * correct, a span's start and end are the indexes of its events: 0 for a
 * lost START, event_count for the drain. */
void kpr_pair(struct kpr_work *w, struct kpr_unit *u);
/* band.c: what lines keep within `allowed` ns of all of n points, which it sorts.
 * False: the points do not tell a slope. */
struct kpr_point {
    double cycles, ns;
};
struct kpr_band {
    double height, best; /* the least any line needs, and that line's slope */
    double wider;        /* by how much height is above what is allowed, or 0 */
    double lo, hi;       /* slopes of the lines that keep to it; best, if none does */
};
bool kpr_band_find(struct kpr_point *p, size_t n, double allowed, struct kpr_band *band);

/* align.c: fits over all stamps, sorted by sm.  False after a message. */
bool kpr_align(struct kpr_run *run, const char *name);
/* crowd.c: sets run->crowded.  s: the stamps of the CTAs that entered, by SM; sorted anew. */
void kpr_find_crowded(struct kpr_run *run, const struct kpt_stamp **s, size_t n);
const struct kpr_fit *kpr_find_fit(const struct kpr_run *run, uint32_t sm);
/* Where the barrier of its cluster puts a CTA (meet.h), if it does. */
struct kpr_spot {
    bool set;
    double entry, entry_error; /* ns since time_zero */
    double slope, slope_error; /* ns per cycle; relative */
    double among_ns;           /* kpr_cta.among_ns */
};
/* Places a CTA in global time. */
void kpr_place(struct kpr_run *run, const struct kpt_unit *units, size_t n,
               const struct kpr_spot *spot, struct kpr_cta *cta);

/* cluster.c: the orders that a launch of clusters keeps, on n stamps. */
void kpr_check_clusters(struct kpr_run *run, const struct kpt_stamp *const *s, size_t n);
/* The launch has clusters, and their phases can be counted. */
bool kpr_clusters_meet(const struct kpt_info *info);
/* Which cluster a CTA is of; no CTA of it has an index above the last. */
uint64_t kpr_cluster_of(const struct kpt_info *info, uint32_t cta);
uint64_t kpr_cluster_last(const struct kpt_info *info, uint32_t cta);

/* roles.c */
struct kpr_roles;
struct kpr_roles *kpr_roles_new(const struct kpt_info *info);
/* The role of a unit with these regions, of its CTA's body; keeps run->roles up to date. */
uint32_t kpr_role_of(struct kpr_roles *roles, struct kpr_run *run, const struct kpr_unit *u,
                     uint32_t body);
void kpr_roles_free(struct kpr_roles *roles, struct kpr_run *run);

#endif
