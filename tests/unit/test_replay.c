#include <criterion/criterion.h>

#include "replay/against.h"
#include "replay/check.h"
#include "replay/replay.h"
#include "synth.h"

/* ---- capture ------------------------------------------------------------------ */

struct capture {
    size_t ctas;
    struct kpr_cta cta[8];      /* deep copies */
    struct kpr_run run;         /* counts at the end; pointers are stale */
    size_t roles;
    char role[8][64];
    struct kpr_fit fit[8];
    bool begun, ended;
};

static void *dup_array(const void *p, size_t n, size_t size)
{
    void *copy = kp_alloc(n * size);
    if (n)
        memcpy(copy, p, n * size);
    return copy;
}

static int on_begin(void *ctx, const struct kpr_run *run)
{
    struct capture *c = ctx;
    cr_assert_not(c->begun);
    c->begun = true;
    for (size_t i = 0; i < run->fit_count && i < 8; i++)
        c->fit[i] = run->fits[i];
    return KP_OK;
}

static int on_cta(void *ctx, const struct kpr_run *run, const struct kpr_cta *cta)
{
    struct capture *c = ctx;
    (void)run;
    cr_assert(c->begun && c->ctas < 8);
    struct kpr_cta *to = &c->cta[c->ctas++];
    *to = *cta;
    to->units = dup_array(cta->units, cta->unit_count, sizeof *cta->units);
    for (size_t i = 0; i < cta->unit_count; i++) {
        struct kpr_unit *u = &to->units[i];
        u->spans = dup_array(u->spans, u->span_count, sizeof *u->spans);
        u->instants = dup_array(u->instants, u->instant_count, sizeof *u->instants);
    }
    return KP_OK;
}

static int on_end(void *ctx, const struct kpr_run *run)
{
    struct capture *c = ctx;
    c->ended = true;
    c->run = *run;
    c->roles = run->role_count;
    for (size_t i = 0; i < run->role_count && i < 8; i++)
        memcpy(c->role[i], run->roles[i].name, 64);
    return KP_OK;
}

static const struct kpr_visitor visitor = {on_begin, on_cta, on_end};

static int replay(struct synth *s, bool raw, struct capture *c)
{
    FILE *f = synth_file(s);
    const struct kpr_options options = {.raw = raw};
    *c = (struct capture){0};
    int status = kpr_replay(f, "t", &options, &visitor, c);
    fclose(f);
    return status;
}

static void forget(struct capture *c)
{
    for (size_t i = 0; i < c->ctas; i++) {
        for (size_t k = 0; k < c->cta[i].unit_count; k++) {
            free(c->cta[i].units[k].spans);
            free(c->cta[i].units[k].instants);
        }
        free(c->cta[i].units);
    }
}

static struct kpr_unit *only_unit(struct capture *c)
{
    cr_assert_eq(c->ctas, 1u);
    cr_assert_eq(c->cta[0].unit_count, 1u);
    return &c->cta[0].units[0];
}

/* One CTA, one unit; entry at clock `entry`, 2 cycles a nanosecond. */
static struct synth_unit *start(struct synth *s, uint32_t capacity, double cost, uint64_t entry)
{
    synth_init(s, capacity, 1, cost);
    for (int i = 0; i < 4; i++) {
        const char name[2] = {(char)('a' + i), '\0'};
        synth_region(s, name, NULL, false);
    }
    synth_cta(s, 0, 0, entry, 1000000, entry + 100000, 1050000);
    return synth_unit(s, 0, 0);
}

static void expect_span(const struct kpr_span *s, uint32_t region, int64_t begin, int64_t end,
                        uint32_t depth, uint32_t flags)
{
    cr_assert_eq(s->region, region, "region %u, not %u", s->region, region);
    cr_assert_eq(s->start, begin, "start %lld, not %lld", (long long)s->start, (long long)begin);
    cr_assert_eq(s->end, end, "end %lld, not %lld", (long long)s->end, (long long)end);
    cr_assert_eq(s->depth, depth, "depth %u, not %u", s->depth, depth);
    cr_assert_eq(s->flags, flags, "flags %u, not %u", s->flags, flags);
}

/* ---- rings ----------------------------------------------------------------------- */

/* n pairs of region 0: [10i, 10i+4). */
static void pairs(struct synth_unit *u, uint64_t entry, int n)
{
    for (int i = 0; i < n; i++) {
        synth_record(u, KPT_START, 0, entry + 10 * (uint64_t)i);
        synth_record(u, KPT_END, 0, entry + 10 * (uint64_t)i + 4);
    }
}

static void ring_of(int extra, int pairs_made, size_t spans, uint64_t lost, uint64_t unpaired)
{
    struct synth s;
    struct capture c;
    struct synth_unit *u = start(&s, 8, 0, 5000);
    if (extra)
        synth_record(u, KPT_INSTANT, 1, 5000);
    pairs(u, 5000, pairs_made);
    synth_drain(u, 9900, 9999, 1000500);
    cr_assert_eq(replay(&s, false, &c), KP_OK);
    struct kpr_unit *k = only_unit(&c);
    size_t complete = 0;
    for (size_t i = 0; i < k->span_count; i++)
        complete += !(k->spans[i].flags & KPR_OPEN_START);
    cr_assert_eq(complete, spans);
    cr_assert_eq(k->lost, lost);
    cr_assert_eq(k->unpaired, unpaired);
    cr_assert_eq(c.run.lost, lost);
    cr_assert_eq(c.run.unpaired, unpaired);
    cr_assert_eq(c.run.records, (uint64_t)(2 * pairs_made + extra));
    cr_assert_eq(k->cut >= 0, lost > 0);
    /* the newest pair always survives */
    expect_span(&k->spans[k->span_count - 1], 0, 10 * (pairs_made - 1), 10 * (pairs_made - 1) + 4,
                0, 0);
    forget(&c);
}

Test(ring, one_below_full_and_above)
{
    ring_of(1, 3, 3, 0, 0);   /* 7 records */
    ring_of(0, 4, 4, 0, 0);   /* 8: full, nothing lost */
    ring_of(1, 4, 4, 1, 0);   /* 9: the instant is lost */
    ring_of(0, 5, 4, 2, 0);   /* 10: one pair is lost */
    ring_of(1, 5, 4, 3, 0);
    ring_of(0, 400, 4, 792, 0);
}

Test(ring, an_end_without_its_start_is_never_paired)
{
    /* 9 records: S0 is lost, E0 survives in the oldest slot */
    struct synth s;
    struct capture c;
    struct synth_unit *u = start(&s, 8, 0, 5000);
    pairs(u, 5000, 4);
    synth_record(u, KPT_START, 1, 5100);
    synth_drain(u, 5200, 5300, 1000100);
    cr_assert_eq(replay(&s, false, &c), KP_OK);
    struct kpr_unit *k = only_unit(&c);
    cr_assert_eq(k->lost, 1u);
    cr_assert_eq(k->unpaired, 1u);
    cr_assert_eq(k->cut, 4);
    cr_assert_eq(k->span_count, 5u);
    expect_span(&k->spans[0], 0, 4, 4, 0, KPR_OPEN_START);
    expect_span(&k->spans[1], 0, 10, 14, 0, 0);
    expect_span(&k->spans[4], 1, 100, 200, 0, KPR_OPEN_END);
    cr_assert_eq(c.run.open_end, 1u);
    forget(&c);
}

