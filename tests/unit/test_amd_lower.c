/* Probes for AMDGCN: what a record is, where it may stand, what it may write. */
#include "instrument_util.h"

#include "instrument/amd/lower.h"

#define KERNEL "\n.text\n.type k,@function\nk:\n"
#define TAIL                                                                                       \
    "s_endpgm\n.size k, .-k\n.amdhsa_kernel k\n.amdhsa_next_free_vgpr 4\n"                         \
    ".amdhsa_next_free_sgpr 8\n.end_amdhsa_kernel\n"
#define TEXT(target, code) ".amdgcn_target \"amdgcn-amd-amdhsa--" target "\"" KERNEL code TAIL

static void read_text(const char *text, struct kpi_text *t)
{
    static struct kp_source src;
    src = (struct kp_source){"k.s", text, strlen(text)};
    cr_assert_eq(kpi_amd_read(&src, t), KP_OK);
    cr_assert_eq(t->functions.n, 1);
}

/* ---- registers ----------------------------------------------------------- */

Test(amd_lower, registers_that_are_named)
{
    struct kpi_text t;
    struct kpi_amd_used u;
    read_text(TEXT("gfx942", "v_add_f32 v7, s3, v[12:13]\nds_write_b64 v1, a[30:31] offset:255\n"
                             "s_load_dwordx4 s[20:23], s[0:1], 0x99\n"),
              &t);
    kpi_amd_find_used(&t, &t.functions.v[0], &u);
    cr_assert_eq(u.v, 14);
    cr_assert_eq(u.s, 24);
    cr_assert_eq(u.a, 32);
    cr_assert(!u.matrix);
    kpi_text_free(&t);
}

Test(amd_lower, lent_registers_are_those_of_plain_arithmetic)
{
    struct kpi_text t;
    bool lendable[256];
    read_text(TEXT("gfx942", "global_load_dword v3, v[4:5], off\nv_add_f32 v6, v3, v4\n"
                             "v_mfma_f32_4x4x1f32 v[8:11], v12, v13, v[8:11]\n"),
              &t);
    cr_assert(kpi_amd_find_lendable(&t, &t.functions.v[0], lendable));
    for (unsigned i = 0; i < 14; i++)
        cr_assert_eq(lendable[i], i != 3 && i < 8, "v%u", i);
    kpi_text_free(&t);
    read_text(TEXT("gfx1100", "ds_load_b128 v[0:3], v4\n"
                              "v_wmma_f32_16x16x16_f16 v[8:15], v[0:7], v[0:7], v[8:15]\n"),
              &t);
    cr_assert(kpi_amd_find_lendable(&t, &t.functions.v[0], lendable));
    for (unsigned i = 0; i < 16; i++)
        cr_assert_eq(lendable[i], i > 3, "v%u", i);
    kpi_text_free(&t);
    read_text(TEXT("gfx942", "s_swappc_b64 s[30:31], s[4:5]\n"), &t);
    cr_assert(!kpi_amd_find_lendable(&t, &t.functions.v[0], lendable));
    kpi_text_free(&t);
}

/* ---- liveness of SCC ------------------------------------------------------ */

/* "1" or "0" for each statement: SCC is live before it. */
static void expect_scc(const char *text, const char *want)
{
    struct kpi_text t;
    char got[32] = "";
    read_text(text, &t);
    bool *live = kpi_amd_find_scc(&t, &t.functions.v[0]);
    for (uint32_t i = 0; i < t.functions.v[0].stmt_count; i++)
        got[i] = live[i] ? '1' : '0';
    cr_assert_str_eq(got, want);
    free(live);
    kpi_text_free(&t);
}

Test(amd_lower, scc_is_live_from_what_sets_it_to_what_reads_it)
{
    expect_scc(TEXT("gfx942", "s_mov_b32 s0, 1\n"
                              "s_cmp_eq_u32 s0, 1\n"
                              "v_mov_b32 v0, 0\n"
                              "s_cselect_b32 s1, 1, 0\n"
                              "s_add_u32 s2, s2, s3\n"
                              "s_addc_u32 s3, s3, 0\n"),
               "0011010");
}

