/* The player of lanes and engines against unrolled longest paths, against the maximum cycle
 * ratio, against a player that goes through time cycle by cycle, and against hardware. */
#include <criterion/criterion.h>

#include <math.h>

#include "model/mcr.h"
#include "model/sim.h"

enum { MAX_OPS = 5, MAX_LANES = 4 };

static uint32_t state;
static uint32_t below(uint32_t n)
{
    state = state * 1664525u + 1013904223u;
    return (state >> 8) % n;
}

/* ---- random programs ------------------------------------------------------------ */

static void add_random_source(struct kpm_sim *s, uint32_t lanes, const uint32_t *ops, uint32_t op)
{
    struct kpm_sim_source w = {.lane = below(lanes), .lanes = 1, .distance = below(4),
                               .event = (enum kpm_sim_event)below(3), .latency = below(200),
                               .entry = below(2) == 0};
    if (w.lane + 1 < lanes && below(3) == 0)
        w.lanes = 2;
    uint32_t fit = ops[w.lane];
    if (w.lanes == 2 && ops[w.lane + 1] < fit)
        fit = ops[w.lane + 1];
    if (op == 0 && w.distance == 0)
        w.distance = 1;
    /* What is waited for in the same iteration comes before in everyone's order: no deadlock. */
    w.op = w.distance == 0 ? below(op < fit ? op : fit) : below(fit);
    KP_PUSH(s->sources, w);
}

static struct kpm_sim random_program(uint32_t engines)
{
    struct kpm_sim s = {0};
    uint32_t lanes = 1 + below(MAX_LANES), ops[MAX_LANES];
    for (uint32_t l = 0; l < lanes; l++)
        ops[l] = 1 + below(MAX_OPS);
    for (uint32_t e = 0; e < engines; e++) {
        struct kpm_sim_engine one = {below(3) ? 20 + below(60) : INFINITY, below(30)};
        KP_PUSH(s.engines, one);
    }
    for (uint32_t l = 0; l < lanes; l++) {
        struct kpm_sim_lane lane = {s.ops.n, ops[l], below(50)};
        KP_PUSH(s.lanes, lane);
        for (uint32_t i = 0; i < ops[l]; i++) {
            struct kpm_sim_op o = {.time = below(100), .gap = below(5), .source = s.sources.n,
                                   .engine = UINT32_MAX};
            uint32_t n = below(3);
            for (uint32_t k = 0; k < n; k++)
                add_random_source(&s, lanes, ops, i);
            o.sources = s.sources.n - o.source;
            if (engines && below(2)) {
                o.engine = below(engines);
                o.pieces = 1 + below(5);
                o.lead = below(2) ? below(20) : 0;
                o.time = o.lead + o.pieces * below(12);
                o.work = o.pieces * (1 + below(15));
            }
            KP_PUSH(s.ops, o);
        }
    }
    return s;
}

/* ---- longest paths, unrolled ------------------------------------------------------ */

/* Raises every event to what its predecessors say until none rises. */
static void unroll(const struct kpm_sim *s, size_t n, double *start, double *end)
{
    bool rose = true;
    for (size_t i = 0; i < s->ops.n * n; i++)
        start[i] = end[i] = 0;
    while (rose) {
        rose = false;
        for (size_t l = 0; l < s->lanes.n; l++) {
            const struct kpm_sim_lane *lane = &s->lanes.v[l];
            double before = lane->start;
            for (size_t k = 0; k < n; k++) {
                for (size_t i = lane->op; i < lane->op + lane->ops; i++) {
                    const struct kpm_sim_op *o = &s->ops.v[i];
                    double at = before + o->time;
                    for (size_t q = o->source; q < o->source + o->sources; q++) {
                        const struct kpm_sim_source *w = &s->sources.v[q];
                        for (uint32_t m = w->lane; m < w->lane + w->lanes; m++) {
                            size_t from = s->lanes.v[m].op + w->op;
                            if (k >= w->distance) {
                                size_t e = from * n + k - w->distance;
                                at = fmax(at, (w->event == KPM_SIM_START ? start : end)[e] +
                                                  w->latency);
                            } else if (w->entry) {
                                at = fmax(at, w->latency);
                            }
                        }
                    }
                    rose = rose || before > start[i * n + k] || at > end[i * n + k];
                    start[i * n + k] = before;
                    end[i * n + k] = at;
                    before = at + o->gap;
                }
            }
        }
    }
}

