#include <criterion/criterion.h>

#include <signal.h>
#include <time.h>
#include <unistd.h>

#include "run/run_internal.h"

/* ---- configs ------------------------------------------------------------ */

static const char gemm[] =
    "kernel: gemm.ptx\n"
    "entry: gemm\n"
    "shapes: [{M: 256, N: 2*M}]\n"
    "define: {tiles: 'ceildiv(M, 128) * ceildiv(N, 128)'}\n"
    "launch: {grid: [tiles, 1], block: [128, 2], shared: 4*1024+16}\n"
    "params:\n"
    "  - tensor_map: {tensor: A, box: [64, 128], swizzle: 128B, l2: 256B}\n"
    "  - tensor: C\n"
    "  - scalar: {type: f32, value: 0.5}\n"
    "  - scalar: {type: u32, value: N-1}\n"
    "tensors:\n"
    "  A: {dtype: bf16, shape: [M, N], strides: [N+8, 1]}\n"
    "  C: {dtype: f32, shape: [M], output: true}\n";

static int parse(struct kpn_config *c, const char *text)
{
    return kpn_config_parse("test.yaml", text, strlen(text), c);
}

Test(plan, a_shape_resolves)
{
    struct kpn_config c;
    struct kpn_plan p;
    cr_assert_eq(parse(&c, gemm), KP_OK);
    cr_assert(kpn_plan_make(&c, &c.shapes[0], &p));
    cr_assert_str_eq(p.label, "M256-N512");
    cr_assert(p.grid[0] == 8 && p.grid[1] == 1 && p.grid[2] == 1);
    cr_assert(p.block[0] == 128 && p.block[1] == 2 && p.threads == 256);
    cr_assert_eq(p.shared, 4112u);
    /* the map: innermost first; a row of 512 elements every 520, 2 bytes each */
    cr_assert(p.params[0].dims[0] == 512 && p.params[0].dims[1] == 256);
    cr_assert_eq(p.params[0].strides[1], 1040u);
    cr_assert(p.params[0].spec->swizzle == 3 && p.params[0].spec->l2 == 3);
    cr_assert_eq(p.params[2].bits, 0x3f000000u);
    cr_assert_eq(p.params[3].bits, 511u);
    cr_assert_not(p.tensors[0].packed);
    cr_assert_eq(p.tensors[0].elements, 256u * 512);
    cr_assert_eq(p.tensors[0].bytes, (255u * 520 + 512) * 2);
    cr_assert(p.tensors[1].packed && !p.tensors[1].spec->has_init);
    kpn_plan_free(&p);
    kpn_config_free(&c);
}

Test(plan, defaults)
{
    struct kpn_config c;
    cr_assert_eq(parse(&c, gemm), KP_OK);
    cr_assert(c.warmup == 3 && c.repeats == 20 && c.timeout == 60 && c.ring == 0);
    cr_assert(c.unit == KPI_UNIT_WARP && !c.in_place && !c.sample);
    cr_assert_eq(c.tensors[0].init, KPN_NORMAL);
    kpn_config_free(&c);
}

/* The config with one piece of text replaced. */
static void refused(const char *old, const char *new)
{
    const char *at = strstr(gemm, old);
    char *text = kp_asprintf("%.*s%s%s", (int)(at - gemm), gemm, new, at + strlen(old));
    struct kpn_config c;
    struct kpn_plan p;
    int status = parse(&c, text);
    if (status == KP_OK) {
        cr_assert_not(kpn_plan_make(&c, &c.shapes[0], &p), "%s", text);
        kpn_plan_free(&p);
    } else {
        cr_assert_eq(status, KP_MALFORMED);
    }
    kpn_config_free(&c);
    free(text);
}

