#include <criterion/criterion.h>

#include <math.h>

#include "run/certify/certify.h"
#include "run/run_internal.h"
#include "run/session.h"

/* ---- expressions -------------------------------------------------------- */

static int find_name(void *ctx, const char *name, int64_t *value, struct kpn_expr_error *err)
{
    (void)ctx;
    (void)err;
    *value = strcmp(name, "M") == 0 ? 1000 : -7;
    return strcmp(name, "M") == 0 || strcmp(name, "K") == 0;
}

static const char *const known[] = {"M", "K", NULL};
static const struct kpn_scope scope = {find_name, NULL, known};

static void gives(const char *text, int64_t want)
{
    struct kpn_expr_error err;
    int64_t got;
    cr_assert(kpn_expr_eval(text, &scope, &got, &err), "%s: %s", text, err.text);
    cr_assert_eq(got, want, "%s = %lld", text, (long long)got);
}

static void fails(const char *text, size_t at, const char *why)
{
    struct kpn_expr_error err;
    int64_t got;
    cr_assert_not(kpn_expr_eval(text, &scope, &got, &err), "%s", text);
    cr_assert_eq(err.at, at, "%s: column %zu", text, err.at);
    cr_assert_not_null(strstr(err.text, why), "%s: %s", text, err.text);
}

Test(expr, values)
{
    gives("1+2*3", 7);
    gives("(1+2)*3", 9);
    gives(" 10 - 4 - 3 ", 3);
    gives("-M/3", -333);
    gives("K%3", -1);
    gives("--5", 5);
    gives("ceildiv(M,128)", 8);
    gives("ceildiv(K,2)", -3);
    gives("ceildiv(1024,128)", 8);
    gives("ceildiv(-7,-2)", 4);
    gives("min(3,M,2)+max(K,1)", 3);
    gives("9223372036854775807", INT64_MAX);
    gives("-9223372036854775807-1", INT64_MIN);
}

Test(expr, mistakes_have_columns)
{
    fails("", 0, "too early");
    fails("1+", 2, "too early");
    fails("1 2", 2, "unexpected '2'");
    fails("M/(5-5)", 1, "division by zero");
    fails("M%0", 1, "division by zero");
    fails("ceildiv(M,0)", 0, "division by zero");
    fails("2*m", 2, "did you mean 'M'?");
    fails("1+quux", 2, "unknown name 'quux'");
    fails("9223372036854775808", 0, "64 bits");
    fails("9223372036854775807+1", 19, "64 bits");
    fails("M*9223372036854775807", 1, "64 bits");
    fails("(-9223372036854775807-1)/-1", 24, "64 bits");
    fails("-(-9223372036854775807-1)", 0, "64 bits");
    fails("ceildiv(-9223372036854775807-1,-1)", 0, "64 bits");
    fails("(1", 0, "'(' without ')'");
    fails("1)", 1, "unexpected ')'");
    fails("min(1)", 0, "two or more arguments, not 1");
    fails("ceildiv(1,2,3)", 0, "two arguments, not 3");
    fails("max(1;2)", 5, "expected ',' or ')'");
    fails("pow(2,3)", 0, "unknown function");
    fails("1.5", 0, "not a whole number");
    fails("4k", 0, "not a whole number");
}

Test(expr, depth_is_bounded)
{
    struct kp_str deep = {0};
    for (int i = 0; i < 100000; i++)
        kp_str_addc(&deep, i % 2 ? '(' : '-');
    struct kpn_expr_error err;
    int64_t v;
    cr_assert_not(kpn_expr_eval(deep.s, &scope, &v, &err));
    cr_assert_eq(err.at, 64u);
    kp_str_free(&deep);
    /* length is not depth */
    for (int i = 0; i < 1000; i++)
        kp_str_add(&deep, i ? "+(-1)" : "2000");
    cr_assert(kpn_expr_eval(deep.s, &scope, &v, &err), "%s", err.text);
    cr_assert_eq(v, 1001);
    kp_str_free(&deep);
}

