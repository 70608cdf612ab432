/* Filters, the check, and the formats one reads line by line. */
#include <criterion/criterion.h>

#include "replay/check.h"
#include "replay/filter.h"
#include "synth.h"

struct want {
    enum kpr_filter_by by;
    const char *value;
};

/* What an exporter writes of a synthetic trace behind filters. */
static char *export(struct synth *s, const char *format, const struct want *w, size_t n)
{
    const struct kpr_exporter *e = kpr_exporter_find(format);
    struct kpr_filter *filter = kpr_filter_new();
    char *out = NULL;
    size_t bytes = 0;
    FILE *in = synth_file(s), *f = open_memstream(&out, &bytes);
    struct kpr_export_options options = {.cta = -1, .input = "in.kpt", .input_hash = "abc"};
    cr_assert_not_null(e);
    for (size_t i = 0; i < n; i++)
        cr_assert_null(kpr_filter_add(filter, w[i].by, w[i].value));
    void *ctx = e->open(f, &options);
    kpr_filter_feed(filter, &e->visitor, ctx);
    cr_assert_eq(kpr_replay(in, "t", NULL, &kpr_filter_visitor, filter), KP_OK);
    e->close(ctx);
    kpr_filter_free(filter);
    fclose(f);
    fclose(in);
    return out;
}

/* "region depth start", a span or instant each, in the order of the output. */
static char *left(struct synth *s, const struct want *w, size_t n)
{
    char *csv = export(s, "csv", w, n), *save = NULL;
    struct kp_str b = {0};
    strtok_r(csv, "\r\n", &save);
    for (char *line; (line = strtok_r(NULL, "\r\n", &save));) {
        char *field[17] = {0};
        for (size_t i = 0; i < KP_COUNT(field) && line; i++)
            field[i] = strsep(&line, ",");
        kp_str_addf(&b, "%s%s %s %s", b.len ? ", " : "", field[6], field[7], field[8]);
    }
    free(csv);
    return kp_str_detach(&b);
}

static void check_left(struct synth *s, const char *text, size_t n, const struct want *w)
{
    char *got = left(s, w, n);
    cr_assert_str_eq(got, text);
    free(got);
}
#define CHECK_LEFT(s, text, ...)                                                        \
    check_left(s, text, sizeof((struct want[]){__VA_ARGS__}) / sizeof(struct want),     \
               (struct want[]){__VA_ARGS__})

/* CTA 3 on SM 7, entry at 1000 cycles = 5000 ns, 2 ns a cycle, no record cost:
 *   w 100-200 [ i 120-140 [ c 125-130 ] ]  m 200-300 [ i 220-230 ]
 *   w 300-310  m 310-450 [ i 320-390 ]  tick 460 */
static void tree(struct synth *s)
{
    synth_init(s, 64, 1, 0);
    uint32_t w = synth_region(s, "w", NULL, false), m = synth_region(s, "m", NULL, false);
    uint32_t i = synth_region(s, "i", NULL, false), c = synth_region(s, "c", NULL, false);
    uint32_t tick = synth_region(s, "tick", NULL, true);
    synth_waits(s, w, "full");
    synth_cta(s, 3, 7, 1000, 5000, 2000, 7000);
    struct synth_unit *u = synth_unit(s, 0, 8);
    const struct { int kind; uint32_t region; uint64_t at; } records[] = {
        {KPT_START, w, 100}, {KPT_START, i, 120}, {KPT_START, c, 125}, {KPT_END, c, 130},
        {KPT_END, i, 140}, {KPT_END, w, 200}, {KPT_START, m, 200}, {KPT_START, i, 220},
        {KPT_END, i, 230}, {KPT_END, m, 300}, {KPT_START, w, 300}, {KPT_END, w, 310},
        {KPT_START, m, 310}, {KPT_START, i, 320}, {KPT_END, i, 390}, {KPT_END, m, 450},
        {KPT_INSTANT, tick, 460},
    };
    for (size_t k = 0; k < KP_COUNT(records); k++)
        synth_record(u, (enum kpt_kind)records[k].kind, records[k].region, 1000 + records[k].at);
    synth_drain(u, 1500, 1600, 6000);
}

/* ---- filters --------------------------------------------------------------------- */

