#include "instrument/amd/reader.h"

static bool number_condition(struct kpi_amd_reader *r, const struct kpi_amd_line *l, bool *met)
{
    static const char *const names[] = {".if",   ".ifne", ".ifeq", ".ifge",
                                        ".ifgt", ".ifle", ".iflt", ".elseif"};
    size_t i = 0;
    while (i < KP_COUNT(names) && !kpi_amd_span_is(r, l->op, names[i]))
        i++;
    if (i == KP_COUNT(names))
        return false;
    int64_t v = 0;
    if (!kpi_amd_evaluate(&r->symbols, kpi_amd_bytes(r) + l->args.at, l->args.len, &v)) {
        kpi_amd_problem(r, l->args, "what this condition compares is known to the assembler only");
        *met = false;
        return true;
    }
    const bool answers[] = {v != 0, v != 0, v == 0, v >= 0, v > 0, v <= 0, v < 0, v != 0};
    *met = answers[i];
    return true;
}

/* The two texts of .ifc, without blanks round them, or the two strings of .ifeqs. */
static bool texts_equal(struct kpi_amd_reader *r, const struct kpi_amd_line *l)
{
    const char *s = kpi_amd_bytes(r) + l->args.at;
    size_t n = l->args.len, at = 0;
    while (at < n && s[at] != ',')
        at = s[at] == '"' ? kpi_amd_string_end(s, at, n) : at + 1;
    size_t a = at, b = at < n ? kpi_amd_skip(s, at + 1, n) : n;
    while (a && kpi_amd_blank(s[a - 1]))
        a--;
    return a == n - b && memcmp(s, s + b, a) == 0;
}

static bool text_condition(struct kpi_amd_reader *r, const struct kpi_amd_line *l, bool *met)
{
    if (kpi_amd_span_is(r, l->op, ".ifb"))
        *met = !l->args.len;
    else if (kpi_amd_span_is(r, l->op, ".ifnb"))
        *met = l->args.len;
    else if (kpi_amd_span_is(r, l->op, ".ifc") || kpi_amd_span_is(r, l->op, ".ifeqs"))
        *met = texts_equal(r, l);
    else if (kpi_amd_span_is(r, l->op, ".ifnc") || kpi_amd_span_is(r, l->op, ".ifnes"))
        *met = !texts_equal(r, l);
    else if (kpi_amd_span_is(r, l->op, ".ifdef"))
        *met = kpi_amd_symbol(&r->symbols, kpi_amd_bytes(r) + l->args.at, l->args.len) != NULL;
    else if (kpi_amd_span_is(r, l->op, ".ifndef") || kpi_amd_span_is(r, l->op, ".ifnotdef"))
        *met = !kpi_amd_symbol(&r->symbols, kpi_amd_bytes(r) + l->args.at, l->args.len);
    else
        return false;
    return true;
}

static void open_if(struct kpi_amd_reader *r, const struct kpi_amd_line *l, bool outer_skips)
{
    struct kpi_amd_if c = {.skip = true, .met = true};
    if (!outer_skips) {
        if (!number_condition(r, l, &c.met))
            text_condition(r, l, &c.met);
        c.skip = !c.met;
    }
    KP_PUSH(r->ifs, c);
}

static void turn(struct kpi_amd_reader *r, const struct kpi_amd_line *l, bool plain)
{
    struct kpi_amd_if *c = &r->ifs.v[r->ifs.n - 1];
    bool outer = r->ifs.n > 1 && r->ifs.v[r->ifs.n - 2].skip;
    c->skip = true;
    if (plain)
        c->seen_else = true;
    if (outer || c->met)
        return;
    bool met = true;
    if (!plain)
        number_condition(r, l, &met);
    c->met = met;
    c->skip = !met;
}

bool kpi_amd_condition(struct kpi_amd_reader *r, const struct kpi_amd_line *l, bool *taken)
{
    bool plain = kpi_amd_span_is(r, l->op, ".else"), more = kpi_amd_span_is(r, l->op, ".elseif");
    bool closes = kpi_amd_span_is(r, l->op, ".endif");
    *taken = !l->assigns && l->op.len > 2 && kpi_starts(&r->amd->source, l->op, ".if");
    if (*taken) {
        open_if(r, l, r->ifs.n && r->ifs.v[r->ifs.n - 1].skip);
        return true;
    }
    *taken = plain || more || closes;
    if (!*taken)
        return true;
    if (!r->ifs.n || (!closes && r->ifs.v[r->ifs.n - 1].seen_else)) {
        kpi_amd_error(r, l->op, "there is no .if for this");
        return false;
    }
    if (closes)
        r->ifs.n--;
    else
        turn(r, l, plain);
    return true;
}
