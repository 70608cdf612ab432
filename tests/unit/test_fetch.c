/* Loads from global memory into registers, and where their results are used first. */
#include "instrument_util.h"

#define REGS ".reg .pred %p;\n.reg .b32 %r<16>;\n.reg .f32 %f<32>;\n.reg .b64 %rd<8>;\n" /* 7 to 10 */
#define HEAD_OF_LOOP "mov.u32 %r0, 0;\n$loop:\n"                                      /* 11, 12 */
#define TURN "add.u64 %rd1, %rd1, 64;\nadd.u32 %r0, %r0, 1;\n"
#define BACK "setp.lt.u32 %p, %r0, 64;\n@%p bra $loop;\n"
#define MEETS "// kperf.begin meet\nbar.sync 0;\n// kperf.end meet\n"
#define WORKS "// kperf.begin work\nmul.f32 %f9, %f9, %f9;\n// kperf.end work\n"

static json_t *fetches_of(const char *body)
{
    struct kp_str text = {0};
    kp_str_add(&text, ENTRY REGS);
    kp_str_add(&text, body);
    kp_str_add(&text, "ret;\n}\n");
    struct kp_source src = {"k.ptx", text.s, text.len};
    json_t *all = NULL;
    cr_assert_eq(kpi_contents(&src, &all), KP_OK);
    json_t *list = json_incref(json_object_get(json_object_get(all, "k"), "fetches"));
    json_decref(all);
    kp_str_free(&text);
    cr_assert(json_is_array(list));
    return list;
}

/* The list as JSON is exactly this. */
static void expect_fetches(const char *body, const char *want)
{
    json_t *list = fetches_of(body);
    char *got = json_dumps(list, JSON_COMPACT | JSON_SORT_KEYS);
    cr_expect_str_eq(got, want);
    free(got);
    json_decref(list);
}

/* 13 load, 14 conversion, 15 store: between the end of `work` and the begin of `meet`.  Beside
 * them stand four instructions of the loop, and the store's four bytes. */
Test(fetch, used_in_the_turn_that_loads)
{
    expect_fetches(HEAD_OF_LOOP "ld.global.f32 %f0, [%rd1];\nmul.f32 %f1, %f0, %f0;\n"
                   "st.shared.f32 [%r1], %f1;\n" MEETS WORKS TURN BACK,
                   "[{\"address\":null,\"ahead\":false,\"bytes\":4,\"code\":7,"
                   "\"from\":{\"inside\":false,\"region\":\"work\"},\"into\":\"shared\",\"line\":13,"
                   "\"loads\":1,\"loops\":false,\"near\":0,\"orders\":null,\"shared_bytes\":4,\"slots\":8,\"stores\":null,\"use_line\":14,"
                   "\"used\":{\"inside\":false,\"region\":\"work\"}}]");
}

static json_int_t near_of(const char *body)
{
    json_t *list = fetches_of(body);
    json_int_t near = -1;
    if (json_array_size(list))
        near = json_integer_value(json_object_get(json_array_get(list, 0), "near"));
    json_decref(list);
    return near;
}

/* A turn's address is 64 bytes on, or 16, or 32, or one that is loaded, or the same in each turn:
 * then it is in the first cache, and no fetch. */
