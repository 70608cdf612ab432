/*
 * CTAs of a cluster, placed by the barrier that they share: by hand, and against random
 * launches whose true times are known (KPERF_TRUTH_CLUSTERS of them, 2000).
 */
#include <criterion/criterion.h>

#include <math.h>

#include "replay/lines.h"
#include "replay/replay_internal.h"
#include "truth_cluster.h"

/* ---- capture -------------------------------------------------------------------------- */

struct capture {
    size_t n;
    struct kpr_cta cta[TC_CTAS]; /* without their units */
    struct kpr_run run;          /* its pointers are stale */
};

static int on_cta(void *ctx, const struct kpr_run *run, const struct kpr_cta *cta)
{
    struct capture *c = ctx;
    (void)run;
    cr_assert_lt(c->n, (size_t)TC_CTAS);
    c->cta[c->n++] = *cta;
    return KP_OK;
}

static int on_end(void *ctx, const struct kpr_run *run)
{
    ((struct capture *)ctx)->run = *run;
    return KP_OK;
}

static int replay(FILE *f, struct capture *c)
{
    static const struct kpr_visitor visitor = {NULL, on_cta, on_end};
    *c = (struct capture){0};
    int status = kpr_replay(f, "t", NULL, &visitor, c);
    fclose(f);
    return status;
}

/* ---- the truth ----------------------------------------------------------------------------- */

static const struct tc_launch *launch;

/* True ns since the timer's zero when the CTA's clock was so many cycles after its entry,
 * as readings show it: half a step early, since they stand for the middle of what they mean. */
static double truth(const struct tc_cta *c, double cycles)
{
    const struct tc_sm *sm = &launch->sms[c->sm];
    double entry = (double)(tc_clock(launch, c, c->entry) - sm->clock0);
    return (entry + cycles) / sm->rate + (1 / sm->rate - launch->step) / 2;
}

static double shown(const struct capture *k, const struct kpr_cta *cta, double cycles)
{
    return (double)(int64_t)(k->run.time_zero - TC_TIMER0) + (double)cta->ns_origin +
           cycles * cta->ns_per_cycle;
}

static double stay_of(const struct kpr_cta *cta)
{
    return (double)(cta->stamp.clock_exit - cta->stamp.clock_entry);
}

/* Entry and exit within what is said of them; their mean error. */
static double check_cta(const struct capture *k, const struct kpr_cta *cta)
{
    const struct tc_cta *c = &launch->cta[cta->cta];
    double stay = stay_of(cta), sum = 0;
    for (int i = 0; i < 2; i++) {
        double at = i ? stay : 0, off = fabs(shown(k, cta, at) - truth(c, at));
        double said = cta->origin_error_ns + at * cta->ns_per_cycle * cta->slope_error;
        cr_assert_leq(off, said + 1, "seed %llu, CTA %u: %g ns off, of %g at most",
                      (unsigned long long)launch->seed, cta->cta, off, said);
        sum += off / 2;
    }
    return sum;
}

/* Cycles since the entry of a CTA's last arrive in a phase; -1: none was recorded. */
static double arrive_of(const struct tc_cta *c, uint32_t phase)
{
    if (c->arrive[phase] < 0)
        return -1;
    return (double)(tc_clock(launch, c, c->arrive[phase]) - tc_clock(launch, c, c->entry));
}

/* The time between two CTAs' arrives: how far off it is at the phase where it is least,
 * and on average. */
static double check_pair(const struct capture *k, const struct kpr_cta *a, const struct kpr_cta *b)
{
    const struct tc_cta *ca = &launch->cta[a->cta], *cb = &launch->cta[b->cta];
    double sum = 0, least = INFINITY;
    unsigned n = 0;
    for (uint32_t p = 0; p < launch->phases; p++) {
        double at = arrive_of(ca, p), bt = arrive_of(cb, p);
        if (at < 0 || bt < 0)
            continue;
        double off = fabs(shown(k, b, bt) - shown(k, a, at) - (truth(cb, bt) - truth(ca, at)));
        least = fmin(least, off);
        sum += off;
        n++;
    }
    if (n && a->met && b->met)
        cr_assert_leq(least, fmin(a->among_ns, b->among_ns) + 1.1,
                      "seed %llu, CTAs %u and %u: %g ns off, of %g and %g at most",
                      (unsigned long long)launch->seed, a->cta, b->cta, least, a->among_ns,
                      b->among_ns);
    return n ? sum / n : 0;
}