Test(sim, random_rings_are_longest_paths)
{
    enum { N = 24 };
    for (uint32_t seed = 1; seed <= 4000; seed++) {
        state = seed * 7919u;
        struct kpm_sim s = random_program(0);
        double *start = NULL, end, *by_hand = kp_alloc(s.ops.n * N * sizeof *by_hand);
        double *ends = kp_alloc(s.ops.n * N * sizeof *ends), last = 0;
        cr_assert_eq(kpm_sim_play(&s, N, &start, &end), KPM_SIM_OK);
        unroll(&s, N, by_hand, ends);
        for (size_t l = 0; l < s.lanes.n; l++) {
            for (size_t k = 0; k < N; k++)
                cr_assert_float_eq(start[l * N + k], by_hand[s.lanes.v[l].op * N + k], 1e-9,
                                   "seed %u", seed);
            last = fmax(last, ends[(s.lanes.v[l].op + s.lanes.v[l].ops - 1) * N + N - 1]);
        }
        cr_assert_float_eq(end, last, 1e-9, "seed %u", seed);
        free(start);
        free(by_hand);
        free(ends);
        kpm_sim_free(&s);
    }
}

/* ---- maximum cycle ratio ------------------------------------------------------------- */

static void edge(struct kpm_graph *g, size_t from, size_t to, double latency, uint32_t tokens)
{
    struct kpm_edge e = {(uint32_t)from, (uint32_t)to, latency, tokens, 0};
    KP_PUSH(g->edges, e);
}

static struct kpm_graph graph_of(const struct kpm_sim *s)
{
    struct kpm_graph g = {.nodes = 2 * (uint32_t)s->ops.n};
    for (size_t l = 0; l < s->lanes.n; l++) {
        const struct kpm_sim_lane *lane = &s->lanes.v[l];
        for (size_t i = lane->op; i < lane->op + lane->ops; i++) {
            const struct kpm_sim_op *o = &s->ops.v[i];
            bool last = i + 1 == lane->op + lane->ops;
            edge(&g, 2 * i, 2 * i + 1, o->time, 0);
            edge(&g, 2 * i + 1, 2 * (last ? lane->op : i + 1), o->gap, last);
            for (size_t q = o->source; q < o->source + o->sources; q++) {
                const struct kpm_sim_source *w = &s->sources.v[q];
                for (uint32_t m = w->lane; m < w->lane + w->lanes; m++)
                    edge(&g, 2 * (s->lanes.v[m].op + w->op) + (w->event != KPM_SIM_START),
                         2 * i + 1, w->latency, w->distance);
            }
        }
    }
    return g;
}

Test(sim, without_queues_the_period_is_the_cycle_ratio)
{
    size_t exact = 0;
    for (uint32_t seed = 1; seed <= 1500; seed++) {
        state = seed * 104729u;
        struct kpm_sim s = random_program(0);
        struct kpm_graph g = graph_of(&s);
        struct kpm_mcr m;
        cr_assert_eq(kpm_mcr_solve(&g, &m), KPM_MCR_OK);
        /* The slowest component is at its rate from early on; a pattern of it may be longer than
         * is looked for, and then the mean is off by less than one pattern in half the run. */
        double period = kpm_sim_period(&s, 600);
        cr_assert_float_eq(period, m.ratio, 1e-9 * m.ratio + 2.0, "seed %u: %g, not %g", seed,
                           period, m.ratio);
        exact += fabs(period - m.ratio) <= 1e-9 * m.ratio;
        kpm_mcr_free(&m);
        free(g.edges.v);
        kpm_sim_free(&s);
    }
    cr_assert_geq(exact, 1400u, "only %zu of 1500 exact", exact);
}

/* ---- cycle by cycle ------------------------------------------------------------------------ */

enum { STEPS = 12, NEVER = -1 };

