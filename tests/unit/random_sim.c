#include "random_sim.h"

#include <math.h>

static uint32_t state;
static uint32_t below(uint32_t n)
{
    state = state * 1664525u + 1013904223u;
    return (state >> 8) % n;
}

void random_seed(uint32_t seed)
{
    state = seed;
}

static void add_random_source(struct kpm_sim *s, uint32_t lanes, const uint32_t *ops, uint32_t op)
{
    struct kpm_sim_source w = {.lane = below(lanes), .lanes = 1, .distance = below(4),
                               .event = (enum kpm_sim_event)below(3), .latency = below(200),
                               .entry = below(2) == 0};
    if (w.lane + 1 < lanes && below(3) == 0)
        w.lanes = 2;
    uint32_t fit = ops[w.lane];
    if (w.lanes == 2 && ops[w.lane + 1] < fit)
        fit = ops[w.lane + 1];
    if (op == 0 && w.distance == 0)
        w.distance = 1;
    /* What is waited for in the same iteration comes before in everyone's order: no deadlock. */
    w.op = w.distance == 0 ? below(op < fit ? op : fit) : below(fit);
    KP_PUSH(s->sources, w);
}

/* Lanes whose operations are as many as this one's, side by side with it, wait where it waits. */
static void wake_in_turn(struct kpm_sim_op *o, const uint32_t *ops, uint32_t lanes, uint32_t lane)
{
    o->with = lane;
    while (o->with > 0 && ops[o->with - 1] == ops[lane])
        o->with--;
    while (o->with + o->others < lanes && ops[o->with + o->others] == ops[lane])
        o->others++;
    o->woken = below(20);
}

struct kpm_sim random_program(uint32_t engines)
{
    struct kpm_sim s = {0};
    uint32_t lanes = 1 + below(MAX_LANES), ops[MAX_LANES];
    for (uint32_t l = 0; l < lanes; l++)
        ops[l] = 1 + below(MAX_OPS);
    for (uint32_t e = 0; e < engines; e++) {
        struct kpm_sim_engine one = {below(3) ? 20 + below(60) : INFINITY, below(30)};
        KP_PUSH(s.engines, one);
    }
    for (uint32_t l = 0; l < lanes; l++) {
        struct kpm_sim_lane lane = {s.ops.n, ops[l], below(50)};
        KP_PUSH(s.lanes, lane);
        for (uint32_t i = 0; i < ops[l]; i++) {
            struct kpm_sim_op o = {.time = below(100), .gap = below(5), .source = s.sources.n,
                                   .engine = UINT32_MAX};
            uint32_t n = below(3);
            for (uint32_t k = 0; k < n; k++)
                add_random_source(&s, lanes, ops, i);
            o.sources = s.sources.n - o.source;
            if (below(3) == 0)
                wake_in_turn(&o, ops, lanes, l);
            if (engines && below(2)) {
                o.engine = below(engines);
                o.pieces = 1 + below(5);
                o.lead = below(2) ? below(20) : 0;
                o.time = o.lead + o.pieces * below(12);
                o.work = o.pieces * (1 + below(15));
            }
            KP_PUSH(s.ops, o);
        }
    }
    return s;
}

struct kpm_sim random_crowd(void)
{
    struct kpm_sim s = {0};
    struct kpm_sim_engine engine = {30 + below(60), below(10)};
    KP_PUSH(s.engines, engine);
    for (uint32_t l = 0, lanes = 2 + below(3); l < lanes; l++) {
        struct kpm_sim_lane lane = {s.ops.n, 2, below(300)};
        struct kpm_sim_op give = {.engine = 0, .pieces = 1 + below(20), .gap = below(30)};
        struct kpm_sim_op wait = {.time = below(150), .source = s.sources.n, .sources = 1,
                                  .engine = UINT32_MAX};
        struct kpm_sim_source done = {.lane = l, .lanes = 1, .event = KPM_SIM_DONE};
        give.lead = below(30);
        give.time = give.lead + give.pieces * below(4);
        give.work = give.pieces * (4 + below(12));
        KP_PUSH(s.lanes, lane);
        KP_PUSH(s.ops, give);
        KP_PUSH(s.ops, wait);
        KP_PUSH(s.sources, done);
    }
    return s;
}
