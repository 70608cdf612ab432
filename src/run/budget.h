/*
 * budget: how many records a unit makes, what room there is for them, and from these
 * where they go and how many are kept.
 */
#ifndef KP_RUN_BUDGET_H
#define KP_RUN_BUDGET_H

#include "run/assemble/build.h"

/* ---- what a kernel uses, and leaves ------------------------------------- */

struct kpn_use { /* of the original */
    const struct kpn_limits *limits;
    uint32_t threads, registers;
    uint32_t fixed, dynamic; /* shared memory of a CTA, bytes */
    uint32_t static_most;    /* of static shared memory, as the assembler takes it */
    /* CTAs of it on an SM with so many bytes more, as the driver says; NULL: kpn_occupancy. */
    uint32_t (*occupancy)(void *ctx, uint32_t more);
    void *ctx;
};
struct kpn_room {
    uint32_t ctas;  /* on an SM, without probes */
    uint32_t free;  /* bytes of shared memory that leave as many; whole KiB */
    const char *by; /* what limits them */
};
void kpn_room_find(const struct kpn_use *u, struct kpn_room *out);
/* Bytes of static shared memory that this version of ptxas takes: 48 KiB before 13.0
 * (12.8 refuses more, 13.0 does not), else UINT32_MAX. */
uint32_t kpn_static_most(const char *assembler_version);

/* ---- what is to be kept ------------------------------------------------- */

struct kpn_demand {
    enum kpn_wish wish;
    uint64_t newest;        /* KPN_NEWEST: so many of each unit */
    bool known;             /* how many a unit makes, at most */
    uint64_t records;       /* that many */
    uint64_t trips, per_trip; /* the longest loop's, and the records in one; 0: not known */
    const char *from;       /* "trips", "launch", or NULL */
    bool led;               /* no warp makes many more of them than the first of its group */
};
/* What the config's `records` and `trips` say for a shape; map: the entry's.  False after a
 * message. */
bool kpn_demand_of(const struct kpn_config *c, const struct kpn_shape *s, const json_t *map,
                   struct kpn_demand *out);

/* ---- the plan ----------------------------------------------------------- */

#define KPN_FLUSH_EXTRA 16u /* bytes of a ring beside its records, with flush */

struct kpn_budget {
    struct kpn_use use;
    struct kpn_room room;
    struct kpn_demand demand;
    uint32_t units; /* that record in a CTA */
    bool warpgroup;
    bool for_room; /* ... since a ring for each warp does not fit */
    uint64_t all_units, probed_units; /* of the launch */
    bool strategy_fixed;
    enum kpi_strategy strategy;
    uint32_t ring, keep; /* as the config says; 0: to be chosen */
};
/* Where records go and how many are kept, with the reason in out->why: a ring in shared
 * memory that holds all that a unit makes, if one leaves the occupancy alone; else, where
 * any will do, the newest in the longest ring from 32 to 1024; else global memory.  (Before that
 * kpn_records_plan tries a ring for each warp group.)  flush is
 * never chosen for its own sake: global cost less in every kernel measured
 * (bench/results/strategies.json).  False: cannot be done; out->why says what does not fit
 * and out->fits what would. */
bool kpn_budget_plan(const struct kpn_budget *b, struct kpn_ring *out);
/* The report's and the trace's "plan"; new reference. */
json_t *kpn_budget_json(const struct kpn_budget *b, const struct kpn_ring *r);

/* ---- counting ----------------------------------------------------------- */

/* For kpn_child, over a kpn_job whose build keeps few records in global memory: launches
 * the original, then the probed kernel with every CTA probed.  {"records" (the most that a
 * unit made), "units", "unit" ("warpgroup": kpn_demand.led, else "warp"), "occupancy": [{"more"
 * (KiB of shared memory), "ctas"}]}. */
int kpn_count_child(void *job, json_t **report);
#define KPN_COUNT_KEEP 4u

/* ---- a shape's records (records.c) --------------------------------------- */

struct kpn_records {
    struct kpn_kernel_file *kernel;
    struct kpn_assembler *assembler; /* or NULL */
    const struct kpn_plan *plan;
    const struct kpn_limits *limits;
    bool launch;      /* there is a device: a launch may count */
    const char *what; /* for messages about that launch */
    /* CTAs that are probed when an SM holds so many. */
    uint64_t (*probed)(void *ctx, uint32_t ctas);
    void *ctx;
};
/* The plan for one shape, and what the report says of it (new reference).  KP_OK;
 * KP_MALFORMED after a message that says what would fit; or what the launch gave. */
int kpn_records_plan(const struct kpn_records *x, struct kpn_ring *out, json_t **json);

#endif
