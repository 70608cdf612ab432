/* Solves the graph with and without the records, and sets the first against what
 * was recorded. */
#include "model/model_internal.h"

#include <math.h>

#include "replay/near.h"

/* A CTA's entry or exit. */
struct passage {
    uint32_t sm;
    uint64_t at;
};

static int by_sm_and_time(const void *a, const void *b)
{
    const struct passage *x = a, *y = b;
    if (x->sm != y->sm)
        return x->sm < y->sm ? -1 : 1;
    return (x->at > y->at) - (x->at < y->at);
}

/* Most CTAs that were on one SM at a time. */
static uint32_t ctas_per_sm(const struct kpr_run *run)
{
    size_t n = 0, out = 0, first = 0;
    uint32_t most = 1;
    struct passage *entry = kp_alloc((run->stamp_count + 1) * sizeof *entry);
    struct passage *exit = kp_alloc((run->stamp_count + 1) * sizeof *exit);
    for (size_t i = 0; i < run->stamp_count; i++) {
        const struct kpt_stamp *s = &run->stamps[i];
        if (!(s->flags & KPT_CTA_ENTERED) || !s->clock_exit)
            continue;
        entry[n] = (struct passage){s->sm, s->clock_entry};
        exit[n++] = (struct passage){s->sm, s->clock_exit};
    }
    qsort(entry, n, sizeof *entry, by_sm_and_time);
    qsort(exit, n, sizeof *exit, by_sm_and_time);
    for (size_t i = 0; i < n; i++) {
        if (entry[i].sm != entry[first].sm)
            first = out = i; /* both are sorted: the SM's exits begin here, too */
        while (out < n && exit[out].sm == entry[i].sm && exit[out].at <= entry[i].at)
            out++;
        if (i + 1 - out > most)
            most = (uint32_t)(i + 1 - out);
    }
    free(entry);
    free(exit);
    return most;
}

static double info_number(const json_t *info, const char *object, const char *inner,
                          const char *key)
{
    const json_t *o = json_object_get(info, object);
    if (inner)
        o = json_object_get(o, inner);
    const json_t *v = json_object_get(o, key);
    return json_is_number(v) ? json_number_value(v) : NAN;
}

/* Shared memory that a CTA may still take without fewer CTAs fitting an SM. */
static double shared_free(const struct kpr_run *run, uint32_t per_sm)
{
    const json_t *info = run->info.json;
    double used = info_number(info, "launch", NULL, "dynamic_shared");
    double fixed = info_number(info, "launch", NULL, "static_shared");
    double block = info_number(info, "device", "limits", "shared_per_block");
    double sm = info_number(info, "device", "limits", "shared_per_sm");
    double reserved = info_number(info, "device", "limits", "shared_reserved");
    if (isnan(used) || isnan(block))
        return NAN;
    if (!isnan(sm) && per_sm > 1)
        block = fmin(block, floor(sm / per_sm) - (isnan(reserved) ? 1024 : reserved));
    return fmax(0, block - used - (isnan(fixed) ? 0 : fixed));
}

double kpm_ns_per_cycle(const struct kpm_data *d)
{
    double *v = kp_alloc((d->ctas.n + 1) * sizeof *v);
    size_t n = 0;
    for (size_t i = 0; i < d->ctas.n; i++)
        if (d->ctas.v[i].ns_per_cycle > 0)
            v[n++] = d->ctas.v[i].ns_per_cycle;
    double median = kpm_quantile(v, n, 0.5);
    free(v);
    return median;
}

double kpm_unprobed_cycles(const struct kpr_run *run)
{
    KP_VEC(double) v = {0};
    for (size_t i = 0; i < run->stamp_count; i++) {
        const struct kpt_stamp *s = &run->stamps[i];
        if ((s->flags & KPT_CTA_ENTERED) && !(s->flags & KPT_CTA_PROBED) &&
            s->clock_exit > s->clock_entry)
            KP_PUSH(v, (double)(s->clock_exit - s->clock_entry));
    }
    double median = kpm_quantile(v.v, v.n, 0.5);
    free(v.v);
    return median;
}

