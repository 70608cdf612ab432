#include "instrument/ways.h"

#define NOWHERE UINT32_MAX

/* ---- from statement to statement -------------------------------------------------------- */

/* The statement below, and that jumped to; NOWHERE: it does not go there. */
static uint32_t below(const struct kpi_ways *w, uint32_t i)
{
    const struct kpi_stmt *s = &w->stmts[i];
    bool on = s->kind != KPI_INSTRUCTION || s->flow == KPI_FLOW_NEXT || s->guard.len;
    return on && i + 1 < w->n ? i + 1 : NOWHERE;
}

static uint32_t target(const struct kpi_ways *w, uint32_t i)
{
    return w->stmts[i].flow == KPI_FLOW_JUMP ? w->jumps.target[i] : NOWHERE;
}

static bool in(const bool *set, uint32_t i)
{
    return i != NOWHERE && set[i];
}

static void find_before(struct kpi_ways *w)
{
    w->first_before = kp_alloc(((size_t)w->n + 2) * sizeof *w->first_before);
    w->before = kp_alloc((2 * (size_t)w->n + 1) * sizeof *w->before);
    uint32_t *next = w->first_before + 1; /* behind the last of i, while they are filled in */
    for (uint32_t i = 0; i < w->n; i++) {
        uint32_t to[] = {below(w, i), target(w, i)};
        for (size_t k = 0; k < KP_COUNT(to); k++)
            if (to[k] != NOWHERE && to[k] + 1 < w->n)
                next[to[k] + 1]++;
    }
    for (uint32_t i = 1; i < w->n; i++)
        next[i] += next[i - 1];
    for (uint32_t i = 0; i < w->n; i++) {
        uint32_t to[] = {below(w, i), target(w, i)};
        for (size_t k = 0; k < KP_COUNT(to); k++)
            if (to[k] < w->n)
                w->before[next[to[k]]++] = i;
    }
}

struct kpi_ways kpi_ways_of(struct kpi_text *t, const struct kpi_function *f)
{
    struct kpi_ways w = {.stmts = t->stmts.v + f->first_stmt, .jumps = kpi_jumps_of(t, f),
                         .n = f->stmt_count,
                         .stack = kp_alloc(((size_t)f->stmt_count + 1) * sizeof *w.stack)};
    for (uint32_t i = 0; i < w.n; i++)
        w.tables = w.tables || w.stmts[i].flow == KPI_FLOW_TABLE;
    find_before(&w);
    return w;
}

void kpi_ways_free(struct kpi_ways *w)
{
    free(w->before);
    free(w->first_before);
    free(w->stack);
}

bool *kpi_ways_set(const struct kpi_ways *w, bool all)
{
    bool *set = kp_alloc((size_t)w->n + 1);
    memset(set, all, w->n);
    return set;
}

bool *kpi_ways_behind(const struct kpi_ways *w, const uint32_t *from, size_t count,
                      const bool *open)
{
    bool *seen = kpi_ways_set(w, false);
    size_t top = 0, given = 0;
    while (top || given < count) {
        uint32_t i = top ? w->stack[--top] : from[given++];
        uint32_t to[] = {below(w, i), target(w, i)};
        for (size_t k = 0; k < KP_COUNT(to); k++) {
            if (!in(open, to[k]) || seen[to[k]])
                continue;
            seen[to[k]] = true;
            w->stack[top++] = to[k];
        }
    }
    return seen;
}

/* Leaves in `set` what can come to statement `to` again without leaving it. */
static void keep_leading(const struct kpi_ways *w, uint32_t to, bool *set)
{
    bool *leads = kpi_ways_set(w, false);
    size_t top = 0;
    if (set[to]) {
        leads[to] = true;
        w->stack[top++] = to;
    }
    while (top) {
        uint32_t i = w->stack[--top];
        for (uint32_t k = w->first_before[i]; k < w->first_before[i + 1]; k++) {
            uint32_t from = w->before[k];
            if (!set[from] || leads[from])
                continue;
            leads[from] = true;
            w->stack[top++] = from;
        }
    }
    memcpy(set, leads, w->n);
    free(leads);
}