struct errors {
    double entry, among; /* sums of ns */
    uint64_t ctas, pairs, met;
};

static void add_errors(const struct capture *k, struct errors *e)
{
    for (size_t i = 0; i < k->n; i++) {
        e->entry += check_cta(k, &k->cta[i]);
        e->ctas++;
        e->met += k->cta[i].met;
        for (size_t j = i + 1; j < k->n; j++) {
            if (launch->cta[k->cta[i].cta].cluster != launch->cta[k->cta[j].cta].cluster)
                continue;
            e->among += check_pair(k, &k->cta[i], &k->cta[j]);
            e->pairs++;
        }
    }
}

/* ---- by hand -------------------------------------------------------------------------------

 * Two CTAs, each 10000 cycles on its SM, at 1 GHz by a timer of 1000 ns (which a third
 * tells): what a reading leaves open is 1001 ns, a step and a cycle. */

/* The regions arrive, wait and sync: 0, 1 and 2. */
static void begin_two(struct synth *s, uint32_t capacity)
{
    synth_init(s, capacity, 2, 0);
    synth_region(s, "arrive", NULL, false);
    synth_region(s, "wait", NULL, false);
    synth_region(s, "sync", NULL, false);
    synth_meets(s, 0, "arrive", NULL);
    synth_meets(s, 1, "wait", NULL);
    synth_meets(s, 2, "arrive", "wait");
    synth_clusters(s, 2, 1);
}

static const uint64_t entries[2] = {10000, 70000};

static void add_one(struct synth *s, uint32_t cta)
{
    synth_cta(s, cta, cta, entries[cta], 5000000, entries[cta] + 10000, 5010000);
}

/* Of another cluster, and not probed. */
static FILE *end_two(struct synth *s)
{
    synth_cta(s, 2, 2, 500, 5000000, 11500, 5011000);
    s->stamps.v[s->stamps.n - 1].flags = KPT_CTA_ENTERED;
    return synth_file(s);
}

static struct synth_unit *add_two_unit(struct synth *s, uint32_t unit)
{
    uint32_t cta = s->stamps.v[s->stamps.n - 1].cta;
    struct synth_unit *u = synth_unit(s, unit, unit);
    synth_drain(u, entries[cta] + 9000, entries[cta] + 9100, 5009000);
    return u;
}

static void visit(struct synth *s, struct synth_unit *u, uint32_t region, uint64_t start,
                  uint64_t end)
{
    uint64_t entry = entries[s->stamps.v[s->stamps.n - 1].cta];
    synth_record(u, KPT_START, region, entry + start);
    synth_record(u, KPT_END, region, entry + end);
    synth_drain(u, entry + 9000, entry + 9100, 5009000);
}

/* One phase, to which CTA 0 arrives at 5000 and waits to 5100; CTA 1 as given. */
static void two(struct synth *s, uint64_t start, uint64_t end)
{
    begin_two(s, 16);
    add_one(s, 0);
    visit(s, add_two_unit(s, 0), 2, 5000, 5100);
    add_one(s, 1);
    visit(s, add_two_unit(s, 0), 2, start, end);
}

/* CTA 1 arrives at 5300 of its own and waits to 5399: so it entered 199 to 400 ns before
 * CTA 0 (a clock that reads 5100 has gone on to 5101 at most), whatever the timer says.
 * Lines of 1 ns a cycle leave e0 -301.5 to 500.5 (5101 + e0 >= 5300 - 500.5) and e1 -500.5 to
 * 301.5.  From the middle of e0, 99.5, e1 is -300.5 to -99.5: -200; from that of e1, -99.5,
 * e0 is 200.  Their means are 149.75 and -149.75.  The rate is known to 0.1001. */
