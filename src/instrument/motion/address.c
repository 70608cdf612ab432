/* Addresses as sums: what registers hold, followed back through arithmetic. */
#include "instrument/motion/motion.h"

#define UNBOUNDED (INT64_MAX / 4)

/* ---- leaves -------------------------------------------------------------- */

bool kpi_leaf_equal(const struct kpi_mover *m, const struct kpi_leaf *a,
                    const struct kpi_leaf *b)
{
    if (a->kind != b->kind)
        return false;
    if (a->kind == KPI_LEAF_SYMBOL)
        return a->name.len == b->name.len &&
               memcmp(m->src->text + a->name.at, m->src->text + b->name.at, a->name.len) == 0;
    if (a->kind == KPI_LEAF_RING)
        return a->header == b->header && a->turns == b->turns && a->start == b->start &&
               a->length == b->length && a->since == b->since;
    return a->reg == b->reg && a->since == b->since && a->header == b->header;
}

static struct kpi_form of_leaf(struct kpi_mover *m, struct kpi_leaf leaf)
{
    uint32_t i = 0;
    while (i < m->leaves.n && !kpi_leaf_equal(m, &m->leaves.v[i], &leaf))
        i++;
    if (i == m->leaves.n)
        KP_PUSH(m->leaves, leaf);
    struct kpi_form f = {.known = true, .n = 1};
    f.term[0].leaf = i;
    f.term[0].coef = 1;
    return f;
}

struct kpi_form kpi_form_const(int64_t v)
{
    return (struct kpi_form){.known = true, .base = v};
}

static const struct kpi_form unknown;

/* a + k * b */
struct kpi_form kpi_form_add(struct kpi_form a, int64_t k, struct kpi_form b)
{
    int64_t part;
    if (!a.known || !b.known || __builtin_mul_overflow(k, b.base, &part) ||
        __builtin_add_overflow(a.base, part, &a.base))
        return unknown;
    for (unsigned i = 0; i < b.n; i++) {
        unsigned j = 0;
        while (j < a.n && a.term[j].leaf != b.term[i].leaf)
            j++;
        if (j == KPI_TERMS || __builtin_mul_overflow(k, b.term[i].coef, &part))
            return unknown;
        if (j == a.n) {
            a.term[j].leaf = b.term[i].leaf;
            a.term[j].coef = 0;
            a.n++;
        }
        if (__builtin_add_overflow(a.term[j].coef, part, &a.term[j].coef))
            return unknown;
        if (!a.term[j].coef)
            a.term[j] = a.term[--a.n];
    }
    return a;
}

bool kpi_form_same(const struct kpi_form *a, const struct kpi_form *b)
{
    struct kpi_form d = kpi_form_add(*a, -1, *b);
    return d.known && !d.n && !d.base;
}

/* ---- definitions --------------------------------------------------------- */

static uint32_t defs_of(const struct kpi_mover *m, uint32_t reg, const uint32_t **list)
{
    *list = m->by_reg + m->by_reg_at[reg];
    return m->by_reg_at[reg + 1] - m->by_reg_at[reg];
}

/* The statement that alone writes the register, before `at` and always; or UINT32_MAX. */
uint32_t kpi_only_def(const struct kpi_mover *m, uint32_t reg, uint32_t at)
{
    const uint32_t *list;
    if (defs_of(m, reg, &list) != 1 || list[0] >= at || m->s[list[0]].guard.len ||
        m->landed[list[0]] <= at) /* or it may be of a turn before */
        return UINT32_MAX;
    return list[0];
}

uint32_t kpi_reg_named(struct kpi_mover *m, struct kpi_span operand, uint32_t at)
{
    return operand.len ? kpi_regs_look_up(&m->regs, operand, m->s[at].scope) : KPI_NO_REG;
}

