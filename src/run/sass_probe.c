#include "run/sass.h"

#include <ctype.h>

#include "run/run_internal.h"
#include "trace/trace.h"

/*
 * Which instructions are the probes'.  A record is `CS2R.32 Rn, SR_CLOCKLO`, a store of
 * the pair R(n-1), Rn, and a constant in R(n-1), the tag; the assembler places them apart.
 * An exit's stamp begins with a read of the clock's 64 bits beside one of the global
 * timer and holds a maximum by reduction; a drain ends with a 64-bit read and a store.
 */

#define RZ 255
#define MAX_STEPS 4096 /* instructions that one search looks at */

/* ---- registers ---------------------------------------------------------- */

struct reg {
    bool uniform;
    int number; /* -1: none */
};

/* The register that a piece of arguments begins with. */
static struct reg reg_of(const char *s, size_t n)
{
    struct reg r = {false, -1};
    size_t at = 0;
    while (at < n && (s[at] == ' ' || s[at] == '-' || s[at] == '|' || s[at] == '~'))
        at++;
    if (at < n && s[at] == 'U') {
        r.uniform = true;
        at++;
    }
    if (at >= n || s[at] != 'R')
        return r;
    at++;
    if (at < n && s[at] == 'Z')
        r.number = RZ;
    for (size_t k = 0; at < n && k < 3 && isdigit((unsigned char)s[at]); k++, at++)
        r.number = (r.number < 0 ? 0 : r.number) * 10 + (s[at] - '0');
    return r;
}

/* The k-th argument; false: there are fewer. */
static bool argument(const struct kpn_instr *i, unsigned k, const char **s, size_t *n)
{
    size_t at = 0, depth = 0;
    const char *a = i->args;
    for (; at < i->args_len && k; at++) {
        depth += a[at] == '[' || a[at] == '(';
        depth -= depth && (a[at] == ']' || a[at] == ')');
        k -= a[at] == ',' && !depth;
    }
    while (at < i->args_len && a[at] == ' ')
        at++;
    if (k || at >= i->args_len)
        return false;
    size_t end = at;
    for (depth = 0; end < i->args_len && (depth || a[end] != ','); end++) {
        depth += a[end] == '[' || a[end] == '(';
        depth -= depth && (a[end] == ']' || a[end] == ')');
    }
    *s = a + at;
    *n = end - at;
    return true;
}

static struct reg reg_argument(const struct kpn_instr *i, unsigned k)
{
    const char *s;
    size_t n;
    return argument(i, k, &s, &n) ? reg_of(s, n) : (struct reg){false, -1};
}

/* How many registers, from the first, an instruction writes; 0: none. */
static unsigned writes(const struct kpn_instr *i, struct reg *first)
{
    const char *s;
    size_t n;
    if (i->class == KPN_C_CONTROL || i->class == KPN_C_BARRIER || i->class == KPN_C_MBARRIER ||
        i->class == KPN_C_TMA || i->class == KPN_C_WAIT || !argument(i, 0, &s, &n))
        return 0;
    bool predicate = *s == 'P' || (n > 1 && s[0] == 'U' && s[1] == 'P');
    if (predicate && !argument(i, 1, &s, &n))
        return 0;
    *first = reg_of(s, n);
    if (first->number < 0 || first->number == RZ)
        return 0;
    if (kpn_instr_is(i, "CS2R"))
        return kpn_instr_has(i, "32") ? 1 : 2;
    if (kpn_instr_has(i, "128"))
        return 4;
    return kpn_instr_has(i, "64") || kpn_instr_has(i, "WIDE") ? 2 : 1;
}

static bool writes_reg(const struct kpn_instr *i, struct reg r)
{
    struct reg first;
    unsigned n = writes(i, &first);
    return n && first.uniform == r.uniform && r.number >= first.number &&
           r.number < first.number + (int)n;
}

/* ---- constants ---------------------------------------------------------- */

struct search {
    const struct kpn_sass *s;
    unsigned steps;
};

enum found { NOT_FOUND, CONSTANT, UNKNOWN };

