#include "run/run_internal.h"

/* `reference:` of a config: a formula, another kernel, or files. */

static bool read_formula(struct kpn_config *c, const struct kpn_node *n, const char *what,
                         const char *const keys[], const struct kpn_node *f[], size_t operands)
{
    struct kpn_reference_spec *r = &c->reference;
    r->node = n;
    if (!kpn_map_read(c, n, what, keys, f))
        return false;
    for (size_t i = 0; i < operands; i++)
        if (!kpn_find_tensor(c, f[i], &r->operand[i]))
            return false;
    size_t out = r->operand[operands - 1];
    if (c->tensors[out].output)
        return true;
    kp_error_at(&c->src, f[operands - 1]->offset, f[operands - 1]->span,
                "'%s' is no output: it needs 'output: true'", c->tensors[out].name);
    return false;
}

static bool read_scale(const struct kpn_config *c, const struct kpn_node *n,
                       struct kpn_reference_spec *r)
{
    r->has_scale = n != NULL;
    return !n || kpn_real(c, n, &r->scale);
}

static bool read_gemm(struct kpn_config *c, const struct kpn_node *n)
{
    static const char *const keys[] = {"!A", "!B", "!C", "transposed", "scale", NULL};
    const struct kpn_node *f[5];
    struct kpn_reference_spec *r = &c->reference;
    r->kind = KPN_R_GEMM;
    return read_formula(c, n, "gemm", keys, f, 3) &&
           (!f[3] || kpn_bool(c, f[3], &r->transposed)) && read_scale(c, f[4], r);
}

static bool read_attention(struct kpn_config *c, const struct kpn_node *n)
{
    static const char *const keys[] = {"!Q", "!K", "!V", "!O", "causal", "scale", NULL};
    const struct kpn_node *f[6];
    struct kpn_reference_spec *r = &c->reference;
    r->kind = KPN_R_ATTENTION;
    return read_formula(c, n, "attention", keys, f, 4) &&
           (!f[4] || kpn_bool(c, f[4], &r->causal)) && read_scale(c, f[5], r);
}

static bool read_kernel(struct kpn_config *c, const struct kpn_node *n)
{
    static const char *const keys[] = {"!file", "entry", "grid", "block", "shared", NULL};
    const struct kpn_node *f[5];
    struct kpn_reference_spec *r = &c->reference;
    size_t count;
    r->kind = KPN_R_KERNEL;
    r->node = n;
    if (!kpn_map_read(c, n, "a reference kernel", keys, f) ||
        !kpn_words_of(c, f[0], "file", &r->file) || !kpn_words_of(c, f[1], "entry", &r->entry))
        return false;
    if ((f[2] && !kpn_expr_list(c, f[2], "grid", 3, r->grid, &count)) ||
        (f[3] && !kpn_expr_list(c, f[3], "block", 3, r->block, &count)) ||
        (f[4] && !kpn_want(c, f[4], KPN_SCALAR, "shared")))
        return false;
    r->file_node = f[0];
    r->entry_node = f[1];
    r->shared = f[4];
    return true;
}

static bool read_files(struct kpn_config *c, const struct kpn_node *n)
{
    struct kpn_reference_spec *r = &c->reference;
    r->kind = KPN_R_FILE;
    r->node = n;
    if (!kpn_want(c, n, KPN_MAP, "files"))
        return false;
    for (size_t i = 0; i < n->count; i++) {
        size_t t;
        if (!kpn_find_tensor(c, n->keys[i], &t) ||
            !kpn_words_of(c, n->items[i], "a file's name", &r->files[t]))
            return false;
        if (c->tensors[t].output)
            continue;
        kp_error_at(&c->src, n->keys[i]->offset, n->keys[i]->span, "'%s' is no output",
                    n->keys[i]->value);
        return false;
    }
    if (n->count)
        return true;
    kp_error_at(&c->src, n->offset, 1, "no file is named");
    return false;
}

bool kpn_config_reference(struct kpn_config *c, const struct kpn_node *n)
{
    static const char *const keys[] = {"gemm", "attention", "kernel", "files", "tolerance", NULL};
    const struct kpn_node *f[5];
    struct kpn_reference_spec *r = &c->reference;
    r->tolerance = -1;
    if (!kpn_map_read(c, n, "reference", keys, f))
        return false;
    if ((f[0] != NULL) + (f[1] != NULL) + (f[2] != NULL) + (f[3] != NULL) != 1) {
        kp_error_at(&c->src, n->offset, 1,
                    "a reference is one of gemm, attention, kernel and files");
        return false;
    }
    if (f[4] && !kpn_real(c, f[4], &r->tolerance))
        return false;
    if (f[4] && !(r->tolerance >= 0 && r->tolerance < 0.5)) {
        kp_error_at(&c->src, f[4]->offset, f[4]->span, "a tolerance lies from 0 to below 0.5");
        return false;
    }
    return f[0]   ? read_gemm(c, f[0])
           : f[1] ? read_attention(c, f[1])
           : f[2] ? read_kernel(c, f[2])
                  : read_files(c, f[3]);
}
