#include "truth.h"

static int64_t cycles(const struct tr_kernel *k, enum place place)
{
    int64_t base = k->base[place];
    if (k->jitter == 1)
        return base + tr_between(k->random, -base / 8, base / 8);
    return k->jitter == 2 ? tr_between(k->random, 0, 2 * base) : base;
}

/* Some cycles between START and an issue or an arrive. */
static int64_t little(const struct tr_kernel *k, enum place place)
{
    return cycles(k, place) % 48;
}

static void gap(const struct tr_kernel *k, struct tr_builder *b)
{
    tr_compute(b, k->jitter ? tr_between(k->random, 0, k->gap) : k->gap);
}

static void detail(const struct tr_kernel *k, struct tr_builder *b, enum place place)
{
    tr_begin(b, tr_region(k->p, "detail"));
    tr_compute(b, cycles(k, place) / 4);
    if (k->nest[place] == 4)
        tr_leave(b);
    else
        tr_end(b);
}

/* A region of plain work, with what stands in it. */
static void work(const struct tr_kernel *k, struct tr_builder *b, const char *name,
                 enum place place)
{
    tr_begin(b, tr_region(k->p, name));
    tr_compute(b, cycles(k, place));
    if (k->nest[place] == 1)
        tr_instant(b, tr_region(k->p, "moment"));
    if (k->nest[place] >= 2)
        detail(k, b, place);
    if (k->nest[place] == 3) {
        tr_compute(b, cycles(k, place) / 8);
        detail(k, b, place);
    }
    tr_end(b);
    gap(k, b);
}

static void wait(const struct tr_kernel *k, struct tr_builder *b, const char *name,
                 enum place place, int lead)
{
    tr_wait_region(b, tr_region(k->p, name), k->floor[place], lead);
    gap(k, b);
}

/* A region that arrives; or says so and does not. */
static void arrive(const struct tr_kernel *k, struct tr_builder *b, const char *name,
                   const char *barrier, bool phantom)
{
    tr_begin(b, tr_region(k->p, name));
    if (k->behind)
        detail(k, b, P_BEHIND);
    tr_compute(b, little(k, P_RELEASE));
    if (phantom)
        tr_phantom(b, tr_barrier(k->p, barrier, 1));
    else
        tr_arrive(b, tr_barrier(k->p, barrier, 1));
    tr_compute(b, little(k, P_GAP));
    tr_end(b);
    gap(k, b);
}

static void issue(const struct tr_kernel *k, struct tr_builder *b, const char *name,
                  const char *kind, enum place place)
{
    tr_begin(b, tr_region(k->p, name));
    tr_compute(b, little(k, P_ISSUE));
    tr_issue(b, tr_kind(k->p, kind, false, TR_NONE), 16 + cycles(k, place));
    tr_compute(b, little(k, P_GAP));
    tr_end(b);
    gap(k, b);
}

static void loop_begin(const struct tr_kernel *k, struct tr_builder *b)
{
    if (k->looped)
        tr_begin(b, tr_region(k->p, "iteration"));
}

static void loop_end(const struct tr_kernel *k, struct tr_builder *b)
{
    if (k->looped)
        tr_end(b);
}

/* ---- marks ------------------------------------------------------------------------- */

static uint32_t barrier(const struct tr_kernel *k, const char *name)
{
    return tr_barrier(k->p, name, tr_between(k->random, 1, 40));
}

static void waits_on(const struct tr_kernel *k, const char *region, const char *on,
                     uint32_t distance)
{
    tr_marks_wait(k->p, tr_region(k->p, region), false, barrier(k, on), distance);
}

static void waits_for(const struct tr_kernel *k, const char *region, const char *kind,
                      uint32_t distance)
{
    tr_marks_wait(k->p, tr_region(k->p, region), true, tr_kind(k->p, kind, true, TR_NONE),
                  distance);
}

static void arrives_on(const struct tr_kernel *k, const char *region, const char *on)
{
    tr_marks_arrive(k->p, tr_region(k->p, region), barrier(k, on));
}

