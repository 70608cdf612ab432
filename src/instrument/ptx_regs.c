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

static const char *sort_text;

static int by_scope_and_name(const void *a, const void *b)
{
    const struct kpi_reg_decl *x = a, *y = b;
    if (x->scope != y->scope)
        return x->scope < y->scope ? -1 : 1;
    size_t n = x->name.len < y->name.len ? x->name.len : y->name.len;
    int c = memcmp(sort_text + x->name.at, sort_text + y->name.at, n);
    return c ? c : (x->name.len > y->name.len) - (x->name.len < y->name.len);
}

static void collect_declarations(struct kpi_regs *r)
{
    for (uint32_t i = 0; i < r->n; i++)
        if (r->stmts[i].kind == KPI_DIRECTIVE && kpi_is(r->text->src, r->stmts[i].op, ".reg"))
            add_declarations(r, &r->stmts[i]);
    sort_text = r->text->src->text;
    if (r->decls.n)
        qsort(r->decls.v, r->decls.n, sizeof *r->decls.v, by_scope_and_name);
}

/* ---- names -------------------------------------------------------------- */

/* The register of declaration `decl` with this number; a new one if need be. */
static uint32_t intern(struct kpi_regs *r, uint32_t decl, uint32_t number)
{
    if (r->list.n * 2 >= r->table_size) {
        r->table_size = r->table_size ? r->table_size * 2 : 1024;
        r->table = kp_realloc(r->table, r->table_size, sizeof *r->table);
        memset(r->table, 0xff, r->table_size * sizeof *r->table);
        for (uint32_t id = 0; id < r->list.n; id++) {
            const struct kpi_reg *g = &r->list.v[id];
            size_t h = (g->decl * 0x9e3779b1u + g->number) * 0x85ebca6bu % r->table_size;
            while (r->table[h] != KPI_NO_REG)
                h = (h + 1) % r->table_size;
            r->table[h] = id;
        }
    }
    size_t h = (decl * 0x9e3779b1u + number) * 0x85ebca6bu % r->table_size;
    for (; r->table[h] != KPI_NO_REG; h = (h + 1) % r->table_size) {
        const struct kpi_reg *g = &r->list.v[r->table[h]];
        if (g->decl == decl && g->number == number)
            return r->table[h];
    }
    struct kpi_reg g = {decl, number, r->decls.v[decl].bits};
    KP_PUSH(r->list, g);
    return r->table[h] = (uint32_t)r->list.n - 1;
}

static uint32_t find_decl(const struct kpi_regs *r, struct kpi_span name, uint32_t scope)
{
    struct kpi_reg_decl key = {.name = name, .scope = scope};
    const struct kpi_reg_decl *d =
        bsearch(&key, r->decls.v, r->decls.n, sizeof key, by_scope_and_name);
    return d ? (uint32_t)(d - r->decls.v) : UINT32_MAX;
}

/* In this scope alone: by its whole name, or as one of `name<count>`. */
static uint32_t look_here(struct kpi_regs *r, struct kpi_span name, uint32_t scope)
{
    uint32_t d = find_decl(r, name, scope);
    if (d != UINT32_MAX && !r->decls.v[d].count)
        return intern(r, d, 0);
    const char *text = r->text->src->text + name.at;
    uint64_t number = 0, scale = 1;
    for (size_t k = 1; k < name.len && k <= 9 && is_digit(text[name.len - k]); k++) {
        number += scale * (uint64_t)(text[name.len - k] - '0');
        scale *= 10;
        if (k > 1 && text[name.len - k] == '0')
            continue; /* %r012 is not one of %r */
        d = find_decl(r, (struct kpi_span){name.at, name.len - k}, scope);
        if (d != UINT32_MAX && number < r->decls.v[d].count)
            return intern(r, d, (uint32_t)number);
    }
    return KPI_NO_REG;
}

uint32_t kpi_regs_look_up(struct kpi_regs *r, struct kpi_span name, uint32_t scope)
{
    char c = r->text->src->text[name.at];
    if (!r->decls.n || is_digit(c) || c == '.')
        return KPI_NO_REG;
    while (kpi_work(r->work, 16)) {
        uint32_t id = look_here(r, name, scope);
        uint32_t parent = r->text->scopes.v[scope];
        if (id != KPI_NO_REG || parent == scope)
            return id;
        scope = parent;
    }
    return KPI_NO_REG;
}

/* ---- instructions ------------------------------------------------------- */

