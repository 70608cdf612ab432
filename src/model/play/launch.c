#include "model/play/launch.h"

#include <math.h>

#include "model/model_internal.h"
#include "replay/near.h"

/* Beyond so many CTAs the tail is nothing, and each edit would take seconds. */
enum { MOST_PLAYED = 100000 };

/* ---- giving out --------------------------------------------------------------- */

/* A heap of the times at which places are free, the earliest first. */
struct heap {
    double *at;
    size_t n;
};

static void sink(struct heap *h, size_t i)
{
    for (;;) {
        size_t least = i;
        for (size_t k = 2 * i + 1; k <= 2 * i + 2 && k < h->n; k++)
            if (h->at[k] < h->at[least])
                least = k;
        if (least == i)
            return;
        double t = h->at[i];
        h->at[i] = h->at[least];
        h->at[least] = t;
        i = least;
    }
}

static double pop(struct heap *h)
{
    double first = h->at[0];
    h->at[0] = h->at[--h->n];
    sink(h, 0);
    return first;
}

static void push(struct heap *h, double at)
{
    size_t i = h->n++;
    for (; i > 0 && h->at[(i - 1) / 2] > at; i = (i - 1) / 2)
        h->at[i] = h->at[(i - 1) / 2];
    h->at[i] = at;
}

/* Those of a cluster, or of what is left of one, enter when the last of their places is free. */
static double enter(struct heap *h, size_t n)
{
    double at = -INFINITY;
    for (size_t i = 0; i < n; i++)
        at = pop(h);
    return at;
}

/* When the first wave's CTA i is given out, however early a place is free. */
static double given_out(const struct kpm_places *p, size_t i, size_t places)
{
    return !p->entry ? 0 : p->entry[i < places ? i : places - 1];
}

double kpm_play_grid(const struct kpm_places *p, const double *cycles, size_t n)
{
    if (!n || !p->together || p->count < p->together)
        return NAN;
    size_t places = p->count < n ? p->count : n;
    if (places < p->together) /* less than a cluster is left of one */
        places = p->together;
    struct heap h = {kp_realloc(NULL, places, sizeof *h.at), 0};
    double last = -INFINITY;
    for (size_t i = 0; i < places; i++)
        push(&h, -INFINITY);
    for (size_t i = 0; i < n; i += p->together) {
        size_t now = n - i < p->together ? n - i : p->together;
        double at = fmax(enter(&h, now), given_out(p, i + now - 1, places));
        for (size_t k = i; k < i + now; k++) {
            last = fmax(last, at + cycles[k]);
            push(&h, at + cycles[k] + p->pause);
        }
    }
    free(h.at);
    return last;
}

/* ---- stamps ---------------------------------------------------------------------- */

static int by_sm_then_entry(const void *a, const void *b)
{
    const struct kpt_stamp *x = *(const struct kpt_stamp *const *)a;
    const struct kpt_stamp *y = *(const struct kpt_stamp *const *)b;
    if (x->sm != y->sm)
        return x->sm < y->sm ? -1 : 1;
    return (x->clock_entry > y->clock_entry) - (x->clock_entry < y->clock_entry);
}

/* In the order in which they were given out: by the device's timer, which has steps, and number. */
static int by_time_then_number(const void *a, const void *b)
{
    const struct kpt_stamp *x = *(const struct kpt_stamp *const *)a;
    const struct kpt_stamp *y = *(const struct kpt_stamp *const *)b;
    if (x->time_entry != y->time_entry)
        return x->time_entry < y->time_entry ? -1 : 1;
    return (x->cta > y->cta) - (x->cta < y->cta);
}

static int by_exit(const void *a, const void *b)
{
    uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    return (x > y) - (x < y);
}

typedef KP_VEC(double) numbers;

/* Of one SM's CTAs, by entry: each that finds all places taken before enters the one that was left
 * first.  Adds the pauses. */