static bool number(const char *s, size_t n, uint32_t *out)
{
    bool minus = n && *s == '-';
    s += minus;
    n -= minus;
    if (n == 2 && s[0] == 'R' && s[1] == 'Z') {
        *out = 0;
        return true;
    }
    char text[20];
    uint64_t v;
    if (!n || n >= sizeof text)
        return false;
    memcpy(text, s, n);
    text[n] = '\0';
    if (!kp_parse_u64(text, &v) || v > UINT32_MAX)
        return false;
    *out = minus ? 0u - (uint32_t)v : (uint32_t)v;
    return true;
}

/* A half's bits from its decimal spelling. */
static bool half(const char *s, size_t n, uint32_t *out)
{
    char text[40], *end;
    if (!n || n >= sizeof text)
        return false;
    memcpy(text, s, n);
    text[n] = '\0';
    double v = strtod(text, &end);
    *out = kpn_f16_from_float((float)v);
    return end != text && !*end;
}

/* What an instruction that writes r puts there: a constant, or *from, another register. */
static enum found value_of(const struct kpn_instr *i, uint32_t *value, struct reg *from)
{
    const char *s;
    size_t n;
    unsigned last = 0;
    *from = (struct reg){false, -1};
    if (kpn_instr_is(i, "CS2R") && kpn_instr_names(i, "SRZ")) {
        *value = 0;
        return CONSTANT;
    }
    if (kpn_instr_is(i, "HFMA2") && kpn_instr_names(i, "-RZ, RZ,")) {
        uint32_t high, low;
        const char *t;
        size_t m;
        if (!argument(i, 3, &s, &n) || !argument(i, 4, &t, &m) || !half(s, n, &high) ||
            !half(t, m, &low))
            return UNKNOWN;
        *value = high << 16 | low;
        return CONSTANT;
    }
    if (kpn_instr_is(i, "MOV") || kpn_instr_is(i, "UMOV") || kpn_instr_is(i, "MOV32I"))
        last = 1;
    else if ((kpn_instr_is(i, "IMAD.MOV") || kpn_instr_is(i, "IMAD.U32")) &&
             kpn_instr_names(i, "RZ, RZ,"))
        last = 3;
    if (!last || !argument(i, last, &s, &n))
        return UNKNOWN;
    if (n == 3 && memcmp(s, "URZ", 3) == 0) {
        *value = 0;
        return CONSTANT;
    }
    if (number(s, n, value))
        return CONSTANT;
    *from = reg_of(s, n);
    return from->number >= 0 ? NOT_FOUND : UNKNOWN;
}

/* The last instruction of block b, before instruction `end`, that writes r. */
static uint32_t last_write(struct search *w, uint32_t b, uint32_t end, struct reg r)
{
    for (uint32_t i = end; i > w->s->blocks.v[b].first && w->steps; i--, w->steps--)
        if (writes_reg(&w->s->code.v[i - 1], r))
            return i - 1;
    return KPN_NOWHERE;
}

static enum found constant_at(struct search *w, uint32_t end, struct reg r, unsigned depth,
                              uint32_t *value, uint32_t *by);

static enum found constant_from(struct search *w, uint32_t at, unsigned depth, uint32_t *value,
                                uint32_t *by)
{
    struct reg from;
    enum found f = value_of(&w->s->code.v[at], value, &from);
    *by = at;
    uint32_t unused;
    return f == NOT_FOUND && depth ? constant_at(w, at, from, depth - 1, value, &unused)
         : f == NOT_FOUND          ? UNKNOWN
                                   : f;
}

/* All blocks before b: their last writes of r must agree. */
static enum found constant_before(struct search *w, uint32_t b, struct reg r, unsigned depth,
                                  uint32_t *value, uint32_t *by)
{
    size_t n = w->s->blocks.n, top = 0;
    bool *seen = kp_alloc(n);
    uint32_t *stack = kp_alloc((n + 1) * sizeof *stack);
    enum found result = NOT_FOUND;
    stack[top++] = b;
    while (top && result != UNKNOWN && w->steps) {
        const struct kpn_block *k = &w->s->blocks.v[stack[--top]];
        for (uint32_t e = 0; e < k->prevs && result != UNKNOWN; e++) {
            uint32_t p = w->s->back[k->first_prev + e], v, where;
            if (seen[p])
                continue;
            seen[p] = true;
            const struct kpn_block *from = &w->s->blocks.v[p];
            uint32_t at = last_write(w, p, from->first + from->count, r);
            if (at == KPN_NOWHERE) {
                stack[top++] = p;
                continue;
            }
            enum found f = constant_from(w, at, depth, &v, &where);
            if (f != CONSTANT || (result == CONSTANT && v != *value))
                result = UNKNOWN;
            else {
                result = CONSTANT;
                *value = v;
                *by = where;
            }
        }
    }
    free(seen);
    free(stack);
    return w->steps ? result : UNKNOWN;
}

