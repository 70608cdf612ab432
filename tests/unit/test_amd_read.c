/* The reader of AMDGCN: statements, flow, expressions, descriptors, what it refuses. */
#include "instrument_util.h"

#include "instrument/amd/amd.h"
#include "instrument/amd/regs.h"
#include "instrument/amd/symbols.h"

#include <sys/resource.h>

#define TARGET ".amdgcn_target \"amdgcn-amd-amdhsa--gfx942:sramecc+:xnack-\"\n" /* line 1 */
#define KERNEL TARGET ".text\n.type k,@function\nk:\n"                            /* to line 4 */
#define TAIL                                                                                       \
    "s_endpgm\n.size k, .-k\n.amdhsa_kernel k\n.amdhsa_next_free_vgpr 4\n"                         \
    ".amdhsa_next_free_sgpr 8\n.end_amdhsa_kernel\n"

static int read_text(const char *text, struct kpi_text *t, char *errors, size_t size)
{
    struct kp_source src = {"k.s", text, strlen(text)};
    FILE *file;
    int saved = capture_begin(&file);
    int rc = kpi_amd_read(&src, t);
    capture_end(saved, file, errors, size);
    return rc;
}

static void good_text(const char *text, struct kpi_text *t)
{
    char errors[4096];
    cr_assert_eq(read_text(text, t, errors, sizeof errors), KP_OK, "%s", errors);
    cr_assert_str_empty(errors);
}

/* The instructions of the first function, one a line, as the reader has them. */
static void expect_code(const char *text, const char *want)
{
    struct kpi_text t;
    struct kp_str code = {0};
    good_text(text, &t);
    cr_assert(t.functions.n);
    const struct kpi_function *f = &t.functions.v[0];
    for (uint32_t i = 0; i < f->stmt_count; i++) {
        const struct kpi_stmt *s = &t.stmts.v[f->first_stmt + i];
        if (s->kind != KPI_INSTRUCTION)
            continue;
        kp_str_addn(&code, t.src->text + s->begin, s->end - s->begin);
        kp_str_addc(&code, '\n');
    }
    cr_assert_str_eq(code.s ? code.s : "", want);
    kp_str_free(&code);
    kpi_text_free(&t);
}

static void refuse_text(const char *text, const char *message)
{
    struct kpi_text t;
    char errors[4096];
    cr_assert_eq(read_text(text, &t, errors, sizeof errors), KP_MALFORMED);
    cr_assert(strstr(errors, message), "%s", errors);
    kpi_text_free(&t);
}

/* One problem of kernel k, at this place. */
static void expect_problem(const char *text, const char *message)
{
    struct kpi_text t;
    char errors[4096];
    good_text(text, &t);
    FILE *file;
    int saved = capture_begin(&file);
    int rc = kpi_amd_check(&t, &t.functions.v[0]);
    capture_end(saved, file, errors, sizeof errors);
    cr_assert_eq(rc, KP_MALFORMED);
    cr_assert(strstr(errors, message) == errors, "%s", errors);
    cr_assert_eq(t.amd->problems.n, 1);
    kpi_text_free(&t);
}

static void expect_none(const char *text)
{
    struct kpi_text t;
    good_text(text, &t);
    cr_assert_eq(kpi_amd_check(&t, &t.functions.v[0]), KP_OK);
    kpi_text_free(&t);
}

/* ---- expressions: what llvm-mc 19 makes of them ------------------------------- */

static void expect_value(const char *expression, int64_t want)
{
    struct kpi_amd_symbols none = {0};
    int64_t v = 0;
    cr_assert(kpi_amd_evaluate(&none, expression, strlen(expression), &v), "%s", expression);
    cr_assert_eq(v, want, "%s: %lld", expression, (long long)v);
}

Test(amd_read, expressions)
{
    expect_value("1==1", -1);
    expect_value("1&&2", 1);
    expect_value("3|1<<2", 7);
    expect_value("2+3*4", 14);
    expect_value("8>>1-1", 3);
    expect_value("~1", -2);
    expect_value("!3", 0);
    expect_value("1<>2", -1);
    expect_value("2*3+1&3", 7);
    expect_value("5-2-1", 2);
    expect_value("010", 8);
    expect_value("0b11", 3);
    expect_value("6/4", 1);
    expect_value("-8>>1", 9223372036854775804);
    expect_value("5>=6", 0);
    expect_value("3!2", -1);
    expect_value("max(3, 9, (4))", 9);
    expect_value(" ( 0x1F + 1 ) /* x */ * 2", 64);
}

Test(amd_read, no_expressions)
{
    static const char *const bad[] = {"",    "1+",    "(1",  "1)", "x",    "1b",  "1/0", ". - 4",
                                      "max", "f(1)",  "1 2", "*3", "1.5",  "@",   "max(1",
                                      "%",   "1 << 64"};
    struct kpi_amd_symbols none = {0};
    for (size_t i = 0; i < KP_COUNT(bad); i++) {
        int64_t v;
        cr_assert(!kpi_amd_evaluate(&none, bad[i], strlen(bad[i]), &v), "%s", bad[i]);
    }
    char deep[4000];
    memset(deep, '(', sizeof deep);
    int64_t v;
    cr_assert(!kpi_amd_evaluate(&none, deep, sizeof deep, &v));
}

