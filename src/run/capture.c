#include "run/device/amd.h"
#include "run/run_internal.h"

#include <math.h>

/* What the device wrote is not to be trusted: a kernel may have written over
 * it.  Every number is checked against what the launch makes possible. */

static bool wrong(char why[200], const char *fmt, ...) KP_PRINTF(2, 3);

static bool wrong(char why[200], const char *fmt, ...)
{
    va_list ap;
    va_start(ap, fmt);
    vsnprintf(why, 200, fmt, ap);
    va_end(ap);
    return false;
}

struct walk {
    struct kpn_capture *c;
    const struct kpn_bounds *b;
    char *why;
};

/* The body that the probes choose for it. */
static bool check_body(const struct walk *w, const struct kpt_unit *u, uint64_t id, size_t at)
{
    const struct kpi_control c = {.sample_every = w->b->sample->every};
    if (!w->b->bodies && u->body)
        return wrong(w->why, "byte %zu: probed body %u; there is one", at, u->body + 1);
    if (!w->b->bodies)
        return true;
    if (u->body >= w->b->body_count)
        return wrong(w->why, "byte %zu: probed body %u; there are %u", at, u->body + 1,
                     w->b->body_count);
    if (!w->b->cluster && u->body != kpi_body_of(&c, w->b->body_count, (uint32_t)id))
        return wrong(w->why, "byte %zu: CTA %u ran probed body %u, not %u", at, u->cta, u->body + 1,
                     kpi_body_of(&c, w->b->body_count, (uint32_t)id) + 1);
    return true;
}

static bool check_unit(const struct walk *w, const struct kpt_unit *u, size_t at)
{
    uint64_t id = w->b->cluster ? u->cta / w->b->cluster_ctas : u->cta;
    uint64_t expect = u->count < w->b->capacity ? u->count : w->b->capacity;
    if (u->cta >= w->b->ctas)
        return wrong(w->why, "byte %zu: a unit of CTA %u; there are %llu", at, u->cta,
                     (unsigned long long)w->b->ctas);
    /* A cluster's CTAs are not consecutive in a grid of more than one row. */
    if (!w->b->cluster && !kpn_sampled(w->b->sample, id))
        return wrong(w->why, "byte %zu: a unit of CTA %u, which is not probed", at, u->cta);
    if (u->unit >= w->b->units)
        return wrong(w->why, "byte %zu: unit %u; a CTA has %u", at, u->unit, w->b->units);
    if (u->capacity != w->b->capacity)
        return wrong(w->why, "byte %zu: a ring of %u records; it was built with %u", at,
                     u->capacity, w->b->capacity);
    if (u->stored != expect)
        return wrong(w->why, "byte %zu: %u records stored of %llu made", at, u->stored,
                     (unsigned long long)u->count);
    if (u->count > UINT32_MAX)
        return wrong(w->why, "byte %zu: %llu records made; the probes count to 32 bits", at,
                     (unsigned long long)u->count);
    return check_body(w, u, id, at);
}

static bool records_region(const struct walk *w, uint32_t body, uint32_t region)
{
    return !w->b->bodies || w->b->bodies[body][region / 64] >> region % 64 & 1;
}

static bool check_records(const struct walk *w, const struct kpt_unit *u,
                          const struct kpt_record *r, size_t at)
{
    for (uint32_t i = 0; i < u->stored; i++) {
        uint32_t tag = w->b->signature ? r[i].tag & ~KPT_SIGNATURE_MASK : r[i].tag;
        if (!kpt_tag_valid(tag, w->b->regions, w->b->shared) ||
            !records_region(w, u->body, KPT_TAG_REGION(tag)) ||
            (KPT_TAG_KIND(tag) == KPT_SHARED &&
             !records_region(w, u->body, KPT_TAG_ENDED(tag))))
            return wrong(w->why, "byte %zu: a record with tag 0x%08x", at + (size_t)i * 8,
                         r[i].tag);
    }
    return true;
}

static int by_cta_and_unit(const void *a, const void *b)
{
    const struct kpt_unit *x = *(const void *const *)a, *y = *(const void *const *)b;
    if (x->cta != y->cta)
        return x->cta < y->cta ? -1 : 1;
    return (x->unit > y->unit) - (x->unit < y->unit);
}

