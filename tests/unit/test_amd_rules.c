/* Marks from outside in AMDGCN text. */
#include "instrument_util.h"

#include "instrument/rules/rules.h"

#define HEAD_AMD ".amdgcn_target \"amdgcn-amd-amdhsa--gfx942\"\nk:\n"
#define TAIL_AMD                                                                                   \
    "s_endpgm\n.amdhsa_kernel k\n.amdhsa_next_free_vgpr 8\n.amdhsa_next_free_sgpr 8\n"             \
    ".amdhsa_accum_offset 8\n.end_amdhsa_kernel\n"

static void expect_marked(const char *text, const char *rule, unsigned automatic, const char *want)
{
    struct kp_source src = {"k.s", text, strlen(text)};
    struct kp_source from = {"--mark", rule, rule ? strlen(rule) : 0};
    struct kpi_rule one = {&from, 0, from.len};
    struct kpi_rules rules = {.list = &one, .count = rule != NULL, .automatic = automatic};
    struct kp_str out = {0}, back = {0};
    json_t *report = NULL;
    cr_assert_eq(kpi_mark_by_rules(&src, &rules, &out, &report), KP_OK);
    cr_assert_str_eq(out.s, want);
    kpi_unmark(out.s, out.len, &back);
    cr_assert_str_eq(back.s, text);
    /* and the marks are read */
    struct kp_source marked = {"k.s", out.s, out.len};
    json_t *seen = NULL;
    cr_assert_eq(kpi_inspect(&marked, &seen), KP_OK);
    json_t *k = json_array_get(json_object_get(seen, "entries"), 0);
    size_t marks = 0, regions = 0;
    for (const char *s = want; (s = strstr(s, "/*kperf.")) != NULL; s++, marks++)
        regions += strncmp(s + 8, "begin", 5) == 0;
    cr_assert_eq(json_array_size(json_object_get(k, "marks")), marks);
    cr_assert_eq(json_array_size(json_object_get(report, "regions")), regions);
    json_decref(seen);
    json_decref(report);
    kp_str_free(&out);
    kp_str_free(&back);
}

Test(amd_rules, instructions)
{
    static const char text[] = HEAD_AMD "\tglobal_load_dword v1, v0, s[2:3] ; x\n\tv_nop\n"
                                        "\tglobal_load_dword v2, v0, s[2:3]\n\ts_waitcnt vmcnt(1)\n"
                                        "\tv_nop\n\ts_waitcnt vmcnt(0)\n" TAIL_AMD;
    expect_marked(text, "global_load* = load", 0,
                  HEAD_AMD "\t/*kperf.begin load*/global_load_dword v1, v0, s[2:3] ; x\n\tv_nop\n"
                           "\tglobal_load_dword v2, v0, s[2:3]/*kperf.end load*/\n\ts_waitcnt vmcnt(1)\n"
                           "\tv_nop\n\ts_waitcnt vmcnt(0)\n" TAIL_AMD);
    /* each wait by itself */
    expect_marked(text, "s_waitcnt* = wait", 0,
                  HEAD_AMD "\tglobal_load_dword v1, v0, s[2:3] ; x\n\tv_nop\n"
                           "\tglobal_load_dword v2, v0, s[2:3]\n"
                           "\t/*kperf.begin wait*/s_waitcnt vmcnt(1)/*kperf.end wait*/\n\tv_nop\n"
                           "\t/*kperf.begin wait*/s_waitcnt vmcnt(0)/*kperf.end wait*/\n" TAIL_AMD);
}

