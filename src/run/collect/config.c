/* A launch of another program as a config, so that 'kperf run' repeats it: its parameters byte by
 * byte, and the memory that they point at. */
#include "run/collect/collect.h"

#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "run/run.h"

#define MAX_TEXT ((size_t)1 << 30)
#define RESTORED ((uint64_t)4 << 20) /* bytes that are as they were before every launch */

/* ---- the text --------------------------------------------------------------------------- */

/* Is that a file, and all that it holds the text? */
static bool holds(const char *path, const struct kp_str *text)
{
    struct stat s;
    struct kp_str has = {0};
    bool same = stat(path, &s) == 0 && S_ISREG(s.st_mode) && (size_t)s.st_size == text->len &&
                kp_read_file(path, MAX_TEXT, &has) == KP_OK && has.len == text->len &&
                memcmp(has.s, text->len ? text->s : "", text->len) == 0;
    kp_str_free(&has);
    return same;
}

static int strip(const struct kpn_collected *c, const char *from, const char *to)
{
    struct kp_str text = {0}, plain = {0};
    int rc = kp_read_file(from, MAX_TEXT, &text);
    struct kp_source src = {from, text.s ? text.s : "", text.len};
    if (rc == KP_OK && kpi_strip(&src, &plain) != KP_OK)
        rc = kpn_collected_refuse(c, "its text, ID.ptx, is not one with probes");
    if (rc == KP_OK && !holds(to, &plain)) /* the same for every launch of the text */
        rc = kp_write_own(to, c->options->force, plain.s ? plain.s : "", plain.len);
    kp_str_free(&text);
    kp_str_free(&plain);
    return rc;
}

int kpn_collected_text(const struct kpn_collected *c, char **name)
{
    const char *id = json_string_value(json_object_get(c->launch, "id"));
    char *probed = kp_asprintf("%s.ptx", id), *from = kp_path_beside(c->path, probed);
    char *plain = kp_asprintf("%s.original.ptx", id);
    char *to = c->options->folder ? kp_asprintf("%s/%s", c->options->folder, plain)
                                  : kp_path_beside(c->path, plain);
    bool there = access(from, F_OK) == 0;
    int rc = there ? strip(c, from, to) : KP_OK;
    free(from);
    free(to);
    free(probed);
    *name = there && rc == KP_OK ? plain : NULL;
    if (!*name)
        free(plain);
    return rc;
}

/* ---- the config ------------------------------------------------------------------------- */

/* A text as YAML has it; owned. */
static void add_quoted(struct kp_str *b, const char *text)
{
    json_t *j = kp_json_text(text);
    char *quoted = json_dumps(j, JSON_ENCODE_ANY);
    kp_str_add(b, quoted);
    free(quoted);
    json_decref(j);
}

static void add_key(struct kp_str *b, const char *key, const char *text)
{
    kp_str_addf(b, "%s: ", key);
    add_quoted(b, text);
    kp_str_add(b, "\n");
}

static bool add_launch(const struct kpn_collected *c, struct kp_str *b)
{
    uint32_t block[3];
    uint64_t number = kpn_collected_number(c->launch, "launch", 0, UINT32_MAX);
    uint64_t shared = kpn_collected_number(c->launch, "dynamic_shared", 0, 1 << 20);
    if (number == UINT64_MAX || shared == UINT64_MAX ||
        !kpn_collected_three(c->launch, "block", block))
        return false;
    kp_str_addf(b, "shapes: [{launch: %llu}]\n", (unsigned long long)number);
    kp_str_addf(b, "launch: {grid: [%u, %u, %u], block: [%u, %u, %u], ", c->grid[0], c->grid[1],
                c->grid[2], block[0], block[1], block[2]);
    if (c->cluster[0] * c->cluster[1] * c->cluster[2] > 1)
        kp_str_addf(b, "cluster: [%u, %u, %u], ", c->cluster[0], c->cluster[1], c->cluster[2]);
    if (json_is_true(json_object_get(c->launch, "cooperative")))
        kp_str_add(b, "cooperative: true, ");
    kp_str_addf(b, "shared: %llu}\n", (unsigned long long)shared);
    return true;
}

