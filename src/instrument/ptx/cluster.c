/*
 * Which regions hold what the other CTAs of a cluster see: the arrives and waits of
 * barrier.cluster, in the order in which each visit executes them, and signals to
 * other CTAs' mbarriers.
 *
 * Replay counts the barrier's phases by a thread's visits to regions.  That is right
 * only if no arrive of the kernel is missed, so the regions' sequences are told only
 * when all is known: every arrive and wait lies in a region, every path through the
 * region executes the same ones, none under a guard, and no function that is called
 * may have more.  A mark (begin NAME cluster=sync) says it in place of that.
 */
#include "instrument/ptx/lex.h"

enum op { NONE, ARRIVE, WAIT };

static enum op op_of(const struct kp_source *src, const struct kpi_stmt *s)
{
    if (s->word != KPI_WORD_BAR || !kpi_is_op(src, s->op, "barrier.cluster"))
        return NONE;
    return kpi_is_op(src, s->op, "barrier.cluster.wait") ? WAIT : ARRIVE;
}

/* Whether the statement has this word, whole or as a modifier. */
static bool mentions(const struct kp_source *src, const struct kpi_stmt *s, const char *word)
{
    return memmem(src->text + s->begin, s->end - s->begin, word, strlen(word)) != NULL;
}

/* Does it signal an mbarrier that can be another CTA's?  The destination of any bulk
 * copy from global memory is named shared::cluster: only a multicast goes to others. */
static bool signals_others(const struct kp_source *src, const struct kpi_stmt *s)
{
    if (s->kind != KPI_INSTRUCTION || s->word == KPI_WORD_ARITHMETIC || s->word == KPI_WORD_MOV)
        return false;
    if (kpi_is_op(src, s->op, "mbarrier.arrive") || kpi_is_op(src, s->op, "st.async") ||
        kpi_is_op(src, s->op, "red.async"))
        return mentions(src, s, "shared::cluster");
    if (kpi_is_op(src, s->op, "tcgen05.commit"))
        return mentions(src, s, "multicast::cluster");
    return kpi_is_op(src, s->op, "cp.async.bulk") &&
           (mentions(src, s, "multicast::cluster") ||
            mentions(src, s, "shared::cluster.shared::cta"));
}

/* ---- one region ----------------------------------------------------------------- */

/* What was executed since the region's BEGIN: a bit each (1: a wait) behind a leading
 * 1; and how many regions are open inside of it.  seq 0: not reached. */
struct state {
    uint32_t seq, depth;
};
#define EMPTY 1u

struct walk {
    const struct kpi_text *t;
    const struct kpi_function *f;
    const struct kpi_stmt *stmts;
    struct kpi_jumps jumps;
    struct state *states; /* by statement, of the region at hand */
    uint32_t *work;       /* to go on from; each statement once */
    uint32_t *visited;    /* of the region at hand */
    size_t top, visits;
    bool *held;           /* by statement: a region has it, innermost */
    uint32_t region, ended; /* seq at its ENDs, 0: none was reached */
    bool exact;           /* one sequence on all paths */
    bool own, inner;      /* it has some; regions inside of it have */
    struct kpi_region *r;
    const char *why;      /* the kernel's phases cannot be counted; or NULL */
    size_t at;            /* where that shows */
};

static void doubt(struct walk *w, size_t at, const char *why)
{
    if (w->why)
        return;
    w->why = why;
    w->at = at;
}

static void visit(struct walk *w, uint32_t i, struct state s)
{
    if (i >= w->f->stmt_count)
        return;
    struct state *at = &w->states[i];
    if (at->seq == 0) {
        *at = s;
        w->work[w->top++] = i;
        w->visited[w->visits++] = i;
    } else if (at->seq != s.seq || at->depth != s.depth) {
        w->exact = false;
    }
}

