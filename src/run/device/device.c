#include "run/device/device.h"

#include <dlfcn.h>

bool kpn_version_in(const char *path, char *out, size_t n)
{
    char line[256] = "";
    FILE *f = fopen(path, "r");
    bool ok = f && fgets(line, sizeof line, f);
    if (f)
        fclose(f);
    for (char *rest = line, *word; ok && (word = strtok_r(rest, " \t\n", &rest));) {
        if (*word < '0' || *word > '9' || !strchr(word, '.'))
            continue;
        snprintf(out, n, "%s", word);
        return true;
    }
    return false;
}

bool kpn_driver_load(void *library, const char *none, const char *missing,
                     const struct kpn_driver_symbol *symbols, size_t n, void *calls)
{
    if (!library) {
        const char *why = dlerror();
        kp_error("%s: %s", none, why ? why : "its library cannot be loaded");
        kp_note("'kperf doctor' says what is missing here; 'kperf run --dry-run' needs no device");
        return false;
    }
    for (size_t i = 0; i < n; i++) {
        void *symbol = dlsym(library, symbols[i].name);
        if (!symbol && !symbols[i].optional) {
            kp_error("%s: it has no %s", missing, symbols[i].name);
            return false;
        }
        memcpy((char *)calls + symbols[i].at, &symbol, sizeof symbol);
    }
    return true;
}

void kpn_driver_error(const char *call, const char *detail, int code, const char *name,
                      const char *text)
{
    kp_error("%s%s%s: %s (%d)%s%s", call, detail ? " " : "", detail ? detail : "",
             name ? name : "unknown error", code, text ? ": " : "", text ? text : "");
}
