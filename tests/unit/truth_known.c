/*
 * What a replay can know exactly.
 *
 * Records move with the cycles that records before them cost, so between two waits
 * nothing is unknown.  The end of a wait is known where
 *   - it blocked, by more than could be taken for its floor: then what its release lies
 *     behind the START of the region that arrived was measured, and the true release is
 *     as much behind that START's true time.  Of several arrivals only the last one's
 *     distance is measured; the others were at most as late, so they must not move less
 *     than the last one when the records are taken out.
 *   - it did not block, and could not do so without records either: what arrives moves
 *     at least as far as the wait itself.
 * Whatever lies between, only bounds are known of.
 */
#include "truth.h"

/* Longest floor that a wait that always blocks may be taken to have, and longest time
 * between two polls of it. */
enum { FLOOR = 128, POLL = 32 };

/* One thing that a wait waits for. */
struct source {
    int64_t release[TR_RUNS], start[TR_RUNS]; /* START of the region behind it */
    bool known; /* its true time could be known from the trace, were it measured */
};
struct sources {
    struct source v[TR_MARKS * TR_UNITS];
    size_t n;
    bool unmarked, on_op;
};

struct judge {
    const struct tr_program *p;
    struct tr_cta *cta;
    bool *in_order; /* of the engine's operations: their regions began in that order too */
    bool known[TR_UNITS]; /* where the unit's records lie at this point */
    int64_t shortest[TR_UNITS][TR_REGIONS];
};

bool tr_clean(const struct tr_program *p, const struct tr_cta *c)
{
    double cost = (double)(p->before + p->after);
    return !c->lost && !c->hidden_gap && !c->reordered && p->poll == 0 &&
           p->told_lo == cost && p->told_hi == cost;
}

static int64_t shift(const int64_t at[TR_RUNS])
{
    return at[TR_SEEN] - at[TR_TRUE];
}

/* ---- the shortest wait of each region, as seen ------------------------------------------ */

static uint32_t region_of(const struct tr_unit *u, const struct tr_wait *w)
{
    return u->instances.v[w->instance].region;
}

static void find_shortest(struct judge *j)
{
    for (uint32_t u = 0; u < j->p->unit_count; u++) {
        const struct tr_unit *unit = &j->cta->units[u];
        for (uint32_t r = 0; r < TR_REGIONS; r++)
            j->shortest[u][r] = FLOOR;
        for (size_t i = 0; i < unit->waits.n; i++) {
            const struct tr_wait *w = &unit->waits.v[i];
            int64_t *shortest = &j->shortest[u][region_of(unit, w)];
            int64_t net = w->end[TR_SEEN] - w->begin[TR_SEEN];
            *shortest = net < *shortest ? net : *shortest;
        }
    }
}

static void classify(const struct judge *j)
{
    int64_t cost = j->p->before + j->p->after;
    int64_t margin = 2 * cost > POLL ? 2 * cost : POLL;
    for (uint32_t u = 0; u < j->p->unit_count; u++) {
        struct tr_unit *unit = &j->cta->units[u];
        for (size_t i = 0; i < unit->waits.n; i++) {
            struct tr_wait *w = &unit->waits.v[i];
            int64_t net = w->end[TR_SEEN] - w->begin[TR_SEEN];
            w->clear = net > j->shortest[u][region_of(unit, w)] + margin;
            w->free = net == w->floor && w->release[TR_SEEN] <= w->end[TR_SEEN];
        }
    }
}

/* ---- what a wait waits for ------------------------------------------------------------------ */

static const struct tr_record *start_of(const struct judge *j, uint32_t unit, uint32_t instance)
{
    const struct tr_unit *u = &j->cta->units[unit];
    return &u->records.v[u->instances.v[instance].start];
}

/* Nothing but its own work lies between the START and what it does. */
static bool direct(const struct judge *j, const struct tr_record *start, const int64_t at[TR_RUNS])
{
    return at[TR_SEEN] - start->at[TR_SEEN] - j->p->after == at[TR_TRUE] - start->at[TR_TRUE];
}