/* Where the innermost loop round a statement begins and where it last jumps back; false: none. */
static bool loop_of(const struct kpi_mover *m, uint32_t at, uint32_t *header, uint32_t *back)
{
    bool found = false;
    *header = *back = UINT32_MAX;
    for (uint32_t i = at; i < m->n; i++) {
        uint32_t to = m->jumps.target[i];
        if (to == UINT32_MAX || to > at || (found && to < *header) || kpi_is_spin(m, to, i))
            continue; /* of two that lead back to the same place, the last ends the loop */
        *header = to;
        *back = i;
        found = true;
    }
    return found;
}

uint32_t kpi_loop_header(const struct kpi_mover *m, uint32_t at)
{
    uint32_t header, back;
    return loop_of(m, at, &header, &back) ? header : UINT32_MAX;
}

/* Is statement `at` of the loop [header, back] executed in each of its turns? */
static bool each_turn(const struct kpi_mover *m, uint32_t header, uint32_t back, uint32_t at)
{
    for (uint32_t i = header; i < back; i++) {
        uint32_t to = m->jumps.target[i];
        bool over = i < at && to != UINT32_MAX && to > at && to <= back;
        if (over || to == header || m->s[i].flow == KPI_FLOW_TABLE)
            return false;
    }
    return !m->s[at].guard.len;
}

/* ---- counters that go round a ring --------------------------------------- */

bool kpi_at_is(const struct kpi_mover *m, uint32_t at, const char *op)
{
    return kpi_is_op(m->src, m->s[at].op, op);
}

bool kpi_number_at(const struct kpi_mover *m, uint32_t at, unsigned k, int64_t *out)
{
    return kpi_immediate(m->src, kpi_operand(m->src, &m->s[at], k), out);
}

uint32_t kpi_reg_at(struct kpi_mover *m, uint32_t at, unsigned k)
{
    return kpi_reg_named(m, kpi_operand(m->src, &m->s[at], k), at);
}

/* Statement `at` is `selp reg, 0, t, p` with t = reg + 1 and p = (t == length), or the same
 * with ne and the other way round; at *sum and *test. */
static bool is_ring_step(struct kpi_mover *m, uint32_t at, uint32_t reg, int64_t *length,
                         uint32_t *sum, uint32_t *test)
{
    if (!kpi_at_is(m, at, "selp"))
        return false;
    int64_t zero = -1, one = 0;
    bool first = kpi_number_at(m, at, 1, &zero);
    if ((!first && !kpi_number_at(m, at, 2, &zero)) || zero != 0)
        return false;
    uint32_t t = kpi_reg_at(m, at, first ? 2 : 1), p = kpi_reg_at(m, at, 3);
    if (t == KPI_NO_REG || p == KPI_NO_REG)
        return false;
    *sum = kpi_only_def(m, t, at);
    *test = kpi_only_def(m, p, at);
    if (*sum == UINT32_MAX || *test == UINT32_MAX || !kpi_at_is(m, *sum, "add") ||
        kpi_reg_at(m, *sum, 1) != reg || !kpi_number_at(m, *sum, 2, &one) || one != 1)
        return false;
    return kpi_at_is(m, *test, first ? "setp.eq" : "setp.ne") && kpi_reg_at(m, *test, 1) == t &&
           kpi_number_at(m, *test, 2, length) && *length > 0 && *length < 1 << 20 && *sum < *test;
}

/* No way leads round statement `at` to the loop that begins at `header`. */
static bool leads_to(const struct kpi_mover *m, uint32_t at, uint32_t header)
{
    for (uint32_t i = 0; i < at; i++) {
        uint32_t to = m->jumps.target[i];
        if (to != UINT32_MAX && to > at && to <= header)
            return false;
    }
    return !m->s[at].guard.len;
}

static struct kpi_form form_of_reg(struct kpi_mover *m, uint32_t reg, uint32_t at, unsigned depth);

