/* The statistics of `kperf diff`: known quantiles, and how often it is wrong on made-up runs. */
#include <criterion/criterion.h>
#include <math.h>

#include "diff/diff.h"
#include "diff/stats.h"

/* ---- Student's distribution ---------------------------------------------- */

Test(diff_stats, quantiles_are_those_of_the_tables)
{
    /* Two-sided, from printed tables of the t distribution. */
    static const struct {
        double confidence, degrees, t;
    } table[] = {{0.95, 1, 12.706}, {0.95, 10, 2.228}, {0.99, 1, 63.657}, {0.99, 4, 4.604},
                 {0.99, 10, 3.169}, {0.90, 30, 1.697}, {0.999, 20, 3.850},
                 {0.95, INFINITY, 1.960}, {0.99, INFINITY, 2.576}};
    for (size_t i = 0; i < KP_COUNT(table); i++)
        cr_assert_float_eq(kpd_student(table[i].confidence, table[i].degrees), table[i].t, 6e-4);
}

/* ---- medians ----------------------------------------------------------------- */

Test(diff_stats, medians_are_the_samples_own)
{
    static const double odd[] = {5, 1, 9, 3, 7}, even[] = {4, 1, 3, 2};
    cr_assert_float_eq(kpd_median(odd, 5).value, 5, 0);
    cr_assert_float_eq(kpd_median(even, 4).value, 2.5, 0);
    static const double same[] = {2, 2, 2, 2, 2, 2};
    cr_assert_float_eq(kpd_median(same, 6).error, 0, 0);
    cr_assert_float_eq(kpd_median(odd, 1).error, 0, 0);
    /* 16 samples count as 4: 1.2533 * 3.29 / 3.29 / 2 */
    cr_assert_float_eq(kpd_median_of_percentiles(10, 8, 11.29, 16).error, 0.62665, 1e-6);
}

Test(diff_stats, an_interval_by_hand)
{
    /* One session each, no error of their own: V = 0.01^2, d's error 0.01 sqrt 2, 10 degrees. */
    const struct kpd_center a = {.value = 1, .n = 20}, b = {.value = 1.03, .n = 20};
    struct kpd_interval r;
    kpd_compare(&a, 1, &b, 1, (struct kpd_prior){0.01, 10}, 0.95, &r);
    cr_assert_float_eq(r.diff, 0.03, 1e-12);
    cr_assert_float_eq(r.lo, 0.03 - 2.2281 * 0.0141421, 1e-5);
    cr_assert_not(r.estimated);
    /* Two each, 0.02 apart: squares 4 * 0.01^2, 2 degrees of their own:
     * V = (10 * 0.01^2 + 4 * 0.01^2) / 12. */
    const struct kpd_center x[] = {{.value = 0.99}, {.value = 1.01}};
    kpd_compare(x, 2, x, 2, (struct kpd_prior){0.01, 10}, 0.95, &r);
    cr_assert_float_eq(r.error, sqrt(14e-4 / 12), 1e-9);
    cr_assert_float_eq(r.degrees, 12, 0);
    cr_assert(r.estimated);
}

/* ---- made-up runs -------------------------------------------------------------- */

static uint64_t state;

static double uniform(void)
{
    state ^= state >> 12;
    state ^= state << 25;
    state ^= state >> 27;
    return (double)(state * 2685821657736338717u >> 11) / 9007199254740992.0;
}

static double normal(void)
{
    return sqrt(-2 * log(1 - uniform())) * cos(2 * acos(-1) * uniform());
}

struct world {
    const char *name;
    double between;     /* standard deviation of a session's level */
    double noise;       /* of a launch */
    double correlation; /* of a launch with the next */
    double drift;       /* over a session, up to */
    double outliers;    /* share of launches that take 5% to 35% longer */
};
static const struct world worlds[] = {
    {"quiet", 0.001, 0.001, 0, 0, 0},
    {"as assumed", KPD_BETWEEN, 0.003, 0, 0, 0},
    {"drift", 0.002, 0.003, 0, 0.02, 0},
    {"outliers", 0.002, 0.003, 0, 0, 0.1},
    {"correlated", 0.002, 0.005, 0.8, 0, 0},
    {"all of it", KPD_BETWEEN, 0.005, 0.5, 0.01, 0.05},
    {"held down by its power", 0.02, 0.04, 0.5, 0.05, 0},
};

