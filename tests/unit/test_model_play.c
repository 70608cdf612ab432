/* Programs of several rings and barriers: what the model says of a change is
 * what playing the changed program gives. */
#include <criterion/criterion.h>

#include <math.h>

#include "model_play.h"
#include "model_report.h"

static const char *legality(const json_t *report, const char *id)
{
    const json_t *c = candidate(report, id);
    cr_assert_not_null(c, "no candidate %s", id);
    return json_string_value(json_object_get(json_object_get(c, "legality"), "status"));
}

static double played(const struct play_role *roles, size_t n)
{
    struct play p = {roles, n, 96, 1, 4};
    struct play_trace t = play_run(&p);
    double period = t.period;
    play_free(&t);
    return period;
}

static json_t *modelled(const struct play_role *roles, size_t n, double *period)
{
    struct play p = {roles, n, 96, 2, 4};
    struct play_trace t = play_run(&p);
    json_t *report;
    cr_assert_eq(play_model(&t, &report), KP_OK);
    *period = t.period;
    double got = json_number_value(json_object_get(json_object_get(report, "baseline"),
                                                   "predicted_cycles"));
    cr_assert_float_eq(got, t.period, 0.01, "predicted %g, played %g", got, t.period);
    play_free(&t);
    return report;
}

/* ---- a software pipeline: one loop loads and multiplies ------------------------- */

#define SWP_BODY(depth)                                                                   \
    {.region = "wait_full", .cost = 60, .waits = "full", .distance = depth, .wake = 20},   \
    {.region = "mma_issue", .cost = 40, .async = "mma", .engine = "tensor", .latency = 500}, \
    {.region = "mma_wait", .cost = 12, .waits = "mma", .distance = 1},                     \
    {.region = "sync", .cost = 25, .waits = "slot", .arrives = {"slot"}}
#define SWP_LOAD(l)                                                                        \
    {.region = "issue_load", .cost = 70, .async = "load", .engine = "tma",                 \
     .completes_on = "full", .latency = l, .bytes = 49152}
