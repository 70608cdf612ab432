/*
 * Rerun: each recorded CTA is played on from where its first iterations left it, as often as it was
 * recorded, and the same iterations are compared.
 *
 * A loop of a few iterations is over before its groups are in their steady state, and groups that
 * share an engine have more than one: what comes of them depends on how they began.
 */
#include "model/play/queue.h"

#include <math.h>

enum { MOST_CTAS = 64, MOST_LANES = 32 };

/* A CTA's lanes and the iterations that they all have. */
struct rerun {
    struct kpm_members lane[MOST_LANES];
    size_t role[MOST_LANES];
    struct kpm_sim_past *past[MOST_LANES];
    size_t lanes;
    int64_t begin, play, end; /* from `begin` on as recorded, from `play` on played */
};

static bool find_lane(const struct kpm_prole *p, size_t role, size_t unit, struct rerun *r)
{
    r->role[r->lanes] = role;
    return kpm_find_members(p, unit, &r->lane[r->lanes++]);
}

static bool find_lanes(const struct kpm_program *p, size_t cta, struct rerun *r)
{
    for (size_t i = 0; i < p->role_count; i++) {
        const struct kpm_prole *role = &p->roles[i];
        size_t unit[KPM_MAX_GROUPS];
        if (role->outside)
            continue;
        if (role->groups > KPM_MAX_GROUPS || kpm_lane_units(role, cta, unit) != role->groups)
            return false;
        for (size_t g = 0; g < role->groups; g++)
            if (r->lanes == MOST_LANES || !find_lane(role, i, unit[g], r))
                return false;
    }
    return r->lanes > 0;
}

/* The first of the iterations that are regular from there on to the last but one. */
static int64_t first_regular(const struct kpm_useq *u)
{
    size_t i = u->iter_count ? u->iter_count - 1 : 0;
    while (i > 0 && u->iters[i - 1].regular)
        i--;
    return u->first + (int64_t)i;
}

/* Was the iteration of any of them in the steady state? */
static bool kept(const struct kpm_members *m, int64_t index)
{
    for (size_t i = 0; i < m->count; i++) {
        const struct kpm_iter *it = kpm_iter_find(m->unit[i], index);
        if (it && it->keep)
            return true;
    }
    return false;
}

/* Those that all have from the first on, nothing before it being lost; those before the steady
 * state are taken as recorded. */
static bool find_span(size_t role, struct rerun *r)
{
    r->begin = INT64_MIN;
    r->end = INT64_MAX;
    for (size_t l = 0; l < r->lanes; l++) {
        for (size_t i = 0; i < r->lane[l].count; i++) {
            const struct kpm_useq *u = r->lane[l].unit[i];
            int64_t first = first_regular(u), last = u->first + (int64_t)u->iter_count;
            if (!u->whole)
                return false;
            r->begin = first > r->begin ? first : r->begin;
            r->end = last < r->end ? last : r->end;
        }
    }
    r->play = r->begin;
    for (size_t l = 0; l < r->lanes; l++)
        while (r->role[l] == role && r->play < r->end && !kept(&r->lane[l], r->play))
            r->play++;
    return r->play + 1 < r->end;
}

static bool fill_past(const struct kpm_program *p, struct rerun *r, struct kpm_sim *s)
{
    size_t pasts = (size_t)(r->play - r->begin);
    struct kpm_sim_past first;
    for (size_t l = 0; l < r->lanes; l++) {
        const struct kpm_prole *role = &p->roles[r->role[l]];
        r->past[l] = kp_realloc(NULL, pasts * role->count + 1, sizeof *r->past[l]);
        if (!kpm_last_of(&r->lane[l], r->begin, role->order[0], &first))
            return false;
        for (size_t k = 0; k < pasts; k++)
            for (size_t j = 0; j < role->count; j++)
                if (!kpm_last_of(&r->lane[l], r->begin + (int64_t)k, role->order[j],
                             &r->past[l][k * role->count + j]))
                    return false;
        s->lanes.v[l].start = first.start;
    }
    s->past = r->past;
    s->pasts = pasts;
    return true;
}

/* The iterations of a role's lanes in the steady state, each from the last start of the group's
 * warps to the next. */
static void compare(const struct kpm_program *p, const struct rerun *r, size_t role,
                    const double *start, struct kpm_rerun *out)
{
    size_t n = (size_t)(r->end - r->begin), item = p->roles[role].order[0];
    struct kpm_sim_past now, next;
    for (size_t l = 0; l < r->lanes; l++) {
        for (int64_t i = r->play; i + 1 < r->end && r->role[l] == role; i++) {
            size_t k = l * n + (size_t)(i - r->begin);
            if (!kept(&r->lane[l], i) || !kpm_last_of(&r->lane[l], i, item, &now) ||
                !kpm_last_of(&r->lane[l], i + 1, item, &next))
                continue;
            out->recorded += next.start - now.start;
            out->played += start[k + 1] - start[k];
            out->iterations++;
        }
    }
}

static void rerun_cta(const struct kpm_program *p, size_t cta, size_t role, struct kpm_sim *s,
                      struct kpm_rerun *out)
{
    struct rerun r = {.lanes = 0};
    double *start = NULL, end;
    if (!find_lanes(p, cta, &r) || !find_span(role, &r))
        return;
    size_t n = (size_t)(r.end - r.begin);
    if (fill_past(p, &r, s) && kpm_sim_play(s, n, &start, &end) == KPM_SIM_OK) {
        compare(p, &r, role, start, out);
        out->ctas++;
    }
    s->drawn += n;
    free(start);
    for (size_t l = 0; l < r.lanes; l++)
        free(r.past[l]);
}

bool kpm_rerun(const struct kpm_program *p, const double *values, size_t role, size_t ctas,
               struct kpm_rerun *out)
{
    struct kpm_sim s = kpm_sim_new(p, values);
    *out = (struct kpm_rerun){0};
    for (size_t c = 0; c < ctas; c += 1 + ctas / MOST_CTAS)
        rerun_cta(p, c, role, &s, out);
    kpm_sim_free(&s);
    return out->iterations > 0 && out->recorded > 0;
}
