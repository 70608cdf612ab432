/*
 * What comes behind what in whichever thread: the ways of the program, and what one thread lets
 * another go on with, by as many steps as it takes.
 */
#include "instrument/motion/motion.h"

bool kpi_same_barrier(struct kpi_mover *m, uint32_t a, uint32_t b)
{
    struct kpi_place x = kpi_barrier_of(m, a), y = kpi_barrier_of(m, b);
    return kpi_may_overlap(m, &x, &y);
}

struct kpi_place kpi_barrier_of(struct kpi_mover *m, uint32_t at)
{
    const struct kpi_effect *e = &m->does[at];
    return kpi_barrier_at(m, e->act == KPI_ACT_COPY ? e->barrier : e->address, at);
}

bool kpi_is_store_out(const struct kpi_mover *m, uint32_t at)
{
    struct kpi_span op = m->s[at].op;
    const char *text = m->src->text + op.at;
    return memmem(text, op.len, ".global.shared::cta", 19) || memmem(text, op.len, "_group", 6) ||
           memmem(text, op.len, "wait_all", 8);
}

/* ---- ways, and what is let go on ----------------------------------------- */

struct spread {
    struct kpi_mover *m;
    bool *seen;
    uint32_t until; /* what stands behind a wait for the same is left out; UINT32_MAX: nothing */
    uint32_t *stack;
    size_t top;
};

static void push_way(struct spread *w, uint32_t i)
{
    if (i < w->m->n && !w->seen[i]) {
        w->seen[i] = true;
        w->stack[w->top++] = i;
    }
}

/* What control can come to straight from statement i. */
static void push_next(struct spread *w, uint32_t i)
{
    const struct kpi_mover *m = w->m;
    const struct kpi_stmt *s = &m->s[i];
    if (s->kind != KPI_INSTRUCTION || s->flow == KPI_FLOW_NEXT || s->guard.len)
        push_way(w, i + 1);
    if (m->jumps.target[i] != UINT32_MAX)
        push_way(w, m->jumps.target[i]);
    for (uint32_t k = 0; s->flow == KPI_FLOW_TABLE && k < m->n; k++)
        if (m->jumps.from_table[k])
            push_way(w, k);
}

static bool is_call(const struct kpi_mover *m, uint32_t i)
{
    return m->does[i].act == KPI_ACT_LEAVE && kpi_is_op(m->src, m->s[i].op, "call");
}

bool kpi_is_opaque(const struct kpi_mover *m, uint32_t i)
{
    return m->does[i].act == KPI_ACT_UNKNOWN || is_call(m, i);
}

static bool is_rendezvous(enum kpi_act act)
{
    return act == KPI_ACT_BARRIER || act == KPI_ACT_BAR_ARRIVE;
}

bool kpi_may_rendezvous(const struct kpi_mover *m, uint32_t a, uint32_t b)
{
    int64_t x, y;
    bool told = kpi_number_at(m, a, 0, &x) && kpi_number_at(m, b, 0, &y);
    bool warp = kpi_is_op(m->src, m->s[a].op, "bar.warp.sync") ||
                kpi_is_op(m->src, m->s[b].op, "bar.warp.sync");
    return warp || !told || x == y;
}

bool kpi_signals(struct kpi_mover *m, uint32_t i, uint32_t wait)
{
    enum kpi_act act = m->does[i].act;
    if (act == KPI_ACT_ARRIVE || act == KPI_ACT_COPY)
        return kpi_same_barrier(m, i, wait);
    return kpi_is_opaque(m, i) || (act == KPI_ACT_COPY_OUT && !kpi_is_store_out(m, i));
}

/* May statement k wait for what statement i does? */
static bool lets_go(struct kpi_mover *m, uint32_t i, uint32_t k)
{
    enum kpi_act act = m->does[k].act;
    if (act == KPI_ACT_WAIT)
        return kpi_signals(m, i, k);
    if (is_rendezvous(m->does[i].act) && act == KPI_ACT_BARRIER)
        return kpi_may_rendezvous(m, i, k);
    if (m->does[i].act == KPI_ACT_STORE)
        return act == KPI_ACT_ATOMIC && kpi_looks_at(m, k, i);
    return kpi_is_opaque(m, i) || kpi_is_opaque(m, k) ||
           (m->does[i].act == KPI_ACT_ATOMIC && act == KPI_ACT_ATOMIC);
}

static bool lets_any_go(const struct kpi_mover *m, uint32_t i)
{
    enum kpi_act act = m->does[i].act;
    return act == KPI_ACT_ARRIVE || act == KPI_ACT_COPY || act == KPI_ACT_COPY_OUT ||
           act == KPI_ACT_ATOMIC || is_rendezvous(act) || kpi_is_opaque(m, i) ||
           (act == KPI_ACT_STORE && m->flags);
}

