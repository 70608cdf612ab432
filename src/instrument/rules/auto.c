/*
 * What is worth a region in a kernel that nobody marked: by opcodes alone, block by block.
 * What PTX calls an asynchronous operation is what the model wants to know of: its issue, the
 * wait for it, and the engine between.
 */
#include "instrument/amd/class.h"
#include "instrument/ptx/lex.h"
#include "instrument/rules/internal.h"

#define SPIN 32   /* instructions of a loop that only waits: libcu++'s has 25 */
#define ROUND 16  /* statements from a branch to what it leads over */
#define NEAR 48   /* instructions of address arithmetic between two of a kind */

enum class {
    NOTHING,
    WAIT,
    LOAD,
    BARRIER,
    MMA,
    FENCE,
    COMMIT, /* of copies */
    MMA_COMMIT,
    MMA_WAIT,
    ARRIVE,
    EXPECT
};

struct opcode {
    const char *word; /* kpi_is_op */
    enum class is;
};
/* The first that fits counts. */
static const struct opcode opcodes[] = {
    {"mbarrier.try_wait", WAIT},
    {"mbarrier.test_wait", WAIT},
    {"cp.async.wait_group", WAIT},
    {"cp.async.wait_all", WAIT},
    {"cp.async.bulk.wait_group", WAIT},
    {"cp.async.commit_group", COMMIT},
    {"cp.async.bulk.commit_group", COMMIT},
    {"mbarrier.arrive.expect_tx", EXPECT},
    {"mbarrier.expect_tx", EXPECT},
    {"mbarrier.arrive", ARRIVE},
    {"mbarrier.arrive_drop", ARRIVE},
    {"cp.async.bulk.prefetch", NOTHING},
    {"cp.async", LOAD}, /* and TMA: cp.async.bulk; and what completes it on a barrier */
    {"tcgen05.cp", LOAD},
    {"tcgen05.wait", WAIT},
    {"bar.warp", NOTHING},
    {"barrier.warp", NOTHING},
    {"bar", BARRIER},
    {"barrier", BARRIER},
    {"wgmma.fence", FENCE},
    {"wgmma.mma_async", MMA},
    {"wgmma.commit_group", MMA_COMMIT},
    {"wgmma.wait_group", MMA_WAIT},
    {"mma", MMA},
    {"wmma.mma", MMA},
    {"tcgen05.mma", MMA},
    {"tcgen05.commit", MMA_COMMIT},
};

/* AMDGCN's loads are all asynchronous, and nothing waits for its matrix instructions. */
static enum class class_of_amd(const struct kp_source *src, struct kpi_span op)
{
    switch (kpi_amd_class_of(src, op)) {
    case KPI_AMD_WAIT: return WAIT;
    case KPI_AMD_LOAD: return LOAD;
    case KPI_AMD_BARRIER: return BARRIER;
    case KPI_AMD_TENSOR: return MMA;
    default: return NOTHING;
    }
}

static enum class find_class(const struct kpi_lookup *w, const struct kpi_stmt *s)
{
    const struct kp_source *src = w->src;
    if (w->text->amd)
        return kpi_is_code(s) ? class_of_amd(src, s->op) : NOTHING;
    static const bool never[] = {
        [KPI_WORD_OTHER] = true, [KPI_WORD_ARITHMETIC] = true, [KPI_WORD_MOV] = true,
        [KPI_WORD_LD] = true, [KPI_WORD_CVTA] = true, [KPI_WORD_BRA] = true,
        [KPI_WORD_NANOSLEEP] = false};
    if (never[s->word])
        return NOTHING;
    for (size_t i = 0; kpi_is_code(s) && i < KP_COUNT(opcodes); i++)
        if (kpi_is_op(src, s->op, opcodes[i].word))
            return opcodes[i].is;
    return NOTHING;
}

void kpi_auto_classify(struct kpi_lookup *w)
{
    w->classes = kp_alloc((size_t)w->n + 1);
    for (uint32_t i = 0; i < w->n; i++)
        w->classes[i] = (unsigned char)find_class(w, &w->stmts[i]);
}

static enum class class_of(const struct kpi_lookup *w, uint32_t i)
{
    return (enum class)w->classes[i];
}

