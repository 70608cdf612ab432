#include "evidence/internal.h"

#include "run/config/expr.h"

/* A launch's useful work: what has to be computed and moved, whatever the kernel does. */

static int find_name(void *ctx, const char *name, int64_t *value, struct kpn_expr_error *err)
{
    const json_t *v = json_object_get(ctx, name);
    (void)err;
    if (!json_is_integer(v))
        return 0;
    *value = json_integer_value(v);
    return 1;
}

static bool evaluate(const struct kpe_run *r, const char *key, const char *text, double *out)
{
    json_t *shape = json_object_get(r->info, "shape");
    const char *names[33] = {NULL}, *name;
    size_t n = 0;
    json_t *v;
    struct kpn_expr_error err = {.at = 0};
    int64_t value;
    json_object_foreach(shape, name, v)
        if (n < KP_COUNT(names) - 1)
            names[n++] = name;
    struct kpn_scope scope = {find_name, shape, names};
    if (!kpn_expr_eval(text, &scope, &value, &err)) {
        kp_error("--work: %s=%s, over the shape of %s: %s", key, text, kp_shown_name(r->path),
                 err.text);
        return false;
    }
    if (value <= 0)
        kp_error("--work: %s=%s is %lld for %s; it has to be more than 0", key, text,
                 (long long)value, kp_shown_name(r->path));
    *out = (double)value;
    return value > 0;
}

/* The next of KEY=EXPR,KEY=EXPR: a comma in parentheses is the expression's. */
static size_t item_length(const char *s)
{
    int depth = 0;
    size_t n = 0;
    for (; s[n] && (s[n] != ',' || depth > 0); n++)
        depth += (s[n] == '(') - (s[n] == ')');
    return n;
}

static bool take_type(struct kpe_run *r, const char *value)
{
    static const char *const types[] = {"f64", "f32", "tf32", "f16", "bf16", "e4m3", "e5m2", "s8",
                                        NULL};
    for (size_t i = 0; types[i]; i++)
        if (strcmp(types[i], value) == 0)
            return snprintf(r->type, sizeof r->type, "%s", value) > 0;
    const char *near = kp_nearest(value, types);
    kp_error("--work: no type '%s'%s%s%s", value, near ? "; did you mean '" : "", near ? near : "",
             near ? "'?" : "");
    return false;
}

static bool take(struct kpe_run *r, const char *key, const char *value)
{
    if (strcmp(key, "flops") == 0)
        return evaluate(r, key, value, &r->flops);
    if (strcmp(key, "bytes") == 0)
        return evaluate(r, key, value, &r->bytes);
    if (strcmp(key, "type") == 0)
        return take_type(r, value);
    kp_error("--work: '%s' is none of flops=EXPR, bytes=EXPR, type=TYPE", key);
    return false;
}

static int from_option(const char *s, struct kpe_run *r)
{
    bool ok = true;
    while (ok && *s) {
        size_t n = item_length(s), k = strcspn(s, "=");
        char *key = kp_strndup(s, k < n ? k : n), *value = kp_strndup(s + (k < n ? k + 1 : n),
                                                                      k < n ? n - k - 1 : 0);
        ok = take(r, key, value);
        free(key);
        free(value);
        s += n + (s[n] == ',');
    }
    r->work_source = "--work";
    return ok ? KP_OK : KP_USAGE;
}

int kpe_work_find(const struct kpe_options *o, struct kpe_run *r)
{
    r->flops = kp_number(r->info, "work.flops");
    r->bytes = kp_number(r->info, "work.bytes");
    snprintf(r->type, sizeof r->type, "%s", kp_text(r->info, "work.type"));
    r->work_source = "inspect .info.work";
    if (!(r->flops > 0))
        r->flops = NAN;
    if (!(r->bytes > 0))
        r->bytes = NAN;
    return o->work ? from_option(o->work, r) : KP_OK;
}
