/*
 * kperf in ptxas's place: what matches is instrumented on its way to the real assembler,
 * everything else goes there as it came.  It must never break a build: where a kernel
 * cannot be instrumented, that is said and the text goes on unchanged.
 */
#include <errno.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/process.h"
#include "cli/internal.h"
#include "instrument/instrument.h"
#include "instrument/rules/rules.h"
#include "run/config/rules_file.h"

#define MAX_PTX ((size_t)256 << 20)

struct standin {
    char **argv; /* of the real one; the input is argv[input] */
    int argc, input;
    const char *out; /* folder for what was instrumented */
};

/* ---- the real one ------------------------------------------------------- */

/* A program, and not this one under another name. */
static bool is_real(const char *path)
{
    struct stat own, other;
    return access(path, X_OK) == 0 && stat(path, &other) == 0 && S_ISREG(other.st_mode) &&
           (stat("/proc/self/exe", &own) != 0 || own.st_ino != other.st_ino ||
            own.st_dev != other.st_dev);
}

static char *under(const char *folder, const char *rest)
{
    char *p = folder && *folder ? kp_asprintf("%s/%s", folder, rest) : NULL;
    if (p && is_real(p))
        return p;
    free(p);
    return NULL;
}

static char *find_real(void)
{
    const char *asked = getenv("KPERF_PTXAS"), *dirs = getenv("PATH");
    char *p;
    if (asked && *asked)
        return is_real(asked) ? kp_strdup(asked) : NULL;
    if ((p = under(KP_CUDA_HOME, "bin/ptxas")) || (p = under(getenv("CUDA_PATH"), "bin/ptxas")))
        return p;
    while (dirs && *dirs) {
        size_t n = strcspn(dirs, ":");
        char *dir = kp_strndup(dirs, n);
        p = under(n ? dir : ".", "ptxas");
        free(dir);
        if (p)
            return p;
        dirs += n + (dirs[n] == ':');
    }
    return NULL;
}

/* ---- what to do --------------------------------------------------------- */

/* The argument that names PTX, and is no option's value; 0: none. */
static int find_input(int argc, char **argv)
{
    for (int i = 1; i < argc; i++)
        if (argv[i][0] != '-' && kp_has_suffix(argv[i], ".ptx") && strcmp(argv[i - 1], "-o") != 0 &&
            strcmp(argv[i - 1], "--output-file") != 0)
            return i;
    return 0;
}

struct words {
    KP_VEC(const char *) list;
};

/* "a,b" as words in its copy, which they borrow. */
static void split(char *copy, struct words *out)
{
    for (char *s = copy; s;) {
        KP_PUSH(out->list, s);
        s = strchr(s, ',');
        if (s)
            *s++ = '\0';
    }
}

static bool read_number(const char *name, uint32_t *out)
{
    const char *s = getenv(name);
    uint64_t v;
    if (!s || !*s)
        return true;
    if (!kp_parse_u64(s, &v) || v > 65536) {
        kp_warn("%s=%s: not a number of records", name, s);
        return false;
    }
    *out = (uint32_t)v;
    return true;
}

/* Kernels with dynamic shared memory are often launched with all that there is: a ring there would
 * keep them from being launched. */
static bool may_fill_shared(const struct kp_source *src)
{
    static const char word[] = ".extern .shared";
    return memmem(src->text, src->len, word, sizeof word - 1) != NULL;
}

/* Options by the environment.  False: they were wrong, which was said. */
static bool read_options(const struct kp_source *src, struct kpi_options *o)
{
    const char *strategy = getenv("KPERF_STRATEGY"), *ring = getenv("KPERF_RING");
    if (!(ring && *ring) && may_fill_shared(src))
        o->strategy = KPI_GLOBAL;
    if (strategy && *strategy) {
        int i = 0;
        while (kpi_strategies[i] && strcmp(kpi_strategies[i], strategy) != 0)
            i++;
        if (!kpi_strategies[i]) {
            kp_warn("KPERF_STRATEGY=%s: not circular, flush or global", strategy);
            return false;
        }
        o->strategy = (enum kpi_strategy)i;
    }
    return read_number("KPERF_RING", &o->capacity) && read_number("KPERF_KEEP", &o->keep);
}

