/*
 * Waits: after how long they end behind what ends them, which of them blocked, and what they cost
 * when they need not wait.
 */
#include "model/links.h"

#include <math.h>

/* A barrier found complete costs about this much at most on Hopper; a wait that
 * was never seen shorter has probably always been blocked. */
#define FREE_WAIT 90.0
/* A wait that found its barrier complete can take a second look; one this much longer than what
 * counts as blocked has not. */
#define SURELY 1.5
/* An arrive that came so long before a wait began has been seen by then: a wait that still takes no
 * more than a second look has not been blocked by it.  One that takes longer has, by an arrive that
 * the marks put an iteration off, and the latency makes up for that. */
#define ARRIVE_SEEN 200.0
#define SECOND_LOOK 300.0
/* Of a wait that blocks the slope of its time over how late it begins is -1, of others 0. */
#define BLOCKS (-0.5)
#define EVEN 4.0 /* waits that all begin as late show no slope */

/* ---- floors ----------------------------------------------------------------------------- */

static double shortest(const struct kpm_role *role, size_t item)
{
    double least = INFINITY;
    for (size_t i = 0; i < role->units.n; i++) {
        const struct kpm_useq *u = &role->units.v[i];
        for (size_t k = 0; k < u->iter_count; k++) {
            if (!u->iters[k].regular)
                continue;
            const struct kpm_span *s = &u->seq[u->iters[k].at + item];
            least = fmin(least, (double)(s->end - s->start));
        }
    }
    return fmax(least, 0);
}

static double wait_time(const struct kpm_useq *u, size_t k, size_t item)
{
    const struct kpm_span *s = &u->seq[u->iters[k].at + item];
    return (double)(s->end - s->start);
}

/* The longest from one record to the next where several are stored at once in between, by the
 * calibration; 0: they are stored one by one. */
static double stored_at_once(const struct kpt_info *info)
{
    const json_t *calibration = json_object_get(info->json, "calibration");
    const json_t *warp = json_object_get(json_object_get(calibration, "together"), "warp");
    const json_t *busy = json_object_get(warp, "eight_warps");
    double cost = json_number_value(json_object_get(warp, "record_cost"));
    if (fabs(cost - info->record_cost) > 0.01)
        return 0; /* what this trace's records cost is that of another kind */
    return json_number_value(json_object_get(busy, "p95"));
}

/* The longest that a wait takes that found its barrier complete.  Records that are stored at once
 * are so where the loop waits for its copies. */
static double longest_free(const struct kpm_program *p, const struct kpm_params *params,
                           const struct kpm_ending *e, size_t n)
{
    bool copies = n > 0;
    for (size_t i = 0; i < n; i++)
        copies = copies && e[i].sources.n && e[i].sources.v[0].kind == KPM_LOAD;
    return FREE_WAIT + fmax(params->cost, copies ? stored_at_once(p->info) : 0);
}

/* The floor: the mean of the waits that were not blocked, when there are enough
 * in the steady state; else the shortest seen; else what others needed. */
static void measure_floor(const struct kpm_steady *st, struct kpm_program *p, size_t role,
                          size_t item, double least_elsewhere, double longest,
                          struct kpm_params *params)
{
    const struct kpm_role *r = &st->roles.v[role];
    struct kpm_item *it = &p->roles[role].items[item];
    struct kpm_samples free_waits = kpm_samples_new(st->chunks);
    double free_wait = FREE_WAIT + params->cost;
    double least = shortest(r, item), assumed = fmin(free_wait, least_elsewhere);
    double floor_at = least <= longest ? least : assumed;
    uint64_t total = 0;
    it->blocked_above = floor_at + fmax(KPM_TOLERANCE, floor_at / 2);
    for (size_t i = 0; i < r->units.n; i++) {
        const struct kpm_useq *u = &r->units.v[i];
        for (size_t k = 0; k < u->iter_count; k++) {
            if (!u->iters[k].keep)
                continue;
            total++;
            double t = wait_time(u, k, item);
            if (t <= it->blocked_above)
                kpm_samples_add(&free_waits, kpm_chunk(st, u, k), t);
        }
    }
    it->blocked = total ? 1 - (double)free_waits.values.n / (double)total : 0;
    if (free_waits.values.n >= 3 && free_waits.values.n * 20 >= total) {
        it->stage = kpm_param_mean(params, &free_waits, KPM_MEASURED);
    } else {
        kpm_samples_free(&free_waits);
        if (least <= longest)
            it->stage = kpm_param_constant(params, least, least, least, KPM_MEASURED);
        else
            it->stage = kpm_param_constant(params, assumed, params->cost, free_wait,
                                           KPM_ASSUMED);
    }
    params->all.v[it->stage].records = 1;
}

