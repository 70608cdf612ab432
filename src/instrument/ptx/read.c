#include "instrument/ptx/lex.h"

/* ---- one statement of a body -------------------------------------------- */

static bool is_label_table(const struct kp_source *src, struct kpi_span word)
{
    return kpi_is(src, word, ".branchtargets") || kpi_is(src, word, ".calltargets") ||
           kpi_is(src, word, ".callprototype");
}

static bool number_word(const struct kp_source *src, struct kpi_span w)
{
    return w.len && src->text[w.at] >= '0' && src->text[w.at] <= '9';
}

/* `.loc F L C[, function_name NAME[+N], inlined_at F L C]` and `.file N "path"[, N, N]` end with
 * no mark of punctuation: take words as long as they can belong to it. */
static bool past_location(struct kpi_ptx *r, size_t begin)
{
    const struct kp_source *src = r->src;
    for (;;) {
        size_t next = kpi_ptx_after_space(src, r->at);
        if (next >= src->len)
            return true;
        char c = src->text[next];
        if (c == '"') {
            r->at = next;
            if (!kpi_ptx_past_string(r))
                return false;
        } else if (c == ',' || c == '+') {
            r->at = next + 1;
            r->at = kpi_ptx_after_space(src, r->at);
            kpi_ptx_word(r);
        } else {
            size_t at = next;
            struct kpi_span w = kpi_ptx_next_word(src, &at, src->len);
            struct kpi_span last = {begin, r->at - begin};
            bool after_name =
                last.len >= 13 && kpi_is(src, (struct kpi_span){r->at - 13, 13}, "function_name");
            if (w.at != next || (!number_word(src, w) && !after_name))
                return true;
            r->at = at;
        }
    }
}

/* The flow of control of an instruction, and the label that it names. */
static void classify(struct kpi_ptx *r, struct kpi_stmt *s)
{
    const struct kp_source *src = r->src;
    size_t at = s->op.at + s->op.len;
    s->word = (unsigned char)kpi_ptx_word_of(&r->words, src->text + s->op.at, s->op.len);
    switch (s->word) {
    case KPI_WORD_BRA:
        s->flow = KPI_FLOW_JUMP;
        s->target = kpi_ptx_next_word(src, &at, s->end);
        break;
    case KPI_WORD_BRX:
        if (!kpi_is_op(src, s->op, "brx.idx"))
            break;
        s->flow = KPI_FLOW_TABLE;
        kpi_ptx_next_word(src, &at, s->end);
        s->target = kpi_ptx_next_word(src, &at, s->end);
        break;
    case KPI_WORD_RET: s->flow = KPI_FLOW_EXIT; break;
    case KPI_WORD_TRAP: s->flow = KPI_FLOW_TRAP; break;
    default: break;
    }
}

/* Does it only make sense in a cluster?  The launch can ask for one, too. */
static bool is_of_clusters(const struct kp_source *src, const struct kpi_stmt *s)
{
    if (s->word == KPI_WORD_BAR)
        return kpi_is_op(src, s->op, "barrier.cluster");
    if (s->word != KPI_WORD_MOV)
        return s->word == KPI_WORD_MAPA;
    size_t at = s->op.at + s->op.len;
    kpi_ptx_next_word(src, &at, s->end);
    return kpi_starts(src, kpi_ptx_next_word(src, &at, s->end), "%cluster_");
}

/* `.reg .pred kperf_...;` is a mark. */
static void declaration_mark(struct kpi_ptx *r, struct kpi_stmt *s)
{
    size_t at = s->op.at + s->op.len;
    struct kpi_span type = kpi_ptx_next_word(r->src, &at, s->end);
    struct kpi_span name = kpi_ptx_next_word(r->src, &at, s->end);
    if (!kpi_is(r->src, type, ".pred") || !kpi_starts(r->src, name, "kperf_"))
        return;
    struct kpi_mark mark;
    struct kpi_span words = {name.at + 6, name.len - 6};
    if (!kpi_mark_parse(r->src, name, words, true, &mark)) {
        r->bad_marks++;
        return;
    }
    mark.insert = mark.record = s->end;
    mark.function = r->function;
    mark.stmt = (uint32_t)r->out->stmts.n;
    s->kind = KPI_MARK;
    s->mark = (uint32_t)r->out->marks.n;
    KP_PUSH(r->out->marks, mark);
}

