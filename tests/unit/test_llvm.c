/* What is read of AMD's texts, metadata and machine code. */
#include <criterion/criterion.h>

#include "run/gcn/compare.h"
#include "run/assemble/llvm.h"
#include "run/device/machine.h"

/* ---- what the assembler is told -------------------------------------------- */

static void expect_target(const char *text, const char *arch, const char *id, const char *features)
{
    char *got = kpn_amdgcn_id(text, strlen(text), arch);
    char *f = kpn_amdgcn_features(text, strlen(text), got);
    cr_expect_str_eq(got, id, "%s: %s", text, got);
    cr_expect_str_eq(f, features, "%s: %s", text, f);
    free(got);
    free(f);
}

Test(text, target_id)
{
    expect_target("\t.text\n\t.amdgcn_target \"amdgcn-amd-amdhsa--gfx942\"\n", "gfx942", "gfx942",
                  "");
    expect_target(".amdgcn_target \"amdgcn-amd-amdhsa--gfx90a:sramecc+:xnack-\"", "gfx90a",
                  "gfx90a:sramecc+:xnack-", "+sramecc,-xnack");
    expect_target("; .amdgcn_target \"amdgcn-amd-amdhsa--gfx90a\"\n", "gfx1100", "gfx1100", "");
    expect_target("\t.amdgcn_target \"amdgcn-amd-amdhsa--", "gfx942", "gfx942", "");
    expect_target("\t.amdgcn_target \"\"\n", NULL, "", "");
    expect_target("", "gfx942", "gfx942", "");
}

Test(text, wave_size)
{
    expect_target("\t.amdhsa_wavefront_size32 0\n", "gfx1100", "gfx1100",
                  "+wavefrontsize64,-wavefrontsize32");
    expect_target("\t\t.amdhsa_wavefront_size32 1\n", "gfx1100", "gfx1100", "");
    expect_target("\t.amdhsa_wavefront_size32 0", "gfx942", "gfx942", "");
    expect_target(" .amdgcn_target \"amdgcn-amd-amdhsa--gfx1030:xnack-\"\n"
                  "\t.amdhsa_wavefront_size32 0\n", "", "gfx1030:xnack-",
                  "-xnack,+wavefrontsize64,-wavefrontsize32");
}

/* ---- metadata --------------------------------------------------------------- */

static const char notes[] =
    "Displaying notes found in: .note\n"
    "  Owner                Data size \tDescription\n"
    "  AMDGPU               0x0000022e\tNT_AMDGPU_METADATA (AMDGPU Metadata)\n"
    "    AMDGPU Metadata:\n"
    "        ---\n"
    "amdhsa.kernels:\n"
    "  - .agpr_count:     4\n"
    "    .args:\n"
    "      - .address_space:  global\n"
    "        .offset:         0\n"
    "        .size:           8\n"
    "        .value_kind:     global_buffer\n"
    "    .group_segment_fixed_size: 9248\n"
    "    .max_flat_workgroup_size: 256\n"
    "    .name:           one\n"
    "    .private_segment_fixed_size: 16\n"
    "    .sgpr_count:     30\n"
    "    .sgpr_spill_count: 3\n"
    "    .vgpr_count:     24\n"
    "    .vgpr_spill_count: 2\n"
    "    .wavefront_size: 64\n"
    "  - .name:           'two: b'\n"
    "    .vgpr_count:     7\n"
    "    .wavefront_size: 32\n"
    "    .workgroup_processor_mode: 0\n"
    "amdhsa.target:   'amdgcn-amd-amdhsa--gfx942:xnack-'\n"
    "amdhsa.version:\n"
    "  - 1\n"
    "  - 2\n"
    "...\n\n";

