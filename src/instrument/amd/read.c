/*
 * AMDGCN text as statements, functions and marks.
 */
#include "instrument/amd/reader.h"

void kpi_amd_free(struct kpi_amd *amd)
{
    if (!amd)
        return;
    for (size_t i = 0; i < amd->kernels.n; i++)
        free(amd->kernels.v[i].args.v);
    kp_str_free(&amd->text);
    free(amd->origins.v);
    free(amd->copies.v);
    free(amd->kernels.v);
    free(amd->problems.v);
    free(amd->places.v);
    free(amd->kernel_of);
    free(amd);
}

bool kpi_amd_claims(const struct kp_source *src)
{
    static const char *const signs[] = {".amdgcn_target", ".amdhsa_kernel", ".amdhsa_"};
    for (size_t i = 0; i < KP_COUNT(signs); i++)
        if (src->len && memmem(src->text, src->len, signs[i], strlen(signs[i])))
            return true;
    return false;
}

/* ---- marks -------------------------------------------------------------- */

/* A mark of the tail is parsed as a text of its own that stands on the line of its use, so that
 * messages show it. */
static bool parse_mark(struct kpi_amd_reader *r, struct kpi_span where, struct kpi_span words,
                       struct kpi_mark *mark)
{
    const struct kp_source *src = &r->amd->source;
    if (words.at < src->len)
        return kpi_mark_parse(src, where, words, false, mark);
    unsigned line, column;
    struct kp_str text = {0};
    kp_source_locate(src, where.at, &line, &column);
    for (; line > 1; line--)
        kp_str_addc(&text, '\n');
    struct kpi_span own = {text.len, words.len};
    kp_str_addn(&text, src->text + words.at, words.len);
    struct kp_source alone = {src->name, text.s, text.len};
    bool ok = kpi_mark_parse(&alone, where, own, false, mark);
    kp_str_free(&text);
    return ok;
}

/* A comment that names kperf: a mark, or nothing. */
static bool read_mark(struct kpi_amd_reader *r, const struct kpi_amd_item *item, uint32_t function)
{
    const struct kp_source *src = &r->amd->source;
    struct kpi_span where = {item->stmt.begin, item->stmt.end - item->stmt.begin};
    size_t at = where.at, end = item->stmt.end;
    bool block = src->text[at] == '/' && src->text[at + 1] == '*';
    at += src->text[at] == ';' ? 1 : 2;
    end -= block ? 2 : 0;
    size_t word = at;
    while (word < end && kpi_amd_blank(src->text[word]))
        word++;
    while (end > word && kpi_amd_blank(src->text[end - 1]))
        end--;
    struct kpi_span rest = {word, end - word};
    if (!kpi_starts(src, rest, "kperf.") || kpi_is_map(src, where) ||
        (block && !kpi_meant_as_mark(src, rest)))
        return true;
    size_t shown = kpi_amd_file_offset(r->amd, src->len, where.at);
    where = (struct kpi_span){shown, shown == where.at ? end - where.at : 1};
    if (word == at && !block) {
        kp_warn_at(src, where.at, where.len, "ignored: a mark has a blank behind its comment sign");
        return true;
    }
    struct kpi_mark mark;
    struct kpi_span words = {rest.at + 6, rest.len - 6};
    if (!parse_mark(r, where, words, &mark))
        return false;
    if (function == KPI_NO_FUNCTION) {
        kp_error_at(src, where.at, where.len, "a mark outside a kernel's code");
        return false;
    }
    mark.insert = mark.record = block && shown == item->stmt.begin ? item->stmt.end
                                                                   : item->place.next;
    mark.function = function;
    mark.stmt = (uint32_t)r->out->stmts.n;
    struct kpi_stmt stmt = item->stmt;
    stmt.mark = (uint32_t)r->out->marks.n;
    stmt.scope = function;
    KP_PUSH(r->out->marks, mark);
    KP_PUSH(r->out->stmts, stmt);
    KP_PUSH(r->amd->places, item->place);
    return true;
}

/* ---- places for marks ----------------------------------------------------- */

/* Whether statements i and k come of one line of the file. */
static bool one_line(const struct kpi_text *t, size_t i, size_t k)
{
    return t->amd->places.v[i].line == t->amd->places.v[k].line;
}

