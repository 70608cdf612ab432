#include "evidence/internal.h"

#include <errno.h>

#include "model/model.h"
#include "replay/replay.h"

/* What a trace, replay and the model say of one run. */

/* ---- the trace itself ----------------------------------------------------- */

/* Its bytes: trace, replay and model read the same. */
struct bytes {
    struct kp_str text;
    FILE *f;
};

static int take(const char *path, struct bytes *b)
{
    int status = kp_read_file(path, (size_t)1 << 31, &b->text);
    if (status != KP_OK)
        return status;
    b->f = fmemopen(b->text.len ? b->text.s : (char *)"", b->text.len ? b->text.len : 1, "rb");
    if (b->f)
        return KP_OK;
    kp_error("%s: %s", path, strerror(errno));
    return KP_FAILED;
}

static int read_stamps(struct kpt_reader *t, struct kpe_stamps *out)
{
    struct kpt_view view;
    enum kpt_item item;
    while ((item = kpt_next(t, &view)) == KPT_ITEM_STAMPS)
        for (size_t i = 0; i < view.stamp_count; i++)
            KP_PUSH(out->list, view.stamps[i]);
    return item == KPT_ITEM_ERROR ? kpt_reader_report(t) : KP_OK;
}

static int read_trace(FILE *f, struct kpe_run *r, struct kpe_stamps *stamps)
{
    struct kpt_reader *t = kpt_reader_new(f, kp_shown_name(r->path));
    int status = kpt_reader_error(t) ? kpt_reader_report(t) : KP_OK;
    if (status == KP_OK) {
        r->info = json_deep_copy(kpt_reader_info(t));
        status = read_stamps(t, stamps);
    }
    kpt_reader_free(t);
    rewind(f);
    return status;
}

/* ---- what replay makes of it ---------------------------------------------- */

static int summarise(FILE *f, struct kpe_run *r)
{
    const struct kpr_exporter *e = kpr_exporter_find("summary");
    const struct kpr_export_options shown = {.json = true, .cta = -1,
                                             .input = kp_shown_name(r->path)};
    const struct kpr_options options = {.cost = KPR_COST_FITTED, .need = e->need, .threads = 1};
    char *text = NULL;
    size_t n = 0;
    FILE *to = open_memstream(&text, &n);
    if (!to) {
        kp_error("%s", strerror(errno));
        return KP_FAILED;
    }
    void *ctx = e->open(to, &shown);
    int status = kpr_replay(f, kp_shown_name(r->path), &options, &e->visitor, ctx);
    e->close(ctx);
    if (fclose(to) == 0 && status == KP_OK)
        r->summary = json_loadb(text, n, 0, NULL);
    free(text);
    rewind(f);
    return status;
}

/* ---- the model ------------------------------------------------------------ */

/* NULL: there is none of this run. */
static json_t *given_model(const json_t *models, const struct kpe_run *r)
{
    json_t *m;
    size_t i;
    json_array_foreach(models, i, m)
        if (strcmp(kp_text(m, "input.hash"), r->hash) == 0)
            return json_incref(m);
    return NULL;
}

/* A run without a loop has no model, which is a fact as any other. */
static int make_model(FILE *f, struct kpe_run *r)
{
    struct kpm_options options = KPM_OPTIONS_DEFAULT;
    options.no_search = true;
    kp_message_mute(true);
    int status = kpm_model(f, kp_shown_name(r->path), &options, &r->model);
    kp_message_mute(false);
    if (status == KP_FAILED)
        r->why_no_model = "the trace holds no loop that the model can be made of";
    if (status == KP_MALFORMED)
        r->why_no_model = "its marks describe what cannot run: 'kperf model' says where";
    return KP_OK;
}

/* ---- times ---------------------------------------------------------------- */

static void take_times(struct kpe_run *r)
{
    const json_t *rows = kp_json_in(r->info, "measured.rows");
    const json_t *row = kp_json_find(rows, "variant", "unprobed");
    r->us = kp_number(row, "us");
    r->us_p5 = kp_number(row, "us_p5");
    r->us_p95 = kp_number(row, "us_p95");
    r->launches = kp_number(row, "launches");
    r->throttled = kp_number(row, "throttled");
}

/* What the command line may have wrong comes before what takes long. */
static int understand(FILE *f, const struct kpe_options *o, const struct kpe_given *given,
                      struct kpe_run *r)
{
    const char *name = o->ceilings ? kp_shown_name(o->ceilings) : NULL;
    r->base = kpe_at(r->info, "baseline");
    take_times(r);
    int status = kpe_files_find(o, r);
    if (status == KP_OK)
        status = kpe_work_find(o, r);
    if (status == KP_OK)
        status = kpe_ceilings_find(given->ceilings, name, r);
    if (status == KP_OK)
        status = summarise(f, r);
    r->model = given_model(given->models, r);
    if (status == KP_OK && !r->model)
        status = make_model(f, r);
    if (status == KP_OK)
        r->cycle = kpe_cycle_of(r);
    return status;
}

int kpe_run_read(const char *path, const struct kpe_options *o, const struct kpe_given *given,
                 struct kpe_run *r)
{
    struct bytes b = {.f = NULL};
    struct kpe_stamps stamps = {0};
    *r = (struct kpe_run){.path = path, .us = NAN, .flops = NAN, .bytes = NAN};
    int status = take(path, &b);
    if (status == KP_OK) {
        kp_sha256_hex(b.text.s ? b.text.s : "", b.text.len, r->hash);
        status = read_trace(b.f, r, &stamps);
    }
    if (status == KP_OK)
        status = understand(b.f, o, given, r);
    if (status == KP_OK)
        kpe_schedule_find(stamps.list.v, stamps.list.n, r);
    free(stamps.list.v);
    if (b.f)
        fclose(b.f);
    kp_str_free(&b.text);
    return status;
}

void kpe_run_free(struct kpe_run *r)
{
    json_decref(r->info);
    json_decref(r->summary);
    json_decref(r->model);
    free(r->schedule.us);
    kpe_files_free(r);
}