Test(notes, kernels)
{
    struct kpn_code c = {.registers = 0};
    uint32_t threads;
    char why[200], target[16];
    cr_assert(kpn_notes_code(notes, sizeof notes - 1, "one", &c, &threads, why));
    cr_expect(c.registers == 24 && c.agprs == 4 && c.sgprs == 30 && c.spill_stores == 2 &&
              c.spill_loads == 3 && c.stack == 16 && c.shared == 9248 && c.wave == 64);
    cr_expect(threads == 256 && !c.cu_mode);
    cr_assert(kpn_notes_code(notes, sizeof notes - 1, "two: b", &c, &threads, why));
    cr_expect(c.registers == 7 && c.wave == 32 && c.cu_mode && threads == 0);
    cr_expect(!kpn_notes_code(notes, sizeof notes - 1, "three", &c, &threads, why));
    cr_expect_str_eq(why, "its metadata has no kernel 'three'");
    json_t *names = kpn_notes_entries(notes, sizeof notes - 1, target, why);
    cr_assert_eq(json_array_size(names), 2u);
    cr_expect_str_eq(json_string_value(json_array_get(names, 1)), "two: b");
    cr_expect_str_eq(target, "gfx942");
    json_decref(names);
}

Test(notes, none)
{
    static const char *const bad[] = {"", "---\n", "---\n...", "---\na: [\n...\n",
                                      "---\namdhsa.kernels: 3\n...\n", "---\n- 1\n...\n"};
    for (size_t i = 0; i < KP_COUNT(bad); i++) {
        struct kpn_code c = {.registers = 0};
        uint32_t threads;
        char why[200] = "", target[16];
        cr_expect(!kpn_notes_code(bad[i], strlen(bad[i]), "k", &c, &threads, why), "%s", bad[i]);
        cr_expect_null(kpn_notes_entries(bad[i], strlen(bad[i]), target, why), "%s", bad[i]);
        cr_expect_str_eq(why, "it has no metadata of kernels");
    }
}

/* ---- machine code ------------------------------------------------------------ */

/* A listing of these instructions, 4 bytes each, from 0x1000 on. */
static char *listing(const char *const *code)
{
    struct kp_str b = {0};
    kp_str_add(&b, "\nk:\tfile format elf64-amdgpu\n\nDisassembly of section .text:\n\n"
                   "0000000000001000 <k>:\n");
    for (unsigned i = 0; code[i]; i++)
        kp_str_addf(&b, "\t%s // %012X: BF800000\n", code[i], 0x1000 + 4 * i);
    return kp_str_detach(&b);
}

static struct kpn_gcn read_code(const char *text)
{
    struct kpn_gcn g;
    char why[200];
    cr_assert_eq(kpn_gcn_read(text, strlen(text), "gfx942", &g, why), KP_OK, "%s", why);
    return g;
}

/* One more than the highest of each kind; VCC, EXEC and M0 are none of them. */
Test(gcn, registers_used)
{
    const char *const code[] = {"v_mov_b32_e32 v7, s9", "v_accvgpr_read_b32 v1, a15",
                                "s_mov_b64 s[20:21], exec", "s_mov_b64 vcc, 0",
                                "global_load_dwordx4 v[40:43], v[0:1], off", "s_endpgm", NULL};
    char *text = listing(code);
    struct kpn_gcn g = read_code(text);
    struct kpn_gused u = kpn_gcn_used(&g, kpn_gcn_function(&g, "k"));
    cr_expect(u.vgprs == 44 && u.agprs == 16 && u.sgprs == 22, "%u %u %u", u.vgprs, u.agprs,
              u.sgprs);
    cr_expect_null(kpn_gcn_function(&g, "other"));
    kpn_gcn_free(&g);
    free(text);
}

/* A tag as a literal, as a short float (2.0 is the END of region 0), behind a scalar, and in
 * half of a dual instruction; one whose tag is no constant. */
Test(gcn, records)
{
    const char *const code[] = {
        "s_memtime s[10:11]", "v_mov_b32_e32 v4, 5", "v_mov_b32_e32 v5, s10",
        "ds_write_b64 v3, v[4:5]",
        "s_memtime s[10:11]", "v_mov_b32_e32 v4, 2.0", "v_mov_b32_e32 v5, s10",
        "ds_write_b64 v3, v[4:5] offset:1024",
        "s_getreg_b32 s12, hwreg(HW_REG_SHADER_CYCLES, 0, 20)", "s_mov_b32 s13, s12",
        "v_dual_mov_b32 v8, 0xc0010002 :: v_dual_mov_b32 v9, s13", "ds_store_b64 v3, v[8:9]",
        "s_memtime s[10:11]", "v_mov_b32_e32 v5, s10", "v_add_u32_e32 v4, 1, v4",
        "ds_write_b64 v3, v[4:5]", "s_endpgm", NULL};
    char *text = listing(code);
    struct kpn_gcn g = read_code(text);
    struct kpn_greads r;
    kpn_gcn_reads(&g, 0, (uint32_t)g.code.n, &r);
    cr_assert_eq(r.list.n, 3u);
    cr_expect(r.list.v[0].at == 0 && r.list.v[0].tag == 5);
    cr_expect(r.list.v[1].at == 4 && r.list.v[1].tag == 0x40000000);
    cr_expect(r.list.v[2].at == 8 && r.list.v[2].tag == 0xc0010002);
    cr_expect_eq(r.untold, 1u);
    free(r.list.v);
    kpn_gcn_free(&g);
    free(text);
}

