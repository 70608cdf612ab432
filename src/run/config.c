#include "run/run_internal.h"

#include <errno.h>
#include <locale.h>

#define MAX_CONFIG (256u << 10)

void kpn_error_in(const struct kpn_config *c, const struct kpn_node *n, size_t at,
                  size_t span, const char *fmt, ...)
{
    char text[512];
    va_list ap;
    va_start(ap, fmt);
    vsnprintf(text, sizeof text, fmt, ap);
    va_end(ap);
    if (n->text_offset == SIZE_MAX)
        kp_error_at(&c->src, n->offset, n->span, "%s", text);
    else
        kp_error_at(&c->src, n->text_offset + at, span, "%s", text);
}

bool kpn_want(const struct kpn_config *c, const struct kpn_node *n, enum kpn_kind kind,
              const char *what)
{
    static const char *const names[] = {"a single value", "a list", "a map of names"};
    if (n->kind == kind)
        return true;
    kp_error_at(&c->src, n->offset, n->kind == KPN_SCALAR ? n->span : 1,
                "%s must be %s, not %s", what, names[kind], names[n->kind]);
    return false;
}

static bool unknown_key(const struct kpn_config *c, const struct kpn_node *key,
                        const char *what, const char *const *keys)
{
    const char *bare[32];
    size_t n = 0;
    for (; keys[n] && n < KP_COUNT(bare) - 1; n++)
        bare[n] = keys[n] + (keys[n][0] == '!');
    bare[n] = NULL;
    const char *near = kp_nearest(key->value, bare);
    if (near)
        kp_error_at(&c->src, key->offset, key->span, "unknown key '%s' in %s; did you mean '%s'?",
                    key->value, what, near);
    else
        kp_error_at(&c->src, key->offset, key->span, "unknown key '%s' in %s", key->value, what);
    return false;
}

bool kpn_map_read(const struct kpn_config *c, const struct kpn_node *map, const char *what,
                  const char *const *keys, const struct kpn_node **found)
{
    bool ok = kpn_want(c, map, KPN_MAP, what);
    for (size_t k = 0; keys[k]; k++)
        found[k] = NULL;
    for (size_t i = 0; ok && i < map->count; i++) {
        size_t k = 0;
        while (keys[k] && strcmp(keys[k] + (keys[k][0] == '!'), map->keys[i]->value) != 0)
            k++;
        if (!keys[k])
            return unknown_key(c, map->keys[i], what, keys);
        found[k] = map->items[i];
    }
    for (size_t k = 0; ok && keys[k]; k++) {
        if (keys[k][0] == '!' && !found[k]) {
            kp_error_at(&c->src, map->offset, 1, "'%s' is missing in %s", keys[k] + 1, what);
            ok = false;
        }
    }
    return ok;
}

int kpn_word(const struct kpn_config *c, const struct kpn_node *n, const char *const *words,
             const char *what)
{
    if (!kpn_want(c, n, KPN_SCALAR, what))
        return -1;
    struct kp_str list = {0};
    for (int i = 0; words[i]; i++) {
        if (strcmp(words[i], n->value) == 0) {
            kp_str_free(&list);
            return i;
        }
        kp_str_addf(&list, "%s%s", i ? ", " : "", words[i]);
    }
    const char *near = kp_nearest(n->value, words);
    kp_error_at(&c->src, n->offset, n->span, "unknown %s '%s'%s%s%s (%s)", what, n->value,
                near ? "; did you mean '" : "", near ? near : "", near ? "'?" : "", list.s);
    kp_str_free(&list);
    return -1;
}

bool kpn_bool(const struct kpn_config *c, const struct kpn_node *n, bool *out)
{
    static const char *const words[] = {"false", "true", NULL};
    int w = kpn_word(c, n, words, "truth value");
    *out = w == 1;
    return w >= 0;
}

bool kpn_real(const struct kpn_config *c, const struct kpn_node *n, double *out)
{
    if (!kpn_want(c, n, KPN_SCALAR, "a number"))
        return false;
    char *end;
    errno = 0;
    *out = strtod(n->value, &end);
    if (*n->value && !*end && end != n->value && (errno != ERANGE || *out < 1))
        return true;
    kp_error_at(&c->src, n->offset, n->span, "'%s' is not a number", n->value);
    return false;
}

bool kpn_count(const struct kpn_config *c, const struct kpn_node *n, uint64_t min,
               uint64_t max, uint64_t *out)
{
    if (!kpn_want(c, n, KPN_SCALAR, "a number"))
        return false;
    if (kp_parse_u64(n->value, out) && *out >= min && *out <= max)
        return true;
    kp_error_at(&c->src, n->offset, n->span, "'%s' is not a whole number from %llu to %llu",
                n->value, (unsigned long long)min, (unsigned long long)max);
    return false;
}

bool kpn_expr_list(const struct kpn_config *c, const struct kpn_node *n, const char *what,
                   size_t max, const struct kpn_node **out, size_t *count)
{
    if (n->kind == KPN_SCALAR) {
        out[0] = n;
        *count = 1;
        return true;
    }
    if (!kpn_want(c, n, KPN_LIST, what))
        return false;
    if (n->count == 0 || n->count > max) {
        kp_error_at(&c->src, n->offset, 1, "%s has %zu values; it takes 1 to %zu", what,
                    n->count, max);
        return false;
    }
    for (size_t i = 0; i < n->count; i++) {
        if (!kpn_want(c, n->items[i], KPN_SCALAR, what))
            return false;
        out[i] = n->items[i];
    }
    *count = n->count;
    return true;
}

