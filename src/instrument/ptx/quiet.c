/*
 * Iterations whose records a ring would not keep.
 *
 * A ring keeps the newest records, so those of most iterations of a long loop are made to be
 * overwritten.  Where it can be told beforehand how many iterations are left, the loop stands in
 * the probed body twice: first as it is in the original, for as long as what follows fills
 * the ring, and behind it with records.  The count of records is taken on as if all had been made:
 * the ring and what is read out of it are the same.
 *
 * How many are left tells a counter that each iteration takes on by a constant, and whose
 * comparison with a value that does not change sends the loop back.  There may be no other way
 * out, since an iteration that is counted on has to come.  Both copies must be as good for
 * threads that work together: either whole warps go round, or no instruction is of several threads.
 */
#include "instrument/ptx/loop.h"

#include "instrument/motion/motion.h"
#include "instrument/ptx/regs.h"

#define MOST_STEP (1 << 24)

enum relation { LT, LE, GT, GE, NE, EQ };
static const char *const relations[] = {"lt", "le", "gt", "ge", "ne", "eq"};
static const enum relation complements[] = {GE, GT, LE, LT, EQ, NE};
static const enum relation mirrored[] = {GT, GE, LT, LE, NE, EQ};

/* ---- operands ----------------------------------------------------------- */

static bool is_plain(char c)
{
    return kpi_ptx_byte_is(c, KPI_PTX_WORD) || c == '-';
}

/* The k-th operand of a statement, where it is a name or a number; else empty. */
static struct kpi_span operand(const struct kp_source *src, const struct kpi_stmt *s, unsigned k)
{
    struct kpi_span o = kpi_operand(src, s, k);
    for (uint32_t i = 0; i < o.len; i++)
        if (!is_plain(src->text[o.at + i]))
            return (struct kpi_span){o.at, 0};
    return o;
}

/* "s32" of an opcode's end: 32, 64, or 0 for what is no whole number. */
static unsigned bits_of(const struct kp_source *src, struct kpi_span type)
{
    const char *p = src->text + type.at;
    if (type.len != 3 || !strchr("sub", p[0]))
        return 0;
    return memcmp(p + 1, "32", 2) == 0 ? 32 : memcmp(p + 1, "64", 2) == 0 ? 64 : 0;
}

/* ---- the counter -------------------------------------------------------- */

struct finder {
    struct kpi_loops l;
    struct kpi_regs *regs;
};

static uint32_t reg_of(const struct finder *f, const struct kpi_stmt *s, struct kpi_span name)
{
    return name.len ? kpi_regs_look_up(f->regs, name, s->scope) : KPI_NO_REG;
}

/* The only statement of the loop that writes `reg`; KPI_NOWHERE: none; *many: there are more. */
static uint32_t writer_of(const struct finder *f, uint32_t reg, bool *many)
{
    uint32_t found = KPI_NOWHERE;
    *many = false;
    for (uint32_t i = f->l.head; i <= f->l.latch; i++)
        for (uint32_t d = f->regs->def_at[i]; d < f->regs->def_at[i + 1]; d++)
            if (f->regs->defs.v[d] == reg) {
                *many |= found != KPI_NOWHERE;
                found = i;
            }
    return found;
}

/* By how much each iteration takes `reg` on; 0: not by a constant, or by too much. */
static int32_t step_of(struct finder *f, uint32_t reg, unsigned bits)
{
    const struct kp_source *src = f->l.t->src;
    bool many;
    uint32_t at = writer_of(f, reg, &many);
    if (at == KPI_NOWHERE || many || !kpi_loop_is_steady(&f->l, at))
        return 0;
    const struct kpi_stmt *s = &f->l.stmts[at];
    struct kpi_span type = {s->op.at + 4, s->op.len - 4};
    if (s->guard.len || s->op.len != 7 || !kpi_is_op(src, s->op, "add") ||
        bits_of(src, type) != bits || reg_of(f, s, operand(src, s, 0)) != reg ||
        reg_of(f, s, operand(src, s, 1)) != reg)
        return 0;
    int64_t step;
    bool told = kpi_immediate(src, operand(src, s, 2), &step);
    return told && step >= -MOST_STEP && step <= MOST_STEP ? (int32_t)step : 0;
}