Test(amd_rules, what_is_found)
{
    static const char text[] = HEAD_AMD "v_mfma_f32_4x4x1_16b_f32 a[0:3], v0, v1, a[0:3]\n"
                                        "s_barrier\nbuffer_load_dword v1, off, s[0:3], 0\n" TAIL_AMD;
    expect_marked(text, NULL, KPI_AUTO_MMA | KPI_AUTO_BARRIERS | KPI_AUTO_LOADS,
                  HEAD_AMD "/*kperf.begin mma.t3*//*kperf.async mma.t3 engine=tensor*/"
                           "v_mfma_f32_4x4x1_16b_f32 a[0:3], v0, v1, a[0:3]/*kperf.end mma.t3*/\n"
                           "/*kperf.begin barrier.group.t4*//*kperf.wait group k=0*//*kperf.arrive group*/"
                           "s_barrier/*kperf.end barrier.group.t4*/\n"
                           "/*kperf.begin load.t5*//*kperf.async load.t5 engine=lsu*/"
                           "buffer_load_dword v1, off, s[0:3], 0/*kperf.end load.t5*/\n" TAIL_AMD);
}

/* A loop that waits for its loads does not only wait. */
Test(amd_rules, loops)
{
    static const char text[] = HEAD_AMD ".L1:\nglobal_load_dword v1, v0, s[2:3]\ns_waitcnt vmcnt(0)\n"
                                        "s_cbranch_scc1 .L1\n" TAIL_AMD;
    expect_marked(text, NULL, KPI_AUTO_LOOPS,
                  HEAD_AMD "/*kperf.begin loop.t4*/.L1:\nglobal_load_dword v1, v0, s[2:3]\n"
                           "s_waitcnt vmcnt(0)\ns_cbranch_scc1 .L1/*kperf.end loop.t4*/\n" TAIL_AMD);
    expect_marked(text, NULL, KPI_AUTO_WAITS,
                  HEAD_AMD ".L1:\nglobal_load_dword v1, v0, s[2:3]\n"
                           "/*kperf.begin wait.t5*/s_waitcnt vmcnt(0)/*kperf.end wait.t5*/\n"
                           "s_cbranch_scc1 .L1\n" TAIL_AMD);
}

/* A line with symbols is marked as a line, a macro's use as a whole. */
Test(amd_rules, what_macros_make)
{
    static const char text[] = HEAD_AMD ".set vA, 3\n.macro two\nds_read_b32 v1, v2\nv_nop\n.endm\n"
                                        " ds_read_b32 v[vA], v2\n two\ns_nop 1\n" TAIL_AMD;
    expect_marked(text, "text:8-9 = a", 0,
                  HEAD_AMD ".set vA, 3\n.macro two\nds_read_b32 v1, v2\nv_nop\n.endm\n"
                           "/*kperf.begin a*/ ds_read_b32 v[vA], v2\n two\n/*kperf.end a*/s_nop 1\n" TAIL_AMD);
    struct kp_source src = {"k.s", text, strlen(text)};
    struct kp_source from = {"--mark", "v_nop* = n", 10};
    struct kpi_rule one = {&from, 0, from.len};
    struct kpi_rules rules = {.list = &one, .count = 1};
    struct kp_str out = {0};
    json_t *report = NULL;
    FILE *file;
    char errors[2048];
    int saved = capture_begin(&file);
    cr_assert_eq(kpi_mark_by_rules(&src, &rules, &out, &report), KP_USAGE);
    capture_end(saved, file, errors, sizeof errors);
    cr_assert(strstr(errors, "this can be no region: it begins or ends within a macro"), "%s", errors);
    kp_str_free(&out);
}

/* A kernel whose label a macro makes: its name stands behind the file's own bytes. */
Test(amd_rules, kernels_that_macros_name)
{
#define NAMED ".amdgcn_target \"amdgcn-amd-amdhsa--gfx942\"\n.macro head n\n\\n:\n.endm\nhead k\n"
    expect_marked(NAMED "v_nop\n" TAIL_AMD, "v_nop = n", 0,
                  NAMED "/*kperf.begin n*/v_nop/*kperf.end n*/\n" TAIL_AMD);
}

/* The first instruction comes of the line that makes the label, or the last of the one that makes
 * the function's end: a mark round that line would stand outside the kernel. */
