/* Operations, arrows and counters of the Chrome exporter, on CTAs made by hand. */
#include <criterion/criterion.h>

#include "replay/export/export.h"
#include "replay/replay.h"

enum { LOAD, WAIT_FULL, RELEASE, WAIT_EMPTY, REGIONS };
enum { FULL, EMPTY, COPY, BARRIERS };

static struct kpt_async copies[] = {{.name = "copy", .engine = "tma", .arrives = "full"}};
static struct kpt_region regions[REGIONS] = {
    {.name = "load", .asyncs = copies, .async_count = 1},
    {.name = "wait_full"}, {.name = "release"}, {.name = "wait_empty"},
};
static const char *barriers[BARRIERS] = {"full", "empty", "copy"};
static struct kpr_role roles[] = {{.name = "producer"}, {.name = "consumer"}};

/* Time 0 of the axis is 1000 ns before the first entry; 1 ns a cycle. */
static const struct kpr_run run = {
    .info = {.entry = "k", .regions = regions, .region_count = REGIONS, .units_per_cta = 2,
             .warps_per_unit = 1, .grid = {1, 1, 1}, .block = {64, 1, 1}},
    .roles = roles, .role_count = 2, .barriers = barriers, .barrier_count = BARRIERS,
    .time_zero = 5000,
};

#define SPAN(id, from, to) {.region = id, .start = from, .end = to}

static struct kpr_span produced[] = {
    SPAN(LOAD, 0, 10), SPAN(LOAD, 20, 30), SPAN(WAIT_EMPTY, 40, 100), SPAN(LOAD, 105, 115),
};
static struct kpr_span consumed[] = {
    SPAN(WAIT_FULL, 5, 60), SPAN(RELEASE, 60, 62), SPAN(WAIT_FULL, 70, 75),
};
static struct kpr_unit units[] = {
    {.unit = 0, .warp = 0, .role = 0, .spans = produced, .span_count = KP_COUNT(produced),
     .drain_begin = 200, .drain_end = 210},
    {.unit = 1, .warp = 4, .role = 1, .spans = consumed, .span_count = KP_COUNT(consumed),
     .drain_begin = 200, .drain_end = 210},
};
/* The sixth CTA of the run: process 6; threads 1001 + 5 * (1 + 2 + 64) and on. */
static const struct kpr_cta sixth = {
    .cta = 9, .sm = 3, .number = 5, .stamp = {.cta = 9, .clock_entry = 1, .clock_exit = 301},
    .units = units, .unit_count = 2, .ns_per_cycle = 1,
};

static char *draw(const struct kpr_cta *cta)
{
    const struct kpr_exporter *e = kpr_exporter_find("chrome");
    const struct kpr_export_options options = {.cta = -1};
    char *out = NULL;
    size_t n = 0;
    FILE *f = open_memstream(&out, &n);
    void *ctx = e->open(f, &options);
    cr_assert_eq(e->visitor.begin(ctx, &run), KP_OK);
    cr_assert_eq(e->visitor.cta(ctx, &run, cta), KP_OK);
    cr_assert_eq(e->visitor.end(ctx, &run), KP_OK);
    e->close(ctx);
    fclose(f);
    json_t *doc = json_loads(out, JSON_REJECT_DUPLICATES, NULL);
    cr_assert_not_null(doc, "%s", out);
    json_decref(doc);
    return out;
}

/* The lines that contain a text, without their commas, in the order that they stand in. */
static void check_lines(const char *document, const char *with, const char *const *want)
{
    for (const char *s = document, *end; *s; s = *end ? end + 1 : end) {
        end = s + strcspn(s, "\n");
        char *line = kp_strndup(s, (size_t)(end - s));
        if (strstr(line, with)) {
            line[strcspn(line, "\n")] = '\0';
            if (line[strlen(line) - 1] == ',')
                line[strlen(line) - 1] = '\0';
            cr_assert(*want, "one line too many: %s", line);
            cr_assert_str_eq(line, *want);
            want++;
        }
        free(line);
    }
    cr_assert_null(*want, "missing: %s", *want);
}
#define CHECK_LINES(document, with, ...) \
    check_lines(document, with, (const char *const[]){__VA_ARGS__, NULL})

