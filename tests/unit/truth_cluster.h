/*
 * Random launches of clusters with known true times: CTAs on SMs whose clocks differ in
 * where they stand and how fast they run, a timer of coarse steps, and the barrier that
 * the CTAs of a cluster share.  A model of its own, in real time; nothing of replay's.
 */
#ifndef TRUTH_CLUSTER_H
#define TRUTH_CLUSTER_H

#include "base/base.h"
#include "synth.h"
#include "truth.h"

enum { TC_UNITS = 4, TC_MEMBERS = 8, TC_CTAS = 48, TC_SMS = 16, TC_PHASES = 40 };

struct tc_record {
    enum kpt_kind kind;
    uint32_t region;
    double ns;
};
struct tc_unit {
    KP_VEC(struct tc_record) records;
    double now; /* its end, at last */
    bool missing;
    uint32_t leaves; /* exits before this phase; else UINT32_MAX */
};
struct tc_cta {
    uint32_t sm, cluster, rank;
    double entry, exit; /* ns, true */
    struct tc_unit units[TC_UNITS];
    double arrive[TC_PHASES]; /* when a unit recorded that it would; -1 */
};
struct tc_sm {
    uint64_t clock0;
    double rate; /* cycles a ns */
};
struct tc_launch {
    uint64_t seed;
    uint32_t shape[3], grid[3], members, ctas, clusters, sets, units, phases, capacity;
    double step, before, after, latency; /* ns */
    bool split, parting, leaving; /* arrive and wait apart; the last phase has no wait but
                                   * on rank 0; a warp exits before the last phase */
    struct tc_sm sms[TC_SMS];
    struct tc_cta cta[TC_CTAS];
};

void tc_make(struct tc_launch *l, uint64_t seed);
void tc_free(struct tc_launch *l);
/* What a clock reads, and the timer, at a true time. */
uint64_t tc_clock(const struct tc_launch *l, const struct tc_cta *c, double ns);
uint64_t tc_timer(const struct tc_launch *l, double ns);
#define TC_TIMER0 (1024000u * UINT64_C(1700000000))
/* The trace; told: regions say what they do at the barrier. */
FILE *tc_file(const struct tc_launch *l, bool told);
/* Some record of a unit was lost. */
bool tc_cut(const struct tc_launch *l);

#endif
