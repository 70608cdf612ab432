/* CTAs that share an SM: what is left of an edit, by hand; and against copies of a CTA that are
 * played with one engine. */
#include <criterion/criterion.h>

#include <math.h>

#include "model/play/residents.h"
#include "model/play/sim.h"

#define EXACT(a, b) cr_assert(fabs((a) - (b)) <= 1e-9 * (1 + fabs(b)), "%f, not %f", (a), (b))

static uint32_t state;
static uint32_t below(uint32_t n)
{
    state = state * 1664525u + 1013904223u;
    return (state >> 8) % n;
}

/* ---- by hand ------------------------------------------------------------------- */

/* Two of 30 cycles alone, 100 together, and of no engine is known: an edit that saves 40 leaves
 * what they take from each other, the root of 1 - 0.09. */
Test(model_residents, nothing_of_its_own_left_is_no_nan)
{
    struct kpm_residents r = kpm_residents_new(2, 100, 30, NAN, NAN);
    double least, most;
    cr_assert(!r.told && !r.memory);
    EXACT(kpm_residents_time(&r, 0.6), sqrt(0.91));
    kpm_residents_range(&r, 0.6, false, &least, &most);
    cr_assert(least <= sqrt(0.91) && sqrt(0.91) <= most);
}

/* Two of 400 cycles, 300 of them the engine's: 600 together.  A delay is for nothing until they
 * take 600 without each other, and so is half of all. */
Test(model_residents, the_engine_bounds)
{
    struct kpm_residents r = kpm_residents_new(2, 600, 400, 600 / 600.0, NAN);
    cr_assert(r.known && r.told && !r.memory);
    EXACT(r.hard, 1.0);
    EXACT(r.soft, 0.0);
    EXACT(kpm_residents_time(&r, 1), 1.0);
    EXACT(600 * kpm_residents_time(&r, 1 + 100 / 600.0), 600.0);
    EXACT(600 * kpm_residents_time(&r, 1 + 200 / 600.0), 600.0);
    EXACT(600 * kpm_residents_time(&r, 1 + 300 / 600.0), 700.0);
    EXACT(600 * kpm_residents_time(&r, 0.5), 600.0);
}

/* Two of 400, 100 of them the engine's, do not see each other: a delay costs all of itself, a gain
 * is one until the engine is busy all the time. */
Test(model_residents, latency_bounds)
{
    struct kpm_residents r = kpm_residents_new(2, 400, 400, 200 / 400.0, NAN);
    double least, most;
    EXACT(r.alone, 1.0);
    EXACT(r.soft, 0.0);
    EXACT(400 * kpm_residents_time(&r, 1 + 100 / 400.0), 500.0);
    EXACT(400 * kpm_residents_time(&r, 0.75), 300.0);
    EXACT(400 * kpm_residents_time(&r, 0.25), 200.0);
    kpm_residents_range(&r, 0.75, false, &least, &most);
    EXACT(least, 0.75);
    EXACT(most, 0.75);
}

/* Alone 300, together 500: 300 and 400 are at right angles. */
Test(model_residents, slots_are_shared)
{
    struct kpm_residents r = kpm_residents_new(2, 500, 300, NAN, 0.9);
    double least, most;
    cr_assert(!r.memory);
    EXACT(r.soft, 0.8);
    EXACT(500 * kpm_residents_time(&r, 1 + 100 / 500.0), hypot(400, 400));
    /* half of all, 250 of its 300, is waited less */
    EXACT(500 * kpm_residents_time(&r, 0.5), hypot(50, 400));
    kpm_residents_range(&r, 1.2, true, &least, &most);
    /* by the power 3: 400^3 + 500^3 - 300^3; by 1: all of it; and with 450 of 500 slots taken */
    EXACT(500 * most, 600.0);
    EXACT(500 * least, 500.0);
    r.issue = 0.5;
    kpm_residents_range(&r, 1.2, true, &least, &most);
    EXACT(500 * least, cbrt(pow(400, 3) + pow(500, 3) - pow(300, 3)));
    /* twice as many: 300 and 800 */
    kpm_residents_more(&r, 4);
    EXACT(r.alone, 300 / hypot(300, 800));
    EXACT(r.issue, 500 / hypot(300, 800));
    EXACT(kpm_residents_time(&r, 1), 1.0);
    kpm_residents_more(&r, 2); /* never fewer */
    EXACT(r.ctas, 4.0);
}

/* Alone 300 of 500, 400 the engine's: by chance a CTA waits for who is there, squares again.  150
 * less leave hypot(150, 400), all of it the engine's 400; an engine that is no queue, no gain at all. */