static bool read_directive(struct kpi_ptx *r, struct kpi_stmt *s)
{
    s->kind = KPI_DIRECTIVE;
    if (kpi_is(r->src, s->op, ".loc") || kpi_is(r->src, s->op, ".file")) {
        if (!past_location(r, s->begin))
            return false;
    } else if (!kpi_ptx_past(r, ';', s->begin)) {
        return false;
    }
    s->end = r->at;
    if (kpi_is(r->src, s->op, ".reg"))
        declaration_mark(r, s);
    return true;
}

static bool read_guard(struct kpi_ptx *r, struct kpi_stmt *s)
{
    if (kpi_ptx_peek(r) != '@')
        return true;
    r->at++;
    if (!kpi_ptx_space(r, false))
        return false;
    if (kpi_ptx_peek(r) == '!') {
        s->guard_not = true;
        r->at++;
        if (!kpi_ptx_space(r, false))
            return false;
    }
    s->guard = kpi_ptx_word(r);
    if (s->guard.len == 0) {
        kp_error_at(r->src, s->begin, 1, "a predicate should follow '@'");
        return false;
    }
    return kpi_ptx_space(r, false);
}

/* A name and ':' was read: a label, or a table of labels. */
static bool read_label(struct kpi_ptx *r, struct kpi_stmt *s)
{
    s->label = s->op;
    s->kind = KPI_LABEL;
    s->end = r->at;
    size_t at = r->at;
    struct kpi_span next = kpi_ptx_next_word(r->src, &at, r->src->len);
    if (next.at != kpi_ptx_after_space(r->src, r->at) || !is_label_table(r->src, next))
        return true;
    if (!kpi_ptx_space(r, false))
        return false;
    s->op = kpi_ptx_word(r);
    return read_directive(r, s);
}

static bool read_statement(struct kpi_ptx *r)
{
    struct kpi_stmt s = {.begin = r->at, .scope = r->scope, .kind = KPI_INSTRUCTION};
    if (!read_guard(r, &s))
        return false;
    s.op = kpi_ptx_word(r);
    size_t colon = kpi_ptx_after_space(r->src, r->at);
    if (s.op.len && !s.guard.len && colon < r->src->len && r->src->text[colon] == ':') {
        r->at = colon + 1;
        if (!read_label(r, &s))
            return false;
    } else if (s.op.len && r->src->text[s.op.at] == '.') {
        if (!read_directive(r, &s))
            return false;
    } else {
        if (!kpi_ptx_past(r, ';', s.begin))
            return false;
        s.end = r->at;
        classify(r, &s);
        r->cluster = r->cluster || is_of_clusters(r->src, &s);
    }
    KP_PUSH(r->out->stmts, s);
    return true;
}

/* ---- functions ---------------------------------------------------------- */

#define MAX_DEPTH 1000 /* of scopes; bounds the search for a label */

static bool open_scope(struct kpi_ptx *r, bool outermost)
{
    uint32_t scope = (uint32_t)r->out->scopes.n;
    r->depth = outermost ? 0 : r->depth + 1;
    if (r->depth > MAX_DEPTH) {
        kp_error_at(r->src, r->at, 1, "scopes nest deeper than %d", MAX_DEPTH);
        return false;
    }
    KP_PUSH(r->out->scopes, outermost ? scope : r->scope);
    r->scope = scope;
    return true;
}

static void push_brace(struct kpi_ptx *r, enum kpi_kind kind)
{
    struct kpi_stmt s = {.begin = r->at, .end = r->at + 1, .scope = r->scope, .kind = kind};
    KP_PUSH(r->out->stmts, s);
    r->at++;
}

