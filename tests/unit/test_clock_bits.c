/* Records whose clock has fewer than 32 bits: in the file, and unwrapped. */
#include <criterion/criterion.h>

#include <zlib.h>

#include "replay/export/export.h"
#include "synth.h"

#define PERIOD 1048576 /* 2^20 */
#define SKEW 65536     /* how far before the entry a warp may begin, at 20 bits */

/* ---- one unit, unwrapped ---------------------------------------------------------- */

struct capture {
    struct kpr_span spans[64]; /* of the only unit */
    size_t n;
    bool gap;
    uint64_t gaps;
};

static int on_cta(void *ctx, const struct kpr_run *run, const struct kpr_cta *cta)
{
    struct capture *c = ctx;
    (void)run;
    cr_assert_eq(cta->unit_count, 1u);
    c->n = cta->units[0].span_count;
    c->gap = cta->units[0].clock_gap;
    cr_assert_leq(c->n, KP_COUNT(c->spans));
    if (c->n)
        memcpy(c->spans, cta->units[0].spans, c->n * sizeof *c->spans);
    return KP_OK;
}

static int on_end(void *ctx, const struct kpr_run *run)
{
    ((struct capture *)ctx)->gaps = run->clock_gaps;
    return KP_OK;
}

/* A CTA that enters at `entry`; its unit's clocks have 20 bits. */
static struct synth_unit *start(struct synth *s, uint32_t capacity, uint64_t entry)
{
    synth_init(s, capacity, 1, 0);
    s->clock_bits = 20;
    synth_region(s, "a", NULL, false);
    synth_region(s, "b", NULL, false);
    synth_cta(s, 0, 0, entry, 1000000, entry + 20000000, 11000000);
    return synth_unit(s, 0, 0);
}

static int replay(struct synth *s, struct capture *c)
{
    static const struct kpr_visitor visitor = {NULL, on_cta, on_end};
    FILE *f = synth_file(s);
    *c = (struct capture){0};
    int status = kpr_replay(f, "t", NULL, &visitor, c);
    fclose(f);
    return status;
}

static void expect(const struct kpr_span *s, int64_t begin, int64_t end)
{
    cr_assert_eq(s->start, begin, "start %lld, not %lld", (long long)s->start, (long long)begin);
    cr_assert_eq(s->end, end, "end %lld, not %lld", (long long)s->end, (long long)end);
}

/* 1048420 and 1048620: 20 bits of the second are 44. */
Test(narrow, across_the_boundary)
{
    struct synth s;
    struct capture c;
    struct synth_unit *u = start(&s, 8, 1048320);
    synth_record(u, KPT_START, 0, 1048420);
    synth_record(u, KPT_END, 0, 1048620);
    cr_assert_eq(u->ring[0].clock, 1048420u);
    cr_assert_eq(u->ring[1].clock, 44u);
    synth_drain(u, 1048700, 1048800, 1000190);
    cr_assert_eq(replay(&s, &c), KP_OK);
    cr_assert_eq(c.n, 1u);
    expect(&c.spans[0], 100, 300);
    cr_assert_not(c.gap);
}

/* Twenty records 900000 cycles apart: more than 16 periods, none missed. */
Test(narrow, several_times_over)
{
    struct synth s;
    struct capture c;
    uint64_t entry = ((uint64_t)3 << 35) + 777777;
    struct synth_unit *u = start(&s, 32, entry);
    for (uint64_t i = 0; i < 20; i++)
        synth_record(u, i % 2 ? KPT_END : KPT_START, 0, entry + 50 + 900000 * i);
    synth_drain(u, entry + 18000000, entry + 18000100, 1000190);
    cr_assert_eq(replay(&s, &c), KP_OK);
    cr_assert_eq(c.n, 10u);
    for (int64_t i = 0; i < 10; i++)
        expect(&c.spans[i], 50 + 1800000 * i, 50 + 1800000 * i + 900000);
    cr_assert_not(c.gap);
}

/* A pause of one cycle less than the clock can count is seen as it was.  One of just
 * that looks like none: what was before it seems that much later, which is flagged. */
Test(narrow, a_pause_just_below_and_at_the_period)
{
    for (uint64_t pause = PERIOD - 1; pause <= PERIOD + 50; pause += pause < PERIOD ? 1 : 50) {
        struct synth s;
        struct capture c;
        struct synth_unit *u = start(&s, 8, 5000);
        synth_record(u, KPT_START, 0, 5100);
        synth_record(u, KPT_END, 0, 5100 + pause);
        synth_drain(u, 5200 + pause, 5300 + pause, 1000190);
        cr_assert_eq(replay(&s, &c), KP_OK);
        bool hidden = pause >= PERIOD;
        expect(&c.spans[0], hidden ? 100 + PERIOD : 100, 100 + (int64_t)pause);
        cr_assert_eq(c.gap, hidden, "%llu", (unsigned long long)pause);
        cr_assert_eq(c.gaps, (uint64_t)hidden);
    }
}

