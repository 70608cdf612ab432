#include <criterion/criterion.h>

#include <errno.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>
#include <zlib.h>

#include "trace/trace.h"

/* ---- a small file, written by the module ---------------------------------- */

static const char *const info_text =
    "{\"schema_version\":1,\"tool\":\"kperf test\",\"entry\":\"k\","
    "\"grid\":[2,1,1],\"block\":[64,1,1],\"capacity\":4,\"units\":2,\"warps_per_unit\":1,"
    "\"calibration\":{\"record_cost\":12.5,\"lo\":12,\"hi\":13,"
    "\"engines\":{\"tensor\":{\"flops_per_cycle\":4096.5,\"lo\":4095,\"hi\":4097}}},"
    "\"units_dropped\":3,\"records_dropped\":40,"
    "\"regions\":[{\"id\":0,\"name\":\"load\",\"line\":7,\"instant\":false,"
    "\"waits\":[{\"on\":\"full\",\"distance\":2}],\"arrives\":[\"empty\"],"
    "\"asyncs\":[{\"name\":\"a\",\"engine\":\"tma\",\"arrives\":\"full\",\"bytes\":32768}]},"
    "{\"id\":1,\"name\":\"ready\",\"line\":9,\"instant\":true,"
    "\"waits\":[],\"arrives\":[],\"asyncs\":[]}]}";

static const struct kpt_stamp stamps[2] = {
    {.cta = 0, .sm = 5, .flags = KPT_CTA_ENTERED | KPT_CTA_PROBED, .clock_entry = 1000,
     .time_entry = 70000, .clock_exit = 3000, .time_exit = 71000},
    {.cta = 1, .flags = 0},
};
static const struct kpt_record records0[4] = {
    {KPT_TAG(KPT_START, 0), 2010}, {KPT_TAG(KPT_END, 0), 2030},
    {KPT_TAG(KPT_START, 0), 1990}, {KPT_TAG(KPT_END, 0), 2000},
};
static const struct kpt_record records1[1] = {{KPT_TAG(KPT_INSTANT, 1), 1500}};
static const struct kpt_unit units[2] = {
    {.cta = 0, .sm = 5, .unit = 1, .warp = 1, .count = 1, .stored = 1, .capacity = 4,
     .drain_clock_begin = 2000, .drain_time_begin = 70500, .drain_clock_end = 2050},
    {.cta = 0, .sm = 5, .unit = 0, .warp = 0, .count = 6, .stored = 4, .capacity = 4,
     .drain_clock_begin = 2100, .drain_time_begin = 70550, .drain_clock_end = 2200},
};

struct bytes {
    unsigned char *p;
    size_t n;
};

/* more: none of the stamps are written before all are. */
static struct bytes write_with(bool more)
{
    char *p = NULL;
    size_t n = 0;
    FILE *f = open_memstream(&p, &n);
    json_t *info = json_loads(info_text, 0, NULL);
    cr_assert_not_null(info);
    struct kpt_writer *w = kpt_writer_new(f, info);
    const struct kpt_record *const records[2] = {records1, records0};
    if (more)
        kpt_write_stamps(w, stamps, 0);
    kpt_write_stamps(w, stamps, 2);
    kpt_write_cta(w, 0, units, records, 2);
    cr_assert_eq(kpt_writer_end(w), KP_OK);
    fclose(f);
    json_decref(info);
    return (struct bytes){(unsigned char *)p, n};
}

static struct bytes write_file(void)
{
    return write_with(false);
}

/* A chunk of no stamps is none. */
Test(trace, no_stamps_no_chunk)
{
    struct bytes a = write_with(false), b = write_with(true);
    cr_assert_eq(a.n, b.n);
    cr_assert_arr_eq(a.p, b.p, a.n);
    free(a.p);
    free(b.p);
}

/* Reads to the end; the error that came. */
static enum kpt_error read_file(FILE *f)
{
    struct kpt_reader *r = kpt_reader_new(f, "t");
    struct kpt_view v;
    enum kpt_item item;
    while ((item = kpt_next(r, &v)) == KPT_ITEM_STAMPS || item == KPT_ITEM_CTA)
        continue;
    enum kpt_error e = kpt_reader_error(r);
    cr_assert_eq(e == KPT_ERR_NONE, item == KPT_ITEM_END);
    cr_assert_eq(e == KPT_ERR_NONE, kpt_reader_message(r)[0] == '\0');
    kpt_reader_free(r);
    return e;
}

static enum kpt_error read_bytes(const void *p, size_t n)
{
    /* fmemopen refuses a size of 0 */
    FILE *f = n ? fmemopen((void *)(uintptr_t)p, n, "r") : fopen("/dev/null", "r");
    enum kpt_error e = read_file(f);
    fclose(f);
    return e;
}

static uint32_t u32(const unsigned char *p)
{
    return p[0] | p[1] << 8 | p[2] << 16 | (uint32_t)p[3] << 24;
}

