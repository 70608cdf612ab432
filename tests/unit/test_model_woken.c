/* Groups that a barrier wakes in turn, and what of a group is its last warp's. */
#include <criterion/criterion.h>

#include "model/play/queue.h"

enum { WARPS = 4, TURNS = 6 };

/* Two groups of two warps, 4, 5 and 8, 9, that wait at one barrier and then rest for 10.  The
 * second comes first in every iteration; both wait 100 and more.  The first wakes `apart` later. */
struct waiters {
    struct kpm_span spans[WARPS][2 * TURNS];
    struct kpm_iter iters[WARPS][TURNS];
    struct kpm_item items[2];
    size_t order[2];
    struct kpm_role role;
    struct kpm_prole prole;
    struct kpm_program program;
};

static void waiters_new(struct waiters *w, int64_t apart)
{
    *w = (struct waiters){.role = {.length = 2}, .order = {0, 1}};
    for (uint32_t u = 0; u < WARPS; u++) {
        for (int64_t k = 0; k < TURNS; k++) {
            bool first = u < 2;
            int64_t came = 1000 * k + (first ? 50 : 0) + u % 2, woken = 1000 * k + 200 + u % 2;
            woken += first ? apart : 0;
            w->spans[u][2 * k] = (struct kpm_span){came, woken, 0, 0, 0};
            w->spans[u][2 * k + 1] = (struct kpm_span){woken, woken + 10, 1, 0, 0};
            w->iters[u][k] = (struct kpm_iter){(size_t)(2 * k), 1000, true, true};
        }
        struct kpm_useq seq = {.unit = u, .warp = (u < 2 ? 4 : 6) + u, .whole = true,
                               .seq = w->spans[u], .seq_count = (size_t)2 * TURNS,
                               .iters = w->iters[u], .iter_count = TURNS};
        KP_PUSH(w->role.units, seq);
    }
    w->items[0].blocked_above = 60;
    w->prole = (struct kpm_prole){.role = &w->role, .items = w->items, .order = w->order, .count = 2, .groups = 2,
                                  .queues = true};
    w->program = (struct kpm_program){.roles = &w->prole, .role_count = 1};
    struct kpm_link load = {.kind = KPM_LOAD, .to = 0};
    KP_PUSH(w->program.links, load);
}

static void waiters_free(struct waiters *w)
{
    free(w->role.units.v);
    free(w->program.links.v);
}

Test(woken, as_far_apart_as_seen)
{
    struct waiters w;
    waiters_new(&w, 7);
    kpm_measure_woken(&w.program, &(struct kpm_params){0});
    cr_assert_float_eq(w.items[0].woken, 7, 1e-9);
    cr_assert_float_eq(w.items[1].woken, 0, 1e-9);
    /* no operation that they start next says who is the first at an engine */
    cr_assert_float_eq(kpm_woken(&w.program, 0, 0), 0, 1e-9);
    cr_assert_float_eq(kpm_first_woken(&w.program, &w.program.links.v[0]), 0, 1e-9);
    waiters_free(&w);
}

/* 45: the first one stores records meanwhile, which takes issue slots.  Waits that did not block
 * do not say; and what is 500 apart was not woken by one arrival. */
Test(woken, no_further_apart_than_barriers_wake)
{
    const struct {
        int64_t apart;
        double above;
    } of[] = {{45, 60}, {7, 300}, {500, 60}};
    for (size_t i = 0; i < KP_COUNT(of); i++) {
        struct waiters w;
        waiters_new(&w, of[i].apart);
        w.items[0].blocked_above = of[i].above;
        kpm_measure_woken(&w.program, &(struct kpm_params){0});
        cr_assert_float_eq(w.items[0].woken, 12, 1e-9, "%zu: %g", i, w.items[0].woken);
        waiters_free(&w);
    }
}

