/* Enumerates the edits worth asking about, each with why it is legal or not. */
#include "model/edits/edits.h"

#include <math.h>

/* ---- advance an arrive --------------------------------------------------------------- */

/* The wait after which the last engine operation that reads the slot has ended:
 * operations issued between the wait for the load that fills it and the next
 * wait for a load.  Its item, or SIZE_MAX. */
static size_t reader_end(const struct kpm_program *p, const struct kpm_link *arrive)
{
    size_t role = arrive->from_role, from, to, last = SIZE_MAX;
    const struct kpm_prole *r = &p->roles[role];
    kpm_guarded_loads(p, arrive->to_role, arrive->to, &from, &to);
    for (size_t i = 0; i < p->links.n; i++) {
        const struct kpm_link *load = &p->links.v[i];
        size_t at = kpm_position(&p->roles[load->from_role], load->from);
        if (load->kind != KPM_LOAD || load->from_role != arrive->to_role ||
            load->to_role != role || at < from || at >= to)
            continue;
        for (size_t k = kpm_position(r, load->to) + 1; k < r->count; k++) {
            if (kpm_awaits_load(p, role, r->order[k]))
                break;
            for (size_t n = 0; n < p->links.n; n++) {
                const struct kpm_link *own = &p->links.v[n];
                if (own->kind == KPM_OWN && own->from_role == role &&
                    own->from == r->order[k] &&
                    (last == SIZE_MAX || kpm_position(r, own->to) > kpm_position(r, last)))
                    last = own->to;
            }
        }
    }
    return last;
}

/* The nearest place before the arrive that is behind one marked thing less. */
static size_t step_back(const struct kpm_program *p, size_t role, size_t item)
{
    const struct kpm_prole *r = &p->roles[role];
    size_t at = kpm_position(r, item);
    if (at == 0 || !kpm_is_plain(kpm_region(p, role, r->order[at - 1])))
        return SIZE_MAX;
    return at >= 2 ? r->order[at - 2] : SIZE_MAX;
}

static void crossing(const struct kpm_program *p, size_t role, size_t from, size_t to,
                     struct kp_str *names, bool *plain)
{
    const struct kpm_prole *r = &p->roles[role];
    *plain = false;
    for (size_t i = from; i < to; i++) {
        const struct kpt_region *region = kpm_region(p, role, r->order[i]);
        kp_str_addf(names, "%s%s", names->len ? ", " : "", region->name);
        *plain = *plain || kpm_is_plain(region);
    }
    if (!names->len)
        kp_str_add(names, "nothing");
}

static void advance_one(const struct kpm_baseline *b, const struct kpm_link *arrive,
                        struct kpm_candidates *out)
{
    const struct kpm_program *p = b->program;
    size_t role = arrive->from_role, item = arrive->from;
    const struct kpm_prole *r = &p->roles[role];
    size_t reader = reader_end(p, arrive), behind = reader;
    if (reader == SIZE_MAX)
        behind = step_back(p, role, item);
    if (behind == SIZE_MAX) {
        kpm_advance_in_gap(b, arrive, out);
        kpm_advance_unread(b, arrive, out);
    }
    if (behind == SIZE_MAX || kpm_position(r, behind) + 1 >= kpm_position(r, item))
        return;
    const struct kpt_region *region = kpm_region(p, role, item);
    const char *after = kpm_region(p, role, behind)->name;
    struct kp_str names = {0};
    bool plain;
    crossing(p, role, kpm_position(r, behind) + 1, kpm_position(r, item), &names, &plain);
    struct kpm_candidate *c = kpm_candidate_add(b, out, "advance-arrive",
                                  kp_asprintf("advance-arrive:%s", arrive->on));
    c->where = kp_asprintf("%s: arrive on %s (%s) to just after %s", r->role->name, arrive->on,
                           region->name, after);
    c->legal = plain || reader == SIZE_MAX ? KPM_NEEDS_PROOF : KPM_LEGAL;
    c->partly = reader == SIZE_MAX && !kpm_used_before(b, role, behind);
    c->argument = c->partly
        ? kp_asprintf("crosses %s, which alone can read the slot: no mark says when it is read "
                      "last; half of what is at stake is said", names.s)
        : reader == SIZE_MAX
        ? kp_asprintf("crosses %s; no mark says what reads the slot: show that nothing after "
                      "%s does", names.s, after)
        : kp_asprintf("by the marks the slot's last reader has ended after %s; crosses %s%s",
                      after, names.s, plain ? ", which must not read it" : "");
    c->cost_note = kp_strdup("no memory, no registers");
    c->motion = (struct kpm_motion){.kind = "advance-arrive", .first = region->name,
                                    .last = region->name, .on = arrive->on, .anchor = after};
    if (!region->wait_count && !region->async_count)
        kpm_candidate_move(c, role, item, behind, false);
    else
        for (size_t i = 0; i < p->links.n; i++)
            if (p->links.v[i].kind == KPM_ARRIVE && p->links.v[i].from_role == role &&
                p->links.v[i].from == item && strcmp(p->links.v[i].on, arrive->on) == 0)
                kpm_candidate_step(c, (struct kpm_op){KPM_OP_FROM, .link = i, .item = behind});
    kp_str_free(&names);
}

