/* Places in shared memory: variables, barriers, and what wgmma reads through descriptors. */
#include "instrument/motion/motion.h"

/* ---- places -------------------------------------------------------------- */

static const struct kpi_leaf *symbol_of(const struct kpi_mover *m, const struct kpi_form *f)
{
    const struct kpi_leaf *found = NULL;
    for (unsigned i = 0; i < f->n; i++) {
        const struct kpi_leaf *l = &m->leaves.v[f->term[i].leaf];
        if (l->kind != KPI_LEAF_SYMBOL)
            continue;
        if (found || f->term[i].coef != 1)
            return NULL;
        found = l;
    }
    return found;
}

static bool declares(const struct kpi_mover *m, const struct kpi_stmt *v, struct kpi_span name)
{
    size_t at = v->begin;
    struct kpi_span w;
    while ((w = kpi_ptx_next_word(m->src, &at, v->end)).len)
        if (w.len == name.len && memcmp(m->src->text + w.at, m->src->text + name.at, w.len) == 0)
            return true;
    return false;
}

/* The declaration of a symbol, in the function or at module scope; NULL: none, or several of that
 * name in the function. */
static const struct kpi_stmt *declaration_of(const struct kpi_mover *m, struct kpi_span name)
{
    const struct kpi_stmt *found = NULL;
    for (size_t i = 0; i < m->variables.n; i++) {
        if (!declares(m, &m->s[m->variables.v[i]], name))
            continue;
        if (found)
            return NULL;
        found = &m->s[m->variables.v[i]];
    }
    for (size_t i = 0; !found && i < m->t->variables.n; i++)
        if (declares(m, &m->t->variables.v[i], name))
            found = &m->t->variables.v[i];
    return found;
}

/* What it aligns the symbol to; 1: it does not say. */
static int64_t alignment_of(const struct kpi_mover *m, struct kpi_span name)
{
    const struct kpi_stmt *v = declaration_of(m, name);
    int64_t align = 1;
    struct kpi_span w;
    for (size_t at = v ? v->begin : 0; v && (w = kpi_ptx_next_word(m->src, &at, v->end)).len;)
        if (kpi_is(m->src, w, ".align") &&
            kpi_immediate(m->src, kpi_ptx_next_word(m->src, &at, v->end), &align))
            return align > 0 ? align : 1;
    return 1;
}

/* Two variables, of which not both are the dynamic shared memory. */
static bool are_apart(const struct kpi_mover *m, const struct kpi_leaf *x, const struct kpi_leaf *y)
{
    const struct kpi_stmt *a = declaration_of(m, x->name), *b = declaration_of(m, y->name);
    if (!a || !b || a == b)
        return false;
    struct kpi_span first = {a->begin, a->end - a->begin}, second = {b->begin, b->end - b->begin};
    return !kpi_starts(m->src, first, ".extern") || !kpi_starts(m->src, second, ".extern");
}

bool kpi_may_overlap(const struct kpi_mover *m, const struct kpi_place *a,
                     const struct kpi_place *b)
{
    int64_t alo, ahi, blo, bhi;
    const struct kpi_leaf *x = symbol_of(m, &a->from), *y = symbol_of(m, &b->from);
    if (!a->from.known || !b->from.known || !x || !y)
        return true;
    if (!kpi_leaf_equal(m, x, y))
        return !are_apart(m, x, y);
    if (!declaration_of(m, x->name) || !kpi_form_bounds(m, &a->from, &alo, &ahi) ||
        !kpi_form_bounds(m, &b->from, &blo, &bhi))
        return true;
    bool below = a->bytes >= 0 && ahi + a->bytes <= blo - b->before;
    bool above = b->bytes >= 0 && bhi + b->bytes <= alo - a->before;
    return !below && !above;
}

bool kpi_in_shared(const struct kpi_mover *m, const struct kpi_form *f)
{
    const struct kpi_leaf *x = f->known ? symbol_of(m, f) : NULL;
    const struct kpi_stmt *v = x ? declaration_of(m, x->name) : NULL;
    struct kpi_span w;
    for (size_t at = v ? v->begin : 0; v && (w = kpi_ptx_next_word(m->src, &at, v->end)).len;)
        if (kpi_is(m->src, w, ".shared"))
            return true;
    return false;
}

struct kpi_place kpi_barrier_at(struct kpi_mover *m, struct kpi_span address, uint32_t at)
{
    return (struct kpi_place){.from = kpi_form_of(m, address, at), .bytes = 8};
}

/* What a leaf's value is a multiple of, as far as it shows: a register whose low bits were cut
 * off. */
static int64_t step_of(const struct kpi_mover *m, const struct kpi_leaf *l)
{
    int64_t mask;
    if (l->kind == KPI_LEAF_SYMBOL)
        return alignment_of(m, l->name);
    bool cut = l->kind == KPI_LEAF_REG && l->since != UINT32_MAX && kpi_at_is(m, l->since, "and") &&
               !m->s[l->since].guard.len && kpi_number_at(m, l->since, 2, &mask) && mask;
    return cut ? mask & -mask : 1;
}

