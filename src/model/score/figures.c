/* Error, order and regret of predictions: as JSON, and for people. */
#include "model/score/score.h"

#include <math.h>

static double error_of(const struct kpm_pair *p)
{
    return p->predicted / p->measured - 1;
}

/* Of one source, and of the same time of it. */
static bool alternatives(const struct kpm_pair *a, const struct kpm_pair *b)
{
    return strcmp(a->source, b->source) == 0 && (a->ratio > 0) == (b->ratio > 0);
}

struct order {
    double agree, differ, tied_predicted, tied_measured, all;
    /* Sums over all: how surely a second measurement would agree, less that it would not; by how
     * much two must differ for the measurement to tell them apart. */
    double repeat, resolves;
    bool assumed;    /* by what launches differ elsewhere */
};
/* Which comparisons count. */
enum which {
    ALL,
    RESOLVED, /* what another measurement, or another build, would tell apart as well */
    DECIDED,  /* whose mean has a sign: its 95% by Student's t holds no 0 */
};
/* Differences below these, in relation, are ties. */
struct ties {
    double predicted, measured;
    enum which count;
    bool layouts;   /* measured over layouts of the code: told apart by what one build differs */
};
/* One of the two that are compared: an alternative, or no change. */
struct side {
    double predicted, measured;
    const struct kpm_times *times, *layouts;
};

static struct side changed(const struct kpm_pair *p)
{
    return (struct side){p->predicted, p->measured, p->after, p->layouts[1]};
}

static struct side unchanged(const struct kpm_pair *p)
{
    return (struct side){p->now, p->was, p->before, p->layouts[0]};
}

/* The least difference that counts. */
static double least_counted(const struct ties *t, const struct side *a, const struct side *b,
                            double resolves)
{
    const struct kpm_times *x = t->layouts ? a->layouts : a->times;
    const struct kpm_times *y = t->layouts ? b->layouts : b->times;
    double open = x && y ? kpm_times_open(x, y) : NAN;
    if (t->count == ALL)
        return 0;
    return t->count == RESOLVED || isnan(open) ? resolves : fmax(open, 1e-9);
}

static void compare(struct order *o, const struct ties *t, struct side a, struct side b)
{
    bool places = a.layouts && b.layouts;
    if (t->layouts && !places)
        return;
    double p = a.predicted / b.predicted - 1;
    double m = (t->layouts ? a.layouts->cycles / b.layouts->cycles : a.measured / b.measured) - 1;
    /* Of the measured difference; of two launches' medians, each is off by half of what these are
     * apart (doc/findings/model.md). */
    double many = t->layouts           ? kpm_times_spread(a.layouts, b.layouts)
                  : a.times && b.times ? kpm_times_deviation(a.times, b.times)
                                       : NAN;
    double deviation = isnan(many) ? KPM_REPEATS / sqrt(2) : fmax(many, 1e-9);
    double resolves = isnan(many) ? KPM_REPEATS : 2 * deviation;
    bool tied_p = fabs(p) < t->predicted, tied_m = fabs(m) < t->measured;
    if (fabs(m) < least_counted(t, &a, &b, resolves))
        return;
    o->all++;
    /* A second difference is off as well: by sqrt(2) deviations from this one. */
    o->repeat += erf(fabs(m) / (2 * deviation));
    o->resolves += resolves;
    o->assumed = o->assumed || isnan(many);
    o->tied_predicted += tied_p;
    o->tied_measured += tied_m;
    if (!tied_p && !tied_m)
        *(((p > 0) == (m > 0)) ? &o->agree : &o->differ) += 1;
}

/* Over the alternatives of each source, of which leaving it as it is is one. */
static struct order order_of(const kpm_pairs *pairs, const struct ties *t)
{
    struct order o = {0};
    for (size_t i = 0; i < pairs->n; i++) {
        const struct kpm_pair *a = &pairs->v[i];
        compare(&o, t, changed(a), unchanged(a));
        for (size_t k = 0; k < i; k++)
            if (alternatives(a, &pairs->v[k]))
                compare(&o, t, changed(a), changed(&pairs->v[k]));
    }
    return o;
}

/* Kendall's tau-b: (C - D) / sqrt((n - ties in one) (n - ties in the other)); NAN: there is nothing
 * that measurements tell apart. */
static double tau_b(const struct order *o)
{
    return (o->agree - o->differ) /
           sqrt((o->all - o->tied_predicted) * (o->all - o->tied_measured));
}

