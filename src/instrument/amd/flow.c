/*
 * Where AMDGCN instructions lead, and what of a kernel cannot be followed.
 */
#include "instrument/amd/reader.h"

struct follow {
    struct kpi_amd_reader *r;
    struct kpi_text *t;
    uint32_t function;
    struct kpi_stmt *stmts; /* the function's */
    uint32_t n;
};

static void problem(struct follow *w, struct kpi_span at, const char *why)
{
    struct kpi_amd_problem p = {w->function, at, why};
    KP_PUSH(w->r->amd->problems, p);
}

static const char *bytes(const struct follow *w)
{
    return kpi_amd_bytes(w->r);
}

static bool is(const struct follow *w, const struct kpi_stmt *s, const char *op)
{
    return s->kind == KPI_INSTRUCTION && kpi_amd_span_is(w->r, s->op, op);
}

static struct kpi_span args_of(const struct follow *w, const struct kpi_stmt *s)
{
    size_t at = kpi_amd_skip(bytes(w), s->op.at + s->op.len, s->end);
    return (struct kpi_span){at, s->end - at};
}

/* ---- branches ----------------------------------------------------------- */

static bool digit(char c)
{
    return c >= '0' && c <= '9';
}

/* The label that is all of s: a name, a string, or 1b. */
static struct kpi_span whole_label(const struct follow *w, struct kpi_span s)
{
    const char *t = bytes(w);
    struct kpi_span none = {s.at, 0};
    if (s.len > 2 && t[s.at] == '"' && t[s.at + s.len - 1] == '"')
        return (struct kpi_span){s.at + 1, s.len - 2};
    if (!s.len || kpi_amd_word_end(t, s.at, s.at + s.len) != s.at + s.len ||
        (s.len == 1 && t[s.at] == '.'))
        return none;
    char last = t[s.at + s.len - 1];
    if (!digit(t[s.at]))
        return s;
    for (size_t i = 0; i + 1 < s.len; i++)
        if (!digit(t[s.at + i]))
            return none;
    return s.len > 1 && (last == 'b' || last == 'f') ? s : none;
}

static void branch(struct follow *w, struct kpi_stmt *s, struct kpi_span to)
{
    struct kpi_span label = whole_label(w, to);
    s->flow = label.len ? KPI_FLOW_JUMP : KPI_FLOW_TRAP;
    s->target = label;
    if (!label.len)
        problem(w, (struct kpi_span){s->begin, s->end - s->begin},
                "this branch goes to a number, not to a label: what is inserted would move it");
}

static struct kpi_span last_operand(const struct follow *w, const struct kpi_stmt *s)
{
    struct kpi_span a = args_of(w, s);
    size_t at = a.at + a.len;
    while (at > a.at && bytes(w)[at - 1] != ',')
        at--;
    at = kpi_amd_skip(bytes(w), at, a.at + a.len);
    return (struct kpi_span){at, a.at + a.len - at};
}

static void classify(struct follow *w, struct kpi_stmt *s)
{
    const struct kp_source *src = &w->r->amd->source;
    if (is(w, s, "s_branch")) {
        branch(w, s, args_of(w, s));
    } else if (is(w, s, "s_cbranch_g_fork") || is(w, s, "s_cbranch_i_fork") ||
               is(w, s, "s_cbranch_join") || is(w, s, "s_rfe_b64")) {
        s->flow = KPI_FLOW_TRAP;
        problem(w, s->op, "where this leads is known at run time only");
    } else if (kpi_starts(src, s->op, "s_cbranch_")) {
        s->guard = (struct kpi_span){s->op.at + 10, s->op.len - 10};
        branch(w, s, args_of(w, s));
    } else if (kpi_starts(src, s->op, "s_subvector_loop_")) {
        s->guard = (struct kpi_span){s->op.at + 2, s->op.len - 2};
        branch(w, s, last_operand(w, s));
    } else if (kpi_starts(src, s->op, "s_endpgm")) {
        s->flow = KPI_FLOW_EXIT;
    }
}

