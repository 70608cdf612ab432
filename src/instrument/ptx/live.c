#include "instrument/ptx/live.h"

/* ---- control flow ------------------------------------------------------- */

static bool falls_through(const struct kpi_stmt *s)
{
    return s->kind != KPI_INSTRUCTION || s->flow == KPI_FLOW_NEXT || s->guard.len;
}

/* One edge more that ends at `to`: counted, or (fill) put in its place. */
static void add_edge(struct kpi_live *l, uint32_t to, uint32_t from, bool fill)
{
    if (to > l->n)
        return;
    if (fill)
        l->before.other[--l->before.at[to]] = from;
    else
        l->before.at[to]++;
}

static void each_edge(struct kpi_live *l, bool fill)
{
    KP_VEC(uint32_t) entries = {0};
    for (uint32_t i = 0; i < l->n; i++)
        if (l->jumps.from_table[i])
            KP_PUSH(entries, i);
    for (uint32_t i = 0; i < l->n; i++) {
        const struct kpi_stmt *s = &l->stmts[i];
        if (falls_through(s))
            add_edge(l, i + 1, i, fill);
        if (s->flow == KPI_FLOW_JUMP)
            add_edge(l, l->jumps.target[i], i, fill);
        for (size_t k = 0; s->flow == KPI_FLOW_TABLE && k < entries.n; k++)
            if (kpi_work(&l->work, 1))
                add_edge(l, entries.v[k], i, fill);
    }
    free(entries.v);
}

/* A table may lead to any label that a table names. */
static void find_edges(struct kpi_live *l)
{
    l->before.at = kp_alloc(((size_t)l->n + 2) * sizeof *l->before.at);
    uint64_t before = l->work;
    each_edge(l, false);
    for (uint32_t i = 0; i <= l->n; i++)
        l->before.at[i + 1] += l->before.at[i];
    l->before.other = kp_realloc(NULL, (size_t)l->before.at[l->n] + 1, sizeof *l->before.other);
    l->work = before; /* the same edges again */
    each_edge(l, true);
}

void kpi_live_start(struct kpi_text *text, const struct kpi_function *f, uint64_t work,
                    struct kpi_live *out)
{
    *out = (struct kpi_live){.text = text, .work = work, .n = f->stmt_count,
                             .stmts = text->stmts.v + f->first_stmt};
    out->jumps = kpi_jumps_of(text, f);
    out->regs = kpi_regs_of(text, f);
    if (!*out->regs->work)
        out->work = 0;
    out->stamp = kp_alloc(((size_t)out->n + 1) * sizeof *out->stamp);
    find_edges(out);
}

/* A new search: no statement was come by. */
static void start_search(struct kpi_live *l)
{
    l->searches++;
    l->stack.n = 0;
}

static void come_by(struct kpi_live *l, uint32_t i)
{
    if (l->stamp[i] == l->searches || !kpi_work(&l->work, 1))
        return;
    l->stamp[i] = l->searches;
    KP_PUSH(l->stack, i);
}

const struct kpi_mark *kpi_live_mark(const struct kpi_live *l, uint32_t i)
{
    return l->stmts[i].kind == KPI_MARK ? &l->text->marks.v[l->stmts[i].mark] : NULL;
}

static int by_number(const void *a, const void *b)
{
    uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
    return (x > y) - (x < y);
}

/* What was found going back, in order: where code is straight that is the other way round. */
static void sort_inside(struct kpi_live *l)
{
    uint32_t *v = l->inside.v;
    size_t n = l->inside.n, k = 1;
    while (k < n && v[k] < v[k - 1])
        k++;
    if (k < n)
        qsort(v, n, sizeof *v, by_number);
    for (size_t i = 0, j = n; k >= n && i + 1 < j; i++) {
        uint32_t t = v[--j];
        v[j] = v[i];
        v[i] = t;
    }
}

void kpi_live_inside(struct kpi_live *l, uint32_t end)
{
    uint32_t region = kpi_live_mark(l, end)->region, next = end;
    start_search(l);
    l->inside.n = 0;
    for (;;) {
        for (uint32_t k = l->before.at[next]; k < l->before.at[next + 1]; k++) {
            uint32_t i = l->before.other[k];
            const struct kpi_mark *m = kpi_live_mark(l, i);
            if (!m || m->op != KPI_BEGIN || m->region != region)
                come_by(l, i);
        }
        if (!l->stack.n)
            break;
        next = l->stack.v[--l->stack.n];
        KP_PUSH(l->inside, next);
    }
    sort_inside(l);
    kpi_work(&l->work, l->inside.n * 8);
}

bool kpi_live_straight(const struct kpi_live *l, uint32_t end)
{
    if (l->inside.n && l->inside.v[0] != end - (uint32_t)l->inside.n)
        return false;
    for (size_t k = 0; k < l->inside.n; k++) {
        const struct kpi_stmt *s = &l->stmts[l->inside.v[k]];
        if (s->kind == KPI_LABEL || (s->kind == KPI_INSTRUCTION && s->flow != KPI_FLOW_NEXT))
            return false;
    }
    return true;
}

/* ---- registers ---------------------------------------------------------- */

/* Does a block begin at statement i? */
static bool leads(const struct kpi_live *l, uint32_t i)
{
    uint32_t k = l->before.at[i];
    if (i == 0 || l->before.at[i + 1] - k != 1 || l->before.other[k] != i - 1)
        return true;
    const struct kpi_stmt *s = &l->stmts[i - 1];
    return s->kind == KPI_INSTRUCTION && s->flow != KPI_FLOW_NEXT;
}

