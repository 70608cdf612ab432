/*
 * From visits to iterations.  A mark's distance counts visits: a unit's n-th wait on a barrier is
 * for the phase that the others' arrives n - distance make.  Iterations are the loops': what a unit
 * did before its loop (loads in a prologue, a peeled turn) puts the two apart, and so does a loop
 * that comes to a barrier more than once in a turn.
 */
#include "model/model_internal.h"

enum { CTAS = 8 }; /* that are looked at */

enum what { WAITS, ARRIVES, ISSUES };

static bool does(const struct kpt_region *r, enum what what, const char *on)
{
    bool is = false;
    for (size_t i = 0; what == WAITS && i < r->wait_count; i++)
        is = is || strcmp(r->waits[i].on, on) == 0;
    for (size_t i = 0; what == ARRIVES && i < r->arrive_count; i++)
        is = is || strcmp(r->arrives[i], on) == 0;
    for (size_t i = 0; i < r->async_count && what != WAITS; i++) {
        const char *arrives = r->asyncs[i].arrives;
        is = is || (what == ARRIVES && arrives && strcmp(arrives, on) == 0) ||
             (what == ISSUES && !arrives && strcmp(r->asyncs[i].name, on) == 0);
    }
    return is;
}

/* Regions that take turns make a phase together, but for those that wait there, too, as replay has
 * it (replay/links.c). */
static size_t group_of(const struct kpt_info *info, const char *on, const uint32_t *v, size_t n)
{
    size_t p = 1;
    while (p < n && v[p] != v[0])
        p++;
    for (size_t i = 0; i < p && p > 1; i++)
        if (does(&info->regions[v[i]], WAITS, on))
            return 1;
    for (size_t i = 0; i + p < n && p > 1; i++)
        if (v[i] != v[i + p])
            return 1;
    return 2 * p <= n ? p : 1;
}

/* Visits of a unit that do it: how many begin before a time, how many there are, in phases. */
struct count {
    int64_t before, total;
};
static struct count count(const struct kpt_info *info, const struct kpm_useq *u, enum what what,
                          const char *on, int64_t time)
{
    struct count c = {0, 0};
    KP_VEC(uint32_t) regions = {0};
    for (size_t i = 0; i < u->all_count; i++) {
        const struct kpm_span *s = &u->all[i];
        if (s->region >= info->region_count || !does(&info->regions[s->region], what, on))
            continue;
        c.before += s->start < time;
        c.total++;
        KP_PUSH(regions, s->region);
    }
    size_t group = what == ARRIVES ? group_of(info, on, regions.v, regions.n) : 1;
    c.before /= (int64_t)group;
    c.total /= (int64_t)group;
    free(regions.v);
    return c;
}

/* The number of the visit that an item is in iteration `index`: index * pace + start; false: it is
 * not so in two that follow each other.  from_end: counted from the last. */
struct line {
    int64_t pace, start;
};
static bool line_of(const struct kpt_info *info, const struct kpm_useq *u, size_t item,
                    enum what what, const char *on, bool from_end, struct line *out)
{
    for (size_t k = u->iter_count; k-- > 1;) {
        if (!u->iters[k].regular || !u->iters[k - 1].regular)
            continue;
        struct count a = count(info, u, what, on, u->seq[u->iters[k - 1].at + item].start);
        struct count b = count(info, u, what, on, u->seq[u->iters[k].at + item].start);
        int64_t index = u->first + (int64_t)k;
        out->pace = b.before - a.before;
        out->start = b.before - (from_end ? b.total : 0) - index * out->pace;
        return out->pace > 0;
    }
    return false;
}

/* Of one unit that waits and one that arrives. */
static bool between(const struct kpt_info *info, const struct kpm_useq *waiter, size_t item,
                    const struct kpt_wait *wait, const struct kpm_useq *source, size_t from,
                    bool own, struct kpm_visits *out)
{
    struct line w, s;
    bool from_end = !own && !(waiter->whole && source->whole);
    if (!line_of(info, waiter, item, own ? ISSUES : WAITS, wait->on, from_end, &w) ||
        !line_of(info, source, from, own ? ISSUES : ARRIVES, wait->on, from_end, &s) ||
        w.pace != s.pace)
        return false;
    /* an operation of its own: the last before the wait, less the distance */
    int64_t apart = w.start - (own ? 1 : 0) - (int64_t)wait->distance - s.start;
    out->from_end = from_end;
    out->meets = apart % s.pace == 0;
    out->distance = -(apart / s.pace);
    return true;
}

/* The first unit of a role in a CTA; NULL: none. */
static const struct kpm_useq *unit_in(const struct kpm_role *r, size_t cta)
{
    size_t n, at = kpm_units_of(r, cta, &n);
    return n ? &r->units.v[at] : NULL;
}

bool kpm_visits_apart(const struct kpm_steady *st, const struct kpt_info *info, size_t role,
                      size_t item, const struct kpt_wait *wait, size_t from_role, size_t from,
                      bool own, struct kpm_visits *out)
{
    const struct kpm_role *waiters = &st->roles.v[role], *sources = &st->roles.v[from_role];
    size_t seen = 0;
    for (size_t i = 0; i < waiters->units.n && seen < CTAS; i++) {
        const struct kpm_useq *u = &waiters->units.v[i];
        const struct kpm_useq *s = own ? u : unit_in(sources, u->cta);
        struct kpm_visits one;
        if (!s || (i && u->cta == waiters->units.v[i - 1].cta) ||
            !between(info, u, item, wait, s, from, own, &one))
            continue;
        if (seen && (one.distance != out->distance || one.meets != out->meets))
            return false;
        *out = one;
        seen++;
    }
    return seen > 0;
}

/* ---- iterations that are numbered alike ----------------------------------------- */

/* The least distance between a wait of one role and what ends it in another; at most 0. */
static int64_t least(const struct kpm_steady *st, const struct kpt_info *info, size_t role)
{
    const struct kpm_role *r = &st->roles.v[role];
    int64_t least = 0;
    struct kpm_visits v = {0};
    for (size_t j = 0; j < r->length; j++) {
        const struct kpt_region *region = &info->regions[r->cycle[j]];
        for (size_t k = 0; k < region->wait_count; k++)
            for (size_t f = 0; f < st->roles.n; f++)
                for (size_t i = 0; f != role && i < st->roles.v[f].length; i++)
                    if (does(&info->regions[st->roles.v[f].cycle[i]], ARRIVES,
                             region->waits[k].on) &&
                        kpm_visits_apart(st, info, role, j, &region->waits[k], f, i, false, &v) &&
                        v.meets && !v.from_end && v.distance < least)
                        least = v.distance;
    }
    return least;
}

void kpm_align_iterations(struct kpm_steady *st, const struct kpt_info *info)
{
    bool again = st->roles.n <= 8; /* more roles than that no kernel has */
    for (size_t n = 0; again && n <= st->roles.n; n++) {
        again = false;
        for (size_t r = 0; r < st->roles.n; r++) {
            int64_t by = least(st, info, r);
            again = again || (by < 0 && by >= -16);
            for (size_t i = 0; by >= -16 && i < st->roles.v[r].units.n; i++)
                st->roles.v[r].units.v[i].first -= by;
        }
    }
}
