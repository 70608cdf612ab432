/*
 * gcn_compare: what probes did to a kernel of AMD's, by two listings.
 */
#ifndef KP_RUN_GCN_COMPARE_H
#define KP_RUN_GCN_COMPARE_H

#include <jansson.h>

#include "run/gcn/gcn.h"

/* Registers that a function's code names: one more than the highest VGPR, AGPR and SGPR (VCC
 * and the like not counted).  Text does not show all of them: what stands as raw words is
 * disassembled too. */
struct kpn_gused {
    uint32_t vgprs, agprs, sgprs;
};
struct kpn_gused kpn_gcn_used(const struct kpn_gcn *g, const struct kpn_gfunction *f);
/* The function of that name, or NULL. */
const struct kpn_gfunction *kpn_gcn_function(const struct kpn_gcn *g, const char *name);

/* A clock read whose value is stored beside a tag. */
struct kpn_gread {
    uint32_t at, tag; /* instruction; of the record */
};
struct kpn_greads {
    KP_VEC(struct kpn_gread) list; /* by place */
    uint32_t untold;               /* clock reads that are stored beside no constant */
};
/* Of the instructions from `from` to before `to`; free list.v. */
void kpn_gcn_reads(const struct kpn_gcn *g, uint32_t from, uint32_t to, struct kpn_greads *out);

/* Original and probed listing of a kernel: {"bodies", "pristine" {"identical", "instructions",
 * "kept", "percent", "same_operands", "stamp" (exits that lead to a stamp), "difference"},
 * "probed" {"instructions" (of the original), "kept" (of them, in order), "added" (the probes'),
 * "order", "difference"}, "order" of the pristine body {"equal", "original", "other": how many
 * matrix, load and barrier instructions, in order; "difference"}, "regions" [{"id", "name",
 * "verdict": "intact", "altered", "empty" or "unseen", "starts", "ends", "code" {by class},
 * "why", "as_marked" (of an empty one: the text has nothing there either)}], "registers"
 * {"original", "probed": {"vgprs", "agprs", "sgprs"}}, "waits" [what kpn_gcn_check finds],
 * "verdict": "intact" or "altered", "why" [text]}.  map, contents (as kpi_contents gives it): the
 * entry's part, or NULL.  NULL with the reason in why. */
json_t *kpn_gcn_compare(const char *original, size_t original_len, const char *probed,
                        size_t probed_len, const char *target, const char *entry,
                        const json_t *map, const json_t *contents, char why[200]);

#endif
