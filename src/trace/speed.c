/* How fast the tensor core multiplies numbers of a type, from the instructions of a region. */
#include "trace/trace_internal.h"

/* Of a form as "m64n128k32.f32.e4m3.e4m3", shape, sum and factors, to the rate of 16-bit floats (an
 * H200: e4m3 1931, s8 1934, bf16 963, tf32 485 Tflop/s at most; bench/results/workloads.json); 0:
 * not told. */
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

void kpt_set_speeds(struct kpt_info *info)
{
    const json_t *all = json_object_get(info->json, "instructions"), *one;
    all = json_object_get(all, "regions");
    size_t k;
    json_array_foreach(all, k, one) {
        const char *name = json_string_value(json_object_get(one, "name"));
        double speed = name ? speed_in(json_object_get(one, "mix")) : 0;
        for (size_t r = 0; name && r < info->region_count; r++)
            for (size_t i = 0; i < info->regions[r].async_count; i++)
                if (strcmp(info->regions[r].name, name) == 0 &&
                    strcmp(info->regions[r].asyncs[i].engine, "tensor") == 0)
                    info->regions[r].asyncs[i].speed = speed;
    }
}