/* Has the kernel's text no marks of its own?  false, *rc: it cannot be read. */
static bool is_unmarked(const struct kpn_collected *c, int *rc)
{
    struct kp_str text = {0};
    *rc = kp_read_file(c->ptx, MAX_TEXT, &text);
    bool marked = *rc != KP_OK || (text.len && memmem(text.s, text.len, "kperf.begin", 11));
    kp_str_free(&text);
    return !marked;
}

/* As 'kperf ptxas' marked it; a text that it did not see, and that has no marks, by what the model
 * needs. */
static int add_rules(const struct kpn_collected *c, struct kp_str *b)
{
    int rc = KP_OK;
    const json_t *rules = json_object_get(json_object_get(c->map, "source"), "rules");
    char *automatic = json_dumps(json_object_get(rules, "auto"), JSON_COMPACT);
    char *list = json_dumps(json_object_get(rules, "rules"), JSON_COMPACT);
    if (rules && automatic && list)
        kp_str_addf(b, "instrument: {auto: %s, rules: %s}\n", automatic, list);
    else if (!c->entry && is_unmarked(c, &rc))
        kp_str_add(b, "instrument: {auto: [waits, arrives, mma, loads]}\n");
    free(automatic);
    free(list);
    return rc;
}

/* The name of one of the launch's files as the config's folder has it; owned. */
static char *file_of(const struct kpn_collected *c, const char *suffix)
{
    char *path = kp_asprintf("%s.%s", c->base, suffix), *whole = NULL;
    const char *slash = strrchr(path, '/');
    if (c->options->folder)
        whole = realpath(path, NULL);
    if (!whole)
        whole = kp_strdup(slash ? slash + 1 : path);
    free(path);
    return whole;
}

static bool add_parameter(const struct kpn_collected *c, const json_t *arguments, size_t i,
                          struct kp_str *b)
{
    const json_t *p = json_array_get(json_object_get(arguments, "parameters"), i), *a;
    const json_t *memory = json_object_get(arguments, "memory");
    uint64_t from = kpn_collected_number(p, "from", 0, KPN_MAX_PARAM_BYTES);
    uint64_t bytes = kpn_collected_number(p, "bytes", 1, KPN_MAX_PARAM_BYTES);
    char *file = file_of(c, "params");
    size_t k, n = 0;
    kp_str_add(b, "  - bytes: {file: ");
    add_quoted(b, file);
    free(file);
    kp_str_addf(b, ", from: %llu, size: %llu, addresses: [", (unsigned long long)from,
                (unsigned long long)bytes);
    json_array_foreach(json_object_get(arguments, "addresses"), k, a)
    {
        uint64_t at = kpn_collected_number(a, "at", 0, bytes - 8);
        uint64_t of = kpn_collected_number(a, "memory", 0, UINT32_MAX);
        uint64_t offset = kpn_collected_number(a, "offset", 0, INT64_MAX);
        if (kpn_collected_number(a, "parameter", 0, UINT32_MAX) != i)
            continue;
        if (at == UINT64_MAX || at % 8 || of >= json_array_size(memory) ||
            offset == UINT64_MAX || bytes < 8)
            return false;
        kp_str_addf(b, "%s\n      {at: %llu, tensor: memory%llu, offset: %llu}", n++ ? "," : "",
                    (unsigned long long)at, (unsigned long long)of, (unsigned long long)offset);
    }
    kp_str_add(b, "]}\n");
    return from != UINT64_MAX && bytes != UINT64_MAX;
}

/* Extents are below 2^31. */
static void add_shape(struct kp_str *b, uint64_t bytes)
{
    if (bytes <= INT32_MAX)
        kp_str_addf(b, "[%llu]", (unsigned long long)bytes);
    else
        kp_str_addf(b, "[%llu, %llu]", (unsigned long long)(bytes >> 9), 512ull);
}

/* What the launch changed is an output.  Of little it is taken that the kernel reads it again, as
 * the counters from which persistent kernels take their tiles. */
