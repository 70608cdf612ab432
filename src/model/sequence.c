/* The steady state: the iterations of each role's loop that its time is taken from. */
#include "model/model_internal.h"

#include <math.h>

/* ---- numbers of iterations --------------------------------------------------------------- */

/* Iterations that end with a whole cycle: a part of one behind the last is what the loop's end
 * was peeled of. */
static size_t ended(const struct kpm_useq *u, size_t length)
{
    size_t n = u->iter_count;
    while (n > 0 && u->seq_count - u->iters[n - 1].at < length)
        n--;
    return n;
}

/* Iterations are counted from the loop's start where nothing was lost in the
 * CTA, and from its end where something was: the newest records survive. */
static void number_iterations(struct kpm_steady *s, size_t ctas)
{
    bool *lost = kp_alloc(ctas + 1);
    for (size_t r = 0; r < s->roles.n; r++)
        for (size_t i = 0; i < s->roles.v[r].units.n; i++)
            if (!s->roles.v[r].units.v[i].whole)
                lost[s->roles.v[r].units.v[i].cta] = true;
    for (size_t r = 0; r < s->roles.n; r++) {
        for (size_t i = 0; i < s->roles.v[r].units.n; i++) {
            struct kpm_useq *u = &s->roles.v[r].units.v[i];
            u->first = lost[u->cta] ? -(int64_t)ended(u, s->roles.v[r].length) : 0;
        }
    }
    free(lost);
}

/* ---- steady state -------------------------------------------------------------------- */

/* A schedule may repeat only every few iterations (a ring of two: every two): a
 * multiple of this many leaves no half of one behind. */
enum { WHOLE_PATTERNS = 12 };

/* Iterations at a loop's start and end that are not its steady state; and, where slow copies and
 * quick ones come by turns, 2: as many of the ones as of the others are left, else 1. */
struct edges {
    size_t head, tail, turns;
};

/* Marks iterations away from the loop's ends; how many. */
static size_t keep_middle(struct kpm_role *r, struct edges e)
{
    size_t kept = 0;
    for (size_t i = 0; i < r->units.n; i++) {
        struct kpm_useq *u = &r->units.v[i];
        size_t skip = u->whole ? e.head : 1;
        size_t end = u->iter_count > e.tail ? u->iter_count - e.tail : 0;
        if (end > skip)
            skip += (end - skip) % (end - skip >= 4 * WHOLE_PATTERNS ? WHOLE_PATTERNS : e.turns);
        for (size_t k = 0; k < u->iter_count; k++) {
            struct kpm_iter *it = &u->iters[k];
            it->keep = it->regular && it->period >= 0 && k >= skip && k < end;
            kept += it->keep;
        }
    }
    return kept;
}

/* Iterations far outside the others' spread (a preempted CTA, a page walk) are
 * dropped; the spread itself, which may be that of a pattern, is not. */
static bool usual(const struct kpm_role *r, double period)
{
    double spread = fmax(r->period_p95 - r->period_p5, r->period_median / 20);
    return period >= r->period_p5 - 2 * spread && period <= r->period_p95 + 2 * spread;
}

static void drop_outliers(struct kpm_role *r)
{
    KP_VEC(double) v = {0};
    for (size_t i = 0; i < r->units.n; i++)
        for (size_t k = 0; k < r->units.v[i].iter_count; k++)
            if (r->units.v[i].iters[k].keep)
                KP_PUSH(v, (double)r->units.v[i].iters[k].period);
    r->period_median = kpm_quantile(v.v, v.n, 0.5);
    r->period_p5 = kpm_quantile(v.v, v.n, 0.05);
    r->period_p95 = kpm_quantile(v.v, v.n, 0.95);
    double span = 0, sum = 0;
    for (size_t i = 0; i < v.n; i++)
        span += v.v[i];
    r->period_span = v.n ? span / (double)v.n : NAN;
    r->kept = 0;
    for (size_t i = 0; i < r->units.n; i++) {
        for (size_t k = 0; k < r->units.v[i].iter_count; k++) {
            struct kpm_iter *it = &r->units.v[i].iters[k];
            double p = (double)it->period;
            it->keep = it->keep && usual(r, p);
            r->kept += it->keep;
            sum += it->keep ? p : 0;
        }
    }
    r->period = r->kept ? sum / (double)r->kept : NAN;
    free(v.v);
}

/* ---- CTAs that keep another rhythm --------------------------------------------------- */

/* Groups that share an engine settle in one of several rhythms, by how they begin: in step, or by
 * turns.  A mean over CTAs of both is the time of neither: those of few are left out. */
struct cta_mean {
    size_t cta, from, to; /* its units [from, to) */
    double mean;          /* of its kept iterations' periods; NAN: none */
};
enum { RHYTHM_CTAS = 5 }; /* of which one is told apart */

