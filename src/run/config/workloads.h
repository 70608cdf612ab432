/*
 * workloads: the representative set of shapes, from the axes that a config declares.
 */
#ifndef KP_RUN_WORKLOADS_H
#define KP_RUN_WORKLOADS_H

#include "run/run_internal.h"

/* Takes the set's shapes in place of those of `shapes` and `sweep`.  False after a message: the
 * config declares no set. */
bool kpn_workloads_choose(struct kpn_config *c);
/* Whether a shape meets all of `requires`.  1; 0 with the first condition that it does not meet in
 * why (borrowed from c); -1 after a message. */
int kpn_workloads_meet(const struct kpn_config *c, const struct kpn_shape *s, const char **why);
/* Whether a shape has the values of a list of `only` and meets `requires`: 1; 0, added to `skipped`
 * where it does not meet them; -1 with a status, after a message. */
int kpn_workloads_wanted(const struct kpn_config *c, const struct kpn_shape *s,
                         const char *const *only, json_t *skipped, int *status);
/* Adds a shape to those that do not run; 0. */
int kpn_workloads_skip(const struct kpn_shape *s, json_t *skipped, const char *why);
/* The message that no shape is left; its status. */
int kpn_workloads_none(const struct kpn_config *c, const char *const *only,
                       const json_t *skipped);
/* The report's "workload_set"; skipped is borrowed. */
json_t *kpn_workloads_json(const struct kpn_config *c, size_t planned, json_t *skipped);
/* "workload" of a shape and of the baseline record; new reference. */
json_t *kpn_workload_json(const struct kpn_shape *s);
/* "M64-N128", behind it "-zeros" where the inputs are not the config's own; owned. */
char *kpn_shape_label(const struct kpn_shape *s);
/* The index-th tensor's specification with the shape's type and values: an input of floats that is
 * normal or uniform otherwise. first: it is the first of them. */
struct kpn_tensor_spec kpn_workload_values(const struct kpn_shape *s,
                                           const struct kpn_tensor_spec *t, size_t index,
                                           bool *first);

#endif
