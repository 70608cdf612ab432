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
 * Of whatever lies between only bounds are known.  The upper one is kept: behind it a
 * wait that blocked for long enough is known again.
 */
#include "truth.h"

/* Longest floor that a wait that always blocks may be taken to have, and longest time
 * between two polls of it. */
enum { FLOOR = 128, POLL = 32 };
/* The shortest visit is taken for one that found all there if it is no longer. */
enum { FREE = 96 };
/* A thread arrives before its region ends, and is seen to soon. */
enum { ARRIVE = 128 };

/* One thing that a wait waits for. */
struct source {
    int64_t release[TR_RUNS];
    int64_t start;  /* as seen: START of the region behind it */
    int64_t latest; /* of its release, were it as late as the wait's end allows */
    int64_t earliest; /* of its release, were it the one that the wait blocked on */
    bool known;     /* its true time could be known from the trace, were it measured */
};
struct sources {
    struct source v[TR_MARKS * TR_UNITS];
    size_t n;
    bool unmarked, misled;
};

struct judge {
    const struct tr_program *p;
    struct tr_cta *cta;
    bool *in_order; /* of the engine's operations: their regions began in that order too */
    bool known[TR_UNITS]; /* where the unit is at this point of the true run, ... */
    int64_t earliest[TR_UNITS], latest[TR_UNITS]; /* ... and between what */
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

/* ---- the shortest wait of each region, as seen ------------------------------------- */

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
            int64_t shortest = j->shortest[u][region_of(unit, w)];
            /* As the trace's reader has it, who knows only the cost that he is told. */
            double seen = (double)(shortest + cost) - j->p->told;
            j->cta->floor_mistaken |= shortest > w->floor && seen <= FREE;
        }
    }
}

/* ---- what a wait waits for --------------------------------------------------------- */

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

static const struct tr_op *op_before(const struct judge *j, const struct tr_op *op)
{
    uint32_t nth = op->nth[TR_SEEN];
    return nth > 0 ? &j->cta->ops.v[j->cta->served[TR_SEEN].v[nth - 1]] : NULL;
}

/* What the wait's end allows: the time from START to release is at most what lay
 * between START and the wait's end. */
static int64_t latest_release(const struct judge *j, const struct tr_record *start,
                              const struct tr_wait *w)
{
    return start->latest + w->end[TR_SEEN] - start->at[TR_SEEN] - j->p->after;
}

static void in_region(const struct judge *j, uint32_t unit, uint32_t instance, struct source *to)
{
    const struct tr_unit *u = &j->cta->units[unit];
    const struct tr_instance *i = &u->instances.v[instance];
    if (i->end == TR_NONE)
        return;
    const struct tr_record *start = &u->records.v[i->start], *end = &u->records.v[i->end];
    int64_t latest = start->latest + end->at[TR_SEEN] - start->at[TR_SEEN] + ARRIVE;
    to->latest = latest < to->latest ? latest : to->latest;
}

static void add_source(const struct judge *j, struct sources *s, const struct tr_wait *w,
                       uint32_t unit, uint32_t instance, const int64_t release[TR_RUNS])
{
    if (instance == TR_NONE) {
        s->unmarked = true;
        return;
    }
    const struct tr_record *start = start_of(j, unit, instance);
    struct source *to = &s->v[s->n++];
    *to = (struct source){.known = start->known && direct(j, start, release),
                          .start = start->at[TR_SEEN], .latest = latest_release(j, start, w),
                          .earliest = start->earliest};
    if (direct(j, start, release))
        to->earliest += release[TR_SEEN] - start->at[TR_SEEN] - j->p->after;
    memcpy(to->release, release, sizeof to->release);
}

static void add_op(const struct judge *j, struct sources *s, const struct tr_wait *w,
                   const struct tr_op *op)
{
    add_source(j, s, w, op->unit, op->instance, op->done);
    if (op->instance == TR_NONE)
        return;
    s->v[s->n - 1].known = op->known;
    if (!j->p->kinds[op->kind].serial)
        return;
    s->v[s->n - 1].latest = op->latest;
    s->v[s->n - 1].earliest = op->earliest;
}

static void add_thread(const struct judge *j, struct sources *s, const struct tr_wait *w,
                       uint32_t unit, const struct tr_arrival *a)
{
    add_source(j, s, w, unit, a->instance, a->at);
    in_region(j, unit, a->instance, &s->v[s->n - 1]);
}

