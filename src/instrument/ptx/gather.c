/*
 * Records of a loop that are stored together.
 *
 * What a record costs in a loop is its store and the slot's arithmetic more than the reading of
 * the clock (doc/findings/record-cost.md). So the clocks of records that every iteration makes
 * once, in one order, stay in registers, and are stored where the loop goes back to its beginning:
 * behind the iteration's work, and before the wait with which the next begins.
 *
 * Slots are given in order of time.  Records that some iterations make, or make more than once,
 * are stored at the last of them in their straight piece of code; those before them on the same
 * path are stored before, unless they are the iteration's last ones, which know their slots
 * by then.
 *
 * The end of an iteration is the wrong place in a loop that starts copies itself and waits for
 * them: the next one's are to be started.  There all are stored before this wait, where nothing
 * else is to be done, and what is recorded behind that place in the next iteration, or where the
 * loop is left.  In a loop that computes while products are in flight the path is the computing:
 * what stands between a product's start and it makes each iteration longer.  There all are
 * stored behind it, before the next wait.  The lanes of the warp store them (ptx/lanes.c), where
 * whole warps go round.  In loops that only wait for products that costs more than it saves
 * (doc/findings/record-cost.md).
 */
#include "instrument/ptx/gather.h"

#include "instrument/ptx/loop.h"

enum {
    LANES_LEAST = 3, /* records, for which all that lanes need pays */
    WORK_LEAST = 32  /* multiplications and exponentials of a loop that computes */
};

struct search {
    struct kpi_loops l;
    struct kpi_gather *out;
};

/* A record that is not steady, behind `from` and before `to`? */
static bool others_between(struct search *s, uint32_t from, uint32_t to, const bool *steady)
{
    kpi_loop_reach(&s->l, from, to);
    for (uint32_t k = 0; k < s->l.site_count; k++)
        if (!steady[k] && kpi_loop_reached(&s->l, s->l.sites[k]))
            return true;
    return false;
}

/* ---- groups ------------------------------------------------------------- */

static struct kpi_group *new_group(struct search *s, bool piece)
{
    struct kpi_group g = {.flush = KPI_NOWHERE, .piece = piece};
    KP_PUSH(s->out->groups, g);
    return &s->out->groups.v[s->out->groups.n - 1];
}

static void add_member(struct search *s, struct kpi_group *g, uint32_t site)
{
    const struct kpi_mark *m = kpi_loop_mark_at(&s->l, site);
    struct kpi_member *at = &s->out->members[s->l.stmts[site].mark - s->l.plan->f->first_mark];
    kpi_record_at(s->l.t, s->l.plan, m, s->l.body, &g->tags[g->count]);
    *at = (struct kpi_member){(uint32_t)s->out->groups.n, g->count++, false};
    uint32_t *most = g->piece ? &s->out->most_piece : &s->out->most;
    *most = g->count > *most ? g->count : *most;
}

/* The last member stores them all: where the loop goes back, or at its own place. */
static void close_group(struct search *s, uint32_t site, bool last, bool *steady)
{
    struct kpi_group *g = &s->out->groups.v[s->out->groups.n - 1];
    if (last) {
        g->flush = s->l.latch;
        g->numbered = others_between(s, site, KPI_NOWHERE, steady);
        s->out->numbered |= g->numbered;
    } else {
        s->out->members[s->l.stmts[site].mark - s->l.plan->f->first_mark].stores = true;
    }
}

/* In the order of the text, which is that of time unless a later one can come first. */
static bool in_order(struct search *s, const bool *steady)
{
    uint32_t last = KPI_NOWHERE;
    for (uint32_t k = 0; k < s->l.site_count; k++) {
        if (!steady[k])
            continue;
        kpi_loop_reach(&s->l, s->l.sites[k], KPI_NOWHERE);
        if (last != KPI_NOWHERE && kpi_loop_reached(&s->l, last))
            return false;
        last = s->l.sites[k];
    }
    return last != KPI_NOWHERE;
}

/* ---- groups that lanes store ---------------------------------------------- */

static bool has_op(const struct search *s, uint32_t i, enum kpi_word word, const char *op)
{
    return s->l.stmts[i].word == word && kpi_is_op(s->l.t->src, s->l.stmts[i].op, op);
}

