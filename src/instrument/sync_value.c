#include "instrument/sync_value.h"

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

static uint64_t hash_value(const struct kpi_value *x)
{
    uint64_t h = mix(x->n, (uint64_t)x->base);
    for (unsigned i = 0; i < x->n; i++)
        h = mix(mix(h, x->term[i].leaf), (uint64_t)x->term[i].coef);
    return h;
}

static bool same_value(const struct kpi_value *a, const struct kpi_value *b)
{
    if (a->base != b->base || a->n != b->n)
        return false;
    for (unsigned i = 0; i < a->n; i++)
        if (a->term[i].leaf != b->term[i].leaf || a->term[i].coef != b->term[i].coef)
            return false;
    return true;
}

static uint64_t hash_leaf(const struct kpi_value_leaf *l)
{
    uint64_t h = mix(l->op, l->sort);
    for (size_t i = 0; i < KP_COUNT(l->from); i++)
        h = mix(h, l->from[i]);
    return h;
}

static bool same_leaf(const struct kpi_value_leaf *a, const struct kpi_value_leaf *b)
{
    return a->op == b->op && a->sort == b->sort && a->from[0] == b->from[0] &&
           a->from[1] == b->from[1] && a->from[2] == b->from[2];
}

static uint32_t tag_of(uint64_t hash)
{
    return (uint32_t)(hash >> 32);
}

/* Twice as large.  The lower half of a hash is its place, the upper one its tag. */
static void grow(struct kpi_values *v, struct kpi_numbers *t)
{
    size_t n = t == &v->of_leaves ? v->leaves.n : v->list.n;
    t->size = t->size ? t->size * 2 : 1024;
    t->at = kp_realloc(t->at, t->size, sizeof *t->at);
    memset(t->at, 0xff, t->size * sizeof *t->at);
    for (uint32_t i = 0; i < n; i++) {
        uint64_t h = t == &v->of_leaves ? hash_leaf(&v->leaves.v[i]) : hash_value(&v->list.v[i]);
        size_t at = h & (t->size - 1);
        while (t->at[at].number != KPI_NO_VALUE)
            at = (at + 1) & (t->size - 1);
        t->at[at].tag = tag_of(h);
        t->at[at].number = i;
    }
}

uint32_t kpi_value_of(struct kpi_values *v, const struct kpi_value *value)
{
    struct kpi_numbers *t = &v->of_values;
    if (v->list.n * 2 >= t->size)
        grow(v, t);
    uint64_t hash = hash_value(value);
    size_t at = hash & (t->size - 1);
    for (; t->at[at].number != KPI_NO_VALUE; at = (at + 1) & (t->size - 1))
        if (t->at[at].tag == tag_of(hash) && same_value(&v->list.v[t->at[at].number], value))
            return t->at[at].number;
    if (v->list.n >= MOST) {
        v->full = true;
        return 0;
    }
    KP_PUSH(v->list, *value);
    struct kpi_value *new = &v->list.v[v->list.n - 1];
    new->sort = KPI_OF_SYMBOL;
    for (unsigned i = 0; i < new->n; i++)
        if (v->leaves.v[new->term[i].leaf].sort > new->sort)
            new->sort = v->leaves.v[new->term[i].leaf].sort;
    t->at[at].tag = tag_of(hash);
    return t->at[at].number = (uint32_t)v->list.n - 1;
}

uint32_t kpi_value_const(struct kpi_values *v, int64_t n)
{
    return kpi_value_of(v, &(struct kpi_value){.base = n});
}

static uint32_t value_of_leaf(struct kpi_values *v, uint32_t leaf)
{
    struct kpi_value x = {.n = 1};
    x.term[0].leaf = leaf;
    x.term[0].coef = 1;
    return kpi_value_of(v, &x);
}

uint32_t kpi_value_leaf(struct kpi_values *v, enum kpi_leaf_sort sort, uint64_t op, uint32_t a,
                        uint32_t b, uint32_t c, struct kpi_span name)
{
    struct kpi_value_leaf leaf = {.sort = sort, .op = op, .from = {a, b, c}, .name = name};
    struct kpi_numbers *t = &v->of_leaves;
    if (v->leaves.n * 2 >= t->size)
        grow(v, t);
    uint64_t hash = hash_leaf(&leaf);
    size_t at = hash & (t->size - 1);
    for (; t->at[at].number != KPI_NO_VALUE; at = (at + 1) & (t->size - 1))
        if (t->at[at].tag == tag_of(hash) && same_leaf(&v->leaves.v[t->at[at].number], &leaf))
            return v->leaves.v[t->at[at].number].value;
    if (v->leaves.n >= MOST) {
        v->full = true;
        return 0;
    }
    uint32_t number = (uint32_t)v->leaves.n;
    KP_PUSH(v->leaves, leaf);
    t->at[at].tag = tag_of(hash);
    t->at[at].number = number;
    return v->leaves.v[number].value = value_of_leaf(v, number);
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
        out.term[out.n].leaf = x->term[i].leaf;
        out.term[out.n].coef = cut(x->term[i].coef, bits);
        same = same && out.term[out.n].coef == x->term[i].coef;
        out.n += out.term[out.n].coef != 0;
    }
    return same ? a : kpi_value_of(v, &out);
}

/* Too many leaves for one sum are one leaf. */
static uint32_t sum_leaf(struct kpi_values *v, uint32_t a, int64_t k, uint32_t b)
{
    enum kpi_leaf_sort x = kpi_value_sort(v, a), y = kpi_value_sort(v, b);
    return kpi_value_leaf(v, x > y ? x : y, mix(0x73756d, (uint64_t)k), a, b, KPI_NO_VALUE,
                          (struct kpi_span){0, 0});
}

uint32_t kpi_value_sum(struct kpi_values *v, uint32_t a, int64_t k, uint32_t b, unsigned bits)
{
    const struct kpi_value x = v->list.v[a], y = v->list.v[b];
    struct kpi_value out = {.base = cut(times_plus(x.base, k, y.base), bits)};
    unsigned i = 0, j = 0;
    while (i < x.n || j < y.n) {
        bool left = j == y.n || (i < x.n && x.term[i].leaf <= y.term[j].leaf);
        bool right = i == x.n || (j < y.n && y.term[j].leaf <= x.term[i].leaf);
        if (out.n == KPI_VALUE_TERMS)
            return sum_leaf(v, a, k, b);
        out.term[out.n].leaf = left ? x.term[i].leaf : y.term[j].leaf;
        int64_t coef = times_plus(left ? x.term[i].coef : 0, k, right ? y.term[j].coef : 0);
        out.term[out.n].coef = cut(coef, bits);
        out.n += out.term[out.n].coef != 0;
        i += left;
        j += right;
    }
    for (i = out.n; i < KPI_VALUE_TERMS; i++) {
        out.term[i].leaf = 0;
        out.term[i].coef = 0;
    }
    return kpi_value_of(v, &out);
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
    return kpi_value_of(v, &x);
}
