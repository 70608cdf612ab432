/*
 * Which values to pin.  For each END of a region, over the statements that lie
 * on the paths from its BEGIN:
 *
 *  - forwards: which registers hold results of the region's own arithmetic;
 *  - backwards: what is held already, because an instruction that keeps its
 *    place (a store, a shuffle, an mma) or another pin depends on it.  A result
 *    that is live behind the END and is not held gets a pin, and so holds all
 *    that it was made from.
 *
 * Where a region has loops or branches the order of the text stands for the
 * order of execution.  What that gets wrong is a pin too many or too few, never
 * a wrong program: a pin only reads, and never executes.
 *
 * A register that may be in flight is not even read: none that wgmma or tcgen05
 * has as an operand, unless the region is a straight line without such
 * instructions and writes the register itself.
 */
#include "instrument/ptx_pins.h"

#include "instrument/ptx_regs.h"

#define MAX_WORK ((uint64_t)1 << 27) /* steps; about a second */

/* Where control can come from, by statement, or go to, by block. */
struct edges {
    uint32_t *at, *other;
};

/* Statements that control goes through from the first to the last, or not at all. */
struct block {
    uint32_t first, last;
};

/* The statements that read, or that overwrite, each register: those of g are
 * by[at[g]] to by[at[g + 1]], in order. */
struct by_register {
    uint32_t *at, *by;
};

/* A register that the arithmetic of the region that ends at this statement writes. */
struct candidate {
    uint32_t reg, end;
    bool live; /* behind the END */
};

struct pins {
    struct kpi_text *text;
    struct kpi_plan *plan;
    const struct kpi_stmt *stmts;
    uint32_t n;
    struct kpi_jumps jumps;
    struct edges before, after;
    struct kpi_regs *regs;
    uint64_t work;
    /* by register */
    bool *async;
    struct by_register reads, overwrites;
    uint32_t *live_at;      /* the END behind which it is known to be live, plus one */
    bool *made, *by_other, *by_pin, *seen;
    /* by statement */
    uint32_t *stamp;        /* the search that came by last */
    bool *works;            /* makes something of the region's own */
    uint32_t searches;
    KP_VEC(struct block) blocks;
    uint32_t *block_of;     /* by statement */
    uint32_t *live_in;      /* by block: the search that found a register live before it */
    KP_VEC(uint32_t) inside, stack;
    KP_VEC(struct candidate) candidates;
};

/* ---- control flow ------------------------------------------------------- */

static bool falls_through(const struct kpi_stmt *s)
{
    return s->kind != KPI_INSTRUCTION || s->flow == KPI_FLOW_NEXT || s->guard.len;
}

/* One edge more that ends at `to`: counted, or (fill) put in its place. */
static void add_edge(struct pins *p, uint32_t to, uint32_t from, bool fill)
{
    if (to > p->n)
        return;
    if (fill)
        p->before.other[--p->before.at[to]] = from;
    else
        p->before.at[to]++;
}

static void each_edge(struct pins *p, bool fill)
{
    KP_VEC(uint32_t) entries = {0};
    for (uint32_t i = 0; i < p->n; i++)
        if (p->jumps.from_table[i])
            KP_PUSH(entries, i);
    for (uint32_t i = 0; i < p->n; i++) {
        const struct kpi_stmt *s = &p->stmts[i];
        if (falls_through(s))
            add_edge(p, i + 1, i, fill);
        if (s->flow == KPI_FLOW_JUMP)
            add_edge(p, p->jumps.target[i], i, fill);
        for (size_t k = 0; s->flow == KPI_FLOW_TABLE && k < entries.n; k++)
            if (kpi_work(&p->work, 1))
                add_edge(p, entries.v[k], i, fill);
    }
    free(entries.v);
}

/* A table may lead to any label that a table names. */
static void find_edges(struct pins *p)
{
    p->before.at = kp_alloc(((size_t)p->n + 2) * sizeof *p->before.at);
    uint64_t before = p->work;
    each_edge(p, false);
    for (uint32_t i = 0; i <= p->n; i++)
        p->before.at[i + 1] += p->before.at[i];
    p->before.other = kp_realloc(NULL, (size_t)p->before.at[p->n] + 1, sizeof *p->before.other);
    p->work = before; /* the same edges again */
    each_edge(p, true);
}

