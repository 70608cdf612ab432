/*
 * Every path through a function, statement by statement, with the stack of
 * open regions.  A statement may be reached with one stack only; where two
 * paths disagree the marks are wrong.
 */
#include "instrument/internal.h"

/* Stack of open regions: the BEGIN on top, and what is below it.  Node 0 is
 * the empty stack; each BEGIN makes one node, since it is reached with one. */
struct node {
    uint32_t below, depth, mark;
    uint64_t hash; /* of the regions from the bottom up */
};

#define UNREACHED UINT32_MAX
#define CONFLICT (UINT32_MAX - 1) /* several regions ended last */

struct state {
    uint32_t node, ended;
};

struct label {
    struct kpi_span name;
    uint32_t scope, stmt;
};

/* A table of labels: its targets, once they were looked up. */
struct table {
    uint32_t first, count;
    bool known;
};

struct flow {
    struct kpi_text *text;
    const struct kpi_function *f;
    struct kpi_stmt *stmts; /* the function's; index stmt_count is its end */
    uint32_t n;
    struct state *states;
    struct node *nodes; /* by mark of the function, plus one */
    KP_VEC(uint32_t) work;
    KP_VEC(struct label) labels;
    uint32_t *labelled;       /* by scope of the function: it, or the nearest round it, that has
                               * labels; UNREACHED: none */
    struct table *tables;     /* by statement */
    KP_VEC(uint32_t) targets; /* of tables */
    bool quiet;               /* about labels that are missing */
    bool failed;
};

/* ---- labels ------------------------------------------------------------- */

static const char *sort_text;

static int compare_labels(const void *a, const void *b)
{
    const struct label *x = a, *y = b;
    if (x->scope != y->scope)
        return x->scope < y->scope ? -1 : 1;
    size_t n = x->name.len < y->name.len ? x->name.len : y->name.len;
    int c = memcmp(sort_text + x->name.at, sort_text + y->name.at, n);
    return c ? c : (x->name.len > y->name.len) - (x->name.len < y->name.len);
}

/* A scope's number is above that of the one round it. */
static void find_labelled(struct flow *w)
{
    const uint32_t *parent = w->text->scopes.v;
    uint32_t first = w->f->scope, last = first;
    for (uint32_t i = 0; i < w->n; i++)
        last = w->stmts[i].scope > last ? w->stmts[i].scope : last;
    w->labelled = kp_realloc(NULL, (size_t)last - first + 1, sizeof *w->labelled);
    memset(w->labelled, 0xff, ((size_t)last - first + 1) * sizeof *w->labelled);
    for (size_t i = 0; i < w->labels.n; i++)
        w->labelled[w->labels.v[i].scope - first] = w->labels.v[i].scope;
    for (uint32_t s = first + 1; s <= last; s++)
        if (w->labelled[s - first] == UNREACHED)
            w->labelled[s - first] = w->labelled[parent[s] - first];
}

static void collect_labels(struct flow *w)
{
    for (uint32_t i = 0; i < w->n; i++) {
        if (!w->stmts[i].label.len)
            continue;
        struct label l = {w->stmts[i].label, w->stmts[i].scope, i};
        KP_PUSH(w->labels, l);
    }
    sort_text = w->text->src->text;
    if (w->labels.n)
        qsort(w->labels.v, w->labels.n, sizeof *w->labels.v, compare_labels);
    find_labelled(w);
}

/* The statement that `name` labels, seen from `scope`; UNREACHED if none. */
static uint32_t find_label(const struct flow *w, struct kpi_span name, uint32_t scope)
{
    while ((scope = w->labelled[scope - w->f->scope]) != UNREACHED) {
        struct label key = {name, scope, 0};
        const struct label *l = bsearch(&key, w->labels.v, w->labels.n, sizeof key, compare_labels);
        uint32_t parent = w->text->scopes.v[scope];
        if (l || parent == scope)
            return l ? l->stmt : UNREACHED;
        scope = parent;
    }
    return UNREACHED;
}

/* ---- what is wrong ------------------------------------------------------ */

