#include "instrument/mix.h"

#include <ctype.h>

/* Rows beyond that are not told apart: a text can have any number of opcodes. */
#define MOST_ROWS 256

static void add(struct kpi_mix *m, const struct kpi_mix_row *row)
{
    for (size_t i = 0; i < m->rows.n; i++) {
        struct kpi_mix_row *r = &m->rows.v[i];
        if (r->bytes == row->bytes && strcmp(r->op, row->op) == 0 &&
            strcmp(r->form, row->form) == 0) {
            r->count++;
            return;
        }
    }
    if (m->rows.n < MOST_ROWS)
        KP_PUSH(m->rows, *row);
}

static void append(char *to, size_t size, const char *s, size_t n)
{
    size_t len = strlen(to), room = size - 1 - len;
    bool dot = len > 0 && room > 0;
    if (dot)
        to[len++] = '.';
    room -= dot;
    memcpy(to + len, s, n < room ? n : room);
    to[len + (n < room ? n : room)] = '\0';
}

static bool is_one_of(const char *s, size_t n, const char *const *words)
{
    for (; *words; words++)
        if (strlen(*words) == n && memcmp(*words, s, n) == 0)
            return true;
    return false;
}

/* Of a matrix instruction, the modifiers that say shape and types. */
static bool is_form(const char *s, size_t n)
{
    static const char *const types[] = {
        "f64", "f32", "tf32", "f16", "bf16", "e4m3", "e5m2", "e2m3", "e3m2", "e2m1", "s32", "s8",
        "u8", "s4", "u4", "b1", "mxf8f6f4", "mxf4", "mxf4nvf4", "i8", NULL};
    return is_one_of(s, n, types) || (n > 2 && s[0] == 'm' && s[1] >= '0' && s[1] <= '9');
}

/* Of others, what says where the memory is and what is done with it. */
static bool is_place(const char *s, size_t n)
{
    static const char *const words[] = {
        "global", "shared", "shared::cta", "shared::cluster", "local", "param", "const", "async",
        "bulk", "tensor", "ca", "cg", "load", "store", NULL};
    return is_one_of(s, n, words);
}

void kpi_mix_ptx(struct kpi_mix *m, const struct kp_source *src, struct kpi_span op, bool matrix,
                 long long bytes)
{
    struct kpi_mix_row row = {.bytes = matrix ? 0 : bytes, .count = 1};
    const char *s = src->text + op.at, *end = s + op.len;
    for (size_t k = 0; s < end; k++) {
        const char *dot = memchr(s, '.', (size_t)(end - s));
        size_t n = (size_t)((dot ? dot : end) - s);
        if (k == 0 || (!matrix && is_place(s, n)) ||
            (matrix && (is_one_of(s, n, (const char *const[]){"mma_async", "mma", "sp", NULL}))))
            append(row.op, sizeof row.op, s, n);
        else if (matrix && is_form(s, n))
            append(row.form, sizeof row.form, s, n);
        s = dot ? dot + 1 : end;
    }
    add(m, &row);
}

void kpi_mix_amd(struct kpi_mix *m, const struct kp_source *src, struct kpi_span op,
                 const char *kind, bool matrix, long long bytes)
{
    struct kpi_mix_row row = {.bytes = matrix ? 0 : bytes, .count = 1};
    if (matrix)
        append(row.op, sizeof row.op, src->text + op.at, op.len);
    else
        append(row.op, sizeof row.op, kind, strlen(kind));
    add(m, &row);
}

static int by_name(const void *x, const void *y)
{
    const struct kpi_mix_row *a = x, *b = y;
    int c = strcmp(a->op, b->op);
    if (c == 0)
        c = strcmp(a->form, b->form);
    return c ? c : (a->bytes > b->bytes) - (a->bytes < b->bytes);
}

json_t *kpi_mix_json(struct kpi_mix *m)
{
    json_t *list = json_array();
    if (m->rows.n)
        qsort(m->rows.v, m->rows.n, sizeof *m->rows.v, by_name);
    for (size_t i = 0; i < m->rows.n; i++) {
        const struct kpi_mix_row *r = &m->rows.v[i];
        json_t *o = json_pack("{s:o}", "op", kp_json_text(r->op));
        if (*r->form)
            json_object_set_new(o, "form", kp_json_text(r->form));
        if (r->bytes)
            json_object_set_new(o, "bytes", r->bytes < 0 ? json_null() : json_integer(r->bytes));
        json_object_set_new(o, "count", json_integer(r->count));
        json_array_append_new(list, o);
    }
    free(m->rows.v);
    *m = (struct kpi_mix){0};
    return list;
}

long long kpi_mix_bytes(const struct kp_source *src, struct kpi_span op)
{
    long long lanes = kpi_has_modifier(src, op, ".v2")   ? 2
                      : kpi_has_modifier(src, op, ".v4") ? 4
                      : kpi_has_modifier(src, op, ".v8") ? 8
                                            : 1;
    if (kpi_is_op(src, op, "ldmatrix") || kpi_is_op(src, op, "stmatrix"))
        return kpi_has_modifier(src, op, ".x4") ? 16 : kpi_has_modifier(src, op, ".x2") ? 8 : 4;
    size_t k = op.len;
    while (k && isdigit((unsigned char)src->text[op.at + k - 1]))
        k--;
    if (kpi_is_op(src, op, "cp") || kpi_is_op(src, op, "wmma") || k < 2 || k == op.len ||
        src->text[op.at + k - 2] != '.' || op.len - k > 3)
        return -1;
    long long bits = 0;
    for (; k < op.len; k++)
        bits = bits * 10 + (src->text[op.at + k] - '0');
    return bits / 8 * lanes;
}