Test(filter, regions_keep_the_depth_among_what_is_left)
{
    struct synth s;
    tree(&s);
    CHECK_LEFT(&s, "w 0 100, c 1 125, w 0 300", {KPR_BY_REGION, "[wc]"});
    tree(&s);
    CHECK_LEFT(&s, "i 0 120, c 1 125, i 0 220, i 0 320", {KPR_BY_REGION, "[ic]"});
    tree(&s);
    CHECK_LEFT(&s, "c 0 125", {KPR_BY_REGION, "c*"});
    tree(&s);
    CHECK_LEFT(&s, "tick  460", {KPR_BY_REGION, "t?ck"});
}

/* In microseconds since the first CTA's entry: 0.6 is cycle 300. */
Test(filter, time_takes_whole_spans)
{
    struct synth s;
    tree(&s);
    CHECK_LEFT(&s, "m 0 200, w 0 300", {KPR_BY_TIME, "0.6:0.61"});
    tree(&s);
    CHECK_LEFT(&s, "w 0 100, i 1 120", {KPR_BY_TIME, ":.24"});
    tree(&s);
    CHECK_LEFT(&s, "m 0 310, tick  460", {KPR_BY_TIME, "0.790:"});
    tree(&s);
    CHECK_LEFT(&s, "w 0 100", {KPR_BY_TIME, "-1:0.2399999"});
}

Test(filter, lengths)
{
    struct synth s;
    tree(&s);
    CHECK_LEFT(&s, "w 0 100, m 0 200, m 0 310, tick  460", {KPR_BY_LENGTH, "100"});
    tree(&s);
    CHECK_LEFT(&s, "m 0 310, i 1 320", {KPR_BY_LENGTH, "70"}, {KPR_BY_REGION, "[mi]"},
               {KPR_BY_TIME, "0.64:0.7"});
}

/* o = 10: spans of 5 and 20 cycles, and one that never ended. */
Test(filter, an_open_span_may_have_been_long)
{
    static const struct { const char *at_least, *is_left; } cases[] = {
        {"5", "a 0 90, a 0 185, a 0 265"},
        {"6", "a 0 185, a 0 265"},
        {"21", "a 0 265"},
    };
    for (size_t i = 0; i < KP_COUNT(cases); i++) {
        struct synth s;
        synth_init(&s, 64, 1, 10);
        synth_region(&s, "a", NULL, false);
        synth_cta(&s, 0, 0, 1000, 5000, 2000, 7000);
        struct synth_unit *u = synth_unit(&s, 0, 0);
        synth_record(u, KPT_START, 0, 1100); /* 90 */
        synth_record(u, KPT_END, 0, 1115);   /* 95 */
        synth_record(u, KPT_START, 0, 1215); /* 185 */
        synth_record(u, KPT_END, 0, 1245);   /* 205 */
        synth_record(u, KPT_START, 0, 1315); /* 265 */
        synth_drain(u, 1500, 1600, 6000);
        CHECK_LEFT(&s, cases[i].is_left, {KPR_BY_LENGTH, cases[i].at_least});
    }
}

Test(filter, a_censored_span_passes_at_its_bound)
{
    for (int bound = 9; bound <= 10; bound++) {
        struct synth s;
        synth_init(&s, 64, 1, 10);
        synth_region(&s, "a", NULL, false);
        synth_cta(&s, 0, 0, 1000, 5000, 2000, 7000);
        struct synth_unit *u = synth_unit(&s, 0, 0);
        synth_record(u, KPT_START, 0, 1100);
        synth_record(u, KPT_END, 0, 1109); /* at most 9 cycles, held at 90 */
        synth_drain(u, 1500, 1600, 6000);
        CHECK_LEFT(&s, bound == 9 ? "a 0 90" : "", {KPR_BY_LENGTH, bound == 9 ? "9" : "10"});
    }
}

/* An iteration begins with the wait w, however many spans of other regions there are. */
Test(filter, last_iterations)
{
    struct synth s;
    tree(&s);
    CHECK_LEFT(&s, "w 0 300, m 0 310, i 1 320, tick  460", {KPR_BY_LAST, "1"});
    tree(&s);
    CHECK_LEFT(&s, "i 0 320", {KPR_BY_LAST, "1"}, {KPR_BY_REGION, "i"});
    tree(&s);
    CHECK_LEFT(&s, "w 0 100, i 1 120, c 2 125, m 0 200, i 1 220, w 0 300, m 0 310, i 1 320, "
                   "tick  460", {KPR_BY_LAST, "9"});
}

