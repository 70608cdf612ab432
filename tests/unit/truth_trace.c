#include "truth.h"

/* ---- the info block ---------------------------------------------------------------- */

static json_t *region_json(const struct tr_program *p, uint32_t id)
{
    const struct tr_region *r = &p->regions[id];
    json_t *waits = json_array(), *arrives = json_array(), *asyncs = json_array();
    for (uint32_t i = 0; i < r->wait_count; i++) {
        const struct tr_wait_mark *m = &r->waits[i];
        const char *on = m->on_kind ? p->kinds[m->id].name : p->barriers[m->id].name;
        json_array_append_new(waits, json_pack("{s:s, s:i}", "on", on, "distance",
                                               (int)m->distance));
    }
    for (uint32_t i = 0; i < r->arrive_count; i++)
        json_array_append_new(arrives, json_string(p->barriers[r->arrives[i]].name));
    for (uint32_t i = 0; i < r->kind_count; i++) {
        const struct tr_kind *k = &p->kinds[r->kinds[i]];
        json_array_append_new(asyncs, json_pack("{s:s, s:s, s:s?}", "name", k->name, "engine",
                                                k->serial ? "tensor" : "tma", "arrives",
                                                k->arrives == TR_NONE
                                                    ? NULL
                                                    : p->barriers[k->arrives].name));
    }
    return json_pack("{s:i, s:s, s:i, s:b, s:o, s:o, s:o}", "id", (int)id, "name", r->name,
                     "line", (int)id + 1, "instant", r->instant, "waits", waits, "arrives",
                     arrives, "asyncs", asyncs);
}

static json_t *ids_of(const struct tr_program *p, uint64_t set)
{
    json_t *a = json_array();
    for (uint32_t i = 0; i < p->region_count; i++)
        if (set >> i & 1)
            json_array_append_new(a, json_integer(i));
    return a;
}

static json_t *bodies_json(const struct tr_program *p)
{
    json_t *a = json_array();
    for (uint32_t b = 0; b < p->bodies; b++)
        json_array_append_new(a, json_pack("{s:o, s:{s:o, s:o}}", "regions",
                                           ids_of(p, p->in_body[b]), "after_waits", "starts",
                                           ids_of(p, p->late[b][0]), "ends",
                                           ids_of(p, p->late[b][1])));
    return a;
}

static json_t *info_json(const struct tr_program *p)
{
    json_t *regions = json_array();
    json_int_t units = 0, records = 0;
    for (uint32_t i = 0; i < p->region_count; i++)
        json_array_append_new(regions, region_json(p, i));
    for (uint32_t c = 0; c < p->cta_count; c++) {
        for (uint32_t u = 0; u < p->unit_count; u++) {
            const struct tr_unit *unit = &p->ctas[c].units[u];
            if (!p->ctas[c].probed || !unit->missing)
                continue;
            units++;
            records += (json_int_t)unit->records.n;
        }
    }
    json_t *info = json_pack("{s:i, s:s, s:s, s:[i,i,i], s:[i,i,i], s:i, s:i, s:i, s:o, "
                     "s:{s:f,s:f,s:f}, s:I, s:I}",
                     "schema_version", 1, "tool", "truth", "entry", p->family, "grid",
                     (int)p->cta_count, 1, 1, "block",
                     128 * (int)p->unit_count, 1, 1, "capacity", (int)p->capacity,
                     "units", (int)p->unit_count, "warps_per_unit", 4, "regions", regions,
                     "calibration", "record_cost", p->told, "lo", p->told_lo, "hi", p->told_hi,
                     "units_dropped", units, "records_dropped", records);
    if (p->bodies)
        json_object_set_new(info, "bodies", bodies_json(p));
    return info;
}

/* ---- stamps and rings -------------------------------------------------------------- */

