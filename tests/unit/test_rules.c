/* Marks from outside: texts small enough to say by hand where each mark goes. */
#include <criterion/criterion.h>

#include <sys/resource.h>

#include "instrument/ptx/regs.h"
#include "instrument/rules/rules.h"

#define HEAD ".version 8.0\n.target sm_90a\n.address_size 64\n"

/* The text with marks, or NULL; owned. */
static char *marked(const char *text, const char *rule, const char *automatic, int want)
{
    struct kp_source src = {"k.ptx", text, strlen(text)};
    struct kp_source from = {"--mark", rule ? rule : "", rule ? strlen(rule) : 0};
    struct kpi_rule one = {&from, 0, from.len};
    struct kpi_rules rules = {.list = &one, .count = rule ? 1 : 0};
    struct kp_str out = {0};
    json_t *report = NULL;
    cr_assert(!automatic || kpi_auto_parse(automatic, &rules.automatic));
    int rc = kpi_mark_by_rules(&src, &rules, &out, &report);
    cr_assert_eq(rc, want, "status %d", rc);
    cr_assert_eq(report != NULL, rc == KP_OK);
    json_decref(report);
    if (rc == KP_OK) { /* and back */
        struct kp_str back = {0};
        kpi_unmark(out.s, out.len, &back);
        cr_assert_str_eq(back.s, text);
        kp_str_free(&back);
    }
    return rc == KP_OK ? kp_str_detach(&out) : NULL;
}

static void same(const char *text, const char *rule, const char *automatic, const char *want)
{
    char *got = marked(text, rule, automatic, KP_OK);
    cr_assert_str_eq(got, want);
    free(got);
}

static const char straight[] = HEAD ".file 1 \"/src/attn.py\"\n.file 2 \"/src/lib.py\"\n"
                                    ".entry k()\n{\n.reg .b32 %r<9>;\n"
                                    ".loc 1 10 1\nmov.u32 %r1, 1;\n"
                                    ".loc 1 12 1\nmov.u32 %r2, 2;\nadd.u32 %r3, %r1, %r2;\n"
                                    ".loc 2 40 1, function_name $L0, inlined_at 1 13 5\n"
                                    "mul.lo.u32 %r4, %r3, %r3;\n.loc 1 20 1\nret;\n}\n";

/* Source lines, and those of a function that was inlined there. */
Test(rules, source_lines)
{
    same(straight, "attn.py:12 = sum", NULL,
         HEAD ".file 1 \"/src/attn.py\"\n.file 2 \"/src/lib.py\"\n"
              ".entry k()\n{\n.reg .b32 %r<9>;\n"
              ".loc 1 10 1\nmov.u32 %r1, 1;\n"
              ".loc 1 12 1\n/*kperf.begin sum*/mov.u32 %r2, 2;\nadd.u32 %r3, %r1, %r2;"
              "/*kperf.end sum*/\n"
              ".loc 2 40 1, function_name $L0, inlined_at 1 13 5\n"
              "mul.lo.u32 %r4, %r3, %r3;\n.loc 1 20 1\nret;\n}\n");
    same(straight, "src/attn.py:11-13 = all engine=tma bytes=64", NULL,
         HEAD ".file 1 \"/src/attn.py\"\n.file 2 \"/src/lib.py\"\n"
              ".entry k()\n{\n.reg .b32 %r<9>;\n"
              ".loc 1 10 1\nmov.u32 %r1, 1;\n"
              ".loc 1 12 1\n/*kperf.begin all*//*kperf.async all engine=tma bytes=64*/"
              "mov.u32 %r2, 2;\nadd.u32 %r3, %r1, %r2;\n"
              ".loc 2 40 1, function_name $L0, inlined_at 1 13 5\n"
              "mul.lo.u32 %r4, %r3, %r3;/*kperf.end all*/\n.loc 1 20 1\nret;\n}\n");
}

