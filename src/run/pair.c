/* Two kernels without probes, in turns: outputs compared, then times by pairs of launches. */
#include "run/against.h"
#include "run/baseline.h"
#include "run/certify/certify.h"

#include <math.h>
#include <time.h>

enum { CONFIDENCE = 95 };

struct times {
    struct kpn_series series;
    struct kpn_watch watch;
    void *events[4];
    struct kpn_launch launch[2]; /* by their indices in the series */
};
/* Their indices in the series. */
enum { ORIGINAL, CANDIDATE };

/* ---- the interval of a median -------------------------------------------- */

/* P(X = k), X heads of n coins. */
static double heads(size_t n, size_t k)
{
    return exp(lgamma((double)n + 1) - lgamma((double)k + 1) - lgamma((double)(n - k) + 1) -
               (double)n * log(2));
}

size_t kpn_median_rank(size_t n, double confidence, double *coverage)
{
    size_t rank = 0;
    double below = 0; /* the k-th smallest lies above the median */
    *coverage = 0;
    for (size_t k = 1; 2 * k <= n; k++) {
        below += heads(n, k - 1);
        if (rank && 1 - 2 * below < confidence)
            break;
        rank = k; /* the first in any case: all there is, and what that covers */
        *coverage = 1 - 2 * below;
        if (*coverage < confidence)
            break;
    }
    return rank ? rank : n > 0;
}

/* ---- launches ------------------------------------------------------------ */

static bool timed(struct kpn_session *s, const struct times *t, bool candidate, void *begin,
                  void *end)
{
    void *fn = candidate ? s->probed.fn : s->original.fn;
    return kpn_time_launch(s, fn, &t->launch[candidate ? CANDIDATE : ORIGINAL], begin, end);
}

static bool one_pair(struct kpn_session *s, uint32_t round, bool swapped, struct times *t)
{
    float first = 0, second = 0;
    if (!timed(s, t, swapped, t->events[0], t->events[1]) ||
        !timed(s, t, !swapped, t->events[2], t->events[3]))
        return false;
    struct kpn_reading now = kpn_watch_read(&t->watch);
    if (!s->ops->sync(s->gpu) || !s->ops->event_ms(s->gpu, t->events[0], t->events[1], &first) ||
        !s->ops->event_ms(s->gpu, t->events[2], t->events[3], &second))
        return false;
    kpn_series_add(&t->series, round, swapped ? CANDIDATE : ORIGINAL, 1000.0 * (double)first);
    kpn_series_add(&t->series, round, swapped ? ORIGINAL : CANDIDATE, 1000.0 * (double)second);
    bool throttled = kpn_throttled(now.reasons);
    kpn_series_round(&t->series, round, now.sm_mhz, throttled);
    t->watch.throttled_samples += throttled ? 2 : 0;
    return true;
}

static bool all_pairs(struct kpn_session *s, struct times *t)
{
    kpn_phase("timed launches");
    kpn_series_name(&t->series, "unprobed");
    kpn_series_name(&t->series, "candidate");
    for (size_t i = 0; i < KP_COUNT(t->events); i++)
        if (!s->ops->event_new(s->gpu, &t->events[i]))
            return false;
    for (uint32_t i = 0; i < s->job->config->warmup; i++)
        if (!kpn_launch_original(s) || !kpn_launch_probed(s))
            return false;
    kpn_watch_edge(&t->watch);
    for (uint32_t i = 0; i < s->job->repeats; i++)
        if (!one_pair(s, i, i % 4 == 1 || i % 4 == 2, t))
            return false;
    kpn_watch_edge(&t->watch);
    return true;
}

json_t *kpn_times_json(double *us, size_t n)
{
    kpn_sort(us, n);
    return json_pack("{s:o,s:o,s:o}", "us", kpn_json_rounded(kpn_percentile(us, n, 50), 3), "us_p5",
                     kpn_json_rounded(kpn_percentile(us, n, 5), 3), "us_p95",
                     kpn_json_rounded(kpn_percentile(us, n, 95), 3));
}

