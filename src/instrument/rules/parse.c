/* One rule: "WHERE = NAME", and the statements that it means. */
#include "instrument/rules/internal.h"

/* ---- parsing ------------------------------------------------------------ */

static int bad(const struct kpi_rule *rule, size_t at, size_t len, const char *what)
{
    kp_error_at(rule->from, at, len ? len : 1, "%s", what);
    return 0;
}

static void trim(const struct kp_source *src, struct kpi_span *s)
{
    while (s->len && (src->text[s->at] == ' ' || src->text[s->at] == '\t'))
        s->at++, s->len--;
    while (s->len &&
           (src->text[s->at + s->len - 1] == ' ' || src->text[s->at + s->len - 1] == '\t'))
        s->len--;
}

/* "120" or "120-134" that ends a span; false: it is none.  The span keeps what is before. */
static bool take_range(const struct kp_source *src, struct kpi_span *s, struct kpi_parsed *out)
{
    size_t i = s->len;
    while (i && ((src->text[s->at + i - 1] >= '0' && src->text[s->at + i - 1] <= '9') ||
                 src->text[s->at + i - 1] == '-'))
        i--;
    char *word = kp_strndup(src->text + s->at + i, s->len - i), *dash = strchr(word, '-');
    uint64_t first = 0, last = 0;
    if (dash)
        *dash = '\0';
    bool ok = kp_parse_u64(word, &first) && kp_parse_u64(dash ? dash + 1 : word, &last) && first &&
              first <= last && last <= UINT32_MAX;
    free(word);
    if (!ok)
        return false;
    out->first = (uint32_t)first;
    out->last = (uint32_t)last;
    s->len = i;
    return true;
}

/* "FILE:A-B", "text:A-B". */
static bool parse_lines(const struct kpi_rule *rule, struct kpi_span w, struct kpi_parsed *out)
{
    const char *text = rule->from->text;
    if (!take_range(rule->from, &w, out) || w.len < 2 || text[w.at + w.len - 1] != ':')
        return false;
    out->a = kp_strndup(text + w.at, w.len - 1);
    out->where = strcmp(out->a, "text") == 0 ? KPI_BY_TEXT : KPI_BY_SOURCE;
    return true;
}

/* "loop@118", "loop@attn.py:118" */
static bool parse_loop(const struct kpi_rule *rule, struct kpi_span w, struct kpi_parsed *out)
{
    struct kpi_span place = {w.at + 5, w.len - 5};
    out->where = KPI_BY_LOOP;
    if (!take_range(rule->from, &place, out))
        return bad(rule, w.at, w.len, "a loop is named by the line of its head: loop@118 or "
                                      "loop@FILE:118");
    if (place.len > 1 && rule->from->text[place.at + place.len - 1] == ':')
        out->a = kp_strndup(rule->from->text + place.at, place.len - 1);
    else if (place.len)
        return bad(rule, place.at, place.len, "a ':' should stand between file and line");
    return true;
}

/* "label A..B" */
static bool parse_labels(const struct kpi_rule *rule, struct kpi_span w, struct kpi_parsed *out)
{
    struct kpi_span both = {w.at + 6, w.len - 6};
    const char *begin = rule->from->text + both.at;
    const char *dots = memmem(begin, both.len, "..", 2);
    out->where = KPI_BY_LABELS;
    if (!dots || dots == begin || dots + 2 == begin + both.len)
        return bad(rule, w.at, w.len, "labels are given as: label FIRST..BEHIND");
    struct kpi_span a = {both.at, (size_t)(dots - begin)};
    struct kpi_span b = {a.at + a.len + 2, both.len - a.len - 2};
    trim(rule->from, &a);
    trim(rule->from, &b);
    out->a = kpi_dup(rule->from, a);
    out->b = kpi_dup(rule->from, b);
    return true;
}

