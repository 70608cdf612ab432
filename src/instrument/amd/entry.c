/*
 * AMDGCN: what a wave does first.
 *
 * Until the kernel's own first instruction only its arguments are live: the user and system
 * SGPRs, v0 (the work item's three ids, packed) and EXEC.
 */
#include "instrument/amd/probe.h"

#define STAMP(field) (unsigned)offsetof(struct kpt_stamp, field)

_Static_assert(offsetof(struct kpi_control, area) == 0 &&
                   offsetof(struct kpi_control, stamps) == 8 &&
                   offsetof(struct kpi_control, area_bytes) == 16 &&
                   offsetof(struct kpi_control, stamp_count) == 24 &&
                   offsetof(struct kpi_control, sample_every) == 28 &&
                   offsetof(struct kpi_control, sample_phase) == 32 &&
                   offsetof(struct kpi_control, sample_first) == 36 &&
                   offsetof(struct kpi_control, sample_limit) == 40 &&
                   offsetof(struct kpi_control, body) == 44 &&
                   offsetof(struct kpi_control, grid_x) == 48 &&
                   offsetof(struct kpi_control, grid_y) == 52 &&
                   offsetof(struct kpi_control, block) == 56 &&
                   offsetof(struct kpi_control, dynamic_shared) == 60 &&
                   offsetof(struct kpi_control, sample_start) == 64,
               "the probes load these into registers in a row");
_Static_assert(sizeof(struct kpt_stamp) == 48 && offsetof(struct kpt_stamp, sm) == 4 &&
                   offsetof(struct kpt_stamp, flags) == 8 &&
                   offsetof(struct kpt_stamp, hardware) == 12 &&
                   offsetof(struct kpt_stamp, clock_entry) == 16 &&
                   offsetof(struct kpt_stamp, time_entry) == 24,
               "the probes write this layout");

/* ---- what entry and exits have in common --------------------------------- */

void kpi_amd_add_clock(const struct kpi_amd_frame *f, const char *into, struct kp_str *b)
{
    if (f->major == 9)
        kpi_amd_emit(f, b, "\ts_memtime {%s}\n", into);
    else if (f->major == 11)
        kpi_amd_emit(f, b,
                    "\ts_getreg_b32 {%s.0}, hwreg(HW_REG_SHADER_CYCLES, 0, 20)\n"
                    "\ts_mov_b32 {%s.1}, 0\n",
                    into, into);
    else /* between two readings of the high half that differ, the low one was 0 */
        kpi_amd_emit(f, b,
                     "\ts_getreg_b32 {high}, hwreg(HW_REG_SHADER_CYCLES_HI)\n"
                     "\ts_getreg_b32 {%s.0}, hwreg(HW_REG_SHADER_CYCLES_LO)\n"
                     "\ts_getreg_b32 {%s.1}, hwreg(HW_REG_SHADER_CYCLES_HI)\n"
                     "\ts_wait_alu 0xfffe\n"
                     "\ts_cmp_eq_u32 {high}, {%s.1}\n"
                     "\ts_cselect_b32 {%s.0}, {%s.0}, 0\n",
                     into, into, into, into, into);
}

void kpi_amd_add_time(const struct kpi_amd_frame *f, struct kp_str *b)
{
    kpi_amd_emit(f, b,
                f->major == 9 ? "\ts_memrealtime {time}\n"
                              : "\ts_sendmsg_rtn_b64 {time}, sendmsg(MSG_RTN_GET_REALTIME)\n");
}

void kpi_amd_add_ids(const struct kpi_amd_frame *f, struct kp_str *b)
{
    kpi_amd_emit(f, b, "\ts_getreg_b32 {hw}, hwreg({hw_id})\n");
    kpi_amd_emit(f, b,
                f->xcc ? "\ts_getreg_b32 {xcc}, hwreg(HW_REG_XCC_ID)\n" : "\ts_mov_b32 {xcc}, 0\n");
}