/* The state behind a mark; seq 0: the region has ended. */
static struct state pass_mark(struct walk *w, const struct kpi_mark *m, struct state s)
{
    if (!m->reached || (m->op != KPI_BEGIN && m->op != KPI_END))
        return s;
    if (m->op == KPI_BEGIN) {
        s.depth++;
        return s;
    }
    if (s.depth > 0) {
        s.depth--;
        return s;
    }
    if (m->region != w->region || (w->ended && w->ended != s.seq))
        w->exact = false;
    w->ended = s.seq;
    return (struct state){0, 0};
}

static struct state pass_op(struct walk *w, uint32_t i, struct state s)
{
    const struct kpi_stmt *st = &w->stmts[i];
    w->r->remote |= s.depth == 0 && signals_others(w->t->src, st);
    enum op op = op_of(w->t->src, st);
    if (op == NONE)
        return s;
    if (s.depth > 0) {
        w->inner = true;
        return s;
    }
    w->held[i] = w->own = true;
    if (st->guard.len || s.seq >> KPT_CLUSTER_OPS)
        w->exact = false;
    else
        s.seq = s.seq << 1 | (op == WAIT);
    return s;
}

static void follow(struct walk *w, uint32_t i, struct state s)
{
    const struct kpi_stmt *st = &w->stmts[i];
    if (st->kind != KPI_INSTRUCTION || st->flow == KPI_FLOW_NEXT || st->guard.len)
        visit(w, i + 1, s);
    if (st->kind != KPI_INSTRUCTION)
        return;
    if (st->flow == KPI_FLOW_JUMP)
        visit(w, w->jumps.target[i], s);
    for (uint32_t k = w->jumps.table_at[i]; k < w->jumps.table_at[i + 1]; k++)
        visit(w, w->jumps.table_to[k], s);
}

static void walk_region(struct walk *w)
{
    const struct kpi_function *f = w->f;
    while (w->visits)
        w->states[w->visited[--w->visits]] = (struct state){0, 0};
    w->exact = true;
    w->own = w->inner = false;
    w->ended = 0;
    for (uint32_t k = f->first_mark; k < f->first_mark + f->mark_count; k++) {
        const struct kpi_mark *m = &w->t->marks.v[k];
        if (m->reached && m->op == KPI_BEGIN && m->region == w->region)
            visit(w, m->stmt - f->first_stmt + 1, (struct state){EMPTY, 0});
    }
    while (w->top) {
        uint32_t i = w->work[--w->top];
        struct state s = w->states[i];
        if (w->stmts[i].kind == KPI_MARK)
            s = pass_mark(w, &w->t->marks.v[w->stmts[i].mark], s);
        else
            s = pass_op(w, i, s);
        if (s.seq)
            follow(w, i, s);
    }
}

/* What the walk found, as the region's. */
static void tell_region(struct walk *w)
{
    struct kpi_region *r = w->r;
    r->uncounted = w->own ? "" : NULL; /* until it is known whether they can be */
    if (!w->own)
        return;
    if (!w->exact || w->ended <= EMPTY)
        doubt(w, r->at, "paths through a region differ in their cluster barriers");
    if (w->inner)
        doubt(w, r->at, "a region with cluster barriers holds another");
    if (w->why)
        return;
    uint32_t n = 0;
    while (w->ended >> (n + 1))
        n++;
    r->cluster_count = n;
    for (uint32_t i = 0; i < n; i++)
        r->cluster[i] = w->ended >> (n - 1 - i) & 1 ? KPT_CLUSTER_WAIT : KPT_CLUSTER_ARRIVE;
}

/* ---- what lies outside of them ---------------------------------------------------- */

static bool known_callee(const struct kpi_text *t, struct kpi_span word)
{
    static const char *const harmless[] = {"vprintf", "__assertfail", "malloc", "free"};
    for (size_t i = 0; i < KP_COUNT(harmless); i++)
        if (kpi_is(t->src, word, harmless[i]))
            return true;
    for (size_t i = 0; i < t->functions.n; i++) {
        struct kpi_span name = t->functions.v[i].name;
        if (name.len == word.len &&
            memcmp(t->src->text + name.at, t->src->text + word.at, name.len) == 0)
            return true;
    }
    return false;
}