/* on: of its completion; NULL: on the serial engine, waited for by name. */
static void issues(const struct tr_kernel *k, const char *region, const char *kind,
                   const char *on)
{
    uint32_t arrives = on ? barrier(k, on) : TR_NONE;
    tr_marks_issue(k->p, tr_region(k->p, region), tr_kind(k->p, kind, !on, arrives));
}

/* ---- a producer and consumers around a ring ---------------------------------------- */

static void mark_ring(struct tr_kernel *k)
{
    k->in_flight = k->tensor && k->depth > 1 && tr_chance(k->random, 30);
    waits_on(k, "wait_empty", "empty", k->depth - k->in_flight);
    waits_on(k, "wait_full", "full", 0);
    arrives_on(k, "release", "empty");
    if (k->tma)
        issues(k, "issue_load", "load", "full");
    else
        arrives_on(k, "issue_load", "full");
    if (!k->tensor)
        return;
    issues(k, "mma_issue", "mma", NULL);
    waits_for(k, "mma_wait", "mma", k->in_flight);
    waits_for(k, "mma_drain", "mma", 0);
}

static uint32_t ring_units(struct tr_kernel *k)
{
    mark_ring(k);
    return 1 + k->consumers;
}

static void ring_produce(struct tr_kernel *k, struct tr_builder *b)
{
    for (uint32_t i = 0; i < k->iterations; i++) {
        loop_begin(k, b);
        wait(k, b, "wait_empty", P_WAIT_EMPTY, -(int)k->in_flight);
        if (k->tma) {
            issue(k, b, "issue_load", "load", P_LOAD);
        } else {
            work(k, b, "load", P_LOAD);
            arrive(k, b, "issue_load", "full", false);
        }
        loop_end(k, b);
    }
}

static void ring_multiply(struct tr_kernel *k, struct tr_builder *b)
{
    if (!k->tensor) {
        work(k, b, "multiply", P_SERVICE);
        return;
    }
    issue(k, b, "mma_issue", "mma", P_SERVICE);
    wait(k, b, "mma_wait", P_WAIT_MMA, 0);
}

static void ring_consume(struct tr_kernel *k, struct tr_builder *b)
{
    for (uint32_t i = 0; i < k->iterations; i++) {
        loop_begin(k, b);
        wait(k, b, "wait_full", P_WAIT_FULL, 0);
        ring_multiply(k, b);
        if (k->late)
            work(k, b, "softmax", P_SOFTMAX);
        arrive(k, b, "release", "empty", i < k->in_flight);
        if (!k->late && k->both)
            work(k, b, "softmax", P_SOFTMAX);
        loop_end(k, b);
    }
    if (k->tensor)
        wait(k, b, "mma_drain", P_DRAIN, 0);
    work(k, b, "epilogue", P_EPILOGUE);
}

static void ring_build(struct tr_kernel *k, struct tr_builder *b)
{
    if (b->unit == 0)
        ring_produce(k, b);
    else
        ring_consume(k, b);
}

/* ---- two consumers in turns -------------------------------------------------------- */

static uint32_t turns_units(struct tr_kernel *k)
{
    k->tensor = true;
    k->consumers = 2;
    mark_ring(k);
    waits_on(k, "wait_turn_a", "turn_a", 1);
    waits_on(k, "wait_turn_b", "turn_b", 0);
    arrives_on(k, "pass_turn_a", "turn_b");
    arrives_on(k, "pass_turn_b", "turn_a");
    return 3;
}

static void turns_consume(struct tr_kernel *k, struct tr_builder *b)
{
    bool a = b->unit == 1;
    for (uint32_t i = 0; i < k->iterations; i++) {
        loop_begin(k, b);
        wait(k, b, "wait_full", P_WAIT_FULL, 0);
        wait(k, b, a ? "wait_turn_a" : "wait_turn_b", P_TURN, 0);
        issue(k, b, "mma_issue", "mma", P_SERVICE);
        arrive(k, b, a ? "pass_turn_a" : "pass_turn_b", a ? "turn_b" : "turn_a", false);
        wait(k, b, "mma_wait", P_WAIT_MMA, 0);
        work(k, b, "softmax", P_SOFTMAX);
        arrive(k, b, "release", "empty", i < k->in_flight);
        loop_end(k, b);
    }
    wait(k, b, "mma_drain", P_DRAIN, 0);
}