enum { MOST = 40 };

/* log us of n launches. */
static void session(const struct world *w, double level, double *out, size_t n)
{
    double at = level + w->between * normal(), e = w->noise * normal();
    double drift = w->drift * (uniform() - 0.5);
    for (size_t i = 0; i < n; i++) {
        e = w->correlation * e + sqrt(1 - w->correlation * w->correlation) * w->noise * normal();
        out[i] = at + e + drift * (double)i / (double)n;
        if (uniform() < w->outliers)
            out[i] += 0.05 + 0.3 * uniform();
    }
}

/* Share of `seeds` comparisons of k and k sessions that find a difference. */
static double found(const struct world *w, size_t k, double effect, unsigned seeds)
{
    unsigned n = 0;
    for (unsigned seed = 1; seed <= seeds; seed++) {
        struct kpd_center a[4], b[4];
        struct kpd_interval r;
        double x[MOST];
        state = seed * 0x9e3779b97f4a7c15u + 1;
        for (size_t i = 0; i < k; i++) {
            session(w, 4, x, 20);
            a[i] = kpd_median(x, 20);
            session(w, 4 + effect, x, 20);
            b[i] = kpd_median(x, 20);
        }
        kpd_compare(a, k, b, k, (struct kpd_prior){KPD_BETWEEN, KPD_BETWEEN_WEIGHT}, 0.99, &r);
        n += r.lo > 0 || r.hi < 0;
    }
    return (double)n / seeds;
}

/* At a true 1% more is seen with a probability of about 0.001. */
static double stated(unsigned seeds)
{
    return 0.01 + 3.1 * sqrt(0.01 * 0.99 / seeds);
}
#define SEEDS 1500

Test(diff_stats, null_comparisons_raise_no_more_alarms_than_stated, .timeout = 120)
{
    for (size_t i = 0; i < KP_COUNT(worlds); i++)
        for (size_t k = 1; k <= 3; k += 2) {
            unsigned seeds = SEEDS / (unsigned)k;
            double rate = found(&worlds[i], k, 0, seeds);
            cr_expect_leq(rate, stated(seeds), "%s, %zu sessions: %.4f", worlds[i].name, k, rate);
        }
}

Test(diff_stats, three_percent_are_found, .timeout = 120)
{
    double effect = log(1.03);
    /* One session a side; three of them, in every world but the last. */
    cr_expect_geq(found(&worlds[0], 1, effect, 400), 0.99);
    cr_expect_geq(found(&worlds[1], 1, effect, 400), 0.90);
    for (size_t i = 0; i + 1 < KP_COUNT(worlds); i++) {
        double power = found(&worlds[i], 3, effect, 400);
        cr_expect_geq(power, 0.95, "%s: %.3f", worlds[i].name, power);
    }
}

/* ---- both in turns ------------------------------------------------------------- */

/* The machine's drift is in both of a pair and not in their ratio. */
static double found_in_turns(double noise, double correlation, double outliers, double effect,
                             size_t pairs, unsigned seeds)
{
    unsigned n = 0;
    const struct world w = {.noise = noise, .correlation = correlation, .outliers = outliers};
    for (unsigned seed = 1; seed <= seeds; seed++) {
        double x[MOST];
        struct kpd_interval r;
        state = seed * 0x9e3779b97f4a7c15u + 2;
        session(&w, effect, x, pairs);
        struct kpd_center c = kpd_median(x, pairs);
        kpd_combine(&c, 1, 0, 0.99, &r);
        n += r.lo > 0 || r.hi < 0;
    }
    return (double)n / seeds;
}

Test(diff_stats, pairs_raise_no_more_alarms_than_stated, .timeout = 120)
{
    static const size_t pairs[] = {8, 20, 40};
    for (size_t i = 0; i < KP_COUNT(pairs); i++)
        for (int k = 0; k < 3; k++) {
            double rate = found_in_turns(0.005, 0.2 * k, 0.05 * k, 0, pairs[i], SEEDS);
            cr_expect_leq(rate, stated(SEEDS), "%zu pairs, correlation %.1f: %.4f", pairs[i],
                          0.2 * k, rate);
        }
    cr_expect_geq(found_in_turns(0.003, 0, 0, log(1.01), 20, 400), 0.95);
    cr_expect_geq(found_in_turns(0.01, 0.2, 0.05, log(1.03), 40, 400), 0.95);
}
