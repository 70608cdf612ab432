/*
 * Loads from global memory into registers in loops, and where their results are used first.
 *
 * A load of which the first user stands in the same turn makes the warp wait for memory in each
 * turn; one whose results are carried over the jump back does not, if the turn is long enough.
 * Statements are taken in the text's order, as a loop's body mostly runs.
 */
#include "instrument/ptx/fetch.h"
#include "instrument/mix.h"

#include <ctype.h>

enum { MOST_FETCHES = 32, MOST_STEPS = 256, MOST_HELD = 32 };
enum use { USE_NONE, USE_REGISTERS, USE_ADDRESS, USE_MATRIX, USE_SHARED };
static const char *const uses[] = {[USE_NONE] = NULL, [USE_REGISTERS] = "registers",
                                   [USE_ADDRESS] = "address", [USE_MATRIX] = "matrix",
                                   [USE_SHARED] = "shared"};

/* Between two marks: inside a region, or behind it. */
struct place {
    uint32_t region;
    bool inside;
};

struct fetch {
    struct place from, used;
    uint32_t load, use; /* statements: the first of each */
    uint32_t loads, bytes; /* bytes: of a thread, of all */
    uint32_t near;         /* how many of them may find their lines in the first cache */
    bool ahead, written; /* written: perhaps, while the kernel runs */
    enum use into;
    uint32_t needs; /* what an address depends on that is no counter's; KPI_NO_REG: nothing */
};

struct finder {
    struct kpi_text *t;
    const struct kp_source *src;
    const struct kpi_stmt *s; /* the function's */
    const struct kpi_regions *names;
    const struct kpi_regs *regs;
    const struct kpi_jumps *jumps;
    uint64_t *work;
    uint32_t n;
    uint32_t head, latch; /* of the loop */
    bool *seen;           /* by statement */
    uint32_t *stack;
    struct fetch list[MOST_FETCHES];
    uint32_t count;
};

static bool is_code(const struct finder *f, uint32_t i)
{
    return f->s[i].kind == KPI_INSTRUCTION;
}

static bool is_op(const struct finder *f, uint32_t i, const char *op)
{
    return is_code(f, i) && kpi_is_op(f->src, f->s[i].op, op);
}

static bool in_space(const struct finder *f, uint32_t i, const char *space)
{
    return kpi_has_modifier(f->src, f->s[i].op, space);
}

static bool is_fetch(const struct finder *f, uint32_t i)
{
    return is_op(f, i, "ld") && in_space(f, i, ".global") && !in_space(f, i, ".volatile") &&
           !in_space(f, i, ".relaxed") && !in_space(f, i, ".acquire");
}

/* ---- loops ---------------------------------------------------------------- */

/* Does a jump back to a label in [head, i] stand in [i, latch], other than the loop's own? */
static bool in_inner_loop(const struct finder *f, uint32_t i)
{
    for (uint32_t k = i; k < f->latch; k++)
        if (f->jumps->target[k] <= i && f->jumps->target[k] >= f->head && is_code(f, k))
            return true;
    return false;
}

/* Who of a region's marks stands at statement i, reached; or NULL. */
static const struct kpi_mark *mark_at(const struct finder *f, uint32_t i)
{
    const struct kpi_stmt *s = &f->s[i];
    if (s->kind != KPI_MARK)
        return NULL;
    const struct kpi_mark *m = &f->t->marks.v[s->mark];
    bool bounds = m->op == KPI_BEGIN || m->op == KPI_END;
    return m->reached && m->region != KPI_NO_REGION && bounds ? m : NULL;
}

/* The mark before statement i of the loop, or its last one.  False: it has none. */
static bool place_of(const struct finder *f, uint32_t i, struct place *out)
{
    uint32_t length = f->latch - f->head + 1;
    for (uint32_t k = 1; k <= length; k++) {
        uint32_t at = f->head + (i - f->head + length - k) % length;
        const struct kpi_mark *m = mark_at(f, at);
        if (m) {
            *out = (struct place){m->region, m->op == KPI_BEGIN};
            return true;
        }
    }
    return false;
}

static bool same_place(struct place a, struct place b)
{
    return a.region == b.region && a.inside == b.inside;
}

/* ---- registers -------------------------------------------------------------- */

static bool reads(const struct finder *f, uint32_t i, uint32_t reg)
{
    for (uint32_t k = f->regs->use_at[i]; k < f->regs->use_at[i + 1]; k++)
        if (f->regs->uses.v[k] == reg)
            return true;
    return false;
}

