#include "run/device/amd.h"
#include "run/check/reference.h"
#include "run/config/workloads.h"

#define MAX_TENSOR_BYTES (64ull << 30)

/* CUDA programming guide, compute capability 9.0. */
const struct kpn_limits kpn_sm90_limits = {
    .sms = 132, .shared_per_sm = 233472, .shared_per_block = 232448, .shared_reserved = 1024,
    .registers_per_sm = 65536, .threads_per_sm = 2048, .ctas_per_sm = 32,
};

struct kpn_limits kpn_limits_for(const char *arch)
{
    const struct kpn_amd_target *amd = kpn_is_amd(arch) ? kpn_amd_find(arch) : NULL;
    return amd ? kpn_amd_limits(amd) : kpn_sm90_limits;
}

static bool eval_range(const struct kpn_config *c, const struct kpn_shape *s,
                       const struct kpn_node *n, const char *what, int64_t min, int64_t max,
                       int64_t *out)
{
    if (!kpn_eval(c, s, n, out))
        return false;
    if (*out >= min && *out <= max)
        return true;
    kpn_error_in(c, n, 0, strlen(n->value), "%s is %lld; it must be from %lld to %lld", what,
                 (long long)*out, (long long)min, (long long)max);
    return false;
}

static bool eval_dim3(const struct kpn_config *c, const struct kpn_shape *s,
                      const struct kpn_node *const n[3], const char *what,
                      const int64_t max[3], uint32_t out[3])
{
    static const char axis[] = "xyz";
    for (size_t i = 0; i < 3; i++) {
        char name[32];
        int64_t v = 1;
        snprintf(name, sizeof name, "%s.%c", what, axis[i]);
        if (n[i] && !eval_range(c, s, n[i], name, 1, max[i], &v))
            return false;
        out[i] = (uint32_t)v;
    }
    return true;
}

static bool plan_launch(const struct kpn_config *c, const struct kpn_shape *s,
                        struct kpn_plan *p)
{
    static const int64_t grid_max[3] = {INT32_MAX, 65535, 65535};
    static const int64_t block_max[3] = {1024, 1024, 64}, cluster_max[3] = {16, 16, 16};
    int64_t shared = 0;
    if (!eval_dim3(c, s, c->grid, "grid", grid_max, p->grid) ||
        !eval_dim3(c, s, c->block, "block", block_max, p->block) ||
        !eval_dim3(c, s, c->cluster, "cluster", cluster_max, p->cluster) ||
        (c->shared && !eval_range(c, s, c->shared, "shared", 0, 1 << 20, &shared)))
        return false;
    p->shared = (uint32_t)shared;
    p->threads = (uint64_t)p->block[0] * p->block[1] * p->block[2];
    p->ctas = (uint64_t)p->grid[0] * p->grid[1]; /* below 2^47 */
    const struct kpn_node *at = c->launch_node;
    if (p->threads > 1024) {
        kpn_error_in(c, c->block[0] ? c->block[0] : at, 0, 1,
                     "a block of %llu threads; the limit is 1024", (unsigned long long)p->threads);
        return false;
    }
    if (p->ctas > KPT_MAX_CTAS || (p->ctas *= p->grid[2]) > KPT_MAX_CTAS) {
        kp_error_at(&c->src, at->offset, 1, "more than %u CTAs", KPT_MAX_CTAS);
        return false;
    }
    uint32_t size = p->cluster[0] * p->cluster[1] * p->cluster[2];
    for (size_t i = 0; i < 3; i++) {
        if (p->grid[i] % p->cluster[i] == 0 && size <= 16)
            continue;
        kp_error_at(&c->src, at->offset, 1, size > 16 ? "a cluster of more than 16 CTAs"
                                                      : "the cluster does not divide the grid");
        return false;
    }
    return true;
}

/* Elements and bytes of a tensor whose shape and strides are known. */
static bool measure_tensor(const struct kpn_config *c, const struct kpn_tensor_spec *spec,
                           struct kpn_tensor *t)
{
    uint64_t elements = 1, last = 0, packed = 1, size = kpn_dtype_size(spec->dtype);
    bool ok = true;
    t->packed = true;
    for (size_t d = t->rank; d-- > 0;) {
        uint64_t n = (uint64_t)t->shape[d], step;
        if (!spec->has_strides)
            t->stride[d] = (int64_t)packed;
        t->packed = t->packed && (t->stride[d] == (int64_t)packed || n == 1);
        ok = ok && !__builtin_mul_overflow(packed, n, &packed) && packed < INT64_MAX &&
             !__builtin_mul_overflow(elements, n, &elements) &&
             !__builtin_mul_overflow((uint64_t)t->stride[d], n - 1, &step) &&
             !__builtin_add_overflow(last, step, &last);
    }
    if (!ok || last >= MAX_TENSOR_BYTES / size || elements > MAX_TENSOR_BYTES / size) {
        kp_error_at(&c->src, spec->node->offset, spec->node->span,
                    "tensor '%s' is larger than 64 GiB", spec->name);
        return false;
    }
    t->elements = elements;
    t->bytes = (last + 1) * size;
    return true;
}

