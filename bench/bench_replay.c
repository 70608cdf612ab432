/*
 * bench_replay [SPANS]: replays a synthetic trace through every exporter, into
 * /dev/null.  One line each: spans a second and the peak memory of the process.
 */
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "replay/replay.h"

enum { UNITS = 12, RING = 1024, PAIRS = RING / 2 };

static json_t *make_info(void)
{
    json_t *info = json_pack("{s:i, s:s, s:[i,i,i], s:[i,i,i], s:i, s:i, s:i, s:{s:f}, s:[]}",
                             "schema_version", 1, "entry", "bench", "grid", 1 << 20, 1, 1,
                             "block", UNITS * 32, 1, 1, "capacity", RING, "units", UNITS,
                             "warps_per_unit", 1, "calibration", "record_cost", 12.0, "regions");
    static const char *const names[] = {"iteration", "wait_full", "mma_issue", "mma_wait"};
    for (size_t i = 0; i < KP_COUNT(names); i++)
        json_array_append_new(json_object_get(info, "regions"),
                              json_pack("{s:i, s:s}", "id", (int)i, "name", names[i]));
    return info;
}

/* Three regions in an outer one, again and again, with uneven lengths. */
static uint64_t fill_ring(struct kpt_record *ring, uint64_t clock)
{
    static const uint8_t order[8] = {0, 1, 1, 2, 2, 3, 3, 0};
    static const uint8_t kind[8] = {0, 0, 1, 0, 1, 0, 1, 1};
    for (uint32_t i = 0; i < RING; i++) {
        ring[i].tag = KPT_TAG(kind[i % 8], order[i % 8]);
        ring[i].clock = (uint32_t)clock;
        clock += 20 + (i * 2654435761u >> 24);
    }
    return clock;
}

static void write_cta(struct kpt_writer *w, uint32_t cta)
{
    static struct kpt_record rings[UNITS][RING];
    static const struct kpt_record *records[UNITS];
    static struct kpt_unit units[UNITS];
    uint64_t entry = (uint64_t)(cta % 132) << 32 | 5000;
    for (uint32_t i = 0; i < UNITS; i++) {
        uint64_t end = fill_ring(rings[i], entry + 10 * i);
        records[i] = rings[i];
        units[i] = (struct kpt_unit){.cta = cta, .sm = cta % 132, .unit = i, .warp = i,
                                     .count = RING, .stored = RING, .capacity = RING,
                                     .drain_clock_begin = end, .drain_clock_end = end + 500};
    }
    kpt_write_cta(w, cta, units, records, UNITS);
}

static FILE *make_trace(uint32_t ctas)
{
    FILE *f = tmpfile();
    if (!f)
        return NULL;
    json_t *info = make_info();
    struct kpt_writer *w = kpt_writer_new(f, info);
    for (uint32_t cta = 0; cta < ctas; cta++) {
        uint64_t entry = (uint64_t)(cta % 132) << 32 | 5000;
        struct kpt_stamp s = {.cta = cta, .sm = cta % 132,
                              .flags = KPT_CTA_ENTERED | KPT_CTA_PROBED, .clock_entry = entry,
                              .time_entry = 1000000, .clock_exit = entry + 400000,
                              .time_exit = 1228000};
        kpt_write_stamps(w, &s, 1);
    }
    for (uint32_t cta = 0; cta < ctas; cta++)
        write_cta(w, cta);
    json_decref(info);
    return kpt_writer_end(w) == KP_OK ? f : NULL;
}

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static int replay(FILE *in, const struct kpr_exporter *e)
{
    const struct kpr_export_options options = {.cta = -1};
    FILE *sink = fopen("/dev/null", "w");
    rewind(in);
    if (!sink)
        return KP_FAILED;
    void *ctx = e->open(sink, &options);
    int status = kpr_replay(in, "bench", NULL, &e->visitor, ctx);
    e->close(ctx);
    fclose(sink);
    return status;
}

/* In a process of its own, whose memory can be told apart. */
static int bench(FILE *in, const struct kpr_exporter *e, double spans)
{
    struct rusage use;
    int status;
    double start = now();
    pid_t pid = fork();
    if (pid == 0)
        _exit(replay(in, e));
    if (pid < 0 || wait4(pid, &status, 0, &use) != pid || status != 0)
        return 1;
    printf("replay.%s: %.1f Mspans/s, %.0f MB\n", e->name, spans / (now() - start) / 1e6,
           (double)use.ru_maxrss / 1024);
    fflush(stdout);
    return 0;
}

int main(int argc, char **argv)
{
    uint64_t spans = 2000000;
    if (argc > 2 || (argc == 2 && (!kp_parse_u64(argv[1], &spans) || spans > 1000000000))) {
        fputs("usage: bench_replay [SPANS]\n", stderr);
        return KP_USAGE;
    }
    uint32_t ctas = (uint32_t)(spans / (UNITS * PAIRS)) + 1;
    FILE *in = make_trace(ctas);
    if (!in)
        return KP_FAILED;
    for (const struct kpr_exporter *const *e = kpr_exporters; *e; e++)
        if (bench(in, *e, (double)ctas * UNITS * PAIRS) != 0)
            return KP_FAILED;
    return KP_OK;
}
