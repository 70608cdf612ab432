/* Marks, the regions they make, and the checks on every path. */
#include "instrument_util.h"

/* ---- the two spellings -------------------------------------------------- */

static void check_two_regions(const char *text)
{
    struct run r = good(text);
    cr_assert_eq(json_array_size(json_object_get(entry_of(&r, 0), "regions")), 3u);
    cr_assert_str_eq(string(region_of(&r, 0), "name"), "load");
    cr_assert_str_eq(string(region_of(&r, 1), "name"), "mma_1");
    cr_assert_str_eq(string(region_of(&r, 2), "name"), "ready");
    cr_assert(json_is_true(json_object_get(region_of(&r, 2), "instant")));
    cr_assert(json_is_false(json_object_get(region_of(&r, 0), "instant")));
    json_t *wait = json_array_get(json_object_get(region_of(&r, 0), "waits"), 0);
    cr_assert_str_eq(string(wait, "on"), "full");
    cr_assert_eq(number(wait, "distance"), 3);
    json_t *arrives = json_object_get(region_of(&r, 1), "arrives");
    cr_assert_str_eq(json_string_value(json_array_get(arrives, 0)), "empty");
    json_t *async = json_array_get(json_object_get(region_of(&r, 0), "asyncs"), 0);
    cr_assert_str_eq(string(async, "name"), "ab");
    cr_assert_str_eq(string(async, "engine"), "tma");
    cr_assert_str_eq(string(async, "arrives"), "full");
    cr_assert_eq(number(async, "bytes"), 49152);
    cr_assert_null(json_object_get(async, "flops"));
    cr_assert_str_empty(r.errors);
    done(&r);
}

Test(marks, as_comments)
{
    check_two_regions(ENTRY "\t// kperf.begin load\n// kperf.wait full k=3\n"
                            "  // kperf.async ab engine=tma arrives=full bytes=49152\n"
                            "// kperf.end load\n//  kperf.begin\tmma_1 \n// kperf.arrive empty\n"
                            "// kperf.end mma_1\n// kperf.instant ready\nret;\n}\n");
}

Test(marks, as_declarations)
{
    check_two_regions(ENTRY
                      "{ .reg .pred kperf_begin_load; }\n{ .reg .pred kperf_wait_full$k$3; }\n"
                      "{ .reg .pred kperf_async_ab$engine$tma$arrives$full$bytes$49152; }\n"
                      "{.reg .pred kperf_end_load;}{ .reg .pred kperf_begin_mma_1; }\n"
                      "{ .reg .pred kperf_arrive_empty; }\n{ .reg .pred kperf_end_mma_1; }\n"
                      "{ .reg .pred kperf_instant_ready; }\nret;\n}\n");
}

Test(marks, line_of_a_region_is_its_first)
{
    struct run r = good(ENTRY "// kperf.begin a\n// kperf.end a\n// kperf.begin b\n// kperf.end b\n"
                              "// kperf.begin a\n// kperf.end a\nret;\n}\n");
    cr_assert_eq(json_array_size(json_object_get(entry_of(&r, 0), "regions")), 2u);
    cr_assert_eq(number(region_of(&r, 0), "line"), 7);
    cr_assert_eq(number(region_of(&r, 1), "line"), 9);
    cr_assert_eq(number(region_of(&r, 1), "id"), 1);
    done(&r);
}

Test(marks, source_lines_in_comments_are_none)
{
    /* what -src-in-ptx writes */
    accept(ENTRY "//k.cu:12     // kperf.begin load\n//kperf.cu:3 x\n/* kperf.begin y */\n"
                 "/*\n// kperf.begin z\n*/\n// kperf.begin a\n// kperf.end a\nret;\n}\n");
}

