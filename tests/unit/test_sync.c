/* The graph of the barriers: kernels small enough to say by hand which wait is for which arrive. */
#include <criterion/criterion.h>

#include "instrument/instrument.h"
#include "instrument/rules/rules.h"

/* Its first line is the seventh of the text. */
#define KERNEL(body)                                                                        \
    ".version 8.0\n.target sm_90a\n.address_size 64\n.extern .shared .b8 smem[];\n"         \
    ".entry k(.param .u32 n, .param .u64 p) {\n"                                            \
    ".reg .b32 %r<40>; .reg .b64 %rd<9>; .reg .pred %p<20>;\n" body "ret;\n}\n"
/* A wait of its own lines: two of the text each. */
#define WAIT(label, barrier, phase)                                                         \
    label ": mbarrier.try_wait.parity.shared.b64 %p9, [" barrier "], " phase ";\n"          \
          "@!%p9 bra " label ";\n"
#define LOAD(barrier) "mbarrier.arrive.expect_tx.shared.b64 _, [" barrier "], 4096;\n"      \
    "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [smem], [%rd1], 4096, " \
    "[" barrier "];\n"

static void add_marks(struct kp_str *out, const json_t *report)
{
    const json_t *region, *mark;
    size_t i, k;
    json_array_foreach(json_object_get(report, "regions"), i, region)
    {
        const json_t *marks = json_object_get(region, "marks");
        json_int_t line = json_integer_value(json_array_get(json_object_get(region, "lines"), 0));
        if (!json_array_size(marks))
            continue;
        kp_str_addf(out, "%lld:", (long long)line);
        json_array_foreach(marks, k, mark)
            kp_str_addf(out, "%s %s", k ? "," : "", json_string_value(mark));
        kp_str_addc(out, '\n');
    }
}

/* Regions by their first lines with their marks, then what is not known; owned. */
static char *graph(const char *text, const char *what, json_t **barriers)
{
    struct kp_source src = {"k.ptx", text, strlen(text)};
    struct kpi_rules rules = {0};
    struct kp_str marked = {0}, out = {0};
    json_t *report, *gap;
    size_t i;
    cr_assert(kpi_auto_parse(what, &rules.automatic));
    cr_assert_eq(kpi_mark_by_rules(&src, &rules, &marked, &report), KP_OK);
    add_marks(&out, report);
    json_array_foreach(json_object_get(report, "unknown"), i, gap)
        kp_str_addf(&out, "?%lld: %s\n",
                    (long long)json_integer_value(json_object_get(gap, "line")),
                    json_string_value(json_object_get(gap, "why")));
    if (barriers)
        *barriers = json_incref(json_object_get(report, "barriers"));
    json_decref(report);
    kp_str_free(&marked);
    return kp_str_detach(&out);
}

static void is(const char *text, const char *what, const char *want)
{
    char *got = graph(text, what, NULL);
    cr_assert_str_eq(got, want, "got\n%swanted\n%s", got, want);
    free(got);
}

static json_int_t number(const json_t *barriers, size_t i, const char *key)
{
    return json_integer_value(json_object_get(json_array_get(barriers, i), key));
}

/* i % 3 and i / 3 & 1: the loader waits for what was released three visits before, for the slots
 * are three; the other for what is loaded in the same turn. */
