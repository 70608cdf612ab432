/* One function, read for motions. */
#include "instrument/motion/motion.h"

#define MAX_WORK ((uint64_t)1 << 30)

bool kpi_in_scope(const struct kpi_mover *m, uint32_t stmt, uint32_t scope)
{
    uint32_t at = m->s[stmt].scope;
    for (;;) {
        if (at == scope)
            return true;
        uint32_t parent = m->t->scopes.v[at];
        if (parent == at)
            return false;
        at = parent;
    }
}

bool kpi_is_spin(const struct kpi_mover *m, uint32_t to, uint32_t from)
{
    bool waits = false;
    for (uint32_t i = to; i < from; i++) {
        enum kpi_act act = m->does[i].act;
        waits = waits || act == KPI_ACT_WAIT;
        if (act != KPI_ACT_WAIT && act != KPI_ACT_PURE && act != KPI_ACT_CONTROL &&
            act != KPI_ACT_SCOPE && act != KPI_ACT_NOTHING)
            return false;
    }
    return waits;
}

/* Statements by the register that they write. */
static void index_writes(struct kpi_mover *m)
{
    const struct kpi_regs *r = &m->regs;
    size_t regs = r->list.n;
    m->by_reg_at = kp_alloc((regs + 2) * sizeof *m->by_reg_at);
    m->by_reg = kp_realloc(NULL, r->defs.n + 1, sizeof *m->by_reg);
    for (uint32_t i = 0; i < m->n; i++)
        for (uint32_t k = r->def_at[i]; k < r->def_at[i + 1]; k++)
            m->by_reg_at[r->defs.v[k] + 2]++;
    for (size_t i = 2; i < regs + 2; i++)
        m->by_reg_at[i] += m->by_reg_at[i - 1];
    for (uint32_t i = 0; i < m->n; i++)
        for (uint32_t k = r->def_at[i]; k < r->def_at[i + 1]; k++)
            m->by_reg[m->by_reg_at[r->defs.v[k] + 1]++] = i;
}

/* Accumulators are read and written: they count as written here. */
static void add_accumulators(struct kpi_mover *m)
{
    struct kpi_regs *r = &m->regs;
    KP_VEC(uint32_t) defs = {0};
    for (uint32_t i = 0; i < m->n; i++) {
        uint32_t begin = r->def_at[i], end = r->def_at[i + 1];
        r->def_at[i] = (uint32_t)defs.n;
        for (uint32_t k = begin; k < end; k++)
            KP_PUSH(defs, r->defs.v[k]);
        struct kpi_span all = kpi_operand(m->src, &m->s[i], 0), w;
        size_t at = all.at;
        while (m->does[i].act == KPI_ACT_MMA &&
               (w = kpi_ptx_next_word(m->src, &at, all.at + all.len)).len) {
            uint32_t reg = kpi_regs_look_up(r, w, m->s[i].scope);
            if (reg != KPI_NO_REG)
                KP_PUSH(defs, reg);
        }
    }
    r->def_at[m->n] = (uint32_t)defs.n;
    free(r->defs.v);
    r->defs.v = defs.v;
    r->defs.n = defs.n;
    r->defs.cap = defs.cap;
}

/* Registers of several parts (`.reg .v4 .f32 %v;`, then %v.x) are not told apart. */
static bool has_vectors(const struct kpi_mover *m)
{
    for (uint32_t i = 0; i < m->n; i++) {
        size_t at = m->s[i].op.at + m->s[i].op.len;
        struct kpi_span w;
        if (m->s[i].kind != KPI_DIRECTIVE || !kpi_is(m->src, m->s[i].op, ".reg"))
            continue;
        w = kpi_ptx_next_word(m->src, &at, m->s[i].end);
        if (!kpi_is(m->src, w, ".v2") && !kpi_is(m->src, w, ".v4"))
            continue;
        kp_error_at(m->src, m->s[i].begin, m->s[i].end - m->s[i].begin,
                    "nothing is moved in a kernel with registers of several parts");
        return true;
    }
    return false;
}

static void land(struct kpi_mover *m, uint32_t from, uint32_t to)
{
    for (uint32_t i = from + 1; to != UINT32_MAX && i < to; i++)
        if (m->landed[i] > to)
            m->landed[i] = to;
}

static void find_landings(struct kpi_mover *m)
{
    m->landed = kp_alloc(((size_t)m->n + 1) * sizeof *m->landed);
    memset(m->landed, 0xff, ((size_t)m->n + 1) * sizeof *m->landed);
    for (uint32_t i = 0; i < m->n; i++) {
        if (m->jumps.target[i] > i)
            land(m, i, m->jumps.target[i]);
        for (uint32_t k = i; m->s[i].flow == KPI_FLOW_TABLE && k < m->n; k++)
            if (m->jumps.from_table[k])
                land(m, i, k);
    }
}

bool kpi_mover_new(struct kpi_text *t, struct kpi_function *f, struct kpi_mover *m)
{
    *m = (struct kpi_mover){.t = t, .f = f, .src = t->src, .n = f->stmt_count, .work = MAX_WORK};
    m->s = t->stmts.v + f->first_stmt;
    kpi_regs_find(t, f, &m->work, &m->regs);
    kpi_jumps_find(t, f, &m->jumps);
    m->does = kp_alloc(((size_t)m->n + 1) * sizeof *m->does);
    for (uint32_t i = 0; i < m->n; i++) {
        m->does[i] = kpi_effect_of(t->src, &m->s[i]);
        m->flags = m->flags || m->does[i].act == KPI_ACT_ATOMIC;
        if (m->does[i].act == KPI_ACT_MMA)
            KP_PUSH(m->mmas, i);
    }
    for (uint32_t i = 0; i < m->n; i++)
        if (m->s[i].kind == KPI_DIRECTIVE && kpi_is(t->src, m->s[i].op, ".shared"))
            KP_PUSH(m->variables, i);
    m->jumps.target[m->n] = UINT32_MAX;
    find_landings(m);
    add_accumulators(m);
    index_writes(m);
    if (has_vectors(m))
        return false;
    if (m->work && m->mmas.n < 4096)
        return true;
    kp_error_at(t->src, f->name.at, f->name.len, "this kernel is too large to move anything in it");
    return false;
}

void kpi_mover_free(struct kpi_mover *m)
{
    m->regs.work = NULL;
    kpi_regs_free(&m->regs);
    kpi_jumps_free(&m->jumps);
    free(m->does);
    free(m->behind);
    free(m->follows);
    free(m->by_reg);
    free(m->by_reg_at);
    free(m->landed);
    free(m->retired);
    free(m->leaves.v);
    free(m->mmas.v);
    free(m->variables.v);
    free(m->evidence.v);
    free(m->filled.v);
    free(m->unread.v);
    free(m->apart.v);
}
