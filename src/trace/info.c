#include "trace/trace_internal.h"

#include <math.h>

/* Where parsing stands, for messages like "NAME: info: regions[3].name ...". */
struct ctx {
    const char *name;
    char where[64];
};

KP_PRINTF(2, 3)
static bool bad(const struct ctx *c, const char *fmt, ...)
{
    struct kp_str b = {0};
    va_list ap;
    va_start(ap, fmt);
    kp_str_vaddf(&b, fmt, ap);
    va_end(ap);
    kp_error("%s: info block: %s%s", kp_shown_name(c->name), c->where, b.s);
    kp_str_free(&b);
    return false;
}

/* A whole number in [min, max]; `fallback` when the key is absent. */
static bool get_number(const struct ctx *c, const json_t *o, const char *key, uint64_t min,
                       uint64_t max, const uint64_t *fallback, uint64_t *out)
{
    const json_t *v = json_object_get(o, key);
    *out = fallback ? *fallback : 0;
    if (!v && fallback)
        return true;
    json_int_t n = json_integer_value(v);
    if (!json_is_integer(v) || n < 0 || (uint64_t)n < min || (uint64_t)n > max)
        return bad(c, "\"%s\" is not a number from %llu to %llu", key,
                   (unsigned long long)min, (unsigned long long)max);
    *out = (uint64_t)n;
    return true;
}

static bool get_u32(const struct ctx *c, const json_t *o, const char *key, uint32_t min,
                    uint32_t max, uint32_t *out)
{
    uint64_t v;
    if (!get_number(c, o, key, min, max, NULL, &v))
        return false;
    *out = (uint32_t)v;
    return true;
}

/* A finite number >= 0; 0 when absent. */
static bool get_amount(const struct ctx *c, const json_t *o, const char *key, double *out)
{
    const json_t *v = json_object_get(o, key);
    *out = json_number_value(v);
    if ((v && !json_is_number(v)) || !isfinite(*out) || *out < 0)
        return bad(c, "\"%s\" is not a number of 0 or more", key);
    return true;
}

/* A non-empty name; *out = NULL when absent and that is allowed. */
static bool get_name(const struct ctx *c, const json_t *o, const char *key, bool optional,
                     const char **out)
{
    const json_t *v = json_object_get(o, key);
    *out = json_string_value(v);
    if (optional && (!v || json_is_null(v)))
        return true;
    if (!*out || !**out || json_string_length(v) > KPT_NAME_MAX)
        return bad(c, "\"%s\" is not a name of 1 to %d bytes", key, KPT_NAME_MAX);
    return true;
}

/* The array at key; *out = NULL when absent. */
static bool get_array(const struct ctx *c, const json_t *o, const char *key, json_t **out)
{
    *out = json_object_get(o, key);
    if (*out && !json_is_array(*out))
        return bad(c, "\"%s\" is not an array", key);
    return true;
}

uint32_t kpt_clock_bits(const json_t *info)
{
    const json_t *v = json_object_get(info, "clock_bits");
    json_int_t n = json_integer_value(v);
    if (!v)
        return KPT_MAX_CLOCK_BITS;
    return json_is_integer(v) && n >= KPT_MIN_CLOCK_BITS && n <= KPT_MAX_CLOCK_BITS ? (uint32_t)n
                                                                                     : 0;
}

/* Do all loops that record make no more than what a ring keeps? */
static bool is_only_kept(const json_t *loops)
{
    size_t i;
    const json_t *loop;
    bool all = json_array_size(loops) > 0;
    json_array_foreach(loops, i, loop)
        all = all && json_is_integer(json_object_get(loop, "iterations"));
    return all;
}

uint32_t kpt_features_of(const json_t *info)
{
    uint32_t bits = kpt_clock_bits(info) == KPT_MAX_CLOCK_BITS ? 0 : KPT_FEATURE_CLOCK_BITS;
    if (json_is_true(json_object_get(info, "shared_boundaries")))
        bits |= KPT_FEATURE_SHARED;
    if (json_object_get(info, "bodies"))
        bits |= KPT_FEATURE_BODIES;
    if (json_object_get(info, "amd"))
        bits |= KPT_FEATURE_AMD;
    return bits;
}