/* From after '{' to the '}' that closes the body. */
static bool read_body(struct kpi_ptx *r, struct kpi_function *f)
{
    f->body = r->at;
    f->first_stmt = (uint32_t)r->out->stmts.n;
    f->first_mark = (uint32_t)r->out->marks.n;
    if (!open_scope(r, true))
        return false;
    f->scope = r->scope;
    for (;;) {
        if (!kpi_ptx_space(r, true))
            return false;
        if (r->at >= r->src->len) {
            kp_error_at(r->src, f->name.at, f->name.len, "the body of this function does not end");
            return false;
        }
        char c = kpi_ptx_peek(r);
        if (c == '{') {
            if (!open_scope(r, false))
                return false;
            push_brace(r, KPI_OPEN_SCOPE);
        } else if (c == '}' && r->scope == f->scope) {
            break;
        } else if (c == '}') {
            push_brace(r, KPI_CLOSE_SCOPE);
            r->scope = r->out->scopes.v[r->scope];
            r->depth--;
        } else if (c == ';') {
            r->at++;
        } else if (!read_statement(r)) {
            return false;
        }
    }
    f->body_end = r->at++;
    f->stmt_count = (uint32_t)r->out->stmts.n - f->first_stmt;
    f->mark_count = (uint32_t)r->out->marks.n - f->first_mark;
    return true;
}

static void read_dimensions(struct kpi_ptx *r, uint32_t ntid[3])
{
    for (int i = 0; i < 3; i++)
        ntid[i] = 1;
    for (int i = 0; i < 3; i++) {
        r->at = kpi_ptx_after_space(r->src, r->at);
        char *word = kpi_dup(r->src, kpi_ptx_word(r));
        uint64_t n;
        if (kp_parse_u64(word, &n) && n <= UINT32_MAX)
            ntid[i] = (uint32_t)n;
        free(word);
        size_t comma = kpi_ptx_after_space(r->src, r->at);
        if (comma >= r->src->len || r->src->text[comma] != ',')
            return;
        r->at = comma + 1;
    }
}

/* An attribute between the parameters and the body. */
static bool read_attribute(struct kpi_ptx *r, struct kpi_span word, struct kpi_function *f)
{
    if (kpi_is(r->src, word, ".pragma"))
        return kpi_ptx_past(r, ';', word.at);
    bool exact = kpi_is(r->src, word, ".reqntid");
    if (exact || kpi_is(r->src, word, ".maxntid")) {
        read_dimensions(r, f->ntid);
        f->exact_ntid = exact;
    } else if (kpi_is(r->src, word, ".reqnctapercluster") ||
               kpi_is(r->src, word, ".explicitcluster") ||
               kpi_is(r->src, word, ".maxclusterrank")) {
        f->cluster = true;
    }
    return true;
}

/* Name, parameters, attributes; stops at '{' or ';'. */
static bool read_head(struct kpi_ptx *r, struct kpi_function *f)
{
    for (;;) {
        if (!kpi_ptx_space(r, false))
            return false;
        char c = kpi_ptx_peek(r);
        if (r->at >= r->src->len) {
            kp_error_at(r->src, f->head.at, 1, "this function has no body and no ';'");
            return false;
        }
        if (c == '{' || c == ';')
            return true;
        if (c == '(') {
            size_t begin = ++r->at;
            if (!kpi_ptx_past(r, ')', begin - 1))
                return false;
            if (f->name.len)
                f->params = (struct kpi_span){begin, r->at - 1 - begin};
            continue;
        }
        struct kpi_span word = kpi_ptx_word(r);
        if (word.len == 0)
            r->at++;
        else if (r->src->text[word.at] == '.') {
            if (!read_attribute(r, word, f))
                return false;
        } else if (!f->name.len && !number_word(r->src, word)) {
            f->name = word;
        }
    }
}

