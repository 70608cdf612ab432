/* The reader against what PTX may look like, and what is put where. */
#include "instrument_util.h"

#include <sys/resource.h>

#include "instrument/motion/motion.h"

#define MARKS "\n// kperf.begin a\nbar.sync 0;\n// kperf.end a\n"

/* ---- reading ------------------------------------------------------------ */

Test(read, what_looks_like_braces_and_labels)
{
    accept(HEAD ".global .align 1 .b8 $str[5] = {123, 125, 59, 47, 0};\n"
                ".pragma \"a // } { /* ; kperf.begin x\";\n"
                ".const .f32 c[2][2] = { {1.0, 2.0}, {3.0, 4.0} };\n"
                "// } {\n/* } { ; */\n"
                ".entry k()\n{\n// } {\n\t.pragma \"nounroll\";\n" MARKS
                "mov.b64 %rd1, {%r1, %r2}; ret; // }\n}\n"
                ".entry after() {" MARKS "}\n");
}

Test(read, statements_and_labels_on_one_line)
{
    struct run r =
        good(ENTRY ".reg .b32 %r<3>; mov.u32 %r1,0; $L_0: _x: %z: add.u32 %r1,%r1,1; @%p1 bra "
                   "$L_0; @%p2 bra %z;\n" MARKS "@%p3 bra _x; ret;}");
    cr_assert_eq(number(entry_of(&r, 0), "units"), 8);
    done(&r);
}

Test(read, inline_assembly_closes_at_column_0)
{
    accept(ENTRY
           "// begin inline asm\n{\n.reg .pred P;\nLAB:\n"
           "mbarrier.try_wait.parity.shared::cta.b64 P, [%r1], %r2;\n@P bra.uni DONE;\nbra LAB;\n"
           "DONE:\n}\n// end inline asm\n" MARKS "{ { {} } }\nret;\n}\n");
}

Test(read, what_looks_like_a_label)
{
    accept(ENTRY MARKS "proto_0 : .callprototype (.param .b32 _) _ (.param .b64 _) ;\n"
                       "ts: /* the table */ .branchtargets L1,\n L2;\n"
                       "call (retval0), %rd1, (param0), proto_0;\n@!%p1 brx.idx %r1, ts;\n"
                       "L1: L2:\nret;\n}\n");
}

Test(read, calls_over_several_lines)
{
    accept(ENTRY MARKS "{ // callseq 0, 0\n.param .b32 param0;\nst.param.b32 [param0+0], %r1;\n"
                       ".param .b32 retval0;\ncall.uni (retval0), \nfoo, \n(\nparam0\n);\n"
                       "ld.param.b32 %r2, [retval0+0];\n} // callseq 0\nret;\n}\n");
}

Test(read, functions_and_declarations)
{
    accept(HEAD ".extern .func  (.param .b32 func_retval0) vprintf\n(\n.param .b64 v0,\n.param "
                ".b64 v1\n)\n;\n"
                ".func (.param .b32 r) f (.param .b32 x) ;\n.func g ( ) .noreturn { trap; }\n"
                ".weak .func  (.param .b32 r) f(.param .b32 x)\n{\nret;\n}\n.alias h, g;\n"
                ".visible .entry bare { ret; }\n.entry noparams()\n.maxntid 128,1,1\n"
                ".pragma \"nounroll { ;\";\n.minnctapersm 1\n{" MARKS "ret; }\n"
                ".entry forward(.param .u32 x);\n");
}

Test(read, positions_and_debug_data)
{
    accept(ENTRY
           ".loc 1 6 3\n// kperf.begin a\n.loc\t1 7 5, function_name $L__info_string0, "
           "inlined_at 1 12 3\nbar.sync 0;\n.loc 2 1 1, function_name $L__s0+12, inlined_at 1 2 3 "
           "$L__tmp1: add.s32 %r1, %r2, 1;\n// kperf.end a\nret;\n$L__func_end0:\n}\n"
           "\t.file\t1 \"/a } {/b;.cu\"\n.file 3 \"/\\\"} {;\"\n.file 2 \"x\", 123, 456\n"
           ".section .debug_abbrev\n{\n.b8 1 // } {\n.b8 17\n$L__s:\n.b32 .debug_abbrev+3\n}\n"
           ".section\t.debug_macinfo\t{\t}\n@@DWARF .byte 1 { ;\n");
}

Test(read, old_module_header_lists)
{
    accept(".version 7.8\n.target sm_90, texmode_independent, debug // targets\n.address_size 64\n"
           ".entry k() {" MARKS "}");
}

Test(read, what_does_not_end)
{
    refuse(HEAD ".entry k() {\n/* ret;\n}\n", "5:1", "this comment does not end");
    refuse(HEAD ".entry k() {\n.pragma \"x;\n}\n", "5:9", "this string does not end");
    refuse(HEAD ".entry kernel() {\nret;\n", "4:8", "body of this function does not end");
    refuse(HEAD ".entry k() {\nret\n}\n", "5:1", "lacks its ';'");
    refuse(HEAD ".entry k() {\nmov.u32 %r1, {0;\n}\n", "5:1", "lacks its ';'");
    refuse(HEAD ".global .b8 x[3]\n", "4:1", "lacks its ';'");
    refuse(HEAD ".entry k(.param .u64 p)\n", "4:1", "no body and no ';'");
    refuse(HEAD ".entry k(.param .u64 p\n", "4:9", "lacks its ')'");
    refuse(HEAD ".func ( ) { ret; }\n", "4:1", "has no name");
    refuse(HEAD ".entry k() {\n@ ;\n}\n", "5:1", "a predicate should follow");
}

Test(read, what_is_no_ptx)
{
    refuse("", "1:1", "this is not PTX");
    refuse("int main(void);\n", "1:1", "this is not PTX");
    refuse(".version 8.x\n.target sm_90a\n", "1:10", "a version is two numbers");
    refuse(".version 8\n.target sm_90a\n", "1:10", "a version is two numbers");
}

/* 3.1 is the first that probes work with; of a minor version every digit counts. */
Test(read, versions)
{
    static const struct {
        const char *version;
        bool old;
    } cases[] = {{"3.0", true}, {"3.1", false}, {"3.10", false}, {"2.10", true}, {"10.0", false}};
    for (size_t i = 0; i < KP_COUNT(cases); i++) {
        char *text = kp_asprintf(".version %s\n.target sm_90\n.address_size 64\n"
                                 ".entry k(.param .u64 p) {\n" MARKS "ret;\n}\n",
                                 cases[i].version);
        struct run r = good(text);
        cr_assert_eq(strstr(r.out.s, KPI_OPEN ".version 3.1 //") != NULL, cases[i].old, "%s",
                     cases[i].version);
        done(&r);
        free(text);
    }
}

Test(read, numbers)
{
    static const struct {
        const char *text;
        int64_t is;
    } good_ones[] = {{"0", 0}, {"-64", -64}, {"64U", 64}, {"0x10", 16}, {"-0X1f", -31},
                     {"010", 8}, {"0b101", 5}, {"0xffffffffffffffffU", -1},
                     {"-9223372036854775808", INT64_MIN}};
    static const char *const bad[] = {"", "-", "%r1", "1.5", "0f3F800000", "0x", "0b2", "08", "--1",
                                      " 1", "1UU", "18446744073709551616", "-9223372036854775809"};
    int64_t n;
    for (size_t i = 0; i < KP_COUNT(good_ones); i++) {
        const char *text = good_ones[i].text;
        struct kp_source src = {"", text, strlen(text)};
        cr_assert(kpi_immediate(&src, (struct kpi_span){0, (uint32_t)src.len}, &n), "%s", text);
        cr_assert_eq(n, good_ones[i].is, "%s: %lld", text, (long long)n);
    }
    for (size_t i = 0; i < KP_COUNT(bad); i++) {
        struct kp_source src = {"", bad[i], strlen(bad[i])};
        cr_assert_not(kpi_immediate(&src, (struct kpi_span){0, (uint32_t)src.len}, &n), "%s",
                      bad[i]);
    }
}

