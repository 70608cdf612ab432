/* kperf run --against: is the candidate faster, and does it compute the same? */
#include "run/against.h"
#include "run/certify/applied.h"
#include "run/baseline.h"
#include "run/provenance.h"
#include "run/config/workloads.h"

#include <math.h>

#define MAX_KERNEL ((size_t)256 << 20)
#define MAX_PREDICTED ((size_t)64 << 20)

struct pair {
    const struct kpn_options *options;
    struct kpn_config config;
    struct kpn_kernel_file kernel;
    struct kpn_assembler assembler;
    struct kpn_reference_kernel reference;
    struct kp_str text; /* the candidate's */
    char sha256[65];
    struct kpn_code candidate;
    bool assembled;
    struct kpn_delay delay;
    json_t *predicted; /* as kpn_gain_json, or NULL; of a delay: {"slack", "may_hide"} */
    json_t *applied;   /* what the candidate's text says of itself, or NULL */
    json_t *report, *shapes, *skipped;
    size_t count; /* shapes that match */
};

static void put(json_t *o, const char *key, json_t *value)
{
    json_object_set_new(o, key, value);
}

/* ---- what is read -------------------------------------------------------- */

static const json_t *entry_of(const json_t *inspected, const char *name)
{
    return kp_json_find(json_object_get(inspected, "entries"), "name", name);
}

/* Takes it the same parameters as the original? */
static int check_entry(const struct pair *p, const json_t *inspected)
{
    const char *path = kp_shown_name(p->options->against), *name = p->kernel.name;
    const json_t *e = entry_of(inspected, name), *a, *b;
    const json_t *own = json_object_get(p->kernel.entry, "params");
    const json_t *others = json_object_get(e, "params");
    size_t i;
    if (!e) {
        kp_error("%s: has no kernel '%s'", path, name);
        return KP_MALFORMED;
    }
    bool same = json_array_size(own) == json_array_size(others);
    json_array_foreach(own, i, a) {
        b = json_array_get(others, i);
        same = same && kpn_whole(a, "bytes") == kpn_whole(b, "bytes");
    }
    if (same)
        return KP_OK;
    kp_error("%s: '%s' takes other parameters there than in %s", path, name,
             kp_shown_name(p->kernel.path));
    return KP_MALFORMED;
}

/* The kernel itself, with a delay before the region. */
static int make_delayed(struct pair *p)
{
    if (!kpn_delay_parse(p->options->delay, &p->delay)) {
        kp_error("--delay: '%s' is not REGION=LOW..HIGH, in cycles up to %d, or "
                 "REGION@FIRST..LAST=LOW..HIGH, of warps up to 31",
                 p->options->delay, KPN_MAX_DELAY);
        return KP_USAGE;
    }
    int status = kpi_delay(&p->kernel.src, p->kernel.name, p->delay.region, p->delay.some,
                           &p->text);
    kp_sha256_hex(p->text.s ? p->text.s : "", p->text.len, p->sha256);
    return status;
}

static int read_candidate(struct pair *p)
{
    if (p->options->delay)
        return make_delayed(p);
    if (p->options->ctas) { /* the same text */
        kp_str_addn(&p->text, p->kernel.src.text, p->kernel.src.len);
        kp_sha256_hex(p->text.s, p->text.len, p->sha256);
        return KP_OK;
    }
    const char *path = p->options->against;
    json_t *inspected = NULL;
    int status = kp_read_file(path, MAX_KERNEL, &p->text);
    if (status != KP_OK)
        return status;
    struct kp_source src = {path, p->text.s ? p->text.s : "", p->text.len};
    kp_sha256_hex(src.text, src.len, p->sha256);
    if (kpi_is_instrumented(&src)) {
        kp_error("%s: has probes; both are run without", kp_shown_name(path));
        return KP_MALFORMED;
    }
    status = kpi_inspect(&src, &inspected);
    if (status == KP_OK)
        status = check_entry(p, inspected);
    json_decref(inspected);
    if (status == KP_OK)
        status = kpn_applied_read(&src, &p->applied);
    return status == KP_OK ? kpn_applied_check(p->applied, p->kernel.entry, &p->config,
                                               kp_shown_name(path))
                           : status;
}

