/* Stretches of statements with one way in and one way out. */
#include "instrument/amd/amd.h"
#include "instrument/rules/internal.h"

#define MOST 4096 /* pieces that are tried */

bool kpi_is_code(const struct kpi_stmt *s)
{
    return s->kind == KPI_INSTRUCTION;
}

static bool inside(const struct kpi_stretch *s, uint32_t i)
{
    return i >= s->first && i <= s->last;
}

/* The first jump to statement `to` from `from` or behind it, or the first one further down. */
static size_t first_edge(const struct kpi_lookup *w, uint32_t to, uint32_t from)
{
    size_t low = 0, high = w->edges.n;
    while (low < high) {
        size_t mid = (low + high) / 2;
        const struct kpi_jump *j = &w->edges.v[mid];
        if (j->to < to || (j->to == to && j->from < from))
            low = mid + 1;
        else
            high = mid;
    }
    return low;
}

bool kpi_jumps_from(const struct kpi_lookup *w, uint32_t first, uint32_t last, uint32_t i)
{
    size_t k = first_edge(w, i, first);
    return k < w->edges.n && w->edges.v[k].to == i && w->edges.v[k].from <= last;
}

/* Some jump from within leads to statement i; from without. */
static bool reached_from(const struct kpi_lookup *w, const struct kpi_stretch *s, uint32_t i,
                         bool within)
{
    if (within)
        return kpi_jumps_from(w, s->first, s->last, i);
    return w->jumps.from_table[i] || (s->first && kpi_jumps_from(w, 0, s->first - 1, i)) ||
           kpi_jumps_from(w, s->last + 1, UINT32_MAX, i);
}

/* From its first instruction, or a label that it jumps back to, to its last instruction. */
static bool trim(const struct kpi_lookup *w, struct kpi_stretch *s)
{
    while (s->last > s->first && !kpi_is_code(&w->stmts[s->last]))
        s->last--;
    while (s->first < s->last && !kpi_is_code(&w->stmts[s->first]) &&
           !(w->stmts[s->first].kind == KPI_LABEL && reached_from(w, s, s->first, true)))
        s->first++;
    return kpi_is_code(&w->stmts[s->last]);
}

/* Marks within open and close in turn. */
static bool balanced(const struct kpi_lookup *w, const struct kpi_stretch *s)
{
    int depth = 0;
    for (uint32_t i = s->first; i <= s->last && depth >= 0; i++) {
        if (w->stmts[i].kind != KPI_MARK)
            continue;
        enum kpi_op op = w->text->marks.v[w->stmts[i].mark].op;
        depth += op == KPI_BEGIN ? 1 : op == KPI_END ? -1 : 0;
    }
    return depth == 0;
}

/* No code between the stretch and statement `to`, and all labels up to there are its own. */
static const char *reaches(const struct kpi_lookup *w, const struct kpi_stretch *s, uint32_t to)
{
    if (to < s->first)
        return "it is left backwards";
    for (uint32_t i = s->last + 1; i <= to; i++) {
        if (kpi_is_code(&w->stmts[i]) || w->stmts[i].kind == KPI_MARK)
            return "it is left for more than one place";
        if (w->stmts[i].kind == KPI_LABEL && reached_from(w, s, i, false))
            return "where it is left for, others come, too";
    }
    return NULL;
}

bool kpi_stretch_places(const struct kpi_lookup *w, const struct kpi_stretch *s, size_t *begin,
                        size_t *end)
{
    if (w->text->amd)
        return kpi_amd_mark_places(w->text, w->f, s->first, s->last, begin, end);
    *begin = w->stmts[s->first].begin;
    *end = w->stmts[s->last].end;
    return true;
}

/* A loop may be entered at its test, by a jump right before it: that belongs to it. */
static void take_entry(const struct kpi_lookup *w, struct kpi_stretch *s)
{
    uint32_t i = s->first;
    while (i-- > 0 && w->stmts[i].kind == KPI_LABEL && !reached_from(w, s, i, false))
        ;
    if (i == UINT32_MAX || !kpi_is_code(&w->stmts[i]))
        return;
    uint32_t to = w->jumps.target[i];
    if (w->stmts[i].flow == KPI_FLOW_JUMP && !w->stmts[i].guard.len && to > s->first &&
        to <= s->last)
        s->first = i;
}

const char *kpi_stretch_close(const struct kpi_lookup *w, struct kpi_stretch *s)
{
    if (!trim(w, s))
        return "no instruction is in it";
    take_entry(w, s);
    for (uint32_t i = s->first; i <= s->last; i++) {
        const struct kpi_stmt *stmt = &w->stmts[i];
        if (stmt->kind == KPI_LABEL && reached_from(w, s, i, false))
            return "it is entered from elsewhere";
        if (kpi_is_code(stmt) && (stmt->flow == KPI_FLOW_EXIT || stmt->flow == KPI_FLOW_TRAP))
            return "the kernel ends in it";
        if (kpi_is_code(stmt) && stmt->flow == KPI_FLOW_TABLE)
            return "a jump in it goes by a table";
    }
    uint32_t end = s->last;
    for (size_t k = 0; k < w->edges.n; k++) {
        const struct kpi_jump *j = &w->edges.v[k];
        if (!inside(s, j->from) || inside(s, j->to))
            continue;
        const char *why = reaches(w, s, j->to);
        if (why)
            return why;
        end = j->to > end ? j->to : end;
    }
    s->last = end;
    size_t from, to;
    if (!kpi_stretch_places(w, s, &from, &to))
        return "it begins or ends within a macro";
    return balanced(w, s) ? NULL : "a mark's region begins or ends in it";
}