/* ---- what probes need --------------------------------------------------- */

#define OLD_BODY ".entry k(.param .u64 p) {\n" MARKS "ret;\n}\n"

Test(supports, targets)
{
    refuse(".version 8.0\n.target sm_90\n.address_size 32\n" OLD_BODY, "3:15", "64-bit addresses");
    refuse(".version 1.4\n.target sm_13\n" OLD_BODY, "2:9", "subnormal");
    refuse(".version 2.3 .target sm_20\n" OLD_BODY, "1:10", "alone on its line");
    refuse(".version 2.3\n.target sm_20 .address_size 64\n" OLD_BODY, "2:9", "alone on its line");
    refuse(".version 2.3 /* a\n */.target sm_20\n" OLD_BODY, "1:10", "alone on its line");
}

/* What is too old is overruled, and given back; with what else stands in the list of a target. */
Test(supports, old_texts)
{
    static const struct {
        const char *head, *want;
    } rows[] = {
        {".version 2.0\n.target sm_20, texmode_independent // a\n",
         KPI_OPEN ".version 3.1 // " KPI_CLOSE ".version 2.0\n" KPI_OPEN
                  ".target sm_35, texmode_independent  // " KPI_CLOSE
                  ".target sm_20, texmode_independent" KPI_OPEN},
        {"\t.version 3.0\n  .target sm_30", /* the rest of the line is what is inserted last */
         "\t" KPI_OPEN ".version 3.1 // " KPI_CLOSE ".version 3.0\n  " KPI_OPEN
         ".target sm_35 // " KPI_CLOSE ".target sm_30" KPI_OPEN "\n.visible .const"},
        {".version 4.2\n.target sm_30\n.address_size 64\n",
         ".version 4.2\n" KPI_OPEN ".target sm_35 // " KPI_CLOSE ".target sm_30\n.address_size 64"},
        {".version 8.0\n.target sm_90\n", ".version 8.0\n.target sm_90" KPI_OPEN}, /* no size */
    };
    for (size_t i = 0; i < KP_COUNT(rows); i++) {
        char *text = kp_asprintf("%s\n%s", rows[i].head, OLD_BODY);
        struct run r = run(text);
        cr_assert_eq(r.rc, KP_OK, "%s", r.errors);
        cr_assert(strstr(r.out.s, rows[i].want) == r.out.s, "%.200s", r.out.s);
        struct kp_source src = {"k.ptx", r.out.s, r.out.len};
        struct kp_str back = {0};
        cr_assert_eq(kpi_strip(&src, &back), KP_OK);
        cr_assert_str_eq(back.s, text);
        kp_str_free(&back);
        free(text);
        done(&r);
    }
}

Test(supports, names_that_are_taken)
{
    refuse(HEAD ".global .b32 kperf_control;\n.entry k() {\n" MARKS "}\n", "4:14", "are taken");
    refuse(ENTRY MARKS "mov.u32 %kperf_x, 0; ret; }\n", "11:9", "are taken");
}

Test(supports, called_functions_have_no_marks)
{
    refuse(HEAD ".func f() {\n// kperf.begin a\n// kperf.end a\nret;\n}\n.entry k() {" MARKS "}\n",
           "5:1", "cannot see the recording state of its caller");
}

Test(supports, exits_in_called_functions_are_told)
{
    struct run r = run(HEAD ".func f() {\n@%p1 exit;\nret;\n}\n.entry k() {" MARKS "}\n");
    cr_assert_eq(r.rc, KP_OK);
    cr_assert(strstr(r.errors, "k.ptx:5:1: warning: the records of a thread that ends"), "%s",
              r.errors);
    done(&r);
}

/* ---- which kernels ------------------------------------------------------ */

static struct run run_kernels(const char *text, const char *const *kernels, size_t n)
{
    struct kpi_options o = KPI_OPTIONS_DEFAULT;
    o.kernels = kernels;
    o.kernel_count = n;
    return run_with(text, &o);
}

#define THREE                                                                                      \
    HEAD ".entry a1_long() {" MARKS "ret;}\n.entry a1() {" MARKS "ret;}\n.entry none() {ret;}\n"

Test(choice, a_name_is_not_a_prefix)
{
    struct run r = run_kernels(THREE, (const char *const[]){"a1"}, 1);
    cr_assert_eq(r.rc, KP_OK);
    cr_assert_eq(json_array_size(json_object_get(r.map, "entries")), 1u);
    cr_assert_str_eq(string(entry_of(&r, 0), "name"), "a1");
    done(&r);
}

Test(choice, globs)
{
    struct run r = run_kernels(THREE, (const char *const[]){"*"}, 1);
    cr_assert_eq(r.rc, KP_OK);
    cr_assert_eq(json_array_size(json_object_get(r.map, "entries")), 2u);
    done(&r);
}

Test(choice, unknown_kernels)
{
    struct run r = run_kernels(THREE, (const char *const[]){"a1", "a1_lomg"}, 2);
    cr_assert_eq(r.rc, KP_USAGE);
    cr_assert(strstr(r.errors, "no kernel 'a1_lomg'; did you mean 'a1_long'?"), "%s", r.errors);
    cr_assert_eq(r.out.len, 0u);
    done(&r);
}

Test(choice, no_marks)
{
    struct run r = run_kernels(THREE, (const char *const[]){"none"}, 1);
    cr_assert_eq(r.rc, KP_MALFORMED);
    cr_assert(strstr(r.errors, "error: no marks in kernel 'none'"), "%s", r.errors);
    done(&r);
    r = run_kernels(THREE, (const char *const[]){"no*"}, 1);
    cr_assert_eq(r.rc, KP_MALFORMED);
    cr_assert(strstr(r.errors, "no marks in the kernels chosen"), "%s", r.errors);
    done(&r);
    r = run(HEAD ".entry k() { ret; }\n");
    cr_assert_eq(r.rc, KP_MALFORMED);
    cr_assert(strstr(r.errors, "no marks in any kernel"), "%s", r.errors);
    done(&r);
}

/* ---- plan --------------------------------------------------------------- */

static json_t *plan(const char *attributes, uint32_t threads, enum kpi_unit unit, uint32_t capacity,
                    struct run *r)
{
    struct kpi_options o = {.threads = threads, .unit = unit, .capacity = capacity};
    char *text = kp_asprintf(HEAD ".entry k() %s {\n" MARKS "ret; }\n", attributes);
    *r = good_with(text, &o);
    free(text);
    return entry_of(r, 0);
}

static void check_plan(const char *attributes, uint32_t threads, enum kpi_unit unit,
                       uint32_t capacity, long long units, long long bytes)
{
    struct run r;
    json_t *e = plan(attributes, threads, unit, capacity, &r);
    cr_assert_eq(number(e, "units"), units, "%s: %lld units", attributes, number(e, "units"));
    cr_assert_eq(number(e, "ring_bytes"), bytes, "%s: %lld bytes", attributes,
                 number(e, "ring_bytes"));
    cr_assert_eq(number(e, "capacity"), (long long)capacity);
    char *ring = kp_asprintf(".shared .align 1024 .b8 kperf_ring[%lld];", bytes);
    cr_assert_eq(count(r.out.s, ring), 1u);
    free(ring);
    done(&r);
}

