/* What the launch would take longer if a region began later: what 'kperf run --delay' measures. */
#include "model/edits/edits.h"

#include <math.h>
#include <string.h>

/* From this share of an iteration on, copies are issued for so long that what serves them may hold
 * that up, and a later begin lets it catch up: its service time is not known.  Assumed; of the two
 * loads so that were delayed one took a tenth of it (bag), one 0.65 (held). */
#define ISSUES_LONG 0.5

static bool is_wait(const struct kpm_program *p, size_t role, size_t item)
{
    return p->roles[role].items[item].waited != SIZE_MAX;
}

/* In the gap before it: what is in a region may be slowed by others, and a loop that looks at the
 * clock is not. */
static void delay_one(struct kpm_candidate *c, size_t role, size_t item)
{
    const struct kpm_prole *r = &c->program.roles[role];
    size_t at = kpm_position(r, item), before = r->order[(at ? at : r->count) - 1];
    kpm_candidate_step(c, (struct kpm_op){KPM_OP_IDLE, .role = role, .item = before,
                                          .cycles = KPM_DELAY_CYCLES});
}

/* A delay stands before every visit to the region, in whatever role. */
static void delay_all(struct kpm_candidate *c, const char *region)
{
    const struct kpm_program *p = &c->program;
    for (size_t r = 0; r < p->role_count; r++)
        for (size_t i = 0; i < p->roles[r].count; i++)
            if (strcmp(kpm_region(p, r, i)->name, region) == 0)
                delay_one(c, r, i);
}

static bool is_there(const struct kpm_candidates *c, const char *region)
{
    for (size_t i = 0; i < c->all.n; i++)
        if (strcmp(c->all.v[i].id, region) == 0)
            return true;
    return false;
}

static bool issues_copies(const struct kpm_program *p, size_t role, size_t item)
{
    for (size_t i = 0; i < p->links.n; i++) {
        const struct kpm_link *l = &p->links.v[i];
        if (l->kind == KPM_LOAD && l->from_role == role && l->from == item)
            return true;
    }
    return false;
}

const char *kpm_may_hide(const struct kpm_baseline *b, size_t role, size_t item)
{
    const struct kpm_item *it = &b->program->roles[role].items[item];
    if (b->memory.full || b->residents.memory)
        return "the memory may bound the launch";
    if (!is_wait(b->program, role, item) && issues_copies(b->program, role, item) &&
        b->values[it->stage] >= ISSUES_LONG * b->period)
        return "what serves its copies may be what holds it up";
    return NULL;
}

const char *kpm_region_may_hide(const struct kpm_baseline *b, const char *region)
{
    const struct kpm_program *p = b->program;
    const char *why = NULL;
    for (size_t r = 0; r < p->role_count; r++)
        for (size_t i = 0; i < p->roles[r].count && !why; i++)
            if (strcmp(kpm_region(p, r, i)->name, region) == 0)
                why = kpm_may_hide(b, r, i);
    return why;
}

/* What may hide a delay may hide all of it. */
static void reach_to_nothing(struct kpm_candidate *c)
{
    c->hi = fmax(c->hi, 0);
    c->launch_hi = isnan(c->launch_hi) ? NAN : fmax(c->launch_hi, 0);
}

void kpm_delays(const struct kpm_baseline *b, struct kpm_candidates *out)
{
    const struct kpm_program *p = b->program;
    for (size_t r = 0; r < p->role_count; r++)
        for (size_t i = 0; i < p->roles[r].count; i++) {
            const char *region = kpm_region(p, r, i)->name;
            if (p->roles[r].outside || is_wait(p, r, i) || is_there(out, region) ||
                kpm_candidates_full(out))
                continue;
            struct kpm_candidate *c = kpm_candidate_add(b, out, "delay", kp_strdup(region));
            c->where = kp_asprintf("before %s", region);
            c->argument = kp_strdup("it computes the same");
            delay_all(c, region);
        }
    kpm_rank(b, out);
    for (size_t i = 0; i < out->all.n; i++)
        if (kpm_region_may_hide(b, out->all.v[i].id))
            reach_to_nothing(&out->all.v[i]);
}
