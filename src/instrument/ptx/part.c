/*
 * Where the bodies of a kernel part.
 *
 * A branch at the entry, and the constants that decide it, stand before all that the kernel
 * itself does first, and ptxas schedules what follows otherwise than in the original
 * (doc/findings/strategies.md). So the bodies part as late as they can: before the first region,
 * where every thread passes; all before it is there once.  What one lane does before, as the
 * first loads of a GEMM, is not held up by it then, and hides what it takes
 * (doc/findings/short-launches.md).  Where a warp may come in parts the copies begin by joining it.
 */
#include "instrument/ptx/lower.h"

struct search {
    const struct kpi_text *t;
    const struct kpi_function *f;
    const struct kpi_stmt *stmts; /* the function's */
    struct kpi_jumps jumps;
    uint32_t *back; /* by statement: the first that it, or one behind it, jumps to */
};

/* Every thread that comes here is there with its warp. */
static bool is_meeting(const struct search *s, const struct kpi_stmt *st)
{
    return st->word == KPI_WORD_BAR && !st->guard.len && st->scope == s->f->scope &&
           (kpi_is_op(s->t->src, st->op, "bar.sync") ||
            kpi_is_op(s->t->src, st->op, "bar.cta.sync") ||
            kpi_is_op(s->t->src, st->op, "barrier.sync.aligned"));
}

static bool find_jumps(struct search *s)
{
    uint32_t n = s->f->stmt_count;
    s->back = kp_realloc(NULL, (size_t)n + 1, sizeof *s->back);
    s->back[n] = UINT32_MAX;
    for (uint32_t i = n; i-- > 0;) {
        uint32_t to = s->jumps.target[i];
        if (s->stmts[i].flow == KPI_FLOW_TABLE)
            return false;
        s->back[i] = to < s->back[i + 1] ? to : s->back[i + 1];
    }
    return true;
}

/* Is it behind statement i that the function's own scope goes on? */
static bool is_outermost(const struct search *s, uint32_t i)
{
    const struct kpi_stmt *st = &s->stmts[i];
    if (st->kind == KPI_CLOSE_SCOPE)
        return s->t->scopes.v[st->scope] == s->f->scope;
    return st->scope == s->f->scope && st->kind != KPI_OPEN_SCOPE;
}

/* Can the copies join a warp that comes in parts? */
static bool can_join(const struct kpi_text *t)
{
    return kpi_ptx_has_mask(t) && t->sm >= 70;
}

/* Is nothing learnt here of what other threads do? */
static bool is_blind(const struct kp_source *src, const struct kpi_stmt *st)
{
    switch (st->word) {
    case KPI_WORD_ARITHMETIC:
    case KPI_WORD_MOV:
    case KPI_WORD_CVTA:
    case KPI_WORD_BRA: return true;
    case KPI_WORD_LD: return kpi_is_op(src, st->op, "ld.param");
    case KPI_WORD_CP: return kpi_has_modifier(src, st->op, ".bulk");
    case KPI_WORD_MBARRIER:
        return kpi_is_op(src, st->op, "mbarrier.arrive") ||
               kpi_is_op(src, st->op, "mbarrier.expect_tx");
    default: return st->kind != KPI_INSTRUCTION;
    }
}

/* Does the loop from statement `first` to `last` end whatever others do? */
static bool ends_alone(const struct search *s, uint32_t first, uint32_t last)
{
    for (uint32_t i = first; i <= last; i++)
        if (!is_blind(s->t->src, &s->stmts[i]))
            return false;
    return true;
}

static bool is_call(const struct search *s, const struct kpi_stmt *st)
{
    return kpi_is_op(s->t->src, st->op, "call");
}

/* May some lanes of a warp do this, and others not? */
static bool divides(const struct search *s, const struct kpi_stmt *st)
{
    const struct kp_source *src = s->t->src;
    bool aligned = kpi_has_modifier(src, st->op, ".aligned") ||
                   (kpi_is_op(src, st->op, "bar") && !kpi_is_op(src, st->op, "bar.warp"));
    return st->guard.len && !aligned;
}

/* May lanes stay here until others of their warp, which have passed, do something further on?
 * Those would wait for them in vain if they had to be joined first. */
static bool may_hold(const struct search *s, uint32_t i)
{
    const struct kpi_stmt *st = &s->stmts[i];
    uint32_t to = s->jumps.target[i];
    return (to <= i && !ends_alone(s, to, i)) || st->flow == KPI_FLOW_TRAP ||
           st->word == KPI_WORD_BAR || kpi_has_modifier(s->t->src, st->op, ".sync") ||
           is_call(s, st);
}

/* How the threads of a warp come behind a statement. */
struct warp {
    bool whole, joinable; /* joinable: where they are not */
};

/* w: before statement i; all: every thread comes to it. */
static struct warp behind(const struct search *s, uint32_t i, bool all, struct warp w)
{
    const struct kpi_stmt *st = &s->stmts[i];
    bool meets = is_meeting(s, st);
    if (meets && all)
        return (struct warp){.whole = true, .joinable = can_join(s->t)};
    bool holds = may_hold(s, i), apart = holds && divides(s, st);
    w.whole = meets || (w.whole && !apart && st->kind != KPI_LABEL && st->flow == KPI_FLOW_NEXT);
    w.joinable = w.joinable && (!holds || (w.whole && !meets && !is_call(s, st)));
    return w;
}

/* joins: warps may come there in parts. */
static uint32_t find_last(const struct search *s, bool *joins)
{
    struct warp w = {.whole = true, .joinable = can_join(s->t)};
    bool any = false;
    uint32_t found = 0, reach = 0;
    for (uint32_t i = 0; i < s->f->stmt_count; i++) {
        const struct kpi_stmt *st = &s->stmts[i];
        if (st->kind == KPI_MARK || st->flow == KPI_FLOW_EXIT)
            break;
        uint32_t to = s->jumps.target[i];
        w = behind(s, i, reach <= i, w);
        any = any || st->kind == KPI_INSTRUCTION;
        reach = to != UINT32_MAX && to > reach ? to : reach;
        if (!(w.whole || w.joinable) || !any || reach > i || s->back[i + 1] <= i ||
            !is_outermost(s, i))
            continue;
        found = i + 1;
        *joins = !w.whole;
    }
    return found;
}

void kpi_ptx_place_parting(struct kpi_text *t, struct kpi_plan *plan)
{
    const struct kpi_function *f = plan->f;
    struct search s = {.t = t, .f = f, .stmts = t->stmts.v + f->first_stmt,
                       .jumps = kpi_jumps_of(t, f)};
    if (find_jumps(&s))
        plan->parting = find_last(&s, &plan->joins);
    free(s.back);
}
