/* The loop as JSON: its stages, links and engines with their tiers, the critical cycle. */
#include "model/report/report.h"

#include "model/paper.h"

#include <math.h>

json_t *kpm_num(double v, int digits)
{
    if (!isfinite(v))
        return json_null();
    double scale = pow(10, digits);
    return json_real(round(v * scale) / scale);
}

json_t *kpm_text(char *s)
{
    json_t *j = kp_json_text(s);
    free(s);
    return j;
}

/* ---- numbers ------------------------------------------------------------------------- */

/* A number with its tier, the record cost taken off.  A time not longer than
 * the record in it is only known to be short. */
static json_t *param_json(const struct kpm_solved *m, size_t index)
{
    const struct kpm_param *p = &m->params.all.v[index];
    double cost = m->params.cost;
    bool censored = p->samples && p->records > 0 && cost > 0 && p->value <= p->records * cost;
    json_t *o = json_pack("{s:o,s:s}", "cycles", kpm_num(kpm_without(p, p->value, cost), 2), "tier",
                          kpm_tier_names[censored ? KPM_BOUNDED : p->tier]);
    if (p->samples) {
        json_object_set_new(o, "p5", kpm_num(kpm_without(p, p->p5, cost), 1));
        json_object_set_new(o, "median", kpm_num(kpm_without(p, p->p50, cost), 1));
        json_object_set_new(o, "p95", kpm_num(kpm_without(p, p->p95, cost), 1));
        json_object_set_new(o, "samples", json_integer((json_int_t)p->samples));
    }
    if (p->lo != p->hi) {
        json_object_set_new(o, "lo", kpm_num(kpm_without(p, p->lo, cost), 2));
        json_object_set_new(o, "hi", kpm_num(kpm_without(p, p->hi, cost), 2));
    }
    return o;
}

static json_t *slack_json(const struct kpm_solved *m, uint32_t tag)
{
    for (size_t i = 0; m->slack && i < m->graph.edges.n; i++)
        if (m->graph.edges.v[i].tag == tag)
            return kpm_num(m->slack[i], 1);
    return json_null();
}

static uint32_t item_index(const struct kpm_solved *m, size_t role, size_t item)
{
    uint32_t n = (uint32_t)item;
    for (size_t r = 0; r < role; r++)
        n += (uint32_t)m->program.roles[r].count;
    return n;
}

static json_t *stage_json(const struct kpm_solved *m, size_t role, size_t item)
{
    const struct kpm_item *it = &m->program.roles[role].items[item];
    const struct kpt_region *r = kpm_region(&m->program, role, item);
    uint32_t index = item_index(m, role, item);
    bool wait = it->waited != SIZE_MAX;
    const struct kpm_baseline b = kpm_baseline_of(m);
    const char *hides = kpm_may_hide(&b, role, item);
    json_t *o = param_json(m, wait ? it->waited : it->stage);
    json_object_set_new(o, "name", kp_json_text(r->name));
    json_object_set_new(o, "kind", json_string(wait ? "wait" : r->async_count ? "issue"
                                                    : r->arrive_count ? "arrive" : "work"));
    if (wait && it->resolved) {
        json_object_set_new(o, "floor", param_json(m, it->stage));
        json_object_set_new(o, "blocked", kpm_num(it->blocked, 3));
    }
    json_object_set_new(o, "slack", slack_json(m, KPM_TAG(KPM_E_STAGE, index)));
    if (hides)
        json_object_set_new(o, "may_hide", json_string(hides));
    return o;
}

static json_t *gap_json(const struct kpm_solved *m, size_t role, size_t item)
{
    const struct kpm_item *it = &m->program.roles[role].items[item];
    uint32_t tag = KPM_TAG(KPM_E_GAP, item_index(m, role, item));
    json_t *o = param_json(m, it->gap);
    json_object_set_new(o, "name", kpm_text(kpm_edge_name(&m->program, tag)));
    json_object_set_new(o, "kind", json_string("gap"));
    json_object_set_new(o, "slack", slack_json(m, tag));
    return o;
}

