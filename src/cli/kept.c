/* What kperf collect needs beside a program's records: the text that was assembled, its map. */
#include <errno.h>
#include <sys/stat.h>

#include "cli/internal.h"

static bool write_file(const char *path, const char *bytes, size_t len)
{
    struct kp_out o;
    if (kp_out_open(&o, path, true, false) != KP_OK)
        return false;
    fwrite(bytes, 1, len, o.f);
    return kp_out_commit(&o) == KP_OK;
}

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
    bool ok = made && write_file(side, dump, strlen(dump)) && write_file(path, text->s, text->len);
    free(side);
    free(dump);
    if (ok)
        return path;
    free(path);
    return NULL;
}
