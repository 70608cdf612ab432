#include "cli/gzip.h"

#include <errno.h>
#include <zlib.h>

#define CHUNK 65536

/* Deflate without gzip's or zlib's frame, and what gzip's trailer says. */
struct kp_deflate {
    z_stream z;
    uint64_t bytes; /* of text */
    uLong crc;
    struct kp_str out;
};

/* Stands before some bytes of a block; a block has one or several such pieces. */
struct piece_head {
    uint64_t text; /* bytes that have gone in since the last */
    uint32_t crc;  /* of them */
    uint32_t n;    /* bytes that follow */
};

static void begin_deflate(struct kp_deflate *d)
{
    *d = (struct kp_deflate){.crc = crc32(0, NULL, 0)};
    if (deflateInit2(&d->z, Z_DEFAULT_COMPRESSION, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY) !=
        Z_OK) {
        kp_error("out of memory");
        exit(KP_FAILED);
    }
}

/* Adds to d->out what comes of it. */
static void add_text(struct kp_deflate *d, const char *text, size_t n, int flush)
{
    char buffer[CHUNK];
    d->crc = crc32_z(d->crc, (const Bytef *)text, n);
    d->bytes += n;
    do {
        size_t some = n < UINT32_MAX ? n : UINT32_MAX;
        d->z.next_in = (Bytef *)(uintptr_t)text; /* which it does not change */
        d->z.avail_in = (uInt)some;
        text += some;
        n -= some;
        do {
            d->z.next_out = (Bytef *)buffer;
            d->z.avail_out = sizeof buffer;
            deflate(&d->z, n ? Z_NO_FLUSH : flush);
            kp_str_addn(&d->out, buffer, sizeof buffer - d->z.avail_out);
        } while (d->z.avail_out == 0);
    } while (n);
}

static void end_deflate(struct kp_deflate *d)
{
    deflateEnd(&d->z);
    kp_str_free(&d->out);
}

/* ---- blocks ---------------------------------------------------------------------- */

static void put_bytes(struct obuf *to, const char *d, size_t n)
{
    while (n) {
        size_t some = n < CHUNK ? n : CHUNK;
        ob_room(to, some);
        ob_mem(to, d, some);
        d += some;
        n -= some;
    }
}

static void put_piece_of(struct kp_block *b)
{
    struct kp_deflate *d = b->deflate;
    struct piece_head head = {d->bytes, (uint32_t)d->crc, (uint32_t)d->out.len};
    put_bytes(b->to, (const char *)&head, sizeof head);
    put_bytes(b->to, d->out.s, d->out.len);
    d->out.len = 0;
    d->bytes = 0;
    d->crc = crc32(0, NULL, 0);
}

static void compress_text(struct obuf *text)
{
    struct kp_block *b = text->to;
    add_text(b->deflate, text->d, text->n, Z_NO_FLUSH);
    text->n = 0;
    if (b->deflate->out.len > CHUNK)
        put_piece_of(b);
}

void kp_block_open(struct kp_block *b, struct obuf *to)
{
    ob_open(&b->text, compress_text, b);
    b->to = to;
    b->deflate = kp_alloc(sizeof *b->deflate);
    begin_deflate(b->deflate);
}

void kp_block_end(struct kp_block *b)
{
    ob_flush(&b->text);
    add_text(b->deflate, "", 0, Z_SYNC_FLUSH);
    put_piece_of(b);
    end_deflate(b->deflate);
    free(b->deflate);
    ob_close(&b->text);
}

/* ---- the member -------------------------------------------------------------------- */

struct kp_gzip {
    FILE *out, *stream;
    struct kp_deflate own;   /* of the stream */
    bool blocks_last;        /* what was written last were blocks */
    uint64_t bytes;          /* of text, and its checksum, but for own's */
    uLong crc;
    struct piece_head head;  /* of the piece at hand */
    size_t head_have;        /* bytes of head that have come */
};

static void write_own(struct kp_gzip *z)
{
    if (z->own.out.len)
        fwrite(z->own.out.s, 1, z->own.out.len, z->out);
    z->own.out.len = 0;
}

/* Counts text in that stands behind all that is counted. */
static void count_text(struct kp_gzip *z, uLong crc, uint64_t n)
{
    z->crc = crc32_combine(z->crc, crc, (z_off_t)n);
    z->bytes += n;
}

static void count_own(struct kp_gzip *z)
{
    count_text(z, z->own.crc, z->own.bytes);
    z->own.crc = crc32(0, NULL, 0);
    z->own.bytes = 0;
}

struct kp_gzip *kp_gzip_new(FILE *out)
{
    /* no name and no time, so that the same text gives the same bytes; from Unix */
    static const unsigned char head[10] = {0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3};
    struct kp_gzip *z = kp_alloc(sizeof *z);
    z->out = out;
    z->crc = crc32(0, NULL, 0);
    begin_deflate(&z->own);
    fwrite(head, 1, sizeof head, out);
    return z;
}

static ssize_t stream_write(void *cookie, const char *d, size_t n)
{
    struct kp_gzip *z = cookie;
    add_text(&z->own, d, n, Z_NO_FLUSH);
    write_own(z);
    z->blocks_last = false;
    return (ssize_t)n;
}

FILE *kp_gzip_stream(struct kp_gzip *z)
{
    static const cookie_io_functions_t calls = {.write = stream_write};
    z->stream = fopencookie(z, "wb", calls);
    if (!z->stream)
        kp_error("cannot compress: %s", strerror(errno));
    return z->stream;
}

/* The stream comes to the end of a byte, and will not refer to what it wrote. */
static void make_way(struct kp_gzip *z)
{
    fflush(z->stream);
    if (!z->blocks_last) {
        add_text(&z->own, "", 0, Z_FULL_FLUSH);
        write_own(z);
        count_own(z);
    }
    z->blocks_last = true;
}

void kp_gzip_put(struct kp_gzip *z, const char *d, size_t n)
{
    make_way(z);
    while (n) {
        if (z->head_have < sizeof z->head) {
            ((char *)&z->head)[z->head_have++] = *d++;
            n--;
            if (z->head_have == sizeof z->head)
                count_text(z, z->head.crc, z->head.text);
        } else {
            size_t some = n < z->head.n ? n : z->head.n;
            fwrite(d, 1, some, z->out);
            z->head.n -= (uint32_t)some;
            d += some;
            n -= some;
        }
        if (z->head_have == sizeof z->head && z->head.n == 0)
            z->head_have = 0;
    }
}

static void put_number(FILE *f, uint64_t v)
{
    for (int i = 0; i < 4; i++)
        fputc((int)(v >> 8 * i & 0xff), f);
}

void kp_gzip_end(struct kp_gzip *z)
{
    if (z->stream)
        fclose(z->stream);
    add_text(&z->own, "", 0, Z_FINISH);
    write_own(z);
    count_own(z);
    put_number(z->out, z->crc);
    put_number(z->out, z->bytes);
    end_deflate(&z->own);
    free(z);
}
