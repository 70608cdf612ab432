#include "run/run_internal.h"

#include <ctype.h>

/* A chain of parentheses, signs or calls deeper than this is refused, so that
 * the recursion below is bounded. */
#define MAX_DEPTH 64
#define MAX_NAME 64

struct parser {
    const char *text, *p;
    const struct kpn_scope *scope;
    struct kpn_expr_error *err;
    int depth;
};

static bool fail(struct parser *ps, const char *at, size_t span, const char *fmt, ...)
    KP_PRINTF(4, 5);

static bool fail(struct parser *ps, const char *at, size_t span, const char *fmt, ...)
{
    va_list ap;
    va_start(ap, fmt);
    vsnprintf(ps->err->text, sizeof ps->err->text, fmt, ap);
    va_end(ap);
    ps->err->at = (size_t)(at - ps->text);
    ps->err->span = span ? span : 1;
    return false;
}

static void skip_space(struct parser *ps)
{
    while (isspace((unsigned char)*ps->p))
        ps->p++;
}

static bool sum(struct parser *ps, int64_t *out);

static bool number(struct parser *ps, int64_t *out)
{
    const char *start = ps->p;
    int64_t v = 0;
    while (isdigit((unsigned char)*ps->p)) {
        if (__builtin_mul_overflow(v, 10, &v) || __builtin_add_overflow(v, *ps->p - '0', &v))
            return fail(ps, start, strspn(start, "0123456789"),
                        "the number does not fit in 64 bits");
        ps->p++;
    }
    if (isalpha((unsigned char)*ps->p) || *ps->p == '_' || *ps->p == '.')
        return fail(ps, start, (size_t)(ps->p - start) + 1, "not a whole number");
    *out = v;
    return true;
}

/* The result of ceildiv, min or max over the arguments so far. */
static bool apply(struct parser *ps, const char *at, const char *fn, int64_t a, int64_t b,
                  int64_t *out)
{
    if (strcmp(fn, "ceildiv") != 0) {
        *out = (strcmp(fn, "min") == 0) == (a < b) ? a : b;
        return true;
    }
    if (b == 0)
        return fail(ps, at, strlen(fn), "division by zero");
    if (a == INT64_MIN && b == -1)
        return fail(ps, at, strlen(fn), "the result does not fit in 64 bits");
    int64_t q = a / b;
    *out = q + (a % b != 0 && (a < 0) == (b < 0));
    return true;
}

static bool call(struct parser *ps, const char *at, const char *fn, int64_t *out)
{
    size_t args = 0;
    int64_t acc = 0, v;
    do {
        ps->p++; /* past '(' or ',' */
        if (!sum(ps, &v))
            return false;
        if (args == 0)
            acc = v;
        else if (!apply(ps, at, fn, acc, v, &acc))
            return false;
        args++;
    } while (*ps->p == ',');
    if (*ps->p != ')')
        return fail(ps, ps->p, 1, "expected ',' or ')'");
    ps->p++;
    if (args < 2 || (args > 2 && strcmp(fn, "ceildiv") == 0))
        return fail(ps, at, strlen(fn), "%s takes %s arguments, not %zu", fn,
                    strcmp(fn, "ceildiv") == 0 ? "two" : "two or more", args);
    *out = acc;
    return true;
}

static bool unknown(struct parser *ps, const char *at, const char *name)
{
    const char *near = ps->scope && ps->scope->names ? kp_nearest(name, ps->scope->names) : NULL;
    if (near)
        return fail(ps, at, strlen(name), "unknown name '%s'; did you mean '%s'?", name, near);
    return fail(ps, at, strlen(name), "unknown name '%s'", name);
}

