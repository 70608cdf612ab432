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
    return (struct kpm_copies){.since = since, .took = took, .n = N, .above = 100};
}

Test(model_copy, all_block)
{
    double base, over;
    struct kpm_copies c = copies(700, 300, 0);
    cr_assert(kpm_copy_time(&c, 750, &base, &over));
    cr_assert_float_eq(base, 700 - 300 * log(0.95), 5); /* all but a twentieth take so long */
    cr_assert_float_eq(base + over, 1000, 5);
}

/* The lag hides 95% of the copies, and the mean of the others is 700 + 300 ln 20 + 300 = 1899. */
Test(model_copy, few_block)
{
    double base, over;
    struct kpm_copies c = copies(700, 300, 700 + 300 * log(20) - 100);
    cr_assert(kpm_copy_time(&c, 700, &base, &over));
    cr_assert_float_eq(base, 700, 1e-9);
    cr_assert_float_eq(over, 300, 15);
}

Test(model_copy, nothing_to_learn)
{
    double base, over;
    struct kpm_copies c = copies(700, 300, 5000);
    cr_assert_not(kpm_copy_time(&c, 700, &base, &over)); /* none blocks */
    c = copies(700, 5, 0);
    cr_assert_not(kpm_copy_time(&c, 700, &base, &over)); /* always as long */
}