/* A record that two regions share: END of 0 and START of 1 at 200, of 1 and 2 at 300.
 * o = 10: records at 100, 200, 300, 400 are moved by 10, 20, 30, 40; each region holds
 * one of them: 100 - 10 cycles. */
Test(shared, two_regions_at_one_clock)
{
    struct synth s;
    struct capture c;
    struct synth_unit *u = start(&s, 16, 10, 0);
    s.shared = true;
    synth_record(u, KPT_START, 0, 100);
    synth_shared(u, 0, 1, 200);
    synth_shared(u, 1, 2, 300);
    synth_record(u, KPT_END, 2, 400);
    synth_drain(u, 500, 600, 1000250);
    cr_assert_eq(replay(&s, false, &c), KP_OK);
    struct kpr_unit *k = only_unit(&c);
    cr_assert_eq(k->span_count, 3u);
    expect_span(&k->spans[0], 0, 90, 180, 0, 0);
    expect_span(&k->spans[1], 1, 180, 270, 0, 0);
    expect_span(&k->spans[2], 2, 270, 360, 0, 0);
    cr_assert_eq(k->count, 4u);
    cr_assert_eq(k->shared, 2u);
    cr_assert_eq(c.run.records, 4u);
    cr_assert_eq(c.run.clamped, 0u);
    cr_assert_eq(k->drain_begin, 460); /* 500 - 4 * 10 */
    for (int i = 0; i < 3; i++)
        cr_assert_eq(k->spans[i].inside, 0u);
    forget(&c);
}

/* Inside another region: 4 records between its own two, of which two are shared. */
Test(shared, records_inside_are_counted_once)
{
    struct synth s;
    struct capture c;
    struct synth_unit *u = start(&s, 16, 10, 0);
    s.shared = true;
    synth_record(u, KPT_START, 3, 50);
    synth_record(u, KPT_START, 0, 100);
    synth_shared(u, 0, 1, 200);
    synth_shared(u, 1, 2, 300);
    synth_record(u, KPT_END, 2, 400);
    synth_record(u, KPT_END, 3, 450);
    synth_drain(u, 500, 600, 1000250);
    cr_assert_eq(replay(&s, false, &c), KP_OK);
    struct kpr_unit *k = only_unit(&c);
    cr_assert_eq(k->spans[0].inside, 4u);
    expect_span(&k->spans[0], 3, 40, 390, 0, 0); /* 400 - 5 * 10 */
    cr_assert_eq(k->spans[0].exclusive, 350 - 3 * 90);
    forget(&c);
}

/* Ring of 4, 6 records: the cut is a shared one, whose END has lost its START. */
Test(shared, the_cut_may_be_one)
{
    struct synth s;
    struct capture c;
    struct synth_unit *u = start(&s, 4, 0, 0);
    s.shared = true;
    synth_record(u, KPT_START, 0, 100);
    for (uint32_t i = 0; i < 4; i++)
        synth_shared(u, i % 2, 1 - i % 2, 200 + 100 * i);
    synth_record(u, KPT_END, 0, 600);
    synth_drain(u, 700, 800, 1000350);
    cr_assert_eq(replay(&s, false, &c), KP_OK);
    struct kpr_unit *k = only_unit(&c);
    cr_assert_eq(k->lost, 2u);
    cr_assert_eq(k->unpaired, 1u);
    cr_assert_eq(k->cut, 300);
    cr_assert_eq(k->span_count, 4u);
    expect_span(&k->spans[k->spans[0].end == 300 ? 0 : 1], 1, 300, 300, 0, KPR_OPEN_START);
    forget(&c);
}

Test(shared, only_where_the_trace_says_so)
{
    for (int what = 0; what < 3; what++) {
        struct synth s;
        struct capture c;
        struct synth_unit *u = start(&s, 16, 0, 0);
        s.shared = what != 0; /* 1: a region that is none ends; 2: begins */
        synth_record(u, KPT_START, 0, 100);
        synth_shared(u, what == 1 ? 4 : 0, what == 2 ? 4 : 1, 200);
        synth_record(u, KPT_END, 1, 300);
        synth_drain(u, 500, 600, 1000250);
        cr_assert_eq(replay(&s, false, &c), KP_MALFORMED);
        forget(&c);
    }
}

/* The loop S0 S1 E1 S2 E2 E0, 10 iterations into 8 slots.  What survives is
 * E2 E0 | S0 S1 E1 S2 E2 E0: three whole spans. */
Test(ring, nested_loop_keeps_three_spans)
{
    struct synth s;
    struct capture c;
    struct synth_unit *u = start(&s, 8, 0, 0);
    for (uint64_t i = 0; i < 10; i++) {
        uint64_t t = 100 * i;
        synth_record(u, KPT_START, 0, t);
        synth_record(u, KPT_START, 1, t + 10);
        synth_record(u, KPT_END, 1, t + 30);
        synth_record(u, KPT_START, 2, t + 40);
        synth_record(u, KPT_END, 2, t + 80);
        synth_record(u, KPT_END, 0, t + 90);
    }
    synth_drain(u, 1100, 1200, 1000550);
    cr_assert_eq(replay(&s, false, &c), KP_OK);
    struct kpr_unit *k = only_unit(&c);
    cr_assert_eq(k->count, 60u);
    cr_assert_eq(k->lost, 52u);
    cr_assert_eq(k->unpaired, 2u);
    cr_assert_eq(k->cut, 880);
    cr_assert_eq(k->span_count, 5u);
    expect_span(&k->spans[0], 0, 880, 890, 0, KPR_OPEN_START);
    expect_span(&k->spans[1], 2, 880, 880, 1, KPR_OPEN_START);
    expect_span(&k->spans[2], 0, 900, 990, 0, 0);
    expect_span(&k->spans[3], 1, 910, 930, 1, 0);
    expect_span(&k->spans[4], 2, 940, 980, 1, 0);
    cr_assert_eq(k->spans[2].exclusive, 90 - 20 - 40);
    cr_assert_eq(k->spans[2].inside, 4u);
    cr_assert_eq(k->spans[3].inside, 0u);
    forget(&c);
}

Test(ring, regions_open_at_exit_after_a_wrap)
{
    struct synth s;
    struct capture c;
    struct synth_unit *u = start(&s, 4, 0, 0);
    pairs(u, 0, 9);
    synth_record(u, KPT_START, 1, 200);
    synth_record(u, KPT_START, 2, 210);
    synth_drain(u, 300, 400, 1000150);
    cr_assert_eq(replay(&s, false, &c), KP_OK);
    struct kpr_unit *k = only_unit(&c);
    cr_assert_eq(k->span_count, 3u);
    expect_span(&k->spans[0], 0, 80, 84, 0, 0);
    expect_span(&k->spans[1], 1, 200, 300, 0, KPR_OPEN_END);
    expect_span(&k->spans[2], 2, 210, 300, 1, KPR_OPEN_END);
    cr_assert_eq(k->spans[1].exclusive, 10);
    cr_assert_eq(c.run.open_end, 2u);
    cr_assert_eq(c.run.unpaired, 0u);
    forget(&c);
}

