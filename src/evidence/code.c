#include "evidence/internal.h"

/* What the kernel's text holds, and what its regions did with it. */

/* 2*m*n*k of "m64n128k16.f32.bf16.bf16"; NAN for another form. */
static double flops_of_form(const char *form)
{
    unsigned m, n, k;
    return sscanf(form, "m%5un%5uk%5u", &m, &n, &k) == 3 ? 2.0 * m * n * k : NAN;
}

/* Recording units that execute one of these together. */
static double units_together(const struct kpe_run *r, const char *op)
{
    double warps = kp_has_prefix(op, "wgmma") ? 4 : 1;
    double unit = kp_number(r->info, "warps_per_unit");
    return warps > unit ? warps / unit : 1;
}

static const json_t *mix_of(const struct kpe_run *r, const char *region)
{
    const json_t *one;
    size_t i;
    json_array_foreach(kp_json_in(r->info, "instructions.regions"), i, one)
        if (strcmp(kp_text(one, "name"), region) == 0)
            return kpe_at(one, "mix");
    return NULL;
}

/* Of one visit of one unit, at least: what is in a loop inside the region counts once. */
static double flops_of_visit(const struct kpe_run *r, const json_t *mix)
{
    double sum = 0;
    const json_t *row;
    size_t i;
    json_array_foreach(mix, i, row)
        if (*kp_text(row, "form"))
            sum += kp_number(row, "count") * flops_of_form(kp_text(row, "form")) /
                   units_together(r, kp_text(row, "op"));
    return sum;
}

static double visits_of(const struct kpe_run *r, const char *region)
{
    double sum = 0, ctas = kp_number(r->summary, "counts.ctas_with_records");
    const json_t *row;
    size_t i;
    json_array_foreach(kpe_at(r->summary, "rows"), i, row)
        if (strcmp(kp_text(row, "region"), region) == 0)
            sum += kp_number(row, "count") + kp_number(row, "censored") +
                   kp_number(row, "open");
    return ctas > 0 ? sum / ctas : NAN;
}

static json_t *regions_json(const struct kpe_run *r, double *flops)
{
    json_t *list = json_array();
    const json_t *one;
    size_t i;
    *flops = 0;
    json_array_foreach(kp_json_in(r->info, "regions"), i, one) {
        const char *name = kp_text(one, "name");
        const json_t *mix = mix_of(r, name);
        double visits = visits_of(r, name), each = flops_of_visit(r, mix);
        if (!mix || !json_array_size(mix))
            continue;
        *flops += visits * each;
        json_array_append_new(list, json_pack("{s:s,s:o,s:o,s:O}", "name", name, "visits_a_cta",
                                              kpe_json(visits, 2), "matrix_flops_a_visit",
                                              kpe_json(each, 0), "mix", mix));
    }
    return list;
}

/* Widest and narrowest access of global memory, bytes a thread. */
static void widths(const json_t *whole, const char *prefix, double *least, double *most)
{
    const json_t *row;
    size_t i;
    *least = *most = NAN;
    json_array_foreach(whole, i, row) {
        double bytes = kp_number(row, "bytes");
        if (!kp_has_prefix(kp_text(row, "op"), prefix) || isnan(bytes))
            continue;
        *least = *least <= bytes ? *least : bytes;
        *most = *most >= bytes ? *most : bytes;
    }
}

static json_t *width_json(const json_t *whole, const char *prefix)
{
    double least, most;
    widths(whole, prefix, &least, &most);
    return isnan(most) ? json_null() : json_pack("[f,f]", least, most);
}

static json_t *matrix_json(const json_t *whole)
{
    json_t *list = json_array();
    json_t *row;
    size_t i;
    json_array_foreach(whole, i, row)
        if (*kp_text(row, "form"))
            json_array_append(list, row);
    return list;
}

static double ctas_of(const struct kpe_run *r)
{
    double n = 1;
    for (size_t i = 0; i < 3; i++)
        n *= (double)json_integer_value(json_array_get(kpe_at(r->info, "grid"), i));
    return n;
}

/* All of them of 16-bit numbers, none of which are left out as zeros: whose rate is known where the
 * work is not said. */
static bool of_halves(const json_t *whole)
{
    const json_t *row;
    size_t i, forms = 0;
    json_array_foreach(whole, i, row) {
        const char *form = kp_text(row, "form");
        if (!*form)
            continue;
        forms++;
        if (!strstr(form, "f16") || strstr(form, ".e") || strstr(kp_text(row, "op"), ".sp"))
            return false;
    }
    return forms > 0;
}

double kpe_matrix_flops(const struct kpe_run *r, double *lost)
{
    double flops, all = kp_number(r->summary, "counts.records");
    *lost = kp_number(r->summary, "counts.records_lost");
    if (!of_halves(kp_json_in(r->info, "instructions.whole")) || kpe_at(r->info, "bodies") ||
        !(*lost < all / 2))
        return NAN;
    json_decref(regions_json(r, &flops));
    return flops > 0 ? flops * ctas_of(r) * all / (all - *lost) : NAN;
}

json_t *kpe_code(const struct kpe_run *r)
{
    const json_t *whole = kp_json_in(r->info, "instructions.whole");
    if (!whole)
        return json_pack("{s:s}", "absent", "the trace was made before kperf counted a text's "
                                            "instructions");
    double flops, lost = kp_number(r->summary, "counts.records_lost");
    json_t *regions = regions_json(r, &flops);
    double ctas = ctas_of(r);
    bool whole_known = lost == 0 && flops > 0 && !kpe_at(r->info, "bodies");
    return json_pack("{s:o,s:o,s:o,s:o,s:o,s:o}", "matrix", matrix_json(whole), "loads_bytes",
                     width_json(whole, "ld.global"), "stores_bytes",
                     width_json(whole, "st.global"), "regions", regions, "matrix_flops_at_least",
                     whole_known ? kpe_json(flops * ctas, 0) : json_null(), "useful_share",
                     whole_known ? kpe_json(r->flops / (flops * ctas), 4) : json_null());
}
