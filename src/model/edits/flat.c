/* A program as arrays: Howard's policy iteration over the ends of its operations, many times. */
#include "model/edits/search.h"

#include <math.h>

/* An operation of a role; what edits change is in struct shape. */
struct node {
    double time, gap;
    double done; /* of one that goes to an engine: from its start to its end there, at least */
    bool gated;  /* what it waits for holds up its start, not its end */
};
struct flat_link {
    size_t from_role, from, to_role, to;
    uint32_t distance;
    double cycles;
    bool from_start, done, own, turn, removed;
};
/* What edits change. */
struct shape {
    size_t *prev, *next; /* of a role's item, by index over all roles; circular */
    size_t *head;        /* by role: its first item */
    double *extra, *behind; /* behind: in the gap */
    bool *skip;
    struct flat_link *links;
    size_t link_count;
};
struct arc {
    uint32_t from, to, tokens;
    double cycles;
    size_t next; /* the next arc into `to` */
};
struct kpm_flat {
    const struct kpm_program *p;
    const double *values;
    bool played;
    struct node *nodes;
    size_t node_count, items;
    size_t *item_base, *node_base; /* by role */
    struct shape base, now;
    size_t links_cap;
    double engine; /* no engine lets an iteration be shorter */
    KP_VEC(struct arc) arcs;
    size_t *into, *pick; /* by node: its first arc; the one that decides */
    double *gain, *value, *best;
    uint32_t *stack;
    unsigned char *seen;
};

/* ---- making it ---------------------------------------------------------------- */

static size_t groups_of(const struct kpm_flat *f, size_t role)
{
    const struct kpm_prole *r = &f->p->roles[role];
    return r->outside ? 0 : f->played ? r->groups : 1;
}

static struct shape shape_new(size_t items, size_t roles, size_t links)
{
    return (struct shape){.prev = kp_alloc((items + 1) * sizeof(size_t)),
                          .next = kp_alloc((items + 1) * sizeof(size_t)),
                          .head = kp_alloc((roles + 1) * sizeof(size_t)),
                          .extra = kp_alloc((items + 1) * sizeof(double)),
                          .behind = kp_alloc((items + 1) * sizeof(double)),
                          .skip = kp_alloc(items + 1),
                          .links = kp_alloc((links + 1) * sizeof(struct flat_link))};
}

static void shape_free(struct shape *s)
{
    free(s->prev);
    free(s->next);
    free(s->head);
    free(s->extra);
    free(s->behind);
    free(s->skip);
    free(s->links);
}

static struct flat_link flat_link(const struct kpm_flat *f, const struct kpm_link *l)
{
    const struct kpm_prole *from = &f->p->roles[l->from_role];
    struct flat_link k = {l->from_role, l->from, l->to_role, l->to, l->distance, .own =
                          l->kind == KPM_OWN, .turn = l->kind == KPM_TURN, .removed = l->removed,
                          .from_start = l->from_start};
    size_t node = f->node_base[l->from_role] + l->from;
    k.removed = k.removed || from->outside || f->p->roles[l->to_role].outside;
    k.cycles = f->values[f->played ? l->plain : l->latency];
    if (f->played && !k.removed && k.own && f->nodes[node].gated)
        k.done = true; /* the engine says when */
    else if (f->played && from->queues)
        k.cycles = fmax(0, k.cycles - l->skew);
    k.cycles += l->shift;
    return k;
}

static void shape_of(struct kpm_flat *f, struct shape *s)
{
    const struct kpm_program *p = f->p;
    for (size_t r = 0; r < p->role_count; r++) {
        const struct kpm_prole *role = &p->roles[r];
        size_t base = f->item_base[r];
        s->head[r] = role->count ? role->order[0] : 0;
        for (size_t i = 0; i < role->count; i++) {
            size_t item = role->order[i], next = role->order[(i + 1) % role->count];
            s->next[base + item] = next;
            s->prev[base + next] = item;
            s->extra[base + item] = role->items[item].extra;
            s->behind[base + item] = role->items[item].behind;
            s->skip[base + item] = role->items[item].arrive_only;
        }
    }
    s->link_count = p->links.n;
    for (size_t i = 0; i < p->links.n; i++)
        s->links[i] = flat_link(f, &p->links.v[i]);
}

