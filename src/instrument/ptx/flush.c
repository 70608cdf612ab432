/*
 * Where a ring that is full may be written out.
 *
 * Half a ring is written out at the first place behind its last record.  No
 * record is lost when never more than half a ring, less the two records of the
 * flush itself, is made from one place to the next, on any path; that is shown
 * here before the text is written.
 *
 * A place has a branch, so that it stands behind a record and not in a wgmma
 * stage (from the fence to the commit): there ptxas would put a wait of its own.
 * Of the rest, those with the fewest regions open are taken that are enough, and of
 * these what can be left out is.  A place costs even where nothing is written out.
 */
#include "instrument/ptx/lower.h"

struct place_search {
    const struct kpi_text *t;
    struct kpi_plan *plan;
    const struct kpi_stmt *stmts; /* the function's */
    uint32_t n;
    struct kpi_jumps jumps;
    KP_VEC(uint32_t) work;
    bool *queued;
    uint8_t *stage;  /* before each statement: it may be in one */
    int32_t *depth;  /* open regions, -1: not reached */
    uint32_t *made;  /* records since the last place, at most */
    bool *place;
    uint32_t records; /* marks that record */
};

static void enter(struct place_search *s, uint32_t i)
{
    if (s->queued[i])
        return;
    s->queued[i] = true;
    KP_PUSH(s->work, i);
}

static uint32_t next_work(struct place_search *s)
{
    uint32_t i = s->work.v[--s->work.n];
    s->queued[i] = false;
    return i;
}

static void each_successor(struct place_search *s, uint32_t i,
                           void (*go)(struct place_search *, uint32_t, uint32_t), uint32_t with)
{
    const struct kpi_stmt *st = &s->stmts[i];
    if (st->flow == KPI_FLOW_JUMP && s->jumps.target[i] != UINT32_MAX)
        go(s, s->jumps.target[i], with);
    for (uint32_t k = s->jumps.table_at[i]; k < s->jumps.table_at[i + 1]; k++)
        go(s, s->jumps.table_to[k], with);
    if (st->kind != KPI_INSTRUCTION || st->flow == KPI_FLOW_NEXT || st->guard.len)
        go(s, i + 1, with);
}

/* The mark at statement i when it records, or NULL. */
static const struct kpi_mark *record_at(const struct place_search *s, uint32_t i)
{
    if (i >= s->n || s->stmts[i].kind != KPI_MARK)
        return NULL;
    const struct kpi_mark *m = &s->t->marks.v[s->stmts[i].mark];
    return m->reached && m->op <= KPI_INSTANT ? m : NULL;
}

/* ---- stages and depths -------------------------------------------------- */

static uint8_t stage_behind(const struct place_search *s, uint32_t i)
{
    const struct kpi_stmt *st = &s->stmts[i];
    if (st->kind == KPI_INSTRUCTION && (kpi_is_op(s->t->src, st->op, "wgmma.fence") ||
                                        kpi_is_op(s->t->src, st->op, "wgmma.mma_async")))
        return 1;
    if (st->kind == KPI_INSTRUCTION && !st->guard.len &&
        (kpi_is_op(s->t->src, st->op, "wgmma.commit_group") ||
         kpi_is_op(s->t->src, st->op, "wgmma.wait_group")))
        return 0;
    return s->stage[i];
}

/* with: the depth, times two, and the stage. */
static void spread_state(struct place_search *s, uint32_t i, uint32_t with)
{
    bool fresh = s->depth[i] < 0, stage = with & 1;
    if (!fresh && s->stage[i] >= stage)
        return;
    s->depth[i] = (int32_t)(with / 2);
    s->stage[i] = stage;
    enter(s, i);
}

/* Regions nest on every path and alike, which was checked. */
static void find_states(struct place_search *s)
{
    spread_state(s, 0, 0);
    while (s->work.n) {
        uint32_t i = next_work(s);
        if (i == s->n)
            continue;
        const struct kpi_mark *m = record_at(s, i);
        int32_t depth = s->depth[i];
        if (m)
            depth += m->op == KPI_BEGIN ? 1 : m->op == KPI_END ? -1 : 0;
        each_successor(s, i, spread_state, (uint32_t)depth * 2 + stage_behind(s, i));
    }
}

/* Regions open behind the mark at i, or -1 where there can be no place. */
static int32_t place_depth(const struct place_search *s, uint32_t i)
{
    const struct kpi_mark *m = record_at(s, i);
    if (!m || m->op == KPI_BEGIN || s->stage[i] || s->depth[i] < 0)
        return -1;
    return s->depth[i] - (m->op == KPI_END);
}

/* ---- are they enough? --------------------------------------------------- */

