/* Slack by experiment: how much longer a kernel takes when one region begins later. */
#include "run/against.h"

#include <math.h>

enum { CONFIDENCE = 95, WARPS = 32 };
#define LEAST_GAIN 0.005  /* medians differ by as much from run to run (doc/findings/rhythms.md) */
#define LONG_ENOUGH 20000 /* nanoseconds from which the two clocks tell a rate */

struct run {
    struct kpn_session *s;
    const struct kpn_delay_job *job;
    const uint32_t *cycles; /* the delays, KPN_DELAYS, ascending */
    kpn_addr control, visits;
    double *us;       /* of round r at delay d: us[r * count + d] */
    double *original; /* by round */
    size_t rounds;
};

/* "LOW..HIGH" from `text` on, up to `end`; `alone`: one number, too. */
static bool range(const char *text, const char *end, bool alone, uint64_t *low, uint64_t *high)
{
    char *first = kp_strndup(text, (size_t)(end - text)), *last = first;
    char *dots = strstr(first, "..");
    if (dots) {
        *dots = '\0';
        last = dots + 2;
    }
    bool ok = (dots || alone) && kp_parse_u64(first, low) && kp_parse_u64(last, high);
    free(first);
    return ok;
}

/* "REGION" from `text` up to `end`, or "REGION@WARPS": *some. */
static bool which(const char *text, const char *end, char region[KPT_NAME_MAX + 1], bool *some,
                  uint32_t *first, uint32_t *last)
{
    const char *at = memchr(text, '@', (size_t)(end - text)), *stop = at ? at : end;
    uint64_t low = 0, high = 0;
    if (stop == text || stop - text > KPT_NAME_MAX ||
        (at && (!range(at + 1, end, true, &low, &high) || low > high || high >= WARPS)))
        return false;
    snprintf(region, KPT_NAME_MAX + 1, "%.*s", (int)(stop - text), text);
    *some = at != NULL;
    *first = (uint32_t)low;
    *last = (uint32_t)high;
    return true;
}

bool kpn_delay_parse(const char *text, struct kpn_delay *out)
{
    const char *eq = strchr(text, '=');
    uint64_t low, high;
    if (!eq || !which(text, eq, out->region, &out->some, &out->first, &out->last) ||
        !range(eq + 1, eq + strlen(eq), false, &low, &high) || low >= high || high > KPN_MAX_DELAY)
        return false;
    for (size_t i = 0; i < KPN_DELAYS; i++)
        out->cycles[i] = (uint32_t)(low + (high - low) * i / (KPN_DELAYS - 1));
    return true;
}

/* A number of cycles, from `from` to `to`. */
static bool cycles_of(const char *from, const char *to, uint64_t *cycles)
{
    char digits[16];
    int n = snprintf(digits, sizeof digits, "%.*s", (int)(to - from), from);
    return n < (int)sizeof digits && kp_parse_u64(digits, cycles) && *cycles &&
           *cycles <= KPN_MAX_DELAY;
}

bool kpn_pause_parse(const char *text, struct kpn_pause *out)
{
    static const char tile[] = "/tile";
    size_t len = strlen(text), own = sizeof tile - 1;
    out->each_tile = len > own && strcmp(text + len - own, tile) == 0;
    const char *end = text + len - (out->each_tile ? own : 0);
    const char *eq = memchr(text, '=', (size_t)(end - text));
    bool some;
    uint64_t cycles = 0;
    if (!which(text, eq ? eq : end, out->region, &some, &out->first, &out->last) || !some ||
        (eq && !cycles_of(eq + 1, end, &cycles)))
        return false;
    out->cycles = (uint32_t)cycles;
    return true;
}

static bool is_held(const struct kpn_delay *d, size_t warp)
{
    return !d->some || (warp >= d->first && warp <= d->last);
}

/* ---- launches ------------------------------------------------------------ */