/* The shortest wait of any item of the program, for those always blocked. */
static double shortest_anywhere(const struct kpm_steady *st, const struct kpm_program *p)
{
    double least = INFINITY;
    for (size_t r = 0; r < p->role_count; r++)
        for (size_t j = 0; j < p->roles[r].count; j++)
            if (kpm_region(p, r, j)->wait_count)
                least = fmin(least, shortest(&st->roles.v[r], j));
    return least;
}

/* ---- latencies ---------------------------------------------------------------------------- */

/* One iteration of a wait: the last arrival gets the sample when it blocked;
 * every arrival's time to the end is a bound. */
static void sample_iteration(const struct kpm_steady *st, const struct kpm_useq *u, size_t k,
                             size_t item, double blocked_above, struct kpm_ending *e, size_t n)
{
    double end = (double)u->seq[u->iters[k].at + item].end, latest = -INFINITY, at;
    struct kpm_ending *last = NULL;
    bool all = true;
    for (size_t i = 0; i < n; i++) {
        if (!e[i].usable)
            continue;
        if (!kpm_arrival_time(st, &e[i], u, u->first + (int64_t)k, &at)) {
            all = false;
            continue;
        }
        if (end - at >= -KPM_TOLERANCE)
            e[i].bound = fmin(e[i].bound, fmax(0, end - at));
        if (u->iters[k].keep) {
            e[i].seen++;
            e[i].total += end - at;
        }
        if (at > latest) {
            latest = at;
            last = &e[i];
        }
    }
    if (last && all && u->iters[k].keep) {
        KP_PUSH(last->since, end - latest);
        KP_PUSH(last->took, wait_time(u, k, item));
        KP_PUSH(last->odd, ((u->first + (int64_t)k) & 1) != 0);
    }
    if (!last || !all || wait_time(u, k, item) <= blocked_above)
        return;
    double began = (double)u->seq[u->iters[k].at + item].start;
    if (last->sources.v[0].kind == KPM_ARRIVE && began - latest > ARRIVE_SEEN &&
        wait_time(u, k, item) < SECOND_LOOK)
        return;
    if (u->iters[k].keep) {
        kpm_samples_add(&last->latency, kpm_chunk(st, u, k), end - latest);
        if (wait_time(u, k, item) > SURELY * blocked_above) {
            kpm_samples_add(&last->surely, kpm_chunk(st, u, k), end - latest);
            KP_PUSH(last->long_waited, wait_time(u, k, item));
        }
        KP_PUSH(last->waited, wait_time(u, k, item));
    } else {
        last->exposed = true;
    }
}

static double quantile_of(const double *v, size_t n, double q)
{
    double *copy = kp_realloc(NULL, n + 1, sizeof *copy);
    if (n)
        memcpy(copy, v, n * sizeof *copy);
    double at = kpm_quantile(copy, n, q);
    free(copy);
    return at;
}

static double spread(const double *v, size_t n)
{
    return quantile_of(v, n, 0.75) - quantile_of(v, n, 0.25);
}