static void sm_pauses(const struct kpt_stamp *const *s, size_t n, uint32_t per_sm, numbers *pauses)
{
    uint64_t *exit = kp_realloc(NULL, n, sizeof *exit);
    for (size_t i = 0; i < n; i++)
        exit[i] = s[i]->clock_exit;
    qsort(exit, n, sizeof *exit, by_exit);
    for (size_t i = per_sm; i < n; i++)
        if (s[i]->clock_entry >= exit[i - per_sm])
            KP_PUSH(*pauses, (double)(s[i]->clock_entry - exit[i - per_sm]));
    free(exit);
}

/* From the launch's first entry, by the device's timer, to the SM's last exit, by its clock. */
static double sm_end(uint64_t zero, const struct kpt_stamp *const *s, size_t n, double ns_per_cycle)
{
    uint64_t last = s[0]->clock_exit;
    for (size_t i = 1; i < n; i++)
        last = s[i]->clock_exit > last ? s[i]->clock_exit : last;
    return (double)(s[0]->time_entry - zero) / ns_per_cycle +
           (double)(last - s[0]->clock_entry);
}

static void measure_sms(struct kpm_launch *l, uint64_t zero, const struct kpt_stamp **s,
                        uint32_t per_sm, double ns_per_cycle)
{
    numbers pauses = {0};
    double sum = 0;
    uint64_t last = 0;
    qsort(s, l->count, sizeof *s, by_sm_then_entry);
    for (size_t i = 0, end; i < l->count; i = end) {
        for (end = i; end < l->count && s[end]->sm == s[i]->sm; end++)
            last = s[end]->time_exit > last ? s[end]->time_exit : last;
        sm_pauses(s + i, end - i, per_sm, &pauses);
        l->measured = fmax(l->measured, sm_end(zero, s + i, end - i, ns_per_cycle));
        l->sms++;
    }
    for (size_t i = 0; i < pauses.n; i++)
        sum += pauses.v[i];
    l->measured_ns = last > zero ? (double)(last - zero) : 0;
    l->pauses = pauses.n;
    l->places.pause = pauses.n ? sum / (double)pauses.n : 0;
    l->pause_p5 = kpm_quantile(pauses.v, pauses.n, 0.05);
    l->pause_p95 = kpm_quantile(pauses.v, pauses.n, 0.95);
    free(pauses.v);
}

/* Finding the neighbours of each takes a look at all. */
#define MOST_LOOKS 1e8

static double alone_of(const struct kpr_run *run, const struct kpt_stamp *s, double recorded)
{
    double cycles, open;
    double looks = (double)run->ctas_probed * (double)run->stamp_count;
    if (!(s->flags & KPT_CTA_PROBED) || looks > MOST_LOOKS)
        return recorded;
    /* Neighbours that differ much do not do the same work. */
    return kpr_near(run, s, &cycles, &open) && open < 0.05 * cycles ? cycles : recorded;
}

/* What a CTA of the first wave takes more: it finds caches and descriptors cold. */
static double first_more(const struct kpm_launch *l)
{
    numbers first = {0}, later = {0};
    for (size_t i = 0; i < l->count; i++) {
        if (l->ctas[i].first)
            KP_PUSH(first, l->ctas[i].alone);
        else
            KP_PUSH(later, l->ctas[i].alone);
    }
    double more = kpm_quantile(first.v, first.n, 0.5) - kpm_quantile(later.v, later.n, 0.5);
    free(first.v);
    free(later.v);
    return more > 0 ? more : 0; /* of one wave alone NAN */
}

static double play(const struct kpm_launch *l, const double *cycles)
{
    if (l->count <= MOST_PLAYED)
        return kpm_play_grid(&l->places, cycles, l->count);
    double sum = 0;
    for (size_t i = 0; i < l->count; i++)
        sum += cycles[i] + l->places.pause;
    return sum / (double)l->places.count;
}

static void play_recorded(struct kpm_launch *l)
{
    double *cycles = kp_realloc(NULL, l->count, sizeof *cycles);
    for (size_t i = 0; i < l->count; i++)
        cycles[i] = l->ctas[i].recorded;
    l->modeled = play(l, cycles);
    for (size_t i = 0; i < l->count; i++)
        cycles[i] = l->ctas[i].alone;
    l->without = play(l, cycles);
    free(cycles);
}