/* The constant that r holds before instruction `end`; by: where it is written. */
static enum found constant_at(struct search *w, uint32_t end, struct reg r, unsigned depth,
                              uint32_t *value, uint32_t *by)
{
    if (r.number == RZ) {
        *value = 0;
        *by = KPN_NOWHERE;
        return CONSTANT;
    }
    uint32_t b = w->s->code.v[end].block;
    uint32_t at = last_write(w, b, end, r);
    if (at != KPN_NOWHERE)
        return constant_from(w, at, depth, value, by);
    return constant_before(w, b, r, depth, value, by);
}

/* ---- records ------------------------------------------------------------ */

static bool is_store(const struct kpn_instr *i)
{
    return kpn_instr_is(i, "STS") || kpn_instr_is(i, "STG") || kpn_instr_is(i, "ST");
}

static bool reads_clock32(const struct kpn_instr *i)
{
    return kpn_instr_names(i, "SR_CLOCKLO") && (kpn_instr_is(i, "CS2R.32") ||
                                                kpn_instr_is(i, "S2R") ||
                                                kpn_instr_is(i, "S2UR"));
}

static bool reads_clock64(const struct kpn_instr *i)
{
    return kpn_instr_names(i, "SR_CLOCKLO") && kpn_instr_is(i, "CS2R") &&
           !kpn_instr_has(i, "32");
}

/* The register below r in a pair that this store writes; -1: it does not store r so. */
static int below_in_store(const struct kpn_instr *i, struct reg r)
{
    struct reg data = reg_argument(i, 1);
    int words = (int)kpn_instr_bytes(i) / 4;
    if (data.number < 0 || data.uniform || r.number < data.number ||
        r.number >= data.number + words || (r.number - data.number) % 2 == 0)
        return -1;
    return r.number - 1;
}

/* The store of the clock that instruction `at` reads, on any path from it. */
static uint32_t find_store(const struct kpn_sass *s, uint32_t at, struct reg r)
{
    size_t top = 0, steps = MAX_STEPS;
    uint32_t found = KPN_NOWHERE, first = at + 1;
    bool *seen = kp_alloc(s->blocks.n);
    uint32_t *stack = kp_alloc((s->blocks.n + 1) * sizeof *stack);
    stack[top++] = s->code.v[at].block;
    while (top && found == KPN_NOWHERE) {
        const struct kpn_block *b = &s->blocks.v[stack[--top]];
        uint32_t i = first != KPN_NOWHERE ? first : b->first, end = b->first + b->count;
        bool over = false;
        first = KPN_NOWHERE;
        for (; i < end && steps && !over && found == KPN_NOWHERE; i++, steps--) {
            if (is_store(&s->code.v[i]) && below_in_store(&s->code.v[i], r) >= 0)
                found = i;
            over = writes_reg(&s->code.v[i], r);
        }
        for (uint32_t e = b->nexts; !over && steps && e-- > 0;) {
            uint32_t to = s->edges.v[b->first_next + e];
            if (!seen[to])
                stack[top++] = to;
            seen[to] = true;
        }
    }
    free(seen);
    free(stack);
    return found;
}

static bool is_mask(const struct kpn_instr *i)
{
    const char *s;
    size_t n;
    uint32_t v;
    if (!kpn_instr_is(i, "LOP3"))
        return false;
    return argument(i, 2, &s, &n) && number(s, n, &v) && v && (v & (v + 1)) == 0;
}

