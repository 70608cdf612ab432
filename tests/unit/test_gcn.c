/* Waits and hazards of AMD machine code: listings with faults that must be found, and the same
 * without, in which nothing may be found.  The figures are the ISA manuals'. */
#include <criterion/criterion.h>

#include "run/gcn/gcn.h"

/* Instructions of 4 bytes each, parted by '\n', as llvm-objdump lists them. */
static char *listing(const char *code)
{
    struct kp_str out = {0};
    uint64_t address = 0x1900;
    kp_str_addf(&out, "\nx:\tfile format elf64-amdgpu\n\nDisassembly of section .text:\n\n"
                      "%016llx <k>:\n",
                (unsigned long long)address);
    for (const char *at = code; *at; address += 4) {
        size_t len = strcspn(at, "\n");
        kp_str_addf(&out, "\t%-58.*s// %012llX: 00000000\n", (int)len, at,
                    (unsigned long long)address);
        at += len + (at[len] == '\n');
    }
    return kp_str_detach(&out);
}

/* What is found in code, of which `original` (or NULL) is the kernel without probes. */
static char *found(const char *target, const char *original, const char *code)
{
    char *before = original ? listing(original) : NULL, *text = listing(code), why[200];
    struct kp_str out = {0};
    kp_str_add(&out, "");
    int status = kpn_gcn_check(before, before ? strlen(before) : 0, text, strlen(text), target,
                               &out, why);
    cr_assert(status == (out.len ? KP_CHECK : KP_OK), "status %d: %s", status, why);
    free(before);
    free(text);
    return kp_str_detach(&out);
}

static void clean(const char *target, const char *code)
{
    char *what = found(target, NULL, code);
    cr_expect_str_empty(what, "%s:\n%s", target, code);
    free(what);
}

static void wrong(const char *target, const char *code, const char *word)
{
    char *what = found(target, NULL, code);
    cr_expect(strstr(what, word) != NULL, "%s:\n%s\nfound: '%s', not '%s'", target, code, what,
              word);
    free(what);
}

Test(gcn, clock_reads_are_waited_for)
{
    clean("gfx942", "s_memtime s[4:5]\ns_waitcnt lgkmcnt(0)\nv_mov_b32_e32 v1, s4\ns_endpgm");
    wrong("gfx942", "s_memtime s[4:5]\nv_mov_b32_e32 v1, s5\ns_endpgm", "s5 is used before");
    /* Scalar loads come in any order: a wait that leaves one under way helps none. */
    wrong("gfx90a", "s_memtime s[4:5]\ns_waitcnt lgkmcnt(1)\ns_mov_b32 s6, s4\ns_endpgm",
          "s4 is used before");
    /* Nor does a wait for memory. */
    wrong("gfx90a", "s_memtime s[4:5]\ns_waitcnt vmcnt(0)\ns_mov_b32 s6, s4\ns_endpgm",
          "s4 is used before");
    wrong("gfx1100", "s_sendmsg_rtn_b64 s[4:5], sendmsg(MSG_RTN_GET_REALTIME)\n"
                     "v_mov_b32_e32 v1, s4\ns_endpgm",
          "s4 is used before");
    clean("gfx1100", "s_sendmsg_rtn_b64 s[4:5], sendmsg(MSG_RTN_GET_REALTIME)\n"
                     "s_waitcnt lgkmcnt(0)\nv_mov_b32_e32 v1, s4\ns_endpgm");
    clean("gfx1200", "s_sendmsg_rtn_b64 s[4:5], sendmsg(MSG_RTN_GET_REALTIME)\n"
                     "s_wait_kmcnt 0x0\nv_mov_b32_e32 v1, s4\ns_endpgm");
    wrong("gfx1200", "s_sendmsg_rtn_b64 s[4:5], sendmsg(MSG_RTN_GET_REALTIME)\n"
                     "s_wait_dscnt 0x0\nv_mov_b32_e32 v1, s4\ns_endpgm",
          "s4 is used before");
}

