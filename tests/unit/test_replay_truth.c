/*
 * Replay's truth: what it makes of random programs with known schedules.
 *
 * KPERF_TRUTH_PROGRAMS programs (10000) with the seeds from KPERF_TRUTH_SEED on.  The
 * first program that replay gets wrong is shown; with its seed and 1 program it comes
 * back alone.  KPERF_TRUTH_ALL=1 goes on, and counts the differences by their kind.
 */
#include <criterion/criterion.h>

#include "truth.h"

enum { DEFAULT_SEED = 20260701, DEFAULT_PROGRAMS = 10000 };

static uint64_t setting(const char *name, uint64_t otherwise)
{
    const char *s = getenv(name);
    return s && *s ? strtoull(s, NULL, 10) : otherwise;
}

static double percent(uint64_t part, uint64_t whole)
{
    return whole ? 100.0 * (double)part / (double)whole : 0;
}

static void print_classes(uint64_t seed, const struct tr_classes *c)
{
    printf("truth: seed %llu, %llu programs, %llu CTAs, %llu of them whole and clean; %llu "
           "records\n",
           (unsigned long long)seed, (unsigned long long)c->programs,
           (unsigned long long)c->ctas, (unsigned long long)c->clean,
           (unsigned long long)c->records);
    printf("truth: %llu waits: %.1f%% exact, %.1f%% bounded, %.1f%% unresolved; %.1f%% blocked\n",
           (unsigned long long)c->waits, percent(c->waits_exact, c->waits),
           percent(c->waits_bounded, c->waits), percent(c->waits_unresolved, c->waits),
           percent(c->blocked, c->waits));
    printf("truth: bounds must hold of %.1f%%; %.1f%% in lossy CTAs, of which %.1f%% are "
           "unsettled\n",
           percent(c->waits_promised, c->waits), percent(c->waits_lossy, c->waits),
           percent(c->waits_unsettled, c->waits_lossy));
    printf("truth: bounded waits: %.1f%% of their length wide, %.1f%% over ten times it\n",
           c->raw > 0 ? 100 * c->width / c->raw : 0, percent(c->wide, c->waits_bounded));
    printf("truth: %llu other spans: %.1f%% exact, %.1f%% bounded; %llu open, %llu censored, %llu "
           "clamped; %llu starts exact\n",
           (unsigned long long)c->others, percent(c->others_exact, c->others),
           percent(c->others_bounded, c->others), (unsigned long long)c->open,
           (unsigned long long)c->censored, (unsigned long long)c->clamped,
           (unsigned long long)c->starts_exact);
    printf("truth: %llu links, %llu binding ones checked; %llu operations, %llu ends exact, %llu "
           "censored\n",
           (unsigned long long)c->links, (unsigned long long)c->links_binding,
           (unsigned long long)c->ops, (unsigned long long)c->ops_exact,
           (unsigned long long)c->ops_censored);
}

/* CTAs by what the bounds stand on, and how many of them miss the truth where it fails. */
static void print_excuses(const struct tr_classes *c)
{
    static const char *const why[] = {"hold",           "hidden pause", "engine reordered",
                                      "STARTs tell another order", "floor never seen",
                                      "last to begin not last to come",
                                      "marks mislead", "not as unresolved waits show"};
    printf("truth: bounds:");
    for (size_t i = 0; i < TR_EXCUSES; i++)
        printf("%s %s: %.1f%% (%.1f%% miss)", i ? "," : "", why[i],
               percent(c->excused[i], c->ctas), percent(c->missed[i], c->excused[i]));
    printf("\n");
}

/* ---- differences by kind, for whoever works on replay ------------------------------ */

struct tally {
    const char *what;
    uint64_t n, seed;
    char first[512];
};
static struct tally tally[128];

static void count_difference(const struct tr_check *k)
{
    size_t i = 0;
    while (i < 127 && tally[i].what && strcmp(tally[i].what, k->what) != 0)
        i++;
    if (!tally[i].what) {
        tally[i].what = k->what;
        tally[i].seed = k->p->seed;
        memcpy(tally[i].first, k->message, sizeof tally[i].first);
    }
    tally[i].n++;
}

static void print_tally(void)
{
    for (size_t i = 0; i < 128 && tally[i].what; i++)
        printf("%6llu  e.g. seed %llu: %s\n", (unsigned long long)tally[i].n,
               (unsigned long long)tally[i].seed, tally[i].first);
}

/* ---- the runs ---------------------------------------------------------------------- */

static bool try_program(uint64_t seed, struct tr_classes *classes, bool go_on)
{
    struct tr_program *p = kp_alloc(sizeof *p);
    tr_program_make(p, seed);
    struct tr_check k = {.p = p, .classes = classes, .shown = go_on ? NULL : stderr};
    bool ok = tr_check(&k);
    if (!ok && go_on)
        count_difference(&k);
    if (!ok && !go_on) {
        tr_dump(p, stderr);
        fprintf(stderr, "KPERF_TRUTH_SEED=%llu KPERF_TRUTH_PROGRAMS=1: %s\n",
                (unsigned long long)seed, k.message);
    } else if (getenv("KPERF_TRUTH_DUMP")) {
        tr_dump(p, stdout);
    }
    tr_check_free(&k);
    tr_program_free(p);
    free(p);
    return ok;
}

