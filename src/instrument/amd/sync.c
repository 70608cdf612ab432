/*
 * AMDGCN: which wait waits for what, without marks.
 *
 * Loads come back in the order in which they were asked for, and a wait says how many of a
 * counter may still be under way: those that came before were waited for.  Which these are is
 * seen on ways through the kernel: loops a few turns, branches forward not taken; what that
 * does not come to is looked at on ways that take them.  Work of the scalar cache comes back in
 * any order, flat loads by either memory: there only a wait for none tells.
 */
#include "instrument/amd/amd.h"
#include "instrument/amd/class.h"
#include "instrument/amd/lex.h"
#include "instrument/sync/sync.h"

#include <ctype.h>

enum { VECTOR, LDS, SCALAR, STORES, SAMPLES, RAYS, COUNTERS };
#define MOST_UNDER_WAY 64
#define TURNS 5     /* of a loop */
#define PASSES 7    /* of a branch forward, before it is taken */
#define MOST_WAYS 64
#define MOST_MARKS 4096
#define WORK ((uint64_t)2 << 20)
#define ALL UINT32_MAX /* may stay under way: it is not waited for */

struct work {
    uint32_t region, visit;
    bool unordered;
};
struct queue {
    struct work v[MOST_UNDER_WAY]; /* the oldest first */
    unsigned n;
};

struct awaited {
    uint32_t region, k;
};
/* What a wait was seen to end. */
struct seen {
    uint32_t way, times; /* the first that came here */
    bool steady;         /* twice the same */
    const char *why;     /* it is not shown; or NULL */
    KP_VEC(struct awaited) list;
};

/* One that takes the branch `at` where it first comes to it, and what `before` took. */
struct way {
    uint32_t at, before;
};

struct finder {
    const struct kpi_lookup *w;
    const struct kpi_stretch *regions;
    size_t region_count;
    unsigned char *classes, *counters; /* by statement: counter_of */
    uint32_t *region_of;               /* by statement: the innermost */
    uint32_t *begins, *more; /* by statement, a region that begins there; by region, another */
    bool *waiting;           /* by region: nothing but waits and barriers */
    bool *straight;          /* by region: no label or branch is in it */
    bool *started;           /* by region: something that is waited for */
    struct seen *seen;       /* by statement */
    bool *met;               /* by statement: a branch that has its ways */
    KP_VEC(struct way) ways;
    uint64_t left; /* of WORK */
    struct kpi_sync *out;
    /* of one way */
    struct queue under_way[COUNTERS];
    uint32_t *visits, *passes; /* by region; by statement */
    bool *forced;
};

static bool is(const struct finder *f, uint32_t i, const char *prefix)
{
    return kpi_starts(f->w->src, f->w->stmts[i].op, prefix);
}

static bool says(const struct finder *f, uint32_t i, const char *word)
{
    const struct kpi_stmt *s = &f->w->stmts[i];
    return memmem(f->w->src->text + s->begin, s->end - s->begin, word, strlen(word)) != NULL;
}

/* ---- counters ------------------------------------------------------------------ */

/* Before gfx12 LDS and scalar memory have one counter, on gfx9 loads and stores. */
static unsigned own_counter(const struct finder *f, unsigned counter)
{
    unsigned major = f->w->text->amd->major;
    if (counter == SCALAR && major < 12)
        return LDS;
    if (counter == STORES && major < 10)
        return VECTOR;
    return (counter == SAMPLES || counter == RAYS) && major < 12 ? VECTOR : counter;
}

/* The counter of statement i's work; COUNTERS: none. */
static unsigned counter_of(const struct finder *f, uint32_t i)
{
    switch (f->classes[i]) {
    case KPI_AMD_LOAD:
        return is(f, i, "image_sample") || is(f, i, "image_gather4") ? SAMPLES
               : is(f, i, "image_bvh")                               ? RAYS
                                                                     : VECTOR;
    case KPI_AMD_STORE: return STORES;
    case KPI_AMD_ATOMIC:
        return says(f, i, " glc") || says(f, i, " sc0") || says(f, i, "_RETURN") ? VECTOR : STORES;
    case KPI_AMD_LDS: return LDS;
    case KPI_AMD_SCALAR_MEMORY: return is(f, i, "s_dcache") ? COUNTERS : SCALAR;
    case KPI_AMD_CONTROL:
        return is(f, i, "s_sendmsg") || is(f, i, "s_prefetch")    ? SCALAR
               : is(f, i, "buffer_wb") || is(f, i, "global_wb")   ? STORES
               : is(f, i, "global_inv") && f->w->text->amd->major > 11 ? VECTOR
                                                                  : COUNTERS;
    default: return COUNTERS;
    }
}

