/* The model against a simulator with known schedules. */
#include <criterion/criterion.h>

#include <math.h>

#include "model_sim.h"
#include "model_report.h"

static double number_at(const json_t *o, const char *a, const char *b)
{
    const json_t *v = json_object_get(json_object_get(o, a), b);
    cr_assert(json_is_number(v), "%s.%s is no number", a, b);
    return json_number_value(v);
}

static bool on_cycle(const json_t *report, const char *name)
{
    const json_t *e;
    size_t i;
    json_array_foreach(json_object_get(report, "critical_cycle"), i, e)
        if (strcmp(json_string_value(json_object_get(e, "name")), name) == 0)
            return true;
    return false;
}

/* Models it, checks that the baseline is exact, returns the report. */
static json_t *exact(const struct sim *s)
{
    struct sim_trace t = sim_run(s);
    json_t *report;
    cr_assert_eq(sim_model(&t, NULL, &report), KP_OK);
    cr_assert_float_eq(number_at(report, "baseline", "measured_cycles"), t.period, 0.01);
    cr_assert_float_eq(number_at(report, "baseline", "predicted_cycles"), t.period, 0.01,
                       "predicted %g, simulated %g",
                       number_at(report, "baseline", "predicted_cycles"), t.period);
    sim_free(&t);
    return report;
}

static double period_with_depth(struct sim s, int depth)
{
    s.depth = depth;
    struct sim_trace t = sim_run(&s);
    double period = t.period;
    sim_free(&t);
    return period;
}

Test(ring, bound_by_the_ring)
{
    struct sim s = sim_defaults();
    s.load = 1400;
    /* By hand: issue 50 + load 1400 + wake 20, gap 5, mma_issue 40, service 500,
     * gap 5, release 12, wake 20, gap 5 = 2057 cycles round two slots. */
    json_t *r = exact(&s);
    cr_assert_float_eq(number_at(r, "baseline", "predicted_cycles"), 2057 / 2.0, 0.01);
    cr_assert(on_cycle(r, "empty: release -> wait_empty"));
    cr_assert(on_cycle(r, "full: issue_load -> wait_full"));
    cr_assert_not(on_cycle(r, "engine tensor"));
    for (int delta = -1; delta <= 2; delta++) {
        char id[32];
        snprintf(id, sizeof id, "ring-depth:empty%+d", delta);
        if (delta)
            cr_assert_float_eq(predicted(r, id), period_with_depth(s, s.depth + delta), 0.01,
                               "%s: %g, simulated %g", id, predicted(r, id),
                               period_with_depth(s, s.depth + delta));
    }
    json_decref(r);
}

Test(ring, bound_by_compute)
{
    struct sim s = sim_defaults();
    s.depth = 4;
    /* wait_full 70, mma_issue 40, service 500, release 12 and four gaps with the
     * one between issue and wait inside the service: 637. */
    json_t *r = exact(&s);
    cr_assert_float_eq(number_at(r, "baseline", "predicted_cycles"), 637, 0.01);
    cr_assert(on_cycle(r, "mma: mma_issue -> mma_wait"));
    cr_assert_not(on_cycle(r, "empty: release -> wait_empty"));
    const json_t *more = candidate(r, "ring-depth:empty+1");
    cr_assert_str_eq(json_string_value(json_object_get(more, "expected")), "no gain expected");
    cr_assert_float_eq(predicted(r, "ring-depth:empty+1"), 637, 0.01);
    json_decref(r);
}

/* How much an iteration grows by when the region begins 400 cycles later. */
static double growth(const json_t *report, const char *region)
{
    const json_t *d;
    size_t i;
    json_array_foreach(json_object_get(report, "delays"), i, d)
        if (strcmp(json_string_value(json_object_get(d, "region")), region) == 0)
            return json_number_value(json_object_get(d, "iteration_growth"));
    cr_assert_fail("no delay of %s", region);
    return NAN;
}

