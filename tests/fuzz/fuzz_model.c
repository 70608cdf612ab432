/*
 * The model and its report in text: on any bytes, with checksums and totals
 * set right, and on a trace that the bytes describe (play below), which is
 * well formed whatever they are, with loops, marks and clocks of any kind.
 */
#include "fuzz.h"
#include "repair.h"

#include "../unit/synth.h"
#include "model/model.h"

static void must(bool ok, const char *what)
{
    if (ok)
        return;
    fprintf(stdout, "fuzz_model: %s\n", what);
    abort();
}

static void model(FILE *f, bool force)
{
    static FILE *sink;
    struct kpm_options options = KPM_OPTIONS_DEFAULT;
    json_t *report = NULL;
    options.force = force;
    if (!sink)
        sink = fopen("/dev/null", "w");
    if (!f || !sink)
        abort();
    int status = kpm_model(f, "fuzz", &options, &report);
    must(report || status == KP_FAILED || status == KP_MALFORMED, "no report and no error");
    if (report) {
        char *text = json_dumps(report, JSON_COMPACT);
        must(text != NULL, "the report is not JSON");
        free(text);
        kpm_print(sink, report);
    }
    json_decref(report);
    fclose(f);
}

/* ---- a trace that the bytes describe ---------------------------------------- */

struct bytes {
    const uint8_t *p;
    size_t n;
};

static uint32_t take(struct bytes *b, uint32_t below)
{
    if (!b->n)
        return 0;
    b->n--;
    return *b->p++ % below;
}

/* A time: small, or now and then any at all. */
static uint64_t take_time(struct bytes *b)
{
    uint32_t v = take(b, 256);
    return v < 250 ? v * 4 : (uint64_t)1 << (take(b, 60));
}

enum { MAX_REGIONS = 8, MAX_UNITS = 4, MAX_RECORDS = 40 };
static const char *const names[] = {"full", "empty", "mma", "load"};
static const char *const engines[] = {"tma", "tensor", "", "other"};

static json_t *attributes(struct synth *s, uint32_t region, const char *key)
{
    return json_object_get(json_array_get(json_object_get(s->info, "regions"), region), key);
}

static void add_region(struct bytes *b, struct synth *s, uint32_t i)
{
    char name[8];
    uint32_t what = take(b, 32);
    snprintf(name, sizeof name, "r%u", i);
    uint32_t id = synth_region(s, name, NULL, what == 31);
    if (what & 1)
        json_array_append_new(attributes(s, id, "waits"),
                              json_pack("{s:s,s:i}", "on", names[take(b, 4)], "distance",
                                        (int)(take(b, 16) == 15 ? 0x7fffffff : take(b, 4))));
    if (what & 2)
        json_array_append_new(attributes(s, id, "arrives"), json_string(names[take(b, 4)]));
    if (!(what & 4))
        return;
    json_t *a = json_pack("{s:s,s:s,s:s,s:f,s:f}", "name", names[take(b, 4)], "engine",
                          engines[take(b, 4)], "arrives", names[take(b, 4)], "bytes",
                          (double)take_time(b), "flops", (double)take_time(b));
    json_array_append_new(attributes(s, id, "asyncs"), a);
}

/* A loop of `length` steps from the bytes, played `trips` times. */
static void add_unit(struct bytes *b, struct synth *s, uint32_t regions, uint32_t unit,
                     uint64_t now)
{
    uint8_t kind[MAX_RECORDS], region[MAX_RECORDS];
    uint64_t step[MAX_RECORDS];
    uint32_t length = 1 + take(b, MAX_RECORDS), trips = 1 + take(b, 40);
    struct synth_unit *u = synth_unit(s, unit, take(b, 8) == 7 ? take(b, 256) : 4 * unit);
    uint64_t start = now;
    for (uint32_t i = 0; i < length; i++) {
        uint32_t v = take(b, 256);
        kind[i] = v < 250 ? (uint8_t)(i % 2) : (uint8_t)(v % 3);
        region[i] = v < 200 && i % 2 ? region[i - 1] : (uint8_t)(v % regions);
        step[i] = take_time(b);
    }
    for (uint32_t k = 0; k < trips; k++)
        for (uint32_t i = 0; i < length; now += step[i++])
            synth_record(u, kind[i], region[i], now);
    synth_drain(u, take(b, 16) ? now : start, now + 50, now);
}

