/* References computed in float64, and how far outputs lie from them: by hand. */
#include <criterion/criterion.h>
#include <criterion/new/assert.h>
#include <math.h>

#include "run/check/reference.h"

#define CONFIG(tensors, reference)                                                                 \
    "kernel: k.ptx\nentry: k\nshapes: [{N: 2}]\nlaunch: {grid: 1, block: 32}\nparams: []\n"        \
    "tensors:\n" tensors "reference: " reference "\n"

struct fixture {
    struct kpn_config *config;
    struct kpn_plan plan;
    struct kpn_formula f;
    char why[200];
    bool ok;
};

static struct fixture make(const char *text)
{
    struct fixture x = {.config = kp_alloc(sizeof *x.config)};
    kp_message_mute(true);
    x.ok = kpn_config_parse("test.yaml", text, strlen(text), x.config) == KP_OK &&
           kpn_plan_make(x.config, &x.config->shapes[0], &x.plan) &&
           kpn_formula_make(x.config, &x.plan, &x.f, x.why);
    kp_message_mute(false);
    return x;
}

static void drop(struct fixture *x)
{
    kpn_plan_free(&x->plan);
    kpn_config_free(x->config);
    free(x->config);
}

static bool near(double a, double b)
{
    return fabs(a - b) <= 1e-14 * (1 + fabs(b));
}

static double squares[8]; /* of the last row */

static void row(struct fixture *x, uint64_t i, double *ref, double *mag, double *T)
{
    double *work = kp_alloc(kpn_formula_room(&x->f) * sizeof *work);
    struct kpn_row out = {ref, mag, squares};
    *T = kpn_formula_row(&x->f, i, &out, work);
    free(work);
}

Test(reference, elements)
{
    const uint16_t bf16[] = {0x3f80, 0x4049, 0xc000, 0x0001, 0x7f80, 0x7fc0};
    const uint16_t f16[] = {0x3c00, 0x0001, 0x7bff, 0xfc00, 0xb800};
    cr_assert(eq(dbl, kpn_value_of(KPN_BF16, &bf16[0]), 1));
    cr_assert(eq(dbl, kpn_value_of(KPN_BF16, &bf16[1]), 3.140625));
    cr_assert(eq(dbl, kpn_value_of(KPN_BF16, &bf16[2]), -2));
    cr_assert(eq(dbl, kpn_value_of(KPN_BF16, &bf16[3]), ldexp(1, -133)));
    cr_assert(eq(dbl, kpn_value_of(KPN_BF16, &bf16[4]), INFINITY));
    cr_assert(isnan(kpn_value_of(KPN_BF16, &bf16[5])));
    cr_assert(eq(dbl, kpn_value_of(KPN_F16, &f16[0]), 1));
    cr_assert(eq(dbl, kpn_value_of(KPN_F16, &f16[1]), ldexp(1, -24)));
    cr_assert(eq(dbl, kpn_value_of(KPN_F16, &f16[2]), 65504));
    cr_assert(eq(dbl, kpn_value_of(KPN_F16, &f16[3]), -INFINITY));
    cr_assert(eq(dbl, kpn_value_of(KPN_F16, &f16[4]), -0.5));
    const int8_t i8 = -5;
    const uint8_t u8 = 200;
    cr_assert(eq(dbl, kpn_value_of(KPN_I8, &i8), -5));
    cr_assert(eq(dbl, kpn_value_of(KPN_U8, &u8), 200));
    /* half a unit in the last place of 1 */
    cr_assert(eq(dbl, kpn_roundoff(KPN_BF16), 1.0 / 256));
    cr_assert(eq(dbl, kpn_roundoff(KPN_F16), 1.0 / 2048));
    cr_assert(eq(dbl, kpn_roundoff(KPN_F32), 1.0 / (1 << 24)));
    cr_assert(eq(dbl, kpn_roundoff(KPN_I32), 0));
    cr_assert(eq(dbl, kpn_least(KPN_F16), ldexp(1, -24)));
}