Test(plan, what_cannot_be_launched)
{
    refused("[N+8, 1]", "[8, 1]");                /* rows would overlap */
    refused("[N+8, 1]", "[0, 1]");
    refused("[N+8, 1]", "[1099511627776, 1]");    /* larger than 64 GiB */
    refused("value: N-1", "value: 0-1");          /* no u32 */
    refused("value: N-1", "value: 4294967296");
    refused("box: [64, 128]", "box: [64]");
    refused("box: [64, 128]", "box: [64, 512]");
    refused("box: [64, 128]", "box: [64, 128], dims: [N, M+1]"); /* past the end */
    refused("shape: [M],", "shape: [M*16777216, 2147483647],");
    refused("block: [128, 2]", "block: [128, 2], cluster: [3]");
    refused("grid: [tiles, 1]", "grid: [tiles, 65536]");
    refused("grid: [tiles, 1]", "grid: [2147483647, 65535]");
    refused("2*M", "tiles");                      /* tiles needs N */
    refused("{tiles:", "{M: 1, tiles:");          /* hides the shape's */
}

Test(plan, doubling_definitions_end)
{
    struct kp_str text = {0};
    kp_str_add(&text, "kernel: k\nentry: k\nparams: []\nshapes: [{N: 1}]\n"
                      "launch: {grid: d30, block: 1}\ndefine:\n  d0: 1\n");
    for (int i = 1; i <= 30; i++)
        kp_str_addf(&text, "  d%d: d%d+d%d\n", i, i - 1, i - 1);
    struct kpn_config c;
    struct kpn_plan p;
    cr_assert_eq(parse(&c, text.s), KP_OK);
    cr_assert_not(kpn_plan_make(&c, &c.shapes[0], &p)); /* 2^30 CTAs */
    cr_assert_eq(p.grid[0], 1u << 30);
    kpn_plan_free(&p);
    kpn_config_free(&c);
    kp_str_free(&text);
}

/* ---- sampling ----------------------------------------------------------- */

static struct kpn_sample sample(const char *text, uint64_t ids)
{
    struct kpn_config c;
    struct kpn_sample s;
    cr_assert_eq(parse(&c, gemm), KP_OK);
    cr_assert(kpn_sample_parse(&c, &c.shapes[0], text, NULL, ids, &s), "%s", text);
    kpn_config_free(&c);
    return s;
}

Test(sample, expressions)
{
    struct kpn_sample s = sample("every 16 phase 3, cta < 132", 512);
    cr_assert(s.every == 16 && s.phase == 3 && s.first == 0 && s.limit == 132);
    cr_assert(kpn_sampled(&s, 19) && !kpn_sampled(&s, 16) && !kpn_sampled(&s, 147));
    cr_assert_eq(kpn_sample_count(&s, 512), 9u); /* 3, 19, ..., 131 */
    s = sample(" cta >= min(M, 4) , cta<M/32 ", 512); /* M is 256 */
    cr_assert(s.every == 1 && s.first == 4 && s.limit == 8);
    s = sample("all", 512);
    cr_assert_eq(kpn_sample_count(&s, 512), 512u);
    s = sample("none", 512);
    cr_assert_eq(kpn_sample_count(&s, 512), 0u);
}

Test(sample, words_round_trip)
{
    static const char *const texts[] = {"all", "none", "every 7", "every 16 phase 3, cta < 132",
                                        "every 1, cta >= 5"};
    for (size_t i = 0; i < KP_COUNT(texts); i++) {
        struct kpn_sample s = sample(texts[i], 512);
        char *text = kpn_sample_text(&s, 512);
        cr_assert_str_eq(text, texts[i]);
        free(text);
    }
}

Test(sample, mistakes)
{
    static const char *const wrong[] = {"", "some", "every", "every 0", "every 4 phase 4",
                                        "every -1", "cta 5", "cta <", "all,", "every 4,,all",
                                        "every 4 phase", "cta < 4294967296", "cta > 5"};
    struct kpn_config c;
    struct kpn_sample s;
    cr_assert_eq(parse(&c, gemm), KP_OK);
    for (size_t i = 0; i < KP_COUNT(wrong); i++)
        cr_assert_not(kpn_sample_parse(&c, &c.shapes[0], wrong[i], NULL, 64, &s), "'%s'",
                      wrong[i]);
    kpn_config_free(&c);
}

