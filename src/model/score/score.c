/* What was predicted of edits against what their kernels took: error of each, order, and what
 * taking the first choice would have cost. */
#include "model/score/score.h"

#include <errno.h>
#include <math.h>

enum { MOST_PAIRS = 10000 };

struct table {
    const char *path; /* what it names is relative to it */
    json_t *json, *launches, *layouts; /* NULL: none */
    kpm_pairs pairs;
    kpm_times_list times, places; /* of launches; of layouts */
};

/* ---- the table ------------------------------------------------------------------- */

static bool read_edits(const char *name, size_t i, const json_t *edits, struct kpm_pair *p)
{
    size_t k;
    const json_t *id;
    if (!json_is_array(edits) || json_array_size(edits) > KPM_MOST_EDITS ||
        json_array_size(edits) == 0) {
        kp_error("%s: pairs[%zu]: 'edits' is a list of 1 to %d ids", name, i, KPM_MOST_EDITS);
        return false;
    }
    json_array_foreach(edits, k, id) {
        if (!json_is_string(id)) {
            kp_error("%s: pairs[%zu]: an edit is the id of a candidate", name, i);
            return false;
        }
        p->edits[p->edit_count++] = json_string_value(id);
    }
    return true;
}

const char *kpm_trace_name(const char *path, size_t *length)
{
    const char *slash = strrchr(path, '/'), *name = slash ? slash + 1 : path;
    *length = strlen(name);
    if (*length > 4 && strcmp(name + *length - 4, ".kpt") == 0)
        *length -= 4;
    return name;
}

/* What launches took of the source and of the kernel by that name. */
static bool find_times(const char *name, size_t i, const struct table *t, const char *measured,
                       struct kpm_pair *p)
{
    size_t n;
    const char *source = kpm_trace_name(p->source, &n);
    p->before = kpm_times_find(&t->times, source, n);
    p->after = kpm_times_find(&t->times, measured, strlen(measured));
    p->layouts[0] = kpm_times_find(&t->places, source, n);
    p->layouts[1] = kpm_times_find(&t->places, measured, strlen(measured));
    if (p->before && p->after && p->before != p->after)
        return true;
    if (p->before && p->after)
        kp_error("%s: pairs[%zu]: %s would be predicted from its own trace", name, i, measured);
    else
        kp_error("%s: pairs[%zu]: 'launches' has no row %.*s", name, i,
                 p->before ? (int)strlen(measured) : (int)n, p->before ? measured : source);
    return false;
}

/* One of the four things that a pair is set against. */
static bool has_truth(const struct kpm_pair *p, const json_t *row)
{
    return (p->target != NULL) + json_is_string(json_object_get(row, "measured")) +
               json_is_number(json_object_get(row, "measured_cycles")) +
               json_is_number(json_object_get(row, "measured_ratio")) == 1;
}

static bool read_pair(const char *name, size_t i, const json_t *row, const struct table *t,
                      struct kpm_pair *p)
{
    const json_t *ratio = json_object_get(row, "measured_ratio");
    const char *measured = json_string_value(json_object_get(row, "measured"));
    *p = (struct kpm_pair){.source = json_string_value(json_object_get(row, "source")),
                       .target = json_string_value(json_object_get(row, "target")),
                       .measured = json_number_value(json_object_get(row, "measured_cycles")),
                       .ratio = json_number_value(ratio), .ns_per_cycle = NAN};
    if (!p->source || !has_truth(p, row)) {
        kp_error("%s: pairs[%zu]: takes a 'source', and a 'target', 'measured', "
                 "'measured_cycles' or 'measured_ratio'", name, i);
        return false;
    }
    if (!p->target && !measured && !(p->measured > 0) && !(p->ratio > 0)) {
        kp_error("%s: pairs[%zu]: %s is above 0", name, i,
                 json_is_number(ratio) ? "measured_ratio" : "measured_cycles");
        return false;
    }
    if (p->target && strcmp(p->target, p->source) == 0) {
        kp_error("%s: pairs[%zu]: %s would be predicted from its own trace", name, i, p->source);
        return false;
    }
    return (!measured || find_times(name, i, t, measured, p)) &&
           read_edits(name, i, json_object_get(row, "edits"), p);
}

/* A path as the table's directory makes it. */
static char *beside(const char *table, const char *path)
{
    const char *slash = strrchr(table, '/');
    if (!slash || *path == '/')
        return kp_strdup(path);
    return kp_asprintf("%.*s/%s", (int)(slash - table), table, path);
}

/* The file that the table names by that key, if it does. */
static int read_times(const char *name, const struct table *t, const char *key, json_t **file,
                      kpm_times_list *times)
{
    const json_t *named = json_object_get(t->json, key);
    if (!named)
        return KP_OK;
    if (!json_is_string(named)) {
        kp_error("%s: '%s' is the name of a file", name, key);
        return KP_MALFORMED;
    }
    char *path = beside(t->path, json_string_value(named));
    FILE *f = fopen(path, "rb");
    int status = KP_OK;
    if (!f) {
        kp_error("%s: %s", path, strerror(errno));
        status = KP_FAILED;
    } else {
        *file = kpm_times_read(f, path, times);
        status = *file ? KP_OK : KP_MALFORMED;
        fclose(f);
    }
    free(path);
    return status;
}