Test(amd_rules, lines_that_begin_or_end_a_kernel)
{
    static const char *const texts[] = {
        ".amdgcn_target \"amdgcn-amd-amdhsa--gfx942\"\n.macro head n\n\\n:\nv_nop\n.endm\nhead k\n"
        TAIL_AMD,
        HEAD_AMD ".macro tail n\nv_nop\n.size \\n, .-\\n\n.endm\ntail k\n" TAIL_AMD,
    };
    for (size_t i = 0; i < KP_COUNT(texts); i++) {
        struct kp_source src = {"k.s", texts[i], strlen(texts[i])};
        struct kp_source from = {"--mark", "v_nop = n", 9};
        struct kpi_rule one = {&from, 0, from.len};
        struct kpi_rules rules = {.list = &one, .count = 1};
        struct kp_str out = {0};
        json_t *report = NULL;
        FILE *file;
        char errors[2048];
        int saved = capture_begin(&file);
        cr_assert_eq(kpi_mark_by_rules(&src, &rules, &out, &report), KP_USAGE);
        capture_end(saved, file, errors, sizeof errors);
        cr_assert(strstr(errors, "this can be no region: it begins or ends within a macro"), "%s", errors);
        kp_str_free(&out);
    }
}

Test(amd_rules, source_lines_of_llvm)
{
    static const char text[] = HEAD_AMD ".file 1 \"/src/dir\" \"kernels.py\"\n.loc 1 7 3 prologue_end ; x\n"
                                        "v_nop\n.loc 1 8 3\ns_nop 0\n" TAIL_AMD;
    expect_marked(text, "kernels.py:7 = seven", 0,
                  HEAD_AMD ".file 1 \"/src/dir\" \"kernels.py\"\n.loc 1 7 3 prologue_end ; x\n"
                           "/*kperf.begin seven*/v_nop/*kperf.end seven*/\n.loc 1 8 3\ns_nop 0\n" TAIL_AMD);
}

/* A kernel whose label stands twice has no end that is known: nothing is marked in it. */
Test(amd_rules, a_label_that_stands_twice)
{
    static const char text[] = HEAD_AMD "\ts_barrier\nk:\n\ts_barrier\n" TAIL_AMD;
    struct kp_source src = {"k.s", text, strlen(text)};
    struct kpi_rules rules = {.automatic = KPI_AUTO_ALL};
    struct kp_str out = {0};
    json_t *report = NULL;
    kp_message_mute(true);
    int status = kpi_mark_by_rules(&src, &rules, &out, &report);
    kp_message_mute(false);
    cr_assert(out.len == 0 || !strstr(out.s, "kperf."), "%s", out.s);
    cr_assert_eq(status, KP_USAGE);
    json_decref(report);
    kp_str_free(&out);
}

/* ---- which wait waits for what ------------------------------------------------ */

#define HEAD_11 ".amdgcn_target \"amdgcn-amd-amdhsa--gfx1100\"\nk:\n"
#define HEAD_12 ".amdgcn_target \"amdgcn-amd-amdhsa--gfx1200\"\nk:\n"
#define TAIL_11                                                                                    \
    "s_endpgm\n.amdhsa_kernel k\n.amdhsa_next_free_vgpr 8\n.amdhsa_next_free_sgpr 8\n"             \
    ".end_amdhsa_kernel\n"
#define LOAD(line, ins) "/*kperf.begin load.t" line "*//*kperf.async load.t" line " engine=lsu*/"     \
                        ins "/*kperf.end load.t" line "*/\n"
#define WAIT(line, marks, ins) "/*kperf.begin wait.t" line "*/" marks ins "/*kperf.end wait.t" line "*/\n"
#define FOR(load, k) "/*kperf.wait load.t" load " k=" k "*/"
#define GET "global_load_dword v1, v0, s[2:3]"
#define PUT "global_store_dword v0, v1, s[2:3]"
#define WAITS_AND_LOADS (KPI_AUTO_WAITS | KPI_AUTO_LOADS)

