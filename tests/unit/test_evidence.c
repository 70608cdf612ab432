#include <criterion/criterion.h>

#include "evidence/internal.h"

/* Figures by hand; no trace is read here. */

static bool near(double a, double b)
{
    return fabs(a - b) <= 1e-9 * fmax(fabs(a), fabs(b)) + 1e-12;
}

static struct kpt_stamp stamp(uint32_t sm, uint64_t from, uint64_t to)
{
    return (struct kpt_stamp){.sm = sm, .flags = KPT_CTA_ENTERED, .clock_entry = from,
                              .time_entry = from, .clock_exit = to ? to : 0, .time_exit = to};
}

static struct kpe_run run_with(json_t *info)
{
    static char config[] = "c.yaml";
    return (struct kpe_run){.path = "run.kpt",
                            .info = info,
                            .config = config,
                            .us = NAN,
                            .flops = NAN,
                            .bytes = NAN,
                            .matrix = {NAN, "modeled", "here"},
                            .dram = {NAN, "measured", "here"},
                            .launch = {NAN, "measured", "here"}};
}

/* Two SMs of four; on SM 0 two CTAs side by side and one behind a pause, on SM 1 one:
 *   SM 0: 1000..1400 and 1200..1600 (600 busy), 1700..2000 (300)   busy 900, until 1000
 *   SM 1: 1100..1500                                               busy 400, until 500
 * of a span of 1000: busy 1300 of 4000, behind their last CTA 500 of 4000. */
Test(evidence, schedule_of_hand_made_stamps)
{
    const struct kpt_stamp s[] = {stamp(0, 1200, 1600), stamp(1, 1100, 1500), stamp(0, 1000, 1400),
                                  stamp(0, 1700, 2000)};
    struct kpe_run r = run_with(json_pack("{s:{s:i},s:{s:{s:i}}}", "device", "sms", 4, "assembly",
                                          "original", "occupancy", 2));
    kpe_schedule_find(s, KP_COUNT(s), &r);
    cr_assert(r.schedule.known);
    cr_assert(near(r.schedule.span_us, 1));
    cr_assert(near(r.schedule.idle, 1 - 1300.0 / 4000), "%g", r.schedule.idle);
    cr_assert(near(r.schedule.tail, 500.0 / 4000), "%g", r.schedule.tail);
    cr_assert(near(r.schedule.used, 2));
    cr_assert(near(r.schedule.waves, 4.0 / 8));
    free(r.schedule.us);
    json_decref(r.info);
}

Test(evidence, a_cta_without_an_exit_tells_nothing)
{
    const struct kpt_stamp s[] = {stamp(0, 1200, 0)};
    struct kpe_run r = run_with(json_pack("{s:{s:i}}", "device", "sms", 4));
    kpe_schedule_find(s, KP_COUNT(s), &r);
    cr_assert_not(r.schedule.known);
    json_decref(r.info);
}

Test(evidence, work_over_a_shape)
{
    struct kpe_run r = run_with(json_pack("{s:{s:i,s:i,s:i}}", "shape", "M", 8, "N", 4, "K", 2));
    struct kpe_options o = {.work = "flops=2*M*N*K,bytes=max(M,N)*K,type=tf32"};
    cr_assert_eq(kpe_work_find(&o, &r), KP_OK);
    cr_assert(near(r.flops, 128) && near(r.bytes, 16), "%g %g", r.flops, r.bytes);
    cr_assert_str_eq(r.type, "tf32");
    static const char *const wrong[] = {"flops", "flops=", "flops=2*Q", "flops=M-8", "size=3",
                                        "type=bf17", "flops=1/0", "flops=2*M,,bytes=1"};
    kp_message_mute(true);
    for (size_t i = 0; i < KP_COUNT(wrong); i++) {
        o.work = wrong[i];
        cr_assert_eq(kpe_work_find(&o, &r), KP_USAGE, "'%s' was taken", wrong[i]);
    }
    kp_message_mute(false);
    json_decref(r.info);
}

/* ---- motions --------------------------------------------------------------- */

#define HEAD                                                                               \
    ".version 8.1\n.target sm_90a\n.address_size 64\n.shared .align 8 .b8 empty[8];\n" \
    ".visible .entry k()\n{\n.reg .b32 %r<9>;\nmov.u32 %r1, empty;\nbar.sync 0;\n"

