/*
 * Output of many small numbers: a buffer that is filled without printf and
 * emptied when it is full.  A caller asks for room once and then adds without
 * further checks.
 *
 * The put_ functions write at p and return where they stopped; the ob_ ones do
 * the same at the buffer's end.  Pieces may be copied in whole blocks, so that
 * what lies OB_SLACK bytes behind them must be there, and is garbage.
 */
#ifndef KP_OBUF_H
#define KP_OBUF_H

#include "base/base.h"

#define OB_CAP ((size_t)1 << 18)
#define OB_SLACK 64

struct obuf {
    char *d; /* cap + OB_SLACK bytes */
    size_t n, cap;
    void (*full)(struct obuf *b); /* takes what is in it, and sets n to 0 */
    void *to;                     /* whose, for `full` */
};

static inline void ob_open(struct obuf *b, void (*full)(struct obuf *b), void *to)
{
    *b = (struct obuf){.d = kp_realloc(NULL, OB_CAP + OB_SLACK, 1), .cap = OB_CAP, .full = full,
                       .to = to};
}

/* Errors stick to the FILE; who commits it asks for them. */
static inline void ob_write(struct obuf *b)
{
    if (b->n)
        fwrite(b->d, 1, b->n, b->to);
    b->n = 0;
}

static inline void ob_open_file(struct obuf *b, FILE *f)
{
    ob_open(b, ob_write, f);
}

static inline void ob_flush(struct obuf *b)
{
    if (b->n)
        b->full(b);
}

static inline void ob_close(struct obuf *b)
{
    free(b->d);
    b->d = NULL;
}

/* At least `n` bytes can be added after this; n is far below the buffer. */
static inline void ob_room(struct obuf *b, size_t n)
{
    if (b->cap - b->n < n)
        b->full(b);
}

/* ---- at p -------------------------------------------------------------------- */

static inline char *put_mem(char *p, const char *s, size_t n)
{
    memcpy(p, s, n);
    return p + n;
}
#define PUT_LIT(p, literal) put_mem(p, literal, sizeof(literal) - 1)

/* A number below 1000: its digits, how many they are, and all three of them. */
struct ob_three {
    char digits[3], n, padded[4];
};
extern const struct ob_three ob_threes[1000]; /* obuf.c */

/* Below 1000, without leading zeros; and with them.  Both write four bytes. */
static inline char *put_three(char *p, size_t v)
{
    const struct ob_three *t = &ob_threes[v];
    memcpy(p, t, 4); /* the digits, and n for what is there no more */
    return p + t->n;
}
static inline char *put_thousandth(char *p, size_t v)
{
    memcpy(p, ob_threes[v].padded, 4);
    return p + 3;
}

/* A million and more: rare enough not to stand wherever numbers are put. */
char *put_long(char *p, uint64_t v);

static inline char *put_u64(char *p, uint64_t v)
{
    if (v < 1000)
        return put_three(p, v);
    if (v >= 1000000)
        return put_long(p, v);
    uint64_t high = (uint32_t)v / 1000;
    return put_thousandth(put_three(p, high), v - high * 1000);
}

static inline char *put_i64(char *p, int64_t v)
{
    if (v >= 0)
        return put_u64(p, (uint64_t)v);
    *p++ = '-';
    return put_u64(p, 0 - (uint64_t)v);
}

/* ns >= 0 as microseconds with three decimals. */
static inline char *put_us(char *p, int64_t ns)
{
    /* of some seconds a shorter division */
    uint64_t n = (uint64_t)ns, us = n <= UINT32_MAX ? (uint32_t)n / 1000 : n / 1000;
    p = put_u64(p, us);
    *p++ = '.';
    return put_thousandth(p, n - us * 1000);
}

/* Text that many lines have in common; copied in blocks, so it has OB_SLACK bytes more. */
struct piece {
    char *s;
    size_t n;
};

/* Takes s. */
static inline struct piece piece_take(char *s)
{
    struct piece p = {.n = strlen(s)};
    p.s = kp_realloc(s, p.n + OB_SLACK, 1);
    memset(p.s + p.n, 0, OB_SLACK);
    return p;
}

static inline char *put_piece(char *p, const struct piece *x)
{
    size_t i = 0;
    do
        memcpy(p + i, x->s + i, 32);
    while ((i += 32) < x->n);
    return p + x->n;
}

/* ---- at the buffer's end ------------------------------------------------------- */

static inline char *ob_end(struct obuf *b)
{
    return b->d + b->n;
}
/* What was put from ob_end(b) to p. */
static inline void ob_set(struct obuf *b, const char *p)
{
    b->n = (size_t)(p - b->d);
}

static inline void ob_mem(struct obuf *b, const char *s, size_t n)
{
    ob_set(b, put_mem(ob_end(b), s, n));
}

#endif