static bool set_delay(struct run *r, uint32_t cycles)
{
    struct kpi_delay_control c = {.cycles = cycles, .visits = r->visits};
    for (size_t w = 0; w < WARPS; w++)
        c.warps |= (uint32_t)is_held(&r->job->delay, w) << w;
    return r->s->ops->upload(r->s->gpu, r->control, &c, sizeof c);
}

static bool timed(struct run *r, void *fn, void *const events[2], double *us)
{
    return kpn_time_launch(r->s, fn, &r->s->launch, events[0], events[1]) &&
           kpn_time_us(r->s, events[0], events[1], us);
}

/* Every delay once, forwards and backwards by turns. */
static bool one_round(struct run *r, size_t round, void *const events[2])
{
    if (!timed(r, r->s->original.fn, events, &r->original[round]))
        return false;
    for (size_t k = 0; k < KPN_DELAYS; k++) {
        size_t i = round % 2 ? KPN_DELAYS - 1 - k : k;
        if (!set_delay(r, r->cycles[i]) ||
            !timed(r, r->s->probed.fn, events, &r->us[round * KPN_DELAYS + i]))
            return false;
    }
    return true;
}

static bool all_rounds(struct run *r)
{
    void *events[2];
    kpn_phase("timed launches");
    if (!kpn_flush_open(r->s) || !r->s->ops->event_new(r->s->gpu, &events[0]) ||
        !r->s->ops->event_new(r->s->gpu, &events[1]))
        return false;
    for (uint32_t i = 0; i < r->s->job->config->warmup; i++)
        if (!kpn_launch_original(r->s))
            return false;
    for (size_t i = 0; i < r->rounds; i++)
        if (!one_round(r, i, events))
            return false;
    return true;
}

/* The most visits of a warp of the first CTA that is held up, and its rate in cycles a nanosecond
 * (0: it did not run long enough to tell). */
static bool count_visits(struct run *r, uint64_t *visits, double *rate)
{
    struct kpi_visits all[WARPS];
    struct kpn_session *s = r->s;
    kpn_phase("counting visits");
    if (!s->ops->fill(s->gpu, r->visits, 0, sizeof all) || !set_delay(r, KPI_DELAY_COUNT) ||
        !kpn_launch_probed(s) || !s->ops->sync(s->gpu) ||
        !s->ops->download(s->gpu, all, r->visits, sizeof all))
        return false;
    *visits = 0;
    *rate = 0;
    for (size_t i = 0; i < KP_COUNT(all); i++) {
        if (!is_held(&r->job->delay, i) || all[i].count <= *visits)
            continue;
        *visits = all[i].count;
        uint64_t ns = all[i].last_time - all[i].first_time;
        uint64_t cycles = all[i].last_clock - all[i].first_clock;
        *rate = ns >= LONG_ENOUGH && ns < UINT64_MAX / 2 ? (double)cycles / (double)ns : 0;
    }
    return set_delay(r, 0);
}

/* ---- the line through the times ------------------------------------------ */

/* Microseconds a cycle, by least squares. */
static double slope_of(const uint32_t *cycles, const double *us, size_t n)
{
    double x = 0, y = 0, xx = 0, xy = 0;
    for (size_t i = 0; i < n; i++) {
        x += cycles[i];
        y += us[i];
    }
    for (size_t i = 0; i < n; i++) {
        double dx = (double)cycles[i] - x / (double)n;
        xx += dx * dx;
        xy += dx * (us[i] - y / (double)n);
    }
    return xx > 0 ? xy / xx : NAN;
}

/* Where the delays begin that run the loop: one of 0 branches past it. */
static size_t first_delayed(const struct run *r)
{
    size_t i = 0;
    while (i + 1 < KPN_DELAYS && r->cycles[i] == 0)
        i++;
    return i;
}

/* Sorted values' interval round their median. */
static void interval_of(const double *v, size_t n, double *lo, double *hi, double *coverage)
{
    size_t rank = kpn_median_rank(n, CONFIDENCE / 100.0, coverage);
    *lo = rank ? v[rank - 1] : NAN;
    *hi = rank ? v[n - rank] : NAN;
}