Test(marks, beside_a_statement_is_ignored_with_a_warning)
{
    struct run r =
        run(ENTRY "// kperf.begin a\n// kperf.end a\nbar.sync 0; // kperf.begin b\nret;\n}\n");
    cr_assert_eq(r.rc, KP_OK);
    cr_assert(strstr(r.errors, "k.ptx:9:13: warning: ignored: a mark stands on a line of its own"),
              "%s", r.errors);
    done(&r);
}

Test(marks, with_carriage_returns)
{
    accept(".version 8.0\r\n.target sm_90\r\n.address_size 64\r\n.entry k()\r\n{\r\n"
           "// kperf.begin a\r\nbar.sync 0;\r\n// kperf.end a\r\nret;\r\n}\r\n");
}

Test(marks, unroll_repeats_attributes)
{
    struct run r = good(ENTRY "// kperf.begin a\n// kperf.wait f k=1\n// kperf.end a\n"
                              "// kperf.begin a\n// kperf.wait f k=1\n// kperf.end a\n"
                              "// kperf.begin a\n// kperf.wait f k=2\n// kperf.end a\nret;\n}\n");
    json_t *waits = json_object_get(region_of(&r, 0), "waits");
    cr_assert_eq(json_array_size(waits), 2u);
    cr_assert_eq(number(json_array_get(waits, 1), "distance"), 2);
    done(&r);
}

Test(marks, what_differs_in_one_value_is_kept)
{
    struct run r = good(ENTRY "// kperf.begin a\n// kperf.async m engine=tensor flops=8\n"
                              "// kperf.async m engine=tensor flops=16\n"
                              "// kperf.async l engine=tma bytes=8\n"
                              "// kperf.async l engine=tma bytes=8 arrives=full\n"
                              "// kperf.async l engine=tma bytes=8\n// kperf.end a\nret;\n}\n");
    json_t *asyncs = json_object_get(region_of(&r, 0), "asyncs");
    cr_assert_eq(json_array_size(asyncs), 4u);
    cr_assert_eq(number(json_array_get(asyncs, 1), "flops"), 16);
    cr_assert_str_eq(string(json_array_get(asyncs, 3), "arrives"), "full");
    done(&r);
}

Test(marks, a_region_and_an_instant_may_share_a_name)
{
    struct run r = good(ENTRY "// kperf.begin a\n// kperf.end a\n// kperf.instant a\n"
                              "// kperf.begin a\n// kperf.end a\nret;\n}\n");
    cr_assert_eq(json_array_size(json_object_get(entry_of(&r, 0), "regions")), 2u);
    cr_assert(json_is_false(json_object_get(region_of(&r, 0), "instant")));
    cr_assert(json_is_true(json_object_get(region_of(&r, 1), "instant")));
    cr_assert_str_eq(string(region_of(&r, 1), "name"), "a");
    done(&r);
}

/* ---- what marks may not say --------------------------------------------- */

Test(marks, unknown_mark)
{
    refuse(ENTRY "  // kperf.start a\nret;\n}\n", "7:12", "unknown mark 'start'");
    refuse(ENTRY "{ .reg .pred kperf_begun_a; }\nret;\n}\n", "7:20", "unknown mark 'begun'");
}

Test(marks, unknown_key)
{
    refuse(ENTRY "// kperf.wait a j=1\nret;\n}\n", "7:17", "a wait mark takes no key 'j'");
    refuse(ENTRY "// kperf.begin a\n// kperf.wait a k=1 k=2\n// kperf.end a\nret;\n}\n", "8:21",
           "'k' is given twice");
    refuse(ENTRY "// kperf.begin a\n// kperf.async m engine=tma bytes=1 engine=tensor\n"
                 "// kperf.end a\nret;\n}\n", "8:37", "'engine' is given twice");
    refuse(ENTRY "// kperf.begin a k=1\nret;\n}\n", "7:18", "a begin mark takes no key 'k'");
    refuse(ENTRY "{ .reg .pred kperf_async_a$byte$1; }\nret;\n}\n", "7:28", "no key 'byte'");
}

