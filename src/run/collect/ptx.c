/* Which of the texts that --ptx names is a launched kernel's; which of its results are
 * addresses. */
#include "instrument/instrument.h"
#include "run/collect/collect.h"
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
    if (!json_is_array(given)) {
        snprintf(why, size, "which parameters its kernel was launched with was not kept");
        return false;
    }
    if (json_array_size(given) > KPN_MAX_PARAMS)
        return true; /* no kernel has so many: said where they are read */
    for (size_t i = 0; ok && i < json_array_size(given); i++)
        ok = json_integer_value(json_object_get(json_array_get(params, i), "bytes")) ==
             json_integer_value(json_object_get(json_array_get(given, i), "bytes"));
    if (!ok) {
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

/* The first text that is the kernel's; of those that cannot be read before it that is said, and of
 * none that can be the first one's fault. */
int kpn_collected_ptx(struct kpn_collected *c)
{
    const struct kpn_collect *o = c->options;
    const char *name = json_string_value(json_object_get(c->launch, "entry"));
    char why[160], first[160] = "";
    const char *unread = NULL, *other = NULL;
    for (size_t i = 0; i < o->ptx_count && !c->ptx; i++) {
        bool is = false;
        kp_message_mute(true);
        int rc = look_at(c, o->ptx[i], &is, why, sizeof why);
        kp_message_mute(false);
        if (rc != KP_OK && !unread)
            unread = o->ptx[i];
        if (rc == KP_OK && !other) {
            other = o->ptx[i];
            memcpy(first, why, sizeof first);
        }
        c->ptx = is ? o->ptx[i] : NULL;
    }
    if (c->ptx && unread)
        kp_warn("%s: cannot be read as PTX, and is passed over", kp_shown_name(unread));
    if (!c->ptx && other)
        kp_error("%s: a launch of '%s', and no --ptx is its kernel's; %s: %s",
                 kp_shown_name(c->path), name, kp_shown_name(other), first);
    bool is;
    if (!c->ptx && unread)
        return look_at(c, unread, &is, why, sizeof why); /* for its message */
    return c->ptx ? KP_OK : KP_MALFORMED;
}

/* ---- addresses among results --------------------------------------------------------- */

/* Of each memory; to 0: none of the launch's parameters says where it was. */
struct ranges {
    uint64_t from[KPN_MAX_TENSORS], to[KPN_MAX_TENSORS];
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
        if (!f || !m || of >= KPN_MAX_TENSORS || r->to[of] || fseek(f, at, SEEK_SET) != 0 ||
            fread(&value, sizeof value, 1, f) != 1)
            continue;
        r->from[of] = value - (uint64_t)json_integer_value(json_object_get(a, "offset"));
        r->to[of] = r->from[of] + (uint64_t)json_integer_value(json_object_get(m, "bytes"));
    }
    if (f)
        fclose(f);
    free(path);
}

static bool is_inside(const struct ranges *r, uint64_t value)
{
    for (size_t i = 0; i < KPN_MAX_TENSORS; i++)
        if (value >= r->from[i] && value < r->to[i])
            return true;
    return false;
}

bool kpn_collected_has_addresses(const struct kpn_collected *c, size_t memory)
{
    struct ranges r = {0};
    uint64_t words[512];
    bool found = false;
    find_ranges(c, json_object_get(c->launch, "arguments"), &r);
    char *path = kp_asprintf("%s.memory.%zu.after", c->base, memory);
    FILE *f = fopen(path, "rb");
    for (size_t n; f && !found && (n = fread(words, sizeof *words, KP_COUNT(words), f)) > 0;)
        for (size_t i = 0; i < n && !found; i++)
            found = words[i] && is_inside(&r, words[i]);
    if (f)
        fclose(f);
    free(path);
    return found;
}
