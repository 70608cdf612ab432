/* Which values are pinned.  The answers were worked out by hand. */
#include "instrument_util.h"

#define KERNEL(body)                                                                    \
    ENTRY ".reg .pred %p<5>;\n.reg .b16 %h<5>;\n.reg .f32 %f<50>;\n.reg .b32 %r<20>;\n"   \
          ".reg .b64 %rd<5>;\n.reg .f64 %fd<5>;\nld.param.u64 %rd1, [p];\n" body "ret;\n}\n"
#define REGION(inside) "// kperf.begin a\n" inside "// kperf.end a\n"
#define USE(reg) "st.global.b32 [%rd1], " reg ";\n"

/* The registers that r's END stores under the predicate that never holds, in the
 * order of the text, with blanks between. */
static const char *pins(const struct run *r)
{
    static char found[1024];
    static const char store[] = "@%kperf_never st.volatile.shared.";
    found[0] = '\0';
    for (const char *s = strstr(r->out.s, store); s; s = strstr(s + 1, store)) {
        const char *name = strstr(s, "], ") + 3;
        size_t n = strlen(found);
        snprintf(found + n, sizeof found - n, "%s%.*s:%.*s", n ? " " : "",
                 (int)strcspn(s + sizeof store - 1, " "), s + sizeof store - 1,
                 (int)strcspn(name, ";"), name);
    }
    return found;
}

static struct run instrument(const char *text, enum kpi_pins_mode mode)
{
    struct kpi_options o = KPI_OPTIONS_DEFAULT;
    o.pins = mode;
    return good_with(text, &o);
}

static void pinned_as(const char *text, enum kpi_pins_mode mode, const char *want, int number,
                      const char *why)
{
    struct run r = instrument(text, mode);
    cr_assert_str_eq(pins(&r), want, "pins '%s', not '%s'", pins(&r), want);
    const json_t *region = region_of(&r, 0);
    cr_assert_eq(json_integer_value(json_object_get(region, "pinned")), number);
    const char *said = json_string_value(json_object_get(region, "unpinned"));
    cr_assert_eq(said == NULL, why == NULL, "said '%s'", said ? said : "nothing");
    cr_assert(!why || strstr(said, why), "said '%s', not '%s'", said, why);
    done(&r);
}

static void pinned(const char *text, const char *want, int number)
{
    pinned_as(text, KPI_PINS_AUTO, want, number, NULL);
}

static void unpinned(const char *text, const char *why)
{
    pinned_as(text, KPI_PINS_AUTO, "", 0, why);
}

/* ---- what needs a pin --------------------------------------------------- */

Test(pins, the_end_of_a_chain)
{
    pinned(KERNEL(REGION("mul.f32 %f2, %f1, %f1;\nadd.f32 %f3, %f2, %f1;\n") USE("%f3")),
           "b32:%f3", 1);
}

Test(pins, a_value_that_another_pin_holds_needs_none)
{
    pinned(KERNEL(REGION("mul.f32 %f2, %f1, %f1;\nadd.f32 %f3, %f2, %f1;\n") USE("%f2") USE("%f3")),
           "b32:%f3", 1);
}

Test(pins, several_results_in_the_order_of_the_text)
{
    pinned(KERNEL(REGION("ex2.approx.ftz.f32 %f2, %f1;\nadd.s32 %r2, %r1, 1;\n"
                         "fma.rn.f32 %f4, %f1, %f1, %f1;\n") USE("%f4") USE("%r2") USE("%f2")),
           "b32:%f2 b32:%r2 b32:%f4", 3);
}

Test(pins, held_by_a_store)
{
    unpinned(KERNEL(REGION("mul.f32 %f2, %f1, %f1;\nst.shared.f32 [%r1], %f2;\n") USE("%f2")),
             "keep their place");
}