static struct kpi_mark *mark_of(const struct flow *w, uint32_t node)
{
    return &w->text->marks.v[w->nodes[node].mark];
}

static size_t place(const struct flow *w, uint32_t stmt)
{
    return kpi_origin(w->text, stmt < w->n ? w->stmts[stmt].begin : w->f->body_end);
}

static bool same_stack(const struct flow *w, uint32_t a, uint32_t b)
{
    return a == b ||
           (w->nodes[a].hash == w->nodes[b].hash && w->nodes[a].depth == w->nodes[b].depth);
}

/* The node of `region` in the stack, or 0. */
static uint32_t find_open(const struct flow *w, uint32_t node, uint32_t region)
{
    while (node && mark_of(w, node)->region != region)
        node = w->nodes[node].below;
    return node;
}

static void say_left_open(struct flow *w, uint32_t node, uint32_t stmt)
{
    const struct kp_source *src = w->text->src;
    const struct kpi_mark *m = mark_of(w, node);
    kp_error_at(src, m->at.at, m->at.len, "region '%s' is left open where the kernel ends",
                m->name);
    kp_note_at(src, place(w, stmt), 1, "this path ends here");
    w->failed = true;
}

/* END of a region that is not on top. */
static void say_bad_end(struct flow *w, const struct kpi_mark *end, uint32_t node)
{
    const struct kp_source *src = w->text->src;
    w->failed = true;
    uint32_t own = find_open(w, node, end->region);
    if (own) {
        const struct kpi_mark *top = mark_of(w, node), *begin = mark_of(w, own);
        kp_error_at(src, end->at.at, end->at.len,
                    "regions cross: '%s' ends while '%s', which began inside it, is open",
                    end->name, top->name);
        kp_note_at(src, begin->at.at, begin->at.len, "'%s' starts here", begin->name);
        kp_note_at(src, top->at.at, top->at.len, "'%s' starts here", top->name);
        return;
    }
    kp_error_at(src, end->at.at, end->at.len,
                "region '%s' ends here but has not started on this path", end->name);
    for (uint32_t i = 0; i < w->f->mark_count; i++) {
        const struct kpi_mark *m = &w->text->marks.v[w->f->first_mark + i];
        if (m->op == KPI_BEGIN && m->region == end->region) {
            kp_note_at(src, m->at.at, m->at.len, "'%s' starts here", m->name);
            return;
        }
    }
}

static void successors(struct flow *w, uint32_t i, void (*visit)(struct flow *, uint32_t, void *),
                       void *with);

struct search {
    uint32_t region;
    bool *seen;
    KP_VEC(uint32_t) work;
};

static void search_visit(struct flow *w, uint32_t i, void *with)
{
    struct search *s = with;
    (void)w;
    if (!s->seen[i]) {
        s->seen[i] = true;
        KP_PUSH(s->work, i);
    }
}

/* From stmt on, without passing a BEGIN of the region: its first END, or else
 * (exit) a statement where the kernel ends; UNREACHED when neither. */
static uint32_t find_ahead(struct flow *w, uint32_t stmt, uint32_t region, bool exit)
{
    struct search s = {.region = region, .seen = kp_alloc(w->n + 1)};
    uint32_t found = UNREACHED;
    search_visit(w, stmt, &s);
    while (s.work.n && found == UNREACHED) {
        uint32_t i = s.work.v[--s.work.n];
        const struct kpi_stmt *st = &w->stmts[i];
        bool marked = i < w->n && st->kind == KPI_MARK;
        const struct kpi_mark *m = marked ? &w->text->marks.v[st->mark] : NULL;
        if (m && m->region == region && (m->op == KPI_BEGIN || m->op == KPI_END)) {
            if (m->op == KPI_END && !exit)
                found = i;
            continue;
        }
        if (exit && (i == w->n || st->flow == KPI_FLOW_EXIT))
            found = i;
        else if (i < w->n)
            successors(w, i, search_visit, &s);
    }
    free(s.seen);
    free(s.work.v);
    return found;
}

