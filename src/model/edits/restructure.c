/* Edits that no motion of instructions makes: the source has to change.  Each is named by what it
 * changes, with what would make it wrong. */
#include "model/edits/edits.h"
#include "model/play/queue.h"

#include <math.h>

/* ---- operations of a role -------------------------------------------------------- */

/* The operation that a role starts first from position `from` on and waits for in the same
 * iteration; NULL: none. */
static const struct kpm_link *next_own(const struct kpm_program *p, size_t role, size_t from)
{
    const struct kpm_prole *r = &p->roles[role];
    const struct kpm_link *best = NULL;
    for (size_t i = 0; i < p->links.n; i++) {
        const struct kpm_link *l = &p->links.v[i];
        size_t at = kpm_position(r, l->from);
        if (l->kind != KPM_OWN || l->from_role != role || l->removed || l->distance || at < from)
            continue;
        if (!best || at < kpm_position(r, best->from))
            best = l;
    }
    return best;
}

static bool starts_own(const struct kpm_program *p, size_t role, size_t item)
{
    for (size_t i = 0; i < p->links.n; i++)
        if (p->links.v[i].kind == KPM_OWN && p->links.v[i].from_role == role &&
            p->links.v[i].from == item)
            return true;
    return false;
}

/* ---- loads in each other's way ----------------------------------------------------- */

/* The load at position `at`, and the next one behind it whose bytes come while the first's still
 * do: shared out, the first's take as much longer. */
static void delay_load(const struct kpm_baseline *b, size_t role, size_t at,
                       struct kpm_candidates *out)
{
    const struct kpm_program *p = b->program;
    const struct kpm_prole *r = &p->roles[role];
    size_t first = r->order[at], to = at + 1;
    while (to < r->count && !kpm_has_load(p, role, r->order[to]))
        to++;
    if (to == r->count)
        return;
    size_t second = r->order[to];
    double apart = kpm_apart(b, role, at, to);
    double bytes = kpm_load_bytes(kpm_region(p, role, first), NULL);
    double later = kpm_load_bytes(kpm_region(p, role, second), NULL);
    double by = fmin(bytes / KPM_COPY_RATE - apart, later / KPM_COPY_RATE);
    if (!(by >= 1))
        return;
    const char *a = kpm_region(p, role, first)->name, *name = kpm_region(p, role, second)->name;
    struct kpm_candidate *c = kpm_candidate_add(b, out, "delay-load",
                                                kp_asprintf("delay-load:%s", name));
    c->where = kp_asprintf("%s: %s %.0f cycles later, when what %s loads has come", r->role->name,
                           name, by, a);
    c->legal = KPM_LEGAL;
    c->argument = kp_strdup("a load that begins later passes nothing; its slot stays guarded");
    c->cost_note = kp_asprintf("a pause before %s, or a wait for what %s loads", name, a);
    c->assumed = true;
    c->refuting = kp_asprintf("'kperf run --delay %s=0..%.0f CONFIG.yaml': a time that does not "
                              "fall with the delay refutes it", name, ceil(by / 100) * 200);
    kpm_candidate_step(c, (struct kpm_op){KPM_OP_EXTRA, .role = role, .item = second,
                                          .cycles = by});
    for (size_t i = 0; i < p->links.n; i++)
        if (p->links.v[i].kind == KPM_LOAD && p->links.v[i].from_role == role &&
            p->links.v[i].from == first)
            kpm_candidate_step(c, (struct kpm_op){KPM_OP_SHIFT, .link = i, .cycles = -by});
}

/* ---- a load's barrier in two --------------------------------------------------------- */

