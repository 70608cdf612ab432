/*
 * bench_replay TRACE [MB]: replays a recorded trace, enlarged to MB (default
 * 1024), into /dev/null.  One line a figure: spans a second of time passed, the
 * peak memory of the process, and spans a second of processor time, which other
 * programs on the machine disturb less.  Chrome JSON is made of the whole, by one thread and by as
 * many as there are processors; the other formats of a 32nd part.
 */
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "bench/enlarge.h"
#include "replay/replay.h"

/* What Proton took for one launch's 1024 x 8 x 64 spans, as published. */
#define PROTON_SPANS 524288
#define PROTON_SECONDS "5.9 to 10.2 s"

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static int replay(FILE *in, const struct kpr_exporter *e, unsigned threads)
{
    const struct kpr_export_options shown = {.cta = -1};
    const struct kpr_options options = {.need = e->need, .threads = threads,
                                        .renderer = e->renderer};
    FILE *sink = fopen("/dev/null", "w");
    rewind(in);
    if (!sink)
        return KP_FAILED;
    void *ctx = e->open(sink, &shown);
    int status = kpr_replay(in, "bench", &options, &e->visitor, ctx);
    e->close(ctx);
    fclose(sink);
    return status;
}

struct taken {
    double seconds, cpu, mb;
};

static double seconds_of(struct timeval t)
{
    return (double)t.tv_sec + 1e-6 * (double)t.tv_usec;
}

/* In a process of its own, whose time and memory can be told apart. */
static bool run(FILE *in, const struct kpr_exporter *e, unsigned threads, struct taken *t)
{
    struct rusage use;
    int status;
    fflush(stdout);
    double start = now();
    pid_t pid = fork();
    if (pid == 0) {
        if (!freopen("/dev/null", "w", stderr))
            _exit(KP_FAILED);
        _exit(replay(in, e, threads));
    }
    if (pid < 0 || wait4(pid, &status, 0, &use) != pid || status != 0)
        return false;
    t->seconds = now() - start;
    t->cpu = seconds_of(use.ru_utime) + seconds_of(use.ru_stime);
    t->mb = (double)use.ru_maxrss / 1024;
    return true;
}

struct count {
    uint64_t spans;
};

static int count_cta(void *ctx, const struct kpr_run *r, const struct kpr_cta *cta)
{
    struct count *c = ctx;
    (void)r;
    for (size_t i = 0; i < cta->unit_count; i++)
        c->spans += cta->units[i].span_count;
    return KP_OK;
}

static int count_spans(FILE *in, uint64_t *spans)
{
    static const struct kpr_visitor visitor = {.cta = count_cta};
    struct count c = {0};
    rewind(in);
    int status = kpr_replay(in, "bench", NULL, &visitor, &c);
    *spans = c.spans;
    return status;
}

static bool figure(FILE *in, const struct kpr_exporter *e, unsigned threads, uint64_t spans,
                   uint64_t bytes, const char *suffix)
{
    struct taken t;
    if (!run(in, e, threads, &t))
        return false;
    printf("replay.%s%s: %.1f Mspans/s, %.0f MB (%.1f Mspans/s a core busy; %.1f Mspans in %.0f MB"
           " of trace, %u thread%s)\n", e->name, suffix, (double)spans / t.seconds / 1e6, t.mb,
           (double)spans / t.cpu / 1e6, (double)spans / 1e6, (double)bytes / (1 << 20), threads,
           threads == 1 ? "" : "s");
    return true;
}

static bool chrome_figures(const char *trace, uint64_t bytes, unsigned cpus)
{
    const struct kpr_exporter *e = kpr_exporter_find("chrome");
    struct enlarged all;
    uint64_t spans;
    if (enlarge(trace, bytes, &all) != KP_OK || count_spans(all.f, &spans) != KP_OK)
        return false;
    bool ok = figure(all.f, e, 1, spans, all.bytes, "") &&
              (cpus == 1 || figure(all.f, e, cpus, spans, all.bytes, ".threads"));
    fclose(all.f);
    return ok;
}

/* As many spans as in the launch whose time in Proton is known. */
static bool proton_figure(const char *trace, uint64_t bytes, unsigned cpus)
{
    const struct kpr_exporter *e = kpr_exporter_find("chrome");
    struct enlarged some;
    uint64_t spans;
    if (enlarge(trace, bytes, &some) != KP_OK || count_spans(some.f, &spans) != KP_OK)
        return false;
    struct taken t;
    bool ok = run(some.f, e, cpus, &t);
    fclose(some.f);
    if (ok)
        printf("replay.524k: %.2f s for %d spans; Proton, as published, not measured here: "
               PROTON_SECONDS "\n", t.seconds * PROTON_SPANS / (double)spans, PROTON_SPANS);
    return ok;
}

static bool other_figures(const char *trace, uint64_t bytes)
{
    struct enlarged part;
    uint64_t spans;
    bool ok = enlarge(trace, bytes, &part) == KP_OK && count_spans(part.f, &spans) == KP_OK;
    for (const struct kpr_exporter *const *e = kpr_exporters; ok && *e; e++)
        if (strcmp((*e)->name, "chrome") != 0)
            ok = figure(part.f, *e, 1, spans, part.bytes, "");
    if (part.f)
        fclose(part.f);
    return ok;
}

int main(int argc, char **argv)
{
    uint64_t mb = 1024;
    if (argc < 2 || argc > 3 || (argc == 3 && (!kp_parse_u64(argv[2], &mb) || mb > 1 << 20))) {
        fputs("usage: bench_replay TRACE [MB]\n", stderr);
        return KP_USAGE;
    }
    long cpus = sysconf(_SC_NPROCESSORS_ONLN);
    unsigned threads = cpus > 1 ? (unsigned)cpus : 1;
    bool ok = chrome_figures(argv[1], mb << 20, threads) &&
              proton_figure(argv[1], (uint64_t)PROTON_SPANS * 18, threads) &&
              other_figures(argv[1], (mb << 20) / 32);
    return ok ? KP_OK : KP_FAILED;
}