Test(sample, the_last_wave_is_left_alone)
{
    /* 2048 CTAs, 132 at once: 15 full waves, 68 CTAs in the last. */
    struct kpn_sample s;
    kpn_sample_choose(2048, 132, 1, &s);
    cr_assert_eq(s.limit, 1980u);
    uint64_t n = kpn_sample_count(&s, 2048);
    cr_assert(n >= 7 && n <= 16, "%llu", (unsigned long long)n);
    cr_assert_neq(s.every % 2, 0u); /* 132 = 4 * 3 * 11 */
    cr_assert_neq(s.every % 3, 0u);
    cr_assert_neq(s.every % 11, 0u);
    cr_assert_null(kpn_sample_outlook(&s));
    kpn_sample_choose(264, 132, 1, &s); /* the last wave is full */
    cr_assert_eq(s.limit, 132u);
    cr_assert_eq(kpn_sample_count(&s, 264), 1u);
    kpn_sample_choose(1, 132, 1, &s);
    cr_assert_eq(kpn_sample_count(&s, 1), 1u);
}

/* 132 SMs: CTAs, bodies, and what is probed where a late CTA must not set the end. */
Test(sample, few_waves)
{
    static const struct {
        uint64_t ids, at_once;
        uint32_t bodies, limit, probed;
        const char *outlook;
    } cases[] = {
        {32, 132, 1, 32, 1, "one wave: "},     /* all at once: the fewest */
        {32, 132, 4, 32, 4, "one wave: "},     /* one for each body */
        {132, 132, 2, 132, 2, "one wave: "},
        {512, 132, 1, 396, 8, "4 waves, the last with room for 16 more: an SM"},
        {512, 132, 3, 396, 8, "4 waves, the last with room for 16 more: an SM"},
        {261, 132, 1, 132, 3, "2 waves, the last with room for 3 more: an SM"},
        {262, 132, 1, 132, 2, "2 waves, the last with room for 2 more: an SM"},
        {263, 132, 4, 132, 4, "2 waves, the last with room for 1 more: what"},
        {528, 132, 2, 396, 2, "4 waves, the last with room for 0 more: what"},
        {1056, 132, 1, 924, 8, NULL},          /* eight waves: enough */
    };
    for (size_t i = 0; i < KP_COUNT(cases); i++) {
        struct kpn_sample s;
        kpn_sample_choose(cases[i].ids, cases[i].at_once, cases[i].bodies, &s);
        char *said = kpn_sample_outlook(&s);
        cr_assert_eq(s.limit, cases[i].limit, "%zu", i);
        cr_assert_eq(kpn_sample_count(&s, cases[i].ids), cases[i].probed, "%zu: %llu", i,
                     (unsigned long long)kpn_sample_count(&s, cases[i].ids));
        cr_assert(!said == !cases[i].outlook, "%zu", i);
        if (said)
            cr_assert(kp_has_prefix(said, cases[i].outlook), "%zu: %s", i, said);
        free(said);
    }
}

