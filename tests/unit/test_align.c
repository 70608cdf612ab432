/* The clock fit: what it leaves open, what it cannot do, and where CTAs land. */
#include <criterion/criterion.h>

#include <math.h>

#include "replay/replay_internal.h"
#include "synth.h"

/* ---- capture ------------------------------------------------------------------ */

#define MAX_CTAS 512

struct capture {
    size_t ctas;
    struct kpr_cta cta[MAX_CTAS]; /* without their units */
    struct kpr_run run;           /* its pointers are stale */
    struct kpr_fit fit[8];
};

static int on_begin(void *ctx, const struct kpr_run *run)
{
    struct capture *c = ctx;
    for (size_t i = 0; i < run->fit_count && i < KP_COUNT(c->fit); i++)
        c->fit[i] = run->fits[i];
    return KP_OK;
}

static int on_cta(void *ctx, const struct kpr_run *run, const struct kpr_cta *cta)
{
    struct capture *c = ctx;
    (void)run;
    cr_assert_lt(c->ctas, (size_t)MAX_CTAS);
    c->cta[c->ctas++] = *cta;
    return KP_OK;
}

static int on_end(void *ctx, const struct kpr_run *run)
{
    ((struct capture *)ctx)->run = *run;
    return KP_OK;
}

static struct capture capture;

static struct capture *replay(struct synth *s)
{
    static const struct kpr_visitor visitor = {on_begin, on_cta, on_end};
    FILE *f = synth_file(s);
    capture = (struct capture){0};
    cr_assert_eq(kpr_replay(f, "t", NULL, &visitor, &capture), KP_OK);
    fclose(f);
    return &capture;
}

/* A probed CTA whose only unit recorded nothing. */
static void cta(struct synth *s, uint32_t id, uint32_t sm, uint64_t entry, uint64_t entry_ns,
                uint64_t exit, uint64_t exit_ns)
{
    synth_cta(s, id, sm, entry, entry_ns, exit, exit_ns);
    synth_drain(synth_unit(s, 0, 0), entry + 10, entry + 20, entry_ns);
}

/* ---- the band: by hand ------------------------------------------------------------ */

/* (0,0) (1000,520) (2000,980) (3000,1500): t - 0.49c is 0, 30, 0, 30, and both
 * hulls have edges of 0.49 and 0.52 only, so the least height is 30. */
static const struct kpr_point four[4] = {{2000, 980}, {0, 0}, {3000, 1500}, {1000, 520}};

Test(band, by_hand)
{
    struct kpr_point p[4];
    struct kpr_band b;
    memcpy(p, four, sizeof p);
    cr_assert(kpr_band_find(p, 4, 20, &b));
    cr_assert_float_eq(b.height, 30, 1e-9);
    cr_assert_float_eq(b.best, 0.49, 1e-12);
    cr_assert_float_eq(b.wider, 10, 1e-9);
    cr_assert_float_eq(b.lo, 0.49, 1e-12);
    cr_assert_float_eq(b.hi, 0.49, 1e-12);
    /* below 0.49 the first and the last point bound it: 1500 - 3000b = 40; above,
     * the second and the third: 520 - 980 + 1000b = 40 */
    cr_assert(kpr_band_find(p, 4, 40, &b));
    cr_assert_eq(b.wider, 0.0);
    cr_assert_float_eq(b.lo, 1460. / 3000, 1e-5);
    cr_assert_float_eq(b.hi, 0.5, 1e-5);
}

Test(band, two_points_and_none)
{
    struct kpr_point p[3] = {{0, 0}, {2000, 1000}, {2000, 1000}};
    struct kpr_band b;
    cr_assert(kpr_band_find(p, 2, 32, &b));
    cr_assert_float_eq(b.lo, 0.484, 1e-5); /* (1000 - 32)/2000 */
    cr_assert_float_eq(b.best, 0.5, 1e-12);
    cr_assert_float_eq(b.hi, 0.516, 1e-5);
    cr_assert_not(kpr_band_find(p, 1, 32, &b));
    cr_assert_not(kpr_band_find(p, 0, 32, &b));
    cr_assert_not(kpr_band_find(p + 1, 2, 32, &b));
}

