#include "run/certify/applied.h"

#include <math.h>

#include "run/run_internal.h"

static const char lead[] = "// kperf applied ";

/* Where the last line of that kind begins, and how long it is without its end; false: nowhere. */
static bool find_line(const char *s, size_t len, size_t *at, size_t *n)
{
    const size_t lead_len = sizeof lead - 1;
    for (size_t end = len; end > 0;) {
        size_t stop = s[end - 1] == '\n' ? end - 1 : end, from = stop;
        while (from > 0 && s[from - 1] != '\n')
            from--;
        if (stop - from >= lead_len && memcmp(s + from, lead, lead_len) == 0) {
            *at = from;
            *n = stop - from;
            return true;
        }
        end = from;
    }
    return false;
}

static void remove_line(struct kp_str *text)
{
    size_t at, n;
    if (!text->len || !find_line(text->s, text->len, &at, &n))
        return;
    size_t end = at + n < text->len ? at + n + 1 : text->len;
    memmove(text->s + at, text->s + end, text->len - end);
    text->len -= end - at;
    text->s[text->len] = '\0';
}

void kpn_applied_write(struct kp_str *text, const json_t *candidate, const json_t *trace,
                       const json_t *info, const json_t *apart)
{
    static const char *const kept[] = {"id", "predicted_gain", "interval", "predicted_cta_gain",
                                       "predicted_launch_gain", "launch_interval", "likely"};
    json_t *o = json_object(), *shape = json_object_get(info, "shape");
    for (size_t i = 0; i < KP_COUNT(kept); i++)
        if (json_object_get(candidate, kept[i]))
            json_object_set(o, kept[i], json_object_get(candidate, kept[i]));
    if (trace)
        json_object_set(o, "trace", (json_t *)(uintptr_t)trace);
    if (json_is_object(shape))
        json_object_set(o, "shape", shape);
    const json_t *source = json_object_get(json_object_get(info, "kernel"), "source");
    if (json_object_get(source, "sha256"))
        json_object_set(o, "kernel", json_object_get(source, "sha256"));
    if (json_array_size(apart))
        json_object_set(o, "apart", (json_t *)(uintptr_t)apart);
    char *line = json_dumps(o, JSON_COMPACT | JSON_ENSURE_ASCII | JSON_REAL_PRECISION(7));
    json_decref(o);
    remove_line(text);
    if (text->len && text->s[text->len - 1] != '\n')
        kp_str_addc(text, '\n');
    if (line)
        kp_str_addf(text, "%s%s\n", lead, line);
    free(line);
}

int kpn_applied_read(const struct kp_source *src, json_t **out)
{
    size_t at, n;
    json_error_t error;
    *out = NULL;
    if (!find_line(src->text, src->len, &at, &n))
        return KP_OK;
    at += sizeof lead - 1;
    n -= sizeof lead - 1;
    *out = json_loadb(src->text + at, n, JSON_REJECT_DUPLICATES, &error);
    json_t *gain = kpn_gain_json(*out);
    bool sound = gain && json_is_string(json_object_get(*out, "id"));
    json_decref(gain);
    if (sound)
        return KP_OK;
    kp_error_at(src, at, n, "this does not say what 'kperf apply' did; without the line nothing is "
                "set beside what is measured");
    json_decref(*out);
    *out = NULL;
    return KP_MALFORMED;
}

/* ---- what is taken to hold ------------------------------------------------------- */

/* The tensor that the parameter of this name is, or describes; NULL: the config does not tell. */
static const char *tensor_of(const json_t *entry, const struct kpn_config *c, const char *name)
{
    const json_t *param;
    size_t i;
    json_array_foreach(json_object_get(entry, "params"), i, param) {
        if (strcmp(kp_text(param, "name"), name) != 0 || i >= c->param_count)
            continue;
        const struct kpn_param_spec *spec = &c->params[i];
        bool told = spec->kind == KPN_P_TENSOR || spec->kind == KPN_P_MAP;
        return told && spec->tensor < c->tensor_count ? c->tensors[spec->tensor].name : NULL;
    }
    return NULL;
}

int kpn_applied_check(const json_t *applied, const json_t *entry, const struct kpn_config *c,
                      const char *path)
{
    const json_t *one;
    size_t i;
    json_array_foreach(json_object_get(applied, "apart"), i, one) {
        const char *written = kp_text(one, "written"), *other = kp_text(one, "other");
        const char *x = tensor_of(entry, c, written), *y = tensor_of(entry, c, other);
        if (!x || !y) {
            kp_note("%s: rests on that what %s and %s point to does not overlap, of which the "
                    "config does not tell", path, written, other);
        } else if (strcmp(x, y) == 0) {
            kp_error("%s: rests on that what %s and %s point to does not overlap; here both are "
                     "tensor %s", path, written, other, x);
            return KP_CHECK;
        }
    }
    return KP_OK;
}

/* ---- gains ------------------------------------------------------------------------ */

static json_t *gain_of(const json_t *c, const char *of, double gain, double lo, double hi)
{
    return json_pack("{s:O,s:s,s:o,s:o,s:o,s:O}", "id", json_object_get(c, "id"), "of", of, "gain",
                     kpn_json_rounded(gain, 5), "lo", kpn_json_rounded(fmin(lo, hi), 5), "hi",
                     kpn_json_rounded(fmax(lo, hi), 5), "iteration_gain",
                     json_object_get(c, "predicted_gain"));
}

static bool read_interval(const json_t *c, const char *key, double *lo, double *hi)
{
    const json_t *a = json_object_get(c, key);
    bool two = json_array_size(a) == 2 && json_is_number(json_array_get(a, 0)) &&
               json_is_number(json_array_get(a, 1));
    *lo = json_number_value(json_array_get(a, 0));
    *hi = json_number_value(json_array_get(a, 1));
    return two;
}

json_t *kpn_gain_json(const json_t *c)
{
    const json_t *gain = json_object_get(c, "predicted_gain");
    const json_t *cta = json_object_get(c, "predicted_cta_gain");
    const json_t *launch = json_object_get(c, "predicted_launch_gain");
    double lo, hi, of_iteration = json_number_value(gain), of_cta = json_number_value(cta);
    if (!json_is_number(gain))
        return NULL;
    const json_t *likely = json_object_get(c, "likely");
    bool gains = strcmp(kp_text(likely, "as"), "no gain") != 0;
    if (json_is_number(launch) && ((gains && read_interval(likely, "interval", &lo, &hi)) ||
                                   read_interval(c, "launch_interval", &lo, &hi)))
        return gain_of(c, "launch", json_number_value(launch), lo, hi);
    if (!read_interval(c, "interval", &lo, &hi))
        return NULL;
    if (!json_is_number(cta))
        return gain_of(c, "iteration", of_iteration, lo, hi);
    double scale = fabs(of_iteration) > 1e-9 ? of_cta / of_iteration : 1;
    return gain_of(c, "CTA", of_cta, lo * scale, hi * scale);
}
