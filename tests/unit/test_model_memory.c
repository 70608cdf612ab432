/* How much of the memory's rate a launch takes, by hand. */
#include <criterion/criterion.h>

#include <math.h>

#include "model/model_internal.h"

/* Two tensors of 400 and 200 MB in 200 us are 3000 GB/s. */
static json_t *info_of(double nominal, double cache)
{
    return json_pack("{s:{s:[{s:f},{s:f}]},s:{s:s,s:[{s:s,s:f},{s:s,s:f}]},s:{s:{s:f,s:f}}}",
                     "config", "tensors", "bytes", 4e8, "bytes", 2e8, "measured", "caches", "hot",
                     "rows", "variant", "kperf-all", "us", 900.0, "variant", "unprobed", "us",
                     200.0, "baseline", "device", "nominal_bandwidth", nominal, "l2_bytes", cache);
}

static struct kpm_memory memory_of(double nominal, double cache)
{
    json_t *info = info_of(nominal, isnan(cache) ? 0 : cache);
    if (isnan(cache))
        json_object_del(json_object_get(json_object_get(info, "baseline"), "device"), "l2_bytes");
    struct kpm_memory m = kpm_memory_of(info);
    json_decref(info);
    return m;
}

/* Of 4000 it is three quarters: full, and no launch gains more than the fourth. */
Test(model_memory, a_launch_is_no_shorter_than_its_bytes)
{
    struct kpm_memory m = memory_of(4000, 50e6);
    struct kpm_candidate c = {.launch = 0.3, .launch_lo = 0.27, .launch_hi = 0.4};
    cr_assert_float_eq(m.rate, 3000, 1e-9);
    cr_assert_float_eq(m.share, 0.75, 1e-12);
    cr_assert(m.full && !m.cached && !m.measured && !m.said);
    kpm_memory_bounds(&m, &c);
    cr_assert_float_eq(c.launch, 0.25, 1e-12);
    cr_assert_float_eq(c.launch_lo, 0.25, 1e-12);
    cr_assert_float_eq(c.launch_hi, 0.25, 1e-12);
    cr_assert_float_eq(c.most, 0.25, 1e-12);
    char *said = kpm_memory_text(&m);
    cr_assert_str_eq(said, "600 MB of tensors, each moved once, in 200.0 us: 3000 GB/s, 75% of the "
                           "memory's 4000 (nominal): the memory bounds the launch, for which "
                           "nothing but fewer bytes helps");
    free(said);
}

/* Half is not full; what a cache may hold says nothing; nor does a device that is not known. */
Test(model_memory, what_bounds_nothing)
{
    struct kpm_candidate c = {.launch = 0.7, .launch_lo = NAN, .launch_hi = 0.8};
    struct kpm_memory m = memory_of(6000, 50e6);
    cr_assert(!m.full);
    kpm_memory_bounds(&m, &c);
    cr_assert_float_eq(c.launch, 0.5, 1e-12);
    cr_assert(isnan(c.launch_lo));
    m = memory_of(4000, 400e6);
    cr_assert(m.cached && !m.full);
    m = memory_of(4000, NAN); /* a cache that is not known may hold it */
    cr_assert(m.cached && !m.full);
    c.launch = 0.7;
    kpm_memory_bounds(&m, &c);
    cr_assert_float_eq(c.launch, 0.7, 1e-12);
    cr_assert(isinf(c.most));
    json_t *none = json_object();
    m = kpm_memory_of(none);
    json_decref(none);
    cr_assert(!m.full && kpm_memory_json(&m) == NULL && kpm_memory_text(&m) == NULL);
    kpm_memory_bounds(&m, &c);
    cr_assert_float_eq(c.launch, 0.7, 1e-12);
}
