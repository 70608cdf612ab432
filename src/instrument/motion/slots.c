/*
 * Who may write a slot of shared memory, and behind which wait: the protocol of the
 * barriers, as the text shows it.
 *
 * A copy is guarded by the waits straight before it.  It may overwrite what is read
 * elsewhere as soon as these end; so what is read is safe when the reader's thread arrives,
 * behind its read, on the barrier of a guard, for the same slot.
 */
#include "instrument/motion/motion.h"

static void say(struct kpi_why *why, uint32_t at, uint32_t other, const char *other_text,
                const char *text, const char *change)
{
    why->at = at;
    why->other = other;
    snprintf(why->text, sizeof why->text, "%s", text);
    snprintf(why->other_text, sizeof why->other_text, "%s", other_text ? other_text : "");
    snprintf(why->change, sizeof why->change, "%s", change ? change : "");
}

/* ---- the counter that chooses a slot ------------------------------------- */

/* Does it change from turn to turn of a loop? */
static bool varies(const struct kpi_mover *m, const struct kpi_leaf *l)
{
    return l->kind == KPI_LEAF_RING ||
           (l->kind == KPI_LEAF_REG && !l->fixed &&
            (l->header != UINT32_MAX ||
             (l->since != UINT32_MAX && kpi_loop_header(m, l->since) != UINT32_MAX)));
}

struct kpi_ring kpi_ring_of(const struct kpi_mover *m, const struct kpi_form *f)
{
    struct kpi_ring r = {UINT32_MAX, 0, f->known};
    for (unsigned i = 0; i < f->n; i++) {
        if (!varies(m, &m->leaves.v[f->term[i].leaf]))
            continue;
        r.told = r.told && r.leaf == UINT32_MAX;
        r.leaf = f->term[i].leaf;
        r.coef = f->term[i].coef;
    }
    return r;
}

struct kpi_form kpi_form_without(struct kpi_form f, struct kpi_ring r)
{
    for (unsigned i = 0; i < f.n; i++)
        if (f.term[i].leaf == r.leaf) {
            f.term[i] = f.term[--f.n];
            break;
        }
    return f;
}

struct kpi_form kpi_form_outside(const struct kpi_mover *m, const struct kpi_form *f,
                                 uint32_t header)
{
    struct kpi_form out = *f;
    for (unsigned i = 0; i < out.n;) {
        const struct kpi_leaf *l = &m->leaves.v[out.term[i].leaf];
        if (l->kind != KPI_LEAF_SYMBOL && l->header == header)
            out.term[i] = out.term[--out.n];
        else
            i++;
    }
    return out;
}

int64_t kpi_slots_of(const struct kpi_leaf *l)
{
    if (l->kind == KPI_LEAF_RING)
        return l->length;
    return l->lo == 0 && l->hi >= 0 && l->hi < 1 << 20 ? l->hi + 1 : -1;
}

bool kpi_same_turns(const struct kpi_mover *m, const struct kpi_form *a,
                    const struct kpi_form *b)
{
    struct kpi_ring x = kpi_ring_of(m, a), y = kpi_ring_of(m, b);
    return x.told && y.told && x.leaf == y.leaf;
}

/* Do they have as many slots, as far apart, and less than one between them?  With which slot
 * each begins does not matter: a slot is known by its address. */
static bool same_rings(struct kpi_mover *m, const struct kpi_form *a,
                       const struct kpi_form *b)
{
    struct kpi_ring x = kpi_ring_of(m, a), y = kpi_ring_of(m, b);
    if (!x.told || !y.told || (x.leaf == UINT32_MAX) != (y.leaf == UINT32_MAX))
        return false;
    if (x.leaf == UINT32_MAX)
        return true;
    int64_t slots = kpi_slots_of(&m->leaves.v[x.leaf]);
    int64_t between = a->base > b->base ? a->base - b->base : b->base - a->base;
    return slots > 0 && slots == kpi_slots_of(&m->leaves.v[y.leaf]) && x.coef == y.coef &&
           between < x.coef;
}

/* ---- ways ---------------------------------------------------------------- */

uint32_t kpi_loop_start(const struct kpi_mover *m, uint32_t at)
{
    uint32_t header = 0;
    for (uint32_t i = at; i < m->n; i++) {
        uint32_t to = m->jumps.target[i];
        if (to != UINT32_MAX && to <= at && to > header && !kpi_is_spin(m, to, i))
            header = to;
    }
    return header;
}