/* The last statement before `at` that writes the register, in the order of the text. */
static uint32_t written_last(const struct kpi_mover *m, uint32_t reg, uint32_t at)
{
    const uint32_t *list;
    uint32_t n = defs_of(m, reg, &list), last = UINT32_MAX;
    for (uint32_t i = 0; i < n && list[i] < at; i++)
        last = list[i];
    return last;
}

/* Nothing but what is executed one after the other from `from` to `to`. */
static bool in_one_block(const struct kpi_mover *m, uint32_t from, uint32_t to)
{
    for (uint32_t i = from; i < to; i++)
        if (m->s[i].kind == KPI_LABEL || (m->s[i].flow != KPI_FLOW_NEXT && !m->s[i].guard.len))
            return false;
    return !m->s[from].guard.len;
}

/* The statement in the loop [header, back] that alone writes the register there; and the last
 * one before the loop, if every way into it leads over that. */
static bool ring_defs(const struct kpi_mover *m, uint32_t reg, uint32_t header, uint32_t back,
                      uint32_t *before, uint32_t *within)
{
    const uint32_t *list;
    uint32_t n = defs_of(m, reg, &list);
    unsigned inside = 0;
    *before = *within = UINT32_MAX;
    for (uint32_t i = 0; i < n; i++) {
        if (list[i] < header)
            *before = list[i];
        if (list[i] < header || list[i] > back)
            continue;
        *within = list[i];
        inside++;
    }
    return inside == 1 && *before != UINT32_MAX &&
           (in_one_block(m, *before, header) || (n == 2 && leads_to(m, *before, header)));
}

/* Does each turn of the loop take the counter `reg` on, at *within? */
static bool is_counter(struct kpi_mover *m, uint32_t reg, uint32_t header, uint32_t back,
                       uint32_t within, int64_t *length)
{
    uint32_t sum, test;
    return is_ring_step(m, within, reg, length, &sum, &test) && sum >= header &&
           each_turn(m, header, back, sum) && each_turn(m, header, back, test) &&
           each_turn(m, header, back, within);
}

/* What a mov writes. */
static struct kpi_form mov_form(struct kpi_mover *m, uint32_t at, unsigned depth)
{
    struct kpi_span from = kpi_operand(m->src, &m->s[at], 1);
    uint32_t source = kpi_reg_named(m, from, at);
    int64_t v;
    if (source != KPI_NO_REG)
        return form_of_reg(m, source, at, depth - 1);
    return kpi_immediate(m->src, from, &v) ? kpi_form_const(v) : unknown;
}

/* The loop [header, back] is left at its end alone. */
static bool left_at_end(const struct kpi_mover *m, uint32_t header, uint32_t back)
{
    for (uint32_t i = header; i < back; i++)
        if (m->s[i].flow == KPI_FLOW_TABLE ||
            (m->jumps.target[i] != UINT32_MAX && m->jumps.target[i] > back))
            return false;
    return true;
}

/* The loop that `at` stands in, or that it stands behind and that wrote the register last.  Which
 * part of a turn it is: 0 before the register is written, 1 behind, 2 when all turns are over. */
static bool counting_loop(struct kpi_mover *m, uint32_t reg, uint32_t at, uint32_t *header,
                          uint32_t *before, uint32_t *within, int64_t *length, uint32_t *part)
{
    uint32_t back, last = written_last(m, reg, at);
    bool inside = loop_of(m, at, header, &back) && ring_defs(m, reg, *header, back, before, within);
    bool behind = !inside && last != UINT32_MAX && loop_of(m, last, header, &back) && back < at &&
                  ring_defs(m, reg, *header, back, before, within) && *within == last &&
                  left_at_end(m, *header, back);
    if (!inside && !behind)
        return false;
    *part = behind ? 2 : at > *within;
    return kpi_at_is(m, *before, "mov") && is_counter(m, reg, *header, back, *within, length);
}

