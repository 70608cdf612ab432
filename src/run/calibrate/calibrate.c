#include "run/calibrate/ceilings.h"

/* What one record costs, on the device at hand: a kernel of nothing but empty
 * regions, instrumented like any other. */

#define MAX_CALIBRATION ((size_t)16 << 20)
#define ENTRY "calibrate"
#define THREADS 256u
#define CAPACITY 512u
#define PAIRS 16u      /* regions in the loop's body */
#define ROUNDS 96u     /* rounds of the short launch; the long one has twice as many */

struct cost {
    double median, p5, p95, whole;
};

void kpn_record_costs(const struct kpt_record *r, size_t n, double *out)
{
    /* Modular: the counter's low 32 bits wrap. */
    for (size_t i = 0; i + 1 < n; i++)
        out[i] = (double)(uint32_t)(r[i + 1].clock - r[i].clock);
}

void kpn_bench_header(const struct kpn_gpu_info *info, struct kp_str *out)
{
    int sm = info->major * 10 + info->minor;
    kp_str_addf(out, ".version %s\n.target sm_%d\n.address_size 64\n",
                sm >= 100 ? "8.8" : sm >= 90 ? "8.0" : "7.0", sm);
}

static void microkernel(const struct kpn_gpu_info *info, struct kp_str *out)
{
    kpn_bench_header(info, out);
    kp_str_addf(out, ".visible .entry " ENTRY "(\n\t.param .u32 " ENTRY "_param_0\n)\n"
                     ".maxntid %u, 1, 1\n{\n\t.reg .pred %%p<2>;\n\t.reg .b32 %%r<3>;\n"
                     "\tld.param.u32 %%r1, [" ENTRY "_param_0];\n\tmov.u32 %%r2, 0;\n"
                     "$L_round:\n", THREADS);
    for (unsigned i = 0; i < PAIRS; i++)
        kp_str_add(out, "\t// kperf.begin empty\n\t// kperf.end empty\n");
    kp_str_add(out, "\tadd.u32 %r2, %r2, 1;\n\tsetp.lt.u32 %p1, %r2, %r1;\n"
                    "\t@%p1 bra $L_round;\n\tret;\n}\n");
}

/* How records are stored: by a strategy, and in a loop each at once or together. */
struct way {
    enum kpi_strategy strategy;
    bool at_once;
};

static int build(struct kpn_bench *b, struct way way, enum kpi_unit unit, struct kpn_code *code)
{
    struct kp_str text = {0};
    microkernel(&b->info, &text);
    struct kpi_options options = {.unit = unit, .separate = true, .exact = true,
                                  .at_once = way.at_once, .strategy = way.strategy,
                                  .capacity = CAPACITY, .keep = CAPACITY,
                                  .threads = THREADS};
    int status = kpn_bench_build(b, &text, &options, ENTRY, code);
    kp_str_free(&text);
    return status;
}

int kpn_bench_build(struct kpn_bench *b, const struct kp_str *text,
                    const struct kpi_options *options, const char *entry, struct kpn_code *out)
{
    struct kp_str probed = {0};
    const struct kp_source src = {"calibration", text->s, text->len};
    char arch[16];
    snprintf(arch, sizeof arch, "sm_%d%d", b->info.major, b->info.minor);
    int status = kpi_instrument(&src, options, &probed, NULL);
    if (status == KP_OK)
        status = kpn_assemble(b->assembler, "the calibration kernel", probed.s, probed.len, arch,
                              NULL, 0, entry, out);
    kp_str_free(&probed);
    return status;
}

bool kpn_bench_load(struct kpn_bench *b, const struct kpn_code *code, const char *entry,
                    void **module)
{
    return b->ops->load(b->gpu, code->image.s, module) &&
           b->ops->function(b->gpu, *module, entry, &b->fn) &&
           b->ops->symbol(b->gpu, *module, KPI_CONTROL_SYMBOL, &b->control,
                          &b->control_bytes);
}

