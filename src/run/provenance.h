/*
 * provenance: what a run was made of, as reports and traces say it.
 */
#ifndef KP_RUN_PROVENANCE_H
#define KP_RUN_PROVENANCE_H

#include "run/assemble/build.h"

/* New references, all of them; the keys are those of kperf-trace(5). */

/* null where a is NULL: nothing assembles. */
json_t *kpn_assembler_json(const struct kpn_config *c, const struct kpn_assembler *a,
                           const char *arch);
/* Entry, source and its hash; p, which may be NULL, adds the probed text's. */
json_t *kpn_kernel_json(const struct kpn_kernel_file *k, const struct kpn_probed *p);
/* Strategy, unit, ring and record of a build. */
json_t *kpn_layout_json(const struct kpn_build *b);
/* "2026-11-30T05:10:00Z": now. */
json_t *kpn_now_utc(void);
/* {"assembler", "kernel", "ceilings"} as the baseline record has them; a, p and ceilings may be
 * NULL; ceilings is borrowed. */
json_t *kpn_origin(const struct kpn_kernel_file *k, const struct kpn_assembler *a,
                   const struct kpn_probed *p, json_t *ceilings);
/* A trace's info block as far as it is known before the launch; a may be NULL. */
json_t *kpn_provenance(struct kpn_kernel_file *k, const struct kpn_assembler *a,
                       const struct kpn_plan *p, const struct kpn_build *b,
                       const struct kpn_probed *probed, uint32_t repeats);

#endif
