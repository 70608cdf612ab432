/*
 * Where EXEC may be 0: a wave passes code that no lane of it executes.
 *
 * Compilers jump over short code only where that is worth it, and a mark can stand between what
 * narrows EXEC and the jump.  Forward over the kernel goes what is known: EXEC is not 0; which
 * SGPRs are masks that are not 0; and for which EXEC | mask is not 0, so that control that
 * meets at `s_or exec, exec, mask` has lanes again.  What is not known here may make EXEC 0.
 */
#include "instrument/amd/regs.h"

#include "instrument/amd/lex.h"

enum { SGPRS = 128, PASSES = 64 };

struct masks {
    uint64_t bits[SGPRS / 64]; /* by the mask's first register */
};

struct state {
    bool reached, on;         /* on: EXEC is not 0 */
    struct masks full, joint; /* not 0; EXEC | mask is not 0 */
};

enum operand_kind { NOTHING, EXEC, SGPR, ALL_ONES, OTHER, UNCLEAR };
struct operand {
    enum operand_kind kind;
    unsigned first, count;
};

struct walk {
    struct kpi_text *t;
    const struct kpi_function *f;
    struct kpi_jumps jumps;
    struct state *before; /* each statement; [n] is behind the last */
    bool *off;            /* behind each, before control meets there */
    bool wave32, changed;
};

/* ---- masks ------------------------------------------------------------------- */

static bool has(const struct masks *m, unsigned i)
{
    return i < SGPRS && m->bits[i / 64] >> i % 64 & 1;
}

static void put(struct masks *m, unsigned i, bool yes)
{
    if (i >= SGPRS)
        return;
    uint64_t bit = (uint64_t)1 << i % 64;
    m->bits[i / 64] = yes ? m->bits[i / 64] | bit : m->bits[i / 64] & ~bit;
}

/* Registers are written: masks that have a part there are not what they were. */
static void forget(const struct walk *w, struct state *s, const struct operand *o)
{
    if (o->kind == UNCLEAR)
        s->full = s->joint = (struct masks){0};
    unsigned i = o->first && !w->wave32 ? o->first - 1 : o->first;
    for (; o->kind == SGPR && i < o->first + o->count; i++) {
        put(&s->full, i, false);
        put(&s->joint, i, false);
    }
}

/* With lanes on, each EXEC | mask has them. */
static void close_up(struct state *s)
{
    for (unsigned i = 0; i < SGPRS / 64; i++)
        s->joint.bits[i] = s->on ? UINT64_MAX : s->joint.bits[i] | s->full.bits[i];
}

static bool full(const struct state *s, const struct operand *o)
{
    return o->kind == ALL_ONES || (o->kind == EXEC && s->on) ||
           (o->kind == SGPR && has(&s->full, o->first));
}

/* Is EXEC | o known not to be 0? */
static bool joint(const struct state *s, const struct operand *o)
{
    return s->on || o->kind == ALL_ONES || (o->kind == SGPR && has(&s->joint, o->first));
}

/* ---- instructions ------------------------------------------------------------ */

static bool is(const char *s, size_t n, const char *word)
{
    return n == strlen(word) && memcmp(s, word, n) == 0;
}

/* The operand at *at, which moves behind its comma. */
static struct operand next_operand(const struct walk *w, size_t *at, size_t end)
{
    const char *s = w->t->src->text;
    struct operand out = {.kind = OTHER};
    size_t begin = kpi_amd_skip(s, *at, end), stop;
    if (begin >= end)
        return (struct operand){.kind = NOTHING};
    struct kpi_amd_tuple r = kpi_amd_tuple_at(s, begin, end, &stop);
    size_t comma = begin;
    while (comma < end && s[comma] != ',')
        comma++;
    *at = comma < end ? comma + 1 : end;
    size_t n = comma - begin;
    while (n && kpi_amd_blank(s[begin + n - 1]))
        n--;
    if (r.kind == 's')
        out = (struct operand){SGPR, r.first, r.count};
    else if (is(s + begin, n, w->wave32 ? "exec_lo" : "exec"))
        out.kind = EXEC;
    else if (is(s + begin, n, "-1"))
        out.kind = ALL_ONES;
    else if (!r.kind && (s[begin] == 's' || s[begin] == '['))
        out.kind = UNCLEAR;
    return out;
}