static const struct kpi_stmt *statement(const struct kpi_text *t, const char *op)
{
    for (size_t i = 0; i < t->stmts.n; i++)
        if (t->stmts.v[i].kind == KPI_INSTRUCTION && kpi_is(t->src, t->stmts.v[i].op, op))
            return &t->stmts.v[i];
    cr_assert_fail("no %s", op);
    abort();
}

/* ---- macros, symbols ---------------------------------------------------------- */

Test(amd_read, registers_by_name)
{
    expect_code(KERNEL ".set vA, 4\nv_mov_b32 v[vA+1], v[vA]\n.set vA, vA + 2\n"
                       "v_mov_b64 v[vA:vA+1], s[2*vA : 2*vA+1]\nfoo = 3\nS_NOP foo\n"
                       "s_mov_b32 s0, foo*2\nds_read_b32 v1, v2 offset:foo\n" TAIL,
                "v_mov_b32 v[5], v[4]\nv_mov_b64 v[6:7], s[12:13]\ns_nop 3\ns_mov_b32 s0, 3*2\n"
                "ds_read_b32 v1, v2 offset:3\ns_endpgm\n");
}

Test(amd_read, a_modifier_is_no_symbol)
{
    expect_code(KERNEL ".set offset, 7\nds_read_b32 v1, v2 offset:16\n" TAIL,
                "ds_read_b32 v1, v2 offset:16\ns_endpgm\n");
}

Test(amd_read, macro_arguments)
{
    expect_code(KERNEL ".macro m a, b=5, c:vararg\nx \\a \\b \\c\n.endm\n"
                       "m 1 2 3 4\nm 1, 2, 3, 4\nm (1 + 2) + 3, c=7\nm \"7\"\nm b=8, a=9\n" TAIL,
                "x 1 2 3 4\nx 1 2 3, 4\nx (1 + 2) + 3 5 7\nx 7 5\nx 9 8\ns_endpgm\n");
}

Test(amd_read, macros_in_macros)
{
    expect_code(KERNEL ".macro inner r\ns_nop \\r\n.endm\n.macro outer n\n.rept \\n\ninner \\@\n"
                       ".endr\n.endm\nouter 2\nouter 1\n" TAIL,
                "s_nop 0\ns_nop 0\ns_nop 3\ns_endpgm\n");
}

Test(amd_read, repetitions)
{
    expect_code(KERNEL ".set i, 0\n.rept 3\nv_mov_b32 v[i], i\n.set i, i+1\n.endr\n"
                       ".irp r, v7, v8\nv_not_b32 \\r, \\r\n.endr\n.irpc c, 12\ns_nop \\c\n.endr\n" TAIL,
                "v_mov_b32 v[0], 0\nv_mov_b32 v[1], 1\nv_mov_b32 v[2], 2\nv_not_b32 v7, v7\n"
                "v_not_b32 v8, v8\ns_nop 1\ns_nop 2\ns_endpgm\n");
}

Test(amd_read, conditions)
{
    expect_code(KERNEL ".set n, 2\n.if n == 1\ns_nop 1\n.elseif n == 2\ns_nop 2\n.if 0\ns_nop 9\n"
                       ".else\ns_nop 3\n.endif\n.else\ns_nop 4\n.endif\n.ifdef n\ns_nop 5\n.endif\n"
                       ".ifndef n\ns_nop 6\n.endif\n.ifc a b,a b\ns_nop 7\n.endif\n.ifnc a,b\n"
                       "s_nop 8\n.endif\n.ifb\ns_nop 10\n.endif\n.ifnb x\ns_nop 11\n.endif\n" TAIL,
                "s_nop 2\ns_nop 3\ns_nop 5\ns_nop 7\ns_nop 8\ns_nop 10\ns_nop 11\ns_endpgm\n");
}

/* Of two numbers, at the boundary and on both sides of it. */
Test(amd_read, comparisons)
{
    static const struct {
        const char *op;
        bool is[3]; /* of 1, 2 and 3 with 2 */
    } cases[] = {{"==", {0, 1, 0}}, {"!=", {1, 0, 1}}, {"<>", {1, 0, 1}}, {"<", {1, 0, 0}},
                 {"<=", {1, 1, 0}}, {">", {0, 0, 1}},  {">=", {0, 1, 1}}};
    for (size_t i = 0; i < KP_COUNT(cases); i++)
        for (int n = 1; n <= 3; n++) {
            char *text = kp_asprintf(KERNEL ".if %d %s 2\ns_nop 1\n.else\ns_nop 2\n.endif\n" TAIL,
                                     n, cases[i].op);
            expect_code(text, cases[i].is[n - 1] ? "s_nop 1\ns_endpgm\n" : "s_nop 2\ns_endpgm\n");
            free(text);
        }
}

Test(amd_read, the_generation_is_known)
{
    expect_code(KERNEL ".if .amdgcn.gfx_generation_number == 9 && "
                       ".amdgcn.gfx_generation_minor == 4\ns_nop 1\n.endif\n" TAIL,
                "s_nop 1\ns_endpgm\n");
}