static bool can(const char *body, const char *motion)
{
    static char path[] = "k.ptx";
    struct kpe_run r = run_with(json_pack("{s:s}", "entry", "k"));
    json_t *candidate = json_pack("{s:o}", "motion", json_loads(motion, 0, NULL));
    r.ptx = path;
    kp_str_add(&r.text, HEAD);
    kp_str_add(&r.text, body);
    kp_str_add(&r.text, "ret;\n}\n");
    bool yes = kpe_can_move(&r, candidate);
    kp_str_free(&r.text);
    json_decref(candidate);
    json_decref(r.info);
    return yes;
}

/* What 'kperf apply' makes of a candidate: a barrier that goes, an arrive as far as it goes, and the
 * motions of other roles beside the first. */
Test(evidence, motions_are_asked_for_as_apply_makes_them)
{
    static const char meets[] = "// kperf.begin met\nbar.sync 1, 64;\n// kperf.end met\n";
    static const char fenced[] = "// kperf.begin read\nmov.u32 %r2, 1;\n// kperf.end read\n"
                                 "fence.proxy.async;\nadd.u32 %r3, %r2, 1;\n"
                                 "// kperf.begin release\n// kperf.arrive x\n"
                                 "mbarrier.arrive.shared::cta.b64 _, [%r1];\n"
                                 "// kperf.end release\n";
    static const char reads[] = "// kperf.begin load\nadd.u32 %r3, %r1, 4;\n// kperf.end load\n";
#define ADVANCE                                                                    \
    "{\"kind\": \"advance-arrive\", \"first\": \"release\", \"on\": \"x\", \"anchor\": \"read\""
    cr_assert(can(meets, "{\"kind\": \"drop-barrier\", \"first\": \"met\"}"));
    cr_assert_not(can(reads, "{\"kind\": \"drop-barrier\", \"first\": \"met\"}"));
    cr_assert_not(can(fenced, ADVANCE "}"), "past the fence");
    cr_assert(can(fenced, ADVANCE ", \"as_far\": true}"), "up to the fence");
    cr_assert_not(can(fenced, ADVANCE ", \"as_far\": true, \"also\": [{\"first\": \"other\", "
                                      "\"on\": \"y\", \"anchor\": \"read\"}]}"),
                  "no such region");
}

/* ---- classes --------------------------------------------------------------- */

static const json_t *considered(const json_t *o, const char *name)
{
    const json_t *one;
    size_t i;
    json_array_foreach(json_object_get(o, "considered"), i, one)
        if (strcmp(kp_text(one, "name"), name) == 0)
            return one;
    return NULL;
}

static void expect_state(const json_t *o, const char *name, const char *state)
{
    cr_assert_str_eq(kp_text(considered(o, name), "state"), state, "%s", name);
}

/* A loop of one cycle: work 600, a copy of 300, and from an arrive to its wait 100. */
static json_t *ring_model(double busy)
{
    return json_pack(
        "{s:{s:b,s:f,s:f},s:[{s:s,s:s,s:f,s:i},{s:s,s:s,s:f,s:i},{s:s,s:s,s:f,s:i}],"
        "s:[{s:[{s:s,s:s}]}],s:[{s:s,s:s},{s:s,s:s}],s:[{s:s,s:f}]}",
        "baseline", "explained", 1, "residual", 0.01, "measured_cycles", 990.0, "critical_cycle",
        "name", "compute", "kind", "stage", "cycles", 600.0, "distance", 0, "name", "full: a -> b",
        "kind", "link", "cycles", 300.0, "distance", 0, "name", "empty: c -> d", "kind", "link",
        "cycles", 100.0, "distance", 1, "roles", "stages", "name", "compute", "kind", "work",
        "links", "name", "full: a -> b", "kind", "load", "name", "empty: c -> d", "kind", "arrive",
        "engines", "name", "tensor", "utilisation", busy);
}

static json_t *classify(struct kpe_run *r)
{
    json_t *o = json_object();
    r->cycle = kpe_cycle_of(r);
    kpe_classify(r, o);
    json_decref(r->info);
    json_decref(r->model);
    return o;
}

static struct kpe_run timed(double busy)
{
    struct kpe_run r = run_with(json_pack("{s:{s:[{s:s,s:[]}]}}", "instructions", "regions", "name",
                                          "compute", "mix"));
    r.us = 100;
    r.model = ring_model(busy);
    r.schedule = (struct kpe_schedule){.span_us = 100, .idle = 0.03, .sms = 4, .used = 4,
                                       .ctas = 8, .waves = 2, .known = true};
    return r;
}

