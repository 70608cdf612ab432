/*
 * `.include "file"`: what the file holds, which is looked for beside the text.
 */
#include <sys/stat.h>

#include "instrument/amd/reader.h"

#define MAX_INCLUDED ((size_t)8 << 20)

/* The name between the quotes, as a path; owned.  NULL: there is none. */
static char *path_of(const struct kpi_amd_reader *r, const struct kpi_amd_line *l)
{
    const char *t = kpi_amd_bytes(r) + l->args.at;
    size_t n = l->args.len;
    if (n < 3 || t[0] != '"' || t[n - 1] != '"' || memchr(t, '\0', n) || memchr(t, '\\', n))
        return NULL;
    char *name = kp_strndup(t + 1, n - 2);
    char *path = kp_path_beside(r->amd->source.name, name);
    free(name);
    return path;
}

bool kpi_amd_include(struct kpi_amd_reader *r, const struct kpi_amd_line *l)
{
    struct stat st;
    char *path = path_of(r, l);
    struct kp_str text = {0};
    bool there = path && stat(path, &st) == 0 && S_ISREG(st.st_mode) &&
                 st.st_size <= (off_t)MAX_INCLUDED &&
                 kp_read_file(path, MAX_INCLUDED, &text) == KP_OK;
    free(path);
    if (!there)
        kpi_amd_problem(r, l->op, "what this file holds is not known: it is not beside this text");
    bool ok = !there || kpi_amd_run_text(r, l->op, &text);
    kp_str_free(&text);
    return ok;
}
