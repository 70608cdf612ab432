/*
 * Stores to global memory of which nobody in the kernel learns.
 *
 * An arrive tells the threads that wait for it, and whom they tell in turn, of what stands before
 * it.  A result that is stored to global memory may stand behind it all the same when none of them
 * can tell the difference.  So of the whole kernel, whatever thread executes it:
 *
 *   no load, no copy (bulk, tensor, cp.async) and no atomic operation reads where the store writes:
 *   each is followed back to the parameters that its address is made of, and these are others;
 *   nothing tells other grids, or the host, of what was stored: no fence at the scope of the device
 *   or the system, no atomic, volatile, relaxed or releasing access to global memory;
 *   and nothing is executed of which that is not known: no call, no instruction that is not known.
 *
 * What is not in the text is taken to hold, and said: that what two parameters point to does not
 * overlap, and that no two threads of a cluster store to one place, of which the arrive might say
 * whose value stays.  Of one thread the order of its stores stays.
 *
 * A parameter is an address when it comes there by sums, selections and moves alone: a factor, a
 * number of bits to shift by, or 32 bits of it are none.  An address that was read from memory, or
 * is a variable's, is of no parameter, and stands against it.
 */
#include "instrument/motion/motion.h"

/* ---- what an address is made of ------------------------------------------ */

struct walk {
    struct kpi_mover *m;
    struct kpi_roots *out;
    bool *seen;      /* registers */
    uint32_t *stack; /* of these, to be looked at */
    size_t top;
};

static void push_reg(struct walk *w, uint32_t reg)
{
    if (reg == KPI_NO_REG || w->seen[reg] || w->m->regs.list.v[reg].bits == 1)
        return;
    w->seen[reg] = true;
    w->stack[w->top++] = reg;
}

static void push_operand(struct walk *w, uint32_t at, unsigned k)
{
    push_reg(w, kpi_reg_at(w->m, at, k));
}

bool kpi_is_param(const struct kpi_mover *m, struct kpi_span word)
{
    size_t at = m->f->params.at, end = at + m->f->params.len;
    struct kpi_span w;
    while ((w = kpi_ptx_next_word(m->src, &at, end)).len)
        if (w.len == word.len && memcmp(m->src->text + w.at, m->src->text + word.at, w.len) == 0)
            return true;
    return false;
}

/* The parameter "name" or "name+8", of which `bytes` count; false: there is none. */
static bool add_root(struct walk *w, struct kpi_span name, int64_t bytes)
{
    const struct kp_source *src = w->m->src;
    const char *plus = memchr(src->text + name.at, '+', name.len);
    struct kpi_root root = {.name = name, .to = bytes};
    if (plus) {
        size_t at = (size_t)(plus - src->text);
        struct kpi_span rest = {at + 1, name.at + name.len - at - 1};
        if (!kpi_immediate(src, rest, &root.from))
            return false;
        root.name.len = at - name.at;
        root.to += root.from;
    }
    while (root.name.len && src->text[root.name.at + root.name.len - 1] == ' ')
        root.name.len--;
    if (!kpi_is_param(w->m, root.name) || w->out->n == KP_COUNT(w->out->list))
        return false;
    for (unsigned i = 0; i < w->out->n; i++)
        if (kpi_same_root(w->m, &w->out->list[i], &root) && w->out->list[i].to == root.to)
            return true;
    w->out->list[w->out->n++] = root;
    return true;
}

/* A load from the parameters: an address has 64 bits, each of them, where it loads several. */
static bool of_param(struct walk *w, uint32_t at)
{
    const struct kp_source *src = w->m->src;
    struct kpi_span op = w->m->s[at].op, from = kpi_operand(src, &w->m->s[at], 1);
    const char *type = src->text + op.at + op.len - 2;
    if (op.len < 2 || memcmp(type, "64", 2) != 0)
        return true;
    int64_t lanes = kpi_has_modifier(src, op, ".v4") ? 4 : kpi_has_modifier(src, op, ".v2") ? 2 : 1;
    if (from.len < 3 || src->text[from.at] != '[')
        return false;
    return add_root(w, (struct kpi_span){from.at + 1, from.len - 2}, 8 * lanes);
}

/* mov: of a register, a parameter's address, a number or a special register; two halves might be an
 * address that was read from memory. */
static bool of_mov(struct walk *w, uint32_t at)
{
    struct kpi_span from = kpi_operand(w->m->src, &w->m->s[at], 1);
    int64_t v;
    if (!from.len || w->m->src->text[from.at] == '{')
        return false;
    uint32_t reg = kpi_reg_at(w->m, at, 1);
    push_reg(w, reg);
    if (reg != KPI_NO_REG || w->m->src->text[from.at] == '%' || kpi_immediate(w->m->src, from, &v))
        return true;
    return add_root(w, from, INT32_MAX);
}

