#include "model/play/sim_play.h"

#include <math.h>

static double sooner(double a, double b)
{
    return a < b ? a : b;
}

void kpm_sim_free(struct kpm_sim *s)
{
    free(s->lanes.v);
    free(s->ops.v);
    free(s->sources.v);
    free(s->engines.v);
    *s = (struct kpm_sim){0};
}

static bool press_sound(const struct kpm_sim_press *by)
{
    return by->work < 1 && by->engine < 1 && by->own < 1 && by->copies < 1;
}

static bool op_sound(const struct kpm_sim *s, const struct kpm_sim_op *o)
{
    if (!press_sound(&o->time_press) || !press_sound(&o->gap_press))
        return false;
    if (o->source > s->sources.n || o->sources > s->sources.n - o->source ||
        !isfinite(o->time) || !isfinite(o->gap) || !isfinite(o->work) || !isfinite(o->lead))
        return false;
    for (uint32_t i = o->with; o->woken > 0 && i < o->with + o->others; i++)
        if (i >= s->lanes.n || s->lanes.v[i].ops != s->lanes.v[o->with].ops)
            return false;
    return o->engine == UINT32_MAX || (o->engine < s->engines.n && o->pieces > 0);
}

static bool source_sound(const struct kpm_sim *s, const struct kpm_sim_source *w)
{
    if (w->lane >= s->lanes.n || w->lanes > s->lanes.n - w->lane || !isfinite(w->latency) ||
        !isfinite(w->spread))
        return false;
    for (uint32_t l = w->lane; l < w->lane + w->lanes; l++)
        if (w->op >= s->lanes.v[l].ops)
            return false;
    return true;
}

static bool sound(const struct kpm_sim *s, size_t iterations)
{
    if (s->pasts > iterations)
        return false;
    for (size_t i = 0; i < s->ops.n; i++)
        if (!op_sound(s, &s->ops.v[i]))
            return false;
    for (size_t i = 0; i < s->sources.n; i++)
        if (!source_sound(s, &s->sources.v[i]))
            return false;
    for (size_t i = 0; i < s->lanes.n; i++) {
        const struct kpm_sim_lane *l = &s->lanes.v[i];
        if (!l->ops || l->op > s->ops.n || l->ops > s->ops.n - l->op || !isfinite(l->start))
            return false;
        for (size_t k = 0; k < s->pasts * l->ops; k++)
            if (!isfinite(s->past[i][k].start) || !isfinite(s->past[i][k].end))
                return false;
    }
    return s->lanes.n > 0;
}

/* ---- waits ---------------------------------------------------------------------- */

static const double *event_of(const struct lane *l, const struct kpm_sim_source *w,
                              size_t iteration)
{
    const struct moment *m = &l->moments[iteration * l->count + w->op];
    return w->event == KPM_SIM_START ? &m->start : w->event == KPM_SIM_DONE ? &m->done : &m->end;
}

static uint32_t mixed(uint32_t x)
{
    x = (x ^ x >> 16) * 0x7feb352du;
    x = (x ^ x >> 15) * 0x846ca68bu;
    return x ^ x >> 16;
}

/* Of 16 iterations one lies in each sixteenth of the distribution, in each at the same of 8 places,
 * and their mean is 1: so the mean over few is that over many. */
static void set_varied(double (*of)[KPM_SIM_STRATA], double power)
{
    for (int place = 0; place < PLACES; place++) {
        double sum = 0;
        for (int i = 0; i < KPM_SIM_STRATA; i++) {
            of[place][i] = pow(-log((i + (place + 0.5) / (double)PLACES) / KPM_SIM_STRATA), power);
            sum += of[place][i];
        }
        for (int i = 0; i < KPM_SIM_STRATA; i++)
            of[place][i] *= KPM_SIM_STRATA / sum;
    }
}

/* Equally likely parts of the normal distribution, each for so many iterations, by turns: two that
 * follow one another are 0 together. */
enum { PATTERN = 64 };
static const double apart[] = {-0.32, 0.32, 1.15, -1.15};

/* How much of what it is on average a latency varies by, the same for all that wait for this event
 * in this iteration. */
