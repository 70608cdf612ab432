/* What a run says of its time, its scope and the rest, wherever it stands in it. */
#include "diff/diff_internal.h"

#include <math.h>

#define MOST_SAMPLES 65536
#define LEAST_US 1e-3 /* times beyond these are no kernel's */
#define MOST_US 1e12
#define TIMER_STEP_US 0.032 /* of events on NVIDIA's: distances are multiples of 32 ns (H200) */

double kpd_number(const json_t *o, const char *path)
{
    const json_t *v = kpd_at(o, path);
    return json_is_number(v) ? json_number_value(v) : NAN;
}

json_t *kpd_real(double v)
{
    return isfinite(v) ? json_real(v) : json_null();
}

/* ---- times ------------------------------------------------------------------ */

static json_int_t variant_index(const json_t *variants, const char *variant)
{
    const json_t *v;
    size_t i;
    json_array_foreach(variants, i, v)
        if (json_is_string(v) && strcmp(json_string_value(v), variant) == 0)
            return (json_int_t)i;
    return -1;
}

static size_t marked(const json_t *throttled, size_t index)
{
    const json_t *v;
    size_t i;
    json_array_foreach(throttled, i, v)
        if (json_integer_value(v) == (json_int_t)index)
            return 1;
    return 0;
}

bool kpd_samples_of(const struct kpd_run *r, const char *variant, struct kpd_samples *out)
{
    const json_t *s = kpd_at(r->part, "baseline.timing.samples"), *v;
    const json_t *rounds = json_object_get(s, "round"), *of = json_object_get(s, "variant");
    const json_t *us = json_object_get(s, "us"), *throttled = json_object_get(s, "throttled");
    json_int_t index = variant_index(json_object_get(s, "variants"), variant);
    size_t i, n = json_array_size(us);
    *out = (struct kpd_samples){0};
    if (index < 0 || !n || json_array_size(of) != n || json_array_size(rounds) != n)
        return false;
    out->us = kp_alloc(n * sizeof *out->us);
    out->round = kp_alloc(n * sizeof *out->round);
    json_array_foreach(us, i, v) {
        double t = json_number_value(v);
        json_int_t round = json_integer_value(json_array_get(rounds, i));
        if (json_integer_value(json_array_get(of, i)) != index ||
            !(t >= LEAST_US) || !(t <= MOST_US) || out->n == MOST_SAMPLES)
            continue;
        out->round[out->n] = round < 0 || round > UINT32_MAX ? 0 : (uint32_t)round;
        out->us[out->n++] = t;
        out->throttled += marked(throttled, i);
    }
    if (out->n)
        return true;
    kpd_samples_free(out);
    return false;
}

void kpd_samples_free(struct kpd_samples *s)
{
    free(s->us);
    free(s->round);
    *s = (struct kpd_samples){0};
}

static const json_t *unprobed_row(const struct kpd_run *r)
{
    const json_t *rows = kpd_at(r->part, "baseline.timing.rows");
    return kp_json_find(rows ? rows : kpd_at(r->part, "measured.rows"), "variant", "unprobed");
}

/* A time is not known better than by the timer's step. */
static void add_step(struct kpd_center *log_us)
{
    double step = TIMER_STEP_US / sqrt(12) / exp(log_us->value);
    log_us->error = hypot(log_us->error, step);
}

bool kpd_time_of(const struct kpd_run *r, struct kpd_center *log_us, bool *sampled)
{
    struct kpd_samples s;
    const json_t *row = unprobed_row(r);
    double us = kpd_number(row, "us"), n = kpd_number(row, "launches");
    *sampled = kpd_samples_of(r, "unprobed", &s);
    if (*sampled) {
        for (size_t i = 0; i < s.n; i++)
            s.us[i] = log(s.us[i]);
        *log_us = kpd_median(s.us, s.n);
        kpd_samples_free(&s);
    } else {
        double p5 = kpd_number(row, "us_p5"), p95 = kpd_number(row, "us_p95");
        if (!(us >= LEAST_US) || !(us <= MOST_US) || !(n >= 1) || !(n < 1e9) ||
            !(p5 >= LEAST_US) || !(p95 >= p5) || !(p95 <= MOST_US))
            return false;
        *log_us = kpd_median_of_percentiles(log(us), log(p5), log(p95), (size_t)n);
    }
    add_step(log_us);
    return true;
}

json_t *kpd_scope(const struct kpd_run *r)
{
    const json_t *scope = kpd_at(r->part, "baseline.timing.scope");
    json_t *o;
    if (scope) {
        o = json_deep_copy(scope);
        json_object_del(o, "order"); /* how variants alternate, in words */
        return o;
    }
    const char *l2 = kpd_text(r->part, "measured.caches");
    return *l2 ? json_pack("{s:s}", "l2", l2) : NULL;
}
