#include "instrument/ptx/regs.h"

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

/* Where the id of this register belongs: its own place, or an empty one. */
static uint32_t *hashed_place(const struct kpi_regs *r, uint32_t decl, uint32_t number)
{
    size_t h = reg_slot(r, decl, number);
    for (; r->table[h] != KPI_NO_REG; h = (h + 1) & (r->table_size - 1)) {
        const struct kpi_reg *g = &r->list.v[r->table[h]];
        if (g->decl == decl && g->number == number)
            break;
    }
    return &r->table[h];
}

static void grow_table(struct kpi_regs *r)
{
    r->table_size = r->table_size ? r->table_size * 2 : 1024;
    r->table = kp_realloc(r->table, r->table_size, sizeof *r->table);
    memset(r->table, 0xff, r->table_size * sizeof *r->table);
    for (uint32_t id = 0; id < r->list.n; id++) {
        const struct kpi_reg *g = &r->list.v[id];
        if (r->decls.v[g->decl].first == KPI_NO_REG)
            *hashed_place(r, g->decl, g->number) = id;
    }
}

/* The register of declaration `decl` with this number; a new one if need be. */
static uint32_t intern(struct kpi_regs *r, uint32_t decl, uint32_t number)
{
    const struct kpi_reg_decl *d = &r->decls.v[decl];
    bool hashed = d->first == KPI_NO_REG;
    if (hashed && r->hashed * 2 >= r->table_size)
        grow_table(r);
    uint32_t *at = hashed ? hashed_place(r, decl, number) : &r->ids[d->first + number];
    if (*at == KPI_NO_REG) {
        struct kpi_reg g = {decl, number, d->bits};
        KP_PUSH(r->list, g);
        r->hashed += hashed;
        *at = (uint32_t)r->list.n - 1;
    }
    return *at;
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

/* Of a name that is not empty: its bytes, zeros behind them; longer ones are hashed. */
static uint64_t key_of(const struct kp_source *src, struct kpi_span name)
{
    const char *text = src->text + name.at;
    uint64_t key = 0;
    if (src->len - name.at >= sizeof key)
        memcpy(&key, text, sizeof key);
    else
        memcpy(&key, text, src->len - name.at);
    if (name.len <= sizeof key)
        return without_tail(key, name.len);
    for (uint32_t i = sizeof key; i < name.len; i++)
        key = (key ^ (unsigned char)text[i]) * 0x100000001b3u;
    return key;
}

/* Where a declaration of a name of that length in that scope belongs in the table. */
static size_t decl_slot(const struct kpi_regs *r, uint64_t key, uint32_t len, uint32_t scope)
{
    uint64_t h = (key ^ (uint64_t)scope << 32 ^ len) * 0x9e3779b97f4a7c15u;
    return (h ^ h >> 32) & (r->decl_slots - 1);
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
        struct kpi_reg_decl *d = &r->decls.v[i];
        d->key = key_of(r->text->src, d->name);
        size_t at = decl_slot(r, d->key, d->name.len, d->scope);
        while (r->decl_table[at] != KPI_NO_REG)
            at = (at + 1) & (slots - 1);
        r->decl_table[at] = i;
        struct kpi_declared *declared = &r->declared[d->scope - r->scope];
        declared->names |= d->count ? 0 : length_bit(d->name.len);
        declared->ranges = declared->ranges || d->count;
        declared->digits = declared->digits ||
                           (d->count && is_digit(r->text->src->text[d->name.at + d->name.len - 1]));
    }
}

/* Compilers declare as many as they name: these have their places in a row. */
static void place_registers(struct kpi_regs *r)
{
    uint64_t most = 64 + 8 * (uint64_t)(r->n < 1u << 24 ? r->n : 1u << 24), n = 0;
    for (size_t i = 0; i < r->decls.n; i++) {
        struct kpi_reg_decl *d = &r->decls.v[i];
        uint64_t count = d->count ? d->count : 1;
        bool fits = count <= most - n;
        d->first = fits ? (uint32_t)n : KPI_NO_REG;
        n += fits ? count : 0;
    }
    r->ids = kp_realloc(NULL, (size_t)n + 1, sizeof *r->ids);
    memset(r->ids, 0xff, (size_t)n * sizeof *r->ids);
}

