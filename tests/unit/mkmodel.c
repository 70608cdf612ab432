/* mkmodel KIND: a simulated trace on standard output, for the shell tests. */
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

static json_t *info_json(const struct sim_trace *t, const struct sim *s)
{
    json_t *regions = json_array();
    for (size_t i = 0; i < t->run.info.region_count; i++)
        json_array_append_new(regions, region_json(&t->run.info.regions[i], (int)i));
    json_t *o = json_pack("{s:i,s:s,s:s,s:[iii],s:[iii],s:i,s:i,s:i,s:o}", "schema_version", 1,
                          "tool", "mkmodel", "entry", "simulated", "grid", s->ctas, 1, 1, "block",
                          128 * (1 + s->consumers), 1, 1, "capacity", 2048, "units",
                          1 + s->consumers, "warps_per_unit", 4, "regions", regions);
    json_object_set_new(o, "calibration",
                        json_pack("{s:f,s:f,s:f}", "record_cost", (double)s->record, "lo",
                                  (double)s->record, "hi", (double)s->record));
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

static int write_trace(const struct sim *s)
{
    struct sim_trace t = sim_run(s);
    json_t *info = info_json(&t, s);
    struct kpt_writer *w = kpt_writer_new(stdout, info);
    const uint64_t entry = 5000000000u; /* needs more than 32 bits */
    for (size_t c = 0; c < t.cta_count; c++) {
        uint64_t cycles = last_end(&t.ctas[c]) + 500;
        struct kpt_stamp stamp = {
            .cta = (uint32_t)c, .sm = (uint32_t)c, .flags = KPT_CTA_ENTERED | KPT_CTA_PROBED,
            .clock_entry = entry, .time_entry = 1000000, .clock_exit = entry + cycles,
            .time_exit = 1000000 + cycles / 2};
        kpt_write_stamps(w, &stamp, 1);
    }
    for (size_t c = 0; c < t.cta_count; c++)
        write_cta(w, &t.ctas[c], entry);
    int status = kpt_writer_end(w);
    json_decref(info);
    sim_free(&t);
    return status;
}

int main(int argc, char **argv)
{
    struct sim s = sim_defaults();
    const char *kind = argc > 1 ? argv[1] : "";
    s.record = 14;
    s.load = 1400;
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
        fprintf(stderr, "mkmodel: ring, late, once, unmarked or jitter\n");
        return 2;
    }
    return write_trace(&s);
}
