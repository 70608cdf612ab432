/* Howard's policy iteration, one strongly connected component at a time. */
#include "model/mcr.h"

#include <math.h>

struct adjacency {
    size_t *first; /* nodes + 1 */
    size_t *edge;  /* edge indices by source node */
};

static struct adjacency adjacency_new(const struct kpm_graph *g)
{
    struct adjacency a = {kp_alloc((g->nodes + (size_t)2) * sizeof *a.first),
                          kp_alloc((g->edges.n + 1) * sizeof *a.edge)};
    for (size_t i = 0; i < g->edges.n; i++)
        a.first[g->edges.v[i].from + 2]++;
    for (size_t i = 2; i < g->nodes + (size_t)2; i++)
        a.first[i] += a.first[i - 1];
    for (size_t i = 0; i < g->edges.n; i++)
        a.edge[a.first[g->edges.v[i].from + 1]++] = i;
    return a;
}

static void adjacency_free(struct adjacency *a)
{
    free(a->first);
    free(a->edge);
}

static bool valid(const struct kpm_graph *g)
{
    for (size_t i = 0; i < g->edges.n; i++) {
        const struct kpm_edge *e = &g->edges.v[i];
        if (e->from >= g->nodes || e->to >= g->nodes || !isfinite(e->latency))
            return false;
    }
    return true;
}

/* ---- strongly connected components (Tarjan, without recursion) ----------- */

struct tarjan {
    const struct kpm_graph *g;
    const struct adjacency *a;
    uint32_t *index, *low, *component, *stack, *call;
    size_t *next;
    uint32_t clock, components, depth, calls;
};

static void tarjan_enter(struct tarjan *t, uint32_t v)
{
    t->index[v] = t->low[v] = ++t->clock;
    t->stack[t->depth++] = v;
    t->call[t->calls++] = v;
    t->next[v] = t->a->first[v];
}

static void tarjan_leave(struct tarjan *t, uint32_t v)
{
    t->calls--;
    if (t->calls) {
        uint32_t up = t->call[t->calls - 1];
        if (t->low[v] < t->low[up])
            t->low[up] = t->low[v];
    }
    if (t->low[v] != t->index[v])
        return;
    uint32_t w;
    do {
        w = t->stack[--t->depth];
        t->component[w] = t->components;
    } while (w != v);
    t->components++;
}

static void tarjan_from(struct tarjan *t, uint32_t root)
{
    tarjan_enter(t, root);
    while (t->calls) {
        uint32_t v = t->call[t->calls - 1];
        if (t->next[v] == t->a->first[v + 1]) {
            tarjan_leave(t, v);
            continue;
        }
        uint32_t w = t->g->edges.v[t->a->edge[t->next[v]++]].to;
        if (!t->index[w])
            tarjan_enter(t, w);
        else if (t->component[w] == UINT32_MAX && t->index[w] < t->low[v])
            t->low[v] = t->index[w];
    }
}

/* Component of each node, numbered from 0; owned by the caller. */
static uint32_t *components(const struct kpm_graph *g, const struct adjacency *a,
                            uint32_t *count)
{
    size_t n = g->nodes + (size_t)1;
    uint32_t *space = kp_alloc(5 * n * sizeof *space);
    struct tarjan t = {.g = g, .a = a, .index = space, .low = space + n,
                       .stack = space + 2 * n, .call = space + 3 * n,
                       .component = kp_alloc(n * sizeof *t.component),
                       .next = kp_alloc(n * sizeof *t.next)};
    memset(t.component, 0xff, n * sizeof *t.component);
    for (uint32_t v = 0; v < g->nodes; v++)
        if (!t.index[v])
            tarjan_from(&t, v);
    free(space);
    free(t.next);
    *count = t.components;
    return t.component;
}

/* ---- cycles in a graph where each node has one way on -------------------- */

/* Walks from `start` along pick[] until a node repeats; returns that node. */
static uint32_t walk_to_cycle(const struct kpm_graph *g, const size_t *pick,
                              uint32_t start, uint32_t steps)
{
    uint32_t v = start;
    for (uint32_t i = 0; i < steps; i++)
        v = g->edges.v[pick[v]].to;
    return v;
}

static void cycle_take(const struct kpm_graph *g, const size_t *pick, uint32_t v,
                       struct kpm_mcr *out)
{
    uint32_t root = v;
    free(out->cycle);
    out->length = 0;
    out->cycle = kp_alloc((g->nodes + (size_t)1) * sizeof *out->cycle);
    do {
        out->cycle[out->length++] = pick[v];
        v = g->edges.v[pick[v]].to;
    } while (v != root);
}