uint32_t kpi_loop_end(const struct kpi_mover *m, uint32_t at)
{
    uint32_t header = kpi_loop_start(m, at), end = m->n;
    for (uint32_t i = at; header && i < m->n; i++)
        if (m->jumps.target[i] == header)
            end = i;
    return end;
}

bool kpi_always_behind(const struct kpi_mover *m, uint32_t first, uint32_t last)
{
    for (uint32_t i = 0; i < m->n; i++) {
        uint32_t to = m->jumps.target[i];
        if (to != UINT32_MAX && to > first && to <= last && (i <= first || i > last))
            return false;
    }
    for (uint32_t i = first; i <= last; i++)
        if (m->jumps.from_table[i])
            return false;
    return true;
}

/* ---- under one condition ------------------------------------------------- */

/* Nothing leads to behind `low`, up to `high`, from elsewhere, but for a wait that looks again. */
static bool only_from(const struct kpi_mover *m, uint32_t low, uint32_t high)
{
    for (uint32_t i = 0; i < m->n; i++) {
        uint32_t to = m->jumps.target[i];
        if (to != UINT32_MAX && to > low && to <= high && (i < low || i > high) &&
            !(to < i && kpi_is_spin(m, to, i)))
            return false;
    }
    for (uint32_t i = low + 1; i <= high; i++)
        if (m->jumps.from_table[i])
            return false;
    return true;
}

/* The branch with a condition, from `low` on, that leads over a statement; UINT32_MAX: none, or
 * more than one. */
static uint32_t branch_over(const struct kpi_mover *m, uint32_t low, uint32_t at)
{
    uint32_t found = UINT32_MAX;
    for (uint32_t i = low; i < at; i++) {
        uint32_t to = m->jumps.target[i];
        if (to == UINT32_MAX || to <= at)
            continue;
        if (found != UINT32_MAX || !m->s[i].guard.len)
            return UINT32_MAX;
        found = i;
    }
    return found;
}

/* What a branch that is not taken says of a predicate: its register; *value: what it is. */
static uint32_t not_taken(struct kpi_mover *m, uint32_t branch, bool *value)
{
    uint32_t reg = kpi_reg_named(m, m->s[branch].guard, branch), def;
    *value = m->s[branch].guard_not;
    while (reg != KPI_NO_REG && (def = kpi_only_def(m, reg, branch)) != UINT32_MAX &&
           kpi_at_is(m, def, "not.pred")) {
        reg = kpi_reg_at(m, def, 1);
        *value = !*value;
    }
    return reg;
}

static bool written_between(const struct kpi_mover *m, uint32_t reg, uint32_t from, uint32_t to)
{
    for (uint32_t k = m->by_reg_at[reg]; k < m->by_reg_at[reg + 1]; k++)
        if (m->by_reg[k] > from && m->by_reg[k] < to)
            return true;
    return false;
}

/* A flag that is 0 before the branch `over`, and set behind the wait that it leads over. */
static bool flag_of(const struct kpi_mover *m, uint32_t reg, uint32_t over, uint32_t wait,
                    uint32_t until)
{
    uint32_t begin = m->by_reg_at[reg];
    int64_t zero, one;
    if (m->by_reg_at[reg + 1] - begin != 2)
        return false;
    uint32_t clear = m->by_reg[begin], set = m->by_reg[begin + 1];
    return kpi_at_is(m, clear, "mov.pred") && kpi_at_is(m, set, "mov.pred") && clear < over &&
           kpi_number_at(m, clear, 1, &zero) && zero == 0 && kpi_number_at(m, set, 1, &one) &&
           one != 0 && set > wait && set < m->jumps.target[over] && !m->s[clear].guard.len &&
           !m->s[set].guard.len && only_from(m, clear, until) && kpi_always_behind(m, wait, set);
}

bool kpi_under_one_condition(struct kpi_mover *m, uint32_t wait, uint32_t at)
{
    uint32_t start = kpi_loop_start(m, at), first = branch_over(m, start, wait);
    uint32_t second = branch_over(m, start, at);
    bool was, is;
    if (first == UINT32_MAX || second == UINT32_MAX || first >= second || second < wait ||
        m->jumps.target[first] > second || kpi_loop_start(m, wait) != start ||
        !only_from(m, first, wait) || !only_from(m, second, at) || !only_from(m, first, second))
        return false;
    uint32_t p = not_taken(m, first, &was), q = not_taken(m, second, &is);
    if (p == KPI_NO_REG || q == KPI_NO_REG)
        return false;
    if (p == q)
        return was == is && !written_between(m, p, first, second);
    return is && flag_of(m, q, first, wait, second);
}