/* The operations as they are played; their engines' work, and what each takes at least. */
static void take_played(struct kpm_flat *f)
{
    struct kpm_sim s = kpm_sim_new(f->p, f->values);
    double *work = kp_alloc((s.engines.n + 1) * sizeof *work);
    size_t at = 0;
    for (size_t r = 0; r < f->p->role_count; r++) {
        const struct kpm_prole *role = &f->p->roles[r];
        for (size_t g = 0; g < groups_of(f, r); g++) {
            for (size_t j = 0; j < role->count; j++) {
                const struct kpm_sim_op *o = &s.ops.v[at++];
                const struct kpm_item *item = &role->items[role->order[j]];
                struct node n = {.time = o->time - item->extra, .gap = o->gap - item->behind};
                if (o->engine != UINT32_MAX) {
                    n.gated = true;
                    double time = o->time - o->lead;
                    n.done = o->lead + fmax(o->work, time + (o->work - time) / o->pieces) +
                             s.engines.v[o->engine].tail;
                    work[o->engine] += o->work;
                    f->engine = fmax(f->engine, work[o->engine]);
                }
                f->nodes[f->node_base[r] + g * role->count + role->order[j]] = n;
            }
        }
    }
    free(work);
    kpm_sim_free(&s);
}

static void take_graph(struct kpm_flat *f)
{
    for (size_t r = 0; r < f->p->role_count; r++) {
        const struct kpm_prole *role = &f->p->roles[r];
        for (size_t j = 0; j < role->count && !role->outside; j++)
            f->nodes[f->node_base[r] + j] = (struct node){f->values[role->items[j].stage],
                                                          f->values[role->items[j].gap], 0, false};
    }
    for (size_t i = 0; i < f->p->engines.n; i++)
        if (f->p->engines.v[i].service != SIZE_MAX)
            f->engine = fmax(f->engine, f->values[f->p->engines.v[i].service]);
}

struct kpm_flat *kpm_flat_new(const struct kpm_baseline *b)
{
    struct kpm_flat *f = kp_alloc(sizeof *f);
    const struct kpm_program *p = b->program;
    *f = (struct kpm_flat){.p = p, .values = b->values, .played = kpm_has_queue(p)};
    f->item_base = kp_alloc((p->role_count + 1) * sizeof *f->item_base);
    f->node_base = kp_alloc((p->role_count + 1) * sizeof *f->node_base);
    for (size_t r = 0; r < p->role_count; r++) {
        f->item_base[r] = f->items;
        f->node_base[r] = f->node_count;
        f->items += p->roles[r].count;
        f->node_count += p->roles[r].count * groups_of(f, r);
    }
    size_t n = f->node_count + 1;
    f->nodes = kp_alloc(n * sizeof *f->nodes);
    if (f->played)
        take_played(f);
    else
        take_graph(f);
    f->links_cap = p->links.n + (size_t)8 * KPM_MOST_PARTS;
    f->base = shape_new(f->items, p->role_count, f->links_cap);
    f->now = shape_new(f->items, p->role_count, f->links_cap);
    shape_of(f, &f->base);
    f->into = kp_alloc(n * sizeof *f->into);
    f->pick = kp_alloc(n * sizeof *f->pick);
    f->gain = kp_alloc(n * sizeof *f->gain);
    f->value = kp_alloc(n * sizeof *f->value);
    f->best = kp_alloc(n * sizeof *f->best);
    f->stack = kp_alloc(n * sizeof *f->stack);
    f->seen = kp_alloc(n);
    kpm_flat_reset(f);
    return f;
}

void kpm_flat_free(struct kpm_flat *f)
{
    shape_free(&f->base);
    shape_free(&f->now);
    free(f->item_base);
    free(f->node_base);
    free(f->nodes);
    free(f->arcs.v);
    free(f->into);
    free(f->pick);
    free(f->gain);
    free(f->value);
    free(f->best);
    free(f->stack);
    free(f->seen);
    free(f);
}

/* ---- edits -------------------------------------------------------------------- */

void kpm_flat_reset(struct kpm_flat *f)
{
    struct shape *to = &f->now;
    const struct shape *from = &f->base;
    memcpy(to->prev, from->prev, f->items * sizeof *to->prev);
    memcpy(to->next, from->next, f->items * sizeof *to->next);
    memcpy(to->head, from->head, f->p->role_count * sizeof *to->head);
    memcpy(to->extra, from->extra, f->items * sizeof *to->extra);
    memcpy(to->behind, from->behind, f->items * sizeof *to->behind);
    memcpy(to->skip, from->skip, f->items * sizeof *to->skip);
    memcpy(to->links, from->links, from->link_count * sizeof *to->links);
    to->link_count = from->link_count;
}

