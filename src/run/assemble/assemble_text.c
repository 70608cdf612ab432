/* A text assembled for whoever asks, with what its compiler recorded. */
#include "run/run_internal.h"

#include "run/device/device.h"
#include "run/run.h"

/* "-g --return-at-end" as words, NULL-terminated, in one block of memory. */
static char **split(const char *options, size_t *count)
{
    KP_VEC(char *) words = {0};
    size_t n;
    for (const char *s = options + strspn(options, " "); *s; s += n + strspn(s + n, " ")) {
        n = strcspn(s, " ");
        KP_PUSH(words, kp_strndup(s, n));
    }
    *count = words.n;
    return words.v;
}

int kpn_assemble_text(const struct kp_source *ptx, const char *arch, const char *options,
                      struct kp_str *cubin)
{
    struct kpn_assembler a;
    struct kpn_code code = {0};
    size_t count;
    int rc = kpn_assembler_for(arch, NULL, NULL, false, &a);
    if (rc != KP_OK)
        return rc;
    char **words = split(options, &count);
    rc = kpn_assemble(&a, kp_shown_name(ptx->name), ptx->text, ptx->len, arch,
                      (const char *const *)words, count, "", &code);
    if (rc == KP_OK)
        kp_str_addn(cubin, code.image.s, code.image.len);
    for (size_t i = 0; i < code.advisories.n && rc == KP_OK; i++)
        kp_note("%s: the assembler says: %s", kp_shown_name(ptx->name), code.advisories.v[i].text);
    for (size_t i = 0; i < count; i++)
        free(words[i]);
    free(words);
    kpn_code_free(&code);
    kpn_assembler_free(&a);
    return rc;
}
