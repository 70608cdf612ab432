#include "replay/export/export.h"
#include "replay/meet.h"

#include <math.h>

/* A slope outside this (10 MHz to 100 GHz) is no clock's. */
#define MIN_SLOPE 0.01
#define MAX_SLOPE 100.0
/* The coarsest step that a device's timer is known to have; and the commonest,
 * which is assumed where the readings are too few to tell. */
#define MAX_STEP 1024
#define USUAL_STEP 32

/* Sums of one SM's regression, about its means. */
struct sums {
    double x, y, xx, xy;
    uint32_t n;
};

static bool check_stamp(const struct kpt_stamp *s, const struct kpr_words *words,
                        const char *name)
{
    if (s->clock_exit == 0)
        return true;
    if (s->clock_exit - s->clock_entry < KPR_MAX_CYCLES &&
        s->time_exit - s->time_entry < KPR_MAX_CYCLES)
        return true;
    kp_error("%s: %s %u: its exit lies before its entry", name, words->cta, s->cta);
    return false;
}

/* The next point of the SM's stamps: entries and exits in turn. */
static bool point_at(const struct kpr_fit *fit, const struct kpt_stamp *s, bool exit,
                     struct kpr_point *p)
{
    if (exit && s->clock_exit == 0)
        return false;
    p->cycles = (double)((exit ? s->clock_exit : s->clock_entry) - fit->clock0);
    p->ns = (double)((exit ? s->time_exit : s->time_entry) - fit->time0);
    return true;
}

static struct sums sum_up(const struct kpr_fit *fit, const struct kpt_stamp *const *s, size_t n)
{
    struct sums a = {0};
    struct kpr_point p;
    for (size_t i = 0; i < 2 * n; i++) {
        if (!point_at(fit, s[i / 2], i & 1, &p))
            continue;
        a.x += p.cycles;
        a.y += p.ns;
        a.n++;
    }
    a.x /= a.n;
    a.y /= a.n;
    for (size_t i = 0; i < 2 * n; i++) {
        if (!point_at(fit, s[i / 2], i & 1, &p))
            continue;
        a.xx += (p.cycles - a.x) * (p.cycles - a.x);
        a.xy += (p.cycles - a.x) * (p.ns - a.y);
    }
    return a;
}

static bool usable(double slope)
{
    return slope >= MIN_SLOPE && slope <= MAX_SLOPE; /* false for a NaN */
}

/* The SM's earliest readings; all its others are taken relative to them. */
static bool set_base(struct kpr_fit *fit, const struct kpt_stamp *const *s, size_t n,
                     const struct kpr_words *words, const char *name)
{
    fit->clock0 = s[0]->clock_entry;
    fit->time0 = s[0]->time_entry;
    for (size_t i = 1; i < n; i++) {
        if (s[i]->clock_entry < fit->clock0)
            fit->clock0 = s[i]->clock_entry;
        if (s[i]->time_entry < fit->time0)
            fit->time0 = s[i]->time_entry;
    }
    for (size_t i = 0; i < n; i++) {
        if (s[i]->clock_entry - fit->clock0 < KPR_MAX_CYCLES &&
            s[i]->time_entry - fit->time0 < KPR_MAX_CYCLES)
            continue;
        kp_error("%s: %s %u: its clock jumps between %s", name, words->sm, fit->sm, words->ctas);
        return false;
    }
    return true;
}

/* ---- what the fit leaves open ----------------------------------------------- */

static double clamp(double v, double lo, double hi)
{
    return v < lo ? lo : v > hi ? hi : v;
}

/* cycles and ns between two readings, of which the ns are right to `step`. */
struct stretch {
    double cycles, ns, step;
};

static struct stretch between(struct kpr_point a, struct kpr_point b, double step)
{
    return (struct stretch){b.cycles - a.cycles, b.ns - a.ns, step};
}

static void add_stretch(struct stretch *to, struct stretch s)
{
    to->cycles += s.cycles;
    to->ns += s.ns;
    to->step += s.step;
}