/* The times of one side, and the ratios of the pairs: candidate / original. */
static size_t collect(const struct kpn_series *s, double *original, double *candidate,
                      double *ratio)
{
    size_t n = 0;
    for (size_t i = 0; i + 1 < s->samples.n; i += 2, n++) {
        const struct kpn_timed *a = &s->samples.v[i], *b = a + 1;
        original[n] = a->variant == ORIGINAL ? a->us : b->us;
        candidate[n] = a->variant == ORIGINAL ? b->us : a->us;
        ratio[n] = original[n] > 0 ? candidate[n] / original[n] : NAN;
    }
    return n;
}

static json_t *times_json(double *original, double *candidate, double *ratio, size_t n)
{
    double coverage;
    size_t rank = kpn_median_rank(n, CONFIDENCE / 100.0, &coverage);
    kpn_sort(ratio, n);
    return json_pack("{s:o,s:o,s:o,s:o,s:o,s:o,s:I,s:s}", "original", kpn_times_json(original, n),
                     "candidate", kpn_times_json(candidate, n), "ratio",
                     kpn_json_rounded(kpn_percentile(ratio, n, 50), 5), "lo",
                     kpn_json_rounded(rank ? ratio[rank - 1] : NAN, 5), "hi",
                     kpn_json_rounded(rank ? ratio[n - rank] : NAN, 5), "coverage",
                     kpn_json_rounded(coverage, 4), "pairs", (json_int_t)n, "method",
                     "median of the ratios of pairs of launches, whose order alternates; interval "
                     "between order statistics");
}

static json_t *measured_json(const struct kpn_series *s)
{
    size_t room = s->samples.n / 2 + 1;
    double *v = kp_alloc(3 * room * sizeof *v);
    size_t n = collect(s, v, v + room, v + 2 * room);
    json_t *o = times_json(v, v + room, v + 2 * room, n);
    free(v);
    return o;
}

static bool time_pairs(struct kpn_session *s, json_t *report)
{
    struct times t = {.launch = {s->launch, s->probed_launch}};
    if (s->job->few[0])
        memcpy(t.launch[CANDIDATE].grid, s->job->few, sizeof s->job->few);
    kpn_watch_open(&t.watch, &s->info);
    bool ok = kpn_flush_open(s) && all_pairs(s, &t);
    if (ok)
        json_object_set_new(report, "measured", measured_json(&t.series));
    s->timing = kpn_timing_json(s, &t.series);
    s->clocks = kpn_watch_json(&t.watch);
    kpn_watch_close(&t.watch);
    kpn_series_free(&t.series);
    return ok;
}

/* ---- where the code lies ------------------------------------------------- */

/* Both kernels with their code moved, instead of the session's. */
static bool open_layout(struct kpn_session *s, uint32_t instructions)
{
    const struct kpn_code *of[] = {s->job->build->original, s->job->build->probed};
    struct kpn_kernel *to[] = {&s->original, &s->probed};
    bool ok = true;
    for (size_t i = 0; ok && i < KP_COUNT(of); i++) {
        struct kp_str image = {0};
        char why[200];
        ok = kpn_cubin_shift(of[i]->image.s, of[i]->image.len, s->job->config->entry, instructions,
                             &image, why);
        if (!ok)
            kp_error("the %s cannot be moved: %s", i ? "candidate" : "original", why);
        ok = ok && s->ops->load(s->gpu, image.s, &to[i]->module) &&
             s->ops->function(s->gpu, to[i]->module, s->job->config->entry, &to[i]->fn) &&
             s->ops->prepare(s->gpu, to[i]->fn, i ? &s->probed_launch : &s->launch);
        kp_str_free(&image);
    }
    return ok;
}

/* Twice as long as the last pair's four launches: all places take long enough to come to the power
 * limit, where times are others than those of a few launches. */
static void rest(const struct kpn_series *s)
{
    const struct kpn_timed *last = s->samples.v + s->samples.n - 2;
    double ns = fmin(1e8, 2 * 2 * 1000 * (last[0].us + last[1].us));
    nanosleep(&(struct timespec){.tv_nsec = (long)ns}, NULL);
}