/* `1b` and `1f`. */
static void resolve_numbered(struct follow *w, bool back)
{
    struct kpi_amd_symbols labels = {0};
    for (uint32_t k = 0; k < w->n; k++) {
        uint32_t i = back ? k : w->n - 1 - k;
        struct kpi_stmt *s = &w->stmts[i];
        const char *t = bytes(w);
        if (s->kind == KPI_LABEL && digit(t[s->label.at]))
            kpi_amd_define(&labels, t + s->label.at, s->label.len, true, i);
        if (s->flow != KPI_FLOW_JUMP || s->to || !digit(t[s->target.at]) ||
            t[s->target.at + s->target.len - 1] != (back ? 'b' : 'f'))
            continue;
        const struct kpi_amd_symbol *l =
            kpi_amd_symbol(&labels, t + s->target.at, s->target.len - 1);
        if (l)
            s->to = (uint32_t)(s - w->t->stmts.v) - i + (uint32_t)l->value + 1;
    }
    kpi_amd_symbols_free(&labels);
}

/* ---- the program counter ------------------------------------------------ */

/* s[4:5] or s4, at the start of s: its first and last number. */
static bool scalar_registers(const char *t, size_t at, size_t end, unsigned *low, unsigned *high)
{
    if (at >= end || t[at] != 's')
        return false;
    bool range = ++at < end && t[at] == '[';
    at += range;
    unsigned v[2] = {0, 0}, n = 0;
    for (; n < 2; n++) {
        size_t from = at;
        for (; at < end && digit(t[at]) && v[n] < 1000; at++)
            v[n] = v[n] * 10 + (unsigned)(t[at] - '0');
        if (at == from)
            return false;
        if (!range || at >= end || t[at] != ':')
            break;
        at++;
    }
    *low = v[0];
    *high = n ? v[1] : v[0];
    return range || at >= end || !kpi_amd_word_char(t[at]);
}

/* Does an operand of s name one of these registers? */
static bool mentions(const struct follow *w, struct kpi_span s, unsigned low, unsigned high)
{
    const char *t = bytes(w);
    for (size_t at = s.at; at < s.at + s.len;) {
        unsigned a, b;
        size_t end = kpi_amd_word_end(t, at, s.at + s.len);
        if (end > at && scalar_registers(t, at, s.at + s.len, &a, &b) && a <= high && b >= low)
            return true;
        at = end > at ? end : at + 1;
    }
    return false;
}

/* The first name in s that is no register. */
static struct kpi_span symbol_in(const struct follow *w, struct kpi_span s)
{
    const char *t = bytes(w);
    for (size_t at = s.at; at < s.at + s.len;) {
        unsigned a, b;
        size_t end = kpi_amd_word_end(t, at, s.at + s.len);
        if (end > at + 1 && !digit(t[at]) && !scalar_registers(t, at, s.at + s.len, &a, &b)) {
            struct kpi_span name = {at, end - at};
            const char *how = memchr(t + at, '@', name.len);
            if (how)
                name.len = (size_t)(how - (t + at));
            return name;
        }
        at = end > at ? end : at + 1;
    }
    return (struct kpi_span){s.at, 0};
}

static bool adds(const struct follow *w, const struct kpi_stmt *s)
{
    return kpi_starts(&w->r->amd->source, s->op, "s_add") ||
           kpi_starts(&w->r->amd->source, s->op, "s_sub_") ||
           kpi_starts(&w->r->amd->source, s->op, "s_subb_");
}

#define LOOK_AHEAD 64 /* statements behind s_getpc_b64 */

