/* Maximum cycle ratio against two other ways of getting it, and the paper's
 * formulas on numbers worked out by hand. */
#include <criterion/criterion.h>

#include <math.h>

#include "model/mcr.h"
#include "model/paper.h"

static void edge(struct kpm_graph *g, uint32_t from, uint32_t to, double latency,
                 uint32_t tokens)
{
    struct kpm_edge e = {from, to, latency, tokens, 0};
    KP_PUSH(g->edges, e);
}

Test(mcr, ring_of_three_tokens)
{
    /* 100 + 500 + 300 round a ring of three; a self-loop of 250 beside it. */
    struct kpm_graph g = {.nodes = 3};
    edge(&g, 0, 1, 100, 0);
    edge(&g, 1, 2, 500, 0);
    edge(&g, 2, 0, 300, 3);
    edge(&g, 1, 1, 250, 1);
    struct kpm_mcr m;
    cr_assert_eq(kpm_mcr_solve(&g, &m), KPM_MCR_OK);
    cr_assert_float_eq(m.ratio, 300, 1e-12);
    cr_assert_eq(m.length, 3u);
    cr_assert_eq(m.cycle[0], 0u);
    cr_assert_eq(m.cycle[1], 1u);
    cr_assert_eq(m.cycle[2], 2u);
    double *slack = kpm_mcr_slack(&g, m.ratio);
    cr_assert_float_eq(slack[0], 0, 1e-9);
    cr_assert_float_eq(slack[3], 50, 1e-9); /* 300 - 250 */
    free(slack);
    kpm_mcr_free(&m);
    free(g.edges.v);
}

Test(mcr, the_cycle_begins_at_its_first_edge)
{
    /* the same ring, written down from each of its nodes */
    for (uint32_t first = 0; first < 3; first++) {
        struct kpm_graph g = {.nodes = 3};
        for (uint32_t i = 0; i < 3; i++)
            edge(&g, (first + i) % 3, (first + i + 1) % 3, 100, i == 2);
        struct kpm_mcr m;
        cr_assert_eq(kpm_mcr_solve(&g, &m), KPM_MCR_OK);
        cr_assert_float_eq(m.ratio, 300, 1e-12);
        cr_assert_eq(m.length, 3u);
        for (size_t i = 0; i < 3; i++)
            cr_assert_eq(m.cycle[i], i, "from node %u", first);
        kpm_mcr_free(&m);
        free(g.edges.v);
    }
}

Test(mcr, slack_of_parallel_ways_and_of_edges_on_no_cycle)
{
    struct kpm_graph g = {.nodes = 3};
    edge(&g, 0, 1, 70, 0);
    edge(&g, 0, 1, 40, 0);
    edge(&g, 1, 0, 10, 1);
    edge(&g, 1, 2, 99, 0);
    struct kpm_mcr m;
    cr_assert_eq(kpm_mcr_solve(&g, &m), KPM_MCR_OK);
    cr_assert_float_eq(m.ratio, 80, 1e-12);
    double *slack = kpm_mcr_slack(&g, m.ratio);
    cr_assert_float_eq(slack[1], 30, 1e-9);
    cr_assert(isinf(slack[3]));
    free(slack);
    kpm_mcr_free(&m);
    free(g.edges.v);
}

Test(mcr, two_components_the_larger_wins)
{
    struct kpm_graph g = {.nodes = 4};
    edge(&g, 0, 1, 10, 1);
    edge(&g, 1, 0, 10, 0);
    edge(&g, 2, 3, 5, 0);
    edge(&g, 3, 2, 18, 1);
    edge(&g, 1, 2, 1000, 0); /* joins them one way: on no cycle */
    struct kpm_mcr m;
    cr_assert_eq(kpm_mcr_solve(&g, &m), KPM_MCR_OK);
    cr_assert_float_eq(m.ratio, 23, 1e-12);
    kpm_mcr_free(&m);
    free(g.edges.v);
}

Test(mcr, refuses_what_has_no_period)
{
    struct kpm_graph g = {.nodes = 3};
    struct kpm_mcr m;
    edge(&g, 0, 1, 10, 0);
    edge(&g, 1, 2, 10, 5);
    cr_assert_eq(kpm_mcr_solve(&g, &m), KPM_MCR_ACYCLIC);
    edge(&g, 1, 0, 1, 0);
    cr_assert_eq(kpm_mcr_solve(&g, &m), KPM_MCR_ZERO_TOKENS);
    cr_assert_eq(m.length, 2u);
    kpm_mcr_free(&m);
    g.edges.v[2].latency = NAN;
    cr_assert_eq(kpm_mcr_solve(&g, &m), KPM_MCR_BAD);
    g.edges.v[2].latency = 1;
    g.edges.v[2].to = 7;
    cr_assert_eq(kpm_mcr_solve(&g, &m), KPM_MCR_BAD);
    free(g.edges.v);
    struct kpm_graph none = {0};
    cr_assert_eq(kpm_mcr_solve(&none, &m), KPM_MCR_ACYCLIC);
}