/* A new search: no statement was come by. */
static void start_search(struct pins *p)
{
    p->searches++;
    p->stack.n = 0;
}

static void come_by(struct pins *p, uint32_t i)
{
    if (p->stamp[i] == p->searches || !kpi_work(&p->work, 1))
        return;
    p->stamp[i] = p->searches;
    KP_PUSH(p->stack, i);
}

static const struct kpi_mark *mark_of(const struct pins *p, uint32_t i)
{
    return p->stmts[i].kind == KPI_MARK ? &p->text->marks.v[p->stmts[i].mark] : NULL;
}

static int by_number(const void *a, const void *b)
{
    uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
    return (x > y) - (x < y);
}

/* The statements inside the region that ends at statement `end`, in order. */
static void find_inside(struct pins *p, uint32_t end)
{
    uint32_t region = mark_of(p, end)->region, next = end;
    start_search(p);
    p->inside.n = 0;
    for (;;) {
        for (uint32_t k = p->before.at[next]; k < p->before.at[next + 1]; k++) {
            uint32_t i = p->before.other[k];
            const struct kpi_mark *m = mark_of(p, i);
            if (!m || m->op != KPI_BEGIN || m->region != region)
                come_by(p, i);
        }
        if (!p->stack.n)
            break;
        next = p->stack.v[--p->stack.n];
        KP_PUSH(p->inside, next);
    }
    if (p->inside.n)
        qsort(p->inside.v, p->inside.n, sizeof *p->inside.v, by_number);
    kpi_work(&p->work, p->inside.n * 8);
}

/* One way through, from the first statement to the END? */
static bool is_straight(const struct pins *p, uint32_t end)
{
    if (p->inside.n && p->inside.v[0] != end - (uint32_t)p->inside.n)
        return false;
    for (size_t k = 0; k < p->inside.n; k++) {
        const struct kpi_stmt *s = &p->stmts[p->inside.v[k]];
        if (s->kind == KPI_LABEL || (s->kind == KPI_INSTRUCTION && s->flow != KPI_FLOW_NEXT))
            return false;
    }
    return true;
}

/* ---- registers ---------------------------------------------------------- */

/* Each register `g` that statement i writes (or reads). */
#define EACH_DEF(p, i, g)                                                                   \
    for (uint32_t at_ = (p)->regs->def_at[i], g = 0;                                         \
         at_ < (p)->regs->def_at[(i) + 1] && (g = (p)->regs->defs.v[at_], true); at_++)
#define EACH_USE(p, i, g)                                                                   \
    for (uint32_t at_ = (p)->regs->use_at[i], g = 0;                                         \
         at_ < (p)->regs->use_at[(i) + 1] && (g = (p)->regs->uses.v[at_], true); at_++)

static bool is_end(const struct pins *p, uint32_t i)
{
    const struct kpi_mark *m = mark_of(p, i);
    return m && m->op == KPI_END && m->reached;
}

/* Are there to be pins at statement i, an END? */
static bool is_wanted(const struct pins *p, uint32_t i)
{
    return p->plan->pins_mode == KPI_PINS_ALL || !p->jumps.in_loop[i];
}

/* Does a block begin at statement i? */
static bool leads(const struct pins *p, uint32_t i)
{
    uint32_t k = p->before.at[i];
    if (i == 0 || p->before.at[i + 1] - k != 1 || p->before.other[k] != i - 1)
        return true;
    const struct kpi_stmt *s = &p->stmts[i - 1];
    return s->kind == KPI_INSTRUCTION && s->flow != KPI_FLOW_NEXT;
}