Test(amd_read, comments_everywhere)
{
    expect_code(KERNEL "# s_nop 1\n  // s_nop 2\n; s_nop 3\ns_nop /* a\n b */ 4 // c\n"
                       "L: M: s_nop 5; d\n/* s_nop 6\n*/s_nop 7\n" TAIL,
                "s_nop 4\ns_nop 5\ns_nop 7\ns_endpgm\n");
}

Test(amd_read, included_files)
{
    char dir[] = "/tmp/kperf-include.XXXXXX";
    cr_assert(mkdtemp(dir));
    char *inner = kp_asprintf("%s/regs.inc", dir), *name = kp_asprintf("%s/k.s", dir);
    FILE *f = fopen(inner, "w");
    cr_assert(f);
    fputs(".set vA, 3\n.macro clear r\nv_mov_b32 v[\\r], 0\n.endm\n; kperf.begin a\n", f);
    fclose(f);
    static const char text[] = KERNEL ".include \"regs.inc\"\nclear vA\n; kperf.end a\n" TAIL;
    struct kp_source src = {name, text, sizeof text - 1};
    struct kpi_text t;
    cr_assert_eq(kpi_amd_read(&src, &t), KP_OK);
    cr_assert_eq(t.amd->problems.n, 0);
    cr_assert_eq(t.marks.n, 2);
    cr_assert_eq(kpi_line(&t, t.marks.v[0].at.at), 5);
    const struct kpi_stmt *s = statement(&t, "v_mov_b32");
    cr_assert(strncmp(t.src->text + s->begin, "v_mov_b32 v[3], 0", 17) == 0);
    kpi_text_free(&t);
    remove(inner);
    remove(dir);
    free(inner);
    free(name);
}

Test(amd_read, exitm_leaves_the_macro_alone)
{
    expect_code(KERNEL ".macro m\ns_nop 1\n.if 1\n.exitm\n.endif\ns_nop 2\n.endm\nm\ns_nop 3\n" TAIL,
                "s_nop 1\ns_nop 3\ns_endpgm\n");
}

/* ---- functions and flow ------------------------------------------------------- */

Test(amd_read, branches)
{
    struct kpi_text t;
    good_text(KERNEL "1: s_nop 0\ns_cbranch_scc1 1b\ns_cbranch_execz 1f\ns_branch .Lend\n1:\n.Lend:\n" TAIL,
              &t);
    const struct kpi_stmt *s = statement(&t, "s_cbranch_scc1");
    cr_assert_eq(s->flow, KPI_FLOW_JUMP);
    cr_assert(kpi_is(t.src, s->guard, "scc1"));
    cr_assert_eq(s->to, 1); /* the first statement */
    s = statement(&t, "s_cbranch_execz");
    cr_assert_eq(s->to, s - t.stmts.v + 3); /* two further on */
    s = statement(&t, "s_branch");
    cr_assert(kpi_is(t.src, s->target, ".Lend"));
    cr_assert_eq(s->guard.len, 0);
    cr_assert_eq(statement(&t, "s_endpgm")->flow, KPI_FLOW_EXIT);
    kpi_text_free(&t);
}

Test(amd_read, a_long_jump_is_a_jump)
{
    struct kpi_text t;
    good_text(KERNEL "s_getpc_b64 s[4:5]\n.Lpost:\ns_add_u32 s4, s4, (.Lfar-.Lpost)&4294967295\n"
                     "s_addc_u32 s5, s5, (.Lfar-.Lpost)>>32\ns_setpc_b64 s[4:5]\n.Lfar:\n" TAIL,
              &t);
    const struct kpi_stmt *s = statement(&t, "s_setpc_b64");
    cr_assert_eq(s->flow, KPI_FLOW_JUMP);
    cr_assert(kpi_is(t.src, s->target, ".Lfar"));
    cr_assert_eq(t.amd->problems.n, 0);
    kpi_text_free(&t);
}

Test(amd_read, several_functions)
{
    struct kpi_text t;
    good_text(TARGET ".text\n.type f,@function\nf:\ns_setpc_b64 s[30:31]\n.size f, .-f\n"
                     ".amdhsa_kernel a\n.end_amdhsa_kernel\na:\ns_nop 1\ns_endpgm\n"
                     ".section .rodata\n.long 5\n.text\nb:\ns_endpgm\n"
                     ".amdhsa_kernel b\n.end_amdhsa_kernel\n.amdhsa_kernel c\n.end_amdhsa_kernel\n",
              &t);
    cr_assert_eq(t.functions.n, 3);
    cr_assert(!t.functions.v[0].entry && t.functions.v[1].entry && t.functions.v[2].entry);
    cr_assert_eq(t.functions.v[1].stmt_count, 3); /* s_nop, s_endpgm, .text */
    cr_assert_eq(t.amd->kernels.n, 3);
    cr_assert_eq(t.amd->kernels.v[0].function, 1);
    cr_assert_eq(t.amd->kernels.v[1].function, 2);
    cr_assert_eq(t.amd->kernels.v[2].function, KPI_NO_FUNCTION);
    cr_assert_eq(t.amd->problems.n, 0);
    const char *text = t.src->text + t.functions.v[1].body_end;
    cr_assert(strncmp(text, ".section", 8) == 0);
    kpi_text_free(&t);
}

