/* How far off a prediction may be said to be, and which CTAs make a steady state: by hand. */
#include <criterion/criterion.h>

#include <math.h>

#include "model/edits/likely.h"

#define NEAR(a, b) near(a, b, __LINE__)
static void near(double a, double b, int line)
{
    cr_assert(fabs(a - b) <= 1e-9 * (1 + fabs(b)), "line %d: %f, not %f", line, a, b);
}

/* ---- values ----------------------------------------------------------------------- */

/* Of 100 cycles 89 and 10 stand in two other places: 1 is left, and none is there twice. */
Test(interval, work_that_stands_in_two_places_is_there_once)
{
    double values[] = {100, 10, 20, 7};
    struct kpm_moved there[] = {{0, 1, 0.89, false}, {0, 2, 0.1, false}, {1, 3, 0.5, true}};
    struct kpm_params p = {.moved = {.v = there, .n = 3}};
    kpm_params_move(&p, values);
    NEAR(values[0], 1);
    NEAR(values[1], 99);
    NEAR(values[2], 30);
    NEAR(values[3], 0); /* 99 / 2 pass meanwhile */
}

/* ---- intervals ------------------------------------------------------------------ */

/* A loop of 1000 cycles whose tensor core is busy for 500 of them. */
struct loop {
    struct kpm_engine engine;
    struct kpm_program program;
    struct kpt_info info;
    double values[1];
};

static struct kpm_baseline baseline_of(struct loop *l, json_t *info, bool queue)
{
    *l = (struct loop){.engine = {.name = "tensor", .flops = 1, .queue = queue, .busy = 0},
                       .info = {.json = info}, .values = {500}};
    l->program.engines.v = &l->engine;
    l->program.engines.n = 1;
    l->program.info = &l->info;
    return (struct kpm_baseline){.program = &l->program, .values = l->values, .period = 1000,
                                 .off = 0.03};
}

/* 3% of the loop, 2% of launches, and 4.3% where a queue is played. */
Test(interval, root_of_squares)
{
    struct loop l;
    struct kpm_baseline b = baseline_of(&l, NULL, false);
    NEAR(kpm_off(&b), sqrt(0.03 * 0.03 + 0.02 * 0.02));
    b = baseline_of(&l, NULL, true);
    NEAR(kpm_off(&b), sqrt(0.03 * 0.03 + 0.02 * 0.02 + 0.043 * 0.043));
}

/* Nothing is lost up to 72% busy, 4.2% from 95% on, half of it half-way. */
Test(interval, clock_of_a_busy_core)
{
    json_t *h200 = json_pack("{s:{s:s}}", "assembler", "arch", "sm_90a");
    struct loop l;
    struct kpm_baseline b = baseline_of(&l, h200, true);
    NEAR(kpm_clock_off(&b, 1000), 0);
    NEAR(kpm_clock_off(&b, 500 / 0.72), 0);
    NEAR(kpm_clock_off(&b, 500 / 0.835), 1 / 0.979 - 1);
    NEAR(kpm_clock_off(&b, 500), 1 / 0.958 - 1);
    b.period = 500; /* and back */
    NEAR(kpm_clock_off(&b, 1000), 0.958 - 1);
    cr_assert(kpm_clock_off(&b, NAN) == 0);
    b.period = 2000;
    l.program.ctas = 2; /* busy with the other's 500, too */
    NEAR(kpm_clock_off(&b, 1000), 1 / 0.958 - 1);
    json_t *other = json_pack("{s:{s:s}}", "assembler", "arch", "sm_80");
    b = baseline_of(&l, other, true);
    NEAR(kpm_clock_off(&b, 500), 0); /* not known there */
    json_decref(h200);
    json_decref(other);
}

/* ---- rhythms -------------------------------------------------------------------- */

enum { TRIPS = 20, MOST_CTAS = 8 };

/* CTAs of one unit that runs two regions in turn, the first `slow` of them 1400 cycles an
 * iteration, the others 1000: how many keep another rhythm, and the mean of what is kept. */
