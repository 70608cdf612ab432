#include "instrument/ptx_lower.h"

#define HEAD(field) (unsigned)offsetof(struct kpi_area_head, field)
#define STAMP(field) (unsigned)offsetof(struct kpt_stamp, field)
#define UNIT(field) (unsigned)offsetof(struct kpt_unit, field)

_Static_assert(sizeof(struct kpi_control) == 80 && sizeof(struct kpi_area_head) == 64 &&
                   sizeof(struct kpt_stamp) == 48 && sizeof(struct kpt_unit) == 64 &&
                   sizeof(struct kpt_record) == 8,
               "the probes write these layouts");
_Static_assert(offsetof(struct kpi_control, sample_start) == 64 &&
                   offsetof(struct kpi_control, sample_inverse) == 68 &&
                   offsetof(struct kpi_control, sample_shift) == 72 &&
                   offsetof(struct kpi_control, sample_count) == 76,
               "the probes read these together");
_Static_assert(sizeof(struct kpi_parameter) == 64 &&
                   offsetof(struct kpi_parameter, sample_start) == 0 &&
                   offsetof(struct kpi_parameter, sample_inverse) == 4 &&
                   offsetof(struct kpi_parameter, sample_shift) == 8 &&
                   offsetof(struct kpi_parameter, sample_count) == 12,
               "and these");
_Static_assert(offsetof(struct kpt_stamp, clock_entry) == 16 &&
                   offsetof(struct kpt_stamp, time_entry) == 24 &&
                   offsetof(struct kpt_stamp, clock_exit) == 32 &&
                   offsetof(struct kpt_stamp, time_exit) == 40 &&
                   offsetof(struct kpt_unit, count) == 16 &&
                   offsetof(struct kpt_unit, capacity) == 28 &&
                   offsetof(struct kpt_unit, drain_clock_begin) == 32 &&
                   offsetof(struct kpt_unit, drain_time_begin) == 40 &&
                   offsetof(struct kpt_unit, drain_clock_end) == 48 &&
                   offsetof(struct kpt_unit, body) == 56,
               "the probes write these in vectors");

/* activemask appeared in PTX 6.2; without it lane 0 works alone. */
static bool has_mask(const struct kpi_text *t)
{
    return t->version >= 62;
}

bool kpi_ptx_has_bulk(const struct kpi_text *t)
{
    return t->version >= 80 && t->sm >= 90;
}

/* %r = x + nx * (y + ny * z) of a pair of special registers.  Uses %kperf_r8
 * to %kperf_r11. */
static void add_linear(const char *out, const char *id, const char *count, struct kp_str *b)
{
    kp_str_addf(b,
                "\tmov.u32 %%kperf_r8, %%%s.z;\n"
                "\tmov.u32 %%kperf_r9, %%%s.y;\n"
                "\tmov.u32 %%kperf_r10, %%%s.y;\n"
                "\tmad.lo.u32 %%kperf_r9, %%kperf_r8, %%kperf_r10, %%kperf_r9;\n"
                "\tmov.u32 %%kperf_r10, %%%s.x;\n"
                "\tmov.u32 %%kperf_r11, %%%s.x;\n"
                "\tmad.lo.u32 %s, %%kperf_r9, %%kperf_r10, %%kperf_r11;\n",
                id, id, count, count, id, out);
}

void kpi_ptx_add_linear_cta(const struct kpi_plan *plan, const char *out, struct kp_str *b)
{
    if (plan->flat)
        kp_str_addf(b, "\tmov.u32 %s, %%ctaid.x;\n", out);
    else
        add_linear(out, "ctaid", "nctaid", b);
}

/* %r = linear thread id. */
static void add_thread(const struct kpi_plan *plan, const char *out, struct kp_str *b)
{
    if (plan->one_dimensional)
        kp_str_addf(b, "\tmov.u32 %s, %%tid.x;\n", out);
    else
        add_linear(out, "tid", "ntid", b);
}

void kpi_ptx_add_registers(struct kp_str *b)
{
    kp_str_add(b, "\t.reg .pred %kperf_p<4>;\n"
                  "\t.reg .b32 %kperf_r<20>;\n"
                  "\t.reg .b64 %kperf_d<8>;\n");
}

