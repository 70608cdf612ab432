/* The report as JSON: baseline and residual first, candidates last. */
#include "model/report/report.h"

#include "model/edits/edits.h"
#include "model/edits/likely.h"
#include "model/edits/search.h"
#include "replay/export/export.h"

#include <math.h>

/* Below this a predicted gain is not worth calling one. */
#define NO_GAIN 0.002
/* Neighbours that leave so much open, nothing and this among it, leave all open. */
#define OPEN 0.1

/* ---- candidates ------------------------------------------------------------------------------ */

static const char *expectation(const struct kpm_candidate *c)
{
    if (isnan(c->gain))
        return "impossible";
    if (c->pause.region)
        return "to be measured";
    bool zero = c->lo <= 0 && c->hi >= 0;
    if (zero && c->partly && c->gain >= NO_GAIN)
        return "uncertain";
    if (zero && c->among && fmax(c->hi, -c->lo) > OPEN)
        return "not told";
    if (fabs(c->gain) < NO_GAIN || (zero && !c->settled))
        return "no gain expected";
    if (zero)
        return "uncertain";
    return c->gain > 0 ? "gain" : "loss";
}

static json_t *places_json(const char *first, const char *last, const char *on, const char *anchor)
{
    return json_pack("{s:o,s:o,s:o,s:o}", "first", kp_json_text(first), "last",
                     kp_json_text(last), "on", on ? kp_json_text(on) : json_null(), "anchor",
                     kp_json_text(anchor));
}

static json_t *motion_json(const struct kpm_motion *m)
{
    json_t *o = places_json(m->first, m->last, m->on, m->anchor), *also = json_array();
    for (unsigned i = 0; i < m->also_count; i++)
        json_array_append_new(also, places_json(m->also[i].first, m->also[i].last, m->also[i].on,
                                                m->also[i].anchor));
    json_object_set_new(o, "kind", json_string(m->kind));
    json_object_set_new(o, "as_far", json_boolean(m->as_far));
    json_object_set_new(o, "also", also);
    return o;
}

static json_t *parts_json(const struct kpm_candidate *c)
{
    json_t *a = json_array();
    for (size_t i = 0; i < c->parts.n; i++) {
        const struct kpm_part *p = &c->parts.v[i];
        json_t *o = json_pack("{s:o,s:s,s:o}", "id", kp_json_text(p->id), "kind", p->kind,
                              "where", kp_json_text(p->where));
        if (p->motion.kind)
            json_object_set_new(o, "motion", motion_json(&p->motion));
        json_array_append_new(a, o);
    }
    return a;
}

/* Of its launch; null: nothing is known of that. */
static json_t *likely_json(const struct kpm_candidate *c)
{
    struct kpm_likely l = kpm_likely_of(c->launch, c->launch_lo, c->launch_hi, c->most);
    if (isnan(l.lo))
        return json_null();
    return json_pack("{s:[o,o],s:s,s:b}", "interval", kpm_num(l.lo, 5), kpm_num(l.hi, 5), "as",
                     kpm_said_names[l.said], "nothing", l.nothing);
}

