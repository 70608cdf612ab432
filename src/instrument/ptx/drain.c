/*
 * PTX: what threads do before they end: the exit stamp, and in a probed body the drain, by which a
 * unit's records get to its place in global memory.
 */
#include "instrument/ptx/lower.h"

#define HEAD(field) (unsigned)offsetof(struct kpi_area_head, field)
#define STAMP(field) (unsigned)offsetof(struct kpt_stamp, field)
#define UNIT(field) (unsigned)offsetof(struct kpt_unit, field)

static void add_clocks(struct kp_str *b)
{
    kp_str_add(b, "\tmov.u64 %kperf_d0, %clock64;\n"
                  "\tmov.u64 %kperf_d1, %globaltimer;\n");
}

/* %kperf_r0: the lanes here; %kperf_p0: one of them; %kperf_r15: the CTA.  All that follows
 * is computed from what the hardware and the launch say, so that nothing has to live
 * through the body. */
static void add_group(const struct kpi_text *t, const struct kpi_plan *plan, struct kp_str *b)
{
    if (kpi_ptx_has_bulk(t)) /* elect.sync is of the same age */
        kp_str_add(b, "\tactivemask.b32 %kperf_r0;\n"
                      "\telect.sync _|%kperf_p0, %kperf_r0;\n");
    else if (kpi_ptx_has_mask(t))
        kp_str_add(b, "\tactivemask.b32 %kperf_r0;\n"
                      "\tmov.u32 %kperf_r2, %lanemask_lt;\n"
                      "\tand.b32 %kperf_r2, %kperf_r2, %kperf_r0;\n"
                      "\tpopc.b32 %kperf_r2, %kperf_r2;\n"
                      "\tsetp.eq.u32 %kperf_p0, %kperf_r2, 0;\n");
    else
        kp_str_add(b, "\tmov.u32 %kperf_r0, 1;\n"
                      "\tmov.u32 %kperf_r2, %laneid;\n"
                      "\tsetp.eq.u32 %kperf_p0, %kperf_r2, 0;\n");
    kpi_ptx_add_linear_cta(plan, "%kperf_r15", b);
}

/* That of the warp that stores last.  The most, by two reductions, is the same to 41 cycles, and
 * those of all warps at one address make the launch longer (doc/findings/record-cost.md).
 * clocks: they are in %kperf_d0 and %kperf_d1. */
static void add_exit_stamp(const struct kpi_plan *plan, bool clocks, struct kp_str *b)
{
    KPI_PTX_LOAD(plan, "u64", "%kperf_d2", stamps, b);
    KPI_PTX_LOAD(plan, "u32", "%kperf_r4", stamp_count, b);
    kp_str_addf(b,
                "\tsetp.lt.and.u32 %%kperf_p0, %%kperf_r15, %%kperf_r4, %%kperf_p0;\n"
                "\tmad.wide.u32 %%kperf_d2, %%kperf_r15, %zu, %%kperf_d2;\n",
                sizeof(struct kpt_stamp));
    if (clocks)
        kp_str_addf(b, "\t@%%kperf_p0 st.global.v2.b64 [%%kperf_d2+%u], "
                       "{%%kperf_d0, %%kperf_d1};\n", STAMP(clock_exit));
    else
        kpi_ptx_add_clocks_at("%kperf_p0", "%kperf_d2", STAMP(clock_exit), b);
}

/* Leaves unless the writer is among these lanes; together: makes what it stored
 * visible to the others, and gives them its count, %kperf_r14. */
static void add_meeting(bool together, struct kp_str *b)
{
    if (together)
        kp_str_add(b, "\tbar.warp.sync %kperf_r0;\n"
                      "\tvote.sync.ballot.b32 %kperf_r4, %kperf_w, %kperf_r0;\n"
                      "\tsetp.eq.u32 %kperf_p1, %kperf_r4, 0;\n"
                      "\t@%kperf_p1 bra $kperf_left;\n"
                      "\tshfl.sync.idx.b32 %kperf_r14, %kperf_n, 0, 31, %kperf_r0;\n");
    else
        kp_str_add(b, "\t@!%kperf_w bra $kperf_left;\n"
                      "\tmov.u32 %kperf_r14, %kperf_n;\n");
}

