/* Marks from outside in AMDGCN text. */
#include "instrument_util.h"

#include "instrument/rules.h"

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
    size_t marks = 0, async = 0;
    for (const char *s = want; (s = strstr(s, "/*kperf.")) != NULL; s++, marks++)
        async += strncmp(s + 8, "async", 5) == 0;
    cr_assert_eq(json_array_size(json_object_get(k, "marks")), marks);
    cr_assert_eq(json_array_size(json_object_get(report, "regions")), (marks - async) / 2);
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
                           "/*kperf.begin barrier.t4*/s_barrier/*kperf.end barrier.t4*/\n"
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