Test(evidence, a_cycle_of_waits)
{
    struct kpe_run r = timed(0.5);
    struct kpe_cycle c = kpe_cycle_of(&r);
    cr_assert(near(c.total, 1000) && near(c.work, 600) && near(c.async, 300) &&
              near(c.arrive, 100));
    cr_assert(c.waits && c.ring && near(c.engine, 0.5));
    cr_assert_str_eq(c.largest, "compute");
    json_t *o = classify(&r);
    cr_assert_str_eq(kp_text(o, "class.name"), "critical-path wait cycle");
    cr_assert_str_eq(kp_text(o, "class.tier"), "modeled");
    expect_state(o, "work imbalance", "contradicted");
    expect_state(o, "memory latency", "possible");            /* 30% */
    expect_state(o, "synchronization overhead", "contradicted"); /* 10% */
    expect_state(o, "instruction issue or dependency latency", "supported"); /* 60% */
    expect_state(o, "matrix unit throughput", "contradicted");
    expect_state(o, "launch overhead", "not told");
    json_decref(o);
}

Test(evidence, an_engine_that_is_busy_is_the_limit)
{
    struct kpe_run r = timed(0.97);
    json_t *o = classify(&r);
    cr_assert_str_eq(kp_text(o, "class.name"), "matrix unit throughput");
    expect_state(o, "critical-path wait cycle", "contradicted");
    json_decref(o);
}

/* 100 us for 9e9 flop are 90 TFLOP/s, of 100: 90%. */
Test(evidence, useful_work_near_the_ceiling)
{
    struct kpe_run r = timed(0.5);
    r.flops = 9e9;
    r.matrix.value = 100;
    json_t *o = classify(&r);
    cr_assert_str_eq(kp_text(o, "class.name"), "matrix unit throughput");
    cr_assert(near(kp_number(considered(o, "matrix unit throughput"), "share"), 0.9));
    json_decref(o);
}

/* Two products of 64 x 128 x 16 a visit are 524288 flop, and one warp group is one unit.  30 visits in
 * two CTAs of eight, and 100 of 400 records overwritten: 15 * 524288 * 8 * 4/3 = 83886080 flop, in
 * 100 us 0.8388608 TFLOP/s. */
static json_t *executed(double ceiling, int lost, const char *op, const char *form)
{
    struct kpe_run r = timed(0.5);
    json_t *mix = json_pack("[{s:s,s:s,s:i}]", "op", op, "form", form, "count", 2);
    json_decref(r.info);
    r.info = json_pack("{s:i,s:[i,i,i],s:[{s:s}],s:{s:O,s:[{s:s,s:o}]}}", "warps_per_unit", 4, "grid",
                       4, 2, 1, "regions", "name", "compute", "instructions", "whole", mix,
                       "regions", "name", "compute", "mix", mix);
    r.summary = json_pack("{s:{s:i,s:i,s:i},s:[{s:s,s:i,s:i,s:i}]}", "counts", "ctas_with_records",
                          2, "records", 400, "records_lost", lost, "rows", "region", "compute",
                          "count", 28, "censored", 1, "open", 1);
    r.matrix.value = ceiling;
    json_t *o = classify(&r);
    json_decref(r.summary);
    return o;
}

Test(evidence, matrix_instructions_that_were_executed)
{
    static const struct {
        double ceiling;
        int lost;
        const char *form, *state;
        double share;
    } cases[] = {
        {0.9, 100, "m64n128k16.f32.f16.f16", "supported", 0.8388608 / 0.9},
        {1, 100, "m64n128k16.f32.bf16.bf16", "possible", 0.8388608},
        /* nothing is contradicted by it that the model does not contradict */
        {1.5, 100, "m64n128k16.f32.f16.f16", "contradicted", 0.5},
        {0.9, 0, "m64n128k16.f32.f16.f16", "possible", 0.62914560 / 0.9},
        /* half of the records are too many, and the rate of other numbers is another */
        {0.9, 200, "m64n128k16.f32.f16.f16", "contradicted", 0.5},
        {0.9, 100, "m64n128k16.f16.e4m3.e4m3", "contradicted", 0.5},
        {0.9, 100, "m64n128k16.f16.e2m3.e2m3", "contradicted", 0.5},
        {0.9, 100, "m64n128k32.f32.f16.f16", "contradicted", 0.5}, /* sparse */
    };
    for (size_t i = 0; i < KP_COUNT(cases); i++) {
        bool sparse = strstr(cases[i].form, "k32");
        json_t *o = executed(cases[i].ceiling, cases[i].lost,
                             sparse ? "wgmma.mma_async.sp" : "wgmma.mma_async", cases[i].form);
        const json_t *one = considered(o, "matrix unit throughput");
        cr_expect_str_eq(kp_text(one, "state"), cases[i].state, "%zu", i);
        cr_expect_lt(fabs(kp_number(one, "share") - cases[i].share), 5e-5, "%zu: %g", i,
                     kp_number(one, "share")); /* four digits are kept */
        json_decref(o);
    }
}