/* Of the unit's records, %kperf_r14, %kperf_r6 are stored, %kperf_r7 bytes. */
static void add_sizes(const struct kpi_plan *plan, struct kp_str *b)
{
    kp_str_addf(b,
                "\tmin.u32 %%kperf_r6, %%kperf_r14, %u;\n"
                "\tshl.b32 %%kperf_r7, %%kperf_r6, 3;\n"
                "\tadd.u32 %%kperf_r7, %%kperf_r7, 15;\n"
                "\tand.b32 %%kperf_r7, %%kperf_r7, 0xfffffff0;\n",
                plan->capacity);
}

/* Counts the records of a unit that found no place, where p3 holds.  Of an addition to an address
 * that is the same for all lanes ptxas would first add up what the warp's lanes add: a dozen
 * instructions and three registers for each. */
static void add_dropped(struct kp_str *b)
{
    kp_str_addf(b,
                "\tcvt.u64.u32 %%kperf_d7, %%kperf_r14;\n"
                "\tselp.b64 %%kperf_d5, %%kperf_d5, 0, %%kperf_w;\n"
                "\t@%%kperf_p3 red.global.add.u64 [%%kperf_d5+%u], %%kperf_d7;\n"
                "\t@%%kperf_p3 red.global.add.u32 [%%kperf_d5+%u], 1;\n",
                HEAD(records_dropped), HEAD(units_dropped));
}

/* CTA %kperf_r15's unit: its place, at %kperf_d4, and sizes.  No place: counts its records and
 * leaves. */
static void add_claim(const struct kpi_plan *plan, struct kp_str *b)
{
    kpi_ptx_add_unit_here(plan, b);
    kpi_ptx_add_place_of(plan, "%kperf_r15", "%kperf_r12", b);
    kp_str_add(b, "\tand.pred %kperf_p3, %kperf_p2, %kperf_w;\n");
    add_dropped(b);
    kp_str_add(b, "\t@%kperf_p2 bra $kperf_left;\n");
    add_sizes(plan, b);
}

/* The unit's header but for the drain's end.  Before the copy, so that what it
 * holds is dead there: a producer warp may be left with 24 registers.  In pairs: four
 * registers in a row are harder to find. */
static void add_header(const struct kpi_plan *plan, struct kp_str *b)
{
    kp_str_addf(b,
                "\tmov.u32 %%kperf_r8, %%smid;\n"
                "\t@%%kperf_w st.global.v2.b32 [%%kperf_d4], {%%kperf_r15, %%kperf_r8};\n"
                "\t@%%kperf_w st.global.v2.b32 [%%kperf_d4+8], {%%kperf_r12, %%kperf_r13};\n"
                "\t@%%kperf_w st.global.v2.b64 [%%kperf_d4+%u], {%%kperf_d0, %%kperf_d1};\n"
                "\t@%%kperf_w st.global.v2.b32 [%%kperf_d4+%u], {%%kperf_r14, 0};\n"
                "\t@%%kperf_w st.global.v2.b32 [%%kperf_d4+%u], {%%kperf_r6, %u};\n",
                UNIT(drain_clock_begin), UNIT(count), UNIT(stored), plan->capacity);
}

static void add_drain_end(uint32_t body, const char *writer, struct kp_str *b)
{
    kp_str_addf(b,
                "\tmov.u64 %%kperf_d2, %%clock64;\n"
                "\t@%s st.global.v2.b64 [%%kperf_d4+%u], {%%kperf_d2, %u};\n",
                writer, UNIT(drain_clock_end), body);
}