Test(plan, rings)
{
    check_plan(".maxntid 256, 1, 1", 0, KPI_UNIT_WARP, 128, 8, 8192);
    check_plan(".reqntid 33", 0, KPI_UNIT_WARP, 128, 2, 2048);
    check_plan(".maxntid 8,8,3", 0, KPI_UNIT_WARP, 16, 6, 1024); /* 768 rounded up */
    check_plan("", 0, KPI_UNIT_WARP, 128, 32, 32768);
    check_plan("", 96, KPI_UNIT_WARP, 4, 3, 1024);
    check_plan(".maxntid 384", 0, KPI_UNIT_WARPGROUP, 512, 3, 12288);
    check_plan(".maxntid 384", 128, KPI_UNIT_WARPGROUP, 512, 1, 4096);
}

Test(plan, clusters_and_dimensions)
{
    struct run r;
    json_t *e = plan(".explicitcluster .reqntid 128, 1, 1 .reqnctapercluster 2, 1, 1", 0,
                     KPI_UNIT_WARP, 128, &r);
    cr_assert(json_is_true(json_object_get(e, "cluster")));
    cr_assert(strstr(r.out.s, "%clusterid.x"));
    cr_assert_null(strstr(r.out.s, "%ntid."));
    done(&r);
    e = plan("", 0, KPI_UNIT_WARP, 128, &r);
    cr_assert(json_is_false(json_object_get(e, "cluster")));
    cr_assert_null(strstr(r.out.s, "%clusterid"));
    cr_assert(strstr(r.out.s, "%ntid.y"));
    done(&r);
    /* .maxntid bounds the product alone: 256, 1, 1 may be launched as 16 x 16 */
    plan(".maxntid 256, 1, 1", 0, KPI_UNIT_WARP, 128, &r);
    cr_assert(strstr(r.out.s, "%ntid.y"));
    done(&r);
}

Test(plan, clusters_that_the_launch_asks_for)
{
    static const char *const signs[] = {"barrier.cluster.arrive;", "mov.u32 %r1, %cluster_ctarank;",
                                        "mapa.shared::cluster.u32 %r1, %r2, 0;"};
    for (size_t i = 0; i < KP_COUNT(signs); i++) {
        char *text = kp_asprintf(
            HEAD ".entry other() {" MARKS "ret;}\n.entry k() {" MARKS "%s\nret;}\n", signs[i]);
        struct run r = good(text);
        cr_assert(json_is_false(json_object_get(entry_of(&r, 0), "cluster")), "%s", signs[i]);
        cr_assert(json_is_true(json_object_get(entry_of(&r, 1), "cluster")), "%s", signs[i]);
        done(&r);
        free(text);
    }
}

Test(plan, shared_memory_that_is_left)
{
    /* 32 rings of 1024 bytes beside 16 KB: just what sm_80 takes; 4 bytes more do not fit */
    char *fits = kp_asprintf(".version 8.0\n.target sm_80\n.address_size 64\n"
                             ".shared .align 4 .b8 tile[%u];\n"
                             ".entry k() {" MARKS "mov.u32 %%r1, tile; ret; }\n",
                             16384);
    accept(fits);
    char *size = strstr(fits, "16384");
    memcpy(size, "16388", 5);
    struct run r = run(fits);
    cr_assert_eq(r.rc, KP_USAGE);
    cr_assert(strstr(r.errors,
                     "k.ptx:5:8: error: 32 rings of 128 records take 32768 bytes of shared "
                     "memory, and the kernel 16388; it can have 49152"),
              "%s", r.errors);
    done(&r);
    free(fits);
}

/* The second of three kernels names it; what it names twice counts once. */
Test(plan, shared_memory_of_the_module_is_of_those_that_name_it)
{
    struct run r = run(".version 8.0\n.target sm_80\n.address_size 64\n"
                       ".shared .align 4 .b8 tile[16388];\n"
                       ".entry k0() {" MARKS "ret; }\n"
                       ".entry k1() {" MARKS "mov.u32 %r1, tile;\nmov.u32 %r2, tile;\nret; }\n"
                       ".entry k2() {" MARKS "ret; }\n");
    cr_assert_eq(r.rc, KP_USAGE);
    cr_assert_eq(count(r.errors, "error:"), 1u, "%s", r.errors);
    cr_assert(strstr(r.errors, "and the kernel 16388; it can have 49152"), "%s", r.errors);
    done(&r);
}

Test(plan, what_options_may_not_be)
{
    struct kpi_options odd = {.capacity = 100}, huge = {.capacity = 65536},
                       wide = {.capacity = 4, .threads = 1025};
    struct run r = run_with(ENTRY MARKS "ret; }", &odd);
    cr_assert_eq(r.rc, KP_USAGE);
    cr_assert(strstr(r.errors, "a power of two"));
    done(&r);
    r = run_with(ENTRY MARKS "ret; }", &huge);
    cr_assert_eq(r.rc, KP_USAGE);
    cr_assert(strstr(r.errors,
                     "take 4194304 bytes of shared memory, and the kernel 0; it can have 232448"),
              "%s", r.errors);
    done(&r);
    r = run_with(ENTRY MARKS "ret; }", &wide);
    cr_assert_eq(r.rc, KP_USAGE);
    done(&r);
}

/* ---- what is put where -------------------------------------------------- */

Test(lower, records)
{
    struct run r =
        good(ENTRY "// kperf.begin a\n// kperf.instant b\n// kperf.begin c\n// kperf.end c\n"
                   "// kperf.end a\nret;\n}\n");
    /* kind << 30 | region; the pristine body has none */
    cr_assert_eq(count(r.out.s, "{0x0, %kperf_c};"), 1u);
    cr_assert_eq(count(r.out.s, "{0x80000001, %kperf_c};"), 1u);
    cr_assert_eq(count(r.out.s, "{0x2, %kperf_c};"), 1u);
    cr_assert_eq(count(r.out.s, "{0x40000002, %kperf_c};"), 1u);
    cr_assert_eq(count(r.out.s, "{0x40000000, %kperf_c};"), 1u);
    cr_assert_eq(count(r.out.s, "$kperf_probed:"), 1u);
    done(&r);
}

/* END of region 0 and BEGIN of region 1: one record, 3 << 30 | 0 << 16 | 1. */
Test(lower, neighbours_share_a_record)
{
    static const char *const between[] = {
        "// kperf.arrive x\n// kperf.wait y\n", ".loc 1 2 3\n", "{ .reg .pred %q; }\n",
        "foo.bar;\n", "label:\n", "// kperf.instant b\n",
    };
    for (size_t i = 0; i < KP_COUNT(between); i++) {
        char *text = kp_asprintf(ENTRY "// kperf.begin a\nx.y;\n// kperf.end a\n%s"
                                       "// kperf.begin c\nz.w;\n// kperf.end c\nret;\n}\n", between[i]);
        struct run r = good(text);
        bool shares = i < 3;
        cr_assert_eq(count(r.out.s, "{0xc0000001, %kperf_c};"), shares ? 1u : 0u, "%s", between[i]);
        cr_assert_eq(count(r.out.s, "{0x40000000, %kperf_c};"), shares ? 0u : 1u, "%s", between[i]);
        /* the instant is region 1, and pushes the last one to 2 */
        const char *own = i == 5 ? "{0x2, %kperf_c};" : "{0x1, %kperf_c};";
        const char *end = i == 5 ? "{0x40000002, %kperf_c};" : "{0x40000001, %kperf_c};";
        cr_assert_eq(count(r.out.s, own), shares ? 0u : 1u, "%s", between[i]);
        cr_assert_eq(count(r.out.s, end), 1u, "%s", between[i]);
        json_t *entry = json_array_get(json_object_get(r.map, "entries"), 0);
        cr_assert_eq(json_is_true(json_object_get(entry, "shared_boundaries")), shares);
        done(&r);
        free(text);
    }
}

