#include "evidence/internal.h"

/* What came of the next experiment, where somebody did it. */

static bool same_kernel(const json_t *report, const struct kpe_run *r)
{
    const char *sha = kp_text(report, "kernel.source.sha256");
    return *sha && strcmp(sha, kp_text(r->info, "kernel.source.sha256")) == 0;
}

/* What was measured, and an interval of what was said of it. */
struct measured {
    double value, lo, hi;
    double said, least, most; /* NAN: nothing */
};

/* The claim stands where all of the measured interval is on its side of the bound, and is refuted
 * where all of it is on the other; what was said of the figure itself is another matter. */
static json_t *judged(const json_t *next, const struct measured *m, bool above)
{
    double bound = kp_number(next, "bound");
    bool refuted = above ? m->hi < bound : m->lo > bound;
    bool stands = above ? m->lo >= bound : m->hi <= bound;
    bool claims = *kp_text(next, "expects") != '\0' && !isnan(bound);
    const char *as = isnan(m->said)      ? NULL
                     : m->lo > m->most   ? "more than said"
                     : m->hi < m->least  ? "less than said"
                                         : "as said";
    json_t *o = json_pack("{s:s,s:b,s:o}", "decision", !claims   ? "told"
                                                       : refuted ? "refuted"
                                                       : stands  ? "stands"
                                                                 : "undecided",
                          "refuted", claims && refuted, "bound", kpe_json(bound, 4));
    json_object_set_new(o, "agrees", as ? json_boolean(strcmp(as, "as said") == 0) : json_null());
    json_object_set_new(o, "prediction", as ? json_string(as) : json_null());
    return o;
}

static json_t *interval_json(double lo, double hi)
{
    return json_pack("[o,o]", kpe_json(lo, 5), kpe_json(hi, 5));
}

/* ---- a delay ------------------------------------------------------------------ */

/* Of a launch without a delay, by the longest, for a slope of 1. */
static double growth_of_one(const json_t *d)
{
    const json_t *points = kpe_at(d, "points");
    const json_t *last = json_array_get(points, json_array_size(points) - 1);
    double us = kp_number(json_array_get(points, 0), "us");
    return kp_number(d, "visits") * kp_number(d, "waves") * kp_number(last, "cycles") /
           (kp_number(d, "clock_mhz") * us);
}

static json_t *delay_outcome(const json_t *shape, const json_t *next)
{
    const json_t *d = kpe_at(shape, "delay"), *span = kpe_at(next, "growth_interval");
    const char *id = kp_text(next, "id"), *expects = kp_text(next, "expects");
    if (!d || !kp_has_prefix(id, "delay:") || strcmp(kp_text(d, "region"), id + 6) != 0 ||
        json_is_array(kpe_at(d, "warps"))) /* of some warps alone: another experiment */
        return NULL;
    double one = growth_of_one(d), slope = kp_number(d, "slope");
    bool of_launch = strcmp(kp_text(next, "growth_of"), "launch") == 0;
    struct measured m = {slope, kp_number(d, "lo"), kp_number(d, "hi"),
                         of_launch ? kp_number(next, "predicted_growth") / one : NAN,
                         json_number_value(json_array_get(span, 0)) / one,
                         json_number_value(json_array_get(span, 1)) / one};
    json_t *o = judged(next, &m, strcmp(expects, "slack") != 0);
    json_object_set_new(o, "slope", kpe_json(slope, 4));
    json_object_set_new(o, "slope_interval", interval_json(m.lo, m.hi));
    json_object_set_new(o, "verdict", json_string(kp_text(d, "verdict")));
    json_object_set_new(o, "measured_growth", kpe_json(slope * one, 5));
    json_object_set_new(o, "growth_interval", interval_json(m.lo * one, m.hi * one));
    return o;
}

/* Of a pause that warps make once: the best that was found, of which none may surely gain. */
static json_t *pause_outcome(const json_t *shape, const json_t *next)
{
    const json_t *d = kpe_at(shape, "delay"), *warps = kpe_at(d, "warps");
    const json_t *best = kpe_at(d, json_is_object(kpe_at(d, "closer")) ? "closer" : "least");
    const char *id = kp_text(next, "id");
    struct kpe_said said = kpe_said(next);
    char *of = kp_asprintf("pause:%s@%lld..%lld", kp_text(d, "region"),
                           (long long)json_integer_value(json_array_get(warps, 0)),
                           (long long)json_integer_value(json_array_get(warps, 1)));
    bool same = d && json_array_size(warps) == 2 && strcmp(of, id) == 0;
    free(of);
    if (!same)
        return NULL;
    bool gains = json_is_object(best);
    struct measured m = {0, 0, 0, said.gain, said.least, said.most};
    if (gains) {
        m.value = 1 - kp_number(best, "ratio");
        m.lo = 1 - kp_number(best, "hi");
        m.hi = 1 - kp_number(best, "lo");
    }
    json_t *o = judged(next, &m, true);
    json_object_set_new(o, "measured_gain", kpe_json(m.value, 5));
    json_object_set_new(o, "measured_interval", interval_json(m.lo, m.hi));
    json_object_set_new(o, "predicted", kpe_json(said.gain, 5));
    json_object_set_new(o, "pause_cycles", gains ? json_incref(json_object_get(best, "cycles"))
                                                 : json_null());
    return o;
}

