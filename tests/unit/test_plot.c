/* Plots of traces that are too large, or odd, for a picture of everything. */
#include <criterion/criterion.h>

#include "replay/filter.h"
#include "replay/export/plot.h"
#include "synth.h"

/* The script of a plot of a synthetic trace; `since`: a time filter, or NULL. */
static char *script(struct synth *s, enum kpr_plot plot, const char *since)
{
    const struct kpr_exporter *e = kpr_exporter_find("plot");
    const struct kpr_export_options options = {.cta = -1, .plot = plot};
    const struct kpr_options replay = {.need = e->need};
    struct kpr_filter *filter = kpr_filter_new();
    char *out = NULL;
    size_t n = 0;
    FILE *in = synth_file(s), *f = open_memstream(&out, &n);
    void *ctx = e->open(f, &options);
    kpr_filter_feed(filter, &e->visitor, ctx);
    cr_assert(!since || !kpr_filter_add(filter, KPR_BY_TIME, since));
    cr_assert_eq(kpr_replay(in, "t", &replay, &kpr_filter_visitor, filter), KP_OK);
    e->close(ctx);
    kpr_filter_free(filter);
    fclose(f);
    fclose(in);
    return out;
}

/* Rows of a block of data, and of them those that end in `last` (NULL: all). */
static size_t rows(const char *text, const char *block, const char *last)
{
    char *head = kp_asprintf("$%s << EOD\n", block);
    const char *s = strstr(text, head);
    size_t n = 0;
    s = s ? s + strlen(head) : "EOD\n";
    free(head);
    while (!kp_has_prefix(s, "EOD\n")) {
        const char *end = strchr(s, '\n');
        cr_assert_not_null(end);
        char *line = kp_strndup(s, (size_t)(end - s));
        n += !last || kp_has_suffix(line, last);
        free(line);
        s = end + 1;
    }
    return n;
}

/* One unit, 3001 spans of `cycles`, 100 cycles from start to start, but 5000 after the
 * 1234th. */
static void many_spans(struct synth *s, uint64_t cycles)
{
    uint64_t t = 1010;
    synth_init(s, 8192, 1, -1);
    synth_region(s, "step", NULL, false);
    synth_cta(s, 0, 0, 1000, 5000, 1000 + 310000, 5000 + 310000);
    struct synth_unit *u = synth_unit(s, 0, 0);
    for (int i = 0; i < 3001; i++) {
        synth_record(u, KPT_START, 0, t);
        synth_record(u, KPT_END, 0, t + cycles);
        t += i == 1233 ? 5000 : 100;
    }
    synth_drain(u, t + 20, t + 40, 5000 + t - 1000 + 20);
}

Test(plot, iterations_are_thinned_but_not_their_extremes)
{
    struct synth s;
    many_spans(&s, 50);
    char *text = script(&s, KPR_PLOT_ITERATIONS, NULL);
    size_t n = rows(text, "iterations_1", NULL);
    cr_assert(n > 2000 && n <= 2200, "%zu points", n);
    cr_assert(rows(text, "iterations_1", " 5000") >= 1);
    cr_assert_eq(rows(text, "iterations_1", " 100") + rows(text, "iterations_1", " 5000"), n);
    cr_assert_not_null(strstr(text, "3000 times: median 100 cycles, 5th to 95th percentile 100 to "
                                    "100"));
    cr_assert_not_null(strstr(text, "2000 iterations are drawn"));
    free(text);
}

Test(plot, the_middle_eight_iterations)
{
    struct synth s;
    many_spans(&s, 50);
    char *text = script(&s, KPR_PLOT_TIMELINE, NULL);
    /* from the start of the 1497th to that of the 1505th, which is there too */
    cr_assert_eq(rows(text, "work_1", NULL), 9);
    cr_assert_not_null(strstr(text, "\n154510 154560 0 0 0\n"));
    cr_assert_not_null(strstr(text, "set xrange [154510:155310] noextend"));
    cr_assert_not_null(strstr(text, "the middle 8 of the 3001 iterations"));
    free(text);
}

