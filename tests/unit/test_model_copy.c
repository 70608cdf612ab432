/* Times of copies from waits of which few block, against samples of a known distribution. */
#include <criterion/criterion.h>

#include <math.h>

#include "model/model_internal.h"

enum { N = 2000 };
static double since[N], took[N];

/* A time of which so many are longer, distributed as sim.h says: 700 at least, 1000 on average. */
static double copy_of(double longer)
{
    return 700 + 300 / KPM_SIM_MEAN * pow(-log(longer), 1 / KPM_SIM_SHAPE);
}

/* Copies in a mixed order, exponentially distributed or as sim.h says, `mean` cycles more than `least` on
 * average; a wait that begins `lag` behind the issue takes 40 where the copy has come, else until
 * it does. */
static struct kpm_copies copies(double least, double mean, double lag, bool exponential)
{
    for (size_t i = 0; i < N; i++) {
        double u = ((double)(i * 787 % N) + 0.5) / N;
        double more = exponential ? -log(u) : (copy_of(u) - 700) / 300;
        took[i] = fmax(40, least + mean * more - lag);
        since[i] = lag + took[i];
    }
    return (struct kpm_copies){.since = since, .took = took, .n = N, .above = 41, .surely = 41};
}

/* Then all are known: the quickest sixteenth takes 1 + 15 ln(15/16) of the mean more than the least, the
 * slowest 1 + ln 16 of it. */
Test(model_copy, all_block)
{
    struct kpm_copy_law law;
    struct kpm_copies c = copies(700, 300, 0, true);
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
    struct kpm_copies c = {.since = since_some, .took = took_some, .n = ALL, .above = 10, .surely = 10};
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

/* The lag hides 95% of the copies. */
Test(model_copy, few_block)
{
    struct kpm_copy_law law;
    struct kpm_copies c = copies(700, 300, copy_of(0.05) - 41, false);
    cr_assert(kpm_copy_time(&c, 700, &law));
    cr_assert_not(law.shaped);
    cr_assert_float_eq(law.base, 700, 1e-9);
    cr_assert_float_eq(law.over, 300, 3, "%g", law.over);
}

/* Every second copy is quick and has always come; of the slow ones, 1.75 times what all take more on
 * average, the lag hides half. */
Test(model_copy, slow_and_quick_by_turns)
{
    static bool odd[N];
    struct kpm_copy_law law;
    for (int slow = 0; slow < 2; slow++) {
        struct kpm_copies c = copies(700, KPM_SIM_SLOW * 300, 700 + KPM_SIM_SLOW * 300, false);
        for (size_t i = 0; i < N; i++) {
            odd[i] = (slow ? i / 2 + 1 : i / 2) % 2;
            if (i / 2 % 2) {
                since[i] -= took[i] - 40;
                took[i] = 40;
            }
        }
        c.odd = odd;
        c.alternate = true;
        cr_assert(kpm_copy_time(&c, 700, &law));
        cr_assert_not(law.shaped);
        cr_assert_float_eq(law.base, 700, 1e-9);
        cr_assert_float_eq(law.over, 300, 3, "%g", law.over);
    }
}

/* All are waited for: slow ones of 1000 and 1200, quick ones of 600 and 700.  Each kind is played as it was:
 * 600 and 275 more on average, a slow one 400 or 600, a quick one nothing or 100. */
Test(model_copy, both_kinds_are_known)
{
    enum { ALL = 64 };
    static const double times[] = {600, 1000, 700, 1200};
    double lasts[ALL], all[ALL];
    bool odd[ALL];
    struct kpm_copy_law law;
    for (size_t i = 0; i < ALL; i++) {
        all[i] = times[i % 4];
        lasts[i] = 500;
        odd[i] = i % 2;
    }
    struct kpm_copies c = {.since = all, .took = lasts, .odd = odd, .n = ALL, .above = 10,
                           .surely = 10, .alternate = true};
    cr_assert(kpm_copy_time(&c, 700, &law));
    cr_assert(law.shaped);
    cr_assert_float_eq(law.base, 600, 1e-9);
    cr_assert_float_eq(law.over, 275, 1e-9);
    static const struct { size_t at; double more; } by[] = {
        {0, 600}, {7, 600}, {8, 400}, {15, 400}, {16, 100}, {23, 100}, {24, 0}, {31, 0}};
    for (size_t i = 0; i < KP_COUNT(by); i++)
        cr_assert_float_eq(law.shape[by[i].at] * law.over, by[i].more, 1e-9, "%zu", by[i].at);
    c.n = 5; /* two slow ones are no distribution */
    law = (struct kpm_copy_law){0};
    cr_assert_not(kpm_copy_time(&c, 700, &law) && law.shaped);
}

/* Rows of 8192 bytes of two-byte elements, boxes of 64 by 128 and by 256: 48 KiB take one box of each, so
 * that two steps take what is fetched at once where that is 256 bytes (3), not 128 (2). */
Test(model_copy, steps_along_rows)
{
    static const char config[] = "{\"config\": {\"params\": ["
        "{\"tensor_map\": \"A\", \"box\": [64, 128], \"dims\": [%d, 4096], \"l2\": %d,"
        " \"strides_bytes\": [%d]}, {\"tensor_map\": \"B\", \"box\": [64, 256],"
        " \"dims\": [%d, 4096], \"l2\": %d, \"strides_bytes\": [%d]}, {\"scalar\": \"i32\"}]}}";
    static const struct {
        int elements, l2;
        double bytes;
        bool alternate;
    } cases[] = {{4096, 3, 49152, true}, {4096, 2, 49152, false}, {4096, 3, 98304, false},
                 {128, 3, 49152, false} /* a row is fetched at once */};
    for (size_t i = 0; i < KP_COUNT(cases); i++) {
        int n = cases[i].elements, l2 = cases[i].l2;
        char *text = kp_asprintf(config, n, l2, 2 * n, n, l2, 2 * n);
        struct kpt_async load = {.engine = "tma", .arrives = "full", .bytes = cases[i].bytes};
        struct kpt_region region = {.asyncs = &load, .async_count = 1};
        json_t *json = json_loads(text, 0, NULL);
        struct kpt_info info = {.json = json};
        cr_assert(json);
        cr_assert_eq(kpm_copies_alternate(&info, &region, "full"), cases[i].alternate, "%zu", i);
        cr_assert_not(kpm_copies_alternate(&info, &region, "other"));
        json_decref(json);
        free(text);
    }
    const struct kpt_info none = {0};
    const struct kpt_region region = {0};
    cr_assert_not(kpm_copies_alternate(&none, &region, "full"));
}

Test(model_copy, nothing_to_learn)
{
    struct kpm_copy_law law;
    struct kpm_copies c = copies(700, 300, 5000, true);
    cr_assert_not(kpm_copy_time(&c, 700, &law)); /* none blocks */
    c = copies(700, 5, 0, true);
    cr_assert_not(kpm_copy_time(&c, 700, &law)); /* always as long */
}