static uint64_t u64(const unsigned char *p)
{
    return u32(p) | (uint64_t)u32(p + 4) << 32;
}

static void put32(unsigned char *p, uint32_t v)
{
    for (int i = 0; i < 4; i++)
        p[i] = (unsigned char)(v >> 8 * i);
}

/* ---- layout ---------------------------------------------------------------- */

/* Checks one chunk by the description in trace.h and returns where it ends. */
static size_t chunk_at(struct bytes b, size_t at, const char *type, size_t want)
{
    cr_assert_arr_eq(b.p + at, type, 4);
    size_t n = (size_t)u64(b.p + at + 8);
    cr_assert_eq(n, want, "%s: %zu", type, n);
    uLong crc = crc32(0, b.p + at, 4);
    crc = crc32(crc, b.p + at + 8, 8);
    crc = crc32(crc, b.p + at + 16, (uInt)n);
    cr_assert_eq(u32(b.p + at + 4), crc);
    return at + 16 + (n + 7) / 8 * 8;
}

Test(writer, bytes_are_as_documented)
{
    struct bytes b = write_file();
    const unsigned char magic[8] = {0x89, 'K', 'P', 'T', '\r', '\n', 0x1a, '\n'};
    cr_assert_arr_eq(b.p, magic, 8);
    cr_assert_eq(u32(b.p + 8), 1u);
    cr_assert_eq(u32(b.p + 12), 0u);
    size_t info = (size_t)u64(b.p + 16);
    cr_assert_eq(info % 8, 0u);
    cr_assert_eq(u32(b.p + 24), crc32(0, b.p + 32, (uInt)info));
    cr_assert_eq(u32(b.p + 28), crc32(0, b.p, 28));

    size_t at = chunk_at(b, 32 + info, "STMP", 96);
    const unsigned char *s = b.p + at - 96;
    cr_assert_eq(u32(s + 4), 5u);      /* sm */
    cr_assert_eq(u32(s + 8), 3u);      /* entered, probed */
    cr_assert_eq(u64(s + 16), 1000u);  /* clock_entry */
    cr_assert_eq(u64(s + 40), 71000u); /* time_exit */

    size_t cta = at + 16;
    at = chunk_at(b, at, "CTAC", 8 + 64 + 4 * 8 + 64 + 8);
    cr_assert_eq(u32(b.p + cta), 0u);
    cr_assert_eq(u32(b.p + cta + 4), 2u);
    const unsigned char *u = b.p + cta + 8; /* unit 0, given second, stands first */
    cr_assert_eq(u32(u + 8), 0u);
    cr_assert_eq(u64(u + 16), 6u);
    cr_assert_eq(u32(u + 24), 4u);
    cr_assert_eq(u64(u + 32), 2100u);
    cr_assert_eq(u32(u + 64), 0x00000000u); /* START of region 0 */
    cr_assert_eq(u32(u + 68), 2010u);
    cr_assert_eq(u32(u + 72), 0x40000000u); /* END of region 0 */
    const unsigned char *u1 = u + 64 + 32;
    cr_assert_eq(u32(u1 + 8), 1u);
    cr_assert_eq(u32(u1 + 64), 0x80000001u); /* INSTANT of region 1 */

    size_t end = at + 16;
    at = chunk_at(b, at, "KEND", 32);
    cr_assert_eq(u64(b.p + end), 2u);
    cr_assert_eq(u64(b.p + end + 8), 1u);
    cr_assert_eq(u64(b.p + end + 16), 2u);
    cr_assert_eq(u64(b.p + end + 24), 5u);
    cr_assert_eq(at, b.n);
    free(b.p);
}

Test(reader, gives_back_what_was_written)
{
    struct bytes b = write_file();
    FILE *f = fmemopen(b.p, b.n, "r");
    struct kpt_reader *r = kpt_reader_new(f, "t");
    struct kpt_view v;
    cr_assert_eq(kpt_next(r, &v), KPT_ITEM_STAMPS);
    cr_assert_eq(v.stamp_count, 2u);
    cr_assert_arr_eq(v.stamps, stamps, sizeof stamps);
    cr_assert_eq(kpt_next(r, &v), KPT_ITEM_CTA);
    cr_assert_eq(v.cta, 0u);
    cr_assert_eq(v.unit_count, 2u);
    cr_assert_arr_eq(&v.units[0], &units[1], sizeof *units);
    cr_assert_arr_eq(v.records[0], records0, sizeof records0);
    cr_assert_arr_eq(v.records[1], records1, sizeof records1);
    cr_assert_eq(kpt_next(r, &v), KPT_ITEM_END);
    cr_assert_eq(kpt_next(r, &v), KPT_ITEM_END);
    kpt_reader_free(r);
    fclose(f);
    free(b.p);
}

