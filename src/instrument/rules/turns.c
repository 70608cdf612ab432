/*
 * Turns of loops that load from global memory into registers: of a kernel that neither waits for
 * copies nor meets at barriers nothing else shows where its loops are.
 */
#include "instrument/rules/internal.h"

/* Does the stretch load from global memory into registers? */
static bool loads_into_registers(const struct kpi_lookup *w, const struct kpi_stretch *s)
{
    for (uint32_t i = s->first; i <= s->last; i++)
        if (kpi_is_code(&w->stmts[i]) && kpi_is_op(w->src, w->stmts[i].op, "ld") &&
            kpi_has_modifier(w->src, w->stmts[i].op, ".global"))
            return true;
    return false;
}

void kpi_auto_find_turns(const struct kpi_lookup *w, struct kpi_finds *out)
{
    struct kpi_stretches loops = {0};
    kpi_loops_find(w, &loops);
    for (size_t k = 0; k < loops.list.n; k++) {
        struct kpi_stretch s = loops.list.v[k];
        while (s.first < s.last && !kpi_is_code(&w->stmts[s.first]))
            s.first++;
        uint32_t back = s.last--;
        if (s.first < s.last && loads_into_registers(w, &s) && !kpi_stretch_close(w, &s) &&
            s.last < back)
            kpi_auto_add(w, out, KPI_AUTO_BODIES, s, s.first, NULL);
    }
    free(loops.list.v);
}

bool kpi_auto_sees_a_loop(const struct kpi_lookup *w, const struct kpi_finds *out)
{
    for (size_t i = 0; i < out->list.n; i++)
        if (w->jumps.in_loop[out->list.v[i].stretch.first])
            return true;
    return w->f->mark_count;
}