/* Lines of the text: the seventh to ninth, of which `add` is an instruction alone. */
Test(rules, text_lines_and_patterns)
{
    static const char text[] = HEAD ".entry k()\n{\n.reg .b32 %r<9>;\nmov.u32 %r1, 1;\n"
                                    "mov.u32 %r2, 2; add.u32 %r3, %r1, %r2;\nret;\n}\n";
    same(text, "text:8 = two", NULL,
         HEAD ".entry k()\n{\n.reg .b32 %r<9>;\nmov.u32 %r1, 1;\n"
              "/*kperf.begin two*/mov.u32 %r2, 2; add.u32 %r3, %r1, %r2;/*kperf.end two*/\n"
              "ret;\n}\n");
    same(text, "add.* = sum", NULL,
         HEAD ".entry k()\n{\n.reg .b32 %r<9>;\nmov.u32 %r1, 1;\n"
              "mov.u32 %r2, 2; /*kperf.begin sum*/add.u32 %r3, %r1, %r2;/*kperf.end sum*/\n"
              "ret;\n}\n");
    same(text, "mov.u32 *2* = second", NULL,
         HEAD ".entry k()\n{\n.reg .b32 %r<9>;\nmov.u32 %r1, 1;\n"
              "/*kperf.begin second*/mov.u32 %r2, 2;/*kperf.end second*/ add.u32 %r3, %r1, %r2;\n"
              "ret;\n}\n");
}

static const char looped[] = HEAD ".entry k()\n{\n.reg .b32 %r<9>; .reg .pred %p<3>;\n"
                                  "mov.u32 %r1, 1;\n"
                                  "outer:\n"
                                  "spin:\nmbarrier.try_wait.parity.shared.b64 %p1, [full], %r1;\n"
                                  "@%p1 bra done;\nbra spin;\ndone:\n"
                                  "add.u32 %r1, %r1, 1;\n"
                                  "setp.lt.u32 %p2, %r1, 9;\n@%p2 bra outer;\nret;\n}\n";

/* A wait is a region with its loop, up to the label where it goes on; the loop round it is
 * the innermost, since one that waits is none. */
Test(rules, waits_and_loops)
{
    same(looped, NULL, "waits",
         HEAD ".entry k()\n{\n.reg .b32 %r<9>; .reg .pred %p<3>;\nmov.u32 %r1, 1;\nouter:\n"
              "/*kperf.begin wait.full.t10*/spin:\n"
              "mbarrier.try_wait.parity.shared.b64 %p1, [full], %r1;\n"
              "@%p1 bra done;\nbra spin;\ndone:/*kperf.end wait.full.t10*/\n"
              "add.u32 %r1, %r1, 1;\nsetp.lt.u32 %p2, %r1, 9;\n@%p2 bra outer;\nret;\n}\n");
    same(looped, NULL, "loops,waits",
         HEAD ".entry k()\n{\n.reg .b32 %r<9>; .reg .pred %p<3>;\nmov.u32 %r1, 1;\n"
              "/*kperf.begin loop.t10*/outer:\n"
              "/*kperf.begin wait.full.t10*/spin:\n"
              "mbarrier.try_wait.parity.shared.b64 %p1, [full], %r1;\n"
              "@%p1 bra done;\nbra spin;\ndone:/*kperf.end wait.full.t10*/\n"
              "add.u32 %r1, %r1, 1;\nsetp.lt.u32 %p2, %r1, 9;\n@%p2 bra outer;"
              "/*kperf.end loop.t10*/\nret;\n}\n");
    same(looped, "loop@10 = main", NULL,
         HEAD ".entry k()\n{\n.reg .b32 %r<9>; .reg .pred %p<3>;\nmov.u32 %r1, 1;\n"
              "/*kperf.begin main*/outer:\nspin:\n"
              "mbarrier.try_wait.parity.shared.b64 %p1, [full], %r1;\n"
              "@%p1 bra done;\nbra spin;\ndone:\n"
              "add.u32 %r1, %r1, 1;\nsetp.lt.u32 %p2, %r1, 9;\n@%p2 bra outer;"
              "/*kperf.end main*/\nret;\n}\n");
    same(looped, "label spin..done = w", NULL,
         HEAD ".entry k()\n{\n.reg .b32 %r<9>; .reg .pred %p<3>;\nmov.u32 %r1, 1;\nouter:\n"
              "/*kperf.begin w*/spin:\nmbarrier.try_wait.parity.shared.b64 %p1, [full], %r1;\n"
              "@%p1 bra done;\nbra spin;\ndone:/*kperf.end w*/\n"
              "add.u32 %r1, %r1, 1;\nsetp.lt.u32 %p2, %r1, 9;\n@%p2 bra outer;\nret;\n}\n");
}