void kpi_amd_add_control(const struct kpi_amd_frame *f, struct kp_str *b)
{
    /* from behind s_getpc to the two literals */
    unsigned low = f->major == 12 ? 8 : 4, high = f->major == 12 ? 16 : 12;
    kpi_amd_emit(f, b, "\ts_getpc_b64 {t}\n");
    if (f->major == 12)
        kpi_amd_emit(f, b, "\ts_sext_i32_i16 {t.1}, {t.1}\n");
    kpi_amd_emit(f, b,
                 "\ts_add_u32 {t.0}, {t.0}, " KPI_CONTROL_SYMBOL "@rel32@lo+%u\n"
                 "\ts_addc_u32 {t.1}, {t.1}, " KPI_CONTROL_SYMBOL "@rel32@hi+%u\n",
                low, high);
}

void kpi_amd_settle_scalars(const struct kpi_amd_frame *f, struct kp_str *b)
{
    if (f->major == 12)
        kpi_amd_emit(f, b, "\ts_wait_alu 0xf1ff\n");
}

void kpi_amd_settle_written(const struct kpi_amd_frame *f, struct kp_str *b)
{
    if (f->major == 12)
        kpi_amd_emit(f, b, "\ts_wait_alu 0xfffe\n");
}

void kpi_amd_forget_read(const struct kpi_amd_frame *f, struct kp_str *b)
{
    if (f->major == 12)
        for (int i = f->wave32 ? 4 : 8; i; i--)
            kp_str_add(b, "\tds_nop\n");
    else if (f->major == 11 && !f->wave32)
        kpi_amd_emit(f, b, "\ts_waitcnt_depctr 0xfffe\n");
}

/* ---- which work group, which wave ---------------------------------------- */

/* Its linear id in {cta}. */
static void add_group(const struct kpi_amd_frame *f, struct kp_str *b)
{
    if (f->major == 12) {
        bool z = f->kernel->fields[KPI_AMD_WORKGROUP_ID_Z].value != 0 ||
                 f->kernel->fields[KPI_AMD_WORKGROUP_ID_Y].value == 0;
        kpi_amd_emit(f, b, z ? "\ts_lshr_b32 {cta}, ttmp7, 16\n" : "\ts_mov_b32 {cta}, 0\n");
        kpi_amd_emit(f, b, "\ts_mul_i32 {cta}, {cta}, {gy}\n"
                          "\ts_and_b32 {u.0}, ttmp7, 0xffff\n"
                          "\ts_add_u32 {cta}, {cta}, {u.0}\n"
                          "\ts_mul_i32 {cta}, {cta}, {gx}\n"
                          "\ts_add_u32 {cta}, {cta}, ttmp9\n");
        return;
    }
    unsigned x = f->kernel->user_sgprs;
    kpi_amd_emit(f, b,
                 "\ts_mul_i32 {cta}, {gy}, s%u\n"
                 "\ts_add_u32 {cta}, {cta}, s%u\n"
                 "\ts_mul_i32 {cta}, {cta}, {gx}\n"
                 "\ts_add_u32 {cta}, {cta}, s%u\n",
                x + 2, x + 1, x);
}

/* {wave}: the first of its work items, linear, by items a wave.  {w} holds v0 of that one. */
static void add_wave(const struct kpi_amd_frame *f, struct kp_str *b)
{
    kpi_amd_emit(f, b,
                 "\ts_bfe_u32 {t.0}, {w}, 0xa0014\n"
                 "\ts_lshr_b32 {t.1}, {block}, 16\n"
                 "\ts_mul_i32 {t.0}, {t.0}, {t.1}\n"
                 "\ts_bfe_u32 {t.1}, {w}, 0xa000a\n"
                 "\ts_add_u32 {t.0}, {t.0}, {t.1}\n"
                 "\ts_and_b32 {t.1}, {block}, 0xffff\n"
                 "\ts_mul_i32 {t.0}, {t.0}, {t.1}\n"
                 "\ts_and_b32 {t.1}, {w}, 0x3ff\n"
                 "\ts_add_u32 {t.0}, {t.0}, {t.1}\n"
                 "\ts_lshr_b32 {wave}, {t.0}, %u\n",
                f->wave32 ? 5 : 6);
}

/* ---- sampling ------------------------------------------------------------- */

