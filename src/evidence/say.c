#include "evidence/internal.h"

/* Small parts of the report. */

const json_t *kpe_at(const json_t *o, const char *key)
{
    return json_object_get(o, key);
}

json_t *kpe_json(double v, int digits)
{
    double scale = pow(10, digits);
    return isfinite(v) ? json_real(round(v * scale) / scale) : json_null();
}

void kpe_say(json_t *list, const char *tier, const char *source, double value, const char *unit,
             const char *fmt, ...)
{
    struct kp_str b = {0};
    va_list ap;
    va_start(ap, fmt);
    kp_str_vaddf(&b, fmt, ap);
    va_end(ap);
    json_array_append_new(list, json_pack("{s:o,s:o,s:s,s:s,s:s}", "text",
                                          kp_json_text(b.len ? b.s : ""), "value",
                                          kpe_json(value, 6), "unit", unit, "tier", tier, "source",
                                          source));
    kp_str_free(&b);
}

void kpe_miss(json_t *list, const char *what, const char *how)
{
    json_array_append_new(list, json_pack("{s:o,s:o}", "what", kp_json_text(what), "how",
                                          kp_json_text(how)));
}

json_t *kpe_load(const char *path, int *status)
{
    json_t *o;
    *status = kp_json_read(path, 64u << 20, &o);
    return o;
}

char *kpe_shape_text(const json_t *run)
{
    struct kp_str b = {0};
    const char *name;
    json_t *v;
    json_object_foreach(json_object_get(run, "shape"), name, v)
        kp_str_addf(&b, "%s%s=%lld", b.len ? " " : "", name, (long long)json_integer_value(v));
    return b.len ? kp_str_detach(&b) : kp_strdup("-");
}
