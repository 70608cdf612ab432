/* What is no loop, or half of one: a clear status and no crash. */
#include <criterion/criterion.h>
#include <criterion/redirect.h>

#include <math.h>

#include "model_sim.h"

static void quiet(void)
{
    cr_redirect_stderr();
}

static char *errors(void)
{
    static char buf[1024];
    FILE *f = cr_get_redirected_stderr();
    fflush(stderr);
    size_t n = fread(buf, 1, sizeof buf - 1, f);
    buf[n] = '\0';
    return buf;
}

static bool notes_have(const json_t *r, const char *words)
{
    const json_t *n;
    size_t i;
    json_array_foreach(json_object_get(r, "notes"), i, n)
        if (strstr(json_string_value(n), words))
            return true;
    return false;
}

/* ---- the period of a sequence ------------------------------------------------------ */

static size_t period(const char *s)
{
    uint32_t ids[256];
    size_t n = strlen(s), run;
    for (size_t i = 0; i < n; i++)
        ids[i] = (uint32_t)s[i];
    return kpm_find_period(ids, n, &run);
}

Test(sequence, finds_the_shortest_period)
{
    cr_assert_eq(period("abcdabcdabcdabcd"), 4u);
    cr_assert_eq(period("aaaaaa"), 1u);
    cr_assert_eq(period("xyabcabcabcabcabcabczz"), 3u);   /* prologue and epilogue */
    cr_assert_eq(period("cdabcdabcdabcdab"), 4u);         /* cut in the middle */
    cr_assert_eq(period("abcabcabcabcabcabcabcababab"), 3u); /* the end leaves one out */
    cr_assert_eq(period("abacabacabacabacabac"), 4u);     /* a region twice in it */
    cr_assert_eq(period("abcdefgh"), 0u);
    cr_assert_eq(period("abab"), 0u);                     /* only two of them */
    cr_assert_eq(period(""), 0u);
}

/* ---- degenerate traces ---------------------------------------------------------------- */

Test(odd, no_regions, .init = quiet)
{
    struct sim s = sim_defaults();
    struct sim_trace t = sim_run(&s);
    for (size_t c = 0; c < t.cta_count; c++)
        for (size_t u = 0; u < t.ctas[c].unit_count; u++)
            t.ctas[c].units[u].span_count = 0;
    size_t keep = t.run.info.region_count;
    t.run.info.region_count = 0;
    json_t *r;
    cr_assert_eq(sim_model(&t, NULL, &r), KP_FAILED);
    cr_assert_null(r);
    cr_assert_not_null(strstr(errors(), "no regions"));
    t.run.info.region_count = keep;
    sim_free(&t);
}

Test(odd, all_records_lost, .init = quiet)
{
    struct sim s = sim_defaults();
    struct sim_trace t = sim_run(&s);
    sim_lose(&t, 0);
    json_t *r;
    cr_assert_eq(sim_model(&t, NULL, &r), KP_FAILED);
    cr_assert_not_null(strstr(errors(), "lost"));
    sim_free(&t);
}

Test(odd, no_cta_at_all, .init = quiet)
{
    struct sim s = sim_defaults();
    struct sim_trace t = sim_run(&s);
    size_t keep = t.cta_count;
    t.cta_count = 0;
    json_t *r;
    cr_assert_eq(sim_model(&t, NULL, &r), KP_FAILED);
    t.cta_count = keep;
    sim_free(&t);
}

Test(odd, one_iteration_is_no_loop, .init = quiet)
{
    struct sim s = sim_defaults();
    s.iterations = 1;
    struct sim_trace t = sim_run(&s);
    json_t *r;
    cr_assert_eq(sim_model(&t, NULL, &r), KP_FAILED);
    cr_assert_null(r);
    cr_assert_not_null(strstr(errors(), "no loop"));
    sim_free(&t);
}

Test(odd, few_iterations_are_enough)
{
    struct sim s = sim_defaults();
    s.iterations = 6;
    s.load = 1400;
    struct sim_trace t = sim_run(&s);
    json_t *r;
    int status = sim_model(&t, NULL, &r);
    cr_assert(status == KP_OK || status == KP_CHECK);
    cr_assert_not_null(r);
    json_decref(r);
    sim_free(&t);
}