static uint32_t find_decl(const struct kpi_regs *r, struct kpi_span name, uint64_t key,
                          uint32_t scope)
{
    const char *text = r->text->src->text;
    size_t at = decl_slot(r, key, name.len, scope);
    for (; r->decl_table[at] != KPI_NO_REG; at = (at + 1) & (r->decl_slots - 1)) {
        const struct kpi_reg_decl *d = &r->decls.v[r->decl_table[at]];
        if (d->key == key && d->scope == scope && d->name.len == name.len &&
            (name.len <= sizeof key ||
             memcmp(text + d->name.at, text + name.at, name.len) == 0))
            return r->decl_table[at];
    }
    return UINT32_MAX;
}

/* In this scope alone: by its whole name, or as one of `name<count>`. */
static uint32_t look_here(struct kpi_regs *r, struct kpi_span name, uint64_t key, uint32_t scope)
{
    const struct kpi_declared *declared = &r->declared[scope - r->scope];
    uint32_t d, len = name.len;
    if (declared->names & length_bit(len)) {
        d = find_decl(r, name, key, scope);
        if (d != UINT32_MAX && !r->decls.v[d].count)
            return intern(r, d, 0);
    }
    const char *text = r->text->src->text + name.at;
    uint32_t number = 0, scale = 1;
    for (uint32_t k = 1; declared->ranges && k < 10 && k < len && is_digit(text[len - k]); k++) {
        number += scale * (uint32_t)(text[len - k] - '0');
        scale *= 10;
        if ((k > 1 && text[len - k] == '0') || /* %r012 is not one of %r */
            (is_digit(text[len - k - 1]) && !declared->digits))
            continue;
        struct kpi_span begin = {name.at, len - k};
        d = find_decl(r, begin, key_of(r->text->src, begin), scope);
        if (d != UINT32_MAX && number < r->decls.v[d].count)
            return intern(r, d, number);
    }
    return KPI_NO_REG;
}

static uint32_t look_up(struct kpi_regs *r, struct kpi_span name, uint64_t key, uint32_t scope)
{
    while (kpi_work(r->work, 16)) {
        uint32_t id = look_here(r, name, key, scope);
        uint32_t parent = r->text->scopes.v[scope];
        if (id != KPI_NO_REG || parent == scope)
            return id;
        scope = parent;
    }
    return KPI_NO_REG;
}

#define MOST_RECENT 1024 /* names: what was looked up for them stays in the fastest cache */

/* A register is named a few times within a few lines. */
uint32_t kpi_regs_look_up(struct kpi_regs *r, struct kpi_span name, uint32_t scope)
{
    const struct kp_source *src = r->text->src;
    char c = src->text[name.at];
    if (!r->decls.n || is_digit(c) || c == '.')
        return KPI_NO_REG;
    uint64_t key = key_of(src, name);
    if (name.len > sizeof key)
        return look_up(r, name, key, scope);
    uint64_t hash = (key ^ scope) * 0x9e3779b97f4a7c15u;
    struct kpi_looked_up *at = &r->recent[hash >> r->recent_shift];
    if (at->name == key && at->scope == scope && kpi_work(r->work, 16))
        return at->id;
    *at = (struct kpi_looked_up){key, scope, look_up(r, name, key, scope)};
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
    kpi_work(r->work, s->end - s->begin);
    while (at < s->end && *r->work) {
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
    place_registers(out);
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
    free(r->ids);
    free(r->recent);
    free(r->table);
    free(r->decl_table);
    free(r->declared);
    free(r->classes);
    free(r->def_at);
    free(r->use_at);
    free(r->defs.v);
    free(r->uses.v);
    *r = (struct kpi_regs){0};
}