/* ---- pairing --------------------------------------------------------------------- */

Test(pair, recursion_of_one_region)
{
    struct synth s;
    struct capture c;
    struct synth_unit *u = start(&s, 8, 0, 0);
    synth_record(u, KPT_START, 0, 10);
    synth_record(u, KPT_START, 0, 20);
    synth_record(u, KPT_END, 0, 30);
    synth_record(u, KPT_INSTANT, 3, 35);
    synth_record(u, KPT_END, 0, 60);
    synth_drain(u, 100, 110, 1000050);
    cr_assert_eq(replay(&s, false, &c), KP_OK);
    struct kpr_unit *k = only_unit(&c);
    cr_assert_eq(k->span_count, 2u);
    expect_span(&k->spans[0], 0, 10, 60, 0, 0);
    expect_span(&k->spans[1], 0, 20, 30, 1, 0);
    cr_assert_eq(k->spans[0].inside, 3u);
    cr_assert_eq(k->spans[0].exclusive, 40);
    cr_assert_eq(k->instant_count, 1u);
    cr_assert_eq(k->instants[0].at, 35);
    cr_assert_eq(k->drain_begin, 100);
    cr_assert_eq(k->drain_end, 110);
    forget(&c);
}

/* An END that nothing opened, although nothing was lost, makes no span; one
 * that jumps over an open region closes that too. */
Test(pair, broken_nesting_is_survived_and_counted)
{
    struct synth s;
    struct capture c;
    struct synth_unit *u = start(&s, 8, 0, 0);
    synth_record(u, KPT_END, 2, 5);
    synth_record(u, KPT_START, 0, 10);
    synth_record(u, KPT_START, 1, 20);
    synth_record(u, KPT_END, 0, 30);
    synth_drain(u, 100, 110, 1000050);
    cr_assert_eq(replay(&s, false, &c), KP_OK);
    struct kpr_unit *k = only_unit(&c);
    cr_assert_eq(k->unpaired, 1u);
    cr_assert_eq(k->span_count, 2u);
    expect_span(&k->spans[0], 0, 10, 30, 0, 0);
    expect_span(&k->spans[1], 1, 20, 30, 1, KPR_OPEN_END);
    forget(&c);
}

/* S1 E0 S2 E2 are left of a ring of 4: region 0 was open at the cut, and
 * whatever began inside it had ended when it did. */
Test(pair, an_orphan_closes_what_began_inside_it)
{
    struct synth s;
    struct capture c;
    struct synth_unit *u = start(&s, 4, 0, 0);
    synth_record(u, KPT_START, 0, 50);
    synth_record(u, KPT_START, 1, 100);
    synth_record(u, KPT_END, 0, 150);
    synth_record(u, KPT_START, 2, 160);
    synth_record(u, KPT_END, 2, 180);
    synth_drain(u, 300, 310, 1000150);
    cr_assert_eq(replay(&s, false, &c), KP_OK);
    struct kpr_unit *k = only_unit(&c);
    cr_assert_eq(k->span_count, 3u);
    expect_span(&k->spans[0], 0, 100, 150, 0, KPR_OPEN_START);
    expect_span(&k->spans[1], 1, 100, 150, 1, KPR_OPEN_END);
    expect_span(&k->spans[2], 2, 160, 180, 0, 0);
    cr_assert_eq(k->spans[0].inside, 1u);
    forget(&c);
}

/* ---- clocks ----------------------------------------------------------------------- */

Test(unwrap, across_the_32_bit_boundary)
{
    struct synth s;
    struct capture c;
    uint64_t entry = 0xffffff00u; /* wraps 256 cycles later */
    struct synth_unit *u = start(&s, 8, 0, entry);
    synth_record(u, KPT_START, 0, entry + 100);
    synth_record(u, KPT_START, 1, entry + 200);
    synth_record(u, KPT_END, 1, entry + 300);
    synth_record(u, KPT_END, 0, entry + 4000000000u); /* most of a period later */
    synth_drain(u, entry + 5000000000u, entry + 5000000100u, 1000050);
    cr_assert_eq(replay(&s, false, &c), KP_OK);
    struct kpr_unit *k = only_unit(&c);
    expect_span(&k->spans[0], 0, 100, 4000000000, 0, 0);
    expect_span(&k->spans[1], 1, 200, 300, 1, 0);
    cr_assert_not(k->clock_gap);
    forget(&c);
}

/* 2^32 + 50 cycles between two records look like 50; the CTA's entry stamp
 * shows that a whole period is missing. */
Test(unwrap, a_gap_of_a_whole_period_is_noticed)
{
    struct synth s;
    struct capture c;
    uint64_t period = (uint64_t)1 << 32;
    struct synth_unit *u = start(&s, 8, 0, 1000);
    synth_record(u, KPT_START, 0, 1100);
    synth_record(u, KPT_END, 0, 1100 + period + 50);
    synth_drain(u, 1200 + period, 1300 + period, 1000050);
    cr_assert_eq(replay(&s, false, &c), KP_OK);
    cr_assert(only_unit(&c)->clock_gap);
    cr_assert_eq(c.run.clock_gaps, 1u);
    forget(&c);
}

/* A warp may begin 2^20 cycles before the entry, so that a hidden period shows as a
 * first record at 2^32 - 2^20 = 4293918720 or later. */
Test(unwrap, a_late_first_record_is_a_gap_from_a_whole_period_on)
{
    static const uint64_t late[] = {3000000000u, 4293918719u, 4293918720u, UINT32_MAX};
    for (size_t i = 0; i < KP_COUNT(late); i++) {
        struct synth s;
        struct capture c;
        struct synth_unit *u = start(&s, 8, 0, 1000);
        synth_record(u, KPT_START, 0, 1000 + late[i]);
        synth_record(u, KPT_END, 0, 1100 + late[i]);
        synth_drain(u, 1200 + late[i], 1300 + late[i], 1000050);
        cr_assert_eq(replay(&s, false, &c), KP_OK);
        cr_assert_eq(only_unit(&c)->clock_gap, late[i] >= 4293918720u, "%zu", i);
        cr_assert_eq(only_unit(&c)->spans[0].start, (int64_t)late[i]);
        forget(&c);
    }
}

Test(unwrap, a_drain_that_ends_before_it_begins_is_malformed)
{
    struct synth s;
    struct capture c;
    struct synth_unit *u = start(&s, 8, 0, 1000);
    synth_record(u, KPT_START, 0, 1100);
    synth_drain(u, 1300, 1200, 1000050);
    cr_assert_eq(replay(&s, false, &c), KP_MALFORMED);
    forget(&c);
}

