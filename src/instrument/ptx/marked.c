/*
 * A text of PTX into which marks of rules were put, without reading it once more.
 *
 * Marks stand between statements (rules.h), so that each statement is as far behind as what was put
 * in before it is long, and registers are what they were.
 */
#include "instrument/ptx/regs.h"

struct putting {
    struct kpi_text *t;
    const struct kpi_put *puts;
    size_t n;
    uint32_t *sum; /* bytes of those before each */
    size_t next;   /* of the statement at hand */
    struct kpi_ptx reader;
    struct kpi_text new; /* its statements and marks alone */
    KP_VEC(bool) fresh;  /* by new statement: a mark that was put in */
};

/* By how much a place moves; `and_at`: by what was put right there, too. */
static uint32_t shift(const struct putting *p, size_t at, bool and_at)
{
    size_t low = 0, high = p->n;
    while (low < high) {
        size_t mid = (low + high) / 2;
        if (p->puts[mid].at < at || (and_at && p->puts[mid].at == at))
            low = mid + 1;
        else
            high = mid;
    }
    return p->sum[low];
}

static void move(const struct putting *p, struct kpi_span *s)
{
    if (s->at)
        s->at += shift(p, s->at, true);
}

static void move_statement(struct kpi_stmt *s, uint32_t by)
{
    struct kpi_span *spans[] = {&s->op, &s->guard, &s->label, &s->target};
    s->begin += by;
    s->end += by;
    for (size_t i = 0; i < KP_COUNT(spans); i++)
        if (spans[i]->at)
            spans[i]->at += by;
}

/* The marks that stand before the place `at`. */
static void add_marks(struct putting *p, size_t at, uint32_t scope)
{
    p->reader.scope = scope;
    for (; p->next < p->n && p->puts[p->next].at <= at; p->next++) {
        p->reader.at = p->puts[p->next].at + p->sum[p->next];
        kpi_ptx_rule_marks(&p->reader, p->reader.at + p->puts[p->next].len);
    }
    while (p->fresh.n < p->new.stmts.n)
        KP_PUSH(p->fresh, true);
}

static void add_statement(struct putting *p, const struct kpi_stmt *old)
{
    struct kpi_stmt s = *old;
    uint32_t by = p->sum[p->next];
    move_statement(&s, by);
    if (s.kind == KPI_MARK) {
        struct kpi_mark m = p->t->marks.v[s.mark];
        m.at.at += by;
        m.insert += by;
        m.record += by;
        m.stmt = (uint32_t)p->new.stmts.n;
        s.mark = (uint32_t)p->new.marks.n;
        KP_PUSH(p->new.marks, m);
    }
    KP_PUSH(p->new.stmts, s);
    KP_PUSH(p->fresh, false);
}

static void add_function(struct putting *p, uint32_t index)
{
    struct kpi_function *f = &p->t->functions.v[index], new = *f;
    const struct kpi_stmt *stmts = p->t->stmts.v + f->first_stmt;
    uint32_t scope = f->scope;
    p->reader.function = index;
    new.first_stmt = (uint32_t)p->new.stmts.n;
    new.first_mark = (uint32_t)p->new.marks.n;
    for (uint32_t i = 0; i < f->stmt_count; i++) {
        add_marks(p, stmts[i].begin, scope);
        add_statement(p, &stmts[i]);
        if (stmts[i].kind == KPI_OPEN_SCOPE)
            scope = stmts[i].scope;
        else if (stmts[i].kind == KPI_CLOSE_SCOPE)
            scope = p->t->scopes.v[stmts[i].scope];
    }
    add_marks(p, f->body_end, scope);
    new.stmt_count = (uint32_t)p->new.stmts.n - new.first_stmt;
    new.mark_count = (uint32_t)p->new.marks.n - new.first_mark;
    move(p, &new.head);
    move(p, &new.name);
    move(p, &new.params);
    new.body += shift(p, f->body, false);
    new.body_end += shift(p, f->body_end, true);
    *f = new;
}

static void move_lines(const struct putting *p)
{
    struct kpi_text *t = p->t;
    size_t next = 0;
    for (size_t i = 0; i < t->lines.n; i++) {
        while (next < p->n && p->puts[next].at < t->lines.v[i])
            next++;
        t->lines.v[i] += p->sum[next];
    }
}

/* Registers of a function whose statements are these now. */
static void move_registers(const struct putting *p, const struct kpi_function *f,
                           struct kpi_regs *r)
{
    uint32_t n = f->stmt_count, old = 0;
    uint32_t *def_at = kp_realloc(NULL, (size_t)n + 1, sizeof *def_at);
    uint32_t *use_at = kp_realloc(NULL, (size_t)n + 1, sizeof *use_at);
    unsigned char *classes = kp_alloc((size_t)n + 1);
    for (uint32_t i = 0; i < n; i++) {
        bool fresh = p->fresh.v[f->first_stmt + i];
        def_at[i] = r->def_at[old];
        use_at[i] = r->use_at[old];
        classes[i] = fresh ? KPI_CLASS_FREE : r->classes[old];
        old += !fresh;
    }
    def_at[n] = r->def_at[old];
    use_at[n] = r->use_at[old];
    free(r->def_at);
    free(r->use_at);
    free(r->classes);
    r->def_at = def_at;
    r->use_at = use_at;
    r->classes = classes;
    r->n = n;
    r->stmts = p->t->stmts.v + f->first_stmt;
    for (size_t i = 0; i < r->decls.n; i++)
        move(p, &r->decls.v[i].name);
}

static void move_all(struct putting *p, const struct kp_source *marked)
{
    struct kpi_text *t = p->t;
    free(t->stmts.v);
    free(t->marks.v);
    t->stmts = p->new.stmts;
    t->marks = p->new.marks;
    for (size_t i = 0; i < t->variables.n; i++)
        move_statement(&t->variables.v[i], shift(p, t->variables.v[i].begin, true));
    move(p, &t->version_at);
    move(p, &t->address_at);
    move(p, &t->target);
    t->header_end += shift(p, t->header_end, true);
    move_lines(p);
    kpi_shareds_free(t);
    for (size_t i = 0; i < t->functions.n; i++) {
        struct kpi_regs *r = kpi_known_moves(t, &t->functions.v[i]);
        if (r)
            move_registers(p, &t->functions.v[i], r);
    }
    t->src = marked;
}

int kpi_ptx_put_marks(struct kpi_text *t, const struct kp_source *marked,
                      const struct kpi_put *puts, size_t n)
{
    if (marked->len >= UINT32_MAX) {
        kp_error("%s: too large", kp_shown_name(marked->name));
        return KP_MALFORMED;
    }
    struct putting p = {.t = t, .puts = puts, .n = n};
    p.reader = (struct kpi_ptx){.src = marked, .out = &p.new};
    p.sum = kp_realloc(NULL, n + 1, sizeof *p.sum);
    p.sum[0] = 0;
    for (size_t i = 0; i < n; i++)
        p.sum[i + 1] = p.sum[i] + (uint32_t)puts[i].len;
    p.new.stmts.cap = t->stmts.n + n + 1; /* as many as there will be */
    p.new.stmts.v = kp_realloc(NULL, p.new.stmts.cap, sizeof *p.new.stmts.v);
    for (uint32_t i = 0; i < t->functions.n; i++)
        add_function(&p, i);
    move_all(&p, marked);
    free(p.sum);
    free(p.fresh.v);
    return p.reader.bad_marks ? KP_MALFORMED : KP_OK;
}
