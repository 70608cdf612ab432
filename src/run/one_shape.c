/* One shape of a config: planned, assembled, launched in a child, described and judged. */
#include "run/runner.h"

#include "run/against.h"
#include "run/provenance.h"
#include "run/config/workloads.h"

static void put(json_t *o, const char *key, json_t *value)
{
    json_object_set_new(o, key, value);
}

struct sampling {
    const struct kpn_runner *r;
    const struct kpn_plan *plan;
    uint32_t cluster, bodies; /* CTAs of one; probed bodies */
};

static struct sampling sampling_of(const struct kpn_runner *r, const struct kpn_plan *p)
{
    const struct kpn_config *c = &r->config;
    bool clusters = json_is_true(json_object_get(r->kernel.entry, "cluster"));
    uint32_t bodies = c->split ? kpi_split_bodies(c->split) : c->bodies;
    return (struct sampling){
        r, p, clusters ? p->cluster[0] * p->cluster[1] * p->cluster[2] : 1, bodies ? bodies : 1};
}

/* KP_OK; KP_USAGE or KP_MALFORMED after a message. */
static int find_sample(const struct sampling *x, uint32_t ctas_per_sm, struct kpn_sample *out)
{
    const struct kpn_options *o = x->r->options;
    const struct kpn_config *c = &x->r->config;
    uint32_t sms = kpn_limits_of(x->r)->sms;
    const char *text = o->sample ? o->sample : c->sample;
    uint64_t ids = x->plan->ctas / x->cluster;
    if (!text)
        kpn_sample_choose(ids, (uint64_t)ctas_per_sm * sms / x->cluster, x->bodies, out);
    else if (!kpn_sample_parse(c, x->plan->shape, text, o->sample ? NULL : c->sample_node, ids,
                               out))
        return o->sample ? KP_USAGE : KP_MALFORMED;
    return KP_OK;
}

static uint64_t probed_ctas(void *ctx, uint32_t ctas_per_sm)
{
    const struct sampling *x = ctx;
    struct kpn_sample s;
    uint64_t ids = x->plan->ctas / x->cluster;
    /* It was read once, in check_sample. */
    return find_sample(x, ctas_per_sm, &s) == KP_OK ? kpn_sample_count(&s, ids) * x->cluster : 0;
}

static int plan_records(struct kpn_runner *r, size_t i, struct kpn_build *b, json_t **records)
{
    struct sampling sampling = sampling_of(r, &r->plans[i]);
    char *what = kp_asprintf("%s %s (%zu of %zu)", r->kernel.name, r->plans[i].label, i + 1,
                             r->count);
    const struct kpn_records x = {
        .kernel = &r->kernel, .assembler = kpn_assembler_of(r),
        .plan = &r->plans[i], .limits = kpn_limits_of(r),
        .launch = r->have_device, .what = what, .probed = probed_ctas, .ctx = &sampling,
    };
    int status = kpn_records_plan(&x, &b->ring, records);
    b->records = *records;
    b->fell = status == KP_FAILED && r->have_device;
    free(what);
    return status;
}

/* What the kernel and the device take of a launch, before a driver refuses it in its own words. */
static int check_launch(const struct kpn_runner *r, const struct kpn_plan *p)
{
    const struct kpn_config *c = &r->config;
    const json_t *e = r->kernel.entry;
    json_int_t threads = json_integer_value(json_object_get(e, "max_threads"));
    bool exact = json_is_true(json_object_get(e, "exact_threads"));
    uint64_t shared = (uint64_t)r->kernel.original.shared + p->shared;
    const struct kpn_node *block = c->block[0] ? c->block[0] : c->launch_node;
    const struct kpn_node *dynamic = c->shared ? c->shared : c->launch_node;
    if (threads && ((json_int_t)p->threads > threads ||
                    (exact && (json_int_t)p->threads != threads))) {
        kpn_error_in(c, block, 0, block->span, "a block of %llu threads; %s takes %s%lld",
                     (unsigned long long)p->threads, r->kernel.name, exact ? "" : "at most ",
                     (long long)threads);
        return KP_MALFORMED;
    }
    if (shared > kpn_limits_of(r)->shared_per_block) {
        kpn_error_in(c, dynamic, 0, dynamic->span, "%llu bytes of shared memory, static and "
                     "dynamic; a CTA can have %u", (unsigned long long)shared,
                     kpn_limits_of(r)->shared_per_block);
        return KP_MALFORMED;
    }
    if (p->shared == 0 && json_is_true(json_object_get(e, "dynamic_shared")))
        kp_warn_at(&c->src, dynamic->offset, dynamic->kind == KPN_SCALAR ? dynamic->span : 1,
                   "%s uses dynamic shared memory, of which its launch has none (shared: BYTES)",
                   r->kernel.name);
    return KP_OK;
}

