/* Edits made together, and those that the source has to make: what the model says of them is what
 * playing the changed program gives. */
#include <criterion/criterion.h>

#include <math.h>

#include "model/edits/search.h"
#include "model_play.h"
#include "model_report.h"
#include "model_sim.h"

/* Attention: K and V apart, both released at the end.  Waits that always block are taken to cost 50
 * where they do not, as the shortest of the others does. */
#define WAIT_K {.region = "wait_k", .cost = 60, .waits = "full_k", .wake = 20}
#define QK {.region = "qk_issue", .cost = 40, .async = "qk", .engine = "tensor", .latency = 520}
#define QK_WAIT {.region = "qk_wait", .cost = 50, .waits = "qk"}
#define SOFTMAX {.region = "softmax", .cost = 700}
#define WAIT_V(d) {.region = "wait_v", .cost = 60, .waits = "full_v", .distance = d, .wake = 20}
#define PV {.region = "pv_issue", .cost = 40, .async = "pv", .engine = "tensor", .latency = 520}
#define PV_WAIT {.region = "pv_wait", .cost = 50, .waits = "pv"}
#define FREE_K {.region = "k_release", .cost = 15, .arrives = {"empty_k"}}
#define FREE_V {.region = "v_release", .cost = 15, .arrives = {"empty_v"}}
#define GUARD_K(d) {.region = "wait_ek", .cost = 50, .waits = "empty_k", .distance = d, .wake = 20}
#define GUARD_V(d) {.region = "wait_ev", .cost = 50, .waits = "empty_v", .distance = d, .wake = 20}
#define LOAD_K {.region = "load_k", .cost = 45, .async = "k", .engine = "tma",                \
                .completes_on = "full_k", .latency = 1500, .bytes = 32768}
#define LOAD_V {.region = "load_v", .cost = 45, .async = "v", .engine = "tma",                \
                .completes_on = "full_v", .latency = 1500, .bytes = 32768}
#define LATE WAIT_K, QK, QK_WAIT, SOFTMAX, WAIT_V(0), PV, PV_WAIT, FREE_K, FREE_V
#define EARLY WAIT_K, QK, QK_WAIT, FREE_K, SOFTMAX, WAIT_V(0), PV, PV_WAIT, FREE_V
#define PEELED WAIT_K, QK, WAIT_V(1), PV, QK_WAIT, SOFTMAX, PV_WAIT, FREE_K, FREE_V
#define PEELED_EARLY WAIT_K, QK, WAIT_V(1), PV, QK_WAIT, FREE_K, SOFTMAX, PV_WAIT, FREE_V
#define LOADS(k, v) GUARD_K(k), LOAD_K, GUARD_V(v), LOAD_V

static double played(const struct play_op *producer, size_t np, const struct play_op *consumer,
                     size_t nc)
{
    const struct play_role roles[] = {{"producer", 1, 0, producer, np},
                                      {"consumer", 1, 0, consumer, nc}};
    struct play p = {roles, 2, 96, 1, 4};
    struct play_trace t = play_run(&p);
    double period = t.period;
    play_free(&t);
    return period;
}

static json_t *modelled(const struct play_op *producer, size_t np, const struct play_op *consumer,
                        size_t nc, const char *combine)
{
    const struct play_role roles[] = {{"producer", 1, 0, producer, np},
                                      {"consumer", 1, 0, consumer, nc}};
    struct kpm_options options = KPM_OPTIONS_DEFAULT;
    struct play p = {roles, 2, 96, 2, 4};
    struct play_trace t = play_run(&p);
    json_t *report;
    options.combine = combine;
    cr_assert_eq(play_model_with(&t, &options, &report), KP_OK);
    play_free(&t);
    return report;
}

static double asked(const struct play_op *producer, size_t np, const struct play_op *consumer,
                    size_t nc, const char *combine)
{
    json_t *r = modelled(producer, np, consumer, nc, combine);
    const json_t *a = json_object_get(r, "asked");
    cr_assert(json_is_object(a), "%s: %s", combine,
              json_string_value(json_object_get(r, "asked_wrong")));
    double period = json_number_value(json_object_get(a, "predicted_period"));
    json_decref(r);
    return period;
}