Test(reader, reads_a_pipe)
{
    struct bytes b = write_file();
    int fd[2];
    cr_assert_eq(pipe(fd), 0);
    cr_assert_eq(write(fd[1], b.p, b.n), (ssize_t)b.n);
    close(fd[1]);
    FILE *f = fdopen(fd[0], "r");
    cr_assert_eq(read_file(f), KPT_ERR_NONE);
    fclose(f);
    free(b.p);
}

/* ---- damage ------------------------------------------------------------------ */

Test(reader, truncated_at_every_byte)
{
    struct bytes b = write_file();
    for (size_t n = 0; n < b.n; n++)
        cr_assert_eq(read_bytes(b.p, n), KPT_ERR_TRUNCATED, "cut at %zu", n);
    cr_assert_eq(read_bytes(b.p, b.n), KPT_ERR_NONE);
    free(b.p);
}

Test(reader, every_corrupt_byte_is_noticed)
{
    struct bytes b = write_file();
    static const unsigned char masks[] = {0x01, 0x20, 0x80, 0xff};
    for (size_t at = 0; at < b.n; at++) {
        for (size_t m = 0; m < KP_COUNT(masks); m++) {
            b.p[at] ^= masks[m];
            enum kpt_error e = read_bytes(b.p, b.n);
            b.p[at] ^= masks[m];
            cr_assert_neq(e, KPT_ERR_NONE, "byte %zu ^ %02x", at, masks[m]);
            cr_assert_neq(e, KPT_ERR_IO);
            if (at < 8)
                cr_assert_eq(e, KPT_ERR_NOT_A_TRACE);
            if (at >= 8 && at < 32)
                cr_assert_eq(e, KPT_ERR_CORRUPT, "byte %zu ^ %02x: %d", at, masks[m], e);
        }
    }
    free(b.p);
}

Test(reader, bytes_after_the_end_are_corrupt)
{
    struct bytes b = write_file();
    unsigned char *more = kp_alloc(b.n + 1);
    memcpy(more, b.p, b.n);
    cr_assert_eq(read_bytes(more, b.n + 1), KPT_ERR_CORRUPT);
    free(more);
    free(b.p);
}

static void fix_header(unsigned char *p)
{
    put32(p + 28, (uint32_t)crc32(0, p, 28));
}

Test(reader, other_files_newer_and_unsupported)
{
    struct bytes b = write_file();
    cr_assert_eq(read_bytes("hello", 5), KPT_ERR_NOT_A_TRACE);
    cr_assert_eq(read_bytes("\x7f" "ELF", 4), KPT_ERR_NOT_A_TRACE);
    put32(b.p + 8, 2);
    fix_header(b.p);
    cr_assert_eq(read_bytes(b.p, b.n), KPT_ERR_TOO_NEW);
    put32(b.p + 8, 1);
    put32(b.p + 12, 16);
    fix_header(b.p);
    cr_assert_eq(read_bytes(b.p, b.n), KPT_ERR_UNSUPPORTED);
    put32(b.p + 12, 4); /* several bodies, of which the info block says nothing */
    fix_header(b.p);
    cr_assert_eq(read_bytes(b.p, b.n), KPT_ERR_CORRUPT);
    put32(b.p + 12, 0);
    put32(b.p + 20, 1); /* an info block of 4 GiB */
    fix_header(b.p);
    cr_assert_eq(read_bytes(b.p, b.n), KPT_ERR_CORRUPT);
    free(b.p);
}

Test(reader, a_directory_is_an_io_error)
{
    FILE *f = fopen("/", "r");
    if (!f)
        return; /* some systems refuse here */
    struct kpt_reader *r = kpt_reader_new(f, "/");
    cr_assert_eq(kpt_reader_error(r), KPT_ERR_IO);
    cr_assert_eq(kpt_reader_report(r), KP_FAILED);
    cr_assert_null(kpt_reader_info(r));
    kpt_reader_free(r);
    fclose(f);
}

/* Gives the file, then fails where its end should be. */
struct failing {
    struct bytes b;
    size_t at;
};

static ssize_t failing_read(void *cookie, char *buf, size_t n)
{
    struct failing *c = cookie;
    size_t left = c->b.n - c->at, some = n < left ? n : left;
    if (some == 0) {
        errno = EIO;
        return -1;
    }
    memcpy(buf, c->b.p + c->at, some);
    c->at += some;
    return (ssize_t)some;
}

Test(reader, an_error_in_place_of_the_end_is_not_the_end)
{
    struct failing c = {.b = write_file()};
    FILE *f = fopencookie(&c, "r", (cookie_io_functions_t){.read = failing_read});
    cr_assert_eq(read_file(f), KPT_ERR_IO);
    fclose(f);
    free(c.b.p);
}

