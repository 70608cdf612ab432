/* Combinations of edits: bounded by the flat program, level by level; the best are played. */
#include "model/edits/search.h"

#include <math.h>

enum {
    BEAM = 64,        /* combinations of a level that are taken further */
    MOST_FOUND = 65536, /* bounded */
    MOST_PLAYED = 300,
};
/* By so much of the iteration a combination must beat what it is made of. */
#define WORTH 0.002

struct found {
    uint64_t set; /* which candidates, by bit */
    double bound, period; /* period: as played; NAN: not yet */
};
struct search {
    const struct kpm_baseline *b;
    const struct kpm_candidates *of;
    size_t n; /* candidates taken, at most 64 */
    size_t *at; /* their indices */
    uint64_t *clash; /* by candidate: those that it does not go with */
    struct kpm_flat *flat;
    KP_VEC(struct found) found;
    struct kpm_search_counts *counts;
};

static const struct kpm_candidate *candidate(const struct search *s, size_t i)
{
    return &s->of->all.v[s->at[i]];
}

/* ---- what goes together -------------------------------------------------------- */

static bool ops_clash(const struct kpm_candidate *a, const struct kpm_candidate *b)
{
    bool alike = strcmp(a->kind, b->kind) == 0;
    for (size_t i = 0; i < a->ops.list.n; i++) {
        for (size_t k = 0; k < b->ops.list.n; k++) {
            const struct kpm_op *x = &a->ops.list.v[i], *y = &b->ops.list.v[k];
            bool same = alike && x->kind == KPM_OP_DISTANCE && y->kind == x->kind &&
                        x->link == y->link; /* two depths of one ring */
            if (same || kpm_op_clash(x, y))
                return true;
        }
    }
    return false;
}

static void apply_moves(struct kpm_program *p, const struct kpm_ops *ops)
{
    for (size_t i = 0; i < ops->list.n; i++)
        if (ops->list.v[i].kind == KPM_OP_MOVE)
            kpm_op_apply(p, &ops->list.v[i]);
}

/* Both, in either order, leave one and the same order of regions. */
static bool commute(const struct kpm_program *p, const struct kpm_candidate *a,
                    const struct kpm_candidate *b)
{
    struct kpm_program x = kpm_program_copy(p), y = kpm_program_copy(p);
    bool same = true;
    apply_moves(&x, &a->ops);
    apply_moves(&x, &b->ops);
    apply_moves(&y, &b->ops);
    apply_moves(&y, &a->ops);
    for (size_t r = 0; r < p->role_count && same; r++)
        same = memcmp(x.roles[r].order, y.roles[r].order,
                      p->roles[r].count * sizeof *x.roles[r].order) == 0;
    kpm_program_free(&x);
    kpm_program_free(&y);
    return same;
}

/* By itself, or with more slots.  A pause is no edit of the loop, and measured before it is made;
 * what can be had in part only, or may break the kernel, is said of that alone. */
static bool usable(const struct kpm_candidate *c)
{
    return !c->pause.region && !c->partly && !c->unmeets &&
           ((c->legal != KPM_ILLEGAL && isfinite(c->gain)) || c->slotless);
}

static double period_alone(const struct kpm_candidate *c)
{
    return c->legal == KPM_ILLEGAL || isnan(c->period) ? INFINITY : c->period;
}

static double bytes_of(const struct search *s, uint64_t set)
{
    double bytes = 0;
    for (size_t i = 0; i < s->n; i++)
        if (set >> i & 1 && !isnan(candidate(s, i)->shared_bytes))
            bytes += candidate(s, i)->shared_bytes;
    return bytes;
}

static bool fits(const struct search *s, uint64_t set)
{
    return isnan(s->b->shared_free) || bytes_of(s, set) <= s->b->shared_free;
}

static void tell_clash(struct search *s, const struct kpm_candidate *a,
                       const struct kpm_candidate *b, const char *why)
{
    struct kpm_search_counts *n = s->counts;
    n->clashing++;
    if (n->clash_count < KPM_MAX_CLASHES && (a->gain > WORTH || b->gain > WORTH))
        n->clashes[n->clash_count++] = (struct kpm_clash){a->id, b->id, why};
}

static void find_clashes(struct search *s)
{
    for (size_t i = 0; i < s->n; i++) {
        for (size_t k = i + 1; k < s->n; k++) {
            const struct kpm_candidate *a = candidate(s, i), *b = candidate(s, k);
            const char *why = NULL;
            if (ops_clash(a, b))
                why = "both change the same thing";
            else if (!commute(s->b->program, a, b))
                why = "each changes where the other's stands";
            else if (!fits(s, (uint64_t)1 << i | (uint64_t)1 << k))
                why = "together they take more shared memory than is free";
            if (!why)
                continue;
            s->clash[i] |= (uint64_t)1 << k;
            s->clash[k] |= (uint64_t)1 << i;
            tell_clash(s, a, b, why);
        }
    }
}

