/*
 * Any bytes as PTX in which something is to be moved, or a pause made: never a crash, and what is
 * moved is the same statements in another order, which read and instrument as before.
 *
 * With KP_FUZZ_MAIN, a program that does this for texts made of PTX fragments by a fixed
 * generator; without it, a libFuzzer target.
 */
#include "fuzz.h"

#include "instrument/instrument.h"

static unsigned moved_count, pause_count;

static void must(bool ok, const char *what)
{
    if (ok)
        return;
    fprintf(stdout, "fuzz_motion: %s\n", what);
    abort();
}

/* Bytes that are no blanks, each counted. */
static void count_bytes(const char *s, size_t n, size_t counts[256])
{
    memset(counts, 0, 256 * sizeof *counts);
    for (size_t i = 0; i < n; i++)
        counts[(unsigned char)s[i]]++;
    counts['\n'] = counts[' '] = counts['\t'] = counts['\r'] = 0;
}

static void check_moved(const struct kp_source *src, const struct kp_str *out, const json_t *report)
{
    size_t before[256], after[256];
    bool conditions = false;
    json_t *one, *inspected = NULL;
    size_t i;
    json_array_foreach(json_object_get(report, "moved"), i, one)
        conditions = conditions || json_object_get(one, "into_branch");
    count_bytes(src->text, src->len, before);
    count_bytes(out->s, out->len, after);
    must(conditions || memcmp(before, after, sizeof before) == 0, "other statements came out");
    struct kp_source made = {"made", out->s, out->len};
    must(kpi_inspect(&made, &inspected) == KP_OK, "what came out does not read");
    json_decref(inspected);
    struct kp_str diff = {0}, text = {0};
    kp_str_addn(&text, src->text, src->len);
    kpi_text_diff("x", &text, out, &diff);
    kp_str_free(&text);
    kp_str_free(&diff);
    moved_count++;
}

