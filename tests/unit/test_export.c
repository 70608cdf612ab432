#include <criterion/criterion.h>

#include <math.h>

#include "replay/export/obuf.h"
#include "replay/replay.h"
#include "replay/stats.h"
#include "synth.h"

/* What an exporter writes for a synthetic trace. */
static char *export(struct synth *s, const char *format, struct kpr_export_options options)
{
    const struct kpr_exporter *e = kpr_exporter_find(format);
    cr_assert_not_null(e);
    char *out = NULL;
    size_t n = 0;
    FILE *in = synth_file(s), *f = open_memstream(&out, &n);
    void *ctx = e->open(f, &options);
    cr_assert_eq(kpr_replay(in, "t", NULL, &e->visitor, ctx), KP_OK);
    e->close(ctx);
    fclose(f);
    fclose(in);
    return out;
}

/* One CTA on SM 7, entry at 1000 cycles = 5000 ns, 2 ns a cycle. */
static struct synth_unit *one_cta(struct synth *s, double cost)
{
    synth_init(s, 4, 1, cost);
    synth_region(s, "out\"er", "tma", false);
    synth_region(s, "inner", NULL, false);
    synth_region(s, "tick", NULL, true);
    synth_cta(s, 3, 7, 1000, 5000, 2000, 7000);
    return synth_unit(s, 0, 8);
}

static json_t *find_event(json_t *events, const char *ph, const char *name)
{
    size_t i;
    json_t *e;
    json_array_foreach(events, i, e)
        if (strcmp(json_string_value(json_object_get(e, "ph")), ph) == 0 &&
            strcmp(json_string_value(json_object_get(e, "name")), name) == 0)
            return e;
    cr_assert_fail("no %s event %s", ph, name);
    return NULL;
}

static double number(json_t *e, const char *key)
{
    cr_assert(json_is_number(json_object_get(e, key)), "%s", key);
    return json_number_value(json_object_get(e, key));
}

static const char *arg(json_t *e, const char *key)
{
    const char *s = json_string_value(json_object_get(json_object_get(e, "args"), key));
    return s ? s : "(none)";
}

/* ---- chrome -------------------------------------------------------------------- */

Test(chrome, times_names_and_arguments)
{
    struct synth s;
    struct synth_unit *u = one_cta(&s, 10);
    synth_record(u, KPT_START, 0, 1100);   /* 100 -> 90 */
    synth_record(u, KPT_START, 1, 1200);   /* 200 -> 180 */
    synth_record(u, KPT_END, 1, 1205);     /* 205 -> 175, held at 180: censored */
    synth_record(u, KPT_END, 0, 1400);     /* 400 -> 360 */
    synth_drain(u, 1500, 1600, 6000);      /* 500 -> 460 .. 560 */
    char *text = export(&s, "chrome", (struct kpr_export_options){.cta = -1, .input = "in.kpt"});
    json_error_t error;
    json_t *doc = json_loads(text, JSON_REJECT_DUPLICATES, &error);
    cr_assert_not_null(doc, "%s", error.text);
    json_t *events = json_object_get(doc, "traceEvents");
    /* the base is 1 us before the first entry */
    cr_assert_eq(json_integer_value(json_object_get(doc, "baseTimeNanoseconds")), 4000);
    cr_assert_str_eq(arg(find_event(events, "M", "process_name"), "name"), "CTA 3 (SM 7)");

    json_t *e = find_event(events, "X", "out\"er");
    cr_assert_float_eq(number(e, "ts"), 1.180, 1e-9);
    cr_assert_float_eq(number(e, "dur"), 0.539999, 1e-9); /* 270 cycles, a picosecond short */
    cr_assert_str_eq(json_string_value(json_object_get(e, "cat")), "producer");
    cr_assert_str_eq(arg(e, "cycles"), "270");
    cr_assert_str_eq(arg(e, "raw_cycles"), "300");
    cr_assert_str_eq(arg(e, "exclusive_cycles"), "270");
    cr_assert_str_eq(arg(e, "records_inside"), "2");
    cr_assert_str_eq(arg(e, "flags"), "(none)");

    e = find_event(events, "X", "inner");
    cr_assert_float_eq(number(e, "ts"), 1.360, 1e-9);
    cr_assert_float_eq(number(e, "dur"), 0, 1e-9);
    cr_assert_str_eq(arg(e, "flags"), "clamped censored");
    cr_assert_str_eq(arg(e, "at_most_cycles"), "5");

    e = find_event(events, "X", "kperf drain");
    cr_assert_float_eq(number(e, "ts"), 1.920, 1e-9);
    cr_assert_float_eq(number(e, "dur"), 0.199999, 1e-9);
    cr_assert_float_eq(number(find_event(events, "X", "entry to exit"), "dur"), 1.999999, 1e-9);
    json_decref(doc);
    free(text);
}