Test(unwrap, clocks_that_run_backwards_are_malformed)
{
    struct synth s;
    struct capture c;
    struct synth_unit *u = start(&s, 8, 0, 1000);
    synth_record(u, KPT_START, 0, 1200);
    synth_record(u, KPT_END, 0, 1100);
    synth_drain(u, 1300, 1400, 1000050);
    cr_assert_eq(replay(&s, false, &c), KP_MALFORMED);
    forget(&c);
}

/* Warps start at slightly different times; only the first takes the stamp. */
Test(unwrap, a_warp_may_begin_before_the_entry_stamp)
{
    struct synth s;
    struct capture c;
    struct synth_unit *u = start(&s, 8, 0, 1000);
    synth_record(u, KPT_START, 0, 940);
    synth_record(u, KPT_END, 0, 1100);
    synth_drain(u, 1300, 1400, 1000050);
    cr_assert_eq(replay(&s, false, &c), KP_OK);
    expect_span(&only_unit(&c)->spans[0], 0, -60, 100, 0, 0);
    forget(&c);
    /* and may have drained before it */
    u = start(&s, 8, 0, 1000);
    synth_record(u, KPT_START, 0, 940);
    synth_record(u, KPT_END, 0, 950);
    synth_drain(u, 970, 980, 1000050);
    cr_assert_eq(replay(&s, false, &c), KP_OK);
    expect_span(&only_unit(&c)->spans[0], 0, -60, -50, 0, 0);
    cr_assert_eq(only_unit(&c)->drain_begin, -30);
    cr_assert_eq(only_unit(&c)->drain_end, -20);
    forget(&c);
}

/* In a ring that lost records -1 stands for "nothing lost", so a cut that lies
 * before the entry is held at it. */
Test(correct, the_cut_is_not_before_the_entry)
{
    struct synth s;
    struct capture c;
    struct synth_unit *u = start(&s, 4, 0, 1000);
    pairs(u, 900, 3);
    synth_drain(u, 1300, 1400, 1000150);
    cr_assert_eq(replay(&s, false, &c), KP_OK);
    struct kpr_unit *k = only_unit(&c);
    cr_assert_eq(k->lost, 2u);
    cr_assert_eq(k->cut, 0);
    expect_span(&k->spans[0], 0, 0, 0, 0, KPR_CLAMPED);
    cr_assert_eq(k->spans[0].raw_start, -90);
    forget(&c);
}

Test(decode, bad_tags_are_malformed)
{
    static const uint32_t tags[] = {0xc0000000u, 0x00010000u, 0x20000001u, 0x00000004u};
    for (size_t i = 0; i < KP_COUNT(tags); i++) {
        struct synth s;
        struct capture c;
        struct synth_unit *u = start(&s, 8, 0, 1000);
        synth_record(u, KPT_START, 0, 1100);
        u->ring[0].tag = tags[i];
        synth_drain(u, 1300, 1400, 1000050);
        cr_assert_eq(replay(&s, false, &c), KP_MALFORMED, "%08x", tags[i]);
        forget(&c);
    }
}

/* ---- correction ------------------------------------------------------------------ */

/* Records at 33, 54, 70, 100 and a cost of 7: k-th moved by 7k gives 26, 40,
 * 49, 72. */
Test(correct, two_overlapping_in_turn)
{
    struct synth s;
    struct capture c;
    struct synth_unit *u = start(&s, 8, 7, 0);
    synth_record(u, KPT_START, 0, 33);
    synth_record(u, KPT_INSTANT, 1, 54);
    synth_record(u, KPT_END, 0, 70);
    synth_record(u, KPT_INSTANT, 1, 100);
    synth_drain(u, 200, 210, 1000100);
    cr_assert_eq(replay(&s, false, &c), KP_OK);
    struct kpr_unit *k = only_unit(&c);
    expect_span(&k->spans[0], 0, 26, 49, 0, 0); /* 37 - (1 + 1)*7 */
    cr_assert_eq(k->spans[0].raw_start, 33);
    cr_assert_eq(k->spans[0].raw_end, 70);
    cr_assert_eq(k->instants[0].at, 40);
    cr_assert_eq(k->instants[1].at, 72);
    cr_assert_eq(k->instants[1].raw_at, 100);
    cr_assert_eq(k->drain_begin, 172); /* 200 - 4*7 */
    cr_assert_eq(k->drain_end, 182);
    cr_assert_eq(c.run.clamped, 0u);
    forget(&c);
}

Test(correct, nothing_is_taken_off_raw_or_uncalibrated)
{
    for (int k = 0; k < 3; k++) {
        struct synth s;
        struct capture c;
        struct synth_unit *u = start(&s, 8, k == 0 ? 7 : k == 1 ? -1 : 0, 0);
        synth_record(u, KPT_START, 0, 33);
        synth_record(u, KPT_END, 0, 36);
        synth_drain(u, 200, 210, 1000100);
        cr_assert_eq(replay(&s, k == 0, &c), KP_OK);
        expect_span(&only_unit(&c)->spans[0], 0, 33, 36, 0, 0);
        cr_assert_eq(only_unit(&c)->drain_begin, 200);
        cr_assert_eq(c.run.info.calibrated, k != 1);
        forget(&c);
    }
}

/* o = 10, region 1 waits.  Its shortest net length is 50 - 10 = 40; the second
 * wait has 500 - 10 = 490 and blocked: it ends when it ended, less its own
 * record, and takes back the 50 that the five records before it cost.  The
 * third, 75 - 10 = 65 < 40 + 32, did not block. */
Test(correct, a_wait_that_blocked_hides_the_records_before_it)
{
    struct synth s;
    struct capture c;
    struct synth_unit *u = start(&s, 16, 10, 0);
    synth_waits(&s, 1, "full");
    synth_record(u, KPT_START, 1, 1000);
    synth_record(u, KPT_END, 1, 1050);
    synth_record(u, KPT_START, 0, 1100);
    synth_record(u, KPT_END, 0, 1200);
    synth_record(u, KPT_START, 1, 1300);
    synth_record(u, KPT_END, 1, 1800);
    synth_record(u, KPT_START, 1, 1900);
    synth_record(u, KPT_END, 1, 1975);
    synth_drain(u, 2000, 2100, 1001000);
    cr_assert_eq(replay(&s, false, &c), KP_OK);
    struct kpr_unit *k = only_unit(&c);
    expect_span(&k->spans[0], 1, 990, 1030, 0, 0);
    expect_span(&k->spans[1], 0, 1070, 1160, 0, 0);
    expect_span(&k->spans[2], 1, 1250, 1790, 0, KPR_BLOCKED | KPR_UNRESOLVED); /* 500 - 10 + 50 */
    expect_span(&k->spans[3], 1, 1880, 1945, 0, 0);
    cr_assert_eq(k->drain_begin, 1970); /* 2000 - 3*10 */
    cr_assert_eq(k->blocked, 1u);
    cr_assert_eq(c.run.blocked, 1u);
    forget(&c);
}

