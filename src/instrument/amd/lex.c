#include "instrument/amd/lex.h"

bool kpi_amd_word_char(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
           c == '$' || c == '.' || c == '@' || c == '?';
}

bool kpi_amd_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\f' || c == '\v';
}

size_t kpi_amd_word_end(const char *s, size_t at, size_t end)
{
    while (at < end && kpi_amd_word_char(s[at]))
        at++;
    return at;
}

static size_t line_end(const char *s, size_t at, size_t end)
{
    const char *nl = at < end ? memchr(s + at, '\n', end - at) : NULL;
    return nl ? (size_t)(nl - s) : end;
}

/* Behind the string that opens at `at`; `end` + 1 when it does not end on its line. */
static size_t whole_string(const char *s, size_t at, size_t end)
{
    char quote = s[at];
    for (size_t i = at + 1; i < end && s[i] != '\n'; i++) {
        if (s[i] == '\\' && i + 1 < end && s[i + 1] != '\n')
            i++;
        else if (s[i] == quote)
            return i + 1;
    }
    return end + 1;
}

size_t kpi_amd_string_end(const char *s, size_t at, size_t end)
{
    size_t behind = whole_string(s, at, end);
    return behind <= end ? behind : line_end(s, at, end);
}

/* Does a comment to the end of its line start here? */
static bool line_comment(const char *s, size_t at, size_t end)
{
    return s[at] == ';' || (s[at] == '/' && at + 1 < end && s[at + 1] == '/');
}

/* Behind the block comment that starts at `at`: `at` itself when none does, `end` + 1 when it
 * does not end. */
static size_t block_comment(const char *s, size_t at, size_t end)
{
    if (s[at] != '/' || at + 1 >= end || s[at + 1] != '*')
        return at;
    for (size_t i = at + 2; i + 1 < end; i++)
        if (s[i] == '*' && s[i + 1] == '/')
            return i + 2;
    return end + 1;
}

size_t kpi_amd_skip(const char *s, size_t at, size_t end)
{
    while (at < end) {
        if (kpi_amd_blank(s[at])) {
            at++;
            continue;
        }
        size_t behind = block_comment(s, at, end);
        if (behind == at || behind > end)
            break;
        at = behind;
    }
    return at;
}

/* From the first byte of a statement to the end of its line: fills in end, next. */
static void find_end(const char *s, size_t at, size_t end, struct kpi_amd_line *l)
{
    l->end = at;
    while (at < end && s[at] != '\n' && !line_comment(s, at, end)) {
        bool string = s[at] == '"';
        size_t behind = string ? whole_string(s, at, end) : block_comment(s, at, end);
        if (behind > end) {
            l->unended = string ? "string" : "comment";
            l->end = at;
            l->next = end;
            return;
        }
        if (string)
            l->end = behind;
        else if (behind == at && !kpi_amd_blank(s[at]))
            l->end = at + 1;
        at = behind > at ? behind : at + 1;
    }
    at = line_end(s, at, end);
    l->next = at < end ? at + 1 : end;
}

/* `name:`, `12:` or `"name":` at `at`, its ':' not part of what follows; moves behind it. */
static struct kpi_span take_label(const char *s, size_t *at, size_t end)
{
    struct kpi_span name = {*at, 0};
    size_t behind;
    if (s[*at] == '"') {
        behind = kpi_amd_string_end(s, *at, end);
        name = (struct kpi_span){*at + 1, behind - *at > 2 ? behind - *at - 2 : 0};
    } else {
        behind = kpi_amd_word_end(s, *at, end);
        name.len = behind - *at;
    }
    size_t colon = name.len ? kpi_amd_skip(s, behind, end) : end;
    if (colon >= end || s[colon] != ':')
        return (struct kpi_span){*at, 0};
    *at = colon + 1;
    return name;
}

static void take_words(const char *s, size_t at, struct kpi_amd_line *l)
{
    l->op = (struct kpi_span){at, kpi_amd_word_end(s, at, l->end) - at};
    size_t args = kpi_amd_skip(s, at + l->op.len, l->end);
    if (l->op.len && args < l->end && s[args] == '=' &&
        (args + 1 >= l->end || s[args + 1] != '=')) {
        l->assigns = true;
        args = kpi_amd_skip(s, args + 1, l->end);
    }
    l->args = (struct kpi_span){args, l->end > args ? l->end - args : 0};
}

struct kpi_amd_line kpi_amd_line_at(const char *s, size_t at, size_t end)
{
    struct kpi_amd_line l = {.begin = at};
    at = kpi_amd_skip(s, at, end);
    if (at < end && (s[at] == '#' || line_comment(s, at, end))) {
        size_t eol = line_end(s, at, end);
        if (s[at] != '#' && kpi_amd_skip(s, l.begin, end) == at)
            l.comment = (struct kpi_span){at, eol - at};
        l.end = at;
        l.next = eol < end ? eol + 1 : end;
        return l;
    }
    if (at < end && s[at] != '\n')
        l.label = take_label(s, &at, end);
    if (l.label.len) {
        l.next = l.end = at;
        return l;
    }
    find_end(s, at, end, &l);
    if (l.end > at)
        take_words(s, at, &l);
    return l;
}
