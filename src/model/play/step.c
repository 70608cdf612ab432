/*
 * Steps: groups that share an engine and do the same at the same time.
 *
 * A pipelined loop gives its engine all products of an iteration at once.  An engine that serves
 * two groups by turns is done with both at once, and groups in step remain so: while they compute,
 * it is idle, unless some of the work stands where products of its own group are in flight.
 */
#include "model/play/queue.h"

#include <math.h>

/* What is played in step is no better known than what is played. */
#define TOLD_APART (1 + 1.4142 * KPM_PLAYED_OFF)

/* Of one iteration of a lane. */
struct beside {
    double own, none;  /* cycles of work while operations of its own are in flight, and none are */
    unsigned at_once;  /* as many of these as were in flight */
};

/* Operations that the one at `op` of the lane waits for are none in flight any more. */
static void land(const struct kpm_sim *s, size_t lane, const struct kpm_sim_op *op, bool *flies)
{
    for (size_t i = op->source; i < op->source + op->sources; i++)
        if (s->sources.v[i].lane == lane && s->sources.v[i].event == KPM_SIM_DONE)
            flies[s->sources.v[i].op] = false;
}

/* The second time round, what the first left in flight counts. */
static struct beside work_of(const struct kpm_sim *s, size_t lane)
{
    const struct kpm_sim_lane *l = &s->lanes.v[lane];
    bool *flies = kp_alloc(l->ops);
    struct beside b = {0};
    for (size_t k = 0; k < 2 * l->ops; k++) {
        const struct kpm_sim_op *o = &s->ops.v[l->op + k % l->ops];
        unsigned now = 0;
        b = k == l->ops ? (struct beside){0} : b;
        land(s, lane, o, flies);
        flies[k % l->ops] = flies[k % l->ops] || o->engine != UINT32_MAX;
        for (size_t i = 0; i < l->ops; i++)
            now += flies[i];
        *(now ? &b.own : &b.none) += (o->presses ? o->time : 0) + (o->gap_presses ? o->gap : 0);
        b.at_once = now > b.at_once ? now : b.at_once;
    }
    free(flies);
    return b;
}

/* The rate of what loses this share to each of so many others. */
static double beside(double share, size_t others)
{
    struct kpm_sim_slow slow = {0, 0};
    for (size_t i = 0; i < others; i++)
        kpm_sim_slows(&slow, share);
    return kpm_sim_rate(slow);
}

/* One group for all: its engine has all their work to do, and what they do at the same time slows
 * each. */
static void stand_for(struct kpm_sim *s, size_t lane, size_t groups)
{
    const struct kpm_sim_lane *l = &s->lanes.v[lane];
    for (size_t i = l->op; i < l->op + l->ops; i++) {
        struct kpm_sim_op *o = &s->ops.v[i];
        o->uneven = 0;
        o->time /= o->presses ? beside(o->time_press.work, groups - 1) : 1;
        o->gap /= o->gap_presses ? beside(o->gap_press.work, groups - 1) : 1;
        o->work *= (double)groups;
    }
}

static bool has_turns(const struct kpm_program *p, size_t role)
{
    for (size_t i = 0; i < p->links.n; i++)
        if (p->links.v[i].kind == KPM_TURN && p->links.v[i].to_role == role &&
            !p->links.v[i].removed)
            return true;
    return false;
}

struct kpm_step kpm_in_step(const struct kpm_program *p, const double *values, double period)
{
    struct kpm_step out = {.period = NAN, .alone = NAN, .played = period};
    size_t role = kpm_shared_role(p), lane = 0;
    if (role == SIZE_MAX || !kpm_has_queue(p) || has_turns(p, role))
        return out;
    struct kpm_program one = kpm_program_copy(p);
    one.roles[role].groups = 1;
    for (size_t r = 0; r < role; r++)
        lane += p->roles[r].outside ? 0 : p->roles[r].groups;
    struct kpm_sim s = kpm_sim_new(&one, values);
    struct beside b = work_of(&s, lane);
    stand_for(&s, lane, p->roles[role].groups);
    out.alone = b.none / (b.own + b.none);
    out.period = kpm_sim_period(&s, KPM_SIM_VARYING);
    out.risky = b.at_once > 1 && out.alone > 0.5 && out.period > period * TOLD_APART;
    kpm_sim_free(&s);
    kpm_program_free(&one);
    return out;
}