Test(lower, each_boundary_its_own_record_when_asked)
{
    const struct kpi_options separate = {.separate = true, .capacity = 128};
    struct run r = run_with(ENTRY "// kperf.begin a\n// kperf.end a\n// kperf.begin b\n"
                                  "// kperf.end b\nret;\n}\n", &separate);
    cr_assert_eq(r.rc, KP_OK);
    cr_assert_eq(count(r.out.s, "{0x40000000, %kperf_c};"), 1u);
    cr_assert_eq(count(r.out.s, "{0x1, %kperf_c};"), 1u);
    done(&r);
}

Test(lower, record_stands_where_the_mark_does)
{
    struct run r = good(ENTRY "{ .reg .pred kperf_begin_a; } foo.bar;\n// kperf.end a\nret;\n}\n");
    const char *copy = strstr(r.out.s, "$kperf_probed:");
    cr_assert_not_null(copy);
    const char *begin = strstr(copy, "{0x0, %kperf_c}"), *op = strstr(copy, "foo.bar;"),
               *end = strstr(copy, "{0x40000000, %kperf_c}");
    cr_assert(begin && op && end && begin < op && op < end);
    done(&r);
}

Test(lower, variables_are_declared_once)
{
    struct run r =
        good(ENTRY ".shared .align 16 .b8 tile[4096];\n.local .b32 depot[4];\n.reg .b32 %r<4>;\n"
                   ".const .b32 c = 7;\n" MARKS "ret;\n}\n");
    cr_assert_eq(count(r.out.s, ".shared .align 16 .b8 tile[4096];"), 1u);
    cr_assert_eq(count(r.out.s, ".local .b32 depot[4];"), 1u);
    cr_assert_eq(count(r.out.s, ".const .b32 c = 7;"), 1u);
    cr_assert_eq(count(r.out.s, ".reg .b32 %r<4>;"), 2u);
    done(&r);
}

Test(lower, inner_variables_keep_one_body)
{
    struct run r = run(ENTRY "{\n  .shared .b32 x;\n}\n" MARKS "ret;\n}\n");
    cr_assert_eq(r.rc, KP_OK);
    cr_assert(strstr(r.errors, "k.ptx:8:3: warning: a variable of an inner scope"), "%s", r.errors);
    cr_assert_str_eq(string(entry_of(&r, 0), "mode"), "in-place");
    cr_assert_eq(count(r.out.s, ".shared .b32 x;"), 1u);
    cr_assert_null(strstr(r.out.s, "$kperf_probed"));
    done(&r);
}

Test(lower, in_place)
{
    struct kpi_options o = KPI_OPTIONS_DEFAULT;
    o.in_place = true;
    struct run r = good_with(ENTRY MARKS "@!%p1 ret;\nret;\n}\n", &o);
    cr_assert_str_eq(string(entry_of(&r, 0), "mode"), "in-place");
    cr_assert_eq(count(r.out.s, "bar.sync 0;"), 1u);
    cr_assert_eq(count(r.out.s, "st.global.v2.b64 [%kperf_d4+48]"), 2u); /* ends of drains */
    cr_assert_eq(count(r.out.s, "vote.sync.all.pred %kperf_p0, !%p1, %kperf_r0;"), 1u);
    cr_assert_eq(count(r.out.s, "@!%p1 or.pred %kperf_p0, %kperf_p0, %kperf_w;"), 1u);
    done(&r);
}

static bool stands_before(const char *text, const char *line, const char *what)
{
    const char *at = strstr(text, what);
    return at && memmem(text, (size_t)(at - text), line, strlen(line)) != NULL;
}

#define EXIT_STAMP "@%kperf_p0 st.global.v2.b64 [%kperf_d2+32], {%kperf_d0, %kperf_d1};"

/* The copy is on its way before the header is written, and the stamp comes last. */
Test(lower, a_drain_begins_with_its_copy)
{
    struct run r = good(ENTRY MARKS "ret;\n}\n");
    const char *drain = strstr(r.out.s, "cp.async.bulk.global.shared::cta.bulk_group [%kperf_d7], ");
    cr_assert(drain);
    cr_assert(stands_before(drain, "cp.async.bulk.commit_group;", "st.global.v2.b32 [%kperf_d4],"));
    cr_assert(stands_before(drain, "st.global.v2.b64 [%kperf_d4+48]", EXIT_STAMP));
    cr_assert(stands_before(drain, EXIT_STAMP, "cp.async.bulk.wait_group.read 0;"));
    /* a unit without a place does not copy, and is stamped */
    cr_assert(stands_before(r.out.s, "@%kperf_p2 bra $kperf_full;", "cp.async.bulk.global"));
    cr_assert(stands_before(drain, "red.global.add.u32 [%kperf_d5+16], 1;", "$kperf_left:"));
    done(&r);
}

Test(lower, every_end_is_stamped)
{
    struct run r = good(ENTRY MARKS "@%p1 exit;\n@!%p2 ret;\nexit;\n}\n");
    /* in each of two bodies one in line and one for all under predicates; the drain only in the
     * copy */
    cr_assert_eq(count(r.out.s, EXIT_STAMP), 4u);
    cr_assert_eq(count(r.out.s, "st.global.v2.b64 [%kperf_d4+48]"), 2u);
    cr_assert_eq(count(r.out.s, "atom."), 0u); /* places are computed */
    cr_assert_eq(count(r.out.s, "vote.sync.all.pred %kperf_p0, %p1, %kperf_r0;"), 2u);
    cr_assert_eq(count(r.out.s, "vote.sync.all.pred %kperf_p0, !%p2, %kperf_r0;"), 2u);
    done(&r);
}

Test(lower, falling_off_the_end)
{
    struct run r = good(ENTRY MARKS "}\n");
    cr_assert_eq(count(r.out.s, EXIT_STAMP), 2u);
    cr_assert_eq(count(r.out.s, "\tret;\n"), 2u);
    cr_assert(stands_before(r.out.s, "\tret;\n", "$kperf_probed:"));
    done(&r);
}

Test(lower, jumps_to_a_bare_end_are_ends)
{
    /* the jump is stamped, under its predicate; so is what falls into OUT, but
     * not the ret itself, which ptxas can then use as it did before */
    struct run r = good(ENTRY MARKS "@%p1 bra OUT;\nbar.sync 1;\nOUT:\n.loc 1 2 3\nret;\n}\n");
    cr_assert_eq(count(r.out.s, EXIT_STAMP), 4u);
    cr_assert_eq(count(r.out.s, "vote.sync.all.pred %kperf_p0, %p1, %kperf_r0;"), 2u);
    cr_assert(strstr(r.out.s, "OUT:\n.loc 1 2 3\nret;\n"));
    done(&r);
}

Test(lower, tables_keep_the_end_in_its_block)
{
    struct run r =
        good(ENTRY MARKS "ts: .branchtargets A, OUT;\nbrx.idx %r1, ts;\nA:\nbar.sync 1;\nbra OUT;\n"
                         "OUT:\nret;\n}\n");
    cr_assert_eq(count(r.out.s, EXIT_STAMP), 2u);
    cr_assert_null(strstr(r.out.s, "OUT:\nret;"));
    done(&r);
}

/* Those who stay do not pass what is done before others end; in the copy the writer goes there
 * alone, too, since its records have to. */