static int read_pairs(const char *name, struct table *t)
{
    const json_t *rows = json_object_get(t->json, "pairs"), *row;
    size_t i;
    if (!json_is_array(rows) || !json_array_size(rows) || json_array_size(rows) > MOST_PAIRS) {
        kp_error("%s: 'pairs' is a list of 1 to %d pairs", name, MOST_PAIRS);
        return KP_MALFORMED;
    }
    json_array_foreach(rows, i, row) {
        struct kpm_pair p;
        if (!read_pair(name, i, row, t, &p))
            return KP_MALFORMED;
        KP_PUSH(t->pairs, p);
    }
    return KP_OK;
}

static int read_table(FILE *f, const char *name, struct table *t)
{
    json_error_t at;
    t->json = json_loadf(f, JSON_REJECT_DUPLICATES, &at);
    if (!t->json) {
        kp_error("%s:%d:%d: not a table of pairs: %s", name, at.line, at.column, at.text);
        return KP_MALFORMED;
    }
    int status = read_times(name, t, "launches", &t->launches, &t->times);
    if (status == KP_OK)
        status = read_times(name, t, "layouts", &t->layouts, &t->places);
    return status == KP_OK ? read_pairs(name, t) : status;
}

/* ---- traces --------------------------------------------------------------------------- */

struct reading {
    struct kpm_data data;
    const char *name, *key; /* key: as the table calls it */
    kpm_pairs *pairs;
    bool as_source;
};

static int begin(void *ctx, const struct kpr_run *run)
{
    struct reading *r = ctx;
    return kpm_collect_begin(&r->data, run, r->name);
}

static int on_cta(void *ctx, const struct kpr_run *run, const struct kpr_cta *cta)
{
    struct reading *r = ctx;
    (void)run;
    kpm_collect_cta(&r->data, cta);
    return KP_OK;
}

/* The launch's cycles where that was timed, else a CTA's; NAN: not known. */
static double predicted_cycles(const struct kpm_baseline *b, const struct kpm_program *edited,
                               const struct kpm_pair *p)
{
    double whole = kpm_whole_cycles(&b->whole, edited, b->values);
    struct kpm_change change = kpm_whole_change(b, edited, whole);
    return p->ratio > 0 ? kpm_launch_after(b->launch, &change) : whole;
}

static void take_in(struct kpm_pair *p, double predicted)
{
    if (!(predicted > 0))
        return;
    p->lo = fmin(p->lo, predicted);
    p->hi = fmax(p->hi, predicted);
}

/* With these values in place of the baseline's. */
static void take_values(const struct kpm_baseline *b, const struct kpm_program *edited,
                        const double *values, struct kpm_pair *p)
{
    struct kpm_baseline other = *b;
    other.values = values;
    other.whole.played = kpm_played_loop(b->program, values, b->whole.trips);
    for (int i = 0; i < 2; i++)
        other.ends[i].played = kpm_played_loop(b->program, values, b->ends[i].trips);
    take_in(p, predicted_cycles(&other, edited, p));
}

/* Its interval: numbers that are only bounded and the records' cost at either end; work that the
 * assembler puts elsewhere left where the marks are, or all put there; and what is played off by
 * (kpm_off). */
static void find_interval(const struct kpm_solved *m, const struct kpm_baseline *b,
                          const struct kpm_program *edited, struct kpm_pair *p)
{
    const struct kpm_params *all = &m->params;
    double *values = kp_alloc((all->all.n + 1) * sizeof *values);
    p->lo = p->hi = p->predicted;
    for (int end = 0; end < 2; end++) {
        for (size_t i = 0; i < all->all.n; i++)
            values[i] = kpm_without(&all->all.v[i], end ? all->all.v[i].hi : all->all.v[i].lo,
                                    all->cost);
        kpm_params_move(all, values);
        take_values(b, edited, values, p);
        kpm_params_values(all, NULL, end ? all->cost_hi : all->cost_lo, values);
        kpm_params_move(all, values);
        take_values(b, edited, values, p);
    }
    kpm_params_values(all, NULL, all->cost, values);
    struct kpm_baseline marked = *b;
    marked.values = values;
    take_in(p, predicted_cycles(&marked, edited, p));
    if (kpm_params_move_all(all, values))
        take_in(p, predicted_cycles(&marked, edited, p));
    double off = fmin(1, kpm_off(b));
    p->lo *= 1 - off;
    p->hi *= 1 + off;
    double clock = p->ratio > 0 ? kpm_clock_off(b, kpm_period(edited, b->values)) : 0;
    *(clock > 0 ? &p->hi : &p->lo) *= 1 + clock;
    free(values);
}

