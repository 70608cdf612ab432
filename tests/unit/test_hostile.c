/*
 * Every truncation and every flipped bit of a small trace, through replay: first as it
 * is, where what comes is known from the offset alone; then with checksums and totals
 * set right again, where anything but a wrong answer may come.
 *
 * No bit of a file is without a checksum or a check: reserved fields and the spaces
 * after the info block have theirs, and padding must be zero.
 */
#include <criterion/criterion.h>

#include <sys/resource.h>

#include "../fuzz/repair.h"
#include "replay/check.h"
#include "synth.h"

#if defined(__SANITIZE_ADDRESS__)
#define SANITIZED 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define SANITIZED 1
#endif
#endif

struct bytes {
    uint8_t *p;
    size_t n;
};

/* ---- the trace ---------------------------------------------------------------------- */

/* n pairs in region 0, a tick in each; one unit loses most of them. */
static void fill(struct synth_unit *u, uint64_t t, int n)
{
    for (int i = 0; i < n; i++, t += 60) {
        synth_record(u, KPT_START, 0, t);
        synth_record(u, KPT_INSTANT, 1, t + 20);
        synth_record(u, KPT_END, 0, t + 40);
    }
    synth_drain(u, t + 20, t + 90, 5500);
}

/* Two CTAs of two units on two SMs: a ring that was overwritten, and a whole one.  They
 * are a cluster, and meet in each visit. */
static struct bytes make(void)
{
    struct bytes b = {NULL, 0};
    struct synth s;
    FILE *f = open_memstream((char **)&b.p, &b.n);
    synth_init(&s, 4, 2, 5);
    synth_region(&s, "mma", NULL, false);
    synth_region(&s, "tick", NULL, true);
    synth_meets(&s, 0, "arrive", "wait");
    synth_clusters(&s, 2, 1);
    for (uint32_t cta = 0; cta < 2; cta++) {
        uint64_t entry = 1000 + ((uint64_t)cta << 33);
        synth_cta(&s, cta, cta, entry, 5000, entry + 1000, 5500);
        fill(synth_unit(&s, 0, 0), entry + 100, 5);
        fill(synth_unit(&s, 1, 4), entry + 150, 1);
    }
    synth_write(&s, f);
    fclose(f);
    return b;
}

static uint64_t get64(const uint8_t *p)
{
    uint64_t v;
    memcpy(&v, p, sizeof v);
    return v;
}

/* Where the chunk that `at` lies in begins; 0: in none. */
static size_t chunk_of(const struct bytes *b, size_t at)
{
    size_t from = 32 + (size_t)get64(b->p + 16), to;
    if (at < from)
        return 0;
    for (;; from = to) {
        to = from + 16 + (size_t)(get64(b->p + from + 8) + 7) / 8 * 8;
        if (at < to)
            return from;
    }
}

/* ---- runs ------------------------------------------------------------------------------ */

/* What is written to stderr and by the check or the exporter, in memory. */
static struct sink {
    FILE *f;
    char *text;
    size_t n;
} messages, output;

static void open_sinks(void)
{
    messages.f = open_memstream(&messages.text, &messages.n);
    output.f = open_memstream(&output.text, &output.n);
#ifdef __GLIBC__
    stderr = messages.f;
#endif
}

static void begin_sink(struct sink *s)
{
    rewind(s->f);
}

static void end_sink(struct sink *s)
{
    fputc('\0', s->f);
    fflush(s->f);
}

static int replay(const struct bytes *b, const struct kpr_visitor *v, void *ctx)
{
    const struct kpr_options options = {.need = KPR_NEED_BOUNDS | KPR_NEED_LINKS};
    FILE *f = b->n ? fmemopen(b->p, b->n, "rb") : fopen("/dev/null", "rb");
    begin_sink(&messages);
    int status = kpr_replay(f, "t", &options, v, ctx);
    end_sink(&messages);
    fclose(f);
    return status;
}

static int check(const struct bytes *b)
{
    begin_sink(&output);
    struct kpr_check *c = kpr_check_new(output.f, "t");
    int status = replay(b, &kpr_check_visitor, c);
    kpr_check_free(c);
    end_sink(&output);
    return status;
}

static int export(const struct bytes *b)
{
    static const struct kpr_export_options options = {.cta = -1};
    const struct kpr_exporter *e = kpr_exporter_find("ndjson");
    begin_sink(&output);
    void *ctx = e->open(output.f, &options);
    int status = replay(b, &e->visitor, ctx);
    e->close(ctx);
    end_sink(&output);
    return status;
}

