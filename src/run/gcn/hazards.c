/*
 * Hazards: distances that hardware does not keep by itself, clauses, the end of a wave.
 *
 * The figures are those of AMD's ISA manuals ("manually inserted wait states") and of what
 * compilers keep: CDNA 2 for gfx90a, CDNA 3 for gfx942 and gfx950, RDNA 3 and 4 for gfx11 and
 * gfx12, which interlock all that is in the table of rules.  Hazards between two matrix
 * instructions are not looked at: what is inserted between them only parts them further.
 */
#include "run/gcn/gcn.h"

#include <inttypes.h>
#include <limits.h>

#define ON_90A (1u << KPN_G_GFX90A)
#define ON_940 (1u << KPN_G_GFX940)
#define ON_CDNA (ON_90A | ON_940)

struct search {
    const struct kpn_gcn *g;
    struct kpn_gfindings *out;
    uint32_t *first_from, *from; /* branches to each instruction: from[first_from[n]..] */
    bool *reached;
    uint64_t *read; /* gfx12: pairs of SGPRs that a VALU may have read before each; gfx11: as a
                     * mask of 64 lanes */
    unsigned enough_nops;
    KP_VEC(uint32_t) stack;
    uint32_t *seen, stamp; /* visited in this search */
    unsigned *distance;
};

/* ---- flow ---------------------------------------------------------------- */

static void find_sources(struct search *s)
{
    size_t n = s->g->code.n;
    s->first_from = kp_alloc((n + 2) * sizeof *s->first_from);
    s->from = kp_alloc((n + 1) * sizeof *s->from);
    for (size_t i = 0; i < n; i++)
        if (s->g->code.v[i].target != KPN_G_NOWHERE)
            s->first_from[s->g->code.v[i].target + 2]++;
    for (size_t i = 2; i < n + 2; i++)
        s->first_from[i] += s->first_from[i - 1];
    for (uint32_t i = 0; i < n; i++)
        if (s->g->code.v[i].target != KPN_G_NOWHERE)
            s->from[s->first_from[s->g->code.v[i].target + 1]++] = i;
}

static void reach(struct search *s, uint32_t n)
{
    if (n < s->g->code.n && !s->reached[n]) {
        s->reached[n] = true;
        KP_PUSH(s->stack, n);
    }
}

static void find_reached(struct search *s)
{
    s->reached = kp_alloc(s->g->code.n + 1);
    for (size_t f = 0; f < s->g->functions.n; f++)
        if (s->g->functions.v[f].count)
            reach(s, s->g->functions.v[f].first);
    while (s->stack.n) {
        uint32_t n = s->stack.v[--s->stack.n];
        const struct kpn_gins *i = s->g->code.v + n;
        if (i->goes_on)
            reach(s, n + 1);
        if (i->target != KPN_G_NOWHERE)
            reach(s, i->target);
    }
}

/* ---- walking back -------------------------------------------------------- */

enum verdict { GO_ON, FOUND, STOP };
/* Looks at instruction n, `distance` behind the start; adds what n takes to it. */
typedef enum verdict (*look_fn)(struct search *s, void *data, uint32_t n, unsigned *distance);

static void come_from(struct search *s, uint32_t n, unsigned distance)
{
    if (!s->reached[n] || (s->seen[n] == s->stamp && s->distance[n] <= distance))
        return;
    s->seen[n] = s->stamp;
    s->distance[n] = distance;
    KP_PUSH(s->stack, n);
}

static void come_from_all(struct search *s, uint32_t n, unsigned distance)
{
    if (n && s->g->code.v[n - 1].goes_on)
        come_from(s, n - 1, distance);
    for (uint32_t k = s->first_from[n]; k < s->first_from[n + 1]; k++)
        come_from(s, s->from[k], distance);
}

/* The first instruction on some path before n that `look` finds; NOWHERE: none. */
static uint32_t walk_back(struct search *s, uint32_t n, look_fn look, void *data)
{
    uint32_t found = KPN_G_NOWHERE;
    s->stamp++;
    s->stack.n = 0;
    come_from_all(s, n, 0);
    while (s->stack.n && found == KPN_G_NOWHERE) {
        uint32_t at = s->stack.v[--s->stack.n];
        unsigned distance = s->distance[at];
        enum verdict v = look(s, data, at, &distance);
        if (v == FOUND)
            found = at;
        else if (v == GO_ON)
            come_from_all(s, at, distance);
    }
    return found;
}

