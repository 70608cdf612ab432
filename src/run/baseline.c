#include "run/calibrate/ceilings.h"
#include "run/provenance.h"
#include "run/config/workloads.h"

#include <math.h>

/* The baseline record of a shape: everything that a claim about its time rests on. */

#define FLUSH_UNKNOWN ((size_t)256 << 20) /* where the driver does not tell the cache's size */

static void put(json_t *o, const char *key, json_t *value)
{
    json_object_set_new(o, key, value);
}

/* A copy of a part of another report, or why there is none. */
static json_t *part_or(const json_t *part, const char *why)
{
    return part && !json_is_null(part) ? json_deep_copy(part) : kpn_absent(why);
}

size_t kpn_flush_bytes(const struct kpn_gpu_info *gpu)
{
    return gpu->l2_bytes ? 4 * (size_t)gpu->l2_bytes : FLUSH_UNKNOWN;
}

/* ---- the device ----------------------------------------------------------- */

static json_t *whole_or_null(uint32_t v)
{
    return v ? json_integer(v) : json_null();
}

/* Those that the run was given, or that were kept for what it runs with. */
static json_t *ceilings_json(const struct kpn_session *s)
{
    const json_t *given = json_object_get(s->job->origin, "ceilings");
    return given ? json_deep_copy(given)
                 : kpn_ceilings_find(
                       &s->info, kp_text(json_object_get(s->job->origin, "assembler"), "version"));
}

static json_t *device_json(const struct kpn_session *s)
{
    const struct kpn_gpu_info *g = &s->info;
    json_t *o = kpn_gpu_json(g);
    put(o, "memory_clock_mhz", whole_or_null(g->memory_mhz));
    put(o, "memory_bus_bits", whole_or_null(g->bus_bits));
    put(o, "l2_bytes", whole_or_null(g->l2_bytes));
    /* two words a clock: GDDR and HBM count so in what the driver calls their clock */
    double gb_s = 2.0 * g->memory_mhz * g->bus_bits / 8 / 1000;
    put(o, "nominal_bandwidth", gb_s > 0 ? kpn_json_rounded(gb_s, 1) : json_null());
    put(o, "clocks", part_or(s->clocks, "nothing was timed"));
    put(o, "ceilings", ceilings_json(s));
    return o;
}

/* ---- the kernel and its launch -------------------------------------------- */

static json_t *image_hash(const struct kpn_code *c)
{
    char hex[65];
    if (!c || !c->image.s)
        return json_null();
    kp_sha256_hex(c->image.s, c->image.len, hex);
    return json_string(hex);
}

static json_t *kernel_json(const struct kpn_session *s)
{
    const struct kpn_build *b = s->job->build;
    json_t *o = part_or(json_object_get(s->job->origin, "kernel"), "it was not named");
    put(o, "image_sha256", image_hash(b->original));
    put(o, s->job->build->map ? "probed_image_sha256" : "candidate_image_sha256",
        image_hash(b->probed));
    return o;
}

static json_t *launch_json(const struct kpn_session *s)
{
    const struct kpn_plan *p = s->job->plan;
    const struct kpn_code *c = s->job->build->original;
    double at_once = (double)s->original.occupancy * s->info.limits.sms;
    bool amd = c->wave != 0; /* whose notes count registers, not bytes */
    return json_pack("{s:[iii],s:[iii],s:[iii],s:i,s:i,s:i,s:i,s:i,s:i,s:I,s:o}", "grid",
                     p->grid[0], p->grid[1], p->grid[2], "block", p->block[0], p->block[1],
                     p->block[2], "cluster", p->cluster[0], p->cluster[1], p->cluster[2],
                     "dynamic_shared", p->shared, "static_shared", (int)c->shared, "registers",
                     (int)c->registers, amd ? "vgpr_spills" : "spill_stores",
                     (int)c->spill_stores, amd ? "sgpr_spills" : "spill_loads",
                     (int)c->spill_loads, "occupancy", s->original.occupancy, "ctas",
                     (json_int_t)p->ctas, "waves",
                     at_once > 0 ? kpn_json_rounded((double)p->ctas / at_once, 3) : json_null());
}

/* ---- tensors --------------------------------------------------------------- */

/* The greatest power of two that divides the address, up to 4 KiB. */
static json_int_t alignment(kpn_addr a)
{
    kpn_addr bit = a & (~a + 1);
    return (json_int_t)(bit && bit < 4096 ? bit : 4096);
}

static const json_t *output_of(const json_t *report, const char *name)
{
    const json_t *o;
    size_t i;
    json_array_foreach(json_object_get(json_object_get(report, "verify"), "outputs"), i, o)
        if (strcmp(kp_text(o, "tensor"), name) == 0)
            return o;
    return NULL;
}

static json_t *extents(const int64_t *v, size_t n)
{
    json_t *a = json_array();
    for (size_t i = 0; i < n; i++)
        json_array_append_new(a, json_integer(v[i]));
    return a;
}