/* The unit has its place: the header goes there, and the records of a unit that
 * found none are counted.  No lane leaves, so that no lane has to be awaited. */
static void add_placed_drain(const struct kpi_text *t, const struct kpi_plan *plan,
                             uint32_t body, struct kp_str *b)
{
    kpi_ptx_load_place(plan, b);
    KPI_PTX_LOAD(plan, "u64", "%kperf_d5", area, b);
    kp_str_addf(b,
                "\tmov.u32 %%kperf_r14, %%kperf_n;\n"
                "\tmin.u32 %%kperf_r6, %%kperf_r14, %u;\n"
                "\tcvt.u64.u32 %%kperf_d7, %%kperf_r14;\n"
                "\tsetp.eq.u64 %%kperf_p1, %%kperf_d3, 1;\n"
                "\t@%%kperf_p1 red.global.add.u64 [%%kperf_d5+%u], %%kperf_d7;\n"
                "\tsetp.gt.and.u64 %%kperf_w, %%kperf_d3, 1, %%kperf_w;\n"
                "\tsub.u64 %%kperf_d4, %%kperf_d3, %zu;\n",
                plan->capacity, HEAD(records_dropped), sizeof(struct kpt_unit));
    kpi_ptx_add_unit_here(plan, b);
    add_header(plan, b);
    if (plan->strategy == KPI_FLUSH)
        kpi_ptx_add_last_flush(t, plan, b);
    add_drain_end(body, "%kperf_w", b);
}

/* Records are in their place: what is left to say is when the last was made, how many there are,
 * and which CTA's (beside the count; kpn_capture_launch).  The place is computed again: where it
 * lives to the end, ptxas orders the kernel's other roles otherwise
 * (doc/findings/record-cost.md). */
static void add_direct_end(const struct kpi_plan *plan, uint32_t body, const char *writer,
                           struct kp_str *b)
{
    kpi_ptx_add_unit_here(plan, b);
    kpi_ptx_add_sure_place(plan, "%kperf_r15", "%kperf_r12", b);
    unsigned unit = kpi_ptx_all_record(plan) ? sizeof(struct kpi_area_head) : 0;
    if (plan->bodies > 1)
        kp_str_addf(b, "\t@%s st.global.b32 [%%kperf_d4+%u], %u;\n", writer, unit + UNIT(body),
                    body);
    kp_str_addf(b,
                "\t@%s st.global.v2.b32 [%%kperf_d4+%u], {%%kperf_n, %%kperf_r15};\n"
                "\t@%s st.global.v2.b64 [%%kperf_d4+%u], {%%kperf_d0, %%kperf_d1};\n",
                writer, unit + UNIT(count), writer, unit + UNIT(drain_clock_begin));
}

/* Does the copy engine take the rings? */
static bool has_bulk_drain(const struct kpi_text *t, const struct kpi_plan *plan)
{
    return plan->strategy == KPI_CIRCULAR && kpi_ptx_has_bulk(t);
}

static bool has_sure_drain(const struct kpi_text *t, const struct kpi_plan *plan)
{
    return kpi_ptx_is_direct(plan) || (plan->parameter && has_bulk_drain(t, plan));
}

#define COPIED "\tcp.async.bulk.wait_group.read 0;\n"

/* The copy engine takes the ring as it is, where p1 holds. */
static void add_bulk_copy(struct kp_str *b)
{
    kp_str_addf(b,
                "\tadd.u64 %%kperf_d7, %%kperf_d4, %zu;\n"
                "\tfence.proxy.async.shared::cta;\n"
                "\t@%%kperf_p1 cp.async.bulk.global.shared::cta.bulk_group [%%kperf_d7], "
                "[%%kperf_b], %%kperf_r7;\n"
                "\tcp.async.bulk.commit_group;\n",
                sizeof(struct kpt_unit));
}

