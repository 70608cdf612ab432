#include "instrument/ptx/lower.h"

#define STAMP(field) (unsigned)offsetof(struct kpt_stamp, field)

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

bool kpi_ptx_has_mask(const struct kpi_text *t)
{
    return t->version >= 62;
}

bool kpi_ptx_has_bulk(const struct kpi_text *t)
{
    return t->version >= 80 && t->sm >= 90;
}

/* %r = x + nx * y of a pair of special registers.  Uses %kperf_r9 to %kperf_r11. */
static void add_plane(const char *out, const char *id, const char *count, struct kp_str *b)
{
    kp_str_addf(b,
                "\tmov.u32 %%kperf_r10, %%%s.x;\n"
                "\tmov.u32 %%kperf_r11, %%%s.x;\n"
                "\tmad.lo.u32 %s, %%kperf_r9, %%kperf_r10, %%kperf_r11;\n",
                count, id, out);
}

/* %r = x + nx * (y + ny * z) of a pair of special registers.  Uses %kperf_r8
 * to %kperf_r11. */
static void add_linear(const char *out, const char *id, const char *count, struct kp_str *b)
{
    kp_str_addf(b,
                "\tmov.u32 %%kperf_r8, %%%s.z;\n"
                "\tmov.u32 %%kperf_r9, %%%s.y;\n"
                "\tmov.u32 %%kperf_r10, %%%s.y;\n"
                "\tmad.lo.u32 %%kperf_r9, %%kperf_r8, %%kperf_r10, %%kperf_r9;\n",
                id, id, count);
    add_plane(out, id, count, b);
}

