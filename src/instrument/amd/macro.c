/*
 * Macros and repetitions of AMDGCN text, by the rules of LLVM's assembler.
 */
#include "instrument/amd/reader.h"

#define MAX_DEPTH 40  /* of expansions inside each other; the assembler has 20 */
#define MAX_PARAMS 256
#define MAX_REPEATS (1 << 20)

struct param {
    struct kpi_span name, preset;
    bool rest; /* :vararg */
    char *value; /* owned */
};
struct params {
    struct param v[MAX_PARAMS];
    size_t n;
};

static void free_params(struct params *p)
{
    for (size_t i = 0; i < p->n; i++)
        free(p->v[i].value);
    free(p);
}

/* ---- bodies ------------------------------------------------------------- */

static bool op_is_one_of(const struct kpi_amd_reader *r, struct kpi_span op,
                         const char *const *names, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (kpi_amd_span_is(r, op, names[i]))
            return true;
    return false;
}

/* From *at to the line that closes what the line l opened. */
static bool take_body(struct kpi_amd_reader *r, const struct kpi_amd_line *l, bool macro,
                      size_t *at, size_t end, struct kpi_span *body)
{
    static const char *const opens[] = {".rept", ".rep", ".irp", ".irpc"};
    static const char *const macros[] = {".macro"}, *const macro_ends[] = {".endm", ".endmacro"};
    static const char *const ends[] = {".endr"};
    unsigned depth = 1;
    *body = (struct kpi_span){*at, 0};
    while (*at < end) {
        struct kpi_amd_line one = kpi_amd_line_at(kpi_amd_bytes(r), *at, end);
        size_t begin = *at;
        *at = one.next;
        if (kpi_amd_unended(r, &one))
            return false;
        if (one.assigns)
            continue;
        if (op_is_one_of(r, one.op, macro ? macros : opens, macro ? 1 : KP_COUNT(opens)))
            depth++;
        if (!op_is_one_of(r, one.op, macro ? macro_ends : ends, macro ? 2 : 1) || --depth)
            continue;
        body->len = begin - body->at;
        if (!r->depth)
            r->place.next = one.next;
        return true;
    }
    kpi_amd_error(r, l->op, "this does not end");
    return false;
}

/* ---- parameters --------------------------------------------------------- */

static bool is_separator(char c)
{
    return c == ',' || kpi_amd_blank(c);
}

/* `a, b=5, c:req, d:vararg` */
static void read_params(const struct kpi_amd_reader *r, struct kpi_span s, struct params *out)
{
    const char *t = kpi_amd_bytes(r);
    size_t at = s.at, end = s.at + s.len;
    while (at < end && out->n < MAX_PARAMS) {
        while (at < end && is_separator(t[at]))
            at++;
        struct param p = {.name = {at, 0}};
        at = kpi_amd_word_end(t, at, end);
        p.name.len = at - p.name.at;
        if (!p.name.len)
            return;
        if (at < end && t[at] == ':') {
            size_t kind = at + 1;
            at = kpi_amd_word_end(t, kind, end);
            p.rest = at - kind == 6 && memcmp(t + kind, "vararg", 6) == 0;
        }
        size_t equals = kpi_amd_skip(t, at, end);
        if (equals < end && t[equals] == '=') {
            p.preset.at = at = kpi_amd_skip(t, equals + 1, end);
            while (at < end && !is_separator(t[at]))
                at = t[at] == '"' ? kpi_amd_string_end(t, at, end) : at + 1;
            p.preset.len = at - p.preset.at;
        }
        out->v[out->n++] = p;
    }
}

static bool operates(char c)
{
    return c && strchr("+-~/*.=|^&!<>%", c) != NULL;
}

/* One argument: up to a comma, or to a blank that no operator stands at. */
static struct kpi_span take_argument(const char *t, size_t *at, size_t end)
{
    struct kpi_span s = {*at, 0};
    unsigned depth = 0;
    size_t last = *at;
    while (*at < end) {
        char c = t[*at];
        if (depth == 0 && c == ',')
            break;
        if (kpi_amd_blank(c) && depth == 0) {
            size_t next = kpi_amd_skip(t, *at, end);
            bool goes_on = next < end && (operates(t[next]) || operates(t[last - (last > s.at)]));
            if (!goes_on)
                break;
            *at = next;
            continue;
        }
        depth += c == '(';
        depth -= c == ')' && depth;
        *at = c == '"' ? kpi_amd_string_end(t, *at, end) : *at + 1;
        last = *at;
    }
    s.len = last - s.at;
    return s;
}

/* Without the quotes, if it is one string. */
static char *argument_text(const char *t, struct kpi_span s)
{
    if (s.len >= 2 && t[s.at] == '"' && kpi_amd_string_end(t, s.at, s.at + s.len) == s.at + s.len)
        return kp_strndup(t + s.at + 1, s.len - 2);
    return kp_strndup(t + s.at, s.len);
}

