/* Where records go, and how many are kept.  The budgets were worked out by hand. */
#include <criterion/criterion.h>

#include "run/budget.h"

static struct kpn_budget budget_of(uint32_t threads, uint32_t registers, uint32_t dynamic,
                                   uint32_t units)
{
    struct kpn_budget b = {
        .use = {.limits = &kpn_sm90_limits, .threads = threads, .registers = registers,
                .dynamic = dynamic, .static_most = UINT32_MAX},
        .units = units, .all_units = 100 * units, .probed_units = 8 * units,
    };
    kpn_room_find(&b.use, &b.room);
    return b;
}

/* gemm_ws: one CTA an SM; 232448 - 196672 = 35776 B, 34 KiB and a bit. */
static struct kpn_budget gemm(void)
{
    return budget_of(384, 168, 196672, 12);
}

static void makes(struct kpn_budget *b, uint64_t records)
{
    b->demand.known = true;
    b->demand.records = records;
    b->demand.from = "trips";
}

static void is(const struct kpn_budget *b, enum kpi_strategy strategy, uint32_t capacity, bool all)
{
    struct kpn_ring r;
    cr_assert(kpn_budget_plan(b, &r), "%s", r.why);
    cr_assert_eq(r.strategy, strategy, "%s", r.why);
    cr_assert_eq(r.capacity, capacity, "%u: %s", r.capacity, r.why);
    cr_assert_eq(r.all, all, "%s", r.why);
    cr_assert_eq(r.slots, strategy == KPI_CIRCULAR ? capacity : 0);
    cr_assert_eq(r.ctas, b->room.ctas);
}

static void is_refused(const struct kpn_budget *b, const char *why, const char *fits)
{
    struct kpn_ring r;
    cr_assert_not(kpn_budget_plan(b, &r));
    cr_assert(strstr(r.why, why), "'%s' is not in '%s'", why, r.why);
    cr_assert_str_eq(r.fits, fits);
    cr_assert_eq(r.capacity, 0u);
}

/* A launch whose units make few records has short CTAs; one of which nothing is known has none. */
Test(budget, few_records)
{
    static const struct {
        uint64_t records;
        bool few;
    } cases[] = {{1, true}, {51, true}, {128, true}, {129, false}, {400, false}};
    struct kpn_ring r;
    struct kpn_budget b = gemm();
    cr_assert(kpn_budget_plan(&b, &r));
    cr_assert_not(r.few);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        makes(&b, cases[i].records);
        cr_assert(kpn_budget_plan(&b, &r));
        cr_expect(r.few == cases[i].few, "%zu", i);
    }
}

/* ---- room --------------------------------------------------------------- */

static void has_room(const struct kpn_budget *b, uint32_t ctas, uint32_t kib)
{
    cr_assert_eq(b->room.ctas, ctas, "%u", b->room.ctas);
    cr_assert_eq(b->room.free, kib * 1024, "%u", b->room.free);
}

Test(room, at_unchanged_occupancy)
{
    struct kpn_budget b = gemm();
    has_room(&b, 1, 34);
    /* two CTAs by registers: 233472 / 2 - 1024 - 32776 = 82936 */
    b = budget_of(256, 90, 32776, 8);
    has_room(&b, 2, 80);
    /* 32 CTAs: 233472 / 32 - 1024 = 6272 */
    b = budget_of(32, 16, 0, 1);
    has_room(&b, 32, 6);
    /* three CTAs: 233472 / 3 - 1024 = 76800, of which 75776 are used: just 1 KiB */
    b = budget_of(128, 32, 75776, 4);
    has_room(&b, 3, 1);
    b = budget_of(128, 32, 75777, 4);
    has_room(&b, 3, 0);
    b = budget_of(384, 168, 232448, 12);
    has_room(&b, 1, 0);
    b = budget_of(384, 168, 232449, 12); /* cannot be launched at all */
    has_room(&b, 0, 0);
}

Test(room, static_memory_that_an_older_assembler_takes)
{
    cr_assert_eq(kpn_static_most("12.8.93"), 49152u);
    cr_assert_eq(kpn_static_most("13.0.88"), UINT32_MAX);
    cr_assert_eq(kpn_static_most(NULL), UINT32_MAX);
    struct kpn_budget b = budget_of(256, 90, 32776, 8);
    b.use.static_most = 49152;
    kpn_room_find(&b.use, &b.room);
    has_room(&b, 2, 48);
    b.use.fixed = 10240; /* of the kernel's own */
    kpn_room_find(&b.use, &b.room);
    has_room(&b, 2, 38);
    b.use.fixed = 50000;
    kpn_room_find(&b.use, &b.room);
    has_room(&b, 2, 0);
}