static bool waits_for_any(const struct kpi_mover *m, uint32_t i)
{
    enum kpi_act act = m->does[i].act;
    return act == KPI_ACT_WAIT || act == KPI_ACT_BARRIER || act == KPI_ACT_ATOMIC ||
           kpi_is_opaque(m, i);
}

/* Is statement i a wait for the same as `until`, or does every way to it lead over one? */
static bool is_over(const struct spread *w, uint32_t i)
{
    struct kpi_mover *m = w->m;
    if (w->until == UINT32_MAX || m->does[i].act != KPI_ACT_WAIT)
        return false;
    for (uint32_t k = 0; k < m->n && kpi_work(&m->work, 1); k++)
        if (m->does[k].act == KPI_ACT_WAIT && kpi_holds_back(m, k) &&
            kpi_same_ring(m, k, w->until) &&
            (k == i || kpi_all_ways_pass(m, k, i)))
            return true;
    return false;
}

/* All that was marked takes along what it leads to. */
static void spread_on(struct spread *w)
{
    struct kpi_mover *m = w->m;
    while (w->top) {
        uint32_t i = w->stack[--w->top];
        if (is_over(w, i))
            continue;
        push_next(w, i);
        if (!lets_any_go(m, i))
            continue;
        for (uint32_t k = 0; k < m->n && kpi_work(&m->work, 1); k++)
            if (waits_for_any(m, k) && !(k + 1 < m->n && w->seen[k + 1]) && lets_go(m, i, k)) {
                push_way(w, k);
                if (!is_over(w, k))
                    push_next(w, k);
            }
    }
}

static struct spread begin_spread(struct kpi_mover *m, bool *seen)
{
    memset(seen, 0, (size_t)m->n + 1);
    return (struct spread){m, seen, UINT32_MAX,
                           kp_realloc(NULL, (size_t)m->n + 2, sizeof(uint32_t)), 0};
}

/* From behind all waits on the barrier that `on` names; how many there are. */
static unsigned spread_from_waits(struct spread *w, uint32_t on)
{
    struct kpi_mover *m = w->m;
    unsigned n = 0;
    for (uint32_t i = 0; i < m->n && kpi_work(&m->work, 16); i++) {
        bool waits = m->does[i].act == KPI_ACT_WAIT && kpi_same_barrier(m, i, on);
        n += waits;
        if ((waits && !is_over(w, i)) || kpi_is_opaque(m, i))
            push_next(w, i);
        if (kpi_is_opaque(m, i))
            push_way(w, i);
    }
    spread_on(w);
    free(w->stack);
    return n;
}

unsigned kpi_behind_waits(struct kpi_mover *m, uint32_t on, const bool **seen)
{
    *seen = m->behind;
    if (m->behind && m->behind_on == on)
        return m->behind_waits;
    if (!m->behind)
        *seen = m->behind = kp_alloc((size_t)m->n + 1);
    struct spread w = begin_spread(m, m->behind);
    m->behind_on = on;
    m->behind_waits = spread_from_waits(&w, on);
    return m->behind_waits;
}

void kpi_behind_until(struct kpi_mover *m, uint32_t on, uint32_t until, bool *seen)
{
    struct spread w = begin_spread(m, seen);
    w.until = until;
    spread_from_waits(&w, on);
}

bool kpi_ways_pass(struct kpi_mover *m, uint32_t from, uint32_t first, uint32_t last)
{
    bool *seen = kp_alloc((size_t)m->n + 1);
    struct spread w = begin_spread(m, seen);
    push_way(&w, from);
    while (w.top && kpi_work(&m->work, 1)) {
        uint32_t i = w.stack[--w.top];
        if (i != first)
            push_next(&w, i);
    }
    bool passes = !seen[last] && m->work > 0;
    free(seen);
    free(w.stack);
    return passes;
}

bool kpi_all_ways_pass(struct kpi_mover *m, uint32_t first, uint32_t last)
{
    return kpi_ways_pass(m, 0, first, last);
}

bool kpi_leads_to(struct kpi_mover *m, uint32_t from, uint32_t wait)
{
    bool *seen = kp_alloc((size_t)m->n + 1), leads = false;
    struct spread w = begin_spread(m, seen);
    push_way(&w, from);
    spread_on(&w);
    for (uint32_t i = 0; i < m->n && !leads; i++)
        leads = seen[i] && lets_any_go(m, i) && kpi_signals(m, i, wait);
    free(seen);
    free(w.stack);
    return leads;
}
