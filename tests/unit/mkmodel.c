/* mkmodel KIND [PTX]: a simulated trace on standard output, for the shell tests; of a kernel `k` in
 * PTX where one is named. */
#include "model_play.h"
#include "model_sim.h"

static json_t *region_json(const struct kpt_region *r, int id)
{
    json_t *waits = json_array(), *arrives = json_array(), *asyncs = json_array();
    for (size_t i = 0; i < r->wait_count; i++)
        json_array_append_new(waits, json_pack("{s:s,s:i}", "on", r->waits[i].on, "distance",
                                               (int)r->waits[i].distance));
    for (size_t i = 0; i < r->arrive_count; i++)
        json_array_append_new(arrives, json_string(r->arrives[i]));
    for (size_t i = 0; i < r->async_count; i++) {
        const struct kpt_async *a = &r->asyncs[i];
        json_t *o = json_pack("{s:s,s:s,s:f,s:f}", "name", a->name, "engine", a->engine, "bytes",
                              a->bytes, "flops", a->flops);
        if (a->arrives)
            json_object_set_new(o, "arrives", json_string(a->arrives));
        json_array_append_new(asyncs, o);
    }
    return json_pack("{s:i,s:s,s:i,s:b,s:o,s:o,s:o}", "id", id, "name", r->name, "line",
                     (int)r->line, "instant", 0, "waits", waits, "arrives", arrives, "asyncs",
                     asyncs);
}

static json_t *info_json(const struct kpt_info *info, const char *entry, int ctas, int consumers,
                         double record)
{
    json_t *regions = json_array();
    for (size_t i = 0; i < info->region_count; i++)
        json_array_append_new(regions, region_json(&info->regions[i], (int)i));
    json_t *o = json_pack("{s:i,s:s,s:s,s:[iii],s:[iii],s:i,s:i,s:i,s:o}", "schema_version", 1,
                          "tool", "mkmodel", "entry", entry, "grid", ctas, 1, 1, "block",
                          128 * (1 + consumers), 1, 1, "capacity", 2048, "units",
                          1 + consumers, "warps_per_unit", 4, "regions", regions);
    json_object_set_new(o, "calibration",
                        json_pack("{s:f,s:f,s:f}", "record_cost", record, "lo", record, "hi",
                                  record));
    json_object_set_new(o, "launch", json_pack("{s:i,s:i}", "dynamic_shared", 98304,
                                               "static_shared", 0));
    json_object_set_new(o, "device",
                        json_pack("{s:s,s:{s:i,s:i,s:i}}", "name", "simulated", "limits",
                                  "shared_per_block", 232448, "shared_per_sm", 233472,
                                  "shared_reserved", 1024));
    return o;
}

/* Records of a unit in order; capacity is beyond what any kind needs. */
static void write_cta(struct kpt_writer *w, const struct kpr_cta *c, uint64_t entry)
{
    struct kpt_unit units[3] = {0};
    struct kpt_record *records[3] = {0};
    for (size_t u = 0; u < c->unit_count; u++) {
        const struct kpr_unit *unit = &c->units[u];
        size_t n = 2 * unit->span_count;
        records[u] = kp_alloc(n * sizeof *records[u]);
        for (size_t i = 0; i < unit->span_count; i++) {
            const struct kpr_span *s = &unit->spans[i];
            records[u][2 * i] = (struct kpt_record){KPT_TAG(KPT_START, s->region),
                                                    (uint32_t)(entry + (uint64_t)s->raw_start)};
            records[u][2 * i + 1] = (struct kpt_record){KPT_TAG(KPT_END, s->region),
                                                        (uint32_t)(entry + (uint64_t)s->raw_end)};
        }
        uint64_t end = entry + (uint64_t)unit->spans[unit->span_count - 1].raw_end + 50;
        units[u] = (struct kpt_unit){
            .cta = c->cta, .sm = c->sm, .unit = unit->unit, .warp = unit->warp, .count = n,
            .stored = (uint32_t)n, .capacity = 2048, .drain_clock_begin = end,
            .drain_time_begin = 1000000 + (end - entry) / 2, .drain_clock_end = end + 400};
    }
    kpt_write_cta(w, c->cta, units, (const struct kpt_record *const *)records, c->unit_count);
    for (size_t u = 0; u < c->unit_count; u++)
        free(records[u]);
}

static uint64_t last_end(const struct kpr_cta *c)
{
    int64_t last = 0;
    for (size_t u = 0; u < c->unit_count; u++) {
        const struct kpr_unit *unit = &c->units[u];
        if (unit->spans[unit->span_count - 1].raw_end > last)
            last = unit->spans[unit->span_count - 1].raw_end;
    }
    return (uint64_t)last;
}

static int write_trace(json_t *info, const struct kpr_cta *ctas, size_t count)
{
    struct kpt_writer *w = kpt_writer_new(stdout, info);
    const uint64_t entry = 5000000000u; /* needs more than 32 bits */
    for (size_t c = 0; c < count; c++) {
        uint64_t cycles = last_end(&ctas[c]) + 500;
        struct kpt_stamp stamp = {
            .cta = (uint32_t)c, .sm = (uint32_t)c, .flags = KPT_CTA_ENTERED | KPT_CTA_PROBED,
            .clock_entry = entry, .time_entry = 1000000, .clock_exit = entry + cycles,
            .time_exit = 1000000 + cycles / 2};
        kpt_write_stamps(w, &stamp, 1);
    }
    for (size_t c = 0; c < count; c++)
        write_cta(w, &ctas[c], entry);
    int status = kpt_writer_end(w);
    json_decref(info);
    return status;
}