/* All that came before the newest so many. */
Test(amd_rules, waits_by_counters)
{
    expect_marked(HEAD_AMD GET "\n" PUT "\ns_nop 0\ns_waitcnt vmcnt(1)\n" GET
                           "\ns_waitcnt vmcnt(1) lgkmcnt(0)\ns_waitcnt 0xf70\n" TAIL_AMD,
                  NULL, WAITS_AND_LOADS,
                  HEAD_AMD LOAD("3", GET) PUT "\ns_nop 0\n" WAIT("6", FOR("3", "0"), "s_waitcnt vmcnt(1)")
                           LOAD("7", GET) WAIT("8", "", "s_waitcnt vmcnt(1) lgkmcnt(0)")
                           WAIT("9", FOR("7", "0"), "s_waitcnt 0xf70") TAIL_AMD);
    /* From gfx10 on stores have their own counter. */
    expect_marked(HEAD_11 GET "\n" PUT "\ns_waitcnt vmcnt(1)\ns_waitcnt_vscnt null, 0x0\n"
                              "s_waitcnt vmcnt(0)\n" TAIL_11,
                  NULL, WAITS_AND_LOADS,
                  HEAD_11 LOAD("3", GET) PUT "\n" WAIT("5", "", "s_waitcnt vmcnt(1)")
                          WAIT("6", "", "s_waitcnt_vscnt null, 0x0")
                          WAIT("7", FOR("3", "0"), "s_waitcnt vmcnt(0)") TAIL_11);
    expect_marked(HEAD_12 "global_load_b32 v1, v0, s[2:3]\ns_wait_dscnt 0x0\n"
                          "s_wait_loadcnt_dscnt 0x1ff\ns_wait_loadcnt_dscnt 0x3f\n" TAIL_11,
                  NULL, WAITS_AND_LOADS,
                  HEAD_12 LOAD("3", "global_load_b32 v1, v0, s[2:3]") WAIT("4", "", "s_wait_dscnt 0x0")
                          WAIT("5", "", "s_wait_loadcnt_dscnt 0x1ff")
                          WAIT("6", FOR("3", "0"), "s_wait_loadcnt_dscnt 0x3f") TAIL_11);
}

/* One turn ahead: the first wait is for the load before the loop, each other for that of the turn
 * before. */
Test(amd_rules, waits_in_loops)
{
    expect_marked(HEAD_AMD GET "\n.L1:\n" GET "\ns_waitcnt vmcnt(1)\ns_cbranch_scc1 .L1\n" TAIL_AMD,
                  NULL, WAITS_AND_LOADS,
                  HEAD_AMD LOAD("3", GET) ".L1:\n" LOAD("5", GET)
                           WAIT("6", FOR("5", "1"), "s_waitcnt vmcnt(1)") "s_cbranch_scc1 .L1\n" TAIL_AMD);
    /* The loop has no end but by a branch out of it, and then it is another's wait. */
    expect_marked(HEAD_AMD ".L1:\n" GET "\ns_cbranch_scc0 .L2\ns_waitcnt vmcnt(0)\ns_branch .L1\n"
                           ".L2:\ns_waitcnt vmcnt(0)\n" TAIL_AMD,
                  NULL, WAITS_AND_LOADS,
                  HEAD_AMD ".L1:\n" LOAD("4", GET) "s_cbranch_scc0 .L2\n"
                           WAIT("6", FOR("4", "0"), "s_waitcnt vmcnt(0)") "s_branch .L1\n.L2:\n"
                           WAIT("9", FOR("4", "0"), "s_waitcnt vmcnt(0)") TAIL_AMD);
}

/* Loads of one region with waits between them: what is waited for is part of the region. */
Test(amd_rules, waits_within_what_they_wait_for)
{
    expect_marked(HEAD_AMD GET "\ns_waitcnt vmcnt(0)\n" GET "\n" TAIL_AMD, "global_load* = load",
                  KPI_AUTO_WAITS,
                  HEAD_AMD "/*kperf.begin load*/" GET "\n" WAIT("4", "", "s_waitcnt vmcnt(0)") GET
                           "/*kperf.end load*/\n" TAIL_AMD);
}