/* ---- the band: by trying all ------------------------------------------------------ */

static uint64_t seed;

static uint64_t rnd(uint64_t n)
{
    seed = seed * 6364136223846793005u + 1442695040888963407u;
    return (seed >> 33) % n;
}

static double height(const struct kpr_point *p, size_t n, double b)
{
    double hi = -INFINITY, lo = INFINITY;
    for (size_t i = 0; i < n; i++) {
        hi = fmax(hi, p[i].ns - b * p[i].cycles);
        lo = fmin(lo, p[i].ns - b * p[i].cycles);
    }
    return hi - lo;
}

/* The height is linear between the slopes of pairs, so its least value is at one. */
static double least_height(const struct kpr_point *p, size_t n)
{
    double least = INFINITY;
    for (size_t i = 0; i < n; i++)
        for (size_t k = 0; k < i; k++)
            if (p[i].cycles != p[k].cycles)
                least = fmin(least, height(p, n, (p[i].ns - p[k].ns) /
                                                     (p[i].cycles - p[k].cycles)));
    return least;
}

Test(band, is_what_trying_all_slopes_gives)
{
    seed = 20261129;
    printf("seed %llu\n", (unsigned long long)seed);
    for (int round = 0; round < 3000; round++) {
        struct kpr_point p[12];
        struct kpr_band b;
        size_t n = 2 + rnd(11);
        double allowed = (double)(1 + rnd(200));
        for (size_t i = 0; i < n; i++)
            p[i] = (struct kpr_point){(double)rnd(40), (double)rnd(300)};
        double least = least_height(p, n);
        cr_assert_eq(kpr_band_find(p, n, allowed, &b), least < INFINITY, "round %d", round);
        if (least == INFINITY)
            continue;
        cr_assert_float_eq(b.height, least, 1e-9, "round %d", round);
        cr_assert_float_eq(height(p, n, b.best), least, 1e-9, "round %d", round);
        cr_assert_eq(b.wider > 0, least > allowed + 0.001 + 1e-10, "round %d", round);
        if (b.wider > 0)
            continue;
        /* its ends just keep to all points, and what lies beyond does not */
        cr_assert_float_eq(height(p, n, b.lo), fmax(allowed, least), 0.002, "round %d", round);
        cr_assert_float_eq(height(p, n, b.hi), fmax(allowed, least), 0.002, "round %d", round);
        cr_assert_gt(height(p, n, b.lo - 0.01), allowed);
        cr_assert_gt(height(p, n, b.hi + 0.01), allowed);
    }
}

/* Ten times as many on one line with jitter, and a line exactly. */
Test(band, many_points)
{
    enum { N = 20000 };
    struct kpr_point *p = kp_alloc(N * sizeof *p);
    struct kpr_band b;
    seed = 7;
    for (size_t i = 0; i < N; i++)
        p[i] = (struct kpr_point){(double)(i * 1000), floor((double)(i * 1000) * 0.6 / 32) * 32};
    cr_assert(kpr_band_find(p, N, 32, &b));
    cr_assert_eq(b.wider, 0.0);
    cr_assert(b.lo <= 0.6 && b.hi >= 0.6);
    cr_assert_lt(b.hi - b.lo, 64 / 19999000.);
    p[N / 2].ns += 100; /* one reading that no line has */
    cr_assert(kpr_band_find(p, N, 32, &b));
    cr_assert_gt(b.wider, 50.0);
    free(p);
}

/* ---- the timer's step --------------------------------------------------------------- */

Test(step, is_what_divides_all_distances)
{
    struct synth s;
    synth_init(&s, 8, 1, 0);
    cta(&s, 0, 0, 1000, 70007, 3000, 71127);  /* 1120 = 35*32 */
    cta(&s, 1, 1, 5000, 70295, 7000, 71351);  /* 288 = 9*32, 1344 = 42*32 */
    struct capture *c = replay(&s);
    cr_assert_eq(c->run.timer_step, 32.0);
    cr_assert_not(c->run.timer_step_assumed);
    synth_init(&s, 8, 1, 0);
    cta(&s, 0, 0, 1000, 70000, 3000, 71120);
    cta(&s, 1, 1, 5000, 70310, 7000, 71350); /* 1120, 310, 1350 */
    c = replay(&s);
    cr_assert_eq(c->run.timer_step, 10.0);
    synth_init(&s, 8, 1, 0);
    cta(&s, 0, 0, 1000, 70000, 101000, 120000); /* a step of 50 us is none */
    c = replay(&s);
    cr_assert_eq(c->run.timer_step, 32.0);
    cr_assert(c->run.timer_step_assumed);
}