Test(by_hand, one_phase_of_two_ctas)
{
    struct synth s;
    static struct capture k;
    two(&s, 5300, 5399);
    cr_assert_eq(replay(end_two(&s), &k), KP_OK);
    const struct kpr_tightened *t = &k.run.tightened;
    cr_assert_eq(t->clusters, 1u);
    cr_assert_eq(t->orders, 2u);
    cr_assert_eq(t->open, 2u);
    cr_assert_eq(t->bound, 2u); /* the wait of CTA 0 and the arrive of CTA 1 */
    cr_assert_eq(t->ctas, 2u);
    cr_assert_eq(t->pairs, 1u);
    cr_assert_eq(t->contradicted + t->split + t->unclear + t->unsteady, 0u);
    cr_assert_eq(k.run.time_zero, 5000000u);
    cr_assert_eq(k.cta[0].ns_origin, 150);
    cr_assert_eq(k.cta[1].ns_origin, -150);
    for (int i = 0; i < 2; i++) {
        cr_assert(k.cta[i].met);
        cr_assert_float_eq(k.cta[i].ns_per_cycle, 1, 1e-5);
        cr_assert_float_eq(k.cta[i].slope_error, 0.1001, 1e-5);
        cr_assert_float_eq(k.cta[i].origin_error_ns, 650.25, 0.1);
        /* 1.1001*101 ns from CTA 0's arrive to its wait's end, 1.1001*100 of CTA 1: the
         * time between the arrives, here 0.5, is -110.01 to 111.11 */
        cr_assert_float_eq(k.cta[i].among_ns, 110.61, 0.2);
    }
    cr_assert_float_eq(t->entry_before, 1001, 0.1); /* of two, 500.5 each */
    cr_assert_float_eq(t->entry_after, 1001, 0.1);  /* slower or faster lines reach the ends */
    cr_assert_float_eq(t->among_before, 1001, 0.1);
    cr_assert_float_eq(t->among_after, 110.56, 0.1);
}

/* Nothing tells where the CTAs are but their stamps. */
static void expect_unmet(struct synth *s, uint64_t contradicted, uint64_t unclear)
{
    static struct capture k;
    cr_assert_eq(replay(end_two(s), &k), KP_OK);
    cr_assert_eq(k.run.tightened.clusters, 0u);
    cr_assert_eq(k.run.tightened.orders, 0u);
    cr_assert_eq(k.run.tightened.contradicted, contradicted);
    cr_assert_eq(k.run.tightened.unclear, unclear);
    for (size_t i = 0; i < k.n; i++) {
        cr_assert_not(k.cta[i].met);
        cr_assert_eq(k.cta[i].ns_origin, 0);
        cr_assert_eq(k.cta[i].ns_per_cycle, 1.0);
    }
}

/* That CTA 1 arrived at 6103 of its own clock, CTA 0 seeing it by 5101, takes 1002 ns
 * between the two: 1001 can be. */
Test(by_hand, what_contradicts_the_clocks_is_counted)
{
    struct synth s;
    static struct capture k;
    two(&s, 6101, 6200);
    cr_assert_eq(replay(end_two(&s), &k), KP_OK);
    cr_assert_eq(k.run.tightened.clusters, 1u);
    two(&s, 6103, 6200);
    expect_unmet(&s, 1, 0);
}

/* One warp's wait cannot end before another's arrive, on the one clock that they share. */
Test(by_hand, what_contradicts_itself_is_counted)
{
    struct synth s;
    begin_two(&s, 16);
    add_one(&s, 0);
    visit(&s, add_two_unit(&s, 0), 2, 5000, 5100);
    visit(&s, add_two_unit(&s, 1), 2, 5150, 5200);
    add_one(&s, 1);
    visit(&s, add_two_unit(&s, 0), 2, 5000, 5200);
    expect_unmet(&s, 1, 0);
}