/* s_NAME_b64, or b32 where masks have 32 bits. */
static bool op_is(const struct walk *w, const struct kpi_stmt *s, const char *name)
{
    size_t n = strlen(name);
    const char *op = w->t->src->text + s->op.at;
    return s->op.len == n + 6 && memcmp(op, "s_", 2) == 0 && memcmp(op + 2, name, n) == 0 &&
           memcmp(op + 2 + n, w->wave32 ? "_b32" : "_b64", 4) == 0;
}

static bool either(const struct walk *w, const struct kpi_stmt *s, const char *a, const char *b)
{
    return op_is(w, s, a) || op_is(w, s, b);
}

static bool contains(const struct walk *w, const struct kpi_stmt *s, const char *what)
{
    return memmem(w->t->src->text + s->op.at, s->op.len, what, strlen(what)) != NULL;
}

/* to: EXEC as it was; EXEC becomes what from makes of it. */
static void save_exec(const struct walk *w, const struct kpi_stmt *i, struct state *s,
                      const struct operand *to, const struct operand *from)
{
    const struct state old = *s;
    bool ors = op_is(w, i, "or_saveexec");
    bool rest = either(w, i, "andn2_saveexec", "and_not1_saveexec"); /* from & ~EXEC */
    bool whole = contains(w, i, w->wave32 ? "_b32" : "_b64");
    s->on = ors && joint(&old, from);
    if (!ors)
        s->joint = s->full;
    forget(w, s, to);
    if (to->kind != SGPR || !whole)
        return;
    put(&s->full, to->first, old.on);
    put(&s->joint, to->first, old.on || ((ors || rest) && joint(&old, from)));
}

/* EXEC = op(a, b) */
static void write_exec(const struct walk *w, const struct kpi_stmt *i, struct state *s,
                       const struct operand *a, const struct operand *b)
{
    const struct state old = *s;
    const struct operand *mask = a->kind == EXEC ? b : a;
    bool own = a->kind == EXEC || b->kind == EXEC;
    s->on = false;
    if (op_is(w, i, "mov"))
        s->on = full(&old, a);
    if (op_is(w, i, "or"))
        s->on = full(&old, a) || full(&old, b) || (own && joint(&old, mask));
    if (op_is(w, i, "or") && own)
        return;
    s->joint = s->full;
    bool keeps = (a->kind == EXEC && either(w, i, "andn2", "and_not1")) ||
                 (own && op_is(w, i, "xor")); /* EXEC | mask */
    if (keeps && mask->kind == SGPR)
        put(&s->joint, mask->first, joint(&old, mask));
}

/* to = op(a, b), registers */
static void write_mask(const struct walk *w, const struct kpi_stmt *i, struct state *s,
                       const struct operand *to, const struct operand *a, const struct operand *b)
{
    const struct state old = *s;
    forget(w, s, to);
    if (to->kind != SGPR)
        return;
    bool mov = op_is(w, i, "mov"), or = op_is(w, i, "or");
    const struct operand *mask = a->kind == EXEC ? b : a;
    bool own = a->kind == EXEC || b->kind == EXEC;
    if ((mov || or) && (full(&old, a) || (or && full(&old, b))))
        put(&s->full, to->first, true);
    bool keeps = ((mov || or) && (joint(&old, a) || (or && joint(&old, b)))) ||
                 (own && op_is(w, i, "xor") && joint(&old, mask)) ||
                 (b->kind == EXEC && either(w, i, "andn2", "and_not1") && joint(&old, a));
    put(&s->joint, to->first, keeps);
}

static void execute(const struct walk *w, const struct kpi_stmt *i, struct state *s)
{
    const struct kp_source *src = w->t->src;
    size_t at = i->op.at + i->op.len;
    struct operand o[3];
    for (int k = 0; k < 3; k++)
        o[k] = next_operand(w, &at, i->end);
    bool scalar = kpi_starts(src, i->op, "s_"), vector = kpi_starts(src, i->op, "v_");
    if (contains(w, i, "saveexec")) {
        save_exec(w, i, s, &o[0], &o[1]);
    } else if (scalar && o[0].kind == EXEC) {
        write_exec(w, i, s, &o[1], &o[2]);
    } else if (contains(w, i, "_movrel") || contains(w, i, "_call") || contains(w, i, "_swappc")) {
        *s = (struct state){.reached = true};
    } else {
        if (scalar)
            write_mask(w, i, s, &o[0], &o[1], &o[2]);
        if (vector) { /* a mask, a carry */
            forget(w, s, &o[0]);
            forget(w, s, &o[1]);
        }
    }
    close_up(s);
}