/* A file whose checksums hold but whose chunks make no sense. */
static struct bytes forge(void (*edit)(unsigned char *p, size_t stamps_at, size_t cta_at))
{
    struct bytes b = write_file();
    size_t stamps_at = 32 + (size_t)u64(b.p + 16);
    size_t cta_at = stamps_at + 16 + 96;
    edit(b.p, stamps_at, cta_at);
    for (size_t at = stamps_at; at < b.n;) {
        size_t n = (size_t)u64(b.p + at + 8);
        uLong crc = crc32(0, b.p + at, 4);
        crc = crc32(crc, b.p + at + 8, 8);
        put32(b.p + at + 4, (uint32_t)crc32(crc, b.p + at + 16, (uInt)n));
        at += 16 + (n + 7) / 8 * 8;
    }
    return b;
}

/* NULL: it is whole. */
static void expect_forged(void (*edit)(unsigned char *, size_t, size_t), const char *words)
{
    struct bytes b = forge(edit);
    FILE *f = fmemopen(b.p, b.n, "r");
    struct kpt_reader *r = kpt_reader_new(f, "t");
    struct kpt_view v;
    enum kpt_item item;
    while ((item = kpt_next(r, &v)) == KPT_ITEM_STAMPS || item == KPT_ITEM_CTA)
        continue;
    cr_assert_eq(kpt_reader_error(r), words ? KPT_ERR_CORRUPT : KPT_ERR_NONE);
    if (words)
        cr_assert(strstr(kpt_reader_message(r), words), "'%s' in %s", words,
                  kpt_reader_message(r));
    kpt_reader_free(r);
    fclose(f);
    free(b.p);
}

static void no_edit(unsigned char *p, size_t s, size_t c) { (void)p; (void)s; (void)c; }
static void unknown_type(unsigned char *p, size_t s, size_t c) { (void)c; p[s] = 'X'; }
static void stamps_swapped(unsigned char *p, size_t s, size_t c)
{
    (void)c;
    put32(p + s + 16 + 48 + 8, KPT_CTA_ENTERED); /* the second claims CTA 0 too */
    put32(p + s + 16 + 48, 0);
}
static void more_units(unsigned char *p, size_t s, size_t c) { (void)s; put32(p + c + 20, 3); }
static void fewer_units(unsigned char *p, size_t s, size_t c) { (void)s; put32(p + c + 20, 1); }
static void many_units(unsigned char *p, size_t s, size_t c) { (void)s; put32(p + c + 20, ~0u); }
static void large_capacity(unsigned char *p, size_t s, size_t c)
{
    (void)s;
    put32(p + c + 24 + 28, 131072);
    put32(p + c + 24 + 16, 4); /* so that all four are stored */
}
static void records_first(unsigned char *p, size_t s, size_t c)
{
    unsigned char stamp_chunk[16 + 96];
    memcpy(stamp_chunk, p + s, sizeof stamp_chunk);
    memmove(p + s, p + c, 16 + 176);
    memcpy(p + s + 16 + 176, stamp_chunk, sizeof stamp_chunk);
}
static void odd_length(unsigned char *p, size_t s, size_t c) { (void)c; p[s + 8] = 95; }
static void odd_padding(unsigned char *p, size_t s, size_t c)
{
    (void)c;
    p[s + 8] = 95;
    p[s + 16 + 95] = 1;
}
static void odd_capacity(unsigned char *p, size_t s, size_t c)
{
    (void)s;
    put32(p + c + 24 + 28, 5);
}
static void zero_capacity(unsigned char *p, size_t s, size_t c)
{
    (void)s;
    put32(p + c + 24 + 28, 0);
}
static void stored_more(unsigned char *p, size_t s, size_t c)
{
    (void)s;
    put32(p + c + 24 + 24, 5);
}
static void wrong_cta(unsigned char *p, size_t s, size_t c) { (void)s; put32(p + c + 24, 1); }
static void same_unit(unsigned char *p, size_t s, size_t c) { (void)s; put32(p + c + 24 + 8, 1); }
static void end_counts(unsigned char *p, size_t s, size_t c)
{
    (void)s;
    p[c + 16 + 176 + 16] = 1; /* stamps */
}
static void huge_chunk(unsigned char *p, size_t s, size_t c) { (void)c; p[s + 12] = 1; }

Test(reader, forged_files_are_corrupt)
{
    expect_forged(no_edit, NULL);
    expect_forged(unknown_type, "unknown type");
    expect_forged(stamps_swapped, "stamp of CTA 0 is out of order");
    expect_forged(records_first, "stamps stand after records");
    expect_forged(odd_length, "stamps has a broken size");
    expect_forged(odd_padding, "padding is not zero");
    expect_forged(more_units, "too short");
    expect_forged(fewer_units, "too long");
    expect_forged(many_units, "too short");
    expect_forged(odd_capacity, "a ring of 5");
    expect_forged(zero_capacity, "a ring of 0");
    expect_forged(large_capacity, "a ring of 131072");
    expect_forged(stored_more, "5 records are stored of 6 in a ring of 4");
    expect_forged(wrong_cta, "unit 0 of CTA 1 stands in CTA 0's place");
    expect_forged(same_unit, "stands in CTA 0's place");
    expect_forged(end_counts, "other totals");
}

