/* The language of --fail-if. */
#include "diff/diff_internal.h"

#include <ctype.h>
#include <errno.h>
#include <math.h>

/* What a value may be given in, and how many of the metric's own units that is. */
struct unit {
    const char *word;
    double factor;
};
static const struct unit times[] = {{"us", 1}, {"ms", 1e3}, {"ns", 1e-3}, {NULL, 0}};
static const struct unit durations[] = {{"ms", 1}, {"s", 1e3}, {"us", 1e-3}, {NULL, 0}};
static const struct unit sizes[] = {
    {"B", 1}, {"KiB", 1024}, {"MiB", 1048576}, {"GiB", 1073741824}, {NULL, 0}};
static const struct unit cycles[] = {{"cycles", 1}, {NULL, 0}};

enum naming { NO_NAME, MAY_NAME, MUST_NAME };
static const struct metric {
    const char *word;
    enum naming name;
    const struct unit *units; /* or NULL */
    const char *what;         /* the name is of */
} metrics[KPD_METRICS + 1] = {
    [KPD_TIME] = {"time", NO_NAME, times, NULL},
    [KPD_REGISTERS] = {"registers", NO_NAME, NULL, NULL},
    [KPD_SPILLS] = {"spills", NO_NAME, sizes, NULL},
    [KPD_STACK] = {"stack", NO_NAME, sizes, NULL},
    [KPD_SHARED] = {"shared", NO_NAME, sizes, NULL},
    [KPD_OCCUPANCY] = {"occupancy", NO_NAME, NULL, NULL},
    [KPD_MEMORY] = {"memory", NO_NAME, sizes, NULL},
    [KPD_ASSEMBLY] = {"assembly", NO_NAME, durations, NULL},
    [KPD_LAUNCHES] = {"launches", NO_NAME, NULL, NULL},
    [KPD_REGION] = {"region", MUST_NAME, cycles, "a region"},
    [KPD_ITERATION] = {"iteration", MAY_NAME, cycles, "a role"},
    [KPD_ERROR] = {"error", MAY_NAME, NULL, "a tensor"},
    [KPD_OUTPUT] = {"output", NO_NAME, NULL, NULL},
};

const char *kpd_metric_word(enum kpd_metric m)
{
    return metrics[m].word;
}

struct parser {
    struct kp_source src;
    size_t at;
};

static bool fail(const struct parser *p, size_t at, size_t span, const char *text)
{
    kp_error_at(&p->src, at, span ? span : 1, "%s", text);
    return false;
}

static void skip_space(struct parser *p)
{
    while (isspace((unsigned char)p->src.text[p->at]))
        p->at++;
}

static bool in_word(char c)
{
    return isalnum((unsigned char)c) || strchr("_.$:*?-", c) != NULL;
}

/* The bytes of the word at the cursor, which is left there. */
static size_t word_length(const struct parser *p)
{
    size_t n = 0;
    while (p->src.text[p->at + n] && in_word(p->src.text[p->at + n]))
        n++;
    return n;
}

static bool word_is(const struct parser *p, size_t n, const char *word)
{
    return strlen(word) == n && memcmp(p->src.text + p->at, word, n) == 0;
}

static bool unknown_metric(const struct parser *p, size_t n)
{
    const char *words[KPD_METRICS + 1];
    for (int m = 0; m <= KPD_METRICS; m++)
        words[m] = metrics[m].word;
    char *given = kp_strndup(p->src.text + p->at, n);
    const char *near = n ? kp_nearest(given, words) : NULL;
    if (near)
        kp_error_at(&p->src, p->at, n, "no metric '%s'; did you mean '%s'?", given, near);
    else
        kp_error_at(&p->src, p->at, n ? n : 1,
                    "a metric is expected here: time, registers, spills, stack, shared, "
                    "occupancy, memory, assembly, launches, region NAME, iteration, error or "
                    "output");
    free(given);
    return false;
}

static bool parse_metric(struct parser *p, struct kpd_condition *out)
{
    size_t n = word_length(p);
    for (int m = 0; m < KPD_METRICS; m++)
        if (word_is(p, n, metrics[m].word)) {
            out->metric = (enum kpd_metric)m;
            p->at += n;
            return true;
        }
    return unknown_metric(p, n);
}