static size_t others_of(uint32_t ctas, uint32_t slow, double *period)
{
    struct kpt_region regions[2] = {{.name = "load"}, {.name = "use"}};
    struct kpr_run run = {.info = {.regions = regions, .region_count = 2}};
    struct kpm_cta cta[MOST_CTAS];
    struct kpm_unit unit[MOST_CTAS];
    struct kpm_span spans[MOST_CTAS][2 * TRIPS];
    struct kpm_data d = {0};
    struct kpm_steady s;
    for (uint32_t c = 0; c < ctas; c++) {
        for (uint32_t i = 0; i < 2 * TRIPS; i++) {
            int64_t each = c < slow ? 700 : 500;
            spans[c][i] = (struct kpm_span){.start = i * each, .end = i * each + 400,
                                            .region = i % 2};
        }
        unit[c] = (struct kpm_unit){.count = 4 * TRIPS, .spans = spans[c], .span_count = 2 * TRIPS};
        cta[c] = (struct kpm_cta){.cta = c, .units = &unit[c], .unit_count = 1};
        KP_PUSH(d.ctas, cta[c]);
    }
    cr_assert_eq(kpm_steady_find(&d, &run, "rhythms", &s), KP_OK);
    cr_assert_eq(s.roles.n, 1u);
    size_t others = s.others;
    *period = s.roles.v[0].period;
    kpm_steady_free(&s);
    free(d.ctas.v);
    return others;
}

Test(rhythm, of_few_is_left_out)
{
    double period;
    cr_assert_eq(others_of(8, 0, &period), 0u);
    NEAR(period, 1000);
    cr_assert_eq(others_of(8, 1, &period), 1u);
    NEAR(period, 1000);
    cr_assert_eq(others_of(8, 2, &period), 2u);
    NEAR(period, 1000);
}

Test(rhythm, of_many_is_none)
{
    double period;
    cr_assert_eq(others_of(8, 3, &period), 0u); /* more than a quarter */
    NEAR(period, (5 * 1000 + 3 * 1400) / 8.0);
    cr_assert_eq(others_of(4, 1, &period), 0u); /* too few to tell */
    NEAR(period, (3 * 1000 + 1400) / 4.0);
}

/* CTAs whose iterations take 90 and 110, 100, and 110 on average: their mean is 103.33, its standard
 * error 3.33, and Student's t of two degrees 4.303.  What was not kept does not count. */
Test(interval, how_well_the_iteration_is_known)
{
    struct kpm_iter iters[3][2] = {{{0, 90, true, true}, {0, 110, true, true}},
                                   {{0, 100, true, true}, {0, 500, true, false}},
                                   {{0, 110, true, true}, {0, 110, true, true}}};
    struct kpm_role role = {.length = 1};
    size_t ctas;
    for (size_t c = 0; c < 3; c++) {
        struct kpm_useq u = {.cta = c, .iters = iters[c], .iter_count = 2};
        KP_PUSH(role.units, u);
    }
    cr_assert_float_eq(kpm_iteration_open(&role, &ctas), 4.303 * (10 / 3.0) / (310 / 3.0), 1e-9);
    cr_assert_eq(ctas, 3u);
    role.units.n = 1;
    cr_assert(isnan(kpm_iteration_open(&role, &ctas)));
    cr_assert_eq(ctas, 1u);
    free(role.units.v);
}

/* ---- what a launch is likely to gain ---------------------------------------------------- */

static void likely(double gain, double lo, double hi, enum kpm_said said, double from, double to)
{
    struct kpm_likely l = kpm_likely_of(gain, lo, hi, INFINITY);
    cr_assert_eq(l.said, said, "%f: %d", gain, (int)l.said);
    NEAR(l.lo, from);
    NEAR(l.hi, to);
    cr_assert_eq(l.nothing, said != KPM_SAID_NONE && from <= 0);
}