/* A unit that arrives twice without a wait, or waits first. */
Test(by_hand, units_out_of_turn_are_not_counted)
{
    static const uint32_t turns[][3] = {{0, 0, 1}, {1, 0, 1}, {0, 1, 1}, {2, 1, 0}};
    for (size_t i = 0; i < KP_COUNT(turns); i++) {
        struct synth s;
        begin_two(&s, 16);
        add_one(&s, 0);
        struct synth_unit *u = add_two_unit(&s, 0);
        for (uint32_t k = 0; k < 3; k++)
            visit(&s, u, turns[i][k], 1000 * (k + 1), 1000 * (k + 1) + 100);
        add_one(&s, 1);
        visit(&s, add_two_unit(&s, 0), 1, 1000, 1100); /* and this one waits only */
        expect_unmet(&s, 0, 2);
    }
}

/* A ring of 4 keeps the last two visits of four: the last wait belongs to the last phase of
 * the CTA that kept all, and its START is gone from nowhere but the cut. */
Test(by_hand, a_cut_ring_is_counted_from_its_end)
{
    struct synth s;
    static struct capture k;
    begin_two(&s, 4);
    add_one(&s, 0);
    struct synth_unit *u = add_two_unit(&s, 0);
    for (uint64_t i = 1; i <= 4; i++)
        visit(&s, u, 2, 1000 * i, 1000 * i + 150);
    add_one(&s, 1);
    u = add_two_unit(&s, 0);
    for (uint64_t i = 1; i <= 4; i++)
        visit(&s, u, 2, 1000 * i, 1000 * i + 150);
    cr_assert_eq(replay(end_two(&s), &k), KP_OK);
    cr_assert_eq(k.run.tightened.clusters, 1u);
    cr_assert_eq(k.run.tightened.orders, 4u); /* two phases, two ways */
    cr_assert_eq(k.run.tightened.bound, 0u);
    /* the same with two phases in all at CTA 1: whole, so there were two, not four */
    begin_two(&s, 4);
    add_one(&s, 0);
    u = add_two_unit(&s, 0);
    for (uint64_t i = 1; i <= 4; i++)
        visit(&s, u, 2, 1000 * i, 1000 * i + 150);
    add_one(&s, 1);
    u = add_two_unit(&s, 0);
    for (uint64_t i = 3; i <= 4; i++)
        visit(&s, u, 2, 1000 * i, 1000 * i + 150);
    cr_assert_eq(replay(end_two(&s), &k), KP_OK);
    cr_assert_eq(k.run.tightened.orders, 4u);
    /* or with one: then the other cannot have had four */
    begin_two(&s, 4);
    add_one(&s, 0);
    u = add_two_unit(&s, 0);
    for (uint64_t i = 1; i <= 4; i++)
        visit(&s, u, 2, 1000 * i, 1000 * i + 150);
    add_one(&s, 1);
    visit(&s, add_two_unit(&s, 0), 2, 4000, 4150);
    expect_unmet(&s, 0, 1);
}

/* Words that this version does not know, or no words: none of it is used, nor refused. */
Test(by_hand, unknown_attributes_are_harmless)
{
    static const char *const odd[] = {"7", "[\"arrive\", \"leave\"]", "[1]", "{}", "null", "[]",
                                      "[[\"arrive\"]]"};
    for (size_t i = 0; i < KP_COUNT(odd); i++) {
        struct synth s;
        two(&s, 5300, 5399);
        json_t *r = json_array_get(json_object_get(s.info, "regions"), 0);
        json_object_set_new(r, "cluster", json_loads(odd[i], JSON_DECODE_ANY, NULL));
        if (i != 5) {
            expect_unmet(&s, 0, 0);
        } else { /* this one does nothing there, so the others' tell all */
            static struct capture k;
            cr_assert_eq(replay(end_two(&s), &k), KP_OK);
            cr_assert_eq(k.run.tightened.clusters, 1u);
        }
    }
}

