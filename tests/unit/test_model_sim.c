/* The player of lanes and engines against unrolled longest paths, against the maximum cycle
 * ratio, and against values worked out by hand. */
#include <criterion/criterion.h>

#include <math.h>

#include "model/mcr.h"
#include "random_sim.h"

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

/* Without wakes in turn, which are no longest path. */
static struct kpm_sim random_ring(void)
{
    struct kpm_sim s = random_program(0);
    for (size_t i = 0; i < s.ops.n; i++)
        s.ops.v[i].woken = 0;
    return s;
}

Test(sim, random_rings_are_longest_paths)
{
    enum { N = 24 };
    for (uint32_t seed = 1; seed <= 4000; seed++) {
        random_seed(seed * 7919u);
        struct kpm_sim s = random_ring();
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
        random_seed(seed * 104729u);
        struct kpm_sim s = random_ring();
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

/* Lane 0 issues copies for 40 cycles, lane 1 works for 100 and loses a quarter of what passes
 * meanwhile: 30 are done by 40, and the rest by 110.  Lane 0 loses nothing to work. */
Test(sim, copies_press_on_work)
{
    struct kpm_sim s = {0};
    double *start, end;
    struct kpm_sim_op copy = {.time = 40, .engine = UINT32_MAX, .copies = true};
    struct kpm_sim_op work = {.time = 100, .engine = UINT32_MAX, .presses = true,
                              .time_press = {.work = 0.5, .copies = 0.25}};
    struct kpm_sim_lane lanes[] = {{0, 1, 0}, {1, 1, 0}};
    KP_PUSH(s.ops, copy);
    KP_PUSH(s.ops, work);
    KP_PUSH(s.lanes, lanes[0]);
    KP_PUSH(s.lanes, lanes[1]);
    cr_assert_eq(kpm_sim_play(&s, 1, &start, &end), KPM_SIM_OK);
    cr_assert_float_eq(end, 110, 1e-9);
    free(start);
    s.ops.v[0].copies = false;
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

/* For 100 cycles an engine and for 200 another lane slow a third to the half each.  Both together make
 * a cycle of it take 1 + (1 + 1) + 0.4 * (3 - (1 + 1)) = 3.4: more than the sum, less than the product. */
Test(sim, slowdowns_together)
{
    struct kpm_sim s = {0};
    struct kpm_sim_press by = {.work = 0.5, .engine = 0.5};
    struct kpm_sim_engine engine = {INFINITY, 0};
    struct kpm_sim_op ops[] = {{.engine = 0, .pieces = 1, .work = 100},
                               {.time = 200, .engine = UINT32_MAX, .presses = true},
                               {.time = 100 / 3.4 + 50 + 50, .engine = UINT32_MAX,
                                .time_press = by}};
    double *start, end;
    KP_PUSH(s.engines, engine);
    for (uint32_t l = 0; l < 3; l++) {
        struct kpm_sim_lane lane = {l, 1, 0};
        KP_PUSH(s.ops, ops[l]);
        KP_PUSH(s.lanes, lane);
    }
    cr_assert_eq(kpm_sim_play(&s, 1, &start, &end), KPM_SIM_OK);
    cr_assert_float_eq(end, 250, 1e-9, "%g", end);
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
    double shape[2 * KPM_SIM_STRATA] = {0};
    for (size_t i = 0; i < KPM_SIM_STRATA; i++)
        shape[i] = i < 8 ? 3 : 0.5; /* of 50: slow ones 150 or 25, quick ones 12.5 */
    for (size_t i = KPM_SIM_STRATA; i < 2 * KPM_SIM_STRATA; i++)
        shape[i] = 0.25;
    s.sources.v[0].shape = shape;
    cr_assert_eq(kpm_sim_play(&s, MOST, &start, &end), KPM_SIM_OK);
    sum[0] = 0;
    for (size_t k = 0; k + 1 < MOST; k++) {
        double one = start[MOST + k + 1] - 1000.0 * (double)k;
        sum[k % 2] += k % 2 ? 0 : one;
        cr_assert(k % 2 == 0 || fabs(one - 112.5) < 1e-9, "%g", one);
    }
    cr_assert_float_eq(sum[0] / 64, 100 + 87.5, 1e-9, "%g", sum[0] / 64);
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
