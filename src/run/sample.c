#include "run/run_internal.h"

#include <ctype.h>

#define ABOUT 8u       /* CTAs that are probed */
#define MANY_WAVES 8u  /* of CTAs: one that is late is an eighth of a percent of its launch */

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

/* How many CTAs, or clusters, are probed: about eight, some for each body.  In a launch of
 * few waves a probed one that is late shows in the launch's end, unless its SM then has
 * none of the last wave to run: no more than stay without one, or the fewest. */
static uint64_t probed_of(const struct kpn_sample *s, uint32_t bodies)
{
    uint64_t some = (ABOUT + bodies - 1) / bodies * bodies;
    if (s->waves >= MANY_WAVES || (s->waves > 1 && s->spare >= some))
        return some;
    return s->waves > 1 && s->spare > bodies ? s->spare / bodies * bodies : bodies;
}

void kpn_sample_choose(uint64_t ids, uint64_t at_once, uint32_t bodies, struct kpn_sample *out)
{
    uint64_t wave = at_once ? at_once : ids ? ids : 1, waves = ids ? (ids - 1) / wave + 1 : 1;
    *out = (struct kpn_sample){.chosen = true, .waves = waves, .spare = waves * wave - ids};
    /* A probed CTA runs longer; in the last wave it would set the kernel's end. */
    uint64_t limit = waves > 1 ? (waves - 1) * wave : ids, want = probed_of(out, bodies);
    uint64_t every = limit / want > 2 ? limit / want : limit > 1 ? 2 : 1;
    /* A step that divides the number of SMs would meet the same few again. */
    while (every > 2 && limit > wave && wave > 1 && gcd(every, wave) != 1)
        every++;
    out->every = (uint32_t)every;
    out->phase = (uint32_t)(every / 2);
    out->limit = (uint32_t)limit;
}

/* How many are probed, and the least slack of them. */
static uint64_t slack_of(const struct kpn_sample *s, const uint64_t *least, uint64_t ids,
                         uint64_t *count)
{
    uint64_t slack = UINT64_MAX;
    *count = 0;
    for (uint64_t i = s->first; i < ids && i < s->limit; i++) {
        if (!kpn_sampled(s, i))
            continue;
        slack = least[i] < slack ? least[i] : slack;
        ++*count;
    }
    return slack;
}

void kpn_sample_crowd(const struct kpt_stamp *stamps, uint64_t *least, uint64_t ids)
{
    uint32_t sms = 0, usual = 0, most = 0;
    for (uint64_t i = 0; i < ids; i++)
        sms = stamps[i].sm >= sms && stamps[i].sm < UINT16_MAX ? stamps[i].sm + 1 : sms;
    uint32_t *on = kp_alloc(((size_t)sms + 1) * sizeof *on), *so_many;
    for (uint64_t i = 0; i < ids; i++)
        if (stamps[i].sm < sms)
            most = ++on[stamps[i].sm] > most ? on[stamps[i].sm] : most;
    so_many = kp_alloc(((size_t)most + 1) * sizeof *so_many); /* CTAs among so many */
    for (uint32_t sm = 0; sm < sms; sm++)
        so_many[on[sm]] += on[sm];
    for (uint32_t n = 1; n <= most; n++)
        usual = so_many[n] > so_many[usual] ? n : usual;
    for (uint64_t i = 0; i < ids; i++)
        if (stamps[i].sm < sms && on[stamps[i].sm] < usual)
            least[i] = 0;
    free(so_many);
    free(on);
}

void kpn_sample_move(struct kpn_sample *s, const uint64_t *least, uint64_t ids)
{
    uint64_t count, now;
    struct kpn_sample best = *s;
    best.slack = slack_of(s, least, ids, &count);
    best.moved = count > 0;
    for (uint32_t phase = 0; count && phase < s->every; phase++) {
        struct kpn_sample other = best;
        other.phase = phase;
        other.slack = slack_of(&other, least, ids, &now);
        if (now == count && other.slack > best.slack)
            best = other;
    }
    *s = best;
}

char *kpn_sample_outlook(const struct kpn_sample *s)
{
    unsigned long long waves = s->waves, spare = s->spare;
    if (!s->chosen || !waves || waves >= MANY_WAVES)
        return NULL;
    if (s->moved && s->slack)
        return kp_asprintf(
            "one wave: the launch ends with its slowest CTA; those that are probed end %.2f us "
            "before it where none is", (double)s->slack / 1000);
    if (waves == 1)
        return kp_strdup(
            "one wave: the launch ends with its slowest CTA, so that all that a probed "
            "one loses shows, and what the probes' presence costs the others");
    if (spare < kpn_sample_count(s, s->limit))
        return kp_asprintf("%llu waves, the last with room for %llu more: what a probed CTA loses "
                           "can show at the end", waves, spare);
    return kp_asprintf(
        "%llu waves, the last with room for %llu more: an SM that a probed CTA holds up has none "
        "of it to run",
        waves, spare);
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
