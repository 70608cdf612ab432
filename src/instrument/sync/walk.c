/*
 * Ways through a kernel, as a thread might go them.
 *
 * A way is led to one instruction that no way came to before.  Where a condition is not known it
 * stays in loops for so many turns, does what bounds from the launch would have it do when they
 * are large, and else rather does something than nothing; what it decided of a condition holds
 * from there on.
 */
#include "instrument/sync/internal.h"

#define TURNS 48           /* of a loop, all in all */
#define OUTER_TURNS 2      /* of one round a loop that waits: the second shows what is left */
#define STEPS 400000       /* of all ways */
#define WAY_STEPS 40000    /* of one */
#define MOST_WAYS 64
#define MOST_EVENTS 200000 /* of a way */

struct loop {
    uint32_t first, last, outer; /* steps; outer: index, UINT32_MAX: none */
    bool around; /* a loop that waits */
};
struct walker {
    struct kpi_sync_code *c;
    struct kpi_sync_walks *all;
    struct kpi_sync_walk *out;
    struct kpi_sync_state s;
    KP_VEC(struct loop) loops;
    uint32_t *loop_of;  /* by step: innermost, UINT32_MAX: none */
    uint32_t *turns;    /* by loop */
    uint32_t *last;     /* by step: the condition that was not known when last there */
    uint32_t *base;     /* by step: its barrier's address but for the constant, when last there */
    bool *live, *ahead; /* by step: an ACT, `toward` can be reached; that without going back */
    uint32_t *stack;
    uint32_t toward, tables; /* tables: steps that jump by one; of this way, so far: */
    unsigned jumps;
    bool arrived, contrary; /* contrary: rather not what it would do else */
    uint64_t left;
};

/* ---- what can be reached --------------------------------------------------- */

static uint32_t step_count(const struct walker *w)
{
    return (uint32_t)w->c->steps.n;
}

static bool goes_on(const struct kpi_step *s)
{
    bool always = s->guard.reg == KPI_NO_REG && s->guard.value == KPI_NO_VALUE;
    return !((s->kind == KPI_STEP_JUMP || s->kind == KPI_STEP_LEAVE) && always);
}

static bool is_table(const struct walker *w, uint32_t i)
{
    const struct kpi_step *s = &w->c->steps.v[i];
    return s->kind == KPI_STEP_LEAVE && w->c->w->stmts[s->stmt].flow == KPI_FLOW_TABLE;
}

static bool is_entry_of_table(const struct walker *w, uint32_t i)
{
    const struct kpi_step *s = &w->c->steps.v[i];
    return w->c->w->stmts[s->stmt].kind == KPI_LABEL && w->c->w->jumps.from_table[s->stmt];
}

/* Does a table lead to a step that is marked? */
static bool table_leads(const struct walker *w, const bool *marks)
{
    for (uint32_t i = 0; w->tables && i < step_count(w); i++)
        if (marks[i] && is_entry_of_table(w, i))
            return true;
    return false;
}

/* Which steps lead to those that are marked; `forward`: without going back, but by tables.  Until
 * nothing changes, which for code in order is soon. */
static void spread(struct walker *w, bool *marks, bool forward)
{
    for (bool again = true, table = false; again;) {
        bool now = table_leads(w, marks);
        again = now && !table;
        table = now;
        for (uint32_t i = step_count(w); i-- > 0;) {
            const struct kpi_step *s = &w->c->steps.v[i];
            if (marks[i])
                continue;
            bool to = s->kind == KPI_STEP_JUMP && (s->target > i || !forward) &&
                      s->target < step_count(w) && marks[s->target];
            bool next = goes_on(s) && i + 1 < step_count(w) && marks[i + 1];
            if (!to && !next && !(table && is_table(w, i)))
                continue;
            marks[i] = true;
            again = again || !forward || (w->tables && is_entry_of_table(w, i));
        }
    }
}

/* ---- loops ------------------------------------------------------------------ */

static int by_size(const void *a, const void *b)
{
    const struct loop *x = a, *y = b;
    uint32_t m = x->last - x->first, n = y->last - y->first;
    return m != n ? (m < n ? 1 : -1) : (x->first > y->first) - (x->first < y->first);
}

/* Those around a loop that does more than to wait for one barrier. */
static void find_around(struct walker *w)
{
    uint32_t *before = w->stack; /* acts before each step */
    before[0] = 0;
    for (uint32_t i = 0; i < step_count(w); i++)
        before[i + 1] = before[i] + (w->c->steps.v[i].kind == KPI_STEP_ACT);
    for (uint32_t k = (uint32_t)w->loops.n; k-- > 0;) { /* inner ones first */
        const struct loop *l = &w->loops.v[k];
        bool more = l->around || before[l->last + 1] - before[l->first] > 1;
        if (more && l->outer != UINT32_MAX)
            w->loops.v[l->outer].around = true;
    }
}

