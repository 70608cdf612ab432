/* What an iteration consists of, and how far its CTAs lie apart. */
#include <criterion/criterion.h>
#include <math.h>

#include "diff/diff_internal.h"
#include "synth.h"

#define ENTRY 10000 /* the CTAs' entry on their clock */

/* A CTA's loop of five visits, each `length` long, that begin so many cycles apart. */
static void add_loop(struct synth *s, uint32_t cta, uint64_t length, uint64_t apart)
{
    synth_cta(s, cta, cta, ENTRY, 1000, ENTRY + 9000, 10000);
    struct synth_unit *u = synth_unit(s, 0, 0);
    for (uint64_t k = 0; k < 5; k++) {
        synth_record(u, KPT_START, 0, ENTRY + 1000 + k * apart);
        synth_record(u, KPT_END, 0, ENTRY + 1000 + k * apart + length);
    }
    synth_drain(u, ENTRY + 8000, ENTRY + 8100, 9000);
}

/* 100, 110 and 120 cycles of 1000, 1030 and 1060: 110 and 1030 on average, with a deviation of 10
 * and 30 (by n - 1), of the mean that over sqrt(3). */
Test(diff_regions, spread_of_ctas)
{
    struct synth s;
    struct kpd_run run = {0};
    static char bytes[1 << 16];
    synth_init(&s, 16, 1, 0);
    synth_region(&s, "work", NULL, false);
    for (uint32_t c = 0; c < 3; c++)
        add_loop(&s, c, 100 + 10 * c, 1000 + 30 * c);
    FILE *f = synth_file(&s);
    size_t n = fread(bytes, 1, sizeof bytes, f);
    fclose(f);
    cr_assert(kpd_regions_read(bytes, n, "t", &run));
    cr_assert_eq(run.regions.n, 1u);
    cr_assert_eq(run.roles.n, 1u);
    const struct kpd_region *r = &run.regions.v[0];
    const struct kpd_center *role = &run.roles.v[0].cycles;
    cr_assert_eq(r->cycles.n, 3u);
    cr_assert_float_eq(r->cycles.value, 110, 1e-9, "%g", r->cycles.value);
    cr_assert_float_eq(r->cycles.error, 10 / sqrt(3), 1e-9, "%g", r->cycles.error);
    cr_assert_float_eq(r->own.error, 10 / sqrt(3), 1e-9);
    cr_assert_float_eq(r->offset.value, 0, 1e-9);
    cr_assert_float_eq(r->visits, 1, 1e-9);
    cr_assert_float_eq(role->value, 1030, 1e-9, "%g", role->value);
    cr_assert_float_eq(role->error, 30 / sqrt(3), 1e-9);
    cr_assert_float_eq(run.roles.v[0].iterations, 5, 1e-9);
    free(run.regions.v);
    free(run.roles.v);
}
