#include "run/baseline.h"

/* A shape on the device: guarded memory, parameters, both kernels, launches. */

#define GUARD 4096u
#define GUARD_BYTE 0xc3

/* ---- guarded memory ----------------------------------------------------- */

static bool guard(struct kpn_session *s, struct kpn_buffer *out)
{
    size_t bytes = out->bytes;
    s->allocated += bytes + 2 * GUARD;
    s->allocations++;
    out->data = out->base + GUARD;
    return s->ops->fill(s->gpu, out->base, GUARD_BYTE, GUARD) &&
           s->ops->fill(s->gpu, out->data + bytes, GUARD_BYTE, GUARD);
}

static bool guarded_alloc(struct kpn_session *s, size_t bytes, struct kpn_buffer *out)
{
    *out = (struct kpn_buffer){.bytes = bytes};
    return bytes <= SIZE_MAX - 2 * GUARD &&
           s->ops->alloc(s->gpu, bytes + 2 * GUARD, &out->base) && guard(s, out);
}

bool kpn_guard_check(struct kpn_session *s, const struct kpn_buffer *b, uint64_t *changed,
                     int64_t *first)
{
    unsigned char guard[2 * GUARD];
    *changed = 0;
    if (!s->ops->download(s->gpu, guard, b->base, GUARD) ||
        !s->ops->download(s->gpu, guard + GUARD, b->data + b->bytes, GUARD))
        return false;
    for (size_t i = 0; i < 2 * GUARD; i++) {
        int64_t at = i < GUARD ? (int64_t)i - GUARD : (int64_t)(b->bytes + i - GUARD);
        if (guard[i] != GUARD_BYTE && (*changed)++ == 0)
            *first = at;
    }
    return *changed == 0 || (s->ops->fill(s->gpu, b->base, GUARD_BYTE, GUARD) &&
                             s->ops->fill(s->gpu, b->data + b->bytes, GUARD_BYTE, GUARD));
}

/* ---- set-up ------------------------------------------------------------- */

static bool open_tensor(struct kpn_session *s, size_t i)
{
    const struct kpn_tensor *t = &s->job->plan->tensors[i];
    if (!guarded_alloc(s, t->bytes, &s->tensors[i]))
        return false;
    if (!t->spec->has_init)
        return true;
    s->inputs[i] = kp_alloc(t->bytes);
    if (t->spec->init != KPN_CONTENTS)
        kpn_tensor_fill(t, s->inputs[i], 0);
    else if (!kpn_tensor_read(s->job->config->src.name, t, s->inputs[i], 0))
        return false;
    if (t->spec->restore) {
        s->allocated += t->bytes;
        s->allocations++;
        if (!s->ops->alloc(s->gpu, t->bytes, &s->before[i]) ||
            !s->ops->upload(s->gpu, s->before[i], s->inputs[i], t->bytes))
            return false;
    }
    return s->ops->upload(s->gpu, s->tensors[i].data, s->inputs[i], t->bytes);
}

/* Addresses are those of this process. */
static void open_bytes(struct kpn_session *s, size_t i)
{
    const struct kpn_config *c = s->job->config;
    for (size_t k = 0; k < c->addresses.n; k++) {
        const struct kpn_address *a = &c->addresses.v[k];
        kpn_addr to = s->tensors[a->tensor].data + a->offset;
        if (a->param == i)
            memcpy(s->job->plan->params[i].bytes + a->at, &to, sizeof to);
    }
    s->params[i] = s->job->plan->params[i].bytes;
}

static bool open_map(struct kpn_session *s, size_t i)
{
    const struct kpn_param *p = &s->job->plan->params[i];
    const struct kpn_tensor *t = &s->job->plan->tensors[p->spec->tensor];
    struct kpn_tensor_map m = {
        .dtype = t->spec->dtype, .rank = (uint32_t)p->spec->rank,
        .address = s->tensors[p->spec->tensor].data, .dims = p->dims, .strides = p->strides,
        .box = p->box, .swizzle = p->spec->swizzle, .interleave = p->spec->interleave,
        .l2 = p->spec->l2, .oob = p->spec->oob,
    };
    s->params[i] = s->maps + i * 128;
    if (s->ops->tensor_map(s->gpu, &m, s->params[i]))
        return true;
    kp_error("the tensor map of '%s' (parameter %zu) is refused by the driver", t->spec->name,
             i);
    return false;
}