static const struct kpt_unit *unit_at(const struct kpn_capture *c, size_t i)
{
    return (const struct kpt_unit *)(const void *)c->units.v[i];
}

static bool sort_units(struct walk *w)
{
    struct kpn_capture *c = w->c;
    if (c->units.n)
        qsort(c->units.v, c->units.n, sizeof *c->units.v, by_cta_and_unit);
    for (size_t i = 0; i < c->units.n; i++) {
        const struct kpt_unit *u = unit_at(c, i), *before = i ? unit_at(c, i - 1) : NULL;
        if (before && before->cta == u->cta && before->unit == u->unit)
            return wrong(w->why, "unit %u of CTA %u is there twice", u->unit, u->cta);
        c->ctas += !before || before->cta != u->cta;
        c->records_kept += u->stored;
        c->records_overwritten += u->count - u->stored;
    }
    return true;
}

/* The records of the unit at `at`; *end is behind them. */
static bool walk_unit(struct walk *w, size_t at, size_t *end)
{
    struct kpn_capture *c = w->c;
    const struct kpt_unit *u = (const void *)(c->area + at);
    if (!check_unit(w, u, at))
        return false;
    size_t records = at + sizeof *u;
    *end = records + (size_t)u->stored * 8;
    if (*end > c->used)
        return wrong(w->why, "byte %zu: %u records do not fit", at, u->stored);
    if (!check_records(w, u, (const void *)(c->area + records), records))
        return false;
    KP_PUSH(c->units, c->area + at);
    return true;
}

/* A unit that claimed its place and has not drained left zeros there. */
static bool is_unfinished(const struct kpt_unit *u)
{
    return u->count == 0 && u->stored == 0 && u->capacity == 0;
}

/* The warp whose lane 0 writes a unit's records. */
static uint32_t warp_of(const json_t *map, uint32_t unit)
{
    json_int_t per = json_integer_value(json_object_get(map, "warps_per_unit"));
    const json_t *warp = json_array_get(json_object_get(map, "warps"), unit);
    return warp && per == 1 ? (uint32_t)json_integer_value(warp) : unit * (uint32_t)per;
}

/* Had the unit of that place to record? */
static bool has_turn(const struct kpn_bounds *b, size_t place)
{
    uint32_t unit = (uint32_t)(place % b->units);
    return !b->turns || warp_of(b->map, unit) / 4 == place / b->units % b->turns;
}

static bool walk_units(struct walk *w)
{
    struct kpn_capture *c = w->c;
    size_t at = sizeof(struct kpi_area_head), place = KPI_PLACE_BYTES(w->b->capacity), end;
    if (c->head.records_dropped > (uint64_t)UINT32_MAX * c->head.units_dropped)
        return wrong(w->why, "%llu records dropped by %u units",
                     (unsigned long long)c->head.records_dropped, c->head.units_dropped);
    while (at < c->used) {
        if (c->used - at < (w->b->placed ? place : sizeof(struct kpt_unit)))
            return wrong(w->why, "byte %zu: %zu bytes are no unit", at, c->used - at);
        if (w->b->placed && is_unfinished((const void *)(c->area + at))) {
            c->unfinished += has_turn(w->b, (at - sizeof(struct kpi_area_head)) / place);
            at += place;
            continue;
        }
        if (!walk_unit(w, at, &end))
            return false;
        at = w->b->placed ? at + place : (end + 15) & ~(size_t)15;
    }
    return true;
}

bool kpn_capture_walk(struct kpn_capture *c, const struct kpn_bounds *bounds, char why[200])
{
    struct walk w = {c, bounds, why};
    return walk_units(&w) && sort_units(&w);
}

/* ---- from the device ---------------------------------------------------- */

/* Behind the places of all probed units that have one. */
static uint64_t end_of_places(const struct kpn_session *s)
{
    const struct kpn_build *b = s->job->build;
    const uint32_t *cl = s->launch.cluster;
    uint64_t ctas = kpn_sample_count(&s->sample, s->ids) * (b->cluster ? cl[0] * cl[1] * cl[2] : 1);
    uint64_t most = kpn_area_room(s->area_bytes, b->ring.capacity), units = ctas * b->units;
    return kpn_area_bytes(units < most ? units : most, b->ring.capacity);
}

