#include "run/sass/internal.h"

#include <ctype.h>

#include "run/run_internal.h"

#define MAX_STEPS 4096 /* instructions that one search looks at */

/* ---- registers ---------------------------------------------------------- */

/* The register that a piece of arguments begins with. */
struct kpn_reg kpn_reg_of(const char *s, size_t n)
{
    struct kpn_reg r = {false, -1};
    size_t at = 0;
    while (at < n && (s[at] == ' ' || s[at] == '-' || s[at] == '|' || s[at] == '~'))
        at++;
    if (at < n && s[at] == 'U') {
        r.uniform = true;
        at++;
    }
    if (at >= n || s[at] != 'R')
        return r;
    at++;
    if (at < n && s[at] == 'Z')
        r.number = KPN_RZ;
    for (size_t k = 0; at < n && k < 3 && isdigit((unsigned char)s[at]); k++, at++)
        r.number = (r.number < 0 ? 0 : r.number) * 10 + (s[at] - '0');
    return r;
}

/* The k-th argument; false: there are fewer. */
bool kpn_argument(const struct kpn_instr *i, unsigned k, const char **s, size_t *n)
{
    size_t at = 0, depth = 0;
    const char *a = i->args;
    for (; at < i->args_len && k; at++) {
        depth += a[at] == '[' || a[at] == '(';
        depth -= depth && (a[at] == ']' || a[at] == ')');
        k -= a[at] == ',' && !depth;
    }
    while (at < i->args_len && a[at] == ' ')
        at++;
    if (k || at >= i->args_len)
        return false;
    size_t end = at;
    for (depth = 0; end < i->args_len && (depth || a[end] != ','); end++) {
        depth += a[end] == '[' || a[end] == '(';
        depth -= depth && (a[end] == ']' || a[end] == ')');
    }
    *s = a + at;
    *n = end - at;
    return true;
}

struct kpn_reg kpn_reg_argument(const struct kpn_instr *i, unsigned k)
{
    const char *s;
    size_t n;
    return kpn_argument(i, k, &s, &n) ? kpn_reg_of(s, n) : (struct kpn_reg){false, -1};
}

/* How many registers, from the first, an instruction writes; 0: none. */
static unsigned writes(const struct kpn_instr *i, struct kpn_reg *first)
{
    const char *s;
    size_t n;
    if (i->class == KPN_C_CONTROL || i->class == KPN_C_BARRIER || i->class == KPN_C_MBARRIER ||
        i->class == KPN_C_TMA || i->class == KPN_C_WAIT || !kpn_argument(i, 0, &s, &n))
        return 0;
    bool predicate = *s == 'P' || (n > 1 && s[0] == 'U' && s[1] == 'P');
    if (predicate && !kpn_argument(i, 1, &s, &n))
        return 0;
    *first = kpn_reg_of(s, n);
    if (first->number < 0 || first->number == KPN_RZ)
        return 0;
    if (kpn_instr_is(i, "CS2R"))
        return kpn_instr_has(i, "32") ? 1 : 2;
    if (kpn_instr_has(i, "128"))
        return 4;
    return kpn_instr_has(i, "64") || kpn_instr_has(i, "WIDE") ? 2 : 1;
}

bool kpn_writes_reg(const struct kpn_instr *i, struct kpn_reg r)
{
    struct kpn_reg first;
    unsigned n = writes(i, &first);
    return n && first.uniform == r.uniform && r.number >= first.number &&
           r.number < first.number + (int)n;
}

/* ---- constants ---------------------------------------------------------- */

bool kpn_literal(const char *s, size_t n, uint32_t *out)
{
    bool minus = n && *s == '-';
    s += minus;
    n -= minus;
    if (n == 2 && s[0] == 'R' && s[1] == 'Z') {
        *out = 0;
        return true;
    }
    char text[20];
    uint64_t v;
    if (!n || n >= sizeof text)
        return false;
    memcpy(text, s, n);
    text[n] = '\0';
    if (!kp_parse_u64(text, &v) || v > UINT32_MAX)
        return false;
    *out = minus ? 0u - (uint32_t)v : (uint32_t)v;
    return true;
}

/* A half's bits from its decimal spelling. */
static bool half(const char *s, size_t n, uint32_t *out)
{
    char text[40], *end;
    if (!n || n >= sizeof text)
        return false;
    memcpy(text, s, n);
    text[n] = '\0';
    double v = strtod(text, &end);
    *out = kpn_f16_from_float((float)v);
    return end != text && !*end;
}

