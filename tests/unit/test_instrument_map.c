/* The map, the way back to the source, and what inspect reports. */
#include "instrument_util.h"

#define TEXT ENTRY "// kperf.begin a\nbar.sync 0;\n// kperf.end a\nret;\n}\n"

/* ---- the map ------------------------------------------------------------ */

Test(map, says_where_it_comes_from)
{
    struct run r = good(TEXT);
    struct kp_source src = {"other name", r.out.s, r.out.len};
    json_t *map = NULL;
    cr_assert_eq(kpi_read_map(&src, &map), KP_OK);
    cr_assert(json_equal(map, r.map));
    cr_assert_eq(number(map, "schema_version"), 1);
    cr_assert_str_eq(string(map, "target"), "sm_90a");
    json_t *source = json_object_get(map, "source");
    cr_assert_str_eq(string(source, "name"), "k.ptx");
    char hash[65];
    kp_sha256_hex(TEXT, strlen(TEXT), hash);
    cr_assert_str_eq(string(source, "sha256"), hash);
    json_decref(map);
    done(&r);
}

Test(map, names_cannot_break_out_of_it)
{
    static const char name[] = "/*]kperf*/ */ \n\xff // kperf.map {";
    struct kp_source src = {name, TEXT, strlen(TEXT)};
    struct kpi_options o = KPI_OPTIONS_DEFAULT;
    struct kp_str out = {0}, back = {0};
    cr_assert_eq(kpi_instrument(&src, &o, &out, NULL), KP_OK);
    struct kp_source made = {"out", out.s, out.len};
    cr_assert_eq(kpi_strip(&made, &back), KP_OK);
    cr_assert_str_eq(back.s, TEXT);
    json_t *map = NULL;
    cr_assert_eq(kpi_read_map(&made, &map), KP_OK);
    cr_assert_str_eq(string(json_object_get(map, "source"), "name"),
                     "/*]kperf*/ */ \n\xef\xbf\xbd // kperf.map {");
    json_decref(map);
    kp_str_free(&out);
    kp_str_free(&back);
}

/* ---- strip -------------------------------------------------------------- */

static int strip(const char *text, size_t n, char *errors, size_t size)
{
    struct kp_source src = {"k.kperf.ptx", text, n};
    struct kp_str back = {0};
    FILE *file;
    int saved = capture_begin(&file);
    int rc = kpi_strip(&src, &back);
    capture_end(saved, file, errors, size);
    if (rc != KP_OK)
        cr_assert_eq(back.len, 0u);
    kp_str_free(&back);
    return rc;
}

/* Replaces the first `from` by `to`, and must be refused with `words`. */
static void refuse_edit(const char *from, const char *to, const char *words)
{
    struct run r = good(TEXT);
    const char *at = strstr(r.out.s, from);
    cr_assert_not_null(at, "%s", from);
    struct kp_str text = {0};
    kp_str_addn(&text, r.out.s, (size_t)(at - r.out.s));
    kp_str_add(&text, to);
    kp_str_add(&text, at + strlen(from));
    char errors[2048];
    cr_assert_eq(strip(text.s, text.len, errors, sizeof errors), KP_MALFORMED, "%s", from);
    cr_assert(strstr(errors, words), "want '%s' in %s", words, errors);
    kp_str_free(&text);
    done(&r);
}

Test(strip, refuses_what_was_edited)
{
    refuse_edit("add.u32 %kperf_n, %kperf_n, 1;", "add.u32 %kperf_n, %kperf_n, 2;",
                "a probe was edited");
    refuse_edit("maxntid 256", "maxntid 255", "the text between the probes was edited");
    refuse_edit(KPI_OPEN, "", "do not match");
    refuse_edit(KPI_CLOSE, "", "do not match");
    refuse_edit(KPI_CLOSE, KPI_CLOSE KPI_CLOSE, "do not match");
    refuse_edit("// kperf.map {", "// kperf.map [", "not a JSON object");
    refuse_edit("// kperf.map ", "// kperf.mop ", "no map at its end");
    refuse_edit("\"schema_version\":1", "\"schema_version\":2", "version 2");
}