void kpi_ptx_add_load(const struct kpi_plan *plan, const char *type, const char *to,
                      size_t in_control, size_t in_parameter, struct kp_str *b)
{
    if (plan->parameter)
        kp_str_addf(b, "\tld.param.%s %s, [" KPI_PARAMETER "+%zu];\n", type, to, in_parameter);
    else
        kp_str_addf(b, "\tld.const.%s %s, [" KPI_CONTROL_SYMBOL "+%zu];\n", type, to, in_control);
}

void kpi_ptx_add_rank(const struct kpi_plan *plan, const char *out, const char *id,
                      struct kp_str *b)
{
    KPI_PTX_LOAD(plan, "v4.u32", "{%kperf_r2, %kperf_r3, %kperf_r4, %kperf_r5}", sample_start, b);
    kp_str_addf(b,
                "\tsub.u32 %s, %s, %%kperf_r2;\n"
                "\tmul.lo.u32 %s, %s, %%kperf_r3;\n"
                "\tshf.r.wrap.b32 %s, %s, %s, %%kperf_r4;\n",
                out, id, out, out, out, out, out);
}

/* %kperf_on */
static void add_sampling(const struct kpi_plan *plan, struct kp_str *b)
{
    const char *id = "%kperf_r0";
    if (plan->f->cluster) {
        id = "%kperf_r1";
        add_linear(id, "clusterid", "nclusterid", b);
    }
    kpi_ptx_add_rank(plan, "%kperf_r6", id, b);
    kp_str_add(b, "\tsetp.lt.u32 %kperf_on, %kperf_r6, %kperf_r5;\n");
}

void kpi_ptx_add_place_of(const struct kpi_plan *plan, const char *cta, const char *unit,
                          struct kp_str *b)
{
    size_t place = KPI_PLACE_BYTES(plan->capacity);
    if (plan->f->cluster)
        add_linear("%kperf_r6", "clusterid", "nclusterid", b);
    kpi_ptx_add_rank(plan, "%kperf_r6", plan->f->cluster ? "%kperf_r6" : cta, b);
    if (plan->f->cluster)
        kp_str_add(b, "\tmov.u32 %kperf_r8, %cluster_nctarank;\n"
                      "\tmov.u32 %kperf_r9, %cluster_ctarank;\n"
                      "\tmad.lo.u32 %kperf_r6, %kperf_r6, %kperf_r8, %kperf_r9;\n");
    kp_str_addf(b,
                "\tmul.wide.u32 %%kperf_d4, %%kperf_r6, %zu;\n"
                "\tmad.wide.u32 %%kperf_d4, %s, %zu, %%kperf_d4;\n"
                "\tadd.u64 %%kperf_d6, %%kperf_d4, %zu;\n",
                plan->units * place, unit, place, sizeof(struct kpi_area_head) + place);
    KPI_PTX_LOAD(plan, "u64", "%kperf_d5", area_bytes, b);
    kp_str_add(b, "\tsetp.gt.u64 %kperf_p2, %kperf_d6, %kperf_d5;\n");
    KPI_PTX_LOAD(plan, "u64", "%kperf_d5", area, b);
    kp_str_addf(b,
                "\tadd.u64 %%kperf_d4, %%kperf_d4, %%kperf_d5;\n"
                "\tadd.u64 %%kperf_d4, %%kperf_d4, %zu;\n",
                sizeof(struct kpi_area_head));
}

/* %kperf_p2: this thread writes the CTA's entry stamp. */
static void add_stamper(const struct kpi_plan *plan, bool late, struct kp_str *b)
{
    kp_str_add(b, "\tmov.u32 %kperf_r8, %tid.x;\n");
    if (late)
        kp_str_add(b, "\tmov.u32 %kperf_r12, %ntid.x;\n"
                      "\tsub.u32 %kperf_r12, %kperf_r12, 1;\n"
                      "\tmin.u32 %kperf_r12, %kperf_r12, 32;\n"
                      "\tsub.u32 %kperf_r8, %kperf_r8, %kperf_r12;\n");
    if (!plan->one_dimensional)
        kp_str_add(b, "\tmov.u32 %kperf_r9, %tid.y;\n"
                      "\tmov.u32 %kperf_r10, %tid.z;\n"
                      "\tor.b32 %kperf_r8, %kperf_r8, %kperf_r9;\n"
                      "\tor.b32 %kperf_r8, %kperf_r8, %kperf_r10;\n");
    kp_str_add(b, "\tsetp.eq.u32 %kperf_p2, %kperf_r8, 0;\n");
}