/* A wait that always blocks has no short one: 128 cycles stand for it. */
Test(correct, a_wait_that_always_blocks)
{
    struct synth s;
    struct capture c;
    struct synth_unit *u = start(&s, 16, 10, 0);
    synth_waits(&s, 1, "full");
    for (uint64_t i = 0; i < 4; i++) {
        synth_record(u, KPT_START, 1, 1000 + 1000 * i);
        synth_record(u, KPT_END, 1, 1700 + 1000 * i);
    }
    synth_drain(u, 5000, 5100, 1002500);
    cr_assert_eq(replay(&s, false, &c), KP_OK);
    struct kpr_unit *k = only_unit(&c);
    cr_assert_eq(k->blocked, 4u);
    for (int64_t i = 0; i < 4; i++) /* the period stays 1000 */
        expect_span(&k->spans[i], 1, 990 + 1000 * i - (i ? 10 : 0), 1690 + 1000 * i, 0,
                    KPR_BLOCKED | KPR_UNRESOLVED);
    forget(&c);
}

/* Waits of region 1 as long as `lengths` say, each with `inside` instants in it;
 * which of them blocked, as a bit set. */
static unsigned blocked_waits(double cost, const uint64_t *lengths, size_t n, uint64_t inside)
{
    struct synth s;
    struct capture c;
    unsigned blocked = 0;
    uint64_t t = 1000;
    struct synth_unit *u = start(&s, 64, cost, 0);
    synth_waits(&s, 1, "full");
    for (size_t i = 0; i < n; i++, t += 1000) {
        synth_record(u, KPT_START, 1, t);
        for (uint64_t k = 1; k <= inside; k++)
            synth_record(u, KPT_INSTANT, 2, t + k);
        synth_record(u, KPT_END, 1, t + lengths[i]);
    }
    synth_drain(u, t, t + 100, 1050000);
    cr_assert_eq(replay(&s, false, &c), KP_OK);
    cr_assert_eq(only_unit(&c)->span_count, n);
    for (size_t i = 0; i < n; i++)
        blocked |= (only_unit(&c)->spans[i].flags & KPR_BLOCKED ? 1u : 0u) << i;
    cr_assert_eq(c.run.blocked, (uint64_t)__builtin_popcount(blocked));
    forget(&c);
    return blocked;
}

Test(correct, what_a_wait_has_to_exceed_to_have_blocked)
{
    /* o = 10: the shortest, 50 - 10, and a poll of 32: net 72 has not, 73 has */
    cr_assert_eq(blocked_waits(10, (const uint64_t[]){50, 82, 83}, 3, 0), 4u);
    /* o = 30: two records are more than a poll: 50 + 60 and 111 */
    cr_assert_eq(blocked_waits(30, (const uint64_t[]){80, 140, 141}, 3, 0), 4u);
    /* no short one: 128 + 32, and 161 */
    cr_assert_eq(blocked_waits(10, (const uint64_t[]){170, 171}, 2, 0), 2u);
    /* the same with three records inside, which are taken off, too */
    cr_assert_eq(blocked_waits(10, (const uint64_t[]){200, 201}, 2, 3), 2u);
}

/* A wait that is cut off at either end shows no length, so none to judge by. */
Test(correct, a_wait_without_an_end_did_not_block)
{
    struct synth s;
    struct capture c;
    struct synth_unit *u = start(&s, 4, 10, 0);
    synth_waits(&s, 1, "full");
    synth_record(u, KPT_START, 1, 500); /* overwritten */
    synth_record(u, KPT_START, 0, 1000);
    synth_record(u, KPT_END, 0, 1100);
    synth_record(u, KPT_END, 1, 3000);
    synth_record(u, KPT_START, 1, 4000);
    synth_drain(u, 9000, 9100, 1005000);
    cr_assert_eq(replay(&s, false, &c), KP_OK);
    struct kpr_unit *k = only_unit(&c);
    cr_assert_eq(k->blocked, 0u);
    expect_span(&k->spans[0], 1, 990, 2970, 0, KPR_OPEN_START);
    expect_span(&k->spans[2], 1, 3960, 8960, 0, KPR_OPEN_END);
    forget(&c);
}

/* n records inside: D' = D - (n+1)*o.  Nested pairs, o = 10. */
Test(correct, nested_spans_lose_what_is_in_them)
{
    struct synth s;
    struct capture c;
    struct synth_unit *u = start(&s, 16, 10, 0);
    synth_record(u, KPT_START, 0, 1000);
    synth_record(u, KPT_START, 1, 1100);
    synth_record(u, KPT_END, 1, 1200);
    synth_record(u, KPT_START, 1, 1250);
    synth_record(u, KPT_END, 1, 1290);
    synth_record(u, KPT_END, 0, 1400);
    synth_drain(u, 2000, 2100, 1001000);
    cr_assert_eq(replay(&s, false, &c), KP_OK);
    struct kpr_unit *k = only_unit(&c);
    expect_span(&k->spans[0], 0, 990, 1340, 0, 0);  /* 400 - 5*10 */
    expect_span(&k->spans[1], 1, 1080, 1170, 1, 0); /* 100 - 10 */
    expect_span(&k->spans[2], 1, 1210, 1240, 1, 0); /* 40 - 10 */
    cr_assert_eq(k->spans[0].exclusive, 350 - 90 - 30);
    forget(&c);
}

/* o = 10.  From 1230 to 2000 the ring was written out. */
Test(correct, flushes_are_taken_off)
{
    for (int raw = 0; raw < 2; raw++) {
        struct synth s;
        struct capture c;
        struct synth_unit *u = start(&s, 16, 10, 0);
        uint32_t flush = synth_region(&s, "kperf flush", NULL, false);
        synth_record(u, KPT_START, 0, 1000);
        synth_record(u, KPT_START, 1, 1100);
        synth_record(u, KPT_END, 1, 1200);
        synth_record(u, KPT_START, flush, 1230);
        synth_record(u, KPT_END, flush, 2000);
        synth_record(u, KPT_START, 1, 2040);
        synth_record(u, KPT_END, 1, 2100);
        synth_record(u, KPT_END, 0, 2400);
        synth_drain(u, 3000, 3100, 1001000);
        cr_assert_eq(replay(&s, raw, &c), KP_OK);
        struct kpr_unit *k = only_unit(&c);
        cr_assert_eq(k->span_count, 4u);
        if (raw) {
            expect_span(&k->spans[0], 0, 1000, 2400, 0, 0);
            expect_span(&k->spans[2], flush, 1230, 2000, 1, 0);
        } else {
            expect_span(&k->spans[0], 0, 990, 1560, 0, 0); /* 630 without it - 6*10 */
            expect_span(&k->spans[1], 1, 1080, 1170, 1, 0);
            expect_span(&k->spans[2], flush, 1190, 1190, 1, 0);
            expect_span(&k->spans[3], 1, 1220, 1270, 1, 0);
            cr_assert_eq(k->spans[0].exclusive, 570 - 90 - 50);
            cr_assert(k->spans[0].flushed == 770 && k->spans[1].flushed == 0);
            cr_assert_eq(k->spans[2].raw_end - k->spans[2].raw_start, 770);
        }
        cr_assert_eq(c.run.clamped, 0u);
        forget(&c);
    }
}

