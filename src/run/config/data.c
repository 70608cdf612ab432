#include "run/run_internal.h"

/* Tensors and parameters of a config. */

const char *const kpn_scalar_names[] = {"i32", "i64", "u32", "u64", "f32", "f64",
                                         "i8",  "u8",  "i16", "u16", NULL};

static bool read_init(struct kpn_config *c, const struct kpn_node *n, struct kpn_tensor_spec *t)
{
    if (!kpn_want(c, n, KPN_SCALAR, "init"))
        return false;
    t->has_init = true;
    if (kp_has_prefix(n->value, "file ") && n->value[5]) {
        t->init = KPN_CONTENTS;
        t->file = n->value + 5;
        return true;
    }
    if (kp_has_prefix(n->value, "constant")) {
        char *end;
        const char *v = n->value + strlen("constant");
        t->init = KPN_CONSTANT;
        t->constant = strtod(v, &end);
        if (*v == ' ' && end != v && !*end)
            return true;
        kp_error_at(&c->src, n->offset, n->span, "expected 'constant' and a number");
        return false;
    }
    int w = kpn_word(c, n, kpn_init_names, "init");
    t->init = (enum kpn_init)w;
    if (w != KPN_CONTENTS)
        return w >= 0;
    kp_error_at(&c->src, n->offset, n->span, "expected 'file' and its name");
    return false;
}

/* Only what the kernel may change, and of which it is known what it was before. */
static bool read_restore(struct kpn_config *c, const struct kpn_node *n, struct kpn_tensor_spec *t)
{
    if (!n)
        return true;
    if (!kpn_bool(c, n, &t->restore))
        return false;
    if (!t->restore || (t->output && t->has_init))
        return true;
    kp_error_at(&c->src, n->offset, n->span,
                "what is restored is an output that has an 'init'");
    return false;
}

static bool read_layout(struct kpn_config *c, const struct kpn_node *shape,
                        const struct kpn_node *strides, struct kpn_tensor_spec *t)
{
    size_t n;
    if (!kpn_expr_list(c, shape, "shape", KPN_MAX_DIMS, t->shape, &t->rank))
        return false;
    if (!strides)
        return true;
    t->has_strides = true;
    if (!kpn_expr_list(c, strides, "strides", KPN_MAX_DIMS, t->strides, &n))
        return false;
    if (n == t->rank)
        return true;
    kp_error_at(&c->src, strides->offset, 1, "%zu strides for %zu dimensions", n, t->rank);
    return false;
}

static bool read_tensor(struct kpn_config *c, const struct kpn_node *n,
                        struct kpn_tensor_spec *t)
{
    static const char *const keys[] = {"!dtype", "!shape", "strides", "init",
                                       "seed",   "scale",  "output",  "restore", NULL};
    const struct kpn_node *f[8];
    if (!kpn_map_read(c, n, "a tensor", keys, f))
        return false;
    int w = kpn_word(c, f[0], kpn_dtype_names, "dtype");
    if (w < 0 || !read_layout(c, f[1], f[2], t))
        return false;
    t->dtype = (enum kpn_dtype)w;
    t->scale = 1;
    t->seed = c->tensor_count + 1;
    if ((f[3] && !read_init(c, f[3], t)) ||
        (f[4] && !kpn_count(c, f[4], 0, UINT64_MAX, &t->seed)) ||
        (f[5] && !kpn_real(c, f[5], &t->scale)) || (f[6] && !kpn_bool(c, f[6], &t->output)) ||
        !read_restore(c, f[7], t))
        return false;
    if (!t->has_init && !t->output)
        t->has_init = true; /* an input is normal unless it says otherwise */
    return true;
}

bool kpn_config_tensors(struct kpn_config *c, const struct kpn_node *n)
{
    if (!kpn_want(c, n, KPN_MAP, "tensors"))
        return false;
    if (n->count > KPN_MAX_TENSORS) {
        kp_error_at(&c->src, n->offset, 1, "more than %d tensors", KPN_MAX_TENSORS);
        return false;
    }
    for (size_t i = 0; i < n->count; i++) {
        struct kpn_tensor_spec *t = &c->tensors[i];
        t->name = n->keys[i]->value;
        t->node = n->keys[i];
        if (!read_tensor(c, n->items[i], t))
            return false;
        c->tensor_count++;
    }
    return true;
}

bool kpn_find_tensor(const struct kpn_config *c, const struct kpn_node *n, size_t *out)
{
    const char *names[KPN_MAX_TENSORS + 1] = {NULL};
    if (!kpn_want(c, n, KPN_SCALAR, "a tensor's name"))
        return false;
    for (size_t i = 0; i < c->tensor_count; i++) {
        names[i] = c->tensors[i].name;
        if (strcmp(names[i], n->value) == 0) {
            *out = i;
            return true;
        }
    }
    const char *near = kp_nearest(n->value, names);
    kp_error_at(&c->src, n->offset, n->span, "no tensor '%s'%s%s%s", n->value,
                near ? "; did you mean '" : "", near ? near : "", near ? "'?" : "");
    return false;
}

