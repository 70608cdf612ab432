/* One CTA: what it does before its loop, the loop played from the first iteration to the last, and
 * what it does behind. */
#include "model/model_internal.h"

#include <math.h>

#include "replay/near.h"

enum { MOST_TRIPS = 1000 };

double kpm_played_loop(const struct kpm_program *p, const double *values, double trips)
{
    double *start, end, sum = 0, more = trips > MOST_TRIPS ? trips - MOST_TRIPS : 0;
    if (!(trips >= 1))
        return NAN;
    struct kpm_sim s = kpm_sim_new(p, values);
    size_t n = (size_t)(trips - more);
    size_t plays = kpm_sim_varies(&s) ? (KPM_SIM_VARYING + n - 1) / n : 1;
    for (size_t i = 0; i < plays && isfinite(sum); i++, s.drawn += n) {
        sum += kpm_sim_play(&s, n, &start, &end) == KPM_SIM_OK ? end : NAN;
        free(start);
    }
    kpm_sim_free(&s);
    return sum / (double)plays + (more > 0 ? more * kpm_period(p, values) : 0);
}

#define LONGER 100.0 /* cycles; the answer is a ratio */
/* A loop that passes on less than this of it to each trip does not wait for its copies. */
#define WAITS 0.5

/* By how much the loop, w->trips times, is longer for each cycle by which every copy is; as it is,
 * it takes `loop`. */
static double waits_of(const struct kpm_whole *w, const struct kpm_program *p,
                       const double *values, double loop)
{
    struct kpm_program slow = kpm_program_copy(p);
    for (size_t i = 0; i < slow.links.n; i++)
        if (slow.links.v[i].kind == KPM_LOAD)
            slow.links.v[i].shift += LONGER;
    double longer = kpm_played_loop(&slow, values, w->trips) - loop;
    kpm_program_free(&slow);
    return fmax(0, longer / LONGER);
}

/* The loop takes no more of the CTA than it left: a model that is slower than that is so in the
 * edit, too. */
static double loop_share(const struct kpm_whole *w)
{
    double rest = w->before + w->warm_up + w->behind;
    return fmax(0, fmin(1 - rest / w->cycles, w->played / w->cycles));
}

/* Of each cycle by which CTAs that do the same differ, so much is left behind an edit.  They differ
 * by how long their copies take, which are waited for: from memory for the first of those that
 * share them, out of L2 for the others (doc/findings/model.md). */
static double kept_of(const struct kpm_whole *w, const struct kpm_program *p,
                      const double *values, double loop)
{
    return waits_of(w, p, values, loop) / w->waits;
}

double kpm_whole_cycles(const struct kpm_whole *w, const struct kpm_program *p,
                        const double *values)
{
    double loop = kpm_played_loop(p, values, w->trips);
    double over = w->cycles - w->before - w->warm_up - w->played - w->behind;
    if (w->waits > 0 && over > 0)
        return w->cycles + p->once + loop - w->played -
               over * (1 - kept_of(w, p, values, loop));
    return w->cycles * (1 - loop_share(w) * (1 - loop / w->played)) + p->once;
}

double kpm_whole_missed(const struct kpm_whole *w)
{
    double missed = kpm_whole_sum(w) / w->cycles - 1;
    return isfinite(missed) ? missed : 0;
}

struct kpm_change kpm_whole_change(const struct kpm_baseline *b, const struct kpm_program *p,
                                   double whole)
{
    struct kpm_change c = {{b->whole.trips, b->whole.trips},
                           {b->whole.cycles, b->whole.cycles}, {whole, whole}, NAN};
    for (int i = 0; i < 2 && b->launch->unequal; i++) {
        c.trips[i] = b->ends[i].trips;
        c.before[i] = b->ends[i].cycles;
        c.after[i] = kpm_whole_cycles(&b->ends[i], p, b->values);
    }
    if (!b->launch->unequal && b->whole.waits > 0)
        c.kept = kept_of(&b->whole, p, b->values,
                         kpm_played_loop(p, b->values, b->whole.trips));
    return c;
}

/* ---- what was measured ---------------------------------------------------------- */

/* Of a CTA, by its index. */
struct ends {
    double begin, end; /* of its loop, since its entry */
    double second;     /* when the last of its units begins its second iteration */
    double trips;
    bool whole;        /* nothing of it was lost */
    bool seen;
};

/* Where its trips end.  A last one that is not as the others was peeled off and lies behind the
 * loop; of more, which copy nothing any more, the last is taken to be as long as the others. */