static void move(struct kpm_flat *f, const struct kpm_op *op)
{
    struct shape *s = &f->now;
    size_t *prev = s->prev + f->item_base[op->role], *next = s->next + f->item_base[op->role];
    size_t *head = &s->head[op->role], item = op->item;
    if (item == op->anchor)
        return;
    if (*head == item)
        *head = next[item];
    next[prev[item]] = next[item];
    prev[next[item]] = prev[item];
    size_t behind = op->before ? prev[op->anchor] : op->anchor;
    if (op->before && *head == op->anchor)
        *head = item;
    next[item] = next[behind];
    prev[item] = behind;
    prev[next[item]] = item;
    next[behind] = item;
}

static bool apply(struct kpm_flat *f, const struct kpm_op *op)
{
    struct shape *s = &f->now;
    struct flat_link *l = op->link < s->link_count ? &s->links[op->link] : NULL;
    switch (op->kind) {
    case KPM_OP_MOVE:
        move(f, op);
        break;
    case KPM_OP_DISTANCE:
        if ((int64_t)l->distance + op->delta < 0 || (int64_t)l->distance + op->delta > UINT16_MAX)
            return false;
        l->distance = (uint32_t)((int64_t)l->distance + op->delta);
        break;
    case KPM_OP_FROM:
        l->from = op->item;
        l->from_start = false;
        break;
    case KPM_OP_TO:
        l->to = op->item;
        break;
    case KPM_OP_REMOVE:
        l->removed = true;
        break;
    case KPM_OP_SHIFT:
        l->cycles += op->cycles;
        break;
    case KPM_OP_LINK:
        if (s->link_count == f->links_cap)
            return false;
        s->links[s->link_count++] = flat_link(f, &op->added);
        break;
    case KPM_OP_SKIP:
        s->skip[f->item_base[op->role] + op->item] = true;
        break;
    case KPM_OP_EXTRA:
        s->extra[f->item_base[op->role] + op->item] += op->cycles;
        break;
    case KPM_OP_BEHIND:
        s->extra[f->item_base[op->role] + op->item] -= op->cycles;
        s->behind[f->item_base[op->role] + op->anchor] += op->cycles;
        break;
    case KPM_OP_GAP:
        s->behind[f->item_base[op->role] + op->item] += op->cycles;
        break;
    case KPM_OP_ONCE: /* of no iteration */
        break;
    case KPM_OP_WIDEN:
    case KPM_OP_IDLE:
        return false;
    }
    return true;
}

bool kpm_flat_apply(struct kpm_flat *f, const struct kpm_ops *ops)
{
    bool ok = true;
    for (size_t i = 0; i < ops->list.n && ok; i++)
        ok = apply(f, &ops->list.v[i]);
    return ok;
}

/* ---- arcs between the ends of operations ---------------------------------------- */

static void add_arc(struct kpm_flat *f, size_t from, size_t to, double cycles, uint32_t tokens)
{
    struct arc a = {(uint32_t)from, (uint32_t)to, tokens, cycles, f->into[to]};
    f->into[to] = f->arcs.n;
    KP_PUSH(f->arcs, a);
}

static double time_of(const struct kpm_flat *f, size_t role, size_t item, size_t node)
{
    size_t i = f->item_base[role] + item;
    return fmax(0, (f->now.skip[i] ? 0 : f->nodes[node].time) + f->now.extra[i]);
}

/* Behind the item; `first`: its group's first node. */
static double gap_of(const struct kpm_flat *f, size_t role, size_t item, size_t first)
{
    return f->nodes[first + item].gap + f->now.behind[f->item_base[role] + item];
}

static void add_role(struct kpm_flat *f, size_t r)
{
    size_t count = f->p->roles[r].count, base = f->item_base[r];
    for (size_t g = 0; g < groups_of(f, r); g++) {
        size_t at = f->node_base[r] + g * count;
        for (size_t i = 0; i < count; i++) {
            size_t before = f->now.prev[base + i];
            add_arc(f, at + before, at + i, gap_of(f, r, before, at) + time_of(f, r, i, at + i),
                    f->now.head[r] == i);
        }
    }
}

/* From group a of the link's source to group b of what it ends. */
static void add_link(struct kpm_flat *f, const struct flat_link *l, size_t a, size_t b)
{
    size_t first = f->node_base[l->from_role] + a * f->p->roles[l->from_role].count;
    size_t from = first + l->from;
    size_t to = f->node_base[l->to_role] + b * f->p->roles[l->to_role].count + l->to;
    uint32_t tokens = l->distance + (l->turn && b == 0);
    double cycles = l->cycles;
    if (l->done)
        cycles = f->nodes[from].done - f->nodes[from].time;
    if (f->nodes[to].gated)
        cycles += time_of(f, l->to_role, l->to, to);
    if (l->from_start) {
        tokens += f->now.head[l->from_role] == l->from;
        size_t before = f->now.prev[f->item_base[l->from_role] + l->from];
        from = first + before;
        cycles += gap_of(f, l->from_role, before, first);
    }
    add_arc(f, from, to, cycles, tokens);
}

