/* What kperf collect needs beside a program's records: the text that was assembled, its map. */
#include <errno.h>
#include <sys/stat.h>

#include "cli/internal.h"

void kp_kept_id(const struct kp_source *src, char id[17])
{
    char hash[65];
    kp_sha256_hex(src->text, src->len, hash);
    memcpy(id, hash, 16);
    id[16] = '\0';
}

char *kp_keep(const char *folder, const char *id, const struct kp_str *text, const json_t *map)
{
    char *path = kp_asprintf("%s/%s.ptx", folder, id);
    char *side = kp_asprintf("%s/%s.json", folder, id), *dump = json_dumps(map, JSON_INDENT(2));
    bool made = mkdir(folder, 0777) == 0 || errno == EEXIST;
    if (!made)
        kp_error("%s: %s", folder, strerror(errno));
    bool ok = made && kp_write_own(side, true, dump, strlen(dump)) == KP_OK &&
              kp_write_own(path, true, text->s, text->len) == KP_OK;
    free(side);
    free(dump);
    if (ok)
        return path;
    free(path);
    return NULL;
}