Test(chrome, losses_are_visible)
{
    struct synth s;
    struct synth_unit *u = one_cta(&s, 0);
    for (uint64_t i = 0; i < 5; i++) {
        synth_record(u, KPT_START, 1, 1100 + 50 * i);
        synth_record(u, KPT_END, 1, 1110 + 50 * i);
    }
    synth_record(u, KPT_INSTANT, 2, 1320);
    synth_drain(u, 1500, 1600, 6000);
    char *text = export(&s, "chrome", (struct kpr_export_options){.cta = -1});
    json_t *doc = json_loads(text, JSON_REJECT_DUPLICATES, NULL);
    json_t *events = json_object_get(doc, "traceEvents");
    json_t *e = find_event(events, "X", "records lost before here");
    cr_assert_str_eq(arg(e, "records_lost"), "7");
    cr_assert_str_eq(arg(e, "ends_unpaired"), "1");
    cr_assert_float_eq(number(e, "ts"), 1.0, 1e-9);
    cr_assert_float_eq(number(e, "dur"), 0.519999, 1e-9); /* to the END at 260 cycles */
    e = find_event(events, "i", "tick");
    cr_assert_float_eq(number(e, "ts"), 1.640, 1e-9);
    json_t *other = json_object_get(doc, "otherData");
    cr_assert_eq(json_integer_value(json_object_get(other, "records_lost")), 7);
    cr_assert_eq(json_integer_value(json_object_get(other, "records")), 11);
    cr_assert_eq(json_integer_value(json_object_get(other, "ends_unpaired")), 1);
    json_decref(doc);
    free(text);
}

/* Strict nesting on each thread, as Perfetto's importer asks for it. */
static void check_nesting(json_t *events)
{
    size_t i, depth = 0;
    json_t *e;
    int64_t stack[64], last_ts = -1, last_dur = 0;
    json_int_t tid = -1;
    json_array_foreach(events, i, e) {
        if (strcmp(json_string_value(json_object_get(e, "ph")), "X") != 0)
            continue;
        int64_t ts = llround(number(e, "ts") * 1000), dur = llround(number(e, "dur") * 1000);
        if (json_integer_value(json_object_get(e, "tid")) != tid)
            depth = 0, last_ts = -1;
        tid = json_integer_value(json_object_get(e, "tid"));
        cr_assert(ts > last_ts || (ts == last_ts && dur <= last_dur));
        while (depth > 0 && stack[depth - 1] <= ts)
            depth--;
        cr_assert(depth == 0 || ts + dur <= stack[depth - 1]);
        cr_assert_lt(depth, 64u);
        stack[depth++] = ts + dur;
        last_ts = ts;
        last_dur = dur;
    }
}

/* Many spans shorter than a nanosecond, with a large record cost. */
Test(chrome, nests_whatever_the_rounding)
{
    struct synth s;
    synth_init(&s, 4096, 1, 3.7);
    for (int i = 0; i < 4; i++)
        synth_region(&s, &"abcd"[i], NULL, false);
    synth_cta(&s, 0, 0, 1000, 5000, 101000, 10000); /* 0.05 ns a cycle */
    struct synth_unit *u = synth_unit(&s, 0, 0);
    uint64_t t = 1010, x = 42;
    uint32_t open[4], n = 0;
    for (int i = 0; i < 4000; i++) {
        x = x * 6364136223846793005u + 1442695040888963407u;
        if (n < 4 && (n == 0 || x >> 63))
            synth_record(u, KPT_START, open[n++] = (uint32_t)(x >> 40) % 4, t);
        else
            synth_record(u, KPT_END, open[--n], t);
        t += x >> 59;
    }
    synth_drain(u, t, t + 10, 6000);
    char *text = export(&s, "chrome", (struct kpr_export_options){.cta = -1});
    json_t *doc = json_loads(text, JSON_REJECT_DUPLICATES, NULL);
    cr_assert_not_null(doc);
    check_nesting(json_object_get(doc, "traceEvents"));
    json_decref(doc);
    free(text);
}