static void turns_build(struct tr_kernel *k, struct tr_builder *b)
{
    if (b->unit == 0)
        ring_produce(k, b);
    else
        turns_consume(k, b);
}

/* ---- attention: rings of K and V --------------------------------------------------- */

static uint32_t attention_units(struct tr_kernel *k)
{
    waits_on(k, "wait_k_empty", "k_empty", k->depth);
    waits_on(k, "wait_v_empty", "v_empty", k->depth);
    waits_on(k, "wait_q", "q_full", 0);
    waits_on(k, "wait_k", "k_full", 0);
    waits_on(k, "wait_v", "v_full", 0);
    issues(k, "issue_q", "load_q", "q_full");
    issues(k, "issue_k", "load_k", "k_full");
    issues(k, "issue_v", "load_v", "v_full");
    arrives_on(k, "release_k", "k_empty");
    arrives_on(k, "release_v", "v_empty");
    issues(k, "gemm0", "qk", NULL);
    issues(k, "gemm1", "pv", NULL);
    waits_for(k, "gemm0_wait", "qk", 0);
    waits_for(k, "gemm1_wait", "pv", 0);
    if (k->both)
        waits_on(k, "wait_k", "v_full", 0);
    return 1 + (k->consumers > 2 ? 2 : k->consumers);
}

static void attention_produce(struct tr_kernel *k, struct tr_builder *b)
{
    issue(k, b, "issue_q", "load_q", P_LOAD);
    for (uint32_t i = 0; i < k->iterations; i++) {
        loop_begin(k, b);
        wait(k, b, "wait_k_empty", P_WAIT_EMPTY, 0);
        issue(k, b, "issue_k", "load_k", P_LOAD);
        wait(k, b, "wait_v_empty", P_WAIT_EMPTY2, 0);
        issue(k, b, "issue_v", "load_v", P_LOAD);
        loop_end(k, b);
    }
}

static void attention_consume(struct tr_kernel *k, struct tr_builder *b)
{
    wait(k, b, "wait_q", P_WAIT_FULL, 0);
    for (uint32_t i = 0; i < k->iterations; i++) {
        loop_begin(k, b);
        wait(k, b, "wait_k", P_WAIT_FULL, 0);
        issue(k, b, "gemm0", "qk", P_SERVICE);
        wait(k, b, "gemm0_wait", P_WAIT_MMA, 0);
        if (!k->late)
            arrive(k, b, "release_k", "k_empty", false);
        work(k, b, "softmax", P_SOFTMAX);
        if (!k->both)
            wait(k, b, "wait_v", P_WAIT_FULL2, 0);
        issue(k, b, "gemm1", "pv", P_SERVICE2);
        wait(k, b, "gemm1_wait", P_WAIT_MMA2, 0);
        if (k->late)
            arrive(k, b, "release_k", "k_empty", false);
        arrive(k, b, "release_v", "v_empty", false);
        loop_end(k, b);
    }
    work(k, b, "epilogue", P_EPILOGUE);
}

static void attention_build(struct tr_kernel *k, struct tr_builder *b)
{
    if (b->unit == 0)
        attention_produce(k, b);
    else
        attention_consume(k, b);
}

/* ---- a software pipeline: loads and products in the same loop ---------------------- */

static uint32_t pipeline_units(struct tr_kernel *k)
{
    k->depth = 2 + k->depth % 3;
    waits_on(k, "wait_full", "full", k->marked ? 0 : k->depth - 1);
    issues(k, "issue_load", "load", "full");
    issues(k, "mma_issue", "mma", NULL);
    waits_for(k, "mma_wait", "mma", 1);
    waits_for(k, "mma_drain", "mma", 0);
    arrives_on(k, "sync", "slot");
    waits_on(k, "sync", "slot", 0);
    return 1 + k->consumers;
}

static void sync_here(const struct tr_kernel *k, struct tr_builder *b, const char *region,
                      const char *barrier_name)
{
    uint32_t r = tr_region(k->p, region);
    tr_begin(b, r);
    tr_arrive(b, tr_barrier(k->p, barrier_name, 1));
    tr_wait_here(b, r, k->floor[P_SYNC], 0);
    tr_end(b);
    gap(k, b);
}

