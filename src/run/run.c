#include "run/runner.h"

#include <errno.h>
#include <sys/stat.h>
#include <unistd.h>

#include "run/against.h"
#include "run/calibrate/ceilings.h"
#include "run/provenance.h"
#include "run/tune.h"
#include "run/config/workloads.h"

struct kpn_assembler *kpn_assembler_of(struct kpn_runner *r)
{
    return r->have_assembler ? &r->assembler : NULL;
}

const struct kpn_limits *kpn_limits_of(const struct kpn_runner *r)
{
    return r->have_device ? &r->gpu.limits : &r->dry;
}

/* ---- which shapes ------------------------------------------------------- */

static char *trace_path(const struct kpn_runner *r, const char *label)
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

static bool known_path(const struct kpn_runner *r, const char *path)
{
    for (size_t i = 0; i < r->count; i++)
        if (strcmp(r->paths[i], path) == 0)
            return true;
    return false;
}

/* The sampling expression must make sense before anything is launched. */
static int check_sample(const struct kpn_runner *r, const struct kpn_plan *p)
{
    const char *option = r->options->sample, *text = option ? option : r->config.sample;
    struct kpn_sample unused;
    if (!text || kpn_sample_parse(&r->config, p->shape, text,
                                  option ? NULL : r->config.sample_node, p->ctas, &unused))
        return KP_OK;
    return option ? KP_USAGE : KP_MALFORMED;
}

static int plan_shapes(struct kpn_runner *r)
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
static int check_others(const struct kpn_runner *r)
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

/* The folder that was asked for is made, where only it is not there. */
static bool make_folder(const char *path)
{
    if (!path || mkdir(path, 0777) != 0)
        return false;
    kp_note("%s: made for the traces", kp_shown_name(path));
    return true;
}

/* And would the traces find their place? */
static int check_outputs(struct kpn_runner *r)
{
    r->made = make_folder(r->options->output_dir); /* why it cannot be is what is said below */
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

/* ---- all of them --------------------------------------------------------- */

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

const char *kpn_status_name(int status)
{
    return status == KP_OK || status == KP_LOSSY ? "ok"
         : status == KP_CHECK                    ? "check failed"
         : status == KP_INTERRUPTED              ? "interrupted"
                                                 : "failed";
}

/* With another kernel in the place of the config's own. */
static int other_shape(struct kpn_runner *r, size_t i, const struct kpn_dtype_kernel *d)
{
    struct kpn_reference_kernel other = {.open = false};
    const struct kpn_kernel_file own = r->kernel;
    int status = kpn_dtype_open(&r->config, d, &other);
    if (status == KP_OK) {
        r->kernel = other.kernel;
        status = kpn_one_shape(r, i);
        other.kernel = r->kernel; /* what was built for it */
        r->kernel = own;
    }
    kpn_reference_close(&other);
    return status;
}

/* Where the probes cost least with the first shape: so for all. */
static int tune(struct kpn_runner *r)
{
    struct kpn_build b = {0};
    struct kpn_probed *probed = NULL;
    json_t *records = NULL, *report = NULL;
    const struct kpn_options *o = r->options;
    if (!o->tune || !r->have_device || r->plans[0].shape->other)
        return KP_OK;
    int status = kpn_make_build(r, 0, &b, &probed, &records);
    struct kpn_config config = r->config;
    config.entry = r->kernel.name;
    const struct kpn_job job = {.config = &config, .plan = &r->plans[0], .build = &b, .options = o,
                                .sample_text = o->sample ? o->sample : r->config.sample,
                                .arch = r->kernel.arch};
    const struct kpn_tuning t = {&r->config, &r->kernel, kpn_assembler_of(r), &r->disassembler,
                                 &job};
    if (status == KP_OK)
        status = kpn_tune(&t, &report);
    if (report)
        put(r->report, "tuned", report);
    json_decref(records);
    return status;
}

static int run_shapes(struct kpn_runner *r)
{
    int worst = tune(r);
    if (worst != KP_OK)
        return worst;
    for (size_t i = 0; i < r->count; i++) {
        const struct kpn_dtype_kernel *other = r->plans[i].shape->other;
        worst = kpn_graver(worst, other ? other_shape(r, i, other) : kpn_one_shape(r, i));
        /* A failed launch is of its shape alone. */
        if (r->stop || kpn_interrupted() || worst == KP_NODEVICE)
            break;
    }
    return worst;
}

/* ---- the whole ---------------------------------------------------------- */

/* Those that were asked for; the others are looked up where the device is open. */
static int read_ceilings(struct kpn_runner *r)
{
    struct kpn_gpu_info gpu = r->gpu;
    if (!r->options->ceilings || !r->have_device)
        return KP_OK;
    snprintf(gpu.driver, sizeof gpu.driver, "%s", kp_text(r->device, "driver"));
    return kpn_ceilings_read(r->options->ceilings, &gpu, r->assembler.version, &r->ceilings);
}

static int find_tools(struct kpn_runner *r)
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

static void finish_report(struct kpn_runner *r)
{
    json_t *o = r->report;
    if (r->config.src.name)
        put(o, "input", kp_json_file(&r->config.src));
    put(o, "dry_run", json_boolean(r->options->dry_run));
    put(o, "workload_set", kpn_workloads_json(&r->config, r->count, r->skipped));
    if (r->options->plan)
        put(o, "plan_only", json_true());
    if (r->kernel.name)
        put(o, "kernel", kpn_kernel_json(&r->kernel, NULL));
    json_t *instructions = r->kernel.name ? kpn_kernel_instructions(&r->kernel) : NULL;
    if (instructions)
        put(json_object_get(o, "kernel"), "instructions", instructions);
    put(o, "assembler", kpn_assembler_json(&r->config, kpn_assembler_of(r), r->kernel.arch));
    if (r->device)
        json_object_set(o, "device", r->device);
    if (r->calibration)
        json_object_set(o, "calibration", r->calibration);
    put(o, "exit_status", json_integer(r->status));
}

static void runner_free(struct kpn_runner *r)
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
    struct kpn_runner r = {.options = options};
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
        status = kpn_reference_open(&r.config, kpn_assembler_of(&r), &r.reference);
    if (status == KP_OK)
        status = run_shapes(&r);
    if (kpn_interrupted())
        status = KP_INTERRUPTED;
    r.status = status;
    if (r.made && status != KP_OK)
        rmdir(options->output_dir); /* where nothing is in it */
    finish_report(&r);
    json_decref(r.skipped);
    runner_free(&r);
    *report = r.report;
    kpn_signals_end();
    return status;
}