/* Around a loop that is a region itself, the waits inside count, and it stays. */
Test(filter, last_iterations_in_a_loop)
{
    struct synth s;
    synth_init(&s, 64, 1, 0);
    synth_region(&s, "loop", NULL, false);
    synth_region(&s, "wait", NULL, false);
    synth_waits(&s, 1, "full");
    synth_cta(&s, 0, 0, 1000, 5000, 2000, 7000);
    struct synth_unit *u = synth_unit(&s, 0, 0);
    synth_record(u, KPT_START, 0, 1100);
    for (uint64_t i = 0; i < 4; i++) {
        synth_record(u, KPT_START, 1, 1110 + 20 * i);
        synth_record(u, KPT_END, 1, 1120 + 20 * i);
    }
    synth_record(u, KPT_END, 0, 1200);
    synth_drain(u, 1500, 1600, 6000);
    CHECK_LEFT(&s, "loop 0 100, wait 1 150, wait 1 170", {KPR_BY_LAST, "2"});
}

static void four_ctas(struct synth *s)
{
    synth_init(s, 8, 2, 0);
    synth_region(s, "a", "tma", false);
    synth_region(s, "b", "tensor", false);
    for (uint32_t cta = 0; cta < 4; cta++) {
        synth_cta(s, cta, 10 + cta % 2, 1000, 5000, 2000, 7000);
        for (uint32_t unit = 0; unit < 2; unit++) {
            struct synth_unit *u = synth_unit(s, unit, unit);
            synth_record(u, KPT_START, unit, 1100 + cta);
            synth_record(u, KPT_END, unit, 1200);
            synth_drain(u, 1500, 1600, 6000);
        }
    }
}

Test(filter, ctas_sms_and_roles)
{
    struct synth s;
    four_ctas(&s);
    CHECK_LEFT(&s, "a 0 100, b 0 100, a 0 102, b 0 102, a 0 103, b 0 103", {KPR_BY_CTA, "0,2-9"});
    four_ctas(&s);
    CHECK_LEFT(&s, "a 0 101, b 0 101, a 0 103, b 0 103", {KPR_BY_SM, "11"});
    four_ctas(&s);
    CHECK_LEFT(&s, "b 0 101, b 0 102", {KPR_BY_CTA, "1-2"}, {KPR_BY_ROLE, "cons*"});
}

Test(filter, says_what_it_left_out)
{
    struct synth s;
    four_ctas(&s);
    char *text =
        export(&s, "ndjson", (struct want[]){{KPR_BY_CTA, "1-3"}, {KPR_BY_REGION, "a"}}, 2);
    cr_assert(strstr(text, "\"filter\":\"cta=1-3 region=a\""), "%s", text);
    cr_assert(strstr(text, "\"units\":8,"), "%s", text);
    cr_assert(strstr(text, "\"filtered_ctas\":1,\"filtered_units\":5,\"filtered_spans\":5,"
                           "\"filtered_instants\":0}}\n"), "%s", text);
    free(text);
    four_ctas(&s);
    text = export(&s, "chrome", (struct want[]){{KPR_BY_CTA, "7"}}, 1);
    json_t *doc = json_loads(text, JSON_REJECT_DUPLICATES, NULL);
    json_t *other = json_object_get(doc, "otherData");
    cr_assert_str_eq(json_string_value(json_object_get(other, "filter")), "cta=7");
    cr_assert_eq(json_integer_value(json_object_get(other, "filtered_spans")), 8);
    cr_assert_eq(json_array_size(json_object_get(doc, "traceEvents")), 0u);
    json_decref(doc);
    free(text);
}

