/* What groups take without what others took of it. */
#include <criterion/criterion.h>

#include "model/play/queue.h"

enum { TURNS = 12 };

/* A loop of one region of `length` cycles in each thousand, of which the last `kept` turns are
 * recorded. */
static struct kpm_useq loop_of(uint32_t warp, uint32_t region, int64_t length, int64_t second,
                               size_t kept)
{
    struct kpm_useq u = {.warp = warp, .whole = kept == TURNS, .seq_count = kept, .all_count = kept,
                         .iter_count = kept};
    struct kpm_span *spans = kp_alloc(kept * sizeof *spans);
    u.iters = kp_alloc(kept * sizeof *u.iters);
    for (size_t i = 0; i < kept; i++) {
        int64_t start = 1000 * (int64_t)(TURNS - kept + i);
        spans[i] = (struct kpm_span){.start = start,
                                      .end = start + (i % 2 ? second : length),
                                      .region = region};
        u.iters[i] = (struct kpm_iter){.at = i, .period = 1000, .regular = true, .keep = true};
    }
    u.seq = u.all = spans;
    return u;
}

/* What stands beside loads: of it the last `kept` turns are recorded; and where work is. */
struct beside {
    size_t kept;
    bool gap_works;   /* behind the loads */
    bool uneven;      /* every second turn's work is 100 cycles */
    int64_t more;     /* so much more of the loads in every second turn */
    bool in_the_gaps; /* of the other warp: its region is a wait, 400 cycles of each turn */
};

static bool same; /* do they take the same whatever stands beside them? */

/* The loads' time and the gap behind them, alone, in each of so many warps; -1: not told. */
static void loads_beside(uint32_t warps, struct beside b, double *time, double *gap)
{
    struct kpt_async copy = {.name = "l", .engine = "tma", .arrives = "full", .bytes = 1024};
    struct kpt_wait wait = {.on = "w"};
    struct kpt_region regions[] = {{.name = "load", .asyncs = &copy, .async_count = 1},
                                   {.name = "other", .waits = &wait, .wait_count = b.in_the_gaps}};
    struct kpt_info info = {.regions = regions, .region_count = 2};
    uint32_t cycles[] = {0, 1};
    struct kpm_steady s = {.chunks = 1, .blocks = 1};
    struct kpm_params params = {.chunks = 1};
    size_t order = 0;
    struct kpm_item item = {.region = 0, .issue = SIZE_MAX, .gap_works = b.gap_works};
    struct kpm_item other = {.region = 1, .issue = SIZE_MAX, .gap_works = b.in_the_gaps};
    int64_t length = b.in_the_gaps ? 400 : 1000;
    for (uint32_t i = 0; i < 2; i++) {
        struct kpm_role role = {.cycle = &cycles[i], .length = 1, .units_per_cta = i ? 1 : warps};
        for (uint32_t w = 0; w < role.units_per_cta; w++) {
            int64_t first = i ? length : 400, second = i ? b.uneven ? 100 : first : first + b.more;
            struct kpm_useq u = loop_of(i ? 4 : 8 + w, i, first, second, i ? b.kept : TURNS);
            KP_PUSH(role.units, u);
        }
        KP_PUSH(s.roles, role);
    }
    struct kpm_prole roles[] = {
        {.role = &s.roles.v[0], .items = &item, .order = &order, .count = 1, .groups = 1},
        {.role = &s.roles.v[1], .items = &other, .order = &order, .count = 1, .groups = 1}};
    struct kpm_program program = {.info = &info, .roles = roles, .role_count = 2};
    struct kpm_pressure *by = kpm_pressure_new(&s, &program, true);
    kpm_measure_groups(by, &s, &roles[0], &params);
    *time = item.own[0] == SIZE_MAX ? -1 : params.all.v[item.own[0]].value;
    same = item.same;
    *gap = item.own_gap[0] == SIZE_MAX ? -1 : params.all.v[item.own_gap[0]].value;
    kpm_pressure_free(by);
    kpm_params_free(&params);
    for (size_t r = 0; r < 2; r++) {
        for (size_t u = 0; u < s.roles.v[r].units.n; u++) {
            free((void *)(uintptr_t)s.roles.v[r].units.v[u].seq);
            free(s.roles.v[r].units.v[u].iters);
        }
        free(s.roles.v[r].units.v);
    }
    free(s.roles.v);
}

