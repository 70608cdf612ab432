#include "instrument/amd.h"
#include "instrument/image.h"
#include "instrument/rules.h"

const struct kpi_target kpi_target_ptx = {
    .name = "ptx",
    .computes_places = true,
    .claims = kpi_ptx_claims,
    .read = kpi_ptx_read,
    .put_marks = kpi_ptx_put_marks,
    .find_cluster = kpi_ptx_find_cluster,
    .supports = kpi_ptx_supports,
    .needs_in_place = kpi_ptx_needs_in_place,
    .place_flushes = kpi_ptx_place_flushes,
    .static_shared = kpi_ptx_static_shared,
    .place_records = kpi_ptx_place_records,
    .place_parting = kpi_ptx_place_parting,
    .find_quiet = kpi_ptx_find_quiet,
    .find_pins = kpi_ptx_find_pins,
    .lower_module = kpi_ptx_lower_module,
    .lower_entry = kpi_ptx_lower_entry,
    .inspect = kpi_ptx_inspect,
    .contents = kpi_text_contents,
};

static const struct kpi_target *const targets[] = {&kpi_target_ptx, &kpi_target_amd};

/* The target of this text; the first in the table when none claims it. */
const struct kpi_target *kpi_target_of(const struct kp_source *src)
{
    for (size_t i = 0; i < KP_COUNT(targets); i++)
        if (targets[i]->claims(src))
            return targets[i];
    return targets[0];
}

void kpi_shareds_free(struct kpi_text *t)
{
    if (t->shared)
        free(t->shared->list.v);
    free(t->shared);
    t->shared = NULL;
}

void kpi_text_free(struct kpi_text *t)
{
    kpi_known_free(t);
    kpi_shareds_free(t);
    free(t->stmts.v);
    free(t->scopes.v);
    free(t->marks.v);
    free(t->functions.v);
    free(t->variables.v);
    free(t->lines.v);
    kpi_amd_free(t->amd);
    *t = (struct kpi_text){0};
}

/* ---- which kernels ------------------------------------------------------ */

/* The entry's name as a string; owned. */
static char *entry_name(const struct kpi_text *t, const struct kpi_function *f)
{
    return kpi_dup(t->src, f->name);
}

int kpi_no_such_kernel(const struct kpi_text *t, const char *pattern)
{
    char **names = kp_alloc((t->functions.n + 1) * sizeof *names);
    size_t n = 0;
    for (size_t i = 0; i < t->functions.n; i++)
        if (t->functions.v[i].entry)
            names[n++] = entry_name(t, &t->functions.v[i]);
    char *near = kpi_near_kernel(pattern, names);
    const char *file = kp_shown_name(t->src->name);
    if (near)
        kp_error("%s: no kernel '%s'; did you mean '%s'?", file, pattern, near);
    else if (n)
        kp_error("%s: no kernel '%s'; the first of %zu is '%s'", file, pattern, n, names[0]);
    else
        kp_error("%s: no kernel '%s': the file defines none", file, pattern);
    free(near);
    kpi_names_free(names);
    return KP_USAGE;
}

/* Marks in `chosen` the entries of this pattern.  An exact name that has no
 * marks is an error; a glob passes over those. */
static int choose_pattern(const struct kpi_text *t, const char *pattern, bool *chosen)
{
    bool found = false;
    for (size_t i = 0; i < t->functions.n; i++) {
        const struct kpi_function *f = &t->functions.v[i];
        if (!f->entry)
            continue;
        char *name = entry_name(t, f);
        bool exact = strcmp(name, pattern) == 0, match = exact || kpi_kernel_is(pattern, name);
        free(name);
        if (exact && !f->mark_count) {
            kp_error_at(t->src, kpi_origin(t, f->name.at), f->name.len, "no marks in kernel '%s'", pattern);
            return KP_MALFORMED;
        }
        found = found || match;
        chosen[i] = chosen[i] || (match && f->mark_count);
    }
    return found ? KP_OK : kpi_no_such_kernel(t, pattern);
}