/* ---- guards -------------------------------------------------------------- */

struct guards {
    uint32_t list[16];
    unsigned n;
    uint32_t maybe; /* one that is passed under a condition only; UINT32_MAX: none */
};

/* The waits straight before a statement that writes, arrives or copies. */
static void guards_of(struct kpi_mover *m, uint32_t at, struct guards *out)
{
    uint32_t start = kpi_loop_start(m, at);
    out->n = 0;
    out->maybe = UINT32_MAX;
    for (uint32_t i = at; i-- > start;) {
        enum kpi_act act = m->does[i].act;
        if (act == KPI_ACT_COPY && out->n)
            return;
        if (act != KPI_ACT_WAIT || !kpi_stays(m, i))
            continue;
        if (!kpi_always_behind(m, i, at) && !kpi_under_one_condition(m, i, at))
            out->maybe = out->maybe == UINT32_MAX ? i : out->maybe;
        else if (out->n < KP_COUNT(out->list))
            out->list[out->n++] = i;
    }
}

/* Which slot of the ring at `ring` a place is in that no counter chooses (outside of loops, as a
 * peeled prologue has it); -1: that is not told. */
static int64_t fixed_slot(struct kpi_mover *m, const struct kpi_form *at,
                          const struct kpi_form *ring)
{
    struct kpi_ring r = kpi_ring_of(m, ring), own = kpi_ring_of(m, at);
    if (!r.told || r.leaf == UINT32_MAX || r.coef <= 0 || !own.told || own.leaf != UINT32_MAX)
        return -1;
    struct kpi_form apart = kpi_form_add(*at, -1, *ring);
    if (!apart.known || apart.n != 1 || apart.term[0].leaf != r.leaf || apart.base < 0 ||
        !kpi_alike(m, at))
        return -1;
    int64_t slot = apart.base / r.coef;
    return slot < kpi_slots_of(&m->leaves.v[r.leaf]) ? slot : -1;
}

/* Is it one and the same slot, by its number, that a statement without a counter takes on barrier
 * `one` at `place`, and one with a counter at `on` and `other`? */
static bool same_fixed_slot(struct kpi_mover *m, const struct kpi_form *one,
                            const struct kpi_form *place, const struct kpi_form *on,
                            const struct kpi_form *other)
{
    int64_t slot = fixed_slot(m, one, on);
    return slot >= 0 && slot == fixed_slot(m, place, other) &&
           one->base - on->base == slot * kpi_ring_of(m, on).coef;
}

/* Does an arrive at `on` release the slot read at `read` to the wait at `guard`, which guards a
 * copy to `to`: by the counter that chooses both, or as one and the same slot by its number? */
static bool releases_slot(struct kpi_mover *m, const struct kpi_form *on,
                          const struct kpi_form *guard, const struct kpi_form *read,
                          const struct kpi_form *to)
{
    struct kpi_form a = kpi_form_without(*on, kpi_ring_of(m, on));
    struct kpi_form g = kpi_form_without(*guard, kpi_ring_of(m, guard));
    if (!kpi_alike(m, on) || !kpi_alike(m, guard))
        return false; /* another one in each thread */
    return (kpi_form_same(&a, &g) && same_rings(m, on, guard) && kpi_same_turns(m, on, read)) ||
           same_fixed_slot(m, on, read, guard, to) || same_fixed_slot(m, guard, to, on, read);
}

/* What moves up no longer stands behind what it passes, nor what a wait passes on its way down. */
static bool comes_earlier(const struct kpi_motion *motion, uint32_t i)
{
    return i >= motion->low && i < motion->high && (motion->moves[i] != 0) == motion->up;
}

/* The arrive on the barrier that `guard` waits for before a copy to `to`, behind `retired`, for the
 * slot that `read` is of; UINT32_MAX: there is none.  Not `but`; one that tells how many bytes come
 * counts where `but` has to do with a copy itself. */
