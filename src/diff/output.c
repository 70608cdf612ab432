/* Whether both sides computed the same. */
#include "diff/diff_internal.h"

#include <math.h>

static void put(json_t *o, const char *key, json_t *value)
{
    json_object_set_new(o, key, value);
}

static const json_t *tensor_of(const json_t *list, const char *name)
{
    const json_t *t = kp_json_find(list, "name", name);
    return t ? t : kp_json_find(list, "tensor", name);
}

/* The same numbers went in. */
static bool same_inputs(const json_t *a, const json_t *b)
{
    static const char *const keys[] = {"init", "seed", "scale"};
    const json_t *t;
    size_t i;
    json_array_foreach(a, i, t) {
        const json_t *other = tensor_of(b, kpd_text(t, "name"));
        for (size_t k = 0; k < KP_COUNT(keys); k++) {
            const json_t *x = json_object_get(t, keys[k]), *y = json_object_get(other, keys[k]);
            if ((x || y) && !json_equal(x, y))
                return false;
        }
    }
    return true;
}

static json_t *tensor_json(const char *name, const char *verdict)
{
    return json_pack("{s:o,s:s}", "tensor", kp_json_text(name), "verdict", verdict);
}

/* Of runs in turns: what the run itself compared. */
static const char *of_pair(const struct kpd_run *b, json_t *tensors)
{
    const json_t *verify = kpd_at(b->part, "verify"), *t;
    const char *worst = "same";
    size_t i;
    json_array_foreach(json_object_get(verify, "outputs"), i, t) {
        const char *v = kpd_number(t, "differ") > 0 ? "differs" : "same";
        worst = *v == 'd' ? v : worst;
        json_array_append_new(tensors, tensor_json(kpd_text(t, "tensor"), v));
    }
    return i ? worst : "not known";
}

/* Of runs apart: the hashes of what each left. */
static const char *of_hashes(const struct kpd_run *a, const struct kpd_run *b, json_t *tensors)
{
    const json_t *t;
    const char *worst = "same";
    bool any = false;
    size_t i;
    json_array_foreach(a->tensors, i, t) {
        const char *name = kpd_text(t, "name"), *x = kpd_text(t, "sha256");
        const char *y = kpd_text(tensor_of(b->tensors, name), "sha256");
        if (!json_is_true(json_object_get(t, "output")))
            continue;
        const char *v = !*x || !*y ? "not known" : strcmp(x, y) == 0 ? "same" : "differs";
        worst = *worst == 'd' || *v == 's' ? worst : v;
        any = true;
        json_array_append_new(tensors, tensor_json(name, v));
    }
    return any ? worst : "not known";
}

static json_t *error_of(const struct kpd_run *r, const char *tensor, const char *key)
{
    const json_t *list = kpd_at(r->part, "baseline.correctness.reference.outputs");
    return kpd_real(kpd_number(tensor_of(list, tensor), key));
}

/* Errors against the reference, where one was given. */
static json_t *errors_json(const struct kpd_run *a, const struct kpd_run *b)
{
    const json_t *t;
    json_t *list = json_array();
    size_t i;
    json_array_foreach(kpd_at(b->part, "baseline.correctness.reference.outputs"), i, t) {
        const char *name = kpd_text(t, "tensor");
        json_array_append_new(list, json_pack("{s:o,s:o,s:o,s:o}", "tensor", kp_json_text(name),
                                              "a", error_of(a, name, "frobenius"), "b",
                                              error_of(b, name, "frobenius"), "verdict",
                                              kp_json_text(kpd_text(
                                                  b->part,
                                                  "baseline.correctness.reference.verdict"))));
    }
    return list;
}

json_t *kpd_output_json(const struct kpd_case *c)
{
    const struct kpd_run *a = c->a.v[0], *b = c->b.v[0];
    json_t *tensors = json_array(), *o = json_object();
    const char *why = NULL, *verdict = "not known";
    const json_t *repeats = kpd_at(a->part, "verify.repeatable");
    if (json_is_false(repeats))
        why = "A does not repeat its own bits";
    else if (!c->paired && !same_inputs(a->tensors, b->tensors))
        why = "their inputs are not the same";
    else
        verdict = c->paired ? of_pair(b, tensors) : of_hashes(a, b, tensors);
    if (!why && strcmp(verdict, "not known") == 0)
        why = "a run holds no hash of what was computed";
    put(o, "verdict", json_string(verdict));
    if (why)
        put(o, "why", json_string(why));
    put(o, "tensors", tensors);
    put(o, "errors", errors_json(a, b));
    return o;
}
