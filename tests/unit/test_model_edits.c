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
    json_t *json; /* the info's */
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

/* ---- loads into registers ------------------------------------------------------------------ */

enum { COMPUTES, MEETS, FETCHES };
/* Stages and gaps: 300 of work, then 1000 in no region; 20 to meet, then 50; the meeting's link 400. */
static const double times[] = {300, 1000, 20, 50, 400};

static void loads_at_use(struct by_hand *h, const char *fetches)
{
    static const char *const names[FETCHES] = {"computes", "meets"};
    struct kpm_prole *r = kp_alloc(sizeof *r);
    *h = (struct by_hand){.role = {.name = "all"}};
    *r = (struct kpm_prole){.role = &h->role, .count = FETCHES, .groups = 1,
                            .items = kp_alloc(FETCHES * sizeof *r->items),
                            .order = kp_alloc(FETCHES * sizeof *r->order)};
    for (uint32_t i = 0; i < FETCHES; i++) {
        h->regions[i] = (struct kpt_region){.name = names[i]};
        r->items[i] = (struct kpm_item){.region = i, .stage = 2 * i, .gap = 2 * i + 1,
                                        .waited = i == MEETS ? 2 * i : SIZE_MAX};
        r->order[i] = i;
    }
    struct kpm_link meets = {.kind = KPM_ARRIVE, .on = "bar", .from = MEETS, .to = MEETS,
                             .from_start = true, .latency = 4, .spread = SIZE_MAX};
    KP_PUSH(h->program.links, meets);
    json_t *list = json_loads(fetches, 0, NULL);
    cr_assert(list);
    h->json = json_pack("{s:o,s:{s:{s:i,s:i}}}", "fetches", list, "assembly", "original",
                        "registers", 240, "occupancy", 1);
    h->info = (struct kpt_info){.regions = h->regions, .region_count = FETCHES, .block = {256, 1, 1},
                                .json = h->json};
    h->program.roles = r;
    h->program.role_count = 1;
    h->program.info = &h->info;
}

#define FETCH(from, from_in, used, used_in, code, shared, more)                                    \
    "{\"from\":{\"region\":\"" from "\",\"inside\":" from_in "},\"used\":{\"region\":\"" used             \
    "\",\"inside\":" used_in "},\"line\":7,\"use_line\":9,\"loads\":2,\"bytes\":32,\"into\":\"shared\","   \
    "\"code\":" code ",\"shared_bytes\":" shared "," more "}"
#define FREE "\"ahead\":false,\"address\":null,\"stores\":null"

static struct kpm_candidates fetched(struct by_hand *h)
{
    const struct kpm_baseline b = {.program = &h->program, .values = times};
    struct kpm_candidates found = {0};
    kpm_fetch_ahead(&b, 0, &found);
    return found;
}

static void drop_by_hand(struct by_hand *h, struct kpm_candidates *found)
{
    kpm_candidates_free(found);
    kpm_program_free(&h->program);
    json_decref(h->json);
}

/* Loaded and used in the gap of 1000 cycles: a load's usual 600 of it can go, 270 at least; at most
 * what 40 instructions of 8 warps (80 cycles), or 64 bytes of 256 threads to shared memory (128),
 * and the 60 beside leave. */
Test(edits, loads_come_a_turn_ahead_of_a_gap)
{
    struct by_hand h;
    loads_at_use(&h, "[" FETCH("computes", "false", "computes", "false", "40", "64", FREE) "]");
    struct kpm_candidates found = fetched(&h);
    cr_assert_eq(found.all.n, 1);
    const struct kpm_candidate *c = &found.all.v[0];
    cr_expect_str_eq(c->id, "fetch-ahead:computes.gap");
    cr_expect_eq(c->legal, KPM_LEGAL);
    cr_expect(!c->crowds_out); /* 8 registers more than 240 of 255 */
    cr_assert_eq(c->ops.list.n, 1);
    const struct kpm_op *op = &c->ops.list.v[0];
    cr_expect(op->kind == KPM_OP_GAP && op->item == COMPUTES && op->open);
    cr_expect_float_eq(op->cycles, -600, 1e-9);
    cr_expect_float_eq(op->least, -270, 1e-9);
    cr_expect_float_eq(op->most, -(1000 - 128 - 60), 1e-9);
    cr_expect_float_eq(c->program.roles[0].items[COMPUTES].behind, -600, 1e-9);
    /* Once it is made there is no more to have. */
    const struct kpm_baseline b = {.program = &c->program, .values = times};
    struct kpm_candidates again = {0};
    kpm_fetch_ahead(&b, 0, &again);
    cr_expect_eq(again.all.n, 0);
    kpm_candidates_free(&again);
    drop_by_hand(&h, &found);
}