Test(pins, arithmetic_behind_shuffles)
{
    /* %f2 feeds the shuffle; of the five behind it, %f7 depends on all */
    pinned(KERNEL(REGION("max.f32 %f2, %f1, %f1;\nshfl.sync.bfly.b32 %f3|%p1, %f2, 1, 31, -1;\n"
                         "max.f32 %f4, %f2, %f3;\nsub.f32 %f5, %f1, %f4;\nmul.f32 %f6, %f5, %f5;\n"
                         "ex2.approx.f32 %f7, %f6;\n") USE("%f4") USE("%f7")),
           "b32:%f7", 1);
}

Test(pins, an_index_beside_loads_is_not_worth_one)
{
    unpinned(KERNEL(REGION("ld.global.f32 %f2, [%rd1];\nadd.s32 %r2, %r1, 1;\n") USE("%r2")
                        USE("%f2")),
             "keep their place");
}

Test(pins, what_is_loaded_is_not_pinned)
{
    unpinned(KERNEL(REGION("ld.global.f32 %f2, [%rd1];\n") USE("%f2")), "no arithmetic");
}

Test(pins, constants_are_not_work)
{
    unpinned(KERNEL(REGION("mov.u32 %r2, 7;\nmov.u32 %r3, %tid.x;\nld.param.u64 %rd2, [p];\n")
                        USE("%r2") USE("%r3")),
             "nothing that takes time");
}

Test(pins, a_copy_of_a_result_is_one)
{
    pinned(KERNEL(REGION("mul.f32 %f2, %f1, %f1;\nmov.b32 %r2, %f2;\n") USE("%r2")), "b32:%r2", 1);
    unpinned(KERNEL(REGION("mul.f32 %f2, %f1, %f1;\nmov.b32 %r2, %f1;\n") USE("%r2")),
             "nothing uses");
}

Test(pins, results_that_nothing_uses)
{
    unpinned(KERNEL(REGION("mul.f32 %f2, %f1, %f1;\n")), "nothing uses");
    unpinned(KERNEL(REGION("mul.f32 %f2, %f1, %f1;\n") "mov.f32 %f2, 0f00000000;\n" USE("%f2")),
             "nothing uses");
}

Test(pins, a_predicated_write_does_not_end_a_life)
{
    pinned(KERNEL(REGION("mul.f32 %f2, %f1, %f1;\n") "@%p1 mov.f32 %f2, 0f00000000;\n" USE("%f2")),
           "b32:%f2", 1);
}

Test(pins, an_empty_region)
{
    unpinned(KERNEL(REGION("") USE("%f1")), "nothing that takes time");
}

/* ---- types -------------------------------------------------------------- */

Test(pins, types)
{
    pinned(KERNEL(REGION("add.s16 %h2, %h1, 1;\nadd.s64 %rd2, %rd1, 8;\nadd.f64 %fd2, %fd1, %fd1;\n")
                      "st.global.b16 [%rd1], %h2;\nst.global.b64 [%rd2], %fd2;\n"),
           "b16:%h2 b64:%rd2 b64:%fd2", 3);
}

Test(pins, predicates_become_numbers)
{
    struct run r = instrument(KERNEL(REGION("setp.gt.f32 %p1|%p2, %f1, 0f00000000;\n")
                                         "@%p2 st.global.b32 [%rd1], %r1;\n"),
                              KPI_PINS_AUTO);
    cr_assert_str_eq(pins(&r), "b32:%kperf_pin");
    cr_assert_eq(count(r.out.s, "selp.u32 %kperf_pin, 1, 0, %p2;\n"), 1);
    done(&r);
}

Test(pins, vectors)
{
    pinned(KERNEL(REGION("add.s64 %rd2, %rd1, 8;\nmov.b64 {%r1, %r2}, %rd2;\n") USE("%r2")
                      USE("%r1")),
           "b32:%r2 b32:%r1", 2);
    pinned(KERNEL(REGION("add.s32 %r3, %r1, %r2;\nmov.b64 %rd2, {%r1, %r3};\n")
                      "st.global.b64 [%rd1], %rd2;\n"),
           "b64:%rd2", 1);
}

/* ---- names -------------------------------------------------------------- */

