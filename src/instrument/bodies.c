/*
 * Several probed bodies: which of them records which regions.
 *
 * What a wait waits for is known only where both are on record, so regions that name one
 * barrier or operation stay together as far as there are groups enough; neighbours
 * that share a record are drawn to each other; and the bodies' records are balanced, one in
 * a loop counting as sixteen.  Besides: where a body may come from a wait that it does not
 * record, for replay, which must not take the time before it for work.
 */
#include "instrument/internal.h"

#define IN_LOOP 16 /* a record in a loop, against one outside */

/* Two neighbours save this much in one body. */
struct saving {
    uint32_t a, b; /* regions, later groups */
    uint64_t weight;
};
struct group {
    uint64_t weight; /* of its records, without what it saves by itself */
    uint32_t body;
};
struct chooser {
    const struct kpi_text *t;
    struct kpi_plan *plan;
    uint32_t n;       /* regions */
    uint64_t *weight; /* of each region */
    uint32_t *root;   /* union-find; later the group of each region */
    KP_VEC(struct saving) savings;
    KP_VEC(struct group) groups;
    uint64_t load[KPT_MAX_BODIES];
    uint32_t held[KPT_MAX_BODIES]; /* groups */
};

/* ---- weights ------------------------------------------------------------ */

static void weigh(struct chooser *c, struct kpi_text *t)
{
    const struct kpi_function *f = c->plan->f;
    struct kpi_jumps jumps;
    jumps = kpi_jumps_of(t, f);
    for (uint32_t i = 0; i < f->mark_count; i++) {
        const struct kpi_mark *m = &t->marks.v[f->first_mark + i];
        if (!m->reached || m->op > KPI_INSTANT)
            continue;
        uint64_t weight = jumps.in_loop[m->stmt - f->first_stmt] ? IN_LOOP : 1;
        c->weight[m->region] += weight;
        if (m->begins == KPI_NO_MARK)
            continue;
        struct saving s = {m->region, t->marks.v[m->begins].region, weight};
        KP_PUSH(c->savings, s);
    }
}

/* ---- groups ------------------------------------------------------------- */

static uint32_t find_root(struct chooser *c, uint32_t r)
{
    while (c->root[r] != r)
        r = c->root[r] = c->root[c->root[r]];
    return r;
}

struct named {
    const char *name;
    uint32_t region;
};

static int by_name(const void *a, const void *b)
{
    return strcmp(((const struct named *)a)->name, ((const struct named *)b)->name);
}

/* Regions that name one barrier or operation. */
static void join_by_names(struct chooser *c)
{
    KP_VEC(struct named) all = {0};
    for (uint32_t r = 0; r < c->n; r++) {
        const struct kpi_region *g = &c->plan->regions.list.v[r];
        for (size_t k = 0; k < g->attributes.n; k++) {
            const struct kpi_mark *m = &c->t->marks.v[g->attributes.v[k]];
            struct named one = {m->name, r}, other = {m->arrives, r};
            KP_PUSH(all, one);
            if (m->op == KPI_ASYNC && *m->arrives)
                KP_PUSH(all, other);
        }
    }
    if (all.n)
        qsort(all.v, all.n, sizeof *all.v, by_name);
    for (size_t i = 1; i < all.n; i++)
        if (strcmp(all.v[i].name, all.v[i - 1].name) == 0)
            c->root[find_root(c, all.v[i].region)] = find_root(c, all.v[i - 1].region);
    free(all.v);
}

/* Numbers the groups by their first regions. */
static void number_groups(struct chooser *c)
{
    uint32_t *number = kp_alloc((size_t)c->n * sizeof *number), *of = kp_alloc(
        (size_t)c->n * sizeof *of);
    for (uint32_t r = 0; r < c->n; r++) {
        uint32_t root = find_root(c, r);
        if (!number[root]) {
            struct group g = {0, 0};
            KP_PUSH(c->groups, g);
            number[root] = (uint32_t)c->groups.n;
        }
        of[r] = number[root] - 1;
        c->groups.v[of[r]].weight += c->weight[r];
    }
    memcpy(c->root, of, (size_t)c->n * sizeof *of);
    free(number);
    free(of);
}

static uint32_t members(const struct chooser *c, uint32_t group)
{
    uint32_t n = 0;
    for (uint32_t r = 0; r < c->n; r++)
        n += c->root[r] == group;
    return n;
}

/* The heaviest group that can be parted; UINT32_MAX: none can. */
static uint32_t heaviest(const struct chooser *c)
{
    uint32_t best = UINT32_MAX;
    for (uint32_t g = 0; g < c->groups.n; g++)
        if (members(c, g) > 1 &&
            (best == UINT32_MAX || c->groups.v[g].weight > c->groups.v[best].weight))
            best = g;
    return best;
}