bool kpi_amd_mark_places(const struct kpi_text *t, const struct kpi_function *f, uint32_t first,
                         uint32_t last, size_t *begin, size_t *end)
{
    const struct kpi_amd_place *places = t->amd->places.v + f->first_stmt;
    size_t a = f->first_stmt + first, b = f->first_stmt + last;
    /* The function's label may come of the same use, and what ends it, too. */
    if ((places[first].made && (first ? one_line(t, a, a - 1) : places[0].line < f->body)) ||
        (places[last].made && (last + 1 == f->stmt_count || one_line(t, b, b + 1))))
        return false;
    const struct kpi_stmt *x = &t->stmts.v[a], *y = &t->stmts.v[b];
    *begin = kpi_amd_in_tail(t, x->begin) ? places[first].line : x->begin;
    *end = kpi_amd_in_tail(t, y->begin) ? places[last].next : y->end;
    return *begin < *end && *end <= t->src->len;
}

/* ---- functions ---------------------------------------------------------- */

enum { IS_KERNEL = 1, IS_FUNCTION };

struct split {
    struct kpi_amd_reader *r;
    struct kpi_amd_symbols starts; /* names: IS_KERNEL, IS_FUNCTION */
    bool open;
    bool failed;
};

static struct kpi_function *last_function(struct split *s)
{
    return &s->r->out->functions.v[s->r->out->functions.n - 1];
}

/* `.type NAME,@function` and the names of descriptors. */
static void find_starts(struct split *s)
{
    const char *t = kpi_amd_bytes(s->r);
    for (size_t i = 0; i < s->r->items.n; i++) {
        const struct kpi_stmt *one = &s->r->items.v[i].stmt;
        if (one->kind != KPI_DIRECTIVE || !kpi_amd_span_is(s->r, one->op, ".type"))
            continue;
        size_t name = kpi_amd_skip(t, one->op.at + one->op.len, one->end);
        size_t end = kpi_amd_word_end(t, name, one->end);
        if (memmem(t + end, one->end - end, "function", 8))
            kpi_amd_define(&s->starts, t + name, end - name, true, IS_FUNCTION);
    }
    for (size_t i = 0; i < s->r->amd->kernels.n; i++) {
        struct kpi_span name = s->r->amd->kernels.v[i].name;
        kpi_amd_define(&s->starts, t + name.at, name.len, true, IS_KERNEL);
    }
}

static void close_function(struct split *s)
{
    struct kpi_text *out = s->r->out;
    if (!s->open)
        return;
    s->open = false;
    struct kpi_function *f = last_function(s);
    f->stmt_count = (uint32_t)out->stmts.n - f->first_stmt;
    f->mark_count = (uint32_t)out->marks.n - f->first_mark;
    f->body_end = f->body;
    for (uint32_t i = 0; i < f->stmt_count; i++)
        if (out->stmts.v[f->first_stmt + i].kind == KPI_INSTRUCTION)
            f->body_end = s->r->amd->places.v[f->first_stmt + i].next;
}

static void open_function(struct split *s, const struct kpi_amd_item *item, bool kernel)
{
    struct kpi_text *out = s->r->out;
    close_function(s);
    uint32_t index = (uint32_t)out->functions.n;
    struct kpi_function f = {.entry = kernel, .scope = index, .name = item->stmt.label};
    f.head = (struct kpi_span){item->stmt.begin, item->stmt.end - item->stmt.begin};
    f.body = item->place.next;
    f.first_stmt = (uint32_t)out->stmts.n;
    f.first_mark = (uint32_t)out->marks.n;
    KP_PUSH(out->scopes, index);
    KP_PUSH(out->functions, f);
    s->open = true;
}

/* `.size NAME, ...` of the function that is open. */
static bool ends_function(struct split *s, const struct kpi_stmt *one)
{
    const char *t = kpi_amd_bytes(s->r);
    if (!s->open || one->kind != KPI_DIRECTIVE || !kpi_amd_span_is(s->r, one->op, ".size"))
        return false;
    size_t name = kpi_amd_skip(t, one->op.at + one->op.len, one->end);
    size_t n = kpi_amd_word_end(t, name, one->end) - name;
    const struct kpi_function *f = last_function(s);
    return n == f->name.len && memcmp(t + name, t + f->name.at, n) == 0;
}

static void push(struct split *s, const struct kpi_amd_item *item)
{
    struct kpi_stmt stmt = item->stmt;
    stmt.scope = (uint32_t)s->r->out->functions.n - 1;
    KP_PUSH(s->r->out->stmts, stmt);
    KP_PUSH(s->r->amd->places, item->place);
}

