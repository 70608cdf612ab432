#include "run/device/amd.h"
#include "run/baseline.h"
#include "run/certify/certify.h"

/* One shape in the child: what is done in which order, its report, its trace. */

static json_t *kernel_json(const struct kpn_kernel *k, const struct kpn_code *code)
{
    json_t *o = kpn_code_json(code);
    json_object_set_new(o, "occupancy", json_integer(k->occupancy));
    json_object_set_new(o, "local_bytes", json_integer(k->info.local));
    return o;
}

/* The cost of what the kernel records with, first. */
static json_t *calibration_for(const json_t *c, const struct kpn_build *b, enum kpi_unit unit)
{
    static const char *const values[] = {"record_cost", "lo", "hi"};
    json_t *o = json_deep_copy(c);
    const json_t *u = json_object_get(c, b->at_once ? "units" : "together");
    /* Straight to its place, by the parameter: read and stored as into a ring. */
    bool placed = json_is_true(json_object_get(b->map, "parameter")) && !b->at_once;
    bool alone = b->ring.strategy == KPI_FLUSH || (b->ring.strategy == KPI_GLOBAL && !placed);
    if (alone)
        u = json_object_get(json_object_get(c, "strategies"), kpi_strategies[b->ring.strategy]);
    u = json_object_get(u, unit == KPI_UNIT_WARP ? "warp" : "warpgroup");
    if (b->at_once || alone)
        json_object_set(o, "inside", json_object_get(c, "inside_at_once"));
    for (size_t i = 0; i < KP_COUNT(values); i++)
        if (json_object_get(u, values[i]))
            json_object_set(o, values[i], json_object_get(u, values[i]));
    return o;
}

static json_t *calibration_of(const struct kpn_session *s)
{
    const json_t *c = s->job->calibration;
    if (!json_is_object(json_object_get(c, "key")))
        return json_null();
    if (kpn_calibration_fits(c, &s->info, s->job->assembler_version))
        return calibration_for(c, s->job->build, s->job->build->ring.warpgroup
                                                     ? KPI_UNIT_WARPGROUP : s->job->config->unit);
    kp_warn("the calibration is of another device, driver or assembler; it is not used");
    return json_null();
}

static json_t *trace_info(const struct kpn_session *s, const struct kpn_capture *c,
                          const json_t *report)
{
    json_t *info = json_deep_copy(s->job->provenance);
    json_object_set_new(info, "device", kpn_gpu_json(&s->info));
    if (s->info.limits.amd)
        kpn_amd_info(s->info.limits.amd, s->job->build->map, info);
    json_object_set_new(info, "calibration", calibration_of(s));
    json_object_set(info, "sample", json_object_get(report, "sample"));
    json_object_set(info, "measured", json_object_get(report, "measured"));
    json_object_set(info, "stamps", json_object_get(report, "stamps"));
    json_object_set(info, "verify", json_object_get(report, "verify"));
    json_object_set(info, "assembly", json_object_get(report, "assembly"));
    json_object_set(info, "changes", json_object_get(report, "changes"));
    json_object_set(info, "baseline", json_object_get(report, "baseline"));
    if (json_object_get(report, "crowd"))
        json_object_set(info, "crowd", json_object_get(report, "crowd"));
    json_object_set_new(info, "units_dropped", json_integer(c->head.units_dropped));
    json_object_set_new(info, "records_dropped", json_integer((json_int_t)c->head.records_dropped));
    json_object_set_new(info, "records_overwritten",
                        json_integer((json_int_t)c->records_overwritten));
    json_t *layout = json_object_get(info, "layout");
    json_object_set(layout, "sampling", json_object_get(report, "sample"));
    return info;
}

static int write_trace(struct kpn_session *s, const struct kpn_capture *c, json_t *report)
{
    json_t *info = trace_info(s, c, report);
    FILE *f = s->job->trace->f;
    int status = kpn_capture_write(c, s->job->build->units, f, info);
    if (status == KP_OK && fflush(f) != 0) {
        kp_error("%s: cannot be written", s->job->trace->path);
        status = KP_FAILED;
    }
    long bytes = ftell(f);
    json_object_set_new(report, "trace",
                        json_pack("{s:o,s:I}", "file", kp_json_text(s->job->trace->path),
                                  "bytes", (json_int_t)(bytes < 0 ? 0 : bytes)));
    json_decref(info);
    return status;
}

