/* Perfetto's packets of a CTA made by hand: what no synthetic trace has for sure. */
#include <criterion/criterion.h>

#include "replay/export/export.h"
#include "replay/perfetto.pb-c.h"

enum { PRODUCE, WAIT, ISSUE, TICK };

/* ---- a launch of one CTA: entry at 5000 ns, 2 ns a cycle ------------------------ */

static struct kpt_async asyncs[] = {
    {.name = "load", .engine = "tma", .bytes = 4096},
    {.name = "gemm", .engine = "tensor", .flops = 8},
};
static struct kpt_region regions[] = {
    [PRODUCE] = {.name = "produce"},
    [WAIT] = {.name = "wait"},
    [ISSUE] = {.name = "issue", .asyncs = asyncs, .async_count = 2},
    [TICK] = {.name = "tick", .instant = true},
};
static struct kpr_role roles[] = {{.name = "producer"}, {.name = "consumer"}};
static const char *barriers[] = {"full", "gemm"};

static struct kpr_run run_of(void)
{
    return (struct kpr_run){
        .info = {.entry = "k", .regions = regions, .region_count = KP_COUNT(regions),
                 .warps_per_unit = 1, .grid = {2, 1, 1}, .block = {64, 1, 1}},
        .roles = roles, .role_count = 2, .barriers = barriers, .barrier_count = 2,
        .time_zero = 5000, .ctas = 1,
    };
}

static struct kpr_span span(uint32_t region, uint32_t record, int64_t start, int64_t end)
{
    return (struct kpr_span){.region = region, .record = record, .raw_start = start,
                             .raw_end = end, .start = start, .end = end,
                             .exclusive = end - start, .least = end - start,
                             .most = end - start};
}

static Pf__Trace *export(const struct kpr_run *run, const struct kpr_cta *cta)
{
    const struct kpr_exporter *e = kpr_exporter_find("perfetto");
    const struct kpr_export_options options = {.cta = -1};
    char *data = NULL;
    size_t n = 0;
    FILE *f = open_memstream(&data, &n);
    void *ctx = e->open(f, &options);
    cr_assert_eq(e->visitor.begin(ctx, run), KP_OK);
    cr_assert_eq(e->visitor.cta(ctx, run, cta), KP_OK);
    cr_assert_eq(e->visitor.end(ctx, run), KP_OK);
    e->close(ctx);
    fclose(f);
    Pf__Trace *trace = pf__trace__unpack(NULL, n, (const uint8_t *)data);
    cr_assert_not_null(trace);
    free(data);
    return trace;
}

/* ---- the trace as lines ------------------------------------------------------------ */

static const char *name_of(const Pf__Trace *t, uint64_t iid)
{
    for (size_t i = 0; i < t->n_packet; i++) {
        const Pf__InternedData *d = t->packet[i]->interned_data;
        if (d && d->n_event_names && d->event_names[0]->iid == iid)
            return d->event_names[0]->name;
    }
    return "?";
}

static void print_event(FILE *f, const Pf__Trace *t, uint64_t ts, const Pf__TrackEvent *e)
{
    static const char *const types[] = {"?", "{", "}", "!", "="};
    fprintf(f, "%llu%s", (unsigned long long)ts, types[e->type]);
    if (e->has_name_iid)
        fputs(name_of(t, e->name_iid), f);
    if (e->has_counter_value)
        fprintf(f, "%lld", (long long)e->counter_value);
    for (size_t i = 0; i < e->n_flow_ids; i++)
        fprintf(f, ">%llx", (unsigned long long)e->flow_ids[i]);
    for (size_t i = 0; i < e->n_terminating_flow_ids; i++)
        fprintf(f, "<%llx", (unsigned long long)e->terminating_flow_ids[i]);
    fputc(' ', f);
}

/* The events of the track of this name, in the order of the file. */
static char *events(const Pf__Trace *t, const char *track)
{
    char *text = NULL;
    size_t n = 0;
    uint64_t uuid = 0, chosen = 0;
    FILE *f = open_memstream(&text, &n);
    for (size_t i = 0; i < t->n_packet; i++) {
        const Pf__TracePacket *p = t->packet[i];
        if (p->track_descriptor && strcmp(p->track_descriptor->name, track) == 0)
            uuid = p->track_descriptor->uuid;
        if (p->trace_packet_defaults)
            chosen = p->trace_packet_defaults->track_event_defaults->track_uuid;
        if (p->track_event && uuid && chosen == uuid)
            print_event(f, t, p->timestamp, p->track_event);
    }
    fclose(f);
    return text;
}

static void check(const Pf__Trace *t, const char *track, const char *wanted)
{
    char *got = events(t, track);
    cr_assert_str_eq(got, wanted, "%s: %s", track, got);
    free(got);
}