struct clocked {
    size_t iteration, op;
    long resume;          /* when the next operation starts */
    bool started, handing; /* the operation in hand; its pieces */
    long hand_from, taken; /* when its first piece can come; the last one came */
    uint32_t piece;
};
struct clockwork {
    const struct kpm_sim *s;
    struct clocked lanes[MAX_LANES];
    long start[MAX_LANES * MAX_OPS][STEPS], end[MAX_LANES * MAX_OPS][STEPS];
    long done[MAX_LANES * MAX_OPS][STEPS];
    long left[2]; /* by engine: cycles of work that it has */
    long now;
};

static bool let_go(const struct clockwork *c, const struct kpm_sim_op *o, size_t k)
{
    for (size_t q = o->source; q < o->source + o->sources; q++) {
        const struct kpm_sim_source *w = &c->s->sources.v[q];
        if (k < w->distance) {
            if (w->entry && c->now < (long)w->latency)
                return false;
            continue;
        }
        for (uint32_t m = w->lane; m < w->lane + w->lanes; m++) {
            size_t op = c->s->lanes.v[m].op + w->op;
            long at = (w->event == KPM_SIM_START ? c->start : w->event == KPM_SIM_END ? c->end
                                                            : c->done)[op][k - w->distance];
            if (at == NEVER || c->now < at + (long)w->latency)
                return false;
        }
    }
    return true;
}

static void next_op(struct clockwork *c, size_t l, long end)
{
    const struct kpm_sim_lane *lane = &c->s->lanes.v[l];
    struct clocked *x = &c->lanes[l];
    size_t op = lane->op + x->op;
    c->end[op][x->iteration] = end;
    x->resume = end + (long)c->s->ops.v[op].gap;
    x->started = x->handing = false;
    x->piece = 0;
    if (++x->op == lane->ops) {
        x->op = 0;
        x->iteration++;
    }
}

/* One step of one lane, if it can take one now. */
static bool step(struct clockwork *c, size_t l)
{
    struct clocked *x = &c->lanes[l];
    if (x->iteration == STEPS || x->handing || x->resume > c->now)
        return false;
    size_t op = c->s->lanes.v[l].op + x->op;
    const struct kpm_sim_op *o = &c->s->ops.v[op];
    long *start = &c->start[op][x->iteration];
    if (!x->started) {
        *start = c->now;
        x->started = true;
        return true;
    }
    if (!let_go(c, o, x->iteration))
        return false;
    if (o->engine != UINT32_MAX) {
        x->handing = true;
        x->hand_from = x->taken = c->now;
        return true;
    }
    if (c->now < *start + (long)o->time)
        return false;
    c->done[op][x->iteration] = c->now;
    next_op(c, l, c->now);
    return true;
}

static bool take_piece(struct clockwork *c)
{
    size_t best = MAX_LANES;
    for (size_t l = 0; l < c->s->lanes.n; l++) {
        const struct clocked *x = &c->lanes[l];
        const struct kpm_sim_op *o = &c->s->ops.v[c->s->lanes.v[l].op + x->op];
        if (x->iteration == STEPS || !x->handing || x->piece == o->pieces)
            continue;
        long each = (long)o->work / o->pieces;
        double ahead = fmax(c->s->engines.v[o->engine].ahead, (double)each);
        long spread = ((long)o->time - (long)o->lead) / o->pieces;
        if (c->now < x->hand_from + (long)o->lead + spread * x->piece ||
            (double)(c->left[o->engine] + each) > ahead)
            continue;
        if (best == MAX_LANES || x->taken < c->lanes[best].taken)
            best = l;
    }
    if (best == MAX_LANES)
        return false;
    struct clocked *x = &c->lanes[best];
    size_t op = c->s->lanes.v[best].op + x->op;
    const struct kpm_sim_op *o = &c->s->ops.v[op];
    c->left[o->engine] += (long)o->work / o->pieces;
    x->taken = c->now;
    if (++x->piece == o->pieces) {
        c->done[op][x->iteration] = c->now + c->left[o->engine] +
                                    (long)c->s->engines.v[o->engine].tail;
        long end = x->hand_from + (long)o->time;
        next_op(c, best, end > c->now ? end : c->now);
    }
    return true;
}

static bool all_over(const struct clockwork *c)
{
    for (size_t l = 0; l < c->s->lanes.n; l++)
        if (c->lanes[l].iteration < STEPS)
            return false;
    return true;
}