/* Its mean slope and the ends of it; false: it is too short to have one. */
static bool slope_of(struct stretch s, double *lo, double *slope, double *hi)
{
    *slope = s.cycles > 0 ? s.ns / s.cycles : 0;
    *lo = s.cycles > 0 ? (s.ns - s.step) / s.cycles : 0;
    *hi = s.cycles > 0 ? (s.ns + s.step) / s.cycles : 0;
    *lo = *lo > MIN_SLOPE ? *lo : MIN_SLOPE;
    return usable(*slope);
}

/* How much slower the late clock is: the relative growth of the mean slope.
 * False: the readings do not tell. */
static bool compare(struct stretch early, struct stretch late, double *drift, double *error)
{
    double e[3], l[3];
    *drift = *error = NAN;
    if (!slope_of(early, &e[0], &e[1], &e[2]) || !slope_of(late, &l[0], &l[1], &l[2]))
        return false;
    *drift = l[1] / e[1] - 1;
    double up = l[2] / e[0] - l[1] / e[1], down = l[1] / e[1] - l[0] / e[2];
    *error = up > down ? up : down;
    return true;
}

/* p: sorted.  The reading next to the middle divides them. */
static void find_drift(struct kpr_run *run, struct kpr_fit *fit, const struct kpr_point *p,
                       size_t n, struct stretch halves[2])
{
    size_t mid = 0;
    double middle = (p[0].cycles + p[n - 1].cycles) / 2, e[3], l[3];
    for (size_t i = 1; i < n; i++)
        if (fabs(p[i].cycles - middle) < fabs(p[mid].cycles - middle))
            mid = i;
    struct stretch early = between(p[0], p[mid], run->reading_ns);
    struct stretch late = between(p[mid], p[n - 1], run->reading_ns);
    if (!compare(early, late, &fit->drift, &fit->drift_error))
        return;
    add_stretch(&halves[0], early);
    add_stretch(&halves[1], late);
    if (fit->widening_ns == 0)
        return;
    slope_of(early, &e[0], &e[1], &e[2]);
    slope_of(late, &l[0], &l[1], &l[2]);
    fit->slope_lo = fmin(fit->slope_lo, fmin(e[0], l[0]));
    fit->slope_hi = fmax(fit->slope_hi, fmax(e[2], l[2]));
}

/* The slopes of all lines that keep to the n points; where there are none, what the
 * points' mean slope can be, and the rates of their halves, which find_drift adds. */
static void bound_slope(struct kpr_fit *fit, const struct kpr_band *band,
                        const struct kpr_point *p, size_t n)
{
    double lo = band->lo, mean, hi = band->hi;
    if (band->wider > 0)
        slope_of(between(p[0], p[n - 1], band->height), &lo, &mean, &hi);
    fit->slope_lo = fmin(fit->slope, lo > MIN_SLOPE ? lo : MIN_SLOPE);
    fit->slope_hi = fmax(fit->slope, hi);
    fit->widening_ns = band->wider;
}

/* Least squares, held among the lines that keep to all readings if there are any. */
static void fit_line(const struct kpr_run *run, struct kpr_fit *fit, const struct sums *a,
                     const struct kpr_band *band, const struct kpr_point *p, double *origin)
{
    double half = run->reading_ns / 2, top = -INFINITY, bottom = INFINITY;
    bool any = band && band->wider == 0 && usable(band->lo) && usable(band->hi);
    if (any)
        fit->slope = clamp(fit->slope, band->lo, band->hi);
    for (size_t i = 0; i < a->n; i++) {
        double at = p[i].ns - fit->slope * p[i].cycles;
        top = fmax(top, at);
        bottom = fmin(bottom, at);
    }
    *origin = a->y - fit->slope * a->x;
    if (any)
        *origin = clamp(*origin, top - half, bottom + half);
    fit->residual_ns = fmax(top - *origin, *origin - bottom);
    fit->offset_error_ns = fit->residual_ns + half;
}