static bool is_wait(const struct search *s, uint32_t i, bool copies)
{
    return copies ? has_op(s, i, KPI_WORD_MBARRIER, "mbarrier.try_wait") ||
                        has_op(s, i, KPI_WORD_MBARRIER, "mbarrier.test_wait")
                  : has_op(s, i, KPI_WORD_WGMMA, "wgmma.wait_group");
}

/* Multiplications and exponentials from statement `from` on, before `to`. */
static uint32_t work_between(const struct search *s, uint32_t from, uint32_t to)
{
    const struct kp_source *src = s->l.t->src;
    uint32_t n = 0;
    for (uint32_t i = from; i < to; i++) {
        struct kpi_span op = s->l.stmts[i].op;
        n += s->l.stmts[i].word == KPI_WORD_ARITHMETIC &&
             (kpi_is_op(src, op, "ex2") || kpi_is_op(src, op, "fma") ||
              kpi_is_op(src, op, "mul.f32") || kpi_is_op(src, op, "mul.ftz") ||
              kpi_is_op(src, op, "mul.rn"));
    }
    return n;
}

/* Has the loop work of its own beside the products that it waits for? */
static bool computes(const struct search *s)
{
    return work_between(s, s->l.head, s->l.latch + 1) >= WORK_LEAST;
}

static bool waits_between(const struct search *s, uint32_t from, uint32_t to)
{
    for (uint32_t i = from; i < to; i++)
        if (is_wait(s, i, true) || is_wait(s, i, false))
            return true;
    return false;
}

/* Of n sites in order the one that ends most of the loop's work, where a wait stands behind it. */
static uint32_t find_end_of_work(const struct search *s, const uint32_t *sites, uint32_t n)
{
    uint32_t most = 0, end = n;
    for (uint32_t k = 0; k < n; k++) {
        uint32_t work = work_between(s, k ? sites[k - 1] : s->l.head, sites[k]);
        if (work > most) {
            most = work;
            end = k;
        }
    }
    bool waits = most >= WORK_LEAST && end + 1 < n && waits_between(s, sites[end], sites[end + 1]);
    return waits ? end : n;
}

/* Of n sites in order the one behind which to store: as asked for, or before the wait for copies in
 * a loop that starts them; in one with work of its own where that ends, or else before the wait for
 * products.  n: nowhere. */
static uint32_t find_place(struct search *s, const uint32_t *sites, uint32_t n)
{
    bool copies = false;
    if (s->l.plan->place)
        return (s->l.plan->place < n ? s->l.plan->place : n) - 1;
    for (uint32_t i = s->l.head; i <= s->l.latch; i++)
        copies = copies || has_op(s, i, KPI_WORD_CP, "cp.async.bulk");
    if (!copies && !computes(s))
        return n;
    uint32_t end = copies ? n : find_end_of_work(s, sites, n);
    for (uint32_t k = 0; end == n && k + 1 < n; k++)
        for (uint32_t i = sites[k]; i < sites[k + 1]; i++)
            if (is_wait(s, i, copies))
                return k;
    return end;
}

/* Is every iteration at the site that has begun? */
static bool comes_to(struct search *s, uint32_t site)
{
    return !kpi_loop_reach(&s->l, KPI_NOWHERE, site);
}

static void add_lanes(struct search *s, const uint32_t *sites, uint32_t n, uint32_t place)
{
    struct kpi_group *g = new_group(s, false);
    g->lanes = ++s->out->lanes;
    g->tail = n - 1 - place;
    g->after = s->l.latch;
    for (uint32_t k = 0; k < n; k++)
        add_member(s, g, sites[(place + 1 + k) % n]);
    s->out->members[s->l.stmts[sites[place]].mark - s->l.plan->f->first_mark].stores = true;
}