static void clock_through(struct clockwork *c, const struct kpm_sim *s)
{
    memset(c, 0xff, sizeof *c); /* NEVER */
    c->s = s;
    c->left[0] = c->left[1] = c->now = 0;
    for (size_t l = 0; l < s->lanes.n; l++)
        c->lanes[l] = (struct clocked){.resume = (long)s->lanes.v[l].start};
    for (; !all_over(c); c->now++) {
        cr_assert_lt(c->now, 200000);
        bool moved = true;
        while (moved) {
            moved = false;
            for (size_t l = 0; l < s->lanes.n; l++)
                while (step(c, l))
                    moved = true;
            moved = moved || take_piece(c);
        }
        for (size_t e = 0; e < 2; e++)
            c->left[e] -= c->left[e] > 0;
    }
}

Test(sim, random_programs_with_queues_cycle_by_cycle)
{
    static struct clockwork c;
    for (uint32_t seed = 1; seed <= 3000; seed++) {
        state = seed * 15485863u;
        struct kpm_sim s = random_program(1 + seed % 2);
        double *start = NULL, end;
        cr_assert_eq(kpm_sim_play(&s, STEPS, &start, &end), KPM_SIM_OK);
        clock_through(&c, &s);
        for (size_t l = 0; l < s.lanes.n; l++)
            for (size_t k = 0; k < STEPS; k++)
                cr_assert_float_eq(start[l * STEPS + k], (double)c.start[s.lanes.v[l].op][k], 1e-6,
                                   "seed %u: lane %zu, iteration %zu: %g, not %ld", seed, l, k,
                                   start[l * STEPS + k], c.start[s.lanes.v[l].op][k]);
        free(start);
        kpm_sim_free(&s);
    }
}

/* ---- lanes that slow each other ------------------------------------------------------------------ */

/* Lane 0 works for 100 cycles, lane 1 begins to 40 later and works for 60; each loses half of what
 * passes while the other works.  Until 40 lane 0 has done 40.  From there on both do half: lane 1
 * would need 120, lane 0 has 60 left and needs 120, too.  Both end at 160. */
Test(sim, lanes_press_on_each_other)
{
    struct kpm_sim s = {0};
    struct kpm_sim_press half = {.work = 0.5};
    double *start, end;
    for (uint32_t l = 0; l < 2; l++) {
        struct kpm_sim_op work = {.time = l ? 60 : 100, .engine = UINT32_MAX, .presses = true,
                                  .time_press = half};
        struct kpm_sim_lane lane = {l, 1, l ? 40 : 0};
        KP_PUSH(s.ops, work);
        KP_PUSH(s.lanes, lane);
    }
    cr_assert_eq(kpm_sim_play(&s, 1, &start, &end), KPM_SIM_OK);
    cr_assert_float_eq(end, 160, 1e-9);
    free(start);
    s.ops.v[1].presses = false; /* lane 0 goes on as if alone; lane 1 is held up until 100 */
    cr_assert_eq(kpm_sim_play(&s, 1, &start, &end), KPM_SIM_OK);
    cr_assert_float_eq(end, 130, 1e-9); /* 30 of its 60 by then, the rest in 30 */
    free(start);
    s.ops.v[0].time_press.work = s.ops.v[1].time_press.work = 0;
    cr_assert_eq(kpm_sim_play(&s, 1, &start, &end), KPM_SIM_OK);
    cr_assert_float_eq(end, 100, 1e-9);
    free(start);
    kpm_sim_free(&s);
}

/* Lane 0 gives the engine 100 cycles of work at 0, and then works for 50 itself; lane 1 works for 80.
 * The engine takes a quarter of its own lane's time and three quarters of the other's. */
