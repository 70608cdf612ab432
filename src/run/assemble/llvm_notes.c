#include "run/assemble/llvm.h"

/* The notes of a code object, which llvm-readelf prints as YAML between "---" and "...". */

bool kpn_is_code_object(const char *data, size_t n)
{
    enum { MACHINE = 18, AMDGPU = 224 };
    return n >= 64 && memcmp(data, "\177ELF", 4) == 0 && (unsigned char)data[MACHINE] == AMDGPU &&
           data[MACHINE + 1] == 0;
}

static const char *find(const char *at, const char *end, const char *what)
{
    size_t n = strlen(what);
    for (; (size_t)(end - at) >= n && at < end; at++)
        if (memcmp(at, what, n) == 0)
            return at;
    return NULL;
}

/* The kernels' list; *root is to be freed. */
static const struct kpn_node *kernels_of(const char *notes, size_t n, struct kpn_node **root,
                                         char why[200])
{
    const char *end = notes + n, *from = find(notes, end, "---\n");
    const char *to = from ? find(from, end, "\n...") : NULL;
    *root = NULL;
    if (to) {
        const struct kp_source src = {"metadata", from + 4, (size_t)(to + 1 - from - 4)};
        *root = kpn_yaml_parse(&src);
    }
    const struct kpn_node *list = *root && (*root)->kind == KPN_MAP
                                      ? kpn_yaml_get(*root, "amdhsa.kernels") : NULL;
    if (list && list->kind == KPN_LIST)
        return list;
    snprintf(why, 200, "it has no metadata of kernels");
    return NULL;
}

static const char *text_of(const struct kpn_node *map, const char *key)
{
    const struct kpn_node *n = map->kind == KPN_MAP ? kpn_yaml_get(map, key) : NULL;
    return n && n->kind == KPN_SCALAR ? n->value : NULL;
}

static uint32_t number_of(const struct kpn_node *map, const char *key)
{
    const char *s = text_of(map, key);
    uint64_t v = 0;
    return s && kp_parse_u64(s, &v) && v <= UINT32_MAX ? (uint32_t)v : 0;
}

bool kpn_notes_code(const char *notes, size_t n, const char *entry, struct kpn_code *out,
                    uint32_t *threads, char why[200])
{
    struct kpn_node *root;
    const struct kpn_node *list = kernels_of(notes, n, &root, why), *k = NULL;
    *threads = 0;
    for (size_t i = 0; list && i < list->count && !k; i++) {
        const char *name = text_of(list->items[i], ".name");
        if (name && strcmp(name, entry) == 0)
            k = list->items[i];
    }
    if (list && !k)
        snprintf(why, 200, "its metadata has no kernel '%.120s'", entry);
    if (k) {
        out->registers = number_of(k, ".vgpr_count");
        out->agprs = number_of(k, ".agpr_count");
        out->sgprs = number_of(k, ".sgpr_count");
        out->spill_stores = number_of(k, ".vgpr_spill_count");
        out->spill_loads = number_of(k, ".sgpr_spill_count");
        out->stack = number_of(k, ".private_segment_fixed_size");
        out->shared = number_of(k, ".group_segment_fixed_size");
        out->wave = number_of(k, ".wavefront_size");
        const char *mode = text_of(k, ".workgroup_processor_mode");
        out->cu_mode = mode && strcmp(mode, "0") == 0;
        *threads = number_of(k, ".max_flat_workgroup_size");
    }
    kpn_yaml_free(root);
    return k != NULL;
}

json_t *kpn_notes_entries(const char *notes, size_t n, char target[16], char why[200])
{
    struct kpn_node *root;
    const struct kpn_node *list = kernels_of(notes, n, &root, why);
    const char *id = list ? text_of(root, "amdhsa.target") : NULL;
    const char *gfx = id ? strstr(id, "gfx") : NULL;
    json_t *names = list ? json_array() : NULL;
    snprintf(target, 16, "%.*s", gfx ? (int)strcspn(gfx, ":") : 0, gfx ? gfx : "");
    for (size_t i = 0; list && i < list->count; i++) {
        const char *name = text_of(list->items[i], ".name");
        if (name)
            json_array_append_new(names, kp_json_text(name));
    }
    kpn_yaml_free(root);
    return names;
}