/* 100 us for 3e8 bytes are 3000 GB/s, of 4000: 75%. */
Test(evidence, bytes_near_the_bandwidth)
{
    struct kpe_run r = timed(0.5);
    r.bytes = 3e8;
    r.dram.value = 4000;
    json_t *o = classify(&r);
    cr_assert_str_eq(kp_text(o, "class.name"), "global memory bandwidth");
    cr_assert_eq(json_array_size(kp_json_in(o, "class.also")),
                 2); /* the cycle, and its arithmetic */
    json_decref(o);
}

/* Half of the bandwidth by useful bytes: more may really move, so nothing is contradicted. */
Test(evidence, fewer_useful_bytes_contradict_nothing)
{
    struct kpe_run r = timed(0.5);
    r.bytes = 1e7;
    r.dram.value = 4000;
    json_t *o = classify(&r);
    expect_state(o, "global memory bandwidth", "not told");
    json_decref(o);
}

Test(evidence, idle_SMs_and_launches_come_first)
{
    struct kpe_run r = timed(0.97);
    r.schedule.idle = 0.25;
    json_t *o = classify(&r);
    cr_assert_str_eq(kp_text(o, "class.name"), "work imbalance");
    json_decref(o);
    r = timed(0.97);
    r.us = 4;
    r.launch.value = 2.5;
    o = classify(&r);
    cr_assert_str_eq(kp_text(o, "class.name"), "launch overhead");
    json_decref(o);
}

Test(evidence, a_loop_that_is_a_small_part_names_no_class)
{
    struct kpe_run r = timed(0.5);
    json_object_set_new(r.model, "launch", json_pack("{s:{s:f,s:f}}", "cta", "loop", 400.0,
                                                     "predicted_cycles", 1000.0));
    json_t *o = classify(&r);
    expect_state(o, "critical-path wait cycle", "possible");
    json_decref(o);
}

/* The same loop, whose region reads global memory: 600 and the copy's 300 of 1000.  Whether that
 * is latency depends on how much of the bandwidth is in use. */
Test(evidence, a_region_that_reads_memory_is_no_arithmetic)
{
    static const struct {
        double bytes, rate;
        const char *state;
    } cases[] = {{NAN, NAN, "possible"}, {1e8, 4000, "supported"}, {3e8, 4000, "possible"}};
    for (size_t i = 0; i < KP_COUNT(cases); i++) {
        struct kpe_run r = timed(0.5);
        json_decref(r.info);
        r.info = json_pack("{s:{s:[{s:s,s:[{s:s}]}]}}", "instructions", "regions", "name",
                           "compute", "mix", "op", "ld.global");
        r.bytes = cases[i].bytes;
        r.dram.value = cases[i].rate;
        json_t *o = classify(&r);
        expect_state(o, "instruction issue or dependency latency", "contradicted");
        expect_state(o, "memory latency", cases[i].state);
        json_decref(o);
    }
}

/* Nothing is said of what no text and no certificate tells. */
Test(evidence, an_unknown_region_is_not_told)
{
    struct kpe_run r = timed(0.5);
    json_object_clear(r.info);
    json_t *o = classify(&r);
    expect_state(o, "instruction issue or dependency latency", "not told");
    json_decref(o);
}

/* Without a time, or a model that explains it, nothing is claimed. */
Test(evidence, no_evidence_no_class)
{
    struct kpe_run r = timed(0.5);
    r.us = NAN;
    json_t *o = classify(&r);
    cr_assert_str_eq(kp_text(o, "class.name"), "not supported by the evidence");
    json_decref(o);
    r = timed(0.5);
    json_object_set_new(json_object_get(r.model, "baseline"), "explained", json_false());
    o = classify(&r);
    cr_assert_str_eq(kp_text(o, "class.name"), "not supported by the evidence");
    expect_state(o, "critical-path wait cycle", "not told");
    json_decref(o);
}