static bool writes(const struct finder *f, uint32_t i, uint32_t reg)
{
    for (uint32_t k = f->regs->def_at[i]; k < f->regs->def_at[i + 1]; k++)
        if (f->regs->defs.v[k] == reg)
            return true;
    return false;
}

/* A load's results, and what they are copied to: mov's from one register to another, as at the end
 * of a turn for the next one's, are no use. */
struct held {
    uint32_t reg[MOST_HELD];
    uint32_t n;
};

static void hold_results(const struct finder *f, uint32_t i, struct held *h)
{
    for (uint32_t k = f->regs->def_at[i]; k < f->regs->def_at[i + 1] && h->n < MOST_HELD; k++)
        h->reg[h->n++] = f->regs->defs.v[k];
}

static bool reads_held(const struct finder *f, const struct held *h, uint32_t i)
{
    for (uint32_t k = 0; k < h->n; k++)
        if (reads(f, i, h->reg[k]))
            return true;
    return false;
}

/* What the statement writes is another's. */
static void let_go(const struct finder *f, struct held *h, uint32_t i)
{
    for (uint32_t k = h->n; k-- > 0;)
        if (writes(f, i, h->reg[k]))
            h->reg[k] = h->reg[--h->n];
}

static bool copies(const struct finder *f, uint32_t i)
{
    return is_op(f, i, "mov") && f->regs->use_at[i + 1] - f->regs->use_at[i] == 1 &&
           f->regs->def_at[i + 1] - f->regs->def_at[i] == 1;
}

/* The first statement behind the load, in its turn or the next, that reads one of its results.
 * False: there is none before all are written over. */
static bool find_use(struct finder *f, uint32_t load, uint32_t *use, bool *ahead)
{
    uint32_t length = f->latch - f->head + 1;
    struct held h = {.n = 0};
    if (!kpi_work(f->work, 2 * (uint64_t)length))
        return false;
    hold_results(f, load, &h);
    for (uint32_t k = 1; k < 2 * length && h.n; k++) {
        uint32_t at = load - f->head + k, i = f->head + at % length;
        bool held = reads_held(f, &h, i);
        if (held && !copies(f, i)) {
            *use = i;
            *ahead = at >= length;
            return true;
        }
        let_go(f, &h, i);
        if (held)
            hold_results(f, i, &h);
    }
    return false;
}

/* What becomes of what statement i makes, or is: the furthest that it comes to. */
static enum use kind_of_use(const struct finder *f, uint32_t i)
{
    if (is_op(f, i, "st"))
        return in_space(f, i, ".shared") ? USE_SHARED : USE_REGISTERS;
    if (is_op(f, i, "mma") || is_op(f, i, "wgmma") || is_op(f, i, "wmma"))
        return USE_MATRIX;
    return USE_NONE;
}

static void push_readers(struct finder *f, uint32_t i, uint32_t *top)
{
    for (uint32_t d = f->regs->def_at[i]; d < f->regs->def_at[i + 1]; d++)
        for (uint32_t k = f->head; k <= f->latch; k++)
            if (!f->seen[k] && reads(f, k, f->regs->defs.v[d])) {
                f->seen[k] = true;
                f->stack[(*top)++] = k;
            }
}

/* Follows the load's results through the loop: to shared memory first of all, then to a matrix
 * instruction, then to an address. */
static enum use follow_results(struct finder *f, uint32_t load)
{
    enum use best = USE_REGISTERS;
    uint32_t top = 0, length = f->latch - f->head + 1;
    memset(f->seen + f->head, 0, length);
    push_readers(f, load, &top);
    for (unsigned steps = 0; top && steps < MOST_STEPS && kpi_work(f->work, length); steps++) {
        uint32_t i = f->stack[--top];
        enum use use = kind_of_use(f, i);
        if (use == USE_NONE && (is_op(f, i, "ld") || is_op(f, i, "cp")))
            use = USE_ADDRESS;
        best = use > best ? use : best;
        if (use == USE_NONE)
            push_readers(f, i, &top);
    }
    return best;
}

static void push_writers(struct finder *f, uint32_t i, uint32_t *top)
{
    for (uint32_t u = f->regs->use_at[i]; u < f->regs->use_at[i + 1]; u++)
        for (uint32_t k = f->head; k <= f->latch; k++)
            if (!f->seen[k] && writes(f, k, f->regs->uses.v[u])) {
                f->seen[k] = true;
                f->stack[(*top)++] = k;
            }
}

