/*
 * Output of many small numbers: a buffer in front of a FILE, written without
 * printf.  A caller asks for room once and then adds without further checks.
 */
#ifndef KP_OBUF_H
#define KP_OBUF_H

#include "base/base.h"

struct obuf {
    FILE *f;
    size_t n;
    char d[1 << 16];
};

static inline void ob_flush(struct obuf *b)
{
    if (b->n)
        fwrite(b->d, 1, b->n, b->f); /* errors stick to f; commit asks for them */
    b->n = 0;
}

/* At least `n` bytes can be added after this; n is far below the buffer. */
static inline void ob_room(struct obuf *b, size_t n)
{
    if (sizeof b->d - b->n < n)
        ob_flush(b);
}

static inline void ob_mem(struct obuf *b, const char *s, size_t n)
{
    memcpy(b->d + b->n, s, n);
    b->n += n;
}

#define OB_LIT(b, literal) ob_mem(b, literal, sizeof(literal) - 1)

static inline unsigned ob_digits(uint64_t v)
{
    unsigned n = 1;
    for (; v >= 10000; v /= 10000)
        n += 4;
    return n + (v >= 10) + (v >= 100) + (v >= 1000);
}

static inline void ob_u64(struct obuf *b, uint64_t v)
{
    static const char pairs[] =
        "00010203040506070809101112131415161718192021222324252627282930313233343536373839"
        "40414243444546474849505152535455565758596061626364656667686970717273747576777879"
        "8081828384858687888990919293949596979899";
    unsigned n = ob_digits(v);
    char *p = b->d + b->n + n;
    b->n += n;
    for (; v >= 100; v /= 100) {
        p -= 2;
        memcpy(p, pairs + v % 100 * 2, 2);
    }
    if (v >= 10)
        memcpy(p - 2, pairs + v * 2, 2);
    else
        p[-1] = (char)('0' + v);
}

static inline void ob_i64(struct obuf *b, int64_t v)
{
    if (v < 0)
        b->d[b->n++] = '-';
    ob_u64(b, v < 0 ? 0 - (uint64_t)v : (uint64_t)v);
}

/* 0 to 999, three digits. */
static inline void ob_thousandth(struct obuf *b, unsigned v)
{
    b->d[b->n++] = (char)('0' + v / 100);
    b->d[b->n++] = (char)('0' + v / 10 % 10);
    b->d[b->n++] = (char)('0' + v % 10);
}

/* ns >= 0 as microseconds with three decimals. */
static inline void ob_us(struct obuf *b, int64_t ns)
{
    ob_u64(b, (uint64_t)ns / 1000);
    b->d[b->n++] = '.';
    ob_thousandth(b, (unsigned)((uint64_t)ns % 1000));
}

#endif