static bool any(const struct kp_source *src, struct kpi_span op, const char *const *words)
{
    for (; *words; words++)
        if (kpi_is_op(src, op, *words))
            return true;
    return false;
}

bool kpi_is_arithmetic(const struct kp_source *src, struct kpi_span op)
{
    static const char *const words[] = {
        "add",  "sub",  "mul",  "mad",  "fma",   "setp", "selp",  "cvt",   "and",  "or",
        "xor",  "not",  "shl",  "shr",  "shf",   "min",  "max",   "ex2",   "lg2",  "rcp",
        "div",  "rem",  "sqrt", "rsqrt", "neg",  "abs",  "lop3",  "prmt",  "bfe",  "bfi",
        "set",  "slct", "sin",  "cos",  "tanh",  "addc", "subc",  "madc",  "mad24", "mul24",
        "dp4a", "dp2a", "sad",  "popc", "clz",   "brev", "bfind", "bmsk",  "fns",  "szext",
        "cnot", "copysign", "testp", NULL};
    return any(src, op, words);
}

static enum kpi_class classify(const struct kp_source *src, const struct kpi_stmt *s)
{
    static const char *const async[] = {"wgmma", "tcgen05", NULL};
    static const char *const loads[] = {"ld.param", "ld.const", "cvta", NULL};
    if (s->kind != KPI_INSTRUCTION)
        return KPI_CLASS_FREE;
    if (kpi_is_arithmetic(src, s->op))
        return KPI_CLASS_ARITHMETIC;
    if (kpi_is_op(src, s->op, "mov"))
        return KPI_CLASS_COPY; /* or free, when no register is read */
    if (any(src, s->op, async))
        return KPI_CLASS_ASYNC;
    return any(src, s->op, loads) ? KPI_CLASS_FREE : KPI_CLASS_KEEPS;
}

/* Is the first operand read, not written? */
static bool writes_nothing(const struct kp_source *src, const struct kpi_stmt *s)
{
    static const char *const words[] = {"bra",       "brx",         "bar.sync",     "bar.arrive",
                                        "bar.cta.sync", "bar.cta.arrive", "bar.warp", "barrier.sync",
                                        "barrier.arrive", "barrier.cta.sync",
                                        "barrier.cta.arrive", "nanosleep", "wgmma", "tcgen05",
                                        NULL};
    return any(src, s->op, words);
}

static void read_instruction(struct kpi_regs *r, const struct kpi_stmt *s)
{
    const struct kp_source *src = r->text->src;
    size_t at = kpi_ptx_after_space(src, s->op.at + s->op.len);
    bool first = !writes_nothing(src, s) && at < s->end && src->text[at] != '[';
    unsigned depth = 0;
    if (s->guard.len) {
        uint32_t id = kpi_regs_look_up(r, s->guard, s->scope);
        if (id != KPI_NO_REG)
            KP_PUSH(r->uses, id);
    }
    for (at = kpi_ptx_after_space(src, at); at < s->end && kpi_work(r->work, 1);
         at = kpi_ptx_after_space(src, at)) {
        char c = src->text[at];
        size_t behind = at;
        struct kpi_span w = kpi_ptx_next_word(src, &behind, s->end);
        if (w.at != at || !w.len) { /* a mark of punctuation */
            depth += c == '{' || c == '(' || c == '[';
            depth -= (c == '}' || c == ')' || c == ']') && depth;
            first = first && (c != ',' || depth);
            at++;
            continue;
        }
        at = behind;
        uint32_t id = kpi_regs_look_up(r, w, s->scope);
        if (id != KPI_NO_REG && first)
            KP_PUSH(r->defs, id);
        else if (id != KPI_NO_REG)
            KP_PUSH(r->uses, id);
    }
}

void kpi_regs_find(const struct kpi_text *text, const struct kpi_function *f, uint64_t *work,
                   struct kpi_regs *out)
{
    *out = (struct kpi_regs){.text = text, .n = f->stmt_count, .work = work};
    out->stmts = text->stmts.v + f->first_stmt;
    out->classes = kp_alloc((size_t)out->n + 1);
    out->def_at = kp_realloc(NULL, (size_t)out->n + 1, sizeof *out->def_at);
    out->use_at = kp_realloc(NULL, (size_t)out->n + 1, sizeof *out->use_at);
    collect_declarations(out);
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
    free(r->classes);
    free(r->def_at);
    free(r->use_at);
    free(r->defs.v);
    free(r->uses.v);
    *r = (struct kpi_regs){0};
}