Test(amd_read, an_empty_kernel)
{
    struct kpi_text t;
    good_text(TARGET ".amdhsa_kernel k\n.end_amdhsa_kernel\nk:\n", &t);
    cr_assert_eq(t.functions.n, 1);
    cr_assert_eq(t.functions.v[0].stmt_count, 0);
    cr_assert_eq(t.functions.v[0].body_end, t.functions.v[0].body);
    kpi_text_free(&t);
}

/* ---- descriptors -------------------------------------------------------------- */

Test(amd_read, descriptor)
{
    struct kpi_text t;
    good_text(KERNEL "s_endpgm\n.set regs, 12\n.amdhsa_kernel k\n"
                     ".amdhsa_next_free_vgpr max(regs, 3)+1\n.amdhsa_next_free_sgpr later\n"
                     ".amdhsa_accum_offset 16\n.amdhsa_group_segment_fixed_size 0x400\n"
                     ".amdhsa_user_sgpr_kernarg_segment_ptr 1\n.amdhsa_user_sgpr_dispatch_ptr 1\n"
                     ".amdhsa_user_sgpr_private_segment_buffer 1\n.end_amdhsa_kernel\n.set later, 20\n",
              &t);
    const struct kpi_amd_kernel *k = &t.amd->kernels.v[0];
    cr_assert_eq(k->fields[KPI_AMD_NEXT_FREE_VGPR].value, 13);
    cr_assert(kpi_is(t.src, k->fields[KPI_AMD_NEXT_FREE_VGPR].at, "max(regs, 3)+1"));
    cr_assert_eq(k->fields[KPI_AMD_NEXT_FREE_SGPR].value, 20);
    cr_assert(k->fields[KPI_AMD_NEXT_FREE_SGPR].known);
    cr_assert_eq(k->fields[KPI_AMD_ACCUM_OFFSET].value, 16);
    cr_assert_eq(k->fields[KPI_AMD_GROUP_SEGMENT].value, 1024);
    cr_assert(!k->fields[KPI_AMD_KERNARG_SIZE].known);
    cr_assert_eq(k->user_sgprs, 8); /* 2 + 2 + 4 */
    cr_assert_eq(k->wave, 64);
    cr_assert_str_eq(t.amd->gfx, "gfx942");
    cr_assert_eq(t.amd->major * 10000 + t.amd->minor * 100 + t.amd->stepping, 90402);
    cr_assert(kpi_is(t.src, t.target, "amdgcn-amd-amdhsa--gfx942:sramecc+:xnack-"));
    cr_assert(strncmp(t.src->text + k->block_end_line, ".end_amdhsa_kernel", 18) == 0);
    cr_assert(strncmp(t.src->text + k->block.at, ".amdhsa_kernel k", 16) == 0);
    kpi_text_free(&t);
}

Test(amd_read, targets)
{
    static const struct {
        const char *target;
        unsigned major, minor, stepping, wave;
    } known[] = {{"gfx90a", 9, 0, 10, 64},
                 {"gfx950", 9, 5, 0, 64},
                 {"gfx1100", 11, 0, 0, 32},
                 {"gfx1201", 12, 0, 1, 32}};
    for (size_t i = 0; i < KP_COUNT(known); i++) {
        char *text = kp_asprintf(".amdgcn_target \"amdgcn-amd-amdhsa--%s\"\nk:\n" TAIL,
                                 known[i].target);
        struct kpi_text t;
        good_text(text, &t);
        cr_assert_str_eq(t.amd->gfx, known[i].target);
        cr_assert_eq(t.amd->major, known[i].major);
        cr_assert_eq(t.amd->minor, known[i].minor);
        cr_assert_eq(t.amd->stepping, known[i].stepping);
        cr_assert_eq(t.amd->kernels.v[0].wave, known[i].wave);
        kpi_text_free(&t);
        free(text);
    }
}

