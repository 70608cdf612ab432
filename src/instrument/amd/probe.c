/*
 * AMDGCN: records, and what a wave does at its end.
 *
 * At an end all registers but the kept ones are dead.
 */
#include "instrument/amd/probe.h"

#define HEAD(field) (unsigned)offsetof(struct kpi_area_head, field)
#define STAMP(field) (unsigned)offsetof(struct kpt_stamp, field)
#define UNIT(field) (unsigned)offsetof(struct kpt_unit, field)

_Static_assert(sizeof(struct kpt_unit) == 64 && sizeof(struct kpt_record) == 8 &&
                   offsetof(struct kpt_unit, cta) == 0 && offsetof(struct kpt_unit, warp) == 12 &&
                   offsetof(struct kpt_unit, count) == 16 &&
                   offsetof(struct kpt_unit, stored) == 24 &&
                   offsetof(struct kpt_unit, capacity) == 28 &&
                   offsetof(struct kpt_unit, drain_clock_begin) == 32 &&
                   offsetof(struct kpt_unit, drain_time_begin) == 40 &&
                   offsetof(struct kpt_unit, drain_clock_end) == 48 &&
                   offsetof(struct kpt_unit, body) == 56 &&
                   offsetof(struct kpt_unit, hardware) == 60,
               "the probes write this layout");

/* gfx11: in wave64, results of before and behind a write to EXEC can be mixed up. */
static void add_restored_exec(const struct kpi_amd_frame *f, struct kp_str *b)
{
    kpi_amd_emit(f, b, "\t{mov_exec} {exec}, {exec0}\n");
    if (f->major == 11 && !f->wave32)
        kpi_amd_emit(f, b, "\ts_waitcnt_depctr 0xfff\n");
}

/* {unit}: the number of {wave} among those that record, or of its four. */
static void add_unit(const struct kpi_amd_frame *f, struct kp_str *b)
{
    if (f->plan->collaborative)
        kpi_amd_emit(f, b, "\ts_lshr_b32 {unit}, {wave}, 2\n");
    else if (!f->plan->warps)
        kpi_amd_emit(f, b, "\ts_mov_b32 {unit}, {wave}\n");
    else
        kpi_amd_emit(f, b,
                     "\ts_lshl_b32 {unit}, 1, {wave}\n"
                     "\ts_sub_u32 {unit}, {unit}, 1\n"
                     "\ts_and_b32 {unit}, {unit}, 0x%x\n"
                     "\ts_bcnt1_i32_b32 {unit}, {unit}\n",
                     f->plan->warps);
}

/* The wave's part of tags: the low 12 bits of its hardware id, from bit 16 on.  In all lanes:
 * the kernel may turn on such as are off at its entry. */
static void add_signature(const struct kpi_amd_frame *f, struct kp_str *b)
{
    kpi_amd_emit(f, b,
                 "\ts_and_b32 {all.0}, {hw}, 0xfff\n"
                 "\ts_lshl_b32 {all.0}, {all.0}, 16\n"
                 "\t{or_saveexec} {exec0}, -1\n"
                 "\tv_mov_b32_e32 {sig}, {all.0}\n"
                 "\tv_mov_b32_e32 {vmask}, 0x%x\n"
                 "\tv_mov_b32_e32 {b}, {unit}\n",
                 f->plan->slots * 8 - 8);
    kpi_amd_settle_written(f, b); /* the entry stamp's time was in {exec0} */
    add_restored_exec(f, b);
}

void kpi_amd_add_state(const struct kpi_amd_frame *f, struct kp_str *b)
{
    if (f->global) {
        kpi_amd_emit(f, b, f->borrows ? "\ts_mov_b32 {sn}, -8\n" : "\tv_mov_b32_e32 {n}, 0\n");
        return;
    }
    add_unit(f, b);
    kpi_amd_emit(f, b,
                 "\ts_mul_i32 {unit}, {unit}, 0x%x\n"
                 "\ts_add_u32 {unit}, {unit}, {dynamic}\n",
                 f->plan->ring_stride);
    if (f->lds > KPI_AMD_MOST_OFFSET)
        kpi_amd_emit(f, b, "\ts_add_u32 {unit}, {unit}, 0x%x\n", f->lds);
    if (f->borrows || f->plan->collaborative)
        kpi_amd_emit(f, b, "\ts_mov_b32 {sb}, {unit}\n"
                           "\ts_mov_b32 {sn}, -8\n");
    if (f->plan->collaborative)
        add_signature(f, b);
    if (!f->borrows && !f->plan->collaborative) {
        if (f->major == 9)
            kpi_amd_emit(f, b, "\ts_mov_b32 {mask}, 0x%x\n", f->plan->slots * 8 - 8);
        kpi_amd_emit(f, b, "\tv_mov_b32_e32 {b}, {unit}\n"
                           "\tv_mov_b32_e32 {n}, 0\n");
    }
    if (f->lends && f->major == 12) /* {unit} is the kernel's again */
        kpi_amd_forget_read(f, b);
}

