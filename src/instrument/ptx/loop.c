/*
 * Loops of a probed body, and what each of their iterations does.
 */
#include "instrument/ptx/loop.h"

#include "instrument/ptx/gather.h"
#include "instrument/ptx/regs.h"

#define MAX_WORK ((uint64_t)1 << 27)

/* ---- sites -------------------------------------------------------------- */

const struct kpi_mark *kpi_loop_mark_at(const struct kpi_loops *s, uint32_t i)
{
    return s->stmts[i].kind == KPI_MARK ? &s->t->marks.v[s->stmts[i].mark] : NULL;
}

bool kpi_loop_is_site(const struct kpi_loops *s, uint32_t i)
{
    uint32_t tag;
    const struct kpi_mark *m = kpi_loop_mark_at(s, i);
    return m && kpi_record_at(s->t, s->plan, m, s->body, &tag);
}

/* ---- loops -------------------------------------------------------------- */

static bool inside(const struct kpi_loops *s, uint32_t i)
{
    return i >= s->head && i <= s->latch;
}

/* Does control come in at the head alone, and go back to it at one place? */
static bool is_closed(const struct kpi_loops *s)
{
    for (uint32_t i = 0; i < s->n; i++) {
        uint32_t to = s->jumps.target[i];
        if (inside(s, i) && (s->jumps.from_table[i] || s->stmts[i].flow == KPI_FLOW_TABLE))
            return false;
        if (to == UINT32_MAX || !inside(s, to))
            continue;
        if (to == s->head ? inside(s, i) && i != s->latch : !inside(s, i))
            return false;
    }
    return true;
}

/* False: there are none, or too many, or some are in a loop inside. */
static bool find_sites(struct kpi_loops *s)
{
    uint32_t count = s->before[s->latch + 1] - s->before[s->head];
    s->site_count = 0;
    if (!count || count > KPI_LOOP_SITES)
        return false;
    for (uint32_t i = s->head; i <= s->latch; i++) {
        if (kpi_loop_is_site(s, i))
            s->sites[s->site_count++] = i;
    }
    for (uint32_t i = s->head; i < s->latch; i++) {
        uint32_t to = s->jumps.target[i];
        if (to != UINT32_MAX && to <= i && to > s->head && s->before[i + 1] > s->before[to])
            return false;
    }
    return true;
}

/* ---- paths in a loop ---------------------------------------------------- */

/* Where paths meet or part, and what is asked about, they stop; all between is straight. */
static void find_stops(struct kpi_loops *s)
{
    for (uint32_t i = s->latch + 1; i-- > s->head;) {
        const struct kpi_stmt *st = &s->stmts[i];
        bool flows = st->kind == KPI_INSTRUCTION && st->flow != KPI_FLOW_NEXT;
        bool stop = i == s->head || i == s->latch || st->kind == KPI_LABEL || flows ||
                    kpi_loop_is_site(s, i);
        s->next[i] = stop ? i : s->next[i + 1];
    }
}

static void make_stop(struct kpi_loops *s, uint32_t i)
{
    uint32_t head = s->head, k = i;
    if (s->next[i] == i)
        return;
    do
        s->next[k] = i;
    while (k-- > head && s->next[k] != k);
}

static void go(struct kpi_loops *s, uint32_t i, uint32_t avoid, size_t *top, bool *leaves)
{
    if (!inside(s, i)) {
        *leaves = true;
        return;
    }
    i = s->next[i];
    if (i == avoid || s->seen[i] == s->searches)
        return;
    s->seen[i] = s->searches;
    s->stack[(*top)++] = i;
}

bool kpi_loop_reach(struct kpi_loops *s, uint32_t from, uint32_t avoid)
{
    size_t top = 0;
    bool leaves = false, first = from != KPI_NOWHERE;
    s->searches++;
    if (first)
        s->stack[top++] = from;
    else
        go(s, s->head, avoid, &top, &leaves);
    while (top) {
        uint32_t i = s->stack[--top];
        const struct kpi_stmt *st = &s->stmts[i];
        if (i == s->latch || st->flow == KPI_FLOW_TRAP)
            continue;
        s->work -= s->work > 0;
        leaves |= st->flow == KPI_FLOW_EXIT ||
                  (st->flow == KPI_FLOW_JUMP && s->jumps.target[i] == UINT32_MAX);
        if (st->flow == KPI_FLOW_JUMP && s->jumps.target[i] != UINT32_MAX)
            go(s, s->jumps.target[i], avoid, &top, &leaves);
        if (st->kind != KPI_INSTRUCTION || st->flow == KPI_FLOW_NEXT || st->guard.len)
            go(s, i + 1, avoid, &top, &leaves);
    }
    return leaves;
}

bool kpi_loop_reached(const struct kpi_loops *s, uint32_t i)
{
    return s->seen[i] == s->searches;
}

bool kpi_loop_is_steady(struct kpi_loops *s, uint32_t site)
{
    make_stop(s, site);
    if (kpi_loop_reach(s, site, KPI_NOWHERE))
        return false;
    bool again = kpi_loop_reached(s, site);
    kpi_loop_reach(s, KPI_NOWHERE, site);
    return !again && !kpi_loop_reached(s, s->latch);
}

bool kpi_loop_is_whole(struct kpi_loops *s)
{
    if (s->t->version < 62 || s->t->sm < 70)
        return false;
    for (uint32_t i = s->head; i <= s->latch; i++)
        if (kpi_ptx_is_aligned(s->t, &s->stmts[i]) && kpi_loop_is_steady(s, i))
            return true;
    return false;
}

/* ---- all of them ---------------------------------------------------------- */

bool kpi_loop_enter(struct kpi_loops *s, uint32_t latch)
{
    uint32_t head = s->jumps.target[latch];
    if (head == UINT32_MAX || head > latch)
        return false;
    s->head = head;
    s->latch = latch;
    uint64_t length = latch - head + 1;
    if (s->before[latch + 1] == s->before[head] || !kpi_work(&s->work, s->n + length) ||
        !find_sites(s) || !is_closed(s) || !kpi_work(&s->work, length * s->site_count * 4))
        return false;
    find_stops(s);
    return true;
}

void kpi_loops_begin(struct kpi_loops *s, struct kpi_text *t, const struct kpi_plan *plan,
                     uint32_t body)
{
    const struct kpi_function *f = plan->f;
    *s = (struct kpi_loops){.t = t, .plan = plan, .body = body, .n = f->stmt_count,
                            .stmts = t->stmts.v + f->first_stmt, .work = MAX_WORK};
    s->before = kp_alloc(((size_t)s->n + 2) * sizeof *s->before);
    for (uint32_t i = 0; i < s->n; i++)
        s->before[i + 1] = s->before[i] + kpi_loop_is_site(s, i);
    s->seen = kp_alloc(((size_t)s->n + 1) * sizeof *s->seen);
    s->next = kp_realloc(NULL, (size_t)s->n + 1, sizeof *s->next);
    s->stack = kp_realloc(NULL, (size_t)s->n + 1, sizeof *s->stack);
    s->jumps = kpi_jumps_of(t, f);
}

void kpi_loops_end(struct kpi_loops *s)
{
    free(s->before);
    free(s->seen);
    free(s->next);
    free(s->stack);
}