static uint64_t time_at(const struct tr_program *p, const struct tr_cta *c, uint64_t since)
{
    const struct tr_sm *sm = &p->sms[c->sm];
    uint64_t t = sm->time0 + (uint64_t)(sm->slope * (double)(c->entry_clock + since - sm->clock0));
    return t / (uint64_t)p->quantum * (uint64_t)p->quantum;
}

static void write_stamps(const struct tr_program *p, struct kpt_writer *w)
{
    for (uint32_t i = 0; i < p->cta_count; i++) {
        const struct tr_cta *c = &p->ctas[i];
        struct kpt_stamp s = {.cta = c->cta, .sm = c->sm, .flags = KPT_CTA_ENTERED};
        if (!c->entered && c->cta % 2)
            continue;
        s.flags |= c->probed ? KPT_CTA_PROBED : 0;
        s.clock_entry = c->entry_clock;
        s.time_entry = time_at(p, c, 0);
        if (c->exits) {
            s.clock_exit = c->entry_clock + c->exit;
            s.time_exit = time_at(p, c, c->exit);
        }
        if (!c->entered)
            s = (struct kpt_stamp){0};
        kpt_write_stamps(w, &s, 1);
    }
}

uint64_t tr_first_left(const struct tr_program *p, const struct tr_unit *u)
{
    return u->records.n > p->capacity ? u->records.n - p->capacity : 0;
}

static struct kpt_record *ring_of(const struct tr_program *p, const struct tr_cta *c,
                                  const struct tr_unit *u)
{
    struct kpt_record *ring = kp_alloc(p->capacity * sizeof *ring);
    for (size_t i = 0; i < u->records.n; i++) {
        const struct tr_record *r = &u->records.v[i];
        uint64_t clock = c->entry_clock + (uint64_t)r->at[TR_SEEN];
        ring[i % p->capacity] = (struct kpt_record){KPT_TAG(r->kind, r->region), (uint32_t)clock};
    }
    return ring;
}

static void write_cta(const struct tr_program *p, const struct tr_cta *c, struct kpt_writer *w)
{
    struct kpt_unit units[TR_UNITS];
    struct kpt_record *rings[TR_UNITS];
    const struct kpt_record *lent[TR_UNITS];
    size_t n = 0;
    for (uint32_t i = 0; i < p->unit_count; i++) {
        const struct tr_unit *u = &c->units[i];
        uint64_t left = u->records.n - tr_first_left(p, u);
        if (u->missing || u->records.n == 0)
            continue;
        units[n] = (struct kpt_unit){
            .cta = c->cta, .sm = c->sm, .unit = i, .warp = 4 * i, .count = u->records.n,
            .stored = (uint32_t)left, .capacity = p->capacity,
            .drain_clock_begin = c->entry_clock + u->drain_begin,
            .drain_time_begin = time_at(p, c, u->drain_begin),
            .drain_clock_end = c->entry_clock + u->drain_end,
            .body = p->bodies ? c->cta % p->bodies : 0};
        lent[n] = rings[n] = ring_of(p, c, u);
        n++;
    }
    if (n > 0)
        kpt_write_cta(w, c->cta, units, lent, n);
    for (size_t i = 0; i < n; i++)
        free(rings[i]);
}

char *tr_write(const struct tr_program *p, size_t *size)
{
    char *bytes = NULL;
    FILE *f = open_memstream(&bytes, size);
    json_t *info = info_json(p);
    if (!f || !info)
        abort();
    struct kpt_writer *w = kpt_writer_new(f, info);
    write_stamps(p, w);
    for (uint32_t i = 0; i < p->cta_count; i++)
        if (p->ctas[i].probed)
            write_cta(p, &p->ctas[i], w);
    if (kpt_writer_end(w) != KP_OK || fclose(f) != 0)
        abort();
    json_decref(info);
    return bytes;
}

/* ---- what is to be seen of a unit -------------------------------------------------- */