/* A call to what this text does not hold may have barriers. */
static bool calls_unknown(const struct kpi_text *t, const struct kpi_stmt *s)
{
    if (s->kind != KPI_INSTRUCTION || !kpi_is_op(t->src, s->op, "call"))
        return false;
    size_t at = s->op.at + s->op.len;
    struct kpi_span word;
    while ((word = kpi_ptx_next_word(t->src, &at, s->end)).len)
        if (known_callee(t, word))
            return false;
    return true;
}

static void look_outside(struct walk *w)
{
    for (uint32_t i = 0; i < w->f->stmt_count; i++) {
        const struct kpi_stmt *s = &w->stmts[i];
        if (!w->held[i] && op_of(w->t->src, s) != NONE)
            doubt(w, s->begin, "a cluster barrier lies in no region");
        if (calls_unknown(w->t, s))
            doubt(w, s->begin, "a function is called that may have cluster barriers");
    }
    for (size_t k = 0; k < w->t->functions.n; k++) {
        const struct kpi_function *f = &w->t->functions.v[k];
        for (uint32_t i = 0; i < f->stmt_count && !f->entry; i++) {
            const struct kpi_stmt *s = &w->t->stmts.v[f->first_stmt + i];
            if (op_of(w->t->src, s) != NONE)
                doubt(w, s->begin, "a cluster barrier lies in a function");
        }
    }
}

/* ---- all of it --------------------------------------------------------------------- */

/* Whether any statement of f is of interest here. */
static bool concerns(const struct kpi_text *t, const struct kpi_function *f)
{
    for (uint32_t i = 0; i < f->stmt_count; i++) {
        const struct kpi_stmt *s = &t->stmts.v[f->first_stmt + i];
        if (op_of(t->src, s) != NONE || signals_others(t->src, s))
            return true;
    }
    return false;
}

/* Either all regions say what they have or none does. */
static void conclude(struct walk *w, struct kpi_regions *regions, bool marked)
{
    for (size_t i = 0; i < regions->list.n; i++) {
        struct kpi_region *r = &regions->list.v[i];
        bool told = marked ? r->cluster_marked : !w->why;
        r->uncounted = r->uncounted && w->why && !marked ? w->why : NULL;
        r->uncounted_at = w->at;
        if (!told)
            r->cluster_count = 0;
    }
}

#define MAX_WORK ((size_t)1 << 30)

static void look_inside(struct walk *w, struct kpi_regions *regions)
{
    if (regions->list.n > MAX_WORK / ((size_t)w->f->stmt_count + 1)) {
        doubt(w, w->f->name.at, "the kernel has too many regions");
        return;
    }
    for (uint32_t i = 0; i < regions->list.n; i++) {
        w->r = &regions->list.v[i];
        w->region = i;
        if (w->r->instant)
            continue;
        walk_region(w);
        if (!w->r->cluster_marked)
            tell_region(w);
    }
}

void kpi_ptx_find_cluster(struct kpi_text *t, struct kpi_function *f, struct kpi_regions *regions)
{
    if (!concerns(t, f))
        return;
    struct walk w = {.t = t, .f = f, .stmts = t->stmts.v + f->first_stmt};
    size_t n = (size_t)f->stmt_count + 1;
    w.states = kp_alloc(n * sizeof *w.states);
    w.work = kp_alloc(n * sizeof *w.work);
    w.visited = kp_alloc(n * sizeof *w.visited);
    w.held = kp_alloc(n * sizeof *w.held);
    w.jumps = kpi_jumps_of(t, f);
    bool marked = false;
    for (size_t i = 0; i < regions->list.n; i++)
        marked |= regions->list.v[i].cluster_marked;
    look_inside(&w, regions);
    look_outside(&w);
    conclude(&w, regions, marked);
    free(w.states);
    free(w.work);
    free(w.visited);
    free(w.held);
}
