/* How one entry is instrumented: what was asked for, and what its text allows. */
#include "instrument/internal.h"

/* ---- what it takes ------------------------------------------------------- */

/* Who records. */
static int plan_units(const struct kpi_text *t, const struct kpi_target *target,
                      const struct kpi_options *o, struct kpi_plan *plan)
{
    const struct kpi_function *f = plan->f;
    uint32_t lanes = (target->lanes ? target->lanes(t, f) : 32) * (plan->warpgroup ? 4 : 1);
    uint32_t there = (plan->max_threads + lanes - 1) / lanes;
    plan->units = there;
    plan->warps = o->warps;
    if (!o->warps)
        return KP_OK;
    plan->units = (uint32_t)__builtin_popcount(o->warps);
    uint32_t last = 31 - (uint32_t)__builtin_clz(o->warps);
    if (last < there)
        return KP_OK;
    kp_error_at(t->src, kpi_origin(t, f->name.at), f->name.len,
                "warp %u cannot record: a CTA has %u warp%s", last, there, there == 1 ? "" : "s");
    return KP_USAGE;
}

/* Rings for every unit, beside what the kernel has itself.  (Dynamic shared
 * memory is known at launch only.) */
static int plan_rings(struct kpi_text *t, const struct kpi_target *target,
                      const struct kpi_options *o, struct kpi_plan *plan)
{
    const struct kpi_function *f = plan->f;
    plan->capacity = o->strategy == KPI_CIRCULAR ? o->capacity : o->keep;
    if (o->strategy == KPI_GLOBAL)
        return KP_OK;
    plan->slots = o->capacity;
    plan->ring_stride = o->capacity * (uint32_t)sizeof(struct kpt_record);
    if (o->strategy == KPI_FLUSH)
        plan->ring_stride += 16; /* where it is written out to, and aligned */
    uint64_t bytes = ((uint64_t)plan->units * plan->ring_stride + 1023) / 1024 * 1024;
    uint64_t limit, own = target->static_shared(t, f, &limit);
    if (bytes + own > limit) {
        kp_error_at(t->src, kpi_origin(t, f->name.at), f->name.len,
                    "%u rings of %u records take %llu bytes of shared memory, and the kernel %llu; "
                    "it can have %llu: ask for smaller rings, for none (--strategy=global), or say "
                    "how many threads a CTA has",
                    plan->units, o->capacity, (unsigned long long)bytes, (unsigned long long)own,
                    (unsigned long long)limit);
        return KP_USAGE;
    }
    plan->ring_bytes = (uint32_t)bytes;
    return KP_OK;
}

/* The most threads that a CTA can have, by what the text says; 0: it does not. */
static uint32_t threads_of(const struct kpi_function *f)
{
    uint64_t xy = (uint64_t)f->ntid[0] * f->ntid[1];
    return xy <= 1024 && xy * f->ntid[2] <= 1024 ? (uint32_t)(xy * f->ntid[2]) : 0;
}

/* A flush is a region of its own, behind those of the marks. */
static int plan_flushes(struct kpi_text *t, const struct kpi_target *target, struct kpi_plan *plan)
{
    const struct kpi_function *f = plan->f;
    if (plan->regions.list.n == KPT_MAX_REGIONS) {
        kp_error_at(t->src, kpi_origin(t, f->name.at), f->name.len,
                    "no region is left for flushes");
        return KP_MALFORMED;
    }
    plan->flush_region = (uint32_t)plan->regions.list.n;
    struct kpi_region r = {.name = KPT_FLUSH_REGION, .at = f->name.at,
                           .in = (1u << plan->bodies) - 1, .behind = {1, 1}};
    KP_PUSH(plan->regions.list, r);
    return target->place_flushes(t, plan);
}

static void find_pins(struct kpi_text *t, const struct kpi_target *target,
                      const struct kpi_options *o, struct kpi_plan *plan)
{
    plan->pins_mode = o->pins;
    if (!target->find_pins)
        return;
    if (o->pins != KPI_PINS_NONE) {
        target->find_pins(t, plan);
        return;
    }
    for (size_t i = 0; i < plan->regions.list.n; i++)
        plan->regions.list.v[i].unpinned = "pins were left out";
}

