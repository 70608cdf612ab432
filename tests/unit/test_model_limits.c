/* Traces that nobody's kernel makes: what they take stays bounded. */
#include <criterion/criterion.h>
#include <criterion/redirect.h>

#include "model/model_internal.h"

static void quiet(void)
{
    cr_redirect_stderr();
}

static bool said(const char *words)
{
    static char buf[1024];
    FILE *f = cr_get_redirected_stderr();
    fflush(stderr);
    size_t n = fread(buf, 1, sizeof buf - 1, f);
    buf[n] = '\0';
    return strstr(buf, words) != NULL;
}

/* One CTA whose units each run a loop of `length` regions of their own. */
struct odd {
    struct kpr_run run;
    struct kpm_data data;
    char (*names)[24];
};

static void add_unit(struct kpm_unit *u, uint32_t first, uint32_t length, uint32_t trips)
{
    u->warp = u->unit;
    u->span_count = (size_t)length * trips;
    u->count = 2 * u->span_count;
    u->spans = kp_alloc(u->span_count * sizeof *u->spans);
    for (size_t i = 0; i < u->span_count; i++)
        u->spans[i] = (struct kpm_span){.start = (int64_t)i * 100, .end = (int64_t)i * 100 + 60,
                                        .region = first + (uint32_t)(i % length)};
}

static struct odd odd_new(uint32_t units, uint32_t length, uint32_t trips)
{
    struct odd o = {.names = kp_alloc((size_t)units * length * sizeof *o.names)};
    struct kpm_cta c = {.ns_per_cycle = 1, .unit_count = units};
    size_t n = o.run.info.region_count = (size_t)units * length;
    o.run.info.entry = "odd";
    o.run.info.regions = kp_alloc(n * sizeof *o.run.info.regions);
    for (size_t i = 0; i < n; i++) {
        snprintf(o.names[i], sizeof o.names[i], "r%zu", i);
        o.run.info.regions[i].name = o.names[i];
        o.run.info.regions[i].line = (uint32_t)i + 1;
    }
    c.units = kp_alloc(units * sizeof *c.units);
    for (uint32_t i = 0; i < units; i++) {
        c.units[i].unit = i;
        add_unit(&c.units[i], i * length, length, trips);
    }
    KP_PUSH(o.data.ctas, c);
    return o;
}

static void odd_free(struct odd *o)
{
    for (size_t i = 0; i < o->run.info.region_count; i++) {
        free(o->run.info.regions[i].waits);
        free(o->run.info.regions[i].arrives);
    }
    free(o->run.info.regions);
    free(o->names);
    kpm_data_free(&o->data);
}

/* n times the same wait, or arrive, in one region. */
static void add_marks(struct kpt_region *r, bool wait, const char *on, size_t n)
{
    if (wait)
        r->waits = kp_alloc(n * sizeof *r->waits);
    else
        r->arrives = kp_alloc(n * sizeof *r->arrives);
    for (size_t i = 0; i < n; i++) {
        if (wait)
            r->waits[r->wait_count++] = (struct kpt_wait){.on = on, .distance = 2};
        else
            r->arrives[r->arrive_count++] = on;
    }
}

static int report(struct odd *o, json_t **r)
{
    const struct kpm_options options = {.force = true, .max_residual = 0.1};
    return kpm_report(&o->data, &o->run, "odd.kpt", &options, r);
}

static void check_roles(uint32_t units, uint32_t length, size_t roles)
{
    struct odd o = odd_new(units, length, 8);
    struct kpm_steady s;
    cr_assert_eq(kpm_steady_find(&o.data, &o.run, "odd.kpt", &s), KP_OK);
    cr_expect_eq(s.roles.n, roles, "%u units of %u: %zu roles", units, length, s.roles.n);
    cr_expect_eq(s.crowded, units - roles);
    kpm_steady_free(&s);
    odd_free(&o);
}

Test(limits, roles_and_what_is_in_them)
{
    check_roles(32, 3, 32);
    check_roles(100, 3, 32);
    check_roles(10, 250, 4); /* 1000 of 1024 regions */
}