Test(filter, bad_values)
{
    static const struct want bad[] = {
        {KPR_BY_TIME, ""}, {KPR_BY_TIME, ":"}, {KPR_BY_TIME, "5"}, {KPR_BY_TIME, "a:5"},
        {KPR_BY_TIME, "5:4"}, {KPR_BY_TIME, "1:2:3"}, {KPR_BY_TIME, "1e3:"},
        {KPR_BY_TIME, ".:1"}, {KPR_BY_TIME, "-:1"}, {KPR_BY_TIME, "99999999999999999999:"},
        {KPR_BY_CTA, ""}, {KPR_BY_CTA, "x"}, {KPR_BY_CTA, "1,"}, {KPR_BY_CTA, ",1"},
        {KPR_BY_CTA, "1-"}, {KPR_BY_CTA, "-1"}, {KPR_BY_CTA, "2-1"}, {KPR_BY_CTA, "1 2"},
        {KPR_BY_CTA, "4294967296"}, {KPR_BY_SM, "1-2-3"}, {KPR_BY_ROLE, ""},
        {KPR_BY_REGION, ""}, {KPR_BY_LENGTH, "0"}, {KPR_BY_LENGTH, "-1"}, {KPR_BY_LENGTH, "x"},
        {KPR_BY_LENGTH, "18446744073709551615"}, {KPR_BY_LAST, "0"}, {KPR_BY_LAST, ""},
    };
    for (size_t i = 0; i < KP_COUNT(bad); i++) {
        struct kpr_filter *f = kpr_filter_new();
        cr_assert_not_null(kpr_filter_add(f, bad[i].by, bad[i].value), "%d '%s'", bad[i].by,
                           bad[i].value);
        cr_assert_not(kpr_filter_any(f));
        kpr_filter_free(f);
    }
}

/* The page is of what is left: one iteration, from 300 to the instant at 460. */
Test(filter, the_text_page_narrows)
{
    struct synth s;
    tree(&s);
    char *text = export(&s, "text", (struct want[]){{KPR_BY_LAST, "1"}}, 1);
    cr_assert(strstr(text, "\ncycles 300 to 460 since its entry, 0.320 us at "), "%s", text);
    cr_assert(strstr(text, "\nonly what passed the filter last=1\n"), "%s", text);
    free(text);
    tree(&s);
    text = export(&s, "text", (struct want[]){{KPR_BY_CTA, "3"}}, 1);
    cr_assert(strstr(text, "\ncycles 0 to 600 since its entry, "), "%s", text);
    free(text);
}

/* ---- ndjson ------------------------------------------------------------------------ */

/* The trace of the csv test: o = 10, 2 ns a cycle; its ring was cut at the END. */
Test(ndjson, lines)
{
    struct synth s;
    synth_init(&s, 4, 1, 10);
    synth_region(&s, "out\"er", "tma", false);
    synth_region(&s, "tick", NULL, true);
    synth_cta(&s, 3, 7, 1000, 5000, 2000, 7000);
    struct synth_unit *u = synth_unit(&s, 0, 8);
    synth_record(u, KPT_START, 0, 1050);
    synth_record(u, KPT_END, 0, 1100);     /* 100 -> 90, the cut */
    synth_record(u, KPT_START, 0, 1200);   /* 200 -> 180 */
    synth_record(u, KPT_INSTANT, 1, 1300); /* 300 -> 270 */
    synth_record(u, KPT_END, 0, 1400);     /* 400 -> 360 */
    synth_drain(u, 1500, 1600, 6000);      /* 500 -> 460 .. 560 */
    char *text = export(&s, "ndjson", NULL, 0), *end = NULL;
    static const char lines[] =
#define PLACE "\"cta\":3,\"sm\":7,\"unit\":0,\"warp\":8,\"role\":\"producer\","
        "{\"type\":\"lost\"," PLACE "\"end_cycles\":90,\"end_ns\":180,\"records_lost\":1,"
        "\"ends_unpaired\":1,\"flags\":[]}\n"
        "{\"type\":\"span\"," PLACE "\"region\":\"out\\\"er\",\"depth\":0,\"start_cycles\":90,"
        "\"end_cycles\":90,\"raw_start_cycles\":100,\"raw_end_cycles\":100,"
        "\"exclusive_cycles\":0,\"least_cycles\":0,\"most_cycles\":0,\"start_ns\":180,\"end_ns\":180,\"records_inside\":0,"
        "\"flags\":[\"open_start\"]}\n"
        "{\"type\":\"span\"," PLACE "\"region\":\"out\\\"er\",\"depth\":0,\"start_cycles\":180,"
        "\"end_cycles\":360,\"raw_start_cycles\":200,\"raw_end_cycles\":400,"
        "\"exclusive_cycles\":180,\"least_cycles\":180,\"most_cycles\":180,\"start_ns\":360,\"end_ns\":720,\"records_inside\":1,"
        "\"flags\":[]}\n"
        "{\"type\":\"instant\"," PLACE "\"region\":\"tick\",\"at_cycles\":270,"
        "\"raw_at_cycles\":300,\"at_ns\":540,\"flags\":[]}\n"
        "{\"type\":\"drain\"," PLACE "\"start_cycles\":460,\"end_cycles\":560,\"start_ns\":920,"
        "\"end_ns\":1120,\"records\":5,\"ends_unpaired\":1,\"flags\":[]}\n";
    char *at = strchr(text, '\n');
    cr_assert_not_null(at);
    cr_assert_eq(strncmp(at + 1, lines, sizeof lines - 1), 0, "%s", at);
    end = at + sizeof lines;
    json_t *head = json_loadb(text, (size_t)(at - text), JSON_REJECT_DUPLICATES, NULL);
    json_t *tail = json_loads(end, JSON_REJECT_DUPLICATES, NULL);
    cr_assert_not_null(head);
    cr_assert_not_null(tail, "%s", end);
    cr_assert_str_eq(json_string_value(json_object_get(head, "type")), "header");
    cr_assert_eq(json_integer_value(json_object_get(head, "schema_version")), 1);
    cr_assert_null(json_object_get(head, "filter"));
    cr_assert_str_eq(json_string_value(json_object_get(tail, "type")), "end");
    cr_assert_eq(json_integer_value(json_object_get(tail, "lines_between")), 5);
    json_t *counts = json_object_get(tail, "counts");
    cr_assert_eq(json_integer_value(json_object_get(counts, "records")), 5);
    cr_assert_eq(json_integer_value(json_object_get(counts, "records_lost")), 1);
    cr_assert_str_eq(json_string_value(json_object_get(json_object_get(tail, "input"), "hash")),
                     "abc");
    json_decref(head);
    json_decref(tail);
    free(text);
}

