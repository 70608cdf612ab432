/* What was predicted of edits against what their kernels took: error of each, order, and what
 * taking the first choice would have cost. */
#include "model/model_internal.h"

#include <errno.h>
#include <math.h>

enum { MOST_PAIRS = 10000, MOST_EDITS = 16 };

struct pair {
    const char *source, *target; /* borrowed from the table; target NULL: what was measured stands
                                    in it */
    const char *edits[MOST_EDITS];
    size_t edit_count;
    double ratio; /* of the launch's time to the source's, measured; 0: a CTA's time was */
    double now, predicted, measured; /* cycles, of the launch with a ratio, else of a CTA; now: the
                                        source's */
    double lo, hi; /* of the prediction */
    double ns_per_cycle, residual;
    char family[64]; /* the source's kernel */
    bool done;
};
typedef KP_VEC(struct pair) pair_list;

/* ---- the table ------------------------------------------------------------------- */

static bool read_edits(const char *name, size_t i, const json_t *edits, struct pair *p)
{
    size_t k;
    const json_t *id;
    if (!json_is_array(edits) || json_array_size(edits) > MOST_EDITS ||
        json_array_size(edits) == 0) {
        kp_error("%s: pairs[%zu]: 'edits' is a list of 1 to %d ids", name, i, MOST_EDITS);
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

static bool read_pair(const char *name, size_t i, const json_t *row, struct pair *p)
{
    const json_t *cycles = json_object_get(row, "measured_cycles");
    const json_t *ratio = json_object_get(row, "measured_ratio");
    *p = (struct pair){.source = json_string_value(json_object_get(row, "source")),
                       .target = json_string_value(json_object_get(row, "target")),
                       .measured = json_number_value(cycles), .ratio = json_number_value(ratio),
                       .ns_per_cycle = NAN};
    if (!p->source || (p->target != NULL) + json_is_number(cycles) + json_is_number(ratio) != 1) {
        kp_error("%s: pairs[%zu]: takes a 'source', and a 'target', 'measured_cycles' or "
                 "'measured_ratio'", name, i);
        return false;
    }
    if (!p->target && !(p->measured > 0) && !(p->ratio > 0)) {
        kp_error("%s: pairs[%zu]: %s is above 0", name, i,
                 json_is_number(ratio) ? "measured_ratio" : "measured_cycles");
        return false;
    }
    if (p->target && strcmp(p->target, p->source) == 0) {
        kp_error("%s: pairs[%zu]: %s would be predicted from its own trace", name, i, p->source);
        return false;
    }
    return read_edits(name, i, json_object_get(row, "edits"), p);
}

static json_t *read_table(FILE *f, const char *name, pair_list *pairs)
{
    json_error_t at;
    json_t *table = json_loadf(f, JSON_REJECT_DUPLICATES, &at);
    const json_t *rows = json_object_get(table, "pairs"), *row;
    size_t i;
    if (!table) {
        kp_error("%s:%d:%d: not a table of pairs: %s", name, at.line, at.column, at.text);
        return NULL;
    }
    if (!json_is_array(rows) || !json_array_size(rows) || json_array_size(rows) > MOST_PAIRS) {
        kp_error("%s: 'pairs' is a list of 1 to %d pairs", name, MOST_PAIRS);
        json_decref(table);
        return NULL;
    }
    json_array_foreach(rows, i, row) {
        struct pair p;
        if (!read_pair(name, i, row, &p)) {
            json_decref(table);
            return NULL;
        }
        KP_PUSH(*pairs, p);
    }
    return table;
}

/* A path as the table's directory makes it. */
static char *beside(const char *table, const char *path)
{
    const char *slash = strrchr(table, '/');
    if (!slash || *path == '/')
        return kp_strdup(path);
    return kp_asprintf("%.*s/%s", (int)(slash - table), table, path);
}

/* ---- traces --------------------------------------------------------------------------- */

struct reading {
    struct kpm_data data;
    const char *name, *key; /* key: as the table calls it */
    pair_list *pairs;
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
                               const struct pair *p)
{
    double whole = kpm_whole_cycles(&b->whole, edited, b->values);
    struct kpm_change change = kpm_whole_change(b, edited, whole);
    return p->ratio > 0 ? kpm_launch_after(b->launch, &change) : whole;
}

static void take_in(struct pair *p, double predicted)
{
    if (!(predicted > 0))
        return;
    p->lo = fmin(p->lo, predicted);
    p->hi = fmax(p->hi, predicted);
}

/* With these values in place of the baseline's. */
static void take_values(const struct kpm_baseline *b, const struct kpm_program *edited,
                        const double *values, struct pair *p)
{
    struct kpm_baseline other = *b;
    other.values = values;
    other.whole.played = kpm_played_loop(b->program, values, b->whole.trips);
    for (int i = 0; i < 2; i++)
        other.ends[i].played = kpm_played_loop(b->program, values, b->ends[i].trips);
    take_in(p, predicted_cycles(&other, edited, p));
}

/* Its interval: numbers that are only bounded and the records' cost at either end; work that the
 * assembler may put elsewhere in the edited kernel, left where the marks are; what the loop as
 * recorded is off; and what CTAs' times are worth. */
static void find_interval(const struct kpm_solved *m, const struct kpm_baseline *b,
                          const struct kpm_program *edited, struct pair *p)
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
    double off = KPM_REPEATS + fmin(1, fabs(m->residual));
    p->lo *= 1 - off;
    p->hi *= 1 + off;
    free(values);
}

static bool predict(const struct kpm_solved *m, const char *name, struct pair *p)
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
        p->measured = launch ? p->ratio * p->now : p->measured;
        p->residual = m->residual;
        p->ns_per_cycle = launch ? m->ns_per_cycle : p->ns_per_cycle;
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
            struct pair *p = &r->pairs->v[i];
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
        struct pair *p = &r->pairs->v[i];
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

static int read_trace(const char *table, const char *key, bool as_source, pair_list *pairs)
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

static int read_traces(const char *table, pair_list *pairs)
{
    int status = KP_OK;
    for (size_t i = 0; i < pairs->n && status == KP_OK; i++) {
        const struct pair *p = &pairs->v[i];
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

/* ---- figures ------------------------------------------------------------------------------ */

static double error_of(const struct pair *p)
{
    return p->predicted / p->measured - 1;
}

/* Of one source, and of the same time of it. */
static bool alternatives(const struct pair *a, const struct pair *b)
{
    return strcmp(a->source, b->source) == 0 && (a->ratio > 0) == (b->ratio > 0);
}

struct order {
    double agree, differ, tied_predicted, tied_measured, all;
    double least; /* what is measured to differ by less, in relation, does not count */
};

static void compare(struct order *o, double pa, double pb, double ma, double mb)
{
    double p = pa - pb, m = ma - mb;
    if (fabs(m) < o->least * fmin(ma, mb))
        return;
    o->all++;
    bool tied_p = fabs(p) <= 1e-9 * pa, tied_m = fabs(m) <= 1e-9 * ma;
    o->tied_predicted += tied_p;
    o->tied_measured += tied_m;
    if (!tied_p && !tied_m)
        *(((p > 0) == (m > 0)) ? &o->agree : &o->differ) += 1;
}

/* Kendall's tau-b over the alternatives of each source, of which leaving it as it is is one; NAN:
 * there are none that measurements tell apart. */
static double tau_of(const pair_list *pairs, double least)
{
    struct order o = {.least = least};
    for (size_t i = 0; i < pairs->n; i++) {
        const struct pair *a = &pairs->v[i];
        compare(&o, a->predicted, a->now, a->measured, a->now);
        for (size_t k = 0; k < i; k++) {
            const struct pair *b = &pairs->v[k];
            if (alternatives(a, b))
                compare(&o, a->predicted, b->predicted, a->measured, b->measured);
        }
    }
    return (o.agree - o.differ) / sqrt((o.all - o.tied_predicted) * (o.all - o.tied_measured));
}

/* By how much the first choice of the pair's source, of equal ones the worst, is slower than its best. */
static double regret_of(const pair_list *pairs, const struct pair *of)
{
    double best = INFINITY, first = INFINITY, chosen = 0;
    for (size_t i = 0; i < pairs->n; i++) {
        const struct pair *p = &pairs->v[i];
        if (!alternatives(p, of))
            continue;
        best = fmin(best, fmin(p->measured, p->now));
        if (p->now <= first) {
            first = p->now;
            chosen = fmax(chosen, p->now);
        }
        if (p->predicted < first * (1 - 1e-9)) {
            first = p->predicted;
            chosen = p->measured;
        } else if (p->predicted <= first * (1 + 1e-9)) {
            chosen = fmax(chosen, p->measured);
        }
    }
    return chosen / best - 1;
}

static void add_regret(const pair_list *pairs, json_t *report)
{
    double sum = 0, n = 0, worst = 0;
    const char *of = NULL;
    for (size_t i = 0; i < pairs->n; i++) {
        bool seen = false;
        for (size_t k = 0; k < i && !seen; k++)
            seen = alternatives(&pairs->v[k], &pairs->v[i]);
        if (seen)
            continue;
        double regret = regret_of(pairs, &pairs->v[i]);
        sum += regret;
        n++;
        if (!of || regret > worst) {
            worst = regret;
            of = pairs->v[i].source;
        }
    }
    json_object_set_new(report, "sources", json_integer((json_int_t)n));
    json_object_set_new(report, "regret", json_real(sum / n));
    json_object_set_new(report, "worst_regret", json_real(worst));
    json_object_set_new(report, "worst_regret_of", kp_json_text(of));
}

static int worst_first(const void *a, const void *b)
{
    double x = fabs(error_of(a)), y = fabs(error_of(b));
    return (x < y) - (x > y);
}

static json_t *name_of(const char *path)
{
    const char *slash = strrchr(path, '/');
    char *base = kp_strdup(slash ? slash + 1 : path);
    size_t n = strlen(base);
    if (n > 4 && strcmp(base + n - 4, ".kpt") == 0)
        base[n - 4] = 0;
    json_t *j = kp_json_text(base);
    free(base);
    return j;
}

static json_t *rounded(double v, double scale)
{
    return isfinite(v) ? json_real(round(v * scale) / scale) : json_null();
}

static json_t *row_json(const struct pair *p)
{
    json_t *edits = json_array();
    for (size_t i = 0; i < p->edit_count; i++)
        json_array_append_new(edits, kp_json_text(p->edits[i]));
    double us = p->ns_per_cycle / 1000;
    return json_pack("{s:o,s:s,s:o,s:o,s:o,s:o,s:[oo],s:o,s:o,s:o,s:o,s:o}", "kernel",
                     name_of(p->source), "of", p->ratio > 0 ? "launch" : "CTA", "edits", edits,
                     "variant", p->target ? name_of(p->target) : json_null(), "source_cycles",
                     rounded(p->now, 1), "predicted_cycles", rounded(p->predicted, 1), "interval",
                     rounded(p->lo, 1), rounded(p->hi, 1), "measured_cycles",
                     rounded(p->measured, 1), "error",
                     rounded(error_of(p), 1e5), "predicted_us", rounded(p->predicted * us, 1e3),
                     "measured_us", rounded(p->measured * us, 1e3), "source_residual",
                     rounded(p->residual, 1e5));
}

/* What holds of all pairs, and of each family. */
static json_t *figures_json(const pair_list *pairs)
{
    json_t *o = json_object();
    double sum = 0, left = 0, inside = 0, width = 0, n = (double)pairs->n;
    for (size_t i = 0; i < pairs->n; i++) {
        const struct pair *p = &pairs->v[i];
        sum += fabs(error_of(p));
        left += fabs(p->now / p->measured - 1);
        inside += p->lo <= p->measured && p->measured <= p->hi;
        width += (p->hi - p->lo) / p->predicted / 2;
    }
    json_object_set_new(o, "pairs", json_integer((json_int_t)pairs->n));
    json_object_set_new(o, "mape", json_real(sum / n));
    json_object_set_new(o, "mape_if_unchanged", json_real(left / n));
    json_object_set_new(o, "kendall_tau", rounded(tau_of(pairs, 0), 1e5));
    json_object_set_new(o, "kendall_tau_resolved", rounded(tau_of(pairs, KPM_REPEATS), 1e5));
    json_object_set_new(o, "covered", rounded(inside / n, 1e5));
    json_object_set_new(o, "half_width", rounded(width / n, 1e5));
    add_regret(pairs, o);
    return o;
}

static int by_mape(const void *a, const void *b)
{
    double x = json_number_value(json_object_get(*(json_t *const *)a, "mape"));
    double y = json_number_value(json_object_get(*(json_t *const *)b, "mape"));
    return (x < y) - (x > y);
}

/* The worst first. */
static json_t *families_json(const pair_list *pairs)
{
    json_t *list = json_array();
    KP_VEC(json_t *) found = {0};
    for (size_t i = 0; i < pairs->n; i++) {
        pair_list of = {0};
        bool again = false;
        for (size_t k = 0; k < pairs->n; k++) {
            if (strcmp(pairs->v[k].family, pairs->v[i].family) != 0)
                continue;
            again = again || k < i;
            KP_PUSH(of, pairs->v[k]);
        }
        if (!again) {
            json_t *one = figures_json(&of);
            json_object_set_new(one, "family", kp_json_text(pairs->v[i].family));
            KP_PUSH(found, one);
        }
        free(of.v);
    }
    if (found.n)
        qsort(found.v, found.n, sizeof *found.v, by_mape);
    for (size_t i = 0; i < found.n; i++)
        json_array_append_new(list, found.v[i]);
    free(found.v);
    return list;
}

static void add_launches(const pair_list *pairs, json_t *report)
{
    double launches = 0, points = 0;
    for (size_t i = 0; i < pairs->n; i++) {
        const struct pair *p = &pairs->v[i];
        launches += p->ratio > 0;
        points += p->ratio > 0 ? fabs(p->predicted - p->measured) / p->now : 0;
    }
    json_object_set_new(report, "launches", json_integer((json_int_t)launches));
    if (launches > 0)
        json_object_set_new(report, "launch_gain_error", json_real(points / launches));
}

static json_t *score_json(const char *name, pair_list *pairs)
{
    json_t *rows = json_array(), *report = json_object(), *all = figures_json(pairs);
    json_object_set_new(report, "schema_version", json_integer(1));
    json_object_set_new(report, "tool", json_string("kperf " PACKAGE_VERSION));
    json_object_set_new(report, "input", json_pack("{s:o}", "name", kp_json_text(name)));
    json_object_update(report, all);
    json_decref(all);
    json_object_set_new(report, "resolved_by", json_real(KPM_REPEATS));
    add_launches(pairs, report);
    json_object_set_new(report, "families", families_json(pairs));
    qsort(pairs->v, pairs->n, sizeof *pairs->v, worst_first);
    for (size_t i = 0; i < pairs->n; i++)
        json_array_append_new(rows, row_json(&pairs->v[i]));
    json_object_set_new(report, "rows", rows);
    return report;
}

int kpm_score(FILE *f, const char *name, json_t **report)
{
    pair_list pairs = {0};
    const char *shown = kp_shown_name(name);
    *report = NULL;
    json_t *table = read_table(f, shown, &pairs);
    int status = table ? read_traces(name, &pairs) : KP_MALFORMED;
    if (status == KP_OK)
        *report = score_json(shown, &pairs);
    free(pairs.v);
    json_decref(table);
    return status;
}

/* ---- for people ------------------------------------------------------------------------------ */

static double number_of(const json_t *o, const char *key)
{
    return json_number_value(json_object_get(o, key));
}

/* Kendall's tau; "-" where there is none. */
static void put_tau(FILE *f, const json_t *o, const char *key)
{
    const json_t *tau = json_object_get(o, key);
    if (json_is_number(tau))
        fprintf(f, " %7.3f", json_number_value(tau));
    else
        fprintf(f, " %7s", "-");
}

static void print_families(FILE *f, const json_t *report)
{
    const json_t *one;
    size_t i;
    fprintf(f, "within its interval %.0f%% (half as wide: %.1f%% on average), tau of what differs "
               "by %.0f%%\n\n   error     tau of %.0f%%   regret   worst  within pairs  family\n",
            100 * number_of(report, "covered"), 100 * number_of(report, "half_width"),
            100 * number_of(report, "resolved_by"), 100 * number_of(report, "resolved_by"));
    json_array_foreach(json_object_get(report, "families"), i, one) {
        fprintf(f, "%7.2f%%", 100 * number_of(one, "mape"));
        put_tau(f, one, "kendall_tau");
        put_tau(f, one, "kendall_tau_resolved");
        fprintf(f, "  %6.2f%% %6.2f%%  %5.0f%% %5.0f  %s\n", 100 * number_of(one, "regret"),
                100 * number_of(one, "worst_regret"), 100 * number_of(one, "covered"),
                number_of(one, "pairs"), json_string_value(json_object_get(one, "family")));
    }
    fputc('\n', f);
}

void kpm_score_print(FILE *f, const json_t *report)
{
    const json_t *row, *id;
    size_t i, k;
    fprintf(f, "%.0f predictions from %.0f traces, each of another kernel than was traced\n"
               "error of time %.2f%% on average (%.2f%% if nothing were predicted), Kendall tau "
               "%.3f,\nregret of the first choice %.2f%% on average, at worst %.2f%% (%s)\n\n",
            number_of(report, "pairs"), number_of(report, "sources"),
            100 * number_of(report, "mape"), 100 * number_of(report, "mape_if_unchanged"),
            number_of(report, "kendall_tau"), 100 * number_of(report, "regret"),
            100 * number_of(report, "worst_regret"),
            json_string_value(json_object_get(report, "worst_regret_of")));
    print_families(f, report);
    if (number_of(report, "launches") > 0)
        fprintf(f, "%.0f of launches, their gain %.1f points off on average\n\n",
                number_of(report, "launches"), 100 * number_of(report, "launch_gain_error"));
    fputs("   error predicted  measured       now  cycles, the worst first\n", f);
    json_array_foreach(json_object_get(report, "rows"), i, row) {
        fprintf(f, "%+7.2f%% %9.0f %9.0f %9.0f  %-6s %s", 100 * number_of(row, "error"),
                number_of(row, "predicted_cycles"), number_of(row, "measured_cycles"),
                number_of(row, "source_cycles"), json_string_value(json_object_get(row, "of")),
                json_string_value(json_object_get(row, "kernel")));
        json_array_foreach(json_object_get(row, "edits"), k, id)
            fprintf(f, " %s", json_string_value(id));
        fputs("\n", f);
    }
}