Test(marks, bad_number)
{
    refuse(ENTRY "// kperf.wait a k=one\nret;\n}\n", "7:19", "'one' is not a number for k");
    refuse(ENTRY "// kperf.wait a k=\nret;\n}\n", "7:19", "'' is not a number for k");
    refuse(ENTRY "{ .reg .pred kperf_async_a$bytes$9223372036854775808; }\nret;\n}\n", "7:34",
           "is not a number for bytes");
}

Test(marks, name_too_long)
{
    /* 48 characters pass, 49 do not */
    accept(ENTRY "// kperf.begin a23456789012345678901234567890123456789012345678\n"
                 "// kperf.end a23456789012345678901234567890123456789012345678\nret;\n}\n");
    refuse(ENTRY "// kperf.begin a234567890123456789012345678901234567890123456789\nret;\n}\n",
           "7:16", "has 49 characters; at most 48");
}

Test(marks, bad_name)
{
    refuse(ENTRY "// kperf.begin 9a\nret;\n}\n", "7:16", "starts with a letter");
    refuse(ENTRY "// kperf.begin\nret;\n}\n", "7:15", "the mark's name is missing");
    refuse(ENTRY "// kperf.begin a$b\nret;\n}\n", "7:17", "may hold letters");
}

Test(marks, in_wrong_places)
{
    refuse(HEAD "// kperf.begin a\n.entry k() { ret; }\n", "4:1", "outside a function body");
    refuse(ENTRY "mov.u32\n// kperf.begin a\n %r1, 0;\nret;\n}\n", "8:1", "inside a statement");
}

/* ---- what belongs to which region --------------------------------------- */

Test(attributes, outside_regions)
{
    struct run r =
        good(ENTRY "// kperf.wait full\nmov.u32 %r1, 0;\n// kperf.begin a\n// kperf.end a\n"
                   "// kperf.arrive empty\n// kperf.begin b\n// kperf.end b\nret;\n}\n");
    cr_assert_eq(json_array_size(json_object_get(region_of(&r, 0), "waits")), 1u);
    cr_assert_eq(json_array_size(json_object_get(region_of(&r, 0), "arrives")), 1u);
    cr_assert_eq(json_array_size(json_object_get(region_of(&r, 1), "waits")), 0u);
    done(&r);
}

Test(attributes, innermost_region)
{
    struct run r =
        good(ENTRY "// kperf.begin a\n// kperf.begin b\n// kperf.arrive x\n// kperf.end b\n"
                   "// kperf.arrive y\n// kperf.end a\nret;\n}\n");
    json_t *a = json_object_get(region_of(&r, 0), "arrives"),
           *b = json_object_get(region_of(&r, 1), "arrives");
    cr_assert_eq(json_array_size(a), 1u);
    cr_assert_str_eq(json_string_value(json_array_get(a, 0)), "y");
    cr_assert_str_eq(json_string_value(json_array_get(b, 0)), "x");
    done(&r);
}

Test(attributes, follow_jumps_not_lines)
{
    /* the arrive at L2 comes after the end of a, though b stands above it */
    struct run r = good(ENTRY "bra L1;\nL3:\n// kperf.begin b\n// kperf.end b\nret;\n"
                              "L2:\n// kperf.arrive x\nbra L3;\n"
                              "L1:\n// kperf.begin a\n// kperf.end a\nbra L2;\n}\n");
    cr_assert_eq(json_array_size(json_object_get(region_of(&r, 0), "arrives")), 0u);
    cr_assert_str_eq(string(region_of(&r, 1), "name"), "a");
    cr_assert_eq(json_array_size(json_object_get(region_of(&r, 1), "arrives")), 1u);
    done(&r);
}