/* ---- covering ----------------------------------------------------------- */

/* The first and the last that are chosen, of [first, last]; false: none. */
static bool hull(const bool *chosen, struct kpi_stretch *s)
{
    while (s->first < s->last && !chosen[s->first])
        s->first++;
    while (s->last > s->first && !chosen[s->last])
        s->last--;
    return chosen[s->first];
}

static bool dense(const struct kpi_lookup *w, const bool *chosen, const struct kpi_stretch *s)
{
    uint32_t all = 0, of = 0;
    for (uint32_t i = s->first; i <= s->last; i++) {
        all += kpi_is_code(&w->stmts[i]);
        of += chosen[i];
    }
    return 2 * of >= all;
}

/* Where to part what cannot be one: at its widest gap, nearest to a label or a jump. */
static bool widest_gap(const struct kpi_lookup *w, const bool *chosen,
                       const struct kpi_stretch *s, uint32_t *at)
{
    uint32_t last = s->first, best = 0;
    for (uint32_t i = s->first + 1; i <= s->last; i++) {
        if (!chosen[i])
            continue;
        uint32_t gap = 2 * (i - last);
        for (uint32_t k = last; k < i; k++) /* flow parts better than distance */
            if (w->stmts[k].kind == KPI_LABEL ||
                (kpi_is_code(&w->stmts[k]) && w->stmts[k].flow != KPI_FLOW_NEXT)) {
                gap += 1000000;
                break;
            }
        if (gap > best) {
            best = gap;
            *at = i;
        }
        last = i;
    }
    return best > 0;
}

void kpi_stretches_of(const struct kpi_lookup *w, const bool *chosen, struct kpi_stretches *out,
                      const char **why)
{
    KP_VEC(struct kpi_stretch) work = {0};
    KP_PUSH(work, ((struct kpi_stretch){0, w->n ? w->n - 1 : 0}));
    for (unsigned n = 0; work.n && n < MOST; n++) {
        struct kpi_stretch s = work.v[--work.n];
        if (!w->n || !hull(chosen, &s))
            continue;
        struct kpi_stretch closed = s;
        while (closed.first && !kpi_is_code(&w->stmts[closed.first - 1]) &&
               w->stmts[closed.first - 1].kind != KPI_MARK)
            closed.first--; /* a label that it jumps back to may be there */
        const char *no = kpi_stretch_close(w, &closed);
        uint32_t at;
        if (!no && dense(w, chosen, &s)) {
            KP_PUSH(out->list, closed);
        } else if (widest_gap(w, chosen, &s, &at)) {
            KP_PUSH(work, ((struct kpi_stretch){at, s.last}));
            KP_PUSH(work, ((struct kpi_stretch){s.first, at - 1}));
        } else {
            *why = no ? no : "it is spread over too much else";
        }
    }
    if (work.n)
        *why = "it is in very many pieces";
    free(work.v);
}

/* ---- loops -------------------------------------------------------------- */

bool kpi_loop_round(const struct kpi_lookup *w, uint32_t stmt, uint32_t most,
                    struct kpi_stretch *out)
{
    bool found = false;
    for (size_t k = first_edge(w, stmt + 1, 0); k-- > 0;) {
        uint32_t head = w->edges.v[k].to;
        if (w->code_before[stmt] - w->code_before[head] > most)
            break;
        size_t back = first_edge(w, head, stmt); /* the shortest way back to this head */
        struct kpi_stretch s = {head, back <= k ? w->edges.v[back].from : 0};
        if (back <= k && kpi_code_in(w, &s) <= most &&
            (!found || s.last - s.first <= out->last - out->first)) {
            *out = s;
            found = true;
        }
        k = first_edge(w, head, 0);
    }
    return found;
}

/* Of the ways back to one head the last is the loop's end. */
static void find_all(const struct kpi_lookup *w, struct kpi_stretches *out)
{
    for (size_t k = 0; k < w->edges.n; k++) {
        struct kpi_stretch s = {w->edges.v[k].to, w->edges.v[k].from};
        bool last = k + 1 == w->edges.n || w->edges.v[k + 1].to != s.first;
        if (s.first <= s.last && last && !kpi_only_waits(w, &s))
            KP_PUSH(out->list, s);
    }
}

void kpi_loops_find(const struct kpi_lookup *w, struct kpi_stretches *out)
{
    struct kpi_stretches all = {0};
    find_all(w, &all); /* in the order of their heads */
    for (size_t k = 0; k < all.list.n; k++)
        if (k + 1 == all.list.n || all.list.v[k + 1].first > all.list.v[k].last)
            KP_PUSH(out->list, all.list.v[k]);
    free(all.list.v);
}