/* CTA 1 ran a body that records no sync: what it did before it arrived at 5300 is not known. */
Test(by_hand, a_body_without_all_of_its_regions_counts_no_phases)
{
    static const char *const bodies[] = {
        "[{\"regions\": [0, 1, 2]}, {\"regions\": [0, 1]}]",
        "[{\"regions\": [0, 1, 2]}, {\"regions\": [0, 1, 2]}]",
    };
    for (size_t i = 0; i < KP_COUNT(bodies); i++) {
        struct synth s;
        static struct capture k;
        begin_two(&s, 16);
        add_one(&s, 0);
        visit(&s, add_two_unit(&s, 0), 2, 5000, 5100);
        add_one(&s, 1);
        struct synth_unit *u = add_two_unit(&s, 0);
        visit(&s, u, 0, 5300, 5310);
        visit(&s, u, 1, 5320, 5399);
        u->u.body = 1;
        json_object_set_new(s.info, "bodies", json_loads(bodies[i], 0, NULL));
        cr_assert_eq(replay(end_two(&s), &k), KP_OK);
        cr_assert_eq(k.run.tightened.clusters, i);
    }
}

/* A column of two in a grid wider than what is held: the CTAs cannot be put together. */
Test(by_hand, clusters_too_far_apart_are_counted)
{
    enum { WIDE = 2500 };
    struct synth s;
    static struct kpr_run end;
    begin_two(&s, 4);
    s.grid_given = true;
    json_object_set_new(s.info, "grid", json_pack("[i,i,i]", WIDE, 2, 1));
    synth_clusters(&s, 1, 2);
    for (uint32_t i = 0; i < 2 * WIDE; i++) {
        uint64_t entry = 10000 + i / WIDE * 20000;
        synth_cta(&s, i, i % WIDE, entry, 5000000, entry + 10000, 5010000);
        struct synth_unit *u = synth_unit(&s, 0, 0);
        synth_record(u, KPT_START, 2, entry + 5000);
        synth_record(u, KPT_END, 2, entry + 5100);
        synth_drain(u, entry + 9000, entry + 9100, 5009000);
    }
    static const struct kpr_visitor visitor = {NULL, NULL, on_end};
    static struct capture k;
    FILE *f = synth_file(&s);
    cr_assert_eq(kpr_replay(f, "t", NULL, &visitor, &k), KP_OK);
    fclose(f);
    end = k.run;
    cr_assert_eq(end.ctas, 2u * WIDE);
    cr_assert_gt(end.tightened.split, 0u);
    cr_assert_eq(end.tightened.clusters, 0u);
}

/* ---- lines ---------------------------------------------------------------------- */

/* Entry -1 to 1 at 0 and 9 to 11 at 10, slopes 0.8 to 1.2: a rhombus with corners (1, 0.8),
 * (1, 1), (-1, 1.2), (-1, 1). */
Test(lines, by_hand)
{
    struct kpr_lines l;
    double lo, hi;
    kpr_lines_init(&l, 0, -1, 1, 0.8, 1.2);
    cr_assert_eq(kpr_lines_not_before(&l, 10, 9), KPR_CUT);
    cr_assert_eq(kpr_lines_not_after(&l, 10, 11), KPR_CUT);
    cr_assert_float_eq(kpr_lines_least(&l, 5), 4, 1e-12);
    cr_assert_float_eq(kpr_lines_most(&l, 5), 6, 1e-12);
    cr_assert_float_eq(kpr_lines_least(&l, 20), 17, 1e-12); /* 1 + 0.8*20 */
    cr_assert_float_eq(kpr_lines_most(&l, 20), 23, 1e-12);
    kpr_lines_slice(&l, 1.1, &lo, &hi);
    cr_assert_float_eq(lo, -1, 1e-12);
    cr_assert_float_eq(hi, 0, 1e-12);
    cr_assert_eq(kpr_lines_not_before(&l, 5, 4), KPR_UNCUT);
    cr_assert_eq(kpr_lines_not_before(&l, 5, 5.5), KPR_CUT);
    kpr_lines_slopes(&l, &lo, &hi); /* (-1, 1.2) gives 5, (1, 0.8) gives 5: both are gone */
    cr_assert_float_eq(lo, 0.9, 1e-12);
    cr_assert_float_eq(hi, 1.1 + 0.05, 0.06);
    cr_assert_eq(kpr_lines_not_after(&l, 5, 5.4), KPR_EMPTIED);
    cr_assert_eq(l.n, 0u);
}