bool kpn_bench_launch(struct kpn_bench *b, uint32_t threads, bool probed, void **params)
{
    struct kpn_launch l = {.grid = {1, 1, 1}, .block = {threads, 1, 1}, .cluster = {1, 1, 1}};
    struct kpi_control c = {.area = b->area, .stamps = b->stamps, .area_bytes = b->area_bytes,
                            .stamp_count = 1, .sample_every = probed, .sample_limit = 1};
    kpi_control_sample(&c, 1);
    return b->ops->prepare(b->gpu, b->fn, &l) &&
           b->ops->upload(b->gpu, b->control, &c,
                          b->control_bytes < sizeof c ? b->control_bytes : sizeof c) &&
           b->ops->fill(b->gpu, b->area, 0, b->area_bytes) &&
           kpn_area_reset(b->ops, b->gpu, b->area) &&
           b->ops->fill(b->gpu, b->stamps, 0, sizeof(struct kpt_stamp)) &&
           b->ops->launch(b->gpu, b->fn, &l, params) && b->ops->sync(b->gpu);
}

bool kpn_bench_read(struct kpn_bench *b, uint32_t capacity, struct kpt_record *records,
                    uint64_t *count, uint64_t *cycles)
{
    unsigned char *area = kp_alloc(b->area_bytes + 8);
    struct kpt_stamp stamp;
    bool ok = b->ops->download(b->gpu, area, b->area, b->area_bytes) &&
              b->ops->download(b->gpu, &stamp, b->stamps, sizeof stamp);
    const struct kpi_area_head *head = (const void *)area;
    const struct kpt_unit *u = NULL;
    size_t at = sizeof *head;
    if (ok && head->cursor == sizeof *head) /* its place is computed */
        u = (const void *)(area + at);
    while (ok && at + sizeof *u <= b->area_bytes && at < head->cursor) {
        u = (const void *)(area + at);
        if (u->unit == 0 || u->stored > capacity)
            break;
        at += (sizeof *u + (size_t)u->stored * 8 + 15) & ~(size_t)15;
    }
    if (ok && (!u || u->unit != 0 || u->stored != capacity || u->count < capacity ||
               at + sizeof *u + capacity * 8 > b->area_bytes ||
               stamp.clock_exit <= stamp.clock_entry)) {
        kp_error("calibration: the kernel left no records; the probes do not work here");
        ok = false;
    }
    for (size_t i = 0; ok && i < capacity; i++)
        memcpy(&records[i], area + at + sizeof *u + (u->count + i) % capacity * 8, 8);
    if (ok) {
        *count = u->count;
        *cycles = stamp.clock_exit - stamp.clock_entry;
    }
    free(area);
    return ok;
}

static bool measure(struct kpn_bench *b, uint32_t threads, struct cost *out)
{
    struct kpt_record r[CAPACITY];
    double v[CAPACITY];
    uint64_t count[2], cycles[2];
    for (uint32_t i = 0; i < 2; i++) {
        uint32_t first = ROUNDS, rounds = ROUNDS << i;
        void *params[2][1] = {{&first}, {&rounds}};
        /* The first launch of two fills the instruction cache. */
        if (!kpn_bench_launch(b, threads, true, params[0]) ||
            !kpn_bench_launch(b, threads, true, params[1]) ||
            !kpn_bench_read(b, CAPACITY, r, &count[i], &cycles[i]))
            return false;
    }
    kpn_record_costs(r, CAPACITY, v);
    kpn_sort(v, CAPACITY - 1);
    out->median = kpn_percentile(v, CAPACITY - 1, 50);
    out->p5 = kpn_percentile(v, CAPACITY - 1, 5);
    out->p95 = kpn_percentile(v, CAPACITY - 1, 95);
    double extra = (double)cycles[1] - (double)cycles[0];
    out->whole = count[1] > count[0] ? extra / (double)(count[1] - count[0]) : 0;
    if (out->median >= 1 && out->median < 100000 && cycles[1] > cycles[0])
        return true;
    kp_error("calibration: the clock does not advance as it should (%g cycles a record)",
             out->median);
    return false;
}