/* The file with another info block under correct checksums: why it is refused. */
static void expect_info(const char *text, const char *words)
{
    struct bytes b = write_file();
    size_t old = (size_t)u64(b.p + 16), n = strlen(text);
    cr_assert_leq(n, old);
    memset(b.p + 32, ' ', old);
    memcpy(b.p + 32, text, n);
    put32(b.p + 24, (uint32_t)crc32(0, b.p + 32, (uInt)old));
    fix_header(b.p);
    FILE *f = fmemopen(b.p, b.n, "r");
    struct kpt_reader *r = kpt_reader_new(f, "t");
    cr_assert_eq(kpt_reader_error(r), KPT_ERR_CORRUPT);
    cr_assert(strstr(kpt_reader_message(r), words), "%s", kpt_reader_message(r));
    cr_assert_null(kpt_reader_info(r));
    kpt_reader_free(r);
    fclose(f);
    free(b.p);
}

Test(reader, an_info_block_is_one_object)
{
    expect_info("[1]", "not a JSON object");
    expect_info("{\"a\":1,\"a\":2}", "not JSON: duplicate");
    expect_info("{\"a\":", "not JSON");
    expect_info("{} {}", "not JSON");
    expect_info("", "not JSON");
}

/* Stamps enough for the limit to be passed: refused as soon as it is. */
Test(reader, more_stamps_than_a_file_may_hold)
{
    struct bytes b = write_file();
    size_t head = 32 + (size_t)u64(b.p + 16), each = 1u << 20, size = each * sizeof *stamps;
    unsigned char *chunk = kp_alloc(16 + size); /* of CTAs that never ran */
    memcpy(chunk, "STMP", 4);
    put32(chunk + 8, (uint32_t)size);
    uLong crc = crc32(0, chunk, 4);
    crc = crc32(crc, chunk + 8, 8);
    put32(chunk + 4, (uint32_t)crc32(crc, chunk + 16, (uInt)size));
    int fd[2];
    cr_assert_eq(pipe(fd), 0);
    pid_t child = fork();
    if (child == 0) {
        signal(SIGPIPE, SIG_DFL);
        close(fd[0]);
        FILE *to = fdopen(fd[1], "w");
        fwrite(b.p, 1, head, to);
        for (int i = 0; i < 17; i++)
            fwrite(chunk, 1, 16 + size, to);
        fclose(to);
        _exit(0);
    }
    close(fd[1]);
    FILE *f = fdopen(fd[0], "r");
    struct kpt_reader *r = kpt_reader_new(f, "t");
    struct kpt_view v;
    for (int i = 0; i < 16; i++)
        cr_assert_eq(kpt_next(r, &v), KPT_ITEM_STAMPS);
    cr_assert_eq(kpt_next(r, &v), KPT_ITEM_ERROR);
    cr_assert(strstr(kpt_reader_message(r), "more than 16777216 stamps"));
    kpt_reader_free(r);
    fclose(f);
    waitpid(child, NULL, 0);
    free(chunk);
    free(b.p);
}

Test(reader, a_chunk_over_the_limit_is_refused_before_it_is_read)
{
    struct bytes b = write_file();
    size_t stamps_at = 32 + (size_t)u64(b.p + 16);
    huge_chunk(b.p, stamps_at, 0);
    FILE *f = fmemopen(b.p, b.n, "r");
    struct kpt_reader *r = kpt_reader_new(f, "t");
    struct kpt_view v;
    cr_assert_eq(kpt_next(r, &v), KPT_ITEM_ERROR);
    cr_assert_eq(kpt_next(r, &v), KPT_ITEM_ERROR);
    cr_assert_eq(kpt_reader_error(r), KPT_ERR_CORRUPT);
    cr_assert(strstr(kpt_reader_message(r), "over the limit"));
    kpt_reader_free(r);
    fclose(f);
    free(b.p);
}

/* ---- writer ------------------------------------------------------------------ */

Test(writer, says_when_the_disk_is_full)
{
    FILE *f = fopen("/dev/full", "w");
    if (!f)
        cr_skip_test("no /dev/full");
    json_t *info = json_loads(info_text, 0, NULL);
    struct kpt_writer *w = kpt_writer_new(f, info);
    kpt_write_stamps(w, stamps, 2);
    cr_assert_eq(kpt_writer_end(w), KP_FAILED);
    fclose(f);
    json_decref(info);
}

Test(writer, refuses_a_wrong_stored_count)
{
    FILE *f = tmpfile();
    json_t *info = json_loads(info_text, 0, NULL);
    struct kpt_writer *w = kpt_writer_new(f, info);
    struct kpt_unit u = units[0];
    u.count = 3;
    const struct kpt_record *const r[1] = {records1};
    kpt_write_cta(w, 0, &u, r, 1);
    cr_assert_eq(kpt_writer_end(w), KP_FAILED);
    fclose(f);
    json_decref(info);
}