static double varying(const struct play *p, const struct kpm_sim_source *w, uint32_t lane,
                      size_t iteration)
{
    bool quick = w->alternates && iteration % 2;
    iteration /= w->alternates ? 2 : 1;
    uint32_t of = (lane + 1) * 0x9e3779b9u ^ (w->op + 1) * 0x85ebca6bu;
    uint32_t h = mixed(of ^ (uint32_t)(iteration / KPM_SIM_STRATA));
    uint32_t at = ((uint32_t)(iteration % KPM_SIM_STRATA) * (2 * (h & 7) + 1) + (h >> 3)) %
                  KPM_SIM_STRATA;
    if (w->shape)
        return w->shape[at + (quick ? KPM_SIM_STRATA : 0)];
    double one = (quick ? p->quick : p->varied)[mixed(h) % PLACES][at];
    if (!w->alternates)
        return one;
    double cta = 1 + KPM_SIM_APART * apart[iteration * 2 / PATTERN % KP_COUNT(apart)];
    return cta * (quick ? 2 - KPM_SIM_SLOW : KPM_SIM_SLOW) * one;
}

/* How much later than its event and latency a lane of a source gives. */
static double variation(const struct play *p, const struct kpm_sim_source *w, uint32_t lane,
                        size_t iteration)
{
    return w->spread > 0 ? w->spread * varying(p, w, lane, p->s->drawn + iteration) : 0;
}

/* How much later than the first to come to the operation in hand this one goes on: those that wait
 * at a barrier are woken in turn. */
static double in_turn(const struct play *p, const struct lane *l)
{
    const struct kpm_sim_op *o = &l->ops[l->op];
    size_t at = l->iteration * l->count + l->op, before = 0;
    if (!(o->woken > 0) || l->came <= l->due)
        return 0;
    for (uint32_t i = o->with; i < o->with + o->others; i++) {
        const struct lane *other = &p->lanes[i];
        double came = other->moments[at].start, mine = l->moments[at].start;
        before += other != l && (came < mine || (came <= mine && other < l));
    }
    return o->woken * (double)before;
}

/* When all that the operation in hand waits for has come; INFINITY: that is not known yet.  What
 * came is looked at once. */
static double released(const struct play *p, struct lane *l)
{
    const struct kpm_sim_op *o = &l->ops[l->op];
    for (; l->source < o->sources; l->source++, l->of = 0) {
        const struct kpm_sim_source *w = &p->s->sources.v[o->source + l->source];
        if (l->iteration < w->distance) {
            if (w->entry)
                l->came = later(l->came, w->latency);
            continue;
        }
        size_t iteration = l->iteration - w->distance;
        for (; iteration < p->iterations && l->of < w->lanes; l->of++) {
            l->missing = event_of(&p->lanes[w->lane + l->of], w, iteration);
            if (isnan(*l->missing))
                return INFINITY;
            l->came = later(l->came, *l->missing + w->latency +
                                     variation(p, w, w->lane + l->of, iteration));
        }
    }
    l->missing = NULL;
    return l->came + in_turn(p, l);
}

/* What a time that is uneven is multiplied by: evenly distributed around 1. */
static double uneven(const struct play *p, const struct lane *l, const struct kpm_sim_op *o)
{
    if (!(o->uneven > 0))
        return 1;
    uint32_t of = (uint32_t)(l - p->lanes + 1) * 0x9e3779b9u ^ ((uint32_t)l->op + 1) * 0x85ebca6bu;
    uint32_t h = mixed(mixed(of) ^ (uint32_t)(p->s->drawn + l->iteration));
    return 1 + o->uneven * (2.0 * h / UINT32_MAX - 1);
}

/* ---- lanes ------------------------------------------------------------------------ */

static const struct kpm_sim_op *op_of(const struct lane *l)
{
    return &l->ops[l->op];
}

static struct moment *moment_of(const struct lane *l)
{
    return &l->moments[l->iteration * l->count + l->op];
}

/* What the operation in hand was recorded as; NULL: it is played. */
static const struct kpm_sim_past *past_of(const struct lane *l)
{
    return l->iteration < l->pasts ? &l->past[l->iteration * l->count + l->op] : NULL;
}

/* From `at` on so much passes. */
static void pass(struct lane *l, enum phase phase, double at, double left)
{
    l->phase = phase;
    l->since = at;
    l->left = left;
    l->rate = 1;
    l->due = at + left;
}