/* ---- two listings ------------------------------------------------------------------ */

static const char *const original[] = {
    "v_mov_b32_e32 v0, 1", "global_load_dword v1, v[2:3], off", "s_waitcnt vmcnt(0)",
    "v_add_u32_e32 v0, v0, v1", "s_cbranch_scc0 65531", "s_barrier", "s_endpgm", NULL};
/* A prologue of two, the original, an exit, then it again with a record round its add. */
static const char *const probed[] = {
    "s_mov_b32 s20, 0", "s_cbranch_scc1 8",
    "v_mov_b32_e32 v0, 1", "global_load_dword v1, v[2:3], off", "s_waitcnt vmcnt(0)",
    "v_add_u32_e32 v0, v0, v1", "s_cbranch_scc0 65531", "s_barrier", "s_branch 0", "s_endpgm",
    "v_mov_b32_e32 v0, 1", "global_load_dword v1, v[2:3], off", "s_waitcnt vmcnt(0)",
    "s_memtime s[10:11]", "v_mov_b32_e32 v4, 0", "s_waitcnt lgkmcnt(0)", "v_mov_b32_e32 v5, s10",
    "ds_write_b64 v3, v[4:5]",
    "v_add_u32_e32 v0, v0, v1",
    "s_memtime s[10:11]", "v_mov_b32_e32 v4, 2.0", "s_waitcnt lgkmcnt(0)", "v_mov_b32_e32 v5, s10",
    "ds_write_b64 v3, v[4:5]",
    "s_cbranch_scc0 65521", "s_barrier", "s_endpgm", NULL};

static json_t *compare_as(const char *const *one, const char *const *other, const json_t *contents)
{
    char why[200] = "", *a = listing(one), *b = listing(other);
    json_t *map = json_pack("{s:s,s:[{s:i,s:s,s:b}]}", "mode", "two-body", "regions", "id", 0,
                            "name", "add", "instant", 0);
    json_t *o = kpn_gcn_compare(a, strlen(a), b, strlen(b), "gfx942", "k", map, contents, why);
    cr_assert_not_null(o, "%s", why);
    json_decref(map);
    free(a);
    free(b);
    return o;
}

static json_t *compare(const char *const *one, const char *const *other)
{
    return compare_as(one, other, NULL);
}

/* With instruction `at` of the probed code replaced (NULL: left out). */
static json_t *compare_with(uint32_t at, const char *by)
{
    const char *code[32] = {NULL};
    for (uint32_t i = 0, n = 0; probed[i]; i++)
        if (i != at || by)
            code[n++] = i == at ? by : probed[i];
    return compare(original, code);
}

static bool says(const json_t *o, const char *text)
{
    size_t i;
    json_t *w;
    json_array_foreach(json_object_get(o, "why"), i, w)
        if (strstr(json_string_value(w), text))
            return true;
    return false;
}

static int number(const json_t *o, const char *key)
{
    return (int)json_integer_value(json_object_get(o, key));
}

Test(compare, intact)
{
    json_t *o = compare_with(UINT32_MAX, NULL), *p = json_object_get(o, "pristine");
    cr_expect_str_eq(json_string_value(json_object_get(o, "verdict")), "intact");
    cr_expect(json_is_true(json_object_get(p, "identical")));
    cr_expect(number(p, "kept") == 7 && number(p, "stamp") == 1);
    cr_expect(number(json_object_get(o, "probed"), "kept") == 7);
    cr_expect(number(json_object_get(json_object_get(o, "probed"), "order"), "other") == 2);
    json_t *r = json_array_get(json_object_get(o, "regions"), 0);
    cr_expect_str_eq(json_string_value(json_object_get(r, "verdict")), "intact");
    cr_expect(number(r, "starts") == 1 && number(r, "ends") == 1);
    cr_expect_eq(number(json_object_get(r, "code"), "valu"), 1);
    cr_expect_eq(number(json_object_get(r, "code"), "vmem"), 0);
    json_decref(o);
}

