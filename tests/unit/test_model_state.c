/* Plays of one program from several starts, of which those that come to where another was stop there. */
#include <criterion/criterion.h>
#include <math.h>
#include <string.h>

#include "random_sim.h"

enum { STARTS = 8, ITERATIONS = 200 };

static struct kpm_sim program(uint32_t seed)
{
    random_seed(seed * 7919u);
    struct kpm_sim s = seed % 3 == 0 ? random_crowd() : random_program(seed % 3);
    for (size_t i = 0; i < s.ops.n && seed % 2; i++) {
        s.ops.v[i].presses = s.ops.v[i].uneven > 0 || i % 2;
        s.ops.v[i].uneven = 0.05;
        s.ops.v[i].time_press = (struct kpm_sim_press){.work = 0.3, .engine = 0.4, .own = 0.1};
    }
    return s;
}

/* Where lanes come to something at the same time, how sums are rounded decides who is first: it takes
 * another time when all begin a third of a cycle later. */
static bool is_tied(struct kpm_sim *s, double own)
{
    for (size_t l = 0; l < s->lanes.n; l++)
        s->lanes.v[l].start += 1.0 / 3;
    double later = kpm_sim_period(s, ITERATIONS);
    for (size_t l = 0; l < s->lanes.n; l++)
        s->lanes.v[l].start -= 1.0 / 3;
    return fabs(later - own) >= 1e-7 * (1 + own);
}

/* Whether a play stops or not, its period is the one it has by itself. */
Test(state, periods_are_those_of_each_play)
{
    size_t stopped = 0, all = 0;
    for (uint32_t seed = 1; seed <= 900; seed++) {
        struct kpm_sim s = program(seed);
        double starts[STARTS], periods[STARTS];
        size_t lane = seed % s.lanes.n;
        for (size_t k = 0; k < STARTS; k++)
            starts[k] = 7.3 * (double)k;
        kpm_sim_periods(&s, lane, starts, STARTS, ITERATIONS, periods);
        cr_assert(!s.seen && s.lanes.v[lane].start < 1e9);
        for (size_t k = 0; k < STARTS; k++) {
            s.lanes.v[lane].start = starts[k];
            double own = kpm_sim_period(&s, ITERATIONS);
            cr_assert(isnan(own) ? isnan(periods[k])
                                 : fabs(periods[k] - own) < 1e-7 * (1 + own) || is_tied(&s, own),
                      "seed %u, start %zu: %g for %g", seed, k, periods[k], own);
            all++;
            for (size_t i = 0; i < k; i++) /* given out, not worked out: the same to the bit */
                if (memcmp(&periods[i], &periods[k], sizeof own) == 0) {
                    stopped++;
                    break;
                }
        }
        kpm_sim_free(&s);
    }
    cr_assert(2 * stopped > all, "%zu of %zu", stopped, all);
}

/* Three lanes: the last, twice as slow, is waited for by both others in each iteration.  Whether the first
 * begins at once or a little later, from its third iteration on nothing is different. */
Test(state, a_play_stops_where_another_was)
{
    struct kpm_sim_seen seen = {.same = SIZE_MAX};
    struct kpm_sim s = {.seen = &seen};
    for (uint32_t l = 0; l < 3; l++) {
        struct kpm_sim_source last = {.lane = 2, .lanes = 1, .distance = 1, .event = KPM_SIM_END};
        struct kpm_sim_op op = {.time = l == 2 ? 20 : 10, .source = l, .sources = l < 2,
                                .engine = UINT32_MAX};
        struct kpm_sim_lane lane = {.op = l, .ops = 1};
        KP_PUSH(s.sources, last);
        KP_PUSH(s.ops, op);
        KP_PUSH(s.lanes, lane);
    }
    double *start, end;
    cr_assert_eq(kpm_sim_play(&s, 50, &start, &end), KPM_SIM_OK);
    cr_assert_float_eq(end, 1000, 1e-9);
    free(start);
    seen.count = 1;
    s.lanes.v[0].start = 3;
    cr_assert_eq(kpm_sim_play(&s, 50, &start, &end), KPM_SIM_SEEN);
    cr_assert_eq(seen.same, 0u);
    for (size_t i = 0; i < KPM_SIM_PLAYS; i++)
        for (size_t k = 0; k < KPM_SIM_LOOKS; k++)
            free(seen.plays[i][k].v);
    kpm_sim_free(&s);
}