Test(amd_read, metadata)
{
    struct kpi_text t;
    good_text(KERNEL TAIL "\t.amdgpu_metadata\n---\namdhsa.kernels:\n  - .name: other\n"
                          "    .symbol: other.kd\n    .vgpr_count: 99\n  - .symbol: k.kd\n"
                          "    .vgpr_count:     24\n    .sgpr_count: '18'\n"
                          "    .reqd_workgroup_size: [ 64, 2, 1 ]\n    .kernarg_segment_size: 16\n"
                          "    .args:\n      - { .name: p, .size: 8, .offset: 0, .value_kind: global_buffer }\n"
                          "      - .offset: 8\n        .size: 4\n        .value_kind: hidden_block_count_x\n"
                          "...\n\t.end_amdgpu_metadata\ns_nop 1\n",
              &t);
    const struct kpi_amd_kernel *k = &t.amd->kernels.v[0];
    cr_assert_eq(k->keys[KPI_AMD_META_VGPR_COUNT].value, 24);
    cr_assert(kpi_is(t.src, k->keys[KPI_AMD_META_VGPR_COUNT].at, "24"));
    cr_assert_eq(k->keys[KPI_AMD_META_SGPR_COUNT].value, 18);
    cr_assert(kpi_is(t.src, k->keys[KPI_AMD_META_SGPR_COUNT].at, "'18'"));
    cr_assert(!k->keys[KPI_AMD_META_AGPR_COUNT].known);
    cr_assert_eq(k->args.n, 2);
    cr_assert(kpi_is(t.src, k->args.v[0].name, "p"));
    cr_assert_eq(k->args.v[1].offset, 8);
    const struct kpi_function *f = &t.functions.v[0];
    cr_assert(f->exact_ntid && f->ntid[0] == 64 && f->ntid[1] == 2 && f->ntid[2] == 1);
    const char *text = t.src->text + t.amd->metadata.at;
    cr_assert(strncmp(text, "\t.amdgpu_metadata", 17) == 0);
    cr_assert(strncmp(text + t.amd->metadata.len, "s_nop 1", 7) == 0);
    kpi_text_free(&t);
}

Test(amd_read, positions_in_metadata_count_bytes)
{
    struct kpi_text t;
    good_text(KERNEL TAIL ".amdgpu_metadata\namdhsa.kernels:\n  - .name: \"gr\xc3\xbc\xc3\x9f\"\n"
                          "    .symbol: k.kd\n    .vgpr_count: 4\n.end_amdgpu_metadata\n",
              &t);
    cr_assert(kpi_is(t.src, t.amd->kernels.v[0].keys[KPI_AMD_META_VGPR_COUNT].at, "4"));
    kpi_text_free(&t);
}

Test(amd_read, the_prologue_goes_behind_the_header)
{
    static const char *const headers[] = {
        "s_trap 2\n.fill 63, 4, 0xbf800000\nv_nop\n",
        "s_load_dword s8, s[0:1], 0x0\ns_waitcnt lgkmcnt(0)\ns_branch .L0\n.p2align 8\n.L0:\nv_nop\n"};
    for (size_t i = 0; i < 2; i++) {
        char *text = kp_asprintf(KERNEL "%ss_endpgm\n.amdhsa_kernel k\n"
                                        ".amdhsa_user_sgpr_kernarg_preload_length 2\n"
                                        ".end_amdhsa_kernel\n",
                                 headers[i]);
        struct kpi_text t;
        good_text(text, &t);
        const struct kpi_amd_kernel *k = &t.amd->kernels.v[0];
        cr_assert(k->preload_header);
        cr_assert(kpi_is(t.src, t.stmts.v[k->entry_stmt].op, "v_nop"));
        cr_assert_eq(t.amd->problems.n, 0);
        kpi_text_free(&t);
        free(text);
    }
    expect_problem(KERNEL "v_nop\ns_endpgm\n.amdhsa_kernel k\n"
                          ".amdhsa_user_sgpr_kernarg_preload_length 2\n.end_amdhsa_kernel\n",
                   "k.s:7:16: error: arguments are loaded before it begins");
}

/* ---- marks ------------------------------------------------------------------- */

Test(amd_read, marks)
{
    struct kpi_text t;
    good_text(KERNEL "\t;;#ASMSTART\n\t; kperf.begin load\n\t;;#ASMEND\ns_nop 0\n"
                     "// kperf.end load\n; kperf.wait full k=3\n" TAIL,
              &t);
    cr_assert_eq(t.marks.n, 3);
    cr_assert_eq(t.marks.v[0].op, KPI_BEGIN);
    cr_assert_str_eq(t.marks.v[0].name, "load");
    cr_assert(strncmp(t.src->text + t.marks.v[0].insert, "\t;;#ASMEND", 10) == 0);
    cr_assert_eq(t.marks.v[2].k, 3);
    cr_assert_eq(t.functions.v[0].mark_count, 3);
    kpi_text_free(&t);
}

Test(amd_read, marks_of_macros)
{
    struct kpi_text t;
    good_text(KERNEL ".macro b name\n; kperf.begin \\name\n.endm\nb one\nb two\n" TAIL, &t);
    cr_assert_eq(t.marks.n, 2);
    cr_assert_str_eq(t.marks.v[1].name, "two");
    cr_assert_eq(kpi_line(&t, t.marks.v[1].at.at), 9);
    kpi_text_free(&t);
}

Test(amd_read, marks_that_are_none)
{
    refuse_text(TARGET "; kperf.begin x\n" KERNEL TAIL, "k.s:2:1: error: a mark outside");
    refuse_text(KERNEL "; kperf.start x\n" TAIL, "k.s:5:9: error: unknown mark 'start'");
    refuse_text(KERNEL ".macro m\n; kperf.begin 1\n.endm\nm\n" TAIL,
                "k.s:8:7: error: the mark's name may hold");
    struct kpi_text t;
    char errors[4096];
    cr_assert_eq(read_text(KERNEL ";kperf.begin x\n" TAIL, &t, errors, sizeof errors), KP_OK);
    cr_assert(strstr(errors, "k.s:5:1: warning: ignored: a mark has a blank"), "%s", errors);
    kpi_text_free(&t);
    cr_assert_eq(read_text(KERNEL "s_nop 0 ; kperf.end x\n" TAIL, &t, errors, sizeof errors),
                 KP_OK);
    cr_assert(strstr(errors, "k.s:5:9: warning: ignored: a mark stands on a line of its own"), "%s",
              errors);
    kpi_text_free(&t);
}