Test(chrome, an_empty_trace_is_valid)
{
    struct synth s;
    synth_init(&s, 8, 1, 0);
    char *text = export(&s, "chrome", (struct kpr_export_options){.cta = -1});
    json_t *doc = json_loads(text, JSON_REJECT_DUPLICATES, NULL);
    cr_assert_not_null(doc);
    cr_assert_eq(json_array_size(json_object_get(doc, "traceEvents")), 0u);
    json_decref(doc);
    free(text);
}

/* ---- csv ------------------------------------------------------------------------- */

Test(csv, rows)
{
    struct synth s;
    struct synth_unit *u = one_cta(&s, 10);
    synth_record(u, KPT_START, 0, 1100);
    synth_record(u, KPT_INSTANT, 2, 1200);
    synth_record(u, KPT_END, 0, 1400);
    synth_drain(u, 1500, 1600, 6000);
    char *text = export(&s, "csv", (struct kpr_export_options){.cta = -1});
    cr_assert_str_eq(text,
        "kind,cta,sm,unit,warp,role,region,depth,start_cycles,end_cycles,raw_start_cycles,"
        "raw_end_cycles,exclusive_cycles,least_cycles,most_cycles,start_ns,end_ns,records_inside,flags\r\n"
        "span,3,7,0,8,producer,\"out\"\"er\",0,90,370,100,400,280,280,280,180,740,1,\r\n"
        "instant,3,7,0,8,producer,tick,,180,180,200,200,0,0,0,360,360,0,\r\n");
    free(text);
}

/* ---- summary ---------------------------------------------------------------------- */

static json_t *summary_of(struct synth *s)
{
    char *text = export(s, "summary", (struct kpr_export_options){
        .cta = -1, .json = true, .input = "in.kpt", .input_hash = "abc"});
    json_t *doc = json_loads(text, JSON_REJECT_DUPLICATES, NULL);
    cr_assert_not_null(doc);
    free(text);
    return doc;
}

Test(summary, statistics)
{
    struct synth s;
    synth_init(&s, 64, 1, 0);
    synth_region(&s, "a", NULL, false);
    synth_cta(&s, 0, 0, 0, 5000, 2000, 6000); /* 0.5 ns a cycle */
    struct synth_unit *u = synth_unit(&s, 0, 0);
    for (uint64_t i = 1; i <= 20; i++) { /* lengths 1, 2, ..., 20 */
        synth_record(u, KPT_START, 0, 50 * i);
        synth_record(u, KPT_END, 0, 51 * i);
    }
    synth_drain(u, 1050, 1060, 5500);
    json_t *doc = summary_of(&s), *row = json_array_get(json_object_get(doc, "rows"), 0);
    json_t *cycles = json_object_get(row, "cycles"), *ns = json_object_get(row, "ns");
    cr_assert_str_eq(json_string_value(json_object_get(row, "region")), "a");
    cr_assert_eq(json_integer_value(json_object_get(row, "count")), 20);
    cr_assert_float_eq(number(cycles, "mean"), 10.5, 1e-9);
    cr_assert_float_eq(number(cycles, "p50"), 10, 1e-9);
    cr_assert_float_eq(number(cycles, "p95"), 19, 1e-9);
    cr_assert_float_eq(number(cycles, "total"), 210, 1e-9);
    cr_assert_float_eq(number(ns, "mean"), 5.25, 1e-9);
    cr_assert_float_eq(number(row, "share"), 0.2, 1e-9); /* 210 of 1050 */
    json_t *input = json_object_get(doc, "input");
    cr_assert_str_eq(json_string_value(json_object_get(input, "name")), "in.kpt");
    cr_assert_str_eq(json_string_value(json_object_get(input, "hash")), "abc");
    json_decref(doc);
}

