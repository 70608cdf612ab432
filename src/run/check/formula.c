#include "run/check/reference.h"

#include <math.h>

/* gemm and attention in float64, row by row, from the bits that the device was given. */

/* ---- numbers -------------------------------------------------------------- */

static double f16_value(uint16_t h)
{
    int exponent = h >> 10 & 31;
    double fraction = h & 1023, v;
    if (exponent == 31)
        v = fraction > 0 ? NAN : INFINITY;
    else
        v = exponent ? ldexp(1024 + fraction, exponent - 25) : ldexp(fraction, -24);
    return h >> 15 ? -v : v;
}

static double bf16_value(uint16_t h)
{
    uint32_t u = (uint32_t)h << 16;
    float f;
    memcpy(&f, &u, sizeof f);
    return (double)f;
}

double kpn_value_of(enum kpn_dtype t, const void *element)
{
    union {
        float f;
        double d;
        uint16_t half;
        int8_t i8;
        uint8_t u8;
        int32_t i32;
        int64_t i64;
    } v = {.i64 = 0};
    memcpy(&v, element, kpn_dtype_size(t));
    switch (t) {
    case KPN_F32:
        return (double)v.f;
    case KPN_F16:
        return f16_value(v.half);
    case KPN_BF16:
        return bf16_value(v.half);
    case KPN_F64:
        return v.d;
    case KPN_I8:
        return v.i8;
    case KPN_I32:
        return v.i32;
    case KPN_I64:
        return (double)v.i64;
    case KPN_U8:
        return v.u8;
    }
    return NAN;
}

double kpn_roundoff(enum kpn_dtype t)
{
    static const int bits[] = {[KPN_F32] = 24, [KPN_F16] = 11, [KPN_BF16] = 8, [KPN_F64] = 53,
                               [KPN_U8] = 0};
    return bits[t] ? ldexp(1, -bits[t]) : 0;
}

double kpn_least(enum kpn_dtype t)
{
    static const int exponent[] = {[KPN_F32] = -149, [KPN_F16] = -24, [KPN_BF16] = -133,
                                   [KPN_F64] = -1074, [KPN_U8] = 0};
    return exponent[t] ? ldexp(1, exponent[t]) : 0;
}

/* n elements from element `first` on, in steps of the dimension d. */
static void load(const struct kpn_operand *o, uint64_t first, size_t d, size_t n, double *out)
{
    const struct kpn_tensor *t = o->t;
    size_t size = kpn_dtype_size(t->spec->dtype);
    const unsigned char *p = o->data + kpn_tensor_offset(t, first);
    size_t step = (size_t)t->stride[d] * size;
    for (size_t i = 0; i < n; i++)
        out[i] = kpn_value_of(t->spec->dtype, p + i * step);
}

/* ---- dimensions ------------------------------------------------------------ */

static uint64_t leading(const struct kpn_tensor *t)
{
    uint64_t n = 1;
    for (size_t d = 0; d + 2 < t->rank; d++)
        n *= (uint64_t)t->shape[d];
    return n;
}

static uint64_t extent(const struct kpn_tensor *t, size_t from_last)
{
    return (uint64_t)t->shape[t->rank - 1 - from_last];
}

static bool agree(char why[200], const char *what, uint64_t a, uint64_t b)
{
    if (a == b)
        return true;
    snprintf(why, 200, "%s: %llu and %llu", what, (unsigned long long)a, (unsigned long long)b);
    return false;
}

static bool make_gemm(const struct kpn_reference_spec *r, struct kpn_formula *f, char why[200])
{
    const struct kpn_tensor *a = f->in[0].t, *b = f->in[1].t;
    f->dims[0] = extent(a, 1);
    f->dims[1] = extent(b, r->transposed ? 1 : 0);
    f->dims[2] = extent(a, 0);
    f->batch = leading(a);
    f->group = 1;
    f->scale = r->has_scale ? r->scale : 1;
    return agree(why, "the columns of A and the depth of B differ", f->dims[2],
                 extent(b, r->transposed ? 0 : 1)) &&
           agree(why, "the rows of A and of C differ", f->dims[0], extent(f->out, 1)) &&
           agree(why, "the columns of B and of C differ", f->dims[1], extent(f->out, 0)) &&
           agree(why, "the leading dimensions of A and B differ", f->batch, leading(b)) &&
           agree(why, "the leading dimensions of A and C differ", f->batch, leading(f->out));
}