/* hi: of the slope; longest: the highest end of what the longest delay takes over none. */
static const char *verdict_of(double lo, double hi, double longest)
{
    if (hi < 0 && longest < 1)
        return "negative";
    if (lo >= 0.75)
        return "critical";
    if (hi <= 0.25)
        return "slack";
    return lo > 0.25 || hi < 0.75 ? "partly critical" : "not told";
}

static json_t *points_json(const struct run *r, double *scratch)
{
    json_t *list = json_array();
    for (size_t i = 0; i < KPN_DELAYS; i++) {
        for (size_t k = 0; k < r->rounds; k++)
            scratch[k] = r->us[k * KPN_DELAYS + i];
        json_t *p = kpn_times_json(scratch, r->rounds);
        json_object_set_new(p, "cycles", json_integer(r->cycles[i]));
        json_array_append_new(list, p);
    }
    return list;
}

/* What the delayed kernel takes when it delays nothing, over the original; where the smallest
 * delay is 0. */
static double cost_of_zero(const struct run *r, double *scratch)
{
    if (r->cycles[0])
        return NAN;
    for (size_t k = 0; k < r->rounds; k++)
        scratch[k] = r->us[k * KPN_DELAYS] / r->original[k];
    kpn_sort(scratch, r->rounds);
    return kpn_percentile(scratch, r->rounds, 50);
}

/* A delay's time over another of the same round: the median, with its interval. */
struct ratio {
    double mid, lo, hi;
};

/* base: of round k, base[k * stride]. */
static struct ratio over(const struct run *r, size_t delay, const double *base, size_t stride,
                         double *scratch)
{
    struct ratio x;
    double coverage;
    for (size_t k = 0; k < r->rounds; k++)
        scratch[k] = r->us[k * KPN_DELAYS + delay] / base[k * stride];
    kpn_sort(scratch, r->rounds);
    interval_of(scratch, r->rounds, &x.lo, &x.hi, &coverage);
    x.mid = kpn_percentile(scratch, r->rounds, 50);
    return x;
}

static json_t *ratio_json(const struct run *r, size_t delay, const struct ratio *x)
{
    return json_pack("{s:I,s:o,s:o,s:o}", "cycles", (json_int_t)r->cycles[delay], "ratio",
                     kpn_json_rounded(x->mid, 5), "lo", kpn_json_rounded(x->lo, 5), "hi",
                     kpn_json_rounded(x->hi, 5));
}

static bool gains(const struct ratio *x)
{
    return x->hi < 1 - LEAST_GAIN;
}

/* That with the least time, of those that surely gain; KPN_DELAYS: none does. */
static size_t best_of(const struct ratio x[KPN_DELAYS])
{
    size_t best = KPN_DELAYS;
    for (size_t i = 0; i < KPN_DELAYS; i++)
        if (gains(&x[i]) && (best == KPN_DELAYS || x[i].mid < x[best].mid))
            best = i;
    return best;
}

/* From the best on to either side, as far as half as much is gained. */
static void run_of(const struct ratio x[KPN_DELAYS], size_t best, size_t *from, size_t *to)
{
    double most = (1 + x[best].mid) / 2;
    for (*from = best; *from > 0 && gains(&x[*from - 1]) && x[*from - 1].mid <= most;)
        --*from;
    for (*to = best; *to + 1 < KPN_DELAYS && gains(&x[*to + 1]) && x[*to + 1].mid <= most;)
        ++*to;
}

static void over_shortest(const struct run *r, struct ratio x[KPN_DELAYS], double *scratch)
{
    for (size_t i = 0; i < KPN_DELAYS; i++)
        x[i] = over(r, i, r->us, KPN_DELAYS, scratch);
}

/* What the loop takes beyond what it was told, in cycles: the line where no loop is run, over
 * what was measured there, in delays of its slope.  Only of a critical region, and where the
 * smallest delay is 0. */
