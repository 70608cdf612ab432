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
    printf("truth: seed %llu, %llu programs, %llu CTAs whole and clean, %llu with their engine's "
           "order changed, %llu records\n",
           (unsigned long long)seed, (unsigned long long)c->programs,
           (unsigned long long)c->clean, (unsigned long long)c->reordered,
           (unsigned long long)c->records);
    printf("truth: %llu waits: %.1f%% exact, %.1f%% bounded, %.1f%% unresolved; %.1f%% blocked\n",
           (unsigned long long)c->waits, percent(c->waits_exact, c->waits),
           percent(c->waits_bounded, c->waits), percent(c->waits_unresolved, c->waits),
           percent(c->blocked, c->waits));
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

/* ---- differences by kind, for whoever works on replay ------------------------------------- */

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

/* ---- the runs ---------------------------------------------------------------------------- */

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

Test(replay_truth, random_programs)
{
    uint64_t seed = setting("KPERF_TRUTH_SEED", DEFAULT_SEED);
    uint64_t programs = setting("KPERF_TRUTH_PROGRAMS", DEFAULT_PROGRAMS);
    bool go_on = setting("KPERF_TRUTH_ALL", 0) != 0, ok = true;
    struct tr_classes c = {0};
    for (uint64_t i = 0; i < programs && (ok || go_on); i++)
        ok = try_program(seed + i, &c, go_on) && ok;
    print_classes(seed, &c);
    print_tally();
    fflush(stdout);
    cr_assert(ok, "replay and the truth differ");
}