Test(compare, altered)
{
    static const struct { uint32_t at; const char *by, *why; } all[] = {
        {5, "v_add_u32_e32 v0, v0, v2", "the body of unprobed workgroups is not the original's"},
        {11, NULL, "does not hold all of the original's instructions"},
        {18, "v_add_u32_e32 v0, v1, v1", "does not hold all of the original's instructions"},
        {24, "s_cbranch_scc0 65522", "leads elsewhere"},
        {14, "s_barrier", "barriers of their own"},
        {15, "s_nop 0", "waits or distances"}, /* the clock is used before it is there */
    };
    for (size_t i = 0; i < KP_COUNT(all); i++) {
        json_t *o = compare_with(all[i].at, all[i].by);
        cr_expect_str_eq(json_string_value(json_object_get(o, "verdict")), "altered", "%zu", i);
        cr_expect(says(o, all[i].why), "%zu: %s", i, all[i].why);
        json_decref(o);
    }
}

/* A region whose record is gone is not taken for whole. */
Test(compare, unseen)
{
    json_t *o = compare_with(17, NULL);
    json_t *r = json_array_get(json_object_get(o, "regions"), 0);
    cr_expect_str_eq(json_string_value(json_object_get(r, "verdict")), "unseen");
    json_decref(o);
}

/* A region that is one wait, behind the same wait of a probe: it is not empty.  With nothing between
 * the records it is. */
Test(compare, wait_as_a_probe_has_it)
{
#define PRISTINE "s_mov_b32 s20, 0", "s_cbranch_scc1 5", "s_load_dword s0, s[2:3], 0x0",          \
                 "s_waitcnt lgkmcnt(0)", "v_add_u32_e32 v0, s0, v0", "s_branch 0", "s_endpgm"
#define RECORD(tag) "s_memtime s[10:11]", "v_mov_b32_e32 v4, " tag, "s_waitcnt lgkmcnt(0) vmcnt(0)", \
                    "v_mov_b32_e32 v5, s10", "ds_write_b64 v3, v[4:5]"
    static const char *const one[] = {"s_load_dword s0, s[2:3], 0x0", "s_waitcnt lgkmcnt(0)",
                                      "v_add_u32_e32 v0, s0, v0", "s_endpgm", NULL};
    static const char *const full[] = {
        PRISTINE, "s_load_dword s0, s[2:3], 0x0", "s_waitcnt lgkmcnt(0)", RECORD("0"),
        "s_waitcnt lgkmcnt(0)", RECORD("2.0"), "v_add_u32_e32 v0, s0, v0", "s_endpgm", NULL};
    static const char *const empty[] = {
        PRISTINE, "s_load_dword s0, s[2:3], 0x0", "s_waitcnt lgkmcnt(0)", RECORD("0"),
        RECORD("2.0"), "s_waitcnt lgkmcnt(0)", "v_add_u32_e32 v0, s0, v0", "s_endpgm", NULL};
    for (int i = 0; i < 2; i++) {
        json_t *o = compare(one, i ? empty : full);
        json_t *r = json_array_get(json_object_get(o, "regions"), 0);
        cr_expect_str_eq(json_string_value(json_object_get(r, "verdict")), i ? "empty" : "intact");
        cr_expect_eq(number(r, "starts"), 1);
        json_decref(o);
    }
}

/* The wait of a probe that is the original's to the letter stands in a region that has nothing; what
 * the text has between its marks says so, and that a region of one wait is none. */