/* The arithmetic behind a store's address: base + 8 * (count & mask), count + 1. */
static void own_address(const struct kpn_sass *s, uint32_t store, bool *own)
{
    struct search w = {.s = s, .steps = 256};
    const char *a;
    size_t n;
    if (!argument(&s->code.v[store], 0, &a, &n) || n < 2 || *a != '[')
        return;
    struct reg r = reg_of(a + 1, n - 1);
    uint32_t b = s->code.v[store].block;
    uint32_t at = r.number < 0 ? KPN_NOWHERE : last_write(&w, b, store, r);
    if (at == KPN_NOWHERE || (!kpn_instr_is(&s->code.v[at], "IMAD") &&
                              !kpn_instr_is(&s->code.v[at], "LEA")))
        return;
    uint32_t mask = last_write(&w, b, at, reg_argument(&s->code.v[at], 1));
    if (mask == KPN_NOWHERE || !is_mask(&s->code.v[mask]))
        return;
    own[at] = own[mask] = true;
    uint32_t add = last_write(&w, b, mask, reg_argument(&s->code.v[mask], 1));
    if (add != KPN_NOWHERE && (kpn_instr_is(&s->code.v[add], "VIADD") ||
                               kpn_instr_is(&s->code.v[add], "IADD3") ||
                               kpn_instr_is(&s->code.v[add], "IMAD.IADD")))
        own[add] = true;
}

/* The same for the slot after the last record of a straight piece, whose address the
 * next piece takes: forward from the store. */
static void own_next(const struct kpn_sass *s, uint32_t store, bool *own)
{
    const struct kpn_block *b = &s->blocks.v[s->code.v[store].block];
    uint32_t end = b->first + b->count, limit = store + 12 < end ? store + 12 : end;
    for (uint32_t m = store + 1; m < limit; m++) {
        if (reads_clock32(&s->code.v[m]))
            return;
        if (!is_mask(&s->code.v[m]))
            continue;
        struct reg out = reg_argument(&s->code.v[m], 0), in = reg_argument(&s->code.v[m], 1);
        for (uint32_t i = m + 1; i < end && i < m + 12; i++) {
            const struct kpn_instr *k = &s->code.v[i];
            bool scaled = (kpn_instr_is(k, "IMAD") && kpn_instr_names(k, ", 0x8, R")) ||
                          (kpn_instr_is(k, "LEA") && kpn_instr_names(k, ", 0x3"));
            if (!scaled || reg_argument(k, 1).number != out.number)
                continue;
            own[m] = own[i] = true;
            struct search w = {.s = s, .steps = 64};
            uint32_t add = last_write(&w, s->code.v[m].block, m, in);
            if (add != KPN_NOWHERE && (kpn_instr_is(&s->code.v[add], "VIADD") ||
                                       kpn_instr_is(&s->code.v[add], "IADD3")))
                own[add] = true;
            return;
        }
    }
}

static void take_read(const struct kpn_sass *s, uint32_t at, uint32_t regions,
                      struct kpn_probes *p)
{
    struct reg r = reg_argument(&s->code.v[at], 0);
    uint32_t store = r.uniform || r.number < 1 ? KPN_NOWHERE : find_store(s, at, r);
    uint32_t tag = 0, by = KPN_NOWHERE;
    p->own[at] = true;
    if (store == KPN_NOWHERE) {
        p->untold++;
        return;
    }
    struct search w = {.s = s, .steps = MAX_STEPS};
    struct reg below = {false, below_in_store(&s->code.v[store], r)};
    enum found f = constant_at(&w, store, below, 3, &tag, &by);
    if (f != CONSTANT || KPT_TAG_KIND(tag) > KPT_INSTANT || KPT_TAG_REGION(tag) >= regions ||
        (tag & 0x3fff0000u)) {
        p->untold++;
        return;
    }
    struct kpn_read read = {at, store, tag};
    KP_PUSH(p->reads, read);
    p->own[store] = true;
    if (by != KPN_NOWHERE)
        p->own[by] = true;
    own_address(s, store, p->own);
    own_next(s, store, p->own);
}

/* ---- pins ---------------------------------------------------------------- */

/* `@P` of a store that never executes: P comes from the control block's zero. */

static bool writes_predicate(const struct kpn_instr *i, const char *name, size_t n)
{
    const char *s;
    size_t len;
    for (unsigned k = 0; k < 2; k++)
        if (argument(i, k, &s, &len) && len == n && memcmp(s, name, n) == 0)
            return true;
    return false;
}