Test(gcn, a_load_may_not_be_overwritten)
{
    wrong("gfx942", "s_load_dwordx2 s[4:5], s[0:1], 0x0\ns_mov_b32 s5, 0\ns_endpgm",
          "s5 is written before");
    wrong("gfx942", "global_load_dword v3, v1, s[2:3]\nv_mov_b32_e32 v3, 0\ns_endpgm",
          "v3 is written before");
    /* The next load of the same kind comes later. */
    clean("gfx942", "global_load_dword v3, v1, s[2:3]\nglobal_load_dword v3, v2, s[2:3]\n"
                    "s_waitcnt vmcnt(0)\nv_mov_b32_e32 v4, v3\ns_endpgm");
}

/* What goes into LDS comes to no register: its address is free. */
Test(gcn, loads_into_lds)
{
    clean("gfx942", "s_mov_b32 m0, s3\ns_nop 0\nbuffer_load_dword v3, s[4:7], 0 offen lds\n"
                    "v_add_u32_e32 v3, 4, v3\ns_endpgm");
    clean("gfx950", "global_load_lds_dwordx4 v[2:3], off\nv_mov_b32_e32 v2, v3\ns_endpgm");
    wrong("gfx942", "global_load_dword v3, v1, s[2:3]\nbuffer_load_dword v3, s[4:7], 0 offen lds\n"
                    "s_endpgm",
          "v3 is used before");
    wrong("gfx942", "s_mov_b32 m0, s3\nbuffer_load_dword v3, s[4:7], 0 offen lds\ns_endpgm",
          "a write of M0");
}

Test(gcn, counted_waits)
{
    /* Two loads: the first is there when one is under way, the second is not. */
    clean("gfx942", "global_load_dword v3, v1, s[2:3]\nglobal_load_dword v4, v1, s[2:3]\n"
                    "s_waitcnt vmcnt(1)\nv_mov_b32_e32 v5, v3\ns_endpgm");
    wrong("gfx942", "global_load_dword v3, v1, s[2:3]\nglobal_load_dword v4, v1, s[2:3]\n"
                    "s_waitcnt vmcnt(1)\nv_mov_b32_e32 v5, v4\ns_endpgm",
          "v4 is used before");
    /* A store counts on gfx9 and does not from gfx10 on. */
    clean("gfx942", "global_load_dword v3, v1, s[2:3]\nglobal_store_dword v1, v9, s[2:3]\n"
                    "s_waitcnt vmcnt(1)\nv_mov_b32_e32 v5, v3\ns_endpgm");
    wrong("gfx1100", "global_load_b32 v3, v1, s[2:3]\nglobal_store_b32 v1, v9, s[2:3]\n"
                     "s_waitcnt vmcnt(1)\nv_mov_b32_e32 v5, v3\ns_endpgm",
          "v3 is used before");
    /* A clock read between a load from LDS and its wait does not count as a younger one. */
    wrong("gfx942", "ds_read_b32 v3, v1\ns_memtime s[4:5]\ns_waitcnt lgkmcnt(1)\n"
                    "v_mov_b32_e32 v5, v3\ns_endpgm",
          "v3 is used before");
    clean("gfx942", "ds_read_b32 v3, v1\nds_read_b32 v4, v1\ns_waitcnt lgkmcnt(1)\n"
                    "v_mov_b32_e32 v5, v3\ns_waitcnt lgkmcnt(0)\nv_mov_b32_e32 v5, v4\ns_endpgm");
    clean("gfx1200", "ds_load_b32 v3, v1\nglobal_load_b32 v4, v1, s[2:3]\n"
                     "s_wait_loadcnt_dscnt 0x0\nv_add_f32_e32 v5, v3, v4\ns_endpgm");
    wrong("gfx1200", "ds_load_b32 v3, v1\nglobal_load_b32 v4, v1, s[2:3]\n"
                     "s_wait_loadcnt_dscnt 0x100\nv_add_f32_e32 v5, v3, v4\ns_endpgm",
          "v4 is used before");
}