static const char *const words[] = {
    [KPI_AUTO_WAITS] = "wait",       [KPI_AUTO_MMA] = "mma",     [KPI_AUTO_LOADS] = "load",
    [KPI_AUTO_BARRIERS] = "barrier", [KPI_AUTO_LOOPS] = "loop",
    [KPI_AUTO_ARRIVES] = "arrive",   [KPI_AUTO_BODIES] = "body",  [KPI_AUTO_COMPUTE] = "compute",
};

const struct kpi_auto_word kpi_auto_words[] = {
    {"waits", KPI_AUTO_WAITS},       {"arrives", KPI_AUTO_ARRIVES}, {"mma", KPI_AUTO_MMA},
    {"loads", KPI_AUTO_LOADS},       {"barriers", KPI_AUTO_BARRIERS}, {"loops", KPI_AUTO_LOOPS},
    {"compute", KPI_AUTO_COMPUTE},   {"all", KPI_AUTO_ALL},         {NULL, 0}};

bool kpi_auto_parse(const char *list, unsigned *out)
{
    *out = 0;
    for (;;) {
        size_t n = strcspn(list, ",");
        const struct kpi_auto_word *known = kpi_auto_words;
        while (known->word && (strlen(known->word) != n || strncmp(known->word, list, n) != 0))
            known++;
        if (!known->word)
            return false;
        *out |= known->bits;
        if (!list[n])
            return true;
        list += n + 1;
    }
}

/* ---- names -------------------------------------------------------------- */

/* The file that the function begins in; 0: no line is known. */
static uint32_t home_of(const struct kpi_lookup *w)
{
    uint32_t i = 0;
    while (i < w->n && !w->lines[i].line)
        i++;
    return i < w->n ? w->lines[i].file : 0;
}

/* "wait.120": what, of which source line; f2.120: of which of .file 2, where the function begins in
 * another; t412: of which of the text.  The barrier comes to it later (rules/sync.c). */
static void name_it(const struct kpi_lookup *w, struct kpi_found *f, uint32_t stmt)
{
    struct kpi_line_at at = w->inlined[stmt].line ? w->inlined[stmt] : w->lines[stmt];
    char of[16] = "";
    if (at.line && at.file != home_of(w))
        snprintf(of, sizeof of, "f%u.", at.file);
    snprintf(f->name, sizeof f->name, "%s.%s%u", words[f->what], at.line ? of : "t",
             at.line ? at.line : kpi_line(w->text, w->stmts[stmt].begin));
}

void kpi_auto_add(const struct kpi_lookup *w, struct kpi_finds *out, enum kpi_auto what,
                  struct kpi_stretch s, uint32_t named_by, const char *engine)
{
    struct kpi_found f = {.stretch = s, .what = what};
    name_it(w, &f, named_by);
    if (engine)
        snprintf(f.async, sizeof f.async, "engine=%s", engine);
    KP_PUSH(out->list, f);
}

/* ---- finding ------------------------------------------------------------ */

/* Where a block begins or ends: nothing is grouped across. */
static bool parts(const struct kpi_stmt *s)
{
    return s->kind == KPI_LABEL || s->kind == KPI_MARK ||
           (kpi_is_code(s) && s->flow != KPI_FLOW_NEXT);
}

/* One that looks again until it may go on. */
static bool is_look(const struct kpi_lookup *w, const struct kpi_stmt *s)
{
    return kpi_is_code(s) && (kpi_is_op(w->src, s->op, "mbarrier.try_wait") ||
                              kpi_is_op(w->src, s->op, "mbarrier.test_wait"));
}

/* A look's barrier and parity: "[%r1], %r2". */
static struct kpi_span looks_at(const struct kpi_lookup *w, uint32_t i)
{
    const struct kpi_stmt *s = &w->stmts[i];
    const char *text = w->src->text, *from = memchr(text + s->op.at, '[', s->end - s->op.at);
    const char *end = text + s->end, *comma = from ? memchr(from, ',', (size_t)(end - from)) : NULL;
    if (!comma)
        return (struct kpi_span){0};
    const char *to = comma + 1;
    while (to < end && *to != ',' && *to != ';')
        to++;
    return (struct kpi_span){(uint32_t)(from - text), (uint32_t)(to - from)};
}

static bool same_barrier(const struct kpi_lookup *w, uint32_t a, uint32_t b)
{
    struct kpi_span x = looks_at(w, a), y = looks_at(w, b);
    return x.len && x.len == y.len &&
           memcmp(w->src->text + x.at, w->src->text + y.at, x.len) == 0;
}

