#include "evidence/internal.h"

/* A run's part of the report. */

/* ---- baseline ------------------------------------------------------------- */

static json_t *baseline_json(const struct kpe_run *r)
{
    const json_t *reference = kp_json_in(r->base, "correctness.reference");
    json_t *o = json_pack("{s:o,s:o,s:o,s:o,s:o,s:s}", "us", kpe_json(r->us, 3), "us_p5",
                          kpe_json(r->us_p5, 3), "us_p95", kpe_json(r->us_p95, 3), "launches",
                          kpe_json(r->launches, 0), "throttled", kpe_json(r->throttled, 0),
                          "source", "inspect .info.measured.rows, variant unprobed");
    json_object_set_new(o, "original", json_string(kpe_text(r->info, "verify.verdict")));
    json_object_set_new(o, "reference", *kpe_text(reference, "verdict")
                                            ? json_string(kpe_text(reference, "verdict"))
                                            : json_null());
    json_object_set_new(o, "probed_to_unprobed", kpe_json(kpe_number(r->info, "stamps.ratio"), 4));
    return o;
}

static json_t *work_json(const struct kpe_run *r)
{
    if (isnan(r->flops) && isnan(r->bytes))
        return json_pack("{s:s}", "absent",
                         "neither the config nor --work says what there is to do");
    return json_pack("{s:o,s:o,s:o,s:o,s:o,s:o,s:s}", "flops", kpe_json(r->flops, 0), "bytes",
                     kpe_json(r->bytes, 0), "type", *r->type ? json_string(r->type) : json_null(),
                     "tflop_s", kpe_json(r->flops / r->us / 1e6, 3), "gb_s",
                     kpe_json(r->bytes / r->us / 1e3, 3), "flops_a_byte",
                     kpe_json(r->flops / r->bytes, 3), "source", r->work_source);
}

/* ---- floors --------------------------------------------------------------- */

static void add_floor(json_t *list, const char *what, double us, const struct kpe_ceiling *c,
                      const char *unit, const struct kpe_run *r)
{
    if (isnan(us))
        return;
    json_array_append_new(list, json_pack("{s:s,s:o,s:o,s:o,s:s,s:s,s:s}", "what", what, "us",
                                          kpe_json(us, 3), "share", kpe_json(us / r->us, 4),
                                          "ceiling", kpe_json(c->value, 3), "unit", unit, "tier",
                                          c->tier, "source", c->source));
}

/* No launch of this work is shorter than the longest of them. */
static json_t *floors_json(const struct kpe_run *r)
{
    json_t *list = json_array();
    add_floor(list, "matrix units", r->flops / r->matrix.value / 1e6, &r->matrix, "TFLOP/s", r);
    add_floor(list, "device memory", r->bytes / r->dram.value / 1e3, &r->dram, "GB/s", r);
    add_floor(list, "launch", r->launch.value, &r->launch, "us", r);
    return list;
}

static json_t *schedule_json(const struct kpe_run *r)
{
    const struct kpe_schedule *s = &r->schedule;
    if (!s->known)
        return json_pack("{s:s}", "absent", "the trace has no exit stamps, or no number of SMs");
    return json_pack("{s:o,s:o,s:o,s:o,s:o,s:o,s:o}", "ctas", kpe_json(s->ctas, 0), "sms",
                     kpe_json(s->sms, 0), "sms_used", kpe_json(s->used, 0), "waves",
                     kpe_json(s->waves, 3), "span_us", kpe_json(s->span_us, 3), "idle",
                     kpe_json(s->idle, 4), "tail", kpe_json(s->tail, 4));
}

/* ---- the dominant phase --------------------------------------------------- */

/* The row that takes the largest part of its role's time. */
static const json_t *largest_row(const struct kpe_run *r)
{
    const json_t *row, *best = NULL;
    size_t i;
    json_array_foreach(kpe_at(r->summary, "rows"), i, row)
        if (!best || kpe_number(row, "share") > kpe_number(best, "share"))
            best = row;
    return best;
}

static json_t *phase_json(const struct kpe_run *r)
{
    json_t *says = json_array();
    struct kpe_cycle c = kpe_cycle_of(r);
    const json_t *row = largest_row(r);
    if (c.explained && c.total > 0)
        kpe_say(says, "modeled", "model .critical_cycle", c.total, "cycles",
                "the loop's critical cycle, %.0f cycles; of it %s %.0f (%.0f%%)", c.total,
                c.largest, c.largest_cycles, 100 * c.largest_cycles / c.total);
    if (row)
        kpe_say(says, "measured", "replay .rows", kpe_number(row, "share"), "share",
                "%s takes %.1f%% of the time of %s, %.1f cycles a visit", kpe_text(row, "region"),
                100 * kpe_number(row, "share"), kpe_text(row, "role"),
                kpe_number(row, "cycles.mean"));
    return says;
}