/* ---- random graphs ---------------------------------------------------------- */

static uint64_t seed = 0x6b706572662d6d63u;

static uint32_t rnd(uint32_t below)
{
    seed ^= seed << 13;
    seed ^= seed >> 7;
    seed ^= seed << 17;
    return (uint32_t)((seed >> 11) % below);
}

/* Edges without tokens only go from lower to higher nodes: no deadlock. */
static struct kpm_graph random_graph(void)
{
    struct kpm_graph g = {.nodes = 1 + rnd(6)};
    uint32_t n = 1 + rnd(12);
    for (uint32_t i = 0; i < n; i++) {
        uint32_t u = rnd(g.nodes), v = rnd(g.nodes);
        edge(&g, u, v, (int)rnd(2000) - 200, u < v ? rnd(3) : 1 + rnd(3));
    }
    return g;
}

struct brute {
    const struct kpm_graph *g;
    bool on[8];
    uint32_t root;
    double best;
    bool found;
};

/* Every simple cycle through `root` that uses no node below it. */
static void brute_from(struct brute *b, uint32_t v, double latency, uint32_t tokens)
{
    b->on[v] = true;
    for (size_t i = 0; i < b->g->edges.n; i++) {
        const struct kpm_edge *e = &b->g->edges.v[i];
        if (e->from != v || e->to < b->root)
            continue;
        if (e->to == b->root) {
            double r = (latency + e->latency) / (tokens + e->tokens);
            if (!b->found || r > b->best)
                b->best = r;
            b->found = true;
        } else if (!b->on[e->to]) {
            brute_from(b, e->to, latency + e->latency, tokens + e->tokens);
        }
    }
    b->on[v] = false;
}

Test(mcr, equals_enumeration_of_simple_cycles)
{
    cr_log_info("seed %llx", (unsigned long long)seed);
    unsigned cyclic = 0;
    for (int round = 0; round < 6000; round++) {
        uint64_t at = seed;
        struct kpm_graph g = random_graph();
        struct brute b = {.g = &g};
        for (b.root = 0; b.root < g.nodes; b.root++)
            brute_from(&b, b.root, 0, 0);
        struct kpm_mcr m;
        enum kpm_mcr_status s = kpm_mcr_solve(&g, &m);
        cr_assert_eq(s, b.found ? KPM_MCR_OK : KPM_MCR_ACYCLIC, "seed %llx",
                     (unsigned long long)at);
        if (b.found)
            cr_assert_float_eq(m.ratio, b.best, 1e-9, "seed %llx: %.12g, not %.12g",
                               (unsigned long long)at, m.ratio, b.best);
        cyclic += b.found;
        kpm_mcr_free(&m);
        free(g.edges.v);
    }
    cr_assert_gt(cyclic, 3000u); /* the generator must not have become trivial */
}

/* Earliest times of `rounds` iterations; growth of the latest event. */
static double unrolled_growth(const struct kpm_graph *g, int rounds, int window)
{
    double *t = kp_alloc((size_t)(rounds + 1) * g->nodes * sizeof *t);
    for (int i = 1; i <= rounds; i++) {
        double *now = t + (size_t)i * g->nodes;
        for (uint32_t v = 0; v < g->nodes; v++) {
            now[v] = -INFINITY;
            for (size_t k = 0; k < g->edges.n; k++) {
                const struct kpm_edge *e = &g->edges.v[k];
                if (e->to == v && e->tokens <= (uint32_t)i)
                    now[v] = fmax(now[v], t[((size_t)i - e->tokens) * g->nodes + e->from] +
                                              e->latency);
            }
        }
    }
    double late = -INFINITY, early = -INFINITY;
    for (uint32_t v = 0; v < g->nodes; v++) {
        late = fmax(late, t[(size_t)rounds * g->nodes + v]);
        early = fmax(early, t[(size_t)(rounds - window) * g->nodes + v]);
    }
    free(t);
    return (late - early) / window;
}