static void start(struct finder *f, uint32_t i, unsigned counter, bool unordered)
{
    struct queue *q = &f->under_way[own_counter(f, counter)];
    uint32_t region = f->region_of[i];
    region = region == KPI_NO_MARK || f->straight[region] ? region : KPI_NO_MARK;
    if (q->n == MOST_UNDER_WAY)
        memmove(q->v, q->v + 1, --q->n * sizeof *q->v);
    q->v[q->n++] = (struct work){region, region == KPI_NO_MARK ? 0 : f->visits[region], unordered};
}

/* ---- waits ----------------------------------------------------------------------- */

/* The number at `at`, up to a ')' or the end.  False: another expression. */
static bool number_at(const char *s, size_t at, size_t end, uint32_t *out)
{
    char digits[24];
    size_t n = 0;
    while (at < end && kpi_amd_blank(s[at]))
        at++;
    for (; at < end && isalnum((unsigned char)s[at]) && n + 1 < sizeof digits; at++)
        digits[n++] = s[at];
    digits[n] = 0;
    uint64_t value;
    while (at < end && kpi_amd_blank(s[at]))
        at++;
    if ((at < end && s[at] != ')') || !kp_parse_u64(digits, &value) || value > UINT16_MAX)
        return false;
    *out = (uint32_t)value;
    return true;
}

/* What may stay under way, by the parts that s_waitcnt names: "vmcnt(1) lgkmcnt(0)". */
static bool read_parts(const struct finder *f, uint32_t i, uint32_t most[COUNTERS])
{
    static const struct {
        const char *word;
        unsigned counter;
    } parts[] = {{"vmcnt(", VECTOR}, {"lgkmcnt(", LDS}, {"vscnt(", STORES}};
    const struct kpi_stmt *s = &f->w->stmts[i];
    const char *t = f->w->src->text;
    for (size_t k = 0; k < KP_COUNT(parts); k++) {
        const char *hit = memmem(t + s->begin, s->end - s->begin, parts[k].word,
                                 strlen(parts[k].word));
        if (hit && !number_at(t, (size_t)(hit - t) + strlen(parts[k].word), s->end,
                              &most[parts[k].counter]))
            return false;
    }
    return true;
}

/* Of a wait whose operand is one number. */
static bool read_number(const struct finder *f, uint32_t i, uint32_t n, uint32_t most[COUNTERS])
{
    static const struct {
        const char *op;
        unsigned counter;
    } waits[] = {{"s_wait_loadcnt", VECTOR}, {"s_wait_dscnt", LDS},      {"s_wait_kmcnt", SCALAR},
                 {"s_wait_storecnt", STORES}, {"s_wait_samplecnt", SAMPLES},
                 {"s_wait_bvhcnt", RAYS},     {"s_waitcnt_vmcnt", VECTOR},
                 {"s_waitcnt_lgkmcnt", LDS},  {"s_waitcnt_vscnt", STORES}};
    const struct kp_source *src = f->w->src;
    struct kpi_span op = f->w->stmts[i].op;
    unsigned major = f->w->text->amd->major;
    for (size_t k = 0; k < KP_COUNT(waits); k++)
        if (kpi_is(src, op, waits[k].op)) {
            most[waits[k].counter] = n;
            return true;
        }
    if (kpi_is(src, op, "s_wait_loadcnt_dscnt") || kpi_is(src, op, "s_wait_storecnt_dscnt")) {
        most[is(f, i, "s_wait_load") ? VECTOR : STORES] = n >> 8 & 63;
        most[LDS] = n & 63;
    } else if (kpi_is(src, op, "s_waitcnt")) {
        most[VECTOR] = major == 9 ? (n & 15) | (n >> 10 & 48) : n >> 10 & 63;
        most[LDS] = major == 9 ? n >> 8 & 15 : n >> 4 & 63;
    } else {
        return kpi_is(src, op, "s_wait_expcnt") || kpi_is(src, op, "s_waitcnt_expcnt");
    }
    return true;
}