/* ---- tests --------------------------------------------------------------------------- */

/* The base is 1 us before the entry: cycle c is at 1000 + 2 c ns. */
Test(perfetto, arrows_and_tokens)
{
    struct kpr_span produce[] = {span(PRODUCE, 0, 100, 120), span(PRODUCE, 2, 200, 220),
                                 span(PRODUCE, 4, 300, 320)};
    struct kpr_span wait[] = {span(WAIT, 0, 50, 150), span(WAIT, 2, 160, 260),
                              span(ISSUE, 4, 270, 280), span(WAIT, 6, 290, 300)};
    struct kpr_unit units[] = {
        {.unit = 0, .warp = 0, .role = 0, .spans = produce, .span_count = 3,
         .drain_begin = 400, .drain_end = 410},
        {.unit = 1, .warp = 4, .role = 1, .spans = wait, .span_count = 4,
         .drain_begin = 400, .drain_end = 420},
    };
    struct kpr_link links[] = {
        {.barrier = 0, .from_unit = 0, .from_span = 0, .to_unit = 1, .to_span = 0,
         .binding = true},
        {.barrier = 0, .from_unit = 0, .from_span = 0, .to_unit = 1, .to_span = 1},
        {.barrier = 0, .from_unit = 0, .from_span = 1, .to_unit = 1, .to_span = 1,
         .binding = true},
        {.barrier = 1, .from_unit = 1, .from_span = 2, .to_unit = 1, .to_span = 3,
         .completes = true, .binding = true},
    };
    struct kpr_run run = run_of();
    struct kpr_cta cta = {.cta = 3, .sm = 7, .stamp = {.clock_entry = 9, .clock_exit = 459},
                          .units = units, .unit_count = 2, .links = links, .link_count = 4,
                          .ns_per_cycle = 2};
    Pf__Trace *t = export(&run, &cta);
    check(t, "CTA 3 (SM 7)", "1000{entry to exit 1900} ");
    check(t, "warp 0 producer", "1200{produce>100000000 1240} 1400{produce>100000002 1440} "
                                "1600{produce 1640} 1800{kperf drain 1820} ");
    check(t, "warp 4 consumer", "1100{wait 1300!full<100000000 1300} "
                                "1320{wait 1520!full<100000002 1520} "
                                "1540{issue>100000003 1560} 1580{wait 1600}<100000003 "
                                "1800{kperf drain 1840} ");
    /* of the second wait's arrivals the later one counts */
    check(t, "full tokens", "1000=0 1200=1 1300=0 1400=1 1520=0 ");
    check(t, "gemm tokens", "");
    pf__trace__free_unpacked(t, NULL);
}

/* The launch ends with the last of its CTAs that left, which need not stand last. */
Test(perfetto, the_launch_ends_with_its_last_exit)
{
    static struct kpt_stamp stamps[] = {
        {.cta = 0, .flags = KPT_CTA_ENTERED, .clock_exit = 9, .time_exit = 8000},
        {.cta = 1, .flags = KPT_CTA_ENTERED, .clock_exit = 9, .time_exit = 10000},
        {.cta = 2, .flags = KPT_CTA_ENTERED, .clock_exit = 9, .time_exit = 9000},
        {.cta = 3, .flags = KPT_CTA_ENTERED, .clock_exit = 0, .time_exit = 20000}, /* no exit */
        {.cta = 4, .flags = 0, .clock_exit = 9, .time_exit = 20000}, /* did not run */
        {.cta = 5, .flags = KPT_CTA_ENTERED, .clock_exit = 9, .time_exit = 4000}, /* no time */
    };
    struct kpr_run run = run_of();
    struct kpr_cta cta = {.cta = 0, .stamp = {.clock_entry = 9, .clock_exit = 459},
                          .ns_per_cycle = 2};
    run.stamps = stamps;
    run.stamp_count = KP_COUNT(stamps);
    Pf__Trace *t = export(&run, &cta);
    check(t, "k", "1000{launch 6000} ");
    pf__trace__free_unpacked(t, NULL);
}

/* An arrow within a nanosecond, to what stands before in the file, would end before
 * it began; the other way round it does not. */