/* ---- bounds ------------------------------------------------------------------------- */

/* SM 0 has 1024 ns over 2000 cycles, to a step of 32 and a cycle of 0.512.  SM 1 has no
 * slope and takes SM 0's. */
Test(bounds, of_two_stamps_and_of_one)
{
    struct synth s;
    synth_init(&s, 8, 1, 0);
    cta(&s, 0, 0, 1000, 32000, 3000, 33024);
    cta(&s, 1, 1, 5000, 32032, 0, 0);
    struct capture *c = replay(&s);
    for (int i = 0; i < 2; i++) {
        cr_assert_float_eq(c->fit[i].slope, 0.512, 1e-9);
        cr_assert_float_eq(c->fit[i].slope_lo, 0.495744, 1e-6); /* 991.488/2000 */
        cr_assert_float_eq(c->fit[i].slope_hi, 0.528256, 1e-6);
        cr_assert_float_eq(c->fit[i].offset_error_ns, 16.256, 1e-6);
        cr_assert_eq(c->fit[i].widening_ns, 0.0);
        cr_assert(isnan(c->fit[i].drift));
        cr_assert_float_eq(c->cta[i].slope_error, 32.512 / 1024, 1e-6);
        cr_assert_float_eq(c->cta[i].origin_error_ns, 16.256, 1e-6);
    }
    cr_assert(isnan(c->run.drift));
}

/* The readings of test_replay's residual: a line needs 30, and a step of 20 and a cycle
 * of 0.496 are 9.504 less. */
Test(bounds, no_line_is_said_to_be_none)
{
    struct synth s;
    synth_init(&s, 8, 1, 0);
    cta(&s, 0, 0, 50000, 900000, 51000, 900520);
    cta(&s, 1, 0, 52000, 900980, 53000, 901500);
    struct capture *c = replay(&s);
    cr_assert_eq(c->run.timer_step, 20.0);
    cr_assert_float_eq(c->run.reading_ns, 20.496, 1e-12);
    cr_assert_float_eq(c->fit[0].slope, 0.496, 1e-12);
    cr_assert_float_eq(c->fit[0].residual_ns, 18, 1e-9);
    cr_assert_float_eq(c->fit[0].widening_ns, 9.504, 1e-9);
    /* the reading at 1000 is as near to the middle as that at 2000, and the first:
     * 520 in 1000 cycles, then 980 in 2000 */
    cr_assert_float_eq(c->fit[0].drift, 0.49 / 0.52 - 1, 1e-9);
    cr_assert_float_eq(c->run.drift, 0.49 / 0.52 - 1, 1e-9);
    cr_assert_float_eq(c->fit[0].drift_error, 0.500248 / 0.499504 - 0.49 / 0.52, 1e-9);
    /* the halves'; that of all is (1500 -+ 30)/3000 */
    cr_assert_float_eq(c->fit[0].slope_lo, 0.479752, 1e-9); /* (980 - 20.496)/2000 */
    cr_assert_float_eq(c->fit[0].slope_hi, 0.540496, 1e-9); /* (520 + 20.496)/1000 */
    /* their own slopes are known to 0.0205, the SM's to 0.0304 */
    cr_assert_eq(c->run.time_zero, 900000u);
    cr_assert_float_eq(c->cta[0].ns_per_cycle, 0.52, 1e-9);
    cr_assert_float_eq(c->cta[0].origin_error_ns, 10.248, 1e-9);
    cr_assert_float_eq(c->cta[0].slope_error, 0.020496 / 0.52, 1e-9);
    cr_assert_eq(c->cta[1].ns_origin, 980);
}

/* The same, but CTAs that stayed for less: 500 cycles, whose rate is known to 0.0405
 * each way.  The SM's line, 0.496*c + 6 before, is moved as little as keeps to their
 * stamps. */