static void split_item(struct split *s, const struct kpi_amd_item *item)
{
    const struct kpi_stmt *one = &item->stmt;
    if (one->kind == KPI_MARK) {
        uint32_t f = s->open && item->code ? (uint32_t)s->r->out->functions.n - 1 : KPI_NO_FUNCTION;
        s->failed = !read_mark(s->r, item, f) || s->failed;
        return;
    }
    const struct kpi_amd_symbol *start = NULL;
    if (one->kind == KPI_LABEL && item->code)
        start = kpi_amd_symbol(&s->starts, kpi_amd_bytes(s->r) + one->label.at, one->label.len);
    if (start)
        open_function(s, item, start->value == IS_KERNEL);
    else if (ends_function(s, one))
        close_function(s);
    else if (s->open && item->code)
        push(s, item);
}

static bool split_functions(struct kpi_amd_reader *r)
{
    struct split s = {.r = r};
    find_starts(&s);
    for (size_t i = 0; i < r->items.n; i++)
        split_item(&s, &r->items.v[i]);
    close_function(&s);
    kpi_amd_symbols_free(&s.starts);
    return !s.failed;
}

/* ---- kernels ------------------------------------------------------------ */

static void say_threads(const struct kpi_amd_kernel *k, struct kpi_function *f)
{
    for (size_t i = 0; i < 3; i++)
        f->exact_ntid = k->reqd[i] && k->reqd[i] <= 1024 ? i == 0 || f->exact_ntid : false;
    for (size_t i = 0; i < 3 && f->exact_ntid; i++)
        f->ntid[i] = (uint32_t)k->reqd[i];
    uint64_t most = k->keys[KPI_AMD_META_MAX_WORKGROUP].value;
    if (f->exact_ntid || !most || most > 1024)
        return;
    f->ntid[0] = (uint32_t)most;
    f->ntid[1] = f->ntid[2] = 1;
}

/* Which kernel has which code; a label that stands twice has none. */
static void join_kernels(struct kpi_amd_reader *r)
{
    struct kpi_amd_symbols names = {0};
    r->amd->kernel_of = kp_alloc((r->out->functions.n + 1) * sizeof *r->amd->kernel_of);
    for (size_t i = 0; i < r->out->functions.n; i++) {
        struct kpi_span name = r->out->functions.v[i].name;
        if (!r->out->functions.v[i].entry)
            continue;
        bool once = !kpi_amd_symbol(&names, kpi_amd_bytes(r) + name.at, name.len);
        kpi_amd_define(&names, kpi_amd_bytes(r) + name.at, name.len, once, (int64_t)i);
    }
    for (size_t i = 0; i < r->amd->kernels.n; i++) {
        struct kpi_amd_kernel *k = &r->amd->kernels.v[i];
        const struct kpi_amd_symbol *s =
            kpi_amd_symbol(&names, kpi_amd_bytes(r) + k->name.at, k->name.len);
        if (!s || !s->absolute)
            continue;
        k->function = (uint32_t)s->value;
        if (!r->amd->kernel_of[k->function])
            r->amd->kernel_of[k->function] = (uint32_t)i + 1;
        say_threads(k, &r->out->functions.v[k->function]);
    }
    kpi_amd_symbols_free(&names);
}

static void free_reader(struct kpi_amd_reader *r)
{
    free(r->items.v);
    free(r->macros.v);
    free(r->ifs.v);
    free(r->sections.v);
    kpi_amd_symbols_free(&r->symbols);
    kpi_amd_symbols_free(&r->macro_names);
}

int kpi_amd_read(const struct kp_source *src, struct kpi_text *out)
{
    *out = (struct kpi_text){.src = src, .address_size = 64};
    struct kpi_amd *amd = out->amd = kp_alloc(sizeof *amd);
    if (src->len >= UINT32_MAX / 2) { /* macros make more of it */
        kp_error("%s: too large", kp_shown_name(src->name));
        return KP_MALFORMED;
    }
    amd->source = *src;
    kp_str_addn(&amd->text, src->text, src->len);
    kp_str_addc(&amd->text, '\n');
    amd->source.text = amd->text.s;
    out->src = &amd->source;
    out->stmts.cap = 64; /* a place in it exists also for an empty function */
    out->stmts.v = kp_realloc(NULL, out->stmts.cap, sizeof *out->stmts.v);
    struct kpi_amd_reader r = {.out = out, .amd = amd, .code = true, .code_before = true};
    bool ok = kpi_amd_run(&r, 0, src->len) && kpi_amd_finish_kernels(&r);
    if (ok) {
        ok = split_functions(&r);
        join_kernels(&r);
        kpi_amd_follow(&r);
        kpi_index_lines(out);
        out->target = amd->target_id;
    }
    free_reader(&r);
    return ok ? KP_OK : KP_MALFORMED;
}
