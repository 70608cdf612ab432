/*
 * Launches of other programs to traces: what src/inject left in a folder, with the map that
 * 'kperf ptxas' wrote there.  All of it may have been damaged or made up.
 */
#include "run/run_internal.h"

#include "run/collect/collect.h"
#include "run/provenance.h"
#include "run/run.h"

#define MAX_CAPTURE ((size_t)1 << 30)

/* ---- reading ------------------------------------------------------------ */

static bool is_id(const char *s)
{
    return s && strlen(s) == 16 && strspn(s, "0123456789abcdef") == 16;
}

static int read_map(struct kpn_collected *c)
{
    const char *id = json_string_value(json_object_get(c->launch, "id"));
    const char *name = json_string_value(json_object_get(c->launch, "entry"));
    char *file = kp_asprintf("%s.json", id), *path = kp_path_beside(c->path, file);
    int rc = kp_json_read(path, MAX_CAPTURE, &c->map);
    free(file);
    free(path);
    size_t i;
    json_t *e;
    json_array_foreach(json_object_get(c->map, "entries"), i, e)
        if (strcmp(json_string_value(json_object_get(e, "name"))
                       ? json_string_value(json_object_get(e, "name")) : "", name) == 0)
            c->entry = e;
    return rc != KP_OK || c->entry ? rc : kpn_collected_refuse(c, "its map has no such kernel");
}

static int read_bytes(const struct kpn_collected *c, const char *suffix, struct kp_str *out)
{
    char *path = kp_asprintf("%s.%s", c->base, suffix);
    int rc = kp_read_file(path, MAX_CAPTURE, out);
    free(path);
    return rc;
}

static int read_stamps(struct kpn_collected *c, uint64_t ctas)
{
    struct kp_str bytes = {0};
    struct kpn_capture *k = &c->capture;
    int rc = read_bytes(c, "stamps", &bytes);
    if (rc == KP_OK && bytes.len != ctas * sizeof(struct kpt_stamp))
        rc = kpn_collected_refuse(c, "its stamps are not those of its grid");
    if (rc == KP_OK) {
        k->stamp_count = (size_t)ctas;
        k->stamps = kp_alloc(bytes.len);
        memcpy(k->stamps, bytes.s, bytes.len);
    }
    kp_str_free(&bytes);
    for (size_t i = 0; rc == KP_OK && i < k->stamp_count; i++) {
        const struct kpt_stamp *t = &k->stamps[i];
        if (!(t->flags & KPT_CTA_ENTERED))
            k->missing_stamps++;
        else if (t->cta != i || (t->flags & ~(uint32_t)(KPT_CTA_ENTERED | KPT_CTA_PROBED)))
            rc = kpn_collected_refuse(c, "a stamp is damaged");
    }
    return rc;
}

static int read_area(struct kpn_collected *c)
{
    struct kp_str bytes = {0};
    struct kpn_capture *k = &c->capture;
    int rc = read_bytes(c, "area", &bytes);
    if (rc == KP_OK && bytes.len < sizeof k->head)
        rc = kpn_collected_refuse(c, "its record area is cut off");
    if (rc == KP_OK) {
        memcpy(&k->head, bytes.s, sizeof k->head);
        k->used = bytes.len;
        k->area = kp_alloc(bytes.len + 16);
        memcpy(k->area, bytes.s, bytes.len);
    }
    kp_str_free(&bytes);
    return rc;
}

/* ---- the trace ---------------------------------------------------------- */

/* Units that a CTA of this launch has: the text may allow more threads. */
static json_int_t units_of(const struct kpn_collected *c)
{
    json_int_t units = json_integer_value(json_object_get(c->entry, "units"));
    json_int_t lanes = 32 * json_integer_value(json_object_get(c->entry, "warps_per_unit"));
    uint32_t block[3];
    if (json_object_get(c->entry, "warps") || lanes < 32 ||
        !kpn_collected_three(c->launch, "block", block))
        return units;
    json_int_t there = ((json_int_t)block[0] * block[1] * block[2] + lanes - 1) / lanes;
    return there < units ? there : units;
}