/* Can its address of the next turn be computed in this one?  What in the loop it comes from has to
 * be arithmetic on registers; else the statement that is not. */
static uint32_t address_needs(struct finder *f, uint32_t load)
{
    uint32_t top = 0, length = f->latch - f->head + 1;
    memset(f->seen + f->head, 0, length);
    f->seen[load] = true;
    push_writers(f, load, &top);
    for (unsigned steps = 0; top; steps++) {
        uint32_t i = f->stack[--top];
        unsigned char class = f->regs->classes[i];
        if (steps >= MOST_STEPS || !kpi_work(f->work, length) || class == KPI_CLASS_KEEPS ||
            class == KPI_CLASS_ASYNC)
            return i;
        push_writers(f, i, &top);
    }
    return KPI_NO_REG;
}

/* The statements of the loop that write what load i's address comes of; the last of them. */
static uint32_t count_writers(const struct finder *f, uint32_t i, uint32_t *last)
{
    uint32_t n = 0;
    for (uint32_t k = f->head; k <= f->latch; k++)
        for (uint32_t u = f->regs->use_at[i]; u < f->regs->use_at[i + 1]; u++)
            if (writes(f, k, f->regs->uses.v[u])) {
                n++;
                *last = k;
            }
    return n;
}

enum { SECTOR_BYTES = 32 }; /* what comes to the first cache at a time */

/* Is statement i an addition of less than a sector to a register of its own? */
static bool steps_little(const struct finder *f, uint32_t i)
{
    const char *text = f->src->text, *end = text + f->s[i].end, *at = end;
    if (!is_op(f, i, "add") || f->regs->def_at[i] == f->regs->def_at[i + 1] ||
        !reads(f, i, f->regs->defs.v[f->regs->def_at[i]]))
        return false;
    while (at > text + f->s[i].begin && at[-1] != ',')
        at--;
    while (at < end && (isspace((unsigned char)*at) || *at == '-'))
        at++;
    unsigned step = 0;
    for (; at < end && isdigit((unsigned char)*at) && step < SECTOR_BYTES; at++)
        step = step * 10 + (unsigned)(*at - '0');
    return step && step < SECTOR_BYTES;
}

/* May it find its line in the first cache, which an earlier turn, or a neighbour, has brought?
 * What is loaded says where it is, or a turn's address is next to the last one's. */
static bool may_be_near(const struct finder *f, uint32_t load, uint32_t needs)
{
    uint32_t writer = 0;
    return (needs != KPI_NO_REG && is_op(f, needs, "ld")) ||
           (count_writers(f, load, &writer) == 1 && steps_little(f, writer));
}

/* ---- what stands beside ---------------------------------------------------------- */

/* Bytes that an ld or st moves for a thread; 0: its opcode does not say. */
static uint32_t bytes_of(const struct finder *f, uint32_t i)
{
    long long bytes = kpi_mix_bytes(f->src, f->s[i].op);
    return bytes > 0 ? (uint32_t)bytes : 0;
}

/* Units that work side by side, and for how many of a scheduler's issue slots a warp's instruction
 * keeps its own busy, at least (sm_90: of 32 lanes the special functions' takes 4 at a time, the
 * way to memory 8, those of doubles, and of products of integers and conversions, 16). */
enum unit { UNIT_ISSUE, UNIT_SPECIAL, UNIT_MEMORY, UNIT_HALF, UNIT_DOUBLE, UNIT_MATRIX, UNITS };
static const unsigned char busy_for[UNITS] = {1, 8, 4, 2, 2, 8};
static const struct {
    const char *op;
    enum unit unit;
} units[] = {
    {"sin", UNIT_SPECIAL}, {"cos", UNIT_SPECIAL}, {"ex2", UNIT_SPECIAL}, {"lg2", UNIT_SPECIAL},
    {"rcp", UNIT_SPECIAL}, {"rsqrt", UNIT_SPECIAL}, {"sqrt", UNIT_SPECIAL}, {"tanh", UNIT_SPECIAL},
    {"div", UNIT_SPECIAL}, {"rem", UNIT_SPECIAL}, {"popc", UNIT_SPECIAL}, {"clz", UNIT_SPECIAL},
    {"bfind", UNIT_SPECIAL}, {"brev", UNIT_SPECIAL}, {"mma", UNIT_MATRIX}, {"wmma", UNIT_MATRIX},
    {"ld", UNIT_MEMORY}, {"st", UNIT_MEMORY}, {"atom", UNIT_MEMORY}, {"red", UNIT_MEMORY},
    {"ldmatrix", UNIT_MEMORY}, {"stmatrix", UNIT_MEMORY}, {"shfl", UNIT_MEMORY}, {"cvt", UNIT_HALF},
};

