#include "evidence/internal.h"

/* Runs of one kernel, and what holds for all of them. */

struct all {
    const char *const *paths;
    size_t n;
    const struct kpe_options *options;
    struct kpe_given given;
    struct kpe_run *runs;
};

/* ---- runs that belong together ------------------------------------------- */

static bool same_text(const struct kpe_run *a, const struct kpe_run *b, const char *path,
                      const char *what)
{
    const char *x = kp_text(a->info, path), *y = kp_text(b->info, path);
    if (strcmp(x, y) == 0)
        return true;
    kp_error("%s and %s differ in their %s ('%s', '%s'): one statement is of one kernel on one "
             "device", kp_shown_name(a->path), kp_shown_name(b->path), what, x, y);
    return false;
}

static bool belong_together(const struct all *a)
{
    for (size_t i = 1; i < a->n; i++) {
        const struct kpe_run *x = &a->runs[0], *y = &a->runs[i];
        if (!same_text(x, y, "entry", "entry") ||
            !same_text(x, y, "kernel.source.sha256", "source's hash") ||
            !same_text(x, y, "device.name", "device") ||
            !same_text(x, y, "device.driver", "driver") ||
            !same_text(x, y, "assembler.version", "assembler") ||
            !same_text(x, y, "measured.caches", "caches"))
            return false;
    }
    return true;
}

/* ---- the whole ------------------------------------------------------------ */

static json_t *scope_json(const struct kpe_run *r)
{
    const json_t *own = kp_json_in(r->base, "timing.scope");
    if (own) {
        json_t *o = json_deep_copy(own);
        json_object_set_new(o, "clock", json_string(kp_text(r->base, "timing.clock")));
        json_object_set_new(o, "source", json_string("inspect .info.baseline.timing.scope"));
        return o;
    }
    return json_pack("{s:s,s:i,s:[s],s:[s,s,s],s:s,s:s}", "clock",
                     kpe_at(r->info, "amd") ? "HIP events" : "CUDA events", "launches", 1,
                     "includes", "kernel", "excludes", "assembly", "allocation", "transfers", "l2",
                     kp_text(r->info, "measured.caches"), "source",
                     "inspect .info.measured.caches; the rest holds for all traces without a "
                     "baseline record");
}

static json_t *assemble(const struct all *a, json_t *runs)
{
    const struct kpe_run *r = &a->runs[0];
    json_t *o = json_pack("{s:i,s:s,s:s,s:O?,s:O?,s:O?,s:o}", "schema_version", 1, "tool",
                          "kperf " PACKAGE_VERSION, "entry", kp_text(r->info, "entry"), "source",
                          kp_json_in(r->info, "kernel.source"), "device", kpe_at(r->info, "device"),
                          "assembler", kpe_at(r->info, "assembler"), "scope", scope_json(r));
    /* Of all runs; null: they differ. */
    bool same = true;
    const json_t *run, *first = kp_json_in(json_array_get(runs, 0), "class.name");
    size_t i;
    json_array_foreach(runs, i, run)
        same = same && json_equal(kp_json_in(run, "class.name"), first);
    json_object_set_new(o, "class", same ? json_deep_copy(first) : json_null());
    json_object_set_new(o, "runs", runs);
    return o;
}

static int read_list(const char *const *paths, json_t **list)
{
    int status = KP_OK;
    *list = json_array();
    for (size_t i = 0; paths && paths[i] && status == KP_OK; i++) {
        json_t *one = kpe_load(paths[i], &status);
        if (one)
            json_array_append_new(*list, one);
    }
    return status;
}

static int read_given(const struct kpe_options *o, struct kpe_given *out)
{
    int status = read_list(o->models, &out->models);
    if (status == KP_OK)
        status = read_list(o->outcomes, &out->outcomes);
    if (status == KP_OK && o->ceilings)
        out->ceilings = kpe_load(o->ceilings, &status);
    return status;
}

static int read_runs(struct all *a)
{
    int status = read_given(a->options, &a->given);
    for (size_t i = 0; i < a->n && status == KP_OK; i++)
        status = kpe_run_read(a->paths[i], a->options, &a->given, &a->runs[i]);
    return status == KP_OK && !belong_together(a) ? KP_USAGE : status;
}

static json_t *statement(const struct all *a, const struct kpe_run *r)
{
    const json_t *report;
    json_t *s = kpe_statement(r);
    size_t i;
    json_array_foreach(a->given.outcomes, i, report)
        if (kpe_outcome_take(report, kp_shown_name(a->options->outcomes[i]), r, s))
            break;
    return s;
}

int kpe_evidence(const char *const *paths, size_t n, const struct kpe_options *options,
                 json_t **report)
{
    struct all a = {.paths = paths, .n = n, .options = options};
    json_t *runs = json_array();
    a.runs = kp_alloc((n + 1) * sizeof *a.runs);
    int status = read_runs(&a);
    for (size_t i = 0; i < n && status == KP_OK; i++)
        json_array_append_new(runs, statement(&a, &a.runs[i]));
    *report = status == KP_OK ? assemble(&a, runs) : NULL;
    if (!*report)
        json_decref(runs);
    for (size_t i = 0; i < n; i++)
        kpe_run_free(&a.runs[i]);
    free(a.runs);
    json_decref(a.given.ceilings);
    json_decref(a.given.models);
    json_decref(a.given.outcomes);
    return status;
}