/* All records that each iteration makes.  False: not here. */
static bool group_lanes(struct search *s, const bool *steady)
{
    uint32_t sites[KPI_LANES_MAX], n = 0;
    bool others = false;
    for (uint32_t k = 0; k < s->l.site_count; k++) {
        if (steady[k] && n == KPI_LANES_MAX)
            return false;
        if (steady[k])
            sites[n++] = s->l.sites[k];
        others = others || !steady[k];
    }
    if (n < LANES_LEAST || s->out->lanes == KPI_LANES_GROUPS || !kpi_loop_is_whole(&s->l))
        return false;
    for (uint32_t k = 0; others && k + 1 < n; k++)
        if (others_between(s, sites[k], sites[k + 1], steady))
            return false;
    uint32_t place = find_place(s, sites, n);
    if (place == n || !s->l.stmts[s->l.latch].guard.len || !comes_to(s, sites[place]))
        return false;
    add_lanes(s, sites, n, place);
    struct kpi_group *g = &s->out->groups.v[s->out->groups.n - 1];
    g->numbered = others;
    s->out->numbered |= others;
    return true;
}

/* ---- those of a loop --------------------------------------------------------- */

static void group_sites(struct search *s)
{
    bool steady[KPI_LOOP_SITES];
    uint32_t left = 0;
    for (uint32_t k = 0; k < s->l.site_count; k++) {
        steady[k] = kpi_loop_is_steady(&s->l, s->l.sites[k]);
        left += steady[k];
    }
    if (!in_order(s, steady) || (s->l.plan->place != KPI_PLACE_END && group_lanes(s, steady)))
        return;
    struct kpi_group *g = NULL;
    for (uint32_t k = 0; k < s->l.site_count; k++) {
        if (!steady[k])
            continue;
        g = g ? g : new_group(s, false);
        add_member(s, g, s->l.sites[k]);
        uint32_t next = k + 1;
        while (next < s->l.site_count && !steady[next])
            next++;
        bool last = --left == 0;
        if (last || g->count == KPI_GATHER_MAX ||
            others_between(s, s->l.sites[k], s->l.sites[next], steady)) {
            close_group(s, s->l.sites[k], last, steady);
            g = NULL;
        }
    }
}

/* ---- pieces of straight code --------------------------------------------- */

static bool is_member(const struct search *s, uint32_t i)
{
    return s->out->members[s->l.stmts[i].mark - s->l.plan->f->first_mark].group > 0;
}

/* Does control go from statement i to the next one, and from nowhere else? */
static bool is_straight(const struct search *s, uint32_t i)
{
    const struct kpi_stmt *st = &s->l.stmts[i];
    return st->kind != KPI_LABEL && (st->kind != KPI_INSTRUCTION || st->flow == KPI_FLOW_NEXT ||
                                     st->flow == KPI_FLOW_TRAP);
}

/* What is left in loops: the last of a piece stores them all.  Where the piece ends, or a
 * record of another group stands between, a new one begins. */
static void group_pieces(struct search *s)
{
    struct kpi_group *g = NULL;
    uint32_t last = KPI_NOWHERE;
    for (uint32_t i = 0; i <= s->l.n; i++) {
        bool site = i < s->l.n && s->l.jumps.in_loop[i] && kpi_loop_is_site(&s->l, i);
        bool fresh = site && !is_member(s, i);
        if (g && (i == s->l.n || !is_straight(s, i) || (site && !fresh) ||
                  g->count == KPI_GATHER_MAX)) {
            s->out->members[s->l.stmts[last].mark - s->l.plan->f->first_mark].stores = true;
            g = NULL;
        }
        if (!fresh)
            continue;
        g = g ? g : new_group(s, true);
        add_member(s, g, i);
        last = i;
    }
}

/* ---- what is stored where loops go back ----------------------------------- */

#define MOST_STORES 64

struct stores {
    struct search *s;
    uint8_t *flushed; /* records that are stored before each statement */
    int16_t tables;   /* before the labels that tables lead to */
    int16_t *since; /* before each statement: stores since the last record, at most; -1: not
                     * reached */
    KP_VEC(uint32_t) work;
};

/* Stores as that group's take about as long as so many of one record each. */
static uint32_t group_stores(const struct kpi_group *g)
{
    return g->lanes ? (3 * g->count + 4 + 4) / 5 : g->count; /* by their instructions */
}