#define N(a) (a), sizeof(a) / sizeof *(a)

Test(search, a_prologue_peeled_off)
{
    const struct play_op one[] = {LOADS(1, 1)}, late[] = {LATE}, early[] = {EARLY};
    const struct play_op peeled[] = {PEELED}, peeled_early[] = {PEELED_EARLY};
    const struct play_op less[] = {LOADS(1, 0)}, deep[] = {LOADS(2, 1)};
    json_t *r = modelled(N(one), N(late), NULL);
    double want = played(N(less), N(peeled));
    cr_assert_lt(want, 0.9 * played(N(one), N(late)));
    cr_assert_float_eq(predicted(r, "peel-prologue:qk_issue"), want, 0.01);
    cr_assert_str_eq(json_string_value(json_object_get(json_object_get(
                         candidate(r, "peel-prologue:qk_issue"), "legality"), "status")),
                     "needs-proof");
    json_decref(r);
    r = modelled(N(one), N(early), NULL);
    cr_assert_float_eq(predicted(r, "peel-prologue:qk_issue"), played(N(less), N(peeled_early)),
                       0.01);
    json_decref(r);
    /* and with slots more, in whatever order */
    want = played(N(deep), N(peeled));
    cr_assert_float_eq(asked(N(one), N(late), "peel-prologue:qk_issue+ring-depth:empty_v+1"
                             "+ring-depth:empty_k+1"), want, 0.01);
    cr_assert_float_eq(asked(N(one), N(late), "ring-depth:empty_k+1+ring-depth:empty_v+1"
                             "+peel-prologue:qk_issue"), want, 0.01);
}

/* One barrier of both: its load is the later one, and what waited for V's waits no more.  V's bytes
 * come when K's 32768 have, 204.8 cycles, started 53 before. */
Test(search, barriers_merged)
{
    const struct play_op apart[] = {LOADS(1, 1)}, late[] = {LATE};
    const struct play_op joint[] = {
        {.region = "wait_ek", .cost = 50, .waits = "empty_v", .distance = 1, .wake = 20},
        {.region = "load_k", .cost = 45}, {.region = "wait_ev", .cost = 0},
        {.region = "load_v", .cost = 45, .async = "v", .engine = "tma", .completes_on = "full_v",
         .latency = 1652, .bytes = 32768}};
    const struct play_op consumer[] = {
        {.region = "wait_k", .cost = 60, .waits = "full_v", .wake = 20}, QK, QK_WAIT, SOFTMAX,
        {.region = "wait_v", .cost = 0}, PV, PV_WAIT, {.region = "k_release", .cost = 15}, FREE_V};
    json_t *r = modelled(N(apart), N(late), NULL);
    cr_assert_float_eq(predicted(r, "merge-barriers:full_k,full_v"), played(N(joint), N(consumer)),
                       0.5);
    json_decref(r);
}

/* A load that the other's 32768 bytes, at 160 a cycle, hold up no longer: both were started 103
 * cycles apart, so that K's come as much earlier as 204.8 - 103. */
Test(search, a_load_delayed_behind_the_other)
{
    const struct play_op loads[] = {LOADS(1, 3)}, late[] = {LATE};
    const struct play_op quick[] = {GUARD_K(1),
        {.region = "load_k", .cost = 45, .async = "k", .engine = "tma", .completes_on = "full_k",
         .latency = 1398, .bytes = 32768}, GUARD_V(3), LOAD_V};
    json_t *r = modelled(N(loads), N(late), NULL);
    double want = played(N(quick), N(late));
    cr_assert_lt(want, played(N(loads), N(late)) - 100);
    cr_assert_float_eq(predicted(r, "delay-load:load_v"), want, 0.5);
    const json_t *c = candidate(r, "delay-load:load_v");
    cr_assert_float_eq(json_number_value(json_array_get(json_object_get(c, "interval"), 0)), 0,
                       1e-9, "that copies do nothing to each other is in the interval");
    cr_assert(strstr(json_string_value(json_object_get(c, "refuted_by")),
                     "kperf run --delay load_v=0..400 CONFIG.yaml"));
    json_decref(r);
}