static int walk(struct kpn_collected *c, uint64_t ctas)
{
    const json_t *e = c->entry;
    const char *strategy = json_string_value(json_object_get(e, "strategy"));
    uint64_t units = kpn_collected_number(e, "units", 1, 32);
    uint64_t warps = kpn_collected_number(e, "warps_per_unit", 1, 4);
    uint64_t capacity = kpn_collected_number(e, "capacity", 4, 65536);
    uint64_t every = kpn_collected_number(c->launch, "sample_every", 0, UINT32_MAX);
    size_t regions = json_array_size(json_object_get(e, "regions"));
    if (units == UINT64_MAX || capacity == UINT64_MAX || warps == UINT64_MAX ||
        every == UINT64_MAX || !strategy || !regions || regions > KPT_MAX_REGIONS ||
        json_object_get(e, "bodies"))
        return kpn_collected_refuse(c, "its map describes no kernel that can be collected");
    const struct kpn_sample sample = {.every = (uint32_t)every, .limit = UINT32_MAX};
    const struct kpn_bounds bounds = {
        .sample = &sample,
        .cluster = json_is_true(json_object_get(e, "cluster")),
        .ctas = ctas,
        .cluster_ctas = c->cluster[0] * c->cluster[1] * c->cluster[2],
        .units = (uint32_t)units_of(c),
        .capacity = (uint32_t)capacity,
        .regions = (uint32_t)regions,
        .shared = json_is_true(json_object_get(e, "shared_boundaries")),
        .placed = strcmp(strategy, kpi_strategies[KPI_CIRCULAR]) != 0 || kpn_places_computed(e),
    };
    char why[200];
    if (kpn_capture_walk(&c->capture, &bounds, why))
        return KP_OK;
    kp_error("%s: the record area is damaged: %s", c->path, why);
    return KP_MALFORMED;
}

static json_t *make_info(const struct kpn_collected *c)
{
    json_t *o = kpn_report_head("collect"), *e = c->entry;
    const json_t *l = c->launch;
    static const char *const of_entry[] = {"capacity", "warps_per_unit", "regions",
                                           "shared_boundaries", "quiet_loops"};
    static const char *const of_launch[] = {"grid", "block", "device"};
    json_object_set_new(o, "created", kpn_now_utc());
    json_object_set(o, "entry", json_object_get(l, "entry"));
    for (size_t i = 0; i < KP_COUNT(of_entry); i++)
        json_object_set(o, of_entry[i], json_object_get(e, of_entry[i]));
    json_object_set_new(o, "units", json_integer(units_of(c)));
    for (size_t i = 0; i < KP_COUNT(of_launch); i++)
        if (json_object_get(l, of_launch[i]))
            json_object_set(o, of_launch[i], json_object_get(l, of_launch[i]));
    json_object_set_new(o, "kernel",
                        json_pack("{s:O,s:O?}", "entry", json_object_get(l, "entry"), "source",
                                  json_object_get(c->map, "source")));
    json_object_set_new(
        o, "layout",
        json_pack("{s:O?,s:O?,s:O?,s:O?,s:O?,s:i,s:i}", "strategy", json_object_get(e, "strategy"),
                  "unit", json_object_get(e, "unit"), "mode", json_object_get(e, "mode"),
                  "ring_bytes", json_object_get(e, "ring_bytes"), "ring_records",
                  json_object_get(e, "slots"), "record_bytes", 8, "clock_bits", 32));
    json_object_set_new(o, "launch",
                        json_pack("{s:[iii],s:O?,s:O?}", "cluster", c->cluster[0], c->cluster[1],
                                  c->cluster[2], "dynamic_shared",
                                  json_object_get(l, "dynamic_shared"), "number",
                                  json_object_get(l, "launch")));
    return o;
}