Test(gcn, waits_hold_on_every_path)
{
    /* The branch at +4 goes two instructions on, over the wait. */
    wrong("gfx942", "global_load_dword v3, v1, s[2:3]\ns_cbranch_scc1 1\ns_waitcnt vmcnt(0)\n"
                    "v_mov_b32_e32 v5, v3\ns_endpgm",
          "v3 is used before");
    /* Round a loop: loaded at its end, used at its beginning (-4 words from behind +12). */
    wrong("gfx942", "v_mov_b32_e32 v5, v3\ns_waitcnt vmcnt(0)\nglobal_load_dword v3, v1, s[2:3]\n"
                    "s_cbranch_scc1 65532\ns_endpgm",
          "v3 is used before");
    clean("gfx942", "s_waitcnt vmcnt(0)\nv_mov_b32_e32 v5, v3\nglobal_load_dword v3, v1, s[2:3]\n"
                    "s_cbranch_scc1 65532\ns_endpgm");
    /* What no path comes to is not looked at. */
    clean("gfx942", "s_endpgm\ns_memtime s[4:5]\ns_mov_b32 s6, s4\ns_endpgm");
}

Test(gcn, wait_states)
{
    static const struct {
        const char *target, *first, *second, *word;
        unsigned states;
    } rules[] = {
        {"gfx90a", "v_readfirstlane_b32 s4, v1", "global_load_dword v2, v3, s[4:5]",
         "memory instruction", 5},
        {"gfx942", "v_cmp_eq_u32_e32 vcc, 0, v1", "v_cndmask_b32_e32 v2, v3, v4, vcc",
         "VALU instruction that reads", 2},
        {"gfx942", "v_readfirstlane_b32 s4, v1", "v_readlane_b32 s5, v2, s4", "lane number", 4},
        {"gfx90a", "v_readfirstlane_b32 s4, v1", "v_writelane_b32 v2, s6, s4", "lane number", 4},
        {"gfx942", "v_mov_b32_e32 v1, 0", "v_readlane_b32 s5, v1, 3", "lane's read", 1},
        {"gfx942", "v_mov_b32_e32 v1, 0",
         "v_mov_b32_dpp v2, v1 row_shl:1 row_mask:0xf bank_mask:0xf", "DPP", 2},
        {"gfx90a", "v_cmpx_eq_u32_e32 vcc, 0, v1",
         "v_mov_b32_dpp v2, v7 row_shl:1 row_mask:0xf bank_mask:0xf", "EXEC", 5},
        {"gfx942", "v_cmpx_eq_u32_e32 vcc, 0, v1", "v_writelane_b32 v2, s6, 0", "EXEC", 4},
        {"gfx942", "v_exp_f32_e32 v1, v2", "v_add_f32_e32 v3, v1, v1", "transcendental", 1},
        {"gfx90a", "v_div_scale_f32 v1, vcc, v2, v3, v4", "v_div_fmas_f32 v5, v6, v7, v8",
         "div_fmas", 4},
        {"gfx942", "global_store_dwordx4 v1, v[4:7], s[2:3]", "v_mov_b32_e32 v5, 0", "store", 2},
        {"gfx90a", "global_store_dwordx4 v1, v[4:7], s[2:3]", "v_mov_b32_e32 v5, 0", "store", 1},
        {"gfx942", "v_mfma_f32_16x16x16_f16 a[0:3], v[4:5], v[6:7], a[0:3]",
         "v_accvgpr_read_b32 v1, a2", "matrix result", 7},
        {"gfx90a", "v_mfma_f32_16x16x16f16 a[0:3], v[4:5], v[6:7], a[0:3]",
         "v_accvgpr_read_b32 v1, a2", "matrix result", 11},
        {"gfx90a", "v_mfma_f32_32x32x8f16 v[8:23], v[4:5], v[6:7], v[8:23]", "ds_write_b32 v1, v20",
         "matrix result", 19},
        {"gfx942", "v_mfma_f32_32x32x8_f16 v[8:23], v[4:5], v[6:7], v[8:23]", "v_mov_b32_e32 v8, 0",
         "another write", 11},
        {"gfx90a", "v_mov_b32_e32 v5, 0", "v_mfma_f32_4x4x4f16 a[0:3], v[4:5], v[6:7], a[0:3]",
         "matrix instruction that reads", 2},
        {"gfx942", "v_mov_b32_e32 v9, 0", "v_mfma_f32_32x32x8_f16 v[8:23], v[4:5], v[6:7], v[8:23]",
         "matrix instruction that reads", 2},
        {"gfx942", "v_cmpx_eq_u32_e32 vcc, 0, v1",
         "v_mfma_f32_16x16x16_f16 a[0:3], v[4:5], v[6:7], a[0:3]",
         "VALU write of EXEC and a matrix", 4},
        /* what a record borrows may be a matrix instruction's: read by a lane, by a store */
        {"gfx942", "v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]",
         "v_readfirstlane_b32 s4, v2", "matrix result", 7},
        {"gfx950", "v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]",
         "global_store_dwordx2 v8, v[2:3], s[2:3]", "matrix result", 7},
        {"gfx90a", "v_mfma_f64_16x16x4f64 a[0:7], v[4:5], v[6:7], a[0:7]",
         "v_accvgpr_read_b32 v1, a2", "matrix result", 11},
        {"gfx90a", "v_mfma_f64_16x16x4f64 v[8:15], v[4:5], v[6:7], v[8:15]",
         "ds_write_b64 v1, v[10:11]", "matrix result", 18},
        {"gfx90a", "s_setreg_b32 hwreg(HW_REG_MODE, 0, 4), s4",
         "s_getreg_b32 s5, hwreg(HW_REG_MODE)", "hardware register", 2},
        {"gfx90a", "s_mov_b32 m0, s4", "s_sendmsg sendmsg(MSG_INTERRUPT)", "M0", 1},
    };
    for (size_t i = 0; i < KP_COUNT(rules); i++)
        for (unsigned states = 0; states <= rules[i].states; states++) {
            struct kp_str code = {0};
            kp_str_addf(&code, "%s\n", rules[i].first);
            for (unsigned left = states; left;) { /* by s_nop, of up to 8 at a time */
                unsigned n = left > 8 ? 8 : left;
                kp_str_addf(&code, "s_nop %u\n", n - 1);
                left -= n;
            }
            kp_str_addf(&code, "%s\ns_endpgm", rules[i].second);
            if (states < rules[i].states)
                wrong(rules[i].target, code.s, rules[i].word);
            else
                clean(rules[i].target, code.s);
            free(code.s);
        }
}