/* By how much longer waits take that begin a cycle later after their arrival; NAN: none does. */
static double slope_of(const double *waited, const double *lag, size_t n)
{
    double mean_lag = 0, mean = 0, both = 0, square = 0;
    for (size_t i = 0; i < n; i++) {
        mean_lag += lag[i] / (double)n;
        mean += waited[i] / (double)n;
    }
    for (size_t i = 0; i < n; i++) {
        both += (lag[i] - mean_lag) * (waited[i] - mean);
        square += (lag[i] - mean_lag) * (lag[i] - mean_lag);
    }
    return square > 0 ? both / square : NAN;
}

/* Were n waits free that began no later than `lag` behind their arrival? */
static bool free_as_early(const struct kpm_ending *e, double above, double lag, size_t n)
{
    size_t as_early = 0;
    for (size_t i = 0; i < e->since.n; i++)
        as_early += e->took.v[i] <= above && e->since.v[i] - e->took.v[i] <= lag;
    return as_early >= n;
}

/* A wait that blocks ends when its arrival lets it, whenever it began: one that begins a cycle
 * later takes a cycle less.  One that took longer than the floor for another reason (a second poll,
 * issue slots that others have) does so whenever it began.  Where all begin as late, the others
 * tell: had the arrival been awaited, none that began then would have been free. */
static bool blocks(const struct kpm_ending *e, const struct kpm_samples *s, const double *waited,
                   double above)
{
    size_t n = s->values.n;
    if (n < 3 || n * 10 < e->seen)
        return false;
    double *lag = kp_realloc(NULL, n, sizeof *lag);
    for (size_t i = 0; i < n; i++)
        lag[i] = s->values.v[i] - waited[i];
    double slope = slope_of(waited, lag, n);
    bool even = spread(lag, n) <= EVEN &&
                !free_as_early(e, above, quantile_of(lag, n, 0.5) + EVEN, n);
    free(lag);
    return even || slope <= BLOCKS || quantile_of(waited, n, 0.5) > SECOND_LOOK;
}

/* How far the mean unit is ahead of the last one, on average. */
static double skew_of(const struct kpm_steady *st, const struct kpm_role *waiters,
                      const struct kpm_ending *e, const struct kpm_source *s)
{
    double sum = 0, n = 0, last, mean;
    if (s->kind == KPM_OWN || st->roles.v[s->role].units_per_cta < 2)
        return 0;
    for (size_t i = 0; i < waiters->units.n; i++) {
        const struct kpm_useq *u = &waiters->units.v[i];
        for (size_t k = 0; k < u->iter_count; k++) {
            int64_t of = u->first + (int64_t)k - (int64_t)e->wait->distance + kpm_shift_of(e, s);
            if (!u->iters[k].keep || !kpm_source_time(st, s, u, of, &last, &mean))
                continue;
            sum += last - mean;
            n++;
        }
    }
    return n > 0 ? sum / n : 0;
}

static struct kpm_samples samples_copy(const struct kpm_samples *s, size_t chunks)
{
    struct kpm_samples c = kpm_samples_new(chunks);
    for (size_t i = 0; i < s->values.n; i++)
        KP_PUSH(c.values, s->values.v[i]);
    memcpy(c.sum, s->sum, chunks * sizeof *s->sum);
    memcpy(c.weight, s->weight, chunks * sizeof *s->weight);
    return c;
}

/* The wait after the loop that drains the operation shows its latency when the
 * waits inside never block. */
static void sample_drain(const struct kpm_steady *st, const struct kpm_program *p,
                         size_t role, const struct kpm_source *s, const char *on,
                         double blocked_above, struct kpm_samples *out)
{
    const struct kpm_role *r = &st->roles.v[role];
    for (size_t i = 0; i < r->units.n; i++) {
        const struct kpm_useq *u = &r->units.v[i];
        if (!u->iter_count || !u->iters[u->iter_count - 1].regular)
            continue;
        size_t at = u->iters[u->iter_count - 1].at;
        double issued = (double)u->seq[at + s->item].end;
        for (size_t k = at + r->length; k < u->seq_count; k++) {
            const struct kpt_region *region = &p->info->regions[u->seq[k].region];
            const struct kpm_span *span = &u->seq[k];
            if (region->wait_count != 1 || strcmp(region->waits[0].on, on) != 0 ||
                region->waits[0].distance != 0)
                continue;
            if ((double)(span->end - span->start) > blocked_above && !(span->flags & KPR_OPEN_END))
                kpm_samples_add(out, kpm_chunk(st, u, u->iter_count - 1),
                                (double)span->end - issued);
            break;
        }
    }
}