static void pipeline_fill(struct tr_kernel *k, struct tr_builder *b)
{
    for (uint32_t i = 0; i + 1 < k->depth && i < k->iterations; i++) {
        if (k->marked)
            issue(k, b, "issue_load", "load", P_LOAD);
        else
            tr_issue(b, tr_kind(k->p, "load", false, TR_NONE), cycles(k, P_LOAD));
    }
}

static void pipeline_build(struct tr_kernel *k, struct tr_builder *b)
{
    int lead = k->marked ? 0 : (int)k->depth - 1;
    if (b->unit == 0)
        pipeline_fill(k, b);
    for (uint32_t i = 0; i < k->iterations; i++) {
        loop_begin(k, b);
        wait(k, b, "wait_full", P_WAIT_FULL, lead);
        issue(k, b, "mma_issue", "mma", P_SERVICE);
        wait(k, b, "mma_wait", P_WAIT_MMA, 0);
        sync_here(k, b, "sync", "slot");
        if (b->unit == 0 && i + k->depth - 1 < k->iterations)
            issue(k, b, "issue_load", "load", P_LOAD);
        loop_end(k, b);
    }
    wait(k, b, "mma_drain", P_DRAIN, 0);
    work(k, b, "epilogue", P_EPILOGUE);
}

/* ---- stages that hand on by threads ------------------------------------------------ */

static const char *const full_name[] = {"full_0", "full_1", "full_2", "full_3"};
static const char *const empty_name[] = {"empty_0", "empty_1", "empty_2", "empty_3"};
static const char *const take_name[] = {"take_0", "take_1", "take_2", "take_3"};
static const char *const room_name[] = {"room_0", "room_1", "room_2", "room_3"};
static const char *const put_name[] = {"put_0", "put_1", "put_2", "put_3"};
static const char *const give_name[] = {"give_0", "give_1", "give_2", "give_3"};
static const char *const both_name[] = {"both_0", "both_1", "both_2", "both_3"};

static uint32_t chain_units(struct tr_kernel *k)
{
    for (uint32_t i = 0; i < k->consumers; i++) {
        waits_on(k, take_name[i], full_name[i], 0);
        waits_on(k, room_name[i], empty_name[i], k->depth);
        arrives_on(k, put_name[i], full_name[i]);
        arrives_on(k, give_name[i], empty_name[i]);
        if (i > 0) {
            waits_on(k, both_name[i], full_name[i - 1], 0);
            waits_on(k, both_name[i], empty_name[i], k->depth);
        }
    }
    return 1 + k->consumers;
}

static void chain_build(struct tr_kernel *k, struct tr_builder *b)
{
    uint32_t self = b->unit;
    bool last = self == k->consumers;
    for (uint32_t i = 0; i < k->iterations; i++) {
        loop_begin(k, b);
        if (k->both && self > 0 && !last) {
            wait(k, b, both_name[self], P_WAIT_FULL, 0);
        } else {
            if (self > 0)
                wait(k, b, take_name[self - 1], P_WAIT_FULL, 0);
            if (!last)
                wait(k, b, room_name[self], P_WAIT_EMPTY, 0);
        }
        work(k, b, "stage", (enum place)(P_STAGE + self));
        if (!last)
            arrive(k, b, put_name[self], full_name[self], false);
        if (self > 0)
            arrive(k, b, give_name[self - 1], empty_name[self - 1], false);
        loop_end(k, b);
    }
}

/* ---- barriers of the whole CTA ----------------------------------------------------- */

static uint32_t barrier_units(struct tr_kernel *k)
{
    arrives_on(k, "sync", "cta");
    waits_on(k, "sync", "cta", 0);
    if (k->both) {
        arrives_on(k, "sync_2", "cta_2");
        waits_on(k, "sync_2", "cta_2", 0);
    }
    return 2 + k->consumers;
}