Test(lower, guarded_ends_go_out_of_line)
{
    struct run r =
        good(ENTRY "L:\n" MARKS "@%p1 ret;\n@!%p2 bra OUT;\n@%p3 bra L;\nOUT:\nret;\n}\n");
    cr_assert_eq(count(r.out.s, "@%kperf_p0 bra.uni $kperf_gone;"), 2u);
    cr_assert_eq(count(r.out.s, "@%kperf_p0 bra $kperf_drain;"), 2u);
    cr_assert_eq(count(r.out.s, "@%p1 or.pred %kperf_p0, %kperf_p0, %kperf_w;"), 1u);
    cr_assert_eq(count(r.out.s, "@!%p2 or.pred %kperf_p0, %kperf_p0, %kperf_w;"), 1u);
    cr_assert_eq(count(r.out.s, "\n$kperf_gone:"), 1u);
    cr_assert_eq(count(r.out.s, "\n$kperf_drain:"), 1u);
    /* the fall into OUT after the loop is an end, too */
    cr_assert_eq(count(r.out.s, EXIT_STAMP), 4u);
    done(&r);
}

/* What the launch says comes as the last parameter, if there are others or not. */
Test(lower, the_sample_as_a_parameter)
{
    struct kpi_options o = KPI_OPTIONS_DEFAULT;
    o.parameter = true;
    struct run r = good_with(ENTRY MARKS "ret;\n}\n", &o);
    cr_assert(strstr(r.out.s, "(.param .u64 p" KPI_OPEN ",\n\t.param .align 16 .b8 kperf_param[64]\n"
                              KPI_CLOSE ")"));
    cr_assert(strstr(r.out.s, "ld.param.v4.u32 {%kperf_r2, %kperf_r3, %kperf_r4, %kperf_r5}, "
                              "[kperf_param+0];"));
    cr_assert(strstr(r.out.s, "ld.param.u64 %kperf_d2, [kperf_param+16];")); /* stamps */
    cr_assert(strstr(r.out.s, "ld.param.u32 %kperf_r4, [kperf_param+24];")); /* how many */
    cr_assert(strstr(r.out.s, "ld.param.u64 %kperf_d5, [kperf_param+32];")); /* the area */
    cr_assert_null(strstr(r.out.s, "[kperf_param+40]")); /* its bytes: there is room for all */
    cr_assert_null(strstr(r.out.s, "kperf_control")); /* nor is it declared */
    cr_assert(json_is_true(json_object_get(entry_of(&r, 0), "parameter")));
    done(&r);
    r = good_with(HEAD ".visible .entry k()\n{\n" MARKS "ret;\n}\n", &o);
    cr_assert(strstr(r.out.s, ".entry k(" KPI_OPEN "\n\t.param .align 16"));
    done(&r);
    r = good_with(HEAD ".visible .entry k\n{\n" MARKS "ret;\n}\n", &o);
    cr_assert(strstr(r.out.s, ".entry k" KPI_OPEN "(\n\t.param .align 16 .b8 kperf_param[64]\n)"
                              KPI_CLOSE));
    done(&r);
}

/* A launch may have each probed CTA record one of its warp groups: the branch is taken by warps,
 * and decided by a vote, so that the assembler knows that none of them divides. */
Test(lower, warp_groups_in_turn)
{
    struct kpi_options o = KPI_OPTIONS_DEFAULT;
    o.parameter = o.turns = true;
    o.threads = 384;
    o.block_dimensions = 1;
    struct run r = good_with(ENTRY MARKS "ret;\n}\n", &o);
    const char *turn = strstr(r.out.s, "\tmov.u32 %kperf_r7, %tid.x;\n"
                                       "\tshr.u32 %kperf_r7, %kperf_r7, 7;\n"
                                       "\trem.u32 %kperf_r8, %kperf_r6, 3;\n"
                                       "\tld.param.u32 %kperf_r9, [kperf_param+56];\n");
    const char *vote = strstr(r.out.s, "vote.sync.any.pred %kperf_on, %kperf_on, %kperf_r9;");
    cr_assert(turn && vote);
    cr_assert_lt(turn, vote);
    cr_assert_lt(vote, strstr(r.out.s, "@%kperf_on bra.uni $kperf_probed;"));
    cr_assert_eq(json_integer_value(json_object_get(entry_of(&r, 0), "turns")), 3);
    done(&r);
    /* one group, one body, no parameter: nothing takes turns */
    struct kpi_options none[3] = {o, o, o};
    none[0].threads = 128;
    none[1].in_place = true;
    none[2].parameter = false;
    for (int i = 0; i < 3; i++) {
        r = good_with(ENTRY MARKS "ret;\n}\n", &none[i]);
        cr_assert_null(json_object_get(entry_of(&r, 0), "turns"));
        cr_assert_null(strstr(r.out.s, "rem.u32"));
        done(&r);
    }
}

/* Where the launch has a place for every unit no lane of the drain branches, and a header has no
 * more than its place does not say: CTA and SM, clocks, how many records, the drain's end. */
Test(lower, a_drain_that_is_sure_of_its_place)
{
    struct kpi_options o = KPI_OPTIONS_DEFAULT;
    o.parameter = true;
    struct run r = good_with(ENTRY MARKS "ret;\n}\n", &o);
    const char *drain = strstr(strstr(r.out.s, "$kperf_probed:"), "fence.proxy.async");
    cr_assert(drain);
    cr_assert_eq(count(drain, "bra"), 0u);
    cr_assert_null(strstr(r.out.s, "$kperf_left"));
    cr_assert_eq(count(drain, "@%kperf_w st.global"), 4u);
    cr_assert(strstr(drain, "@%kperf_w st.global.v2.b32 [%kperf_d4], {%kperf_r15, %kperf_r8};"));
    cr_assert(strstr(drain, "@%kperf_w st.global.v2.b64 [%kperf_d4+32], {%kperf_d0, %kperf_d1};"));
    cr_assert(strstr(drain, "@%kperf_w st.global.v2.b32 [%kperf_d4+16], {%kperf_r14, 0};"));
    cr_assert(strstr(drain, "@%kperf_w st.global.v2.b64 [%kperf_d4+48], {%kperf_d2, 0};"));
    done(&r);
}

/* It finds its unit by its ring: asked for again, the thread's number would live through the
 * body. */
Test(lower, a_sure_drain_asks_for_no_thread)
{
    struct kpi_options o = KPI_OPTIONS_DEFAULT;
    o.parameter = true;
    o.capacity = 64;
    struct run r = good_with(ENTRY MARKS "ret;\n}\n", &o);
    const char *probed = strstr(r.out.s, "$kperf_probed:");
    cr_assert(strstr(probed, "%tid.x")); /* where its ring is found */
    const char *drain = strstr(probed, "activemask.b32");
    cr_assert(drain);
    cr_assert_eq(count(drain, "%tid"), 0u);
    cr_assert(strstr(drain, "\tmov.u32 %kperf_r12, kperf_ring;\n"
                            "\tsub.u32 %kperf_r12, %kperf_b, %kperf_r12;\n"
                            "\tshr.u32 %kperf_r12, %kperf_r12, 9;\n"));
    done(&r);
}

/* A writer that leaves while others of its warp stay: all that are there pass its drain, and meet
 * again before the end. */
Test(lower, a_writer_that_leaves_first_is_followed_by_none)
{
    struct kpi_options o = KPI_OPTIONS_DEFAULT;
    o.parameter = true;
    struct run r = good_with(ENTRY MARKS "@!%p ret;\nbar.sync 0;\nret;\n}\n", &o);
    const char *probed = strstr(r.out.s, "$kperf_probed:");
    const char *site = strstr(probed, "vote.sync.all.pred %kperf_p0, !%p");
    cr_assert(site);
    const char *end = strstr(site, "@!%p ret;");
    cr_assert(strstr(site, "@%kperf_p0 bra.uni $kperf_drain;") < end);
    cr_assert(strstr(site, "@!%p mov.pred %kperf_s, %kperf_w;") < end);
    cr_assert(strstr(site, "vote.sync.any.pred %kperf_p1, %kperf_s, %kperf_r0;") < end);
    cr_assert(strstr(site, "@!%kperf_p1 bra.uni $kperf_stays;") < end);
    cr_assert(strstr(site, "@%kperf_s st.global.v2.b32 [%kperf_d4+16], {%kperf_r14, 0};") < end);
    cr_assert(strstr(site, "$kperf_stays:") < end);
    cr_assert_null(strstr(r.out.s, "or.pred %kperf_p0, %kperf_p0, %kperf_w"));
    done(&r);
}

