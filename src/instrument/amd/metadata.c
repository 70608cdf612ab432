#include "instrument/amd/metadata.h"

#include <yaml.h>

#include "instrument/amd/reader.h"

static const char *const keys[KPI_AMD_KEYS] = {
    [KPI_AMD_META_VGPR_COUNT] = ".vgpr_count",
    [KPI_AMD_META_AGPR_COUNT] = ".agpr_count",
    [KPI_AMD_META_SGPR_COUNT] = ".sgpr_count",
    [KPI_AMD_META_GROUP_SEGMENT] = ".group_segment_fixed_size",
    [KPI_AMD_META_PRIVATE_SEGMENT] = ".private_segment_fixed_size",
    [KPI_AMD_META_KERNARG_SIZE] = ".kernarg_segment_size",
    [KPI_AMD_META_WAVEFRONT_SIZE] = ".wavefront_size",
    [KPI_AMD_META_MAX_WORKGROUP] = ".max_flat_workgroup_size",
    [KPI_AMD_META_VGPR_SPILLS] = ".vgpr_spill_count",
    [KPI_AMD_META_SGPR_SPILLS] = ".sgpr_spill_count",
};

/* ---- where it stands ---------------------------------------------------- */

bool kpi_amd_metadata(struct kpi_amd_reader *r, const struct kpi_amd_line *l, size_t *at,
                      size_t end)
{
    size_t begin = r->place.line;
    while (*at < end) {
        struct kpi_amd_line one = {.begin = *at};
        const char *t = kpi_amd_bytes(r);
        const char *nl = memchr(t + *at, '\n', end - *at);
        size_t word = *at;
        while (word < end && kpi_amd_blank(t[word]))
            word++;
        one.op = (struct kpi_span){word, kpi_amd_word_end(t, word, end) - word};
        *at = nl ? (size_t)(nl - t) + 1 : end;
        if (!kpi_amd_span_is(r, one.op, ".end_amdgpu_metadata"))
            continue;
        if (r->depth)
            kpi_amd_problem(r, l->op, "metadata that a macro or a file makes: registers and LDS "
                                      "could not be raised in it");
        else if (r->amd->metadata.len)
            kpi_amd_problem(r, l->op, "a second block of metadata: which one counts is not known");
        if (r->depth)
            return true;
        r->amd->metadata = (struct kpi_span){begin, *at - begin};
        r->place.next = *at;
        return true;
    }
    kpi_amd_error(r, l->op, "this metadata has no .end_amdgpu_metadata");
    return false;
}

/* ---- what it says ------------------------------------------------------- */

struct reader {
    struct kpi_amd *amd;
    yaml_document_t document;
    struct kpi_span yaml;
    struct kpi_amd_symbols names; /* of kernels: their index */
    uint32_t *bytes; /* by character, which libyaml counts: where it begins in yaml */
};

/* Where each character begins, and behind the last the end. */
static uint32_t *find_characters(const char *s, size_t len)
{
    uint32_t *at = kp_realloc(NULL, len + 1, sizeof *at);
    size_t n = 0;
    for (size_t i = 0; i < len; i++)
        if (((unsigned char)s[i] & 0xc0) != 0x80)
            at[n++] = (uint32_t)i;
    for (; n <= len; n++)
        at[n] = (uint32_t)len;
    return at;
}

static bool is(const yaml_node_t *node, const char *word)
{
    return node && node->type == YAML_SCALAR_NODE && node->data.scalar.length == strlen(word) &&
           memcmp(node->data.scalar.value, word, node->data.scalar.length) == 0;
}

static yaml_node_t *lookup(struct reader *m, yaml_node_t *map, const char *key)
{
    if (!map || map->type != YAML_MAPPING_NODE)
        return NULL;
    for (yaml_node_pair_t *p = map->data.mapping.pairs.start; p < map->data.mapping.pairs.top; p++)
        if (is(yaml_document_get_node(&m->document, p->key), key))
            return yaml_document_get_node(&m->document, p->value);
    return NULL;
}

/* Bytes of a node in the file. */
static struct kpi_span span_of(const struct reader *m, const yaml_node_t *node)
{
    size_t begin = node->start_mark.index, end = node->end_mark.index;
    begin = m->bytes[begin < m->yaml.len ? begin : m->yaml.len];
    end = m->bytes[end < m->yaml.len ? end : m->yaml.len];
    return (struct kpi_span){m->yaml.at + begin, end - begin};
}

static bool number_of(const yaml_node_t *node, uint64_t *out)
{
    if (!node || node->type != YAML_SCALAR_NODE)
        return false;
    char *s = kp_strndup((const char *)node->data.scalar.value, node->data.scalar.length);
    bool ok = kp_parse_u64(s, out);
    free(s);
    return ok;
}

