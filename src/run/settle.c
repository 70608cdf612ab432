#include "run/session.h"

/* Where the records lie.  What a launch writes there stays in the L2 cache, and where it comes to
 * stand in place of the kernel's operands the next launch has to fetch these from memory: a wave of
 * 26 us takes up to 11% longer then, whether that launch is probed or not
 * (doc/findings/short-launches.md). So of a few places the first is taken behind which a launch of
 * the original kernel is about as short as behind any. */

#define PLACES 8
#define ROUNDS 7
#define ENOUGH 1.01          /* times the shortest: as good as any */
#define MOST_AREA (8u << 20) /* of one place; what is larger lies everywhere */
#define LONG_US 400.0        /* a launch in which that does not show */

struct place {
    struct kpn_buffer area;
    double us[ROUNDS];
};
struct settling {
    struct kpn_session *s;
    void *begin, *end;
    struct place places[PLACES];
    size_t n;
};

static bool take(struct kpn_session *s, const struct kpn_buffer *area)
{
    s->area = *area;
    return kpn_upload_controls(s);
}

/* Microseconds of the original behind a launch with every CTA probed. */
static bool time_behind(struct settling *t, double *us)
{
    struct kpn_session *s = t->s;
    return kpn_set_variant(s, KPN_V_ALL) &&
           kpn_area_reset(s->ops, s->gpu, s->area.data) && kpn_restore(s) &&
           s->ops->launch(s->gpu, s->probed.fn, &s->probed_launch, s->params) &&
           kpn_restore(s) && s->ops->event_record(s->gpu, t->begin) &&
           s->ops->launch(s->gpu, s->original.fn, &s->launch, s->params) &&
           s->ops->event_record(s->gpu, t->end) && kpn_time_us(s, t->begin, t->end, us);
}

static bool try_all(struct settling *t)
{
    for (size_t round = 0; round < ROUNDS; round++)
        for (size_t i = 0; i < t->n; i++)
            if (!take(t->s, &t->places[i].area) || !time_behind(t, &t->places[i].us[round]))
                return false;
    for (size_t i = 0; i < t->n; i++)
        kpn_sort(t->places[i].us, ROUNDS);
    return true;
}

static double median(const struct place *p)
{
    return kpn_percentile(p->us, ROUNDS, 50);
}

static size_t choose(const struct settling *t, double *least, double *most)
{
    *least = *most = median(&t->places[0]);
    for (size_t i = 1; i < t->n; i++) {
        double us = median(&t->places[i]);
        *least = us < *least ? us : *least;
        *most = us > *most ? us : *most;
    }
    size_t i = 0;
    while (median(&t->places[i]) > *least * ENOUGH)
        i++;
    return i;
}

/* As many as there is memory for. */
static bool add_places(struct settling *t)
{
    bool got = true;
    t->places[t->n++].area = t->s->area;
    while (t->n < PLACES && got) {
        if (!kpn_area_try(t->s, &t->places[t->n].area, &got))
            return false;
        t->n += got;
    }
    if (!got)
        kp_note("records are tried in %zu places of %d: there is no memory for more", t->n, PLACES);
    return true;
}

/* All but the one that is kept, which is looked at with all else behind the timed launches. */
static bool close_places(struct settling *t, size_t kept, json_t *damage)
{
    for (size_t i = 0; i < t->n; i++) {
        if (i == kept)
            continue;
        if (!kpn_guard_report(t->s, &t->places[i].area, "the record area", "probed", damage))
            return false;
        kpn_area_close(t->s, &t->places[i].area);
    }
    return true;
}

static bool is_worth_it(struct settling *t)
{
    struct kpn_session *s = t->s;
    double us = 0;
    return s->ops->event_new(s->gpu, &t->begin) && s->ops->event_new(s->gpu, &t->end) &&
           time_behind(t, &us) && time_behind(t, &us) && us < LONG_US;
}

bool kpn_settle(struct kpn_session *s, json_t *damage)
{
    struct settling t = {.s = s};
    if (s->ids > s->at_once || s->info.limits.amd || s->job->config->cold ||
        s->area_bytes > MOST_AREA || !is_worth_it(&t))
        return true;
    kpn_phase("launches that tell where records disturb least");
    if (!add_places(&t) || !try_all(&t))
        return false;
    double least, most;
    size_t kept = choose(&t, &least, &most);
    s->settled = least > 0 ? most / least : 0;
    return close_places(&t, kept, damage) && take(s, &t.places[kept].area);
}