/* ---- what to do next, and what came of it ------------------------------------ */

/* The loop of ring_model with two regions to hold up, in a launch of three waves of CTAs of ten
 * trips, 100000 cycles. */
static json_t *delay_model(const char *expected)
{
    json_t *m = ring_model(0.5);
    json_object_set_new(m, "launch", json_pack("{s:f,s:f,s:{s:f}}", "unprobed_cycles", 100000.0,
                                               "waves", 2.5, "cta", "trips", 10.0));
    json_object_set_new(
        m, "delays", json_pack("[{s:s,s:i,s:f,s:[f,f],s:f,s:[f,f]},{s:s,s:i,s:f,s:[f,f],s:f,s:[f,f]}]",
                               "region", "late", "cycles", 400, "iteration_growth", 0.5, "interval",
                               0.4, 0.6, "launch_growth", 0.09, "launch_interval", 0.08, 0.10,
                               "region", "idle", "cycles", 400, "iteration_growth", 0.0, "interval",
                               0.0, 0.1, "launch_growth", 0.012, "launch_interval", 0.0, 0.02));
    json_object_set_new(m, "candidates", json_pack("[{s:s,s:s,s:f}]", "id", "ring-depth:x+1",
                                                   "expected", expected, "predicted_gain", 0.25));
    return m;
}

static json_t *next_of(struct kpe_run *r, const char *class)
{
    json_t *missing = json_array(), *next;
    r->cycle = kpe_cycle_of(r);
    next = kpe_next(r, class, missing);
    json_decref(missing);
    return next;
}

static void expect_command(const json_t *next, const char *command)
{
    const json_t *list = json_object_get(next, "commands");
    cr_assert_str_eq(json_string_value(json_array_get(list, json_array_size(list) - 1)), command);
}

/* 9% of 100000 cycles, of 400 in ten visits of three waves: 0.75; 1.2%: 0.1. */
Test(evidence, the_region_that_costs_most_or_least_is_held_up)
{
    static const struct {
        const char *class, *id, *expects;
        double slope;
    } cases[] = {{"critical-path wait cycle", "delay:late", "critical", 0.75},
                 {"matrix unit throughput", "delay:idle", "slack", 0.1}};
    for (size_t i = 0; i < KP_COUNT(cases); i++) {
        struct kpe_run r = timed(0.5);
        json_decref(r.model);
        r.model = delay_model("gain");
        json_object_set_new(r.info, "shape", json_pack("{s:i}", "N", 8));
        json_t *next = next_of(&r, cases[i].class);
        cr_assert_str_eq(kp_text(next, "id"), cases[i].id);
        cr_assert_str_eq(kp_text(next, "expects"), cases[i].expects);
        cr_assert(near(kp_number(next, "predicted_slope"), cases[i].slope));
        cr_assert(near(kp_number(next, "bound"), 0.5));
        cr_assert(strstr(kp_text(next, "because"), "ring-depth:x+1 (+25.0% of an iteration)"));
        char *command = kp_asprintf("kperf run --only N=8 --delay %s=0..400 c.yaml",
                                    cases[i].id + 6);
        expect_command(next, command);
        free(command);
        json_decref(next);
        json_decref(r.info);
        json_decref(r.model);
    }
}

/* Of a loop with two rhythms it is asked which pause gains, unless a motion is said to gain more.
 */