/* Two paths reach stmt with different stacks. */
static void say_disagree(struct flow *w, uint32_t stmt, uint32_t a, uint32_t b)
{
    const struct kp_source *src = w->text->src;
    w->failed = true;
    uint32_t with = w->nodes[a].depth > w->nodes[b].depth ? a : b, without = with == a ? b : a;
    while (w->nodes[with].below && find_open(w, without, mark_of(w, with)->region))
        with = w->nodes[with].below;
    const struct kpi_mark *begin = mark_of(w, with);
    uint32_t end = find_ahead(w, stmt, begin->region, false);
    uint32_t exit = end == UNREACHED ? find_ahead(w, stmt, begin->region, true) : UNREACHED;
    if (end != UNREACHED) {
        const struct kpi_mark *m = &w->text->marks.v[w->stmts[end].mark];
        kp_error_at(src, m->at.at, m->at.len,
                    "region '%s' ends here but has not started on every path", begin->name);
        kp_note_at(src, begin->at.at, begin->at.len, "'%s' starts here, on some paths",
                   begin->name);
    } else if (exit != UNREACHED) {
        kp_error_at(src, begin->at.at, begin->at.len,
                    "region '%s' is left open on some path to the kernel's end", begin->name);
        kp_note_at(src, place(w, exit), 1, "the kernel ends here");
    } else {
        kp_error_at(src, place(w, stmt), 1,
                    "region '%s' is open on one path to here, not on another", begin->name);
        kp_note_at(src, begin->at.at, begin->at.len, "'%s' starts here", begin->name);
        return;
    }
    kp_note_at(src, place(w, stmt), 1, "paths with and without it join here");
}

/* ---- the walk ----------------------------------------------------------- */

static void visit(struct flow *w, uint32_t i, void *with)
{
    const struct state *in = with;
    struct state *s = &w->states[i];
    if (s->node == UNREACHED) {
        *s = *in;
    } else if (!same_stack(w, s->node, in->node)) {
        if (!w->failed)
            say_disagree(w, i, s->node, in->node);
        return;
    } else if (in->ended == s->ended || in->ended == KPI_NO_REGION || s->ended == CONFLICT) {
        return;
    } else {
        s->ended = s->ended == KPI_NO_REGION ? in->ended : CONFLICT;
    }
    KP_PUSH(w->work, i);
}

static uint32_t resolve(struct flow *w, const struct kpi_stmt *s, struct kpi_span name)
{
    uint32_t to = s->to ? s->to - 1 - w->f->first_stmt : find_label(w, name, s->scope);
    if (to == UNREACHED && !w->failed && !w->quiet) {
        char *word = kpi_dup(w->text->src, name);
        kp_error_at(w->text->src, kpi_origin(w->text, name.at), name.len ? name.len : 1,
                    "no label '%s' in reach", word);
        free(word);
        w->failed = true;
    }
    return to;
}

static bool word_at(const struct kp_source *src, size_t at)
{
    char c = src->text[at];
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
           c == '$' || c == '%';
}

/* The next name in a table from *at on, which moves behind it; len 0: no more. */
static struct kpi_span next_in_table(const struct kp_source *src, const struct kpi_stmt *s,
                                     size_t *at)
{
    while (*at < s->end && !word_at(src, *at))
        ++*at;
    struct kpi_span name = {*at, 0};
    while (*at < s->end && word_at(src, *at))
        ++*at;
    name.len = *at - name.at;
    return name;
}

/* Looks up the labels of `name: .branchtargets A, B;`, statement i. */
static void read_table(struct flow *w, uint32_t i)
{
    const struct kp_source *src = w->text->src;
    const struct kpi_stmt *s = &w->stmts[i];
    struct table *t = &w->tables[i];
    *t = (struct table){(uint32_t)w->targets.n, 0, true};
    size_t at = s->op.at + s->op.len;
    struct kpi_span name;
    while (!w->failed && (name = next_in_table(src, s, &at)).len) {
        uint32_t to = resolve(w, s, name);
        if (to != UNREACHED)
            KP_PUSH(w->targets, to);
    }
    t->count = (uint32_t)w->targets.n - t->first;
}