static int by_mean(const void *a, const void *b)
{
    const struct cta_mean *x = a, *y = b;
    return (x->mean > y->mean) - (x->mean < y->mean);
}

/* Of each CTA that has kept iterations, sorted; their number. */
static size_t cta_means(const struct kpm_role *r, struct cta_mean *out)
{
    size_t n = 0;
    for (size_t i = 0, from = 0; i < r->units.n; from = i) {
        double sum = 0, count = 0;
        for (; i < r->units.n && r->units.v[i].cta == r->units.v[from].cta; i++) {
            const struct kpm_useq *u = &r->units.v[i];
            for (size_t k = 0; k < u->iter_count; k++) {
                sum += u->iters[k].keep ? (double)u->iters[k].period : 0;
                count += u->iters[k].keep;
            }
        }
        if (count > 0)
            out[n++] = (struct cta_mean){r->units.v[from].cta, from, i, sum / count};
    }
    qsort(out, n, sizeof *out, by_mean);
    return n;
}

/* Where the middle half of a CTA's iterations lies, and three times as much on either side, a
 * tenth of the mean at least: a few at the start are longer in any rhythm. */
static void rhythm_of(const struct kpm_role *r, const struct cta_mean *c, double *lo, double *hi)
{
    KP_VEC(double) v = {0};
    for (size_t i = c->from; i < c->to; i++)
        for (size_t k = 0; k < r->units.v[i].iter_count; k++)
            if (r->units.v[i].iters[k].keep)
                KP_PUSH(v, (double)r->units.v[i].iters[k].period);
    *lo = kpm_quantile(v.v, v.n, 0.25);
    *hi = kpm_quantile(v.v, v.n, 0.75);
    free(v.v);
    double wide = fmax(3 * (*hi - *lo), c->mean / 10);
    *lo -= wide;
    *hi += wide;
}

/* CTAs whose mean lies outside of the rhythm of the one in the middle, where that is that of three
 * in four at least: out[cta]. */
static void find_others(const struct kpm_role *r, size_t ctas, bool *out)
{
    struct cta_mean *m = kp_alloc((ctas + 1) * sizeof *m);
    size_t n = cta_means(r, m), others = 0;
    double lo = 0, hi = INFINITY;
    if (n >= RHYTHM_CTAS)
        rhythm_of(r, &m[n / 2], &lo, &hi);
    for (size_t i = 0; i < n; i++)
        others += m[i].mean < lo || m[i].mean > hi;
    for (size_t i = 0; i < n && others * 4 <= n; i++)
        out[m[i].cta] = out[m[i].cta] || m[i].mean < lo || m[i].mean > hi;
    free(m);
}

/* How many iterations a slow copy and a quick one take together, where copies alternate. */
static size_t turns_of(const struct kpt_info *info)
{
    for (size_t r = 0; r < info->region_count; r++)
        for (size_t i = 0; i < info->regions[r].async_count; i++)
            if (info->regions[r].asyncs[i].arrives &&
                kpm_copies_alternate(info, &info->regions[r], info->regions[r].asyncs[i].arrives))
                return 2;
    return 1;
}

/* Drops warm-up and end as long as every role has enough left: what one waits for another does in
 * iterations near by, and of the one that makes most records the ring holds fewest. */
static struct edges find_edges(struct kpm_steady *s, size_t turns)
{
    size_t edge = s->deepest + (size_t)1 < 64 ? s->deepest + (size_t)1 : 64;
    const struct edges tries[] = {
        {edge < 2 ? 2 : edge, edge < 2 ? 2 : edge, turns}, {2, 1, turns}, {1, 0, turns}};
    size_t at = 0;
    for (size_t r = 0; r < s->roles.n; r++) {
        struct kpm_role *role = &s->roles.v[r];
        size_t want = 4 * (role->units.n ? role->units.n : 1);
        while (at + 1 < KP_COUNT(tries) && keep_middle(role, tries[at]) < want)
            at++;
    }
    return tries[at];
}

static void settle(struct kpm_role *r, struct edges edges, const struct kpt_info *info)
{
    keep_middle(r, edges);
    drop_outliers(r);
    kpm_count_trips(r, info);
    size_t in_cta = 0;
    for (size_t i = 0; i < r->units.n; i++) {
        in_cta = i && r->units.v[i].cta == r->units.v[i - 1].cta ? in_cta + 1 : 1;
        if (in_cta > r->units_per_cta)
            r->units_per_cta = in_cta;
    }
}

static uint32_t deepest_wait(const struct kpt_info *info)
{
    uint32_t deepest = 0;
    for (size_t i = 0; i < info->region_count; i++)
        for (size_t k = 0; k < info->regions[i].wait_count; k++)
            if (info->regions[i].waits[k].distance > deepest)
                deepest = info->regions[i].waits[k].distance;
    return deepest;
}