Test(expr, names_are_bounded)
{
    char name[66] = "";
    memset(name, 'x', 64);
    cr_assert_not(kpn_is_name(name));
    fails(name, 0, "longer than 63 characters");
    name[63] = '\0';
    cr_assert(kpn_is_name(name));
    fails(name, 0, "unknown name");
}

/* ---- element types ------------------------------------------------------ */

Test(tensor, bf16_rounds_to_nearest_even)
{
    cr_assert_eq(kpn_bf16_from_float(1.0f), 0x3f80);
    cr_assert_eq(kpn_bf16_from_float(1.00390625f), 0x3f80);  /* 1 + 2^-8: a tie, down */
    cr_assert_eq(kpn_bf16_from_float(1.01171875f), 0x3f82);  /* 1 + 3*2^-8: a tie, up */
    cr_assert_eq(kpn_bf16_from_float(1.00390637f), 0x3f81);  /* just above the tie */
    cr_assert_eq(kpn_bf16_from_float(-2.0f), 0xc000);
    cr_assert_eq(kpn_bf16_from_float(3.4028235e38f), 0x7f80); /* rounds to infinity */
    cr_assert_eq(kpn_bf16_from_float(-INFINITY), 0xff80);
    cr_assert_eq(kpn_bf16_from_float(NAN) & 0x7fc0, 0x7fc0);
}

Test(tensor, f16_rounds_to_nearest_even)
{
    cr_assert_eq(kpn_f16_from_float(1.0f), 0x3c00);
    cr_assert_eq(kpn_f16_from_float(2049.0f), 0x6800);  /* tie between 2048 and 2050 */
    cr_assert_eq(kpn_f16_from_float(2051.0f), 0x6802);  /* tie between 2050 and 2052 */
    cr_assert_eq(kpn_f16_from_float(65504.0f), 0x7bff);
    cr_assert_eq(kpn_f16_from_float(65519.996f), 0x7bff);
    cr_assert_eq(kpn_f16_from_float(65520.0f), 0x7c00);
    cr_assert_eq(kpn_f16_from_float(5.9604645e-8f), 0x0001);  /* 2^-24 */
    cr_assert_eq(kpn_f16_from_float(2.9802322e-8f), 0x0000);  /* 2^-25: a tie with zero */
    cr_assert_eq(kpn_f16_from_float(2.9802326e-8f), 0x0001);
    cr_assert_eq(kpn_f16_from_float(8.940697e-8f), 0x0002);   /* 1.5 * 2^-24: a tie */
    cr_assert_eq(kpn_f16_from_float(6.1035156e-5f), 0x0400);  /* the smallest normal */
    cr_assert_eq(kpn_f16_from_float(-0.0f), 0x8000);
    cr_assert_eq(kpn_f16_from_float(NAN) & 0x7e00, 0x7e00);
}

Test(tensor, random_numbers_are_the_same_everywhere)
{
    /* From an independent calculation in Python. */
    cr_assert_float_eq(kpn_random_normal(1, 0), -1.890756940287939, 1e-15);
    cr_assert_float_eq(kpn_random_normal(1, 1), 0.2536655220486663, 1e-15);
    cr_assert_eq(kpn_random_uniform(1, 0), -0.8534316257234664);
    cr_assert_eq(kpn_random_uniform(7, 123456789), 0.9990629788895398);
}

static struct kpn_tensor rows_of_three(struct kpn_tensor_spec *spec)
{
    *spec = (struct kpn_tensor_spec){.name = "t", .dtype = KPN_I32, .rank = 2,
                                     .init = KPN_ARANGE, .scale = 1, .has_strides = true};
    /* 2 x 3, a row every 5 elements */
    return (struct kpn_tensor){.spec = spec, .rank = 2, .shape = {2, 3}, .stride = {5, 1},
                               .elements = 6, .bytes = 8 * 4};
}