/* ---- as it is --------------------------------------------------------------------------- */

static void expect_error(const struct bytes *b, const char *kind, size_t at, int bit)
{
    char words[64];
    snprintf(words, sizeof words, "kperf: error: t: %s: byte ", kind);
    for (int pass = 0; pass < 2; pass++) {
        cr_assert_eq(pass ? export(b) : check(b), KP_MALFORMED, "byte %zu, bit %d", at, bit);
#ifdef __GLIBC__
        cr_assert(kp_has_prefix(messages.text, words), "byte %zu, bit %d: '%s', not %s", at, bit,
                  messages.text, kind);
#endif
    }
}

Test(hostile, every_truncation, .timeout = 120)
{
    struct bytes b = make();
    open_sinks();
    for (size_t n = 0; n < b.n; n++)
        expect_error(&(struct bytes){b.p, n}, "truncated", n, 0);
    cr_assert_eq(check(&b), KP_OK);
    free(b.p);
}

/* What a flipped bit is noticed as.  Only that of a length can make the file seem to
 * end too early; the others do not hold what the checksums say. */
static const char *flipped_kind(const struct bytes *b, size_t at, int bit)
{
    if (at < 8)
        return "not a kperf trace";
    size_t chunk = chunk_of(b, at);
    if (chunk == 0 || at < chunk + 8 || at >= chunk + 16)
        return "corrupt";
    uint64_t length = get64(b->p + chunk + 8) ^ (uint64_t)1 << (8 * (at - chunk - 8) + (size_t)bit);
    return length <= KPT_MAX_CHUNK && length > b->n - chunk - 16 ? "truncated" : "corrupt";
}

Test(hostile, every_flipped_bit, .timeout = 120)
{
    struct bytes b = make();
    open_sinks();
    for (size_t at = 0; at < b.n; at++)
        for (int bit = 0; bit < 8; bit++) {
            const char *kind = flipped_kind(&b, at, bit);
            b.p[at] ^= (uint8_t)(1 << bit);
            expect_error(&b, kind, at, bit);
            b.p[at] ^= (uint8_t)(1 << bit);
        }
    free(b.p);
}

/* ---- with checksums set right ------------------------------------------------------------- */

/* What records can do wrong without the file being wrong. */
static bool of_records(const char *text)
{
    for (const char *line = text; *line; line = strchr(line, '\n') + 1)
        if (!strstr(line, " ENDs have no START, "))
            return false;
    return true;
}

/* Reserved fields: of the two stamps, of the four units. */
static bool reserved(const struct bytes *b, size_t at)
{
    size_t chunk = chunk_of(b, at), in = at - chunk - 16;
    if (chunk == 0 || at < chunk + 16)
        return false;
    if (memcmp(b->p + chunk, "STMP", 4) == 0)
        return in % 48 >= 12 && in % 48 < 16;
    size_t unit = in - 8;
    if (memcmp(b->p + chunk, "CTAC", 4) != 0 || in < 8)
        return false;
    unit = unit >= 64 + 4 * 8 ? unit - (64 + 4 * 8) : unit;
    return unit >= 60 && unit < 64;
}

struct outcome {
    size_t good, malformed, checked;
};

static void expect_sense(const struct bytes *b, size_t at, int bit, bool same, const char *whole,
                         struct outcome *o)
{
    int status = check(b);
    o->good += status == KP_OK;
    o->malformed += status == KP_MALFORMED;
    o->checked += status == KP_CHECK;
    cr_assert(status == KP_OK || status == KP_MALFORMED ||
              (status == KP_CHECK && of_records(output.text)), "byte %zu, bit %d: %d %s", at, bit,
              status, output.text);
    cr_assert_eq(export(b), status == KP_CHECK ? KP_OK : status, "byte %zu, bit %d", at, bit);
    if (same)
        cr_assert_str_eq(output.text, whole, "byte %zu, bit %d", at, bit);
}