Test(odd, no_marks_rank_nothing)
{
    struct sim s = sim_defaults();
    s.no_marks = true;
    struct sim_trace t = sim_run(&s);
    json_t *r;
    cr_assert_eq(sim_model(&t, NULL, &r), KP_OK);
    cr_assert_eq(json_array_size(json_object_get(r, "candidates")), 0u);
    cr_assert_eq(json_object_get(r, "ranked"), json_false());
    cr_assert(notes_have(r, "sum of the stages"));
    json_decref(r);
    sim_free(&t);
}

Test(odd, one_region_repeated)
{
    struct sim s = sim_defaults();
    s.no_marks = true;
    struct sim_trace t = sim_run(&s);
    for (size_t c = 0; c < t.cta_count; c++) {
        t.ctas[c].unit_count = 1;
        struct kpr_unit *u = &t.ctas[c].units[0];
        size_t n = 0;
        for (size_t i = 0; i < u->span_count; i++)
            if (u->spans[i].region == SIM_ISSUE_LOAD)
                u->spans[n++] = u->spans[i];
        u->span_count = n;
    }
    json_t *r;
    cr_assert_eq(sim_model(&t, NULL, &r), KP_OK);
    const json_t *role = json_array_get(json_object_get(r, "roles"), 0);
    cr_assert_eq(json_array_size(json_object_get(role, "stages")), 2u); /* itself and the gap */
    json_decref(r);
    for (size_t c = 0; c < t.cta_count; c++)
        t.ctas[c].unit_count = 2;
    sim_free(&t);
}

Test(odd, the_producer_is_missing)
{
    struct sim s = sim_defaults();
    s.load = 1400;
    struct sim_trace t = sim_run(&s);
    for (size_t c = 0; c < t.cta_count; c++)
        t.ctas[c].units[0].span_count = 0;
    json_t *r;
    cr_assert_eq(sim_model(&t, NULL, &r), KP_OK);
    cr_assert(notes_have(r, "no recorded region arrives on full"));
    cr_assert_null(strstr(json_string_value(json_object_get(r, "verdict")), "engine"));
    json_decref(r);
    sim_free(&t);
}

Test(odd, no_calibration_is_said)
{
    struct sim s = sim_defaults();
    struct sim_trace t = sim_run(&s);
    json_t *r;
    cr_assert_eq(sim_model(&t, NULL, &r), KP_OK);
    cr_assert(notes_have(r, "no calibration"));
    json_decref(r);
    sim_free(&t);
}

Test(odd, a_wrong_distance_is_noticed)
{
    /* The mark says that wait_full waits for the release behind it; the times say
     * that it can only be the one of the iteration before. */
    struct sim s = sim_defaults();
    s.depth = 1;
    s.load = 1400;
    struct sim_trace t = sim_run(&s);
    t.run.info.regions[SIM_WAIT_FULL].waits[0].on = "empty";
    t.run.info.regions[SIM_WAIT_FULL].waits[0].distance = 0;
    json_t *r;
    int status = sim_model(&t, NULL, &r);
    cr_assert(status == KP_OK || status == KP_CHECK);
    cr_assert(notes_have(r, "the wait for empty in wait_full fits its arrivals -1"));
    json_decref(r);
    sim_free(&t);
}

Test(odd, a_deadlock_in_the_marks, .init = quiet)
{
    /* wait_full waits for the release behind it in the same iteration; the spans
     * are so short that the times do not contradict it. */
    struct sim s = sim_defaults();
    struct sim_trace t = sim_run(&s);
    struct kpt_region *g = t.run.info.regions;
    g[SIM_ISSUE_LOAD].asyncs[0].arrives = "nobody";
    g[SIM_RELEASE].arrives[0] = "full";
    g[SIM_WAIT_FULL].waits[0] = (struct kpt_wait){.on = "full", .distance = 0};
    for (size_t c = 0; c < t.cta_count; c++) {
        t.ctas[c].units[0].span_count = 0;
        for (size_t i = 0; i < t.ctas[c].units[1].span_count; i++)
            t.ctas[c].units[1].spans[i].raw_start = t.ctas[c].units[1].spans[i].raw_end =
                (int64_t)(1000 + i);
    }
    json_t *r;
    cr_assert_eq(sim_model(&t, NULL, &r), KP_MALFORMED);
    cr_assert_null(r);
    cr_assert_not_null(strstr(errors(), "deadlock"));
    sim_free(&t);
}

