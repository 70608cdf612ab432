#include "instrument/ptx_regs.h"

bool kpi_work(uint64_t *left, uint64_t n)
{
    *left = *left > n ? *left - n : 0;
    return *left > 0;
}

/* ---- declarations ------------------------------------------------------- */

static unsigned type_bits(const struct kp_source *src, struct kpi_span w)
{
    static const struct {
        const char *name;
        unsigned bits;
    } types[] = {
        {".pred", 1}, {".b16", 16}, {".u16", 16},   {".s16", 16},    {".f16", 16}, {".bf16", 16},
        {".b32", 32}, {".u32", 32}, {".s32", 32},   {".f32", 32},    {".b64", 64}, {".u64", 64},
        {".s64", 64}, {".f64", 64}, {".f16x2", 32}, {".bf16x2", 32},
    };
    for (size_t i = 0; i < KP_COUNT(types); i++)
        if (kpi_is(src, w, types[i].name))
            return types[i].bits;
    return 0;
}

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/* `.reg .f32 %f<73>, x;` */
static void add_declarations(struct kpi_regs *r, const struct kpi_stmt *s)
{
    const struct kp_source *src = r->text->src;
    size_t at = s->op.at + s->op.len;
    size_t first = r->decls.n;
    unsigned bits = 0, types = 0;
    struct kpi_span w;
    while ((w = kpi_ptx_next_word(src, &at, s->end)).len) {
        if (src->text[w.at] == '.') {
            bits = types++ ? 0 : type_bits(src, w); /* .v2 .f32: not one that can be stored */
        } else if (is_digit(src->text[w.at])) {
            char *number = kpi_dup(src, w);
            uint64_t count = 0;
            if (r->decls.n > first && kp_parse_u64(number, &count))
                r->decls.v[r->decls.n - 1].count = count;
            free(number);
        } else {
            struct kpi_reg_decl d = {.name = w, .scope = s->scope, .bits = bits};
            KP_PUSH(r->decls, d);
        }
    }
}

static void collect_declarations(struct kpi_regs *r)
{
    for (uint32_t i = 0; i < r->n; i++)
        if (r->stmts[i].kind == KPI_DIRECTIVE && kpi_is(r->text->src, r->stmts[i].op, ".reg"))
            add_declarations(r, &r->stmts[i]);
}

/* ---- names -------------------------------------------------------------- */

static size_t reg_slot(const struct kpi_regs *r, uint32_t decl, uint32_t number)
{
    uint32_t h = (decl * 0x9e3779b1u + number) * 0x85ebca6bu;
    return (h ^ h >> 16) & (r->table_size - 1);
}

static void grow_table(struct kpi_regs *r)
{
    r->table_size = r->table_size ? r->table_size * 2 : 1024;
    r->table = kp_realloc(r->table, r->table_size, sizeof *r->table);
    memset(r->table, 0xff, r->table_size * sizeof *r->table);
    for (uint32_t id = 0; id < r->list.n; id++) {
        size_t h = reg_slot(r, r->list.v[id].decl, r->list.v[id].number);
        while (r->table[h] != KPI_NO_REG)
            h = (h + 1) & (r->table_size - 1);
        r->table[h] = id;
    }
}

/* The register of declaration `decl` with this number; a new one if need be. */
static uint32_t intern(struct kpi_regs *r, uint32_t decl, uint32_t number)
{
    if (r->list.n * 2 >= r->table_size)
        grow_table(r);
    size_t h = reg_slot(r, decl, number);
    for (; r->table[h] != KPI_NO_REG; h = (h + 1) & (r->table_size - 1)) {
        const struct kpi_reg *g = &r->list.v[r->table[h]];
        if (g->decl == decl && g->number == number)
            return r->table[h];
    }
    struct kpi_reg g = {decl, number, r->decls.v[decl].bits};
    KP_PUSH(r->list, g);
    return r->table[h] = (uint32_t)r->list.n - 1;
}

#define HASH_START 0x811c9dc5u

