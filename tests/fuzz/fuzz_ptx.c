/*
 * Any bytes as PTX: inspect, instrument and strip never crash, where
 * instrument succeeds strip gives the input back, and a text that is read and then marked by
 * rules is the one that is read of the marked text.
 *
 * With KP_FUZZ_MAIN, a program that does this for texts made of PTX fragments
 * by a fixed generator; without it, a libFuzzer target.
 */
#include "fuzz.h"

#include "instrument/internal.h"
#include "instrument/rules/rules.h"

static void must(bool ok, const char *what)
{
    if (ok)
        return;
    fprintf(stdout, "fuzz_ptx: %s\n", what);
    abort();
}

static void try_options(const struct kp_source *src, const struct kpi_options *o)
{
    struct kp_str out = {0}, back = {0};
    json_t *map = NULL;
    if (kpi_instrument(src, o, &out, &map) == KP_OK) {
        struct kp_source made = {"out", out.s, out.len};
        must(kpi_strip(&made, &back) == KP_OK, "strip refuses what instrument made");
        must(back.len == src->len && (!src->len || memcmp(back.s, src->text, src->len) == 0),
             "strip does not give the input back");
        must(json_array_size(json_object_get(map, "entries")) > 0, "no kernel was instrumented");
    } else {
        must(out.len == 0 && !map, "output after an error");
    }
    json_decref(map);
    kp_str_free(&out);
    kp_str_free(&back);
}

static const struct kpi_rules found = {.automatic = KPI_AUTO_ALL};

static bool same_statement(const struct kpi_stmt *a, const struct kpi_stmt *b)
{
    return a->begin == b->begin && a->end == b->end && a->scope == b->scope && a->mark == b->mark &&
           a->kind == b->kind && a->flow == b->flow && a->op.len == b->op.len &&
           a->target.len == b->target.len && (!a->target.len || a->target.at == b->target.at);
}

/* What regions and loops hold; it may be malformed. */
static void try_contents(const struct kp_source *src)
{
    json_t *contents = NULL;
    if (kpi_contents(src, &contents) == KP_OK)
        must(json_is_object(contents), "a text has no contents");
    json_decref(contents);
}

static void try_marked(const struct kp_source *src)
{
    struct kpi_marked marked;
    struct kpi_text moved, read;
    if (kpi_mark_and_read(src, &found, NULL, &marked, &moved) == KP_OK) {
        must(kpi_ptx_read(&marked.src, &read) == KP_OK, "a marked text cannot be read");
        must(moved.stmts.n == read.stmts.n && moved.marks.n == read.marks.n &&
                 moved.functions.n == read.functions.n, "a marked text is another one");
        for (size_t i = 0; i < read.stmts.n; i++)
            must(same_statement(&moved.stmts.v[i], &read.stmts.v[i]), "a statement is another one");
        for (size_t i = 0; i < read.functions.n; i++)
            must(moved.functions.v[i].body == read.functions.v[i].body &&
                     moved.functions.v[i].body_end == read.functions.v[i].body_end,
                 "a function is another one");
        kpi_text_free(&read);
        try_contents(&marked.src);
    }
    kpi_text_free(&moved);
    kp_str_free(&marked.text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const struct kpi_options options[] = {
        {.capacity = 128},
        {.capacity = 4, .in_place = true, .unit = KPI_UNIT_WARPGROUP},
        {.capacity = 64, .rules = &found, .only_kept = true},
    };
    char *text = kp_strndup((const char *)data, size);
    struct kp_source src = {"fuzz", text, size};
    for (size_t i = 0; i < KP_COUNT(options); i++)
        try_options(&src, &options[i]);
    if (kpi_ptx_claims(&src))
        try_marked(&src);
    json_t *report = NULL;
    if (kpi_inspect(&src, &report) == KP_OK)
        must(json_is_object(report), "inspect made no report");
    json_decref(report);
    try_contents(&src);
    struct kp_str out = {0};
    kpi_strip(&src, &out);
    kp_str_free(&out);
    free(text);
    return 0;
}

#ifdef KP_FUZZ_MAIN

#include "texts.h"

static uint64_t state = 20260214;

static const char *const pieces[] = {
    "// kperf.begin a\n",
    "// kperf.end a\n",
    "\n// kperf.begin b\n",
    "\n// kperf.end b\n",
    "// kperf.instant i\n",
    "\n// kperf.wait f k=1\n",
    "\n// kperf.arrive f\n",
    "\n// kperf.async x engine=tma bytes=8\n",
    "{ .reg .pred kperf_begin_a; }",
    "{ .reg .pred kperf_end_a; }",
    "{ .reg .pred kperf_wait_f$k$2; }",
    "bar.sync 0;",
    "ld.global.v4.f32 {%r1, %r2, %r3, %r4}, [%d+16];",
    "ld.global.nc.b64 %d, [%d];",
    "st.shared.v2.b32 [%r3], {%r1, %r2};",
    "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [s], [%d], 16, [%r2];",
    "mbarrier.arrive.expect_tx.shared.b64 _, [%r2], 64;",
    "add.u32 %r2, %r2, 8;",
    "ret;",
    "@%p1 ret;",
    "@!%p2 exit;",
    "trap;",
    "L1:",
    "L2: ",
    "bra L1;",
    "@%p1 bra L2;",
    "@!%p bra.uni L1;",
    "ts: .branchtargets L1, L2;",
    "brx.idx %r1, ts;",
    "{",
    "}",
    "\n",
    ";",
    "/* } */",
    "// {\n",
    ".shared .b32 s[4];",
    ".reg .b32 %r<9>;",
    ".loc 1 2 3\n",
    ".pragma \"};\";",
    "mov.b64 %d, {%r1, %r2};",
    ".entry q() {",
    ".func f() {",
    "\"",
    "@",
    "\\",
    "/*kperf[*/",
    "/*]kperf*/",
    "\x01\xff",
    "call f, ();",
};

/* A kernel of random pieces, mostly balanced, then some bytes changed. */
static void make_text(struct kp_str *b)
{
    kp_str_add(b, kp_random(&state) % 8 ? ".version 8.0\n.target sm_90a\n.address_size 64\n"
                                        : ".version 2.3\n.target sm_20, debug // x\n");
    kp_str_add(b, ".entry k() {\n");
    for (size_t n = kp_random_below(&state, 24); n > 0; n--) {
        size_t rare = kp_random(&state) % 8 ? 22 : 0;
        kp_str_add(b, pieces[kp_random_below(&state, KP_COUNT(pieces) - rare)]);
    }
    kp_str_add(b, "\nL1: L2: ret;\n}\n");
    kp_fuzz_spoil(&state, b);
}

int main(void)
{
    return kp_fuzz_run_texts("fuzz_ptx", &state, 4000, make_text);
}

#endif
