#include "run/against.h"
#include "run/budget.h"
#include "run/ceilings.h"
#include "run/provenance.h"
#include "run/tune.h"
#include "run/workloads.h"

#include <errno.h>
#include <unistd.h>

struct runner {
    const struct kpn_options *options;
    struct kpn_config config;
    struct kpn_kernel_file kernel;
    struct kpn_reference_kernel reference;
    struct kpn_assembler assembler;
    struct kpn_disassembler disassembler;
    bool have_assembler, have_device;
    struct kpn_plan *plans;
    char **paths;
    size_t count;
    json_t *device, *calibration, *ceilings; /* ceilings: of this device, or absent */
    struct kpn_gpu_info gpu;
    struct kpn_limits dry; /* without a device */
    json_t *report, *shapes, *skipped; /* shapes: borrowed from report */
    bool stop;               /* what failed would fail for every shape */
    int status;
};

/* NULL: none was found. */
static struct kpn_assembler *assembler_of(struct runner *r)
{
    return r->have_assembler ? &r->assembler : NULL;
}

/* ---- which shapes ------------------------------------------------------- */

static char *trace_path(const struct runner *r, const char *label)
{
    const char *config = r->config.src.name;
    bool std = strcmp(config, "-") == 0;
    char *stem = kp_path_stem(std ? "run" : config,
                              kp_has_suffix(config, ".yml") ? ".yml" : ".yaml");
    char *name = kp_asprintf("%s%s%s.kpt", stem, *label ? "-" : "", label);
    char *path = r->options->output_dir ? kp_asprintf("%s/%s", r->options->output_dir, name)
                                        : kp_path_beside(config, name);
    free(stem);
    free(name);
    return path;
}

static bool known_path(const struct runner *r, const char *path)
{
    for (size_t i = 0; i < r->count; i++)
        if (strcmp(r->paths[i], path) == 0)
            return true;
    return false;
}

/* The sampling expression must make sense before anything is launched. */
static int check_sample(const struct runner *r, const struct kpn_plan *p)
{
    const char *option = r->options->sample, *text = option ? option : r->config.sample;
    struct kpn_sample unused;
    if (!text || kpn_sample_parse(&r->config, p->shape, text,
                                  option ? NULL : r->config.sample_node, p->ctas, &unused))
        return KP_OK;
    return option ? KP_USAGE : KP_MALFORMED;
}

static int plan_shapes(struct runner *r)
{
    struct kpn_config *c = &r->config;
    int status;
    if (r->options->workloads && !c->representative && !kpn_workloads_choose(c))
        return KP_USAGE;
    r->plans = kp_alloc((c->shape_count + 1) * sizeof *r->plans);
    r->paths = kp_alloc((c->shape_count + 1) * sizeof *r->paths);
    for (size_t i = 0; i < c->shape_count; i++) {
        int m = kpn_workloads_wanted(c, &c->shapes[i], r->options->only, r->skipped, &status);
        if (m < 0)
            return status;
        if (m == 0)
            continue;
        struct kpn_plan *p = &r->plans[r->count];
        if (!kpn_plan_make(c, &c->shapes[i], p)) {
            kpn_plan_free(p);
            return KP_MALFORMED;
        }
        int sample = check_sample(r, p);
        if (sample != KP_OK) {
            kpn_plan_free(p);
            return sample;
        }
        char *path = trace_path(r, p->label);
        if (known_path(r, path)) {
            kp_error_at(&c->src, c->shapes[i].node->offset, 1, "shape %s is there twice",
                        p->label);
            kpn_plan_free(p);
            free(path);
            return KP_MALFORMED;
        }
        r->paths[r->count++] = path;
    }
    return r->count ? KP_OK : kpn_workloads_none(c, r->options->only, r->skipped);
}

/* Before anything is spent: are the kernels of other types there? */
static int check_others(const struct runner *r)
{
    int status = KP_OK;
    for (size_t i = 0; status == KP_OK && i < r->count; i++) {
        struct kpn_reference_kernel k = {.open = false};
        if (r->plans[i].shape->other)
            status = kpn_dtype_open(&r->config, r->plans[i].shape->other, &k);
        kpn_reference_close(&k);
    }
    return status;
}