/* Exact to the rounding of one sum and one division. */
static double cycle_ratio(const struct kpm_graph *g, const size_t *edges, size_t n)
{
    long double latency = 0;
    uint64_t tokens = 0;
    for (size_t i = 0; i < n; i++) {
        latency += g->edges.v[edges[i]].latency;
        tokens += g->edges.v[edges[i]].tokens;
    }
    return (double)(latency / tokens);
}

/* ---- cycles without tokens ----------------------------------------------- */

/* A cycle among the edges without tokens, if there is one: peel off nodes with
 * no such way on; any node left can walk for ever. */
static bool zero_token_cycle(const struct kpm_graph *g, struct kpm_mcr *out)
{
    size_t *pick = kp_alloc((g->nodes + (size_t)1) * sizeof *pick);
    bool *dead = kp_alloc(g->nodes + (size_t)1);
    bool changed = true;
    uint32_t alive = g->nodes;
    while (changed) {
        changed = false;
        bool *onward = kp_alloc(g->nodes + (size_t)1);
        for (size_t i = 0; i < g->edges.n; i++) {
            const struct kpm_edge *e = &g->edges.v[i];
            if (e->tokens == 0 && !dead[e->from] && !dead[e->to]) {
                onward[e->from] = true;
                pick[e->from] = i;
            }
        }
        for (uint32_t v = 0; v < g->nodes; v++) {
            if (!dead[v] && !onward[v]) {
                dead[v] = changed = true;
                alive--;
            }
        }
        free(onward);
    }
    for (uint32_t v = 0; alive && v < g->nodes; v++) {
        if (!dead[v]) {
            cycle_take(g, pick, walk_to_cycle(g, pick, v, g->nodes), out);
            break;
        }
    }
    free(pick);
    free(dead);
    return alive > 0;
}

/* ---- Howard -------------------------------------------------------------- */

struct howard {
    const struct kpm_graph *g;
    const struct adjacency *a;
    const uint32_t *component;
    const uint32_t *nodes; /* of this component */
    size_t count;
    size_t *pick;          /* the policy: an out-edge for each node */
    double *gain, *value;
    uint32_t *order, *mark; /* mark: visit number; 0 is unseen */
    uint32_t visit;
    double eps;
};

static bool inside(const struct howard *h, size_t edge)
{
    const struct kpm_edge *e = &h->g->edges.v[edge];
    return h->component[e->from] == h->component[e->to];
}

static void policy_init(struct howard *h)
{
    for (size_t i = 0; i < h->count; i++) {
        uint32_t v = h->nodes[i];
        bool have = false;
        for (size_t k = h->a->first[v]; k < h->a->first[v + 1]; k++) {
            size_t e = h->a->edge[k];
            if (inside(h, e) &&
                (!have || h->g->edges.v[e].latency > h->g->edges.v[h->pick[v]].latency)) {
                h->pick[v] = e;
                have = true;
            }
        }
    }
}

/* Gain and value of v, whose successor's are known. */
static void value_from_next(struct howard *h, uint32_t v)
{
    const struct kpm_edge *e = &h->g->edges.v[h->pick[v]];
    h->gain[v] = h->gain[e->to];
    h->value[v] = e->latency - h->gain[v] * e->tokens + h->value[e->to];
}

static double policy_cycle_ratio(const struct howard *h, uint32_t root)
{
    long double latency = 0;
    uint64_t tokens = 0;
    uint32_t v = root;
    do {
        const struct kpm_edge *e = &h->g->edges.v[h->pick[v]];
        latency += e->latency;
        tokens += e->tokens;
        v = e->to;
    } while (v != root);
    return (double)(latency / tokens);
}

static void policy_evaluate(struct howard *h)
{
    uint32_t base = h->visit;
    for (size_t i = 0; i < h->count; i++) {
        uint32_t v = h->nodes[i], n = 0, id = ++h->visit;
        while (h->mark[v] <= base) {
            h->mark[v] = id;
            h->order[n++] = v;
            v = h->g->edges.v[h->pick[v]].to;
        }
        if (n && h->mark[v] == id) { /* a new cycle: v is its root */
            double ratio = policy_cycle_ratio(h, v);
            while (h->order[n - 1] != v) {
                uint32_t w = h->order[--n];
                const struct kpm_edge *e = &h->g->edges.v[h->pick[w]];
                h->gain[w] = ratio;
                h->value[w] = e->latency - ratio * e->tokens +
                              (e->to == v ? 0 : h->value[e->to]);
            }
            h->gain[v] = ratio;
            h->value[v] = 0;
            n--;
        }
        while (n)
            value_from_next(h, h->order[--n]);
    }
}