/* Of the ways back to one step the last is the loop's end. */
static void find_loops(struct walker *w)
{
    uint32_t *end = w->stack, n = step_count(w);
    memset(end, 0, n * sizeof *end);
    for (uint32_t i = 0; i < n; i++) {
        const struct kpi_step *s = &w->c->steps.v[i];
        if (s->kind == KPI_STEP_JUMP && s->target <= i)
            end[s->target] = i;
    }
    for (uint32_t i = 0; i < n; i++)
        if (end[i])
            KP_PUSH(w->loops, ((struct loop){i, end[i], UINT32_MAX, false}));
    if (w->loops.n)
        qsort(w->loops.v, w->loops.n, sizeof *w->loops.v, by_size);
    memset(w->loop_of, 0xff, n * sizeof *w->loop_of);
    uint64_t work = 0;
    for (uint32_t k = 0; k < w->loops.n && work < (uint64_t)64 << 20; k++) { /* outer ones first */
        struct loop *l = &w->loops.v[k];
        l->outer = w->loop_of[l->first];
        work += l->last - l->first + 1;
        for (uint32_t i = l->first; i <= l->last; i++)
            w->loop_of[i] = k;
    }
    find_around(w);
}

/* Where a step leads that only jumps on. */
static uint32_t lands(const struct walker *w, uint32_t i)
{
    for (unsigned n = 0; n < 64 && i < step_count(w); n++) {
        const struct kpi_step *s = &w->c->steps.v[i];
        if (s->kind == KPI_STEP_JUMP && !goes_on(s))
            i = s->target;
        else if (s->kind == KPI_STEP_PLACE)
            i++;
        else
            break;
    }
    return i;
}

/* Where to go so that the loops that a step is in are gone round, but not for ever; -1: both
 * ways do, or neither. */
static int by_loops(const struct walker *w, uint32_t i, uint32_t taken, uint32_t next)
{
    taken = lands(w, taken);
    next = lands(w, next);
    for (uint32_t k = w->loop_of[i]; k != UINT32_MAX; k = w->loops.v[k].outer) {
        const struct loop *l = &w->loops.v[k];
        bool stays = taken >= l->first && taken <= l->last;
        bool stays_next = next >= l->first && next <= l->last;
        if (stays != stays_next)
            return (w->turns[k] < (l->around ? OUTER_TURNS : TURNS)) == stays;
    }
    return -1;
}

/* ---- conditions ------------------------------------------------------------- */

static bool acts_within(const struct walker *w, uint32_t from, uint32_t to)
{
    for (uint32_t i = from; i < to && i < step_count(w); i++)
        if (w->c->steps.v[i].kind == KPI_STEP_ACT)
            return true;
    return false;
}

/* Rather do what waits or arrives than pass it by. */
static bool by_acts(const struct walker *w, uint32_t i, uint32_t taken)
{
    if (taken <= i || acts_within(w, i + 1, taken))
        return w->contrary;
    const struct kpi_step *before = taken ? &w->c->steps.v[taken - 1] : NULL;
    bool other = before && before->kind == KPI_STEP_JUMP && !goes_on(before) &&
                 before->target > taken && acts_within(w, taken, before->target);
    return other != w->contrary;
}

/* In another turn the condition was another: what it leads over is done in some turns only.  A loop
 * within it goes its turns in a row, though, and what it was before goes on behind.  From tile to
 * tile it may be what it likes: of a tile all roles do as much. */
static void note_changes(struct walker *w, uint32_t i, uint32_t condition, uint32_t from,
                         uint32_t to)
{
    uint32_t before = w->last[i];
    w->last[i] = condition;
    if (before == KPI_NO_VALUE || before == condition || w->loop_of[i] == UINT32_MAX ||
        w->loops.v[w->loop_of[i]].around ||
        kpi_value_sort(&w->c->values, condition) == KPI_OF_PEEK)
        return;
    for (uint32_t k = from; k < to && k < step_count(w); k++)
        w->all->doubtful[k] |= w->loop_of[k] == w->loop_of[i];
}

/* Is the condition known, or was it decided before?  Then *is says which it is. */
static bool is_settled(const struct walker *w, uint32_t condition, bool *is)
{
    int64_t n = 1;
    bool settled = condition == KPI_NO_VALUE || kpi_sync_known(&w->s, condition, &n);
    *is = n != 0;
    return settled;
}