Test(plot, of_spans_below_half_a_pixel_one_a_place_is_drawn)
{
    struct synth s;
    many_spans(&s, 1);
    char *text = script(&s, KPR_PLOT_TIMELINE, "0:");
    size_t n = rows(text, "work_1", NULL);
    cr_assert(n > 1000 && n <= 2 * KPP_AXIS + 1, "%zu boxes", n);
    char *note = kp_asprintf("too short to be seen, and not drawn: %zu.", 3001 - n);
    cr_assert_not_null(strstr(text, note), "no '%s'", note);
    free(note);
    free(text);
}

Test(plot, open_and_censored_spans_are_not_drawn_as_whole_ones)
{
    struct synth s;
    synth_init(&s, 64, 1, 20);
    synth_region(&s, "work", NULL, false);
    synth_region(&s, "wait", NULL, false);
    synth_waits(&s, 1, "b");
    synth_cta(&s, 0, 0, 1000, 5000, 9000, 13000);
    struct synth_unit *u = synth_unit(&s, 0, 0);
    synth_record(u, KPT_START, 1, 1100); /* 10 cycles, less than a record costs */
    synth_record(u, KPT_END, 1, 1110);
    synth_record(u, KPT_START, 0, 2000); /* never ends */
    synth_drain(u, 3000, 3100, 7000);
    char *text = script(&s, KPR_PLOT_TIMELINE, NULL);
    /* moved by 20 for its START; it may have lasted for the 10 that were seen */
    cr_assert_eq(rows(text, "censored_1", NULL), 1);
    cr_assert_not_null(strstr(text, "$censored_1 << EOD\n80 90 0 0 1\nEOD\n"));
    cr_assert_eq(rows(text, "open_1", " 0 0 0"), 1);
    cr_assert_eq(rows(text, "work_1", NULL) + rows(text, "wait_1", NULL), 0);
    cr_assert_not_null(strstr(text, "'at most so long (censored)'"));
    cr_assert_not_null(strstr(text, "spans censored: 1, open: 1"));
    free(text);
}

Test(plot, a_long_name_is_cut_in_its_middle)
{
    char *s = kpp_fit("abcdefghij", 10), *t = kpp_fit("abcdefghijk", 10);
    cr_assert_str_eq(s, "abcdefghij");
    cr_assert_str_eq(t, "abcdef\xe2\x80\xa6ijk");
    free(s);
    free(t);
    s = kpp_fit("\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9", 4);
    cr_assert_str_eq(s, "\xc3\xa9\xc3\xa9\xe2\x80\xa6\xc3\xa9");
    free(s);
}

Test(plot, quotes)
{
    char *text = NULL;
    size_t n = 0;
    FILE *f = open_memstream(&text, &n);
    kpp_quote(f, "a'b`c\n%d\"\\", false);
    kpp_quote(f, "50%", true);
    fclose(f);
    cr_assert_str_eq(text, "'a\xca\xbc" "b\xcb\x8b" "c?%d\"\\''50%%'");
    free(text);
}

/* A CTA with one unit that made a record, and these operations of region 0. */
static char *panel_of(struct kpr_op *ops, size_t n)
{
    struct kpt_async async = {.name = "load", .engine = "tma"};
    struct kpt_region region = {.name = "issue", .asyncs = &async, .async_count = 1};
    struct kpr_role role = {.name = "producer"};
    struct kpr_unit unit = {.count = 1, .cut = -1, .drain_begin = 1000, .drain_end = 1100};
    const struct kpr_run run = {
        .info = {.regions = &region, .region_count = 1, .warps_per_unit = 1},
        .roles = &role, .role_count = 1,
    };
    const struct kpr_cta cta = {
        .units = &unit, .unit_count = 1, .ops = ops, .op_count = n, .ns_per_cycle = 1,
    };
    struct kpp_panel panel;
    kpp_panel_make(&panel, &run, &cta, 1);
    char *text = kp_strdup(panel.script);
    kpp_panel_free(&panel);
    return text;
}