Test(limits, marks, .init = quiet)
{
    struct odd o = odd_new(1, 2, 20);
    json_t *r;
    add_marks(&o.run.info.regions[0], true, "b", 1025);
    cr_assert_eq(report(&o, &r), KP_FAILED);
    cr_assert_null(r);
    cr_assert(said("carries 1025 wait, arrive and async marks"));
    odd_free(&o);
}

Test(limits, links, .init = quiet)
{
    struct odd o = odd_new(1, 2, 20);
    json_t *r;
    add_marks(&o.run.info.regions[0], true, "b", 17);
    add_marks(&o.run.info.regions[1], false, "b", 17);
    cr_assert_eq(report(&o, &r), KP_FAILED); /* 17 x 17 */
    cr_assert(said("tie waits to 289 arrivals"));
    odd_free(&o);
}

/* A loop with this many rings of two slots: each may lose a slot or get one or two. */
static struct odd rings_new(uint32_t n)
{
    struct odd o = odd_new(1, 2 * n, 8);
    for (uint32_t i = 0; i < n; i++) {
        add_marks(&o.run.info.regions[i], true, o.names[i], 1);
        add_marks(&o.run.info.regions[n + i], false, o.names[i], 1);
    }
    return o;
}

Test(limits, candidates_listed)
{
    struct odd o = rings_new(20);
    json_t *r, *n;
    size_t i;
    bool told = false;
    report(&o, &r);
    cr_assert_not_null(r);
    cr_assert_eq(json_array_size(json_object_get(r, "candidates")), (size_t)KPM_MAX_RANKED);
    json_array_foreach(json_object_get(r, "notes"), i, n)
        told = told || strstr(json_string_value(n), "more edits than are listed");
    cr_assert(told);
    json_decref(r);
    odd_free(&o);
}

Test(limits, candidates_evaluated)
{
    struct odd o = rings_new(100);
    struct kpm_solved m;
    struct kpm_candidates c = {0};
    cr_assert_eq(kpm_solve(&o.data, &o.run, "odd.kpt", &m), KP_OK);
    struct kpm_baseline b = kpm_baseline_of(&m);
    kpm_enumerate(&b, &c);
    cr_assert(c.cut);
    cr_assert_geq(c.all.n, (size_t)KPM_MAX_CANDIDATES);
    cr_assert_leq(c.all.n, (size_t)KPM_MAX_CANDIDATES + 2); /* edits come up to three at once */
    kpm_candidates_free(&c);
    kpm_solved_free(&m);
    odd_free(&o);
}

Test(limits, ctas_of_an_sm_of_any_number)
{
    struct odd o = odd_new(1, 2, 20);
    struct kpt_stamp stamps[] = {
        {.cta = 0, .sm = 70000, .flags = KPT_CTA_ENTERED, .clock_entry = 10, .clock_exit = 50},
        {.cta = 1, .sm = 3, .flags = KPT_CTA_ENTERED, .clock_entry = 20, .clock_exit = 30},
        {.cta = 2, .sm = 70000, .flags = KPT_CTA_ENTERED, .clock_entry = 50, .clock_exit = 90},
        {.cta = 3, .sm = 70000, .flags = KPT_CTA_ENTERED, .clock_entry = 60, .clock_exit = 70},
        {.cta = 4, .sm = 3, .flags = 0, .clock_entry = 20, .clock_exit = 30}, /* never ran */
    };
    json_t *r;
    o.run.stamps = stamps;
    o.run.stamp_count = KP_COUNT(stamps);
    report(&o, &r);
    cr_assert_not_null(r);
    cr_assert_eq(json_integer_value(json_object_get(json_object_get(r, "ctas"), "per_sm")), 2);
    json_decref(r);
    odd_free(&o);
}

/* A probed CTA lost far more than its loop takes: that says nothing of an iteration without probes,
 * and no number below 0. */