Test(writer, splits_many_stamps)
{
    enum { N = 100000 };
    FILE *f = tmpfile();
    json_t *info = json_loads(info_text, 0, NULL);
    struct kpt_stamp *s = kp_alloc(N * sizeof *s);
    for (uint32_t i = 0; i < N; i++)
        s[i] = (struct kpt_stamp){.cta = i, .flags = KPT_CTA_ENTERED};
    struct kpt_writer *w = kpt_writer_new(f, info);
    kpt_write_stamps(w, s, N);
    cr_assert_eq(kpt_writer_end(w), KP_OK);
    rewind(f);
    struct kpt_reader *r = kpt_reader_new(f, "t");
    struct kpt_view v;
    size_t n = 0, chunks = 0;
    for (; kpt_next(r, &v) == KPT_ITEM_STAMPS; chunks++)
        n += v.stamp_count;
    cr_assert_eq(kpt_reader_error(r), KPT_ERR_NONE);
    cr_assert_eq(n, (size_t)N);
    cr_assert_eq(chunks, 4u); /* 32768 each */
    kpt_reader_free(r);
    free(s);
    fclose(f);
    json_decref(info);
}

/* ---- info -------------------------------------------------------------------- */

Test(info, is_unpacked)
{
    json_t *j = json_loads(info_text, 0, NULL);
    struct kpt_info i;
    cr_assert_eq(kpt_info_parse(j, "t", &i), KP_OK);
    cr_assert_str_eq(i.entry, "k");
    cr_assert_eq(i.capacity, 4u);
    cr_assert_eq(i.units_per_cta, 2u);
    cr_assert_eq(i.warps_per_unit, 1u);
    cr_assert_eq(i.grid[0], 2u);
    cr_assert_eq(i.block[0], 64u);
    cr_assert(i.calibrated);
    cr_assert_eq(i.record_cost, 12.5);
    cr_assert_eq(i.record_cost_lo, 12.0);
    cr_assert_eq(i.record_cost_hi, 13.0);
    cr_assert_eq(i.tensor_rate, 4096.5);
    cr_assert_eq(i.tensor_rate_lo, 4095.0);
    cr_assert_eq(i.tensor_rate_hi, 4097.0);
    cr_assert_eq(i.units_dropped, 3u);
    cr_assert_eq(i.records_dropped, 40u);
    cr_assert_eq(i.region_count, 2u);
    cr_assert_str_eq(i.regions[0].name, "load");
    cr_assert_eq(i.regions[0].line, 7u);
    cr_assert_not(i.regions[0].instant);
    cr_assert_eq(i.regions[0].wait_count, 1u);
    cr_assert_str_eq(i.regions[0].waits[0].on, "full");
    cr_assert_eq(i.regions[0].waits[0].distance, 2u);
    cr_assert_str_eq(i.regions[0].arrives[0], "empty");
    cr_assert_eq(i.regions[0].async_count, 1u);
    cr_assert_str_eq(i.regions[0].asyncs[0].engine, "tma");
    cr_assert_eq(i.regions[0].asyncs[0].bytes, 32768.0);
    cr_assert_eq(i.regions[0].asyncs[0].flops, 0.0);
    cr_assert(i.regions[1].instant);
    kpt_info_free(&i);
    json_decref(j);
}

/* What 100 flops of the tensor core are in those of 16-bit floats, by the region's instructions. */
static double work_with(const char *rows)
{
    char *text = kp_asprintf("{\"regions\": [{\"name\": \"load\", \"mix\": [%s]}]}", rows);
    json_t *j = json_loads(info_text, 0, NULL);
    json_t *one = json_array_get(json_object_get(json_array_get(json_object_get(j, "regions"), 0),
                                                 "asyncs"), 0);
    json_object_set_new(one, "engine", json_string("tensor"));
    json_object_set_new(one, "flops", json_integer(100));
    json_object_set_new(j, "instructions", json_loads(text, 0, NULL));
    struct kpt_info i;
    cr_assert_eq(kpt_info_parse(j, "t", &i), KP_OK);
    double work = kpt_async_work(&i.regions[0].asyncs[0]);
    kpt_info_free(&i);
    json_decref(j);
    free(text);
    return work;
}

Test(info, types_have_their_rates)
{
#define MMA(op, form) "{\"op\": \"" op "\", \"form\": \"" form "\", \"count\": 4}"
    cr_assert_eq(work_with(MMA("wgmma.mma_async", "m64n256k16.f32.bf16.bf16")), 100);
    cr_assert_eq(work_with(MMA("wgmma.mma_async", "m64n128k32.f32.e4m3.e4m3")), 50);
    cr_assert_eq(work_with(MMA("wgmma.mma_async", "m64n128k8.f32.tf32.tf32")), 200);
    cr_assert_eq(work_with(MMA("mma.sync", "m16n8k32.s32.s8.s8.s32")), 50);
    cr_assert_eq(work_with("{\"op\": \"ld.shared\", \"bytes\": 4, \"count\": 1}"), 100);
    /* two types at once, a type or a form that is not known: as 16-bit floats */
    cr_assert_eq(work_with(MMA("mma.sync", "m16n8k32.s32.s8.s8.s32") ", "
                           MMA("mma.sync", "m16n8k16.f32.f16.f16.f32")), 100);
    cr_assert_eq(work_with(MMA("mma.sync", "m8n8k128.s32.b1.b1.s32")), 100);
    cr_assert_eq(work_with(MMA("mma.sync", "m8n8k4")), 100);
    cr_assert_eq(work_with("7, {\"op\": 7}, null"), 100);
#undef MMA
}

