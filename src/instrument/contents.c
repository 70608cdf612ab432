/*
 * What regions hold: the statements on the paths from their BEGINs to their ENDs, by
 * class.  Machine code is compared with it.
 */
#include "instrument/amd/class.h"
#include "instrument/internal.h"
#include "instrument/mix.h"
#include "instrument/ptx/chain.h"
#include "instrument/ptx/fetch.h"
#include "instrument/ptx/lex.h"

static const char *const classes[] = {
    "control", "alu", "float", "memory", "barrier", "mbarrier", "tma", "tensor", "wait",
};
enum { CONTROL, ALU, FLOAT, MEMORY, BARRIER, MBARRIER, TMA, TENSOR, WAIT, CLASSES };

/* Opcodes by how they begin; the first that fits counts. */
static const struct {
    const char *prefix;
    int class;
} table[] = {
    {"wgmma.mma_async", TENSOR}, {"mma", TENSOR}, {"wmma.mma", TENSOR}, {"tcgen05.mma", TENSOR},
    {"wgmma.wait_group", WAIT}, {"wgmma", CONTROL}, {"wmma", MEMORY}, {"tcgen05", CONTROL},
    {"cp.async.bulk.commit_group", CONTROL}, {"cp.async.bulk.wait_group", WAIT},
    {"cp.async.bulk", TMA}, {"cp.reduce.async.bulk", TMA}, {"prefetch.tensormap", TMA},
    {"cp.async.wait_group", WAIT}, {"cp.async.wait_all", WAIT}, {"cp.async.commit_group", CONTROL},
    {"cp.async.mbarrier", MBARRIER}, {"cp.async", MEMORY},
    {"mbarrier.pending_count", ALU}, {"mbarrier", MBARRIER},
    {"bar.warp", CONTROL}, {"bar", BARRIER}, {"barrier", BARRIER},
    {"ld.param", ALU}, {"ld.const", ALU}, {"st.param", CONTROL}, {"ld", MEMORY}, {"ldu", MEMORY},
    {"st", MEMORY}, {"ldmatrix", MEMORY}, {"stmatrix", MEMORY}, {"atom", MEMORY},
    {"red", MEMORY}, {"bra", CONTROL}, {"brx", CONTROL}, {"ret", CONTROL}, {"exit", CONTROL},
    {"trap", CONTROL}, {"call", CONTROL}, {"fence", CONTROL}, {"membar", CONTROL},
    {"elect", CONTROL}, {"nanosleep", CONTROL}, {"pmevent", CONTROL}, {"griddepcontrol", CONTROL},
    {"setmaxnreg", CONTROL}, {"mov", CONTROL}, {"cvta", CONTROL},
};
static const char *const arithmetic[] = {
    "add", "sub", "mul", "fma", "mad", "max", "min", "ex2", "lg2", "rcp", "sqrt", "rsqrt", "sin",
    "cos", "tanh", "div",
};

static bool is_float(const struct kp_source *src, struct kpi_span op)
{
    for (size_t i = 0; i < KP_COUNT(arithmetic); i++)
        if (kpi_is_op(src, op, arithmetic[i]))
            return kpi_ptx_names_float(src, op);
    return false;
}

static int class_of(const struct kp_source *src, struct kpi_span op)
{
    for (size_t i = 0; i < KP_COUNT(table); i++)
        if (kpi_is_op(src, op, table[i].prefix))
            return table[i].class;
    return is_float(src, op) ? FLOAT : ALU;
}

struct held {
    long long counts[CLASSES], bytes;
    long long multiplications, additions; /* floating: a pair of them can be fused, */
    long long extremes;                   /* and so can two maxima */
    bool unknown, grows;                  /* grows: an operation that is spelt as several */
    struct kpi_mix mix;
};

/* Operations for which the machine has no one instruction. */
static bool grows(const struct kp_source *src, struct kpi_span op)
{
    static const char *const always[] = {"div", "sqrt", "sin", "cos", "tanh"};
    static const char *const denormal[] = {"ex2", "lg2", "rcp", "rsqrt"};
    for (size_t i = 0; i < KP_COUNT(always); i++)
        if (kpi_is_op(src, op, always[i]))
            return true;
    for (size_t i = 0; i < KP_COUNT(denormal); i++)
        if (kpi_is_op(src, op, denormal[i]) &&
            !(kpi_has_modifier(src, op, ".ftz") && kpi_has_modifier(src, op, ".approx")))
            return true;
    return kpi_has_modifier(src, op, ".f64");
}

