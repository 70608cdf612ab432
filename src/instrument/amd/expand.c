/*
 * Goes through AMDGCN text line by line as the assembler does: conditions, macros, symbols.
 */
#include "instrument/amd/reader.h"

static void add_item(struct kpi_amd_reader *r, const struct kpi_stmt *stmt)
{
    struct kpi_amd_item item = {*stmt, r->place, r->code};
    item.place.made = r->depth > 0;
    KP_PUSH(r->items, item);
}

/* ---- sections ----------------------------------------------------------- */

/* `.section NAME, "flags"`: does it hold code? */
static bool holds_code(const struct kpi_amd_reader *r, struct kpi_span args)
{
    const char *s = kpi_amd_bytes(r) + args.at;
    if (args.len >= 5 && memcmp(s, ".text", 5) == 0)
        return true;
    const char *flags = memchr(s, ',', args.len);
    const char *end = s + args.len;
    if (!flags || !(flags = memchr(flags, '"', (size_t)(end - flags))))
        return false;
    const char *close = memchr(flags + 1, '"', (size_t)(end - flags - 1));
    return memchr(flags, 'x', (size_t)((close ? close : end) - flags)) != NULL;
}

static void enter_section(struct kpi_amd_reader *r, bool code)
{
    r->code_before = r->code;
    r->code = code;
}

static void change_section(struct kpi_amd_reader *r, const struct kpi_amd_line *l)
{
    if (kpi_amd_span_is(r, l->op, ".text")) {
        enter_section(r, true);
    } else if (kpi_amd_span_is(r, l->op, ".data") || kpi_amd_span_is(r, l->op, ".bss") ||
               kpi_amd_span_is(r, l->op, ".rodata")) {
        enter_section(r, false);
    } else if (kpi_amd_span_is(r, l->op, ".section")) {
        enter_section(r, holds_code(r, l->args));
    } else if (kpi_amd_span_is(r, l->op, ".previous")) {
        enter_section(r, r->code_before);
    } else if (kpi_amd_span_is(r, l->op, ".pushsection")) {
        KP_PUSH(r->sections, r->code);
        enter_section(r, holds_code(r, l->args));
    } else if (kpi_amd_span_is(r, l->op, ".popsection") && r->sections.n) {
        r->code = r->sections.v[--r->sections.n];
    }
}

/* ---- lines -------------------------------------------------------------- */

/* `.set name, expression` and `name = expression`. */
static void assign(struct kpi_amd_reader *r, const struct kpi_amd_line *l)
{
    struct kpi_span name = l->op, value = l->args;
    const char *s = kpi_amd_bytes(r);
    if (!l->assigns) {
        name = (struct kpi_span){l->args.at,
                                 kpi_amd_word_end(s, l->args.at, l->end) - l->args.at};
        size_t comma = kpi_amd_skip(s, name.at + name.len, l->end);
        size_t at = comma < l->end ? kpi_amd_skip(s, comma + 1, l->end) : l->end;
        value = (struct kpi_span){at, l->end - at};
    }
    int64_t v = 0;
    bool known = value.len && kpi_amd_evaluate(&r->symbols, s + value.at, value.len, &v);
    if (name.len)
        kpi_amd_define(&r->symbols, s + name.at, name.len, known, v);
}

static void read_label(struct kpi_amd_reader *r, const struct kpi_amd_line *l)
{
    struct kpi_stmt stmt = {.begin = l->label.at, .end = l->end, .kind = KPI_LABEL,
                            .label = l->label};
    kpi_amd_define(&r->symbols, kpi_amd_bytes(r) + l->label.at, l->label.len, false, 0);
    add_item(r, &stmt);
}

/* Marks of rules (rules.c) among the blanks and block comments from `at` on, before `end`. */
static void add_rule_marks(struct kpi_amd_reader *r, size_t at, size_t end)
{
    static const char open[] = "/*kperf.";
    const char *s = kpi_amd_bytes(r);
    for (; at < end; at++) {
        if (kpi_amd_blank(s[at]))
            continue;
        const char *close = end - at > 3 && s[at] == '/' && s[at + 1] == '*'
                                ? memmem(s + at + 2, end - at - 2, "*/", 2)
                                : NULL;
        if (!close)
            return;
        struct kpi_stmt stmt = {.begin = at, .end = (size_t)(close + 2 - s), .kind = KPI_MARK};
        if (stmt.end - at > sizeof open && memcmp(s + at, open, sizeof open - 1) == 0)
            add_item(r, &stmt);
        at = stmt.end - 1;
    }
}

