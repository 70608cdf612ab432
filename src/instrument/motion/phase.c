/*
 * Which phase a wait waits for when it is executed first: by that a wait for what threads give
 * back, which ends at once, is told from one for what they have yet to do.
 */
#include "instrument/motion/motion.h"

enum { DEPTH = 16 };

static bool first_value(struct kpi_mover *m, uint32_t reg, uint32_t at, unsigned depth,
                        int64_t *out);

static bool first_operand(struct kpi_mover *m, uint32_t at, unsigned k, unsigned depth,
                          int64_t *out)
{
    struct kpi_span o = kpi_operand(m->src, &m->s[at], k);
    uint32_t reg = kpi_reg_named(m, o, at);
    if (reg != KPI_NO_REG)
        return first_value(m, reg, at, depth - 1, out);
    return kpi_immediate(m->src, o, out);
}

/* The last write of a register before `at` in the order of the text, which every way to `at` leads
 * over; what a loop writes behind `at` comes to it in later turns. */
static uint32_t first_def(struct kpi_mover *m, uint32_t reg, uint32_t at)
{
    uint32_t def = UINT32_MAX;
    for (uint32_t k = m->by_reg_at[reg]; k < m->by_reg_at[reg + 1]; k++)
        if (m->by_reg[k] < at)
            def = m->by_reg[k];
    bool always = def != UINT32_MAX && !m->s[def].guard.len && m->landed[def] > at;
    return always && kpi_work(&m->work, 8) ? def : UINT32_MAX;
}

static bool first_value(struct kpi_mover *m, uint32_t reg, uint32_t at, unsigned depth,
                        int64_t *out)
{
    uint32_t def = depth ? first_def(m, reg, at) : UINT32_MAX;
    int64_t a, b, c;
    if (def == UINT32_MAX || m->does[def].act != KPI_ACT_PURE ||
        !first_operand(m, def, 1, depth, &a))
        return false;
    *out = a;
    if (kpi_at_is(m, def, "mov"))
        return true;
    *out = !a;
    if (kpi_at_is(m, def, "not.pred"))
        return true;
    *out = a;
    if (kpi_at_is(m, def, "cvt.u32.u64") || kpi_at_is(m, def, "cvt.u64.u32"))
        return a >= 0;
    if (!first_operand(m, def, 2, depth, &b))
        return false;
    if (kpi_at_is(m, def, "selp") && first_operand(m, def, 3, depth, &c)) {
        *out = c ? a : b;
        return true;
    }
    return kpi_combined(m, def, a, b, out);
}

int kpi_first_parity(struct kpi_mover *m, uint32_t wait)
{
    int64_t parity;
    bool told = kpi_has_modifier(m->src, m->s[wait].op, ".parity") &&
                first_operand(m, wait, 2, DEPTH, &parity);
    return told ? (int)(parity & 1) : -1;
}
