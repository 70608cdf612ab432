#include "run/run_internal.h"

#include <errno.h>

/* Nodes of a config to checked values, with messages that point at them. */

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
    kp_error_at(&c->src, n->offset, n->span, "'%s' is not a number; an expression "
                "may not stand here", n->value);
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