/* And would the traces find their place? */
static int check_outputs(const struct runner *r)
{
    char *dir = kp_strdup(r->paths[0]), *slash = strrchr(dir, '/');
    if (slash)
        *slash = '\0';
    const char *where = slash == dir ? "/" : slash ? dir : ".";
    int status = KP_OK;
    if (access(where, W_OK | X_OK) != 0) {
        kp_error("%s: traces cannot be written here: %s", where, strerror(errno));
        status = KP_FAILED;
    }
    for (size_t i = 0; status == KP_OK && !r->options->force && i < r->count; i++) {
        if (access(r->paths[i], F_OK) != 0)
            continue;
        kp_error("%s: exists already; -f overwrites it", r->paths[i]);
        status = KP_FAILED;
    }
    free(dir);
    return status;
}

static void put(json_t *o, const char *key, json_t *value)
{
    json_object_set_new(o, key, value);
}

static const struct kpn_limits *limits_of(const struct runner *r)
{
    return r->have_device ? &r->gpu.limits : &r->dry;
}

/* ---- one shape ---------------------------------------------------------- */

struct sampling {
    const struct runner *r;
    const struct kpn_plan *plan;
    uint32_t cluster, bodies; /* CTAs of one; probed bodies */
};

static struct sampling sampling_of(const struct runner *r, const struct kpn_plan *p)
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
    uint32_t sms = limits_of(x->r)->sms;
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

static int plan_records(struct runner *r, size_t i, struct kpn_build *b, json_t **records)
{
    struct sampling sampling = sampling_of(r, &r->plans[i]);
    char *what = kp_asprintf("%s %s (%zu of %zu)", r->kernel.name, r->plans[i].label, i + 1,
                             r->count);
    const struct kpn_records x = {
        .kernel = &r->kernel, .assembler = assembler_of(r),
        .plan = &r->plans[i], .limits = limits_of(r),
        .launch = r->have_device, .what = what, .probed = probed_ctas, .ctx = &sampling,
    };
    int status = kpn_records_plan(&x, &b->ring, records);
    b->records = *records;
    b->fell = status == KP_FAILED && r->have_device;
    free(what);
    return status;
}

/* What the kernel and the device take of a launch, before a driver refuses it in its own words. */
static int check_launch(const struct runner *r, const struct kpn_plan *p)
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
    if (shared > limits_of(r)->shared_per_block) {
        kpn_error_in(c, dynamic, 0, dynamic->span, "%llu bytes of shared memory, static and "
                     "dynamic; a CTA can have %u", (unsigned long long)shared,
                     limits_of(r)->shared_per_block);
        return KP_MALFORMED;
    }
    return KP_OK;
}