static void find_blocks(struct pins *p)
{
    p->block_of = kp_realloc(NULL, (size_t)p->n + 1, sizeof *p->block_of);
    for (uint32_t i = 0; i < p->n; i++) {
        if (leads(p, i))
            KP_PUSH(p->blocks, ((struct block){i, i}));
        p->blocks.v[p->blocks.n - 1].last = i;
        p->block_of[i] = (uint32_t)p->blocks.n - 1;
    }
    p->live_in = kp_alloc((p->blocks.n + 1) * sizeof *p->live_in);
    p->after.at = kp_alloc((p->blocks.n + 2) * sizeof *p->after.at);
    p->after.other = kp_realloc(NULL, (size_t)p->before.at[p->n] + 1, sizeof *p->after.other);
    for (int fill = 0; fill < 2; fill++) {
        for (size_t b = p->blocks.n; b-- > 0;) {
            uint32_t first = p->blocks.v[b].first;
            for (uint32_t k = p->before.at[first]; k < p->before.at[first + 1]; k++) {
                uint32_t *at = &p->after.at[p->block_of[p->before.other[k]]];
                if (fill)
                    p->after.other[--*at] = (uint32_t)b;
                else
                    ++*at;
            }
        }
        for (size_t b = 0, sum = 0; !fill && b <= p->blocks.n; b++)
            p->after.at[b] = (uint32_t)(sum += p->after.at[b]);
    }
}

/* Those of a's members of register g in [first, last]: the first, or the last when `backwards`;
 * UINT32_MAX: none. */
static uint32_t find_in(const struct by_register *a, uint32_t g, uint32_t first, uint32_t last,
                        bool backwards)
{
    uint32_t low = a->at[g], high = a->at[g + 1];
    uint32_t bound = backwards ? last + 1 : first; /* the first that is not below it */
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        if (a->by[middle] < bound)
            low = middle + 1;
        else
            high = middle;
    }
    if (backwards)
        return low > a->at[g] && a->by[low - 1] >= first ? a->by[low - 1] : UINT32_MAX;
    return low < a->at[g + 1] && a->by[low] <= last ? a->by[low] : UINT32_MAX;
}

/* A block before which a register is live in this search, once. */
static void come_alive(struct pins *p, uint32_t block)
{
    if (p->live_in[block] == p->searches || !kpi_work(&p->work, 4))
        return;
    p->live_in[block] = p->searches;
    KP_PUSH(p->stack, block);
}

/* Finds the blocks before which a register is live. */
static void find_live(struct pins *p, uint32_t reg)
{
    start_search(p);
    for (uint32_t k = p->reads.at[reg]; k < p->reads.at[reg + 1] && kpi_work(&p->work, 4); k++) {
        uint32_t i = p->reads.by[k], b = p->block_of[i], first = p->blocks.v[b].first;
        if (first == i || find_in(&p->overwrites, reg, first, i - 1, true) == UINT32_MAX)
            come_alive(p, b);
    }
    while (p->stack.n) {
        uint32_t first = p->blocks.v[p->stack.v[--p->stack.n]].first;
        for (uint32_t k = p->before.at[first]; k < p->before.at[first + 1]; k++) {
            uint32_t from = p->before.other[k], b = p->block_of[from];
            uint32_t kill = find_in(&p->overwrites, reg, p->blocks.v[b].first, from, true);
            if (kill == UINT32_MAX)
                come_alive(p, b);
        }
    }
}

/* Is it live before statement i, by the last search? */
static bool is_live(const struct pins *p, uint32_t reg, uint32_t i)
{
    if (i >= p->n)
        return false;
    uint32_t b = p->block_of[i], last = p->blocks.v[b].last;
    uint32_t read = find_in(&p->reads, reg, i, last, false);
    uint32_t over = find_in(&p->overwrites, reg, i, last, false);
    if (read != UINT32_MAX || over != UINT32_MAX)
        return read <= over && read != UINT32_MAX;
    for (uint32_t k = p->after.at[b]; k < p->after.at[b + 1]; k++)
        if (p->live_in[p->after.other[k]] == p->searches)
            return true;
    return false;
}

