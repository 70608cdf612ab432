/* pack TARGET MAP INFO STAMPS AREA OUT: a trace of what instrumented AMD code left in memory.
 *
 * MAP is kperf instrument's, with the one kernel; INFO a trace's info block as far as it does
 * not follow from the map (kernel, grid, block, provenance).  The record area is walked, and
 * hardware words, times and short clocks are read, by what kperf run does with a device's. */
#include "run/device/amd.h"
#include "run/run_internal.h"

static struct kp_str load(const char *path)
{
    struct kp_str s = {0};
    kp_str_add(&s, "");
    if (kp_read_file(path, 1 << 28, &s) != KP_OK)
        exit(KP_FAILED);
    return s;
}

static json_t *load_json(const char *path)
{
    json_error_t e;
    json_t *j = json_load_file(path, 0, &e);
    if (!j)
        kp_error("%s:%d: %s", path, e.line, e.text);
    return j;
}

static void add_map(json_t *info, const json_t *map)
{
    static const char *const same[] = {"capacity", "units", "warps_per_unit", "regions",
                                       "shared_boundaries"};
    for (size_t i = 0; i < KP_COUNT(same); i++)
        if (json_object_get(map, same[i]))
            json_object_set(info, same[i], json_object_get(map, same[i]));
}

static uint32_t whole(const json_t *o, const char *key)
{
    return (uint32_t)json_integer_value(json_object_get(o, key));
}

static int pack(const struct kpn_amd_target *target, const json_t *map, json_t *info,
                struct kpn_capture *c, const char *out)
{
    const struct kpn_sample sample = {.every = 1, .limit = UINT32_MAX};
    const struct kpn_bounds bounds = {
        .sample = &sample, .ctas = c->stamp_count, .cluster_ctas = 1, .units = whole(map, "units"),
        .capacity = whole(map, "capacity"),
        .regions = (uint32_t)json_array_size(json_object_get(map, "regions")),
        .shared = json_is_true(json_object_get(map, "shared_boundaries")),
        .signature = json_is_true(json_object_get(map, "signature")),
    };
    char why[200];
    if (!kpn_capture_walk(c, &bounds, why)) {
        kp_error("the record area: %s", why);
        return KP_FAILED;
    }
    struct kpt_unit **units = kp_alloc((c->units.n + 1) * sizeof *units);
    for (size_t i = 0; i < c->units.n; i++)
        units[i] = (struct kpt_unit *)(void *)(c->area + (c->units.v[i] - c->area));
    /* 16 of the clock to a tick of the constant clock, which is taken for one of 100 MHz. */
    c->unsure = kpn_amd_words(target, c->stamps, c->stamp_count, units, c->units.n, 1600);
    free(units);
    kpn_amd_info(target, map, info);
    json_object_set_new(info, "units_dropped", json_integer(c->head.units_dropped));
    json_object_set_new(info, "records_dropped", json_integer((json_int_t)c->head.records_dropped));
    FILE *f = fopen(out, "wb");
    if (!f)
        return KP_FAILED;
    int status = kpn_capture_write(c, bounds.units, f, info);
    return fclose(f) ? KP_FAILED : status;
}

int main(int argc, char **argv)
{
    if (argc != 7) {
        fputs("usage: pack TARGET MAP INFO STAMPS AREA OUT\n", stderr);
        return KP_USAGE;
    }
    const struct kpn_amd_target *target = kpn_amd_find(argv[1]);
    json_t *map = load_json(argv[2]), *info = load_json(argv[3]);
    const json_t *entry = json_array_get(json_object_get(map, "entries"), 0);
    struct kp_str stamps = load(argv[4]), area = load(argv[5]);
    if (!target || !entry || !info || area.len < sizeof(struct kpi_area_head))
        return KP_FAILED;
    struct kpn_capture c = {
        .area = (unsigned char *)area.s, .stamps = (void *)stamps.s,
        .stamp_count = stamps.len / sizeof(struct kpt_stamp),
    };
    memcpy(&c.head, area.s, sizeof c.head);
    c.used = c.head.end ? c.head.end : c.head.cursor;
    if (c.used > area.len)
        return KP_FAILED;
    add_map(info, entry);
    int status = pack(target, entry, info, &c, argv[6]);
    free(c.units.v);
    kp_str_free(&stamps);
    kp_str_free(&area);
    json_decref(map);
    json_decref(info);
    return status;
}