/* ---- a record -------------------------------------------------------------- */

/* Into what the clock is read, as early as it can be; the wait for it is as late. */
static void add_reading(const struct kpi_amd_frame *f, struct kp_str *b)
{
    kpi_amd_emit(f, b,
                f->major == 9    ? "\ts_memtime {clk}\n"
                : f->major == 11 ? "\ts_getreg_b32 {clk.0}, hwreg(HW_REG_SHADER_CYCLES, 0, 20)\n"
                                 : "\ts_getreg_b32 {clk.0}, hwreg(HW_REG_SHADER_CYCLES_LO)\n");
}

/* Of a ring, in bytes. */
static unsigned mask_of(const struct kpi_amd_frame *f)
{
    return (f->global ? f->plan->capacity : f->plan->slots) * 8 - 8;
}

/* Where it goes.  Rings in LDS are aligned to their size, less `offset:`. */
static void add_place(const struct kpi_amd_frame *f, struct kp_str *b)
{
    if (f->global)
        kpi_amd_emit(f, b, "\tv_and_b32_e32 {a}, 0x%x, {n}\n", mask_of(f));
    else if (f->major == 9)
        kpi_amd_emit(f, b, "\tv_and_or_b32 {a}, {n}, {mask}, {b}\n");
    else
        kpi_amd_emit(f, b, "\tv_and_or_b32 {a}, {n}, 0x%x, {b}\n", mask_of(f));
    kpi_amd_emit(f, b, "\t{v_add} {n}, 8, {n}\n");
}

static void add_store(const struct kpi_amd_frame *f, struct kp_str *b)
{
    if (f->global)
        kpi_amd_emit(f, b, "\t{store2} {a}, {d}, {g}\n");
    else
        kpi_amd_emit(f, b, "\t{ds_write} {a}, {d} offset:%u\n", kpi_amd_lds_offset(f));
}

/* gfx12: a vector instruction that has read an SGPR may see its old value once more. */
static void add_data(const struct kpi_amd_frame *f, uint32_t tag, struct kp_str *b)
{
    if (f->major == 12)
        kpi_amd_emit(f, b, "\ts_wait_alu 0xfffe\n");
    if (f->major != 9 && f->wave32) {
        kpi_amd_emit(f, b, "\tv_dual_mov_b32 {d.0}, 0x%x :: v_dual_mov_b32 {d.1}, {clk.0}\n", tag);
        return;
    }
    kpi_amd_emit(f, b, "\tv_mov_b32_e32 {d.0}, 0x%x\n", tag);
    if (f->major == 9)
        kpi_amd_emit(f, b, "\t{wait_scalar}\n");
    kpi_amd_emit(f, b, "\tv_mov_b32_e32 {d.1}, {clk.0}\n");
}

