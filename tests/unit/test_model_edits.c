/* What edits are made of, in programs written by hand. */
#include <criterion/criterion.h>

#include "model/edits/edits.h"

#include <math.h>

/* ---- a role that meets at three barriers ------------------------------------------------- */

enum { BARRIERS = 3 };
/* Cycles from the last warp's coming to each barrier to all warps' going on. */
static const double apart[BARRIERS] = {10, 70, 30};

struct by_hand {
    struct kpt_wait waits[BARRIERS];
    const char *arrives[BARRIERS];
    struct kpt_region regions[BARRIERS];
    struct kpt_info info;
    struct kpm_role role;
    struct kpm_program program;
};

static void three_barriers(struct by_hand *h)
{
    static const char *const names[] = {"first", "second", "third"};
    struct kpm_prole *r = kp_alloc(sizeof *r);
    *h = (struct by_hand){.role = {.name = "all"}};
    *r = (struct kpm_prole){.role = &h->role, .count = BARRIERS, .groups = 1,
                            .items = kp_alloc(BARRIERS * sizeof *r->items),
                            .order = kp_alloc(BARRIERS * sizeof *r->order)};
    for (uint32_t i = 0; i < BARRIERS; i++) {
        h->waits[i] = (struct kpt_wait){.on = names[i]};
        h->arrives[i] = names[i];
        h->regions[i] = (struct kpt_region){.name = names[i], .waits = &h->waits[i], .wait_count = 1,
                                            .arrives = &h->arrives[i], .arrive_count = 1};
        r->items[i] = (struct kpm_item){.region = i};
        r->order[i] = i;
        struct kpm_link meets = {.kind = KPM_ARRIVE, .on = names[i], .from = i, .to = i,
                                 .from_start = true, .latency = i, .spread = SIZE_MAX};
        KP_PUSH(h->program.links, meets);
    }
    h->info = (struct kpt_info){.regions = h->regions, .region_count = BARRIERS};
    h->program.roles = r;
    h->program.role_count = 1;
    h->program.info = &h->info;
}

/* The link that bears what the warps differ by, where the barrier at `item` is gone; SIZE_MAX: none. */
static size_t borne_by(struct by_hand *h, size_t item, double *cycles)
{
    const struct kpm_baseline b = {.program = &h->program, .values = apart};
    struct kpm_candidates found = {0};
    size_t link = SIZE_MAX;
    kpm_part_barrier(&b, 0, item, &found);
    cr_assert_eq(found.all.n, 1);
    const struct kpm_candidate *c = &found.all.v[0];
    cr_assert_str_eq(c->kind, "drop-barrier");
    for (size_t i = 0; i < c->ops.list.n; i++) {
        if (c->ops.list.v[i].kind != KPM_OP_SHIFT)
            continue;
        cr_assert_eq(link, SIZE_MAX);
        link = c->ops.list.v[i].link;
        *cycles = c->ops.list.v[i].cycles;
    }
    kpm_candidates_free(&found);
    return link;
}

/* What warps differ by at a barrier that goes they meet for at the next one, the last one's at the
 * first of the turn behind it. */
Test(edits, warps_meet_at_the_next_barrier)
{
    struct by_hand h;
    double cycles = 0;
    three_barriers(&h);
    for (size_t i = 0; i < BARRIERS; i++) {
        cr_expect_eq(borne_by(&h, i, &cycles), (i + 1) % BARRIERS, "behind the barrier %zu", i);
        cr_expect_float_eq(cycles, apart[i], 1e-12);
    }
    kpm_program_free(&h.program);
}

/* ---- loads behind one wait --------------------------------------------------------------- */

enum { GUARD, FIRST, SECOND, LOADS };

/* A wait for a slot, and two loads into it; the other role's only region awaits both. */
static void two_loads(struct by_hand *h)
{
    static const char *const names[LOADS] = {"guard", "first", "second"};
    struct kpm_prole *r = kp_alloc(2 * sizeof *r);
    *h = (struct by_hand){.role = {.name = "loads"}};
    for (size_t k = 0; k < 2; k++) {
        size_t count = k ? 1 : LOADS;
        r[k] = (struct kpm_prole){.role = &h->role, .count = count, .groups = 1,
                                  .items = kp_alloc(count * sizeof *r->items),
                                  .order = kp_alloc(count * sizeof *r->order)};
        for (uint32_t i = 0; i < count; i++) {
            r[k].items[i] = (struct kpm_item){.region = i, .waited = SIZE_MAX};
            r[k].order[i] = i;
        }
    }
    for (uint32_t i = 0; i < LOADS; i++) {
        struct kpm_link l = {.kind = i ? KPM_LOAD : KPM_ARRIVE, .on = i ? "full" : "empty",
                             .from_role = !i, .from = i, .to_role = i > 0, .distance = !i,
                             .spread = SIZE_MAX};
        h->regions[i] = (struct kpt_region){.name = names[i]};
        KP_PUSH(h->program.links, l);
    }
    h->info = (struct kpt_info){.regions = h->regions, .region_count = LOADS};
    h->program.roles = r;
    h->program.role_count = 2;
    h->program.info = &h->info;
}

/* The second load has no wait of its own: it may fill the slot that the first one's wait is for, and
 * stays behind that. */
Test(edits, a_load_stays_behind_the_wait_of_the_one_before_it)
{
    struct by_hand h;
    struct kpm_params params = {0};
    const double values[LOADS] = {10, 10, 10};
    struct kpm_candidates found = {0};
    kpm_param_constant(&params, 10, 10, 10, KPM_BOUNDED);
    two_loads(&h);
    const struct kpm_baseline b = {.program = &h.program, .values = values, .params = &params};
    kpm_reorder_loads(&b, 0, &found);
    cr_assert_eq(found.all.n, 1);
    const struct kpm_candidate *c = &found.all.v[0];
    cr_expect_str_eq(c->id, "reorder-loads:second,first");
    cr_expect_str_eq(c->motion.anchor, "first");
    const size_t order[LOADS] = {GUARD, SECOND, FIRST};
    for (size_t i = 0; i < LOADS; i++)
        cr_expect_eq(c->program.roles[0].order[i], order[i], "at %zu", i);
    kpm_candidates_free(&found);
    kpm_program_free(&h.program);
    kpm_params_free(&params);
}

/* ---- how far off edits are -------------------------------------------------------------------- */

/* What a CTA without its records is played off by is in the intervals, either way, and nothing where
 * its time is not known. */
Test(edits, intervals_hold_what_ctas_are_missed_by)
{
    struct by_hand h;
    three_barriers(&h);
    struct kpm_baseline b = {.program = &h.program,
                             .whole = {.cycles = 1000, .before = 100, .played = 700, .behind = 50}};
    cr_expect_float_eq(kpm_off(&b), sqrt(0.15 * 0.15 + 0.02 * 0.02), 1e-12);
    b.whole.played = 1000;
    cr_expect_float_eq(kpm_off(&b), sqrt(0.15 * 0.15 + 0.02 * 0.02), 1e-12);
    b.whole.cycles = NAN;
    cr_expect_float_eq(kpm_off(&b), 0.02, 1e-12);
    kpm_program_free(&h.program);
}