/* ---- a gain -------------------------------------------------------------------- */

struct kpe_said kpe_said(const json_t *next)
{
    double launch = kp_number(next, "predicted_launch_gain");
    double cta = kp_number(next, "predicted_cta_gain"), loop = kp_number(next, "predicted_gain");
    const json_t *own = kpe_at(next, "launch_interval"), *span = kpe_at(next, "interval");
    bool of_launch = !isnan(launch) && json_array_size(own) == 2;
    double gain = of_launch ? launch : isnan(cta) ? loop : cta;
    double scale = of_launch || !(fabs(loop) > 1e-9) ? 1 : gain / loop;
    span = of_launch ? own : span;
    return (struct kpe_said){gain, scale * json_number_value(json_array_get(span, 0)),
                             scale * json_number_value(json_array_get(span, 1))};
}

static json_t *gain_outcome(const json_t *shape, const json_t *next)
{
    const json_t *places = kpe_at(shape, "layouts"); /* more than one build's, where there are */
    const json_t *of = isnan(kp_number(places, "ratio")) ? kpe_at(shape, "measured") : places;
    double ratio = kp_number(of, "ratio"), lo = kp_number(of, "lo"), hi = kp_number(of, "hi");
    struct kpe_said said = kpe_said(next);
    const char *id = kp_text(shape, "predicted.id");
    if (isnan(ratio) || isnan(said.gain) || kpe_at(shape, "few") ||
        (*id && strcmp(id, kp_text(next, "id")) != 0))
        return NULL;
    struct measured m = {1 - ratio, 1 - hi, 1 - lo, said.gain, said.least, said.most};
    json_t *o = judged(next, &m, true);
    json_object_set_new(o, "measured_gain", kpe_json(1 - ratio, 5));
    json_object_set_new(o, "measured_interval", interval_json(1 - hi, 1 - lo));
    json_object_set_new(o, "predicted", kpe_json(said.gain, 5));
    json_object_set_new(o, "difference", kpe_json(1 - ratio - said.gain, 5));
    return o;
}

/* ---- fewer CTAs, and an empty kernel --------------------------------------------- */

static json_t *ctas_outcome(const json_t *shape, const json_t *next)
{
    const char *id = kp_text(next, "id");
    double ratio = kp_number(shape, "measured.ratio"), few = kp_number(shape, "few.ctas");
    if (!kp_has_prefix(id, "ctas:") || isnan(ratio) || !(fabs(few - strtod(id + 5, NULL)) < 0.5))
        return NULL;
    struct measured m = {ratio, kp_number(shape, "measured.lo"), kp_number(shape, "measured.hi"),
                         NAN, NAN, NAN};
    json_t *o = judged(next, &m, strcmp(kp_text(next, "expects"), "the time stays") == 0);
    json_object_set_new(o, "ratio", kpe_json(ratio, 5));
    json_object_set_new(o, "ratio_interval", interval_json(m.lo, m.hi));
    return o;
}

/* Of one session: what 'kperf run' measured, and the ceilings that it was given or had kept. */
static json_t *empty_outcome(const json_t *shape, const json_t *next)
{
    const json_t *row;
    double us = NAN, empty = kp_number(shape, "baseline.device.ceilings.launch.empty_kernel_ns");
    size_t i;
    json_array_foreach(kp_json_in(shape, "measured.rows"), i, row)
        if (strcmp(kp_text(row, "variant"), "unprobed") == 0)
            us = kp_number(row, "us");
    double share = empty / 1000 / us;
    if (strcmp(kp_text(next, "id"), "empty-kernel") != 0 || isnan(share))
        return NULL;
    struct measured m = {share, share, share, NAN, NAN, NAN};
    json_t *o = judged(next, &m, true);
    json_object_set_new(o, "empty_kernel_us", kpe_json(empty / 1000, 3));
    json_object_set_new(o, "launch_us", kpe_json(us, 3));
    json_object_set_new(o, "share", kpe_json(share, 4));
    return o;
}

/* ---- all of them ------------------------------------------------------------------ */

static json_t *of_shapes(const json_t *report, const struct kpe_run *r, const json_t *next)
{
    const json_t *shape;
    json_t *o = NULL;
    size_t i;
    json_array_foreach(kpe_at(report, "shapes"), i, shape) {
        const char *values = kp_text(shape, "workload.values");
        if (o || !json_equal(kpe_at(shape, "shape"), json_object_get(r->info, "shape")) ||
            (*values && strcmp(values, "config") != 0))
            continue;
        o = delay_outcome(shape, next);
        o = o ? o : pause_outcome(shape, next);
        o = o ? o : ctas_outcome(shape, next);
        o = o ? o : gain_outcome(shape, next);
        o = o ? o : empty_outcome(shape, next);
    }
    return o;
}

bool kpe_outcome_take(const json_t *report, const char *file, const struct kpe_run *r,
                      json_t *statement)
{
    const json_t *next = kpe_at(statement, "next");
    json_t *o = same_kernel(report, r) ? of_shapes(report, r, next) : NULL;
    if (!o)
        return false;
    json_object_set_new(o, "file", kp_json_text(file));
    return json_object_set_new(statement, "outcome", o) == 0;
}