Test(strip, refuses_what_is_not_instrumented)
{
    char errors[2048];
    cr_assert_eq(strip(TEXT, strlen(TEXT), errors, sizeof errors), KP_MALFORMED);
    cr_assert(strstr(errors, "not instrumented by kperf"));
    cr_assert_eq(strip("", 0, errors, sizeof errors), KP_MALFORMED);
}

Test(strip, refuses_every_truncation)
{
    struct run r = good(TEXT);
    char errors[2048];
    for (size_t n = 0; n < r.out.len; n += 7)
        cr_assert_eq(strip(r.out.s, n, errors, sizeof errors), KP_MALFORMED, "%zu bytes", n);
    done(&r);
}

Test(strip, allows_line_ends_behind_the_map)
{
    struct run r = good(TEXT);
    kp_str_add(&r.out, "\r\n\n");
    char errors[2048];
    cr_assert_eq(strip(r.out.s, r.out.len, errors, sizeof errors), KP_OK, "%s", errors);
    done(&r);
}

Test(strip, sources_without_a_last_line_end)
{
    accept(".version 8.0\n.target sm_90\n.address_size 64\n.entry k() {\n// kperf.begin a\n"
           "// kperf.end a\n}");
}

Test(instrument, refuses_to_do_it_twice)
{
    struct run r = good(TEXT);
    struct kp_source src = {"k.ptx", r.out.s, r.out.len};
    struct kpi_options o = KPI_OPTIONS_DEFAULT;
    struct kp_str out = {0};
    char errors[2048];
    FILE *file;
    int saved = capture_begin(&file);
    int rc = kpi_instrument(&src, &o, &out, NULL);
    capture_end(saved, file, errors, sizeof errors);
    cr_assert_eq(rc, KP_MALFORMED);
    cr_assert(strstr(errors, "k.ptx:3:17: error: this text is instrumented already"), "%s", errors);
    cr_assert(kpi_is_instrumented(&src));
    cr_assert_eq(out.len, 0u);
    done(&r);
}

/* ---- inspect ------------------------------------------------------------ */

static json_t *inspect(const char *text)
{
    struct kp_source src = {"k.ptx", text, strlen(text)};
    json_t *report = NULL;
    cr_assert_eq(kpi_inspect(&src, &report), KP_OK);
    return report;
}

static json_t *item(const json_t *o, const char *key, size_t i)
{
    json_t *v = json_array_get(json_object_get(o, key), i);
    cr_assert_not_null(v, "%s[%zu]", key, i);
    return v;
}

static void check_param(const json_t *e, size_t i, const char *name, const char *type,
                        long long bytes, long long align)
{
    json_t *p = item(e, "params", i);
    cr_assert_str_eq(string(p, "name"), name);
    cr_assert_str_eq(string(p, "type"), type);
    cr_assert_eq(number(p, "bytes"), bytes, "%s: %lld bytes", name, number(p, "bytes"));
    cr_assert_eq(number(p, "align"), align, "%s: align %lld", name, number(p, "align"));
}

Test(inspect, header_and_parameters)
{
    json_t *r = inspect(HEAD ".func (.param .b32 r) f (.param .b64 x) { ret; }\n"
                             ".visible .entry k(\n\t.param .align 64 .b8 k_param_0[128],\n"
                             "\t.param .u64 .ptr .global .align 16 k_param_1, // , .param\n"
                             "\t.param .u64 .ptr .align 1 k_param_2,\n\t.param .v4 .f32 v,\n"
                             "\t.param .b16 h[3][5]\n)\n.maxntid 64, 2, 1\n{ ret; }\n");
    cr_assert_eq(number(r, "schema_version"), 1);
    cr_assert_str_eq(string(r, "version"), "8.0");
    cr_assert_str_eq(string(r, "target"), "sm_90a");
    cr_assert_eq(number(r, "address_size"), 64);
    cr_assert_str_eq(string(item(r, "functions", 0), "name"), "f");
    check_param(item(r, "functions", 0), 0, "x", "b64", 8, 8);
    json_t *e = item(r, "entries", 0);
    cr_assert_str_eq(string(e, "name"), "k");
    cr_assert_eq(number(e, "line"), 5);
    cr_assert_eq(number(e, "max_threads"), 128);
    cr_assert_eq(json_array_size(json_object_get(e, "params")), 5u);
    check_param(e, 0, "k_param_0", "b8", 128, 64);
    check_param(e, 1, "k_param_1", "u64", 8, 8);
    check_param(e, 2, "k_param_2", "u64", 8, 8);
    check_param(e, 3, "v", "f32", 16, 16);
    check_param(e, 4, "h", "b16", 30, 2);
    json_decref(r);
}

