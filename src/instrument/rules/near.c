/* A rule that matches nothing: what there is near to it. */
#include "instrument/rules/internal.h"

/* The entry of `words` that is nearest to `word`; owned words, freed here. */
struct words {
    KP_VEC(const char *) list;
};

static void free_words(struct words *w)
{
    for (size_t i = 0; i < w->list.n; i++)
        free((void *)(uintptr_t)w->list.v[i]);
    free(w->list.v);
}

static void add_word(struct words *w, const struct kp_source *src, struct kpi_span s)
{
    char *word = kpi_dup(src, s);
    for (size_t i = 0; i < w->list.n; i++) {
        if (strcmp(w->list.v[i], word) == 0) {
            free(word);
            return;
        }
    }
    if (w->list.n < 4096)
        KP_PUSH(w->list, word);
    else
        free(word);
}

static const char *stem_of(const char *glob)
{
    return glob[strcspn(glob, "*?[")] ? NULL : glob;
}

/* Opcodes that begin as the glob does; else the nearest. */
static const char *near_opcode(const struct words *w, const char *glob)
{
    size_t fixed = strcspn(glob, "*?[");
    for (size_t n = fixed; n > 1; n--)
        for (size_t i = 0; i < w->list.n; i++)
            if (strncmp(w->list.v[i], glob, n) == 0)
                return w->list.v[i];
    const char *near = stem_of(glob) ? kp_nearest(glob, w->list.v) : NULL;
    return near || !w->list.n ? near : w->list.v[0];
}

static void collect(const struct kpi_lookup *w, size_t functions, enum kpi_where where,
                    struct words *out)
{
    for (size_t f = 0; f < functions; f++)
        for (uint32_t i = 0; i < w[f].n; i++) {
            const struct kpi_stmt *s = &w[f].stmts[i];
            if (where == KPI_BY_PATTERN && kpi_is_code(s))
                add_word(out, w[f].src, s->op);
            else if (where == KPI_BY_LABELS && s->kind == KPI_LABEL)
                add_word(out, w[f].src, s->label);
        }
}

static void say_word(const struct kpi_rule *rule, const struct kpi_parsed *p,
                     const struct kpi_lookup *w, size_t functions)
{
    struct words words = {0};
    collect(w, functions, p->where, &words);
    const char *what = p->where == KPI_BY_PATTERN ? "instruction" : "label";
    const char *asked = p->a, *near = NULL;
    KP_PUSH(words.list, NULL);
    words.list.n--;
    if (p->where == KPI_BY_LABELS) {
        for (size_t i = 0; i < words.list.n; i++) /* it is the other that is missing */
            if (strcmp(words.list.v[i], p->a) == 0)
                asked = p->b;
        near = words.list.n ? kp_nearest(asked, words.list.v) : NULL;
        if (!near && words.list.n)
            near = words.list.v[0];
    } else {
        near = near_opcode(&words, asked);
    }
    bool there = false; /* labels in the wrong order, operands that none has */
    for (size_t i = 0; i < words.list.n; i++)
        there = there || strcmp(words.list.v[i], asked) == 0;
    if (p->where == KPI_BY_LABELS && there)
        kp_error_at(rule->from, rule->at, rule->len, "label '%s' does not stand before '%s'",
                    p->a, p->b);
    else
        kp_error_at(rule->from, rule->at, rule->len, "no %s '%s'%s%s%s%s", what, asked,
                    p->b && p->where == KPI_BY_PATTERN ? " with these operands" : "",
                    near ? "; the nearest is '" : ": there is none", near ? near : "",
                    near ? "'" : "");
    free_words(&words);
}

/* The line of that file that is nearest to the range. */
static uint32_t near_line(const struct kpi_lookup *w, size_t functions, const struct kpi_parsed *p,
                          struct kpi_span name, const struct kpi_files *files)
{
    uint32_t best = 0, best_off = UINT32_MAX;
    for (size_t f = 0; f < functions; f++)
        for (uint32_t i = 0; i < w[f].n; i++)
            for (int k = 0; k < 2; k++) {
                struct kpi_line_at l = k ? w[f].inlined[i] : w[f].lines[i];
                if (!l.line || l.file >= files->names.n || files->names.v[l.file].at != name.at)
                    continue;
                uint32_t off = l.line < p->first ? p->first - l.line : l.line - p->last;
                if (off < best_off) {
                    best = l.line;
                    best_off = off;
                }
            }
    return best;
}

