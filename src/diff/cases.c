/* Which runs of the two sides are of one shape, and what forbids to compare them. */
#include "diff/diff_internal.h"

/* ---- shapes ------------------------------------------------------------------ */

/* "K=64,M=128", and the inputs' values where they are not the config's own. */
static char *label_of(const struct kpd_run *r)
{
    struct kp_str b = {0};
    const char *key, *values = kpd_text(r->part, "baseline.workload.values");
    /* Written sorted and read again: the order of a trace is not that of a report. */
    char *text = json_is_object(r->shape) ? json_dumps(r->shape, JSON_SORT_KEYS) : NULL;
    json_t *sorted = text ? json_loads(text, 0, NULL) : NULL, *v;
    free(text);
    json_object_foreach(sorted, key, v)
        kp_str_addf(&b, "%s%s=%lld", b.len ? "," : "", key, (long long)json_integer_value(v));
    json_decref(sorted);
    if (*values && strcmp(values, "config") != 0)
        kp_str_addf(&b, "%s(%s)", b.len ? " " : "", values);
    return kp_str_detach(&b);
}

int kpd_shape_has(const json_t *shape, const char *only, size_t n)
{
    while (n) {
        const char *comma = memchr(only, ',', n);
        size_t one = comma ? (size_t)(comma - only) : n;
        const char *eq = memchr(only, '=', one);
        int64_t want = 0;
        char *name = kp_strndup(only, eq ? (size_t)(eq - only) : 0);
        char *value = kp_strndup(eq ? eq + 1 : "", eq ? one - (size_t)(eq + 1 - only) : 0);
        bool ok = *name && kp_parse_i64(value, &want);
        const json_t *have = ok ? json_object_get(shape, name) : NULL;
        free(name);
        free(value);
        if (!ok)
            return -1;
        if (!json_is_integer(have) || json_integer_value(have) != want)
            return 0;
        only += one + (comma != NULL);
        n -= one + (comma != NULL);
    }
    return 1;
}

/* ---- cases -------------------------------------------------------------------- */

static bool one_entry(const struct kpd_side *s)
{
    for (size_t i = 1; i < s->runs.n; i++)
        if (strcmp(s->runs.v[i]->entry, s->runs.v[0]->entry) != 0)
            return false;
    return true;
}

/* A side has texts of several names with one entry and one shape: variants of a kernel. */
static bool has_variants(const struct kpd_side *s)
{
    for (size_t i = 0; i < s->runs.n; i++)
        for (size_t k = 0; k < i; k++) {
            const struct kpd_run *a = s->runs.v[i], *b = s->runs.v[k];
            if (strcmp(a->entry, b->entry) == 0 && json_equal(a->shape, b->shape) &&
                strcmp(kpd_text(a->source, "name"), kpd_text(b->source, "name")) != 0)
                return true;
        }
    return false;
}

/* What runs of a case have in common beside the shape. */
static char *kernel_of(const struct kpd_run *r, bool variants)
{
    return variants ? kp_asprintf("%s of %s", r->entry, kpd_text(r->source, "name"))
                    : kp_strdup(r->entry);
}

/* Takes entry and label. */
static struct kpd_case *case_of(struct kpd_cases *cases, const struct kpd_run *r, char *entry,
                                char *label, bool entries)
{
    for (size_t i = 0; i < cases->list.n; i++) {
        struct kpd_case *c = &cases->list.v[i];
        if (strcmp(c->label, label) == 0 && (!entries || strcmp(c->entry, entry) == 0)) {
            free(label);
            free(entry);
            return c;
        }
    }
    struct kpd_case c = {.entry = entry, .label = label, .shape = r->shape};
    KP_PUSH(cases->list, c);
    return &cases->list.v[cases->list.n - 1];
}

void kpd_cases_make(const struct kpd_side *a, const struct kpd_side *b, bool paired,
                    struct kpd_cases *out)
{
    bool variants = !paired && (has_variants(a) || has_variants(b));
    bool entries = variants || !one_entry(a) || !one_entry(b);
    *out = (struct kpd_cases){0};
    for (int side = 0; side < 2; side++) {
        const struct kpd_side *s = side ? b : a;
        for (size_t i = 0; i < s->runs.n; i++) {
            struct kpd_run *r = s->runs.v[i];
            struct kpd_case *c = case_of(out, r, kernel_of(r, variants), label_of(r), entries);
            c->paired = paired;
            if (side)
                KP_PUSH(c->b, r);
            else
                KP_PUSH(c->a, r);
        }
    }
}