/* What else writes EXEC, a part of it or in a way that is not known here. */
static bool narrows(const struct walk *w, const struct kpi_stmt *i)
{
    const char *s = w->t->src->text;
    if (contains(w, i, "_cmpx") || contains(w, i, "wrexec"))
        return true;
    size_t at = kpi_amd_skip(s, i->op.at + i->op.len, i->end);
    size_t end = kpi_amd_word_end(s, at, i->end);
    bool written = kpi_starts(w->t->src, i->op, "s_") || kpi_starts(w->t->src, i->op, "v_");
    return written && (is(s + at, end - at, "exec_lo") || is(s + at, end - at, "exec_hi") ||
                       is(s + at, end - at, "exec")) &&
           !(kpi_starts(w->t->src, i->op, "s_") &&
             is(s + at, end - at, w->wave32 ? "exec_lo" : "exec"));
}

/* ---- flow -------------------------------------------------------------------- */

static void meet(struct walk *w, uint32_t to, const struct state *from)
{
    struct state *s = &w->before[to], old = *s;
    if (!s->reached) {
        *s = *from;
        w->changed = true;
        return;
    }
    s->on = s->on && from->on;
    for (unsigned i = 0; i < SGPRS / 64; i++) {
        s->full.bits[i] &= from->full.bits[i];
        s->joint.bits[i] &= from->joint.bits[i];
    }
    w->changed = w->changed || s->on != old.on ||
                 memcmp(&s->full, &old.full, sizeof old.full) != 0 ||
                 memcmp(&s->joint, &old.joint, sizeof old.joint) != 0;
}

static void go_on(struct walk *w, uint32_t i, const struct state *after)
{
    w->off[i] = !after->on;
    meet(w, i + 1, after);
}

/* From statement i to what may follow.  False: where it leads is not known. */
static bool step(struct walk *w, uint32_t i)
{
    const struct kpi_stmt *s = &w->t->stmts.v[w->f->first_stmt + i];
    struct state after = w->before[i];
    if (s->kind != KPI_INSTRUCTION) {
        go_on(w, i, &after);
        return true;
    }
    if (s->flow == KPI_FLOW_EXIT)
        return true;
    if (s->flow == KPI_FLOW_NEXT) {
        execute(w, s, &after);
        if (narrows(w, s)) {
            after.on = false;
            after.joint = after.full;
        }
        go_on(w, i, &after);
        return !contains(w, s, "s_setpc");
    }
    uint32_t to = s->to ? s->to - 1 - w->f->first_stmt : w->jumps.target[i];
    if (s->flow != KPI_FLOW_JUMP || to >= w->f->stmt_count || contains(w, s, "subvector"))
        return false;
    bool zero = kpi_is(w->t->src, s->op, "s_cbranch_execz");
    bool lanes = kpi_is(w->t->src, s->op, "s_cbranch_execnz");
    struct state taken = after;
    taken.on = lanes || (after.on && !zero);
    after.on = zero || (after.on && !lanes);
    close_up(&taken);
    close_up(&after);
    meet(w, to, &taken);
    if (s->guard.len)
        go_on(w, i, &after);
    return true;
}

static bool settle(struct walk *w)
{
    for (int passes = 0; passes < PASSES; passes++) {
        w->changed = false;
        for (uint32_t i = 0; i < w->f->stmt_count; i++)
            if (w->before[i].reached && !step(w, i))
                return false;
        if (!w->changed)
            return true;
    }
    return false;
}

bool *kpi_amd_find_off(struct kpi_text *t, const struct kpi_function *f, unsigned lanes)
{
    uint32_t n = f->stmt_count;
    struct walk w = {.t = t, .f = f, .wave32 = lanes == 32};
    w.before = kp_alloc(((size_t)n + 1) * sizeof *w.before);
    w.off = kp_alloc((size_t)n + 1);
    memset(w.off, true, (size_t)n + 1);
    const struct kpi_amd_kernel *k = kpi_amd_kernel_of(t, f);
    struct state start = {.reached = true, .on = true};
    close_up(&start);
    meet(&w, 0, &start);
    if (k && k->entry_stmt >= f->first_stmt && k->entry_stmt - f->first_stmt <= n)
        meet(&w, k->entry_stmt - f->first_stmt, &start);
    kpi_jumps_find(t, f, &w.jumps);
    bool known = settle(&w);
    kpi_jumps_free(&w.jumps);
    if (!known)
        memset(w.off, true, (size_t)n + 1);
    free(w.before);
    return w.off;
}