static void add(struct search *s, enum kpn_gkind kind, uint32_t at, uint32_t by, char *message)
{
    struct kpn_gfinding f = {.kind = kind, .at = at, .by = by, .message = message};
    KP_PUSH(s->out->list, f);
}

/* ---- wait states --------------------------------------------------------- */

static bool valu(const struct kpn_gins *i)
{
    return i->class == KPN_GC_VALU || i->class == KPN_GC_TRANS;
}
static bool any_valu(const struct kpn_gins *i)
{
    return valu(i) || i->class == KPN_GC_MATRIX;
}
static bool salu(const struct kpn_gins *i)
{
    return i->class == KPN_GC_SALU;
}
static bool trans(const struct kpn_gins *i)
{
    return i->class == KPN_GC_TRANS;
}
static bool not_trans(const struct kpn_gins *i)
{
    return i->class == KPN_GC_VALU;
}
static bool vmem(const struct kpn_gins *i)
{
    return i->class == KPN_GC_VMEM;
}
static bool matrix(const struct kpn_gins *i)
{
    return i->class == KPN_GC_MATRIX;
}
static bool reads_result(const struct kpn_gins *i)
{
    return valu(i) || vmem(i) || i->class == KPN_GC_DS;
}
static bool lanes(const struct kpn_gins *i)
{
    return kpn_gins_is(i, "v_readlane_b32*") || kpn_gins_is(i, "v_writelane_b32*");
}
static bool lane_reads(const struct kpn_gins *i)
{
    return kpn_gins_is(i, "v_readlane_b32*") || kpn_gins_is(i, "v_readfirstlane_b32*");
}
static bool any_lanes(const struct kpn_gins *i)
{
    return lanes(i) || lane_reads(i);
}
static bool dpp(const struct kpn_gins *i)
{
    return valu(i) && (kpn_gins_holds(i, "_dpp ") || kpn_gins_holds(i, " row_") ||
                       kpn_gins_holds(i, " quad_perm:") || kpn_gins_holds(i, " wave_"));
}
static bool div_fmas(const struct kpn_gins *i)
{
    return kpn_gins_is(i, "v_div_fmas_*");
}
static bool partial(const struct kpn_gins *i)
{
    return valu(i) && kpn_gins_holds(i, "dst_sel:") && !kpn_gins_holds(i, "dst_sel:DWORD");
}
static bool m0_reader(const struct kpn_gins *i)
{
    return kpn_gins_is(i, "s_sendmsg*") || kpn_gins_is(i, "s_ttracedata*") ||
           kpn_gins_is(i, "ds_gws_*") || kpn_gins_holds(i, " gds") ||
           kpn_gins_holds(i, "_addtid_") || kpn_gins_holds(i, " lds") ||
           kpn_gins_is(i, "s_movrel*") || kpn_gins_is(i, "v_interp_*");
}
static bool wide_store(const struct kpn_gins *i)
{
    return vmem(i) && i->store && (kpn_gins_holds(i, "dwordx3") || kpn_gins_holds(i, "dwordx4"));
}