/* Waits that are no longer than a second look, nine in ten, for copies that were begun so
 * long before that the slowest had come and been seen: it is arithmetic before them that was not
 * done, and none of them says what the copy takes. */
static void leave_what_had_come(const struct kpm_program *p, const struct kpm_item *it,
                                struct kpm_ending *e)
{
    const struct kpm_source *s = e->sources.n ? &e->sources.v[0] : NULL;
    if (!s || s->kind != KPM_LOAD || !e->since.n)
        return;
    double usual = kpm_usual_copy(kpm_region(p, s->role, s->item), e->wait->on);
    double *lag = kp_realloc(NULL, e->since.n, sizeof *lag);
    for (size_t i = 0; i < e->since.n; i++)
        lag[i] = e->since.v[i] - e->took.v[i];
    double begun = quantile_of(lag, e->since.n, 0.05);
    free(lag);
    if (!(begun > usual + KPM_COPY_MOST + ARRIVE_SEEN) ||
        quantile_of(e->took.v, e->took.n, 0.9) > SECOND_LOOK)
        return;
    for (size_t i = 0; i < e->took.n; i++)
        e->took.v[i] = fmin(e->took.v[i], it->blocked_above);
    e->latency.values.n = e->surely.values.n = e->waited.n = e->long_waited.n = 0;
}

/* Where more than so many times as many waits are as long as a second look takes at most as are
 * longer by as much, they are looks. */
#define LOOKS 1.5

/* Are waits among those that are no longer than a second look that have not been blocked? */
static bool looks(const struct kpm_item *it, const struct kpm_ending *e)
{
    double above = it->blocked_above, wide = SECOND_LOOK - above;
    size_t within = 0, behind = 0;
    for (size_t i = 0; i < e->took.n; i++) {
        within += e->took.v[i] > above && e->took.v[i] <= SECOND_LOOK;
        behind += e->took.v[i] > SECOND_LOOK && e->took.v[i] <= SECOND_LOOK + wide;
    }
    return (double)within > LOOKS * (double)behind;
}

/* Of a copy whose time varies; false: it does not, or not enough is known. */
static bool copy_time(const struct kpm_item *it, const struct kpm_ending *e, double usual,
                      bool alternate, struct kpm_copy_law *law)
{
    double above = it->blocked_above, surely = fmax(above, SECOND_LOOK);
    bool short_ones = blocks(e, &e->latency, e->waited.v, above) &&
                      quantile_of(e->waited.v, e->waited.n, 0.5) <= SECOND_LOOK;
    struct kpm_copies c = {.since = e->since.v, .took = e->took.v, .odd = e->odd.v,
                           .n = e->since.n, .alternate = alternate,
                           .above = short_ones || !looks(it, e) ? above : surely,
                           .surely = short_ones ? above : surely};
    return usual > 0 && kpm_copy_time(&c, usual, law);
}

/* Is it copies of the waiting warp's own that `on` is the name of?  A wait for these takes no
 * second look: one that took longer than the floor was blocked, whenever it began. */
static bool own_copies(const struct kpt_region *from, const char *on)
{
    for (size_t i = 0; i < from->async_count; i++)
        if (strcmp(from->asyncs[i].name, on) == 0)
            return from->asyncs[i].bytes > 0 && !(from->asyncs[i].flops > 0);
    return false;
}

