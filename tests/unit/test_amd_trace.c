/* AMD's traces: what the device wrote, in the file, and replayed. */
#include <criterion/criterion.h>

#include "replay/export/export.h"
#include "run/device/amd.h"
#include "synth.h"

/* ---- hardware registers ----------------------------------------------------- */

static void expect_hardware(const char *target, uint32_t id, uint32_t xcc, struct kpt_hardware e)
{
    struct kpt_hardware h = kpn_amd_hardware(kpn_amd_find(target), id, xcc);
    cr_expect(h.xcc == e.xcc && h.se == e.se && h.sh == e.sh && h.cu == e.cu && h.simd == e.simd &&
                  h.wave == e.wave, "%s 0x%08x: xcc %u se %u sh %u cu %u simd %u wave %u", target,
              id, h.xcc, h.se, h.sh, h.cu, h.simd, h.wave);
}

/* HW_ID of gfx9: wave 3:0, SIMD 5:4, pipe 7:6, CU 11:8, SH 12, SE 15:13. */
Test(hardware, gfx9)
{
    expect_hardware("gfx942", 0xabcd0000 | 5 << 13 | 1 << 12 | 9 << 8 | 2 << 6 | 3 << 4 | 7, 0xf6,
                    (struct kpt_hardware){6, 5, 1, 9, 3, 7});
    /* gfx90a has no XCC: what was left in its place means nothing. */
    expect_hardware("gfx90a", 4 << 13 | 15 << 8 | 1 << 4 | 15, 3,
                    (struct kpt_hardware){0, 4, 0, 15, 1, 15});
}

/* HW_ID1 of gfx10 and later: wave 4:0, SIMD 9:8, WGP 13:10, SA 16, SE 20:18. */
Test(hardware, gfx11)
{
    expect_hardware("gfx1100", 0xe0000000 | 6 << 18 | 1 << 16 | 13 << 10 | 2 << 8 | 19, 0,
                    (struct kpt_hardware){0, 6, 1, 13, 2, 19});
    expect_hardware("gfx1201", 3 << 18 | 4 << 10 | 1 << 8 | 31, 0,
                    (struct kpt_hardware){0, 3, 0, 4, 1, 31});
}

/* The word has each field at its documented place, and no two CUs share a number. */
Test(hardware, word)
{
    const struct kpt_hardware h = {.xcc = 7, .se = 3, .sh = 1, .cu = 9, .simd = 2, .wave = 17};
    uint32_t word = kpt_hardware_word(&h);
    cr_expect_eq(word, 7u << 18 | 3u << 14 | 1u << 13 | 9u << 8 | 2u << 5 | 17);
    struct kpt_hardware back = kpt_hardware_of(word);
    cr_expect_eq(memcmp(&back, &h, sizeof h), 0);
    cr_expect_eq(kpt_hardware_cu(&h), 7u << 10 | 3u << 6 | 1u << 5 | 9);
}

/* ---- words of the device ------------------------------------------------------ */

Test(words, gfx942)
{
    struct kpt_stamp s = {.sm = 1 << 13 | 2 << 8 | 1 << 4 | 3, .hardware = 4,
                          .flags = KPT_CTA_ENTERED, .clock_entry = 0x123456789abc,
                          .time_entry = 1000, .clock_exit = 0x123456790000, .time_exit = 1077};
    struct kpt_unit u = {.sm = 1 << 13 | 2 << 8 | 2 << 4 | 5, .hardware = 4,
                         .drain_clock_begin = 77, .drain_time_begin = 1050,
                         .drain_clock_end = 99};
    struct kpt_unit *units[] = {&u};
    cr_expect_eq(kpn_amd_words(kpn_amd_find("gfx942"), &s, 1, units, 1, 0), 0u);
    cr_expect_eq(s.sm, 4u << 10 | 1u << 6 | 2);
    cr_expect_eq(u.sm, s.sm);
    cr_expect_eq(kpt_hardware_of(u.hardware).simd, 2u);
    cr_expect_eq(kpt_hardware_of(u.hardware).wave, 5u);
    /* 100 MHz: a tick is 10 ns; a counter of 64 bits stays as it is */
    cr_expect(s.time_entry == 10000 && s.time_exit == 10770 && u.drain_time_begin == 10500);
    cr_expect(s.clock_entry == 0x123456789abc && u.drain_clock_begin == 77);
}

