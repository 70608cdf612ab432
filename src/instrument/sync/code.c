/* Statements that the barriers' addresses, phases and the ways to them depend on. */
#include "instrument/motion/motion.h"
#include "instrument/sync/internal.h"

#define MOST_STATEMENTS (1u << 20)

static uint64_t hash(const char *s, size_t n)
{
    uint64_t h = 0xcbf29ce484222325u;
    for (size_t i = 0; i < n; i++)
        h = (h ^ (unsigned char)s[i]) * 0x100000001b3u;
    return KPI_HASHED | h;
}

/* ---- opcodes -------------------------------------------------------------- */

static const struct {
    const char *op; /* kpi_is_op */
    enum kpi_sync_act act;
    enum kpi_sync_engine engine;
    unsigned barrier; /* operand with its address */
} acts[] = {
    {"mbarrier.init", KPI_SYNC_INIT, 0, 0},
    {"mbarrier.arrive", KPI_SYNC_ARRIVE, 0, 1},
    {"mbarrier.arrive_drop", KPI_SYNC_ARRIVE, 0, 1},
    {"mbarrier.expect_tx", KPI_SYNC_EXPECT, 0, 0},
    {"mbarrier.try_wait", KPI_SYNC_WAIT, 0, 1},
    {"mbarrier.test_wait", KPI_SYNC_WAIT, 0, 1},
    {"cp.async.mbarrier.arrive", KPI_SYNC_COPY, KPI_ENGINE_LSU, 0},
    {"cp.async.bulk.prefetch", KPI_SYNC_NONE, 0, 0},
    {"cp.async.bulk.commit_group", KPI_SYNC_COMMIT, KPI_ENGINE_TMA, 0},
    {"cp.async.bulk.wait_group", KPI_SYNC_GROUP_WAIT, KPI_ENGINE_TMA, 0},
    {"cp.async.bulk.tensor", KPI_SYNC_COPY, KPI_ENGINE_TMA, 2},
    {"cp.async.bulk", KPI_SYNC_COPY, KPI_ENGINE_TMA, 3},
    {"cp.reduce.async.bulk", KPI_SYNC_COPY, KPI_ENGINE_TMA, 3},
    {"cp.async.commit_group", KPI_SYNC_COMMIT, KPI_ENGINE_LSU, 0},
    {"cp.async.wait_group", KPI_SYNC_GROUP_WAIT, KPI_ENGINE_LSU, 0},
    {"cp.async.wait_all", KPI_SYNC_GROUP_WAIT, KPI_ENGINE_LSU, 0},
    {"cp.async", KPI_SYNC_ISSUE, KPI_ENGINE_LSU, 0},
    {"wgmma.mma_async", KPI_SYNC_ISSUE, KPI_ENGINE_TENSOR, 0},
    {"wgmma.commit_group", KPI_SYNC_COMMIT, KPI_ENGINE_TENSOR, 0},
    {"wgmma.wait_group", KPI_SYNC_GROUP_WAIT, KPI_ENGINE_TENSOR, 0},
    {"tcgen05.commit", KPI_SYNC_COPY, KPI_ENGINE_TENSOR, 0},
    {"st.async", KPI_SYNC_COPY, KPI_ENGINE_OTHER, 2},
    {"red.async", KPI_SYNC_COPY, KPI_ENGINE_OTHER, 2},
    {"bar.warp", KPI_SYNC_NONE, 0, 0},
    {"barrier.warp", KPI_SYNC_NONE, 0, 0},
    {"bar.arrive", KPI_SYNC_BAR_ARRIVE, 0, 0},
    {"bar.cta.arrive", KPI_SYNC_BAR_ARRIVE, 0, 0},
    {"barrier.arrive", KPI_SYNC_BAR_ARRIVE, 0, 0},
    {"barrier.cta.arrive", KPI_SYNC_BAR_ARRIVE, 0, 0},
    {"barrier.cluster.arrive", KPI_SYNC_CLUSTER_ARRIVE, 0, 0},
    {"barrier.cluster.wait", KPI_SYNC_CLUSTER_WAIT, 0, 0},
    {"bar.sync", KPI_SYNC_BAR, 0, 0},
    {"bar.cta.sync", KPI_SYNC_BAR, 0, 0},
    {"barrier.sync", KPI_SYNC_BAR, 0, 0},
    {"barrier.cta.sync", KPI_SYNC_BAR, 0, 0},
    {"bar.red", KPI_SYNC_BAR, 0, 1},
    {"bar.cta.red", KPI_SYNC_BAR, 0, 1},
    {"barrier.red", KPI_SYNC_BAR, 0, 1},
    {"barrier.cta.red", KPI_SYNC_BAR, 0, 1},
};

