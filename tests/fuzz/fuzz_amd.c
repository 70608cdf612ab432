/*
 * Any bytes as AMDGCN text: inspect, contents, instrument and strip never crash, and where
 * instrument succeeds strip gives the input back.
 *
 * With KP_FUZZ_MAIN, a program that does this for texts made of AMDGCN fragments by a fixed
 * generator; without it, a libFuzzer target.
 */
#include "fuzz.h"

#include "instrument/amd/amd.h"
#include "instrument/rules/rules.h"

static void must(bool ok, const char *what)
{
    if (ok)
        return;
    fprintf(stdout, "fuzz_amd: %s\n", what);
    abort();
}

/* Spans lie in the text or its tail, statements of a function follow each other. */
static void check_reading(const struct kp_source *src)
{
    struct kpi_text t;
    if (kpi_amd_read(src, &t) == KP_OK) {
        size_t all = t.amd->text.len;
        must(t.src->len == src->len, "the file's length changed");
        must(t.amd->places.n == t.stmts.n, "a statement without a place");
        for (size_t i = 0; i < t.stmts.n; i++) {
            const struct kpi_stmt *s = &t.stmts.v[i];
            must(s->begin <= s->end && s->end <= all, "a statement outside the text");
            must(s->op.at + s->op.len <= all, "a word outside");
            must(s->label.at + s->label.len <= all, "a label outside");
            must(s->target.at + s->target.len <= all, "a target outside");
            must(!s->to || s->to <= t.stmts.n, "a branch outside");
            must(t.amd->places.v[i].line <= t.amd->places.v[i].next, "a place upside down");
            must(t.amd->places.v[i].next <= src->len, "a place outside the file");
            must(kpi_origin(&t, s->begin) <= src->len, "an origin outside the file");
        }
        for (size_t i = 0, at = 0; i < t.amd->kernels.n; i++)
            must(!kpi_amd_written_at(&t, t.amd->kernels.v[i].block_end, &at) || at < src->len,
                 "a directive written outside the file");
        for (size_t i = 0; i < t.functions.n; i++) {
            const struct kpi_function *f = &t.functions.v[i];
            must(f->body <= f->body_end && f->body_end <= src->len, "a body outside");
            kpi_amd_check(&t, f);
        }
    }
    kpi_text_free(&t);
}

static void try_instrument(const struct kp_source *src)
{
    struct kpi_options o = {.capacity = 128};
    struct kp_str out = {0}, back = {0};
    json_t *map = NULL;
    if (kpi_instrument(src, &o, &out, &map) == KP_OK) {
        struct kp_source made = {"out", out.s, out.len};
        must(kpi_strip(&made, &back) == KP_OK, "strip refuses what instrument made");
        must(back.len == src->len && (!src->len || memcmp(back.s, src->text, src->len) == 0),
             "strip does not give the input back");
        must(json_array_size(json_object_get(map, "entries")) > 0, "no kernel was instrumented");
        json_t *report = NULL;
        must(kpi_inspect(&made, &report) == KP_OK, "what was made cannot be read");
        json_decref(report);
    } else {
        must(out.len == 0 && !map, "output after an error");
    }
    json_decref(map);
    kp_str_free(&out);
    kp_str_free(&back);
}

/* Marks from outside: they come out again, and what they make is as good as any. */
static void try_rules(const struct kp_source *src)
{
    struct kpi_rules rules = {.automatic = KPI_AUTO_ALL};
    struct kp_str out = {0}, back = {0};
    json_t *report = NULL;
    if (kpi_mark_by_rules(src, &rules, &out, &report) == KP_OK) {
        kpi_unmark(out.s, out.len, &back);
        must(back.len == src->len && memcmp(back.s, src->text, src->len) == 0,
             "marks of rules do not come out again");
        struct kp_source marked = {"marked", out.s, out.len};
        struct kpi_text t;
        must(kpi_amd_read(&marked, &t) == KP_OK, "marks of rules make the text unreadable");
        must(t.marks.n >= 2 * json_array_size(json_object_get(report, "regions")),
             "marks of rules are not read");
        kpi_text_free(&t);
        try_instrument(&marked);
    }
    json_decref(report);
    kp_str_free(&out);
    kp_str_free(&back);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const char head[] = ".amdgcn_target \"amdgcn-amd-amdhsa--gfx942\"\n";
    struct kp_str text = {0};
    if (size % 2) /* or another target, or none */
        kp_str_add(&text, head);
    kp_str_addn(&text, data, size);
    struct kp_source src = {"fuzz", text.s ? text.s : "", text.len};
    check_reading(&src);
    if (kpi_amd_claims(&src) && !kpi_ptx_claims(&src)) { /* PTX's reader comes first */
        try_instrument(&src);
        try_rules(&src);
        json_t *report = NULL, *contents = NULL;
        if (kpi_inspect(&src, &report) == KP_OK)
            must(json_is_object(report), "inspect made no report");
        if (kpi_contents(&src, &contents) == KP_OK)
            must(json_is_object(contents), "no contents were made");
        json_decref(report);
        json_decref(contents);
    }
    kp_str_free(&text);
    return 0;
}

