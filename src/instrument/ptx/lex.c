#include "instrument/ptx/lex.h"

#define W (KPI_PTX_WORD | KPI_PTX_DULL)
#define S (KPI_PTX_SPACE | KPI_PTX_DULL)
#define D KPI_PTX_DULL
const unsigned char kpi_ptx_bytes[256] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, S, S, S, S, S, 0, 0, /* blanks */
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    S, D, 0, 0, W, W, 0, 0, 0, 0, D, D, D, D, W, 0, /*  !"#$%&'()*+,-./ */
    W, W, W, W, W, W, W, W, W, W, D, 0, D, D, D, 0, /* 0123456789:;<=>? */
    D, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, /* @ABCDEFGHIJKLMNO */
    W, W, W, W, W, W, W, W, W, W, W, 0, 0, 0, 0, W, /* PQRSTUVWXYZ[\]^_ */
    0, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, /* `abcdefghijklmno */
    W, W, W, W, W, W, W, W, W, W, W, 0, D, 0, 0, 0, /* pqrstuvwxyz{|}~ */
};
#undef W
#undef S
#undef D

/* The first byte from `at` on that is of no such kind; or src->len. */
static size_t pass(const struct kp_source *src, size_t at, unsigned kind)
{
    while (at < src->len && kpi_ptx_byte_is(src->text[at], kind))
        at++;
    return at;
}

static char byte_at(const struct kp_source *src, size_t at)
{
    return at < src->len ? src->text[at] : '\0';
}

char kpi_ptx_peek(const struct kpi_ptx *r)
{
    return byte_at(r->src, r->at);
}

static size_t line_end(const struct kp_source *src, size_t at)
{
    const char *nl = at < src->len ? memchr(src->text + at, '\n', src->len - at) : NULL;
    return nl ? (size_t)(nl - src->text) : src->len;
}

/* Only blanks between the line's start and `at`? */
static bool first_on_line(const struct kp_source *src, size_t at)
{
    while (at > 0 && (src->text[at - 1] == ' ' || src->text[at - 1] == '\t'))
        at--;
    return at == 0 || src->text[at - 1] == '\n';
}

static void push_mark(struct kpi_ptx *r, struct kpi_mark *mark, size_t begin, size_t end,
                      size_t behind)
{
    struct kpi_text *t = r->out;
    mark->insert = mark->record = behind;
    mark->function = r->function;
    mark->stmt = (uint32_t)t->stmts.n;
    struct kpi_stmt stmt = {.begin = begin, .end = end, .scope = r->scope, .kind = KPI_MARK};
    stmt.mark = (uint32_t)t->marks.n;
    KP_PUSH(t->marks, *mark);
    KP_PUSH(t->stmts, stmt);
}

/* A // comment of the line that ends at `end`. */
static void line_comment(struct kpi_ptx *r, size_t end, bool between)
{
    const struct kp_source *src = r->src;
    size_t begin = r->at, at = begin + 2;
    while (at < end && (src->text[at] == ' ' || src->text[at] == '\t'))
        at++;
    struct kpi_span rest = {at, end - at};
    if (!kpi_starts(src, rest, "kperf.") || kpi_is_map(src, (struct kpi_span){begin, end - begin}))
        return;
    if (at == begin + 2) {
        if (kpi_meant_as_mark(src, rest)) /* not '//kperf.cu:12', of -src-in-ptx */
            kp_warn_at(src, begin, end - begin, "ignored: a mark has a blank behind its //");
        return;
    }
    while (rest.len && kpi_ptx_byte_is(src->text[rest.at + rest.len - 1], KPI_PTX_SPACE))
        rest.len--;
    struct kpi_span where = {begin, rest.at + rest.len - begin};
    if (!first_on_line(src, begin)) {
        kp_warn_at(src, where.at, where.len, "ignored: a mark stands on a line of its own");
        return;
    }
    struct kpi_mark mark;
    struct kpi_span words = {rest.at + 6, rest.len - 6};
    if (!kpi_mark_parse(src, where, words, false, &mark)) {
        r->bad_marks++;
    } else if (r->function == KPI_NO_FUNCTION || !between) {
        kp_error_at(src, where.at, where.len,
                    between ? "a mark outside a function body" : "a mark inside a statement");
        r->bad_marks++;
    } else {
        push_mark(r, &mark, begin, end, end < src->len ? end + 1 : end);
    }
}