static json_t *iteration_json(const struct kpe_run *r)
{
    if (!r->model)
        return json_pack("{s:s}", "absent", r->why_no_model ? r->why_no_model : "no model");
    return json_pack("{s:o,s:o,s:o,s:o,s:b}", "measured_cycles",
                     kpe_json(kpe_number(r->model, "baseline.measured_cycles"), 2),
                     "predicted_cycles",
                     kpe_json(kpe_number(r->model, "baseline.predicted_cycles"), 2), "residual",
                     kpe_json(kpe_number(r->model, "baseline.residual"), 5), "without_records",
                     kpe_json(kpe_number(r->model, "baseline.unprobed.cycles"), 2), "explained",
                     json_is_true(kp_json_in(r->model, "baseline.explained")));
}

/* What part of its role's time each region takes. */
static json_t *shares_json(const struct kpe_run *r)
{
    json_t *list = json_array();
    const json_t *row;
    size_t i;
    json_array_foreach(kpe_at(r->summary, "rows"), i, row)
        json_array_append_new(list, json_pack("{s:o,s:o,s:o,s:o}", "role",
                                              kp_json_text(kpe_text(row, "role")), "region",
                                              kp_json_text(kpe_text(row, "region")), "share",
                                              kpe_json(kpe_number(row, "share"), 4), "cycles",
                                              kpe_json(kpe_number(row, "cycles.mean"), 1)));
    return list;
}

/* ---- warnings ------------------------------------------------------------- */

static json_t *warnings_json(const struct kpe_run *r)
{
    json_t *list = json_array();
    const struct kpe_schedule *s = &r->schedule;
    double ratio = kpe_number(r->info, "stamps.ratio");
    if (s->known && s->ctas < s->sms)
        kpe_say(list, "measured", "stamps of all CTAs", s->ctas, "CTAs",
                "small problem: %.0f CTAs for %.0f SMs", s->ctas, s->sms);
    if (r->launch.value / r->us > 0.1)
        kpe_say(list, "measured", r->launch.source, r->launch.value / r->us, "share",
                "launch-bound: an empty kernel takes %.0f%% of the time",
                100 * r->launch.value / r->us);
    if (r->throttled > 0)
        kpe_say(list, "measured", "inspect .info.measured.rows", r->throttled, "samples",
                "the clocks were held down during %.0f of %.0f samples", r->throttled, r->launches);
    if (ratio > 1.05)
        kpe_say(list, "measured", "inspect .info.stamps.ratio", ratio, "ratio",
                "probed CTAs take %.1f%% longer than the others: what was recorded is a slower "
                "kernel", 100 * (ratio - 1));
    const char *verdict = kpe_text(r->info, "verify.verdict");
    if (*verdict && strcmp(verdict, "equal") != 0)
        kpe_say(list, "measured", "inspect .info.verify.verdict", NAN, "",
                "the probed kernel's outputs: %s", verdict);
    if (kpe_number(r->summary, "counts.records_lost") > 0)
        kpe_say(list, "measured", "replay .counts.records_lost",
                kpe_number(r->summary, "counts.records_lost"), "records",
                "%.0f of %.0f records were overwritten: each unit's last iterations are what is "
                "modelled", kpe_number(r->summary, "counts.records_lost"),
                kpe_number(r->summary, "counts.records"));
    return list;
}

/* ---- what to do next ------------------------------------------------------ */

static const json_t *first_candidate(const json_t *model)
{
    const json_t *c;
    size_t i;
    json_array_foreach(kpe_at(model, "candidates"), i, c)
        if (strcmp(kpe_text(c, "expected"), "gain") == 0 &&
            strcmp(kpe_text(c, "legality.status"), "illegal") != 0)
            return c;
    return NULL;
}

static const char *config_of(const struct kpe_run *r)
{
    const char *name = kpe_text(r->info, "config.name");
    return *name ? name : "CONFIG.yaml";
}