Test(hostile, every_flipped_bit_under_right_checksums, .timeout = 120)
{
    struct bytes b = make(), copy = {kp_alloc(b.n), b.n};
    struct outcome o = {0, 0, 0};
    size_t idle = 0;
    open_sinks();
    cr_assert_eq(export(&b), KP_OK);
    char *whole = kp_strdup(output.text);
    for (size_t at = 0; at < b.n; at++)
        for (int bit = 0; bit < 8; bit++) {
            bool same = reserved(&b, at);
            memcpy(copy.p, b.p, b.n);
            copy.p[at] ^= (uint8_t)(1 << bit);
            kp_repair_trace(copy.p, copy.n);
            expect_sense(&copy, at, bit, same, whole, &o);
            idle += same;
        }
    printf("%zu bits: %zu good, %zu malformed, %zu checked\n", 8 * b.n, o.good, o.malformed,
           o.checked);
    cr_assert_eq(idle, 8u * (2 * 4 + 4 * 4));
    cr_assert_eq(o.good + o.malformed + o.checked, 8 * b.n);
    cr_assert(o.good > b.n && o.malformed > b.n);
    free(whole);
    free(copy.p);
    free(b.p);
}

/* All of the above in one process of some MB. */
#ifndef SANITIZED
Test(hostile, takes_little_memory, .timeout = 120)
{
    struct bytes b = make(), copy = {kp_alloc(b.n), b.n};
    struct rusage before, after;
    open_sinks();
    check(&b);
    getrusage(RUSAGE_SELF, &before);
    for (size_t at = 0; at < b.n; at++) {
        memcpy(copy.p, b.p, b.n);
        copy.p[at] ^= 0x40; /* lengths and counts of millions among them */
        check(&copy);
        kp_repair_trace(copy.p, copy.n);
        check(&copy);
    }
    getrusage(RUSAGE_SELF, &after);
    cr_assert_leq(after.ru_maxrss - before.ru_maxrss, 16 * 1024, "%ld KiB",
                  after.ru_maxrss - before.ru_maxrss);
    free(copy.p);
    free(b.p);
}
#endif

/* ---- what takes long ----------------------------------------------------------------------- */

static void set_arrives(struct synth *s, uint32_t region, const char *on)
{
    json_object_set_new(json_array_get(json_object_get(s->info, "regions"), region), "arrives",
                        json_pack("[s]", on));
}

/* `first` and `more` arrive on "full", which `wait` waits for; ping and pong on each other's. */
enum { FIRST, MORE, WAIT, PING, PONG };
static void add_regions(struct synth *s)
{
    static const struct { const char *name, *arrives, *waits; } regions[] = {
        [FIRST] = {"first", "full", NULL},        [MORE] = {"more", "full", NULL},
        [WAIT] = {"wait", NULL, "full"},          [PING] = {"ping", "to_pong", "to_ping"},
        [PONG] = {"pong", "to_ping", "to_pong"},
    };
    for (size_t i = 0; i < KP_COUNT(regions); i++) {
        uint32_t id = synth_region(s, regions[i].name, NULL, false);
        if (regions[i].arrives)
            set_arrives(s, id, regions[i].arrives);
        if (regions[i].waits)
            synth_waits(s, id, regions[i].waits);
    }
}

/* A visit from one clock to another. */
static void visit(struct synth_unit *u, uint32_t region, uint64_t from, uint64_t to)
{
    synth_record(u, KPT_START, region, from);
    synth_record(u, KPT_END, region, to);
}

static void drain(struct synth_unit *u, uint64_t at)
{
    synth_drain(u, at, at + 10, at);
}

/* Two units take turns, while 60 others stand at a wait of 8001 arrivals, which are there, and of
 * one more, which is not: no turn must ask for all of them again. */
static void add_turns(struct synth *s, uint64_t entry, uint64_t turns)
{
    uint64_t stay = 40 * turns;
    struct synth_unit *u = synth_unit(s, 0, 0);
    for (uint64_t i = 0; i < 2 * 8001; i++) /* two phases */
        visit(u, i % 8001 ? MORE : FIRST, entry + 10 * i + 10, entry + 10 * i + 15);
    drain(u, entry + stay);
    for (uint32_t k = 1; k <= 2; k++) {
        u = synth_unit(s, k, k);
        for (uint64_t i = 0; i < turns; i++)
            visit(u, k == 1 ? PING : PONG, entry + 40 * i + 20 * k, entry + 40 * i + 20 * k + 30);
        for (uint64_t i = 0; k == 1 && i < 2; i++)
            visit(u, FIRST, entry + stay + 100 + 10 * i, entry + stay + 105 + 10 * i);
        drain(u, entry + stay + 200);
    }
    for (uint32_t k = 3; k < 63; k++) {
        u = synth_unit(s, k, k);
        for (uint64_t i = 0; i < 2; i++)
            visit(u, WAIT, entry + stay + 100 + 100 * i, entry + stay + 150 + 100 * i);
        drain(u, entry + stay + 400);
    }
}