/* Two operations read the slot one after the other: the first may begin with its half. */
static void split_load(const struct kpm_baseline *b, size_t link, struct kpm_candidates *out)
{
    const struct kpm_program *p = b->program;
    const struct kpm_link *l = &p->links.v[link];
    const struct kpm_prole *r = &p->roles[l->to_role];
    size_t begin = kpm_position(r, l->to) + 1, end = begin;
    while (end < r->count && !kpm_awaits_load(p, l->to_role, r->order[end]))
        end++;
    const struct kpm_link *one = next_own(p, l->to_role, begin), *two = NULL;
    if (one)
        two = next_own(p, l->to_role, kpm_position(r, one->from) + 1);
    double bytes = kpm_load_bytes(kpm_region(p, l->from_role, l->from), l->on);
    if (!two || kpm_position(r, two->from) >= end || !(bytes > 0))
        return;
    size_t before = r->order[kpm_position(r, two->from) - 1];
    const char *x = kpm_region(p, l->to_role, one->from)->name;
    const char *y = kpm_region(p, l->to_role, two->from)->name;
    struct kpm_candidate *c = kpm_candidate_add(b, out, "split-load",
                                                kp_asprintf("split-load:%s", l->on));
    struct kpm_op more = {KPM_OP_LINK, .added = *l};
    more.added.to = before;
    more.added.skew = 0;
    c->where = kp_asprintf("%s: %s completes two barriers, of half its bytes each; %s waits for "
                           "the second before %s", p->roles[l->from_role].role->name,
                           kpm_region(p, l->from_role, l->from)->name, r->role->name, y);
    c->legal = KPM_NEEDS_PROOF;
    c->argument = kp_asprintf("each half has its own barrier; show that %s reads nothing of the "
                              "half that %s waits for", x, y);
    c->cost_note = kp_strdup("8 bytes of shared memory a slot, one wait more");
    c->assumed = true;
    kpm_candidate_step(c, (struct kpm_op){KPM_OP_SHIFT, .link = link,
                                          .cycles = -bytes / 2 / KPM_COPY_RATE});
    kpm_candidate_step(c, more);
}

/* ---- two barriers in one --------------------------------------------------------------- */

struct block {
    size_t guard, load; /* items, one straight behind the other */
    const struct kpm_link *full, *empty;
};

/* What stands at position `at`: a guard of one barrier and a load of one, for one role. */
static bool block_at(const struct kpm_program *p, size_t role, size_t at, struct block *out)
{
    const struct kpm_prole *r = &p->roles[role];
    *out = (struct block){0};
    if (at + 1 >= r->count)
        return false;
    out->guard = r->order[at];
    out->load = r->order[at + 1];
    unsigned ends = 0, fulls = 0;
    for (size_t i = 0; i < p->links.n; i++) {
        const struct kpm_link *l = &p->links.v[i];
        if (l->removed)
            continue;
        if (l->to_role == role && l->to == out->guard) {
            ends += l->kind == KPM_ARRIVE && !l->from_start ? 1 : 2;
            out->empty = l;
        }
        if (l->kind == KPM_LOAD && l->from_role == role && l->from == out->load) {
            fulls++;
            out->full = l;
        }
    }
    return ends == 1 && fulls == 1 && !kpm_region(p, role, out->load)->wait_count;
}

static bool alone(const struct kpm_program *p, const struct kpm_link *l)
{
    for (size_t i = 0; i < p->links.n; i++)
        if (&p->links.v[i] != l && p->links.v[i].to_role == l->to_role && p->links.v[i].to == l->to)
            return false;
    return true;
}