/* The first half of 65536 bytes comes 204.8 cycles earlier; the second is needed later. */
Test(search, a_load_in_two_halves)
{
    const struct play_op loads[] = {
        {.region = "wait_e", .cost = 50, .waits = "empty", .distance = 1, .wake = 20},
        {.region = "load", .cost = 45, .async = "kv", .engine = "tma", .completes_on = "full_k",
         .latency = 1500, .bytes = 65536}};
    const struct play_op consumer[] = {WAIT_K, QK, QK_WAIT, SOFTMAX, PV, PV_WAIT,
        {.region = "release", .cost = 15, .arrives = {"empty"}}};
    const struct play_op quick[] = {loads[0],
        {.region = "load", .cost = 45, .async = "kv", .engine = "tma", .completes_on = "full_k",
         .latency = 1295, .bytes = 65536}};
    json_t *r = modelled(N(loads), N(consumer), NULL);
    cr_assert_float_eq(predicted(r, "split-load:full_k"), played(N(quick), N(consumer)), 0.5);
    json_decref(r);
}

/* ---- together ------------------------------------------------------------------------ */

static bool listed(const json_t *report, const char *a, const char *b, size_t parts)
{
    const json_t *c, *p;
    size_t i, k;
    json_array_foreach(json_object_get(report, "combinations"), i, c) {
        unsigned found = 0;
        json_array_foreach(json_object_get(c, "parts"), k, p) {
            const char *id = json_string_value(json_object_get(p, "id"));
            found += strcmp(id, a) == 0 || strcmp(id, b) == 0;
        }
        if (found == 2 && json_array_size(json_object_get(c, "parts")) == parts)
            return true;
    }
    return false;
}

/* A slot more of either ring alone does nothing while the other is short; both do. */
Test(search, two_rings_that_are_short_together)
{
    const struct play_op one[] = {LOADS(1, 1)}, two[] = {LOADS(2, 2)};
    const struct play_op work[] = {WAIT_K, QK, QK_WAIT, WAIT_V(0), PV, PV_WAIT, FREE_K, FREE_V};
    json_t *r = modelled(N(one), N(work), NULL);
    double both = played(N(two), N(work)), now = played(N(one), N(work));
    cr_assert_lt(both, 0.9 * now);
    cr_assert_gt(predicted(r, "ring-depth:empty_k+1"), both * 1.05);
    cr_assert_gt(predicted(r, "ring-depth:empty_v+1"), both * 1.05);
    cr_assert(listed(r, "ring-depth:empty_k+1", "ring-depth:empty_v+1", 2));
    json_decref(r);
    cr_assert_float_eq(asked(N(one), N(work), "ring-depth:empty_k+1+ring-depth:empty_v+1"), both,
                       0.01);
}

Test(search, what_is_no_combination)
{
    const struct play_op loads[] = {LOADS(1, 1)}, late[] = {LATE};
    static const char *const bad[] = {"advance-arrive:empty_k+advance-arrive:empty_k",
                                      "ring-depth:empty_k+1+ring-depth:nothing+1"};
    static const char *const says[] = {
        "no edit advance-arrive:empty_k in this loop behind advance-arrive:empty_k",
        "no edit ring-depth:nothing+1 in this loop behind ring-depth:empty_k+1"};
    for (size_t i = 0; i < 2; i++) {
        json_t *r = modelled(N(loads), N(late), bad[i]);
        cr_assert(json_is_null(json_object_get(r, "asked")));
        cr_assert_str_eq(json_string_value(json_object_get(r, "asked_wrong")), says[i]);
        json_decref(r);
    }
}

Test(search, ids_that_are_joined)
{
    char *ids[2];
    cr_assert_eq(kpm_split_ids("ring-depth:k+1+advance-arrive:a+b", ids, 2), 2u);
    cr_assert_str_eq(ids[0], "ring-depth:k+1");
    cr_assert_str_eq(ids[1], "advance-arrive:a+b");
    free(ids[0]);
    free(ids[1]);
    cr_assert_eq(kpm_split_ids("ring-depth:k+1+ring-depth:v+1+ring-depth:w+1", ids, 2), 0u);
    cr_assert_eq(kpm_split_ids("", ids, 2), 0u);
    cr_assert_eq(kpm_split_ids("+ring-depth:k", ids, 2), 0u);
    cr_assert(kpm_is_joined("delay-wait:x+delay-load:y"));
    cr_assert_not(kpm_is_joined("ring-depth:x+1"));
}