Test(evidence, a_pause_is_tried)
{
    struct kpe_run r = timed(0.5);
    json_decref(r.model);
    r.model = delay_model("gain");
    json_object_set_new(r.info, "shape", json_pack("{s:i}", "N", 8));
    json_object_set_new(r.model, "rhythms",
                        json_pack("[{s:f},{s:f}]", "cycles", 900.0, "cycles", 1000.0));
    json_array_append_new(json_object_get(r.model, "candidates"),
                          json_pack("{s:s,s:s,s:f,s:[f,f],s:{s:s,s:[i,i],s:i}}", "id",
                                    "start-apart:q@4..7", "expected", "to be measured",
                                    "predicted_gain", 0.05, "interval", 0.0, 0.1, "pause", "region",
                                    "q", "warps", 4, 7, "longest", 1500));
    json_t *next = next_of(&r, "critical-path wait cycle");
    cr_assert_str_eq(kp_text(next, "id"), "pause:q@4..7");
    cr_assert_str_eq(kp_text(next, "expects"), "gain");
    cr_assert(near(kp_number(next, "bound"), 0.005));
    cr_assert(strstr(kp_text(next, "because"), "said to take 900 or 1000 cycles"));
    cr_assert(strstr(kp_text(next, "change"), "'kperf apply start-apart:q@4..7=CYCLES'"));
    expect_command(next, "kperf run --only N=8 --delay q@4..7=0..1500 c.yaml");
    json_decref(next);
    json_array_append_new(json_object_get(r.model, "candidates"),
                          json_pack("{s:s,s:s,s:f,s:{s:s}}", "id", "delay-wait:a", "expected",
                                    "gain", "predicted_gain", 0.06, "motion", "kind",
                                    "delay-wait"));
    next = next_of(&r, "critical-path wait cycle");
    cr_assert_str_eq(kp_text(next, "id"), "delay-wait:a");
    json_decref(next);
    json_t *pause = json_array_get(json_object_get(r.model, "candidates"), 1);
    json_object_set_new(pause, "id", json_string("start-apart:a b;c@4..7"));
    json_array_remove(json_object_get(r.model, "candidates"), 2);
    json_object_set_new(r.info, "shape", json_pack("{s:i}", "N;x", 8));
    next = next_of(&r, "critical-path wait cycle");
    expect_command(next, "kperf run --only 'N;x=8' --delay 'a b;c@4..7=0..1500' c.yaml");
    json_decref(next);
    json_decref(r.info);
    json_decref(r.model);
}

/* Ten CTAs of 10 us on four places: three waves, 30 us, and 2 us in which none runs.  Eight of
 * them take 20 us: 22/32 by waves, 8/10 by the work; the bound is in the middle. */
Test(evidence, a_wave_less)
{
    double us[10];
    struct kpe_run r = timed(0.5);
    for (size_t i = 0; i < KP_COUNT(us); i++)
        us[i] = 10;
    r.us = 32;
    r.schedule = (struct kpe_schedule){.span_us = 30, .idle = 0.25, .sms = 4, .used = 4, .ctas = 10,
                                       .waves = 2.5, .us = us, .known = true};
    json_object_set_new(r.info, "grid", json_pack("[i,i,i]", 2, 5, 1));
    json_t *next = next_of(&r, "work imbalance");
    cr_assert_str_eq(kp_text(next, "id"), "ctas:8");
    cr_assert_str_eq(kp_text(next, "expects"), "a wave less");
    cr_assert(near(kp_number(next, "predicted_ratio"), 0.6875));
    cr_assert(fabs(kp_number(next, "bound") - (22.0 / 32 + 0.8) / 2) < 1e-4);
    expect_command(next, "kperf run --ctas 8 c.yaml");
    json_decref(next);
    /* Two of four places: half of them take as long. */
    r.us = 12;
    r.schedule.ctas = 2;
    r.schedule.waves = 0.5;
    next = next_of(&r, "work imbalance");
    cr_assert_str_eq(kp_text(next, "id"), "ctas:1");
    cr_assert_str_eq(kp_text(next, "expects"), "the time stays");
    cr_assert(near(kp_number(next, "predicted_ratio"), 1));
    cr_assert(near(kp_number(next, "bound"), 0.75));
    json_decref(next);
    /* Rows of 3 and of 20: no part of the grid that is whole. */
    r.us = 32;
    r.schedule.ctas = 10;
    r.schedule.waves = 2.5;
    json_object_set_new(r.info, "grid", json_pack("[i,i,i]", 5, 2, 1));
    next = next_of(&r, "work imbalance");
    cr_assert_str_eq(kp_text(next, "id"), "ctas:5");
    json_decref(next);
    json_decref(r.info);
    json_decref(r.model);
}

Test(evidence, a_launch_and_an_empty_kernel_of_one_session)
{
    struct kpe_run r = timed(0.5);
    r.us = 8;
    r.launch.value = 6;
    json_t *next = next_of(&r, "launch overhead");
    cr_assert_str_eq(kp_text(next, "id"), "empty-kernel");
    expect_command(next, "mkdir -p again && kperf run -f -o again c.yaml");
    json_decref(next);
    json_decref(r.info);
    json_decref(r.model);
}