static json_t *cost_json(const struct cost *c)
{
    return json_pack("{s:o,s:o,s:o,s:o}", "median", kpn_json_rounded(c->median, 2), "p5",
                     kpn_json_rounded(c->p5, 2), "p95", kpn_json_rounded(c->p95, 2), "whole",
                     kpn_json_rounded(c->whole, 2));
}

/* Where records are stored one by one, their distance is what one costs; of those that are
 * stored together, it is their part of the loop's time. */
static json_t *unit_json(const struct cost *one, const struct cost *eight, bool together)
{
    double lo = one->p5 < eight->p5 ? one->p5 : eight->p5;
    double hi = one->p95 > eight->p95 ? one->p95 : eight->p95;
    if (together)
        hi = one->whole > eight->whole ? one->whole : eight->whole;
    double cost = together ? one->whole : one->median;
    return json_pack("{s:o,s:o,s:o,s:o,s:o}", "record_cost", kpn_json_rounded(cost, 2), "lo",
                     kpn_json_rounded(lo < cost ? lo : cost, 2), "hi", kpn_json_rounded(hi, 2),
                     "alone", cost_json(one), "eight_warps", cost_json(eight));
}

static int calibrate_unit(struct kpn_bench *b, struct way way, enum kpi_unit unit, json_t **out)
{
    struct kpn_code code;
    struct cost one, eight;
    void *module;
    int status = build(b, way, unit, &code);
    if (status != KP_OK)
        return status;
    bool warp = unit == KPI_UNIT_WARP;
    bool ok = kpn_bench_load(b, &code, ENTRY, &module) && measure(b, warp ? 32 : 128, &one) &&
              measure(b, THREADS, &eight);
    if (ok)
        *out = unit_json(&one, &eight, way.strategy == KPI_CIRCULAR && !way.at_once);
    kpn_code_free(&code);
    return ok ? KP_OK : KP_FAILED;
}

/* {"warp", "warpgroup"}, as far as it came. */
static int calibrate_way(struct kpn_bench *b, struct way way, json_t **out)
{
    static const char *const names[] = {[KPI_UNIT_WARP] = "warp",
                                        [KPI_UNIT_WARPGROUP] = "warpgroup"};
    int status = KP_OK;
    *out = json_object();
    for (int unit = KPI_UNIT_WARP; status == KP_OK && unit <= KPI_UNIT_WARPGROUP; unit++) {
        json_t *cost = NULL;
        status = calibrate_unit(b, way, (enum kpi_unit)unit, &cost);
        if (status == KP_OK)
            json_object_set_new(*out, names[unit], cost);
    }
    return status;
}

static bool open_buffers(struct kpn_bench *b)
{
    b->area_bytes = sizeof(struct kpi_area_head) +
                    THREADS / 32 * (sizeof(struct kpt_unit) + CAPACITY * 8);
    return b->ops->alloc(b->gpu, b->area_bytes, &b->area) &&
           b->ops->alloc(b->gpu, sizeof(struct kpt_stamp), &b->stamps);
}

enum { AT_ONCE, TOGETHER, FLUSHED, GLOBAL, WAYS };
static const struct way ways[WAYS] = {[AT_ONCE] = {KPI_CIRCULAR, true},
                                      [TOGETHER] = {KPI_CIRCULAR, false},
                                      [FLUSHED] = {KPI_FLUSH, true}, [GLOBAL] = {KPI_GLOBAL, true}};

/* What was measured; new references. */
struct measured {
    json_t *costs[WAYS];
    json_t *tensor, *inside[2], *prologue, /* inside: together, at once */
         *clocks, *self_test;
};

/* Measures once more, and holds it against what was found: two reads of the clock behind
 * each other differ by what a record costs. */