/* One of six, two of six, and where those chosen are the earliest already. */
Test(sample, moves_to_ctas_that_end_early)
{
    static const uint64_t least[6] = {0, 320, 64, 0, 416, 352};
    struct kpn_sample s;
    kpn_sample_choose(6, 132, 1, &s);
    cr_assert_eq(s.every, 6u);
    kpn_sample_move(&s, least, 6);
    cr_assert(s.moved && kpn_sampled(&s, 4));
    cr_assert_eq(kpn_sample_count(&s, 6), 1u);
    cr_assert_eq(s.slack, 416u);
    char *said = kpn_sample_outlook(&s);
    cr_assert(strstr(said, "end 0.42 us before it"), "%s", said);
    free(said);
    kpn_sample_choose(6, 132, 2, &s); /* 0 and 3, 1 and 4, or 2 and 5 */
    cr_assert_eq(s.every, 3u);
    kpn_sample_move(&s, least, 6);
    cr_assert(kpn_sampled(&s, 1) && kpn_sampled(&s, 4));
    cr_assert_eq(s.slack, 320u);
    static const uint64_t even[6] = {0};
    kpn_sample_choose(6, 132, 1, &s);
    uint32_t phase = s.phase;
    kpn_sample_move(&s, even, 6);
    cr_assert_eq(s.phase, phase);
    said = kpn_sample_outlook(&s);
    cr_assert(strstr(said, "all that a probed"), "%s", said);
    free(said);
}

/* Five of six CTAs share an SM with another or two; the sixth, alone on its own, ends first since
 * it is: that is not how the others run. */
Test(sample, no_cta_that_has_an_sm_for_itself)
{
    uint64_t least[6] = {0, 320, 64, 0, 416, 352};
    const struct kpt_stamp stamps[6] = {{.sm = 0}, {.sm = 1}, {.sm = 0},
                                        {.sm = 1}, {.sm = 7}, {.sm = 0}};
    kpn_sample_crowd(stamps, least, 6);
    static const uint64_t want[6] = {0, 0, 64, 0, 0, 352}; /* three on SM 0 are most */
    for (size_t i = 0; i < 6; i++)
        cr_assert_eq(least[i], want[i], "%zu", i);
    const struct kpt_stamp apart[6] = {{.sm = 0}, {.sm = 1}, {.sm = 2},
                                       {.sm = 3}, {.sm = 4}, {.sm = 5}};
    kpn_sample_crowd(apart, least, 6);
    cr_assert_eq(least[5], 352u);
}

/* Every 12th from phase 5, from 10 on and below 60, of 100: 17, 29, 41 and 53.  12 is 4 * 3, and
 * 3 * 0xaaaaaaab is 1 modulo 2^32. */
Test(sample, without_a_division)
{
    struct kpi_control c = {.area = 1, .sample_every = 12, .sample_phase = 5, .sample_first = 10,
                            .sample_limit = 60};
    kpi_control_sample(&c, 100);
    cr_assert_eq(c.sample_start, 17u);
    cr_assert_eq(c.sample_inverse, 0xaaaaaaabu);
    cr_assert_eq(c.sample_shift, 2u);
    cr_assert_eq(c.sample_count, 4u);
    kpi_control_sample(&c, 42); /* the launch has no more */
    cr_assert_eq(c.sample_count, 3u);
    c.area = 0;
    kpi_control_sample(&c, 100);
    cr_assert_eq(c.sample_count, 0u);
}

/* As a division has it, for each id. */
Test(sample, ranks_are_those_of_a_division)
{
    static const uint32_t cases[][4] = { /* every, phase, first, limit */
        {1, 0, 0, UINT32_MAX}, {2, 1, 0, 900}, {7, 3, 100, 500}, {96, 95, 0, 1000},
        {64, 0, 1, UINT32_MAX}, {497, 248, 0, 960}, {2000, 3, 0, 1000}, {3, 2, 999, 1000}};
    for (size_t k = 0; k < KP_COUNT(cases); k++) {
        struct kpi_control c = {.area = 1, .sample_every = cases[k][0], .sample_phase = cases[k][1],
                                .sample_first = cases[k][2], .sample_limit = cases[k][3]};
        uint32_t made = 0;
        kpi_control_sample(&c, 1000);
        for (uint32_t id = 0; id < 1000; id++) {
            uint32_t x = (id - c.sample_start) * c.sample_inverse, s = c.sample_shift;
            uint32_t rank = x >> s | x << (32 - s) % 32;
            bool probed = id % c.sample_every == c.sample_phase && id >= c.sample_first &&
                          id < c.sample_limit;
            cr_assert_eq(rank < c.sample_count, probed, "%zu: %u", k, id);
            cr_assert(!probed || rank == made++, "%zu: %u is the %u-th", k, id, rank);
        }
        cr_assert_eq(made, c.sample_count, "%zu", k);
    }
}