static bool is_one(const struct kpi_mover *m, uint32_t at, const char *const *ops, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (kpi_at_is(m, at, ops[i]))
            return true;
    return false;
}

/* What statement `at` writes, as a part of an address: false: an address that is not followed. */
static bool part_of(struct walk *w, uint32_t at, bool wide)
{
    static const char *const factors[] = {"mul", "shl", "shr", "div", "rem", "neg", "setp", "set",
                                          "popc", "clz", "brev", "mul24"};
    const struct kpi_mover *m = w->m;
    enum kpi_act act = m->does[at].act;
    if (kpi_at_is(m, at, "ld.param"))
        return of_param(w, at);
    if (act == KPI_ACT_LOAD || act == KPI_ACT_ATOMIC || kpi_at_is(m, at, "ld"))
        return !wide; /* a number */
    if (act == KPI_ACT_CONVERGE)
        return !wide;
    if (act != KPI_ACT_PURE)
        return false;
    if (kpi_at_is(m, at, "mov"))
        return of_mov(w, at);
    if (is_one(m, at, factors, KP_COUNT(factors)))
        return true;
    if (kpi_at_is(m, at, "mad") || kpi_at_is(m, at, "fma")) {
        push_operand(w, at, 3);
        return true;
    }
    const struct kpi_regs *r = &m->regs;
    for (uint32_t k = r->use_at[at]; k < r->use_at[at + 1]; k++)
        push_reg(w, r->uses.v[k]);
    return true;
}

/* The register or symbol that an address begins with. */
static struct kpi_span first_word(const struct kpi_mover *m, struct kpi_span address)
{
    struct kpi_span w = address;
    for (size_t i = 0; i < address.len; i++)
        if (strchr("+-, ", m->src->text[address.at + i])) {
            w.len = i;
            break;
        }
    return w;
}

bool kpi_roots_of(struct kpi_mover *m, struct kpi_span address, uint32_t at, struct kpi_roots *out)
{
    struct kpi_span word = first_word(m, address);
    uint32_t reg = kpi_reg_named(m, word, at);
    *out = (struct kpi_roots){.n = 0};
    if (reg == KPI_NO_REG)
        return false;
    struct walk w = {.m = m, .out = out};
    w.seen = kp_alloc(m->regs.list.n + 1);
    w.stack = kp_realloc(NULL, m->regs.list.n + 1, sizeof *w.stack);
    bool known = true;
    push_reg(&w, reg);
    while (w.top && known) {
        uint32_t one = w.stack[--w.top];
        bool wide = m->regs.list.v[one].bits != 32 && m->regs.list.v[one].bits != 16;
        for (uint32_t k = m->by_reg_at[one]; k < m->by_reg_at[one + 1] && known; k++)
            known = kpi_work(&m->work, 16) && part_of(&w, m->by_reg[k], wide);
    }
    free(w.stack);
    free(w.seen);
    return known && out->n > 0;
}

bool kpi_same_root(const struct kpi_mover *m, const struct kpi_root *a, const struct kpi_root *b)
{
    return a->name.len == b->name.len &&
           memcmp(m->src->text + a->name.at, m->src->text + b->name.at, a->name.len) == 0 &&
           a->from < b->to && b->from < a->to;
}

/* ---- who else is there ---------------------------------------------------- */

/* What statement i reads or writes of memory that other grids see: its address; len 0: nothing.
 * *reads: it reads it. */
static struct kpi_span touched(struct kpi_mover *m, uint32_t i, bool *reads)
{
    const struct kpi_effect *e = &m->does[i];
    const struct kpi_stmt *s = &m->s[i];
    struct kpi_span from = kpi_operand(m->src, s, 1);
    bool global = e->space == KPI_SPACE_GLOBAL || e->space == KPI_SPACE_GENERIC;
    *reads = e->act != KPI_ACT_STORE;
    if ((e->act == KPI_ACT_LOAD || e->act == KPI_ACT_STORE) && global)
        return e->address;
    if (e->act == KPI_ACT_PURE && kpi_at_is(m, i, "ld.global"))
        return from.len > 2 ? (struct kpi_span){from.at + 1, from.len - 2} : s->op;
    static const char *const groups[] = {"cp.async.commit_group", "cp.async.wait_group",
                                         "cp.async.wait_all", "cp.async.bulk.commit_group",
                                         "cp.async.bulk.wait_group"};
    bool grouped = is_one(m, i, groups, KP_COUNT(groups));
    if (e->act == KPI_ACT_COPY || (e->act == KPI_ACT_COPY_OUT && !grouped))
        return from.len > 2 && m->src->text[from.at] == '['
                   ? (struct kpi_span){from.at + 1, from.len - 2} : s->op;
    return (struct kpi_span){0, 0};
}