json_t *kpm_role_json(const struct kpm_solved *m, size_t r)
{
    const struct kpm_role *role = m->program.roles[r].role;
    json_t *stages = json_array();
    for (size_t j = 0; j < role->length; j++) {
        json_array_append_new(stages, stage_json(m, r, j));
        json_array_append_new(stages, gap_json(m, r, j));
    }
    json_t *period = json_pack("{s:o,s:o,s:o,s:o,s:o,s:s}", "cycles", kpm_num(role->period, 2),
                               "median", kpm_num(role->period_median, 1), "p5",
                               kpm_num(role->period_p5, 1), "p95", kpm_num(role->period_p95, 1),
                               "span_over_count", kpm_num(role->period_span, 2), "tier",
                               "measured");
    return json_pack("{s:o,s:I,s:I,s:b,s:o,s:o}", "name", kp_json_text(role->name), "units_per_cta",
                     (json_int_t)role->units_per_cta, "iterations", (json_int_t)role->kept,
                     "in_graph", !m->program.roles[r].outside, "period", period, "stages",
                     stages);
}

static json_t *end_json(const struct kpm_solved *m, size_t role, size_t item, bool end)
{
    return json_pack("{s:o,s:o,s:s}", "role", kp_json_text(m->program.roles[role].role->name),
                     "region", kp_json_text(kpm_region(&m->program, role, item)->name), "event",
                     end ? "end" : "start");
}

json_t *kpm_links_json(const struct kpm_solved *m)
{
    static const char *const kinds[] = {"arrive", "load", "operation", "turn"};
    json_t *a = json_array();
    for (size_t i = 0; i < m->program.links.n; i++) {
        const struct kpm_link *l = &m->program.links.v[i];
        uint32_t tag = KPM_TAG(KPM_E_LINK, i);
        json_t *o = param_json(m, l->latency);
        json_object_set_new(o, "name", kpm_text(kpm_edge_name(&m->program, tag)));
        json_object_set_new(o, "kind", json_string(kinds[l->kind]));
        json_object_set_new(o, "on", kp_json_text(l->on));
        json_object_set_new(o, "from", end_json(m, l->from_role, l->from, !l->from_start));
        json_object_set_new(o, "to", end_json(m, l->to_role, l->to, true));
        json_object_set_new(o, "distance", json_integer(l->distance));
        json_object_set_new(o, "without_queue", json_boolean(l->queued));
        json_object_set_new(o, "with_queue", json_boolean(l->holds_queue));
        json_object_set_new(o, "slack", slack_json(m, tag));
        json_array_append_new(a, o);
    }
    return a;
}

/* The share of the recorded iteration that an engine of known rate is busy with all CTAs of its SM:
 * at least, for without the records they take no longer. */
static double share_of_sm(const struct kpm_solved *m, const struct kpm_engine *e, double *ctas)
{
    bool known = kpm_engine_calibrated(e) && m->measured > 0;
    *ctas = known ? kpm_launch_crowd(&m->launch) : NAN;
    return known ? fmin(1, *ctas * m->values[e->service] / m->measured) : NAN;
}

json_t *kpm_engines_json(const struct kpm_solved *m)
{
    json_t *a = json_array();
    for (size_t i = 0; i < m->program.engines.n; i++) {
        const struct kpm_engine *e = &m->program.engines.v[i];
        bool known = e->busy != SIZE_MAX;
        double busy = known ? m->values[e->busy] : NAN;
        double service = e->service != SIZE_MAX ? m->values[e->service] : NAN;
        json_t *o = known ? param_json(m, e->busy) : json_object();
        json_object_set_new(o, "name", kp_json_text(e->name));
        json_object_set_new(o, "in_graph", json_boolean(e->service != SIZE_MAX));
        json_object_set_new(o, "utilisation", kpm_num(service / m->period, 4));
        json_object_set_new(o, "service", e->service != SIZE_MAX ? param_json(m, e->service)
                                                                 : json_null());
        json_object_set_new(o, "queue", e->queue ? json_pack("{s:o,s:o}", "ahead",
                                                             param_json(m, e->ahead), "tail",
                                                             param_json(m, e->tail))
                                                 : json_null());
        double ctas, of_sm = share_of_sm(m, e, &ctas);
        json_object_set_new(o, "of_sm", ctas > 1 ? json_pack("{s:o,s:o}", "ctas", kpm_num(ctas, 2),
                                                             "utilisation", kpm_num(of_sm, 4))
                                                 : json_null());
        json_object_set_new(o, "in_flight", kpm_num(busy / m->measured, 4));
        json_object_set_new(o, "bytes", kpm_num(e->bytes, 0));
        json_object_set_new(o, "flops", kpm_num(e->given, 0));
        json_object_set_new(o, "bytes_per_cycle", kpm_num(e->bytes / m->period, 2));
        json_object_set_new(o, "flops_per_cycle", kpm_num(e->given / m->period, 1));
        json_object_set_new(o, "rate_tier", json_string("modeled")); /* of the modelled period */
        json_array_append_new(a, o);
    }
    return a;
}

