#include "run/check/reference.h"

/* Original against probed, on trial: two launches of each, outputs filled with
 * another pattern every time, so that an element that nobody writes shows as
 * itself and a kernel that does not repeat its own bits shows as such. */

static const unsigned char poison[2] = {0xff, 0xa5};

struct outputs {
    unsigned char *host[KPN_MAX_TENSORS]; /* NULL for inputs */
};

static size_t tensor_count(const struct kpn_session *s)
{
    return s->job->config->tensor_count;
}

static const struct kpn_tensor *tensor(const struct kpn_session *s, size_t i)
{
    return &s->job->plan->tensors[i];
}

/* Outputs poisoned, or given their initial values back when they have any. */
static bool reset_outputs(struct kpn_session *s, unsigned char byte)
{
    for (size_t i = 0; i < tensor_count(s); i++) {
        const struct kpn_tensor *t = tensor(s, i);
        if (!t->spec->output)
            continue;
        if (t->spec->has_init ? !s->ops->upload(s->gpu, s->tensors[i].data, s->inputs[i], t->bytes)
                              : !s->ops->fill(s->gpu, s->tensors[i].data, byte, t->bytes))
            return false;
    }
    return true;
}

static bool read_outputs(struct kpn_session *s, struct outputs *out)
{
    for (size_t i = 0; i < tensor_count(s); i++) {
        const struct kpn_tensor *t = tensor(s, i);
        if (!t->spec->output)
            continue;
        if (!out->host[i])
            out->host[i] = kp_alloc(t->bytes);
        if (!s->ops->download(s->gpu, out->host[i], s->tensors[i].data, t->bytes))
            return false;
    }
    return true;
}

static void free_outputs(struct outputs *o)
{
    for (size_t i = 0; i < KPN_MAX_TENSORS; i++)
        free(o->host[i]);
}

bool kpn_guard_report(struct kpn_session *s, const struct kpn_buffer *b, const char *what,
                      const char *by, json_t *damage)
{
    uint64_t changed = 0;
    int64_t first = 0;
    if (!kpn_guard_check(s, b, &changed, &first))
        return false;
    if (!changed)
        return true;
    bool after = first >= 0;
    kp_error("the %s kernel writes outside %s: %llu bytes changed, the first one %lld bytes %s",
             by, what, (unsigned long long)changed,
             (long long)(after ? first - (int64_t)b->bytes : -first),
             after ? "past its end" : "before its start");
    s->damaged = true;
    json_array_append_new(damage, json_pack("{s:s,s:s,s:I,s:I}", "what", what, "by", by, "bytes",
                                            (json_int_t)changed, "first", (json_int_t)first));
    return true;
}

static bool check_guards(struct kpn_session *s, const char *by, json_t *damage)
{
    for (size_t i = 0; i < tensor_count(s); i++) {
        char what[96];
        snprintf(what, sizeof what, "tensor %.64s", tensor(s, i)->spec->name);
        if (!kpn_guard_report(s, &s->tensors[i], what, by, damage))
            return false;
    }
    return !kpn_has_probes(s) || (kpn_guard_report(s, &s->area, "the record area", by, damage) &&
                                  kpn_guard_report(s, &s->stamps, "the stamps", by, damage));
}

/* One launch on fresh outputs, its outputs read and every guard looked at. */
static bool launch(struct kpn_session *s, bool probed, unsigned char byte, struct outputs *out,
                   json_t *damage)
{
    const char *by = !probed ? "original" : kpn_has_probes(s) ? "probed" : "candidate";
    kpn_phase(!probed     ? "a launch of the original kernel"
              : kpn_has_probes(s) ? "a launch of the probed kernel"
                           : "a launch of the candidate");
    if (!reset_outputs(s, byte))
        return false;
    if (!(probed ? kpn_launch_probed(s) : kpn_launch_original(s)) || !s->ops->sync(s->gpu)) {
        kp_error("the %s kernel did not run to its end", by);
        return false;
    }
    kpn_phase("comparing outputs");
    return read_outputs(s, out) && check_guards(s, by, damage);
}

