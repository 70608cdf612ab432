/*
 * A delay before a region, for slack by experiment: how much longer it takes is one number in
 * constant memory, so that the same machine code is run with each.  And the pause that stays in the
 * text when it was found to gain.
 *
 * Both look at the clock until it is time.  nanosleep would leave the issue slots to the other
 * groups, but sleeps for up to twice what it is asked for, each warp by itself: the four warps of a
 * group would begin apart from each other, and which rhythm they fall into is decided by a few
 * hundred cycles.
 */
#include "instrument/internal.h"

static const char declaration[] =
    "\n.visible .const .align 16 .b8 " KPI_DELAY_SYMBOL "[16];\n";

/* The number of the thread's warp in register d##1; 2 and 3 are scratch. */
#define WARP_IN(d) \
    "mov.u32 " d "1, %tid.z;\n" \
    "mov.u32 " d "2, %ntid.y;\n" \
    "mov.u32 " d "3, %tid.y;\n" \
    "mad.lo.u32 " d "1, " d "1, " d "2, " d "3;\n" \
    "mov.u32 " d "2, %ntid.x;\n" \
    "mov.u32 " d "3, %tid.x;\n" \
    "mad.lo.u32 " d "1, " d "1, " d "2, " d "3;\n" \
    "shr.u32 " d "1, " d "1, 5;\n"

/* Up to where the comparison with how long it is to take stands; what goes back follows it. */
#define SPIN_FOR(d, p, label) \
    "mov.u32 " d "1, %clock;\n" \
    label ":\n" \
    "mov.u32 " d "2, %clock;\n" \
    "sub.u32 " d "2, " d "2, " d "1;\n" \
    "setp.lt.u32 " p ", " d "2, "
#define SPIN_BACK(p, label) ";\n@" p " bra " label ";\n"

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

static int unknown_region(const struct kpi_text *t, const struct kpi_regions *regions,
                          const char *region)
{
    const char **names = kp_alloc((regions->list.n + 1) * sizeof *names);
    for (size_t i = 0; i < regions->list.n; i++)
        names[i] = regions->list.v[i].name;
    const char *near = kp_nearest(region, names);
    kp_error("%s: no region '%s'%s%s%s", kp_shown_name(t->src->name), region,
             near ? "; did you mean '" : "", near ? near : "", near ? "'?" : "");
    free(names);
    return KP_USAGE;
}

/* The next of the region's BEGINs that control comes to, from mark *i of f on; NULL: no other. */
static const struct kpi_mark *next_begin(const struct kpi_text *t, const struct kpi_function *f,
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
    while (rc == KP_OK && (m = next_begin(t, f, region, &at))) {
        struct kp_str b = {0};
        kp_str_add(&b, begin);
        if (some_warps)
            kp_str_add(&b, choose);
        kp_str_add(&b, spin);
        kp_str_add(&b, count);
        kpi_edit_add(&edits, m->insert, 0, &b);
    }
    if (rc == KP_OK && edits.list.n == 1)
        rc = unknown_region(t, &regions, region);
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

/* ---- the pause that stays ------------------------------------------------------------ */

/* Its names are its own scope's, so that probes and delays may come to the text, too. */
static void add_pause(const struct kpi_pause *p, struct kp_str *b)
{
    kp_str_addf(b, "\n{ // warps from %u to %u begin %u cycles later\n", p->first, p->last,
                p->cycles);
    kp_str_add(b, ".reg .pred %apart_p; .reg .b32 %apart<4>;\n" WARP_IN("%apart"));
    kp_str_addf(b, "sub.u32 %%apart1, %%apart1, %u;\nsetp.gt.u32 %%apart_p, %%apart1, %u;\n",
                p->first, p->last - p->first);
    kp_str_add(b, "@%apart_p bra $apart_past;\n" SPIN_FOR("%apart", "%apart_p", "$apart_spin"));
    kp_str_addf(b, "%u", p->cycles);
    kp_str_add(b, SPIN_BACK("%apart_p", "$apart_spin") "$apart_past:\n}\n");
}

static int refuse_at(const struct kpi_text *t, const struct kpi_mark *m, json_t *report,
                     const char *why)
{
    kp_error_at(t->src, m->at.at, m->at.len, "%s", why);
    json_object_set_new(report, "blocked",
                        json_pack("{s:i,s:o,s:s,s:s}", "line", (int)kpi_line(t, m->at.at),
                                  "statement", kpi_statement_json(t->src, &t->stmts.v[m->stmt]),
                                  "why", why, "change",
                                  "name a region that these warps begin once, before the loop"));
    return KP_CHECK;
}

/* Where it stands is to be passed once: behind one mark, in no loop. */
static int pause_at(struct kpi_text *t, const struct kpi_function *f, const struct kpi_pause *p,
                    struct kp_str *out, json_t *report)
{
    uint32_t i = 0;
    struct kpi_edits edits = {0};
    struct kp_str b = {0};
    const struct kpi_mark *m = next_begin(t, f, p->region, &i);
    const struct kpi_mark *other = next_begin(t, f, p->region, &i);
    struct kpi_jumps jumps = kpi_jumps_of(t, f);
    if (other)
        return refuse_at(t, other, report, "the region begins here, too: the pause would be made "
                                           "twice on a way that passes both");
    if (jumps.in_loop[m->stmt - f->first_stmt])
        return refuse_at(t, m, report, "the region begins in a loop: the pause would be made in "
                                       "each of its iterations");
    add_pause(p, &b);
    kpi_edit_add(&edits, m->insert, 0, &b);
    kpi_edits_apply(t->src, &edits, 0, t->src->len, NULL, out);
    kpi_edits_free(&edits);
    json_object_set_new(report, "pause",
                        json_pack("{s:i,s:s,s:[I,I],s:I}", "line", (int)kpi_line(t, m->at.at),
                                  "region", p->region, "warps", (json_int_t)p->first,
                                  (json_int_t)p->last, "cycles", (json_int_t)p->cycles));
    return KP_OK;
}

static int pause_in(struct kpi_text *t, const struct kpi_pause *p, struct kp_str *out,
                    json_t *report)
{
    struct kpi_regions regions = {0};
    struct kpi_function *f = kpi_find_entry(t, p->entry);
    uint32_t i = 0;
    int rc = !f ? KP_USAGE : kpi_regions_find(t, f, &regions) ? KP_OK : KP_MALFORMED;
    if (rc == KP_OK && !next_begin(t, f, p->region, &i))
        rc = unknown_region(t, &regions, p->region);
    if (rc == KP_OK)
        rc = pause_at(t, f, p, out, report);
    kpi_regions_free(&regions);
    return rc;
}

int kpi_pause(const struct kp_source *src, const struct kpi_pause *pause, struct kp_str *out,
              json_t **report)
{
    struct kpi_text t;
    *report = json_object();
    int rc = kpi_ptx_read_original(src, &t);
    if (rc == KP_OK)
        rc = pause_in(&t, pause, out, *report);
    kpi_text_free(&t);
    return rc;
}
