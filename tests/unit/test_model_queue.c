/* Engines' queues and wakes in turn: against a player that goes through time cycle by cycle,
 * against values worked out by hand, and against hardware. */
#include <criterion/criterion.h>

#include <math.h>

#include "random_sim.h"

/* ---- cycle by cycle ------------------------------------------------------------------------ */

enum { STEPS = 12, NEVER = -1 };

struct clocked {
    size_t iteration, op;
    long resume;          /* when the next operation starts */
    bool started, handing; /* the operation in hand; its pieces */
    long hand_from, taken; /* when its first piece can come; the last one came */
    uint32_t piece;
    bool late;
    int must_let_by;       /* pieces of others, before its next */
    bool turn_taker;
    long turned_in;        /* the busy time of its engine in which it took turns */
};
struct clockwork {
    const struct kpm_sim *s;
    struct clocked lanes[MAX_LANES];
    long start[MAX_LANES * MAX_OPS][STEPS], end[MAX_LANES * MAX_OPS][STEPS];
    long done[MAX_LANES * MAX_OPS][STEPS];
    long left[2]; /* by engine: cycles of work that it has */
    long busy_time[2]; /* the number of it */
    long now;
    size_t lates;
};

/* Those woken before lane l, which came to what it waits for in iteration k. */
static long before_in_turn(const struct clockwork *c, size_t l, size_t k)
{
    const struct kpm_sim_op *o = &c->s->ops.v[c->s->lanes.v[l].op + c->lanes[l].op];
    long mine = c->start[c->s->lanes.v[l].op + c->lanes[l].op][k], n = 0;
    for (uint32_t m = o->with; m < o->with + o->others; m++) {
        long other = c->start[c->s->lanes.v[m].op + c->lanes[l].op][k];
        n += m != l && other != NEVER && (other < mine || (other == mine && m < l));
    }
    return n;
}

static bool let_go(const struct clockwork *c, size_t l, size_t k)
{
    const struct kpm_sim_op *o = &c->s->ops.v[c->s->lanes.v[l].op + c->lanes[l].op];
    long due = c->start[c->s->lanes.v[l].op + c->lanes[l].op][k], came = due;
    due += o->engine == UINT32_MAX ? (long)o->time : 0;
    for (size_t q = o->source; q < o->source + o->sources; q++) {
        const struct kpm_sim_source *w = &c->s->sources.v[q];
        if (k < w->distance) {
            if (w->entry && (long)w->latency > came)
                came = (long)w->latency;
            continue;
        }
        for (uint32_t m = w->lane; m < w->lane + w->lanes; m++) {
            size_t op = c->s->lanes.v[m].op + w->op;
            long at = (w->event == KPM_SIM_START ? c->start : w->event == KPM_SIM_END ? c->end
                                                            : c->done)[op][k - w->distance];
            if (at == NEVER)
                return false;
            came = at + (long)w->latency > came ? at + (long)w->latency : came;
        }
    }
    if (came > due)
        came += (long)o->woken * before_in_turn(c, l, k);
    return c->now >= came;
}

/* Does lane m hand pieces to that engine? */
static bool hands(const struct clockwork *c, size_t m, uint32_t engine)
{
    const struct clocked *x = &c->lanes[m];
    return x->iteration < STEPS && x->handing &&
           c->s->ops.v[c->s->lanes.v[m].op + x->op].engine == engine;
}

/* Lane l comes with pieces of `each`, the first of them in `lead`. */
static void arrive(struct clockwork *c, size_t l, uint32_t engine, long each, long lead)
{
    double room = fmax(0, c->s->engines.v[engine].ahead - (double)each);
    bool full = (double)(c->left[engine] - lead) > room;
    size_t others = 0, strangers = 0;
    struct clocked *x = &c->lanes[l];
    for (size_t m = 0; m < c->s->lanes.n; m++) {
        struct clocked *y = &c->lanes[m];
        if (m == l || !hands(c, m, engine))
            continue;
        y->late = false;
        y->must_let_by = 0;
        if (!full)
            y->turn_taker = true;
        others++;
        strangers += !y->turn_taker;
    }
    x->turn_taker = x->turned_in == c->busy_time[engine];
    if (others && !full)
        x->turn_taker = true;
    x->late = full && others && (strangers || !x->turn_taker);
    x->must_let_by = x->late ? 4 : 0;
    c->lates += x->late;
}