static bool read_scalar(struct kpn_config *c, const struct kpn_node *n, struct kpn_param_spec *p)
{
    static const char *const keys[] = {"!type", "!value", NULL};
    const struct kpn_node *f[2];
    if (!kpn_map_read(c, n, "a scalar", keys, f))
        return false;
    int w = kpn_word(c, f[0], kpn_scalar_names, "scalar type");
    if (w < 0 || !kpn_want(c, f[1], KPN_SCALAR, "value"))
        return false;
    p->kind = KPN_P_SCALAR;
    p->type = (enum kpn_scalar)w;
    p->value = f[1];
    if (w == KPN_S_F32 || w == KPN_S_F64) {
        char *end;
        p->real = strtod(f[1]->value, &end);
        if (end != f[1]->value && !*end)
            p->value = NULL; /* a number as it stands; else an expression */
    }
    return true;
}

static bool read_choice(struct kpn_config *c, const struct kpn_node *n,
                        const char *const *words, const char *what, int *out)
{
    if (n)
        *out = kpn_word(c, n, words, what);
    return *out >= 0;
}

static bool read_tensor_map(struct kpn_config *c, const struct kpn_node *n,
                            struct kpn_param_spec *p)
{
    static const char *const keys[] = {"!tensor", "!box", "dims", "strides", "swizzle",
                                       "interleave", "l2", "oob", NULL};
    /* positions are the driver's enum values */
    static const char *const swizzles[] = {"none", "32B", "64B", "128B", NULL};
    static const char *const interleaves[] = {"none", "16B", "32B", NULL};
    static const char *const promotions[] = {"none", "64B", "128B", "256B", NULL};
    static const char *const fills[] = {"zero", "nan", NULL};
    const struct kpn_node *f[8];
    p->kind = KPN_P_MAP;
    if (!kpn_map_read(c, n, "a tensor map", keys, f) || !kpn_find_tensor(c, f[0], &p->tensor) ||
        !kpn_expr_list(c, f[1], "box", KPN_MAX_DIMS, p->box, &p->rank) ||
        (f[2] && !kpn_expr_list(c, f[2], "dims", KPN_MAX_DIMS, p->dims, &p->dim_count)) ||
        (f[3] && !kpn_expr_list(c, f[3], "strides", KPN_MAX_DIMS, p->strides, &p->stride_count)))
        return false;
    size_t want = p->dim_count ? p->dim_count : c->tensors[p->tensor].rank;
    if (p->rank != want) {
        kp_error_at(&c->src, f[1]->offset, 1, "the box has %zu values for %zu dimensions",
                    p->rank, want);
        return false;
    }
    if (p->stride_count && p->stride_count != p->rank) {
        kp_error_at(&c->src, f[3]->offset, 1, "%zu strides for %zu dimensions",
                    p->stride_count, p->rank);
        return false;
    }
    return read_choice(c, f[4], swizzles, "swizzle", &p->swizzle) &&
           read_choice(c, f[5], interleaves, "interleave", &p->interleave) &&
           read_choice(c, f[6], promotions, "l2 promotion", &p->l2) &&
           read_choice(c, f[7], fills, "oob fill", &p->oob);
}

static bool read_param(struct kpn_config *c, const struct kpn_node *n, struct kpn_param_spec *p)
{
    static const char *const keys[] = {"tensor", "scalar", "tensor_map", "bytes", NULL};
    const struct kpn_node *f[4];
    p->node = n;
    if (!kpn_map_read(c, n, "a parameter", keys, f))
        return false;
    if (n->count != 1) {
        kp_error_at(&c->src, n->offset, 1,
                    "a parameter is one of tensor, scalar, tensor_map and bytes");
        return false;
    }
    if (f[0]) {
        p->kind = KPN_P_TENSOR;
        return kpn_find_tensor(c, f[0], &p->tensor);
    }
    return f[1]   ? read_scalar(c, f[1], p)
           : f[2] ? read_tensor_map(c, f[2], p)
                  : kpn_config_bytes(c, f[3], (size_t)(p - c->params));
}

bool kpn_config_params(struct kpn_config *c, const struct kpn_node *n)
{
    if (!kpn_want(c, n, KPN_LIST, "params"))
        return false;
    if (n->count > KPN_MAX_PARAMS) {
        kp_error_at(&c->src, n->offset, 1, "more than %d parameters", KPN_MAX_PARAMS);
        return false;
    }
    for (size_t i = 0; i < n->count; i++, c->param_count++)
        if (!read_param(c, n->items[i], &c->params[i]))
            return false;
    return true;
}