Test(reference, a_product_of_two_by_two)
{
    struct fixture x = make(CONFIG("  A: {dtype: bf16, shape: [2, 2]}\n"
                                   "  B: {dtype: bf16, shape: [2, 2]}\n"
                                   "  C: {dtype: bf16, shape: [2, 2], output: true}\n",
                                   "{gemm: {A: A, B: B, C: C, transposed: true}}"));
    const uint16_t a[] = {0x3f80, 0x4000, 0x4040, 0x4080}; /* 1 2 3 4 */
    const uint16_t b[] = {0x40a0, 0x40c0, 0xc0e0, 0x4100}; /* 5 6 -7 8 */
    double ref[2], mag[2], T;
    cr_assert(x.ok);
    x.f.in[0].data = (const void *)a;
    x.f.in[1].data = (const void *)b;
    row(&x, 0, ref, mag, &T);
    cr_assert(ref[0] == 1 * 5 + 2 * 6 && ref[1] == 1 * -7 + 2 * 8);
    cr_assert(mag[0] == 17 && mag[1] == 7 + 16);
    cr_assert(squares[0] == 25 + 144 && squares[1] == 49 + 256);
    cr_assert(eq(dbl, T, 2 * ldexp(1, -23)));
    row(&x, 1, ref, mag, &T);
    cr_assert(ref[0] == 39 && ref[1] == 3 * -7 + 4 * 8);
    /* B by rows: columns 5, -7 and 6, 8 */
    x.f.transposed = false;
    x.f.scale = 2;
    row(&x, 0, ref, mag, &T);
    cr_assert(ref[0] == 2 * (1 * 5 + 2 * -7) && ref[1] == 2 * (1 * 6 + 2 * 8));
    cr_assert(mag[0] == 2 * (5 + 14));
    cr_assert(squares[0] == 4 * (25 + 196));
    drop(&x);
}

Test(reference, batches_and_strides)
{
    /* two products of 1x2 by 2x1; A's rows are 3 elements apart */
    struct fixture x = make(CONFIG("  A: {dtype: f64, shape: [2, 1, 2], strides: [3, 3, 1]}\n"
                                   "  B: {dtype: f64, shape: [2, 2, 1]}\n"
                                   "  C: {dtype: f64, shape: [2, 1, 1], output: true}\n",
                                   "{gemm: {A: A, B: B, C: C}}"));
    const double a[] = {1, 2, NAN, 3, 4}, b[] = {10, 20, 30, 40};
    double ref[1], mag[1], T;
    cr_assert(x.ok);
    x.f.in[0].data = (const void *)a;
    x.f.in[1].data = (const void *)b;
    cr_assert(eq(u64, kpn_formula_rows(&x.f), 2));
    row(&x, 0, ref, mag, &T);
    cr_assert(eq(dbl, ref[0], 50));
    row(&x, 1, ref, mag, &T);
    cr_assert(eq(dbl, ref[0], 250));
    cr_assert(eq(dbl, T, 2 * ldexp(1, -53)));
    drop(&x);
}

Test(reference, attention_by_hand)
{
    struct fixture x = make(CONFIG("  Q: {dtype: f64, shape: [1, 2, 1]}\n"
                                   "  K: {dtype: f64, shape: [1, 2, 1]}\n"
                                   "  V: {dtype: f64, shape: [1, 2, 2]}\n"
                                   "  O: {dtype: f64, shape: [1, 2, 2], output: true}\n",
                                   "{attention: {Q: Q, K: K, V: V, O: O, scale: 0.5}}"));
    /* scores of row 0: ln 3 and 0, so that the weights are 3/4 and 1/4; of row 1: equal */
    const double q[] = {2 * 1.0986122886681098, 0}, k[] = {1, 0}, v[] = {1, -8, 5, 8};
    double ref[2], mag[2], T;
    cr_assert(x.ok);
    x.f.in[0].data = (const void *)q;
    x.f.in[1].data = (const void *)k;
    x.f.in[2].data = (const void *)v;
    row(&x, 0, ref, mag, &T);
    cr_assert(near(ref[0], 2) && near(ref[1], -4) && near(mag[1], 8));
    cr_assert(near(squares[0], 0.75 * 0.75 + 1.25 * 1.25));
    row(&x, 1, ref, mag, &T);
    cr_assert(near(ref[0], 3) && near(ref[1], 0));
    /* causal: row 0 sees the first key alone */
    x.f.causal = true;
    row(&x, 0, ref, mag, &T);
    cr_assert(near(ref[0], 1) && near(ref[1], -8));
    row(&x, 1, ref, mag, &T);
    cr_assert(near(ref[0], 3));
    drop(&x);
}

