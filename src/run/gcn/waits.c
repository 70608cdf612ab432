/*
 * Waits: no register is used before what is loaded into it has arrived.
 *
 * For each register and counter: nothing is under way to it, or a load behind which at least
 * n younger operations of the same counter and order have been issued, over all paths.  A wait
 * for at most k that are under way brings it in where k <= n.  Scalar loads and clock reads come
 * back in any order, so that only a wait for none helps; flat loads may be of either memory.
 * Operations added between a load and its wait make n larger, never smaller: kperf's own
 * cannot loosen a wait of the kernel's.
 */
#include "run/gcn/gcn.h"

#include <inttypes.h>

enum { VM, DS, KM, SAMPLE, BVH, COUNTERS }; /* the last two: gfx12's */
#define UNORDERED 0x80 /* only a wait for none helps */
#define MOST 64

struct state {
    uint8_t under_way[KPN_G_REGS][COUNTERS]; /* 0: nothing; else 1 + n, and UNORDERED */
};

struct waits {
    const struct kpn_gcn *g;
    struct kpn_gfindings *out;
    struct state *in;  /* of each block, on entry */
    bool *reached;     /* each block */
    uint32_t *block_of; /* each instruction */
    KP_VEC(uint32_t) starts; /* first instruction of each block, ascending */
    bool report;
};

/* Which counter an instruction's results come under; COUNTERS: none. */
static unsigned counter_of(const struct kpn_gins *i, enum kpn_garch arch)
{
    bool sample = kpn_gins_is(i, "image_sample*") || kpn_gins_is(i, "image_gather4*") ||
                  kpn_gins_is(i, "image_msaa_load*");
    if (arch == KPN_G_GFX12 && sample)
        return SAMPLE;
    if (arch == KPN_G_GFX12 && kpn_gins_is(i, "image_bvh*"))
        return BVH;
    return i->class == KPN_GC_VMEM   ? VM
           : i->class == KPN_GC_DS   ? DS
           : i->class == KPN_GC_SMEM ? KM
                                     : COUNTERS;
}

/* ---- what a wait waits for ----------------------------------------------- */

static void limit(unsigned most[COUNTERS], unsigned counter, uint32_t to)
{
    if (to < most[counter])
        most[counter] = to;
}

static void limit_all(unsigned most[COUNTERS])
{
    for (unsigned c = 0; c < COUNTERS; c++)
        most[c] = 0;
}

/* s_waitcnt vmcnt(1) lgkmcnt(0), s_wait_loadcnt 0x1, ...: most[c] operations stay under way. */
static void read_wait(const struct kpn_gins *i, unsigned most[COUNTERS])
{
    uint32_t n;
    for (unsigned c = 0; c < COUNTERS; c++)
        most[c] = UINT32_MAX;
    if (kpn_gins_number(i, "vmcnt(", &n))
        limit(most, VM, n);
    if (kpn_gins_number(i, "lgkmcnt(", &n))
        limit(most, DS, n), limit(most, KM, n);
    if (kpn_gins_is(i, "s_waitcnt") && kpn_gins_number(i, "", &n) && n == 0)
        limit_all(most);
    if (!kpn_gins_number(i, "", &n) && !kpn_gins_number(i, "null, ", &n) &&
        !kpn_gins_is(i, "s_wait_idle"))
        return;
    if (kpn_gins_is(i, "s_wait_idle"))
        limit_all(most);
    if (kpn_gins_is(i, "s_wait_loadcnt") || kpn_gins_is(i, "s_waitcnt_vmcnt"))
        limit(most, VM, n);
    if (kpn_gins_is(i, "s_wait_samplecnt"))
        limit(most, SAMPLE, n);
    if (kpn_gins_is(i, "s_wait_bvhcnt"))
        limit(most, BVH, n);
    if (kpn_gins_is(i, "s_wait_dscnt") || kpn_gins_is(i, "s_waitcnt_lgkmcnt"))
        limit(most, DS, n);
    if (kpn_gins_is(i, "s_wait_kmcnt") || kpn_gins_is(i, "s_waitcnt_lgkmcnt"))
        limit(most, KM, n);
    if (kpn_gins_is(i, "s_wait_loadcnt_dscnt"))
        limit(most, VM, n >> 8 & 63), limit(most, DS, n & 63);
    if (kpn_gins_is(i, "s_wait_storecnt_dscnt"))
        limit(most, DS, n & 63);
}