/* The second copy begins while the first is under way; the third finds its lane free. */
Test(chrome_ops, overlapping_ones_get_lanes)
{
    struct kpr_op ops[] = {
        {.unit = 0, .region = LOAD, .span = 0, .wait_unit = 1, .wait_span = 0, .end = 60,
         .raw_end = 66},
        {.unit = 0, .region = LOAD, .span = 1, .wait_unit = 1, .wait_span = 2, .issued = 18,
         .begin = 20, .end = 75, .raw_issued = 22, .raw_end = 90, .flags = KPR_CENSORED},
        {.unit = 0, .region = LOAD, .span = 3, .wait_unit = UINT32_MAX, .issued = 105,
         .begin = 105, .end = 115, .raw_issued = 110, .raw_end = 121, .flags = KPR_OPEN_END},
    };
    struct kpr_cta cta = sixth;
    cta.ops = ops;
    cta.op_count = 3;
    char *text = draw(&cta);
    CHECK_LINES(text, "\"cat\":\"tma\"",
        "{\"ph\":\"X\",\"pid\":6,\"tid\":1339,\"ts\":1.000,\"dur\":0.059999,\"name\":\"copy\","
        "\"cat\":\"tma\",\"args\":{\"start_cycles\":\"0\",\"cycles\":\"60\",\"issued_cycles\":\"0\","
        "\"raw_cycles\":\"66\",\"unit\":\"0\"}}",
        "{\"ph\":\"X\",\"pid\":6,\"tid\":1339,\"ts\":1.105,\"dur\":0.009999,\"name\":\"copy\","
        "\"cat\":\"tma\",\"args\":{\"start_cycles\":\"105\",\"cycles\":\"10\","
        "\"issued_cycles\":\"105\",\"raw_cycles\":\"11\",\"unit\":\"0\","
        "\"flags\":\"no wait for it is seen: it is drawn as long as its issue\"}}",
        "{\"ph\":\"X\",\"pid\":6,\"tid\":1340,\"ts\":1.020,\"dur\":0.054999,\"name\":\"copy\","
        "\"cat\":\"tma\",\"args\":{\"start_cycles\":\"20\",\"cycles\":\"55\","
        "\"issued_cycles\":\"18\",\"raw_cycles\":\"68\",\"unit\":\"0\","
        "\"flags\":\"completed by then at the latest\"}}");
    CHECK_LINES(text, "{\"name\":\"tma",
        "{\"ph\":\"M\",\"pid\":6,\"tid\":1339,\"name\":\"thread_name\",\"args\":{\"name\":\"tma\"}}",
        "{\"ph\":\"M\",\"pid\":6,\"tid\":1340,\"name\":\"thread_name\","
        "\"args\":{\"name\":\"tma 2\"}}");
    CHECK_LINES(text, "\"tid\":1339,\"name\":\"thread_sort_index\"",
        "{\"ph\":\"M\",\"pid\":6,\"tid\":1339,\"name\":\"thread_sort_index\","
        "\"args\":{\"sort_index\":3}}");
    cr_assert_not_null(strstr(text, "\"operations_not_drawn\":0"));
    free(text);
}

/* 64 lanes; what finds none is counted. */
Test(chrome_ops, more_than_lanes_are_counted)
{
    struct kpr_op ops[70];
    for (int i = 0; i < 70; i++)
        ops[i] = (struct kpr_op){.region = LOAD, .issued = i, .begin = i, .end = 150};
    struct kpr_cta cta = sixth;
    cta.ops = ops;
    cta.op_count = 70;
    char *text = draw(&cta);
    cr_assert_not_null(strstr(text, "\"operations_not_drawn\":6"), "%s", text);
    cr_assert_not_null(strstr(text, "\"name\":\"tma 64\""));
    cr_assert_null(strstr(text, "\"name\":\"tma 65\""));
    free(text);
}

/* Two arrivals that were waited for, and one that was there already.  The wait for `empty`
 * began before the release, so that its arrow ends at an instant, a nanosecond before its end. */
