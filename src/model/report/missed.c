/* Where the model's times are not those that were measured: said first, on every page. */
#include "model/report/report.h"

#include <math.h>
#include <string.h>

#include "replay/export/export.h"

/* Of a time: more than gains are said to be off by. */
#define MISSED 0.05
/* Of an iteration. */
#define UNCOVERED 0.25

double kpm_cta_residual(const struct kpm_solved *m)
{
    return kpm_whole_sum(&m->whole) / m->whole.cycles - 1;
}

double kpm_other_share(const struct kpm_solved *m)
{
    return m->whole.other / (m->cta_unprobed > 0 ? m->cta_unprobed : m->cta_probed);
}

static const char *longer(double off)
{
    return off > 0 ? "longer" : "shorter";
}

/* Takes `said`. */
static void add(json_t *list, const char *of, double off, char *said)
{
    json_array_append_new(list, json_pack("{s:s,s:o,s:o}", "of", of, "residual", kpm_num(off, 5),
                                          "said", kp_json_text(said)));
    free(said);
}

static void iteration_missed(json_t *list, const struct kpm_solved *m)
{
    if (fabs(m->residual) > MISSED)
        add(list, "iteration", m->residual,
            kp_asprintf("an iteration is played as %.0f%% %s than it was recorded: gains may be "
                        "off by as much, and what is said to bound it may not",
                        100 * fabs(m->residual), longer(m->residual)));
}

/* Why: its iterations are off with the records in place; else what probed ones lose is no more, or
 * no less, than what their records are taken for. */
static char *cta_why(const struct kpm_solved *m, const char *ctas)
{
    const struct kpm_whole *w = &m->whole;
    if (fabs(m->residual) > MISSED && m->residual * kpm_cta_residual(m) > 0)
        return kp_strdup("its iterations are, with the records in place, which is not for what "
                         "records cost");
    if (isnan(m->lost))
        return kp_asprintf("what its records cost cannot be told from %s beside it, of which %s",
                           ctas, m->launch.unequal ? "each runs the loop differently often"
                                                   : "too few ran or which differ too much");
    double taken = m->lost - kpm_cta_residual(m) * w->cycles;
    const char *one = kpr_words(m->run)->cta, *more = m->lost < 0 ? "less" : "more";
    if (m->data->seen == 1)
        return kp_asprintf("the only probed %s takes %.0f cycles %s than those beside it, and the "
                           "model takes %.0f off for its records", one, fabs(m->lost), more, taken);
    return kp_asprintf("probed %s take %.0f cycles %s than those beside them, and the model takes "
                       "%.0f off for their records", ctas, fabs(m->lost), more, taken);
}

static void cta_missed(json_t *list, const struct kpm_solved *m)
{
    double off = kpm_cta_residual(m);
    const char *ctas = kpr_words(m->run)->ctas;
    if (!(fabs(off) > MISSED))
        return;
    char *why = cta_why(m, ctas);
    add(list, "CTA", off, kp_asprintf("without its records one of the %s is played as %.0f%% %s "
                                      "than it takes: %s. Gains may be off by as much", ctas,
                                      100 * fabs(off), longer(off), why));
    free(why);
}

static void launch_missed(json_t *list, const struct kpm_solved *m)
{
    double off = m->launch.unknown ? NAN : m->launch.modeled / m->launch.measured - 1;
    if (fabs(off) > MISSED)
        add(list, "launch", off,
            kp_asprintf("the launch is played as %.0f%% %s than it was: its %s are not given out "
                        "as places become free, and what it gains is not told", 100 * fabs(off),
                        longer(off), kpr_words(m->run)->ctas));
}

/* What a CTA does that is no iteration like those on record. */
static void other_than_loop(json_t *list, const struct kpm_solved *m)
{
    double share = kpm_other_share(m);
    const char *one = kpr_words(m->run)->cta;
    if (share > MISSED)
        add(list, "rest", share,
            kp_asprintf("%.0f%% of a %s's time are no iterations like those on record: work before "
                        "the loop or amid it, or iterations whose records were lost and took "
                        "longer. No gain of an iteration is told of them", 100 * share, one));
    if (share < -MISSED)
        add(list, "rest", share,
            kp_asprintf("the iterations on record are not the usual ones: as many of them as a %s "
                        "makes would take %.0f%% longer than it does", one, -100 * share));
}

/* A wait that rules found, which name it so, without what it waits for.  (Of a wait that is marked
 * the notes say where nothing ends it.) */
static bool is_untied(const struct kpm_program *p, size_t role, size_t item)
{
    const struct kpt_region *g = kpm_region(p, role, item);
    bool ends = false;
    for (size_t i = 0; i < p->links.n; i++)
        ends = ends || (p->links.v[i].to_role == role && p->links.v[i].to == item);
    return !ends && !g->wait_count && strncmp(g->name, "wait.", 5) == 0;
}

static void wait_untied(json_t *list, const struct kpm_solved *m, size_t role, size_t item)
{
    const struct kpm_prole *r = &m->program.roles[role];
    double share = m->values[r->items[item].stage] / m->period;
    if (share > MISSED)
        add(list, "wait", share,
            kp_asprintf("what '%s' of %s waits for is not shown: it is played as work, of %.0f%% "
                        "of an iteration, and what it may wait for as if nothing did. No gain, and "
                        "no delay, of either is told", kpm_region(&m->program, role, item)->name,
                        r->role->name, 100 * share));
}

static void waits_untied(json_t *list, const struct kpm_solved *m)
{
    const struct kpm_program *p = &m->program;
    for (size_t r = 0; p->links.n && r < p->role_count; r++)
        for (size_t i = 0; !p->roles[r].outside && i < p->roles[r].count; i++)
            if (is_untied(p, r, i))
                wait_untied(list, m, r, i);
}

char *kpm_uncovered(const struct kpm_solved *m, double *share)
{
    const struct kpm_edge *most = NULL;
    double sum = 0;
    for (size_t i = 0; m->engine == SIZE_MAX && i < m->mcr.length; i++) {
        const struct kpm_edge *e = &m->graph.edges.v[m->mcr.cycle[i]];
        if (KPM_TAG_WHAT(e->tag) != KPM_E_GAP)
            continue;
        sum += e->latency;
        most = !most || e->latency > most->latency ? e : most;
    }
    *share = sum / m->period;
    if (!most || *share <= UNCOVERED)
        return NULL;
    char *name = kpm_edge_name(&m->program, most->tag);
    bool told = json_object_get(m->program.info->json, "fetches") != NULL;
    char *said = kp_asprintf("no edit surely gains, and %.0f%% of an iteration are gaps on its "
                             "critical cycle that no region covers, most in %s (%.0f cycles): what "
                             "is %scomputed there is in no edit. A region there tells what it is",
                             100 * *share, name, most->latency,
                             told ? "" : "loaded there into registers, or ");
    free(name);
    return said;
}

json_t *kpm_missed_json(const struct kpm_solved *m)
{
    json_t *list = json_array();
    iteration_missed(list, m);
    cta_missed(list, m);
    launch_missed(list, m);
    other_than_loop(list, m);
    waits_untied(list, m);
    return list;
}
