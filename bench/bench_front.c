/*
 * bench_front: how fast instrument is on a text of PTX, beside what ptxas takes for it.
 *
 * In one process, best of a number of runs, by CPU time: with marks where there are any, and with
 * the regions that are found once the marks are out.  What the process takes to start, to
 * read and to write is in the line "process": kperf itself, by CPU time, too.
 *
 * Usage: bench_front KPERF PTX [PTXAS]
 */
#include <string.h>
#include <sys/resource.h>
#include <time.h>

#include "base/process.h"
#include "instrument/instrument.h"
#include "instrument/rules/rules.h"

enum { RUNS = 30 };

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* Seconds of the fastest run. */
static double fastest(const struct kp_source *src, const struct kpi_rules *rules, size_t *made)
{
    struct kpi_options o = KPI_OPTIONS_DEFAULT;
    double best = 1e9;
    o.rules = rules;
    for (int i = 0; i < RUNS; i++) {
        struct kp_str out = {0};
        double begin = now();
        if (kpi_instrument(src, &o, &out, NULL) != KP_OK)
            exit(1);
        double took = now() - begin;
        best = took < best ? took : best;
        *made = out.len;
        kp_str_free(&out);
    }
    return best;
}

/* CPU seconds of a program's fastest run of n. */
static double program(char *const *argv, int n)
{
    double best = 1e9;
    for (int i = 0; i < n; i++) {
        struct kp_process p = {.argv = argv, .in = -1, .out = -1, .timeout = 600,
                               .limit = (size_t)1 << 24};
        struct kp_str said = {0};
        struct rusage before, after;
        int status;
        getrusage(RUSAGE_CHILDREN, &before);
        if (kp_process_run(&p, &said, &status) != KP_OK || status)
            return 0;
        getrusage(RUSAGE_CHILDREN, &after);
        kp_str_free(&said);
        double took = (double)(after.ru_utime.tv_sec - before.ru_utime.tv_sec) +
                      1e-6 * (double)(after.ru_utime.tv_usec - before.ru_utime.tv_usec) +
                      (double)(after.ru_stime.tv_sec - before.ru_stime.tv_sec) +
                      1e-6 * (double)(after.ru_stime.tv_usec - before.ru_stime.tv_usec);
        best = took < best ? took : best;
    }
    return best;
}

/* Lines without marks. */
static void without_marks(const struct kp_str *text, struct kp_str *out)
{
    for (const char *at = text->s, *end = at + text->len; at < end;) {
        const char *nl = memchr(at, '\n', (size_t)(end - at));
        size_t n = nl ? (size_t)(nl - at) + 1 : (size_t)(end - at);
        if (!memmem(at, n, "kperf", 5))
            kp_str_addn(out, at, n);
        at += n;
    }
}

static void show(const char *what, size_t in, size_t out, double took, double ptxas)
{
    printf("front.%s: %.1f MB/s, %.2f ms for %zu bytes (%zu written)", what,
           (double)in / took / 1e6, took * 1e3, in, out);
    if (ptxas > 0)
        printf(", %.2f%% of ptxas's %.2f s", 100 * took / ptxas, ptxas);
    printf("\n");
}

int main(int argc, char **argv)
{
    struct kp_str text = {0}, plain = {0};
    kp_keep_memory();
    if (argc < 3 || kp_read_file(argv[2], (size_t)1 << 30, &text) != KP_OK)
        return 2;
    char *assemble[] = {argc > 3 ? argv[3] : NULL, "-arch=sm_90a", argv[2], "-o", "/dev/null", NULL};
    double ptxas = argc > 3 ? program(assemble, 1) : 0;
    without_marks(&text, &plain);
    size_t made = 0;
    if (plain.len < text.len) {
        struct kp_source src = {argv[2], text.s, text.len};
        double took = fastest(&src, NULL, &made);
        show("marked", text.len, made, took, ptxas);
    }
    struct kp_source src = {argv[2], plain.s, plain.len};
    struct kpi_rules rules = {.automatic = KPI_AUTO_ALL};
    double took = fastest(&src, &rules, &made);
    show("auto", plain.len, made, took, ptxas);
    char *kperf[] = {argv[1], "instrument", "-q", "--auto=all", "-o", "/dev/null", argv[2], NULL};
    took = program(kperf, 10);
    if (took > 0)
        show("process", text.len, made, took, ptxas);
    kp_str_free(&text);
    kp_str_free(&plain);
    return 0;
}