static json_t *candidate_json(const struct kpm_candidate *c, const struct kpm_whole *whole)
{
    static const char *const legal[] = {"legal", "needs-proof", "illegal"};
    json_t *o = json_pack("{s:o,s:s,s:o,s:o,s:[oo],s:o,s:s}", "id", kp_json_text(c->id), "kind",
                          c->kind, "where", kp_json_text(c->where), "predicted_gain",
                          kpm_num(c->gain, 5),
                          "interval", kpm_num(c->lo, 5), kpm_num(c->hi, 5), "predicted_period",
                          kpm_num(c->period, 2), "expected", expectation(c));
    json_object_set_new(o, "predicted_cta_cycles", kpm_num(c->whole, 0));
    json_object_set_new(o, "predicted_cta_gain", kpm_num(1 - c->whole / whole->cycles, 5));
    json_object_set_new(o, "predicted_launch_gain", kpm_num(c->launch, 5));
    json_object_set_new(o, "launch_interval", json_pack("[oo]", kpm_num(c->launch_lo, 5),
                                                        kpm_num(c->launch_hi, 5)));
    json_object_set_new(o, "likely", likely_json(c));
    json_object_set_new(o, "tier", json_string("modeled"));
    json_object_set_new(o, "reason", kp_json_text(c->reason));
    json_object_set_new(o, "on_critical_cycle", json_boolean(c->critical));
    json_object_set_new(o, "legality", json_pack("{s:s,s:o}", "status", legal[c->legal],
                                                 "argument", kp_json_text(c->argument)));
    json_object_set_new(o, "cost", json_pack("{s:o,s:o}", "shared_bytes",
                                             kpm_num(c->shared_bytes, 0), "note",
                                             kp_json_text(c->cost_note)));
    json_object_set_new(o, "refuted_by", kp_json_text(c->refuted_by));
    if (c->motion.kind)
        json_object_set_new(o, "motion", motion_json(&c->motion));
    if (c->pause.region)
        json_object_set_new(o, "pause",
                            json_pack("{s:s,s:[I,I],s:I}", "region", c->pause.region, "warps",
                                      (json_int_t)c->pause.first, (json_int_t)c->pause.last,
                                      "longest", (json_int_t)c->pause.longest));
    if (c->parts.n)
        json_object_set_new(o, "parts", parts_json(c));
    return o;
}

static json_t *list_json(const struct kpm_candidates *c, const struct kpm_whole *whole)
{
    json_t *a = json_array();
    for (size_t i = 0; i < c->all.n; i++)
        json_array_append_new(a, candidate_json(&c->all.v[i], whole));
    return a;
}

/* The combination that was asked for, or why there is none. */
static void asked_json(const struct kpm_solved *m, const char *joined, json_t *o)
{
    char *ids[KPM_MOST_ASKED];
    struct kpm_candidates c = {0};
    struct kpm_baseline b = kpm_baseline_of(m);
    size_t n = kpm_split_ids(joined, ids, KPM_MOST_ASKED);
    char *wrong = n ? kpm_combine(&b, (const char *const *)ids, n, &c)
                    : kp_asprintf("'%s' is not ID+ID+..., at most %d of them", joined,
                                  KPM_MOST_ASKED);
    kpm_rank(&b, &c);
    json_t *list = list_json(&c, &m->whole);
    json_object_set(o, "asked", c.all.n ? json_array_get(list, 0) : json_null());
    json_decref(list);
    if (wrong)
        json_object_set_new(o, "asked_wrong", kp_json_text(wrong));
    for (size_t i = 0; i < n; i++)
        free(ids[i]);
    free(wrong);
    kpm_candidates_free(&c);
}

static json_t *clashes_json(const struct kpm_search_counts *n)
{
    json_t *a = json_array();
    for (size_t i = 0; i < n->clash_count; i++)
        json_array_append_new(a, json_pack("{s:o,s:o,s:s}", "a", kp_json_text(n->clashes[i].a), "b",
                                           kp_json_text(n->clashes[i].b), "why",
                                           n->clashes[i].why));
    return a;
}

/* Candidates, and the best of them together. */
static void rank_json(struct kpm_solved *m, bool search, json_t *o)
{
    struct kpm_candidates c = {0}, together = {0};
    struct kpm_baseline b = kpm_baseline_of(m);
    struct kpm_search_counts n = {0};
    kpm_enumerate(&b, &c);
    kpm_start_apart(m, &b, &c);
    kpm_rank(&b, &c);
    json_object_set_new(o, "candidates", list_json(&c, &m->whole));
    if (search) {
        kpm_search(&b, &c, &together, &n);
        json_object_set_new(o, "combinations", list_json(&together, &m->whole));
        json_object_set_new(o, "searched",
                            json_pack("{s:I,s:I,s:i,s:I,s:o}", "bounded", (json_int_t)n.bounded,
                                      "played", (json_int_t)n.played, "most_parts",
                                      KPM_MOST_PARTS, "conflicting_pairs",
                                      (json_int_t)n.clashing, "conflicts", clashes_json(&n)));
    }
    if (c.cut)
        kpm_note(&m->notes, "the marks allow more edits than are listed: the best %zu of at most "
                 "%d that were evaluated", c.all.n, KPM_MAX_CANDIDATES);
    kpm_candidates_free(&c);
    kpm_candidates_free(&together);
}