static void barrier_build(struct tr_kernel *k, struct tr_builder *b)
{
    for (uint32_t i = 0; i < k->iterations; i++) {
        loop_begin(k, b);
        work(k, b, "stage", (enum place)(P_STAGE + b->unit % 5));
        sync_here(k, b, "sync", "cta");
        if (k->both) {
            if (i % 2 == b->unit % 2)
                work(k, b, "softmax", P_SOFTMAX);
            sync_here(k, b, "sync_2", "cta_2");
        }
        loop_end(k, b);
    }
}

/* ---- no waits at all --------------------------------------------------------------- */

static uint32_t straight_units(struct tr_kernel *k)
{
    return k->consumers;
}

static void pause_long(struct tr_kernel *k, struct tr_builder *b)
{
    int64_t most = (int64_t)UINT32_MAX - k->p->before - k->p->after;
    int64_t cycles = tr_chance(k->random, 40) ? most : tr_between(k->random, most / 2, most);
    if (tr_chance(k->random, 15))
        cycles = most + tr_between(k->random, 1, 100000);
    tr_begin(b, tr_region(k->p, "pause"));
    tr_compute(b, cycles);
    tr_end(b);
}

static void straight_some(struct tr_kernel *k, struct tr_builder *b, unsigned depth)
{
    static const char *const names[] = {"alpha", "beta", "gamma", "delta"};
    tr_begin(b, tr_region(k->p, names[(depth + tr_next(k->random)) % 4]));
    tr_compute(b, cycles(k, P_WORK));
    for (unsigned n = depth < 5 ? (unsigned)tr_between(k->random, 0, 2) : 0; n > 0; n--) {
        straight_some(k, b, depth + 1);
        gap(k, b);
    }
    if (tr_chance(k->random, 15))
        tr_instant(b, tr_region(k->p, "moment"));
    tr_compute(b, cycles(k, P_ISSUE));
    tr_end(b);
}

static void straight_build(struct tr_kernel *k, struct tr_builder *b)
{
    for (uint32_t i = 0; i < k->iterations; i++) {
        if (k->p->gaps && tr_chance(k->random, 8))
            pause_long(k, b);
        straight_some(k, b, 0);
        gap(k, b);
    }
}

/* ---- waits on what no record shows ------------------------------------------------- */

static uint32_t outside_units(struct tr_kernel *k)
{
    waits_on(k, "wait_outside", "outside", 0);
    waits_on(k, "wait_full", "full", 0);
    arrives_on(k, "put", "full");
    return 2 + (k->consumers > 1);
}

/* Unit 0 waits on a schedule of the outside, or on a barrier on which the third
 * unit arrives without a mark; unit 1 waits on it. */
static void outside_build(struct tr_kernel *k, struct tr_builder *b)
{
    bool hidden = k->delayed && k->consumers > 1;
    uint32_t region = tr_region(k->p, "wait_outside");
    int64_t at = 0;
    for (uint32_t i = 0; i < k->iterations; i++) {
        loop_begin(k, b);
        if (b->unit == 0) {
            at += cycles(k, P_LOAD);
            if (hidden)
                tr_wait_region(b, region, k->floor[P_WAIT_EMPTY], 0);
            else
                tr_wait_time(b, region, k->floor[P_WAIT_EMPTY], at);
            work(k, b, "stage", P_STAGE);
            arrive(k, b, "put", "full", false);
        } else if (b->unit == 1) {
            wait(k, b, "wait_full", P_WAIT_FULL, 0);
            work(k, b, "softmax", P_SOFTMAX);
        } else {
            work(k, b, "load", P_LOAD);
            if (hidden)
                tr_arrive(b, tr_barrier(k->p, "outside", 1));
        }
        loop_end(k, b);
    }
}

const struct tr_family tr_families[] = {
    {"ring", 26, ring_units, ring_build},
    {"turns", 12, turns_units, turns_build},
    {"attention", 14, attention_units, attention_build},
    {"pipeline", 12, pipeline_units, pipeline_build},
    {"chain", 14, chain_units, chain_build},
    {"barriers", 8, barrier_units, barrier_build},
    {"straight", 9, straight_units, straight_build},
    {"outside", 5, outside_units, outside_build},
};
const size_t tr_family_count = sizeof tr_families / sizeof *tr_families;