/* One improvement pass: by gain, and by value only where no gain rises. */
static bool policy_improve(struct howard *h, bool by_gain)
{
    bool changed = false;
    for (size_t i = 0; i < h->count; i++) {
        uint32_t v = h->nodes[i];
        double best = by_gain ? h->gain[v] : h->value[v];
        for (size_t k = h->a->first[v]; k < h->a->first[v + 1]; k++) {
            size_t at = h->a->edge[k];
            const struct kpm_edge *e = &h->g->edges.v[at];
            if (!inside(h, at))
                continue;
            double got = h->gain[e->to];
            if (!by_gain) {
                if (fabs(got - h->gain[v]) > h->eps)
                    continue;
                got = e->latency - h->gain[v] * e->tokens + h->value[e->to];
            }
            if (got > best + h->eps) {
                best = got;
                h->pick[v] = at;
                changed = true;
            }
        }
    }
    return changed;
}

static uint32_t howard_run(struct howard *h)
{
    policy_init(h);
    /* Each round raises gain or value; the bound only guards against rounding. */
    for (size_t round = 0; round < 100 + 4 * h->count; round++) {
        policy_evaluate(h);
        if (!policy_improve(h, true) && !policy_improve(h, false))
            break;
    }
    policy_evaluate(h);
    uint32_t best = h->nodes[0];
    for (size_t i = 1; i < h->count; i++)
        if (h->gain[h->nodes[i]] > h->gain[best])
            best = h->nodes[i];
    return walk_to_cycle(h->g, h->pick, best, (uint32_t)h->count);
}

/* ---- the check ------------------------------------------------------------ */

/* Longest paths under latency - ratio * tokens; a cycle that still grows after
 * `nodes` rounds has a larger ratio: takes it and returns true. */
static bool larger_cycle(const struct kpm_graph *g, double ratio, double eps,
                         struct kpm_mcr *out)
{
    double *d = kp_alloc((g->nodes + (size_t)1) * sizeof *d);
    size_t *by = kp_alloc((g->nodes + (size_t)1) * sizeof *by);
    bool grew = true;
    uint32_t last = 0;
    memset(by, 0xff, (g->nodes + (size_t)1) * sizeof *by);
    for (uint32_t round = 0; grew && round <= g->nodes; round++) {
        grew = false;
        for (size_t i = 0; i < g->edges.n; i++) {
            const struct kpm_edge *e = &g->edges.v[i];
            double at = d[e->from] + e->latency - ratio * e->tokens;
            if (at > d[e->to] + eps) {
                d[e->to] = at;
                by[e->to] = i;
                last = e->to;
                grew = true;
            }
        }
    }
    if (grew) {
        uint32_t v = last;
        for (uint32_t i = 0; i < g->nodes; i++)
            v = g->edges.v[by[v]].from;
        uint32_t root = v;
        size_t n = 0;
        size_t *back = kp_alloc((g->nodes + (size_t)1) * sizeof *back);
        do {
            back[n++] = by[v];
            v = g->edges.v[by[v]].from;
        } while (v != root);
        for (size_t i = 0; i < n; i++)
            out->cycle[i] = back[n - 1 - i];
        out->length = n;
        free(back);
    }
    free(d);
    free(by);
    return grew;
}

/* Starts the cycle at its edge of lowest index, so that it prints the same
 * however it was found. */
static void cycle_normalise(struct kpm_mcr *m)
{
    size_t least = 0;
    for (size_t i = 1; i < m->length; i++)
        if (m->cycle[i] < m->cycle[least])
            least = i;
    size_t *turned = kp_alloc((m->length + 1) * sizeof *turned);
    for (size_t i = 0; i < m->length; i++)
        turned[i] = m->cycle[(least + i) % m->length];
    free(m->cycle);
    m->cycle = turned;
}

static void howard_free(struct howard *h)
{
    free(h->pick);
    free(h->gain);
    free(h->value);
    free(h->order);
    free(h->mark);
}

/* The nodes sorted by component into `nodes`; start[c] .. start[c + 1]. */
static size_t *bucket(const uint32_t *component, uint32_t n, uint32_t count, uint32_t *nodes)
{
    size_t *start = kp_alloc((count + (size_t)2) * sizeof *start);
    for (uint32_t v = 0; v < n; v++)
        start[component[v] + 2]++;
    for (size_t c = 2; c < count + (size_t)2; c++)
        start[c] += start[c - 1];
    for (uint32_t v = 0; v < n; v++)
        nodes[start[component[v] + 1]++] = v;
    return start;
}

