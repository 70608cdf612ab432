#include "run/run_internal.h"

#include <math.h>
#include <pthread.h>
#include <unistd.h>

const char *const kpn_dtype_names[] = {"f32", "f16", "bf16", "f64", "i8",
                                       "i32", "i64", "u8",   NULL};
const char *const kpn_init_names[] = {"normal", "uniform", "constant", "arange",
                                     "zeros", "infinities", "file", NULL};

size_t kpn_dtype_size(enum kpn_dtype t)
{
    static const unsigned char size[] = {4, 2, 2, 8, 1, 4, 8, 1};
    return size[t];
}

const char *kpn_dtype_name(enum kpn_dtype t)
{
    return kpn_dtype_names[t];
}

static uint32_t float_bits(float f)
{
    uint32_t u;
    memcpy(&u, &f, sizeof u);
    return u;
}

uint16_t kpn_bf16_from_float(float f)
{
    uint32_t u = float_bits(f);
    if ((u & 0x7fffffff) > 0x7f800000)
        return (uint16_t)(u >> 16 | 0x40); /* a quiet NaN of the same sign */
    return (uint16_t)((u + 0x7fff + (u >> 16 & 1)) >> 16);
}

/* m >> shift, to nearest, ties to even; shift in 1..31. */
static uint32_t shift_round(uint32_t m, unsigned shift)
{
    uint32_t q = m >> shift, rest = m & ((1u << shift) - 1), half = 1u << (shift - 1);
    return q + (rest > half || (rest == half && (q & 1)));
}

uint16_t kpn_f16_from_float(float f)
{
    uint32_t u = float_bits(f), sign = u >> 16 & 0x8000, mag = u & 0x7fffffff;
    if (mag > 0x7f800000)
        return (uint16_t)(sign | 0x7e00);
    if (mag >= 0x477ff000) /* 65520 and above round to infinity */
        return (uint16_t)(sign | 0x7c00);
    if (mag >= 0x38800000) /* normal: rebias by 127 - 15, drop 13 bits */
        return (uint16_t)(sign | shift_round(mag - (112u << 23), 13));
    uint32_t exponent = mag >> 23;
    if (exponent < 102) /* below half of the smallest subnormal */
        return (uint16_t)sign;
    return (uint16_t)(sign | shift_round((mag & 0x7fffff) | 0x800000, 126 - exponent));
}

/* SplitMix64's finaliser over a counter. */
static uint64_t hash(uint64_t seed, uint64_t i)
{
    uint64_t z = (seed * 0xd1342543de82ef95u) ^ ((i + 1) * 0x9e3779b97f4a7c15u);
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}

double kpn_random_normal(uint64_t seed, uint64_t i)
{
    /* Four 16-bit uniforms: variance 4 (65536^2 - 1) / 12. */
    uint64_t h = hash(seed, i);
    int32_t sum = (int32_t)((h & 0xffff) + (h >> 16 & 0xffff) + (h >> 32 & 0xffff) + (h >> 48));
    return (double)(2 * sum - 4 * 65535) * (1.0 / 75674.45447441297);
}

double kpn_random_uniform(uint64_t seed, uint64_t i)
{
    return (double)((int64_t)(hash(seed, i) >> 11) - (1ll << 52)) * (1.0 / (double)(1ll << 52));
}

#define BLOCK 256u

/* In every sixteenth row, one element. */
static void put_infinities(const struct kpn_tensor *t, uint64_t from, size_t n, double *v)
{
    uint64_t columns = (uint64_t)t->shape[t->rank - 1];
    for (size_t i = 0; i < n; i++) {
        uint64_t row = (from + i) / columns;
        if (row % 16 == 0 && (from + i) % columns == hash(t->spec->seed, row) % columns)
            v[i] = INFINITY;
    }
}