static void next_op(struct clockwork *c, size_t l, long end)
{
    const struct kpm_sim_lane *lane = &c->s->lanes.v[l];
    struct clocked *x = &c->lanes[l];
    size_t op = lane->op + x->op;
    c->end[op][x->iteration] = end;
    x->resume = end + (long)c->s->ops.v[op].gap;
    x->started = x->handing = false;
    x->piece = 0;
    if (++x->op == lane->ops) {
        x->op = 0;
        x->iteration++;
    }
}

/* One step of one lane, if it can take one now. */
static bool step(struct clockwork *c, size_t l)
{
    struct clocked *x = &c->lanes[l];
    if (x->iteration == STEPS || x->handing || x->resume > c->now)
        return false;
    size_t op = c->s->lanes.v[l].op + x->op;
    const struct kpm_sim_op *o = &c->s->ops.v[op];
    long *start = &c->start[op][x->iteration];
    if (!x->started) {
        *start = c->now;
        x->started = true;
        return true;
    }
    if (!let_go(c, l, x->iteration))
        return false;
    if (o->engine != UINT32_MAX) {
        arrive(c, l, o->engine, (long)o->work / o->pieces, (long)o->lead);
        x->handing = true;
        x->hand_from = x->taken = c->now;
        return true;
    }
    if (c->now < *start + (long)o->time)
        return false;
    c->done[op][x->iteration] = c->now;
    next_op(c, l, c->now);
    return true;
}

static bool take_piece(struct clockwork *c)
{
    size_t best = MAX_LANES;
    for (size_t l = 0; l < c->s->lanes.n; l++) {
        const struct clocked *x = &c->lanes[l];
        const struct kpm_sim_op *o = &c->s->ops.v[c->s->lanes.v[l].op + x->op];
        if (x->iteration == STEPS || !x->handing || x->piece == o->pieces)
            continue;
        long each = (long)o->work / o->pieces;
        double ahead = fmax(c->s->engines.v[o->engine].ahead, (double)each);
        long spread = ((long)o->time - (long)o->lead) / o->pieces;
        if (c->now < x->hand_from + (long)o->lead + spread * x->piece ||
            (double)(c->left[o->engine] + each) > ahead)
            continue;
        bool yields = x->must_let_by > 0, did = best < MAX_LANES && c->lanes[best].must_let_by > 0;
        if (best == MAX_LANES || (did && !yields) ||
            (did == yields && x->taken < c->lanes[best].taken))
            best = l;
    }
    if (best == MAX_LANES)
        return false;
    struct clocked *x = &c->lanes[best];
    size_t op = c->s->lanes.v[best].op + x->op;
    const struct kpm_sim_op *o = &c->s->ops.v[op];
    c->busy_time[o->engine] += c->left[o->engine] == 0;
    c->left[o->engine] += (long)o->work / o->pieces;
    x->must_let_by = x->late ? 2 : 0;
    if (x->turn_taker)
        x->turned_in = c->busy_time[o->engine];
    for (size_t m = 0; m < c->s->lanes.n; m++)
        if (m != best && hands(c, m, o->engine) && c->lanes[m].must_let_by > 0)
            c->lanes[m].must_let_by--;
    x->taken = c->now;
    if (++x->piece == o->pieces) {
        c->done[op][x->iteration] = c->now + c->left[o->engine] +
                                    (long)c->s->engines.v[o->engine].tail;
        long end = x->hand_from + (long)o->time;
        next_op(c, best, end > c->now ? end : c->now);
    }
    return true;
}

static bool all_over(const struct clockwork *c)
{
    for (size_t l = 0; l < c->s->lanes.n; l++)
        if (c->lanes[l].iteration < STEPS)
            return false;
    return true;
}

static void clock_through(struct clockwork *c, const struct kpm_sim *s)
{
    memset(c, 0xff, sizeof *c); /* NEVER */
    c->s = s;
    c->left[0] = c->left[1] = c->busy_time[0] = c->busy_time[1] = c->now = 0;
    c->lates = 0;
    for (size_t l = 0; l < s->lanes.n; l++)
        c->lanes[l] = (struct clocked){.resume = (long)s->lanes.v[l].start};
    for (; !all_over(c); c->now++) {
        cr_assert_lt(c->now, 200000);
        bool moved = true;
        while (moved) {
            moved = false;
            for (size_t l = 0; l < s->lanes.n; l++)
                while (step(c, l))
                    moved = true;
            moved = moved || take_piece(c);
        }
        for (size_t e = 0; e < 2; e++)
            c->left[e] -= c->left[e] > 0;
    }
}

