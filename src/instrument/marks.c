#include "instrument/internal.h"

static const char *const op_names[] = {
    [KPI_BEGIN] = "begin", [KPI_END] = "end",       [KPI_INSTANT] = "instant",
    [KPI_WAIT] = "wait",   [KPI_ARRIVE] = "arrive", [KPI_ASYNC] = "async",
};

/* One key of a mark: which ops take it and where its value goes. */
struct key {
    const char *name;
    enum kpi_op op;
    bool number;
    size_t offset;
};
static const struct key keys[] = {
    {"cluster", KPI_BEGIN, false, offsetof(struct kpi_mark, cluster)},
    {"k", KPI_WAIT, true, offsetof(struct kpi_mark, k)},
    {"turns", KPI_WAIT, true, offsetof(struct kpi_mark, turns)},
    {"engine", KPI_ASYNC, false, offsetof(struct kpi_mark, engine)},
    {"arrives", KPI_ASYNC, false, offsetof(struct kpi_mark, arrives)},
    {"bytes", KPI_ASYNC, true, offsetof(struct kpi_mark, bytes)},
    {"flops", KPI_ASYNC, true, offsetof(struct kpi_mark, flops)},
};

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

static bool is_name_char(char c, bool first)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' ||
           (!first && ((c >= '0' && c <= '9') || c == '.' || c == '-'));
}

/* Copies a name of at most KPT_NAME_MAX characters; says what is wrong. */
static bool take_name(const struct kp_source *src, struct kpi_span s, const char *what, char *out)
{
    if (s.len == 0) {
        kp_error_at(src, s.at, 1, "%s is missing", what);
        return false;
    }
    if (s.len > KPT_NAME_MAX) {
        kp_error_at(src, s.at, s.len, "%s has %u characters; at most %d are allowed", what, s.len,
                    KPT_NAME_MAX);
        return false;
    }
    for (size_t i = 0; i < s.len; i++) {
        if (!is_name_char(src->text[s.at + i], i == 0)) {
            kp_error_at(src, s.at + i, 1,
                        "%s may hold letters, digits, '_', '.' and '-', and starts with a letter",
                        what);
            return false;
        }
    }
    memcpy(out, src->text + s.at, s.len);
    out[s.len] = '\0';
    return true;
}

static bool take_number(const struct kp_source *src, struct kpi_span s, const char *key,
                        uint64_t *out)
{
    char *word = kpi_dup(src, s);
    bool ok = kp_parse_u64(word, out) && *out <= INT64_MAX;
    if (!ok)
        kp_error_at(src, s.at, s.len ? s.len : 1, "'%s' is not a number for %s", word, key);
    free(word);
    return ok;
}

static bool take_word(const struct kp_source *src, struct kpi_span s, const struct key *key,
                      char *out)
{
    if (!take_name(src, s, key->name, out))
        return false;
    if (key->op != KPI_BEGIN || strcmp(out, "arrive") == 0 || strcmp(out, "wait") == 0 ||
        strcmp(out, "sync") == 0)
        return true;
    kp_error_at(src, s.at, s.len, "at the cluster's barrier a region can arrive, wait or sync");
    return false;
}

/* seen: a bit for each key that the mark had before. */
static bool take_key(const struct kp_source *src, struct kpi_span name, struct kpi_span value,
                     struct kpi_mark *out, unsigned *seen)
{
    for (size_t i = 0; i < KP_COUNT(keys); i++) {
        if (!kpi_is(src, name, keys[i].name) || keys[i].op != out->op)
            continue;
        if (*seen & 1u << i) {
            kp_error_at(src, name.at, name.len, "'%s' is given twice", keys[i].name);
            return false;
        }
        *seen |= 1u << i;
        char *field = (char *)out + keys[i].offset;
        if (keys[i].number)
            return take_number(src, value, keys[i].name, (uint64_t *)(void *)field);
        return take_word(src, value, &keys[i], field);
    }
    char *word = kpi_dup(src, name);
    kp_error_at(src, name.at, name.len ? name.len : 1, "a %s mark takes no key '%s'",
                op_names[out->op], word);
    free(word);
    return false;
}

static bool take_op(const struct kp_source *src, struct kpi_span s, struct kpi_mark *out)
{
    for (size_t i = 0; i < KP_COUNT(op_names); i++) {
        if (kpi_is(src, s, op_names[i])) {
            out->op = (enum kpi_op)i;
            return true;
        }
    }
    char *word = kpi_dup(src, s);
    kp_error_at(src, s.at, s.len ? s.len : 1,
                "unknown mark '%s'; marks are begin, end, instant, wait, arrive and async", word);
    free(word);
    return false;
}