/* Elements [from, from + n) as doubles; one loop an initialiser. */
static void make_block(const struct kpn_tensor *t, uint64_t from, size_t n, double *v)
{
    const struct kpn_tensor_spec *s = t->spec;
    switch (s->init) {
    case KPN_INFINITIES:
    case KPN_NORMAL:
        for (size_t i = 0; i < n; i++)
            v[i] = kpn_random_normal(s->seed, from + i) * s->scale;
        if (s->init == KPN_INFINITIES)
            put_infinities(t, from, n, v);
        break;
    case KPN_UNIFORM:
        for (size_t i = 0; i < n; i++)
            v[i] = kpn_random_uniform(s->seed, from + i) * s->scale;
        break;
    case KPN_CONTENTS: /* not made */
    case KPN_CONSTANT:
    case KPN_ZEROS:
        for (size_t i = 0; i < n; i++)
            v[i] = s->init == KPN_ZEROS ? 0 : s->constant;
        break;
    case KPN_ARANGE:
        for (size_t i = 0; i < n; i++)
            v[i] = (double)(from + i) * s->scale;
        break;
    }
}

/* To nearest; out of range goes to the end of the range, NaN to 0. */
static int64_t to_integer(double v, double lo, double hi, int64_t min, int64_t max)
{
    if (isnan(v))
        return 0;
    return v <= lo ? min : v >= hi ? max : (int64_t)nearbyint(v);
}

/* n doubles as elements of a type, one after the other. */
static void convert(enum kpn_dtype t, const double *v, size_t n, void *out)
{
    for (size_t i = 0; i < n; i++) {
        switch (t) {
        case KPN_F32:
            ((float *)out)[i] = (float)v[i];
            break;
        case KPN_F16:
            ((uint16_t *)out)[i] = kpn_f16_from_float((float)v[i]);
            break;
        case KPN_BF16:
            ((uint16_t *)out)[i] = kpn_bf16_from_float((float)v[i]);
            break;
        case KPN_F64:
            ((double *)out)[i] = v[i];
            break;
        case KPN_I8:
            ((signed char *)out)[i] = (signed char)to_integer(v[i], -128, 127, -128, 127);
            break;
        case KPN_U8:
            ((unsigned char *)out)[i] = (unsigned char)to_integer(v[i], 0, 255, 0, 255);
            break;
        case KPN_I32:
            ((int32_t *)out)[i] = (int32_t)to_integer(v[i], INT32_MIN, INT32_MAX, INT32_MIN,
                                                      INT32_MAX);
            break;
        case KPN_I64:
            ((int64_t *)out)[i] = to_integer(v[i], -9223372036854775808.0,
                                             9223372036854775807.0, INT64_MIN, INT64_MAX);
            break;
        }
    }
}

size_t kpn_tensor_offset(const struct kpn_tensor *t, size_t i)
{
    size_t size = kpn_dtype_size(t->spec->dtype);
    if (t->packed)
        return i * size;
    size_t at = 0;
    for (size_t d = t->rank; d-- > 0;) {
        size_t n = (size_t)t->shape[d];
        at += i % n * (size_t)t->stride[d];
        i /= n;
    }
    return at * size;
}

struct part {
    const struct kpn_tensor *t;
    unsigned char *data;
    size_t from, to;
};

static void *fill_part(void *arg)
{
    const struct part *p = arg;
    const struct kpn_tensor *t = p->t;
    size_t size = kpn_dtype_size(t->spec->dtype);
    double values[BLOCK], elements[BLOCK]; /* elements: of any type */
    for (size_t at = p->from; at < p->to; at += BLOCK) {
        size_t n = p->to - at < BLOCK ? p->to - at : BLOCK;
        make_block(t, at, n, values);
        convert(t->spec->dtype, values, n, elements);
        if (t->packed)
            memcpy(p->data + at * size, elements, n * size);
        for (size_t i = 0; !t->packed && i < n; i++)
            memcpy(p->data + kpn_tensor_offset(t, at + i), (char *)elements + i * size, size);
    }
    return NULL;
}

void kpn_tensor_fill(const struct kpn_tensor *t, void *data, unsigned char gap)
{
    struct part parts[16];
    pthread_t threads[16];
    bool started[16] = {false};
    long cpus = sysconf(_SC_NPROCESSORS_ONLN);
    size_t n = t->elements < 1u << 18 || cpus < 2 ? 1 : cpus > 16 ? 16 : (size_t)cpus;
    if (!t->packed)
        memset(data, gap, t->bytes);
    for (size_t i = 0; i < n; i++) {
        size_t share = t->elements / n;
        parts[i] = (struct part){t, data, i * share, i + 1 == n ? t->elements : (i + 1) * share};
        started[i] = i + 1 < n && pthread_create(&threads[i], NULL, fill_part, &parts[i]) == 0;
        if (!started[i])
            fill_part(&parts[i]);
    }
    for (size_t i = 0; i < n; i++)
        if (started[i])
            pthread_join(threads[i], NULL);
}