/* Whatever is cut, the lines that agree with all of it stay, and no others. */
Test(lines, keep_what_agrees)
{
    struct tr_random r = {20261129};
    for (int round = 0; round < 3000; round++) {
        struct kpr_lines l;
        double at = (double)tr_between(&r, -50, 50),
               slope = 1 + (double)tr_between(&r, -9, 9) / 100;
        kpr_lines_init(&l, 0, -60, 60, 0.9, 1.1);
        for (int k = 0; k < 40; k++) {
            double x = (double)tr_between(&r, 0, 1000), y = at + slope * x;
            double off = (double)tr_between(&r, 0, 30) + 1e-6; /* than which rounding is less */
            enum kpr_cut cut = k % 2 ? kpr_lines_not_before(&l, x, y - off)
                                     : kpr_lines_not_after(&l, x, y + off);
            cr_assert_neq(cut, KPR_EMPTIED);
            cr_assert_leq(l.n, (size_t)KPR_LINES_MAX);
            if (l.n < KPR_LINES_MAX - 1 && k % 2)
                cr_assert_geq(kpr_lines_least(&l, x), y - off - 1e-9);
            cr_assert(kpr_lines_least(&l, x) <= y + 1e-9 && kpr_lines_most(&l, x) >= y - 1e-9);
        }
    }
}

/* ---- random launches ----------------------------------------------------------------------- */

enum { KINDS = 3 }; /* steps up to 32 ns, up to 250, coarser */

static int kind_of(const struct tc_launch *l)
{
    return l->step <= 32 ? 0 : l->step <= 250 ? 1 : 2;
}

struct tally {
    struct errors with[KINDS], without[KINDS];
    struct kpr_tightened sum[KINDS];
    uint64_t cut, assumed;
};

static void add_tightened(struct kpr_tightened *to, const struct kpr_tightened *t)
{
    to->clusters += t->clusters;
    to->orders += t->orders;
    to->open += t->open;
    to->bound += t->bound;
    to->ctas += t->ctas;
    to->pairs += t->pairs;
    to->unclear += t->unclear;
    to->entry_before += t->entry_before;
    to->entry_after += t->entry_after;
    to->among_before += t->among_before;
    to->among_after += t->among_after;
}

static void try_launch(uint64_t seed, struct tally *t)
{
    static struct tc_launch l;
    static struct capture k;
    tc_make(&l, seed);
    launch = &l;
    int kind = kind_of(&l);
    cr_assert_eq(replay(tc_file(&l, false), &k), KP_OK);
    cr_assert_eq(k.run.tightened.clusters, 0u);
    if (k.run.timer_step_assumed && k.run.timer_step < l.step) {
        t->assumed++; /* too few readings: nothing can be promised, and replay says so */
        tc_free(&l);
        return;
    }
    add_errors(&k, &t->without[kind]);
    cr_assert_eq(replay(tc_file(&l, true), &k), KP_OK);
    cr_assert_eq(k.run.tightened.contradicted, 0u, "seed %llu", (unsigned long long)seed);
    cr_assert_eq(k.run.tightened.unclear, 0u, "seed %llu", (unsigned long long)seed);
    cr_assert_eq(k.run.tightened.split, 0u);
    const struct kpr_tightened *n = &k.run.tightened; /* but for rounding: */
    cr_assert_leq(n->entry_after, n->entry_before * (1 + 1e-9));
    cr_assert_leq(n->among_after, n->among_before * (1 + 1e-9));
    add_errors(&k, &t->with[kind]);
    add_tightened(&t->sum[kind], &k.run.tightened);
    t->cut += tc_cut(&l);
    tc_free(&l);
}

