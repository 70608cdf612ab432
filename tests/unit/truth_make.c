#include "truth.h"

/* ---- the numbers of a kernel ------------------------------------------------------- */

/* A few cycles to a long while. */
static int64_t some_cycles(struct tr_random *r)
{
    static const int64_t most[] = {10, 100, 100, 600, 600, 600, 2000};
    return tr_between(r, 0, most[tr_next(r) % 7]);
}

static void draw_kernel(struct tr_kernel *k, struct tr_program *p, struct tr_random *r)
{
    *k = (struct tr_kernel){.p = p, .random = r};
    for (size_t i = 0; i < sizeof k->base / sizeof *k->base; i++) {
        k->base[i] = some_cycles(r);
        k->floor[i] = tr_between(r, 20, 90);
        k->nest[i] = tr_chance(r, 70) ? 0 : (unsigned)tr_between(r, 1, 3);
    }
    k->floor[P_SYNC] = tr_between(r, 45, 90); /* of a CTA's barrier: longer than its own arrive */
    if (tr_chance(r, 8))
        k->nest[tr_next(r) % P_PLACES] = p->bodies ? 0 : 4; /* no END: the one around it, if seen */
    if (tr_chance(r, 60)) { /* products and loads that are worth waiting for */
        k->base[P_SERVICE] = tr_between(r, 300, 1500);
        k->base[P_SERVICE2] = tr_between(r, 300, 1500);
        k->base[P_LOAD] = tr_between(r, 300, 2000);
    }
    k->jitter = tr_chance(r, 20) ? 2 : tr_chance(r, 50);
    k->gap = tr_between(r, 0, 30);
    k->depth = (uint32_t)(tr_chance(r, 80) ? tr_between(r, 1, 4) : tr_between(r, 5, 8));
    k->consumers = (uint32_t)tr_between(r, 1, tr_chance(r, 15) ? 4 : 2);
    k->iterations = (uint32_t)(tr_chance(r, 80) ? tr_between(r, 2, 10) : tr_between(r, 10, 30));
    k->tma = tr_chance(r, 75);
    k->tensor = tr_chance(r, 75);
    k->late = tr_chance(r, 50);
    k->looped = tr_chance(r, 25);
    k->whole = tr_chance(r, 15);
    k->behind = tr_chance(r, 8);
    k->marked = tr_chance(r, 75);
    k->both = tr_chance(r, 40);
    k->delayed = tr_chance(r, 50);
}

static const struct tr_family *draw_family(struct tr_random *r)
{
    unsigned at = (unsigned)(tr_next(r) % 100);
    for (size_t i = 0; i + 1 < tr_family_count; i++) {
        if (at < tr_families[i].weight)
            return &tr_families[i];
        at -= tr_families[i].weight;
    }
    return &tr_families[tr_family_count - 1];
}

static void draw_cost(struct tr_program *p, struct tr_random *r)
{
    int64_t cost = tr_chance(r, 5) ? 0 : tr_between(r, 1, 60);
    p->after = tr_chance(r, 25) ? tr_between(r, 0, cost) : 0;
    p->before = cost - p->after;
    p->told = p->told_lo = p->told_hi = (double)cost;
    if (tr_chance(r, 88))
        return;
    int64_t off = tr_between(r, -3, 3);
    p->told = cost + off > 0 ? (double)(cost + off) + 0.25 : (double)cost;
    p->told_lo = (p->told < (double)cost ? p->told : (double)cost) - 0.25;
    p->told_lo = p->told_lo < 0 ? 0 : p->told_lo;
    p->told_hi = (p->told > (double)cost ? p->told : (double)cost) + 0.5;
}

/* ---- the units --------------------------------------------------------------------- */

static void build_unit(struct tr_kernel *k, const struct tr_family *family, struct tr_cta *cta,
                       uint32_t unit, unsigned odd)
{
    struct tr_program *p = k->p;
    struct tr_builder b = {.p = p, .cta = cta, .random = k->random, .unit = unit,
                           .open = TR_NONE};
    /* not before the entry, even when what a record costs stands behind its clock */
    cta->units[unit].begins = tr_between(k->random, 64, 200);
    if (odd == 1)
        tr_stray_end(&b, tr_region(p, "stray"));
    if (k->whole)
        tr_begin(&b, tr_region(p, "body"));
    family->build(k, &b);
    if (odd == 2) {
        tr_begin(&b, tr_region(p, "tail"));
        tr_compute(&b, tr_between(k->random, 0, 300));
        tr_leave(&b);
    }
    if (k->whole && odd == 3)
        tr_leave(&b);
    else if (k->whole)
        tr_end(&b);
}