static bool read_function(struct kpi_ptx *r, size_t begin, bool entry)
{
    struct kpi_function f = {.entry = entry, .head = {begin, 0}};
    if (!read_head(r, &f))
        return false;
    if (!f.name.len) {
        kp_error_at(r->src, begin, 1, "this function has no name");
        return false;
    }
    f.head.len = r->at - begin;
    if (r->src->text[r->at++] == ';')
        return true;
    r->function = (uint32_t)r->out->functions.n;
    r->cluster = f.cluster;
    bool ok = read_body(r, &f);
    f.cluster = r->cluster;
    r->function = KPI_NO_FUNCTION;
    if (ok)
        KP_PUSH(r->out->functions, f);
    return ok;
}

/* ---- the module --------------------------------------------------------- */

/* "8.3": 83; 0: it is none. */
static unsigned read_version(const struct kp_source *src, struct kpi_span w)
{
    unsigned part[2] = {0, 0}, digits[2] = {0, 0}, k = 0;
    for (size_t i = 0; i < w.len; i++) {
        char c = src->text[w.at + i];
        if (c == '.' && k == 0) {
            k = 1;
        } else if (c >= '0' && c <= '9' && digits[k] < 4) {
            part[k] = part[k] * 10 + (unsigned)(c - '0');
            digits[k]++;
        } else {
            return 0;
        }
    }
    return digits[0] && digits[1] ? part[0] * 10 + (part[1] < 9 ? part[1] : 9) : 0;
}

static unsigned read_sm(const struct kp_source *src, struct kpi_span w)
{
    unsigned n = 0;
    size_t i = kpi_starts(src, w, "sm_") ? 3 : w.len;
    for (; i < w.len && n < 100000 && src->text[w.at + i] >= '0' && src->text[w.at + i] <= '9'; i++)
        n = n * 10 + (unsigned)(src->text[w.at + i] - '0');
    return n;
}

/* .version, .target and .address_size; false when it is none of them. */
static bool read_header(struct kpi_ptx *r, struct kpi_span word)
{
    struct kpi_text *t = r->out;
    bool target = kpi_is(r->src, word, ".target"), version = kpi_is(r->src, word, ".version");
    if (!target && !version && !kpi_is(r->src, word, ".address_size"))
        return false;
    r->at = kpi_ptx_after_space(r->src, r->at);
    struct kpi_span value = kpi_ptx_word(r);
    if (version) {
        t->version = read_version(r->src, value);
        t->version_at = value;
    } else if (target) {
        t->target = value;
        t->sm = read_sm(r->src, value);
        size_t comma;
        while ((comma = kpi_ptx_after_space(r->src, r->at)) < r->src->len &&
               r->src->text[comma] == ',') {
            r->at = kpi_ptx_after_space(r->src, comma + 1);
            kpi_ptx_word(r);
        }
    } else {
        t->address_at = value;
        t->address_size = kpi_is(r->src, value, "64") ? 64 : 32;
    }
    if (!t->functions.n)
        t->header_end = r->at;
    return true;
}

/* `.section NAME { ... }`: debug data, not statements. */
static bool past_section(struct kpi_ptx *r, size_t begin)
{
    while (r->at < r->src->len && r->src->text[r->at] != '{' && r->src->text[r->at] != ';')
        r->at++;
    if (kpi_ptx_peek(r) != '{') {
        kp_error_at(r->src, begin, 8, "this section has no body");
        return false;
    }
    r->at++;
    return kpi_ptx_past(r, '}', begin);
}

static bool is_linkage(const struct kp_source *src, struct kpi_span word)
{
    return kpi_is(src, word, ".visible") || kpi_is(src, word, ".extern") ||
           kpi_is(src, word, ".weak") || kpi_is(src, word, ".common");
}

