#include "model/model_internal.h"

#include <math.h>

const char *const kpm_tier_names[] = {"measured", "modeled", "inferred", "bounded", "assumed"};

struct kpm_samples kpm_samples_new(size_t chunks)
{
    struct kpm_samples s = {0};
    s.sum = kp_alloc((chunks + 1) * sizeof *s.sum);
    s.weight = kp_alloc((chunks + 1) * sizeof *s.weight);
    return s;
}

void kpm_samples_add(struct kpm_samples *s, size_t chunk, double value)
{
    KP_PUSH(s->values, value);
    s->sum[chunk] += value;
    s->weight[chunk] += 1;
}

void kpm_samples_free(struct kpm_samples *s)
{
    free(s->values.v);
    free(s->sum);
    free(s->weight);
    *s = (struct kpm_samples){0};
}

static int by_value(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

double kpm_quantile(double *v, size_t n, double q)
{
    if (n == 0)
        return NAN;
    qsort(v, n, sizeof *v, by_value);
    double at = q * (double)(n - 1);
    size_t i = (size_t)at;
    return i + 1 < n ? v[i] + (at - (double)i) * (v[i + 1] - v[i]) : v[i];
}

static double mean_of(const struct kpm_param *p, size_t chunks, const double *weights)
{
    double sum = 0, weight = 0;
    for (size_t c = 0; c < chunks; c++) {
        double w = weights ? weights[c] : 1;
        sum += w * p->sum[c];
        weight += w * p->weight[c];
    }
    return weight > 0 ? sum / weight + p->offset : p->value;
}

size_t kpm_param_mean(struct kpm_params *p, struct kpm_samples *s, enum kpm_tier tier)
{
    struct kpm_param out = {.tier = tier, .sum = s->sum, .weight = s->weight,
                            .samples = s->values.n};
    out.p5 = kpm_quantile(s->values.v, s->values.n, 0.05);
    out.p50 = kpm_quantile(s->values.v, s->values.n, 0.50);
    out.p95 = kpm_quantile(s->values.v, s->values.n, 0.95);
    out.value = out.lo = out.hi = mean_of(&out, p->chunks, NULL);
    KP_PUSH(p->all, out);
    free(s->values.v);
    *s = (struct kpm_samples){0};
    return p->all.n - 1;
}

size_t kpm_param_constant(struct kpm_params *p, double value, double lo, double hi,
                          enum kpm_tier tier)
{
    struct kpm_param out = {.tier = tier, .value = value, .lo = lo, .hi = hi,
                            .p5 = NAN, .p50 = NAN, .p95 = NAN};
    KP_PUSH(p->all, out);
    return p->all.n - 1;
}

double kpm_without(const struct kpm_param *p, double v, double cost)
{
    double off = cost * p->records;
    return off > 0 ? fmax(0, v - off) : v;
}

void kpm_params_values(const struct kpm_params *p, const double *weights, double cost,
                       double *out)
{
    for (size_t i = 0; i < p->all.n; i++) {
        const struct kpm_param *one = &p->all.v[i];
        double v = one->sum && weights ? mean_of(one, p->chunks, weights) : one->value;
        out[i] = kpm_without(one, v, cost);
    }
}

/* Of a time, the share that stands elsewhere, in however many places. */
static double share_of(const struct kpm_params *p, size_t from)
{
    double sum = 0;
    for (size_t i = 0; i < p->moved.n; i++)
        if (!p->moved.v[i].hides && p->moved.v[i].from == from)
            sum += p->moved.v[i].share;
    return sum;
}

/* Is it the first move out of its time? */
static bool first_of(const struct kpm_params *p, size_t i)
{
    for (size_t k = 0; k < i; k++)
        if (!p->moved.v[k].hides && p->moved.v[k].from == p->moved.v[i].from)
            return false;
    return true;
}

static void move(const struct kpm_params *p, bool all, double *values)
{
    for (size_t i = 0; i < p->moved.n; i++) {
        const struct kpm_moved *m = &p->moved.v[i];
        double part = (all && !m->hides ? 1 : m->share) * values[m->from];
        values[m->to] = m->hides ? fmax(0, values[m->to] - part) : values[m->to] + part;
    }
    for (size_t i = 0; i < p->moved.n; i++) {
        const struct kpm_moved *m = &p->moved.v[i];
        if (!m->hides && first_of(p, i))
            values[m->from] *= all ? 0 : fmax(0, 1 - share_of(p, m->from));
    }
}

void kpm_params_move(const struct kpm_params *p, double *values)
{
    move(p, false, values);
}

bool kpm_params_move_all(const struct kpm_params *p, double *values)
{
    size_t moved = 0;
    for (size_t i = 0; i < p->moved.n; i++) {
        const struct kpm_moved *m = &p->moved.v[i];
        moved += !m->hides;
        for (size_t k = 0; k < i && !m->hides; k++)
            if (!p->moved.v[k].hides && p->moved.v[k].from == m->from)
                return false;
    }
    if (moved)
        move(p, true, values);
    return moved > 0;
}

const double *kpm_param_shape(struct kpm_params *p, const double shape[2 * KPM_SIM_STRATA])
{
    double *copy = kp_alloc(2 * KPM_SIM_STRATA * sizeof *copy);
    memcpy(copy, shape, 2 * KPM_SIM_STRATA * sizeof *copy);
    KP_PUSH(p->shapes, copy);
    return copy;
}

void kpm_params_free(struct kpm_params *p)
{
    for (size_t i = 0; i < p->shapes.n; i++)
        free(p->shapes.v[i]);
    free(p->shapes.v);
    for (size_t i = 0; i < p->all.n; i++) {
        free(p->all.v[i].sum);
        free(p->all.v[i].weight);
    }
    free(p->all.v);
    free(p->moved.v);
    *p = (struct kpm_params){0};
}