/* By how much later regions are said to lengthen the launch. */
static json_t *delays_json(const struct kpm_solved *m)
{
    json_t *a = json_array();
    struct kpm_candidates c = {0};
    struct kpm_baseline b = kpm_baseline_of(m);
    kpm_delays(&b, &c);
    for (size_t i = 0; i < c.all.n; i++) {
        const struct kpm_candidate *d = &c.all.v[i];
        const char *hides = kpm_region_may_hide(&b, d->id);
        json_array_append_new(a, json_pack("{s:o,s:i,s:o,s:[oo],s:o,s:[oo],s:s*,s:s}", "region",
                                           kp_json_text(d->id), "cycles", KPM_DELAY_CYCLES,
                                           "iteration_growth", kpm_num(-d->gain, 5), "interval",
                                           kpm_num(-d->hi, 5), kpm_num(-d->lo, 5), "launch_growth",
                                           kpm_num(-d->launch, 5), "launch_interval",
                                           kpm_num(-d->launch_hi, 5), kpm_num(-d->launch_lo, 5),
                                           "may_hide", hides, "tier", "modeled"));
    }
    kpm_candidates_free(&c);
    return a;
}

/* ---- all of it ------------------------------------------------------------------------------- */

static void notes_of_trace(struct kpm_solved *m)
{
    const struct kpr_run *run = m->run;
    const struct kpr_words *words = kpr_words(run);
    const char *clock = json_string_value(json_object_get(run->info.json, "clock"));
    if (clock)
        kpm_note(&m->notes, "the clock is %s", kp_shown_name(clock));
    if (!(run->info.record_cost > 0))
        kpm_note(&m->notes, "no calibration: the cost of the records is still in all times");
    if (m->steady.silent)
        kpm_note(&m->notes, "%zu unit(s) with spans run no loop and are left out",
                 m->steady.silent);
    if (m->steady.twos)
        kpm_note(&m->notes, "of every loop each second turn takes a quarter more or longer: what "
                         "is said of an iteration is of two turns, a slow one and a quick one");
    if (m->steady.others)
        kpm_note(&m->notes, "%zu of %zu probed %s keep another rhythm than the others, in all of "
                 "their iterations: they are left out", m->steady.others, m->data->ctas.n,
                 words->ctas);
    if (m->steady.crowded)
        kpm_note(&m->notes, "%zu unit(s) run other loops than the first %zu roles: the model takes "
                 "no more and leaves them out", m->steady.crowded, m->steady.roles.n);
    if (m->moved && m->params.cost > 0)
        kpm_note(&m->notes, "with the records in place something else bounds the loop: what "
                 "follows the baseline is for the kernel without them");
    if (m->summed && m->program.links.n && !kpm_has_queue(&m->program))
        kpm_note(&m->notes, "as recorded no wait and no engine bounds the loop: the model is the "
                 "sum of one unit's stages, which reproduces the iteration whatever it waits for");
    if (m->contradicted)
        kpm_note(&m->notes, "by whole-%s times the records cost less than their calibrated cost "
                 "on the critical cycle: unprobed %s take at least %.0f cycles an iteration "
                 "(bounded); the intervals cover records that cost nothing", words->cta,
                 words->ctas, m->by_stamps);
    if (m->dearer)
        kpm_note(&m->notes, "by whole-%s times the records cost more than they were calibrated "
                 "at: %.1f cycles each are taken off (inferred), which is %s", words->cta,
                 m->params.cost, m->params.cost < m->params.cost_hi * 0.999
                     ? "what makes a CTA's loop as long as unprobed ones'"
                     : "the most that is believed of a record");
    if (run->lost)
        kpm_note(&m->notes, "%llu of %llu records were overwritten: the last iterations of "
                 "each unit are what is modelled", (unsigned long long)run->lost,
                 (unsigned long long)run->records);
    if (m->ctas_per_sm > 1)
        kpm_note(&m->notes, "%u %s share %s %s: engine times hold what the others took",
                 m->ctas_per_sm, words->ctas, *words->sm == 'S' ? "an" : "a", words->sm);
    if (m->data->stride > 1)
        kpm_note(&m->notes, "one probed %s in %u was read: %zu of %llu", words->cta,
                 m->data->stride, m->data->ctas.n, (unsigned long long)m->data->seen);
    if (!m->program.links.n)
        kpm_note(&m->notes, "no wait of the loop is tied to an arrive or an asynchronous "
                 "operation by marks: the model is the sum of the stages and can rank %s",
                 kpm_has_fetches(&m->program) ? "loads into registers only" : "nothing");
}