/* p: room for the SM's points. */
static void finish_fit(struct kpr_run *run, struct kpr_fit *fit, const struct sums *a,
                       double pooled, const struct kpt_stamp *const *s, size_t n,
                       struct kpr_point *p, struct stretch halves[2])
{
    double slope = a->xx > 0 ? a->xy / a->xx : 0, origin;
    struct kpr_band band;
    size_t k = 0;
    for (size_t i = 0; i < 2 * n; i++)
        k += point_at(fit, s[i / 2], i & 1, &p[k]);
    bool own = kpr_band_find(p, k, run->reading_ns, &band) && usable(slope);
    fit->points = a->n;
    fit->slope = own ? slope : pooled;
    fit->drift = fit->drift_error = NAN;
    fit_line(run, fit, a, own ? &band : NULL, p, &origin);
    if (own) {
        bound_slope(fit, &band, p, k);
        find_drift(run, fit, p, k, halves);
    }
    fit->time0 += (uint64_t)llround(origin); /* may go back: wraps as it should */
}

/* An SM without a slope of its own: anything that another SM's may be. */
static void borrow_bounds(struct kpr_run *run)
{
    double lo = INFINITY, hi = 0;
    for (size_t i = 0; i < run->fit_count; i++) {
        const struct kpr_fit *f = &run->fits[i];
        lo = f->slope_hi > 0 ? fmin(lo, f->slope_lo) : lo;
        hi = fmax(hi, f->slope_hi);
    }
    for (size_t i = 0; hi > 0 && i < run->fit_count; i++) {
        struct kpr_fit *f = &run->fits[i];
        if (f->slope_hi > 0)
            continue;
        f->slope_lo = fmin(lo, f->slope);
        f->slope_hi = fmax(hi, f->slope);
    }
}

/* ---- the timer ---------------------------------------------------------------- */