static void apply_wait(struct state *s, const struct kpn_gins *i)
{
    unsigned most[COUNTERS];
    read_wait(i, most);
    for (unsigned c = 0; c < COUNTERS; c++)
        for (unsigned r = 0; most[c] != UINT32_MAX && r < KPN_G_REGS; r++) {
            unsigned at = s->under_way[r][c];
            if (at && (at & UNORDERED ? most[c] == 0 : most[c] <= at - 1))
                s->under_way[r][c] = 0;
        }
}

/* ---- what an instruction does -------------------------------------------- */

static void finding(struct waits *w, uint32_t at, unsigned reg, const char *how, const char *what)
{
    char name[12];
    struct kpn_gfinding f = {.kind = KPN_GK_WAIT, .at = at, .by = KPN_G_NOWHERE};
    f.message = kp_asprintf("%s is %s before %s was waited for", kpn_reg_name(reg, name), how,
                            what);
    KP_PUSH(w->out->list, f);
}

static const char *what_comes(unsigned counter)
{
    return counter == SAMPLE || counter == BVH ? "the image load to it"
           : counter == VM ? "the load from memory to it"
           : counter == DS ? "the load from LDS to it"
                           : "the scalar load or clock read to it";
}

/* Uses of registers that something is under way to; and writes, but by the next of the same
 * kind, which comes later. */
static void check(struct waits *w, const struct state *s, uint32_t n)
{
    const struct kpn_gins *i = w->g->code.v + n;
    unsigned own = counter_of(i, w->g->arch);
    for (unsigned r = 0; r < KPN_G_REGS; r++) {
        bool used = kpn_regs_has(&i->uses, r), written = kpn_regs_has(&i->defs, r);
        for (unsigned c = 0; (used || written) && c < COUNTERS; c++) {
            unsigned at = s->under_way[r][c];
            if (!at || (!used && c == own && !(at & UNORDERED)))
                continue;
            finding(w, n, r, used ? "used" : "written", what_comes(c));
            return;
        }
    }
}

static void issue(struct state *s, const struct kpn_gins *i, enum kpn_garch arch)
{
    unsigned c = counter_of(i, arch);
    bool flat = kpn_gins_is(i, "flat_*");
    /* From gfx10 on stores have a counter of their own. */
    bool counts = c != COUNTERS && c != KM && !flat &&
                  !(c == VM && i->store && arch > KPN_G_GFX940);
    for (unsigned r = 0; counts && r < KPN_G_REGS; r++) {
        uint8_t *at = &s->under_way[r][c];
        if (*at && !(*at & UNORDERED) && *at < MOST)
            ++*at;
    }
    for (unsigned r = 0; r < KPN_G_REGS; r++) {
        if (!kpn_regs_has(&i->defs, r) || r == KPN_G_SCC)
            continue;
        for (unsigned other = 0; other < COUNTERS; other++)
            s->under_way[r][other] = 0;
        if (c != COUNTERS)
            s->under_way[r][c] = flat || c == KM ? 1 | UNORDERED : 1;
        if (flat)
            s->under_way[r][DS] = 1 | UNORDERED;
    }
}

static void step(struct waits *w, struct state *s, uint32_t n)
{
    const struct kpn_gins *i = w->g->code.v + n;
    if (w->report)
        check(w, s, n);
    if (i->class == KPN_GC_WAIT)
        apply_wait(s, i);
    else
        issue(s, i, w->g->arch);
    if (kpn_gins_is(i, "s_swappc_b64") || kpn_gins_is(i, "s_call_b64"))
        memset(s, 0, sizeof *s); /* who is called waits, by convention, and so does who calls */
}

/* ---- over all paths ------------------------------------------------------ */