/* Waves of two kinds, the second behind a branch. */
Test(amd_rules, waits_of_roles)
{
    expect_marked(HEAD_AMD "s_cbranch_scc1 .L2\n" GET "\ns_waitcnt vmcnt(0)\ns_endpgm\n.L2:\ns_nop 0\n"
                           GET "\ns_waitcnt vmcnt(0)\n" TAIL_AMD,
                  NULL, WAITS_AND_LOADS,
                  HEAD_AMD "s_cbranch_scc1 .L2\n" LOAD("4", GET)
                           WAIT("5", FOR("4", "0"), "s_waitcnt vmcnt(0)") "s_endpgm\n.L2:\ns_nop 0\n"
                           LOAD("9", GET) WAIT("10", FOR("9", "0"), "s_waitcnt vmcnt(0)") TAIL_AMD);
}

/* Reads of LDS by a rule; scalar loads come back in any order, so that a wait for some tells
 * nothing. */
Test(amd_rules, waits_for_lds)
{
    static const char text[] = HEAD_AMD "ds_read_b32 v1, v2\ns_waitcnt lgkmcnt(0)\n.L1:\n"
                                        "s_load_dword s4, s[2:3], 0x0\nds_read_b32 v1, v2\n"
                                        "s_waitcnt lgkmcnt(1)\nds_read_b32 v1, v2\n" TAIL_AMD;
    struct kp_source src = {"k.s", text, strlen(text)};
    struct kp_source from = {"--mark", "ds_read* = lds", 14};
    struct kpi_rule one = {&from, 0, from.len};
    struct kpi_rules rules = {.list = &one, .count = 1, .automatic = KPI_AUTO_WAITS};
    struct kp_str out = {0};
    json_t *report = NULL;
    cr_assert_eq(kpi_mark_by_rules(&src, &rules, &out, &report), KP_OK);
    cr_assert_str_eq(out.s, HEAD_AMD
        "/*kperf.begin lds*//*kperf.async lds engine=lds*/ds_read_b32 v1, v2/*kperf.end lds*/\n"
        "/*kperf.begin wait.t4*//*kperf.wait lds k=0*/s_waitcnt lgkmcnt(0)/*kperf.end wait.t4*/\n"
        ".L1:\ns_load_dword s4, s[2:3], 0x0\n/*kperf.begin lds*/ds_read_b32 v1, v2\n"
        "/*kperf.begin wait.t8*/s_waitcnt lgkmcnt(1)/*kperf.end wait.t8*/\n"
        "ds_read_b32 v1, v2/*kperf.end lds*/\n" TAIL_AMD);
    json_t *unknown = json_object_get(report, "unknown"), *gap = json_array_get(unknown, 0);
    cr_assert_eq(json_array_size(unknown), 1);
    cr_assert_eq(json_integer_value(json_object_get(gap, "line")), 8);
    cr_assert(strstr(json_string_value(json_object_get(gap, "why")), "in any order"));
    json_decref(report);
    kp_str_free(&out);
}

/* All waves of the group pass each; on gfx12 in two steps. */
Test(amd_rules, barriers_of_the_group)
{
    expect_marked(HEAD_12 "s_barrier_signal -1\nv_nop\ns_wait_dscnt 0x0\ns_barrier_wait -1\n" TAIL_11,
                  NULL, KPI_AUTO_BARRIERS,
                  HEAD_12 "/*kperf.begin barrier.group.t3*//*kperf.arrive group*/s_barrier_signal -1"
                          "/*kperf.end barrier.group.t3*/\nv_nop\ns_wait_dscnt 0x0\n"
                          "/*kperf.begin barrier.group.t6*//*kperf.wait group k=0*/s_barrier_wait -1"
                          "/*kperf.end barrier.group.t6*/\n" TAIL_11);
    /* One that has a number is not followed, and the group's then is not told from it. */
    expect_marked(HEAD_12 "s_barrier_signal 1\ns_barrier_wait 1\n" TAIL_11, NULL, KPI_AUTO_BARRIERS,
                  HEAD_12 "/*kperf.begin barrier.t3*/s_barrier_signal 1\ns_barrier_wait 1"
                          "/*kperf.end barrier.t3*/\n" TAIL_11);
}