/* A parameter for each of a control block's fields of its name. */
Test(lower, parameter_of_a_control_block)
{
    struct kpi_control c = {.area = 4096,
                            .area_bytes = 640,
                            .stamps = 7,
                            .stamp_count = 32,
                            .sample_every = 12,
                            .sample_phase = 5,
                            .sample_limit = UINT32_MAX,
                            .body = 3};
    kpi_control_sample(&c, 32); /* 5, 17 and 29; 12 is 3 * 4, and 3 * 0xaaaaaaab is 1 */
    struct kpi_parameter p = kpi_parameter_of(&c);
    cr_assert_eq(p.sample_start, 5u);
    cr_assert_eq(p.sample_inverse, 0xaaaaaaabu);
    cr_assert_eq(p.sample_shift, 2u);
    cr_assert_eq(p.sample_count, 3u);
    cr_assert_eq(p.stamps, 7u);
    cr_assert_eq(p.stamp_count, 32u);
    cr_assert_eq(p.area, 4096u);
    cr_assert_eq(p.area_bytes, 640u);
    cr_assert_eq(p.sample_every, 12u);
    cr_assert_eq(p.body, 3u);
    cr_assert_eq(p.zero, 0u);
}

/* Which body a CTA runs comes with it, too. */
Test(lower, bodies_by_a_parameter)
{
    struct kpi_options o = KPI_OPTIONS_DEFAULT;
    o.parameter = true;
    o.bodies = 2;
    struct run r = good_with(ENTRY "// kperf.begin a\nbar.sync 0;\n// kperf.end a\n"
                             "// kperf.begin b\nbar.sync 0;\n// kperf.end b\nret;\n}\n", &o);
    cr_assert_null(strstr(r.out.s, "kperf_control"));
    cr_assert(strstr(r.out.s, "ld.param.u32 %kperf_r1, [kperf_param+48];")); /* every */
    cr_assert(strstr(r.out.s, "ld.param.u32 %kperf_r2, [kperf_param+52];")); /* the body */
    done(&r);
}

/* Of a launch of one dimension the other two are not asked for. */
Test(lower, a_flat_launch)
{
    struct kpi_options o = KPI_OPTIONS_DEFAULT;
    o.grid_dimensions = o.block_dimensions = 1;
    struct run r = good_with(ENTRY MARKS "ret;\n}\n", &o);
    cr_assert_null(strstr(r.out.s, "%ctaid.y"));
    cr_assert_null(strstr(r.out.s, "%ctaid.z"));
    cr_assert_null(strstr(r.out.s, "%tid.y"));
    cr_assert(strstr(r.out.s, "mov.u32 %kperf_r0, %ctaid.x;"));  /* is it sampled? */
    cr_assert(strstr(r.out.s, "mov.u32 %kperf_r15, %ctaid.x;")); /* its stamp, its place */
    cr_assert(strstr(r.out.s, "mov.u32 %kperf_r7, %tid.x;"));
    done(&r);
}

/* Of one of two, the third; the stamp's thread is known where their number is. */
Test(lower, a_launch_of_two_dimensions)
{
    struct kpi_options o = KPI_OPTIONS_DEFAULT;
    o.grid_dimensions = 2;
    o.block_dimensions = 1;
    struct run r = good_with(ENTRY MARKS "ret;\n}\n", &o);
    cr_assert_null(strstr(r.out.s, "%ctaid.z"));
    cr_assert_null(strstr(r.out.s, "%nctaid.y"));
    cr_assert_null(strstr(r.out.s, "%tid.y"));
    cr_assert(strstr(r.out.s, "mov.u32 %kperf_r9, %ctaid.y;\n\tmov.u32 %kperf_r10, %nctaid.x;\n"
                              "\tmov.u32 %kperf_r11, %ctaid.x;\n"
                              "\tmad.lo.u32 %kperf_r0, %kperf_r9, %kperf_r10, %kperf_r11;"));
    done(&r);
}

/* Where every unit has a place records go there, together, and an end says how many, of which CTA,
 * and when; without the parameter each is stored at once, and a unit asks. */
Test(lower, straight_to_their_place)
{
    static const char *const loop =
        ENTRY ".reg .pred %p<2>;\n.reg .b32 %r<2>;\nmov.u32 %r1, 0;\n$L:\n"
        "// kperf.begin a\nbar.sync 0;\n// kperf.end a\nadd.u32 %r1, %r1, 1;\n"
        "setp.lt.u32 %p1, %r1, 9;\n@%p1 bra $L;\nret;\n}\n";
    struct kpi_options o = KPI_OPTIONS_DEFAULT;
    o.strategy = KPI_GLOBAL;
    o.keep = 64;
    o.parameter = true;
    struct run r = good_with(loop, &o);
    cr_assert(strstr(r.out.s, "\tand.b32 %kperf_t, %kperf_n, 63;\n"
                              "\tmad.wide.u32 %kperf_a, %kperf_t, 8, %kperf_g;\n"
                              "\t@%kperf_w st.volatile.global.v2.b32 [%kperf_a], "
                              "{0x0, %kperf_g0};\n"));
    cr_assert(strstr(r.out.s, "st.global.v2.b32 [%kperf_d4+16], {%kperf_n, %kperf_r15};\n"
                              "\t@%kperf_w st.global.v2.b64 [%kperf_d4+32], "
                              "{%kperf_d0, %kperf_d1};\n"));
    cr_assert_null(strstr(r.out.s, "st.volatile.shared"));
    cr_assert_null(strstr(r.out.s, "cp.async"));
    cr_assert_null(strstr(r.out.s, "red.global"));
    done(&r);
    o.parameter = false;
    r = good_with(loop, &o);
    cr_assert_null(strstr(r.out.s, "%kperf_g0"));
    cr_assert(strstr(r.out.s, "red.global"));
    done(&r);
}

/* What a body asks before its first load delays it.  Where a launch has as many threads as the text
 * is told, and all warps record, none asks whether it does, nor which lane it is. */
Test(lower, what_is_known_is_not_asked)
{
    static const char *const loop =
        ENTRY ".reg .pred %p<2>;\n.reg .b32 %r<2>;\nmov.u32 %r1, 0;\n$L:\n"
        "// kperf.begin a\nbar.sync 0;\n// kperf.end a\n// kperf.begin b\nbar.sync 0;\n"
        "// kperf.end b\nadd.u32 %r1, %r1, 1;\n"
        "setp.lt.u32 %p1, %r1, 9;\n@%p1 bra $L;\nret;\n}\n";
    struct kpi_options o = KPI_OPTIONS_DEFAULT;
    o.strategy = KPI_GLOBAL;
    o.keep = 64;
    o.parameter = o.all_threads = true;
    o.threads = 64;
    o.grid_dimensions = o.block_dimensions = 1;
    o.place = 2;
    struct run r = good_with(loop, &o);
    cr_assert(strstr(r.out.s, "mov.u32 %kperf_l, %tid.x;\n\tand.b32 %kperf_l, %kperf_l, 31;\n"));
    cr_assert_null(strstr(r.out.s, "%laneid"));
    cr_assert(strstr(r.out.s, "st.volatile.global.v2.b32 [%kperf_a+128], "));
    cr_assert(strstr(r.out.s, "[%kperf_d4+80], {%kperf_n, %kperf_r15};\n"));
    cr_assert_null(strstr(r.out.s, "setp.lt.and.u32 %kperf_p0, %kperf_r1, 2,"));
    done(&r);
    o.warps = 1;
    r = good_with(loop, &o);
    cr_assert(strstr(r.out.s, "mov.u32 %kperf_l, %laneid;\n"));
    done(&r);
    o.warps = 0;
    o.all_threads = false; /* more may come */
    r = good_with(loop, &o);
    cr_assert(strstr(r.out.s, "mov.u32 %kperf_l, %laneid;\n"));
    cr_assert(strstr(r.out.s, "setp.lt.and.u32 %kperf_p0, %kperf_r1, 2, %kperf_p0;\n"));
    done(&r);
}

