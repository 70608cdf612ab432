/* What an instruction writes, as values. */
#include "instrument/sync/internal.h"

/* What leaves are made by, beside opcodes. */
enum { OF_LESS = 1, OF_EQUAL, OF_BOTH, OF_EITHER, OF_CHOICE, OF_PART, OF_START };

static const struct kpi_span no_name = {0, 0};

static uint32_t constant(struct kpi_sync_state *s, int64_t n)
{
    return kpi_value_const(&s->code->values, n);
}

static enum kpi_leaf_sort worse(const struct kpi_sync_state *s, uint32_t a, uint32_t b)
{
    enum kpi_leaf_sort x = kpi_value_sort(&s->code->values, a);
    enum kpi_leaf_sort y = kpi_value_sort(&s->code->values, b);
    enum kpi_leaf_sort most = x > y ? x : y;
    return most > KPI_OF_LAUNCH ? most : KPI_OF_LAUNCH;
}

static uint32_t leaf_of(struct kpi_sync_state *s, uint64_t op, uint32_t a, uint32_t b)
{
    return kpi_value_leaf(&s->code->values, worse(s, a, b), op, a, b, KPI_NO_VALUE, no_name);
}

static uint32_t negation(struct kpi_sync_state *s, uint32_t p)
{
    return kpi_value_sum(&s->code->values, constant(s, 1), -1, p, 64);
}

uint32_t kpi_sync_arg(struct kpi_sync_state *s, const struct kpi_sync_arg *a)
{
    struct kpi_values *v = &s->code->values;
    uint32_t x = a->value;
    if (a->reg != KPI_NO_REG) {
        if (s->regs[a->reg] == KPI_NO_VALUE)
            s->regs[a->reg] = kpi_value_leaf(v, KPI_OF_LAUNCH, OF_START, a->reg, KPI_NO_VALUE,
                                             KPI_NO_VALUE, no_name);
        x = s->regs[a->reg];
    }
    if (x == KPI_NO_VALUE)
        return x;
    if (a->plus)
        x = kpi_value_sum(v, x, 1, constant(s, a->plus), 64);
    return a->negated ? negation(s, x) : x;
}

/* ---- predicates ------------------------------------------------------------ */

bool kpi_sync_known(const struct kpi_sync_state *s, uint32_t value, int64_t *n)
{
    const struct kpi_value *x = &s->code->values.list.v[value];
    *n = x->base;
    if (x->n != 1 || x->leaf[0] >= s->by_leaf.n || !s->by_leaf.v[x->leaf[0]])
        return !x->n;
    *n += s->by_leaf.v[x->leaf[0]] == KPI_DECIDED_SO ? x->coef[0] : 0;
    return true;
}

void kpi_sync_decide_nothing(struct kpi_sync_state *s)
{
    while (s->decided.n)
        s->by_leaf.v[s->decided.v[--s->decided.n]] = KPI_UNDECIDED;
}

void kpi_sync_decide(struct kpi_sync_state *s, uint32_t predicate, bool is)
{
    struct kpi_value x = s->code->values.list.v[predicate];
    if (x.n != 1 || s->decided.n >= 4096)
        return;
    struct kpi_value_leaf leaf = s->code->values.leaves.v[x.leaf[0]];
    bool positive = x.coef[0] > 0;
    if (leaf.sort > KPI_OF_THREAD)
        return;
    bool own = positive ? is : !is;
    while (s->by_leaf.n <= x.leaf[0])
        KP_PUSH(s->by_leaf, KPI_UNDECIDED);
    if (!s->by_leaf.v[x.leaf[0]]) { /* the first decision holds */
        s->by_leaf.v[x.leaf[0]] = own ? KPI_DECIDED_SO : KPI_DECIDED_NOT;
        KP_PUSH(s->decided, x.leaf[0]);
    }
    if ((leaf.op == OF_BOTH && own) || (leaf.op == OF_EITHER && !own)) {
        kpi_sync_decide(s, leaf.from[0], own);
        kpi_sync_decide(s, leaf.from[1], own);
    }
}