/* ---- the threshold ----------------------------------------------------------------------- */

Test(odd, a_residual_above_the_bound_ranks_nothing_unless_forced)
{
    struct sim s = sim_defaults();
    s.jitter = 1500; /* the mean of maxima is not the maximum of means */
    s.depth = 3;
    s.iterations = 200;
    struct sim_trace t = sim_run(&s);
    struct kpm_options strict = {.max_residual = 0.001},
                       forced = {.force = true, .max_residual = 0.001};
    json_t *r;
    cr_assert_eq(sim_model(&t, &strict, &r), KP_CHECK);
    cr_assert_eq(json_array_size(json_object_get(r, "candidates")), 0u);
    cr_assert_eq(json_object_get(json_object_get(r, "baseline"), "explained"), json_false());
    json_decref(r);
    cr_assert_eq(sim_model(&t, &forced, &r), KP_CHECK);
    cr_assert_gt(json_array_size(json_object_get(r, "candidates")), 0u);
    json_decref(r);
    sim_free(&t);
}

/* ---- memory ---------------------------------------------------------------------------------- */

Test(collect, thins_evenly_when_it_is_full)
{
    struct sim s = sim_defaults();
    s.ctas = 33;
    struct sim_trace t = sim_run(&s);
    struct kpm_data d = {.max_spans = 5000}; /* a CTA has 481 spans */
    for (size_t c = 0; c < t.cta_count; c++)
        kpm_collect_cta(&d, &t.ctas[c]);
    cr_assert_eq(d.seen, 33u);
    cr_assert_eq(d.stride, 4u);
    cr_assert_eq(d.ctas.n, 9u); /* 0, 4, ... 32 */
    for (size_t i = 0; i < d.ctas.n; i++)
        cr_assert_eq(d.ctas.v[i].cta, 4 * i);
    cr_assert_leq(d.spans, 5000u);
    kpm_data_free(&d);
    sim_free(&t);
}

/* ---- printing -------------------------------------------------------------------------------- */

Test(print, keeps_to_a_hundred_columns)
{
    struct sim s = sim_defaults();
    s.load = 1400;
    s.softmax = 300;
    s.late_arrive = true;
    struct sim_trace t = sim_run(&s);
    t.run.info.regions[SIM_SOFTMAX].name = "a_region_whose_name_is_as_long_as_names_may_be__";
    json_t *r;
    cr_assert_eq(sim_model(&t, NULL, &r), KP_OK);
    char *buf;
    size_t len;
    FILE *f = open_memstream(&buf, &len);
    kpm_print(f, r);
    fclose(f);
    cr_assert_not_null(strstr(buf, "residual +0.00%"));
    cr_assert_lt(strstr(buf, "residual"), strstr(buf, "critical cycle"));
    size_t lines = 0;
    for (char *line = buf; *line; line = strchr(line, '\n') + 1) {
        size_t n = strcspn(line, "\n");
        cr_assert_leq(n, 100u, "%.*s", (int)n, line);
        cr_assert(n == 0 || line[n - 1] != ' ', "ends in a space: %.*s|", (int)n, line);
        lines++;
    }
    cr_assert_gt(lines, 40u);
    free(buf);
    json_decref(r);
    sim_free(&t);
}

/* ---- anything at all ------------------------------------------------------------------------- */

static uint64_t seed = 0x6d6f64656c2d6664u;

