/*
 * Plays that differ in how they begin come to the same state soon, nearly all of them: all that
 * goes on stands to the others as in another play, some time earlier or later.  From there on both
 * do the same, since nothing looks at the time of day.
 */
#include "model/play/sim_play.h"

#define NEVER (-1e18)
/* Cycles.  Rounding makes of one state two that differ by a millionth of that; states that are not
 * the same differ by far more, or are on their way to it. */
#define ALIKE 1e-6

/* A moment as it is seen from now on. */
static void put_time(const struct play *p, double at, kpm_sim_state *to)
{
    KP_PUSH(*to, isfinite(at) ? at - p->now : NEVER);
}

static void put_handing(const struct play *p, const struct lane *l, kpm_sim_state *to)
{
    put_time(p, l->handed_from, to);
    put_time(p, l->accepted, to);
    put_time(p, l->ready, to);
    KP_PUSH(*to, l->room);
    KP_PUSH(*to, (double)l->piece);
    KP_PUSH(*to, (double)l->late);
    KP_PUSH(*to, (double)l->yields);
    KP_PUSH(*to, (double)l->in_turns);
}

/* What of a lane counts from here on, by its phase. */
static void put_lane(const struct play *p, const struct lane *l, kpm_sim_state *to)
{
    KP_PUSH(*to, (double)l->iteration);
    KP_PUSH(*to, (double)l->op);
    KP_PUSH(*to, (double)l->phase);
    if (l->phase == IN_GAP || l->phase == IN_TIME) {
        put_time(p, l->since, to);
        put_time(p, l->due, to);
        KP_PUSH(*to, l->left);
        KP_PUSH(*to, l->rate);
        KP_PUSH(*to, (double)(l->behind - l->ops));
    } else if (l->phase == HELD) {
        put_time(p, l->due, to);
        put_time(p, l->came, to);
        KP_PUSH(*to, (double)l->source);
        KP_PUSH(*to, (double)l->of);
    } else if (l->phase == HANDING) {
        put_handing(p, l, to);
    }
}

/* ... and of its moments those that may be waited for. */
static void put_moments(const struct play *p, const struct lane *l, size_t from, kpm_sim_state *to)
{
    size_t end = (l->iteration + (l->iteration < p->iterations)) * l->count;
    for (size_t k = from * l->count; k < end; k++) {
        put_time(p, l->moments[k].start, to);
        put_time(p, l->moments[k].end, to);
        put_time(p, l->moments[k].done, to);
    }
}

static void put_engine(const struct play *p, const struct engine *e, kpm_sim_state *to)
{
    put_time(p, later(e->free_at, p->now), to);
    for (size_t i = 0; i < p->s->lanes.n; i++)
        KP_PUSH(*to, (double)(p->lanes[i].turns == e->busy));
    for (size_t k = e->first; k < e->pieces.n; k++) {
        if (e->pieces.v[k].end <= p->now)
            continue;
        put_time(p, e->pieces.v[k].end, to);
        KP_PUSH(*to, (double)e->pieces.v[k].lane);
    }
}

/* All that what comes next depends on.  False: iterations before the first may still be waited
 * for. */
static bool put_state(const struct play *p, kpm_sim_state *to)
{
    size_t least = SIZE_MAX, back = 0;
    for (size_t i = 0; i < p->s->sources.n; i++)
        back = p->s->sources.v[i].distance > back ? p->s->sources.v[i].distance : back;
    for (size_t i = 0; i < p->s->lanes.n; i++)
        least = p->lanes[i].iteration < least ? p->lanes[i].iteration : least;
    if (least < back)
        return false;
    for (size_t i = 0; i < p->s->lanes.n; i++) {
        put_lane(p, &p->lanes[i], to);
        put_moments(p, &p->lanes[i], least - back, to);
    }
    for (size_t e = 0; e < p->s->engines.n; e++)
        put_engine(p, &p->engines[e], to);
    return true;
}

static bool alike(const kpm_sim_state *a, const kpm_sim_state *b)
{
    if (a->n != b->n)
        return false;
    for (size_t i = 0; i < a->n; i++)
        if (fabs(a->v[i] - b->v[i]) > ALIKE)
            return false;
    return true;
}

bool kpm_sim_seen_before(struct play *p)
{
    struct kpm_sim_seen *seen = p->s->seen;
    size_t k = seen ? p->lanes[0].iteration : 0;
    if (k <= p->looked || k > KPM_SIM_LOOKS)
        return false;
    p->looked = k;
    kpm_sim_state *own = &seen->plays[seen->count][k - 1];
    if (!put_state(p, own))
        return false;
    for (size_t i = 0; i < seen->count; i++) {
        if (!alike(&seen->plays[i][k - 1], own))
            continue;
        seen->same = i;
        return true;
    }
    return false;
}

/* ---- all of them --------------------------------------------------------------------------- */

static void seen_free(struct kpm_sim_seen *seen)
{
    for (size_t i = 0; i < KPM_SIM_PLAYS; i++)
        for (size_t k = 0; k < KPM_SIM_LOOKS; k++)
            free(seen->plays[i][k].v);
}

void kpm_sim_periods(struct kpm_sim *s, size_t lane, const double *starts, size_t n,
                     size_t iterations, double *periods)
{
    struct kpm_sim_seen seen = {0};
    double start = s->lanes.v[lane].start;
    s->seen = &seen;
    for (size_t k = 0; k < n; k++) {
        seen.count = k;
        seen.same = SIZE_MAX;
        s->lanes.v[lane].start = starts[k];
        periods[k] = kpm_sim_period(s, iterations);
        if (seen.same != SIZE_MAX)
            periods[k] = periods[seen.same];
    }
    s->lanes.v[lane].start = start;
    s->seen = NULL;
    seen_free(&seen);
}