static int make_build(struct runner *r, size_t i, struct kpn_build *b, struct kpn_probed **probed,
                      json_t **records)
{
    struct kpn_assembler *a = assembler_of(r);
    const struct kpn_plan *p = &r->plans[i];
    int status = kpn_kernel_original(&r->kernel, a);
    if (status == KP_OK)
        status = check_launch(r, p);
    if (status == KP_OK)
        status = plan_records(r, i, b, records);
    if (status != KP_OK)
        return status;
    r->kernel.limits = limits_of(r);
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

static int launch_shape(struct runner *r, size_t i, const struct kpn_build *b,
                        const struct kpn_probed *probed, json_t **result)
{
    struct kp_out out;
    const struct kpn_plan *p = &r->plans[i];
    const struct kpn_options *o = r->options;
    uint32_t repeats = o->repeats > 0 ? (uint32_t)o->repeats : r->config.repeats;
    int status = kp_out_open(&out, r->paths[i], o->force, true);
    if (status != KP_OK)
        return status;
    json_t *info = kpn_provenance(&r->kernel, assembler_of(r), p, b, probed, repeats);
    struct kpn_config config = r->config;
    config.entry = r->kernel.name;
    json_t *origin = kpn_origin(&r->kernel, assembler_of(r), probed, r->ceilings);
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

static void describe(const struct runner *r, const struct kpn_plan *p, const struct kpn_build *b,
                     json_t *o)
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
static int describe_dry(const struct runner *r, size_t i, const struct kpn_build *b, json_t *o)
{
    const struct kpn_plan *p = &r->plans[i];
    const struct kpn_limits *l = limits_of(r);
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

int kpn_graver(int a, int b)
{
    static const int order[] = {KP_OK, KP_LOSSY, KP_CHECK, KP_FAILED, KP_NODEVICE, KP_MALFORMED,
                                KP_USAGE, KP_INTERRUPTED};
    size_t ia = 0, ib = 0;
    for (size_t i = 0; i < KP_COUNT(order); i++) {
        ia = order[i] == a ? i : ia;
        ib = order[i] == b ? i : ib;
    }
    return ia > ib ? a : b;
}

/* Under --strict: what the certificate says against the probes. */
static int judge_strictly(const struct runner *r, const json_t *o, const struct kpn_build *b)
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

const char *kpn_status_name(int status)
{
    return status == KP_OK || status == KP_LOSSY ? "ok"
         : status == KP_CHECK                    ? "check failed"
         : status == KP_INTERRUPTED              ? "interrupted"
                                                 : "failed";
}

static int one_shape(struct runner *r, size_t i)
{
    struct kpn_build b = {0};
    struct kpn_probed *probed = NULL;
    json_t *o = json_object(), *result = NULL, *records = NULL;
    int status = make_build(r, i, &b, &probed, &records);
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

/* With another kernel in the place of the config's own. */
static int other_shape(struct runner *r, size_t i, const struct kpn_dtype_kernel *d)
{
    struct kpn_reference_kernel other = {.open = false};
    const struct kpn_kernel_file own = r->kernel;
    int status = kpn_dtype_open(&r->config, d, &other);
    if (status == KP_OK) {
        r->kernel = other.kernel;
        status = one_shape(r, i);
        other.kernel = r->kernel; /* what was built for it */
        r->kernel = own;
    }
    kpn_reference_close(&other);
    return status;
}

/* Where the probes cost least with the first shape: so for all. */
static int tune(struct runner *r)
{
    struct kpn_build b = {0};
    struct kpn_probed *probed = NULL;
    json_t *records = NULL, *report = NULL;
    const struct kpn_options *o = r->options;
    if (!o->tune || !r->have_device || r->plans[0].shape->other)
        return KP_OK;
    int status = make_build(r, 0, &b, &probed, &records);
    struct kpn_config config = r->config;
    config.entry = r->kernel.name;
    const struct kpn_job job = {.config = &config, .plan = &r->plans[0], .build = &b, .options = o,
                                .sample_text = o->sample ? o->sample : r->config.sample,
                                .arch = r->kernel.arch};
    const struct kpn_tuning t = {&r->config, &r->kernel, assembler_of(r), &r->disassembler, &job};
    if (status == KP_OK)
        status = kpn_tune(&t, &report);
    if (report)
        put(r->report, "tuned", report);
    json_decref(records);
    return status;
}

static int run_shapes(struct runner *r)
{
    int worst = tune(r);
    if (worst != KP_OK)
        return worst;
    for (size_t i = 0; i < r->count; i++) {
        const struct kpn_dtype_kernel *other = r->plans[i].shape->other;
        worst = kpn_graver(worst, other ? other_shape(r, i, other) : one_shape(r, i));
        /* A failed launch is of its shape alone. */
        if (r->stop || kpn_interrupted() || worst == KP_NODEVICE)
            break;
    }
    return worst;
}

/* ---- the whole ---------------------------------------------------------- */

/* Those that were asked for; the others are looked up where the device is open. */
static int read_ceilings(struct runner *r)
{
    struct kpn_gpu_info gpu = r->gpu;
    if (!r->options->ceilings || !r->have_device)
        return KP_OK;
    snprintf(gpu.driver, sizeof gpu.driver, "%s", kpn_text(r->device, "driver"));
    return kpn_ceilings_read(r->options->ceilings, &gpu, r->assembler.version, &r->ceilings);
}

static int find_tools(struct runner *r)
{
    const struct kpn_config *c = &r->config;
    const char *arch = r->kernel.arch;
    int status = kpn_assembler_for(arch, c->assembler, c->src.name, r->options->dry_run,
                                   &r->assembler);
    r->dry = kpn_limits_for(arch);
    r->have_assembler = status == KP_OK;
    if (r->have_assembler)
        kpn_disassembler_for(arch, &r->disassembler);
    if (r->options->dry_run) {
        if (!r->have_assembler)
            kp_note("no %s here: registers and occupancy are not known",
                    kpn_is_amd(arch) ? "llvm-mc" : "ptxas");
        return KP_OK;
    }
    if (status != KP_OK)
        return status;
    if (!kpn_assembler_prepare(&r->assembler))
        return KP_FAILED;
    struct kpn_calibration_job job = {.ops = kpn_gpu_for(arch), .assembler = &r->assembler,
                                      .path = r->options->calibration};
    json_t *given = NULL;
    if (job.path)
        status = kpn_calibration_read(job.path, &given);
    if (status != KP_OK)
        return status;
    job.given = given;
    status = kpn_child("calibration", 120, kpn_calibrate_child, &job, &r->calibration);
    json_decref(given);
    if (status != KP_OK)
        return status;
    r->device = json_incref(json_object_get(r->calibration, "device"));
    json_object_del(r->calibration, "device");
    r->have_device = kpn_gpu_from_json(r->device, &r->gpu);
    return r->have_device ? read_ceilings(r) : KP_FAILED;
}

static void finish_report(struct runner *r)
{
    json_t *o = r->report;
    char hex[65];
    const char *name = r->config.src.name ? r->config.src.name : "";
    kp_sha256_hex(r->config.text.s ? r->config.text.s : "", r->config.text.len, hex);
    put(o, "input", json_pack("{s:o,s:s}", "name", kp_json_text(kp_shown_name(name)), "hash", hex));
    put(o, "dry_run", json_boolean(r->options->dry_run));
    put(o, "workload_set", kpn_workloads_json(&r->config, r->count, r->skipped));
    if (r->options->plan)
        put(o, "plan_only", json_true());
    if (r->kernel.name)
        put(o, "kernel", kpn_kernel_json(&r->kernel, NULL));
    json_t *instructions = r->kernel.name ? kpn_kernel_instructions(&r->kernel) : NULL;
    if (instructions)
        put(json_object_get(o, "kernel"), "instructions", instructions);
    put(o, "assembler", kpn_assembler_json(&r->config, assembler_of(r), r->kernel.arch));
    if (r->device)
        json_object_set(o, "device", r->device);
    if (r->calibration)
        json_object_set(o, "calibration", r->calibration);
    put(o, "exit_status", json_integer(r->status));
}

static void runner_free(struct runner *r)
{
    for (size_t i = 0; i < r->count; i++) {
        kpn_plan_free(&r->plans[i]);
        free(r->paths[i]);
    }
    free(r->plans);
    free(r->paths);
    kpn_kernel_close(&r->kernel);
    kpn_reference_close(&r->reference);
    kpn_assembler_free(&r->assembler);
    kpn_disassembler_free(&r->disassembler);
    kpn_config_free(&r->config);
    json_decref(r->device);
    json_decref(r->calibration);
    json_decref(r->ceilings);
}

int kpn_run(const char *config_path, const struct kpn_options *options, json_t **report)
{
    struct runner r = {.options = options};
    r.report = kpn_report_head("run");
    r.shapes = json_array();
    r.skipped = json_array();
    put(r.report, "shapes", r.shapes);
    kpn_signals_begin();
    int status = kpn_config_read(config_path, &r.config);
    if (status == KP_OK)
        status = plan_shapes(&r);
    if (status == KP_OK && !options->dry_run)
        status = check_outputs(&r);
    if (status == KP_OK)
        status = kpn_kernel_open(&r.config, &r.kernel);
    if (status == KP_OK)
        status = check_others(&r);
    if (status == KP_OK)
        status = find_tools(&r);
    if (status == KP_OK)
        status = kpn_reference_open(&r.config, assembler_of(&r), &r.reference);
    if (status == KP_OK)
        status = run_shapes(&r);
    if (kpn_interrupted())
        status = KP_INTERRUPTED;
    r.status = status;
    finish_report(&r);
    json_decref(r.skipped);
    runner_free(&r);
    *report = r.report;
    kpn_signals_end();
    return status;
}