static void follow_table(struct flow *w, uint32_t i, void (*go)(struct flow *, uint32_t, void *),
                         void *with)
{
    if (!w->tables[i].known)
        read_table(w, i);
    for (uint32_t k = 0; k < w->tables[i].count; k++)
        go(w, w->targets.v[w->tables[i].first + k], with);
}

static void successors(struct flow *w, uint32_t i, void (*go)(struct flow *, uint32_t, void *),
                       void *with)
{
    const struct kpi_stmt *s = &w->stmts[i];
    bool next = s->kind != KPI_INSTRUCTION || s->flow == KPI_FLOW_NEXT || s->guard.len;
    if (s->flow == KPI_FLOW_JUMP || s->flow == KPI_FLOW_TABLE) {
        uint32_t to = resolve(w, s, s->target);
        if (to != UNREACHED && s->flow == KPI_FLOW_TABLE)
            follow_table(w, to, go, with);
        else if (to != UNREACHED)
            go(w, to, with);
    }
    if (next)
        go(w, i + 1, with);
}

#define MAX_OPEN 256 /* regions, one inside the other */

/* The state behind a mark. */
static struct state pass_mark(struct flow *w, uint32_t index, struct state in)
{
    struct kpi_mark *m = &w->text->marks.v[index];
    m->reached = true;
    if (m->op == KPI_BEGIN) {
        uint32_t node = index - w->f->first_mark + 1;
        const struct node *below = &w->nodes[in.node];
        if (below->depth == MAX_OPEN) {
            kp_error_at(w->text->src, m->at.at, m->at.len, "regions nest deeper than %d", MAX_OPEN);
            w->failed = true;
            return in;
        }
        w->nodes[node] = (struct node){in.node, below->depth + 1, index,
                                       (below->hash + m->region + 1) * 0x9e3779b97f4a7c15u};
        in.node = node;
    } else if (m->op == KPI_END) {
        if (!in.node || mark_of(w, in.node)->region != m->region) {
            say_bad_end(w, m, in.node);
            return in;
        }
        in.node = w->nodes[in.node].below;
        in.ended = m->region;
    }
    return in;
}

static void walk(struct flow *w)
{
    struct state start = {0, KPI_NO_REGION};
    visit(w, 0, &start);
    while (w->work.n && !w->failed) {
        uint32_t i = w->work.v[--w->work.n];
        struct state s = w->states[i];
        bool ends =
            i == w->n || (w->stmts[i].kind == KPI_INSTRUCTION && w->stmts[i].flow == KPI_FLOW_EXIT);
        if (ends && s.node) {
            say_left_open(w, s.node, i);
            return;
        }
        if (i == w->n)
            continue;
        if (w->stmts[i].kind == KPI_MARK)
            s = pass_mark(w, w->stmts[i].mark, s);
        if (!w->failed)
            successors(w, i, visit, &s);
    }
}

static struct flow start_flow(struct kpi_text *text, const struct kpi_function *f)
{
    struct flow w = {.text = text, .f = f, .n = f->stmt_count};
    w.stmts = text->stmts.v + f->first_stmt;
    w.tables = kp_alloc(((size_t)w.n + 1) * sizeof *w.tables);
    collect_labels(&w);
    return w;
}

static void end_flow(struct flow *w)
{
    free(w->work.v);
    free(w->labels.v);
    free(w->labelled);
    free(w->tables);
    free(w->targets.v);
}

bool kpi_flow_check(struct kpi_text *text, const struct kpi_function *f,
                    struct kpi_context *at_mark)
{
    struct flow w = start_flow(text, f);
    w.states = kp_realloc(NULL, (size_t)w.n + 1, sizeof *w.states);
    for (uint32_t i = 0; i <= w.n; i++)
        w.states[i] = (struct state){UNREACHED, KPI_NO_REGION};
    w.nodes = kp_alloc(((size_t)f->mark_count + 1) * sizeof *w.nodes);
    walk(&w);
    for (uint32_t i = 0; i < f->mark_count && !w.failed; i++) {
        const struct kpi_mark *m = &text->marks.v[f->first_mark + i];
        struct state s = w.states[m->stmt - f->first_stmt];
        at_mark[i].open = m->reached && s.node ? mark_of(&w, s.node)->region : KPI_NO_REGION;
        at_mark[i].ended = s.ended == CONFLICT ? KPI_NO_REGION : s.ended;
    }
    free(w.states);
    free(w.nodes);
    end_flow(&w);
    return !w.failed;
}