static const struct {
    const char *op;
    enum kpi_sync_eval eval;
} evals[] = {
    {"mov", KPI_EVAL_COPY},     {"cvt", KPI_EVAL_COPY},     {"cvta", KPI_EVAL_COPY},
    {"mapa", KPI_EVAL_COPY},    {"add", KPI_EVAL_ADD},      {"sub", KPI_EVAL_SUB},
    {"mul.hi", KPI_EVAL_MUL_HI}, {"mul", KPI_EVAL_MUL},     {"mad.hi", KPI_EVAL_OPAQUE},
    {"mad", KPI_EVAL_MAD},      {"shl", KPI_EVAL_SHL},      {"shr", KPI_EVAL_SHR},
    {"and", KPI_EVAL_AND},      {"or", KPI_EVAL_OR},        {"xor", KPI_EVAL_XOR},
    {"not", KPI_EVAL_NOT},      {"neg", KPI_EVAL_NEG},      {"min", KPI_EVAL_MIN},
    {"max", KPI_EVAL_MAX},      {"div", KPI_EVAL_DIV},      {"rem", KPI_EVAL_REM},
    {"selp", KPI_EVAL_SELECT},  {"setp", KPI_EVAL_COMPARE}, {"bfe", KPI_EVAL_BFE},
    {"ld.param", KPI_EVAL_OPAQUE}, {"ld.const", KPI_EVAL_OPAQUE},
    {"ld", KPI_EVAL_MEMORY},    {"ldu", KPI_EVAL_MEMORY},   {"atom", KPI_EVAL_MEMORY},
};

static bool has(const struct kp_source *src, struct kpi_span op, const char *word)
{
    return memmem(src->text + op.at, op.len, word, strlen(word)) != NULL;
}

/* The k-th word of an opcode from its end; 0: the last. */
static struct kpi_span word_of(const struct kp_source *src, struct kpi_span op, unsigned k)
{
    size_t end = op.len, at;
    for (;; k--) {
        for (at = end; at > 0 && src->text[op.at + at - 1] != '.';)
            at--;
        if (!k || !at)
            return (struct kpi_span){op.at + at, end - at};
        end = at - 1;
    }
}

/* Of a type as "u32"; 0: none of whole numbers. */
static unsigned type_bits(const struct kp_source *src, struct kpi_span type, bool *is_signed)
{
    char c = type.len ? src->text[type.at] : ' ';
    *is_signed = c == 's';
    if (kpi_is(src, type, "pred"))
        return 1;
    if (c != 'u' && c != 's' && c != 'b')
        return 0;
    struct kpi_span n = {type.at + 1, type.len - 1};
    return kpi_is(src, n, "8") ? 8 : kpi_is(src, n, "16") ? 16 : kpi_is(src, n, "32") ? 32
                         : kpi_is(src, n, "64") ? 64 : 0;
}

/* ---- operands -------------------------------------------------------------- */

static enum kpi_leaf_sort sort_of_special(const struct kp_source *src, struct kpi_span s)
{
    static const char *const thread[] = {"%tid", "%laneid", "%warpid", "%lanemask"};
    static const char *const time[] = {"%clock", "%globaltimer", "%pm"};
    for (size_t i = 0; i < KP_COUNT(thread); i++)
        if (kpi_starts(src, s, thread[i]))
            return KPI_OF_THREAD;
    for (size_t i = 0; i < KP_COUNT(time); i++)
        if (kpi_starts(src, s, time[i]))
            return KPI_OF_MEMORY;
    return KPI_OF_LAUNCH;
}

static uint32_t named(struct kpi_sync_code *c, struct kpi_span s)
{
    const struct kp_source *src = c->w->src;
    enum kpi_leaf_sort sort = src->text[s.at] == '%' ? sort_of_special(src, s) : KPI_OF_SYMBOL;
    return kpi_value_leaf(&c->values, sort, hash(src->text + s.at, s.len), KPI_NO_VALUE,
                          KPI_NO_VALUE, KPI_NO_VALUE, s);
}

static const struct kpi_sync_arg none = {.reg = KPI_NO_REG, .value = KPI_NO_VALUE};

