/* Two sides read, matched, compared, judged. */
#include "diff/diff_internal.h"

static void put(json_t *o, const char *key, json_t *value)
{
    json_object_set_new(o, key, value);
}

static int read_conditions(const struct kpd_options *o, struct kpd_condition **out)
{
    *out = kp_alloc((o->fail_count + 1) * sizeof **out);
    for (size_t i = 0; i < o->fail_count; i++)
        if (!kpd_condition_parse(o->fail_if[i], &(*out)[i]))
            return KP_USAGE;
    return KP_OK;
}

static bool is_compared(const json_t *row)
{
    return kpd_at(row, "code") != NULL;
}

/* How many shapes have each verdict, and whether they agree. */
static json_t *summary_json(const json_t *rows)
{
    static const char *const verdicts[] = {"faster", "slower", "no difference shown",
                                           "not comparable"};
    json_int_t count[KP_COUNT(verdicts)] = {0}, wrong = 0;
    struct kp_str names[2] = {{0}, {0}};
    const json_t *row;
    size_t i, k;
    json_array_foreach(rows, i, row) {
        for (k = 0; k < KP_COUNT(verdicts); k++)
            count[k] += strcmp(kpd_text(row, "verdict"), verdicts[k]) == 0;
        wrong += strcmp(kpd_text(row, "output.verdict"), "differs") == 0;
        for (k = 0; k < 2; k++)
            if (strcmp(kpd_text(row, "verdict"), verdicts[k]) == 0)
                kp_str_addf(&names[k], "%s%s", names[k].len ? "; " : "", kpd_text(row, "label"));
    }
    json_t *o = json_pack("{s:I,s:I,s:I,s:I,s:I,s:b}", "faster", count[0], "slower", count[1],
                          "no_difference_shown", count[2], "not_comparable", count[3],
                          "output_differs", wrong, "mixed", count[0] && count[1]);
    if (count[0] && count[1]) {
        char *text = kp_asprintf("faster on %s, but slower on %s: it does not hold on all shapes",
                                 names[0].s, names[1].s);
        put(o, "text", kp_json_text(text));
        free(text);
    }
    kp_str_free(&names[0]);
    kp_str_free(&names[1]);
    return o;
}

static json_t *head(const struct kpd_options *o, const struct kpd_side *a, const struct kpd_side *b)
{
    return json_pack("{s:i,s:s,s:s,s:{s:O?,s:O?},s:f,s:s}", "schema_version", 1, "tool",
                     "kperf " PACKAGE_VERSION, "command", "diff", "inputs", "a", a->inputs, "b",
                     b->inputs, "confidence", o->confidence, "method",
                     o->b_count ? "medians of sessions; Student's t with a prior for the spread "
                                  "between sessions"
                                : "ratios of launches in turns; moving-block bootstrap of their "
                                  "median");
}

static size_t both_have(const struct kpd_cases *cases)
{
    size_t n = 0;
    for (size_t i = 0; i < cases->list.n; i++)
        n += cases->list.v[i].a.n && cases->list.v[i].b.n;
    return n;
}

/* Whether a shape has the values of one of the lists, or there is none. */
static bool wanted(const struct kpd_options *o, const json_t *shape)
{
    bool any = !o->only || !*o->only;
    for (size_t i = 0; !any && o->only[i]; i++)
        any = kpd_shape_has(shape, o->only[i], strlen(o->only[i])) == 1;
    return any;
}

static json_t *rows_json(const struct kpd_cases *cases, const struct kpd_options *o)
{
    json_t *rows = json_array();
    size_t shapes = both_have(cases);
    for (size_t i = 0; i < cases->list.n; i++) {
        const struct kpd_case *c = &cases->list.v[i];
        if (wanted(o, c->shape))
            json_array_append_new(rows, kpd_case_json(c, o, shapes));
    }
    return rows;
}

