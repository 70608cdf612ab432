/*
 * gcn_match: where the original's instructions of a kernel of AMD's are in the code with probes.
 */
#ifndef KP_RUN_GCN_MATCH_H
#define KP_RUN_GCN_MATCH_H

#include "run/gcn/gcn.h"

/* A function's code in a listing; instructions and places are counted from its first. */
struct kpn_gside {
    const struct kpn_gcn *g;
    uint32_t first, count;
};
const struct kpn_gins *kpn_gat(const struct kpn_gside *s, uint32_t i);

bool kpn_gins_same_text(const struct kpn_gins *a, const struct kpn_gins *b);
/* Is a's i-th instruction b's j-th?  Where branches lead is looked at apart. */
bool kpn_gins_same(const struct kpn_gside *a, uint32_t i, const struct kpn_gside *b, uint32_t j);

/* The body that unprobed workgroups run. */
struct kpn_gpristine {
    uint32_t from, to;          /* in the probed code; from: or NOWHERE */
    uint32_t kept, same, exits; /* exits: that lead to a stamp, or have its code before them */
    uint32_t bad, bad_at;       /* the first that is another, and what is there; NOWHERE */
};
/* mine: of b's instructions, those that are a's; cleared before. */
struct kpn_gpristine kpn_gcn_pristine(const struct kpn_gside *a, const struct kpn_gside *b,
                                      bool *mine);

/* The probed one. */
struct kpn_gmatched {
    uint32_t *of;      /* by instruction of the original: where it stands, or NOWHERE */
    bool *kept;        /* by instruction of the probed code: it is one of the original's */
    uint32_t from, to; /* of the probed code: from the first of them to behind the last */
    uint32_t n, bad;
    bool flow;         /* branches lead where the original's do */
    uint32_t astray;   /* the first of the original's that does not */
};
/* In b from `begin` on; owned. */
struct kpn_gmatched kpn_gcn_match(const struct kpn_gside *a, const struct kpn_gside *b,
                                  uint32_t begin);
void kpn_gmatched_free(struct kpn_gmatched *m);

#endif