static void finish(const struct play *p, struct lane *l, double end)
{
    double gap = op_of(l)->gap;
    l->behind = op_of(l);
    moment_of(l)->end = end;
    l->piece = 0;
    if (++l->op == l->count) {
        l->op = 0;
        l->iteration++;
    }
    if (past_of(l))
        gap = fmax(0, past_of(l)->start - end);
    pass(l, l->iteration == p->iterations ? OVER : IN_GAP, end, gap);
}

/* To hand over the piece in hand, the first or one behind what was accepted. */
static void hand(const struct play *p, struct lane *l)
{
    const struct kpm_sim_op *o = op_of(l);
    double spread = (o->time - o->lead) * l->piece / o->pieces;
    l->ready = later(l->accepted, l->handed_from + o->lead + spread);
    l->room = later(0, p->s->engines.v[o->engine].ahead - o->work / o->pieces);
}

/* Does another lane hand work to this one's engine? */
static bool rivals(const struct lane *l, const struct lane *other)
{
    return other != l && other->phase == HANDING && op_of(other)->engine == op_of(l)->engine;
}

/* Comes to an engine.  Lanes that come while it has room take turns from then on, until it has
 * been free; who finds it full of what others are handing it is late. */
static void queue_up(struct play *p, struct lane *l)
{
    const struct engine *e = &p->engines[op_of(l)->engine];
    bool room = e->free_at - l->room <= l->ready, others = false, all_in_turns = true;
    for (size_t i = 0; i < p->s->lanes.n; i++) {
        struct lane *other = &p->lanes[i];
        if (!rivals(l, other))
            continue;
        others = true;
        other->late = false;
        other->yields = 0;
        other->in_turns = other->in_turns || room;
        all_in_turns = all_in_turns && other->in_turns;
    }
    l->in_turns = l->turns == e->busy || (room && others);
    l->late = !room && others && !(l->in_turns && all_in_turns);
    l->yields = l->late ? KPM_SIM_LATE_FIRST : 0;
}

/* When the engine takes the piece in hand, as far as what it has taken says. */
static double acceptance(const struct play *p, const struct lane *l)
{
    return later(l->ready, p->engines[op_of(l)->engine].free_at - l->room);
}

/* When the lane gets further; INFINITY: not before another does. */
static double next_of(const struct play *p, struct lane *l)
{
    switch (l->phase) {
    case IN_GAP:
    case IN_TIME:
        return l->due;
    case HELD:
        return l->missing && isnan(*l->missing) ? INFINITY : later(released(p, l), l->due);
    case HANDING:
        return acceptance(p, l);
    default:
        return INFINITY;
    }
}

/* The engine has so much more to do, from `at` on at the soonest. */
static double give(struct play *p, const struct lane *l, double at, double work)
{
    struct engine *e = &p->engines[op_of(l)->engine];
    e->busy += e->free_at <= at;
    e->free_at = later(e->free_at, at) + work;
    if (p->pressed) {
        struct piece one = {e->free_at, (size_t)(l - p->lanes)};
        KP_PUSH(e->pieces, one);
    }
    return e->free_at + p->s->engines.v[op_of(l)->engine].tail;
}

/* A step of what was recorded, which waits for nothing. */
static void step_past(struct play *p, struct lane *l, double at)
{
    const struct kpm_sim_op *o = op_of(l);
    struct moment *m = moment_of(l);
    if (l->phase == IN_TIME) {
        m->done = isnan(m->done) ? at : m->done;
        finish(p, l, at);
        return;
    }
    m->start = at;
    if (o->engine != UINT32_MAX)
        m->done = give(p, l, at + o->lead, o->work);
    pass(l, IN_TIME, at, fmax(0, past_of(l)->end - at));
}

/* Takes one step of a lane whose time has come, but for handing over work. */
static void step(struct play *p, struct lane *l, double at)
{
    const struct kpm_sim_op *o = op_of(l);
    if (past_of(l)) {
        step_past(p, l, at);
    } else if (l->phase == IN_GAP) {
        moment_of(l)->start = at;
        l->came = -INFINITY;
        l->source = l->of = 0;
        l->missing = NULL;
        pass(l, o->engine == UINT32_MAX ? IN_TIME : HELD, at,
             o->engine == UINT32_MAX ? o->time * uneven(p, l, o) : 0);
    } else if (l->phase == IN_TIME && o->sources) {
        l->phase = HELD;
    } else if (o->engine != UINT32_MAX) {
        l->phase = HANDING;
        l->handed_from = l->accepted = at;
        hand(p, l);
        queue_up(p, l);
    } else {
        moment_of(l)->done = at;
        finish(p, l, at);
    }
}