Test(sync, slots_by_modulo)
{
    static const char text[] = KERNEL(
        "mov.u32 %r1, %tid.x;\nsetp.eq.u32 %p1, %r1, 0;\nld.param.u32 %r2, [n];\n"
        "mov.u32 %r3, 0;\n@%p1 bra load;\n"
        "use:\nrem.u32 %r4, %r3, 3;\ndiv.u32 %r5, %r3, 3;\nand.b32 %r6, %r5, 1;\n"
        "mov.u32 %r7, smem;\nmad.lo.u32 %r8, %r4, 8, %r7;\n"
        WAIT("a", "%r8+1024", "%r6") "mbarrier.arrive.shared.b64 _, [%r8+2048];\n"
        "add.u32 %r3, %r3, 1;\nsetp.lt.u32 %p2, %r3, %r2;\n@%p2 bra use;\nret;\n"
        "load:\nrem.u32 %r4, %r3, 3;\ndiv.u32 %r5, %r3, 3;\nand.b32 %r6, %r5, 1;\n"
        "xor.b32 %r6, %r6, 1;\nmov.u32 %r7, smem;\nmad.lo.u32 %r8, %r4, 8, %r7;\n"
        WAIT("b", "%r8+2048", "%r6") LOAD("%r8+1024")
        "add.u32 %r3, %r3, 1;\nsetp.lt.u32 %p2, %r3, %r2;\n@%p2 bra load;\n");
    json_t *b;
    char *got = graph(text, "waits,arrives,loads", &b);
    cr_assert_str_eq(got, "18: wait smem.1024 k=0\n"
                          "32: wait smem.2048 k=3\n"
                          "34: async load.smem.1024.t34 engine=tma arrives=smem.1024 bytes=4096\n"
                          "20: arrive smem.2048\n", "%s", got);
    free(got);
    cr_assert_eq(json_array_size(b), 2);
    cr_assert_eq(number(b, 0, "slots"), 3);
    cr_assert_eq(number(b, 0, "at"), 1024);
    cr_assert_eq(number(b, 0, "apart"), 8);
    cr_assert_eq(number(b, 1, "slots"), 3);
    cr_assert_eq(number(b, 1, "at"), 2048);
    json_decref(b);
}

/* What cp.async's arrive adds to the barrier's count it takes away itself: the phase ends with the
 * arrive behind it, so the other, who waits in each turn, waits for this turn's. */
Test(sync, copies_that_count_themselves)
{
    is(KERNEL("mov.u32 %r1, %tid.x;\nsetp.eq.u32 %p1, %r1, 0;\nld.param.u32 %r2, [n];\n"
              "mov.u32 %r3, 0;\nmov.u32 %r4, 0;\n@%p1 bra load;\n"
              "use:\n" WAIT("a", "smem+64", "%r3")
              "xor.b32 %r3, %r3, 1;\nadd.u32 %r4, %r4, 1;\nsetp.ne.u32 %p2, %r4, %r2;\n"
              "@%p2 bra use;\nret;\nload:\ncp.async.ca.shared.global [smem], [%rd1], 16;\n"
              "cp.async.mbarrier.arrive.shared.b64 [smem+64];\n"
              "mbarrier.arrive.shared.b64 _, [smem+64];\n"
              "add.u32 %r4, %r4, 1;\nsetp.ne.u32 %p2, %r4, %r2;\n@%p2 bra load;\n"),
       "waits,arrives,loads",
       "14: wait smem.64 k=0\n"
       "22: async load.smem.64.t22 engine=lsu arrives=smem.64\n"
       "24: arrive smem.64\n");
}

/* Two turns in one: each slot is a barrier of its own, released one visit before. */
Test(sync, unrolled)
{
    is(KERNEL("mov.u32 %r1, %tid.x;\nsetp.eq.u32 %p1, %r1, 0;\nld.param.u32 %r2, [n];\n"
              "mov.u32 %r3, 0;\n@%p1 bra load;\nuse:\n"
              WAIT("a", "smem+64", "%r3") "mbarrier.arrive.shared.b64 _, [smem+128];\n"
              WAIT("b", "smem+72", "%r3") "mbarrier.arrive.shared.b64 _, [smem+136];\n"
              "xor.b32 %r3, %r3, 1;\nadd.u32 %r4, %r4, 2;\nsetp.ne.u32 %p2, %r4, %r2;\n"
              "@%p2 bra use;\nret;\nload:\nxor.b32 %r5, %r3, 1;\n"
              WAIT("c", "smem+128", "%r5") LOAD("smem+64") WAIT("d", "smem+136", "%r5")
              LOAD("smem+72") "xor.b32 %r3, %r3, 1;\nadd.u32 %r4, %r4, 2;\n"
              "setp.ne.u32 %p2, %r4, %r2;\n@%p2 bra load;\n"),
       "waits,arrives",
       "13: wait smem.64 k=0\n16: wait smem.72 k=0\n"
       "26: wait smem.128 k=1\n30: wait smem.136 k=1\n"
       "15: arrive smem.128\n18: arrive smem.136\n28: arrive smem.64\n32: arrive smem.72\n");
}

