/* What the launch would take longer if a region began later: what 'kperf run --delay' measures. */
#include "model/edits.h"

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
}