Test(inspect, registers_and_shared_memory)
{
    json_t *r = inspect(HEAD ".shared .align 16 .b8 used[512];\n.shared .b32 unused[100];\n"
                             ".extern .shared .align 1024 .b8 dyn[];\n"
                             ".entry k() {\n.reg .b32 %r<40>, %x;\n.reg .pred p, q;\n"
                             ".reg .v2 .f32 %v<3>;\n{ .reg .b32 %r; .shared .f64 in[4]; }\n"
                             "mov.u32 %r1, used; mov.u32 %r2, dyn; mov.u32 %r3, used;\nret; }\n"
                             ".entry none() { ret; }\n");
    json_t *e = item(r, "entries", 0), *regs = json_object_get(e, "registers");
    cr_assert_eq(number(regs, "b32"), 42);
    cr_assert_eq(number(regs, "pred"), 2);
    cr_assert_eq(number(regs, "f32"), 6);
    cr_assert_eq(number(e, "shared_bytes"), 512 + 32);
    cr_assert(json_is_true(json_object_get(e, "dynamic_shared")));
    e = item(r, "entries", 1);
    cr_assert_eq(number(e, "shared_bytes"), 0);
    cr_assert(json_is_false(json_object_get(e, "dynamic_shared")));
    json_decref(r);
}

Test(inspect, operations_with_lines)
{
    static const struct {
        const char *op;
        bool async;
    } ops[] = {
        {"bar.sync 0", false},
        {"barrier.cluster.arrive.aligned", false},
        {"mbarrier.try_wait.parity.shared::cta.b64 p, [a], b", false},
        {"fence.proxy.async", false},
        {"wgmma.fence.sync.aligned", false},
        {"wgmma.commit_group.sync.aligned", false},
        {"wgmma.wait_group.sync.aligned 0", false},
        {"cp.async.wait_group 1", false},
        {"cp.async.wait_all", false},
        {"cp.async.bulk.wait_group 0", false},
        {"cp.async.mbarrier.arrive.shared.b64 [a]", false},
        {"cp.async.ca.shared.global [a], [b], 16", true},
        {"cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes [a], [b, {c, "
         "d}], [e]",
         true},
        {"wgmma.mma_async.sync.aligned.m64n8k16.f32.bf16.bf16 {a}, b, c, 1, 1, 1, 0, 0", true},
    };
    struct kp_str text = {0};
    kp_str_add(&text, ENTRY); /* the first operation is on line 7 */
    for (size_t i = 0; i < KP_COUNT(ops); i++)
        kp_str_addf(&text, "%s;\n", ops[i].op);
    kp_str_add(&text, "barnacle.x;\nmov.u32 bar, fence;\n@p ret;\nexit; }\n");
    json_t *r = inspect(text.s), *e = item(r, "entries", 0);
    size_t at[2] = {0, 0};
    for (size_t i = 0; i < KP_COUNT(ops); i++) {
        json_t *o = item(e, ops[i].async ? "async" : "sync", at[ops[i].async]++);
        cr_assert_eq(number(o, "line"), (long long)(7 + i), "%s", ops[i].op);
        cr_assert_eq(strncmp(string(o, "text"), ops[i].op, strlen(ops[i].op)), 0);
        cr_assert_eq(strncmp(string(o, "opcode"), ops[i].op, strlen(string(o, "opcode"))), 0);
    }
    cr_assert_eq(json_array_size(json_object_get(e, "sync")), at[0]);
    cr_assert_eq(json_array_size(json_object_get(e, "async")), at[1]);
    cr_assert_eq(json_integer_value(item(e, "exits", 0)), 23);
    cr_assert_eq(json_integer_value(item(e, "exits", 1)), 24);
    json_decref(r);
    kp_str_free(&text);
}