static int self_test(struct kpn_bench *b, struct measured *m, bool advances)
{
    const json_t *warp = json_object_get(m->costs[AT_ONCE], "warp");
    double lo = json_number_value(json_object_get(warp, "lo"));
    double hi = json_number_value(json_object_get(warp, "hi"));
    struct kpn_code code;
    struct cost again;
    void *module;
    int status = build(b, ways[AT_ONCE], KPI_UNIT_WARP, &code);
    if (status != KP_OK)
        return status;
    bool ok = kpn_bench_load(b, &code, ENTRY, &module) && measure(b, 32, &again);
    kpn_code_free(&code);
    if (!ok)
        return KP_FAILED;
    bool agrees = again.median >= lo && again.median <= hi;
    if (!advances)
        kp_warn("calibration: the clocks do not advance from one reading to the next");
    if (!agrees)
        kp_warn("calibration: two reads differ by %g cycles, and by %g to %g before", again.median,
                lo, hi);
    m->self_test = json_pack("{s:b,s:b,s:o,s:b}", "passed", advances && agrees, "clock_advances",
                             advances, "record_cost", kpn_json_rounded(again.median, 2),
                             "record_cost_agrees", agrees);
    return KP_OK;
}

static json_t *calibration_json(const struct kpn_bench *b, const struct measured *m)
{
    const json_t *warp = json_object_get(m->costs[AT_ONCE], "warp");
    json_t *o = json_pack("{s:O,s:O,s:O,s:s}", "record_cost", json_object_get(warp, "record_cost"),
                          "lo", json_object_get(warp, "lo"), "hi", json_object_get(warp, "hi"),
                          "method",
                          "median distance of consecutive records of empty regions; lo and hi: "
                          "5th and 95th percentile, one warp alone and eight together");
    json_object_set_new(o, "key",
                        json_pack("{s:s,s:s,s:s}", "device", b->info.name, "driver",
                                  b->info.driver, "assembler", b->assembler->version));
    json_object_set(o, "units", m->costs[AT_ONCE]);
    json_object_set(o, "together", m->costs[TOGETHER]);
    json_object_set_new(o, "strategies",
                        json_pack("{s:O,s:O}", kpi_strategies[KPI_FLUSH], m->costs[FLUSHED],
                                  kpi_strategies[KPI_GLOBAL], m->costs[GLOBAL]));
    json_object_set(o, "inside", m->inside[0]);
    json_object_set(o, "inside_at_once", m->inside[1]);
    json_object_set(o, "prologue", m->prologue);
    json_object_set(o, "clocks", m->clocks);
    json_object_set(o, "self_test", m->self_test);
    json_object_set_new(o, "engines",
                        m->tensor ? json_pack("{s:O}", "tensor", m->tensor) : json_object());
    json_object_set_new(o, "device", kpn_gpu_json(&b->info));
    return o;
}

/* Records outside of loops are stored at once in either case. */
static void widen(const struct measured *m)
{
    static const char *const units[] = {"warp", "warpgroup"};
    for (size_t i = 0; i < KP_COUNT(units); i++) {
        json_t *together = json_object_get(m->costs[TOGETHER], units[i]);
        json_t *hi = json_object_get(json_object_get(m->costs[AT_ONCE], units[i]), "hi");
        if (json_number_value(hi) > json_number_value(json_object_get(together, "hi")))
            json_object_set(together, "hi", hi);
    }
}

static int measure_all(struct kpn_bench *b, struct measured *m)
{
    bool advances = false;
    int status = open_buffers(b) ? KP_OK : KP_FAILED;
    for (int i = 0; status == KP_OK && i < WAYS; i++)
        status = calibrate_way(b, ways[i], &m->costs[i]);
    if (status == KP_OK) {
        widen(m);
        status = kpn_calibrate_chains(b, m->inside, &m->prologue);
    }
    if (status == KP_OK)
        status = kpn_calibrate_clocks(b, &m->clocks, &advances);
    if (status == KP_OK)
        status = kpn_calibrate_tensor(b, &m->tensor);
    return status == KP_OK ? self_test(b, m, advances) : status;
}

int kpn_calibration_read(const char *path, json_t **out)
{
    int status = kp_json_read(path, MAX_CALIBRATION, out);
    if (status != KP_OK || (json_is_object(json_object_get(*out, "key")) &&
                            json_is_number(json_object_get(*out, "record_cost"))))
        return status;
    kp_error("%s: this is no report of 'kperf calibrate --json'", kp_shown_name(path));
    json_decref(*out);
    *out = NULL;
    return KP_MALFORMED;
}