/* ---- jumps -------------------------------------------------------------- */

struct edges {
    uint32_t from;
    bool *from_table;
    KP_VEC(uint32_t) table_to;
    int64_t *change; /* by statement: loops that begin there, less those that ended before */
};

static void note_jump(struct flow *w, uint32_t to, void *with)
{
    struct edges *e = with;
    (void)w;
    if (to > e->from)
        return;
    e->change[to]++;
    e->change[e->from + 1]--;
}

static void note_table(struct flow *w, uint32_t to, void *with)
{
    struct edges *e = with;
    e->from_table[to] = true;
    KP_PUSH(e->table_to, to);
    note_jump(w, to, with);
}

void kpi_jumps_find(struct kpi_text *text, const struct kpi_function *f, struct kpi_jumps *out)
{
    struct flow w = start_flow(text, f);
    w.quiet = true; /* what is reached was checked before */
    out->target = kp_realloc(NULL, (size_t)w.n + 1, sizeof *out->target);
    out->from_table = kp_alloc((size_t)w.n + 1);
    out->in_loop = kp_alloc((size_t)w.n + 1);
    out->table_at = kp_alloc(((size_t)w.n + 2) * sizeof *out->table_at);
    struct edges e = {.from_table = out->from_table,
                      .change = kp_alloc(((size_t)w.n + 2) * sizeof *e.change)};
    for (uint32_t i = 0; i < w.n; i++) {
        const struct kpi_stmt *s = &w.stmts[i];
        uint32_t to = UNREACHED;
        e.from = i;
        if (s->flow == KPI_FLOW_JUMP || s->flow == KPI_FLOW_TABLE)
            to = find_label(&w, s->target, s->scope);
        out->target[i] = s->flow == KPI_FLOW_JUMP ? to : UNREACHED;
        if (s->flow == KPI_FLOW_TABLE && to != UNREACHED)
            follow_table(&w, to, note_table, &e);
        else if (to != UNREACHED)
            note_jump(&w, to, &e);
        out->table_at[i + 1] = (uint32_t)e.table_to.n;
    }
    out->table_to = e.table_to.v;
    int64_t depth = 0;
    for (uint32_t i = 0; i < w.n; i++)
        out->in_loop[i] = (depth += e.change[i]) > 0;
    free(e.change);
    end_flow(&w);
}

void kpi_jumps_free(struct kpi_jumps *jumps)
{
    free(jumps->target);
    free(jumps->from_table);
    free(jumps->table_at);
    free(jumps->table_to);
    free(jumps->in_loop);
}

/* ---- references --------------------------------------------------------- */

static void refer(struct flow *w, const struct kpi_stmt *s, struct kpi_span name,
                  struct kpi_references *out)
{
    uint32_t to = s->to ? s->to - 1 - w->f->first_stmt : find_label(w, name, s->scope);
    if (to == UNREACHED)
        return;
    struct kpi_reference r = {name, s->scope, to};
    KP_PUSH(out->list, r);
}

void kpi_references_find(struct kpi_text *text, const struct kpi_function *f,
                         struct kpi_references *out)
{
    struct flow w = start_flow(text, f);
    *out = (struct kpi_references){0};
    for (uint32_t i = 0; i < w.n; i++) {
        const struct kpi_stmt *s = &w.stmts[i];
        if (s->flow == KPI_FLOW_JUMP || s->flow == KPI_FLOW_TABLE)
            refer(&w, s, s->target, out);
        if (!s->label.len || !kpi_is(text->src, s->op, ".branchtargets"))
            continue;
        size_t at = s->op.at + s->op.len;
        struct kpi_span name;
        while ((name = next_in_table(text->src, s, &at)).len)
            refer(&w, s, name, out);
    }
    end_flow(&w);
}

void kpi_references_free(struct kpi_references *r)
{
    free(r->list.v);
    *r = (struct kpi_references){0};
}