static bool get_dim3(const struct ctx *c, const json_t *o, const char *key, uint32_t out[3])
{
    const json_t *a = json_object_get(o, key);
    if (!json_is_array(a) || json_array_size(a) != 3)
        return bad(c, "\"%s\" is not an array of three numbers", key);
    for (size_t i = 0; i < 3; i++) {
        json_int_t n = json_integer_value(json_array_get(a, i));
        if (n < 1 || n > INT32_MAX)
            return bad(c, "\"%s\"[%zu] is not a number from 1 to %d", key, i, INT32_MAX);
        out[i] = (uint32_t)n;
    }
    return true;
}

static bool get_waits(const struct ctx *c, const json_t *o, struct kpt_region *r)
{
    json_t *a;
    if (!get_array(c, o, "waits", &a))
        return false;
    size_t n = json_array_size(a);
    r->waits = kp_alloc((n + 1) * sizeof *r->waits);
    r->wait_count = n;
    for (size_t i = 0; i < n; i++) {
        const json_t *w = json_array_get(a, i);
        const uint64_t none = 0;
        uint64_t distance, turns;
        if (!get_name(c, w, "on", false, &r->waits[i].on) ||
            !get_number(c, w, "distance", 0, UINT32_MAX, &none, &distance) ||
            !get_number(c, w, "turns", 0, UINT32_MAX, &none, &turns))
            return false;
        r->waits[i].distance = (uint32_t)distance;
        r->waits[i].turns = (uint32_t)turns;
    }
    return true;
}

static bool get_arrives(const struct ctx *c, const json_t *o, struct kpt_region *r)
{
    json_t *a;
    if (!get_array(c, o, "arrives", &a))
        return false;
    size_t n = json_array_size(a);
    r->arrives = kp_alloc((n + 1) * sizeof *r->arrives);
    r->arrive_count = n;
    for (size_t i = 0; i < n; i++) {
        r->arrives[i] = json_string_value(json_array_get(a, i));
        if (!r->arrives[i] || !*r->arrives[i])
            return bad(c, "\"arrives\"[%zu] is not a name", i);
    }
    return true;
}

static bool get_asyncs(const struct ctx *c, const json_t *o, struct kpt_region *r)
{
    json_t *a;
    if (!get_array(c, o, "asyncs", &a))
        return false;
    size_t n = json_array_size(a);
    r->asyncs = kp_alloc((n + 1) * sizeof *r->asyncs);
    r->async_count = n;
    for (size_t i = 0; i < n; i++) {
        const json_t *v = json_array_get(a, i);
        struct kpt_async *x = &r->asyncs[i];
        if (!get_name(c, v, "name", false, &x->name) ||
            !get_name(c, v, "engine", true, &x->engine) ||
            !get_name(c, v, "arrives", true, &x->arrives) ||
            !get_amount(c, v, "bytes", &x->bytes) || !get_amount(c, v, "flops", &x->flops))
            return false;
        if (!x->engine)
            x->engine = "";
    }
    return true;
}

/* False: it has some that this version does not know, or that are none. */
static bool get_cluster_ops(const json_t *o, struct kpt_region *r)
{
    const json_t *a = json_object_get(o, "cluster");
    size_t n = json_array_size(a);
    if (a && (!json_is_array(a) || n > KPT_CLUSTER_OPS))
        return false;
    for (size_t i = 0; i < n; i++) {
        const char *op = json_string_value(json_array_get(a, i));
        if (!op || (strcmp(op, "arrive") != 0 && strcmp(op, "wait") != 0))
            return false;
        r->cluster[i] = *op == 'w' ? KPT_CLUSTER_WAIT : KPT_CLUSTER_ARRIVE;
    }
    r->cluster_count = (uint32_t)n;
    return true;
}

/* What regions do at their cluster's barrier counts phases only if all of it is known. */
static void get_phases(struct kpt_info *info)
{
    const json_t *a = json_object_get(info->json, "regions");
    bool all = true, any = false;
    for (size_t i = 0; i < info->region_count; i++) {
        all = get_cluster_ops(json_array_get(a, i), &info->regions[i]) && all;
        any |= info->regions[i].cluster_count > 0;
    }
    info->cluster_counted = all && any;
}