static void advance_arrives(const struct kpm_baseline *b, struct kpm_candidates *out)
{
    const struct kpm_program *p = b->program;
    for (size_t i = 0; i < p->links.n; i++) {
        const struct kpm_link *l = &p->links.v[i];
        bool seen = l->kind != KPM_ARRIVE || l->from_start;
        if (l->kind == KPM_TURN && !p->roles[l->from_role].outside && !kpm_candidates_full(out))
            kpm_advance_unread(b, l, out);
        for (size_t k = 0; k < i && !seen; k++)
            seen = p->links.v[k].kind == KPM_ARRIVE && p->links.v[k].from_role == l->from_role &&
                   p->links.v[k].from == l->from && strcmp(p->links.v[k].on, l->on) == 0;
        if (!seen && !p->roles[l->from_role].outside && !p->roles[l->to_role].outside &&
            !kpm_candidates_full(out))
            advance_one(b, l, out);
    }
}

/* ---- depth of a ring ------------------------------------------------------------------- */

/* Does a load fill what these tokens count?  Else they may be of no slots: what waits for them may
 * go on with what was arrived for. */
static bool is_filled(const struct kpm_program *p, const struct kpm_link *l)
{
    size_t from, to;
    if (l->kind != KPM_ARRIVE)
        return true;
    kpm_guarded_loads(p, l->to_role, l->to, &from, &to);
    for (size_t i = from; i < to; i++)
        if (kpm_has_load(p, l->to_role, p->roles[l->to_role].order[i]))
            return true;
    return false;
}

/* A ring of one slot has its barrier at an address that is known, one of more computes it: an
 * arrive takes so many cycles more (11 to 30 without what others take of it, eight arrives of
 * kernels that differ by nothing else; an H200, doc/findings/model.md). */
#define SLOT_ADDRESS 19.0

/* Does the role have operations in flight over the iteration's end?  They hold slots, too. */
static bool in_flight_of(const struct kpm_program *p, size_t role)
{
    for (size_t i = 0; i < p->links.n; i++) {
        const struct kpm_link *l = &p->links.v[i];
        if (l->kind == KPM_OWN && l->to_role == role && l->distance)
            return true;
    }
    return false;
}

static void address_slots(const struct kpm_program *p, const struct kpm_link *l, int delta,
                          struct kpm_candidate *c)
{
    bool one = kpm_slots_of(p, l) == 1, to_one = (int64_t)kpm_slots_of(p, l) + delta == 1;
    if (in_flight_of(p, l->from_role) || !kpm_press_known(p->info))
        return;
    bool seen = l->kind != KPM_ARRIVE || one == to_one;
    for (size_t i = 0; i < p->links.n && &p->links.v[i] != l && !seen; i++)
        seen = p->links.v[i].kind == l->kind && p->links.v[i].from_role == l->from_role &&
               p->links.v[i].from == l->from && strcmp(p->links.v[i].on, l->on) == 0;
    if (!seen)
        kpm_candidate_step(c, (struct kpm_op){KPM_OP_EXTRA, .role = l->from_role, .item = l->from,
                                              .cycles = one ? SLOT_ADDRESS : -SLOT_ADDRESS});
}