/* The same with registers of the kernel's, of which this lane's values are kept meanwhile. */
static void add_borrowing_record(const struct kpi_amd_frame *f, uint32_t tag, struct kp_str *b)
{
    add_reading(f, b);
    if (f->major == 11) /* for results that the kernel has just asked for */
        kpi_amd_emit(f, b, "\ts_waitcnt_depctr 0xfff\n");
    kpi_amd_emit(f, b,
                 "\t{mov_exec} {exec0}, {exec}\n"
                 "\t{mov_exec} {exec}, 1\n");
    if (f->xcc && f->cmpx) /* four wait states between a vector write of EXEC and a lane's read */
        kpi_amd_emit(f, b, "\ts_nop 0\n");
    kpi_amd_emit(f, b,
                 "\tv_readfirstlane_b32 {saved.2}, {a}\n"
                 "\t{v_add}_e64 {a}, {sn}, 8\n"
                 "\tv_readfirstlane_b32 {saved.0}, {d.0}\n"
                 "\tv_readfirstlane_b32 {saved.1}, {d.1}\n"
                 "\tv_readfirstlane_b32 {sn}, {a}\n"
                 "\tv_and_b32_e32 {a}, 0x%x, {a}\n",
                 mask_of(f));
    if (!f->global)
        kpi_amd_emit(f, b, "\t{v_add}_e32 {a}, {sb}, {a}\n");
    if (f->major == 9)
        kpi_amd_emit(f, b, "\t{wait_scalar}\n");
    if (f->major == 12)
        kpi_amd_emit(f, b, "\ts_wait_alu 0xf1fe\n");
    kpi_amd_emit(f, b,
                 "\tv_mov_b32_e32 {d.0}, 0x%x\n"
                 "\tv_mov_b32_e32 {d.1}, {clk.0}\n",
                 tag);
    add_store(f, b);
    kpi_amd_emit(f, b,
                 "\tv_mov_b32_e32 {d.0}, {saved.0}\n"
                 "\tv_mov_b32_e32 {d.1}, {saved.1}\n"
                 "\tv_mov_b32_e32 {a}, {saved.2}\n"
                 "\t{mov_exec} {exec}, {exec0}\n");
    if (f->major == 9) /* before a DPP instruction that reads them */
        kpi_amd_emit(f, b, "\ts_nop 0\n");
    if (f->major == 11 && !f->wave32)
        kpi_amd_emit(f, b, "\ts_waitcnt_depctr 0xfff\n");
}

/* By all lanes that are on, to one place.  The index is the wave's, so that waves that have
 * passed the same marks agree on it; so a wave without lanes has a record, too. */
static void add_collaborative_record(const struct kpi_amd_frame *f, uint32_t tag,
                                     struct kpi_amd_spot spot, struct kp_str *b)
{
    add_reading(f, b);
    if (spot.scc)
        kpi_amd_emit(f, b, "\ts_cselect_b32 {scc}, 1, 0\n");
    kpi_amd_emit(f, b, "\ts_add_u32 {sn}, {sn}, 8\n");
    if (spot.off)
        kpi_amd_emit(f, b, "\t{or_saveexec} {exec0}, 1\n");
    kpi_amd_settle_written(f, b);
    if (spot.scc)
        kpi_amd_emit(f, b, "\ts_cmp_lg_u32 {scc}, 0\n");
    kpi_amd_emit(f, b,
                 "\tv_and_or_b32 {a}, {sn}, {vmask}, {b}\n"
                 "\tv_or_b32_e32 {d.0}, 0x%x, {sig}\n",
                 tag);
    if (f->major == 9)
        kpi_amd_emit(f, b, "\t{wait_scalar}\n");
    kpi_amd_emit(f, b,
                 "\tv_mov_b32_e32 {d.1}, {clk.0}\n"
                 "\t{ds_write} {a}, {d} offset:%u\n",
                 kpi_amd_lds_offset(f));
    if (spot.off)
        add_restored_exec(f, b);
}

void kpi_amd_add_record(const struct kpi_amd_frame *f, uint32_t tag, struct kpi_amd_spot spot,
                        struct kp_str *b)
{
    if (f->plan->collaborative) {
        add_collaborative_record(f, tag, spot, b);
        return;
    }
    if (f->borrows) {
        add_borrowing_record(f, tag, b);
        return;
    }
    add_reading(f, b);
    kpi_amd_emit(f, b, "\t{mov_exec} {exec0}, {exec}\n"
                       "\t{mov_exec} {exec}, 1\n");
    add_place(f, b);
    add_data(f, tag, b);
    add_store(f, b);
    add_restored_exec(f, b);
}

/* ---- the same in two parts --------------------------------------------------- */

static const char *const readings[KPI_AMD_PENDING] = {"clk", "clk1", "clk2", "clk3"};

void kpi_amd_add_reading(const struct kpi_amd_frame *f, unsigned which, struct kp_str *b)
{
    kpi_amd_emit(f, b, "\ts_memtime {%s}\n", readings[which]);
}

void kpi_amd_add_stores(const struct kpi_amd_frame *f, const uint32_t *tags, unsigned n,
                        bool waited, struct kp_str *b)
{
    if (!waited)
        kpi_amd_emit(f, b, "\t{wait_scalar}\n");
    kpi_amd_emit(f, b, "\t{mov_exec} {exec0}, {exec}\n"
                       "\t{mov_exec} {exec}, 1\n");
    for (unsigned i = 0; i < n; i++) {
        add_place(f, b);
        kpi_amd_emit(f, b,
                     "\tv_mov_b32_e32 {d.0}, 0x%x\n"
                     "\tv_mov_b32_e32 {d.1}, {%s.0}\n",
                     tags[i], readings[i]);
        add_store(f, b);
    }
    kpi_amd_emit(f, b, "\t{mov_exec} {exec}, {exec0}\n");
}

