/* The cost of a record, fitted to unprobed CTAs: programs whose records cost what the trace
 * does not say. */
#include <criterion/criterion.h>
#include <math.h>

#include "replay/near.h"
#include "replay/replay.h"
#include "synth.h"

enum { CTAS = 48, EVERY = 3, TOLD = 19, TOLD_LO = 15, TOLD_HI = 24 };

static uint64_t state;
static int64_t draw(int64_t lo, int64_t hi)
{
    state = state * 6364136223846793005u + 1442695040888963407u;
    return lo + (int64_t)((state >> 33) % (uint64_t)(hi - lo + 1));
}

/* Two units, each by itself or handing a token to and fro. */
struct program {
    int64_t cost, prologue, noise, first, second, gap;
    int trips, quiet; /* quiet: the first so many without probes, but counted */
    bool token;
    uint32_t capacity;
    int probed_every;
};
enum { FIRST, SECOND, WAIT_A, WAIT_B, POST, RELEASE };

struct player {
    struct synth_unit *u; /* NULL: no records */
    int64_t at, cost;
    uint64_t entry;
};

static void record(struct player *p, enum kpt_kind kind, uint32_t region)
{
    if (!p->u)
        return;
    p->at += p->cost;
    synth_record(p->u, kind, region, p->entry + (uint64_t)p->at);
}

static void region(struct player *p, uint32_t id, int64_t cycles)
{
    record(p, KPT_START, id);
    p->at += cycles;
    record(p, KPT_END, id);
}

static void wait_for(struct player *p, uint32_t id, int64_t arrival)
{
    record(p, KPT_START, id);
    p->at += 30;
    if (p->at < arrival + 40)
        p->at = arrival + 40;
    record(p, KPT_END, id);
}

static int64_t arrive(struct player *p, uint32_t id)
{
    record(p, KPT_START, id);
    p->at += 10;
    int64_t at = p->at;
    p->at += 5;
    record(p, KPT_END, id);
    return at;
}

static void play(const struct program *g, struct player *a, struct player *b)
{
    int64_t posted, released = INT64_MIN / 2, cost = a->cost;
    for (int i = 0; i < g->trips; i++) {
        a->cost = b->cost = i < g->quiet ? 0 : cost;
        if (!g->token) {
            region(a, FIRST, g->first);
            a->at += g->gap;
            region(b, SECOND, g->second);
            b->at += g->gap;
            continue;
        }
        wait_for(a, WAIT_A, released);
        region(a, FIRST, g->first);
        posted = arrive(a, POST);
        wait_for(b, WAIT_B, posted);
        region(b, SECOND, g->second);
        released = arrive(b, RELEASE);
        a->at += g->gap;
        b->at += g->gap;
    }
}

static uint64_t ns(uint64_t clock)
{
    return clock * 4 / 7 / 32 * 32;
}

static void add_cta(struct synth *s, const struct program *g, uint32_t i)
{
    bool probed = i % (uint32_t)g->probed_every == 0;
    int64_t jitter = draw(0, g->noise) + (probed ? g->prologue : 0);
    uint64_t entry = 1000000 + 1000 * i;
    struct player p[2];
    synth_cta(s, i, i, entry, ns(entry), 1, 1);
    for (uint32_t u = 0; u < 2; u++)
        p[u] = (struct player){NULL, jitter, probed ? g->cost : 0, entry};
    if (probed) { /* the first one's pointer does not outlive the second */
        synth_unit(s, 0, 0);
        p[1].u = synth_unit(s, 1, 1);
        p[0].u = p[1].u - 1;
    }
    play(g, &p[0], &p[1]);
    uint64_t end = entry + (uint64_t)(p[0].at > p[1].at ? p[0].at : p[1].at);
    struct kpt_stamp *stamp = &s->stamps.v[s->stamps.n - 1];
    stamp->flags = KPT_CTA_ENTERED | (probed ? KPT_CTA_PROBED : 0);
    stamp->clock_exit = end;
    stamp->time_exit = ns(end);
    for (uint32_t u = 0; probed && u < 2; u++)
        synth_drain(p[u].u, entry + (uint64_t)p[u].at, entry + (uint64_t)p[u].at + 100,
                    ns(entry + (uint64_t)p[u].at));
}