static int choose(const struct kpi_text *t, const struct kpi_options *o, bool *chosen)
{
    for (size_t i = 0; i < o->kernel_count; i++) {
        int rc = choose_pattern(t, o->kernels[i], chosen);
        if (rc != KP_OK)
            return rc;
    }
    bool any = false;
    for (size_t i = 0; i < t->functions.n; i++) {
        const struct kpi_function *f = &t->functions.v[i];
        if (!o->kernel_count)
            chosen[i] = f->entry && f->mark_count;
        any = any || chosen[i];
    }
    if (!any)
        kp_error("%s: no marks in %s", kp_shown_name(t->src->name),
                 o->kernel_count ? "the kernels chosen" : "any kernel");
    return any ? KP_OK : KP_MALFORMED;
}

/* ---- checks ------------------------------------------------------------- */

/* Functions that are called know nothing of their caller's ring. */
static int check_callees(const struct kpi_text *t)
{
    int rc = KP_OK;
    for (size_t i = 0; i < t->functions.n; i++) {
        const struct kpi_function *f = &t->functions.v[i];
        if (f->entry || !f->mark_count)
            continue;
        const struct kpi_mark *m = &t->marks.v[f->first_mark];
        if (t->amd && !kpi_amd_is_named(t, f)) {
            kp_note_at(t->src, kpi_origin(t, f->name.at), f->name.len,
                       "nothing calls this function: its marks are passed over");
            continue;
        }
        kp_error_at(t->src, m->at.at, m->at.len,
                    "a mark in a function that is called: it cannot see the recording state of "
                    "its caller; have the compiler inline it (__forceinline__)");
        kp_note_at(t->src, f->name.at, f->name.len, "the function is defined here");
        rc = KP_MALFORMED;
    }
    return rc;
}

static void warn_of_exits_in_callees(const struct kpi_text *t)
{
    for (size_t i = 0; i < t->functions.n; i++) {
        const struct kpi_function *f = &t->functions.v[i];
        for (uint32_t k = 0; k < f->stmt_count && !f->entry; k++) {
            const struct kpi_stmt *s = &t->stmts.v[f->first_stmt + k];
            if (s->flow != KPI_FLOW_EXIT || !kpi_is_op(t->src, s->op, "exit"))
                continue;
            kp_warn_at(t->src, s->begin, s->end - s->begin,
                       "the records of a thread that ends in a called function are lost");
            break;
        }
    }
}

/* Names that probes need, each with "kperf" in it; texts that hold the first two have probes. */
static const char *const own_names[] = {KPI_OPEN,  KPI_CLOSE, KPI_CONTROL_SYMBOL,
                                        "%kperf_", "$kperf_", "kperf_ring", ".Lkperf_",
                                        KPI_PARAMETER};

/* Where each of these stands first; NULL: nowhere. */
static void find_own_names(const struct kp_source *src, const char *first[KP_COUNT(own_names)])
{
    static const char core[] = "kperf";
    const char *end = src->text + src->len, *hit = src->text;
    while (hit < end && (hit = memmem(hit, (size_t)(end - hit), core, sizeof core - 1))) {
        for (size_t i = 0; i < KP_COUNT(own_names); i++) {
            size_t before = (size_t)(strstr(own_names[i], core) - own_names[i]);
            size_t n = strlen(own_names[i]);
            if (!first[i] && (size_t)(hit - src->text) >= before &&
                (size_t)(end - hit) + before >= n && memcmp(hit - before, own_names[i], n) == 0)
                first[i] = hit - before;
        }
        hit++;
    }
}

static int check_names(const struct kp_source *src)
{
    const char *first[KP_COUNT(own_names)] = {NULL};
    if (src->len)
        find_own_names(src, first);
    for (size_t i = 0; i < KP_COUNT(own_names); i++) {
        if (!first[i])
            continue;
        size_t at = (size_t)(first[i] - src->text), n = strlen(own_names[i]);
        if (i < 2)
            kp_error_at(src, at, n,
                        "this text is instrumented already: kperf strip takes the probes out");
        else
            kp_error_at(src, at, n, "names that probes need are taken: '%s'", own_names[i]);
        return KP_MALFORMED;
    }
    return KP_OK;
}

