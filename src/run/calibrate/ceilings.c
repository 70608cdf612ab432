#include "run/calibrate/ceilings.h"
#include "run/provenance.h"

#include <math.h>

/* What the device sustains: launches timed by events, medians and percentiles. */

#define BUFFER ((uint64_t)2 << 30) /* bytes of a stream out of memory */
#define REPEATS 15
#define L2_PASSES 32u
#define MATRIX_US 4000.0 /* of a timed launch: long enough for the clocks to settle */
#define SETTLING 75      /* such launches first: 300 ms */
#define LAUNCHES 1000

struct bench {
    const struct kpn_gpu_ops *ops;
    struct kpn_gpu *gpu;
    struct kpn_gpu_info info;
    struct kpn_assembler *assembler;
    struct kpn_watch watch;
    kpn_addr to, from;
    uint64_t bytes;
    void *events[2];
};
struct kernel {
    void *fn;
    struct kpn_launch launch;
};

static unsigned sm_of(const struct bench *b)
{
    return (unsigned)(b->info.major * 10 + b->info.minor);
}

static int load(struct bench *b, const struct kp_str *text, const char *arch, const char *entry,
                struct kernel *k)
{
    struct kpn_code code;
    void *module;
    int status = kpn_assemble(b->assembler, entry, text->s, text->len, arch, NULL, 0, entry, &code);
    if (status != KP_OK)
        return status;
    bool ok = b->ops->load(b->gpu, code.image.s, &module) &&
              b->ops->function(b->gpu, module, entry, &k->fn) &&
              b->ops->prepare(b->gpu, k->fn, &k->launch);
    kpn_code_free(&code);
    return ok ? KP_OK : KP_FAILED;
}

/* Microseconds of n launches in a row; the clocks are read while they run. */
static bool timed(struct bench *b, const struct kernel *k, void **params, unsigned n, double *us)
{
    float ms = 0;
    bool ok = b->ops->event_record(b->gpu, b->events[0]);
    for (unsigned i = 0; ok && i < n; i++)
        ok = b->ops->launch(b->gpu, k->fn, &k->launch, params);
    ok = ok && b->ops->event_record(b->gpu, b->events[1]);
    if (ok)
        kpn_watch_read(&b->watch);
    ok = ok && b->ops->sync(b->gpu) &&
         b->ops->event_ms(b->gpu, b->events[0], b->events[1], &ms);
    *us = 1000.0 * (double)ms;
    return ok;
}

/* Work over time for REPEATS launches, behind two that are not counted; ascending. */
static bool rates_of(struct bench *b, const struct kernel *k, void **params, double work,
                     double rates[REPEATS])
{
    for (int i = -2; i < REPEATS; i++) {
        double us;
        if (!timed(b, k, params, 1, &us))
            return false;
        if (i >= 0)
            rates[i] = us > 0 ? work / us : NAN;
    }
    kpn_sort(rates, REPEATS);
    return true;
}

static json_t *rate_json(const char *unit, const double rates[REPEATS], double scale)
{
    const struct kpn_spread s = kpn_spread_of(rates, REPEATS);
    return json_pack("{s:o,s:o,s:o,s:i}", unit, kpn_json_rounded(s.median * scale, 2), "lo",
                     kpn_json_rounded(s.p5 * scale, 2), "hi", kpn_json_rounded(s.p95 * scale, 2),
                     "launches", REPEATS);
}

/* ---- memory and L2 ------------------------------------------------------------ */

/* Bytes that all threads move with one access each. */
static uint64_t stride_of(const struct bench *b)
{
    return 16ull * KPN_STREAM_THREADS * KPN_STREAM_CTAS * b->info.limits.sms;
}

/* What all threads move in whole chunks, one at least. */
static uint64_t whole_chunks(const struct bench *b, uint64_t bytes)
{
    uint64_t quantum = stride_of(b) * KPN_STREAM_UNROLL;
    return bytes > quantum ? bytes / quantum * quantum : quantum;
}

/* bytes: of whole chunks. */
static bool stream(struct bench *b, const struct kernel *k, uint64_t bytes, uint32_t passes,
                   double sides, json_t **out)
{
    uint64_t stride = stride_of(b);
    uint32_t chunks = (uint32_t)(bytes / (stride * KPN_STREAM_UNROLL));
    void *params[] = {&b->to, &b->from, &chunks, &passes, &stride};
    double rates[REPEATS], moved = sides * (double)bytes * passes;
    if (!rates_of(b, k, params, moved, rates))
        return false;
    *out = rate_json("gb_s", rates, 1e-3); /* bytes a microsecond are MB/s */
    return true;
}