Test(perfetto, an_arrow_of_no_length)
{
    struct kpr_span first[] = {span(WAIT, 0, 50, 100), span(PRODUCE, 2, 200, 210)};
    struct kpr_span second[] = {span(PRODUCE, 0, 100, 120), span(WAIT, 2, 130, 200)};
    struct kpr_unit units[] = {
        {.unit = 0, .warp = 0, .role = 0, .spans = first, .span_count = 2},
        {.unit = 1, .warp = 4, .role = 1, .spans = second, .span_count = 2},
    };
    struct kpr_link links[] = {
        {.from_unit = 1, .from_span = 0, .to_unit = 0, .to_span = 0, .binding = true},
        {.from_unit = 0, .from_span = 1, .to_unit = 1, .to_span = 1, .binding = true},
    };
    units[0].drain_begin = units[0].drain_end = 300;
    units[1].drain_begin = units[1].drain_end = 300;
    struct kpr_run run = run_of();
    struct kpr_cta cta = {.number = 1, .units = units, .unit_count = 2, .links = links,
                          .link_count = 2, .ns_per_cycle = 2};
    Pf__Trace *t = export(&run, &cta);
    check(t, "warp 0 producer", "1100{wait 1200} 1400{produce>200000001 1420} "
                                "1600{kperf drain 1600} ");
    check(t, "warp 4 consumer", "1200{produce 1240} 1260{wait 1400!full<200000001 1400} "
                                "1600{kperf drain 1600} ");
    check(t, "full tokens", "1000=0 ");
    pf__trace__free_unpacked(t, NULL);
}

/* Operations on the lowest lane that is free; engines by name. */
Test(perfetto, lanes_of_operations)
{
    struct kpr_span issue[] = {span(ISSUE, 0, 10, 20)};
    struct kpr_unit unit = {.role = 1, .spans = issue, .span_count = 1, .drain_begin = 600,
                            .drain_end = 600};
    struct kpr_op ops[] = {
        {.region = ISSUE, .async = 0, .issued = 10, .begin = 10, .end = 100},
        {.region = ISSUE, .async = 0, .issued = 20, .begin = 20, .end = 60},
        {.region = ISSUE, .async = 1, .issued = 30, .begin = 40, .end = 90},
        {.region = ISSUE, .async = 0, .issued = 60, .begin = 60, .end = 70,
         .flags = KPR_CENSORED},
        {.region = ISSUE, .async = 0, .issued = 65, .begin = 65, .end = 65},
        {.region = ISSUE, .async = 0, .issued = 120, .begin = 120, .end = 130},
    };
    struct kpr_run run = run_of();
    struct kpr_cta cta = {.units = &unit, .unit_count = 1, .ops = ops, .op_count = 6,
                          .ns_per_cycle = 2};
    Pf__Trace *t = export(&run, &cta);
    check(t, "tensor", "1080{gemm 1180} ");
    check(t, "tma", "1020{load 1200} 1240{load 1260} ");
    check(t, "tma 2", "1040{load 1120} 1120{load 1140} ");
    check(t, "tma 3", "1130{load 1130} ");
    check(t, "tma 4", "");
    pf__trace__free_unpacked(t, NULL);
}

/* Spans of one start, stored with the empty ones last: the file has the order of
 * the records, so that what is in what does not depend on rounding. */
Test(perfetto, empty_spans_stay_where_they_were)
{
    struct kpr_span spans[] = {
        span(PRODUCE, 2, 500, 510), /* after both of the empty ones */
        span(WAIT, 0, 500, 500), span(ISSUE, 1, 500, 500),
        span(WAIT, 6, 510, 510), /* in the first, at its end */
    };
    spans[2].depth = spans[3].depth = 1;
    struct kpr_instant instants[] = {{TICK, 505, 505}, {TICK, 511, 511}};
    struct kpr_unit unit = {.role = 1, .spans = spans, .span_count = 4, .instants = instants,
                            .instant_count = 2, .lost = 9, .cut = 500, .drain_begin = 600,
                            .drain_end = 650};
    struct kpr_run run = run_of();
    struct kpr_cta cta = {.units = &unit, .unit_count = 1, .ns_per_cycle = 2};
    Pf__Trace *t = export(&run, &cta);
    check(t, "warp 0 consumer",
          "1000{records lost before here 2000} 2000{wait 2000{issue 2000} 2000} "
          "2000{produce 2010!tick 2020{wait 2020} 2020} 2022!tick 2200{kperf drain 2300} ");
    pf__trace__free_unpacked(t, NULL);
}