/* {u.1} = {cta} modulo {every}, which is not 0: by an approximate reciprocal, which leaves
 * at most twice the divisor too much. */
static void add_remainder(const struct kpi_amd_frame *f, struct kp_str *b)
{
    kpi_amd_emit(f, b, "\tv_cvt_f32_u32_e32 {x.0}, {every}\n"
                       "\tv_rcp_iflag_f32_e32 {x.0}, {x.0}\n");
    kpi_amd_emit(f, b, f->major == 11 ? "\ts_waitcnt_depctr 0xfff\n" : "\ts_nop 0\n");
    kpi_amd_emit(f, b, "\tv_mul_f32_e32 {x.0}, 0x4f7ffffe, {x.0}\n"
                       "\tv_cvt_u32_f32_e32 {x.0}, {x.0}\n"
                       "\ts_nop 0\n"
                       "\tv_readfirstlane_b32 {t.0}, {x.0}\n");
    kpi_amd_settle_scalars(f, b);
    kpi_amd_emit(f, b, "\ts_sub_u32 {t.1}, 0, {every}\n"
                       "\ts_mul_i32 {t.1}, {t.1}, {t.0}\n"
                       "\ts_mul_hi_u32 {t.1}, {t.0}, {t.1}\n"
                       "\ts_add_u32 {t.0}, {t.0}, {t.1}\n"
                       "\ts_mul_hi_u32 {t.0}, {cta}, {t.0}\n"
                       "\ts_mul_i32 {t.0}, {t.0}, {every}\n"
                       "\ts_sub_u32 {u.1}, {cta}, {t.0}\n");
    for (int i = 0; i < 2; i++)
        kpi_amd_emit(f, b, "\ts_sub_u32 {t.1}, {u.1}, {every}\n"
                          "\ts_cmp_ge_u32 {u.1}, {every}\n"
                          "\ts_cselect_b32 {u.1}, {t.1}, {u.1}\n");
}

/* {flags} of the stamp. */
static void add_sampling(const struct kpi_amd_frame *f, struct kp_str *b)
{
    unsigned i = f->index;
    kpi_amd_emit(f, b,
                 "\ts_mov_b32 {flags}, %d\n"
                 "\ts_cmp_eq_u64 {area}, 0\n"
                 "\ts_cbranch_scc1 .Lkperf_chosen%u\n"
                 "\ts_cmp_eq_u32 {every}, 0\n"
                 "\ts_cbranch_scc1 .Lkperf_chosen%u\n"
                 "\ts_cmp_lt_u32 {cta}, {first}\n"
                 "\ts_cbranch_scc1 .Lkperf_chosen%u\n"
                 "\ts_cmp_ge_u32 {cta}, {limit}\n"
                 "\ts_cbranch_scc1 .Lkperf_chosen%u\n",
                KPT_CTA_ENTERED, i, i, i, i);
    add_remainder(f, b);
    kpi_amd_emit(f, b,
                 "\ts_cmp_eq_u32 {u.1}, {phase}\n"
                 "\ts_cselect_b32 {flags}, %d, {flags}\n"
                 ".Lkperf_chosen%u:\n",
                KPT_CTA_ENTERED | KPT_CTA_PROBED, i);
}