/* What the text says was predicted of it, if it was made of this kernel. */
static void take_applied(struct pair *p)
{
    const char *of = kp_text(p->applied, "kernel");
    if (!p->applied || p->options->predicted)
        return;
    if (strcmp(of, p->kernel.sha256) == 0) {
        p->predicted = kpn_gain_json(p->applied);
        return;
    }
    kp_note("%s: was made by 'kperf apply' of another kernel than %s: what it predicts is not set "
            "beside this", kp_shown_name(p->options->against), kp_shown_name(p->kernel.path));
}

/* Of what stands before the k-th stage's begin, where a delay does; a region that arrives where it
 * waits has less there than its wait has. */
static double slack_before(const json_t *stages, size_t k)
{
    size_t n = json_array_size(stages);
    const json_t *stage = json_array_get(stages, k), *gap = json_array_get(stages, (k + n - 1) % n);
    double own = kp_number(stage, "slack");
    double before = strcmp(kp_text(gap, "kind"), "gap") == 0 ? kp_number(gap, "slack") : NAN;
    own = isnan(own) ? INFINITY : own;
    return isnan(before) ? own : fmin(own, before);
}

/* The least slack that `kperf model --json` gives the region in any role, and why a delay may take
 * less than that says. */
static int read_slack(struct pair *p, const json_t *j)
{
    const json_t *role, *stage;
    size_t i, k;
    double least = INFINITY;
    json_t *hides = NULL;
    json_array_foreach(json_object_get(j, "roles"), i, role)
        json_array_foreach(json_object_get(role, "stages"), k, stage)
            if (strcmp(kp_text(stage, "name"), p->delay.region) == 0) {
                least = fmin(least, slack_before(json_object_get(role, "stages"), k));
                hides = hides ? hides : json_object_get(stage, "may_hide");
            }
    if (isfinite(least)) {
        p->predicted = json_pack("{s:f,s:O*}", "slack", least, "may_hide", hides);
        return KP_OK;
    }
    kp_error("%s: gives no slack for a region '%s'", kp_shown_name(p->options->predicted),
             p->delay.region);
    return KP_MALFORMED;
}

/* What `kperf apply --json` says of its candidate, or `kperf model --json` of its first. */
static int read_predicted(struct pair *p)
{
    json_t *j = NULL;
    const char *path = p->options->predicted;
    int status = path ? kp_json_read(path, MAX_PREDICTED, &j) : KP_OK;
    if (!path || status != KP_OK) {
        take_applied(p);
        return status;
    }
    if (p->options->delay) {
        status = read_slack(p, j);
        json_decref(j);
        return status;
    }
    const json_t *c = json_object_get(j, "candidate");
    p->predicted = kpn_gain_json(c ? c : json_array_get(json_object_get(j, "candidates"), 0));
    json_decref(j);
    if (p->predicted)
        return KP_OK;
    kp_error("%s: no candidate with a predicted gain is in it", kp_shown_name(path));
    return KP_MALFORMED;
}

static const char *candidate_name(const struct pair *p)
{
    return p->options->delay  ? "the delayed kernel"
           : p->options->ctas ? "a part of the grid"
                              : kp_shown_name(p->options->against);
}

static int assemble(struct pair *p)
{
    const struct kpn_config *c = &p->config;
    int status = kpn_kernel_original(&p->kernel, &p->assembler);
    if (status == KP_OK && !p->assembled)
        status = kpn_assemble(&p->assembler, candidate_name(p), p->text.s,
                              p->text.len, p->kernel.arch, c->options, c->option_count,
                              p->kernel.name, &p->candidate);
    p->assembled = p->assembled || status == KP_OK;
    return status;
}

/* ---- shapes -------------------------------------------------------------- */

/* No slack makes a delay gain.  Up to the slack a delay costs nothing, beyond it as much as it
 * exceeds it by: the slope of the line of least squares through that. */
static double slope_with(double slack, double low, double high)
{
    double t = (slack - low) / (high - low);
    return t <= 0 ? 1 : t >= 1 ? 0 : (1 - t) * (1 - t) * (1 + 2 * t);
}

