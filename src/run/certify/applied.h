/*
 * applied: what a text that kperf apply wrote says of itself, in its last line:
 *
 *   // kperf applied {"id", "predicted_gain", ..., "trace": {"name", "hash"}, "shape",
 *                     "kernel": SHA-256, "apart": [{"written", "other"}]}
 *
 * the candidate and what the model said of it, the trace in which that was found, with its shape,
 * the text that was traced, and the parameters that must not point to the same.
 */
#ifndef KP_RUN_APPLIED_H
#define KP_RUN_APPLIED_H

#include <jansson.h>

#include "base/base.h"

struct kpn_config;

/* Adds the line, in the place of one that is there.  candidate: as kperf model lists it; trace: of
 * its report, the input; info: the trace's info block; apart: as above, or NULL. */
void kpn_applied_write(struct kp_str *text, const json_t *candidate, const json_t *trace,
                       const json_t *info, const json_t *apart);
/* Do the parameters that must be apart name different tensors of the config?  entry: as kpi_inspect
 * has it.  KP_OK, with a note of those of which the config does not tell; KP_CHECK with a
 * message. */
int kpn_applied_check(const json_t *applied, const json_t *entry, const struct kpn_config *c,
                      const char *path);
/* What the line says, new reference in *out; NULL: there is none.  KP_OK, or KP_MALFORMED with a
 * message. */
int kpn_applied_read(const struct kp_source *src, json_t **out);

/* A candidate's predicted gain: of the launch's time where it has one, else of a CTA's, else of an
 * iteration's: {"id", "of", "gain", "lo", "hi", "iteration_gain"}, new reference; NULL: it has
 * none.  A CTA's interval is the iteration's in proportion. */
json_t *kpn_gain_json(const json_t *candidate);

#endif