Test(ring, a_region_that_begins_later)
{
    struct sim s = sim_defaults();
    s.load = 1400;
    /* By hand: 2057 cycles round two slots, then 2457; the consumer's own 637 become 1037 at
     * most, fewer than half of these. */
    json_t *r = exact(&s);
    cr_assert_float_eq(growth(r, "issue_load"), 400 / 2057.0, 1e-4);
    cr_assert_float_eq(growth(r, "mma_issue"), 400 / 2057.0, 1e-4);
    cr_assert_float_eq(growth(r, "release"), 400 / 2057.0, 1e-4);
    json_decref(r);
    /* Four slots: the load has time, the consumer none. */
    s = sim_defaults();
    s.depth = 4;
    r = exact(&s);
    cr_assert_float_eq(growth(r, "issue_load"), 0, 1e-4);
    cr_assert_float_eq(growth(r, "mma_issue"), 400 / 637.0, 1e-4);
    json_decref(r);
}

Test(ring, balanced_ring_and_compute)
{
    struct sim s = sim_defaults();
    s.depth = 3;
    s.load = 1250; /* (1250 + 657) / 3 = 635.67 against 637 */
    json_t *r = exact(&s);
    cr_assert_float_eq(number_at(r, "baseline", "predicted_cycles"), 637, 0.01);
    json_decref(r);
    s.load = 1260; /* 1917 / 3 = 639 */
    r = exact(&s);
    cr_assert_float_eq(number_at(r, "baseline", "predicted_cycles"), 639, 0.01);
    cr_assert(on_cycle(r, "full: issue_load -> wait_full"));
    json_decref(r);
}

Test(ring, a_group_in_flight_whose_wait_never_blocks)
{
    /* Ring-bound with one group left running: mma_wait finds the group of the
     * iteration before complete; only the drain shows how long one takes. */
    struct sim s = sim_defaults();
    s.depth = 3;
    s.in_flight = 1;
    s.load = 2600;
    json_t *r = exact(&s);
    cr_assert(on_cycle(r, "full: issue_load -> wait_full"));
    cr_assert_float_eq(predicted(r, "ring-depth:empty+1"), period_with_depth(s, 4), 0.01);
    cr_assert_float_eq(predicted(r, "ring-depth:empty+2"), period_with_depth(s, 5), 0.01);
    json_decref(r);
}

Test(ring, the_engine_binds_and_nothing_helps)
{
    struct sim s = sim_defaults();
    s.consumers = 2;
    s.depth = 5;
    s.in_flight = 1;
    s.service = 512;
    struct sim_trace t = sim_run(&s);
    cr_assert_float_eq(t.period, 1024, 0.01); /* two services an iteration */
    json_t *r;
    cr_assert_eq(sim_model(&t, NULL, &r), KP_OK);
    cr_assert_lt(fabs(number_at(r, "baseline", "residual")), 0.01);
    cr_assert(on_cycle(r, "engine tensor"));
    cr_assert_eq(json_array_size(json_object_get(r, "critical_cycle")), 1u);
    cr_assert_not_null(strstr(json_string_value(json_object_get(r, "verdict")), "tensor"));
    const json_t *c;
    size_t i;
    json_array_foreach(json_object_get(r, "candidates"), i, c) {
        double gain = json_number_value(json_object_get(c, "predicted_gain"));
        cr_assert_lt(gain, 0.01, "%s: %g", json_string_value(json_object_get(c, "id")), gain);
    }
    json_decref(r);
    sim_free(&t);
}

/* At 2048 flop a cycle the work would take twice the period: another type. */
Test(ring, a_rate_that_the_loop_exceeds_is_not_used)
{
    struct sim s = sim_defaults();
    s.consumers = 2;
    s.depth = 5;
    s.in_flight = 1;
    s.service = 512; /* 2097152 flops at 4096 a cycle */
    struct sim_trace t = sim_run(&s);
    t.run.info.tensor_rate = t.run.info.tensor_rate_lo = t.run.info.tensor_rate_hi = 2048;
    json_t *r;
    cr_assert_eq(sim_model(&t, NULL, &r), KP_OK);
    cr_assert_float_eq(number_at(r, "baseline", "measured_cycles"), 1024, 0.01);
    cr_assert_lt(fabs(number_at(r, "baseline", "residual")), 0.01);
    char *text = json_dumps(json_object_get(r, "notes"), 0);
    cr_assert_not_null(strstr(text, "the rate is not used"));
    free(text);
    json_decref(r);
    sim_free(&t);
}