static void compare_with_slack(const struct pair *p, json_t *delay)
{
    if (!p->predicted || !delay)
        return;
    double slack = json_number_value(json_object_get(p->predicted, "slack"));
    double own = json_number_value(json_object_get(delay, "own_cycles"));
    double high = p->delay.cycles[KPN_DELAYS - 1], low = p->delay.cycles[0];
    for (size_t i = 0; low <= 0 && i < KPN_DELAYS; i++) /* the line's first */
        low = p->delay.cycles[i];
    double slope = slope_with(slack, low + own, high + own);
    bool negative = strcmp(kp_text(delay, "verdict"), "negative") == 0;
    double lo = json_number_value(json_object_get(delay, "lo"));
    double hi = json_number_value(json_object_get(delay, "hi"));
    json_t *hides = json_object_get(p->predicted, "may_hide");
    double least = hides ? 0 : slope;
    put(delay, "model", json_pack("{s:o,s:o,s:o,s:O*,s:b}", "slack", kpn_json_rounded(slack, 1),
                                  "slope", kpn_json_rounded(slope, 3), "slope_least",
                                  kpn_json_rounded(least, 3), "may_hide", hides, "agrees",
                                  !negative && slope >= lo - 0.25 && least <= hi + 0.25));
}

/* Predicted beside measured: gains as shares of the time. */
static void compare_with_prediction(const struct pair *p, json_t *shape)
{
    const json_t *ratio = json_object_get(json_object_get(shape, "layouts"), "ratio");
    if (!ratio) /* of one build */
        ratio = json_object_get(json_object_get(shape, "measured"), "ratio");
    if (p->options->delay)
        compare_with_slack(p, json_object_get(shape, "delay"));
    if (!p->predicted || !json_is_number(ratio))
        return;
    const json_t *of = p->options->predicted ? NULL : json_object_get(p->applied, "shape");
    if (of && !json_equal(of, json_object_get(shape, "shape")))
        return; /* of another */
    json_t *o = json_deep_copy(p->predicted);
    double gain = 1 - json_number_value(ratio);
    put(o, "measured_gain", kpn_json_rounded(gain, 5));
    put(o, "difference",
        kpn_json_rounded(gain - json_number_value(json_object_get(o, "gain")), 5));
    put(shape, "predicted", o);
}

static int run_shape(struct pair *p, const struct kpn_plan *plan, const char *what, json_t **result)
{
    const struct kpn_options *o = p->options;
    struct kpn_config config = p->config;
    const struct kpn_build build = {.original = &p->kernel.original, .probed = &p->candidate};
    struct kpn_delay_job job = {
        {.config = &config, .arch = p->kernel.arch, .plan = plan, .build = &build, .options = o},
        p->delay};
    json_t *origin = kpn_origin(&p->kernel, &p->assembler, NULL, NULL);
    json_object_set_new(json_object_get(origin, "kernel"), "candidate_sha256",
                        json_string(p->sha256));
    job.job.origin = origin;
    job.job.reference_entry = p->reference.kernel.name;
    job.job.reference = p->reference.open ? &p->reference.kernel.original : NULL;
    job.job.repeats = o->repeats > 0 ? (uint32_t)o->repeats : config.repeats;
    config.entry = p->kernel.name;
    if (o->ctas && !kpn_few(plan, o->ctas, job.job.few)) {
        json_decref(origin);
        return KP_USAGE;
    }
    int status = o->delay ? kpn_child(what, config.timeout, kpn_delay_run, &job, result)
                          : kpn_child(what, config.timeout, kpn_pair_run, &job.job, result);
    json_decref(origin);
    return status;
}