Test(pins, registers_of_inner_scopes)
{
    /* what nvcc makes of inline assembly; tmp is another register in each */
    pinned(KERNEL(REGION("{\n.reg .f32 tmp;\nmul.f32 tmp, %f1, %f1;\nadd.f32 %f2, tmp, %f1;\n}\n"
                         "{ .reg .f32 tmp; mul.f32 tmp, %f2, %f2; }\n") USE("%f2")),
           "b32:%f2", 1);
}

Test(pins, a_name_that_means_something_else_where_the_region_ends)
{
    struct run r =
        instrument(KERNEL("// kperf.begin a\nmul.f32 %f2, %f1, %f1;\n{ .reg .b64 %f<9>;\n"
                          "// kperf.end a\n}\n" USE("%f2")),
                   KPI_PINS_AUTO);
    cr_assert_str_eq(pins(&r), "");
    cr_assert(json_is_true(json_object_get(region_of(&r, 0), "unkept")));
    done(&r);
}

Test(pins, numbered_names)
{
    /* %f12 is the 12th of %f; x1 one of x1<3>, x12 the 2nd of those, y its own */
    pinned(KERNEL(".reg .f32 x<13>, x1<3>, y;\n" REGION(
               "mul.f32 %f12, %f1, %f1;\nmul.f32 x12, %f1, %f1;\nmul.f32 y, %f1, %f1;\n")
                      USE("%f12") USE("x12") USE("y")),
           "b32:%f12 b32:x12 b32:y", 3);
}

/* ---- control flow ------------------------------------------------------- */

#define LOOP(inside) "$L:\n" inside "@%p1 bra $L;\n"

Test(pins, in_a_loop_when_all_are_asked_for)
{
    static const char text[] = KERNEL(LOOP(REGION("mul.f32 %f1, %f1, %f2;\n")));
    pinned_as(text, KPI_PINS_AUTO, "", 0, "in a loop");
    pinned_as(text, KPI_PINS_ALL, "b32:%f1", 1, NULL);
    pinned_as(text, KPI_PINS_NONE, "", 0, "left out");
}

/* A table is all that leads back. */
Test(pins, in_a_loop_by_a_table)
{
    static const char text[] =
        KERNEL("$L:\n" REGION("mul.f32 %f1, %f1, %f2;\n")
                   "$T: .branchtargets $L, $O;\nbrx.idx %r1, $T;\n$O:\n");
    pinned_as(text, KPI_PINS_AUTO, "", 0, "in a loop");
    pinned_as(text, KPI_PINS_ALL, "b32:%f1", 1, NULL);
}

Test(pins, a_loop_inside_the_region)
{
    /* %f3 is live round the loop but not behind the END */
    pinned(KERNEL(REGION("$L:\nadd.f32 %f3, %f3, %f1;\nmul.f32 %f2, %f2, %f3;\n@%p1 bra $L;\n")
                      USE("%f2")),
           "b32:%f2", 1);
}

Test(pins, branches)
{
    pinned(KERNEL(REGION("@%p1 bra $E;\nmul.f32 %f2, %f1, %f1;\nbra $J;\n$E:\n"
                         "mul.f32 %f3, %f1, %f1;\n$J:\n") USE("%f2") USE("%f3")),
           "b32:%f2 b32:%f3", 2);
}

Test(pins, each_end_of_a_region)
{
    pinned(KERNEL(REGION("mul.f32 %f2, %f1, %f1;\n") REGION(
               "mul.f32 %f3, %f2, %f1;\nmul.f32 %f4, %f2, %f1;\n") USE("%f3") USE("%f4")),
           "b32:%f2 b32:%f3 b32:%f4", 2);
}

Test(pins, nested_regions)
{
    struct run r = instrument(
        KERNEL("// kperf.begin a\n// kperf.begin b\nmul.f32 %f2, %f1, %f1;\n// kperf.end b\n"
               "mul.f32 %f3, %f2, %f1;\n// kperf.end a\n" USE("%f3")),
        KPI_PINS_AUTO);
    cr_assert_str_eq(pins(&r), "b32:%f2 b32:%f3");
    done(&r);
}