/* "setp.lt.s32": what it asks, of how many bits; 0 bits: something else. */
static unsigned comparison(const struct kp_source *src, struct kpi_span op, enum relation *is)
{
    if (op.len != 11 || !kpi_is_op(src, op, "setp") || src->text[op.at + 7] != '.')
        return 0;
    for (unsigned r = 0; r < KP_COUNT(relations); r++)
        if (memcmp(src->text + op.at + 5, relations[r], 2) == 0) {
            *is = (enum relation)r;
            return bits_of(src, (struct kpi_span){op.at + 8, 3});
        }
    return 0;
}

/* Does `reg`, or what is a number, keep its value in the loop? */
static bool stays(const struct finder *f, const struct kpi_stmt *s, struct kpi_span name)
{
    bool many;
    uint32_t reg = reg_of(f, s, name);
    if (!name.len || (reg == KPI_NO_REG && f->l.t->src->text[name.at] == '%'))
        return false;
    return reg == KPI_NO_REG || writer_of(f, reg, &many) == KPI_NOWHERE;
}

/* The comparison that sends the loop back, of a counter with what stays. */
static bool find_counter(struct finder *f, struct kpi_quiet *q)
{
    const struct kp_source *src = f->l.t->src;
    const struct kpi_stmt *latch = &f->l.stmts[f->l.latch];
    bool many;
    if (!latch->guard.len)
        return false;
    uint32_t at = writer_of(f, reg_of(f, latch, latch->guard), &many);
    if (at == KPI_NOWHERE || many || f->l.stmts[at].guard.len || !kpi_loop_is_steady(&f->l, at))
        return false;
    const struct kpi_stmt *s = &f->l.stmts[at];
    enum relation is;
    unsigned bits = comparison(src, s->op, &is);
    if (!bits || operand(src, s, 3).len)
        return false;
    is = latch->guard_not ? complements[is] : is;
    q->wide = bits == 64;
    q->type = (struct kpi_span){s->op.at + 8, 3};
    for (unsigned k = 1; k <= 2; k++) {
        struct kpi_span counter = operand(src, s, k), bound = operand(src, s, 3 - k);
        uint32_t reg = reg_of(f, s, counter);
        int32_t step = reg == KPI_NO_REG ? 0 : step_of(f, reg, bits);
        enum relation r = k == 1 ? is : mirrored[is];
        bool nears = r == NE || (step > 0 ? r == LT || r == LE : r == GT || r == GE);
        bool fits = q->wide || (int64_t)abs(step) * q->iterations <= INT32_MAX;
        if (!step || !nears || !fits || !stays(f, s, bound))
            continue;
        q->counter = counter;
        q->bound = bound;
        q->step = step;
        q->relation = relations[r];
        return true;
    }
    return false;
}

/* ---- the loop ----------------------------------------------------------- */

/* Do all threads stay until the latch lets them go, and come in at the head's top alone? */
static bool has_one_way(const struct finder *f)
{
    const struct kpi_loops *l = &f->l;
    for (uint32_t i = 0; i < l->n; i++) {
        bool in = i >= l->head && i <= l->latch;
        uint32_t to = l->jumps.target[i];
        if (l->stmts[i].flow == KPI_FLOW_JUMP && in &&
            (to == UINT32_MAX || to < l->head || to > l->latch))
            return false;
        if ((in && l->stmts[i].flow == KPI_FLOW_EXIT) || (!in && to == l->head))
            return false;
    }
    return true;
}

/* Declares it something that the statements behind it would see twice? */
static bool declares(const struct finder *f)
{
    for (uint32_t i = f->l.head; i <= f->l.latch; i++) {
        const struct kpi_stmt *s = &f->l.stmts[i];
        if (s->kind == KPI_DIRECTIVE && s->scope == f->l.stmts[f->l.head].scope &&
            !kpi_is(f->l.t->src, s->op, ".loc") && !kpi_is(f->l.t->src, s->op, ".pragma"))
            return true;
    }
    return f->l.stmts[f->l.head].scope != f->l.stmts[f->l.latch].scope;
}

/* Is there an instruction that several threads of a warp execute together? */
static bool is_joint(const struct finder *f)
{
    static const char *const words[] = {".sync", "activemask", "bar.warp", "vote", "shfl"};
    for (uint32_t i = f->l.head; i <= f->l.latch; i++) {
        const struct kpi_stmt *s = &f->l.stmts[i];
        for (size_t k = 0; s->kind == KPI_INSTRUCTION && k < KP_COUNT(words); k++)
            if (memmem(f->l.t->src->text + s->op.at, s->op.len, words[k], strlen(words[k])))
                return true;
    }
    return false;
}

