#include "run/baseline.h"

#include <math.h>

/* The samples of a measurement: kept whole, and summed up in rows. */

json_t *kpn_absent(const char *why)
{
    return json_pack("{s:o}", "absent", kp_json_text(why));
}

const char *kpn_why_absent(const json_t *part)
{
    if (!part || json_is_null(part))
        return "it was not recorded";
    return json_string_value(json_object_get(part, "absent"));
}

size_t kpn_series_name(struct kpn_series *s, const char *name)
{
    for (size_t i = 0; i < s->name_count; i++)
        if (strcmp(s->names[i], name) == 0)
            return i;
    if (s->name_count == KPN_SERIES_NAMES)
        return KPN_SERIES_NAMES - 1; /* more than there are variants */
    s->names[s->name_count] = name;
    return s->name_count++;
}

void kpn_series_add(struct kpn_series *s, uint32_t round, size_t variant, double us)
{
    const struct kpn_timed t = {round, (uint16_t)variant, false, us};
    KP_PUSH(s->samples, t);
}

void kpn_series_round(struct kpn_series *s, uint32_t round, double mhz, bool throttled)
{
    while (s->sm_mhz.n < round)
        KP_PUSH(s->sm_mhz, NAN);
    KP_PUSH(s->sm_mhz, mhz);
    for (size_t i = s->samples.n; i-- > 0 && s->samples.v[i].round == round;)
        s->samples.v[i].throttled = throttled;
}

void kpn_series_free(struct kpn_series *s)
{
    free(s->samples.v);
    free(s->sm_mhz.v);
    *s = (struct kpn_series){0};
}

/* One reading a round, or null where none was had. */
static json_t *mhz_json(const struct kpn_series *s)
{
    json_t *o = json_array();
    bool any = false;
    for (size_t i = 0; i < s->sm_mhz.n; i++) {
        any = any || isfinite(s->sm_mhz.v[i]);
        json_array_append_new(o, kpn_json_rounded(s->sm_mhz.v[i], 0));
    }
    if (any)
        return o;
    json_decref(o);
    return json_null();
}

json_t *kpn_series_json(const struct kpn_series *s)
{
    json_t *names = json_array(), *round = json_array(), *variant = json_array();
    json_t *us = json_array(), *throttled = json_array();
    for (size_t i = 0; i < s->name_count; i++)
        json_array_append_new(names, json_string(s->names[i]));
    for (size_t i = 0; i < s->samples.n; i++) {
        const struct kpn_timed *t = &s->samples.v[i];
        json_array_append_new(round, json_integer(t->round));
        json_array_append_new(variant, json_integer(t->variant));
        json_array_append_new(us, kpn_json_rounded(t->us, 3));
        if (t->throttled)
            json_array_append_new(throttled, json_integer((json_int_t)i));
    }
    return json_pack("{s:o,s:o,s:o,s:o,s:o,s:o}", "variants", names, "round", round, "variant",
                     variant, "us", us, "sm_mhz", mhz_json(s), "throttled", throttled);
}

struct kpn_spread kpn_spread_of(const double *sorted, size_t n)
{
    struct kpn_spread r = {NAN, NAN, NAN, NAN, NAN, NAN, NAN};
    if (n == 0)
        return r;
    r.median = kpn_percentile(sorted, n, 50);
    r.p5 = kpn_percentile(sorted, n, 5);
    r.p95 = kpn_percentile(sorted, n, 95);
    r.min = sorted[0];
    r.max = sorted[n - 1];
    r.iqr = kpn_percentile(sorted, n, 75) - kpn_percentile(sorted, n, 25);
    double *away = kp_alloc(n * sizeof *away);
    for (size_t i = 0; i < n; i++)
        away[i] = fabs(sorted[i] - r.median);
    kpn_sort(away, n);
    r.mad = kpn_percentile(away, n, 50);
    free(away);
    return r;
}

/* The time of names[0] in that round; NAN: it has none. */
static double base_of(const struct kpn_series *s, uint32_t round, size_t near)
{
    const struct kpn_timed *v = s->samples.v;
    while (near > 0 && v[near - 1].round == round)
        near--;
    for (; near < s->samples.n && v[near].round == round; near++)
        if (v[near].variant == 0)
            return v[near].us;
    return NAN;
}

static json_t *row_json(const struct kpn_series *s, size_t variant)
{
    double *us = kp_alloc(s->samples.n * sizeof *us),
           *ratio = kp_alloc(s->samples.n * sizeof *ratio);
    size_t n = 0, ratios = 0, throttled = 0;
    for (size_t i = 0; i < s->samples.n; i++) {
        const struct kpn_timed *t = &s->samples.v[i];
        if (t->variant != variant)
            continue;
        double base = base_of(s, t->round, i);
        us[n++] = t->us;
        throttled += t->throttled;
        if (base > 0)
            ratio[ratios++] = t->us / base;
    }
    kpn_sort(us, n);
    kpn_sort(ratio, ratios);
    const struct kpn_spread a = kpn_spread_of(us, n), b = kpn_spread_of(ratio, ratios);
    free(us);
    free(ratio);
    return json_pack("{s:s,s:o,s:o,s:o,s:o,s:o,s:o,s:o,s:o,s:o,s:o,s:I,s:I}", "variant",
                     s->names[variant], "us", kpn_json_rounded(a.median, 3), "us_p5",
                     kpn_json_rounded(a.p5, 3), "us_p95", kpn_json_rounded(a.p95, 3), "mad",
                     kpn_json_rounded(a.mad, 3), "iqr", kpn_json_rounded(a.iqr, 3), "min",
                     kpn_json_rounded(a.min, 3), "max", kpn_json_rounded(a.max, 3), "ratio",
                     kpn_json_rounded(b.median, 5), "lo", kpn_json_rounded(b.p5, 5), "hi",
                     kpn_json_rounded(b.p95, 5), "launches", (json_int_t)n, "throttled",
                     (json_int_t)throttled);
}

json_t *kpn_series_rows(const struct kpn_series *s)
{
    json_t *rows = json_array();
    for (size_t i = 0; i < s->name_count; i++)
        json_array_append_new(rows, row_json(s, i));
    return rows;
}