static bool open_params(struct kpn_session *s)
{
    const struct kpn_job *job = s->job;
    s->maps = aligned_alloc(128, KPN_MAX_PARAMS * 128);
    if (!s->maps) {
        kp_error("out of memory");
        return false;
    }
    for (size_t i = 0; i < job->config->param_count; i++) {
        const struct kpn_param *p = &job->plan->params[i];
        if (p->spec->kind == KPN_P_MAP) {
            if (!open_map(s, i))
                return false;
            continue;
        }
        if (p->spec->kind == KPN_P_BYTES) {
            open_bytes(s, i);
            continue;
        }
        s->scalars[i] = p->spec->kind == KPN_P_SCALAR ? p->bits
                                                      : s->tensors[p->spec->tensor].data;
        s->params[i] = &s->scalars[i];
    }
    s->params[job->config->param_count] = &s->parameter;
    return true;
}

static bool open_kernel(struct kpn_session *s, const struct kpn_code *code, const char *what,
                        const struct kpn_launch *launch, struct kpn_kernel *k)
{
    const char *entry = s->job->config->entry;
    if (s->ops->load(s->gpu, code->image.s, &k->module) &&
        s->ops->function(s->gpu, k->module, entry, &k->fn) &&
        s->ops->prepare(s->gpu, k->fn, launch) &&
        s->ops->describe(s->gpu, k->fn, &k->info) &&
        s->ops->occupancy(s->gpu, k->fn, launch, &k->occupancy))
        return true;
    kp_error("the %s kernel cannot be loaded on %s (%s%s)", what, s->info.name,
             s->info.limits.amd ? "" : "compute capability ", s->info.capability);
    return false;
}

static bool choose_sample(struct kpn_session *s)
{
    const struct kpn_job *job = s->job;
    const struct kpn_plan *p = job->plan;
    uint32_t cluster = job->build->cluster ? p->cluster[0] * p->cluster[1] * p->cluster[2] : 1;
    s->ids = p->ctas / cluster;
    s->at_once = (uint64_t)s->probed.occupancy * s->info.limits.sms / cluster;
    if (!job->sample_text) {
        kpn_sample_choose(s->ids, s->at_once, kpn_bodies(job->build->map), &s->sample);
        return true;
    }
    const struct kpn_node *node = job->options->sample ? NULL : job->config->sample_node;
    return kpn_sample_parse(job->config, p->shape, job->sample_text, node, s->ids, &s->sample);
}

static bool has_parameter(const struct kpn_session *s)
{
    return json_is_true(json_object_get(s->job->build->map, "parameter"));
}

/* What AMD's hardware does not tell the probes. */
static void tell_launch(const struct kpn_launch *l, struct kpi_control *c)
{
    c->grid_x = l->grid[0];
    c->grid_y = l->grid[1];
    c->block = l->block[0] | l->block[1] << 16;
    c->dynamic_shared = l->shared;
}

/* CTAs, or clusters, whose units all have places in the area: of more the probes of a text that has
 * the parameter do not ask. */
static uint64_t ids_with_places(const struct kpn_session *s)
{
    const struct kpn_build *b = s->job->build;
    const uint32_t *cl = s->launch.cluster;
    uint64_t units = b->units * (b->cluster ? (uint64_t)cl[0] * cl[1] * cl[2] : 1);
    if (!has_parameter(s) || b->ring.strategy == KPI_FLUSH)
        return UINT32_MAX;
    return kpn_area_room(s->area_bytes, b->ring.capacity) / units;
}

static void make_control(const struct kpn_session *s, enum kpn_variant v, struct kpi_control *c)
{
    *c = (struct kpi_control){
        .area = s->area.data, .stamps = s->stamps.data, .area_bytes = s->area_bytes,
        .stamp_count = (uint32_t)s->job->plan->ctas, .sample_every = s->sample.every,
        .sample_phase = s->sample.phase, .sample_first = s->sample.first,
        .sample_limit = s->sample.limit,
    };
    if (v == KPN_V_ALL || v >= KPN_V_BODY) {
        c->sample_every = 1;
        c->sample_phase = c->sample_first = 0;
        c->sample_limit = UINT32_MAX;
        c->body = v >= KPN_V_BODY ? (uint32_t)(v - KPN_V_BODY) + 1 : 0;
    } else if (v == KPN_V_NONE) {
        c->sample_every = 0;
    }
    kpi_control_sample(c, s->ids);
    uint64_t room = ids_with_places(s);
    if (c->sample_count > room)
        c->sample_count = (uint32_t)room;
    if (s->info.limits.amd)
        tell_launch(&s->probed_launch, c);
}

bool kpn_upload_controls(struct kpn_session *s)
{
    for (int v = 0; v < KPN_V_COUNT; v++) {
        struct kpi_control c;
        make_control(s, (enum kpn_variant)v, &c);
        if (!s->ops->upload(s->gpu, s->controls.data + (unsigned)v * sizeof c, &c, sizeof c))
            return false;
    }
    return true;
}