static bool parse_pattern(const struct kpi_rule *rule, struct kpi_span w, struct kpi_parsed *out)
{
    const char *text = rule->from->text + w.at;
    size_t n = 0;
    while (n < w.len && text[n] != ' ' && text[n] != '\t')
        n++;
    struct kpi_span rest = {w.at + n, w.len - n};
    trim(rule->from, &rest);
    out->where = KPI_BY_PATTERN;
    out->a = kp_strndup(text, n);
    out->b = rest.len ? kpi_dup(rule->from, rest) : NULL;
    return true;
}

static bool parse_where(const struct kpi_rule *rule, struct kpi_span w, struct kpi_parsed *out)
{
    if (!w.len)
        return bad(rule, w.at, 1, "a rule begins with the place of its region");
    if (kpi_starts(rule->from, w, "loop@"))
        return parse_loop(rule, w, out);
    if (kpi_starts(rule->from, w, "label "))
        return parse_labels(rule, w, out);
    return parse_lines(rule, w, out) || parse_pattern(rule, w, out);
}

/* As the marks have it: "OP TEXT" is one. */
static bool is_mark(const struct kp_source *from, const char *op, struct kpi_span w,
                    struct kpi_mark *out)
{
    char *text = kp_asprintf("%s %.*s", op, (int)w.len, from->text + w.at);
    struct kp_source src = {from->name, text, strlen(text)};
    const struct kpi_span all = {0, src.len};
    kp_message_mute(true);
    bool ok = kpi_mark_parse(&src, all, all, false, out);
    kp_message_mute(false);
    free(text);
    return ok;
}

/* NAME, and behind it the keys of an async mark. */
static bool parse_name(const struct kpi_rule *rule, struct kpi_span w, struct kpi_parsed *out)
{
    const char *text = rule->from->text + w.at;
    size_t n = 0;
    while (n < w.len && text[n] != ' ' && text[n] != '\t')
        n++;
    struct kpi_span name = {w.at, n}, keys = {w.at + n, w.len - n};
    struct kpi_mark mark;
    trim(rule->from, &keys);
    if (w.len > 512 || !is_mark(rule->from, "begin", name, &mark))
        return bad(rule, name.at, name.len, "a region's name has at most 48 letters, digits, '_', "
                                            "'.' and '-', and starts with a letter");
    memcpy(out->name, mark.name, sizeof out->name);
    if (keys.len && !is_mark(rule->from, "async", w, &mark))
        return bad(rule, keys.at, keys.len, "behind the name can stand what the region starts: "
                                            "engine=E arrives=BARRIER bytes=N flops=N");
    out->async = keys.len ? kpi_dup(rule->from, keys) : NULL;
    return true;
}

/* The '=' between place and name: the last with blanks round it, or the last. */
static const char *find_equals(const char *text, size_t len)
{
    for (size_t i = len; i-- > 2;)
        if (text[i - 1] == '=' && (text[i] == ' ' || text[i] == '\t') &&
            (text[i - 2] == ' ' || text[i - 2] == '\t'))
            return text + i - 1;
    return memrchr(text, '=', len);
}

bool kpi_rule_parse(const struct kpi_rule *rule, struct kpi_parsed *out)
{
    *out = (struct kpi_parsed){0};
    struct kpi_span all = {rule->at, rule->len};
    const char *equals = find_equals(rule->from->text + all.at, all.len);
    if (!equals)
        return bad(rule, all.at, all.len, "a rule is: WHERE = NAME");
    struct kpi_span where = {all.at, (size_t)(equals - rule->from->text) - all.at};
    struct kpi_span name = {where.at + where.len + 1, all.len - where.len - 1};
    trim(rule->from, &where);
    trim(rule->from, &name);
    return parse_where(rule, where, out) && parse_name(rule, name, out);
}

void kpi_parsed_free(struct kpi_parsed *p)
{
    free(p->async);
    free(p->a);
    free(p->b);
    *p = (struct kpi_parsed){0};
}

/* ---- matching ----------------------------------------------------------- */

