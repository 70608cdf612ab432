/* What edits are made of, in programs written by hand. */
#include <criterion/criterion.h>

#include "model/edits.h"

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
