#include "run/run_internal.h"

#include <yaml.h>

#define MAX_DEPTH 12
#define MAX_NODES 20000

struct builder {
    const struct kp_source *src;
    yaml_parser_t parser;
    yaml_event_t event;
    bool have_event;
    size_t nodes;
    /* the last place asked for; marks come nearly in order */
    size_t line, column, at;
};

/* libyaml counts characters; messages need bytes. */
static size_t byte_offset(struct builder *b, yaml_mark_t mark)
{
    const struct kp_source *s = b->src;
    if (mark.line < b->line || (mark.line == b->line && mark.column < b->column))
        b->line = b->column = b->at = 0;
    while (b->line < mark.line) {
        const char *nl = memchr(s->text + b->at, '\n', s->len - b->at);
        if (!nl)
            return s->len;
        b->at = (size_t)(nl - s->text) + 1;
        b->line++;
        b->column = 0;
    }
    for (; b->column < mark.column && b->at < s->len && s->text[b->at] != '\n'; b->column++) {
        b->at++;
        while (b->at < s->len && ((unsigned char)s->text[b->at] & 0xc0) == 0x80)
            b->at++;
    }
    return b->at;
}

static bool next_event(struct builder *b)
{
    if (b->have_event)
        yaml_event_delete(&b->event);
    b->have_event = false;
    if (yaml_parser_parse(&b->parser, &b->event)) {
        b->have_event = true;
        return true;
    }
    yaml_mark_t mark = b->parser.problem_mark;
    const char *what = b->parser.problem ? b->parser.problem : "not YAML";
    if (b->parser.error == YAML_READER_ERROR)
        kp_error("%s: byte %zu: %s", b->src->name, b->parser.problem_offset, what);
    else
        kp_error_at(b->src, byte_offset(b, mark), 1, "%s%s%s", what,
                    b->parser.context ? " " : "", b->parser.context ? b->parser.context : "");
    return false;
}

static struct kpn_node *new_node(struct builder *b, enum kpn_kind kind)
{
    struct kpn_node *n = kp_alloc(sizeof *n);
    n->kind = kind;
    n->offset = byte_offset(b, b->event.start_mark);
    size_t end = byte_offset(b, b->event.end_mark);
    n->span = end > n->offset ? end - n->offset : 1;
    n->text_offset = SIZE_MAX;
    return n;
}

void kpn_yaml_free(struct kpn_node *n)
{
    if (!n)
        return;
    for (size_t i = 0; i < n->count; i++) {
        if (n->keys)
            kpn_yaml_free(n->keys[i]);
        kpn_yaml_free(n->items[i]);
    }
    free(n->keys);
    free(n->items);
    free(n->value);
    free(n);
}

static void append(struct kpn_node *n, struct kpn_node *key, struct kpn_node *item)
{
    if (n->count == n->capacity) {
        n->capacity = n->capacity ? n->capacity * 2 : 8;
        n->items = kp_realloc(n->items, n->capacity, sizeof(struct kpn_node *));
        if (key)
            n->keys = kp_realloc(n->keys, n->capacity, sizeof(struct kpn_node *));
    }
    if (key)
        n->keys[n->count] = key;
    n->items[n->count++] = item;
}

const struct kpn_node *kpn_yaml_get(const struct kpn_node *map, const char *key)
{
    for (size_t i = 0; map->kind == KPN_MAP && i < map->count; i++)
        if (strcmp(map->keys[i]->value, key) == 0)
            return map->items[i];
    return NULL;
}

static bool refuse(struct builder *b, const char *what)
{
    size_t at = byte_offset(b, b->event.start_mark);
    size_t end = byte_offset(b, b->event.end_mark);
    kp_error_at(b->src, at, end > at ? end - at : 1, "%s", what);
    return false;
}

static struct kpn_node *scalar(struct builder *b)
{
    const char *text = (const char *)b->event.data.scalar.value;
    size_t len = b->event.data.scalar.length;
    if (strlen(text) != len) {
        refuse(b, "a NUL character inside a value");
        return NULL;
    }
    struct kpn_node *n = new_node(b, KPN_SCALAR);
    n->value = kp_strndup(text, len);
    yaml_scalar_style_t style = b->event.data.scalar.style;
    n->plain = style == YAML_PLAIN_SCALAR_STYLE;
    size_t at = n->offset + !n->plain;
    if (at + len <= b->src->len && memcmp(b->src->text + at, text, len) == 0)
        n->text_offset = at;
    return n;
}

