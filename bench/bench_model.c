/*
 * bench_model: evaluations a second of event graphs as attention's: a producer of 4 regions, a
 * consumer of 10, two rings, two operations.  The graph's maximum cycle ratio alone, and its
 * construction with it as for a candidate.
 */
#include <time.h>

#include "model/mcr.h"

enum { ROUNDS = 50000 };

static void edge(struct kpm_graph *g, uint32_t from, uint32_t to, double latency, uint32_t tokens)
{
    struct kpm_edge e = {from, to, latency, tokens, 0};
    KP_PUSH(g->edges, e);
}

/* Regions `first` to `first + n`: start and end of each, and the gaps between. */
static void role(struct kpm_graph *g, uint32_t first, uint32_t n, double time)
{
    for (uint32_t i = 0; i < n; i++) {
        uint32_t at = 2 * (first + i), next = 2 * (first + (i + 1) % n);
        edge(g, at, at + 1, time + 10 * i, 0);
        edge(g, at + 1, next, 15, i + 1 == n);
    }
}

static struct kpm_graph attention(double softmax)
{
    struct kpm_graph g = {.nodes = 29};
    role(&g, 0, 4, 60);
    role(&g, 4, 10, 40);
    edge(&g, 2 * 8, 2 * 8 + 1, softmax, 0);
    edge(&g, 2 * 12 + 1, 1, 40, 1);      /* K's release, to its wait */
    edge(&g, 2 * 13 + 1, 2 * 2 + 1, 40, 1);
    edge(&g, 2 * 1 + 1, 2 * 4 + 1, 650, 0); /* K's load */
    edge(&g, 2 * 3 + 1, 2 * 9 + 1, 650, 0);
    edge(&g, 2 * 5 + 1, 2 * 6 + 1, 560, 0); /* the products */
    edge(&g, 2 * 10 + 1, 2 * 11 + 1, 560, 0);
    edge(&g, 28, 28, 2048, 1);           /* the tensor core */
    return g;
}

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

int main(void)
{
    double sum = 0, begin = now();
    for (int i = 0; i < ROUNDS; i++) {
        struct kpm_graph g = attention(1000 + i % 500);
        struct kpm_mcr m;
        if (kpm_mcr_solve(&g, &m) != KPM_MCR_OK)
            return 1;
        sum += m.ratio;
        kpm_mcr_free(&m);
        free(g.edges.v);
    }
    printf("model.graph: %.0f evaluations/s\n", ROUNDS / (now() - begin));
    return !(sum > 0);
}