/* A unit whose records went straight to its place says which CTA it is of beside their count.  Its
 * drain ends as it begins. */
static void complete_direct(const struct kpn_capture *c, struct kpt_unit *u)
{
    u->cta = (uint32_t)(u->count >> 32);
    u->count &= UINT32_MAX;
    u->drain_clock_end = u->drain_clock_begin;
    u->sm = u->cta < c->stamp_count ? c->stamps[u->cta].sm : 0;
}

/* Probes of a text that has the parameter leave out of a header what follows from its place. */
static void complete_headers(const struct kpn_session *s, struct kpn_capture *c)
{
    const struct kpn_build *b = s->job->build;
    size_t place = KPI_PLACE_BYTES(b->ring.capacity), at = sizeof c->head;
    for (uint64_t i = 0; at + place <= c->used; i++, at += place) {
        struct kpt_unit *u = (void *)(c->area + at);
        if (!u->drain_clock_begin || u->capacity)
            continue;
        if (b->ring.strategy == KPI_GLOBAL)
            complete_direct(c, u);
        u->unit = (uint32_t)(i % b->units);
        u->warp = warp_of(b->map, u->unit);
        u->capacity = b->ring.capacity;
        u->stored = u->count < u->capacity ? (uint32_t)u->count : u->capacity;
    }
}

static bool read_area(struct kpn_session *s, struct kpn_capture *c)
{
    if (!s->ops->download(s->gpu, &c->head, s->area.data, sizeof c->head))
        return false;
    bool computed = kpn_places_computed(s->job->build->map);
    uint64_t end = c->head.end ? c->head.end : c->head.cursor; /* computed: as the host wrote it */
    bool whole = computed ? end == sizeof c->head && !c->head.end
                          : !c->head.units_dropped == !c->head.end;
    if (end < sizeof c->head || end > s->area_bytes || !whole) {
        kp_error("the record area is damaged: its end is %llu of %zu bytes",
                 (unsigned long long)end, s->area_bytes);
        return false;
    }
    c->used = computed ? end_of_places(s) : end;
    c->area = kp_alloc(c->used + 16);
    return s->ops->download(s->gpu, c->area, s->area.data, c->used);
}

static bool read_stamps(struct kpn_session *s, struct kpn_capture *c)
{
    c->stamp_count = s->job->plan->ctas;
    c->stamps = kp_alloc(s->stamps.bytes);
    if (!s->ops->download(s->gpu, c->stamps, s->stamps.data, s->stamps.bytes))
        return false;
    for (size_t i = 0; i < c->stamp_count; i++) {
        const struct kpt_stamp *t = &c->stamps[i];
        if (!(t->flags & KPT_CTA_ENTERED)) {
            c->missing_stamps++;
        } else if (t->cta != i || (t->flags & ~(uint32_t)(KPT_CTA_ENTERED | KPT_CTA_PROBED))) {
            kp_error("the stamp of CTA %zu is damaged", i);
            return false;
        }
    }
    return true;
}

/* The regions that each probed body records, by the map; NULL: one body.  Owned, in one. */
static uint64_t **read_bodies(const json_t *bodies, size_t regions)
{
    size_t n = json_array_size(bodies), words = regions / 64 + 1, i;
    if (!n)
        return NULL;
    uint64_t **sets = kp_alloc(n * (sizeof *sets + words * sizeof **sets));
    for (size_t b = 0; b < n; b++) {
        json_t *id;
        sets[b] = (uint64_t *)(void *)(sets + n) + b * words;
        json_array_foreach(json_object_get(json_array_get(bodies, b), "regions"), i, id)
            sets[b][json_integer_value(id) / 64] |= (uint64_t)1 << json_integer_value(id) % 64;
    }
    return sets;
}