/* ---- engines ------------------------------------------------------------------------ */

static bool held_back(const struct lane *l)
{
    return l->yields > 0;
}

/* The lane whose piece is the next to be taken by now; of several that which has waited longest,
 * but one that is late has to let others by. */
static struct lane *next_served(const struct play *p)
{
    struct lane *best = NULL;
    for (size_t i = 0; i < p->s->lanes.n; i++) {
        struct lane *l = &p->lanes[i];
        if (l->phase == HANDING && acceptance(p, l) <= p->now &&
            (!best || held_back(best) > held_back(l) ||
             (held_back(best) == held_back(l) && l->accepted < best->accepted)))
            best = l;
    }
    return best;
}

static void serve(struct play *p, struct lane *l)
{
    const struct kpm_sim_op *o = op_of(l);
    l->accepted = acceptance(p, l);
    double done = give(p, l, l->accepted, o->work / o->pieces);
    l->yields = l->late ? KPM_SIM_LATE_NEXT : 0;
    if (l->in_turns)
        l->turns = p->engines[o->engine].busy;
    for (size_t i = 0; i < p->s->lanes.n; i++)
        p->lanes[i].yields -= p->lanes[i].yields > 0 && rivals(l, &p->lanes[i]);
    if (++l->piece < o->pieces) {
        hand(p, l);
        return;
    }
    moment_of(l)->done = done;
    finish(p, l, fmax(l->handed_from + o->time, l->accepted));
}

/* ---- pressure ------------------------------------------------------------------------ */

/* What an engine works on; NULL: nothing. */
static const struct piece *in_work(const struct play *p, size_t engine)
{
    struct engine *e = &p->engines[engine];
    while (e->first < e->pieces.n && e->pieces.v[e->first].end <= p->now)
        e->first++;
    return e->first < e->pieces.n ? &e->pieces.v[e->first] : NULL;
}

static double rate_of(const struct play *p, size_t lane)
{
    const struct lane *me = &p->lanes[lane];
    const struct kpm_sim_press *by = me->phase == IN_TIME ? &op_of(me)->time_press
                                                            : &me->behind->gap_press;
    struct kpm_sim_slow slow = {0, 0};
    for (size_t i = 0; i < p->s->lanes.n; i++) {
        const struct lane *l = &p->lanes[i];
        if (i == lane)
            continue;
        if (l->phase == IN_TIME  ? op_of(l)->presses
            : l->phase == IN_GAP ? l->behind->gap_presses
                                 : false)
            kpm_sim_slows(&slow, by->work);
        if (l->phase == IN_TIME && op_of(l)->copies)
            kpm_sim_slows(&slow, by->copies);
    }
    for (size_t e = 0; e < p->s->engines.n; e++) {
        const struct piece *now = in_work(p, e);
        if (now)
            kpm_sim_slows(&slow, now->lane == lane ? by->own : by->engine);
    }
    return kpm_sim_rate(slow);
}

/* Lets time pass for every lane as the others allow. */
static void press(struct play *p)
{
    for (size_t i = 0; i < p->s->lanes.n; i++) {
        struct lane *l = &p->lanes[i];
        if ((l->phase != IN_GAP && l->phase != IN_TIME) || past_of(l))
            continue;
        double rate = rate_of(p, i);
        if (rate < l->rate || rate > l->rate) {
            l->left = fmax(0, l->left - fmax(0, p->now - l->since) * l->rate);
            l->since = fmax(p->now, l->since);
            l->rate = rate;
            l->due = l->since + l->left / rate;
        }
    }
}

/* ---- the whole ------------------------------------------------------------------------- */

static bool presses(const struct kpm_sim_press *by)
{
    return by->work > 0 || by->engine > 0 || by->own > 0 || by->copies > 0;
}