/* Each body has as many of the sampled as any other, and meets both halves of the SMs. */
Test(sample, bodies_take_turns)
{
    for (uint32_t bodies = 2; bodies <= 8; bodies++) {
        struct kpi_control c = {.sample_every = 3};
        unsigned count[8] = {0}, even[8] = {0};
        for (uint32_t id = 1; id < 3 * 840; id += 3) { /* 840: of all of them a multiple */
            uint32_t b = kpi_body_of(&c, bodies, id);
            cr_assert_lt(b, bodies);
            count[b]++;
            even[b] += id % 132 < 66;
        }
        for (uint32_t b = 0; b < bodies; b++) {
            cr_assert_eq(count[b], 840 / bodies, "%u of %u", b, bodies);
            cr_assert(even[b] * 3 > count[b] && even[b] * 3 < 2 * count[b], "%u of %u: %u", b,
                      bodies, even[b]);
        }
        c.body = bodies;
        cr_assert_eq(kpi_body_of(&c, bodies, 5), bodies - 1);
    }
}

/* ---- occupancy and ring ------------------------------------------------- */

Test(ring, occupancy_of_an_sm90)
{
    const struct kpn_limits *l = &kpn_sm90_limits;
    const char *by;
    cr_assert_eq(kpn_occupancy(l, 384, 168, 196672, &by), 1u);
    cr_assert_eq(kpn_occupancy(l, 128, 32, 0, &by), 16u);
    cr_assert_str_eq(by, "threads");
    /* 168 registers: 5376 a warp, 3 warps a partition, 12 an SM */
    cr_assert_eq(kpn_occupancy(l, 128, 168, 0, &by), 3u);
    cr_assert_str_eq(by, "registers");
    /* 233472 / (75776 + 1024) = 3.04 */
    cr_assert_eq(kpn_occupancy(l, 128, 32, 75776, &by), 3u);
    cr_assert_str_eq(by, "shared memory");
    cr_assert_eq(kpn_occupancy(l, 32, 16, 0, &by), 32u);
    cr_assert_eq(kpn_occupancy(l, 32, 16, 232449, &by), 0u);
}

/* ---- the record area ---------------------------------------------------- */

#define CAPACITY 8u

struct area {
    _Alignas(16) unsigned char bytes[1024];
    size_t used;
    bool placed;
};

static struct kpt_unit *add_unit(struct area *a, uint32_t cta, uint32_t unit, uint64_t count)
{
    struct kpt_unit *u = (void *)(a->bytes + a->used);
    uint32_t stored = count < CAPACITY ? (uint32_t)count : CAPACITY;
    *u = (struct kpt_unit){.cta = cta, .unit = unit, .count = count, .stored = stored,
                           .capacity = CAPACITY};
    struct kpt_record *r = (void *)(u + 1);
    for (uint32_t i = 0; i < stored; i++)
        r[i] = (struct kpt_record){KPT_TAG(i % 2, 1), 100 + i};
    a->used += a->placed ? 64 + CAPACITY * 8 : (sizeof *u + stored * 8 + 15) / 16 * 16;
    return u;
}

static bool walk(struct area *a, struct kpn_capture *c, char why[200])
{
    static const struct kpn_sample every_fourth = {.every = 4, .phase = 1, .limit = 64};
    *c = (struct kpn_capture){.area = a->bytes, .used = a->used};
    const struct kpn_bounds bounds = {&every_fourth, false, 64, 1, 2, CAPACITY, 2, false, a->placed,
                                       NULL, 0, false, 0, NULL};
    bool ok = kpn_capture_walk(c, &bounds, why);
    free(c->units.v);
    return ok;
}

