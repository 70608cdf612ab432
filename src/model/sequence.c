/* The steady-state loop of each unit: the repeating cycle of region ids. */
#include "model/model_internal.h"

#include <math.h>

enum {
    LONGEST_CYCLE = 256,  /* spans in an iteration */
    LOOK_AT = 4096,       /* spans looked at for the period */
    DEPTHS = 8,
};

/* ---- the period --------------------------------------------------------------- */

struct fit {
    size_t matches, run, run_start;
};

static struct fit period_fit(const uint32_t *ids, size_t n, size_t p)
{
    struct fit f = {0};
    size_t run = 0;
    for (size_t i = 0; i + p < n; i++) {
        run = ids[i] == ids[i + p] ? run + 1 : 0;
        f.matches += run > 0;
        if (run > f.run) {
            f.run = run;
            f.run_start = i + 1 - run;
        }
    }
    return f;
}

size_t kpm_find_period(const uint32_t *ids, size_t n, size_t *run)
{
    size_t longest = n / 3 < LONGEST_CYCLE ? n / 3 : LONGEST_CYCLE, best = 0;
    struct fit fits[LONGEST_CYCLE + 1];
    for (size_t p = 1; p <= longest; p++) {
        fits[p] = period_fit(ids, n, p);
        if (fits[p].run >= 2 * p && fits[p].matches > best)
            best = fits[p].matches;
    }
    for (size_t p = 1; p <= longest; p++) {
        if (fits[p].run >= 2 * p && fits[p].matches * 100 >= best * 95) {
            *run = fits[p].run_start;
            return p;
        }
    }
    return 0;
}

/* ---- one unit's cycle ----------------------------------------------------------- */

static bool marked(const struct kpt_info *info, uint32_t region)
{
    const struct kpt_region *r = &info->regions[region];
    return r->wait_count || r->arrive_count || r->async_count;
}

static size_t count_in(const uint32_t *cycle, size_t n, uint32_t region)
{
    size_t found = 0;
    for (size_t i = 0; i < n; i++)
        found += cycle[i] == region;
    return found;
}

/* Turns the cycle so that it begins where the loop's source does: at the region
 * of lowest line among those that stand in it once. */
static void turn_to_head(const struct kpt_info *info, uint32_t *cycle, size_t n)
{
    size_t head = 0;
    bool have = false;
    for (size_t i = 0; i < n; i++) {
        if (count_in(cycle, n, cycle[i]) != 1)
            continue;
        if (!have || info->regions[cycle[i]].line < info->regions[cycle[head]].line)
            head = i;
        have = true;
    }
    uint32_t turned[LONGEST_CYCLE];
    for (size_t i = 0; i < n; i++)
        turned[i] = cycle[(head + i) % n];
    memcpy(cycle, turned, n * sizeof *cycle);
}

struct found {
    uint32_t cycle[LONGEST_CYCLE];
    size_t length, marks;
    uint32_t depth;
};

/* The region ids of one nesting depth; their number. */
static size_t ids_at(const struct kpm_unit *u, const struct kpt_info *info, uint32_t depth,
                     uint32_t *ids)
{
    size_t n = 0;
    for (size_t i = u->span_count; i > 0 && n < LOOK_AT; i--) {
        const struct kpm_span *s = &u->spans[i - 1];
        if (s->depth == depth && s->region < info->region_count)
            ids[n++] = s->region;
    }
    for (size_t i = 0; i < n / 2; i++) {
        uint32_t t = ids[i];
        ids[i] = ids[n - 1 - i];
        ids[n - 1 - i] = t;
    }
    return n;
}

/* The depth whose cycle carries the most marks; the outermost among equals. */
static bool find_cycle(const struct kpm_unit *u, const struct kpt_info *info,
                       struct found *out)
{
    uint32_t *ids = kp_alloc(LOOK_AT * sizeof *ids);
    bool have = false;
    for (uint32_t depth = 0; depth < DEPTHS; depth++) {
        struct found f = {.depth = depth};
        size_t run, n = ids_at(u, info, depth, ids);
        f.length = kpm_find_period(ids, n, &run);
        if (!f.length)
            continue;
        memcpy(f.cycle, ids + run, f.length * sizeof *ids);
        for (size_t i = 0; i < f.length; i++)
            f.marks += marked(info, f.cycle[i]);
        if (!have || f.marks > out->marks) {
            turn_to_head(info, f.cycle, f.length);
            *out = f;
            have = true;
        }
    }
    free(ids);
    return have;
}

/* ---- iterations ------------------------------------------------------------------- */

