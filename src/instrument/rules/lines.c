/* Where in the sources a statement is from: .file and .loc. */
#include "instrument/ptx/lex.h"
#include "instrument/rules/internal.h"

#define MAX_FILE 65536

static uint32_t number(const struct kp_source *src, size_t *at, size_t end)
{
    struct kpi_span w = kpi_ptx_next_word(src, at, end);
    uint64_t v = 0;
    char *s = kpi_dup(src, w);
    bool ok = kp_parse_u64(s, &v) && v <= UINT32_MAX;
    free(s);
    return ok ? (uint32_t)v : 0;
}

struct place {
    struct kpi_line_at at;
    uint32_t column;
};
/* The chains of the places that .loc named last: a table by hash, which forgets what falls
 * together. */
struct chains {
    struct {
        struct place of;
        uint32_t chain;
    } at[1024];
};

static uint32_t mix(uint32_t h, const struct place *p)
{
    const uint32_t words[] = {p->at.file, p->at.line, p->column};
    for (size_t i = 0; i < KP_COUNT(words); i++)
        h = (h ^ words[i]) * 0x9e3779b1u ^ h >> 15;
    return h;
}

/* Calls come before what was inlined by them, each at its place. */
static uint32_t chain_of(struct chains *c, const struct place *own, const struct place *caller)
{
    uint32_t from = caller->at.line ? mix(1, caller) : 0, slot = from % KP_COUNT(c->at);
    if (from && memcmp(&c->at[slot].of, caller, sizeof *caller) == 0)
        from = c->at[slot].chain;
    uint32_t chain = mix(from, own);
    slot = mix(1, own) % KP_COUNT(c->at);
    c->at[slot].of = *own;
    c->at[slot].chain = chain;
    return chain;
}

/* `.loc F L C`, and behind it `, inlined_at F L C`. */
static void read_loc(const struct kp_source *src, const struct kpi_stmt *s, struct place *own,
                     struct place *inlined)
{
    static const char word[] = "inlined_at";
    size_t at = s->op.at + s->op.len;
    own->at.file = number(src, &at, s->end);
    own->at.line = number(src, &at, s->end);
    own->column = number(src, &at, s->end);
    *inlined = (struct place){{0, 0}, 0};
    const char *hit = memmem(src->text + at, s->end - at, word, sizeof word - 1);
    if (!hit)
        return;
    at = (size_t)(hit - src->text) + sizeof word - 1;
    inlined->at.file = number(src, &at, s->end);
    inlined->at.line = number(src, &at, s->end);
    inlined->column = number(src, &at, s->end);
}

static void count_code(struct kpi_lookup *w)
{
    w->code_before = kp_realloc(NULL, (size_t)w->n + 1, sizeof *w->code_before);
    w->code_before[0] = 0;
    for (uint32_t i = 0; i < w->n; i++)
        w->code_before[i + 1] = w->code_before[i] + kpi_is_code(&w->stmts[i]);
}

static void read_lines(struct kpi_lookup *w)
{
    struct place own = {{0, 0}, 0}, inlined = {{0, 0}, 0};
    struct chains *known = kp_alloc(sizeof *known);
    uint32_t chain = 0;
    w->chains = kp_alloc(((size_t)w->n + 1) * sizeof *w->chains);
    w->lines = kp_alloc(((size_t)w->n + 1) * sizeof *w->lines);
    w->inlined = kp_alloc(((size_t)w->n + 1) * sizeof *w->inlined);
    for (uint32_t i = 0; i < w->n; i++) {
        const struct kpi_stmt *s = &w->stmts[i];
        if (s->kind == KPI_DIRECTIVE && kpi_is(w->src, s->op, ".loc")) {
            read_loc(w->src, s, &own, &inlined);
            chain = chain_of(known, &own, &inlined);
        }
        w->lines[i] = own.at;
        w->inlined[i] = inlined.at;
        w->chains[i] = chain;
    }
    free(known);
}