/* "%r3", "%r3+8", "smem", "!%p1", "5"; none: it is none of these. */
static struct kpi_sync_arg arg_of(struct kpi_sync_code *c, struct kpi_span o, uint32_t scope)
{
    const struct kp_source *src = c->w->src;
    struct kpi_sync_arg a = none;
    const char *plus = o.len > 1 ? memchr(src->text + o.at + 1, '+', o.len - 1) : NULL;
    int64_t n;
    if (o.len && src->text[o.at] == '!') {
        a.negated = true;
        o.at++;
        o.len--;
    }
    if (plus) {
        size_t at = (size_t)(plus - src->text), end = o.at + o.len;
        struct kpi_span rest = {at + 1, end - at - 1};
        while (rest.len && src->text[rest.at] == ' ') {
            rest.at++;
            rest.len--;
        }
        if (!kpi_immediate(src, rest, &a.plus))
            return none;
        o.len = at - o.at;
        while (o.len && src->text[o.at + o.len - 1] == ' ')
            o.len--;
    }
    if (!o.len || src->text[o.at] == '{' || src->text[o.at] == '[' || src->text[o.at] == '(')
        return none;
    if (kpi_immediate(src, o, &n)) {
        a.value = kpi_value_const(&c->values, n);
        return a;
    }
    a.reg = kpi_regs_look_up(c->regs, o, scope);
    if (a.reg == KPI_NO_REG && !kpi_is(src, o, "_"))
        a.value = named(c, o);
    return a;
}

static bool is_none(const struct kpi_sync_arg *a)
{
    return a->reg == KPI_NO_REG && a->value == KPI_NO_VALUE;
}

static struct kpi_sync_arg operand(struct kpi_sync_code *c, const struct kpi_stmt *s, unsigned k)
{
    return arg_of(c, kpi_operand(c->w->src, s, k), s->scope);
}

/* What is between the brackets of operand k; the first word of it. */
static struct kpi_sync_arg address(struct kpi_sync_code *c, const struct kpi_stmt *s, unsigned k)
{
    const struct kp_source *src = c->w->src;
    struct kpi_span o = kpi_operand(src, s, k);
    if (o.len < 2 || src->text[o.at] != '[')
        return none;
    size_t at = kpi_ptx_after_space(src, o.at + 1), end = o.at + o.len - 1;
    while (end > at && src->text[end - 1] == ' ')
        end--;
    return arg_of(c, (struct kpi_span){at, end > at ? end - at : 0}, s->scope);
}

/* ---- what an instruction does ----------------------------------------------- */

/* 2 M N K of ".m64n256k16." */
static int64_t flops_of(const struct kp_source *src, struct kpi_span op)
{
    int64_t all = 2;
    const char *begin = src->text + op.at, *end = begin + op.len;
    const char *at = memmem(begin, op.len, ".m64n", 5);
    for (const char *letter = "mnk"; at && *letter; letter++) {
        at += *letter == 'm';
        if (at >= end || *at++ != *letter)
            return 0;
        int64_t n = 0;
        while (at < end && *at >= '0' && *at <= '9' && n < 4096)
            n = n * 10 + (*at++ - '0');
        all *= n;
    }
    return at ? all : 0;
}

/* What a warp copies by cp.async, all its lanes. */
static int64_t bytes_of(const struct kp_source *src, const struct kpi_stmt *s)
{
    enum { LANES = 32, MOST = 16 }; /* bytes of one */
    int64_t n = 0;
    bool known = kpi_is_op(src, s->op, "cp.async") && !kpi_is_op(src, s->op, "cp.async.bulk") &&
                 kpi_immediate(src, kpi_operand(src, s, 2), &n);
    return known && n > 0 && n <= MOST ? LANES * n : 0;
}

static void read_wait(struct kpi_sync_code *c, const struct kpi_stmt *s, struct kpi_step *step)
{
    bool spins = kpi_wait_loop(c->w, step->stmt, &(struct kpi_stretch){0, 0});
    step->act = spins ? KPI_SYNC_WAIT : KPI_SYNC_PEEK;
    step->by_token = !has(c->w->src, s->op, ".parity");
    step->arg[1] = operand(c, s, 2);
}

/* Operand `at` is the address, and behind it stand what is expected or counted. */
static void read_arrive(struct kpi_sync_code *c, const struct kpi_stmt *s, struct kpi_step *step)
{
    const struct kp_source *src = c->w->src;
    unsigned at = 1;
    step->arg[0] = address(c, s, 1);
    if (is_none(&step->arg[0]))
        step->arg[0] = address(c, s, at = 0); /* without a token */
    if (has(src, s->op, ".expect_tx"))
        step->arg[1] = operand(c, s, at + 1);
    step->remote = has(src, s->op, "shared::cluster");
}