#ifdef KP_FUZZ_MAIN

#include "texts.h"

static uint64_t state = 20261130;

static const char *const pieces[] = {
    "; kperf.begin a\n",
    "; kperf.end a\n",
    "\t; kperf.begin b\n",
    "// kperf.end b\n",
    "; kperf.instant i\n",
    "; kperf.wait f k=1\n",
    "1:\n",
    "L1:\n",
    "L2: ",
    "s_branch L1\n",
    "s_cbranch_scc1 L2\n",
    "s_cbranch_execz 1b\n",
    "s_cbranch_vccnz 1f\n",
    "s_branch 18\n",
    "s_endpgm\n",
    "s_setpc_b64 s[4:5]\n",
    "s_getpc_b64 s[4:5]\n",
    "s_add_u32 s4, s4, L1@rel32@lo+4\n",
    "s_add_u32 s4, s4, 0x14\n",
    "v_mov_b32 v[x], v[x+1]\n",
    "v_mov_b32_e32 v1, s2\n",
    "global_load_dword v1, v[2:3], off\n",
    "ds_write_b64 v1, v[2:3] offset:8\n",
    "v_mfma_f32_16x16x16_f16 a[0:3], v[2:3], v[4:5], a[0:3]\n",
    "s_waitcnt vmcnt(0)\n",
    "s_barrier\n",
    ".set x, 4\n",
    "x = x + 1\n",
    ".if x > 4\n",
    ".else\n",
    ".elseif x\n",
    ".endif\n",
    ".macro m a, b=2, c:vararg\n",
    "s_nop \\a + \\b\n",
    "lab\\@: s_nop \\@\n",
    ".endm\n",
    "m 1, 2 3\n",
    "m a=x\n",
    ".rept 3\n",
    ".irp r, v1, v2\n",
    ".irpc c, 123\n",
    ".endr\n",
    ".exitm\n",
    ".long 5\n",
    ".section .rodata,\"a\"\n",
    ".text\n",
    "/* c\n",
    "*/",
    ".amdhsa_kernel q\n",
    ".end_amdhsa_kernel\n",
    ".amdhsa_accum_offset max(x, 4)\n",
    ".amdgpu_metadata\namdhsa.kernels:\n  - {.name: k, .symbol: k.kd, .vgpr_count: 4}\n",
    ".end_amdgpu_metadata\n",
    ".size k, .-k\n",
    "q:\n",
    "\"",
    "\\",
    ",",
    "\x01\xff",
    "/*kperf[*/",
    "/*]kperf*/",
};

/* A kernel of random pieces, then some bytes changed. */
static void make_text(struct kp_str *b)
{
    kp_str_add(b, "\n.type k,@function\nk:\n");
    for (size_t n = kp_random_below(&state, 28); n > 0; n--) {
        size_t rare = kp_random(&state) % 8 ? 12 : 0;
        kp_str_add(b, pieces[kp_random_below(&state, KP_COUNT(pieces) - rare)]);
    }
    kp_str_add(b, "\nL1:\nL2:\ns_endpgm\n.amdhsa_kernel k\n.amdhsa_next_free_vgpr 8\n"
                  ".amdhsa_next_free_sgpr 16\n.amdhsa_accum_offset 8\n.end_amdhsa_kernel\n");
    kp_fuzz_spoil(&state, b);
}

int main(void)
{
    return kp_fuzz_run_texts("fuzz_amd", &state, 4000, make_text);
}

#endif
