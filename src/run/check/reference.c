#include "run/check/reference.h"
#include "run/baseline.h"

#include <errno.h>
#include <math.h>
#include <sys/stat.h>
#include <time.h>

/* A shape's outputs against the config's reference, and what the report says of it. */

#define BUDGET ((double)(1u << 30)) /* multiplications of a formula: seconds on one core */
#define MAX_OUTPUT ((size_t)64 << 30)

struct check {
    struct kpn_session *s;
    const struct kpn_config *config;
    const struct kpn_plan *plan;
    unsigned char *expected[KPN_MAX_TENSORS]; /* of another kernel or of files */
};

/* A number in JSON; those that it cannot hold as text. */
static json_t *number(double v)
{
    return isnan(v)   ? json_string("nan")
           : isinf(v) ? json_string(v > 0 ? "inf" : "-inf")
                      : json_real(v);
}

static json_t *number_or_null(double v)
{
    return isfinite(v) ? json_real(v) : json_null();
}

static json_t *worst_json(const struct kpn_distance *d)
{
    if (d->worst < 0)
        return json_null();
    return json_pack("{s:I,s:o,s:o,s:o,s:o,s:o}", "index", (json_int_t)d->index, "got",
                     number(d->got), "expected", number(d->expected), "error",
                     number(fabs(d->got - d->expected)), "bound", number(d->bound), "ratio",
                     number(d->worst));
}

static json_t *distance_json(const struct kpn_tensor *t, const struct kpn_distance *d,
                             struct kpn_rounding r, enum kpn_finding f)
{
    return json_pack("{s:o,s:s,s:I,s:I,s:I,s:I,s:I,s:I,s:I,s:o,s:o,s:o,s:o,s:I}", "tensor",
                     kp_json_text(t->spec->name), "verdict", kpn_finding_name(f), "elements",
                     (json_int_t)t->elements, "checked", (json_int_t)d->checked, "rows",
                     (json_int_t)(t->elements / (uint64_t)t->shape[t->rank - 1]), "rows_checked",
                     (json_int_t)d->rows, "zero", (json_int_t)d->zero, "nan", (json_int_t)d->nan,
                     "inf", (json_int_t)d->inf, "frobenius", number_or_null(kpn_distance_norm(d)),
                     "frobenius_tolerance", number_or_null(kpn_distance_allowed(d, r.u, r.t)),
                     "tolerance", number_or_null(r.T), "worst", worst_json(d), "beyond",
                     (json_int_t)d->beyond);
}

static void say(const char *by, const struct kpn_tensor *t, const struct kpn_distance *d,
                enum kpn_finding f)
{
    const char *name = t->spec->name;
    if (f == KPN_F_NAN)
        kp_error("output %s of the %s: %llu of %llu elements are NaN, here or in the reference",
                 name, by, (unsigned long long)d->nan, (unsigned long long)d->checked);
    else if (f == KPN_F_BEYOND)
        kp_error("output %s of the %s: %llu of %llu elements lie beyond their bound; element %llu "
                 "is %g, the reference %g, the bound %g", name, by, (unsigned long long)d->beyond,
                 (unsigned long long)d->checked, (unsigned long long)d->index, d->got,
                 d->expected, d->bound);
    else if (f == KPN_F_NO_CHECK)
        kp_warn("output %s of the %s: %s; the reference is no check of it", name, by,
                d->zero == d->checked ? "zeros alone" : "its tolerance allows half of everything");
}

/* ---- one side -------------------------------------------------------------------- */

static enum kpn_finding judge(const struct kpn_tensor *t, const struct kpn_distance *d,
                              struct kpn_rounding r, const char *by, json_t *outputs)
{
    enum kpn_finding f = kpn_distance_finding(d, r);
    say(by, t, d, f);
    json_array_append_new(outputs, distance_json(t, d, r, f));
    return f;
}

static enum kpn_finding by_formula(const struct check *c, unsigned char *const *got,
                                   const char *by, json_t *outputs)
{
    const struct kpn_reference_spec *spec = &c->config->reference;
    size_t n = spec->kind == KPN_R_GEMM ? 2 : 3;
    struct kpn_formula f;
    struct kpn_distance d;
    struct kpn_rounding r;
    char why[200];
    kpn_formula_make(c->config, c->plan, &f, why); /* the plan has checked it */
    for (size_t i = 0; i < n; i++)
        f.in[i].data = c->s->inputs[spec->operand[i]];
    kpn_formula_compare(&f, got[spec->operand[n]], BUDGET, &d, &r);
    return judge(f.out, &d, r, by, outputs);
}