/* One thread of each CTA that has a stamp. */
static void add_entry_stamp(const struct kpi_plan *plan, bool late, struct kp_str *b)
{
    add_stamper(plan, late, b);
    KPI_PTX_LOAD(plan, "u64", "%kperf_d3", stamps, b);
    KPI_PTX_LOAD(plan, "u32", "%kperf_r12", stamp_count, b);
    kp_str_addf(b,
                "\tsetp.lt.and.u32 %%kperf_p2, %%kperf_r0, %%kperf_r12, %%kperf_p2;\n"
                "\tmad.wide.u32 %%kperf_d3, %%kperf_r0, %zu, %%kperf_d3;\n"
                "\tmov.u32 %%kperf_r13, %%smid;\n"
                "\tselp.u32 %%kperf_r14, %d, %d, %%kperf_on;\n"
                "\t@%%kperf_p2 st.global.v4.b32 [%%kperf_d3], "
                "{%%kperf_r0, %%kperf_r13, %%kperf_r14, 0};\n"
                "\t@%%kperf_p2 st.global.v2.b64 [%%kperf_d3+%u], {%%kperf_e0, %%kperf_e1};\n",
                sizeof(struct kpt_stamp),
                KPT_CTA_ENTERED | KPT_CTA_PROBED, KPT_CTA_ENTERED, STAMP(clock_entry));
}

void kpi_ptx_add_entry(const struct kpi_plan *plan, struct kp_str *b)
{
    kp_str_add(b, "\n");
    if (plan->ring_bytes)
        kp_str_addf(b, "\t.shared .align 1024 .b8 kperf_ring[%u];\n", plan->ring_bytes);
    kp_str_add(b, "\t.reg .pred %kperf_on;\n"
                  "\t.reg .b64 %kperf_e<2>;\n"
                  "\tmov.u64 %kperf_e0, %clock64;\n"
                  "\tmov.u64 %kperf_e1, %globaltimer;\n");
}

void kpi_ptx_add_sample(const struct kpi_plan *plan, bool late, struct kp_str *b)
{
    kp_str_add(b, "\t{\n");
    kpi_ptx_add_registers(b);
    kpi_ptx_add_linear_cta(plan, "%kperf_r0", b);
    add_sampling(plan, b);
    add_entry_stamp(plan, late, b);
    kp_str_add(b, "\t}\n");
}

void kpi_ptx_add_choice(const struct kpi_plan *plan, struct kp_str *b)
{
    const char *what = plan->f->cluster ? "clusterid" : "ctaid";
    const char *of = plan->f->cluster ? "nclusterid" : "nctaid";
    kp_str_add(b, "\t{\n");
    kpi_ptx_add_registers(b);
    add_linear("%kperf_r0", what, of, b);
    KPI_PTX_LOAD(plan, "u32", "%kperf_r1", sample_every, b);
    KPI_PTX_LOAD(plan, "u32", "%kperf_r2", body, b);
    kp_str_addf(b,
                "\tmax.u32 %%kperf_r1, %%kperf_r1, 1;\n"
                "\tdiv.u32 %%kperf_r3, %%kperf_r0, %%kperf_r1;\n"
                "\tdiv.u32 %%kperf_r4, %%kperf_r3, %u;\n"
                "\tmul.lo.u32 %%kperf_r4, %%kperf_r4, 0x9e3779b1;\n"
                "\tshr.u32 %%kperf_r4, %%kperf_r4, 16;\n"
                "\tadd.u32 %%kperf_r3, %%kperf_r3, %%kperf_r4;\n",
                plan->bodies);
    kp_str_addf(b,
                "\tsetp.ne.u32 %%kperf_p0, %%kperf_r2, 0;\n"
                "\tsub.u32 %%kperf_r2, %%kperf_r2, 1;\n"
                "\tselp.b32 %%kperf_r3, %%kperf_r2, %%kperf_r3, %%kperf_p0;\n"
                "\trem.u32 %%kperf_r3, %%kperf_r3, %u;\n",
                plan->bodies);
    for (uint32_t body = 1; body < plan->bodies; body++)
        kp_str_addf(b, "\tsetp.eq.u32 %%kperf_p0, %%kperf_r3, %u;\n"
                       "\t@%%kperf_p0 bra.uni $kperf_probed%u;\n", body, body);
    kp_str_add(b, "\t}\n");
}