bool kpn_calibration_fits(const json_t *calibration, const struct kpn_gpu_info *gpu,
                          const char *assembler_version)
{
    const json_t *key = json_object_get(calibration, "key");
    const char *device = json_string_value(json_object_get(key, "device"));
    const char *driver = json_string_value(json_object_get(key, "driver"));
    const char *tool = json_string_value(json_object_get(key, "assembler"));
    return device && driver && tool && strcmp(device, gpu->name) == 0 &&
           strcmp(driver, gpu->driver) == 0 && strcmp(tool, assembler_version) == 0;
}

/* One that was measured before, if it was measured here. */
static int take_given(const struct kpn_bench *b, const struct kpn_calibration_job *job,
                      json_t **report)
{
    if (!kpn_calibration_fits(job->given, &b->info, b->assembler->version)) {
        kp_error("%s: refused: a calibration of another device, driver or assembler than %s, %s, "
                 "%s", job->path, b->info.name, b->info.driver, b->assembler->version);
        return KP_FAILED;
    }
    *report = json_deep_copy(job->given);
    json_object_set_new(*report, "device", kpn_gpu_json(&b->info));
    return KP_OK;
}

int kpn_calibrate_child(void *arg, json_t **report)
{
    const struct kpn_calibration_job *job = arg;
    struct kpn_bench b = {.ops = job->ops, .assembler = job->assembler};
    struct measured m = {.tensor = NULL};
    *report = NULL;
    int status = b.ops->open(&b.gpu, &b.info);
    if (status != KP_OK)
        return status;
    if (job->given)
        status = take_given(&b, job, report);
    else if (b.info.limits.amd) /* its calibration kernels are NVIDIA's */
        *report = json_pack("{s:o}", "device", kpn_gpu_json(&b.info));
    else if ((status = measure_all(&b, &m)) == KP_OK)
        *report = calibration_json(&b, &m);
    for (size_t i = 0; i < KP_COUNT(m.costs); i++)
        json_decref(m.costs[i]);
    json_decref(m.tensor);
    json_decref(m.inside[0]);
    json_decref(m.inside[1]);
    json_decref(m.prologue);
    json_decref(m.clocks);
    json_decref(m.self_test);
    b.ops->close(b.gpu);
    return status;
}

/* In a child, with an assembler; what it reports goes into *report. */
static int measure_in_child(int (*work)(void *job, json_t **report), json_t **report)
{
    struct kpn_assembler a;
    json_t *result = NULL;
    *report = kpn_report_head("calibrate");
    int status = kpn_assembler_find(NULL, NULL, false, &a);
    if (status == KP_OK && !kpn_assembler_prepare(&a))
        status = KP_FAILED;
    if (status == KP_OK) {
        struct kpn_calibration_job job = {.ops = &kpn_cuda, .assembler = &a};
        status = kpn_child("calibration", 120, work, &job, &result);
    }
    if (kpn_interrupted())
        status = KP_INTERRUPTED;
    if (result)
        json_object_update(*report, result);
    json_decref(result);
    kpn_assembler_free(&a);
    return status;
}

int kpn_ceilings(json_t **report)
{
    char *path = NULL;
    kpn_signals_begin();
    int status = measure_in_child(kpn_ceilings_child, report);
    if (status == KP_OK)
        status = kpn_ceilings_keep(json_object_get(*report, "ceilings"), &path);
    if (status == KP_OK)
        json_object_set_new(*report, "kept", kp_json_text(path));
    free(path);
    kpn_signals_end();
    return status;
}

int kpn_calibrate(json_t **report)
{
    kpn_signals_begin();
    int status = measure_in_child(kpn_calibrate_child, report);
    const json_t *test = json_object_get(*report, "self_test");
    if (status == KP_OK && !json_is_true(json_object_get(test, "passed")))
        status = KP_CHECK;
    kpn_signals_end();
    return status;
}