/* Anchors and tags change what a value means; a config has no use for them. */
static bool plain_event(struct builder *b)
{
    const yaml_event_t *e = &b->event;
    if (e->type == YAML_ALIAS_EVENT)
        return refuse(b, "aliases are not used in a config");
    const yaml_char_t *anchor = e->type == YAML_SCALAR_EVENT ? e->data.scalar.anchor
        : e->type == YAML_SEQUENCE_START_EVENT ? e->data.sequence_start.anchor
                                               : e->data.mapping_start.anchor;
    const yaml_char_t *tag = e->type == YAML_SCALAR_EVENT ? e->data.scalar.tag
        : e->type == YAML_SEQUENCE_START_EVENT ? e->data.sequence_start.tag
                                               : e->data.mapping_start.tag;
    if (anchor)
        return refuse(b, "anchors are not used in a config");
    if (tag)
        return refuse(b, "tags are not used in a config");
    if (++b->nodes > MAX_NODES)
        return refuse(b, "more than 20000 values");
    return true;
}

static struct kpn_node *value(struct builder *b, int depth);

static bool map_key(struct builder *b, struct kpn_node *map, struct kpn_node **key)
{
    if (b->event.type != YAML_SCALAR_EVENT)
        return refuse(b, "a key must be a plain word");
    if (!plain_event(b) || !(*key = scalar(b)))
        return false;
    if (kpn_yaml_get(map, (*key)->value)) {
        kp_error_at(b->src, (*key)->offset, (*key)->span, "'%s' is given twice", (*key)->value);
        kpn_yaml_free(*key);
        return false;
    }
    return true;
}

/* Fills a list or a map up to its end event. */
static bool children(struct builder *b, struct kpn_node *n, int depth)
{
    for (;;) {
        struct kpn_node *key = NULL, *item;
        if (!next_event(b))
            return false;
        if (b->event.type == YAML_SEQUENCE_END_EVENT || b->event.type == YAML_MAPPING_END_EVENT)
            return true;
        if (n->kind == KPN_MAP) {
            if (!map_key(b, n, &key))
                return false;
            if (!next_event(b) || !(item = value(b, depth + 1))) {
                kpn_yaml_free(key);
                return false;
            }
        } else if (!(item = value(b, depth + 1))) {
            return false;
        }
        append(n, key, item);
    }
}

static struct kpn_node *value(struct builder *b, int depth)
{
    if (depth > MAX_DEPTH) {
        refuse(b, "nested deeper than 12 levels");
        return NULL;
    }
    if (!plain_event(b))
        return NULL;
    if (b->event.type == YAML_SCALAR_EVENT)
        return scalar(b);
    bool list = b->event.type == YAML_SEQUENCE_START_EVENT;
    struct kpn_node *n = new_node(b, list ? KPN_LIST : KPN_MAP);
    if (children(b, n, depth))
        return n;
    kpn_yaml_free(n);
    return NULL;
}

static struct kpn_node *document(struct builder *b)
{
    if (!next_event(b) || !next_event(b)) /* stream start, document start */
        return NULL;
    if (b->event.type != YAML_DOCUMENT_START_EVENT) {
        kp_error("%s: the config is empty", b->src->name);
        return NULL;
    }
    struct kpn_node *root = next_event(b) ? value(b, 0) : NULL;
    if (!root)
        return NULL;
    bool ok = next_event(b) && next_event(b); /* document end, stream end */
    if (ok && b->event.type != YAML_STREAM_END_EVENT)
        ok = refuse(b, "a second document");
    if (ok)
        return root;
    kpn_yaml_free(root);
    return NULL;
}

struct kpn_node *kpn_yaml_parse(const struct kp_source *src)
{
    struct builder b = {.src = src};
    if (!yaml_parser_initialize(&b.parser)) {
        kp_error("out of memory");
        return NULL;
    }
    yaml_parser_set_input_string(&b.parser, (const unsigned char *)src->text, src->len);
    yaml_parser_set_encoding(&b.parser, YAML_UTF8_ENCODING);
    struct kpn_node *root = document(&b);
    if (b.have_event)
        yaml_event_delete(&b.event);
    yaml_parser_delete(&b.parser);
    return root;
}