static int one_shape(struct pair *p, const struct kpn_shape *shape)
{
    struct kpn_plan plan;
    json_t *o = json_object(), *result = NULL;
    int status = kpn_plan_make(&p->config, shape, &plan) ? KP_OK : KP_MALFORMED;
    if (status == KP_OK) {
        char *what = kp_asprintf("%s %s", p->kernel.name, plan.label);
        put(o, "label", kp_json_text(plan.label));
        put(o, "shape", kpn_shape_json(shape));
        put(o, "workload", kpn_workload_json(shape));
        put(o, "launch", kpn_plan_json(&p->config, &plan));
        if (p->options->ctas)
            put(o, "few", json_pack("{s:I,s:I}", "ctas", (json_int_t)p->options->ctas, "of",
                                    (json_int_t)plan.ctas));
        if (!p->options->dry_run)
            status = run_shape(p, &plan, what, &result);
        free(what);
    }
    kpn_plan_free(&plan);
    if (result)
        json_object_update(o, result);
    json_decref(result);
    if (json_object_get(o, "device")) {
        json_object_set(p->report, "device", json_object_get(o, "device"));
        json_object_del(o, "device");
    }
    compare_with_prediction(p, o);
    if (status == KP_OK && p->options->strict &&
        json_array_size(json_object_get(json_object_get(o, "assembly"), "grown"))) {
        kp_error("the assembler makes more of the candidate; the report says what");
        status = KP_CHECK;
    }
    put(o, "status", json_string(kpn_status_name(status)));
    json_array_append_new(p->shapes, o);
    return status;
}

static int run_shapes(struct pair *p)
{
    int worst = KP_OK;
    if (p->options->workloads && !p->config.representative && !kpn_workloads_choose(&p->config))
        return KP_USAGE;
    for (size_t i = 0; i < p->config.shape_count; i++) {
        int status, m = kpn_workloads_wanted(&p->config, &p->config.shapes[i], p->options->only,
                                             p->skipped, &status);
        if (m < 0)
            return status;
        if (m > 0 && p->config.shapes[i].other)
            m = kpn_workloads_skip(&p->config.shapes[i], p->skipped,
                                   "the candidate is of the config's own kernel");
        if (m == 0)
            continue;
        p->count++;
        worst = kpn_graver(worst, one_shape(p, &p->config.shapes[i]));
        if (kpn_interrupted() || worst == KP_NODEVICE || worst == KP_MALFORMED)
            return worst;
    }
    return p->count ? worst : kpn_workloads_none(&p->config, p->options->only, p->skipped);
}

/* ---- the whole ----------------------------------------------------------- */

static json_t *file_json(const char *path, const char *sha256)
{
    return json_pack("{s:o,s:s}", "name", kp_json_text(kp_shown_name(path)), "sha256", sha256);
}

/* What is in the candidate's text, beside what is in the original's. */
static void put_instructions(struct pair *p)
{
    const struct kp_source src = {candidate_name(p), p->text.s ? p->text.s : "", p->text.len};
    json_t *contents = NULL, *own = kpn_kernel_instructions(&p->kernel), *other = NULL;
    if (p->text.len && kpi_contents(&src, &contents) == KP_OK)
        other = kpn_instructions_json(json_object_get(contents, p->kernel.name));
    if (own)
        put(json_object_get(p->report, "kernel"), "instructions", own);
    if (other)
        put(json_object_get(p->report, "against"), "instructions", other);
    json_decref(contents);
}

static void finish(struct pair *p, int status)
{
    if (p->config.src.name)
        put(p->report, "input", kp_json_file(&p->config.src));
    put(p->report, "dry_run", json_boolean(p->options->dry_run));
    put(p->report, "workload_set", kpn_workloads_json(&p->config, p->count, p->skipped));
    if (p->kernel.name)
        put(p->report, "kernel", json_pack("{s:s,s:o}", "entry", p->kernel.name, "source",
                                           file_json(p->kernel.path, p->kernel.sha256)));
    put(p->report, "against",
        json_pack("{s:o,s:o,s:o}", "name", kp_json_text(candidate_name(p)), "sha256",
                  *p->sha256 ? json_string(p->sha256) : json_null(), "shared",
                  p->options->shared ? json_integer(p->options->shared) : json_null()));
    if (p->assembler.version)
        put(p->report, "assembler", json_pack("{s:s,s:s}", "name",
                                              kpn_assembler_name(&p->assembler), "version",
                                              p->assembler.version));
    if (p->applied)
        put(json_object_get(p->report, "against"), "applied", json_incref(p->applied));
    if (p->kernel.name)
        put_instructions(p);
    put(p->report, "exit_status", json_integer(status));
}