/* ---- an end ----------------------------------------------------------------- */

/* The kernel's registers are used from here on: what is still on its way to them must have
 * arrived. */
static void add_arrivals(const struct kpi_amd_frame *f, struct kp_str *b)
{
    static const char *const waits[] = {
        [9] = "\ts_waitcnt vmcnt(0) lgkmcnt(0)\n",
        [11] = "\ts_waitcnt vmcnt(0) lgkmcnt(0)\n\ts_waitcnt_vscnt null, 0x0\n",
        [12] = "\ts_wait_loadcnt 0x0\n\ts_wait_storecnt 0x0\n\ts_wait_samplecnt 0x0\n"
               "\ts_wait_bvhcnt 0x0\n\ts_wait_dscnt 0x0\n\ts_wait_kmcnt 0x0\n",
    };
    kp_str_add(b, waits[f->major]);
    if (f->matrix && f->major == 9)
        kp_str_add(b, "\ts_nop 15\n\ts_nop 15\n");
}

/* clock_exit is the largest of the group's.  Where the clock is of 20 bits that is told by the
 * time: it stands in the bits above. */
static void add_exit_stamp(const struct kpi_amd_frame *f, const char *id, struct kp_str *b)
{
    kpi_amd_emit(f, b,
                 "\ts_cmp_eq_u64 {stamps}, 0\n"
                 "\ts_cbranch_scc1 .Lkperf_left%s\n"
                 "\ts_cmp_ge_u32 {cta}, {nstamps}\n"
                 "\ts_cbranch_scc1 .Lkperf_left%s\n"
                 "\ts_mul_i32 {t.0}, {cta}, %zu\n"
                 "\ts_mul_hi_u32 {t.1}, {cta}, %zu\n"
                 "\ts_add_u32 {stamps.0}, {stamps.0}, {t.0}\n"
                 "\ts_addc_u32 {stamps.1}, {stamps.1}, {t.1}\n",
                id, id, sizeof(struct kpt_stamp), sizeof(struct kpt_stamp));
    kpi_amd_emit(f, b,
                f->major == 11 ? "\ts_lshl_b64 {u}, {time}, 20\n"
                                 "\ts_or_b32 {u.0}, {u.0}, {now.0}\n"
                               : "\ts_mov_b64 {u}, {now}\n");
    kpi_amd_emit(f, b,
                 "\tv_mov_b32_e32 {x.0}, {u.0}\n"
                 "\tv_mov_b32_e32 {x.1}, {u.1}\n"
                 "\tv_mov_b32_e32 {x.2}, {time.0}\n"
                 "\tv_mov_b32_e32 {x.3}, {time.1}\n"
                 "\t{max64} {zero}, {x01}, {stamps} offset:%u{device}\n"
                 "\t{max64} {zero}, {x23}, {stamps} offset:%u{device}\n"
                 ".Lkperf_left%s:\n",
                STAMP(clock_exit), STAMP(time_exit), id);
}

/* {made} and {stored} records, for which a ring in LDS takes {room} bytes; one in global memory
 * has its place. */
static void add_counts(const struct kpi_amd_frame *f, struct kp_str *b)
{
    kpi_amd_emit(f, b,
                 "\ts_lshr_b32 {made}, {made}, 3\n"
                 "\ts_min_u32 {stored}, {made}, 0x%x\n",
                 f->plan->capacity);
    if (f->global)
        kpi_amd_emit(f, b,
                     "\ts_sub_u32 {area.0}, {g.0}, %zu\n"
                     "\ts_subb_u32 {area.1}, {g.1}, 0\n",
                     sizeof(struct kpt_unit));
    else
        kpi_amd_emit(f, b,
                     "\ts_lshl_b32 {room}, {stored}, 3\n"
                     "\ts_add_u32 {room}, {room}, %zu\n"
                     "\ts_and_b32 {room}, {room}, 0xfffffff0\n",
                     sizeof(struct kpt_unit) + 15);
}