/* Four copies a turn in a loop of their own, to one barrier.  `step` is done in that loop. */
#define COPIES_IN_A_LOOP(step)                                                                          \
    KERNEL("mov.u32 %r1, %tid.x;\nsetp.eq.u32 %p1, %r1, 0;\nld.param.u32 %r2, [n];\n"                   \
           "mov.u32 %r3, 0;\nmov.u32 %r4, 0;\nmov.u32 %r10, smem;\n@%p1 bra load;\nuse:\n"              \
           WAIT("a", "smem+64", "%r3") "mbarrier.arrive.shared.b64 _, [smem+128];\n"                    \
           "xor.b32 %r3, %r3, 1;\nadd.u32 %r4, %r4, 1;\nsetp.ne.u32 %p2, %r4, %r2;\n"                   \
           "@%p2 bra use;\nret;\nload:\nxor.b32 %r5, %r3, 1;\n" WAIT("b", "smem+128", "%r5")            \
           "mbarrier.arrive.expect_tx.shared.b64 _, [smem+64], 4096;\nmov.u32 %r6, 0;\npages:\n"        \
           "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [smem], [%rd1], 1024, "   \
           "[%r10+64];\n" step "add.u32 %r6, %r6, 1;\nsetp.lt.u32 %p3, %r6, 4;\n@%p3 bra pages;\n"      \
           "xor.b32 %r3, %r3, 1;\nadd.u32 %r4, %r4, 1;\nsetp.ne.u32 %p2, %r4, %r2;\n@%p2 bra load;\n")

/* The region is their loop, which begins at line 29: its visits are as many as the wait's, and it
 * brings all bytes. */
Test(sync, copies_in_a_loop_of_their_own)
{
    is(COPIES_IN_A_LOOP(""), "waits,arrives,loads",
       "15: wait smem.64 k=0\n"
       "25: wait smem.128 k=1\n"
       "29: async load.smem.64.t30 engine=tma arrives=smem.64 bytes=4096\n"
       "17: arrive smem.128\n");
}

/* Where something else is done in it, or each copy goes to another barrier, it is one region a copy. */
Test(sync, copies_in_a_loop_with_others)
{
    static const char *const others[] = {
        COPIES_IN_A_LOOP("bar.sync 1, 32;\n"),
        COPIES_IN_A_LOOP("cp.async.commit_group;\n"),
        COPIES_IN_A_LOOP("add.u32 %r10, %r10, 0;\n"),
    };
    for (size_t i = 0; i < KP_COUNT(others); i++) {
        char *got = graph(others[i], "waits,arrives,loads", NULL);
        cr_expect_null(strstr(got, "29: async"), "case %zu: %s", i, got);
        free(got);
    }
}

/* A loop that begins two loads ahead: visits are counted from the prologue's on. */
Test(sync, ahead)
{
    is(KERNEL("ld.param.u32 %r2, [n];\nmov.u32 %r3, 0;\nmov.u32 %r4, 0;\nmov.u32 %r10, 0;\n"
              LOAD("smem+64") LOAD("smem+72") "turn:\nshl.b32 %r5, %r4, 3;\nmov.u32 %r6, smem;\n"
              "add.u32 %r7, %r6, %r5;\n" WAIT("a", "%r7+64", "%r3") LOAD("%r7+64")
              "add.u32 %r8, %r4, 1;\nsetp.eq.u32 %p1, %r8, 2;\nselp.b32 %r4, 0, %r8, %p1;\n"
              "selp.u32 %r9, 1, 0, %p1;\nxor.b32 %r3, %r3, %r9;\nadd.u32 %r10, %r10, 1;\n"
              "setp.lt.u32 %p2, %r10, %r2;\n@%p2 bra turn;\n"),
       "waits,loads",
       "19: wait smem.64 k=0\n"
       "11: async load.smem.64.t11 engine=tma arrives=smem.64 bytes=4096\n"
       "13: async load.smem.64.t13 engine=tma arrives=smem.64 bytes=4096\n"
       "21: async load.smem.64.t21 engine=tma arrives=smem.64 bytes=4096\n");
}

