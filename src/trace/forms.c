/*
 * Matrix instructions of a region, by their forms ("m64n128k32.f32.e4m3.e4m3"): how fast the tensor
 * core multiplies numbers of their type, and how much longer narrow ones keep it than their share
 * of a wide one.
 *
 * Measured on an H200 (doc/findings/model.md, bench/results/forms.json), operands in shared memory:
 * one wgmma of m64nN, of whatever type, takes N/2 cycles of its SM's tensor cores, and no less than
 * 16 + N/4, in which its operands are read.
 */
#include "trace/trace_internal.h"

#include <math.h>

/* Of a form, shape, sum and factors, to the rate of 16-bit floats (an H200: e4m3 1931, s8 1934,
 * bf16 963, tf32 485 Tflop/s at most; bench/results/workloads.json); 0: not told. */
static double speed_of(const char *form)
{
    static const struct {
        const char *type;
        double speed;
    } types[] = {{"bf16", 1}, {"f16", 1}, {"tf32", 0.5}, {"e4m3", 2},
                 {"e5m2", 2}, {"s8", 2},  {"u8", 2}};
    const char *factor = strchr(form, '.');
    factor = factor ? strchr(factor + 1, '.') : NULL;
    size_t n = factor ? strcspn(++factor, ".") : 0;
    for (size_t i = 0; n && i < KP_COUNT(types); i++)
        if (strlen(types[i].type) == n && memcmp(types[i].type, factor, n) == 0)
            return types[i].speed;
    return 0;
}

/* Of all matrix instructions of a mix; 0: they differ, or there is none that tells. */
static double speed_in(const json_t *mix)
{
    const json_t *row;
    size_t i;
    double one = 0;
    json_array_foreach(mix, i, row) {
        const char *op = json_string_value(json_object_get(row, "op"));
        const char *form = json_string_value(json_object_get(row, "form"));
        if (!op || !form || (strcmp(op, "wgmma.mma_async") != 0 && strcmp(op, "mma.sync") != 0))
            continue;
        double speed = speed_of(form);
        if (!(speed > 0) || (one > 0 && speed < one) || (one > 0 && speed > one))
            return 0;
        one = speed;
    }
    return one;
}

static double narrow_in(const json_t *mix)
{
    double cycles = 0, wide = 0;
    const json_t *row;
    size_t i;
    json_array_foreach(mix, i, row) {
        unsigned m, n, k;
        double count = kp_number(row, "count");
        if (!(count > 0) || !kp_has_prefix(kp_text(row, "op"), "wgmma") ||
            sscanf(kp_text(row, "form"), "m%5un%5uk%5u", &m, &n, &k) != 3)
            continue;
        cycles += count * fmax(n / 2.0, 16 + n / 4.0);
        wide += count * n / 2.0;
    }
    return wide > 0 ? cycles / wide : 1;
}

void kpt_set_forms(struct kpt_info *info)
{
    const json_t *all = kp_json_in(info->json, "instructions.regions");
    for (size_t i = 0; i < info->region_count; i++) {
        struct kpt_region *r = &info->regions[i];
        const json_t *mix = json_object_get(kp_json_find(all, "name", r->name), "mix");
        double speed = speed_in(mix);
        r->narrow = narrow_in(mix);
        for (size_t k = 0; k < r->async_count; k++) {
            bool tensor = strcmp(r->asyncs[k].engine, "tensor") == 0;
            r->asyncs[k].speed = tensor ? speed : 0;
            r->asyncs[k].narrow = tensor ? r->narrow : 1;
        }
    }
}