static uint32_t find_release(struct kpi_mover *m, uint32_t guard, uint32_t reader, uint32_t retired,
                             uint32_t but, const struct kpi_form *read, const struct kpi_form *to)
{
    struct kpi_place g = kpi_barrier_of(m, guard);
    bool turned = m->jumps.target[retired] <= retired; /* a loop, of which all turns are over */
    uint32_t end = kpi_loop_end(m, retired + turned);
    bool loads = but != UINT32_MAX && (m->does[but].expects || m->does[but].act == KPI_ACT_COPY);
    for (uint32_t i = retired + 1; i < end; i++) {
        if (m->does[i].act != KPI_ACT_ARRIVE || (m->does[i].expects && !loads) || i == but ||
            (but != UINT32_MAX && m->motion && comes_earlier(m->motion, i)))
            continue;
        struct kpi_place a = kpi_barrier_of(m, i);
        if (!a.from.known || !g.from.known || !kpi_may_overlap(m, &a, &g) ||
            !releases_slot(m, &a.from, &g.from, read, to) || kpi_is_relaxed(m, i))
            continue;
        bool behind = turned ? kpi_ways_pass(m, m->jumps.target[retired], i, kpi_loop_start(m, i))
                             : kpi_always_behind(m, retired, i);
        if ((behind && kpi_each_arrives(m, reader, retired, i)) ||
            (loads && kpi_under_one_condition(m, retired, i)))
            return i;
    }
    return UINT32_MAX;
}

static const char not_followed[] =
    "where this reads could not be followed: the arrive may release it";

/* Where a reader in a loop within that of `arrive` is over for good, behind its last turn, and what
 * it reads but for the counters of these turns.  False: the loops are nested otherwise. */
static bool out_of_inner(struct kpi_mover *m, uint32_t arrive, uint32_t reader, uint32_t *retired,
                         struct kpi_form *read)
{
    uint32_t header = kpi_loop_header(m, reader), latch = header;
    if (header == kpi_loop_header(m, arrive))
        return true;
    for (uint32_t i = header; i < m->n; i++)
        if (m->jumps.target[i] == header)
            latch = i;
    *read = kpi_form_outside(m, read, header);
    *retired = latch;
    return *retired > reader && latch + 1 < m->n &&
           kpi_loop_header(m, latch + 1) == kpi_loop_header(m, arrive);
}

/* The arrive that lets `guard` go for the slot that `at` is of; UINT32_MAX: none is shown. */
static uint32_t release_for(struct kpi_mover *m, uint32_t arrive, uint32_t guard, uint32_t acts,
                            const struct kpi_form *place, uint32_t reader, uint32_t retired,
                            const struct kpi_place *at)
{
    struct kpi_place b = kpi_barrier_of(m, guard), to = {.from = *place, .bytes = -1};
    struct kpi_form read = at->from;
    if (m->does[acts].act == KPI_ACT_COPY && m->does[reader].act == KPI_ACT_LOAD)
        to = kpi_copy_place(m, acts);
    if (!kpi_follows_phases(m, guard) || !kpi_same_turns(m, &b.from, place) ||
        !out_of_inner(m, arrive, reader, &retired, &read) ||
        (to.bytes > 0 && !kpi_keeps_to_slots(m, &to, at, &read, reader)) ||
        !(same_rings(m, place, &read) || fixed_slot(m, &read, place) >= 0 ||
          fixed_slot(m, place, &read) >= 0))
        return UINT32_MAX;
    return find_release(m, guard, reader, retired, arrive, &read, place);
}

/* What `acts` (a copy, or what signals a barrier) does at `place`, against what is read at
 * `read` until `retired`, once the arrive stands earlier. */
static bool guarded_otherwise(struct kpi_mover *m, uint32_t arrive, uint32_t acts,
                              const struct kpi_form *place, uint32_t reader, uint32_t retired,
                              const struct kpi_place *at, struct kpi_why *why)
{
    struct guards g;
    const struct kpi_form *read = &at->from;
    guards_of(m, acts, &g);
    if (at->carried) {
        say(why, reader, acts, "this may write there behind the wait",
            "a turn of the loop before started this, and it is not over where the arrive would be",
            "await it before the arrive");
        return false;
    }
    bool own = false;
    for (unsigned i = 0; i < g.n; i++) {
        if (kpi_same_barrier(m, g.list[i], arrive)) {
            own = true;
            continue;
        }
        uint32_t release = release_for(m, arrive, g.list[i], acts, place, reader, retired, at);
        if (release == UINT32_MAX)
            continue;
        struct kpi_evidence e = {reader, retired, acts, g.list[i], release};
        KP_PUSH(m->evidence, e);
        return true;
    }
    if (g.maybe != UINT32_MAX) {
        say(why, reader, g.maybe, "the wait that might guard it stands under a condition",
            "it is not shown that another barrier protects what this uses",
            "wait and load under one condition");
        return false;
    }
    if (own) {
        int64_t lo, hi;
        say(why, reader, acts, "this may follow as soon as the arrive has come",
            kpi_form_bounds(m, read, &lo, &hi) ? "the arrive releases what this still uses"
                                               : not_followed,
            "let what this uses be released by another barrier, or have it in registers by then");
        return false;
    }
    say(why, reader, acts, g.n ? "this comes behind a wait for which nothing of that kind is shown"
                               : "no wait stands before this",
        "it is not shown that another barrier protects what this uses",
        "release it on a barrier of its own, behind this, by the counter that chooses its slot");
    return false;
}