/* By how much the first choice of the pair's source, of equal ones the worst, is slower than its
 * best. */
static double regret_of(const kpm_pairs *pairs, const struct kpm_pair *of)
{
    double best = INFINITY, first = INFINITY, chosen = 0;
    for (size_t i = 0; i < pairs->n; i++) {
        const struct kpm_pair *p = &pairs->v[i];
        if (!alternatives(p, of))
            continue;
        best = fmin(best, fmin(p->measured, p->was));
        if (p->now <= first) {
            first = p->now;
            chosen = fmax(chosen, p->was);
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

static void add_regret(const kpm_pairs *pairs, json_t *report)
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
    size_t n;
    const char *name = kpm_trace_name(path, &n);
    char *base = kp_strndup(name, n);
    json_t *j = kp_json_text(base);
    free(base);
    return j;
}

static json_t *rounded(double v, double scale)
{
    return isfinite(v) ? json_real(round(v * scale) / scale) : json_null();
}

static json_t *row_json(const struct kpm_pair *p)
{
    json_t *edits = json_array();
    for (size_t i = 0; i < p->edit_count; i++)
        json_array_append_new(edits, kp_json_text(p->edits[i]));
    double us = p->ns_per_cycle / 1000;
    json_t *variant = p->target  ? name_of(p->target)
                      : p->after ? kp_json_text(p->after->name)
                                 : json_null();
    /* A launch's time is a measured share of the source's, whose probes are taken off. */
    return json_pack("{s:o,s:s,s:s,s:o,s:o,s:o,s:o,s:[oo],s:o,s:o,s:o,s:o,s:o,s:o,s:o}", "kernel",
                     name_of(p->source), "of", p->ratio > 0 ? "launch" : "CTA", "tier",
                     p->ratio > 0 ? "modeled" : "measured", "edits", edits,
                     "variant", variant, "source_cycles", rounded(p->now, 1), "predicted_cycles",
                     rounded(p->predicted, 1), "interval", rounded(p->lo, 1), rounded(p->hi, 1),
                     "measured_cycles", rounded(p->measured, 1), "measured_deviation",
                     rounded(kpm_times_deviation(p->after, NULL), 1e5), "source_measured_cycles",
                     rounded(p->was, 1), "error", rounded(error_of(p), 1e5), "predicted_us",
                     rounded(p->predicted * us, 1e3), "measured_us", rounded(p->measured * us, 1e3),
                     "source_residual", rounded(p->residual, 1e5));
}

/* Of what launches took, or of its mean over layouts of the code; false: there is none. */
static bool add_order(const kpm_pairs *pairs, bool layouts, json_t *o)
{
    const struct ties none = {1e-9, 1e-9, ALL, layouts}, out = {1e-9, 1e-9, RESOLVED, layouts};
    const struct ties both = {KPM_REPEATS, KPM_REPEATS, ALL, layouts};
    const struct ties sure = {1e-9, 1e-9, DECIDED, layouts};
    struct order raw = order_of(pairs, &none), resolved = order_of(pairs, &out);
    struct order decided = order_of(pairs, &sure);
    struct order tied = order_of(pairs, &both);
    if (!(raw.all > 0))
        return false;
    json_object_set_new(o, "kendall_tau", rounded(tau_b(&raw), 1e5));
    json_object_set_new(o, "kendall_tau_repeat", rounded(raw.repeat / raw.all, 1e5));
    json_object_set_new(o, "kendall_tau_resolved", rounded(tau_b(&resolved), 1e5));
    json_object_set_new(o, "kendall_tau_decided", rounded(tau_b(&decided), 1e5));
    json_object_set_new(o, "kendall_tau_ties", rounded(tau_b(&tied), 1e5));
    json_object_set_new(o, "resolved_by", rounded(raw.resolves / raw.all, 1e5));
    json_object_set_new(o, "resolved_by_tier", json_string(raw.assumed ? "assumed" : "measured"));
    json_object_set_new(o, "comparisons", json_real(raw.all));
    json_object_set_new(o, "comparisons_resolved", json_real(resolved.all));
    json_object_set_new(o, "comparisons_decided", json_real(decided.all));
    json_object_set_new(o, "discordant", json_real(raw.differ));
    json_object_set_new(o, "discordant_resolved", json_real(resolved.differ));
    json_object_set_new(o, "discordant_decided", json_real(decided.differ));
    return true;
}

/* What holds of all pairs, and of each family. */
static json_t *figures_json(const kpm_pairs *pairs)
{
    json_t *o = json_object();
    double sum = 0, left = 0, inside = 0, width = 0, n = (double)pairs->n;
    for (size_t i = 0; i < pairs->n; i++) {
        const struct kpm_pair *p = &pairs->v[i];
        sum += fabs(error_of(p));
        left += fabs(p->now / p->measured - 1);
        inside += p->lo <= p->measured && p->measured <= p->hi;
        width += (p->hi - p->lo) / p->predicted / 2;
    }
    json_object_set_new(o, "pairs", json_integer((json_int_t)pairs->n));
    json_object_set_new(o, "mape", json_real(sum / n));
    json_object_set_new(o, "mape_if_unchanged", json_real(left / n));
    add_order(pairs, false, o);
    json_t *layouts = json_object();
    if (add_order(pairs, true, layouts))
        json_object_set(o, "layouts", layouts);
    json_decref(layouts);
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
static json_t *families_json(const kpm_pairs *pairs)
{
    json_t *list = json_array();
    KP_VEC(json_t *) found = {0};
    for (size_t i = 0; i < pairs->n; i++) {
        kpm_pairs of = {0};
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

static void add_launches(const kpm_pairs *pairs, json_t *report)
{
    double launches = 0, points = 0;
    for (size_t i = 0; i < pairs->n; i++) {
        const struct kpm_pair *p = &pairs->v[i];
        launches += p->ratio > 0;
        points += p->ratio > 0 ? fabs(p->predicted - p->measured) / p->now : 0;
    }
    json_object_set_new(report, "launches", json_integer((json_int_t)launches));
    if (launches > 0)
        json_object_set_new(report, "launch_gain_error", json_real(points / launches));
}

json_t *kpm_score_json(const char *name, kpm_pairs *pairs)
{
    json_t *rows = json_array(), *report = json_object(), *all = figures_json(pairs);
    json_object_set_new(report, "schema_version", json_integer(1));
    json_object_set_new(report, "tool", json_string("kperf " PACKAGE_VERSION));
    json_object_set_new(report, "input", json_pack("{s:o}", "name", kp_json_text(name)));
    json_object_update(report, all);
    json_decref(all);
    add_launches(pairs, report);
    json_object_set_new(report, "families", families_json(pairs));
    qsort(pairs->v, pairs->n, sizeof *pairs->v, worst_first);
    for (size_t i = 0; i < pairs->n; i++)
        json_array_append_new(rows, row_json(&pairs->v[i]));
    json_object_set_new(report, "rows", rows);
    json_object_set_new(report, "tiers", kpm_tiers_json(report));
    return report;
}

/* ---- for people ------------------------------------------------------------------------------ */

static double number_of(const json_t *o, const char *key)
{
    return json_number_value(json_object_get(o, key));
}

/* Kendall's tau, that wide; "-" where there is none. */
static void put_tau(FILE *f, const json_t *o, const char *key, int width)
{
    const json_t *tau = json_object_get(o, key);
    if (json_is_number(tau))
        fprintf(f, " %*.3f", width, json_number_value(tau));
    else
        fprintf(f, " %*s", width, "-");
}

static void print_families(FILE *f, const json_t *report)
{
    const json_t *one;
    size_t i;
    fprintf(f, "within its interval %.0f%% (half as wide: %.1f%% on average)\n\n"
               "   error     tau   apart   regret   worst  within pairs  family\n",
            100 * number_of(report, "covered"), 100 * number_of(report, "half_width"));
    json_array_foreach(json_object_get(report, "families"), i, one) {
        fprintf(f, "%7.2f%%", 100 * number_of(one, "mape"));
        put_tau(f, one, "kendall_tau", 7);
        put_tau(f, one, "kendall_tau_resolved", 7);
        fprintf(f, "  %6.2f%% %6.2f%%  %5.0f%% %5.0f  ", 100 * number_of(one, "regret"),
                100 * number_of(one, "worst_regret"), 100 * number_of(one, "covered"),
                number_of(one, "pairs"));
        kp_put_name(f, json_string_value(json_object_get(one, "family")));
        fputc('\n', f);
    }
    fputc('\n', f);
}

/* A mean that is not known to have a sign has no order; all the others count. */
static void print_decided(FILE *f, const json_t *o, const char *over)
{
    fprintf(f, "%.0f of the %.0f means over %s have a sign at 95%%, %.0f of these are ordered "
            "wrongly: tau", number_of(o, "comparisons_decided"), number_of(o, "comparisons"), over,
            number_of(o, "discordant_decided"));
    put_tau(f, o, "kendall_tau_decided", 0);
    fputc('\n', f);
}

static void print_order(FILE *f, const json_t *report)
{
    fprintf(f, "of %.0f comparisons %.0f are of times that the measurement tells apart (%.2g%% on "
            "average, %s):\n%.0f of these are ordered wrongly, %.0f of all; tau",
            number_of(report, "comparisons"), number_of(report, "comparisons_resolved"),
            100 * number_of(report, "resolved_by"),
            json_string_value(json_object_get(report, "resolved_by_tier")),
            number_of(report, "discordant_resolved"), number_of(report, "discordant"));
    put_tau(f, report, "kendall_tau_resolved", 0);
    fputs(" over these,", f);
    put_tau(f, report, "kendall_tau_ties", 0);
    fprintf(f, " with what differs by less\nthan %.0f%% taken for a tie,", 100 * KPM_REPEATS);
    put_tau(f, report, "kendall_tau_repeat", 0);
    fputs(" expected of the measurement made again\n", f);
    print_decided(f, report, "runs of this build");
}

static void print_tiers(FILE *f)
{
    fputs("tiers: counts, and a CTA's cycles measured and now, are measured; predictions, what is "
          "worked out\nof both and a launch's cycles (a measured share of the source's without "
          "records) are modeled\n\n",
          f);
}

/* Where a build's code lies is no part of a source: what can be known without that. */
static void print_layouts(FILE *f, const json_t *o)
{
    if (!o)
        return;
    fputs("over layouts of the code, of which a build has one, tau", f);
    put_tau(f, o, "kendall_tau", 0);
    fprintf(f, " of the means; of %.0f comparisons\n%.0f are of times that a layout leaves apart "
            "(%.2g%% on average), %.0f of these are ordered wrongly;\ntau",
            number_of(o, "comparisons"), number_of(o, "comparisons_resolved"),
            100 * number_of(o, "resolved_by"), number_of(o, "discordant_resolved"));
    put_tau(f, o, "kendall_tau_resolved", 0);
    fputs(" over these,", f);
    put_tau(f, o, "kendall_tau_repeat", 0);
    fputs(" expected of the same kernels in another layout\n", f);
    print_decided(f, o, "layouts");
}

static void print_rows(FILE *f, const json_t *report)
{
    const json_t *row, *id;
    size_t i, k;
    fputs("   error predicted  measured       now  cycles, the worst first\n", f);
    json_array_foreach(json_object_get(report, "rows"), i, row) {
        fprintf(f, "%+7.2f%% %9.0f %9.0f %9.0f  %-6s ", 100 * number_of(row, "error"),
                number_of(row, "predicted_cycles"), number_of(row, "measured_cycles"),
                number_of(row, "source_cycles"), json_string_value(json_object_get(row, "of")));
        kp_put_name(f, json_string_value(json_object_get(row, "kernel")));
        json_array_foreach(json_object_get(row, "edits"), k, id) {
            fputc(' ', f);
            kp_put_name(f, json_string_value(id));
        }
        fputc('\n', f);
    }
}

void kpm_score_print(FILE *f, const json_t *report)
{
    fprintf(f, "%.0f predictions from %.0f traces, each of another kernel than was traced\n"
               "error of time %.2f%% on average (%.2f%% if nothing were predicted), Kendall tau",
            number_of(report, "pairs"), number_of(report, "sources"),
            100 * number_of(report, "mape"), 100 * number_of(report, "mape_if_unchanged"));
    put_tau(f, report, "kendall_tau", 0);
    fprintf(f, ",\nregret of the first choice %.2f%% on average, at worst %.2f%% (",
            100 * number_of(report, "regret"), 100 * number_of(report, "worst_regret"));
    kp_put_name(f, json_string_value(json_object_get(report, "worst_regret_of")));
    fputs(")\n\n", f);
    print_order(f, report);
    print_layouts(f, json_object_get(report, "layouts"));
    print_tiers(f);
    print_families(f, report);
    if (number_of(report, "launches") > 0)
        fprintf(f, "%.0f of launches, their gain %.1f points off on average\n\n",
                number_of(report, "launches"), 100 * number_of(report, "launch_gain_error"));
    print_rows(f, report);
}