static json_t *tensor_json(const struct kpn_session *s, size_t i, const json_t *report)
{
    const struct kpn_tensor *t = &s->job->plan->tensors[i];
    const struct kpn_tensor_spec *spec = t->spec;
    const json_t *sha = json_object_get(output_of(report, spec->name), "sha256");
    json_t *o = json_pack("{s:o,s:s,s:o,s:o,s:I,s:I,s:b}", "name", kp_json_text(spec->name),
                          "dtype", kpn_dtype_name(spec->dtype), "shape", extents(t->shape, t->rank),
                          "strides", extents(t->stride, t->rank), "alignment",
                          alignment(s->tensors[i].data), "bytes", (json_int_t)t->bytes, "output",
                          spec->output);
    put(o, "init", spec->has_init ? json_string(kpn_init_names[spec->init]) : json_null());
    put(o, "seed", spec->has_init ? json_integer((json_int_t)spec->seed) : json_null());
    put(o, "scale", spec->has_init ? json_real(spec->init == KPN_CONSTANT ? spec->constant
                                                                          : spec->scale)
                                   : json_null());
    put(o, "sha256", sha ? json_deep_copy(sha) : json_null());
    return o;
}

static json_t *tensors_json(const struct kpn_session *s, const json_t *report)
{
    json_t *a = json_array();
    for (size_t i = 0; i < s->job->config->tensor_count; i++)
        json_array_append_new(a, tensor_json(s, i, report));
    return a;
}

/* ---- correctness and memory ------------------------------------------------ */

static json_t *correctness_json(const json_t *report)
{
    static const char *const keys[] = {"verdict",       "outputs_equal", "inputs_intact",
                                       "guards_intact", "repeatable",    "checked_outputs"};
    const json_t *v = json_object_get(report, "verify");
    json_t *o = json_object();
    for (size_t i = 0; i < KP_COUNT(keys); i++)
        json_object_set(o, keys[i], json_object_get(v, keys[i]));
    return json_pack("{s:o,s:o}", "original", o, "reference",
                     part_or(json_object_get(report, "reference"),
                             "the config names no reference"));
}

static json_t *memory_json(const struct kpn_session *s)
{
    uint64_t tensors = 0;
    for (size_t i = 0; i < s->job->config->tensor_count; i++)
        tensors += s->tensors[i].bytes;
    uint64_t probes = s->area.bytes + s->stamps.bytes + s->controls.bytes;
    return json_pack("{s:I,s:I,s:I,s:I}", "tensors_bytes", (json_int_t)tensors, "probe_bytes",
                     (json_int_t)probes, "peak_bytes", (json_int_t)s->allocated, "allocations",
                     (json_int_t)s->allocations);
}

static json_t *ms_json(const struct kpn_code *c)
{
    return c && c->ms > 0 ? kpn_json_rounded(c->ms, 1) : json_null();
}

/* ---- timing ----------------------------------------------------------------- */

static json_t *scope_json(const struct kpn_session *s)
{
    bool cold = s->flush != 0;
    return json_pack("{s:i,s:[s,s],s:[s,s,s,s,s,s,s],s:s,s:I,s:i,s:s}", "launches", 1, "includes",
                     "kernel", "launch latency on the device", "excludes", "assembly",
                     "module load", "allocation", "transfers", "warm-up", "host launch overhead",
                     "verification", "l2", cold ? "cold" : "hot", "flush_bytes",
                     (json_int_t)s->flush_bytes, "warmup", (int)s->job->config->warmup, "order",
                     "rounds of all variants, forwards and backwards by turns; each timed launch "
                     "behind one of its own kind");
}

json_t *kpn_timing_json(const struct kpn_session *s, const struct kpn_series *series)
{
    return json_pack("{s:s,s:o,s:o,s:o}", "clock",
                     s->info.limits.amd ? "HIP events" : "CUDA events", "scope", scope_json(s),
                     "samples", kpn_series_json(series), "rows", kpn_series_rows(series));
}

json_t *kpn_baseline_json(const struct kpn_session *s, const json_t *report)
{
    const struct kpn_job *job = s->job;
    json_t *o = json_pack("{s:i,s:s}", "schema_version", 1, "tool", "kperf " PACKAGE_VERSION);
    put(o, "created", kpn_now_utc());
    put(o, "device", device_json(s));
    put(o, "assembler", part_or(json_object_get(job->origin, "assembler"), "it was not named"));
    put(o, "kernel", kernel_json(s));
    put(o, "launch", launch_json(s));
    put(o, "shape", kpn_shape_json(job->plan->shape));
    put(o, "workload", kpn_workload_json(job->plan->shape));
    put(o, "tensors", tensors_json(s, report));
    put(o, "correctness", correctness_json(report));
    put(o, "memory", memory_json(s));
    put(o, "assembly_ms", json_pack("{s:o,s:o}", "original", ms_json(job->build->original),
                                    job->build->map ? "probed" : "candidate",
                                    ms_json(job->build->probed)));
    put(o, "timing", part_or(s->timing, "nothing was timed"));
    return o;
}
