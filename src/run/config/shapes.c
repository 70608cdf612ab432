#include "run/run_internal.h"

/* The shapes of a config, and the values of names over one of them. */

/* ---- the values of names ------------------------------------------------ */

struct values {
    const struct kpn_config *c;
    const struct kpn_shape *shape;
    bool busy[KPN_MAX_NAMES], known[KPN_MAX_NAMES]; /* by definition */
    int64_t value[KPN_MAX_NAMES];
    const char *names[2 * KPN_MAX_NAMES + 1];
};

static bool eval_node(struct values *v, const struct kpn_node *n, int64_t *out);

static int find_value(void *ctx, const char *name, int64_t *value, struct kpn_expr_error *err)
{
    struct values *v = ctx;
    for (size_t i = 0; v->shape && i < v->shape->count; i++) {
        if (strcmp(v->shape->name[i], name) == 0) {
            *value = v->shape->value[i];
            return 1;
        }
    }
    const struct kpn_node *d = v->c->define_node;
    for (size_t i = 0; d && i < d->count; i++) {
        if (strcmp(d->keys[i]->value, name) != 0)
            continue;
        if (v->known[i]) {
            *value = v->value[i];
            return 1;
        }
        if (v->busy[i]) {
            kp_error_at(&v->c->src, d->keys[i]->offset, d->keys[i]->span,
                        "'%s' is defined by itself", name);
            err->text[0] = '\0';
            return -1;
        }
        v->busy[i] = true;
        bool ok = eval_node(v, d->items[i], value);
        v->busy[i] = false;
        v->known[i] = ok;
        v->value[i] = ok ? *value : 0;
        err->text[0] = '\0';
        return ok ? 1 : -1;
    }
    return 0;
}

static void collect_names(struct values *v)
{
    size_t n = 0;
    const struct kpn_node *d = v->c->define_node;
    for (size_t i = 0; v->shape && i < v->shape->count; i++)
        v->names[n++] = v->shape->name[i];
    for (size_t i = 0; d && i < d->count && i < KPN_MAX_NAMES; i++)
        v->names[n++] = d->keys[i]->value;
    v->names[n] = NULL;
}

/* YAML ends a plain value at a comma inside { } and [ ], parentheses or not. */
static bool cut_at_comma(const struct kpn_node *n)
{
    int depth = 0;
    for (const char *p = n->value; *p; p++)
        depth += (*p == '(') - (*p == ')');
    return n->plain && depth != 0;
}

static const char cut_hint[] = "; an expression with a comma needs quotes inside { } and [ ]";

static bool eval_node(struct values *v, const struct kpn_node *n, int64_t *out)
{
    struct kpn_scope scope = {find_value, v, v->names};
    struct kpn_expr_error err;
    if (!kpn_want(v->c, n, KPN_SCALAR, "an expression"))
        return false;
    if (kpn_expr_eval(n->value, &scope, out, &err))
        return true;
    if (err.text[0])
        kpn_error_in(v->c, n, err.at, err.span, "%s%s", err.text,
                     cut_at_comma(n) ? cut_hint : "");
    return false;
}

bool kpn_eval(const struct kpn_config *c, const struct kpn_shape *shape,
              const struct kpn_node *n, int64_t *out)
{
    struct values v = {.c = c, .shape = shape};
    collect_names(&v);
    return eval_node(&v, n, out);
}

bool kpn_eval_text(const struct kpn_config *c, const struct kpn_shape *shape,
                   const char *text, int64_t *out, struct kpn_expr_error *err)
{
    struct values v = {.c = c, .shape = shape};
    collect_names(&v);
    struct kpn_scope scope = {find_value, &v, v.names};
    return kpn_expr_eval(text, &scope, out, err);
}

/* ---- shapes ------------------------------------------------------------- */

static struct kpn_shape *add_shape(struct kpn_config *c, const struct kpn_node *n)
{
    if (c->shape_count == KPN_MAX_SHAPES) {
        kp_error_at(&c->src, n->offset, 1, "more than %d shapes", KPN_MAX_SHAPES);
        return NULL;
    }
    if (c->shape_count == c->shape_capacity) {
        c->shape_capacity = c->shape_capacity ? c->shape_capacity * 2 : 8;
        c->shapes = kp_realloc(c->shapes, c->shape_capacity, sizeof *c->shapes);
    }
    struct kpn_shape *s = &c->shapes[c->shape_count++];
    *s = (struct kpn_shape){.node = n};
    return s;
}