/* The writer alone starts the copy, as soon as it knows where to, and does the rest while that is
 * under way: what stands before the copy, or behind its end, makes the CTA longer
 * (doc/findings/record-cost.md). Where the lanes copy instead a warp-specialised GEMM takes 2%
 * longer, and others are no faster. */
static void add_bulk_drain(const struct kpi_plan *plan, uint32_t body, struct kp_str *b)
{
    kp_str_add(b, "\t@!%kperf_w bra $kperf_left;\n"
                  "\tmov.u32 %kperf_r14, %kperf_n;\n");
    kpi_ptx_add_unit_here(plan, b);
    kpi_ptx_add_place_of(plan, "%kperf_r15", "%kperf_r12", b);
    kp_str_add(b, "\t@%kperf_p2 bra $kperf_full;\n");
    add_sizes(plan, b);
    kp_str_add(b, "\tsetp.ne.u32 %kperf_p1, %kperf_r7, 0;\n");
    add_bulk_copy(b);
    add_header(plan, b);
    add_drain_end(body, "%kperf_w", b);
    kp_str_add(b, "\tbra $kperf_left;\n"
                  "$kperf_full:\n"
                  "\tand.pred %kperf_p3, %kperf_p2, %kperf_w;\n");
    add_dropped(b);
    kp_str_add(b, "$kperf_left:\n");
}

/* The same where the launch has a place for every unit (kpi_parameter).  Nothing branches, and the
 * header is what its place does not say: of more, or of a lane that goes another way, ptxas makes
 * the kernel's other roles keep their loops' counters in uniform registers, and orders them
 * otherwise (doc/findings/record-cost.md). */
static void add_sure_drain(const struct kpi_plan *plan, uint32_t body, const char *writer,
                           struct kp_str *b)
{
    if (kpi_ptx_is_direct(plan)) {
        add_direct_end(plan, body, writer, b);
        return;
    }
    kp_str_add(b, "\tmov.u32 %kperf_r14, %kperf_n;\n");
    kpi_ptx_add_ring_unit(plan, b);
    kpi_ptx_add_sure_place(plan, "%kperf_r15", "%kperf_r12", b);
    add_sizes(plan, b);
    kp_str_addf(b, "\tsetp.ne.and.u32 %%kperf_p1, %%kperf_r7, 0, %s;\n", writer);
    add_bulk_copy(b);
    kp_str_addf(b,
                "\tmov.u32 %%kperf_r8, %%smid;\n"
                "\t@%s st.global.v2.b32 [%%kperf_d4], {%%kperf_r15, %%kperf_r8};\n"
                "\t@%s st.global.v2.b64 [%%kperf_d4+%u], {%%kperf_d0, %%kperf_d1};\n"
                "\t@%s st.global.v2.b32 [%%kperf_d4+%u], {%%kperf_r14, 0};\n",
                writer, writer, UNIT(drain_clock_begin), writer, UNIT(count));
    add_drain_end(body, writer, b);
}

/* The same in fewer registers: by the writer alone, behind a branch, over which ptxas moves
 * nothing. The header comes first and clocks are read where they are stored. */