/* Of a comparison's leaf. */
static bool leaf_when_large(const struct kpi_values *v, const struct kpi_value_leaf *leaf, bool *is)
{
    const struct kpi_value *apart = &v->list.v[leaf->from[0]];
    if (leaf->sort != KPI_OF_LAUNCH)
        return false;
    for (unsigned i = 0; i < apart->n; i++)
        if ((apart->coef[i] > 0) != (apart->coef[0] > 0) ||
            v->leaves.v[apart->leaf[i]].op == OF_PART)
            return false;
    *is = leaf->op == OF_LESS && apart->n && apart->coef[0] < 0;
    return true;
}

static bool when_large(const struct kpi_sync_state *s, uint32_t predicate, unsigned depth, bool *is)
{
    const struct kpi_values *v = &s->code->values;
    const struct kpi_value *p = &v->list.v[predicate];
    if (p->n != 1 || !depth)
        return false;
    const struct kpi_value_leaf *leaf = &v->leaves.v[p->leaf[0]];
    bool a = false, b = false, known = false;
    if (leaf->op == OF_LESS || leaf->op == OF_EQUAL) {
        known = leaf_when_large(v, leaf, is);
    } else if (leaf->op == OF_BOTH || leaf->op == OF_EITHER) {
        bool left = when_large(s, leaf->from[0], depth - 1, &a);
        bool right = when_large(s, leaf->from[1], depth - 1, &b);
        bool settles = leaf->op == OF_EITHER; /* either one of them that is so is enough */
        known = (left && right) || (left && a == settles) || (right && b == settles);
        *is = (left && a == settles) || (right && b == settles) ? settles : !settles;
    }
    *is = p->coef[0] > 0 ? *is : !*is;
    return known;
}

bool kpi_sync_when_large(const struct kpi_sync_state *s, uint32_t predicate, bool *is)
{
    *is = false;
    return when_large(s, predicate, 8, is);
}

/* a < b, both known. */
static bool less(const struct kpi_step *step, int64_t a, int64_t b)
{
    if (step->is_signed)
        return a < b;
    uint64_t mask = step->bits == 32 ? UINT32_MAX : UINT64_MAX;
    return ((uint64_t)a & mask) < ((uint64_t)b & mask);
}

static uint32_t is_less(struct kpi_sync_state *s, const struct kpi_step *step, uint32_t a,
                        uint32_t b)
{
    int64_t x, y;
    if (kpi_sync_known(s, a, &x) && kpi_sync_known(s, b, &y))
        return constant(s, less(step, x, y));
    uint32_t apart = kpi_value_sum(&s->code->values, a, -1, b, step->bits);
    if (kpi_value_known(&s->code->values, apart, &x))
        return constant(s, x < 0);
    return leaf_of(s, OF_LESS, apart, apart);
}

static uint32_t is_equal(struct kpi_sync_state *s, const struct kpi_step *step, uint32_t a,
                         uint32_t b)
{
    int64_t x;
    struct kpi_values *v = &s->code->values;
    uint32_t apart = kpi_value_sum(v, a, -1, b, step->bits);
    if (kpi_sync_known(s, apart, &x))
        return constant(s, x == 0);
    if (v->list.v[apart].coef[0] < 0)
        apart = kpi_value_sum(v, b, -1, a, step->bits);
    return leaf_of(s, OF_EQUAL, apart, apart);
}

static uint32_t compare(struct kpi_sync_state *s, const struct kpi_step *step, uint32_t a,
                        uint32_t b)
{
    switch (step->compare) {
    case KPI_EQ: return is_equal(s, step, a, b);
    case KPI_NE: return negation(s, is_equal(s, step, a, b));
    case KPI_LT: return is_less(s, step, a, b);
    case KPI_LE: return negation(s, is_less(s, step, b, a));
    case KPI_GT: return is_less(s, step, b, a);
    default: return negation(s, is_less(s, step, a, b));
    }
}

