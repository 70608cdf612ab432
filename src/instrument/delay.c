/*
 * A delay before a region, for slack by experiment: how much longer it takes is one number in
 * constant memory, so that the same machine code is run with each.
 */
#include "instrument/delay.h"

static const char declaration[] =
    "\n.visible .const .align 16 .b8 " KPI_DELAY_SYMBOL "[16];\n";

/* Nothing is added but this where the number is 0: a comparison and a branch. */
static const char begin[] =
    "\n{\n"
    ".reg .pred %kperf_p; .reg .b32 %kperf_d<9>; .reg .b64 %kperf_q<7>;\n"
    "ld.const.u32 %kperf_d0, [" KPI_DELAY_SYMBOL "];\n"
    "setp.eq.u32 %kperf_p, %kperf_d0, 0;\n"
    "@%kperf_p bra $kperf_past;\n"
    "setp.eq.u32 %kperf_p, %kperf_d0, -1;\n"
    "@%kperf_p bra $kperf_count;\n";

/* Other warps than those asked for go on. */
static const char choose[] =
    WARP_IN("%kperf_d")
    "ld.const.u32 %kperf_d2, [" KPI_DELAY_SYMBOL "+4];\n"
    "shr.u32 %kperf_d2, %kperf_d2, %kperf_d1;\n"
    "and.b32 %kperf_d2, %kperf_d2, 1;\n"
    "setp.eq.u32 %kperf_p, %kperf_d2, 0;\n"
    "@%kperf_p bra $kperf_past;\n";

static const char spin[] =
    SPIN_FOR("%kperf_d", "%kperf_p", "$kperf_spin") "%kperf_d0"
    SPIN_BACK("%kperf_p", "$kperf_spin")
    "bra.uni $kperf_past;\n";

/* Lane 0 of each warp of the first CTA: a visit, and when the first and the last were. */
static const char count[] =
    "$kperf_count:\n"
    "mov.u32 %kperf_d1, %ctaid.x;\n"
    "mov.u32 %kperf_d2, %ctaid.y;\n"
    "mov.u32 %kperf_d3, %ctaid.z;\n"
    "or.b32 %kperf_d1, %kperf_d1, %kperf_d2;\n"
    "or.b32 %kperf_d1, %kperf_d1, %kperf_d3;\n"
    "mov.u32 %kperf_d2, %laneid;\n"
    "or.b32 %kperf_d1, %kperf_d1, %kperf_d2;\n"
    "setp.ne.u32 %kperf_p, %kperf_d1, 0;\n"
    "@%kperf_p bra $kperf_past;\n"
    WARP_IN("%kperf_d")
    "ld.const.u64 %kperf_q0, [" KPI_DELAY_SYMBOL "+8];\n"
    "mad.wide.u32 %kperf_q0, %kperf_d1, 48, %kperf_q0;\n"
    "mov.u64 %kperf_q1, %clock64;\n"
    "mov.u64 %kperf_q2, %globaltimer;\n"
    "ld.global.u64 %kperf_q3, [%kperf_q0];\n"
    "setp.ne.u64 %kperf_p, %kperf_q3, 0;\n"
    "add.u64 %kperf_q3, %kperf_q3, 1;\n"
    "st.global.u64 [%kperf_q0], %kperf_q3;\n"
    "st.global.u64 [%kperf_q0+32], %kperf_q1;\n"
    "st.global.u64 [%kperf_q0+40], %kperf_q2;\n"
    "@%kperf_p bra $kperf_past;\n"
    "st.global.u64 [%kperf_q0+16], %kperf_q1;\n"
    "st.global.u64 [%kperf_q0+24], %kperf_q2;\n"
    "$kperf_past:\n"
    "}\n";

int kpi_unknown_region(const struct kpi_text *t, const struct kpi_regions *regions,
                       const char *region)
{
    const char **names = kp_alloc((regions->list.n + 1) * sizeof *names);
    for (size_t i = 0; i < regions->list.n; i++)
        names[i] = regions->list.v[i].name;
    const char *near = kp_nearest(region, names);
    kp_error("%s: no region '%s'%s%s%s", kp_shown_name(t->src->name), region,
             near ? "; did you mean '" : "", near ? near : "", near ? "'?" : "");
    struct kp_str list = {0};
    for (size_t i = 0; i < regions->list.n; i++)
        kp_str_addf(&list, "%s%s", i ? ", " : "", names[i]);
    if (!near && list.len)
        kp_note("its regions: %s", list.s);
    kp_str_free(&list);
    free(names);
    return KP_USAGE;
}

const struct kpi_mark *kpi_next_begin(const struct kpi_text *t, const struct kpi_function *f,
                                      const char *region, uint32_t *i)
{
    for (; *i < f->mark_count; ++*i) {
        const struct kpi_mark *m = &t->marks.v[f->first_mark + *i];
        if (m->op == KPI_BEGIN && m->reached && strcmp(m->name, region) == 0) {
            ++*i;
            return m;
        }
    }
    return NULL;
}

static int delay(struct kpi_text *t, const char *entry, const char *region, bool some_warps,
                 struct kp_str *out)
{
    struct kpi_regions regions = {0};
    struct kpi_edits edits = {0};
    struct kpi_function *f = kpi_find_entry(t, entry);
    int rc = !f ? KP_USAGE : kpi_regions_find(t, f, &regions) ? KP_OK : KP_MALFORMED;
    struct kp_str head = {0};
    const struct kpi_mark *m;
    uint32_t at = 0;
    kp_str_add(&head, declaration);
    kpi_edit_add(&edits, t->header_end, 0, &head);
    while (rc == KP_OK && (m = kpi_next_begin(t, f, region, &at))) {
        struct kp_str b = {0};
        kp_str_add(&b, begin);
        if (some_warps)
            kp_str_add(&b, choose);
        kp_str_add(&b, spin);
        kp_str_add(&b, count);
        kpi_edit_add(&edits, m->insert, 0, &b);
    }
    if (rc == KP_OK && edits.list.n == 1)
        rc = kpi_unknown_region(t, &regions, region);
    if (rc == KP_OK)
        kpi_edits_apply(t->src, &edits, 0, t->src->len, NULL, out);
    kpi_regions_free(&regions);
    kpi_edits_free(&edits);
    return rc;
}

int kpi_delay(const struct kp_source *src, const char *entry, const char *region, bool some_warps,
              struct kp_str *out)
{
    struct kpi_text t;
    if (kpi_is_instrumented(src) || memmem(src->text, src->len, "kperf_delay", 11) ||
        memmem(src->text, src->len, "%kperf_", 7)) {
        kp_error("%s: has probes, or names that delays need", kp_shown_name(src->name));
        return KP_MALFORMED;
    }
    int rc = kpi_ptx_read(src, &t);
    if (rc == KP_OK)
        rc = delay(&t, entry, region, some_warps, out);
    kpi_text_free(&t);
    return rc;
}