/* `name=` at *at: the parameter it names, or n. */
static size_t named(const char *t, size_t *at, size_t end, const struct params *p)
{
    size_t word = kpi_amd_word_end(t, *at, end), equals = kpi_amd_skip(t, word, end);
    if (word == *at || equals >= end || t[equals] != '=' ||
        (equals + 1 < end && t[equals + 1] == '='))
        return p->n;
    for (size_t i = 0; i < p->n; i++) {
        if (p->v[i].name.len != word - *at ||
            memcmp(t + p->v[i].name.at, t + *at, word - *at) != 0)
            continue;
        *at = kpi_amd_skip(t, equals + 1, end);
        return i;
    }
    return p->n;
}

static void read_arguments(const struct kpi_amd_reader *r, struct kpi_span args, struct params *p)
{
    const char *t = kpi_amd_bytes(r);
    size_t at = args.at, end = args.at + args.len;
    for (size_t next = 0; at < end;) {
        at = kpi_amd_skip(t, at, end);
        size_t i = named(t, &at, end, p);
        if (i == p->n)
            i = next++;
        if (i >= p->n)
            return; /* more than there are: the assembler says so */
        struct kpi_span s = {at, end - at};
        if (!p->v[i].rest)
            s = take_argument(t, &at, end);
        else
            at = end;
        free(p->v[i].value);
        p->v[i].value = s.len || p->v[i].rest ? argument_text(t, s) : NULL;
        at = kpi_amd_skip(t, at, end);
        if (at < end && t[at] == ',')
            at++;
    }
}

/* ---- expansion ---------------------------------------------------------- */

/* What of an expansion's text stands so in the body, `from` counted from its start. */
struct pieces {
    KP_VEC(struct kpi_amd_copy) list;
};

static const char *value_of(const struct kpi_amd_reader *r, const struct params *p,
                            struct kpi_span name, size_t *len)
{
    const char *t = kpi_amd_bytes(r);
    for (size_t i = 0; i < p->n; i++) {
        const struct param *one = &p->v[i];
        if (one->name.len != name.len || memcmp(t + one->name.at, t + name.at, name.len) != 0)
            continue;
        *len = one->value ? strlen(one->value) : one->preset.len;
        return one->value ? one->value : t + one->preset.at;
    }
    return NULL;
}

/* The body's bytes [at, stop) as they are. */
static void add_verbatim(const struct kpi_amd_reader *r, size_t at, size_t stop,
                         struct kp_str *out, struct pieces *pieces)
{
    struct kpi_amd_copy c = {out->len, stop - at, at};
    if (c.len)
        KP_PUSH(pieces->list, c);
    kp_str_addn(out, kpi_amd_bytes(r) + at, stop - at);
}

/* The body with `\name`, `\@` and `\()` replaced. */
static void substitute(const struct kpi_amd_reader *r, struct kpi_span body,
                       const struct params *p, uint32_t use, struct kp_str *out,
                       struct pieces *pieces)
{
    const char *t = kpi_amd_bytes(r);
    size_t end = body.at + body.len;
    for (size_t at = body.at; at < end;) {
        const char *slash = memchr(t + at, '\\', end - at);
        size_t stop = slash ? (size_t)(slash - t) : end;
        add_verbatim(r, at, stop, out, pieces);
        at = stop + 1;
        if (at >= end) {
            add_verbatim(r, stop, end, out, pieces);
            return;
        }
        size_t len, word = at;
        while (word < end && kpi_amd_word_char(t[word]) && t[word] != '@')
            word++;
        const char *value = value_of(r, p, (struct kpi_span){at, word - at}, &len);
        if (t[at] == '@') {
            kp_str_addf(out, "%u", use);
            at++;
        } else if (t[at] == '(' && at + 1 < end && t[at + 1] == ')') {
            at += 2;
        } else if (value) {
            kp_str_addn(out, value, len);
            at = word;
        } else {
            kp_str_addc(out, '\\');
        }
    }
}

/* Only what descriptors are made of is asked for. */
static void keep_pieces(struct kpi_amd_reader *r, const struct kp_str *text, size_t from,
                        const struct pieces *pieces)
{
    if (!memmem(text->s, text->len, ".amdhsa_", 8))
        return;
    for (size_t i = 0; i < pieces->list.n; i++) {
        struct kpi_amd_copy c = pieces->list.v[i];
        c.from += from;
        KP_PUSH(r->amd->copies, c);
    }
}

static bool run_expansion(struct kpi_amd_reader *r, struct kpi_span use,
                          const struct kp_str *text, const struct pieces *pieces)
{
    size_t from;
    if (!text->len)
        return true;
    if (r->depth == MAX_DEPTH) {
        kpi_amd_error(r, use, "macros and files nest deeper than %d", MAX_DEPTH);
        return false;
    }
    if (!kpi_amd_add(r, use.at, text->s, text->len, &from))
        return false;
    keep_pieces(r, text, from, pieces);
    r->depth++;
    bool ok = kpi_amd_run(r, from, from + text->len);
    r->depth--;
    return ok;
}

bool kpi_amd_run_text(struct kpi_amd_reader *r, struct kpi_span use, const struct kp_str *text)
{
    return run_expansion(r, use, text, &(const struct pieces){0});
}

