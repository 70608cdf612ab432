#include "instrument/sync/value.h"

#define MOST ((size_t)1 << 20) /* values */

static uint64_t mix(uint64_t h, uint64_t x)
{
    h = (h ^ x) * 0x9e3779b97f4a7c15u;
    return h ^ h >> 29;
}

void kpi_values_free(struct kpi_values *v)
{
    free(v->list.v);
    free(v->leaves.v);
    free(v->of_values.at);
    free(v->of_leaves.at);
    *v = (struct kpi_values){0};
}

/* ---- numbers ------------------------------------------------------------- */

static uint32_t hash_value(const struct kpi_value *x)
{
    uint64_t h = mix(x->n, (uint64_t)x->base);
    for (unsigned i = 0; i < x->n; i++)
        h = mix(mix(h, x->leaf[i]), (uint64_t)x->coef[i]);
    return (uint32_t)(h >> 32);
}

static bool same_value(const struct kpi_value *a, const struct kpi_value *b)
{
    if (a->base != b->base || a->n != b->n)
        return false;
    for (unsigned i = 0; i < a->n; i++)
        if (a->leaf[i] != b->leaf[i] || a->coef[i] != b->coef[i])
            return false;
    return true;
}

static uint32_t hash_leaf(const struct kpi_value_leaf *l)
{
    uint64_t h = mix(l->op, l->sort);
    for (size_t i = 0; i < KP_COUNT(l->from); i++)
        h = mix(h, l->from[i]);
    return (uint32_t)(h >> 32);
}

static bool same_leaf(const struct kpi_value_leaf *a, const struct kpi_value_leaf *b)
{
    return a->op == b->op && a->sort == b->sort && a->from[0] == b->from[0] &&
           a->from[1] == b->from[1] && a->from[2] == b->from[2];
}

/* Twice as large. */
static void grow(struct kpi_numbers *t)
{
    struct kpi_numbers old = *t;
    t->size = old.size ? old.size * 2 : 1024;
    t->at = kp_realloc(NULL, t->size, sizeof *t->at);
    memset(t->at, 0xff, t->size * sizeof *t->at);
    for (size_t i = 0; i < old.size; i++) {
        size_t at = old.at[i].hash & (t->size - 1);
        while (old.at[i].number != KPI_NO_VALUE && t->at[at].number != KPI_NO_VALUE)
            at = (at + 1) & (t->size - 1);
        if (old.at[i].number != KPI_NO_VALUE)
            t->at[at] = old.at[i];
    }
    free(old.at);
}

static uint32_t add_value(struct kpi_values *v, const struct kpi_value *value)
{
    if (v->list.n >= MOST) {
        v->full = true;
        return 0;
    }
    KP_PUSH(v->list, *value);
    struct kpi_value *new = &v->list.v[v->list.n - 1];
    new->sort = KPI_OF_SYMBOL;
    for (unsigned i = 0; i < new->n; i++)
        if (v->leaves.v[new->leaf[i]].sort > new->sort)
            new->sort = v->leaves.v[new->leaf[i]].sort;
    return (uint32_t)v->list.n - 1;
}

static uint32_t number_of(struct kpi_values *v, const struct kpi_value *value)
{
    struct kpi_numbers *t = &v->of_values;
    if (value->n == 1 && value->coef[0] == 1 && !value->base)
        return v->leaves.v[value->leaf[0]].value;
    if (t->used * 2 >= t->size)
        grow(t);
    uint32_t hash = hash_value(value);
    size_t at = hash & (t->size - 1);
    for (; t->at[at].number != KPI_NO_VALUE; at = (at + 1) & (t->size - 1))
        if (t->at[at].hash == hash && same_value(&v->list.v[t->at[at].number], value))
            return t->at[at].number;
    uint32_t number = add_value(v, value);
    if (v->full)
        return 0;
    t->used++;
    t->at[at].hash = hash;
    return t->at[at].number = number;
}

uint32_t kpi_value_const(struct kpi_values *v, int64_t n)
{
    return number_of(v, &(struct kpi_value){.base = n});
}

/* A leaf that there is not yet, and the value that is it alone. */
static uint32_t add_leaf(struct kpi_values *v, const struct kpi_value_leaf *leaf)
{
    if (v->leaves.n >= MOST) {
        v->full = true;
        return 0;
    }
    KP_PUSH(v->leaves, *leaf);
    struct kpi_value x = {.n = 1};
    x.leaf[0] = (uint32_t)v->leaves.n - 1;
    x.coef[0] = 1;
    return v->leaves.v[v->leaves.n - 1].value = add_value(v, &x);
}