/* Fills in the reads of each register, or what overwrites it. */
static void sort_by_register(const struct pins *p, bool reads, struct by_register *out)
{
    size_t regs = p->regs->list.n;
    const uint32_t *of = reads ? p->regs->uses.v : p->regs->defs.v;
    const uint32_t *at = reads ? p->regs->use_at : p->regs->def_at;
    out->at = kp_alloc((regs + 2) * sizeof *out->at);
    out->by = kp_realloc(NULL, (size_t)at[p->n] + 1, sizeof *out->by);
    for (int fill = 0; fill < 2; fill++) {
        for (uint32_t i = p->n; i-- > 0;)
            for (uint32_t k = at[i]; k < at[i + 1] && (reads || !p->stmts[i].guard.len); k++)
                if (fill)
                    out->by[--out->at[of[k]]] = i;
                else
                    out->at[of[k]]++;
        for (size_t g = 0, sum = 0; !fill && g <= regs; g++)
            out->at[g] = (uint32_t)(sum += out->at[g]);
    }
}

static int by_reg(const void *a, const void *b)
{
    const struct candidate *x = a, *y = b;
    if (x->reg != y->reg)
        return x->reg < y->reg ? -1 : 1;
    return (x->end > y->end) - (x->end < y->end);
}

static int by_end(const void *a, const void *b)
{
    const struct candidate *x = a, *y = b;
    return (x->end > y->end) - (x->end < y->end);
}

static void find_all_live(struct pins *p)
{
    if (!p->candidates.n)
        return;
    sort_by_register(p, true, &p->reads);
    sort_by_register(p, false, &p->overwrites);
    find_blocks(p);
    qsort(p->candidates.v, p->candidates.n, sizeof *p->candidates.v, by_reg);
    uint32_t last = KPI_NO_REG;
    for (size_t k = 0; k < p->candidates.n; k++) {
        struct candidate *c = &p->candidates.v[k];
        if (c->reg != last)
            find_live(p, c->reg);
        last = c->reg;
        c->live = is_live(p, c->reg, c->end + 1); /* an END leads nowhere else */
    }
    qsort(p->candidates.v, p->candidates.n, sizeof *p->candidates.v, by_end);
}

/* ---- what needs a pin --------------------------------------------------- */

static bool reads_any(const struct pins *p, uint32_t i, const bool *set)
{
    EACH_USE(p, i, g)
        if (set[g])
            return true;
    return false;
}

static void put_defs(struct pins *p, uint32_t i, bool *set, bool value)
{
    EACH_DEF(p, i, g)
        set[g] = value;
}

static void put_uses(struct pins *p, uint32_t i, bool *set)
{
    EACH_USE(p, i, g)
        set[g] = true;
}

static bool writes_any(const struct pins *p, uint32_t i, const bool *set)
{
    EACH_DEF(p, i, g)
        if (set[g])
            return true;
    return false;
}

/* All that the statements inside name, in no set. */
static void clear_sets(struct pins *p)
{
    bool *sets[] = {p->made, p->by_other, p->by_pin, p->seen};
    for (size_t k = 0; k < p->inside.n; k++)
        for (size_t s = 0; s < KP_COUNT(sets); s++) {
            put_defs(p, p->inside.v[k], sets[s], false);
            EACH_USE(p, p->inside.v[k], g)
                sets[s][g] = false;
        }
}

/* Forwards: `works`.  Returns how many statements are the region's own arithmetic. */
static uint32_t find_work(struct pins *p)
{
    uint32_t count = 0;
    clear_sets(p);
    for (size_t k = 0; k < p->inside.n; k++) {
        uint32_t i = p->inside.v[k];
        unsigned class = p->regs->classes[i];
        bool works = class == KPI_CLASS_ARITHMETIC || (class == KPI_CLASS_COPY && reads_any(p, i, p->made));
        p->works[i] = works;
        count += class == KPI_CLASS_ARITHMETIC;
        if (works || !p->stmts[i].guard.len)
            put_defs(p, i, p->made, works);
    }
    return count;
}

struct found { /* at one END */
    uint32_t arithmetic, keeping, async, unheld;
    uint32_t in_flight, unstorable, hidden; /* results that cannot be pinned */
    uint32_t pins, cut;
    bool unwanted;
};