void kpd_cases_free(struct kpd_cases *c)
{
    for (size_t i = 0; i < c->list.n; i++) {
        free(c->list.v[i].a.v);
        free(c->list.v[i].b.v);
        free(c->list.v[i].label);
        free(c->list.v[i].entry);
    }
    free(c->list.v);
    *c = (struct kpd_cases){0};
}

/* ---- what forbids a comparison -------------------------------------------------- */

/* Of two objects the members that differ; owned. */
static json_t *without_same(json_t *a, const json_t *b)
{
    const char *key;
    json_t *v, *o;
    if (!json_is_object(a) || !json_is_object(b))
        return json_incref(a);
    o = json_object();
    json_object_foreach(a, key, v)
        if (!json_equal(v, json_object_get(b, key)))
            json_object_set(o, key, v);
    return o;
}

/* Takes a and b. */
static void put_difference(json_t *list, const char *what, json_t *a, json_t *b, bool allowed,
                           bool *refused)
{
    json_t *only_a = without_same(a, b), *only_b = without_same(b, a);
    json_decref(a);
    json_decref(b);
    a = only_a;
    b = only_b;
    json_array_append_new(list, json_pack("{s:s,s:o,s:o,s:b}", "what", what, "a",
                                          a ? a : json_null(), "b", b ? b : json_null(),
                                          "allowed", allowed));
    *refused = *refused || !allowed;
}

/* Name, type, shape and strides of each tensor, whatever else is said of it. */
static json_t *tensors_of(const struct kpd_run *r)
{
    static const char *const keys[] = {"name", "dtype", "shape", "strides", "output"};
    json_t *list = json_array(), *t;
    size_t i;
    if (!r->tensors) {
        json_decref(list);
        return NULL;
    }
    json_array_foreach(r->tensors, i, t) {
        json_t *o = json_object();
        for (size_t k = 0; k < KP_COUNT(keys); k++)
            if (json_object_get(t, keys[k]))
                json_object_set(o, keys[k], json_object_get(t, keys[k]));
        json_array_append_new(list, o);
    }
    return list;
}

static json_t *text_of(const json_t *o, const char *path)
{
    return json_incref((json_t *)(uintptr_t)kpd_at(o, path));
}

typedef json_t *part_of(const struct kpd_run *r);
static json_t *device_of(const struct kpd_run *r)
{
    return text_of(r->device, "name");
}
static json_t *driver_of(const struct kpd_run *r)
{
    return text_of(r->device, "driver");
}

/* Traces of earlier versions say of their scope only what was in the cache. */
static bool same_part(const json_t *a, const json_t *b)
{
    const json_t *x = json_object_get(a, "l2"), *y = json_object_get(b, "l2");
    bool whole = json_object_get(a, "launches") && json_object_get(b, "launches");
    return x && y && !whole ? json_equal(x, y) : json_equal(a, b);
}

/* Of the first run of either side on which they differ.  What is not there (a dry run knows no
 * device) does not: what needs it is missing then. */
static void compare_part(json_t *list, const char *what, const struct kpd_case *c, part_of *of,
                         bool allowed, bool *refused)
{
    json_t *first = of(c->a.v[0]);
    for (size_t i = 1; i < c->a.n + c->b.n; i++) {
        struct kpd_run *r = i < c->a.n ? c->a.v[i] : c->b.v[i - c->a.n];
        json_t *other = of(r);
        if (first && other && !same_part(first, other)) {
            put_difference(list, what, first, other, allowed, refused);
            return;
        }
        if (first)
            json_decref(other);
        else
            first = other;
    }
    json_decref(first);
}

json_t *kpd_differs(const struct kpd_case *c, unsigned allow, bool *refused)
{
    json_t *list = json_array();
    *refused = false;
    compare_part(list, "device", c, device_of, allow & KPD_ALLOW_DEVICE, refused);
    compare_part(list, "driver", c, driver_of, allow & KPD_ALLOW_DRIVER, refused);
    compare_part(list, "scope", c, kpd_scope, allow & KPD_ALLOW_SCOPE, refused);
    compare_part(list, "tensors", c, tensors_of, allow & KPD_ALLOW_TENSORS, refused);
    return list;
}