/* The address of a wide store may be written at once, its data may not. */
Test(gcn, a_wide_store_keeps_its_data)
{
    clean("gfx942", "global_store_dwordx4 v1, v[4:7], s[2:3]\nv_mov_b32_e32 v1, 0\ns_endpgm");
    clean("gfx942", "buffer_store_dwordx4 v[4:7], v1, s[4:7], 0 offen\nv_mov_b32_e32 v1, 0\ns_endpgm");
    wrong("gfx942", "buffer_store_dwordx4 v[4:7], v1, s[4:7], 0 offen\nv_mov_b32_e32 v7, 0\ns_endpgm",
          "a store of more than 8 bytes");
    clean("gfx942", "global_store_dwordx2 v1, v[4:5], s[2:3]\nv_mov_b32_e32 v5, 0\ns_endpgm");
}

Test(gcn, wait_states_count_the_shortest_path)
{
    /* The branch, one state, goes over four s_nop to the reader. */
    wrong("gfx90a", "v_readfirstlane_b32 s4, v1\ns_cbranch_scc1 1\ns_nop 3\n"
                    "global_load_dword v2, v3, s[4:5]\ns_endpgm",
          "1 wait states");
}

Test(gcn, scalar_writes_are_not_overtaken)
{
    const char *loop = "s_getreg_b32 s4, hwreg(HW_REG_SHADER_CYCLES_LO)\n%s"
                       "v_mov_b32_e32 v1, s4\ns_cbranch_scc1 %u\ns_endpgm";
    char *bare = kp_asprintf(loop, "", 65533u);
    char *kept = kp_asprintf(loop, "s_wait_alu depctr_sa_sdst(0)\n", 65532u);
    char *number = kp_asprintf(loop, "s_wait_alu 0xfffe\n", 65532u);
    wrong("gfx1200", bare, "s4, which a VALU");
    clean("gfx1200", kept);
    clean("gfx1200", number);
    clean("gfx1100", bare);
    /* Straight on, nothing has read it before. */
    clean("gfx1200", "s_mov_b32 s4, 1\nv_mov_b32_e32 v1, s4\ns_endpgm");
    free(bare);
    free(kept);
    free(number);
}