/* Its later regions, about half of its records, become a group of their own. */
static void part(struct chooser *c, uint32_t group)
{
    uint32_t fresh = (uint32_t)c->groups.n, left = members(c, group), taken = 0;
    uint64_t half = c->groups.v[group].weight / 2, moved = 0;
    struct group g = {0, 0};
    for (uint32_t r = c->n; r-- > 0 && taken + 1 < left;) {
        if (c->root[r] != group)
            continue;
        if (taken && moved + c->weight[r] > half)
            break;
        c->root[r] = fresh;
        moved += c->weight[r];
        taken++;
    }
    g.weight = moved;
    c->groups.v[group].weight -= moved;
    KP_PUSH(c->groups, g);
}

/* Savings between groups; those inside one are the group's own. */
static void settle_savings(struct chooser *c)
{
    size_t kept = 0;
    for (size_t i = 0; i < c->savings.n; i++) {
        struct saving s = c->savings.v[i];
        s.a = c->root[s.a];
        s.b = c->root[s.b];
        if (s.a == s.b)
            c->groups.v[s.a].weight -= s.weight;
        else
            c->savings.v[kept++] = s;
    }
    c->savings.n = kept;
}

/* ---- bodies ------------------------------------------------------------- */

#define NOWHERE UINT32_MAX

/* What the group's records add to a body, given the groups that are there. */
static uint64_t adds(const struct chooser *c, uint32_t group, uint32_t body)
{
    uint64_t saved = 0;
    for (size_t i = 0; i < c->savings.n; i++) {
        const struct saving *s = &c->savings.v[i];
        uint32_t other = s->a == group ? s->b : s->b == group ? s->a : group;
        if (other != group && c->groups.v[other].body == body)
            saved += s->weight;
    }
    return c->groups.v[group].weight - saved;
}

static void put(struct chooser *c, uint32_t group, uint32_t body)
{
    c->load[body] += adds(c, group, body);
    c->held[body]++;
    c->groups.v[group].body = body;
}

static void take(struct chooser *c, uint32_t group)
{
    uint32_t body = c->groups.v[group].body;
    c->groups.v[group].body = NOWHERE;
    c->load[body] -= adds(c, group, body);
    c->held[body]--;
}

/* The body that is lightest with the group in it.  Empty ones first when the groups that
 * are left are only just enough. */
static uint32_t lightest(const struct chooser *c, uint32_t group, size_t left)
{
    uint32_t best = NOWHERE, empty = 0;
    uint64_t least = UINT64_MAX;
    for (uint32_t b = 0; b < c->plan->bodies; b++)
        empty += c->held[b] == 0;
    for (uint32_t b = 0; b < c->plan->bodies; b++) {
        uint64_t load = c->load[b] + adds(c, group, b);
        if ((left <= empty && c->held[b]) || load >= least)
            continue;
        least = load;
        best = b;
    }
    return best;
}

static const struct chooser *sorting;

static int by_weight(const void *a, const void *b)
{
    uint32_t i = *(const uint32_t *)a, j = *(const uint32_t *)b;
    uint64_t x = sorting->groups.v[i].weight, y = sorting->groups.v[j].weight;
    return x != y ? (x < y ? 1 : -1) : (i > j) - (i < j);
}

enum { ROUNDS = 8, MAX_EFFORT = 1 << 24 };

/* Heaviest first, then each once more where it is better off now. */
static void fill_bodies(struct chooser *c)
{
    size_t n = c->groups.n;
    uint32_t *order = kp_alloc(n * sizeof *order);
    for (uint32_t g = 0; g < n; g++) {
        order[g] = g;
        c->groups.v[g].body = NOWHERE;
    }
    sorting = c;
    qsort(order, n, sizeof *order, by_weight);
    for (size_t i = 0; i < n; i++)
        put(c, order[i], lightest(c, order[i], n - i));
    bool small = n * (c->savings.n + 1) < MAX_EFFORT;
    for (int round = 0; round < ROUNDS && small; round++)
        for (size_t i = 0; i < n; i++) {
            if (c->held[c->groups.v[order[i]].body] == 1)
                continue;
            take(c, order[i]);
            put(c, order[i], lightest(c, order[i], n));
        }
    free(order);
}

static int choose(struct chooser *c)
{
    const struct kpi_function *f = c->plan->f;
    join_by_names(c);
    number_groups(c);
    while (c->groups.n < c->plan->bodies) {
        uint32_t g = heaviest(c);
        if (g == UINT32_MAX) {
            kp_error_at(c->t->src, kpi_origin(c->t, f->name.at), f->name.len,
                        "%u probed bodies for %u region%s: some would record nothing",
                        c->plan->bodies, c->n, c->n == 1 ? "" : "s");
            return KP_USAGE;
        }
        part(c, g);
    }
    settle_savings(c);
    fill_bodies(c);
    for (uint32_t r = 0; r < c->n; r++)
        c->plan->regions.list.v[r].in = 1u << c->groups.v[c->root[r]].body;
    return KP_OK;
}