static void merge_barriers(const struct kpm_baseline *b, size_t role, size_t at,
                           struct kpm_candidates *out)
{
    const struct kpm_program *p = b->program;
    struct block x, y;
    if (!block_at(p, role, at, &x) || !block_at(p, role, at + 2, &y))
        return;
    const struct kpm_prole *r = &p->roles[x.full->to_role];
    if (y.full->to_role != x.full->to_role || x.empty->from_role != y.empty->from_role ||
        x.full->distance != y.full->distance || x.empty->distance != y.empty->distance ||
        kpm_position(r, y.full->to) <= kpm_position(r, x.full->to) || !alone(p, y.full))
        return;
    struct kpm_candidate *c = kpm_candidate_add(b, out, "merge-barriers",
                                                kp_asprintf("merge-barriers:%s,%s", x.full->on,
                                                            y.full->on));
    c->where = kp_asprintf("%s and %s on one barrier, %s and %s on another", x.full->on, y.full->on,
                           x.empty->on, y.empty->on);
    c->legal = KPM_LEGAL;
    c->argument = kp_strdup("each waits for more than before: no slot is read or filled earlier");
    c->cost_note = kp_strdup("two waits and 16 bytes of shared memory a slot less");
    size_t full = (size_t)(y.full - p->links.v), empty = (size_t)(y.empty - p->links.v);
    const struct kpm_item *last = &p->roles[role].items[y.load];
    double bytes = kpm_load_bytes(kpm_region(p, role, x.load), NULL);
    double apart = b->values[p->roles[role].items[x.load].gap] +
                   b->values[p->roles[role].items[y.guard].gap] + b->values[last->stage];
    double queued = bytes / KPM_COPY_RATE - apart; /* its bytes come behind the first's */
    c->assumed = queued > 0;
    if (queued > 0)
        kpm_candidate_step(c, (struct kpm_op){KPM_OP_SHIFT, .link = full, .cycles = queued});
    kpm_candidate_step(c, (struct kpm_op){KPM_OP_TO, .link = full, .item = x.full->to});
    kpm_candidate_step(c, (struct kpm_op){KPM_OP_TO, .link = empty, .item = x.guard});
    kpm_candidate_step(c, (struct kpm_op){KPM_OP_SKIP, .role = x.full->to_role,
                                          .item = y.full->to});
    kpm_candidate_step(c, (struct kpm_op){KPM_OP_SKIP, .role = role, .item = y.guard});
}

/* ---- a prologue ------------------------------------------------------------------------- */

/* The arrive lets slots go that loads for these waits fill. */
static bool releases(const struct kpm_program *p, const struct kpm_link *arrive, const bool *later)
{
    size_t from, to;
    kpm_guarded_loads(p, arrive->to_role, arrive->to, &from, &to);
    for (size_t i = 0; i < p->links.n; i++) {
        const struct kpm_link *l = &p->links.v[i];
        size_t at = kpm_position(&p->roles[l->from_role], l->from);
        if (l->kind == KPM_LOAD && l->from_role == arrive->to_role &&
            l->to_role == arrive->from_role && at >= from && at < to && later[l->to])
            return true;
    }
    return false;
}

/* Which items of the role do in an iteration what is now the one's before: the second operation,
 * the waits for what it reads, its own and the release behind it. */
static void find_later(const struct kpm_program *p, const struct kpm_link *one,
                       const struct kpm_link *two, bool *later)
{
    const struct kpm_prole *r = &p->roles[one->from_role];
    size_t from = kpm_position(r, two->from);
    bool apart = false; /* it reads other slots than the first operation */
    later[two->from] = later[two->to] = true;
    for (size_t i = from; i > kpm_position(r, one->to) + 1; i--) {
        if (!kpm_awaits_load(p, one->from_role, r->order[i - 1]))
            break;
        later[r->order[i - 1]] = apart = true;
    }
    for (size_t i = 0; i < p->links.n; i++) {
        const struct kpm_link *l = &p->links.v[i];
        if (l->kind == KPM_ARRIVE && l->from_role == one->from_role &&
            kpm_position(r, l->from) > kpm_position(r, two->to) &&
            (!apart || releases(p, l, later)))
            later[l->from] = true;
    }
}

static void plain_between(const struct kpm_program *p, size_t role, size_t from, size_t to,
                          struct kp_str *names)
{
    const struct kpm_prole *r = &p->roles[role];
    for (size_t i = from; i < to; i++) {
        const struct kpt_region *g = kpm_region(p, role, r->order[i]);
        if (kpm_is_plain(g))
            kp_str_addf(names, "%s%s", names->len ? ", " : "", g->name);
    }
}

/* Their events come an iteration later: so many iterations more lie before them, or fewer behind.
 * The name of a ring that has no slot for that; NULL: none. */
