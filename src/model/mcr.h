/*
 * mcr: maximum cycle ratio of a timed event graph.
 *
 * An edge (u, v, latency, tokens) says that event v of iteration i comes no
 * earlier than `latency` cycles after event u of iteration i - tokens.  The
 * steady-state period is the maximum over cycles of sum(latency)/sum(tokens)
 * (Cohen, Dubois, Quadrat and Viot 1985; policy iteration as in
 * Cochet-Terrasson et al. 1998).
 */
#ifndef KPM_MCR_H
#define KPM_MCR_H

#include "base/base.h"

struct kpm_edge {
    uint32_t from, to;
    double latency;  /* cycles; may be negative */
    uint32_t tokens; /* iterations between the two events */
    uint32_t tag;    /* the caller's; not read here */
};
struct kpm_graph {
    uint32_t nodes;
    KP_VEC(struct kpm_edge) edges;
};

enum kpm_mcr_status {
    KPM_MCR_OK,
    KPM_MCR_ACYCLIC,     /* no cycle: nothing bounds the period */
    KPM_MCR_ZERO_TOKENS, /* a cycle without a token: such a program deadlocks */
    KPM_MCR_BAD,         /* an edge out of range, or a latency not finite */
};
struct kpm_mcr {
    double ratio;
    size_t *cycle;   /* indices of its edges in order, the least one first; owned,
                        kpm_mcr_free */
    size_t length;
};

/* The maximum ratio and one cycle that has it.  The ratio is recomputed from
 * that cycle, and no cycle exceeds it by more than 1e-9 of the largest latency.
 * With KPM_MCR_ZERO_TOKENS the cycle is the offending one. */
enum kpm_mcr_status kpm_mcr_solve(const struct kpm_graph *g, struct kpm_mcr *out);
void kpm_mcr_free(struct kpm_mcr *m);

/* For each edge, by how many cycles its latency may grow before the period
 * does; INFINITY for an edge on no cycle.  ratio must be the graph's own.
 * Owned by the caller.  NULL above KPM_SLACK_NODES nodes (cost is cubic). */
#define KPM_SLACK_NODES 512
double *kpm_mcr_slack(const struct kpm_graph *g, double ratio);

#endif