/* Two warps wait for each other and write their rings out at any time. */
static void flush_at_random(struct synth *s, uint32_t warp, uint32_t flush, unsigned seed)
{
    struct synth_unit *u = synth_unit(s, warp, warp);
    uint64_t clock = 900 + warp * 7;
    for (int i = 0; i < 60; i++) {
        seed = seed * 1664525 + 1013904223;
        uint32_t region = seed >> 30 & 1;
        synth_record(u, KPT_START, region, clock += 5 + (seed >> 8) % 40);
        synth_record(u, KPT_END, region, clock += 5 + (seed >> 16) % 200);
        if ((seed >> 24) % 4)
            continue;
        synth_record(u, KPT_START, flush, clock += 12);
        synth_record(u, KPT_END, flush, clock += 3 + (seed >> 12) % 900);
    }
    synth_drain(u, clock + 50, clock + 150, 1000000 + clock / 2);
}

Test(correct, flushes_break_no_invariant)
{
    for (unsigned seed = 1; seed <= 60; seed++) {
        struct synth s;
        synth_init(&s, seed % 2 ? 64 : 256, 2, 10 + seed % 9);
        synth_region(&s, "work", NULL, false);
        synth_waits(&s, synth_region(&s, "wait", NULL, false), "work");
        uint32_t flush = synth_region(&s, "kperf flush", NULL, false);
        synth_cta(&s, 0, 0, 500, 1000000, 80000, 1040000);
        flush_at_random(&s, 0, flush, seed);
        flush_at_random(&s, 1, flush, seed * 77);
        FILE *in = synth_file(&s), *said = tmpfile();
        struct kpr_check *c = kpr_check_new(said, "t");
        cr_assert_eq(kpr_replay(in, "t", NULL, &kpr_check_visitor, c), KP_OK, "seed %u", seed);
        kpr_check_free(c);
        fclose(in);
        fclose(said);
    }
}

/* o = 20.  The second span lasts exactly one record: censored.  The third
 * is shorter, so its END would come before its START: clamped as well. */
Test(correct, spans_within_the_record_cost_are_censored)
{
    struct synth s;
    struct capture c;
    struct synth_unit *u = start(&s, 16, 20, 0);
    synth_record(u, KPT_START, 0, 100);
    synth_record(u, KPT_END, 0, 121);   /* -> 80, 81 */
    synth_record(u, KPT_START, 0, 200);
    synth_record(u, KPT_END, 0, 220);   /* -> 140, 140 */
    synth_record(u, KPT_START, 0, 300);
    synth_record(u, KPT_END, 0, 310);   /* -> 200, 190 */
    synth_drain(u, 2000, 2100, 1001000);
    cr_assert_eq(replay(&s, false, &c), KP_OK);
    struct kpr_unit *k = only_unit(&c);
    expect_span(&k->spans[0], 0, 80, 81, 0, 0);
    expect_span(&k->spans[1], 0, 140, 140, 0, KPR_CENSORED);
    expect_span(&k->spans[2], 0, 200, 200, 0, KPR_CENSORED | KPR_CLAMPED);
    cr_assert_eq(k->spans[2].raw_end - k->spans[2].raw_start, 10);
    cr_assert_eq(c.run.censored, 2u);
    cr_assert_eq(c.run.clamped, 1u);
    forget(&c);
    /* One that has no end yet is short for another reason. */
    u = start(&s, 16, 20, 0);
    synth_record(u, KPT_START, 0, 100);
    synth_drain(u, 110, 120, 1000050);
    cr_assert_eq(replay(&s, false, &c), KP_OK);
    expect_span(&only_unit(&c)->spans[0], 0, 80, 90, 0, KPR_OPEN_END);
    forget(&c);
}

/* Records closer than their cost: time stands still, it never runs back, and
 * later records are not pushed. */
Test(correct, a_burst_is_clamped_and_recovers)
{
    struct synth s;
    struct capture c;
    struct synth_unit *u = start(&s, 16, 20, 0);
    static const uint64_t at[] = {1000, 1005, 1010, 1015, 1200, 1300};
    for (size_t i = 0; i < KP_COUNT(at); i++)
        synth_record(u, i % 2 ? KPT_END : KPT_START, 0, at[i]);
    synth_drain(u, 2000, 2100, 1001000);
    cr_assert_eq(replay(&s, false, &c), KP_OK);
    struct kpr_unit *k = only_unit(&c);
    expect_span(&k->spans[0], 0, 980, 980, 0, KPR_CENSORED | KPR_CLAMPED);
    expect_span(&k->spans[1], 0, 980, 980, 0, KPR_CENSORED | KPR_CLAMPED);
    expect_span(&k->spans[2], 0, 1100, 1180, 0, 0); /* 1200 - 5*20, 1300 - 6*20 */
    cr_assert_eq(c.run.clamped, 3u);
    forget(&c);
}

/* An empty span and a long one with one start: the longer stands first. */
Test(correct, ties_are_sorted_longer_first)
{
    struct synth s;
    struct capture c;
    struct synth_unit *u = start(&s, 16, 20, 0);
    synth_record(u, KPT_START, 0, 1000);
    synth_record(u, KPT_END, 0, 1001);
    synth_record(u, KPT_START, 1, 1002);
    synth_record(u, KPT_END, 1, 1500);
    synth_drain(u, 2000, 2100, 1001000);
    cr_assert_eq(replay(&s, false, &c), KP_OK);
    struct kpr_unit *k = only_unit(&c);
    expect_span(&k->spans[0], 1, 980, 1420, 0, KPR_CLAMPED);
    expect_span(&k->spans[1], 0, 980, 980, 0, KPR_CENSORED | KPR_CLAMPED);
    forget(&c);
}

Test(correct, invariants_hold_for_a_large_cost)
{
    struct synth s;
    struct capture c;
    struct synth_unit *u = start(&s, 1024, 37.5, 0);
    uint64_t t = 10, x = 12345;
    for (int i = 0; i < 1000; i++) {
        x = x * 6364136223846793005u + 1442695040888963407u;
        synth_record(u, i % 4 < 2 ? KPT_START : KPT_END, i % 4 == 0 || i % 4 == 3 ? 0 : 1, t);
        t += x >> 58; /* 0..63 cycles apart */
    }
    synth_drain(u, t, t + 5, 1001000);
    cr_assert_eq(replay(&s, false, &c), KP_OK);
    struct kpr_unit *k = only_unit(&c);
    cr_assert_eq(k->span_count, 500u);
    for (size_t i = 0; i < k->span_count; i++) {
        const struct kpr_span *a = &k->spans[i];
        cr_assert(a->start >= 0 && a->end >= a->start && a->exclusive >= 0);
        cr_assert(a->end <= k->drain_begin);
        if (i > 0)
            cr_assert(a->start > a[-1].start || (a->start == a[-1].start && a->end <= a[-1].end));
    }
    forget(&c);
}

/* ---- alignment --------------------------------------------------------------------- */