Test(sim, engines_press_on_lanes)
{
    struct kpm_sim s = {0};
    struct kpm_sim_press by = {.engine = 0.75, .own = 0.25};
    struct kpm_sim_engine engine = {INFINITY, 0};
    struct kpm_sim_op give = {.engine = 0, .pieces = 4, .work = 100};
    struct kpm_sim_op own = {.time = 50, .engine = UINT32_MAX, .time_press = by};
    struct kpm_sim_op other = {.time = 80, .engine = UINT32_MAX, .time_press = by};
    struct kpm_sim_lane lanes[] = {{0, 2, 0}, {2, 1, 0}};
    double *start, end;
    KP_PUSH(s.engines, engine);
    KP_PUSH(s.ops, give);
    KP_PUSH(s.ops, own);
    KP_PUSH(s.ops, other);
    KP_PUSH(s.lanes, lanes[0]);
    cr_assert_eq(kpm_sim_play(&s, 1, &start, &end), KPM_SIM_OK);
    cr_assert_float_eq(end, 50 / 0.75, 1e-9);
    free(start);
    KP_PUSH(s.lanes, lanes[1]); /* does 25 of its 80 while the engine works */
    cr_assert_eq(kpm_sim_play(&s, 1, &start, &end), KPM_SIM_OK);
    cr_assert_float_eq(end, 100 + 55, 1e-9);
    free(start);
    kpm_sim_free(&s);
}

/* A ring of one slot: a load of 100 cycles and a varying 50 on average, and work of 30. */
Test(sim, latencies_that_vary_have_their_mean)
{
    struct kpm_sim s = {0};
    struct kpm_sim_op load = {.source = 0, .sources = 1, .engine = UINT32_MAX};
    struct kpm_sim_op work = {.source = 1, .sources = 1, .engine = UINT32_MAX, .gap = 30};
    struct kpm_sim_source free_slot = {.lane = 1, .lanes = 1, .distance = 1};
    struct kpm_sim_source loaded = {.lanes = 1, .latency = 100, .spread = 50};
    struct kpm_sim_lane lanes[] = {{0, 1, 0}, {1, 1, 0}};
    double *start, end, other;
    KP_PUSH(s.ops, load);
    KP_PUSH(s.ops, work);
    KP_PUSH(s.sources, free_slot);
    KP_PUSH(s.sources, loaded);
    KP_PUSH(s.lanes, lanes[0]);
    KP_PUSH(s.lanes, lanes[1]);
    cr_assert_eq(kpm_sim_play(&s, 160, &start, &end), KPM_SIM_OK);
    cr_assert_float_eq(end, 160 * 150.0, 0.001 * end);
    free(start);
    s.drawn = 3;
    cr_assert_eq(kpm_sim_play(&s, 1, &start, &other), KPM_SIM_OK);
    cr_assert_geq(other, 100);
    free(start);
    kpm_sim_free(&s);
}

/* A wait for what varies by turns, 50 on average beyond 100: each second iteration's takes 12.5, and those
 * between 87.5 on average, 0.32 of a quarter less in the first 64 and as much more in the next. */
Test(sim, latencies_by_turns)
{
    struct kpm_sim s = {0};
    struct kpm_sim_op give = {.engine = UINT32_MAX, .gap = 1000};
    struct kpm_sim_op take = {.sources = 1, .engine = UINT32_MAX, .gap = 0};
    struct kpm_sim_source given = {.lanes = 1, .latency = 100, .spread = 50, .alternates = true};
    struct kpm_sim_lane lanes[] = {{0, 1, 0}, {1, 1, 0}};
    double *start, end, sum[2] = {0}, first = 0;
    enum { MOST = 129 };
    KP_PUSH(s.ops, give);
    KP_PUSH(s.ops, take);
    KP_PUSH(s.sources, given);
    KP_PUSH(s.lanes, lanes[0]);
    KP_PUSH(s.lanes, lanes[1]);
    cr_assert_eq(kpm_sim_play(&s, MOST, &start, &end), KPM_SIM_OK);
    for (size_t k = 0; k + 1 < MOST; k++) /* the next starts as the one before ends */
        sum[k % 2] += start[MOST + k + 1] - 1000.0 * (double)k;
    for (size_t k = 0; k < 64; k += 2)
        first += start[MOST + k + 1] - 1000.0 * (double)k;
    cr_assert_float_eq(sum[0] / 64, 100 + 87.5, 2, "%g", sum[0] / 64);
    cr_assert_float_eq(sum[1] / 64, 100 + 12.5, 1, "%g", sum[1] / 64);
    cr_assert_float_eq(first / 32, 100 + 87.5 * (1 - 0.32 * 0.25), 2, "%g", first / 32);
    free(start);
    kpm_sim_free(&s);
}

