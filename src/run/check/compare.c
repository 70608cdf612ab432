#include "run/check/reference.h"

#include <math.h>
#include <pthread.h>
#include <unistd.h>

/* How far an output lies from its reference. */

#define LEAST_ROWS 16u
#define MAX_THREADS 16

void kpn_distance_begin(struct kpn_distance *d)
{
    *d = (struct kpn_distance){.worst = -1};
}

/* The share of its bound that an element's error takes. */
static double share(double got, double ref, double bound)
{
    if (isnan(got) || isnan(ref))
        return INFINITY;
    if (isinf(got) || isinf(ref))
        return got == ref ? 0 : INFINITY; /* the same infinity */
    double error = fabs(got - ref);
    return error == 0 ? 0 : bound > 0 ? error / bound : INFINITY;
}

static void add_one(struct kpn_distance *d, uint64_t index, double got, double ref, double mag,
                    double square, struct kpn_rounding r)
{
    double bound = r.u * fabs(ref) + r.T * mag + r.t, part = share(got, ref, bound);
    d->checked++;
    d->zero += got == 0 && ref == 0;
    d->nan += isnan(got) || isnan(ref);
    d->inf += isinf(got) || isinf(ref);
    d->beyond += part > 1;
    if (isfinite(got) && isfinite(ref)) {
        d->diff2 += (got - ref) * (got - ref);
        d->ref2 += ref * ref;
        d->common2 += r.T * r.T * ref * ref;
        d->spread2 += r.T * r.T * square;
    }
    if (part <= d->worst)
        return;
    d->worst = part;
    d->index = index;
    d->got = got;
    d->expected = ref;
    d->bound = bound;
}

void kpn_distance_add(struct kpn_distance *d, uint64_t first, const double *got,
                      const struct kpn_row *row, size_t n, struct kpn_rounding r)
{
    for (size_t i = 0; i < n; i++)
        add_one(d, first + i, got[i], row->ref[i], row->mag[i], row->square[i], r);
}

void kpn_distance_join(struct kpn_distance *d, const struct kpn_distance *b)
{
    struct kpn_distance a = *d;
    if (b->worst > a.worst)
        *d = *b;
    d->checked = a.checked + b->checked;
    d->rows = a.rows + b->rows;
    d->zero = a.zero + b->zero;
    d->nan = a.nan + b->nan;
    d->inf = a.inf + b->inf;
    d->beyond = a.beyond + b->beyond;
    d->diff2 = a.diff2 + b->diff2;
    d->ref2 = a.ref2 + b->ref2;
    d->common2 = a.common2 + b->common2;
    d->spread2 = a.spread2 + b->spread2;
}

double kpn_distance_norm(const struct kpn_distance *d)
{
    return d->ref2 > 0 ? sqrt(d->diff2 / d->ref2) : NAN;
}

double kpn_distance_allowed(const struct kpn_distance *d, double u, double t)
{
    if (d->ref2 <= 0)
        return NAN;
    return u + (sqrt(d->common2) + 4 * sqrt(d->spread2) + t * sqrt((double)d->checked)) /
                   sqrt(d->ref2);
}

enum kpn_finding kpn_distance_finding(const struct kpn_distance *d, struct kpn_rounding r)
{
    if (d->nan)
        return KPN_F_NAN;
    if (d->beyond || kpn_distance_norm(d) > kpn_distance_allowed(d, r.u, r.t))
        return KPN_F_BEYOND;
    return d->zero == d->checked || r.T >= 0.5 ? KPN_F_NO_CHECK : KPN_F_WITHIN;
}

const char *kpn_finding_name(enum kpn_finding f)
{
    static const char *const names[] = {"within tolerance", "exceeds tolerance", "nan",
                                        "not a check"};
    return names[f];
}

enum kpn_finding kpn_finding_join(enum kpn_finding a, enum kpn_finding b)
{
    static const int gravity[] = {[KPN_F_NO_CHECK] = 0, [KPN_F_WITHIN] = 1, [KPN_F_BEYOND] = 2,
                                  [KPN_F_NAN] = 3};
    return gravity[a] > gravity[b] ? a : b;
}

/* ---- a formula ----------------------------------------------------------------- */

struct part {
    const struct kpn_formula *f;
    const unsigned char *got;
    const uint64_t *rows;
    size_t count;
    struct kpn_rounding r;
    struct kpn_distance d;
};