/* Groups of cp.async, one of which may be left: what was started a visit before the last. */
Test(sync, groups)
{
    is(KERNEL("ld.param.u32 %r2, [n];\nmov.u32 %r3, 0;\n"
              "cp.async.ca.shared.global [smem], [%rd1], 16;\ncp.async.commit_group;\nmov.u32 %r4, 0;\n"
              "turn:\ncp.async.ca.shared.global [smem], [%rd1], 16;\ncp.async.commit_group;\n"
              "cp.async.wait_group 2;\n"
              "add.u32 %r3, %r3, 1;\nsetp.lt.u32 %p2, %r3, %r2;\n@%p2 bra turn;\n"
              "cp.async.wait_all;\n"),
       "waits,loads",
       "15: wait load.t13 k=2\n19: wait load.t13 k=0\n"
       "9: async load.t9 engine=lsu bytes=512\n13: async load.t13 engine=lsu bytes=512\n");
}

/* Where a guard tells which lanes copy, how many do is not known, whatever the others bring. */
Test(sync, copies_of_some_lanes)
{
    is(KERNEL("ld.param.u32 %r2, [n];\nmov.u32 %r3, 0;\nturn:\n"
              "@%p1 cp.async.ca.shared.global [smem], [%rd1], 16;\n"
              "cp.async.ca.shared.global [smem+16], [%rd1], 16;\ncp.async.commit_group;\n"
              "cp.async.wait_group 0;\n"
              "add.u32 %r3, %r3, 1;\nsetp.lt.u32 %p2, %r3, %r2;\n@%p2 bra turn;\n"),
       "waits,loads",
       "13: wait load.t10 k=0\n10: async load.t10 engine=lsu\n");
}

/* Two roles in turns: the second gives the first its first turn before the loop. */
Test(sync, named_barriers)
{
    is(KERNEL("mov.u32 %r1, %tid.x;\nsetp.ge.u32 %p1, %r1, 128;\nld.param.u32 %r2, [n];\n"
              "mov.u32 %r3, 0;\n@%p1 bra second;\n"
              "first:\nbar.sync 1, 256;\nadd.u32 %r3, %r3, 1;\nbar.arrive 2, 256;\n"
              "setp.lt.u32 %p2, %r3, %r2;\n@%p2 bra first;\nret;\n"
              "second:\nbar.arrive 1, 256;\n"
              "more:\nbar.sync 2, 256;\nadd.u32 %r3, %r3, 1;\nbar.arrive 1, 256;\n"
              "setp.lt.u32 %p2, %r3, %r2;\n@%p2 bra more;\n"),
       "barriers",
       "13: wait bar1 k=0\n15: arrive bar2\n20: arrive bar1\n22: wait bar2 k=0\n24: arrive bar1\n");
}

/* By the token of the thread's own arrive; and all threads at one barrier. */
Test(sync, token)
{
    is(KERNEL("ld.param.u32 %r2, [n];\nmov.u32 %r3, 0;\nbar.sync 0;\n"
              "turn:\nmbarrier.arrive.shared.b64 %rd2, [smem];\n"
              "a: mbarrier.try_wait.shared.b64 %p9, [smem], %rd2;\n@!%p9 bra a;\n"
              "add.u32 %r3, %r3, 1;\nsetp.lt.u32 %p2, %r3, %r2;\n@%p2 bra turn;\n"),
       "waits,arrives,barriers",
       "12: wait smem k=0\n11: arrive smem\n9: wait bar0 k=0, arrive bar0\n");
}