/* Ends under predicates, each in two bodies: of all threads but the first, in whose warps no writer
 * leaves others behind; of all or none, where no vote is needed; of some. */
Test(lower, who_leaves_is_known)
{
#define ENDS(third)                                                                                \
    ENTRY ".reg .pred %p<4>;\n.reg .b32 %r<4>;\nbar.sync 0;\nld.param.u32 %r2, [p];\n" \
          "mov.u32 %r1, %tid.x;\nsetp.ne.s32 %p1, %r1, 0;\nsetp.lt.s32 %p2, %r2, 64;\n"            \
          "// kperf.begin a\nbar.sync 0;\n// kperf.end a\n@%p1 ret;\n@%p2 ret;\n" third "ret;\n}\n"
    struct kpi_options o = KPI_OPTIONS_DEFAULT;
    o.strategy = KPI_GLOBAL;
    o.keep = 64;
    o.parameter = o.all_threads = true;
    o.threads = 64;
    o.grid_dimensions = o.block_dimensions = 1;
    struct run r = good_with(ENDS(""), &o);
    cr_assert_eq(count(r.out.s, "vote.sync.all.pred %kperf_p0, %p1,"), 2u);
    cr_assert_eq(count(r.out.s, "@%p2 bra.uni $kperf_"), 2u);
    cr_assert_null(strstr(r.out.s, "vote.sync.all.pred %kperf_p0, %p2,"));
    cr_assert_null(strstr(r.out.s, "$kperf_stays"));
    done(&r);
    /* an end of whom nobody knows; a predicate that is written twice, or under another */
    r = good_with(ENDS("setp.eq.s32 %p3, %r1, 9;\n@%p3 ret;\n"), &o);
    cr_assert_eq(count(r.out.s, "vote.sync.all.pred %kperf_p0, %p3,"), 2u);
    cr_assert_eq(count(r.out.s, "$kperf_stays:"), 1u);
    done(&r);
    r = good_with(ENDS("setp.eq.s32 %p2, %r1, 9;\n@!%p2 ret;\n"), &o);
    cr_assert_eq(count(r.out.s, "vote.sync.all.pred %kperf_p0, %p2,"), 2u);
    cr_assert_eq(count(r.out.s, "vote.sync.all.pred %kperf_p0, !%p2,"), 2u);
    done(&r);
    r = good_with(ENDS("@%p2 mov.u32 %r2, %r1;\n"), &o);
    cr_assert_eq(count(r.out.s, "vote.sync.all.pred %kperf_p0, %p2,"), 2u);
    done(&r);
    /* the second of two is the contrary: the first leaves alone */
    r = good_with(ENDS("setp.ne.s32 %p0|%p3, %r1, 0;\n@%p3 ret;\n"), &o);
    cr_assert_eq(count(r.out.s, "vote.sync.all.pred %kperf_p0, %p3,"), 2u);
    cr_assert_eq(count(r.out.s, "$kperf_stays:"), 1u);
    done(&r);
    /* what a call returned, and what an address of the thread's own says */
    r = good_with(ENDS("ld.param.u32 %r3, [retval0];\nsetp.eq.s32 %p3, %r3, 9;\n@%p3 ret;\n"), &o);
    cr_assert_eq(count(r.out.s, "vote.sync.all.pred %kperf_p0, %p3,"), 2u);
    done(&r);
    r = good_with(ENDS("ld.param.u32 %r3, [%rd1];\nsetp.eq.s32 %p3, %r3, 9;\n@%p3 ret;\n"), &o);
    cr_assert_eq(count(r.out.s, "vote.sync.all.pred %kperf_p0, %p3,"), 2u);
    done(&r);
    o.block_dimensions = 2; /* the first of each row */
    r = good_with(ENDS(""), &o);
    cr_assert_eq(count(r.out.s, "$kperf_stays:"), 1u);
    done(&r);
#undef ENDS
}

Test(lower, without_a_mask_lane_0_works_alone)
{
    struct run r =
        good(".version 6.1\n.target sm_70\n.address_size 64\n.entry k() {\n" MARKS "ret; }\n");
    cr_assert_null(strstr(r.out.s, "activemask"));
    cr_assert_null(strstr(r.out.s, ".sync.idx"));
    cr_assert_null(strstr(r.out.s, "bar.warp.sync"));
    cr_assert_eq(count(r.out.s, "%laneid"), 2u);
    done(&r);
}

Test(lower, nothing_is_added_but_at_marks_and_ends)
{
    struct run r = good(THREE);
    const char *none = strstr(r.out.s, ".entry none() {ret;}");
    cr_assert_not_null(none);
    cr_assert_eq(count(r.out.s, KPI_CONTROL_SYMBOL "[80];"), 1u);
    done(&r);
}

/* ---- limits ------------------------------------------------------------- */

static char *repeat(const char *head, const char *what, size_t n, const char *tail)
{
    struct kp_str b = {0};
    kp_str_add(&b, head);
    for (size_t i = 0; i < n; i++)
        kp_str_addf(&b, what, (unsigned)i);
    kp_str_add(&b, tail);
    return kp_str_detach(&b);
}

Test(limits, depth_of_scopes)
{
    char *fits = repeat(ENTRY MARKS, "{", 1000, ""), *deep = repeat(ENTRY MARKS, "{", 1001, "");
    char *whole = repeat(fits, "}", 1000, "ret;}\n");
    accept(whole);
    refuse(deep, "11:1001", "scopes nest deeper than 1000");
    free(fits);
    free(deep);
    free(whole);
}

Test(limits, depth_of_regions)
{
    char *deep = repeat(ENTRY, "// kperf.begin r%u\n", 257, "ret;}\n");
    refuse(deep, "263:1", "regions nest deeper than 256");
    free(deep);
}

Test(limits, regions_of_a_kernel)
{
    char *many = repeat(ENTRY, "// kperf.instant i%u\n", 65537, "ret;}\n");
    refuse(many, "4:17", "more than 65536 regions");
    free(many);
}

/* To tell which of them share boundaries took half a minute.  Each ends right where the next
 * begins, and the first KPT_MAX_SHARED can say so in one record.  Twenty seconds of processor time kill the test's
 * process. */
Test(limits, many_regions)
{
    enum { REGIONS = 60000 };
    struct kp_str b = {0};
    cr_assert_eq(setrlimit(RLIMIT_CPU, &(struct rlimit){20, 20}), 0);
    kp_str_add(&b, ENTRY);
    for (int i = 0; i < REGIONS; i++)
        kp_str_addf(&b, "// kperf.begin r%d\nadd.s32 %%r1,%%r1,1;\n// kperf.end r%d\n", i, i);
    kp_str_add(&b, "ret;\n}\n");
    struct run r = good(b.s);
    const json_t *shared = json_object_get(entry_of(&r, 0), "shared_begins");
    cr_assert_eq(json_array_size(json_object_get(entry_of(&r, 0), "regions")), REGIONS);
    cr_assert_eq(json_array_size(shared), KPT_MAX_SHARED);
    cr_assert_eq(json_integer_value(json_array_get(shared, 0)), 1);
    cr_assert_eq(json_integer_value(json_array_get(shared, KPT_MAX_SHARED - 1)), KPT_MAX_SHARED);
    done(&r);
    kp_str_free(&b);
}

