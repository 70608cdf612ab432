/* Where one region ends and the next begins with nothing between. */
#include "instrument/internal.h"

/* The next BEGIN behind a statement, if nothing that is executed or jumped to stands
 * between; or KPI_NO_MARK. */
static uint32_t begin_behind(const struct kpi_text *t, const struct kpi_function *f, uint32_t stmt)
{
    for (uint32_t i = stmt + 1; i < f->first_stmt + f->stmt_count; i++) {
        const struct kpi_stmt *s = &t->stmts.v[i];
        if (s->kind == KPI_INSTRUCTION || s->kind == KPI_LABEL)
            return KPI_NO_MARK;
        if (s->kind != KPI_MARK || t->marks.v[s->mark].op > KPI_INSTANT)
            continue;
        return t->marks.v[s->mark].op == KPI_BEGIN ? s->mark : KPI_NO_MARK;
    }
    return KPI_NO_MARK;
}

bool kpi_share_boundaries(struct kpi_text *t, const struct kpi_function *f)
{
    bool any = false;
    for (uint32_t i = f->first_mark; i < f->first_mark + f->mark_count; i++) {
        struct kpi_mark *m = &t->marks.v[i];
        if (m->op != KPI_END || !m->reached || m->region >= KPT_MAX_SHARED)
            continue;
        uint32_t next = begin_behind(t, f, m->stmt);
        if (next == KPI_NO_MARK || !t->marks.v[next].reached)
            continue;
        m->begins = next;
        t->marks.v[next].shared = any = true;
    }
    return any;
}

bool kpi_record_at(const struct kpi_text *t, const struct kpi_plan *plan,
                   const struct kpi_mark *m, uint32_t body, uint32_t *tag)
{
    static const enum kpt_kind kinds[] = {KPT_START, KPT_END, KPT_INSTANT};
    if (!m->reached || m->op > KPI_INSTANT || m->shared)
        return false;
    bool has = kpi_in_body(&plan->regions, m->region, body);
    uint32_t next = m->begins != KPI_NO_MARK ? t->marks.v[m->begins].region : KPI_NO_REGION;
    bool begins = next != KPI_NO_REGION && kpi_in_body(&plan->regions, next, body);
    *tag = has && begins ? KPT_TAG_SHARED(m->region, next)
           : begins      ? KPT_TAG(KPT_START, next)
                         : KPT_TAG(kinds[m->op], m->region);
    return has || begins;
}
