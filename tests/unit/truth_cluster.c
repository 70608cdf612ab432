#include "truth_cluster.h"

#include <math.h>

enum { WORK, POST, MEET, SYNC };

/* ---- what varies ------------------------------------------------------------------- */

static double real_between(struct tr_random *r, double lo, double hi)
{
    return lo + (hi - lo) * (double)(tr_next(r) >> 11) / 9007199254740992.0;
}

/* Clusters in a row, in a column, or in a square; sets of SMs that they take by turns. */
static void draw_shape(struct tc_launch *l, struct tr_random *r)
{
    static const uint32_t shapes[][2] = {{2, 1}, {4, 1}, {8, 1}, {1, 2}, {2, 2}, {4, 2}, {1, 4},
                                         {3, 1}};
    const uint32_t *s = shapes[tr_between(r, 0, 7)];
    l->shape[0] = s[0];
    l->shape[1] = s[1];
    l->shape[2] = 1;
    l->members = s[0] * s[1];
    uint32_t nx = (uint32_t)tr_between(r, 1, 3);
    uint32_t ny = (uint32_t)tr_between(r, 1, 2);
    l->grid[0] = s[0] * nx;
    l->grid[1] = s[1] * ny;
    l->grid[2] = 1;
    l->clusters = nx * ny;
    l->ctas = l->clusters * l->members;
    l->sets = l->members * 2 <= TC_SMS ? (uint32_t)tr_between(r, 1, 2) : 1;
}

static void draw_clocks(struct tc_launch *l, struct tr_random *r)
{
    static const double steps[] = {1, 32, 100, 250, 512, 1000, 1024, 1024};
    double rate = real_between(r, 0.9, 2.1);
    double spread = tr_chance(r, 50) ? 2e-4 : 0;
    l->step = steps[tr_between(r, 0, 7)];
    for (uint32_t i = 0; i < TC_SMS; i++) {
        l->sms[i].clock0 = tr_next(r) >> 2;
        l->sms[i].rate = rate * (1 + real_between(r, -spread, spread));
    }
}

static void draw(struct tc_launch *l, struct tr_random *r)
{
    draw_shape(l, r);
    draw_clocks(l, r);
    l->units = (uint32_t)tr_between(r, 1, TC_UNITS);
    l->phases = (uint32_t)tr_between(r, 1, TC_PHASES);
    l->capacity = (uint32_t)16 << tr_between(r, 0, 5);
    l->before = real_between(r, 0, 20);
    l->after = real_between(r, 0, 5);
    l->latency = real_between(r, 20, 150);
    l->split = tr_chance(r, 60);
    l->parting = tr_chance(r, 20);
}

/* ---- the run ----------------------------------------------------------------------- */

static void record(struct tc_launch *l, struct tc_unit *u, enum kpt_kind kind, uint32_t region)
{
    u->now += l->before;
    struct tc_record e = {kind, region, u->now};
    KP_PUSH(u->records, e);
    u->now += l->after;
}

static bool goes_on(const struct tc_unit *u, uint32_t phase)
{
    return phase < u->leaves;
}

static struct tc_cta *member(struct tc_launch *l, uint32_t cluster, uint32_t rank)
{
    for (uint32_t i = 0; i < l->ctas; i++)
        if (l->cta[i].cluster == cluster && l->cta[i].rank == rank)
            return &l->cta[i];
    abort();
}

/* Up to its arrive; its time. */
static double play_arrive(struct tc_launch *l, struct tr_random *r, struct tc_cta *c,
                          struct tc_unit *u, uint32_t phase, double work)
{
    if (!goes_on(u, phase))
        return u->now; /* it has exited, which counts as an arrive */
    record(l, u, KPT_START, WORK);
    u->now += work + real_between(r, 0, 60);
    record(l, u, KPT_END, WORK);
    record(l, u, KPT_START, l->split ? POST : SYNC);
    c->arrive[phase] = fmax(c->arrive[phase], u->missing ? -1 : u->now - l->after);
    u->now += real_between(r, 0, 15);
    double at = u->now;
    if (l->split) {
        record(l, u, KPT_END, POST);
        u->now += real_between(r, 0, 200);
    }
    return at;
}

