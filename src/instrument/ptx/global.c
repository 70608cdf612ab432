/*
 * Records that are kept in global memory: a unit has its place in the record area
 * from the start.  Either each record is a predicated store there (global), or
 * halves of a ring in shared memory are copied there when they are full (flush).
 */
#include "instrument/ptx/lower.h"

#define HEAD(field) (unsigned)offsetof(struct kpi_area_head, field)
#define UNIT(field) (unsigned)offsetof(struct kpt_unit, field)

/* A place that a launch before left half written must not pass for a whole one:
 * count, stored and capacity are zero until the unit drains. */
void kpi_ptx_add_place(const struct kpi_plan *plan, struct kp_str *b)
{
    kp_str_add(b, "\tand.pred %kperf_p0, %kperf_p0, %kperf_on;\n"
                  "\tmov.u32 %kperf_r12, %kperf_r1;\n");
    kpi_ptx_add_linear_cta(plan, "%kperf_r13", b);
    kpi_ptx_add_place_of(plan, "%kperf_r13", "%kperf_r12", b);
    kp_str_addf(b,
                "\tand.pred %%kperf_p2, %%kperf_p2, %%kperf_p0;\n"
                "\tselp.b64 %%kperf_d5, %%kperf_d5, 0, %%kperf_p0;\n" /* as in a drain */
                "\t@%%kperf_p2 red.global.add.u32 [%%kperf_d5+%u], 1;\n"
                "\tnot.pred %%kperf_p3, %%kperf_p2;\n"
                "\tand.pred %%kperf_p3, %%kperf_p0, %%kperf_p3;\n"
                "\t@%%kperf_p3 st.global.v4.b32 [%%kperf_d4+%u], {0, 0, 0, 0};\n"
                "\tselp.u64 %%kperf_d3, 1, 0, %%kperf_p2;\n"
                "\t@%%kperf_p3 add.u64 %%kperf_d3, %%kperf_d4, %zu;\n",
                HEAD(units_dropped), UNIT(count), sizeof(struct kpt_unit));
    if (plan->strategy == KPI_GLOBAL)
        kp_str_add(b, "\tmov.u64 %kperf_g, %kperf_d3;\n"
                      "\tand.pred %kperf_w, %kperf_p0, %kperf_p3;\n");
}

void kpi_ptx_add_direct_place(const struct kpi_plan *plan, struct kp_str *b)
{
    bool all = kpi_ptx_all_record(plan); /* so %kperf_on holds */
    kp_str_addf(b,
                "\tand.pred %%kperf_w, %%kperf_p0, %s;\n"
                "\tmov.u32 %%kperf_r12, %%kperf_r1;\n",
                all ? "%kperf_p0" : "%kperf_on");
    kpi_ptx_add_linear_cta(plan, "%kperf_r13", b);
    kpi_ptx_add_sure_place(plan, "%kperf_r13", "%kperf_r12", b);
    kp_str_addf(b, "\tadd.u64 %%kperf_g, %%kperf_d4, %zu;\n", all ? 0 : sizeof(struct kpt_unit));
}

/* The slot is found before the clock is read: what lives from record to record is
 * one address and the count. */
void kpi_ptx_add_global_record(const struct kpi_plan *plan, uint32_t tag, struct kp_str *b)
{
    kp_str_addf(b,
                "\n\tand.b32 %%kperf_t, %%kperf_n, %u;\n"
                "\tmad.wide.u32 %%kperf_a, %%kperf_t, %zu, %%kperf_g;\n"
                "\tmov.u32 %%kperf_c, %%clock;\n"
                "\t@%%kperf_w st.volatile.global.v2.b32 %s, {0x%x, %%kperf_c};\n"
                "\tadd.u32 %%kperf_n, %%kperf_n, 1;\n",
                plan->capacity - 1, sizeof(struct kpt_record), kpi_ptx_slot(plan), tag);
}

/* ---- flush -------------------------------------------------------------- */

/* Behind each ring stands where its records go. */
static unsigned place_at(const struct kpi_plan *plan)
{
    return plan->slots * (unsigned)sizeof(struct kpt_record);
}

void kpi_ptx_add_flush_state(const struct kpi_plan *plan, struct kp_str *b)
{
    kp_str_addf(b,
                "\t@%%kperf_w st.volatile.shared.u64 [%%kperf_b+%u], %%kperf_d3;\n"
                "\tmov.u32 %%kperf_f, %u;\n",
                place_at(plan), plan->slots / 2);
}

/* 16 bytes at a time from [r8] to [d7], r9 of them, where p1 holds.  All lanes go
 * round, so that the warp stays together. */
static void add_loop(struct kp_str *b)
{
    kp_str_add(b, "\tmov.u32 %kperf_r10, 0;\n"
                  "$kperf_more:\n"
                  "\t.pragma \"nounroll\";\n"
                  "\tsetp.ge.u32 %kperf_p2, %kperf_r10, %kperf_r9;\n"
                  "\t@%kperf_p2 bra $kperf_moved;\n"
                  "\tadd.u32 %kperf_r11, %kperf_r8, %kperf_r10;\n"
                  "\tcvt.u64.u32 %kperf_d6, %kperf_r10;\n"
                  "\tadd.u64 %kperf_d6, %kperf_d6, %kperf_d7;\n"
                  "\t@%kperf_p1 ld.volatile.shared.v4.b32 {%kperf_r12, %kperf_r13, %kperf_r14, "
                  "%kperf_r15}, [%kperf_r11];\n"
                  "\t@%kperf_p1 st.global.v4.b32 [%kperf_d6], {%kperf_r12, %kperf_r13, "
                  "%kperf_r14, %kperf_r15};\n"
                  "\tadd.u32 %kperf_r10, %kperf_r10, 16;\n"
                  "\tbra $kperf_more;\n"
                  "$kperf_moved:\n");
}