static bool find_control(struct kpn_session *s)
{
    size_t n = 0;
    if (!s->ops->symbol(s->gpu, s->probed.module, KPI_CONTROL_SYMBOL, &s->control, &n))
        return false;
    s->control_bytes = n < sizeof(struct kpi_control) ? n : sizeof(struct kpi_control);
    if (n < KPI_CONTROL_LEAST)
        kp_error("%s has %zu bytes in the assembled kernel", KPI_CONTROL_SYMBOL, n);
    return n >= KPI_CONTROL_LEAST;
}

static bool area_open(struct kpn_session *s, struct kpn_buffer *out)
{
    return guarded_alloc(s, s->area_bytes, out) &&
           s->ops->fill(s->gpu, out->data, 0, s->area_bytes);
}

bool kpn_area_try(struct kpn_session *s, struct kpn_buffer *out, bool *got)
{
    *out = (struct kpn_buffer){.bytes = s->area_bytes};
    *got = s->ops->try_alloc(s->gpu, s->area_bytes + 2 * GUARD, &out->base);
    return !*got || (guard(s, out) && s->ops->fill(s->gpu, out->data, 0, s->area_bytes));
}

void kpn_area_close(struct kpn_session *s, struct kpn_buffer *area)
{
    s->ops->release(s->gpu, area->base);
    s->allocated -= area->bytes + 2 * GUARD;
    s->allocations--;
}

static bool open_records(struct kpn_session *s)
{
    const struct kpn_build *b = s->job->build;
    uint64_t all = s->job->plan->ctas * b->units;
    uint64_t bytes = kpn_area_bytes(all, b->ring.capacity);
    s->area_bytes = bytes > KPN_MAX_AREA ? KPN_MAX_AREA : bytes;
    if (bytes > KPN_MAX_AREA && (b->ring.strategy != KPI_CIRCULAR || has_parameter(s)))
        kp_warn("the record area has room for %llu of %llu units of %u records: where all CTAs "
                "are probed, the others write none and cost less",
                (unsigned long long)(KPN_MAX_AREA / KPI_PLACE_BYTES(b->ring.capacity)),
                (unsigned long long)all, b->ring.capacity);
    size_t stamps = s->job->plan->ctas * sizeof(struct kpt_stamp);
    if (!has_parameter(s) && !find_control(s))
        return false;
    if (!area_open(s, &s->area) || !guarded_alloc(s, stamps, &s->stamps) ||
        !guarded_alloc(s, KPN_V_COUNT * sizeof(struct kpi_control), &s->controls))
        return false;
    return kpn_upload_controls(s) && s->ops->fill(s->gpu, s->stamps.data, 0, stamps);
}

/* On AMD the rings lie behind the kernel's dynamic LDS, at a multiple of what one takes. */
static uint32_t aligned_shared(const struct kpn_job *job)
{
    json_int_t stride = json_integer_value(json_object_get(job->build->map, "ring_stride"));
    uint64_t step = kpn_is_amd(job->arch) && stride > 0 && stride <= 65536 ? (uint64_t)stride : 1;
    return (uint32_t)((job->plan->shared + step - 1) / step * step);
}

bool kpn_session_open(struct kpn_session *s)
{
    const struct kpn_job *job = s->job;
    memcpy(s->launch.grid, job->plan->grid, sizeof s->launch.grid);
    memcpy(s->launch.block, job->plan->block, sizeof s->launch.block);
    memcpy(s->launch.cluster, job->plan->cluster, sizeof s->launch.cluster);
    s->launch.shared = job->plan->shared;
    s->launch.cooperative = job->config->cooperative;
    s->probed_launch = s->launch;
    s->probed_launch.shared = job->options && job->options->shared ? job->options->shared
                                                                   : aligned_shared(job);
    for (size_t i = 0; i < job->config->tensor_count; i++)
        if (!open_tensor(s, i))
            return false;
    if (!open_params(s) ||
        !open_kernel(s, job->build->original, "original", &s->launch, &s->original))
        return false;
    if (!job->build->map) /* neither has probes */
        return open_kernel(s, job->build->probed, "candidate", &s->probed_launch, &s->probed);
    return open_kernel(s, job->build->probed, "probed", &s->probed_launch, &s->probed) &&
           choose_sample(s) && open_records(s);
}