/* The info block with one key replaced (value as JSON), or removed. */
static int parse_with(const char *key, const char *value)
{
    json_t *j = json_loads(info_text, 0, NULL);
    if (value)
        json_object_set_new(j, key, json_loads(value, JSON_DECODE_ANY, NULL));
    else
        json_object_del(j, key);
    struct kpt_info i;
    int status = kpt_info_parse(j, "t", &i);
    kpt_info_free(&i);
    json_decref(j);
    return status;
}

Test(info, what_is_wrong_is_refused)
{
    static const struct { const char *key, *value; } bad[] = {
        {"schema_version", NULL}, {"schema_version", "2"}, {"schema_version", "\"1\""},
        {"entry", NULL}, {"entry", "\"\""}, {"entry", "7"},
        {"grid", NULL}, {"grid", "[1,1]"}, {"grid", "[0,1,1]"}, {"grid", "[1,1,2147483648]"},
        {"block", "[1,1,\"1\"]"}, {"block", "{}"},
        {"capacity", NULL}, {"capacity", "0"}, {"capacity", "3"}, {"capacity", "131072"},
        {"capacity", "4.5"}, {"units", "0"}, {"units", "-1"}, {"warps_per_unit", "0"},
        {"calibration", "{\"engines\":7}"},
        {"calibration", "{\"engines\":{\"tensor\":{\"flops_per_cycle\":-1}}}"},
        {"calibration", "{\"engines\":{\"tensor\":{\"flops_per_cycle\":5,\"lo\":6,\"hi\":7}}}"},
        {"calibration", "{\"prologue\":{\"cycles\":5,\"lo\":6,\"hi\":7}}"},
        {"calibration", "{\"prologue\":{\"cycles\":-5}}"}, {"calibration", "{\"inside\":[]}"},
        {"units_dropped", "-1"}, {"units_dropped", "\"3\""},
        {"regions", NULL}, {"regions", "{}"}, {"regions", "[7]"}, {"regions", "[{}]"},
        {"regions", "[{\"id\":1,\"name\":\"a\"}]"}, {"regions", "[{\"id\":0,\"name\":\"\"}]"},
        {"regions", "[{\"id\":0,\"name\":\"a\",\"waits\":[{}]}]"},
        {"regions", "[{\"id\":0,\"name\":\"a\",\"waits\":{}}]"},
        {"regions", "[{\"id\":0,\"name\":\"a\",\"arrives\":[1]}]"},
        {"regions", "[{\"id\":0,\"name\":\"a\",\"asyncs\":[{\"name\":\"x\",\"bytes\":-1}]}]"},
        {"regions", "[{\"id\":0,\"name\":\"0123456789012345678901234567890123456789012345678\"}]"},
        {"calibration", "7"}, {"calibration", "{\"record_cost\":-1}"},
        {"calibration", "{\"record_cost\":\"x\"}"}, {"calibration", "{\"record_cost\":1e9}"},
    };
    for (size_t k = 0; k < KP_COUNT(bad); k++)
        cr_assert_eq(parse_with(bad[k].key, bad[k].value), KP_MALFORMED, "%s = %s",
                     bad[k].key, bad[k].value);
}