static uint32_t hash_byte(uint32_t h, char c)
{
    return (h ^ (unsigned char)c) * 0x01000193u;
}

/* Where a declaration of that name in that scope belongs in the table. */
static size_t decl_slot(const struct kpi_regs *r, uint32_t hash, uint32_t scope)
{
    uint32_t h = (hash ^ scope * 0x9e3779b1u) * 0x85ebca6bu;
    return (h ^ h >> 15) & (r->decl_slots - 1);
}

static bool same_name(const struct kpi_regs *r, struct kpi_span a, struct kpi_span b)
{
    const char *text = r->text->src->text;
    return a.len == b.len && memcmp(text + a.at, text + b.at, a.len) == 0;
}

static uint64_t length_bit(uint32_t length)
{
    return (uint64_t)1 << (length < 63 ? length : 63);
}

/* Of two with one name in one scope the first counts. */
static void index_declarations(struct kpi_regs *r)
{
    size_t slots = 16;
    while (slots < r->decls.n * 2 + 1)
        slots *= 2;
    r->decl_slots = slots;
    r->decl_table = kp_realloc(NULL, slots, sizeof *r->decl_table);
    memset(r->decl_table, 0xff, slots * sizeof *r->decl_table);
    uint32_t last = r->scope;
    for (uint32_t i = 0; i < r->n; i++)
        last = r->stmts[i].scope > last ? r->stmts[i].scope : last;
    r->declared = kp_alloc(((size_t)last - r->scope + 1) * sizeof *r->declared);
    for (uint32_t i = 0; i < r->decls.n; i++) {
        const struct kpi_reg_decl *d = &r->decls.v[i];
        uint32_t hash = HASH_START;
        for (uint32_t k = 0; k < d->name.len; k++)
            hash = hash_byte(hash, r->text->src->text[d->name.at + k]);
        size_t at = decl_slot(r, hash, d->scope);
        while (r->decl_table[at] != KPI_NO_REG)
            at = (at + 1) & (slots - 1);
        r->decl_table[at] = i;
        struct kpi_lengths *lengths = &r->declared[d->scope - r->scope];
        *(d->count ? &lengths->of_ranges : &lengths->of_names) |= length_bit(d->name.len);
    }
}

static uint32_t find_decl(const struct kpi_regs *r, struct kpi_span name, uint32_t hash,
                          uint32_t scope)
{
    size_t at = decl_slot(r, hash, scope);
    for (; r->decl_table[at] != KPI_NO_REG; at = (at + 1) & (r->decl_slots - 1)) {
        const struct kpi_reg_decl *d = &r->decls.v[r->decl_table[at]];
        if (d->scope == scope && same_name(r, d->name, name))
            return r->decl_table[at];
    }
    return UINT32_MAX;
}

/* A name and what it can begin with, where digits end it. */
struct name {
    struct kpi_span word;
    uint32_t digits;       /* at its end, up to 9 */
    uint32_t hash[10];     /* without the last i bytes */
};

static struct name read_name(const struct kpi_regs *r, struct kpi_span word)
{
    struct name n = {.word = word};
    const char *text = r->text->src->text + word.at;
    while (n.digits < 9 && n.digits + 1 < word.len && is_digit(text[word.len - 1 - n.digits]))
        n.digits++;
    uint32_t h = HASH_START, k = 0;
    while (k < word.len - n.digits)
        h = hash_byte(h, text[k++]);
    n.hash[n.digits] = h;
    for (uint32_t left = n.digits; left-- > 0;)
        n.hash[left] = h = hash_byte(h, text[k++]);
    return n;
}

