#include "replay/replay_internal.h"

#include <math.h>

/* A slope outside this (10 MHz to 100 GHz) is no clock's. */
#define MIN_SLOPE 0.01
#define MAX_SLOPE 100.0

struct point {
    double cycles, ns; /* since the SM's first entry */
};

/* Sums of one SM's regression, about its means. */
struct sums {
    double x, y, xx, xy;
    uint32_t n;
};

static bool check_stamp(const struct kpt_stamp *s, const char *name)
{
    if (s->clock_exit == 0)
        return true;
    if (s->clock_exit - s->clock_entry < KPR_MAX_CYCLES &&
        s->time_exit - s->time_entry < KPR_MAX_CYCLES)
        return true;
    kp_error("%s: CTA %u: its exit lies before its entry", name, s->cta);
    return false;
}

/* The next point of the SM's stamps: entries and exits in turn. */
static bool point_at(const struct kpr_fit *fit, const struct kpt_stamp *s, bool exit,
                     struct point *p)
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
    struct point p;
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
                     const char *name)
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
        kp_error("%s: SM %u: its clock jumps between CTAs", name, fit->sm);
        return false;
    }
    return true;
}

static void finish_fit(struct kpr_fit *fit, const struct sums *a, double pooled,
                       const struct kpt_stamp *const *s, size_t n)
{
    double slope = a->xx > 0 ? a->xy / a->xx : 0;
    fit->points = a->n;
    fit->slope = usable(slope) ? slope : pooled;
    double origin = a->y - fit->slope * a->x;
    struct point p;
    for (size_t i = 0; i < 2 * n; i++) {
        if (!point_at(fit, s[i / 2], i & 1, &p))
            continue;
        double r = fabs(p.ns - (origin + fit->slope * p.cycles));
        if (r > fit->residual_ns)
            fit->residual_ns = r;
    }
    fit->time0 += (uint64_t)llround(origin); /* may go back: wraps as it should */
}

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
        if (!check_stamp(&run->stamps[i], name)) {
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

static bool fit_groups(struct kpr_run *run, const char *name, double *slope,
                       const struct kpt_stamp *const *s, const size_t *start, size_t groups)
{
    struct sums *sums = kp_alloc((groups + 1) * sizeof *sums);
    double xx = 0, xy = 0;
    bool ok = true;
    for (size_t g = 0; ok && g < groups; g++) {
        run->fits[g].sm = s[start[g]]->sm;
        ok = set_base(&run->fits[g], s + start[g], start[g + 1] - start[g], name);
        if (!ok)
            break;
        sums[g] = sum_up(&run->fits[g], s + start[g], start[g + 1] - start[g]);
        xx += sums[g].xx;
        xy += sums[g].xy;
    }
    *slope = xx > 0 && usable(xy / xx) ? xy / xx : 0;
    for (size_t g = 0; ok && g < groups; g++)
        finish_fit(&run->fits[g], &sums[g], *slope, s + start[g], start[g + 1] - start[g]);
    free(sums);
    return ok;
}

static uint64_t fitted(const struct kpr_fit *fit, uint64_t clock)
{
    return fit->time0 + (uint64_t)llround(fit->slope * (double)(clock - fit->clock0));
}

static const struct kpr_fit *find_fit(const struct kpr_run *run, uint32_t sm)
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

/* An SM whose fit has no slope keeps the recorded times of its CTAs. */
static uint64_t entry_time(const struct kpr_fit *fit, const struct kpt_stamp *s)
{
    return fit->slope > 0 ? fitted(fit, s->clock_entry) : s->time_entry;
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
        uint64_t t = entry_time(find_fit(run, s->sm), s);
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
    kp_error("%s: the CTAs' times do not belong to one launch", name);
    return false;
}

bool kpr_align(struct kpr_run *run, const char *name, double *slope)
{
    size_t n, groups;
    *slope = 0;
    const struct kpt_stamp **s = sorted_stamps(run, name, &n);
    if (!s)
        return false;
    size_t *start = group_by_sm(s, n, &groups);
    run->fits = kp_alloc((groups + 1) * sizeof *run->fits);
    run->fit_count = groups;
    bool ok = fit_groups(run, name, slope, s, start, groups) && set_zero(run, name);
    free(start);
    free(s);
    return ok;
}

/* Without a fit: from this CTA's own entry to the first of its drains. */
static double own_slope(const struct kpt_stamp *s, const struct kpt_unit *units, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        double cycles = (double)(units[i].drain_clock_begin - s->clock_entry);
        double ns = (double)(units[i].drain_time_begin - s->time_entry);
        if (cycles > 0 && usable(ns / cycles))
            return ns / cycles;
    }
    return 0;
}

void kpr_place(struct kpr_run *run, double slope, const struct kpt_unit *units, size_t n,
               struct kpr_cta *cta)
{
    const struct kpr_fit *fit = find_fit(run, cta->stamp.sm);
    cta->ns_origin = (int64_t)(entry_time(fit, &cta->stamp) - run->time_zero);
    cta->ns_per_cycle = fit->slope > 0 ? fit->slope : slope;
    if (cta->ns_per_cycle > 0)
        return;
    cta->ns_per_cycle = own_slope(&cta->stamp, units, n);
    if (cta->ns_per_cycle > 0)
        return;
    cta->ns_per_cycle = 1;
    cta->clock_assumed = true;
    run->clock_assumed++;
}

int64_t kpr_ns(const struct kpr_cta *cta, int64_t cycles)
{
    double ns = (double)cycles * cta->ns_per_cycle;
    return cta->ns_origin + (int64_t)(ns < 0 ? ns - 0.5 : ns + 0.5);
}