#define SWP(name, depth, latency)                                                          \
    const struct play_op name##_loader[] = {SWP_BODY(depth), SWP_LOAD(latency)};           \
    const struct play_op name##_others[] = {SWP_BODY(depth)};                              \
    const struct play_role name[] = {{"loader", 1, 0, name##_loader, 5},                   \
                                     {"others", 3, 30, name##_others, 4}}

Test(play, software_pipeline_bound_by_its_load)
{
    SWP(two, 1, 900);
    SWP(three, 2, 900);
    double period;
    json_t *r = modelled(two, 2, &period);
    /* By hand: load 900 and its wake 20, then gap 4, mma_issue 40, gap 4, mma_wait
     * 12, gap 4, sync 25, gap 4, issue 70. */
    cr_assert_float_eq(period, 1083, 0.01);
    /* mma_wait never blocks, so how long mma takes is only bounded: the truth
     * lies within the interval. */
    const json_t *span = json_object_get(candidate(r, "ring-depth:full+1"), "interval");
    double gain = 1 - played(three, 2) / period;
    cr_assert_geq(gain, json_number_value(json_array_get(span, 0)));
    cr_assert_leq(gain, json_number_value(json_array_get(span, 1)));
    const json_t *cost = json_object_get(candidate(r, "ring-depth:full+1"), "cost");
    cr_assert_float_eq(json_number_value(json_object_get(cost, "shared_bytes")), 49152, 0.5);
    cr_assert_str_eq(legality(r, "hoist-load:issue_load"), "illegal");
    json_decref(r);
}

Test(play, barrier_split_in_the_roles_that_load_nothing)
{
    SWP(base, 1, 900);
    double period;
    json_t *r = modelled(base, 2, &period);
    /* The loader still waits for the others, so nothing is gained here. */
    cr_assert_float_eq(predicted(r, "split-barrier:sync/others"), period, 0.01);
    cr_assert_str_eq(legality(r, "split-barrier:sync/others"), "needs-proof");
    json_decref(r);
}

Test(play, a_barrier_that_only_one_side_needs)
{
    /* The barrier takes 200 to let go, so that either loop is its work + 200 + two
     * gaps: 1008.  Where the slower side arrives without waiting, its work and the
     * gaps are left: 808, and the other side's 708 fit in. */
    const struct play_op quick[] = {
        {.region = "load_l", .cost = 500},
        {.region = "sync", .cost = 25, .waits = "slot", .wake = 200, .arrives = {"slot"}}};
    const struct play_op slow[] = {
        {.region = "work_o", .cost = 800},
        {.region = "sync", .cost = 25, .waits = "slot", .wake = 200, .arrives = {"slot"}}};
    const struct play_op free_running[] = {
        {.region = "work_o", .cost = 800},
        {.region = "sync", .cost = 0, .arrives = {"slot"}}};
    const struct play_role both[] = {{"quick", 1, 0, quick, 2}, {"slow", 1, 0, slow, 2}};
    const struct play_role split[] = {{"quick", 1, 0, quick, 2}, {"slow", 1, 0, free_running, 2}};
    double period;
    json_t *r = modelled(both, 2, &period);
    cr_assert_float_eq(period, 1008, 0.01);
    cr_assert_float_eq(played(split, 2), 808, 0.01);
    cr_assert_float_eq(predicted(r, "split-barrier:sync/slow"), 808, 0.01);
    json_decref(r);
}

/* ---- a loop that no mark ties to the others ----------------------------------------- */

Test(play, a_loop_of_its_own_does_not_count)
{
    const struct play_op producer[] = {
        {.region = "wait_empty", .cost = 50, .waits = "empty", .distance = 1, .wake = 20},
        {.region = "load", .cost = 45, .async = "l", .engine = "tma", .completes_on = "full",
         .latency = 900, .bytes = 1024}};
    const struct play_op consumer[] = {
        {.region = "wait_full", .cost = 60, .waits = "full", .wake = 20},
        {.region = "work", .cost = 300},
        {.region = "release", .cost = 15, .arrives = {"empty"}}};
    const struct play_op stray[] = {{.region = "tile", .cost = 3000}, {.region = "end", .cost = 1}};
    const struct play_role roles[] = {{"producer", 1, 0, producer, 2},
                                      {"consumer", 2, 0, consumer, 3},
                                      {"stray", 1, 0, stray, 2}};
    double period;
    json_t *r = modelled(roles, 3, &period), *note;
    size_t i, told = 0;
    cr_assert_lt(period, 1500);
    json_array_foreach(json_object_get(r, "notes"), i, note)
        if (strstr(json_string_value(note), "role stray is tied to the loop by no wait"))
            told++;
    cr_assert_eq(told, 1u);
    json_decref(r);
}

/* ---- attention: two rings, K and V released together ------------------------------ */

#define ATTN_CONSUMER(after_qk, at_end0, at_end1)                                           \
    {.region = "wait_k", .cost = 60, .waits = "full_k", .wake = 20},                        \
    {.region = "qk_issue", .cost = 40, .async = "qk", .engine = "tensor", .latency = 520},  \
    {.region = "qk_wait", .cost = 12, .waits = "qk", .arrives = {after_qk}},                \
    {.region = "softmax", .cost = 700},                                                     \
    {.region = "wait_v", .cost = 60, .waits = "full_v", .wake = 20},                        \
    {.region = "pv_issue", .cost = 40, .async = "pv", .engine = "tensor", .latency = 520},  \
    {.region = "pv_wait", .cost = 12, .waits = "pv"},                                       \
    {.region = "release", .cost = 15, .arrives = {at_end0, at_end1}}
#define LOAD_K(depth)                                                                       \
    {.region = "wait_ek", .cost = 50, .waits = "empty_k", .distance = depth, .wake = 20},   \
    {.region = "load_k", .cost = 45, .async = "k", .engine = "tma",                         \
     .completes_on = "full_k", .latency = 1500, .bytes = 32768}
#define LOAD_V(depth)                                                                       \
    {.region = "wait_ev", .cost = 50, .waits = "empty_v", .distance = depth, .wake = 20},   \
    {.region = "load_v", .cost = 45, .async = "v", .engine = "tma",                         \
     .completes_on = "full_v", .latency = 1500, .bytes = 32768}
#define ATTN(name, consumer, ...)                                                           \
    const struct play_op name##_p[] = {__VA_ARGS__};                                        \
    const struct play_op name##_c[] = {consumer};                                           \
    const struct play_role name[] = {{"producer", 1, 0, name##_p, 4},                       \
                                     {"consumer", 1, 0, name##_c, 8}}
#define PLAIN ATTN_CONSUMER(NULL, "empty_k", "empty_v")
#define EARLY_K ATTN_CONSUMER("empty_k", "empty_v", NULL)

Test(play, attention_advances_the_arrive_that_binds)
{
    ATTN(base, PLAIN, LOAD_K(1), LOAD_V(1));
    ATTN(early, EARLY_K, LOAD_K(1), LOAD_V(1));
    double period;
    json_t *r = modelled(base, 2, &period);
    double gain = 1 - played(early, 2) / period;
    cr_assert_gt(gain, 0.2);
    cr_assert_float_eq(predicted(r, "advance-arrive:empty_k"), played(early, 2), 0.01);
    cr_assert_str_eq(legality(r, "advance-arrive:empty_k"), "needs-proof");
    cr_assert_str_eq(json_string_value(json_object_get(candidate(r, "advance-arrive:empty_k"),
                                                       "expected")), "gain");
    /* V's last reader ends right before the release: nothing to advance over. */
    cr_assert_null(candidate(r, "advance-arrive:empty_v"));
    /* Without more shared memory it is the best there is. */
    const json_t *c;
    size_t i;
    json_array_foreach(json_object_get(r, "candidates"), i, c) {
        const char *id = json_string_value(json_object_get(c, "id"));
        if (strncmp(id, "ring-depth", 10) != 0) {
            cr_assert_str_eq(id, "advance-arrive:empty_k");
            break;
        }
    }
    json_decref(r);
}

/* Half of the softmax stands behind the look at V's barrier, whose 60 cycles pass meanwhile: K's
 * round trip, which holds them, is 60 cycles shorter. */
Test(play, a_look_that_arithmetic_hides)
{
    ATTN(base, PLAIN, LOAD_K(1), LOAD_V(1));
    struct play p = {base, 2, 96, 2, 4};
    struct play_trace t = play_run(&p);
    json_t *report, *certificate;
    certificate = json_pack("{s:{s:[{s:s,s:s,s:f}]}}", "certificate", "elsewhere", "region",
                            "softmax", "behind", "wait_v", "share", 0.5);
    t.run.info.json = certificate;
    cr_assert_not_null(certificate);
    cr_assert_eq(play_model(&t, &report), KP_OK);
    const json_t *own = json_object_get(json_object_get(report, "baseline"), "unprobed");
    double cycles = json_number_value(json_object_get(own, "cycles"));
    cr_assert_float_eq(cycles, t.period - 60, 0.01, "%g, not %g", cycles, t.period - 60);
    json_decref(report);
    json_decref(certificate);
    t.run.info.json = NULL;
    play_free(&t);
}

Test(play, attention_depth_of_either_ring_and_order_of_loads)
{
    ATTN(base, PLAIN, LOAD_K(1), LOAD_V(1));
    ATTN(deep_k, PLAIN, LOAD_K(2), LOAD_V(1));
    ATTN(deep_v, PLAIN, LOAD_K(1), LOAD_V(2));
    ATTN(swapped, PLAIN, LOAD_V(1), LOAD_K(1));
    double period;
    json_t *r = modelled(base, 2, &period);
    cr_assert_float_eq(predicted(r, "ring-depth:empty_k+1"), played(deep_k, 2), 0.01);
    cr_assert_float_eq(predicted(r, "ring-depth:empty_v+1"), played(deep_v, 2), 0.01);
    cr_assert_float_eq(predicted(r, "reorder-loads:load_v,load_k"), played(swapped, 2), 0.01);
    cr_assert_str_eq(legality(r, "reorder-loads:load_v,load_k"), "legal");
    json_decref(r);
}

/* ---- a wait that comes before its data are needed ------------------------------------ */

Test(play, a_wait_delayed_to_its_first_user)
{
    const struct play_op producer[] = {
        {.region = "wait_empty", .cost = 50, .waits = "empty", .distance = 1, .wake = 20},
        {.region = "load", .cost = 45, .async = "l", .engine = "tma", .completes_on = "full",
         .latency = 900, .bytes = 1024}};
    const struct play_op early[] = {
        {.region = "wait_full", .cost = 60, .waits = "full", .wake = 20},
        {.region = "indices", .cost = 600},
        {.region = "mma_issue", .cost = 40, .async = "mma", .engine = "tensor", .latency = 500},
        {.region = "mma_wait", .cost = 12, .waits = "mma"},
        {.region = "release", .cost = 15, .arrives = {"empty"}}};
    const struct play_op late[] = {early[1], early[0], early[2], early[3], early[4]};
    const struct play_role base[] = {{"producer", 1, 0, producer, 2}, {"consumer", 1, 0, early, 5}};
    const struct play_role moved[] = {{"producer", 1, 0, producer, 2}, {"consumer", 1, 0, late, 5}};
    double period;
    json_t *r = modelled(base, 2, &period);
    cr_assert_lt(played(moved, 2), period - 500);
    cr_assert_float_eq(predicted(r, "delay-wait:wait_full"), played(moved, 2), 0.01);
    json_decref(r);
}