static bool is_ring(uint32_t n)
{
    return n >= 4 && n <= 65536 && !(n & (n - 1));
}

static int check_options(const struct kpi_options *o)
{
    bool kept = o->strategy != KPI_CIRCULAR, ring = o->strategy != KPI_GLOBAL;
    if ((ring && !is_ring(o->capacity)) || (kept && !is_ring(o->keep))) {
        kp_error("a ring holds a power of two of records from 4 to 65536, not %u",
                 ring && !is_ring(o->capacity) ? o->capacity : o->keep);
        return KP_USAGE;
    }
    if (o->threads > 1024) {
        kp_error("a CTA has at most 1024 threads, not %u", o->threads);
        return KP_USAGE;
    }
    if (o->strategy == KPI_FLUSH && (o->capacity < 8 || o->capacity > o->keep)) {
        kp_error("a ring that is flushed holds at least 8 records and at most what is kept, not %u",
                 o->capacity);
        return KP_USAGE;
    }
    if (o->bodies > KPT_MAX_BODIES || (o->split && !kpi_split_bodies(o->split))) {
        kp_error("a kernel can have 1 to %d probed bodies, each with regions of its own",
                 KPT_MAX_BODIES);
        return KP_USAGE;
    }
    if (o->warps && (o->unit != KPI_UNIT_WARP || o->store != KPI_ELECTED)) {
        kp_error("chosen warps have a ring each; a warp group's is of all its warps");
        return KP_USAGE;
    }
    return KP_OK;
}

const char *const kpi_strategies[] = {"circular", "flush", "global", NULL};

/* A number below 32 at *s, which moves behind it; -1: there is none. */
static int parse_warp(const char **s)
{
    int v = 0, digits = 0;
    for (; **s >= '0' && **s <= '9' && v < 32; ++*s, digits++)
        v = v * 10 + (**s - '0');
    return digits && v < 32 ? v : -1;
}

bool kpi_warps_parse(const char *list, uint32_t *warps)
{
    *warps = 0;
    for (;;) {
        int first = parse_warp(&list), last = first;
        if (first >= 0 && *list == '-') {
            list++;
            last = parse_warp(&list);
        }
        if (first < 0 || last < first)
            return false;
        *warps |= (uint32_t)(((uint64_t)2 << last) - ((uint64_t)1 << first));
        if (!*list)
            return true;
        if (*list++ != ',')
            return false;
    }
}

/* ---- plan --------------------------------------------------------------- */

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
    kp_error_at(t->src, kpi_origin(t, f->name.at), f->name.len, "warp %u cannot record: a CTA has %u warp%s",
                last, there, there == 1 ? "" : "s");
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
                    "it can have %llu: ask for smaller rings, for none (--strategy=global), or say how "
                    "many threads a CTA has",
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
        kp_error_at(t->src, kpi_origin(t, f->name.at), f->name.len, "no region is left for flushes");
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