static bool explained(const struct kpm_solved *m, const struct kpm_options *options)
{
    return fabs(m->residual) <= options->max_residual;
}

#define OTHER 0.25 /* of a CTA's time: so much that is not its loop's is the larger question */

/* Takes what is said of the loop. */
static char *by_memory(const struct kpm_solved *m, char *of_loop)
{
    const char *what =
        m->memory.full ? "the memory bounds the launch: no order of the same work makes it "
                         "quicker, fewer bytes do"
        : m->residents.memory ? "the way to memory bounds the launch, most likely: what neither "
                                "moves fewer bytes nor has more of them on the way at a time "
                                "brings little" : NULL;
    if (!what)
        return of_loop;
    char *said = kp_asprintf("%s; of the loop by itself: %s", what, of_loop);
    free(of_loop);
    return said;
}

/* What bounds the loop, as far as the model may say so. */
static char *verdict(const struct kpm_solved *m, const struct kpm_options *options)
{
    double other = kpm_other_share(m);
    char *of_loop = kpm_verdict(m, explained(m, options)), *said = of_loop;
    if (explained(m, options) && other > OTHER)
        said = kp_asprintf("%s; but that is of the loop alone, and %.0f%% of the %s's time are no "
                           "such iterations: groups may take turns, or there is other work",
                           of_loop, 100 * other, kpr_words(m->run)->cta);
    if (said != of_loop)
        free(of_loop);
    return by_memory(m, said);
}

static json_t *baseline_json(const struct kpm_solved *m, const struct kpm_options *options)
{
    double cost = m->params.cost;
    json_t *o = json_pack("{s:o,s:o,s:o,s:s,s:s,s:o,s:b}", "residual", kpm_num(m->residual, 5),
                          "measured_cycles", kpm_num(m->measured, 2), "predicted_cycles",
                          kpm_num(m->probed, 2), "measured_tier", "measured", "predicted_tier",
                          "modeled", "max_residual", kpm_num(options->max_residual, 4),
                          "explained", explained(m, options));
    json_object_set_new(o, "residual_interval",
                        isnan(m->residual_lo) ? json_null()
                                              : json_pack("[o,o]", kpm_num(m->residual_lo, 5),
                                                          kpm_num(m->residual_hi, 5)));
    json_object_set_new(o, "residual_ctas", json_integer((json_int_t)m->residual_ctas));
    json_object_set_new(o, "unprobed",
                        json_pack("{s:o,s:o,s:s,s:o,s:s,s:o,s:o}", "cycles",
                                  kpm_num(m->copied, 2), "ns",
                                  kpm_num(m->copied * m->ns_per_cycle, 2), "tier", "modeled",
                                  "by_stamps", kpm_num(m->by_stamps, 2), "by_stamps_tier",
                                  "bounded", "cta_probed", kpm_num(m->cta_probed, 1),
                                  "cta_unprobed", kpm_num(m->cta_unprobed, 1)));
    if (m->period < m->copied || m->period > m->copied)
        json_object_set_new(o, "original_cycles", kpm_num(m->period, 2));
    if (m->rerun.iterations)
        json_object_set_new(o, "rerun",
                            json_pack("{s:I,s:I,s:o}", "iterations",
                                      (json_int_t)m->rerun.iterations, "ctas",
                                      (json_int_t)m->rerun.ctas, "steady_cycles",
                                      kpm_num(m->settled, 2)));
    json_object_set_new(o, "graph_cycles", kpm_num(m->by_graph, 2));
    json_object_set_new(o, "played", json_boolean(kpm_has_queue(&m->program)));
    json_object_set_new(o, "record_cost", kpm_num(cost, 3));
    json_object_set_new(o, "record_cost_tier",
                        json_string(m->fitted ? "inferred" : "measured"));
    json_object_set_new(o, "records_move_the_bound", json_boolean(m->moved));
    json_object_set_new(o, "sum_of_stages", json_boolean(m->summed));
    return o;
}