static json_t *outcome_of(const json_t *next, json_t *shape)
{
    struct kpe_run r = run_with(
        json_pack("{s:{s:i},s:{s:{s:s}}}", "shape", "N", 8, "kernel", "source", "sha256", "abc"));
    json_t *s = json_pack("{s:O}", "next", next);
    json_object_set_new(shape, "shape", json_pack("{s:i}", "N", 8));
    json_t *report = json_pack("{s:{s:{s:s}},s:[o]}", "kernel", "source", "sha256", "abc", "shapes",
                               shape);
    kpe_outcome_take(report, "o.json", &r, s);
    json_t *o = json_incref(json_object_get(s, "outcome"));
    json_decref(report);
    json_decref(s);
    json_decref(r.info);
    return o;
}

/* 10 visits in 3 waves, 400 cycles later, at 1000 MHz: 12 us of 100 for a slope of 1, so the
 * predicted 0.06 to 0.12 are slopes of 0.5 to 1. */
Test(evidence, a_delay_is_judged_by_its_bound)
{
    static const struct {
        const char *expects;
        double lo, slope, hi;
        const char *decision, *prediction;
    } cases[] = {{"critical", 0.7, 0.8, 0.9, "stands", "as said"},
                 {"critical", 1.1, 1.2, 1.3, "stands", "more than said"},
                 {"critical", 0.1, 0.2, 0.3, "refuted", "less than said"},
                 {"critical", 0.4, 0.5, 0.6, "undecided", "as said"},
                 {"slack", 0.1, 0.2, 0.3, "stands", "less than said"},
                 {"slack", 0.6, 0.7, 0.8, "refuted", "as said"},
                 {"", 0.6, 0.7, 0.8, "told", "as said"}};
    for (size_t i = 0; i < KP_COUNT(cases); i++) {
        json_t *next = json_pack("{s:s,s:f,s:f,s:[f,f],s:s}", "id", "delay:a", "bound", 0.5,
                                 "predicted_growth", 0.09, "growth_interval", 0.06, 0.12,
                                 "growth_of", "launch");
        if (*cases[i].expects)
            json_object_set_new(next, "expects", json_string(cases[i].expects));
        json_t *o = outcome_of(
            next, json_pack("{s:{s:s,s:[{s:i,s:f},{s:i,s:f}],s:i,s:i,s:f,s:f,s:f,s:f}}", "delay",
                            "region", "a", "points", "cycles", 0, "us", 100.0, "cycles", 400, "us",
                            109.0, "visits", 10, "waves", 3, "clock_mhz", 1000.0, "slope",
                            cases[i].slope, "lo", cases[i].lo, "hi", cases[i].hi));
        cr_assert_str_eq(kp_text(o, "decision"), cases[i].decision, "case %zu", i);
        cr_assert_str_eq(kp_text(o, "prediction"), cases[i].prediction, "case %zu", i);
        cr_assert(near(kp_number(o, "measured_growth"), 0.12 * cases[i].slope));
        json_decref(o);
        json_decref(next);
    }
}

/* The closer of two looks; of pauses of which none surely gains nothing is gained. */
Test(evidence, a_pause_is_judged_by_the_best)
{
    static const struct {
        const char *delay, *decision, *prediction;
        double gain;
    } cases[] = {
        {"\"least\": {\"cycles\": 7, \"ratio\": 0.98, \"lo\": 0.97, \"hi\": 0.99}", "stands",
         "as said", 0.02},
        {"\"least\": {\"cycles\": 7, \"ratio\": 0.98, \"lo\": 0.97, \"hi\": 0.99}, \"closer\":"
         " {\"cycles\": 8, \"ratio\": 0.8, \"lo\": 0.78, \"hi\": 0.85}",
         "stands", "more than said", 0.2},
        {"\"least\": null", "refuted", "as said", 0}};
    for (size_t i = 0; i < KP_COUNT(cases); i++) {
        char *text =
            kp_asprintf("{\"delay\": {\"region\": \"q\", \"warps\": [4, 7], %s}}", cases[i].delay);
        json_t *next =
            json_pack("{s:s,s:s,s:f,s:f,s:[f,f]}", "id", "pause:q@4..7", "expects", "gain", "bound",
                      0.005, "predicted_gain", 0.05, "interval", 0.0, 0.1);
        json_t *o = outcome_of(next, json_loads(text, 0, NULL));
        cr_assert_str_eq(kp_text(o, "decision"), cases[i].decision, "case %zu", i);
        cr_assert_str_eq(kp_text(o, "prediction"), cases[i].prediction, "case %zu", i);
        cr_assert(near(kp_number(o, "measured_gain"), cases[i].gain));
        json_decref(o);
        json_decref(next);
        free(text);
    }
}

