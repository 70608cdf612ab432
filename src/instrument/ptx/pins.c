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
#include "instrument/ptx/pins.h"

#include "instrument/ptx/live.h"

#define MAX_WORK ((uint64_t)1 << 27) /* steps; about a second */

/* A register that the arithmetic of the region that ends at this statement writes. */
struct candidate {
    uint32_t reg, end;
    bool live; /* behind the END */
};

struct pins {
    struct kpi_text *text;
    struct kpi_plan *plan;
    struct kpi_live live;
    struct kpi_regs *regs;
    /* by register */
    bool *async;
    uint32_t *live_at;   /* the END behind which it is known to be live, plus one */
    unsigned char *sets; /* in which of these it is: */
    bool *works; /* by statement: makes something of the region's own */
    KP_VEC(struct candidate) candidates;
};

enum set { MADE = 1, BY_OTHER = 2, BY_PIN = 4, SEEN = 8 };

static bool is_end(const struct pins *p, uint32_t i)
{
    const struct kpi_mark *m = kpi_live_mark(&p->live, i);
    return m && m->op == KPI_END && m->reached;
}

/* Are there to be pins at statement i, an END? */
static bool is_wanted(const struct pins *p, uint32_t i)
{
    return p->plan->pins_mode == KPI_PINS_ALL || !p->live.jumps.in_loop[i];
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
    bool *asked = kp_alloc(p->regs->list.n + 1);
    for (size_t k = 0; k < p->candidates.n; k++)
        asked[p->candidates.v[k].reg] = true;
    kpi_live_prepare(&p->live, asked);
    free(asked);
    qsort(p->candidates.v, p->candidates.n, sizeof *p->candidates.v, by_reg);
    uint32_t last = KPI_NO_REG;
    for (size_t k = 0; k < p->candidates.n; k++) {
        struct candidate *c = &p->candidates.v[k];
        if (c->reg != last)
            kpi_live_find(&p->live, c->reg);
        last = c->reg;
        c->live = kpi_live_before(&p->live, c->reg, c->end + 1); /* an END leads nowhere else */
    }
    qsort(p->candidates.v, p->candidates.n, sizeof *p->candidates.v, by_end);
}

/* ---- what needs a pin --------------------------------------------------- */

static bool reads_any(const struct pins *p, uint32_t i, enum set set)
{
    KPI_EACH_USE(p->regs, i, g)
        if (p->sets[g] & set)
            return true;
    return false;
}

static void put_defs(struct pins *p, uint32_t i, enum set set)
{
    KPI_EACH_DEF(p->regs, i, g)
        p->sets[g] |= (unsigned char)set;
}

static void take_defs(struct pins *p, uint32_t i, unsigned sets)
{
    KPI_EACH_DEF(p->regs, i, g)
        p->sets[g] &= (unsigned char)~sets;
}

static void put_uses(struct pins *p, uint32_t i, enum set set)
{
    KPI_EACH_USE(p->regs, i, g)
        p->sets[g] |= (unsigned char)set;
}

static bool writes_any(const struct pins *p, uint32_t i, enum set set)
{
    KPI_EACH_DEF(p->regs, i, g)
        if (p->sets[g] & set)
            return true;
    return false;
}

/* All that the statements inside name, in no set. */
static void clear_sets(struct pins *p)
{
    for (size_t k = 0; k < p->live.inside.n; k++) {
        take_defs(p, p->live.inside.v[k], MADE | BY_OTHER | BY_PIN | SEEN);
        KPI_EACH_USE(p->regs, p->live.inside.v[k], g)
            p->sets[g] = 0;
    }
}

/* Forwards: `works`. */
static void find_work(struct pins *p)
{
    clear_sets(p);
    for (size_t k = 0; k < p->live.inside.n; k++) {
        uint32_t i = p->live.inside.v[k];
        unsigned class = p->regs->classes[i];
        bool works = class == KPI_CLASS_ARITHMETIC ||
                     (class == KPI_CLASS_COPY && reads_any(p, i, MADE));
        p->works[i] = works;
        if (works)
            put_defs(p, i, MADE);
        else if (!p->live.stmts[i].guard.len)
            take_defs(p, i, MADE);
    }
}

struct found { /* at one END */
    uint32_t arithmetic, keeping, async, unheld;
    uint32_t in_flight, unstorable, hidden; /* results that cannot be pinned */
    uint32_t pins, cut;
    bool unwanted;
};

/* Looks into the region that ends at statement `end`.  Can there be pins? */
static bool look_inside(struct pins *p, uint32_t end, struct found *f)
{
    *f = (struct found){.unwanted = !is_wanted(p, end)};
    kpi_live_inside(&p->live, end);
    for (size_t k = 0; k < p->live.inside.n; k++) {
        const struct kpi_stmt *s = &p->live.stmts[p->live.inside.v[k]];
        unsigned class = p->regs->classes[p->live.inside.v[k]];
        f->arithmetic += class == KPI_CLASS_ARITHMETIC;
        f->async += class == KPI_CLASS_ASYNC;
        f->keeping += class == KPI_CLASS_KEEPS && s->kind == KPI_INSTRUCTION &&
                      s->flow == KPI_FLOW_NEXT;
    }
    return !f->async && !f->unwanted;
}