void kpi_amd_add_claim(const struct kpi_amd_frame *f, const char *id, struct kp_str *b)
{
    kpi_amd_emit(f, b, "\tv_mov_b32_e32 {x.0}, {room}\n"
                       "\tv_mov_b32_e32 {x.1}, 0\n"
                       "\t{add64} {x01}, {zero}, {x01}, {area}{return}{device}\n"
                       "\t{wait_vector}\n"
                       "\tv_readfirstlane_b32 {old.0}, {x.0}\n"
                       "\tv_readfirstlane_b32 {old.1}, {x.1}\n");
    kpi_amd_settle_scalars(f, b);
    kpi_amd_emit(f, b,
                 "\ts_add_u32 {t.0}, {old.0}, {room}\n"
                 "\ts_addc_u32 {t.1}, {old.1}, 0\n"
                 "\ts_sub_u32 {t.0}, {bytes.0}, {t.0}\n"
                 "\ts_subb_u32 {t.1}, {bytes.1}, {t.1}\n"
                 "\ts_cbranch_scc1 .Lkperf_lost%s\n"
                 "\ts_add_u32 {area.0}, {area.0}, {old.0}\n"
                 "\ts_addc_u32 {area.1}, {area.1}, {old.1}\n",
                id);
}

static void add_header(const struct kpi_amd_frame *f, struct kp_str *b)
{
    add_unit(f, b);
    kpi_amd_settle_written(f, b);
    kpi_amd_emit(f, b,
                 "\tv_mov_b32_e32 {x.0}, {cta}\n"
                 "\tv_mov_b32_e32 {x.1}, {hw}\n"
                 "\tv_mov_b32_e32 {x.2}, {unit}\n"
                 "\tv_mov_b32_e32 {x.3}, {wave}\n"
                 "\tv_mov_b32_e32 {y.0}, {made}\n"
                 "\tv_mov_b32_e32 {y.1}, 0\n"
                 "\tv_mov_b32_e32 {y.2}, {stored}\n"
                 "\tv_mov_b32_e32 {y.3}, 0x%x\n"
                 "\t{store4} {zero}, {x}, {area}\n"
                 "\t{store4} {zero}, {y}, {area} offset:%u\n"
                 "\ts_nop 0\n"
                 "\tv_mov_b32_e32 {x.0}, {now.0}\n"
                 "\tv_mov_b32_e32 {x.1}, {now.1}\n"
                 "\tv_mov_b32_e32 {x.2}, {time.0}\n"
                 "\tv_mov_b32_e32 {x.3}, {time.1}\n"
                 "\t{store4} {zero}, {x}, {area} offset:%u\n",
                f->plan->capacity, UNIT(count), UNIT(drain_clock_begin));
}

/* Each lane a record in turn. */
static void add_copy(const struct kpi_amd_frame *f, const char *id, struct kp_str *b)
{
    kpi_amd_emit(f, b, "\ts_lshl_b32 {stored}, {stored}, 3\n"
                       "\t{mov_exec} {exec}, -1\n"
                       "\tv_mbcnt_lo_u32_b32 {lane}, -1, 0\n");
    kpi_amd_settle_written(f, b);
    if (!f->wave32)
        kpi_amd_emit(f, b, "\tv_mbcnt_hi_u32_b32 {lane}, -1, {lane}\n");
    kpi_amd_emit(f, b,
                 "\tv_lshlrev_b32_e32 {lane}, 3, {lane}\n"
                 ".Lkperf_copy%s:\n"
                 "\tv_cmp_gt_u32_e32 {vcc}, {stored}, {lane}\n",
                id);
    if (f->major == 12)
        kpi_amd_emit(f, b, "\ts_wait_alu 0xfffd\n");
    kpi_amd_emit(f, b,
                 "\t{and_exec} {exec}, {exec}, {vcc}\n"
                 "\ts_cbranch_execz .Lkperf_copied%s\n"
                 "\t{v_add} {y.0}, {base}, {lane}\n"
                 "\t{ds_read} {x01}, {y.0} offset:%u\n"
                 "\t{wait_lds}\n"
                 "\t{store2} {lane}, {x01}, {area} offset:%zu\n"
                 "\t{v_add} {lane}, 0x%x, {lane}\n"
                 "\ts_branch .Lkperf_copy%s\n"
                 ".Lkperf_copied%s:\n",
                 id, kpi_amd_lds_offset(f), sizeof(struct kpt_unit), (f->wave32 ? 32u : 64u) * 8,
                 id, id);
}

