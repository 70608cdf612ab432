#include "base/base.h"

#include <jansson.h>
#include <math.h>

json_t *kp_json_parse(const struct kp_source *src)
{
    json_error_t e;
    json_t *j = json_loadb(src->text, src->len, JSON_REJECT_DUPLICATES, &e);
    if (!j)
        kp_error_at(src, e.position > 0 ? (size_t)e.position - 1 : 0, 1, "not JSON: %s", e.text);
    return j;
}

int kp_json_read(const char *path, size_t limit, json_t **out)
{
    struct kp_str text = {0};
    *out = NULL;
    int status = kp_read_file(path, limit, &text);
    if (status == KP_OK) {
        *out = kp_json_parse(&(struct kp_source){path, text.s, text.len});
        status = *out ? KP_OK : KP_MALFORMED;
    }
    kp_str_free(&text);
    return status;
}

const json_t *kp_json_in(const json_t *o, const char *path)
{
    char key[64];
    while (o && *path) {
        size_t n = strcspn(path, ".");
        if (n >= sizeof key)
            return NULL;
        memcpy(key, path, n);
        key[n] = '\0';
        o = json_object_get(o, key);
        path += n + (path[n] == '.');
    }
    return o;
}

const char *kp_text(const json_t *o, const char *path)
{
    const char *s = json_string_value(kp_json_in(o, path));
    return s ? s : "";
}

double kp_number(const json_t *o, const char *path)
{
    const json_t *v = kp_json_in(o, path);
    return json_is_number(v) ? json_number_value(v) : NAN;
}

const json_t *kp_json_find(const json_t *list, const char *key, const char *text)
{
    const json_t *one;
    size_t i;
    json_array_foreach(list, i, one) {
        const char *s = json_string_value(json_object_get(one, key));
        if (s && strcmp(s, text) == 0)
            return one;
    }
    return NULL;
}
