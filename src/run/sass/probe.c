#include "run/sass/internal.h"
#include "trace/trace.h"

/*
 * Which instructions are the probes'.  A record is `CS2R.32 Rn, SR_CLOCKLO`, a store of
 * the pair R(n-1), Rn, and a constant in R(n-1), the tag; the assembler places them apart.
 * An exit's stamp begins with a read of the clock's 64 bits beside one of the global
 * timer and holds a maximum by reduction; a drain ends with a 64-bit read and a store.
 */

#define MAX_STEPS 4096 /* instructions that one search looks at */

/* ---- records ------------------------------------------------------------ */

/* The register below r in a pair that this store writes; -1: it does not store r so. */
static int below_in_store(const struct kpn_instr *i, struct kpn_reg r)
{
    struct kpn_reg data = kpn_reg_argument(i, 1);
    int words = (int)kpn_instr_bytes(i) / 4;
    if (data.number < 0 || data.uniform || r.number < data.number ||
        r.number >= data.number + words || (r.number - data.number) % 2 == 0)
        return -1;
    return r.number - 1;
}

#define MAX_STORES 8 /* of one clock: where its loop goes on, and where it is left */

struct stores {
    uint32_t at[MAX_STORES], n;
    struct kpn_reg reg[MAX_STORES]; /* that has the clock there */
};

/* Is this a copy of r, and to where? */
static bool copies(const struct kpn_instr *i, struct kpn_reg r, struct kpn_reg *to)
{
    unsigned from = kpn_instr_is(i, "MOV") ? 1 : kpn_instr_is(i, "IMAD.MOV") ? 3 : 0;
    struct kpn_reg a = kpn_reg_argument(i, from);
    *to = kpn_reg_argument(i, 0);
    return from && a.number == r.number && a.uniform == r.uniform && !to->uniform;
}

/* The stores of the clock that instruction `at` reads to r, the first on each path from it;
 * copied: or copies there, and no further. */
