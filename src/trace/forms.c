/*
 * How much longer narrow matrix instructions keep a tensor core than their share of a wide one.
 *
 * Measured on an H200 (doc/findings/model.md, bench/results/forms.json), operands in shared memory:
 * one wgmma of m64nN, of whatever type, takes N/2 cycles of its SM's tensor cores, and no less than
 * 16 + N/4, in which its operands are read.
 */
#include "trace/trace_internal.h"

#include <math.h>

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

static void set_narrow(struct kpt_region *r, double narrow)
{
    r->narrow = narrow;
    for (size_t i = 0; i < r->async_count; i++)
        r->asyncs[i].narrow = strcmp(r->asyncs[i].engine, "tensor") == 0 ? narrow : 1;
}

void kpt_set_narrow(struct kpt_info *info)
{
    const json_t *one;
    size_t i;
    for (size_t r = 0; r < info->region_count; r++)
        set_narrow(&info->regions[r], 1);
    json_array_foreach(kp_json_in(info->json, "instructions.regions"), i, one)
        for (size_t r = 0; r < info->region_count; r++)
            if (strcmp(info->regions[r].name, kp_text(one, "name")) == 0)
                set_narrow(&info->regions[r], narrow_in(json_object_get(one, "mix")));
}