Test(inspect, marks_with_their_keys)
{
    json_t *r = inspect(ENTRY "// kperf.begin a\n// kperf.wait full k=2\n// kperf.end a\n"
                              "// kperf.async m engine=tensor flops=8\nret; }\n");
    json_t *e = item(r, "entries", 0);
    cr_assert_eq(json_array_size(json_object_get(e, "marks")), 4u);
    cr_assert_str_eq(string(item(e, "marks", 1), "op"), "wait");
    cr_assert_eq(number(item(e, "marks", 1), "k"), 2);
    cr_assert_eq(number(item(e, "marks", 1), "line"), 8);
    cr_assert_eq(number(item(e, "marks", 3), "flops"), 8);
    cr_assert_str_eq(string(item(e, "marks", 3), "engine"), "tensor");
    cr_assert(json_is_false(json_object_get(r, "instrumented")));
    json_decref(r);
}

/* ---- loads, stores and matrix instructions ------------------------------- */

static long long count_of(const json_t *mix, const char *op, const char *form, long long bytes)
{
    const json_t *r;
    size_t i;
    json_array_foreach(mix, i, r) {
        const char *f = json_string_value(json_object_get(r, "form"));
        if (strcmp(string(r, "op"), op) == 0 && strcmp(f ? f : "", form) == 0 &&
            json_integer_value(json_object_get(r, "bytes")) == bytes)
            return json_integer_value(json_object_get(r, "count"));
    }
    return 0;
}

Test(map, counts_loads_by_their_width)
{
    static const char text[] = ENTRY
        ".reg .b32 %r<9>;\n.reg .b64 %rd<4>;\n.reg .f32 %f<9>;\n"
        "// kperf.begin a\n"
        "ld.global.nc.L1::no_allocate.v4.f32 {%f1, %f2, %f3, %f4}, [%rd1];\n"
        "ld.global.v2.f32 {%f1, %f2}, [%rd1];\n"
        "@%p1 ld.global.v2.u32 {%r1, %r2}, [%rd1];\n"
        "st.shared.b8 [%r1], %r2;\n"
        "// kperf.end a\n"
        "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%f1, %f2, %f3, %f4}, "
        "{%r1, %r2, %r3, %r4}, {%r5, %r6}, {%f1, %f2, %f3, %f4};\n"
        "prefetch.tensormap [%rd1];\n"
        "cp.async.ca.shared.global [%r1], [%rd1], 16;\n"
        "ret;\n}\n";
    struct kp_source src = {"k.ptx", text, strlen(text)};
    json_t *o = NULL;
    cr_assert_eq(kpi_contents(&src, &o), KP_OK);
    const json_t *k = json_object_iter_value(json_object_iter(o));
    const json_t *whole = json_object_get(json_object_get(k, "whole"), "mix");
    const json_t *a = json_object_get(json_array_get(json_object_get(k, "regions"), 0), "mix");
    cr_assert_eq(json_array_size(whole), 5);
    cr_assert_eq(json_array_size(a), 3);
    cr_assert_eq(count_of(a, "ld.global", "", 16), 1);
    cr_assert_eq(count_of(a, "ld.global", "", 8), 2);
    cr_assert_eq(count_of(a, "st.shared", "", 1), 1);
    cr_assert_eq(count_of(whole, "mma", "m16n8k16.f32.bf16.bf16.f32", 0), 1);
    cr_assert_eq(count_of(whole, "cp.async.ca.shared.global", "", 0), 1); /* null: not said */
    json_decref(o);
}