/* The last of its operands that is an address; false: it completes on none. */
static bool completes_on(struct kpi_sync_code *c, const struct kpi_stmt *s, unsigned k,
                         struct kpi_step *step)
{
    if (step->engine == KPI_ENGINE_TMA && !has(c->w->src, s->op, "mbarrier::"))
        return false;
    step->arg[0] = address(c, s, k);
    if (step->engine == KPI_ENGINE_TMA && k == 3)
        step->arg[1] = operand(c, s, 2);
    step->remote = has(c->w->src, s->op, ".multicast") || step->engine == KPI_ENGINE_OTHER;
    step->adds_own = step->engine == KPI_ENGINE_LSU && !has(c->w->src, s->op, ".noinc");
    return true;
}

static void read_act(struct kpi_sync_code *c, const struct kpi_stmt *s, size_t entry,
                     struct kpi_step *step)
{
    const struct kp_source *src = c->w->src;
    step->kind = KPI_STEP_ACT;
    step->act = acts[entry].act;
    step->engine = acts[entry].engine;
    switch (step->act) {
    case KPI_SYNC_INIT:
    case KPI_SYNC_EXPECT:
        step->arg[0] = address(c, s, 0);
        step->arg[1] = operand(c, s, 1);
        break;
    case KPI_SYNC_ARRIVE:
        read_arrive(c, s, step);
        break;
    case KPI_SYNC_WAIT:
        step->arg[0] = address(c, s, 1);
        read_wait(c, s, step);
        break;
    case KPI_SYNC_COPY:
        if (!completes_on(c, s, acts[entry].barrier, step))
            step->act = KPI_SYNC_ISSUE;
        break;
    case KPI_SYNC_ISSUE:
        step->flops = flops_of(src, s->op);
        step->bytes = bytes_of(src, s);
        step->some_lanes = step->bytes && s->guard.len;
        break;
    case KPI_SYNC_GROUP_WAIT:
        step->arg[0] = operand(c, s, 0);
        if (kpi_is_op(src, s->op, "cp.async.wait_all"))
            step->arg[0].value = kpi_value_const(&c->values, 0);
        break;
    case KPI_SYNC_BAR:
    case KPI_SYNC_BAR_ARRIVE:
        step->arg[0] = operand(c, s, acts[entry].barrier);
        step->arg[1] = operand(c, s, acts[entry].barrier + 1);
        break;
    default:
        break;
    }
}

static enum kpi_leaf_sort least_sort(const struct kp_source *src, struct kpi_span op)
{
    static const char *const words[] = {"elect", "shfl", "vote", "match", "redux", "activemask"};
    for (size_t i = 0; i < KP_COUNT(words); i++)
        if (kpi_is_op(src, op, words[i]))
            return KPI_OF_THREAD;
    return KPI_OF_LAUNCH;
}

static void read_compare(const struct kp_source *src, struct kpi_span op, struct kpi_step *step)
{
    static const char *const names[][2] = {[KPI_EQ] = {"setp.eq.", NULL},
                                           [KPI_NE] = {"setp.ne.", NULL},
                                           [KPI_LT] = {"setp.lt.", "setp.lo."},
                                           [KPI_LE] = {"setp.le.", "setp.ls."},
                                           [KPI_GT] = {"setp.gt.", "setp.hi."},
                                           [KPI_GE] = {"setp.ge.", "setp.hs."}};
    step->eval = KPI_EVAL_OPAQUE;
    for (size_t i = 0; i < KP_COUNT(names); i++)
        if (kpi_starts(src, op, names[i][0]) || (names[i][1] && kpi_starts(src, op, names[i][1]))) {
            step->compare = (enum kpi_compare)i;
            step->eval = KPI_EVAL_COMPARE;
        }
    if (has(src, op, ".and.") || has(src, op, ".or.") || has(src, op, ".xor."))
        step->eval = KPI_EVAL_OPAQUE;
}