/* What the text does not show is not told. */
Test(sync, unknown)
{
    is(KERNEL("ld.shared.u32 %r7, [smem];\nld.shared.u32 %r6, [smem+4];\n" WAIT("a", "%r7", "0")
              WAIT("b", "smem+64", "%r6") WAIT("c", "smem+72", "0")),
       "waits",
       "?9: the barrier's address comes from memory\n"
       "?11: the phase that it waits for is not shown\n"
       "?13: no arrive was found that it waits for\n");
    /* begins at a slot that the launch gives: nothing shows where the ring ends */
    is(KERNEL("ld.param.u32 %r4, [n];\nmov.u32 %r10, 0;\nturn:\nshl.b32 %r5, %r4, 3;\n"
              "mov.u32 %r6, smem;\nadd.u32 %r7, %r6, %r5;\n"
              "mbarrier.arrive.shared.b64 _, [%r7];\n" WAIT("a", "%r7", "0")
              "add.u32 %r8, %r4, 1;\nsetp.eq.u32 %p1, %r8, 4;\nselp.b32 %r4, 0, %r8, %p1;\n"
              "add.u32 %r10, %r10, 1;\nsetp.lt.u32 %p2, %r10, 99;\n@%p2 bra turn;\n"),
       "waits,arrives",
       "13: arrive shared.0\n"
       "?14: it is not shown that the barrier's address comes back to where it began\n");
    /* in which turns it arrives, memory says */
    is(KERNEL("mov.u32 %r3, 0;\nmov.u32 %r10, 0;\nturn:\nld.global.u32 %r4, [%rd1];\n"
              "setp.eq.u32 %p1, %r4, 0;\nadd.u32 %r9, %r9, 1;\n@%p1 bra no;\nmov.u32 %r11, 5;\n"
              "add.u32 %r3, %r3, %r11;\nst.shared.u32 [smem+8], %r3;\n"
              "mbarrier.arrive.shared.b64 _, [smem];\nbar.warp.sync -1;\nno:\n"
              "add.u32 %r10, %r10, 1;\nand.b32 %r5, %r10, 1;\nxor.b32 %r5, %r5, 1;\n"
              WAIT("a", "smem", "%r5") "setp.lt.u32 %p2, %r10, 99;\n@%p2 bra turn;\n"),
       "waits,arrives",
       "13: arrive smem\n"
       "?23: an arrive that it waits for stands under a condition that changes from turn to turn\n");
}

/* A ring of three whose place goes on from tile to tile: after n turns of the inner loop it is the
 * remainder of n, which is not told.  The first tile tells all there is to know. */
#define TILES(place, phase, turn, end, behind)                                              \
    "mov.u32 %r3, 0;\nmov.u32 %r6, " phase ";\nmov.u32 %r14, 0;\n"                           \
    "t" place ":\nmov.u32 %r10, %r3;\nmov.u32 %r11, %r6;\nmov.u32 %r4, 0;\n"                 \
    "i" place ":\nmad.lo.u32 %r8, %r10, 8, %r7;\n" turn                                     \
    "add.u32 %r10, %r10, 1;\nsetp.eq.u32 %p3, %r10, 3;\nselp.b32 %r10, 0, %r10, %p3;\n"      \
    "selp.b32 %r12, 1, 0, %p3;\nxor.b32 %r11, %r11, %r12;\n"                                \
    "add.u32 %r4, %r4, 1;\nsetp.lt.u32 %p2, %r4, %r2;\n@%p2 bra i" place ";\n" behind        \
    "add.u32 %r3, %r3, %r2;\ndiv.u32 %r13, %r3, 3;\nand.b32 %r13, %r13, 1;\n"                \
    "xor.b32 %r6, %r6, %r13;\nmul.lo.u32 %r15, %r13, 3;\nrem.u32 %r3, %r3, 3;\n"             \
    "add.u32 %r14, %r14, 1;\nsetp.lt.u32 %p4, %r14, %r2;\n@%p4 bra t" place ";\n" end
#define TWO_ROLES                                                                           \
    "mov.u32 %r1, %tid.x;\nsetp.eq.u32 %p1, %r1, 0;\nld.param.u32 %r2, [n];\n"               \
    "mov.u32 %r7, smem;\n@%p1 bra load;\n"

Test(sync, tile_after_tile)
{
    is(KERNEL(TWO_ROLES
              TILES("u", "0", WAIT("a", "%r8+1024", "%r11") "mbarrier.arrive.shared.b64 _, "
                    "[%r8+2048];\n", "ret;\nload:\n", "")
              TILES("l", "1", WAIT("b", "%r8+2048", "%r11") LOAD("%r8+1024"), "", "")),
       "waits,arrives,loads",
       "21: wait smem.1024 k=0\n"
       "52: wait smem.2048 k=3\n"
       "54: async load.smem.1024.t54 engine=tma arrives=smem.1024 bytes=4096\n"
       "23: arrive smem.2048\n");
}