/* How many of each counter may stay under way.  False: that is not shown. */
static bool read_wait(const struct finder *f, uint32_t i, uint32_t most[COUNTERS])
{
    const struct kpi_stmt *s = &f->w->stmts[i];
    const char *t = f->w->src->text;
    bool idle = is(f, i, "s_wait_idle");
    for (unsigned c = 0; c < COUNTERS; c++)
        most[c] = idle ? 0 : ALL;
    if (idle)
        return true;
    size_t at = kpi_amd_skip(t, s->op.at + s->op.len, s->end);
    if (kpi_starts(f->w->src, (struct kpi_span){at, s->end - at}, "null,"))
        at += 5;
    uint32_t n;
    if (number_at(t, at, s->end, &n))
        return read_number(f, i, n, most);
    return kpi_is(f->w->src, s->op, "s_waitcnt") && says(f, i, "cnt(") && read_parts(f, i, most);
}

/* All but the newest `most` of the queue have come: where regions started them, they are added
 * to the list, each with its visits since.  False: which have come is not known. */
static bool retire(const struct finder *f, struct queue *q, uint32_t most, struct seen *now)
{
    if (q->n <= most)
        return true;
    bool known = true;
    for (unsigned i = 0; i < q->n; i++)
        known = known && (!most || !q->v[i].unordered);
    for (unsigned i = q->n - most; known && i-- > 0;) {
        const struct work *x = &q->v[i];
        bool listed = x->region == KPI_NO_MARK;
        for (size_t k = 0; k < now->list.n && !listed; k++)
            listed = now->list.v[k].region == x->region;
        if (!listed)
            KP_PUSH(now->list, ((struct awaited){x->region, f->visits[x->region] - x->visit}));
    }
    if (known) {
        memmove(q->v, q->v + (q->n - most), most * sizeof *q->v);
        q->n = most;
    }
    return known;
}

static bool same_list(const struct seen *a, const struct seen *b)
{
    bool same = a->list.n == b->list.n;
    for (size_t i = 0; same && i < a->list.n; i++)
        same = a->list.v[i].region == b->list.v[i].region && a->list.v[i].k == b->list.v[i].k;
    return same;
}

static void await(struct finder *f, uint32_t i, uint32_t way)
{
    uint32_t most[COUNTERS];
    struct seen now = {.way = way}, *out = &f->seen[i];
    if (!read_wait(f, i, most))
        now.why = "how many may be left is not shown";
    for (unsigned c = 0; c < COUNTERS && !now.why; c++)
        if (most[c] != ALL && !retire(f, &f->under_way[own_counter(f, c)], most[c], &now))
            now.why = "what comes back in any order is under way with others, and it waits for "
                      "some";
    bool own = !out->times || out->way == way;
    if (!own || (out->list.n && !now.list.n && !now.why)) { /* what it ended once says more */
        out->times += own;
        free(now.list.v);
        return;
    }
    now.times = out->times + 1;
    now.steady = same_list(out, &now);
    free(out->list.v);
    *out = now;
}

/* ---- ways ------------------------------------------------------------------------ */

static void enter(struct finder *f, uint32_t from, uint32_t to)
{
    for (uint32_t k = f->begins[to]; k != KPI_NO_MARK; k = f->more[k])
        if (from < to || from > f->regions[k].last)
            f->visits[k]++;
}

/* Whether the branch i to `to` is taken this time. */
static bool takes(struct finder *f, uint32_t i, uint32_t to)
{
    bool back = to <= i;
    if (!f->w->stmts[i].guard.len)
        return true;
    bool turn = f->forced[i] || ++f->passes[i] % (back ? TURNS : PASSES) == 0;
    f->forced[i] = false;
    if (back && turn) { /* the loop is left: its branches begin anew */
        memset(f->passes + to, 0, (i - to + 1) * sizeof *f->passes);
        f->left -= f->left < i - to ? f->left : i - to;
    }
    return turn != back;
}

/* The statement behind i; n: the way ends. */
static uint32_t step(struct finder *f, uint32_t i, uint32_t way)
{
    const struct kpi_lookup *w = f->w;
    const struct kpi_stmt *s = &w->stmts[i];
    if (!kpi_is_code(s) || s->flow == KPI_FLOW_NEXT)
        return i + 1;
    uint32_t to = w->jumps.target[i];
    if (s->flow != KPI_FLOW_JUMP || to >= w->n)
        return s->guard.len ? i + 1 : w->n;
    bool takes_it = takes(f, i, to);
    if (!takes_it && !f->met[i] && f->ways.n < MOST_WAYS)
        KP_PUSH(f->ways, ((struct way){i, way}));
    f->met[i] = true;
    return takes_it ? to : i + 1;
}

static void visit(struct finder *f, uint32_t i, uint32_t way)
{
    unsigned counter = f->counters[i];
    if (f->classes[i] == KPI_AMD_WAIT) {
        await(f, i, way);
    } else if (is(f, i, "s_swappc") || is(f, i, "s_call")) {
        memset(f->under_way, 0, sizeof f->under_way); /* who is called waits for what it does */
    } else if (counter < COUNTERS) {
        bool flat = is(f, i, "flat_");
        start(f, i, counter, flat || counter == SCALAR);
        if (flat)
            start(f, i, LDS, true);
    }
}