static bool check_inputs(struct kpn_session *s, json_t *changed)
{
    for (size_t i = 0; i < tensor_count(s); i++) {
        const struct kpn_tensor *t = tensor(s, i);
        if (t->spec->output)
            continue;
        unsigned char *now = kp_alloc(t->bytes);
        bool ok = s->ops->download(s->gpu, now, s->tensors[i].data, t->bytes);
        uint64_t n = 0;
        bool same = ok && memcmp(now, s->inputs[i], t->bytes) == 0;
        for (size_t k = 0; ok && !same && k < t->bytes; k++)
            n += now[k] != s->inputs[i][k];
        if (n) {
            kp_error("input %s was written to: %llu bytes changed", t->spec->name,
                     (unsigned long long)n);
            s->inputs_changed = true;
            json_array_append_new(changed, json_pack("{s:s,s:I}", "tensor", t->spec->name,
                                                     "bytes", (json_int_t)n));
            ok = s->ops->upload(s->gpu, s->tensors[i].data, s->inputs[i], t->bytes);
        }
        free(now);
        if (!ok)
            return false;
    }
    return true;
}

/* original[2] under two poisons, probed[2] under the same. */
struct launches {
    struct outputs original[2], probed[2];
};

static json_t *output_json(struct kpn_session *s, size_t i, const struct launches *l,
                           bool *repeatable)
{
    const struct kpn_tensor *t = tensor(s, i);
    struct kpn_counts self = {0}, c = {0}, other = {0};
    bool fresh = !t->spec->has_init;
    kpn_tensor_compare(t, l->original[0].host[i], l->original[1].host[i], &self);
    kpn_tensor_compare(t, l->original[0].host[i], l->probed[0].host[i], &c);
    kpn_tensor_compare(t, l->original[1].host[i], l->probed[1].host[i], &other);
    kpn_tensor_classify(t, l->probed[0].host[i], &c);
    uint64_t unwritten = 0, gaps = 0;
    if (fresh) {
        unwritten = kpn_tensor_unwritten(t, l->original[0].host[i], poison[0],
                                         l->original[1].host[i], poison[1]);
        gaps = kpn_tensor_gaps(t, l->probed[0].host[i], poison[0]) +
               kpn_tensor_gaps(t, l->original[0].host[i], poison[0]);
    }
    if (c.differ == 0 && other.differ) {
        c.differ = other.differ;
        c.first_differ = other.first_differ;
    }
    s->differs = s->differs || c.differ;
    s->damaged = s->damaged || gaps;
    *repeatable = *repeatable && self.differ == unwritten;
    if (gaps)
        kp_error("output %s: %llu bytes between its elements were written", t->spec->name,
                 (unsigned long long)gaps);
    json_t *o = json_pack("{s:s,s:I,s:I,s:I,s:I,s:I,s:I,s:I,s:b,s:b}", "tensor", t->spec->name,
                          "elements", (json_int_t)t->elements, "differ", (json_int_t)c.differ,
                          "first_differ", (json_int_t)c.first_differ, "unwritten",
                          (json_int_t)unwritten, "nan", (json_int_t)c.nan, "inf",
                          (json_int_t)c.inf, "zero", (json_int_t)c.zero, "all_zero",
                          c.zero == t->elements, "repeatable", self.differ == unwritten);
    if (!fresh)
        json_object_set_new(o, "unwritten", json_null());
    char hex[65];
    kp_sha256_hex(l->original[0].host[i], t->bytes, hex);
    json_object_set_new(o, "sha256", json_string(hex));
    return o;
}

/* Elements that nobody wrote are no evidence; neither are zeros. */
static void judge_output(struct kpn_session *s, const json_t *o, size_t *checked)
{
    const char *name = json_string_value(json_object_get(o, "tensor"));
    json_int_t n = json_integer_value(json_object_get(o, "elements"));
    json_int_t unwritten = json_integer_value(json_object_get(o, "unwritten"));
    json_int_t differ = json_integer_value(json_object_get(o, "differ"));
    if (!json_is_true(json_object_get(o, "repeatable")))
        kp_warn("output %s: two launches of the original differ; bits prove nothing", name);
    else if (differ)
        kp_error("output %s: %lld of %lld elements differ, the first one is element %lld", name,
                 (long long)differ, (long long)n,
                 (long long)json_integer_value(json_object_get(o, "first_differ")));
    if (unwritten == n) {
        kp_error("output %s: no element was written", name);
        s->differs = true;
    } else if (unwritten) {
        kp_warn("output %s: %lld of %lld elements were never written", name,
                (long long)unwritten, (long long)n);
    }
    if (json_is_true(json_object_get(o, "all_zero")))
        kp_warn("output %s: every element is zero; zeros alone are no check", name);
    else if (unwritten < n)
        (*checked)++;
}