static size_t latency_param(const struct kpm_steady *st, const struct kpm_program *p,
                            size_t role, size_t item, struct kpm_ending *e,
                            const struct kpm_source *s, struct kpm_params *params,
                            struct kpm_link *link)
{
    double skew = skew_of(st, &st->roles.v[role], e, s);
    struct kpm_samples use = {0};
    const struct kpt_region *from = kpm_region(p, s->role, s->item);
    struct kpm_copy_law law = {0};
    double usual = s->kind == KPM_LOAD ? kpm_usual_copy(from, e->wait->on) : NAN;
    link->alternates = s->kind == KPM_LOAD && kpm_copies_alternate(p->info, from, e->wait->on);
    bool copy = copy_time(&p->roles[role].items[item], e, usual, link->alternates, &law);
    double base = law.base, over = law.over;
    double least = fmin(over, KPM_COPY_LEAST), most = fmax(over, KPM_COPY_MOST);
    if (copy)
        link->spread = kpm_param_constant(params, over, least, most, KPM_INFERRED);
    if (copy && law.shaped)
        link->shape = kpm_param_shape(params, law.shape);
    double above = p->roles[role].items[item].blocked_above;
    size_t n = e->latency.values.n;
    if (blocks(e, &e->latency, e->waited.v, above) ||
        (n >= 3 && n * 10 >= e->seen && s->kind == KPM_OWN && own_copies(from, e->wait->on)))
        use = samples_copy(&e->latency, st->chunks);
    else if (blocks(e, &e->surely, e->long_waited.v, above))
        use = samples_copy(&e->surely, st->chunks);
    else if (s->kind == KPM_OWN) {
        use = kpm_samples_new(st->chunks);
        sample_drain(st, p, role, s, e->wait->on, above, &use);
    }
    if (use.values.n) {
        size_t at = kpm_param_mean(params, &use, KPM_INFERRED);
        struct kpm_param *one = &params->all.v[at];
        /* Waits block on the slow ones: the mean over all iterations, in which
         * others had time to spare, is still no less than the true mean. */
        double all = e->seen ? e->total / (double)e->seen : INFINITY;
        one->offset = skew + (copy ? base + over - one->value : fmin(0, all - one->value));
        one->value = one->lo = one->hi = one->value + one->offset;
        one->lo -= copy ? over - least : 0;
        one->hi += copy ? most - over : 0;
        return at;
    }
    kpm_samples_free(&use);
    if (copy)
        return kpm_param_constant(params, base + over + skew, base + least + skew,
                                  base + most + skew, KPM_INFERRED);
    double bound = isfinite(e->bound) ? e->bound : 0;
    return kpm_param_constant(params, bound + skew, 0, bound + skew, KPM_BOUNDED);
}

static void add_links(const struct kpm_steady *st, struct kpm_program *p, size_t role,
                      size_t item, struct kpm_ending *e, struct kpm_params *params)
{
    for (size_t i = 0; i < e->sources.n; i++) {
        const struct kpm_source *s = &e->sources.v[i];
        int64_t distance = (int64_t)e->wait->distance - kpm_shift_of(e, s);
        struct kpm_link link = {.kind = s->kind, .on = e->wait->on, .from_role = s->role,
                                .from = s->item, .to_role = role, .to = item,
                                .from_start = s->from_start, .spread = SIZE_MAX};
        link.distance = distance < 0 ? 0 : (uint32_t)distance;
        link.latency = link.plain = latency_param(st, p, role, item, e, s, params, &link);
        p->roles[role].items[item].blocks |= params->all.v[link.latency].tier != KPM_BOUNDED;
        link.skew = skew_of(st, &st->roles.v[role], e, s);
        link.exposed = e->exposed;
        KP_PUSH(p->links, link);
    }
}