/* The first kernel of this .symbol ("NAME.kd"), or .name. */
static struct kpi_amd_kernel *kernel_named(struct reader *m, yaml_node_t *entry)
{
    yaml_node_t *node = lookup(m, entry, ".symbol");
    size_t suffix = node ? 3 : 0;
    if (!node)
        node = lookup(m, entry, ".name");
    if (!node || node->type != YAML_SCALAR_NODE || node->data.scalar.length < suffix)
        return NULL;
    const char *name = (const char *)node->data.scalar.value;
    size_t n = node->data.scalar.length - suffix;
    const struct kpi_amd_symbol *s = kpi_amd_symbol(&m->names, name, n);
    if (!s || memcmp(name + n, ".kd", suffix) != 0)
        return NULL;
    struct kpi_amd_kernel *k = &m->amd->kernels.v[s->value];
    return k->has_metadata ? NULL : k;
}

static void read_args(struct reader *m, yaml_node_t *list, struct kpi_amd_kernel *k)
{
    if (!list || list->type != YAML_SEQUENCE_NODE)
        return;
    for (yaml_node_item_t *i = list->data.sequence.items.start;
         i < list->data.sequence.items.top; i++) {
        yaml_node_t *arg = yaml_document_get_node(&m->document, *i);
        yaml_node_t *name = lookup(m, arg, ".name"), *kind = lookup(m, arg, ".value_kind");
        struct kpi_amd_arg a = {.offset = 0};
        if (!number_of(lookup(m, arg, ".offset"), &a.offset) ||
            !number_of(lookup(m, arg, ".size"), &a.bytes))
            continue;
        if (name)
            a.name = span_of(m, name);
        if (kind)
            a.kind = span_of(m, kind);
        KP_PUSH(k->args, a);
    }
}

static void read_kernel(struct reader *m, yaml_node_t *entry)
{
    struct kpi_amd_kernel *k = kernel_named(m, entry);
    if (!k)
        return;
    k->has_metadata = true;
    for (size_t i = 0; i < KPI_AMD_KEYS; i++) {
        yaml_node_t *node = lookup(m, entry, keys[i]);
        if (!node || node->type != YAML_SCALAR_NODE)
            continue;
        k->keys[i].at = span_of(m, node);
        k->keys[i].known = number_of(node, &k->keys[i].value);
    }
    yaml_node_t *reqd = lookup(m, entry, ".reqd_workgroup_size");
    if (reqd && reqd->type == YAML_SEQUENCE_NODE) {
        yaml_node_item_t *items = reqd->data.sequence.items.start;
        for (size_t i = 0; i < 3 && items + i < reqd->data.sequence.items.top; i++)
            if (!number_of(yaml_document_get_node(&m->document, items[i]), &k->reqd[i]))
                k->reqd[i] = 0;
    }
    read_args(m, lookup(m, entry, ".args"), k);
}

static void read_document(struct reader *m)
{
    yaml_node_t *list =
        lookup(m, yaml_document_get_root_node(&m->document), "amdhsa.kernels");
    if (!list || list->type != YAML_SEQUENCE_NODE)
        return;
    for (yaml_node_item_t *i = list->data.sequence.items.start;
         i < list->data.sequence.items.top; i++)
        read_kernel(m, yaml_document_get_node(&m->document, *i));
}

/* The lines between the two directives. */
static struct kpi_span inner_lines(const struct kpi_amd *amd)
{
    const char *s = amd->text.s + amd->metadata.at;
    const char *first = memchr(s, '\n', amd->metadata.len);
    size_t begin = first ? (size_t)(first - s) + 1 : amd->metadata.len, end = amd->metadata.len;
    while (end > begin && s[end - 1] == '\n')
        end--;
    while (end > begin && s[end - 1] != '\n')
        end--;
    return (struct kpi_span){amd->metadata.at + begin, end - begin};
}

bool kpi_amd_metadata_read(struct kpi_amd *amd)
{
    struct reader m = {.amd = amd, .yaml = inner_lines(amd)};
    const char *s = amd->text.s + m.yaml.at;
    yaml_parser_t parser;
    if (!yaml_parser_initialize(&parser))
        return false;
    m.bytes = find_characters(s, m.yaml.len);
    for (size_t i = amd->kernels.n; i-- > 0;)
        kpi_amd_define(&m.names, amd->text.s + amd->kernels.v[i].name.at,
                       amd->kernels.v[i].name.len, true, (int64_t)i);
    yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING);
    yaml_parser_set_input_string(&parser, (const unsigned char *)s, m.yaml.len);
    bool ok = yaml_parser_load(&parser, &m.document);
    if (ok) {
        read_document(&m);
        yaml_document_delete(&m.document);
    }
    yaml_parser_delete(&parser);
    kpi_amd_symbols_free(&m.names);
    free(m.bytes);
    return ok;
}
