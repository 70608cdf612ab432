/*
 * yaml: a document of YAML whose nodes know where they stand.
 */
#ifndef KP_RUN_YAML_H
#define KP_RUN_YAML_H

#include "base/base.h"

enum kpn_kind { KPN_SCALAR, KPN_LIST, KPN_MAP };
struct kpn_node {
    enum kpn_kind kind;
    size_t offset, span; /* bytes in the source */
    size_t text_offset;  /* of value[0]; SIZE_MAX when escapes move it */
    char *value;         /* KPN_SCALAR */
    bool plain;          /* not quoted */
    struct kpn_node **keys, **items;
    size_t count, capacity;
};
/* NULL with diagnostics.  Anchors, aliases, tags, duplicate keys, nesting
 * beyond 12 levels and more than one document are refused. */
struct kpn_node *kpn_yaml_parse(const struct kp_source *src);
void kpn_yaml_free(struct kpn_node *node);
const struct kpn_node *kpn_yaml_get(const struct kpn_node *map, const char *key);

#endif