/* ---- questions ----------------------------------------------------------- */

bool kpi_writes_to(struct kpi_mover *m, uint32_t i, const struct kpi_place *place)
{
    const struct kpi_effect *e = &m->does[i];
    struct kpi_place to;
    switch (e->act) {
    case KPI_ACT_COPY:
        to = kpi_copy_place(m, i);
        return kpi_may_overlap(m, &to, place);
    case KPI_ACT_STORE:
    case KPI_ACT_ATOMIC:
        if (e->space == KPI_SPACE_GLOBAL || e->space == KPI_SPACE_LOCAL)
            return false;
        to = (struct kpi_place){.from = kpi_form_of(m, e->address, i),
                                .bytes = e->bytes ? (int64_t)e->bytes : -1};
        return kpi_may_overlap(m, &to, place);
    case KPI_ACT_COPY_OUT:
        return !kpi_is_store_out(m, i);
    case KPI_ACT_UNKNOWN:
        return true;
    default:
        return kpi_is_op(m->src, m->s[i].op, "call");
    }
}

bool kpi_slot_needs(struct kpi_mover *m, uint32_t arrive, uint32_t reader, uint32_t retired,
                    const struct kpi_place *place, struct kpi_why *why)
{
    const bool *seen;
    bool needs = false;
    if (!kpi_behind_waits(m, arrive, &seen)) {
        say(why, reader, UINT32_MAX, NULL, "no wait on the arrive's barrier was found, so that it "
            "is not known what comes behind it", NULL);
        needs = true;
    }
    for (uint32_t i = 0; i < m->n && !needs && kpi_work(&m->work, 16); i++) {
        if (!seen[i] || !kpi_writes_to(m, i, place))
            continue;
        if (m->does[i].act == KPI_ACT_COPY) {
            struct kpi_place to = kpi_copy_place(m, i);
            needs = !guarded_otherwise(m, arrive, i, &to.from, reader, retired, place, why);
            continue;
        }
        needs = true;
        say(why, reader, i, "this may write there behind the wait",
            place->from.known ? "the arrive may release what this reads" : not_followed, NULL);
    }
    return needs;
}

bool kpi_phase_needs(struct kpi_mover *m, uint32_t arrive, uint32_t wait, struct kpi_why *why)
{
    const bool *seen;
    bool needs = kpi_same_barrier(m, arrive, wait);
    struct kpi_place on = kpi_barrier_of(m, wait);
    if (needs)
        say(why, wait, UINT32_MAX, NULL, "this may wait for the barrier that the arrive is on",
            NULL);
    kpi_behind_waits(m, arrive, &seen);
    for (uint32_t i = 0; i < m->n && !needs && kpi_work(&m->work, 16); i++) {
        enum kpi_act act = m->does[i].act;
        if (!seen[i] || !kpi_signals(m, i, wait))
            continue;
        struct kpi_place by = kpi_barrier_of(m, i);
        needs = (act != KPI_ACT_COPY && act != KPI_ACT_ARRIVE) ||
                !guarded_otherwise(m, arrive, i, &by.from, wait, wait, &on, why);
        if (act != KPI_ACT_COPY && act != KPI_ACT_ARRIVE)
            say(why, wait, i, "this may do so", "it is not known what ends this wait", NULL);
    }
    return needs;
}

bool kpi_setup_needs(struct kpi_mover *m, uint32_t arrive, uint32_t passed, struct kpi_why *why)
{
    const bool *seen;
    kpi_behind_waits(m, arrive, &seen);
    for (uint32_t i = 0; i < m->n && kpi_work(&m->work, 4); i++) {
        if (!seen[i] || m->does[i].act != KPI_ACT_SETUP || !kpi_same_barrier(m, i, passed))
            continue;
        say(why, passed, i, "this may do so", "its barrier may be set up anew behind the arrive",
            NULL);
        return true;
    }
    return false;
}

