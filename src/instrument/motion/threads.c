/*
 * What one thread of a block does, as far as its number decides it: values that are made of
 * constants and %tid.x alone, and the ways that branches on such values leave it.
 *
 * Whatever else a branch depends on, both ways are taken: a thread may come to less than is said.
 */
#include "instrument/motion/motion.h"

enum { DEPTH = 16 };

uint32_t kpi_threads(const struct kpi_mover *m)
{
    const uint32_t *n = m->f->ntid;
    return n[0] && n[0] <= 1024 && n[1] == 1 && n[2] == 1 ? n[0] : 0;
}

static bool value_of(struct kpi_mover *m, uint32_t reg, uint32_t at, uint32_t thread,
                     unsigned depth, int64_t *out);

/* Operand k as a number of 32 bits, or a truth. */
static bool operand(struct kpi_mover *m, uint32_t at, unsigned k, uint32_t thread, unsigned depth,
                    int64_t *out)
{
    struct kpi_span o = kpi_operand(m->src, &m->s[at], k);
    uint32_t reg = kpi_reg_named(m, o, at);
    if (reg != KPI_NO_REG)
        return value_of(m, reg, at, thread, depth - 1, out);
    *out = thread;
    bool own = kpi_is(m->src, o, "%tid.x");
    if (own ? thread == UINT32_MAX : !kpi_immediate(m->src, o, out))
        return false;
    *out &= UINT32_MAX;
    return true;
}

static int64_t as_signed(int64_t v)
{
    return v > INT32_MAX ? v - ((int64_t)1 << 32) : v;
}

/* Two numbers compared as the instruction says; false: it compares something else. */
static bool compared(const struct kpi_mover *m, uint32_t at, int64_t a, int64_t b, int64_t *out)
{
    static const char *const orders[] = {".eq", ".ne", ".lt", ".le", ".gt", ".ge"};
    struct kpi_span op = m->s[at].op;
    bool with_sign = kpi_has_modifier(m->src, op, ".s32");
    if (!with_sign && !kpi_has_modifier(m->src, op, ".u32") &&
        !kpi_has_modifier(m->src, op, ".b32"))
        return false;
    int64_t x = with_sign ? as_signed(a) : a, y = with_sign ? as_signed(b) : b;
    const bool holds[] = {x == y, x != y, x < y, x <= y, x > y, x >= y};
    for (size_t i = 0; i < KP_COUNT(orders); i++) {
        if (!kpi_has_modifier(m->src, op, orders[i]))
            continue;
        *out = holds[i];
        return !kpi_operand(m->src, &m->s[at], 3).len;
    }
    return false;
}

bool kpi_combined(const struct kpi_mover *m, uint32_t at, int64_t a, int64_t b, int64_t *out)
{
    if (kpi_at_is(m, at, "and.b32") || kpi_at_is(m, at, "and.pred"))
        *out = a & b;
    else if (kpi_at_is(m, at, "or.b32") || kpi_at_is(m, at, "or.pred"))
        *out = a | b;
    else if (kpi_at_is(m, at, "xor.b32") || kpi_at_is(m, at, "xor.pred"))
        *out = a ^ b;
    else if (kpi_at_is(m, at, "add.s32") || kpi_at_is(m, at, "add.u32"))
        *out = a + b;
    else if (kpi_at_is(m, at, "sub.s32") || kpi_at_is(m, at, "sub.u32"))
        *out = a - b;
    else if (kpi_at_is(m, at, "mul.lo.s32") || kpi_at_is(m, at, "mul.lo.u32"))
        *out = (int64_t)((uint64_t)a * (uint64_t)b);
    else if (kpi_at_is(m, at, "shl.b32") && b < 32)
        *out = a << b;
    else if (kpi_at_is(m, at, "shr.u32") && b < 32)
        *out = a >> b;
    else if (kpi_at_is(m, at, "shr.s32") && b < 32)
        *out = as_signed(a) >> b;
    else
        return kpi_at_is(m, at, "setp") && compared(m, at, a, b, out);
    *out &= UINT32_MAX;
    return true;
}

static bool value_of(struct kpi_mover *m, uint32_t reg, uint32_t at, uint32_t thread,
                     unsigned depth, int64_t *out)
{
    uint32_t def = depth ? kpi_only_def(m, reg, at) : UINT32_MAX;
    int64_t a, b;
    if (def == UINT32_MAX || m->does[def].act != KPI_ACT_PURE || !kpi_work(&m->work, 8) ||
        !operand(m, def, 1, thread, depth, &a))
        return false;
    *out = a;
    if (kpi_at_is(m, def, "mov.u32") || kpi_at_is(m, def, "mov.b32") ||
        kpi_at_is(m, def, "mov.s32"))
        return true;
    *out = !a;
    if (kpi_at_is(m, def, "not.pred"))
        return true;
    return operand(m, def, 2, thread, depth, &b) && kpi_combined(m, def, a, b, out);
}