static uint8_t stricter(uint8_t a, uint8_t b)
{
    if (!a || !b)
        return a ? a : b;
    return (a | b) & UNORDERED ? 1 | UNORDERED : a < b ? a : b;
}

/* Whether the block's entry state got stricter. */
static bool merge(struct waits *w, uint32_t block, const struct state *from)
{
    struct state *to = w->in + block;
    bool changed = !w->reached[block];
    w->reached[block] = true;
    for (unsigned r = 0; r < KPN_G_REGS; r++)
        for (unsigned c = 0; c < COUNTERS; c++) {
            uint8_t now = stricter(to->under_way[r][c], from->under_way[r][c]);
            changed |= now != to->under_way[r][c];
            to->under_way[r][c] = now;
        }
    return changed;
}

static void find_blocks(struct waits *w)
{
    const struct kpn_gcn *g = w->g;
    bool *starts = kp_alloc(g->code.n + 1);
    for (size_t f = 0; f < g->functions.n; f++)
        starts[g->functions.v[f].first] = true;
    for (size_t n = 0; n < g->code.n; n++) {
        if (g->code.v[n].target != KPN_G_NOWHERE)
            starts[g->code.v[n].target] = true;
        if (g->code.v[n].class == KPN_GC_BRANCH || !g->code.v[n].goes_on)
            starts[n + 1] = true;
    }
    w->block_of = kp_alloc((g->code.n + 1) * sizeof *w->block_of);
    for (uint32_t n = 0; n < g->code.n; n++) {
        if (starts[n] || !n)
            KP_PUSH(w->starts, n);
        w->block_of[n] = (uint32_t)w->starts.n - 1;
    }
    free(starts);
}

static uint32_t block_end(const struct waits *w, uint32_t block)
{
    return block + 1 < w->starts.n ? w->starts.v[block + 1] : (uint32_t)w->g->code.n;
}

/* The state behind a block goes to those that follow. */
static bool pass_on(struct waits *w, uint32_t block, const struct state *s, bool *again)
{
    uint32_t last = block_end(w, block) - 1, next[2], n = 0;
    const struct kpn_gins *i = w->g->code.v + last;
    if (i->goes_on && last + 1 < w->g->code.n)
        next[n++] = w->block_of[last + 1];
    if (i->target != KPN_G_NOWHERE)
        next[n++] = w->block_of[i->target];
    bool any = false;
    while (n--)
        if (merge(w, next[n], s))
            again[next[n]] = any = true;
    return any;
}

static void solve(struct waits *w, struct state *s)
{
    bool *again = kp_alloc(w->starts.n + 1), any = w->starts.n;
    for (size_t f = 0; f < w->g->functions.n; f++)
        if (w->g->functions.v[f].count) {
            uint32_t b = w->block_of[w->g->functions.v[f].first];
            w->reached[b] = again[b] = true;
        }
    while (any) {
        any = false;
        for (uint32_t b = 0; b < w->starts.n; b++) {
            if (!again[b])
                continue;
            again[b] = false;
            *s = w->in[b];
            for (uint32_t n = w->starts.v[b]; n < block_end(w, b); n++)
                step(w, s, n);
            any |= pass_on(w, b, s, again);
        }
    }
    free(again);
}

void kpn_gcn_waits(const struct kpn_gcn *g, struct kpn_gfindings *out)
{
    struct waits w = {.g = g, .out = out};
    if (!g->code.n)
        return;
    find_blocks(&w);
    w.in = kp_alloc(w.starts.n * sizeof *w.in);
    w.reached = kp_alloc(w.starts.n);
    struct state *s = kp_alloc(sizeof *s);
    solve(&w, s);
    w.report = true;
    for (uint32_t b = 0; b < w.starts.n; b++) {
        *s = w.in[b];
        for (uint32_t n = w.starts.v[b]; w.reached[b] && n < block_end(&w, b); n++)
            step(&w, s, n);
    }
    free(s);
    free(w.in);
    free(w.reached);
    free(w.block_of);
    free(w.starts.v);
}
