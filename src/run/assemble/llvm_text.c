#include "run/assemble/llvm.h"

/* What the assembler's command line has to repeat of a text's directives. */

/* The next line that begins with the directive, behind its name; *at moves behind it. */
static const char *next_directive(const char **at, const char *end, const char *name,
                                  const char **line_end)
{
    size_t n = strlen(name);
    while (*at < end) {
        const char *line = *at, *stop = memchr(line, '\n', (size_t)(end - line));
        stop = stop ? stop : end;
        *at = stop < end ? stop + 1 : end;
        while (line < stop && (*line == ' ' || *line == '\t'))
            line++;
        if ((size_t)(stop - line) > n && strncmp(line, name, n) == 0 &&
            strchr(" \t\"", line[n])) {
            *line_end = stop;
            return line + n;
        }
    }
    return NULL;
}

/* .amdgcn_target "amdgcn-amd-amdhsa--gfx90a:xnack-" */
char *kpn_amdgcn_id(const char *text, size_t len, const char *arch)
{
    const char *end = text + len, *stop, *p = next_directive(&text, end, ".amdgcn_target", &stop);
    const char *open = p ? memchr(p, '"', (size_t)(stop - p)) : NULL;
    const char *close = open ? memchr(open + 1, '"', (size_t)(stop - open - 1)) : NULL;
    for (const char *q = close ? close : open; q && q - open >= 3; q--)
        if (close && strncmp(q - 3, "gfx", 3) == 0 && q[-4] == '-')
            return kp_strndup(q - 3, (size_t)(close - q + 3));
    return kp_strdup(arch ? arch : "");
}

/* Wave64 on a target that is wave32 by default: every kernel of the text has to be so. */
static bool wants_wave64(const char *text, size_t len, const char *id)
{
    const char *end = text + len, *stop, *p;
    if (strncmp(id, "gfx9", 4) == 0)
        return false;
    while ((p = next_directive(&text, end, ".amdhsa_wavefront_size32", &stop))) {
        while (p < stop && (*p == ' ' || *p == '\t'))
            p++;
        if (p < stop && *p == '0' && (p + 1 == stop || !strchr("xX123456789", p[1])))
            return true;
    }
    return false;
}

char *kpn_amdgcn_features(const char *text, size_t len, const char *id)
{
    struct kp_str out = {0};
    for (const char *f = strchr(id, ':'); f; f = strchr(f + 1, ':')) {
        size_t n = strcspn(f + 1, ":");
        if (n > 1 && (f[n] == '+' || f[n] == '-'))
            kp_str_addf(&out, "%s%c%.*s", out.len ? "," : "", f[n], (int)n - 1, f + 1);
    }
    if (wants_wave64(text, len, id))
        kp_str_addf(&out, "%s+wavefrontsize64,-wavefrontsize32", out.len ? "," : "");
    return out.s ? kp_str_detach(&out) : kp_strdup("");
}