bool kpi_value_of(struct kpi_mover *m, uint32_t reg, uint32_t at, uint32_t thread, int64_t *out)
{
    return value_of(m, reg, at, thread, DEPTH, out);
}

/* ---- ways ---------------------------------------------------------------- */

struct walk {
    struct kpi_mover *m;
    bool *seen;
    uint32_t *stack;
    size_t top;
};

static void push_way(struct walk *w, uint32_t i)
{
    if (i < w->m->n && !w->seen[i]) {
        w->seen[i] = true;
        w->stack[w->top++] = i;
    }
}

static void push_next(struct walk *w, uint32_t i, uint32_t thread)
{
    struct kpi_mover *m = w->m;
    const struct kpi_stmt *s = &m->s[i];
    bool goes = m->jumps.target[i] != UINT32_MAX, told = false;
    bool leaves = s->kind == KPI_INSTRUCTION && s->flow != KPI_FLOW_NEXT;
    int64_t v = 0;
    if (leaves && s->guard.len) {
        uint32_t reg = kpi_reg_named(m, s->guard, i);
        told = reg != KPI_NO_REG && kpi_value_of(m, reg, i, thread, &v);
    }
    bool taken = (v != 0) != s->guard_not;
    if (!leaves || (s->guard.len && (!told || !taken)))
        push_way(w, i + 1);
    if (told && !taken)
        return;
    if (goes)
        push_way(w, m->jumps.target[i]);
    for (uint32_t k = 0; s->flow == KPI_FLOW_TABLE && k < m->n; k++)
        if (m->jumps.from_table[k])
            push_way(w, k);
}

void kpi_thread_ways(struct kpi_mover *m, uint32_t thread, uint32_t from, uint32_t but, bool *seen)
{
    struct walk w = {.m = m, .seen = seen,
                     .stack = kp_realloc(NULL, (size_t)m->n + 2, sizeof *w.stack)};
    memset(seen, 0, (size_t)m->n + 1);
    if (from == UINT32_MAX)
        push_way(&w, 0);
    else
        push_next(&w, from, thread);
    while (w.top && kpi_work(&m->work, 2)) {
        uint32_t i = w.stack[--w.top];
        if (i != but)
            push_next(&w, i, thread);
    }
    free(w.stack);
}

void kpi_threads_at(struct kpi_mover *m, uint32_t at, bool *threads)
{
    bool *seen = kp_alloc((size_t)m->n + 1);
    for (uint32_t t = 0; t < kpi_threads(m); t++) {
        kpi_thread_ways(m, t, UINT32_MAX, UINT32_MAX, seen);
        threads[t] = seen[at] || !m->work;
    }
    free(seen);
}

/* ---- bounds -------------------------------------------------------------- */

/* What a form is for one thread, [*lo, *hi]; false: not bounded. */
static bool bounds_of(struct kpi_mover *m, const struct kpi_form *f, uint32_t thread, int64_t *lo,
                      int64_t *hi)
{
    struct kpi_form rest = kpi_form_const(f->base);
    for (unsigned i = 0; i < f->n; i++) {
        const struct kpi_leaf leaf = m->leaves.v[f->term[i].leaf];
        int64_t v;
        bool told = leaf.kind == KPI_LEAF_REG && leaf.fixed &&
                    kpi_value_of(m, leaf.reg, leaf.since + 1, thread, &v) && v <= 1 << 20 &&
                    f->term[i].coef < 1 << 20 && f->term[i].coef > -(1 << 20);
        if (told)
            rest.base += v * f->term[i].coef;
        else
            rest.term[rest.n++] = f->term[i];
    }
    return kpi_form_bounds(m, &rest, lo, hi);
}

bool kpi_form_bounds_at(struct kpi_mover *m, const struct kpi_form *f, uint32_t at, int64_t *lo,
                        int64_t *hi)
{
    uint32_t n = f->known ? kpi_threads(m) : 0;
    bool *threads = kp_alloc((size_t)n + 1), any = false, bounded = n > 0;
    kpi_threads_at(m, at, threads);
    for (uint32_t t = 0; t < n && bounded; t++) {
        int64_t low, high;
        if (!threads[t])
            continue;
        bounded = bounds_of(m, f, t, &low, &high);
        *lo = any && *lo < low ? *lo : low;
        *hi = any && *hi > high ? *hi : high;
        any = true;
    }
    free(threads);
    return bounded && any && m->work > 0;
}