/* What is done with the program counter that statement i reads. */
static void follow_counter(struct follow *w, uint32_t i)
{
    struct kpi_span args = args_of(w, &w->stmts[i]);
    unsigned low, high;
    struct kpi_span place = {0, 0};
    if (!scalar_registers(bytes(w), args.at, args.at + args.len, &low, &high)) {
        problem(w, args, "the program counter goes where it cannot be followed");
        return;
    }
    for (uint32_t k = i + 1; k < w->n && k < i + LOOK_AHEAD; k++) {
        struct kpi_stmt *s = &w->stmts[k];
        struct kpi_span a = args_of(w, s);
        if (s->kind != KPI_INSTRUCTION || !mentions(w, a, low, high) ||
            kpi_starts(&w->r->amd->source, s->op, "s_sext_i32_i16"))
            continue;
        struct kpi_span name = symbol_in(w, a);
        if (!adds(w, s) && place.len) {
            if (is(w, s, "s_setpc_b64")) {
                s->flow = KPI_FLOW_JUMP;
                s->target = place;
            }
            return;
        }
        if (!adds(w, s) || !name.len)
            break;
        place = place.len ? place : name;
    }
    problem(w, (struct kpi_span){w->stmts[i].begin, w->stmts[i].end - w->stmts[i].begin},
            "a number is added to this program counter: what is inserted would make it wrong");
}

/* ---- what hides ---------------------------------------------------------- */

/* `.fill 63, 4, 0xbf800000`: s_nop. */
static bool is_padding(const struct follow *w, const struct kpi_stmt *s)
{
    struct kpi_span value = last_operand(w, s);
    int64_t v;
    return kpi_amd_span_is(w->r, s->op, ".fill") &&
           kpi_amd_evaluate(&w->r->symbols, bytes(w) + value.at, value.len, &v) &&
           (v == 0xbf800000 || v == 0xbf9f0000);
}

static void check_data(struct follow *w, uint32_t last)
{
    static const char *const data[] = {
        ".long",  ".word", ".int",   ".quad",   ".byte",  ".short", ".2byte", ".4byte", ".8byte",
        ".hword", ".octa", ".fill",  ".space",  ".skip",  ".zero",  ".org",   ".ascii", ".incbin",
        ".float", ".dc.l", ".dc.b",  ".dc.w",   ".dcb.l", ".value", ".asciz", ".single",
        ".double", ".string", ".bundle_align_mode",
    };
    for (uint32_t i = 0; i < last; i++) {
        const struct kpi_stmt *s = &w->stmts[i];
        for (size_t d = 0; s->kind == KPI_DIRECTIVE && d < KP_COUNT(data); d++)
            if (kpi_amd_span_is(w->r, s->op, data[d]) && !is_padding(w, s))
                problem(w, (struct kpi_span){s->begin, s->end - s->begin},
                        "raw bytes in the code: which registers they use is not seen");
    }
}

static uint32_t behind_last_instruction(const struct follow *w)
{
    uint32_t last = 0;
    for (uint32_t i = 0; i < w->n; i++)
        if (w->stmts[i].kind == KPI_INSTRUCTION)
            last = i + 1;
    return last;
}

/* ---- where the prologue goes ---------------------------------------------- */

static uint32_t next_instruction(const struct follow *w, uint32_t i)
{
    while (i < w->n && w->stmts[i].kind != KPI_INSTRUCTION)
        i++;
    return i;
}

/* Behind `s_trap 2` and its padding, or `s_branch L`, .p2align 8, `L:`; n: there is no such
 * header. */
static uint32_t behind_header(const struct follow *w)
{
    uint32_t i = next_instruction(w, 0);
    if (i < w->n && is(w, &w->stmts[i], "s_trap")) {
        for (uint32_t k = i + 1; k < w->n && w->stmts[k].kind != KPI_INSTRUCTION; k++)
            if (w->stmts[k].kind == KPI_DIRECTIVE && is_padding(w, &w->stmts[k]))
                return k + 1;
        return w->n;
    }
    while (i < w->n && w->stmts[i].flow == KPI_FLOW_NEXT)
        i = next_instruction(w, i + 1);
    if (i >= w->n || !is(w, &w->stmts[i], "s_branch"))
        return w->n;
    struct kpi_span to = w->stmts[i].target;
    bool aligned = false;
    for (uint32_t k = i + 1; k < w->n && w->stmts[k].kind != KPI_INSTRUCTION; k++) {
        const struct kpi_stmt *s = &w->stmts[k];
        aligned = aligned || (s->kind == KPI_DIRECTIVE && kpi_amd_span_is(w->r, s->op, ".p2align"));
        if (s->kind == KPI_LABEL && aligned && s->label.len == to.len &&
            memcmp(bytes(w) + s->label.at, bytes(w) + to.at, to.len) == 0)
            return k + 1;
    }
    return w->n;
}