Test(limits, an_excess_beyond_the_loop)
{
    struct odd o = odd_new(1, 2, 20);
    struct kpt_stamp stamps[] = {
        {.cta = 0, .flags = KPT_CTA_ENTERED | KPT_CTA_PROBED, .clock_entry = 10,
         .clock_exit = 100000010, .time_entry = 10, .time_exit = 50000010},
        {.cta = 1, .sm = 1, .flags = KPT_CTA_ENTERED, .clock_entry = 10, .clock_exit = 1010,
         .time_entry = 10, .time_exit = 510},
    };
    json_t *r;
    o.run.stamps = stamps;
    o.run.stamp_count = KP_COUNT(stamps);
    o.data.ctas.v[0].cycles = 100000000;
    report(&o, &r);
    cr_assert_not_null(r);
    json_t *u = json_object_get(json_object_get(r, "baseline"), "unprobed");
    cr_assert_eq(json_real_value(json_object_get(u, "cta_probed")), 100000000.0);
    cr_assert(json_is_null(json_object_get(u, "by_stamps")));
    json_decref(r);
    odd_free(&o);
}

/* A visit between two iterations that is marked to wait 100000 times for what each of them waits
 * for once stands for a few turns at most. */
Test(limits, turns_that_a_visit_stands_for)
{
    enum { MARKS = 100000 };
    struct odd o = odd_new(1, 2, 2);
    const struct kpt_info *info = &o.run.info;
    const uint32_t cycle[] = {0};
    const struct kpm_unit *unit = &o.data.ctas.v[0].units[0];
    struct kpm_useq u = {.seq = unit->spans, .seq_count = 3, .iter_count = 2};
    u.iters = kp_alloc(2 * sizeof *u.iters);
    u.iters[1].at = 2;
    add_marks(&info->regions[0], true, "full", 1);
    add_marks(&info->regions[1], true, "full", MARKS);
    add_marks(&info->regions[1], false, "full", 1);
    struct kpm_touches *touches = kpm_touches_new(info);
    kpm_count_peeled(&u, touches, cycle, 1);
    kpm_touches_free(touches);
    cr_assert_geq(u.iter_count, 2u);
    cr_assert_leq(u.iter_count, 2u + 16);
    free(u.iters);
    odd_free(&o);
}

/* Barriers by the ten thousand cost a unit no time that grows with their square. */
Test(limits, barriers_of_a_turn, .timeout = 20)
{
    enum { NAMES = 60000 };
    static char names[NAMES][24];
    struct odd o = odd_new(1, 2, 2);
    struct kpt_region *regions = o.run.info.regions;
    const uint32_t cycle[] = {0};
    add_marks(&regions[0], true, "full", NAMES);
    add_marks(&regions[1], true, "full", NAMES);
    add_marks(&regions[1], false, "full", NAMES);
    for (size_t i = 0; i < NAMES; i++) {
        snprintf(names[i], sizeof names[i], "b%zu", i);
        regions[0].waits[i].on = regions[1].waits[i].on = regions[1].arrives[i] = names[i];
    }
    struct kpm_touches *touches = kpm_touches_new(&o.run.info);
    for (size_t i = 0; i < 300; i++) {
        struct kpm_useq u = {.seq = o.data.ctas.v[0].units[0].spans, .seq_count = 3,
                             .iter_count = 2};
        u.iters = kp_alloc(2 * sizeof *u.iters);
        u.iters[1].at = 2;
        kpm_count_peeled(&u, touches, cycle, 1);
        cr_assert_eq(u.iter_count, 3u); /* both spans wait for each once: two turns */
        free(u.iters);
    }
    kpm_touches_free(touches);
    odd_free(&o);
}

/* Arrives in arrives in arrives, as no kernel has them: each is not looked through for all within it. */
Test(limits, arrives_in_arrives, .timeout = 5)
{
    enum { DEEP = 300000 };
    const char *on = "slot";
    struct kpt_region region = {.name = "release", .arrives = &on, .arrive_count = 1};
    struct kpt_info info = {.regions = &region, .region_count = 1};
    struct kpr_unit unit = {.span_count = DEEP, .count = 2 * DEEP};
    struct kpr_cta cta = {.units = &unit, .unit_count = 1};
    struct kpm_data data = {.info = &info};
    unit.spans = kp_alloc(DEEP * sizeof *unit.spans);
    for (uint32_t i = 0; i < DEEP; i++)
        unit.spans[i] = (struct kpr_span){.depth = i, .record = i, .raw_start = i,
                                          .raw_end = 3 * (int64_t)DEEP - i};
    kpm_collect_cta(&data, &cta);
    cr_expect_eq(data.ctas.v[0].units[0].span_count, DEEP);
    free(unit.spans);
    kpm_data_free(&data);
}