/* Sums in another order: what they are of is not known here. */
static double tolerance_of(const struct check *c, const struct kpn_tensor *t)
{
    enum kpn_dtype type = t->spec->dtype;
    if (c->config->reference.tolerance >= 0)
        return c->config->reference.tolerance;
    return kpn_roundoff(type) > 0 ? ldexp(1, type == KPN_F64 ? -42 : -13) : 0;
}

static enum kpn_finding by_tensors(const struct check *c, unsigned char *const *got,
                                   const char *by, json_t *outputs)
{
    enum kpn_finding worst = KPN_F_NO_CHECK;
    for (size_t i = 0; i < c->config->tensor_count; i++) {
        const struct kpn_tensor *t = &c->plan->tensors[i];
        struct kpn_distance d;
        struct kpn_rounding r;
        if (!c->expected[i])
            continue;
        kpn_tensors_compare(t, got[i], c->expected[i], tolerance_of(c, t), &d, &r);
        worst = kpn_finding_join(worst, judge(t, &d, r, by, outputs));
    }
    return worst;
}

static enum kpn_finding one_side(const struct check *c, unsigned char *const *got, const char *by,
                                 json_t **outputs)
{
    enum kpn_reference_kind kind = c->config->reference.kind;
    *outputs = json_array();
    enum kpn_finding f = kind == KPN_R_GEMM || kind == KPN_R_ATTENTION
                             ? by_formula(c, got, by, *outputs)
                             : by_tensors(c, got, by, *outputs);
    c->s->wrong = c->s->wrong || f == KPN_F_BEYOND || f == KPN_F_NAN;
    return f;
}

/* ---- what is expected --------------------------------------------------------------- */

/* "{label}" in a file's name is the shape's label. */
static char *file_of(const struct check *c, const char *name)
{
    const char *at = strstr(name, "{label}");
    char *whole = at ? kp_asprintf("%.*s%s%s", (int)(at - name), name, c->plan->label,
                                   at + strlen("{label}"))
                     : kp_strdup(name);
    char *path = kp_path_beside(c->config->src.name, whole);
    free(whole);
    return path;
}

/* Row-major without gaps, as many bytes as the elements have. */
static bool read_file(struct check *c, size_t i)
{
    const struct kpn_tensor *t = &c->plan->tensors[i];
    size_t size = kpn_dtype_size(t->spec->dtype);
    struct kp_str text = {0};
    char *path = file_of(c, c->config->reference.files[i]);
    bool ok = kp_read_file(path, MAX_OUTPUT, &text) == KP_OK;
    if (ok && text.len != t->elements * size) {
        kp_error("%s: %zu bytes; output %s has %zu", path, text.len, t->spec->name,
                 t->elements * size);
        ok = false;
    }
    if (ok) {
        c->expected[i] = kp_alloc(t->bytes);
        for (size_t k = 0; k < t->elements; k++)
            memcpy(c->expected[i] + kpn_tensor_offset(t, k), text.s + k * size, size);
    }
    kp_str_free(&text);
    free(path);
    return ok;
}

static bool read_files(struct check *c)
{
    for (size_t i = 0; i < c->config->tensor_count; i++)
        if (c->config->reference.files[i] && !read_file(c, i))
            return false;
    return true;
}

static bool eval_dims(const struct check *c, const struct kpn_node *const n[3], uint32_t out[3])
{
    for (size_t i = 0; n[0] && i < 3; i++) {
        int64_t v = 1;
        if (n[i] && !kpn_eval(c->config, c->plan->shape, n[i], &v))
            return false;
        if (v < 1 || v > INT32_MAX) {
            kpn_error_in(c->config, n[i], 0, n[i]->span, "%lld is no extent", (long long)v);
            return false;
        }
        out[i] = (uint32_t)v;
    }
    return true;
}

static bool launch_of(const struct check *c, struct kpn_launch *l)
{
    const struct kpn_reference_spec *r = &c->config->reference;
    int64_t shared = c->s->launch.shared;
    *l = c->s->launch;
    if (!eval_dims(c, r->grid, l->grid) || !eval_dims(c, r->block, l->block) ||
        (r->shared && !kpn_eval(c->config, c->plan->shape, r->shared, &shared)))
        return false;
    l->shared = shared < 0 ? 0 : shared > 1 << 20 ? 1 << 20 : (uint32_t)shared;
    for (size_t i = 0; r->grid[0] && i < 3; i++)
        l->cluster[i] = 1;
    return true;
}