Test(amd_lower, scc_goes_round_loops)
{
    /* set before the loop, read at its end, where it goes round as it is */
    expect_scc(TEXT("gfx942", "s_cmp_eq_u32 s0, 1\n"
                              ".L1:\n"
                              "v_mov_b32 v0, 0\n"
                              "s_cbranch_scc1 .L1\n"),
               "01110");
    /* what is not known is taken to read it; what adds floats does not write it */
    expect_scc(TEXT("gfx1200", "s_unknown_b32 s0, s1\ns_add_u32 s0, s0, s1\n"), "100");
    expect_scc(TEXT("gfx1200", "s_add_f32 s0, s0, s1\ns_cbranch_scc0 .L1\n.L1:\n"), "1100");
}

/* ---- waves without lanes ---------------------------------------------------- */

/* "1" or "0" for each statement: EXEC may be 0 right behind it. */
static void expect_off(const char *text, unsigned lanes, const char *want)
{
    struct kpi_text t;
    char got[32] = "";
    read_text(text, &t);
    bool *off = kpi_amd_find_off(&t, &t.functions.v[0], lanes);
    for (uint32_t i = 0; i < t.functions.v[0].stmt_count && i + 1 < sizeof got; i++)
        got[i] = off[i] ? '1' : '0';
    cr_assert_str_eq(got, want);
    free(off);
    kpi_text_free(&t);
}

Test(amd_lower, exec_is_not_0_behind_its_branch_and_where_lanes_meet)
{
    expect_off(TEXT("gfx942", "v_nop\n"
                              "s_and_saveexec_b64 s[0:1], vcc\n"
                              "s_cbranch_execz .L1\n"
                              "v_nop\n"
                              ".L1:\n"
                              "s_or_b64 exec, exec, s[0:1]\n"),
               64, "0100101");
    expect_off(TEXT("gfx1100", "s_mov_b32 s1, exec_lo\n"
                               "v_cmpx_eq_u32_e32 1, v0\n"
                               "s_or_b32 exec_lo, exec_lo, s1\n"),
               32, "0101");
    /* the other half: what is left of the mask is in s[0:1] */
    expect_off(TEXT("gfx942", "s_and_saveexec_b64 s[0:1], vcc\n"
                              "s_xor_b64 s[0:1], exec, s[0:1]\n"
                              "s_andn2_saveexec_b64 s[0:1], s[0:1]\n"
                              "s_or_b64 exec, exec, s[0:1]\n"),
               64, "11101");
}

Test(amd_lower, exec_may_be_0_where_the_mask_was_written)
{
    expect_off(TEXT("gfx942", "s_and_saveexec_b64 s[0:1], vcc\n"
                              "s_mov_b32 s1, 0\n"
                              "s_or_b64 exec, exec, s[0:1]\n"),
               64, "1111");
    expect_off(TEXT("gfx942", "s_and_saveexec_b64 s[2:3], vcc\n"
                              "s_load_dwordx4 s[0:3], s[4:5], 0x0\n"
                              "s_or_b64 exec, exec, s[2:3]\n"),
               64, "1111");
    /* saved where it may have been 0 already */
    expect_off(TEXT("gfx1100", "v_cmpx_eq_u32_e32 1, v0\n"
                               "s_and_saveexec_b32 s0, vcc_lo\n"
                               "s_or_b32 exec_lo, exec_lo, s0\n"
                               "s_mov_b32 exec_lo, -1\n"),
               32, "11101");
    /* in waves of 32, s1 is not a part of s0 */
    expect_off(TEXT("gfx1100", "s_and_saveexec_b32 s0, vcc_lo\n"
                               "s_mov_b32 s1, 0\n"
                               "s_or_b32 exec_lo, exec_lo, s0\n"),
               32, "1101");
}

Test(amd_lower, exec_in_a_loop_that_lanes_leave_one_by_one)
{
    expect_off(TEXT("gfx942", "s_mov_b64 s[0:1], 0\n"
                              ".L1:\n"
                              "s_or_b64 s[0:1], vcc, s[0:1]\n"
                              "s_andn2_b64 exec, exec, s[0:1]\n"
                              "s_cbranch_execnz .L1\n"
                              "s_or_b64 exec, exec, s[0:1]\n"),
               64, "0001101");
    /* without the branch it goes round with none */
    expect_off(TEXT("gfx942", ".L1:\n"
                              "s_and_b64 exec, exec, vcc\n"
                              "s_cbranch_scc0 .L1\n"),
               64, "1111");
}