Test(reference, heads_that_share_keys)
{
    struct fixture x = make(CONFIG("  Q: {dtype: f32, shape: [2, 4, 1, 8]}\n"
                                   "  K: {dtype: f32, shape: [2, 2, 3, 8]}\n"
                                   "  V: {dtype: f32, shape: [2, 2, 3, 1]}\n"
                                   "  O: {dtype: f32, shape: [2, 4, 1, 1], output: true}\n",
                                   "{attention: {Q: Q, K: K, V: V, O: O}}"));
    float q[64] = {0}, k[96] = {0}, v[12];
    double ref[1], mag[1], T;
    cr_assert(x.ok);
    cr_assert(eq(dbl, x.f.scale, 1 / sqrt(8)));
    for (size_t i = 0; i < 12; i++)
        v[i] = (float)(i / 3); /* the same for all keys of a head */
    x.f.in[0].data = (const void *)q;
    x.f.in[1].data = (const void *)k;
    x.f.in[2].data = (const void *)v;
    for (uint64_t head = 0; head < 8; head++) {
        row(&x, head, ref, mag, &T);
        cr_assert(near(ref[0], (double)(head / 2)), "head %d: %g", (int)head, ref[0]);
    }
    drop(&x);
}

Test(reference, what_does_not_fit)
{
    static const struct {
        const char *text, *why;
    } cases[] = {
        {CONFIG("  A: {dtype: f32, shape: [2, 3]}\n  B: {dtype: f32, shape: [2, 2]}\n"
                "  C: {dtype: f32, shape: [2, 2], output: true}\n",
                "{gemm: {A: A, B: B, C: C}}"), "depth of B"},
        {CONFIG("  A: {dtype: f32, shape: [4]}\n  B: {dtype: f32, shape: [2, 2]}\n"
                "  C: {dtype: f32, shape: [2, 2], output: true}\n",
                "{gemm: {A: A, B: B, C: C}}"), "fewer than two dimensions"},
        {CONFIG("  A: {dtype: f32, shape: [2, 2]}\n  B: {dtype: f32, shape: [2, 2]}\n"
                "  C: {dtype: f32, shape: [2, 3], output: true}\n",
                "{gemm: {A: A, B: B, C: C}}"), "columns of B and of C"},
        {CONFIG("  A: {dtype: f32, shape: [3, 2, 2]}\n  B: {dtype: f32, shape: [2, 2, 2]}\n"
                "  C: {dtype: f32, shape: [3, 2, 2], output: true}\n",
                "{gemm: {A: A, B: B, C: C}}"), "leading dimensions of A and B"},
    };
    for (size_t i = 0; i < KP_COUNT(cases); i++) {
        struct fixture x = make(cases[i].text);
        struct kpn_formula f;
        char why[200] = "";
        cr_assert(not(x.ok));
        cr_assert(not(kpn_formula_make(x.config, &x.plan, &f, why)));
        cr_assert(strstr(why, cases[i].why) != NULL, "'%s' has no '%s'", why, cases[i].why);
        drop(&x);
    }
}

static enum kpn_finding find(double got, double ref, double mag, struct kpn_rounding r)
{
    struct kpn_distance d;
    double square = mag * mag;
    const struct kpn_row row = {&ref, &mag, &square};
    kpn_distance_begin(&d);
    kpn_distance_add(&d, 7, &got, &row, 1, r);
    cr_assert(eq(u64, d.index, 7));
    return kpn_distance_finding(&d, r);
}

Test(reference, bounds_of_an_element)
{
    const struct kpn_rounding bf16 = {1.0 / 256, ldexp(1, -133), 0}, loose = {0, 0, 0.125};
    /* 1 + 2^-8 lies between 1 and 1 + 2^-7: either is the nearest within half a unit */
    cr_assert(eq(int, find(1, 1 + 1.0 / 256, 1, bf16), KPN_F_WITHIN));
    cr_assert(eq(int, find(1, 1 + 1.0 / 128, 1, bf16), KPN_F_BEYOND));
    /* an eighth of the magnitudes' sum, 16, is 2 */
    cr_assert(eq(int, find(5, 3, 16, loose), KPN_F_WITHIN));
    cr_assert(eq(int, find(5.01, 3, 16, loose), KPN_F_BEYOND));
    cr_assert(eq(int, find(NAN, 3, 16, loose), KPN_F_NAN));
    cr_assert(eq(int, find(NAN, NAN, 16, loose), KPN_F_NAN));
    cr_assert(eq(int, find(INFINITY, 3, 16, loose), KPN_F_BEYOND));
    cr_assert(eq(int, find(INFINITY, -INFINITY, 16, loose), KPN_F_BEYOND));
    cr_assert(eq(int, find(0, 0, 0, bf16), KPN_F_NO_CHECK));
    cr_assert(eq(int, find(1, 0, 0, bf16), KPN_F_BEYOND));
    const struct kpn_rounding all = {0, 0, 0.5};
    cr_assert(eq(int, find(1, 1, 1, all), KPN_F_NO_CHECK));
    cr_assert(eq(int, kpn_finding_join(KPN_F_NO_CHECK, KPN_F_WITHIN), KPN_F_WITHIN));
    cr_assert(eq(int, kpn_finding_join(KPN_F_NAN, KPN_F_BEYOND), KPN_F_NAN));
}