static void arrives(struct synth *s, uint32_t id, const char *barrier)
{
    json_t *region = json_array_get(json_object_get(s->info, "regions"), id);
    json_object_set_new(region, "arrives", json_pack("[s]", barrier));
}

static FILE *trace_of(const struct program *g, bool exact, bool prologue_known)
{
    static const char *const names[] = {"first", "second", "wait_a", "wait_b", "post", "release"};
    struct synth s;
    synth_init(&s, g->capacity, 2, TOLD);
    for (size_t i = 0; i < KP_COUNT(names); i++)
        synth_region(&s, names[i], NULL, false);
    synth_waits(&s, WAIT_A, "empty");
    synth_waits(&s, WAIT_B, "full");
    arrives(&s, POST, "full");
    arrives(&s, RELEASE, "empty");
    json_t *wait = json_array_get(json_object_get(s.info, "regions"), WAIT_A);
    json_object_set_new(json_array_get(json_object_get(wait, "waits"), 0), "distance",
                        json_integer(1));
    json_t *c = json_object_get(s.info, "calibration");
    json_object_set_new(c, "lo", json_real(exact ? TOLD : TOLD_LO));
    json_object_set_new(c, "hi", json_real(exact ? TOLD : TOLD_HI));
    if (prologue_known)
        json_object_set_new(c, "prologue",
                            json_pack("{s:I,s:I,s:I}", "cycles", (json_int_t)g->prologue, "lo",
                                      (json_int_t)(g->prologue * 9 / 10), "hi",
                                      (json_int_t)(g->prologue * 11 / 10)));
    if (g->quiet)
        json_object_set_new(s.info, "quiet_loops",
                            json_pack("[{s:i,s:i}]", "line", 1, "iterations", g->trips - g->quiet));
    for (uint32_t i = 0; i < CTAS; i++)
        add_cta(&s, g, i);
    return synth_file(&s);
}

static int keep_cost(void *ctx, const struct kpr_run *run)
{
    *(struct kpr_record_cost *)ctx = run->cost; /* also the first member of what is there */
    return KP_OK;
}

static struct kpr_record_cost replayed(FILE *f, const struct kpr_options *o)
{
    static const struct kpr_visitor visitor = {.end = keep_cost};
    struct kpr_record_cost c = {.from = KPR_COST_GIVEN};
    cr_assert(kpr_replay(f, "fit", o, &visitor, &c) == KP_OK);
    fclose(f);
    return c;
}

static struct program random_program(uint64_t seed)
{
    state = seed;
    for (int i = 0; i < 4; i++)
        draw(0, 1);
    struct program g = {.cost = draw(2, 28), .prologue = draw(0, 400), .noise = draw(0, 60),
                        .first = draw(60, 2000), .second = draw(60, 2000), .gap = draw(60, 200),
                        .trips = (int)draw(80, 160), .token = draw(0, 1), .capacity = 1024,
                        .probed_every = EVERY};
    return g;
}

static const struct kpr_options plain = {.threads = 1};

Test(fit, finds_costs_that_the_trace_does_not_say)
{
    enum { PROGRAMS = 300 };
    int missed = 0, untold = 0;
    for (uint64_t seed = 1; seed <= PROGRAMS; seed++) {
        struct program g = random_program(seed);
        struct kpr_record_cost c = replayed(trace_of(&g, false, true), &plain);
        if (c.from != KPR_COST_FITTED) {
            untold++;
            continue;
        }
        missed += (double)g.cost < c.lo - 0.05 || (double)g.cost > c.hi + 0.05;
        cr_expect(c.hi - c.lo <= TOLD_HI, "seed %llu", (unsigned long long)seed);
        cr_expect(c.value >= c.lo && c.value <= c.hi);
        cr_expect(c.ctas == CTAS / EVERY);
    }
    cr_expect(missed <= PROGRAMS / 20, "%d of %d", missed, PROGRAMS); /* of a 95% interval */
    cr_expect(untold <= PROGRAMS / 50, "%d", untold);
}