static void print_kind(const struct tally *t, int kind)
{
    static const char *const names[] = {"up to 32 ns", "up to 250 ns", "up to 1024 ns"};
    const struct kpr_tightened *s = &t->sum[kind];
    const struct errors *with = &t->with[kind], *without = &t->without[kind];
    double c = (double)s->ctas, p = (double)s->pairs;
    printf("clusters: steps %s: %llu clusters, %llu orders, %llu open by the "
           "clocks alone, %llu bound; entries +-%.1f ns, by the "
           "clocks alone +-%.1f; between CTAs +-%.1f, +-%.1f\n",
           names[kind], (unsigned long long)s->clusters, (unsigned long long)s->orders,
           (unsigned long long)s->open, (unsigned long long)s->bound, s->entry_after / c,
           s->entry_before / c, s->among_after / p, s->among_before / p);
    printf("clusters: ... off the truth: entries and exits %.2f ns, without %.2f; between CTAs "
           "%.2f, without %.2f\n", with->entry / (double)with->ctas,
           without->entry / (double)without->ctas, with->among / (double)with->pairs,
           without->among / (double)without->pairs);
}

/* Nearer to the truth with the barrier than without, the more the coarser the timer; and
 * no class may be empty. */
static void check_tally(const struct tally *t)
{
    static const double entry[KINDS] = {1.02, 0.95, 0.80}, among[KINDS] = {1.02, 0.90, 0.60};
    for (int kind = 0; kind < KINDS; kind++) {
        const struct errors *with = &t->with[kind], *without = &t->without[kind];
        cr_assert_eq(with->ctas, without->ctas);
        cr_assert_eq(with->pairs, without->pairs);
        cr_assert_gt(with->met, with->ctas / 2);
        cr_assert_leq(with->entry, entry[kind] * without->entry, "kind %d", kind);
        cr_assert_leq(with->among, among[kind] * without->among, "kind %d", kind);
    }
    cr_assert_leq(t->sum[2].among_after, 0.5 * t->sum[2].among_before);
    /* 0.876 if each cluster started from the readings alone */
    cr_assert_leq(t->sum[2].entry_after, 0.86 * t->sum[2].entry_before);
    cr_assert_gt(t->sum[2].bound, t->sum[2].clusters);
    cr_assert_gt(t->cut, 100u);
}

/* The queue is read ahead of whoever plays the CTAs. */
Test(cluster, any_number_of_threads_places_them_alike)
{
    static const struct kpr_visitor visitor = {NULL, on_cta, on_end};
    for (uint64_t seed = 1; seed <= 60; seed++) {
        static struct tc_launch l;
        static struct capture k[3];
        tc_make(&l, seed);
        for (unsigned i = 0; i < 3; i++) {
            struct kpr_options options = {.threads = 1 + 2 * i};
            FILE *f = tc_file(&l, true);
            k[i] = (struct capture){0};
            cr_assert_eq(kpr_replay(f, "t", &options, &visitor, &k[i]), KP_OK);
            fclose(f);
            cr_assert_eq(k[i].n, k[0].n);
            cr_assert_eq(memcmp(&k[i].run.tightened, &k[0].run.tightened,
                                sizeof k->run.tightened), 0);
            for (size_t c = 0; c < k->n; c++) {
                const struct kpr_cta *a = &k[0].cta[c], *b = &k[i].cta[c];
                cr_assert(a->cta == b->cta && a->met == b->met && a->ns_origin == b->ns_origin &&
                          a->ns_per_cycle == b->ns_per_cycle && a->among_ns == b->among_ns &&
                          a->origin_error_ns == b->origin_error_ns);
            }
        }
        tc_free(&l);
    }
}

Test(cluster, random_launches)
{
    const char *n = getenv("KPERF_TRUTH_CLUSTERS");
    uint64_t launches = n && *n ? strtoull(n, NULL, 10) : 2000;
    static struct tally t;
    for (uint64_t seed = 1; seed <= launches; seed++)
        try_launch(seed, &t);
    for (int kind = 0; kind < KINDS; kind++)
        print_kind(&t, kind);
    printf("clusters: %llu of %llu launches have cut rings; of %llu the timer's step is not "
           "known\n", (unsigned long long)t.cut, (unsigned long long)launches,
           (unsigned long long)t.assumed);
    fflush(stdout);
    if (launches >= 1000)
        check_tally(&t);
}
