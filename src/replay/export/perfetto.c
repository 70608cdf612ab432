/*
 * Perfetto's own format: track events as protobuf packets.  The launch is a
 * track, its children are the CTAs, theirs the units, then the lanes of engines,
 * then the barriers.  Times are nanoseconds since a base near the launch's
 * beginning.  What is written of a CTA depends on the CTA and the run alone.
 */
#include <math.h>

#include "replay/export/perfetto.h"

static const char *const arg_names[ARGS] = {
    NULL, "start_cycles", "cycles", "raw_cycles", "exclusive_cycles", "records_inside",
    "at_most_cycles", "flags", "at_cycles", "raw_at_cycles", "records_lost", "ends_unpaired",
    "records", "cta", "sm", "unit", "region", "issued_cycles", "bytes", "flops",
};

/* ---- a CTA --------------------------------------------------------------------- */

/* From entry to exit; to the end of the last drain where there is no exit. */
static void put_entry_to_exit(struct perfetto *p, const struct kpr_run *run,
                              const struct kpr_cta *cta)
{
    bool exited = cta->stamp.clock_exit != 0;
    int64_t end = exited ? (int64_t)(cta->stamp.clock_exit - cta->stamp.clock_entry) : 0;
    for (size_t i = 0; !exited && i < cta->unit_count; i++)
        end = cta->units[i].drain_end > end ? cta->units[i].drain_end : end;
    pfw_int(&p->w, ARG_CYCLES, end);
    pfw_int(&p->w, ARG_CTA, cta->cta);
    pfw_int(&p->w, ARG_SM, cta->sm);
    pf_put_place(p, run, cta->stamp.hardware, false);
    if (!exited)
        pfw_text(&p->w, ARG_FLAGS, TEXT_NO_EXIT);
    pf_slice(p, pf_axis(p, cta, 0), pf_axis(p, cta, end), NAME_CTA);
}

static void perfetto_render(void *ctx, const struct kpr_run *run, const struct kpr_cta *cta,
                            struct obuf *out)
{
    struct perfetto *all = ctx;
    struct perfetto p = {.lead = all->lead, .first_async = all->first_async,
                         .first_barrier = all->first_barrier, .barriers = all->barriers};
    uint64_t uuid = pf_track(cta, OF_CTA, 0);
    const struct kpr_words *words = kpr_words(run);
    char *name = run->info.bodies ? kp_asprintf("%s %u (%s %u, body %u)", words->cta, cta->cta,
                                                words->sm, cta->sm, cta->body + 1)
                                  : kp_asprintf("%s %u (%s %u)", words->cta, cta->cta, words->sm,
                                                cta->sm);
    pfw_open(&p.w, out);
    pfw_describe(&p.w, &(struct pfw_track){uuid, LAUNCH_TRACK, name, (int32_t)cta->number, false});
    free(name);
    pfw_choose(&p.w, uuid, CATEGORY_KPERF);
    put_entry_to_exit(&p, run, cta);
    pf_put_units(&p, run, cta);
    pf_put_ops(&p, run, cta);
    pf_put_barriers(&p, run, cta);
    atomic_fetch_add_explicit(&all->all_held, p.held, memory_order_relaxed);
    free(p.tips);
    free(p.tips_of);
    free(p.ids);
    free(p.order);
    free(p.open);
}

static int perfetto_cta(void *ctx, const struct kpr_run *run, const struct kpr_cta *cta)
{
    struct perfetto *p = ctx;
    perfetto_render(p, run, cta, &p->file);
    return KP_OK;
}

static void perfetto_write(void *ctx, const char *d, size_t n)
{
    struct perfetto *p = ctx;
    fwrite(d, 1, n, p->f);
}

/* ---- the launch ------------------------------------------------------------------ */

/* Regions, then their operations. */
static void intern_regions(struct perfetto *p, const struct kpt_info *info)
{
    uint64_t next = NAME_REGION + info->region_count;
    p->first_async = kp_alloc(info->region_count * sizeof *p->first_async);
    for (size_t i = 0; i < info->region_count; i++) {
        const struct kpt_region *r = &info->regions[i];
        pfw_intern(&p->w, PFW_EVENT, NAME_REGION + i, r->name);
        p->first_async[i] = next;
        if (r->async_count)
            pfw_intern(&p->w, PFW_TEXT, TEXT_REGION + i, r->name);
        for (size_t k = 0; k < r->async_count; k++)
            pfw_intern(&p->w, PFW_EVENT, next++, r->asyncs[k].name);
    }
    p->first_barrier = next;
}

static void intern_barriers(struct perfetto *p, const struct kpr_run *run)
{
    p->barriers = kp_alloc(run->barrier_count);
    for (size_t i = 0; i < run->barrier_count; i++) {
        p->barriers[i] = kpr_is_barrier(run, run->barriers[i]);
        pfw_intern(&p->w, PFW_EVENT, p->first_barrier + i, run->barriers[i]);
    }
}