/* "--only NAME=VALUE,...", of the representative set where the shape is one of it; owned. */
static char *only_of(const struct kpe_run *r)
{
    bool set = strcmp(kpe_text(r->base, "workload.set"), "representative") == 0;
    struct kp_str b = {0};
    const char *name;
    json_t *v;
    kp_str_add(&b, set ? "--workloads" : "");
    json_t *shape = json_object_get(r->info, "shape");
    size_t n = 0;
    json_object_foreach(shape, name, v)
        kp_str_addf(&b, "%s%s=%lld", n++ ? "," : b.len ? " --only " : "--only ", name,
                    (long long)json_integer_value(v));
    return b.len ? kp_str_detach(&b) : kp_strdup("");
}

static json_t *candidate_json(const struct kpe_run *r, const json_t *c)
{
    json_t *commands = json_array();
    const char *id = kpe_text(c, "id");
    char *only = only_of(r);
    if (json_is_object(kpe_at(c, "motion"))) {
        json_array_append_new(commands, json_sprintf("kperf apply %s '%s' -o new.ptx",
                                                     kp_shown_name(r->path), id));
        json_array_append_new(commands, json_sprintf("kperf run %s --against new.ptx %s",
                                                     only, config_of(r)));
    } else {
        json_array_append_new(commands, json_sprintf("kperf run %s %s", only, config_of(r)));
        json_array_append_new(commands, json_string("kperf model TRACE"));
    }
    free(only);
    return json_pack(
        "{s:O?,s:O?,s:s,s:o,s:O?,s:O?,s:O?,s:O?,s:O?,s:O?,s:O?}", "id", kpe_at(c, "id"), "change",
        kpe_at(c, "where"), "because", "first of the model's candidates", "commands", commands,
        "predicted_gain", kpe_at(c, "predicted_gain"), "interval", kpe_at(c, "interval"),
        "predicted_cta_gain", kpe_at(c, "predicted_cta_gain"), "predicted_launch_gain",
        kpe_at(c, "predicted_launch_gain"), "launch_interval", kpe_at(c, "launch_interval"),
        "refuted_by", kpe_at(c, "refuted_by"), "legality", kpe_at(c, "legality"));
}

static bool on_cycle(const json_t *model, const char *name)
{
    const json_t *e;
    size_t i;
    json_array_foreach(kpe_at(model, "critical_cycle"), i, e)
        if (strcmp(kpe_text(e, "name"), name) == 0)
            return true;
    return false;
}

/* A region to hold up: the one with the most slack, of which nothing may come; or, where all
 * have little, the longest on the critical cycle, which has to show. */
static const json_t *to_delay(const json_t *model, bool critical)
{
    const char *by = critical ? "cycles" : "slack";
    const json_t *role, *s, *best = NULL;
    size_t i, k;
    json_array_foreach(kpe_at(model, "roles"), i, role)
        json_array_foreach(kpe_at(role, "stages"), k, s) {
            const char *kind = kpe_text(s, "kind");
            bool fits = strcmp(kind, "gap") != 0 && strcmp(kind, "wait") != 0 &&
                        (critical ? on_cycle(model, kpe_text(s, "name"))
                                  : kpe_number(s, "slack") >= 200);
            if (fits && (!best || kpe_number(s, by) > kpe_number(best, by)))
                best = s;
        }
    return best;
}

/* Nothing is predicted to gain: the claim that this is the limit is what can be refuted. */
static json_t *delay_json(const struct kpe_run *r, const json_t *stage, bool critical)
{
    char *only = only_of(r);
    double slack = kpe_number(stage, "slack");
    int most = !critical && slack >= 400 ? 400 : 200;
    const char *name = kpe_text(stage, "name");
    char *change = critical ? kp_asprintf("none: %s, on the critical cycle, is held up by up to %d "
                                          "cycles", name, most)
                            : kp_asprintf("none: %s is held up by up to %d cycles, where the model "
                                          "has %.0f of slack", name, most, slack);
    char *refuted = critical ? kp_asprintf("a time that does not grow with the delay (verdict "
                                           "'slack'): %s would not be what limits the kernel", name)
                             : kp_asprintf("a time that grows with the delay (verdict 'critical', "
                                           "a slope whose interval is above 0.5): %s would be part "
                                           "of what limits the kernel", name);
    json_t *o = json_pack(
        "{s:o,s:o,s:s,s:[o],s:s,s:n,s:n,s:n,s:o}", "id", json_sprintf("delay:%s", name), "change",
        kp_json_text(change), "because", "no candidate of the model is expected to gain",
        "commands", json_sprintf("kperf run %s --delay %s=0..%d %s", only, name, most,
                                 config_of(r)),
        "expects", critical ? "critical" : "slack", "predicted_gain", "interval",
        "predicted_cta_gain", "refuted_by", kp_json_text(refuted));
    free(only);
    free(change);
    free(refuted);
    return o;
}