static enum unit unit_of(const struct finder *f, uint32_t i)
{
    for (size_t k = 0; k < KP_COUNT(units); k++)
        if (is_op(f, i, units[k].op))
            return units[k].unit;
    if (in_space(f, i, ".f64"))
        return UNIT_DOUBLE;
    bool integers = in_space(f, i, ".s32") || in_space(f, i, ".u32") || in_space(f, i, ".s64") ||
                    in_space(f, i, ".u64") || in_space(f, i, ".b32");
    return integers && (is_op(f, i, "mul") || is_op(f, i, "mad")) ? UNIT_HALF : UNIT_ISSUE;
}

/* What the busiest of the units is busy for; all go through the issue. */
static json_int_t slots_of(const uint32_t count[UNITS])
{
    json_int_t most = 0, all = 0;
    for (size_t k = 0; k < UNITS; k++) {
        json_int_t busy = (json_int_t)count[k] * busy_for[k];
        most = busy > most ? busy : most;
        all += count[k];
    }
    return all > most ? all : most;
}

/* ---- one loop ------------------------------------------------------------------- */

static struct fetch *alike(struct finder *f, const struct fetch *a)
{
    for (uint32_t i = 0; i < f->count; i++) {
        struct fetch *b = &f->list[i];
        if (same_place(a->from, b->from) && same_place(a->used, b->used) && a->ahead == b->ahead)
            return b;
    }
    return NULL;
}

static void add_fetch(struct finder *f, uint32_t load)
{
    struct fetch one = {.load = load, .loads = 1, .bytes = bytes_of(f, load)};
    uint32_t writer;
    if (!kpi_work(f->work, 2 * (uint64_t)(f->latch - f->head + 1))) /* count_writers, twice */
        return;
    if (in_inner_loop(f, load) || !find_use(f, load, &one.use, &one.ahead) ||
        !place_of(f, load, &one.from) || !place_of(f, one.use, &one.used) ||
        !count_writers(f, load, &writer)) /* the same in each turn: in the first cache */
        return;
    one.into = follow_results(f, load);
    one.needs = address_needs(f, load);
    one.near = may_be_near(f, load, one.needs);
    one.written = !in_space(f, load, ".nc");
    struct fetch *old = alike(f, &one);
    if (!old && f->count < MOST_FETCHES) {
        f->list[f->count++] = one;
        return;
    }
    if (!old)
        return;
    old->loads++;
    old->bytes += one.bytes;
    old->near += one.near;
    old->written = old->written || one.written;
    old->into = one.into > old->into ? one.into : old->into;
    old->needs = old->needs == KPI_NO_REG ? one.needs : old->needs;
    old->use = one.use < old->use ? one.use : old->use;
}

/* ---- the report -------------------------------------------------------------------- */

static unsigned line_of(const struct finder *f, uint32_t i)
{
    return kpi_line(f->t, f->s[i].begin);
}

static json_t *place_json(const struct finder *f, struct place p)
{
    return json_pack("{s:s,s:b}", "region", f->names->list.v[p.region].name, "inside", p.inside);
}

static bool writes_memory(const struct finder *f, uint32_t i)
{
    bool stores = is_op(f, i, "st") || is_op(f, i, "atom") || is_op(f, i, "red");
    bool own = in_space(f, i, ".shared") || in_space(f, i, ".local") ||
               in_space(f, i, ".shared::cta") || in_space(f, i, ".shared::cluster");
    return (stores && !own) || is_op(f, i, "call") ||
           (is_op(f, i, "cp") && in_space(f, i, ".bulk_group"));
}

/* Does it wait for, or order, what other CTAs write to global memory? */
static bool orders_memory(const struct finder *f, uint32_t i)
{
    if (is_op(f, i, "membar") || (is_op(f, i, "fence") && !is_op(f, i, "fence.proxy") &&
                                  !is_op(f, i, "fence.mbarrier_init")))
        return true;
    return is_op(f, i, "ld") && !in_space(f, i, ".shared") &&
           (in_space(f, i, ".acquire") || in_space(f, i, ".relaxed") ||
            in_space(f, i, ".volatile"));
}