/* Until it ends, or has gone on for long. */
static void follow(struct finder *f, uint32_t way)
{
    uint32_t n = f->w->n, from = n;
    memset(f->under_way, 0, sizeof f->under_way);
    memset(f->visits, 0, f->region_count * sizeof *f->visits);
    memset(f->passes, 0, n * sizeof *f->passes);
    memset(f->forced, false, n);
    for (uint32_t k = way; k; k = f->ways.v[k].before)
        f->forced[f->ways.v[k].at] = true;
    uint64_t most = f->left / 4 + 1;
    for (uint32_t i = 0; i < n && most && f->left; most--) {
        f->left--;
        enter(f, from, i);
        if (kpi_is_code(&f->w->stmts[i]))
            visit(f, i, way);
        from = i;
        i = step(f, i, way);
    }
}

/* ---- barriers -------------------------------------------------------------------- */

/* All waves of the group meet there, as often as each comes to one. */
static bool find_barrier(struct finder *f)
{
    struct kpi_barrier b = {.name = "group", .count = -1};
    uint32_t outside = KPI_NO_MARK, inside = 0;
    for (uint32_t i = 0; i < f->w->n; i++) {
        if (f->classes[i] != KPI_AMD_BARRIER || !is(f, i, "s_barrier") ||
            is(f, i, "s_barrier_join") || is(f, i, "s_barrier_init"))
            continue;
        bool arrives = !is(f, i, "s_barrier_wait"), waits = !is(f, i, "s_barrier_signal");
        b.arrives += arrives;
        b.waits += waits;
        bool whole = is(f, i, "s_barrier_") ? says(f, i, "-1") : true;
        inside += whole && f->region_of[i] != KPI_NO_MARK;
        if (!whole || f->region_of[i] == KPI_NO_MARK)
            outside = i;
    }
    if (b.arrives || b.waits)
        KP_PUSH(f->out->barriers, b);
    if (inside && outside != KPI_NO_MARK) {
        struct kpi_sync_gap g = {outside, f->region_of[outside], 0,
                                 "it is not the group's barrier, or in no region: "
                                 "which waits go with which arrives is not shown"};
        KP_PUSH(f->out->gaps, g);
    }
    return inside && outside == KPI_NO_MARK;
}

static void add_mark(struct finder *f, struct kpi_sync_mark m)
{
    for (size_t i = 0; i < f->out->marks.n; i++) {
        const struct kpi_sync_mark *x = &f->out->marks.v[i];
        if (x->region == m.region && x->op == m.op && x->barrier == m.barrier &&
            x->started == m.started)
            return;
    }
    if (f->out->marks.n < MOST_MARKS)
        KP_PUSH(f->out->marks, m);
}

static void mark_barrier(struct finder *f, uint32_t i)
{
    uint32_t region = f->region_of[i];
    if (f->classes[i] != KPI_AMD_BARRIER || region == KPI_NO_MARK)
        return;
    if (!is(f, i, "s_barrier_wait"))
        add_mark(f, (struct kpi_sync_mark){region, KPI_ARRIVE, 0, KPI_NO_MARK, .k = 0});
    if (!is(f, i, "s_barrier_signal"))
        add_mark(f, (struct kpi_sync_mark){region, KPI_WAIT, 0, KPI_NO_MARK, .k = 0});
}

/* ---- all of it ------------------------------------------------------------------- */

static void find_classes(struct finder *f)
{
    for (uint32_t i = 0; i < f->w->n; i++) {
        bool code = kpi_is_code(&f->w->stmts[i]);
        f->classes[i] = KPI_AMD_CLASSES;
        if (code)
            f->classes[i] = (unsigned char)kpi_amd_class_of(f->w->src, f->w->stmts[i].op);
        f->counters[i] = (unsigned char)(code ? counter_of(f, i) : COUNTERS);
    }
}