Test(tensor, strides_and_gaps)
{
    struct kpn_tensor_spec spec;
    struct kpn_tensor t = rows_of_three(&spec);
    int32_t data[8];
    static const int32_t gap = 0x11111111;
    const int32_t want[8] = {0, 1, 2, gap, gap, 3, 4, 5};
    kpn_tensor_fill(&t, data, 0x11);
    cr_assert_arr_eq(data, want, sizeof want);
    cr_assert_eq(kpn_tensor_offset(&t, 3), 20u);
    cr_assert_eq(kpn_tensor_gaps(&t, data, 0x11), 0u);
    data[4] = 0x11112211;
    cr_assert_eq(kpn_tensor_gaps(&t, data, 0x11), 1u);
}

Test(tensor, comparing_sees_elements)
{
    struct kpn_tensor_spec spec;
    struct kpn_tensor t = rows_of_three(&spec);
    int32_t a[8] = {0, 1, -1, 9, 9, -1, 4, 5}, b[8];
    struct kpn_counts c = {0};
    memcpy(b, a, sizeof a);
    kpn_tensor_compare(&t, a, b, &c);
    cr_assert_eq(c.differ, 0u);
    b[3] = 8; /* in a gap */
    kpn_tensor_compare(&t, a, b, &c);
    cr_assert_eq(c.differ, 0u);
    b[5] = 7;
    b[7] = 7;
    kpn_tensor_compare(&t, a, b, &c);
    cr_assert_eq(c.differ, 2u);
    cr_assert_eq(c.first_differ, 3u);
    /* -1 is 0xffffffff: poison only where the other launch kept its own */
    b[2] = (int32_t)0xa5a5a5a5;
    cr_assert_eq(kpn_tensor_unwritten(&t, a, 0xff, b, 0xa5), 1u);
}

static struct kpn_counts classify(enum kpn_dtype dtype, const void *data, size_t n)
{
    struct kpn_tensor_spec spec = {.dtype = dtype};
    struct kpn_tensor t = {.spec = &spec, .rank = 1, .shape = {(int64_t)n}, .stride = {1},
                           .elements = n, .packed = true};
    struct kpn_counts c = {0};
    kpn_tensor_classify(&t, data, &c);
    return c;
}

Test(tensor, nan_inf_and_zero)
{
    const float f[] = {0, -0.0f, NAN, INFINITY, -INFINITY, 1, 1e-40f};
    const uint16_t h[] = {0x7c00, 0x7c01, 0x8000, 0x0001}; /* Inf, NaN, -0, 2^-24 */
    const uint16_t b[] = {0x7f80, 0xffff, 0x0000, 0x7c00}; /* Inf, NaN, 0, a number */
    struct kpn_counts c = classify(KPN_F32, f, 7);
    cr_assert(c.zero == 2 && c.nan == 1 && c.inf == 2);
    c = classify(KPN_F16, h, 4);
    cr_assert(c.zero == 1 && c.nan == 1 && c.inf == 1);
    c = classify(KPN_BF16, b, 4);
    cr_assert(c.zero == 1 && c.nan == 1 && c.inf == 1);
    const signed char i8[] = {0, -1, 5};
    c = classify(KPN_I8, i8, 3);
    cr_assert(c.zero == 1 && c.nan == 0 && c.inf == 0);
}

Test(tensor, integers_saturate)
{
    struct kpn_tensor_spec spec = {.dtype = KPN_U8, .init = KPN_ARANGE, .scale = 100};
    struct kpn_tensor t = {.spec = &spec, .rank = 1, .shape = {4}, .stride = {1},
                           .elements = 4, .bytes = 4, .packed = true};
    unsigned char u[4];
    kpn_tensor_fill(&t, u, 0);
    cr_assert(u[0] == 0 && u[1] == 100 && u[2] == 200 && u[3] == 255);
    spec.scale = -100;
    spec.dtype = KPN_I8;
    kpn_tensor_fill(&t, u, 0);
    cr_assert(u[1] == (unsigned char)-100 && u[2] == (unsigned char)-128);
}