/* Two numbers below 256, if they are there. */
static bool get_pair(const struct ctx *c, const json_t *o, const char *key, uint8_t out[2])
{
    json_t *a;
    if (!get_array(c, o, key, &a))
        return false;
    for (size_t i = 0; a && i < 2; i++) {
        const json_t *v = json_array_get(a, i);
        json_int_t n = json_integer_value(v);
        if (json_array_size(a) != 2 || !json_is_integer(v) || n < 0 || n > UINT8_MAX)
            return bad(c, "\"%s\" are not two numbers from 0 to %d", key, UINT8_MAX);
        out[i] = (uint8_t)n;
    }
    return true;
}

static bool get_stores(const struct ctx *c, const json_t *o, struct kpt_region *r)
{
    const json_t *stores = json_object_get(o, "stores");
    r->stored_behind[0] = r->stored_behind[1] = 1;
    if (stores && !json_is_object(stores))
        return bad(c, "\"stores\" is not an object");
    return get_pair(c, stores, "before", r->stored_before) &&
           get_pair(c, stores, "behind", r->stored_behind);
}

static bool get_region(struct ctx *c, const json_t *o, size_t id, struct kpt_region *r)
{
    uint64_t given, line;
    const uint64_t same = id, none = 0;
    snprintf(c->where, sizeof c->where, "regions[%zu]: ", id);
    if (!json_is_object(o))
        return bad(c, "not an object");
    if (!get_number(c, o, "id", 0, KPT_MAX_REGIONS - 1, &same, &given))
        return false;
    if (given != id)
        return bad(c, "its \"id\" is %llu", (unsigned long long)given);
    if (!get_name(c, o, "name", false, &r->name) ||
        !get_number(c, o, "line", 0, UINT32_MAX, &none, &line))
        return false;
    r->line = (uint32_t)line;
    r->instant = json_is_true(json_object_get(o, "instant"));
    return get_stores(c, o, r) && get_waits(c, o, r) && get_arrives(c, o, r) && get_asyncs(c, o, r);
}

static bool get_regions(struct ctx *c, struct kpt_info *info)
{
    const json_t *a = json_object_get(info->json, "regions");
    if (!json_is_array(a))
        return bad(c, "\"regions\" is not an array");
    size_t n = json_array_size(a);
    if (n > KPT_MAX_REGIONS)
        return bad(c, "%zu regions; the limit is %d", n, KPT_MAX_REGIONS);
    info->regions = kp_alloc((n + 1) * sizeof *info->regions);
    info->region_count = n;
    for (size_t i = 0; i < n; i++)
        if (!get_region(c, json_array_get(a, i), i, &info->regions[i]))
            return false;
    info->flush_region = UINT32_MAX;
    for (size_t i = 0; i < n; i++)
        if (strcmp(info->regions[i].name, KPT_FLUSH_REGION) == 0)
            info->flush_region = (uint32_t)i;
    get_phases(info);
    kpt_set_forms(info);
    for (size_t i = 0; i < n; i++)
        info->gathered |= json_object_get(json_array_get(a, i), "stores") != NULL;
    c->where[0] = '\0';
    return true;
}

/* Region ids as a bit set, at *out; each body's sets are its own. */
static bool get_set(const struct ctx *c, const struct kpt_info *info, const json_t *o,
                    const char *key, uint64_t **out)
{
    json_t *a;
    *out = kp_alloc((info->region_count / 64 + 1) * sizeof **out);
    if (!get_array(c, o, key, &a))
        return false;
    for (size_t i = 0; i < json_array_size(a); i++) {
        const json_t *v = json_array_get(a, i);
        json_int_t id = json_integer_value(v);
        if (!json_is_integer(v) || id < 0 || (size_t)id >= info->region_count)
            return bad(c, "\"%s\"[%zu] is not the id of a region", key, i);
        (*out)[id / 64] |= (uint64_t)1 << id % 64;
    }
    return true;
}