/* libcu++'s wait (nvcc 13.0, cuda::barrier): entered by a jump into its middle, with a way back
 * from a counter before its head, one from a comparison of times and two from behind a sleep. */
#define SLEEPS_HEAD                                                                               \
    HEAD ".entry k()\n{\n.reg .b32 %r<19>; .reg .b64 %rd<9>; .reg .pred %p<9>;\nmov.u32 %r1, 1;\n" \
         "outer:\nmov.u32 %r2, 0;\n"
#define SLEEPS_BODY                                                                            \
    "\nmore:\nadd.s32 %r2, %r2, 1;\nlook:\n{\n.reg .pred p;\n"                                 \
    "mbarrier.try_wait.parity.shared.b64 p, [full], %r1;\nselp.b32 %r3, 1, 0, p;\n}\n"         \
    "setp.eq.s32 %p1, %r3, 0;\n@%p1 bra failed;\nbra.uni done;\nfailed:\n"                    \
    "setp.lt.s32 %p2, %r2, 16;\n@%p2 bra more;\nmov.u64 %rd1, %globaltimer;\n"                 \
    "setp.lt.s64 %p3, %rd1, 4000000;\n@%p3 bra soon;\nbra.uni late;\nsoon:\n"                 \
    "setp.lt.s64 %p4, %rd1, 40000;\n@%p4 bra look;\nnanosleep.u32 %r4;\nbra.uni look;\n"      \
    "late:\nmov.u32 %r5, 1000000;\nnanosleep.u32 %r5;\nbra.uni look;\ndone:"
#define SLEEPS_TAIL "\nadd.u32 %r1, %r1, 1;\nsetp.lt.u32 %p5, %r1, 9;\n@%p5 bra outer;"

Test(rules, waits_that_sleep)
{
    same(SLEEPS_HEAD "bra.uni look;\n" SLEEPS_BODY SLEEPS_TAIL "\nret;\n}\n", NULL, "loops,waits",
         HEAD ".entry k()\n{\n.reg .b32 %r<19>; .reg .b64 %rd<9>; .reg .pred %p<9>;\n"
              "mov.u32 %r1, 1;\n/*kperf.begin loop.t9*/outer:\nmov.u32 %r2, 0;\n"
              "/*kperf.begin wait.full.t17*/bra.uni look;\n" SLEEPS_BODY
              "/*kperf.end wait.full.t17*/" SLEEPS_TAIL "/*kperf.end loop.t9*/\nret;\n}\n");
}

/* From the fence to the wait; two copies with address arithmetic between are one region. */
Test(rules, matrix_instructions_and_copies)
{
    same(HEAD ".entry k()\n{\n"
              "cp.async.cg.shared.global [%r1], [%rd1], 16;\nadd.u32 %r1, %r1, 16;\n"
              "cp.async.cg.shared.global [%r1], [%rd1], 16;\ncp.async.commit_group;\n"
              "wgmma.fence.sync.aligned;\nwgmma.mma_async.sync.aligned.m64n8k16.f32.bf16.bf16 x;\n"
              "wgmma.commit_group.sync.aligned;\nwgmma.wait_group.sync.aligned 0;\nret;\n}\n",
         NULL, "mma,loads",
         HEAD ".entry k()\n{\n"
              "/*kperf.begin load.t6*//*kperf.async load.t6 engine=lsu bytes=1024*/"
              "cp.async.cg.shared.global [%r1], [%rd1], 16;\nadd.u32 %r1, %r1, 16;\n"
              "cp.async.cg.shared.global [%r1], [%rd1], 16;/*kperf.end load.t6*/\n"
              "cp.async.commit_group;\n"
              "/*kperf.begin mma.t11*//*kperf.async mma.t11 engine=tensor flops=16384*/"
              "wgmma.fence.sync.aligned;\nwgmma.mma_async.sync.aligned.m64n8k16.f32.bf16.bf16 x;\n"
              "wgmma.commit_group.sync.aligned;\nwgmma.wait_group.sync.aligned 0;"
              "/*kperf.end mma.t11*/\nret;\n}\n");
}

/* What Triton puts behind a product that is not waited for yet, copies and their commit, is none of
 * the product's. */