/* Four ds_nop in a row, eight in wave64, and what was read before them cannot overtake. */
Test(gcn, reads_are_forgotten)
{
    const char *code = "%sv_mov_b32_e32 v1, s4\n%ss_mov_b32 s4, 1\nv_mov_b32_e32 v2, s4\ns_endpgm";
    const char *three = "ds_nop\nds_nop\nds_nop\n", *wave64 = "s_mov_b64 exec, -1\n";
    char *four = kp_asprintf("%sds_nop\n", three), *eight = kp_asprintf("%s%s", four, four);
    char *parted = kp_asprintf("%ss_nop 0\nds_nop\n", three);
    /* The branch passes the first two. */
    char *entered = kp_asprintf("s_cbranch_scc1 2\n%s", four);
    const struct {
        const char *first, *between;
        bool forgotten;
    } rows[] = {{"", "", false},     {"", three, false},   {"", parted, false}, {"", four, true},
                {"", entered, false}, {wave64, four, false}, {wave64, eight, true}};
    for (size_t i = 0; i < KP_COUNT(rows); i++) {
        char *text = kp_asprintf(code, rows[i].first, rows[i].between);
        if (rows[i].forgotten)
            clean("gfx1200", text);
        else
            wrong("gfx1200", text, "s4, which a VALU");
        free(text);
    }
    free(four);
    free(eight);
    free(parted);
    free(entered);
}

/* The kernel's own two writes of s4, by one of which its read came too early before, too: a wait
 * of the probes' for the one is no reason to name the other.  A write of theirs is. */
Test(gcn, another_writer_of_the_kernels_is_its_own)
{
    const char *code = "v_mov_b32_e32 v1, s4\ns_cbranch_scc1 %u\n%s\ns_branch %u\n"
                       "s_add_u32 s4, s4, 2\n%ss_bitcmp1_b32 s4, 3\ns_endpgm";
    const char *wait = "s_wait_alu 0xfffe\n";
    char *before = kp_asprintf(code, 2u, "s_add_u32 s4, s4, 1", 1u, "");
    char *one = kp_asprintf(code, 3u, "s_add_u32 s4, s4, 1\ns_wait_alu 0xfffe", 1u, "");
    char *both = kp_asprintf(code, 2u, "s_add_u32 s4, s4, 1", 2u, wait);
    char *other = kp_asprintf(code, 2u, "s_mov_b32 s4, 7", 1u, "s_mov_b32 s4, 9\n");
    const char *probed[] = {before, one, both, other};
    for (size_t i = 0; i < KP_COUNT(probed); i++) {
        char *what = found("gfx1200", before, probed[i]);
        cr_expect_eq(*what != 0, i == 3, "%zu: '%s'", i, what);
        free(what);
    }
    free(before);
    free(one);
    free(both);
    free(other);
}