Test(model_residents, ctas_queue_for_an_engine)
{
    struct kpm_residents r = kpm_residents_new(2, 500, 300, 0.8, NAN);
    double least, most;
    EXACT(500 * kpm_residents_time(&r, 1 - 150 / 500.0), hypot(150, 400));
    EXACT(500 * kpm_residents_time(&r, 1 - 300 / 500.0), 400.0);
    kpm_residents_range(&r, 1 - 150 / 500.0, false, &least, &most);
    EXACT(most, 1.0);
    /* one of them alone on the SM: it takes 300 where two took 500 */
    EXACT(kpm_residents_fewer(&r, 1), 600 / 500.0);
    EXACT(kpm_residents_fewer(&r, 1 - 100 / 500.0), 400 / 500.0);
    r.ctas = 1;
    cr_assert(isnan(kpm_residents_fewer(&r, 1)));
}

/* What they take from each other is four times what their instructions could: the way to memory is
 * full, and a delay is for nothing; if it is not full, it is not. */
Test(model_residents, memory_is_shared)
{
    struct kpm_residents r = kpm_residents_new(2, 500, 300, NAN, 0.2);
    double least, most;
    cr_assert(r.memory);
    EXACT(kpm_residents_time(&r, 1 + 200 / 500.0), 1.0);
    EXACT(500 * kpm_residents_time(&r, 1 + 300 / 500.0), 600.0);
    kpm_residents_range(&r, 1.4, true, &least, &most);
    EXACT(least, 1.0);
    EXACT(500 * most, 700.0);
    /* Nothing is known of instructions: it may be either. */
    r = kpm_residents_new(2, 500, 300, NAN, NAN);
    cr_assert(!r.told && !r.memory);
    EXACT(500 * kpm_residents_time(&r, 1.4), hypot(500, 400));
    kpm_residents_range(&r, 1.4, true, &least, &most);
    EXACT(least, 1.0);
    /* Quicker beside others than alone, as clocks are: they do not see each other. */
    r = kpm_residents_new(2, 500, 510, NAN, 0.2);
    EXACT(r.alone, 1.0);
    EXACT(kpm_residents_time(&r, 1.1), 1.1);
}

/* ---- copies, played ---------------------------------------------------------------- */

/* CTAs that work for `own` cycles, give the engine `work` and wait for it. */
static double played(uint32_t ctas, double own, double work)
{
    struct kpm_sim s = {.drains = true};
    struct kpm_sim_engine e = {INFINITY, 0};
    KP_PUSH(s.engines, e);
    for (uint32_t c = 0; c < ctas; c++) {
        struct kpm_sim_lane lane = {.op = s.ops.n, .ops = 3, .start = c * (own + work) / ctas};
        struct kpm_sim_source done = {.lane = c, .lanes = 1, .op = 1, .event = KPM_SIM_DONE};
        struct kpm_sim_op ops[] = {
            {.time = own, .engine = UINT32_MAX},
            {.engine = 0, .pieces = 1, .work = work},
            {.source = s.sources.n, .sources = 1, .engine = UINT32_MAX},
        };
        for (size_t i = 0; i < KP_COUNT(ops); i++)
            KP_PUSH(s.ops, ops[i]);
        KP_PUSH(s.sources, done);
        KP_PUSH(s.lanes, lane);
    }
    double period = kpm_sim_period(&s, 60);
    kpm_sim_free(&s);
    return period;
}

Test(model_residents, as_copies_are_played)
{
    for (state = 1; state < 2000; state++) {
        uint32_t ctas = 2 + below(5);
        double own = 1 + below(400), work = 1 + below(200), delay = below(300);
        double alone = played(1, own, work), shared = played(ctas, own, work);
        EXACT(alone, own + work);
        EXACT(shared, fmax(own + work, ctas * work));
        struct kpm_residents r = kpm_residents_new(ctas, shared, alone, ctas * work / shared, NAN);
        EXACT(shared * kpm_residents_time(&r, 1 + delay / shared),
              played(ctas, own + delay, work));
    }
}

/* The range holds the time; no edit is none; what takes longer takes longer. */
Test(model_residents, the_range_holds_it)
{
    for (state = 1; state < 5000; state++) {
        double shared = 100 + below(900), alone = 1 + below((uint32_t)shared);
        double engine = below(3) ? below(120) / 100.0 : NAN;
        double issue = below(3) ? below(150) / 100.0 : NAN;
        struct kpm_residents r = kpm_residents_new(2 + below(8), shared, alone, engine, issue);
        bool idle = below(2);
        if (below(2))
            kpm_residents_more(&r, r.ctas + below(4));
        double by = below(200) / 100.0, least, most, now = kpm_residents_time(&r, by);
        kpm_residents_range(&r, by, idle, &least, &most);
        cr_assert(isfinite(least) && isfinite(most) && least <= now && now <= most);
        EXACT(kpm_residents_time(&r, 1), 1.0);
        cr_assert(kpm_residents_time(&r, by + 0.1) >= now - 1e-12);
        kpm_residents_range(&r, 1, idle, &least, &most);
        EXACT(least, 1.0);
        EXACT(most, 1.0);
    }
}