static void add_source(const struct judge *j, struct sources *s, uint32_t unit,
                       uint32_t instance, const int64_t issue[TR_RUNS],
                       const int64_t release[TR_RUNS])
{
    if (instance == TR_NONE) {
        s->unmarked = true;
        return;
    }
    const struct tr_record *start = start_of(j, unit, instance);
    struct source *to = &s->v[s->n++];
    *to = (struct source){.known = start->known && direct(j, start, issue)};
    memcpy(to->release, release, sizeof to->release);
    memcpy(to->start, start->at, sizeof to->start);
}

static void add_op(const struct judge *j, struct sources *s, const struct tr_op *op)
{
    add_source(j, s, op->unit, op->instance, op->issue, op->done);
    if (op->instance != TR_NONE)
        s->v[s->n - 1].known = op->known;
}

static void add_phase(const struct judge *j, struct sources *s, const struct tr_source *from)
{
    bool phantom = from->mark >= 0 && from->index < 0, past = from->mark < 0 && from->index >= 0;
    s->unmarked |= phantom || past;
    if (from->index < 0)
        return;
    for (uint32_t u = 0; u < j->p->unit_count; u++) {
        const tr_stream *stream = &j->cta->streams[from->barrier][u];
        if (stream->n == 0)
            continue;
        const struct tr_arrival *a = &stream->v[from->index];
        if (a->op != TR_NONE)
            add_op(j, s, &j->cta->ops.v[a->op]);
        else
            add_source(j, s, u, a->instance, a->at, a->at);
    }
}

static struct sources sources_of(const struct judge *j, const struct tr_wait *w)
{
    struct sources s = {0};
    for (uint32_t i = 0; i < w->count; i++) {
        const struct tr_source *from = &w->from[i];
        if (from->kind == TR_ON_BARRIER)
            add_phase(j, &s, from);
        else if (from->kind == TR_ON_TIME)
            s.unmarked = true;
        else if (from->index >= 0)
            add_op(j, &s, &j->cta->ops.v[from->index]);
        s.on_op |= from->kind == TR_ON_OP;
    }
    return s;
}

/* ---- ends of waits --------------------------------------------------------------------------- */

/* The last of all to arrive is also the last whose region began, or that one moves
 * alike; and no other can be later than it when the records are out. */
static bool last_stays_last(const struct sources *s, const struct source **last)
{
    size_t end = 0, start = 0;
    for (size_t i = 1; i < s->n; i++) {
        if (s->v[i].release[TR_SEEN] > s->v[end].release[TR_SEEN])
            end = i;
        if (s->v[i].start[TR_SEEN] > s->v[start].start[TR_SEEN])
            start = i;
    }
    *last = &s->v[end];
    int64_t moves = shift((*last)->release);
    if (shift(s->v[start].release) != moves)
        return false;
    for (size_t i = 0; i < s->n; i++)
        if (!s->v[i].known || shift(s->v[i].release) < moves)
            return false;
    return true;
}

static bool blocked_end_known(const struct judge *j, uint32_t unit, const struct tr_wait *w,
                              const struct sources *s)
{
    const struct source *last;
    int64_t shortest = j->shortest[unit][region_of(&j->cta->units[unit], w)];
    if (s->n == 0 || !last_stays_last(s, &last))
        return false;
    if (!j->known[unit]) /* it began at most as late as was seen */
        return last->release[TR_TRUE] >= w->begin[TR_SEEN] + shortest;
    return shortest == w->floor || last->release[TR_TRUE] >= w->begin[TR_TRUE] + shortest;
}

static bool free_end_known(const struct judge *j, uint32_t unit, const struct tr_wait *w,
                           const struct sources *s)
{
    int64_t moves = shift(w->begin);
    if (!j->known[unit] || s->on_op)
        return false;
    for (size_t i = 0; i < s->n; i++)
        if (!s->v[i].known || shift(s->v[i].release) < moves)
            return false;
    return true;
}

static void judge_wait(struct judge *j, uint32_t unit, struct tr_wait *w)
{
    struct sources s = sources_of(j, w);
    w->external = s.unmarked && s.n == 0;
    w->known = false;
    if (!s.unmarked && w->clear)
        w->known = blocked_end_known(j, unit, w, &s);
    else if (!s.unmarked && w->free)
        w->known = free_end_known(j, unit, w, &s);
    j->known[unit] = w->known && tr_clean(j->p, j->cta);
}

