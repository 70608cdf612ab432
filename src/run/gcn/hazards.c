/*
 * Hazards: distances that hardware does not keep by itself, clauses, the end of a wave.
 *
 * The figures are those of AMD's ISA manuals ("manually inserted wait states") and of what
 * compilers keep: CDNA 2 for gfx90a, CDNA 3 for gfx942 and gfx950, RDNA 3 and 4 for gfx11 and
 * gfx12, which interlock all that is in the table of rules.  Hazards between two matrix
 * instructions are not looked at: what is inserted between them only parts them further.
 */
#include "run/gcn/hazards.h"

#include <inttypes.h>

#define ON_90A (1u << KPN_G_GFX90A)
#define ON_940 (1u << KPN_G_GFX940)
#define ON_CDNA (ON_90A | ON_940)

/* ---- flow ---------------------------------------------------------------- */

static void find_sources(struct kpn_gsearch *s)
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

static void reach(struct kpn_gsearch *s, uint32_t n)
{
    if (n < s->g->code.n && !s->reached[n]) {
        s->reached[n] = true;
        KP_PUSH(s->stack, n);
    }
}

static void find_reached(struct kpn_gsearch *s)
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

static void come_from(struct kpn_gsearch *s, uint32_t n, unsigned distance)
{
    if (!s->reached[n] || (s->seen[n] == s->stamp && s->distance[n] <= distance))
        return;
    s->seen[n] = s->stamp;
    s->distance[n] = distance;
    KP_PUSH(s->stack, n);
}

static void come_from_all(struct kpn_gsearch *s, uint32_t n, unsigned distance)
{
    if (n && s->g->code.v[n - 1].goes_on)
        come_from(s, n - 1, distance);
    for (uint32_t k = s->first_from[n]; k < s->first_from[n + 1]; k++)
        come_from(s, s->from[k], distance);
}

uint32_t kpn_gcn_walk_back(struct kpn_gsearch *s, uint32_t n, kpn_glook_fn look, void *data)
{
    uint32_t found = KPN_G_NOWHERE;
    s->stamp++;
    s->stack.n = 0;
    come_from_all(s, n, 0);
    while (s->stack.n && found == KPN_G_NOWHERE) {
        uint32_t at = s->stack.v[--s->stack.n];
        unsigned distance = s->distance[at];
        enum kpn_gverdict v = look(s, data, at, &distance);
        if (v == KPN_G_FOUND)
            found = at;
        else if (v == KPN_G_GO_ON)
            come_from_all(s, at, distance);
    }
    return found;
}

void kpn_gcn_find(struct kpn_gsearch *s, enum kpn_gkind kind, uint32_t at, uint32_t by,
                  char *message)
{
    struct kpn_gfinding f = {.kind = kind, .at = at, .by = by, .message = message};
    KP_PUSH(s->out->list, f);
}

/* ---- wait states --------------------------------------------------------- */