/* No class may be empty: a test that calls everything unknown would pass. */
static void check_classes(const struct tr_classes *c)
{
    cr_expect_geq(percent(c->waits_exact, c->waits), 12.0, "waits of exact length");
    cr_expect_geq(percent(c->waits_exact, c->waits_clean), 20.0, "of those on whole records");
    cr_expect_geq(percent(c->blocked, c->waits), 20.0, "waits that blocked");
    cr_expect_geq(percent(c->waits_promised, c->waits), 40.0, "waits whose bounds must hold");
    cr_expect_geq(percent(c->others_exact, c->others), 60.0, "other spans of exact length");
    cr_expect_geq(percent(c->clean, c->ctas), 35.0, "CTAs of which all is known");
    cr_expect_gt(c->links_binding, c->programs, "binding links");
    cr_expect_gt(c->ops_exact, c->programs / 2, "operations that end when they did");
    cr_expect_gt(c->ops_censored, 0u);
    cr_expect_gt(c->waits_unresolved, c->programs / 10);
    cr_expect_gt(c->open, c->programs / 10);
}

Test(replay_truth, random_programs)
{
    uint64_t seed = setting("KPERF_TRUTH_SEED", DEFAULT_SEED);
    uint64_t programs = setting("KPERF_TRUTH_PROGRAMS", DEFAULT_PROGRAMS);
    bool go_on = setting("KPERF_TRUTH_ALL", 0) != 0, ok = true;
    struct tr_classes c = {0};
    for (uint64_t i = 0; i < programs && (ok || go_on); i++)
        ok = try_program(seed + i, &c, go_on) && ok;
    print_classes(seed, &c);
    print_excuses(&c);
    print_tally();
    fflush(stdout);
    cr_assert(ok, "replay and the truth differ");
    if (programs >= 1000)
        check_classes(&c);
}

/* ---- the comparison itself --------------------------------------------------------- */

/* What replay says of a program is changed, and has to be refused. */
static bool refuses(uint64_t seed, const struct tr_tamper *t, bool *changed)
{
    struct tr_classes classes = {0};
    struct tr_program *p = kp_alloc(sizeof *p);
    tr_program_make(p, seed);
    struct tr_check k = {.p = p, .classes = &classes, .tamper = t->change};
    bool ok = tr_check(&k);
    *changed = k.tampered;
    tr_check_free(&k);
    tr_program_free(p);
    free(p);
    return !ok;
}

Test(replay_truth, wrong_answers_are_refused)
{
    for (size_t i = 0; i < tr_tamper_count; i++) {
        unsigned changed = 0;
        for (uint64_t seed = 1; seed < 1500 && changed < 20; seed++) {
            bool did, refused = refuses(seed, &tr_tampers[i], &did);
            changed += did;
            cr_assert(refused || !did, "seed %llu: %s was changed, and nobody saw it",
                      (unsigned long long)seed, tr_tampers[i].what);
        }
        cr_assert_geq(changed, 5u, "%s: changed %u times only", tr_tampers[i].what, changed);
    }
}

/* The truth of records that cost a cycle more. */
Test(replay_truth, another_cost_is_another_truth)
{
    unsigned tried = 0;
    for (uint64_t seed = 1; seed < 100; seed++) {
        struct tr_classes classes = {0};
        struct tr_program *p = kp_alloc(sizeof *p);
        tr_program_make(p, seed);
        if (tr_clean(p, &p->ctas[0]) && p->ctas[0].units[0].records.n >= 8) {
            p->after++;
            p->told = p->told_lo = p->told_hi = (double)(p->before + p->after);
            struct tr_check k = {.p = p, .classes = &classes};
            cr_assert_not(tr_check(&k), "seed %llu", (unsigned long long)seed);
            tr_check_free(&k);
            tried++;
        }
        tr_program_free(p);
        free(p);
    }
    cr_assert_geq(tried, 20u);
}

/* ---- without the correction, and without the bounds -------------------------------- */

static int as_recorded(void *ctx, const struct kpr_run *run, const struct kpr_cta *cta)
{
    bool *raw = ctx;
    (void)run;
    for (size_t u = 0; u < cta->unit_count; u++) {
        for (size_t i = 0; i < cta->units[u].span_count; i++) {
            const struct kpr_span *s = &cta->units[u].spans[i];
            cr_assert_eq(s->least, s->end - s->start);
            cr_assert_eq(s->most, s->end - s->start);
            cr_assert(!*raw || (s->start == s->raw_start && s->end == s->raw_end));
        }
    }
    cr_assert_eq(cta->link_count + cta->op_count, 0u);
    return KP_OK;
}

Test(replay_truth, nothing_is_done_that_is_not_asked_for)
{
    static const struct kpr_visitor visitor = {NULL, as_recorded, NULL};
    for (uint64_t seed = 1; seed < 400; seed++) {
        struct tr_program *p = kp_alloc(sizeof *p);
        tr_program_make(p, seed);
        struct kpr_options options = {.raw = seed % 2};
        size_t size;
        char *bytes = tr_write(p, &size);
        FILE *f = fmemopen(bytes, size, "rb");
        cr_assert_eq(kpr_replay(f, "truth", &options, &visitor, &options.raw), KP_OK);
        fclose(f);
        free(bytes);
        tr_program_free(p);
        free(p);
    }
}
