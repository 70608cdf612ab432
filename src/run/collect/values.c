/* What a recorded launch says, each value within its bounds, and what is made of it is called. */
#include "run/collect/collect.h"

#include "run/run.h"

int kpn_collected_refuse(const struct kpn_collected *c, const char *what)
{
    kp_error("%s: %s", c->path, what);
    return KP_MALFORMED;
}

uint64_t kpn_collected_number(const json_t *o, const char *key, uint64_t min, uint64_t max)
{
    const json_t *v = json_object_get(o, key);
    json_int_t n = json_integer_value(v);
    return json_is_integer(v) && n >= 0 && (uint64_t)n >= min && (uint64_t)n <= max ? (uint64_t)n
                                                                                   : UINT64_MAX;
}

bool kpn_collected_three(const json_t *o, const char *key, uint32_t out[3])
{
    uint64_t all = 1;
    for (size_t i = 0; i < 3; i++) {
        json_int_t n = json_integer_value(json_array_get(json_object_get(o, key), i));
        if (n < 1 || n > INT32_MAX || (all *= (uint64_t)n) > UINT32_MAX)
            return false;
        out[i] = (uint32_t)n;
    }
    return true;
}

char *kpn_collected_path(const struct kpn_collected *c, const char *suffix)
{
    const char *entry = json_string_value(json_object_get(c->launch, "entry"));
    const char *slash = strrchr(c->base, '/'), *folder = c->options->folder;
    char *safe = kp_strndup(entry, strnlen(entry, 60));
    for (char *s = safe; *s; s++)
        if (!((*s >= 'a' && *s <= 'z') || (*s >= 'A' && *s <= 'Z') || (*s >= '0' && *s <= '9')))
            *s = '_';
    char *name = kp_asprintf("%s-%s.%s", safe, slash ? slash + 1 : c->base, suffix);
    char *path = folder ? kp_asprintf("%s/%s", folder, name) : kp_path_beside(c->path, name);
    free(safe);
    free(name);
    return path;
}