static double own_cycles(const struct run *r, double *scratch)
{
    const uint32_t *cycles = r->cycles;
    size_t first = first_delayed(r), n = KPN_DELAYS - first;
    for (size_t k = 0; k < r->rounds; k++) {
        const double *us = r->us + k * KPN_DELAYS;
        double slope = slope_of(cycles + first, us + first, n), x = 0, y = 0;
        for (size_t i = first; i < KPN_DELAYS; i++) {
            x += cycles[i];
            y += us[i];
        }
        scratch[k] = slope > 0 ? ((y - slope * x) / (double)n - us[0]) / slope : 0;
    }
    kpn_sort(scratch, r->rounds);
    return kpn_percentile(scratch, r->rounds, 50);
}

/* Of the kernel's time over what the delays of all visits would take one after the other,
 * sorted by round. */
static void slopes(const struct run *r, double delays_per_cycle, double *v)
{
    size_t first = first_delayed(r), n = KPN_DELAYS - first;
    for (size_t k = 0; k < r->rounds; k++)
        v[k] = slope_of(r->cycles + first, r->us + k * KPN_DELAYS + first, n) / delays_per_cycle;
    kpn_sort(v, r->rounds);
}

static json_t *delay_json(const struct run *r, uint64_t visits, double rate)
{
    const struct kpn_session *s = r->s;
    double *v = kp_alloc((r->rounds + 1) * sizeof *v), coverage, lo, hi;
    uint64_t at_once = (uint64_t)s->probed.occupancy * s->info.limits.sms;
    uint64_t waves = at_once ? (s->job->plan->ctas + at_once - 1) / at_once : 1;
    bool measured = rate > 0;
    double clock = measured ? rate : s->info.clock_mhz / 1000.0;
    const struct kpn_delay *d = &r->job->delay;
    json_t *warps = d->some ? json_pack("[i,i]", (int)d->first, (int)d->last) : json_null();
    json_t *points = points_json(r, v);
    struct ratio x[KPN_DELAYS];
    over_shortest(r, x, v);
    size_t best = best_of(x);
    double zero = cost_of_zero(r, v);
    slopes(r, (double)visits * (double)waves / (1000 * clock), v);
    interval_of(v, r->rounds, &lo, &hi, &coverage);
    json_t *o = json_pack(
        "{s:s,s:o,s:o,s:I,s:I,s:o,s:b,s:o,s:o,s:o,s:o,s:I,s:o,s:o,s:s}", "region", d->region,
        "warps", warps, "points", points, "visits", (json_int_t)visits, "waves", (json_int_t)waves,
        "clock_mhz", kpn_json_rounded(clock * 1000, 0), "clock_measured", measured, "slope",
        kpn_json_rounded(kpn_percentile(v, r->rounds, 50), 4), "lo", kpn_json_rounded(lo, 4), "hi",
        kpn_json_rounded(hi, 4), "coverage", kpn_json_rounded(coverage, 4), "rounds",
        (json_int_t)r->rounds, "longest", ratio_json(r, KPN_DELAYS - 1, &x[KPN_DELAYS - 1]),
        "cost_of_zero", kpn_json_rounded(zero, 5), "verdict",
        verdict_of(lo, hi, x[KPN_DELAYS - 1].hi));
    double own = lo >= 0.75 && first_delayed(r) ? own_cycles(r, v) : NAN;
    json_object_set_new(o, "own_cycles", kpn_json_rounded(own, 0));
    json_object_set_new(o, "least",
                        best < KPN_DELAYS ? ratio_json(r, best, &x[best]) : json_null());
    free(v);
    return o;
}

/* ---- a closer look -------------------------------------------------------- */

/* The delays round the best, a step beyond those that gain; false: none does. */
static bool near_best(const struct run *r, uint32_t cycles[KPN_DELAYS], double *scratch)
{
    struct ratio x[KPN_DELAYS];
    size_t from, to;
    over_shortest(r, x, scratch);
    size_t best = best_of(x);
    if (best == KPN_DELAYS)
        return false;
    run_of(x, best, &from, &to);
    uint32_t step = r->cycles[1] - r->cycles[0];
    uint64_t low = r->cycles[from] - (from ? step : 0), high = (uint64_t)r->cycles[to] + step;
    for (size_t i = 0; i < KPN_DELAYS; i++)
        cycles[i] = (uint32_t)(low + (high - low) * i / (KPN_DELAYS - 1));
    return step >= KPN_DELAYS; /* else they are as near as they can be */
}