/* The same between the last record and the drain. */
Test(narrow, a_pause_before_the_drain)
{
    struct synth s;
    struct capture c;
    struct synth_unit *u = start(&s, 8, 5000);
    synth_record(u, KPT_START, 0, 5100);
    synth_record(u, KPT_END, 0, 5200);
    synth_drain(u, 5200 + 3 * PERIOD, 5300 + 3 * PERIOD, 1000190);
    cr_assert_eq(replay(&s, &c), KP_OK);
    expect(&c.spans[0], 100 + 3 * PERIOD, 200 + 3 * PERIOD);
    cr_assert(c.gap);
}

/* From where a hidden period could be: the last warp that may begin early. */
Test(narrow, a_late_first_record_leaves_room_for_a_pause)
{
    for (int64_t at = PERIOD - SKEW - 1; at <= PERIOD - SKEW; at++) {
        struct synth s;
        struct capture c;
        struct synth_unit *u = start(&s, 8, 5000);
        synth_record(u, KPT_START, 0, (uint64_t)(5000 + at));
        synth_record(u, KPT_END, 0, (uint64_t)(5007 + at));
        synth_drain(u, (uint64_t)(5100 + at), (uint64_t)(5200 + at), 1000190);
        cr_assert_eq(replay(&s, &c), KP_OK);
        expect(&c.spans[0], at, at + 7);
        cr_assert_eq(c.gap, at >= PERIOD - SKEW);
    }
}

/* A ring that lost what came early cannot tell. */
Test(narrow, a_ring_whose_oldest_is_late)
{
    struct synth s;
    struct capture c;
    struct synth_unit *u = start(&s, 4, 5000);
    for (uint64_t i = 0; i < 6; i++)
        synth_record(u, i % 2 ? KPT_END : KPT_START, 0, 5000 + 600000 * i);
    synth_drain(u, 3010000, 3020000, 1000190);
    cr_assert_eq(replay(&s, &c), KP_OK);
    expect(&c.spans[0], 1200000, 1800000);
    expect(&c.spans[1], 2400000, 3000000);
    cr_assert(c.gap);
}

Test(narrow, before_the_entry)
{
    for (int64_t early = SKEW; early <= SKEW + 1; early++) {
        struct synth s;
        struct capture c;
        struct synth_unit *u = start(&s, 8, 5000000);
        synth_record(u, KPT_START, 0, (uint64_t)(5000000 - early));
        synth_record(u, KPT_END, 0, 5000100);
        synth_drain(u, 5000200, 5000300, 1000190);
        cr_assert_eq(replay(&s, &c), early == SKEW ? KP_OK : KP_MALFORMED);
        if (early > SKEW)
            continue;
        expect(&c.spans[0], -SKEW, 100);
        cr_assert_not(c.gap);
    }
}

/* 1200 before 1100 is 2^20 - 100 before it, and no warp began there. */
Test(narrow, backwards)
{
    struct synth s;
    struct capture c;
    struct synth_unit *u = start(&s, 8, 1000);
    synth_record(u, KPT_START, 0, 1200);
    synth_record(u, KPT_END, 0, 1100);
    synth_drain(u, 1300, 1400, 1000050);
    cr_assert_eq(replay(&s, &c), KP_MALFORMED);
}

/* ---- the flag in the outputs --------------------------------------------------------- */

static char *exported(const char *format, bool json)
{
    struct synth s;
    struct synth_unit *u = start(&s, 8, 5000);
    synth_record(u, KPT_START, 0, 5100);
    synth_record(u, KPT_END, 0, 5100 + PERIOD);
    synth_drain(u, 5200 + PERIOD, 5300 + PERIOD, 1000190);
    const struct kpr_export_options options = {.json = json, .cta = -1};
    const struct kpr_exporter *e = kpr_exporter_find(format);
    char *text = NULL;
    size_t n = 0;
    FILE *f = synth_file(&s), *out = open_memstream(&text, &n);
    void *ctx = e->open(out, &options);
    cr_assert_eq(kpr_replay(f, "t", NULL, &e->visitor, ctx), KP_OK);
    e->close(ctx);
    fclose(out);
    fclose(f);
    return text;
}