/* SMs without work: what the kernel does inside is not the first question. */
static json_t *fill_json(const struct kpe_run *r)
{
    const struct kpe_schedule *s = &r->schedule;
    return json_pack("{s:s,s:o,s:s,s:[o],s:n,s:n,s:n,s:o}", "id", "fill:SMs", "change",
                     json_sprintf("more CTAs, smaller or along another dimension: %.1f%% of the "
                                  "SMs' time is without one", 100 * s->idle), "because",
                     "the class is work imbalance", "commands",
                     json_sprintf("kperf run %s, with a shape of %.1f times the CTAs",
                                  config_of(r), s->waves > 0 && s->waves < 1 ? 1 / s->waves : 2),
                     "predicted_gain", "interval", "predicted_cta_gain", "refuted_by",
                     json_sprintf("a launch of whole waves that takes more than %.2f us for each "
                                  "of them: the time is then not that of idle SMs", 1.25 * r->us /
                                  fmax(ceil(s->waves), 1)));
}

static json_t *measure_json(const json_t *missing)
{
    const json_t *first = json_array_get(missing, 0);
    if (!first)
        return json_null();
    return json_pack("{s:s,s:O,s:s,s:[O],s:n,s:n,s:n,s:s}", "id", "measure", "change",
                     kpe_at(first, "what"), "because", "no class is supported without it",
                     "commands", kpe_at(first, "how"), "predicted_gain", "interval",
                     "predicted_cta_gain", "refuted_by", "nothing is claimed yet");
}

static json_t *next_json(const struct kpe_run *r, const char *class, const json_t *missing)
{
    bool explained = json_is_true(kp_json_in(r->model, "baseline.explained"));
    const json_t *c = explained ? first_candidate(r->model) : NULL;
    const json_t *s = explained ? to_delay(r->model, false) : NULL;
    const json_t *longest = explained ? to_delay(r->model, true) : NULL;
    bool named = strncmp(class, "not ", 4) != 0;
    if (strcmp(class, "work imbalance") == 0)
        return fill_json(r);
    return c && r->us > 0     ? candidate_json(r, c)
           : !named           ? measure_json(missing)
           : s                ? delay_json(r, s, false)
           : longest          ? delay_json(r, longest, true)
                              : measure_json(missing);
}

static json_t *missing_json(const struct kpe_run *r, const json_t *considered)
{
    json_t *list = json_array();
    const json_t *one, *need, *seen;
    if (!(r->us > 0))
        kpe_miss(list, "the time of a launch on a device: without it no class is named",
                 "kperf run, where the device is");
    size_t i, k, n;
    json_array_foreach(considered, i, one)
        json_array_foreach(kpe_at(one, "needs"), k, need) {
            bool there = false;
            json_array_foreach(list, n, seen)
                there = there || json_equal(seen, need);
            if (!there && (strcmp(kpe_text(one, "state"), "not told") == 0 ||
                           strcmp(kpe_text(one, "state"), "possible") == 0))
                json_array_append(list, json_array_get(kpe_at(one, "needs"), k));
        }
    if (!*kpe_text(r->base, "correctness.reference.verdict"))
        kpe_miss(list, "outputs against a reference that is not this kernel",
                 "reference: in the config");
    if (!kp_json_in(r->base, "device.clocks.sm_mhz"))
        kpe_miss(list, "the clocks and their throttling during the run",
                 "kperf run, where NVML is");
    return list;
}

json_t *kpe_statement(const struct kpe_run *r)
{
    json_t *s = json_pack("{s:{s:o,s:s},s:O?,s:o,s:o,s:o,s:o,s:o,s:o}", "input", "name",
                          kp_json_text(kp_shown_name(r->path)), "hash", r->hash, "shape",
                          kpe_at(r->info, "shape"), "baseline", baseline_json(r), "work",
                          work_json(r), "floors", floors_json(r), "schedule", schedule_json(r),
                          "code", kpe_code(r), "phase", phase_json(r));
    json_object_set_new(s, "iteration", iteration_json(r));
    json_object_set_new(s, "shares", shares_json(r));
    kpe_classify(r, s);
    json_object_set_new(s, "warnings", warnings_json(r));
    json_t *missing = missing_json(r, kpe_at(s, "considered"));
    json_object_set_new(s, "next", next_json(r, kpe_text(s, "class.name"), missing));
    json_object_set_new(s, "missing", missing);
    return s;
}