static void spread(struct stores *w, uint32_t i, int16_t since)
{
    if (i > w->s->l.n || w->since[i] >= since)
        return;
    w->since[i] = since < MOST_STORES ? since : MOST_STORES;
    KP_PUSH(w->work, i);
}

/* What is stored before and behind the record at i, if there is one. */
static int16_t pass_record(struct stores *w, uint32_t i, int16_t since)
{
    struct search *s = w->s;
    const struct kpi_mark *m = kpi_loop_mark_at(&s->l, i);
    uint32_t tag;
    if (!m || !kpi_record_at(s->l.t, s->l.plan, m, s->l.body, &tag))
        return since;
    const struct kpi_member *at = &s->out->members[s->l.stmts[i].mark - s->l.plan->f->first_mark];
    bool shared = KPT_TAG_KIND(tag) == KPT_SHARED, end = shared || KPT_TAG_KIND(tag) == KPT_END;
    uint32_t first = shared ? KPT_TAG_ENDED(tag) : KPT_TAG_REGION(tag);
    struct kpi_region *r = s->l.plan->regions.list.v;
    uint8_t *before = &r[first].before[end];
    *before = (uint8_t)(since > *before ? since : *before);
    const struct kpi_group *g = at->group ? &s->out->groups.v[at->group - 1] : NULL;
    r[KPT_TAG_REGION(tag)].behind[end && !shared] =
        (uint8_t)(!g ? 1 : at->stores ? group_stores(g) : 0);
    return 0;
}

static void count_stores(struct search *s)
{
    struct stores w = {.s = s, .tables = -1};
    w.flushed = kp_alloc((size_t)s->l.n + 1);
    for (size_t g = 0; g < s->out->groups.n; g++)
        if (s->out->groups.v[g].flush != KPI_NOWHERE)
            w.flushed[s->out->groups.v[g].flush] = (uint8_t)group_stores(&s->out->groups.v[g]);
    w.since = kp_realloc(NULL, (size_t)s->l.n + 1, sizeof *w.since);
    for (uint32_t i = 0; i <= s->l.n; i++)
        w.since[i] = -1;
    spread(&w, 0, 0);
    while (w.work.n) {
        uint32_t i = w.work.v[--w.work.n];
        if (i == s->l.n)
            continue;
        const struct kpi_stmt *st = &s->l.stmts[i];
        int16_t since = w.since[i];
        since = (int16_t)(since + w.flushed[i]);
        since = pass_record(&w, i, since);
        if (st->flow == KPI_FLOW_JUMP && s->l.jumps.target[i] != UINT32_MAX)
            spread(&w, s->l.jumps.target[i], since);
        bool more = st->flow == KPI_FLOW_TABLE && since > w.tables;
        for (uint32_t k = 0; more && k < s->l.n; k++)
            if (s->l.jumps.from_table[k])
                spread(&w, k, since);
        w.tables = more ? since : w.tables;
        if (st->kind != KPI_INSTRUCTION || st->flow == KPI_FLOW_NEXT || st->guard.len)
            spread(&w, i + 1, since);
    }
    free(w.flushed);
    free(w.since);
    free(w.work.v);
}

/* ---- all of it ---------------------------------------------------------- */

void kpi_ptx_find_gather(struct kpi_text *t, const struct kpi_plan *plan, uint32_t body,
                         struct kpi_gather *out)
{
    *out = (struct kpi_gather){0};
    out->members = kp_alloc(((size_t)plan->f->mark_count + 1) * sizeof *out->members);
    if (plan->at_once || (plan->strategy != KPI_CIRCULAR && !kpi_ptx_is_direct(plan)))
        return;
    struct search s = {.out = out};
    kpi_loops_begin(&s.l, t, plan, body);
    for (uint32_t i = 0; i < s.l.n; i++)
        if (kpi_loop_enter(&s.l, i))
            group_sites(&s);
    group_pieces(&s);
    if (out->groups.n)
        count_stores(&s);
    kpi_loops_end(&s.l);
}

void kpi_gather_free(struct kpi_gather *g)
{
    free(g->members);
    free(g->groups.v);
}

/* ---- text --------------------------------------------------------------- */