Test(limits, attributes_of_a_region)
{
    char *many =
        repeat(ENTRY "// kperf.begin a\n", "// kperf.arrive b%u\n", 257, "// kperf.end a\nret;}\n");
    refuse(many, "264:1", "more than 256 waits");
    free(many);
}

Test(limits, ends)
{
    /* some 6 kB each */
    char *many = repeat(ENTRY MARKS, "ret; ", 20000, "}\n");
    refuse(many, "4:17", "probes take more than 64 MB");
    free(many);
}

/* ---- clock reads behind CTA barriers ------------------------------------- */

/* How often the instrumented text makes a warp wait for a barrier. */
static size_t settled(const char *body, const char *how)
{
    char text[2048];
    snprintf(text, sizeof text, "%s%s", ENTRY, body);
    struct run r = good(text);
    size_t n = count(r.out.s, how);
    done(&r);
    return n;
}
#define WHOLE_WARP "bar.warp.sync 0xffffffff;"
#define THESE_LANES "activemask.b32 %kperf_t;"

Test(settle, a_record_behind_a_barrier)
{
    cr_assert_eq(settled("// kperf.begin a\nbar.sync 0;\n// kperf.end a\nret;\n}\n", WHOLE_WARP),
                 1);
    cr_assert_eq(
        settled("// kperf.begin a\nbarrier.sync 0;\n// kperf.end a\nret;\n}\n", THESE_LANES), 1);
    /* arithmetic and votes do not make the warp wait */
    cr_assert_eq(settled(".reg .b32 %r;\n// kperf.begin a\nbar.sync 0;\nadd.u32 %r, %r, 1;\n"
                         "// kperf.end a\nret;\n}\n",
                         WHOLE_WARP),
                 1);
    cr_assert_eq(settled(".reg .pred %p;\n// kperf.begin a\nbar.red.or.pred %p, 0, %p;\n"
                         "// kperf.end a\nret;\n}\n",
                         WHOLE_WARP),
                 1);
    /* the record may stand at a loop's head */
    cr_assert_eq(settled(".reg .pred %p;\n$L:\n// kperf.begin a\n// kperf.end a\nbar.sync 0;\n"
                         "@%p bra $L;\nret;\n}\n",
                         WHOLE_WARP),
                 1);
    cr_assert_eq(settled(".reg .pred %p;\n// kperf.begin a\n@%p bar.sync 0;\n// kperf.end a\n"
                         "ret;\n}\n",
                         THESE_LANES),
                 1);
}

Test(settle, every_spelling_of_a_barrier)
{
    static const char *const barriers[] = {
        "bar.sync 0;", "bar.cta.sync 0;", "bar.red.popc.u32 %r, 0, %p;",
        "bar.cta.red.popc.u32 %r, 0, %p;", "barrier.sync.aligned 0;", "barrier.cta.sync 0;",
        "barrier.red.popc.u32 %r, 0, %p;", "barrier.cta.red.aligned.popc.u32 %r, 0, %p;"};
    for (size_t i = 0; i < KP_COUNT(barriers); i++) {
        char body[256];
        snprintf(body, sizeof body, ".reg .b32 %%r;\n.reg .pred %%p;\n// kperf.begin a\n%s\n"
                 "// kperf.end a\nret;\n}\n", barriers[i]);
        cr_assert_eq(settled(body, i < 4 ? WHOLE_WARP : THESE_LANES), 1, "%s", barriers[i]);
    }
}

Test(settle, a_load_that_may_not_execute_settles_nothing)
{
    cr_assert_eq(settled(".reg .b32 %r;\n.reg .pred %p;\n// kperf.begin a\nbar.sync 0;\n"
                         "@%p ld.shared.u32 %r, [0];\n// kperf.end a\nret;\n}\n",
                         WHOLE_WARP),
                 1);
}

Test(settle, nothing_where_the_warp_waits_anyhow)
{
    cr_assert_eq(settled(".reg .b32 %r;\n// kperf.begin a\nbar.sync 0;\nld.shared.u32 %r, [0];\n"
                         "// kperf.end a\nret;\n}\n",
                         WHOLE_WARP),
                 0);
    cr_assert_eq(settled(".reg .b32 %r;\n// kperf.begin a\nbar.sync 0;\n$L:\n"
                         "ld.shared.u32 %r, [0];\n// kperf.end a\nret;\n}\n",
                         WHOLE_WARP),
                 0);
    cr_assert_eq(settled("// kperf.begin a\n// kperf.end a\nbar.sync 0;\nret;\n}\n", WHOLE_WARP),
                 0);
    cr_assert_eq(
        settled("// kperf.begin a\nbar.arrive 1, 64;\n// kperf.end a\nret;\n}\n", WHOLE_WARP), 0);
}

/* ---- labels in two bodies ------------------------------------------------------ */

/* ptxas would take a jump out of an inner scope of the copy, to a label further
 * on, for one to the label of the same name in the body before it. */
Test(labels, of_jumps_out_of_inner_scopes)
{
    struct run r = good(ENTRY "mov.u32 %r1, 0;\n" MARKS
                              "{ @%p1 bra OUT; }\n"
                              "{ T: .branchtargets OUT, END; brx.idx %r1, T; }\n"
                              "@%p2 bra HERE;\nOUT:\n"
                              "{ @%p1 bra IN; IN: }\nHERE:\nst.global.u32 [%rd1], 1;\n"
                              "END:\nst.global.u32 [%rd1], 2;\nret;\n}\n");
    cr_assert_eq(count(r.out.s, "bra OUT$kperf_copy;"), 1u);
    cr_assert_eq(count(r.out.s, ".branchtargets OUT$kperf_copy, END$kperf_copy;"), 1u);
    cr_assert_eq(count(r.out.s, "OUT$kperf_copy:"), 1u);
    cr_assert_eq(count(r.out.s, "END$kperf_copy:"), 1u);
    cr_assert_eq(count(r.out.s, "bra OUT;"), 1u); /* the body as it stands */
    cr_assert_eq(count(r.out.s, "bra HERE;"), 2u);
    cr_assert_eq(count(r.out.s, "bra IN;"), 2u);
    cr_assert_eq(count(r.out.s, "brx.idx %r1, T;"), 2u);
    done(&r);
}

Test(labels, of_ends_in_inner_scopes_are_of_one_body)
{
    struct kpi_options o = KPI_OPTIONS_DEFAULT;
    o.bodies = 2;
    struct run r = good_with(ENTRY MARKS "// kperf.begin z\n// kperf.end z\n"
                                         "L: { @%p1 exit; }\n@%p2 bra L;\nret;\n}\n", &o);
    cr_assert_eq(count(r.out.s, " $kperf_gone;"), 1u);
    cr_assert_eq(count(r.out.s, "$kperf_gone:"), 1u);
    cr_assert_eq(count(r.out.s, " $kperf_drain;"), 1u);
    cr_assert_eq(count(r.out.s, "$kperf_drain:"), 1u);
    cr_assert_eq(count(r.out.s, " $kperf_drain1;"), 1u);
    cr_assert_eq(count(r.out.s, "$kperf_drain1:"), 1u);
    done(&r);
}
