#include "instrument/amd/regs.h"

#include "instrument/amd/lex.h"

static bool digit(char c)
{
    return c >= '0' && c <= '9';
}

/* A decimal number below 1000 at *at, which moves behind it; -1: none. */
static int number_at(const char *s, size_t *at, size_t stop)
{
    int n = 0;
    size_t begin = *at;
    while (*at < stop && digit(s[*at]) && n < 1000)
        n = n * 10 + (s[(*at)++] - '0');
    return *at > begin && n < 1000 ? n : -1;
}

/* "[4:7]", "[4]" behind the letter. */
static bool tuple_in_brackets(const char *s, size_t at, size_t stop, struct kpi_amd_tuple *out,
                              size_t *end)
{
    at = kpi_amd_skip(s, at + 1, stop);
    int first = number_at(s, &at, stop), last = first;
    at = kpi_amd_skip(s, at, stop);
    if (at < stop && s[at] == ':') {
        at = kpi_amd_skip(s, at + 1, stop);
        last = number_at(s, &at, stop);
        at = kpi_amd_skip(s, at, stop);
    }
    if (first < 0 || last < first || at >= stop || s[at] != ']')
        return false;
    out->first = (unsigned)first;
    out->count = (unsigned)(last - first + 1);
    *end = at + 1;
    return true;
}

struct kpi_amd_tuple kpi_amd_tuple_at(const char *s, size_t at, size_t stop, size_t *end)
{
    struct kpi_amd_tuple none = {0}, out = {0};
    size_t begin = at;
    *end = kpi_amd_word_char(s[at]) ? kpi_amd_word_end(s, at, stop) : at + 1;
    if (at >= stop || !strchr("sva", s[at]) || !s[at])
        return none;
    out.kind = s[at];
    at += s[at] == 'a' && stop - at > 3 && memcmp(s + at, "acc", 3) == 0 ? 3 : 1;
    if (at < stop && s[at] == '[') {
        bool ok = tuple_in_brackets(s, at, stop, &out, end);
        return ok ? out : none;
    }
    int n = number_at(s, &at, stop);
    bool half = at + 1 < stop && s[at] == '.' && (s[at + 1] == 'l' || s[at + 1] == 'h');
    if (n < 0 || (at != *end && !half) || *end <= begin)
        return none;
    out.first = (unsigned)n;
    out.count = 1;
    return out;
}

static void note(struct kpi_amd_used *u, struct kpi_amd_tuple r)
{
    unsigned *most = r.kind == 's' ? &u->s : r.kind == 'v' ? &u->v : &u->a;
    if (r.first + r.count > *most)
        *most = r.first + r.count;
}

static void look_at(const struct kpi_text *t, const struct kpi_stmt *s, struct kpi_amd_used *u)
{
    const char *text = t->src->text;
    size_t at = s->op.at + s->op.len;
    while (at < s->end) {
        size_t end;
        struct kpi_amd_tuple r = kpi_amd_tuple_at(text, at, s->end, &end);
        if (r.kind)
            note(u, r);
        at = end;
    }
    u->matrix = u->matrix || kpi_starts(t->src, s->op, "v_mfma") ||
                kpi_starts(t->src, s->op, "v_smfmac") || kpi_starts(t->src, s->op, "v_wmma");
    u->cmpx = u->cmpx || kpi_starts(t->src, s->op, "v_cmpx");
}

void kpi_amd_find_used(const struct kpi_text *t, const struct kpi_function *f,
                       struct kpi_amd_used *out)
{
    *out = (struct kpi_amd_used){0};
    for (uint32_t i = 0; i < f->stmt_count; i++) {
        const struct kpi_stmt *s = &t->stmts.v[f->first_stmt + i];
        if (s->kind == KPI_INSTRUCTION)
            look_at(t, s, out);
    }
}

/* ---- registers that can be lent --------------------------------------------- */

static bool is_arithmetic(const struct kpi_text *t, const struct kpi_stmt *s)
{
    /* what reads a result of v_wmma waits for it by itself */
    static const char *const late[] = {"v_mfma", "v_smfmac", "v_interp"};
    for (size_t i = 0; i < KP_COUNT(late); i++)
        if (kpi_starts(t->src, s->op, late[i]))
            return false;
    return kpi_starts(t->src, s->op, "v_");
}

/* All that it names when its results come late, else what it may load into: the first. */
static void keep(const struct kpi_text *t, const struct kpi_stmt *s, bool lendable[256])
{
    bool vector = kpi_starts(t->src, s->op, "v_");
    size_t at = s->op.at + s->op.len;
    while (at < s->end && (vector || t->src->text[at] != ',')) {
        size_t end;
        struct kpi_amd_tuple r = kpi_amd_tuple_at(t->src->text, at, s->end, &end);
        for (unsigned i = r.first; r.kind == 'v' && i < r.first + r.count && i < 256; i++)
            lendable[i] = false;
        at = end;
    }
}

bool kpi_amd_find_lendable(const struct kpi_text *t, const struct kpi_function *f,
                           bool lendable[256])
{
    for (int i = 0; i < 256; i++)
        lendable[i] = true;
    for (uint32_t i = 0; i < f->stmt_count; i++) {
        const struct kpi_stmt *s = &t->stmts.v[f->first_stmt + i];
        if (s->kind != KPI_INSTRUCTION)
            continue;
        if (kpi_is(t->src, s->op, "s_swappc_b64") || kpi_is(t->src, s->op, "s_call_b64"))
            return false;
        if (!is_arithmetic(t, s))
            keep(t, s, lendable);
    }
    return true;
}
