/*
 * mktrace KIND > FILE: synthetic traces for the shell tests.  A kernel with
 * one producer and two consumer warps round a ring of three tiles:
 *
 *   ws     rings of 64 records, most of them lost; 4 of 16 CTAs probed
 *   whole  rings of 1024, nothing lost
 *   empty  no CTA probed
 *   shell  names that try to be commands of what draws them
 *   narrow as whole, but clocks have 20 bits and wrap in most CTAs
 *   odd    names that every format must escape, a CTA that never ran, one
 *          without an exit, a region without records, not calibrated
 *   meet   clusters of two CTAs, which meet 20 times, by a timer of 1024 ns; of the
 *          last cluster the phases contradict each other
 *   many   as ws, with 150 CTAs, all of them probed
 *   late   as many, with a record that is none in the 121st CTA
 *   amd    as whole, of a gfx942; each CTA's units on the SIMDs of one CU
 *   amd-late  the same, with a record that is none in the second group that is probed
 *   wgp    as narrow, of a gfx1100
 */
#include "synth.h"

#define COST 12
#define TILES 40
#define LOAD_CYCLES 700

struct tick {
    struct synth_unit *u;
    uint64_t now;
};

/* A record and what it costs. */
static void mark(struct tick *t, enum kpt_kind kind, uint32_t region)
{
    synth_record(t->u, kind, region, t->now);
    t->now += COST;
}

static void region(struct tick *t, uint32_t id, uint64_t cycles)
{
    mark(t, KPT_START, id);
    t->now += cycles;
    mark(t, KPT_END, id);
}

/* A region that lasts until `until`, or is over at once. */
static void wait_region(struct tick *t, uint32_t id, uint64_t until)
{
    mark(t, KPT_START, id);
    t->now = until > t->now ? until : t->now + 3;
    mark(t, KPT_END, id);
}

enum { LOAD, WAIT_EMPTY, WAIT_FULL, MMA, ISSUE, STORE, READY };

static uint64_t simulate(struct synth_unit *producer, struct synth_unit *a, struct synth_unit *b,
                         uint64_t entry)
{
    struct tick p = {producer, entry + 300}, c[2] = {{a, entry + 310}, {b, entry + 420}};
    uint64_t full[TILES], empty[TILES][2];
    for (int i = 0; i < TILES; i++) {
        uint64_t free_at = 0;
        for (int k = 0; i >= 3 && k < 2; k++)
            free_at = empty[i - 3][k] > free_at ? empty[i - 3][k] : free_at;
        wait_region(&p, WAIT_EMPTY, free_at);
        region(&p, LOAD, 40);
        full[i] = p.now + LOAD_CYCLES;
        for (int k = 0; k < 2; k++) {
            wait_region(&c[k], WAIT_FULL, full[i]);
            mark(&c[k], KPT_START, MMA);
            region(&c[k], ISSUE, 60);
            c[k].now += 380;
            mark(&c[k], KPT_END, MMA);
            empty[i][k] = c[k].now;
        }
    }
    uint64_t last = p.now;
    for (int k = 0; k < 2; k++) {
        mark(&c[k], KPT_INSTANT, READY);
        region(&c[k], STORE, 900);
        synth_drain(c[k].u, c[k].now + 20, c[k].now + 260, 0);
        last = c[k].now + 260 > last ? c[k].now + 260 : last;
    }
    synth_drain(producer, p.now + 20, p.now + 200, 0);
    return last + 50;
}

/* Names that are commands, should anything take them out of their quotes. */
static void add_shell_regions(struct synth *s)
{
    static const char *const names[] = {
        "`touch pwned1`", "';system(\"touch pwned2\");'", "\"; system('touch pwned3') #",
        "\nEOD\n!touch pwned4\n", "@x \\'`touch pwned5`", "%s%n$(touch pwned6)",
    };
    for (size_t i = 0; i < KP_COUNT(names); i++)
        synth_region(s, names[i], i == 3 ? "tensor" : NULL, false);
    synth_region(s, "<&ready>\xef\xbf\xbf", NULL, true);
    json_object_set_new(s->info, "entry", json_string("k`touch pwned7`'.system('touch pwned8').'"));
}

