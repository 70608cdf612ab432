#include "instrument/amd/reader.h"

char *kpi_dup(const struct kp_source *src, struct kpi_span s)
{
    return kp_strndup(src->text + s.at, s.len);
}

json_t *kpi_json_bytes(const char *s, size_t n)
{
    json_t *j = memchr(s, '\0', n) ? NULL : json_stringn(s, n); /* no reader takes a NUL */
    if (j)
        return j;
    /* not UTF-8: keep what is ASCII */
    char *copy = kp_alloc(n + 1);
    for (size_t i = 0; i < n; i++)
        copy[i] = s[i] && (unsigned char)s[i] < 0x80 ? s[i] : '?';
    j = json_stringn(copy, n);
    free(copy);
    return j;
}

json_t *kpi_statement_json(const struct kp_source *src, const struct kpi_stmt *s)
{
    char buf[124] = "";
    size_t n = 0;
    bool cut = false;
    for (size_t i = s->begin; i < s->end && !cut; i++) {
        char c = src->text[i];
        bool blank = c == ' ' || (c >= '\t' && c <= '\r');
        if (blank && (n == 0 || buf[n - 1] == ' '))
            continue;
        cut = n == 120;
        if (!cut)
            buf[n++] = blank ? ' ' : c;
    }
    if (cut)
        for (int i = 0; i < 3; i++)
            buf[n++] = '.';
    return kpi_json_bytes(buf, n);
}

bool kpi_has_modifier(const struct kp_source *src, struct kpi_span op, const char *word)
{
    size_t n = strlen(word);
    for (size_t k = 0; k + n <= op.len; k++)
        if (memcmp(src->text + op.at + k, word, n) == 0 &&
            (k + n == op.len || src->text[op.at + k + n] == '.'))
            return true;
    return false;
}

void kpi_index_lines(struct kpi_text *t)
{
    const char *text = t->src->text, *end = text + t->src->len, *at = text;
    KP_PUSH(t->lines, 0);
    while (at < end && (at = memchr(at, '\n', (size_t)(end - at))))
        KP_PUSH(t->lines, (size_t)(++at - text));
}

size_t kpi_origin(const struct kpi_text *t, size_t offset)
{
    return t->amd ? kpi_amd_file_offset(t->amd, t->src->len, offset) : offset;
}

unsigned kpi_line(const struct kpi_text *t, size_t offset)
{
    offset = kpi_origin(t, offset);
    size_t low = 0, high = t->lines.n;
    while (high - low > 1) {
        size_t middle = low + (high - low) / 2;
        if (t->lines.v[middle] <= offset)
            low = middle;
        else
            high = middle;
    }
    return (unsigned)low + 1;
}