/* The role's last arrive on slots in an iteration. */
static size_t last_arrive(const struct kpm_program *p, size_t role)
{
    size_t found = SIZE_MAX, last = 0;
    for (size_t i = 0; i < p->links.n; i++) {
        const struct kpm_link *l = &p->links.v[i];
        size_t at = kpm_position(&p->roles[role], l->from);
        if (l->from_role != role || l->kind != KPM_ARRIVE || !kpm_slots_of(p, l) ||
            (found != SIZE_MAX && at <= last))
            continue;
        found = l->from;
        last = at;
    }
    return found;
}

/* An arrive at an address that has to be computed is put behind arithmetic that it does not need;
 * one at an address that is known is not: in none of 12 codes of kernels with one slot does any
 * stand between the wait and the arrive, in 25 of 42 with more it does.  Where there is one slot it
 * stands behind the iteration's last arrive (0.65 to 0.98 of it; ptxas 13.0,
 * doc/findings/model.md). */
static void arrive_first(const struct kpm_baseline *b, const struct kpm_link *l, int delta,
                         struct kpm_candidate *c)
{
    const struct kpm_program *p = b->program;
    const struct kpm_prole *r = &p->roles[l->from_role];
    size_t at = kpm_position(r, l->from), to = last_arrive(p, l->from_role);
    if (l->kind != KPM_ARRIVE || (int64_t)kpm_slots_of(p, l) + delta != 1 || !at ||
        at == r->count || to == SIZE_MAX || !kpm_press_known(p->info))
        return;
    const struct kpm_item *before = &r->items[r->order[at - 1]];
    double work = before->works ? b->values[before->gap] : 0;
    if (!(work > 0))
        return;
    struct kpm_op less = {KPM_OP_GAP, .role = l->from_role, .item = r->order[at - 1],
                          .cycles = -work};
    struct kpm_op more = {KPM_OP_GAP, .role = l->from_role, .item = to, .cycles = work};
    kpm_candidate_step(c, less);
    kpm_candidate_step(c, more);
}

static void deepen(const struct kpm_baseline *b, const struct kpm_link *l, int delta,
                   struct kpm_candidates *out)
{
    const struct kpm_program *p = b->program;
    double slot = kpm_slot_bytes(p, l);
    if ((int64_t)l->distance + delta < 0 || (int64_t)kpm_slots_of(p, l) + delta < 1)
        return;
    struct kpm_candidate *c = kpm_candidate_add(b, out, "ring-depth",
                                  kp_asprintf("ring-depth:%s%+d", l->on, delta));
    c->where = kp_asprintf("ring of %s: %d slot%s %s (distance %u to %d)", l->on, abs(delta),
                           abs(delta) > 1 ? "s" : "", delta > 0 ? "more" : "fewer",
                           l->distance, (int)l->distance + delta);
    c->shared_bytes = slot * delta;
    c->legal = KPM_LEGAL;
    if (delta > 0 && !isnan(b->shared_free) && c->shared_bytes > b->shared_free) {
        c->legal = KPM_ILLEGAL;
        c->argument = kp_asprintf("needs %.0f bytes of shared memory more, %.0f are free",
                                  c->shared_bytes, b->shared_free);
    } else if (delta > 0 && !is_filled(p, l)) {
        c->legal = KPM_NEEDS_PROOF;
        c->partly = true;
        c->argument = kp_asprintf("no load is known behind %s: show that its role fills a slot "
                                  "there, and does not go on with what %s is arrived on for",
                                  kpm_region(p, l->to_role, l->to)->name, l->on);
    } else {
        c->argument = kp_strdup(delta > 0 ? "slots are used in the same order; only their "
                                "number changes" : "every slot is still released before it "
                                "is filled again; only their number changes");
    }
    if (isnan(slot))
        c->cost_note = kp_strdup("bytes of a slot are not in the marks");
    else if (delta > 0 && isnan(b->shared_free))
        c->cost_note = kp_strdup("whether it fits is not known from this trace");
    else if (delta > 0)
        c->cost_note = kp_asprintf("%.0f are free for a CTA at this occupancy; no registers",
                                   b->shared_free);
    else
        c->cost_note = kp_strdup("no registers");
    for (size_t i = 0; i < p->links.n; i++) {
        const struct kpm_link *e = &p->links.v[i];
        if (e->kind != l->kind || !kpm_slots_of(p, e) || strcmp(e->on, l->on) != 0)
            continue;
        kpm_candidate_step(c, (struct kpm_op){KPM_OP_DISTANCE, .link = i, .delta = delta});
        address_slots(p, e, delta, c);
        arrive_first(b, e, delta, c);
    }
    kpm_fill_slots(b, l, delta, c);
}