static void add_calibration(struct bytes *b, struct synth *s)
{
    if (take(b, 2))
        return;
    double rate = (double)take_time(b);
    json_object_set_new(s->info, "calibration",
                        json_pack("{s:f,s:f,s:f,s:{s:{s:f,s:f,s:f}}}", "record_cost",
                                  (double)take(b, 64), "lo", 0.0, "hi", (double)take(b, 255),
                                  "engines", "tensor", "flops_per_cycle", rate, "lo", rate / 2,
                                  "hi", rate * 2));
}

static void play(struct bytes b)
{
    struct synth s;
    bool force = take(&b, 2);
    uint32_t ctas = 1 + take(&b, 4), units = 1 + take(&b, MAX_UNITS);
    uint32_t regions = 1 + take(&b, MAX_REGIONS);
    synth_init(&s, 8u << take(&b, 7), units, -1);
    add_calibration(&b, &s);
    for (uint32_t i = 0; i < regions; i++)
        add_region(&b, &s, i);
    struct bytes loops = b;
    for (uint32_t cta = 0; cta < ctas; cta++) {
        uint64_t at = 1000 * cta + take_time(&b);
        if (take(&b, 4))
            loops = b; /* or else as the last one did */
        b = loops;
        synth_cta(&s, cta, cta % 2, at, at, at + 40000, at + 30000);
        for (uint32_t k = 0; k < units; k++)
            add_unit(&b, &s, regions, k, at + 10);
        if (take(&b, 3) == 0)
            s.stamps.v[cta].flags = KPT_CTA_ENTERED | KPT_CTA_PROBED;
    }
    synth_cta(&s, ctas, 0, 99, 99, 40000, 40000); /* one that was not probed */
    s.stamps.v[ctas].flags = KPT_CTA_ENTERED;
    model(synth_file(&s), force);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
#ifdef __GLIBC__
    /* messages would drown what a sanitizer says, which goes by descriptor */
    static FILE *quiet;
    if (!quiet)
        stderr = quiet = fopen("/dev/null", "w");
#endif
    if (size == 0)
        return 0;
    if (size < 8 || memcmp(data, KPT_MAGIC, 8) != 0) {
        play((struct bytes){data, size});
        return 0;
    }
    uint8_t *copy = kp_alloc(size);
    memcpy(copy, data, size);
    kp_repair_trace(copy, size);
    model(fmemopen(copy, size, "rb"), size % 2);
    free(copy);
    return 0;
}

#ifdef KP_FUZZ_MAIN

/* A producer and its consumer round a ring of two, marked as they should be. */
static void add_ring(void (*add)(const void *, size_t), double cost)
{
    char *p = NULL;
    size_t size = 0;
    struct synth s;
    FILE *f = open_memstream(&p, &size);
    synth_init(&s, 64, 2, cost);
    synth_region(&s, "wait_empty", NULL, false);
    synth_region(&s, "load", "tma", false);
    synth_region(&s, "wait_full", NULL, false);
    synth_region(&s, "release", NULL, false);
    json_t *regions = json_object_get(s.info, "regions");
    json_array_append_new(json_object_get(json_array_get(regions, 0), "waits"),
                          json_pack("{s:s,s:i}", "on", "empty", "distance", 2));
    json_t *load = json_array_get(json_object_get(json_array_get(regions, 1), "asyncs"), 0);
    json_object_set_new(load, "arrives", json_string("full"));
    json_object_set_new(load, "bytes", json_integer(32768));
    synth_waits(&s, 2, "full");
    json_array_append_new(json_object_get(json_array_get(regions, 3), "arrives"),
                          json_string("empty"));
    synth_cta(&s, 0, 0, 100, 100, 9000, 9000);
    for (uint32_t k = 0; k < 2; k++) {
        struct synth_unit *u = synth_unit(&s, k, 4 * k);
        for (uint64_t i = 0, t = 500 + 300 * k; i < 16; i++, t += 400) {
            synth_record(u, KPT_START, 2 * k, t);
            synth_record(u, KPT_END, 2 * k, t + 200);
            synth_record(u, KPT_START, 2 * k + 1, t + 220);
            synth_record(u, KPT_END, 2 * k + 1, t + 380);
        }
        synth_drain(u, 8000, 8200, 8000);
    }
    synth_write(&s, f);
    fclose(f);
    add(p, size);
    free(p);
}

void kp_fuzz_seeds(void (*add)(const void *data, size_t size))
{
    uint8_t b[200];
    uint32_t state = 1;
    add_ring(add, 14);
    add_ring(add, -1);
    for (int k = 0; k < 40; k++) {
        for (size_t i = 0; i < sizeof b; i++) {
            state = state * 1664525 + 1013904223;
            b[i] = (uint8_t)(state >> 24);
        }
        add(b, sizeof b);
    }
}
#endif