/* ---- rings and copies ------------------------------------------------------ */

bool kpi_same_ring(struct kpi_mover *m, uint32_t a, uint32_t b)
{
    struct kpi_place x = kpi_barrier_of(m, a), y = kpi_barrier_of(m, b);
    bool rings = x.from.base == y.from.base && same_rings(m, &x.from, &y.from);
    return x.from.known && y.from.known && kpi_may_overlap(m, &x, &y) &&
           (rings || fixed_slot(m, &x.from, &y.from) >= 0 || fixed_slot(m, &y.from, &x.from) >= 0);
}

uint32_t kpi_release_of(struct kpi_mover *m, uint32_t acts, const struct kpi_form *to,
                        uint32_t reader, const struct kpi_form *read)
{
    struct guards g;
    uint32_t found = UINT32_MAX;
    uint32_t over = m->does[reader].act == KPI_ACT_MMA ? kpi_retired_by(m, reader) : reader;
    guards_of(m, acts, &g);
    for (unsigned k = 0; k < g.n && over != UINT32_MAX && found == UINT32_MAX; k++) {
        struct kpi_place b = kpi_barrier_of(m, g.list[k]);
        if (kpi_follows_phases(m, g.list[k]) && kpi_same_turns(m, &b.from, to))
            found = find_release(m, g.list[k], reader, over, UINT32_MAX, read, to);
    }
    return found;
}

bool kpi_is_released(struct kpi_mover *m, uint32_t copy, uint32_t reader,
                     const struct kpi_place *read)
{
    struct kpi_place to = kpi_copy_place(m, copy);
    return kpi_release_of(m, copy, &to.from, reader, &read->from) != UINT32_MAX;
}

bool kpi_is_awaited(struct kpi_mover *m, uint32_t copy, uint32_t reader,
                    const struct kpi_place *read)
{
    struct kpi_place by = kpi_barrier_of(m, copy), to = kpi_copy_place(m, copy);
    bool once = kpi_loop_header(m, copy) == UINT32_MAX; /* one wait is enough for all turns */
    for (uint32_t i = once ? 0 : kpi_loop_start(m, reader); i < reader; i++) {
        if (m->does[i].act != KPI_ACT_WAIT || !kpi_holds_back(m, i) ||
            !kpi_same_barrier(m, i, copy) ||
            !(once ? kpi_all_ways_pass(m, i, reader)
                   : kpi_always_behind(m, i, reader) || kpi_under_one_condition(m, i, reader)))
            continue;
        struct kpi_place on = kpi_barrier_of(m, i);
        if (on.from.known && by.from.known &&
            releases_slot(m, &on.from, &by.from, &read->from, &to.from))
            return true;
    }
    return false;
}

/* Does every matrix operation that may read what the copy writes release it on a barrier
 * that guards the copy? */
static bool readers_release(struct kpi_mover *m, uint32_t copy, struct kpi_why *why)
{
    struct kpi_place to = kpi_copy_place(m, copy), read;
    for (size_t i = 0; i < m->mmas.n; i++) {
        for (unsigned which = 0; which < 2; which++) {
            if (!kpi_mma_reads(m, m->mmas.v[i], which, &read) ||
                !kpi_may_overlap(m, &to, &read) || kpi_is_released(m, copy, m->mmas.v[i], &read))
                continue;
            say(why, copy, m->mmas.v[i], "this may read there",
                "it is not shown that its own wait protects what this overwrites", NULL);
            return false;
        }
    }
    return true;
}

bool kpi_copy_needs(struct kpi_mover *m, uint32_t copy, uint32_t wait, struct kpi_why *why)
{
    struct guards g;
    bool others = false;
    guards_of(m, copy, &g);
    for (unsigned i = 0; i < g.n; i++) {
        others = others || kpi_follows_phases(m, g.list[i]);
        if (!kpi_same_barrier(m, g.list[i], wait))
            continue;
        say(why, wait, copy, "this fills it", "this guards the slot that the copy fills",
            "a deeper ring lets the load begin earlier");
        return true;
    }
    if (!others) {
        say(why, wait, copy, "no other wait stands before this",
            "this may guard the slot that the copy fills", NULL);
        return true;
    }
    return !readers_release(m, copy, why) || kpi_phase_needs(m, copy, wait, why) ||
           kpi_relay_needs(m, copy, wait, why);
}
