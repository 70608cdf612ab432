/*
 * rules_file: rules for marks out of YAML:
 *
 *   auto: [waits, loads, mma]
 *   rules:
 *     - attn.py:120-134 = softmax
 */
#ifndef KP_RUN_RULES_FILE_H
#define KP_RUN_RULES_FILE_H

#include "instrument/rules/rules.h"

struct kpn_node;
struct kpn_rule_file {
    char *name;
    struct kp_str text;
    struct kp_source src;
    struct kpn_node *root;
};
struct kpn_rule_list {
    KP_VEC(struct kpi_rule) rules;
    KP_VEC(struct kpn_rule_file *) files;
    KP_VEC(struct kp_source *) sources; /* of rules that are not as they stand in a file */
    unsigned automatic;
};
/* Adds what the file says.  KP_OK, KP_FAILED or KP_MALFORMED with diagnostics. */
int kpn_rules_read(const char *path, struct kpn_rule_list *out);
/* Adds what two nodes say (each may be NULL); src and they outlive the list. */
bool kpn_rules_add(struct kpn_rule_list *out, const struct kp_source *src,
                   const struct kpn_node *automatic, const struct kpn_node *rules);
/* All of the list; borrowed from it. */
struct kpi_rules kpn_rules_of(const struct kpn_rule_list *list);
void kpn_rules_free(struct kpn_rule_list *list);

#endif