int kpn_make_build(struct kpn_runner *r, size_t i, struct kpn_build *b, struct kpn_probed **probed,
                      json_t **records)
{
    struct kpn_assembler *a = kpn_assembler_of(r);
    const struct kpn_plan *p = &r->plans[i];
    int status = kpn_kernel_original(&r->kernel, a);
    if (status == KP_OK)
        status = check_launch(r, p);
    if (status == KP_OK)
        status = plan_records(r, i, b, records);
    if (status != KP_OK)
        return status;
    r->kernel.limits = kpn_limits_of(r);
    status = kpn_kernel_probed(&r->kernel, a, &b->ring, p, probed);
    if (status != KP_OK)
        return status;
    const json_t *e = (*probed)->entry;
    b->original = &r->kernel.original;
    b->probed = &(*probed)->code;
    b->map = e;
    b->at_once = r->config.at_once || (*probed)->spared.gather;
    b->units = (uint32_t)json_integer_value(json_object_get(e, "units"));
    b->warps_per_unit = (uint32_t)json_integer_value(json_object_get(e, "warps_per_unit"));
    b->cluster = json_is_true(json_object_get(e, "cluster"));
    json_int_t bytes = json_integer_value(json_object_get(e, "ring_bytes"));
    if (bytes > 0)
        b->ring.bytes = (uint32_t)bytes;
    uint32_t size = p->cluster[0] * p->cluster[1] * p->cluster[2];
    if (size == 1 || b->cluster)
        return KP_OK;
    kp_error("%s: launched in clusters, but the kernel does not declare them (.explicitcluster "
             "or .reqnctapercluster): its CTAs would not choose together", r->config.src.name);
    return KP_MALFORMED;
}

static int launch_shape(struct kpn_runner *r, size_t i, const struct kpn_build *b,
                        const struct kpn_probed *probed, json_t **result)
{
    struct kp_out out;
    const struct kpn_plan *p = &r->plans[i];
    const struct kpn_options *o = r->options;
    uint32_t repeats = o->repeats > 0 ? (uint32_t)o->repeats : r->config.repeats;
    int status = kp_out_open(&out, r->paths[i], o->force, true);
    if (status != KP_OK)
        return status;
    json_t *info = kpn_provenance(&r->kernel, kpn_assembler_of(r), p, b, probed, repeats);
    struct kpn_config config = r->config;
    config.entry = r->kernel.name;
    json_t *origin = kpn_origin(&r->kernel, kpn_assembler_of(r), probed, r->ceilings);
    struct kpn_job job = {.config = &config, .plan = p, .build = b, .options = o, .origin = origin,
                          .reference = r->reference.open ? &r->reference.kernel.original : NULL,
                          .reference_entry = r->reference.kernel.name,
                          .sample_text = o->sample ? o->sample : r->config.sample,
                          .arch = r->kernel.arch, .repeats = repeats, .calibration = r->calibration,
                          .provenance = info, .assembler_version = r->assembler.version,
                          .meets = kpn_meets(r->kernel.text.s, r->kernel.name), .trace = &out};
    char *what = kp_asprintf("%s %s (%zu of %zu)", r->kernel.name, p->label, i + 1, r->count);
    status = kpn_child(what, r->config.timeout, kpn_shape_run, &job, result);
    free(what);
    json_decref(info);
    json_decref(origin);
    bool kept = json_object_get(*result, "trace") != NULL;
    if (kept && (status == KP_OK || status == KP_LOSSY || status == KP_CHECK)) {
        int committed = kp_out_commit(&out);
        return committed == KP_OK ? status : committed;
    }
    kp_out_abort(&out);
    return status;
}