/* ---- what cannot be seen through ----------------------------------------------- */

Test(amd_read, numbers_added_to_the_program_counter)
{
    expect_problem(KERNEL "s_getpc_b64 s[82:83]\ns_add_u32 s82, s82, 0x71d0\n" TAIL,
                   "k.s:5:1: error: a number is added to this program counter");
    expect_problem(KERNEL "s_getpc_b64 s[0:1]\ns_load_dword s4, s[0:1], 0x40\n" TAIL,
                   "k.s:5:1: error: a number is added");
    expect_none(KERNEL "s_getpc_b64 s[0:1]\ns_add_u32 s0, s0, table@rel32@lo+4\n"
                       "s_addc_u32 s1, s1, table@rel32@hi+12\ns_load_dword s4, s[0:1], 0x40\n" TAIL);
}

Test(amd_read, branches_by_numbers)
{
    expect_problem(KERNEL "s_nop 0\ns_branch 18\n" TAIL, "k.s:6:1: error: this branch goes to a number");
    expect_problem(KERNEL "s_cbranch_scc0 . + 8\n" TAIL, "k.s:5:1: error: this branch goes to a number");
    expect_problem(KERNEL "s_setpc_b64 s[4:5]\n" TAIL, "k.s:5:1: error: where this leads");
}

Test(amd_read, one_label_twice)
{
    struct run r = run(KERNEL "; kperf.begin a\n; kperf.end a\ns_endpgm\nk:\n" TAIL);
    cr_assert_eq(r.rc, KP_MALFORMED);
    cr_assert(strstr(r.errors, ":4:1: error: this kernel's label stands twice"), "%s", r.errors);
    done(&r);
}

Test(amd_read, raw_bytes)
{
    expect_problem(KERNEL ".macro add d\n.long 0xD6FE6A00+(\\d)\n.endm\ns_nop 0\nadd 3\n" TAIL,
                   "k.s:9:1: error: raw bytes in the code");
    expect_none(KERNEL TAIL ".text\n.long 5\n");
    expect_none(KERNEL ".fill 4, 4, 0xbf800000\n" TAIL);
    expect_none(KERNEL ".section .rodata\n.long 5\n.text\n" TAIL);
}

Test(amd_read, what_only_the_assembler_knows)
{
    expect_problem(KERNEL ".if . - k > 64\ns_nop 0\n.endif\n" TAIL,
                   "k.s:5:5: error: what this condition");
    expect_problem(KERNEL ".rept there\ns_nop 0\n.endr\n" TAIL, "k.s:5:1: error: how often");
    expect_problem(KERNEL "v_mov_b32 v[there], 0\n" TAIL, "k.s:5:12: error: which register");
    expect_problem(KERNEL ".include \"more.s\"\n" TAIL, "k.s:5:1: error: what this file holds");
}

/* What says how many registers there are, and how much LDS, must be there to be raised. */
Test(amd_read, metadata_that_cannot_be_edited)
{
#define META ".amdgpu_metadata\namdhsa.kernels: [{.symbol: k.kd, .vgpr_count: 4}]\n.end_amdgpu_metadata\n"
    expect_problem(KERNEL TAIL ".macro meta\n" META ".endm\nmeta\n",
                   "k.s:16:1: error: metadata that a macro or a file makes");
    expect_problem(KERNEL TAIL META META, "k.s:14:1: error: a second block of metadata");
    expect_problem(KERNEL TAIL ".amdgpu_metadata\namdhsa.kernels: [{\n.end_amdgpu_metadata\n",
                   "k.s:11:1: error: this metadata is not understood");
}

