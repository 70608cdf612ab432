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

static inline void ob_u64(struct obuf *b, uint64_t v)
{
    char digits[20];
    size_t n = 0;
    do {
        digits[n++] = (char)('0' + v % 10);
        v /= 10;
    } while (v);
    while (n)
        b->d[b->n++] = digits[--n];
}

static inline void ob_i64(struct obuf *b, int64_t v)
{
    if (v < 0)
        b->d[b->n++] = '-';
    ob_u64(b, v < 0 ? 0 - (uint64_t)v : (uint64_t)v);
}

/* ns >= 0 as microseconds with three decimals. */
static inline void ob_us(struct obuf *b, int64_t ns)
{
    unsigned rest = (unsigned)((uint64_t)ns % 1000);
    ob_u64(b, (uint64_t)ns / 1000);
    b->d[b->n++] = '.';
    b->d[b->n++] = (char)('0' + rest / 100);
    b->d[b->n++] = (char)('0' + rest / 10 % 10);
    b->d[b->n++] = (char)('0' + rest % 10);
}

#endif