struct want {
    const char *name; /* of a predicate, or NULL: */
    size_t len;
    struct reg reg;
};

static bool is_wanted(const struct kpn_instr *i, const struct want *w)
{
    return w->name ? (i->class == KPN_C_ALU || i->class == KPN_C_FLOAT) &&
                         writes_predicate(i, w->name, w->len)
                   : writes_reg(i, w->reg);
}

/* An instruction that writes it, on some path to instruction `at`. */
static uint32_t written_before(const struct kpn_sass *s, uint32_t at, const struct want *w)
{
    size_t top = 0, steps = MAX_STEPS;
    bool *seen = kp_alloc(s->blocks.n);
    uint32_t *stack = kp_alloc((s->blocks.n + 1) * sizeof *stack), found = KPN_NOWHERE;
    uint32_t end = at;
    stack[top++] = s->code.v[at].block;
    while (top && found == KPN_NOWHERE) {
        const struct kpn_block *b = &s->blocks.v[stack[--top]];
        uint32_t i = end != KPN_NOWHERE ? end : b->first + b->count;
        end = KPN_NOWHERE;
        for (; i > b->first && steps && found == KPN_NOWHERE; i--, steps--)
            if (is_wanted(&s->code.v[i - 1], w))
                found = i - 1;
        for (uint32_t e = 0; steps && e < b->prevs; e++) {
            uint32_t p = s->back[b->first_prev + e];
            if (!seen[p])
                stack[top++] = p;
            seen[p] = true;
        }
    }
    free(seen);
    free(stack);
    return found;
}

static bool reads_control(const struct kpn_instr *i)
{
    return kpn_instr_names(i, "c[0x3][");
}

static bool never(const struct kpn_sass *s, uint32_t at)
{
    const struct kpn_instr *k = &s->code.v[at];
    size_t skip = k->guard_len > 1 && k->guard[1] == '!' ? 2 : 1;
    struct want w = {.name = k->guard + skip, .len = k->guard_len - skip};
    uint32_t set = written_before(s, at, &w);
    if (set == KPN_NOWHERE || reads_control(&s->code.v[set]))
        return set != KPN_NOWHERE;
    for (unsigned a = 1; a < 5; a++) {
        struct want r = {.reg = reg_argument(&s->code.v[set], a)};
        if (r.reg.number < 0 || r.reg.number == RZ)
            continue;
        uint32_t load = written_before(s, set, &r);
        if (load != KPN_NOWHERE && reads_control(&s->code.v[load]))
            return true;
    }
    return false;
}

static void find_pins(const struct kpn_sass *s, struct kpn_probes *p)
{
    for (uint32_t i = 0; i < s->code.n; i++) {
        const struct kpn_instr *k = &s->code.v[i];
        if (p->own[i] || k->guard_len < 3 || !kpn_instr_is(k, "STS") || kpn_instr_names(k, "+") ||
            !never(s, i))
            continue;
        p->own[i] = true;
        p->pins++;
    }
}

/* ---- stamps and drains -------------------------------------------------- */

#define STAMP_LENGTH 600

/* Where the stamp that begins at `from` ends; *drain: it has a drain. */
static uint32_t stamp_end(const struct kpn_sass *s, uint32_t from, bool *drain)
{
    uint32_t end = KPN_NOWHERE, clock = KPN_NOWHERE;
    bool timer = false;
    *drain = false;
    for (uint32_t i = from + 1; i < s->code.n && i < from + STAMP_LENGTH; i++) {
        const struct kpn_instr *k = &s->code.v[i];
        bool global = kpn_instr_names(k, "SR_GLOBALTIMERLO");
        if (reads_clock32(k) || (global && timer))
            break;
        timer = timer || global;
        if (!timer && i > from + 8)
            break;
        if (reads_clock64(k))
            clock = i;
        if ((kpn_instr_is(k, "REDG") || kpn_instr_is(k, "RED")) && kpn_instr_has(k, "MAX") &&
            kpn_instr_has(k, "64"))
            end = i;
        if (end != KPN_NOWHERE && clock != KPN_NOWHERE && i < clock + 12 && is_store(k) &&
            kpn_instr_has(k, "128")) {
            end = i;
            *drain = true;
        }
        if (kpn_instr_is(k, "EXIT") && !k->guard_len)
            return end == KPN_NOWHERE ? end : i;
    }
    return end;
}