static void add_slim_drain(const struct kpi_plan *plan, uint32_t body, const char *writer,
                           struct kp_str *b)
{
    bool direct = kpi_ptx_is_direct(plan);
    kp_str_addf(b, "\t@!%s bra $kperf_left;\n", writer);
    kpi_ptx_add_linear_cta(plan, "%kperf_r15", b);
    if (direct)
        kpi_ptx_add_unit_here(plan, b);
    else
        kpi_ptx_add_ring_unit(plan, b);
    kpi_ptx_add_sure_place(plan, "%kperf_r15", "%kperf_r12", b);
    kp_str_addf(b, "\tst.global.b32 [%%kperf_d4+%u], %%kperf_n;\n"
                   "\tst.global.b32 [%%kperf_d4+%u], %s;\n",
                UNIT(count), UNIT(count) + 4, direct ? "%kperf_r15" : "0");
    if (!direct)
        kp_str_add(b, "\tmov.u32 %kperf_r8, %smid;\n"
                      "\tst.global.v2.b32 [%kperf_d4], {%kperf_r15, %kperf_r8};\n");
    kpi_ptx_add_clocks_at(writer, "%kperf_d4", UNIT(drain_clock_begin), b);
    if (!direct) {
        kp_str_add(b, "\tmov.u32 %kperf_r14, %kperf_n;\n");
        add_sizes(plan, b);
        kp_str_add(b, "\tsetp.ne.u32 %kperf_p1, %kperf_r7, 0;\n");
        add_bulk_copy(b);
        kp_str_addf(b,
                    "\tmov.u64 %%kperf_d2, %%clock64;\n"
                    "\tst.global.b64 [%%kperf_d4+%u], %%kperf_d2;\n"
                    "\tst.global.b64 [%%kperf_d4+%u], %u;\n" COPIED,
                    UNIT(drain_clock_end), UNIT(body), body);
    } else if (plan->bodies > 1) {
        kp_str_addf(b, "\tst.global.b32 [%%kperf_d4+%u], %u;\n", UNIT(body), body);
    }
    kp_str_add(b, "$kperf_left:\n");
}

/* Without a copy engine the lanes copy 16 bytes each in turn, and await nothing.  Not together:
 * the writer copies all of them. */
static void add_copy(bool together, uint32_t body, struct kp_str *b)
{
    if (together)
        kp_str_add(b, "\tmov.u32 %kperf_r2, %lanemask_lt;\n"
                      "\tand.b32 %kperf_r2, %kperf_r2, %kperf_r0;\n"
                      "\tpopc.b32 %kperf_r2, %kperf_r2;\n");
    else
        kp_str_add(b, "\tmov.u32 %kperf_r0, 1;\n"
                      "\tmov.u32 %kperf_r2, 0;\n");
    kp_str_addf(b,
                "\tpopc.b32 %%kperf_r8, %%kperf_r0;\n"
                "\tshl.b32 %%kperf_r8, %%kperf_r8, 4;\n"
                "\tshl.b32 %%kperf_r2, %%kperf_r2, 4;\n"
                "$kperf_copy:\n"
                "\t.pragma \"nounroll\";\n"
                "\tsetp.ge.u32 %%kperf_p1, %%kperf_r2, %%kperf_r7;\n"
                "\t@%%kperf_p1 bra $kperf_copied;\n"
                "\tadd.u32 %%kperf_r9, %%kperf_b, %%kperf_r2;\n"
                "\tld.volatile.shared.v4.b32 {%%kperf_r10, %%kperf_r11, %%kperf_r12, %%kperf_r13}, "
                "[%%kperf_r9];\n"
                "\tcvt.u64.u32 %%kperf_d7, %%kperf_r2;\n"
                "\tadd.u64 %%kperf_d7, %%kperf_d7, %%kperf_d4;\n"
                "\tst.global.v4.b32 [%%kperf_d7+%zu], {%%kperf_r10, %%kperf_r11, %%kperf_r12, "
                "%%kperf_r13};\n"
                "\tadd.u32 %%kperf_r2, %%kperf_r2, %%kperf_r8;\n"
                "\tbra $kperf_copy;\n"
                "$kperf_copied:\n",
                sizeof(struct kpt_unit));
    add_drain_end(body, "%kperf_w", b);
    kp_str_add(b, "$kperf_left:\n");
}

/* A writer that leaves before others of its warp do, where `leaves` holds: its drain, which all
 * pass that are here.  They meet again, so that the others need not know of it. */