/* The loop's first statement that is so, as a line; or null: there is none, or what is loaded is
 * not written while the kernel runs (.nc). */
static json_t *first_json(const struct finder *f, const struct fetch *a,
                          bool (*is_so)(const struct finder *f, uint32_t i))
{
    for (uint32_t i = f->head; i <= f->latch && a->written; i++)
        if (is_so(f, i))
            return json_integer(line_of(f, i));
    return json_null();
}

/* What else stands where the results are used first: it is not waited for, and takes its time. */
static void put_beside(const struct finder *f, struct place used, json_t *o)
{
    json_int_t bytes = 0;
    uint32_t count[UNITS] = {0}, code = 0;
    bool loops = false;
    for (uint32_t i = f->head; i <= f->latch; i++) {
        struct place p;
        if (!is_code(f, i) || !place_of(f, i, &p) || !same_place(p, used))
            continue;
        code++;
        count[unit_of(f, i)]++;
        loops = loops || (i < f->latch && f->jumps->target[i] <= i);
        if ((is_op(f, i, "st") || is_op(f, i, "ld")) && in_space(f, i, ".shared"))
            bytes += bytes_of(f, i);
    }
    json_object_set_new(o, "code", json_integer((json_int_t)code));
    json_object_set_new(o, "slots", json_integer(slots_of(count)));
    json_object_set_new(o, "loops", json_boolean(loops));
    json_object_set_new(o, "shared_bytes", json_integer(bytes));
}

static json_t *fetch_json(const struct finder *f, const struct fetch *a)
{
    json_t *o = json_pack("{s:o,s:o,s:I,s:I,s:I,s:I,s:b,s:s,s:o,s:o}", "from",
                          place_json(f, a->from), "used", place_json(f, a->used), "line",
                          (json_int_t)line_of(f, a->load), "use_line",
                          (json_int_t)line_of(f, a->use), "loads", (json_int_t)a->loads, "bytes",
                          (json_int_t)a->bytes, "ahead", a->ahead, "into", uses[a->into],
                          "address", a->needs == KPI_NO_REG
                              ? json_null() : json_integer(line_of(f, a->needs)),
                          "stores", first_json(f, a, writes_memory));
    json_object_set_new(o, "orders", first_json(f, a, orders_memory));
    json_object_set_new(o, "near", json_integer((json_int_t)a->near));
    put_beside(f, a->used, o);
    return o;
}

static void look_at_loop(struct finder *f, json_t *list)
{
    uint64_t length = f->latch - f->head + 1;
    f->count = 0;
    for (uint32_t i = f->head; i <= f->latch; i++)
        if (is_fetch(f, i) && kpi_work(f->work, length))
            add_fetch(f, i);
    for (uint32_t i = 0; i < f->count && kpi_work(f->work, length * length); i++)
        json_array_append_new(list, fetch_json(f, &f->list[i]));
}

/* Is there a loop with marks inside [head, latch], or does this one have none? */
static bool is_innermost(const struct finder *f, uint32_t head, uint32_t latch)
{
    bool marked = false;
    for (uint32_t i = head; i <= latch; i++)
        marked = marked || mark_at(f, i);
    for (uint32_t i = head; i < latch && marked; i++) {
        uint32_t to = f->jumps->target[i];
        if (!is_code(f, i) || to < head || to > i)
            continue;
        for (uint32_t k = to; k <= i; k++)
            if (mark_at(f, k))
                return false;
    }
    return marked;
}

json_t *kpi_fetches(struct kpi_text *t, const struct kpi_function *fn,
                    const struct kpi_regions *names, const struct kpi_regs *regs,
                    const struct kpi_jumps *jumps, uint64_t *work)
{
    struct finder f = {.t = t, .src = t->src, .s = t->stmts.v + fn->first_stmt, .names = names,
                       .regs = regs, .jumps = jumps, .work = work, .n = fn->stmt_count};
    json_t *list = json_array();
    f.seen = kp_alloc((size_t)f.n + 1);
    f.stack = kp_alloc(((size_t)f.n + 1) * sizeof *f.stack);
    for (uint32_t i = 0; i < f.n; i++) {
        uint32_t to = jumps->target[i];
        if (!is_code(&f, i) || f.s[i].flow != KPI_FLOW_JUMP || to > i ||
            !kpi_work(f.work, i - to + 1) || !is_innermost(&f, to, i))
            continue;
        f.head = to;
        f.latch = i;
        look_at_loop(&f, list);
    }
    free(f.seen);
    free(f.stack);
    return list;
}
