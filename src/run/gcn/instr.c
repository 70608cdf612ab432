/* One instruction of AMDGCN: its words and numbers. */
#include "run/gcn/gcn.h"

#include <ctype.h>

static bool named(const char *op, size_t len, const char *want)
{
    size_t n = strlen(want);
    if (n && want[n - 1] == '*')
        return len >= n - 1 && !memcmp(op, want, n - 1);
    return len == n && !memcmp(op, want, n);
}

bool kpn_gins_is(const struct kpn_gins *i, const char *op)
{
    return named(i->op, i->op_len, op);
}

bool kpn_gins_is_any(const struct kpn_gins *i, const char *const *ops)
{
    for (; *ops; ops++)
        if (kpn_gins_is(i, *ops))
            return true;
    return false;
}

bool kpn_gins_holds(const struct kpn_gins *i, const char *what)
{
    return memmem(i->text, i->text_len, what, strlen(what)) != NULL;
}

const char *kpn_gins_arg(const struct kpn_gins *i, unsigned n, size_t *len)
{
    const char *at = i->args, *end = i->args + i->args_len;
    for (unsigned depth = 0; at < end; n--) {
        const char *from = at;
        for (; at < end && (depth || *at != ','); at++)
            depth += *at == '[' || *at == '(', depth -= (*at == ']' || *at == ')') && depth;
        if (!n) {
            while (from < at && isblank((unsigned char)*from))
                from++;
            while (at > from && isblank((unsigned char)at[-1]))
                at--;
            *len = (size_t)(at - from);
            return from;
        }
        at += at < end;
    }
    *len = 0;
    return end;
}

/* A number, decimal or 0x..., with a sign; the end of it, or NULL. */
static const char *number(const char *at, const char *end, uint32_t *out)
{
    bool minus = at < end && *at == '-';
    at += minus;
    unsigned base = 10, digits = 0;
    if (end - at > 2 && at[0] == '0' && at[1] == 'x')
        base = 16, at += 2;
    uint32_t value = 0;
    for (; at < end && isxdigit((unsigned char)*at); at++, digits++) {
        unsigned d = isdigit((unsigned char)*at) ? (unsigned)*at - '0'
                                                 : ((unsigned)*at | 32) - 'a' + 10;
        if (d >= base)
            break;
        value = value * base + d;
    }
    *out = minus ? 0 - value : value;
    return digits ? at : NULL;
}

bool kpn_gins_number(const struct kpn_gins *i, const char *word, uint32_t *out)
{
    const char *end = i->args + i->args_len;
    size_t n = strlen(word);
    for (const char *at = i->args; (size_t)(end - at) >= n && at <= end; at++)
        if (!memcmp(at, word, n) && number(at + n, end, out))
            return true;
        else if (!n)
            return false;
    return false;
}

unsigned kpn_gins_states(const struct kpn_gins *i)
{
    uint32_t n;
    return kpn_gins_is(i, "s_nop") && kpn_gins_number(i, "", &n) ? (n & 15) + 1 : 1;
}