/* 2^53 - 1 is a number, 2^53 a string: the first entry's time here. */
Test(ndjson, integers_that_readers_would_round)
{
    for (int i = 0; i < 2; i++) {
        struct synth s;
        synth_init(&s, 4, 1, 0);
        synth_region(&s, "a", NULL, false);
        uint64_t t = ((uint64_t)1 << 53) - 1 + (uint64_t)i;
        synth_cta(&s, 0, 0, 1000, t, 2000, t + 2000);
        char *text = export(&s, "ndjson", NULL, 0);
        cr_assert(strstr(text, i ? "\"time_zero_ns\":\"9007199254740992\","
                                 : "\"time_zero_ns\":9007199254740991,"), "%s", text);
        free(text);
    }
}

/* ---- folded ------------------------------------------------------------------------- */

/* Two units of one role; by region id: w, m, i, c.  m: 100 - 10 and 140 - 70. */
Test(folded, stacks)
{
    struct synth s;
    tree(&s);
    char *text = export(&s, "folded", NULL, 0);
    cr_assert_str_eq(text, "role 1;w 90\n"     /* 80 and 10 */
                           "role 1;w;i 15\n"   /* 20 - 5 */
                           "role 1;w;i;c 5\n"
                           "role 1;m 160\n"
                           "role 1;m;i 80\n"); /* 10 and 70 */
    free(text);
    tree(&s);
    text = export(&s, "folded", (struct want[]){{KPR_BY_REGION, "[wc]"}}, 1);
    cr_assert_str_eq(text, "role 1;w 90\nrole 1;w;c 5\n");
    free(text);
}

/* What began before the cut, or never ended, has no cycles of its own; names
 * lose what would end a frame. */
Test(folded, open_spans_are_frames_only)
{
    struct synth s;
    synth_init(&s, 4, 1, 0);
    synth_region(&s, "a;b\n", NULL, false);
    synth_region(&s, "in it", NULL, false);
    synth_cta(&s, 0, 0, 1000, 5000, 2000, 7000);
    struct synth_unit *u = synth_unit(&s, 0, 0);
    synth_record(u, KPT_START, 0, 1050);
    synth_record(u, KPT_START, 1, 1100);
    synth_record(u, KPT_END, 1, 1110);
    synth_record(u, KPT_END, 0, 1150);   /* its START is gone */
    synth_record(u, KPT_START, 0, 1200); /* no END */
    synth_drain(u, 1500, 1600, 6000);
    char *text = export(&s, "folded", NULL, 0);
    cr_assert_str_eq(text, "role 1;a:b?;in it 10\n");
    free(text);
}