static void count_float(const struct kp_source *src, struct kpi_span op, struct held *h)
{
    h->multiplications += kpi_is_op(src, op, "mul");
    h->additions += kpi_is_op(src, op, "add") || kpi_is_op(src, op, "sub");
    h->extremes += kpi_is_op(src, op, "max") || kpi_is_op(src, op, "min");
    h->grows = h->grows || grows(src, op);
}

static bool is_special(const struct kp_source *src, struct kpi_span op)
{
    static const char *const names[] = {"ex2", "lg2", "rcp", "sqrt", "rsqrt", "sin", "cos", "tanh"};
    for (size_t i = 0; i < KP_COUNT(names); i++)
        if (kpi_is_op(src, op, names[i]))
            return true;
    return false;
}

/* Machine code: what is computed is what is written, and nothing is fused or grows. */
static void count_amd(const struct kpi_text *t, struct kpi_span op, struct held *h)
{
    static const int as[KPI_AMD_CLASSES] = {
        [KPI_AMD_CONTROL] = CONTROL, [KPI_AMD_SALU] = ALU,    [KPI_AMD_VALU] = ALU,
        [KPI_AMD_FLOAT] = FLOAT,     [KPI_AMD_TENSOR] = TENSOR, [KPI_AMD_SCALAR_MEMORY] = ALU,
        [KPI_AMD_LOAD] = MEMORY,     [KPI_AMD_STORE] = MEMORY,  [KPI_AMD_ATOMIC] = MEMORY,
        [KPI_AMD_LDS] = MEMORY,      [KPI_AMD_BARRIER] = BARRIER, [KPI_AMD_WAIT] = WAIT,
    };
    enum kpi_amd_class kind = kpi_amd_class_of(t->src, op);
    int class = as[kind];
    h->counts[class]++;
    long long bytes = class == MEMORY ? kpi_amd_bytes_of(t->src, op) : 0;
    if (class == MEMORY || class == TENSOR)
        kpi_mix_amd(&h->mix, t->src, op, kpi_amd_class_names[kind], class == TENSOR, bytes);
    h->unknown = h->unknown || bytes < 0;
    h->bytes += bytes;
}

/* Integer operations that the unit of special functions does. */
static bool is_bits(const struct kp_source *src, struct kpi_span op)
{
    static const char *const names[] = {"popc", "clz", "bfind", "brev"};
    for (size_t i = 0; i < KP_COUNT(names); i++)
        if (kpi_is_op(src, op, names[i]))
            return true;
    return false;
}

static enum kpi_link link_of_memory(const struct kp_source *src, struct kpi_span op)
{
    if (kpi_is_op(src, op, "st") || kpi_is_op(src, op, "red"))
        return KPI_LINK_STORE;
    return kpi_is_op(src, op, "ld") && kpi_has_modifier(src, op, ".global") ? KPI_LINK_GLOBAL
                                                                             : KPI_LINK_MEMORY;
}

static enum kpi_link link_of_float(const struct kp_source *src, struct kpi_span op)
{
    return is_special(src, op)                   ? KPI_LINK_SPECIAL
         : kpi_has_modifier(src, op, ".f64") ? KPI_LINK_DOUBLE
                                             : KPI_LINK_ARITHMETIC;
}

static enum kpi_link link_of(const struct kp_source *src, const struct kpi_stmt *s)
{
    if (s->kind != KPI_INSTRUCTION)
        return KPI_LINK_NONE;
    switch (class_of(src, s->op)) {
    case CONTROL: return kpi_is_op(src, s->op, "call") ? KPI_LINK_OTHER : KPI_LINK_NONE;
    case ALU:
        return kpi_is_op(src, s->op, "shfl") ? KPI_LINK_SHUFFLE
             : is_bits(src, s->op)           ? KPI_LINK_BITS
                                             : KPI_LINK_ARITHMETIC;
    case FLOAT: return link_of_float(src, s->op);
    case MEMORY: return link_of_memory(src, s->op);
    default: return KPI_LINK_OTHER;
    }
}

static void count(const struct kpi_text *t, const struct kpi_stmt *s, struct held *h)
{
    const struct kp_source *src = t->src;
    if (s->kind != KPI_INSTRUCTION)
        return;
    if (t->amd) {
        count_amd(t, s->op, h);
        return;
    }
    int class = class_of(src, s->op);
    h->counts[class]++;
    if (class == FLOAT)
        count_float(src, s->op, h);
    long long bytes = class == MEMORY ? kpi_mix_bytes(src, s->op) : 0;
    if (class == MEMORY || class == TENSOR || (class == TMA && !kpi_is_op(src, s->op, "prefetch")))
        kpi_mix_ptx(&h->mix, src, s->op, class == TENSOR, class == TMA ? -1 : bytes);
    h->unknown = h->unknown || bytes < 0;
    h->bytes += bytes;
}

