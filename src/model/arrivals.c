/*
 * Arrivals: which regions can end a wait, how many iterations lie between, and when the last of
 * them has come.  Clocks of one SM are comparable, so a wait is set against the arrivals of its
 * own CTA.
 */
#include "model/links.h"

#include <math.h>

/* ---- sources ---------------------------------------------------------------------- */

static bool waits_on(const struct kpt_region *r, const char *name)
{
    for (size_t i = 0; i < r->wait_count; i++)
        if (strcmp(r->waits[i].on, name) == 0)
            return true;
    return false;
}

static void add_sources(const struct kpm_program *p, size_t role, size_t item,
                        size_t wait_role, struct kpm_ending *e)
{
    const struct kpt_region *r = kpm_region(p, role, item);
    const char *on = e->wait->on;
    for (size_t i = 0; i < r->arrive_count; i++) {
        /* A region that arrives and waits at one barrier arrives first. */
        struct kpm_source s = {KPM_ARRIVE, role, item, waits_on(r, on), 0, false};
        if (strcmp(r->arrives[i], on) == 0)
            KP_PUSH(e->sources, s);
    }
    for (size_t i = 0; i < r->async_count; i++) {
        const struct kpt_async *a = &r->asyncs[i];
        struct kpm_source load = {KPM_LOAD, role, item, false, 0, false};
        struct kpm_source own = {KPM_OWN, role, item, false, 0, false};
        if (a->arrives && strcmp(a->arrives, on) == 0)
            KP_PUSH(e->sources, load);
        else if (!a->arrives && role == wait_role && strcmp(a->name, on) == 0)
            KP_PUSH(e->sources, own);
    }
}

/* A region that arrives where it waits, as at bar.sync: it waits for the same visit of the others.
 */
static bool meets(const struct kpt_region *r, const struct kpt_wait *wait)
{
    for (size_t i = 0; i < r->arrive_count && !wait->distance; i++)
        if (strcmp(r->arrives[i], wait->on) == 0)
            return true;
    return false;
}

void kpm_find_sources(const struct kpm_program *p, size_t wait_role, size_t wait_item,
                      struct kpm_ending *e)
{
    bool one = meets(kpm_region(p, wait_role, wait_item), e->wait);
    for (size_t r = 0; r < p->role_count; r++)
        for (size_t j = 0; j < p->roles[r].count && !(e->wait->turns && r == wait_role); j++)
            if (!one || r != wait_role || j == wait_item || !meets(kpm_region(p, r, j), e->wait))
                add_sources(p, r, j, wait_role, e);
}

/* ---- arrivals ----------------------------------------------------------------------- */

size_t kpm_units_of(const struct kpm_role *role, size_t cta, size_t *count)
{
    size_t lo = 0, hi = role->units.n;
    while (lo < hi) {
        size_t mid = lo + (hi - lo) / 2;
        if (role->units.v[mid].cta < cta)
            lo = mid + 1;
        else
            hi = mid;
    }
    *count = 0;
    while (lo + *count < role->units.n && role->units.v[lo + *count].cta == cta)
        ++*count;
    return lo;
}

static bool event_time(const struct kpm_useq *u, const struct kpm_source *s, int64_t index,
                       double *out)
{
    const struct kpm_iter *it = kpm_iter_find(u, index);
    if (!it)
        return false;
    const struct kpm_span *span = &u->seq[it->at + s->item];
    *out = (double)(s->from_start ? span->start : span->end);
    return true;
}

bool kpm_source_time(const struct kpm_steady *st, const struct kpm_source *s,
                     const struct kpm_useq *waiter, int64_t index, double *last,
                     double *mean)
{
    double at;
    if (s->kind == KPM_OWN) {
        if (!event_time(waiter, s, index, &at))
            return false;
        *last = *mean = at;
        return true;
    }
    const struct kpm_role *role = &st->roles.v[s->role];
    size_t n, from = kpm_units_of(role, waiter->cta, &n);
    *last = -INFINITY;
    *mean = 0;
    for (size_t i = 0; i < n; i++) {
        if (!event_time(&role->units.v[from + i], s, index, &at))
            return false;
        *last = fmax(*last, at);
        *mean += at / (double)n;
    }
    return n > 0;
}