/* The branch that the block of statement i ends with; UINT32_MAX: something else is done before. */
static uint32_t branch_behind(const struct kpi_lookup *w, uint32_t i)
{
    for (uint32_t k = i + 1; k < w->n && w->code_before[k] - w->code_before[i] <= ROUND; k++) {
        const struct kpi_stmt *s = &w->stmts[k];
        if (kpi_is_code(s) && s->flow == KPI_FLOW_JUMP && s->guard.len)
            return k;
        if (parts(s) || class_of(w, k) != NOTHING)
            break;
    }
    return UINT32_MAX;
}

/* The branch to `to` that stands before statement i, with little else between; i: there is none. */
static uint32_t branch_before(const struct kpi_lookup *w, uint32_t i, uint32_t to)
{
    for (uint32_t k = i; k-- > 0 && w->code_before[i] - w->code_before[k] <= ROUND;) {
        const struct kpi_stmt *s = &w->stmts[k];
        if (kpi_is_code(s) && s->flow == KPI_FLOW_JUMP && s->guard.len && w->jumps.target[k] == to)
            return k;
        if (parts(s) || class_of(w, k) != NOTHING)
            break;
    }
    return i;
}

/* One look, and behind it the loop that waits for the same, over which a branch leads where the
 * look sufficed: that is one wait, made in every turn; so is one that some warps alone make, with
 * the branch of the others.  *loop: the loop's look. */
static bool waits_if_need_be(const struct kpi_lookup *w, uint32_t i, struct kpi_stretch *out,
                             uint32_t *loop)
{
    uint32_t branch = is_look(w, &w->stmts[i]) ? branch_behind(w, i) : UINT32_MAX;
    uint32_t to = branch == UINT32_MAX ? UINT32_MAX : w->jumps.target[branch], looks = 0;
    struct kpi_stretch wait = {0, 0}, s;
    if (to >= w->n || to <= branch || w->code_before[to] - w->code_before[branch] > SPIN)
        return false;
    for (uint32_t k = branch + 1; k < to; k++) {
        if (class_of(w, k) == NOTHING)
            continue;
        if (looks++ || !kpi_wait_loop(w, k, &wait) || !same_barrier(w, i, k))
            return false;
        *loop = k;
    }
    *out = s = (struct kpi_stretch){branch_before(w, i, to), to - 1};
    return looks && wait.first > branch && wait.last < to && !kpi_stretch_close(w, &s);
}

static void find_waits(const struct kpi_lookup *w, struct kpi_finds *out)
{
    uint32_t behind = 0; /* the last loop */
    for (uint32_t i = 0; i < w->n; i++) {
        struct kpi_stretch s = {i, i};
        uint32_t named = i;
        enum class is = class_of(w, i);
        if ((is != WAIT && is != MMA_WAIT) || i < behind)
            continue;
        if (kpi_wait_loop(w, i, &s) || waits_if_need_be(w, i, &s, &named))
            behind = s.last + 1;
        kpi_auto_add(w, out, KPI_AUTO_WAITS, s, named, NULL);
    }
}

/* Where the loads of a block begin whose bytes are expected at `expect`. */
static bool belongs(const struct kpi_lookup *w, uint32_t expect, uint32_t load)
{
    for (uint32_t i = expect + 1; i <= load; i++)
        if (parts(&w->stmts[i]))
            return false;
    return load - expect <= NEAR;
}

/* Barriers are grouped when they are one and the same. */
static bool unlike(const struct kpi_lookup *w, uint32_t a, uint32_t b)
{
    const struct kpi_stmt *x = &w->stmts[a], *y = &w->stmts[b];
    size_t n = x->end - x->op.at;
    return !w->text->amd && (y->end - y->op.at != n || memcmp(w->src->text + x->op.at,
                                                               w->src->text + y->op.at, n) != 0);
}

/* Statements of one class in a block, with few others between them; loads with what expects
 * their bytes. */