static json_t *cta_json(const struct kpm_solved *m)
{
    const struct kpm_whole *w = &m->whole;
    double all = kpm_whole_sum(w);
    return json_pack("{s:o,s:o,s:o,s:o,s:o,s:o,s:o,s:o,s:o,s:o}", "measured_cycles",
                     kpm_num(w->cycles, 1), "predicted_cycles", kpm_num(all, 1), "residual",
                     kpm_num(kpm_cta_residual(m), 5), "before", kpm_num(w->before, 1), "loop",
                     kpm_num(w->played, 1), "warm_up", kpm_num(w->warm_up, 1), "other",
                     kpm_num(w->other, 1), "behind",
                     kpm_num(w->behind, 1), "trips", kpm_num(w->trips, 0), "waits_for_copies",
                     json_boolean(w->waits > 0));
}

static json_t *launch_json(const struct kpm_solved *m)
{
    const struct kpm_launch *l = &m->launch;
    if (l->unknown)
        return json_pack("{s:s}", "unknown", l->unknown);
    json_t *o = json_pack("{s:o,s:o,s:o,s:o,s:o,s:o}", "measured_cycles", kpm_num(l->measured, 0),
                          "measured_us", kpm_num(l->measured_ns / 1000, 3), "predicted_cycles",
                          kpm_num(l->modeled, 0), "residual",
                          kpm_num(l->modeled / l->measured - 1, 5), "unprobed_cycles",
                          kpm_num(l->without, 0), "cta", cta_json(m));
    json_object_set_new(o, "ctas", json_integer((json_int_t)l->count));
    json_object_set_new(o, "sms", json_integer((json_int_t)l->sms));
    json_object_set_new(o, "places", json_integer((json_int_t)l->places.count));
    json_object_set_new(o, "cluster", json_integer((json_int_t)l->places.together));
    json_object_set_new(o, "waves", kpm_num((double)l->count / (double)l->places.count, 2));
    json_object_set_new(o, "pause", json_pack("{s:o,s:o,s:o,s:I}", "cycles",
                                              kpm_num(l->pauses ? l->places.pause : NAN, 1), "p5",
                                              kpm_num(l->pause_p5, 1), "p95",
                                              kpm_num(l->pause_p95, 1), "samples",
                                              (json_int_t)l->pauses));
    json_object_set_new(o, "first_wave_more", kpm_num(l->first_more, 1));
    json_object_set_new(o, "unequal", json_boolean(l->unequal));
    return o;
}

/* ---- where it may be wrong ------------------------------------------------------------------- */

static void rests_on(json_t *list, const struct kpm_solved *m, size_t param, char *what)
{
    const struct kpm_param *p = &m->params.all.v[param];
    if (p->tier == KPM_ASSUMED || p->tier == KPM_BOUNDED)
        json_array_append_new(list, json_pack("{s:o,s:o,s:s,s:o,s:o}", "what", kp_json_text(what),
                                              "cycles", kpm_num(p->value, 1), "tier",
                                              kpm_tier_names[p->tier], "lo", kpm_num(p->lo, 1),
                                              "hi", kpm_num(p->hi, 1)));
    free(what);
}

/* What no wait of the trace has shown, and is played all the same. */
static json_t *assumptions_json(const struct kpm_solved *m)
{
    json_t *a = json_array();
    for (size_t i = 0; i < m->program.links.n; i++) {
        const struct kpm_link *l = &m->program.links.v[i];
        if (!m->program.roles[l->from_role].outside && !m->program.roles[l->to_role].outside)
            rests_on(a, m, l->latency, kpm_edge_name(&m->program, KPM_TAG(KPM_E_LINK, i)));
    }
    for (size_t i = 0; i < m->program.engines.n; i++) {
        const struct kpm_engine *e = &m->program.engines.v[i];
        if (e->queue)
            rests_on(a, m, e->tail, kp_asprintf("engine %s: from the end of an operation to where "
                                                "it is seen", e->name));
    }
    return a;
}