static struct area good_area(void)
{
    struct area a = {.used = sizeof(struct kpi_area_head)};
    add_unit(&a, 9, 0, 3);
    add_unit(&a, 5, 1, 20);
    add_unit(&a, 5, 0, 0);
    return a;
}

Test(area, units_are_counted)
{
    struct area a = good_area();
    struct kpn_capture c;
    char why[200];
    cr_assert(walk(&a, &c, why), "%s", why);
    cr_assert_eq(c.units.n, 3u);
    cr_assert_eq(c.ctas, 2u);
    cr_assert_eq(c.records_kept, 11u);
    cr_assert_eq(c.records_overwritten, 12u);
}

/* Places of 64 + 8*8 bytes each, whatever is in them. */
Test(area, units_have_their_places)
{
    struct area a = {.used = sizeof(struct kpi_area_head), .placed = true};
    add_unit(&a, 9, 0, CAPACITY - 1);
    add_unit(&a, 5, 1, CAPACITY);
    struct kpt_unit *last = add_unit(&a, 5, 0, CAPACITY + 1);
    struct kpn_capture c;
    char why[200];
    cr_assert(walk(&a, &c, why), "%s", why);
    cr_assert(c.units.n == 3 && c.ctas == 2 && c.unfinished == 0);
    cr_assert_eq(c.records_kept, 3u * CAPACITY - 1);
    cr_assert_eq(c.records_overwritten, 1u);
    /* claimed, and never drained: what was there before says nothing */
    last->count = last->stored = last->capacity = 0;
    last->cta = 4711;
    cr_assert(walk(&a, &c, why), "%s", why);
    cr_assert(c.units.n == 2 && c.unfinished == 1 && c.records_overwritten == 0);
    a.used -= 8;
    cr_assert_not(walk(&a, &c, why));
    cr_assert_str_eq(why, "byte 320: 120 bytes are no unit");
}

/* Two groups of four warps take turns, a unit each: the first CTA has the first's, the second the
 * second's, and only what is missing of these was lost. */
Test(area, whose_turn_it_is_not_has_lost_nothing)
{
    static const struct kpn_sample all = {.every = 1, .limit = 64};
    struct area a = {.used = sizeof(struct kpi_area_head), .placed = true};
    struct kpt_unit *u[4];
    for (uint32_t i = 0; i < 4; i++)
        u[i] = add_unit(&a, i / 2, i % 2, 3);
    json_t *map = json_pack("{s:i}", "warps_per_unit", 4);
    const struct kpn_bounds bounds = {.sample = &all, .ctas = 64, .cluster_ctas = 1, .units = 2,
                                      .capacity = CAPACITY, .regions = 2, .placed = true,
                                      .turns = 2, .map = map};
    static const struct {
        unsigned missing;
        uint64_t unfinished;
    } cases[] = {{1u << 1 | 1u << 2, 0}, {1u << 1 | 1u << 2 | 1u << 3, 1}, {15, 2}};
    for (size_t k = 0; k < KP_COUNT(cases); k++) {
        for (uint32_t i = 0; i < 4; i++)
            if (cases[k].missing >> i & 1)
                u[i]->count = u[i]->stored = u[i]->capacity = 0;
        struct kpn_capture c = {.area = a.bytes, .used = a.used};
        char why[200];
        cr_assert(kpn_capture_walk(&c, &bounds, why), "%s", why);
        cr_expect(c.unfinished == cases[k].unfinished);
        free(c.units.v);
    }
    json_decref(map);
}