/* In this scope alone: by its whole name, or as one of `name<count>`. */
static uint32_t look_here(struct kpi_regs *r, const struct name *n, uint32_t scope)
{
    const struct kpi_lengths *lengths = &r->declared[scope - r->scope];
    uint32_t d, len = n->word.len;
    if (lengths->of_names & length_bit(len)) {
        d = find_decl(r, n->word, n->hash[0], scope);
        if (d != UINT32_MAX && !r->decls.v[d].count)
            return intern(r, d, 0);
    }
    const char *text = r->text->src->text + n->word.at;
    uint32_t number = 0, scale = 1;
    for (uint32_t k = 1; k <= n->digits && lengths->of_ranges; k++) {
        number += scale * (uint32_t)(text[len - k] - '0');
        scale *= 10;
        if ((k > 1 && text[len - k] == '0') || /* %r012 is not one of %r */
            !(lengths->of_ranges & length_bit(len - k)))
            continue;
        d = find_decl(r, (struct kpi_span){n->word.at, len - k}, n->hash[k], scope);
        if (d != UINT32_MAX && number < r->decls.v[d].count)
            return intern(r, d, number);
    }
    return KPI_NO_REG;
}

static uint32_t look_up(struct kpi_regs *r, struct kpi_span name, uint32_t scope)
{
    struct name n = read_name(r, name);
    while (kpi_work(r->work, 16)) {
        uint32_t id = look_here(r, &n, scope);
        uint32_t parent = r->text->scopes.v[scope];
        if (id != KPI_NO_REG || parent == scope)
            return id;
        scope = parent;
    }
    return KPI_NO_REG;
}

/* Of 8 bytes as they stand in memory the first n, zeros behind them. */
static uint64_t without_tail(uint64_t bytes, uint32_t n)
{
    unsigned unused = 8 * (8 - n);
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    return bytes << unused >> unused;
#else
    return bytes >> unused << unused;
#endif
}

#define MOST_RECENT 16384 /* names */

/* A register is named a few times within a few lines. */
uint32_t kpi_regs_look_up(struct kpi_regs *r, struct kpi_span name, uint32_t scope)
{
    const struct kp_source *src = r->text->src;
    char c = src->text[name.at];
    if (!r->decls.n || is_digit(c) || c == '.')
        return KPI_NO_REG;
    uint64_t key;
    if (name.len > sizeof key || src->len - name.at < sizeof key)
        return look_up(r, name, scope);
    memcpy(&key, src->text + name.at, sizeof key);
    key = without_tail(key, name.len);
    uint64_t hash = (key ^ scope) * 0x9e3779b97f4a7c15u;
    struct kpi_looked_up *at = &r->recent[hash >> r->recent_shift];
    if (at->name == key && at->scope == scope && kpi_work(r->work, 16))
        return at->id;
    *at = (struct kpi_looked_up){key, scope, look_up(r, name, scope)};
    if (!*r->work)
        at->name = 0;
    return at->id;
}

/* ---- instructions ------------------------------------------------------- */

static enum kpi_class classify(const struct kp_source *src, const struct kpi_stmt *s)
{
    if (s->kind != KPI_INSTRUCTION)
        return KPI_CLASS_FREE;
    switch (s->word) {
    case KPI_WORD_ARITHMETIC: return KPI_CLASS_ARITHMETIC;
    case KPI_WORD_MOV: return KPI_CLASS_COPY; /* or free, when no register is read */
    case KPI_WORD_WGMMA:
    case KPI_WORD_TCGEN05: return KPI_CLASS_ASYNC;
    case KPI_WORD_CVTA: return KPI_CLASS_FREE;
    case KPI_WORD_LD:
        return kpi_is_op(src, s->op, "ld.param") || kpi_is_op(src, s->op, "ld.const")
                   ? KPI_CLASS_FREE : KPI_CLASS_KEEPS;
    default: return KPI_CLASS_KEEPS;
    }
}

/* Is the first operand read, not written? */
static bool writes_nothing(const struct kp_source *src, const struct kpi_stmt *s)
{
    static const char *const barriers[] = {"bar.sync", "bar.arrive", "bar.cta.sync",
                                           "bar.cta.arrive", "bar.warp", "barrier.sync",
                                           "barrier.arrive", "barrier.cta.sync",
                                           "barrier.cta.arrive"};
    bool found = s->word == KPI_WORD_BRA || s->word == KPI_WORD_BRX ||
                 s->word == KPI_WORD_NANOSLEEP || s->word == KPI_WORD_WGMMA ||
                 s->word == KPI_WORD_TCGEN05;
    for (size_t i = 0; s->word == KPI_WORD_BAR && !found && i < KP_COUNT(barriers); i++)
        found = kpi_is_op(src, s->op, barriers[i]);
    return found;
}