static void deepen_rings(const struct kpm_baseline *b, struct kpm_candidates *out)
{
    const struct kpm_program *p = b->program;
    for (size_t i = 0; i < p->links.n; i++) {
        const struct kpm_link *l = &p->links.v[i];
        bool seen = !kpm_slots_of(p, l) || kpm_guarded_elsewhere(p, l);
        for (size_t k = 0; k < i && !seen; k++)
            seen = p->links.v[k].kind == l->kind && kpm_slots_of(p, &p->links.v[k]) &&
                   strcmp(p->links.v[k].on, l->on) == 0;
        for (int delta = -2; delta <= 2 && !seen; delta++)
            if (delta && l->distance + 2 < UINT16_MAX && !kpm_candidates_full(out))
                deepen(b, l, delta, out);
    }
}

/* ---- operations in flight ----------------------------------------------------------------- */

/* The release behind the wait frees the slot of `distance` iterations before: one
 * group more in flight leaves the producer one token less. */
static bool shift_tokens(struct kpm_candidate *c, const struct kpm_program *p,
                         const struct kpm_link *own, int delta)
{
    const struct kpm_prole *r = &p->roles[own->to_role];
    bool fits = true;
    for (size_t i = 0; i < p->links.n; i++) {
        const struct kpm_link *l = &p->links.v[i];
        struct kpm_op op = {KPM_OP_DISTANCE, .link = i, .delta = -delta};
        if (l->kind == KPM_ARRIVE && l->from_role == own->to_role && l->distance &&
            kpm_position(r, l->from) >= kpm_position(r, own->to))
            fits = kpm_candidate_step(c, op) && (int64_t)l->distance - delta >= 1 && fits;
        op.delta = delta;
        if (l->kind == KPM_OWN && l->to_role == own->to_role && l->to == own->to &&
            strcmp(l->on, own->on) == 0)
            fits = kpm_candidate_step(c, op) && fits;
    }
    return fits;
}

/* Does the operation copy into shared memory?  What it brings stays there until its slot is filled
 * again, a ring of one slot more is enough to wait for it a turn later. */
static bool is_copy(const struct kpm_program *p, const struct kpm_link *own)
{
    const struct kpt_region *r = kpm_region(p, own->from_role, own->from);
    for (size_t i = 0; i < r->async_count && !p->info->amd.target; i++)
        if (strcmp(r->asyncs[i].name, own->on) == 0 && strcmp(r->asyncs[i].engine, "lsu") == 0)
            return true;
    return false;
}

/* Work of the role that may use what the operation made: any but that between its start and its
 * wait.  NULL: none is marked. */
static const char *user_of(const struct kpm_program *p, const struct kpm_link *own)
{
    const struct kpm_prole *r = &p->roles[own->to_role];
    size_t from = kpm_position(r, own->from), to = kpm_position(r, own->to);
    for (size_t i = 0; i < r->count; i++) {
        const struct kpt_region *g = kpm_region(p, own->to_role, r->order[i]);
        if (kpm_is_plain(g) && !(from < i && i < to))
            return g->name;
    }
    return NULL;
}

/* Bytes that all warps' copies of that operation bring; 0: not in the marks. */
static double copied_bytes(const struct kpm_program *p, const struct kpm_link *own)
{
    double warps = kpm_issuers(p, own->to_role, "lsu") * fmax(1, p->info->warps_per_unit);
    const struct kpt_region *r = kpm_region(p, own->from_role, own->from);
    double sum = 0;
    for (size_t i = 0; i < r->async_count; i++)
        if (strcmp(r->asyncs[i].name, own->on) == 0)
            sum += warps * r->asyncs[i].bytes;
    return sum;
}

/* Of copies in a ring: so many turns ahead.  A slot is no more than its share of the shared memory
 * that the launch asks for. */