static void check_clocked(struct clockwork *c, struct kpm_sim *s, uint32_t seed)
{
    double *start = NULL, end;
    cr_assert_eq(kpm_sim_play(s, STEPS, &start, &end), KPM_SIM_OK);
    clock_through(c, s);
    for (size_t l = 0; l < s->lanes.n; l++)
        for (size_t k = 0; k < STEPS; k++)
            cr_assert_float_eq(start[l * STEPS + k], (double)c->start[s->lanes.v[l].op][k], 1e-6,
                               "seed %u: lane %zu, iteration %zu: %g, not %ld", seed, l, k,
                               start[l * STEPS + k], c->start[s->lanes.v[l].op][k]);
    free(start);
    kpm_sim_free(s);
}

Test(queue, random_programs_with_queues_cycle_by_cycle)
{
    static struct clockwork c;
    for (uint32_t seed = 1; seed <= 3000; seed++) {
        random_seed(seed * 15485863u);
        struct kpm_sim s = random_program(1 + seed % 2);
        check_clocked(&c, &s, seed);
    }
}

Test(queue, random_crowds_cycle_by_cycle)
{
    static struct clockwork c;
    size_t lates = 0;
    for (uint32_t seed = 1; seed <= 2000; seed++) {
        random_seed(seed * 32452843u);
        struct kpm_sim s = random_crowd();
        check_clocked(&c, &s, seed);
        lates += c.lates;
    }
    cr_assert_gt(lates, 1000u, "only %zu came to a full engine", lates);
}

/* ---- as on an H200 ---------------------------------------------------------------------------- */

/* Another lane: it starts an operation, and waits for what that gave the engine. */
static void add_starter(struct kpm_sim *s, struct kpm_sim_op issue, double gap, double start)
{
    uint32_t l = (uint32_t)s->lanes.n;
    struct kpm_sim_source done = {.lane = l, .lanes = 1, .event = KPM_SIM_DONE};
    struct kpm_sim_op wait = {.gap = gap, .source = l, .sources = 1, .engine = UINT32_MAX};
    struct kpm_sim_lane lane = {2 * l, 2, start};
    KP_PUSH(s->ops, issue);
    KP_PUSH(s->ops, wait);
    KP_PUSH(s->sources, done);
    KP_PUSH(s->lanes, lane);
}

/* Two warp groups start a product of 8 instructions of 64 cycles, 17 apart, the second 68 later:
 * of traces/attn_ws_a-B4-H16-S4096, CTA 864.  There the first ended 757 after its start and the
 * second 1009 after its own, 53 of which are the tail; the second was held up for 545. */
Test(queue, two_warp_groups_take_turns)
{
    struct kpm_sim s = {0};
    struct kpm_sim_engine tensor = {414, 53};
    KP_PUSH(s.engines, tensor);
    for (uint32_t l = 0; l < 2; l++) {
        struct kpm_sim_op issue = {.time = 136, .engine = 0, .pieces = 8, .work = 512};
        add_starter(&s, issue, 0, 68 * l);
    }
    double *start, end;
    cr_assert_eq(kpm_sim_play(&s, 2, &start, &end), KPM_SIM_OK);
    cr_assert_float_eq(start[1], 704 + 53, 1e-9);       /* the first: eleven instructions */
    cr_assert_float_eq(start[3], 1024 + 53, 1e-9);      /* all sixteen; 1009 after its start */
    free(start);
    kpm_sim_free(&s);
}

/* Two groups that start a product of 8 instructions of 64 cycles each, 13 apart, behind 30, as many
 * cycles apart as are listed; 43 is the tail, and the engine takes on 7 less it.  What an H200 took
 * from the first one's start to its end is in bench/results/turns.json (s128_plain, medians). */
