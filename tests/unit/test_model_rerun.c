/* Recorded iterations played on from where they begin. */
#include <criterion/criterion.h>

#include "model/play/queue.h"

enum { ITEMS = 3, TURNS = 4, GROUPS = 2 };

/* Two groups, each over and over: gives the tensor core 64 cycles of work in 10, waits for its end, and
 * does 100 cycles of something else. */
struct groups {
    struct kpt_wait wait;
    struct kpt_async product;
    const char *arrives[1];
    struct kpt_region regions[ITEMS];
    struct kpt_info info;
    struct kpm_role role;
    uint32_t cycle[ITEMS];
    struct kpm_span spans[GROUPS][TURNS * ITEMS];
    struct kpm_iter iters[GROUPS][TURNS];
    struct kpm_item items[ITEMS];
    size_t order[ITEMS];
    struct kpm_prole prole;
    struct kpm_program program;
};
enum { ISSUE, ZERO, LATER, WORK, AHEAD, VALUES };
static const double values[VALUES] = {[ISSUE] = 10, [LATER] = 100, [WORK] = 64, [AHEAD] = 1000};

/* at: of each group's iterations the start of the issue, the end of the wait. */
static void groups_new(struct groups *g, const int64_t at[GROUPS][TURNS][2], size_t first_kept)
{
    *g = (struct groups){.wait = {.on = "p"}, .product = {.name = "p", .engine = "tensor", .flops = 1},
                         .arrives = {"x"}, .cycle = {0, 1, 2}, .order = {0, 1, 2}};
    g->regions[0] = (struct kpt_region){.name = "issue", .asyncs = &g->product, .async_count = 1};
    g->regions[1] = (struct kpt_region){.name = "wait", .waits = &g->wait, .wait_count = 1};
    g->regions[2] = (struct kpt_region){.name = "rest", .arrives = g->arrives, .arrive_count = 1};
    g->info = (struct kpt_info){.regions = g->regions, .region_count = ITEMS};
    g->role = (struct kpm_role){.cycle = g->cycle, .length = ITEMS};
    for (uint32_t u = 0; u < GROUPS; u++) {
        for (size_t k = 0; k < TURNS; k++) {
            const int64_t ends[] = {at[u][k][0], at[u][k][0] + 10, at[u][k][1], at[u][k][1] + 100};
            for (uint32_t j = 0; j < ITEMS; j++)
                g->spans[u][k * ITEMS + j] = (struct kpm_span){ends[j], ends[j + 1], j, 0, 0};
            int64_t next = k + 1 < TURNS ? at[u][k + 1][0] : 0;
            g->iters[u][k] = (struct kpm_iter){.at = k * ITEMS, .regular = true,
                                               .period = next ? next - at[u][k][0] : -1,
                                               .keep = next && k >= first_kept};
        }
        struct kpm_useq seq = {.unit = u, .warp = 4 * (u + 1), .whole = true, .all = g->spans[u],
                               .seq = g->spans[u], .seq_count = (size_t)TURNS * ITEMS,
                               .iters = g->iters[u], .iter_count = TURNS};
        KP_PUSH(g->role.units, seq);
    }
    for (uint32_t j = 0; j < ITEMS; j++) {
        g->items[j] = (struct kpm_item){.region = j, .stage = j == 2 ? LATER : ZERO, .gap = ZERO,
                                        .issue = j ? SIZE_MAX : ISSUE, .lead = SIZE_MAX,
                                        .resolved = j == 1};
        for (size_t i = 0; i < KPM_MAX_GROUPS; i++)
            g->items[j].own[i] = g->items[j].own_gap[i] = SIZE_MAX;
    }
    g->prole = (struct kpm_prole){.role = &g->role, .items = g->items, .order = g->order,
                                  .count = ITEMS, .groups = GROUPS, .queues = true};
    g->program = (struct kpm_program){.roles = &g->prole, .role_count = 1, .info = &g->info};
    struct kpm_link own = {.kind = KPM_OWN, .on = "p", .from = 0, .to = 1, .latency = ZERO,
                           .plain = ZERO, .spread = SIZE_MAX};
    struct kpm_engine tensor = {.name = "tensor", .busy = SIZE_MAX, .service = WORK, .queue = true,
                                .flops = 1, .ahead = AHEAD, .tail = ZERO};
    KP_PUSH(g->program.links, own);
    KP_PUSH(g->program.engines, tensor);
}

static void groups_free(struct groups *g)
{
    free(g->role.units.v);
    free(g->program.links.v);
    free(g->program.engines.v);
}

/* The second group begins 30 later and is served behind the first: at 64 until 128.  Its next product
 * begins when the first one's second has ended, at 228, and from then on each takes 164, as in the
 * steady state.  Of the six iterations that have a next one five take 164 and one 198. */
static const int64_t by_turns[GROUPS][TURNS][2] = {
    {{0, 64}, {164, 228}, {328, 392}, {492, 556}}, {{30, 128}, {228, 292}, {392, 456}, {556, 620}}};

Test(rerun, a_loop_that_is_over_before_it_is_steady)
{
    struct groups g;
    struct kpm_rerun r;
    groups_new(&g, by_turns, 0);
    cr_assert_float_eq(kpm_period(&g.program, values), 164, 1e-9);
    cr_assert(kpm_rerun(&g.program, values, 0, 1, &r));
    cr_assert_eq(r.iterations, 6u);
    cr_assert_eq(r.ctas, 1u);
    cr_assert_float_eq(r.recorded, 5 * 164 + 198, 1e-9);
    cr_assert_float_eq(r.played, 5 * 164 + 198, 1e-9, "%g", r.played);
    groups_free(&g);
}

/* The second group's first wait took until 200: it is played on from 300.  The first one's third product
 * then waits for it from 328 to 364, and takes 200; all the others take 164. */
static const int64_t held_up[GROUPS][TURNS][2] = {
    {{0, 64}, {164, 228}, {328, 428}, {528, 592}}, {{30, 200}, {300, 364}, {464, 528}, {628, 692}}};

Test(rerun, on_from_what_was_recorded)
{
    struct groups g;
    struct kpm_rerun r;
    groups_new(&g, held_up, 1);
    cr_assert(kpm_rerun(&g.program, values, 0, 1, &r));
    cr_assert_eq(r.iterations, 4u);
    cr_assert_float_eq(r.recorded, 3 * 164 + 200, 1e-9);
    cr_assert_float_eq(r.played, 3 * 164 + 200, 1e-9, "%g", r.played);
    groups_free(&g);
}

/* Where the loop's first iterations were lost, how it began is not known. */
Test(rerun, not_where_the_start_was_lost)
{
    struct groups g;
    struct kpm_rerun r;
    groups_new(&g, by_turns, 0);
    g.role.units.v[1].whole = false;
    cr_assert_not(kpm_rerun(&g.program, values, 0, 1, &r));
    groups_free(&g);
}