/* By the first wave of each group that has a stamp. */
static void add_entry_stamp(const struct kpi_amd_frame *f, struct kp_str *b)
{
    unsigned i = f->index;
    kpi_amd_emit(f, b,
                 "\ts_cmp_lg_u32 {wave}, 0\n"
                 "\ts_cbranch_scc1 .Lkperf_stamped%u\n"
                 "\ts_cmp_eq_u64 {stamps}, 0\n"
                 "\ts_cbranch_scc1 .Lkperf_stamped%u\n"
                 "\ts_cmp_ge_u32 {cta}, {nstamps}\n"
                 "\ts_cbranch_scc1 .Lkperf_stamped%u\n"
                 "\ts_mul_i32 {t.0}, {cta}, %zu\n"
                 "\ts_mul_hi_u32 {t.1}, {cta}, %zu\n"
                 "\ts_add_u32 {stamps.0}, {stamps.0}, {t.0}\n"
                 "\ts_addc_u32 {stamps.1}, {stamps.1}, {t.1}\n",
                i, i, i, sizeof(struct kpt_stamp), sizeof(struct kpt_stamp));
    kpi_amd_emit(f, b,
                 "\t{mov_exec} {exec}, 1\n"
                 "\tv_mov_b32_e32 {x.0}, {cta}\n"
                 "\tv_mov_b32_e32 {x.1}, {hw}\n"
                 "\tv_mov_b32_e32 {x.2}, {flags}\n"
                 "\tv_mov_b32_e32 {x.3}, {xcc}\n"
                 "\tv_mov_b32_e32 {y.0}, {now.0}\n"
                 "\tv_mov_b32_e32 {y.1}, {now.1}\n"
                 "\tv_mov_b32_e32 {y.2}, {time.0}\n"
                 "\tv_mov_b32_e32 {y.3}, {time.1}\n"
                 "\tv_mov_b32_e32 {zero}, 0\n"
                 "\t{store4} {zero}, {x}, {stamps}\n"
                 "\t{store4} {zero}, {y}, {stamps} offset:%u\n"
                 "\t{mov_exec} {exec}, {all}\n"
                 ".Lkperf_stamped%u:\n",
                STAMP(clock_entry), i);
}

/* {flags} says whether this wave records: not if its group has more than were planned for, or
 * others were chosen. */
static void add_choice_of_wave(const struct kpi_amd_frame *f, struct kp_str *b)
{
    if (f->plan->warps)
        kpi_amd_emit(f, b,
                    "\ts_min_u32 {t.0}, {wave}, 32\n"
                    "\ts_mov_b32 {u.0}, 0x%x\n"
                    "\ts_mov_b32 {u.1}, 0\n"
                    "\ts_lshr_b64 {u}, {u}, {t.0}\n"
                    "\ts_bitcmp1_b32 {u.0}, 0\n"
                    "\ts_cselect_b32 {flags}, {flags}, 0\n",
                    f->plan->warps);
    else
        kpi_amd_emit(f, b,
                    "\ts_cmp_lt_u32 {wave}, %u\n"
                    "\ts_cselect_b32 {flags}, {flags}, 0\n",
                    f->plan->units * (f->plan->warpgroup ? 4 : 1));
}

/* ---- a ring in global memory ------------------------------------------------ */

/* Of a wave that is to record: its place in the record area, which a launch before may have
 * left half written.  One that finds none is counted and does not record. */
static void add_place(const struct kpi_amd_frame *f, struct kp_str *b)
{
    char id[16];
    snprintf(id, sizeof id, "%u", f->index);
    kpi_amd_settle_written(f, b);
    kpi_amd_emit(f, b,
                 "\ts_cmp_eq_u32 {flags}, %d\n"
                 "\ts_cbranch_scc0 .Lkperf_placed%u\n"
                 "\ts_mov_b32 {room}, 0x%zx\n"
                 "\t{mov_exec} {exec}, 1\n"
                 "\tv_mov_b32_e32 {zero}, 0\n",
                 KPT_CTA_ENTERED | KPT_CTA_PROBED, f->index, KPI_PLACE_BYTES(f->plan->capacity));
    kpi_amd_add_claim(f, id, b);
    kpi_amd_emit(f, b,
                 "\tv_mov_b32_e32 {x.0}, 0\n"
                 "\tv_mov_b32_e32 {x.1}, 0\n"
                 "\tv_mov_b32_e32 {x.2}, 0\n"
                 "\tv_mov_b32_e32 {x.3}, 0\n"
                 "\t{store4} {zero}, {x}, {area} offset:%zu\n"
                 "\ts_add_u32 {g.0}, {area.0}, %zu\n"
                 "\ts_addc_u32 {g.1}, {area.1}, 0\n"
                 "\ts_branch .Lkperf_claimed%u\n",
                 offsetof(struct kpt_unit, count), sizeof(struct kpt_unit), f->index);
    kpi_amd_emit(f, b, ".Lkperf_lost%s:\n"
                       "\ts_mov_b32 {flags}, %d\n",
                 id, KPT_CTA_ENTERED);
    kpi_amd_add_lost(f, id, b);
    kpi_amd_emit(f, b,
                 ".Lkperf_claimed%u:\n"
                 "\t{mov_exec} {exec}, {all}\n"
                 ".Lkperf_placed%u:\n",
                 f->index, f->index);
}