static bool read_module_statement(struct kpi_ptx *r)
{
    size_t begin = r->at;
    struct kpi_span word = kpi_ptx_word(r);
    while (is_linkage(r->src, word)) {
        if (!kpi_ptx_space(r, false))
            return false;
        word = kpi_ptx_word(r);
    }
    if (kpi_is(r->src, word, ".entry") || kpi_is(r->src, word, ".func"))
        return read_function(r, begin, kpi_is(r->src, word, ".entry"));
    if (kpi_is(r->src, word, ".section"))
        return past_section(r, begin);
    if (kpi_is(r->src, word, ".file") || kpi_is(r->src, word, ".loc"))
        return past_location(r, begin);
    if (word.at == begin && read_header(r, word))
        return true;
    if (!kpi_ptx_past(r, ';', begin))
        return false;
    struct kpi_stmt s = {.begin = begin, .end = r->at, .op = word, .kind = KPI_DIRECTIVE};
    KP_PUSH(r->out->variables, s);
    return true;
}

static bool read_module(struct kpi_ptx *r)
{
    for (;;) {
        if (!kpi_ptx_space(r, true))
            return false;
        if (r->at >= r->src->len)
            return true;
        if (kpi_ptx_peek(r) == ';') {
            r->at++;
        } else if (kpi_ptx_peek(r) == '}') {
            kp_error_at(r->src, r->at, 1, "this '}' closes nothing: a '{' is missing before it, or "
                                          "it is one too many");
            return false;
        } else if (kpi_ptx_peek(r) == '@') { /* @@DWARF, one line of it */
            while (r->at < r->src->len && r->src->text[r->at] != '\n')
                r->at++;
        } else if (!read_module_statement(r)) {
            return false;
        }
    }
}

#define NO_PTX "this is not PTX: it has no .version or no .target"

/* Something else altogether: what it lacks as a statement says nothing. */
static bool is_no_ptx(const struct kp_source *src)
{
    return src->len && !memmem(src->text, src->len, ".version", 8) &&
           !memmem(src->text, src->len, ".target", 7) &&
           !memmem(src->text, src->len, ".entry", 6) && !memmem(src->text, src->len, ".func", 5);
}

int kpi_ptx_read(const struct kp_source *src, struct kpi_text *out)
{
    *out = (struct kpi_text){.src = src};
    struct kpi_ptx r = {.src = src, .out = out, .function = KPI_NO_FUNCTION};
    if (src->len >= UINT32_MAX) {
        kp_error("%s: too large", kp_shown_name(src->name));
        return KP_MALFORMED;
    }
    if (is_no_ptx(src)) {
        enum kpt_file kind = kpt_file_of(src->text, src->len);
        if (kind == KPT_FILE_UNKNOWN)
            kp_error_at(src, 0, 1, NO_PTX);
        else /* its first line is none to show */
            kp_error("%s: no PTX: it is %s", kp_shown_name(src->name), kpt_file_names[kind]);
        kpt_note_file(kind);
        return KP_MALFORMED;
    }
    kpi_index_lines(out);
    kpi_ptx_words_begin(&r.words);
    if (!read_module(&r) || r.bad_marks)
        return KP_MALFORMED;
    if (out->version_at.len && !out->version) {
        kp_error_at(src, out->version_at.at, out->version_at.len,
                    "a version is two numbers with a point between them");
        return KP_MALFORMED;
    }
    if (!out->version || !out->target.len) {
        kp_error_at(src, 0, 1, src->len ? NO_PTX : "this is not PTX: the file is empty");
        return KP_MALFORMED;
    }
    return KP_OK;
}

int kpi_ptx_read_original(const struct kp_source *src, struct kpi_text *out)
{
    *out = (struct kpi_text){0};
    if (!kpi_is_instrumented(src))
        return kpi_ptx_read(src, out);
    kp_error("%s: has probes; kperf strip gives the original back", kp_shown_name(src->name));
    return KP_MALFORMED;
}

struct kpi_function *kpi_find_entry(const struct kpi_text *t, const char *name)
{
    for (size_t i = 0; i < t->functions.n; i++)
        if (t->functions.v[i].entry && kpi_is(t->src, t->functions.v[i].name, name))
            return &t->functions.v[i];
    kp_error("%s: no kernel '%s'", kp_shown_name(t->src->name), name);
    return NULL;
}