/* o = 10: lengths 30, 8, 5: corrected 20, and two that are bounds, 8 and 5. */
static void three_lengths(struct synth *s)
{
    synth_init(s, 64, 1, 10);
    synth_region(s, "a", NULL, false);
    synth_cta(s, 0, 0, 0, 5000, 2000, 6000);
    struct synth_unit *u = synth_unit(s, 0, 0);
    static const uint64_t at[] = {100, 130, 200, 208, 300, 305};
    for (size_t i = 0; i < 6; i++)
        synth_record(u, i % 2 ? KPT_END : KPT_START, 0, at[i]);
    synth_drain(u, 1050, 1060, 5500);
}

Test(summary, bodies_and_their_regions)
{
    struct synth s;
    synth_init(&s, 64, 1, 0);
    synth_region(&s, "a", NULL, false);
    synth_region(&s, "b", NULL, false);
    synth_region(&s, "c", NULL, false);
    json_object_set_new(s.info, "bodies",
                        json_pack("[{s:[i,i]},{s:[i]}]", "regions", 0, 2, "regions", 1));
    synth_cta(&s, 0, 0, 0, 5000, 2000, 6000);
    struct synth_unit *u = synth_unit(&s, 0, 0);
    synth_record(u, KPT_START, 0, 50);
    synth_record(u, KPT_END, 0, 60);
    synth_drain(u, 1050, 1060, 5500);
    json_t *doc = summary_of(&s);
    json_t *want = json_pack("[{s:i,s:i,s:[s,s]},{s:i,s:i,s:[s]}]", "ctas", 1, "of", 1, "regions",
                             "a", "c", "ctas", 0, "of", 1, "regions", "b");
    cr_expect(json_equal(json_object_get(doc, "bodies"), want));
    json_decref(want);
    json_decref(doc);
}

Test(summary, censored_spans_count_at_their_bound)
{
    struct synth s;
    three_lengths(&s);
    json_t *doc = summary_of(&s), *row = json_array_get(json_object_get(doc, "rows"), 0);
    cr_assert_eq(json_integer_value(json_object_get(row, "censored")), 2);
    cr_assert(json_is_true(json_object_get(row, "upper_bound")));
    cr_assert_float_eq(number(json_object_get(row, "cycles"), "total"), 33, 1e-9);
    cr_assert_float_eq(number(json_object_get(row, "cycles"), "p50"), 8, 1e-9);
    json_decref(doc);
    /* the share of a bound is one: 33 of 1050 - 6 * 10 cycles */
    three_lengths(&s);
    char *text = export(&s, "summary", (struct kpr_export_options){.cta = -1});
    /* and the mean of 20, 8 and 5 lies between (20 + 0 + 0) / 3 and (20 + 8 + 5) / 3 */
    cr_assert_not_null(strstr(text, "  <3.3%  6.7..11.0         2 censored"), "%s", text);
    free(text);
}

/* Four probed CTAs whose unit begins to drain at 300, two records of 10 cycles
 * before; `unprobed` others of 350 cycles.  `lost`: more records than the ring has. */
static struct synth launch_with(uint32_t unprobed, bool lost)
{
    struct synth s;
    synth_init(&s, lost ? 1 : 64, 1, 10);
    synth_region(&s, "a", NULL, false);
    for (uint32_t i = 0; i < 4 + unprobed; i++) {
        synth_cta(&s, i, 0, 1000 * i, 5000 + 500 * i, 1000 * i + (i < 4 ? 330 : 350),
                  5200 + 500 * i);
        if (i >= 4) {
            s.stamps.v[s.stamps.n - 1].flags = KPT_CTA_ENTERED;
            continue;
        }
        struct synth_unit *u = synth_unit(&s, 0, 0);
        synth_record(u, KPT_START, 0, 1000 * i + 100);
        synth_record(u, KPT_END, 0, 1000 * i + 200);
        synth_drain(u, 1000 * i + 300, 1000 * i + 320, 5150 + 500 * i);
    }
    return s;
}

Test(summary, the_launch_checks_the_correction)
{
    struct synth s = launch_with(5, false);
    json_t *doc = summary_of(&s), *check = json_object_get(doc, "check");
    cr_assert_eq(number(check, "unprobed_ctas"), 5);
    cr_assert_eq(number(check, "unprobed_cycles"), 350);
    cr_assert_eq(number(check, "probed_cycles"), 330);
    cr_assert_eq(number(check, "corrected_cycles"), 280);
    cr_assert_float_eq(number(check, "error"), -0.2, 1e-9);
    json_decref(doc);
    s = launch_with(5, false);
    char *text = export(&s, "summary", (struct kpr_export_options){.cta = -1});
    cr_assert_not_null(strstr(text, "check        unprobed CTAs took 350 cycles (median of 5), probed "
                                    "ones 330,\n             without their records 280; against those near it -20.00%\n"),
                       "%s", text);
    free(text);
}