static bool valu(const struct kpn_gins *i)
{
    return i->class == KPN_GC_VALU || i->class == KPN_GC_TRANS;
}
bool kpn_gins_is_any_valu(const struct kpn_gins *i)
{
    return valu(i) || i->class == KPN_GC_MATRIX;
}
bool kpn_gins_is_salu(const struct kpn_gins *i)
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
    {ON_CDNA, 5, WRITE_READ, kpn_gins_is_any_valu, vmem, KPN_G_S, KPN_G_M0, 0, false,
     "a VALU write of an SGPR and a memory instruction that reads it"},
    {ON_CDNA, 4, WRITE_READ, kpn_gins_is_any_valu, lanes, KPN_G_S, KPN_G_M0, 3, false,
     "a VALU write of an SGPR and its use as lane number"},
    {ON_CDNA, 4, WRITE_READ, kpn_gins_is_any_valu, div_fmas, KPN_G_VCC, KPN_G_VCC + 2, 0, false,
     "a VALU write of VCC and v_div_fmas"},
    {ON_CDNA, 2, WRITE_READ, valu, dpp, KPN_G_V, KPN_G_A, 0, false,
     "a write of a VGPR and a DPP instruction that reads it"},
    {ON_CDNA, 5, WRITE_READ, valu, dpp, KPN_G_EXEC, KPN_G_EXEC + 2, 0, true,
     "a VALU write of EXEC and a DPP instruction"},
    {ON_CDNA, 4, WRITE_READ, valu, matrix, KPN_G_EXEC, KPN_G_EXEC + 2, 0, true,
     "a VALU write of EXEC and a matrix instruction"},
    {ON_CDNA, 2, WRITE_READ, valu, matrix, KPN_G_V, KPN_G_S, 0, false,
     "a VALU write of a VGPR and a matrix instruction that reads it"},
    {ON_CDNA, 1, WRITE_READ, kpn_gins_is_salu, m0_reader, KPN_G_M0, KPN_G_M0 + 1, 0, true,
     "a write of M0 and an instruction that reads it"},
    {ON_940, 2, WRITE_READ, kpn_gins_is_any_valu, kpn_gins_is_any_valu, KPN_G_S, KPN_G_M0, 0, false,
     "a VALU write of an SGPR and a VALU instruction that reads it"},
    {ON_940, 1, WRITE_READ, kpn_gins_is_any_valu, lane_reads, KPN_G_V, KPN_G_A, 2, false,
     "a VALU write of a VGPR and a lane's read of it"},
    {ON_940, 4, WRITE_READ, kpn_gins_is_any_valu, any_lanes, KPN_G_EXEC, KPN_G_EXEC + 2, 0, true,
     "a VALU write of EXEC and an access to a lane"},
    {ON_940, 1, WRITE_READ, trans, not_trans, KPN_G_V, KPN_G_A, 0, false,
     "a transcendental result and its use"},
    {ON_940, 1, WRITE_READ, partial, kpn_gins_is_any_valu, KPN_G_V, KPN_G_A, 0, false,
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

static enum kpn_gverdict look_states(struct kpn_gsearch *s, void *data, uint32_t n,
                                     unsigned *distance)
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
            return KPN_G_FOUND;
        }
    }
    *distance += kpn_gins_states(i);
    return *distance < 19 && *distance < r->states ? KPN_G_GO_ON : KPN_G_STOP;
}

/* What of the second instruction's registers the rule is about. */
static void second_registers(const struct kpn_gsearch *s, const struct rule *r, uint32_t n,
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

static void check_states(struct kpn_gsearch *s, uint32_t n)
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
        uint32_t by = kpn_gcn_walk_back(s, n, look_states, &d);
        char name[12];
        if (by != KPN_G_NOWHERE)
            kpn_gcn_find(s, KPN_GK_STATES, n, by,
                kp_asprintf("%s: %u wait states between %s; it takes %u",
                            kpn_reg_name(d.reg, name), d.had, r->what, d.needed));
    }
}

/* s_setreg and s_getreg of one hardware register: two wait states. */
static enum kpn_gverdict look_setreg(struct kpn_gsearch *s, void *data, uint32_t n,
                                     unsigned *distance)
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
            return KPN_G_FOUND;
    }
    *distance += kpn_gins_states(i);
    return *distance < 2 ? KPN_G_GO_ON : KPN_G_STOP;
}