enum pair { WRITE_READ, WRITE_WRITE, STORE_WRITE };
#define PASSES 255 /* as the matrix instruction takes */
struct rule {
    unsigned on;
    uint8_t states;
    enum pair pair;
    bool (*first)(const struct kpn_gins *), (*second)(const struct kpn_gins *);
    uint16_t from, to; /* registers that it is about */
    uint8_t argument;  /* of the second: only this one, from 1; 0: all */
    bool implied;      /* the second reads them without naming them */
    const char *what;
};
static const struct rule rules[] = {
    {ON_CDNA, 5, WRITE_READ, any_valu, vmem, KPN_G_S, KPN_G_M0, 0, false,
     "a VALU write of an SGPR and a memory instruction that reads it"},
    {ON_CDNA, 4, WRITE_READ, any_valu, lanes, KPN_G_S, KPN_G_M0, 3, false,
     "a VALU write of an SGPR and its use as lane number"},
    {ON_CDNA, 4, WRITE_READ, any_valu, div_fmas, KPN_G_VCC, KPN_G_VCC + 2, 0, false,
     "a VALU write of VCC and v_div_fmas"},
    {ON_CDNA, 2, WRITE_READ, valu, dpp, KPN_G_V, KPN_G_A, 0, false,
     "a write of a VGPR and a DPP instruction that reads it"},
    {ON_CDNA, 5, WRITE_READ, valu, dpp, KPN_G_EXEC, KPN_G_EXEC + 2, 0, true,
     "a VALU write of EXEC and a DPP instruction"},
    {ON_CDNA, 4, WRITE_READ, valu, matrix, KPN_G_EXEC, KPN_G_EXEC + 2, 0, true,
     "a VALU write of EXEC and a matrix instruction"},
    {ON_CDNA, 2, WRITE_READ, valu, matrix, KPN_G_V, KPN_G_S, 0, false,
     "a VALU write of a VGPR and a matrix instruction that reads it"},
    {ON_CDNA, 1, WRITE_READ, salu, m0_reader, KPN_G_M0, KPN_G_M0 + 1, 0, true,
     "a write of M0 and an instruction that reads it"},
    {ON_940, 2, WRITE_READ, any_valu, any_valu, KPN_G_S, KPN_G_M0, 0, false,
     "a VALU write of an SGPR and a VALU instruction that reads it"},
    {ON_940, 1, WRITE_READ, any_valu, lane_reads, KPN_G_V, KPN_G_A, 2, false,
     "a VALU write of a VGPR and a lane's read of it"},
    {ON_940, 4, WRITE_READ, any_valu, any_lanes, KPN_G_EXEC, KPN_G_EXEC + 2, 0, true,
     "a VALU write of EXEC and an access to a lane"},
    {ON_940, 1, WRITE_READ, trans, not_trans, KPN_G_V, KPN_G_A, 0, false,
     "a transcendental result and its use"},
    {ON_940, 1, WRITE_READ, partial, any_valu, KPN_G_V, KPN_G_A, 0, false,
     "a write of part of a VGPR and its use"},
    {ON_90A, 1, STORE_WRITE, wide_store, valu, KPN_G_V, KPN_G_S, 0, false,
     "a store of more than 8 bytes and a write of its data"},
    {ON_940, 2, STORE_WRITE, wide_store, valu, KPN_G_V, KPN_G_S, 0, false,
     "a store of more than 8 bytes and a write of its data"},
    {ON_CDNA, PASSES, WRITE_READ, matrix, reads_result, KPN_G_V, KPN_G_S, 0, false,
     "a matrix result and its use"},
    {ON_CDNA, PASSES, WRITE_WRITE, matrix, reads_result, KPN_G_V, KPN_G_S, 0, false,
     "a matrix result and another write of it"},
};

/* Wait states behind a matrix instruction before what is not one may touch its result; where
 * the passes of a shape are not known, the least. */
static unsigned matrix_states(const struct kpn_gins *i, enum kpn_garch arch, bool memory)
{
    bool f64 = kpn_gins_holds(i, "_f64_");
    bool f32 = kpn_gins_holds(i, "_f32 ") || kpn_gins_holds(i, "f32_32x32x1f32") ||
               kpn_gins_holds(i, "f32_32x32x2f32") || kpn_gins_holds(i, "f32_16x16x1f32") ||
               kpn_gins_holds(i, "f32_16x16x4f32") || kpn_gins_holds(i, "f32_4x4x1f32");
    if (f64)
        return kpn_gins_holds(i, "4x4x4") && !kpn_gins_holds(i, "16x16") ? (memory ? 9 : 6)
               : memory                                                  ? 18
                                                                         : 11;
    unsigned passes = kpn_gins_holds(i, "32x32") ? 16 : kpn_gins_holds(i, "16x16") ? 8 : 2;
    bool halved = arch == KPN_G_GFX940 && passes > 2 && !kpn_gins_holds(i, "_4b_") &&
                  !kpn_gins_holds(i, "_2b_") && (!f32 || kpn_gins_holds(i, "xf32"));
    bool exact = arch == KPN_G_GFX940 && f32 && !kpn_gins_holds(i, "xf32");
    return (halved ? passes / 2 : passes) + (exact ? 2 : 3);
}