static void find_records(struct finder *f, struct kpi_quiet *q)
{
    q->others = kp_realloc(NULL, f->l.site_count, sizeof *q->others);
    for (uint32_t k = 0; k < f->l.site_count; k++)
        if (kpi_loop_is_steady(&f->l, f->l.sites[k]))
            q->records++;
        else
            q->others[q->other_count++] = f->l.sites[k];
}

static const char *why_not(struct finder *f, struct kpi_quiet *q)
{
    find_records(f, q);
    if (!q->records)
        return "no record is made by every iteration";
    q->iterations = (f->l.plan->capacity + q->records - 1) / q->records + 1;
    if (!has_one_way(f) || declares(f))
        return "it has more than one way in or out";
    if (is_joint(f) && !kpi_loop_is_whole(&f->l))
        return "threads of a warp work together in it that need not be all";
    if (!find_counter(f, q))
        return "no counter tells how many iterations are left";
    return NULL;
}

void kpi_ptx_find_quiet(struct kpi_text *t, struct kpi_plan *plan)
{
    for (uint32_t body = 0; body < plan->bodies; body++) {
        struct finder f;
        kpi_loops_begin(&f.l, t, plan, body);
        f.regs = kpi_regs_of(t, plan->f);
        for (uint32_t i = 0; i < f.l.n; i++) {
            if (!kpi_loop_enter(&f.l, i))
                continue;
            struct kpi_quiet q = {.body = body, .head = f.l.head, .latch = f.l.latch};
            q.why_not = why_not(&f, &q);
            if (!f.regs->work || !*f.regs->work || !f.l.work)
                q.why_not = "the kernel is too large to be looked at so closely";
            KP_PUSH(plan->quiets, q);
        }
        kpi_loops_end(&f.l);
    }
}

/* ---- text --------------------------------------------------------------- */

#define SUFFIX "$kperf_quiet"

void kpi_ptx_add_quiet_state(const struct kpi_plan *plan, struct kp_str *b)
{
    if (plan->quiets.n)
        kp_str_add(b, "\t.reg .pred %kperf_x;\n"
                      "\t.reg .b32 %kperf_i, %kperf_limit;\n"
                      "\t.reg .b64 %kperf_j, %kperf_wide;\n");
}

/* The loop's comparison, with `bound` for the value that it goes on for. */
static void add_compare(const struct kp_source *src, const struct kpi_quiet *q, const char *bound,
                        int length, bool also, struct kp_str *b)
{
    kp_str_addf(b, "\tsetp.%s%s.%.*s %%kperf_x, %.*s, %.*s%s;\n", q->relation, also ? ".and" : "",
                (int)q->type.len, src->text + q->type.at, (int)q->counter.len,
                src->text + q->counter.at, length, bound, also ? ", %kperf_x" : "");
}

/* What the counter is compared with in place of the bound. */
static const char *limit_of(const struct kpi_quiet *q)
{
    return q->wide ? "%kperf_wide" : "%kperf_limit";
}

/* %kperf_x: more iterations are left than have to be recorded.  Then %kperf_i is how many come
 * before the limit: as many as there are steps up to it, a broken one included, and where it may be
 * reached (le, ge) one more.  Threads with as many iterations left all come to the same. */
static void add_entry(const struct kp_source *src, const struct kpi_quiet *q, struct kp_str *b)
{
    const char *left = q->wide ? "%kperf_j" : "%kperf_i";
    unsigned bits = q->wide ? 64 : 32, step = (unsigned)(q->step > 0 ? q->step : -q->step);
    uint64_t far = (uint64_t)step * q->iterations;
    bool reached = q->relation[1] == 'e' && q->relation[0] != 'n';
    struct kpi_span more = q->step > 0 ? q->bound : q->counter;
    struct kpi_span less = q->step > 0 ? q->counter : q->bound;
    kp_str_addf(b, "\tsub.s%u %s, %.*s, %.*s;\n", bits, left, (int)more.len, src->text + more.at,
                (int)less.len, src->text + less.at);
    kp_str_addf(b, "\tsetp.%s.u%u %%kperf_x, %s, %llu;\n", reached ? "ge" : "gt", bits, left,
                (unsigned long long)far);
    add_compare(src, q, src->text + q->bound.at, (int)q->bound.len, true, b);
    kp_str_addf(b, "\t%s.s%u %s, %.*s, %llu;\n", q->step > 0 ? "sub" : "add", bits, limit_of(q),
                (int)q->bound.len, src->text + q->bound.at, (unsigned long long)far);
    kp_str_addf(b, "\tsub.s%u %s, %s, %llu;\n", bits, left, left,
                (unsigned long long)far - (reached ? step : step - 1));
    if (step != 1)
        kp_str_addf(b, "\tdiv.u%u %s, %s, %u;\n", bits, left, left, step);
    if (q->wide)
        kp_str_add(b, "\tcvt.u32.u64 %kperf_i, %kperf_j;\n");
}

