/* Conditions over the report's rows. */
#include "diff/diff_internal.h"

#include <math.h>

enum outcome { HOLDS, FAILS, MISSING };
static const char *const outcomes[] = {"passes", "fails", "cannot be judged"};

/* What one condition says of one shape: the worst of all it applies to. */
struct finding {
    enum outcome outcome;
    bool any;
    char *text; /* of the worst one */
};

static void take(struct finding *f, enum outcome o, char *text)
{
    /* A failure outweighs what cannot be judged, and that what passes. */
    static const int grave[] = {[HOLDS] = 0, [MISSING] = 1, [FAILS] = 2};
    if (!f->any || grave[o] > grave[f->outcome]) {
        free(f->text);
        f->text = text;
        f->outcome = o;
    } else {
        free(text);
    }
    f->any = true;
}

static bool beyond(const struct kpd_condition *c, double v)
{
    if (c->op[0] == '>')
        return c->op[1] ? v >= c->value : v > c->value;
    return c->op[1] ? v <= c->value : v < c->value;
}

/* Both sides of something that is known to an interval, or exactly (lo = hi). */
struct known {
    const char *what; /* "softmax of consumer" */
    double a, b;      /* in the metric's unit */
    double change, lo, hi;      /* b - a */
    double ratio, ratio_lo, ratio_hi; /* b / a - 1 */
    double b_lo, b_hi;
    const char *unit;
};

static char *describe(const struct kpd_condition *c, const struct known *k, double v, double lo,
                      double hi)
{
    double scale = c->percent ? 100 : 1;
    const char *unit = c->percent ? "%" : k->unit;
    if (lo == hi)
        return c->change ? kp_asprintf("%s %.6g -> %.6g (%+.4g%s)", k->what, k->a, k->b, scale * v,
                                       unit)
                         : kp_asprintf("%s %.6g -> %.6g%s", k->what, k->a, k->b, unit);
    return kp_asprintf(c->change ? "%s %.6g -> %.6g: %+.3g%s (%+.3g to %+.3g)"
                                 : "%s %.6g -> %.6g: %.6g%s (%.6g to %.6g)",
                       k->what, k->a, k->b, scale * v, unit, scale * lo, scale * hi);
}

/* Fails when that is shown beyond noise: the interval's nearer end is beyond the limit; under
 * strict, when it is not shown that it does not: the farther end is. */
static void judge_known(const struct kpd_condition *c, const struct kpd_options *o,
                        const struct known *k, struct finding *f)
{
    double v = c->percent ? k->ratio : c->change ? k->change : k->b;
    double lo = c->percent ? k->ratio_lo : c->change ? k->lo : k->b_lo;
    double hi = c->percent ? k->ratio_hi : c->change ? k->hi : k->b_hi;
    if (isnan(v) || isnan(lo) || isnan(hi)) {
        take(f, MISSING, kp_asprintf("%s is not known of both sides", k->what));
        return;
    }
    double nearer = c->op[0] == '>' ? lo : hi, farther = c->op[0] == '>' ? hi : lo;
    take(f, beyond(c, o->strict ? farther : nearer) ? FAILS : HOLDS, describe(c, k, v, lo, hi));
}

static void judge_exact(const struct kpd_condition *c, const struct kpd_options *o,
                        const json_t *both, const char *what, const char *unit, struct finding *f)
{
    double a = kpd_number(both, "a"), b = kpd_number(both, "b");
    double ratio = a > 0 ? b / a - 1 : b > 0 ? INFINITY : b - a;
    if (isnan(a) && !c->change) /* b alone is asked about */
        a = b;
    const struct known k = {what, a, b, b - a, b - a, b - a, ratio, ratio, ratio, b, b, unit};
    judge_known(c, o, &k, f);
}

static void judge_time(const struct kpd_condition *c, const struct kpd_options *o,
                       const json_t *row, struct finding *f)
{
    const json_t *t = kpd_at(row, "time");
    double a = kpd_number(t, "a_us"), b = kpd_number(t, "b_us");
    double lo = kpd_number(t, "lo"), hi = kpd_number(t, "hi");
    const struct known k = {"time", a, b, b - a, a * lo, a * hi, kpd_number(t, "change"), lo, hi,
                            kpd_number(t, "b_lo_us"), kpd_number(t, "b_hi_us"), " us"};
    judge_known(c, o, &k, f);
}

static void judge_cycles(const struct kpd_condition *c, const struct kpd_options *o,
                         const json_t *figure, const char *what, struct finding *f)
{
    double a = kpd_number(figure, "a"), b = kpd_number(figure, "b");
    double d = kpd_number(figure, "change");
    double lo = kpd_number(figure, "lo"), hi = kpd_number(figure, "hi");
    double per = a > 0 ? a : NAN;
    const struct known k = {what, a, b, d, lo, hi, d / per, lo / per, hi / per,
                            b - (d - lo), b + (hi - d), " cycles"};
    judge_known(c, o, &k, f);
}

/* Regions (by name) or roles that the condition names. */
static void judge_named(const struct kpd_condition *c, const struct kpd_options *o,
                        const json_t *list, const char *key, struct finding *f)
{
    const json_t *r;
    size_t i;
    json_array_foreach(list, i, r) {
        const char *name = kpd_text(r, key);
        if (*c->name && !kp_glob(c->name, name))
            continue;
        char *what = strcmp(key, "region") == 0
                         ? kp_asprintf("%s of %s", name, kpd_text(r, "role"))
                         : kp_asprintf("iteration of %s", name);
        judge_cycles(c, o, kpd_at(r, "cycles"), what, f);
        free(what);
    }
}