/* The same of those that were (their drain, which the others do not have, lies in it). */
static double probed_cycles(const struct kpm_data *d)
{
    KP_VEC(double) v = {0};
    for (size_t i = 0; i < d->ctas.n; i++)
        if (d->ctas.v[i].cycles > 0)
            KP_PUSH(v, d->ctas.v[i].cycles);
    double median = kpm_quantile(v.v, v.n, 0.5);
    free(v.v);
    return median;
}

static double drain_cycles(const struct kpm_data *d)
{
    double *v = kp_alloc((d->ctas.n + 1) * sizeof *v);
    for (size_t i = 0; i < d->ctas.n; i++)
        v[i] = d->ctas.v[i].drain;
    double median = d->ctas.n ? kpm_quantile(v, d->ctas.n, 0.5) : 0;
    free(v);
    return median;
}

/* Adds the roles that make as many iterations in the same time: each waits for the others, by
 * whatever way. */
static void add_tied(const struct kpm_program *p, bool *on)
{
    size_t n = p->role_count;
    bool *waits = kp_alloc(n * n + 1); /* [a * n + b]: a for b */
    for (size_t i = 0; i < p->links.n; i++)
        if (!p->links.v[i].removed)
            waits[p->links.v[i].to_role * n + p->links.v[i].from_role] = true;
    for (size_t k = 0; k < n; k++)
        for (size_t a = 0; a < n; a++)
            for (size_t b = 0; b < n; b++)
                waits[a * n + b] |= waits[a * n + k] && waits[k * n + b];
    for (size_t a = 0; a < n; a++)
        for (size_t b = 0; b < n; b++)
            on[b] |= on[a] && waits[a * n + b] && waits[b * n + a];
    free(waits);
}

/* The role on the critical cycle (or using the engine), or tied to one there, with most iterations:
 * of few, one that stalled is a tenth of all. */
static const struct kpm_role *measured_role(const struct kpm_solved *m, const struct kpm_graph *g,
                                            const struct kpm_mcr *mcr)
{
    const struct kpm_role *best = NULL;
    bool *on = kp_alloc(m->program.role_count + 1);
    for (size_t i = 0; i < mcr->length; i++) {
        uint32_t tag = g->edges.v[mcr->cycle[i]].tag;
        size_t role, item;
        if (KPM_TAG_WHAT(tag) == KPM_E_STAGE || KPM_TAG_WHAT(tag) == KPM_E_GAP) {
            kpm_graph_locate(&m->program, tag, &role, &item);
            on[role] = true;
        } else if (KPM_TAG_WHAT(tag) == KPM_E_LINK) {
            on[m->program.links.v[KPM_TAG_INDEX(tag)].to_role] = true;
        }
    }
    add_tied(&m->program, on);
    bool any = false;
    for (size_t r = 0; r < m->program.role_count; r++)
        any = any || on[r];
    for (size_t r = 0; r < m->program.role_count; r++) {
        const struct kpm_role *role = m->program.roles[r].role;
        if (m->program.roles[r].outside || (any && !on[r]))
            continue;
        if (!best || role->kept > best->kept)
            best = role;
    }
    free(on);
    return best;
}

double kpm_engine_share(const struct kpm_solved *m, size_t i)
{
    const struct kpm_engine *e = &m->program.engines.v[i];
    return e->service != SIZE_MAX ? fmin(1, m->values[e->service] / m->period) : 0;
}

/* Which waits (by link) and engines (behind the links) a cycle passes, to compare two cycles
 * by.  Their number. */
static size_t cycle_bounds(const struct kpm_program *p, const struct kpm_graph *g,
                           const struct kpm_mcr *m, bool *on)
{
    size_t n = 0;
    for (size_t i = 0; i < m->length; i++) {
        uint32_t tag = g->edges.v[m->cycle[i]].tag;
        bool link = KPM_TAG_WHAT(tag) == KPM_E_LINK, engine = KPM_TAG_WHAT(tag) == KPM_E_ENGINE;
        if (link || engine)
            on[KPM_TAG_INDEX(tag) + (engine ? p->links.n : 0)] = true;
        n += link || engine;
    }
    return n;
}