static bool get_body(const struct ctx *c, const struct kpt_info *info, const json_t *o,
                     struct kpt_body *b)
{
    const json_t *late = json_object_get(o, "after_waits");
    if (!json_is_object(o) || !json_is_array(json_object_get(o, "regions")))
        return bad(c, "not an object with \"regions\"");
    return get_set(c, info, o, "regions", &b->records) &&
           get_set(c, info, late, "starts", &b->late_starts) &&
           get_set(c, info, late, "ends", &b->late_ends);
}

static bool get_bodies(struct ctx *c, struct kpt_info *info)
{
    json_t *a;
    info->body_count = 1;
    if (!get_array(c, info->json, "bodies", &a))
        return false;
    if (!a)
        return true;
    size_t n = json_array_size(a);
    if (n < 1 || n > KPT_MAX_BODIES)
        return bad(c, "\"bodies\" are not 1 to %d", KPT_MAX_BODIES);
    info->bodies = kp_alloc(n * sizeof *info->bodies);
    info->body_count = (uint32_t)n;
    for (size_t i = 0; i < n; i++) {
        snprintf(c->where, sizeof c->where, "bodies[%zu]: ", i);
        if (!get_body(c, info, json_array_get(a, i), &info->bodies[i]))
            return false;
    }
    c->where[0] = '\0';
    return true;
}

/* calibration.engines.tensor, which may be absent. */
static bool get_engines(const struct ctx *c, const json_t *calibration, struct kpt_info *info)
{
    const json_t *engines = json_object_get(calibration, "engines");
    const json_t *tensor = json_object_get(engines, "tensor");
    if (!tensor)
        return !engines || json_is_object(engines) || bad(c, "\"engines\" is not an object");
    if (!get_amount(c, tensor, "flops_per_cycle", &info->tensor_rate) ||
        !get_amount(c, tensor, "lo", &info->tensor_rate_lo) ||
        !get_amount(c, tensor, "hi", &info->tensor_rate_hi))
        return false;
    if (info->tensor_rate_lo > info->tensor_rate || info->tensor_rate_hi < info->tensor_rate)
        return bad(c, "\"flops_per_cycle\" does not lie between its \"lo\" and \"hi\"");
    return true;
}

/* calibration.prologue, which may be absent. */
static bool get_prologue(const struct ctx *c, const json_t *calibration, struct kpt_info *info)
{
    const json_t *o = json_object_get(calibration, "prologue");
    if (!o)
        return true;
    if (!get_amount(c, o, "cycles", &info->prologue) ||
        !get_amount(c, o, "lo", &info->prologue_lo) || !get_amount(c, o, "hi", &info->prologue_hi))
        return false;
    return (info->prologue_lo <= info->prologue && info->prologue <= info->prologue_hi) ||
           bad(c, "the \"prologue\" does not lie between its \"lo\" and \"hi\"");
}

/* A member of calibration.inside: cycles, perhaps less than 0; where it is absent, `other`. */
static bool get_cycles(const struct ctx *c, const json_t *o, const char *what, const char *key,
                       double other, double *out)
{
    const json_t *v = json_object_get(o, key);
    *out = v ? json_number_value(v) : other;
    return (!v || json_is_number(v)) && fabs(*out) <= 1e6
               ? true : bad(c, "\"inside\" has no number of cycles for %s", what);
}

/* How early a clock is read behind an instruction of a kind; less where it waits for that to have
 * read its register, and then *held: by how much that holds up the next. */
static bool get_early(const struct ctx *c, const json_t *inside, const json_t *region,
                      const char *where, const char *late_where, double *out, double *held)
{
    const char *kind = json_string_value(json_object_get(region, where));
    const char *behind = json_string_value(json_object_get(region, late_where));
    const json_t *of = json_object_get(inside, kind ? kind : "");
    double late = 0;
    *held = 0;
    if (!kind || !get_cycles(c, of, kind, "early", 0, out))
        return !kind;
    if (!behind || strcmp(behind, kind) != 0)
        return true;
    if (!get_cycles(c, of, kind, "late", 0, &late) || !get_cycles(c, of, kind, "held", 0, held))
        return false;
    *out = fmax(*out - fmax(late, 0), 0);
    return true;
}