/* Runs the reference's kernel on outputs that are all ones, and reads them. */
static bool run_kernel(struct check *c)
{
    struct kpn_session *s = c->s;
    struct kpn_kernel k = {.module = NULL};
    struct kpn_launch l;
    kpn_phase("a launch of the reference's kernel");
    if (!launch_of(c, &l) || !s->ops->load(s->gpu, s->job->reference->image.s, &k.module) ||
        !s->ops->function(s->gpu, k.module, s->job->reference_entry, &k.fn) ||
        !s->ops->prepare(s->gpu, k.fn, &l))
        return false;
    for (size_t i = 0; i < c->config->tensor_count; i++) {
        const struct kpn_tensor *t = &c->plan->tensors[i];
        if (t->spec->output && !(t->spec->has_init
                                     ? s->ops->upload(s->gpu, s->tensors[i].data, s->inputs[i],
                                                      t->bytes)
                                     : s->ops->fill(s->gpu, s->tensors[i].data, 0xff, t->bytes)))
            return false;
    }
    if (!s->ops->launch(s->gpu, k.fn, &l, s->params) || !s->ops->sync(s->gpu)) {
        kp_error("the reference's kernel did not run to its end");
        return false;
    }
    for (size_t i = 0; i < c->config->tensor_count; i++) {
        const struct kpn_tensor *t = &c->plan->tensors[i];
        if (!t->spec->output)
            continue;
        c->expected[i] = kp_alloc(t->bytes);
        if (!s->ops->download(s->gpu, c->expected[i], s->tensors[i].data, t->bytes))
            return false;
    }
    return true;
}

/* ---- the whole ------------------------------------------------------------------------ */

static char *what_of(const struct kpn_config *c)
{
    const struct kpn_reference_spec *r = &c->reference;
    switch (r->kind) {
    case KPN_R_GEMM:
        return kp_asprintf("C = %sA B%s in float64",
                           r->has_scale ? "scale " : "", r->transposed ? "^T" : "");
    case KPN_R_ATTENTION:
        return kp_asprintf("O = softmax(scale Q K^T)%s V in float64",
                           r->causal ? ", causal," : "");
    case KPN_R_KERNEL:
        return kp_asprintf("%s of %s", r->entry ? r->entry : c->entry, r->file);
    default:
        return kp_strdup("the files that the config names");
    }
}

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static json_t *check_all(struct check *c, unsigned char *const *original,
                         unsigned char *const *candidate)
{
    static const char *const kinds[] = {"none", "gemm", "attention", "kernel", "file"};
    double from = now();
    json_t *outputs, *others;
    char *what = what_of(c->config);
    enum kpn_finding f = one_side(c, original, "original", &outputs);
    json_t *o = json_pack("{s:s,s:o,s:s,s:o}", "kind", kinds[c->config->reference.kind], "what",
                          kp_json_text(what), "verdict", kpn_finding_name(f), "outputs", outputs);
    if (candidate) {
        f = one_side(c, candidate, "candidate", &others);
        json_object_set_new(o, "candidate", json_pack("{s:s,s:o}", "verdict", kpn_finding_name(f),
                                                      "outputs", others));
    }
    json_object_set_new(o, "seconds", kpn_json_rounded(now() - from, 3));
    free(what);
    return o;
}

bool kpn_reference_check(struct kpn_session *s, unsigned char *const *original,
                         unsigned char *const *candidate, json_t **report)
{
    struct check c = {.s = s, .config = s->job->config, .plan = s->job->plan};
    enum kpn_reference_kind kind = c.config->reference.kind;
    bool ok = true;
    *report = NULL;
    if (kind == KPN_R_NONE)
        return true;
    if (kind == KPN_R_KERNEL && !s->job->reference) {
        *report = kpn_absent("the reference's kernel was not assembled");
        return true;
    }
    if (kind == KPN_R_FILE)
        ok = read_files(&c);
    else if (kind == KPN_R_KERNEL)
        ok = run_kernel(&c);
    kpn_phase("comparing with the reference");
    if (ok)
        *report = check_all(&c, original, candidate);
    for (size_t i = 0; i < KPN_MAX_TENSORS; i++)
        free(c.expected[i]);
    return ok;
}