static double end_of(const struct kpm_role *role, const struct kpm_useq *u, size_t trips)
{
    size_t regular = trips;
    while (regular > 0 && !u->iters[regular - 1].regular)
        regular--;
    if (regular + 1 >= trips && regular > 0)
        return (double)u->seq[u->iters[regular - 1].at + role->length - 1].end;
    return (double)u->seq[u->iters[trips - 1].at].start + role->period;
}

static void add_unit(struct ends *e, const struct kpm_role *role, const struct kpm_useq *u)
{
    size_t first, trips;
    kpm_trip_range(u, role->length, &first, &trips);
    if (first == trips)
        return;
    double begin = (double)u->seq[u->iters[0].at].start;
    double end = end_of(role, u, trips);
    e->begin = e->seen ? fmin(e->begin, begin) : begin;
    e->end = e->seen ? fmax(e->end, end) : end;
    double second = trips > 1 ? (double)u->seq[u->iters[1].at].start : NAN;
    e->second = e->seen ? fmax(e->second, second) : second;
    e->trips = fmax(e->trips, u->trips);
    e->whole = u->whole && (e->whole || !e->seen);
    e->seen = true;
}

/* By CTA; owned. */
static struct ends *find_ends(const struct kpm_solved *m)
{
    struct ends *e = kp_alloc((m->data->ctas.n + 1) * sizeof *e);
    for (size_t r = 0; r < m->program.role_count; r++) {
        const struct kpm_role *role = m->program.roles[r].role;
        for (size_t i = 0; i < role->units.n && !m->program.roles[r].outside; i++)
            add_unit(&e[role->units.v[i].cta], role, &role->units.v[i]);
    }
    return e;
}

static double median_or_0(double *v, size_t n)
{
    return n ? fmax(0, kpm_quantile(v, n, 0.5)) : 0;
}

/* When the last lane begins its second iteration; NAN: it gets stuck. */
static double played_second(const struct kpm_program *p, const double *values)
{
    struct kpm_sim s = kpm_sim_new(p, values);
    size_t n = 2, plays = kpm_sim_varies(&s) ? KPM_SIM_VARYING / n : 1;
    double *start, end, sum = 0;
    for (size_t i = 0; i < plays && isfinite(sum); i++, s.drawn += n) {
        double last = kpm_sim_play(&s, n, &start, &end) == KPM_SIM_OK ? 0 : NAN;
        for (size_t l = 0; l < s.lanes.n && start; l++)
            last = fmax(last, start[l * n + 1]);
        sum += last;
        free(start);
    }
    kpm_sim_free(&s);
    return sum / (double)plays;
}

/* By how much the first iteration is longer than it is played, of CTAs that lost nothing of it. */
static double warm_up(const struct kpm_solved *m, const struct ends *e)
{
    size_t n = 0;
    double *took = kp_alloc((m->data->ctas.n + 1) * sizeof *took);
    for (size_t i = 0; i < m->data->ctas.n; i++)
        if (e[i].seen && e[i].whole && e[i].second > e[i].begin)
            took[n++] = e[i].second - e[i].begin;
    double first = kpm_quantile(took, n, 0.5);
    free(took);
    if (!n)
        return 0;
    double *values = kp_alloc((m->params.all.n + 1) * sizeof *values);
    kpm_params_values(&m->params, NULL, 0, values);
    struct kpm_program recorded = kpm_as_recorded(&m->program);
    double played = played_second(&recorded, values);
    kpm_program_free(&recorded);
    free(values);
    return isfinite(played) ? fmax(0, first - played) : 0;
}

/* A role that serves several groups in turn makes twice as many iterations at least. */
#define SERVES 1.5

/* Of the loop whose iteration is measured, in the role of which none is peeled off. */
static double trips_of(const struct kpm_solved *m)
{
    double looped = m->looped && m->looped->trips >= 1 ? m->looped->trips : INFINITY, most = 0;
    for (size_t r = 0; r < m->program.role_count; r++)
        if (!m->program.roles[r].outside && m->program.roles[r].role->trips < SERVES * looped)
            most = fmax(most, m->program.roles[r].role->trips);
    return most;
}

