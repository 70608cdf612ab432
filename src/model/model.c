#include "model/model_internal.h"

#include <unistd.h>

struct collect {
    struct kpm_data data;
    const char *name;
    const struct kpm_options *options;
    json_t **report;
    char *ptx; /* the kernel's text, which is neither beside the trace nor here; or NULL; owned */
};

int kpm_collect_begin(struct kpm_data *d, const struct kpr_run *run, const char *name)
{
    d->info = &run->info;
    d->left_out = run->info.flush_region + 1; /* none: UINT32_MAX, and so 0 */
    if (run->info.body_count == 1)
        return KP_OK;
    kp_error("%s: each CTA records some of the regions (%u probed bodies), and a model takes the "
             "whole iteration of one", name, run->info.body_count);
    kp_note("record all of them at once: instrument: {bodies: 1}");
    return KP_MALFORMED;
}

static int on_begin(void *ctx, const struct kpr_run *run)
{
    struct collect *c = ctx;
    return kpm_collect_begin(&c->data, run, c->name);
}

static int on_cta(void *ctx, const struct kpr_run *run, const struct kpr_cta *cta)
{
    struct collect *c = ctx;
    (void)run;
    kpm_collect_cta(&c->data, cta);
    return KP_OK;
}

/* Its name, where 'kperf apply' has to be told where it is. */
static char *ptx_elsewhere(const char *trace, const json_t *info)
{
    const json_t *source = json_object_get(json_object_get(info, "kernel"), "source");
    const char *name = kp_text(source, "name");
    char *beside = kp_path_beside(trace, name);
    bool here = access(beside, R_OK) == 0 || access(name, R_OK) == 0;
    free(beside);
    return *name && !strchr(name, '/') && !here ? kp_strdup(name) : NULL;
}

static int on_end(void *ctx, const struct kpr_run *run)
{
    struct collect *c = ctx;
    c->ptx = ptx_elsewhere(c->name, run->info.json);
    return kpm_report(&c->data, run, c->name, c->options, c->report);
}

int kpm_model(FILE *f, const char *name, const struct kpm_options *options,
              json_t **report)
{
    static const struct kpr_visitor visitor = {on_begin, on_cta, on_end};
    /* what the model takes off itself, and replay, are one */
    const struct kpr_options replay = {.cost = KPR_COST_CALIBRATED};
    const char *shown = kp_shown_name(name);
    struct collect c = {.name = shown, .options = options, .report = report};
    char hash[65];
    *report = NULL;
    struct kpm_hash *h = kpm_hash_new(f);
    if (!kpm_hash_stream(h)) {
        kpm_hash_end(h, hash);
        kp_error("%s: cannot be read", shown);
        return KP_FAILED;
    }
    int status = kpr_replay(kpm_hash_stream(h), name, &replay, &visitor, &c);
    kpm_hash_end(h, hash);
    kpm_data_free(&c.data);
    if (*report) {
        json_t *input = json_object();
        json_object_set_new(input, "name", kp_json_text(shown));
        json_object_set_new(input, "hash", json_string(hash));
        if (c.ptx)
            json_object_set_new(input, "ptx_elsewhere", kp_json_text(c.ptx));
        json_object_set_new(*report, "input", input);
    }
    free(c.ptx);
    return status;
}
