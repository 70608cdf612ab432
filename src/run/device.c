#include "run/device.h"

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
