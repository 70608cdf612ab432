/*
 * Where in a loop a record stands.
 *
 * To ptxas a clock read is a wall: what stands behind it stays behind it.  In the
 * original kernel a loop's count and condition and the next descriptor's address
 * are computed while the warp waits; behind the read that ends the wait they are
 * computed when it is over, on the longest path.  So a record in a loop stands
 * not right at its mark but behind the integer arithmetic that follows, in front of
 * the next instruction that keeps its place, and ptxas puts that arithmetic back to
 * where it was.  On an H200 this is a third of what a record costs
 * (bench/results/proton.json).
 *
 * A record stays at its mark where more than a few instructions follow, or another
 * mark, and where it ends a region of nothing but arithmetic: such regions keep what is
 * theirs.  Nor does it pass what reads a result of the region that it ends, for the
 * clock would then wait for it.
 */
#include "instrument/ptx/lower.h"

#include "instrument/ptx/lex.h"
#include "instrument/ptx/regs.h"

#define MAX_WORK ((uint64_t)1 << 26)
#define MOST 12u /* instructions that a record passes */

struct placing {
    struct kpi_text *t;
    const struct kpi_function *f;
    struct kpi_regs *regs;
    struct kpi_jumps jumps;
    uint64_t work;
    /* by register */
    bool *async;    /* an operand of wgmma or tcgen05: it may be in flight */
    uint32_t *late; /* the mark before which it may come late, plus one */
};

static void find_async(struct placing *p)
{
    for (uint32_t i = 0; i < p->regs->n; i++)
        for (uint32_t k = p->regs->use_at[i];
             p->regs->classes[i] == KPI_CLASS_ASYNC && k < p->regs->use_at[i + 1]; k++)
            p->async[p->regs->uses.v[k]] = true;
}

static bool reads_late(const struct placing *p, uint32_t i, uint32_t mark)
{
    for (uint32_t k = p->regs->use_at[i]; k < p->regs->use_at[i + 1]; k++)
        if (p->async[p->regs->uses.v[k]] || p->late[p->regs->uses.v[k]] == mark + 1)
            return true;
    return false;
}

/* From the record before it in the text on: what memory and the like give, and what is
 * made from that.  False: there is nothing but arithmetic. */
static bool find_late(struct placing *p, uint32_t end, uint32_t mark)
{
    uint32_t i = end;
    bool any = false;
    while (i-- > 0 && kpi_work(&p->work, 1))
        if (p->regs->stmts[i].kind == KPI_MARK &&
            p->t->marks.v[p->regs->stmts[i].mark].op <= KPI_INSTANT)
            break;
    for (i++; i < end && kpi_work(&p->work, 1); i++) {
        unsigned char class = p->regs->classes[i];
        bool keeps = class == KPI_CLASS_KEEPS || class == KPI_CLASS_ASYNC;
        any = any || keeps;
        if (keeps || reads_late(p, i, mark))
            for (uint32_t k = p->regs->def_at[i]; k < p->regs->def_at[i + 1]; k++)
                p->late[p->regs->defs.v[k]] = mark + 1;
    }
    return any;
}

/* Integer arithmetic that needs nothing which may come late. */
static bool can_pass(const struct placing *p, uint32_t i, uint32_t mark)
{
    if (p->regs->stmts[i].kind != KPI_INSTRUCTION)
        return false;
    unsigned char class = p->regs->classes[i];
    return (class == KPI_CLASS_ARITHMETIC || class == KPI_CLASS_COPY || class == KPI_CLASS_FREE) &&
           p->regs->def_at[i] < p->regs->def_at[i + 1] &&
           !kpi_ptx_names_float(p->t->src, p->regs->stmts[i].op) && !reads_late(p, i, mark);
}

/* How many statements from i on are nothing to the machine: an attribute, the mark that
 * shares m's record, a line number.  A mark may stand in braces of its own. */
static uint32_t nothing_at(const struct placing *p, const struct kpi_mark *m, uint32_t i)
{
    const struct kpi_stmt *s = &p->regs->stmts[i];
    if (s->kind == KPI_DIRECTIVE)
        return kpi_is(p->t->src, s->op, ".loc");
    bool braces = s->kind == KPI_OPEN_SCOPE && i + 2 < p->regs->n &&
                  s[1].kind == KPI_MARK && s[2].kind == KPI_CLOSE_SCOPE;
    const struct kpi_stmt *mark = braces ? s + 1 : s;
    if (mark->kind != KPI_MARK ||
        (mark->mark != m->begins && p->t->marks.v[mark->mark].op <= KPI_INSTANT))
        return 0;
    return braces ? 3 : 1;
}

/* The statement behind the mark at i and its braces. */
static uint32_t behind_mark(const struct placing *p, uint32_t i)
{
    const struct kpi_stmt *s = p->regs->stmts;
    bool braces = i > 0 && s[i - 1].kind == KPI_OPEN_SCOPE && i + 1 < p->regs->n &&
                  s[i + 1].kind == KPI_CLOSE_SCOPE;
    return i + (braces ? 2 : 1);
}

/* May the record of m stand in front of statement i? */
static bool is_place(const struct placing *p, const struct kpi_mark *m, uint32_t i)
{
    const struct kpi_stmt *s = &p->regs->stmts[i];
    if (s->kind == KPI_OPEN_SCOPE) /* of a mark: of another record */
        return i + 1 == p->regs->n || s[1].kind != KPI_MARK;
    /* A region that has begun keeps what decides its first branch. */
    bool begins = m->op == KPI_BEGIN || m->begins != KPI_NO_MARK;
    return s->kind == KPI_INSTRUCTION && (s->flow == KPI_FLOW_NEXT || !begins);
}

/* Where the record of the mark at statement `at` goes. */
static size_t place_of(struct placing *p, const struct kpi_mark *m, uint32_t at, uint32_t mark)
{
    uint32_t passed = 0, i = behind_mark(p, at);
    bool works = find_late(p, at, mark);
    if (m->op == KPI_END && !works)
        return m->insert;
    while (i < p->regs->n && passed <= MOST && kpi_work(&p->work, 1)) {
        uint32_t nothing = nothing_at(p, m, i);
        bool passes = !nothing && can_pass(p, i, mark);
        if (!nothing && !passes)
            return passed && is_place(p, m, i) ? p->regs->stmts[i].begin : m->insert;
        passed += passes;
        i += passes ? 1 : nothing;
    }
    return m->insert;
}

void kpi_ptx_place_records(struct kpi_text *t, const struct kpi_function *f)
{
    struct placing p = {.t = t, .f = f, .work = MAX_WORK};
    p.jumps = kpi_jumps_of(t, f);
    p.regs = kpi_regs_of(t, f);
    if (!*p.regs->work)
        p.work = 0;
    p.async = kp_alloc(p.regs->list.n + 1);
    p.late = kp_alloc((p.regs->list.n + 1) * sizeof *p.late);
    find_async(&p);
    for (uint32_t k = f->first_mark; k < f->first_mark + f->mark_count; k++) {
        struct kpi_mark *m = &t->marks.v[k];
        uint32_t i = m->stmt - f->first_stmt;
        if (m->op <= KPI_INSTANT && m->reached && !m->shared && p.jumps.in_loop[i] && p.work)
            m->record = place_of(&p, m, i, k);
    }
    free(p.async);
    free(p.late);
}