/* A round has a pair of every place, so that a clock that drifts is no difference between them. */
static bool time_layouts(struct kpn_session *s, struct kpn_kernel kernels[][2], struct times *t,
                         uint32_t count)
{
    bool ok = true;
    for (uint32_t i = 0; ok && i < s->job->config->warmup + s->job->repeats; i++) {
        for (uint32_t k = 0; ok && k < count; k++) {
            uint32_t at = i % 2 ? count - 1 - k : k;
            s->original = kernels[at][ORIGINAL];
            s->probed = kernels[at][CANDIDATE];
            bool warm = i >= s->job->config->warmup;
            ok = warm ? one_pair(s, i, i % 4 == 1 || i % 4 == 2, &t[at])
                      : kpn_launch_original(s) && kpn_launch_probed(s);
            if (ok && warm)
                rest(&t[at].series);
        }
    }
    return ok;
}

/* Mean and standard deviation of the logarithms; false: there are no times. */
static bool spread_of(const json_t *list, double *mean, double *deviation)
{
    const json_t *v;
    size_t i;
    double n = (double)json_array_size(list), squares = 0;
    *mean = 0;
    json_array_foreach(list, i, v)
        *mean += log(json_number_value(v)) / n;
    json_array_foreach(list, i, v)
        squares += pow(log(json_number_value(v)) - *mean, 2);
    *deviation = sqrt(squares / (n - 1));
    return isfinite(*mean);
}

static void judge_layouts(json_t *o)
{
    /* Student's t for 95%, of as many places less one. */
    static const double students[KPN_MAX_LAYOUTS] = {0,     12.706, 4.303, 3.182,
                                                     2.776, 2.571,  2.447, 2.365};
    const json_t *ratios = json_object_get(o, "ratios");
    size_t n = json_array_size(ratios);
    double mean, deviation, original, candidate, none;
    if (!spread_of(ratios, &mean, &deviation) ||
        !spread_of(json_object_get(o, "original_us"), &none, &original) ||
        !spread_of(json_object_get(o, "candidate_us"), &none, &candidate))
        return;
    double off = students[n - 1] * deviation / sqrt((double)n);
    json_object_set_new(o, "ratio", kpn_json_rounded(exp(mean), 5));
    json_object_set_new(o, "lo", kpn_json_rounded(exp(mean - off), 5));
    json_object_set_new(o, "hi", kpn_json_rounded(exp(mean + off), 5));
    json_object_set_new(o, "coverage", json_real(CONFIDENCE / 100.0));
    json_object_set_new(o, "deviation", kpn_json_rounded(deviation, 5));
    json_object_set_new(o, "original_deviation", kpn_json_rounded(original, 5));
    json_object_set_new(o, "candidate_deviation", kpn_json_rounded(candidate, 5));
    json_object_set_new(o, "verdict", json_string(mean + off < 0   ? "faster"
                                                  : mean - off > 0 ? "slower" : "not told"));
    json_object_set_new(o, "method",
                        json_string("geometric mean of the places' ratios, each the median over "
                                    "pairs in turns; interval by Student's t over the places"));
}

static json_t *layouts_json(const struct times *t, const uint32_t *places, uint32_t count)
{
    json_t *o = json_pack("{s:[],s:[],s:[],s:[]}", "bytes", "ratios", "original_us",
                          "candidate_us");
    for (uint32_t i = 0; i < count; i++) {
        json_t *m = measured_json(&t[i].series);
        json_array_append_new(json_object_get(o, "bytes"), json_integer(16 * places[i]));
        json_array_append(json_object_get(o, "ratios"), json_object_get(m, "ratio"));
        json_array_append(json_object_get(o, "original_us"),
                          json_object_get(json_object_get(m, "original"), "us"));
        json_array_append(json_object_get(o, "candidate_us"),
                          json_object_get(json_object_get(m, "candidate"), "us"));
        json_decref(m);
    }
    judge_layouts(o);
    return o;
}

/* Loaded, and their outputs compared; the place as assembled has been. */
static bool open_layouts(struct kpn_session *s, struct kpn_kernel kernels[][2],
                         const uint32_t *places, uint32_t count, json_t *report)
{
    for (uint32_t i = 1; i < count; i++) {
        json_t *verify = NULL;
        kpn_phase("the code elsewhere");
        if (!open_layout(s, places[i]) || !kpn_verify(s, &verify))
            return false;
        if (strcmp(kp_text(verify, "verdict"), "equal") != 0)
            json_object_set(report, "verify", verify);
        json_decref(verify);
        kernels[i][ORIGINAL] = s->original;
        kernels[i][CANDIDATE] = s->probed;
    }
    return true;
}

