/* A barrier that everyone arrives and waits at: arriving is enough, or it can go. */
#include "model/edits/edits.h"

#include <math.h>

/* Does anything but this item arrive, or wait, for what it waits for? */
static bool is_met_alone(const struct kpm_program *p, size_t role, size_t item)
{
    for (size_t i = 0; i < p->links.n; i++) {
        const struct kpm_link *l = &p->links.v[i];
        bool from = l->from_role == role && l->from == item;
        bool to = l->to_role == role && l->to == item;
        if (l->kind == KPM_ARRIVE && from != to)
            return false;
    }
    return true;
}

/* The wait for the role's own copies that stands right before the barrier, which then tells the
 * other warps of them; NULL: none does. */
static const char *tells_of(const struct kpm_program *p, size_t role, size_t item)
{
    const struct kpm_prole *r = &p->roles[role];
    size_t at = kpm_position(r, item);
    for (size_t i = 0; at && i < p->links.n; i++) {
        const struct kpm_link *l = &p->links.v[i];
        if (l->kind == KPM_OWN && l->to_role == role && l->to == r->order[at - 1] &&
            kpm_own_copies(p, role, l->from))
            return kpm_region(p, role, l->to)->name;
    }
    return NULL;
}

/* What warps differ by, and met for at a barrier that goes, they meet for at the next one of the
 * turn: all of it, is taken.  False: there is no other. */
static bool keep_skew(const struct kpm_baseline *b, size_t role, size_t item,
                      struct kpm_candidate *c)
{
    const struct kpm_program *p = b->program;
    const struct kpm_prole *r = &p->roles[role];
    double cycles = 0;
    size_t next = SIZE_MAX, nearest = r->count;
    for (size_t i = 0; i < p->links.n; i++) {
        const struct kpm_link *l = &p->links.v[i];
        if (!kpm_meets_itself(l, role))
            continue;
        size_t behind = kpm_position(r, l->to) + r->count - kpm_position(r, item);
        if (l->to == item)
            cycles = fmax(cycles, b->values[l->latency]);
        else if (behind % r->count < nearest) {
            nearest = behind % r->count;
            next = i;
        }
    }
    if (next == SIZE_MAX)
        return false;
    kpm_candidate_step(c, (struct kpm_op){KPM_OP_SHIFT, .link = next, .cycles = cycles});
    c->assumed = true;
    return true;
}

/* What a barrier is in the way of, where all that meet at it are one role's: it can go. */
static void name_drop(const struct kpm_program *p, size_t role, size_t item, const char *on,
                      struct kpm_candidate *c)
{
    const char *name = kpm_region(p, role, item)->name, *copies = tells_of(p, role, item);
    c->where = kp_asprintf("%s: take %s (on %s) out", p->roles[role].role->name, name, on);
    c->cost_note = kp_strdup("no memory, no registers");
    if (copies) {
        c->legal = KPM_ILLEGAL;
        c->argument = kp_asprintf("%s is for copies of its own warp: behind it the barrier tells "
                                  "the others of them", copies);
        return;
    }
    c->motion = (struct kpm_motion){.kind = "drop-barrier", .first = name, .last = name,
                                    .anchor = name};
    c->argument = kp_asprintf("all that meet at %s are of this role; show that behind it no warp "
                              "reads what another wrote before it, nor writes what another still "
                              "reads, but for what another barrier parts", name);
}

/* A barrier that everyone arrives and waits at, in a role that starts no load
 * behind it: arriving is enough, or nothing, where nobody else waits. */
void kpm_part_barrier(const struct kpm_baseline *b, size_t role, size_t item,
                      struct kpm_candidates *out)
{
    const struct kpm_program *p = b->program;
    const char *on = NULL;
    size_t from, to;
    for (size_t i = 0; i < p->links.n; i++) {
        const struct kpm_link *l = &p->links.v[i];
        if (l->kind == KPM_ARRIVE && l->from_start && l->to_role == role && l->to == item)
            on = l->on;
    }
    kpm_guarded_loads(p, role, item, &from, &to);
    for (size_t i = from; i < to; i++)
        if (kpm_has_load(p, role, p->roles[role].order[i]))
            return;
    if (!on)
        return;
    const char *name = kpm_region(p, role, item)->name;
    bool drops = is_met_alone(p, role, item), moved = false;
    const char *kind = drops ? "drop-barrier" : "split-barrier";
    struct kpm_candidate *c = kpm_candidate_add(b, out, kind,
                                  kp_asprintf("%s:%s/%s", kind, name, p->roles[role].role->name));
    c->legal = KPM_NEEDS_PROOF;
    c->unmeets = true;
    if (drops) {
        name_drop(p, role, item, on, c);
        moved = keep_skew(b, role, item, c);
    } else {
        c->where = kp_asprintf("%s: arrive on %s in %s without waiting",
                               p->roles[role].role->name, on, name);
        c->argument = kp_asprintf("this role starts no load behind %s; show that nothing else of "
                                  "it relies on the wait", name);
        c->cost_note = kp_strdup("a shared-memory barrier (8 bytes a slot) instead of the "
                                 "hardware barrier");
    }
    kpm_candidate_step(c, (struct kpm_op){KPM_OP_SKIP, .role = role, .item = item});
    if (!moved)
        kpm_fetch_stays(b, role, item, c);
    for (size_t i = 0; i < p->links.n; i++)
        if (p->links.v[i].to_role == role && p->links.v[i].to == item)
            kpm_candidate_step(c, (struct kpm_op){KPM_OP_REMOVE, .link = i});
}