/* Special functions are done in 8 cycles a warp (H200); an access is in 4 at the most. */
static double queued(const char *kind)
{
    static const char *const accesses[] = {"memory", "global", "shuffle"};
    for (size_t i = 0; i < KP_COUNT(accesses); i++)
        if (strcmp(kind, accesses[i]) == 0)
            return 4;
    return strcmp(kind, "special") == 0 || strcmp(kind, "bits") == 0 ? 8 : 0;
}

static bool get_inside_region(const struct ctx *c, const json_t *inside, const json_t *region,
                              struct kpt_region *r)
{
    const char *kind = json_string_value(json_object_get(region, "waits_for"));
    bool pinned = json_integer_value(json_object_get(region, "pinned")) > 0;
    char key[64];
    double cycles, first, held = 0, ignored;
    if (!kind || r->wait_count || r->async_count)
        return true;
    snprintf(key, sizeof key, "%s%s", kind, pinned ? "_pinned" : "");
    const json_t *o = json_object_get(inside, key);
    if (!json_object_get(o, "cycles"))
        return true;
    if (!get_cycles(c, o, key, "cycles", 0, &cycles) ||
        !get_cycles(c, o, key, "lo", cycles, &r->inside_least) ||
        !get_cycles(c, o, key, "first", cycles, &first) ||
        !get_early(c, inside, region, "begins_behind", "late_start", &r->early_start, &held) ||
        (!pinned && !get_early(c, inside, region, "ends_behind", "late_end", &r->early_end,
                               &ignored)))
        return false;
    double early = 0; /* what a region that begins by itself is short of, beside its records */
    if (!pinned && !get_cycles(c, o, key, "early", 0, &early))
        return false;
    first += early;
    r->inside_cost = cycles > 0 ? cycles : 0;
    r->inside_first = first > 0 ? first : 0;
    r->held = held > 0 ? held : 0;
    r->queued = queued(kind);
    r->inside_least = r->inside_least < cycles ? r->inside_least : cycles;
    r->inside_known = true;
    return true;
}

/* calibration.inside, which may be absent: of each region, by what it waits for and whether
 * its results are pinned. */
static bool get_inside(const struct ctx *c, const json_t *calibration, struct kpt_info *info)
{
    const json_t *inside = json_object_get(calibration, "inside");
    const json_t *regions = json_object_get(info->json, "regions");
    if (inside && !json_is_object(inside))
        return bad(c, "\"inside\" is not an object");
    for (size_t i = 0; inside && i < info->region_count; i++) {
        if (!get_inside_region(c, inside, json_array_get(regions, i), &info->regions[i]))
            return false;
        info->inside_known |= info->regions[i].inside_known;
    }
    return true;
}

static bool get_calibration(const struct ctx *c, struct kpt_info *info)
{
    const json_t *o = json_object_get(info->json, "calibration");
    if (!o || json_is_null(o))
        return true;
    if (!json_is_object(o))
        return bad(c, "\"calibration\" is not an object");
    if (!get_amount(c, o, "record_cost", &info->record_cost) ||
        !get_amount(c, o, "lo", &info->record_cost_lo) ||
        !get_amount(c, o, "hi", &info->record_cost_hi))
        return false;
    if (info->record_cost > 1e6)
        return bad(c, "a record cannot cost %g cycles", info->record_cost);
    info->calibrated = json_object_get(o, "record_cost") != NULL;
    if (!json_object_get(o, "lo"))
        info->record_cost_lo = info->record_cost;
    if (!json_object_get(o, "hi"))
        info->record_cost_hi = info->record_cost;
    return get_prologue(c, o, info) && get_inside(c, o, info) && get_engines(c, o, info);
}

/* launch.cluster; a launch without clusters may leave it out. */
static bool get_cluster(const struct ctx *c, struct kpt_info *info)
{
    const json_t *launch = json_object_get(info->json, "launch");
    info->cluster[0] = info->cluster[1] = info->cluster[2] = 1;
    return !json_object_get(launch, "cluster") || get_dim3(c, launch, "cluster", info->cluster);
}

