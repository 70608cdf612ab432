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
    json_object_set_new(o, "original", json_string(kp_text(r->info, "verify.verdict")));
    json_object_set_new(o, "reference", *kp_text(reference, "verdict")
                                            ? json_string(kp_text(reference, "verdict"))
                                            : json_null());
    json_object_set_new(o, "probed_to_unprobed", kpe_json(kp_number(r->info, "stamps.ratio"), 4));
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
        if (!best || kp_number(row, "share") > kp_number(best, "share"))
            best = row;
    return best;
}

static json_t *phase_json(const struct kpe_run *r)
{
    json_t *says = json_array();
    const struct kpe_cycle c = r->cycle;
    const json_t *row = largest_row(r);
    if (c.explained && c.total > 0)
        kpe_say(says, "modeled", "model .critical_cycle", c.total, "cycles",
                "the loop's critical cycle, %.0f cycles; of it %s %.0f (%.0f%%)", c.total,
                c.largest, c.largest_cycles, 100 * c.largest_cycles / c.total);
    if (row)
        kpe_say(says, "measured", "replay .rows", kp_number(row, "share"), "share",
                "%s takes %.1f%% of the time of %s, %.1f cycles a visit", kp_text(row, "region"),
                100 * kp_number(row, "share"), kp_text(row, "role"),
                kp_number(row, "cycles.mean"));
    return says;
}

static json_t *iteration_json(const struct kpe_run *r)
{
    if (!r->model)
        return json_pack("{s:s}", "absent", r->why_no_model ? r->why_no_model : "no model");
    return json_pack("{s:o,s:o,s:o,s:o,s:b}", "measured_cycles",
                     kpe_json(kp_number(r->model, "baseline.measured_cycles"), 2),
                     "predicted_cycles",
                     kpe_json(kp_number(r->model, "baseline.predicted_cycles"), 2), "residual",
                     kpe_json(kp_number(r->model, "baseline.residual"), 5), "without_records",
                     kpe_json(kp_number(r->model, "baseline.unprobed.cycles"), 2), "explained",
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
                                              kp_json_text(kp_text(row, "role")), "region",
                                              kp_json_text(kp_text(row, "region")), "share",
                                              kpe_json(kp_number(row, "share"), 4), "cycles",
                                              kpe_json(kp_number(row, "cycles.mean"), 1)));
    return list;
}

/* ---- warnings ------------------------------------------------------------- */

static json_t *warnings_json(const struct kpe_run *r)
{
    json_t *list = json_array();
    const struct kpe_schedule *s = &r->schedule;
    double ratio = kp_number(r->info, "stamps.ratio");
    const char *clock = kp_text(r->info, "clock"), *verdict = kp_text(r->info, "verify.verdict");
    if (*clock)
        kpe_say(list, "measured", "inspect .info.clock", NAN, "", "the clock: %s", clock);
    if (s->known && s->ctas < s->sms)
        kpe_say(list, "measured", "stamps of all CTAs", s->ctas, "CTAs",
                "small problem: %.0f CTAs for %.0f SMs", s->ctas, s->sms);
    if (r->launch.value / r->us > 0.1)
        kpe_say(list, "measured", r->launch.source, r->launch.value / r->us, "share",
                "launch-bound: an empty kernel takes %.0f%% of the time, on the host of the "
                "ceilings",
                100 * r->launch.value / r->us);
    if (r->throttled > 0)
        kpe_say(list, "measured", "inspect .info.measured.rows", r->throttled, "samples",
                "the clocks were held down during %.0f of %.0f samples", r->throttled, r->launches);
    if (ratio > 1.05)
        kpe_say(list, "measured", "inspect .info.stamps.ratio", ratio, "ratio",
                "probed CTAs take %.1f%% longer than the others: what was recorded is a slower "
                "kernel", 100 * (ratio - 1));
    if (kp_number(r->model, "ctas.per_sm") > 1)
        kpe_say(list, "measured", "model .ctas.per_sm", kp_number(r->model, "ctas.per_sm"), "CTAs",
                json_is_true(kpe_at(kpe_at(r->model, "residents"), "known"))
                    ? "%.0f CTAs share an SM: what they take from each other is known as a whole, "
                      "from launches with fewer, not region by region"
                    : "%.0f CTAs share an SM, and the model is of one: what it waits for or takes "
                      "longer another may hide", kp_number(r->model, "ctas.per_sm"));
    if (*verdict && strcmp(verdict, "equal") != 0)
        kpe_say(list, "measured", "inspect .info.verify.verdict", NAN, "",
                "the probed kernel's outputs: %s", verdict);
    if (kp_number(r->summary, "counts.records_lost") > 0)
        kpe_say(list, "measured", "replay .counts.records_lost",
                kp_number(r->summary, "counts.records_lost"), "records",
                "%.0f of %.0f records were overwritten: each unit's last iterations are what is "
                "modelled", kp_number(r->summary, "counts.records_lost"),
                kp_number(r->summary, "counts.records"));
    return list;
}

/* ---- what is missing ------------------------------------------------------- */

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
            if (!there && (strcmp(kp_text(one, "state"), "not told") == 0 ||
                           strcmp(kp_text(one, "state"), "possible") == 0))
                json_array_append(list, json_array_get(kpe_at(one, "needs"), k));
        }
    if (!r->config_there)
        kpe_miss(list, "the config, which the commands name", "--config FILE");
    if (!*kp_text(r->base, "correctness.reference.verdict"))
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
    json_object_set_new(s, "next", kpe_next(r, kp_text(s, "class.name"), missing));
    json_object_set_new(s, "missing", missing);
    return s;
}