/* A driver that gives 5 CTAs up to 3000 B more. */
static uint32_t driver(void *ctx, uint32_t more)
{
    (*(int *)ctx)++;
    return more <= 3000 ? 5 : 4;
}

Test(room, as_the_driver_says)
{
    int calls = 0;
    struct kpn_budget b = budget_of(256, 90, 32776, 8);
    b.use.occupancy = driver;
    b.use.ctx = &calls;
    kpn_room_find(&b.use, &b.room);
    has_room(&b, 5, 2);
    cr_assert_gt(calls, 0);
}

/* ---- circular ----------------------------------------------------------- */

/* 12 rings of 256 records are 24 KiB, of 512 48 KiB: at one below, at and above 256. */
Test(budget, all_records_or_the_newest)
{
    struct kpn_budget b = gemm();
    makes(&b, 255);
    is(&b, KPI_CIRCULAR, 256, true);
    makes(&b, 256);
    is(&b, KPI_CIRCULAR, 256, true);
    makes(&b, 257);
    is(&b, KPI_CIRCULAR, 256, false);
    /* no longer than is needed */
    makes(&b, 128);
    is(&b, KPI_CIRCULAR, 128, true);
    makes(&b, 129);
    is(&b, KPI_CIRCULAR, 256, true);
    makes(&b, 1);
    is(&b, KPI_CIRCULAR, 4, true);
    makes(&b, UINT64_MAX);
    is(&b, KPI_CIRCULAR, 256, false);
}

Test(budget, a_long_ring_where_one_warp_records)
{
    struct kpn_budget b = budget_of(32, 255, 0, 1); /* 8 CTAs by registers, 27 KiB each */
    has_room(&b, 8, 27);
    makes(&b, 2048);
    is(&b, KPI_CIRCULAR, 2048, true); /* 16 KiB */
    makes(&b, 2049);
    is(&b, KPI_CIRCULAR, 1024, false); /* where not all fit, 1024 will do */
    b.demand.wish = KPN_ALL;
    is(&b, KPI_GLOBAL, 4096, true);
}

Test(budget, where_the_count_is_not_known)
{
    struct kpn_budget b = gemm();
    is(&b, KPI_CIRCULAR, 256, false);
    b = budget_of(1024, 64, 0, 32); /* one CTA by registers */
    is(&b, KPI_CIRCULAR, 512, false);
    b = budget_of(32, 16, 0, 1);
    is(&b, KPI_CIRCULAR, 512, false);
    b = budget_of(128, 32, 75776, 4);
    is(&b, KPI_CIRCULAR, 32, false);
}

Test(budget, so_many_of_the_newest)
{
    struct kpn_budget b = gemm();
    b.demand.wish = KPN_NEWEST;
    b.demand.newest = 256;
    is(&b, KPI_CIRCULAR, 256, false);
    b.demand.newest = 257; /* not in shared memory */
    is(&b, KPI_GLOBAL, 512, false);
    makes(&b, 100); /* there are no more */
    is(&b, KPI_CIRCULAR, 128, true);
}

/* ---- no room ------------------------------------------------------------ */

Test(budget, global_where_shared_memory_is_full)
{
    struct kpn_budget b = budget_of(384, 168, 232448, 12);
    makes(&b, 64);
    is(&b, KPI_GLOBAL, 64, true);
    makes(&b, 65);
    is(&b, KPI_GLOBAL, 128, true);
    b = budget_of(128, 32, 76000, 4); /* 800 B are free */
    makes(&b, 20);
    is(&b, KPI_GLOBAL, 32, true);
}

Test(budget, a_ring_that_was_asked_for_may_cost_ctas)
{
    struct kpn_budget b = budget_of(128, 32, 76000, 4);
    struct kpn_ring r;
    b.strategy_fixed = true;
    cr_assert(kpn_budget_plan(&b, &r));
    cr_assert(r.capacity == 128 && r.bytes == 4096 && r.fewer && r.ctas == 2);
    cr_assert(strstr(r.why, "occupancy falls from 3 to 2 CTAs/SM"), "%s", r.why);
}

Test(budget, refused_with_what_would_fit)
{
    struct kpn_budget b = gemm();
    b.strategy_fixed = true;
    b.demand.wish = KPN_ALL;
    makes(&b, 256);
    is(&b, KPI_CIRCULAR, 256, true);
    makes(&b, 257);
    is_refused(&b, "257 records of each warp take 48 KiB of shared memory in a CTA, and 34 KiB are "
                   "free at 1 CTA/SM",
               "what would fit: records: 256, or strategy: global, which needs no shared memory");
    b = budget_of(384, 168, 232448, 12);
    b.strategy_fixed = true;
    is_refused(&b, "32 records of each warp take 3 KiB",
               "what would fit: strategy: global, which needs no shared memory");
}