static bool takes(struct walker *w, uint32_t i)
{
    const struct kpi_step *s = &w->c->steps.v[i];
    uint32_t condition = kpi_sync_arg(&w->s, &s->guard), next = i + 1;
    bool is;
    if (is_settled(w, condition, &is))
        return is;
    if (w->arrived || w->ahead[s->target] == w->ahead[next]) {
        int loops = by_loops(w, i, s->target, next);
        if (loops >= 0)
            return loops;
        if (kpi_sync_when_large(&w->s, condition, &is))
            return is;
    }
    if (!w->arrived && w->ahead[s->target] != w->ahead[next])
        is = w->ahead[s->target];
    else if (w->live[s->target] != w->live[next])
        is = w->live[s->target];
    else
        is = by_acts(w, i, s->target);
    note_changes(w, i, condition, i + 1, s->target);
    kpi_sync_decide(&w->s, condition, is);
    return is;
}

/* Is an ACT done, or does a way end here? */
static bool happens(struct walker *w, uint32_t i, bool rather)
{
    const struct kpi_step *s = &w->c->steps.v[i];
    uint32_t condition = kpi_sync_arg(&w->s, &s->guard);
    bool is;
    if (is_settled(w, condition, &is))
        return is;
    if (w->toward != i && kpi_sync_when_large(&w->s, condition, &is))
        return is;
    note_changes(w, i, condition, i, i + 1);
    kpi_sync_decide(&w->s, condition, rather);
    return rather;
}

/* ---- steps ------------------------------------------------------------------ */

static uint32_t fresh(struct walker *w)
{
    return kpi_value_fresh(&w->c->values, KPI_OF_PEEK);
}

static void define(struct walker *w, const struct kpi_step *s, uint32_t value)
{
    for (uint32_t k = 0; k < s->defs; k++)
        w->s.regs[w->c->defs.v[s->def_at + k]] = value;
}

/* Where a ring's place depends on how often a loop within this one went round, arithmetic does not
 * tell it from the second turn on. */
static bool is_lost(struct walker *w, uint32_t i, const struct kpi_sync_event *e)
{
    enum kpi_sync_act act = w->c->steps.v[i].act;
    if (e->address == KPI_NO_VALUE || act == KPI_SYNC_INIT || act == KPI_SYNC_BAR ||
        act == KPI_SYNC_BAR_ARRIVE || act == KPI_SYNC_GROUP_WAIT)
        return false;
    uint32_t before = w->base[i], now = kpi_value_base(&w->c->values, e->address);
    w->base[i] = now;
    bool later = false;
    for (uint32_t k = w->loop_of[i]; k != UINT32_MAX; k = w->loops.v[k].outer)
        later = later || (w->loops.v[k].around && w->turns[k] > 1);
    return later && before != KPI_NO_VALUE && before != now;
}

/* False: the way ends. */
static bool act(struct walker *w, uint32_t i)
{
    const struct kpi_step *s = &w->c->steps.v[i];
    struct kpi_sync_event e = {.step = i, .from = UINT32_MAX, .token = KPI_NO_VALUE};
    e.address = kpi_sync_arg(&w->s, &s->arg[0]);
    e.other = kpi_sync_arg(&w->s, &s->arg[1]);
    if (is_lost(w, i, &e))
        return false;
    w->all->met[i] = true;
    w->arrived = w->arrived || i == w->toward;
    if (s->act == KPI_SYNC_WAIT)
        define(w, s, kpi_value_const(&w->c->values, 1)); /* sooner or later */
    else if (s->act == KPI_SYNC_PEEK)
        define(w, s, fresh(w));
    else if (s->act == KPI_SYNC_ARRIVE && s->defs)
        define(w, s, e.token = fresh(w));
    if (w->out->events.n < MOST_EVENTS)
        KP_PUSH(w->out->events, e);
    else
        w->left = 0;
    return true;
}

/* Of a table's entries the last that stands before where the way leads to: what is behind an entry
 * is mostly its own.  There a way ends that has been where it was to go. */
static uint32_t table_entry(struct walker *w)
{
    uint32_t entry = UINT32_MAX;
    if (w->arrived || ++w->jumps > 4)
        return UINT32_MAX;
    for (uint32_t i = 0; i <= w->toward; i++)
        if (is_entry_of_table(w, i) && w->ahead[i])
            entry = i;
    return entry;
}