/* ---- the critical cycle ------------------------------------------------------------------ */

static json_t *edge_json(const struct kpm_solved *m, const struct kpm_edge *e)
{
    static const char *const kinds[] = {"stage", "gap", "link", "engine"};
    size_t param, role, item, index = KPM_TAG_INDEX(e->tag);
    const char *who = NULL;
    enum kpm_what what = KPM_TAG_WHAT(e->tag);
    if (what == KPM_E_ENGINE) {
        param = m->program.engines.v[index].service;
    } else if (what == KPM_E_LINK) {
        param = m->program.links.v[index].latency;
    } else {
        kpm_graph_locate(&m->program, e->tag, &role, &item);
        const struct kpm_item *it = &m->program.roles[role].items[item];
        param = what == KPM_E_GAP ? it->gap : it->stage;
        who = m->program.roles[role].role->name;
    }
    json_t *o = json_pack("{s:o,s:s,s:o,s:i,s:s}", "name",
                          kpm_text(kpm_edge_name(&m->program, e->tag)), "kind", kinds[what],
                          "cycles", kpm_num(e->latency, 2), "distance", (int)e->tokens, "tier",
                          kpm_tier_names[m->params.all.v[param].tier]);
    if (who)
        json_object_set_new(o, "role", kp_json_text(who));
    json_t *fetch = kpm_fetch_of(m, e->tag);
    if (fetch)
        json_object_set_new(o, "fetch", fetch);
    return o;
}

json_t *kpm_critical_json(const struct kpm_solved *m)
{
    json_t *a = json_array();
    if (m->engine != SIZE_MAX) {
        for (size_t i = 0; i < m->graph.edges.n; i++)
            if (m->graph.edges.v[i].tag == KPM_TAG(KPM_E_ENGINE, m->engine))
                json_array_append_new(a, edge_json(m, &m->graph.edges.v[i]));
        return a;
    }
    for (size_t i = 0; i < m->mcr.length; i++)
        json_array_append_new(a, edge_json(m, &m->graph.edges.v[m->mcr.cycle[i]]));
    return a;
}

/* Adds a name to a list with commas, but not twice. */
static void name_once(struct kp_str *list, const char *name)
{
    size_t n = strlen(name);
    for (const char *at = list->s; at && (at = strstr(at, name)); at += n)
        if ((at == list->s || at[-1] == ' ') && (!at[n] || at[n] == ','))
            return;
    kp_str_addf(list, "%s%s", list->len ? ", " : "", name);
}

/* ", NAME of line N" of the loads into registers that the critical cycle may wait for; or "". */
static char *fetches_of_cycle(const struct kpm_solved *m, const char *name)
{
    struct kp_str lines = {0};
    for (size_t i = 0; i < m->mcr.length; i++) {
        json_t *fetch = kpm_fetch_of(m, m->graph.edges.v[m->mcr.cycle[i]].tag);
        char *line = fetch ? kp_asprintf("%.0f", kp_number(fetch, "line")) : NULL;
        if (line)
            name_once(&lines, line);
        free(line);
        json_decref(fetch);
    }
    char *said = lines.len ? kp_asprintf("%s (line %s)", name, lines.s) : kp_strdup("");
    kp_str_free(&lines);
    return said;
}

static char *verdict_of_one(const struct kpm_solved *m)
{
    if (m->engine != SIZE_MAX) {
        double share = kpm_engine_share(m, m->engine);
        return kp_asprintf("%s service time bounds the iteration: the engine is busy %.1f%% of "
                           "it; reordering cannot gain more than %.1f%%",
                           m->program.engines.v[m->engine].name, 100 * fmin(share, 1),
                           fmax(0, 100 * (1 - share)));
    }
    struct kp_str on = {0};
    uint64_t tokens = 0;
    for (size_t i = 0; i < m->mcr.length; i++) {
        const struct kpm_edge *e = &m->graph.edges.v[m->mcr.cycle[i]];
        tokens += e->tokens;
        if (KPM_TAG_WHAT(e->tag) == KPM_E_LINK)
            name_once(&on, m->program.links.v[KPM_TAG_INDEX(e->tag)].on);
    }
    if (!on.len) {
        size_t role, item;
        kpm_graph_locate(&m->program, m->graph.edges.v[m->mcr.cycle[0]].tag, &role, &item);
        char *loads = fetches_of_cycle(m, ", but for loads into registers");
        char *stages = kp_asprintf("the stages of %s bound the iteration; no wait on its way "
                                   "blocks%s", m->program.roles[role].role->name, loads);
        free(loads);
        return stages;
    }
    char *loads = fetches_of_cycle(m, ", loads into registers");
    char *said = kp_asprintf("a cycle of waits bounds the iteration: on %s%s; %llu iteration%s at "
                             "a time can be in it", on.s, loads, (unsigned long long)tokens,
                             tokens == 1 ? "" : "s");
    free(loads);
    kp_str_free(&on);
    return said;
}