static void add_regions(struct synth *s, bool odd)
{
    synth_region(s, odd ? "load,\"A\"" : "load_A", "tma", false);
    synth_region(s, odd ? "wait \xc3\xa9mpty" : "wait_empty", NULL, false);
    synth_region(s, "wait_full", NULL, false);
    synth_region(s, odd ? "\x1b[31mmma\x01" : "mma", "tensor", false);
    synth_region(s, "issue", NULL, false);
    synth_region(s, "store", NULL, false);
    synth_region(s, "ready", NULL, true);
    if (odd)
        synth_region(s, "never", NULL, false);
}

/* SM n runs at 1.755 GHz with an offset of its own. */
static uint64_t ns_at(uint32_t sm, uint64_t clock)
{
    uint64_t cycles = clock - ((uint64_t)sm << 33);
    return 1700000000000000000u + (uint64_t)((double)cycles / 1.755) / 32 * 32;
}

static void add_cta(struct synth *s, uint32_t cta, bool probed, bool exits, uint32_t later)
{
    uint32_t sm = cta % 8;
    uint64_t entry = ((uint64_t)sm << 33) + 5000 + cta / 8 * 40000 + cta * 37 + later;
    synth_cta(s, cta, sm, entry, ns_at(sm, entry), 0, 0);
    size_t at = s->stamps.n - 1;
    uint64_t end = entry + 30000;
    if (probed) {
        size_t first = s->units.n;
        for (uint32_t k = 0; k < 4; k++)
            synth_drain(synth_unit(s, k, 4 * k), entry + 200, entry + 210, 0);
        struct synth_unit *u = &s->units.v[first];
        end = simulate(&u[0], &u[1], &u[2], entry);
        for (uint32_t k = 0; k < 4; k++)
            u[k].u.drain_time_begin = ns_at(sm, u[k].u.drain_clock_begin);
    } else {
        s->stamps.v[at].flags = KPT_CTA_ENTERED;
    }
    if (exits) {
        s->stamps.v[at].clock_exit = end;
        s->stamps.v[at].time_exit = ns_at(sm, end);
    }
}

/* A tag of no region, in place of one of the CTA's records. */
static void spoil(struct synth *s, uint32_t cta)
{
    for (size_t i = 0; i < s->units.n; i++)
        if (s->units.v[i].u.cta == cta && s->units.v[i].u.unit == 1)
            s->units.v[i].ring[7].tag = KPT_TAG(KPT_END, 999);
}

/* On AMD's: SM n is CU n of SE 2 of XCC 1 (WGP n of SE 2), unit k in wave slot 1 of SIMD k. */
static void make_amd(struct synth *s, bool wgp)
{
    json_object_set_new(s->info, "amd",
                        json_pack("{s:s,s:i,s:s,s:i}", "target", wgp ? "gfx1100" : "gfx942",
                                  "wave_size", wgp ? 32 : 64, "holder", wgp ? "WGP" : "CU",
                                  "clock_wide", wgp ? 20 : 64));
    struct kpt_hardware h = {.xcc = !wgp, .se = 2, .wave = 1};
    for (size_t i = 0; i < s->stamps.n; i++) {
        struct kpt_stamp *t = &s->stamps.v[i];
        h.cu = t->sm;
        h.simd = 0;
        t->hardware = kpt_hardware_word(&h);
        t->sm = kpt_hardware_cu(&h);
    }
    for (size_t i = 0; i < s->units.n; i++) {
        struct kpt_unit *u = &s->units.v[i].u;
        h.cu = u->sm;
        h.simd = u->unit;
        u->hardware = kpt_hardware_word(&h);
        u->sm = kpt_hardware_cu(&h);
    }
}

/* ---- clusters ----------------------------------------------------------------- */

