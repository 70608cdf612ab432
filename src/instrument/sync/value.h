/*
 * sync_value: what integer registers hold on one way through a kernel.
 *
 * A value is base + the sum of coefficient * leaf, and equal values have one number.  A leaf is
 * what arithmetic does not tell: a symbol's address, a special register, a parameter, or an
 * operation on such.  The same operation on the same values is the same leaf, so that two roles'
 * addresses can be compared; what memory holds is another leaf each time.
 */
#ifndef KP_INSTRUMENT_SYNC_VALUE_H
#define KP_INSTRUMENT_SYNC_VALUE_H

#include "instrument/internal.h"

#define KPI_VALUE_TERMS 4
#define KPI_NO_VALUE UINT32_MAX

enum kpi_leaf_sort {
    KPI_OF_SYMBOL,
    KPI_OF_LAUNCH, /* parameters, the CTA's place in the grid: the same for all its threads */
    KPI_OF_THREAD, /* which thread it is */
    KPI_OF_PEEK,   /* what a look at a barrier, or at its own arrive's token, gave */
    KPI_OF_MEMORY, /* read from memory, or from a clock: another each time */
};
/* There are many of both. */
struct kpi_value {
    int64_t base;
    int64_t coef[KPI_VALUE_TERMS];
    uint32_t leaf[KPI_VALUE_TERMS]; /* ascending */
    unsigned char n;                /* of these */
    unsigned char sort; /* enum kpi_leaf_sort: the last of its leaves'; filled in with its number */
};
struct kpi_value_leaf {
    uint64_t op;          /* a hash of what made it */
    uint32_t from[3];     /* values; KPI_NO_VALUE: fewer */
    uint32_t value;       /* it alone; filled in when it is made */
    struct kpi_span name; /* of a symbol */
    enum kpi_leaf_sort sort;
};
struct kpi_numbers {
    struct {
        uint32_t hash, number; /* number KPI_NO_VALUE: none */
    } *at;
    size_t size, used; /* size: a power of two */
};
struct kpi_values {
    KP_VEC(struct kpi_value) list;
    KP_VEC(struct kpi_value_leaf) leaves;
    struct kpi_numbers of_values; /* but for those that are one leaf alone */
    struct kpi_numbers of_leaves; /* but for fresh ones */
    bool full; /* there are too many: what follows means nothing */
};
void kpi_values_free(struct kpi_values *v);

/* In an op that is a hash of what a text says, so that no text is taken for one of the few that
 * are numbered (sync/eval.c), of which more is known. */
#define KPI_HASHED ((uint64_t)1 << 63)

/* Numbers of values. */
uint32_t kpi_value_const(struct kpi_values *v, int64_t n);
uint32_t kpi_value_leaf(struct kpi_values *v, enum kpi_leaf_sort sort, uint64_t op, uint32_t a,
                        uint32_t b, uint32_t c, struct kpi_span name);
/* A leaf that is no other's equal. */
uint32_t kpi_value_fresh(struct kpi_values *v, enum kpi_leaf_sort sort);
/* a + k * b, in so many bits. */
uint32_t kpi_value_sum(struct kpi_values *v, uint32_t a, int64_t k, uint32_t b, unsigned bits);
/* In so many bits. */
uint32_t kpi_value_cut(struct kpi_values *v, uint32_t a, unsigned bits);
bool kpi_value_known(const struct kpi_values *v, uint32_t a, int64_t *n);
/* The value without its constant. */
uint32_t kpi_value_base(struct kpi_values *v, uint32_t a);
/* What its leaves are of: the last in the order of enum kpi_leaf_sort. */
static inline enum kpi_leaf_sort kpi_value_sort(const struct kpi_values *v, uint32_t a)
{
    return v->list.v[a].sort;
}

#endif