/* The unit of warp %in, which is one of those that record. */
static void add_unit(const struct kpi_plan *plan, const char *warp, const char *unit,
                     struct kp_str *b)
{
    if (plan->warpgroup)
        kp_str_addf(b, "\tshr.u32 %s, %s, 2;\n", unit, warp);
    else if (!plan->warps)
        kp_str_addf(b, "\tmov.u32 %s, %s;\n", unit, warp);
    else /* how many of the chosen ones are before it */
        kp_str_addf(b,
                    "\tmov.u32 %%kperf_r8, 1;\n"
                    "\tshl.b32 %%kperf_r8, %%kperf_r8, %s;\n"
                    "\tsub.u32 %%kperf_r8, %%kperf_r8, 1;\n"
                    "\tand.b32 %%kperf_r8, %%kperf_r8, 0x%x;\n"
                    "\tpopc.b32 %s, %%kperf_r8;\n",
                    warp, plan->warps, unit);
}

/* %kperf_p0: this thread is a writer (its CTA may not be probed); %kperf_r1: its
 * unit; %kperf_r7: its linear id. */
static void add_writer(const struct kpi_plan *plan, struct kp_str *b)
{
    add_thread(plan, "%kperf_r7", b);
    /* lane 0 of the unit's first warp, and the unit is there */
    kp_str_addf(b,
                "\tand.b32 %%kperf_r0, %%kperf_r7, %u;\n"
                "\tshr.u32 %%kperf_r2, %%kperf_r7, 5;\n"
                "\tsetp.eq.u32 %%kperf_p0, %%kperf_r0, 0;\n",
                plan->warpgroup ? 127u : 31u);
    if (plan->warps)
        kp_str_addf(b,
                    "\tmov.u32 %%kperf_r3, 0x%x;\n"
                    "\tshr.u32 %%kperf_r3, %%kperf_r3, %%kperf_r2;\n"
                    "\tand.b32 %%kperf_r3, %%kperf_r3, 1;\n"
                    "\tsetp.ne.and.u32 %%kperf_p0, %%kperf_r3, 0, %%kperf_p0;\n",
                    plan->warps);
    add_unit(plan, "%kperf_r2", "%kperf_r1", b);
    if (!plan->warps)
        kp_str_addf(b, "\tsetp.lt.and.u32 %%kperf_p0, %%kperf_r1, %u, %%kperf_p0;\n",
                    plan->units);
}

static void add_ring(const struct kpi_plan *plan, struct kp_str *b)
{
    kp_str_addf(b,
                "\tand.pred %%kperf_w, %%kperf_p0, %%kperf_on;\n"
                "\tmov.u32 %%kperf_r2, kperf_ring;\n"
                "\tmad.lo.u32 %%kperf_b, %%kperf_r1, %u, %%kperf_r2;\n"
                "\tmov.u32 %%kperf_a, %%kperf_b;\n",
                plan->ring_stride);
}