/* Three operations 10 apart give an engine 100 each from 10 on, which it has done at 310; 2 later that
 * shows. */
Test(sim, ends_with_what_is_in_flight)
{
    struct kpm_sim s = {0};
    struct kpm_sim_engine engine = {INFINITY, 2};
    struct kpm_sim_op give = {.time = 5, .gap = 5, .engine = 0, .pieces = 1, .work = 100};
    struct kpm_sim_lane lane = {0, 1, 10};
    double *start, end;
    KP_PUSH(s.engines, engine);
    KP_PUSH(s.ops, give);
    KP_PUSH(s.lanes, lane);
    for (int drains = 0; drains < 2; drains++) {
        s.drains = drains;
        cr_assert_eq(kpm_sim_play(&s, 3, &start, &end), KPM_SIM_OK);
        cr_assert_float_eq(start[2], 30, 1e-9);
        cr_assert_float_eq(end, drains ? 312 : 35, 1e-9);
        free(start);
    }
    kpm_sim_free(&s);
}

/* A lane whose gap is work halves the pace of one that works, as long as the gap lasts (that
 * behind its last iteration is not played): 50 of 100 cycles in the first 100, 150 in all. */
Test(sim, work_in_a_gap_presses)
{
    for (int works = 0; works < 2; works++) {
        struct kpm_sim s = {0};
        struct kpm_sim_op idle = {.gap = 100, .gap_presses = works, .engine = UINT32_MAX};
        struct kpm_sim_op busy = {.time = 100, .time_press = {.work = 0.5}, .engine = UINT32_MAX};
        struct kpm_sim_lane a = {0, 1, 0}, b = {1, 1, 0};
        KP_PUSH(s.ops, idle);
        KP_PUSH(s.ops, busy);
        KP_PUSH(s.lanes, a);
        KP_PUSH(s.lanes, b);
        double *start, end;
        cr_assert_eq(kpm_sim_play(&s, 2, &start, &end), KPM_SIM_OK);
        cr_assert_float_eq(start[3], works ? 150 : 100, 1e-9);
        free(start);
        kpm_sim_free(&s);
    }
}

/* Uneven times stay within their share, and have their mean. */
Test(sim, uneven_times)
{
    struct kpm_sim s = {0};
    struct kpm_sim_op op = {.time = 100, .uneven = 0.05, .engine = UINT32_MAX};
    struct kpm_sim_lane lane = {0, 1, 0};
    double *start, end;
    KP_PUSH(s.ops, op);
    KP_PUSH(s.lanes, lane);
    cr_assert(kpm_sim_varies(&s));
    cr_assert_eq(kpm_sim_play(&s, 256, &start, &end), KPM_SIM_OK);
    cr_assert_float_eq(end / 256, 100, 0.5);
    for (size_t k = 1; k < 256; k++)
        cr_assert(start[k] - start[k - 1] >= 95 && start[k] - start[k - 1] <= 105);
    free(start);
    kpm_sim_free(&s);
}

/* Iterations that were recorded: the lane is as it was, whatever it waited for, and its engine serves
 * what it got.  Lane 0 gives 100 cycles of work at 3, which are done at 103 and seen at 105, and is done
 * with that at 41.  Its second iteration is played: 5 later it gives 100 more, done at 203.  Lane 1
 * waits for what lane 0 gave an iteration before. */