static void *compare_part(void *arg)
{
    struct part *p = arg;
    const struct kpn_formula *f = p->f;
    const struct kpn_tensor *t = f->out;
    size_t n = kpn_formula_columns(f);
    double *v = kp_alloc((4 * n + kpn_formula_room(f)) * sizeof *v), *got = v + 3 * n;
    struct kpn_row row = {v, v + n, v + 2 * n};
    kpn_distance_begin(&p->d);
    for (size_t k = 0; k < p->count; k++) {
        double T = kpn_formula_row(f, p->rows[k], &row, v + 4 * n);
        for (size_t i = 0; i < n; i++)
            got[i] = kpn_value_of(t->spec->dtype,
                                  p->got + kpn_tensor_offset(t, p->rows[k] * n + i));
        struct kpn_rounding r = {p->r.u, p->r.t, T};
        kpn_distance_add(&p->d, p->rows[k] * n, got, &row, n, r);
        p->d.rows++;
        p->r.T = fmax(p->r.T, T);
    }
    free(v);
    return NULL;
}

/* Which rows: all, or the first, the last, and one of each of equal stretches between. */
static uint64_t *choose_rows(const struct kpn_formula *f, double budget, size_t *count)
{
    uint64_t all = kpn_formula_rows(f);
    double fit = budget / kpn_formula_cost(f);
    uint64_t n = fit >= (double)all ? all : fit > LEAST_ROWS ? (uint64_t)fit : LEAST_ROWS;
    n = n < all ? n : all;
    uint64_t *rows = kp_alloc((n + 1) * sizeof *rows);
    for (uint64_t i = 0; i < n; i++) {
        uint64_t from = (uint64_t)((double)i * (double)all / (double)n);
        uint64_t to = (uint64_t)((double)(i + 1) * (double)all / (double)n);
        double part = (kpn_random_uniform(1, i) + 1) / 2;
        rows[i] = n == all ? i : from + (uint64_t)(part * (double)(to - from));
    }
    if (n < all) {
        rows[0] = 0;
        rows[n - 1] = all - 1;
    }
    *count = n;
    return rows;
}

void kpn_formula_compare(const struct kpn_formula *f, const unsigned char *got, double budget,
                         struct kpn_distance *out, struct kpn_rounding *r)
{
    struct part parts[MAX_THREADS];
    pthread_t threads[MAX_THREADS];
    bool started[MAX_THREADS] = {false};
    size_t count, n = 1, at = 0;
    uint64_t *rows = choose_rows(f, budget, &count);
    long cpus = sysconf(_SC_NPROCESSORS_ONLN);
    if (cpus > 1 && (double)count * kpn_formula_cost(f) > 1e6)
        n = cpus > MAX_THREADS ? MAX_THREADS : (size_t)cpus;
    n = n < count ? n : count;
    *r = (struct kpn_rounding){kpn_roundoff(f->out->spec->dtype),
                               kpn_least(f->out->spec->dtype), 0};
    for (size_t i = 0; i < n; i++) {
        size_t to = count * (i + 1) / n;
        parts[i] = (struct part){.f = f, .got = got, .rows = rows + at, .count = to - at, .r = *r};
        at = to;
        started[i] = i + 1 < n && pthread_create(&threads[i], NULL, compare_part, &parts[i]) == 0;
        if (!started[i])
            compare_part(&parts[i]);
    }
    kpn_distance_begin(out);
    for (size_t i = 0; i < n; i++) {
        if (started[i])
            pthread_join(threads[i], NULL);
        kpn_distance_join(out, &parts[i].d);
        r->T = fmax(r->T, parts[i].r.T);
    }
    free(rows);
}

/* ---- another tensor -------------------------------------------------------------- */

void kpn_tensors_compare(const struct kpn_tensor *t, const unsigned char *got,
                         const unsigned char *ref, double tolerance, struct kpn_distance *out,
                         struct kpn_rounding *r)
{
    enum kpn_dtype type = t->spec->dtype;
    double sum = 0, finite = 0;
    for (size_t i = 0; i < t->elements; i++) {
        double v = kpn_value_of(type, ref + kpn_tensor_offset(t, i));
        sum += isfinite(v) ? v * v : 0;
        finite += isfinite(v);
    }
    double rms = finite > 0 ? sqrt(sum / finite) : 0;
    *r = (struct kpn_rounding){2 * kpn_roundoff(type), kpn_least(type), tolerance};
    kpn_distance_begin(out);
    for (size_t i = 0; i < t->elements; i++) {
        size_t at = kpn_tensor_offset(t, i);
        add_one(out, i, kpn_value_of(type, got + at), kpn_value_of(type, ref + at), rms, 0, *r);
    }
    out->rows = t->elements / (uint64_t)t->shape[t->rank - 1];
}