/* 64 + units * (64 + 8 * keep) bytes: 2^28 are there at most. */
Test(area, what_is_kept_fits)
{
    cr_assert_eq(kpn_area_bytes(3, 8), 64u + 3 * 128);
    cr_assert_eq(kpn_area_room(64 + 3 * 128, 8), 3u);
    cr_assert_eq(kpn_area_room(64 + 3 * 128 - 1, 8), 2u);
    cr_assert_eq(kpn_area_room(64, 8), 0u);
    cr_assert_eq(kpn_keep_choose(1), 65536u);
    cr_assert_eq(kpn_keep_choose(511), 65536u);     /* 511 * 524352 + 64 = 267943936 */
    cr_assert_eq(kpn_keep_choose(512), 32768u);     /* 2^28 + 32832 */
    cr_assert_eq(kpn_keep_choose(1024 * 8), 2048u); /* 8192 * 32832 > 2^28 */
    cr_assert_eq(kpn_keep_choose(1u << 24), 32u);
}

#define REFUSED(change, reason)                                           \
    do {                                                                  \
        struct area a = good_area();                                      \
        struct kpt_unit *u = (void *)(a.bytes + 64);                      \
        struct kpt_record *r = (void *)(u + 1);                           \
        struct kpn_capture c;                                             \
        char why[200];                                                    \
        (void)r;                                                          \
        change;                                                           \
        cr_assert_not(walk(&a, &c, why));                                 \
        cr_assert_not_null(strstr(why, reason), "%s", why);               \
    } while (0)

Test(area, what_cannot_be_is_refused)
{
    REFUSED(u->cta = 64, "CTA 64; there are 64");
    REFUSED(u->cta = 8, "not probed");
    REFUSED(u->unit = 2, "a CTA has 2");
    REFUSED(u->capacity = 16, "a ring of 16");
    REFUSED(u->stored = 4, "4 records stored of 3");
    REFUSED(u->count = UINT64_MAX, "3 records stored");
    REFUSED(u->count = (uint64_t)1 << 32; u->stored = CAPACITY, "count to 32 bits");
    REFUSED(u->cta = 5; u->unit = 1, "there twice");
    REFUSED(r[1].tag = 0xc0000000, "tag 0xc0000000");
    REFUSED(r[1].tag = KPT_TAG(KPT_END, 2), "tag 0x40000002");
    REFUSED(r[0].tag = 0x00010001, "tag 0x00010001");
    REFUSED(a.used -= 8, "are no unit");
    REFUSED(a.used = 64 + 64 + 16, "do not fit");
}

/* The trace could not be read back: its counts are to be numbers from 0 on. */
Test(area, counts_of_what_was_dropped_are_checked)
{
    static const struct kpn_sample all = {.every = 1, .limit = 64};
    struct area a = good_area();
    struct kpn_capture c = {.area = a.bytes, .used = a.used};
    char why[200];
    const struct kpn_bounds bounds = {&all, false, 64, 1, 2, CAPACITY, 2, false, false,
                                       NULL, 0, false, 0, NULL};
    c.head.units_dropped = 2;
    c.head.records_dropped = 2 * (uint64_t)UINT32_MAX + 1;
    cr_assert_not(kpn_capture_walk(&c, &bounds, why));
    cr_assert_str_eq(why, "8589934591 records dropped by 2 units");
    c.head.records_dropped--;
    cr_assert(kpn_capture_walk(&c, &bounds, why), "%s", why);
    free(c.units.v);
}

/* Of two regions; a record that both share is right only where the map says so. */
Test(area, shared_records)
{
    static const struct kpn_sample all = {.every = 1, .limit = 64};
    static const struct { uint32_t ended, started; bool shared, ok; } cases[] = {
        {0, 1, true, true}, {1, 0, true, true}, {0, 1, false, false},
        {2, 1, true, false}, {0, 2, true, false},
    };
    for (size_t i = 0; i < KP_COUNT(cases); i++) {
        char why[200];
        struct area a = {.used = sizeof(struct kpi_area_head)};
        struct kpt_record *r = (void *)(add_unit(&a, 9, 0, 3) + 1);
        r[1].tag = KPT_TAG_SHARED(cases[i].ended, cases[i].started);
        struct kpn_capture c = {.area = a.bytes, .used = a.used};
        const struct kpn_bounds bounds = {&all, false,           64,    1,    2, CAPACITY,
                                          2,    cases[i].shared, false, NULL, 0, false, 0, NULL};
        cr_assert_eq(kpn_capture_walk(&c, &bounds, why), cases[i].ok, "%zu", i);
        free(c.units.v);
    }
}