static int load(const struct kpd_options *o, struct kpd_side *a, struct kpd_side *b)
{
    if (!o->b_count)
        return kpd_load_pair(o->a[0], a, b);
    int status = kpd_load(o->a, o->a_count, a);
    return status == KP_OK ? kpd_load(o->b, o->b_count, b) : status;
}

static void say_what_differs(const json_t *row)
{
    const json_t *d;
    size_t i;
    json_array_foreach(json_object_get(row, "differs"), i, d) {
        char *a = json_dumps(json_object_get(d, "a"), JSON_ENCODE_ANY | JSON_SORT_KEYS);
        char *b = json_dumps(json_object_get(d, "b"), JSON_ENCODE_ANY | JSON_SORT_KEYS);
        if (!json_is_true(json_object_get(d, "allowed")))
            kp_error("%s: the %s is another: %s and %s; --allow=%s compares them",
                     kpd_text(row, "label"), kpd_text(d, "what"), a ? a : "", b ? b : "",
                     kpd_text(d, "what"));
        free(a);
        free(b);
    }
}

/* KP_MALFORMED, with the reasons, when nothing at all could be compared. */
static int check_any(const json_t *rows)
{
    const json_t *row;
    size_t i;
    json_array_foreach(rows, i, row)
        if (is_compared(row))
            return KP_OK;
    json_array_foreach(rows, i, row) {
        say_what_differs(row);
        kp_error("%s %s: not comparable: %s", kpd_text(row, "entry"), kpd_text(row, "label"),
                 kpd_text(row, "why"));
    }
    if (json_array_size(rows) == 0)
        kp_error("there is no shape to compare");
    return KP_MALFORMED;
}

/* Which shapes there are, of which --only left none. */
static void note_shapes(const struct kpd_cases *cases)
{
    struct kp_str b = {0};
    for (size_t i = 0; i < cases->list.n; i++)
        kp_str_addf(&b, "%s%s", i ? "; " : "", cases->list.v[i].label);
    if (b.len)
        kp_note("--only leaves none of: %s", b.s);
    kp_str_free(&b);
}

int kpd_report(const struct kpd_options *o, const struct kpd_condition *conditions,
               const struct kpd_side *a, const struct kpd_side *b, json_t **report)
{
    struct kpd_cases cases;
    int status, gate = KP_OK;
    *report = head(o, a, b);
    kpd_cases_make(a, b, o->b_count == 0, &cases);
    put(*report, "shapes", rows_json(&cases, o));
    status = check_any(json_object_get(*report, "shapes"));
    if (json_array_size(json_object_get(*report, "shapes")) == 0)
        note_shapes(&cases);
    kpd_cases_free(&cases);
    put(*report, "summary", summary_json(json_object_get(*report, "shapes")));
    if (o->fail_count) {
        put(*report, "gate", kpd_gate(*report, o, conditions, &gate));
        status = status == KP_OK ? gate : status;
    }
    put(*report, "exit_status", json_integer(status));
    return status;
}

static int check_only(const struct kpd_options *o)
{
    json_t *none = json_object();
    int status = KP_OK;
    for (size_t i = 0; status == KP_OK && o->only && o->only[i]; i++)
        if (kpd_shape_has(none, o->only[i], strlen(o->only[i])) < 0) {
            kp_error("--only=%s: not NAME=VALUE,...", o->only[i]);
            status = KP_USAGE;
        }
    json_decref(none);
    return status;
}

int kpd_diff(const struct kpd_options *o, json_t **report)
{
    struct kpd_side a = {0}, b = {0};
    struct kpd_condition *conditions;
    *report = NULL;
    int status = read_conditions(o, &conditions);
    if (status == KP_OK)
        status = check_only(o);
    if (status == KP_OK)
        status = load(o, &a, &b);
    if (status == KP_OK)
        status = kpd_report(o, conditions, &a, &b, report);
    kpd_side_free(&a);
    kpd_side_free(&b);
    free(conditions);
    return status;
}