/* The register counts round a ring. */
static bool is_ring(struct kpi_mover *m, uint32_t reg, uint32_t at, unsigned depth,
                    struct kpi_leaf *out)
{
    uint32_t header, before, within, part;
    int64_t length;
    if (!depth || !counting_loop(m, reg, at, &header, &before, &within, &length, &part))
        return false;
    struct kpi_form start = mov_form(m, before, depth);
    if (!start.known || start.n || start.base < 0 || start.base >= length)
        return false;
    *out = (struct kpi_leaf){.kind = KPI_LEAF_RING, .header = header, .turns = part,
                             .start = start.base, .length = length,
                             .since = kpi_loop_header(m, before), .lo = 0, .hi = length - 1};
    return true;
}

/* The same, but for that some turns of the loop may leave it as it is. */
static bool goes_round(struct kpi_mover *m, uint32_t reg, uint32_t at, unsigned depth,
                       struct kpi_leaf *out)
{
    uint32_t header, back, before, within, sum, test;
    int64_t length;
    if (!depth || !loop_of(m, at, &header, &back) ||
        !ring_defs(m, reg, header, back, &before, &within) || !kpi_at_is(m, before, "mov") ||
        !is_ring_step(m, within, reg, &length, &sum, &test) || !in_one_block(m, sum, within))
        return false;
    struct kpi_form start = mov_form(m, before, depth);
    *out = (struct kpi_leaf){.lo = 0, .hi = length - 1};
    return start.known && !start.n && start.base >= 0 && start.base < length;
}

/* ---- bounds -------------------------------------------------------------- */

/* Threads of a block, at most: the product of what the kernel declares. */
static int64_t most_threads(const struct kpi_function *f)
{
    int64_t all = 1;
    for (size_t i = 0; i < KP_COUNT(f->ntid); i++)
        all *= f->ntid[i] && f->ntid[i] <= 1024 ? f->ntid[i] : 1;
    return f->ntid[0] && all <= 1024 ? all : 1024;
}

static void bound_special(const struct kpi_mover *m, struct kpi_span name, int64_t *lo, int64_t *hi)
{
    const struct kp_source *src = m->src;
    if (kpi_starts(src, name, "%tid.") || kpi_starts(src, name, "%ntid.")) {
        *lo = 0;
        *hi = most_threads(m->f) - kpi_starts(src, name, "%tid.");
    } else if (kpi_is(src, name, "%laneid")) {
        *lo = 0;
        *hi = 31;
    }
}

static void bound_reg(struct kpi_mover *m, uint32_t reg, uint32_t at, unsigned depth, int64_t *lo,
                      int64_t *hi);

/* Of what the k-th operand of a statement holds. */
static void bound_operand(struct kpi_mover *m, uint32_t at, unsigned k, unsigned depth,
                          int64_t *lo, int64_t *hi)
{
    struct kpi_span o = kpi_operand(m->src, &m->s[at], k);
    uint32_t reg = kpi_reg_named(m, o, at);
    *lo = -UNBOUNDED;
    *hi = UNBOUNDED;
    if (reg != KPI_NO_REG)
        bound_reg(m, reg, at, depth, lo, hi);
    else if (kpi_immediate(m->src, o, lo))
        *hi = *lo;
    else
        bound_special(m, o, lo, hi);
}

/* What is left of a number when a mask cut bits off it: no more than of the largest. */
static void bound_masked(struct kpi_mover *m, uint32_t def, unsigned depth, int64_t mask,
                         int64_t *lo, int64_t *hi)
{
    int64_t low = mask & -mask;
    bound_operand(m, def, 1, depth - 1, lo, hi);
    *hi = *lo >= 0 && low ? *hi / low * low : mask;
    *hi = *hi < mask ? *hi : mask;
    *lo = 0;
}