static bool check_names(const struct kpn_config *c, const struct kpn_node *map)
{
    if (map->count > KPN_MAX_NAMES) {
        kp_error_at(&c->src, map->offset, 1, "more than %d names", KPN_MAX_NAMES);
        return false;
    }
    for (size_t i = 0; i < map->count; i++) {
        const struct kpn_node *k = map->keys[i];
        if (kpn_is_name(k->value))
            continue;
        kp_error_at(&c->src, k->offset, k->span, "'%s' cannot name a value%s", k->value,
                    cut_at_comma(k) ? cut_hint : "");
        return false;
    }
    return true;
}

/* A definition that shares a shape's name would never be used. */
static bool check_hidden(const struct kpn_config *c, const struct kpn_shape *s)
{
    const struct kpn_node *d = c->define_node;
    for (size_t i = 0; d && i < d->count; i++) {
        for (size_t k = 0; k < s->count; k++) {
            if (strcmp(s->name[k], d->keys[i]->value) != 0)
                continue;
            kp_error_at(&c->src, d->keys[i]->offset, d->keys[i]->span,
                        "'%s' is a name of a shape already", s->name[k]);
            return false;
        }
    }
    return true;
}

static bool read_shape(struct kpn_config *c, const struct kpn_node *n)
{
    if (!kpn_want(c, n, KPN_MAP, "a shape") || !check_names(c, n))
        return false;
    struct kpn_shape *s = add_shape(c, n);
    if (!s)
        return false;
    for (size_t i = 0; i < n->count; i++) {
        int64_t v;
        if (!kpn_eval(c, s, n->items[i], &v))
            return false;
        s->name[s->count] = n->keys[i]->value;
        s->value[s->count++] = v;
    }
    return check_hidden(c, s);
}

/* One shape a combination; the last name varies fastest. */
static bool sweep_level(struct kpn_config *c, const struct kpn_node *sweep, size_t level,
                        struct kpn_shape *partial)
{
    if (level == sweep->count) {
        struct kpn_shape *s = add_shape(c, sweep);
        if (s)
            *s = *partial;
        return s && check_hidden(c, s);
    }
    const struct kpn_node *values[256];
    size_t n;
    if (!kpn_expr_list(c, sweep->items[level], "a sweep's values", KP_COUNT(values), values, &n))
        return false;
    for (size_t i = 0; i < n; i++) {
        partial->count = level;
        int64_t v;
        if (!kpn_eval(c, partial, values[i], &v))
            return false;
        partial->name[level] = sweep->keys[level]->value;
        partial->value[level] = v;
        partial->count = level + 1;
        if (!sweep_level(c, sweep, level + 1, partial))
            return false;
    }
    return true;
}

bool kpn_config_shapes(struct kpn_config *c, const struct kpn_node *shapes,
                       const struct kpn_node *sweep)
{
    if (c->define_node && !check_names(c, c->define_node))
        return false;
    if (shapes && !kpn_want(c, shapes, KPN_LIST, "shapes"))
        return false;
    for (size_t i = 0; shapes && i < shapes->count; i++)
        if (!read_shape(c, shapes->items[i]))
            return false;
    if (sweep) {
        struct kpn_shape partial = {.node = sweep};
        if (!kpn_want(c, sweep, KPN_MAP, "sweep") || !check_names(c, sweep) ||
            !sweep_level(c, sweep, 0, &partial))
            return false;
    }
    if (c->shape_count)
        return true;
    kp_error_at(&c->src, shapes ? shapes->offset : c->root->offset, 1,
                "there is no shape; give 'shapes' or 'sweep'");
    return false;
}

/* ---- one of them by its names ----------------------------------------------- */

static bool shape_has(const struct kpn_shape *s, const char *name, size_t n, int64_t value)
{
    for (size_t i = 0; i < s->count; i++)
        if (strlen(s->name[i]) == n && strncmp(s->name[i], name, n) == 0)
            return s->value[i] == value;
    return false;
}

/* Whether it has every value of one list; -1 for a malformed one. */
static int has_all(const struct kpn_shape *s, const char *list)
{
    int has = 1;
    while (*list) {
        size_t n = strcspn(list, ","), eq = strcspn(list, "=,");
        int64_t value;
        char *number = eq < n ? kp_strndup(list + eq + 1, n - eq - 1) : NULL;
        bool ok = number && kp_parse_i64(number, &value);
        free(number);
        if (!ok)
            return -1;
        if (!shape_has(s, list, eq, value))
            has = 0;
        list += n + (list[n] == ',');
    }
    return has;
}

int kpn_shape_matches(const struct kpn_shape *s, const char *const *only, const char **bad)
{
    bool any = !only || !*only;
    for (; only && *only; only++) {
        int has = has_all(s, *only);
        if (has < 0) {
            *bad = *only;
            return -1;
        }
        any = any || has;
    }
    return any;
}
