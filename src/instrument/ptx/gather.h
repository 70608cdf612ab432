/*
 * Which records of a loop are stored together, and where (ptx/gather.c).
 */
#ifndef KP_INSTRUMENT_PTX_GATHER_H
#define KP_INSTRUMENT_PTX_GATHER_H

#include "instrument/ptx/lower.h"

#define KPI_GATHER_MAX 8 /* clocks that wait in registers */
#define KPI_LANES_MAX 16 /* and where the lanes store one each */
#define KPI_LANES_GROUPS 4

/* Records that follow each other, and no other between them. */
struct kpi_group {
    uint32_t tags[KPI_LANES_MAX];
    uint32_t count;
    uint32_t flush; /* statement of f before which they are stored; UINT32_MAX: a member does */
    bool numbered;  /* others may be made before that: their slots are set aside in %kperf_m */
    bool piece;     /* of straight code, while another group may be waiting */
    /* Lane i stores the i-th (ptx/lanes.c): 1 + which of those groups it is; or 0. */
    uint32_t lanes;
    /* Its first ones are made behind the place of the stores, in the iteration before; what
     * the last one left is stored behind statement `after`, which leaves the loop. */
    uint32_t tail, after;
};
struct kpi_member {
    uint32_t group, place; /* 1 + its group, 0: stored where it is; which of the group */
    bool stores;           /* its group is stored here */
};
struct kpi_gather {
    KP_VEC(struct kpi_group) groups;
    struct kpi_member *members; /* by mark of f */
    uint32_t most, most_piece;  /* members of a group, of a piece */
    uint32_t lanes;             /* groups that lanes store */
    bool numbered;
};
/* Of this body, whose regions then have their `before` and `behind`.  Owned: kpi_gather_free. */
void kpi_ptx_find_gather(struct kpi_text *t, const struct kpi_plan *plan, uint32_t body,
                         struct kpi_gather *out);
void kpi_gather_free(struct kpi_gather *g);
/* Registers that it takes, for the body's state. */
void kpi_ptx_add_gather_state(const struct kpi_plan *plan, const struct kpi_gather *g,
                              struct kp_str *b);
/* The record at a mark (its number in f): a store, or the clock kept for one. */
void kpi_ptx_add_gathered(const struct kpi_plan *plan, const struct kpi_gather *gather,
                          uint32_t mark, uint32_t tag, struct kp_str *b);
/* The stores where loops go back, or are left. */
void kpi_ptx_gather_edits(const struct kpi_text *t, const struct kpi_plan *plan,
                          const struct kpi_gather *gather, struct kpi_edits *edits);

/* ---- stores by lanes (ptx/lanes.c) ---------------------------------------- */

/* Can warps be taken for whole at statement i, each time that it is executed? */
bool kpi_ptx_is_aligned(const struct kpi_text *t, const struct kpi_stmt *s);
void kpi_ptx_add_lanes_state(const struct kpi_plan *plan, const struct kpi_gather *g,
                             struct kp_str *b);
/* All records of the group, where it is stored; those that are left, behind its loop. */
void kpi_ptx_add_lanes_store(const struct kpi_plan *plan, const struct kpi_group *g,
                             struct kp_str *b);
void kpi_ptx_add_lanes_rest(const struct kpi_plan *plan, const struct kpi_group *g,
                            struct kp_str *b);

#endif