/* The body with the first region comes first. */
static void order_bodies(struct kpi_plan *plan)
{
    uint32_t number[KPT_MAX_BODIES], next = 0;
    for (uint32_t b = 0; b < plan->bodies; b++)
        number[b] = NOWHERE;
    for (size_t r = 0; r < plan->regions.list.n; r++) {
        uint32_t *in = &plan->regions.list.v[r].in, b = (uint32_t)__builtin_ctz(*in);
        if (number[b] == NOWHERE)
            number[b] = next++;
        *in = 1u << number[b];
    }
}

/* ---- as asked for ------------------------------------------------------- */

/* Puts the regions that a pattern takes into a body; how many. */
static size_t put_pattern(struct kpi_plan *plan, const char *pattern, uint32_t body)
{
    size_t found = 0;
    for (size_t r = 0; r < plan->regions.list.n; r++) {
        if (!kp_glob(pattern, plan->regions.list.v[r].name))
            continue;
        plan->regions.list.v[r].in |= 1u << body;
        found++;
    }
    return found;
}

static int no_such_region(const struct kpi_text *t, const struct kpi_plan *plan,
                          const char *pattern)
{
    size_t n = plan->regions.list.n;
    const char **names = kp_alloc((n + 1) * sizeof *names);
    for (size_t r = 0; r < n; r++)
        names[r] = plan->regions.list.v[r].name;
    const char *near = kp_nearest(pattern, names);
    kp_error_at(t->src, kpi_origin(t, plan->f->name.at), plan->f->name.len,
                "no region '%s' to put into a body%s%s%s", pattern, near ? "; did you mean '" : "",
                near ? near : "", near ? "'?" : "");
    free(names);
    return KP_USAGE;
}

static int read_split(const struct kpi_text *t, const char *split, struct kpi_plan *plan)
{
    for (uint32_t body = 0;; body++) {
        size_t n = strcspn(split, ",/");
        char *pattern = kp_strndup(split, n);
        size_t found = put_pattern(plan, pattern, body);
        int rc = found ? KP_OK : no_such_region(t, plan, pattern);
        free(pattern);
        if (rc != KP_OK || !split[n])
            return rc;
        body -= split[n] == ',';
        split += n + 1;
    }
}

uint32_t kpi_split_bodies(const char *split)
{
    uint32_t bodies = 1;
    size_t word = 0;
    for (;; split++) {
        if (*split && *split != '/' && *split != ',') {
            word++;
            continue;
        }
        if (!word)
            return 0;
        word = 0;
        if (!*split)
            return bodies <= KPT_MAX_BODIES ? bodies : 0;
        bodies += *split == '/';
    }
}

static int take_split(const struct kpi_text *t, const char *split, struct kpi_plan *plan)
{
    int rc = read_split(t, split, plan);
    for (size_t r = 0; rc == KP_OK && r < plan->regions.list.n; r++) {
        const struct kpi_region *g = &plan->regions.list.v[r];
        if (g->in)
            continue;
        kp_error_at(t->src, g->at, 1, "region '%s' is in none of the bodies", g->name);
        rc = KP_USAGE;
    }
    return rc;
}

/* ---- waits that a body does not see -------------------------------------- */

struct walk {
    const struct kpi_text *t;
    struct kpi_plan *plan;
    const struct kpi_stmt *stmts;
    struct kpi_jumps jumps;
    uint32_t *passed; /* before each statement: the bodies that passed such a wait since their
                       * last record; REACHED besides */
    KP_VEC(uint32_t) work;
};
#define REACHED (1u << 31)

static void spread(struct walk *w, uint32_t i, uint32_t passed)
{
    if ((w->passed[i] | passed) == w->passed[i])
        return;
    w->passed[i] |= passed;
    KP_PUSH(w->work, i);
}

static bool waits(const struct walk *w, const struct kpi_region *r)
{
    for (size_t k = 0; k < r->attributes.n; k++)
        if (w->t->marks.v[r->attributes.v[k]].op == KPI_WAIT)
            return true;
    return false;
}

static uint32_t pass_mark(struct walk *w, const struct kpi_mark *m, uint32_t passed)
{
    if (m->op > KPI_INSTANT)
        return passed;
    struct kpi_region *r = &w->plan->regions.list.v[m->region];
    uint32_t all = (1u << w->plan->bodies) - 1, hidden = passed & r->in;
    if (m->op == KPI_END)
        r->hidden_end |= hidden;
    else
        r->hidden_start |= hidden;
    passed &= ~r->in;
    return m->op == KPI_END && waits(w, r) ? passed | (all & ~r->in) : passed;
}