static void copies_in_flight(const struct kpm_baseline *b, const struct kpm_link *own, int delta,
                             bool fits, struct kpm_candidate *c)
{
    double slot = copied_bytes(b->program, own);
    bool exact = slot > 0;
    slot = exact ? slot : b->shared_dynamic / (own->distance + 2.0);
    c->slotless = !fits;
    c->legal = !fits ? KPM_ILLEGAL : KPM_NEEDS_PROOF;
    c->argument = kp_strdup(!fits ? "the ring would have no slot left to fill"
        : delta > 0 ? "every turn uses what was brought for it a turn earlier: the copies start "
                      "one turn ahead, into a ring of one slot more"
                    : "every turn uses what was brought for it a turn later: the copies start one "
                      "turn less ahead");
    free(c->cost_note);
    if (delta < 0 || isnan(slot) || isnan(b->shared_free)) {
        c->cost_note = kp_strdup(delta < 0 ? "frees a slot of shared memory; no registers"
                                           : "a slot of shared memory; no registers");
        return;
    }
    c->crowds_out = slot > b->shared_free;
    c->shared_bytes = exact ? slot : NAN;
    c->cost_note = kp_asprintf("a slot of shared memory, %s%.0f bytes; %.0f are free for a CTA at "
                               "this occupancy", exact ? "" : "at most ", slot, b->shared_free);
}

static void in_flight(const struct kpm_baseline *b, const struct kpm_link *own, int delta,
                      struct kpm_candidates *out)
{
    const struct kpm_program *p = b->program;
    if ((int64_t)own->distance + delta < 0)
        return;
    const char *wait = kpm_region(p, own->to_role, own->to)->name;
    struct kpm_candidate *c = kpm_candidate_add(b, out, "in-flight",
                                  kp_asprintf("in-flight:%s%+d", own->on, delta));
    bool fits = shift_tokens(c, p, own, delta);
    c->where = kp_asprintf("%s: %s leaves %d of %s in flight (now %u)",
                           p->roles[own->to_role].role->name, wait,
                           (int)own->distance + delta, own->on, own->distance);
    c->cost_note = kp_strdup(delta > 0 ? "registers: accumulators stay in flight longer"
                                       : "no memory, no registers");
    if (is_copy(p, own)) {
        copies_in_flight(b, own, delta, fits, c);
        if (delta > 0)
            kpm_lose_skew(b, own->to_role, own->to, c);
        return;
    }
    const char *user = delta > 0 ? user_of(p, own) : NULL;
    if (user) {
        c->legal = KPM_ILLEGAL;
        c->argument = kp_asprintf("%s may use the results before the later wait", user);
        return;
    }
    c->slotless = !fits;
    c->legal = !fits ? KPM_ILLEGAL : delta > 0 ? KPM_NEEDS_PROOF : KPM_LEGAL;
    c->argument = kp_strdup(!fits ? "the ring would have no slot left to fill"
        : delta > 0 ? "nothing before the later wait may read the results, and each slot must "
                      "be released one iteration later"
                    : "waits for more than before; the newest slot may then be released");
}

static void change_in_flight(const struct kpm_baseline *b, struct kpm_candidates *out)
{
    const struct kpm_program *p = b->program;
    for (size_t i = 0; i < p->links.n; i++) {
        const struct kpm_link *l = &p->links.v[i];
        if (l->kind != KPM_OWN || p->roles[l->to_role].outside)
            continue;
        bool seen = false;
        for (size_t k = 0; k < i; k++)
            seen = seen || (p->links.v[k].kind == KPM_OWN &&
                            p->links.v[k].to_role == l->to_role &&
                            strcmp(p->links.v[k].on, l->on) == 0);
        if (!seen && !kpm_candidates_full(out)) {
            in_flight(b, l, +1, out);
            in_flight(b, l, -1, out);
        }
    }
}

/* ---- loads earlier --------------------------------------------------------------------------- */

/* The load as early in the iteration as its guard lets it; or, where it stands
 * right behind the guard, the move that the guard forbids, with the reason. */