void kpi_ptx_add_linear_cta(const struct kpi_plan *plan, const char *out, struct kp_str *b)
{
    if (plan->grid_dimensions == 1) {
        kp_str_addf(b, "\tmov.u32 %s, %%ctaid.x;\n", out);
    } else if (plan->grid_dimensions == 2) {
        kp_str_add(b, "\tmov.u32 %kperf_r9, %ctaid.y;\n");
        add_plane(out, "ctaid", "nctaid", b);
    } else {
        add_linear(out, "ctaid", "nctaid", b);
    }
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

void kpi_ptx_add_clocks_at(const char *writer, const char *at, unsigned offset, struct kp_str *b)
{
    kp_str_addf(b,
                "\tmov.u64 %%kperf_d0, %%clock64;\n"
                "\t@%s st.global.b64 [%s+%u], %%kperf_d0;\n"
                "\tmov.u64 %%kperf_d1, %%globaltimer;\n"
                "\t@%s st.global.b64 [%s+%u], %%kperf_d1;\n",
                writer, at, offset, writer, at, offset + 8);
}

void kpi_ptx_add_load(const struct kpi_plan *plan, const char *type, const char *to,
                      size_t in_control, size_t in_parameter, struct kp_str *b)
{
    if (plan->parameter)
        kp_str_addf(b, "\tld.param.%s %s, [" KPI_PARAMETER "+%zu];\n", type, to, in_parameter);
    else
        kp_str_addf(b, "\tld.const.%s %s, [" KPI_CONTROL_SYMBOL "+%zu];\n", type, to, in_control);
}

/* %kperf_r2 to %kperf_r5, the sample.  Slim: each by itself, so that ptxas takes them from where
 * they are, in place of four registers in a row. */
static void add_sample_loads(const struct kpi_plan *plan, struct kp_str *b)
{
    if (!plan->slim) {
        KPI_PTX_LOAD(plan, "v4.u32", "{%kperf_r2, %kperf_r3, %kperf_r4, %kperf_r5}", sample_start,
                     b);
        return;
    }
    KPI_PTX_LOAD(plan, "u32", "%kperf_r2", sample_start, b);
    KPI_PTX_LOAD(plan, "u32", "%kperf_r3", sample_inverse, b);
    KPI_PTX_LOAD(plan, "u32", "%kperf_r4", sample_shift, b);
    KPI_PTX_LOAD(plan, "u32", "%kperf_r5", sample_count, b);
}

/* out: which of the probed this CTA or cluster is, where below its count, which is in
 * %kperf_r5.  id: its number.  Uses %kperf_r2 to %kperf_r5. */
static void add_rank(const struct kpi_plan *plan, const char *out, const char *id,
                     struct kp_str *b)
{
    add_sample_loads(plan, b);
    kp_str_addf(b,
                "\tsub.u32 %s, %s, %%kperf_r2;\n"
                "\tmul.lo.u32 %s, %s, %%kperf_r3;\n"
                "\tshf.r.wrap.b32 %s, %s, %s, %%kperf_r4;\n",
                out, id, out, out, out, out, out);
}

/* %kperf_on: and this warp's group has the turn of its CTA, %kperf_r6, or all record.  A vote of
 * what is the same in a warp anyway: without it the assembler takes the bodies' branch for one that
 * divides warps, and orders the loops behind it otherwise. */
static void add_turn(const struct kpi_plan *plan, struct kp_str *b)
{
    add_thread(plan, "%kperf_r7", b);
    kp_str_addf(b,
                "\tshr.u32 %%kperf_r7, %%kperf_r7, 7;\n"
                "\trem.u32 %%kperf_r8, %%kperf_r6, %u;\n"
                "\tld.param.u32 %%kperf_r9, [" KPI_PARAMETER "+%zu];\n"
                "\tsetp.eq.u32 %%kperf_p0, %%kperf_r9, 0;\n"
                "\tsetp.eq.or.u32 %%kperf_p0, %%kperf_r7, %%kperf_r8, %%kperf_p0;\n"
                "\tand.pred %%kperf_on, %%kperf_on, %%kperf_p0;\n"
                "\tactivemask.b32 %%kperf_r9;\n"
                "\tvote.sync.any.pred %%kperf_on, %%kperf_on, %%kperf_r9;\n",
                plan->turns, offsetof(struct kpi_parameter, turns));
}

/* The CTA's cluster. */
static void add_cluster(const struct kpi_plan *plan, const char *out, struct kp_str *b)
{
    if (plan->slim && plan->grid_dimensions == 1)
        kp_str_addf(b, "\tmov.u32 %s, %%clusterid.x;\n", out);
    else
        add_linear(out, "clusterid", "nclusterid", b);
}

/* %kperf_on */
static void add_sampling(const struct kpi_plan *plan, struct kp_str *b)
{
    const char *id = "%kperf_r0";
    if (plan->f->cluster) {
        id = "%kperf_r1";
        add_cluster(plan, id, b);
    }
    add_rank(plan, "%kperf_r6", id, b);
    kp_str_add(b, "\tsetp.lt.u32 %kperf_on, %kperf_r6, %kperf_r5;\n");
    if (plan->turns)
        add_turn(plan, b);
}

/* %kperf_r6: which of the probed CTA `cta` is. */
static void add_rank_of(const struct kpi_plan *plan, const char *cta, struct kp_str *b)
{
    if (plan->f->cluster)
        add_cluster(plan, "%kperf_r6", b);
    add_rank(plan, "%kperf_r6", plan->f->cluster ? "%kperf_r6" : cta, b);
    if (plan->f->cluster)
        kp_str_add(b, "\tmov.u32 %kperf_r8, %cluster_nctarank;\n"
                      "\tmov.u32 %kperf_r9, %cluster_ctarank;\n"
                      "\tmad.lo.u32 %kperf_r6, %kperf_r6, %kperf_r8, %kperf_r9;\n");
}

/* %kperf_d4: the bytes from the first place to the one of CTA `cta`'s unit. */
static void add_offset(const struct kpi_plan *plan, const char *cta, const char *unit,
                       struct kp_str *b)
{
    size_t place = KPI_PLACE_BYTES(plan->capacity);
    add_rank_of(plan, cta, b);
    kp_str_addf(b,
                "\tmul.wide.u32 %%kperf_d4, %%kperf_r6, %zu;\n"
                "\tmad.wide.u32 %%kperf_d4, %s, %zu, %%kperf_d4;\n",
                plan->units * place, unit, place);
}

/* The area, %kperf_d5, and the place in it, %kperf_d4. */
static void add_area(const struct kpi_plan *plan, struct kp_str *b)
{
    KPI_PTX_LOAD(plan, "u64", "%kperf_d5", area, b);
    kp_str_addf(b,
                "\tadd.u64 %%kperf_d4, %%kperf_d4, %%kperf_d5;\n"
                "\tadd.u64 %%kperf_d4, %%kperf_d4, %zu;\n",
                sizeof(struct kpi_area_head));
}

/* %kperf_d4, the place, which is one of fewer than 2^32. */
static void add_slim_place(const struct kpi_plan *plan, const char *cta, const char *unit,
                           struct kp_str *b)
{
    add_rank_of(plan, cta, b);
    kp_str_addf(b, "\tmad.lo.u32 %%kperf_r6, %%kperf_r6, %u, %s;\n", plan->units, unit);
    KPI_PTX_LOAD(plan, "u64", "%kperf_d5", area, b);
    kp_str_addf(b,
                "\tmad.wide.u32 %%kperf_d4, %%kperf_r6, %zu, %%kperf_d5;\n"
                "\tadd.u64 %%kperf_d4, %%kperf_d4, %zu;\n",
                KPI_PLACE_BYTES(plan->capacity), sizeof(struct kpi_area_head));
}

void kpi_ptx_add_sure_place(const struct kpi_plan *plan, const char *cta, const char *unit,
                            struct kp_str *b)
{
    if (plan->slim) {
        add_slim_place(plan, cta, unit, b);
        return;
    }
    add_offset(plan, cta, unit, b);
    if (!kpi_ptx_all_record(plan)) {
        add_area(plan, b);
        return;
    }
    KPI_PTX_LOAD(plan, "u64", "%kperf_d5", area, b);
    kp_str_add(b, "\tadd.u64 %kperf_d4, %kperf_d4, %kperf_d5;\n");
}

void kpi_ptx_add_place_of(const struct kpi_plan *plan, const char *cta, const char *unit,
                          struct kp_str *b)
{
    add_offset(plan, cta, unit, b);
    kp_str_addf(b, "\tadd.u64 %%kperf_d6, %%kperf_d4, %zu;\n",
                sizeof(struct kpi_area_head) + KPI_PLACE_BYTES(plan->capacity));
    KPI_PTX_LOAD(plan, "u64", "%kperf_d5", area_bytes, b);
    kp_str_add(b, "\tsetp.gt.u64 %kperf_p2, %kperf_d6, %kperf_d5;\n");
    add_area(plan, b);
}

/* %kperf_p2: this thread writes the CTA's entry stamp. */
static void add_stamper(const struct kpi_plan *plan, bool late, struct kp_str *b)
{
    kp_str_add(b, "\tmov.u32 %kperf_r8, %tid.x;\n");
    if (late && plan->all_threads && plan->one_dimensional)
        kp_str_addf(b, "\tsub.u32 %%kperf_r8, %%kperf_r8, %u;\n",
                    plan->max_threads > 32 ? 32 : plan->max_threads - 1);
    else if (late)
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

/* What the entry stamp says: cta, sm, flags and clocks. */
static void add_entry_words(struct kp_str *b)
{
    kp_str_addf(b,
                "\tselp.u32 %%kperf_r14, %d, %d, %%kperf_on;\n"
                "\t@%%kperf_p2 st.global.v4.b32 [%%kperf_d3], "
                "{%%kperf_r0, %%kperf_r13, %%kperf_r14, 0};\n"
                "\t@%%kperf_p2 st.global.v2.b64 [%%kperf_d3+%u], {%%kperf_e0, %%kperf_e1};\n",
                KPT_CTA_ENTERED | KPT_CTA_PROBED, KPT_CTA_ENTERED, STAMP(clock_entry));
}

/* The same in fewer registers, where %kperf_p2 has branched.  The word behind the flags comes last:
 * beside them ptxas would make one store of both. */
static void add_slim_words(struct kp_str *b)
{
    kp_str_addf(b,
                "\tselp.u32 %%kperf_r14, %d, %d, %%kperf_on;\n"
                "\tst.global.b32 [%%kperf_d3+%u], %%kperf_r14;\n"
                "\tst.global.v2.b32 [%%kperf_d3], {%%kperf_r0, %%kperf_r13};\n",
                KPT_CTA_ENTERED | KPT_CTA_PROBED, KPT_CTA_ENTERED, STAMP(flags));
    kpi_ptx_add_clocks_at("%kperf_p2", "%kperf_d3", STAMP(clock_entry), b);
    kp_str_addf(b,
                "\tst.global.b32 [%%kperf_d3+%u], 0;\n"
                "$kperf_stamped:\n",
                STAMP(hardware));
}

/* One thread of each CTA that has a stamp.  Slim: behind a branch, over which ptxas moves
 * nothing. */
static void add_entry_stamp(const struct kpi_plan *plan, bool late, struct kp_str *b)
{
    add_stamper(plan, late, b);
    KPI_PTX_LOAD(plan, "u64", "%kperf_d3", stamps, b);
    KPI_PTX_LOAD(plan, "u32", "%kperf_r12", stamp_count, b);
    kp_str_add(b, "\tsetp.lt.and.u32 %kperf_p2, %kperf_r0, %kperf_r12, %kperf_p2;\n");
    if (plan->slim)
        kp_str_add(b, "\t@!%kperf_p2 bra $kperf_stamped;\n");
    kp_str_addf(b,
                "\tmad.wide.u32 %%kperf_d3, %%kperf_r0, %zu, %%kperf_d3;\n"
                "\tmov.u32 %%kperf_r13, %%smid;\n",
                sizeof(struct kpt_stamp));
    if (plan->slim)
        add_slim_words(b);
    else
        add_entry_words(b);
}

void kpi_ptx_add_entry(const struct kpi_plan *plan, struct kp_str *b)
{
    kp_str_add(b, "\n");
    if (plan->ring_bytes)
        kp_str_addf(b, "\t.shared .align 1024 .b8 kperf_ring[%u];\n", plan->ring_bytes);
    kp_str_add(b, "\t.reg .pred %kperf_on;\n");
    if (plan->slim)
        return;
    kp_str_add(b, "\t.reg .b64 %kperf_e<2>;\n"
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
    if (!plan->warps && !kpi_ptx_all_record(plan))
        kp_str_addf(b, "\tsetp.lt.and.u32 %%kperf_p0, %%kperf_r1, %u, %%kperf_p0;\n",
                    plan->units);
}

static void add_ring(const struct kpi_plan *plan, struct kp_str *b)
{
    /* Where bodies part %kperf_on holds here: asked for again, its operands would live on. */
    kp_str_add(b, plan->slim && !plan->in_place
                      ? "\tmov.pred %kperf_w, %kperf_p0;\n"
                      : "\tand.pred %kperf_w, %kperf_p0, %kperf_on;\n");
    kp_str_addf(b,
                "\tmov.u32 %%kperf_r2, kperf_ring;\n"
                "\tmad.lo.u32 %%kperf_b, %%kperf_r1, %u, %%kperf_r2;\n"
                "\tmov.u32 %%kperf_a, %%kperf_b;\n",
                plan->ring_stride);
    if (plan->slim) /* of the first lane, which makes it one that ptxas keeps for the warp */
        kp_str_add(b, "\tshfl.sync.idx.b32 %kperf_b, %kperf_b, 0, 31, 0xffffffff;\n");
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
    if (kpi_ptx_is_direct(plan))
        kpi_ptx_add_direct_place(plan, b);
    else if (plan->strategy != KPI_CIRCULAR)
        kpi_ptx_add_place(plan, b);
    if (plan->strategy != KPI_GLOBAL)
        add_ring(plan, b);
    if (plan->strategy == KPI_FLUSH)
        kpi_ptx_add_flush_state(plan, b);
    kp_str_add(b, "\tmov.u32 %kperf_n, 0;\n\t}\n");
}

bool kpi_ptx_is_direct(const struct kpi_plan *plan)
{
    return plan->parameter && plan->strategy == KPI_GLOBAL;
}

bool kpi_ptx_all_record(const struct kpi_plan *plan)
{
    return !plan->slim && kpi_ptx_is_direct(plan) && plan->all_threads && !plan->in_place &&
           !plan->warps && !plan->warpgroup;
}

const char *kpi_ptx_slot(const struct kpi_plan *plan)
{
    _Static_assert(sizeof(struct kpi_area_head) + sizeof(struct kpt_unit) == 128, "in the text");
    return kpi_ptx_all_record(plan) ? "[%kperf_a+128]" : "[%kperf_a]";
}

const char *kpi_ptx_store(const struct kpi_plan *plan)
{
    return plan->strategy == KPI_GLOBAL ? "st.volatile.global.v2.b32" : "st.volatile.shared.v2.b32";
}

void kpi_ptx_add_slot(const struct kpi_plan *plan, const char *number, struct kp_str *b)
{
    bool global = plan->strategy == KPI_GLOBAL;
    kp_str_addf(b,
                "\tand.b32 %%kperf_t, %s, %u;\n"
                "\tmad.%s.u32 %%kperf_a, %%kperf_t, 8, %%kperf_%s;\n",
                number, (global ? plan->capacity : plan->slots) - 1, global ? "wide" : "lo",
                global ? "g" : "b");
}

void kpi_ptx_add_record(const struct kpi_plan *plan, uint32_t tag, struct kp_str *b)
{
    if (plan->strategy == KPI_GLOBAL) {
        kpi_ptx_add_global_record(plan, tag, b);
        return;
    }
    kp_str_add(b, "\n");
    if (plan->slim) /* so that it does not live from record to record */
        kpi_ptx_add_slot(plan, "%kperf_n", b);
    kp_str_addf(b,
                "\tmov.u32 %%kperf_c, %%clock;\n"
                "\t@%%kperf_w st.volatile.shared.v2.b32 [%%kperf_a], {0x%x, %%kperf_c};\n"
                "\tadd.u32 %%kperf_n, %%kperf_n, 1;\n",
                tag);
    if (!plan->slim)
        kpi_ptx_add_slot(plan, "%kperf_n", b);
}

/* The length of a circular ring is a power of two. */
void kpi_ptx_add_ring_unit(const struct kpi_plan *plan, struct kp_str *b)
{
    kp_str_addf(b,
                "\tmov.u32 %%kperf_r12, kperf_ring;\n"
                "\tsub.u32 %%kperf_r12, %%kperf_b, %%kperf_r12;\n"
                "\tshr.u32 %%kperf_r12, %%kperf_r12, %d;\n",
                __builtin_ctz(plan->ring_stride));
}

void kpi_ptx_add_unit_here(const struct kpi_plan *plan, struct kp_str *b)
{
    add_thread(plan, "%kperf_r12", b);
    kp_str_add(b, "\tshr.u32 %kperf_r13, %kperf_r12, 5;\n");
    add_unit(plan, "%kperf_r13", "%kperf_r12", b);
}