void kpi_ptx_add_gather_state(const struct kpi_plan *plan, const struct kpi_gather *g,
                              struct kp_str *b)
{
    if (g->most)
        kp_str_addf(b, "\t.reg .b32 %%kperf_g<%u>;\n", g->most);
    if (g->most_piece)
        kp_str_addf(b, "\t.reg .b32 %%kperf_h<%u>;\n", g->most_piece);
    if (g->numbered)
        kp_str_add(b, "\t.reg .b32 %kperf_m;\n");
    kpi_ptx_add_lanes_state(plan, g, b);
}

/* The registers in which its clocks wait. */
static char clocks_of(const struct kpi_group *g)
{
    return g->piece ? 'h' : 'g';
}

/* The slot of the i-th record from the one that `n` counts. */
static void add_store(const struct kpi_plan *plan, const struct kpi_group *g, const char *n,
                      uint32_t i, struct kp_str *b)
{
    if (i)
        kp_str_addf(b, "\tadd.u32 %%kperf_t, %s, %u;\n", n, i);
    kpi_ptx_add_slot(plan, i ? "%kperf_t" : n, b);
    kp_str_addf(b, "\t@%%kperf_w %s %s, {0x%x, %%kperf_%c%u};\n", kpi_ptx_store(plan),
                kpi_ptx_slot(plan), g->tags[i], clocks_of(g), i);
}

static void add_stores(const struct kpi_plan *plan, const struct kpi_group *g, struct kp_str *b)
{
    if (g->lanes) {
        kpi_ptx_add_lanes_store(plan, g, b);
        return;
    }
    const char *n = g->numbered ? "%kperf_m" : "%kperf_n";
    for (uint32_t i = 0; i < g->count; i++)
        add_store(plan, g, n, i, b);
    if (!g->numbered)
        kp_str_addf(b, "\tadd.u32 %%kperf_n, %%kperf_n, %u;\n", g->count);
}

void kpi_ptx_add_gathered(const struct kpi_plan *plan, const struct kpi_gather *gather,
                          uint32_t mark, uint32_t tag, struct kp_str *b)
{
    const struct kpi_member *m = &gather->members[mark];
    if (!m->group && gather->groups.n == 0) {
        kpi_ptx_add_record(plan, tag, b);
        return;
    }
    if (!m->group) { /* no address lives from record to record */
        kp_str_add(b, "\n");
        kpi_ptx_add_slot(plan, "%kperf_n", b);
        kp_str_addf(b,
                    "\tmov.u32 %%kperf_c, %%clock;\n"
                    "\t@%%kperf_w %s %s, {0x%x, %%kperf_c};\n"
                    "\tadd.u32 %%kperf_n, %%kperf_n, 1;\n",
                    kpi_ptx_store(plan), kpi_ptx_slot(plan), tag);
        return;
    }
    const struct kpi_group *g = &gather->groups.v[m->group - 1];
    kp_str_addf(b, "\n\tmov.u32 %%kperf_%c%u, %%clock;\n", clocks_of(g), m->place);
    if (!m->place && g->numbered && !g->lanes)
        kp_str_addf(b, "\tmov.u32 %%kperf_m, %%kperf_n;\n"
                       "\tadd.u32 %%kperf_n, %%kperf_n, %u;\n", g->count);
    if (m->stores)
        add_stores(plan, g, b);
}

void kpi_ptx_gather_edits(const struct kpi_text *t, const struct kpi_plan *plan,
                          const struct kpi_gather *gather, struct kpi_edits *edits)
{
    for (size_t i = 0; i < gather->groups.n; i++) {
        const struct kpi_group *g = &gather->groups.v[i];
        struct kp_str b = {0};
        kp_str_add(&b, "\n");
        if (g->tail) {
            kpi_ptx_add_lanes_rest(plan, g, &b);
            kpi_edit_add(edits, t->stmts.v[plan->f->first_stmt + g->after].end, 0, &b);
        } else if (g->flush != KPI_NOWHERE) {
            add_stores(plan, g, &b);
            kp_str_add(&b, "\t");
            kpi_edit_add(edits, t->stmts.v[plan->f->first_stmt + g->flush].begin, 0, &b);
        } else {
            kp_str_free(&b);
        }
    }
}