static bool is_visible(struct pins *p, uint32_t reg, struct kpi_span name, uint32_t scope)
{
    return kpi_regs_look_up(p->regs, name, scope) == reg;
}

/* How statement i of the text names this register. */
static struct kpi_span name_of(struct pins *p, uint32_t i, uint32_t reg)
{
    const struct kpi_stmt *s = &p->stmts[i];
    size_t at = s->op.at + s->op.len;
    struct kpi_span w;
    while ((w = kpi_ptx_next_word(p->text->src, &at, s->end)).len)
        if (kpi_regs_look_up(p->regs, w, s->scope) == reg)
            return w;
    return (struct kpi_span){0};
}

/* A result that is live and that nothing holds: true when it gets a pin. */
static bool pin(struct pins *p, uint32_t i, uint32_t reg, uint32_t end, bool straight,
                struct found *f)
{
    const struct kpi_reg *g = &p->regs->list.v[reg];
    struct kpi_span name = {0};
    if (f->pins < KPI_MAX_PINS)
        name = name_of(p, i, reg);
    if (p->async[reg] && (!straight || p->stmts[i].guard.len)) {
        f->in_flight++;
    } else if (!g->bits) {
        f->unstorable++;
    } else if (f->pins == KPI_MAX_PINS) {
        f->cut++;
    } else if (!name.len || !is_visible(p, reg, name, p->stmts[end].scope)) {
        f->hidden++;
    } else {
        struct kpi_pin pin = {name, g->bits};
        KP_PUSH(p->plan->pins.list, pin);
        f->pins++;
        return true;
    }
    return false;
}

/* Results of statement i that need a pin; true when one was set. */
static bool pin_results(struct pins *p, uint32_t i, uint32_t end, bool straight, struct found *f)
{
    bool pinned = false;
    EACH_DEF(p, i, g) {
        bool last = !p->seen[g], held = p->by_other[g] || p->by_pin[g];
        if (last && !held && p->works[i] && p->live_at[g] == end + 1)
            pinned = pin(p, i, g, end, straight, f) || pinned;
        p->seen[g] = true;
    }
    return pinned;
}

/* Backwards over one statement. */
static void hold(struct pins *p, uint32_t i, uint32_t end, bool straight, struct found *f)
{
    unsigned class = p->regs->classes[i];
    bool keeps = class == KPI_CLASS_KEEPS || class == KPI_CLASS_ASYNC;
    bool pinned = !keeps && pin_results(p, i, end, straight, f);
    bool other = keeps || writes_any(p, i, p->by_other);
    bool ours = pinned || writes_any(p, i, p->by_pin);
    if (keeps)
        put_defs(p, i, p->seen, true);
    if (!p->stmts[i].guard.len) {
        put_defs(p, i, p->by_other, false);
        put_defs(p, i, p->by_pin, false);
    }
    if (other)
        put_uses(p, i, p->by_other);
    else if (ours)
        put_uses(p, i, p->by_pin);
    f->unheld += ours && !other && class == KPI_CLASS_ARITHMETIC;
}

static void count_kinds(const struct pins *p, struct found *f)
{
    for (size_t k = 0; k < p->inside.n; k++) {
        const struct kpi_stmt *s = &p->stmts[p->inside.v[k]];
        unsigned class = p->regs->classes[p->inside.v[k]];
        f->async += class == KPI_CLASS_ASYNC;
        f->keeping += class == KPI_CLASS_KEEPS && s->kind == KPI_INSTRUCTION &&
                      s->flow == KPI_FLOW_NEXT;
    }
}

/* Why a region has no pin; the first that holds.  `problem`: it could need one. */
static const struct {
    const char *text;
    bool problem;
} reasons[] = {
    {"nothing that takes time between its marks", true},
    {"no arithmetic", false},
    {"wgmma or tcgen05 instructions inside", false},
    {"in a loop, where the assembler leaves arithmetic in its place", false},
    {"its arithmetic serves instructions that keep their place", false},
    {"its results may be registers of a wgmma or tcgen05 in flight", true},
    {"its results have types that cannot be stored", true},
    {"its results' names are hidden where it ends", true},
    {"nothing uses its results", true},
    {"the kernel is too large to be followed", true},
};
enum {
    WHY_EMPTY, WHY_NO_ARITHMETIC, WHY_ASYNC, WHY_LOOP, WHY_SERVES, WHY_IN_FLIGHT, WHY_TYPE, WHY_HIDDEN,
    WHY_UNUSED, WHY_SIZE
};