/* Registers of argument n alone. */
static struct kpn_regs argument_registers(const struct kpn_gins *i, unsigned n, enum kpn_garch arch)
{
    struct kpn_gins only = *i;
    size_t len;
    only.args = kpn_gins_arg(i, n, &len);
    only.args_len = (uint32_t)len;
    only.op = only.text = "s_cmp"; /* reads all of its arguments */
    only.op_len = only.text_len = 5;
    only.class = KPN_GC_SALU;
    memset(&only.defs, 0, sizeof only.defs);
    memset(&only.uses, 0, sizeof only.uses);
    kpn_gins_registers(&only, arch);
    return only.uses;
}

struct distance_search {
    const struct rule *rule;
    struct kpn_regs regs; /* of the second */
    unsigned needed, had; /* filled in when found */
    unsigned reg;
    bool memory;
};

static enum verdict look_states(struct search *s, void *data, uint32_t n, unsigned *distance)
{
    struct distance_search *d = data;
    const struct kpn_gins *i = s->g->code.v + n;
    const struct rule *r = d->rule;
    if (r->first(i)) {
        bool buffer = kpn_gins_is(i, "buffer_*") || kpn_gins_is(i, "tbuffer_*");
        struct kpn_regs regs = r->pair == STORE_WRITE /* of its data */
                                   ? argument_registers(i, buffer ? 0 : 1, s->g->arch)
                                   : i->defs;
        unsigned need = r->states == PASSES ? matrix_states(i, s->g->arch, d->memory) : r->states;
        d->reg = kpn_regs_common(&regs, &d->regs, r->from, r->to);
        if (d->reg != KPN_G_REGS && *distance < need) {
            d->needed = need;
            d->had = *distance;
            return FOUND;
        }
    }
    *distance += kpn_gins_states(i);
    return *distance < 19 && *distance < r->states ? GO_ON : STOP;
}

/* What of the second instruction's registers the rule is about. */
static void second_registers(const struct search *s, const struct rule *r, uint32_t n,
                             struct kpn_regs *out)
{
    const struct kpn_gins *i = s->g->code.v + n;
    *out = r->pair == WRITE_READ ? i->uses : i->defs;
    if (r->implied)
        for (unsigned reg = r->from; reg < r->to; reg++)
            kpn_regs_add(out, reg);
    if (r->argument)
        *out = argument_registers(i, r->argument - 1u, s->g->arch);
}

static void check_states(struct search *s, uint32_t n)
{
    const struct kpn_gins *i = s->g->code.v + n;
    for (size_t k = 0; k < KP_COUNT(rules); k++) {
        const struct rule *r = rules + k;
        struct distance_search d = {.rule = r};
        if (!(r->on >> s->g->arch & 1) || !r->second(i))
            continue;
        second_registers(s, r, n, &d.regs);
        if (kpn_regs_common(&d.regs, &d.regs, r->from, r->to) == KPN_G_REGS)
            continue;
        d.memory = !valu(i);
        uint32_t by = walk_back(s, n, look_states, &d);
        char name[12];
        if (by != KPN_G_NOWHERE)
            add(s, KPN_GK_STATES, n, by,
                kp_asprintf("%s: %u wait states between %s; it takes %u",
                            kpn_reg_name(d.reg, name), d.had, r->what, d.needed));
    }
}

/* s_setreg and s_getreg of one hardware register: two wait states. */
static enum verdict look_setreg(struct search *s, void *data, uint32_t n, unsigned *distance)
{
    const struct kpn_gins *i = s->g->code.v + n, *reader = data;
    size_t len, end;
    const char *mine = kpn_gins_arg(reader, kpn_gins_is(reader, "s_getreg_b32"), &len);
    const char *other = kpn_gins_arg(i, 0, &end);
    if (kpn_gins_is(i, "s_setreg_*")) {
        size_t word = 0;
        while (word < len && word < end && mine[word] == other[word] && !strchr(",)", mine[word]))
            word++;
        if (word < len && word < end && strchr(",)", mine[word]) && strchr(",)", other[word]))
            return FOUND;
    }
    *distance += kpn_gins_states(i);
    return *distance < 2 ? GO_ON : STOP;
}

