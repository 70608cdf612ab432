#include "run/run_internal.h"

#include <ctype.h>

/* "every 16 phase 3, cta < 132": what kpi_control holds, in words. */

struct reader {
    const struct kpn_config *c;
    const struct kpn_shape *shape;
    const struct kpn_node *node;
    const char *text;
};

static bool bad(const struct reader *r, size_t at, size_t span, const char *fmt, ...)
    KP_PRINTF(4, 5);

static bool bad(const struct reader *r, size_t at, size_t span, const char *fmt, ...)
{
    char text[256];
    va_list ap;
    va_start(ap, fmt);
    vsnprintf(text, sizeof text, fmt, ap);
    va_end(ap);
    struct kp_source option = {"--sample", r->text, strlen(r->text)};
    if (r->node)
        kpn_error_in(r->c, r->node, at, span, "%s", text);
    else
        kp_error_at(&option, at, span, "%s", text);
    return false;
}

/* A number in [min, UINT32_MAX] from the n bytes at `at`. */
static bool value(const struct reader *r, size_t at, size_t n, int64_t min, uint32_t *out)
{
    while (n && isspace((unsigned char)r->text[at])) {
        at++;
        n--;
    }
    while (n && isspace((unsigned char)r->text[at + n - 1]))
        n--;
    char *s = kp_strndup(r->text + at, n);
    struct kpn_expr_error err;
    int64_t v = 0;
    bool ok = kpn_eval_text(r->c, r->shape, s, &v, &err);
    if (!ok && err.text[0])
        bad(r, at + err.at, err.span, "%s", err.text);
    else if (ok && (v < min || v > UINT32_MAX))
        ok = bad(r, at, n, "%lld is out of range", (long long)v);
    free(s);
    *out = (uint32_t)v;
    return ok;
}

/* Offset of a whole word within text[at, end), or end. */
static size_t find_word(const char *text, size_t at, size_t end, const char *word)
{
    size_t n = strlen(word);
    for (size_t i = at; i + n <= end; i++)
        if (strncmp(text + i, word, n) == 0 && (i == at || isspace((unsigned char)text[i - 1])) &&
            (i + n == end || isspace((unsigned char)text[i + n])))
            return i;
    return end;
}

static bool read_every(const struct reader *r, size_t at, size_t end, struct kpn_sample *out)
{
    size_t phase = find_word(r->text, at, end, "phase");
    if (!value(r, at, phase - at, 1, &out->every))
        return false;
    if (phase < end && !value(r, phase + 5, end - phase - 5, 0, &out->phase))
        return false;
    if (out->phase < out->every)
        return true;
    return bad(r, at, end - at, "the phase must be below %u", out->every);
}

static bool read_range(const struct reader *r, size_t at, size_t end, struct kpn_sample *out)
{
    uint32_t v;
    while (at < end && isspace((unsigned char)r->text[at]))
        at++;
    bool less = r->text[at] == '<';
    bool from = strncmp(r->text + at, ">=", 2) == 0;
    if (!less && !from)
        return bad(r, at, 1, "expected 'cta < N' or 'cta >= N'");
    at += from ? 2 : 1;
    if (!value(r, at, end - at, 0, &v))
        return false;
    if (less && v < out->limit)
        out->limit = v;
    if (from && v > out->first)
        out->first = v;
    return true;
}

static bool read_clause(const struct reader *r, size_t at, size_t end, struct kpn_sample *out)
{
    const char *text = r->text;
    while (at < end && isspace((unsigned char)text[at]))
        at++;
    while (end > at && isspace((unsigned char)text[end - 1]))
        end--;
    size_t n = end - at, word = 0;
    while (word < n && isalpha((unsigned char)text[at + word]))
        word++;
    if (word == 3 && n == 3 && strncmp(text + at, "all", 3) == 0)
        return true;
    if (word == 4 && n == 4 && strncmp(text + at, "none", 4) == 0) {
        out->every = 0;
        return true;
    }
    if (word == 5 && strncmp(text + at, "every", 5) == 0)
        return read_every(r, at + 5, end, out);
    if (word == 3 && strncmp(text + at, "cta", 3) == 0)
        return read_range(r, at + 3, end, out);
    return bad(r, at, n ? n : 1, "expected 'all', 'none', 'every N [phase P]', 'cta < N' or "
                                 "'cta >= N'");
}

bool kpn_sample_parse(const struct kpn_config *c, const struct kpn_shape *shape,
                      const char *text, const struct kpn_node *node, uint64_t ids,
                      struct kpn_sample *out)
{
    struct reader r = {c, shape, node, text};
    *out = (struct kpn_sample){.every = 1, .limit = (uint32_t)ids};
    int depth = 0;
    size_t start = 0;
    for (size_t i = 0;; i++) {
        depth += (text[i] == '(') - (text[i] == ')');
        if (text[i] && (text[i] != ',' || depth > 0))
            continue;
        if (!read_clause(&r, start, i, out))
            return false;
        if (!text[i])
            return true;
        start = i + 1;
    }
}

static uint64_t gcd(uint64_t a, uint64_t b)
{
    return b ? gcd(b, a % b) : a;
}

void kpn_sample_choose(uint64_t ids, uint64_t at_once, struct kpn_sample *out)
{
    /* A probed CTA runs longer; in the last wave it would set the kernel's end. */
    uint64_t limit = at_once && ids > at_once ? (ids - 1) / at_once * at_once : ids;
    uint64_t every = limit / 8 > 2 ? limit / 8 : limit > 1 ? 2 : 1;
    /* A step that divides the number of SMs would meet the same few again. */
    while (every > 2 && at_once > 1 && gcd(every, at_once) != 1)
        every++;
    *out = (struct kpn_sample){.every = (uint32_t)every, .phase = (uint32_t)(every / 2),
                               .limit = (uint32_t)limit, .chosen = true};
}

bool kpn_sampled(const struct kpn_sample *s, uint64_t id)
{
    return s->every && id >= s->first && id < s->limit && id % s->every == s->phase;
}

uint64_t kpn_sample_count(const struct kpn_sample *s, uint64_t ids)
{
    uint64_t n = 0;
    for (uint64_t i = s->first; i < ids && i < s->limit; i++)
        n += kpn_sampled(s, i);
    return n;
}

char *kpn_sample_text(const struct kpn_sample *s, uint64_t ids)
{
    struct kp_str b = {0};
    if (!s->every) {
        kp_str_add(&b, "none");
    } else if (s->every == 1 && s->first == 0 && s->limit >= ids) {
        kp_str_add(&b, "all");
    } else {
        kp_str_addf(&b, "every %u", s->every);
        if (s->phase)
            kp_str_addf(&b, " phase %u", s->phase);
        if (s->first)
            kp_str_addf(&b, ", cta >= %u", s->first);
        if (s->limit < ids)
            kp_str_addf(&b, ", cta < %u", s->limit);
    }
    return kp_str_detach(&b);
}
