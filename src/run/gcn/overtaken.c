/*
 * Scalar writes that vector reads overtake.
 *
 * On gfx12, and on gfx11 where lanes are chosen by a mask of 64, a vector instruction may read an
 * SGPR late: one that is written behind it and read again has to be waited for in between.
 */
#include "run/gcn/hazards.h"

#include <limits.h>

static uint64_t pairs_of(const struct kpn_regs *r)
{
    uint64_t pairs = 0;
    for (unsigned reg = KPN_G_S; reg < KPN_G_M0; reg++)
        if (kpn_regs_has(r, reg))
            pairs |= UINT64_C(1) << (reg - KPN_G_S) / 2;
    return pairs;
}

/* What of an instruction's SGPRs can be overtaken later: of gfx11's, a mask of 64 lanes. */
static uint64_t overtaken_pairs(const struct kpn_gins *i, enum kpn_garch arch)
{
    static const char *const masked[] = {"v_cndmask_*", "v_add_co_ci_*", "v_sub_co_ci_*",
                                         "v_subrev_co_ci_*", "v_div_fmas_*", NULL};
    if (!kpn_gins_is_any_valu(i))
        return 0;
    uint64_t pairs = pairs_of(&i->uses);
    if (arch == KPN_G_GFX12)
        return pairs;
    bool mask = kpn_gins_is_any(i, masked);
    for (unsigned p = 0; mask && p < 64; p++) {
        unsigned reg = KPN_G_S + 2 * p;
        bool both = kpn_regs_has(&i->uses, reg) && kpn_regs_has(&i->uses, reg + 1);
        pairs &= ~((uint64_t)!both << p);
    }
    return mask ? pairs : 0;
}

/* Code of waves of 64 names all of VCC or EXEC, where that of 32 names their lower halves. */
static bool is_wave64(const struct kpn_gcn *g)
{
    for (size_t n = 0; n < g->code.n; n++) {
        const struct kpn_gins *i = g->code.v + n;
        bool ends = i->text_len > 4 && (!memcmp(i->text + i->text_len - 4, " vcc", 4) ||
                                        !memcmp(i->text + i->text_len - 4, "exec", 4));
        if (ends || kpn_gins_holds(i, " vcc,") || kpn_gins_holds(i, " exec,"))
            return true;
    }
    return false;
}

static bool waits_for_scalar(const struct kpn_gins *i)
{
    uint32_t mask;
    return (kpn_gins_is(i, "s_wait_alu") || kpn_gins_is(i, "s_waitcnt_depctr")) &&
           (kpn_gins_holds(i, "sa_sdst(0)") || (kpn_gins_number(i, "", &mask) && !(mask & 1)));
}

/* Is what vector instructions have read forgotten behind n?  On gfx12 by the last of as many
 * ds_nop as are executed one after the other, on gfx11 by a wait for scalar writes. */
static bool forgets(const struct kpn_gsearch *s, size_t n)
{
    if (s->g->arch == KPN_G_GFX11)
        return waits_for_scalar(s->g->code.v + n);
    for (unsigned k = 1; kpn_gins_is(s->g->code.v + n, "ds_nop"); k++, n--) {
        if (k == s->enough_nops)
            return true;
        if (!n || s->first_from[n] != s->first_from[n + 1])
            break;
    }
    return false;
}

static void find_read_pairs(struct kpn_gsearch *s)
{
    size_t count = s->g->code.n;
    s->read = kp_alloc((count + 1) * sizeof *s->read);
    s->enough_nops = is_wave64(s->g) ? 8 : 4;
    for (bool changed = true; changed;) {
        changed = false;
        for (size_t n = 0; n < count; n++) {
            const struct kpn_gins *i = s->g->code.v + n;
            uint64_t out = forgets(s, n) ? 0 : s->read[n] | overtaken_pairs(i, s->g->arch);
            if (i->goes_on)
                s->read[n + 1] |= out;
            if (i->target != KPN_G_NOWHERE && (out & ~s->read[i->target])) {
                s->read[i->target] |= out;
                changed = true;
            }
        }
    }
}

struct overtaking {
    const struct kpn_gins *reader;
    unsigned enough, reg;
};

/* Does a vector instruction write all SGPRs that the reader reads?  On gfx12 of VCC only: others
 * are counted by who wrote them. */
static bool rewrites(const struct kpn_gsearch *s, const struct kpn_gins *i,
                     const struct kpn_gins *reader)
{
    for (unsigned reg = KPN_G_S; reg < KPN_G_M0; reg++) {
        bool counts = s->g->arch == KPN_G_GFX11 || reg / 2 == KPN_G_VCC / 2;
        if (kpn_regs_has(&reader->uses, reg) && !(counts && kpn_regs_has(&i->defs, reg)))
            return false;
    }
    return true;
}

static enum kpn_gverdict look_overtaking(struct kpn_gsearch *s, void *data, uint32_t n,
                                     unsigned *distance)
{
    struct overtaking *o = data;
    const struct kpn_gins *i = s->g->code.v + n;
    if (waits_for_scalar(i) || forgets(s, n))
        return KPN_G_STOP;
    if (!kpn_gins_is_salu(i)) /* one that writes all of it anew gives what is read */
        return kpn_gins_is_any_valu(i) && rewrites(s, i, o->reader) ? KPN_G_STOP : KPN_G_GO_ON;
    o->reg = kpn_regs_common(&i->defs, &o->reader->uses, KPN_G_S, KPN_G_M0);
    if (o->reg != KPN_G_REGS && s->read[n] >> (o->reg - KPN_G_S) / 2 & 1)
        return KPN_G_FOUND;
    if (o->reg != KPN_G_REGS)
        return KPN_G_GO_ON;
    *distance += kpn_regs_common(&i->uses, &o->reader->uses, KPN_G_S, KPN_G_M0) == KPN_G_REGS;
    return *distance < o->enough ? KPN_G_GO_ON : KPN_G_STOP;
}

void kpn_gcn_check_overtaken(struct kpn_gsearch *s, uint32_t n)
{
    struct overtaking o = {.reader = s->g->code.v + n};
    bool gfx11 = s->g->arch == KPN_G_GFX11;
    bool reads = kpn_gins_is_salu(o.reader) || (kpn_gins_is_any_valu(o.reader) && !gfx11);
    if (!reads || !pairs_of(&o.reader->uses))
        return;
    o.enough = gfx11 ? UINT_MAX : kpn_gins_is_salu(o.reader) ? 10 : 11;
    uint32_t by = kpn_gcn_walk_back(s, n, look_overtaking, &o);
    char name[12];
    if (by != KPN_G_NOWHERE)
        kpn_gcn_find(s, KPN_GK_SALU, n, by,
            kp_asprintf("%s, which a VALU instruction has read%s, is written and read again "
                        "without %s depctr_sa_sdst(0)",
                        kpn_reg_name(o.reg, name), gfx11 ? " as a mask" : "",
                        gfx11 ? "s_waitcnt_depctr" : "s_wait_alu"));
}

void kpn_gcn_overtaken_begin(struct kpn_gsearch *s)
{
    enum kpn_garch arch = s->g->arch;
    if (arch == KPN_G_GFX12 || (arch == KPN_G_GFX11 && is_wave64(s->g)))
        find_read_pairs(s);
}