/* Elements that share memory cannot be compared one by one. */
static bool strides_overlap(const struct kpn_tensor *t)
{
    for (size_t i = 0; i < t->rank; i++) {
        uint64_t reach = 0; /* of all dimensions with smaller strides */
        for (size_t k = 0; k < t->rank; k++)
            if (k != i && t->shape[k] > 1 &&
                (t->stride[k] < t->stride[i] || (t->stride[k] == t->stride[i] && k > i)))
                reach += (uint64_t)t->stride[k] * (uint64_t)(t->shape[k] - 1);
        if (t->shape[i] > 1 && (uint64_t)t->stride[i] <= reach)
            return true;
    }
    return false;
}

static void plan_values(const struct kpn_config *c, const struct kpn_shape *s, struct kpn_plan *p)
{
    bool first = true;
    if (s->values == KPN_VALUES_CONFIG && !s->other)
        return;
    p->specs = kp_alloc((c->tensor_count + 1) * sizeof *p->specs);
    for (size_t i = 0; i < c->tensor_count; i++)
        p->specs[i] = kpn_workload_values(s, &c->tensors[i], i, &first);
}

static bool plan_tensor(const struct kpn_config *c, const struct kpn_shape *s, size_t index,
                        struct kpn_plan *p)
{
    const struct kpn_tensor_spec *spec = p->specs ? &p->specs[index] : &c->tensors[index];
    struct kpn_tensor *t = &p->tensors[index];
    *t = (struct kpn_tensor){.spec = spec, .rank = spec->rank};
    for (size_t d = 0; d < t->rank; d++) {
        if (!eval_range(c, s, spec->shape[d], "a tensor's extent", 1, INT32_MAX, &t->shape[d]))
            return false;
        if (spec->has_strides && !eval_range(c, s, spec->strides[d], "a stride", 1,
                                             (int64_t)1 << 40, &t->stride[d]))
            return false;
    }
    if (!measure_tensor(c, spec, t))
        return false;
    if (!strides_overlap(t))
        return spec->init != KPN_CONTENTS || !spec->has_init || kpn_plan_contents(c, t);
    kp_error_at(&c->src, spec->node->offset, spec->node->span,
                "the strides of tensor '%s' make elements overlap", spec->name);
    return false;
}

static bool plan_scalar(const struct kpn_config *c, const struct kpn_shape *s,
                        struct kpn_param *p)
{
    static const int64_t min[] = {INT32_MIN, INT64_MIN, 0, 0, 0, 0, INT8_MIN, 0, INT16_MIN, 0};
    static const int64_t max[] = {INT32_MAX, INT64_MAX, UINT32_MAX, INT64_MAX, 0, 0,
                                  INT8_MAX,  UINT8_MAX, INT16_MAX,  UINT16_MAX};
    const struct kpn_param_spec *spec = p->spec;
    int64_t v = 0;
    if (spec->type == KPN_S_F32 || spec->type == KPN_S_F64) {
        if (spec->value && !kpn_eval(c, s, spec->value, &v))
            return false;
        double d = spec->value ? (double)v : spec->real;
        float f = (float)d;
        memcpy(&p->bits, spec->type == KPN_S_F32 ? (void *)&f : (void *)&d,
               spec->type == KPN_S_F32 ? sizeof f : sizeof d);
        return true;
    }
    if (!eval_range(c, s, spec->value, "the value", min[spec->type], max[spec->type], &v))
        return false;
    p->bits = (uint64_t)v;
    return true;
}