#define FULL 0.8 /* of the time: then an engine that an SM's CTAs share leaves them little else */

char *kpm_verdict(const struct kpm_solved *m, bool explained)
{
    char *one = verdict_of_one(m);
    for (size_t i = 0; i < m->program.engines.n && m->engine == SIZE_MAX; i++) {
        double ctas, share = share_of_sm(m, &m->program.engines.v[i], &ctas);
        if (!(ctas > 1 && share >= FULL))
            continue;
        char *all = kp_asprintf("%s service time bounds the iteration: the %.3g CTAs of an SM keep "
                                "the engine busy for at least %.1f%% of it; of one by itself: %s",
                                m->program.engines.v[i].name, ctas, 100 * share, one);
        free(one);
        return all;
    }
    if (explained)
        return one;
    char *none = kp_asprintf("none: the model does not explain this kernel (by what it has of it: "
                             "%s)", one);
    free(one);
    return none;
}

/* ---- the paper's models --------------------------------------------------------------------- */

static double load_latency(const struct kpm_solved *m, uint32_t *depth, const char **tier)
{
    double longest = NAN;
    *depth = 1;
    for (size_t i = 0; i < m->program.links.n; i++) {
        const struct kpm_link *l = &m->program.links.v[i];
        if (l->kind != KPM_OWN && l->distance > *depth)
            *depth = l->distance;
        if (l->kind == KPM_LOAD && !(m->values[l->latency] <= longest)) {
            longest = m->values[l->latency];
            *tier = kpm_tier_names[m->params.all.v[l->latency].tier];
        }
    }
    return longest;
}

/* T_comp of one warp group: its share of the engine's time, or the stages of the
 * role that issues to it. */
static double compute_time(const struct kpm_solved *m, double *groups)
{
    double stages = NAN;
    *groups = 0;
    for (size_t r = 0; r < m->program.role_count; r++) {
        bool computes = false;
        double sum = 0;
        for (size_t j = 0; j < m->program.roles[r].count; j++) {
            const struct kpt_region *g = kpm_region(&m->program, r, j);
            for (size_t k = 0; k < g->async_count; k++)
                computes = computes || strcmp(g->asyncs[k].engine, "tensor") == 0;
            if (!g->wait_count)
                sum += m->values[m->program.roles[r].items[j].stage];
        }
        if (!computes)
            continue;
        *groups += kpm_issuers(&m->program, r, "tensor");
        stages = fmax(sum, isnan(stages) ? 0 : stages);
    }
    *groups = fmax(1, *groups);
    for (size_t i = 0; i < m->program.engines.n; i++) {
        const struct kpm_engine *e = &m->program.engines.v[i];
        if (e->flops > 0 && e->service != SIZE_MAX)
            return m->values[e->service] / *groups;
    }
    return stages;
}

json_t *kpm_paper_json(const struct kpm_solved *m)
{
    uint32_t depth;
    const char *tier = "inferred";
    double groups, load = load_latency(m, &depth, &tier), comp = compute_time(m, &groups);
    if (isnan(load) || isnan(comp))
        return json_null();
    struct kpm_pipeline p = {&load, &comp, 1, groups, depth, 1};
    const double path[] = {load, comp};
    return json_pack("{s:o,s:o,s:o,s:i,s:s,s:o,s:o,s:o,s:o,s:s}", "t_load", kpm_num(load, 1),
                     "t_comp", kpm_num(comp, 1), "n_wg", kpm_num(groups, 0), "n_pipe", (int)depth,
                     "load_tier", tier, "delta", kpm_num(kpm_paper_delta(&p), 1), "swp",
                     kpm_num(kpm_paper_swp(&p), 1), "swp_continuous",
                     kpm_num(kpm_paper_swp_continuous(&p), 1), "ws",
                     kpm_num(kpm_paper_ws(path, 2), 1), "tier", "modeled");
}