/* ---- groups ---------------------------------------------------------------- */

static void expect_groups(const char *text, const char *want)
{
    struct kpi_text t;
    char got[64] = "";
    read_text(text, &t);
    uint32_t *until = kpi_amd_find_groups(&t, &t.functions.v[0]);
    for (uint32_t i = 0; i < t.functions.v[0].stmt_count; i++)
        got[i] = (char)('0' + until[i]);
    cr_assert_str_eq(got, want);
    free(until);
    kpi_text_free(&t);
}

Test(amd_lower, what_must_stay_together)
{
    expect_groups(TEXT("gfx1100", "s_clause 0x1\n; kperf.instant a\nglobal_load_b32 v0, v1, off\n"
                                  "global_load_b32 v2, v3, off\nv_nop\n"),
                  "333345");
    expect_groups(TEXT("gfx1100", "s_delay_alu instid0(VALU_DEP_1)\nv_nop\nv_nop\n"), "1123");
    expect_groups(TEXT("gfx1100", "s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | "
                                  "instid1(VALU_DEP_1)\nv_nop\nv_nop\nv_nop\n"),
                  "22234");
    expect_groups(TEXT("gfx90a", "s_set_gpr_idx_on s0, gpr_idx(SRC0)\nv_mov_b32 v0, v1\n"
                                 "s_set_gpr_idx_off\nv_nop\n"),
                  "22234");
    expect_groups(TEXT("gfx942", "s_getpc_b64 s[0:1]\ns_add_u32 s0, s0, f@rel32@lo+4\n"
                                 "s_addc_u32 s1, s1, f@rel32@hi+12\nv_nop\n"),
                  "22234");
}

/* ---- records ---------------------------------------------------------------- */

static const struct kpi_amd_spot alone = {0};

/* Where SCC is live or EXEC may be 0: stored together. */
static void expect_record(struct kpi_amd_frame f, uint32_t tag, struct kpi_amd_spot spot,
                          const char *want)
{
    struct kpi_plan plan = {.slots = 128, .collaborative = spot.scc || spot.off};
    struct kp_str b = {0};
    f.plan = &plan;
    f.kept_s = 20;
    f.kept_v = 10;
    f.pair = f.borrows ? 4 : 10;
    f.single = f.borrows ? 7 : 12;
    kpi_amd_add_record(&f, tag, spot, &b);
    cr_assert_str_eq(b.s, want);
    kp_str_free(&b);
}

Test(amd_lower, a_record_of_each_generation)
{
    expect_record((struct kpi_amd_frame){.major = 9, .lds = 512}, 0x40000003, alone,
                  "\ts_memtime s[22:23]\n"
                  "\ts_mov_b64 s[20:21], exec\n"
                  "\ts_mov_b64 exec, 1\n"
                  "\tv_and_or_b32 v12, v13, s24, v14\n"
                  "\tv_add_u32 v13, 8, v13\n"
                  "\tv_mov_b32_e32 v10, 0x40000003\n"
                  "\ts_waitcnt lgkmcnt(0)\n"
                  "\tv_mov_b32_e32 v11, s22\n"
                  "\tds_write_b64 v12, v[10:11] offset:512\n"
                  "\ts_mov_b64 exec, s[20:21]\n");
    expect_record((struct kpi_amd_frame){.major = 11, .wave32 = true}, 1, alone,
                  "\ts_getreg_b32 s22, hwreg(HW_REG_SHADER_CYCLES, 0, 20)\n"
                  "\ts_mov_b32 s20, exec_lo\n"
                  "\ts_mov_b32 exec_lo, 1\n"
                  "\tv_and_or_b32 v12, v13, 0x3f8, v14\n"
                  "\tv_add_nc_u32 v13, 8, v13\n"
                  "\tv_dual_mov_b32 v10, 0x1 :: v_dual_mov_b32 v11, s22\n"
                  "\tds_store_b64 v12, v[10:11] offset:0\n"
                  "\ts_mov_b32 exec_lo, s20\n");
    expect_record((struct kpi_amd_frame){.major = 12, .wave32 = true}, 1, alone,
                  "\ts_getreg_b32 s22, hwreg(HW_REG_SHADER_CYCLES_LO)\n"
                  "\ts_mov_b32 s20, exec_lo\n"
                  "\ts_mov_b32 exec_lo, 1\n"
                  "\tv_and_or_b32 v12, v13, 0x3f8, v14\n"
                  "\tv_add_nc_u32 v13, 8, v13\n"
                  "\ts_wait_alu 0xfffe\n"
                  "\tv_dual_mov_b32 v10, 0x1 :: v_dual_mov_b32 v11, s22\n"
                  "\tds_store_b64 v12, v[10:11] offset:0\n"
                  "\ts_mov_b32 exec_lo, s20\n");
}