/* Over the original: the one in the middle of those that gain, which what comes before it may move
 * most.  Null: none does. */
static json_t *middle_json(const struct run *r, double *scratch)
{
    struct ratio x[KPN_DELAYS];
    size_t from, to, best;
    for (size_t i = 0; i < KPN_DELAYS; i++)
        x[i] = over(r, i, r->original, 1, scratch);
    best = best_of(x);
    if (best == KPN_DELAYS)
        return json_null();
    run_of(x, best, &from, &to);
    json_t *o = ratio_json(r, (from + to) / 2, &x[(from + to) / 2]);
    json_object_set_new(o, "from", json_integer(r->cycles[from]));
    json_object_set_new(o, "to", json_integer(r->cycles[to]));
    json_object_set_new(o, "points", points_json(r, scratch));
    return o;
}

/* Of a pause that warps make once, and that gains: how long it had better be. */
static bool look_closer(const struct run *r, uint64_t visits, json_t *delay)
{
    uint32_t cycles[KPN_DELAYS];
    double *scratch = kp_alloc((r->rounds + 1) * sizeof *scratch);
    struct run closer = *r;
    bool any = r->job->delay.some && visits == 1 && near_best(r, cycles, scratch);
    closer.cycles = cycles;
    bool ok = !any || all_rounds(&closer);
    json_object_set_new(delay, "closer", any && ok ? middle_json(&closer, scratch) : json_null());
    free(scratch);
    return ok;
}

/* ---- all of it ----------------------------------------------------------- */

static int measure(struct run *r, json_t *report)
{
    struct kpn_session *s = r->s;
    uint64_t visits;
    double rate;
    size_t n = 0;
    if (!s->ops->symbol(s->gpu, s->probed.module, KPI_DELAY_SYMBOL, &r->control, &n) ||
        !s->ops->alloc(s->gpu, WARPS * sizeof(struct kpi_visits), &r->visits) || !all_rounds(r) ||
        !count_visits(r, &visits, &rate))
        return KP_FAILED;
    if (!visits) {
        kp_error("region '%s' is never visited by %sthe first CTA", r->job->delay.region,
                 r->job->delay.some ? "these warps of " : "");
        return KP_FAILED;
    }
    json_t *delay = delay_json(r, visits, rate);
    json_object_set_new(report, "delay", delay);
    return look_closer(r, visits, delay) ? KP_OK : KP_FAILED;
}

static int work(struct kpn_session *s, json_t *report, void *job)
{
    struct kpn_delay_job *d = job;
    struct run r = {.s = s, .job = d, .cycles = d->delay.cycles, .rounds = d->job.repeats};
    int status = kpn_pair_verify(s, report);
    r.us = kp_alloc((r.rounds * KPN_DELAYS + 1) * sizeof *r.us);
    r.original = kp_alloc((r.rounds + 1) * sizeof *r.original);
    if (status == KP_OK)
        status = measure(&r, report);
    free(r.us);
    free(r.original);
    return status;
}

int kpn_delay_run(void *job, json_t **report)
{
    return kpn_session_run(&((struct kpn_delay_job *)job)->job, work, job, report);
}

/* ---- for people ---------------------------------------------------------- */