/* What an instruction that writes r puts there: a constant, or *from, another register. */
static enum kpn_found value_of(const struct kpn_instr *i, uint32_t *value, struct kpn_reg *from)
{
    const char *s;
    size_t n;
    unsigned last = 0;
    *from = (struct kpn_reg){false, -1};
    if (kpn_instr_is(i, "CS2R") && kpn_instr_names(i, "SRZ")) {
        *value = 0;
        return KPN_IS_CONSTANT;
    }
    if (kpn_instr_is(i, "HFMA2") && kpn_instr_names(i, "-RZ, RZ,")) {
        uint32_t high, low;
        const char *t;
        size_t m;
        if (!kpn_argument(i, 3, &s, &n) || !kpn_argument(i, 4, &t, &m) || !half(s, n, &high) ||
            !half(t, m, &low))
            return KPN_IS_UNKNOWN;
        *value = high << 16 | low;
        return KPN_IS_CONSTANT;
    }
    if (kpn_instr_is(i, "MOV") || kpn_instr_is(i, "UMOV") || kpn_instr_is(i, "MOV32I"))
        last = 1;
    else if ((kpn_instr_is(i, "IMAD.MOV") || kpn_instr_is(i, "IMAD.U32")) &&
             kpn_instr_names(i, "RZ, RZ,"))
        last = 3;
    if (!last || !kpn_argument(i, last, &s, &n))
        return KPN_IS_UNKNOWN;
    if (n == 3 && memcmp(s, "URZ", 3) == 0) {
        *value = 0;
        return KPN_IS_CONSTANT;
    }
    if (kpn_literal(s, n, value))
        return KPN_IS_CONSTANT;
    *from = kpn_reg_of(s, n);
    return from->number >= 0 ? KPN_NOT_FOUND : KPN_IS_UNKNOWN;
}

/* The last instruction of block b, before instruction `end`, that writes r. */
uint32_t kpn_last_write(struct kpn_search *w, uint32_t b, uint32_t end, struct kpn_reg r)
{
    for (uint32_t i = end; i > w->s->blocks.v[b].first && w->steps; i--, w->steps--)
        if (kpn_writes_reg(&w->s->code.v[i - 1], r))
            return i - 1;
    return KPN_NOWHERE;
}

static enum kpn_found constant_from(struct kpn_search *w, uint32_t at, unsigned depth,
                                    uint32_t *value, uint32_t *by)
{
    struct kpn_reg from;
    enum kpn_found f = value_of(&w->s->code.v[at], value, &from);
    *by = at;
    uint32_t unused;
    return f == KPN_NOT_FOUND && depth ? kpn_constant_at(w, at, from, depth - 1, value, &unused)
         : f == KPN_NOT_FOUND          ? KPN_IS_UNKNOWN
                                   : f;
}

/* All blocks before b: their last writes of r must agree. */
static enum kpn_found constant_before(struct kpn_search *w, uint32_t b, struct kpn_reg r,
                                      unsigned depth, uint32_t *value, uint32_t *by)
{
    size_t n = w->s->blocks.n, top = 0;
    bool *seen = kp_alloc(n);
    uint32_t *stack = kp_alloc((n + 1) * sizeof *stack);
    enum kpn_found result = KPN_NOT_FOUND;
    stack[top++] = b;
    while (top && result != KPN_IS_UNKNOWN && w->steps) {
        const struct kpn_block *k = &w->s->blocks.v[stack[--top]];
        for (uint32_t e = 0; e < k->prevs && result != KPN_IS_UNKNOWN; e++) {
            uint32_t p = w->s->back[k->first_prev + e], v, where;
            if (seen[p])
                continue;
            seen[p] = true;
            const struct kpn_block *from = &w->s->blocks.v[p];
            uint32_t at = kpn_last_write(w, p, from->first + from->count, r);
            if (at == KPN_NOWHERE) {
                stack[top++] = p;
                continue;
            }
            enum kpn_found f = constant_from(w, at, depth, &v, &where);
            if (f != KPN_IS_CONSTANT || (result == KPN_IS_CONSTANT && v != *value))
                result = KPN_IS_UNKNOWN;
            else {
                result = KPN_IS_CONSTANT;
                *value = v;
                *by = where;
            }
        }
    }
    free(seen);
    free(stack);
    return w->steps ? result : KPN_IS_UNKNOWN;
}

/* The constant that r holds before instruction `end`; by: where it is written. */
enum kpn_found kpn_constant_at(struct kpn_search *w, uint32_t end, struct kpn_reg r, unsigned depth,
                              uint32_t *value, uint32_t *by)
{
    if (r.number == KPN_RZ) {
        *value = 0;
        *by = KPN_NOWHERE;
        return KPN_IS_CONSTANT;
    }
    uint32_t b = w->s->code.v[end].block;
    uint32_t at = kpn_last_write(w, b, end, r);
    if (at != KPN_NOWHERE)
        return constant_from(w, at, depth, value, by);
    return constant_before(w, b, r, depth, value, by);
}