static void measure_wait(const struct kpm_steady *st, struct kpm_program *p, size_t role,
                         size_t item, bool by_visits, double least, struct kpm_params *params,
                         struct kpm_notes *notes)
{
    const struct kpt_region *region = kpm_region(p, role, item);
    const struct kpm_role *r = &st->roles.v[role];
    size_t n = region->wait_count;
    struct kpm_ending *e = kp_alloc((n + 1) * sizeof *e);
    bool resolved = false;
    for (size_t i = 0; i < n; i++) {
        e[i] = (struct kpm_ending){.wait = &region->waits[i], .bound = INFINITY,
                               .latency = kpm_samples_new(st->chunks),
                               .surely = kpm_samples_new(st->chunks)};
        kpm_find_sources(p, role, item, &e[i]);
        kpm_count_visits(st, p, role, item, by_visits, &e[i]);
        if (kpm_takes_turns(p, role, &region->waits[i]))
            e[i].usable = true;
        else if (e[i].sources.n)
            kpm_settle_shift(st, p, role, item, &e[i], notes);
        else
            kpm_note(notes, "no recorded region arrives on %s, which %s waits for: its time "
                     "is taken as fixed", e[i].wait->on, region->name);
        resolved = resolved || e[i].usable;
    }
    if (resolved) {
        measure_floor(st, p, role, item, least, longest_free(p, params, e, n), params);
        for (size_t i = 0; i < r->units.n; i++)
            for (size_t k = 0; k < r->units.v[i].iter_count; k++)
                if (r->units.v[i].iters[k].regular)
                    sample_iteration(st, &r->units.v[i], k, item,
                                     p->roles[role].items[item].blocked_above, e, n);
        for (size_t i = 0; i < n; i++)
            leave_what_had_come(p, &p->roles[role].items[item], &e[i]);
        p->roles[role].items[item].resolved = true;
    }
    for (size_t i = 0; i < n; i++) {
        if (kpm_takes_turns(p, role, &region->waits[i]))
            kpm_add_turn(st, p, role, item, &region->waits[i], params);
        else if (e[i].usable)
            add_links(st, p, role, item, &e[i], params);
        kpm_samples_free(&e[i].latency);
        kpm_samples_free(&e[i].surely);
        free(e[i].waited.v);
        free(e[i].long_waited.v);
        free(e[i].since.v);
        free(e[i].took.v);
        free(e[i].odd.v);
        free(e[i].sources.v);
    }
    free(e);
}

/* ---- links that never blocked ---------------------------------------------------------------- */

static const char *engine_of(const struct kpm_program *p, const struct kpm_link *l)
{
    const struct kpt_region *r = kpm_region(p, l->from_role, l->from);
    for (size_t i = 0; i < r->async_count; i++)
        if (strcmp(l->kind == KPM_OWN ? r->asyncs[i].name
                   : r->asyncs[i].arrives ? r->asyncs[i].arrives : "", l->on) == 0)
            return r->asyncs[i].engine;
    return "";
}

/* Mean of the latencies inferred for links of the same kind and engine, and the
 * range of their samples.  False: there is none. */
static bool alike(const struct kpm_program *p, const struct kpm_params *params,
                  const struct kpm_link *l, double *mean, double *lo, double *hi)
{
    size_t n = 0;
    *mean = 0;
    *lo = INFINITY;
    *hi = 0;
    for (size_t i = 0; i < p->links.n; i++) {
        const struct kpm_link *other = &p->links.v[i];
        const struct kpm_param *v = &params->all.v[other->latency];
        if (other->kind != l->kind || v->tier != KPM_INFERRED ||
            (l->kind != KPM_ARRIVE && strcmp(engine_of(p, other), engine_of(p, l)) != 0))
            continue;
        *mean += v->value;
        *lo = fmin(*lo, fmin(v->p5, v->value));
        *hi = fmax(*hi, fmax(v->p95, v->value));
        n++;
    }
    *mean /= n ? (double)n : 1;
    return n > 0;
}

/* What a load's copy is assumed to take; NAN: it is none of the copy engine's. */
static double copy_of(const struct kpm_program *p, const struct kpm_link *l)
{
    return l->kind == KPM_LOAD ? kpm_usual_copy(kpm_region(p, l->from_role, l->from), l->on) : NAN;
}