Test(amd_read, malformed)
{
    refuse_text(KERNEL ".if 1\n" TAIL, "an .if lacks its .endif");
    refuse_text(KERNEL ".else\n" TAIL, "k.s:5:1: error: there is no .if for this");
    refuse_text(KERNEL ".macro m\ns_nop 0\n" TAIL, "k.s:5:1: error: this does not end");
    refuse_text(KERNEL ".rept 2\ns_nop 0\n" TAIL, "k.s:5:1: error: this does not end");
    refuse_text(KERNEL ".rept 99999999\ns_nop 0\n.endr\n" TAIL,
                "k.s:5:7: error: repeated more than");
    refuse_text(KERNEL ".macro m\nm\n.endm\nm\n" TAIL, "k.s:8:1: error: macros and files nest deeper");
    refuse_text(KERNEL TAIL "/* no end", "this comment does not end");
    refuse_text(KERNEL TAIL ".amdhsa_kernel other\n.amdhsa_next_free_vgpr 4\n",
                "k.s:11:16: error: this descriptor has no .end_amdhsa_kernel");
    refuse_text(KERNEL ".macro m\n.amdhsa_next_free_vgpr 4\n.endm\n.amdhsa_kernel k\nm\n"
                       ".end_amdhsa_kernel\n",
                "k.s:9:1: error: a descriptor does not go on in a macro");
    refuse_text(KERNEL ".macro m\n.amdhsa_kernel k\n.amdhsa_next_free_vgpr 4\n.endm\nm\n"
                       ".end_amdhsa_kernel\n",
                "k.s:10:1: error: a descriptor does not go on in a macro, or behind it");
    /* The assembler takes what follows into the string, marks that were put there too. */
    refuse_text(KERNEL "s_nop\"0\n" TAIL, "k.s:5:6: error: this string does not end on its line");
    refuse_text(KERNEL ".macro m\n.ascii \"a\\\"\n.endm\n" TAIL,
                "k.s:6:8: error: this string does not end on its line");
    refuse_text(KERNEL TAIL ".amdgpu_metadata\n---\n", "k.s:11:1: error: this metadata has no");
    refuse_text(KERNEL TAIL ".end_amdhsa_kernel\n", "k.s:11:1: error: there is no .amdhsa_kernel");
    refuse_text(KERNEL ".amdhsa_kernel a\n" TAIL, "k.s:8:1: error: the descriptor before this one");
    refuse_text(KERNEL ".macro a\nb\nb\n.endm\n.macro b\nc\nc\n.endm\n.macro c\n.rept 1000000\n"
                       "s_mov_b32 s0, s1\n.endr\n.endm\na\na\na\na\na\n" TAIL,
                "expands to more than 16 MiB");
}

/* ---- contents ------------------------------------------------------------------- */

static long long held(const json_t *region, const char *of, const char *class)
{
    return (long long)json_integer_value(json_object_get(json_object_get(region, of), class));
}

Test(amd_read, contents_of_regions)
{
    static const char text[] =
        KERNEL "v_mov_b32 v9, 0\n; kperf.begin a\nglobal_load_dwordx4 v[0:3], v[4:5], off\n"
               "s_waitcnt vmcnt(0)\ns_load_dword s4, s[0:1], 0x0\n.Lloop:\n"
               "v_mfma_f32_16x16x16_f16 v[8:11], v[0:1], v[2:3], v[8:11]\nv_fma_f32 v1, v2, v3, v1\n"
               "v_mul_f32 v1, v2, v3\nds_write_b64 v1, v[2:3]\ns_sub_u32 s4, s4, 1\ns_barrier\n"
               "s_cbranch_scc1 .Lloop\n; kperf.end a\nglobal_store_dword v[4:5], v1, off\n" TAIL;
    struct kp_source src = {"k.s", text, sizeof text - 1};
    json_t *all = NULL;
    cr_assert_eq(kpi_contents(&src, &all), KP_OK);
    const json_t *k = json_object_get(all, "k");
    const json_t *r = json_array_get(json_object_get(k, "regions"), 0);
    cr_assert_eq(held(r, "code", "memory"), 2); /* the load, the LDS store */
    cr_assert_eq(held(r, "code", "bytes"), 24);
    cr_assert_eq(held(r, "code", "tensor"), 1);
    cr_assert_eq(held(r, "code", "float"), 2);
    cr_assert_eq(held(r, "code", "float_least"), 2); /* nothing is fused any more */
    cr_assert_eq(held(r, "code", "barrier"), 1);
    cr_assert_eq(held(r, "code", "wait"), 1);
    cr_assert_eq(held(r, "code", "alu"), 2); /* the scalar load, the subtraction */
    cr_assert_eq(held(r, "looped", "memory"), 1);
    cr_assert_eq(held(r, "looped", "bytes"), 8);
    cr_assert_eq(held(json_object_get(k, "whole"), "code", "memory"), 3);
    json_decref(all);
}

/* The map of an instrumented text must be read again. */
Test(amd_read, no_nul_in_json)
{
    json_t *j = kpi_json_bytes("a\0b\xff", 4);
    cr_assert_str_eq(json_string_value(j), "a?b?");
    json_decref(j);
}

Test(amd_read, inspect_counts_kinds)
{
    static const char text[] =
        KERNEL "v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7]\nbuffer_load_dword v1, off, "
               "s[0:3], 0\nds_read_b128 v[0:3], v4\nglobal_atomic_add_u32 v[0:1], v2, off\n"
               "s_wait_loadcnt 0x0\ns_barrier_signal -1\ns_barrier_wait -1\nv_exp_f32 v1, v1\n" TAIL;
    struct kp_source src = {"k.s", text, sizeof text - 1};
    json_t *report = NULL;
    cr_assert_eq(kpi_inspect(&src, &report), KP_OK);
    const json_t *k = json_array_get(json_object_get(report, "entries"), 0);
    cr_assert_str_eq(json_string_value(json_object_get(report, "target")), "gfx942");
    cr_assert_eq(held(k, "contents", "tensor"), 1);
    cr_assert_eq(held(k, "contents", "load"), 1);
    cr_assert_eq(held(k, "contents", "lds"), 1);
    cr_assert_eq(held(k, "contents", "atomic"), 1);
    cr_assert_eq(held(k, "contents", "wait"), 1);
    cr_assert_eq(held(k, "contents", "barrier"), 2);
    cr_assert_eq(held(k, "contents", "float"), 1);
    cr_assert_eq(held(k, "registers", "next_free_sgpr"), 8);
    cr_assert_eq(json_array_size(json_object_get(k, "sync")), 3);
    cr_assert_eq(json_integer_value(json_object_get(k, "wave_size")), 64);
    json_decref(report);
}