/* A WGP's true clock at 2.5 GHz, at multiples of 10 ns. */
static uint64_t true_clock(uint64_t ns)
{
    return 0x7ff00 + ns * 5 / 2;
}
static uint64_t low(uint64_t clock)
{
    return clock & 0xfffff;
}

static struct kpt_stamp stamp_at(uint32_t cta, uint32_t sm, uint64_t entry, uint64_t exit)
{
    return (struct kpt_stamp){.cta = cta, .sm = sm, .flags = KPT_CTA_ENTERED,
                              .clock_entry = low(true_clock(entry)), .time_entry = entry,
                              .clock_exit = exit ? low(true_clock(exit)) : 0, .time_exit = exit};
}

/* Workgroups of 100 us, one after the other, then a pause of 1.3 ms (three rounds of the
 * counter), then one of 700 us: all distances come out as they were. */
Test(widen, rounds)
{
    const uint64_t at[] = {1000, 102000, 205000, 1600000, 1720000};
    struct kpt_stamp s[KP_COUNT(at)];
    for (uint32_t i = 0; i < KP_COUNT(at); i++)
        s[i] = stamp_at(i, 3, at[i], at[i] + (i == 4 ? 700000 : 100000));
    struct kpt_unit u = {.sm = 3, .drain_clock_begin = low(true_clock(2400000)),
                         .drain_time_begin = 2400000, .drain_clock_end = low(true_clock(2400440))};
    struct kpt_unit *units[] = {&u};
    cr_expect_eq(kpn_amd_widen(s, KP_COUNT(s), units, 1, 20, 0), 0u);
    for (uint32_t i = 0; i < KP_COUNT(at); i++) {
        cr_expect_eq(s[i].clock_entry - s[0].clock_entry, true_clock(at[i]) - true_clock(1000),
                     "%u", i);
        cr_expect_eq(low(s[i].clock_entry), low(true_clock(at[i])));
        cr_expect_eq(s[i].clock_exit - s[i].clock_entry, i == 4 ? 1750000u : 250000u);
    }
    cr_expect_eq(u.drain_clock_begin - s[0].clock_entry, true_clock(2400000) - true_clock(1000));
    cr_expect_eq(u.drain_clock_end - u.drain_clock_begin, 1100u);
}

/* Each WGP has a counter of its own; one without an exit keeps a zero there. */
Test(widen, apart)
{
    struct kpt_stamp s[] = {stamp_at(0, 1, 1000, 150000), stamp_at(1, 2, 90000, 180000),
                            stamp_at(2, 1, 160000, 0)};
    s[1].clock_entry = 5; /* another counter */
    s[1].clock_exit = 5 + 225000;
    cr_expect_eq(kpn_amd_widen(s, 3, NULL, 0, 20, 0), 0u);
    cr_expect_eq(s[0].clock_exit - s[0].clock_entry, 372500u);
    cr_expect_eq(s[1].clock_exit - s[1].clock_entry, 225000u);
    cr_expect_eq(s[2].clock_entry - s[0].clock_entry, 397500u);
    cr_expect_eq(s[2].clock_exit, 0u);
}

/* A clock read a little late for the time that stands beside it does not go round. */
Test(widen, jitter)
{
    struct kpt_stamp s[] = {stamp_at(0, 1, 1000, 100000), stamp_at(1, 1, 100000, 190000)};
    s[0].clock_exit = low(s[0].clock_exit + 6); /* of the same time as the next's entry */
    cr_expect_eq(kpn_amd_widen(s, 2, NULL, 0, 20, 0), 0u);
    int64_t ahead = (int64_t)(s[1].clock_entry - s[0].clock_exit);
    cr_expect(ahead == 6 || ahead == -6, "%lld", (long long)ahead);
}