static void build(struct tr_program *p, struct tr_random *r)
{
    struct tr_kernel k;
    const struct tr_family *family = draw_family(r);
    p->family = family->name;
    p->gaps = tr_chance(r, 30);
    p->bodies = p->seed % 8 == 3 ? 1 + (uint32_t)(p->seed / 8 % TR_BODIES) : 0;
    draw_kernel(&k, p, r);
    p->unit_count = family->units(&k);
    p->cta_count = tr_chance(r, 70) ? 1 : (uint32_t)tr_between(r, 2, TR_CTAS);
    for (uint32_t c = 0; c < p->cta_count; c++) {
        struct tr_cta *cta = &p->ctas[c];
        cta->cta = c;
        cta->entered = c == 0 || !tr_chance(r, 12);
        cta->probed = cta->entered && (c == 0 || !tr_chance(r, 12));
        cta->exits = cta->entered && !tr_chance(r, 6);
        for (uint32_t u = 0; u < p->unit_count; u++)
            build_unit(&k, family, cta, u, tr_chance(r, 94) ? 0 : (unsigned)tr_between(r, 1, 3));
    }
}

/* ---- rings and clocks -------------------------------------------------------------- */

static size_t longest(const struct tr_program *p)
{
    size_t n = 1;
    for (uint32_t c = 0; c < p->cta_count; c++)
        for (uint32_t u = 0; u < p->unit_count; u++)
            n = p->ctas[c].units[u].records.n > n ? p->ctas[c].units[u].records.n : n;
    return n;
}

static void draw_rings(struct tr_program *p, struct tr_random *r)
{
    size_t need = longest(p);
    p->capacity = 4;
    while (p->capacity < need)
        p->capacity *= 2;
    if (tr_chance(r, 20))
        for (int64_t n = tr_between(r, 1, 4); n > 0 && p->capacity > 4; n--)
            p->capacity /= 2;
    for (uint32_t c = 0; c < p->cta_count; c++) {
        for (uint32_t u = 0; u < p->unit_count; u++) {
            struct tr_unit *unit = &p->ctas[c].units[u];
            unit->missing = tr_chance(r, 2);
            p->ctas[c].lost |= unit->missing || unit->records.n > p->capacity ||
                               (p->bodies && unit->records.n == 0);
        }
    }
}

static void drain(struct tr_cta *cta, uint32_t units, struct tr_random *r)
{
    cta->exit = 100;
    for (uint32_t u = 0; u < units; u++) {
        struct tr_unit *unit = &cta->units[u];
        unit->drain_begin = (uint64_t)(unit->ends[TR_SEEN] + tr_between(r, 0, 100));
        unit->drain_end = unit->drain_begin + (uint64_t)tr_between(r, 0, 3000);
        if (unit->drain_end >= cta->exit)
            cta->exit = unit->drain_end + (uint64_t)tr_between(r, 0, 500);
    }
}

/* Pauses that 32 bits cannot show. */
static bool hides_gap(const struct tr_unit *u)
{
    int64_t last = u->records.n ? u->records.v[0].at[TR_SEEN] : 0;
    for (size_t i = 1; i < u->records.n; i++) {
        if (u->records.v[i].at[TR_SEEN] - last > (int64_t)UINT32_MAX)
            return true;
        last = u->records.v[i].at[TR_SEEN];
    }
    return u->records.n && (int64_t)u->drain_begin - last > (int64_t)UINT32_MAX;
}

/* SMs, and on each its CTAs one after the other; half of all bases are such that
 * the low bits wrap while the CTA runs. */
static void draw_clocks(struct tr_program *p, struct tr_random *r)
{
    static const int64_t quanta[] = {1, 32, 32};
    uint64_t free[TR_CTAS];
    p->quantum = quanta[tr_next(r) % 3];
    for (uint32_t s = 0; s < TR_CTAS; s++) {
        free[s] = tr_next(r) >> (14 + tr_next(r) % 20);
        p->sms[s].clock0 = free[s];
        p->sms[s].time0 = ((uint64_t)1 << 50) + tr_next(r) % 100000;
        p->sms[s].slope = 0.4 + (double)(tr_next(r) % 8001) / 10000;
    }
    for (uint32_t c = 0; c < p->cta_count; c++) {
        struct tr_cta *cta = &p->ctas[c];
        cta->sm = (uint32_t)(tr_next(r) % (tr_chance(r, 50) ? 2 : TR_CTAS));
        drain(cta, p->unit_count, r);
        uint64_t entry = free[cta->sm] + tr_next(r) % 5000;
        if (tr_chance(r, 50))
            entry = (entry | UINT32_MAX) - tr_next(r) % (cta->exit < 1u << 30 ? cta->exit : 1);
        cta->entry_clock = entry;
        free[cta->sm] = entry + cta->exit;
        for (uint32_t u = 0; u < p->unit_count; u++)
            cta->hidden_gap |= hides_gap(&cta->units[u]);
    }
}

void tr_program_make(struct tr_program *p, uint64_t seed)
{
    struct tr_random r = {seed};
    *p = (struct tr_program){.seed = seed};
    draw_cost(p, &r);
    p->poll = tr_chance(&r, 88) ? 0 : tr_between(&r, 1, 32);
    p->poll_grid = tr_chance(&r, 50);
    build(p, &r);
    draw_rings(p, &r);
    tr_play(p);
    draw_clocks(p, &r);
    tr_judge(p);
}