/* What the marks call its arrival began only after the wait had ended. */
static bool phantom_late(const struct judge *j, const struct tr_wait *w,
                         const struct tr_source *from)
{
    for (uint32_t u = 0; u < j->p->unit_count; u++) {
        const tr_marked *m = &j->cta->marked[from->barrier][u];
        if ((size_t)from->mark < m->n &&
            start_of(j, u, m->v[from->mark])->at[TR_TRUE] > w->end[TR_TRUE])
            return true;
    }
    return false;
}

static void add_phase(const struct judge *j, struct sources *s, const struct tr_wait *w,
                      const struct tr_source *from)
{
    bool phantom = from->mark >= 0 && from->index < 0, past = from->mark < 0 && from->index >= 0;
    s->unmarked |= phantom || past;
    s->misled |= phantom && phantom_late(j, w, from);
    s->misled |= past && w->release[TR_TRUE] > w->begin[TR_TRUE] + w->floor;
    if (from->index < 0)
        return;
    for (uint32_t u = 0; u < j->p->unit_count; u++) {
        const tr_stream *stream = &j->cta->streams[from->barrier][u];
        if (stream->n == 0)
            continue;
        const struct tr_arrival *a = &stream->v[from->index];
        if (a->op != TR_NONE)
            add_op(j, s, w, &j->cta->ops.v[a->op]);
        else if (a->instance == TR_NONE)
            s->unmarked = true;
        else
            add_thread(j, s, w, u, a);
    }
}

/* The CTA's body does not record all that arrives or waits there. */
static bool lacks(const struct judge *j, const struct tr_source *from)
{
    if (from->kind == TR_ON_BARRIER)
        return tr_lacks(j->p, j->cta, false, from->barrier);
    return from->kind == TR_ON_OP && from->index >= 0 &&
           tr_lacks(j->p, j->cta, true, j->cta->ops.v[from->index].kind);
}

static struct sources sources_of(const struct judge *j, const struct tr_wait *w)
{
    struct sources s = {0};
    for (uint32_t i = 0; i < w->count; i++) {
        const struct tr_source *from = &w->from[i];
        s.unmarked |= lacks(j, from);
        if (from->kind == TR_ON_BARRIER)
            add_phase(j, &s, w, from);
        else if (from->kind == TR_ON_TIME)
            s.unmarked = true;
        else if (from->index >= 0)
            add_op(j, &s, w, &j->cta->ops.v[from->index]);
    }
    return s;
}

/* ---- ends of waits ----------------------------------------------------------------- */

static bool none_later(const struct sources *s, int64_t than)
{
    for (size_t i = 0; i < s->n; i++)
        if (s->v[i].latest > than)
            return false;
    return true;
}

/* The last of all to arrive is also the last whose region began, or that one moves
 * alike; and no other can be later than it when the records are out. */
static bool last_stays_last(const struct sources *s, const struct source **last)
{
    size_t end = 0, start = 0;
    for (size_t i = 1; i < s->n; i++) {
        if (s->v[i].release[TR_SEEN] > s->v[end].release[TR_SEEN])
            end = i;
        if (s->v[i].start > s->v[start].start)
            start = i;
    }
    *last = &s->v[end];
    return s->v[end].known && s->v[start].known &&
           shift(s->v[start].release) == shift((*last)->release) &&
           none_later(s, (*last)->release[TR_TRUE]);
}

static bool last_is_not_last(const struct sources *s)
{
    const struct source *last = s->v, *late = s->v;
    for (size_t i = 1; i < s->n; i++) {
        last = s->v[i].release[TR_SEEN] > last->release[TR_SEEN] ? &s->v[i] : last;
        late = s->v[i].start > late->start ? &s->v[i] : late;
    }
    return s->n > 1 && last != late && shift(last->release) != shift(late->release);
}

static bool blocked_end_known(const struct judge *j, uint32_t unit, const struct tr_wait *w,
                              const struct sources *s, int64_t shortest)
{
    const struct source *last;
    if (s->n == 0 || !last_stays_last(s, &last))
        return false;
    if (j->known[unit] && shortest == w->floor)
        return true;
    return last->release[TR_TRUE] >= j->latest[unit] + shortest;
}

static bool free_end_known(const struct judge *j, uint32_t unit, const struct tr_wait *w,
                           const struct sources *s)
{
    return j->known[unit] && none_later(s, w->begin[TR_TRUE] + w->floor);
}

static int64_t latest_end(const struct judge *j, uint32_t unit, const struct tr_wait *w,
                          const struct sources *s, int64_t shortest)
{
    int64_t net = w->end[TR_SEEN] - w->begin[TR_SEEN], seen = w->end[TR_SEEN];
    int64_t end = j->latest[unit] + (w->clear ? shortest : net);
    for (size_t i = 0; i < s->n; i++)
        end = s->v[i].latest > end ? s->v[i].latest : end;
    return end > seen || s->unmarked ? seen : end;
}