/* Compares the cycle as recorded with the one without records. */
static void compare_cycles(struct kpm_solved *m, const struct kpm_graph *g,
                           const struct kpm_mcr *mcr)
{
    const struct kpm_program *p = &m->program;
    size_t n = p->links.n + p->engines.n;
    bool *with = kp_alloc(n + 1), *without = kp_alloc(n + 1);
    m->summed = cycle_bounds(p, g, mcr, with) == 0;
    cycle_bounds(p, &m->graph, &m->mcr, without);
    m->moved = memcmp(with, without, n * sizeof *with) != 0;
    free(with);
    free(without);
}

static void report_deadlock(const struct kpm_solved *m, const char *name)
{
    struct kp_str s = {0};
    for (size_t i = 0; i < m->mcr.length; i++) {
        char *edge = kpm_edge_name(&m->program, m->graph.edges.v[m->mcr.cycle[i]].tag);
        kp_str_addf(&s, "%s%s", i ? ", " : "", edge);
        free(edge);
    }
    kp_error("%s: the marks describe a deadlock, waits that wait for each other in one "
             "iteration: %s", name, s.s);
    kp_str_free(&s);
}

struct kpm_program kpm_as_recorded(const struct kpm_program *p)
{
    struct kpm_program recorded = kpm_program_copy(p);
    for (size_t i = 0; i < recorded.engines.n; i++)
        recorded.engines.v[i].recorded = true;
    return recorded;
}

/* With the values as recorded: the steady state, and the iterations that were recorded where they
 * can be played on from the loop's start. */
static void play_recorded(struct kpm_solved *m, const struct kpm_role *role, const double *values)
{
    struct kpm_program recorded = kpm_as_recorded(&m->program);
    size_t r = 0;
    while (r < m->program.role_count && m->program.roles[r].role != role)
        r++;
    m->probed = m->settled = kpm_period(&recorded, values);
    m->measured = role ? role->period : NAN;
    if (role && kpm_has_queue(&recorded) &&
        kpm_rerun(&recorded, values, r, m->data->ctas.n, &m->rerun)) {
        m->probed = m->rerun.played / (double)m->rerun.iterations;
        m->measured = m->rerun.recorded / (double)m->rerun.iterations;
    }
    kpm_program_free(&recorded);
}

/* The loop as recorded: what the model has to reproduce. */
static void solve_probed(struct kpm_solved *m)
{
    double *values = kp_alloc((m->params.all.n + 1) * sizeof *values);
    kpm_params_values(&m->params, NULL, 0, values);
    struct kpm_graph g = kpm_graph_new(&m->program, values);
    struct kpm_mcr mcr;
    double open = NAN;
    m->residual_ctas = 0;
    m->probed = m->settled = m->by_graph = m->measured = m->by_stamps = m->lost = NAN;
    m->rerun.iterations = 0;
    m->looped = NULL;
    if (kpm_mcr_solve(&g, &mcr) == KPM_MCR_OK) {
        const struct kpm_role *role = measured_role(m, &g, &mcr);
        m->by_graph = mcr.ratio;
        m->looped = role;
        open = role ? kpm_iteration_open(role, &m->residual_ctas) : NAN;
        play_recorded(m, role, values);
        compare_cycles(m, &g, &mcr);
        double probes = m->cta_probed - m->cta_unprobed;
        kpr_near_probes(m->run, &probes);
        probes -= drain_cycles(m->data); /* which no other has */
        /* CTAs of different trips cannot be compared. */
        if (role && role->trips > 0 && !m->launch.unequal)
            m->by_stamps = role->period - probes / role->trips;
        if (m->by_stamps > 0)
            m->lost = probes;
        else /* what probed CTAs lost was not lost in this loop */
            m->by_stamps = NAN;
        m->off = fmax(fabs(m->probed / m->measured - 1),
                      role ? fabs(m->settled / role->period - 1) : 0);
    }
    m->residual = m->probed / m->measured - 1;
    m->residual_lo = open < 1 ? m->probed / (m->measured * (1 + open)) - 1 : NAN;
    m->residual_hi = open < 1 ? m->probed / (m->measured * (1 - open)) - 1 : NAN;
    kpm_mcr_free(&mcr);
    free(g.edges.v);
    free(values);
}