Test(queue, two_groups_end_as_measured)
{
    static const struct {
        double apart, first, second;
    } took[] = {{10, 980, 1106}, {30, 987, 1112}, {50, 846, 1103}, {70, 724, 1104},
                {130, 595, 1107}, {300, 595, 1107}};
    for (size_t i = 0; i < KP_COUNT(took); i++) {
        struct kpm_sim s = {0};
        struct kpm_sim_engine tensor = {405, 43};
        KP_PUSH(s.engines, tensor);
        for (uint32_t l = 0; l < 2; l++) {
            struct kpm_sim_op issue = {.time = 138, .engine = 0, .pieces = 8, .lead = 34, .work = 512};
            add_starter(&s, issue, 9000, l ? took[i].apart : 0);
        }
        double *start, end;
        cr_assert_eq(kpm_sim_play(&s, 2, &start, &end), KPM_SIM_OK);
        double first = start[1] - 9000, second = start[3] - 9000;
        cr_assert_float_eq(first, took[i].first, 80, "%g apart: %g, not %g", took[i].apart, first,
                           took[i].first);
        cr_assert_float_eq(second, took[i].second, 15, "%g apart: %g, not %g", took[i].apart,
                           second, took[i].second);
        free(start);
        kpm_sim_free(&s);
    }
}

/* An engine takes on two pieces of 10.  A lane hands it eight; another comes at 25 with three and
 * finds two others of the first before it.  The first's: 0, 0, 10, 20, then four that the other
 * lets by: 30, 40, 50, 60; the other's only then: 70, 80, 90, done at 110. With 16 the first goes
 * on behind the other's first: two more before its second, at 80 and 90, and two at 110 and 120
 * before its third, at 130: done at 150. */
Test(queue, who_finds_it_full_lets_others_by)
{
    for (uint32_t more = 0; more < 2; more++) {
        struct kpm_sim s = {0};
        struct kpm_sim_engine engine = {20, 0};
        KP_PUSH(s.engines, engine);
        for (uint32_t l = 0; l < 2; l++) {
            struct kpm_sim_op give = {.engine = 0, .pieces = l ? 3 : more ? 16 : 8};
            give.work = give.pieces * 10;
            add_starter(&s, give, 1000, l ? 25 : 0);
        }
        double *start, end;
        cr_assert_eq(kpm_sim_play(&s, 2, &start, &end), KPM_SIM_OK);
        cr_assert_float_eq(start[3] - 1000, more ? 150 : 110, 1e-9, "%g", start[3]);
        cr_assert_float_eq(start[1] - 1000, more ? 190 : 80, 1e-9, "%g", start[1]);
        free(start);
        kpm_sim_free(&s);
    }
}

/* What comes at 100 wakes those that wait for it one behind another, 12 apart, as they came: the
 * second lane, there at 5, at 100, the first, there at 20, at 112.  Who comes at 105 is not held up
 * at all. */
Test(queue, waiters_are_woken_as_they_came)
{
    for (uint32_t after = 0; after < 2; after++) {
        struct kpm_sim s = {0};
        struct kpm_sim_op give = {.time = 100, .engine = UINT32_MAX};
        struct kpm_sim_source given = {.lane = 2, .lanes = 1};
        struct kpm_sim_op wait = {.time = 3, .sources = 1, .engine = UINT32_MAX, .woken = 12,
                                  .with = 0, .others = 2};
        struct kpm_sim_lane lanes[] = {{0, 1, after ? 105 : 20}, {0, 1, 5}, {1, 1, 0}};
        double *start, end;
        KP_PUSH(s.ops, wait);
        KP_PUSH(s.ops, give);
        KP_PUSH(s.sources, given);
        for (size_t l = 0; l < 3; l++)
            KP_PUSH(s.lanes, lanes[l]);
        cr_assert_eq(kpm_sim_play(&s, 2, &start, &end), KPM_SIM_OK);
        cr_assert_float_eq(start[1], after ? 108 : 112, 1e-9, "%g", start[1]);
        cr_assert_float_eq(start[3], 100, 1e-9, "%g", start[3]);
        free(start);
        s.ops.v[0].others = 3; /* the giver has as many operations: it may be among them */
        cr_assert_eq(kpm_sim_play(&s, 2, &start, &end), KPM_SIM_OK);
        free(start);
        s.ops.v[0].others = 4;
        cr_assert_eq(kpm_sim_play(&s, 2, &start, &end), KPM_SIM_BAD);
        kpm_sim_free(&s);
    }
}