static struct kpr_link links[] = {
    {.barrier = EMPTY, .from_unit = 1, .from_span = 1, .to_unit = 0, .to_span = 2, .binding = true},
    {.barrier = FULL, .from_unit = 0, .from_span = 0, .to_unit = 1, .to_span = 0,
     .completes = true, .binding = true},
    {.barrier = FULL, .from_unit = 0, .from_span = 1, .to_unit = 1, .to_span = 2,
     .completes = true},
    {.barrier = COPY, .from_unit = 0, .from_span = 1, .to_unit = 1, .to_span = 2},
};

Test(chrome_flow, arrows_of_binding_links)
{
    struct kpr_cta cta = sixth;
    cta.links = links;
    cta.link_count = KP_COUNT(links);
    char *text = draw(&cta);
    CHECK_LINES(text, "\"cat\":\"wait\",\"name\":\"empty\"}",
        "{\"ph\":\"s\",\"pid\":6,\"tid\":1338,\"ts\":1.060,\"id\":83886080,\"cat\":\"wait\","
        "\"name\":\"empty\"}",
        "{\"ph\":\"i\",\"pid\":6,\"tid\":1337,\"ts\":1.099,\"s\":\"t\",\"cat\":\"wait\","
        "\"name\":\"empty\"}",
        "{\"ph\":\"f\",\"pid\":6,\"tid\":1337,\"ts\":1.099,\"id\":83886080,\"bp\":\"e\","
        "\"cat\":\"wait\",\"name\":\"empty\"}");
    CHECK_LINES(text, "\"cat\":\"wait\",\"name\":\"full\"}",
        "{\"ph\":\"s\",\"pid\":6,\"tid\":1337,\"ts\":1.000,\"id\":83886081,\"cat\":\"wait\","
        "\"name\":\"full\"}",
        "{\"ph\":\"f\",\"pid\":6,\"tid\":1338,\"ts\":1.005,\"id\":83886081,\"bp\":\"e\","
        "\"cat\":\"wait\",\"name\":\"full\"}");
    cr_assert_not_null(strstr(text, "\"arrows_not_drawn\":0"));
    free(text);
}

#define COUNTER(ts, name, tokens)                                                     \
    "{\"ph\":\"C\",\"pid\":6,\"tid\":1336,\"ts\":" ts ",\"cat\":\"wait\",\"name\":\"" name \
    "\",\"args\":{\"tokens\":" tokens "}}"

/* full: copies issued at 0 and 20, taken at 60 and 75; empty: released at 60, taken at 100.
 * copy is an operation, which has lanes instead. */
Test(chrome_flow, counters_of_rings)
{
    struct kpr_cta cta = sixth;
    cta.links = links;
    cta.link_count = KP_COUNT(links);
    char *text = draw(&cta);
    CHECK_LINES(text, "\"ph\":\"C\"",
        COUNTER("1.000", "full", "0"), COUNTER("1.000", "full", "1"),
        COUNTER("1.020", "full", "2"), COUNTER("1.060", "full", "1"),
        COUNTER("1.075", "full", "0"), COUNTER("1.000", "empty", "0"),
        COUNTER("1.060", "empty", "1"), COUNTER("1.100", "empty", "0"));
    free(text);
}

/* Two units wait for one phase that two arrivals complete: one token, from the later
 * arrival to the last wait's end. */
Test(chrome_flow, a_phase_counts_once)
{
    struct kpr_span first[] = {SPAN(RELEASE, 10, 12), SPAN(WAIT_FULL, 20, 50)};
    struct kpr_span second[] = {SPAN(RELEASE, 30, 33), SPAN(WAIT_FULL, 40, 70)};
    struct kpr_unit two[] = {
        {.unit = 0, .spans = first, .span_count = 2, .drain_begin = 90, .drain_end = 95},
        {.unit = 1, .warp = 1, .spans = second, .span_count = 2, .drain_begin = 90,
         .drain_end = 95},
    };
    struct kpr_link all[4];
    for (uint32_t i = 0; i < 4; i++)
        all[i] = (struct kpr_link){.barrier = EMPTY, .from_unit = i % 2, .from_span = 0,
                                   .to_unit = i / 2, .to_span = 1, .binding = i % 2 == 1};
    struct kpr_cta cta = sixth;
    cta.units = two;
    cta.links = all;
    cta.link_count = 4;
    char *text = draw(&cta);
    CHECK_LINES(text, "\"ph\":\"C\"", COUNTER("1.000", "empty", "0"),
                COUNTER("1.030", "empty", "1"), COUNTER("1.070", "empty", "0"));
    free(text);
}

