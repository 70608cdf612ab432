/* A grid given out to the places of a device: schedules made by hand, and small ones at random
 * against a player that goes cycle by cycle. */
#include <criterion/criterion.h>

#include <math.h>

#include "model/play/launch.h"

#define EXACT(a, b) cr_assert(fabs((a) - (b)) <= 1e-9 * (1 + fabs(b)), "%f, not %f", (a), (b))

static uint32_t state;
static uint32_t below(uint32_t n)
{
    state = state * 1664525u + 1013904223u;
    return (state >> 8) % n;
}

/* ---- by hand ------------------------------------------------------------------- */

/* A: 0 to 3, 4 to 6, 7 to 8; B: 0 to 5, 6 to 10. */
Test(model_launch, five_on_two)
{
    const double cycles[] = {3, 5, 2, 4, 1};
    struct kpm_places p = {.count = 2, .together = 1, .pause = 1};
    EXACT(kpm_play_grid(&p, cycles, 5), 10.0);
    EXACT(kpm_play_grid(&p, cycles, 3), 6.0);
    EXACT(kpm_play_grid(&p, cycles, 1), 3.0);
    p.count = 1;
    EXACT(kpm_play_grid(&p, cycles, 5), 3.0 + 5 + 2 + 4 + 1 + 4);
    /* As many places as CTAs, which persistent kernels have: the longest, whatever the pause. */
    p.count = 5;
    EXACT(kpm_play_grid(&p, cycles, 5), 5.0);
    cr_assert(isnan(kpm_play_grid(&p, cycles, 0)));
}

/* A place is free again at 3, but the second CTA was given out at 4: 0 to 3, 4 to 9; the third is
 * not before it, however early there is room: 4 to 6. */
Test(model_launch, given_out_late)
{
    const double cycles[] = {3, 5, 2}, entry[] = {0, 4};
    struct kpm_places p = {.count = 2, .together = 1, .pause = 0, .entry = entry};
    EXACT(kpm_play_grid(&p, cycles, 2), 9.0);
    EXACT(kpm_play_grid(&p, cycles, 3), 9.0);
    p.count = 1; /* 0 to 3, 5 to 10, 12 to 14 */
    p.pause = 2;
    EXACT(kpm_play_grid(&p, cycles, 3), 14.0);
}

/* Pairs on three places.  The first runs to 4 and 6; the third place alone is of no use to the
 * second, which enters at 4 and runs to 7; the third enters when two are free, at 7, not at 6. */
Test(model_launch, clusters_go_together)
{
    const double cycles[] = {4, 6, 3, 3, 2, 2};
    struct kpm_places p = {.count = 3, .together = 2};
    EXACT(kpm_play_grid(&p, cycles, 6), 9.0);
    p.together = 4;
    cr_assert(isnan(kpm_play_grid(&p, cycles, 6)));
    p.together = 0;
    cr_assert(isnan(kpm_play_grid(&p, cycles, 6)));
}

/* ---- cycle by cycle --------------------------------------------------------------- */

enum { MAX_CTAS = 24, MAX_PLACES = 6 };

struct grid {
    uint32_t n, places, together, pause, cycles[MAX_CTAS], entry[MAX_PLACES];
    uint32_t at[MAX_CTAS], in[MAX_CTAS]; /* when each entered, and which place */
};

static struct grid random_grid(void)
{
    struct grid g = {.places = 1 + below(MAX_PLACES), .pause = below(4)};
    g.together = 1 + below(g.places < 3 ? g.places : 3);
    g.n = (1 + below(MAX_CTAS / g.together)) * g.together;
    for (uint32_t i = 0; i < g.n; i++)
        g.cycles[i] = 1 + below(20);
    for (uint32_t i = 0; i < g.places; i++)
        g.entry[i] = (i ? g.entry[i - 1] : 0) + below(3);
    return g;
}

/* When the last of the next cluster's is given out. */
static uint32_t given_out(const struct grid *g, uint32_t next)
{
    uint32_t last = next + g->together - 1;
    return g->entry[last < g->places ? last : g->places - 1];
}