static void play_new(struct play *p, const struct kpm_sim *s, size_t iterations)
{
    *p = (struct play){.s = s, .iterations = iterations};
    for (size_t i = 0; i < s->ops.n; i++)
        p->pressed = p->pressed || presses(&s->ops.v[i].time_press) ||
                     presses(&s->ops.v[i].gap_press);
    set_varied(p->varied, 1 / KPM_SIM_SHAPE);
    set_varied(p->quick, 1);
    p->lanes = kp_alloc(s->lanes.n * sizeof *p->lanes);
    p->engines = kp_alloc((s->engines.n + 1) * sizeof *p->engines);
    for (size_t i = 0; i < s->lanes.n; i++) {
        struct lane *l = &p->lanes[i];
        *l = (struct lane){.ops = s->ops.v + s->lanes.v[i].op, .count = s->lanes.v[i].ops};
        l->behind = &l->ops[l->count - 1];
        l->past = s->pasts ? s->past[i] : NULL;
        l->pasts = s->pasts;
        pass(l, IN_GAP, l->pasts ? l->past[0].start : s->lanes.v[i].start, 0);
        size_t n = l->count * iterations;
        l->moments = kp_realloc(NULL, n, sizeof *l->moments);
        for (size_t k = 0; k < n; k++)
            l->moments[k] = (struct moment){NAN, NAN, NAN};
    }
}

static void play_free(struct play *p)
{
    for (size_t i = 0; i < p->s->lanes.n; i++)
        free(p->lanes[i].moments);
    for (size_t e = 0; e < p->s->engines.n; e++)
        free(p->engines[e].pieces.v);
    free(p->lanes);
    free(p->engines);
}

/* Every step that can be taken by now. */
static void settle(struct play *p)
{
    struct lane *served;
    do {
        bool moved = true;
        while (moved) {
            moved = false;
            for (size_t i = 0; i < p->s->lanes.n; i++) {
                struct lane *l = &p->lanes[i];
                double at = l->phase == HANDING ? INFINITY : next_of(p, l);
                if (at <= p->now) {
                    step(p, l, at);
                    moved = true;
                }
            }
        }
        served = next_served(p);
        if (served)
            serve(p, served);
    } while (served);
}

static double next_event(const struct play *p)
{
    double at = INFINITY;
    for (size_t i = 0; i < p->s->lanes.n; i++)
        at = sooner(at, next_of(p, &p->lanes[i]));
    for (size_t e = 0; p->pressed && e < p->s->engines.n && at < INFINITY; e++) {
        const struct piece *now = in_work(p, e);
        at = sooner(at, now ? now->end : INFINITY);
    }
    return at;
}

static enum kpm_sim_status run(struct play *p)
{
    for (double at = next_event(p); at < INFINITY; at = next_event(p)) {
        p->now = at;
        settle(p);
        if (p->pressed)
            press(p);
        if (kpm_sim_seen_before(p))
            return KPM_SIM_SEEN;
    }
    for (size_t i = 0; i < p->s->lanes.n; i++)
        if (p->lanes[i].phase != OVER)
            return KPM_SIM_STUCK;
    return KPM_SIM_OK;
}

enum kpm_sim_status kpm_sim_play(const struct kpm_sim *s, size_t iterations, double **start,
                                 double *end)
{
    struct play p;
    *start = NULL;
    *end = NAN;
    if (!iterations || !sound(s, iterations))
        return KPM_SIM_BAD;
    play_new(&p, s, iterations);
    enum kpm_sim_status status = run(&p);
    if (status == KPM_SIM_OK) {
        *start = kp_realloc(NULL, s->lanes.n * iterations, sizeof **start);
        *end = -INFINITY;
        for (size_t i = 0; i < s->lanes.n; i++) {
            const struct lane *l = &p.lanes[i];
            for (size_t k = 0; k < iterations; k++)
                (*start)[i * iterations + k] = l->moments[k * l->count].start;
            *end = fmax(*end, l->moments[iterations * l->count - 1].end);
        }
        for (size_t i = 0; i < s->lanes.n; i++)
            for (size_t k = 0; s->drains && k < p.lanes[i].count * iterations; k++)
                *end = fmax(*end, p.lanes[i].moments[k].done);
    }
    play_free(&p);
    return status;
}