static bool plan_map(const struct kpn_config *c, const struct kpn_shape *s,
                     const struct kpn_tensor *t, struct kpn_param *p)
{
    const struct kpn_param_spec *spec = p->spec;
    int64_t v;
    for (size_t i = 0; i < spec->rank; i++) {
        if (!eval_range(c, s, spec->box[i], "the box", 1, 256, &v))
            return false;
        p->box[i] = (uint32_t)v;
        v = spec->dim_count ? 0 : t->shape[t->rank - 1 - i];
        if (spec->dim_count && !eval_range(c, s, spec->dims[i], "a dimension", 1,
                                           (int64_t)1 << 32, &v))
            return false;
        p->dims[i] = (uint64_t)v;
        v = i < t->rank ? t->stride[t->rank - 1 - i] : 1;
        if (spec->stride_count && !eval_range(c, s, spec->strides[i], "a stride", 1,
                                              (int64_t)1 << 40, &v))
            return false;
        p->strides[i] = (uint64_t)v * kpn_dtype_size(t->spec->dtype);
    }
    /* What the map reaches must be the tensor's. */
    uint64_t reach = kpn_dtype_size(t->spec->dtype), step;
    for (size_t i = 0; i < spec->rank; i++)
        if (__builtin_mul_overflow(p->dims[i] - 1, p->strides[i], &step) ||
            __builtin_add_overflow(reach, step, &reach))
            reach = UINT64_MAX - UINT32_MAX;
    if (reach <= t->bytes)
        return true;
    kp_error_at(&c->src, spec->node->offset, 1,
                "the tensor map reaches past the end of tensor '%s'", t->spec->name);
    return false;
}

static bool plan_param(const struct kpn_config *c, const struct kpn_shape *s,
                       struct kpn_plan *plan, size_t i)
{
    struct kpn_param *p = &plan->params[i];
    p->spec = &c->params[i];
    if (p->spec->kind == KPN_P_SCALAR)
        return plan_scalar(c, s, p);
    if (p->spec->kind == KPN_P_BYTES)
        return kpn_plan_bytes(c, i, plan);
    return p->spec->kind == KPN_P_TENSOR ||
           plan_map(c, s, &plan->tensors[p->spec->tensor], p);
}

/* A formula's operands must fit together. */
static bool plan_reference(const struct kpn_config *c, const struct kpn_plan *p)
{
    const struct kpn_reference_spec *r = &c->reference;
    struct kpn_formula f;
    char why[200] = "";
    if ((r->kind != KPN_R_GEMM && r->kind != KPN_R_ATTENTION) || kpn_formula_make(c, p, &f, why))
        return true;
    kp_error_at(&c->src, r->node->offset, 1, "%s", why);
    return false;
}

bool kpn_plan_make(const struct kpn_config *c, const struct kpn_shape *shape,
                   struct kpn_plan *out)
{
    *out = (struct kpn_plan){.shape = shape, .label = kpn_shape_label(shape)};
    bool ok = plan_launch(c, shape, out);
    plan_values(c, shape, out);
    for (size_t i = 0; ok && i < c->tensor_count; i++)
        ok = plan_tensor(c, shape, i, out);
    for (size_t i = 0; ok && i < c->param_count; i++)
        ok = plan_param(c, shape, out, i);
    ok = ok && plan_reference(c, out);
    ok = ok && kpn_plan_work(c, out);
    if (!ok && shape->count)
        kp_note("in shape %s", out->label);
    return ok;
}

void kpn_plan_free(struct kpn_plan *p)
{
    free(p->label);
    free(p->specs);
    for (size_t i = 0; i < KPN_MAX_PARAMS; i++) {
        free(p->params[i].bytes);
        p->params[i].bytes = NULL;
    }
    p->label = NULL;
    p->specs = NULL;
}

json_t *kpn_shape_json(const struct kpn_shape *s)
{
    json_t *o = json_object();
    for (size_t i = 0; i < s->count; i++)
        json_object_set_new(o, s->name[i], json_integer(s->value[i]));
    return o;
}

static json_t *tensor_json(const struct kpn_tensor *t)
{
    json_t *shape = json_array(), *strides = json_array();
    for (size_t d = 0; d < t->rank; d++) {
        json_array_append_new(shape, json_integer(t->shape[d]));
        json_array_append_new(strides, json_integer(t->stride[d]));
    }
    const struct kpn_tensor_spec *s = t->spec;
    return json_pack("{s:s,s:s,s:o,s:o,s:I,s:b,s:s}", "name", s->name, "dtype",
                     kpn_dtype_name(s->dtype), "shape", shape, "strides", strides, "bytes",
                     (json_int_t)t->bytes, "output", s->output, "init",
                     s->has_init ? kpn_init_names[s->init] : "poison");
}