Test(compare, empty_as_marked)
{
#define AS_LIKE(tag) "s_memtime s[10:11]", "v_mov_b32_e32 v4, " tag, "s_waitcnt lgkmcnt(0)",         \
                     "v_mov_b32_e32 v5, s10", "ds_write_b64 v3, v[4:5]"
    static const char *const one[] = {"s_load_dword s0, s[2:3], 0x0", "s_waitcnt lgkmcnt(0)",
                                      "v_add_u32_e32 v0, s0, v0", "s_endpgm", NULL};
    static const char *const code[] = {
        PRISTINE, "s_load_dword s0, s[2:3], 0x0", AS_LIKE("0"), AS_LIKE("2.0"),
        "s_waitcnt lgkmcnt(0)", "v_add_u32_e32 v0, s0, v0", "s_endpgm", NULL};
    for (int waits = 0; waits < 2; waits++) {
        json_t *contents = json_pack("{s:[{s:i,s:{s:i,s:i}}]}", "regions", "id", 0, "code", "bytes",
                                     0, "wait", waits);
        json_t *o = compare_as(one, code, contents);
        json_t *r = json_array_get(json_object_get(o, "regions"), 0);
        cr_expect_str_eq(json_string_value(json_object_get(r, "verdict")),
                         waits ? "intact" : "empty");
        cr_expect_eq(json_is_true(json_object_get(r, "as_marked")), !waits);
        cr_expect_eq(number(json_object_get(r, "code"), "wait"), waits);
        json_decref(contents);
        json_decref(o);
    }
}

Test(compare, no_listing)
{
    char why[200] = "";
    cr_expect_null(kpn_gcn_compare("", 0, "", 0, "gfx942", "k", NULL, NULL, why));
    cr_expect_str_eq(why, "the listing has no function 'k'");
    cr_expect_null(kpn_gcn_compare("", 0, "", 0, "gfx7", "k", NULL, NULL, why));
}

/* ---- what to install ---------------------------------------------------------- */

static bool advised(const char *report, const char *what)
{
    json_t *r = json_loads(report, 0, NULL), *list = kpn_machine_install(r);
    const json_t *one;
    size_t i;
    bool found = false;
    json_array_foreach(list, i, one)
        found = found || strcmp(kp_text(one, "what"), what) == 0;
    json_decref(list);
    json_decref(r);
    return found;
}

#define LLVM_THERE                                                                        \
    "\"tools\": [{\"name\": \"llvm-mc\", \"found\": true, \"package\": \"llvm-19\", \"for\": \"\"},"  \
    " {\"name\": \"gnuplot\", \"found\": false, \"package\": \"gnuplot-nox\", \"for\": \"\"}]"

Test(llvm, one_that_is_too_old_is_told_from_one_that_is_missing)
{
    cr_assert(advised("{" LLVM_THERE ", \"hip\": {\"assembler\": null}}", "a later LLVM"));
    cr_assert_not(advised("{" LLVM_THERE ", \"hip\": {\"assembler\": {\"name\": \"llvm-mc\"}}}",
                          "a later LLVM"));
    /* of no use to a kernel of NVIDIA's */
    cr_assert_not(advised("{" LLVM_THERE ", \"hip\": {\"assembler\": null}, \"kernel\": {"
                          "\"language\": \"PTX\"}}", "a later LLVM"));
    cr_assert(advised("{" LLVM_THERE "}", "gnuplot"));
}

Test(llvm, releases_of_ptx)
{
    /* From the table in NVIDIA's PTX ISA, "Release Notes". */
    cr_assert_eq(kpn_ptx_release(7, 8), 118);
    cr_assert_eq(kpn_ptx_release(8, 0), 120);
    cr_assert_eq(kpn_ptx_release(8, 7), 128);
    cr_assert_eq(kpn_ptx_release(9, 0), 130);
    cr_assert_eq(kpn_ptx_release(9, 9), 0);
    cr_assert_eq(kpn_ptx_release(0, 0), 0);
}

Test(image, whose_it_is)
{
    char image[64] = "\177ELF";
    image[18] = (char)224;
    cr_expect(kpn_is_code_object(image, sizeof image));
    cr_expect(!kpn_is_code_object(image, sizeof image - 1)); /* cut off */
    image[19] = 1; /* another machine, of two bytes */
    cr_expect(!kpn_is_code_object(image, sizeof image));
    image[19] = 0;
    image[18] = (char)190; /* a cubin */
    cr_expect(!kpn_is_code_object(image, sizeof image));
}