/* p ? a : b */
static uint32_t choose(struct kpi_sync_state *s, uint32_t p, uint32_t a, uint32_t b)
{
    struct kpi_values *v = &s->code->values;
    int64_t n, apart;
    bool is;
    if (a == b)
        return a;
    if (kpi_sync_known(s, p, &n))
        return n ? a : b;
    if (kpi_sync_when_large(s, p, &is))
        return is ? a : b;
    if (kpi_value_known(v, kpi_value_sum(v, a, -1, b, 64), &apart))
        return kpi_value_sum(v, b, apart, p, 64);
    enum kpi_leaf_sort sort = worse(s, a, b), own = kpi_value_sort(v, p);
    return kpi_value_leaf(v, sort > own ? sort : own, OF_CHOICE, p, a, b, no_name);
}

/* ---- bits -------------------------------------------------------------------- */

/* One of two conditions is of what the launch gives, and leaves it to the other: which it is then,
 * in *a. */
static bool one_is_large(const struct kpi_sync_state *s, bool both, uint32_t *a, uint32_t b)
{
    bool x, y, left = kpi_sync_when_large(s, *a, &x), right = kpi_sync_when_large(s, b, &y);
    if (left == right)
        return false;
    if (left && x == both)
        *a = b;
    return (left ? x : y) == both;
}

static uint32_t logic(struct kpi_sync_state *s, const struct kpi_step *step, uint32_t a, uint32_t b)
{
    int64_t x, y;
    bool left = kpi_sync_known(s, a, &x), right = kpi_sync_known(s, b, &y);
    enum kpi_sync_eval e = step->eval;
    if (left && right)
        return constant(s, e == KPI_EVAL_AND ? x & y : e == KPI_EVAL_OR ? x | y : x ^ y);
    if (a == b && e != KPI_EVAL_XOR)
        return a;
    if (left || right) { /* the other with a constant */
        uint32_t other = left ? b : a;
        int64_t n = left ? x : y;
        bool all = step->bits == 1 ? n == 1 : n == -1;
        if ((e == KPI_EVAL_AND && all) || (e != KPI_EVAL_AND && n == 0))
            return other;
        if ((e == KPI_EVAL_AND && n == 0) || (e == KPI_EVAL_OR && all))
            return constant(s, n);
        if (e == KPI_EVAL_XOR && step->bits == 1)
            return negation(s, other);
    }
    if (a > b) {
        uint32_t t = a;
        a = b;
        b = t;
    }
    if (step->bits == 1 && e != KPI_EVAL_XOR && one_is_large(s, e == KPI_EVAL_AND, &a, b))
        return a;
    if (step->bits == 1 && e != KPI_EVAL_XOR)
        return leaf_of(s, e == KPI_EVAL_AND ? OF_BOTH : OF_EITHER, a, b);
    return leaf_of(s, e == KPI_EVAL_AND ? OF_PART : step->op, a, b);
}

static int64_t shifted(const struct kpi_step *step, int64_t x, int64_t n)
{
    if (step->is_signed)
        return x >> (n > 63 ? 63 : n);
    uint64_t u = step->bits == 32 ? (uint64_t)x & UINT32_MAX : (uint64_t)x;
    return n >= (int64_t)step->bits ? 0 : (int64_t)(u >> n);
}

static int64_t unsigned_of(const struct kpi_step *step, int64_t x)
{
    return step->bits == 32 && !step->is_signed ? (int64_t)((uint64_t)x & UINT32_MAX) : x;
}

