#include "model_sim.h"

struct sim sim_defaults(void)
{
    return (struct sim){.iterations = 80, .ctas = 2, .consumers = 1, .depth = 2, .load = 900,
                        .wake = 20, .empty_floor = 60, .full_floor = 70, .mma_floor = 15,
                        .issue = 50, .mma_issue = 40, .service = 500, .release = 12, .gap = 5,
                        .seed = 12345};
}

/* ---- the region table ---------------------------------------------------------- */

static struct kpt_region *regions_new(const struct sim *s)
{
    static const char *const names[] = {"wait_empty", "issue_load", "wait_full", "mma_issue",
                                        "mma_wait", "softmax", "release", "mma_drain"};
    struct kpt_region *r = kp_alloc(SIM_REGIONS * sizeof *r);
    for (uint32_t i = 0; i < SIM_REGIONS; i++) {
        r[i].name = names[i];
        r[i].line = 10 * (i + 1);
        r[i].waits = kp_alloc(sizeof *r[i].waits);
        r[i].arrives = kp_alloc(sizeof *r[i].arrives);
        r[i].asyncs = kp_alloc(sizeof *r[i].asyncs);
    }
    if (s->late_arrive) {
        r[SIM_SOFTMAX].line = 60;
        r[SIM_RELEASE].line = 70;
    } else {
        r[SIM_SOFTMAX].line = 70;
        r[SIM_RELEASE].line = 60;
    }
    if (s->no_marks)
        return r;
    r[SIM_WAIT_EMPTY].waits[0] = (struct kpt_wait){
        .on = "empty", .distance = (uint32_t)(s->depth - s->in_flight)};
    r[SIM_WAIT_FULL].waits[0] = (struct kpt_wait){.on = "full", .distance = 0};
    r[SIM_MMA_WAIT].waits[0] = (struct kpt_wait){.on = "mma", .distance = (uint32_t)s->in_flight};
    r[SIM_MMA_DRAIN].waits[0] = (struct kpt_wait){.on = "mma", .distance = 0};
    r[SIM_WAIT_EMPTY].wait_count = r[SIM_WAIT_FULL].wait_count = 1;
    r[SIM_MMA_WAIT].wait_count = r[SIM_MMA_DRAIN].wait_count = 1;
    r[SIM_RELEASE].arrives[0] = "empty";
    r[SIM_RELEASE].arrive_count = 1;
    r[SIM_ISSUE_LOAD].asyncs[0] = (struct kpt_async){
        .name = "load", .engine = "tma", .arrives = "full", .bytes = 49152, .speed = 1};
    r[SIM_MMA_ISSUE].asyncs[0] = (struct kpt_async){
        .name = "mma", .engine = "tensor", .flops = 2097152, .speed = 1};
    r[SIM_ISSUE_LOAD].async_count = r[SIM_MMA_ISSUE].async_count = 1;
    return r;
}

/* ---- playing one CTA ------------------------------------------------------------- */

struct unit_log {
    KP_VEC(struct kpr_span) spans;
    int64_t opened, now;
};

static int64_t later(int64_t a, int64_t b)
{
    return a > b ? a : b;
}

/* Opens a region: the clock is read, and the record takes its time. */
static int64_t begin(const struct sim *s, struct unit_log *u)
{
    u->opened = u->now;
    u->now += s->record;
    return u->now;
}

/* Closes it at `end`, a record and the gap behind it; its end.  The corrected
 * times that replay would add are not what the model reads: left at 0. */
static int64_t play(const struct sim *s, struct unit_log *u, uint32_t region, int64_t end)
{
    struct kpr_span span = {.region = region, .raw_start = u->opened, .raw_end = end};
    KP_PUSH(u->spans, span);
    u->now = end + s->record + s->gap;
    return end;
}

struct state {
    int64_t *loaded;   /* by iteration */
    int64_t *released; /* by iteration: the last consumer's */
    int64_t *done;     /* consumer x iteration */
    int64_t engine_free;
    uint64_t random;
};

static int draw(struct state *st, int below)
{
    st->random = st->random * 6364136223846793005u + 1442695040888963407u;
    return below ? (int)((st->random >> 33) % (unsigned)below) : 0;
}

static void produce(const struct sim *s, struct state *st, struct unit_log *u, int i)
{
    int k = s->depth - s->in_flight;
    int64_t end = begin(s, u) + s->empty_floor;
    if (i >= k)
        end = later(end, st->released[i - k] + s->wake);
    play(s, u, SIM_WAIT_EMPTY, end);
    int64_t issued = play(s, u, SIM_ISSUE_LOAD, begin(s, u) + s->issue);
    st->loaded[i] = issued + s->load + draw(st, s->jitter + 1);
}

static void finish(const struct sim *s, struct state *st, struct unit_log *u, int i)
{
    int64_t end = play(s, u, SIM_RELEASE, begin(s, u) + s->release);
    st->released[i] = later(st->released[i], end);
}

static void consume(const struct sim *s, struct state *st, struct unit_log *u, int c, int i)
{
    int64_t *done = st->done + (size_t)c * (size_t)s->iterations;
    play(s, u, SIM_WAIT_FULL, later(begin(s, u) + s->full_floor, st->loaded[i] + s->wake));
    int64_t issued = play(s, u, SIM_MMA_ISSUE, begin(s, u) + s->mma_issue);
    done[i] = st->engine_free = later(issued, st->engine_free) + s->service;
    int64_t end = begin(s, u) + s->mma_floor;
    if (i >= s->in_flight)
        end = later(end, done[i - s->in_flight]);
    play(s, u, SIM_MMA_WAIT, end);
    if (!s->late_arrive)
        finish(s, st, u, i);
    if (s->softmax)
        play(s, u, SIM_SOFTMAX, begin(s, u) + s->softmax);
    if (s->late_arrive)
        finish(s, st, u, i);
}