static int make_plan(struct kpi_text *t, const struct kpi_target *target, struct kpi_function *f,
                     const struct kpi_options *o, struct kpi_plan *plan)
{
    *plan = (struct kpi_plan){.f = f, .strategy = o->strategy, .flush_region = KPI_NO_REGION};
    if (target->accepts && target->accepts(t, f, o) != KP_OK)
        return KP_USAGE;
    if (!target->accepts && o->store != KPI_ELECTED) {
        kp_error_at(t->src, kpi_origin(t, f->name.at), f->name.len,
                    "records are stored together by all lanes in AMDGCN kernels only");
        return KP_USAGE;
    }
    if (o->only_kept && (!target->find_quiet || o->strategy != KPI_CIRCULAR)) {
        kp_error_at(t->src, kpi_origin(t, f->name.at), f->name.len,
                    "only the records that are kept can be made in PTX, with the strategy circular");
        return KP_USAGE;
    }
    if (target->check && target->check(t, f) != KP_OK)
        return KP_MALFORMED;
    plan->max_threads = o->threads ? o->threads : threads_of(f);
    if (!plan->max_threads)
        plan->max_threads = 1024;
    plan->one_dimensional =
        o->flat_block || (f->exact_ntid && f->ntid[1] == 1 && f->ntid[2] == 1);
    plan->flat_grid = o->flat_grid;
    plan->collaborative = o->store == KPI_COLLABORATIVE;
    plan->warpgroup = o->unit == KPI_UNIT_WARPGROUP || plan->collaborative;
    plan->at_once = o->at_once;
    plan->parameter = o->parameter;
    plan->place = o->place;
    int rc = plan_units(t, target, o, plan);
    if (rc == KP_OK)
        rc = plan_rings(t, target, o, plan);
    if (rc == KP_OK && !kpi_regions_find(t, f, &plan->regions))
        rc = KP_MALFORMED;
    if (rc != KP_OK)
        return rc;
    if (!o->separate && !plan->collaborative && o->strategy != KPI_FLUSH)
        plan->shares = kpi_share_boundaries(t, f);
    if (target->find_cluster)
        target->find_cluster(t, f, &plan->regions);
    if (!o->exact && target->place_records)
        target->place_records(t, f);
    plan->in_place = o->in_place || (target->needs_in_place && target->needs_in_place(t, f));
    if (!plan->in_place && !o->early && target->place_parting)
        target->place_parting(t, plan);
    find_pins(t, target, o, plan);
    rc = kpi_plan_bodies(t, o, plan);
    if (rc == KP_OK && o->only_kept)
        target->find_quiet(t, plan);
    return rc == KP_OK && o->strategy == KPI_FLUSH ? plan_flushes(t, target, plan) : rc;
}

static void free_plan(struct kpi_plan *plan)
{
    kpi_regions_free(&plan->regions);
    free(plan->pins.list.v);
    free(plan->pins.at_mark);
    free(plan->flush_at);
    for (size_t i = 0; i < plan->quiets.n; i++)
        free(plan->quiets.v[i].others);
    free(plan->quiets.v);
}

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
    for (size_t id = 0; id < p->regions.list.n; id++) {
        uint32_t shared = 0, own = 0;
        for (uint32_t i = 0; i < p->f->mark_count; i++) {
            const struct kpi_mark *m = &t->marks.v[p->f->first_mark + i];
            bool here = m->op == KPI_BEGIN && m->reached && m->region == id;
            shared += here && m->shared;
            own += here && !m->shared;
        }
        if (shared && !own)
            json_array_append_new(a, json_integer((json_int_t)id));
    }
    return a;
}

static json_t *plan_json(const struct kpi_text *t, const struct kpi_target *target,
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
    if (p->place)
        json_object_set_new(o, "place", p->place == KPI_PLACE_END ? json_string("end")
                                                                  : json_integer(p->place));
    if (p->bodies > 1)
        json_object_set_new(o, "bodies", kpi_bodies_json(p));
    if (target->describe)
        target->describe(t, p, o);
    return o;
}

/* ---- all of it ---------------------------------------------------------- */

static int lower_chosen(struct kpi_text *t, const struct kpi_target *target,
                        const struct kpi_options *o, const bool *chosen, struct kpi_edits *edits,
                        json_t *entries)
{
    int rc = KP_OK;
    for (size_t i = 0; i < t->functions.n; i++) {
        if (!chosen[i])
            continue;
        struct kpi_plan plan;
        int one = make_plan(t, target, &t->functions.v[i], o, &plan);
        if (one == KP_OK && rc == KP_OK)
            one = target->lower_entry(t, &plan, edits);
        if (one == KP_OK)
            json_array_append_new(entries, plan_json(t, target, &plan));
        else
            rc = one;
        free_plan(&plan);
    }
    return rc;
}