Test(reference, norms)
{
    const double got[] = {3.03, 4};
    double ref[] = {3, 4.04}, mag[] = {3, 4}, square[] = {5, 11};
    const struct kpn_row one = {ref, mag, square}, two = {ref + 1, mag + 1, square + 1};
    const struct kpn_rounding r = {0.001, 0, 0.02};
    struct kpn_distance d, other;
    kpn_distance_begin(&d);
    kpn_distance_begin(&other);
    kpn_distance_add(&d, 0, got, &one, 1, r);
    kpn_distance_add(&other, 1, got + 1, &two, 1, r);
    kpn_distance_join(&d, &other);
    cr_assert(eq(u64, d.checked, 2));
    cr_assert(near(kpn_distance_norm(&d), sqrt((0.03 * 0.03 + 0.04 * 0.04) / (9 + 4.04 * 4.04))));
    cr_assert(near(kpn_distance_allowed(&d, r.u, r.t),
                   0.001 + 0.02 + 4 * 0.02 * 4 / sqrt(9 + 4.04 * 4.04)));
    /* 0.03 of 0.063 is 0.4762; 0.04 of 0.08404 is 0.4760 */
    cr_assert(eq(u64, d.index, 0));
    cr_assert(fabs(d.worst - 0.03 / 0.063) < 1e-12);
}

Test(reference, a_sample_of_rows)
{
    struct fixture x = make(CONFIG("  A: {dtype: f32, shape: [1000, 4]}\n"
                                   "  B: {dtype: f32, shape: [8, 4]}\n"
                                   "  C: {dtype: f32, shape: [1000, 8], output: true}\n",
                                   "{gemm: {A: A, B: B, C: C, transposed: true}}"));
    float *a = kp_alloc(4000 * sizeof *a), *b = kp_alloc(32 * sizeof *b);
    float *c = kp_alloc(8000 * sizeof *c);
    struct kpn_distance d;
    struct kpn_rounding r;
    cr_assert(x.ok);
    for (size_t i = 0; i < 4000; i++)
        a[i] = (float)(i / 4);
    for (size_t i = 0; i < 32; i++)
        b[i] = 1;
    for (size_t i = 0; i < 8000; i++)
        c[i] = (float)(4 * (i / 8));
    x.f.in[0].data = (const void *)a;
    x.f.in[1].data = (const void *)b;
    kpn_formula_compare(&x.f, (const void *)c, 1e9, &d, &r);
    cr_assert(d.rows == 1000 && d.checked == 8000 && d.diff2 == 0);
    cr_assert(eq(int, kpn_distance_finding(&d, r), KPN_F_WITHIN));
    kpn_formula_compare(&x.f, (const void *)c, 32 * 100, &d, &r);
    cr_assert(eq(u64, d.rows, 100));
    kpn_formula_compare(&x.f, (const void *)c, 1, &d, &r);
    cr_assert(eq(u64, d.rows, 16));
    c[8 * 999 + 3] += 1; /* the last row is always among them */
    kpn_formula_compare(&x.f, (const void *)c, 1, &d, &r);
    cr_assert(eq(u64, d.beyond, 1));
    cr_assert(eq(u64, d.index, 8 * 999 + 3));
    free(a);
    free(b);
    free(c);
    drop(&x);
}

Test(reference, tensors_of_one_shape)
{
    struct kpn_tensor_spec spec = {.name = "C", .dtype = KPN_BF16};
    const struct kpn_tensor t = {.spec = &spec, .shape = {2, 2}, .stride = {2, 1}, .rank = 2,
                                 .elements = 4, .bytes = 8, .packed = true};
    const uint16_t ref[] = {0x3f80, 0x4000, 0x4040, 0x4080},
                   next[] = {0x3f81, 0x4000, 0x4040, 0x4080};
    const uint16_t far[] = {0x3f88, 0x4000, 0x4040, 0x4080};
    struct kpn_distance d;
    struct kpn_rounding r;
    /* one unit in the last place: both may be rounded */
    kpn_tensors_compare(&t, (const void *)next, (const void *)ref, 0, &d, &r);
    cr_assert(eq(int, kpn_distance_finding(&d, r), KPN_F_WITHIN));
    kpn_tensors_compare(&t, (const void *)far, (const void *)ref, 0, &d, &r);
    cr_assert(eq(int, kpn_distance_finding(&d, r), KPN_F_BEYOND));
    cr_assert(near(kpn_distance_norm(&d), 0.0625 / sqrt(30)));
}