Test(ring, a_shallower_ring_under_a_busy_engine)
{
    /* The queue before the engine is not a latency: a slot fewer still keeps the
     * engine fed, two fewer starve it. */
    struct sim s = sim_defaults();
    s.consumers = 2;
    s.depth = 4;
    s.service = 512;
    struct sim_trace t = sim_run(&s);
    json_t *r;
    cr_assert_eq(sim_model(&t, NULL, &r), KP_OK);
    for (int depth = 2; depth <= 5; depth++) {
        char id[32];
        snprintf(id, sizeof id, "ring-depth:empty%+d", depth - 4);
        double want = period_with_depth(s, depth);
        if (depth != 4)
            cr_assert_float_eq(predicted(r, id), want, want * 0.02, "%s: %g, simulated %g", id,
                               predicted(r, id), want);
    }
    json_decref(r);
    sim_free(&t);
}

Test(ring, two_units_that_queue_for_the_engine_in_a_ring)
{
    /* Both start when the slot is full, so the second is always served after the
     * first: the ring bears it, and a deeper ring leaves the engine the bound. */
    struct sim s = sim_defaults();
    s.consumers = 2;
    s.load = 1900;
    s.service = 512; /* 2097152 flops at 4096 a cycle */
    struct sim_trace t = sim_run(&s);
    t.run.info.tensor_rate = t.run.info.tensor_rate_lo = t.run.info.tensor_rate_hi = 4096;
    json_t *r;
    cr_assert_eq(sim_model(&t, NULL, &r), KP_OK);
    cr_assert_float_eq(number_at(r, "baseline", "predicted_cycles"), t.period, t.period * 0.015);
    cr_assert(on_cycle(r, "empty: release -> wait_empty"));
    for (int depth = 3; depth <= 4; depth++) {
        char id[32];
        snprintf(id, sizeof id, "ring-depth:empty%+d", depth - 2);
        double want = period_with_depth(s, depth);
        cr_assert_float_eq(predicted(r, id), want, want * 0.01, "%s: %g, simulated %g", id,
                           predicted(r, id), want);
    }
    json_decref(r);
    sim_free(&t);
}

Test(ring, the_late_arrive_is_found_and_its_gain_is_right)
{
    struct sim s = sim_defaults();
    s.softmax = 400;
    s.late_arrive = true;
    s.load = 1400;
    struct sim_trace late = sim_run(&s);
    struct sim early_sim = s;
    early_sim.late_arrive = false;
    struct sim_trace early = sim_run(&early_sim);
    double true_gain = 1 - early.period / late.period;
    cr_assert_gt(true_gain, 0.05);
    /* The ring cannot grow: every byte of shared memory is taken. */
    late.run.info.json = json_pack("{s:{s:i},s:{s:{s:i}}}", "launch", "dynamic_shared",
                                   232448, "device", "limits", "shared_per_block", 232448);
    json_t *r;
    cr_assert_eq(sim_model(&late, NULL, &r), KP_OK);
    cr_assert_float_eq(number_at(r, "baseline", "predicted_cycles"), late.period, 0.01);
    const json_t *first = json_array_get(json_object_get(r, "candidates"), 0);
    cr_assert_str_eq(json_string_value(json_object_get(first, "id")), "advance-arrive:empty");
    cr_assert_float_eq(json_number_value(json_object_get(first, "predicted_gain")), true_gain,
                       1e-4);
    cr_assert_eq(json_object_get(first, "on_critical_cycle"), json_true());
    const json_t *deeper = candidate(r, "ring-depth:empty+1");
    const json_t *legal = json_object_get(deeper, "legality");
    cr_assert_str_eq(json_string_value(json_object_get(legal, "status")), "illegal");
    json_decref(r);
    json_decref((json_t *)(uintptr_t)late.run.info.json);
    sim_free(&late);
    sim_free(&early);
}