static json_t *make_map(const struct kpi_text *t, const struct kpi_options *o, json_t *entries)
{
    json_t *source = json_pack("{s:o,s:n}", "name", kp_json_text(kp_shown_name(t->src->name)),
                               "sha256"); /* with that of the probes: kpi_emit */
    if (o->unmarked_sha256)
        json_object_set_new(source, "unmarked_sha256", json_string(o->unmarked_sha256));
    if (o->unmarked_sha256 && o->rules)
        json_object_set_new(source, "rules", kpi_rules_json(o->rules));
    return json_pack("{s:i,s:s,s:o,s:o,s:o}", "schema_version", 1, "tool",
                     PACKAGE_NAME " " PACKAGE_VERSION, "source", source, "target",
                     kpi_json_bytes(t->src->text + t->target.at, t->target.len), "entries",
                     entries);
}

static void add_identity(const struct kpi_text *t, const char *id, struct kpi_edits *edits)
{
    struct kp_str b = {0};
    kp_str_addf(&b, "\n.visible .const .align 8 .u64 " KPI_ID_SYMBOL " = 0x%s;\n", id);
    kpi_edit_add(edits, t->header_end, 0, &b);
}

static int instrument(struct kpi_text *t, const struct kpi_target *target,
                      const struct kpi_options *o, struct kp_str *out, json_t **map)
{
    bool *chosen = kp_alloc(t->functions.n + 1);
    struct kpi_edits edits = {0};
    json_t *entries = json_array();
    int rc = choose(t, o, chosen);
    if (rc == KP_OK)
        rc = target->supports(t);
    if (rc == KP_OK && o->identity && target != &kpi_target_ptx) {
        kp_error("%s: only launches of PTX can be collected", kp_shown_name(t->src->name));
        rc = KP_USAGE;
    }
    if (rc == KP_OK) {
        if (target->lower_module)
            target->lower_module(t, &edits);
        if (o->identity)
            add_identity(t, o->identity, &edits);
        rc = lower_chosen(t, target, o, chosen, &edits, entries);
    }
    if (rc == KP_OK && target->finish)
        target->finish(t, &edits);
    if (rc == KP_OK) {
        warn_of_exits_in_callees(t);
        kpi_emit(t->src, &edits, make_map(t, o, entries), out, map);
    } else {
        json_decref(entries);
    }
    kpi_edits_free(&edits);
    free(chosen);
    return rc;
}

/* What was read (KP_OK) with its marks; frees it. */
static int instrument_marked(int rc, struct kpi_text *t, const struct kpi_options *options,
                             struct kp_str *out, json_t **map)
{
    if (rc == KP_OK)
        rc = check_callees(t);
    if (rc == KP_OK)
        rc = instrument(t, kpi_target_of(t->src), options, out, map);
    kpi_text_free(t);
    return rc;
}

int kpi_instrument(const struct kp_source *src, const struct kpi_options *options,
                   struct kp_str *out, json_t **map)
{
    int rc = check_options(options);
    struct kpi_text t;
    if (rc == KP_OK)
        rc = check_names(src);
    if (rc != KP_OK || !options->rules)
        return rc == KP_OK ? instrument_marked(kpi_target_of(src)->read(src, &t), &t, options, out,
                                               map)
                           : rc;
    struct kpi_marked marked;
    struct kpi_options with = *options;
    char hash[65];
    rc = kpi_mark_and_read(src, options->rules, &marked, &t);
    if (rc == KP_OK) {
        kp_sha256_hex(src->text, src->len, hash);
        with.unmarked_sha256 = hash;
    }
    rc = instrument_marked(rc, &t, &with, out, map);
    kp_str_free(&marked.text);
    return rc;
}

int kpi_inspect(const struct kp_source *src, json_t **report)
{
    const struct kpi_target *target = kpi_target_of(src);
    struct kpi_text t;
    int rc = target->read(src, &t);
    if (rc == KP_OK) {
        *report = target->inspect(&t);
        json_object_set_new(*report, "instrumented", json_boolean(kpi_is_instrumented(src)));
    }
    kpi_text_free(&t);
    return rc;
}

int kpi_contents(const struct kp_source *src, json_t **contents)
{
    const struct kpi_target *target = kpi_target_of(src);
    struct kpi_text t;
    int rc = target->read(src, &t);
    if (rc == KP_OK)
        *contents = target->contents(&t);
    kpi_text_free(&t);
    return rc;
}