Test(fit, is_exact_without_noise)
{
    for (uint64_t seed = 1; seed <= 40; seed++) {
        struct program g = random_program(seed);
        g.noise = g.prologue = 0;
        g.token = false; /* what ended a wait can be taken for something else */
        struct kpr_record_cost c = replayed(trace_of(&g, false, true), &plain);
        cr_assert(c.from == KPR_COST_FITTED, "seed %llu", (unsigned long long)seed);
        cr_expect(fabs(c.value - (double)g.cost) < 0.2, "seed %llu: %g of %lld",
                  (unsigned long long)seed, c.value, (long long)g.cost);
        cr_expect(fabs(c.residual) < 1e-3);
    }
}

/* Half of the records are lost; the first `quiet` rounds make none. */
static void expect_cost_of_the_kept(int quiet)
{
    for (uint64_t seed = 1; seed <= 20; seed++) {
        struct program g = random_program(seed);
        g.noise = g.prologue = 0;
        g.token = false;
        g.trips = 128;
        g.capacity = 128;
        g.quiet = quiet;
        struct kpr_record_cost c = replayed(trace_of(&g, false, true), &plain);
        cr_assert(c.from == KPR_COST_FITTED);
        cr_expect(fabs(c.value - (double)g.cost) < 0.5, "seed %llu: %g of %lld",
                  (unsigned long long)seed, c.value, (long long)g.cost);
    }
}

Test(fit, takes_lost_records_for_what_the_others_are)
{
    expect_cost_of_the_kept(0);
}

Test(fit, takes_nothing_for_records_that_were_not_made)
{
    expect_cost_of_the_kept(64);
}

/* 600 cycles in 320 records: two cycles each that the records may not be to blame for. */
Test(fit, leaves_open_what_a_prologue_may_take)
{
    struct program g = random_program(3);
    g.token = false;
    g.trips = 160;
    g.cost = 20;
    g.noise = g.prologue = 0;
    struct kpr_record_cost c = replayed(trace_of(&g, false, false), &plain);
    cr_assert(c.from == KPR_COST_FITTED);
    cr_expect(fabs(c.hi - 20) < 0.2);
    cr_expect(fabs(c.lo - (20 - 600.0 / 320)) < 0.3, "%g", c.lo);
}

static void expect_calibrated(const struct program *g, bool exact, const struct kpr_options *o,
                              bool asked)
{
    struct kpr_record_cost c = replayed(trace_of(g, exact, true), o);
    cr_expect(c.from == KPR_COST_CALIBRATED);
    cr_expect(c.value == TOLD);
    cr_expect((c.why != NULL) == asked, "%s", c.why ? c.why : "");
}

Test(fit, gives_way_to_calibration)
{
    struct program g = random_program(5);
    expect_calibrated(&g, false, &(struct kpr_options){.cost = KPR_COST_CALIBRATED}, false);
    expect_calibrated(&g, true, &plain, false); /* an exact cost is taken at its word */
    g.probed_every = 1;                         /* there is nothing to compare with */
    expect_calibrated(&g, false, &plain, true);
    g.probed_every = CTAS / 2;                  /* 2 are no sample */
    expect_calibrated(&g, false, &plain, true);
    g.probed_every = EVERY;
    g.cost = 40; /* no record was seen to cost that much */
    expect_calibrated(&g, false, &plain, true);
}

/* Each CTA takes so long as chance has it. */
Test(fit, is_none_where_whole_ctas_do_not_show_it)
{
    struct program g = random_program(7);
    g.noise = 30000;
    g.trips = 10;
    expect_calibrated(&g, false, &plain, true);
}

struct held {
    struct kpr_record_cost cost;
    int64_t cycles; /* that the first region takes */
    unsigned in, out;
};