Test(bounds, a_short_stay_keeps_the_rate_of_its_sm)
{
    struct synth s;
    synth_init(&s, 8, 1, 0);
    cta(&s, 0, 0, 50000, 900000, 51000, 900520);
    cta(&s, 1, 0, 52000, 900980, 53000, 901500);
    cta(&s, 2, 0, 53000, 901500, 53500, 901740);
    struct capture *c = replay(&s);
    cr_assert_eq(c->run.timer_step, 20.0);
    cr_assert_gt(c->fit[0].widening_ns, 0.0);
    const struct kpr_cta *a = &c->cta[2];
    cr_assert_lt(fabs(a->ns_per_cycle - c->fit[0].slope), fabs(0.48 - c->fit[0].slope));
    /* entry and exit are within what their stamps, and the first one's, leave open */
    double open = c->run.reading_ns + 1;
    cr_assert_leq(fabs((double)a->ns_origin - 1500), open);
    cr_assert_leq(fabs((double)a->ns_origin + 500 * a->ns_per_cycle - 1740), open);
}

/* 20000 cycles in 10000 ns; but the unit's drain, after half of the cycles, reads 5400.
 * 400 off: 32.5/2 are the drain's own, and as much the entry's. */
Test(bounds, a_drain_shows_that_the_rate_changed)
{
    struct synth s;
    synth_init(&s, 8, 3, 0);
    synth_cta(&s, 0, 0, 5000, 64000, 25000, 74000);
    synth_drain(synth_unit(&s, 0, 0), 15000, 15010, 69400);
    synth_drain(synth_unit(&s, 1, 1), 6000, 6010, 64600); /* 100 off after 1000: no rate */
    synth_drain(synth_unit(&s, 2, 2), 20000, 20010, 71532); /* 32 off may be */
    struct capture *c = replay(&s);
    cr_assert_eq(c->run.reading_ns, 32.5);
    cr_assert_float_eq(c->cta[0].ns_per_cycle, 0.5, 1e-12);
    cr_assert_float_eq(c->cta[0].bend_ns, 400 - 32.5, 1e-9);
    cr_assert_float_eq(c->run.bend_ns, 400 - 32.5, 1e-9);
    cr_assert_float_eq(c->cta[0].slope_error, 432.5 / 5000, 1e-9);
}

/* Times that no launch has are no reason to fail, or to compute beyond 64 bits. */
Test(bounds, any_time_of_a_drain_is_survived)
{
    static const uint64_t times[] = {0, 1, INT64_MAX, (uint64_t)INT64_MAX + 1, UINT64_MAX};
    for (size_t i = 0; i < KP_COUNT(times); i++) {
        struct synth s;
        synth_init(&s, 8, 1, 0);
        synth_cta(&s, 0, 0, 5000, 64000, 25000, 74000);
        synth_drain(synth_unit(&s, 0, 0), 15000, 15010, times[i]);
        cr_assert_gt(replay(&s)->cta[0].bend_ns, 60000.0);
    }
}

/* ---- true clocks ----------------------------------------------------------------------- */

/* A clock whose rate goes from f0 to f1 GHz, linearly over `whole` ns. */
struct clock {
    double f0, f1, whole;
    uint64_t at0; /* what it reads at the time 0 */
};

static double cycles_at(const struct clock *k, double ns)
{
    return k->f0 * ns + (k->f1 - k->f0) * ns * ns / (2 * k->whole);
}

static uint64_t read_clock(const struct clock *k, double ns)
{
    return k->at0 + (uint64_t)cycles_at(k, ns);
}

#define TIMER0 1700000000000000000u

static uint64_t read_timer(double ns, double step)
{
    return TIMER0 + (uint64_t)(floor(ns / step) * step);
}

struct truth {
    double entry, exit; /* ns */
};