/* A link whose waits never block is not critical, so its bound must not be used
 * as if it were its latency: takes what links like it need, else what warm-up
 * shows, else half the bound. */
static void settle_bounds(struct kpm_program *p, struct kpm_params *params)
{
    for (size_t i = 0; i < p->links.n; i++) {
        struct kpm_link *l = &p->links.v[i];
        struct kpm_param *v = &params->all.v[l->latency];
        double mean, lo, hi;
        if (v->tier != KPM_BOUNDED)
            continue;
        if (alike(p, params, l, &mean, &lo, &hi) && mean < v->hi) {
            v->tier = KPM_ASSUMED;
            v->value = mean;
            v->lo = lo;
            v->hi = fmin(v->hi, hi);
        } else if (p->info->tensor_rate > 0 && copy_of(p, l) < v->hi) {
            double room = (v->hi - copy_of(p, l)) / (l->alternates ? KPM_SIM_SLOW : 1);
            double more = fmin(kpm_usual_spread(p->roles[l->from_role].role, p->info),
                               room / KPM_SIM_LONGEST);
            v->value = copy_of(p, l) + more;
            v->lo = more > 0 ? copy_of(p, l) + fmin(more, KPM_COPY_LEAST) : v->lo;
            v->hi = more > 0 ? copy_of(p, l) + KPM_COPY_MOST : v->hi;
            if (more > 0)
                l->spread = kpm_param_constant(params, more, fmin(more, KPM_COPY_LEAST),
                                               KPM_COPY_MOST, KPM_ASSUMED);
        } else if (l->exposed) {
            v->lo = v->hi / 2;
        } else {
            v->value = v->hi / 2;
        }
    }
}

/* Adds what the waits of one item will be set against. */
static void count_arrivals(const struct kpm_steady *s, const struct kpm_program *p, size_t role,
                           size_t item, size_t *links, uint64_t *arrivals)
{
    const struct kpt_region *region = kpm_region(p, role, item);
    uint64_t iterations = 0;
    for (size_t i = 0; i < s->roles.v[role].units.n; i++)
        iterations += s->roles.v[role].units.v[i].iter_count;
    for (size_t i = 0; i < region->wait_count; i++) {
        struct kpm_ending e = {.wait = &region->waits[i]};
        kpm_find_sources(p, role, item, &e);
        *links += e.sources.n;
        *arrivals += e.sources.n * iterations;
        free(e.sources.v);
    }
}

static bool within_limits(const struct kpm_steady *s, const char *name,
                          const struct kpm_program *p)
{
    size_t links = 0;
    uint64_t arrivals = 0;
    for (size_t r = 0; r < p->role_count; r++)
        for (size_t j = 0; j < p->roles[r].count; j++)
            count_arrivals(s, p, r, j, &links, &arrivals);
    if (links <= KPM_MAX_LINKS && arrivals <= KPM_MAX_ARRIVALS)
        return true;
    kp_error("%s: the marks tie waits to %zu arrivals, %llu over all iterations: the model takes "
             "at most %d and %d", name, links, (unsigned long long)arrivals, KPM_MAX_LINKS,
             KPM_MAX_ARRIVALS);
    return false;
}

bool kpm_measure_waits(const struct kpm_steady *s, const char *name, struct kpm_program *program,
                       struct kpm_params *params, struct kpm_notes *notes)
{
    if (!within_limits(s, name, program))
        return false;
    double least = shortest_anywhere(s, program);
    bool by_visits = kpm_visits_are_told(s, program);
    for (size_t r = 0; r < program->role_count; r++)
        for (size_t j = 0; j < program->roles[r].count; j++)
            if (kpm_region(program, r, j)->wait_count)
                measure_wait(s, program, r, j, by_visits, least, params, notes);
    settle_bounds(program, params);
    return true;
}