/* Used where warps meet, what they wait there is the meeting's link's: 420 in all, of which 10
 * instructions and no store leave 340; the loads' 300 cycles before it are hidden already. */
Test(edits, loads_come_a_turn_ahead_of_a_meeting)
{
    struct by_hand h;
    loads_at_use(&h, "[" FETCH("meets", "false", "meets", "true", "10", "0",
                               "\"ahead\":false,\"address\":12,\"stores\":null") "]");
    h.program.roles[0].items[COMPUTES].behind = -1000; /* no gap between them */
    struct kpm_candidates found = fetched(&h);
    cr_assert_eq(found.all.n, 1);
    const struct kpm_candidate *c = &found.all.v[0];
    cr_expect_str_eq(c->id, "fetch-ahead:meets");
    cr_expect_eq(c->legal, KPM_NEEDS_PROOF);
    cr_expect_not_null(strstr(c->argument, "line 12"));
    const struct kpm_op *op = &c->ops.list.v[0];
    cr_expect(op->kind == KPM_OP_SHIFT && op->link == 0);
    cr_expect_float_eq(op->cycles, -(600 - 300), 1e-9);
    cr_expect_float_eq(op->least, 0, 1e-9);
    cr_expect_float_eq(op->most, -(420 - 20 - 60), 1e-9);
    drop_by_hand(&h, &found);
}

/* A barrier that goes does not take with it what its warps wait there for loads: all 420 but the 60
 * beside stay, or at least what 10 instructions take and loads of 270 cycles leave behind the 300. */
Test(edits, a_barrier_goes_without_the_loads_used_in_it)
{
    static const char *const fetches[] = {
        "[" FETCH("meets", "false", "meets", "true", "10", "0", FREE) "]",
        "[" FETCH("meets", "false", "computes", "false", "10", "0", FREE) "]"};
    for (size_t i = 0; i < KP_COUNT(fetches); i++) {
        struct by_hand h;
        loads_at_use(&h, fetches[i]);
        h.program.roles[0].items[COMPUTES].behind = -1000;
        const struct kpm_baseline b = {.program = &h.program, .values = times};
        struct kpm_candidates found = {0};
        kpm_part_barrier(&b, 0, MEETS, &found);
        cr_assert_eq(found.all.n, 1);
        cr_expect_str_eq(found.all.v[0].id, "drop-barrier:meets/all");
        const struct kpm_ops *ops = &found.all.v[0].ops;
        cr_assert_eq(ops->list.n, i == 0 ? 3u : 2u); /* the wait, the link; the loads' */
        cr_expect_eq(ops->list.v[0].kind, KPM_OP_SKIP);
        const struct kpm_op *stays = &ops->list.v[1];
        if (i == 0) {
            cr_expect(stays->kind == KPM_OP_EXTRA && stays->item == MEETS && stays->open);
            cr_expect_float_eq(stays->cycles, 420 - 60, 1e-9);
            cr_expect_float_eq(stays->most, 420 - 60, 1e-9);
            cr_expect_float_eq(stays->least, 20, 1e-9);
            cr_expect(!found.all.v[0].program.roles[0].items[MEETS].fetched);
        }
        drop_by_hand(&h, &found);
    }
}