Test(mcr, equals_unrolled_longest_path)
{
    cr_log_info("seed %llx", (unsigned long long)seed);
    for (int round = 0; round < 1000; round++) {
        uint64_t at = seed;
        struct kpm_graph g = {.nodes = 2 + rnd(5)};
        /* A ring through all nodes keeps the graph strongly connected. */
        for (uint32_t v = 0; v < g.nodes; v++)
            edge(&g, v, (v + 1) % g.nodes, 1 + rnd(900), v + 1 == g.nodes);
        for (uint32_t i = rnd(8); i > 0; i--) {
            uint32_t u = rnd(g.nodes), v = rnd(g.nodes);
            edge(&g, u, v, 1 + rnd(900), u < v ? rnd(2) : 1 + rnd(2));
        }
        struct kpm_mcr m;
        cr_assert_eq(kpm_mcr_solve(&g, &m), KPM_MCR_OK);
        /* Over 630 iterations the swing inside a cyclic regime is below 2 each. */
        double got = unrolled_growth(&g, 2 * 630, 630);
        cr_assert_float_eq(m.ratio, got, 2.0, "seed %llx: %.9g, unrolled %.9g",
                           (unsigned long long)at, m.ratio, got);
        kpm_mcr_free(&m);
        free(g.edges.v);
    }
}

Test(mcr, slack_is_where_the_period_begins_to_grow)
{
    cr_log_info("seed %llx", (unsigned long long)seed);
    for (int round = 0; round < 500; round++) {
        struct kpm_graph g = random_graph();
        struct kpm_mcr m, n;
        if (kpm_mcr_solve(&g, &m) == KPM_MCR_OK) {
            double *slack = kpm_mcr_slack(&g, m.ratio);
            size_t e = rnd((uint32_t)g.edges.n);
            double grow = isinf(slack[e]) ? 1e6 : slack[e];
            g.edges.v[e].latency += grow;
            cr_assert_eq(kpm_mcr_solve(&g, &n), KPM_MCR_OK);
            cr_assert_float_eq(n.ratio, m.ratio, 1e-6);
            kpm_mcr_free(&n);
            if (!isinf(slack[e])) {
                g.edges.v[e].latency += 30;
                cr_assert_eq(kpm_mcr_solve(&g, &n), KPM_MCR_OK);
                cr_assert_gt(n.ratio, m.ratio + 1); /* at most 18 tokens on a cycle */
                kpm_mcr_free(&n);
            }
            free(slack);
        }
        kpm_mcr_free(&m);
        free(g.edges.v);
    }
}

/* ---- the paper's formulas --------------------------------------------------- */

Test(paper, compute_hides_the_loads)
{
    /* sum T_comp 300; longest stage 500 + 200; Delta = 2*3*300 - 700. */
    const double load[] = {400, 500}, comp[] = {100, 200};
    struct kpm_pipeline p = {load, comp, 2, 2, 3, 10};
    cr_assert_float_eq(kpm_paper_delta(&p), 1100, 1e-9);
    cr_assert_float_eq(kpm_paper_swp(&p), 3000, 1e-9);
    cr_assert_float_eq(kpm_paper_swp_continuous(&p), 6000, 1e-9);
}

Test(paper, loads_bind)
{
    const double load[] = {1900}, comp[] = {100};
    struct kpm_pipeline p = {load, comp, 1, 2, 2, 10};
    cr_assert_float_eq(kpm_paper_delta(&p), 400 - 2000, 1e-9);
    cr_assert_float_eq(kpm_paper_swp(&p), 10000, 1e-9);
    cr_assert_float_eq(kpm_paper_swp_continuous(&p), 10000, 1e-9);
}

Test(paper, jumps_by_the_number_of_groups_at_delta_zero)
{
    /* 2 * 4 * 100 = 700 + 100: one branch gives 100 a loop, the other 200. */
    double load[] = {700};
    const double comp[] = {100};
    struct kpm_pipeline p = {load, comp, 1, 2, 4, 1};
    cr_assert_float_eq(kpm_paper_delta(&p), 0, 1e-12);
    cr_assert_float_eq(kpm_paper_swp(&p), 100, 1e-9);
    cr_assert_float_eq(kpm_paper_swp_continuous(&p), 200, 1e-9);
    load[0] = 700.001;
    cr_assert_float_eq(kpm_paper_swp(&p), 200, 0.001);
    cr_assert_float_eq(kpm_paper_swp_continuous(&p), 200, 0.001);
}

Test(paper, stages_of_ws)
{
    const double path[] = {1000, 512, 90, 40};
    cr_assert_float_eq(kpm_paper_ws(path, 4), 1642, 1e-9);
}