void kpi_ptx_add_state(const struct kpi_plan *plan, struct kp_str *b)
{
    kp_str_add(b, "\t.reg .pred %kperf_w;\n");
    if (plan->strategy == KPI_GLOBAL)
        kp_str_add(b, "\t.reg .b32 %kperf_c, %kperf_n, %kperf_t;\n"
                      "\t.reg .b64 %kperf_a, %kperf_g;\n");
    else
        kp_str_add(b, "\t.reg .b32 %kperf_a, %kperf_b, %kperf_c, %kperf_n, %kperf_t;\n");
    if (plan->strategy == KPI_FLUSH)
        kp_str_add(b, "\t.reg .b32 %kperf_f;\n");
    kp_str_add(b, "\t{\n");
    kpi_ptx_add_registers(b);
    add_writer(plan, b);
    if (plan->strategy != KPI_CIRCULAR)
        kpi_ptx_add_place(plan, b);
    if (plan->strategy != KPI_GLOBAL)
        add_ring(plan, b);
    if (plan->strategy == KPI_FLUSH)
        kpi_ptx_add_flush_state(plan, b);
    kp_str_add(b, "\tmov.u32 %kperf_n, 0;\n\t}\n");
}

void kpi_ptx_add_record(const struct kpi_plan *plan, uint32_t tag, struct kp_str *b)
{
    if (plan->strategy == KPI_GLOBAL) {
        kpi_ptx_add_global_record(plan, tag, b);
        return;
    }
    kp_str_addf(b,
                "\n\tmov.u32 %%kperf_c, %%clock;\n"
                "\t@%%kperf_w st.volatile.shared.v2.b32 [%%kperf_a], {0x%x, %%kperf_c};\n"
                "\tadd.u32 %%kperf_n, %%kperf_n, 1;\n"
                "\tand.b32 %%kperf_t, %%kperf_n, %u;\n"
                "\tmad.lo.u32 %%kperf_a, %%kperf_t, 8, %%kperf_b;\n",
                tag, plan->slots - 1);
}

/* %kperf_r0: the lanes here; %kperf_p0: one of them; %kperf_r15: the CTA.  All that follows
 * is computed from what the hardware and the launch say, so that nothing has to live
 * through the body. */