struct kpm_whole kpm_whole_of(const struct kpm_solved *m)
{
    struct kpm_whole w = {.cycles = m->cta_unprobed, .other = m->other};
    size_t n = m->data->ctas.n, heads = 0, tails = 0;
    double *before = kp_alloc((n + 1) * sizeof *before);
    double *behind = kp_alloc((n + 1) * sizeof *behind);
    struct ends *e = find_ends(m);
    for (size_t i = 0; i < n; i++) {
        const struct kpm_cta *c = &m->data->ctas.v[i];
        if (e[i].seen && e[i].whole)
            before[heads++] = e[i].begin;
        if (e[i].seen && c->cycles > 0)
            behind[tails++] = c->cycles - c->drain - e[i].end;
    }
    w.before = median_or_0(before, heads);
    w.behind = median_or_0(behind, tails);
    free(before);
    free(behind);
    w.trips = trips_of(m);
    w.played = kpm_played_loop(&m->program, m->values, w.trips);
    w.warm_up = warm_up(m, e);
    w.waits = waits_of(&w, &m->program, m->values, w.played);
    w.waits = w.waits > WAITS * (w.trips - 1) ? w.waits : 0;
    free(e);
    return w;
}

/* Of the loop as recorded, with w->trips. */
static double recorded_loop(const struct kpm_solved *m)
{
    return kpm_loop_recorded(m) * m->measured / m->probed;
}

/* Each probed CTA by itself, with its own trips: the one in the middle. */
static double other_of_each(const struct kpm_solved *m)
{
    const struct kpm_whole *w = &m->whole;
    size_t n = 0;
    double *other = kp_alloc((m->data->ctas.n + 1) * sizeof *other), loop = recorded_loop(m);
    struct ends *e = find_ends(m);
    for (size_t i = 0; i < m->data->ctas.n; i++)
        if (e[i].seen && m->data->ctas.v[i].cycles > 0)
            other[n++] = e[i].end - (e[i].whole ? e[i].begin : w->before) - w->warm_up - loop -
                         (e[i].trips - w->trips) * m->measured;
    double middle = kpm_quantile(other, n, 0.5);
    free(other);
    free(e);
    return middle;
}

double kpm_whole_other(const struct kpm_solved *m)
{
    const struct kpm_whole *w = &m->whole;
    if (isnan(m->lost) || !(m->cta_unprobed > 0))
        return other_of_each(m);
    return m->cta_unprobed + m->lost - w->before - w->warm_up - w->behind - recorded_loop(m);
}

#define APART 0.5 /* of the others' time: more than probes make of one work */

/* Of the roles of the loop, whose iterations are the CTA's. */
static double longest_period(const struct kpm_solved *m)
{
    double most = 0;
    for (size_t r = 0; r < m->program.role_count; r++)
        if (!m->program.roles[r].outside)
            most = fmax(most, m->program.roles[r].role->period);
    return most;
}

/* Is a probed CTA so far from those beside it that they cannot have done the same? */
static bool differs(const struct kpm_solved *m, double cycles)
{
    double more;
    return kpr_near_probes(m->run, &more) && fabs(more) > APART * (cycles - more);
}

void kpm_whole_trips(struct kpm_solved *m)
{
    size_t n = 0, ctas = m->data->ctas.n;
    double *trips = kp_alloc((ctas + 1) * sizeof *trips);
    double *cycles = kp_alloc((ctas + 1) * sizeof *cycles);
    struct ends *e = find_ends(m);
    for (size_t i = 0; i < ctas; i++) {
        if (!e[i].seen || !(m->data->ctas.v[i].cycles > 0))
            continue;
        trips[n] = e[i].trips;
        cycles[n++] = m->data->ctas.v[i].cycles;
    }
    kpm_launch_trips(&m->launch, trips, cycles, n);
    if (n > 0 && n < KPM_LEAST_PAIRS && differs(m, cycles[0]))
        kpm_launch_trips_of(&m->launch, trips[0], cycles[0], longest_period(m));
    free(trips);
    free(cycles);
    free(e);
}

void kpm_whole_ends(struct kpm_solved *m)
{
    const struct kpm_launch *l = &m->launch;
    m->ends[0] = m->ends[1] = m->whole;
    if (!l->unequal)
        return;
    m->whole.trips = fmax(1, round((m->whole.cycles - l->fixed) / l->a_trip));
    m->whole.played = kpm_played_loop(&m->program, m->values, m->whole.trips);
    for (int i = 0; i < 2; i++) {
        struct kpm_whole *w = &m->ends[i];
        w->trips = l->trips[i];
        w->cycles = fmax(1, l->fixed + l->a_trip * w->trips);
        w->played = kpm_played_loop(&m->program, m->values, w->trips);
    }
}