/* Nothing near tells the rate: the device's is taken.  3 ms are too long to be sure. */
Test(widen, far)
{
    struct kpt_stamp s[] = {stamp_at(0, 1, 1000, 3001000)};
    cr_expect_eq(kpn_amd_widen(s, 1, NULL, 0, 20, 2500), 1u);
    cr_expect_eq(s[0].clock_exit - s[0].clock_entry, 7500000u);
}

/* ---- the info block ------------------------------------------------------------- */

static json_t *info_with(json_t *amd)
{
    json_t *info = json_pack("{s:i, s:s, s:s, s:[i,i,i], s:[i,i,i], s:i, s:i, s:i, s:[]}",
                             "schema_version", 1, "tool", "t", "entry", "k", "grid", 1, 1, 1,
                             "block", 64, 1, 1, "capacity", 4, "units", 1, "warps_per_unit", 1,
                             "regions");
    json_object_set_new(info, "amd", amd);
    return info;
}

Test(info, amd)
{
    static const struct { const char *json; int status; } all[] = {
        {"{\"target\":\"gfx942\",\"wave_size\":64,\"holder\":\"CU\"}", KP_OK},
        {"{\"target\":\"gfx1100\",\"wave_size\":32,\"holder\":\"WGP\",\"clock_wide\":20}", KP_OK},
        {"{\"target\":\"gfx942\",\"wave_size\":48,\"holder\":\"CU\"}", KP_MALFORMED},
        {"{\"target\":\"gfx942\",\"wave_size\":64,\"holder\":\"SM\"}", KP_MALFORMED},
        {"{\"target\":\"gfx942\",\"wave_size\":64}", KP_MALFORMED},
        {"{\"wave_size\":64,\"holder\":\"CU\"}", KP_MALFORMED},
        {"{\"target\":\"g\",\"wave_size\":64,\"holder\":\"CU\",\"clock_wide\":19}", KP_MALFORMED},
        {"{\"target\":\"g\",\"wave_size\":64,\"holder\":\"CU\",\"constant_clock_mhz\":0}",
         KP_MALFORMED},
        {"[]", KP_MALFORMED}, {"null", KP_MALFORMED},
    };
    for (size_t i = 0; i < KP_COUNT(all); i++) {
        json_t *info = info_with(json_loads(all[i].json, JSON_DECODE_ANY, NULL));
        struct kpt_info parsed;
        cr_expect_eq(kpt_info_parse(info, "t", &parsed), all[i].status, "%s", all[i].json);
        if (all[i].status == KP_OK) {
            cr_expect_eq(parsed.amd.wgp, i == 1);
            cr_expect_eq(parsed.amd.clock_wide, i == 1 ? 20u : 64u);
            cr_expect_eq(parsed.amd.constant_mhz, 100);
        }
        kpt_info_free(&parsed);
        json_decref(info);
    }
    json_t *both = info_with(json_pack("{s:s,s:i,s:s,s:b}", "target", "gfx942", "wave_size", 64,
                                       "holder", "CU", "signature", 1));
    struct kpt_info parsed;
    cr_expect_eq(kpt_info_parse(both, "t", &parsed), KP_OK);
    cr_expect(parsed.amd.signature);
    kpt_info_free(&parsed);
    json_object_set_new(both, "shared_boundaries", json_true());
    cr_expect_eq(kpt_info_parse(both, "t", &parsed), KP_MALFORMED);
    json_decref(both);
}

/* What an info block has of a target. */
Test(info, of_a_target)
{
    json_t *info = json_object(), *map = json_pack("{s:b}", "signature", 1);
    kpn_amd_info(kpn_amd_find("gfx1100"), map, info);
    json_t *expect = json_pack("{s:i,s:{s:s,s:i,s:s,s:i,s:i,s:b}}", "clock_bits", 20, "amd",
                               "target", "gfx1100", "wave_size", 32, "holder", "WGP", "clock_wide",
                               20, "constant_clock_mhz", 100, "signature", 1);
    cr_expect(json_equal(info, expect));
    json_decref(info);
    json_decref(expect);
    json_decref(map);
}