/* ---- operations -------------------------------------------------------------------------------- */

static const struct tr_op *op_before(const struct judge *j, const struct tr_op *op)
{
    uint32_t nth = op->nth[TR_SEEN];
    return nth > 0 ? &j->cta->ops.v[j->cta->served[TR_SEEN].v[nth - 1]] : NULL;
}

/* Its end was seen: a wait for it blocked, on nothing else. */
static bool seen(const struct judge *j, const struct tr_op *op)
{
    const struct tr_wait *w;
    if (op->waited_by == TR_NONE)
        return false;
    w = &j->cta->units[op->unit].waits.v[op->waited_by];
    return w->clear && w->count == 1 && w->release[TR_SEEN] == op->done[TR_SEEN];
}

/* What it waits for before it begins, the engine or its issue, is the same in both
 * runs, and the time of that is known. */
static bool serial_known(const struct judge *j, const struct tr_op *op,
                         const struct tr_record *start)
{
    const struct tr_op *before = op_before(j, op);
    if (!j->in_order[op->nth[TR_SEEN]])
        return false;
    if (!before)
        return true;
    if (!before->known || !seen(j, before))
        return false;
    bool by_issue = true, by_engine = true;
    for (int run = 0; run < TR_RUNS; run++) {
        by_issue &= before->done[run] <= start->at[run];
        by_engine &= before->done[run] >= op->issue[run];
    }
    return by_issue || by_engine;
}

static int64_t issue_start(const struct judge *j, size_t nth)
{
    const struct tr_op *op = &j->cta->ops.v[j->cta->served[TR_SEEN].v[nth]];
    return op->instance == TR_NONE ? INT64_MAX : start_of(j, op->unit, op->instance)->at[TR_SEEN];
}

/* All that the engine served before began before, and all after, after. */
static void find_in_order(struct judge *j)
{
    size_t n = j->cta->served[TR_SEEN].n;
    int64_t most = INT64_MIN, least = INT64_MAX;
    j->in_order = kp_alloc(n + 1);
    for (size_t i = 0; i < n; i++) {
        int64_t start = issue_start(j, i);
        j->in_order[i] = start > most;
        most = start > most ? start : most;
    }
    for (size_t i = n; i-- > 0;) {
        int64_t start = issue_start(j, i);
        j->in_order[i] &= start < least;
        least = start < least ? start : least;
    }
}

static void judge_op(const struct judge *j, struct tr_op *op)
{
    op->known = false;
    if (op->instance == TR_NONE)
        return;
    const struct tr_record *start = start_of(j, op->unit, op->instance);
    op->known = start->known && direct(j, start, op->issue) &&
                (!j->p->kinds[op->kind].serial || serial_known(j, op, start));
}

/* ---- in the order in which it all was seen ---------------------------------------------------------- */

static void judge_cta(const struct tr_program *p, struct tr_cta *cta)
{
    struct judge j = {.p = p, .cta = cta};
    for (uint32_t u = 0; u < p->unit_count; u++)
        j.known[u] = tr_clean(p, cta);
    find_shortest(&j);
    find_in_order(&j);
    classify(&j);
    for (size_t i = 0; i < cta->log.n; i++) {
        uint32_t unit = cta->log.v[i].unit;
        struct tr_unit *u = &cta->units[unit];
        const struct tr_step *s = &u->steps.v[cta->log.v[i].step];
        if (s->kind == TR_RECORD)
            u->records.v[s->ref].known = j.known[unit];
        else if (s->kind == TR_WAIT)
            judge_wait(&j, unit, &u->waits.v[s->ref]);
        else if (s->kind == TR_ISSUE)
            judge_op(&j, &cta->ops.v[s->ref]);
    }
    free(j.in_order);
}

void tr_judge(struct tr_program *p)
{
    for (uint32_t c = 0; c < p->cta_count; c++)
        judge_cta(p, &p->ctas[c]);
}