static int by_target(const void *a, const void *b)
{
    const struct kpi_jump *x = a, *y = b;
    return x->to != y->to ? (x->to > y->to) - (x->to < y->to)
                          : (x->from > y->from) - (x->from < y->from);
}

void kpi_lookup_begin(struct kpi_text *text, const struct kpi_function *f, struct kpi_lookup *out)
{
    *out = (struct kpi_lookup){.text = text, .f = f, .src = text->src,
                               .stmts = text->stmts.v + f->first_stmt, .n = f->stmt_count};
    out->jumps = kpi_jumps_of(text, f);
    for (uint32_t i = 0; i < out->n; i++) {
        struct kpi_jump j = {i, out->jumps.target[i]};
        if (j.to < out->n)
            KP_PUSH(out->edges, j);
    }
    if (out->edges.n)
        qsort(out->edges.v, out->edges.n, sizeof *out->edges.v, by_target);
    read_lines(out);
    count_code(out);
    kpi_auto_classify(out);
}

void kpi_lookup_end(struct kpi_lookup *w)
{
    free(w->edges.v);
    free(w->lines);
    free(w->inlined);
    free(w->chains);
    free(w->code_before);
    free(w->classes);
}

/* `.file N "path"` or `.file N "directory" "name"`, at module scope or in a function. */
static void read_file(const struct kp_source *src, const struct kpi_stmt *s, struct kpi_files *out)
{
    size_t at = s->op.at + s->op.len;
    uint32_t n = number(src, &at, s->end);
    const char *open = memchr(src->text + at, '"', s->end - at);
    const char *end = src->text + s->end;
    const char *close = open ? memchr(open + 1, '"', (size_t)(end - open - 1)) : NULL;
    if (!close || n >= MAX_FILE)
        return;
    /* LLVM for AMD: a directory, then the name. */
    if (end - close > 3 && close[1] == ' ' && close[2] == '"') {
        const char *last = memchr(close + 3, '"', (size_t)(end - close - 3));
        open = last ? close + 2 : open;
        close = last ? last : close;
    }
    while (out->names.n <= n)
        KP_PUSH(out->names, (struct kpi_span){0});
    out->names.v[n] = (struct kpi_span){(size_t)(open + 1 - src->text), (size_t)(close - open - 1)};
}

/* Outside of functions they are no statements: every line of [from, to) that begins so. */
static void read_files(const struct kp_source *src, size_t from, size_t to, struct kpi_files *out)
{
    static const char word[] = ".file";
    const char *end = src->text + to, *hit = src->text + from;
    while (hit < end && (hit = memmem(hit, (size_t)(end - hit), word, sizeof word - 1))) {
        size_t at = (size_t)(hit - src->text), first = at;
        while (first > 0 && (src->text[first - 1] == ' ' || src->text[first - 1] == '\t'))
            first--;
        const char *nl = memchr(hit, '\n', (size_t)(end - hit));
        size_t stop = nl ? (size_t)(nl - src->text) : to, next = at;
        struct kpi_span w = kpi_ptx_next_word(src, &next, stop);
        if ((first == 0 || src->text[first - 1] == '\n') && kpi_is(src, w, word)) {
            struct kpi_stmt s = {.begin = w.at, .end = (uint32_t)stop, .op = w};
            read_file(src, &s, out);
        }
        hit = src->text + stop;
    }
}

void kpi_files_read(const struct kpi_text *text, struct kpi_files *out)
{
    size_t at = 0;
    for (size_t i = 0; i < text->functions.n && !text->amd; i++) {
        const struct kpi_function *f = &text->functions.v[i];
        read_files(text->src, at, f->head.at > at ? f->head.at : at, out);
        for (uint32_t k = 0; k < f->stmt_count; k++) {
            const struct kpi_stmt *s = &text->stmts.v[f->first_stmt + k];
            if (s->kind == KPI_DIRECTIVE && kpi_is(text->src, s->op, ".file"))
                read_file(text->src, s, out);
        }
        at = f->body_end > at ? f->body_end : at;
    }
    read_files(text->src, at, text->src->len, out);
}