int64_t tr_raw(const struct tr_program *p, const struct tr_cta *c, const struct tr_unit *u,
               uint32_t record)
{
    const struct tr_record *r = u->records.v;
    int64_t raw = r[record].at[TR_SEEN];
    if (!c->hidden_gap)
        return raw;
    /* each pause seems shorter by whole periods, and all before it that much later */
    (void)p;
    for (size_t i = record; i < u->records.n; i++) {
        int64_t next = i + 1 < u->records.n ? r[i + 1].at[TR_SEEN] : (int64_t)u->drain_begin;
        raw += (next - r[i].at[TR_SEEN]) >> 32 << 32;
    }
    return raw;
}

bool tr_gap_possible(const struct tr_program *p, const struct tr_cta *c, const struct tr_unit *u)
{
    uint64_t first = tr_first_left(p, u);
    return tr_raw(p, c, u, (uint32_t)first) > (int64_t)UINT32_MAX;
}

uint64_t tr_unpaired(const struct tr_program *p, const struct tr_unit *u)
{
    uint64_t first = tr_first_left(p, u), n = 0;
    for (size_t i = first; i < u->records.n; i++) {
        const struct tr_record *r = &u->records.v[i];
        n += r->kind == KPT_END &&
             (r->instance == TR_NONE || u->instances.v[r->instance].start < first);
    }
    return n;
}

/* The END that closes an instance: its own, or that of one around it. */
static uint32_t closing(const struct tr_unit *u, uint32_t instance)
{
    while (instance != TR_NONE && u->instances.v[instance].end == TR_NONE)
        instance = u->instances.v[instance].parent;
    return instance == TR_NONE ? TR_NONE : u->instances.v[instance].end;
}

/* The instance around it of which a record is left. */
static uint32_t around(const struct tr_unit *u, uint32_t instance, uint64_t first)
{
    for (uint32_t i = u->instances.v[instance].parent; i != TR_NONE; i = u->instances.v[i].parent)
        if (u->instances.v[i].start >= first ||
            (u->instances.v[i].end != TR_NONE && u->instances.v[i].end >= first))
            return i;
    return TR_NONE;
}

static void expect_one(const struct tr_program *p, const struct tr_cta *c,
                       const struct tr_unit *u, uint32_t instance, tr_spans *out)
{
    const struct tr_instance *i = &u->instances.v[instance];
    uint64_t first = tr_first_left(p, u), end = closing(u, instance), from = i->start;
    bool started = i->start >= first;
    if (!started && (i->end == TR_NONE || i->end < first))
        return;
    struct tr_span s = {.instance = instance, .region = i->region,
                        .parent = around(u, instance, first)};
    if (!started) {
        s.flags |= KPR_OPEN_START;
        from = first;
    }
    if (i->end == TR_NONE)
        s.flags |= KPR_OPEN_END;
    s.raw_start = tr_raw(p, c, u, (uint32_t)from);
    s.raw_end = end == TR_NONE ? (int64_t)u->drain_begin : tr_raw(p, c, u, (uint32_t)end);
    s.inside = (uint32_t)((end == TR_NONE ? u->records.n : end) - from - started);
    KP_PUSH(*out, s);
}

void tr_expect(const struct tr_program *p, const struct tr_cta *c, const struct tr_unit *u,
               tr_spans *out)
{
    out->n = 0;
    for (uint32_t i = 0; i < u->instances.n; i++)
        expect_one(p, c, u, i, out);
    /* Instances stand in order of START: what is around one is the one before it, or
     * around that. */
    for (size_t i = 0; i < out->n; i++) {
        struct tr_span *s = &out->v[i];
        uint32_t instance = s->parent, k = (uint32_t)i - 1;
        s->parent = TR_NONE;
        if (instance == TR_NONE)
            continue;
        while (out->v[k].instance != instance)
            k = out->v[k].parent;
        s->parent = k;
        s->depth = out->v[k].depth + 1;
    }
}
