/* What an instruction makes of numbers, as it is played for one thread (motion/turns.c). */
#include "instrument/motion/motion.h"

enum { ADD, SUB, MUL, MUL_HIGH, MUL_WIDE, MAD, AND, OR, XOR, SHL, SHR, MIN, MAX, REM, DIV, SELP,
       SETP, NOT, NEG, MOV };

static const struct {
    const char *op;
    int does;
    unsigned operands;
} table[] = {
    {"add", ADD, 2},          {"sub", SUB, 2},   {"mul.lo", MUL, 2}, {"mul.hi", MUL_HIGH, 2},
    {"mul.wide", MUL_WIDE, 2}, {"mad.lo", MAD, 3}, {"and", AND, 2},   {"or", OR, 2},
    {"xor", XOR, 2},          {"shl", SHL, 2},   {"shr", SHR, 2},    {"min", MIN, 2},
    {"max", MAX, 2},          {"rem", REM, 2},   {"div", DIV, 2},    {"selp", SELP, 3},
    {"setp", SETP, 2},        {"not", NOT, 1},   {"neg", NEG, 1},    {"mov", MOV, 1},
    {"cvt", MOV, 1},          {"cvta", MOV, 1},
};

/* Of its last modifier, ".u32": 32, and whether it has a sign; a truth: 1; 0: another type. */
static unsigned width_of(const struct kpi_mover *m, uint32_t at, bool *with_sign)
{
    struct kpi_span op = m->s[at].op;
    const char *text = m->src->text + op.at;
    size_t k = op.len;
    unsigned width = 0;
    while (k && text[k - 1] != '.')
        k--;
    *with_sign = k && text[k] == 's';
    if (k + 4 == op.len && memcmp(text + k, "pred", 4) == 0)
        return 1;
    bool whole = k && k + 3 == op.len && strchr("subs", text[k]);
    for (size_t i = k + 1; whole && i < op.len; i++)
        width = width * 10 + (unsigned)(text[i] - '0');
    return width == 16 || width == 32 || width == 64 ? width : 0;
}

/* cvt has two types: the narrower one counts. */
static unsigned narrower(const struct kpi_mover *m, uint32_t at, unsigned width)
{
    static const char *const narrow[] = {".u16", ".s16", ".u32", ".s32"};
    for (size_t i = 0; i < KP_COUNT(narrow) && kpi_at_is(m, at, "cvt"); i++)
        if (kpi_has_modifier(m->src, m->s[at].op, narrow[i]))
            return width && width < 16 + 16 * (i / 2) ? width : (unsigned)(16 + 16 * (i / 2));
    return width;
}

static int64_t fitted(int64_t v, unsigned width, bool with_sign)
{
    if (width >= 64)
        return v;
    uint64_t mask = ((uint64_t)1 << width) - 1, u = (uint64_t)v & mask;
    bool negative = with_sign && width > 1 && (u >> (width - 1) & 1);
    return (int64_t)(negative ? u | ~mask : u);
}

static bool compared(const struct kpi_mover *m, uint32_t at, const int64_t v[3], bool with_sign,
                     int64_t *out)
{
    static const char *const orders[] = {".eq", ".ne", ".lt", ".le", ".gt", ".ge",
                                         ".lo", ".ls", ".hi", ".hs"};
    uint64_t a = (uint64_t)v[0], b = (uint64_t)v[1];
    bool less = with_sign ? v[0] < v[1] : a < b, same = a == b;
    const bool holds[] = {same,         !same,        less,          less || same, !less && !same,
                          !less,        less,         less || same,  !less && !same, !less};
    for (size_t i = 0; i < KP_COUNT(orders); i++) {
        if (!kpi_has_modifier(m->src, m->s[at].op, orders[i]))
            continue;
        *out = holds[i];
        return !kpi_operand(m->src, &m->s[at], 3).len; /* and no other truth beside it */
    }
    return false;
}

static bool divided(int does, const int64_t v[3], bool with_sign, int64_t *out)
{
    uint64_t a = (uint64_t)v[0], b = (uint64_t)v[1];
    if (!b || (with_sign && (v[0] < 0 || v[1] < 0)))
        return false;
    *out = (int64_t)(does == REM ? a % b : a / b);
    return true;
}