static void find_groups(const struct kpi_lookup *w, enum class class, enum kpi_auto what,
                        const char *engine, struct kpi_finds *out)
{
    struct kpi_stretch s = {0, 0};
    uint32_t expect = UINT32_MAX;
    bool open = false;
    for (uint32_t i = 0; i < w->n; i++) {
        enum class is = class_of(w, i);
        bool other = is != NOTHING && is != class && is != COMMIT && is != MMA_COMMIT;
        bool another = is == BARRIER && is == class && open && unlike(w, s.last, i);
        if (open && (parts(&w->stmts[i]) || other || another || i - s.last > NEAR)) {
            kpi_auto_add(w, out, what, s, s.first, engine);
            open = false;
        }
        if (is == EXPECT || is == WAIT)
            expect = is == EXPECT ? i : UINT32_MAX;
        if (is != class)
            continue;
        if (!open && class == LOAD && expect != UINT32_MAX && belongs(w, expect, i))
            s.first = expect;
        else if (!open)
            s.first = i;
        expect = UINT32_MAX; /* for these */
        s.last = i;
        open = true;
    }
    if (open)
        kpi_auto_add(w, out, what, s, s.first, engine);
}

/* TMA or not, by what the stretch issues. */
static void name_engines(const struct kpi_lookup *w, struct kpi_finds *out, size_t from)
{
    for (size_t k = from; k < out->list.n; k++) {
        struct kpi_found *f = &out->list.v[k];
        if (!kpi_is_op(w->src, w->stmts[f->stretch.last].op, "cp.async.bulk"))
            snprintf(f->async, sizeof f->async, "engine=lsu");
    }
}

static bool copies_or_less(const struct kpi_lookup *w, uint32_t i, bool copies)
{
    return class_of(w, i) == NOTHING || (copies && class_of(w, i) == LOAD);
}

/* Only plain instructions from statement `from` up to `to`, which is not one of them. */
static bool plain_between(const struct kpi_lookup *w, uint32_t from, uint32_t to)
{
    for (uint32_t i = from; i < to; i++)
        if (parts(&w->stmts[i]) || class_of(w, i) != NOTHING)
            return false;
    return true;
}

/* An arrive, with the branch that leads over it and little else: so the region is visited in each
 * turn, and by all. */
static struct kpi_stretch with_condition(const struct kpi_lookup *w, uint32_t i)
{
    for (uint32_t k = i; k-- > 0 && i - k <= ROUND;) {
        const struct kpi_stmt *s = &w->stmts[k];
        uint32_t to = w->jumps.target[k];
        if (kpi_is_code(s) && s->flow == KPI_FLOW_JUMP && s->guard.len && to > i && to < w->n &&
            to - i <= ROUND && plain_between(w, i + 1, to)) {
            struct kpi_stretch all = {k, to - 1};
            return kpi_stretch_close(w, &all) ? (struct kpi_stretch){i, i}
                                              : (struct kpi_stretch){k, to - 1};
        }
        if (parts(s))
            break;
    }
    return (struct kpi_stretch){i, i};
}

static void find_arrives(const struct kpi_lookup *w, unsigned what, struct kpi_finds *out)
{
    bool *within = kp_alloc((size_t)w->n + 1); /* of a load's region */
    for (size_t k = 0; k < out->list.n && what & KPI_AUTO_LOADS; k++)
        if (out->list.v[k].what == KPI_AUTO_LOADS)
            for (uint32_t i = out->list.v[k].stretch.first; i <= out->list.v[k].stretch.last; i++)
                within[i] = true;
    for (uint32_t i = 0; i < w->n; i++) {
        enum class is = class_of(w, i);
        if (is == ARRIVE || (is == EXPECT && !within[i]))
            kpi_auto_add(w, out, KPI_AUTO_ARRIVES, with_condition(w, i), i, NULL);
    }
    free(within);
}

struct mma {
    struct kpi_stretch s;
    bool open, fenced; /* a group began; a fence stands before it */
    uint32_t fence, first;
};

static void end_mma(const struct kpi_lookup *w, struct mma *m, struct kpi_finds *out)
{
    if (m->open)
        kpi_auto_add(w, out, KPI_AUTO_MMA, m->s, m->first, "tensor");
    *m = (struct mma){.open = false};
}

/* From the fence or the first instruction to the last one's commit within a block; where waits
 * are no regions of their own, to the wait for them. */
