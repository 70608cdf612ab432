#include "truth.h"

/* One run of one CTA.  The unit whose clock is lowest goes on, so that whatever
 * is still to happen happens later than all that has, and the serial engine is
 * given its operations in order of time. */
struct player {
    const struct tr_program *p;
    struct tr_cta *cta;
    enum tr_run run;
    int64_t before, after; /* of a record, in this run */
    int64_t now[TR_UNITS], engine_free;
    size_t next[TR_UNITS];
    bool stuck[TR_UNITS];
};

static int64_t later(int64_t a, int64_t b)
{
    return a > b ? a : b;
}

static void loosen(struct player *y)
{
    memset(y->stuck, 0, sizeof y->stuck);
}

static void play_issue(struct player *y, uint32_t unit, uint32_t ref)
{
    struct tr_op *op = &y->cta->ops.v[ref];
    const struct tr_kind *kind = &y->p->kinds[op->kind];
    op->issue[y->run] = op->begin[y->run] = y->now[unit];
    if (kind->serial) {
        op->begin[y->run] = later(y->now[unit], y->engine_free);
        op->nth[y->run] = (uint32_t)y->cta->served[y->run].n;
        KP_PUSH(y->cta->served[y->run], ref);
        y->engine_free = op->begin[y->run] + op->cycles;
    }
    op->done[y->run] = op->begin[y->run] + op->cycles;
    if (kind->arrives != TR_NONE)
        y->cta->streams[kind->arrives][unit].v[op->arrival].at[y->run] = op->done[y->run];
    loosen(y);
}

/* When every unit that arrives on it has; false: one has not yet.  A phase that
 * some unit never reaches is not waited for by any program. */
static bool phase_done(const struct player *y, uint32_t barrier, int64_t phase, int64_t *at)
{
    for (uint32_t u = 0; u < TR_UNITS; u++) {
        const tr_stream *s = &y->cta->streams[barrier][u];
        if (s->n == 0)
            continue;
        if ((size_t)phase >= s->n)
            abort();
        if (s->v[phase].at[y->run] == TR_NEVER)
            return false;
        *at = later(*at, s->v[phase].at[y->run]);
    }
    return true;
}

static bool source_done(const struct player *y, const struct tr_source *s, int64_t *at)
{
    if (s->kind == TR_ON_TIME) {
        *at = later(*at, s->index);
        return true;
    }
    if (s->index < 0)
        return true;
    if (s->kind == TR_ON_OP) {
        *at = later(*at, y->cta->ops.v[s->index].done[y->run]);
        return true;
    }
    return phase_done(y, s->barrier, s->index, at);
}

static bool play_wait(struct player *y, uint32_t unit, struct tr_wait *w)
{
    int64_t release = TR_NEVER, end = y->now[unit] + w->floor, poll = y->p->poll;
    bool grid = y->p->poll_grid;
    for (uint32_t i = 0; i < w->count; i++)
        if (!source_done(y, &w->from[i], &release))
            return false;
    w->begin[y->run] = y->now[unit];
    w->release[y->run] = release;
    if (release > end && poll > 0)
        end = grid ? end + (release - end + poll - 1) / poll * poll : release + w->poll;
    y->now[unit] = w->end[y->run] = later(end, release);
    return true;
}

static void play_record(struct player *y, uint32_t unit, struct tr_record *r)
{
    y->now[unit] += y->before;
    r->at[y->run] = y->now[unit];
    y->now[unit] += y->after;
}

static void play_step(struct player *y, uint32_t unit)
{
    struct tr_unit *u = &y->cta->units[unit];
    const struct tr_step *s = &u->steps.v[y->next[unit]];
    switch (s->kind) {
    case TR_COMPUTE: y->now[unit] += s->cycles; break;
    case TR_RECORD: play_record(y, unit, &u->records.v[s->ref]); break;
    case TR_ARRIVE:
        y->cta->streams[s->barrier][unit].v[s->ref].at[y->run] =
            y->now[unit] + y->p->barriers[s->barrier].latency;
        loosen(y);
        break;
    case TR_ISSUE: play_issue(y, unit, s->ref); break;
    case TR_HIDDEN:
    case TR_WAIT:
        y->stuck[unit] = !play_wait(y, unit, s->kind == TR_WAIT ? &u->waits.v[s->ref]
                                                                : &u->hidden.v[s->ref]);
        if (y->stuck[unit])
            return;
        break;
    }
    if (y->run == TR_SEEN) {
        struct tr_logged l = {unit, (uint32_t)y->next[unit]};
        KP_PUSH(y->cta->log, l);
    }
    y->next[unit]++;
}

/* The unit to go on; TR_NONE: all have ended. */
static uint32_t choose(const struct player *y)
{
    uint32_t best = TR_NONE;
    bool waiting = false;
    for (uint32_t u = 0; u < y->p->unit_count; u++) {
        if (y->next[u] == y->cta->units[u].steps.n)
            continue;
        waiting |= y->stuck[u];
        if (!y->stuck[u] && (best == TR_NONE || y->now[u] < y->now[best]))
            best = u;
    }
    if (best == TR_NONE && waiting)
        abort(); /* a program that would never end */
    return best;
}

static void play_cta(const struct tr_program *p, struct tr_cta *cta, enum tr_run run)
{
    struct player y = {.p = p, .cta = cta, .run = run, .engine_free = TR_NEVER,
                       .before = run == TR_SEEN ? p->before : 0,
                       .after = run == TR_SEEN ? p->after : 0};
    for (uint32_t u = 0; u < p->unit_count; u++)
        y.now[u] = cta->units[u].begins;
    for (uint32_t u; (u = choose(&y)) != TR_NONE;)
        play_step(&y, u);
    for (uint32_t u = 0; u < p->unit_count; u++)
        cta->units[u].ends[run] = y.now[u];
}

void tr_play(struct tr_program *p)
{
    for (uint32_t c = 0; c < p->cta_count; c++) {
        play_cta(p, &p->ctas[c], TR_TRUE);
        play_cta(p, &p->ctas[c], TR_SEEN);
        for (size_t i = 0; i < p->ctas[c].ops.n; i++) {
            const struct tr_op *op = &p->ctas[c].ops.v[i];
            p->ctas[c].reordered |= op->nth[TR_TRUE] != op->nth[TR_SEEN];
        }
    }
}