static bool name_or_call(struct parser *ps, int64_t *out)
{
    const char *start = ps->p;
    char name[MAX_NAME];
    while (isalnum((unsigned char)*ps->p) || *ps->p == '_')
        ps->p++;
    size_t n = (size_t)(ps->p - start);
    if (n >= sizeof name)
        return fail(ps, start, n, "the name is longer than %d characters", MAX_NAME - 1);
    memcpy(name, start, n);
    name[n] = '\0';
    skip_space(ps);
    if (*ps->p == '(') {
        static const char *const functions[] = {"ceildiv", "min", "max", NULL};
        for (size_t i = 0; functions[i]; i++)
            if (strcmp(functions[i], name) == 0)
                return call(ps, start, functions[i], out);
        return fail(ps, start, n, "unknown function '%s'; there are ceildiv, min and max", name);
    }
    int found = ps->scope ? ps->scope->find(ps->scope->ctx, name, out, ps->err) : 0;
    if (found < 0)
        return false;
    return found ? true : unknown(ps, start, name);
}

static bool atom(struct parser *ps, int64_t *out)
{
    skip_space(ps);
    if (isdigit((unsigned char)*ps->p))
        return number(ps, out);
    if (isalpha((unsigned char)*ps->p) || *ps->p == '_')
        return name_or_call(ps, out);
    if (*ps->p != '(')
        return fail(ps, ps->p, 1, *ps->p ? "expected a number, a name or '('"
                                         : "the expression ends too early");
    const char *open = ps->p++;
    if (!sum(ps, out))
        return false;
    if (*ps->p != ')')
        return fail(ps, open, 1, "'(' without ')'");
    ps->p++;
    return true;
}

static bool signed_atom(struct parser *ps, int64_t *out)
{
    skip_space(ps);
    const char *at = ps->p;
    bool negative = false, ok;
    if (++ps->depth > MAX_DEPTH)
        return fail(ps, at, 1, "nested deeper than %d levels", MAX_DEPTH);
    if (*ps->p == '-' || *ps->p == '+') {
        negative = *ps->p++ == '-';
        ok = signed_atom(ps, out);
    } else {
        ok = atom(ps, out);
    }
    ps->depth--;
    if (ok && negative && __builtin_sub_overflow(0, *out, out))
        return fail(ps, at, 1, "the result does not fit in 64 bits");
    skip_space(ps);
    return ok;
}

static bool product(struct parser *ps, int64_t *out)
{
    int64_t rhs;
    if (!signed_atom(ps, out))
        return false;
    while (*ps->p == '*' || *ps->p == '/' || *ps->p == '%') {
        const char *at = ps->p++;
        if (!signed_atom(ps, &rhs))
            return false;
        if (*at != '*' && rhs == 0)
            return fail(ps, at, 1, "division by zero");
        if (*at == '*' ? __builtin_mul_overflow(*out, rhs, out)
                       : *out == INT64_MIN && rhs == -1)
            return fail(ps, at, 1, "the result does not fit in 64 bits");
        if (*at != '*')
            *out = *at == '/' ? *out / rhs : *out % rhs;
    }
    return true;
}

static bool sum(struct parser *ps, int64_t *out)
{
    int64_t rhs;
    if (!product(ps, out))
        return false;
    while (*ps->p == '+' || *ps->p == '-') {
        const char *at = ps->p++;
        if (!product(ps, &rhs))
            return false;
        if (*at == '+' ? __builtin_add_overflow(*out, rhs, out)
                       : __builtin_sub_overflow(*out, rhs, out))
            return fail(ps, at, 1, "the result does not fit in 64 bits");
    }
    return true;
}

bool kpn_expr_eval(const char *text, const struct kpn_scope *scope, int64_t *out,
                   struct kpn_expr_error *err)
{
    struct parser ps = {text, text, scope, err, 0};
    *err = (struct kpn_expr_error){.span = 1};
    if (!sum(&ps, out))
        return false;
    if (*ps.p)
        return fail(&ps, ps.p, 1, "unexpected '%c'", *ps.p);
    return true;
}

bool kpn_is_name(const char *s)
{
    if (!isalpha((unsigned char)*s) && *s != '_')
        return false;
    size_t n = 0;
    for (; isalnum((unsigned char)s[n]) || s[n] == '_'; n++)
        ;
    return s[n] == '\0' && n < MAX_NAME;
}