/* By what the regions wait for; one that waits on a barrier has none, and no cost is negative. */
Test(info, costs_inside_regions)
{
    static const char text[] =
        "{\"schema_version\":1,\"entry\":\"k\",\"grid\":[1,1,1],\"block\":[32,1,1],\"capacity\":4,"
        "\"units\":1,\"warps_per_unit\":1,\"regions\":["
        "{\"id\":0,\"name\":\"a\",\"waits_for\":\"arithmetic\",\"ends_behind\":\"arithmetic\"},"
        "{\"id\":1,\"name\":\"b\",\"waits_for\":\"arithmetic\",\"pinned\":2,"
        "\"begins_behind\":\"memory\",\"ends_behind\":\"memory\"},"
        "{\"id\":2,\"name\":\"c\",\"waits_for\":\"memory\",\"waits\":[{\"on\":\"x\"}]},"
        "{\"id\":3,\"name\":\"d\",\"waits_for\":\"memory\",\"ends_behind\":\"memory\"},{\"id\":4,\"name\":\"e\"},"
        "{\"id\":5,\"name\":\"f\",\"waits_for\":\"special\"}],"
        "\"calibration\":{\"record_cost\":19,\"prologue\":{\"cycles\":90,\"lo\":80,\"hi\":100},"
        "\"inside\":{\"arithmetic\":{\"cycles\":1,\"early\":2},"
        "\"arithmetic_pinned\":{\"cycles\":12.5,\"first\":3},"
        "\"memory\":{\"cycles\":-3,\"first\":-21,\"early\":20}}}}";
    static const double inside[] = {1, 12.5, -1, 0, -1, -1}; /* -1: not known */
    static const double first[] = {1 + 2, 3, 0, 0, 0, 0};
    json_t *j = json_loads(text, 0, NULL);
    struct kpt_info i;
    cr_assert_eq(kpt_info_parse(j, "t", &i), KP_OK);
    cr_expect(i.prologue == 90 && i.prologue_lo == 80 && i.prologue_hi == 100);
    for (size_t k = 0; k < KP_COUNT(inside); k++) {
        cr_expect_eq(i.regions[k].inside_known, inside[k] >= 0, "region %zu", k);
        cr_expect(inside[k] < 0 || i.regions[k].inside_cost == inside[k], "region %zu", k);
        cr_expect(i.regions[k].inside_first == first[k], "region %zu", k);
    }
    cr_expect(i.regions[0].early_end == 2);
    cr_expect(i.regions[1].early_end == 0); /* what is pinned waits */
    cr_expect(i.regions[1].early_start == 20 && i.regions[3].early_end == 20 &&
              i.regions[3].early_start == 0);
    kpt_info_free(&i);
    json_decref(j);
}

Test(info, what_may_be_missing)
{
    cr_assert_eq(parse_with("calibration", NULL), KP_OK);
    cr_assert_eq(parse_with("calibration", "null"), KP_OK);
    cr_assert_eq(parse_with("units_dropped", NULL), KP_OK);
    cr_assert_eq(parse_with("tool", NULL), KP_OK);
    cr_assert_eq(parse_with("regions", "[]"), KP_OK);
    cr_assert_eq(parse_with("something_else", "[1,2]"), KP_OK);
}

/* Of the tensor core, by what a region's products multiply: all the same, or it is not told. */
Test(info, how_fast_products_are)
{
#define PRODUCT(form) "{\"op\":\"wgmma.mma_async\",\"form\":\"m64n64k32.f32." form "\"}"
    static const struct {
        const char *mix;
        double speed;
    } cases[] = {
        {PRODUCT("bf16.bf16"), 1}, {PRODUCT("tf32.tf32"), 0.5}, {PRODUCT("e4m3.e5m2"), 2},
        {PRODUCT("s8"), 2}, {PRODUCT("f16.f16") "," PRODUCT("bf16.bf16"), 1},
        {PRODUCT("f16.f16") "," PRODUCT("e4m3.e4m3"), 0}, {PRODUCT("b1.b1"), 0}, {"", 0},
    };
    for (size_t k = 0; k < KP_COUNT(cases); k++) {
        json_t *j = json_loads(info_text, 0, NULL);
        char *mix = kp_asprintf("{\"regions\":[{\"name\":\"a\",\"mix\":[%s]}]}", cases[k].mix);
        json_object_set_new(j, "regions",
                            json_loads("[{\"id\":0,\"name\":\"a\",\"asyncs\":"
                                       "[{\"name\":\"p\",\"engine\":\"tensor\"}]}]", 0, NULL));
        json_object_set_new(j, "instructions", json_loads(mix, 0, NULL));
        struct kpt_info i;
        cr_assert_eq(kpt_info_parse(j, "t", &i), KP_OK);
        cr_assert_eq(i.regions[0].async_count, 1u);
        cr_expect_eq(i.regions[0].asyncs[0].speed, cases[k].speed, "%s: %g", cases[k].mix,
                     i.regions[0].asyncs[0].speed);
        kpt_info_free(&i);
        json_decref(j);
        free(mix);
    }
#undef PRODUCT
}

/* However many lines there are, each region looks for its own once. */
Test(info, many_forms_take_no_time, .timeout = 10)
{
    enum { MANY = 100000 };
    json_t *j = json_loads(info_text, 0, NULL), *asyncs = json_array(), *rows = json_array();
    for (int i = 0; i < MANY; i++) {
        json_array_append_new(asyncs, json_pack("{s:s}", "name", "p"));
        json_array_append_new(rows, json_pack("{s:s}", "name", "a"));
    }
    json_object_set_new(j, "regions", json_pack("[{s:s,s:o}]", "name", "a", "asyncs", asyncs));
    json_object_set_new(j, "instructions", json_pack("{s:o}", "regions", rows));
    struct kpt_info i;
    cr_assert_eq(kpt_info_parse(j, "t", &i), KP_OK);
    cr_assert_eq(i.regions[0].async_count, (size_t)MANY);
    cr_assert_eq(i.regions[0].asyncs[MANY - 1].narrow, 1);
    kpt_info_free(&i);
    json_decref(j);
}