Test(area, noise_never_hurts)
{
    uint64_t seed = 1;
    for (int round = 0; round < 2000; round++) {
        struct area a = good_area();
        struct kpn_capture c;
        char why[200];
        for (int i = 0; i < 3; i++) {
            seed = seed * 6364136223846793005u + 1442695040888963407u;
            a.bytes[64 + (seed >> 33) % (a.used - 64)] = (unsigned char)(seed >> 24);
        }
        walk(&a, &c, why);
        cr_assert_leq(c.records_kept, 16u);
    }
}

/* ---- processes ---------------------------------------------------------- */

static char *words(const char *s)
{
    return (char *)(uintptr_t)s;
}

Test(spawn, output_and_status)
{
    char *const argv[] = {words("/bin/sh"), words("-c"), words("echo a; echo b >&2; exit 3"),
                          NULL};
    struct kp_str out = {0};
    int status = 0;
    cr_assert_eq(kpn_spawn(argv, 10, &out, &status), KP_OK);
    cr_assert_str_eq(out.s, "a\nb\n");
    cr_assert_eq(status, 3 << 8);
    kp_str_free(&out);
}

Test(spawn, limits)
{
    char *const endless[] = {words("/bin/sh"), words("-c"),
                             words("while :; do echo xxxxxxxxx; done"), NULL};
    char *const sleeper[] = {words("/bin/sh"), words("-c"), words("sleep 60"), NULL};
    char *const none[] = {words("/none/such"), NULL};
    struct kp_str out = {0};
    int status = 0;
    cr_assert_eq(kpn_spawn(endless, 60, &out, &status), KP_FAILED);
    cr_assert_leq(out.len, 1u << 20);
    cr_assert_eq(kpn_spawn(sleeper, 1, &out, &status), KP_FAILED);
    cr_assert_eq(kpn_spawn(none, 1, &out, &status), KP_FAILED);
    /* its output ends, and it does not */
    char *const mute[] = {words("/bin/sh"), words("-c"), words("exec >&- 2>&-; sleep 60"), NULL};
    cr_assert_eq(kpn_spawn(mute, 1, &out, &status), KP_FAILED);
    kp_str_free(&out);
}

static int good_work(void *ctx, json_t **report)
{
    *report = json_pack("{s:i}", "value", *(int *)ctx + 1);
    return KP_CHECK;
}

static int bad_work(void *ctx, json_t **report)
{
    (void)ctx;
    (void)report;
    raise(SIGABRT);
    return KP_OK;
}

static int endless_work(void *ctx, json_t **report)
{
    (void)ctx;
    (void)report;
    for (;;)
        pause();
    return KP_OK;
}

Test(child, result_and_report)
{
    int value = 41;
    json_t *report;
    cr_assert_eq(kpn_child("work", 10, good_work, &value, &report), KP_CHECK);
    cr_assert_eq(json_integer_value(json_object_get(report, "value")), 42);
    json_decref(report);
}

Test(child, neither_a_crash_nor_a_hang_is_ours)
{
    json_t *report;
    cr_assert_eq(kpn_child("work", 10, bad_work, NULL, &report), KP_FAILED);
    cr_assert_null(report);
    cr_assert_eq(kpn_child("work", 1, endless_work, NULL, &report), KP_FAILED);
    cr_assert_null(report);
}