Test(rules, copies_behind_matrix_instructions)
{
    same(HEAD ".entry k()\n{\nwgmma.fence.sync.aligned;\n"
              "wgmma.mma_async.sync.aligned.m64n8k16.f32.bf16.bf16 x;\n"
              "wgmma.commit_group.sync.aligned;\nadd.u32 %r1, %r1, 16;\nbar.sync 0;\n"
              "cp.async.cg.shared.global [%r1], [%rd1], 16;\ncp.async.commit_group;\n"
              "add.u32 %r1, %r1, 16;\nwgmma.wait_group.sync.aligned 0;\nret;\n}\n",
         NULL, "waits,mma,loads",
         HEAD ".entry k()\n{\n"
              "/*kperf.begin mma.t7*//*kperf.async mma.t7 engine=tensor flops=16384*/"
              "wgmma.fence.sync.aligned;\n"
              "wgmma.mma_async.sync.aligned.m64n8k16.f32.bf16.bf16 x;\n"
              "wgmma.commit_group.sync.aligned;/*kperf.end mma.t7*/\n"
              "add.u32 %r1, %r1, 16;\nbar.sync 0;\n"
              "/*kperf.begin load.t11*//*kperf.async load.t11 engine=lsu bytes=512*/"
              "cp.async.cg.shared.global [%r1], [%rd1], 16;/*kperf.end load.t11*/\n"
              "cp.async.commit_group;\nadd.u32 %r1, %r1, 16;\n"
              "/*kperf.begin wait.t14*//*kperf.wait mma.t7 k=0*/wgmma.wait_group.sync.aligned 0;"
              "/*kperf.end wait.t14*/\nret;\n}\n");
}

/* A kernel with marks of its own, in which nothing else is found, stays as it is. */
Test(rules, nothing_beside_marks)
{
    static const char text[] = HEAD ".entry k()\n{\n// kperf.begin a\nbra there;\nthere:\n"
                                    "// kperf.end a\nret;\n}\n";
    same(text, NULL, "waits,mma", text);
    static const char bare[] = HEAD ".entry k()\n{\nret;\n}\n";
    cr_assert_null(marked(bare, NULL, "all", KP_USAGE));
}

/* What cannot be a region, and rules that mean nothing. */
Test(rules, refusals)
{
    static const char *const none[] = {
        "attn.py:99 = x",   "atn.py:12 = x",    "add.f32 = x",       "label a..b = x",
        "loop@3 = x",       "text:1-3 = x",     "attn.py:12",        "attn.py:12 = 1x",
        "loop@ = x",        "label a = x",      " = x",              "attn.py:12 = x k=1",
        "ret = x",          "attn.py:13-12 = x",
    };
    for (size_t i = 0; i < KP_COUNT(none); i++)
        cr_assert_null(marked(straight, none[i], NULL, KP_USAGE), "%s", none[i]);
}

/* Two jumps into the middle: what is before and behind can be regions, the whole cannot. */
Test(rules, one_way_in)
{
    same(HEAD ".entry k()\n{\n@%p1 bra mid;\nadd.u32 %r1, %r1, 1;\nadd.u32 %r1, %r1, 2;\n"
              "mid:\nadd.u32 %r1, %r1, 3;\nadd.u32 %r1, %r1, 4;\nret;\n}\n",
         "text:7-11 = x", NULL,
         HEAD ".entry k()\n{\n@%p1 bra mid;\n"
              "/*kperf.begin x*/add.u32 %r1, %r1, 1;\nadd.u32 %r1, %r1, 2;/*kperf.end x*/\n"
              "mid:\n/*kperf.begin x*/add.u32 %r1, %r1, 3;\nadd.u32 %r1, %r1, 4;/*kperf.end x*/\n"
              "ret;\n}\n");
}

/* Instrumented by rules, strip gives the text without marks back. */
Test(rules, instrument_and_strip)
{
    struct kp_source src = {"k.ptx", looped, sizeof looped - 1};
    struct kpi_rules rules = {.automatic = KPI_AUTO_ALL};
    struct kpi_options o = KPI_OPTIONS_DEFAULT;
    struct kp_str out = {0}, back = {0};
    json_t *map = NULL;
    o.rules = &rules;
    cr_assert_eq(kpi_instrument(&src, &o, &out, &map), KP_OK);
    json_t *regions =
        json_object_get(json_array_get(json_object_get(map, "entries"), 0), "regions");
    cr_assert_eq(json_array_size(regions), 2u);
    struct kp_source made = {"k.kperf.ptx", out.s, out.len};
    cr_assert_eq(kpi_strip(&made, &back), KP_OK);
    cr_assert_str_eq(back.s, looped);
    char *mark = strstr(out.s, "/*kperf.begin wait");
    mark[16] = 'W';
    kp_str_free(&back);
    cr_assert_eq(kpi_strip(&made, &back), KP_MALFORMED);
    json_decref(map);
    kp_str_free(&out);
    kp_str_free(&back);
}