/* ---- bounds -------------------------------------------------------------------- */

static void bound(struct search *s, uint64_t set)
{
    struct found f = {set, INFINITY, NAN};
    bool ok = true;
    kpm_flat_reset(s->flat);
    for (size_t i = 0; i < s->n && ok; i++)
        if (set >> i & 1)
            ok = kpm_flat_apply(s->flat, &candidate(s, i)->ops);
    if (ok)
        f.bound = kpm_flat_period(s->flat);
    s->counts->bounded++;
    if (isfinite(f.bound))
        KP_PUSH(s->found, f);
}

static unsigned size_of(uint64_t set)
{
    unsigned n = 0;
    for (; set; set &= set - 1)
        n++;
    return n;
}

/* The lowest bound first; of equals that of fewer edits, then of those ranked first. */
static int by_bound(const void *a, const void *b)
{
    const struct found *x = a, *y = b;
    if (fabs(x->bound - y->bound) > 1e-6)
        return x->bound < y->bound ? -1 : 1;
    unsigned m = size_of(x->set), n = size_of(y->set);
    if (m != n)
        return m < n ? -1 : 1;
    return (x->set > y->set) - (x->set < y->set);
}

static int by_set(const void *a, const void *b)
{
    uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    return (x > y) - (x < y);
}

/* Every set of one more edit than the best of the level [from, to) of s->found. */
static void extend(struct search *s, size_t from, size_t to)
{
    KP_VEC(uint64_t) sets = {0};
    size_t beam = to - from < BEAM ? to - from : BEAM;
    if (to > from)
        qsort(s->found.v + from, to - from, sizeof *s->found.v, by_bound);
    for (size_t f = from; f < from + beam; f++) {
        uint64_t set = s->found.v[f].set, out = set;
        for (size_t i = 0; i < s->n; i++)
            out |= set >> i & 1 ? s->clash[i] : 0;
        for (size_t i = 0; i < s->n; i++)
            if (!(out >> i & 1) && fits(s, set | (uint64_t)1 << i))
                KP_PUSH(sets, set | (uint64_t)1 << i);
    }
    if (sets.n)
        qsort(sets.v, sets.n, sizeof *sets.v, by_set);
    for (size_t i = 0; i < sets.n && s->found.n < MOST_FOUND; i++)
        if (!i || sets.v[i] != sets.v[i - 1])
            bound(s, sets.v[i]);
    free(sets.v);
}

/* ---- playing ------------------------------------------------------------------- */

static double play(struct search *s, uint64_t set)
{
    struct kpm_program p = kpm_program_copy(s->b->program);
    bool ok = true;
    for (size_t i = 0; i < s->n && ok; i++)
        if (set >> i & 1)
            ok = kpm_ops_apply(&p, &candidate(s, i)->ops);
    double period = ok ? kpm_period(&p, s->b->values) : NAN;
    kpm_program_free(&p);
    s->counts->played++;
    return period;
}

/* Is it faster, worth its while, than with any one of its edits left out? */
static bool beats_parts(struct search *s, const struct found *f)
{
    double need = f->period + WORTH * s->b->period;
    for (size_t i = 0; i < s->n; i++) {
        if (!(f->set >> i & 1))
            continue;
        uint64_t less = f->set & ~((uint64_t)1 << i);
        double period = size_of(less) == 1 ? NAN : play(s, less);
        for (size_t k = 0; k < s->n && size_of(less) == 1; k++)
            if (less >> k & 1)
                period = period_alone(candidate(s, k));
        if (!(period > need))
            return false;
    }
    return true;
}

static int by_period(const void *a, const void *b)
{
    const struct found *x = a, *y = b;
    if (fabs(x->period - y->period) > 1e-6)
        return x->period < y->period ? -1 : 1;
    return by_bound(a, b);
}

/* Does one that was chosen do as much for no more memory? */
static bool needless(const struct search *s, const struct found *f, const struct found *chosen,
                     size_t n)
{
    double gain = WORTH * s->b->period;
    for (size_t i = 0; i < n; i++)
        if (fabs(chosen[i].period - f->period) < gain &&
            size_of(chosen[i].set) <= size_of(f->set) &&
            bytes_of(s, chosen[i].set) <= bytes_of(s, f->set))
            return true;
    return false;
}