static void step(struct walk *w, uint32_t i)
{
    const struct kpi_stmt *s = &w->stmts[i];
    uint32_t n = w->plan->f->stmt_count, passed = w->passed[i];
    if (s->kind == KPI_MARK)
        passed = pass_mark(w, &w->t->marks.v[s->mark], passed);
    if (s->flow == KPI_FLOW_JUMP && w->jumps.target[i] != UINT32_MAX)
        spread(w, w->jumps.target[i], passed);
    for (uint32_t k = 0; s->flow == KPI_FLOW_TABLE && k < n; k++)
        if (w->jumps.from_table[k])
            spread(w, k, passed);
    if (s->kind != KPI_INSTRUCTION || s->flow == KPI_FLOW_NEXT || s->guard.len)
        spread(w, i + 1, passed);
}

static void find_hidden(struct kpi_text *t, struct kpi_plan *plan)
{
    const struct kpi_function *f = plan->f;
    struct walk w = {.t = t, .plan = plan, .stmts = t->stmts.v + f->first_stmt};
    w.passed = kp_alloc(((size_t)f->stmt_count + 1) * sizeof *w.passed);
    w.jumps = kpi_jumps_of(t, f);
    spread(&w, 0, REACHED);
    while (w.work.n) {
        uint32_t i = w.work.v[--w.work.n];
        if (i < f->stmt_count)
            step(&w, i);
    }
    free(w.passed);
    free(w.work.v);
}

/* ---- all of it ---------------------------------------------------------- */

/* Does some body record two neighbours that share? */
static bool shares(const struct kpi_text *t, const struct kpi_plan *plan)
{
    for (uint32_t i = 0; i < plan->f->mark_count; i++) {
        const struct kpi_mark *m = &t->marks.v[plan->f->first_mark + i];
        if (m->begins != KPI_NO_MARK && (plan->regions.list.v[m->region].in &
                                         plan->regions.list.v[t->marks.v[m->begins].region].in))
            return true;
    }
    return false;
}

int kpi_plan_bodies(struct kpi_text *t, const struct kpi_options *o, struct kpi_plan *plan)
{
    uint32_t n = (uint32_t)plan->regions.list.n;
    plan->bodies = o->split ? kpi_split_bodies(o->split) : o->bodies ? o->bodies : 1;
    if (plan->bodies == 1) {
        for (uint32_t r = 0; r < n; r++)
            plan->regions.list.v[r].in = 1;
        return KP_OK;
    }
    if (plan->in_place) {
        kp_error_at(t->src, kpi_origin(t, plan->f->name.at), plan->f->name.len,
                    "a kernel that is probed in place has one body, not %u", plan->bodies);
        return KP_USAGE;
    }
    int rc;
    if (o->split) {
        rc = take_split(t, o->split, plan);
    } else {
        struct chooser c = {.t = t, .plan = plan, .n = n};
        c.weight = kp_alloc((size_t)n * sizeof *c.weight);
        c.root = kp_alloc((size_t)n * sizeof *c.root);
        for (uint32_t r = 0; r < n; r++)
            c.root[r] = r;
        weigh(&c, t);
        rc = choose(&c);
        if (rc == KP_OK)
            order_bodies(plan);
        free(c.weight);
        free(c.root);
        free(c.savings.v);
        free(c.groups.v);
    }
    if (rc == KP_OK)
        find_hidden(t, plan);
    plan->shares = rc == KP_OK && shares(t, plan);
    return rc;
}

static json_t *regions_with(const struct kpi_plan *plan, size_t field, uint32_t body)
{
    json_t *a = json_array();
    for (size_t r = 0; r < plan->regions.list.n; r++) {
        uint32_t bits;
        memcpy(&bits, (const char *)&plan->regions.list.v[r] + field, sizeof bits);
        if (bits >> body & 1)
            json_array_append_new(a, json_integer((json_int_t)r));
    }
    return a;
}

json_t *kpi_bodies_json(const struct kpi_plan *plan)
{
    json_t *a = json_array();
    for (uint32_t b = 0; b < plan->bodies; b++)
        json_array_append_new(
            a, json_pack("{s:o,s:{s:o,s:o}}", "regions",
                         regions_with(plan, offsetof(struct kpi_region, in), b), "after_waits",
                         "starts",
                         regions_with(plan, offsetof(struct kpi_region, hidden_start), b), "ends",
                         regions_with(plan, offsetof(struct kpi_region, hidden_end), b)));
    return a;
}