static void add_links(struct kpm_flat *f)
{
    for (size_t i = 0; i < f->now.link_count; i++) {
        const struct flat_link *l = &f->now.links[i];
        if (l->removed)
            continue;
        size_t sources = groups_of(f, l->from_role), ends = groups_of(f, l->to_role);
        for (size_t b = 0; b < ends; b++) {
            if (l->turn && f->played)
                add_link(f, l, b ? b - 1 : sources - 1, b);
            else if (l->own)
                add_link(f, l, b, b);
            else
                for (size_t a = 0; a < sources; a++)
                    add_link(f, l, a, b);
        }
    }
}

/* ---- Howard -------------------------------------------------------------------- */

/* The ratio of the cycle that the picked arcs make through node v; INFINITY without tokens. */
static double ratio_through(const struct kpm_flat *f, uint32_t v)
{
    double sum = 0;
    uint64_t tokens = 0;
    uint32_t u = v;
    do {
        const struct arc *a = &f->arcs.v[f->pick[u]];
        sum += a->cycles;
        tokens += a->tokens;
        u = a->from;
    } while (u != v);
    return tokens ? sum / (double)tokens : INFINITY;
}

/* Gain and value of every node under the policy; false: it has a cycle without tokens. */
static bool evaluate(struct kpm_flat *f)
{
    enum { NEW, OPEN, DONE };
    memset(f->seen, NEW, f->node_count);
    for (size_t i = 0; i < f->node_count; i++) {
        uint32_t v = (uint32_t)i, depth = 0, root = UINT32_MAX;
        while (f->seen[v] == NEW) {
            f->seen[v] = OPEN;
            f->stack[depth++] = v;
            v = f->arcs.v[f->pick[v]].from;
        }
        if (f->seen[v] == OPEN) {
            root = v;
            f->gain[v] = ratio_through(f, v);
            f->value[v] = 0;
            if (isinf(f->gain[v]))
                return false;
        }
        while (depth) {
            uint32_t u = f->stack[--depth];
            const struct arc *a = &f->arcs.v[f->pick[u]];
            f->seen[u] = DONE;
            if (u == root)
                continue;
            f->gain[u] = f->gain[a->from];
            f->value[u] = a->cycles - f->gain[u] * a->tokens + f->value[a->from];
        }
    }
    return true;
}

static bool improve(struct kpm_flat *f, bool by_gain, double eps)
{
    bool changed = false;
    memcpy(f->best, by_gain ? f->gain : f->value, f->node_count * sizeof *f->best);
    for (size_t i = 0; i < f->arcs.n; i++) {
        const struct arc *a = &f->arcs.v[i];
        double got = f->gain[a->from];
        if (!by_gain) {
            if (fabs(got - f->gain[a->to]) > eps)
                continue;
            got = a->cycles - got * a->tokens + f->value[a->from];
        }
        if (got > f->best[a->to] + eps) {
            f->best[a->to] = got;
            f->pick[a->to] = i;
            changed = true;
        }
    }
    return changed;
}

double kpm_flat_period(struct kpm_flat *f)
{
    double scale = 1, period = f->engine;
    f->arcs.n = 0;
    for (size_t v = 0; v < f->node_count; v++)
        f->into[v] = SIZE_MAX;
    for (size_t r = 0; r < f->p->role_count; r++)
        add_role(f, r);
    add_links(f);
    for (size_t i = 0; i < f->arcs.n; i++)
        scale = fmax(scale, fabs(f->arcs.v[i].cycles));
    for (size_t v = 0; v < f->node_count; v++) {
        f->pick[v] = f->into[v];
        for (size_t k = f->into[v]; k != SIZE_MAX; k = f->arcs.v[k].next)
            if (f->arcs.v[k].cycles > f->arcs.v[f->pick[v]].cycles)
                f->pick[v] = k;
    }
    /* each round raises gain or value; the limit guards against rounding */
    for (size_t round = 0; round < 100 + 4 * f->node_count; round++) {
        if (!evaluate(f))
            return INFINITY;
        if (!improve(f, true, 1e-11 * scale) && !improve(f, false, 1e-11 * scale))
            break;
    }
    for (size_t v = 0; v < f->node_count; v++)
        period = fmax(period, f->gain[v]);
    return period;
}