Test(amd_lower, a_record_stored_together_keeps_scc)
{
    expect_record((struct kpi_amd_frame){.major = 9}, 0x80000001,
                  (struct kpi_amd_spot){.scc = true},
                  "\ts_memtime s[22:23]\n"
                  "\ts_cselect_b32 s29, 1, 0\n"
                  "\ts_add_u32 s27, s27, 8\n"
                  "\ts_cmp_lg_u32 s29, 0\n"
                  "\tv_and_or_b32 v12, s27, v13, v14\n"
                  "\tv_or_b32_e32 v10, 0x80000001, v15\n"
                  "\ts_waitcnt lgkmcnt(0)\n"
                  "\tv_mov_b32_e32 v11, s22\n"
                  "\tds_write_b64 v12, v[10:11] offset:0\n");
}

Test(amd_lower, a_record_stored_together_where_no_lane_may_be_on_turns_on_the_first)
{
    const struct kpi_amd_spot off = {.off = true}, both = {.scc = true, .off = true};
    expect_record((struct kpi_amd_frame){.major = 9}, 2, off,
                  "\ts_memtime s[22:23]\n"
                  "\ts_add_u32 s27, s27, 8\n"
                  "\ts_or_saveexec_b64 s[20:21], 1\n"
                  "\tv_and_or_b32 v12, s27, v13, v14\n"
                  "\tv_or_b32_e32 v10, 0x2, v15\n"
                  "\ts_waitcnt lgkmcnt(0)\n"
                  "\tv_mov_b32_e32 v11, s22\n"
                  "\tds_write_b64 v12, v[10:11] offset:0\n"
                  "\ts_mov_b64 exec, s[20:21]\n");
    /* s_or_saveexec writes SCC: before it is put back */
    expect_record((struct kpi_amd_frame){.major = 12, .wave32 = true}, 2, both,
                  "\ts_getreg_b32 s22, hwreg(HW_REG_SHADER_CYCLES_LO)\n"
                  "\ts_cselect_b32 s29, 1, 0\n"
                  "\ts_add_u32 s27, s27, 8\n"
                  "\ts_or_saveexec_b32 s20, 1\n"
                  "\ts_wait_alu 0xfffe\n"
                  "\ts_cmp_lg_u32 s29, 0\n"
                  "\tv_and_or_b32 v12, s27, v13, v14\n"
                  "\tv_or_b32_e32 v10, 0x2, v15\n"
                  "\tv_mov_b32_e32 v11, s22\n"
                  "\tds_store_b64 v12, v[10:11] offset:0\n"
                  "\ts_mov_b32 exec_lo, s20\n");
    expect_record((struct kpi_amd_frame){.major = 11}, 2, off,
                  "\ts_getreg_b32 s22, hwreg(HW_REG_SHADER_CYCLES, 0, 20)\n"
                  "\ts_add_u32 s27, s27, 8\n"
                  "\ts_or_saveexec_b64 s[20:21], 1\n"
                  "\tv_and_or_b32 v12, s27, v13, v14\n"
                  "\tv_or_b32_e32 v10, 0x2, v15\n"
                  "\tv_mov_b32_e32 v11, s22\n"
                  "\tds_store_b64 v12, v[10:11] offset:0\n"
                  "\ts_mov_b64 exec, s[20:21]\n"
                  "\ts_waitcnt_depctr 0xfff\n");
}

