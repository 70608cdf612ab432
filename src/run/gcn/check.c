/* What the probes broke: findings in the probed code that the original has not. */
#include "run/gcn/gcn.h"

#include <inttypes.h>

static void findings_free(struct kpn_gfindings *f)
{
    for (size_t i = 0; i < f->list.n; i++)
        free(f->list.v[i].message);
    free(f->list.v);
    memset(f, 0, sizeof *f);
}

/* A function's code and what is wrong with it. */
struct side {
    struct kpn_gcn code;
    struct kpn_gfindings found;
};

static int read_side(struct side *s, const char *text, size_t len, const char *target,
                     char why[200])
{
    int status = kpn_gcn_read(text, len, target, &s->code, why);
    if (status)
        return status;
    kpn_gcn_waits(&s->code, &s->found);
    kpn_gcn_hazards(&s->code, &s->found);
    return KP_OK;
}

static void free_side(struct side *s)
{
    findings_free(&s->found);
    kpn_gcn_free(&s->code);
}

static bool same_text(const struct side *a, uint32_t i, const struct side *b, uint32_t j)
{
    if (i == KPN_G_NOWHERE || j == KPN_G_NOWHERE)
        return i == j;
    const struct kpn_gins *x = a->code.code.v + i, *y = b->code.code.v + j;
    return x->text_len == y->text_len && !memcmp(x->text, y->text, x->text_len);
}

static bool has_text(const struct side *a, const struct side *b, uint32_t j)
{
    for (uint32_t i = 0; i < a->code.code.n; i++)
        if (same_text(a, i, b, j))
            return true;
    return false;
}

/* The same words about the same instructions.  Of several that write what is read too early one
 * is named, in each by another way to it. */
static bool known(const struct side *original, const struct side *probed,
                  const struct kpn_gfinding *f)
{
    for (size_t i = 0; i < original->found.list.n; i++) {
        const struct kpn_gfinding *o = original->found.list.v + i;
        bool same_writer = same_text(original, o->by, probed, f->by) ||
                           (f->kind == KPN_GK_SALU && has_text(original, probed, f->by));
        if (o->kind == f->kind && same_text(original, o->at, probed, f->at) && same_writer &&
            !strcmp(o->message, f->message))
            return true;
    }
    return false;
}

static const struct kpn_gfunction *function_of(const struct kpn_gcn *g, uint32_t n)
{
    for (size_t i = 0; i < g->functions.n; i++)
        if (n - g->functions.v[i].first < g->functions.v[i].count)
            return g->functions.v + i;
    return g->functions.v;
}

static void tell(const struct side *s, const struct kpn_gfinding *f, struct kp_str *out)
{
    const struct kpn_gins *at = s->code.code.v + f->at;
    const struct kpn_gfunction *function = function_of(&s->code, f->at);
    kp_str_addf(out, "%.*s+0x%" PRIx64 ": %.*s: %s", (int)function->name_len, function->name,
                at->address - s->code.code.v[function->first].address, (int)at->text_len, at->text,
                f->message);
    if (f->by != KPN_G_NOWHERE)
        kp_str_addf(out, " (behind %.*s)", (int)s->code.code.v[f->by].text_len,
                    s->code.code.v[f->by].text);
    kp_str_addc(out, '\n');
}

int kpn_gcn_check(const char *original, size_t original_len, const char *probed,
                  size_t probed_len, const char *target, struct kp_str *out, char why[200])
{
    struct side before = {0}, after = {0};
    int status = original ? read_side(&before, original, original_len, target, why) : KP_OK;
    if (!status)
        status = read_side(&after, probed, probed_len, target, why);
    size_t told = 0;
    for (size_t i = 0; !status && i < after.found.list.n; i++)
        if (!known(&before, &after, after.found.list.v + i)) {
            tell(&after, after.found.list.v + i, out);
            told++;
        }
    if (told)
        status = KP_CHECK;
    free_side(&before);
    free_side(&after);
    return status;
}