static bool make_attention(const struct kpn_reference_spec *r, struct kpn_formula *f,
                           char why[200])
{
    const struct kpn_tensor *q = f->in[0].t, *k = f->in[1].t, *v = f->in[2].t;
    f->dims[0] = extent(q, 1);
    f->dims[1] = extent(k, 1);
    f->dims[2] = extent(q, 0);
    f->dims[3] = extent(v, 0);
    f->batch = leading(q);
    f->group = f->batch % leading(k) == 0 ? f->batch / leading(k) : 0;
    f->scale = r->has_scale ? r->scale : 1 / sqrt((double)f->dims[2]);
    if (!f->group)
        snprintf(why, 200, "the heads of K do not divide those of Q");
    else if (r->causal && f->dims[1] < f->dims[0])
        snprintf(why, 200, "causal: some rows of Q would see no key");
    else
        return agree(why, "the head dimensions of Q and K differ", f->dims[2], extent(k, 0)) &&
               agree(why, "K and V have other numbers of keys", f->dims[1], extent(v, 1)) &&
               agree(why, "K and V have other leading dimensions", leading(k), leading(v)) &&
               agree(why, "the rows of Q and of O differ", f->dims[0], extent(f->out, 1)) &&
               agree(why, "the head dimensions of V and O differ", f->dims[3], extent(f->out, 0)) &&
               agree(why, "the leading dimensions of Q and O differ", f->batch, leading(f->out));
    return false;
}

bool kpn_formula_make(const struct kpn_config *c, const struct kpn_plan *p,
                      struct kpn_formula *out, char why[200])
{
    const struct kpn_reference_spec *r = &c->reference;
    size_t n = r->kind == KPN_R_GEMM ? 2 : 3;
    *out = (struct kpn_formula){.kind = r->kind, .transposed = r->transposed, .causal = r->causal,
                                .tolerance = r->tolerance, .out = &p->tensors[r->operand[n]]};
    for (size_t i = 0; i < n; i++)
        out->in[i].t = &p->tensors[r->operand[i]];
    for (size_t i = 0; i <= n; i++) {
        if (p->tensors[r->operand[i]].rank >= 2)
            continue;
        snprintf(why, 200, "tensor '%.64s' has fewer than two dimensions",
                 p->tensors[r->operand[i]].spec->name);
        return false;
    }
    return r->kind == KPN_R_GEMM ? make_gemm(r, out, why) : make_attention(r, out, why);
}

uint64_t kpn_formula_rows(const struct kpn_formula *f)
{
    return f->batch * f->dims[0];
}

uint64_t kpn_formula_columns(const struct kpn_formula *f)
{
    return f->kind == KPN_R_GEMM ? f->dims[1] : f->dims[3];
}

double kpn_formula_cost(const struct kpn_formula *f)
{
    return f->kind == KPN_R_GEMM ? (double)f->dims[1] * (double)f->dims[2]
                                 : (double)f->dims[1] * (double)(f->dims[2] + f->dims[3]);
}

/* ---- rows -------------------------------------------------------------------- */

size_t kpn_formula_room(const struct kpn_formula *f)
{
    return f->kind == KPN_R_GEMM ? 2 * f->dims[2] + f->dims[1]
                                 : f->dims[1] + 2 * f->dims[2] + f->dims[3];
}

struct sums {
    double sum, mag, square;
};

/* a.b, the sum of magnitudes and that of squares; four of each, so that additions need not
 * wait. */
static struct sums dot(const double *a, const double *b, size_t n)
{
    double s[4] = {0}, m[4] = {0}, q[4] = {0};
    size_t i = 0;
    for (; i + 4 <= n; i += 4)
        for (size_t k = 0; k < 4; k++) {
            double p = a[i + k] * b[i + k];
            s[k] += p;
            m[k] += fabs(p);
            q[k] += p * p;
        }
    for (; i < n; i++) {
        double p = a[i] * b[i];
        s[0] += p;
        m[0] += fabs(p);
        q[0] += p * p;
    }
    return (struct sums){s[0] + s[1] + s[2] + s[3], m[0] + m[1] + m[2] + m[3],
                         q[0] + q[1] + q[2] + q[3]};
}