/* Both kernels in several places of their code, beside each other. */
static bool compare_layouts(struct kpn_session *s, json_t *report)
{
    struct kpn_kernel kernels[KPN_MAX_LAYOUTS][2] = {{s->original, s->probed}};
    struct times t[KPN_MAX_LAYOUTS] = {0};
    uint32_t places[KPN_MAX_LAYOUTS], count = s->job->options->layouts;
    void *events[KP_COUNT(t->events)];
    bool ok = true;
    for (uint32_t i = 0; i < count; i++)
        places[i] = i * KPN_MAX_LAYOUTS / count;
    for (size_t i = 0; ok && i < KP_COUNT(events); i++)
        ok = s->ops->event_new(s->gpu, &events[i]);
    ok = ok && open_layouts(s, kernels, places, count, report);
    for (uint32_t i = 0; i < count; i++) {
        t[i].launch[ORIGINAL] = s->launch;
        t[i].launch[CANDIDATE] = s->probed_launch;
        memcpy(t[i].events, events, sizeof events);
    }
    kpn_phase("timed launches of all places");
    ok = ok && time_layouts(s, kernels, t, count);
    if (ok)
        json_object_set_new(report, "layouts", layouts_json(t, places, count));
    s->original = kernels[0][ORIGINAL];
    s->probed = kernels[0][CANDIDATE];
    for (uint32_t i = 0; i < count; i++)
        kpn_series_free(&t[i].series);
    return ok;
}

/* ---- all of it ----------------------------------------------------------- */

static json_t *kernel_json(const struct kpn_kernel *k, const struct kpn_code *code)
{
    json_t *o = kpn_code_json(code);
    json_object_set_new(o, "occupancy", json_integer(k->occupancy));
    return o;
}

static int judge(const struct kpn_session *s, const json_t *report)
{
    bool repeatable = json_is_true(kpn_at(kpn_at(report, "verify"), "repeatable"));
    return s->damaged || s->inputs_changed || s->differs || s->wrong || !repeatable ? KP_CHECK
                                                                                    : KP_OK;
}

int kpn_pair_verify(struct kpn_session *s, json_t *report)
{
    const struct kpn_build *b = s->job->build;
    json_t *verify = NULL;
    if (!kpn_session_open(s))
        return KP_FAILED;
    json_object_set_new(report, "device", kpn_gpu_json(&s->info));
    json_object_set_new(report, "assembly",
                        json_pack("{s:o,s:o,s:o,s:o}", "original",
                                  kernel_json(&s->original, b->original), "candidate",
                                  kernel_json(&s->probed, b->probed), "advisories",
                                  kpn_advisories_diff(b->original, b->probed), "grown",
                                  kpn_grown(b->original, b->probed, s->original.occupancy,
                                            s->probed.occupancy)));
    bool ok = kpn_verify(s, &verify);
    json_object_set_new(report, "verify", verify);
    if (s->reference)
        json_object_set(report, "reference", s->reference);
    return ok ? judge(s, report) : KP_FAILED;
}

static int work(struct kpn_session *s, json_t *report, void *ctx)
{
    (void)ctx;
    json_t *again = NULL;
    int status = kpn_pair_verify(s, report);
    if (status == KP_FAILED || s->damaged || s->inputs_changed)
        return status;
    bool ok = time_pairs(s, report) &&
              (!s->job->options->layouts || compare_layouts(s, report)) && kpn_verify(s, &again);
    if (ok && strcmp(kp_text(again, "verdict"), "equal") != 0)
        json_object_set(report, "verify", again);
    json_decref(again);
    if (ok)
        json_object_set_new(report, "baseline", kpn_baseline_json(s, report));
    return ok ? judge(s, report) : KP_FAILED;
}

int kpn_pair_run(void *job, json_t **report)
{
    return kpn_session_run(job, work, NULL, report);
}