struct walk {
    const struct kpi_text *t;
    const struct kpi_function *f;
    const struct kpi_stmt *stmts;
    struct kpi_jumps jumps;
    struct kpi_regs regs;
    unsigned char *in, *link; /* by statement */
    uint32_t *stack;
    size_t top;
};

static void push(struct walk *w, uint32_t i)
{
    if (i >= w->f->stmt_count || w->in[i])
        return;
    w->in[i] = 1;
    w->stack[w->top++] = i;
}

static bool is_mark(const struct walk *w, uint32_t i, enum kpi_op op, uint32_t region)
{
    const struct kpi_stmt *s = &w->stmts[i];
    if (s->kind != KPI_MARK)
        return false;
    const struct kpi_mark *m = &w->t->marks.v[s->mark];
    return m->reached && m->op == op && m->region == region;
}

static void follow(struct walk *w, uint32_t i)
{
    const struct kpi_stmt *s = &w->stmts[i];
    bool plain = s->kind != KPI_INSTRUCTION || s->flow == KPI_FLOW_NEXT || s->guard.len;
    if (plain)
        push(w, i + 1);
    if (s->kind != KPI_INSTRUCTION)
        return;
    if (s->flow == KPI_FLOW_JUMP)
        push(w, w->jumps.target[i]);
    for (uint32_t k = 0; s->flow == KPI_FLOW_TABLE && k < w->f->stmt_count; k++)
        if (w->jumps.from_table[k])
            push(w, k);
}

/* Statements that a jump back inside the region encloses. */
static void find_looped(const struct walk *w, unsigned char *looped)
{
    uint32_t n = w->f->stmt_count;
    int *depth = kp_alloc(((size_t)n + 1) * sizeof *depth);
    for (uint32_t i = 0; i < n; i++) {
        const struct kpi_stmt *s = &w->stmts[i];
        uint32_t to = w->jumps.target[i];
        if (w->in[i] && s->kind == KPI_INSTRUCTION && s->flow == KPI_FLOW_JUMP && to <= i &&
            w->in[to]) {
            depth[to]++;
            depth[i + 1]--;
        }
    }
    int d = 0;
    for (uint32_t i = 0; i < n; i++) {
        d += depth[i];
        looped[i] = d > 0;
    }
    free(depth);
}

static json_t *held_json(const struct held *h)
{
    json_t *o = json_object();
    for (int c = 0; c < CLASSES; c++)
        if (h->counts[c])
            json_object_set_new(o, classes[c], json_integer(h->counts[c]));
    json_object_set_new(o, "bytes", h->unknown ? json_null() : json_integer(h->bytes));
    long long fused = h->multiplications < h->additions ? h->multiplications : h->additions;
    fused += h->extremes / 2;
    json_object_set_new(o, "float_least", json_integer(h->counts[FLOAT] - fused));
    if (h->grows)
        json_object_set_new(o, "float_grows", json_true());
    return o;
}

/* Straight-line statements before i, nearest first, into w->in. */
static void mark_before(struct walk *w, uint32_t i)
{
    memset(w->in, 0, w->f->stmt_count);
    while (i-- > 0) {
        const struct kpi_stmt *s = &w->stmts[i];
        bool instruction = s->kind == KPI_INSTRUCTION;
        if (s->kind == KPI_LABEL || s->kind == KPI_MARK ||
            (instruction && s->flow != KPI_FLOW_NEXT))
            return;
        w->in[i] = instruction;
    }
}

static bool uses(const struct walk *w, const unsigned char *in, uint32_t reg)
{
    for (uint32_t i = 0; i < w->f->stmt_count; i++)
        for (uint32_t k = w->regs.use_at[i]; in[i] && k < w->regs.use_at[i + 1]; k++)
            if (w->regs.uses.v[k] == reg)
                return true;
    return false;
}

/* Of a region that begins at one place: the last of the chain before it that it goes on with,
 * whose result is not there when its START is read.  in: the region's statements. */
static const char *begins_behind(struct walk *w, uint32_t begin, const unsigned char *in)
{
    mark_before(w, begin);
    struct kpi_chain before = kpi_chain_find(&w->regs, w->in, w->link);
    if (before.most == KPI_LINK_NONE || before.result == KPI_NO_REG ||
        !uses(w, in, before.result))
        return NULL;
    return kpi_chain_name(before.last);
}