/* PTX begins with the directive .version, not with any word that begins so. */
Test(amd_read, whose_text_it_is)
{
    static const char ptx[] = "// x\n.version 8.0\n.amdhsa_", amd[] = ".versiontarget\n.amdhsa_";
    struct kp_source a = {"a", ptx, strlen(ptx)}, b = {"b", amd, strlen(amd)};
    cr_assert(kpi_ptx_claims(&a));
    cr_assert_not(kpi_ptx_claims(&b));
    cr_assert(kpi_amd_claims(&b));
}

/* Both took minutes: a minute of processor time kills the test's process. */
Test(amd_read, long_texts_are_gone_through_once)
{
    enum { MANY = 100000 };
    struct kpi_text t;
    struct kp_str b = {0};
    cr_assert_eq(setrlimit(RLIMIT_CPU, &(struct rlimit){60, 60}), 0);
    kp_str_add(&b, KERNEL TAIL ".amdgpu_metadata\namdhsa.kernels:\n  - .name: \"\xc3\xbc\"\n"
                               "    .symbol: k.kd\n    .args:\n");
    for (int i = 0; i < MANY; i++)
        kp_str_add(&b, "      - {.name: a, .offset: 0, .size: 8}\n");
    kp_str_add(&b, ".end_amdgpu_metadata\n");
    good_text(b.s, &t);
    cr_assert_eq(t.amd->kernels.v[0].args.n, MANY);
    struct kpi_span last = t.amd->kernels.v[0].args.v[MANY - 1].name;
    cr_assert(t.src->text[last.at] == 'a' && last.len == 1);
    kpi_text_free(&t);
    b.len = 0;
    kp_str_add(&b, KERNEL TAIL ".type f,@function\nf:\ns_endpgm\n.size f, .-f\n; ");
    for (int i = 0; i < 10 * MANY; i++)
        kp_str_add(&b, "f ");
    good_text(b.s, &t);
    cr_assert_eq(t.functions.n, 2);
    cr_assert(!kpi_amd_is_named(&t, &t.functions.v[1]));
    kpi_text_free(&t);
    kp_str_free(&b);
}

/* What calls, and what only says of what it is. */
Test(amd_read, who_names_a_function)
{
    static const struct {
        const char *line;
        bool names;
    } lines[] = {
        {"; f f\n", false},           {"// f\n", false},   {".globl f\n", false},
        {".type f, f\n", false},      {" f:\n", false},    {"s_nop 0 ; f\n", false},
        {"s_add_u32 s0, s0, f\n", true}, {".long f\n", true}, {"; f\n.long f\n", true},
        {".hidden f\n.long xf, f.a\n", false}, {"s_nop 0 ; f\ns_branch f", true},
    };
    for (size_t i = 0; i < KP_COUNT(lines); i++) {
        struct kpi_text t;
        char *text = kp_asprintf(KERNEL TAIL ".type f,@function\nf:\ns_endpgm\n.size f, .-f\n%s",
                                 lines[i].line);
        good_text(text, &t);
        cr_assert_eq(kpi_amd_is_named(&t, &t.functions.v[1]), lines[i].names, "%s", lines[i].line);
        kpi_text_free(&t);
        free(text);
    }
}

Test(amd_read, registers_and_what_is_none)
{
    static const struct {
        const char *text;
        char kind;
        unsigned first, count;
        size_t end;
    } cases[] = {
        {"v7,", 'v', 7, 1, 2},       {"s[4:7]", 's', 4, 4, 6},   {"a[ 3 ]", 'a', 3, 1, 6},
        {"acc2", 'a', 2, 1, 4},      {"v5.l", 'v', 5, 1, 4},     {"v999", 'v', 999, 1, 4},
        {"v[]", 0, 0, 0, 1},         {"v[:3]", 0, 0, 0, 1},      {"v[0:]", 0, 0, 0, 1},
        {"s", 0, 0, 0, 1},           {"v1000", 0, 0, 0, 5},      {"v[7:4]", 0, 0, 0, 1},
        {"vcc", 0, 0, 0, 3},
    };
    for (size_t i = 0; i < KP_COUNT(cases); i++) {
        size_t end;
        const char *text = cases[i].text;
        struct kpi_amd_tuple r = kpi_amd_tuple_at(text, 0, strlen(text), &end);
        cr_expect_eq(r.count, cases[i].count, "%s: %u", text, r.count);
        cr_expect_eq(r.kind, cases[i].kind, "%s: %d", text, r.kind);
        cr_expect_eq(r.first, cases[i].first, "%s: %u", text, r.first);
        cr_expect_eq(end, cases[i].end, "%s: %zu", text, end);
    }
}
