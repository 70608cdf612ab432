#include "run/against.h"
#include "run/config/workloads.h"

/* What generated shapes are used for: which run, with which values, under which name. */

bool kpn_workloads_choose(struct kpn_config *c)
{
    if (!c->generated_count) {
        kp_error("%s: declares no 'workloads'", kp_shown_name(c->src.name));
        return false;
    }
    free(c->shapes);
    c->shapes = c->generated;
    c->shape_count = c->shape_capacity = c->generated_count;
    c->generated = NULL;
    c->generated_count = 0;
    c->representative = true;
    return true;
}

/* ---- conditions ---------------------------------------------------------------------- */

static const char *const operators[] = {"<=", ">=", "==", "!=", "<", ">"};

/* The operator and where it stands; NULL: there is none. */
static const char *find_operator(const char *text, size_t *which)
{
    for (const char *p = text; *p; p++)
        for (size_t i = 0; i < KP_COUNT(operators); i++)
            if (kp_has_prefix(p, operators[i])) {
                *which = i;
                return p;
            }
    return NULL;
}

static bool holds(size_t which, int64_t a, int64_t b)
{
    const bool results[] = {a <= b, a >= b, a == b, a != b, a < b, a > b};
    return results[which];
}

static bool eval_part(const struct kpn_config *c, const struct kpn_shape *s,
                      const struct kpn_node *n, size_t at, size_t len, int64_t *out)
{
    struct kpn_expr_error err;
    char *text = kp_strndup(n->value + at, len);
    bool ok = kpn_eval_text(c, s, text, out, &err);
    if (!ok && err.text[0])
        kpn_error_in(c, n, at + err.at, err.span, "%s", err.text);
    free(text);
    return ok;
}

static int meets(const struct kpn_config *c, const struct kpn_shape *s, const struct kpn_node *n)
{
    size_t which = 0;
    int64_t a, b;
    const char *at = find_operator(n->value, &which);
    if (!at) {
        kpn_error_in(c, n, 0, n->span, "a condition compares: it needs one of <= >= == != < >");
        return -1;
    }
    size_t left = (size_t)(at - n->value), right = left + strlen(operators[which]);
    if (!eval_part(c, s, n, 0, left, &a) ||
        !eval_part(c, s, n, right, strlen(n->value) - right, &b))
        return -1;
    return holds(which, a, b);
}

int kpn_workloads_meet(const struct kpn_config *c, const struct kpn_shape *s, const char **why)
{
    for (size_t i = 0; i < c->require_count; i++) {
        int m = meets(c, s, c->require[i]);
        *why = c->require[i]->value;
        if (m <= 0)
            return m;
    }
    return 1;
}

int kpn_workloads_skip(const struct kpn_shape *s, json_t *skipped, const char *why)
{
    char *label = kpn_shape_label(s);
    json_array_append_new(skipped, json_pack("{s:o,s:o,s:o,s:o}", "name",
                                             s->workload ? kp_json_text(s->workload) : json_null(),
                                             "label", kp_json_text(label), "shape",
                                             kpn_shape_json(s), "why", kp_json_text(why)));
    free(label);
    return 0;
}

int kpn_workloads_wanted(const struct kpn_config *c, const struct kpn_shape *s,
                         const char *const *only, json_t *skipped, int *status)
{
    const char *why, *bad;
    int m = kpn_shape_matches(s, only, &bad);
    *status = KP_USAGE;
    if (m < 0)
        kp_error("--only=%s: not NAME=VALUE,...", bad);
    if (m <= 0)
        return m;
    m = kpn_workloads_meet(c, s, &why);
    *status = KP_MALFORMED;
    if (m != 0)
        return m;
    return kpn_workloads_skip(s, skipped, why);
}

#define SHOWN 8

/* Which shapes there are, the first of them. */
static void note_shapes(const struct kpn_config *c)
{
    struct kp_str b = {0};
    for (size_t i = 0; i < c->shape_count && i < SHOWN; i++) {
        const struct kpn_shape *s = &c->shapes[i];
        for (size_t k = 0; k < s->count; k++)
            kp_str_addf(&b, "%s%s=%lld", k ? "," : i ? "; " : "", s->name[k],
                        (long long)s->value[k]);
    }
    if (b.len)
        kp_note("%s has %s%s", kp_shown_name(c->src.name), b.s,
                c->shape_count > SHOWN ? "; ..." : "");
    kp_str_free(&b);
}

int kpn_workloads_none(const struct kpn_config *c, const char *const *only,
                       const json_t *skipped)
{
    bool some = json_array_size(skipped) > 0;
    if (some) {
        kp_error("%s: no shape meets 'requires'", kp_shown_name(c->src.name));
    } else {
        struct kp_str lists = {0};
        for (size_t i = 0; only && only[i]; i++)
            kp_str_addf(&lists, "%s'%s'", i ? " or " : "", only[i]);
        kp_error("no shape matches %s", lists.s);
        kp_str_free(&lists);
        note_shapes(c);
    }
    return some ? KP_MALFORMED : KP_USAGE;
}

json_t *kpn_workloads_json(const struct kpn_config *c, size_t planned, json_t *skipped)
{
    return json_pack("{s:s,s:I,s:O}", "set", c->representative ? "representative" : "shapes",
                     "planned", (json_int_t)planned, "skipped", skipped);
}

/* ---- names and values ------------------------------------------------------------------ */

char *kpn_shape_label(const struct kpn_shape *s)
{
    struct kp_str b = {0};
    for (size_t i = 0; i < s->count; i++)
        kp_str_addf(&b, "%s%s%lld", i ? "-" : "", s->name[i], (long long)s->value[i]);
    if (s->values != KPN_VALUES_CONFIG)
        kp_str_addf(&b, "%s%s", s->count ? "-" : "", kpn_values_names[s->values]);
    if (s->other)
        kp_str_addf(&b, "%s%s", b.len ? "-" : "", s->other->name);
    return kp_str_detach(&b);
}

json_t *kpn_workload_json(const struct kpn_shape *s)
{
    return json_pack("{s:s,s:o,s:o,s:s,s:o}", "set", s->workload ? "representative" : "shapes",
                     "name", s->workload ? kp_json_text(s->workload) : json_null(), "why",
                     kp_json_text(s->why ? s->why : "the config lists it"), "values",
                     kpn_values_names[s->values], "also",
                     s->also ? kp_json_text(s->also) : json_null());
}

struct kpn_tensor_spec kpn_workload_values(const struct kpn_shape *s,
                                           const struct kpn_tensor_spec *t, size_t index,
                                           bool *first)
{
    struct kpn_tensor_spec out = *t;
    if (s->other && s->other->tensor[index])
        out.dtype = s->other->dtype;
    bool real = t->dtype == KPN_F32 || t->dtype == KPN_F16 || t->dtype == KPN_BF16 ||
                t->dtype == KPN_F64;
    bool random = t->has_init && (t->init == KPN_NORMAL || t->init == KPN_UNIFORM);
    if (s->values == KPN_VALUES_CONFIG || t->output || !real || !random)
        return out;
    switch (s->values) {
    case KPN_VALUES_CONSTANT:
        out.init = KPN_CONSTANT;
        out.constant = s->factor;
        break;
    case KPN_VALUES_ZEROS:
        out.init = KPN_ZEROS;
        break;
    case KPN_VALUES_INFINITIES: /* of the others none is 0: 0 times infinity is NaN */
        out.init = *first ? KPN_INFINITIES : KPN_UNIFORM;
        break;
    default:
        out.init = KPN_NORMAL;
        out.scale *= s->factor;
    }
    *first = false;
    return out;
}