/* The arrive that tells the bytes stands in a branch of its own: it is none besides the copy's. */
Test(sync, bytes_told_apart)
{
    is(KERNEL(TWO_ROLES
              TILES("u", "0", WAIT("a", "%r8+1024", "%r11") "mbarrier.arrive.shared.b64 _, "
                    "[%r8+2048];\n", "ret;\nload:\n", "")
              TILES("l", "1", WAIT("b", "%r8+2048", "%r11")
                    "setp.eq.u32 %p5, %r9, 0;\n@!%p5 bra past;\n"
                    "mbarrier.arrive.expect_tx.shared.b64 _, [%r8+1024], 4096;\npast:\n"
                    "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [smem], "
                    "[%rd1], 4096, [%r8+1024];\n", "", "")),
       "waits,arrives,loads",
       "21: wait smem.1024 k=0\n"
       "52: wait smem.2048 k=3\n"
       "58: async load.smem.1024.t58 engine=tma arrives=smem.1024 bytes=4096\n"
       "23: arrive smem.2048\n");
}

/* Two promises, told elsewhere, of copies that do not say what they bring: as many turns as there
 * are, each has both. */
Test(sync, bytes_promised_in_two_parts)
{
    is(KERNEL(TWO_ROLES
              TILES("u", "0", WAIT("a", "%r8+1024", "%r11") "mbarrier.arrive.shared.b64 _, "
                    "[%r8+2048];\n", "ret;\nload:\n", "")
              TILES("l", "1", WAIT("b", "%r8+2048", "%r11")
                    "mbarrier.expect_tx.relaxed.cta.shared::cta.b64 [%r8+1024], 1024;\n"
                    "mbarrier.arrive.expect_tx.shared.b64 _, [%r8+1024], 3072;\n"
                    "add.u32 %r2, %r2, 0;\nbar.warp.sync -1;\nbra.uni past;\npast:\n"
                    "cp.async.bulk.tensor.1d.shared::cluster.global.mbarrier::complete_tx::bytes "
                    "[smem], [%rd1, {%r2}], [%r8+1024];\n", "", "")),
       "waits,arrives,loads",
       "21: wait smem.1024 k=0\n"
       "52: wait smem.2048 k=3\n"
       "60: async load.smem.1024.t60 engine=tma arrives=smem.1024 bytes=4096\n"
       "23: arrive smem.2048\n");
}

/* A look, and the loop only where it did not suffice: one region, which every turn comes to.  So it
 * is where a branch leads some warps past both. */
#define LOOK_FIRST(before)                                                                  \
    TWO_ROLES                                                                               \
    TILES("u", "0", before "mbarrier.try_wait.parity.shared.b64 %p6, [%r8+1024], %r11;\n"     \
          "selp.u32 %r16, 1, 0, %p6;\nsetp.ne.u32 %p7, %r16, 0;\n@%p7 bra done;\n"           \
          WAIT("a", "%r8+1024", "%r11") "done:\nmbarrier.arrive.shared.b64 _, [%r8+2048];\n", \
          "ret;\nload:\n", "")                                                              \
    TILES("l", "1", WAIT("b", "%r8+2048", "%r11") LOAD("%r8+1024"), "", "")

Test(sync, looks_before_it_waits)
{
    is(KERNEL(LOOK_FIRST("")), "waits,arrives,loads",
       "21: wait smem.1024 k=0\n"
       "57: wait smem.2048 k=3\n"
       "59: async load.smem.1024.t59 engine=tma arrives=smem.1024 bytes=4096\n"
       "28: arrive smem.2048\n");
    is(KERNEL(LOOK_FIRST("setp.gt.u32 %p8, %r1, 128;\n@%p8 bra done;\n")), "waits,arrives,loads",
       "22: wait smem.1024 k=0\n"
       "59: wait smem.2048 k=3\n"
       "61: async load.smem.1024.t61 engine=tma arrives=smem.1024 bytes=4096\n"
       "30: arrive smem.2048\n");
}

/* Behind the loop the slot is released that the last turn read, where that is the remainder of how
 * often it went round. */
Test(sync, released_behind_the_loop)
{
    is(KERNEL(TWO_ROLES
              TILES("u", "0", WAIT("a", "%r8+1024", "%r11") "mbarrier.arrive.shared.b64 _, "
                    "[%r8+2048];\n", "ret;\nload:\n",
                    "add.u32 %r20, %r3, %r2;\ndiv.u32 %r21, %r20, 3;\nmul.lo.u32 %r22, %r21, 3;\n"
                    "sub.u32 %r23, %r20, %r22;\nmad.lo.u32 %r24, %r23, 8, %r7;\n"
                    "mbarrier.arrive.shared.b64 _, [%r24+2048];\n")
              TILES("l", "1", WAIT("b", "%r8+2048", "%r11") LOAD("%r8+1024"), "", "")),
       "waits,arrives,loads",
       "21: wait smem.1024 k=0\n"
       "58: wait smem.2048 k=3\n"
       "60: async load.smem.1024.t60 engine=tma arrives=smem.1024 bytes=4096\n"
       "23: arrive smem.2048\n"
       "37: arrive smem.2048\n");
}

