/* Loops of the original and of another body, and what is in them. */
#include "run/sass/sass.h"

/* What unrolling multiplies; arithmetic differs with the schedule alone. */
static const enum kpn_class in_loops[] = {KPN_C_MEMORY, KPN_C_BARRIER, KPN_C_MBARRIER, KPN_C_TMA,
                                          KPN_C_TENSOR, KPN_C_WAIT};

bool kpn_same_loop(const struct kpn_loop *x, const struct kpn_loop *y)
{
    for (size_t c = 0; c < KP_COUNT(in_loops); c++)
        if (x->counts[in_loops[c]] != y->counts[in_loops[c]])
            return false;
    return true;
}

static json_t *loops_json(const struct kpn_sass *s, const struct kpn_loops *l)
{
    json_t *list = json_array();
    for (size_t i = 0; i < l->list.n; i++) {
        char at[24];
        uint32_t first = s->blocks.v[l->list.v[i].header].first;
        snprintf(at, sizeof at, "0x%04llx", (unsigned long long)s->code.v[first].address);
        json_int_t all = 0;
        for (size_t c = 0; c < KPN_C_COUNT; c++)
            all += l->list.v[i].counts[c];
        json_t *o = json_pack("{s:s,s:I}", "at", at, "instructions", all);
        for (size_t c = 0; c < KP_COUNT(in_loops); c++)
            if (l->list.v[i].counts[in_loops[c]])
                json_object_set_new(o, kpn_class_names[in_loops[c]],
                                    json_integer(l->list.v[i].counts[in_loops[c]]));
        json_array_append_new(list, o);
    }
    return list;
}

json_t *kpn_compare_loops(const struct kpn_part *a, const struct kpn_part *b)
{
    struct kpn_loops x, y;
    kpn_sass_loops(a->s, a->in, a->skip, &x);
    kpn_sass_loops(b->s, b->in, b->skip, &y);
    bool equal = x.list.n == y.list.n;
    json_int_t same = 0;
    for (size_t i = 0; i < x.list.n && i < y.list.n; i++) {
        equal = equal && kpn_same_loop(&x.list.v[i], &y.list.v[i]);
        same += x.list.v[i].hash == y.list.v[i].hash;
    }
    json_t *o = json_pack("{s:b,s:I,s:o,s:o}", "equal", equal, "same", same, "original",
                          loops_json(a->s, &x), "other", loops_json(b->s, &y));
    free(x.list.v);
    free(y.list.v);
    return o;
}