static void find_mma(const struct kpi_lookup *w, unsigned what, struct kpi_finds *out)
{
    struct mma m = {.open = false};
    for (uint32_t i = 0; i < w->n; i++) {
        enum class is = class_of(w, i);
        if (parts(&w->stmts[i]) || (m.open && is != MMA && is != FENCE && i - m.s.last > 4 * NEAR))
            end_mma(w, &m, out);
        if (is == FENCE && !m.open) {
            m.fenced = true;
            m.fence = i;
        } else if (is == MMA) {
            if (!m.open)
                m.first = i;
            m.s.first = m.open ? m.s.first : m.fenced ? m.fence : i;
            m.s.last = i;
            m.open = true;
        } else if (is == MMA_COMMIT && m.open) {
            m.s.last = i;
        } else if (is == MMA_WAIT && m.open) {
            m.s.last = what & KPI_AUTO_WAITS ? m.s.last : i;
            end_mma(w, &m, out);
        }
    }
    end_mma(w, &m, out);
}

/* From statement i on the block looks, before anything leads away. */
static bool looks_first(const struct kpi_lookup *w, uint32_t i, uint32_t last)
{
    for (; i <= last && (!kpi_is_code(&w->stmts[i]) || w->stmts[i].flow == KPI_FLOW_NEXT); i++)
        if (is_look(w, &w->stmts[i]))
            return true;
    return false;
}

/* Something that the kernel is there for, and no spinning: memory, numbers with a point. */
static bool works(const struct kpi_lookup *w, const struct kpi_stmt *s)
{
    return kpi_is_code(s) && (s->word == KPI_WORD_LD || kpi_is_op(w->src, s->op, "st") ||
                              kpi_is_op(w->src, s->op, "atom") ||
                              kpi_is_op(w->src, s->op, "red") ||
                              kpi_ptx_computes_floats(w->src, s));
}

/* Of several ways back, as of a loop that sleeps after some looks, each comes to a look again. */
static bool only_spins(const struct kpi_lookup *w, const struct kpi_stretch *s)
{
    for (uint32_t i = s->first; i <= s->last; i++)
        if (works(w, &w->stmts[i]) ||
            (kpi_jumps_from(w, i, s->last, i) && !looks_first(w, i, s->last)))
            return false;
    return true;
}

/* A few instructions, of which nothing but a look is of a class. */
static bool is_short_look(const struct kpi_lookup *w, const struct kpi_stretch *s)
{
    bool looks = false;
    if (s->last - s->first > 4 * SPIN || kpi_code_in(w, s) > SPIN)
        return false;
    for (uint32_t i = s->first; i <= s->last; i++) {
        if (class_of(w, i) != NOTHING && !is_look(w, &w->stmts[i]))
            return false;
        looks = looks || is_look(w, &w->stmts[i]);
    }
    return looks;
}

/* No loop is within it. */
static bool is_single(const struct kpi_lookup *w, const struct kpi_stretch *s)
{
    for (uint32_t i = s->first; i < s->last; i++)
        if (kpi_jumps_from(w, i, i == s->first ? s->last - 1 : s->last, i))
            return false;
    return true;
}

/* The nearest way back from behind the stretch to [first, look]; UINT32_MAX: none. */
static uint32_t next_way_back(const struct kpi_lookup *w, uint32_t first, uint32_t look,
                              uint32_t last)
{
    uint32_t next = UINT32_MAX;
    for (size_t k = 0; k < w->edges.n && w->edges.v[k].to <= look; k++)
        if (w->edges.v[k].to >= first && w->edges.v[k].from > last && w->edges.v[k].from < next)
            next = w->edges.v[k].from;
    return next;
}

/* Some way out of `a` leads out of `b`, too: what is behind the wait is not within. */
static bool leaves(const struct kpi_lookup *w, const struct kpi_stretch *a,
                   const struct kpi_stretch *b)
{
    for (size_t k = 0; k < w->edges.n; k++) {
        const struct kpi_jump *j = &w->edges.v[k];
        if (j->from >= a->first && j->from <= a->last && (j->to < b->first || j->to > b->last))
            return true;
    }
    return false;
}

bool kpi_wait_loop(const struct kpi_lookup *w, uint32_t stmt, struct kpi_stretch *out)
{
    struct kpi_stretch s, longer;
    if (w->text->amd || !is_look(w, &w->stmts[stmt]) || !kpi_loop_round(w, stmt, SPIN, &s) ||
        !is_short_look(w, &s) || !is_single(w, &s))
        return false;
    struct kpi_stretch least = s;
    for (;; s = longer) {
        longer = (struct kpi_stretch){s.first, next_way_back(w, s.first, stmt, s.last)};
        if (longer.last == UINT32_MAX || !is_short_look(w, &longer) || !only_spins(w, &longer) ||
            !leaves(w, &least, &longer))
            break;
    }
    *out = s;
    return true;
}