Test(amd_lower, what_is_stored_together_is_set_up_in_all_lanes)
{
    struct kpi_plan plan = {.slots = 128, .collaborative = true, .ring_stride = 1024};
    struct kpi_amd_frame f = {.plan = &plan, .major = 9, .kept_s = 20, .kept_v = 10};
    struct kp_str b = {0};
    kpi_amd_add_state(&f, &b);
    const char *on = strstr(b.s, "\ts_or_saveexec_b64 s[20:21], -1\n");
    const char *base = strstr(b.s, "\tv_mov_b32_e32 v14,"), *mask = strstr(b.s, "v13, 0x3f8\n");
    const char *restored = strstr(b.s, "\ts_mov_b64 exec, s[20:21]\n");
    cr_assert(on && base && mask && restored);
    cr_assert(on < base && on < mask && base < restored && mask < restored);
    kp_str_free(&b);
}

static void expect_forgotten(struct kpi_amd_frame f, const char *want)
{
    struct kp_str b = {0};
    kp_str_add(&b, "");
    kpi_amd_forget_read(&f, &b);
    cr_expect_str_eq(b.s, want);
    kp_str_free(&b);
}

/* Working registers that are the kernel's too: its reads and the probes' do not outlive these. */
Test(amd_lower, lent_scalars_are_read_anew)
{
    struct kpi_plan plan = {.slots = 128, .ring_stride = 1024};
    struct kpi_amd_frame f = {.plan = &plan, .major = 12, .wave32 = true, .lends = true};
    expect_forgotten(f, "\tds_nop\n\tds_nop\n\tds_nop\n\tds_nop\n");
    f.wave32 = false;
    expect_forgotten(f, "\tds_nop\n\tds_nop\n\tds_nop\n\tds_nop\n"
                        "\tds_nop\n\tds_nop\n\tds_nop\n\tds_nop\n");
    expect_forgotten((struct kpi_amd_frame){.major = 11}, "\ts_waitcnt_depctr 0xfffe\n");
    expect_forgotten((struct kpi_amd_frame){.major = 11, .wave32 = true}, "");
    expect_forgotten((struct kpi_amd_frame){.major = 9}, "");
    struct kp_str lent = {0}, own = {0};
    kpi_amd_add_state(&f, &lent);
    f.lends = false;
    kpi_amd_add_state(&f, &own);
    cr_assert(strstr(lent.s, "\tv_mov_b32_e32 v3, 0\n\tds_nop\n"), "%s", lent.s);
    cr_assert(!strstr(own.s, "ds_nop"));
    kp_str_free(&lent);
    kp_str_free(&own);
}

Test(amd_lower, a_record_in_registers_of_the_kernel_puts_them_back)
{
    expect_record((struct kpi_amd_frame){.major = 9, .borrows = true}, 1, alone,
                  "\ts_memtime s[22:23]\n"
                  "\ts_mov_b64 s[20:21], exec\n"
                  "\ts_mov_b64 exec, 1\n"
                  "\tv_readfirstlane_b32 s31, v7\n"
                  "\tv_add_u32_e64 v7, s27, 8\n"
                  "\tv_readfirstlane_b32 s29, v4\n"
                  "\tv_readfirstlane_b32 s30, v5\n"
                  "\tv_readfirstlane_b32 s27, v7\n"
                  "\tv_and_b32_e32 v7, 0x3f8, v7\n"
                  "\tv_add_u32_e32 v7, s28, v7\n"
                  "\ts_waitcnt lgkmcnt(0)\n"
                  "\tv_mov_b32_e32 v4, 0x1\n"
                  "\tv_mov_b32_e32 v5, s22\n"
                  "\tds_write_b64 v7, v[4:5] offset:0\n"
                  "\tv_mov_b32_e32 v4, s29\n"
                  "\tv_mov_b32_e32 v5, s30\n"
                  "\tv_mov_b32_e32 v7, s31\n"
                  "\ts_mov_b64 exec, s[20:21]\n"
                  "\ts_nop 0\n");
}

/* gfx942: four wait states between a vector write of EXEC and a read of a lane. */
Test(amd_lower, a_lane_is_read_late_enough_behind_v_cmpx)
{
    const char *late = "\ts_mov_b64 exec, 1\n\ts_nop 0\n\tv_readfirstlane_b32 s31, v7\n";
    struct kpi_plan plan = {.slots = 128};
    for (unsigned i = 0; i < 4; i++) {
        struct kpi_amd_frame f = {.plan = &plan, .major = 9, .borrows = true, .xcc = i & 1,
                                  .cmpx = i >> 1, .kept_s = 20, .pair = 4, .single = 7};
        struct kp_str b = {0};
        kpi_amd_add_record(&f, 1, alone, &b);
        cr_expect(!strstr(b.s, late) == (i < 3), "%u: %s", i, b.s);
        kp_str_free(&b);
    }
}