/* ---- arguments ------------------------------------------------------------ */

static bool has(const struct kpi_amd_frame *f, enum kpi_amd_field field)
{
    return f->kernel->fields[field].value != 0;
}

/* Arguments go where the kernel expects them: the probes had all ids passed. */
static void add_arguments(const struct kpi_amd_frame *f, struct kp_str *b)
{
    static const enum kpi_amd_field ids[] = {
        KPI_AMD_WORKGROUP_ID_X, KPI_AMD_WORKGROUP_ID_Y, KPI_AMD_WORKGROUP_ID_Z,
        KPI_AMD_WORKGROUP_INFO, KPI_AMD_ENABLE_PRIVATE_SEGMENT};
    unsigned from = f->kernel->user_sgprs, to = from;
    for (size_t i = 0; i < KP_COUNT(ids) && f->major != 12; i++) {
        bool wanted = has(f, ids[i]);
        if (i >= 3 && !wanted)
            continue;
        if (wanted && to != from)
            kpi_amd_emit(f, b, "\ts_mov_b32 s%u, s%u\n", to, from);
        to += wanted;
        from++;
    }
    uint64_t items = f->kernel->fields[KPI_AMD_WORKITEM_ID].value;
    if (items < 2)
        kpi_amd_emit(f, b, "\tv_and_b32_e32 v0, 0x%x, v0\n", items ? 0xfffffu : 0x3ffu);
}

/* On to one of the bodies; to the probed one, however far it is. */
static void add_ways(const struct kpi_amd_frame *f, struct kp_str *b)
{
    unsigned i = f->index;
    kpi_amd_settle_written(f, b);
    if (f->lends && f->major == 12) /* no mask of 64 lanes was read */
        kpi_amd_forget_read(f, b);
    kpi_amd_emit(f, b, "\ts_cmp_eq_u32 {flags}, %d\n", KPT_CTA_ENTERED | KPT_CTA_PROBED);
    if (f->far)
        kpi_amd_emit(f, b,
                     "\ts_cbranch_scc0 .Lkperf_body%u\n"
                     "\ts_getpc_b64 {t}\n"
                     ".Lkperf_pc%u:\n"
                     "\ts_add_u32 {t.0}, {t.0}, (.Lkperf_probed%u-.Lkperf_pc%u)&4294967295\n"
                     "\ts_addc_u32 {t.1}, {t.1}, (.Lkperf_probed%u-.Lkperf_pc%u)>>32\n"
                     "\ts_setpc_b64 {t}\n",
                     i, i, i, i, i, i);
    else
        kpi_amd_emit(f, b,
                     "\ts_cbranch_scc1 .Lkperf_probed%u\n"
                     "\ts_branch .Lkperf_body%u\n",
                     i, i);
    kpi_amd_emit(f, b, "\t.p2align 8\n.Lkperf_body%u:\n", i);
}

void kpi_amd_add_entry(const struct kpi_amd_frame *f, struct kp_str *b)
{
    kp_str_add(b, "\n");
    kpi_amd_add_clock(f, "now", b);
    kpi_amd_add_time(f, b);
    kpi_amd_add_control(f, b);
    kpi_amd_emit(f, b, "\t{load16} {control}, {t}, 0x0\n"
                       "\t{mov_exec} {all}, {exec}\n"
                       "\tv_readfirstlane_b32 {w}, v0\n");
    kpi_amd_add_ids(f, b);
    kpi_amd_settle_scalars(f, b);
    kpi_amd_emit(f, b, "\t{wait_scalar}\n");
    add_group(f, b);
    add_wave(f, b);
    add_sampling(f, b);
    add_entry_stamp(f, b);
    add_choice_of_wave(f, b);
    if (f->global)
        add_place(f, b);
    add_arguments(f, b);
    add_ways(f, b);
}
