/* The summary as JSON. */
#include <math.h>

#include "replay/export/summary.h"

static json_t *between(double mean, double below, double above)
{
    return json_pack("[f, f]", fmax(mean - below, 0), mean + above);
}

static json_t *json_row(const struct kpr_summary *s, const struct kpr_run *run, uint32_t region,
                        size_t role, struct kpr_row *r)
{
    struct kpr_dist *d = &r->cycles;
    double per = d->sum > 0 ? r->ns / d->sum : 0, mean = kpr_dist_mean(d);
    double p50 = (double)kpr_dist_percentile(d, 50), p95 = (double)kpr_dist_percentile(d, 95);
    json_t *o = json_pack("{s:s, s:s, s:I, s:I}", "region", run->info.regions[region].name, "role",
                          run->roles[role].name, "count", (json_int_t)d->count, "instants",
                          (json_int_t)r->instants);
    json_object_set_new(o, "cycles", json_pack("{s:f, s:f, s:f, s:f, s:f}", "mean", mean,
                        "p50", p50, "p95", p95, "total", d->sum, "exclusive", r->exclusive));
    json_object_set_new(o, "ns", json_pack("{s:f, s:f, s:f, s:f, s:f}", "mean", mean * per, "p50",
                        p50 * per, "p95", p95 * per, "total", r->ns, "exclusive",
                        r->exclusive * per));
    if (r->bounded) {
        double n = (double)r->bounded;
        json_object_set_new(json_object_get(o, "cycles"), "mean_between",
                            between(mean, r->below / n, r->above / n));
        json_object_set_new(json_object_get(o, "ns"), "mean_between",
                            between(mean * per, r->ns_below / n, r->ns_above / n));
    }
    json_object_set_new(o, "share", json_real(kpr_summary_share(s, role, r)));
    json_object_set_new(o, "censored", json_integer((json_int_t)r->censored));
    json_object_set_new(o, "clamped", json_integer((json_int_t)r->clamped));
    json_object_set_new(o, "unresolved", json_integer((json_int_t)r->unresolved));
    json_object_set_new(o, "unsettled", json_integer((json_int_t)r->unsettled));
    json_object_set_new(o, "open", json_integer((json_int_t)r->open));
    json_object_set_new(o, "upper_bound", json_boolean(r->censored > 0));
    return o;
}

static json_t *json_counts(const struct kpr_run *run)
{
    struct kpr_count counts[KPR_MAX_COUNTS];
    size_t n = kpr_counts(run, counts);
    json_t *o = json_object();
    for (size_t i = 0; i < n; i++) {
        uint64_t v = counts[i].n < INT64_MAX ? counts[i].n : INT64_MAX;
        json_object_set_new(o, counts[i].key, json_integer((json_int_t)v));
    }
    return o;
}

static json_t *json_launch(const struct kpt_info *i)
{
    return json_pack("{s:[i,i,i], s:[i,i,i], s:i, s:i, s:i}", "grid", (int)i->grid[0],
                     (int)i->grid[1], (int)i->grid[2], "block", (int)i->block[0],
                     (int)i->block[1], (int)i->block[2], "capacity", (int)i->capacity, "units",
                     (int)i->units_per_cta, "warps_per_unit", (int)i->warps_per_unit);
}

static json_t *json_roles(const struct kpr_summary *s, const struct kpr_run *run)
{
    json_t *a = json_array();
    for (size_t i = 0; i < run->role_count; i++)
        json_array_append_new(a, json_pack("{s:s, s:I, s:I, s:I, s:f}", "name",
                              run->roles[i].name, "units", (json_int_t)s->units[i], "records",
                              (json_int_t)s->records[i], "records_lost",
                              (json_int_t)s->lost[i], "cycles", s->window[i]));
    return a;
}

static json_t *json_bodies(const struct kpr_summary *s, const struct kpr_run *run)
{
    json_t *a = json_array();
    for (uint32_t b = 0; b < run->info.body_count; b++) {
        json_t *regions = json_array();
        for (uint32_t r = 0; r < run->info.region_count; r++)
            if (kpt_body_has(&run->info, b, r))
                json_array_append_new(regions, kp_json_text(run->info.regions[r].name));
        json_array_append_new(a, json_pack("{s:I, s:I, s:o}", "ctas", (json_int_t)s->bodies[b],
                                           "of", (json_int_t)run->ctas, "regions", regions));
    }
    return a;
}

static json_t *json_known(double v)
{
    return isnan(v) ? json_null() : json_real(v);
}

static json_t *json_mean(double sum, uint64_t n)
{
    return n ? json_real(sum / (double)n) : json_null();
}

/* Null where no cluster's barrier was there to be counted. */
static json_t *json_clusters(const struct kpr_run *run)
{
    const struct kpr_tightened *t = &run->tightened;
    if (!kpr_tightened_any(run))
        return json_null();
    json_t *o = json_pack("{s:I, s:I, s:I, s:I, s:I, s:I, s:I, s:I}", "met",
                          (json_int_t)t->clusters, "contradicted", (json_int_t)t->contradicted,
                          "split", (json_int_t)t->split, "units_unclear", (json_int_t)t->unclear,
                          "ctas_unsteady", (json_int_t)t->unsteady, "orders", (json_int_t)t->orders,
                          "open", (json_int_t)t->open, "bound", (json_int_t)t->bound);
    json_object_set_new(o, "entry_by_clock_ns", json_mean(t->entry_before, t->ctas));
    json_object_set_new(o, "entry_ns", json_mean(t->entry_after, t->ctas));
    json_object_set_new(o, "between_by_clock_ns", json_mean(t->among_before, t->pairs));
    json_object_set_new(o, "between_ns", json_mean(t->among_after, t->pairs));
    return o;
}