static void check_setreg(struct search *s, uint32_t n)
{
    struct kpn_gins i = s->g->code.v[n];
    if (s->g->arch > KPN_G_GFX940 ||
        !(kpn_gins_is(&i, "s_getreg_b32") || kpn_gins_is(&i, "s_setreg_*")))
        return;
    uint32_t by = walk_back(s, n, look_setreg, &i);
    if (by != KPN_G_NOWHERE)
        add(s, KPN_GK_STATES, n, by,
            kp_strdup("fewer than 2 wait states between two accesses to a hardware register"));
}

/* ---- gfx12: scalar writes that vector reads overtake --------------------- */

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
    if (!any_valu(i))
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
static bool forgets(const struct search *s, size_t n)
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

static void find_read_pairs(struct search *s)
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
static bool rewrites(const struct search *s, const struct kpn_gins *i,
                     const struct kpn_gins *reader)
{
    for (unsigned reg = KPN_G_S; reg < KPN_G_M0; reg++) {
        bool counts = s->g->arch == KPN_G_GFX11 || reg / 2 == KPN_G_VCC / 2;
        if (kpn_regs_has(&reader->uses, reg) && !(counts && kpn_regs_has(&i->defs, reg)))
            return false;
    }
    return true;
}

static enum verdict look_overtaking(struct search *s, void *data, uint32_t n, unsigned *distance)
{
    struct overtaking *o = data;
    const struct kpn_gins *i = s->g->code.v + n;
    if (waits_for_scalar(i) || forgets(s, n))
        return STOP;
    if (!salu(i)) /* one that writes all of it anew gives what is read */
        return any_valu(i) && rewrites(s, i, o->reader) ? STOP : GO_ON;
    o->reg = kpn_regs_common(&i->defs, &o->reader->uses, KPN_G_S, KPN_G_M0);
    if (o->reg != KPN_G_REGS && s->read[n] >> (o->reg - KPN_G_S) / 2 & 1)
        return FOUND;
    if (o->reg != KPN_G_REGS)
        return GO_ON;
    *distance += kpn_regs_common(&i->uses, &o->reader->uses, KPN_G_S, KPN_G_M0) == KPN_G_REGS;
    return *distance < o->enough ? GO_ON : STOP;
}

static void check_overtaking(struct search *s, uint32_t n)
{
    struct overtaking o = {.reader = s->g->code.v + n};
    bool gfx11 = s->g->arch == KPN_G_GFX11;
    if (!(salu(o.reader) || (any_valu(o.reader) && !gfx11)) || !pairs_of(&o.reader->uses))
        return;
    o.enough = gfx11 ? UINT_MAX : salu(o.reader) ? 10 : 11;
    uint32_t by = walk_back(s, n, look_overtaking, &o);
    char name[12];
    if (by != KPN_G_NOWHERE)
        add(s, KPN_GK_SALU, n, by,
            kp_asprintf("%s, which a VALU instruction has read%s, is written and read again "
                        "without %s depctr_sa_sdst(0)",
                        kpn_reg_name(o.reg, name), gfx11 ? " as a mask" : "",
                        gfx11 ? "s_waitcnt_depctr" : "s_wait_alu"));
}

/* ---- gfx11: transcendental results ----------------------------------------- */

struct trans_search {
    const struct kpn_gins *reader;
    unsigned reg;
};
enum { ENOUGH_VALU = 6, ENOUGH_TRANS = 2 };

static bool waits_for_vector(const struct kpn_gins *i)
{
    uint32_t mask;
    return kpn_gins_is(i, "s_waitcnt_depctr") &&
           (kpn_gins_holds(i, "va_vdst(0)") ||
            (kpn_gins_number(i, "", &mask) && !(mask >> 12 & 15)));
}