static void print_closer(FILE *f, const json_t *d, const json_t *c)
{
    const json_t *warps = kpn_at(d, "warps");
    if (!json_is_object(c))
        return;
    fprintf(
        f,
        "  closer      %.1f%% (%.1f to %.1f) of the original at %lld, amid %lld to %lld that gain\n"
        "              half of the most at least; 'kperf apply TRACE "
        "start-apart:%s@%lld..%lld=%lld%s\n"
        "              -o new.ptx' makes that pause; then look at each shape that matters with "
        "--against\n",
        100 * (1 - kp_number(c, "ratio")), 100 * (1 - kp_number(c, "hi")),
        100 * (1 - kp_number(c, "lo")), kpn_whole(c, "cycles"), kpn_whole(c, "from"),
        kpn_whole(c, "to"), kp_text(d, "region"),
        (long long)json_integer_value(json_array_get(warps, 0)),
        (long long)json_integer_value(json_array_get(warps, 1)), kpn_whole(c, "cycles"),
        kpn_whole(d, "visits") > 1 ? "/tile" : "");
}

/* Beside what the model says of its slack. */
static void print_model(FILE *f, const json_t *m)
{
    const char *hides = kp_text(m, "may_hide");
    fprintf(f, "  model       %.0f cycles of slack: a slope of %.2f", kp_number(m, "slack"),
            kp_number(m, "slope"));
    if (*hides)
        fprintf(f, ", or down to %.2f, as %s", kp_number(m, "slope_least"), kp_shown_name(hides));
    fprintf(f, "; %s\n", json_is_true(kpn_at(m, "agrees")) ? "as measured" : "NOT as measured");
}

/* Of a region that would better come later. */
static void print_gain(FILE *f, const json_t *d)
{
    const json_t *l = kpn_at(d, "least");
    if (!json_is_object(l))
        return;
    fprintf(f,
            "  gain        %.1f%% (%.1f to %.1f) where it begins %lld cycles later, the best of "
            "these: what\n"
            "              it shares an engine with may be waited for more; try to let that go "
            "first\n",
            100 * (1 - kp_number(l, "ratio")), 100 * (1 - kp_number(l, "hi")),
            100 * (1 - kp_number(l, "lo")), kpn_whole(l, "cycles"));
    print_closer(f, d, kpn_at(d, "closer"));
}

static void print_warps(FILE *f, json_int_t first, json_int_t last)
{
    if (first == last)
        fprintf(f, "  held up     warp %lld of each CTA\n", (long long)first);
    else
        fprintf(f, "  held up     warps %lld to %lld of each CTA\n", (long long)first,
                (long long)last);
}

void kpn_print_delay(FILE *f, const json_t *d)
{
    const json_t *p, *m = kpn_at(d, "model"), *warps = kpn_at(d, "warps");
    size_t i;
    if (!d)
        return;
    if (json_is_array(warps))
        print_warps(f, json_integer_value(json_array_get(warps, 0)),
                    json_integer_value(json_array_get(warps, 1)));
    json_array_foreach(kpn_at(d, "points"), i, p)
        fprintf(f, "  %-11s %6lld cycles later  %10.2f us (%.2f to %.2f)\n", i ? "" : "delayed",
                kpn_whole(p, "cycles"), kp_number(p, "us"), kp_number(p, "us_p5"),
                kp_number(p, "us_p95"));
    fprintf(f, "  slope       %.2f (%.2f to %.2f, %.1f%% sure): %s\n", kp_number(d, "slope"),
            kp_number(d, "lo"), kp_number(d, "hi"), 100 * kp_number(d, "coverage"),
            kp_text(d, "verdict"));
    fprintf(f, "              of the time for %lld visit%s in %lld waves of CTAs at %.0f MHz%s\n",
            kpn_whole(d, "visits"), kpn_whole(d, "visits") == 1 ? "" : "s",
            kpn_whole(d, "waves"), kp_number(d, "clock_mhz"),
            json_is_true(kpn_at(d, "clock_measured")) ? "" : " (the device's highest)");
    if (json_is_number(kpn_at(d, "cost_of_zero")))
        fprintf(f, "              without a delay x%.4f of the original\n",
                kp_number(d, "cost_of_zero"));
    if (kp_number(d, "own_cycles") >= 0.5)
        fprintf(
            f, "              the delay's loop itself takes %.0f cycles; the slope is without it\n",
            kp_number(d, "own_cycles"));
    print_gain(f, d);
    if (m)
        print_model(f, m);
}