static void close_session(struct kpn_session *s)
{
    for (size_t i = 0; i < s->job->config->tensor_count; i++) {
        s->ops->release(s->gpu, s->tensors[i].base);
        s->ops->release(s->gpu, s->before[i]);
        free(s->inputs[i]);
    }
    s->ops->release(s->gpu, s->area.base);
    s->ops->release(s->gpu, s->stamps.base);
    s->ops->release(s->gpu, s->controls.base);
    s->ops->release(s->gpu, s->flush);
    json_decref(s->timing);
    json_decref(s->clocks);
    json_decref(s->reference);
    free(s->maps);
    s->ops->close(s->gpu);
}

int kpn_session_run(const struct kpn_job *job,
                    int (*work)(struct kpn_session *s, json_t *report, void *ctx), void *ctx,
                    json_t **report)
{
    struct kpn_session s = {.job = job, .ops = kpn_gpu_for(job->arch)};
    *report = json_object();
    kpn_phase("opening the device");
    int status = s.ops->open(&s.gpu, &s.info);
    if (status != KP_OK)
        return status;
    kpn_phase("filling tensors");
    status = work(&s, *report, ctx);
    if (status != KP_FAILED)
        close_session(&s);
    return status;
}

/* ---- launches ----------------------------------------------------------- */

bool kpn_takes_turns(const struct kpn_session *s, enum kpn_variant v)
{
    if (!json_object_get(s->job->build->map, "turns"))
        return false;
    return v == KPN_V_ALL ||
           (v == KPN_V_DEFAULT && (s->job->config->turns_always ||
                                   kpn_sample_count(&s->sample, s->ids) == s->ids));
}

bool kpn_set_variant(struct kpn_session *s, enum kpn_variant v)
{
    if (!kpn_has_probes(s))
        return true;
    struct kpi_control c;
    make_control(s, v, &c);
    s->parameter = kpi_parameter_of(&c);
    s->parameter.turns = kpn_takes_turns(s, v);
    return !s->control ||
           s->ops->copy(s->gpu, s->control, s->controls.data + (unsigned)v * sizeof c,
                        s->control_bytes);
}

bool kpn_restore(struct kpn_session *s)
{
    for (size_t i = 0; i < s->job->config->tensor_count; i++)
        if (s->before[i] && !s->ops->copy(s->gpu, s->tensors[i].data, s->before[i],
                                          s->job->plan->tensors[i].bytes))
            return false;
    return true;
}

bool kpn_launch_original(struct kpn_session *s)
{
    return kpn_restore(s) && s->ops->launch(s->gpu, s->original.fn, &s->launch, s->params);
}

bool kpn_area_reset(const struct kpn_gpu_ops *ops, struct kpn_gpu *gpu, kpn_addr area)
{
    /* The cursor starts behind the head, whose size is its low byte. */
    size_t head = sizeof(struct kpi_area_head);
    return ops->fill(gpu, area, 0, head) && ops->fill(gpu, area, (unsigned char)head, 1);
}

static bool empty_area(struct kpn_session *s)
{
    return (!kpn_places_computed(s->job->build->map) ||
            s->ops->fill(s->gpu, s->area.data, 0, s->area_bytes)) &&
           kpn_area_reset(s->ops, s->gpu, s->area.data);
}

bool kpn_launch_probed(struct kpn_session *s)
{
    return (!kpn_has_probes(s) || empty_area(s)) && kpn_restore(s) &&
           s->ops->launch(s->gpu, s->probed.fn, &s->probed_launch, s->params);
}

bool kpn_flush_open(struct kpn_session *s)
{
    if (!s->job->config->cold || s->flush)
        return true;
    s->flush_bytes = kpn_flush_bytes(&s->info);
    s->allocated += s->flush_bytes;
    s->allocations++;
    return s->ops->alloc(s->gpu, s->flush_bytes, &s->flush);
}

bool kpn_ready(struct kpn_session *s)
{
    return kpn_restore(s) &&
           (!s->flush || s->ops->fill(s->gpu, s->flush, 0, s->flush_bytes));
}

static bool reset_records(struct kpn_session *s)
{
    return !s->area.data || kpn_area_reset(s->ops, s->gpu, s->area.data);
}

bool kpn_time_launch(struct kpn_session *s, void *fn, const struct kpn_launch *l, void *begin,
                     void *end)
{
    return reset_records(s) && kpn_restore(s) && s->ops->launch(s->gpu, fn, l, s->params) &&
           kpn_ready(s) && reset_records(s) && s->ops->event_record(s->gpu, begin) &&
           s->ops->launch(s->gpu, fn, l, s->params) && s->ops->event_record(s->gpu, end);
}

bool kpn_time_us(struct kpn_session *s, void *begin, void *end, double *us)
{
    float ms = 0;
    bool ok = s->ops->sync(s->gpu) && s->ops->event_ms(s->gpu, begin, end, &ms);
    *us = 1000 * (double)ms;
    return ok;
}