/* Up to the first of `stops` from *at, which moves behind that stop. */
static struct kpi_span take_until(const struct kp_source *src, size_t *at, size_t end,
                                  const char *stops)
{
    struct kpi_span s = {*at, 0};
    while (*at < end && (src->text[*at] == '\0' || !strchr(stops, src->text[*at])))
        ++*at;
    s.len = *at - s.at;
    if (*at < end)
        ++*at;
    return s;
}

static void skip_blanks(const struct kp_source *src, size_t *at, size_t end)
{
    while (*at < end && is_blank(src->text[*at]))
        ++*at;
}

/* begin_NAME$key$value... */
static bool parse_declaration(const struct kp_source *src, size_t at, size_t end,
                              struct kpi_mark *out)
{
    if (!take_op(src, take_until(src, &at, end, "_"), out) ||
        !take_name(src, take_until(src, &at, end, "$"), "the mark's name", out->name))
        return false;
    unsigned seen = 0;
    while (at < end) {
        struct kpi_span key = take_until(src, &at, end, "$");
        struct kpi_span value = take_until(src, &at, end, "$");
        if (!take_key(src, key, value, out, &seen))
            return false;
    }
    return true;
}

/* begin NAME key=value... */
static bool parse_comment(const struct kp_source *src, size_t at, size_t end, struct kpi_mark *out)
{
    if (!take_op(src, take_until(src, &at, end, " \t\r"), out))
        return false;
    skip_blanks(src, &at, end);
    if (!take_name(src, take_until(src, &at, end, " \t\r"), "the mark's name", out->name))
        return false;
    unsigned seen = 0;
    for (skip_blanks(src, &at, end); at < end; skip_blanks(src, &at, end)) {
        size_t word = at;
        struct kpi_span all = take_until(src, &at, end, " \t\r");
        struct kpi_span key = take_until(src, &word, all.at + all.len, "=");
        struct kpi_span value = {word, all.at + all.len - word};
        if (!take_key(src, key, value, out, &seen))
            return false;
    }
    return true;
}

bool kpi_mark_parse(const struct kp_source *src, struct kpi_span where, struct kpi_span text,
                    bool declaration, struct kpi_mark *out)
{
    *out = (struct kpi_mark){.at = where, .region = KPI_NO_REGION, .begins = KPI_NO_MARK};
    size_t end = text.at + text.len;
    return declaration ? parse_declaration(src, text.at, end, out)
                       : parse_comment(src, text.at, end, out);
}

bool kpi_meant_as_mark(const struct kp_source *src, struct kpi_span text)
{
    static const char *const words[] = {"kperf.begin ", "kperf.end ",    "kperf.instant ",
                                        "kperf.wait ",  "kperf.arrive ", "kperf.async "};
    for (size_t i = 0; i < KP_COUNT(words); i++)
        if (kpi_starts(src, text, words[i]))
            return true;
    return false;
}

bool kpi_is_map(const struct kp_source *src, struct kpi_span comment)
{
    static const char open[] = KPI_OPEN "\n";
    size_t n = sizeof open - 1;
    return comment.at >= n && memcmp(src->text + comment.at - n, open, n) == 0 &&
           kpi_starts(src, comment, KPI_MAP_PREFIX);
}

static json_t *mark_json(const struct kpi_text *t, const struct kpi_mark *m)
{
    json_t *j = json_pack("{s:s,s:s,s:I}", "op", op_names[m->op], "name", m->name, "line",
                          (json_int_t)kpi_line(t, m->at.at));
    for (size_t i = 0; i < KP_COUNT(keys); i++) {
        const char *field = (const char *)m + keys[i].offset;
        if (keys[i].op != m->op)
            continue;
        if (!keys[i].number && *field)
            json_object_set_new(j, keys[i].name, json_string(field));
        uint64_t n = 0;
        if (keys[i].number)
            memcpy(&n, field, sizeof n);
        if (n || m->op == KPI_WAIT)
            json_object_set_new(j, keys[i].name, json_integer((json_int_t)n));
    }
    return j;
}

json_t *kpi_marks_json(const struct kpi_text *t, const struct kpi_function *f)
{
    json_t *list = json_array();
    for (uint32_t i = 0; i < f->mark_count; i++)
        json_array_append_new(list, mark_json(t, &t->marks.v[f->first_mark + i]));
    return list;
}
