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
    cr_assert_leq(k.run.tightened.entry_after, k.run.tightened.entry_before);
    cr_assert_leq(k.run.tightened.among_after, k.run.tightened.among_before);
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
    printf("clusters: steps %s: %llu clusters, %llu orders, %llu bound; entries +-%.1f ns, by the "
           "clocks alone +-%.1f; between CTAs +-%.1f, +-%.1f\n", names[kind],
           (unsigned long long)s->clusters, (unsigned long long)s->orders,
           (unsigned long long)s->bound, s->entry_after / c, s->entry_before / c,
           s->among_after / p, s->among_before / p);
    printf("clusters: ... off the truth: entries and exits %.2f ns, without %.2f; between CTAs "
           "%.2f, without %.2f\n", with->entry / (double)with->ctas,
           without->entry / (double)without->ctas, with->among / (double)with->pairs,
           without->among / (double)without->pairs);
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
}