static bool predict(const struct kpm_solved *m, const char *name, struct kpm_pair *p)
{
    struct kpm_baseline b = kpm_baseline_of(m);
    struct kpm_program edited;
    bool launch = p->ratio > 0;
    char *wrong = kpm_edit(&b, p->edits, p->edit_count, &edited);
    if (wrong) {
        kp_error("%s: %s", name, wrong);
    } else if (launch && m->launch.unknown) {
        kp_error("%s: the launch is not known: of its CTAs %s", name, m->launch.unknown);
    } else {
        p->now = launch ? m->launch.without : m->whole.cycles;
        p->was = p->before ? p->before->cycles : p->now;
        p->measured = p->after ? p->after->cycles : launch ? p->ratio * p->now : p->measured;
        p->residual = m->residual;
        p->ns_per_cycle = p->after ? p->after->ns_per_cycle
                          : launch ? m->ns_per_cycle
                                   : p->ns_per_cycle;
        p->predicted = predicted_cycles(&b, &edited, p);
        p->done = p->predicted > 0;
        if (p->done)
            find_interval(m, &b, &edited, p);
        else
            kp_error("%s: with %s the loop would hang, or its unprobed CTAs left no times", name,
                     p->edits[p->edit_count - 1]);
    }
    free(wrong);
    kpm_program_free(&edited);
    return p->done;
}

/* CTAs were timed of the copy that unprobed ones run, launches of the original. */
static int end_source(struct reading *r, const struct kpr_run *run)
{
    struct kpm_solved m;
    int status = kpm_solve(&r->data, run, r->name, &m);
    for (int launches = 0; launches < 2 && status == KP_OK; launches++) {
        for (size_t i = 0; i < r->pairs->n && status == KP_OK; i++) {
            struct kpm_pair *p = &r->pairs->v[i];
            if ((p->ratio > 0) != launches || strcmp(p->source, r->key) != 0)
                continue;
            snprintf(p->family, sizeof p->family, "%s", run->info.entry);
            status = predict(&m, r->name, p) ? KP_OK : KP_FAILED;
        }
        if (status == KP_OK)
            kpm_as_original(&m);
    }
    kpm_solved_free(&m);
    return status;
}

static int end_target(struct reading *r, const struct kpr_run *run)
{
    double cycles = kpm_unprobed_cycles(run);
    if (!(cycles > 0)) {
        kp_error("%s: no CTA without records left its times", r->name);
        return KP_FAILED;
    }
    for (size_t i = 0; i < r->pairs->n; i++) {
        struct kpm_pair *p = &r->pairs->v[i];
        if (!p->target || strcmp(p->target, r->key) != 0)
            continue;
        p->measured = cycles;
        p->ns_per_cycle = kpm_ns_per_cycle(&r->data);
    }
    return KP_OK;
}

static int end(void *ctx, const struct kpr_run *run)
{
    struct reading *r = ctx;
    return r->as_source ? end_source(r, run) : end_target(r, run);
}

static int read_trace(const char *table, const char *key, bool as_source, kpm_pairs *pairs)
{
    static const struct kpr_visitor visitor = {begin, on_cta, end};
    const struct kpr_options replay = {0};
    char *path = beside(table, key);
    struct reading r = {.name = path, .key = key, .pairs = pairs, .as_source = as_source};
    FILE *f = fopen(path, "rb");
    int status = KP_FAILED;
    if (!f)
        kp_error("%s: %s", path, strerror(errno));
    else
        status = kpr_replay(f, path, &replay, &visitor, &r);
    if (f)
        fclose(f);
    kpm_data_free(&r.data);
    free(path);
    return status;
}

static int read_traces(const char *table, kpm_pairs *pairs)
{
    int status = KP_OK;
    for (size_t i = 0; i < pairs->n && status == KP_OK; i++) {
        const struct kpm_pair *p = &pairs->v[i];
        bool source = true, target = p->target != NULL;
        for (size_t k = 0; k < i; k++) {
            source = source && strcmp(pairs->v[k].source, p->source) != 0;
            target = target && !(pairs->v[k].target &&
                                 strcmp(pairs->v[k].target, p->target) == 0);
        }
        if (source)
            status = read_trace(table, p->source, true, pairs);
        if (target && status == KP_OK)
            status = read_trace(table, p->target, false, pairs);
    }
    return status;
}

int kpm_score(FILE *f, const char *name, json_t **report)
{
    struct table t = {.path = name};
    const char *shown = kp_shown_name(name);
    *report = NULL;
    int status = read_table(f, shown, &t);
    if (status == KP_OK)
        status = read_traces(name, &t.pairs);
    if (status == KP_OK)
        *report = kpm_score_json(shown, &t.pairs);
    free(t.pairs.v);
    free(t.times.v);
    free(t.places.v);
    json_decref(t.json);
    json_decref(t.launches);
    json_decref(t.layouts);
    return status;
}
