/*
 * bench_model: evaluations a second of event graphs as attention's: a producer of 4 regions, a
 * consumer of 10, two rings, two operations.  The graph's maximum cycle ratio alone, and its
 * construction with it as for a candidate.  Given a trace: how many combinations of its candidates
 * are bounded in a second, and how many played.
 */
#include <errno.h>
#include <time.h>

#include "model/edits/search.h"

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

static void bench_graph(void)
{
    double sum = 0, begin = now();
    for (int i = 0; i < ROUNDS; i++) {
        struct kpm_graph g = attention(1000 + i % 500);
        struct kpm_mcr m;
        if (kpm_mcr_solve(&g, &m) != KPM_MCR_OK)
            exit(1);
        sum += m.ratio;
        kpm_mcr_free(&m);
        free(g.edges.v);
    }
    if (!(sum > 0))
        exit(1);
    printf("model.graph: %.0f evaluations/s\n", ROUNDS / (now() - begin));
}

/* ---- the candidates of a trace ------------------------------------------------- */

static struct kpm_data data;

static int on_begin(void *ctx, const struct kpr_run *run)
{
    return kpm_collect_begin(&data, run, ctx);
}

static int on_cta(void *ctx, const struct kpr_run *run, const struct kpr_cta *cta)
{
    (void)ctx, (void)run;
    kpm_collect_cta(&data, cta);
    return KP_OK;
}

/* Every two of them, over and over. */
static void bench_bounds(const struct kpm_baseline *b, const struct kpm_candidates *c)
{
    struct kpm_flat *f = kpm_flat_new(b);
    double sum = 0, begin = now();
    size_t done = 0;
    while (done < 2 * (size_t)ROUNDS) {
        for (size_t i = 0; i < c->all.n; i++) {
            for (size_t k = i + 1; k < c->all.n; k++) {
                kpm_flat_reset(f);
                if (!kpm_flat_apply(f, &c->all.v[i].ops) || !kpm_flat_apply(f, &c->all.v[k].ops))
                    continue;
                sum += kpm_flat_period(f);
                done++;
            }
        }
    }
    if (!(sum > 0))
        exit(1);
    printf("model.search: %.0f combinations bounded/s\n", (double)done / (now() - begin));
    kpm_flat_free(f);
}

static void bench_played(const struct kpm_baseline *b)
{
    double sum = 0, begin = now();
    int n = ROUNDS / 50;
    for (int i = 0; i < n; i++)
        sum += kpm_period(b->program, b->values);
    if (!(sum > 0))
        exit(1);
    printf("model.play: %.0f programs/s\n", n / (now() - begin));
}

static int on_end(void *ctx, const struct kpr_run *run)
{
    struct kpm_solved m;
    struct kpm_candidates c = {0};
    int status = kpm_solve(&data, run, ctx, &m);
    if (status == KP_OK) {
        struct kpm_baseline b = kpm_baseline_of(&m);
        kpm_enumerate(&b, &c);
        bench_bounds(&b, &c);
        bench_played(&b);
        kpm_candidates_free(&c);
    }
    kpm_solved_free(&m);
    return status;
}

int main(int argc, char **argv)
{
    static const struct kpr_visitor visitor = {on_begin, on_cta, on_end};
    const struct kpr_options options = {.cost = KPR_COST_CALIBRATED};
    bench_graph();
    if (argc < 2)
        return 0;
    FILE *f = fopen(argv[1], "rb");
    if (!f) {
        fprintf(stderr, "%s: %s\n", argv[1], strerror(errno));
        return 1;
    }
    int status = kpr_replay(f, argv[1], &options, &visitor, argv[1]);
    fclose(f);
    kpm_data_free(&data);
    return status;
}