/* Work that the assembler has put behind a release is an iteration's length in some loops. */
static void order_caveat(json_t *a, const struct kpm_solved *m)
{
    bool any = false;
    for (size_t i = 0; i < m->params.moved.n; i++)
        any = any || !m->params.moved.v[i].hides;
    if (any)
        json_array_append_new(a, json_string("the assembler has put work of this loop behind a "
            "wait or an arrive that stands behind it in the source (certificate: elsewhere); in a "
            "candidate that is assembled anew it may stand elsewhere, which has changed kernels by "
            "up to a fifth"));
}

#define SMALL_LOOP 0.5 /* of a CTA's time */

/* Where its predictions have been wrong by more than their intervals (doc/findings/model.md). */
#define UNKNOWN_CROWD \
    "several CTAs share an SM, and what one waits for another may hide: the trace does not say " \
    "how long one takes alone ('kperf run' measures it). Of delays that were said to cost their " \
    "time 3 to 93% came in five kernels, of a gain of 6% of the launch 1%"
#define MEASURED_CROWD \
    "several CTAs share an SM: of 13 delays predicted in such kernels before they were " \
    "measured 9 lay in their intervals (of 28 in all 25 do now), of 11 edits 10, whose gains " \
    "were 9 points off"

/* What is missed comes first. */
static json_t *caveats_json(const struct kpm_solved *m, const json_t *missed,
                            const json_t *rhythms)
{
    json_t *a = json_array();
    const json_t *one;
    size_t i;
    json_array_foreach(missed, i, one)
        json_array_append(a, json_object_get(one, "said"));
    if (rhythms)
        kpm_rhythm_caveat(a, m, rhythms);
    kpm_step_caveat(a, m);
    order_caveat(a, m);
    const struct kpm_whole *w = &m->whole;
    double loop = (w->played + fmin(0, w->other)) / kpm_whole_sum(w);
    if (loop < SMALL_LOOP)
        json_array_append_new(a, json_sprintf("the loop that was found takes %.0f%% of a CTA's "
            "time: gains of an iteration are shares of that", 100 * loop));
    if (kpm_launch_crowd(&m->launch) > 1 && m->program.links.n)
        json_array_append_new(a, json_string(m->residents.known ? MEASURED_CROWD : UNKNOWN_CROWD));
    if (kpm_shared_role(&m->program) != SIZE_MAX && m->engine == SIZE_MAX)
        json_array_append_new(a, json_string("warp groups share an engine: whether an edit brings "
            "them out of step is not told by a trace in which they are in step, nor the other way "
            "round; gains were off by up to 27 points for that"));
    if (m->engine == SIZE_MAX && kpm_has_queue(&m->program))
        json_array_append_new(a, json_string("edits that would leave an engine busy for more than "
            "four fifths of the iteration gained up to 10 points less than said"));
    return a;
}

static json_t *notes_json(const struct kpm_solved *m)
{
    json_t *a = json_array();
    for (size_t i = 0; i < m->notes.text.n; i++)
        json_array_append_new(a, kp_json_text(m->notes.text.v[i]));
    return a;
}

static json_t *held_out_json(void)
{
    return json_pack("{s:i,s:i,s:{s:i,s:i,s:i,s:{s:i,s:i}}}", "predictions", KPM_GAINS_SAID, "held",
                     KPM_GAINS_HELD, "likely", "predictions", KPM_LIKELY_SAID, "own",
                     KPM_LIKELY_OWN, "held", KPM_LIKELY_HELD, "since", "predictions",
                     KPM_SINCE_SAID, "held", KPM_SINCE_HELD);
}

/* Where nothing is found that surely gains: what was not looked at is said with the rest that is
 * missed. */
static void add_uncovered(const struct kpm_solved *m, json_t *o)
{
    const json_t *c;
    size_t i;
    json_array_foreach(json_object_get(o, "candidates"), i, c)
        if (json_is_false(json_object_get(json_object_get(c, "likely"), "nothing")))
            return;
    double share;
    char *said = kpm_uncovered(m, &share);
    if (!said)
        return;
    json_t *missed = json_object_get(o, "missed");
    json_array_insert_new(json_object_get(o, "caveats"), json_array_size(missed),
                          kp_json_text(said));
    json_array_append_new(missed, json_pack("{s:s,s:o,s:o}", "of", "gaps", "residual",
                                            kpm_num(share, 5), "said", kp_json_text(said)));
    free(said);
}