static void add_suffix(struct kpi_edits *edits, struct kpi_span name)
{
    struct kp_str b = {0};
    kp_str_add(&b, SUFFIX);
    kpi_edit_add(edits, name.at + name.len, 0, &b);
}

/* The loop's labels get other names, and where they are named. */
static void rename_labels(struct kpi_text *t, const struct kpi_function *f,
                          const struct kpi_quiet *q, struct kpi_edits *edits)
{
    const struct kpi_stmt *stmts = t->stmts.v + f->first_stmt;
    struct kpi_references refs;
    kpi_references_find(t, f, &refs);
    for (size_t i = 0; i < refs.list.n; i++) {
        const struct kpi_reference *r = &refs.list.v[i];
        if (r->label >= q->head && r->label <= q->latch && r->name.at >= stmts[q->head].begin &&
            r->name.at < stmts[q->latch].begin)
            add_suffix(edits, r->name);
    }
    for (uint32_t i = q->head; i <= q->latch; i++)
        if (stmts[i].kind == KPI_LABEL)
            add_suffix(edits, stmts[i].label);
    kpi_references_free(&refs);
}

/* What only some iterations record is counted where it would be made. */
static void count_others(const struct kpi_text *t, const struct kpi_function *f,
                         const struct kpi_quiet *q, struct kpi_edits *edits)
{
    for (uint32_t k = 0; k < q->other_count; k++) {
        const struct kpi_stmt *s = &t->stmts.v[f->first_stmt + q->others[k]];
        struct kp_str b = {0};
        kp_str_add(&b, "\n\tadd.u32 %kperf_n, %kperf_n, 1;\n");
        kpi_edit_add(edits, t->marks.v[s->mark].insert, 0, &b);
    }
}

static void add_loop(struct kpi_text *t, const struct kpi_function *f, const struct kpi_quiet *q,
                     struct kp_str *b)
{
    const struct kpi_stmt *head = &t->stmts.v[f->first_stmt + q->head];
    const struct kpi_stmt *latch = &t->stmts.v[f->first_stmt + q->latch];
    int len = (int)head->label.len;
    const char *label = t->src->text + head->label.at;
    struct kpi_edits copy = {0};
    rename_labels(t, f, q, &copy);
    count_others(t, f, q, &copy);
    kp_str_add(b, "\n");
    add_entry(t->src, q, b);
    kp_str_addf(b, "\t@!%%kperf_x bra %.*s;\n", len, label);
    kp_str_addf(b, "\tmad.lo.u32 %%kperf_n, %%kperf_i, %u, %%kperf_n;\n", q->records);
    kpi_edits_apply(t->src, &copy, head->begin, latch->begin, NULL, b);
    kp_str_add(b, "\n");
    add_compare(t->src, q, limit_of(q), (int)strlen(limit_of(q)), false, b);
    kp_str_addf(b, "\t@%%kperf_x bra %.*s" SUFFIX ";\n", len, label);
    kpi_edits_free(&copy);
}

void kpi_ptx_add_quiet(struct kpi_text *t, const struct kpi_plan *plan, uint32_t body,
                       struct kpi_edits *edits)
{
    for (size_t i = 0; i < plan->quiets.n; i++) {
        const struct kpi_quiet *q = &plan->quiets.v[i];
        if (q->body != body || q->why_not || edits->bytes > KPI_MAX_INSERTED)
            continue;
        struct kp_str b = {0};
        add_loop(t, plan->f, q, &b);
        kpi_edit_add(edits, t->stmts.v[plan->f->first_stmt + q->head].begin, 0, &b);
    }
}