static void find_stamps(const struct kpn_sass *s, struct kpn_probes *p, bool *drains)
{
    for (uint32_t i = 0; i < s->code.n; i++) {
        bool drain;
        if (!reads_clock64(&s->code.v[i]) || p->stamp[i])
            continue;
        uint32_t end = stamp_end(s, i, &drain);
        for (uint32_t k = i; end != KPN_NOWHERE && k <= end; k++) {
            p->stamp[k] = p->own[k] = true;
            drains[s->code.v[k].block] = drains[s->code.v[k].block] || drain;
        }
    }
}

/* ---- bodies ------------------------------------------------------------- */

#define MAX_BRANCHES 256

/* Whether the blocks of `side` hold all of the reads (or none), and a drain. */
static void look(const struct kpn_sass *s, const struct kpn_probes *p, const bool *drains,
                 const bool *side, bool *all, bool *none, bool *drain)
{
    *all = p->reads.n > 0;
    *none = true;
    *drain = false;
    for (size_t i = 0; i < p->reads.n; i++) {
        bool in = side[s->code.v[p->reads.v[i].at].block];
        *all = *all && in;
        *none = *none && !in;
    }
    for (size_t b = 0; b < s->blocks.n; b++)
        *drain = *drain || (side[b] && drains[b]);
}

/* The branch at block b parts probed from pristine: only one side reads, or drains. */
static bool parts(const struct kpn_sass *s, const struct kpn_probes *p, const bool *drains,
                  uint32_t b, bool *pristine, bool *probed)
{
    const struct kpn_block *k = &s->blocks.v[b];
    uint32_t to[2] = {s->edges.v[k->first_next], s->edges.v[k->first_next + 1]};
    bool all[2], none[2], drain[2], *side[2] = {pristine, probed};
    if (to[0] == to[1])
        return false;
    for (int i = 0; i < 2; i++) {
        memset(side[i], 0, s->blocks.n);
        kpn_sass_reach(s, to[i], false, NULL, side[i]);
        look(s, p, drains, side[i], &all[i], &none[i], &drain[i]);
    }
    bool reads = p->reads.n > 0;
    bool second = (all[1] || !reads) && none[0] && !drain[0] && drain[1];
    bool first = (all[0] || !reads) && none[1] && !drain[1] && drain[0];
    if (first)
        for (size_t i = 0; i < s->blocks.n; i++) {
            bool keep = pristine[i];
            pristine[i] = probed[i];
            probed[i] = keep;
        }
    return first || second;
}

static void take_bodies(const struct kpn_sass *s, const bool *pristine, const bool *probed,
                        struct kpn_probes *p)
{
    for (size_t i = 0; i < s->code.n; i++) {
        uint32_t b = s->code.v[i].block;
        p->pristine[i] = pristine[b];
        p->probed[i] = probed[b];
        p->shared += pristine[b] && probed[b];
    }
}

static void find_bodies(const struct kpn_sass *s, const bool *drains, struct kpn_probes *p)
{
    bool *pristine = kp_alloc(s->blocks.n), *probed = kp_alloc(s->blocks.n);
    unsigned tried = 0;
    for (size_t b = 0; b < s->blocks.n && tried < MAX_BRANCHES; b++) {
        if (s->blocks.v[b].nexts != 2)
            continue;
        tried++;
        if (!parts(s, p, drains, (uint32_t)b, pristine, probed))
            continue;
        p->branch = s->blocks.v[b].first + s->blocks.v[b].count - 1;
        take_bodies(s, pristine, probed, p);
        break;
    }
    free(pristine);
    free(probed);
}