static const char *shift_links(struct kpm_candidate *c, const struct kpm_program *p, size_t role,
                               const bool *later)
{
    const char *short_of = NULL;
    for (size_t i = 0; i < p->links.n; i++) {
        const struct kpm_link *l = &p->links.v[i];
        bool from = l->from_role == role && later[l->from], to = l->to_role == role && later[l->to];
        if (from != to && !kpm_candidate_step(c, (struct kpm_op){KPM_OP_DISTANCE, .link = i,
                                                                 .delta = to ? 1 : -1}))
            short_of = l->on;
    }
    return short_of;
}

/* What the work makes is then for the next iteration's operation, and nothing of it is for the
 * release: the assembler puts most of it behind that.  (Of 24 kernels of this kind on sm_90a,
 * ptxas 13.0, 0.69 to 0.98 of it in all but two: doc/findings/model.md.) */
#define BEHIND_SHARE 0.7

static void put_behind(struct kpm_candidate *c, const struct kpm_baseline *b, size_t role,
                       size_t from, size_t to, const bool *later)
{
    const struct kpm_program *p = b->program;
    const struct kpm_prole *r = &p->roles[role];
    size_t anchor = SIZE_MAX;
    for (size_t i = to; i < r->count && kpm_press_known(p->info); i++)
        if (later[r->order[i]] && kpm_region(p, role, r->order[i])->arrive_count)
            anchor = r->order[i];
    for (size_t i = from; i < to && anchor != SIZE_MAX; i++) {
        const struct kpm_item *it = &r->items[r->order[i]];
        if (!kpm_is_plain(kpm_region(p, role, r->order[i])))
            continue;
        double cycles = b->values[it->own[0] != SIZE_MAX ? it->own[0] : it->stage];
        kpm_candidate_step(c, (struct kpm_op){KPM_OP_BEHIND, .role = role, .item = r->order[i],
                                              .anchor = anchor, .cycles = BEHIND_SHARE * cycles});
    }
}

static void peel(const struct kpm_baseline *b, size_t role, struct kpm_candidates *out)
{
    const struct kpm_program *p = b->program;
    const struct kpm_prole *r = &p->roles[role];
    const struct kpm_link *one = next_own(p, role, 0), *two = NULL;
    if (one && kpm_position(r, one->to) < r->count)
        two = next_own(p, role, kpm_position(r, one->to) + 1);
    struct kp_str work = {0};
    if (two)
        plain_between(p, role, kpm_position(r, one->to) + 1, kpm_position(r, two->from), &work);
    if (!work.len || kpm_position(r, two->to) < kpm_position(r, two->from)) {
        kp_str_free(&work);
        return;
    }
    const char *x = kpm_region(p, role, one->from)->name, *y = kpm_region(p, role, two->from)->name;
    const char *w = kpm_region(p, role, two->to)->name;
    bool *later = kp_alloc(r->count);
    struct kpm_candidate *c = kpm_candidate_add(b, out, "peel-prologue",
                                                kp_asprintf("peel-prologue:%s", x));
    find_later(p, one, two, later);
    c->where = kp_asprintf("%s: %s before the %s of the iteration before; the first %s and the "
                           "last %s outside the loop", r->role->name, x, y, x, y);
    c->legal = KPM_NEEDS_PROOF;
    c->argument = kp_asprintf("what %s makes for %s must be kept apart from the next results of "
                              "%s, and whatever else of it uses the results of %s must stand "
                              "behind %s",
                              work.s, y, x, y, w);
    c->cost_note = kp_asprintf("registers: the results of %s, and what %s made of those before, at "
                               "the same time", x, work.s);
    size_t anchor = one->from;
    for (size_t i = 0; i < r->count; i++) {
        size_t item = r->order[i];
        if (!later[item] || i > kpm_position(r, two->from))
            continue;
        kpm_candidate_move(c, role, item, anchor, false);
        anchor = item;
    }
    put_behind(c, b, role, kpm_position(r, one->to) + 1, kpm_position(r, two->from), later);
    const char *short_of = shift_links(c, p, role, later);
    c->slotless = true; /* should it hang */
    if (short_of) {
        c->legal = KPM_ILLEGAL;
        free(c->argument);
        c->argument = kp_asprintf("the ring of %s has no slot for an iteration more", short_of);
    }
    kp_str_free(&work);
    free(later);
}

