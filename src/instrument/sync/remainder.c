/* A slot that is named by a remainder: how often a loop went round, less a multiple of its ring. */
#include "instrument/sync/rings.h"

/* A ring's slots by their addresses: from the lowest on, each so far from the one before. */
struct layout {
    int64_t low, high, count, stride; /* stride 0: they do not stand so */
};

/* By the rings' first slots; owned. */
static struct layout *layouts_of(const struct kpi_rings *r)
{
    const struct kpi_value *v = r->code->values.list.v;
    struct layout *all = kp_alloc((r->slots.n + 1) * sizeof *all);
    int64_t span;
    for (uint32_t i = 0; i < r->slots.n; i++) {
        struct layout *l = &all[r->slots.v[i].ring];
        if (r->slots.v[i].named)
            continue;
        int64_t at = v[r->slots.v[i].address].base;
        l->low = l->count && l->low < at ? l->low : at;
        l->high = l->count && l->high > at ? l->high : at;
        l->count++;
    }
    for (uint32_t i = 0; i < r->slots.n; i++) {
        struct layout *l = &all[i];
        if (l->count < 2 || __builtin_sub_overflow(l->high, l->low, &span) || span > INT32_MAX)
            continue;
        l->stride = span % (l->count - 1) == 0 ? span / (l->count - 1) : 0;
    }
    return all;
}

/* Is that address the ring's, but for a place that is a number of slots less a multiple of all of
 * them: the remainder of something that the launch gives? */
static bool is_remainder(const struct kpi_rings *r, const struct layout *l,
                         const struct kpi_slot *slot, uint32_t ring)
{
    const struct kpi_value *v = r->code->values.list.v;
    const struct kpi_value *a = &v[slot->address], *b = &v[r->slots.v[ring].address];
    bool rounds = false;
    int64_t apart, all = l->stride * l->count;
    if (!l->stride || a->n <= b->n || __builtin_sub_overflow(a->base, b->base, &apart) ||
        apart % l->stride != 0)
        return false;
    size_t k = 0;
    for (size_t i = 0; i < a->n; i++) {
        if (k < b->n && a->leaf[i] == b->leaf[k] && a->coef[i] == b->coef[k]) {
            k++;
            continue;
        }
        rounds = rounds || a->coef[i] == all || a->coef[i] == -all;
        if (a->coef[i] % l->stride != 0)
            return false;
    }
    return k == b->n && rounds;
}

/* Rings to which arrives come, and no copies. */
static bool is_released(const struct kpi_rings *r, uint32_t ring)
{
    bool arrives = false;
    for (size_t i = 0; i < r->code->steps.n; i++) {
        const struct kpi_site *s = &r->sites[i];
        enum kpi_sync_act act = r->code->steps.v[i].act;
        if (s->slot == KPI_NONE || s->why || r->slots.v[s->slot].ring != ring)
            continue;
        if (act == KPI_SYNC_COPY)
            return false;
        arrives = arrives || act == KPI_SYNC_ARRIVE;
    }
    return arrives;
}

void kpi_rings_join_remainders(struct kpi_rings *r)
{
    struct layout *layouts = layouts_of(r);
    for (size_t i = 0; i < r->code->steps.n; i++) {
        struct kpi_site *site = &r->sites[i];
        uint32_t only = KPI_NONE, n = 0;
        if (r->code->steps.v[i].act != KPI_SYNC_ARRIVE || site->slot == KPI_NONE || site->why ||
            r->slots.v[site->slot].named)
            continue;
        for (uint32_t k = 0; k < r->slots.n; k++)
            if (r->slots.v[k].ring == k && !r->slots.v[k].named && k != site->slot &&
                is_remainder(r, &layouts[k], &r->slots.v[site->slot], k) && is_released(r, k)) {
                only = k;
                n++;
            }
        if (n == 1 && r->slots.v[site->slot].ring == site->slot)
            site->slot = only;
    }
    free(layouts);
}
