/* Which of the texts that --ptx names is a launched kernel's; which of its results are addresses. */
#include "instrument/instrument.h"
#include "run/collect.h"
#include "run/run.h"

#include <inttypes.h>
#include <unistd.h>

#define MAX_TEXT ((size_t)256 << 20)

/* ---- the text ------------------------------------------------------------------- */

/* Is it the launch's kernel: parameters of these sizes, and for a CTA of so many threads?  Else why
 * not, in words. */
static bool fits(const struct kpn_collected *c, const json_t *entry, char *why, size_t size)
{
    const json_t *given = json_object_get(json_object_get(c->launch, "arguments"), "parameters");
    const json_t *params = json_object_get(entry, "params");
    uint32_t block[3] = {0};
    bool ok = json_array_size(params) == json_array_size(given);
    if (json_array_size(given) > KPN_MAX_PARAMS)
        return true; /* no kernel has so many: said where they are read */
    for (size_t i = 0; ok && i < json_array_size(given); i++)
        ok = json_integer_value(json_object_get(json_array_get(params, i), "bytes")) ==
             json_integer_value(json_object_get(json_array_get(given, i), "bytes"));
    if (given && !ok) {
        snprintf(why, size, "its kernel takes other parameters than were launched");
        return false;
    }
    json_int_t most = json_integer_value(json_object_get(entry, "max_threads"));
    bool exact = json_is_true(json_object_get(entry, "exact_threads"));
    if (!kpn_collected_three(c->launch, "block", block))
        return true; /* said where the launch is read */
    json_int_t threads = (json_int_t)block[0] * block[1] * block[2];
    if (most && (threads > most || (exact && threads != most))) {
        snprintf(why, size, "its kernel is for CTAs of %" JSON_INTEGER_FORMAT " threads, one of %"
                 JSON_INTEGER_FORMAT " was launched", most, threads);
        return false;
    }
    return true;
}

/* KP_OK with *is: whether it is that kernel's. */
static int look_at(const struct kpn_collected *c, const char *path, bool *is, char *why,
                   size_t size)
{
    const char *name = json_string_value(json_object_get(c->launch, "entry"));
    struct kp_str text = {0};
    json_t *report = NULL, *one;
    size_t i;
    *is = false;
    snprintf(why, size, "it has no kernel of that name");
    int rc = kp_read_file(path, MAX_TEXT, &text);
    struct kp_source src = {path, text.s ? text.s : "", text.len};
    rc = rc == KP_OK ? kpi_inspect(&src, &report) : rc;
    json_array_foreach(json_object_get(report, "entries"), i, one)
        if (strcmp(json_string_value(json_object_get(one, "name")), name) == 0)
            *is = fits(c, one, why, size);
    json_decref(report);
    kp_str_free(&text);
    return rc;
}

int kpn_collected_ptx(struct kpn_collected *c)
{
    const char *name = json_string_value(json_object_get(c->launch, "entry"));
    char why[160], first[160] = "";
    for (size_t i = 0; i < c->options->ptx_count; i++) {
        bool is = false;
        int rc = look_at(c, c->options->ptx[i], &is, why, sizeof why);
        if (rc != KP_OK)
            return rc;
        if (is) {
            c->ptx = c->options->ptx[i];
            return KP_OK;
        }
        if (!i)
            memcpy(first, why, sizeof first);
    }
    kp_error("%s: a launch of '%s', and no --ptx is its kernel's; %s: %s", kp_shown_name(c->path),
             name, kp_shown_name(c->options->ptx[0]), first);
    return KP_MALFORMED;
}

/* ---- addresses among results --------------------------------------------------------- */

struct ranges {
    uint64_t from[KPN_MAX_TENSORS], to[KPN_MAX_TENSORS];
    size_t n;
};

/* Where the program had its memory: what its parameters were, less their offsets. */
static void find_ranges(const struct kpn_collected *c, const json_t *arguments, struct ranges *r)
{
    const json_t *params = json_object_get(arguments, "parameters"), *a;
    const json_t *memory = json_object_get(arguments, "memory");
    char *path = kp_asprintf("%s.params", c->base);
    FILE *f = fopen(path, "rb");
    size_t i;
    json_array_foreach(json_object_get(arguments, "addresses"), i, a)
    {
        size_t parameter = (size_t)json_integer_value(json_object_get(a, "parameter"));
        size_t of = (size_t)json_integer_value(json_object_get(a, "memory"));
        const json_t *p = json_array_get(params, parameter), *m = json_array_get(memory, of);
        long at = (long)(json_integer_value(json_object_get(p, "from")) +
                         json_integer_value(json_object_get(a, "at")));
        uint64_t value;
        if (!f || !m || r->n == KPN_MAX_TENSORS || fseek(f, at, SEEK_SET) != 0 ||
            fread(&value, sizeof value, 1, f) != 1)
            continue;
        r->from[r->n] = value - (uint64_t)json_integer_value(json_object_get(a, "offset"));
        r->to[r->n] = r->from[r->n] + (uint64_t)json_integer_value(json_object_get(m, "bytes"));
        r->n++;
    }
    if (f)
        fclose(f);
    free(path);
}

static bool is_inside(const struct ranges *r, uint64_t value)
{
    for (size_t i = 0; i < r->n; i++)
        if (value >= r->from[i] && value < r->to[i])
            return true;
    return false;
}

bool kpn_collected_has_addresses(const struct kpn_collected *c, size_t memory)
{
    struct ranges r = {.n = 0};
    uint64_t words[512];
    bool found = false;
    find_ranges(c, json_object_get(c->launch, "arguments"), &r);
    char *path = kp_asprintf("%s.memory.%zu.after", c->base, memory);
    FILE *f = r.n ? fopen(path, "rb") : NULL;
    for (size_t n; f && !found && (n = fread(words, sizeof *words, KP_COUNT(words), f)) > 0;)
        for (size_t i = 0; i < n && !found; i++)
            found = words[i] && is_inside(&r, words[i]);
    if (f)
        fclose(f);
    free(path);
    return found;
}
