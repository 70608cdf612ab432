/* Loops that take longer for an iteration where their groups keep in step. */
#include <criterion/criterion.h>
#include <math.h>

#include "model/play/queue.h"

enum { ITEMS = 6 };
enum { ZERO, ISSUE, FLIGHT, ALONE, WORK, AHEAD, VALUES };

/* Two groups, each over and over: both products, of 64 cycles each, handed to the tensor core; the first is
 * waited for, work while the second is in flight; that is waited for, work while none is. */
static struct kpm_step step_of(double in_flight, double alone, enum kpm_link_kind turns,
                               double played)
{
    const double values[VALUES] = {[FLIGHT] = in_flight, [ALONE] = alone, [WORK] = 256,
                                   [AHEAD] = 1000};
    static const char *const names[] = {"first", "second"};
    static const size_t stages[ITEMS] = {ZERO, ZERO, ZERO, FLIGHT, ZERO, ALONE};
    struct kpt_wait waits[] = {{.on = "first"}, {.on = "second"}};
    struct kpt_async products[2];
    struct kpt_region regions[ITEMS] = {{.name = "issue"}};
    struct kpm_item items[ITEMS];
    size_t order[ITEMS];
    struct kpt_info info = {.regions = regions, .region_count = ITEMS};
    struct kpm_role role = {.length = ITEMS};
    struct kpm_prole prole = {.role = &role, .items = items, .order = order, .count = ITEMS,
                              .groups = 2, .queues = true};
    struct kpm_program p = {.roles = &prole, .role_count = 1, .info = &info};
    for (uint32_t j = 0; j < ITEMS; j++) {
        regions[j] = (struct kpt_region){.name = "work"};
        if (j < 2) {
            products[j] = (struct kpt_async){.name = names[j], .engine = "tensor", .flops = 1};
            regions[j] = (struct kpt_region){.name = "issue", .asyncs = &products[j],
                                             .async_count = 1};
        } else if (j % 2 == 0) {
            regions[j] = (struct kpt_region){.name = "wait", .waits = &waits[j / 2 - 1],
                                             .wait_count = 1};
        }
        order[j] = j;
        items[j] = (struct kpm_item){.region = j, .stage = stages[j], .gap = ZERO,
                                     .issue = j < 2 ? ISSUE : SIZE_MAX, .lead = SIZE_MAX,
                                     .resolved = j == 2 || j == 4};
        for (size_t g = 0; g < KPM_MAX_GROUPS; g++)
            items[j].own[g] = items[j].own_gap[g] = SIZE_MAX;
    }
    for (size_t i = 0; i < 2; i++) {
        struct kpm_link own = {.kind = KPM_OWN, .on = names[i], .from = i, .to = 2 * i + 2,
                               .latency = ZERO, .plain = ZERO, .spread = SIZE_MAX};
        KP_PUSH(p.links, own);
    }
    if (turns == KPM_TURN) {
        struct kpm_link turn = {.kind = KPM_TURN, .on = "turn", .from = 1, .to = 0,
                                .latency = ZERO, .plain = ZERO, .spread = SIZE_MAX};
        KP_PUSH(p.links, turn);
    }
    struct kpm_engine tensor = {.name = "tensor", .busy = SIZE_MAX, .service = WORK, .queue = true,
                                .flops = 4, .ahead = AHEAD, .tail = ZERO};
    KP_PUSH(p.engines, tensor);
    struct kpm_step s = kpm_in_step(&p, values, played);
    free(p.links.v);
    free(p.engines.v);
    return s;
}

/* Both groups' first products take 128 cycles, all four 256: in step 256 + 300 where 100 of the work are
 * beside the second, so three quarters beside none. */
Test(step, work_behind_all_products)
{
    struct kpm_step s = step_of(100, 300, KPM_OWN, 400);
    cr_assert_float_eq(s.period, 556, 1e-6, "%g", s.period);
    cr_assert_float_eq(s.alone, 0.75, 1e-9, "%g", s.alone);
    cr_assert(s.risky);
}

/* Beside the second product it is hidden: 128 + 300, then 100. */
Test(step, work_beside_a_product)
{
    struct kpm_step s = step_of(300, 100, KPM_OWN, 400);
    cr_assert_float_eq(s.period, 528, 1e-6, "%g", s.period);
    cr_assert_float_eq(s.alone, 0.25, 1e-9, "%g", s.alone);
    cr_assert(!s.risky);
}

/* In step or not, it takes what it was played to: within what plays are off, 6.1%. */
Test(step, nothing_is_lost)
{
    cr_assert(!step_of(100, 300, KPM_OWN, 530).risky);
    cr_assert(step_of(100, 300, KPM_OWN, 520).risky);
}

Test(step, turns_keep_groups_apart)
{
    struct kpm_step s = step_of(100, 300, KPM_TURN, 400);
    cr_assert(isnan(s.period) && !s.risky);
}
