#include "instrument/amd/symbols.h"

#include "instrument/amd/lex.h"

/* ---- the table ---------------------------------------------------------- */

static size_t hash(const char *s, size_t n)
{
    uint64_t h = 0xcbf29ce484222325u;
    for (size_t i = 0; i < n; i++)
        h = (h ^ (unsigned char)s[i]) * 0x100000001b3u;
    return (size_t)(h ^ h >> 32);
}

/* The slot where it is, or where it would go. */
static size_t slot_of(const struct kpi_amd_symbols *t, const char *name, size_t len)
{
    size_t i = hash(name, len) & (t->slot_count - 1);
    for (; t->slots[i]; i = (i + 1) & (t->slot_count - 1)) {
        const struct kpi_amd_symbol *s = &t->list.v[t->slots[i] - 1];
        if (s->len == len && memcmp(s->name, name, len) == 0)
            break;
    }
    return i;
}

static void grow(struct kpi_amd_symbols *t)
{
    free(t->slots);
    t->slot_count = t->slot_count ? t->slot_count * 2 : 64;
    t->slots = kp_alloc(t->slot_count * sizeof *t->slots);
    for (size_t i = 0; i < t->list.n; i++)
        t->slots[slot_of(t, t->list.v[i].name, t->list.v[i].len)] = (uint32_t)i + 1;
}

void kpi_amd_symbols_free(struct kpi_amd_symbols *t)
{
    for (size_t i = 0; i < t->list.n; i++)
        free(t->list.v[i].name);
    free(t->list.v);
    free(t->slots);
    *t = (struct kpi_amd_symbols){0};
}

const struct kpi_amd_symbol *kpi_amd_symbol(const struct kpi_amd_symbols *t, const char *name,
                                            size_t len)
{
    if (!t->slot_count)
        return NULL;
    uint32_t found = t->slots[slot_of(t, name, len)];
    return found ? &t->list.v[found - 1] : NULL;
}

void kpi_amd_define(struct kpi_amd_symbols *t, const char *name, size_t len, bool absolute,
                    int64_t value)
{
    if ((t->list.n + 1) * 2 > t->slot_count)
        grow(t);
    size_t at = slot_of(t, name, len);
    if (!t->slots[at]) {
        struct kpi_amd_symbol s = {.name = kp_strndup(name, len), .len = len};
        KP_PUSH(t->list, s);
        t->slots[at] = (uint32_t)t->list.n;
    }
    t->list.v[t->slots[at] - 1].absolute = absolute;
    t->list.v[t->slots[at] - 1].value = value;
}

/* ---- expressions -------------------------------------------------------- */

#define MAX_NESTING 64 /* of parentheses and of operators in front */

struct expression {
    const struct kpi_amd_symbols *table;
    const char *s;
    size_t at, len;
    unsigned depth;
    bool bad, unknown; /* no expression; one whose value is not known */
};

static void skip(struct expression *e)
{
    e->at = kpi_amd_skip(e->s, e->at, e->len);
}

static char peek(struct expression *e)
{
    return e->at < e->len ? e->s[e->at] : '\0';
}

static int64_t binary(struct expression *e, int least);

static int digit_of(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    c |= 0x20;
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : 99;
}

/* 12, 0x1f, 017, 0b101; 1b and 1f are places. */
static int64_t number(struct expression *e)
{
    size_t end = kpi_amd_word_end(e->s, e->at, e->len), at = e->at;
    int base = 10;
    if (e->s[at] == '0' && end - at > 1) {
        char c = (char)(e->s[at + 1] | 0x20);
        base = c == 'x' ? 16 : c == 'b' && end - at > 2 ? 2 : 8;
        at += base == 8 ? 1 : 2;
    }
    uint64_t v = 0;
    for (; at < end && digit_of(e->s[at]) < base; at++)
        v = v * (uint64_t)base + (uint64_t)digit_of(e->s[at]);
    e->unknown = e->unknown || at < end; /* 1b, 1.0 */
    e->at = end;
    return (int64_t)v;
}

/* max(a, b, ...) and or(a, b, ...), which newer compilers write into descriptors. */
static int64_t call(struct expression *e, const char *name, size_t len)
{
    bool max = len == 3 && memcmp(name, "max", 3) == 0, or = len == 2 && memcmp(name, "or", 2) == 0;
    int64_t v = 0;
    for (bool first = true; !e->bad; first = false) {
        e->at++; /* '(' or ',' */
        int64_t one = binary(e, 1);
        v = first ? one : max ? (one > v ? one : v) : v | one;
        skip(e);
        if (peek(e) != ',')
            break;
    }
    e->bad = e->bad || peek(e) != ')';
    e->at++;
    e->unknown = e->unknown || (!max && !or);
    return v;
}