/* Is all of the form but its base a multiple of n, a power of two? */
static bool steps_by(const struct kpi_mover *m, const struct kpi_form *f, int64_t n)
{
    for (unsigned i = 0; f->known && i < f->n; i++) {
        const struct kpi_leaf *l = &m->leaves.v[f->term[i].leaf];
        int64_t align = step_of(m, l);
        if (f->term[i].coef % n && (f->term[i].coef * align) % n)
            return false;
    }
    return f->known;
}

/* ---- descriptors of matrices in shared memory ---------------------------- */

struct descriptor {
    struct kpi_form address;
    int64_t before;
    uint64_t fixed; /* the kpi_form_const bits */
    bool ok;
};

static uint32_t def_of_operand(struct kpi_mover *m, uint32_t at, unsigned k)
{
    uint32_t reg = kpi_reg_at(m, at, k);
    return reg == KPI_NO_REG ? UINT32_MAX : kpi_only_def(m, reg, at);
}

/* An address, perhaps with bits cut off at both ends, that statement `at` has as operand 1. */
static void read_masked(struct kpi_mover *m, uint32_t at, struct descriptor *d)
{
    int64_t mask;
    uint32_t def = def_of_operand(m, at, 1);
    if (def != UINT32_MAX && kpi_at_is(m, def, "and") && kpi_number_at(m, def, 2, &mask)) {
        int64_t low = mask > 0 ? mask & -mask : 0;
        if (mask <= 0 || mask + low != 1 << 18 || low > 1024)
            return;
        d->before = low - 1;
        at = def;
    }
    d->address = kpi_operand_form(m, at, 1, KPI_FORM_DEPTH);
    if (d->before && steps_by(m, &d->address, d->before + 1))
        d->before = d->address.base & d->before; /* the bits that were cut off */
    d->ok = d->address.known;
}

/* Bytes that an or instead of a sum may be short of: bits that were there already. */
static int64_t overlapping(const struct kpi_mover *m, const struct descriptor *d, int64_t bits)
{
    int64_t bytes = (bits & 0x3fff) * 16, n = 16;
    while (n <= bytes)
        n *= 2;
    int64_t low = d->address.base - (d->before & (n - 1));
    return steps_by(m, &d->address, n) && !(low & (n - 1)) ? 0 : bytes;
}

static void read_descriptor(struct kpi_mover *m, uint32_t def, unsigned depth,
                            struct descriptor *d)
{
    int64_t v;
    if (def == UINT32_MAX || !depth)
        return;
    bool either = kpi_at_is(m, def, "or.b64"), sum = kpi_is_sum(m, def, "add");
    if ((either || sum) && kpi_number_at(m, def, 2, &v)) {
        read_descriptor(m, def_of_operand(m, def, 1), depth - 1, d);
        d->before += either ? overlapping(m, d, v) : 0;
        d->fixed += (uint64_t)v;
    } else if (kpi_at_is(m, def, "cvt.u64.u32") || kpi_at_is(m, def, "mov")) {
        read_descriptor(m, def_of_operand(m, def, 1), depth - 1, d);
    } else if (kpi_at_is(m, def, "and") && kpi_number_at(m, def, 2, &v) && v == 0x3fff) {
        read_descriptor(m, def_of_operand(m, def, 1), depth - 1, d);
    } else if ((kpi_at_is(m, def, "shr.u32") || kpi_at_is(m, def, "shr.u64")) &&
               kpi_number_at(m, def, 2, &v) && v == 4) {
        read_masked(m, def, d);
    }
}

/* The number behind letter c in a shape as m64n128k16; 0: none. */
static int64_t shape_number(const struct kp_source *src, struct kpi_span op, char c)
{
    const char *text = src->text + op.at;
    for (size_t i = 1; i + 1 < op.len; i++) {
        bool digit = text[i - 1] >= '0' && text[i - 1] <= '9';
        bool shape = text[i] == c && (text[i - 1] == '.' || digit);
        if (!shape || text[i + 1] < '0' || text[i + 1] > '9')
            continue;
        int64_t n = 0;
        for (i++; i < op.len && text[i] >= '0' && text[i] <= '9' && n < 100000; i++)
            n = n * 10 + (text[i] - '0');
        return n;
    }
    return 0;
}

/* Does the operand run along the product's depth, so that rows and columns are exchanged? */
static bool transposed(struct kpi_mover *m, uint32_t at, unsigned which)
{
    int64_t v = 1;
    struct kpi_span a = kpi_operand(m->src, &m->s[at], 1);
    bool registers = a.len && m->src->text[a.at] == '{';
    unsigned k = registers ? 6 : 6 + which;
    return kpi_operand(m->src, &m->s[at], k).len && (!kpi_number_at(m, at, k, &v) || v != 0);
}