static bool add_memory(const struct kpn_collected *c, const json_t *memory, size_t i,
                       struct kp_str *b)
{
    const json_t *m = json_array_get(memory, i);
    uint64_t bytes = kpn_collected_number(m, "bytes", 1, (uint64_t)64 << 30);
    uint64_t changed = kpn_collected_number(m, "changed", 0, (uint64_t)64 << 30);
    char *suffix = kp_asprintf("memory.%zu", i), *file = file_of(c, suffix);
    char *init = kp_asprintf("file %s", file);
    kp_str_addf(b, "  memory%zu: {dtype: u8, shape: ", i);
    add_shape(b, bytes);
    kp_str_add(b, ", init: ");
    add_quoted(b, init);
    if (changed)
        kp_str_addf(b, ", output: true%s", bytes <= RESTORED ? ", restore: true" : "");
    kp_str_add(b, "}\n");
    free(suffix);
    free(file);
    free(init);
    return bytes != UINT64_MAX && changed != UINT64_MAX &&
           (bytes <= INT32_MAX || bytes % 512 == 0);
}

/* What the program's own launch left is the reference. */
static void add_reference(const struct kpn_collected *c, const json_t *memory, struct kp_str *b)
{
    size_t i, n = 0;
    const json_t *m;
    json_array_foreach(memory, i, m)
    {
        if (!json_integer_value(json_object_get(m, "changed")))
            continue;
        if (json_integer_value(json_object_get(m, "bytes")) <= (json_int_t)RESTORED &&
            kpn_collected_has_addresses(c, i)) {
            kp_note("%s: memory%zu holds addresses of the program's memory, tensor maps for one: "
                    "what 'kperf run' finds there is not held to it", kp_shown_name(c->path), i);
            continue;
        }
        char *suffix = kp_asprintf("memory.%zu.after", i), *file = file_of(c, suffix);
        kp_str_add(b, n++ ? "" : "reference:\n  files:\n");
        kp_str_addf(b, "    memory%zu: ", i);
        add_quoted(b, file);
        kp_str_add(b, "\n");
        free(suffix);
        free(file);
    }
}

static bool add_arguments(const struct kpn_collected *c, const json_t *arguments, struct kp_str *b)
{
    const json_t *memory = json_object_get(arguments, "memory");
    size_t count = json_array_size(json_object_get(arguments, "parameters"));
    size_t memories = json_array_size(memory);
    bool ok = memories <= KPN_MAX_TENSORS && count <= KPN_MAX_PARAMS;
    kp_str_add(b, count ? "params:\n" : "params: []\n");
    for (size_t i = 0; ok && i < count; i++)
        ok = add_parameter(c, arguments, i, b);
    kp_str_add(b, memories ? "tensors:\n" : "tensors: {}\n");
    for (size_t i = 0; ok && i < memories; i++)
        ok = add_memory(c, memory, i, b);
    add_reference(c, memory, b);
    return ok;
}

/* The kernel's text as the config's folder has it; owned. */
static char *text_of(const struct kpn_collected *c, const char *text)
{
    char *whole = c->entry ? NULL : realpath(c->ptx, NULL);
    return whole ? whole : kp_strdup(c->entry ? text : c->ptx);
}

int kpn_collected_config(const struct kpn_collected *c, const char *text, char **path)
{
    const json_t *arguments = json_object_get(c->launch, "arguments");
    struct kp_str b = {0};
    *path = NULL;
    if (!arguments)
        return KP_OK;
    if (!text && c->entry)
        return kpn_collected_refuse(c, "its kernel's text, ID.ptx, is not beside it");
    char *kernel = text_of(c, text);
    kp_str_add(&b, "# A launch that 'kperf collect' took over: kperf run repeats it.\n");
    add_key(&b, "kernel", kernel);
    add_key(&b, "entry", json_string_value(json_object_get(c->launch, "entry")));
    int rc = add_launch(c, &b) ? add_rules(c, &b)
                               : kpn_collected_refuse(c, "its launch is damaged");
    if (rc == KP_OK && !add_arguments(c, arguments, &b))
        rc = kpn_collected_refuse(c, "its arguments are damaged");
    if (rc == KP_OK && !memmem(b.s, b.len, "output: true", 12))
        kp_warn("%s: the launch changed nothing of the memory that was kept: there is no output to "
                "compare; KPERF_SKIP chooses another launch", c->path);
    *path = kpn_collected_path(c, "yaml");
    if (rc == KP_OK)
        rc = kp_write_own(*path, c->options->force, b.s, b.len);
    kp_str_free(&b);
    free(kernel);
    return rc;
}