/* Two SMs whose clocks differ in offset and rate; ns = 500000 + 0.5*(c - 7000)
 * on SM 3, ns = 500100 + 0.8*(c - 2^40) on SM 9. */
Test(align, fits_each_sm)
{
    struct synth s;
    struct capture c;
    uint64_t big = (uint64_t)1 << 40;
    synth_init(&s, 8, 1, 0);
    synth_region(&s, "a", NULL, false);
    synth_cta(&s, 0, 3, 7000, 500000, 9000, 501000);
    struct synth_unit *u = synth_unit(&s, 0, 0);
    synth_record(u, KPT_START, 0, 7100);
    synth_record(u, KPT_END, 0, 7300);
    synth_drain(u, 8000, 8100, 500500);
    synth_cta(&s, 1, 9, big, 500100, big + 1000, 500900);
    u = synth_unit(&s, 0, 0);
    synth_record(u, KPT_START, 0, big + 100);
    synth_record(u, KPT_END, 0, big + 200);
    synth_drain(u, big + 500, big + 600, 500500);
    synth_cta(&s, 2, 3, 10000, 501500, 12000, 502500);
    synth_not_run(&s);
    synth_cta(&s, 4, 3, 12000, 502500, 0, 0);
    cr_assert_eq(replay(&s, false, &c), KP_OK);
    cr_assert_eq(c.run.fit_count, 2u);
    cr_assert_eq(c.fit[0].sm, 3u);
    cr_assert_eq(c.fit[0].points, 5u);
    cr_assert_float_eq(c.fit[0].slope, 0.5, 1e-12);
    cr_assert_float_eq(c.fit[0].residual_ns, 0, 1e-6);
    cr_assert_eq(c.fit[1].sm, 9u);
    cr_assert_float_eq(c.fit[1].slope, 0.8, 1e-12);
    cr_assert_eq(c.run.time_zero, 500000u);
    cr_assert_eq(c.cta[0].ns_origin, 0);
    cr_assert_eq(kpr_ns(&c.cta[0], 100), 50);
    cr_assert_eq(kpr_ns(&c.cta[0], -3), -2); /* -1.5 away from zero */
    cr_assert_eq(c.cta[1].ns_origin, 100);
    cr_assert_eq(kpr_ns(&c.cta[1], 200), 260);
    cr_assert_eq(c.run.ctas, 2u);
    cr_assert_eq(c.run.ctas_not_run, 1u);
    cr_assert_eq(c.run.ctas_no_exit, 1u);
    cr_assert_eq(c.run.ctas_probed, 4u);
    cr_assert_eq(c.run.units_missing, 2u); /* CTAs 2 and 4 left no unit */
    cr_assert(kpr_lossy(&c.run));
    forget(&c);
}

/* Points (0,0) (1000,520) (2000,980) (3000,1500): by hand, slope 0.496,
 * intercept 6, residuals -6, 18, -18, 6. */
Test(align, residual_is_the_largest_distance)
{
    struct synth s;
    struct capture c;
    synth_init(&s, 8, 1, 0);
    synth_cta(&s, 0, 0, 50000, 900000, 51000, 900520);
    synth_cta(&s, 1, 0, 52000, 900980, 53000, 901500);
    cr_assert_eq(replay(&s, false, &c), KP_OK);
    cr_assert_float_eq(c.fit[0].slope, 0.496, 1e-12);
    cr_assert_float_eq(c.fit[0].residual_ns, 18, 1e-9);
    cr_assert_eq(c.run.time_zero, 900000u); /* no line keeps to 20 ns: by its own stamps */
    forget(&c);
}

/* An SM with one stamp takes the others' slope. */
Test(align, a_lone_stamp_borrows_the_slope)
{
    struct synth s;
    struct capture c;
    synth_init(&s, 8, 1, 0);
    synth_region(&s, "a", NULL, false);
    synth_cta(&s, 0, 0, 1000, 2000, 2000, 2700);
    synth_cta(&s, 1, 1, 500, 2100, 0, 0);
    struct synth_unit *u = synth_unit(&s, 0, 0);
    synth_record(u, KPT_INSTANT, 0, 600);
    synth_drain(u, 700, 800, 2500);
    cr_assert_eq(replay(&s, false, &c), KP_OK);
    cr_assert_eq(c.cta[0].ns_origin, 100);
    cr_assert_float_eq(c.cta[0].ns_per_cycle, 0.7, 1e-12);
    cr_assert_eq(c.run.clock_assumed, 0u);
    forget(&c);
}

/* No exit at all: the drain's own pair, 400 ns over 200 cycles. */
Test(align, a_lone_cta_uses_its_drain)
{
    struct synth s;
    struct capture c;
    synth_init(&s, 8, 1, 0);
    synth_region(&s, "a", NULL, false);
    synth_cta(&s, 0, 1, 500, 2100, 0, 0);
    struct synth_unit *u = synth_unit(&s, 0, 0);
    synth_record(u, KPT_INSTANT, 0, 600);
    synth_drain(u, 700, 800, 2500);
    cr_assert_eq(replay(&s, false, &c), KP_OK);
    cr_assert_float_eq(c.cta[0].ns_per_cycle, 2, 1e-12);
    cr_assert_eq(c.run.clock_assumed, 0u);
    forget(&c);
}

Test(align, impossible_stamps_are_malformed)
{
    struct synth s;
    struct capture c;
    synth_init(&s, 8, 1, 0);
    synth_cta(&s, 0, 0, 1000, 2000, 900, 2700);
    cr_assert_eq(replay(&s, false, &c), KP_MALFORMED);
    synth_init(&s, 8, 1, 0);
    synth_cta(&s, 0, 0, 1000, 2000, 2000, 2700);
    synth_cta(&s, 1, 1, 1000, UINT64_MAX / 2, 2000, UINT64_MAX / 2 + 700);
    cr_assert_eq(replay(&s, false, &c), KP_MALFORMED);
    synth_init(&s, 8, 1, 0);
    synth_cta(&s, 0, 0, 1000, UINT64_MAX - 9000, 2000, UINT64_MAX - 8000);
    cr_assert_eq(replay(&s, false, &c), KP_MALFORMED);
}

/* ---- roles -------------------------------------------------------------------------- */

static void unit_with(struct synth *s, uint32_t unit, const char *regions)
{
    struct synth_unit *u = synth_unit(s, unit, unit * 4);
    uint64_t t = 1000;
    for (; *regions; regions++) {
        synth_record(u, KPT_START, (uint32_t)(*regions - '0'), t += 10);
        synth_record(u, KPT_END, (uint32_t)(*regions - '0'), t += 10);
    }
    synth_drain(u, t + 100, t + 200, 5000);
}