static bool has_loop(const struct howard *h)
{
    if (h->count > 1)
        return true;
    uint32_t v = h->nodes[0];
    for (size_t k = h->a->first[v]; k < h->a->first[v + 1]; k++)
        if (h->g->edges.v[h->a->edge[k]].to == v)
            return true;
    return false;
}

/* The best over all components into *out; false when there is no cycle. */
static bool solve_components(const struct kpm_graph *g, const struct adjacency *a,
                             double eps, struct kpm_mcr *out)
{
    size_t n = g->nodes + (size_t)1;
    uint32_t count, *nodes = kp_alloc(n * sizeof *nodes);
    uint32_t *component = components(g, a, &count);
    size_t *start = bucket(component, g->nodes, count, nodes);
    struct howard h = {.g = g, .a = a, .component = component, .eps = eps};
    h.pick = kp_alloc(n * sizeof *h.pick);
    h.gain = kp_alloc(n * sizeof *h.gain);
    h.value = kp_alloc(n * sizeof *h.value);
    h.order = kp_alloc(n * sizeof *h.order);
    h.mark = kp_alloc(n * sizeof *h.mark);
    bool found = false;
    for (uint32_t c = 0; c < count; c++) {
        h.nodes = nodes + start[c];
        h.count = start[c + 1] - start[c];
        if (h.count == 0 || !has_loop(&h))
            continue;
        uint32_t root = howard_run(&h);
        if (!found || h.gain[root] > out->ratio + eps) {
            cycle_take(g, h.pick, root, out);
            out->ratio = cycle_ratio(g, out->cycle, out->length);
            found = true;
        }
    }
    howard_free(&h);
    free(start);
    free(component);
    free(nodes);
    return found;
}

enum kpm_mcr_status kpm_mcr_solve(const struct kpm_graph *g, struct kpm_mcr *out)
{
    *out = (struct kpm_mcr){0};
    if (!valid(g))
        return KPM_MCR_BAD;
    if (zero_token_cycle(g, out))
        return KPM_MCR_ZERO_TOKENS;
    double scale = 1;
    for (size_t i = 0; i < g->edges.n; i++)
        scale = fmax(scale, fabs(g->edges.v[i].latency));
    struct adjacency a = adjacency_new(g);
    bool found = solve_components(g, &a, 1e-11 * scale, out);
    adjacency_free(&a);
    if (!found)
        return KPM_MCR_ACYCLIC;
    /* Every pass strictly raises the ratio; a few suffice for rounding. */
    for (int pass = 0; pass < 64; pass++) {
        if (!larger_cycle(g, out->ratio, 1e-10 * scale, out))
            break;
        out->ratio = cycle_ratio(g, out->cycle, out->length);
    }
    cycle_normalise(out);
    return KPM_MCR_OK;
}

void kpm_mcr_free(struct kpm_mcr *m)
{
    free(m->cycle);
    *m = (struct kpm_mcr){0};
}

double *kpm_mcr_slack(const struct kpm_graph *g, double ratio)
{
    size_t n = g->nodes;
    if (n > KPM_SLACK_NODES)
        return NULL;
    double *d = kp_alloc((n * n + 1) * sizeof *d);
    double *slack = kp_alloc((g->edges.n + 1) * sizeof *slack);
    for (size_t i = 0; i < n * n; i++)
        d[i] = i % (n + 1) == 0 ? 0 : -INFINITY;
    for (size_t i = 0; i < g->edges.n; i++) {
        const struct kpm_edge *e = &g->edges.v[i];
        double *cell = &d[e->from * n + e->to];
        *cell = fmax(*cell, e->latency - ratio * e->tokens);
    }
    for (size_t k = 0; k < n; k++)
        for (size_t i = 0; i < n; i++)
            for (size_t j = 0; d[i * n + k] > -INFINITY && j < n; j++)
                d[i * n + j] = fmax(d[i * n + j], d[i * n + k] + d[k * n + j]);
    for (size_t i = 0; i < g->edges.n; i++) {
        const struct kpm_edge *e = &g->edges.v[i];
        double through = e->latency - ratio * e->tokens + d[e->to * n + e->from];
        slack[i] = isinf(through) ? INFINITY : fmax(0, -through);
    }
    free(d);
    return slack;
}