static void measure_ctas(struct kpm_launch *l, const struct kpr_run *run,
                         const struct kpt_stamp **s, double ns_per_cycle)
{
    qsort(s, l->count, sizeof *s, by_time_then_number);
    uint64_t zero = s[0]->time_entry;
    l->ctas = kp_realloc(NULL, l->count, sizeof *l->ctas);
    l->entry = kp_alloc(l->places.count * sizeof *l->entry);
    for (size_t i = 0; i < l->count; i++) {
        double recorded = (double)(s[i]->clock_exit - s[i]->clock_entry);
        bool first = i < l->places.count;
        l->ctas[i] = (struct kpm_grid_cta){recorded, alone_of(run, s[i], recorded), 1, first};
        if (first)
            l->entry[i] = (double)(s[i]->time_entry - zero) / ns_per_cycle;
    }
    l->places.entry = l->entry;
    l->first_more = first_more(l);
}

static size_t cluster_of(const struct kpt_info *info)
{
    return (size_t)info->cluster[0] * info->cluster[1] * info->cluster[2];
}

/* Those that ran from entry to exit; the first entry of all. */
static uint64_t take_stamps(struct kpm_launch *l, const struct kpr_run *run,
                            const struct kpt_stamp **out)
{
    uint64_t zero = UINT64_MAX;
    for (size_t i = 0; i < run->stamp_count; i++) {
        const struct kpt_stamp *s = &run->stamps[i];
        if (!(s->flags & KPT_CTA_ENTERED) || s->clock_exit <= s->clock_entry)
            continue;
        out[l->count++] = s;
        zero = s->time_entry < zero ? s->time_entry : zero;
    }
    return zero;
}

void kpm_launch_measure(const struct kpr_run *run, uint32_t per_sm, double ns_per_cycle,
                        struct kpm_launch *l)
{
    const struct kpt_stamp **s = kp_alloc((run->stamp_count + 1) * sizeof *s);
    *l = (struct kpm_launch){.measured = NAN, .modeled = NAN, .without = NAN};
    uint64_t zero = take_stamps(l, run, s);
    if (!(ns_per_cycle > 0))
        l->unknown = "the clock's rate is not known";
    else if (!l->count || l->count < run->ctas_launched)
        l->unknown = "not every one left the times of its entry and exit";
    if (!l->unknown) {
        l->measured = 0;
        measure_sms(l, zero, s, per_sm, ns_per_cycle);
        l->places.count = l->sms * per_sm < l->count ? l->sms * per_sm : l->count;
        l->places.together = cluster_of(&run->info);
        measure_ctas(l, run, s, ns_per_cycle);
        play_recorded(l);
        if (!(l->modeled > 0 && l->without > 0))
            l->unknown = "its clusters do not fit the places that were seen";
    }
    free((void *)s);
}

double kpm_launch_crowd(const struct kpm_launch *l)
{
    size_t at_once = l->places.count < l->count ? l->places.count : l->count;
    return l->unknown || !l->sms ? 1 : (double)at_once / (double)l->sms;
}

void kpm_launch_free(struct kpm_launch *l)
{
    free(l->ctas);
    free(l->entry);
    *l = (struct kpm_launch){.unknown = "freed"};
}

/* ---- edits ------------------------------------------------------------------------- */

/* Each CTA's trips by its time. */
static void set_trips(struct kpm_launch *l)
{
    l->trips[0] = INFINITY;
    l->trips[1] = 0;
    for (size_t i = 0; i < l->count; i++) {
        double trips = fmax(1, (l->ctas[i].alone - l->fixed) / l->a_trip);
        l->ctas[i].trips = trips;
        l->trips[0] = fmin(l->trips[0], floor(trips));
        l->trips[1] = fmax(l->trips[1], ceil(trips));
    }
    l->first_more = 0; /* it cannot be told from more trips */
}