static json_t *whole_json(struct kpm_solved *m, const struct kpm_options *options)
{
    bool rank = (explained(m, options) || options->force) &&
                (m->program.links.n || kpm_has_fetches(&m->program));
    json_t *roles = json_array();
    for (size_t r = 0; r < m->program.role_count; r++)
        json_array_append_new(roles, kpm_role_json(m, r));
    json_t *o = json_pack("{s:i,s:s}", "schema_version", 1, "tool", "kperf " PACKAGE_VERSION);
    json_object_set_new(o, "entry", kp_json_text(m->run->info.entry ? m->run->info.entry : "?"));
    if (m->run->info.amd.target)
        json_object_set_new(o, "target", kp_json_text(m->run->info.amd.target));
    json_object_set_new(o, "baseline", baseline_json(m, options));
    json_object_set_new(o, "launch", launch_json(m));
    json_t *residents = kpm_residents_json(m), *memory = kpm_memory_json(&m->memory);
    if (memory)
        json_object_set_new(o, "memory", memory);
    if (residents)
        json_object_set_new(o, "residents", residents);
    json_object_set_new(o, "assumptions", assumptions_json(m));
    json_t *rhythms = kpm_rhythms_json(m), *steps = kpm_steps_json(m);
    json_t *missed = kpm_missed_json(m);
    json_object_set_new(o, "caveats", caveats_json(m, missed, rhythms));
    json_object_set_new(o, "missed", missed);
    if (rhythms)
        json_object_set_new(o, "rhythms", rhythms);
    if (steps)
        json_object_set_new(o, "in_step", steps);
    json_object_set_new(o, "verdict", kpm_text(verdict(m, options)));
    json_object_set_new(o, "critical_cycle", kpm_critical_json(m));
    json_object_set_new(o, "roles", roles);
    json_object_set_new(o, "links", kpm_links_json(m));
    json_object_set_new(o, "fetches", kpm_fetches_json(m));
    json_object_set_new(o, "engines", kpm_engines_json(m));
    json_object_set_new(o, "paper", kpm_paper_json(m));
    json_object_set_new(o, "candidates", json_array());
    json_object_set_new(o, "combinations", json_array());
    json_object_set_new(o, "delays", rank && !options->no_delays ? delays_json(m) : json_array());
    if (rank)
        rank_json(m, !options->no_search, o);
    if (rank && options->combine)
        asked_json(m, options->combine, o);
    if (rank) {
        add_uncovered(m, o);
        json_object_set_new(o, "held_out", held_out_json());
    }
    json_object_set_new(o, "ranked", json_boolean(rank));
    json_object_set_new(o, "ctas", json_pack("{s:I,s:I,s:i}", "probed",
                                             (json_int_t)m->data->seen, "read",
                                             (json_int_t)m->data->ctas.n, "per_sm",
                                             (int)m->ctas_per_sm));
    json_object_set_new(o, "notes", notes_json(m));
    json_object_set_new(o, "tiers", kpm_tiers_json(o));
    return o;
}

int kpm_report(const struct kpm_data *d, const struct kpr_run *run, const char *name,
               const struct kpm_options *options, json_t **report)
{
    struct kpm_solved m;
    *report = NULL;
    int status = kpm_solve(d, run, name, &m);
    char *memory = status == KP_FAILED ? kpm_memory_text(&m.memory) : NULL;
    if (memory) /* all that can be said of one without a loop */
        kp_note("%s: %s", name, memory);
    free(memory);
    if (status == KP_OK) {
        notes_of_trace(&m);
        m.copy_in_step = kpm_in_step(&m.program, m.values, m.period);
        kpm_as_original(&m);
        m.in_step = kpm_in_step(&m.program, m.values, m.period);
        *report = whole_json(&m, options);
        if (!explained(&m, options))
            status = KP_CHECK;
    }
    kpm_solved_free(&m);
    return status;
}