/* n CTAs one after the other on each of two SMs, each for stay ns, give or take a half. */
static void launch(struct synth *s, struct truth *truth, size_t n, double stay, double f0,
                   double f1)
{
    struct clock clocks[2] = {{f0, f1, 1.6 * stay * (double)n, 1u << 30},
                              {f0, f1, 1.6 * stay * (double)n, (uint64_t)5 << 40}};
    double free_at[2] = {3, 170.4};
    synth_init(s, 8, 1, 0);
    for (size_t i = 0; i < 2 * n; i++) {
        uint32_t sm = i % 2;
        truth[i].entry = free_at[sm] + (double)rnd(400);
        truth[i].exit = truth[i].entry + stay * (0.5 + (double)rnd(1000) / 1000);
        free_at[sm] = truth[i].exit;
        cta(s, (uint32_t)i, sm, read_clock(&clocks[sm], truth[i].entry),
            read_timer(truth[i].entry, 32), read_clock(&clocks[sm], truth[i].exit),
            read_timer(truth[i].exit, 32));
    }
}

/* Every CTA's entry and mean rate lie within what is said of them; +-1 and 2 cycles
 * are what reading whole cycles and rounding to whole ns take. */
static void expect_truth(const struct capture *c, const struct truth *truth)
{
    for (size_t i = 0; i < c->ctas; i++) {
        const struct kpr_cta *a = &c->cta[i];
        double entry = truth[i].entry - fmin(truth[0].entry, truth[1].entry);
        double stay = truth[i].exit - truth[i].entry;
        double cycles = (double)(a->stamp.clock_exit - a->stamp.clock_entry);
        cr_assert_leq(fabs((double)a->ns_origin - entry),
                      a->origin_error_ns + 34, "CTA %zu", i); /* 32: of the first */
        cr_assert_leq(fabs(stay / cycles - a->ns_per_cycle),
                      a->slope_error * a->ns_per_cycle + 2 * stay / (cycles * cycles), "CTA %zu",
                      i);
        cr_assert_leq(a->origin_error_ns, 33); /* a step and a cycle */
    }
}

Test(truth, a_steady_clock_lies_within_the_bounds)
{
    for (seed = 1; seed <= 100; seed++) {
        struct synth s;
        struct truth truth[80];
        uint64_t first = seed;
        launch(&s, truth, 40, 3000, 1.755, 1.755);
        struct capture *c = replay(&s);
        for (int i = 0; i < 2; i++) {
            cr_assert_eq(c->fit[i].widening_ns, 0.0, "seed %llu", (unsigned long long)first);
            cr_assert(c->fit[i].slope_lo <= 1 / 1.755 + 1e-7);
            cr_assert(c->fit[i].slope_hi >= 1 / 1.755 - 1e-7);
            cr_assert_lt(c->fit[i].slope_hi - c->fit[i].slope_lo, 0.001);
            cr_assert_leq(fabs(c->fit[i].drift), c->fit[i].drift_error);
        }
        cr_assert_leq(fabs(c->run.drift), c->run.drift_error);
        expect_truth(c, truth);
        seed = first;
    }
}

/* How far a launch's CTAs land from the truth, by the SM's line, by the line between
 * their own readings, and by what replay does: root mean squares of the error at the
 * exit, relative to the error of the entry's reading. */
struct errors {
    double fit, own, placed;
};

static struct errors measure(const struct capture *c, const struct truth *truth)
{
    struct errors e = {0, 0, 0};
    for (size_t i = 0; i < c->ctas; i++) {
        const struct kpr_cta *a = &c->cta[i];
        const struct kpr_fit *f = &c->fit[a->sm];
        double cycles = (double)(a->stamp.clock_exit - a->stamp.clock_entry);
        double rate = (truth[i].exit - truth[i].entry) / cycles;
        double own = (double)(a->stamp.time_exit - a->stamp.time_entry) / cycles;
        e.fit += pow((f->slope - rate) * cycles, 2);
        e.own += pow((own - rate) * cycles, 2);
        e.placed += pow((a->ns_per_cycle - rate) * cycles, 2);
    }
    e.fit = sqrt(e.fit / (double)c->ctas);
    e.own = sqrt(e.own / (double)c->ctas);
    e.placed = sqrt(e.placed / (double)c->ctas);
    return e;
}