static json_t *param_json(const struct kpn_config *c, const struct kpn_param *p)
{
    const struct kpn_param_spec *s = p->spec;
    if (s->kind == KPN_P_TENSOR)
        return json_pack("{s:s}", "tensor", c->tensors[s->tensor].name);
    if (s->kind == KPN_P_SCALAR) {
        char bits[24];
        snprintf(bits, sizeof bits, "0x%llx", (unsigned long long)p->bits);
        return json_pack("{s:s,s:s}", "scalar", kpn_scalar_names[s->type], "bits", bits);
    }
    if (s->kind == KPN_P_BYTES) {
        char hex[65];
        kp_sha256_hex(p->bytes, s->size, hex);
        return json_pack("{s:I,s:s}", "bytes", (json_int_t)s->size, "sha256", hex);
    }
    json_t *dims = json_array(), *box = json_array(), *strides = json_array();
    for (size_t i = 0; i < s->rank; i++) {
        json_array_append_new(dims, json_integer((json_int_t)p->dims[i]));
        json_array_append_new(box, json_integer(p->box[i]));
        if (i)
            json_array_append_new(strides, json_integer((json_int_t)p->strides[i]));
    }
    return json_pack("{s:s,s:o,s:o,s:o,s:i,s:i,s:i,s:i}", "tensor_map",
                     c->tensors[s->tensor].name, "dims", dims, "strides_bytes", strides, "box",
                     box, "swizzle", s->swizzle, "interleave", s->interleave, "l2", s->l2, "oob",
                     s->oob);
}

json_t *kpn_plan_json(const struct kpn_config *c, const struct kpn_plan *p)
{
    json_t *tensors = json_array(), *params = json_array();
    for (size_t i = 0; i < c->tensor_count; i++)
        json_array_append_new(tensors, tensor_json(&p->tensors[i]));
    for (size_t i = 0; i < c->param_count; i++)
        json_array_append_new(params, param_json(c, &p->params[i]));
    json_t *o = json_pack("{s:[iii],s:[iii],s:[iii],s:i,s:o,s:o}", "grid", p->grid[0], p->grid[1],
                     p->grid[2], "block", p->block[0], p->block[1], p->block[2], "cluster",
                     p->cluster[0], p->cluster[1], p->cluster[2], "dynamic_shared", p->shared,
                     "params", params, "tensors", tensors);
    if (c->cooperative)
        json_object_set_new(o, "cooperative", json_true());
    return o;
}

/* ---- occupancy and the ring --------------------------------------------- */

static uint32_t round_up(uint32_t v, uint32_t to)
{
    return (v + to - 1) / to * to;
}

static uint32_t amd_occupancy(const struct kpn_limits *l, uint32_t threads, uint32_t registers,
                              uint32_t shared, const char **by)
{
    const struct kpn_amd_use use = {.threads = threads, .vgprs = registers, .lds = shared};
    struct kpn_amd_occupancy o = kpn_amd_occupancy(l->amd, &use);
    *by = o.by;
    return o.groups;
}

uint32_t kpn_occupancy(const struct kpn_limits *l, uint32_t threads, uint32_t registers,
                       uint32_t shared, const char **by)
{
    const char *unused;
    if (!by)
        by = &unused;
    if (l->amd)
        return amd_occupancy(l, threads, registers, shared, by);
    uint32_t warps = (threads + 31) / 32, best = l->ctas_per_sm;
    *by = "CTAs";
    if (!warps || shared > l->shared_per_block)
        return 0;
    if (l->threads_per_sm / (warps * 32) < best) {
        best = l->threads_per_sm / (warps * 32);
        *by = "threads";
    }
    /* Registers come in units of 256 a warp, spread over four partitions. */
    uint32_t per_warp = round_up(registers * 32, 256);
    if (per_warp) {
        uint32_t n = l->registers_per_sm / 4 / per_warp * 4 / warps;
        if (n < best) {
            best = n;
            *by = "registers";
        }
    }
    uint32_t n = l->shared_per_sm / (round_up(shared, 128) + l->shared_reserved);
    if (n < best) {
        best = n;
        *by = "shared memory";
    }
    return best;
}

uint64_t kpn_area_bytes(uint64_t units, uint32_t capacity)
{
    return sizeof(struct kpi_area_head) + units * KPI_PLACE_BYTES(capacity);
}

uint64_t kpn_area_room(uint64_t bytes, uint32_t capacity)
{
    return (bytes - sizeof(struct kpi_area_head)) / KPI_PLACE_BYTES(capacity);
}

uint32_t kpn_keep_choose(uint64_t units)
{
    uint32_t keep = 65536;
    while (keep > 32 && kpn_area_bytes(units, keep) > KPN_MAX_AREA / 4)
        keep /= 2;
    return keep;
}