static int count_held(void *ctx, const struct kpr_run *run, const struct kpr_cta *cta)
{
    struct held *h = ctx;
    (void)run;
    for (size_t i = 0; i < cta->units[0].span_count; i++) {
        const struct kpr_span *p = &cta->units[0].spans[i];
        bool in = p->least <= h->cycles && h->cycles <= p->most;
        h->in += in;
        h->out += !in;
    }
    return KP_OK;
}

static struct held held(const struct program *g, bool raw)
{
    static const struct kpr_visitor visitor = {.cta = count_held, .end = keep_cost};
    const struct kpr_options o = {.need = KPR_NEED_BOUNDS, .raw = raw};
    struct held h = {.cycles = g->first};
    FILE *f = trace_of(g, false, true);
    cr_assert(kpr_replay(f, "held", &o, &visitor, &h) == KP_OK);
    fclose(f);
    return h;
}

/* No record was seen to cost 60 cycles, so it is not taken off; what it makes of a CTA beyond
 * the 19 of calibration, 41 * 2 in each of 100 trips, is in no region, but in the intervals of the
 * 1000 cycles that each takes. */
Test(fit, what_ctas_take_beyond_their_records_is_in_the_intervals)
{
    struct program g = {.cost = 60, .prologue = 100, .first = 1000, .second = 500, .gap = 60,
                        .trips = 100, .capacity = 1024, .probed_every = EVERY};
    struct held h = held(&g, false);
    cr_assert(h.cost.from == KPR_COST_CALIBRATED && h.cost.why && h.cost.ctas == CTAS / EVERY);
    cr_expect(fabs(h.cost.beyond - 41 * 200) < 2, "%g", h.cost.beyond);
    cr_expect(h.cost.beyond_lo <= h.cost.beyond - 9 && h.cost.beyond_hi >= h.cost.beyond + 9,
              "%g to %g", h.cost.beyond_lo, h.cost.beyond_hi); /* the prologue's, 90 to 110 */
    cr_expect(h.cost.beyond_hi < h.cost.beyond + 12);
    cr_expect(fabs(h.cost.residual_beyond) < 1e-4, "%g", h.cost.residual_beyond);
    cr_expect(h.in == 100 * CTAS / EVERY && h.out == 0, "%u and %u", h.in, h.out);
    /* T = 100 * (1000 + 60); 200 records of a unit, 19 of the 60 cycles of each, and the prologue */
    const struct kpr_whole *w = &h.cost.whole;
    cr_expect(w->unprobed == 106000 && w->probed == 106000 + 100 + 200 * 60 && w->records == 200);
    cr_expect(fabs(w->on_path - 200 * 19) < 1, "%g", w->on_path);
    cr_expect(fabs(w->all - (109900.0 / 118100 - 1)) < 1e-5, "%g", w->all);
    cr_expect(fabs(w->path - w->all) < 1e-5 && fabs(w->told) < 1e-4, "%g", w->told);
    g.cost = 4; /* less than any, and fitted: then nothing is beyond it */
    h = held(&g, false);
    cr_assert(h.cost.from == KPR_COST_FITTED);
    cr_expect(h.cost.beyond == 0 && h.cost.beyond_lo == 0 && h.cost.beyond_hi == 0);
    cr_expect(fabs(w->on_path - 200 * 4) < 8 && fabs(w->all) < 1e-4 && fabs(w->told) < 1e-4);
    h = held(&g, true);
    cr_expect(h.cost.ctas == 0 && h.cost.beyond == 0);
}