bool kpi_only_waits(const struct kpi_lookup *w, const struct kpi_stretch *s)
{
    struct kpi_stretch wait;
    for (uint32_t i = s->first; i <= s->last; i++)
        if (class_of(w, i) != NOTHING)
            return kpi_wait_loop(w, i, &wait) && wait.first <= s->first && wait.last >= s->last;
    return false;
}

static bool is_found(const struct kpi_finds *out, const struct kpi_stretch *s)
{
    for (size_t i = 0; i < out->list.n; i++)
        if (out->list.v[i].stretch.first == s->first && out->list.v[i].stretch.last == s->last)
            return true;
    return false;
}

static void find_loops(const struct kpi_lookup *w, struct kpi_finds *out)
{
    struct kpi_stretches loops = {0};
    kpi_loops_find(w, &loops);
    for (size_t k = 0; k < loops.list.n; k++) {
        struct kpi_stretch s = loops.list.v[k];
        if (is_found(out, &s)) /* as copies that are all of it */
            continue;
        uint32_t head = s.first; /* named by its first instruction */
        while (head < s.last && !kpi_is_code(&w->stmts[head]))
            head++;
        kpi_auto_add(w, out, KPI_AUTO_LOOPS, s, head, NULL);
    }
    free(loops.list.v);
}

#define WORK 16 /* operations that are worth a region */

/* What a loop computes with floating-point numbers between what waits, arrives and starts work, in
 * one block. */
static void find_compute(const struct kpi_lookup *w, struct kpi_finds *out)
{
    struct kpi_stretch s = {0, 0};
    uint32_t work = 0;
    for (uint32_t i = 0; i <= w->n; i++) {
        bool ends = i == w->n || parts(&w->stmts[i]) || class_of(w, i) != NOTHING;
        if (ends && work >= WORK)
            kpi_auto_add(w, out, KPI_AUTO_COMPUTE, s, s.first, NULL);
        if (ends) {
            work = 0;
        } else if (w->jumps.in_loop[i] && kpi_ptx_computes_floats(w->src, &w->stmts[i])) {
            s.first = work++ ? s.first : i;
            s.last = i;
        }
    }
}

/* Of a kernel with nothing else: its code, as far as it can be a region. */
static void find_bodies(const struct kpi_lookup *w, struct kpi_finds *out)
{
    bool *chosen = kp_alloc((size_t)w->n + 1);
    struct kpi_stretches list = {0};
    const char *why;
    for (uint32_t i = 0; i < w->n; i++)
        chosen[i] = kpi_is_code(&w->stmts[i]) && w->stmts[i].flow != KPI_FLOW_EXIT &&
                    w->stmts[i].flow != KPI_FLOW_TRAP;
    kpi_stretches_of(w, chosen, &list, &why);
    for (size_t i = 0; i < list.list.n; i++)
        if (kpi_code_in(w, &list.list.v[i]) > 1)
            kpi_auto_add(w, out, KPI_AUTO_BODIES, list.list.v[i], list.list.v[i].first, NULL);
    free(list.list.v);
    free(chosen);
}

void kpi_auto_find(const struct kpi_lookup *w, unsigned what, struct kpi_finds *out)
{
    if (what & KPI_AUTO_WAITS)
        find_waits(w, out);
    if (what & KPI_AUTO_MMA)
        find_mma(w, what, out);
    size_t loads = out->list.n;
    if (what & KPI_AUTO_LOADS) {
        find_groups(w, LOAD, KPI_AUTO_LOADS, "tma", out);
        name_engines(w, out, loads);
        kpi_auto_whole_loops(w, copies_or_less, out, loads);
    }
    if (what & KPI_AUTO_ARRIVES)
        find_arrives(w, what, out);
    if (what & KPI_AUTO_BARRIERS)
        find_groups(w, BARRIER, KPI_AUTO_BARRIERS, NULL, out);
    if (what & KPI_AUTO_LOOPS)
        find_loops(w, out);
    else if ((what & KPI_AUTO_LOADS) && !w->text->amd && !kpi_auto_sees_a_loop(w, out))
        kpi_auto_find_turns(w, out);
    if (what & KPI_AUTO_COMPUTE)
        find_compute(w, out);
    if ((what & KPI_AUTO_ALL) == KPI_AUTO_ALL && !out->list.n)
        find_bodies(w, out);
}