/* Of what was said of kernels that have been measured since: each lies in what is said now. */
Test(likely, gains_that_were_said_too_surely_are_held)
{
    likely(0.21826, 0.20384, 0.25875, KPM_SAID_GAIN, 0.12384, 0.38245); /* 38.2% were measured */
    likely(0.34169, 0.21828, 0.46298, KPM_SAID_GAIN, 0.16169, 0.56539); /* 16.2%, of 4 CTAs an SM */
    likely(0.07901, 0.0601, 0.09793, KPM_SAID_GAIN, -0.0199, 0.22163);  /* -1.5% */
    likely(0.05, 0.01, 0.06, KPM_SAID_GAIN, -0.02, 0.1837);
    likely(0.9, 0.85, 0.95, KPM_SAID_GAIN, 0.77, 1);
}

/* A bound decides: it is the most that can be gained, and nothing may be. */
Test(likely, a_bound_is_an_upper_end_alone)
{
    likely(0.18136, -0.0, 0.36755, KPM_SAID_AT_MOST, -0.02, 0.38535);
    likely(0, -0.02, 0.22866, KPM_SAID_AT_MOST, -0.02, 0.24646);
    likely(0.05705, -0.14295, 0.25705, KPM_SAID_AT_MOST, -0.14295, 0.27485);
}

Test(likely, where_no_gain_is_said_none_is_left_out)
{
    likely(0.00015, 2e-5, 0.00029, KPM_SAID_NONE, 2e-5 - 0.119, 0.00029 + 0.0574);
    likely(-0.05, -0.07, -0.03, KPM_SAID_NONE, -0.189, 0.0274);
    likely(0, -0.02, 0.02, KPM_SAID_NONE, -0.139, 0.0774);
    struct kpm_likely l = kpm_likely_of(NAN, NAN, NAN, 1);
    cr_assert(isnan(l.lo) && isnan(l.hi) && !l.nothing);
}

/* Memory that is busy for three quarters of the launch leaves a quarter. */
Test(likely, no_more_than_the_memory_leaves)
{
    NEAR(kpm_likely_of(0.2, 0.15, 0.25, 0.25).hi, 0.25);
    NEAR(kpm_likely_of(0.2, 0.15, 0.25, 0.25).lo, 0.07);
    NEAR(kpm_likely_of(0.2, -0.1, 0.25, 0.25).hi, 0.25);
    NEAR(kpm_likely_of(0, 0, 0, 0).hi, 0);
}

static void text_is(const char *json, const char *gain, const char *time)
{
    json_t *c = json_loads(json, 0, NULL);
    char *of_gain = kpm_likely_text(c, false), *of_time = kpm_likely_text(c, true);
    cr_assert(gain ? of_gain && strcmp(of_gain, gain) == 0 : !of_gain, "%s", of_gain);
    cr_assert(time ? of_time && strcmp(of_time, time) == 0 : !of_time, "%s", of_time);
    free(of_gain);
    free(of_time);
    json_decref(c);
}

Test(likely, what_may_gain_nothing_is_said_to)
{
    text_is("{\"likely\":{\"interval\":[0.1238,0.3825],\"as\":\"gain\",\"nothing\":false}}",
            "12.4 to 38.2", "-38.2% to -12.4%");
    text_is("{\"likely\":{\"interval\":[-0.02,0.2216],\"as\":\"gain\",\"nothing\":true}}",
            "may gain nothing, -2.0 to 22.2", "may gain nothing, -22.2% to +2.0%");
    text_is("{\"likely\":{\"interval\":[-0.02,0.3854],\"as\":\"at most\",\"nothing\":true}}",
            "may gain nothing, at most +38.5%", "may gain nothing, at most -38.5%");
    text_is("{\"likely\":{\"interval\":[-0.1,0.1],\"as\":\"no gain\",\"nothing\":false}}", NULL,
            NULL);
    text_is("{\"likely\":null}", NULL, NULL);
    text_is("{}", NULL, NULL);
}