static void describe(const struct kpn_runner *r, const struct kpn_plan *p,
                     const struct kpn_build *b, json_t *o)
{
    put(o, "label", kp_json_text(p->label));
    put(o, "shape", kpn_shape_json(p->shape));
    put(o, "workload", kpn_workload_json(p->shape));
    json_t *work = kpn_work_json(&r->config, p);
    if (work)
        put(o, "work", work);
    put(o, "launch", kpn_plan_json(&r->config, p));
    if (!b->map)
        return;
    put(o, "layout", kpn_layout_json(b));
    put(o, "plan", json_incref(b->records));
}

static void put_outlook(json_t *o, const struct kpn_sample *s)
{
    char *outlook = kpn_sample_outlook(s);
    if (outlook)
        put(json_object_get(o, "sample"), "outlook", json_string(outlook));
    free(outlook);
}

/* What a dry run can say of code and sampling without a device. */
static int describe_dry(const struct kpn_runner *r, size_t i, const struct kpn_build *b, json_t *o)
{
    const struct kpn_plan *p = &r->plans[i];
    const struct kpn_limits *l = kpn_limits_of(r);
    const struct sampling x = sampling_of(r, p);
    uint64_t ids = p->ctas / x.cluster;
    struct kpn_sample s;
    uint32_t occupancy = kpn_occupancy(l, (uint32_t)p->threads, b->original->registers,
                                       b->original->shared + p->shared, NULL);
    int status = find_sample(&x, occupancy, &s);
    if (status != KP_OK)
        return status;
    char *said = kpn_sample_text(&s, ids);
    put(o, "sample", json_pack("{s:s,s:b,s:I,s:I}", "text", said, "chosen", s.chosen, "ids",
                               (json_int_t)ids, "probed",
                               (json_int_t)kpn_sample_count(&s, ids)));
    free(said);
    put_outlook(o, &s);
    put(o, "would_write", kp_json_text(r->paths[i]));
    if (r->have_assembler)
        put(o, "assembly",
            json_pack("{s:o,s:o,s:o}", "original", kpn_code_json(b->original), "probed",
                      kpn_code_json(b->probed), "advisories",
                      kpn_advisories_diff(b->original, b->probed)));
    return KP_OK;
}

/* Under --strict: what the certificate says against the probes. */
static int judge_strictly(const struct kpn_runner *r, const json_t *o, const struct kpn_build *b)
{
    const json_t *a = json_object_get(o, "assembly");
    const json_t *x = json_object_get(a, "original"), *y = json_object_get(a, "probed");
    const char *verdict = json_string_value(json_object_get(json_object_get(o, "certificate"),
                                                            "verdict"));
    if (!r->options->strict || !a)
        return KP_OK;
    json_t *grown = kpn_grown(b->original, b->probed,
                              (int)json_integer_value(json_object_get(x, "occupancy")),
                              (int)json_integer_value(json_object_get(y, "occupancy")));
    bool altered = json_array_size(grown) > 0 || (verdict && strcmp(verdict, "altered") == 0);
    json_decref(grown);
    if (altered)
        kp_error("the probes altered the kernel; the report says where");
    return altered ? KP_CHECK : KP_OK;
}

int kpn_one_shape(struct kpn_runner *r, size_t i)
{
    struct kpn_build b = {0};
    struct kpn_probed *probed = NULL;
    json_t *o = json_object(), *result = NULL, *records = NULL;
    int status = kpn_make_build(r, i, &b, &probed, &records);
    if (status == KP_OK)
        status = kpn_kernel_certify(&r->kernel, &r->disassembler, probed);
    describe(r, &r->plans[i], &b, o);
    if (probed && probed->certificate)
        json_object_set(o, "certificate", probed->certificate);
    if (b.fell)
        put(o, "verify", json_pack("{s:s}", "verdict", "failed"));
    r->stop = status != KP_OK && !b.fell;
    if (status == KP_OK && r->options->dry_run)
        status = describe_dry(r, i, &b, o);
    else if (status == KP_OK)
        status = launch_shape(r, i, &b, probed, &result);
    if (result)
        json_object_update(o, result);
    json_decref(result);
    json_decref(records);
    if (status == KP_OK || status == KP_LOSSY)
        status = kpn_graver(status, judge_strictly(r, o, &b));
    put(o, "status", json_string(kpn_status_name(status)));
    json_array_append_new(r->shapes, o);
    return status;
}