/* In each cycle as many clusters enter as are given out and find places. */
static uint32_t walk(struct grid *g)
{
    uint32_t next = 0, end = 0, taken[MAX_PLACES] = {0}; /* until then */
    for (uint32_t t = 0; next < g->n; t++) {
        for (;;) {
            uint32_t open[MAX_PLACES], found = 0;
            for (uint32_t p = 0; p < g->places; p++)
                if (taken[p] <= t)
                    open[found++] = p;
            if (found < g->together || next >= g->n || t < given_out(g, next))
                break;
            for (uint32_t k = 0; k < g->together; k++, next++) {
                g->at[next] = t;
                g->in[next] = open[k];
                taken[open[k]] = t + g->cycles[next] + g->pause;
                end = t + g->cycles[next] > end ? t + g->cycles[next] : end;
            }
        }
    }
    return end;
}

Test(model_launch, as_cycle_by_cycle)
{
    for (state = 1; state < 20000u * 7919u; state += 7919) {
        uint32_t seed = state;
        struct grid g = random_grid();
        double cycles[MAX_CTAS], entry[MAX_PLACES];
        for (uint32_t i = 0; i < g.n; i++)
            cycles[i] = g.cycles[i];
        for (uint32_t i = 0; i < g.places; i++)
            entry[i] = g.entry[i];
        struct kpm_places p = {g.places, g.together, g.pause, entry};
        /* Places beyond the CTAs are not asked for. */
        if (g.places <= g.n)
            cr_assert_eq((double)walk(&g), kpm_play_grid(&p, cycles, g.n), "seed %u", seed);
        state = seed;
    }
}

/* ---- from stamps ---------------------------------------------------------------- */

/* That grid, two places to an SM, as its stamps tell it; ns: two to a cycle. */
static struct kpr_run run_of(const struct grid *g, struct kpt_stamp *s)
{
    for (uint32_t i = 0; i < g->n; i++) {
        uint32_t sm = g->in[i] / 2;
        s[i] = (struct kpt_stamp){.cta = i, .sm = sm, .flags = KPT_CTA_ENTERED};
        s[i].clock_entry = 1000 * (sm + 1) + g->at[i];
        s[i].clock_exit = s[i].clock_entry + g->cycles[i];
        s[i].time_entry = 500000 + 2 * (uint64_t)g->at[i];
        s[i].time_exit = s[i].time_entry + 2 * (uint64_t)g->cycles[i];
    }
    struct kpr_run run = {.stamps = s, .stamp_count = g->n, .ctas_launched = g->n};
    run.info.cluster[0] = run.info.cluster[1] = run.info.cluster[2] = 1;
    return run;
}

static struct grid seven_on_four(void)
{
    return (struct grid){.n = 7, .places = 4, .together = 1, .pause = 10,
                         .cycles = {130, 140, 150, 160, 100, 100, 100}};
}

/* 130, 140, 150 and 160 on four places, then 100 from 140, 150 and 160 on: to 260. */
Test(model_launch, stamps_tell_all)
{
    struct grid g = seven_on_four();
    struct kpt_stamp s[MAX_CTAS];
    struct kpm_launch l;
    cr_assert_eq(walk(&g), 260);
    struct kpr_run run = run_of(&g, s);
    kpm_launch_measure(&run, 2, 2.0, &l);
    cr_assert(!l.unknown);
    cr_assert(l.count == 7 && l.sms == 2 && l.places.count == 4 && l.places.together == 1);
    cr_assert_eq(l.pauses, 3);
    EXACT(l.places.pause, 10.0);
    EXACT(l.measured, 260.0);
    EXACT(l.measured_ns, 520.0);
    EXACT(l.modeled, 260.0);
    EXACT(l.without, 260.0);
    EXACT(l.first_more, 145.0 - 100); /* medians */
    /* Half of each. */
    struct kpm_change half = {{1, 1}, {100, 100}, {50, 50}, NAN};
    /* The first wave keeps 45 of its own: 87.5, 92.5, 97.5, 102.5; then 50 from 107.5 on. */
    EXACT(kpm_launch_after(&l, &half), 157.5);
    /* Of what they differ by, a fifth is left: 92, 94, 96 and 98; then 50 from 102 on. */
    half.kept = 0.2;
    EXACT(kpm_launch_after(&l, &half), 156.0);
    /* A first wave of 10000 more, 2200 of it to start: of the rest a fifth is left. */
    for (size_t i = 0; i < 4; i++)
        l.ctas[i].alone += 10000 - 45;
    l.first_more = 10000;
    double stays = 2200 + 0.2 * 7800;
    EXACT(kpm_launch_after(&l, &half), stays + 111.0);
    for (size_t i = 0; i < 4; i++)
        l.ctas[i].alone -= 10000 - 45;
    l.first_more = 0; /* 65, 70, 75, 80, then 50 from 75, 80 and 85 on */
    half.kept = NAN;
    EXACT(kpm_launch_after(&l, &half), 135.0);
    kpm_launch_scale(&l, 2); /* 260, 280, 300 and 320, then 200 from 270, 290 and 310 on */
    EXACT(l.without, 510.0);
    EXACT(l.modeled, 260.0);
    kpm_launch_free(&l);
}