/* The same by the copy engine.  It has written when this ends: what follows may go
 * to the same place, one round later. */
static void add_bulk(struct kp_str *b)
{
    kp_str_add(b, "\tsetp.ne.and.u32 %kperf_p2, %kperf_r9, 0, %kperf_p1;\n"
                  "\tfence.proxy.async.shared::cta;\n"
                  "\t@%kperf_p2 cp.async.bulk.global.shared::cta.bulk_group [%kperf_d7], "
                  "[%kperf_r8], %kperf_r9;\n"
                  "\t@%kperf_p2 cp.async.bulk.commit_group;\n"
                  "\t@%kperf_p2 cp.async.bulk.wait_group 0;\n");
}

/* Copies r7 records, the first of which is the unit's r0-th and begins a half of
 * the ring, to the unit's place d3, where p1 holds. */
static void add_half(const struct kpi_text *t, const struct kpi_plan *plan, bool odd,
                     struct kp_str *b)
{
    kp_str_addf(b,
                "\t{\n"
                "\tand.b32 %%kperf_r8, %%kperf_r0, %u;\n"
                "\tmad.lo.u32 %%kperf_r8, %%kperf_r8, 8, %%kperf_b;\n"
                "\tand.b32 %%kperf_r9, %%kperf_r0, %u;\n"
                "\tmad.wide.u32 %%kperf_d7, %%kperf_r9, 8, %%kperf_d3;\n"
                "\tshl.b32 %%kperf_r9, %%kperf_r7, 3;\n"
                "\tand.b32 %%kperf_r9, %%kperf_r9, 0xfffffff0;\n",
                plan->slots - 1, plan->capacity - 1);
    if (kpi_ptx_has_bulk(t))
        add_bulk(b);
    else
        add_loop(b);
    if (odd) /* no more than what there is: behind it is the oldest that is kept */
        kp_str_add(b, "\tand.b32 %kperf_r10, %kperf_r7, 1;\n"
                      "\tsetp.ne.and.u32 %kperf_p2, %kperf_r10, 0, %kperf_p1;\n"
                      "\tadd.u32 %kperf_r8, %kperf_r8, %kperf_r9;\n"
                      "\tcvt.u64.u32 %kperf_d6, %kperf_r9;\n"
                      "\tadd.u64 %kperf_d7, %kperf_d7, %kperf_d6;\n"
                      "\t@%kperf_p2 ld.volatile.shared.v2.b32 {%kperf_r10, %kperf_r11}, "
                      "[%kperf_r8];\n"
                      "\t@%kperf_p2 st.global.v2.b32 [%kperf_d7], {%kperf_r10, %kperf_r11};\n");
    kp_str_add(b, "\t}\n");
}

void kpi_ptx_add_flush(const struct kpi_text *t, const struct kpi_plan *plan, struct kp_str *b)
{
    uint32_t half = plan->slots / 2;
    kp_str_add(b, "\t{\n");
    kpi_ptx_add_registers(b);
    kp_str_add(b, "\tsetp.lt.u32 %kperf_p0, %kperf_n, %kperf_f;\n"
                  "\t@%kperf_p0 bra $kperf_kept;\n");
    kpi_ptx_add_record(plan, KPT_TAG(KPT_START, plan->flush_region), b);
    kp_str_addf(b,
                "\tmov.u64 %%kperf_d3, 0;\n"
                "\t@%%kperf_w ld.volatile.shared.u64 %%kperf_d3, [%%kperf_b+%u];\n"
                "\tsetp.gt.and.u64 %%kperf_p1, %%kperf_d3, 1, %%kperf_w;\n"
                "\tsub.u32 %%kperf_r0, %%kperf_f, %u;\n"
                "\tmov.u32 %%kperf_r7, %u;\n"
                "\tadd.u32 %%kperf_f, %%kperf_f, %u;\n",
                place_at(plan), half, half, half);
    add_half(t, plan, false, b);
    kpi_ptx_add_record(plan, KPT_TAG(KPT_END, plan->flush_region), b);
    kp_str_add(b, "$kperf_kept:\n\t}\n");
}

void kpi_ptx_load_place(const struct kpi_plan *plan, struct kp_str *b)
{
    if (plan->strategy == KPI_GLOBAL)
        kp_str_add(b, "\tmov.u64 %kperf_d3, %kperf_g;\n");
    else
        kp_str_addf(b,
                    "\tmov.u64 %%kperf_d3, 0;\n"
                    "\t@%%kperf_w ld.volatile.shared.u64 %%kperf_d3, [%%kperf_b+%u];\n",
                    place_at(plan));
}

/* From the half that is not full yet on: that and, perhaps, some of the next. */
void kpi_ptx_add_last_flush(const struct kpi_text *t, const struct kpi_plan *plan,
                            struct kp_str *b)
{
    kp_str_addf(b,
                "\tand.pred %%kperf_p1, %%kperf_w, %%kperf_w;\n"
                "\tsub.u32 %%kperf_r0, %%kperf_f, %u;\n"
                "\tmin.u32 %%kperf_r7, %%kperf_n, %%kperf_f;\n"
                "\tsub.u32 %%kperf_r7, %%kperf_r7, %%kperf_r0;\n",
                plan->slots / 2);
    add_half(t, plan, true, b);
    kp_str_add(b, "\tmov.u32 %kperf_r0, %kperf_f;\n"
                  "\tmax.u32 %kperf_r7, %kperf_n, %kperf_f;\n"
                  "\tsub.u32 %kperf_r7, %kperf_r7, %kperf_r0;\n");
    add_half(t, plan, true, b);
}
