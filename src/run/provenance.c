/* What goes into every trace beside its records. */
#include "run/provenance.h"

#include <time.h>

static void put(json_t *o, const char *key, json_t *value)
{
    json_object_set_new(o, key, value);
}

json_t *kpn_now_utc(void)
{
    char text[32] = "";
    time_t t = time(NULL);
    struct tm tm;
    if (gmtime_r(&t, &tm))
        strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", &tm);
    return json_string(text);
}

static json_t *options_json(const struct kpn_config *c)
{
    json_t *a = json_array();
    for (size_t i = 0; i < c->option_count; i++)
        json_array_append_new(a, kp_json_text(c->options[i]));
    return a;
}

json_t *kpn_assembler_json(const struct kpn_config *c, const struct kpn_assembler *a,
                           const char *arch)
{
    if (!a)
        return json_null();
    return json_pack("{s:s,s:s,s:o,s:s}", "name", kpn_assembler_name(a), "version", a->version,
                     "options", options_json(c), "arch", arch);
}

json_t *kpn_kernel_json(const struct kpn_kernel_file *k, const struct kpn_probed *p)
{
    const char *slash = strrchr(k->path, '/');
    json_t *o = json_pack("{s:s,s:{s:o,s:s}}", "entry", k->name, "source", "name",
                          kp_json_text(slash ? slash + 1 : k->path), "sha256",
                          k->sha256);
    struct kpi_rules rules = kpn_rules_of(&k->config->rules);
    if (rules.count || rules.automatic) /* of the text that the hash is of */
        put(json_object_get(o, "source"), "rules", kpi_rules_json(&rules));
    if (p)
        put(o, "instrumented_sha256", json_string(p->sha256));
    return o;
}

json_t *kpn_layout_json(const struct kpn_build *b)
{
    const json_t *m = b->map;
    json_t *o = json_pack("{s:s,s:O?,s:O?,s:i,s:i,s:i,s:i}", "strategy",
                          kpi_strategies[b->ring.strategy], "unit", json_object_get(m, "unit"),
                          "mode", json_object_get(m, "mode"), "ring_bytes", (int)b->ring.bytes,
                          "ring_records", (int)b->ring.slots, "record_bytes", 8, "clock_bits", 32);
    if (json_object_get(m, "warps"))
        json_object_set(o, "warps", json_object_get(m, "warps"));
    return o;
}

json_t *kpn_origin(const struct kpn_kernel_file *k, const struct kpn_assembler *a,
                   const struct kpn_probed *p, json_t *ceilings)
{
    json_t *o = json_object();
    put(o, "assembler", kpn_assembler_json(k->config, a, k->arch));
    put(o, "kernel", kpn_kernel_json(k, p));
    if (ceilings)
        json_object_set(o, "ceilings", ceilings);
    return o;
}

static json_t *config_json(const struct kpn_config *c, const struct kpn_plan *p, uint32_t repeats)
{
    json_t *o = kpn_plan_json(c, p);
    const char *slash = strrchr(c->src.name, '/');
    put(o, "name", kp_json_text(slash ? slash + 1 : c->src.name));
    put(o, "warmup", json_integer(c->warmup));
    put(o, "repeats", json_integer(repeats));
    return o;
}

json_t *kpn_provenance(struct kpn_kernel_file *k, const struct kpn_assembler *a,
                       const struct kpn_plan *p, const struct kpn_build *b,
                       const struct kpn_probed *probed, uint32_t repeats)
{
    json_t *o = kpn_report_head(NULL);
    put(o, "created", kpn_now_utc());
    put(o, "entry", json_string(k->name));
    put(o, "grid", json_pack("[iii]", p->grid[0], p->grid[1], p->grid[2]));
    put(o, "block", json_pack("[iii]", p->block[0], p->block[1], p->block[2]));
    put(o, "capacity", json_integer(b->ring.capacity));
    put(o, "shared_boundaries", json_incref(json_object_get(b->map, "shared_boundaries")));
    static const char *const as_they_are[] = {"bodies", "quiet_loops"};
    for (size_t i = 0; i < KP_COUNT(as_they_are); i++)
        if (json_object_get(b->map, as_they_are[i]))
            json_object_set(o, as_they_are[i], json_object_get(b->map, as_they_are[i]));
    put(o, "units", json_integer(b->units));
    put(o, "warps_per_unit", json_integer(b->warps_per_unit));
    put(o, "kernel", kpn_kernel_json(k, probed));
    put(o, "regions", kpn_kernel_regions(k, probed));
    json_t *instructions = kpn_kernel_instructions(k);
    if (instructions)
        put(o, "instructions", instructions);
    json_t *fetches = kpn_kernel_fetches(k);
    if (fetches)
        put(o, "fetches", fetches);
    put(o, "layout", kpn_layout_json(b));
    put(o, "launch",
        json_pack("{s:[iii],s:i,s:i}", "cluster", p->cluster[0], p->cluster[1], p->cluster[2],
                  "dynamic_shared", p->shared, "static_shared", (int)b->original->shared));
    put(o, "shape", kpn_shape_json(p->shape));
    json_t *work = kpn_work_json(k->config, p);
    if (work)
        put(o, "work", work);
    put(o, "assembler", kpn_assembler_json(k->config, a, k->arch));
    put(o, "config", config_json(k->config, p, repeats));
    put(o, "plan", json_incref(b->records));
    if (json_is_object(json_object_get(probed->certificate, "disassembler")))
        json_object_set(o, "certificate", probed->certificate);
    return o;
}
