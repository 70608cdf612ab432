#include "run/run_internal.h"

/* What a launch has to compute and to move, whatever the kernel does: `work:` of a config. */

bool kpn_config_work(struct kpn_config *c, const struct kpn_node *n)
{
    static const char *const keys[] = {"flops", "bytes", "type", NULL};
    static const char *const types[] = {"f64", "f32", "tf32", "f16", "bf16", "e4m3", "e5m2", "s8",
                                        NULL};
    const struct kpn_node *f[3];
    if (!kpn_map_read(c, n, "work", keys, f))
        return false;
    for (size_t i = 0; i < 2; i++)
        if (f[i] && !kpn_want(c, f[i], KPN_SCALAR, keys[i]))
            return false;
    int type = f[2] ? kpn_word(c, f[2], types, "type of matrix products") : -1;
    if (f[2] && type < 0)
        return false;
    c->flops_node = f[0];
    c->bytes_node = f[1];
    c->work_type = f[2] ? types[type] : NULL;
    return true;
}

static bool positive(const struct kpn_config *c, const struct kpn_shape *shape,
                     const struct kpn_node *n, int64_t *out)
{
    *out = 0;
    if (!n)
        return true;
    if (!kpn_eval(c, shape, n, out))
        return false;
    if (*out <= 0)
        kpn_error_in(c, n, 0, strlen(n->value), "%lld is no amount of work", (long long)*out);
    return *out > 0;
}

bool kpn_plan_work(const struct kpn_config *c, struct kpn_plan *out)
{
    return positive(c, out->shape, c->flops_node, &out->flops) &&
           positive(c, out->shape, c->bytes_node, &out->bytes);
}

json_t *kpn_work_json(const struct kpn_config *c, const struct kpn_plan *p)
{
    if (!p->flops && !p->bytes && !c->work_type)
        return NULL;
    json_t *o = json_object();
    if (p->flops)
        json_object_set_new(o, "flops", json_integer(p->flops));
    if (p->bytes)
        json_object_set_new(o, "bytes", json_integer(p->bytes));
    if (c->work_type)
        json_object_set_new(o, "type", json_string(c->work_type));
    return o;
}