Test(attributes, a_path_without_a_region_leaves_no_doubt)
{
    /* a ended last on one path, nothing on the other, whichever is walked first */
    static const char *const texts[] = {
        ENTRY "@%p bra L;\n// kperf.begin a\n// kperf.end a\nbra M;\nL:\nmembar.cta;\nM:\n"
              "// kperf.arrive x\nret;\n}\n",
        ENTRY "@%p bra L;\nmembar.cta;\nbra M;\nL:\n// kperf.begin a\n// kperf.end a\nM:\n"
              "// kperf.arrive x\nret;\n}\n",
    };
    for (size_t i = 0; i < KP_COUNT(texts); i++) {
        struct run r = good(texts[i]);
        cr_assert_eq(json_array_size(json_object_get(region_of(&r, 0), "arrives")), 1u);
        done(&r);
    }
}

Test(attributes, without_a_region)
{
    refuse(ENTRY "// kperf.arrive x\n// kperf.begin a\n// kperf.end a\nret;\n}\n", "7:1",
           "none has just ended");
    refuse(ENTRY "// kperf.begin a\n// kperf.end a\n// kperf.wait x\nret;\n}\n", "9:1",
           "none begins next");
    /* behind a label the next region may be another path's */
    refuse(ENTRY "// kperf.wait x\nL:\n// kperf.begin a\n// kperf.end a\n@%p bra L;\nret;\n}\n",
           "7:1", "none begins next");
    /* two paths, two regions: which one is meant cannot be told */
    refuse(ENTRY "@%p bra L;\n// kperf.begin a\n// kperf.end a\nbra M;\nL:\n// kperf.begin b\n"
                 "// kperf.end b\nM:\n// kperf.arrive x\nret;\n}\n",
           "15:1", "none has just ended");
}

/* ---- every path --------------------------------------------------------- */

Test(paths, end_without_start)
{
    refuse(ENTRY "bar.sync 0;\n\t// kperf.end a\nret;\n}\n", "8:2", "has not started on this path");
    refuse(ENTRY "// kperf.end a\n// kperf.begin a\nret;\n}\n", "7:1", "'a' starts here");
}

Test(paths, end_not_started_on_every_path)
{
    refuse(ENTRY "@%p1 bra L;\n// kperf.begin a\nL:\n// kperf.end a\nret;\n}\n", "10:1",
           "has not started on every path");
    /* not the first region of the kernel, and the path without it walked first */
    refuse(ENTRY "// kperf.begin z\n// kperf.end z\n@%p1 bra L;\n// kperf.begin a\nL:\n"
                 "// kperf.end a\nret;\n}\n",
           "12:1", "region 'a' ends here but has not started on every path");
}

Test(paths, left_open)
{
    refuse(ENTRY "// kperf.begin a\n@%p1 exit;\n// kperf.end a\nret;\n}\n", "7:1",
           "left open where the kernel ends");
    refuse(ENTRY "// kperf.begin a\n}\n", "7:1", "k.ptx:8:1: note: this path ends here");
    refuse(ENTRY "// kperf.begin a\n@%p1 bra L;\n// kperf.end a\nL:\nret;\n}\n", "7:1",
           "left open on some path");
}

Test(paths, other_regions_at_the_same_depth)
{
    refuse(ENTRY "@%p1 bra L;\n// kperf.begin a\nbra M;\nL:\n// kperf.begin b\nM:\n"
                 "// kperf.end a\nret;\n}\n",
           "11:1", "region 'b' is left open on some path");
}

Test(paths, begin_in_a_loop_without_end)
{
    refuse(ENTRY "L:\n// kperf.begin a\n@%p1 bra L;\n// kperf.end a\nret;\n}\n", "7:1",
           "is open on one path to here, not on another");
}