static int write_trace(struct kpn_collected *c, const char *path, bool force)
{
    struct kp_out out;
    json_t *info = make_info(c);
    int rc = kp_out_open_own(&out, path, force);
    if (rc == KP_OK) {
        size_t units = (size_t)json_integer_value(json_object_get(c->entry, "units"));
        rc = kpn_capture_write(&c->capture, units, out.f, info);
        if (rc == KP_OK)
            rc = kp_out_commit(&out);
        else
            kp_out_abort(&out);
    }
    json_decref(info);
    return rc;
}

/* Its records, to a trace; adds what it has to `out`. */
static int collect_trace(struct kpn_collected *c, const char *text, json_t *out)
{
    uint64_t ctas = (uint64_t)c->grid[0] * c->grid[1] * c->grid[2];
    int rc = read_area(c);
    if (rc == KP_OK)
        rc = read_stamps(c, ctas);
    if (rc == KP_OK)
        rc = walk(c, ctas);
    if (rc != KP_OK)
        return rc;
    if (text)
        json_object_set_new(json_object_get(c->map, "source"), "name", kp_json_text(text));
    char *path = kpn_collected_path(c, "kpt");
    rc = write_trace(c, path, c->options->force);
    json_t *has = json_pack("{s:o,s:I,s:I,s:I,s:I}", "trace", kp_json_text(path), "ctas",
                            (json_int_t)c->capture.ctas, "units", (json_int_t)c->capture.units.n,
                            "kept", (json_int_t)c->capture.records_kept, "units_dropped",
                            (json_int_t)c->capture.head.units_dropped);
    json_object_update(out, has);
    json_decref(has);
    free(path);
    return rc;
}

/* A kernel that was launched with probes, which were recorded; or as it is, for its arguments. */
static int collect_launch(struct kpn_collected *c, json_t *out)
{
    bool plain = json_is_false(json_object_get(c->launch, "probed"));
    char *text = NULL, *config = NULL;
    if (plain && !c->options->ptx_count) {
        kp_error("%s: its kernel has no probes: --ptx is to name its PTX", c->path);
        return KP_USAGE;
    }
    int rc = plain ? kpn_collected_ptx(c) : read_map(c);
    if (rc == KP_OK && !plain)
        rc = kpn_collected_text(c, &text);
    if (rc == KP_OK && !plain)
        rc = collect_trace(c, text, out);
    if (rc == KP_OK)
        rc = kpn_collected_config(c, text, &config);
    json_object_set_new(out, "config", config ? kp_json_text(config) : json_null());
    free(text);
    free(config);
    return rc;
}

static int collect(struct kpn_collected *c, json_t *list)
{
    int rc = kp_json_read(c->path, (size_t)1 << 20, &c->launch);
    if (rc != KP_OK)
        return rc;
    const json_t *entry = json_object_get(c->launch, "entry");
    if (kpn_collected_number(c->launch, "schema_version", 1, 1) != 1 ||
        !kpn_collected_three(c->launch, "grid", c->grid) ||
        !kpn_collected_three(c->launch, "cluster", c->cluster))
        return kpn_collected_refuse(c, "is no launch that kperf recorded");
    if (!is_id(json_string_value(json_object_get(c->launch, "id"))) || !json_is_string(entry))
        return kpn_collected_refuse(c, "does not say which kernel was launched");
    json_t *out = json_pack("{s:o,s:O}", "launch", kp_json_text(c->path), "entry", entry);
    rc = collect_launch(c, out);
    if (rc == KP_OK)
        json_array_append(list, out);
    json_decref(out);
    return rc;
}

int kpn_collect(const char *launch, const struct kpn_collect *options, json_t *list)
{
    struct kpn_collected c = {.path = launch, .options = options};
    if (!kp_has_suffix(launch, ".launch.json")) {
        kp_error("%s: a launch is a file ID.N.launch.json, or name the folder that has it", launch);
        return KP_USAGE;
    }
    c.base = kp_strndup(launch, strlen(launch) - strlen(".launch.json"));
    int rc = collect(&c, list);
    kpn_capture_free(&c.capture);
    json_decref(c.launch);
    json_decref(c.map);
    free(c.base);
    return rc;
}