static void clear(struct kpn_row *row, size_t n)
{
    memset(row->ref, 0, n * sizeof *row->ref);
    memset(row->mag, 0, n * sizeof *row->mag);
    memset(row->square, 0, n * sizeof *row->square);
}

static void add_scaled(double by, const double *v, size_t n, struct kpn_row *row)
{
    for (size_t i = 0; i < n; i++) {
        double p = by * v[i];
        row->ref[i] += p;
        row->mag[i] += fabs(p);
        row->square[i] += p * p;
    }
}

static bool whole(enum kpn_dtype t)
{
    return kpn_roundoff(t) == 0;
}

static double gemm_tolerance(const struct kpn_formula *f)
{
    enum kpn_dtype a = f->in[0].t->spec->dtype, b = f->in[1].t->spec->dtype;
    enum kpn_dtype out = f->out->spec->dtype;
    if (f->tolerance >= 0)
        return f->tolerance;
    if (whole(a) && whole(b) && whole(out))
        return 0;
    return ldexp((double)f->dims[2], a == KPN_F64 || out == KPN_F64 ? -53 : -23);
}

static double gemm_row(const struct kpn_formula *f, uint64_t row, struct kpn_row *out, double *work)
{
    size_t n = f->dims[1], k = f->dims[2];
    const struct kpn_tensor *b = f->in[1].t;
    uint64_t base = row / f->dims[0] * n * k;
    double *a = work, *other = work + k;
    load(&f->in[0], row * k, f->in[0].t->rank - 1, k, a);
    for (size_t i = 0; i < k; i++)
        a[i] *= f->scale;
    if (f->transposed) {
        for (size_t i = 0; i < n; i++) {
            load(&f->in[1], base + i * k, b->rank - 1, k, other);
            const struct sums s = dot(a, other, k);
            out->ref[i] = s.sum;
            out->mag[i] = s.mag;
            out->square[i] = s.square;
        }
        return gemm_tolerance(f);
    }
    clear(out, n);
    for (size_t i = 0; i < k; i++) {
        load(&f->in[1], base + i * n, b->rank - 1, n, other);
        add_scaled(a[i], other, n, out);
    }
    return gemm_tolerance(f);
}

/* p[j] = exp(score - the highest); their sum.  *most: the largest sum of |q k|. */
static double probabilities(const struct kpn_formula *f, uint64_t first, const double *q,
                            size_t keys, double *p, double *key, double *most)
{
    double high = -INFINITY, sum = 0;
    *most = 0;
    for (size_t j = 0; j < keys; j++) {
        load(&f->in[1], (first + j) * f->dims[2], f->in[1].t->rank - 1, f->dims[2], key);
        const struct sums s = dot(q, key, f->dims[2]);
        p[j] = f->scale * s.sum;
        high = fmax(high, p[j]);
        *most = fmax(*most, fabs(f->scale) * s.mag);
    }
    for (size_t j = 0; j < keys; j++) {
        p[j] = exp(p[j] - high);
        sum += p[j];
    }
    return sum;
}

static double attention_row(const struct kpn_formula *f, uint64_t row, struct kpn_row *out,
                            double *work)
{
    uint64_t queries = f->dims[0], all = f->dims[1], i = row % queries;
    uint64_t first = row / queries / f->group * all;
    size_t keys = f->causal ? i + all - queries + 1 : all, columns = f->dims[3];
    double *p = work, *q = p + all, *key = q + f->dims[2], *value = key + f->dims[2], most;
    load(&f->in[0], row * f->dims[2], f->in[0].t->rank - 1, f->dims[2], q);
    double sum = probabilities(f, first, q, keys, p, key, &most);
    clear(out, columns);
    for (size_t j = 0; j < keys; j++) {
        load(&f->in[2], (first + j) * columns, f->in[2].t->rank - 1, columns, value);
        add_scaled(p[j] / sum, value, columns, out);
    }
    if (f->tolerance >= 0)
        return f->tolerance;
    return kpn_roundoff(f->in[2].t->spec->dtype) +
           2 * (ldexp((double)f->dims[2], -23) * most + ldexp(1, -21)) +
           ldexp((double)keys, -23);
}

double kpn_formula_row(const struct kpn_formula *f, uint64_t row, struct kpn_row *out,
                       double *work)
{
    return f->kind == KPN_R_GEMM ? gemm_row(f, row, out, work) : attention_row(f, row, out, work);
}