static void find_stores(const struct kpn_sass *s, uint32_t at, struct kpn_reg r, bool copied,
                        struct stores *out)
{
    size_t top = 0, steps = MAX_STEPS;
    uint32_t first = at + 1;
    struct kpn_reg copy;
    bool *seen = kp_alloc(s->blocks.n);
    uint32_t *stack = kp_alloc((s->blocks.n + 1) * sizeof *stack);
    stack[top++] = s->code.v[at].block;
    while (top && out->n < MAX_STORES) {
        const struct kpn_block *b = &s->blocks.v[stack[--top]];
        uint32_t i = first != KPN_NOWHERE ? first : b->first, end = b->first + b->count;
        bool over = false;
        first = KPN_NOWHERE;
        for (; i < end && steps && !over; i++, steps--) {
            over = kpn_writes_reg(&s->code.v[i], r);
            if (!copied && copies(&s->code.v[i], r, &copy))
                find_stores(s, i, copy, true, out);
            if (!kpn_is_store(&s->code.v[i]) || below_in_store(&s->code.v[i], r) < 0 ||
                out->n == MAX_STORES)
                continue;
            out->reg[out->n] = r;
            out->at[out->n++] = i;
            over = true;
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
}

static bool is_mask(const struct kpn_instr *i)
{
    const char *s;
    size_t n;
    uint32_t v;
    if (!kpn_instr_is(i, "LOP3"))
        return false;
    return kpn_argument(i, 2, &s, &n) && kpn_literal(s, n, &v) && v && (v & (v + 1)) == 0;
}

/* The arithmetic behind a store's address: base + 8 * (count & mask), count + 1. */
static void own_address(const struct kpn_sass *s, uint32_t store, bool *own)
{
    struct kpn_search w = {.s = s, .steps = 256};
    const char *a;
    size_t n;
    if (!kpn_argument(&s->code.v[store], 0, &a, &n) || n < 2 || *a != '[')
        return;
    struct kpn_reg r = kpn_reg_of(a + 1, n - 1);
    uint32_t b = s->code.v[store].block;
    uint32_t at = r.number < 0 ? KPN_NOWHERE : kpn_last_write(&w, b, store, r);
    if (at == KPN_NOWHERE || (!kpn_instr_is(&s->code.v[at], "IMAD") &&
                              !kpn_instr_is(&s->code.v[at], "LEA")))
        return;
    uint32_t mask = kpn_last_write(&w, b, at, kpn_reg_argument(&s->code.v[at], 1));
    if (mask == KPN_NOWHERE || !is_mask(&s->code.v[mask]))
        return;
    own[at] = own[mask] = true;
    uint32_t add = kpn_last_write(&w, b, mask, kpn_reg_argument(&s->code.v[mask], 1));
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
        if (kpn_reads_clock32(&s->code.v[m]))
            return;
        if (!is_mask(&s->code.v[m]))
            continue;
        struct kpn_reg out = kpn_reg_argument(&s->code.v[m], 0);
        struct kpn_reg in = kpn_reg_argument(&s->code.v[m], 1);
        for (uint32_t i = m + 1; i < end && i < m + 12; i++) {
            const struct kpn_instr *k = &s->code.v[i];
            bool scaled = (kpn_instr_is(k, "IMAD") && kpn_instr_names(k, ", 0x8, R")) ||
                          (kpn_instr_is(k, "LEA") && kpn_instr_names(k, ", 0x3"));
            if (!scaled || kpn_reg_argument(k, 1).number != out.number)
                continue;
            own[m] = own[i] = true;
            struct kpn_search w = {.s = s, .steps = 64};
            uint32_t add = kpn_last_write(&w, s->code.v[m].block, m, in);
            if (add != KPN_NOWHERE && (kpn_instr_is(&s->code.v[add], "VIADD") ||
                                       kpn_instr_is(&s->code.v[add], "IADD3")))
                own[add] = true;
            return;
        }
    }
}

/* The tag that this store puts beside the clock in r: false, it is no constant. */
static bool take_store(const struct kpn_sass *s, uint32_t store, struct kpn_reg r,
                       uint32_t regions, struct kpn_probes *p, uint32_t *tag)
{
    uint32_t by = KPN_NOWHERE;
    struct kpn_search w = {.s = s, .steps = MAX_STEPS};
    struct kpn_reg below = {false, below_in_store(&s->code.v[store], r)};
    enum kpn_found f = kpn_constant_at(&w, store, below, 3, tag, &by);
    if (f != KPN_IS_CONSTANT || !kpt_tag_valid(*tag, regions, true))
        return false;
    p->own[store] = true;
    if (by != KPN_NOWHERE)
        p->own[by] = true;
    own_address(s, store, p->own);
    own_next(s, store, p->own);
    return true;
}

static void take_read(const struct kpn_sass *s, uint32_t at, uint32_t regions,
                      struct kpn_probes *p)
{
    struct kpn_reg r = kpn_reg_argument(&s->code.v[at], 0);
    struct stores stores = {.n = 0};
    uint32_t tag = 0, other;
    if (!r.uniform && r.number >= 1)
        find_stores(s, at, r, false, &stores);
    p->own[at] = true;
    bool told = stores.n > 0 && take_store(s, stores.at[0], stores.reg[0], regions, p, &tag);
    for (uint32_t i = 1; told && i < stores.n; i++)
        told = take_store(s, stores.at[i], stores.reg[i], regions, p, &other) && other == tag;
    if (told) {
        struct kpn_read read = {at, stores.at[0], tag};
        KP_PUSH(p->reads, read);
    } else {
        p->untold++;
    }
}

/* ---- pins ---------------------------------------------------------------- */

/* `@P` of a store that never executes: P comes from the control block's zero. */

static bool writes_predicate(const struct kpn_instr *i, const char *name, size_t n)
{
    const char *s;
    size_t len;
    for (unsigned k = 0; k < 2; k++)
        if (kpn_argument(i, k, &s, &len) && len == n && memcmp(s, name, n) == 0)
            return true;
    return false;
}

struct want {
    const char *name; /* of a predicate, or NULL: */
    size_t len;
    struct kpn_reg reg;
};

static bool is_wanted(const struct kpn_instr *i, const struct want *w)
{
    return w->name ? (i->class == KPN_C_ALU || i->class == KPN_C_FLOAT) &&
                         writes_predicate(i, w->name, w->len)
                   : kpn_writes_reg(i, w->reg);
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

/* Is a register that instruction `at` reads made from what the control block holds? */
static bool from_control(const struct kpn_sass *s, uint32_t at, unsigned depth)
{
    /* P2R: it waited among all predicates; the maker of pins has one that is from there */
    if (reads_control(&s->code.v[at]) || kpn_instr_is(&s->code.v[at], "P2R"))
        return true;
    for (unsigned a = 1; depth && a < 5; a++) {
        struct want r = {.reg = kpn_reg_argument(&s->code.v[at], a)};
        if (r.reg.number < 0 || r.reg.number == KPN_RZ)
            continue;
        uint32_t by = written_before(s, at, &r);
        if (by != KPN_NOWHERE && from_control(s, by, depth - 1))
            return true;
    }
    return false;
}

static bool never(const struct kpn_sass *s, uint32_t at)
{
    const struct kpn_instr *k = &s->code.v[at];
    size_t skip = k->guard_len > 1 && k->guard[1] == '!' ? 2 : 1;
    struct want w = {.name = k->guard + skip, .len = k->guard_len - skip};
    uint32_t set = written_before(s, at, &w);
    return set != KPN_NOWHERE && from_control(s, set, 2);
}

/* How often blocks may be searched: no real kernel comes near it. */
static size_t most_searches(const struct kpn_sass *s)
{
    return ((size_t)1 << 31) / (s->blocks.n + 1);
}

static void find_pins(const struct kpn_sass *s, struct kpn_probes *p)
{
    size_t left = most_searches(s);
    for (uint32_t i = 0; i < s->code.n && left; i++) {
        const struct kpn_instr *k = &s->code.v[i];
        if (p->own[i] || k->guard_len < 3 || !kpn_instr_is(k, "STS") || kpn_instr_names(k, "+"))
            continue;
        left--;
        if (!never(s, i))
            continue;
        p->own[i] = true;
        p->pins++;
    }
}

/* ---- all of them --------------------------------------------------------- */

void kpn_probes_find(const struct kpn_sass *s, uint32_t regions, bool two_bodies, bool pins,
                     struct kpn_probes *out)
{
    size_t n = s->code.n;
    *out = (struct kpn_probes){.own = kp_alloc(n), .stamp = kp_alloc(n),
                               .pristine = kp_alloc(n), .probed = kp_alloc(n),
                               .common = kp_alloc(n), .branch = KPN_NOWHERE};
    size_t left = most_searches(s);
    for (uint32_t i = 0; i < n; i++) {
        if (!kpn_reads_clock32(&s->code.v[i]))
            continue;
        if (left && left--)
            take_read(s, i, regions, out);
        else
            out->untold++;
    }
    if (pins)
        find_pins(s, out);
    kpn_find_bodies(s, two_bodies, out);
}

void kpn_probes_free(struct kpn_probes *p)
{
    free(p->reads.v);
    free(p->own);
    free(p->stamp);
    free(p->pristine);
    free(p->probed);
    free(p->common);
    *p = (struct kpn_probes){0};
}