static bool matches(const struct kpm_useq *u, size_t at, const uint32_t *cycle, size_t n)
{
    if (n > u->seq_count - at)
        return false;
    for (size_t i = 0; i < n; i++)
        if (u->seq[at + i].region != cycle[i])
            return false;
    return true;
}

static bool sound(const struct kpm_useq *u, size_t at, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (u->seq[at + i].flags & (KPR_OPEN_START | KPR_OPEN_END))
            return false;
    return true;
}

/* Every place where an iteration begins; `head` stands once in the cycle, or
 * else only whole cycles count. */
static void split_iterations(struct kpm_useq *u, const uint32_t *cycle, size_t n)
{
    KP_VEC(struct kpm_iter) found = {0};
    bool single = count_in(cycle, n, cycle[0]) == 1;
    for (size_t i = 0; i < u->seq_count; i++) {
        bool whole = matches(u, i, cycle, n);
        if (single ? u->seq[i].region != cycle[0] : !whole)
            continue;
        struct kpm_iter it = {.at = i, .period = -1};
        it.regular = whole && sound(u, i, n);
        KP_PUSH(found, it);
        if (whole)
            i += n - 1;
    }
    for (size_t i = 0; i + 1 < found.n; i++) {
        struct kpm_iter *it = &found.v[i];
        const struct kpm_span *next = &u->seq[it[1].at];
        if (it[1].at != it->at + n)
            it->regular = false;
        else if (!(next->flags & KPR_OPEN_START))
            it->period = next->start - u->seq[it->at].start;
    }
    u->iters = found.v;
    u->iter_count = found.n;
}

static size_t regular_count(const struct kpm_useq *u)
{
    size_t n = 0;
    for (size_t i = 0; i < u->iter_count; i++)
        n += u->iters[i].regular;
    return n;
}

static void useq_free(struct kpm_useq *u)
{
    free((void *)(uintptr_t)u->seq);
    free(u->iters);
}

static struct kpm_useq useq_new(const struct kpm_unit *unit, size_t cta,
                                const struct kpt_info *info, struct kpm_touches *touches,
                                const struct kpm_role *role)
{
    struct kpm_useq u = {.cta = cta, .unit = unit->unit, .warp = unit->warp,
                         .whole = unit->lost == 0, .count = unit->count, .all = unit->spans,
                         .all_count = unit->span_count};
    struct kpm_span *seq = kp_realloc(NULL, unit->span_count + 1, sizeof *seq);
    for (size_t i = 0; i < unit->span_count; i++)
        if (unit->spans[i].depth == role->depth && unit->spans[i].region < info->region_count)
            seq[u.seq_count++] = unit->spans[i];
    u.seq = seq;
    split_iterations(&u, role->cycle, role->length);
    kpm_count_peeled(&u, touches, role->cycle, role->length);
    return u;
}

const struct kpm_iter *kpm_iter_find(const struct kpm_useq *u, int64_t index)
{
    int64_t i = index - u->first;
    if (i < 0 || (uint64_t)i >= u->iter_count || !u->iters[i].regular)
        return NULL;
    return &u->iters[i];
}

/* ---- roles ------------------------------------------------------------------------- */

enum { LEAST_ITERATIONS = 3 };

static bool join_role(struct kpm_role *role, const struct kpm_unit *unit, size_t cta,
                      const struct kpt_info *info, struct kpm_touches *touches)
{
    struct kpm_useq u = useq_new(unit, cta, info, touches, role);
    size_t regular = regular_count(&u);
    if (regular < LEAST_ITERATIONS || regular * 2 < u.iter_count) {
        useq_free(&u);
        return false;
    }
    KP_PUSH(role->units, u);
    return true;
}

static struct kpm_role role_new(const struct found *f, const struct kpr_run *run,
                                uint32_t replay_role)
{
    struct kpm_role role = {.length = f->length, .depth = f->depth,
                            .replay_role = replay_role};
    const char *name = replay_role < run->role_count ? run->roles[replay_role].name : "";
    if (*name)
        snprintf(role.name, sizeof role.name, "%s", name);
    else
        snprintf(role.name, sizeof role.name, "role %u", replay_role);
    role.cycle = kp_realloc(NULL, f->length, sizeof *role.cycle);
    memcpy(role.cycle, f->cycle, f->length * sizeof *role.cycle);
    return role;
}

static bool same_cycle(const struct kpm_role *r, const struct found *f)
{
    return r->depth == f->depth && r->length == f->length &&
           memcmp(r->cycle, f->cycle, f->length * sizeof *f->cycle) == 0;
}