static void check_setreg(struct kpn_gsearch *s, uint32_t n)
{
    struct kpn_gins i = s->g->code.v[n];
    if (s->g->arch > KPN_G_GFX940 ||
        !(kpn_gins_is(&i, "s_getreg_b32") || kpn_gins_is(&i, "s_setreg_*")))
        return;
    uint32_t by = kpn_gcn_walk_back(s, n, look_setreg, &i);
    if (by != KPN_G_NOWHERE)
        kpn_gcn_find(s, KPN_GK_STATES, n, by,
            kp_strdup("fewer than 2 wait states between two accesses to a hardware register"));
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
static enum kpn_gverdict look_trans(struct kpn_gsearch *s, void *data, uint32_t n,
                                     unsigned *distance)
{
    struct trans_search *t = data;
    const struct kpn_gins *i = s->g->code.v + n;
    if (waits_for_vector(i) || vmem(i) || i->class == KPN_GC_DS)
        return KPN_G_STOP;
    if (!kpn_gins_is_any_valu(i))
        return KPN_G_GO_ON;
    t->reg = kpn_regs_common(&i->defs, &t->reader->uses, KPN_G_V, KPN_G_A);
    if (t->reg != KPN_G_REGS)
        return trans(i) ? KPN_G_FOUND : KPN_G_STOP;
    *distance += trans(i) ? 17 : 1;
    return *distance % 16 < ENOUGH_VALU && *distance / 16 < ENOUGH_TRANS ? KPN_G_GO_ON : KPN_G_STOP;
}

static void check_trans(struct kpn_gsearch *s, uint32_t n)
{
    struct trans_search t = {.reader = s->g->code.v + n};
    if (!kpn_gins_is_any_valu(t.reader) || trans(t.reader))
        return;
    uint32_t by = kpn_gcn_walk_back(s, n, look_trans, &t);
    char name[12];
    if (by != KPN_G_NOWHERE)
        kpn_gcn_find(s, KPN_GK_STATES, n, by,
            kp_asprintf("%s is the result of the transcendental unit, read without "
                        "s_waitcnt_depctr depctr_va_vdst(0) or %d instructions between",
                        kpn_reg_name(t.reg, name), ENOUGH_VALU));
}

/* ---- clauses, the end of a wave ------------------------------------------ */

static void check_clause(struct kpn_gsearch *s, uint32_t n)
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
        kpn_gcn_find(s, KPN_GK_CLAUSE, there ? n + k : n, n,
            kp_asprintf("the clause of %u has %s as number %u", length,
                        memory ? "another kind of access, or a branch's target," : "no access",
                        k));
        return;
    }
}

static void check_dealloc(struct kpn_gsearch *s, uint32_t n)
{
    const struct kpn_gins *i = s->g->code.v + n;
    if (!kpn_gins_is(i, "s_sendmsg") || !kpn_gins_holds(i, "DEALLOC_VGPRS"))
        return;
    if (s->g->arch >= KPN_G_GFX11 && (!n || !kpn_gins_is(i - 1, "s_nop")))
        kpn_gcn_find(s, KPN_GK_DEALLOC, n, KPN_G_NOWHERE,
            kp_strdup("no s_nop right before the VGPRs are given back"));
    for (uint32_t k = n + 1; k < s->g->code.n && !kpn_gins_is(s->g->code.v + k, "s_endpgm*"); k++) {
        const struct kpn_gins *m = s->g->code.v + k;
        if (!kpn_gins_is_any_valu(m) && !vmem(m) && m->class != KPN_GC_DS &&
            m->class != KPN_GC_BRANCH)
            continue;
        kpn_gcn_find(s, KPN_GK_DEALLOC, k, n, kp_strdup("VGPRs have been given back before"));
        return;
    }
}

void kpn_gcn_hazards(const struct kpn_gcn *g, struct kpn_gfindings *out)
{
    struct kpn_gsearch s = {.g = g, .out = out};
    find_sources(&s);
    find_reached(&s);
    s.seen = kp_alloc((g->code.n + 1) * sizeof *s.seen);
    s.distance = kp_alloc((g->code.n + 1) * sizeof *s.distance);
    kpn_gcn_overtaken_begin(&s);
    for (uint32_t n = 0; n < g->code.n; n++) {
        if (!s.reached[n])
            continue;
        check_states(&s, n);
        check_setreg(&s, n);
        if (s.read)
            kpn_gcn_check_overtaken(&s, n);
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