/* A text with a pause can be read, and has the entries that it had. */
static void check_pauses(const struct kp_source *src)
{
    for (int i = 0; i < 4; i++) {
        const struct kpi_pause pause = {"k", i & 1 ? "a" : "b", 1, 2, 500, i & 2};
        struct kp_str out = {0};
        json_t *report = NULL, *before = NULL, *after = NULL;
        int rc = kpi_pause(src, &pause, &out, &report);
        must(report != NULL, "no report");
        must((rc == KP_OK) == (out.len > 0), "output after an error, or none");
        if (rc == KP_OK) {
            struct kp_source made = {"made", out.s, out.len};
            must(kpi_inspect(src, &before) == KP_OK, "it cannot be read, and has a pause");
            must(kpi_inspect(&made, &after) == KP_OK, "a text with a pause cannot be read");
            must(json_array_size(json_object_get(before, "entries")) ==
                     json_array_size(json_object_get(after, "entries")), "other entries");
            pause_count++;
        }
        json_decref(before);
        json_decref(after);
        json_decref(report);
        kp_str_free(&out);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const struct kpi_move moves[] = {
        {"k", KPI_ADVANCE_ARRIVE, "a", "a", "f", "b", false},
        {"k", KPI_ADVANCE_ARRIVE, "a", "a", "f", "b", true},
        {"k", KPI_HOIST, "a", "a", NULL, "b", false},
        {"k", KPI_DELAY_WAIT, "a", "a", NULL, "b", false},
        {"k", KPI_HOIST, "b", "a", NULL, "b", false},
        {"k", KPI_DROP, "b", "b", NULL, "b", false},
    };
    char *text = kp_strndup((const char *)data, size);
    struct kp_source src = {"fuzz", text, size};
    for (size_t i = 0; i < KP_COUNT(moves); i++) {
        struct kp_str out = {0};
        json_t *report = NULL;
        int rc = kpi_move(&src, &moves[i], &out, &report);
        if (rc == KP_OK && moves[i].kind != KPI_DROP)
            check_moved(&src, &out, report);
        else if (rc == KP_OK)
            must(out.len < size && json_array_size(json_object_get(report, "dropped")) == 1,
                 "no barrier was taken out");
        else
            must(out.len == 0, "output after an error");
        must((report != NULL) == (rc == KP_OK || rc == KP_CHECK), "a report, or none, was due");
        json_decref(report);
        kp_str_free(&out);
    }
    check_pauses(&src);
    free(text);
    return 0;
}

#ifdef KP_FUZZ_MAIN

#include "texts.h"

static uint64_t state = 20261130;

static const char *const pieces[] = {
    "add.s32 %r1, %r2, %r3;",
    "\nshl.b32 %r2, %r1, 3;\n",
    "setp.eq.s32 %p1, %r1, 2;",
    "selp.b32 %r2, 0, %r1, %p1;",
    "\nmov.u32 %r3, s;\n",
    "\n// begin inline asm\nmbarrier.arrive.shared::cta.b64 _, [%r3];\n// end inline asm\n",
    "@%p1 mbarrier.arrive.shared::cta.b64 _, [%r3+8];",
    "{ retry: mbarrier.try_wait.parity.shared::cta.b64 %p2, [%r3], %r1; @!%p2 bra retry; }",
    "mbarrier.arrive.expect_tx.shared::cta.b64 _, [%r3], 64;",
    "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%r2], [%d], 64, [%r3];",
    "wgmma.fence.sync.aligned;",
    "wgmma.mma_async.sync.aligned.m64n8k16.f32.bf16.bf16 {%f1, %f2}, %d1, %d2, 1, 1, 1, 0, 0;",
    "wgmma.commit_group.sync.aligned;",
    "wgmma.wait_group.sync.aligned 0;",
    "wgmma.wait_group.sync.aligned 1;",
    "ld.shared.u32 %r4, [%r2+4];",
    "st.global.v2.u32 [%d], {%r1, %r2};",
    "ld.param.u64 %d1, [k_p+8];",
    "cvta.to.global.u64 %d2, %d1;",
    "st.global.u32 [%d2+4], %r4;",
    "st.global.u32 [%d2], %r1;",
    "ld.global.u32 %r4, [%d1];",
    "ld.param.v2.u64 {%d1, %d2}, [k_p];",
    "mov.b64 %d1, k_p;",
    "mov.b64 {%r1, %r2}, %d2;",
    "\nbar.warp.sync -1;\n",
    "@!%p1 bra L3;",
    "@%p1 bra L1;",
    "\nL3:\n",
    "@!%p2 bra L3;",
    "{",
    "}",
    "bar.sync 0;",
    "fence.proxy.async;",
    "cvt.u64.u32 %d1, %r2;",
    "or.b64 %d2, %d1, 4611686293305360384;",
    "shr.u32 %r2, %r1, 4;",
    "and.b32 %r1, %r2, 261120;",
    "\n// kperf.wait f k=1\n",
    "brx.idx %r1, ts;",
    "ret;",
    "L9: ",
    "made.up %r1, %r2;",
    "mbarrier.arrive",
    "[",
    ";",
    ".reg .b32 %q<4>;",
    ".loc 1 2 3\n",
};

static void add_pieces(struct kp_str *b, size_t most)
{
    for (size_t n = kp_random_below(&state, most); n > 0; n--) {
        size_t rare = kp_random(&state) % 8 ? 9 : 0;
        kp_str_add(b, pieces[kp_random_below(&state, KP_COUNT(pieces) - rare)]);
    }
}

/* Region b, and behind it region a with an arrive; some bytes changed now and then. */
static void make_text(struct kp_str *b)
{
    bool before = kp_random(&state) % 4;
    kp_str_add(b, ".version 8.0\n.target sm_90a\n.address_size 64\n"
                  ".shared .align 1024 .b8 s[4096];\n.entry k(.param .b8 k_p[16]) {\n"
                  ".reg .pred %p<3>; .reg .b32 %r<9>; .reg .b64 %d<4>; .reg .f32 %f<3>;\n"
                  "mov.u32 %r3, s;\nL3: \n");
    add_pieces(b, 6);
    kp_str_add(b, before ? "\n// kperf.begin b\n" : "\n// kperf.begin a\n// kperf.arrive f\n");
    add_pieces(b, 5);
    kp_str_add(b, before ? "\n// kperf.end b\n" : "\n// kperf.end a\n");
    add_pieces(b, 6);
    kp_str_add(b, before ? "\n// kperf.begin a\n// kperf.arrive f\n" : "\n// kperf.begin b\n");
    add_pieces(b, 4);
    kp_str_add(b, "\nmbarrier.arrive.shared::cta.b64 _, [%r3];\n");
    add_pieces(b, 3);
    kp_str_add(b, before ? "\n// kperf.end a\n" : "\n// kperf.end b\n");
    add_pieces(b, 6);
    kp_str_add(b, "\nts: .branchtargets L1;\nL1: ret;\n}\n");
    for (size_t n = kp_random(&state) % 4 ? 0 : kp_random_below(&state, 4); n > 0; n--)
        b->s[kp_random_below(&state, b->len)] = (char)kp_random(&state);
}

int main(void)
{
    enum { ROUNDS = 4000 };
    if (kp_fuzz_run_texts("fuzz_motion", &state, ROUNDS, make_text) != 0)
        return 1;
    printf("fuzz_motion: %u moved, %u pauses\n", moved_count, pause_count);
    must(moved_count > ROUNDS / 20, "hardly anything was moved");
    must(pause_count > ROUNDS / 20, "hardly a pause was made");
    return 0;
}

#endif
