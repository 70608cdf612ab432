/*
 * Operands of AMDGCN instructions with symbols replaced by their values.
 */
#include "instrument/amd/reader.h"

static char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c + ('a' - 'A')) : c;
}

/* Is v[...] of this word a register's index? */
static bool indexes_registers(const char *s, size_t n)
{
    static const char *const names[] = {"v", "s", "a", "acc", "ttmp"};
    for (size_t i = 0; i < KP_COUNT(names); i++) {
        size_t k = 0;
        while (k < n && names[i][k] && lower(s[k]) == names[i][k])
            k++;
        if (k == n && !names[i][k])
            return true;
    }
    return false;
}

struct operands {
    struct kpi_amd_reader *r;
    struct kp_str out;
    bool changed;
    struct kpi_span unknown; /* an index whose value is not known */
};

/* Between '[' (at `at`) and ']': `first` or `first:last`.  Behind it. */
static size_t register_index(struct operands *o, size_t at, size_t end)
{
    const char *s = kpi_amd_bytes(o->r);
    const char *close = memchr(s + at, ']', end - at);
    if (!close)
        return at;
    size_t stop = (size_t)(close - s), from = at + 1;
    kp_str_addc(&o->out, '[');
    while (from < stop) {
        int64_t v;
        size_t used;
        bool known = kpi_amd_evaluate_first(&o->r->symbols, s + from, stop - from, &v, &used);
        size_t next = kpi_amd_skip(s, from + used, stop);
        if (!known || v < 0 || (next < stop && s[next] != ':')) {
            o->unknown = (struct kpi_span){at, stop + 1 - at};
            kp_str_addn(&o->out, s + from, stop - from);
            break;
        }
        struct kp_str number = {0};
        kp_str_addf(&number, "%lld", (long long)v);
        o->changed = o->changed || number.len != next - from ||
                     memcmp(number.s, s + from, number.len) != 0;
        kp_str_addn(&o->out, number.s, number.len);
        kp_str_free(&number);
        if (next < stop)
            kp_str_addc(&o->out, ':');
        from = kpi_amd_skip(s, next + 1, stop);
    }
    kp_str_addc(&o->out, ']');
    return stop + 1;
}

static size_t word(struct operands *o, size_t at, size_t end)
{
    const char *s = kpi_amd_bytes(o->r);
    size_t stop = kpi_amd_word_end(s, at, end), next = kpi_amd_skip(s, stop, end);
    const struct kpi_amd_symbol *symbol = kpi_amd_symbol(&o->r->symbols, s + at, stop - at);
    if (symbol && symbol->absolute && (next >= end || s[next] != ':')) {
        kp_str_addf(&o->out, "%lld", (long long)symbol->value);
        o->changed = true;
        return stop;
    }
    kp_str_addn(&o->out, s + at, stop - at);
    if (next < end && s[next] == '[' && indexes_registers(s + at, stop - at))
        return register_index(o, next, end);
    return stop;
}

static void operands(struct operands *o, size_t at, size_t end)
{
    while (at < end) {
        const char *s = kpi_amd_bytes(o->r);
        size_t next = kpi_amd_skip(s, at, end);
        if (next > at) {
            kp_str_addc(&o->out, ' ');
            at = next;
        } else if (kpi_amd_word_char(s[at])) {
            at = word(o, at, end);
        } else if (s[at] == '"') {
            next = kpi_amd_string_end(s, at, end);
            kp_str_addn(&o->out, s + at, next - at);
            at = next > at ? next : end;
        } else {
            kp_str_addc(&o->out, s[at++]);
        }
    }
}

bool kpi_amd_resolve(struct kpi_amd_reader *r, const struct kpi_amd_line *l,
                     struct kpi_stmt *stmt)
{
    struct operands o = {.r = r};
    for (size_t i = 0; i < l->op.len; i++) {
        char c = kpi_amd_bytes(r)[l->op.at + i];
        o.changed = o.changed || lower(c) != c;
        kp_str_addc(&o.out, lower(c));
    }
    *stmt = (struct kpi_stmt){.begin = l->op.at, .end = l->end, .op = l->op,
                              .kind = KPI_INSTRUCTION};
    if (l->args.len) {
        kp_str_addc(&o.out, ' ');
        operands(&o, l->args.at, l->end);
    }
    bool block = memmem(kpi_amd_bytes(r) + l->op.at, l->end - l->op.at, "/*", 2) != NULL;
    bool ok = true;
    size_t from;
    if (o.unknown.len)
        kpi_amd_problem(r, o.unknown, "which register this is is known to the assembler only");
    if (o.changed || block) {
        ok = kpi_amd_add(r, l->op.at, o.out.s, o.out.len, &from);
        stmt->begin = from;
        stmt->end = from + o.out.len;
        stmt->op = (struct kpi_span){from, l->op.len};
    }
    kp_str_free(&o.out);
    return ok;
}
