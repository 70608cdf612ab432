/*
 * Edits over what no mark tells: an arrive up over work in no region, a wait down over the role's
 * own operation, copies up over the end of a turn.
 */
#include "model/edits/edits.h"

#include <math.h>

/* Of an iteration: less work between a wait and an arrive is not worth a word. */
#define WORTH 0.02

/* "a, b and c" of positions [from, to), which wrap. */
static char *names_of(const struct kpm_program *p, size_t role, size_t from, size_t to)
{
    const struct kpm_prole *r = &p->roles[role];
    struct kp_str s = {0};
    for (size_t i = from; i < to; i++)
        kp_str_addf(&s, "%s%s", s.len ? ", " : "",
                    kpm_region(p, role, r->order[i % r->count])->name);
    return kp_str_detach(&s);
}

/* ---- an arrive behind work in no region ------------------------------------------- */

/* The wait for its slot's load, right before the arrive but for work in no region; SIZE_MAX: it is
 * not that. */
static size_t filled_before(const struct kpm_baseline *b, size_t role, size_t item)
{
    const struct kpm_program *p = b->program;
    const struct kpm_prole *r = &p->roles[role];
    size_t at = kpm_position(r, item);
    if (!at || !kpm_awaits_load(p, role, r->order[at - 1]))
        return SIZE_MAX;
    size_t gap = r->items[r->order[at - 1]].gap;
    bool worth = gap != SIZE_MAX && b->values[gap] > WORTH * b->period;
    return worth ? r->order[at - 1] : SIZE_MAX;
}

void kpm_advance_in_gap(const struct kpm_baseline *b, const struct kpm_link *arrive,
                        struct kpm_candidates *out)
{
    const struct kpm_program *p = b->program;
    size_t role = arrive->from_role, item = arrive->from;
    size_t behind = filled_before(b, role, item);
    const struct kpt_region *region = kpm_region(p, role, item);
    if (behind == SIZE_MAX || region->wait_count || region->async_count)
        return;
    const char *after = kpm_region(p, role, behind)->name;
    struct kpm_candidate *c = kpm_candidate_add(b, out, "advance-arrive",
                                                kp_asprintf("advance-arrive:%s", arrive->on));
    c->where = kp_asprintf("%s: arrive on %s (%s) to just behind the slot's last read, after %s",
                           p->roles[role].role->name, arrive->on, region->name, after);
    c->legal = KPM_NEEDS_PROOF;
    c->argument = kp_asprintf("no mark says where in the work between %s and %s the slot is read "
                              "last; half of what is at stake is said", after, region->name);
    c->cost_note = kp_strdup("registers: what was read stays in them");
    c->motion = (struct kpm_motion){.kind = "advance-arrive", .first = region->name,
                                    .last = region->name, .on = arrive->on, .anchor = after,
                                    .as_far = true};
    c->partly = true;
    for (size_t i = 0; i < p->links.n; i++) {
        const struct kpm_link *l = &p->links.v[i];
        if (l->kind == KPM_ARRIVE && l->from_role == role && l->from == item &&
            strcmp(l->on, arrive->on) == 0)
            kpm_candidate_step(c, (struct kpm_op){KPM_OP_FROM, .link = i, .item = behind});
    }
}

/* ---- an arrive of who does not read the slot ---------------------------------------- */

/* Does the role await a load of what the guard that the arrive ends lets go? */
static bool reads_slot(const struct kpm_program *p, const struct kpm_link *arrive)
{
    size_t from, to;
    kpm_guarded_loads(p, arrive->to_role, arrive->to, &from, &to);
    for (size_t i = 0; i < p->links.n; i++) {
        const struct kpm_link *l = &p->links.v[i];
        size_t at = kpm_position(&p->roles[l->from_role], l->from);
        if (l->kind == KPM_LOAD && l->from_role == arrive->to_role && at >= from && at < to &&
            l->to_role == arrive->from_role)
            return true;
    }
    return from == to; /* what it lets go is not known */
}

/* The role's nearest wait before the item, if work and arrives alone are between them; SIZE_MAX:
 * no, or no work is. */
static size_t wait_before(const struct kpm_program *p, size_t role, size_t item)
{
    const struct kpm_prole *r = &p->roles[role];
    bool work = false;
    for (size_t at = kpm_position(r, item); at > 0; at--) {
        const struct kpt_region *region = kpm_region(p, role, r->order[at - 1]);
        if (region->async_count)
            break;
        if (region->wait_count)
            return work ? r->order[at - 1] : SIZE_MAX;
        work = work || !region->arrive_count;
    }
    return SIZE_MAX;
}