/* The step behind step i; UINT32_MAX: the way ends. */
static uint32_t follow(struct walker *w, uint32_t i)
{
    const struct kpi_step *s = &w->c->steps.v[i];
    switch (s->kind) {
    case KPI_STEP_EVAL:
        kpi_sync_evaluate(&w->s, s);
        return i + 1;
    case KPI_STEP_ACT:
        return !happens(w, i, true) || act(w, i) ? i + 1 : UINT32_MAX;
    case KPI_STEP_JUMP:
        if (!takes(w, i))
            return i + 1;
        return s->target;
    case KPI_STEP_LEAVE:
        if (!happens(w, i, !w->live[i + 1]))
            return i + 1;
        return is_table(w, i) ? table_entry(w) : UINT32_MAX;
    default:
        return i + 1;
    }
}

/* False: the way ends, as what it does is to go round for ever. */
static bool come_to(struct walker *w, uint32_t i, uint32_t from)
{
    bool on = true;
    if (w->c->steps.v[i].enters && w->out->events.n < MOST_EVENTS)
        KP_PUSH(w->out->events, ((struct kpi_sync_event){.step = i, .enters = true, .from = from}));
    for (uint32_t k = w->loop_of[i]; k != UINT32_MAX && w->loops.v[k].first == i;
         k = w->loops.v[k].outer)
        on = (++w->turns[k] <= OUTER_TURNS || !w->arrived || !w->loops.v[k].around) && on;
    return on;
}

static void walk(struct walker *w)
{
    uint32_t i = 0, from = UINT32_MAX;
    memset(w->s.regs, 0xff, (w->c->regs->list.n + 1) * sizeof *w->s.regs);
    memset(w->turns, 0, (w->loops.n + 1) * sizeof *w->turns);
    memset(w->last, 0xff, step_count(w) * sizeof *w->last);
    memset(w->base, 0xff, step_count(w) * sizeof *w->base);
    memset(w->ahead, 0, (size_t)step_count(w) + 1);
    kpi_sync_decide_nothing(&w->s);
    w->jumps = 0;
    uint64_t least = w->left > WAY_STEPS ? w->left - WAY_STEPS : 0;
    w->ahead[w->toward] = true;
    spread(w, w->ahead, true);
    while (i < step_count(w) && w->left > least && !w->c->values.full &&
           w->out->events.n < MOST_EVENTS) {
        w->left--;
        if (!come_to(w, i, from))
            break;
        from = i;
        i = follow(w, i);
    }
}

/* ---- all of them -------------------------------------------------------------- */

static void begin(struct walker *w)
{
    size_t n = w->c->steps.n + 1;
    w->loop_of = kp_realloc(NULL, n, sizeof *w->loop_of);
    w->stack = kp_realloc(NULL, n, sizeof *w->stack);
    w->last = kp_realloc(NULL, n, sizeof *w->last);
    w->base = kp_realloc(NULL, n, sizeof *w->base);
    w->live = kp_alloc(n);
    w->ahead = kp_alloc(n);
    w->s.code = w->c;
    w->s.regs = kp_realloc(NULL, w->c->regs->list.n + 1, sizeof *w->s.regs);
    find_loops(w);
    w->turns = kp_realloc(NULL, w->loops.n + 1, sizeof *w->turns);
    for (uint32_t i = 0; i < step_count(w); i++) {
        w->live[i] = w->c->steps.v[i].kind == KPI_STEP_ACT;
        w->tables += is_table(w, i);
    }
    spread(w, w->live, false);
    w->all->met = kp_alloc(n);
    w->all->doubtful = kp_alloc(n);
}

static void end(struct walker *w)
{
    free(w->loops.v);
    free(w->loop_of);
    free(w->turns);
    free(w->last);
    free(w->base);
    free(w->live);
    free(w->ahead);
    free(w->stack);
    free(w->s.regs);
    free(w->s.decided.v);
    free(w->s.by_leaf.v);
}

void kpi_sync_walk_all(struct kpi_sync_code *c, struct kpi_sync_walks *out)
{
    struct walker w = {.c = c, .all = out, .left = STEPS};
    begin(&w);
    for (uint32_t i = 0; i < step_count(&w) && w.left; i++) {
        for (int k = 0; k < 2 && c->steps.v[i].kind == KPI_STEP_ACT && !out->met[i] &&
                        out->list.n < MOST_WAYS; k++) {
            KP_PUSH(out->list, (struct kpi_sync_walk){0});
            w.out = &out->list.v[out->list.n - 1];
            w.toward = i;
            w.arrived = false;
            w.contrary = k == 1;
            walk(&w);
        }
    }
    end(&w);
}

void kpi_sync_walks_free(struct kpi_sync_walks *w)
{
    for (size_t i = 0; i < w->list.n; i++)
        free(w->list.v[i].events.v);
    free(w->list.v);
    free(w->met);
    free(w->doubtful);
    *w = (struct kpi_sync_walks){0};
}