static void add_drain_end(const struct kpi_amd_frame *f, uint32_t body, struct kp_str *b)
{
    kpi_amd_emit(f, b, "\t{mov_exec} {exec}, 1\n");
    kpi_amd_add_clock(f, "end", b);
    kpi_amd_emit(f, b,
                 "\tv_mov_b32_e32 {zero}, 0\n"
                 "\tv_mov_b32_e32 {y.2}, %u\n"
                 "\tv_mov_b32_e32 {y.3}, {xcc}\n",
                body);
    if (f->major == 9)
        kpi_amd_emit(f, b, "\t{wait_scalar}\n");
    kpi_amd_emit(f, b,
                 "\tv_mov_b32_e32 {y.0}, {end.0}\n"
                 "\tv_mov_b32_e32 {y.1}, {end.1}\n"
                 "\t{store4} {zero}, {y}, {area} offset:%u\n"
                 "\ts_endpgm\n",
                UNIT(drain_clock_end));
}

/* The first that finds no place says where the last one is that did. */
void kpi_amd_add_lost(const struct kpi_amd_frame *f, const char *id, struct kp_str *b)
{
    if (!f->global) /* it has made some */
        kpi_amd_emit(f, b, "\tv_mov_b32_e32 {x.0}, {made}\n"
                           "\tv_mov_b32_e32 {x.1}, 0\n");
    kpi_amd_emit(f, b, "\tv_mov_b32_e32 {x.2}, 1\n");
    if (!f->global)
        kpi_amd_emit(f, b, "\t{add64} {zero}, {x01}, {area} offset:%u{device}\n",
                     HEAD(records_dropped));
    kpi_amd_emit(f, b,
                 "\t{add32} {zero}, {x.2}, {area} offset:%u{device}\n"
                 "\ts_sub_u32 {t.0}, {bytes.0}, {old.0}\n"
                 "\ts_subb_u32 {t.1}, {bytes.1}, {old.1}\n"
                 "\ts_cbranch_scc1 .Lkperf_gone%s\n"
                 "\tv_mov_b32_e32 {x.0}, {old.0}\n"
                 "\tv_mov_b32_e32 {x.1}, {old.1}\n"
                 "\t{store2} {zero}, {x01}, {area} offset:%u\n"
                 ".Lkperf_gone%s:\n",
                HEAD(units_dropped), id, HEAD(end), id);
}

void kpi_amd_add_exit(const struct kpi_amd_frame *f, uint32_t body, const char *id,
                      struct kp_str *b)
{
    bool probed = body != KPI_PRISTINE_BODY;
    kpi_amd_emit(f, b, ".Lkperf_exit%s:\n", id);
    if (f->lends)
        kpi_amd_forget_read(f, b);
    kpi_amd_add_clock(f, "now", b);
    kpi_amd_add_time(f, b);
    add_arrivals(f, b);
    kpi_amd_add_ids(f, b);
    kpi_amd_add_control(f, b);
    kpi_amd_emit(f, b, "\t{load8} {control8}, {t}, 0x0\n"
                       "\t{mov_exec} {exec}, 1\n"
                       "\tv_mov_b32_e32 {zero}, 0\n");
    bool scalars = f->borrows || f->plan->collaborative;
    if (probed && !scalars) {
        kpi_amd_emit(f, b, "\tv_readfirstlane_b32 {made}, {n}\n");
        if (!f->global)
            kpi_amd_emit(f, b, "\tv_readfirstlane_b32 {base}, {b}\n");
        kpi_amd_settle_scalars(f, b);
    }
    kpi_amd_emit(f, b, "\t{wait_scalar}\n");
    if (probed && scalars)
        kpi_amd_emit(f, b, "\ts_add_u32 {made}, {sn}, 8\n");
    if (probed && scalars && !f->global)
        kpi_amd_emit(f, b, "\ts_mov_b32 {base}, {sb}\n");
    add_exit_stamp(f, id, b);
    if (!probed) {
        kpi_amd_emit(f, b, "\ts_endpgm\n");
        return;
    }
    if (f->plan->collaborative) /* the first of the four copies the ring */
        kpi_amd_emit(f, b,
                     "\ts_and_b32 {t.0}, {wave}, 3\n"
                     "\ts_cbranch_scc0 .Lkperf_first%s\n"
                     "\ts_endpgm\n"
                     ".Lkperf_first%s:\n",
                     id, id);
    add_counts(f, b);
    if (!f->global)
        kpi_amd_add_claim(f, id, b);
    add_header(f, b);
    if (!f->global)
        add_copy(f, id, b);
    add_drain_end(f, body, b);
    if (f->global)
        return;
    kpi_amd_emit(f, b, ".Lkperf_lost%s:\n", id);
    kpi_amd_add_lost(f, id, b);
    kpi_amd_emit(f, b, "\ts_endpgm\n");
}