static void add_operand(struct kpi_regs *r, struct kpi_span word, uint32_t scope, bool written)
{
    uint32_t id = kpi_regs_look_up(r, word, scope);
    if (id != KPI_NO_REG && written)
        KP_PUSH(r->defs, id);
    else if (id != KPI_NO_REG)
        KP_PUSH(r->uses, id);
}

static void read_instruction(struct kpi_regs *r, const struct kpi_stmt *s)
{
    const struct kp_source *src = r->text->src;
    size_t at = kpi_ptx_after_space(src, s->op.at + s->op.len);
    bool first = !writes_nothing(src, s) && at < s->end && src->text[at] != '[';
    unsigned depth = 0;
    if (s->guard.len)
        add_operand(r, s->guard, s->scope, false);
    while (at < s->end && kpi_work(r->work, 1)) {
        char c = src->text[at];
        if (kpi_ptx_byte_is(c, KPI_PTX_WORD) || c == ':') {
            struct kpi_span w = {(uint32_t)at, 0};
            at = kpi_ptx_word_end(src, at);
            w.len = (uint32_t)at - w.at;
            if (w.len)
                add_operand(r, w, s->scope, first);
            at += !w.len;
        } else if (c == '/') {
            size_t next = kpi_ptx_after_space(src, at);
            at = next > at ? next : at + 1;
        } else { /* a blank or a mark of punctuation */
            depth += c == '{' || c == '(' || c == '[';
            depth -= (c == '}' || c == ')' || c == ']') && depth;
            first = first && (c != ',' || depth);
            at++;
        }
    }
}

void kpi_regs_find(const struct kpi_text *text, const struct kpi_function *f, uint64_t *work,
                   struct kpi_regs *out)
{
    *out = (struct kpi_regs){.text = text, .n = f->stmt_count, .scope = f->scope, .work = work};
    out->stmts = text->stmts.v + f->first_stmt;
    out->classes = kp_alloc((size_t)out->n + 1);
    out->def_at = kp_realloc(NULL, (size_t)out->n + 1, sizeof *out->def_at);
    out->use_at = kp_realloc(NULL, (size_t)out->n + 1, sizeof *out->use_at);
    collect_declarations(out);
    index_declarations(out);
    size_t recent = 16;
    out->recent_shift = 60;
    for (; recent < out->n && recent < MOST_RECENT; recent *= 2)
        out->recent_shift--;
    out->recent = kp_alloc(recent * sizeof *out->recent);
    for (uint32_t i = 0; i < out->n; i++) {
        const struct kpi_stmt *s = &out->stmts[i];
        out->def_at[i] = (uint32_t)out->defs.n;
        out->use_at[i] = (uint32_t)out->uses.n;
        out->classes[i] = (unsigned char)classify(text->src, s);
        if (s->kind == KPI_INSTRUCTION)
            read_instruction(out, s);
        bool reads = out->uses.n > out->use_at[i] + (s->guard.len ? 1u : 0u);
        if (out->classes[i] == KPI_CLASS_COPY && !reads)
            out->classes[i] = KPI_CLASS_FREE;
    }
    out->def_at[out->n] = (uint32_t)out->defs.n;
    out->use_at[out->n] = (uint32_t)out->uses.n;
}

void kpi_regs_free(struct kpi_regs *r)
{
    free(r->decls.v);
    free(r->list.v);
    free(r->table);
    free(r->decl_table);
    free(r->declared);
    free(r->recent);
    free(r->classes);
    free(r->def_at);
    free(r->use_at);
    free(r->defs.v);
    free(r->uses.v);
    *r = (struct kpi_regs){0};
}