/* It took minutes: a minute of processor time kills the test's process. */
Test(hostile, waits_that_stand_are_not_asked_again)
{
    enum { TURNS = 16000, CTAS = 12 };
    cr_assert_eq(setrlimit(RLIMIT_CPU, &(struct rlimit){60, 60}), 0);
    struct synth s;
    synth_init(&s, 65536, 63, 5);
    add_regions(&s);
    for (uint32_t cta = 0; cta < CTAS; cta++) {
        uint64_t entry = 1000 + (uint64_t)cta * 4000000;
        synth_cta(&s, cta, 0, entry, entry, entry + 1000000, entry + 1000000);
        add_turns(&s, entry, TURNS);
    }
    const struct kpr_options options = {.need = KPR_NEED_LINKS};
    const struct kpr_visitor none = {NULL, NULL, NULL};
    FILE *f = synth_file(&s);
    cr_assert_eq(kpr_replay(f, "t", &options, &none, NULL), KP_OK);
    fclose(f);
}

static int count_narrow(void *ctx, const struct kpr_run *run, const struct kpr_cta *cta)
{
    (void)run;
    *(uint64_t *)ctx += cta->narrow;
    return KP_OK;
}

/* Narrow bounds, which take time, are for a sample of 64 CTAs or so: whatever their numbers are,
 * and whether or not their stamps say that they were probed. */
Test(hostile, narrow_bounds_are_for_few)
{
    const struct kpr_visitor visitor = {NULL, count_narrow, NULL};
    for (int probed = 0; probed < 2; probed++) {
        struct synth s;
        uint64_t narrow = 0;
        synth_init(&s, 4, 1, 5);
        synth_region(&s, "a", NULL, false);
        for (uint32_t cta = 0; s.stamps.n < 192; cta++) {
            if ((uint32_t)(cta * 2654435761u) / 64 % 3) /* all that a sample of a third has */
                continue;
            synth_cta(&s, cta, 0, 1000 * cta, 1000 * cta, 1000 * cta + 500, 1000 * cta + 500);
            s.stamps.v[s.stamps.n - 1].flags &= probed ? UINT32_MAX : ~(uint32_t)KPT_CTA_PROBED;
            struct synth_unit *u = synth_unit(&s, 0, 0);
            visit(u, 0, 1000 * cta + 10, 1000 * cta + 20);
            drain(u, 1000 * cta + 30);
        }
        json_object_set_new(s.info, "grid", json_pack("[i,i,i]", 1000, 1, 1));
        s.grid_given = true;
        FILE *f = synth_file(&s);
        cr_assert_eq(kpr_replay(f, "t", NULL, &visitor, &narrow), KP_OK);
        cr_expect_eq(narrow, probed ? 128u : 0u, "%d", (int)narrow);
        fclose(f);
    }
}

static int keep_span(void *ctx, const struct kpr_run *run, const struct kpr_cta *cta)
{
    (void)run;
    cr_assert_eq(cta->units[0].span_count, 1u);
    *(struct kpr_span *)ctx = cta->units[0].spans[0];
    return KP_OK;
}

/* A wait on what nobody arrives on, and nothing else: there is no way into its end, and no list
 * of any.  It hid the record that lies in it, so it is as long as recorded; or it ended at once, or
 * was seen a poll early. */
Test(hostile, a_wait_without_arrivals)
{
    const struct kpr_options options = {.need = KPR_NEED_BOUNDS};
    const struct kpr_visitor visitor = {NULL, keep_span, NULL};
    struct kpr_span p = {0};
    struct synth s;
    synth_init(&s, 4, 1, 5);
    synth_waits(&s, synth_region(&s, "wait", NULL, false), "nobody");
    synth_cta(&s, 0, 0, 1000, 1000, 9000, 9000);
    struct synth_unit *u = synth_unit(&s, 0, 0);
    visit(u, 0, 1100, 1600);
    drain(u, 2000);
    FILE *f = synth_file(&s);
    cr_assert_eq(kpr_replay(f, "t", &options, &visitor, &p), KP_OK);
    fclose(f);
    cr_expect_eq(p.flags, (uint32_t)(KPR_BLOCKED | KPR_UNRESOLVED));
    cr_expect_eq(p.end - p.start, 500);
    cr_expect_eq(p.least, 0);
    cr_expect_eq(p.most, 500 + 32, "%lld", (long long)p.most);
}