static int why_not(const struct pins *p, const struct found *f)
{
    if (!p->work)
        return WHY_SIZE;
    if (!f->arithmetic)
        return f->keeping + f->async ? WHY_NO_ARITHMETIC : WHY_EMPTY;
    if (f->async)
        return WHY_ASYNC;
    if (f->unwanted)
        return WHY_LOOP;
    if (f->in_flight)
        return WHY_IN_FLIGHT;
    if (f->unstorable)
        return WHY_TYPE;
    if (f->hidden)
        return WHY_HIDDEN;
    return f->keeping ? WHY_SERVES : WHY_UNUSED;
}

static void note_region(struct pins *p, uint32_t region, const struct found *f)
{
    struct kpi_region *r = &p->plan->regions.list.v[region];
    if (f->pins > r->pinned)
        r->pinned = f->pins;
    if (f->cut > r->cut)
        r->cut = f->cut;
    if (r->unpinned || f->pins)
        return;
    int why = why_not(p, f);
    r->unpinned = reasons[why].text;
    r->unpinned_problem = reasons[why].problem;
}

/* Results that serve memory are held by it, and a few others beside it (an
 * index that goes on) are not worth their pins. */
static bool worth_it(const struct pins *p, const struct found *f)
{
    if (!p->work || f->async || f->unwanted)
        return false;
    return !f->keeping || (f->unheld >= 4 && f->unheld > f->keeping);
}

static void pin_end(struct pins *p, uint32_t mark, uint32_t end)
{
    struct kpi_pins *out = &p->plan->pins;
    struct found f = {.unwanted = !is_wanted(p, end)};
    find_inside(p, end);
    f.arithmetic = find_work(p);
    count_kinds(p, &f);
    out->at_mark[mark].first = (uint32_t)out->list.n;
    bool straight = is_straight(p, end);
    for (size_t k = f.async || f.unwanted ? 0 : p->inside.n; k-- > 0;)
        hold(p, p->inside.v[k], end, straight, &f);
    if (!worth_it(p, &f)) {
        out->list.n = out->at_mark[mark].first;
        f.pins = f.cut = 0;
    }
    out->at_mark[mark].count = f.pins;
    note_region(p, p->text->marks.v[p->plan->f->first_mark + mark].region, &f);
}

/* ---- all of them -------------------------------------------------------- */

static void start(struct pins *p)
{
    const struct kpi_function *f = p->plan->f;
    p->stmts = p->text->stmts.v + f->first_stmt;
    p->n = f->stmt_count;
    p->jumps = kpi_jumps_of(p->text, f);
    p->regs = kpi_regs_of(p->text, f);
    if (!*p->regs->work)
        p->work = 0;
    find_edges(p);
    size_t regs = p->regs->list.n + 1;
    bool **sets[] = {&p->async, &p->made, &p->by_other, &p->by_pin, &p->seen};
    for (size_t i = 0; i < KP_COUNT(sets); i++)
        *sets[i] = kp_alloc(regs);
    p->live_at = kp_alloc(regs * sizeof *p->live_at);
    p->stamp = kp_alloc(((size_t)p->n + 1) * sizeof *p->stamp);
    p->works = kp_alloc((size_t)p->n + 1);
    for (uint32_t i = 0; i < p->n; i++) {
        EACH_USE(p, i, g)
            p->async[g] = p->async[g] || p->regs->classes[i] == KPI_CLASS_ASYNC;
    }
}