/* Rules by the environment; without any: a kernel's own marks, or else all that is found. */
static bool read_rules(const struct kp_source *src, struct kpn_rule_list *list)
{
    const char *file = getenv("KPERF_RULES"), *automatic = getenv("KPERF_AUTO");
    if (file && *file && kpn_rules_read(file, list) != KP_OK)
        return false;
    if (automatic && *automatic) {
        if (kpi_auto_parse(automatic, &list->automatic))
            return true;
        kp_warn("KPERF_AUTO=%s: not of " KPI_AUTO_WORDS, automatic);
        return false;
    }
    json_t *report = NULL, *entry;
    size_t i;
    bool marked = list->rules.n;
    if (kpi_inspect(src, &report) != KP_OK)
        return false;
    json_array_foreach(json_object_get(report, "entries"), i, entry)
        marked = marked || json_array_size(json_object_get(entry, "marks"));
    json_decref(report);
    if (!marked)
        list->automatic = KPI_AUTO_ALL;
    return true;
}

/* Leaves those names that some kernel here has; how many they are. */
static size_t matching(const struct kp_source *src, const char **kernels, size_t count)
{
    json_t *report = NULL, *entry;
    size_t i, n = 0;
    if (!count)
        return 0;
    kp_message_mute(true);
    kpi_inspect(src, &report);
    kp_message_mute(false);
    for (size_t k = 0; k < count; k++) {
        bool has = false;
        json_array_foreach(json_object_get(report, "entries"), i, entry)
            has = has || kpi_kernel_is(kernels[k],
                                       json_string_value(json_object_get(entry, "name")));
        if (has)
            kernels[n++] = kernels[k];
    }
    json_decref(report);
    return n;
}

/* ---- instrumenting ------------------------------------------------------ */

static void say_kernels(const char *path, const json_t *map)
{
    size_t i;
    json_t *entry;
    json_array_foreach(json_object_get(map, "entries"), i, entry)
    {
        size_t n = json_array_size(json_object_get(entry, "regions"));
        kp_note("%s: %s: %zu region%s", path, json_string_value(json_object_get(entry, "name")), n,
                n == 1 ? "" : "s");
    }
}

/* The instrumented text's path, or NULL: it stays as it is. */
static char *instrument(const struct standin *s, const struct kp_source *src)
{
    struct kpi_options o = KPI_OPTIONS_DEFAULT;
    struct kpn_rule_list list = {0};
    struct kp_str text = {0};
    json_t *map = NULL;
    const char *asked = getenv("KPERF_KERNELS");
    struct words kernels = {0};
    char *path = NULL, id[17];
    char *names = asked && *asked ? kp_strdup(asked) : NULL;
    split(names, &kernels);
    o.kernels = kernels.list.v;
    o.kernel_count = matching(src, kernels.list.v, kernels.list.n);
    bool wanted = !kernels.list.n || o.kernel_count;
    if (wanted && read_options(src, &o) && read_rules(src, &list)) {
        struct kpi_rules rules = kpn_rules_of(&list);
        rules.kernels = o.kernels;
        rules.kernel_count = o.kernel_count;
        o.rules = rules.count || rules.automatic ? &rules : NULL;
        kp_kept_id(src, id);
        o.identity = id;
        if (kpi_instrument(src, &o, &text, &map) == KP_OK)
            path = kp_keep(s->out, id, &text, map);
        if (path)
            say_kernels(path, map);
        else
            kp_warn("%s is assembled as it is", src->name);
    }
    free(names);
    free(kernels.list.v);
    kpn_rules_free(&list);
    kp_str_free(&text);
    json_decref(map);
    return path;
}

int kp_standin_ptxas(int argc, char **argv)
{
    const char *out = getenv("KPERF_OUT");
    struct standin s = {argv, argc, find_input(argc, argv), out && *out ? out : "kperf-out"};
    char *real = find_real();
    if (!real) {
        kp_error("no ptxas behind this one: name it in $KPERF_PTXAS");
        return KP_NODEVICE;
    }
    struct kp_str text = {0};
    if (s.input && kp_read_file(argv[s.input], MAX_PTX, &text) == KP_OK) {
        struct kp_source src = {argv[s.input], text.s ? text.s : "", text.len};
        char *path = kpi_is_instrumented(&src) ? NULL : instrument(&s, &src);
        if (path)
            argv[s.input] = path;
    }
    kp_str_free(&text);
    argv[0] = real;
    execv(real, argv);
    kp_error("%s: %s", real, strerror(errno));
    return KP_FAILED;
}