static bool waits(const struct tc_launch *l, const struct tc_cta *c, uint32_t phase)
{
    return !l->parting || !l->split || phase + 1 < l->phases || c->rank == 0;
}

static void play_wait(struct tc_launch *l, struct tr_random *r, const struct tc_cta *c,
                      struct tc_unit *u, uint32_t phase, double release)
{
    if (!goes_on(u, phase) || !waits(l, c, phase))
        return;
    if (l->split)
        record(l, u, KPT_START, MEET);
    double floor = real_between(r, 10, 30), poll = real_between(r, 0, 20);
    u->now = fmax(u->now + floor, release + poll);
    record(l, u, KPT_END, l->split ? MEET : SYNC);
}

static void play_phase(struct tc_launch *l, struct tr_random *r, uint32_t cluster, uint32_t phase)
{
    double release = 0, base = real_between(r, 50, 1500);
    for (uint32_t i = 0; i < l->members; i++) {
        struct tc_cta *c = member(l, cluster, i);
        double work = base * real_between(r, 0.5, 1.5);
        for (uint32_t u = 0; u < l->units; u++)
            release = fmax(release, play_arrive(l, r, c, &c->units[u], phase, work));
    }
    for (uint32_t i = 0; i < l->members; i++) {
        struct tc_cta *c = member(l, cluster, i);
        for (uint32_t u = 0; u < l->units; u++)
            play_wait(l, r, c, &c->units[u], phase, release + l->latency);
    }
}

static void begin_cta(struct tc_launch *l, struct tr_random *r, struct tc_cta *c, double from)
{
    c->entry = from + real_between(r, 0, 400);
    for (uint32_t k = 0; k < TC_PHASES; k++)
        c->arrive[k] = -1;
    for (uint32_t u = 0; u < l->units; u++)
        c->units[u].now = c->entry + real_between(r, 5, 150);
}

static double end_cta(struct tc_launch *l, struct tr_random *r, struct tc_cta *c)
{
    c->exit = 0;
    for (uint32_t u = 0; u < l->units; u++)
        c->exit = fmax(c->exit, c->units[u].now + 40);
    c->exit += real_between(r, 0, 100);
    return c->exit;
}

static void play(struct tc_launch *l, struct tr_random *r)
{
    double free_at[2];
    for (int i = 0; i < 2; i++)
        free_at[i] = real_between(r, 0, 3000);
    for (uint32_t k = 0; k < l->clusters; k++) {
        double *now = &free_at[k % l->sets], last = 0;
        for (uint32_t i = 0; i < l->members; i++)
            begin_cta(l, r, member(l, k, i), *now);
        for (uint32_t phase = 0; phase < l->phases; phase++)
            play_phase(l, r, k, phase);
        for (uint32_t i = 0; i < l->members; i++)
            last = fmax(last, end_cta(l, r, member(l, k, i)));
        *now = last + real_between(r, 10, 500);
    }
}

/* ---- all of it ----------------------------------------------------------------------- */

static void number_ctas(struct tc_launch *l)
{
    uint32_t wide = l->grid[0] / l->shape[0];
    for (uint32_t i = 0; i < l->ctas; i++) {
        uint32_t x = i % l->grid[0], y = i / l->grid[0];
        struct tc_cta *c = &l->cta[i];
        c->cluster = y / l->shape[1] * wide + x / l->shape[0];
        c->rank = y % l->shape[1] * l->shape[0] + x % l->shape[0];
        c->sm = c->cluster % l->sets * l->members + c->rank;
        for (uint32_t u = 0; u < l->units; u++)
            c->units[u].leaves = UINT32_MAX;
    }
}