/* What AMD's devices write becomes what a trace has. */
static void from_amd(const struct kpn_session *s, struct kpn_capture *c)
{
    struct kpt_unit **units = kp_alloc((c->units.n + 1) * sizeof *units);
    for (size_t i = 0; i < c->units.n; i++)
        units[i] = (struct kpt_unit *)(void *)(c->area + (c->units.v[i] - c->area));
    c->unsure = kpn_amd_words(s->info.limits.amd, c->stamps, c->stamp_count, units, c->units.n,
                              s->info.clock_mhz);
    free(units);
    if (c->unsure)
        kp_warn("%llu readings of a clock of %u bits lie so far apart that they may be off by a "
                "round of it", (unsigned long long)c->unsure, s->info.limits.amd->clock_bits);
}

bool kpn_capture_launch(struct kpn_session *s, struct kpn_capture *c)
{
    const struct kpn_job *job = s->job;
    const uint32_t *cl = s->launch.cluster;
    char why[200];
    if (!read_area(s, c) || !read_stamps(s, c))
        return false;
    if (json_is_true(json_object_get(job->build->map, "parameter")))
        complete_headers(s, c);
    const json_t *map = job->build->map, *bodies = json_object_get(map, "bodies");
    size_t regions = json_array_size(json_object_get(map, "regions"));
    uint64_t **sets = read_bodies(bodies, regions);
    const struct kpn_bounds bounds = {
        .sample = &s->sample, .cluster = job->build->cluster, .ctas = job->plan->ctas,
        .cluster_ctas = cl[0] * cl[1] * cl[2], .units = job->build->units,
        .capacity = job->build->ring.capacity,
        .regions = (uint32_t)regions,
        .shared = json_is_true(json_object_get(map, "shared_boundaries")),
        .signature = json_is_true(json_object_get(map, "signature")),
        .placed = job->build->ring.strategy != KPI_CIRCULAR || kpn_places_computed(map),
        .bodies = (const uint64_t *const *)sets,
        .body_count = (uint32_t)json_array_size(bodies),
        .turns = kpn_takes_turns(s, KPN_V_DEFAULT) ? (uint32_t)kpn_whole(map, "turns") : 0,
        .map = map,
    };
    bool ok = kpn_capture_walk(c, &bounds, why);
    free(sets);
    if (ok && s->info.limits.amd)
        from_amd(s, c);
    if (ok)
        return true;
    kp_error("the record area is damaged: %s", why);
    return false;
}

json_t *kpn_capture_json(const struct kpn_capture *c, const struct kpn_session *s)
{
    uint64_t ids = kpn_sample_count(&s->sample, s->ids);
    return json_pack("{s:I,s:I,s:I,s:I,s:I,s:I,s:I,s:I,s:I,s:I,s:I}", "probed", (json_int_t)ids,
                     "ctas", (json_int_t)c->ctas, "units", (json_int_t)c->units.n, "kept",
                     (json_int_t)c->records_kept, "overwritten",
                     (json_int_t)c->records_overwritten, "units_dropped",
                     (json_int_t)c->head.units_dropped, "records_dropped",
                     (json_int_t)c->head.records_dropped, "units_unfinished",
                     (json_int_t)c->unfinished, "stamps",
                     (json_int_t)(c->stamp_count - c->missing_stamps), "missing_stamps",
                     (json_int_t)c->missing_stamps, "area_bytes", (json_int_t)c->used);
}

/* ---- stamps ------------------------------------------------------------- */

static bool complete(const struct kpt_stamp *t)
{
    return (t->flags & KPT_CTA_ENTERED) && t->clock_exit > t->clock_entry &&
           t->time_exit >= t->time_entry;
}

static json_t *spread(double *v, size_t n)
{
    kpn_sort(v, n);
    if (n == 0)
        return json_null();
    return json_pack("{s:o,s:o,s:o,s:I}", "median", kpn_json_rounded(kpn_percentile(v, n, 50), 1),
                     "p5", kpn_json_rounded(kpn_percentile(v, n, 5), 1), "p95",
                     kpn_json_rounded(kpn_percentile(v, n, 95), 1), "ctas", (json_int_t)n);
}