Test(sim, goes_on_from_what_was_recorded)
{
    struct kpm_sim s = {0};
    struct kpm_sim_engine engine = {INFINITY, 2};
    struct kpm_sim_op give = {.time = 10, .gap = 5, .engine = 0, .pieces = 1, .work = 100};
    struct kpm_sim_op wait = {.time = 1, .sources = 1, .engine = UINT32_MAX};
    struct kpm_sim_source given = {.lanes = 1, .distance = 1, .event = KPM_SIM_DONE};
    struct kpm_sim_lane lanes[] = {{0, 1, 0}, {1, 1, 0}};
    struct kpm_sim_past one[] = {{3, 41}}, other[] = {{7, 9}};
    struct kpm_sim_past *past[] = {one, other};
    double *start, end;
    KP_PUSH(s.engines, engine);
    KP_PUSH(s.ops, give);
    KP_PUSH(s.ops, wait);
    KP_PUSH(s.sources, given);
    KP_PUSH(s.lanes, lanes[0]);
    KP_PUSH(s.lanes, lanes[1]);
    s.past = past;
    s.pasts = 1;
    cr_assert_eq(kpm_sim_play(&s, 3, &start, &end), KPM_SIM_OK);
    const double at[] = {3, 46, 61, 7, 9, 105};
    for (size_t i = 0; i < 6; i++)
        cr_assert_float_eq(start[i], at[i], 1e-9, "%zu: %g", i, start[i]);
    cr_assert_float_eq(end, 205, 1e-9); /* the second's work begins at 103 */
    free(start);
    s.pasts = 4; /* more than is played */
    cr_assert_eq(kpm_sim_play(&s, 3, &start, &end), KPM_SIM_BAD);
    s.pasts = 1;
    one[0].end = NAN;
    cr_assert_eq(kpm_sim_play(&s, 3, &start, &end), KPM_SIM_BAD);
    kpm_sim_free(&s);
}

/* ---- as on an H200 ---------------------------------------------------------------------------- */

/* Two warp groups start a product of 8 instructions of 64 cycles, 17 apart, the second 68 later:
 * of traces/attn_ws_a-B4-H16-S4096, CTA 864.  There the first ended 757 after its start and the
 * second 1009 after its own, 53 of which are the tail; the second was held up for 545. */
Test(sim, two_warp_groups_take_turns)
{
    struct kpm_sim s = {0};
    struct kpm_sim_engine tensor = {414, 53};
    KP_PUSH(s.engines, tensor);
    for (uint32_t l = 0; l < 2; l++) {
        struct kpm_sim_op issue = {.time = 136, .engine = 0, .pieces = 8, .work = 512};
        struct kpm_sim_source done = {.lane = l, .lanes = 1, .event = KPM_SIM_DONE};
        struct kpm_sim_op wait = {.source = l, .sources = 1, .engine = UINT32_MAX};
        struct kpm_sim_lane lane = {2 * l, 2, 68 * l};
        KP_PUSH(s.ops, issue);
        KP_PUSH(s.ops, wait);
        KP_PUSH(s.sources, done);
        KP_PUSH(s.lanes, lane);
    }
    double *start, end;
    cr_assert_eq(kpm_sim_play(&s, 2, &start, &end), KPM_SIM_OK);
    cr_assert_float_eq(start[1], 704 + 53, 1e-9);       /* the first: eleven instructions */
    cr_assert_float_eq(start[3], 1024 + 53, 1e-9);      /* all sixteen; 1009 after its start */
    free(start);
    kpm_sim_free(&s);
}

Test(sim, what_cannot_be_played)
{
    struct kpm_sim s = {0};
    double *start, end;
    cr_assert_eq(kpm_sim_play(&s, 4, &start, &end), KPM_SIM_BAD);
    struct kpm_sim_op a = {.time = 5, .engine = UINT32_MAX, .sources = 1};
    struct kpm_sim_source itself = {.lanes = 1, .latency = 1};
    struct kpm_sim_lane lane = {0, 1, 0};
    KP_PUSH(s.ops, a);
    KP_PUSH(s.lanes, lane);
    cr_assert_eq(kpm_sim_play(&s, 4, &start, &end), KPM_SIM_BAD); /* no such source */
    KP_PUSH(s.sources, itself);
    cr_assert_eq(kpm_sim_play(&s, 4, &start, &end), KPM_SIM_STUCK);
    cr_assert(isnan(kpm_sim_period(&s, 30)));
    s.ops.v[0].engine = 0;
    cr_assert_eq(kpm_sim_play(&s, 4, &start, &end), KPM_SIM_BAD); /* no such engine */
    s.ops.v[0].engine = UINT32_MAX;
    s.sources.v[0].distance = 1;
    cr_assert_eq(kpm_sim_play(&s, 0, &start, &end), KPM_SIM_BAD);
    cr_assert_float_eq(kpm_sim_period(&s, 30), 5, 1e-12);
    kpm_sim_free(&s);
}