/* An older reader refuses the file, for its feature bit. */
Test(info, feature_bit)
{
    struct synth s;
    unsigned char head[16];
    synth_init(&s, 4, 1, 0);
    json_object_set_new(s.info, "amd", json_pack("{s:s,s:i,s:s}", "target", "gfx942", "wave_size",
                                                 64, "holder", "CU"));
    FILE *f = synth_file(&s);
    cr_assert_eq(fread(head, 1, sizeof head, f), sizeof head);
    cr_expect_eq(head[12], 8);
    fclose(f);
    /* and of a trace without "amd" it is not set */
    synth_init(&s, 4, 1, 0);
    f = synth_file(&s);
    cr_assert_eq(fread(head, 1, sizeof head, f), sizeof head);
    cr_expect_eq(head[12], 0);
    fclose(f);
}

/* ---- signatures ------------------------------------------------------------------ */

struct seen {
    struct kpr_span spans[4];
    size_t n;
    uint64_t mixed;
    uint32_t hardware;
};

static int on_cta(void *ctx, const struct kpr_run *run, const struct kpr_cta *cta)
{
    struct seen *c = ctx;
    (void)run;
    c->n = cta->units[0].span_count;
    cr_assert_leq(c->n, KP_COUNT(c->spans));
    memcpy(c->spans, cta->units[0].spans, c->n * sizeof *c->spans);
    c->hardware = cta->units[0].hardware;
    return KP_OK;
}

static int on_end(void *ctx, const struct kpr_run *run)
{
    ((struct seen *)ctx)->mixed = run->mixed;
    return KP_OK;
}

static void signed_record(struct synth_unit *u, enum kpt_kind kind, uint32_t region,
                          uint32_t signature, uint64_t clock)
{
    synth_record(u, kind, region | signature << 16, clock);
}

/* Two visits by the wave in slot 1 of SIMD 0, whose second is ended by slot 2 of SIMD 3. */
static void signed_trace(struct synth *s, bool signature, uint32_t ninth)
{
    synth_init(s, 8, 1, 0);
    synth_region(s, "a", NULL, false);
    json_object_set_new(s->info, "amd",
                        json_pack("{s:s,s:i,s:s,s:b}", "target", "gfx942", "wave_size", 64,
                                  "holder", "CU", "signature", signature));
    synth_cta(s, 0, 0, 1000, 10000, 9000, 14000);
    struct synth_unit *u = synth_unit(s, 0, 0);
    u->u.hardware = 1;
    signed_record(u, KPT_START, 0, 0x001, 2000);
    signed_record(u, KPT_END, 0, 0x001, 2500);
    signed_record(u, KPT_START, 0, 0x001, 3000);
    signed_record(u, KPT_END, 0, 0x032, 3700);
    if (ninth)
        signed_record(u, KPT_START, ninth, 0, 3800);
    synth_drain(u, 4000, 4100, 11500);
}

static int replay(struct synth *s, struct seen *c)
{
    static const struct kpr_visitor visitor = {NULL, on_cta, on_end};
    FILE *f = synth_file(s);
    *c = (struct seen){.n = 0};
    int status = kpr_replay(f, "t", NULL, &visitor, c);
    fclose(f);
    return status;
}

Test(signature, told_apart)
{
    struct synth s;
    struct seen c;
    signed_trace(&s, true, 0);
    cr_assert_eq(replay(&s, &c), KP_OK);
    cr_assert_eq(c.n, 2u);
    cr_expect(c.spans[0].region == 0 && c.spans[0].raw_end - c.spans[0].raw_start == 500);
    cr_expect(!(c.spans[0].flags & KPR_MIXED));
    cr_expect(c.spans[1].raw_end - c.spans[1].raw_start == 700);
    cr_expect(c.spans[1].flags & KPR_MIXED);
    cr_expect_eq(c.mixed, 1u);
    cr_expect_eq(c.hardware, 1u);
    cr_expect_str_eq(kpr_flag_words(KPR_MIXED), "mixed");
}

/* Where the info block does not say so, such a tag is none; nor is a region that is not there. */
Test(signature, refused)
{
    struct synth s;
    struct seen c;
    signed_trace(&s, false, 0);
    cr_expect_eq(replay(&s, &c), KP_MALFORMED);
    signed_trace(&s, true, 1);
    cr_expect_eq(replay(&s, &c), KP_MALFORMED);
}