static int write_sim(const struct sim *s)
{
    struct sim_trace t = sim_run(s);
    int status = write_trace(info_json(&t.run.info, "simulated", s->ctas, s->consumers, s->record),
                             t.ctas, t.cta_count);
    sim_free(&t);
    return status;
}

/* Two operations at once, which the tensor core is said to serve one after the other. */
static void say_wrongly(json_t *info)
{
    json_t *regions = json_object_get(info, "regions"), *r;
    size_t i;
    json_array_foreach(regions, i, r) {
        json_t *one = json_array_get(json_object_get(r, "asyncs"), 0);
        if (strcmp(json_string_value(json_object_get(r, "name")), "mma_issue") == 0)
            json_object_set_new(one, "flops", json_real(450 * 4096));
    }
    json_object_set_new(json_object_get(info, "calibration"), "engines",
                        json_pack("{s:{s:f,s:f,s:f}}", "tensor", "flops_per_cycle", 4096.0, "lo",
                                  4096.0, "hi", 4096.0));
}

/* The trace of a kernel `k` in the PTX. */
static int write_play(const char *path, const struct play *p, int consumers, bool wrong)
{
    struct play_trace t = play_run(p);
    struct kp_str text = {0};
    char hex[65];
    int status = kp_read_file(path, 1 << 20, &text);
    if (status != KP_OK)
        return status;
    kp_sha256_hex(text.s, text.len, hex);
    json_t *info = info_json(&t.run.info, "k", p->ctas, consumers, 0);
    if (wrong)
        say_wrongly(info);
    json_object_set_new(info, "kernel", json_pack("{s:{s:s,s:s}}", "source", "name", path, "sha256",
                                                  hex));
    status = write_trace(info, t.ctas, t.cta_count);
    kp_str_free(&text);
    play_free(&t);
    return status;
}

/* Two groups that give a slot back behind work which does not need it, in regions of other
 * names. */
static int write_two(const char *path)
{
    const struct play_op producer[] = {
        {.region = "wait_empty", .cost = 50, .waits = "empty", .distance = 1, .wake = 20},
        {.region = "load", .cost = 45, .async = "l", .engine = "tma", .completes_on = "full",
         .latency = 900, .bytes = 1024}};
    const struct play_op left[] = {
        {.region = "full_left", .cost = 60, .waits = "full", .wake = 20},
        {.region = "read_left", .cost = 60}, {.region = "work_left", .cost = 600},
        {.region = "release_left", .cost = 15, .arrives = {"empty"}}};
    const struct play_op right[] = {
        {.region = "full_right", .cost = 60, .waits = "full", .wake = 20},
        {.region = "read_right", .cost = 60}, {.region = "work_right", .cost = 600},
        {.region = "release_right", .cost = 15, .arrives = {"empty"}}};
    const struct play_role roles[] = {{"producer", 1, 0, producer, 2}, {"left", 1, 0, left, 4},
                                      {"right", 1, 0, right, 4}};
    struct play p = {roles, 3, 96, 1, 4};
    return write_play(path, &p, 2, false);
}

/* A wait that stands before work that does not need what it waits for. */
static int write_early(const char *path, bool wrong)
{
    const struct play_op producer[] = {
        {.region = "wait_empty", .cost = 50, .waits = "empty", .distance = 1, .wake = 20},
        {.region = "load", .cost = 45, .async = "l", .engine = "tma", .completes_on = "full",
         .latency = 900, .bytes = 1024}};
    const struct play_op consumer[] = {
        {.region = "wait_full", .cost = 60, .waits = "full", .wake = 20},
        {.region = "indices", .cost = 600},
        {.region = "mma_issue", .cost = 40, .async = "mma", .engine = "tensor", .latency = 500},
        {.region = "mma_wait", .cost = 12, .waits = "mma"},
        {.region = "release", .cost = 15, .arrives = {"empty"}}};
    const struct play_role roles[] = {{"producer", 1, 0, producer, 2},
                                      {"consumer", wrong ? 2 : 1, 0, consumer, 5}};
    struct play p = {roles, 2, 96, 2, 4};
    return write_play(path, &p, wrong ? 2 : 1, wrong);
}

int main(int argc, char **argv)
{
    struct sim s = sim_defaults();
    const char *kind = argc > 1 ? argv[1] : "";
    s.record = 14;
    s.load = 1400;
    if (argc > 2 && strcmp(kind, "two") == 0)
        return write_two(argv[2]);
    if (argc > 2)
        return write_early(argv[2], strcmp(kind, "wrong") == 0);
    if (strcmp(kind, "late") == 0) {
        s.softmax = 400;
        s.late_arrive = true;
    } else if (strcmp(kind, "once") == 0) {
        s.iterations = 1;
    } else if (strcmp(kind, "unmarked") == 0) {
        s.no_marks = true;
    } else if (strcmp(kind, "jitter") == 0) {
        s.jitter = 1500;
        s.depth = 3;
    } else if (strcmp(kind, "ring") != 0) {
        fprintf(stderr, "mkmodel: ring, late, once, unmarked or jitter; early, wrong or two, and "
                        "PTX\n");
        return 2;
    }
    return write_sim(&s);
}