Test(truth, drift_is_seen_and_placed_around)
{
    static const double stays[] = {400, 2000, 20000, 100000};
    for (size_t k = 0; k < KP_COUNT(stays); k++) {
        struct synth s;
        static struct truth truth[2 * 100];
        seed = 20 + k;
        launch(&s, truth, 100, stays[k], 1.8, 1.6);
        struct capture *c = replay(&s);
        struct errors e = measure(c, truth);
        expect_truth(c, truth);
        cr_assert_gt(c->run.drift, 10 * c->run.drift_error);
        cr_assert(c->run.drift > 0.03 && c->run.drift < 0.06); /* half of 1.8/1.6 - 1 */
        cr_assert_gt(c->fit[0].widening_ns, 500.0);
        cr_assert_lt(e.placed, 16);
        cr_assert(k == 0 || e.placed < e.fit / 2);
    }
}

Test(truth, on_a_steady_clock_the_fit_is_better_than_ones_own_readings)
{
    struct synth s;
    static struct truth truth[2 * 100];
    seed = 3;
    launch(&s, truth, 100, 3000, 1.7, 1.7);
    struct errors e = measure(replay(&s), truth);
    cr_assert_lt(e.placed, 0.5);
    cr_assert_gt(e.own, 8); /* two readings to 32 ns: 32/sqrt(6) = 13 */
}

/* ---- clusters ------------------------------------------------------------------------- */

static void clustered(struct synth *s, const int grid[3], const int cluster[3])
{
    synth_init(s, 8, 1, 0);
    s->grid_given = true;
    json_object_set_new(s->info, "grid", json_pack("[iii]", grid[0], grid[1], grid[2]));
    json_object_set_new(s->info, "launch", json_pack("{s:[iii]}", "cluster", cluster[0],
                                                     cluster[1], cluster[2]));
}

/* 4x4 CTAs in clusters of 2x2: 0, 1, 4 and 5 are one, 10, 11, 14 and 15 another.  CTA 5
 * enters when CTA 0 leaves, which may be; CTA 15 enters 32 ns after CTA 10 has left. */
Test(cluster, an_order_that_fails_is_counted)
{
    struct synth s;
    clustered(&s, (const int[3]){4, 4, 1}, (const int[3]){2, 2, 1});
    for (uint32_t i = 0; i < 16; i++) {
        uint64_t in = i == 5 ? 1320 : i == 15 ? 1352 : 1000;
        synth_cta(&s, i, i, 7000, in, 8000, in + 320);
    }
    struct capture *c = replay(&s);
    cr_assert_eq(c->run.clusters, 4u);
    cr_assert_eq(c->run.clusters_apart, 1u);
}

/* A cluster of which CTAs never ran or never left says nothing of them. */
Test(cluster, what_left_no_stamp_is_in_no_order)
{
    struct synth s;
    clustered(&s, (const int[3]){6, 1, 1}, (const int[3]){2, 1, 1});
    synth_cta(&s, 0, 0, 7000, 1000, 0, 0);
    synth_cta(&s, 1, 1, 7000, 9000, 8000, 9320); /* the other may still run */
    synth_not_run(&s);
    synth_cta(&s, 3, 2, 7000, 1000, 8000, 1320);
    struct capture *c = replay(&s);
    cr_assert_eq(c->run.clusters, 2u);
    cr_assert_eq(c->run.clusters_apart, 0u);
}

Test(cluster, a_launch_without_them_has_none)
{
    struct synth s;
    clustered(&s, (const int[3]){2, 1, 1}, (const int[3]){1, 1, 1});
    synth_cta(&s, 0, 0, 7000, 1000, 8000, 1320);
    synth_cta(&s, 1, 1, 7000, 9000, 8000, 9320);
    cr_assert_eq(replay(&s)->run.clusters, 0u);
}

/* Clusters that are no part of the grid, as only a broken file has them. */
Test(cluster, any_shape_is_survived)
{
    struct synth s;
    clustered(&s, (const int[3]){INT32_MAX, INT32_MAX, INT32_MAX},
              (const int[3]){1, INT32_MAX, INT32_MAX});
    synth_cta(&s, 0, 0, 7000, 1000, 8000, 1320);
    synth_cta(&s, UINT32_MAX, 1, 7000, 9000, 8000, 9320);
    cr_assert_eq(replay(&s)->run.clusters, 2u);
}