static void add_writer_leaving(const struct kpi_plan *plan, const char *leaves, uint32_t body,
                               bool lanes, struct kp_str *b)
{
    kp_str_addf(b,
                "\t.reg .pred %%kperf_s, %%kperf_p1;\n"
                "\tmov.pred %%kperf_s, 0;\n"
                "\t@%s mov.pred %%kperf_s, %%kperf_w;\n"
                "\tvote.sync.any.pred %%kperf_p1, %%kperf_s, %%kperf_r0;\n"
                "\t@!%%kperf_p1 bra.uni $kperf_stays;\n%s"
                "\t{\n",
                leaves, lanes ? "\tbar.warp.sync %kperf_r0;\n" : "");
    kpi_ptx_add_registers(b);
    if (plan->slim) {
        add_slim_drain(plan, body, "%kperf_s", b);
    } else {
        add_clocks(b);
        kpi_ptx_add_linear_cta(plan, "%kperf_r15", b);
        add_sure_drain(plan, body, "%kperf_s", b);
    }
    if (!plan->slim && !kpi_ptx_is_direct(plan))
        kp_str_add(b, COPIED);
    kp_str_add(b, "\t}\n"
                  "$kperf_stays:\n");
}

void kpi_ptx_add_leaving(const struct kpi_text *t, const struct kpi_plan *plan, uint32_t body,
                         bool lanes, enum kpi_leave who, const char *leaves, const char *label,
                         struct kp_str *b)
{
    bool probed = body != KPI_PRISTINE, sure = probed && has_sure_drain(t, plan);
    if (!kpi_ptx_has_mask(t) || who == KPI_LEAVE_TOGETHER) {
        kp_str_addf(b, "@%s bra%s %s;\n\t", leaves, who == KPI_LEAVE_TOGETHER ? ".uni" : "", label);
        return;
    }
    kp_str_addf(b,
                "\n\t{\n"
                "\t.reg .pred %%kperf_p0;\n"
                "\t.reg .b32 %%kperf_r0;\n"
                "\tactivemask.b32 %%kperf_r0;\n"
                "\tvote.sync.all.pred %%kperf_p0, %s, %%kperf_r0;\n",
                leaves);
    if (probed && !sure)
        kp_str_addf(b, "\t@%s or.pred %%kperf_p0, %%kperf_p0, %%kperf_w;\n", leaves);
    kp_str_addf(b, "\t@%%kperf_p0 bra%s %s;\n", probed && !sure ? "" : ".uni", label);
    if (sure && who != KPI_LEAVE_FIRST)
        add_writer_leaving(plan, leaves, body, lanes, b);
    kp_str_add(b, "\t}\n\t");
}

void kpi_ptx_add_exit(const struct kpi_text *t, const struct kpi_plan *plan, uint32_t body,
                      bool lanes, struct kp_str *b)
{
    bool probed = body != KPI_PRISTINE, together = kpi_ptx_has_mask(t);
    bool bulk = probed && has_bulk_drain(t, plan), sure = probed && has_sure_drain(t, plan);
    bool slim = plan->slim && (!probed || sure);
    kp_str_add(b, "\t{\n");
    kpi_ptx_add_registers(b);
    if (!slim)
        add_clocks(b);
    add_group(t, plan, b);
    if (bulk && lanes) /* what they stored is there for the writer's copy */
        kp_str_add(b, "\tbar.warp.sync %kperf_r0;\n");
    if (sure && !slim)
        add_sure_drain(plan, body, "%kperf_w", b);
    else if (bulk && !slim)
        add_bulk_drain(plan, body, b);
    add_exit_stamp(plan, !slim, b);
    if (sure && slim)
        add_slim_drain(plan, body, "%kperf_w", b);
    else if (bulk)
        kp_str_add(b, COPIED);
    if (probed && !sure && plan->strategy != KPI_CIRCULAR) {
        add_placed_drain(t, plan, body, b);
    } else if (probed && !sure && !bulk) {
        add_meeting(together, b);
        add_claim(plan, b);
        add_header(plan, b);
        add_copy(together, body, b);
    }
    kp_str_add(b, "\t}\n");
}