static void pair_free(struct pair *p)
{
    kpn_kernel_close(&p->kernel);
    kpn_reference_close(&p->reference);
    kpn_code_free(&p->candidate);
    kpn_assembler_free(&p->assembler);
    kpn_config_free(&p->config);
    kp_str_free(&p->text);
    json_decref(p->predicted);
    json_decref(p->applied);
    json_decref(p->skipped);
}

static int run_pair(struct pair *p, const char *config_path)
{
    int status = kpn_config_read(config_path, &p->config);
    if (status == KP_OK)
        status = kpn_kernel_open(&p->config, &p->kernel);
    if (status == KP_OK && p->options->layouts && kpn_is_amd(p->kernel.arch)) {
        kp_error("--layouts moves NVIDIA's code alone, and %s has %s's",
                 kp_shown_name(p->kernel.path), p->kernel.arch);
        status = KP_USAGE;
    }
    if (status == KP_OK)
        status = read_candidate(p);
    if (status == KP_OK)
        status = read_predicted(p);
    if (status == KP_OK && !p->options->dry_run) {
        status = kpn_assembler_for(p->kernel.arch, p->config.assembler, p->config.src.name, false,
                                   &p->assembler);
        if (status == KP_OK && !kpn_assembler_prepare(&p->assembler))
            status = KP_FAILED;
        if (status == KP_OK)
            status = assemble(p);
        if (status == KP_OK)
            status = kpn_reference_open(&p->config, &p->assembler, &p->reference);
    }
    return status == KP_OK ? run_shapes(p) : status;
}

int kpn_against(const char *config_path, const struct kpn_options *options, json_t **report)
{
    struct pair p = {.options = options};
    *report = p.report = kpn_report_head("run");
    p.shapes = json_array();
    p.skipped = json_array();
    put(p.report, "shapes", p.shapes);
    kpn_signals_begin();
    int status = run_pair(&p, config_path);
    if (kpn_interrupted())
        status = KP_INTERRUPTED;
    finish(&p, status);
    pair_free(&p);
    kpn_signals_end();
    return status;
}

/* ---- for people ---------------------------------------------------------- */

static void print_code(FILE *f, const json_t *s)
{
    const json_t *asm_ = kpn_at(s, "assembly"), *one;
    const json_t *a = kpn_at(asm_, "original"), *b = kpn_at(asm_, "candidate");
    size_t i;
    if (!asm_)
        return;
    kpn_print_change(f, "registers", a, b, "registers", "  code        ");
    kpn_print_change(f, "spilled VGPRs", a, b, "vgpr_spills", ", ");
    kpn_print_change(f, "SGPRs", a, b, "sgpr_spills", " and ");
    kpn_print_change(f, "spill stores", a, b, "spill_stores", ", ");
    kpn_print_change(f, "spill loads", a, b, "spill_loads", ", ");
    kpn_print_change(f, kpn_at(a, "wave_size") ? "workgroups a CU or WGP" : "CTAs an SM", a, b,
                     "occupancy", ", ");
    fputc('\n', f);
    json_array_foreach(kpn_at(asm_, "grown"), i, one)
        fprintf(f, "  %-11s %s\n", i ? "" : "grown", json_string_value(one));
}

static void print_sides(FILE *f, const json_t *m)
{
    static const char *const names[] = {"original", "candidate"};
    for (size_t i = 0; i < KP_COUNT(names); i++) {
        const json_t *t = kpn_at(m, names[i]);
        fprintf(f, "  %-11s %-9s %10.2f us (%.2f to %.2f)\n", i ? "" : "time", names[i],
                kp_number(t, "us"), kp_number(t, "us_p5"), kp_number(t, "us_p95"));
    }
    fprintf(f, "  ratio       x%.4f (%.4f to %.4f, %.1f%% sure), median of %lld pairs\n",
            kp_number(m, "ratio"), kp_number(m, "lo"), kp_number(m, "hi"),
            100 * kp_number(m, "coverage"), kpn_whole(m, "pairs"));
}