static void drain(const struct sim *s, struct state *st, struct unit_log *u, int c)
{
    int64_t last = st->done[(size_t)c * (size_t)s->iterations + (size_t)s->iterations - 1];
    play(s, u, SIM_MMA_DRAIN, later(begin(s, u) + s->mma_floor, last));
}

static void play_cta(const struct sim *s, struct state *st, struct unit_log *logs)
{
    size_t n = (size_t)s->iterations;
    st->loaded = kp_alloc(n * sizeof *st->loaded);
    st->released = kp_alloc(n * sizeof *st->released);
    st->done = kp_alloc(n * (size_t)s->consumers * sizeof *st->done);
    st->engine_free = 0;
    for (int c = 0; c <= s->consumers; c++)
        logs[c].now = 1000 + 10 * c;
    for (int i = 0; i < s->iterations; i++) {
        produce(s, st, &logs[0], i);
        for (int c = 0; c < s->consumers; c++)
            consume(s, st, &logs[1 + c], c, i);
    }
    for (int c = 0; c < s->consumers; c++)
        drain(s, st, &logs[1 + c], c);
    free(st->loaded);
    free(st->released);
    free(st->done);
}

/* Over the last 36 iterations: whole numbers of any pattern of a small ring. */
static double period_of(const struct unit_log *consumer)
{
    int64_t last = -1;
    int counted = 0;
    for (size_t i = consumer->spans.n; i > 0; i--) {
        const struct kpr_span *s = &consumer->spans.v[i - 1];
        if (s->region != SIM_WAIT_FULL)
            continue;
        if (last < 0)
            last = s->raw_start;
        else if (++counted == 36)
            return (double)(last - s->raw_start) / counted;
    }
    return 0;
}

struct sim_trace sim_run(const struct sim *s)
{
    struct sim_trace t = {.cta_count = (size_t)s->ctas};
    struct state st = {.random = s->seed};
    t.run.info = (struct kpt_info){.entry = "sim", .regions = regions_new(s),
                                   .region_count = SIM_REGIONS, .capacity = 1024,
                                   .warps_per_unit = 4, .record_cost = s->record,
                                   .record_cost_lo = s->record, .record_cost_hi = s->record};
    t.run.roles = kp_alloc(2 * sizeof *t.run.roles);
    t.run.role_count = 2;
    snprintf(t.run.roles[0].name, sizeof t.run.roles[0].name, "producer");
    snprintf(t.run.roles[1].name, sizeof t.run.roles[1].name, "consumer");
    t.ctas = kp_alloc(t.cta_count * sizeof *t.ctas);
    for (size_t c = 0; c < t.cta_count; c++) {
        size_t units = 1 + (size_t)s->consumers;
        struct unit_log *logs = kp_alloc(units * sizeof *logs);
        play_cta(s, &st, logs);
        if (c == 0)
            t.period = period_of(&logs[1]);
        t.ctas[c] = (struct kpr_cta){.cta = (uint32_t)c, .sm = (uint32_t)c, .unit_count = units,
                                     .units = kp_alloc(units * sizeof *t.ctas[c].units),
                                     .ns_per_cycle = 0.5};
        for (size_t u = 0; u < units; u++)
            t.ctas[c].units[u] = (struct kpr_unit){
                .unit = (uint32_t)u, .warp = (uint32_t)(4 * u), .role = u > 0,
                .count = 2 * logs[u].spans.n, .spans = logs[u].spans.v,
                .span_count = logs[u].spans.n, .cut = -1};
        free(logs);
    }
    return t;
}

void sim_lose(struct sim_trace *t, size_t records)
{
    for (size_t c = 0; c < t->cta_count; c++) {
        for (size_t u = 0; u < t->ctas[c].unit_count; u++) {
            struct kpr_unit *unit = &t->ctas[c].units[u];
            size_t keep = records / 2;
            if (keep >= unit->span_count)
                continue;
            size_t gone = unit->span_count - keep;
            unit->lost = 2 * gone;
            t->run.lost += unit->lost;
            memmove(unit->spans, unit->spans + gone, keep * sizeof *unit->spans);
            unit->span_count = keep;
        }
    }
}

void sim_free(struct sim_trace *t)
{
    for (size_t i = 0; i < t->run.info.region_count; i++) {
        free(t->run.info.regions[i].waits);
        free(t->run.info.regions[i].arrives);
        free(t->run.info.regions[i].asyncs);
    }
    free(t->run.info.regions);
    for (size_t c = 0; c < t->cta_count; c++) {
        for (size_t u = 0; u < t->ctas[c].unit_count; u++)
            free(t->ctas[c].units[u].spans);
        free(t->ctas[c].units);
    }
    free(t->ctas);
    free(t->run.roles);
    *t = (struct sim_trace){0};
}

int sim_model(const struct sim_trace *t, const struct kpm_options *o, json_t **report)
{
    const struct kpm_options defaults = KPM_OPTIONS_DEFAULT;
    struct kpm_data d = {0};
    for (size_t c = 0; c < t->cta_count; c++)
        kpm_collect_cta(&d, &t->ctas[c]);
    int status = kpm_report(&d, &t->run, "sim.kpt", o ? o : &defaults, report);
    kpm_data_free(&d);
    return status;
}
