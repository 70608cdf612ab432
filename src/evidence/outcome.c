#include "evidence/internal.h"

/* What came of the next experiment, where somebody did it. */

static bool same_kernel(const json_t *report, const struct kpe_run *r)
{
    const char *sha = kpe_text(report, "kernel.source.sha256");
    return *sha && strcmp(sha, kpe_text(r->info, "kernel.source.sha256")) == 0;
}

static bool delay_refutes(const json_t *d, bool critical)
{
    const char *verdict = kpe_text(d, "verdict");
    return critical ? kpe_number(d, "hi") < 0.5 || strcmp(verdict, "slack") == 0
                    : kpe_number(d, "lo") > 0.5 || strcmp(verdict, "critical") == 0;
}

static json_t *delay_outcome(const json_t *shape, const json_t *next, const char *file)
{
    const json_t *d = kpe_at(shape, "delay");
    const char *id = kpe_text(next, "id");
    if (!d || !kp_has_prefix(id, "delay:") || strcmp(kpe_text(d, "region"), id + 6) != 0)
        return NULL;
    const char *expects = kpe_text(next, "expects");
    return json_pack("{s:o,s:o,s:[o,o],s:o,s:b,s:b}", "file", kp_json_text(file), "slope",
                     kpe_json(kpe_number(d, "slope"), 4), "slope_interval",
                     kpe_json(kpe_number(d, "lo"), 4), kpe_json(kpe_number(d, "hi"), 4), "verdict",
                     json_string(kpe_text(d, "verdict")), "refuted",
                     delay_refutes(d, strcmp(expects, "critical") == 0), "agrees",
                     strcmp(kpe_text(d, "verdict"), expects) == 0);
}

/* What was said of the launch, or of a CTA, of which a launch consists, with the iteration's
 * interval in proportion. */
struct said {
    double gain, least, most;
};

static struct said said_of(const json_t *next)
{
    double launch = kpe_number(next, "predicted_launch_gain");
    double cta = kpe_number(next, "predicted_cta_gain"), loop = kpe_number(next, "predicted_gain");
    const json_t *own = kpe_at(next, "launch_interval"), *span = kpe_at(next, "interval");
    bool of_launch = !isnan(launch) && json_array_size(own) == 2;
    double gain = of_launch ? launch : isnan(cta) ? loop : cta;
    double scale = of_launch || !(fabs(loop) > 1e-9) ? 1 : gain / loop;
    span = of_launch ? own : span;
    return (struct said){gain, scale * json_number_value(json_array_get(span, 0)),
                         scale * json_number_value(json_array_get(span, 1))};
}

/* Refuted: even the upper end of what was measured is below the lower end of what was said.
 * Agrees: the two overlap. */
static json_t *gain_outcome(const json_t *shape, const json_t *next, const char *file)
{
    double ratio = kpe_number(shape, "measured.ratio"), lo = kpe_number(shape, "measured.lo");
    double hi = kpe_number(shape, "measured.hi");
    struct said said = said_of(next);
    const char *id = kpe_text(shape, "predicted.id");
    if (isnan(ratio) || isnan(said.gain) || (*id && strcmp(id, kpe_text(next, "id")) != 0))
        return NULL;
    return json_pack("{s:o,s:o,s:[o,o],s:o,s:o,s:b,s:b}", "file", kp_json_text(file),
                     "measured_gain",
                     kpe_json(1 - ratio, 5), "measured_interval", kpe_json(1 - hi, 5),
                     kpe_json(1 - lo, 5), "predicted", kpe_json(said.gain, 5), "difference",
                     kpe_json(1 - ratio - said.gain, 5), "refuted", 1 - lo < said.least,
                     "agrees", 1 - lo >= said.least && 1 - hi <= said.most);
}

bool kpe_outcome_take(const json_t *report, const char *file, const struct kpe_run *r,
                      json_t *statement)
{
    const json_t *next = kpe_at(statement, "next"), *shape;
    size_t i;
    json_array_foreach(kpe_at(report, "shapes"), i, shape) {
        if (!json_equal(kpe_at(shape, "shape"), json_object_get(r->info, "shape")))
            continue;
        json_t *o = delay_outcome(shape, next, file);
        o = o ? o : gain_outcome(shape, next, file);
        if (o)
            return json_object_set_new(statement, "outcome", o) == 0;
    }
    return false;
}

int kpe_outcome_find(const char *const *paths, const struct kpe_run *r, json_t *statement)
{
    int status = KP_OK;
    bool found = false;
    for (size_t i = 0; paths && paths[i] && !found && status == KP_OK; i++) {
        json_t *report = kpe_load(paths[i], &status);
        found = report && same_kernel(report, r) &&
                kpe_outcome_take(report, paths[i], r, statement);
        json_decref(report);
    }
    return status;
}