static bool place_unit(struct kpm_steady *s, const struct kpr_run *run,
                       struct kpm_touches *touches, const struct kpm_unit *unit, size_t cta)
{
    for (size_t i = 0; i < s->roles.n; i++)
        if (s->roles.v[i].replay_role == unit->role &&
            join_role(&s->roles.v[i], unit, cta, &run->info, touches))
            return true;
    struct found f;
    if (!find_cycle(unit, &run->info, &f))
        return false;
    for (size_t i = 0; i < s->roles.n; i++)
        if (same_cycle(&s->roles.v[i], &f))
            return join_role(&s->roles.v[i], unit, cta, &run->info, touches);
    size_t items = f.length;
    for (size_t i = 0; i < s->roles.n; i++)
        items += s->roles.v[i].length;
    if (s->roles.n == KPM_MAX_ROLES || items > KPM_MAX_ITEMS) {
        s->crowded++;
        return true;
    }
    struct kpm_role role = role_new(&f, run, unit->role);
    if (!join_role(&role, unit, cta, &run->info, touches)) {
        free(role.cycle);
        return false;
    }
    KP_PUSH(s->roles, role);
    return true;
}

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

/* Marks iterations away from the loop's ends; how many. */
static size_t keep_middle(struct kpm_role *r, size_t head, size_t tail)
{
    size_t kept = 0;
    for (size_t i = 0; i < r->units.n; i++) {
        struct kpm_useq *u = &r->units.v[i];
        size_t skip = u->whole ? head : 1;
        size_t end = u->iter_count > tail ? u->iter_count - tail : 0;
        if (end > skip && end - skip >= 4 * WHOLE_PATTERNS)
            skip += (end - skip) % WHOLE_PATTERNS;
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

/* From the records made, where the oldest iterations were lost. */
static void count_trips(struct kpm_role *r)
{
    double *v = kp_alloc((r->units.n + 1) * sizeof *v);
    for (size_t i = 0; i < r->units.n; i++) {
        const struct kpm_useq *u = &r->units.v[i];
        v[i] = u->whole ? (double)u->iter_count
                        : floor((double)u->count / (2.0 * (double)r->length));
    }
    r->trips = kpm_quantile(v, r->units.n, 0.5);
    free(v);
}

/* Iterations at a loop's start and end that are not its steady state. */
struct edges {
    size_t head, tail;
};

/* Drops warm-up and end as long as every role has enough left: what one waits for another does in
 * iterations near by, and of the one that makes most records the ring holds fewest. */
static struct edges find_edges(struct kpm_steady *s)
{
    size_t edge = s->deepest + (size_t)1 < 64 ? s->deepest + (size_t)1 : 64;
    const struct edges tries[] = {{edge < 2 ? 2 : edge, edge < 2 ? 2 : edge}, {2, 1}, {1, 0}};
    size_t at = 0;
    for (size_t r = 0; r < s->roles.n; r++) {
        struct kpm_role *role = &s->roles.v[r];
        size_t want = 4 * (role->units.n ? role->units.n : 1);
        while (at + 1 < KP_COUNT(tries) && keep_middle(role, tries[at].head, tries[at].tail) < want)
            at++;
    }
    return tries[at];
}

static void settle(struct kpm_role *r, struct edges edges)
{
    keep_middle(r, edges.head, edges.tail);
    drop_outliers(r);
    count_trips(r);
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
            useq_free(&role->units.v[i]);
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
    *out = (struct kpm_steady){.deepest = deepest_wait(&run->info)};
    for (size_t c = 0; c < d->ctas.n; c++) {
        for (size_t i = 0; i < d->ctas.v[c].unit_count; i++) {
            const struct kpm_unit *unit = &d->ctas.v[c].units[i];
            spans += unit->span_count;
            if (unit->span_count && !place_unit(out, run, touches, unit, c))
                out->silent++;
        }
    }
    kpm_touches_free(touches);
    struct edges edges = find_edges(out);
    for (size_t r = 0; r < out->roles.n; r++)
        settle(&out->roles.v[r], edges);
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
                 name, LEAST_ITERATIONS);
    kpm_steady_free(out);
    return KP_FAILED;
}

void kpm_steady_free(struct kpm_steady *s)
{
    for (size_t r = 0; r < s->roles.n; r++) {
        for (size_t i = 0; i < s->roles.v[r].units.n; i++)
            useq_free(&s->roles.v[r].units.v[i]);
        free(s->roles.v[r].units.v);
        free(s->roles.v[r].cycle);
    }
    free(s->roles.v);
    s->roles.v = NULL;
    s->roles.n = s->roles.cap = 0;
}