Test(gap, reaches_the_outputs)
{
    static const struct { const char *format; bool json; const char *words; } all[] = {
        {"summary", false, "1 units may have paused for 2^20 cycles unseen"},
        {"summary", true, "\"clock_gaps\": 1"},
        {"ndjson", false, "\"flags\":[\"clock_gap\"]"},
        {"ndjson", false, "\"clock_gaps\":1"},
    };
    for (size_t i = 0; i < KP_COUNT(all); i++) {
        char *text = exported(all[i].format, all[i].json);
        cr_assert(strstr(text, all[i].words), "%s", text);
        free(text);
    }
}

#ifdef __GLIBC__
static int warn(void *ctx, const struct kpr_run *run)
{
    (void)ctx;
    kpr_warn(run, "t");
    return KP_OK;
}

Test(gap, is_warned_of)
{
    struct synth s;
    struct synth_unit *u = start(&s, 8, 5000);
    synth_record(u, KPT_INSTANT, 0, 5100);
    synth_drain(u, 5200 + PERIOD, 5300 + PERIOD, 1000190);
    const struct kpr_visitor visitor = {.end = warn};
    char *text = NULL;
    size_t n = 0;
    FILE *f = synth_file(&s), *old = stderr;
    stderr = open_memstream(&text, &n);
    int status = kpr_replay(f, "t", NULL, &visitor, NULL);
    fclose(stderr);
    stderr = old;
    fclose(f);
    cr_assert_eq(status, KP_OK);
    cr_assert(strstr(text, "1 units ran so long that a pause of 2^20 cycles"), "%s", text);
    free(text);
}
#endif

/* ---- the file ------------------------------------------------------------------------- */

struct bytes {
    unsigned char *p;
    size_t n;
};

static struct bytes file_of(uint32_t bits)
{
    struct synth s;
    struct bytes b = {NULL, 0};
    FILE *f = open_memstream((char **)&b.p, &b.n);
    synth_init(&s, 8, 1, 0);
    s.clock_bits = bits;
    synth_region(&s, "a", NULL, false);
    synth_cta(&s, 0, 0, 5000, 1000000, 6000, 1000500);
    struct synth_unit *u = synth_unit(&s, 0, 0);
    synth_record(u, KPT_INSTANT, 0, 5100);
    synth_drain(u, 5500, 5600, 1000250);
    synth_write(&s, f);
    fclose(f);
    return b;
}

/* What reading it to the end gives. */
static enum kpt_error error_of(const struct bytes *b, char message[200])
{
    FILE *f = fmemopen(b->p, b->n, "rb");
    struct kpt_reader *r = kpt_reader_new(f, "t");
    struct kpt_view v;
    enum kpt_item item;
    while ((item = kpt_next(r, &v)) == KPT_ITEM_STAMPS || item == KPT_ITEM_CTA)
        continue;
    enum kpt_error e = kpt_reader_error(r);
    snprintf(message, 200, "%s", kpt_reader_message(r));
    kpt_reader_free(r);
    fclose(f);
    return e;
}

static void put32(unsigned char *p, uint32_t v)
{
    for (int i = 0; i < 4; i++)
        p[i] = (unsigned char)(v >> 8 * i);
}

/* The feature bits, under a right checksum. */
static void set_features(struct bytes *b, uint32_t features)
{
    put32(b->p + 12, features);
    put32(b->p + 28, (uint32_t)crc32(0, b->p, 28));
}

Test(file, the_header_says_that_clocks_are_short)
{
    char message[200];
    for (uint32_t bits = 20; bits <= 32; bits++) {
        struct bytes b = file_of(bits);
        cr_assert_eq(b.p[8], 1); /* the version stays */
        cr_assert_eq(b.p[12], bits == 32 ? 0 : 1);
        cr_assert_eq(error_of(&b, message), KPT_ERR_NONE, "%s", message);
        set_features(&b, bits == 32 ? 1 : 0);
        cr_assert_eq(error_of(&b, message), KPT_ERR_CORRUPT);
        cr_assert(strstr(message, "byte 12: the feature bits"), "%s", message);
        set_features(&b, 16);
        cr_assert_eq(error_of(&b, message), KPT_ERR_UNSUPPORTED);
        cr_assert(strstr(message, "feature bits 0x10 are not known"), "%s", message);
        set_features(&b, 17); /* one that is known beside it */
        cr_assert_eq(error_of(&b, message), KPT_ERR_UNSUPPORTED);
        free(b.p);
    }
}

