#include "run/calibrate/ceilings.h"

#include <errno.h>
#include <sys/stat.h>

/* Ceilings that were measured before, one file for each device, driver and assembler. */

#define MAX_FILE ((size_t)1 << 20)

char *kpn_ceilings_path(const char *device, const char *driver, const char *assembler)
{
    const char *cache = getenv("XDG_CACHE_HOME"), *home = getenv("HOME");
    char hex[65];
    if ((!cache || !*cache) && (!home || !*home))
        return NULL;
    char *key = kp_asprintf("%s\n%s\n%s\n", device, driver, assembler);
    kp_sha256_hex(key, strlen(key), hex);
    free(key);
    return cache && *cache ? kp_asprintf("%s/kperf/ceilings-%.16s.json", cache, hex)
                           : kp_asprintf("%s/.cache/kperf/ceilings-%.16s.json", home, hex);
}

/* The folders of a path that are not there. */
static bool make_folders(char *path)
{
    for (char *slash = strchr(path + 1, '/'); slash; slash = strchr(slash + 1, '/')) {
        *slash = '\0';
        bool ok = mkdir(path, 0777) == 0 || errno == EEXIST;
        if (!ok)
            kp_error("%s: %s", path, strerror(errno));
        *slash = '/';
        if (!ok)
            return false;
    }
    return true;
}

int kpn_ceilings_keep(const json_t *ceilings, char **path)
{
    const json_t *key = kpn_at(ceilings, "key");
    struct kp_out out;
    *path = kpn_ceilings_path(kp_text(key, "device"), kp_text(key, "driver"),
                              kp_text(key, "assembler"));
    if (!*path) {
        kp_error("ceilings cannot be kept: neither XDG_CACHE_HOME nor HOME is set");
        return KP_FAILED;
    }
    if (!make_folders(*path))
        return KP_FAILED;
    int status = kp_out_open(&out, *path, true, false);
    if (status != KP_OK)
        return KP_FAILED;
    json_t *whole = kpn_report_head("calibrate");
    json_object_set(whole, "ceilings", (json_t *)(uintptr_t)ceilings);
    json_dumpf(whole, out.f, JSON_INDENT(2) | JSON_REAL_PRECISION(15));
    fputc('\n', out.f);
    json_decref(whole);
    return kp_out_commit(&out);
}

/* A file's "ceilings", or NULL with the reason. */
static json_t *read_file(const char *path, char why[300])
{
    json_error_t e;
    json_t *whole = json_load_file(path, JSON_REJECT_DUPLICATES, &e);
    json_t *ceilings = json_object_get(whole, "ceilings");
    if (!whole && e.line < 0)
        snprintf(why, 300, "%.290s", e.text);
    else if (!whole)
        snprintf(why, 300, "%.100s:%d:%d: %.160s", path, e.line, e.column, e.text);
    else if (!json_is_object(kpn_at(ceilings, "key")))
        snprintf(why, 300, "%.180s: this is no report of 'kperf calibrate --ceilings --json'",
                 path);
    else
        json_incref(ceilings);
    json_t *out = json_is_object(kpn_at(ceilings, "key")) ? ceilings : NULL;
    json_decref(whole);
    return out;
}

json_t *kpn_ceilings_find(const struct kpn_gpu_info *gpu, const char *assembler)
{
    char why[300];
    char *path = kpn_ceilings_path(gpu->name, gpu->driver, assembler);
    FILE *f = path ? fopen(path, "r") : NULL;
    json_t *ceilings = f ? read_file(path, why) : NULL;
    if (f && !ceilings)
        kp_warn("%s", why);
    if (f)
        fclose(f);
    free(path);
    if (ceilings && kpn_calibration_fits(ceilings, gpu, assembler))
        return ceilings;
    json_decref(ceilings);
    return kpn_absent("none were measured with this device, driver and assembler: kperf calibrate "
                      "--ceilings does");
}

int kpn_ceilings_read(const char *path, const struct kpn_gpu_info *gpu, const char *assembler,
                      json_t **out)
{
    char why[300];
    *out = read_file(path, why);
    if (!*out) {
        kp_error("%s", why);
        return KP_MALFORMED;
    }
    if (kpn_calibration_fits(*out, gpu, assembler))
        return KP_OK;
    kp_error("%s: refused: ceilings of another device, driver or assembler than %s, %s, %s", path,
             gpu->name, gpu->driver, assembler);
    json_decref(*out);
    *out = NULL;
    return KP_FAILED;
}
