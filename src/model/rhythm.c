/*
 * Rhythms: groups that share an engine go on as they begin, in step or by turns, and may take
 * longer for an iteration in one way than in another.
 */
#include "model/edits/edits.h"
#include "model/play/queue.h"

#include <math.h>

size_t kpm_shared_role(const struct kpm_program *p)
{
    for (size_t r = 0; r < p->role_count; r++)
        if (kpm_shares_engine(&p->roles[r]))
            return r;
    return SIZE_MAX;
}

/* The lane of its last group. */
static size_t last_group(const struct kpm_program *p, size_t role)
{
    size_t lane = 0;
    for (size_t r = 0; r <= role; r++)
        lane += p->roles[r].outside ? 0 : p->roles[r].groups;
    return lane - 1;
}

static int by_period(const void *a, const void *b)
{
    const struct kpm_rhythm *x = a, *y = b;
    return (x->period > y->period) - (x->period < y->period);
}

static int by_apart(const void *a, const void *b)
{
    const struct kpm_rhythm *x = a, *y = b;
    return (x->apart > y->apart) - (x->apart < y->apart);
}

/* Of n, the shortest period first, one for each rhythm: that in the middle of those that begin
 * so. */
static size_t one_each(struct kpm_rhythm *r, size_t n)
{
    size_t kept = 0;
    for (size_t from = 0, to; from < n; from = to) {
        for (to = from + 1; to < n && r[to].period <= r[from].period * (1 + KPM_REPEATS);)
            to++;
        qsort(r + from, to - from, sizeof *r, by_apart);
        r[kept++] = r[from + (to - from) / 2];
    }
    return kept;
}

size_t kpm_rhythms(const struct kpm_program *p, const double *values, double period,
                   struct kpm_rhythm out[KPM_RHYTHMS])
{
    size_t role = kpm_shared_role(p), lane, n = 0;
    if (!kpm_has_queue(p) || role == SIZE_MAX || !isfinite(period))
        return 0;
    lane = last_group(p, role);
    struct kpm_sim s = kpm_sim_new(p, values);
    double starts[KPM_RHYTHMS], periods[KPM_RHYTHMS];
    for (size_t k = 0; k < KPM_RHYTHMS; k++)
        starts[k] = period * (double)k / KPM_RHYTHMS;
    kpm_sim_periods(&s, lane, starts, KPM_RHYTHMS, KPM_SIM_VARYING, periods);
    kpm_sim_free(&s);
    for (size_t k = 0; k < KPM_RHYTHMS; k++)
        if (isfinite(periods[k]))
            out[n++] = (struct kpm_rhythm){.apart = starts[k], .period = periods[k]};
    qsort(out, n, sizeof *out, by_period);
    return one_each(out, n);
}

/* ---- a pause before one group's loop ------------------------------------------------------- */

/* The warps of its last group, where they are numbered through. */
static bool last_warps(const struct kpm_prole *p, uint32_t *first, uint32_t *last)
{
    const struct kpm_role *role = p->role;
    uint32_t low = UINT32_MAX, each = (uint32_t)(role->units_per_cta / p->groups);
    *last = 0;
    for (size_t i = 0; i < role->units.n; i++) {
        uint32_t warp = role->units.v[i].warp;
        low = warp < low ? warp : low;
        *last = warp > *last ? warp : *last;
    }
    *first = *last + 1 - each;
    return each && *last - low + 1 == role->units_per_cta;
}

static bool in_loops(const struct kpm_solved *m, uint32_t region)
{
    for (size_t r = 0; r < m->program.role_count; r++)
        for (size_t i = 0; i < m->program.roles[r].role->length; i++)
            if (m->program.roles[r].role->cycle[i] == region)
                return true;
    return false;
}

/* The only wait that is in no loop; NULL: there are more or none. */
static const char *wait_before(const struct kpm_solved *m)
{
    const struct kpt_info *info = &m->run->info;
    const char *found = NULL;
    for (size_t i = 0; i < info->region_count; i++) {
        const struct kpt_region *g = &info->regions[i];
        if (!g->wait_count || in_loops(m, (uint32_t)i))
            continue;
        if (found)
            return NULL;
        found = g->name;
    }
    return found;
}

bool kpm_pause_of(const struct kpm_solved *m, struct kpm_pause *out)
{
    size_t role = kpm_shared_role(&m->program);
    out->region = wait_before(m);
    out->longest = 500 * ceil(m->period * 1.5 / 500);
    return role != SIZE_MAX && out->region &&
           last_warps(&m->program.roles[role], &out->first, &out->last);
}

static void describe(const struct kpm_rhythm *to, const struct kpm_baseline *b, const char *role,
                     struct kpm_candidate *c)
{
    const struct kpm_pause *p = &c->pause;
    c->where =
        kp_asprintf("%s: its last group, warps %u to %u, later by a pause before %s, once a CTA; "
                    "by how many cycles is measured: the model does not know",
                    role, p->first, p->last, p->region);
    c->reason =
        kp_asprintf("as played an iteration takes %.0f cycles where the groups begin together, "
                    "%.0f where they begin %.0f apart; half of that is said, since it is not "
                    "known which of its CTAs a pause brings over.  Of 8 attention kernels on "
                    "an H200 a pause tuned at S=4096, B=2 took 1 to 7%% off 7 there, 1 to 10%% "
                    "off all 8 with twice the CTAs, 4 to 13%% at S=8192",
                    b->period, to->period, to->apart);
    c->legal = KPM_LEGAL;
    c->argument =
        kp_strdup("a pause crosses no dependence: every wait, arrive and operation keeps its "
                  "place in its warp");
    c->cost_note =
        kp_asprintf("the pause itself, once a CTA, less what %s hides of it; no memory, no "
                    "register in the loop",
                    p->region);
    c->refuting =
        kp_asprintf("'kperf run --delay=%s@%u..%u=0..%.0f CONFIG.yaml': that none of these "
                    "pauses gains refutes it; with the best, 'kperf apply TRACE %s=CYCLES -o "
                    "new.ptx', 'kperf run --against new.ptx CONFIG.yaml', at each shape that "
                    "matters",
                    p->region, p->first, p->last, p->longest, c->id);
}

void kpm_start_apart(const struct kpm_solved *m, const struct kpm_baseline *b,
                     struct kpm_candidates *out)
{
    struct kpm_rhythm r[KPM_RHYTHMS];
    struct kpm_pause pause;
    size_t n = kpm_rhythms(b->program, b->values, b->period, r);
    if (n < 2 || r[0].period > b->period * (1 - KPM_REPEATS) || !kpm_pause_of(m, &pause))
        return;
    size_t role = kpm_shared_role(b->program);
    struct kpm_candidate *c = kpm_candidate_add(
        b, out, "start-apart",
        kp_asprintf("start-apart:%s@%u..%u", pause.region, pause.first, pause.last));
    c->pause = pause;
    c->program.roles[role].apart = r[0].apart;
    describe(&r[0], b, b->program->roles[role].role->name, c);
}