/* 300 levels, 1 cycle between any two records: the frame at the limit has its
 * own cycles, 2 for each span below and the innermost's 1. */
Test(folded, depth_is_bounded)
{
    struct synth s;
    synth_init(&s, 1024, 1, 0);
    synth_region(&s, "a", NULL, false);
    synth_cta(&s, 0, 0, 1000, 5000, 2000, 7000);
    struct synth_unit *u = synth_unit(&s, 0, 0);
    for (uint64_t i = 0; i < 600; i++)
        synth_record(u, i < 300 ? KPT_START : KPT_END, 0, 1001 + i);
    synth_drain(u, 1700, 1800, 6000);
    char *text = export(&s, "folded", NULL, 0), *save = NULL;
    unsigned long long total = 0, deepest = 0, lines = 0;
    for (char *l = strtok_r(text, "\n", &save); l; l = strtok_r(NULL, "\n", &save), lines++)
        total += deepest = strtoull(strrchr(l, ' '), NULL, 10);
    cr_assert_eq(lines, 128u);
    cr_assert_eq(total, 599u); /* the outermost span's length */
    cr_assert_eq(deepest, 2 * 172 + 1u);
    free(text);
}

/* ---- check -------------------------------------------------------------------------- */

static int check_trace(struct synth *s, char **out)
{
    size_t n = 0;
    FILE *in = synth_file(s), *f = open_memstream(out, &n);
    struct kpr_check *c = kpr_check_new(f, "t");
    int status = kpr_replay(in, "t", NULL, &kpr_check_visitor, c);
    kpr_check_free(c);
    fclose(f);
    fclose(in);
    return status;
}

Test(check, a_sound_trace)
{
    struct synth s;
    tree(&s);
    char *text;
    cr_assert_eq(check_trace(&s, &text), KP_OK);
    cr_assert_str_eq(text, "ok: 1 CTAs, 1 units; 17 records made = 17 stored + 0 lost; 8 spans (0 "
                           "open at the end), 1 instants, 0 ENDs without START\n");
    free(text);
}

Test(check, an_end_without_start)
{
    struct synth s;
    synth_init(&s, 8, 1, 0);
    synth_region(&s, "a", NULL, false);
    synth_cta(&s, 0, 0, 1000, 5000, 2000, 7000);
    struct synth_unit *u = synth_unit(&s, 0, 3);
    synth_record(u, KPT_END, 0, 1100);
    synth_drain(u, 1500, 1600, 6000);
    char *text;
    cr_assert_eq(check_trace(&s, &text), KP_CHECK);
    cr_assert_str_eq(text, "t: CTA 0, unit 0 (warp 3): 1 ENDs have no START, and 0 records were "
                           "lost\n");
    free(text);
}

/* Nested, cut, clamped and open spans of every kind: replay must never break
 * the rules that the check knows. */
Test(check, whatever_was_recorded)
{
    uint64_t x = 20261129;
    for (int round = 0; round < 300; round++) {
        struct synth s;
        synth_init(&s, 32, 1, round % 3 * 4.6);
        for (int i = 0; i < 4; i++)
            synth_region(&s, &"abcd"[i], NULL, false);
        synth_waits(&s, 2, "bar");
        synth_region(&s, "tick", NULL, true);
        synth_cta(&s, 0, 0, 1000, 5000, 101000, 10000);
        struct synth_unit *u = synth_unit(&s, 0, 0);
        uint64_t t = 1000;
        uint32_t open[8], n = 0;
        for (int i = 0; i < 20 + round; i++) {
            x = x * 6364136223846793005u + 1442695040888963407u;
            t += x >> 60 > 12 ? x >> 56 : x >> 61;
            if (x >> 40 & 1 && n < 8)
                synth_record(u, KPT_START, open[n++] = (uint32_t)(x >> 50) % 4, t);
            else if (x >> 41 & 1 && n > 0)
                synth_record(u, KPT_END, open[n -= n > 1 && (x >> 42) % 8 == 0 ? 2 : 1], t);
            else
                synth_record(u, KPT_INSTANT, 4, t);
        }
        synth_drain(u, t + (x >> 61), t + 100, 6000);
        char *text;
        cr_assert_eq(check_trace(&s, &text), KP_OK, "round %d: %s", round, text);
        free(text);
    }
}