/* A probed CTA takes as long as those that entered with it, without its records. */
Test(model_launch, records_are_taken_off)
{
    struct grid g = {.n = 6, .places = 6, .together = 1,
                     .cycles = {400, 400, 400, 400, 400, 500}};
    struct kpt_stamp s[MAX_CTAS];
    struct kpm_launch l;
    walk(&g);
    struct kpr_run run = run_of(&g, s);
    s[5].flags |= KPT_CTA_PROBED;
    run.ctas_probed = 1;
    kpm_launch_measure(&run, 2, 2.0, &l);
    EXACT(l.measured, 500.0);
    EXACT(l.modeled, 500.0);
    EXACT(l.without, 400.0);
    cr_assert_eq(l.pauses, 0);
    EXACT(l.first_more, 0.0);
    kpm_launch_free(&l);
}

/* 100 cycles and 10 for each trip of the loop; the edit takes 5 of the 10. */
Test(model_launch, unequal_ctas)
{
    struct grid g = {.n = 6, .places = 2, .together = 1, .cycles = {300, 200, 200, 150, 400, 110}};
    struct kpt_stamp s[MAX_CTAS];
    struct kpm_launch l;
    walk(&g);
    struct kpr_run run = run_of(&g, s);
    kpm_launch_measure(&run, 2, 2.0, &l);
    const double trips[] = {20, 10, 30, 1}, cycles[] = {300, 200, 400, 110};
    kpm_launch_trips(&l, trips, cycles, 4);
    cr_assert(l.unequal);
    EXACT(l.fixed, 100.0);
    EXACT(l.a_trip, 10.0);
    EXACT(l.trips[0], 1.0);
    EXACT(l.trips[1], 30.0);
    struct kpm_change c = {{1, 30}, {110, 400}, {105, 250}, NAN};
    /* 200 and 150, 150 from 150 to 300, 125 from 200 to 325, 250 from 300 to 550, 105. */
    EXACT(kpm_launch_after(&l, &c), 550.0);
    /* Times that do not go with the trips say nothing. */
    const double odd[] = {300, 100, 100, 300};
    kpm_launch_trips(&l, trips, odd, 4);
    cr_assert(!l.unequal);
    const double same[] = {8, 8, 8, 8};
    kpm_launch_trips(&l, same, cycles, 4);
    cr_assert(!l.unequal);
    kpm_launch_free(&l);
}

Test(model_launch, what_is_not_known)
{
    struct grid g = seven_on_four();
    struct kpt_stamp s[MAX_CTAS];
    struct kpm_launch l;
    walk(&g);
    struct kpr_run run = run_of(&g, s);
    run.ctas_launched = 8;
    kpm_launch_measure(&run, 2, 2.0, &l);
    cr_assert_str_eq(l.unknown, "not every one left the times of its entry and exit");
    kpm_launch_free(&l);
    run.ctas_launched = 7;
    kpm_launch_measure(&run, 2, NAN, &l);
    cr_assert(l.unknown);
    struct kpm_change c = {{1, 1}, {100, 100}, {50, 50}, NAN};
    cr_assert(isnan(kpm_launch_after(&l, &c)));
    kpm_launch_free(&l);
    run.info.cluster[0] = 8;
    kpm_launch_measure(&run, 2, 2.0, &l);
    cr_assert_str_eq(l.unknown, "its clusters do not fit the places that were seen");
    kpm_launch_free(&l);
}