static void judge_errors(const struct kpd_condition *c, const struct kpd_options *o,
                         const json_t *list, struct finding *f)
{
    const json_t *t;
    size_t i;
    json_array_foreach(list, i, t) {
        const char *name = kpd_text(t, "tensor");
        if (*c->name && !kp_glob(c->name, name))
            continue;
        char *what = kp_asprintf("error of %s", name);
        judge_exact(c, o, t, what, "", f);
        free(what);
    }
}

static void judge_output(const json_t *row, struct finding *f)
{
    const char *v = kpd_text(row, "output.verdict");
    enum outcome o = strcmp(v, "same") == 0 ? HOLDS : strcmp(v, "differs") == 0 ? FAILS : MISSING;
    const char *why = kpd_text(row, "output.why");
    const json_t *t;
    struct kp_str names = {0};
    size_t i;
    json_array_foreach(kpd_at(row, "output.tensors"), i, t)
        if (strcmp(kpd_text(t, "verdict"), "differs") == 0)
            kp_str_addf(&names, " %s", kpd_text(t, "tensor"));
    take(f, o, kp_asprintf("output%s: %s%s%s", names.len ? names.s : "", *v ? v : "not known",
                           *why ? ": " : "", why));
    kp_str_free(&names);
}

static void judge_row(const struct kpd_condition *c, const struct kpd_options *o,
                      const json_t *row, struct finding *f)
{
    static const struct {
        const char *path, *what, *unit;
    } exact[KPD_METRICS] = {
        [KPD_REGISTERS] = {"code.registers", "registers", ""},
        [KPD_SPILLS] = {"code.spills", "spills", " B"},
        [KPD_STACK] = {"code.stack", "stack", " B"},
        [KPD_SHARED] = {"code.shared", "shared memory", " B"},
        [KPD_OCCUPANCY] = {"code.occupancy", "CTAs an SM", ""},
        [KPD_MEMORY] = {"peak_memory", "peak memory", " B"},
        [KPD_ASSEMBLY] = {"assembly_ms", "assembly", " ms"},
        [KPD_LAUNCHES] = {"launch.launches", "launches", ""},
    };
    if (strcmp(kpd_text(row, "verdict"), "not comparable") == 0 && !kpd_at(row, "code")) {
        take(f, MISSING, kp_asprintf("not comparable: %s", kpd_text(row, "why")));
        return;
    }
    if (c->metric == KPD_TIME)
        judge_time(c, o, row, f);
    else if (c->metric == KPD_OUTPUT)
        judge_output(row, f);
    else if (c->metric == KPD_REGION)
        judge_named(c, o, kpd_at(row, "regions"), "region", f);
    else if (c->metric == KPD_ITERATION)
        judge_named(c, o, kpd_at(row, "roles"), "role", f);
    else if (c->metric == KPD_ERROR)
        judge_errors(c, o, kpd_at(row, "output.errors"), f);
    else
        judge_exact(c, o, kpd_at(row, exact[c->metric].path), exact[c->metric].what,
                    exact[c->metric].unit, f);
    if (!f->any)
        take(f, MISSING, kp_asprintf("%s%s%s: none is there on both sides",
                                     kpd_metric_word(c->metric), *c->name ? " " : "", c->name));
}

static json_t *shape_json(const json_t *row, const struct finding *f)
{
    return json_pack("{s:O,s:O,s:s,s:o}", "entry", json_object_get(row, "entry"), "label",
                     json_object_get(row, "label"), "outcome", outcomes[f->outcome], "text",
                     kp_json_text(f->text));
}

/* A shape that only B has is new: there is nothing to hold it against. */
static bool is_new(const json_t *row)
{
    return json_integer_value(json_array_get(json_object_get(row, "runs"), 0)) == 0;
}

static json_t *condition_json(const struct kpd_condition *c, const struct kpd_options *o,
                              const json_t *rows, enum outcome *worst)
{
    json_t *list = json_array();
    const json_t *row;
    size_t i;
    struct finding whole = {0};
    json_array_foreach(rows, i, row) {
        struct finding f = {0};
        if (is_new(row) ||
            (c->on && kpd_shape_has(json_object_get(row, "shape"), c->on, strlen(c->on)) != 1))
            continue;
        judge_row(c, o, row, &f);
        json_array_append_new(list, shape_json(row, &f));
        take(&whole, f.outcome, f.text);
    }
    if (!whole.any)
        take(&whole, MISSING, kp_strdup("no shape is there that it speaks of"));
    *worst = whole.outcome;
    json_t *out = json_pack("{s:o,s:s,s:o,s:o}", "condition", kp_json_text(c->text), "outcome",
                            outcomes[whole.outcome], "text", kp_json_text(whole.text), "shapes",
                            list);
    free(whole.text);
    return out;
}

json_t *kpd_gate(const json_t *report, const struct kpd_options *o,
                 const struct kpd_condition *conditions, int *status)
{
    json_t *list = json_array();
    int failed = 0, missing = 0;
    for (size_t i = 0; i < o->fail_count; i++) {
        enum outcome worst;
        json_array_append_new(list, condition_json(&conditions[i], o,
                                                   json_object_get(report, "shapes"), &worst));
        failed += worst == FAILS;
        missing += worst == MISSING;
    }
    bool ok = !failed && (!missing || o->allow_missing);
    *status = ok ? KP_OK : KP_CHECK;
    return json_pack("{s:s,s:i,s:i,s:b,s:b,s:o}", "outcome", ok ? "passed" : "failed", "failed",
                     failed, "missing", missing, "allow_missing", o->allow_missing, "strict",
                     o->strict, "conditions", list);
}