uint32_t kpi_value_leaf(struct kpi_values *v, enum kpi_leaf_sort sort, uint64_t op, uint32_t a,
                        uint32_t b, uint32_t c, struct kpi_span name)
{
    struct kpi_value_leaf leaf = {.sort = sort, .op = op, .from = {a, b, c}, .name = name};
    struct kpi_numbers *t = &v->of_leaves;
    if (t->used * 2 >= t->size)
        grow(t);
    uint32_t hash = hash_leaf(&leaf);
    size_t at = hash & (t->size - 1);
    for (; t->at[at].number != KPI_NO_VALUE; at = (at + 1) & (t->size - 1))
        if (t->at[at].hash == hash && same_leaf(&v->leaves.v[t->at[at].number], &leaf))
            return v->leaves.v[t->at[at].number].value;
    uint32_t value = add_leaf(v, &leaf);
    if (v->full)
        return value;
    t->used++;
    t->at[at].hash = hash;
    t->at[at].number = (uint32_t)v->leaves.n - 1;
    return value;
}

uint32_t kpi_value_fresh(struct kpi_values *v, enum kpi_leaf_sort sort)
{
    struct kpi_value_leaf leaf = {.sort = sort,
                                  .from = {KPI_NO_VALUE, KPI_NO_VALUE, KPI_NO_VALUE}};
    return add_leaf(v, &leaf);
}

/* ---- arithmetic ---------------------------------------------------------- */

static int64_t cut(int64_t n, unsigned bits)
{
    if (bits == 32)
        return (int32_t)(uint32_t)(uint64_t)n;
    return bits == 16 ? (int16_t)(uint16_t)(uint64_t)n : n;
}

static int64_t times_plus(int64_t a, int64_t k, int64_t b)
{
    return (int64_t)((uint64_t)a + (uint64_t)k * (uint64_t)b);
}

uint32_t kpi_value_cut(struct kpi_values *v, uint32_t a, unsigned bits)
{
    const struct kpi_value *x = &v->list.v[a];
    struct kpi_value out = {.base = cut(x->base, bits)};
    bool same = out.base == x->base;
    for (unsigned i = 0; i < x->n; i++) {
        out.leaf[out.n] = x->leaf[i];
        out.coef[out.n] = cut(x->coef[i], bits);
        same = same && out.coef[out.n] == x->coef[i];
        if (out.coef[out.n])
            out.n++;
    }
    return same ? a : number_of(v, &out);
}

/* Too many leaves for one sum are one leaf. */
static uint32_t sum_leaf(struct kpi_values *v, uint32_t a, int64_t k, uint32_t b)
{
    enum kpi_leaf_sort x = kpi_value_sort(v, a), y = kpi_value_sort(v, b);
    return kpi_value_leaf(v, x > y ? x : y, KPI_HASHED | mix(0x73756d, (uint64_t)k), a, b,
                          KPI_NO_VALUE, (struct kpi_span){0, 0});
}

uint32_t kpi_value_sum(struct kpi_values *v, uint32_t a, int64_t k, uint32_t b, unsigned bits)
{
    const struct kpi_value *x = &v->list.v[a], *y = &v->list.v[b];
    struct kpi_value out = {.base = cut(times_plus(x->base, k, y->base), bits)};
    unsigned i = 0, j = 0;
    while (i < x->n || j < y->n) {
        bool left = j == y->n || (i < x->n && x->leaf[i] <= y->leaf[j]);
        bool right = i == x->n || (j < y->n && y->leaf[j] <= x->leaf[i]);
        if (out.n == KPI_VALUE_TERMS)
            return sum_leaf(v, a, k, b);
        out.leaf[out.n] = left ? x->leaf[i] : y->leaf[j];
        int64_t coef = times_plus(left ? x->coef[i] : 0, k, right ? y->coef[j] : 0);
        out.coef[out.n] = cut(coef, bits);
        if (out.coef[out.n])
            out.n++;
        i += left;
        j += right;
    }
    for (i = out.n; i < KPI_VALUE_TERMS; i++) {
        out.leaf[i] = 0;
        out.coef[i] = 0;
    }
    return number_of(v, &out);
}

bool kpi_value_known(const struct kpi_values *v, uint32_t a, int64_t *n)
{
    *n = v->list.v[a].base;
    return !v->list.v[a].n;
}

uint32_t kpi_value_base(struct kpi_values *v, uint32_t a)
{
    struct kpi_value x = v->list.v[a];
    x.base = 0;
    return number_of(v, &x);
}
