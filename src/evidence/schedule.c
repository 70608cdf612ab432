#include "evidence/internal.h"

#include "model/play/launch.h"

/* How long the SMs had work, from the stamps of all CTAs. */

static int by_sm(const void *a, const void *b)
{
    const struct kpt_stamp *x = a, *y = b;
    if (x->sm != y->sm)
        return x->sm < y->sm ? -1 : 1;
    return (x->time_entry > y->time_entry) - (x->time_entry < y->time_entry);
}

static int by_entry(const void *a, const void *b)
{
    const struct kpt_stamp *x = a, *y = b;
    if (x->time_entry != y->time_entry)
        return x->time_entry < y->time_entry ? -1 : 1;
    return (x->cta > y->cta) - (x->cta < y->cta);
}

static bool counts(const struct kpt_stamp *s)
{
    return (s->flags & KPT_CTA_ENTERED) && s->clock_exit && s->time_exit >= s->time_entry;
}

struct sums {
    uint64_t first, last; /* of the launch, ns */
    double busy, until;   /* over the SMs: with a CTA; from the first entry to their last exit */
    size_t used;
};

/* Stamps of one SM, by entry: CTAs that ran side by side count once. */
static void add_sm(const struct kpt_stamp *s, size_t n, struct sums *u)
{
    uint64_t end = 0;
    for (size_t i = 0; i < n; i++) {
        uint64_t from = s[i].time_entry > end ? s[i].time_entry : end;
        if (s[i].time_exit > from)
            u->busy += (double)(s[i].time_exit - from);
        end = s[i].time_exit > end ? s[i].time_exit : end;
    }
    u->until += (double)(end - u->first);
    u->used++;
}

/* How long each CTA took, by its entry. */
static void keep_times(struct kpe_schedule *o, struct kpt_stamp *s, size_t n)
{
    qsort(s, n, sizeof *s, by_entry);
    o->us = o->known ? kp_realloc(NULL, n, sizeof *o->us) : NULL;
    for (size_t i = 0; i < n && o->known; i++)
        o->us[i] = (double)(s[i].time_exit - s[i].time_entry) / 1000;
}

static double waves_of(const struct kpe_run *r, double ctas, double sms)
{
    double held = kp_number(r->info, "assembly.original.occupancy");
    return held > 0 && sms > 0 ? ctas / (held * sms) : NAN;
}

void kpe_schedule_find(const struct kpt_stamp *stamps, size_t n, struct kpe_run *r)
{
    struct kpe_schedule *o = &r->schedule;
    struct kpt_stamp *s = kp_alloc((n + 1) * sizeof *s);
    struct sums u = {.first = UINT64_MAX};
    size_t kept = 0;
    for (size_t i = 0; i < n; i++) {
        if (!counts(&stamps[i]))
            continue;
        s[kept++] = stamps[i];
        u.first = stamps[i].time_entry < u.first ? stamps[i].time_entry : u.first;
        u.last = stamps[i].time_exit > u.last ? stamps[i].time_exit : u.last;
    }
    qsort(s, kept, sizeof *s, by_sm);
    for (size_t i = 0, k; i < kept; i = k) {
        for (k = i + 1; k < kept && s[k].sm == s[i].sm; k++)
            ;
        add_sm(s + i, k - i, &u);
    }
    o->sms = kp_number(r->info, "device.sms");
    o->used = (double)u.used;
    o->ctas = (double)kept;
    o->waves = waves_of(r, o->ctas, o->sms);
    double span = kept ? (double)(u.last - u.first) : 0;
    o->known = span > 0 && o->sms >= o->used;
    if (o->known) {
        o->span_us = span / 1000;
        o->idle = 1 - u.busy / (span * o->sms);
        o->tail = 1 - (u.until + (o->sms - o->used) * span) / (span * o->sms);
    }
    keep_times(o, s, kept);
    free(s);
}

double kpe_span_of(const struct kpe_run *r, double n)
{
    const struct kpe_schedule *s = &r->schedule;
    double places = s->ctas / s->waves;
    if (!s->known || !s->us || !(n >= 1 && n <= s->ctas) || !(places >= 1))
        return NAN;
    const struct kpm_places all = {.count = (size_t)round(fmin(places, s->ctas)), .together = 1};
    return kpm_play_grid(&all, s->us, (size_t)n);
}