#define FMA4 "fma.rn.f32 %f1, %f1, %f2, %f3;\nmul.ftz.f32 %f4, %f1, %f1;\n"                      \
             "ex2.approx.ftz.f32 %f4, %f4;\nadd.f32 %f3, %f3, %f4;\n"
#define FMA12 FMA4 FMA4 FMA4

/* 16 operations in a loop between a wait and what starts work are worth a region; 15 are not, nor
 * any outside of loops, and integers do not count. */
Test(rules, auto_compute)
{
    same(HEAD ".entry k()\n{\n" FMA12 FMA4 "top:\nwgmma.wait_group.sync.aligned 0;\n"
              "add.u32 %r1, %r1, 1;\n" FMA12 "shl.b32 %r1, %r1, 2;\n" FMA4
              "add.u32 %r1, %r1, 1;\nwgmma.fence.sync.aligned;\n" FMA12 "neg.f32 %f1, %f1;\n"
              "mul.f32 %f1, %f1, %f2;\nmax.f32 %f1, %f1, %f2;\nsetp.lt.f32 %p1, %f1, %f2;\n"
              "@%p1 bra top;\nret;\n}\n",
         NULL, "compute",
         HEAD ".entry k()\n{\n" FMA12 FMA4 "top:\nwgmma.wait_group.sync.aligned 0;\n"
              "add.u32 %r1, %r1, 1;\n/*kperf.begin compute.t25*/" FMA12 "shl.b32 %r1, %r1, 2;\n"
              "fma.rn.f32 %f1, %f1, %f2, %f3;\nmul.ftz.f32 %f4, %f1, %f1;\n"
              "ex2.approx.ftz.f32 %f4, %f4;\nadd.f32 %f3, %f3, %f4;/*kperf.end compute.t25*/\n"
              "add.u32 %r1, %r1, 1;\nwgmma.fence.sync.aligned;\n" FMA12 "neg.f32 %f1, %f1;\n"
              "mul.f32 %f1, %f1, %f2;\nmax.f32 %f1, %f1, %f2;\nsetp.lt.f32 %p1, %f1, %f2;\n"
              "@%p1 bra top;\nret;\n}\n");
}

/* A line is of the file that the kernel begins in, or says of which: that of what was inlined into
 * what was inlined is not the kernel's 40. */
Test(rules, auto_names_by_file)
{
    same(HEAD ".file 1 \"attn.py\"\n.file 2 \"lib.py\"\n.entry k()\n{\n.loc 1 10 1\n"
              "bar.sync 0;\n.loc 2 90 1, function_name $L0, inlined_at 1 13 5\n"
              "add.u32 %r1, %r1, 1;\nbar.sync 1;\n"
              ".loc 2 95 1, function_name $L1, inlined_at 2 40 5\nbar.sync 2;\n"
              ".loc 2 96 1\nbar.sync 3;\nret;\n}\n",
         NULL, "barriers",
         HEAD ".file 1 \"attn.py\"\n.file 2 \"lib.py\"\n.entry k()\n{\n.loc 1 10 1\n"
              "/*kperf.begin barrier.bar0.10*//*kperf.wait bar0 k=0*//*kperf.arrive bar0*/"
              "bar.sync 0;/*kperf.end barrier.bar0.10*/\n"
              ".loc 2 90 1, function_name $L0, inlined_at 1 13 5\nadd.u32 %r1, %r1, 1;\n"
              "/*kperf.begin barrier.bar1.13*//*kperf.wait bar1 k=0*//*kperf.arrive bar1*/"
              "bar.sync 1;/*kperf.end barrier.bar1.13*/\n"
              ".loc 2 95 1, function_name $L1, inlined_at 2 40 5\n"
              "/*kperf.begin barrier.bar2.f2.40*//*kperf.wait bar2 k=0*//*kperf.arrive bar2*/"
              "bar.sync 2;/*kperf.end barrier.bar2.f2.40*/\n"
              ".loc 2 96 1\n"
              "/*kperf.begin barrier.bar3.f2.96*//*kperf.wait bar3 k=0*//*kperf.arrive bar3*/"
              "bar.sync 3;/*kperf.end barrier.bar3.f2.96*/\n"
              "ret;\n}\n");
}