static void find_regions(struct finder *f)
{
    uint32_t *size = kp_alloc(((size_t)f->w->n + 1) * sizeof *size);
    for (uint32_t i = 0; i < f->w->n; i++)
        f->region_of[i] = f->begins[i] = KPI_NO_MARK;
    for (size_t k = 0; k < f->region_count; k++) {
        const struct kpi_stretch *s = &f->regions[k];
        uint32_t length = s->last - s->first + 1;
        f->waiting[k] = f->straight[k] = true;
        f->more[k] = f->begins[s->first];
        f->begins[s->first] = (uint32_t)k;
        for (uint32_t i = s->first; i <= s->last; i++) {
            enum kpi_amd_class c = f->classes[i];
            f->straight[k] = f->straight[k] && f->w->stmts[i].kind != KPI_LABEL &&
                             !(c < KPI_AMD_CLASSES && f->w->stmts[i].flow != KPI_FLOW_NEXT);
            f->waiting[k] = f->waiting[k] && (c == KPI_AMD_WAIT || c == KPI_AMD_BARRIER ||
                                              c == KPI_AMD_CLASSES);
            if (f->region_of[i] == KPI_NO_MARK || length < size[i]) {
                f->region_of[i] = (uint32_t)k;
                size[i] = length;
            }
        }
    }
    free(size);
}

static void mark_wait(struct finder *f, uint32_t i)
{
    const struct seen *s = &f->seen[i];
    uint32_t region = f->region_of[i];
    if (f->classes[i] != KPI_AMD_WAIT || region == KPI_NO_MARK || !f->waiting[region])
        return;
    const char *why = s->why                       ? s->why
                      : !s->times                  ? "no way that was followed came here"
                      : s->times > 3 && !s->steady ? "what it waits for changes from turn to turn"
                                                   : NULL;
    if (why) {
        struct kpi_sync_gap g = {.stmt = i, .region = region, .barrier = KPI_NO_MARK};
        snprintf(g.why, sizeof g.why, "%s", why);
        KP_PUSH(f->out->gaps, g);
    }
    for (size_t k = 0; !why && k < s->list.n; k++) {
        uint32_t started = s->list.v[k].region;
        if (i >= f->regions[started].first && i <= f->regions[started].last)
            continue; /* it is part of that */
        add_mark(f, (struct kpi_sync_mark){region, KPI_WAIT, KPI_NO_MARK, started,
                                           .k = s->list.v[k].k});
        f->started[started] = true;
    }
}

static void conclude(struct finder *f)
{
    bool barrier = find_barrier(f);
    for (uint32_t i = 0; i < f->w->n; i++) {
        if (barrier)
            mark_barrier(f, i);
        mark_wait(f, i);
    }
    for (uint32_t i = 0; i < f->w->n; i++) {
        unsigned counter = f->counters[i];
        uint32_t region = f->region_of[i];
        if (counter == COUNTERS || region == KPI_NO_MARK || !f->started[region])
            continue;
        f->started[region] = false;
        add_mark(f, (struct kpi_sync_mark){region, KPI_ASYNC, KPI_NO_MARK, KPI_NO_MARK,
                                           .engine = counter == LDS      ? "lds"
                                                     : counter == SCALAR ? "scalar"
                                                                         : "lsu"});
    }
}

static void end(struct finder *f)
{
    free(f->classes);
    free(f->counters);
    free(f->region_of);
    free(f->begins);
    free(f->more);
    free(f->waiting);
    free(f->straight);
    free(f->started);
    free(f->seen);
    free(f->met);
    free(f->visits);
    free(f->passes);
    free(f->forced);
    free(f->ways.v);
}

void kpi_amd_sync_find(const struct kpi_lookup *w, const struct kpi_stretch *regions, size_t n,
                       struct kpi_sync *out)
{
    struct finder f = {.w = w, .regions = regions, .region_count = n, .out = out, .left = WORK};
    size_t count = (size_t)w->n + 1;
    f.classes = kp_alloc(count);
    f.counters = kp_alloc(count);
    f.region_of = kp_alloc(count * sizeof *f.region_of);
    f.begins = kp_alloc(count * sizeof *f.begins);
    f.more = kp_alloc((n + 1) * sizeof *f.more);
    f.waiting = kp_alloc(n + 1);
    f.straight = kp_alloc(n + 1);
    f.started = kp_alloc(n + 1);
    f.seen = kp_alloc(count * sizeof *f.seen);
    f.met = kp_alloc(count);
    f.visits = kp_alloc((n + 1) * sizeof *f.visits);
    f.passes = kp_alloc(count * sizeof *f.passes);
    f.forced = kp_alloc(count);
    find_classes(&f);
    find_regions(&f);
    KP_PUSH(f.ways, ((struct way){0, 0}));
    for (uint32_t k = 0; k < f.ways.n; k++)
        follow(&f, k);
    conclude(&f);
    for (uint32_t i = 0; i < w->n; i++)
        free(f.seen[i].list.v);
    end(&f);
}