/* The ring has the second record only; the first is taken to have cost 10 as well. */
Test(summary, lost_records_are_taken_to_cost_what_the_others_do)
{
    struct synth s = launch_with(5, true);
    json_t *doc = summary_of(&s), *check = json_object_get(doc, "check");
    cr_assert_eq(number(check, "corrected_cycles"), 280);
    cr_assert_float_eq(number(check, "error"), -0.2, 1e-9);
    cr_assert(json_is_true(json_object_get(check, "lossy")));
    json_decref(doc);
    s = launch_with(5, true);
    char *text = export(&s, "summary", (struct kpr_export_options){.cta = -1});
    cr_assert_not_null(strstr(text, "280; against those near it -20.00%\n             (the lost records are taken"), "%s",
                       text);
    free(text);
}

Test(summary, no_check_where_there_is_nothing_to_compare)
{
    struct synth s = launch_with(3, false);
    json_t *doc = summary_of(&s);
    cr_assert(json_is_null(json_object_get(doc, "check")));
    json_decref(doc);
    s = launch_with(3, false);
    char *text = export(&s, "summary", (struct kpr_export_options){.cta = -1});
    cr_assert_not_null(strstr(text, "check        none: too few CTAs"), "%s", text);
    free(text);
}

/* In a launch whose later half takes twice as long, a CTA is held against those beside it:
 * 16 of each 20 have no probes. */
Test(summary, a_cta_is_held_against_its_neighbours)
{
    struct synth s;
    synth_init(&s, 64, 1, 10);
    synth_region(&s, "a", NULL, false);
    for (uint32_t i = 0; i < 100; i++) {
        uint64_t slow = i >= 40, at = 100000 * i;
        bool probed = i % 20 == 10;
        synth_cta(&s, i, 0, at, 50000 * i, at + 1000 * (1 + slow) + (probed ? 20 : 0),
                  50000 * i + 500 * (1 + slow));
        if (!probed) {
            s.stamps.v[s.stamps.n - 1].flags = KPT_CTA_ENTERED;
            continue;
        }
        struct synth_unit *u = synth_unit(&s, 0, 0);
        synth_record(u, KPT_START, 0, at + 100);
        synth_record(u, KPT_END, 0, at + 200);
        synth_drain(u, at + 1000 * (1 + slow) + 20, at + 1000 * (1 + slow) + 20, 50000 * i + 600);
    }
    json_t *doc = summary_of(&s), *check = json_object_get(doc, "check");
    cr_assert_eq(number(check, "unprobed_cycles"), 2000);
    cr_assert_float_eq(number(check, "error"), 0, 1e-9); /* two of them take 1000 */
    json_decref(doc);
}

/* ---- parts ------------------------------------------------------------------------- */

/* What the text and the JSON form say of one trace. */
static void forms(struct synth *make(void), char **text, json_t **json)
{
    struct kpr_export_options options = {.cta = -1, .input = "in\xff.kpt", .width = 80};
    *text = export(make(), "summary", options);
    options.json = true;
    char *report = export(make(), "summary", options);
    *json = json_loads(report, JSON_REJECT_DUPLICATES, NULL);
    cr_assert_not_null(*json);
    free(report);
}

/* A region whose only span did not end, on a CTA whose two stamps make the whole fit. */
static struct synth *open_on_two_stamps(void)
{
    static struct synth s;
    struct synth_unit *u = one_cta(&s, 10);
    synth_record(u, KPT_START, 1, 1200);
    synth_drain(u, 1500, 1600, 6000);
    return &s;
}