Test(plot, an_engine_has_as_many_rows_as_were_in_flight)
{
    struct kpr_op ops[] = {
        {.span = 0, .issued = 100, .begin = 100, .end = 300},
        {.span = 2, .issued = 300, .begin = 300, .end = 500, .flags = KPR_CENSORED},
        {.span = 1, .issued = 200, .begin = 200, .end = 400},
        {.span = 3, .issued = 600, .begin = 600, .end = 650, .flags = KPR_OPEN_END},
    };
    char *text = panel_of(ops, 4);
    cr_assert_not_null(strstr(text, "$engine_1 << EOD\n100 300 1 0 0\n200 400 2 0 0\nEOD\n"));
    cr_assert_not_null(strstr(text, "$bound_1 << EOD\n300 500 1 0 0\nEOD\n"));
    cr_assert_not_null(strstr(text, "'warp 0 producer' 0, 'tma' 1, '' 2)"));
    free(text);
    text = panel_of(ops + 3, 1); /* no wait for it is seen, and so no end */
    cr_assert_null(strstr(text, "tma"));
    free(text);
}

/* Two SMs: one after the other on SM 3, 200 ns apart; two on SM 5, of which the later one goes on
 * for 500 ns.  The last of SM 3 ends the launch, at 2000. */
Test(plot, the_launch_is_a_row_an_sm)
{
    static const struct { uint32_t sm; uint64_t from, to; bool probed; } ctas[] = {
        {5, 0, 1000, false}, {3, 0, 1000, true}, {5, 500, 1500, false}, {3, 1200, 2000, false},
    };
    struct synth s;
    synth_init(&s, 4, 1, -1);
    synth_region(&s, "a", NULL, false);
    for (uint32_t i = 0; i < KP_COUNT(ctas); i++) {
        synth_cta(&s, i, ctas[i].sm, 7000 + ctas[i].from, 5000 + ctas[i].from, 7000 + ctas[i].to,
                  5000 + ctas[i].to);
        if (!ctas[i].probed)
            s.stamps.v[i].flags &= ~(uint32_t)KPT_CTA_PROBED;
        else
            synth_drain(synth_unit(&s, 0, 0), 7900 + ctas[i].from, 7950 + ctas[i].from, 5900);
    }
    char *text = script(&s, KPR_PLOT_LAUNCH, NULL);
    /* from, to (us), top and bottom of its half of the row */
    cr_expect_not_null(strstr(text, "$ctas_2 << EOD\n0.000 1.000 -0.5 0\nEOD\n"));
    cr_expect_not_null(strstr(text, "\n1.200 2.000 -0.5 0\n"));
    cr_expect_not_null(strstr(text, "\n0.000 1.000 0.5 1\n"));
    cr_expect_not_null(strstr(text, "\n0.500 1.500 1 1.5\n"));
    cr_expect_eq(rows(text, "ctas_0", NULL) + rows(text, "ctas_1", NULL), 3u);
    cr_expect_not_null(strstr(text, "4 CTAs on 2 SMs, at most 2 at once on one; of the SMs\xca\xbc time "
                                    "17.5% was without one, 12.5% behind their last."), "%s", text);
    /* 480 steps of 4.16875 ns: three are there from 500 to 1000, for all of steps 120 to 238 */
    cr_expect_eq(rows(text, "count", " 3"), 2u * 119);
    free(text);
}

Test(plot, a_launch_that_left_no_stamp)
{
    struct synth s;
    synth_init(&s, 4, 1, -1);
    synth_not_run(&s);
    char *text = script(&s, KPR_PLOT_LAUNCH, NULL);
    cr_expect_not_null(strstr(text, "No CTA left both stamps."));
    free(text);
}