bool kpm_arrival_time(const struct kpm_steady *st, const struct kpm_ending *e,
                      const struct kpm_useq *waiter, int64_t index, double *out)
{
    double last, mean;
    *out = -INFINITY;
    for (size_t i = 0; i < e->sources.n; i++) {
        const struct kpm_source *s = &e->sources.v[i];
        int64_t of = index - (int64_t)e->wait->distance + kpm_shift_of(e, s);
        if (!kpm_source_time(st, s, waiter, of, &last, &mean))
            return false;
        *out = fmax(*out, last);
    }
    return e->sources.n > 0;
}

/* ---- do the iterations of two roles match? -------------------------------------------- */

static void count_in(const struct kpm_steady *st, const struct kpm_role *role, size_t item,
                     const struct kpm_ending *e, bool steady, uint64_t *seen, uint64_t *bad)
{
    double at;
    for (size_t i = 0; i < role->units.n; i++) {
        const struct kpm_useq *u = &role->units.v[i];
        for (size_t k = 0; k < u->iter_count; k++) {
            const struct kpm_iter *it = &u->iters[k];
            if (!(steady ? it->keep : it->regular) ||
                !kpm_arrival_time(st, e, u, u->first + (int64_t)k, &at))
                continue;
            ++*seen;
            *bad += (double)u->seq[it->at + item].end < at - KPM_TOLERANCE;
        }
    }
}

/* In the steady state; where a ring is too short to show both there, anywhere. */
static void count_violations(const struct kpm_steady *st, const struct kpm_role *role,
                             size_t item, const struct kpm_ending *e, uint64_t *seen,
                             uint64_t *bad)
{
    *seen = *bad = 0;
    count_in(st, role, item, e, true, seen, bad);
    if (!*seen)
        count_in(st, role, item, e, false, seen, bad);
}

void kpm_count_visits(const struct kpm_steady *st, const struct kpm_program *p, size_t role,
                      size_t item, bool from_end, struct kpm_ending *e)
{
    size_t kept = 0;
    for (size_t i = 0; i < e->sources.n; i++) {
        struct kpm_source s = e->sources.v[i];
        struct kpm_visits v = {.meets = true};
        bool told = kpm_visits_apart(st, p->info, role, item, e->wait, s.role, s.item,
                                     s.kind == KPM_OWN, &v);
        /* An own arrive that is behind the wait is not what ends it, whatever the mark says. */
        s.fixed = told && v.meets && s.kind == KPM_ARRIVE && s.role == role &&
                  (s.item < item || v.distance > 0);
        told = told && (from_end || !v.from_end || s.fixed);
        s.shift = told && v.meets ? (int64_t)e->wait->distance - v.distance : 0;
        if (!told || v.meets)
            e->sources.v[kept++] = s;
    }
    if (kept)
        e->sources.n = kept;
}

/* Does a wait end before what its mark says that it is for, as iterations go, and not as visits
 * from the end on do? */
static bool visits_fit_better(const struct kpm_steady *st, const struct kpm_program *p, size_t role,
                              size_t item, const struct kpt_wait *wait)
{
    uint64_t seen = 0, bad = 0;
    struct kpm_ending plain = {.wait = wait}, visits = {.wait = wait};
    kpm_find_sources(p, role, item, &plain);
    kpm_find_sources(p, role, item, &visits);
    kpm_count_visits(st, p, role, item, true, &visits);
    bool differs = false;
    for (size_t i = 0; i < visits.sources.n; i++)
        differs = differs || visits.sources.v[i].shift != 0;
    if (differs)
        count_violations(st, &st->roles.v[role], item, &plain, &seen, &bad);
    bool fits = seen && bad * 20 > seen;
    if (fits)
        count_violations(st, &st->roles.v[role], item, &visits, &seen, &bad);
    free(plain.sources.v);
    free(visits.sources.v);
    return fits && seen && bad * 20 <= seen;
}