Test(roles, are_named_by_what_they_do)
{
    struct synth s;
    struct capture c;
    synth_init(&s, 8, 6, 0);
    synth_region(&s, "load", "tma", false);
    synth_region(&s, "mma", "tensor", false);
    synth_region(&s, "wait", NULL, false);
    synth_region(&s, "store", "tma", false);
    synth_cta(&s, 0, 0, 1000, 5000, 3000, 6000);
    unit_with(&s, 0, "02");
    unit_with(&s, 1, "12");
    unit_with(&s, 2, "21");  /* the same set in another order */
    unit_with(&s, 3, "2");
    unit_with(&s, 4, "01");
    unit_with(&s, 5, "3");   /* a second producer */
    synth_cta(&s, 1, 0, 1000, 5000, 3000, 6000);
    unit_with(&s, 0, "02");
    unit_with(&s, 3, "");
    cr_assert_eq(replay(&s, false, &c), KP_OK);
    cr_assert_eq(c.roles, 6u);
    cr_assert_str_eq(c.role[0], "producer");
    cr_assert_str_eq(c.role[1], "consumer");
    cr_assert_str_eq(c.role[2], "role 3");
    cr_assert_str_eq(c.role[3], "compute");
    cr_assert_str_eq(c.role[4], "producer 2");
    cr_assert_str_eq(c.role[5], "idle");
    static const uint32_t want[6] = {0, 1, 1, 2, 3, 4};
    for (size_t i = 0; i < 6; i++)
        cr_assert_eq(c.cta[0].units[i].role, want[i]);
    cr_assert_eq(c.cta[1].units[0].role, 0u);
    cr_assert_eq(c.cta[1].units[1].role, 5u);
    cr_assert_eq(c.run.units_missing, 4u);
    forget(&c);
}

/* More kinds of units than roles: the rest is in the last. */
Test(roles, beyond_the_most_are_one)
{
    enum { UNITS = 150, CTAS = 2 };
    struct synth s;
    struct capture c;
    synth_init(&s, 32, UNITS, 0);
    for (unsigned id = 0; id < 9; id++)
        synth_region(&s, (const char[]){(char)('a' + id), '\0'}, NULL, false);
    for (uint32_t i = 0; i < CTAS * UNITS; i++) {
        char regions[10] = "";
        if (i % UNITS == 0)
            synth_cta(&s, i / UNITS, 0, 1000, 5000, 3000, 6000);
        for (unsigned id = 0, n = 0; id < 9; id++)
            if ((i + 1) >> id & 1)
                regions[n++] = (char)('0' + id);
        unit_with(&s, i % UNITS, regions);
    }
    cr_assert_eq(replay(&s, false, &c), KP_OK);
    cr_assert_eq(c.roles, (size_t)KPR_MAX_ROLES);
    for (uint32_t i = 0; i < CTAS * UNITS; i++)
        cr_expect_eq(c.cta[i / UNITS].units[i % UNITS].role,
                     i < KPR_MAX_ROLES ? i : KPR_MAX_ROLES - 1u);
    forget(&c);
}

/* A ring that lost its first regions still belongs to its role. */
Test(roles, a_cut_ring_joins_its_kind)
{
    struct synth s;
    struct capture c;
    synth_init(&s, 4, 2, 0);
    synth_region(&s, "load", "tma", false);
    synth_region(&s, "mma", "tensor", false);
    synth_region(&s, "wait", NULL, false);
    synth_cta(&s, 0, 0, 1000, 5000, 3000, 6000);
    unit_with(&s, 0, "12");
    unit_with(&s, 1, "1222"); /* 8 records in 4 slots: only region 2 is left */
    cr_assert_eq(replay(&s, false, &c), KP_OK);
    cr_assert_eq(c.roles, 1u);
    cr_assert_str_eq(c.role[0], "consumer");
    cr_assert_eq(c.run.lost, 4u);
    forget(&c);
}

/* ---- errors ------------------------------------------------------------------------- */

/* A CTA whose units are in two chunks, as one of more than 256 is written here. */
Test(errors, a_cta_twice)
{
    struct synth s;
    struct capture c;
    synth_init(&s, 4, 257, 0);
    synth_region(&s, "load", NULL, false);
    synth_cta(&s, 0, 0, 1000, 5000, 3000, 6000);
    for (uint32_t i = 0; i < 257; i++)
        unit_with(&s, i, "0");
    cr_assert_eq(replay(&s, false, &c), KP_MALFORMED);
    forget(&c);
}

static int stop(void *ctx, const struct kpr_run *run, const struct kpr_cta *cta)
{
    (void)run;
    (void)cta;
    ++*(int *)ctx;
    return 77;
}

Test(replay, a_visitor_can_stop_it)
{
    struct synth s;
    struct synth_unit *u = start(&s, 8, 0, 1000);
    synth_drain(u, 1300, 1400, 1000050);
    FILE *f = synth_file(&s);
    int calls = 0;
    const struct kpr_visitor v = {.cta = stop};
    cr_assert_eq(kpr_replay(f, "t", NULL, &v, &calls), 77);
    cr_assert_eq(calls, 1);
    fclose(f);
}

Test(replay, records_without_a_stamp_are_malformed)
{
    struct synth s;
    struct capture c;
    struct synth_unit *u = start(&s, 8, 0, 1000);
    synth_drain(u, 1300, 1400, 1000050);
    s.stamps.v[0].flags = 0;
    cr_assert_eq(replay(&s, false, &c), KP_MALFORMED);
}

Test(replay, an_empty_trace_has_a_beginning_and_an_end)
{
    struct synth s;
    struct capture c;
    synth_init(&s, 8, 1, 0);
    cr_assert_eq(replay(&s, false, &c), KP_OK);
    cr_assert(c.begun && c.ended);
    cr_assert_eq(c.ctas, 0u);
    cr_assert_not(kpr_lossy(&c.run));
}

/* Of 66 probed CTAs whose records say 1010, 1011 ... cycles, beside unprobed ones of 1000, the first
 * 64 are compared: 1010 to 1073, whose middle is 1041 or 1042. */
Test(replay, so_many_probed_ctas_are_compared_with_their_neighbours)
{
    enum { PLAIN = 8, PROBED = KPR_AGAINST_MOST + 2 };
    struct kpt_stamp stamps[PLAIN + PROBED] = {0};
    struct kpr_run run = {.stamps = stamps, .stamp_count = PLAIN + PROBED};
    struct kpr_against a = {0};
    run.info.units_per_cta = 1;
    for (uint32_t i = 0; i < PLAIN + PROBED; i++)
        stamps[i] = (struct kpt_stamp){.cta = i,
                                       .flags = KPT_CTA_ENTERED | (i < PLAIN ? 0 : KPT_CTA_PROBED),
                                       .clock_entry = 5000,
                                       .time_entry = 100,
                                       .clock_exit = 6000,
                                       .time_exit = 700};
    for (uint32_t i = 0; i < PROBED; i++) {
        struct kpr_unit unit = {.count = 4, .drain_begin = 1010 + i};
        struct kpr_cta cta = {.stamp = stamps[PLAIN + i], .units = &unit, .unit_count = 1};
        kpr_against_cta(&a, &run, &cta);
    }
    cr_assert_eq(a.ratio_count, 64u);
    cr_assert(kpr_against_end(&a, &run));
    double error = kpr_against_error(&a);
    cr_assert(error >= 0.041 && error <= 0.042, "%g", error);
    kpr_against_free(&a);
}