void kpm_launch_trips(struct kpm_launch *l, const double *trips, const double *cycles, size_t n)
{
    double mx = 0, my = 0, xx = 0, xy = 0, yy = 0, least = INFINITY, most = 0;
    for (size_t i = 0; i < n; i++) {
        mx += trips[i] / (double)n;
        my += cycles[i] / (double)n;
        least = fmin(least, trips[i]);
        most = fmax(most, trips[i]);
    }
    for (size_t i = 0; i < n; i++) {
        xx += (trips[i] - mx) * (trips[i] - mx);
        xy += (trips[i] - mx) * (cycles[i] - my);
        yy += (cycles[i] - my) * (cycles[i] - my);
    }
    /* Most of what they differ by is the trips. */
    l->unequal = !l->unknown && n >= KPM_LEAST_PAIRS && most - least > 0.02 * most && xy > 0 &&
                 xy * xy > 0.8 * xx * yy;
    if (!l->unequal)
        return;
    l->a_trip = xy / xx;
    l->fixed = my - l->a_trip * mx;
    set_trips(l);
}

/* Of CTAs in the middle nine tenths: more than probes, neighbours or memory make of one work. */
#define APART 1.5

void kpm_launch_trips_of(struct kpm_launch *l, double trips, double cycles, double a_trip)
{
    double *v = kp_alloc((l->count + 1) * sizeof *v);
    for (size_t i = 0; i < l->count; i++)
        v[i] = l->ctas[i].alone;
    double least = kpm_quantile(v, l->count, 0.05), most = kpm_quantile(v, l->count, 0.95);
    free(v);
    l->unequal = !l->unknown && trips >= 1 && a_trip > 0 && most > APART * least;
    if (!l->unequal)
        return;
    l->a_trip = a_trip;
    l->fixed = fmax(0, cycles - a_trip * trips);
    set_trips(l);
}

void kpm_launch_scale(struct kpm_launch *l, double by)
{
    if (l->unknown || !(by > 0) || !isfinite(by))
        return;
    for (size_t i = 0; i < l->count; i++)
        l->ctas[i].alone *= by;
    l->first_more *= by;
    l->fixed *= by;
    l->a_trip *= by;
    play_recorded(l);
}

static double between(const double at[2], const double v[2], double x)
{
    double wide = at[1] - at[0];
    double share = wide > 0 ? fmin(1, fmax(0, (x - at[0]) / wide)) : 0;
    return v[0] + share * (v[1] - v[0]);
}

/* What a CTA of the first wave takes more where its loop waits for no copy: code, and its first
 * operands, come from memory. 1700 to 2600 cycles in 12 kernels on an H200 (doc/findings/model.md);
 * what it is beyond, in kernels that do wait, grows with their trips. */
#define FIRST_START 2200.0

/* Of one CTA. */
static double cycles_after(const struct kpm_launch *l, const struct kpm_change *c,
                           const struct kpm_grid_cta *cta)
{
    double stays = cta->first ? fmin(l->first_more, cta->alone) : 0, own = cta->alone - stays;
    double before = between(c->trips, c->before, cta->trips);
    if (!isnan(c->kept) && stays > FIRST_START)
        stays = FIRST_START + c->kept * (stays - FIRST_START);
    double after = between(c->trips, c->after, cta->trips);
    /* Later ones that find fewer neighbours on their SM are quicker for that, too. */
    if (isnan(c->kept) && l->places.count > l->sms && stays > FIRST_START)
        stays = FIRST_START + (stays - FIRST_START) * after / before;
    /* One that takes so little does nothing of it. */
    if (isnan(c->kept) || own < before / 2)
        return stays + own * after / before;
    return stays + fmax(0, after + c->kept * (own - before));
}

double kpm_launch_after(const struct kpm_launch *l, const struct kpm_change *c)
{
    if (l->unknown || !isfinite(c->after[0]) || !isfinite(c->after[1]) || !(c->before[0] > 0) ||
        !(c->before[1] > 0))
        return NAN;
    double *cycles = kp_realloc(NULL, l->count, sizeof *cycles);
    for (size_t i = 0; i < l->count; i++)
        cycles[i] = cycles_after(l, c, &l->ctas[i]);
    double end = play(l, cycles);
    free(cycles);
    return end;
}