/* Ends by a ring's length: one in shared memory, or one whose place is known beforehand. */
static bool can_be_quiet(const struct kpi_target *target, const struct kpi_options *o)
{
    return target->find_quiet && (o->strategy == KPI_CIRCULAR ||
                                  (o->strategy == KPI_GLOBAL && o->parameter));
}

/* What was asked for can be had for f. */
static int check_entry(const struct kpi_text *t, const struct kpi_target *target,
                       const struct kpi_function *f, const struct kpi_options *o)
{
    const char *problem = NULL;
    if (target->accepts && target->accepts(t, f, o) != KP_OK)
        return KP_USAGE;
    if (!target->accepts && o->store != KPI_ELECTED)
        problem = "records are stored together by all lanes in AMDGCN kernels only";
    else if (o->only_kept && !can_be_quiet(target, o))
        problem = "only the records that are kept can be made in PTX, with the strategy circular";
    if (problem) {
        kp_error_at(t->src, kpi_origin(t, f->name.at), f->name.len, "%s", problem);
        return KP_USAGE;
    }
    return target->check ? target->check(t, f) : KP_OK;
}

/* What the options say, and the text of its threads. */
static void begin_plan(const struct kpi_function *f, const struct kpi_options *o,
                       struct kpi_plan *plan)
{
    *plan = (struct kpi_plan){.f = f,
                              .strategy = o->strategy,
                              .flush_region = KPI_NO_REGION,
                              .collaborative = o->store == KPI_COLLABORATIVE,
                              .at_once = o->at_once,
                              .slim = o->slim,
                              .parameter = o->parameter,
                              .place = o->place};
    plan->warpgroup = o->unit == KPI_UNIT_WARPGROUP || plan->collaborative;
    plan->max_threads = o->threads ? o->threads : threads_of(f);
    if (!plan->max_threads)
        plan->max_threads = 1024;
    plan->grid_dimensions = o->grid_dimensions ? o->grid_dimensions : 3;
    plan->all_threads = o->all_threads;
    plan->one_dimensional = o->block_dimensions == 1 ||
                            (f->exact_ntid && f->ntid[1] == 1 && f->ntid[2] == 1);
}

/* Where records stand, how many bodies there are, and what each of them does. */
static int plan_text(struct kpi_text *t, const struct kpi_target *target, struct kpi_function *f,
                     const struct kpi_options *o, struct kpi_plan *plan)
{
    if (!o->separate && !plan->collaborative && o->strategy != KPI_FLUSH)
        plan->shares = kpi_share_boundaries(t, f);
    if (target->find_cluster)
        target->find_cluster(t, f, &plan->regions);
    if (!o->exact && target->place_records)
        target->place_records(t, f);
    plan->in_place = o->in_place || (target->needs_in_place && target->needs_in_place(t, f));
    if (!plan->in_place && !o->early && !o->slim && target->place_parting)
        target->place_parting(t, plan);
    find_pins(t, target, o, plan);
    int rc = kpi_plan_bodies(t, o, plan);
    if (o->turns && o->parameter && !plan->in_place && !f->cluster && plan->bodies == 1 &&
        plan->max_threads > 128)
        plan->turns = (plan->max_threads + 127) / 128;
    if (rc == KP_OK && o->only_kept)
        target->find_quiet(t, plan);
    return rc == KP_OK && o->strategy == KPI_FLUSH ? plan_flushes(t, target, plan) : rc;
}

int kpi_plan_make(struct kpi_text *t, const struct kpi_target *target, struct kpi_function *f,
                  const struct kpi_options *o, struct kpi_plan *plan)
{
    begin_plan(f, o, plan);
    int rc = check_entry(t, target, f, o);
    if (rc == KP_OK)
        rc = plan_units(t, target, o, plan);
    if (rc == KP_OK)
        rc = plan_rings(t, target, o, plan);
    if (rc == KP_OK && !kpi_regions_find(t, f, &plan->regions))
        rc = KP_MALFORMED;
    return rc == KP_OK ? plan_text(t, target, f, o, plan) : rc;
}

void kpi_plan_free(struct kpi_plan *plan)
{
    kpi_regions_free(&plan->regions);
    free(plan->pins.list.v);
    free(plan->pins.at_mark);
    free(plan->flush_at);
    for (size_t i = 0; i < plan->quiets.n; i++)
        free(plan->quiets.v[i].others);
    free(plan->quiets.v);
}