/* Roles in which no iteration survived are of no use. */
static void drop_empty(struct kpm_steady *s)
{
    size_t kept = 0;
    for (size_t r = 0; r < s->roles.n; r++) {
        struct kpm_role *role = &s->roles.v[r];
        if (role->kept) {
            s->roles.v[kept++] = *role;
            continue;
        }
        for (size_t i = 0; i < role->units.n; i++)
            kpm_useq_free(&role->units.v[i]);
        s->silent += role->units.n;
        free(role->units.v);
        free(role->cycle);
    }
    s->roles.n = kept;
}

enum { FEW_CTAS = 8 };

static void set_chunks(struct kpm_steady *s, size_t ctas)
{
    s->blocks = ctas < FEW_CTAS ? FEW_CTAS : 1;
    s->chunks = (ctas ? ctas : 1) * s->blocks;
    if (s->chunks > KPM_CHUNKS)
        s->chunks = KPM_CHUNKS;
}

size_t kpm_chunk(const struct kpm_steady *s, const struct kpm_useq *u, size_t iter)
{
    size_t block = s->blocks > 1 ? iter * s->blocks / (u->iter_count + 1) : 0;
    return (u->cta * s->blocks + block) % s->chunks;
}

/* Two roles that replay could not name apart get their first region's name. */
static void name_apart(struct kpm_steady *s, const struct kpt_info *info)
{
    for (size_t i = 0; i < s->roles.n; i++) {
        for (size_t k = 0; k < i; k++) {
            struct kpm_role *r = &s->roles.v[i];
            if (strcmp(r->name, s->roles.v[k].name) != 0)
                continue;
            char name[sizeof r->name];
            snprintf(name, sizeof name, "%.30s/%.28s", r->name,
                     info->regions[r->cycle[r->length - 1]].name);
            memcpy(r->name, name, sizeof name);
        }
    }
}

/* What CTAs of another rhythm do is no part of the steady state; their number. */
static size_t drop_others(struct kpm_steady *s, size_t ctas)
{
    bool *other = kp_alloc(ctas + 1);
    size_t n = 0;
    for (size_t r = 0; r < s->roles.n; r++)
        find_others(&s->roles.v[r], ctas, other);
    for (size_t c = 0; c < ctas; c++)
        n += other[c];
    for (size_t r = 0; r < s->roles.n && n; r++) {
        struct kpm_role *role = &s->roles.v[r];
        for (size_t i = 0; i < role->units.n; i++)
            for (size_t k = 0; k < role->units.v[i].iter_count; k++)
                role->units.v[i].iters[k].keep &= !other[role->units.v[i].cta];
        drop_outliers(role);
    }
    free(other);
    return n;
}

int kpm_steady_find(const struct kpm_data *d, const struct kpr_run *run, const char *name,
                    struct kpm_steady *out)
{
    size_t spans = 0;
    struct kpm_touches *touches = kpm_touches_new(&run->info);
    *out = (struct kpm_steady){.deepest = deepest_wait(&run->info),
                               .twos = kpm_by_twos(d, &run->info)};
    for (size_t c = 0; c < d->ctas.n; c++) {
        for (size_t i = 0; i < d->ctas.v[c].unit_count; i++) {
            const struct kpm_unit *unit = &d->ctas.v[c].units[i];
            spans += unit->span_count;
            if (unit->span_count && !kpm_place_unit(out, run, touches, unit, c))
                out->silent++;
        }
    }
    kpm_touches_free(touches);
    struct edges edges = find_edges(out, turns_of(&run->info));
    for (size_t r = 0; r < out->roles.n; r++)
        settle(&out->roles.v[r], edges, &run->info);
    out->others = drop_others(out, d->ctas.n);
    drop_empty(out);
    if (out->roles.n) {
        number_iterations(out, d->ctas.n);
        kpm_align_iterations(out, &run->info);
        set_chunks(out, d->ctas.n);
        name_apart(out, &run->info);
        return KP_OK;
    }
    if (!run->info.region_count)
        kp_error("%s: the trace has no regions: there is nothing to model", name);
    else if (!spans)
        kp_error("%s: no span was recorded or all were lost: there is nothing to model", name);
    else
        kp_error("%s: no unit repeats its regions at least %d times: there is no loop to "
                 "model (a larger ring or a longer shape keeps more iterations)",
                 name, KPM_LEAST_ITERATIONS);
    kpm_steady_free(out);
    return KP_FAILED;
}

void kpm_steady_free(struct kpm_steady *s)
{
    for (size_t r = 0; r < s->roles.n; r++) {
        for (size_t i = 0; i < s->roles.v[r].units.n; i++)
            kpm_useq_free(&s->roles.v[r].units.v[i]);
        free(s->roles.v[r].units.v);
        free(s->roles.v[r].cycle);
    }
    free(s->roles.v);
    s->roles.v = NULL;
    s->roles.n = s->roles.cap = 0;
}