/* The record stands 8 + 64 bytes into the payload of the CTA's chunk. */
Test(file, a_clock_of_more_bits_is_corrupt)
{
    char message[200];
    struct bytes b = file_of(20);
    size_t cta = b.n - 48 - 16 - 80, clock = cta + 16 + 8 + 64 + 4;
    cr_assert_arr_eq(b.p + cta, "CTAC", 4);
    cr_assert_eq(b.p[clock], 5100 & 0xff);
    for (uint32_t v = PERIOD - 1; v <= PERIOD; v++) {
        put32(b.p + clock, v);
        uLong crc = crc32(crc32(0, b.p + cta, 4), b.p + cta + 8, 8);
        put32(b.p + cta + 4, (uint32_t)crc32(crc, b.p + cta + 16, 80));
        cr_assert_eq(error_of(&b, message), v < PERIOD ? KPT_ERR_NONE : KPT_ERR_CORRUPT);
    }
    cr_assert(strstr(message, "a clock of CTA 0 has more than 20 bits"), "%s", message);
    free(b.p);
}

static json_t *info_with_bits(json_t *bits)
{
    return json_pack("{s:i, s:s, s:s, s:[i,i,i], s:[i,i,i], s:i, s:i, s:i, s:[], s:o}",
                     "schema_version", 1, "tool", "t", "entry", "k", "grid", 1, 1, 1, "block", 32,
                     1, 1, "capacity", 4, "units", 1, "warps_per_unit", 1, "regions",
                     "clock_bits", bits);
}

Test(file, the_writer_refuses_what_no_reader_takes)
{
    static const struct { int bits; uint32_t clock; int status; } all[] = {
        {20, PERIOD - 1, KP_OK}, {20, PERIOD, KP_FAILED}, {31, INT32_MAX, KP_OK},
        {31, (uint32_t)INT32_MAX + 1, KP_FAILED}, {32, UINT32_MAX, KP_OK},
        {19, 0, KP_FAILED}, {33, 0, KP_FAILED}, {0, 0, KP_FAILED}, {-1, 0, KP_FAILED},
    };
    for (size_t i = 0; i < KP_COUNT(all); i++) {
        json_t *info = info_with_bits(json_integer(all[i].bits));
        FILE *f = tmpfile();
        const struct kpt_unit u = {.count = 1, .stored = 1, .capacity = 4};
        const struct kpt_record record = {0, all[i].clock}, *records = &record;
        struct kpt_writer *w = kpt_writer_new(f, info);
        kpt_write_cta(w, 0, &u, &records, 1);
        cr_assert_eq(kpt_writer_end(w), all[i].status, "%zu", i);
        fclose(f);
        json_decref(info);
    }
}

Test(file, the_info_block_has_20_to_32_bits)
{
    static const struct { const char *json; uint32_t bits; } all[] = {
        {"20", 20}, {"27", 27}, {"32", 32}, {"19", 0}, {"33", 0}, {"-20", 0}, {"20.0", 0},
        {"\"20\"", 0}, {"null", 0}, {"4294967316", 0},
    };
    for (size_t i = 0; i < KP_COUNT(all); i++) {
        json_t *info = info_with_bits(json_loads(all[i].json, JSON_DECODE_ANY, NULL));
        struct kpt_info parsed;
        cr_assert_eq(kpt_info_parse(info, "t", &parsed), all[i].bits ? KP_OK : KP_MALFORMED, "%s",
                     all[i].json);
        cr_assert_eq(parsed.clock_bits, all[i].bits);
        kpt_info_free(&parsed);
        json_decref(info);
    }
    json_t *info = info_with_bits(json_integer(32));
    struct kpt_info parsed;
    json_object_del(info, "clock_bits");
    cr_assert_eq(kpt_info_parse(info, "t", &parsed), KP_OK);
    cr_assert_eq(parsed.clock_bits, 32u);
    cr_assert_eq(parsed.cluster[0] + parsed.cluster[1] + parsed.cluster[2], 3u);
    kpt_info_free(&parsed);
    json_object_set_new(info, "launch", json_pack("{s:[iii]}", "cluster", 2, 3, 4));
    cr_assert_eq(kpt_info_parse(info, "t", &parsed), KP_OK);
    cr_assert_eq(parsed.cluster[0] * 100 + parsed.cluster[1] * 10 + parsed.cluster[2], 234u);
    kpt_info_free(&parsed);
    json_object_set_new(info, "launch", json_pack("{s:[iii]}", "cluster", 2, 0, 4));
    cr_assert_eq(kpt_info_parse(info, "t", &parsed), KP_MALFORMED);
    json_decref(info);
}