Test(fetch, what_the_first_cache_may_have)
{
#define LOAD "ld.global.f32 %f0, [%rd1];\nst.shared.f32 [%r1], %f0;\n" MEETS
#define COUNT "add.u32 %r0, %r0, 1;\n"
    cr_expect_eq(near_of(HEAD_OF_LOOP LOAD TURN BACK), 0);
    cr_expect_eq(near_of(HEAD_OF_LOOP LOAD "add.u64 %rd1, %rd1, 16;\n" COUNT BACK), 1);
    cr_expect_eq(near_of(HEAD_OF_LOOP LOAD "add.s64 %rd1, %rd1, -16;\n" COUNT BACK), 1);
    cr_expect_eq(near_of(HEAD_OF_LOOP LOAD "add.u64 %rd1, %rd1, 32;\n" COUNT BACK), 0);
    cr_expect_eq(near_of(HEAD_OF_LOOP LOAD "add.u64 %rd1, %rd1, %rd2;\n" COUNT BACK), 0);
    cr_expect_eq(near_of(HEAD_OF_LOOP LOAD COUNT BACK), -1);
    cr_expect_eq(near_of(HEAD_OF_LOOP MEETS WORKS "ld.global.u32 %r3, [%rd1];\n"
                         "mul.wide.u32 %rd3, %r3, 4;\nld.global.f32 %f0, [%rd3];\n"
                         "st.shared.f32 [%r1], %f0;\n" TURN BACK), 1);
}

/* What a place's busiest unit is busy for: of 16 instructions, six of them the turn's own and the
 * mark's, four special functions' take 32 slots, two of the way to memory 8; without these 10 are
 * issued.  A loop in the place is told. */
Test(fetch, what_the_place_is_busy_with)
{
#define USED(more)                                                                              \
    HEAD_OF_LOOP "ld.global.f32 %f0, [%rd1];\nst.shared.f32 [%r1], %f0;\n" more MEETS WORKS TURN BACK
#define ADD "add.f32 %f3, %f3, %f4;\n"
#define SINE "sin.approx.f32 %f5, %f6;\n"
    static const struct {
        const char *body;
        json_int_t code, slots;
        bool loops;
    } cases[] = {{USED(ADD ADD), 8, 8, false},
                 {USED(ADD ADD ADD ADD), 10, 10, false},
                 {USED(ADD SINE SINE SINE SINE), 11, 32, false},
                 {USED("mul.lo.s32 %r3, %r4, %r5;\ncvt.rn.f32.s32 %f7, %r3;\n"), 8, 8, false},
                 {USED("fma.rn.f64 %rd5, %rd5, %rd5, %rd5;\n"), 7, 8, false},
                 {USED("$inner:\n" ADD "@%p bra $inner;\n"), 8, 8, true}};
    for (size_t i = 0; i < KP_COUNT(cases); i++) {
        json_t *list = fetches_of(cases[i].body);
        cr_assert_eq(json_array_size(list), 1, "case %zu", i);
        const json_t *o = json_array_get(list, 0);
        cr_expect_eq(json_integer_value(json_object_get(o, "code")), cases[i].code, "case %zu", i);
        cr_expect_eq(json_integer_value(json_object_get(o, "slots")), cases[i].slots, "case %zu", i);
        cr_expect_eq(json_is_true(json_object_get(o, "loops")), cases[i].loops, "case %zu", i);
        json_decref(list);
    }
}

/* What is loaded is stored before it, in the next turn. */
Test(fetch, carried_over_the_jump_back)
{
    json_t *list = fetches_of("ld.global.v4.f32 {%f0, %f1, %f2, %f3}, [%rd1];\n" HEAD_OF_LOOP
                              "st.shared.v4.f32 [%r1], {%f0, %f1, %f2, %f3};\n" MEETS TURN
                              "ld.global.v4.f32 {%f0, %f1, %f2, %f3}, [%rd1];\n" WORKS BACK);
    cr_assert_eq(json_array_size(list), 1);
    const json_t *o = json_array_get(list, 0);
    cr_expect(json_is_true(json_object_get(o, "ahead")));
    cr_expect_eq(json_integer_value(json_object_get(o, "bytes")), 16);
    cr_expect_str_eq(kp_text(o, "from.region"), "meet");
    cr_expect_str_eq(kp_text(o, "used.region"), "work");
    cr_expect(json_is_false(json_object_get(json_object_get(o, "used"), "inside")));
    json_decref(list);
}