/* The period as recorded, by this program. */
static double probed_period(const struct kpm_program *p, const struct kpm_params *params)
{
    double *values = kp_alloc((params->all.n + 1) * sizeof *values);
    kpm_params_values(params, NULL, 0, values);
    double period = kpm_graph_period(p, values);
    free(values);
    return period;
}

/* Queues go to the arrives when the loop as recorded is reproduced as well so. */
static void place_queues(struct kpm_solved *m)
{
    struct kpm_program split = kpm_program_copy(&m->program);
    double before = probed_period(&m->program, &m->params);
    if (kpm_split_queues(&split, &m->params) &&
        fabs(probed_period(&split, &m->params) / before - 1) <= 0.01) {
        kpm_program_free(&m->program);
        m->program = split;
        return;
    }
    kpm_program_free(&split);
}

struct kpm_baseline kpm_baseline_of(const struct kpm_solved *m)
{
    return (struct kpm_baseline){&m->program, &m->params, m->values, &m->mcr, &m->graph,
                                 m->shared_free, m->shared_dynamic, m->period, m->whole, m->off,
                                 &m->launch, {m->ends[0], m->ends[1]}, m->residents, m->memory};
}

/* The whole loop, played with so much taken off for a record. */
static double loop_at(const struct kpm_solved *m, double cost)
{
    double *values = kp_alloc((m->params.all.n + 1) * sizeof *values);
    kpm_params_values(&m->params, NULL, cost, values);
    kpm_params_move(&m->params, values);
    double loop = kpm_played_loop(&m->program, values, m->whole.trips);
    free(values);
    return loop;
}

double kpm_loop_recorded(const struct kpm_solved *m)
{
    struct kpm_program recorded = kpm_as_recorded(&m->program);
    double *values = kp_alloc((m->params.all.n + 1) * sizeof *values);
    kpm_params_values(&m->params, NULL, 0, values);
    double loop = kpm_played_loop(&recorded, values, m->whole.trips);
    kpm_program_free(&recorded);
    free(values);
    return loop;
}

/* With other values. */
static void again(struct kpm_solved *m)
{
    kpm_params_values(&m->params, NULL, m->params.cost, m->values);
    kpm_params_move(&m->params, m->values);
    m->period = kpm_period(&m->program, m->values);
    m->whole = kpm_whole_of(m);
    free(m->graph.edges.v);
    free(m->slack);
    kpm_mcr_free(&m->mcr);
    m->graph = kpm_graph_new(&m->program, m->values);
    kpm_mcr_solve(&m->graph, &m->mcr);
    m->slack = kpm_mcr_slack(&m->graph, m->mcr.ratio);
}

/* A record that costs more than this many of the dearest that was calibrated is none: the probes
 * changed more than they take. */
#define DEARER 1.25

/* What a record costs, from least to most, so that an iteration takes what the stamps say. */
static void fit_cost(struct kpm_solved *m, double loop, double least, double most)
{
    for (int i = 0; i < 12; i++) {
        double cost = (least + most) / 2;
        *(loop_at(m, cost) < loop ? &most : &least) = cost;
    }
    m->params.cost = least;
    m->fitted = true;
    again(m);
}

void kpm_as_original(struct kpm_solved *m)
{
    double played = m->whole.played, trips = m->whole.trips;
    if (!kpm_place_elsewhere(&m->program, &m->params, true))
        return;
    again(m);
    double by = kpm_played_loop(&m->program, m->values, trips) / played;
    m->whole.cycles *= by;
    kpm_launch_scale(&m->launch, by);
    kpm_whole_ends(m);
}

