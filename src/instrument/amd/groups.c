/*
 * What must not be separated.
 */
#include "instrument/amd/regs.h"

#include "instrument/amd/lex.h"

struct grouping {
    const struct kpi_text *t;
    const struct kpi_stmt *stmts;
    uint32_t n;
    uint32_t *until;
};

static bool is(const struct grouping *g, uint32_t i, const char *op)
{
    return g->stmts[i].kind == KPI_INSTRUCTION && kpi_is(g->t->src, g->stmts[i].op, op);
}

/* The count-th instruction behind i, or the last one. */
static uint32_t behind(const struct grouping *g, uint32_t i, unsigned count)
{
    uint32_t last = i;
    for (uint32_t k = i + 1; k < g->n && count; k++)
        if (g->stmts[k].kind == KPI_INSTRUCTION) {
            last = k;
            count--;
        }
    return last;
}

/* The operand as a number, decimal or 0x...; 63 when it is none. */
static unsigned operand(const struct grouping *g, uint32_t i)
{
    const struct kpi_stmt *s = &g->stmts[i];
    size_t at = kpi_amd_skip(g->t->src->text, s->op.at + s->op.len, s->end);
    char *text = kpi_dup(g->t->src, (struct kpi_span){at, s->end - at});
    uint64_t n;
    bool ok = kp_parse_u64(text, &n);
    free(text);
    return ok ? (unsigned)(n & 63) : 63;
}

/* s_delay_alu names the next instruction and, with instskip, one some way behind it. */
static unsigned delayed(const struct grouping *g, uint32_t i)
{
    const struct kpi_stmt *s = &g->stmts[i];
    static const char *const skips[] = {"instskip(SAME)",   "instskip(NEXT)",   "instskip(SKIP_1)",
                                        "instskip(SKIP_2)", "instskip(SKIP_3)", "instskip(SKIP_4)"};
    const char *text = g->t->src->text + s->begin;
    for (unsigned k = 0; k < KP_COUNT(skips); k++)
        if (memmem(text, s->end - s->begin, skips[k], strlen(skips[k])))
            return 1 + k;
    bool raw = !memmem(text, s->end - s->begin, "inst", 4);
    return raw ? 6 : 1;
}

/* s_getpc_b64 and what adds to it a distance from there. */
static uint32_t sums_end(const struct grouping *g, uint32_t i)
{
    uint32_t last = behind(g, i, 1);
    for (unsigned k = 1; k <= 8; k++) {
        uint32_t at = behind(g, i, k);
        if (is(g, at, "s_addc_u32") || is(g, at, "s_add_co_ci_u32") || is(g, at, "s_subb_u32"))
            return at;
        if (g->stmts[at].kind != KPI_INSTRUCTION || g->stmts[at].flow != KPI_FLOW_NEXT)
            break;
    }
    return last;
}

static uint32_t indexed_end(const struct grouping *g, uint32_t i)
{
    for (uint32_t k = i + 1; k < g->n; k++)
        if (is(g, k, "s_set_gpr_idx_off"))
            return k;
    return g->n - 1;
}

static void join(struct grouping *g, uint32_t from, uint32_t to)
{
    for (uint32_t i = from; i < to; i++)
        if (g->until[i] < to)
            g->until[i] = to;
}

uint32_t *kpi_amd_find_groups(const struct kpi_text *t, const struct kpi_function *f)
{
    struct grouping g = {t, t->stmts.v + f->first_stmt, f->stmt_count, NULL};
    g.until = kp_realloc(NULL, (size_t)g.n + 1, sizeof *g.until);
    uint32_t indexed = 0; /* statements before this one are in such a group already */
    for (uint32_t i = 0; i < g.n; i++)
        g.until[i] = i;
    for (uint32_t i = 0; i < g.n; i++) {
        if (is(&g, i, "s_clause"))
            join(&g, i, behind(&g, i, operand(&g, i) + 1));
        else if (is(&g, i, "s_delay_alu"))
            join(&g, i, behind(&g, i, delayed(&g, i)));
        else if (is(&g, i, "s_getpc_b64"))
            join(&g, i, sums_end(&g, i));
        else if (i >= indexed && is(&g, i, "s_set_gpr_idx_on"))
            join(&g, i, indexed = indexed_end(&g, i));
    }
    for (uint32_t i = g.n; i-- > 0;) /* groups that overlap */
        if (g.until[i] != i && g.until[g.until[i]] != g.until[i])
            g.until[i] = g.until[g.until[i]];
    return g.until;
}