static void hoist_load(const struct kpm_baseline *b, size_t role, size_t item,
                       struct kpm_candidates *out)
{
    const struct kpm_program *p = b->program;
    const struct kpm_prole *r = &p->roles[role];
    size_t at = kpm_position(r, item), to = at;
    while (to > 0 && !kpm_is_guard(p, role, r->order[to - 1]) &&
           !kpm_has_load(p, role, r->order[to - 1]))
        to--;
    bool stopped = to == at && at > 0 && kpm_is_guard(p, role, r->order[at - 1]);
    if (stopped)
        to = at - 1;
    if (to == at)
        return;
    struct kp_str names = {0};
    bool plain;
    const char *name = kpm_region(p, role, item)->name;
    const char *before = kpm_region(p, role, r->order[to])->name;
    crossing(p, role, to, at, &names, &plain);
    struct kpm_candidate *c = kpm_candidate_add(b, out, "hoist-load",
                                                kp_asprintf("hoist-load:%s", name));
    c->where = kp_asprintf("%s: %s before %s", r->role->name, name, before);
    c->cost_note = kp_strdup("no memory, no registers");
    c->motion = (struct kpm_motion){.kind = "hoist", .first = name, .last = name, .anchor = before};
    c->legal = stopped ? KPM_ILLEGAL : KPM_NEEDS_PROOF;
    c->argument = stopped
        ? kp_asprintf("%s guards the slot that the load fills", before)
        : kp_asprintf("crosses %s: what they wait for or run must not still use the slot that "
                      "it fills", names.s);
    kpm_candidate_move(c, role, item, r->order[to], true);
    kp_str_free(&names);
}

/* ---- waits ---------------------------------------------------------------------- */

/* A wait for a load with unmarked work between it and the first operation. */
static void delay_wait(const struct kpm_baseline *b, size_t role, size_t item,
                       struct kpm_candidates *out)
{
    const struct kpm_program *p = b->program;
    const struct kpm_prole *r = &p->roles[role];
    size_t at = kpm_position(r, item), to = at;
    const struct kpt_region *wait = kpm_region(p, role, item);
    if (!kpm_awaits_load(p, role, item) || wait->arrive_count || wait->async_count)
        return;
    while (to + 1 < r->count && kpm_is_plain(kpm_region(p, role, r->order[to + 1])))
        to++;
    if (to == at)
        return;
    struct kp_str names = {0};
    bool plain;
    crossing(p, role, at + 1, to + 1, &names, &plain);
    struct kpm_candidate *c = kpm_candidate_add(b, out, "delay-wait",
                                  kp_asprintf("delay-wait:%s", wait->name));
    c->where = kp_asprintf("%s: %s to just after %s", r->role->name, wait->name,
                           kpm_region(p, role, r->order[to])->name);
    size_t arrive;
    bool used = kpm_used_behind(b, role, item, r->order[to], &arrive);
    c->legal = used ? KPM_NEEDS_PROOF : KPM_ILLEGAL;
    c->argument = used ? kp_asprintf("crosses %s, which must not read the slot", names.s)
        : kp_asprintf("crosses %s, which alone can read the slot: %s gives it back", names.s,
                      kpm_region(p, role, arrive)->name);
    c->cost_note = kp_strdup("no memory, no registers");
    c->motion = (struct kpm_motion){.kind = "delay-wait", .first = wait->name, .last = wait->name,
                                    .anchor = kpm_region(p, role, r->order[to])->name};
    kpm_candidate_move(c, role, item, r->order[to], false);
    kp_str_free(&names);
}

/* ------------------------------------------------------------------------------------------- */

bool kpm_is_kind(const char *s)
{
    static const char *const kinds[] = {
        "advance-arrive", "ring-depth", "in-flight", "reorder-loads", "hoist-load", "split-barrier",
        "drop-barrier",
        "delay-wait", "delay-load", "split-load", "merge-barriers", "peel-prologue",
        "order-consumers", "start-apart", "fetch-ahead",
    };
    for (size_t i = 0; i < KP_COUNT(kinds); i++) {
        size_t n = strlen(kinds[i]);
        if (strncmp(s, kinds[i], n) == 0 && s[n] == ':')
            return true;
    }
    return false;
}

void kpm_enumerate(const struct kpm_baseline *b, struct kpm_candidates *out)
{
    const struct kpm_program *p = b->program;
    advance_arrives(b, out);
    deepen_rings(b, out);
    change_in_flight(b, out);
    kpm_restructure(b, out);
    for (size_t r = 0; r < p->role_count; r++) {
        if (p->roles[r].outside)
            continue;
        kpm_reorder_loads(b, r, out);
        kpm_fetch_ahead(b, r, out);
        for (size_t j = 0; j < p->roles[r].count && !kpm_candidates_full(out); j++) {
            if (kpm_has_load(p, r, j))
                hoist_load(b, r, j, out);
            kpm_hoist_own(b, r, j, out);
            kpm_part_barrier(b, r, j, out);
            delay_wait(b, r, j, out);
            kpm_delay_over_operation(b, r, j, out);
        }
    }
    kpm_candidates_unite(out);
}