static void bound_def(struct kpi_mover *m, uint32_t def, unsigned depth, int64_t *lo, int64_t *hi)
{
    int64_t v;
    if (kpi_at_is(m, def, "and") && kpi_number_at(m, def, 2, &v) && v >= 0) {
        bound_masked(m, def, depth, v, lo, hi);
    } else if (kpi_at_is(m, def, "shl.b32") && kpi_number_at(m, def, 2, &v) && v >= 0 && v < 31) {
        bound_operand(m, def, 1, depth - 1, lo, hi);
        bool fits = *lo >= 0 && *hi <= INT32_MAX >> v;
        *lo = fits ? *lo << v : -UNBOUNDED;
        *hi = fits ? *hi << v : UNBOUNDED;
    } else if (kpi_at_is(m, def, "rem.u32") && kpi_number_at(m, def, 2, &v) && v > 0) {
        *lo = 0;
        *hi = v - 1;
    } else if ((kpi_at_is(m, def, "shr.u32") || kpi_at_is(m, def, "shr.s32")) &&
               kpi_number_at(m, def, 2, &v) && v >= 0 && v < 32) {
        bound_operand(m, def, 1, depth - 1, lo, hi);
        if (*lo < 0) { /* as an unsigned number it may be anything */
            *lo = -UNBOUNDED;
            *hi = UNBOUNDED;
        } else {
            *lo >>= v;
            *hi >>= v;
        }
    } else if (kpi_at_is(m, def, "mov") || kpi_at_is(m, def, "shfl.sync")) {
        bound_operand(m, def, 1, depth - 1, lo, hi);
    } else if (kpi_at_is(m, def, "add.s32") && kpi_number_at(m, def, 2, &v) && v > -65536 &&
               v < 65536) {
        bound_operand(m, def, 1, depth - 1, lo, hi);
        if (*lo > -UNBOUNDED) {
            *lo += v;
            *hi += v;
        }
    }
}

/* Of what a mov copies; anything may be in what another statement writes. */
static void bound_reg_of_mov(struct kpi_mover *m, uint32_t def, unsigned depth, int64_t *lo,
                             int64_t *hi)
{
    *lo = -UNBOUNDED;
    *hi = UNBOUNDED;
    if (kpi_at_is(m, def, "mov") && depth > 1)
        bound_operand(m, def, 1, depth - 1, lo, hi);
}

/* Whatever writes the register writes a number of the ring: behind the loop that counts, and where
 * a prologue counted before it. */
static bool within_ring(struct kpi_mover *m, uint32_t reg, unsigned depth, int64_t *hi)
{
    const uint32_t *list;
    uint32_t n = defs_of(m, reg, &list), sum, test;
    int64_t length = 0, lo, most = -1;
    for (uint32_t i = 0; i < n; i++) {
        int64_t own;
        if (!is_ring_step(m, list[i], reg, &own, &sum, &test) || !in_one_block(m, sum, list[i])) {
            bound_reg_of_mov(m, list[i], depth, &lo, &own);
            most = own > most ? own : most;
            if (lo < 0)
                return false;
        } else if (length && length != own) {
            return false;
        } else {
            length = own;
        }
    }
    *hi = length ? length - 1 : most;
    return n > 0 && n <= 16 && most <= *hi;
}

static void bound_reg(struct kpi_mover *m, uint32_t reg, uint32_t at, unsigned depth, int64_t *lo,
                      int64_t *hi)
{
    struct kpi_leaf ring;
    uint32_t def = depth ? kpi_only_def(m, reg, at) : UINT32_MAX;
    *lo = -UNBOUNDED;
    *hi = UNBOUNDED;
    if (def != UINT32_MAX)
        bound_def(m, def, depth, lo, hi);
    else if (is_ring(m, reg, at, depth, &ring) || goes_round(m, reg, at, depth, &ring)) {
        *lo = ring.lo;
        *hi = ring.hi;
    } else if (depth && kpi_work(&m->work, 4096) && within_ring(m, reg, depth, hi)) {
        *lo = 0;
    } else {
        *hi = UNBOUNDED;
    }
}

