/* What a statement is made of, from anywhere: --work, and what stands in a trace, a model's report
 * and an outcome. */
#include "fuzz.h"

#include "evidence/internal.h"

static struct kpe_run run_of(json_t *info)
{
    return (struct kpe_run){.path = "run.kpt", .info = info, .us = NAN, .flops = NAN, .bytes = NAN};
}

static void work(const char *text)
{
    struct kpe_run r = run_of(json_pack("{s:{s:i,s:i}}", "shape", "M", 8, "N", 3));
    const struct kpe_options o = {.work = text};
    kpe_work_find(&o, &r);
    json_decref(r.info);
}

static void show(const json_t *report)
{
    static FILE *sink;
    if (!sink && !(sink = fopen("/dev/null", "w")))
        abort();
    kpe_print(sink, report);
    kpe_markdown(sink, report);
    kpe_plot(sink, report, KPE_ROOFLINE, false);
    kpe_plot(sink, report, KPE_ITERATIONS, true);
    kpe_plot(sink, report, KPE_SHARES, false);
}

static void statement(const json_t *all)
{
    struct kpe_run r = run_of(json_deep_copy(kpe_at(all, "info")));
    const struct kpe_options o = {.work = NULL};
    r.summary = json_deep_copy(kpe_at(all, "summary"));
    r.model = json_deep_copy(kpe_at(all, "model"));
    r.base = kpe_at(r.info, "baseline");
    r.us = kp_number(kpe_at(all, "us"), "");
    r.config = kp_strdup("c.yaml");
    r.cycle = kpe_cycle_of(&r);
    r.schedule = (struct kpe_schedule){.idle = 0.5, .sms = 4, .used = 4, .ctas = 9, .waves = 2.25,
                                       .span_us = 3, .known = true};
    r.schedule.us = kp_alloc(9 * sizeof *r.schedule.us);
    kpe_work_find(&o, &r);
    kpe_ceilings_find(NULL, NULL, &r);
    json_t *s = kpe_statement(&r);
    kpe_outcome_take(kpe_at(all, "outcome"), "outcome.json", &r, s);
    json_t *report = json_pack("{s:[o]}", "runs", s);
    show(report);
    json_decref(report);
    kpe_run_free(&r);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    json_t *all = json_loadb((const char *)data, size, 0, NULL);
    if (json_is_object(all)) {
        statement(all);
    } else {
        char *text = kp_strndup((const char *)data, size);
        work(text);
        free(text);
    }
    json_decref(all);
    return 0;
}

#ifdef KP_FUZZ_MAIN
static const char *const seeds[] = {
    "flops=2*M*N,bytes=max(M,N)*4,type=bf16", "type=e5m2", "flops=M/0",
    "{\"us\": 10, \"info\": {\"entry\": \"k\", \"grid\": [4, 1, 1], \"shape\": {\"M\": 8}, \"device\":"
    " {\"name\": \"d\", \"sms\": 4}, \"work\": {\"flops\": 1e9, \"bytes\": 1e6}, \"stamps\":"
    " {\"clock_mhz\": 1800, \"ratio\": 1.1}, \"calibration\": {\"engines\": {\"tensor\":"
    " {\"flops_per_cycle\": 4096}}}, \"regions\": [{\"name\": \"a\"}], \"instructions\": {\"whole\":"
    " [{\"op\": \"ld.global\", \"bytes\": 16, \"count\": 1}, {\"op\": \"wgmma.mma_async\", \"form\":"
    " \"m64n8k16.f32\", \"count\": 2}], \"regions\": [{\"name\": \"a\", \"mix\": [{\"op\":"
    " \"wgmma.mma_async\", \"form\": \"m64n8k16\", \"count\": 2}]}]}}, \"summary\": {\"rows\":"
    " [{\"region\": \"a\", \"role\": \"r\", \"share\": 0.5, \"count\": 3, \"cycles\": {\"mean\": 9}}],"
    " \"counts\": {\"ctas_with_records\": 1, \"records_lost\": 0}}, \"model\": {\"baseline\":"
    " {\"explained\": true, \"residual\": 0.01, \"measured_cycles\": 9}, \"critical_cycle\":"
    " [{\"name\": \"a\", \"kind\": \"stage\", \"cycles\": 5}, {\"name\": \"l\", \"kind\": \"link\","
    " \"cycles\": 4, \"distance\": 1}], \"roles\": [{\"name\": \"r\", \"stages\": [{\"name\": \"a\","
    " \"kind\": \"work\", \"cycles\": 5, \"slack\": 500}]}], \"links\": [{\"name\": \"l\", \"kind\":"
    " \"load\"}], \"engines\": [{\"name\": \"tensor\", \"utilisation\": 0.5}], \"candidates\":"
    " [{\"id\": \"x\", \"where\": \"w\", \"expected\": \"gain\", \"predicted_gain\": 0.2,"
    " \"interval\": [0.1, 0.3], \"motion\": {}}]}, \"outcome\": {\"shapes\": [{\"shape\": {\"M\": 8},"
    " \"measured\": {\"ratio\": 0.9, \"lo\": 0.8, \"hi\": 1}}]}}",
    "{\"us\": 10, \"info\": {\"entry\": \"k\", \"grid\": [9, 1, 1], \"launch\": {\"cluster\":"
    " [1, 1, 1]}, \"shape\": {\"M\": 8}, \"kernel\": {\"source\": {\"sha256\": \"a\"}}}, \"model\":"
    " {\"baseline\": {\"explained\": true, \"unprobed\": {\"cycles\": 100}}, \"launch\":"
    " {\"unprobed_cycles\": 900, \"waves\": 2.25, \"cta\": {\"trips\": 3}}, \"delays\":"
    " [{\"region\": \"a\", \"cycles\": 400, \"iteration_growth\": 0.5, \"interval\": [0.4, 0.6],"
    " \"launch_growth\": 0.4, \"launch_interval\": [0.3, 0.5]}]}, \"outcome\": {\"kernel\":"
    " {\"source\": {\"sha256\": \"a\"}}, \"shapes\": [{\"shape\": {\"M\": 8}, \"few\": {\"ctas\": 8,"
    " \"of\": 9}, \"measured\": {\"ratio\": 0.9, \"lo\": 0.8, \"hi\": 1}, \"delay\": {\"region\":"
    " \"a\", \"points\": [{\"cycles\": 0, \"us\": 10}, {\"cycles\": 400, \"us\": 12}], \"visits\": 3,"
    " \"waves\": 3, \"clock_mhz\": 1000, \"slope\": 0.5, \"lo\": 0.4, \"hi\": 0.6}}]}}",
};

void kp_fuzz_seeds(void (*add)(const void *data, size_t size))
{
    kp_fuzz_texts(add, seeds, KP_COUNT(seeds));
}
#endif