/* ---- marked, and read once more ------------------------------------------ */

static bool same_span(struct kpi_span a, struct kpi_span b)
{
    return a.len == b.len && (a.at == b.at || !a.len);
}

static bool same_stmt(const struct kpi_stmt *a, const struct kpi_stmt *b)
{
    return a->begin == b->begin && a->end == b->end && same_span(a->op, b->op) &&
           same_span(a->guard, b->guard) && same_span(a->label, b->label) &&
           same_span(a->target, b->target) && a->scope == b->scope && a->mark == b->mark &&
           a->kind == b->kind && a->flow == b->flow && a->word == b->word &&
           a->guard_not == b->guard_not && a->to == b->to;
}

static bool same_mark(const struct kpi_mark *a, const struct kpi_mark *b)
{
    return a->op == b->op && same_span(a->at, b->at) && a->insert == b->insert &&
           a->record == b->record && a->function == b->function && a->stmt == b->stmt &&
           strcmp(a->name, b->name) == 0 && a->k == b->k && a->bytes == b->bytes;
}

static bool same_function(const struct kpi_function *a, const struct kpi_function *b)
{
    return same_span(a->head, b->head) && same_span(a->name, b->name) &&
           same_span(a->params, b->params) && a->body == b->body && a->body_end == b->body_end &&
           a->first_stmt == b->first_stmt && a->stmt_count == b->stmt_count &&
           a->scope == b->scope && a->first_mark == b->first_mark && a->mark_count == b->mark_count;
}

#define SAME(what, list, same)                                                                 \
    cr_assert_eq(a->list.n, b->list.n, "%s: %s", name, what);                                  \
    for (size_t i = 0; i < a->list.n; i++)                                                     \
        cr_assert(same(&a->list.v[i], &b->list.v[i]), "%s: %s %zu", name, what, i)

static bool same_size(const size_t *a, const size_t *b)
{
    return *a == *b;
}

static void same_texts(const char *name, const struct kpi_text *a, const struct kpi_text *b)
{
    SAME("statement", stmts, same_stmt);
    SAME("mark", marks, same_mark);
    SAME("function", functions, same_function);
    SAME("variable", variables, same_stmt);
    SAME("line", lines, same_size);
    cr_assert(same_span(a->target, b->target) && same_span(a->version_at, b->version_at) &&
              a->header_end == b->header_end);
}

static void same_registers(const char *name, struct kpi_text *a, struct kpi_text *b)
{
    for (size_t f = 0; f < a->functions.n; f++) {
        const struct kpi_regs *x = kpi_regs_of(a, &a->functions.v[f]);
        const struct kpi_regs *y = kpi_regs_of(b, &b->functions.v[f]);
        cr_assert(x->n == y->n && x->list.n == y->list.n && x->decls.n == y->decls.n, "%s", name);
        cr_assert(memcmp(x->classes, y->classes, x->n) == 0, "%s", name);
        cr_assert(memcmp(x->def_at, y->def_at, (x->n + 1) * sizeof *x->def_at) == 0, "%s", name);
        cr_assert(memcmp(x->use_at, y->use_at, (x->n + 1) * sizeof *x->use_at) == 0, "%s", name);
        for (size_t i = 0; i < x->defs.n; i++)
            cr_assert_eq(x->defs.v[i], y->defs.v[i], "%s", name);
        for (size_t i = 0; i < x->uses.n; i++)
            cr_assert_eq(x->uses.v[i], y->uses.v[i], "%s", name);
        for (size_t i = 0; i < x->decls.n; i++)
            cr_assert(same_span(x->decls.v[i].name, y->decls.v[i].name), "%s", name);
    }
}