static void read_eval(struct kpi_sync_code *c, const struct kpi_stmt *s, struct kpi_step *step)
{
    const struct kp_source *src = c->w->src;
    step->kind = KPI_STEP_EVAL;
    step->op = hash(src->text + s->op.at, s->op.len);
    step->sort = least_sort(src, s->op);
    step->bits = step->from_bits = type_bits(src, word_of(src, s->op, 0), &step->is_signed);
    for (size_t i = 0; i < KP_COUNT(evals); i++)
        if (kpi_is_op(src, s->op, evals[i].op)) {
            step->eval = evals[i].eval;
            break;
        }
    for (unsigned k = 0; k < KP_COUNT(step->arg); k++) {
        struct kpi_span o = kpi_operand(src, s, k + 1);
        bool memory = o.len && src->text[o.at] == '[';
        step->arg[k] = memory ? address(c, s, k + 1) : operand(c, s, k + 1);
        if (o.len && is_none(&step->arg[k]))
            step->eval = KPI_EVAL_MEMORY; /* a vector, a sum of more: not followed */
    }
    if (step->eval == KPI_EVAL_COMPARE)
        read_compare(src, s->op, step);
    if (kpi_is_op(src, s->op, "cvt"))
        step->bits = type_bits(src, word_of(src, s->op, 1), &(bool){false});
    if (has(src, s->op, ".wide"))
        step->bits *= 2;
    if (!step->bits && step->eval != KPI_EVAL_MEMORY)
        step->eval = KPI_EVAL_OPAQUE; /* no whole numbers */
    if (step->defs != 1 && step->eval != KPI_EVAL_MEMORY)
        step->eval = KPI_EVAL_OPAQUE;
    if (step->arg[0].value != KPI_NO_VALUE &&
        kpi_value_sort(&c->values, step->arg[0].value) == KPI_OF_MEMORY)
        step->eval = KPI_EVAL_MEMORY; /* a clock */
}

/* ---- which of them ---------------------------------------------------------- */

static unsigned char find_entry(const struct kp_source *src, const struct kpi_stmt *s)
{
    bool never = s->word != KPI_WORD_OTHER && s->word != KPI_WORD_BAR &&
                 s->word != KPI_WORD_MBARRIER && s->word != KPI_WORD_CP &&
                 s->word != KPI_WORD_WGMMA && s->word != KPI_WORD_TCGEN05;
    for (size_t i = 0; s->kind == KPI_INSTRUCTION && !never && i < KP_COUNT(acts); i++)
        if (kpi_is_op(src, s->op, acts[i].op))
            return acts[i].act == KPI_SYNC_NONE ? KPI_NO_ACT : (unsigned char)i;
    return KPI_NO_ACT;
}

/* False: there are none. */
static bool find_acts(struct kpi_sync_code *c)
{
    bool any = false;
    _Static_assert(KP_COUNT(acts) < KPI_NO_ACT, "an act's number");
    c->entries = kp_alloc((size_t)c->w->n + 1);
    for (uint32_t i = 0; i < c->w->n; i++) {
        c->entries[i] = find_entry(c->w->src, &c->w->stmts[i]);
        any = any || c->entries[i] != KPI_NO_ACT;
    }
    return any;
}

static bool is_control(const struct kpi_stmt *s)
{
    return s->kind == KPI_INSTRUCTION && s->flow != KPI_FLOW_NEXT;
}

/* What makes the registers that are needed, and those that what is wanted reads.  What acts need
 * is there already: of a copy not where it reads and writes. */
static void close_over(struct kpi_sync_code *c, bool *needed, bool *wanted)
{
    const struct kpi_regs *r = c->regs;
    uint32_t n = r->n;
    for (bool again = true; again;) {
        again = false;
        for (uint32_t i = n; i-- > 0;) {
            for (uint32_t k = r->def_at[i]; k < r->def_at[i + 1]; k++)
                if (needed[r->defs.v[k]] && !wanted[i])
                    wanted[i] = true;
            bool followed = wanted[i] && c->entries[i] == KPI_NO_ACT &&
                            !kpi_ptx_computes_floats(c->w->src, &r->stmts[i]);
            for (uint32_t k = r->use_at[i]; followed && k < r->use_at[i + 1]; k++) {
                again = again || !needed[r->uses.v[k]];
                needed[r->uses.v[k]] = true;
            }
        }
    }
}

/* With its guard, and nothing else. */
static struct kpi_step fresh_step(struct kpi_sync_code *c, uint32_t i)
{
    const struct kpi_stmt *s = &c->w->stmts[i];
    struct kpi_step step = {.stmt = i, .guard = none, .arg = {none, none, none, none},
                            .target = UINT32_MAX};
    if (s->guard.len) {
        step.guard = arg_of(c, s->guard, s->scope);
        step.guard.negated = s->guard_not;
    }
    return step;
}