/* ---- consumers in turns ------------------------------------------------------------------- */

#define NAMED_BARRIERS 16 /* that a CTA has; what the assembler counts where a number is computed */

/* Are there barriers of which the text does not say which they are, as where each group has one of
 * its own?  Then groups may take turns already, and the marks do not tell. */
static bool may_take_turns(const struct kpm_program *p)
{
    const json_t *original =
        json_object_get(json_object_get(p->info->json, "assembly"), "original");
    return json_integer_value(json_object_get(original, "barriers")) >= NAMED_BARRIERS;
}

/* Between named barriers ptxas puts nearly all of the work behind the release where some stands
 * there already: 0.94 to 0.98 in the copies of nine kernels with turns, 0.70 in those of the same
 * kernels without, 0.90 and 0.98 in two originals for 0.70 and 0.80.  (Where it stands before it,
 * as in other originals, it stays.) */
#define TURNS_SHARE 0.95

/* The share of an item's work that stands behind an arrive, of the machine code or an edit; 0: none
 * does. */
static double share_behind(const struct kpm_baseline *b, size_t role, size_t item, size_t *anchor)
{
    const struct kpm_prole *r = &b->program->roles[role];
    const struct kpm_item *it = &r->items[item];
    double own = b->values[it->own[0] != SIZE_MAX ? it->own[0] : it->stage];
    for (size_t k = 0; k < r->count; k++) {
        *anchor = k;
        if (!kpm_region(b->program, role, k)->arrive_count)
            continue;
        if (r->items[k].behind > 0 && it->extra < 0 && own > 0)
            return fmin(1, -it->extra / own);
        for (size_t i = 0; i < b->params->moved.n; i++) {
            const struct kpm_moved *m = &b->params->moved.v[i];
            if (!m->hides && m->from == it->stage && m->to == r->items[k].gap)
                return m->share;
        }
    }
    return 0;
}

/* What the assembler makes of turns. */
static void put_rest_behind(struct kpm_candidate *c, const struct kpm_baseline *b, size_t role)
{
    const struct kpm_prole *r = &b->program->roles[role];
    for (size_t j = 0; j < r->count && kpm_press_known(b->program->info); j++) {
        size_t anchor = 0, own = r->items[j].own[0];
        double share = kpm_is_plain(kpm_region(b->program, role, j))
                           ? share_behind(b, role, j, &anchor) : 0;
        double left = b->values[own != SIZE_MAX ? own : r->items[j].stage] + r->items[j].extra;
        if (share > 0 && share < TURNS_SHARE)
            kpm_candidate_step(c, (struct kpm_op){KPM_OP_BEHIND, .role = role, .item = j,
                                                  .anchor = anchor, .cycles =
                                                      left * (TURNS_SHARE - share) / (1 - share)});
    }
}

