/* Clocks that are read late: into a register that an instruction before them has still to read. */
#include "run/sass/internal.h"
#include "trace/trace.h"

#define NEAR 16 /* instructions before the clock */

/* Those that read their registers some time after they were issued, by the names that calibration
 * has for their results' kinds. */
static const struct {
    const char *op, *kind;
} readers[] = {{"MUFU", "special"}, {"LDS", "memory"}, {"SHFL", "shuffle"}, {"POPC", "bits"},
               {"FLO", "bits"},     {"BREV", "bits"}};

static const char *reader(const struct kpn_instr *i)
{
    for (size_t k = 0; k < KP_COUNT(readers); k++)
        if (kpn_instr_is(i, readers[k].op))
            return readers[k].kind;
    return NULL;
}

/* Is r among what it takes?  Register pairs by their first. */
static bool takes(const struct kpn_instr *i, struct kpn_reg r)
{
    const char *s;
    size_t n;
    for (unsigned k = 1; kpn_argument(i, k, &s, &n); k++) {
        bool address = n > 1 && *s == '[';
        struct kpn_reg a = kpn_reg_of(address ? s + 1 : s, address ? n - 1 : n);
        if (a.number == r.number && a.uniform == r.uniform)
            return true;
    }
    return false;
}

/* Does anything before `to` wait for what instruction i makes? */
static bool is_waited_for(const struct kpn_sass *s, uint32_t i, uint32_t to)
{
    struct kpn_reg made = kpn_reg_argument(&s->code.v[i], 0);
    for (uint32_t k = i + 1; k < to; k++)
        if (takes(&s->code.v[k], made))
            return true;
    return false;
}

/* What the clock that instruction `at` reads waits for, or NULL. */
static const char *late_at(const struct kpn_sass *s, uint32_t at)
{
    struct kpn_reg r = kpn_reg_argument(&s->code.v[at], 0);
    uint32_t first = s->blocks.v[s->code.v[at].block].first;
    first = at > first + NEAR ? at - NEAR : first;
    for (uint32_t i = at; r.number >= 0 && i-- > first;) {
        const struct kpn_instr *k = &s->code.v[i];
        const char *kind = reader(k);
        if (kind && takes(k, r))
            return is_waited_for(s, i, at) ? NULL : kind;
        if (kpn_writes_reg(k, r))
            return NULL;
    }
    return NULL;
}

const char *kpn_late(const struct kpn_sass *s, const struct kpn_probes *p, uint32_t region,
                     bool end)
{
    const char *all = NULL;
    size_t n = 0;
    for (size_t i = 0; i < p->reads.n; i++) {
        uint32_t tag = p->reads.v[i].tag;
        if (!(end ? kpt_tag_ends(tag, region) : kpt_tag_starts(tag, region)))
            continue;
        const char *one = late_at(s, p->reads.v[i].at);
        if (!one || (n++ && strcmp(one, all) != 0))
            return NULL;
        all = one;
    }
    return all;
}