/* A warp that exits early is for rings that keep all: replay says so of the others. */
static void draw_oddities(struct tc_launch *l, struct tr_random *r)
{
    l->leaving = l->capacity >= 6 * l->phases && l->units > 1 && tr_chance(r, 20);
    for (uint32_t i = 0; i < l->ctas; i++) {
        if (l->leaving && tr_chance(r, 20))
            l->cta[i].units[1].leaves = (uint32_t)tr_between(r, 0, l->phases - 1);
        for (uint32_t u = 0; u < l->units; u++)
            l->cta[i].units[u].missing = tr_chance(r, 5);
    }
}

void tc_make(struct tc_launch *l, uint64_t seed)
{
    struct tr_random r = {seed * 0x9e3779b97f4a7c15u + 77};
    *l = (struct tc_launch){.seed = seed};
    draw(l, &r);
    number_ctas(l);
    draw_oddities(l, &r);
    play(l, &r);
}

void tc_free(struct tc_launch *l)
{
    for (uint32_t i = 0; i < l->ctas; i++)
        for (uint32_t u = 0; u < l->units; u++)
            free(l->cta[i].units[u].records.v);
}

bool tc_cut(const struct tc_launch *l)
{
    for (uint32_t i = 0; i < l->ctas; i++)
        for (uint32_t u = 0; u < l->units; u++)
            if (l->cta[i].units[u].records.n > l->capacity)
                return true;
    return false;
}

/* ---- the trace ------------------------------------------------------------------------- */

uint64_t tc_clock(const struct tc_launch *l, const struct tc_cta *c, double ns)
{
    return l->sms[c->sm].clock0 + (uint64_t)floor(ns * l->sms[c->sm].rate);
}

uint64_t tc_timer(const struct tc_launch *l, double ns)
{
    return TC_TIMER0 + (uint64_t)(floor(ns / l->step) * l->step);
}

static void add_regions(struct synth *s, bool told)
{
    static const char *const names[] = {"work", "post", "meet", "sync"};
    for (size_t i = 0; i < KP_COUNT(names); i++)
        synth_region(s, names[i], NULL, false);
    if (!told)
        return;
    synth_meets(s, POST, "arrive", NULL);
    synth_meets(s, MEET, "wait", NULL);
    synth_meets(s, SYNC, "arrive", "wait");
}

static void add_cta(const struct tc_launch *l, struct synth *s, uint32_t cta)
{
    const struct tc_cta *c = &l->cta[cta];
    synth_cta(s, cta, c->sm, tc_clock(l, c, c->entry), tc_timer(l, c->entry),
              tc_clock(l, c, c->exit), tc_timer(l, c->exit));
    for (uint32_t i = 0; i < l->units; i++) {
        const struct tc_unit *from = &c->units[i];
        if (from->missing)
            continue;
        struct synth_unit *u = synth_unit(s, i, i);
        for (size_t k = 0; k < from->records.n; k++) {
            const struct tc_record *e = &from->records.v[k];
            synth_record(u, e->kind, e->region, tc_clock(l, c, e->ns));
        }
        synth_drain(u, tc_clock(l, c, from->now + 5), tc_clock(l, c, from->now + 25),
                    tc_timer(l, from->now + 5));
    }
}

FILE *tc_file(const struct tc_launch *l, bool told)
{
    struct synth s;
    synth_init(&s, l->capacity, l->units, (l->before + l->after) * l->sms[0].rate);
    s.grid_given = true;
    json_object_set_new(s.info, "grid", json_pack("[i,i,i]", (int)l->grid[0], (int)l->grid[1], 1));
    synth_clusters(&s, (int)l->shape[0], (int)l->shape[1]);
    add_regions(&s, told);
    for (uint32_t i = 0; i < l->ctas; i++)
        add_cta(l, &s, i);
    return synth_file(&s);
}