static json_t *judge(struct kpn_session *s, const struct launches *l, json_t *damage,
                     json_t *changed)
{
    json_t *outputs = json_array();
    bool repeatable = true;
    size_t checked = 0;
    for (size_t i = 0; i < tensor_count(s); i++) {
        if (!tensor(s, i)->spec->output)
            continue;
        json_t *o = output_json(s, i, l, &repeatable);
        judge_output(s, o, &checked);
        json_array_append_new(outputs, o);
    }
    if (json_array_size(outputs) == 0)
        kp_warn("no tensor is marked 'output: true'; nothing was compared");
    return json_pack("{s:o,s:O,s:O,s:b,s:i}", "outputs", outputs, "inputs_changed", changed,
                     "damage", damage, "repeatable", repeatable, "checked_outputs",
                     (int)checked);
}

static const char *verdict(const struct kpn_session *s, const json_t *report)
{
    if (s->damaged)
        return "damaged";
    if (s->inputs_changed)
        return "inputs changed";
    if (!json_is_true(json_object_get(report, "repeatable")))
        return "not repeatable";
    if (s->differs)
        return "differs";
    return json_integer_value(json_object_get(report, "checked_outputs")) ? "equal"
                                                                          : "unchecked";
}

static void set_verdict(const struct kpn_session *s, json_t *report)
{
    json_object_set_new(report, "verdict", json_string(verdict(s, report)));
    json_object_set_new(report, "outputs_equal", json_boolean(!s->differs));
    json_object_set_new(report, "inputs_intact", json_boolean(!s->inputs_changed));
    json_object_set_new(report, "guards_intact", json_boolean(!s->damaged));
}

/* The first time: later launches are compared with the original alone. */
static bool check_reference(struct kpn_session *s, const struct launches *l)
{
    unsigned char *const *candidate = s->job->build->map ? NULL : l->probed[0].host;
    return s->reference || kpn_reference_check(s, l->original[0].host, candidate, &s->reference);
}

bool kpn_verify(struct kpn_session *s, json_t **report)
{
    struct launches l = {0};
    json_t *damage = json_array(), *changed = json_array();
    bool ok = launch(s, false, poison[0], &l.original[0], damage) &&
              launch(s, false, poison[1], &l.original[1], damage) &&
              kpn_set_variant(s, KPN_V_DEFAULT) &&
              launch(s, true, poison[0], &l.probed[0], damage) &&
              kpn_set_variant(s, KPN_V_ALL) &&
              launch(s, true, poison[1], &l.probed[1], damage) && check_inputs(s, changed) &&
              check_reference(s, &l);
    *report = ok ? judge(s, &l, damage, changed)
                 : json_pack("{s:s,s:O}", "verdict", "failed", "damage", damage);
    if (ok)
        set_verdict(s, *report);
    for (int i = 0; i < 2; i++) {
        free_outputs(&l.original[i]);
        free_outputs(&l.probed[i]);
    }
    json_decref(damage);
    json_decref(changed);
    return ok;
}

/* The launch whose records are kept: the second of two, so that caches are as
 * in the timed launches. */
static bool launch_kept(struct kpn_session *s, struct outputs *out, json_t *damage)
{
    bool again = false;
    kpn_phase("the launch whose records are kept");
    for (size_t i = 0; i < tensor_count(s); i++)
        again = again || (tensor(s, i)->spec->output && tensor(s, i)->spec->has_init);
    return kpn_set_variant(s, KPN_V_DEFAULT) && reset_outputs(s, poison[0]) &&
           kpn_launch_probed(s) && (!again || reset_outputs(s, poison[0])) &&
           s->ops->fill(s->gpu, s->stamps.data, 0, s->stamps.bytes) && kpn_launch_probed(s) &&
           s->ops->sync(s->gpu) && read_outputs(s, out) && check_guards(s, "probed", damage);
}

bool kpn_verify_again(struct kpn_session *s, json_t *report)
{
    struct outputs original = {0}, probed = {0};
    json_t *damage = json_object_get(report, "damage");
    bool ok = launch(s, false, poison[0], &original, damage) &&
              launch_kept(s, &probed, damage) &&
              check_inputs(s, json_object_get(report, "inputs_changed"));
    for (size_t i = 0; ok && i < tensor_count(s); i++) {
        struct kpn_counts c = {0};
        if (!tensor(s, i)->spec->output)
            continue;
        kpn_tensor_compare(tensor(s, i), original.host[i], probed.host[i], &c);
        if (c.differ && !s->differs)
            kp_error("output %s: %llu elements differ after the timed launches",
                     tensor(s, i)->spec->name, (unsigned long long)c.differ);
        s->differs = s->differs || c.differ;
    }
    set_verdict(s, report);
    free_outputs(&original);
    free_outputs(&probed);
    return ok;
}
