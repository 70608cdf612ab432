#include "run/baseline.h"

/* Times by events.  A round launches every variant, in alternating order, twice:
 * the first launch is not timed, so that each timed one finds the caches as one of
 * its own kind left them (they are hot, unless the config wants them cold: then
 * something else is written in between), the control block's constants among them,
 * which are written anew when the variant changes.  What the host puts into the
 * stream is the same for the original. */

enum { ORIGINAL = KPN_V_COUNT, ROWS };

static const char *const row_names[ROWS] = {
    [KPN_V_DEFAULT] = "kperf-default", [KPN_V_ALL] = "kperf-all", [KPN_V_NONE] = "kperf-none",
    [KPN_V_BODY] = "kperf-body-1",  "kperf-body-2", "kperf-body-3", "kperf-body-4",
    "kperf-body-5", "kperf-body-6", "kperf-body-7", "kperf-body-8",
    [ORIGINAL] = "unprobed",
};
_Static_assert(KPT_MAX_BODIES == 8, "each has a row");

struct timing {
    struct kpn_session *s;
    void *begin[ROWS], *end[ROWS];
    int shown[ROWS];    /* the rows that there are */
    size_t name[ROWS];  /* of each, in the series */
    size_t count;
    struct kpn_series series;
    struct kpn_watch watch;
};

static bool timed_launch(struct timing *t, int what)
{
    struct kpn_session *s = t->s;
    if (what == ORIGINAL)
        return kpn_time_launch(s, s->original.fn, &s->launch, t->begin[what], t->end[what]);
    return kpn_set_variant(s, (enum kpn_variant)what) &&
           kpn_time_launch(s, s->probed.fn, &s->probed_launch, t->begin[what], t->end[what]);
}

/* Which variants, in which order. */
static size_t order_of(const struct timing *t, size_t round, int run[ROWS])
{
    /* All and none of the CTAs probed, or all in one body: half as often is enough. */
    bool rare = round % 2 == 0;
    size_t n = rare ? t->count : 2;
    bool backwards = round / 2 % 2 != (round % 2 != 0);
    for (size_t i = 0; i < n; i++)
        run[i] = t->shown[backwards ? n - 1 - i : i];
    return n;
}

static bool round_of(struct timing *t, uint32_t round)
{
    struct kpn_session *s = t->s;
    int run[ROWS];
    size_t n = order_of(t, round, run);
    for (size_t i = 0; i < n; i++)
        if (!timed_launch(t, run[i]))
            return false;
    struct kpn_reading now = kpn_watch_read(&t->watch);
    if (!s->ops->sync(s->gpu))
        return false;
    for (size_t i = 0; i < n; i++) {
        float ms = 0;
        if (!s->ops->event_ms(s->gpu, t->begin[run[i]], t->end[run[i]], &ms))
            return false;
        kpn_series_add(&t->series, round, t->name[run[i]], (double)ms * 1000);
    }
    bool throttled = kpn_throttled(now.reasons);
    kpn_series_round(&t->series, round, now.sm_mhz, throttled);
    t->watch.throttled_samples += throttled ? (uint32_t)n : 0;
    return true;
}

static bool rounds(struct timing *t)
{
    const struct kpn_job *job = t->s->job;
    for (int i = 0; i < ROWS; i++)
        if (!t->s->ops->event_new(t->s->gpu, &t->begin[i]) ||
            !t->s->ops->event_new(t->s->gpu, &t->end[i]))
            return false;
    for (uint32_t i = 0; i < job->config->warmup; i++)
        if (!kpn_launch_original(t->s))
            return false;
    if (!kpn_set_variant(t->s, KPN_V_NONE) || !kpn_launch_probed(t->s))
        return false;
    kpn_watch_edge(&t->watch);
    for (uint32_t i = 0; i < job->repeats; i++)
        if (!round_of(t, i))
            return false;
    kpn_watch_edge(&t->watch);
    return true;
}

/* Rows of launches whose CTAs record one warp group each say how many take turns. */
static void mark_turns(const struct kpn_session *s, json_t *rows)
{
    static const enum kpn_variant variants[] = {KPN_V_DEFAULT, KPN_V_ALL};
    json_t *row, *turns = json_object_get(s->job->build->map, "turns");
    size_t i;
    json_array_foreach(rows, i, row)
        for (size_t v = 0; v < KP_COUNT(variants); v++)
            if (kpn_takes_turns(s, variants[v]) &&
                strcmp(kp_text(row, "variant"), row_names[variants[v]]) == 0)
                json_object_set(row, "turns", turns);
}

bool kpn_measure(struct kpn_session *s, json_t **measured)
{
    struct timing t = {.s = s};
    kpn_phase("timed launches");
    static const int always[] = {ORIGINAL, KPN_V_DEFAULT, KPN_V_ALL, KPN_V_NONE};
    for (size_t i = 0; i < KP_COUNT(always); i++)
        t.shown[t.count++] = always[i];
    size_t bodies = json_array_size(json_object_get(s->job->build->map, "bodies"));
    for (size_t b = 0; b < bodies; b++)
        t.shown[t.count++] = KPN_V_BODY + (int)b;
    for (size_t i = 0; i < t.count; i++)
        t.name[t.shown[i]] = kpn_series_name(&t.series, row_names[t.shown[i]]);
    kpn_watch_open(&t.watch, &s->info);
    bool ok = kpn_flush_open(s) && rounds(&t);
    *measured = json_pack("{s:o,s:s}", "rows", kpn_series_rows(&t.series), "caches",
                          s->job->config->cold ? "cold" : "hot");
    mark_turns(s, json_object_get(*measured, "rows"));
    s->timing = kpn_timing_json(s, &t.series);
    mark_turns(s, json_object_get(s->timing, "rows"));
    s->clocks = kpn_watch_json(&t.watch);
    kpn_watch_close(&t.watch);
    kpn_series_free(&t.series);
    return ok;
}