Test(paths, crossing)
{
    struct run r =
        run(ENTRY "// kperf.begin a\n// kperf.begin b\n// kperf.end a\n// kperf.end b\nret;\n}\n");
    cr_assert_eq(r.rc, KP_MALFORMED);
    cr_assert_eq(strncmp(r.errors, "k.ptx:9:1: error: regions cross: 'a' ends while 'b'", 51), 0);
    cr_assert(strstr(r.errors, "\n// kperf.end a\n^~~~~~~~~~~~~~\n"), "%s", r.errors);
    cr_assert(strstr(r.errors, "k.ptx:7:1: note: 'a' starts here"));
    cr_assert(strstr(r.errors, "k.ptx:8:1: note: 'b' starts here"));
    done(&r);
}

Test(paths, branches_that_agree)
{
    accept(ENTRY "// kperf.begin a\n@%p1 bra L;\n// kperf.end a\nbra.uni M;\nL:\n// kperf.end a\n"
                 "@%p2 exit;\nM:\nret;\n}\n");
    accept(ENTRY "@%p1 bra L;\n// kperf.begin a\nbra M;\nL: // text\n// kperf.begin a\nM:\n"
                 "// kperf.end a\nret;\n}\n");
    accept(ENTRY "L:\n// kperf.begin a\n// kperf.begin a\n// kperf.end a\n// kperf.end a\n"
                 "@!%p1 bra L;\nret;\n}\n");
}

Test(paths, a_trap_ends_the_kernel_anyhow)
{
    accept(ENTRY "// kperf.begin a\n@%p1 bra OK;\ntrap;\nOK:\n// kperf.end a\nret;\n}\n");
}

Test(paths, tables_of_labels)
{
    accept(ENTRY "// kperf.begin a\nts: .branchtargets A, B;\nbrx.idx %r1, ts;\nA: // kperf\n"
                 "// kperf.end a\nret;\nB:\n// kperf.end a\nret;\n}\n");
    refuse(ENTRY "// kperf.begin a\nts: .branchtargets\n A,\n B;\n@%p brx.idx.uni %r1, ts;\nA:\n"
                 "// kperf.end a\nret;\nB:\nret;\n}\n",
           "7:1", "left open where the kernel ends");
}

Test(paths, labels_of_scopes)
{
    /* the same label in sibling scopes, and one that hides an outer one */
    accept(ENTRY "L:\n{\nL: @%p1 bra L;\n// kperf.begin a\n}\n{\n  L: @%p1 bra L;\n"
                 "// kperf.end a\n}\n@%p2 bra L;\nret;\n}\n");
    /* out of two scopes at once */
    accept(ENTRY "// kperf.begin a\n{\n{\n@%p1 bra L;\n}\n}\nL:\n// kperf.end a\nret;\n}\n");
    refuse(ENTRY "// kperf.begin a\n// kperf.end a\n{ M: }\nbra M;\n}\n", "10:5",
           "no label 'M' in reach");
}

Test(paths, marks_that_nothing_reaches)
{
    struct run r = run(ENTRY "// kperf.begin a\n// kperf.end a\nret;\n// kperf.begin b\nret;\n}\n");
    cr_assert_eq(r.rc, KP_OK);
    cr_assert(strstr(r.errors, "k.ptx:10:1: warning: no path leads to this mark"), "%s", r.errors);
    cr_assert_eq(count(r.out.s, "st.volatile.shared"), 2u);
    done(&r);
}

Test(paths, several_kernels_have_their_own_regions)
{
    struct run r =
        good(HEAD ".entry a() { ret; }\n.entry b() {\n// kperf.begin x\n// kperf.end x\n}\n"
                  ".entry c() {\n// kperf.begin y\n// kperf.end y\nret; }\n");
    cr_assert_eq(json_array_size(json_object_get(r.map, "entries")), 2u);
    cr_assert_str_eq(string(entry_of(&r, 1), "name"), "c");
    json_t *regions = json_object_get(entry_of(&r, 1), "regions");
    cr_assert_eq(json_array_size(regions), 1u);
    cr_assert_str_eq(string(json_array_get(regions, 0), "name"), "y");
    done(&r);
}
