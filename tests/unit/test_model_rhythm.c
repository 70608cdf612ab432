/* Loops that take longer for an iteration as their groups begin together or apart. */
#include <criterion/criterion.h>

#include "model/play/queue.h"

enum { ITEMS = 6 };
enum { ZERO, ISSUE, SHORT, LONG, WORK, AHEAD, VALUES };
static const double values[VALUES] = {[SHORT] = 10, [LONG] = 500, [WORK] = 128, [AHEAD] = 1000};

/* Two groups, each over and over: 64 cycles of the tensor core, 10 of something else, 64 of the tensor
 * core, 500 of something else. */
static size_t rhythms_of(size_t groups, struct kpm_rhythm out[KPM_RHYTHMS])
{
    static const char *const names[] = {"first", "second"};
    const char *arrives[] = {"x"};
    struct kpt_wait waits[] = {{.on = "first"}, {.on = "second"}};
    struct kpt_async products[2];
    struct kpt_region regions[ITEMS];
    struct kpm_item items[ITEMS];
    size_t order[ITEMS];
    struct kpt_info info = {.regions = regions, .region_count = ITEMS};
    struct kpm_role role = {.length = ITEMS};
    struct kpm_prole prole = {.role = &role, .items = items, .order = order, .count = ITEMS,
                              .groups = groups, .queues = true};
    struct kpm_program p = {.roles = &prole, .role_count = 1, .info = &info};
    for (uint32_t j = 0; j < ITEMS; j++) {
        size_t half = j / 3;
        products[half] = (struct kpt_async){.name = names[half], .engine = "tensor", .flops = 1};
        regions[j] = (struct kpt_region){.name = "region"};
        if (j % 3 == 0)
            regions[j] = (struct kpt_region){.asyncs = &products[half], .async_count = 1};
        else if (j % 3 == 1)
            regions[j] = (struct kpt_region){.waits = &waits[half], .wait_count = 1};
        else
            regions[j] = (struct kpt_region){.arrives = arrives, .arrive_count = 1};
        order[j] = j;
        items[j] = (struct kpm_item){.region = j, .stage = j == 2 ? SHORT : j == 5 ? LONG : ZERO,
                                     .gap = ZERO, .issue = j % 3 ? SIZE_MAX : ISSUE,
                                     .lead = SIZE_MAX, .resolved = j % 3 == 1};
        for (size_t g = 0; g < KPM_MAX_GROUPS; g++)
            items[j].own[g] = items[j].own_gap[g] = SIZE_MAX;
    }
    for (size_t i = 0; i < 2; i++) {
        struct kpm_link own = {.kind = KPM_OWN, .on = names[i], .from = 3 * i, .to = 3 * i + 1,
                               .latency = ZERO, .plain = ZERO, .spread = SIZE_MAX};
        KP_PUSH(p.links, own);
    }
    struct kpm_engine tensor = {.name = "tensor", .busy = SIZE_MAX, .service = WORK, .queue = true,
                                .flops = 2, .ahead = AHEAD, .tail = ZERO};
    KP_PUSH(p.engines, tensor);
    size_t n = kpm_rhythms(&p, values, 692, out);
    free(p.links.v);
    free(p.engines.v);
    return n;
}

/* Begun together each waits for the other's product twice: its second begins when the other's first has
 * ended, 54 cycles after it is ready, 64 + 64 + 64 + 500 in all.  Begun apart none waits: 638, from
 * 86.5 to 519 behind; the one in the middle is told.  Begun 605.5 behind, the second comes 32.5 before the
 * first one's next, which waits for it, and they are in step, too. */
Test(rhythm, in_step_or_by_turns)
{
    struct kpm_rhythm r[KPM_RHYTHMS];
    cr_assert_eq(rhythms_of(2, r), 2u);
    cr_assert_float_eq(r[0].period, 638, 1e-6, "%g", r[0].period);
    cr_assert_float_eq(r[0].apart, 692 / 2.0, 1e-9, "%g", r[0].apart);
    cr_assert_float_eq(r[1].period, 692, 1e-6, "%g", r[1].period);
    cr_assert_float_eq(r[1].apart, 7 * 692 / 8.0, 1e-9);
}

Test(rhythm, one_group_has_none)
{
    struct kpm_rhythm r[KPM_RHYTHMS];
    cr_assert_eq(rhythms_of(1, r), 0u);
}