static json_t *sample_json(const struct kpn_session *s)
{
    char *text = kpn_sample_text(&s->sample, s->ids);
    json_t *o = json_pack("{s:s,s:b,s:s,s:I,s:I,s:I,s:I,s:I,s:I}", "text", text, "chosen",
                          s->sample.chosen, "of", s->job->build->cluster ? "clusters" : "CTAs",
                          "ids", (json_int_t)s->ids, "probed",
                          (json_int_t)kpn_sample_count(&s->sample, s->ids), "every",
                          (json_int_t)s->sample.every, "phase", (json_int_t)s->sample.phase,
                          "first", (json_int_t)s->sample.first, "limit",
                          (json_int_t)s->sample.limit);
    free(text);
    text = kpn_sample_outlook(&s->sample);
    if (text)
        json_object_set_new(o, "outlook", json_string(text));
    free(text);
    if (s->sample.moved)
        json_object_set_new(o, "slack_ns", json_integer((json_int_t)s->sample.slack));
    if (s->settled > 0)
        json_object_set_new(o, "area_spread", kpn_json_rounded(s->settled, 4));
    if (kpn_takes_turns(s, KPN_V_DEFAULT))
        json_object_set_new(o, "turns", json_true());
    return o;
}

static int finish(struct kpn_session *s, json_t *report)
{
    struct kpn_capture c = {0};
    int status = KP_FAILED;
    kpn_phase("reading the records");
    if (kpn_capture_launch(s, &c)) {
        bool lost = c.head.units_dropped || c.records_overwritten || c.unfinished;
        json_object_set_new(report, "records", kpn_capture_json(&c, s));
        json_object_set_new(report, "stamps", kpn_stamps_json(&c, s));
        status = write_trace(s, &c, report);
        if (status == KP_OK && lost && s->job->options->strict)
            status = KP_LOSSY;
    }
    kpn_capture_free(&c);
    return status;
}

static void report_changes(const struct kpn_session *s, json_t *report)
{
    json_t *changes = kpn_changes(s->job->build->original, s->job->build->probed,
                                  s->original.occupancy, s->probed.occupancy), *c;
    size_t i;
    json_array_foreach(changes, i, c)
        kp_warn("the probes change the kernel: %s", json_string_value(c));
    if (json_array_size(changes))
        kp_note("%s", kpn_fewer_probes);
    json_object_set_new(report, "changes", changes);
}

static int work(struct kpn_session *s, json_t *report, void *ctx)
{
    (void)ctx;
    json_t *verify = NULL, *rows = NULL, *crowd = NULL;
    if (!kpn_session_open(s))
        return KP_FAILED;
    json_object_set_new(report, "sample", sample_json(s));
    json_object_set_new(report, "assembly",
                        json_pack("{s:o,s:o,s:o}", "original",
                                  kernel_json(&s->original, s->job->build->original), "probed",
                                  kernel_json(&s->probed, s->job->build->probed), "advisories",
                                  kpn_advisories_diff(s->job->build->original,
                                                      s->job->build->probed)));
    report_changes(s, report);
    bool ok = kpn_verify(s, &verify);
    json_object_set_new(report, "verify", verify);
    if (s->reference)
        json_object_set(report, "reference", s->reference);
    if (!ok)
        return KP_FAILED;
    if (s->damaged || s->inputs_changed)
        return KP_CHECK;
    if (!kpn_settle(s, json_object_get(verify, "damage")) || !kpn_scout(s))
        return KP_FAILED;
    json_object_set_new(report, "sample", sample_json(s));
    if (!kpn_measure(s, &rows))
        return KP_FAILED;
    json_object_set_new(report, "measured", rows);
    if (!kpn_crowd(s, &crowd))
        return KP_FAILED;
    if (crowd)
        json_object_set_new(report, "crowd", crowd);
    if (!kpn_verify_again(s, verify))
        return KP_FAILED;
    json_object_set_new(report, "baseline", kpn_baseline_json(s, report));
    bool repeatable = json_is_true(json_object_get(verify, "repeatable"));
    if (s->damaged || s->inputs_changed || s->wrong || (s->differs && repeatable))
        return KP_CHECK;
    int status = finish(s, report);
    return status != KP_FAILED && s->differs ? KP_CHECK : status;
}

int kpn_shape_run(void *job, json_t **report)
{
    return kpn_session_run(job, work, NULL, report);
}