/* In wave64 of gfx11: 1. a mask is read, 2. written by a scalar instruction, 3. read by one. */
Test(gcn, masks_are_not_overtaken)
{
    const char *code = "s_mov_b64 exec, -1\n%s\ns_mov_b32 s4, 1\n%ss_add_i32 s6, s4, 1\ns_endpgm";
    char *bare = kp_asprintf(code, "v_cndmask_b32_e64 v0, v1, v2, s[4:5]", "");
    char *kept = kp_asprintf(code, "v_cndmask_b32_e64 v0, v1, v2, s[4:5]",
                             "s_waitcnt_depctr depctr_sa_sdst(0)\n");
    char *before = kp_asprintf(code, "v_cndmask_b32_e64 v0, v1, v2, s[4:5]\n"
                                     "s_waitcnt_depctr depctr_sa_sdst(0)", "");
    char *wave32 = kp_asprintf(code, "v_cndmask_b32_e64 v0, v1, v2, s4", "");
    char *data = kp_asprintf(code, "v_lshlrev_b64 v[0:1], v2, s[4:5]", "");
    wrong("gfx1100", bare, "s4, which a VALU instruction has read as a mask");
    clean("gfx1100", kept);
    clean("gfx1100", before);
    clean("gfx1100", wave32);
    clean("gfx1100", "v_cndmask_b32_e32 v0, v1, v2, vcc_lo\ns_mov_b32 vcc_lo, 1\n"
                     "s_add_i32 s6, vcc_lo, 1\ns_endpgm");
    clean("gfx1100", "v_div_fmas_f32 v0, v1, v2, v3\ns_mov_b32 vcc_lo, 1\n"
                     "s_add_i32 s6, vcc_lo, 1\ns_endpgm");
    wrong("gfx1100", "s_mov_b64 s[2:3], exec\nv_div_fmas_f32 v0, v1, v2, v3\ns_mov_b64 vcc, 1\n"
                     "s_add_i32 s6, vcc_lo, 1\ns_endpgm",
          "vcc_lo, which a VALU instruction has read as a mask");
    wrong("gfx1100", "v_cndmask_b32_e32 v0, v1, v2, vcc\ns_mov_b64 vcc, 1\n"
                     "s_add_i32 s6, vcc_lo, 1\ns_endpgm",
          "vcc_lo, which a VALU instruction has read as a mask");
    clean("gfx1100", data);
    clean("gfx942", bare);
    free(bare);
    free(kept);
    free(before);
    free(wave32);
    free(data);
}

/* gfx11: six instructions between, or two transcendental ones, or a wait for vector results. */
Test(gcn, transcendental_results_of_gfx11)
{
    for (unsigned between = 0; between < 8; between++) {
        struct kp_str code = {0};
        kp_str_add(&code, "v_exp_f32_e32 v1, v2\n");
        for (unsigned i = 0; i < between; i++)
            kp_str_addf(&code, "v_mov_b32_e32 v%u, 0\n", 10 + i);
        kp_str_add(&code, "v_add_f32_e32 v3, v1, v1\ns_endpgm");
        if (between < 6)
            wrong("gfx1100", code.s, "v1 is the result of the transcendental unit");
        else
            clean("gfx1100", code.s);
        clean("gfx1200", code.s);
        free(code.s);
    }
    clean("gfx1100", "v_exp_f32_e32 v1, v2\ns_waitcnt_depctr depctr_va_vdst(0)\n"
                     "v_add_f32_e32 v3, v1, v1\ns_endpgm");
    clean("gfx1100", "v_exp_f32_e32 v1, v2\ns_waitcnt_depctr 0xfff\n"
                     "v_add_f32_e32 v3, v1, v1\ns_endpgm");
    clean("gfx1100", "v_exp_f32_e32 v1, v2\nv_exp_f32_e32 v4, v2\nv_exp_f32_e32 v5, v2\n"
                     "v_add_f32_e32 v3, v1, v1\ns_endpgm");
    wrong("gfx1100", "v_exp_f32_e32 v1, v2\nv_exp_f32_e32 v4, v2\n"
                     "v_add_f32_e32 v3, v1, v1\ns_endpgm",
          "v1 is the result of the transcendental unit");
}