/* What is made of a text that is read and then marked is what is read of the marked text. */
static void check_marked(const char *name, const char *s, size_t len)
{
    struct kp_source src = {name, s, len};
    struct kpi_rules rules = {.automatic = KPI_AUTO_ALL};
    struct kpi_marked marked;
    struct kpi_text moved, read;
    kp_message_mute(true);
    cr_assert_eq(kpi_mark_and_read(&src, &rules, NULL, &marked, &moved), KP_OK, "%s", name);
    cr_assert_eq(kpi_ptx_read(&marked.src, &read), KP_OK, "%s", name);
    kp_message_mute(false);
    cr_assert_gt(read.marks.n, 0, "%s", name);
    same_texts(name, &moved, &read);
    same_registers(name, &moved, &read);
    kpi_text_free(&moved);
    kpi_text_free(&read);
    kp_str_free(&marked.text);
}

Test(rules, a_marked_text_is_as_it_would_be_read)
{
    static const char *const files[] = {
        "tests/ptx/traps/lines.ptx",  "tests/ptx/traps/nested.ptx", "tests/ptx/traps/siblings.ptx",
        "tests/ptx/traps/tables.ptx", "tests/ptx/traps/debug.ptx",  "tests/ptx/traps/callees.ptx",
        "tests/ptx/scopes.ptx",       "tests/ptx/mix-lineinfo.ptx", "tests/ptx/softmax.ptx",
        "examples/attn_ws/attn_ws_b.ptx"};
    for (size_t i = 0; i < KP_COUNT(files); i++) {
        char *path = kp_asprintf("%s/%s", getenv("SRCDIR"), files[i]);
        struct kp_str text = {0};
        cr_assert_eq(kp_read_file(path, (size_t)1 << 24, &text), KP_OK);
        check_marked(files[i], text.s, text.len);
        kp_str_free(&text);
        free(path);
    }
    static const char close[] = /* no blank between statements, and a mark of the author's */
        ".version 8.0\n.target sm_90a\n.address_size 64\n.func f(){ret;}.entry k(){.reg .b32 %r<9>;"
        "{bar.sync 0;}{.reg .b32 %r2;mov.u32 %r2,1;bar.sync 1;}\n// kperf.begin a\n"
        "bar.sync 2;\n// kperf.end a\nbar.sync 3;L:bar.sync 4;ret;}.entry g(){bar.sync 0;}";
    check_marked("close", close, sizeof close - 1);
}

/* From deep within braces, each a jump to what may be in a stretch: that took minutes.  Twenty
 * seconds of processor time kill the test's process. */
Test(rules, many_jumps_to_one_place)
{
    enum { DEEP = 900, JUMPS = 200000 };
    cr_assert_eq(setrlimit(RLIMIT_CPU, &(struct rlimit){20, 20}), 0);
    struct kp_str b = {0};
    kp_str_add(&b, HEAD ".entry k() {\n");
    for (int i = 0; i < DEEP; i++)
        kp_str_addc(&b, '{');
    for (int i = 0; i < JUMPS; i++)
        kp_str_add(&b, "bra X;\n");
    for (int i = 0; i < DEEP; i++)
        kp_str_addc(&b, '}');
    kp_str_add(&b, "\nX:\nret;\n}\n");
    free(marked(b.s, NULL, "all", KP_OK));
    kp_str_free(&b);
}

/* Many waits that go round by themselves, each the only one of its loop or all of one: that took
 * half a minute.  1024 regions are found in a kernel at most. */
Test(rules, many_waits)
{
    enum { WAITS = 60000 };
    cr_assert_eq(setrlimit(RLIMIT_CPU, &(struct rlimit){20, 20}), 0);
    for (int shared = 0; shared < 2; shared++) {
        struct kp_str b = {0};
        kp_str_add(&b, HEAD ".entry k() {\nL:\n");
        for (int i = 0; i < WAITS; i++) {
            int label = shared ? 0 : i;
            if (!shared || !i)
                kp_str_addf(&b, "W%d: ", i);
            kp_str_addf(&b, "mbarrier.try_wait.parity.shared.b64 %%p9,[%%r8],%%r6;\n"
                            "@!%%p9 bra W%d;\n", label);
        }
        kp_str_add(&b, "ret;\n}\n");
        char *text = marked(b.s, NULL, "waits", KP_OK);
        size_t regions = 0;
        for (const char *at = text; (at = strstr(at, "kperf.begin ")); at++)
            regions++;
        cr_assert_eq(regions, 1024, "%zu regions", regions);
        free(text);
        kp_str_free(&b);
    }
}