static void need(bool *needed, const struct kpi_sync_arg *a)
{
    if (a->reg != KPI_NO_REG)
        needed[a->reg] = true;
}

static void want(struct kpi_sync_code *c, const bool *enter, bool *wanted)
{
    const struct kpi_lookup *w = c->w;
    bool *needed = kp_alloc(c->regs->list.n + 1);
    for (uint32_t i = 0; i < w->n; i++) {
        wanted[i] = is_control(&w->stmts[i]);
        if (c->entries[i] == KPI_NO_ACT)
            continue;
        struct kpi_step step = fresh_step(c, i);
        read_act(c, &w->stmts[i], c->entries[i], &step);
        KP_PUSH(c->read, step);
        wanted[i] = step.act != KPI_SYNC_ISSUE;
        need(needed, &step.guard);
        need(needed, &step.arg[0]);
        need(needed, &step.arg[1]);
    }
    close_over(c, needed, wanted);
    free(needed);
    for (uint32_t i = 0; i < w->n; i++)
        wanted[i] = wanted[i] || enter[i] || c->entries[i] != KPI_NO_ACT;
}

/* What comes of floating-point arithmetic is taken for another value each time, so that nothing
 * before it matters.  Comparisons of what a launch gives are followed. */
static void read_float(struct kpi_step *step)
{
    step->kind = KPI_STEP_EVAL;
    step->eval = KPI_EVAL_MEMORY;
    step->sort = KPI_OF_MEMORY;
}

static void add_step(struct kpi_sync_code *c, uint32_t i, bool enters)
{
    const struct kpi_stmt *s = &c->w->stmts[i];
    bool act = c->entries[i] != KPI_NO_ACT;
    struct kpi_step step = act ? c->read.v[c->acts++] : fresh_step(c, i);
    step.enters = enters;
    step.def_at = (uint32_t)c->defs.n;
    for (uint32_t k = c->regs->def_at[i]; k < c->regs->def_at[i + 1]; k++)
        KP_PUSH(c->defs, c->regs->defs.v[k]);
    step.defs = (uint32_t)c->defs.n - step.def_at;
    if (s->flow == KPI_FLOW_JUMP)
        step.kind = KPI_STEP_JUMP;
    else if (s->flow != KPI_FLOW_NEXT)
        step.kind = KPI_STEP_LEAVE;
    else if (s->kind == KPI_INSTRUCTION && !act && kpi_ptx_computes_floats(c->w->src, s))
        read_float(&step);
    else if (s->kind == KPI_INSTRUCTION && !act)
        read_eval(c, s, &step);
    KP_PUSH(c->steps, step);
}

static void add_steps(struct kpi_sync_code *c, const bool *enter, const bool *wanted)
{
    c->step_of = kp_realloc(NULL, (size_t)c->w->n + 1, sizeof *c->step_of);
    for (uint32_t i = 0; i < c->w->n; i++) {
        c->step_of[i] = (uint32_t)c->steps.n;
        if (wanted[i] || c->w->stmts[i].kind == KPI_LABEL)
            add_step(c, i, enter[i]);
    }
    c->step_of[c->w->n] = (uint32_t)c->steps.n;
    for (size_t i = 0; i < c->steps.n; i++) {
        struct kpi_step *step = &c->steps.v[i];
        uint32_t to = step->kind == KPI_STEP_JUMP ? c->w->jumps.target[step->stmt] : UINT32_MAX;
        if (step->kind == KPI_STEP_JUMP && to == UINT32_MAX)
            step->kind = KPI_STEP_LEAVE;
        else if (to != UINT32_MAX)
            step->target = c->step_of[to];
    }
}

bool kpi_sync_code_read(const struct kpi_lookup *w, const bool *enter, struct kpi_sync_code *out)
{
    *out = (struct kpi_sync_code){.w = w};
    if (w->n > MOST_STATEMENTS || !find_acts(out))
        return false;
    kpi_value_const(&out->values, 0); /* the first: what is given when there are too many */
    out->regs = kpi_regs_of(w->text, w->f);
    bool *wanted = kp_alloc((size_t)w->n + 1);
    want(out, enter, wanted);
    add_steps(out, enter, wanted);
    free(wanted);
    return *out->regs->work > 0 && out->acts > 0;
}

void kpi_sync_code_free(struct kpi_sync_code *c)
{
    kpi_values_free(&c->values);
    free(c->steps.v);
    free(c->defs.v);
    free(c->step_of);
    free(c->entries);
    free(c->read.v);
    *c = (struct kpi_sync_code){0};
}