/* Does statement i tell other grids, or may it?  NULL: no. */
static const char *tells(struct kpi_mover *m, uint32_t i)
{
    const struct kpi_effect *e = &m->does[i];
    struct kpi_span op = m->s[i].op;
    switch (e->act) {
    case KPI_ACT_FENCE:
        return kpi_has_modifier(m->src, op, ".gl") || kpi_has_modifier(m->src, op, ".gpu") ||
                       kpi_has_modifier(m->src, op, ".sys")
                   ? "this may tell other CTAs of it"
                   : NULL;
    case KPI_ACT_ATOMIC:
        return e->space == KPI_SPACE_SHARED || e->space == KPI_SPACE_LOCAL
                   ? NULL
                   : "this may read it, or tell other CTAs of it";
    case KPI_ACT_COPY_OUT: {
        struct kpi_span to = kpi_operand(m->src, &m->s[i], 0);
        bool stores = memmem(m->src->text + op.at, op.len, ".global.shared::cta", 19) != NULL;
        return stores && to.len ? "this writes global memory by another way" : NULL;
    }
    case KPI_ACT_UNKNOWN:
        return "of this it is not known what it reads";
    case KPI_ACT_LEAVE:
        return kpi_at_is(m, i, "call") ? "of this it is not known what it reads" : NULL;
    default:
        return NULL;
    }
}

static bool against(struct kpi_why *why, uint32_t store, uint32_t other, const char *text)
{
    *why = (struct kpi_why){.at = store, .other = other};
    snprintf(why->text, sizeof why->text, "the arrive may publish what this writes");
    snprintf(why->other_text, sizeof why->other_text, "%s", text);
    snprintf(why->change, sizeof why->change,
             "write it before the place where the arrive is to stand");
    return false;
}

static void note_pair(struct kpi_mover *m, const struct kpi_root *a, const struct kpi_root *b)
{
    struct kpi_apart pair = {*a, *b};
    for (size_t i = 0; i < m->apart.n; i++)
        if (kpi_same_root(m, &m->apart.v[i].written, a) &&
            kpi_same_root(m, &m->apart.v[i].other, b))
            return;
    KP_PUSH(m->apart, pair);
}

/* May statement i meet what the store to `roots` writes? */
static bool stays_apart(struct kpi_mover *m, uint32_t store, const struct kpi_roots *roots,
                        uint32_t i, struct kpi_why *why)
{
    struct kpi_roots other;
    bool reads;
    struct kpi_span at = touched(m, i, &reads);
    if (!at.len)
        return true;
    if (m->does[i].space == KPI_SPACE_GENERIC && m->does[i].act != KPI_ACT_PURE) {
        struct kpi_form f = kpi_form_of(m, at, i);
        if (kpi_in_shared(m, &f))
            return true;
    }
    if (!kpi_roots_of(m, at, i, &other))
        return against(why, store, i, reads ? "this may read it: where, could not be followed"
                                            : "where this writes could not be followed");
    for (unsigned k = 0; k < other.n; k++) {
        for (unsigned n = 0; n < roots->n; n++) {
            if (!kpi_same_root(m, &roots->list[n], &other.list[k]))
                note_pair(m, &roots->list[n], &other.list[k]);
            else if (reads)
                return against(why, store, i, "this may read it");
        }
    }
    return true;
}

static bool same_roots(const struct kpi_mover *m, const struct kpi_roots *a,
                       const struct kpi_roots *b)
{
    if (a->n != b->n)
        return false;
    for (unsigned i = 0; i < a->n; i++)
        if (!kpi_same_root(m, &a->list[i], &b->list[i]))
            return false;
    return true;
}

bool kpi_store_is_unread(struct kpi_mover *m, uint32_t store, struct kpi_why *why)
{
    struct kpi_roots roots;
    if (!kpi_roots_of(m, m->does[store].address, store, &roots))
        return against(why, store, UINT32_MAX, "");
    for (size_t i = 0; i < m->unread.n; i++) /* known of another store there */
        if (same_roots(m, &m->unread.v[i], &roots))
            return true;
    for (uint32_t i = 0; i < m->n; i++) {
        const char *told = kpi_work(&m->work, 8) ? tells(m, i) : "too much is to be looked at";
        if (told)
            return against(why, store, i, told);
        if (!stays_apart(m, store, &roots, i, why))
            return false;
    }
    KP_PUSH(m->unread, roots);
    return true;
}
