#include "replay/export/obuf.h"

/* Of a number's three digits. */
#define DIGIT(d) ((char)('0' + (d)))
#define NUMBER(a, b, c)                                                           \
    {                                                                             \
        {                                                                         \
            DIGIT((a) ? (a) : (b) ? (b) : (c)), DIGIT((a) ? (b) : (c)), DIGIT(c)  \
        },                                                                        \
        (a) ? 3 : (b) ? 2 : 1, {DIGIT(a), DIGIT(b), DIGIT(c), '0'}                \
    }
#define TEN(a, b)                                                                  \
    NUMBER(a, b, 0), NUMBER(a, b, 1), NUMBER(a, b, 2), NUMBER(a, b, 3),            \
        NUMBER(a, b, 4), NUMBER(a, b, 5), NUMBER(a, b, 6), NUMBER(a, b, 7),        \
        NUMBER(a, b, 8), NUMBER(a, b, 9)
#define HUNDRED(a)                                                                 \
    TEN(a, 0), TEN(a, 1), TEN(a, 2), TEN(a, 3), TEN(a, 4), TEN(a, 5), TEN(a, 6),   \
        TEN(a, 7), TEN(a, 8), TEN(a, 9)

const struct ob_three ob_threes[1000] = {
    HUNDRED(0), HUNDRED(1), HUNDRED(2), HUNDRED(3), HUNDRED(4),
    HUNDRED(5), HUNDRED(6), HUNDRED(7), HUNDRED(8), HUNDRED(9),
};

char *put_long(char *p, uint64_t v)
{
    if (v < 1000000)
        return put_u64(p, v);
    uint64_t high = v / 1000000;
    uint32_t low = (uint32_t)(v - high * 1000000);
    p = high < 1000 ? put_three(p, high) : put_long(p, high);
    p = put_thousandth(p, low / 1000);
    return put_thousandth(p, low % 1000);
}