static json_t *region_contents(struct walk *w, uint32_t region, const char *name)
{
    uint32_t n = w->f->stmt_count;
    json_int_t begins = 0;
    uint32_t begin = 0;
    struct held all = {.bytes = 0}, in_loops = {.bytes = 0};
    unsigned char *looped = kp_alloc((size_t)n + 1);
    memset(w->in, 0, n);
    for (uint32_t i = 0; i < n; i++) {
        if (!is_mark(w, i, KPI_BEGIN, region))
            continue;
        begins++;
        begin = i;
        push(w, i + 1);
    }
    while (w->top) {
        uint32_t i = w->stack[--w->top];
        if (!is_mark(w, i, KPI_END, region))
            follow(w, i);
    }
    find_looped(w, looped);
    for (uint32_t i = 0; i < n; i++) {
        if (!w->in[i])
            continue;
        count(w->t, &w->stmts[i], &all);
        if (looped[i])
            count(w->t, &w->stmts[i], &in_loops);
    }
    struct kpi_chain chain = {.result = KPI_NO_REG};
    if (!w->t->amd)
        chain = kpi_chain_find(&w->regs, w->in, w->link);
    json_t *o = json_pack("{s:I,s:s,s:I,s:o,s:o,s:s?,s:s?}", "id", (json_int_t)region, "name", name,
                          "begins", begins, "code", held_json(&all), "looped", held_json(&in_loops),
                          "waits_for", kpi_chain_name(chain.most), "ends_behind",
                          kpi_chain_name(chain.last));
    json_object_set_new(o, "mix", kpi_mix_json(&all.mix));
    json_decref(kpi_mix_json(&in_loops.mix));
    memcpy(looped, w->in, n);
    const char *behind = chain.most && begins == 1 ? begins_behind(w, begin, looped) : NULL;
    json_object_set_new(o, "begins_behind", behind ? json_string(behind) : json_null());
    free(looped);
    return o;
}

#define MAX_WORK ((size_t)1 << 30)

static json_t *whole_contents(const struct kpi_text *t, const struct kpi_function *f)
{
    struct held all = {.bytes = 0};
    for (uint32_t i = 0; i < f->stmt_count; i++)
        count(t, &t->stmts.v[f->first_stmt + i], &all);
    return json_pack("{s:o,s:o}", "code", held_json(&all), "mix", kpi_mix_json(&all.mix));
}

static json_t *entry_contents(struct kpi_text *t, struct kpi_function *f)
{
    json_t *list = json_array(), *fetches = NULL;
    struct kpi_regions regions = {0};
    if (kpi_regions_find(t, f, &regions)) {
        struct walk w = {.t = t, .f = f, .stmts = t->stmts.v + f->first_stmt};
        w.in = kp_alloc((size_t)f->stmt_count + 1);
        w.stack = kp_alloc(((size_t)f->stmt_count + 1) * sizeof *w.stack);
        w.link = kp_alloc((size_t)f->stmt_count + 1);
        for (uint32_t i = 0; i < f->stmt_count && !t->amd; i++)
            w.link[i] = (unsigned char)link_of(t->src, &w.stmts[i]);
        uint64_t work = MAX_WORK;
        if (!t->amd)
            kpi_regs_find(t, f, &work, &w.regs);
        kpi_jumps_find(t, f, &w.jumps);
        for (size_t i = 0; i < regions.list.n && i * f->stmt_count < MAX_WORK; i++)
            if (!regions.list.v[i].instant)
                json_array_append_new(list, region_contents(&w, (uint32_t)i,
                                                            regions.list.v[i].name));
        if (!t->amd && work)
            fetches = kpi_fetches(t, f, &regions, &w.regs, &w.jumps, &work);
        kpi_jumps_free(&w.jumps);
        kpi_regs_free(&w.regs);
        free(w.in);
        free(w.link);
        free(w.stack);
    }
    kpi_regions_free(&regions);
    return json_pack("{s:o,s:o,s:o*}", "regions", list, "whole", whole_contents(t, f), "fetches",
                     fetches);
}

json_t *kpi_text_contents(struct kpi_text *t)
{
    json_t *o = json_object();
    for (size_t i = 0; i < t->functions.n; i++) {
        struct kpi_function *f = &t->functions.v[i];
        char *name = kpi_dup(t->src, f->name);
        if (f->entry)
            json_object_set_new(o, name, entry_contents(t, f));
        free(name);
    }
    return o;
}
