#include "model/sim.h"

#include <math.h>

/* Of one operation in one iteration; NAN: it has not come to it. */
struct moment {
    double start, end, done;
};
struct lane {
    const struct kpm_sim_op *ops;
    size_t count, iteration, op; /* the next to play */
    struct moment *moments;      /* [iteration * count + op] */
    double now;                  /* when the next starts */
    double accepted;             /* the last piece that the engine took */
    uint32_t piece;              /* of the operation in hand, the next */
};
struct play {
    const struct kpm_sim *s;
    struct lane *lanes;
    double *free_at; /* by engine: when what it has taken is done */
    size_t iterations;
};

void kpm_sim_free(struct kpm_sim *s)
{
    free(s->lanes.v);
    free(s->ops.v);
    free(s->sources.v);
    free(s->engines.v);
    *s = (struct kpm_sim){0};
}

static bool op_sound(const struct kpm_sim *s, const struct kpm_sim_op *o)
{
    if (o->source > s->sources.n || o->sources > s->sources.n - o->source ||
        !isfinite(o->time) || !isfinite(o->gap) || !isfinite(o->work))
        return false;
    return o->engine == UINT32_MAX || (o->engine < s->engines.n && o->pieces > 0);
}

static bool source_sound(const struct kpm_sim *s, const struct kpm_sim_source *w)
{
    if (w->lane >= s->lanes.n || w->lanes > s->lanes.n - w->lane || !isfinite(w->latency))
        return false;
    for (uint32_t l = w->lane; l < w->lane + w->lanes; l++)
        if (w->op >= s->lanes.v[l].ops)
            return false;
    return true;
}

static bool sound(const struct kpm_sim *s)
{
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
    }
    return s->lanes.n > 0;
}

/* ---- waits ---------------------------------------------------------------------- */

static double event_of(const struct lane *l, const struct kpm_sim_source *w, size_t iteration)
{
    const struct moment *m = &l->moments[iteration * l->count + w->op];
    return w->event == KPM_SIM_START ? m->start : w->event == KPM_SIM_DONE ? m->done : m->end;
}

/* When all that the operation waits for has come; NAN: that is not known yet. */
static double released(const struct play *p, const struct kpm_sim_op *o, size_t iteration)
{
    double at = -INFINITY;
    for (size_t i = o->source; i < o->source + o->sources; i++) {
        const struct kpm_sim_source *w = &p->s->sources.v[i];
        if (iteration < w->distance) {
            if (w->entry)
                at = fmax(at, w->latency);
            continue;
        }
        if (iteration - w->distance >= p->iterations)
            continue;
        for (uint32_t l = w->lane; l < w->lane + w->lanes; l++) {
            double event = event_of(&p->lanes[l], w, iteration - w->distance);
            if (isnan(event))
                return NAN;
            at = fmax(at, event + w->latency);
        }
    }
    return at;
}

/* ---- lanes ------------------------------------------------------------------------ */

static void finish(struct lane *l, struct moment *m, double end)
{
    m->end = end;
    l->now = end + l->ops[l->op].gap;
    l->piece = 0;
    if (++l->op == l->count) {
        l->op = 0;
        l->iteration++;
    }
}

static bool over(const struct play *p, const struct lane *l)
{
    return l->iteration == p->iterations;
}

static bool at_engine(const struct play *p, const struct lane *l)
{
    return !over(p, l) && l->ops[l->op].engine != UINT32_MAX && !isnan(l->accepted);
}

/* Plays on to the next thing that needs an engine or an event that has not come.
 * Whether it got any further. */
static bool advance(struct play *p, struct lane *l)
{
    bool moved = false;
    while (!over(p, l) && !at_engine(p, l)) {
        const struct kpm_sim_op *o = &l->ops[l->op];
        struct moment *m = &l->moments[l->iteration * l->count + l->op];
        if (isnan(m->start)) {
            m->start = l->now;
            moved = true; /* a start may be what another waits for */
        }
        double at = released(p, o, l->iteration);
        if (isnan(at))
            return moved;
        moved = true;
        if (o->engine != UINT32_MAX) {
            l->now = fmax(m->start, at);
            l->accepted = l->now;
            return true;
        }
        double end = fmax(m->start + o->time, at);
        m->done = end;
        finish(l, m, end);
    }
    return moved;
}

/* ---- engines ------------------------------------------------------------------------ */