/* What the events of a track say in their argument "flags", in the order of the file. */
static char *flags_on(const Pf__Trace *t, const char *track)
{
    struct kp_str b = {0};
    const ProtobufCBinaryData *texts[1024] = {NULL};
    uint64_t uuid = 0, chosen = 0, key = 0;
    for (size_t i = 0; i < t->n_packet; i++) {
        const Pf__TracePacket *p = t->packet[i];
        const Pf__InternedData *d = p->interned_data;
        if (d && d->n_debug_annotation_names &&
            strcmp(d->debug_annotation_names[0]->name, "flags") == 0)
            key = d->debug_annotation_names[0]->iid;
        if (d && d->n_debug_annotation_string_values)
            texts[d->debug_annotation_string_values[0]->iid] =
                &d->debug_annotation_string_values[0]->str;
        if (p->track_descriptor && strcmp(p->track_descriptor->name, track) == 0)
            uuid = p->track_descriptor->uuid;
        if (p->trace_packet_defaults)
            chosen = p->trace_packet_defaults->track_event_defaults->track_uuid;
        for (size_t k = 0;
             chosen == uuid && p->track_event && k < p->track_event->n_debug_annotations; k++) {
            const Pf__DebugAnnotation *a = p->track_event->debug_annotations[k];
            const ProtobufCBinaryData *text =
                a->name_iid == key ? texts[a->string_value_iid] : NULL;
            if (a->name_iid == key)
                kp_str_addf(&b, "%.*s; ", text ? (int)text->len : 1,
                            text ? (char *)text->data : "?");
        }
    }
    return kp_str_detach(&b);
}

/* Each combination of flags, those of waves that share a ring too, has its words. */
Test(perfetto, flags_are_words)
{
    struct kpr_span spans[] = {span(WAIT, 0, 50, 100), span(WAIT, 2, 200, 210),
                               span(PRODUCE, 4, 300, 310), span(PRODUCE, 6, 400, 410)};
    spans[0].flags = KPR_MIXED;
    spans[1].flags = KPR_MIXED | KPR_OPEN_END | KPR_BLOCKED;
    spans[2].flags = KPR_UNSETTLED;
    struct kpr_unit unit = {.role = 1, .spans = spans, .span_count = 4};
    struct kpr_run run = run_of();
    run.info.amd = (struct kpt_amd){.target = "gfx942", .signature = true, .constant_mhz = 100};
    struct kpr_cta cta = {.units = &unit, .unit_count = 1, .ns_per_cycle = 2};
    Pf__Trace *t = export(&run, &cta);
    char *units = flags_on(t, "wave 0 consumer"), *own = flags_on(t, "workgroup 0 (CU 0)");
    cr_expect_str_eq(units, "mixed; open_end blocked mixed; unsettled; ");
    cr_expect_str_eq(own, "no_exit; ");
    free(units);
    free(own);
    pf__trace__free_unpacked(t, NULL);
}

/* Packets above the writer's buffer: a kernel's name, and more arrows than it holds. */
Test(perfetto, large_packets)
{
    enum { LENGTH = 300000, ARROWS = 30000 };
    char *entry = kp_alloc(LENGTH + 1);
    memset(entry, 'k', LENGTH);
    struct kpr_span spans[] = {span(PRODUCE, 0, 10, 20), span(WAIT, 2, 30, 40)};
    struct kpr_unit unit = {.role = 1, .spans = spans, .span_count = 2};
    struct kpr_link *links = kp_alloc(ARROWS * sizeof *links);
    for (int i = 0; i < ARROWS; i++)
        links[i] = (struct kpr_link){.to_span = 1, .binding = true};
    struct kpr_run run = run_of();
    run.info.entry = entry;
    struct kpr_cta cta = {.units = &unit, .unit_count = 1, .links = links,
                          .link_count = ARROWS, .ns_per_cycle = 2};
    Pf__Trace *t = export(&run, &cta);
    cr_assert_str_eq(t->packet[1]->track_descriptor->name, entry);
    size_t out = 0, in = 0;
    for (size_t i = 0; i < t->n_packet; i++) {
        out += t->packet[i]->track_event ? t->packet[i]->track_event->n_flow_ids : 0;
        in += t->packet[i]->track_event ? t->packet[i]->track_event->n_terminating_flow_ids : 0;
    }
    cr_assert_eq(out, ARROWS);
    cr_assert_eq(in, ARROWS);
    pf__trace__free_unpacked(t, NULL);
    free(links);
    free(entry);
}

Test(lanes, the_lowest_that_is_free)
{
    struct kpr_lanes l = {0};
    kpr_lanes_clear(&l, 5);
    cr_assert_eq(kpr_lanes_place(&l, 0, 10), 0u);
    cr_assert_eq(kpr_lanes_place(&l, 0, 4), 1u);
    cr_assert_eq(kpr_lanes_place(&l, 3, 9), 2u);
    cr_assert_eq(kpr_lanes_place(&l, 4, 20), 1u);
    cr_assert_eq(kpr_lanes_place(&l, 10, 12), 0u);
    kpr_lanes_clear(&l, 1);
    cr_assert_eq(kpr_lanes_place(&l, -5, -5), 0u);
    kpr_lanes_free(&l);
}