/* What is loaded is copied at the turn's end, as nvcc does: that is no use, and nothing waits. */
Test(fetch, copied_for_the_next_turn)
{
    json_t *list = fetches_of("ld.global.f32 %f2, [%rd1];\n" HEAD_OF_LOOP
                              "ld.global.f32 %f0, [%rd1+64];\nst.shared.f32 [%r1], %f2;\n" MEETS WORKS
                              "mov.f32 %f1, %f0;\nmov.f32 %f2, %f1;\n" TURN BACK);
    cr_assert_eq(json_array_size(list), 1);
    const json_t *o = json_array_get(list, 0);
    cr_expect(json_is_true(json_object_get(o, "ahead")));
    cr_expect_eq(json_integer_value(json_object_get(o, "use_line")), 15);
    json_decref(list);
    /* In the turn itself it is one all the same, behind the copy. */
    list = fetches_of(HEAD_OF_LOOP "ld.global.f32 %f0, [%rd1];\nmov.f32 %f1, %f0;\n"
                      "st.shared.f32 [%r1], %f1;\n" MEETS WORKS TURN BACK);
    cr_assert_eq(json_array_size(list), 1);
    cr_expect(json_is_false(json_object_get(json_array_get(list, 0), "ahead")));
    cr_expect_eq(json_integer_value(json_object_get(json_array_get(list, 0), "use_line")), 15);
    json_decref(list);
}

/* Of two loads that stand and are used alike, one entry; a third is used inside a region. */
Test(fetch, by_where_they_stand_and_are_used)
{
    json_t *list = fetches_of(HEAD_OF_LOOP "ld.global.f32 %f0, [%rd1];\nld.global.f32 %f1, [%rd1+4];\n"
                              "ld.global.nc.v2.f32 {%f2, %f3}, [%rd1+8];\nst.shared.f32 [%r1], %f1;\n"
                              "st.shared.f32 [%r1+4], %f0;\n// kperf.begin work\nadd.f32 %f4, %f3, %f4;\n"
                              "// kperf.end work\n" MEETS TURN BACK);
    cr_assert_eq(json_array_size(list), 2);
    const json_t *both = json_array_get(list, 0), *third = json_array_get(list, 1);
    cr_expect_eq(json_integer_value(json_object_get(both, "loads")), 2);
    cr_expect_eq(json_integer_value(json_object_get(both, "use_line")), 16);
    cr_expect_eq(json_integer_value(json_object_get(third, "bytes")), 8);
    cr_expect_str_eq(kp_text(third, "used.region"), "work");
    cr_expect(json_is_true(json_object_get(json_object_get(third, "used"), "inside")));
    cr_expect_str_eq(kp_text(third, "into"), "registers");
    json_decref(list);
}

static json_int_t line_of(const char *body, const char *key)
{
    json_t *list = fetches_of(body);
    cr_assert_geq(json_array_size(list), 1);
    json_int_t line = json_integer_value(json_object_get(json_array_get(list, 0), key));
    json_decref(list);
    return line;
}

/* 13 loads an index, and 16 what it names: only the index's address comes of counters alone. */
Test(fetch, an_address_that_is_loaded)
{
    json_t *list = fetches_of(HEAD_OF_LOOP "ld.global.u32 %r3, [%rd1];\nmul.wide.u32 %rd3, %r3, 4;\n"
                              "add.u64 %rd4, %rd2, %rd3;\n" MEETS "ld.global.f32 %f0, [%rd4];\n"
                              "st.shared.f32 [%r1], %f0;\n" WORKS TURN BACK);
    cr_assert_eq(json_array_size(list), 2);
    cr_expect(json_is_null(json_object_get(json_array_get(list, 0), "address")));
    cr_expect_eq(json_integer_value(json_object_get(json_array_get(list, 1), "address")), 13);
    json_decref(list);
}

#define STORES(statement)                                                                       \
    HEAD_OF_LOOP "ld.global.f32 %f0, [%rd1];\nst.shared.f32 [%r1], %f0;\n" statement MEETS WORKS TURN BACK