/* The file's name is `asked` or ends with it, behind a slash. */
static bool is_file(const struct kpi_lookup *w, const struct kpi_files *files, uint32_t number,
                    const char *asked)
{
    if (!asked)
        return true;
    if (number >= files->names.n || !files->names.v[number].len)
        return false;
    struct kpi_span s = files->names.v[number];
    size_t n = strlen(asked);
    return s.len >= n && memcmp(w->src->text + s.at + s.len - n, asked, n) == 0 &&
           (s.len == n || w->src->text[s.at + s.len - n - 1] == '/');
}

static bool is_line(const struct kpi_lookup *w, const struct kpi_files *files,
                    const struct kpi_parsed *p, struct kpi_line_at l)
{
    return l.line >= p->first && l.line <= p->last && is_file(w, files, l.file, p->a);
}

static bool of_source(const struct kpi_lookup *w, const struct kpi_files *files,
                      const struct kpi_parsed *p, uint32_t i)
{
    return is_line(w, files, p, w->lines[i]) || is_line(w, files, p, w->inlined[i]);
}

static bool by_pattern(const struct kpi_lookup *w, const struct kpi_parsed *p, uint32_t i)
{
    const struct kpi_stmt *s = &w->stmts[i];
    char *op = kpi_dup(w->src, s->op);
    bool is = kp_glob(p->a, op);
    free(op);
    if (!is || !p->b)
        return is;
    struct kpi_span rest = {s->op.at + s->op.len, s->end - s->op.at - s->op.len};
    trim(w->src, &rest);
    char *operands = kpi_dup(w->src, rest);
    is = kp_glob(p->b, operands);
    free(operands);
    return is;
}

static size_t match_loop(const struct kpi_lookup *w, const struct kpi_files *files,
                         const struct kpi_parsed *p, bool *chosen)
{
    struct kpi_stretches loops = {0};
    size_t n = 0;
    kpi_loops_find(w, &loops);
    for (size_t k = 0; k < loops.list.n; k++) {
        struct kpi_stretch s = loops.list.v[k];
        uint32_t head = s.first; /* its line is its first instruction's */
        while (head < s.last && !kpi_is_code(&w->stmts[head]))
            head++;
        struct kpi_line_at own = {0, kpi_line(w->text, w->stmts[head].begin)};
        bool known = w->lines[head].line;
        if (known ? !of_source(w, files, p, head) : p->a || !is_line(w, files, p, own))
            continue;
        for (uint32_t i = s.first; i <= s.last; i++, n++)
            chosen[i] = true;
    }
    free(loops.list.v);
    return n;
}

static uint32_t find_label(const struct kpi_lookup *w, const char *name)
{
    uint32_t i = 0;
    while (i < w->n && !(w->stmts[i].kind == KPI_LABEL && kpi_is(w->src, w->stmts[i].label, name)))
        i++;
    return i;
}

static size_t match_labels(const struct kpi_lookup *w, const struct kpi_parsed *p, bool *chosen)
{
    uint32_t first = find_label(w, p->a), behind = find_label(w, p->b);
    if (first == w->n || behind == w->n || behind <= first)
        return 0;
    for (uint32_t i = first; i < behind; i++)
        chosen[i] = true;
    return behind - first;
}

size_t kpi_rule_match(const struct kpi_lookup *w, const struct kpi_files *files,
                      const struct kpi_parsed *p, bool *chosen)
{
    if (p->where == KPI_BY_LOOP)
        return match_loop(w, files, p, chosen);
    if (p->where == KPI_BY_LABELS)
        return match_labels(w, p, chosen);
    size_t n = 0;
    for (uint32_t i = 0; i < w->n; i++) {
        if (!kpi_is_code(&w->stmts[i]))
            continue;
        struct kpi_line_at own = {0, 0};
        if (p->where == KPI_BY_TEXT)
            own.line = kpi_line(w->text, w->stmts[i].begin);
        bool is = p->where == KPI_BY_SOURCE ? of_source(w, files, p, i)
                  : p->where == KPI_BY_TEXT ? own.line >= p->first && own.line <= p->last
                                            : by_pattern(w, p, i);
        if (!is)
            continue;
        chosen[i] = true;
        n++;
    }
    return n;
}