static void spread_made(struct place_search *s, uint32_t i, uint32_t made)
{
    if (s->made[i] != UINT32_MAX && s->made[i] >= made)
        return;
    s->made[i] = made;
    enter(s, i);
}

#define MAX_STEPS (1u << 26) /* bounds the time on odd input */

/* The first mark with which more records than `most` are made on some path;
 * UINT32_MAX when there is none. */
static uint32_t first_too_many(struct place_search *s, uint32_t most)
{
    uint32_t steps = 0, found = UINT32_MAX;
    for (uint32_t i = 0; i <= s->n; i++)
        s->made[i] = UINT32_MAX;
    spread_made(s, 0, 0);
    while (s->work.n) {
        uint32_t i = next_work(s);
        if (i == s->n || found != UINT32_MAX)
            continue;
        uint32_t made = s->made[i];
        if (record_at(s, i) && (++made > most || made > s->records))
            found = i;
        if (++steps == MAX_STEPS)
            found = i;
        each_successor(s, i, spread_made, s->place[i] ? 0 : made);
    }
    return found;
}

static uint32_t take_places(struct place_search *s, int32_t depth)
{
    uint32_t taken = 0;
    for (uint32_t i = 0; i < s->n; i++) {
        int32_t here = place_depth(s, i);
        s->place[i] = here >= 0 && here <= depth;
        taken += s->place[i];
    }
    return taken;
}

/* Leaves out what is not needed, from the first on. */
static void spare_places(struct place_search *s, uint32_t taken, uint32_t most)
{
    if ((uint64_t)taken * s->n > MAX_STEPS)
        return;
    for (uint32_t i = 0; i < s->n; i++) {
        if (!s->place[i])
            continue;
        s->place[i] = false;
        s->place[i] = first_too_many(s, most) != UINT32_MAX;
    }
}

static void keep_places(struct place_search *s)
{
    for (uint32_t i = 0; i < s->n; i++)
        if (s->place[i])
            s->plan->flush_at[s->stmts[i].mark - s->plan->f->first_mark] = true;
}

static int say_too_many(const struct place_search *s, uint32_t i, uint32_t most)
{
    const struct kpi_stmt *st = &s->stmts[i];
    size_t at = st->begin, len = 1;
    if (st->kind == KPI_MARK) {
        at = s->t->marks.v[st->mark].at.at;
        len = s->t->marks.v[st->mark].at.len;
    }
    bool loop = s->made[i] + 1 > s->records;
    kp_error_at(s->t->src, at, len,
                loop ? "a loop makes records without end and has no place to write the ring out"
                     : "more than %u records may be made up to here without a place to write a "
                       "ring of %u out: give a longer one",
                most, s->plan->slots);
    kp_note_at(s->t->src, s->plan->f->name.at, s->plan->f->name.len,
               "such places are behind an END or an INSTANT, outside of wgmma stages; the "
               "strategies circular and global need none");
    return KP_MALFORMED;
}

static int find_places(struct place_search *s)
{
    uint32_t most = s->plan->slots / 2 - 2, bad = 0;
    int32_t deepest = 0;
    find_states(s);
    for (uint32_t i = 0; i < s->n; i++) {
        int32_t here = place_depth(s, i);
        deepest = here > deepest ? here : deepest;
        s->records += record_at(s, i) != NULL;
    }
    for (int32_t depth = 0; depth <= deepest; depth++) {
        uint32_t taken = take_places(s, depth);
        bad = first_too_many(s, most);
        if (bad == UINT32_MAX) {
            spare_places(s, taken, most);
            keep_places(s);
            return KP_OK;
        }
    }
    return say_too_many(s, bad, most);
}

int kpi_ptx_place_flushes(struct kpi_text *t, struct kpi_plan *plan)
{
    const struct kpi_function *f = plan->f;
    struct place_search s = {.t = t, .plan = plan, .n = f->stmt_count};
    s.stmts = t->stmts.v + f->first_stmt;
    s.queued = kp_alloc((size_t)s.n + 1);
    s.stage = kp_alloc((size_t)s.n + 1);
    s.depth = kp_realloc(NULL, (size_t)s.n + 1, sizeof *s.depth);
    s.made = kp_realloc(NULL, (size_t)s.n + 1, sizeof *s.made);
    s.place = kp_alloc((size_t)s.n + 1);
    s.jumps = kpi_jumps_of(t, f);
    for (uint32_t i = 0; i <= s.n; i++)
        s.depth[i] = -1;
    plan->flush_at = kp_alloc((size_t)f->mark_count + 1);
    int rc = find_places(&s);
    free(s.work.v);
    free(s.queued);
    free(s.stage);
    free(s.depth);
    free(s.made);
    free(s.place);
    return rc;
}
