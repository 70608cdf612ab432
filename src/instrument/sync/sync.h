/*
 * sync: who waits for whom in a kernel, without marks.
 *
 * The integer part of the code is followed on threads' ways through the kernel: loops a few dozen
 * turns, roles one after the other.  That shows which barriers each instruction is on, turn by
 * turn, and in which phase a wait looks at one; and so, which arrive lets which wait go on, and
 * how many visits apart the two are.  Bounds that the launch gives are taken to be large.  What
 * is not shown is said to be unknown, with the reason.  AMDGCN has its own way: amd/sync.c.
 */
#ifndef KP_INSTRUMENT_SYNC_H
#define KP_INSTRUMENT_SYNC_H

#include "instrument/rules/internal.h"

/* A barrier or a ring of such: slots that one instruction comes to in turn. */
struct kpi_barrier {
    char name[KPT_NAME_MAX + 1]; /* "smem.196608", "bar1", "cluster" */
    unsigned slots;              /* 0: not of shared memory (bar, barrier.cluster) */
    int64_t at, apart;           /* bytes: its first slot behind the symbol, one slot to the next */
    int64_t count;               /* arrivals that a phase takes; -1: not shown */
    uint32_t line;               /* of the source, where it is initialised; 0: not known */
    unsigned waits, arrives;     /* instructions */
};
/* What a region does. */
struct kpi_sync_mark {
    uint32_t region; /* index into the stretches given */
    enum kpi_op op;  /* KPI_WAIT, KPI_ARRIVE, KPI_ASYNC */
    uint32_t barrier; /* index; of a WAIT for groups KPI_NO_MARK: */
    uint32_t started; /* then the region that started what it waits for */
    uint32_t k, turns; /* turns: so many warp groups with a barrier each; 0: it is one for all */
    const char *engine; /* ASYNC */
    uint64_t bytes, flops; /* 0: not known */
    bool arrives;       /* ASYNC: completes on `barrier` */
    bool some_lanes;    /* ASYNC: not all lanes of a warp may start it, so that bytes are not
                           known */
};
/* What is not shown of a statement. */
struct kpi_sync_gap {
    uint32_t stmt;
    uint32_t region, barrier; /* KPI_NO_MARK: in none, not shown either */
    char why[160];
};
struct kpi_sync {
    KP_VEC(struct kpi_barrier) barriers;
    KP_VEC(struct kpi_sync_mark) marks; /* by region */
    KP_VEC(struct kpi_sync_gap) gaps;
};
/* Of the n stretches of w's function that are regions.  Owned: kpi_sync_free. */
void kpi_sync_find(const struct kpi_lookup *w, const struct kpi_stretch *regions, size_t n,
                   struct kpi_sync *out);
void kpi_sync_free(struct kpi_sync *s);
/* The same of AMDGCN, for kpi_sync_find: by the counters of work under way (amd/sync.c). */
void kpi_amd_sync_find(const struct kpi_lookup *w, const struct kpi_stretch *regions, size_t n,
                       struct kpi_sync *out);

#endif