void kpn_probes_find(const struct kpn_sass *s, uint32_t regions, bool two_bodies, bool pins,
                     struct kpn_probes *out)
{
    size_t n = s->code.n;
    *out = (struct kpn_probes){.own = kp_alloc(n), .stamp = kp_alloc(n),
                               .pristine = kp_alloc(n), .probed = kp_alloc(n),
                               .branch = KPN_NOWHERE};
    bool *drains = kp_alloc(s->blocks.n);
    for (uint32_t i = 0; i < n; i++)
        if (reads_clock32(&s->code.v[i]))
            take_read(s, i, regions, out);
    if (pins)
        find_pins(s, out);
    find_stamps(s, out, drains);
    if (two_bodies)
        find_bodies(s, drains, out);
    if (out->branch == KPN_NOWHERE)
        memset(out->probed, true, n);
    free(drains);
}

void kpn_probes_free(struct kpn_probes *p)
{
    free(p->reads.v);
    free(p->own);
    free(p->stamp);
    free(p->pristine);
    free(p->probed);
    *p = (struct kpn_probes){0};
}

/* ---- regions ------------------------------------------------------------ */

struct span {
    const struct kpn_sass *s;
    const unsigned char *mark; /* by instruction: 1 START, 2 END of the region */
    bool *out;                 /* instructions */
    bool *seen;                /* blocks from their beginning (or end) on */
    uint32_t *stack;
    size_t top;
};

static void push(struct span *w, uint32_t block)
{
    if (w->seen[block])
        return;
    w->seen[block] = true;
    w->stack[w->top++] = block;
}

/* From instruction i on, as far as the block's end or a read of this region. */
static void go_on(struct span *w, uint32_t i)
{
    const struct kpn_block *b = &w->s->blocks.v[w->s->code.v[i].block];
    for (; i < b->first + b->count; i++) {
        if (w->mark[i])
            return;
        w->out[i] = true;
    }
    for (uint32_t e = 0; e < b->nexts; e++)
        push(w, w->s->edges.v[b->first_next + e]);
}

/* Back from before instruction `end`. */
static void go_back(struct span *w, uint32_t block, uint32_t end)
{
    const struct kpn_block *b = &w->s->blocks.v[block];
    for (; end > b->first; end--) {
        if (w->mark[end - 1])
            return;
        w->out[end - 1] = true;
    }
    for (uint32_t e = 0; e < b->prevs; e++)
        push(w, w->s->back[b->first_prev + e]);
}

static void follow(struct span *w, uint32_t at, bool back)
{
    uint32_t block = w->s->code.v[at].block;
    const struct kpn_block *b = &w->s->blocks.v[block];
    if (back)
        go_back(w, block, at);
    else if (at + 1 < b->first + b->count)
        go_on(w, at + 1);
    else
        for (uint32_t e = 0; e < b->nexts; e++)
            push(w, w->s->edges.v[b->first_next + e]);
    while (w->top) {
        b = &w->s->blocks.v[w->stack[--w->top]];
        if (back)
            go_back(w, (uint32_t)(b - w->s->blocks.v), b->first + b->count);
        else
            go_on(w, b->first);
    }
}

void kpn_region_code(const struct kpn_sass *s, const struct kpn_probes *p, uint32_t region,
                     bool *out, uint32_t *starts, uint32_t *ends)
{
    size_t n = s->code.n;
    unsigned char *mark = kp_alloc(n);
    bool *before = kp_alloc(n);
    struct span w = {.s = s, .mark = mark, .seen = kp_alloc(s->blocks.n),
                     .stack = kp_alloc((s->blocks.n + 1) * sizeof *w.stack)};
    *starts = *ends = 0;
    memset(out, 0, n);
    for (size_t i = 0; i < p->reads.n; i++) {
        enum kpt_kind kind = KPT_TAG_KIND(p->reads.v[i].tag);
        if (KPT_TAG_REGION(p->reads.v[i].tag) != region || kind == KPT_INSTANT)
            continue;
        mark[p->reads.v[i].at] = kind == KPT_START ? 1 : 2;
        *(kind == KPT_START ? starts : ends) += 1;
    }
    for (int back = 0; back < 2; back++) {
        memset(w.seen, 0, s->blocks.n);
        w.out = back ? before : out;
        for (uint32_t i = 0; i < n; i++)
            if (mark[i] == (back ? 2 : 1))
                follow(&w, i, back);
    }
    for (size_t i = 0; i < n; i++)
        out[i] = out[i] && before[i] && !p->own[i];
    free(mark);
    free(before);
    free(w.seen);
    free(w.stack);
}