/* Two places: each, and both; of three loads one is ahead already. */
Test(edits, loads_of_two_places_come_a_turn_ahead)
{
    struct by_hand h;
    loads_at_use(&h, "[" FETCH("computes", "false", "computes", "false", "40", "64", FREE) ","
                     FETCH("computes", "false", "meets", "true", "10", "0", FREE) ","
                     FETCH("meets", "true", "meets", "true", "10", "0",
                           "\"ahead\":true,\"address\":null,\"stores\":null") "]");
    struct kpm_candidates found = fetched(&h);
    cr_assert_eq(found.all.n, 3);
    cr_expect_str_eq(found.all.v[2].id, "fetch-ahead:all");
    cr_expect_eq(found.all.v[2].ops.list.n, 2);
    cr_expect(found.all.v[2].crowds_out); /* 16 registers more than 240 */
    drop_by_hand(&h, &found);
}

/* What is known of the place's code may be half of it: 100 slots of 8 warps take 200 of 420 cycles
 * at the meeting, so that 160 may be the wait, and nothing has to; with 60 it may be 240, and 120 at
 * least.  With a loop in the place nothing has to be, either. */
Test(edits, loads_where_the_code_may_take_the_time)
{
    static const struct {
        const char *more;
        double least, most;
    } cases[] = {{"\"slots\":100", 0, 160}, {"\"slots\":60", 120, 240},
                 {"\"slots\":60,\"loops\":true", 0, 240},
                 {"\"slots\":60,\"near\":1", 120, 240},
                 {"\"slots\":60,\"near\":2", 0, 240}}; /* both may find their lines in L1 */
    for (size_t i = 0; i < KP_COUNT(cases); i++) {
        struct by_hand h;
        char *more = kp_asprintf("[" FETCH("meets", "true", "meets", "true", "10", "0", FREE ",%s")
                                 "]", cases[i].more);
        loads_at_use(&h, more);
        struct kpm_candidates found = fetched(&h);
        cr_assert_eq(found.all.n, 1);
        const struct kpm_op *op = &found.all.v[0].ops.list.v[0];
        cr_expect_float_eq(op->least, -cases[i].least, 1e-9, "case %zu: %g", i, op->least);
        cr_expect_float_eq(op->most, -cases[i].most, 1e-9, "case %zu: %g", i, op->most);
        drop_by_hand(&h, &found);
        free(more);
    }
}

/* Legal where nothing is in the way, else what is, by its line. */
Test(edits, loads_that_something_may_write)
{
    static const struct {
        const char *more, *argument;
    } cases[] = {{"\"address\":null,\"stores\":null,\"orders\":null", NULL},
                 {"\"address\":null,\"stores\":15,\"orders\":16", "line 15"},
                 {"\"address\":null,\"stores\":null,\"orders\":16", "line 16"}};
    for (size_t i = 0; i < KP_COUNT(cases); i++) {
        struct by_hand h;
        char *more = kp_asprintf("[" FETCH("meets", "true", "meets", "true", "10", "0",
                                           "\"ahead\":false,%s") "]", cases[i].more);
        loads_at_use(&h, more);
        struct kpm_candidates found = fetched(&h);
        cr_assert_eq(found.all.n, 1);
        const struct kpm_candidate *c = &found.all.v[0];
        cr_expect_eq(c->legal, cases[i].argument ? KPM_NEEDS_PROOF : KPM_LEGAL, "case %zu", i);
        if (cases[i].argument)
            cr_expect_not_null(strstr(c->argument, cases[i].argument), "case %zu", i);
        drop_by_hand(&h, &found);
        free(more);
    }
}

/* Ahead already, of no region of the loop, or no shorter for it: nothing is to be had. */
Test(edits, loads_that_need_not_come_a_turn_ahead)
{
    static const char *const none[] = {
        "[" FETCH("computes", "false", "computes", "false", "40", "64",
                  "\"ahead\":true,\"address\":null,\"stores\":null") "]",
        "[" FETCH("other", "false", "other", "false", "40", "64", FREE) "]",
        "[" FETCH("computes", "false", "computes", "false", "470", "0", FREE) "]",
        "[]", "[1, {}, {\"used\": 3}]",
    };
    for (size_t i = 0; i < KP_COUNT(none); i++) {
        struct by_hand h;
        loads_at_use(&h, none[i]);
        struct kpm_candidates found = fetched(&h);
        cr_expect_eq(found.all.n, 0, "case %zu", i);
        drop_by_hand(&h, &found);
    }
}