bool kpi_form_bounds(const struct kpi_mover *m, const struct kpi_form *a, int64_t *lo, int64_t *hi)
{
    *lo = *hi = a->base;
    for (unsigned i = 0; a->known && i < a->n; i++) {
        const struct kpi_leaf *l = &m->leaves.v[a->term[i].leaf];
        int64_t c = a->term[i].coef, x, y;
        if (l->kind == KPI_LEAF_SYMBOL)
            continue;
        if (l->lo <= -UNBOUNDED || l->hi >= UNBOUNDED || __builtin_mul_overflow(c, l->lo, &x) ||
            __builtin_mul_overflow(c, l->hi, &y) ||
            __builtin_add_overflow(*lo, x < y ? x : y, lo) ||
            __builtin_add_overflow(*hi, x < y ? y : x, hi))
            return false;
    }
    /* registers wrap at 2^32: far inside that, sums are what they seem */
    return a->known && *lo > -(1 << 30) && *hi < 1 << 30;
}

/* ---- forms --------------------------------------------------------------- */

/* A 32-bit number that is meant as a negative one. */
static int64_t as_signed(int64_t v)
{
    return v > INT32_MAX && v <= UINT32_MAX ? v - ((int64_t)1 << 32) : v;
}

static struct kpi_form form_of_word(struct kpi_mover *m, struct kpi_span o, uint32_t at,
                                    unsigned depth)
{
    int64_t v;
    uint32_t reg = kpi_reg_named(m, o, at);
    if (reg != KPI_NO_REG)
        return form_of_reg(m, reg, at, depth);
    if (kpi_immediate(m->src, o, &v))
        return kpi_form_const(as_signed(v));
    if (!o.len || m->src->text[o.at] == '%' || m->src->text[o.at] == '{')
        return unknown;
    return of_leaf(m, (struct kpi_leaf){.kind = KPI_LEAF_SYMBOL, .name = o});
}

struct kpi_form kpi_operand_form(struct kpi_mover *m, uint32_t at, unsigned k, unsigned depth)
{
    return form_of_word(m, kpi_operand(m->src, &m->s[at], k), at, depth);
}

static bool is_identity(const struct kpi_mover *m, uint32_t def)
{
    static const char *const ops[] = {"mov.u32", "mov.b32", "mov.s32", "mov.u64", "mov.b64",
                                      "mov.s64", "cvt.u64.u32", "cvt.s64.s32", "cvt.u32.u64",
                                      "cvta.shared", "cvta.to.shared", "cvt.u32.u32"};
    for (size_t i = 0; i < KP_COUNT(ops); i++)
        if (kpi_at_is(m, def, ops[i]))
            return true;
    return false;
}

bool kpi_is_sum(const struct kpi_mover *m, uint32_t def, const char *op)
{
    static const char *const types[] = {"s32", "u32", "s64", "u64"};
    char name[16];
    for (size_t i = 0; i < KP_COUNT(types); i++) {
        snprintf(name, sizeof name, "%s.%s", op, types[i]);
        if (kpi_is(m->src, m->s[def].op, name))
            return true;
    }
    return false;
}

/* Has what statement `def` writes the same value whenever a thread comes by? */
static bool is_fixed(struct kpi_mover *m, uint32_t def, unsigned depth)
{
    const struct kpi_regs *r = &m->regs;
    struct kpi_span from = kpi_operand(m->src, &m->s[def], 1);
    bool loads = kpi_at_is(m, def, "ld") && !kpi_loads_param(m, def);
    bool elsewhere = kpi_starts(m->src, from, "%smid") || kpi_starts(m->src, from, "%warpid");
    if (!depth || !kpi_work(&m->work, 16) || m->does[def].act != KPI_ACT_PURE || loads ||
        elsewhere || m->does[def].carry || m->s[def].guard.len)
        return false;
    for (uint32_t k = r->use_at[def]; k < r->use_at[def + 1]; k++) {
        uint32_t by = kpi_only_def(m, r->uses.v[k], def);
        if (by == UINT32_MAX || !is_fixed(m, by, depth - 1))
            return false;
    }
    return true;
}