/* Runs the body with these values. */
static bool expand(struct kpi_amd_reader *r, struct kpi_span use, struct kpi_span body,
                   const struct params *p, uint32_t number)
{
    struct kp_str text = {0};
    struct pieces pieces = {0};
    substitute(r, body, p, number, &text, &pieces);
    bool ok = run_expansion(r, use, &text, &pieces);
    free(pieces.list.v);
    kp_str_free(&text);
    return ok;
}

bool kpi_amd_use_macro(struct kpi_amd_reader *r, const struct kpi_amd_line *l, bool *taken)
{
    const struct kpi_amd_symbol *found =
        kpi_amd_symbol(&r->macro_names, kpi_amd_bytes(r) + l->op.at, l->op.len);
    *taken = found && found->absolute;
    if (!*taken)
        return true;
    struct kpi_amd_macro m = r->macros.v[found->value];
    struct params *p = kp_alloc(sizeof *p);
    read_params(r, m.params, p);
    read_arguments(r, l->args, p);
    bool ok = expand(r, l->op, m.body, p, r->uses++);
    free_params(p);
    r->left = false;
    return ok;
}

static void define_macro(struct kpi_amd_reader *r, const struct kpi_amd_line *l,
                         struct kpi_span body)
{
    const char *t = kpi_amd_bytes(r);
    size_t name_end = kpi_amd_word_end(t, l->args.at, l->end);
    struct kpi_amd_macro m = {{name_end, l->end - name_end}, body};
    KP_PUSH(r->macros, m);
    if (name_end > l->args.at)
        kpi_amd_define(&r->macro_names, t + l->args.at, name_end - l->args.at, true,
                       (int64_t)r->macros.n - 1);
}

static bool repeat(struct kpi_amd_reader *r, const struct kpi_amd_line *l, struct kpi_span body)
{
    int64_t n = 0;
    if (!kpi_amd_evaluate(&r->symbols, kpi_amd_bytes(r) + l->args.at, l->args.len, &n)) {
        kpi_amd_problem(r, l->op, "how often this is repeated is known to the assembler only");
        return true;
    }
    if (n > MAX_REPEATS) {
        kpi_amd_error(r, l->args, "repeated more than %d times", MAX_REPEATS);
        return false;
    }
    struct params *none = kp_alloc(sizeof *none);
    bool ok = true;
    for (int64_t i = 0; i < n && ok && body.len && !r->left; i++)
        ok = expand(r, l->op, body, none, r->uses);
    free_params(none);
    return ok;
}

static bool run_with(struct kpi_amd_reader *r, const struct kpi_amd_line *l, struct kpi_span body,
                     struct kpi_span name, char *value)
{
    struct params *p = kp_alloc(sizeof *p);
    p->v[p->n++] = (struct param){.name = name, .value = value};
    bool ok = expand(r, l->op, body, p, r->uses);
    free_params(p);
    return ok;
}

/* `.irp name, a, b` and `.irpc name, characters` */
static bool repeat_with(struct kpi_amd_reader *r, const struct kpi_amd_line *l,
                        struct kpi_span body, bool characters)
{
    size_t at = l->args.at, end = l->end;
    struct kpi_span name = {at, kpi_amd_word_end(kpi_amd_bytes(r), at, end) - at};
    at = kpi_amd_skip(kpi_amd_bytes(r), at + name.len, end);
    at += at < end && kpi_amd_bytes(r)[at] == ',';
    bool ok = true;
    while (ok && !r->left && (at = kpi_amd_skip(kpi_amd_bytes(r), at, end)) < end) {
        struct kpi_span one = {at, 1};
        if (characters)
            at++;
        else
            one = take_argument(kpi_amd_bytes(r), &at, end);
        ok = run_with(r, l, body, name, argument_text(kpi_amd_bytes(r), one));
        if (characters)
            continue;
        at = kpi_amd_skip(kpi_amd_bytes(r), at, end);
        at += at < end && kpi_amd_bytes(r)[at] == ',';
    }
    return ok;
}

bool kpi_amd_block(struct kpi_amd_reader *r, const struct kpi_amd_line *l, size_t *at, size_t end,
                   bool *taken)
{
    bool macro = kpi_amd_span_is(r, l->op, ".macro"), chars = kpi_amd_span_is(r, l->op, ".irpc");
    bool rept = kpi_amd_span_is(r, l->op, ".rept") || kpi_amd_span_is(r, l->op, ".rep");
    *taken = macro || rept || chars || kpi_amd_span_is(r, l->op, ".irp");
    struct kpi_span body;
    if (kpi_amd_span_is(r, l->op, ".purgem")) {
        *taken = true;
        kpi_amd_define(&r->macro_names, kpi_amd_bytes(r) + l->args.at, l->args.len, false, 0);
        return true;
    }
    if (!*taken)
        return true;
    if (!take_body(r, l, macro, at, end, &body))
        return false;
    if (macro)
        define_macro(r, l, body);
    return macro || (rept ? repeat(r, l, body) : repeat_with(r, l, body, chars));
}