/* What probed CTAs lost is to be what the loop loses by its records. */
static void settle_cost(struct kpm_solved *m)
{
    double loop = kpm_loop_recorded(m) - m->lost;
    /* What waits for copies hides of the records is not told by what a CTA loses. */
    bool hidden = kpm_has_queue(&m->program) && m->whole.waits > 0;
    if (m->params.cost > 0 && loop > 1.02 * m->whole.played) {
        m->contradicted = true;
        m->params.cost_lo = 0; /* the intervals are to cover it */
        if (kpm_has_queue(&m->program) && !hidden)
            fit_cost(m, loop, 0, m->params.cost);
    } else if (m->params.cost > 0 && loop < 0.98 * m->whole.played && !hidden) {
        m->dearer = true;
        m->params.cost_hi = fmax(m->params.cost_hi, m->params.cost) * DEARER;
        fit_cost(m, loop, m->params.cost, m->params.cost_hi);
    }
}

static int solve(struct kpm_solved *m, const char *name)
{
    place_queues(m);
    m->values = kp_alloc((m->params.all.n + 1) * sizeof *m->values);
    kpm_params_values(&m->params, NULL, m->params.cost, m->values);
    kpm_params_move(&m->params, m->values);
    m->graph = kpm_graph_new(&m->program, m->values);
    enum kpm_mcr_status status = kpm_mcr_solve(&m->graph, &m->mcr);
    if (status == KPM_MCR_ZERO_TOKENS) {
        report_deadlock(m, name);
        return KP_MALFORMED;
    }
    if (status != KPM_MCR_OK || !(m->mcr.ratio > 0)) {
        kp_error("%s: the loop has no positive period: there is nothing to model", name);
        return KP_FAILED;
    }
    m->slack = kpm_mcr_slack(&m->graph, m->mcr.ratio);
    m->period = kpm_period(&m->program, m->values);
    solve_probed(m);
    m->whole = kpm_whole_of(m);
    settle_cost(m);
    /* What is not known of one CTA is the trips of another. */
    m->other = m->launch.unequal ? 0 : kpm_whole_other(m);
    m->whole.other = m->other = isfinite(m->other) ? m->other : 0;
    if (!(m->measured > 0)) {
        kp_error("%s: the loop has no positive measured period: there is nothing to model", name);
        return KP_FAILED;
    }
    m->copied = m->period;
    m->engine = SIZE_MAX;
    for (size_t i = 0; i < m->program.engines.n; i++)
        if (kpm_engine_share(m, i) >= KPM_ENGINE_BOUND &&
            (m->engine == SIZE_MAX || kpm_engine_share(m, i) > kpm_engine_share(m, m->engine)))
            m->engine = i;
    return KP_OK;
}

int kpm_solve(const struct kpm_data *d, const struct kpr_run *run, const char *name,
              struct kpm_solved *m)
{
    *m = (struct kpm_solved){.data = d, .run = run, .engine = SIZE_MAX};
    m->memory = kpm_memory_of(run->info.json);
    int status = kpm_steady_find(d, run, name, &m->steady);
    if (status != KP_OK)
        return status;
    m->ctas_per_sm = ctas_per_sm(run);
    m->ns_per_cycle = kpm_ns_per_cycle(d);
    kpm_launch_measure(run, m->ctas_per_sm, m->ns_per_cycle, &m->launch);
    if (!kpm_measure(&m->steady, &run->info, kpm_launch_crowd(&m->launch), name, &m->program,
                     &m->params, &m->notes))
        return KP_FAILED;
    m->shared_free = shared_free(run, m->ctas_per_sm);
    m->shared_dynamic = info_number(run->info.json, "launch", NULL, "dynamic_shared");
    m->cta_probed = probed_cycles(d);
    m->cta_unprobed = kpm_unprobed_cycles(run);
    kpm_whole_trips(m);
    status = solve(m, name);
    if (status == KP_OK) {
        kpm_whole_ends(m);
        m->residents = kpm_residents_of(m);
    }
    return status;
}

void kpm_solved_free(struct kpm_solved *m)
{
    kpm_launch_free(&m->launch);
    kpm_mcr_free(&m->mcr);
    free(m->graph.edges.v);
    free(m->slack);
    free(m->values);
    kpm_notes_free(&m->notes);
    kpm_params_free(&m->params);
    kpm_program_free(&m->program);
    kpm_steady_free(&m->steady);
}