Test(ring, lost_records_leave_the_newest_iterations)
{
    struct sim s = sim_defaults();
    s.load = 1400;
    struct sim_trace t = sim_run(&s);
    sim_lose(&t, 160); /* the producer keeps 40 iterations, the consumer 19 */
    json_t *r;
    cr_assert_eq(sim_model(&t, NULL, &r), KP_OK);
    cr_assert_float_eq(number_at(r, "baseline", "predicted_cycles"), 2057 / 2.0, 0.01);
    cr_assert(on_cycle(r, "empty: release -> wait_empty"));
    cr_assert(on_cycle(r, "full: issue_load -> wait_full"));
    json_decref(r);
    sim_free(&t);
}

/* A consumer has four regions in an iteration, so that 34 records are its last four: what the producer waits
 * for is in them, but only in the iterations at the loop's end, and those before are the producer's alone. */
Test(ring, four_iterations_in_the_ring_tell_what_ends_a_wait)
{
    struct sim s = sim_defaults();
    s.load = 1400;
    struct sim_trace t = sim_run(&s);
    sim_lose(&t, 34);
    json_t *r;
    cr_assert_eq(sim_model(&t, NULL, &r), KP_OK);
    cr_assert_float_eq(number_at(r, "baseline", "predicted_cycles"), 2057 / 2.0, 0.02 * 1028);
    cr_assert(on_cycle(r, "empty: release -> wait_empty"));
    json_decref(r);
    sim_free(&t);
}

/* A ring of eight slots, of which the consumer's records hold four iterations: the producer's wait for
 * its release eight before is nowhere to be seen.  Twelve would do: 34 records for 4 make 102, in
 * steps of 32. */
Test(ring, says_which_ring_would_hold_enough)
{
    struct sim s = sim_defaults();
    s.depth = 8;
    struct sim_trace t = sim_run(&s);
    sim_lose(&t, 34);
    t.run.info.capacity = 34;
    json_t *r, *note;
    size_t i, told = 0;
    cr_assert_eq(sim_model(&t, NULL, &r), KP_OK);
    json_array_foreach(json_object_get(r, "notes"), i, note)
        told += strcmp(json_string_value(note),
                       "no iteration shows both the wait for empty in wait_empty and its arrivals: its "
                       "time is taken as fixed; a ring of 34 records holds 4 iterations of consumer, "
                       "one of 128 would hold enough") == 0;
    cr_assert_eq(told, 1u);
    json_decref(r);
    sim_free(&t);
}

Test(ring, the_kernel_without_the_records)
{
    /* Compute-bound: ten records an iteration lengthen it; ring-bound: only those
     * on the ring's way do, and the waits take up the rest. */
    for (int depth = 2; depth <= 5; depth++) {
        struct sim s = sim_defaults(), plain = sim_defaults();
        s.depth = plain.depth = depth;
        s.load = plain.load = 1100;
        s.record = 14;
        struct sim_trace t = sim_run(&s), p = sim_run(&plain);
        json_t *r;
        cr_assert_eq(sim_model(&t, NULL, &r), KP_OK);
        cr_assert_gt(t.period, p.period + 20);
        cr_assert_float_eq(number_at(r, "baseline", "measured_cycles"), t.period, 0.01);
        cr_assert_float_eq(number_at(r, "baseline", "predicted_cycles"), t.period, 0.01);
        const json_t *base = json_object_get(r, "baseline");
        cr_assert_float_eq(number_at(base, "unprobed", "cycles"), p.period, 0.01,
                           "depth %d: %g, without records %g", depth,
                           number_at(base, "unprobed", "cycles"), p.period);
        json_decref(r);
        sim_free(&t);
        sim_free(&p);
    }
}

Test(ring, jitter_stays_within_the_interval_of_the_prediction)
{
    struct sim s = sim_defaults();
    s.load = 1400;
    s.jitter = 200;
    s.iterations = 400;
    s.ctas = 10;
    struct sim_trace t = sim_run(&s);
    json_t *r;
    cr_assert_eq(sim_model(&t, NULL, &r), KP_OK);
    cr_assert_lt(fabs(number_at(r, "baseline", "residual")), 0.01);
    struct sim more = s;
    more.depth = 3;
    struct sim_trace deep = sim_run(&more);
    cr_assert_float_eq(predicted(r, "ring-depth:empty+1"), deep.period, deep.period * 0.03);
    json_decref(r);
    sim_free(&t);
    sim_free(&deep);
}

