/*
 * The reader, the replay and every exporter on any bytes: first as they are,
 * then with checksums and totals set right, so that what is behind them is
 * reached too.
 */
#include "fuzz.h"
#include "repair.h"

#include "replay/check.h"
#include "replay/filter.h"

static void replay(const uint8_t *data, size_t size, const struct kpr_exporter *e, bool raw,
                   bool json, enum kpr_plot plot)
{
    static FILE *sink;
    const struct kpr_options options = {.raw = raw, .need = e->need};
    const struct kpr_export_options out = {
        .raw = raw, .json = json, .cta = -1, .color = json, .plot = plot, .ctas_chosen = raw,
    };
    if (!sink)
        sink = fopen("/dev/null", "w");
    FILE *f = fmemopen((void *)(uintptr_t)data, size, "rb");
    if (!f || !sink)
        abort();
    void *ctx = e->open(sink, &out);
    kpr_replay(f, "fuzz", &options, &e->visitor, ctx);
    e->close(ctx);
    fclose(f);
}

/* Filters that take spans from the middle of the nesting, before an exporter that
 * goes by depth. */
static void filtered(const uint8_t *data, size_t size)
{
    static const struct kpr_export_options out = {.cta = -1};
    const struct kpr_options options = {.need = KPR_NEED_LINKS};
    const struct kpr_exporter *e = kpr_exporter_find("folded");
    struct kpr_filter *filter = kpr_filter_new();
    FILE *f = fmemopen((void *)(uintptr_t)data, size, "rb"), *sink = fopen("/dev/null", "w");
    if (!f || !sink || kpr_filter_add(filter, KPR_BY_REGION, "[!l]*") ||
        kpr_filter_add(filter, KPR_BY_LAST, "3") || kpr_filter_add(filter, KPR_BY_TIME, "0:9"))
        abort();
    void *ctx = e->open(sink, &out);
    kpr_filter_feed(filter, &e->visitor, ctx);
    kpr_replay(f, "fuzz", &options, &kpr_filter_visitor, filter);
    e->close(ctx);
    kpr_filter_free(filter);
    fclose(sink);
    fclose(f);
}

/* What the records can do wrong; all else that the check looks for, replay has
 * to uphold whatever the records are. */
static bool of_records(const char *line)
{
    return kp_has_prefix(line, "ok: ") || strstr(line, " ENDs have no START, ") ||
           kp_has_prefix(line, "fuzz: and ");
}

static void check(const uint8_t *data, size_t size)
{
    const struct kpr_options options = {.need = KPR_NEED_BOUNDS | KPR_NEED_LINKS};
    char *text = NULL;
    size_t n = 0;
    FILE *f = fmemopen((void *)(uintptr_t)data, size, "rb"), *out = open_memstream(&text, &n);
    if (!f || !out)
        abort();
    struct kpr_check *c = kpr_check_new(out, "fuzz");
    kpr_replay(f, "fuzz", &options, &kpr_check_visitor, c);
    kpr_check_free(c);
    fclose(out);
    fclose(f);
    char *save = NULL;
    for (char *l = strtok_r(text, "\n", &save); l; l = strtok_r(NULL, "\n", &save)) {
        if (of_records(l))
            continue;
        puts(l);
        fflush(stdout);
        abort();
    }
    free(text);
}

static void all(const uint8_t *data, size_t size)
{
    for (const struct kpr_exporter *const *e = kpr_exporters; *e; e++)
        replay(data, size, *e, false, false, KPR_PLOT_TIMELINE);
    replay(data, size, kpr_exporter_find("summary"), true, true, KPR_PLOT_TIMELINE);
    for (enum kpr_plot plot = KPR_PLOT_TIMELINE; plot <= KPR_PLOT_LAUNCH; plot++)
        replay(data, size, kpr_exporter_find("plot"), true, false, plot);
    replay(data, size, kpr_exporter_find("plot"), false, false, KPR_PLOT_DURATIONS);
    filtered(data, size);
    check(data, size);
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
    replay(data, size, kpr_exporter_find("summary"), false, false, KPR_PLOT_TIMELINE);
    uint8_t *copy = kp_alloc(size);
    memcpy(copy, data, size);
    kp_repair_trace(copy, size);
    all(copy, size);
    free(copy);
    return 0;
}

#ifdef KP_FUZZ_MAIN
#include "../unit/synth.h"

/* amd: 20-bit clocks and signatures. */
static void add_trace(void (*add)(const void *, size_t), uint32_t capacity, double cost, int n,
                      bool amd)
{
    char *p = NULL;
    size_t size = 0;
    struct synth s;
    FILE *f = open_memstream(&p, &size);
    synth_init(&s, capacity, 2, cost);
    synth_region(&s, "load", "tma", false);
    synth_region(&s, "mma", "tensor", false);
    synth_region(&s, "tick", NULL, true);
    synth_meets(&s, 0, "arrive", "wait");
    synth_meets(&s, 1, cost > 0 ? "wait" : "arrive", cost > 0 ? "arrive" : "wait");
    synth_clusters(&s, 2, 1);
    if (amd) {
        s.clock_bits = 20;
        json_object_set_new(s.info, "amd",
                            json_pack("{s:s,s:i,s:s,s:i,s:b}", "target", "gfx1100", "wave_size",
                                      32, "holder", "WGP", "clock_wide", 20, "signature", 1));
    }
    for (uint32_t cta = 0; cta < 3; cta++) {
        synth_cta(&s, cta, cta % 2, 1000 * cta, 5000 + 600 * cta, 1000 * cta + 900,
                  5600 + 600 * cta);
        for (uint32_t k = 0; k < 2; k++) {
            struct synth_unit *u = synth_unit(&s, k, 4 * k);
            uint64_t t = 1000 * cta + 10;
            for (int i = 0; i < n; i++, t += 20) {
                synth_record(u, KPT_START, amd ? k | (uint32_t)i % 3 << 16 : k, t);
                synth_record(u, i % 5 ? KPT_END : KPT_INSTANT, i % 5 ? k : 2, t + 9);
            }
            synth_drain(u, t + 20, t + 40, 5500 + 600 * cta);
        }
    }
    synth_write(&s, f);
    fclose(f);
    add(p, size);
    free(p);
}

void kp_fuzz_seeds(void (*add)(const void *data, size_t size))
{
    add_trace(add, 8, 5, 20, false);
    add_trace(add, 64, 0, 20, false);
    add_trace(add, 4, 50, 3, false);
    add_trace(add, 16, -1, 0, false);
    add_trace(add, 32, 5, 12, true);
}
#endif