void kpm_advance_unread(const struct kpm_baseline *b, const struct kpm_link *arrive,
                        struct kpm_candidates *out)
{
    const struct kpm_program *p = b->program;
    bool turn = arrive->kind == KPM_TURN;
    size_t role = arrive->from_role, item = arrive->from, behind = wait_before(p, role, item);
    const struct kpm_prole *r = &p->roles[role];
    const struct kpt_region *region = kpm_region(p, role, item);
    if (behind == SIZE_MAX || region->wait_count || region->async_count ||
        (!turn && reads_slot(p, arrive)))
        return;
    const char *after = kpm_region(p, role, behind)->name;
    char *names = names_of(p, role, kpm_position(r, behind) + 1, kpm_position(r, item));
    struct kpm_candidate *c = kpm_candidate_add(b, out, "advance-arrive", turn
        ? kp_asprintf("advance-arrive:%s", arrive->on)
        : kp_asprintf("advance-arrive:%s/%s", arrive->on, r->role->name));
    c->where = kp_asprintf("%s: arrive on %s (%s) to just after %s", r->role->name, arrive->on,
                           region->name, after);
    c->legal = KPM_NEEDS_PROOF;
    c->argument = turn
        ? kp_asprintf("crosses %s: groups may do it at a time; show that they share nothing there",
                      names)
        : kp_asprintf("by the marks %s awaits no load of the slot, so reads none; crosses %s",
                      r->role->name, names);
    c->cost_note = kp_strdup("no memory, no registers");
    c->motion = (struct kpm_motion){.kind = "advance-arrive", .first = region->name,
                                    .last = region->name, .on = arrive->on, .anchor = after};
    kpm_candidate_move(c, role, item, behind, false);
    free(names);
}

/* ---- a wait before the role's own operation ---------------------------------------- */

/* Where the role's next operation of an engine ends that starts behind this position, in the same
 * turn and before it arrives anywhere; r->count: none does. */
static size_t operation_end(const struct kpm_program *p, size_t role, size_t at)
{
    const struct kpm_prole *r = &p->roles[role];
    size_t end = r->count;
    for (size_t i = at + 1; i < r->count; i++) {
        if (kpm_region(p, role, r->order[i])->arrive_count)
            break;
        for (size_t n = 0; n < p->links.n; n++) {
            const struct kpm_link *own = &p->links.v[n];
            if (own->kind == KPM_OWN && own->from_role == role && own->from == r->order[i] &&
                !own->distance && kpm_position(r, own->to) > i)
                end = kpm_position(r, own->to);
        }
        if (end < r->count)
            break;
    }
    return end;
}

/* Does another role arrive for this wait, for which no load is behind it? */
static bool awaits_role(const struct kpm_program *p, size_t role, size_t item)
{
    size_t from, to;
    bool other = false;
    for (size_t i = 0; i < p->links.n; i++) {
        const struct kpm_link *l = &p->links.v[i];
        if (l->to_role == role && l->to == item)
            other = l->kind == KPM_ARRIVE && l->from_role != role;
        if (l->to_role == role && l->to == item && !other)
            return false;
    }
    kpm_guarded_loads(p, role, item, &from, &to);
    for (size_t i = from; i < to; i++)
        if (kpm_has_load(p, role, p->roles[role].order[i]))
            return false;
    return other;
}

void kpm_delay_over_operation(const struct kpm_baseline *b, size_t role, size_t item,
                              struct kpm_candidates *out)
{
    const struct kpm_program *p = b->program;
    const struct kpm_prole *r = &p->roles[role];
    const struct kpt_region *wait = kpm_region(p, role, item);
    size_t at = kpm_position(r, item);
    size_t end = operation_end(p, role, at);
    if (end == r->count || wait->arrive_count || wait->async_count || !awaits_role(p, role, item))
        return;
    size_t arrive;
    if (!kpm_used_behind(b, role, item, r->order[end], &arrive))
        return;
    const char *after = kpm_region(p, role, r->order[end])->name;
    char *names = names_of(p, role, at + 1, end + 1);
    struct kpm_candidate *c = kpm_candidate_add(b, out, "delay-wait",
                                                kp_asprintf("delay-wait:%s", wait->name));
    c->where = kp_asprintf("%s: %s to just after %s", r->role->name, wait->name, after);
    c->legal = KPM_NEEDS_PROOF;
    c->argument = kp_asprintf("crosses %s, which must not use what it waits for", names);
    c->cost_note = kp_strdup("no memory, no registers");
    c->motion = (struct kpm_motion){.kind = "delay-wait", .first = wait->name, .last = wait->name,
                                    .anchor = after};
    kpm_candidate_move(c, role, item, r->order[end], false);
    free(names);
}