/* What one helper's line became by another call is another region; a copy of the same call is
 * not. */
Test(sync, inlined_by_other_calls)
{
#define CALL(line) ".loc 2 5 1, function_name $L, inlined_at 1 " line " 3\n"                 \
                   ".loc 3 7 1, function_name $L, inlined_at 2 5 1\ncp.async.wait_all;\n"
    static const char text[] = KERNEL(".loc 1 10 1\nmov.u32 %r1, 0;\n" CALL("20") CALL("30")
                                      CALL("20") CALL("30"));
    struct kp_source src = {"k.ptx", text, strlen(text)};
    struct kpi_rules rules = {.automatic = KPI_AUTO_WAITS};
    struct kp_str marked = {0};
    json_t *report, *region;
    static const char *const names[] = {"wait.f2.5", "wait.f2.5.t14", "wait.f2.5", "wait.f2.5.t14"};
    size_t i;
    cr_assert_eq(kpi_mark_by_rules(&src, &rules, &marked, &report), KP_OK);
    cr_assert_eq(json_array_size(json_object_get(report, "regions")), 4);
    json_array_foreach(json_object_get(report, "regions"), i, region)
        cr_expect_str_eq(json_string_value(json_object_get(region, "name")), names[i]);
    json_decref(report);
    kp_str_free(&marked);
}

/* A turn more in some tiles, on both sides: which tiles these are does not matter to how far a wait
 * is behind what it waits for.  The ring's place goes on. */
#define SOMETIMES(role, phase, turn, more, end)                                             \
    "mov.u32 %r10, 0;\nmov.u32 %r11, " phase ";\nmov.u32 %r14, 0;\n"                          \
    "t" role ":\nmov.u32 %r4, 0;\ni" role ":\n" turn NEXT                                   \
    "add.u32 %r4, %r4, 1;\nsetp.lt.u32 %p2, %r4, %r2;\n@%p2 bra i" role ";\n"                \
    "xor.b32 %r30, %r14, %r2;\nand.b32 %r30, %r30, 1;\nsetp.ne.s32 %p10, %r30, 0;\n"           \
    "@%p10 bra s" role ";\n" more NEXT "s" role ":\n"                                        \
    "add.u32 %r14, %r14, 1;\nsetp.lt.u32 %p4, %r14, %r2;\n@%p4 bra t" role ";\n" end
#define NEXT                                                                                \
    "add.u32 %r10, %r10, 1;\nand.b32 %r10, %r10, 1;\nsetp.eq.u32 %p3, %r10, 0;\n"            \
    "selp.b32 %r12, 1, 0, %p3;\nxor.b32 %r11, %r11, %r12;\n"
#define SLOT "mad.lo.u32 %r8, %r10, 8, %r7;\n"
#define RELEASE "mbarrier.arrive.shared.b64 _, [%r8+2048];\n"

Test(sync, a_turn_more_in_some_tiles)
{
    is(KERNEL(TWO_ROLES
              SOMETIMES("u", "0", SLOT WAIT("a", "%r8+1024", "%r11") RELEASE,
                        SLOT WAIT("c", "%r8+1024", "%r11") RELEASE, "ret;\nload:\n")
              SOMETIMES("l", "1", SLOT WAIT("b", "%r8+2048", "%r11") LOAD("%r8+1024"),
                        SLOT WAIT("d", "%r8+2048", "%r11") LOAD("%r8+1024"), "")),
       "waits,arrives,loads",
       "19: wait smem.1024 k=0\n"
       "35: wait smem.1024 k=0\n"
       "56: wait smem.2048 k=2\n"
       "73: wait smem.2048 k=2\n"
       "58: async load.smem.1024.t58 engine=tma arrives=smem.1024 bytes=4096\n"
       "75: async load.smem.1024.t75 engine=tma arrives=smem.1024 bytes=4096\n"
       "21: arrive smem.2048\n"
       "37: arrive smem.2048\n");
}
