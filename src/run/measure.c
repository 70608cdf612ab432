#include "run/run_internal.h"

#include <math.h>

/* Times by events.  A round launches every variant, in alternating order, twice:
 * the first launch is not timed, so that each timed one finds the caches as one of
 * its own kind left them (they are hot), the control block's constants among them,
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

struct row {
    double *us, *ratio;
    size_t n;
};
struct timing {
    struct kpn_session *s;
    void *begin[ROWS], *end[ROWS];
    struct row rows[ROWS];
    int shown[ROWS]; /* the rows that there are */
    size_t count;
};

static bool timed_launch(struct timing *t, int what)
{
    struct kpn_session *s = t->s;
    void *fn = what == ORIGINAL ? s->original.fn : s->probed.fn;
    if (what != ORIGINAL && !kpn_set_variant(s, (enum kpn_variant)what))
        return false;
    return kpn_area_reset(s->ops, s->gpu, s->area.data) &&
           s->ops->launch(s->gpu, fn, &s->launch, s->params) &&
           kpn_area_reset(s->ops, s->gpu, s->area.data) &&
           s->ops->event_record(s->gpu, t->begin[what]) &&
           s->ops->launch(s->gpu, fn, &s->launch, s->params) &&
           s->ops->event_record(s->gpu, t->end[what]);
}

static bool round_of(struct timing *t, size_t round)
{
    struct kpn_session *s = t->s;
    /* All and none of the CTAs probed, or all in one body: half as often is enough. */
    bool rare = round % 2 == 0;
    int run[ROWS];
    size_t n = rare ? t->count : 2;
    bool backwards = round / 2 % 2 != (round % 2 != 0);
    for (size_t i = 0; i < n; i++) {
        run[i] = t->shown[backwards ? n - 1 - i : i];
        if (!timed_launch(t, run[i]))
            return false;
    }
    if (!s->ops->sync(s->gpu))
        return false;
    double us[ROWS] = {0};
    for (size_t i = 0; i < n; i++) {
        float ms = 0;
        if (!s->ops->event_ms(s->gpu, t->begin[run[i]], t->end[run[i]], &ms))
            return false;
        us[run[i]] = (double)ms * 1000;
    }
    for (size_t i = 0; i < n; i++) {
        struct row *r = &t->rows[run[i]];
        r->us[r->n] = us[run[i]];
        r->ratio[r->n++] = us[ORIGINAL] > 0 ? us[run[i]] / us[ORIGINAL] : NAN;
    }
    return true;
}

static json_t *row_json(int what, struct row *r)
{
    kpn_sort(r->us, r->n);
    kpn_sort(r->ratio, r->n);
    return json_pack("{s:s,s:o,s:o,s:o,s:o,s:o,s:o,s:I}", "variant", row_names[what], "us",
                     kpn_json_rounded(kpn_percentile(r->us, r->n, 50), 3), "us_p5",
                     kpn_json_rounded(kpn_percentile(r->us, r->n, 5), 3), "us_p95",
                     kpn_json_rounded(kpn_percentile(r->us, r->n, 95), 3), "ratio",
                     kpn_json_rounded(kpn_percentile(r->ratio, r->n, 50), 5), "lo",
                     kpn_json_rounded(kpn_percentile(r->ratio, r->n, 5), 5), "hi",
                     kpn_json_rounded(kpn_percentile(r->ratio, r->n, 95), 5), "launches",
                     (json_int_t)r->n);
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
    for (uint32_t i = 0; i < job->repeats; i++)
        if (!round_of(t, i))
            return false;
    return true;
}

bool kpn_measure(struct kpn_session *s, json_t **rows)
{
    struct timing t = {.s = s};
    kpn_phase("timed launches");
    static const int always[] = {ORIGINAL, KPN_V_DEFAULT, KPN_V_ALL, KPN_V_NONE};
    for (size_t i = 0; i < KP_COUNT(always); i++)
        t.shown[t.count++] = always[i];
    size_t bodies = json_array_size(json_object_get(s->job->build->map, "bodies"));
    for (size_t b = 0; b < bodies; b++)
        t.shown[t.count++] = KPN_V_BODY + (int)b;
    for (int i = 0; i < ROWS; i++) {
        t.rows[i].us = kp_alloc(s->job->repeats * sizeof(double));
        t.rows[i].ratio = kp_alloc(s->job->repeats * sizeof(double));
    }
    bool ok = rounds(&t);
    json_t *list = json_array();
    for (size_t i = 0; i < t.count; i++)
        json_array_append_new(list, row_json(t.shown[i], &t.rows[t.shown[i]]));
    for (int i = 0; i < ROWS; i++) {
        free(t.rows[i].us);
        free(t.rows[i].ratio);
    }
    *rows = json_pack("{s:o,s:s}", "rows", list, "caches", "hot");
    return ok;
}