static void add_group(const struct kpi_text *t, const struct kpi_plan *plan, struct kp_str *b)
{
    kp_str_add(b, "\tmov.u64 %kperf_d0, %clock64;\n"
                  "\tmov.u64 %kperf_d1, %globaltimer;\n");
    if (kpi_ptx_has_bulk(t)) /* elect.sync is of the same age */
        kp_str_add(b, "\tactivemask.b32 %kperf_r0;\n"
                      "\telect.sync _|%kperf_p0, %kperf_r0;\n");
    else if (has_mask(t))
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
 * those of all warps at one address make the launch longer (doc/findings.md). */
static void add_exit_stamp(const struct kpi_plan *plan, struct kp_str *b)
{
    KPI_PTX_LOAD(plan, "u64", "%kperf_d2", stamps, b);
    KPI_PTX_LOAD(plan, "u32", "%kperf_r4", stamp_count, b);
    kp_str_addf(b,
                "\tsetp.lt.and.u32 %%kperf_p0, %%kperf_r15, %%kperf_r4, %%kperf_p0;\n"
                "\tmad.wide.u32 %%kperf_d2, %%kperf_r15, %zu, %%kperf_d2;\n"
                "\t@%%kperf_p0 st.global.v2.b64 [%%kperf_d2+%u], {%%kperf_d0, %%kperf_d1};\n",
                sizeof(struct kpt_stamp), STAMP(clock_exit));
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

/* Unit %kperf_r12, warp %kperf_r13. */
static void add_unit_here(const struct kpi_plan *plan, struct kp_str *b)
{
    add_thread(plan, "%kperf_r12", b);
    kp_str_add(b, "\tshr.u32 %kperf_r13, %kperf_r12, 5;\n");
    add_unit(plan, "%kperf_r13", "%kperf_r12", b);
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
    add_unit_here(plan, b);
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

static void add_drain_end(uint32_t body, struct kp_str *b)
{
    kp_str_addf(b,
                "\tmov.u64 %%kperf_d2, %%clock64;\n"
                "\t@%%kperf_w st.global.v2.b64 [%%kperf_d4+%u], {%%kperf_d2, %u};\n",
                UNIT(drain_clock_end), body);
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
    add_unit_here(plan, b);
    add_header(plan, b);
    if (plan->strategy == KPI_FLUSH)
        kpi_ptx_add_last_flush(t, plan, b);
    add_drain_end(body, b);
}

/* The copy engine takes the ring as it is; the writer alone starts it, as soon as it knows where
 * to, and does the rest while that is under way: what stands before the copy, or behind its end,
 * makes the CTA longer (doc/findings.md).  Where the lanes copy instead a warp-specialised GEMM
 * takes 2% longer, and others are no faster. */
static void add_bulk_drain(const struct kpi_plan *plan, uint32_t body, bool lanes,
                           struct kp_str *b)
{
    if (lanes) /* what they stored is there for the writer's copy */
        kp_str_add(b, "\tbar.warp.sync %kperf_r0;\n");
    kp_str_add(b, "\t@!%kperf_w bra $kperf_left;\n"
                  "\tmov.u32 %kperf_r14, %kperf_n;\n");
    add_unit_here(plan, b);
    kpi_ptx_add_place_of(plan, "%kperf_r15", "%kperf_r12", b);
    kp_str_add(b, "\t@%kperf_p2 bra $kperf_full;\n");
    add_sizes(plan, b);
    kp_str_addf(b,
                "\tsetp.ne.u32 %%kperf_p1, %%kperf_r7, 0;\n"
                "\tadd.u64 %%kperf_d7, %%kperf_d4, %zu;\n"
                "\tfence.proxy.async.shared::cta;\n"
                "\t@%%kperf_p1 cp.async.bulk.global.shared::cta.bulk_group [%%kperf_d7], "
                "[%%kperf_b], %%kperf_r7;\n"
                "\tcp.async.bulk.commit_group;\n",
                sizeof(struct kpt_unit));
    add_header(plan, b);
    add_drain_end(body, b);
    kp_str_add(b, "\tbra $kperf_left;\n"
                  "$kperf_full:\n"
                  "\tand.pred %kperf_p3, %kperf_p2, %kperf_w;\n");
    add_dropped(b);
    kp_str_add(b, "$kperf_left:\n");
    add_exit_stamp(plan, b);
    kp_str_add(b, "\tcp.async.bulk.wait_group.read 0;\n");
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
    add_drain_end(body, b);
    kp_str_add(b, "$kperf_left:\n");
}

void kpi_ptx_add_leaving(const struct kpi_text *t, const char *leaves, const char *label,
                         bool probed, struct kp_str *b)
{
    if (!has_mask(t)) {
        kp_str_addf(b, "@%s bra %s;\n\t", leaves, label);
        return;
    }
    kp_str_addf(b,
                "\n\t{\n"
                "\t.reg .pred %%kperf_p0;\n"
                "\t.reg .b32 %%kperf_r0;\n"
                "\tactivemask.b32 %%kperf_r0;\n"
                "\tvote.sync.all.pred %%kperf_p0, %s, %%kperf_r0;\n",
                leaves);
    if (probed)
        kp_str_addf(b, "\t@%s or.pred %%kperf_p0, %%kperf_p0, %%kperf_w;\n", leaves);
    kp_str_addf(b, "\t@%%kperf_p0 bra%s %s;\n\t}\n\t", probed ? "" : ".uni", label);
}

void kpi_ptx_add_exit(const struct kpi_text *t, const struct kpi_plan *plan, uint32_t body,
                      bool lanes, struct kp_str *b)
{
    bool probed = body != KPI_PRISTINE, together = has_mask(t);
    bool bulk = probed && plan->strategy == KPI_CIRCULAR && kpi_ptx_has_bulk(t);
    kp_str_add(b, "\t{\n");
    kpi_ptx_add_registers(b);
    add_group(t, plan, b);
    if (bulk)
        add_bulk_drain(plan, body, lanes, b);
    else
        add_exit_stamp(plan, b);
    if (probed && plan->strategy != KPI_CIRCULAR) {
        add_placed_drain(t, plan, body, b);
    } else if (probed && !bulk) {
        add_meeting(together, b);
        add_claim(plan, b);
        add_header(plan, b);
        add_copy(together, body, b);
    }
    kp_str_add(b, "\t}\n");
}