static bool get_layout(const struct ctx *c, struct kpt_info *info)
{
    const json_t *j = info->json;
    const uint64_t none = 0;
    if (!get_dim3(c, j, "grid", info->grid) || !get_dim3(c, j, "block", info->block) ||
        !get_u32(c, j, "capacity", 1, 65536, &info->capacity) ||
        !get_u32(c, j, "units", 1, 65536, &info->units_per_cta) ||
        !get_u32(c, j, "warps_per_unit", 1, 1024, &info->warps_per_unit) ||
        !get_number(c, j, "units_dropped", 0, INT64_MAX, &none, &info->units_dropped) ||
        !get_number(c, j, "records_dropped", 0, INT64_MAX, &none, &info->records_dropped))
        return false;
    if (info->capacity & (info->capacity - 1))
        return bad(c, "\"capacity\" is not a power of two");
    info->shared = json_is_true(json_object_get(j, "shared_boundaries"));
    info->only_kept = is_only_kept(json_object_get(j, "quiet_loops"));
    info->clock_bits = kpt_clock_bits(j);
    if (info->clock_bits == 0)
        return bad(c, "\"clock_bits\" is not a number from %d to %d", KPT_MIN_CLOCK_BITS,
                   KPT_MAX_CLOCK_BITS);
    return get_cluster(c, info);
}

/* "CU" or "WGP". */
static bool get_holder(const struct ctx *c, const json_t *o, struct kpt_amd *amd)
{
    const char *holder = json_string_value(json_object_get(o, "holder"));
    amd->wgp = holder && strcmp(holder, "WGP") == 0;
    return (holder && (amd->wgp || strcmp(holder, "CU") == 0)) ||
           bad(c, "\"holder\" is neither \"CU\" nor \"WGP\"");
}

static bool get_amd(struct ctx *c, struct kpt_info *info)
{
    const json_t *o = json_object_get(info->json, "amd");
    const uint64_t whole = 64, usual = 100;
    uint64_t wide, mhz;
    if (!o)
        return true;
    snprintf(c->where, sizeof c->where, "amd: ");
    if (!json_is_object(o))
        return bad(c, "not an object");
    if (!get_name(c, o, "target", false, &info->amd.target) ||
        !get_u32(c, o, "wave_size", 32, 64, &info->amd.wave_size) ||
        !get_holder(c, o, &info->amd) ||
        !get_number(c, o, "clock_wide", KPT_MIN_CLOCK_BITS, 64, &whole, &wide) ||
        !get_number(c, o, "constant_clock_mhz", 1, 1000, &usual, &mhz))
        return false;
    if (info->amd.wave_size != 32 && info->amd.wave_size != 64)
        return bad(c, "a wave of %u lanes", info->amd.wave_size);
    info->amd.clock_wide = (uint32_t)wide;
    info->amd.constant_mhz = (double)mhz;
    info->amd.signature = json_is_true(json_object_get(o, "signature"));
    if (info->amd.signature && info->shared)
        return bad(c, "\"signature\" and \"shared_boundaries\" exclude each other");
    c->where[0] = '\0';
    return true;
}

static bool get_all(struct ctx *c, struct kpt_info *info)
{
    uint32_t schema;
    if (!get_u32(c, info->json, "schema_version", 1, INT32_MAX, &schema))
        return false;
    if (schema != 1)
        return bad(c, "schema version %u; this kperf knows 1", schema);
    info->entry = json_string_value(json_object_get(info->json, "entry"));
    if (!info->entry || !*info->entry)
        return bad(c, "\"entry\" is not a name");
    return get_layout(c, info) && get_amd(c, info) && get_regions(c, info) && get_bodies(c, info) &&
           get_calibration(c, info);
}

int kpt_info_parse(const json_t *json, const char *name, struct kpt_info *out)
{
    struct ctx c = {.name = name};
    *out = (struct kpt_info){.json = json};
    if (get_all(&c, out))
        return KP_OK;
    kpt_info_free(out);
    return KP_MALFORMED;
}

void kpt_info_free(struct kpt_info *info)
{
    for (size_t i = 0; i < info->region_count; i++) {
        free(info->regions[i].waits);
        free(info->regions[i].arrives);
        free(info->regions[i].asyncs);
    }
    for (uint32_t i = 0; info->bodies && i < info->body_count; i++) {
        free(info->bodies[i].records);
        free(info->bodies[i].late_starts);
        free(info->bodies[i].late_ends);
    }
    free(info->bodies);
    free(info->regions);
    *info = (struct kpt_info){0};
}