Test(tensor, large_fills_do_not_depend_on_threads)
{
    size_t n = (1u << 18) + 37;
    struct kpn_tensor_spec spec = {.dtype = KPN_F64, .init = KPN_NORMAL, .scale = 1, .seed = 4};
    struct kpn_tensor t = {.spec = &spec, .rank = 1, .shape = {(int64_t)n}, .stride = {1},
                           .elements = n, .bytes = n * 8, .packed = true};
    double *v = kp_alloc(n * 8), sum = 0, squares = 0;
    kpn_tensor_fill(&t, v, 0);
    for (size_t i = 0; i < n; i++) {
        cr_assert_eq(v[i], kpn_random_normal(4, i));
        sum += v[i];
        squares += v[i] * v[i];
    }
    cr_assert_lt(fabs(sum / (double)n), 0.01);
    cr_assert_lt(fabs(squares / (double)n - 1), 0.01);
    free(v);
}

/* ---- what the assembler says -------------------------------------------- */

Test(assembler, its_report_is_of_one_entry)
{
    static const char said[] =
        "ptxas info    : 0 bytes gmem, 64 bytes cmem[3]\n"
        "ptxas info    : Compiling entry function 'other' for 'sm_90a'\n"
        "ptxas info    : Function properties for other\n"
        "    96 bytes stack frame, 40 bytes spill stores, 44 bytes spill loads\n"
        "ptxas info    : Used 255 registers, used 3 barriers, 96 bytes cumulative stack size\n"
        "ptxas info    : (C7519) warpgroup.arrive is injected in around line 44 by compiler\n"
        "ptxas info    : (C7519) warpgroup.arrive is injected in around line 137 by compiler\n"
        "ptxas info    : Compiling entry function 'gemm' for 'sm_90a'\n"
        "ptxas info    : Function properties for gemm\n"
        "    8 bytes stack frame, 12 bytes spill stores, 16 bytes spill loads\n"
        "ptxas info    : Used 168 registers, used 2 barriers, 8 bytes cumulative stack size, "
        "24576 bytes smem\n"
        "ptxas kernel.ptx, line 9; warning : something odd\n"
        "ptxas info    : Compile time = 105.511 ms\n";
    struct kpn_code c = {0};
    kpn_code_parse(said, "gemm", &c);
    cr_assert(c.registers == 168 && c.barriers == 2 && c.shared == 24576);
    cr_assert(c.stack == 8 && c.spill_stores == 12 && c.spill_loads == 16);
    cr_assert_eq(c.advisories.n, 2u);
    cr_assert_eq(c.advisories.v[0].count, 2u);
    cr_assert_str_eq(c.advisories.v[0].text, "ptxas info    : (C7519) warpgroup.arrive is "
                                             "injected in around line N by compiler");
    kpn_code_free(&c);
}

static struct kpn_code code_with(const char *said)
{
    struct kpn_code c = {0};
    kpn_code_parse(said, "k", &c);
    return c;
}

Test(assembler, advisories_are_compared)
{
    struct kpn_code a = code_with("(C7510) x line 1\n(C7514) y\n");
    struct kpn_code b = code_with("(C7510) x line 8\n(C7515) z\n(C7515) z\n");
    json_t *d = kpn_advisories_diff(&a, &b);
    cr_assert_eq(json_array_size(d), 2u);
    json_t *gone = json_array_get(d, 0), *fresh = json_array_get(d, 1);
    cr_assert_str_eq(json_string_value(json_object_get(gone, "text")), "(C7514) y");
    cr_assert_eq(json_integer_value(json_object_get(gone, "probed")), 0);
    cr_assert_str_eq(json_string_value(json_object_get(fresh, "text")), "(C7515) z");
    cr_assert_eq(json_integer_value(json_object_get(fresh, "probed")), 2);
    json_decref(d);
    kpn_code_free(&a);
    kpn_code_free(&b);
}