static json_t *json_clock(const struct kpr_summary *s, const struct kpr_run *run)
{
    struct kpr_clock c = kpr_clock_of(run);
    double residual, slope = kpr_mean_slope(run, &residual);
    json_t *o = json_pack("{s:I, s:f, s:o, s:f, s:b}", "sms", (json_int_t)run->fit_count, "ghz",
                          slope > 0 ? 1 / slope : 0.0, "residual_ns", json_known(residual),
                          "timer_step_ns", run->timer_step, "timer_step_assumed",
                          run->timer_step_assumed);
    json_object_set_new(o, "rate_error", json_known(c.rate_error));
    json_object_set_new(o, "offset_error_ns", json_known(c.offset_error));
    json_object_set_new(o, "sms_off_line", json_integer((json_int_t)c.off_line));
    json_object_set_new(o, "widening_ns", json_real(c.widening));
    json_object_set_new(o, "cta_rate_error", json_real(s->rate_error));
    json_object_set_new(o, "bend_ns", json_real(run->bend_ns));
    json_object_set_new(o, "drift", json_known(run->drift));
    json_object_set_new(o, "drift_error", json_known(run->drift_error));
    json_object_set_new(o, "clusters", json_clusters(run));
    return o;
}

/* Null where there is nothing to compare. */
static json_t *json_check(struct kpr_summary *s)
{
    struct kpr_against *a = &s->against;
    if (!s->checked)
        return json_null();
    return json_pack("{s:I, s:I, s:I, s:I, s:I, s:f, s:b}", "unprobed_ctas",
                     (json_int_t)a->unprobed.count, "unprobed_cycles",
                     (json_int_t)kpr_dist_percentile(&a->unprobed, 50), "probed_ctas",
                     (json_int_t)a->probed.count, "probed_cycles",
                     (json_int_t)kpr_dist_percentile(&a->probed, 50), "corrected_cycles",
                     (json_int_t)kpr_dist_percentile(&a->corrected, 50), "error",
                     kpr_against_error(a), "lossy", a->lossy);
}

json_t *kpr_whole_json(const struct kpr_record_cost *c)
{
    const struct kpr_whole *w = &c->whole;
    return json_pack("{s:f, s:f, s:f, s:f, s:f, s:f, s:f, s:f, s:b}", "unprobed_cycles",
                     w->unprobed, "probed_cycles", w->probed, "records", w->records, "record_cost",
                     c->value, "on_path_cycles", w->on_path, "off_all", w->all, "off_path", w->path,
                     "off_told", w->told, "fitted", c->why == NULL);
}

/* Null where no fit was tried. */
static json_t *json_fit(const struct kpr_record_cost *c)
{
    if (!c->ctas)
        return json_null();
    return json_pack("{s:i, s:f, s:f, s:f, s:f, s:[f,f], s:f, s:b, s:{s:f, s:f, s:f}, s:f, s:o}",
                     "ctas", (int)c->ctas, "cycles", c->fit_value, "lo", c->fit_lo, "hi", c->fit_hi,
                     "residual", c->residual, "residual_between", c->residual_lo, c->residual_hi,
                     "residual_calibrated", c->residual_calibrated, "used", c->why == NULL,
                     "beyond", "cycles", c->beyond, "lo", c->beyond_lo, "hi", c->beyond_hi,
                     "residual_beyond", c->residual_beyond, "whole", kpr_whole_json(c));
}

static json_t *json_cost(const struct kpr_summary *s, const struct kpr_run *run)
{
    const struct kpr_record_cost *c = &run->cost;
    json_t *o = json_pack("{s:f, s:f, s:f, s:s, s:s}", "cycles", c->value, "lo", c->lo, "hi",
                          c->hi, "state", kpr_cost_state(run, s->options->raw), "source",
                          kpr_cost_source(run));
    json_object_set_new(o, "calibrated",
                        json_pack("{s:f, s:f, s:f}", "cycles", c->calibrated, "lo",
                                  c->calibrated_lo, "hi", c->calibrated_hi));
    json_object_set_new(o, "fit", json_fit(c));
    json_object_set_new(o, "not_fitted", c->why ? json_string(c->why) : json_null());
    return o;
}

json_t *kpr_summary_json(struct kpr_summary *s, const struct kpr_run *run)
{
    const struct kpt_info *i = &run->info;
    const char *input = s->options->input;
    json_t *o = json_pack("{s:i, s:s, s:{s:o, s:s?}, s:o}", "schema_version", 1, "tool",
                          "kperf " PACKAGE_VERSION, "input", "name",
                          input ? kp_json_text(input) : json_null(), "hash",
                          s->options->input_hash, "kernel", kp_json_text(i->entry));
    if (run->filtered.by)
        json_object_set_new(o, "filter", kp_json_text(run->filtered.by));
    json_object_set_new(o, "launch", json_launch(i));
    json_object_set_new(o, "counts", json_counts(run));
    json_object_set_new(o, "record_cost", json_cost(s, run));
    json_object_set_new(o, "clock", json_clock(s, run));
    json_object_set_new(o, "check", json_check(s));
    json_object_set_new(o, "roles", json_roles(s, run));
    if (i->bodies)
        json_object_set_new(o, "bodies", json_bodies(s, run));
    json_t *rows = json_array();
    for (size_t role = 0; role < run->role_count; role++)
        for (uint32_t id = 0; s->rows[role] && id < s->region_count; id++)
            if (s->rows[role][id])
                json_array_append_new(rows, json_row(s, run, id, role, s->rows[role][id]));
    json_object_set_new(o, "rows", rows);
    return o;
}