/* It blocked on one of them; the earliest that that can have come. */
static int64_t earliest_end(const struct judge *j, uint32_t unit, const struct tr_wait *w,
                            const struct sources *s)
{
    int64_t end = j->earliest[unit] + w->floor, come = INT64_MAX;
    for (size_t i = 0; i < s->n; i++)
        come = s->v[i].earliest < come ? s->v[i].earliest : come;
    return w->clear && s->n > 0 && come > end ? come : end;
}

/* A pause in which replay may see a wait, between the START behind the issue and the wait. */
static bool hidden_since(const struct judge *j, uint32_t unit, const struct tr_op *op,
                         const struct tr_wait *w)
{
    const struct tr_unit *u = &j->cta->units[unit];
    uint32_t from = u->instances.v[op->instance].start, to = u->instances.v[w->instance].end;
    for (uint32_t i = from + 1; i < u->records.n && i <= to; i++)
        if (tr_late(j->p, j->cta, &u->records.v[i]))
            return true;
    return false;
}

/* It waits for an operation that its own unit issued since its last wait, and that did
 * not queue: the unit itself had seen the one before end.  Then it is as long as it is,
 * whenever all that was. */
static bool length_known(const struct judge *j, uint32_t unit, const struct tr_wait *w)
{
    const struct tr_unit *u = &j->cta->units[unit];
    if (!w->clear || w->count != 1 || w->from[0].kind != TR_ON_OP || w->from[0].index < 0)
        return false;
    const struct tr_op *op = &j->cta->ops.v[w->from[0].index], *before = op_before(j, op);
    if (op->instance == TR_NONE || lacks(j, &w->from[0]) || hidden_since(j, unit, op, w))
        return false;
    const struct tr_record *start = start_of(j, unit, op->instance);
    if (!j->in_order[op->nth[TR_SEEN]] || !direct(j, start, op->issue) ||
        (w > u->waits.v && w[-1].begin[TR_SEEN] > start->at[TR_SEEN]))
        return false;
    return !before || (before->unit == unit && before->waited_by != TR_NONE &&
                       u->waits.v[before->waited_by].end[TR_SEEN] <= start->at[TR_SEEN]);
}

static void judge_wait(struct judge *j, uint32_t unit, struct tr_wait *w)
{
    struct sources s = sources_of(j, w);
    int64_t shortest = j->shortest[unit][region_of(&j->cta->units[unit], w)];
    w->external = s.unmarked && s.n == 0;
    w->misled = s.misled;
    w->swapped = last_is_not_last(&s);
    w->known = false;
    if (!s.unmarked && w->clear)
        w->known = blocked_end_known(j, unit, w, &s, shortest);
    else if (!s.unmarked && w->free)
        w->known = free_end_known(j, unit, w, &s);
    w->known = w->known && tr_clean(j->p, j->cta);
    bool stays_free = w->free && !s.unmarked && tr_clean(j->p, j->cta) &&
                    none_later(&s, j->earliest[unit] + w->floor);
    w->length_known = stays_free || (tr_clean(j->p, j->cta) && length_known(j, unit, w));
    j->earliest[unit] = w->known ? w->end[TR_TRUE] : earliest_end(j, unit, w, &s);
    j->latest[unit] = w->known ? w->end[TR_TRUE] : latest_end(j, unit, w, &s, shortest);
    j->known[unit] = w->known;
}

/* ---- operations -------------------------------------------------------------------- */

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
        j->cta->disordered |= !j->in_order[i];
        least = start < least ? start : least;
    }
}

/* Behind its issue, or behind the operation before, at most as long as it was from its
 * issue to the end of the first wait for it. */
static int64_t serial_latest(const struct judge *j, const struct tr_op *op,
                             const struct tr_record *start)
{
    const struct tr_op *before = op_before(j, op);
    if (op->waited_by == TR_NONE || !j->in_order[op->nth[TR_SEEN]])
        return INT64_MAX / 2;
    const struct tr_wait *w = &j->cta->units[op->unit].waits.v[op->waited_by];
    int64_t from = start->latest;
    if (before && before->latest > from)
        from = before->latest;
    return from + w->end[TR_SEEN] - start->at[TR_SEEN] - j->p->after;
}

/* When it was seen to have ended, at the latest; of none, before all. */
static int64_t seen_by(const struct judge *j, const struct tr_op *op)
{
    if (!op)
        return INT64_MIN;
    if (op->waited_by == TR_NONE)
        return INT64_MAX;
    return j->cta->units[op->unit].waits.v[op->waited_by].end[TR_SEEN];
}