static void find_entry(struct follow *w, struct kpi_amd_kernel *k)
{
    uint32_t first = w->t->functions.v[w->function].first_stmt, at = 0;
    if (k->fields[KPI_AMD_PRELOAD_LENGTH].value) {
        at = behind_header(w);
        k->preload_header = at < w->n;
        if (at >= w->n) {
            problem(w, k->name, "arguments are loaded before it begins, but its first 256 bytes "
                                "are not those for firmware that does not do so");
            at = 0;
        }
    }
    k->entry_stmt = first + at;
}

/* ---- all of it ------------------------------------------------------------ */

static void follow_function(struct follow *w)
{
    for (uint32_t i = 0; i < w->n; i++)
        if (w->stmts[i].kind == KPI_INSTRUCTION)
            classify(w, &w->stmts[i]);
    for (uint32_t i = 0; i < w->n; i++)
        if (is(w, &w->stmts[i], "s_getpc_b64") || is(w, &w->stmts[i], "s_get_pc_i64"))
            follow_counter(w, i);
    for (uint32_t i = 0; i < w->n; i++) {
        struct kpi_stmt *s = &w->stmts[i];
        if ((!is(w, s, "s_setpc_b64") && !is(w, s, "s_set_pc_i64")) || s->flow == KPI_FLOW_JUMP)
            continue;
        s->flow = KPI_FLOW_EXIT; /* a function returns */
        if (w->t->functions.v[w->function].entry)
            problem(w, s->op, "where this leads is known at run time only");
    }
    resolve_numbered(w, true);
    resolve_numbered(w, false);
    check_data(w, behind_last_instruction(w));
}

void kpi_amd_follow(struct kpi_amd_reader *r)
{
    struct kpi_text *t = r->out;
    for (uint32_t i = 0; i < t->functions.n; i++) {
        const struct kpi_function *f = &t->functions.v[i];
        struct follow w = {.r = r, .t = t, .function = i, .n = f->stmt_count};
        w.stmts = t->stmts.v + f->first_stmt;
        follow_function(&w);
        struct kpi_amd_kernel *k = f->entry ? kpi_amd_kernel_of(t, f) : NULL;
        if (k)
            find_entry(&w, k);
    }
}

#define MAX_SAID 8 /* problems of one kernel */

/* The first problem of this function or a later one. */
static size_t first_problem(const struct kpi_amd *amd, uint32_t function)
{
    size_t low = 0, high = amd->problems.n;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        uint32_t f = amd->problems.v[middle].function;
        if (f == KPI_NO_FUNCTION || f < function)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

const struct kpi_amd_problem *kpi_amd_next_problem(const struct kpi_text *t, uint32_t function,
                                                   size_t *at)
{
    const struct kpi_amd *amd = t->amd;
    if (*at < amd->problems.n && amd->problems.v[*at].function == KPI_NO_FUNCTION)
        return &amd->problems.v[(*at)++];
    size_t first = first_problem(amd, function);
    if (*at < first)
        *at = first;
    if (*at >= amd->problems.n || amd->problems.v[*at].function != function)
        return NULL;
    return &amd->problems.v[(*at)++];
}

int kpi_amd_check(const struct kpi_text *t, const struct kpi_function *f)
{
    const struct kpi_amd_problem *p;
    size_t at = 0, said = 0;
    if (f->entry && !kpi_amd_kernel_of(t, f)) {
        kp_error_at(t->src, kpi_origin(t, f->name.at), 1, "this kernel's label stands twice");
        return KP_MALFORMED;
    }
    while (said < MAX_SAID && (p = kpi_amd_next_problem(t, (uint32_t)(f - t->functions.v), &at))) {
        size_t offset = kpi_origin(t, p->at.at);
        kp_error_at(t->src, offset, offset == p->at.at ? p->at.len : 1, "%s", p->why);
        said++;
    }
    return said ? KP_MALFORMED : KP_OK;
}