/* Each kind of load has its counter: a wait for another helps none. */
Test(gcn, counters_of_gfx12)
{
    static const struct {
        const char *load, *wait;
    } kinds[] = {
        {"global_load_b32 v3, v1, s[2:3]", "s_wait_loadcnt 0x0"},
        {"image_sample v3, [v1, v2], s[8:15], s[4:7] dmask:0x1 dim:SQ_RSRC_IMG_2D",
         "s_wait_samplecnt 0x0"},
        {"image_bvh_intersect_ray v3, [v10, v11, v[12:14], v[15:17], v[18:20]], s[4:7]",
         "s_wait_bvhcnt 0x0"},
        {"ds_load_b32 v3, v1", "s_wait_dscnt 0x0"},
    };
    for (size_t i = 0; i < KP_COUNT(kinds); i++)
        for (size_t k = 0; k < KP_COUNT(kinds); k++) {
            char *code = kp_asprintf("%s\n%s\nv_mov_b32_e32 v5, v3\ns_endpgm", kinds[i].load,
                                     kinds[k].wait);
            if (i == k)
                clean("gfx1200", code);
            else
                wrong("gfx1200", code, "v3 is used before");
            free(code);
        }
    clean("gfx1200", "global_load_b32 v3, v1, s[2:3]\ns_wait_idle\nv_mov_b32_e32 v5, v3\ns_endpgm");
    /* Stores have one of their own, which loads do not wait for. */
    wrong("gfx1200", "global_load_b32 v3, v1, s[2:3]\ns_wait_storecnt 0x0\n"
                     "v_mov_b32_e32 v5, v3\ns_endpgm",
          "v3 is used before");
}

/* s_delay_alu is a hint: what stands between it and what it speaks of breaks nothing; but a record
 * there would take its place, which is what_must_stay_together's (test_amd_lower). */
Test(gcn, hints_are_no_waits)
{
    clean("gfx1100", "v_mov_b32_e32 v1, 0\ns_delay_alu instid0(VALU_DEP_1)\n"
                     "v_add_f32_e32 v2, v1, v1\ns_endpgm");
    wrong("gfx1100", "global_load_b32 v3, v1, s[2:3]\ns_delay_alu instid0(VALU_DEP_1)\n"
                     "v_mov_b32_e32 v5, v3\ns_endpgm",
          "v3 is used before");
}

/* Behind a jump farther than a branch reaches, code is looked at as well. */
Test(gcn, far_jumps_are_followed)
{
    const char *adds[][2] = {{"gfx942", "s_add_u32 s4, s4, %s\ns_addc_u32 s5, s5, 0"},
                             {"gfx1200", "s_add_co_u32 s4, s4, %s\ns_add_co_ci_u32 s5, s5, 0"}};
    for (size_t k = 0; k < KP_COUNT(adds); k++) {
        char *sum = kp_asprintf(adds[k][1], "0x14"), *nowhere = kp_asprintf(adds[k][1], "s6");
        const char *code = "s_getpc_b64 s[4:5]\n%s\ns_setpc_b64 s[4:5]\ns_nop 0\ns_nop 0\n"
                           "s_load_%s s8, s[0:1], 0x0\ns_add_%su32 s9, s8, 1\ns_endpgm";
        bool new = k == 1;
        char *led = kp_asprintf(code, sum, new ? "b32" : "dword", new ? "co_" : "");
        char *not = kp_asprintf(code, nowhere, new ? "b32" : "dword", new ? "co_" : "");
        wrong(adds[k][0], led, "s8");
        clean(adds[k][0], not);
        free(sum);
        free(nowhere);
        free(led);
        free(not);
    }
}