static int load_stream(struct bench *b, enum kpn_stream s, struct kernel *k)
{
    struct kp_str text = {0};
    char arch[16];
    snprintf(arch, sizeof arch, "sm_%u", sm_of(b));
    *k = (struct kernel){.launch = {.grid = {KPN_STREAM_CTAS * b->info.limits.sms, 1, 1},
                                    .block = {KPN_STREAM_THREADS, 1, 1}, .cluster = {1, 1, 1}}};
    kpn_stream_ptx(s, sm_of(b), &text);
    int status = load(b, &text, arch, kpn_stream_names[s], k);
    kp_str_free(&text);
    return status;
}

static int measure_memory(struct bench *b, json_t *ceilings)
{
    static const char *const names[] = {"read", "write", "copy"};
    json_t *dram = json_object(), *one = NULL;
    int status = KP_OK;
    for (int s = 0; status == KP_OK && s < KPN_STREAMS; s++) {
        struct kernel k;
        status = load_stream(b, (enum kpn_stream)s, &k);
        if (status == KP_OK && !stream(b, &k, b->bytes, 1, s == KPN_STREAM_COPY ? 2 : 1, &one))
            status = KP_FAILED;
        if (status == KP_OK)
            json_object_set_new(dram, names[s], one);
    }
    json_object_set_new(dram, "bytes", json_integer((json_int_t)b->bytes));
    json_object_set_new(ceilings, "dram", dram);
    return status;
}

/* About a quarter of the cache: both halves of it may keep the same line. */
static int measure_l2(struct bench *b, json_t *ceilings)
{
    uint64_t bytes = whole_chunks(b, b->info.l2_bytes / 4);
    struct kernel k;
    json_t *read = NULL;
    if (!b->info.l2_bytes) {
        json_object_set_new(ceilings, "l2",
                            kpn_absent("the driver does not tell the cache's size"));
        return KP_OK;
    }
    int status = load_stream(b, KPN_STREAM_READ, &k);
    if (status == KP_OK && !stream(b, &k, bytes, L2_PASSES, 1, &read))
        status = KP_FAILED;
    if (status == KP_OK)
        json_object_set_new(ceilings, "l2", json_pack("{s:o,s:I}", "read", read, "bytes",
                                                      (json_int_t)bytes));
    return status;
}

/* ---- matrix products ------------------------------------------------------------- */

/* Groups that take about MATRIX_US, from what a few take. */
static bool choose_rounds(struct bench *b, const struct kernel *k, uint32_t *n)
{
    double one, two;
    uint32_t a = 256, c = 512;
    void *first[] = {&b->to, &a}, *second[] = {&b->to, &c};
    if (!timed(b, k, first, 1, &one) || !timed(b, k, first, 1, &one) ||
        !timed(b, k, second, 1, &two))
        return false;
    double each = (two - one) / 256;
    *n = each > 0 && MATRIX_US / each < 1e7 ? (uint32_t)(MATRIX_US / each) + 1 : 4096;
    return true;
}

/* The best rate of the launches before the clocks come down, which these launches see to: what a
 * short run may reach. */
static bool burst_of(struct bench *b, const struct kernel *k, void **params, double work,
                     double *best)
{
    double us;
    *best = 0;
    for (int i = 0; i < SETTLING; i++) {
        if (!timed(b, k, params, 1, &us))
            return false;
        if (us > 0 && work / us > *best)
            *best = work / us;
    }
    return true;
}

static int measure_matrix(struct bench *b, const struct kpn_matrix_type *t, json_t **out)
{
    struct kp_str text = {0};
    struct kernel k = {.launch = {.grid = {b->info.limits.sms, 1, 1},
                                  .block = {KPN_MATRIX_THREADS, 1, 1}, .cluster = {1, 1, 1}}};
    double rates[REPEATS];
    uint32_t n;
    void *params[] = {&b->to, &n};
    kpn_matrix_ptx(t, &text);
    int status = load(b, &text, "sm_90a", "ceiling_matrix", &k);
    kp_str_free(&text);
    if (status != KP_OK)
        return status;
    if (!choose_rounds(b, &k, &n))
        return KP_FAILED;
    double flop = 2.0 * 64 * 256 * t->k * KPN_MATRIX_STEPS * (KPN_MATRIX_THREADS / 128) * n *
                  b->info.limits.sms;
    double burst;
    if (!burst_of(b, &k, params, flop, &burst) || !rates_of(b, &k, params, flop, rates))
        return KP_FAILED;
    const struct kpn_reading now = kpn_watch_read(&b->watch);
    *out = rate_json("tflop_s", rates, 1e-6); /* flop a microsecond are Mflop/s */
    json_object_set_new(*out, "burst_tflop_s", kpn_json_rounded(burst * 1e-6, 2));
    json_object_set_new(*out, "instruction", json_string(t->instruction));
    json_object_set_new(*out, "sm_mhz", kpn_json_rounded(now.sm_mhz, 0));
    return KP_OK;
}