static bool parse_name(struct parser *p, struct kpd_condition *out)
{
    const struct metric *m = &metrics[out->metric];
    const char *s = p->src.text + p->at;
    bool quoted = *s == '"';
    size_t n = quoted ? strcspn(s + 1, "\"") : word_length(p);
    if (quoted && s[1 + n] != '"')
        return fail(p, p->at, n + 1, "the quotation does not end");
    if (n == 0 && !quoted)
        return m->name != MUST_NAME || fail(p, p->at, 1, "which region? a name is expected here");
    if (m->name == NO_NAME)
        return fail(p, p->at, n + (quoted ? 2 : 0),
                    "a comparison is expected here: >, >=, < or <=");
    if (n == 0 || n >= sizeof out->name)
        return fail(p, p->at, n + 2, n ? "the name is too long" : "the name is empty");
    memcpy(out->name, s + quoted, n);
    p->at += n + (quoted ? 2 : 0);
    return true;
}

static bool parse_op(struct parser *p, struct kpd_condition *out)
{
    const char *s = p->src.text + p->at;
    if (*s != '<' && *s != '>')
        return fail(p, p->at, 1, "a comparison is expected here: >, >=, < or <=");
    size_t n = s[1] == '=' ? 2 : 1;
    memcpy(out->op, s, n);
    p->at += n;
    return true;
}

/* strtod takes more than numbers of this language: "inf", "0x1p3". */
static size_t number_length(const char *s)
{
    size_t n = strspn(s, "0123456789");
    size_t digits = n;
    if (s[n] == '.') {
        size_t more = strspn(s + n + 1, "0123456789");
        digits += more;
        n += 1 + more;
    }
    if (!digits)
        return 0;
    if (s[n] == 'e' || s[n] == 'E') {
        size_t sign = s[n + 1] == '+' || s[n + 1] == '-';
        size_t exponent = strspn(s + n + 1 + sign, "0123456789");
        n += exponent ? 1 + sign + exponent : 0;
    }
    return n;
}

static bool parse_unit(struct parser *p, struct kpd_condition *out)
{
    const struct unit *u = metrics[out->metric].units;
    if (p->src.text[p->at] == '%') {
        out->percent = out->change = true;
        out->value /= 100;
        p->at++;
        return true;
    }
    size_t n = word_length(p);
    if (n == 0 || word_is(p, n, "on"))
        return true;
    for (; u && u->word; u++)
        if (word_is(p, n, u->word)) {
            out->value *= u->factor;
            p->at += n;
            return true;
        }
    return fail(p, p->at, n, "not a unit of this metric");
}

static bool parse_value(struct parser *p, struct kpd_condition *out)
{
    const char *s = p->src.text + p->at;
    bool sign = *s == '+' || *s == '-';
    size_t n = number_length(s + sign);
    if (!n)
        return fail(p, p->at, 1, "a number is expected here: +2%, +8, 0, 1e-3");
    char *text = kp_strndup(s, sign + n);
    errno = 0;
    out->value = strtod(text, NULL);
    free(text);
    if (!isfinite(out->value))
        return fail(p, p->at, sign + n, "the number is too large");
    out->change = sign;
    p->at += sign + n;
    size_t before = p->at;
    skip_space(p);
    if (!parse_unit(p, out))
        return false;
    if (out->percent && out->metric == KPD_ERROR)
        return fail(p, before, 1, "an error is no share of another: compare it with a number");
    return true;
}

static bool parse_on(struct parser *p, struct kpd_condition *out)
{
    skip_space(p);
    if (!p->src.text[p->at])
        return true;
    if (!word_is(p, word_length(p), "on"))
        return fail(p, p->at, p->src.len - p->at, "nothing is expected here but 'on NAME=VALUE'");
    p->at += 2;
    skip_space(p);
    out->on = p->src.text + p->at;
    size_t n = strcspn(out->on, " \t");
    json_t *none = json_object();
    bool ok = n && !out->on[n] && kpd_shape_has(none, out->on, n) >= 0;
    json_decref(none);
    return ok || fail(p, p->at, p->src.len - p->at, "not NAME=VALUE,...");
}

static bool parse_differs(struct parser *p)
{
    if (word_is(p, word_length(p), "differs")) {
        p->at += strlen("differs");
        return true;
    }
    return fail(p, p->at, word_length(p), "'differs' is expected here");
}

bool kpd_condition_parse(const char *text, struct kpd_condition *out)
{
    struct parser p = {{"--fail-if", text, strlen(text)}, 0};
    *out = (struct kpd_condition){.text = text};
    skip_space(&p);
    if (!parse_metric(&p, out))
        return false;
    skip_space(&p);
    if (out->metric == KPD_OUTPUT)
        return parse_differs(&p) && parse_on(&p, out);
    if (!parse_name(&p, out))
        return false;
    skip_space(&p);
    if (!parse_op(&p, out))
        return false;
    skip_space(&p);
    return parse_value(&p, out) && parse_on(&p, out);
}