/* SM n counts 1.5 cycles a ns, from n * 10000 on; the timer tells 1024 ns. */
static uint64_t meet_clock(uint32_t sm, uint64_t ns)
{
    return sm * 10000 + ns * 3 / 2;
}

/* Its wait is over 100 ns after the later of both has arrived; late: all is so much later
 * than it is for the other, which cannot be. */
static void add_meeting(struct synth *s, uint32_t cta, uint64_t entry, uint64_t late)
{
    uint32_t sm = cta % 4;
    uint64_t exit = entry + 20 * 1000 + 700 + cta * 13 + late;
    synth_cta(s, cta, sm, meet_clock(sm, entry), entry / 1024 * 1024, meet_clock(sm, exit),
              exit / 1024 * 1024);
    struct synth_unit *u = synth_unit(s, 0, 0);
    for (uint64_t i = 0; i < 20; i++) {
        uint64_t met = entry + 1000 * (i + 1) + late;
        uint64_t arrive = met - 100 - (i + cta) % 2 * 300;
        synth_record(u, KPT_START, 0, meet_clock(sm, met - 900));
        synth_record(u, KPT_END, 0, meet_clock(sm, arrive - 20));
        synth_record(u, KPT_START, 1, meet_clock(sm, arrive));
        synth_record(u, KPT_END, 1, meet_clock(sm, met));
    }
    synth_drain(u, meet_clock(sm, exit - 50), meet_clock(sm, exit - 10),
                (exit - 50) / 1024 * 1024);
}

static void write_meetings(void)
{
    struct synth s;
    synth_init(&s, 128, 1, 0);
    synth_region(&s, "work", NULL, false);
    synth_region(&s, "meet", NULL, false);
    synth_meets(&s, 1, "arrive", "wait");
    synth_clusters(&s, 2, 1);
    for (uint32_t cta = 0; cta < 12; cta++)
        add_meeting(&s, cta, 1024000 + cta / 4 * 22333, cta == 11 ? 3000 : 0);
    synth_write(&s, stdout);
}

int main(int argc, char **argv)
{
    const char *kind = argc == 2 ? argv[1] : "";
    bool odd = strcmp(kind, "odd") == 0, empty = strcmp(kind, "empty") == 0;
    bool wgp = strcmp(kind, "wgp") == 0, bad = strcmp(kind, "amd-late") == 0;
    bool amd = wgp || bad || strcmp(kind, "amd") == 0;
    bool narrow = wgp || strcmp(kind, "narrow") == 0;
    bool whole = narrow || amd || strcmp(kind, "whole") == 0;
    bool shell = strcmp(kind, "shell") == 0;
    bool late = strcmp(kind, "late") == 0, many = late || strcmp(kind, "many") == 0;
    if (strcmp(kind, "meet") == 0) {
        write_meetings();
        return fflush(stdout) == 0 ? 0 : 1;
    }
    if (!odd && !empty && !whole && !shell && !many && strcmp(kind, "ws") != 0) {
        fputs("usage: mktrace ws|whole|narrow|empty|shell|odd|meet|many|late|amd|amd-late|wgp\n",
              stderr);
        return 2;
    }
    struct synth s;
    synth_init(&s, whole ? 1024 : 64, 4, odd ? -1 : COST);
    if (narrow)
        s.clock_bits = 20;
    if (shell)
        add_shell_regions(&s);
    else
        add_regions(&s, odd);
    for (uint32_t cta = 0; cta < (many ? 150 : 16); cta++) {
        if (odd && cta == 9)
            synth_not_run(&s);
        else
            add_cta(&s, cta, many || (!empty && cta % 4 == 0), !(odd && cta == 8),
                    narrow ? 980000 : 0);
    }
    if (late)
        spoil(&s, 120);
    if (bad)
        spoil(&s, 4);
    if (amd)
        make_amd(&s, wgp);
    synth_write(&s, stdout);
    return fflush(stdout) == 0 ? 0 : 1;
}