/* When the engine takes the piece in hand, as far as what it has taken says. */
static double acceptance(const struct play *p, const struct lane *l)
{
    const struct kpm_sim_op *o = &l->ops[l->op];
    double room = p->s->engines.v[o->engine].ahead - o->work / o->pieces;
    double ready = fmax(l->accepted, l->now + o->time * l->piece / o->pieces);
    return fmax(ready, p->free_at[o->engine] - fmax(0, room));
}

/* The lane whose piece is the next to be taken; of equal ones that which has waited
 * longest. */
static struct lane *next_served(const struct play *p)
{
    struct lane *best = NULL;
    double at = INFINITY;
    for (size_t i = 0; i < p->s->lanes.n; i++) {
        struct lane *l = &p->lanes[i];
        if (!at_engine(p, l))
            continue;
        double t = acceptance(p, l);
        if (!best || t < at || (t <= at && l->accepted < best->accepted)) {
            best = l;
            at = t;
        }
    }
    return best;
}

static void serve(struct play *p, struct lane *l)
{
    const struct kpm_sim_op *o = &l->ops[l->op];
    struct moment *m = &l->moments[l->iteration * l->count + l->op];
    double *free_at = &p->free_at[o->engine];
    l->accepted = acceptance(p, l);
    *free_at = fmax(*free_at, l->accepted) + o->work / o->pieces;
    if (++l->piece < o->pieces)
        return;
    m->done = *free_at + p->s->engines.v[o->engine].tail;
    double end = fmax(l->now + o->time, l->accepted);
    l->accepted = NAN;
    finish(l, m, end);
}

/* ---- the whole ------------------------------------------------------------------------- */

static void play_new(struct play *p, const struct kpm_sim *s, size_t iterations)
{
    *p = (struct play){.s = s, .iterations = iterations};
    p->lanes = kp_alloc(s->lanes.n * sizeof *p->lanes);
    p->free_at = kp_alloc((s->engines.n + 1) * sizeof *p->free_at);
    for (size_t i = 0; i < s->lanes.n; i++) {
        struct lane *l = &p->lanes[i];
        *l = (struct lane){.ops = s->ops.v + s->lanes.v[i].op, .count = s->lanes.v[i].ops,
                           .now = s->lanes.v[i].start, .accepted = NAN};
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
    free(p->lanes);
    free(p->free_at);
}

static enum kpm_sim_status run(struct play *p)
{
    for (;;) {
        bool moved = true;
        while (moved) {
            moved = false;
            for (size_t i = 0; i < p->s->lanes.n; i++)
                moved = advance(p, &p->lanes[i]) || moved;
        }
        struct lane *l = next_served(p);
        if (!l)
            break;
        serve(p, l);
    }
    for (size_t i = 0; i < p->s->lanes.n; i++)
        if (!over(p, &p->lanes[i]))
            return KPM_SIM_STUCK;
    return KPM_SIM_OK;
}

enum kpm_sim_status kpm_sim_play(const struct kpm_sim *s, size_t iterations, double **start,
                                 double *end)
{
    struct play p;
    *start = NULL;
    *end = NAN;
    if (!iterations || !sound(s))
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
    }
    play_free(&p);
    return status;
}

/* ---- steady state ------------------------------------------------------------------------ */

enum { LONGEST_PATTERN = 12 };

/* All lanes repeat after c iterations, over the last third of the run. */
static bool repeats(const double *start, size_t lanes, size_t n, size_t c)
{
    double by = start[n - 1] - start[n - 1 - c];
    for (size_t l = 0; l < lanes; l++)
        for (size_t k = n - n / 3; k < n; k++)
            if (fabs(start[l * n + k] - start[l * n + k - c] - by) > 1e-9 * (1 + fabs(start[k])))
                return false;
    return true;
}

static double slowest(const double *start, size_t lanes, size_t n, size_t c)
{
    double most = -INFINITY;
    for (size_t l = 0; l < lanes; l++)
        most = fmax(most, (start[l * n + n - 1] - start[l * n + n - 1 - c]) / (double)c);
    return most;
}

double kpm_sim_period(const struct kpm_sim *s, size_t iterations)
{
    double *start, end, period;
    size_t n = iterations, c = 1;
    if (n < 2 || kpm_sim_play(s, n, &start, &end) != KPM_SIM_OK)
        return NAN;
    while (c <= LONGEST_PATTERN && c < n / 3 && !repeats(start, s->lanes.n, n, c))
        c++;
    bool pattern = c <= LONGEST_PATTERN && c < n / 3;
    period = slowest(start, s->lanes.n, n, pattern ? c : n / 2);
    free(start);
    return period;
}
