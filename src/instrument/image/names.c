/* Kernels by name: in images, and as people write them. */
#include <libiberty/demangle.h>

#include "instrument/image/internal.h"
#include "instrument/instrument.h"

void kpi_names_free(char **names)
{
    for (size_t i = 0; names && names[i]; i++)
        free(names[i]);
    free(names);
}

static char **ptx_kernels(const struct kp_source *ptx)
{
    json_t *report = NULL, *entry;
    KP_VEC(char *) names = {0};
    size_t i;
    kp_message_mute(true);
    int rc = kpi_inspect(ptx, &report);
    kp_message_mute(false);
    json_array_foreach(json_object_get(report, "entries"), i, entry)
        KP_PUSH(names, kp_strdup(json_string_value(json_object_get(entry, "name"))));
    json_decref(report);
    if (rc != KP_OK) {
        free(names.v);
        return NULL;
    }
    KP_PUSH(names, NULL);
    return names.v;
}

char **kpi_image_kernels(enum kpi_image_kind kind, const struct kp_source *unpacked)
{
    return kind == KPI_IMAGE_PTX     ? ptx_kernels(unpacked)
           : kind == KPI_IMAGE_CUBIN ? kpi_cubin_kernels(unpacked)
                                     : NULL;
}

char *kpi_demangle(const char *name)
{
    char *s = cplus_demangle_v3(name, DMGL_PARAMS | DMGL_ANSI);
    return s ? s : kp_strdup(name);
}

/* "void ns::axpy<float>(float*)" -> "ns::axpy<float>": without what is behind the first
 * parenthesis and before the last blank outside of template arguments.  In place. */
static const char *without_types(char *s)
{
    static const char unnamed[] = "(anonymous namespace)";
    int depth = 0;
    char *begin = s;
    for (char *c = s; *c; c++) {
        if (strncmp(c, unnamed, sizeof unnamed - 1) == 0)
            c += sizeof unnamed - 2;
        else if (*c == '<')
            depth++;
        else if (*c == '>')
            depth--;
        else if (depth == 0 && *c == ' ')
            begin = c + 1;
        else if (depth == 0 && *c == '(')
            *c-- = 0; /* the end */
    }
    return begin;
}

bool kpi_kernel_is(const char *pattern, const char *name)
{
    if (kp_glob(pattern, name))
        return true;
    if (!kp_has_prefix(name, "_Z"))
        return false;
    char *whole = kpi_demangle(name);
    bool is = kp_glob(pattern, whole) || kp_glob(pattern, without_types(whole));
    free(whole);
    return is;
}

char *kpi_near_kernel(const char *asked, char *const *names)
{
    KP_VEC(char *) shown = {0};
    KP_VEC(const char *) short_ones = {0}; /* without template arguments */
    for (size_t i = 0; names[i]; i++) {
        char *whole = kpi_demangle(names[i]);
        KP_PUSH(shown, kp_strdup(kp_has_prefix(names[i], "_Z") ? without_types(whole) : names[i]));
        KP_PUSH(short_ones, kp_strndup(shown.v[i], strcspn(shown.v[i], "<")));
        free(whole);
    }
    KP_PUSH(short_ones, NULL);
    const char *near = shown.n ? kp_nearest(asked, short_ones.v) : NULL;
    char *found = NULL;
    for (size_t i = 0; i < shown.n; i++) {
        if (near && !found && short_ones.v[i] == near) {
            found = shown.v[i];
            shown.v[i] = NULL;
        }
        free((void *)(uintptr_t)short_ones.v[i]);
        free(shown.v[i]);
    }
    free(shown.v);
    free(short_ones.v);
    return found;
}