static void say_line(const struct kpi_rule *rule, const struct kpi_parsed *p,
                     const struct kpi_text *text, const struct kpi_files *files,
                     const struct kpi_lookup *w, size_t functions)
{
    struct words names = {0};
    for (size_t i = 0; i < files->names.n; i++) {
        struct kpi_span s = files->names.v[i];
        size_t n = strlen(p->a);
        if (!s.len)
            continue;
        if (s.len >= n && memcmp(text->src->text + s.at + s.len - n, p->a, n) == 0) {
            uint32_t line = near_line(w, functions, p, s, files);
            if (line)
                kp_error_at(rule->from, rule->at, rule->len,
                            "nothing is of these lines; the nearest that is, is %u", line);
            else
                kp_error_at(rule->from, rule->at, rule->len, "nothing is of that file here");
            free_words(&names);
            return;
        }
        size_t slash = s.len;
        while (slash && text->src->text[s.at + slash - 1] != '/')
            slash--;
        add_word(&names, text->src, (struct kpi_span){s.at + slash, s.len - slash});
    }
    KP_PUSH(names.list, NULL);
    names.list.n--;
    const char *near = names.list.n ? kp_nearest(p->a, names.list.v) : NULL;
    if (!names.list.n)
        kp_error_at(rule->from, rule->at, rule->len,
                    "the text has no source lines (.loc): compile with -lineinfo");
    else
        kp_error_at(rule->from, rule->at, rule->len, "no file '%s'; %s '%s'", p->a,
                    near ? "the nearest is" : "the first is", near ? near : names.list.v[0]);
    free_words(&names);
}

static void say_loop(const struct kpi_rule *rule, const struct kpi_parsed *p,
                     const struct kpi_lookup *w, size_t functions)
{
    uint32_t best = 0, best_off = UINT32_MAX;
    for (size_t f = 0; f < functions; f++) {
        struct kpi_stretches loops = {0};
        kpi_loops_find(&w[f], &loops);
        for (size_t k = 0; k < loops.list.n; k++) {
            uint32_t i = loops.list.v[k].first;
            while (i < loops.list.v[k].last && !kpi_is_code(&w[f].stmts[i]))
                i++;
            uint32_t line = w[f].lines[i].line ? w[f].lines[i].line
                                               : kpi_line(w[f].text, w[f].stmts[i].begin);
            uint32_t off = line < p->first ? p->first - line : line - p->first;
            if (off < best_off) {
                best = line;
                best_off = off;
            }
        }
        free(loops.list.v);
    }
    if (best)
        kp_error_at(rule->from, rule->at, rule->len,
                    "no innermost loop begins there; the nearest is loop@%u", best);
    else
        kp_error_at(rule->from, rule->at, rule->len, "there is no loop");
}

/* Lines of the text: the nearest with an instruction of a kernel. */
static void say_text_line(const struct kpi_rule *rule, const struct kpi_parsed *p,
                          const struct kpi_lookup *w, size_t functions)
{
    uint32_t best = 0, best_off = UINT32_MAX;
    for (size_t f = 0; f < functions; f++)
        for (uint32_t i = 0; i < w[f].n; i++) {
            if (!kpi_is_code(&w[f].stmts[i]))
                continue;
            uint32_t line = kpi_line(w[f].text, w[f].stmts[i].begin);
            uint32_t off = line < p->first ? p->first - line : line > p->last ? line - p->last : 0;
            if (off < best_off) {
                best = line;
                best_off = off;
            }
        }
    if (best)
        kp_error_at(rule->from, rule->at, rule->len,
                    "no instruction of a kernel is on these lines; the nearest is on line %u",
                    best);
    else
        kp_error_at(rule->from, rule->at, rule->len,
                    "no instruction of a kernel is on these lines");
}

void kpi_rule_unmatched(const struct kpi_rule *rule, const struct kpi_parsed *p,
                        const struct kpi_text *text, const struct kpi_files *files,
                        const struct kpi_lookup *w, size_t functions)
{
    if (p->where == KPI_BY_SOURCE)
        say_line(rule, p, text, files, w, functions);
    else if (p->where == KPI_BY_LOOP)
        say_loop(rule, p, w, functions);
    else if (p->where == KPI_BY_TEXT)
        say_text_line(rule, p, w, functions);
    else
        say_word(rule, p, w, functions);
}