static bool shifted(int does, const int64_t v[3], unsigned width, int64_t *out)
{
    if (v[1] < 0 || v[1] >= (int64_t)width || (does == SHR && v[0] < 0))
        return false;
    *out = (int64_t)(does == SHL ? (uint64_t)v[0] << v[1] : (uint64_t)v[0] >> v[1]);
    return true;
}

static bool multiplied(int does, const int64_t v[3], unsigned width, int64_t *out)
{
    uint64_t product = (uint64_t)v[0] * (uint64_t)v[1];
    if (does != MUL && does != MAD && width > 32)
        return false;
    if (does == MUL_HIGH && (v[0] < 0 || v[1] < 0))
        return false;
    *out = (int64_t)(does == MUL_HIGH ? product >> width
                     : does == MAD    ? product + (uint64_t)v[2]
                                      : product);
    return true;
}

/* Sums and bits, which come out the same with a sign and without. */
static int64_t combined(int does, const int64_t v[3], bool with_sign)
{
    uint64_t a = (uint64_t)v[0], b = (uint64_t)v[1];
    bool less = with_sign ? v[0] < v[1] : a < b;
    switch (does) {
    case ADD:
        return (int64_t)(a + b);
    case SUB:
        return (int64_t)(a - b);
    case AND:
        return (int64_t)(a & b);
    case OR:
        return (int64_t)(a | b);
    case XOR:
        return (int64_t)(a ^ b);
    case MIN:
        return less ? v[0] : v[1];
    case MAX:
        return less ? v[1] : v[0];
    case SELP:
        return v[2] ? v[0] : v[1];
    case NOT:
        return (int64_t)~a;
    case NEG:
        return (int64_t)(0 - a);
    default:
        return v[0];
    }
}

static bool made_of(const struct kpi_mover *m, uint32_t at, int does, const int64_t v[3],
                    unsigned width, bool with_sign, int64_t *out)
{
    if (does == SETP)
        return compared(m, at, v, with_sign, out);
    if (does == REM || does == DIV)
        return divided(does, v, with_sign, out);
    if (does == SHL || does == SHR)
        return shifted(does, v, width, out);
    if (does == MUL || does == MUL_HIGH || does == MUL_WIDE || does == MAD)
        return multiplied(does, v, width, out);
    *out = combined(does, v, with_sign);
    return true;
}

/* A variable's name stands for a number of its own. */
static bool named(const struct kpi_mover *m, struct kpi_span o, int64_t *out)
{
    const char *text = m->src->text + o.at;
    uint64_t hash = 5381;
    if (!o.len || text[0] == '%' || memchr(text, '{', o.len) || memchr(text, '+', o.len))
        return false;
    for (size_t i = 0; i < o.len; i++)
        hash = hash * 33 + (unsigned char)text[i];
    *out = (int64_t)((hash % 1021 + 1) << 20);
    return true;
}

bool kpi_value_at(struct kpi_mover *m, uint32_t at, unsigned k, kpi_number_fn *number, void *user,
                  int64_t *out)
{
    struct kpi_span o = kpi_operand(m->src, &m->s[at], k);
    uint32_t reg = kpi_reg_named(m, o, at);
    if (reg != KPI_NO_REG)
        return number(user, reg, out);
    return kpi_immediate(m->src, o, out) || (kpi_at_is(m, at, "mov") && named(m, o, out));
}

bool kpi_made_at(struct kpi_mover *m, uint32_t at, kpi_number_fn *number, void *user, int64_t *out)
{
    bool with_sign;
    unsigned width = narrower(m, at, width_of(m, at, &with_sign));
    int64_t v[3] = {0, 0, 0};
    for (size_t i = 0; i < KP_COUNT(table) && width && !m->does[at].carry; i++) {
        if (!kpi_at_is(m, at, table[i].op))
            continue;
        for (unsigned k = 0; k < table[i].operands; k++) {
            bool truth = table[i].does == SELP && k == 2;
            if (!kpi_value_at(m, at, k + 1, number, user, &v[k]))
                return false;
            v[k] = truth ? v[k] != 0 : fitted(v[k], width, with_sign);
        }
        if (!made_of(m, at, table[i].does, v, width, with_sign, out))
            return false;
        bool wide = table[i].does == MUL_WIDE || table[i].does == SETP;
        *out = fitted(*out, wide ? 64 : width, false);
        return true;
    }
    return false;
}
