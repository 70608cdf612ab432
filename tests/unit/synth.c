#include "synth.h"

void synth_init(struct synth *s, uint32_t capacity, uint32_t units, double cost)
{
    *s = (struct synth){.capacity = capacity, .clock_bits = 32};
    s->info = json_pack("{s:i, s:s, s:s, s:[i,i,i], s:[i,i,i], s:i, s:i, s:i, s:[]}",
                        "schema_version", 1, "tool", "synth", "entry", "synthetic",
                        "grid", 64, 1, 1, "block", 128, 1, 1, "capacity", (int)capacity,
                        "units", (int)units, "warps_per_unit", 1, "regions");
    if (cost >= 0)
        json_object_set_new(s->info, "calibration",
                            json_pack("{s:f, s:f, s:f}", "record_cost", cost, "lo", cost,
                                      "hi", cost));
}

uint32_t synth_region(struct synth *s, const char *name, const char *engine, bool instant)
{
    json_t *regions = json_object_get(s->info, "regions");
    size_t id = json_array_size(regions);
    json_t *r = json_pack("{s:i, s:s, s:i, s:b, s:[], s:[], s:[]}", "id", (int)id, "name", name,
                          "line", (int)(10 + id), "instant", instant, "waits", "arrives",
                          "asyncs");
    if (engine)
        json_array_append_new(json_object_get(r, "asyncs"),
                              json_pack("{s:s, s:s}", "name", name, "engine", engine));
    json_array_append_new(regions, r);
    return (uint32_t)id;
}

void synth_waits(struct synth *s, uint32_t region, const char *on)
{
    json_t *r = json_array_get(json_object_get(s->info, "regions"), region);
    json_array_append_new(json_object_get(r, "waits"), json_pack("{s:s}", "on", on));
}

void synth_meets(struct synth *s, uint32_t region, const char *first, const char *second)
{
    json_t *ops = json_array(), *r = json_array_get(json_object_get(s->info, "regions"), region);
    json_array_append_new(ops, json_string(first));
    if (second)
        json_array_append_new(ops, json_string(second));
    json_object_set_new(r, "cluster", ops);
}

void synth_clusters(struct synth *s, int x, int y)
{
    json_object_set_new(s->info, "launch", json_pack("{s:[i,i,i]}", "cluster", x, y, 1));
}

void synth_cta(struct synth *s, uint32_t cta, uint32_t sm, uint64_t entry_clock,
               uint64_t entry_ns, uint64_t exit_clock, uint64_t exit_ns)
{
    struct kpt_stamp stamp = {.cta = cta, .sm = sm, .flags = KPT_CTA_ENTERED | KPT_CTA_PROBED,
                              .clock_entry = entry_clock, .time_entry = entry_ns,
                              .clock_exit = exit_clock, .time_exit = exit_ns};
    KP_PUSH(s->stamps, stamp);
}

void synth_not_run(struct synth *s)
{
    struct kpt_stamp stamp = {0};
    KP_PUSH(s->stamps, stamp);
}

struct synth_unit *synth_unit(struct synth *s, uint32_t unit, uint32_t warp)
{
    const struct kpt_stamp *stamp = &s->stamps.v[s->stamps.n - 1];
    struct synth_unit u = {.u = {.cta = stamp->cta, .sm = stamp->sm, .unit = unit, .warp = warp,
                                 .capacity = s->capacity},
                           .clock_mask = (uint32_t)(((uint64_t)1 << s->clock_bits) - 1)};
    u.ring = kp_alloc(s->capacity * sizeof *u.ring);
    KP_PUSH(s->units, u);
    return &s->units.v[s->units.n - 1];
}

void synth_record(struct synth_unit *u, enum kpt_kind kind, uint32_t region, uint64_t clock)
{
    struct kpt_record *slot = &u->ring[u->u.count++ % u->u.capacity];
    slot->tag = (uint32_t)kind << 30 | region;
    slot->clock = (uint32_t)clock & u->clock_mask;
}

void synth_shared(struct synth_unit *u, uint32_t ended, uint32_t started, uint64_t clock)
{
    synth_record(u, KPT_SHARED, ended << 16 | started, clock);
}

void synth_drain(struct synth_unit *u, uint64_t begin, uint64_t end, uint64_t begin_ns)
{
    u->u.drain_clock_begin = begin;
    u->u.drain_clock_end = end;
    u->u.drain_time_begin = begin_ns;
    u->u.stored = u->u.count < u->u.capacity ? (uint32_t)u->u.count : u->u.capacity;
}

static void write_ctas(struct synth *s, struct kpt_writer *w)
{
    for (size_t i = 0, n; i < s->units.n; i += n) {
        uint32_t cta = s->units.v[i].u.cta;
        struct kpt_unit units[256];
        const struct kpt_record *records[256];
        for (n = 0; i + n < s->units.n && n < 256 && s->units.v[i + n].u.cta == cta; n++) {
            units[n] = s->units.v[i + n].u;
            records[n] = s->units.v[i + n].ring;
        }
        kpt_write_cta(w, cta, units, records, n);
    }
}

void synth_write(struct synth *s, FILE *f)
{
    size_t ctas = s->stamps.n ? s->stamps.n : 1;
    if (s->stamps.n && s->stamps.v[s->stamps.n - 1].cta >= ctas)
        ctas = s->stamps.v[s->stamps.n - 1].cta + 1;
    if (!s->grid_given)
        json_object_set_new(s->info, "grid", json_pack("[i,i,i]", (int)ctas, 1, 1));
    if (s->clock_bits != 32)
        json_object_set_new(s->info, "clock_bits", json_integer((int)s->clock_bits));
    if (s->shared)
        json_object_set_new(s->info, "shared_boundaries", json_true());
    struct kpt_writer *w = kpt_writer_new(f, s->info);
    kpt_write_stamps(w, s->stamps.v, s->stamps.n);
    write_ctas(s, w);
    if (kpt_writer_end(w) != KP_OK)
        abort();
    for (size_t i = 0; i < s->units.n; i++)
        free(s->units.v[i].ring);
    free(s->units.v);
    free(s->stamps.v);
    json_decref(s->info);
}

FILE *synth_file(struct synth *s)
{
    FILE *f = tmpfile();
    if (!f)
        abort();
    synth_write(s, f);
    rewind(f);
    return f;
}