/* ---- what is come to again (Tarjan's components) ----------------------------------------- */

struct search {
    const struct kpi_ways *w;
    const bool *open;
    uint32_t *number, *low; /* 0: not come to yet */
    uint32_t *path;         /* of components that are not whole yet */
    unsigned char *ways;    /* of a statement that were taken */
    bool *on_path, *again;
    uint32_t numbered;
    size_t path_length, depth;
};

static void enter(struct search *s, uint32_t i)
{
    s->number[i] = s->low[i] = ++s->numbered;
    s->path[s->path_length++] = i;
    s->on_path[i] = true;
    s->w->stack[s->depth++] = i;
}

static void lower(struct search *s, uint32_t i, uint32_t to)
{
    s->low[i] = s->low[i] < to ? s->low[i] : to;
}

static void take_way(struct search *s, uint32_t i)
{
    uint32_t to = s->ways[i]++ ? target(s->w, i) : below(s->w, i);
    if (!in(s->open, to))
        return;
    s->again[i] = s->again[i] || to == i;
    if (!s->number[to])
        enter(s, to);
    else if (s->on_path[to])
        lower(s, i, s->number[to]);
}

static void leave(struct search *s, uint32_t i)
{
    if (--s->depth)
        lower(s, s->w->stack[s->depth - 1], s->low[i]);
    if (s->low[i] != s->number[i])
        return;
    bool several = s->path[s->path_length - 1] != i;
    for (uint32_t member = NOWHERE; member != i;) {
        member = s->path[--s->path_length];
        s->on_path[member] = false;
        s->again[member] = s->again[member] || several;
    }
}

bool *kpi_ways_again(const struct kpi_ways *w, const bool *open)
{
    size_t n = (size_t)w->n + 1;
    struct search s = {.w = w, .open = open, .number = kp_alloc(n * sizeof *s.number),
                       .low = kp_alloc(n * sizeof *s.low), .path = kp_alloc(n * sizeof *s.path),
                       .ways = kp_alloc(n), .on_path = kpi_ways_set(w, false),
                       .again = kpi_ways_set(w, false)};
    for (uint32_t i = 0; i < w->n; i++) {
        if (!open[i] || s.number[i])
            continue;
        enter(&s, i);
        while (s.depth) {
            uint32_t at = w->stack[s.depth - 1];
            if (s.ways[at] < 2)
                take_way(&s, at);
            else
                leave(&s, at);
        }
    }
    free(s.number);
    free(s.low);
    free(s.path);
    free(s.ways);
    free(s.on_path);
    return s.again;
}

/* ---- the loop that a statement is in ---------------------------------------------------- */

/* Where control comes into the loop from outside. */
static void find_head(const struct kpi_ways *w, const bool *reached, struct kpi_ways_loop *l)
{
    l->head = in(l->inside, 0) ? 0 : NOWHERE;
    for (uint32_t i = 0; i < w->n; i++) {
        uint32_t to[] = {below(w, i), target(w, i)};
        for (size_t k = 0; k < KP_COUNT(to) && reached[i] && !l->inside[i]; k++) {
            if (!in(l->inside, to[k]))
                continue;
            l->knotted = l->knotted || (l->head != NOWHERE && l->head != to[k]);
            l->head = to[k];
        }
    }
}

struct kpi_ways_loop kpi_ways_loop(const struct kpi_ways *w, uint32_t at)
{
    static const uint32_t entry;
    struct kpi_ways_loop l = {.head = NOWHERE};
    bool *open = kpi_ways_set(w, true), *reached = kpi_ways_behind(w, &entry, 1, open);
    reached[0] = true;
    for (unsigned round = 0; !l.knotted && !l.deep; round++) {
        bool *inside = kpi_ways_behind(w, &at, 1, open);
        keep_leading(w, at, inside);
        if (!inside[at]) {
            free(inside);
            break;
        }
        free(l.inside);
        l.inside = inside;
        l.deep = round == KPI_MOST_LOOPS;
        find_head(w, reached, &l);
        memcpy(open, inside, w->n);
        if (l.head != NOWHERE)
            open[l.head] = false;
    }
    free(open);
    free(reached);
    return l;
}
