/* Edits of the order of loads. */
#include "model/edits/edits.h"

#include <math.h>

static double mean_time(const struct kpm_baseline *b, const struct kpm_item *it)
{
    return b->values[it->waited != SIZE_MAX ? it->waited : it->stage];
}

double kpm_apart(const struct kpm_baseline *b, size_t role, size_t from, size_t to)
{
    const struct kpm_prole *r = &b->program->roles[role];
    double apart = b->values[r->items[r->order[from]].gap];
    for (size_t i = from + 1; i < to; i++)
        apart += mean_time(b, &r->items[r->order[i]]) + b->values[r->items[r->order[i]].gap];
    return apart + mean_time(b, &r->items[r->order[to]]);
}

/* Is the link that of a load by this item? */
static bool loaded_by(const struct kpm_link *l, size_t role, size_t item)
{
    return l->kind == KPM_LOAD && l->from_role == role && l->from == item;
}

/* What the item's load takes, where waits for it showed that; NAN: they did not. */
static double seen_latency(const struct kpm_baseline *b, size_t role, size_t item)
{
    double most = NAN;
    for (size_t i = 0; i < b->program->links.n; i++) {
        const struct kpm_link *l = &b->program->links.v[i];
        if (loaded_by(l, role, item) && b->params->all.v[l->latency].tier == KPM_INFERRED)
            most = fmax(most, b->values[l->latency]);
    }
    return most;
}

/* The load at `to` begins while the bytes of that at `from` still come, and has to wait for these;
 * at the rate at which both come it takes as much less in front of them.  Of the other is known
 * then what it takes alone, if no wait showed it. */
static void leave_shadow(const struct kpm_baseline *b, size_t role, size_t from, size_t to,
                         struct kpm_candidate *c)
{
    const struct kpm_program *p = b->program;
    size_t first = p->roles[role].order[from], second = p->roles[role].order[to];
    double apart = kpm_apart(b, role, from, to), took = seen_latency(b, role, second);
    double bytes = kpm_load_bytes(kpm_region(p, role, first), NULL);
    double both = bytes + kpm_load_bytes(kpm_region(p, role, second), NULL);
    double rate = fmin(KPM_COPY_RATE, both / fmax(1, took + apart - KPM_COPY_BASE));
    double by = fmin(bytes / rate - apart, took); /* nothing comes before it is asked for */
    if (isnan(took) || !(by >= 1))
        return;
    c->assumed = true;
    for (size_t i = 0; i < p->links.n; i++) {
        const struct kpm_link *l = &p->links.v[i];
        double more = KPM_COPY_BASE + bytes / rate - b->values[l->latency];
        if (loaded_by(l, role, second))
            kpm_candidate_step(c, (struct kpm_op){KPM_OP_SHIFT, .link = i, .cycles = -by});
        else if (loaded_by(l, role, first) && isnan(seen_latency(b, role, first)) && more > 0)
            kpm_candidate_step(c, (struct kpm_op){KPM_OP_SHIFT, .link = i, .cycles = more});
    }
}

/* A load with the guards straight before it: positions [from, to). */
static bool load_block(const struct kpm_program *p, size_t role, size_t at, size_t *from,
                       size_t *to)
{
    const struct kpm_prole *r = &p->roles[role];
    size_t i = at;
    while (i < r->count && kpm_is_guard(p, role, r->order[i]) &&
           !kpm_has_load(p, role, r->order[i]))
        i++;
    if (i == r->count || !kpm_has_load(p, role, r->order[i]))
        return false;
    *from = at;
    *to = i + 1;
    return true;
}

void kpm_reorder_loads(const struct kpm_baseline *b, size_t role, struct kpm_candidates *out)
{
    const struct kpm_program *p = b->program;
    const struct kpm_prole *r = &p->roles[role];
    size_t from, mid, again, to;
    for (size_t i = 0; i < r->count; i = mid) {
        mid = i + 1;
        if (!load_block(p, role, i, &from, &mid))
            continue;
        if (mid >= r->count || !load_block(p, role, mid, &again, &to) || kpm_candidates_full(out))
            continue;
        /* One without a wait of its own may rely on the other's. */
        size_t before = to - mid > 1 ? from : mid - 1;
        const char *first = kpm_region(p, role, r->order[mid - 1])->name;
        const char *second = kpm_region(p, role, r->order[to - 1])->name;
        struct kpm_candidate *c = kpm_candidate_add(b, out, "reorder-loads",
                                      kp_asprintf("reorder-loads:%s,%s", second, first));
        c->where = kp_asprintf("%s: %s before %s", r->role->name, second, first);
        c->legal = KPM_LEGAL;
        c->argument = kp_strdup("the loads fill different slots, and each stays behind its "
                                "own wait");
        c->cost_note = kp_strdup("no memory, no registers");
        c->motion = (struct kpm_motion){.kind = "hoist", .last = second,
                                        .first = kpm_region(p, role, r->order[mid])->name,
                                        .anchor = kpm_region(p, role, r->order[before])->name};
        for (size_t k = mid; k < to; k++)
            kpm_candidate_move(c, role, r->order[k], r->order[before], true);
        leave_shadow(b, role, mid - 1, to - 1, c);
    }
}
