/*
 * What must not come before what it stands behind, though neither a slot nor a relay is at stake:
 * a wait that would take an older phase for its own, or that others answer when they have seen a
 * flag; a meeting of threads that others would come to first.
 */
#include "instrument/motion/motion.h"

static bool say(struct kpi_why *why, uint32_t at, uint32_t other, const char *other_text,
                const char *text, const char *change)
{
    *why = (struct kpi_why){.at = at, .other = other};
    snprintf(why->text, sizeof why->text, "%s", text);
    snprintf(why->other_text, sizeof why->other_text, "%s", other_text);
    snprintf(why->change, sizeof why->change, "%s", change);
    return true;
}

/* ---- flags --------------------------------------------------------------- */

bool kpi_looks_at(struct kpi_mover *m, uint32_t i, uint32_t store)
{
    const struct kpi_effect *e = &m->does[i], *to = &m->does[store];
    if (kpi_is_opaque(m, i))
        return true;
    if (e->act != KPI_ACT_ATOMIC || kpi_at_is(m, i, "st") || kpi_at_is(m, i, "red"))
        return false;
    if (e->space != to->space)
        return e->space == KPI_SPACE_GENERIC || to->space == KPI_SPACE_GENERIC;
    struct kpi_place p = {.from = kpi_form_of(m, e->address, i), .bytes = e->bytes};
    struct kpi_place q = {.from = kpi_form_of(m, to->address, store), .bytes = to->bytes};
    struct kpi_roots a, b;
    if (to->space != KPI_SPACE_GLOBAL)
        return to->space != KPI_SPACE_LOCAL && kpi_may_overlap(m, &p, &q);
    if (!kpi_roots_of(m, e->address, i, &a) || !kpi_roots_of(m, to->address, store, &b))
        return true;
    for (unsigned k = 0; k < a.n * b.n; k++)
        if (kpi_same_root(m, &a.list[k / b.n], &b.list[k % b.n]))
            return true;
    return false;
}

bool kpi_early_wait(struct kpi_mover *m, uint32_t wait, uint32_t passed, struct kpi_why *why)
{
    if (m->does[passed].act == KPI_ACT_WAIT && !kpi_follows_phases(m, wait))
        return say(why, passed, wait, "it is not shown that this waits for another phase each time",
                   "behind this the wait cannot take an older phase for its own",
                   "wait for each phase of the barrier");
    for (uint32_t i = 0; m->does[passed].act == KPI_ACT_STORE && i < m->n; i++)
        if (kpi_work(&m->work, 4) && kpi_looks_at(m, i, passed))
            return say(why, passed, i, "this may look at it",
                       "what the wait is for may come only when this is written", "");
    return false;
}

/* ---- meetings ------------------------------------------------------------ */

/* Does any thread wait where bar.arrive at `at` is counted? */
static bool is_waited_for(const struct kpi_mover *m, uint32_t at)
{
    for (uint32_t i = 0; i < m->n; i++)
        if (kpi_is_opaque(m, i) ||
            (m->does[i].act == KPI_ACT_BARRIER && !kpi_at_is(m, i, "bar.warp.sync") &&
             kpi_may_rendezvous(m, i, at)))
            return true;
    return false;
}

/* Several warps may come to `passed` itself: of those that are let go, one may in its next turn
 * before another has in this one. */
bool kpi_early_meeting(struct kpi_mover *m, uint32_t arrive, uint32_t passed, struct kpi_why *why)
{
    const bool *seen;
    kpi_behind_waits(m, arrive, &seen);
    for (uint32_t i = 0; is_waited_for(m, passed) && i < m->n; i++) {
        enum kpi_act act = m->does[i].act;
        bool meets = (act == KPI_ACT_BARRIER && !kpi_at_is(m, i, "bar.warp.sync")) ||
                     act == KPI_ACT_BAR_ARRIVE;
        if (seen[i] && ((meets && kpi_may_rendezvous(m, i, passed)) || kpi_is_opaque(m, i)))
            return say(why, passed, i, "this may come to it behind what moves",
                       "threads that the arrive lets go may meet here before",
                       "let them meet by another number");
    }
    return false;
}