static int64_t name(struct expression *e)
{
    size_t begin = e->at, end = kpi_amd_word_end(e->s, begin, e->len);
    e->at = end;
    skip(e);
    if (peek(e) == '(' && ++e->depth < MAX_NESTING) {
        int64_t v = call(e, e->s + begin, end - begin);
        e->depth--;
        return v;
    }
    const struct kpi_amd_symbol *s = kpi_amd_symbol(e->table, e->s + begin, end - begin);
    e->unknown = e->unknown || !s || !s->absolute;
    return s ? s->value : 0;
}

static int64_t operand(struct expression *e)
{
    skip(e);
    char c = peek(e);
    if (c >= '0' && c <= '9')
        return number(e);
    if (kpi_amd_word_char(c))
        return name(e);
    e->bad = e->bad || !c || !strchr("-+~!(", c) || ++e->depth >= MAX_NESTING;
    if (e->bad)
        return 0;
    e->at++;
    int64_t v = c == '(' ? binary(e, 1) : operand(e);
    e->depth--;
    if (c == '(') {
        skip(e);
        e->bad = e->bad || peek(e) != ')';
        e->at++;
        return v;
    }
    return c == '-' ? (int64_t)(0 - (uint64_t)v) : c == '~' ? ~v : c == '!' ? !v : v;
}

/* Longest first where one begins with another. */
static const struct operator{
    const char *text;
    int binds;
} operators[] = {
    {"||", 1}, {"&&", 2}, {"==", 3}, {"!=", 3}, {"<>", 3}, {"<<", 6}, {">>", 6}, {"<=", 3},
    {">=", 3}, {"<", 3},  {">", 3},  {"+", 4},  {"-", 4},  {"|", 5},  {"^", 5},  {"&", 5},
    {"!", 5},  {"*", 6},  {"/", 6},  {"%", 6},
};

static const struct operator* operator_at(struct expression *e)
{
    skip(e);
    for (size_t i = 0; i < KP_COUNT(operators); i++) {
        size_t n = strlen(operators[i].text);
        if (e->len - e->at >= n && memcmp(e->s + e->at, operators[i].text, n) == 0)
            return &operators[i];
    }
    return NULL;
}

static int64_t divide(struct expression *e, char op, int64_t a, int64_t b)
{
    if (b == 0 || (a == INT64_MIN && b == -1)) {
        e->bad = true;
        return 0;
    }
    return op == '/' ? a / b : a % b;
}

static int64_t compare(const char *op, int64_t a, int64_t b)
{
    bool v = op[0] == '=' ? a == b
             : op[0] == '!' || op[1] == '>' ? a != b
             : op[0] == '<' ? (op[1] ? a <= b : a < b)
                            : (op[1] ? a >= b : a > b);
    return v ? -1 : 0;
}

static int64_t apply(struct expression *e, const struct operator* op, int64_t a, int64_t b)
{
    uint64_t x = (uint64_t)a, y = (uint64_t)b;
    const char *t = op->text;
    switch (op->binds) {
    case 1: return a || b;
    case 2: return a && b;
    case 3: return compare(t, a, b);
    case 4: return (int64_t)(*t == '+' ? x + y : x - y);
    case 5: return (int64_t)(*t == '|' ? x | y : *t == '^' ? x ^ y : *t == '&' ? x & y : x | ~y);
    default: break;
    }
    if (*t == '*')
        return (int64_t)(x * y);
    if (*t == '/' || *t == '%')
        return divide(e, *t, a, b);
    e->unknown = e->unknown || y > 63;
    y &= 63;
    return *t == '<' ? (int64_t)(x << y) : (int64_t)(x >> y); /* GNU's >> is logical */
}

static int64_t binary(struct expression *e, int least)
{
    int64_t v = operand(e);
    const struct operator* op;
    while (!e->bad && (op = operator_at(e)) != NULL && op->binds >= least) {
        e->at += strlen(op->text);
        int64_t right = binary(e, op->binds + 1);
        v = apply(e, op, v, right);
    }
    return v;
}

bool kpi_amd_evaluate_first(const struct kpi_amd_symbols *table, const char *s, size_t len,
                            int64_t *value, size_t *used)
{
    struct expression e = {.table = table, .s = s, .len = len};
    *value = binary(&e, 1);
    *used = e.at < len ? e.at : len;
    return !e.bad && !e.unknown;
}

bool kpi_amd_evaluate(const struct kpi_amd_symbols *table, const char *s, size_t len,
                      int64_t *value)
{
    size_t used;
    bool known = kpi_amd_evaluate_first(table, s, len, value, &used);
    return known && kpi_amd_skip(s, used, len) == len;
}