bool kpm_visits_are_told(const struct kpm_steady *st, const struct kpm_program *p)
{
    for (size_t r = 0; r < p->role_count; r++)
        for (size_t j = 0; j < p->roles[r].count; j++) {
            const struct kpt_region *region = kpm_region(p, r, j);
            for (size_t k = 0; k < region->wait_count; k++)
                if (visits_fit_better(st, p, r, j, &region->waits[k]))
                    return true;
        }
    return false;
}

/* How many of its last iterations a unit of the role has where records were lost; 0: none were. */
static size_t held(const struct kpm_role *role)
{
    size_t most = 0;
    for (size_t i = 0; i < role->units.n; i++)
        if (!role->units.v[i].whole && role->units.v[i].iter_count > most)
            most = role->units.v[i].iter_count;
    return most;
}

/* No iteration of the trace shows both.  Says which ring would, where it was too short: one that
 * holds the iterations that lie between, and a few more. */
static void note_unseen(const struct kpm_steady *st, const struct kpm_program *p, size_t role,
                        size_t item, const struct kpm_ending *e, struct kpm_notes *notes)
{
    enum { MORE = 4, ROUND = 32 };
    const struct kpm_role *least = NULL;
    const char *region = kpm_region(p, role, item)->name;
    for (size_t i = 0; i < e->sources.n; i++) {
        const struct kpm_role *from = &st->roles.v[e->sources.v[i].role];
        if (held(from) && (!least || held(from) < held(least)))
            least = from;
    }
    double need = least ? ((double)e->wait->distance + MORE) / (double)held(least) : 0;
    if (need <= 1) {
        kpm_note(notes, "no iteration shows both the wait for %s in %s and its arrivals: its time "
                 "is taken as fixed", e->wait->on, region);
        return;
    }
    kpm_note(notes, "no iteration shows both the wait for %s in %s and its arrivals: its time is "
             "taken as fixed; a ring of %u records holds %zu iterations of %s, one of %.0f would "
             "hold enough", e->wait->on, region, p->info->capacity, held(least), least->name,
             ROUND * ceil(p->info->capacity * need / ROUND));
}

/* The ending with its arrivals where they can have come first.  A region that only arrives has done
 * so somewhere between its records: the second may come long after, behind stores that are under
 * way. */
static struct kpm_ending begun(const struct kpm_program *p, const struct kpm_ending *e)
{
    struct kpm_ending first = {.wait = e->wait, .shift = e->shift};
    for (size_t i = 0; i < e->sources.n; i++) {
        struct kpm_source s = e->sources.v[i];
        s.from_start = s.from_start || (s.kind == KPM_ARRIVE &&
                                        !kpm_region(p, s.role, s.item)->wait_count);
        KP_PUSH(first.sources, s);
    }
    return first;
}

void kpm_settle_shift(const struct kpm_steady *st, const struct kpm_program *p,
                      size_t role, size_t item, struct kpm_ending *e, struct kpm_notes *notes)
{
    static const int64_t tries[] = {0, -1, 1, -2, 2, -3, 3, -4, 4};
    uint64_t seen, bad, any = 0;
    struct kpm_ending first = begun(p, e);
    for (size_t i = 0; i < KP_COUNT(tries) && !e->usable; i++) {
        e->shift = tries[i];
        first.shift = tries[i];
        count_violations(st, &st->roles.v[role], item, &first, &seen, &bad);
        e->usable = seen && bad * 20 <= seen;
        any += tries[i] <= 0 ? seen : 0; /* an arrive that comes later may not have been for it */
    }
    free(first.sources.v);
    const char *region = kpm_region(p, role, item)->name;
    if (!e->usable && any)
        kpm_note(notes, "the wait for %s in %s ends before its arrivals at distance %u: the "
                 "marks do not fit the times, its time is taken as fixed",
                 e->wait->on, region, e->wait->distance);
    else if (!e->usable)
        note_unseen(st, p, role, item, e, notes);
    else if (e->shift)
        kpm_note(notes, "the wait for %s in %s fits its arrivals %lld iteration(s) away from "
                 "its mark", e->wait->on, region, (long long)e->shift);
}