/* ---- the bound ----------------------------------------------------------------------- */

/* Every pair of edits of a program, by the flat program and by the graph, or by playing. */
static size_t check_pairs(const struct kpm_baseline *b, bool exact)
{
    struct kpm_candidates c = {0};
    struct kpm_flat *flat = kpm_flat_new(b);
    size_t told = 0;
    kpm_enumerate(b, &c);
    for (size_t i = 0; i < c.all.n; i++) {
        for (size_t k = 0; k < c.all.n; k++) {
            struct kpm_program p = kpm_program_copy(b->program);
            bool ok = kpm_ops_apply(&p, &c.all.v[i].ops) && kpm_ops_apply(&p, &c.all.v[k].ops);
            kpm_flat_reset(flat);
            bool same = kpm_flat_apply(flat, &c.all.v[i].ops) &&
                        kpm_flat_apply(flat, &c.all.v[k].ops);
            cr_assert_eq(ok, same, "%s, %s", c.all.v[i].id, c.all.v[k].id);
            double bound = ok ? kpm_flat_period(flat) : NAN;
            double period = ok ? kpm_period(&p, b->values) : NAN;
            kpm_program_free(&p);
            if (!ok || isnan(period))
                continue;
            told++;
            cr_assert_leq(bound, period + 1e-6, "%s, %s", c.all.v[i].id, c.all.v[k].id);
            cr_assert(!exact || fabs(bound - period) < 1e-6, "%s, %s: %.9g, %.9g", c.all.v[i].id,
                      c.all.v[k].id, bound, period);
        }
    }
    kpm_flat_free(flat);
    kpm_candidates_free(&c);
    return told;
}

Test(search, where_nothing_queues_the_bound_is_the_period)
{
    const struct play_op loads[] = {LOADS(2, 2)}, late[] = {LATE};
    const struct play_role roles[] = {{"producer", 1, 0, loads, 4}, {"consumer", 2, 0, late, 9}};
    struct play p = {roles, 2, 96, 2, 4};
    struct play_trace t = play_run(&p);
    struct kpm_data d = {0};
    struct kpm_solved m;
    for (size_t i = 0; i < t.cta_count; i++)
        kpm_collect_cta(&d, &t.ctas[i]);
    cr_assert_eq(kpm_solve(&d, &t.run, "play.kpt", &m), KP_OK);
    struct kpm_baseline b = kpm_baseline_of(&m);
    cr_assert_not(kpm_has_queue(&m.program));
    cr_assert_gt(check_pairs(&b, true), 100u);
    kpm_solved_free(&m);
    kpm_data_free(&d);
    play_free(&t);
}

Test(search, no_program_with_a_queue_is_faster_than_its_bound)
{
    for (int depth = 1; depth <= 3; depth++) {
        struct sim s = sim_defaults();
        s.consumers = 2;
        s.depth = depth;
        s.load = 700 + 400 * depth;
        s.softmax = 300;
        s.late_arrive = true;
        s.service = 512; /* 2097152 flops at 4096 a cycle */
        struct sim_trace t = sim_run(&s);
        struct kpm_data d = {0};
        struct kpm_solved m;
        t.run.info.tensor_rate = t.run.info.tensor_rate_lo = t.run.info.tensor_rate_hi = 4096;
        for (size_t i = 0; i < t.cta_count; i++)
            kpm_collect_cta(&d, &t.ctas[i]);
        cr_assert_eq(kpm_solve(&d, &t.run, "sim.kpt", &m), KP_OK);
        struct kpm_baseline b = kpm_baseline_of(&m);
        cr_assert(kpm_has_queue(&m.program));
        cr_assert_gt(check_pairs(&b, false), 10u);
        kpm_solved_free(&m);
        kpm_data_free(&d);
        sim_free(&t);
    }
}