/* What statement `def` writes; unknown: not a sum. */
static struct kpi_form form_of_def(struct kpi_mover *m, uint32_t def, unsigned depth)
{
    int64_t v;
    if (is_identity(m, def))
        return kpi_operand_form(m, def, 1, depth);
    if (kpi_is_sum(m, def, "add"))
        return kpi_form_add(kpi_operand_form(m, def, 1, depth), 1,
                            kpi_operand_form(m, def, 2, depth));
    if (kpi_is_sum(m, def, "sub"))
        return kpi_form_add(kpi_operand_form(m, def, 1, depth), -1,
                            kpi_operand_form(m, def, 2, depth));
    if ((kpi_at_is(m, def, "shl.b32") || kpi_at_is(m, def, "shl.b64")) &&
        kpi_number_at(m, def, 2, &v) && v >= 0 && v < 31)
        return kpi_form_add(kpi_form_const(0), (int64_t)1 << v, kpi_operand_form(m, def, 1, depth));
    bool wide = kpi_at_is(m, def, "mul.wide.u32") || kpi_at_is(m, def, "mul.wide.s32");
    if ((wide || kpi_is_sum(m, def, "mul.lo")) && kpi_number_at(m, def, 2, &v))
        return kpi_form_add(kpi_form_const(0), as_signed(v), kpi_operand_form(m, def, 1, depth));
    if (kpi_is_sum(m, def, "mad.lo") && kpi_number_at(m, def, 2, &v))
        return kpi_form_add(kpi_operand_form(m, def, 3, depth), as_signed(v),
                       kpi_operand_form(m, def, 1, depth));
    return unknown;
}

static struct kpi_form form_of_reg(struct kpi_mover *m, uint32_t reg, uint32_t at, unsigned depth)
{
    struct kpi_leaf leaf;
    if (!depth || !kpi_work(&m->work, 64 + m->n / 8))
        return unknown;
    uint32_t def = kpi_only_def(m, reg, at), last = written_last(m, reg, at);
    if (def == UINT32_MAX && last != UINT32_MAX && in_one_block(m, last, at))
        def = last;
    if (def != UINT32_MAX) {
        struct kpi_form f = form_of_def(m, def, depth - 1);
        if (f.known)
            return f;
    } else if (is_ring(m, reg, at, depth, &leaf)) {
        return of_leaf(m, leaf);
    }
    leaf = (struct kpi_leaf){.kind = KPI_LEAF_REG, .reg = reg,
                             .since = def != UINT32_MAX ? def : last,
                             .header = def != UINT32_MAX ? UINT32_MAX : kpi_loop_header(m, at),
                             .fixed = def != UINT32_MAX && kpi_only_def(m, reg, at) == def &&
                                      is_fixed(m, def, KPI_FORM_DEPTH / 2)};
    bound_reg(m, reg, at, depth, &leaf.lo, &leaf.hi);
    return of_leaf(m, leaf);
}

struct kpi_form kpi_form_of(struct kpi_mover *m, struct kpi_span operand, uint32_t at)
{
    const char *text = m->src->text + operand.at;
    const char *plus = memchr(text, '+', operand.len);
    struct kpi_span word = operand;
    int64_t offset = 0;
    if (plus) {
        struct kpi_span rest = {operand.at + (size_t)(plus - text) + 1, 0};
        rest.len = operand.at + operand.len - rest.at;
        if (!kpi_immediate(m->src, rest, &offset))
            return unknown;
        word.len = (size_t)(plus - text);
    }
    while (word.len && m->src->text[word.at + word.len - 1] == ' ')
        word.len--;
    return kpi_form_add(form_of_word(m, word, at, KPI_FORM_DEPTH), 1,
                        kpi_form_const(as_signed(offset)));
}
