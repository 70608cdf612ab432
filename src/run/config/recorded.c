#include "run/run_internal.h"

#include <errno.h>
#include <sys/stat.h>

#include "run/plan.h"

/* What a config takes from files: parameters byte by byte, whose addresses are those of tensors,
 * and what tensors hold.  'kperf collect' writes such configs of launches of other programs. */

#define MAX_FILE ((size_t)1 << 20) /* of parameters */

static bool read_address(struct kpn_config *c, const struct kpn_node *n, size_t param)
{
    static const char *const keys[] = {"!at", "!tensor", "offset", NULL};
    const struct kpn_node *f[3];
    struct kpn_address a = {.param = param, .node = n};
    uint64_t size = c->params[param].size;
    if (!kpn_map_read(c, n, "an address", keys, f) || !kpn_find_tensor(c, f[1], &a.tensor) ||
        !kpn_count(c, f[0], 0, size < 8 ? 0 : size - 8, &a.at) ||
        (f[2] && !kpn_count(c, f[2], 0, (uint64_t)1 << 40, &a.offset)))
        return false;
    if (size < 8) {
        kp_error_at(&c->src, n->offset, 1, "an address has 8 bytes, the parameter %llu",
                    (unsigned long long)size);
        return false;
    }
    KP_PUSH(c->addresses, a);
    return true;
}

bool kpn_config_bytes(struct kpn_config *c, const struct kpn_node *n, size_t param)
{
    static const char *const keys[] = {"!file", "from", "!size", "addresses", NULL};
    const struct kpn_node *f[4];
    struct kpn_param_spec *p = &c->params[param];
    p->kind = KPN_P_BYTES;
    if (!kpn_map_read(c, n, "bytes", keys, f) ||
        !kpn_words_of(c, f[0], "a file's name", &p->file) ||
        (f[1] && !kpn_count(c, f[1], 0, KPN_MAX_PARAM_BYTES, &p->from)) ||
        !kpn_count(c, f[2], 1, KPN_MAX_PARAM_BYTES, &p->size) ||
        (f[3] && !kpn_want(c, f[3], KPN_LIST, "addresses")))
        return false;
    for (size_t i = 0; f[3] && i < f[3]->count; i++)
        if (!read_address(c, f[3]->items[i], param))
            return false;
    return true;
}

/* An address lies in its tensor; one behind its end serves as a bound. */
static bool check_addresses(const struct kpn_config *c, size_t param, const struct kpn_plan *plan)
{
    for (size_t i = 0; i < c->addresses.n; i++) {
        const struct kpn_address *a = &c->addresses.v[i];
        const struct kpn_tensor *t = &plan->tensors[a->tensor];
        if (a->param != param || a->offset <= t->bytes)
            continue;
        kp_error_at(&c->src, a->node->offset, 1, "the address lies past the end of tensor '%s'",
                    t->spec->name);
        return false;
    }
    return true;
}

bool kpn_plan_bytes(const struct kpn_config *c, size_t param, struct kpn_plan *plan)
{
    const struct kpn_param_spec *p = &c->params[param];
    struct kp_str text = {0};
    char *path = kp_path_beside(c->src.name, p->file);
    bool ok = kp_read_file(path, MAX_FILE, &text) == KP_OK;
    if (ok && (p->from > text.len || p->size > text.len - p->from)) {
        kp_error_at(&c->src, p->node->offset, p->node->span,
                    "%s ends after %zu bytes, before the parameter does", path, text.len);
        ok = false;
    }
    if (ok) {
        plan->params[param].bytes = kp_alloc(p->size);
        memcpy(plan->params[param].bytes, text.s + p->from, p->size);
    }
    kp_str_free(&text);
    free(path);
    return ok && check_addresses(c, param, plan);
}

bool kpn_plan_contents(const struct kpn_config *c, const struct kpn_tensor *t)
{
    const struct kpn_tensor_spec *spec = t->spec;
    struct stat s;
    size_t want = t->elements * kpn_dtype_size(spec->dtype);
    char *path = kp_path_beside(c->src.name, spec->file);
    bool found = stat(path, &s) == 0;
    if (!found)
        kp_error_at(&c->src, spec->node->offset, spec->node->span, "%s: %s", path,
                    strerror(errno));
    else if ((uint64_t)s.st_size != want)
        kp_error_at(&c->src, spec->node->offset, spec->node->span,
                    "%s has %lld bytes; tensor '%s' has %zu", path, (long long)s.st_size,
                    spec->name, want);
    free(path);
    return found && (uint64_t)s.st_size == want;
}

bool kpn_tensor_read(const char *config, const struct kpn_tensor *t, void *data,
                     unsigned char gap)
{
    size_t size = kpn_dtype_size(t->spec->dtype), want = t->elements * size;
    char *path = kp_path_beside(config, t->spec->file);
    unsigned char *elements = t->packed ? data : kp_alloc(want);
    FILE *f = fopen(path, "rb");
    bool ok = f && fread(elements, 1, want, f) == want;
    if (!ok)
        kp_error("%s: %s", path, !f || ferror(f) ? strerror(errno) : "ends too early");
    if (f)
        fclose(f);
    if (ok && !t->packed) {
        memset(data, gap, t->bytes);
        for (size_t i = 0; i < t->elements; i++)
            memcpy((char *)data + kpn_tensor_offset(t, i), elements + i * size, size);
    }
    if (!t->packed)
        free(elements);
    free(path);
    return ok;
}