static uint32_t rnd(uint32_t below)
{
    seed ^= seed << 13;
    seed ^= seed >> 7;
    seed ^= seed << 17;
    return (uint32_t)((seed >> 11) % below);
}

static void spoil(struct sim_trace *t)
{
    struct kpr_cta *c = &t->ctas[rnd((uint32_t)t->cta_count)];
    struct kpr_unit *u = &c->units[rnd((uint32_t)c->unit_count)];
    if (!u->span_count)
        return;
    struct kpr_span *s = &u->spans[rnd((uint32_t)u->span_count)];
    switch (rnd(9)) {
    case 0: s->region = rnd(2 * SIM_REGIONS); break;
    case 1: s->flags = rnd(16); break;
    case 2: s->raw_end = s->raw_start - rnd(1000); break;
    case 3: s->raw_start = (int64_t)rnd(UINT32_MAX) << rnd(20); break;
    case 4: s->depth = rnd(20); break;
    case 5: u->span_count = rnd((uint32_t)u->span_count + 1); break;
    case 6: u->role = rnd(5); break;
    case 7: u->lost = rnd(2); break;
    default: {
        struct kpt_region *g = &t->run.info.regions[rnd(SIM_REGIONS)];
        if (g->wait_count)
            g->waits[0].distance = rnd(4) ? rnd(6) : UINT32_MAX;
        if (g->arrive_count)
            g->arrives[0] = rnd(2) ? "full" : "empty";
        g->line = rnd(100);
    }
    }
}

Test(odd, spoilt_traces_do_not_crash, .init = quiet)
{
    uint64_t at = seed;
    for (int round = 0; round < 250; round++) {
        struct sim s = sim_defaults();
        s.iterations = 5 + (int)rnd(30);
        s.consumers = 1 + (int)rnd(2);
        struct sim_trace t = sim_run(&s);
        for (uint32_t i = rnd(40); i > 0; i--)
            spoil(&t);
        struct kpm_options forced = {.force = true, .max_residual = 0.1};
        json_t *r;
        int status = sim_model(&t, &forced, &r);
        cr_assert(status == KP_OK || status == KP_CHECK || status == KP_FAILED ||
                  status == KP_MALFORMED, "round %d of seed %llx: %d", round,
                  (unsigned long long)at, status);
        cr_assert_eq(r != NULL, status == KP_OK || status == KP_CHECK);
        if (r) {
            FILE *f = fopen("/dev/null", "w");
            kpm_print(f, r);
            fclose(f);
        }
        json_decref(r);
        sim_free(&t);
    }
}

/* ---- the page ------------------------------------------------------------------------ */

static char *brief_of(json_t *candidate, const char *trace)
{
    char *text = NULL;
    size_t n = 0;
    json_t *report = json_pack("{s:s,s:{s:s},s:[o]}", "entry", "k", "input", "name", trace,
                               "candidates", candidate);
    FILE *f = open_memstream(&text, &n);
    kpm_print_brief(f, report);
    fclose(f);
    json_decref(report);
    return text;
}

static void expect_brief(json_t *candidate, const char *trace, const char *const *lines, size_t n)
{
    char *text = brief_of(candidate, trace);
    for (size_t i = 0; i < n; i++)
        cr_assert(strstr(text, lines[i]), "no '%s' in:\n%s", lines[i], text);
    free(text);
}

