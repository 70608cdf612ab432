#include "evidence/internal.h"

#include <errno.h>
#include <sys/stat.h>

#include "model/model.h"
#include "replay/replay.h"

/* What a trace, replay and the model say of one run. */

static FILE *open_run(const char *path)
{
    FILE *f = strcmp(path, "-") == 0 ? NULL : fopen(path, "rb");
    struct stat st;
    if (strcmp(path, "-") == 0) {
        kp_error("a run is read more than once: a file, not standard input");
    } else if (!f) {
        kp_error("%s: %s", path, strerror(errno));
    } else if (fstat(fileno(f), &st) != 0 || !S_ISREG(st.st_mode)) {
        kp_error("%s: a run is read more than once: a plain file", path);
        fclose(f);
        f = NULL;
    }
    return f;
}

/* ---- the trace itself ----------------------------------------------------- */

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

static int hash(FILE *f, struct kpe_run *r)
{
    struct kp_str text = {0};
    int status = kp_read_file(r->path, (size_t)1 << 31, &text);
    if (status == KP_OK)
        kp_sha256_hex(text.s, text.len, r->hash);
    kp_str_free(&text);
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

static int given_model(const struct kpe_options *o, struct kpe_run *r)
{
    int status = KP_OK;
    for (size_t i = 0; o->models && o->models[i] && !r->model && status == KP_OK; i++) {
        json_t *m = kpe_load(o->models[i], &status);
        if (m && strcmp(kpe_text(m, "input.hash"), r->hash) == 0) {
            r->model = json_incref(m);
            r->model_given = true;
        }
        json_decref(m);
    }
    return status;
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

static const json_t *row_of(const struct kpe_run *r, const char *variant)
{
    const json_t *rows = kp_json_in(r->info, "measured.rows"), *row;
    size_t i;
    json_array_foreach(rows, i, row)
        if (strcmp(kpe_text(row, "variant"), variant) == 0)
            return row;
    return NULL;
}

static void take_times(struct kpe_run *r)
{
    const json_t *row = row_of(r, "unprobed");
    r->us = kpe_number(row, "us");
    r->us_p5 = kpe_number(row, "us_p5");
    r->us_p95 = kpe_number(row, "us_p95");
    r->launches = kpe_number(row, "launches");
    r->throttled = kpe_number(row, "throttled");
}

static int read_all(FILE *f, const struct kpe_options *o, struct kpe_run *r)
{
    struct kpe_stamps stamps = {0};
    int status = read_trace(f, r, &stamps);
    if (status == KP_OK)
        status = hash(f, r);
    if (status == KP_OK)
        status = summarise(f, r);
    if (status == KP_OK)
        status = given_model(o, r);
    if (status == KP_OK && !r->model)
        status = make_model(f, r);
    if (status == KP_OK) {
        r->base = kpe_at(r->info, "baseline");
        take_times(r);
        status = kpe_work_find(o, r);
    }
    if (status == KP_OK)
        status = kpe_ceilings_find(o->ceilings, r);
    if (status == KP_OK)
        kpe_schedule_find(stamps.list.v, stamps.list.n, r);
    free(stamps.list.v);
    return status;
}

int kpe_run_read(const char *path, const struct kpe_options *o, struct kpe_run *out)
{
    *out = (struct kpe_run){.path = path, .us = NAN, .flops = NAN, .bytes = NAN};
    FILE *f = open_run(path);
    if (!f)
        return KP_FAILED;
    int status = read_all(f, o, out);
    fclose(f);
    return status;
}

void kpe_run_free(struct kpe_run *r)
{
    json_decref(r->info);
    json_decref(r->summary);
    json_decref(r->model);
}