Test(pins, a_table_of_labels)
{
    pinned(KERNEL("$T: .branchtargets $A, $B;\n" REGION("mul.f32 %f2, %f1, %f1;\n")
                      "brx.idx %r1, $T;\n$A:\nret;\n$B:\n" USE("%f2")),
           "b32:%f2", 1);
}

/* ---- registers in flight ------------------------------------------------ */

#define WGMMA "wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {%f1, %f2, %f3, %f4}, %rd1, %rd1, " \
              "1, 1, 1, 0, 0;\n"

Test(pins, accumulators)
{
    /* written by the region itself, in a straight line without wgmma: not in flight */
    pinned(KERNEL(REGION("mul.f32 %f1, %f1, %f5;\n") WGMMA), "b32:%f1", 1);
    /* on one of two ways through only */
    struct run r = instrument(
        KERNEL(REGION("@%p1 bra $E;\nmul.f32 %f1, %f1, %f5;\n$E:\n") WGMMA), KPI_PINS_AUTO);
    cr_assert_str_eq(pins(&r), "");
    cr_assert(json_is_true(json_object_get(region_of(&r, 0), "unkept")));
    done(&r);
    r = instrument(KERNEL(REGION("@%p1 mul.f32 %f1, %f1, %f5;\n") WGMMA), KPI_PINS_AUTO);
    cr_assert_str_eq(pins(&r), "");
    done(&r);
    unpinned(KERNEL(REGION("mul.f32 %f6, %f5, %f5;\n" WGMMA) USE("%f6")), "wgmma");
}

/* ---- limits ------------------------------------------------------------- */

Test(pins, at_most_32_of_an_end)
{
    struct kp_str text = {0};
    kp_str_add(&text, ENTRY ".reg .f32 %f<50>;\n.reg .b64 %rd1;\n// kperf.begin a\n");
    for (int i = 1; i <= 35; i++)
        kp_str_addf(&text, "mul.f32 %%f%d, %%f0, %%f0;\n", i);
    kp_str_add(&text, "// kperf.end a\n");
    for (int i = 1; i <= 35; i++)
        kp_str_addf(&text, "st.global.f32 [%%rd1], %%f%d;\n", i);
    kp_str_add(&text, "ret;\n}\n");
    struct run r = instrument(text.s, KPI_PINS_AUTO);
    cr_assert_eq(count(r.out.s, "@%kperf_never"), 32);
    cr_assert(strstr(r.out.s, "[%kperf_b], %f35;") && !strstr(r.out.s, "[%kperf_b], %f3;"));
    cr_assert_eq(json_integer_value(json_object_get(region_of(&r, 0), "pins_cut")), 3);
    done(&r);
    kp_str_free(&text);
}

Test(pins, in_the_probed_body_alone)
{
    static const char text[] = KERNEL(REGION("mul.f32 %f2, %f1, %f1;\n") USE("%f2"));
    struct run r = instrument(text, KPI_PINS_AUTO);
    const char *copy = strstr(r.out.s, "$kperf_probed:"), *first = strstr(r.out.s, "%kperf_never");
    cr_assert(copy && first > copy);
    cr_assert_eq(count(r.out.s, "@%kperf_never"), 1);
    done(&r);
    struct kpi_options o = KPI_OPTIONS_DEFAULT;
    o.parameter = true; /* which has a zero, too */
    r = good_with(text, &o);
    cr_assert(strstr(r.out.s, "ld.param.u32 %kperf_pin, [kperf_param+28];"));
    done(&r);
    o = (struct kpi_options)KPI_OPTIONS_DEFAULT;
    o.in_place = true;
    r = good_with(text, &o);
    cr_assert_str_eq(pins(&r), "b32:%f2");
    done(&r);
}

Test(pins, without_any_nothing_is_set_up)
{
    struct run r = good(KERNEL(REGION("ld.global.f32 %f2, [%rd1];\n")));
    cr_assert_eq(count(r.out.s, "kperf_never"), 0);
    done(&r);
}