Test(summary, forms_agree_and_claim_no_more_than_is_known)
{
    char *text;
    json_t *j;
    forms(open_on_two_stamps, &text, &j);
    json_t *row = json_array_get(json_object_get(j, "rows"), 0);
    cr_assert_eq(number(row, "count"), 0);
    cr_assert_eq(number(row, "open"), 1);
    cr_assert_not_null(strstr(text, "\ninner  role 1             0  1 open\n"), "%s", text);
    /* a line through two points leaves no residual, which says nothing */
    cr_assert(json_is_null(json_object_get(json_object_get(j, "clock"), "residual_ns")));
    cr_assert_not_null(strstr(text, "0.500 GHz over 1 SM, each from two stamps"), "%s", text);
    cr_assert_str_eq(json_string_value(json_object_get(json_object_get(j, "input"), "name")),
                     "in\xef\xbf\xbd.kpt");
    json_decref(j);
    free(text);
}

Test(chrome, two_stamps_leave_no_residual)
{
    char *text = export(open_on_two_stamps(), "chrome", (struct kpr_export_options){.cta = -1});
    cr_assert_not_null(strstr(text, "\"clock_fit_residual_ns\":null,"), "%s", text);
    free(text);
}

/* Names of 1 to 48 bytes keep the columns; bytes are not columns. */
Test(summary, long_names_keep_the_columns)
{
    struct synth s;
    synth_init(&s, 8, 1, -1);
    synth_region(&s, "a_name_of_forty_eight_bytes_which_is_the_longest", NULL, false);
    synth_region(&s, "\xc3\xa9\xc3\xa9\xc3\xa9", NULL, false);
    synth_cta(&s, 0, 0, 1000, 5000, 2000, 7000);
    struct synth_unit *u = synth_unit(&s, 0, 0);
    for (uint32_t i = 0; i < 2; i++) {
        synth_record(u, KPT_START, i, 1100 + 100 * i);
        synth_record(u, KPT_END, i, 1150 + 100 * i);
    }
    synth_drain(u, 1500, 1600, 6000);
    char *text = export(&s, "summary", (struct kpr_export_options){.cta = -1});
    const char *first = strstr(text, "\na_name_of"), *second = strstr(text, "\n\xc3\xa9");
    cr_assert(first && second, "%s", text);
    cr_assert_eq(strstr(first, "role 1") - first, 1 + 48 + 1);
    cr_assert_eq(strstr(second, "role 1") - second, 1 + 48 + 1 + 3);
    free(text);
}

/* No exit stamp and no clock in the drain: 1 ns a cycle is an assumption. */
Test(text, an_assumed_clock_is_called_one)
{
    for (int format = 0; format < 2; format++) {
        struct synth s;
        synth_init(&s, 8, 1, -1);
        synth_region(&s, "a", NULL, false);
        synth_cta(&s, 0, 0, 1000, 5000, 0, 0);
        struct synth_unit *u = synth_unit(&s, 0, 0);
        synth_record(u, KPT_START, 0, 1100);
        synth_record(u, KPT_END, 0, 1300);
        synth_drain(u, 1500, 1600, 5000);
        char *text = export(&s, format ? "text" : "summary",
                            (struct kpr_export_options){.cta = -1, .width = 80});
        cr_assert_not_null(strstr(text, format ? "at 1.000 GHz (assumed);"
                                               : "1 ns a cycle is assumed for 1 CTAs"), "%s", text);
        free(text);
    }
}

/* A hundred regions of 1 cycle that one of 10000 covers are listed within the page. */
Test(text, covered_regions_stay_on_the_page)
{
    struct synth s;
    synth_init(&s, 256, 1, -1);
    synth_region(&s, "long", NULL, false);
    for (int i = 0; i < 100; i++) {
        char name[16];
        snprintf(name, sizeof name, "short_%02d", i);
        synth_region(&s, name, NULL, false);
    }
    synth_cta(&s, 0, 0, 1000, 5000, 21000, 25000);
    struct synth_unit *u = synth_unit(&s, 0, 0);
    for (uint32_t i = 0; i < 100; i++) {
        synth_record(u, KPT_START, i + 1, 1100 + 2 * i);
        synth_record(u, KPT_END, i + 1, 1101 + 2 * i);
    }
    synth_record(u, KPT_START, 0, 2000);
    synth_record(u, KPT_END, 0, 20000);
    synth_drain(u, 20500, 20600, 24500);
    char *text = export(&s, "text", (struct kpr_export_options){.cta = -1, .width = 70});
    cr_assert_not_null(strstr(text, "(too short to be seen: short_"), "%s", text);
    for (const char *line = text; *line; line += strcspn(line, "\n") + 1)
        cr_assert_leq(strcspn(line, "\n"), 70u, "%s", line);
    free(text);
}