/* ---- the map's entry ------------------------------------------------------ */

static json_t *warps_json(uint32_t warps)
{
    json_t *a = json_array();
    for (int w = 0; w < 32; w++)
        if (warps >> w & 1)
            json_array_append_new(a, json_integer(w));
    return a;
}

static json_t *quiet_loops(const struct kpi_text *t, const struct kpi_plan *p)
{
    json_t *a = json_array();
    for (size_t i = 0; i < p->quiets.n; i++) {
        const struct kpi_quiet *q = &p->quiets.v[i];
        const struct kpi_stmt *head = &t->stmts.v[p->f->first_stmt + q->head];
        json_t *o = json_pack("{s:i}", "line", (int)kpi_line(t, head->begin));
        if (q->why_not)
            json_object_set_new(o, "why_not", json_string(q->why_not));
        else
            json_object_set_new(o, "iterations", json_integer(q->iterations));
        if (p->bodies > 1)
            json_object_set_new(o, "body", json_integer(q->body));
        json_array_append_new(a, o);
    }
    return a;
}

/* Regions of which every BEGIN is in an END's record. */
static json_t *shared_begins(const struct kpi_text *t, const struct kpi_plan *p)
{
    json_t *a = json_array();
    size_t n = p->regions.list.n;
    bool *shared = kp_alloc(n + 1), *own = kp_alloc(n + 1);
    for (uint32_t i = 0; i < p->f->mark_count; i++) {
        const struct kpi_mark *m = &t->marks.v[p->f->first_mark + i];
        if (m->op == KPI_BEGIN && m->reached && m->region < n)
            (m->shared ? shared : own)[m->region] = true;
    }
    for (size_t id = 0; id < n; id++)
        if (shared[id] && !own[id])
            json_array_append_new(a, json_integer((json_int_t)id));
    free(shared);
    free(own);
    return a;
}

json_t *kpi_plan_json(const struct kpi_text *t, const struct kpi_target *target,
                         const struct kpi_plan *p)
{
    json_t *o = json_pack("{s:o,s:s,s:s,s:s,s:I,s:I,s:I,s:I,s:I,s:b,s:I}", "name",
                          kpi_json_bytes(t->src->text + p->f->name.at, p->f->name.len), "mode",
                          p->in_place ? "in-place" : "two-body", "unit",
                          p->warpgroup ? "warpgroup" : "warp", "strategy",
                          kpi_strategies[p->strategy], "capacity", (json_int_t)p->capacity,
                          "slots", (json_int_t)p->slots, "units", (json_int_t)p->units,
                          "warps_per_unit", (json_int_t)(p->warpgroup ? 4 : 1), "ring_bytes",
                          (json_int_t)p->ring_bytes, "cluster", p->f->cluster, "max_threads",
                          (json_int_t)p->max_threads);
    if (target->computes_places)
        json_object_set_new(o, "places", json_string("computed"));
    json_object_set_new(o, "shared_boundaries", json_boolean(p->shares));
    if (p->shares)
        json_object_set_new(o, "shared_begins", shared_begins(t, p));
    if (p->warps)
        json_object_set_new(o, "warps", warps_json(p->warps));
    json_object_set_new(o, "regions", kpi_regions_json(t, &p->regions));
    if (p->quiets.n)
        json_object_set_new(o, "quiet_loops", quiet_loops(t, p));
    if (p->parting)
        json_object_set_new(o, "parting", json_integer(
            kpi_line(t, t->stmts.v[p->f->first_stmt + p->parting - 1].begin)));
    if (p->parameter)
        json_object_set_new(o, "parameter", json_true());
    if (p->slim)
        json_object_set_new(o, "slim", json_true());
    if (p->turns)
        json_object_set_new(o, "turns", json_integer(p->turns));
    if (p->place)
        json_object_set_new(o, "place", p->place == KPI_PLACE_END ? json_string("end")
                                                                  : json_integer(p->place));
    if (p->bodies > 1)
        json_object_set_new(o, "bodies", kpi_bodies_json(p));
    if (target->describe)
        target->describe(t, p, o);
    return o;
}
