/*
 * Copies that a loop makes one by one, and nothing else: a page's rows, or a list's.
 *
 * Where all of them come to one barrier, or into one group, a wait behind the loop is for all: one
 * visit has to bring all, so that the two are as many visits apart in each turn.  So the region is
 * the loop.  One that goes to another slot's barrier in each turn, as before a pipelined loop, is
 * not.
 */
#include "instrument/motion/motion.h"
#include "instrument/rules/internal.h"

/* Is there a jump back round the whole of it? */
static bool is_inner(const struct kpi_lookup *w, const struct kpi_stretch *loop)
{
    for (size_t k = 0; k < w->edges.n; k++)
        if (w->edges.v[k].to < loop->first && w->edges.v[k].from > loop->last)
            return true;
    return false;
}

/* The operand that says which barrier a copy completes on; len 0: none does. */
static struct kpi_span barrier_of(const struct kpi_lookup *w, uint32_t i)
{
    const struct kpi_stmt *s = &w->stmts[i];
    if (kpi_has_modifier(w->src, s->op, ".bulk_group"))
        return (struct kpi_span){0};
    if (kpi_is_op(w->src, s->op, "cp.async.mbarrier"))
        return kpi_operand(w->src, s, 0);
    if (kpi_is_op(w->src, s->op, "cp.async.bulk.tensor"))
        return kpi_operand(w->src, s, 2);
    return kpi_is_op(w->src, s->op, "cp.async.bulk") ? kpi_operand(w->src, s, 3)
                                                      : (struct kpi_span){0};
}

static bool is_written(const struct kpi_regs *r, const struct kpi_stretch *loop, uint32_t reg)
{
    for (uint32_t k = r->def_at[loop->first]; k < r->def_at[loop->last + 1]; k++)
        if (r->defs.v[k] == reg)
            return true;
    return false;
}

/* Does the loop change a register that is named there? */
static bool changes(const struct kpi_lookup *w, struct kpi_regs *r, const struct kpi_stretch *loop,
                    struct kpi_span named, uint32_t scope)
{
    for (size_t at = named.at, end = named.at + named.len; at < end;) {
        struct kpi_span word = kpi_ptx_next_word(w->src, &at, end);
        if (!word.len)
            break;
        uint32_t reg = kpi_regs_look_up(r, word, scope);
        if (reg != KPI_NO_REG && is_written(r, loop, reg))
            return true;
    }
    return false;
}

/* Copies of the found stretch alone, all to the same place. */
static bool copies_alone(const struct kpi_lookup *w, const struct kpi_stretch *loop,
                         const struct kpi_stretch *copies, kpi_step_is copies_or_less)
{
    struct kpi_regs *r = kpi_regs_of(w->text, w->f);
    for (uint32_t i = loop->first; i <= loop->last; i++) {
        const struct kpi_stmt *s = &w->stmts[i];
        bool within = i >= copies->first && i <= copies->last;
        if (!kpi_is_code(s))
            continue;
        if (s->flow == KPI_FLOW_EXIT || s->flow == KPI_FLOW_TRAP || s->flow == KPI_FLOW_TABLE ||
            kpi_is_op(w->src, s->op, "call") || !copies_or_less(w, i, within) ||
            changes(w, r, loop, barrier_of(w, i), s->scope))
            return false;
    }
    return *r->work > 0;
}

void kpi_auto_whole_loops(const struct kpi_lookup *w, kpi_step_is copies_or_less,
                          struct kpi_finds *out, size_t from)
{
    struct kpi_stretches loops = {0};
    if (!w->text->amd && from < out->list.n)
        kpi_loops_find(w, &loops);
    for (size_t i = 0; i < loops.list.n; i++)
        for (size_t k = from; k < out->list.n; k++) {
            struct kpi_stretch *s = &out->list.v[k].stretch, all = loops.list.v[i];
            if (s->first >= all.first && s->last <= all.last && is_inner(w, &all) &&
                copies_alone(w, &all, s, copies_or_less) && !kpi_stretch_close(w, &all))
                *s = all;
        }
    free(loops.list.v);
}
