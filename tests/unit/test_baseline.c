/* Samples and what is said of them; readings; inputs with infinities: by hand. */
#include <criterion/criterion.h>
#include <criterion/new/assert.h>
#include <math.h>

#include "run/calibrate/ceilings.h"

static double real(const json_t *o, const char *key)
{
    return json_number_value(json_object_get(o, key));
}

Test(baseline, spread)
{
    const double v[] = {1, 2, 3, 4, 100};
    const struct kpn_spread s = kpn_spread_of(v, 5);
    cr_assert(s.median == 3 && s.min == 1 && s.max == 100);
    cr_assert(s.iqr == 2); /* 2 to 4 */
    cr_assert(s.mad == 1); /* 0 1 1 2 97 */
    cr_assert(fabs(s.p5 - 1.2) < 1e-12 && fabs(s.p95 - 80.8) < 1e-12);
    cr_assert(isnan(kpn_spread_of(NULL, 0).median));
    cr_assert(kpn_spread_of(v, 1).mad == 0);
}

Test(baseline, series)
{
    struct kpn_series s = {.name_count = 0};
    size_t a = kpn_series_name(&s, "unprobed"), b = kpn_series_name(&s, "other");
    cr_assert(eq(sz, kpn_series_name(&s, "unprobed"), a));
    kpn_series_add(&s, 0, a, 10);
    kpn_series_add(&s, 0, b, 11);
    kpn_series_round(&s, 0, 1980, false);
    kpn_series_add(&s, 1, b, 26);
    kpn_series_add(&s, 1, a, 20);
    kpn_series_round(&s, 1, 1410, true);
    kpn_series_add(&s, 2, a, 30);
    kpn_series_round(&s, 2, NAN, false);
    json_t *rows = kpn_series_rows(&s), *j = kpn_series_json(&s);
    const json_t *first = json_array_get(rows, 0), *second = json_array_get(rows, 1);
    cr_assert(real(first, "us") == 20 && real(first, "launches") == 3);
    cr_assert(real(first, "throttled") == 1 && real(second, "throttled") == 1);
    /* 11 / 10 and 26 / 20: ratios are of the same round, whatever the order in it */
    cr_assert(fabs(real(second, "ratio") - 1.2) < 1e-9 && real(second, "launches") == 2);
    cr_assert(json_array_size(json_object_get(j, "us")) == 5);
    const json_t *t = json_object_get(j, "throttled"), *mhz = json_object_get(j, "sm_mhz");
    cr_assert(json_array_size(t) == 2 && json_integer_value(json_array_get(t, 0)) == 2);
    cr_assert(json_integer_value(json_array_get(t, 1)) == 3);
    cr_assert(json_array_size(mhz) == 3 && json_is_null(json_array_get(mhz, 2)));
    json_decref(rows);
    json_decref(j);
    kpn_series_free(&s);
}

/* NVML's bits: idle, application clocks, power cap, slowdown, sync boost, software and hardware
 * thermal, power brake, display. */
Test(baseline, reasons)
{
    static const bool held[] = {false, false, true, true, true, true, true, true, false};
    for (unsigned i = 0; i < KP_COUNT(held); i++)
        cr_assert(kpn_throttled(1ull << i) == held[i], "bit %u", i);
    cr_assert(not(kpn_throttled(0)));
    cr_assert(kpn_throttled(5));
}

Test(baseline, absent)
{
    json_t *o = kpn_absent("the cat ate it"), *there = json_object();
    cr_assert(eq(str, (char *)(uintptr_t)kpn_why_absent(o), "the cat ate it"));
    cr_assert(kpn_why_absent(there) == NULL);
    cr_assert(kpn_why_absent(NULL) != NULL);
    json_decref(o);
    json_decref(there);
}

/* In rows 0, 16 and 32 of 33, one element each. */
Test(baseline, infinities)
{
    struct kpn_tensor_spec spec = {.name = "A", .dtype = KPN_F32, .has_init = true, .scale = 1,
                                   .init = KPN_INFINITIES, .seed = 3};
    const struct kpn_tensor t = {.spec = &spec, .shape = {33, 40}, .stride = {40, 1}, .rank = 2,
                                 .elements = 1320, .bytes = 5280, .packed = true};
    float *v = kp_alloc(t.bytes), *plain = kp_alloc(t.bytes);
    kpn_tensor_fill(&t, v, 0);
    spec.init = KPN_NORMAL;
    kpn_tensor_fill(&t, plain, 0);
    for (size_t row = 0; row < 33; row++) {
        size_t infinite = 0;
        for (size_t i = row * 40; i < row * 40 + 40; i++) {
            infinite += isinf(v[i]) != 0;
            cr_assert(isinf(v[i]) || v[i] == plain[i]);
        }
        cr_assert(eq(sz, infinite, row % 16 == 0));
    }
    free(v);
    free(plain);
}

Test(baseline, flush)
{
    struct kpn_gpu_info gpu = {.l2_bytes = 50u << 20};
    cr_assert(eq(sz, kpn_flush_bytes(&gpu), (size_t)200 << 20));
    gpu.l2_bytes = 0;
    cr_assert(eq(sz, kpn_flush_bytes(&gpu), (size_t)256 << 20));
}

/* One file for each device, driver and assembler. */
Test(baseline, where_ceilings_are_kept)
{
    setenv("XDG_CACHE_HOME", "/var/x", 1);
    char *a = kpn_ceilings_path("H200", "580", "13.0"),
         *b = kpn_ceilings_path("H200", "58", "013.0");
    cr_assert(kp_has_prefix(a, "/var/x/kperf/ceilings-") && kp_has_suffix(a, ".json"));
    cr_assert(strcmp(a, b) != 0);
    free(a);
    free(b);
    unsetenv("XDG_CACHE_HOME");
    setenv("HOME", "/home/y", 1);
    a = kpn_ceilings_path("H200", "580", "13.0");
    cr_assert(kp_has_prefix(a, "/home/y/.cache/kperf/ceilings-"));
    free(a);
    unsetenv("HOME");
    cr_assert(kpn_ceilings_path("H200", "580", "13.0") == NULL);
}