/* Of two numbers; false: that has no result. */
static bool of_numbers(const struct kpi_step *step, int64_t x, int64_t y, int64_t *out)
{
    bool whole = step->bits <= 32 || step->is_signed;
    x = unsigned_of(step, x);
    y = unsigned_of(step, y);
    switch (step->eval) {
    case KPI_EVAL_DIV:
    case KPI_EVAL_REM:
        if (!y || !whole || (x == INT64_MIN && y == -1))
            return false;
        *out = step->eval == KPI_EVAL_DIV ? x / y : x % y;
        return true;
    case KPI_EVAL_MUL_HI:
        if (step->bits != 32)
            return false;
        *out = (int64_t)((uint64_t)x * (uint64_t)y) >> 32;
        return true;
    case KPI_EVAL_SHR:
        if (y < 0)
            return false;
        *out = shifted(step, x, y);
        return true;
    default:
        return false;
    }
}

/* Whole-number operations of which the result is told for constants alone. */
static uint32_t plain(struct kpi_sync_state *s, const struct kpi_step *step, uint32_t a, uint32_t b)
{
    int64_t x, y, n;
    if (kpi_sync_known(s, a, &x) && kpi_sync_known(s, b, &y) && of_numbers(step, x, y, &n))
        return kpi_value_cut(&s->code->values, constant(s, n), step->bits);
    return leaf_of(s, step->eval == KPI_EVAL_REM ? OF_PART : step->op, a, b);
}

/* ---- instructions ------------------------------------------------------------ */

static uint32_t product(struct kpi_sync_state *s, const struct kpi_step *step, uint32_t a,
                        uint32_t b)
{
    int64_t n;
    if (kpi_sync_known(s, b, &n))
        return kpi_value_sum(&s->code->values, constant(s, 0), n, a, step->bits);
    if (kpi_sync_known(s, a, &n))
        return kpi_value_sum(&s->code->values, constant(s, 0), n, b, step->bits);
    return leaf_of(s, step->op, a, b);
}

/* cvt.u64.u32 of a negative constant is a large one. */
static uint32_t copied(struct kpi_sync_state *s, const struct kpi_step *step, uint32_t a)
{
    int64_t n;
    if (step->bits == 1 && kpi_value_known(&s->code->values, a, &n))
        return constant(s, n != 0); /* mov.pred p, -1 */
    if (step->bits == 64 && step->from_bits == 32 && !step->is_signed &&
        kpi_value_known(&s->code->values, a, &n))
        return constant(s, (int64_t)((uint64_t)n & UINT32_MAX));
    return kpi_value_cut(&s->code->values, a, step->bits);
}

static uint32_t field(struct kpi_sync_state *s, const struct kpi_step *step, uint32_t a, uint32_t b,
                      uint32_t c)
{
    int64_t x, at, n;
    if (kpi_sync_known(s, a, &x) && kpi_sync_known(s, b, &at) && kpi_sync_known(s, c, &n) &&
        !step->is_signed && at >= 0 && n > 0 && at + n <= 32)
        return constant(s, (int64_t)(((uint64_t)x >> at) & ((UINT64_C(1) << n) - 1)));
    return kpi_value_leaf(&s->code->values, worse(s, a, a), step->op, a, b, c, no_name);
}

/* What is not followed: equal for equal operands, but for what reads memory. */
static uint32_t opaque(struct kpi_sync_state *s, const struct kpi_step *step, unsigned which)
{
    uint32_t from[KP_COUNT(step->arg)];
    enum kpi_leaf_sort sort = step->sort;
    uint64_t op = step->op + which;
    if (step->eval == KPI_EVAL_MEMORY)
        return kpi_value_fresh(&s->code->values, KPI_OF_MEMORY);
    for (size_t i = 0; i < KP_COUNT(step->arg); i++) {
        from[i] = kpi_sync_arg(s, &step->arg[i]);
        if (from[i] == KPI_NO_VALUE)
            continue;
        enum kpi_leaf_sort own = kpi_value_sort(&s->code->values, from[i]);
        sort = own > sort ? own : sort;
    }
    op = KPI_HASHED | (op ^ from[3]) * 0x100000001b3u;
    return kpi_value_leaf(&s->code->values, sort, op, from[0], from[1], from[2], no_name);
}

