/* Times of copies from waits of which few block, against samples of a known distribution. */
#include <criterion/criterion.h>

#include <math.h>

#include "model/model_internal.h"

enum { N = 2000 };
static double since[N], took[N];

/* Copies of `least` cycles and exponentially more, `mean` on average, in a mixed order; a wait that
 * begins `lag` behind the issue takes 40 where the copy has come, else until it does. */
static struct kpm_copies copies(double least, double mean, double lag)
{
    for (size_t i = 0; i < N; i++) {
        double u = ((double)(i * 787 % N) + 0.5) / N, copy = least - mean * log(u);
        took[i] = fmax(40, copy - lag);
        since[i] = lag + took[i];
    }
    return (struct kpm_copies){.since = since, .took = took, .n = N, .above = 100, .surely = 100};
}

/* Then all are known: the quickest sixteenth takes 1 + 15 ln(15/16) of the mean more than the least, the
 * slowest 1 + ln 16 of it. */
Test(model_copy, all_block)
{
    struct kpm_copy_law law;
    struct kpm_copies c = copies(700, 300, 0);
    cr_assert(kpm_copy_time(&c, 750, &law));
    cr_assert(law.shaped);
    cr_assert_float_eq(law.base, 700 + 300 * (1 + 15 * log(15 / 16.0)), 0.5, "%g", law.base);
    cr_assert_float_eq(law.base + law.over, 1000, 0.5);
    cr_assert_float_eq(law.base + law.over * law.shape[0], 1000 + 300 * log(16), 5);
    cr_assert_float_eq(law.shape[KPM_SIM_STRATA - 1], 0, 1e-9);
}

/* By hand: of eight copies four are known, 100, 300, 500 and 900, four took no longer than 200, 200, 400
 * and 800.  Of all eight one took 900; of the seven that took no more than 800, six than 500: a sixth of
 * 7/8 took 500, the same way a quarter of what is left 300 (of 100, 200, 200, 300), and the rest 100: the
 * other three took no more than 200, and one of these is known. */
Test(model_copy, some_are_bounds)
{
    static const double times[] = {100, 300, 500, 900, 200, 200, 400, 800};
    enum { EACH = 8, ALL = EACH * KP_COUNT(times) };
    double took_some[ALL], since_some[ALL];
    for (size_t i = 0; i < ALL; i++) {
        since_some[i] = times[i / EACH];
        took_some[i] = i / EACH < 4 ? 50 : 5;
    }
    struct kpm_copy_law law;
    struct kpm_copies c = {since_some, took_some, ALL, 10, 10};
    cr_assert(kpm_copy_time(&c, 90, &law));
    cr_assert(law.shaped);
    double at900 = 1 / 8.0, at500 = 7 / 8.0 / 6, at300 = (1 - at900 - at500) / 4;
    double rest = 1 - at900 - at500 - at300;
    double mean = 900 * at900 + 500 * at500 + 300 * at300 + 100 * rest;
    cr_assert_float_eq(law.base, 100, 1e-6);
    cr_assert_float_eq(law.base + law.over, mean, 1e-6, "%g, not %g", law.base + law.over, mean);
    cr_assert_float_eq(law.base + law.over * law.shape[1], 900, 1e-6);
    cr_assert_float_eq(law.base + law.over * law.shape[3], 500, 1e-6);
}

/* The lag hides 95% of the copies, and the mean of the others is 700 + 300 ln 20 + 300 = 1899. */
Test(model_copy, few_block)
{
    struct kpm_copy_law law;
    struct kpm_copies c = copies(700, 300, 700 + 300 * log(20) - 100);
    cr_assert(kpm_copy_time(&c, 700, &law));
    cr_assert_not(law.shaped);
    cr_assert_float_eq(law.base, 700, 1e-9);
    cr_assert_float_eq(law.over, 300, 15);
}

Test(model_copy, nothing_to_learn)
{
    struct kpm_copy_law law;
    struct kpm_copies c = copies(700, 300, 5000);
    cr_assert_not(kpm_copy_time(&c, 700, &law)); /* none blocks */
    c = copies(700, 5, 0);
    cr_assert_not(kpm_copy_time(&c, 700, &law)); /* always as long */
}