static uint64_t gcd(uint64_t a, uint64_t b)
{
    while (b) {
        uint64_t rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

static uint64_t distance(uint64_t a, uint64_t b)
{
    return a > b ? a - b : b - a;
}

/* All readings are whole steps apart, so the greatest common divisor of their
 * distances is a multiple of the step: with many readings the step itself, with
 * few at worst too much, which only widens the intervals. */
static void find_step(struct kpr_run *run, const struct kpt_stamp *const *s, size_t n)
{
    uint64_t step = 0;
    for (size_t i = 0; i < n && step != 1; i++) {
        step = gcd(distance(s[i]->time_entry, s[0]->time_entry), step);
        if (s[i]->clock_exit)
            step = gcd(distance(s[i]->time_exit, s[0]->time_entry), step);
    }
    run->timer_step_assumed = step == 0 || step > MAX_STEP;
    double usual = run->info.amd.target ? 1000 / run->info.amd.constant_mhz : USUAL_STEP;
    run->timer_step = run->timer_step_assumed ? usual : (double)step;
    run->reading_ns = run->timer_step;
}

/* ---- all SMs ------------------------------------------------------------------ */

static int by_sm(const void *a, const void *b)
{
    const struct kpt_stamp *x = *(const struct kpt_stamp *const *)a;
    const struct kpt_stamp *y = *(const struct kpt_stamp *const *)b;
    if (x->sm != y->sm)
        return x->sm < y->sm ? -1 : 1;
    return x->cta < y->cta ? -1 : x->cta > y->cta;
}

/* Entered CTAs' stamps by SM; every exit checked. */
static const struct kpt_stamp **sorted_stamps(const struct kpr_run *run, const char *name,
                                              size_t *n)
{
    const struct kpt_stamp **s = kp_realloc(NULL, run->stamp_count, sizeof *s);
    *n = 0;
    for (size_t i = 0; i < run->stamp_count; i++) {
        if (!(run->stamps[i].flags & KPT_CTA_ENTERED))
            continue;
        if (!check_stamp(&run->stamps[i], kpr_words(run), name)) {
            free(s);
            return NULL;
        }
        s[(*n)++] = &run->stamps[i];
    }
    qsort(s, *n, sizeof *s, by_sm);
    return s;
}

/* Where each SM's stamps begin; one more entry ends the last. */
static size_t *group_by_sm(const struct kpt_stamp *const *s, size_t n, size_t *groups)
{
    size_t *start = kp_realloc(NULL, n + 1, sizeof *start);
    *groups = 0;
    for (size_t i = 0; i < n; i++)
        if (i == 0 || s[i]->sm != s[i - 1]->sm)
            start[(*groups)++] = i;
    start[*groups] = n;
    return start;
}

static size_t largest_group(const size_t *start, size_t groups)
{
    size_t most = 1;
    for (size_t g = 0; g < groups; g++)
        if (start[g + 1] - start[g] > most)
            most = start[g + 1] - start[g];
    return most;
}

/* Second pass: with the slope of all, for SMs that have none. */
static void finish_fits(struct kpr_run *run, const struct sums *sums, double pooled,
                        const struct kpt_stamp *const *s, const size_t *start, size_t groups)
{
    struct kpr_point *p = kp_realloc(NULL, 2 * largest_group(start, groups), sizeof *p);
    struct stretch halves[2] = {{0, 0, 0}, {0, 0, 0}};
    run->reading_ns = run->timer_step + pooled; /* clocks are whole cycles, too */
    for (size_t g = 0; g < groups; g++)
        finish_fit(run, &run->fits[g], &sums[g], pooled, s + start[g], start[g + 1] - start[g], p,
                   halves);
    compare(halves[0], halves[1], &run->drift, &run->drift_error);
    borrow_bounds(run);
    free(p);
}

static bool fit_groups(struct kpr_run *run, const char *name, const struct kpt_stamp *const *s,
                       const size_t *start, size_t groups)
{
    struct sums *sums = kp_alloc((groups + 1) * sizeof *sums);
    double xx = 0, xy = 0;
    bool ok = true;
    for (size_t g = 0; ok && g < groups; g++) {
        run->fits[g].sm = s[start[g]]->sm;
        ok = set_base(&run->fits[g], s + start[g], start[g + 1] - start[g], kpr_words(run), name);
        if (!ok)
            break;
        sums[g] = sum_up(&run->fits[g], s + start[g], start[g + 1] - start[g]);
        xx += sums[g].xx;
        xy += sums[g].xy;
    }
    if (ok)
        finish_fits(run, sums, xx > 0 && usable(xy / xx) ? xy / xx : 0, s, start, groups);
    free(sums);
    return ok;
}

/* ---- where a CTA is ------------------------------------------------------------- */

const struct kpr_fit *kpr_find_fit(const struct kpr_run *run, uint32_t sm)
{
    size_t lo = 0, hi = run->fit_count;
    while (hi - lo > 1) {
        size_t mid = lo + (hi - lo) / 2;
        if (run->fits[mid].sm <= sm)
            lo = mid;
        else
            hi = mid;
    }
    return &run->fits[lo];
}

/* A CTA's own line.  Where a line keeps to all of the SM's readings, it is that.
 * Where the clock's rate changed, a CTA's own stay still tells its mean rate to a step:
 * the line is the one between its entry and its exit, unless it stayed so short that
 * the SM's rates, as far as they are apart, tell more; then it is the SM's, moved as
 * little as makes it keep to this CTA's readings.  (Clocks that change by 11% in a
 * launch, made for the tests, with a step of 32 ns: CTAs of 2, 20 and 100 us end 46,
 * 401 and 2032 ns off by the SM's line, 15, 12 and 14 this way; on steady clocks the
 * SM's line is off by 0.2 and their own by 12.) */
struct place {
    double entry; /* ns since the fit's time0 */
    double slope, error; /* ns per cycle; relative */
    double entry_error;  /* ns */
};

/* What the mean rate of its stay can be, relative to what it is taken for. */
static double rate_error(const struct kpr_fit *fit, double slope, const struct stretch *stay)
{
    double lo = fit->slope_lo, hi = fit->slope_hi, own[3];
    if (stay && slope_of(*stay, &own[0], &own[1], &own[2])) {
        lo = fit->widening_ns > 0 || own[0] > lo ? own[0] : lo;
        hi = fit->widening_ns > 0 || own[2] < hi ? own[2] : hi;
    }
    return fmax(fmax(hi - slope, slope - lo), 0) / slope;
}

static bool left(const struct kpt_stamp *s)
{
    return s->clock_exit > s->clock_entry;
}

static struct stretch stay_of(const struct kpt_stamp *s, double step)
{
    return (struct stretch){(double)(s->clock_exit - s->clock_entry),
                            (double)(s->time_exit - s->time_entry), step};
}

/* Does the CTA's own stay tell its rate better than the SM's rates do? */
static bool by_itself(const struct kpr_fit *fit, const struct kpt_stamp *s, double step)
{
    double lo, slope, hi;
    return fit->widening_ns > 0 && left(s) && slope_of(stay_of(s, step), &lo, &slope, &hi) &&
           hi - lo < fit->slope_hi - fit->slope_lo;
}

static struct place place_of(const struct kpr_run *run, const struct kpr_fit *fit,
                             const struct kpt_stamp *s)
{
    double half = run->reading_ns / 2, read = (double)(int64_t)(s->time_entry - fit->time0);
    struct stretch stay = stay_of(s, run->reading_ns);
    struct place at = {.slope = fit->slope};
    if (by_itself(fit, s, run->reading_ns)) {
        at.entry = read;
        at.slope = stay.ns / stay.cycles;
    } else {
        at.entry = clamp(fit->slope * (double)(s->clock_entry - fit->clock0), read - half,
                         read + half);
        double end = read + stay.ns - at.entry;
        double own = left(s) ? clamp(at.slope, (end - half) / stay.cycles,
                                     (end + half) / stay.cycles) : at.slope;
        at.slope = usable(own) ? own : at.slope;
    }
    at.entry_error = fabs(at.entry - read) + half;
    at.error = rate_error(fit, at.slope, left(s) ? &stay : NULL);
    return at;
}

/* An SM whose fit has no slope keeps the recorded times of its CTAs. */
static uint64_t entry_time(const struct kpr_run *run, const struct kpr_fit *fit,
                           const struct kpt_stamp *s)
{
    if (fit->slope <= 0)
        return s->time_entry;
    return fit->time0 + (uint64_t)llround(place_of(run, fit, s).entry);
}

/* The launch's zero; all CTAs must lie within reach of it.  Differences are
 * taken first, so that a fit that goes below 0 ns does no harm. */
static bool set_zero(struct kpr_run *run, const char *name)
{
    bool any = false;
    uint64_t origin = 0;
    int64_t first = 0, last = 0;
    for (size_t i = 0; i < run->stamp_count; i++) {
        const struct kpt_stamp *s = &run->stamps[i];
        if (!(s->flags & KPT_CTA_ENTERED))
            continue;
        uint64_t t = entry_time(run, kpr_find_fit(run, s->sm), s);
        origin = any ? origin : t;
        any = true;
        int64_t d = (int64_t)(t - origin);
        first = d < first ? d : first;
        last = d > last ? d : last;
    }
    run->time_zero = origin + (uint64_t)first;
    if (first > -(int64_t)KPR_MAX_CYCLES && last < (int64_t)KPR_MAX_CYCLES &&
        run->time_zero <= INT64_MAX)
        return true;
    kp_error("%s: the times of the %s do not belong to one launch", name, kpr_words(run)->ctas);
    return false;
}

bool kpr_align(struct kpr_run *run, const char *name)
{
    size_t n, groups;
    const struct kpt_stamp **s = sorted_stamps(run, name, &n);
    if (!s)
        return false;
    size_t *start = group_by_sm(s, n, &groups);
    run->fits = kp_alloc((groups + 1) * sizeof *run->fits);
    run->fit_count = groups;
    find_step(run, s, n);
    run->drift = run->drift_error = NAN;
    bool ok = fit_groups(run, name, s, start, groups) && set_zero(run, name);
    if (ok)
        kpr_check_clusters(run, s, n);
    if (ok && kpr_clusters_meet(&run->info))
        kpr_find_lines(run, s, start);
    kpr_find_crowded(run, s, n);
    free(start);
    free(s);
    return ok;
}

/* Without a fit: from this CTA's own entry to the first of its drains. */
static bool own_slope(const struct kpr_run *run, const struct kpt_unit *units, size_t n,
                      struct kpr_cta *cta)
{
    for (size_t i = 0; i < n; i++) {
        struct stretch s = {(double)(units[i].drain_clock_begin - cta->stamp.clock_entry),
                            (double)(units[i].drain_time_begin - cta->stamp.time_entry),
                            run->reading_ns};
        double lo, slope, hi;
        if (!slope_of(s, &lo, &slope, &hi))
            continue;
        cta->ns_per_cycle = slope;
        cta->slope_error = fmax(hi - slope, slope - lo) / slope;
        return true;
    }
    return false;
}

/* The drains' readings are in no fit.  One that lies off the CTA's line says that the
 * rate changed on the way (or that it came late); how much is told by the parts of the
 * stay before and after it, where they are long enough to have a rate. */
static void see_drain(const struct kpr_run *run, const struct kpt_unit *u, struct kpr_cta *cta)
{
    double stay = left(&cta->stamp) ? stay_of(&cta->stamp, 0).cycles : 0;
    double before = (double)(int64_t)(u->drain_clock_begin - cta->stamp.clock_entry);
    double ns = (double)(int64_t)(u->drain_time_begin - run->time_zero) - (double)cta->ns_origin;
    double off = fabs(ns - before * cta->ns_per_cycle);
    double beyond = off - run->reading_ns / 2 - cta->origin_error_ns;
    if (beyond <= 0 || before <= 0)
        return;
    cta->bend_ns = fmax(cta->bend_ns, beyond);
    double part[2] = {before, stay - before};
    for (int i = 0; i < 2; i++)
        if (part[i] > 0 && part[i] >= stay / 8)
            cta->slope_error = fmax(cta->slope_error, (off + run->reading_ns) /
                                                          (part[i] * cta->ns_per_cycle));
}

static void see_drains(struct kpr_run *run, const struct kpt_unit *units, size_t n,
                       struct kpr_cta *cta)
{
    for (size_t i = 0; i < n; i++)
        see_drain(run, &units[i], cta);
    run->bend_ns = fmax(run->bend_ns, cta->bend_ns);
}

static void place_at(const struct kpr_spot *spot, struct kpr_cta *cta)
{
    cta->met = true;
    cta->among_ns = spot->among_ns;
    cta->ns_origin = llround(spot->entry);
    cta->origin_error_ns = spot->entry_error;
    cta->ns_per_cycle = spot->slope;
    cta->slope_error = spot->slope_error;
}

void kpr_place(struct kpr_run *run, const struct kpt_unit *units, size_t n,
               const struct kpr_spot *spot, struct kpr_cta *cta)
{
    const struct kpr_fit *fit = kpr_find_fit(run, cta->stamp.sm);
    if (spot->set) {
        place_at(spot, cta);
        see_drains(run, units, n, cta);
        return;
    }
    cta->ns_origin = (int64_t)(entry_time(run, fit, &cta->stamp) - run->time_zero);
    cta->origin_error_ns = run->reading_ns / 2;
    if (fit->slope > 0) {
        struct place at = place_of(run, fit, &cta->stamp);
        cta->ns_per_cycle = at.slope;
        cta->slope_error = at.error;
        cta->origin_error_ns = at.entry_error;
        see_drains(run, units, n, cta);
        return;
    }
    if (own_slope(run, units, n, cta))
        return;
    cta->ns_per_cycle = cta->slope_error = 1;
    cta->clock_assumed = true;
    run->clock_assumed++;
}