Test(stats, exact_then_within_a_256th)
{
    struct kpr_dist d = {0};
    for (uint64_t i = 1; i <= 100000; i++)
        kpr_dist_add(&d, i * 10);
    cr_assert_eq(d.count, 100000u);
    cr_assert_float_eq(kpr_dist_mean(&d), 500005, 1e-6);
    cr_assert_float_eq((double)kpr_dist_percentile(&d, 50), 500000, 500000 / 256.0);
    cr_assert_float_eq((double)kpr_dist_percentile(&d, 95), 950000, 950000 / 256.0);
    cr_assert_float_eq((double)kpr_dist_percentile(&d, 100), 1000000, 1000000 / 256.0);
    kpr_dist_free(&d);
}

Test(stats, small_numbers_stay_exact_in_the_histogram)
{
    struct kpr_dist d = {0};
    for (int i = 0; i < 10000; i++)
        kpr_dist_add(&d, (uint64_t)(i % 500));
    cr_assert_eq(kpr_dist_percentile(&d, 50), 249u);
    cr_assert_eq(kpr_dist_percentile(&d, 1), 4u);
    kpr_dist_free(&d);
    d = (struct kpr_dist){0};
    cr_assert_eq(kpr_dist_percentile(&d, 50), 0u);
    kpr_dist_add(&d, UINT64_MAX);
    cr_assert_eq(kpr_dist_percentile(&d, 95), UINT64_MAX);
    for (int i = 0; i < 5000; i++)
        kpr_dist_add(&d, UINT64_MAX);
    cr_assert_geq(kpr_dist_percentile(&d, 95), UINT64_MAX / 512 * 511);
    kpr_dist_free(&d);
}

Test(obuf, numbers)
{
    struct obuf buffer, *b = &buffer;
    ob_open_file(b, NULL);
    ob_set(b, put_i64(ob_end(b), INT64_MIN));
    ob_mem(b, " ", 1);
    ob_set(b, put_u64(ob_end(b), UINT64_MAX));
    ob_mem(b, " ", 1);
    ob_set(b, put_us(ob_end(b), 1005));
    ob_mem(b, " ", 1);
    ob_set(b, put_us(ob_end(b), 0));
    b->d[b->n] = '\0';
    cr_assert_str_eq(b->d, "-9223372036854775808 18446744073709551615 1.005 0.000");
    for (uint64_t v = 0; v < 1002000; v += v < 2000 ? 1 : 997) { /* all that stand in the table */
        char want[24];
        b->n = 0;
        ob_set(b, put_u64(ob_end(b), v));
        b->d[b->n] = '\0';
        snprintf(want, sizeof want, "%llu", (unsigned long long)v);
        cr_assert_str_eq(b->d, want);
    }
    /* around every change of length */
    for (uint64_t ten = 1, i = 0; i < 20; i++, ten *= 10) {
        for (int d = -1; d <= 1; d++) {
            char want[24];
            b->n = 0;
            ob_set(b, put_u64(ob_end(b), ten + (uint64_t)d));
            b->d[b->n] = '\0';
            snprintf(want, sizeof want, "%llu", (unsigned long long)(ten + (uint64_t)d));
            cr_assert_str_eq(b->d, want);
        }
    }
    ob_close(b);
}

/* Names come from the trace: none may command the terminal. */
Test(exporters, pass_no_control_characters_on)
{
    /* CSV and SQLite hold what the trace has, to the byte. */
    static const char *const formats[] = {"chrome", "folded", "ndjson", "text", "summary", "plot"};
    for (size_t k = 0; k < KP_COUNT(formats); k++) {
        struct synth s;
        synth_init(&s, 4, 1, 0);
        json_object_set_new(s.info, "entry", json_string("k\x1b[2J\xc2\x9b" "31m"));
        synth_region(&s, "a\x1b[31m;\xc2\x9b" "2J\x7f", NULL, false);
        synth_region(&s, "\xc2\x80tick\r", NULL, true);
        synth_cta(&s, 3, 7, 1000, 5000, 2000, 7000);
        struct synth_unit *u = synth_unit(&s, 0, 8);
        synth_record(u, KPT_START, 0, 1100);
        synth_record(u, KPT_END, 0, 1200);
        synth_record(u, KPT_INSTANT, 1, 1210);
        synth_drain(u, 1450, 1500, 6000);
        char *text = export(&s, formats[k], (struct kpr_export_options){.cta = 3, .width = 64});
        cr_assert(strstr(text, "31m"), "%s", formats[k]);
        for (const char *p = text; *p; p++) {
            cr_assert((unsigned char)*p >= 0x20 || *p == '\n' || *p == '\t', "%s: %d", formats[k],
                      *p);
            cr_assert(*p != 0x7f && !(*p == '\xc2' && (unsigned char)p[1] < 0xa0), "%s",
                      formats[k]);
        }
        free(text);
    }
}