/* As a report of a run has it, from the file: the same figures. */
Test(fit, a_trace_in_a_file_tells_of_whole_ctas)
{
    const struct program g = {.cost = 60, .prologue = 100, .first = 1000, .second = 500, .gap = 60,
                              .trips = 100, .capacity = 1024, .probed_every = EVERY};
    char path[] = "/tmp/kperf-fit.XXXXXX";
    FILE *from = trace_of(&g, false, true), *to = fdopen(mkstemp(path), "wb");
    for (int c = getc(from); c != EOF; c = getc(from))
        putc(c, to);
    fclose(from);
    fclose(to);
    json_t *whole = kpr_whole_of(path);
    remove(path);
    cr_assert_not_null(whole);
    cr_expect(json_number_value(json_object_get(whole, "unprobed_cycles")) == 106000);
    cr_expect(json_number_value(json_object_get(whole, "records")) == 200);
    cr_expect(json_number_value(json_object_get(whole, "record_cost")) == TOLD);
    cr_expect(json_is_false(json_object_get(whole, "fitted")));
    json_decref(whole);
    cr_expect_null(kpr_whole_of(path));
}

Test(fit, a_given_cost_is_taken)
{
    struct program g = random_program(9);
    struct kpr_options o = {.cost = KPR_COST_GIVEN, .cycles = 31.5};
    struct kpr_record_cost c = replayed(trace_of(&g, false, true), &o);
    cr_expect(c.from == KPR_COST_GIVEN);
    cr_expect(c.value == 31.5 && c.lo == TOLD_LO && c.hi == 31.5);
}

Test(fit, does_not_depend_on_threads)
{
    struct program g = random_program(11);
    struct kpr_options four = {.threads = 4};
    struct kpr_record_cost a = replayed(trace_of(&g, false, true), &plain);
    g = random_program(11); /* and the same chances */
    struct kpr_record_cost b = replayed(trace_of(&g, false, true), &four);
    cr_expect(a.value == b.value && a.lo == b.lo && a.hi == b.hi && a.ctas == b.ctas);
}

/* ---- neighbours ------------------------------------------------------------------------ */

/* Neighbours ran, to their end, and without probes: of these five only three did. */
Test(near, neighbours_are_whole_and_without_probes)
{
    const uint32_t ran = KPT_CTA_ENTERED;
    struct kpt_stamp s[] = {{.flags = ran, .clock_exit = 9}, {.flags = ran, .clock_exit = 9},
                            {.flags = ran, .clock_exit = 9},
                            {.flags = ran | KPT_CTA_PROBED, .clock_exit = 9}, {.flags = ran}};
    struct kpr_run run = {.stamps = s, .stamp_count = KP_COUNT(s)};
    cr_expect(!kpr_near_any(&run));
    s[4].clock_exit = 9;
    cr_expect(kpr_near_any(&run));
    s[4].flags = 0;
    cr_expect(!kpr_near_any(&run));
}

/* A slow first wave and one behind it, in each a few CTAs with probes, of which each takes 500 to
 * 700 cycles more than those beside it.  By the medians of all they would take 4500 less. */
Test(near, probes_take_what_neighbours_show)
{
    struct kpt_stamp s[43];
    struct kpr_run run = {.stamps = s, .stamp_count = KP_COUNT(s)};
    double more = NAN;
    for (uint32_t i = 0; i < KP_COUNT(s); i++) {
        bool first = i < 21, probed = i == 10 || i == 30 || i == 31;
        uint64_t at = first ? 1000 : 31000, cycles = first ? 20000 : 10000;
        cycles += i == 10 ? 700 : probed ? 500 : 0;
        s[i] = (struct kpt_stamp){
            .cta = i, .flags = KPT_CTA_ENTERED | (probed ? (uint32_t)KPT_CTA_PROBED : 0),
            .clock_entry = at, .time_entry = at + 32 * (i % 21), .clock_exit = at + cycles,
            .time_exit = at + 32 * (i % 21) + cycles,
        };
    }
    cr_assert(kpr_near_probes(&run, &more));
    cr_expect_eq(more, 500.0, "%g", more);
    run.stamp_count = 11; /* the probed one has ten beside it */
    cr_assert(kpr_near_probes(&run, &more));
    cr_expect_eq(more, 700.0, "%g", more);
    run.stamp_count = 3; /* none is probed */
    more = 1;
    cr_assert(!kpr_near_probes(&run, &more));
    cr_expect_eq(more, 1.0);
}
