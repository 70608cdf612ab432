/* Conditions of a gate, and reports to compare, from anywhere. */
#include "fuzz.h"

#include "diff/diff_internal.h"

static const char row[] =
    "{\"shapes\": [{\"entry\": \"k\", \"label\": \"M=1\", \"shape\": {\"M\": 1}, \"runs\": [1, 1],"
    " \"verdict\": \"slower\", \"time\": {\"a_us\": 10, \"b_us\": 11, \"change\": 0.1, \"lo\": 0.05,"
    " \"hi\": 0.15, \"b_lo_us\": 10.9, \"b_hi_us\": 11.1}, \"code\": {\"registers\": {\"a\": 1,"
    " \"b\": 2}}, \"output\": {\"verdict\": \"differs\"}, \"regions\": [{\"role\": \"r\", \"region\":"
    " \"softmax\", \"cycles\": {\"a\": 0, \"b\": 2, \"change\": 2, \"lo\": 1, \"hi\": 3}}]}]}";

static void condition(const char *text)
{
    struct kpd_condition c;
    const struct kpd_options o = {.fail_count = 1};
    int status;
    if (!kpd_condition_parse(text, &c))
        return;
    json_t *report = json_loads(row, 0, NULL);
    json_decref(kpd_gate(report, &o, &c, &status));
    json_decref(report);
}

static void reports(const char *data, size_t size)
{
    struct kpd_side a = {0}, b = {0};
    struct kp_str bytes = {0};
    struct kpd_options o = {.confidence = 0.99, .between = -1, .b_count = 1};
    json_t *report = NULL;
    kp_str_addn(&bytes, data, size);
    int status = kpd_load_bytes("a.json", &bytes, &a);
    if (status == KP_OK)
        status = kpd_load_bytes("b.json", &bytes, &b);
    else if (kpd_load_pair_bytes("a.json", &bytes, &a, &b) == KP_OK) {
        o.b_count = 0;
        status = KP_OK;
    }
    FILE *f = status == KP_OK ? fopen("/dev/null", "w") : NULL;
    if (status == KP_OK) {
        kpd_report(&o, NULL, &a, &b, &report);
        kpd_print(f, report);
        kpd_print_markdown(f, report);
        kpd_print_junit(f, report);
        json_decref(report);
        fclose(f);
    }
    kpd_side_free(&a);
    kpd_side_free(&b);
    kp_str_free(&bytes);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *text = kp_strndup((const char *)data, size);
    if (size && *text == '{')
        reports(text, size);
    else
        condition(text);
    free(text);
    return 0;
}

#ifdef KP_FUZZ_MAIN
#define SAMPLES                                                                                  \
    "\"baseline\": {\"timing\": {\"scope\": {\"launches\": 1, \"l2\": \"hot\"}, \"samples\": {"  \
    "\"variants\": [\"unprobed\", \"candidate\"], \"round\": [0,0,1,1,2,2,3,3,4,4,5,5,6,6,7,7],"  \
    "\"variant\": [0,1,0,1,0,1,0,1,0,1,0,1,0,1,0,1],"                                             \
    "\"us\": [9,9.5,9,9.4,9,9.6,9,9.5,9,9.5,9,9.4,9,9.6,9,9.5], \"throttled\": [3]}},"            \
    "\"tensors\": [{\"name\": \"C\", \"output\": true, \"sha256\": \"ab\", \"init\": null}]}"
static const char *const seeds[] = {
    "time > +2%", "region \"soft max\" >= -5.5e1 cycles on M=1,N=2", "output differs on M=1",
    "memory <= 1.5GiB", "iteration con* > +1 %",
    "{\"command\": \"run\", \"kernel\": {\"entry\": \"k\", \"instructions\": {\"whole\": [{\"op\":"
    " \"ld.global\", \"bytes\": 16, \"count\": 2}], \"regions\": []}}, \"device\": {\"name\": \"d\"},"
    " \"shapes\": [{\"shape\": {\"M\": 1}, \"assembly\": {\"original\": {\"registers\": 9,"
    " \"spill_stores\": 0, \"spill_loads\": 4}}, " SAMPLES "}]}",
    "{\"command\": \"run\", \"kernel\": {\"entry\": \"k\"}, \"against\": {\"name\": \"n\"},"
    " \"shapes\": [{\"shape\": {}, \"verify\": {\"outputs\": [{\"tensor\": \"C\", \"differ\": 1}]},"
    SAMPLES "}]}",
};

void kp_fuzz_seeds(void (*add)(const void *data, size_t size))
{
    kp_fuzz_texts(add, seeds, KP_COUNT(seeds));
}
#endif