/* The engine may have begun it as late as its region or the operation before ended, and
 * has served it since; if it was surely idle, all of the time since START is its own. */
static int64_t serial_earliest(const struct judge *j, const struct tr_op *op,
                               const struct tr_record *start)
{
    const struct tr_op *before = op_before(j, op);
    const struct tr_unit *u = &j->cta->units[op->unit];
    uint32_t end = u->instances.v[op->instance].end;
    int64_t idle = seen_by(j, before), from = start->earliest, begun;
    if (!seen(j, op) || idle == INT64_MAX || !j->in_order[op->nth[TR_SEEN]])
        return from;
    if (idle <= start->at[TR_SEEN])
        return from + op->done[TR_SEEN] - start->at[TR_SEEN] - j->p->after;
    begun = u->records.v[end].at[TR_SEEN] > idle ? u->records.v[end].at[TR_SEEN] : idle;
    if (before && before->earliest > from)
        from = before->earliest;
    return op->done[TR_SEEN] > begun ? from + op->done[TR_SEEN] - begun : from;
}

static void judge_op(const struct judge *j, struct tr_op *op)
{
    op->known = false;
    op->earliest = 0;
    op->latest = INT64_MAX / 2;
    if (op->instance == TR_NONE)
        return;
    const struct tr_record *start = start_of(j, op->unit, op->instance);
    op->known = start->known && direct(j, start, op->issue) &&
                !tr_lacks(j->p, j->cta, true, op->kind) &&
                (!j->p->kinds[op->kind].serial || serial_known(j, op, start));
    op->earliest = start->earliest;
    if (direct(j, start, op->issue) && j->p->kinds[op->kind].serial)
        op->earliest = serial_earliest(j, op, start);
    op->latest = op->known && seen(j, op) ? op->done[TR_TRUE] : serial_latest(j, op, start);
}

/* ---- in the order in which it all was seen ----------------------------------------- */

/* Where replay may see a wait that a region does not record, it is none of plain work. */
static void find_impure(const struct tr_program *p, struct tr_cta *cta, uint32_t unit)
{
    struct tr_unit *u = &cta->units[unit];
    for (uint32_t i = 0; i < u->records.n; i++) {
        if (!tr_late(p, cta, &u->records.v[i]))
            continue;
        cta->unseen = true;
        for (size_t k = 0; k < u->instances.n; k++)
            if (u->instances.v[k].start < i && u->instances.v[k].end >= i)
                u->instances.v[k].pure = false;
    }
}

static void judge_cta(const struct tr_program *p, struct tr_cta *cta)
{
    for (uint32_t u = 0; u < p->unit_count; u++)
        find_impure(p, cta, u);
    struct judge j = {.p = p, .cta = cta};
    for (uint32_t u = 0; u < p->unit_count; u++) {
        j.known[u] = tr_clean(p, cta);
        j.earliest[u] = j.latest[u] = cta->units[u].begins;
    }
    find_shortest(&j);
    find_in_order(&j);
    classify(&j);
    for (size_t i = 0; i < cta->log.n; i++) {
        uint32_t unit = cta->log.v[i].unit;
        struct tr_unit *u = &cta->units[unit];
        const struct tr_step *s = &u->steps.v[cta->log.v[i].step];
        if (s->kind == TR_COMPUTE) {
            j.earliest[unit] += s->cycles;
            j.latest[unit] += s->cycles;
        }
        if (s->kind == TR_HIDDEN) {
            const struct tr_wait *w = &u->hidden.v[s->ref];
            j.earliest[unit] += w->floor;
            j.latest[unit] = w->end[TR_SEEN];
            j.known[unit] = false;
        }
        if (s->kind == TR_RECORD) {
            const struct tr_record *r = &u->records.v[s->ref];
            if (tr_late(p, cta, r)) { /* for a reader it may end a wait, and be that late */
                j.known[unit] = false;
                j.latest[unit] = r->at[TR_SEEN] > j.latest[unit] ? r->at[TR_SEEN] : j.latest[unit];
            }
            u->records.v[s->ref].known = j.known[unit];
            u->records.v[s->ref].earliest = j.earliest[unit];
            u->records.v[s->ref].latest = j.latest[unit];
        } else if (s->kind == TR_WAIT) {
            judge_wait(&j, unit, &u->waits.v[s->ref]);
        } else if (s->kind == TR_ISSUE) {
            judge_op(&j, &cta->ops.v[s->ref]);
        }
    }
    free(j.in_order);
}

void tr_judge(struct tr_program *p)
{
    for (uint32_t c = 0; c < p->cta_count; c++)
        judge_cta(p, &p->ctas[c]);
}