/* 0 finite, 1 NaN, 2 infinite, 3 zero of either sign. */
static int classify_bits(uint64_t bits, unsigned exponent_bits, unsigned fraction_bits)
{
    uint64_t fraction = bits & ((1ull << fraction_bits) - 1);
    uint64_t all = (1ull << exponent_bits) - 1, exponent = bits >> fraction_bits & all;
    if (exponent == all)
        return fraction ? 1 : 2;
    return exponent == 0 && fraction == 0 ? 3 : 0;
}

static int classify(enum kpn_dtype t, uint64_t bits)
{
    switch (t) {
    case KPN_F32:
        return classify_bits(bits, 8, 23);
    case KPN_F16:
        return classify_bits(bits, 5, 10);
    case KPN_BF16:
        return classify_bits(bits, 8, 7);
    case KPN_F64:
        return classify_bits(bits, 11, 52);
    default:
        return bits == 0 ? 3 : 0;
    }
}

static uint64_t bits_at(const unsigned char *p, size_t size)
{
    uint64_t u = 0;
    for (size_t i = 0; i < size; i++)
        u |= (uint64_t)p[i] << 8 * i;
    return u;
}

void kpn_tensor_classify(const struct kpn_tensor *t, const void *data, struct kpn_counts *c)
{
    size_t size = kpn_dtype_size(t->spec->dtype);
    uint64_t seen[4] = {0};
    for (size_t i = 0; i < t->elements; i++) {
        const unsigned char *p = (const unsigned char *)data + kpn_tensor_offset(t, i);
        seen[classify(t->spec->dtype, bits_at(p, size))]++;
    }
    c->nan = seen[1];
    c->inf = seen[2];
    c->zero = seen[3];
}

void kpn_tensor_compare(const struct kpn_tensor *t, const void *a, const void *b,
                        struct kpn_counts *c)
{
    size_t size = kpn_dtype_size(t->spec->dtype);
    c->differ = c->first_differ = 0;
    if (memcmp(a, b, t->bytes) == 0)
        return;
    for (size_t i = 0; i < t->elements; i++) {
        size_t at = kpn_tensor_offset(t, i);
        if (memcmp((const char *)a + at, (const char *)b + at, size) != 0 && c->differ++ == 0)
            c->first_differ = i;
    }
}

static bool all_bytes(const unsigned char *p, size_t n, unsigned char byte)
{
    for (size_t i = 0; i < n; i++)
        if (p[i] != byte)
            return false;
    return true;
}

uint64_t kpn_tensor_unwritten(const struct kpn_tensor *t, const void *a, unsigned char poison_a,
                              const void *b, unsigned char poison_b)
{
    size_t size = kpn_dtype_size(t->spec->dtype);
    uint64_t n = 0;
    for (size_t i = 0; i < t->elements; i++) {
        size_t at = kpn_tensor_offset(t, i);
        n += all_bytes((const unsigned char *)a + at, size, poison_a) &&
             all_bytes((const unsigned char *)b + at, size, poison_b);
    }
    return n;
}

uint64_t kpn_tensor_gaps(const struct kpn_tensor *t, const void *data, unsigned char gap)
{
    if (t->packed)
        return 0;
    size_t size = kpn_dtype_size(t->spec->dtype);
    unsigned char *covered = kp_alloc(t->bytes / 8 + 1);
    for (size_t i = 0; i < t->elements; i++)
        for (size_t k = 0, at = kpn_tensor_offset(t, i); k < size; k++)
            covered[(at + k) / 8] |= (unsigned char)(1u << (at + k) % 8);
    uint64_t n = 0;
    for (size_t i = 0; i < t->bytes; i++)
        n += !(covered[i / 8] >> i % 8 & 1) && ((const unsigned char *)data)[i] != gap;
    free(covered);
    return n;
}
