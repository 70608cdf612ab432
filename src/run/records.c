#include "run/budget.h"

/* A shape's records: what is known of them, and the plan that comes of it. */

static uint32_t units_of(const struct kpn_kernel_file *k, uint64_t threads)
{
    const struct kpn_config *c = k->config;
    json_int_t wave = json_integer_value(json_object_get(k->entry, "wave_size"));
    uint64_t warp = wave > 0 ? (uint64_t)wave : 32;
    uint64_t per = c->unit == KPI_UNIT_WARPGROUP ? 4 * warp : warp;
    return c->warps ? (uint32_t)__builtin_popcount(c->warps)
                    : (uint32_t)((threads + per - 1) / per);
}

/* A kernel that keeps few records, in global memory (but for waves that store together, which
 * have rings in LDS): it has the map, and can be launched to count, whatever shared memory there
 * is. */
static struct kpn_ring counting_ring(const struct kpn_kernel_file *k)
{
    const struct kpn_config *c = k->config;
    bool together = c->store == KPI_COLLABORATIVE;
    return (struct kpn_ring){
        .strategy = together ? KPI_CIRCULAR : KPI_GLOBAL, .capacity = KPN_COUNT_KEEP,
        .slots = together ? KPN_COUNT_KEEP : 0,
        .separate = c->separate || (c->strategy_fixed && c->strategy == KPI_FLUSH),
    };
}

static int make_counting(const struct kpn_records *x, struct kpn_assembler *a,
                         struct kpn_probed **out)
{
    const struct kpn_ring ring = counting_ring(x->kernel);
    return kpn_kernel_probed(x->kernel, a, &ring, x->plan, out);
}

/* Does it matter how many records a unit makes? */
static bool depends_on_count(const struct kpn_config *c)
{
    if (c->trips_node || c->wish == KPN_NEWEST)
        return false;
    if (c->only_kept) /* is there anything to leave out? */
        return true;
    if (!c->strategy_fixed || c->strategy == KPI_CIRCULAR)
        return !c->ring;
    return !c->keep || (c->strategy == KPI_FLUSH && !c->ring);
}

static int count(const struct kpn_records *x, struct kpn_budget *b)
{
    struct kpn_probed *counting;
    int status = make_counting(x, x->assembler, &counting);
    if (status != KP_OK)
        return status;
    const json_t *map = counting->entry;
    struct kpn_config config = *x->kernel->config;
    config.entry = x->kernel->name;
    const struct kpn_options options = {0};
    const struct kpn_build build = {
        .original = &x->kernel->original, .probed = &counting->code, .map = map,
        .ring = counting_ring(x->kernel), .units = b->units,
        .warps_per_unit = (uint32_t)kpn_whole(map, "warps_per_unit"),
        .cluster = json_is_true(json_object_get(map, "cluster")),
    };
    struct kpn_job job = {.config = &config, .arch = x->kernel->arch, .plan = x->plan,
                          .build = &build, .options = &options, .sample_text = "all",
                          .assembler_version = x->assembler->version};
    json_t *said = NULL;
    status = kpn_child(x->what, config.timeout, kpn_count_child, &job, &said);
    if (status == KP_OK) {
        b->demand.known = kpn_whole(said, "units") > 0;
        b->demand.from = b->demand.known ? "launch" : NULL;
        b->demand.records = (uint64_t)kpn_whole(said, "records");
        b->demand.led = strcmp(kp_text(said, "unit"), "warpgroup") == 0;
        b->room.ctas = (uint32_t)kpn_whole(said, "ctas");
        b->room.free = (uint32_t)kpn_whole(said, "free");
    }
    json_decref(said);
    return status;
}

static int find_demand(const struct kpn_records *x, struct kpn_budget *b)
{
    const struct kpn_config *c = x->kernel->config;
    struct kpn_probed *sketch = NULL;
    if (c->trips_node) { /* their names are the map's */
        int status = make_counting(x, NULL, &sketch);
        if (status != KP_OK)
            return status;
    }
    if (!kpn_demand_of(c, x->plan->shape, sketch ? sketch->entry : NULL, &b->demand))
        return KP_MALFORMED;
    return x->launch && depends_on_count(c) ? count(x, b) : KP_OK;
}

static int refused(const struct kpn_config *c, const struct kpn_ring *r)
{
    const struct kpn_node *n = c->records_node;
    if (n)
        kpn_error_in(c, n, 0, strlen(n->value), "%s", r->why);
    else
        kp_error("%s: %s", kp_shown_name(c->src.name), r->why);
    kp_note("%s", r->fits);
    return KP_MALFORMED;
}

/* Where the rings of all warps have no room and those of warp groups do, of each the first warp
 * records alone: a record in global memory of every warp costs far more
 * (bench/results/strangers.json), and the others of a group do as that one does, which a launch has
 * shown. */
static void prefer_groups(const struct kpn_records *x, struct kpn_budget *b, struct kpn_ring *out)
{
    enum { GROUP = 128 };
    struct kpn_budget groups = *b;
    struct kpn_ring ring;
    if (out->strategy != KPI_GLOBAL || b->strategy_fixed || x->kernel->config->unit_fixed ||
        b->demand.wish != KPN_AUTO || !b->demand.led || x->plan->threads % GROUP != 0)
        return;
    groups.warpgroup = groups.for_room = true;
    groups.units = (uint32_t)(x->plan->threads / GROUP);
    groups.all_units = x->plan->ctas * groups.units;
    groups.probed_units = b->probed_units / b->units * groups.units;
    if (!kpn_budget_plan(&groups, &ring) || ring.strategy != KPI_CIRCULAR)
        return;
    ring.warpgroup = true;
    ring.few = false; /* groups of warps take no turns */
    *out = ring;
    *b = groups;
}

int kpn_records_plan(const struct kpn_records *x, struct kpn_ring *out, json_t **json)
{
    const struct kpn_kernel_file *k = x->kernel;
    const struct kpn_config *c = k->config;
    json_int_t declared = json_integer_value(json_object_get(k->entry, "shared_bytes"));
    struct kpn_budget b = {
        .use = {.limits = x->limits, .threads = (uint32_t)x->plan->threads,
                .registers = k->assembled ? k->original.registers : 0,
                .fixed = k->assembled ? k->original.shared : (uint32_t)declared,
                .dynamic = x->plan->shared,
                .static_most = kpn_static_most(x->assembler ? x->assembler->version : NULL)},
        .units = units_of(k, x->plan->threads), .warpgroup = c->unit == KPI_UNIT_WARPGROUP,
        .strategy_fixed = c->strategy_fixed || c->ring || kpn_is_amd(k->arch),
        .strategy = c->strategy, .ring = c->ring, .keep = c->keep,
    };
    b.all_units = x->plan->ctas * b.units;
    kpn_room_find(&b.use, &b.room);
    int status = find_demand(x, &b);
    if (status != KP_OK)
        return status;
    b.probed_units = x->probed(x->ctx, b.room.ctas) * b.units;
    if (!kpn_budget_plan(&b, out))
        return refused(c, out);
    prefer_groups(x, &b, out);
    out->separate = c->separate;
    if (out->fewer)
        kp_warn("%s: no ring of 32 or more leaves %u CTAs an SM; this one leaves %u",
                kp_shown_name(c->src.name), b.room.ctas, out->ctas);
    *json = kpn_budget_json(&b, out);
    return KP_OK;
}