static void end(struct pins *p)
{
    bool *sets[] = {p->async, p->made, p->by_other, p->by_pin, p->seen, p->works};
    for (size_t i = 0; i < KP_COUNT(sets); i++)
        free(sets[i]);
    free(p->live_at);
    free(p->stamp);
    free(p->before.at);
    free(p->before.other);
    free(p->after.at);
    free(p->after.other);
    free(p->reads.at);
    free(p->reads.by);
    free(p->overwrites.at);
    free(p->overwrites.by);
    free(p->blocks.v);
    free(p->block_of);
    free(p->live_in);
    free(p->inside.v);
    free(p->stack.v);
    free(p->candidates.v);
}

static void find_candidates(struct pins *p)
{
    for (uint32_t i = 0; i < p->n; i++) {
        if (!is_end(p, i) || !is_wanted(p, i))
            continue;
        find_inside(p, i);
        find_work(p);
        for (size_t k = 0; k < p->inside.n && p->work; k++) {
            EACH_DEF(p, p->inside.v[k], g) {
                struct candidate c = {g, i, false};
                if (p->works[p->inside.v[k]] && kpi_work(&p->work, 16))
                    KP_PUSH(p->candidates, c);
            }
        }
    }
}

void kpi_ptx_find_pins(struct kpi_text *text, struct kpi_plan *plan)
{
    const struct kpi_function *f = plan->f;
    struct pins p = {.text = text, .plan = plan, .work = MAX_WORK};
    plan->pins.at_mark = kp_alloc(((size_t)f->mark_count + 1) * sizeof *plan->pins.at_mark);
    start(&p);
    find_candidates(&p);
    find_all_live(&p);
    size_t next = 0;
    for (uint32_t i = 0; i < p.n; i++) {
        if (!is_end(&p, i))
            continue;
        for (; next < p.candidates.n && p.candidates.v[next].end <= i; next++)
            if (p.candidates.v[next].live)
                p.live_at[p.candidates.v[next].reg] = i + 1;
        pin_end(&p, p.stmts[i].mark - f->first_mark, i);
    }
    end(&p);
}

/* ---- text --------------------------------------------------------------- */

/* The predicate differs between threads, for all that the assembler can tell: one
 * that is the same for all turns each store into a branch round it. */
void kpi_ptx_add_pin_state(const struct kpi_plan *plan, struct kp_str *b)
{
    if (!plan->pins.list.n)
        return;
    kp_str_addf(b,
                "\t.reg .pred %%kperf_never;\n"
                "\t.reg .b32 %%kperf_pin;\n"
                "\tld.const.u32 %%kperf_pin, [" KPI_CONTROL_SYMBOL "+%u];\n",
                (unsigned)offsetof(struct kpi_control, zero));
    if (plan->strategy == KPI_GLOBAL) /* no ring in shared memory: its address is %kperf_g */
        kp_str_add(b, "\tcvt.u32.u64 %kperf_t, %kperf_g;\n");
    kp_str_addf(b,
                "\tand.b32 %%kperf_pin, %%kperf_pin, %s;\n"
                "\tsetp.ne.u32 %%kperf_never, %%kperf_pin, 0;\n",
                plan->strategy == KPI_GLOBAL ? "%kperf_t" : "%kperf_b");
}

void kpi_ptx_add_pins(const struct kpi_text *t, const struct kpi_plan *plan, uint32_t mark,
                      struct kp_str *b)
{
    if (!plan->pins.at_mark)
        return;
    uint32_t first = plan->pins.at_mark[mark].first;
    for (uint32_t i = plan->pins.at_mark[mark].count; i-- > 0;) {
        const struct kpi_pin *p = &plan->pins.list.v[first + i];
        const char *name = t->src->text + p->name.at;
        int len = (int)p->name.len;
        if (p->bits == 1)
            kp_str_addf(b, "\n\tselp.u32 %%kperf_pin, 1, 0, %.*s;", len, name);
        bool global = plan->strategy == KPI_GLOBAL;
        kp_str_addf(b, "\n\t@%%kperf_never st.volatile.%s.b%u [%s], %.*s;",
                    global ? "global" : "shared", p->bits == 1 ? 32 : p->bits,
                    global ? "%kperf_g" : "%kperf_b", p->bits == 1 ? 10 : len,
                    p->bits == 1 ? "%kperf_pin" : name);
    }
}