/* Of each probed body, where there are several: its CTAs' time, and to the unprobed ones'. */
static json_t *bodies_json(const struct kpn_capture *c, size_t bodies, double unprobed)
{
    json_t *list = json_array();
    double *v = kp_alloc(c->stamp_count * sizeof *v);
    for (size_t b = 0; b < bodies; b++) {
        size_t n = 0;
        for (size_t i = 0; i < c->units.n; i++) {
            const struct kpt_unit *u = unit_at(c, i);
            const struct kpt_stamp *t = &c->stamps[u->cta];
            if (u->body == b && complete(t) && (i == 0 || unit_at(c, i - 1)->cta != u->cta))
                v[n++] = (double)(t->clock_exit - t->clock_entry);
        }
        json_t *cycles = spread(v, n);
        double median = n ? kpn_percentile(v, n, 50) : NAN;
        json_array_append_new(
            list, json_pack("{s:o,s:o}", "cycles", cycles, "ratio",
                            kpn_json_rounded(unprobed > 0 ? median / unprobed : NAN, 4)));
    }
    free(v);
    return list;
}

json_t *kpn_stamps_json(const struct kpn_capture *c, const struct kpn_session *s)
{
    size_t bodies = json_array_size(json_object_get(s->job->build->map, "bodies"));
    double *v[2], cycles = 0, ns = 0;
    size_t n[2] = {0, 0};
    v[0] = kp_alloc(c->stamp_count * sizeof(double));
    v[1] = kp_alloc(c->stamp_count * sizeof(double));
    for (size_t i = 0; i < c->stamp_count; i++) {
        const struct kpt_stamp *t = &c->stamps[i];
        if (!complete(t))
            continue;
        double d = (double)(t->clock_exit - t->clock_entry);
        cycles += d;
        ns += (double)(t->time_exit - t->time_entry);
        bool probed = t->flags & KPT_CTA_PROBED;
        /* Compare with CTAs that the sampling could have chosen as well: those
         * of the last wave have the device more to themselves. */
        if (probed || s->job->build->cluster || (i >= s->sample.first && i < s->sample.limit))
            v[probed][n[probed]++] = d;
    }
    json_t *unprobed = spread(v[0], n[0]), *probed = spread(v[1], n[1]);
    double a = n[0] ? kpn_percentile(v[0], n[0], 50) : NAN;
    double b = n[1] ? kpn_percentile(v[1], n[1], 50) : NAN;
    free(v[0]);
    free(v[1]);
    json_t *o = json_pack("{s:o,s:o,s:o,s:o}", "unprobed_cycles", unprobed, "probed_cycles",
                          probed, "ratio", kpn_json_rounded(a > 0 ? b / a : NAN, 4), "clock_mhz",
                          kpn_json_rounded(ns > 0 ? cycles / ns * 1000 : NAN, 1));
    if (bodies)
        json_object_set_new(o, "bodies", bodies_json(c, bodies, a));
    return o;
}

/* ---- the file ----------------------------------------------------------- */

static void write_stamps(const struct kpn_capture *c, struct kpt_writer *w)
{
    struct kpt_stamp *entered = kp_alloc(c->stamp_count * sizeof *entered);
    size_t n = 0;
    for (size_t i = 0; i < c->stamp_count; i++)
        if (c->stamps[i].flags & KPT_CTA_ENTERED)
            entered[n++] = c->stamps[i];
    kpt_write_stamps(w, entered, n);
    free(entered);
}

int kpn_capture_write(const struct kpn_capture *c, size_t units_of_cta, FILE *f,
                      json_t *info)
{
    size_t max = units_of_cta;
    struct kpt_unit *units = kp_alloc(max * sizeof *units);
    const struct kpt_record **records = kp_alloc(max * sizeof *records);
    struct kpt_writer *w = kpt_writer_new(f, info);
    write_stamps(c, w);
    for (size_t i = 0; i < c->units.n;) {
        uint32_t cta = unit_at(c, i)->cta;
        size_t n = 0;
        for (; i < c->units.n && unit_at(c, i)->cta == cta && n < max; i++, n++) {
            units[n] = *unit_at(c, i);
            records[n] = (const void *)(c->units.v[i] + sizeof *units);
        }
        kpt_write_cta(w, cta, units, records, n);
    }
    free(units);
    free(records);
    return kpt_writer_end(w);
}

void kpn_capture_free(struct kpn_capture *c)
{
    free(c->area);
    free(c->stamps);
    free(c->units.v);
}