static bool text_of(const struct kpn_config *c, const struct kpn_node *n, const char *what,
                    const char **out)
{
    if (!n)
        return true;
    if (!kpn_want(c, n, KPN_SCALAR, what))
        return false;
    if (!*n->value) {
        kp_error_at(&c->src, n->offset, n->span, "%s is empty", what);
        return false;
    }
    *out = n->value;
    return true;
}

static bool read_assembler(struct kpn_config *c, const struct kpn_node *n)
{
    static const char *const keys[] = {"options", "path", NULL};
    const struct kpn_node *f[2], *options[KP_COUNT(c->options)];
    if (!n)
        return true;
    if (!kpn_map_read(c, n, "assembler", keys, f) ||
        !text_of(c, f[1], "the assembler's path", &c->assembler))
        return false;
    if (f[0] && f[0]->kind == KPN_LIST && f[0]->count == 0)
        return true;
    if (f[0] && !kpn_expr_list(c, f[0], "assembler options", KP_COUNT(options), options,
                               &c->option_count))
        return false;
    for (size_t i = 0; i < c->option_count; i++)
        c->options[i] = options[i]->value;
    return true;
}

static bool read_ring(struct kpn_config *c, const struct kpn_node *n)
{
    uint64_t v;
    if (n->kind == KPN_SCALAR && strcmp(n->value, "auto") == 0)
        return true;
    if (!kpn_count(c, n, 4, 65536, &v))
        return false;
    if ((v & (v - 1)) != 0) {
        kp_error_at(&c->src, n->offset, n->span, "a ring's length must be a power of two");
        return false;
    }
    c->ring = (uint32_t)v;
    return true;
}

static bool read_instrument(struct kpn_config *c, const struct kpn_node *n)
{
    static const char *const keys[] = {"unit", "ring", "in_place", NULL};
    static const char *const units[] = {"warp", "warpgroup", NULL};
    const struct kpn_node *f[3];
    if (!n)
        return true;
    if (!kpn_map_read(c, n, "instrument", keys, f))
        return false;
    if (f[0]) {
        int w = kpn_word(c, f[0], units, "unit");
        if (w < 0)
            return false;
        c->unit = w ? KPI_UNIT_WARPGROUP : KPI_UNIT_WARP;
    }
    if (f[1] && !read_ring(c, f[1]))
        return false;
    return !f[2] || kpn_bool(c, f[2], &c->in_place);
}

static bool read_launch(struct kpn_config *c, const struct kpn_node *n)
{
    static const char *const keys[] = {"!grid", "!block", "cluster", "shared", NULL};
    const struct kpn_node *f[4];
    size_t count;
    c->launch_node = n;
    if (!kpn_map_read(c, n, "launch", keys, f) ||
        !kpn_expr_list(c, f[0], "grid", 3, c->grid, &count) ||
        !kpn_expr_list(c, f[1], "block", 3, c->block, &count) ||
        (f[2] && !kpn_expr_list(c, f[2], "cluster", 3, c->cluster, &count)))
        return false;
    if (f[3] && !kpn_want(c, f[3], KPN_SCALAR, "shared"))
        return false;
    c->shared = f[3];
    return true;
}

static bool read_number(const struct kpn_config *c, const struct kpn_node *n, uint32_t min,
                        uint32_t max, uint32_t fallback, uint32_t *out)
{
    uint64_t v = fallback;
    if (n && !kpn_count(c, n, min, max, &v))
        return false;
    *out = (uint32_t)v;
    return true;
}

static bool read_root(struct kpn_config *c)
{
    static const char *const keys[] = {
        "!kernel", "!entry", "arch", "assembler", "instrument", "sample", "shapes", "sweep",
        "define", "!launch", "!params", "tensors", "warmup", "repeats", "timeout", NULL};
    const struct kpn_node *f[15];
    if (!kpn_map_read(c, c->root, "the config", keys, f) ||
        !text_of(c, f[0], "kernel", &c->kernel) || !text_of(c, f[1], "entry", &c->entry) ||
        !text_of(c, f[2], "arch", &c->arch) || !read_assembler(c, f[3]) ||
        !read_instrument(c, f[4]) || !text_of(c, f[5], "sample", &c->sample))
        return false;
    c->kernel_node = f[0];
    c->entry_node = f[1];
    c->sample_node = f[5];
    c->define_node = f[8];
    if (f[8] && !kpn_want(c, f[8], KPN_MAP, "define"))
        return false;
    return kpn_config_shapes(c, f[6], f[7]) && read_launch(c, f[9]) &&
           (!f[11] || kpn_config_tensors(c, f[11])) && kpn_config_params(c, f[10]) &&
           read_number(c, f[12], 0, 10000, 3, &c->warmup) &&
           read_number(c, f[13], 1, 10000, 20, &c->repeats) &&
           read_number(c, f[14], 1, 86400, 60, &c->timeout);
}

int kpn_config_parse(const char *name, const char *text, size_t len, struct kpn_config *out)
{
    *out = (struct kpn_config){.src = {name, text, len}, .unit = KPI_UNIT_WARP};
    out->root = kpn_yaml_parse(&out->src);
    return out->root && read_root(out) ? KP_OK : KP_MALFORMED;
}

int kpn_config_read(const char *path, struct kpn_config *out)
{
    struct kp_str text = {0};
    *out = (struct kpn_config){0};
    int status = kp_read_file(path, MAX_CONFIG, &text);
    if (status == KP_OK)
        status = kpn_config_parse(path, text.s, text.len, out);
    out->text = text;
    return status;
}

void kpn_config_free(struct kpn_config *c)
{
    kpn_yaml_free(c->root);
    free(c->shapes);
    kp_str_free(&c->text);
    *c = (struct kpn_config){0};
}