/* ---- in global memory --------------------------------------------------- */

static struct kpn_budget in_global(uint64_t units, uint64_t probed)
{
    struct kpn_budget b = gemm();
    b.strategy_fixed = true;
    b.strategy = KPI_GLOBAL;
    b.all_units = units;
    b.probed_units = probed;
    return b;
}

Test(budget, kept_in_global_memory)
{
    struct kpn_budget b = in_global(1200, 96);
    makes(&b, 65536);
    is(&b, KPI_GLOBAL, 16384, false); /* 1200 places of 128 KiB are 150 MiB, twice that 300 */
    b.demand.wish = KPN_ALL;
    is(&b, KPI_GLOBAL, 65536, true);
    makes(&b, 65537);
    is_refused(&b, "65537 records of a unit are to be kept, and at most 65536 can be",
               "what would fit: records: 65536, the newest, or fewer regions");
    b = in_global(1000000, 96); /* 256 MiB are 268 B for each unit */
    makes(&b, 100);
    is(&b, KPI_GLOBAL, 32, false);
    b.keep = 4096;
    is(&b, KPI_GLOBAL, 4096, true);
}

/* Places of 64 + 8 * 65536 B: 2047 of them are 1 GiB less 1 MiB. */
Test(budget, the_probed_units_must_have_places)
{
    struct kpn_budget b = in_global(4096, 2047);
    b.demand.wish = KPN_ALL;
    makes(&b, 60000);
    is(&b, KPI_GLOBAL, 65536, true);
    b.probed_units = 2048;
    is_refused(&b, "65536 records of each of the 2048 probed units take 1.0 GiB of global memory, and "
                   "kperf takes 1 GiB at most",
               "what would fit: sample: every 3, or fewer records");
}

/* Flushes are records, too: half a ring of 16 holds 6 others, so 1000 make 167 of them. */
Test(budget, flush_keeps_its_own_records)
{
    struct kpn_budget b = in_global(1200, 96);
    struct kpn_ring r;
    b.strategy = KPI_FLUSH;
    b.ring = 16;
    makes(&b, 1000);
    cr_assert(kpn_budget_plan(&b, &r));
    cr_assert(r.strategy == KPI_FLUSH && r.slots == 16 && r.capacity == 2048 && r.all);
    cr_assert_eq(r.bytes, 2048u); /* 12 rings of 144 B */
    b.ring = 0;
    cr_assert(kpn_budget_plan(&b, &r));
    cr_assert_eq(r.slots, 256u); /* 12 rings of 2064 B are 24.2 KiB */
    cr_assert_eq(r.capacity, 1024u);
}

/* ---- words -------------------------------------------------------------- */

Test(budget, says_why)
{
    struct kpn_budget b = gemm();
    struct kpn_ring r;
    makes(&b, 200);
    kpn_budget_plan(&b, &r);
    cr_assert_str_eq(r.why, "circular, 256 a warp (24 KiB of 34 KiB free, occupancy stays 1 CTA/SM): "
                            "all 200 records of a unit fit");
    b.demand = (struct kpn_demand){.known = true, .records = 322, .trips = 64, .per_trip = 5};
    kpn_budget_plan(&b, &r);
    cr_assert_str_eq(r.why, "circular, 256 a warp (24 KiB of 34 KiB free, occupancy stays 1 CTA/SM): "
                            "the newest 256 of a unit's 322 records, 51 of 64 trips");
    b.demand.wish = KPN_ALL;
    b.warpgroup = true;
    b.units = 3;
    kpn_budget_plan(&b, &r);
    cr_assert_str_eq(r.why, "circular, 512 a warp group (12 KiB of 34 KiB free, occupancy stays 1 "
                            "CTA/SM): all 322 records of a unit fit");
    b.units = 12;
    kpn_budget_plan(&b, &r);
    cr_assert_str_eq(r.why, "global, 512 a warp group (4.8 MiB for the launch's 1200 units): all 322 "
                            "records of a unit fit; in shared memory they would take 48 KiB, and "
                            "34 KiB are free");
}

Test(budget, in_a_report)
{
    struct kpn_budget b = gemm();
    struct kpn_ring r;
    makes(&b, 200);
    kpn_budget_plan(&b, &r);
    json_t *o = kpn_budget_json(&b, &r);
    cr_assert_str_eq(json_string_value(json_object_get(o, "strategy")), "circular");
    cr_assert_str_eq(json_string_value(json_object_get(o, "keeps")), "all");
    cr_assert_str_eq(json_string_value(json_object_get(o, "records_from")), "trips");
    cr_assert_eq(json_integer_value(json_object_get(o, "records")), 200);
    cr_assert_eq(json_integer_value(json_object_get(o, "free")), 34816);
    json_decref(o);
}