/* Where what stands on the line begins. */
static size_t line_start(const struct kpi_amd_line *l)
{
    return l->label.len ? l->label.at : l->comment.len ? l->comment.at
           : l->op.len  ? l->op.at
                        : l->next;
}

static void read_comment(struct kpi_amd_reader *r, const struct kpi_amd_line *l)
{
    struct kpi_stmt stmt = {.begin = l->comment.at, .end = l->comment.at + l->comment.len,
                            .kind = KPI_MARK};
    if (l->comment.len > 6 &&
        memmem(kpi_amd_bytes(r) + l->comment.at, l->comment.len, "kperf.", 6))
        add_item(r, &stmt);
}

/* Behind a statement a mark does not count. */
static void warn_of_trailing_mark(const struct kpi_amd_reader *r, const struct kpi_amd_line *l)
{
    const char *s = kpi_amd_bytes(r);
    size_t at = kpi_amd_skip(s, l->end, l->next), end = l->next;
    while (end > at && (kpi_amd_blank(s[end - 1]) || s[end - 1] == '\n'))
        end--;
    size_t word = at + (at < end && s[at] == '/' ? 2 : 1);
    while (word < end && kpi_amd_blank(s[word]))
        word++;
    if (r->depth || word + 6 >= end || memcmp(s + word, "kperf.", 6) != 0)
        return;
    kp_warn_at(&r->amd->source, at, end - at, "ignored: a mark stands on a line of its own");
}

static bool read_directive(struct kpi_amd_reader *r, const struct kpi_amd_line *l, size_t *at,
                           size_t end)
{
    if (kpi_amd_span_is(r, l->op, ".amdgpu_metadata"))
        return kpi_amd_metadata(r, l, at, end);
    if (kpi_amd_span_is(r, l->op, ".include"))
        return kpi_amd_include(r, l);
    if (kpi_amd_span_is(r, l->op, ".end") || kpi_amd_span_is(r, l->op, ".exitm"))
        r->left = true;
    if (l->assigns || kpi_amd_span_is(r, l->op, ".set") || kpi_amd_span_is(r, l->op, ".equ") ||
        kpi_amd_span_is(r, l->op, ".equiv"))
        assign(r, l);
    else if (kpi_amd_span_is(r, l->op, ".altmacro"))
        kpi_amd_problem(r, l->op, "macros of this mode are not understood");
    change_section(r, l);
    struct kpi_stmt stmt = {.begin = l->op.at, .end = l->end, .kind = KPI_DIRECTIVE, .op = l->op};
    add_item(r, &stmt);
    return kpi_amd_directive(r, l);
}

static bool read_line(struct kpi_amd_reader *r, const struct kpi_amd_line *l, size_t *at,
                      size_t end)
{
    bool taken = false;
    if (!kpi_amd_condition(r, l, &taken))
        return false;
    if (taken || (r->ifs.n && r->ifs.v[r->ifs.n - 1].skip))
        return true;
    if (l->label.len)
        read_label(r, l);
    else if (l->comment.len)
        read_comment(r, l);
    if (l->label.len || !l->op.len)
        return true;
    warn_of_trailing_mark(r, l);
    if (!l->assigns && (!kpi_amd_block(r, l, at, end, &taken) ||
                        (!taken && !kpi_amd_use_macro(r, l, &taken))))
        return false;
    if (taken)
        return true;
    if (l->assigns || kpi_amd_bytes(r)[l->op.at] == '.')
        return read_directive(r, l, at, end);
    struct kpi_stmt stmt;
    if (!kpi_amd_resolve(r, l, &stmt))
        return false;
    add_item(r, &stmt);
    return true;
}

bool kpi_amd_run(struct kpi_amd_reader *r, size_t at, size_t end)
{
    size_t ifs = r->ifs.n;
    while (at < end && !r->left) {
        struct kpi_amd_line l = kpi_amd_line_at(kpi_amd_bytes(r), at, end);
        if (kpi_amd_unended(r, &l))
            return false;
        if (!r->depth)
            r->place = (struct kpi_amd_place){at, l.next, false};
        at = l.next;
        bool skip = r->ifs.n && r->ifs.v[r->ifs.n - 1].skip;
        if (!skip)
            add_rule_marks(r, l.begin, line_start(&l));
        if (!read_line(r, &l, &at, end))
            return false;
        if (!skip && l.op.len)
            add_rule_marks(r, l.end, l.next);
    }
    if (r->left && r->depth)
        r->ifs.n = ifs < r->ifs.n ? ifs : r->ifs.n;
    if (r->ifs.n != ifs) {
        kpi_amd_error(r, (struct kpi_span){end ? end - 1 : 0, 1}, "an .if lacks its .endif here");
        return false;
    }
    return true;
}