/* Commands are for a shell, whatever files and regions are called; what is not known is no 0. */
Test(odd, commands_of_the_page_are_quoted)
{
    static const char *const motion[] = {
        "\n     10.0% hoist-load:a b;c: x\n",
        "\nnext       kperf apply 'a $(b).kpt' 'hoist-load:a b;c' -o new.ptx # if apply finds it safe\n",
        "\n           kperf evidence 'a $(b).kpt'\n           kperf model 'a $(b).kpt'\n"};
    expect_brief(json_pack("{s:s,s:s,s:s,s:f,s:f,s:[n,n],s:{}}", "id", "hoist-load:a b;c", "where",
                           "x", "expected", "gain", "predicted_gain", 0.2, "predicted_launch_gain",
                           0.1, "launch_interval", "motion"),
                 "a $(b).kpt", motion, KP_COUNT(motion));
    static const char *const pause[] = {
        "\n     20.0% (10.0 to 30.0) of an iteration: start-apart:a'b@4..7: x\n",
        "\nnext       kperf run --delay 'a'\\''b@4..7=0..1500' CONFIG.yaml\n",
        "\n           kperf evidence t.kpt\n"};
    expect_brief(json_pack("{s:s,s:s,s:s,s:f,s:[f,f],s:{s:s,s:[i,i],s:i}}", "id",
                           "start-apart:a'b@4..7", "where", "x", "expected", "to be measured",
                           "predicted_gain", 0.2, "interval", 0.1, 0.3, "pause", "region", "a'b",
                           "warps", 4, 7, "longest", 1500),
                 "t.kpt", pause, KP_COUNT(pause));
}

/* Of two roles with a stage of one name that is red which lies on the critical cycle. */
Test(odd, red_is_what_is_critical)
{
    char *text = NULL;
    size_t n = 0;
    json_t *stages = json_pack("[{s:s,s:f,s:f}]", "name", "wait", "cycles", 9.0, "slack", 0.0);
    json_t *report = json_pack("{s:[{s:s,s:b,s:O},{s:s,s:b,s:O}],s:[{s:s,s:s}]}", "roles", "name",
                               "a", "in_graph", 1, "stages", stages, "name", "b", "in_graph", 1,
                               "stages", stages, "critical_cycle", "name", "wait", "role", "b");
    FILE *f = open_memstream(&text, &n);
    kpm_dot(f, report);
    fclose(f);
    cr_assert(strstr(text, "\"a/wait\" [label=\"wait\\n9\"];\n"), "%s", text);
    cr_assert(strstr(text, "\"b/wait\" [label=\"wait\\n9\", color=red];\n"), "%s", text);
    free(text);
    json_decref(report);
    json_decref(stages);
}

/* ---- turns that come by twos --------------------------------------------------------- */

/* Two units, each of so many turns of one region of 10 cycles: every second one begins `slow` cycles
 * after the one before, the others `quick`; the second unit's are slow where the first's are quick. */
static bool by_twos(size_t turns, int64_t slow, int64_t quick, uint64_t lost, bool waits)
{
    enum { MOST = 40 };
    struct kpm_span spans[2][MOST];
    struct kpt_wait wait = {.on = "bar0"};
    struct kpt_region region = {.name = "meet", .waits = &wait, .wait_count = 1};
    struct kpt_info info = {.regions = &region, .region_count = 1};
    struct kpm_unit units[2];
    for (size_t u = 0; u < 2; u++) {
        int64_t at = 0;
        for (size_t i = 0; i < turns; i++) {
            int64_t took = i % 2 == u ? slow : quick;
            spans[u][i] = (struct kpm_span){.start = at, .end = at + (waits ? took - 10 : 10)};
            at += took;
        }
        units[u] = (struct kpm_unit){.unit = (uint32_t)u, .spans = spans[u], .span_count = turns,
                                     .lost = u ? lost : 0};
    }
    struct kpm_cta cta = {.units = units, .unit_count = 2};
    struct kpm_data d = {.info = &info};
    KP_PUSH(d.ctas, cta);
    bool twos = kpm_by_twos(&d, &info);
    free(d.ctas.v);
    return twos;
}

/* A quarter more, in sixteen turns and more, of which none was lost: else it is not known which is which.
 * That they wait longer is no work. */
Test(model_cycle, turns_by_twos)
{
    cr_assert(by_twos(20, 1500, 1000, 0, false));
    cr_assert(by_twos(17, 1260, 1000, 0, false));
    cr_assert_not(by_twos(20, 1240, 1000, 0, false));
    cr_assert_not(by_twos(20, 1000, 1000, 0, false));
    cr_assert_not(by_twos(16, 1500, 1000, 0, false));
    cr_assert_not(by_twos(20, 1500, 1000, 1, false));
    cr_assert_not(by_twos(20, 1500, 1000, 0, true));
}