/* distance: VALU instructions between, and 16 for each transcendental one. */
static enum verdict look_trans(struct search *s, void *data, uint32_t n, unsigned *distance)
{
    struct trans_search *t = data;
    const struct kpn_gins *i = s->g->code.v + n;
    if (waits_for_vector(i) || vmem(i) || i->class == KPN_GC_DS)
        return STOP;
    if (!any_valu(i))
        return GO_ON;
    t->reg = kpn_regs_common(&i->defs, &t->reader->uses, KPN_G_V, KPN_G_A);
    if (t->reg != KPN_G_REGS)
        return trans(i) ? FOUND : STOP;
    *distance += trans(i) ? 17 : 1;
    return *distance % 16 < ENOUGH_VALU && *distance / 16 < ENOUGH_TRANS ? GO_ON : STOP;
}

static void check_trans(struct search *s, uint32_t n)
{
    struct trans_search t = {.reader = s->g->code.v + n};
    if (!any_valu(t.reader) || trans(t.reader))
        return;
    uint32_t by = walk_back(s, n, look_trans, &t);
    char name[12];
    if (by != KPN_G_NOWHERE)
        add(s, KPN_GK_STATES, n, by,
            kp_asprintf("%s is the result of the transcendental unit, read without "
                        "s_waitcnt_depctr depctr_va_vdst(0) or %d instructions between",
                        kpn_reg_name(t.reg, name), ENOUGH_VALU));
}

/* ---- clauses, the end of a wave ------------------------------------------ */

static void check_clause(struct search *s, uint32_t n)
{
    uint32_t length;
    const struct kpn_gins *i = s->g->code.v + n;
    if (!kpn_gins_is(i, "s_clause") || !kpn_gins_number(i, "", &length))
        return;
    length = (length & 63) + 1;
    for (uint32_t k = 1; k <= length; k++) {
        bool there = n + k < s->g->code.n;
        const struct kpn_gins *m = there ? i + k : NULL;
        bool memory = m && (vmem(m) || m->class == KPN_GC_SMEM || m->class == KPN_GC_DS);
        if (memory && m->class == i[1].class &&
            (k == 1 || s->first_from[n + k] == s->first_from[n + k + 1]))
            continue;
        add(s, KPN_GK_CLAUSE, there ? n + k : n, n,
            kp_asprintf("the clause of %u has %s as number %u", length,
                        memory ? "another kind of access, or a branch's target," : "no access",
                        k));
        return;
    }
}

static void check_dealloc(struct search *s, uint32_t n)
{
    const struct kpn_gins *i = s->g->code.v + n;
    if (!kpn_gins_is(i, "s_sendmsg") || !kpn_gins_holds(i, "DEALLOC_VGPRS"))
        return;
    if (s->g->arch >= KPN_G_GFX11 && (!n || !kpn_gins_is(i - 1, "s_nop")))
        add(s, KPN_GK_DEALLOC, n, KPN_G_NOWHERE,
            kp_strdup("no s_nop right before the VGPRs are given back"));
    for (uint32_t k = n + 1; k < s->g->code.n && !kpn_gins_is(s->g->code.v + k, "s_endpgm*"); k++) {
        const struct kpn_gins *m = s->g->code.v + k;
        if (!any_valu(m) && !vmem(m) && m->class != KPN_GC_DS && m->class != KPN_GC_BRANCH)
            continue;
        add(s, KPN_GK_DEALLOC, k, n, kp_strdup("VGPRs have been given back before"));
        return;
    }
}

void kpn_gcn_hazards(const struct kpn_gcn *g, struct kpn_gfindings *out)
{
    struct search s = {.g = g, .out = out};
    find_sources(&s);
    find_reached(&s);
    s.seen = kp_alloc((g->code.n + 1) * sizeof *s.seen);
    s.distance = kp_alloc((g->code.n + 1) * sizeof *s.distance);
    if (g->arch == KPN_G_GFX12 || (g->arch == KPN_G_GFX11 && is_wave64(g)))
        find_read_pairs(&s);
    for (uint32_t n = 0; n < g->code.n; n++) {
        if (!s.reached[n])
            continue;
        check_states(&s, n);
        check_setreg(&s, n);
        if (s.read)
            check_overtaking(&s, n);
        if (g->arch == KPN_G_GFX11)
            check_trans(&s, n);
        check_clause(&s, n);
        check_dealloc(&s, n);
    }
    free(s.first_from);
    free(s.from);
    free(s.reached);
    free(s.read);
    free(s.stack.v);
    free(s.seen);
    free(s.distance);
}