static uint32_t result(struct kpi_sync_state *s, const struct kpi_step *step)
{
    struct kpi_values *v = &s->code->values;
    uint32_t a = kpi_sync_arg(s, &step->arg[0]), b = kpi_sync_arg(s, &step->arg[1]);
    uint32_t c = kpi_sync_arg(s, &step->arg[2]);
    unsigned bits = step->bits;
    int64_t n;
    bool one = a != KPI_NO_VALUE, two = one && b != KPI_NO_VALUE, three = two && c != KPI_NO_VALUE;
    switch (step->eval) {
    case KPI_EVAL_COPY: return one ? copied(s, step, a) : opaque(s, step, 0);
    case KPI_EVAL_NOT:
        if (one && bits == 1)
            return negation(s, a);
        return one ? kpi_value_cut(v, kpi_value_sum(v, constant(s, -1), -1, a, 64), bits)
                   : opaque(s, step, 0);
    case KPI_EVAL_NEG:
        return one ? kpi_value_sum(v, constant(s, 0), -1, a, bits) : opaque(s, step, 0);
    case KPI_EVAL_ADD: return two ? kpi_value_sum(v, a, 1, b, bits) : opaque(s, step, 0);
    case KPI_EVAL_SUB: return two ? kpi_value_sum(v, a, -1, b, bits) : opaque(s, step, 0);
    case KPI_EVAL_MUL: return two ? product(s, step, a, b) : opaque(s, step, 0);
    case KPI_EVAL_MAD:
        return three ? kpi_value_sum(v, c, 1, product(s, step, a, b), bits) : opaque(s, step, 0);
    case KPI_EVAL_SHL:
        if (two && kpi_sync_known(s, b, &n) && n >= 0 && n < 63)
            return n >= (int64_t)bits ? constant(s, 0)
                                      : kpi_value_sum(v, constant(s, 0), INT64_C(1) << n, a, bits);
        return opaque(s, step, 0);
    case KPI_EVAL_AND:
    case KPI_EVAL_OR:
    case KPI_EVAL_XOR: return two ? logic(s, step, a, b) : opaque(s, step, 0);
    case KPI_EVAL_MIN: return two ? choose(s, is_less(s, step, a, b), a, b) : opaque(s, step, 0);
    case KPI_EVAL_MAX: return two ? choose(s, is_less(s, step, a, b), b, a) : opaque(s, step, 0);
    case KPI_EVAL_SHR:
    case KPI_EVAL_MUL_HI:
    case KPI_EVAL_DIV:
    case KPI_EVAL_REM: return two ? plain(s, step, a, b) : opaque(s, step, 0);
    case KPI_EVAL_SELECT: return three ? choose(s, c, a, b) : opaque(s, step, 0);
    case KPI_EVAL_COMPARE: return two ? compare(s, step, a, b) : opaque(s, step, 0);
    case KPI_EVAL_BFE: return three ? field(s, step, a, b, c) : opaque(s, step, 0);
    default: return opaque(s, step, 0);
    }
}

void kpi_sync_evaluate(struct kpi_sync_state *s, const struct kpi_step *step)
{
    uint32_t guard = kpi_sync_arg(s, &step->guard);
    int64_t n = 1;
    bool known = guard == KPI_NO_VALUE || kpi_sync_known(s, guard, &n);
    if (known && !n)
        return;
    for (uint32_t k = 0; k < step->defs; k++) {
        uint32_t reg = s->code->defs.v[step->def_at + k];
        struct kpi_sync_arg old = {.reg = reg, .value = KPI_NO_VALUE};
        bool followed = step->defs == 1 && step->eval != KPI_EVAL_MEMORY;
        uint32_t now = followed ? result(s, step) : opaque(s, step, k);
        s->regs[reg] = known ? now : choose(s, guard, now, kpi_sync_arg(s, &old));
    }
}