/* How far an operand reaches from its descriptor's address on. */
static int64_t reach(struct kpi_mover *m, uint32_t at, unsigned which, uint64_t fixed)
{
    static const int64_t widths[] = {16, 128, 64, 32};
    int64_t lead = (int64_t)(fixed >> 16 & 0x3fff) * 16;
    int64_t stride = (int64_t)(fixed >> 32 & 0x3fff) * 16;
    int64_t row = widths[fixed >> 62], more = lead > stride ? lead : stride;
    int64_t rows = which ? shape_number(m->src, m->s[at].op, 'n') : 64;
    int64_t depth = shape_number(m->src, m->s[at].op, 'k');
    if (rows <= 0 || depth <= 0)
        return -1;
    if (!transposed(m, at, which))
        return (rows / 8 - 1) * stride + 8 * row + (row == 16 ? lead : 0);
    int64_t across = (rows * 32 / depth + row - 1) / row; /* a depth is 32 bytes */
    return (across - 1 + depth / 8) * more + 8 * row;
}

bool kpi_mma_reads(struct kpi_mover *m, uint32_t at, unsigned which, struct kpi_place *out)
{
    static const int64_t widths[] = {0, 128, 64, 32};
    struct descriptor d = {.ok = false};
    struct kpi_span o = kpi_operand(m->src, &m->s[at], 1 + which);
    *out = (struct kpi_place){.bytes = -1};
    if (o.len && m->src->text[o.at] == '{')
        return false;
    uint32_t reg = kpi_reg_named(m, o, at);
    uint32_t def = reg == KPI_NO_REG ? UINT32_MAX : kpi_only_def(m, reg, at);
    read_descriptor(m, def, KPI_FORM_DEPTH, &d);
    if (!d.ok)
        return true;
    out->from = kpi_form_add(d.address, 1, kpi_form_const((int64_t)(d.fixed & 0x3fff) * 16));
    int64_t row = widths[d.fixed >> 62]; /* pieces of it are exchanged */
    bool even = row && steps_by(m, &out->from, row);
    int64_t within = even ? out->from.base & (row - 1) : row; /* of its first row */
    out->before = d.before + within;
    out->bytes = reach(m, at, which, d.fixed);
    if (even && out->bytes > within && !transposed(m, at, which))
        out->bytes -= within; /* the last row ends where it ends, too */
    return true;
}

/* ---- copies -------------------------------------------------------------- */

static bool same_map(const struct kpi_mover *m, uint32_t a, uint32_t b)
{
    struct kpi_span x = kpi_operand(m->src, &m->s[a], 1), y = kpi_operand(m->src, &m->s[b], 1);
    const char *p = m->src->text + x.at, *q = m->src->text + y.at;
    size_t n = 0;
    while (n < x.len && p[n] != ',')
        n++;
    return n < x.len && n < y.len && memcmp(p, q, n + 1) == 0;
}

/* Bytes of a tensor copy: what its barrier is told to expect, shared out evenly when all
 * copies are of the same tensor; -1: not told. */
static int64_t copy_bytes(struct kpi_mover *m, uint32_t copy)
{
    struct kpi_place on = kpi_barrier_of(m, copy);
    uint32_t start = kpi_loop_start(m, copy), end = kpi_loop_end(m, copy), expect = copy;
    int64_t total, copies = 0;
    for (uint32_t i = copy; i-- > start && expect == copy;) {
        struct kpi_place b = m->does[i].expects ? kpi_barrier_of(m, i) : on;
        if (m->does[i].expects && kpi_form_same(&b.from, &on.from) && kpi_always_behind(m, i, copy))
            expect = i;
    }
    unsigned k = expect == copy || kpi_operand(m->src, &m->s[expect], 2).len ? 2 : 1;
    struct kpi_form f = kpi_form_of(m, kpi_operand(m->src, &m->s[expect], k), expect);
    if (expect == copy || !f.known || f.n || f.base <= 0)
        return -1;
    total = f.base;
    bool even = true;
    for (uint32_t i = expect; i < end; i++) {
        if (m->does[i].expects && i > expect && kpi_same_barrier(m, i, copy))
            break;
        if (m->does[i].act != KPI_ACT_COPY || !kpi_same_barrier(m, i, copy))
            continue;
        copies++;
        even = even && same_map(m, i, copy) && kpi_always_behind(m, expect, i);
    }
    return even && copies && total % copies == 0 ? total / copies : total;
}

/* Bytes of a copy that says how many in a register; -1: not told. */
static int64_t said_bytes(struct kpi_mover *m, uint32_t copy)
{
    if (kpi_is_op(m->src, m->s[copy].op, "cp.async.bulk.tensor"))
        return -1;
    struct kpi_form f = kpi_form_of(m, kpi_operand(m->src, &m->s[copy], 2), copy);
    return f.known && !f.n && f.base > 0 && f.base < 1 << 20 ? f.base : -1;
}

struct kpi_place kpi_copy_place(struct kpi_mover *m, uint32_t copy)
{
    const struct kpi_effect *e = &m->does[copy];
    int64_t said = e->bytes ? (int64_t)e->bytes : said_bytes(m, copy);
    return (struct kpi_place){.from = kpi_form_of(m, e->address, copy),
                              .bytes = said > 0 ? said : copy_bytes(m, copy)};
}