/* Work beside them takes 0.30 of loads and 0.20 of what is none: of 400 cycles 280 are left, of the 600
 * behind them 480. */
Test(alone, beside_work)
{
    double time, gap;
    loads_beside(1, (struct beside){.kept = TURNS}, &time, &gap);
    cr_assert_float_eq(time, 280, 1e-9, "%g", time);
    cr_assert_float_eq(gap, 480, 1e-9, "%g", gap);
}

/* What is no region and takes 600 cycles is work, too, half of it: it keeps 0.68 beside other work. */
Test(alone, of_work_in_a_gap)
{
    double time, gap;
    loads_beside(1, (struct beside){.kept = TURNS, .gap_works = true}, &time, &gap);
    cr_assert_float_eq(time, 280, 1e-9, "%g", time);
    cr_assert_float_eq(gap, 408, 1e-9, "%g", gap);
}

/* And it slows others: waits of 400 cycles that the loads begin with do not, what stands behind these
 * does.  How long it does behind the last of the twelve was not recorded. */
Test(alone, beside_work_in_gaps)
{
    double time, gap;
    loads_beside(1, (struct beside){.kept = TURNS, .in_the_gaps = true}, &time, &gap);
    cr_assert_float_eq(time, 400, 1e-9, "%g", time);
    cr_assert_float_eq(gap, (11 * 480 + 600) / 12.0, 1e-9, "%g", gap);
}

/* A ring that holds five turns of the work and twelve of the loads says what they take alone by those
 * five: nothing is known of what was beside the seven before.  Taken as undisturbed, they would make it
 * 350 and 550. */
Test(alone, of_what_is_beside_it_in_the_ring)
{
    double time, gap;
    loads_beside(1, (struct beside){.kept = 5}, &time, &gap);
    cr_assert_float_eq(time, 280, 1e-9, "%g", time);
    cr_assert_float_eq(gap, 480, 1e-9, "%g", gap);
}

/* Beside 1000 and 100 cycles of work by turns 280 and 370 would be left of the loads' 400: they take 400
 * in every turn, so nothing is taken of them.  With 10 more in every second turn it is (280 and 380 are left). */
Test(alone, what_nothing_slows)
{
    double time, gap;
    loads_beside(1, (struct beside){.kept = TURNS, .uneven = true}, &time, &gap);
    cr_assert(same);
    cr_assert_float_eq(time, 400, 1e-9, "%g", time);
    loads_beside(1, (struct beside){.kept = TURNS, .uneven = true, .more = 10}, &time, &gap);
    cr_assert_not(same);
    cr_assert_float_eq(time, (280 + 380) / 2.0, 1e-9, "%g", time);
    loads_beside(1, (struct beside){.kept = TURNS}, &time, &gap);
    cr_assert_not(same); /* it may be as slowed in every turn */
}

/* Three are too few to tell. */
Test(alone, of_too_few_turns)
{
    double time, gap;
    loads_beside(1, (struct beside){.kept = 3}, &time, &gap);
    cr_assert_float_eq(time, -1, 0);
    cr_assert_float_eq(gap, -1, 0);
}

/* More warps than a group has that queues: nothing of these is a group's. */
Test(alone, of_many_warps_that_do_not_queue)
{
    double time, gap;
    loads_beside(20, (struct beside){.kept = TURNS}, &time, &gap);
    cr_assert_float_eq(time, 280, 1e-9, "%g", time);
    cr_assert_float_eq(gap, 480, 1e-9, "%g", gap);
}