/* A mark of a rule (rules.c): the comment from the cursor to `end`. */
static void rule_mark(struct kpi_ptx *r, size_t end, bool between)
{
    static const char open[] = "/*kperf.";
    size_t begin = r->at, n = sizeof open - 1;
    struct kpi_span rest = {begin + 2, end - begin - 4};
    if (end - begin < n + 2 || !kpi_meant_as_mark(r->src, rest))
        return;
    struct kpi_span where = {begin, end - begin}, words = {begin + n, end - begin - n - 2};
    struct kpi_mark mark;
    if (!kpi_mark_parse(r->src, where, words, false, &mark)) {
        r->bad_marks++;
    } else if (r->function == KPI_NO_FUNCTION || !between) {
        kp_error_at(r->src, where.at, where.len, "a mark does not stand here");
        r->bad_marks++;
    } else {
        push_mark(r, &mark, begin, end, end);
    }
}

/* The end of a comment that starts at `at`, or 0 when it has none. */
static size_t block_comment_end(const struct kp_source *src, size_t at)
{
    const char *hit = at + 2 <= src->len
                          ? memmem(src->text + at + 2, src->len - at - 2, "*/", 2) : NULL;
    return hit ? (size_t)(hit - src->text) + 2 : 0;
}

void kpi_ptx_rule_marks(struct kpi_ptx *r, size_t stop)
{
    size_t end;
    for (; r->at < stop && (end = block_comment_end(r->src, r->at)); r->at = end)
        rule_mark(r, end, true);
}

bool kpi_ptx_space(struct kpi_ptx *r, bool between)
{
    const struct kp_source *src = r->src;
    for (;;) {
        r->at = pass(src, r->at, KPI_PTX_SPACE);
        if (r->at >= src->len) {
            break;
        } else if (src->text[r->at] == '/' && byte_at(src, r->at + 1) == '/') {
            size_t end = line_end(src, r->at);
            line_comment(r, end, between);
            r->at = end;
        } else if (src->text[r->at] == '/' && byte_at(src, r->at + 1) == '*') {
            size_t end = block_comment_end(src, r->at);
            if (!end) {
                kp_error_at(src, r->at, 2, "this comment does not end");
                return false;
            }
            rule_mark(r, end, between);
            r->at = end;
        } else {
            break;
        }
    }
    return true;
}

size_t kpi_ptx_after_space(const struct kp_source *src, size_t at)
{
    for (;;) {
        at = pass(src, at, KPI_PTX_SPACE);
        if (at >= src->len) {
            break;
        } else if (src->text[at] == '/' && byte_at(src, at + 1) == '/') {
            at = line_end(src, at);
        } else if (src->text[at] == '/' && byte_at(src, at + 1) == '*') {
            size_t end = block_comment_end(src, at);
            if (!end)
                break;
            at = end;
        } else {
            break;
        }
    }
    return at;
}

struct kpi_span kpi_ptx_word(struct kpi_ptx *r)
{
    struct kpi_span s = {r->at, 0};
    r->at = kpi_ptx_word_end(r->src, r->at);
    s.len = r->at - s.at;
    return s;
}

bool kpi_ptx_past_string(struct kpi_ptx *r)
{
    const struct kp_source *src = r->src;
    for (size_t i = r->at + 1; i < src->len; i++) {
        if (src->text[i] == '\\') {
            i++;
        } else if (src->text[i] == '"') {
            r->at = i + 1;
            return true;
        }
    }
    kp_error_at(src, r->at, 1, "this string does not end");
    return false;
}

static bool unended(struct kpi_ptx *r, size_t begin, char stop)
{
    kp_error_at(r->src, begin, 1, "this statement lacks its '%c'", stop);
    return false;
}

bool kpi_ptx_past(struct kpi_ptx *r, char stop, size_t begin)
{
    unsigned depth = 0;
    for (;;) {
        r->at = pass(r->src, r->at, KPI_PTX_DULL);
        if (byte_at(r->src, r->at) == '/' && !kpi_ptx_space(r, false))
            return false;
        if (r->at >= r->src->len)
            return unended(r, begin, stop);
        char c = r->src->text[r->at];
        if (c == '"') {
            if (!kpi_ptx_past_string(r))
                return false;
            continue;
        }
        r->at++;
        if (c == stop && depth == 0)
            return true;
        if (c == '{' || c == '(' || c == '[') {
            depth++;
        } else if (c == '}' || c == ')' || c == ']') {
            if (depth-- == 0)
                return unended(r, begin, stop);
        }
    }
}

struct kpi_span kpi_ptx_next_word(const struct kp_source *src, size_t *at, size_t end)
{
    while (*at < end) {
        size_t start = kpi_ptx_after_space(src, *at);
        if (start >= end)
            break;
        *at = kpi_ptx_word_end(src, start);
        if (*at > start) {
            struct kpi_span s = {start, (*at > end ? end : *at) - start};
            return s;
        }
        *at = start + 1;
    }
    *at = end;
    return (struct kpi_span){end, 0};
}