static void find_blocks(struct kpi_live *l)
{
    l->block_of = kp_realloc(NULL, (size_t)l->n + 1, sizeof *l->block_of);
    for (uint32_t i = 0; i < l->n; i++) {
        if (leads(l, i))
            KP_PUSH(l->blocks, ((struct kpi_live_block){i, i}));
        l->blocks.v[l->blocks.n - 1].last = i;
        l->block_of[i] = (uint32_t)l->blocks.n - 1;
    }
    l->live_in = kp_alloc((l->blocks.n + 1) * sizeof *l->live_in);
    l->after.at = kp_alloc((l->blocks.n + 2) * sizeof *l->after.at);
    l->after.other = kp_realloc(NULL, (size_t)l->before.at[l->n] + 1, sizeof *l->after.other);
    for (int fill = 0; fill < 2; fill++) {
        for (size_t b = l->blocks.n; b-- > 0;) {
            uint32_t first = l->blocks.v[b].first;
            for (uint32_t k = l->before.at[first]; k < l->before.at[first + 1]; k++) {
                uint32_t *at = &l->after.at[l->block_of[l->before.other[k]]];
                if (fill)
                    l->after.other[--*at] = (uint32_t)b;
                else
                    ++*at;
            }
        }
        for (size_t b = 0, sum = 0; !fill && b <= l->blocks.n; b++)
            l->after.at[b] = (uint32_t)(sum += l->after.at[b]);
    }
}

/* Fills in the reads of each register that is asked about, or what overwrites it. */
static void sort_by_register(const struct kpi_live *l, const bool *asked, bool reads,
                             struct kpi_live_statements *out)
{
    size_t regs = l->regs->list.n;
    const uint32_t *of = reads ? l->regs->uses.v : l->regs->defs.v;
    const uint32_t *at = reads ? l->regs->use_at : l->regs->def_at;
    out->at = kp_alloc((regs + 2) * sizeof *out->at);
    out->by = kp_realloc(NULL, (size_t)at[l->n] + 1, sizeof *out->by);
    for (int fill = 0; fill < 2; fill++) {
        for (uint32_t i = l->n; i-- > 0;)
            for (uint32_t k = at[i]; k < at[i + 1] && (reads || !l->stmts[i].guard.len); k++)
                if (asked[of[k]] && fill)
                    out->by[--out->at[of[k]]] = i;
                else if (asked[of[k]])
                    out->at[of[k]]++;
        for (size_t g = 0, sum = 0; !fill && g <= regs; g++)
            out->at[g] = (uint32_t)(sum += out->at[g]);
    }
}

void kpi_live_prepare(struct kpi_live *l, const bool *asked)
{
    sort_by_register(l, asked, true, &l->reads);
    sort_by_register(l, asked, false, &l->overwrites);
    find_blocks(l);
}

/* Those of a's members of register g in [first, last]: the first, or the last when `backwards`;
 * UINT32_MAX: none. */
static uint32_t find_in(const struct kpi_live_statements *a, uint32_t g, uint32_t first,
                        uint32_t last, bool backwards)
{
    uint32_t low = a->at[g], high = a->at[g + 1];
    uint32_t bound = backwards ? last + 1 : first; /* the first that is not below it */
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        if (a->by[middle] < bound)
            low = middle + 1;
        else
            high = middle;
    }
    if (backwards)
        return low > a->at[g] && a->by[low - 1] >= first ? a->by[low - 1] : UINT32_MAX;
    return low < a->at[g + 1] && a->by[low] <= last ? a->by[low] : UINT32_MAX;
}

/* A block before which a register is live in this search, once. */
static void come_alive(struct kpi_live *l, uint32_t block)
{
    if (l->live_in[block] == l->searches || !kpi_work(&l->work, 4))
        return;
    l->live_in[block] = l->searches;
    KP_PUSH(l->stack, block);
}

void kpi_live_find(struct kpi_live *l, uint32_t reg)
{
    start_search(l);
    for (uint32_t k = l->reads.at[reg]; k < l->reads.at[reg + 1] && kpi_work(&l->work, 4); k++) {
        uint32_t i = l->reads.by[k], b = l->block_of[i], first = l->blocks.v[b].first;
        if (first == i || find_in(&l->overwrites, reg, first, i - 1, true) == UINT32_MAX)
            come_alive(l, b);
    }
    while (l->stack.n) {
        uint32_t first = l->blocks.v[l->stack.v[--l->stack.n]].first;
        for (uint32_t k = l->before.at[first]; k < l->before.at[first + 1]; k++) {
            uint32_t from = l->before.other[k], b = l->block_of[from];
            uint32_t kill = find_in(&l->overwrites, reg, l->blocks.v[b].first, from, true);
            if (kill == UINT32_MAX)
                come_alive(l, b);
        }
    }
}

bool kpi_live_before(const struct kpi_live *l, uint32_t reg, uint32_t i)
{
    if (i >= l->n)
        return false;
    uint32_t b = l->block_of[i], last = l->blocks.v[b].last;
    uint32_t read = find_in(&l->reads, reg, i, last, false);
    uint32_t over = find_in(&l->overwrites, reg, i, last, false);
    if (read != UINT32_MAX || over != UINT32_MAX)
        return read <= over && read != UINT32_MAX;
    for (uint32_t k = l->after.at[b]; k < l->after.at[b + 1]; k++)
        if (l->live_in[l->after.other[k]] == l->searches)
            return true;
    return false;
}

void kpi_live_end(struct kpi_live *l)
{
    uint32_t *arrays[] = {l->before.at,     l->before.other,  l->after.at, l->after.other,
                          l->reads.at,      l->reads.by,      l->block_of, l->live_in,
                          l->overwrites.at, l->overwrites.by, l->stamp};
    for (size_t i = 0; i < KP_COUNT(arrays); i++)
        free(arrays[i]);
    free(l->blocks.v);
    free(l->inside.v);
    free(l->stack.v);
}