static void intern_own(struct pfw *w, const struct kpr_run *run)
{
    pfw_intern(w, PFW_EVENT, NAME_LAUNCH, "launch");
    pfw_intern(w, PFW_EVENT, NAME_CTA, "entry to exit");
    pfw_intern(w, PFW_EVENT, NAME_LOST, "records lost before here");
    pfw_intern(w, PFW_EVENT, NAME_DRAIN, "kperf drain");
    pfw_intern(w, PFW_CATEGORY, CATEGORY_KPERF, "kperf");
    pfw_intern(w, PFW_CATEGORY, CATEGORY_ASYNC, "async");
    pfw_intern(w, PFW_CATEGORY, CATEGORY_WAIT, "wait");
    for (uint32_t flags = 1; flags < (run->info.amd.signature ? KPR_ALL_FLAGS : KPR_MIXED); flags++)
        pfw_intern(w, PFW_TEXT, flags, kpr_flag_words(flags));
    pfw_intern(w, PFW_TEXT, TEXT_NO_EXIT, "no_exit");
    for (uint64_t i = ARG_NONE + 1; i < ARGS; i++)
        pfw_intern(w, PFW_ARG, i, arg_names[i]);
    struct kpr_place at = kpr_place_of(run, 0, true);
    for (size_t i = 0; i < at.n; i++)
        pfw_intern(w, PFW_ARG, ARGS + i, at.key[i]);
}

static int perfetto_begin(void *ctx, const struct kpr_run *run)
{
    struct perfetto *p = ctx;
    p->lead = kpr_lead(run);
    pfw_describe(&p->w, &(struct pfw_track){LAUNCH_TRACK, 0, run->info.entry, 0, false});
    intern_own(&p->w, run);
    intern_regions(p, &run->info);
    intern_barriers(p, run);
    ob_flush(&p->file);
    return KP_OK;
}

/* The last exit by the device's timer, ns since the first entry. */
static uint64_t last_exit(const struct kpr_run *run)
{
    uint64_t last = 0;
    for (size_t i = 0; i < run->stamp_count; i++) {
        const struct kpt_stamp *s = &run->stamps[i];
        bool exited = s->flags & KPT_CTA_ENTERED && s->clock_exit && s->time_exit > run->time_zero;
        if (exited && s->time_exit - run->time_zero > last)
            last = s->time_exit - run->time_zero;
    }
    uint64_t most = (uint64_t)(INT64_MAX - kpr_lead(run));
    return last < most ? last : most;
}

static void add_text(struct pfw *w, const char *key, const char *text)
{
    if (text)
        pfw_named_text(w, key, text);
}

/* How the numbers were come by. */
static void add_correction(struct perfetto *p, const struct kpr_run *run)
{
    struct pfw *w = &p->w;
    double residual, slope = kpr_mean_slope(run, &residual);
    pfw_named_double(w, "record_cost_cycles", run->cost.value);
    pfw_named_text(w, "record_cost", kpr_cost_state(run, p->options->raw));
    if (slope > 0)
        pfw_named_double(w, "clock_ghz", 1 / slope);
    if (!isnan(residual))
        pfw_named_double(w, "clock_fit_residual_ns", residual);
    pfw_named_uint(w, "base_time_ns", run->time_zero - (uint64_t)p->lead);
}

static void add_counts(struct perfetto *p, const struct kpr_run *run)
{
    struct kpr_count counts[KPR_MAX_COUNTS];
    size_t n = kpr_counts(run, counts);
    for (size_t i = 0; i < n; i++)
        pfw_named_uint(&p->w, counts[i].key, counts[i].n);
    pfw_named_uint(&p->w, "events_before_base", p->all_held);
}

static int perfetto_end(void *ctx, const struct kpr_run *run)
{
    struct perfetto *p = ctx;
    struct pfw *w = &p->w;
    const struct kpt_info *i = &run->info;
    const json_t *device = json_object_get(i->json, "device");
    json_t *input = p->options->input ? kp_json_text(p->options->input) : NULL;
    char *shape = json_dumps(json_object_get(i->json, "shape"), JSON_COMPACT | JSON_SORT_KEYS);
    char *grid = kp_asprintf("%ux%ux%u", i->grid[0], i->grid[1], i->grid[2]);
    char *block = kp_asprintf("%ux%ux%u", i->block[0], i->block[1], i->block[2]);
    pfw_named_text(w, "tool", "kperf " PACKAGE_VERSION);
    pfw_named_text(w, "kernel", i->entry);
    add_text(w, "input", json_string_value(input));
    add_text(w, "filter", run->filtered.by);
    add_text(w, "device", json_string_value(json_object_get(device, "name")));
    add_text(w, "driver", json_string_value(json_object_get(device, "driver")));
    add_text(w, "shape", shape);
    pfw_named_text(w, "grid", grid);
    pfw_named_text(w, "block", block);
    add_correction(p, run);
    add_counts(p, run);
    pfw_choose(w, LAUNCH_TRACK, CATEGORY_KPERF);
    pf_slice(p, (uint64_t)p->lead, (uint64_t)p->lead + last_exit(run), NAME_LAUNCH);
    ob_flush(&p->file);
    free(block);
    free(grid);
    free(shape);
    json_decref(input);
    return KP_OK;
}

static void *perfetto_open(FILE *f, const struct kpr_export_options *options)
{
    struct perfetto *p = kp_alloc(sizeof *p);
    p->options = options;
    p->f = f;
    ob_open_file(&p->file, f);
    pfw_open(&p->w, &p->file);
    pfw_begin_file(&p->w);
    return p;
}

static void perfetto_close(void *ctx)
{
    struct perfetto *p = ctx;
    ob_close(&p->file);
    free(p->first_async);
    free(p->barriers);
    free(p);
}

static const struct kpr_renderer renderer = {NULL, perfetto_render, perfetto_write};

const struct kpr_exporter kpr_export_perfetto = {
    .name = "perfetto",
    .help = "Perfetto's own trace format, protobuf",
    .need = KPR_NEED_LINKS,
    .binary = true,
    .visitor = {perfetto_begin, perfetto_cta, perfetto_end},
    .renderer = &renderer,
    .open = perfetto_open,
    .close = perfetto_close,
};