Test(fetch, a_loop_that_writes_to_global_memory)
{
    cr_expect_eq(line_of(STORES("st.global.f32 [%rd5], %f9;\n"), "stores"), 15);
    cr_expect_eq(line_of(STORES("red.global.add.f32 [%rd5], %f9;\n"), "stores"), 15);
    cr_expect_eq(line_of(STORES("st.f32 [%rd5], %f9;\n"), "stores"), 15);
    cr_expect_eq(line_of(STORES("red.shared.add.f32 [%r1], %f9;\n"), "stores"), 0);
    cr_expect_eq(line_of(STORES("cp.async.bulk.global.shared::cta.bulk_group [%rd5], [%r1], 64;\n"),
                         "stores"), 15);
    /* What is loaded by .nc is not written while the kernel runs. */
    cr_expect_eq(line_of(HEAD_OF_LOOP "ld.global.nc.f32 %f0, [%rd1];\nst.shared.f32 [%r1], %f0;\n"
                         "st.global.f32 [%rd5], %f9;\n" MEETS WORKS TURN BACK, "stores"), 0);
}

/* A flag of another CTA's, or a fence: what it writes may be what is loaded. */
Test(fetch, a_loop_that_is_ordered_with_other_CTAs)
{
    cr_expect_eq(line_of(STORES("ld.acquire.gpu.global.u32 %r3, [%rd5];\n"), "orders"), 15);
    cr_expect_eq(line_of(STORES("ld.volatile.global.u32 %r3, [%rd5];\n"), "orders"), 15);
    cr_expect_eq(line_of(STORES("fence.acq_rel.gpu;\n"), "orders"), 15);
    cr_expect_eq(line_of(STORES("membar.gl;\n"), "orders"), 15);
    cr_expect_eq(line_of(STORES("fence.proxy.async.shared::cta;\n"), "orders"), 0);
    cr_expect_eq(line_of(STORES("ld.volatile.shared.u32 %r3, [%r1];\n"), "orders"), 0);
}

Test(fetch, what_comes_to_a_matrix_instruction)
{
    json_t *list = fetches_of(HEAD_OF_LOOP "ld.global.v2.u32 {%r4, %r5}, [%rd1];\n"
                              "// kperf.begin work\nmma.sync.aligned.m16n8k8.row.col.f32.bf16.bf16.f32 "
                              "{%f0, %f1, %f2, %f3}, {%r4, %r5}, {%r6}, {%f0, %f1, %f2, %f3};\n"
                              "// kperf.end work\n" MEETS TURN BACK);
    cr_assert_eq(json_array_size(list), 1);
    cr_expect_str_eq(kp_text(json_array_get(list, 0), "into"), "matrix");
    json_decref(list);
}

/* Behind the loop, in a loop without marks inside it, ordered by others, or never used: none. */
Test(fetch, what_is_none)
{
    expect_fetches(HEAD_OF_LOOP MEETS TURN BACK "ld.global.f32 %f0, [%rd1];\nadd.f32 %f1, %f0, %f1;\n",
                   "[]");
    expect_fetches(HEAD_OF_LOOP MEETS "$inner:\nld.global.f32 %f0, [%rd1];\nadd.f32 %f1, %f0, %f1;\n"
                   "@%p bra $inner;\n" TURN BACK, "[]");
    expect_fetches(HEAD_OF_LOOP "ld.volatile.global.f32 %f0, [%rd1];\nadd.f32 %f1, %f0, %f1;\n"
                   "ld.acquire.gpu.global.u32 %r3, [%rd2];\nadd.u32 %r4, %r3, %r4;\n" MEETS TURN BACK,
                   "[]");
    expect_fetches(HEAD_OF_LOOP "ld.global.f32 %f0, [%rd1];\n" MEETS TURN BACK, "[]");
    expect_fetches(HEAD_OF_LOOP "ld.global.f32 %f0, [%rd1];\nadd.f32 %f1, %f0, %f1;\n" TURN BACK, "[]");
}