Test(gcn, clauses_stay_whole)
{
    clean("gfx1100", "s_clause 0x1\nglobal_load_b32 v1, v2, s[2:3]\n"
                     "global_load_b32 v3, v2, s[2:3] offset:4\ns_endpgm");
    wrong("gfx1100", "s_clause 0x1\nglobal_load_b32 v1, v2, s[2:3]\ns_mov_b32 s9, exec_lo\n"
                     "global_load_b32 v3, v2, s[2:3] offset:4\ns_endpgm",
          "no access as number 2");
    wrong("gfx1100", "s_clause 0x1\nglobal_load_b32 v1, v2, s[2:3]\nds_load_b32 v3, v2\ns_endpgm",
          "another kind of access");
}

Test(gcn, vgprs_are_given_back_last)
{
    clean("gfx1100", "global_store_b32 v1, v2, s[2:3]\ns_nop 0\n"
                     "s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)\ns_endpgm");
    wrong("gfx1100", "global_store_b32 v1, v2, s[2:3]\ns_sendmsg sendmsg(MSG_DEALLOC_VGPRS)\n"
                     "s_endpgm",
          "no s_nop");
    wrong("gfx1100", "s_nop 0\ns_sendmsg sendmsg(MSG_DEALLOC_VGPRS)\n"
                     "global_store_b32 v1, v2, s[2:3]\ns_endpgm",
          "have been given back");
}

Test(gcn, what_the_original_has_is_its_own)
{
    const char *original = "s_memtime s[4:5]\nv_mov_b32_e32 v1, s4\ns_endpgm";
    char *what = found("gfx942", original, original);
    cr_expect_str_empty(what);
    free(what);
    what = found("gfx942", original,
                 "s_memtime s[4:5]\nv_mov_b32_e32 v1, s4\ns_memtime s[20:21]\n"
                 "v_mov_b32_e32 v9, s20\ns_endpgm");
    cr_expect_str_eq(what, "k+0xc: v_mov_b32_e32 v9, s20: s20 is used before the scalar load or "
                           "clock read to it was waited for\n");
    free(what);
}

Test(gcn, dual_instructions_have_two_halves)
{
    wrong("gfx1100", "global_load_b32 v3, v1, s[2:3]\n"
                     "v_dual_mov_b32 v5, v6 :: v_dual_mov_b32 v4, v3\ns_endpgm",
          "v3 is used before");
}

Test(gcn, bad_listings)
{
    struct kp_str out = {0};
    char why[200];
    const char *no_code = "0000000000001900 <k>:\n\ts_endpgm\n";
    cr_expect(kpn_gcn_check(NULL, 0, no_code, strlen(no_code), "gfx942", &out, why) ==
              KP_MALFORMED);
    cr_expect(strstr(why, "line 2") != NULL, "%s", why);
    cr_expect(kpn_gcn_check(NULL, 0, "", 0, "gfx803", &out, why) == KP_MALFORMED);
    cr_expect(strstr(why, "gfx803") != NULL, "%s", why);
    cr_expect(kpn_gcn_check(NULL, 0, "", 0, "gfx942", &out, why) == KP_OK);
    cr_expect(out.len == 0);
    /* Data in the text is passed over. */
    const char *data = "0000000000001900 <k>:\n\ts_endpgm // 000000001900: BF810000\n\t...\n"
                       "0000000000001940 <table>:\n\t.byte\t0x0\n"
                       "      a0: 00 00 80 bf 00 00 80 bf         ........\n";
    cr_expect(kpn_gcn_check(NULL, 0, data, strlen(data), "gfx942", &out, why) == KP_OK);
    free(out.s);
}