static bool is_visible(struct pins *p, uint32_t reg, struct kpi_span name, uint32_t scope)
{
    return kpi_regs_look_up(p->regs, name, scope) == reg;
}

/* How statement i of the text names this register. */
static struct kpi_span name_of(struct pins *p, uint32_t i, uint32_t reg)
{
    const struct kpi_stmt *s = &p->live.stmts[i];
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
    if (p->async[reg] && (!straight || p->live.stmts[i].guard.len)) {
        f->in_flight++;
    } else if (!g->bits) {
        f->unstorable++;
    } else if (f->pins == KPI_MAX_PINS) {
        f->cut++;
    } else if (!name.len || !is_visible(p, reg, name, p->live.stmts[end].scope)) {
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
    KPI_EACH_DEF(p->regs, i, g) {
        bool last = !(p->sets[g] & SEEN), held = p->sets[g] & (BY_OTHER | BY_PIN);
        if (last && !held && p->works[i] && p->live_at[g] == end + 1)
            pinned = pin(p, i, g, end, straight, f) || pinned;
        p->sets[g] |= SEEN;
    }
    return pinned;
}

/* Backwards over one statement. */
static void hold(struct pins *p, uint32_t i, uint32_t end, bool straight, struct found *f)
{
    unsigned class = p->regs->classes[i];
    bool keeps = class == KPI_CLASS_KEEPS || class == KPI_CLASS_ASYNC;
    bool pinned = !keeps && pin_results(p, i, end, straight, f);
    bool other = keeps || writes_any(p, i, BY_OTHER);
    bool ours = pinned || writes_any(p, i, BY_PIN);
    if (keeps)
        put_defs(p, i, SEEN);
    if (!p->live.stmts[i].guard.len)
        take_defs(p, i, BY_OTHER | BY_PIN);
    if (other)
        put_uses(p, i, BY_OTHER);
    else if (ours)
        put_uses(p, i, BY_PIN);
    f->unheld += ours && !other && class == KPI_CLASS_ARITHMETIC;
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
    WHY_EMPTY, WHY_NO_ARITHMETIC, WHY_ASYNC, WHY_LOOP, WHY_SERVES, WHY_IN_FLIGHT, WHY_TYPE,
    WHY_HIDDEN, WHY_UNUSED, WHY_SIZE
};

static int why_not(const struct pins *p, const struct found *f)
{
    if (!p->live.work)
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
    if (!p->live.work || f->async || f->unwanted)
        return false;
    return !f->keeping || (f->unheld >= 4 && f->unheld > f->keeping);
}

static void pin_end(struct pins *p, uint32_t mark, uint32_t end)
{
    struct kpi_pins *out = &p->plan->pins;
    struct found f;
    out->at_mark[mark].first = (uint32_t)out->list.n;
    if (look_inside(p, end, &f)) {
        find_work(p);
        bool straight = kpi_live_straight(&p->live, end);
        for (size_t k = p->live.inside.n; k-- > 0;)
            hold(p, p->live.inside.v[k], end, straight, &f);
    }
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
    kpi_live_start(p->text, p->plan->f, MAX_WORK, &p->live);
    p->regs = p->live.regs;
    size_t regs = p->regs->list.n + 1;
    p->async = kp_alloc(regs);
    p->sets = kp_alloc(regs);
    p->live_at = kp_alloc(regs * sizeof *p->live_at);
    p->works = kp_alloc((size_t)p->live.n + 1);
    for (uint32_t i = 0; i < p->live.n; i++) {
        if (p->regs->classes[i] != KPI_CLASS_ASYNC)
            continue;
        KPI_EACH_USE(p->regs, i, g)
            p->async[g] = true;
    }
}

static void end(struct pins *p)
{
    free(p->async);
    free(p->sets);
    free(p->works);
    free(p->live_at);
    free(p->candidates.v);
    kpi_live_end(&p->live);
}

static void find_candidates(struct pins *p)
{
    for (uint32_t i = 0; i < p->live.n; i++) {
        struct found f;
        if (!is_end(p, i) || !is_wanted(p, i) || !look_inside(p, i, &f))
            continue;
        find_work(p);
        for (size_t k = 0; k < p->live.inside.n && p->live.work; k++) {
            KPI_EACH_DEF(p->regs, p->live.inside.v[k], g) {
                struct candidate c = {g, i, false};
                if (p->works[p->live.inside.v[k]] && kpi_work(&p->live.work, 16))
                    KP_PUSH(p->candidates, c);
            }
        }
    }
}

void kpi_ptx_find_pins(struct kpi_text *text, struct kpi_plan *plan)
{
    const struct kpi_function *f = plan->f;
    struct pins p = {.text = text, .plan = plan};
    plan->pins.at_mark = kp_alloc(((size_t)f->mark_count + 1) * sizeof *plan->pins.at_mark);
    start(&p);
    find_candidates(&p);
    find_all_live(&p);
    size_t next = 0;
    for (uint32_t i = 0; i < p.live.n; i++) {
        if (!is_end(&p, i))
            continue;
        for (; next < p.candidates.n && p.candidates.v[next].end <= i; next++)
            if (p.candidates.v[next].live)
                p.live_at[p.candidates.v[next].reg] = i + 1;
        pin_end(&p, p.live.stmts[i].mark - f->first_mark, i);
    }
    end(&p);
}
