/*
 * What holds of all threads, where a form or a statement is looked at for one: that an address is
 * the same for each of them, and that each of those who read arrives.
 */
#include "instrument/motion/motion.h"

/* ---- addresses ----------------------------------------------------------- */

/* A special register that is the same for the threads of a block. */
static bool is_of_block(const struct kp_source *src, struct kpi_span name)
{
    static const char *const own[] = {"%ctaid", "%nctaid", "%ntid", "%cluster_", "%is_explicit",
                                      "%dynamic_smem_size", "%total_smem_size"};
    for (size_t i = 0; i < KP_COUNT(own); i++)
        if (kpi_starts(src, name, own[i]))
            return true;
    return false;
}

bool kpi_loads_param(const struct kpi_mover *m, uint32_t at)
{
    struct kpi_span from = kpi_operand(m->src, &m->s[at], 1), name = {from.at + 1, 0};
    while (name.len + 2 < from.len && !strchr("+ ", m->src->text[name.at + name.len]))
        name.len++;
    return kpi_at_is(m, at, "ld.param") && kpi_is_param(m, name);
}

/* Does statement `def` write one value in all threads of a block? */
static bool is_uniform(struct kpi_mover *m, uint32_t def, unsigned depth)
{
    const struct kpi_regs *r = &m->regs;
    struct kpi_span from = kpi_operand(m->src, &m->s[def], 1);
    const char *text = m->src->text + from.at;
    if (!depth || !kpi_work(&m->work, 16) || m->does[def].act != KPI_ACT_PURE ||
        m->does[def].carry || m->s[def].guard.len)
        return false;
    if (kpi_at_is(m, def, "ld"))
        return kpi_loads_param(m, def);
    if (from.len && text[0] == '%' && kpi_reg_named(m, from, def) == KPI_NO_REG)
        return is_of_block(m->src, from);
    for (uint32_t k = r->use_at[def]; k < r->use_at[def + 1]; k++) {
        uint32_t by = kpi_only_def(m, r->uses.v[k], def);
        if (by == UINT32_MAX || !is_uniform(m, by, depth - 1))
            return false;
    }
    return true;
}

bool kpi_alike(struct kpi_mover *m, const struct kpi_form *f)
{
    struct kpi_ring ring = kpi_ring_of(m, f);
    for (unsigned i = 0; f->known && i < f->n; i++) {
        const struct kpi_leaf l = m->leaves.v[f->term[i].leaf];
        if (f->term[i].leaf != ring.leaf && l.kind != KPI_LEAF_SYMBOL &&
            !(l.kind == KPI_LEAF_REG && l.fixed && is_uniform(m, l.since, KPI_FORM_DEPTH / 2)))
            return false;
    }
    return f->known && ring.told;
}

/* ---- who arrives --------------------------------------------------------- */

enum let { NOT_TOLD, ONE_LANE, ALL };

/* Whom of each warp does the predicate let pass, where it is `value`?  A lane, at least. */
static enum let let_pass(struct kpi_mover *m, uint32_t reg, bool value, uint32_t at)
{
    uint32_t def = reg == KPI_NO_REG ? UINT32_MAX : kpi_only_def(m, reg, at);
    uint32_t n = kpi_threads(m) ? kpi_threads(m) : 1024;
    if (def == UINT32_MAX)
        return NOT_TOLD;
    if (kpi_at_is(m, def, "elect.sync"))
        return value ? ONE_LANE : NOT_TOLD;
    bool all = true;
    for (uint32_t w = 0; w < n; w += 32) {
        bool any = false;
        for (uint32_t t = w; t < w + 32 && t < n; t++) {
            int64_t v;
            if (!kpi_value_of(m, reg, at, t, &v))
                return NOT_TOLD;
            any = any || (v != 0) == value;
            all = all && (v != 0) == value;
        }
        if (!any)
            return NOT_TOLD;
    }
    return all ? ALL : ONE_LANE;
}

/* Are the lanes of a warp together somewhere on the way: behind what reads memory they have to meet
 * for it. */
static bool lanes_meet(struct kpi_mover *m, uint32_t from, uint32_t to, bool reads)
{
    for (uint32_t i = from; i < to; i++) {
        enum kpi_act act = m->does[i].act;
        bool meets = act == KPI_ACT_BARRIER && !kpi_at_is(m, i, "barrier.cluster");
        bool comes = act == KPI_ACT_MMA || act == KPI_ACT_MMA_FENCE || act == KPI_ACT_MMA_WAIT ||
                     act == KPI_ACT_MMA_COMMIT || (act == KPI_ACT_CONVERGE &&
                                                   !kpi_at_is(m, i, "activemask"));
        if ((meets || (!reads && comes)) && !m->s[i].guard.len &&
            kpi_ways_pass(m, from, i, to))
            return true;
    }
    return false;
}

/* Whom of each warp do the conditions from behind `from` on let come to statement `at`? */
static enum let come_by(struct kpi_mover *m, uint32_t from, uint32_t at)
{
    const struct kpi_stmt *s = &m->s[at];
    enum let who = s->guard.len ? let_pass(m, kpi_reg_named(m, s->guard, at), !s->guard_not, at)
                                : ALL;
    for (uint32_t i = from + 1; i < at && who != NOT_TOLD; i++) {
        const struct kpi_stmt *b = &m->s[i];
        uint32_t to = m->jumps.target[i];
        bool leaves = b->kind == KPI_INSTRUCTION && b->flow != KPI_FLOW_NEXT;
        if (!leaves || (to <= at && (to > from || kpi_is_spin(m, to, i))))
            continue;
        enum let let = to <= from || to == UINT32_MAX || !b->guard.len
                           ? NOT_TOLD
                           : let_pass(m, kpi_reg_named(m, b->guard, i), b->guard_not, i);
        who = who == ALL || let == NOT_TOLD ? let : let == ALL ? who : NOT_TOLD;
    }
    return who;
}

bool kpi_is_relaxed(const struct kpi_mover *m, uint32_t at)
{
    return kpi_has_modifier(m->src, m->s[at].op, ".relaxed");
}

bool kpi_each_arrives(struct kpi_mover *m, uint32_t reader, uint32_t retired, uint32_t arrive)
{
    bool reads = m->does[reader].act != KPI_ACT_WAIT && m->does[reader].act != KPI_ACT_MMA;
    enum let who = come_by(m, retired, arrive);
    return who == ALL || (who == ONE_LANE && lanes_meet(m, retired, arrive, reads));
}