/* Violations that replay never makes: a timeline made by hand, fed to the check. */
static char *check_by_hand(struct kpr_span *spans, size_t n, struct kpr_unit unit, uint64_t made)
{
    struct kpt_region regions[] = {{.name = "a"}, {.name = "b"}};
    struct kpr_role role = {.name = "r"};
    struct kpr_run run = {
        .info = {.regions = regions, .region_count = 2, .capacity = 64, .units_per_cta = 1,
                 .warps_per_unit = 1},
        .roles = &role, .role_count = 1, .ctas = 1, .units = 1, .records = made,
    };
    unit.spans = spans;
    unit.span_count = n;
    unit.cut = -1;
    struct kpr_cta cta = {.cta = 5, .units = &unit, .unit_count = 1, .ns_per_cycle = 1};
    char *text = NULL;
    size_t bytes = 0;
    FILE *f = open_memstream(&text, &bytes);
    struct kpr_check *c = kpr_check_new(f, "t");
    kpr_check_visitor.begin(c, &run);
    kpr_check_visitor.cta(c, &run, &cta);
    int status = kpr_check_visitor.end(c, &run);
    kpr_check_free(c);
    fclose(f);
    cr_assert_eq(status, strncmp(text, "ok: ", 4) == 0 ? KP_OK : KP_CHECK);
    return text;
}

#define SPAN(r, d, from, to, ex) \
    {.region = r, .depth = d, .raw_start = from, .raw_end = to, .start = from, .end = to, \
     .exclusive = ex, .least = to - from, .most = to - from}

Test(check, violations)
{
    const struct kpr_unit unit = {.count = 4, .drain_begin = 100, .drain_end = 110};
    const struct { struct kpr_span spans[2]; uint64_t made, count; const char *says; } cases[] = {
        {{SPAN(0, 0, 10, 30, 10), SPAN(1, 1, 15, 25, 10)}, 4, 4, "ok: "},
        {{SPAN(0, 0, 10, 30, 10), SPAN(1, 1, 20, 35, 15)}, 4, 4, "crosses the end"},
        {{SPAN(0, 0, 10, 30, 20), SPAN(1, 0, 15, 25, 10)}, 4, 4, "at another depth"},
        {{SPAN(0, 0, 10, 30, 20), SPAN(1, 1, 15, 25, 10)}, 4, 4, "exclusive cycles are not what"},
        {{SPAN(0, 0, 10, 30, 21), SPAN(1, 0, 35, 45, 10)}, 4, 4, "exclusive cycles are more"},
        {{SPAN(0, 0, 30, 10, 0), SPAN(1, 0, 35, 45, 10)}, 4, 4, "ends before it starts"},
        {{SPAN(0, 0, 20, 30, 10), SPAN(1, 0, 10, 15, 5)}, 4, 4, "starts before the one before"},
        {{SPAN(0, 0, 20, 30, 10), SPAN(1, 0, 90, 101, 11)}, 4, 4, "outside the time of its unit"},
        {{SPAN(0, 0, 20, 30, 10), SPAN(2, 0, 40, 50, 10)}, 4, 4, "has no region"},
        {{SPAN(0, 0, 10, 30, 10), SPAN(1, 1, 15, 25, 10)}, 5, 5, "5 records stored, but 4 in"},
        {{SPAN(0, 0, 10, 30, 10), SPAN(1, 1, 15, 25, 10)}, 9, 4,
         "t: 4 records made, but 9 are counted"},
    };
    for (size_t i = 0; i < KP_COUNT(cases); i++) {
        struct kpr_span spans[2];
        struct kpr_unit u = unit;
        memcpy(spans, cases[i].spans, sizeof spans);
        u.count = cases[i].count;
        char *text = check_by_hand(spans, 2, u, cases[i].made);
        cr_assert(strstr(text, cases[i].says), "%zu: %s", i, text);
        cr_assert_eq(strncmp(text, "ok: ", 4) == 0, i == 0, "%zu: %s", i, text);
        if (i == 1)
            cr_assert(strstr(text, "t: CTA 5, unit 0 (warp 0): span 2 of 2 ('b', recorded 20 to 35, "
                                   "corrected 20 to 35): crosses"), "%s", text);
        free(text);
    }
}