/* ptxas drops setmaxnreg with a word that nobody reads; where the probes did that they have grown
 * the kernel's code, and where it was so before they have not. */
Test(assembler, a_dropped_setmaxnreg_is_told)
{
    static const char said[] = "ptxas info    : (C7508) Potential Performance Loss: 'setmaxnreg' "
                               "ignored to maintain minimum register requirements.\n";
    for (int before = 0; before < 2; before++) {
        struct kpn_code a = code_with(before ? said : ""), b = code_with(said);
        json_t *grown = kpn_grown(&a, &b, 1, 1);
        bool told = false;
        for (size_t i = 0; i < json_array_size(grown); i++)
            told |= !strcmp(json_string_value(json_array_get(grown, i)), "setmaxnreg is dropped");
        cr_expect_eq(told, !before);
        cr_expect_eq(json_array_size(grown) > 0, !before); /* the advisory is told, too */
        json_decref(grown);
        kpn_code_free(&a);
        kpn_code_free(&b);
    }
}

/* ---- numbers ------------------------------------------------------------ */

Test(numbers, percentiles)
{
    double v[] = {5, 1, 4, 2, 3};
    kpn_sort(v, 5);
    cr_assert_eq(kpn_percentile(v, 5, 0), 1);
    cr_assert_eq(kpn_percentile(v, 5, 50), 3);
    cr_assert_eq(kpn_percentile(v, 5, 100), 5);
    cr_assert_float_eq(kpn_percentile(v, 5, 5), 1.2, 1e-12);
    cr_assert_float_eq(kpn_percentile(v, 4, 50), 2.5, 1e-12);
    cr_assert(isnan(kpn_percentile(v, 0, 50)));
}

Test(numbers, record_costs_wrap)
{
    const struct kpt_record r[] = {{0, 0xfffffff0u}, {0, 4}, {0, 40}};
    double v[2];
    kpn_record_costs(r, 3, v);
    cr_assert_eq(v[0], 20);
    cr_assert_eq(v[1], 36);
}

/* ---- CTAs that may wait for each other ----------------------------------- */

Test(run, who_may_wait)
{
    const char *text = ".visible .entry one(.param .u64 p)\n{\n{ mov.u32 a, b; }\n"
                       "ld.acquire.gpu.u32 r, [p];\n}\n"
                       ".visible .entry\tone_more (\n.param .u64 p)\n{\n"
                       "atom.shared.add.u32 r, [s], 1; ld.relaxed.cta.b32 r, [p];\n"
                       "atom.add.acquire.cta.u32 r, [p], 1; ld.global.u32 r, [p];\n}\n"
                       ".visible .entry adds(){ atom.global.add.u32 r, [p], 1; }\n"
                       ".visible .entry calls(){ call helper; }\n"
                       ".visible .entry order(){ ld.global.acquire.gpu.b32 r, [p]; }\n"
                       ".visible .entry l2(){ ld.global.cg.u32 r, [p]; }\n"
                       ".visible .entry here(){ ld.shared.acquire.gpu.b32 r, [s]; ld.global.nc.u32 "
                       "r, [p]; fence.acq_rel.gpu; }\n"
                       ".visible .entry plain(){ st.global.u32 [p], 1; }\n";
    cr_assert(kpn_meets(text, "one")); /* behind a block of its own */
    cr_assert_not(kpn_meets(text, "one_more"));
    cr_assert(kpn_meets(text, "adds"));
    cr_assert(kpn_meets(text, "calls")); /* it may be in there */
    cr_assert_not(kpn_meets(text, "plain"));
    cr_assert(kpn_meets(text, "order"));
    cr_assert(kpn_meets(text, "l2"));
    cr_assert_not(kpn_meets(text, "here"));
    cr_assert(kpn_meets(text, "other"));
    cr_assert_not(kpn_meets(strstr(text, ".visible .entry plain"), "other"));
    cr_assert_not(kpn_meets("", "one"));
}