/* The iterations of one of two CTAs take three times the other's: their mean may be any. */
Test(ring, ctas_that_differ_too_much_to_tell_how_well_it_is_known)
{
    struct sim s = sim_defaults();
    s.ctas = 2;
    struct sim_trace t = sim_run(&s);
    const json_t *base, *known;
    json_t *r;
    sim_model(&t, NULL, &r);
    base = json_object_get(r, "baseline");
    known = json_object_get(base, "residual_interval");
    cr_assert_eq(json_array_size(known), 2u);
    cr_assert(json_is_real(json_array_get(known, 0)) && json_is_real(json_array_get(known, 1)));
    json_decref(r);
    for (size_t u = 0; u < t.ctas[1].unit_count; u++)
        for (size_t i = 0; i < t.ctas[1].units[u].span_count; i++) {
            t.ctas[1].units[u].spans[i].raw_start *= 3;
            t.ctas[1].units[u].spans[i].raw_end *= 3;
        }
    sim_model(&t, NULL, &r);
    base = json_object_get(r, "baseline");
    cr_assert_eq(json_integer_value(json_object_get(base, "residual_ctas")), 2);
    cr_assert(json_is_null(json_object_get(base, "residual_interval")));
    json_decref(r);
    sim_free(&t);
}

Test(ring, the_report_is_the_same_each_time)
{
    struct sim s = sim_defaults();
    s.jitter = 300;
    struct sim_trace t = sim_run(&s);
    json_t *a, *b;
    cr_assert_eq(sim_model(&t, NULL, &a), sim_model(&t, NULL, &b));
    char *x = json_dumps(a, JSON_SORT_KEYS), *y = json_dumps(b, JSON_SORT_KEYS);
    cr_assert_str_eq(x, y);
    free(x);
    free(y);
    json_decref(a);
    json_decref(b);
    sim_free(&t);
}

/* Every sixteenth turn of the consumers waits elsewhere, as where a tile's first turn is peeled off
 * their loop, and not off the producer's. */
static void peel(struct sim_trace *t)
{
    struct kpt_info *info = &t->run.info;
    struct kpt_region *more = kp_alloc((info->region_count + 1) * sizeof *more);
    uint32_t first = info->region_count;
    memcpy(more, info->regions, first * sizeof *more);
    more[first] = (struct kpt_region){.name = "first_wait", .wait_count = 1,
                                      .waits = kp_alloc(sizeof *more[first].waits)};
    more[first].waits[0] = more[SIM_WAIT_FULL].waits[0];
    free(info->regions);
    info->regions = more;
    info->region_count++;
    for (size_t c = 0; c < t->cta_count; c++)
        for (size_t u = 0; u < t->ctas[c].unit_count; u++) {
            struct kpr_unit *unit = &t->ctas[c].units[u];
            for (size_t i = 0, n = 0; i < unit->span_count; i++)
                if (unit->spans[i].region == SIM_WAIT_FULL && n++ % 16 == 0)
                    unit->spans[i].region = first;
        }
}

Test(ring, turns_that_one_role_has_peeled_off)
{
    struct sim s = sim_defaults();
    s.load = 1400;
    s.iterations = 96;
    struct sim_trace t = sim_run(&s);
    json_t *r, *note;
    size_t i;
    peel(&t);
    cr_assert_eq(sim_model(&t, NULL, &r), KP_OK);
    cr_expect_float_eq(number_at(r, "baseline", "predicted_cycles"), 2057 / 2.0, 0.01);
    cr_expect(on_cycle(r, "empty: release -> wait_empty"));
    json_array_foreach(json_object_get(r, "notes"), i, note)
        cr_expect_not(strstr(json_string_value(note), "ends before"), "%s",
                      json_string_value(note));
    json_decref(r);
    sim_free(&t);
}