/* Two groups that start operations on one engine: each starts its own when the other has. */
static void order_consumers(const struct kpm_baseline *b, size_t role, struct kpm_candidates *out)
{
    const struct kpm_program *p = b->program;
    const struct kpm_prole *r = &p->roles[role];
    const struct kpm_link *one = next_own(p, role, 0);
    size_t at = one ? kpm_position(r, one->from) : 0, last = at;
    if (!one || !at || r->groups != 2 || !r->items[r->order[at - 1]].resolved)
        return;
    for (size_t i = at + 1; i < r->count; i++) {
        bool starts = starts_own(p, role, r->order[i]);
        if (!starts && !kpm_awaits_load(p, role, r->order[i]))
            break;
        last = starts ? i : last;
    }
    for (size_t i = 0; i < p->links.n; i++)
        if (p->links.v[i].kind == KPM_TURN)
            return;
    size_t to = r->order[at - 1], floor = r->items[to].stage;
    const char *x = kpm_region(p, role, r->order[at])->name;
    const char *y = kpm_region(p, role, r->order[last])->name;
    struct kpm_candidate *c = kpm_candidate_add(b, out, "order-consumers",
                                                kp_asprintf("order-consumers:%s", x));
    c->where = kp_asprintf("%s: a group starts %s when the other has started its %s", r->role->name,
                           x, y);
    bool turns = may_take_turns(p);
    c->legal = turns ? KPM_NEEDS_PROOF : KPM_LEGAL;
    c->argument = kp_strdup(turns ? "the kernel computes the numbers of its named barriers, which "
                                    "the marks do not tell: its groups may take these turns already"
                                  : "only waits are added, and each group takes its turn once an "
                                    "iteration: both must run the same number of them");
    c->cost_note = kp_strdup("two named barriers");
    kpm_candidate_step(c, (struct kpm_op){KPM_OP_LINK, .added = {
        KPM_TURN, "turn", role, r->order[last], role, to, false, 0, floor, floor, .skew = 0}});
    put_rest_behind(c, b, role);
}

/* ---- wider instructions ---------------------------------------------------------------------- */

#define NARROW 1.05 /* less is not worth saying */

/* Matrix instructions of few columns take longer than their share of a wide one. */
static void widen(const struct kpm_baseline *b, size_t role, size_t item,
                  struct kpm_candidates *out)
{
    const struct kpm_program *p = b->program;
    const struct kpt_region *r = kpm_region(p, role, item);
    for (size_t i = 0; i < p->engines.n; i++) {
        const struct kpm_engine *e = &p->engines.v[i];
        double work = kpm_engine_calibrated(e) && strcmp(e->name, "tensor") == 0
                          ? kpm_work_of(e, r, b->values[e->service]) : 0;
        if (!(work > 0))
            continue;
        struct kpm_candidate *c = kpm_candidate_add(b, out, "widen-mma",
                                                    kp_asprintf("widen-mma:%s", r->name));
        c->where = kp_asprintf("%s: %s in instructions of 64 columns or more: %.0f cycles of the "
                               "tensor core, now %.0f", p->roles[role].role->name, r->name,
                               work / r->narrow, work);
        c->legal = KPM_NEEDS_PROOF;
        c->argument = kp_strdup("the sums are the same; one instruction must reach all of its "
                                "columns by one descriptor");
        c->cost_note = kp_strdup("no memory, no registers");
        kpm_candidate_step(c, (struct kpm_op){KPM_OP_WIDEN, .role = role, .item = item,
                                              .cycles = work - work / r->narrow});
        return;
    }
}

/* ------------------------------------------------------------------------------------------- */

void kpm_restructure(const struct kpm_baseline *b, struct kpm_candidates *out)
{
    const struct kpm_program *p = b->program;
    for (size_t i = 0; i < p->links.n && !kpm_candidates_full(out); i++)
        if (p->links.v[i].kind == KPM_LOAD && !p->roles[p->links.v[i].to_role].outside &&
            !p->roles[p->links.v[i].from_role].outside)
            split_load(b, i, out);
    for (size_t role = 0; role < p->role_count; role++) {
        if (p->roles[role].outside)
            continue;
        for (size_t at = 0; at < p->roles[role].count && !kpm_candidates_full(out); at++) {
            if (kpm_has_load(p, role, p->roles[role].order[at]))
                delay_load(b, role, at, out);
            if (!kpm_candidates_full(out))
                merge_barriers(b, role, at, out);
            size_t item = p->roles[role].order[at];
            if (kpm_region(p, role, item)->narrow > NARROW && !kpm_candidates_full(out))
                widen(b, role, item, out);
        }
        if (!kpm_candidates_full(out))
            peel(b, role, out);
        if (!kpm_candidates_full(out))
            order_consumers(b, role, out);
    }
}
