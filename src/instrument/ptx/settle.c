/*
 * Clock reads behind a CTA barrier.
 *
 * On Hopper `bar.sync` is BAR.SYNC.DEFER_BLOCKING: the warp goes on until
 * something that must see the barrier, and a clock read is not among it.
 * Measured on an H200 (bench/results/barrier-clock.json): eight reads in a row
 * behind a barrier that blocks for 6000 cycles come 2 to 16 cycles after it
 * was reached; so does one behind a vote.  bar.warp.sync makes the warp wait:
 * the read comes 16 cycles after the last warp has reached the barrier, the
 * soonest of what was tried (membar.cta 23, a shared store 48, a shared load 84,
 * nanosleep 99).
 */
#include "instrument/ptx/lower.h"

static bool any(const struct kp_source *src, struct kpi_span op, const char *const *words)
{
    for (; *words; words++)
        if (kpi_is_op(src, op, *words))
            return true;
    return false;
}

static bool is_barrier(const struct kpi_text *t, const struct kpi_stmt *s)
{
    static const char *const barriers[] = {"bar.sync",         "bar.red",         "bar.cta.sync",
                                           "bar.cta.red",      "barrier.sync",    "barrier.red",
                                           "barrier.cta.sync", "barrier.cta.red", NULL};
    return s->word == KPI_WORD_BAR && any(t->src, s->op, barriers);
}

enum { LOOK_AHEAD = 4096 }; /* statements; bounds the time on odd input */

/* May a clock be read behind statement i before anything settles the barrier?
 * Control that goes elsewhere is taken to lead to a record. */
static bool read_follows(const struct kpi_text *t, const struct kpi_plan *plan, uint32_t body,
                         uint32_t i)
{
    const struct kpi_function *f = plan->f;
    static const char *const settling[] = {"ld",     "st",  "atom",    "red", "mbarrier",
                                           "membar", "bar", "barrier", NULL};
    for (unsigned n = 0; ++i < f->first_stmt + f->stmt_count; n++) {
        const struct kpi_stmt *s = &t->stmts.v[i];
        if (n == LOOK_AHEAD)
            return true;
        if (s->kind == KPI_MARK && t->marks.v[s->mark].op <= KPI_INSTANT &&
            kpi_in_body(&plan->regions, t->marks.v[s->mark].region, body))
            return true;
        if (s->kind != KPI_INSTRUCTION)
            continue;
        if (s->flow != KPI_FLOW_NEXT)
            return s->flow == KPI_FLOW_JUMP || s->flow == KPI_FLOW_TABLE;
        if (!s->guard.len && any(t->src, s->op, settling))
            return false;
    }
    return false;
}

/* bar.* is for whole warps; barrier.* and what is predicated may not be. */
static void settle(const struct kpi_text *t, const struct kpi_stmt *s, struct kpi_edits *edits)
{
    bool whole_warp = !s->guard.len && kpi_is_op(t->src, s->op, "bar");
    struct kp_str b = {0};
    if (whole_warp)
        kp_str_add(&b, "\n\tbar.warp.sync 0xffffffff;\n");
    else
        kp_str_add(&b, "\n\tactivemask.b32 %kperf_t;\n\tbar.warp.sync %kperf_t;\n");
    kpi_edit_add(edits, s->end, 0, &b);
}

void kpi_ptx_settle_barriers(const struct kpi_text *t, const struct kpi_plan *plan,
                             uint32_t body, struct kpi_edits *edits)
{
    const struct kpi_function *f = plan->f;
    if (t->version < 62) /* before activemask, and before Hopper */
        return;
    for (uint32_t i = 0; i < f->stmt_count; i++) {
        const struct kpi_stmt *s = &t->stmts.v[f->first_stmt + i];
        if (is_barrier(t, s) && read_follows(t, plan, body, f->first_stmt + i))
            settle(t, s, edits);
    }
}
