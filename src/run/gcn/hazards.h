/*
 * hazards: what the checks of distances have in common (gcn/hazards.c, gcn/overtaken.c).
 */
#ifndef KP_RUN_GCN_HAZARDS_H
#define KP_RUN_GCN_HAZARDS_H

#include "run/gcn/gcn.h"

struct kpn_gsearch {
    const struct kpn_gcn *g;
    struct kpn_gfindings *out;
    uint32_t *first_from, *from; /* branches to each instruction: from[first_from[n]..] */
    bool *reached;
    uint64_t *read; /* gfx12: pairs of SGPRs that a VALU may have read before each; gfx11: as a
                     * mask of 64 lanes */
    unsigned enough_nops;
    KP_VEC(uint32_t) stack;
    uint32_t *seen, stamp; /* visited in this search */
    unsigned *distance;
};

enum kpn_gverdict { KPN_G_GO_ON, KPN_G_FOUND, KPN_G_STOP };
/* Looks at instruction n, `distance` behind the start; adds what n takes to it. */
typedef enum kpn_gverdict (*kpn_glook_fn)(struct kpn_gsearch *s, void *data, uint32_t n,
                                          unsigned *distance);

/* The first instruction on some path before n that `look` finds; KPN_G_NOWHERE: none. */
uint32_t kpn_gcn_walk_back(struct kpn_gsearch *s, uint32_t n, kpn_glook_fn look, void *data);
/* A finding; takes message. */
void kpn_gcn_find(struct kpn_gsearch *s, enum kpn_gkind kind, uint32_t at, uint32_t by,
                  char *message);
/* Scalar arithmetic; vector instructions of any kind. */
bool kpn_gins_is_salu(const struct kpn_gins *i);
bool kpn_gins_is_any_valu(const struct kpn_gins *i);

/* ---- overtaken.c ----------------------------------------------------------- */

/* Scalar writes that vector reads overtake: on gfx12, and on gfx11 in waves of 64.  Fills
 * s->read, which is the caller's; else it stays NULL. */
void kpn_gcn_overtaken_begin(struct kpn_gsearch *s);
void kpn_gcn_check_overtaken(struct kpn_gsearch *s, uint32_t n);

#endif