Test(exporters, are_found_by_name)
{
    for (const struct kpr_exporter *const *e = kpr_exporters; *e; e++)
        cr_assert_eq(kpr_exporter_find((*e)->name), *e);
    cr_assert_null(kpr_exporter_find("svg"));
}

/* ---- text -------------------------------------------------------------------------- */

/* 50 columns of 10 cycles; ticks at round cycles and, at 2 ns a cycle, at round
 * microseconds.  The instant is at 210 cycles. */
Test(text, a_page_drawn_by_hand)
{
    struct synth s;
    synth_init(&s, 64, 1, 0);
    synth_region(&s, "outer", NULL, false);
    synth_region(&s, "inner", NULL, false);
    synth_region(&s, "tick", NULL, true);
    synth_cta(&s, 3, 7, 1000, 5000, 2000, 7000);
    struct synth_unit *u = synth_unit(&s, 0, 8);
    synth_record(u, KPT_START, 0, 1100);
    synth_record(u, KPT_START, 1, 1120);
    synth_record(u, KPT_END, 1, 1150);
    synth_record(u, KPT_END, 0, 1200);
    synth_record(u, KPT_INSTANT, 2, 1210);
    synth_record(u, KPT_START, 0, 1300);
    synth_record(u, KPT_END, 0, 1304); /* less than a column: shown all the same */
    synth_drain(u, 1450, 1500, 6000);
    char *text = export(&s, "text", (struct kpr_export_options){.cta = 3, .width = 64});
    char *page = strstr(text, "cycles     ");
    cr_assert_not_null(page, "%s", text);
    cr_assert_str_eq(page,
        "cycles        |0                  |200                |400\n"
        "us            |0.0                     |0.5\n"
        "warp 8 role 1 ..........Oooooooooo..........O..............=====\n"
        "                          Iii\n"
        "  instants                         t\n"
        "\n"
        "o outer   i inner   t tick\n"
        "A capital begins a span   . between spans   = drain\n");
    free(text);
}

/* A ring that was cut: the page begins there, and says so. */
Test(text, the_cut_is_marked)
{
    struct synth s;
    synth_init(&s, 4, 2, 0);
    synth_region(&s, "a", NULL, false);
    synth_region(&s, "b", NULL, false);
    synth_cta(&s, 0, 0, 1000, 5000, 2000, 7000);
    struct synth_unit *u = synth_unit(&s, 0, 0);
    for (uint64_t i = 0; i < 4; i++) { /* the pairs at 300 and 400 are left */
        synth_record(u, KPT_START, 0, 1100 + 100 * i);
        synth_record(u, KPT_END, 0, 1150 + 100 * i);
    }
    synth_drain(u, 1500, 1550, 6000);
    u = synth_unit(&s, 1, 4);
    for (uint64_t i = 0; i < 3; i++) { /* those at 400 and 480 are left */
        synth_record(u, KPT_START, 1, 1320 + 80 * i);
        synth_record(u, KPT_END, 1, 1340 + 80 * i);
    }
    synth_drain(u, 1550, 1800, 6000);
    char *text = export(&s, "text", (struct kpr_export_options){.cta = 0, .width = 64});
    cr_assert(strstr(text, "6 of 14 records were overwritten"), "%s", text);
    /* 300 to 800 cycles, 10 a column */
    cr_assert(strstr(text, "\nwarp 0 role 1 Aaaaa.....Aaaaa.....======\n"), "%s", text);
    cr_assert(strstr(text, "\nwarp 4 role 2 //////////Bb......Bb.....=========================\n"),
              "%s", text);
    free(text);
}