static int measure_matrices(struct bench *b, json_t *ceilings)
{
    json_t *matrix = json_object();
    int status = KP_OK;
    for (size_t i = 0; status == KP_OK && i < KP_COUNT(kpn_matrix_types); i++) {
        json_t *one = NULL;
        if (b->info.major == 9)
            status = measure_matrix(b, &kpn_matrix_types[i], &one);
        else
            one = kpn_absent("its matrix instructions are not Hopper's");
        if (one)
            json_object_set_new(matrix, kpn_matrix_types[i].name, one);
    }
    json_object_set_new(ceilings, "matrix", matrix);
    return status;
}

/* ---- launches ----------------------------------------------------------------------- */

static bool time_launches(struct bench *b, const struct kernel *k, double each[REPEATS],
                          double alone[REPEATS])
{
    double few, many;
    for (int i = -1; i < REPEATS; i++) {
        if (!timed(b, k, NULL, LAUNCHES, &few) || !timed(b, k, NULL, 2 * LAUNCHES, &many))
            return false;
        if (i >= 0)
            each[i] = 1e3 * (many - few) / LAUNCHES;
        if (!timed(b, k, NULL, 1, &few))
            return false;
        if (i >= 0)
            alone[i] = 1e3 * few;
    }
    kpn_sort(each, REPEATS);
    kpn_sort(alone, REPEATS);
    return true;
}

static int measure_launch(struct bench *b, json_t *ceilings)
{
    struct kp_str text = {0};
    struct kernel k = {.launch = {.grid = {1, 1, 1}, .block = {32, 1, 1}, .cluster = {1, 1, 1}}};
    double each[REPEATS], alone[REPEATS];
    char arch[16];
    snprintf(arch, sizeof arch, "sm_%u", sm_of(b));
    kpn_empty_ptx(sm_of(b), &text);
    int status = load(b, &text, arch, "ceiling_empty", &k);
    kp_str_free(&text);
    if (status != KP_OK)
        return status;
    if (!time_launches(b, &k, each, alone))
        return KP_FAILED;
    const struct kpn_spread s = kpn_spread_of(each, REPEATS);
    json_object_set_new(ceilings, "launch",
                        json_pack("{s:o,s:o,s:o,s:o,s:i}", "back_to_back_ns",
                                  kpn_json_rounded(s.median, 1), "lo", kpn_json_rounded(s.p5, 1),
                                  "hi", kpn_json_rounded(s.p95, 1), "empty_kernel_ns",
                                  kpn_json_rounded(kpn_percentile(alone, REPEATS, 50), 1),
                                  "launches", REPEATS * 3 * LAUNCHES));
    return KP_OK;
}

/* ---- the whole ------------------------------------------------------------------------ */

static bool open_bench(struct bench *b)
{
    uint64_t most = b->info.memory / 8;
    b->bytes = whole_chunks(b, BUFFER < most ? BUFFER : most);
    kpn_watch_open(&b->watch, &b->info);
    return b->ops->event_new(b->gpu, &b->events[0]) && b->ops->event_new(b->gpu, &b->events[1]) &&
           b->ops->alloc(b->gpu, b->bytes, &b->to) && b->ops->alloc(b->gpu, b->bytes, &b->from) &&
           b->ops->fill(b->gpu, b->from, 0x5a, b->bytes) &&
           b->ops->fill(b->gpu, b->to, 0x5a, b->bytes) && b->ops->sync(b->gpu);
}

static int measure_all(struct bench *b, json_t *ceilings)
{
    if (!open_bench(b))
        return KP_FAILED;
    kpn_watch_edge(&b->watch);
    int status = measure_memory(b, ceilings);
    if (status == KP_OK)
        status = measure_l2(b, ceilings);
    if (status == KP_OK)
        status = measure_launch(b, ceilings);
    if (status == KP_OK)
        status = measure_matrices(b, ceilings);
    kpn_watch_edge(&b->watch);
    json_object_set_new(ceilings, "clocks", kpn_watch_json(&b->watch));
    kpn_watch_close(&b->watch);
    b->ops->release(b->gpu, b->to);
    b->ops->release(b->gpu, b->from);
    return status;
}

int kpn_ceilings_child(void *arg, json_t **report)
{
    const struct kpn_calibration_job *job = arg;
    struct bench b = {.ops = job->ops, .assembler = job->assembler};
    *report = NULL;
    int status = b.ops->open(&b.gpu, &b.info);
    if (status != KP_OK)
        return status;
    json_t *ceilings = json_pack("{s:{s:o,s:o,s:s},s:o}", "key", "device",
                                 kp_json_text(b.info.name), "driver", kp_json_text(b.info.driver),
                                 "assembler", b.assembler->version, "created", kpn_now_utc());
    status = measure_all(&b, ceilings);
    *report = json_pack("{s:o,s:o}", "device", kpn_gpu_json(&b.info), "ceilings", ceilings);
    b.ops->close(b.gpu);
    return status;
}