/* The best that are worth it, in order: no combination left out has a bound below theirs. */
static size_t choose(struct search *s, struct found *out)
{
    size_t n = 0, played = 0;
    if (s->found.n)
        qsort(s->found.v, s->found.n, sizeof *s->found.v, by_bound);
    for (size_t i = 0; i < s->found.n && played < MOST_PLAYED; i++) {
        struct found f = s->found.v[i];
        if (size_of(f.set) < 2)
            continue;
        if (n == KPM_MAX_COMBINED && f.bound >= out[n - 1].period)
            break;
        f.period = play(s, f.set);
        played++;
        if (!(f.period < s->b->period) || needless(s, &f, out, n) || !beats_parts(s, &f))
            continue;
        if (n == KPM_MAX_COMBINED && f.period >= out[n - 1].period)
            continue;
        n -= n == KPM_MAX_COMBINED;
        out[n++] = f;
        qsort(out, n, sizeof *out, by_period);
    }
    return n;
}

/* ---- the whole ----------------------------------------------------------------- */

/* The edits of a set, in an order in which each is still found behind those before it. */
static void add_combined(struct search *s, uint64_t set, struct kpm_candidates *out)
{
    const char *ids[KPM_MOST_PARTS];
    size_t n = 0;
    for (size_t i = 0; i < s->n; i++)
        if (set >> i & 1)
            ids[n++] = candidate(s, i)->id;
    char *wrong = kpm_combine(s->b, ids, n, out);
    for (size_t turn = 1; wrong && turn < n; turn++) {
        const char *first = ids[0];
        memmove(ids, ids + 1, (n - 1) * sizeof *ids);
        ids[n - 1] = first;
        free(wrong);
        wrong = kpm_combine(s->b, ids, n, out);
    }
    free(wrong);
}

static double alone(const struct kpm_candidates *of, const char *id)
{
    for (size_t i = 0; i < of->all.n; i++)
        if (strcmp(of->all.v[i].id, id) == 0)
            return period_alone(&of->all.v[i]);
    return INFINITY;
}

/* Behind one another edits are found anew, and may be others than they were alone: those that then
 * do no more than one of them does are let go. */
static void drop_needless(const struct kpm_baseline *b, const struct kpm_candidates *of,
                          struct kpm_candidates *out)
{
    size_t kept = 0;
    for (size_t i = 0; i < out->all.n; i++) {
        struct kpm_candidate *c = &out->all.v[i];
        bool keep = c->legal != KPM_ILLEGAL && isfinite(c->gain);
        for (size_t k = 0; k < c->parts.n; k++)
            keep = keep && c->period + WORTH * b->period < alone(of, c->parts.v[k].id);
        if (keep)
            out->all.v[kept++] = *c;
        else
            kpm_candidate_free(c);
    }
    out->all.n = kept;
}

void kpm_search(const struct kpm_baseline *b, const struct kpm_candidates *of,
                struct kpm_candidates *out, struct kpm_search_counts *counts)
{
    struct found best[KPM_MAX_COMBINED];
    struct search s = {.b = b, .of = of, .counts = counts};
    *counts = (struct kpm_search_counts){0};
    s.at = kp_alloc((of->all.n + 1) * sizeof *s.at);
    for (size_t i = 0; i < of->all.n && s.n < 64; i++)
        if (usable(&of->all.v[i]))
            s.at[s.n++] = i;
    s.clash = kp_alloc((s.n + 1) * sizeof *s.clash);
    s.flat = kpm_flat_new(b);
    find_clashes(&s);
    for (size_t i = 0; i < s.n; i++)
        bound(&s, (uint64_t)1 << i);
    size_t from = 0;
    for (unsigned parts = 2; parts <= KPM_MOST_PARTS; parts++) {
        size_t to = s.found.n;
        extend(&s, from, to);
        from = to;
    }
    size_t n = choose(&s, best);
    for (size_t i = 0; i < n; i++)
        add_combined(&s, best[i].set, out);
    kpm_rank(b, out);
    drop_needless(b, of, out);
    kpm_flat_free(s.flat);
    free(s.found.v);
    free(s.clash);
    free(s.at);
}

/* ---- one combination ------------------------------------------------------------ */

static void join(char **all, const char *more, const char *between)
{
    char *joined = *all ? kp_asprintf("%s%s%s", *all, between, more) : kp_strdup(more);
    free(*all);
    *all = joined;
}

/* What it costs beside shared memory, which is summed up. */
static void add_cost(struct kpm_candidate *c, const char *note)
{
    bool costs = strstr(note, "no registers") == NULL;
    if (costs && !(c->cost_note && strstr(c->cost_note, note)))
        join(&c->cost_note, note, "; ");
}