static void print_layouts(FILE *f, const json_t *o)
{
    const json_t *v;
    size_t i;
    double least = INFINITY, most = 0;
    if (!o)
        return;
    json_array_foreach(kpn_at(o, "ratios"), i, v) {
        least = fmin(least, json_number_value(v));
        most = fmax(most, json_number_value(v));
    }
    bool told = strcmp(kp_text(o, "verdict"), "not told") != 0;
    fprintf(f, "  layouts     x%.4f (%.4f to %.4f, %.0f%% sure), mean of %zu places of the code: "
               "%s\n", kp_number(o, "ratio"), kp_number(o, "lo"), kp_number(o, "hi"),
            100 * kp_number(o, "coverage"), i,
            told ? kp_text(o, "verdict") : "no more than where it lies makes");
    fprintf(f, "              x%.4f to x%.4f by place; the same code elsewhere differs by %.2f%%, "
               "the candidate's by %.2f%%\n", least, most, 100 * kp_number(o, "original_deviation"),
            100 * kp_number(o, "candidate_deviation"));
}

static void print_prediction(FILE *f, const json_t *p)
{
    const char *of = kp_text(p, "of");
    if (p)
        fprintf(f, "  predicted   %s: %+.1f%% of %s time (%+.1f%% to %+.1f%%); "
                   "measured %+.1f%% of the kernel's, %+.1f points off\n", kp_text(p, "id"),
                100 * kp_number(p, "gain"), strcmp(of, "launch") == 0 ? "the launch's"
                                       : strcmp(of, "CTA") == 0  ? "a CTA's" : "an iteration's",
                100 * kp_number(p, "lo"), 100 * kp_number(p, "hi"),
                100 * kp_number(p, "measured_gain"), 100 * kp_number(p, "difference"));
}

void kpn_print_applied(FILE *f, const json_t *against)
{
    const json_t *applied = kpn_at(against, "applied");
    struct kp_str b = {0};
    const char *name;
    json_t *value;
    if (!applied)
        return;
    kp_str_add(&b, kp_text(applied, "id"));
    if (kpn_at(applied, "trace"))
        kp_str_addf(&b, " of %s", kp_text(kpn_at(applied, "trace"), "name"));
    json_object_foreach((json_t *)(uintptr_t)kpn_at(applied, "shape"), name, value) {
        char *text = json_dumps(value, JSON_ENCODE_ANY);
        kp_str_addf(&b, " %s=%s", name, text ? text : "?");
        free(text);
    }
    fputs("applied: ", f);
    kp_put_name(f, b.s ? b.s : ""); /* a file's control bytes must not reach a terminal */
    fputc('\n', f);
    kp_str_free(&b);
}

void kpn_print_pair(FILE *f, const json_t *s)
{
    const json_t *v = kpn_at(s, "verify"), *m = kpn_at(s, "measured"), *o;
    size_t i;
    fprintf(f, "\n%s: %s\n", *kp_text(s, "label") ? kp_text(s, "label") : "(no names)",
            kp_text(s, "status"));
    kpn_print_workload(f, kpn_at(s, "workload"));
    if (v)
        fprintf(f, "  verdict     %s\n", kp_text(v, "verdict"));
    json_array_foreach(kpn_at(v, "outputs"), i, o)
        fprintf(f, "    %-9s %lld elements: %lld differ\n", kp_text(o, "tensor"),
                kpn_whole(o, "elements"), kpn_whole(o, "differ"));
    kpn_print_reference(f, kpn_at(s, "reference"));
    if (m)
        print_sides(f, m);
    print_layouts(f, kpn_at(s, "layouts"));
    if (kpn_at(s, "few"))
        fprintf(f, "  candidate   the first %lld of the grid's %lld CTAs\n",
                kpn_whole(kpn_at(s, "few"), "ctas"), kpn_whole(kpn_at(s, "few"), "of"));
    kpn_print_delay(f, kpn_at(s, "delay"));
    print_prediction(f, kpn_at(s, "predicted"));
    print_code(f, s);
}