/* An arrow that would have to end before it begins, or hold on to a span inside the one
 * that is meant, is not drawn, and counted. */
Test(chrome_flow, arrows_without_a_hold_are_counted)
{
    struct kpr_span inner[] = {SPAN(WAIT_FULL, 80, 90), SPAN(RELEASE, 80, 85)};
    struct kpr_unit two[] = {units[0], units[1]};
    two[1].spans = inner;
    two[1].span_count = 2;
    inner[1].depth = 1;
    struct kpr_link bad[] = {
        {.barrier = FULL, .from_unit = 0, .from_span = 0, .to_unit = 1, .to_span = 0,
         .binding = true},
        {.barrier = EMPTY, .from_unit = 0, .from_span = 3, .to_unit = 1, .to_span = 1,
         .binding = true},
    };
    struct kpr_cta cta = sixth;
    cta.units = two;
    cta.links = bad;
    cta.link_count = 2;
    char *text = draw(&cta);
    cr_assert_not_null(strstr(text, "\"arrows_not_drawn\":2"), "%s", text);
    cr_assert_null(strstr(text, "\"ph\":\"s\""));
    free(text);
}

/* More units than the trace says that a CTA has would share thread ids. */
Test(chrome, too_many_units_are_refused)
{
    struct kpr_unit three[] = {units[0], units[1], units[0]};
    struct kpr_cta cta = sixth;
    cta.units = three;
    cta.unit_count = 3;
    const struct kpr_exporter *e = kpr_exporter_find("chrome");
    const struct kpr_export_options options = {.cta = -1};
    FILE *f = fopen("/dev/null", "w");
    void *ctx = e->open(f, &options);
    cr_assert_eq(e->visitor.begin(ctx, &run), KP_OK);
    cr_assert_eq(e->visitor.cta(ctx, &run, &cta), KP_MALFORMED);
    e->close(ctx);
    fclose(f);
}

/* ---- what all pictures of a CTA rest on ------------------------------------------ */

/* A wait that two barriers end, one of them by two arrives, of which the later counts. */
Test(export, a_wait_for_two_barriers)
{
    struct kpr_span from[] = {{.start = 10, .end = 20}, {.start = 30, .end = 40},
                              {.start = 35, .end = 36}};
    struct kpr_span to[] = {{.start = 5, .end = 50}};
    struct kpr_unit two[] = {{.spans = from, .span_count = 3}, {.spans = to, .span_count = 1}};
    struct kpr_link all[3] = {{0}};
    for (uint32_t i = 0; i < 3; i++) {
        all[i].barrier = i == 1;
        all[i].from_span = i;
        all[i].to_unit = 1;
    }
    const struct kpr_cta cta = {.units = two, .unit_count = 2, .links = all, .link_count = 3};
    const bool both[] = {true, true};
    struct kpr_phase p[3];
    cr_assert_eq(kpr_find_phases(&cta, both, p), 2);
    cr_assert(p[0].barrier == 0 && p[0].from_span == 2 && p[0].begin == 35 && p[0].end == 50);
    cr_assert(p[1].barrier == 1 && p[1].from_span == 1 && p[1].begin == 30 && p[1].end == 50);
}

/* 32 units are drawn, of 33 the first of each role, and none that recorded nothing. */
Test(export, units_that_are_drawn)
{
    struct kpr_unit many[33] = {{0}};
    for (uint32_t i = 0; i < 33; i++) {
        many[i].role = i % 2;
        many[i].count = i != 5;
    }
    struct kpr_cta cta = {.units = many, .unit_count = 32};
    for (size_t i = 0; i < 32; i++)
        cr_expect_eq(kpr_unit_drawn(&cta, i), i != 5, "%zu of 32", i);
    cta.unit_count = 33;
    for (size_t i = 0; i < 33; i++)
        cr_expect_eq(kpr_unit_drawn(&cta, i), i < 2, "%zu of 33", i);
}