/* What is not among the edits of a loop in which others were made before. */
static char *no_edit(const struct kpm_candidates *all, const char *id, const char *before)
{
    const char **known = kp_alloc((all->all.n + 1) * sizeof *known);
    for (size_t i = 0; i < all->all.n; i++)
        known[i] = all->all.v[i].id;
    /* Behind others: what is near may be in it, or gone by them. */
    const char *near = before ? NULL : kp_nearest(id, known);
    char *said = kp_asprintf("no edit %s in this loop%s%s%s%s%s", id, before ? " behind " : "",
                             before ? before : "", near ? "; did you mean '" : "",
                             near ? near : "", near ? "'?" : "");
    free(known);
    return said;
}

/* What `one` says, behind what `c` says already. */
static void add_part(struct kpm_candidate *c, const struct kpm_candidate *one)
{
    struct kpm_part part = {kp_strdup(one->id), kp_strdup(one->where), one->kind,
                            one->motion};
    char *argument = kp_asprintf("%s: %s", one->id, one->argument);
    join(&c->id, one->id, "+");
    join(&c->where, one->where, "; then ");
    join(&c->argument, argument, "; then ");
    free(argument);
    add_cost(c, one->cost_note);
    c->legal = one->legal > c->legal ? one->legal : c->legal;
    c->assumed = c->assumed || one->assumed;
    c->skewed = c->skewed || one->skewed;
    c->crowds_out = c->crowds_out || one->crowds_out;
    c->partly = c->partly || one->partly;
    c->unmeets = c->unmeets || one->unmeets;
    if (!isnan(one->shared_bytes))
        c->shared_bytes += one->shared_bytes;
    for (size_t i = 0; i < one->ops.list.n; i++) {
        KP_PUSH(c->ops.list, one->ops.list.v[i]);
        if (!one->partly)
            KP_PUSH(c->sure.list, one->ops.list.v[i]);
    }
    KP_PUSH(c->parts, part);
    kpm_program_free(&c->program);
    c->program = kpm_program_copy(&one->program);
}

static char *combine(const struct kpm_baseline *b, const char *const *ids, size_t count,
                     struct kpm_candidate *c)
{
    char *wrong = NULL;
    struct kpm_baseline now = *b;
    for (size_t i = 0; i < count && !wrong; i++) {
        struct kpm_candidates all = {0};
        size_t at = 0;
        now.program = &c->program;
        now.shared_free = b->shared_free - c->shared_bytes;
        kpm_enumerate(&now, &all);
        while (at < all.all.n && strcmp(all.all.v[at].id, ids[i]) != 0)
            at++;
        if (at < all.all.n)
            add_part(c, &all.all.v[at]);
        else
            wrong = no_edit(&all, ids[i], i ? c->id : NULL);
        kpm_candidates_free(&all);
    }
    return wrong;
}

char *kpm_combine(const struct kpm_baseline *b, const char *const *ids, size_t count,
                  struct kpm_candidates *out)
{
    struct kpm_candidate c = {.kind = "combination", .program = kpm_program_copy(b->program)};
    char *wrong = combine(b, ids, count, &c);
    if (wrong) {
        kpm_candidate_free(&c);
        return wrong;
    }
    if (!c.cost_note)
        c.cost_note = kp_strdup(c.shared_bytes != 0 ? "no registers" : "no memory, no registers");
    KP_PUSH(out->all, c);
    return NULL;
}

char *kpm_edit(const struct kpm_baseline *b, const char *const *ids, size_t count,
               struct kpm_program *out)
{
    struct kpm_candidate c = {.kind = "combination", .program = kpm_program_copy(b->program)};
    char *wrong = combine(b, ids, count, &c);
    *out = c.program;
    c.program = (struct kpm_program){0};
    kpm_candidate_free(&c);
    return wrong;
}

size_t kpm_split_ids(const char *joined, char **ids, size_t max)
{
    size_t n = 0;
    const char *from = joined;
    while (*from) {
        const char *to = from;
        while (*to && !(*to == '+' && kpm_is_kind(to + 1)))
            to++;
        if (n == max || to == from) {
            while (n)
                free(ids[--n]);
            return 0;
        }
        ids[n++] = kp_asprintf("%.*s", (int)(to - from), from);
        from = *to ? to + 1 : to;
    }
    return n;
}

bool kpm_is_joined(const char *id)
{
    for (; *id; id++)
        if (*id == '+' && kpm_is_kind(id + 1))
            return true;
    return false;
}