/* ---- stored later ------------------------------------------------------------ */

#define STORE(tag, clock)                                                                          \
    "\tv_and_or_b32 v12, v13, s24, v14\n"                                                          \
    "\tv_add_u32 v13, 8, v13\n"                                                                    \
    "\tv_mov_b32_e32 v10, " tag "\n"                                                               \
    "\tv_mov_b32_e32 v11, " clock "\n"                                                             \
    "\tds_write_b64 v12, v[10:11] offset:0\n"
#define ON "\ts_mov_b64 s[20:21], exec\n\ts_mov_b64 exec, 1\n"
#define OFF "\ts_mov_b64 exec, s[20:21]\n"

/* Records with tags 1, 2, ... behind these statements; what stands behind statement `at`. */
static void expect_deferred(const char *text, const uint32_t *places, size_t n, uint32_t at,
                            const char *want)
{
    struct kpi_text t;
    read_text(text, &t);
    const struct kpi_function *fn = &t.functions.v[0];
    struct kpi_plan plan = {.f = fn, .slots = 128};
    struct kpi_amd_frame f = {.t = &t, .plan = &plan, .major = 9, .kept_s = 20, .kept_v = 10,
                              .pair = 10, .single = 12, .defers = true};
    struct kp_str *code = kp_alloc(((size_t)fn->stmt_count + 1) * sizeof *code);
    struct kpi_amd_marked list = {0};
    for (size_t i = 0; i < n; i++) {
        struct kpi_amd_record r = {places[i], (uint32_t)i + 1};
        KP_PUSH(list, r);
    }
    uint32_t *until = kpi_amd_find_groups(&t, fn);
    kpi_amd_defer(&f, &list, until, code);
    cr_assert_str_eq(code[at].s ? code[at].s : "", want);
    for (uint32_t i = 0; i <= fn->stmt_count; i++)
        kp_str_free(&code[i]);
    free(code);
    free(until);
    free(list.v);
    kpi_text_free(&t);
}

Test(amd_lower, a_record_is_stored_where_the_kernel_has_waited)
{
    const char *text = TEXT("gfx942", "ds_read_b32 v0, v1\nds_read_b32 v2, v3\n"
                                      "s_waitcnt lgkmcnt(1)\ns_waitcnt vmcnt(0) lgkmcnt(0)\n");
    uint32_t places[] = {0, 1};
    expect_deferred(text, places, 2, 0, "\ts_memtime s[22:23]\n");
    expect_deferred(text, places, 2, 1, "\ts_memtime s[28:29]\n");
    expect_deferred(text, places, 2, 2, "");
    expect_deferred(text, places, 2, 3, ON STORE("0x1", "s22") STORE("0x2", "s28") OFF);
}

Test(amd_lower, a_record_is_stored_before_control_divides)
{
    const char *text = TEXT("gfx90a", "v_nop\nv_nop\ns_cbranch_vccz .L1\nv_nop\n.L1:\nv_nop\n");
    uint32_t places[] = {0, 3};
    expect_deferred(text, places, 2, 1, "\ts_waitcnt lgkmcnt(0)\n" ON STORE("0x1", "s22") OFF);
    expect_deferred(text, places, 2, 3,
                    "\ts_memtime s[22:23]\n\ts_waitcnt lgkmcnt(0)\n" ON STORE("0x2", "s22") OFF);
}

Test(amd_lower, four_readings_are_kept_at_most)
{
    const char *text = TEXT("gfx942", "v_nop\nv_nop\n");
    uint32_t places[] = {0, 0, 0, 0, 0};
    expect_deferred(text, places, 5, 0,
                    "\ts_memtime s[22:23]\n\ts_memtime s[28:29]\n\ts_memtime s[30:31]\n"
                    "\ts_memtime s[32:33]\n\ts_waitcnt lgkmcnt(0)\n" ON STORE("0x1", "s22")
                        STORE("0x2", "s28") STORE("0x3", "s30") STORE("0x4", "s32") OFF
                    "\ts_memtime s[22:23]\n");
    expect_deferred(text, places, 5, 1, "\ts_waitcnt lgkmcnt(0)\n" ON STORE("0x5", "s22") OFF);
}