Test(woken, a_group_comes_with_its_last_warp)
{
    struct waiters w;
    struct kpm_members group;
    struct kpm_sim_past span;
    waiters_new(&w, 7);
    cr_assert(kpm_find_members(&w.prole, 0, &group));
    cr_assert_eq(group.count, 2u);
    cr_assert(kpm_last_of(&group, 2, 1, &span));
    cr_assert_float_eq(span.start, 2208, 1e-9); /* warp 5's; warp 4's is 2207 */
    cr_assert_float_eq(span.end, 2218, 1e-9);
    cr_assert_not(kpm_last_of(&group, TURNS, 1, &span));
    waiters_free(&w);
}

/* Both then start 8 pieces of 64 at once, 13 apart, and wait for them: where the second ends 64
 * behind the first it came behind its first piece, as barriers wake; where it ends 128 behind,
 * between its second and its third, one and a half times 13. */
Test(woken, told_by_what_they_start)
{
    enum { SERVICE, ISSUE, LEAD, PARAMS };
    for (int64_t behind = 64; behind <= 128; behind += 64) {
        struct kpt_async product = {.name = "p", .engine = "tensor", .flops = 1};
        struct kpt_region regions[3] = {{.name = "k"}, {.name = "start"}, {.name = "wait"}};
        struct kpt_info info = {.regions = regions, .region_count = 3};
        struct kpm_param params[PARAMS] = {[SERVICE] = {.value = 512}, [ISSUE] = {.value = 150},
                                           [LEAD] = {.value = 46}};
        struct kpm_params all = {.all = {params, PARAMS, PARAMS}};
        struct kpm_span spans[2][3 * TURNS];
        struct kpm_iter iters[TURNS];
        struct kpm_item items[3] = {{.region = 0, .blocked_above = 60},
                                    {.region = 1, .issue = ISSUE, .lead = LEAD},
                                    {.region = 2, .issue = SIZE_MAX}};
        size_t order[] = {0, 1, 2};
        struct kpm_role role = {.length = 3};
        struct kpm_prole prole = {.role = &role, .items = items, .order = order, .count = 3,
                                  .groups = 2, .queues = true};
        struct kpm_program p = {.roles = &prole, .role_count = 1, .info = &info};
        struct kpm_link links[] = {{.kind = KPM_LOAD, .to = 0},
                                   {.kind = KPM_OWN, .on = "p", .from = 1, .to = 2}};
        struct kpm_engine tensor = {.name = "tensor", .service = SERVICE, .queue = true,
                                    .flops = 1};
        regions[1].asyncs = &product;
        regions[1].async_count = 1;
        items[0].issue = SIZE_MAX;
        for (uint32_t u = 0; u < 2; u++) {
            for (int64_t k = 0; k < TURNS; k++) {
                int64_t woken = 2000 * k + 200 + 10 * u, end = 2000 * k + 1200 + behind * u;
                spans[u][3 * k] = (struct kpm_span){2000 * k + u, woken, 0, 0, 0};
                spans[u][3 * k + 1] = (struct kpm_span){woken, woken + 150, 1, 0, 0};
                spans[u][3 * k + 2] = (struct kpm_span){woken + 150, end, 2, 0, 0};
                iters[k] = (struct kpm_iter){(size_t)(3 * k), 2000, true, true};
            }
            struct kpm_useq seq = {.unit = u, .warp = 4 * (u + 1), .whole = true, .seq = spans[u],
                                   .seq_count = (size_t)3 * TURNS, .iters = iters,
                                   .iter_count = TURNS};
            KP_PUSH(role.units, seq);
        }
        KP_PUSH(p.links, links[0]);
        KP_PUSH(p.links, links[1]);
        KP_PUSH(p.engines, tensor);
        kpm_measure_woken(&p, &all);
        cr_assert_float_eq(items[0].woken, behind == 64 ? 10 : 19.5, 1e-9, "%g", items[0].woken);
        cr_assert_float_eq(kpm_woken(&p, 0, 0), items[0].woken, 1e-9);
        /* the mean group is half as far behind the first */
        cr_assert_float_eq(kpm_first_woken(&p, &links[0]), items[0].woken / 2, 1e-9);
        cr_assert_float_eq(kpm_first_woken(&p, &links[1]), 0, 1e-9);
        free(role.units.v);
        free(p.links.v);
        free(p.engines.v);
    }
}