/* Of another region, of some warps, of fewer CTAs than asked for, of a launch where a part was asked for. */
Test(evidence, an_outcome_is_that_of_the_experiment)
{
    static const struct {
        const char *id, *shape;
        bool taken;
    } cases[] = {
        {"delay:a", "{\"delay\": {\"region\": \"b\", \"slope\": 1}}", false},
        {"delay:a", "{\"delay\": {\"region\": \"a\", \"warps\": null, \"slope\": 1}}", true},
        {"delay:a", "{\"delay\": {\"region\": \"a\", \"warps\": [4, 7], \"slope\": 1}}", false},
        {"pause:a@4..7", "{\"delay\": {\"region\": \"a\", \"warps\": [4, 7], \"least\": null}}",
         true},
        {"pause:a@4..7", "{\"delay\": {\"region\": \"a\", \"warps\": [0, 3], \"least\": null}}",
         false},
        {"pause:a@4..7", "{\"delay\": {\"region\": \"a\", \"warps\": null, \"least\": null}}",
         false},
        {"ctas:8",
         "{\"few\": {\"ctas\": 8}, \"measured\": {\"ratio\": 0.7, \"lo\": 0.7, \"hi\": 0.7}}",
         true},
        {"ctas:8",
         "{\"few\": {\"ctas\": 9}, \"measured\": {\"ratio\": 0.7, \"lo\": 0.7, \"hi\": 0.7}}",
         false},
        {"ctas:8", "{\"measured\": {\"ratio\": 0.7, \"lo\": 0.7, \"hi\": 0.7}}", false},
        {"empty-kernel",
         "{\"measured\": {\"rows\": [{\"variant\": \"unprobed\", \"us\": 8}]}, \"baseline\":"
         " {\"device\": {\"ceilings\": {\"launch\": {\"empty_kernel_ns\": 5000}}}}}",
         true},
        {"empty-kernel", "{\"measured\": {\"rows\": [{\"variant\": \"unprobed\", \"us\": 8}]}}",
         false},
        {"delay:a",
         "{\"workload\": {\"values\": \"zeros\"}, \"delay\": {\"region\": \"a\", \"slope\": 1}}",
         false},
    };
    for (size_t i = 0; i < KP_COUNT(cases); i++) {
        json_t *next = json_pack("{s:s,s:s,s:f}", "id", cases[i].id, "expects", "overhead", "bound",
                                 0.5);
        json_t *o = outcome_of(next, json_loads(cases[i].shape, 0, NULL));
        cr_assert_eq(o != NULL, cases[i].taken, "case %zu", i);
        if (strcmp(cases[i].id, "empty-kernel") == 0 && o)
            cr_assert(near(kp_number(o, "share"), 0.625));
        json_decref(o);
        json_decref(next);
    }
}

/* ---- loads into registers --------------------------------------------------------------- */

static json_t *edge(const char *name, const char *kind, int cycles)
{
    return json_pack("{s:s,s:s,s:i,s:i}", "name", name, "kind", kind, "cycles", cycles, "distance", 0);
}

static json_t *fetch(const char *region, bool inside, bool ahead)
{
    return json_pack("{s:{s:s,s:b},s:b}", "used", "region", region, "inside", inside, "ahead", ahead);
}

/* Of 2000 cycles the gap of 700 behind `a`, and the 400 for which warps meet at `b`, are places where a
 * turn's loads are used first; those used behind `c` are ahead, and `ab`, of whose name `a` is the
 * beginning, is another. */
Test(evidence, where_loads_into_registers_are_used)
{
    struct kpe_run r = run_with(json_pack("{s:[o,o,o]}", "fetches", fetch("a", false, false),
                                          fetch("b", true, false), fetch("c", false, true)));
    r.model = json_pack("{s:[o,o,o,o,o],s:[],s:[],s:[],s:{s:b}}", "critical_cycle",
                        edge("a -> b gap", "gap", 700), edge("bar: b -> b", "link", 400),
                        edge("ab -> c gap", "gap", 300), edge("c -> d gap", "gap", 500),
                        edge("bar: c -> b", "link", 100), "roles", "links", "engines", "baseline",
                        "explained", true);
    struct kpe_cycle c = kpe_cycle_of(&r);
    cr_assert(near(c.total, 2000));
    cr_assert(near(c.fetched, 1100), "%g", c.fetched);
    cr_assert(near(c.met, 400), "%g", c.met);
    cr_assert(near(c.unmarked, 1500));
    json_decref((json_t *)r.model);
    json_decref(r.info);
}