/* ---- copies of the role's own, up over the end of a turn ---------------------------- */

const struct kpm_link *kpm_own_copies(const struct kpm_program *p, size_t role, size_t item)
{
    const struct kpt_region *region = kpm_region(p, role, item);
    for (size_t i = 0; i < p->links.n; i++) {
        const struct kpm_link *l = &p->links.v[i];
        if (l->kind != KPM_OWN || l->from_role != role || l->from != item)
            continue;
        for (size_t k = 0; k < region->async_count; k++)
            if (strcmp(region->asyncs[k].name, l->on) == 0 && region->asyncs[k].engine &&
                strcmp(region->asyncs[k].engine, "tensor") != 0)
                return l;
    }
    return NULL;
}

/* Is it something that copies may be started before: no wait, and no copies? */
static bool may_cross(const struct kpm_program *p, size_t role, size_t item)
{
    return !kpm_region(p, role, item)->wait_count && !kpm_has_load(p, role, item) &&
           !kpm_own_copies(p, role, item);
}

void kpm_lose_skew(const struct kpm_baseline *b, size_t role, size_t wait,
                   struct kpm_candidate *c)
{
    const struct kpm_program *p = b->program;
    const struct kpm_prole *r = &p->roles[role];
    size_t at = kpm_position(r, wait) + 1;
    for (size_t i = 0; at < r->count && i < p->links.n; i++) {
        const struct kpm_link *l = &p->links.v[i];
        if (!kpm_meets_itself(l, role) || l->to != r->order[at])
            continue;
        kpm_candidate_step(c, (struct kpm_op){KPM_OP_SHIFT, .link = i,
                                              .cycles = -b->values[l->latency] / 2});
        c->skewed = true;
    }
}

/* Copies for the next turn to before the work of this one that they stand behind; where the turn's
 * numbers begin with them, that is the turn before. */
void kpm_hoist_own(const struct kpm_baseline *b, size_t role, size_t item,
                   struct kpm_candidates *out)
{
    const struct kpm_program *p = b->program;
    const struct kpm_prole *r = &p->roles[role];
    const struct kpm_link *own = kpm_own_copies(p, role, item);
    size_t at = kpm_position(r, item) + r->count, to = at; /* counted on over the turn before */
    while (own && to > at - r->count + 1 && may_cross(p, role, r->order[(to - 1) % r->count]))
        to--;
    if (!own || to == at || r->order[(to - 1) % r->count] == own->to ||
        !kpm_region(p, role, r->order[(to - 1) % r->count])->wait_count)
        return;
    const char *name = kpm_region(p, role, item)->name;
    const char *before = kpm_region(p, role, r->order[to % r->count])->name;
    char *names = names_of(p, role, to, at);
    struct kpm_candidate *c = kpm_candidate_add(b, out, "hoist-load",
                                                kp_asprintf("hoist-load:%s", name));
    c->where = kp_asprintf("%s: %s before %s", r->role->name, name, before);
    c->legal = KPM_NEEDS_PROOF;
    c->argument = kp_asprintf("crosses %s, which must not still use the buffer that it fills; all "
                              "warps that used it have to be past %s", names,
                              kpm_region(p, role, r->order[(to - 1) % r->count])->name);
    c->cost_note = kp_strdup("no memory, no registers");
    c->motion = (struct kpm_motion){.kind = "hoist", .first = name, .last = name, .anchor = before};
    for (size_t i = 0; i < p->links.n && to < r->count; i++) {
        const struct kpm_link *l = &p->links.v[i];
        if (l->kind == KPM_OWN && l->from_role == role && l->from == item)
            kpm_candidate_step(c, (struct kpm_op){KPM_OP_DISTANCE, .link = i, .delta = 1});
    }
    kpm_candidate_move(c, role, item, r->order[to % r->count], true);
    kpm_lose_skew(b, role, own->to, c);
    free(names);
}
