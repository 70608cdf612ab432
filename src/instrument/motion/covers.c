/*
 * May a thread read before a wait what it read behind it?
 *
 * The wait puts all that came before the arrives it is for in front of the reader: whatever these
 * warps did, and what they had been told of by waits of their own.  What that is, is not asked.
 * Each statement of the kernel that may write where the reader reads is taken to be among it, and
 * the reader may go before the wait when every one of them
 *
 *   is a copy that completes on another barrier,
 *   which the reader's thread waits for on every way to the reader, in the same turn of the loop,
 *   for the slot that the reader reads: slot and barrier are chosen by one counter, here and where
 *   the copy is made, and no two slots overlap.
 *
 * Then whichever turn's copy it is, its phase was awaited without the wait that moves.  A store,
 * and a copy that completes elsewhere or nowhere (cp.async), stands against it, also where it is
 * the reader's own warp's.
 *
 * What may write there once the reader is done (the next copy into the slot) comes behind arrives
 * behind the reader: the wait, which tells nobody anything, has no part in that.  Nor can the order
 * hang: nothing that another thread waits for comes later than it did.
 */
#include "instrument/motion/motion.h"

/* ---- ways ---------------------------------------------------------------- */

/* Is it in the loop that begins at `header`? */
static bool in_loop(const struct kpi_mover *m, uint32_t header, uint32_t at)
{
    for (uint32_t i = at; at >= header && i < m->n; i++)
        if (m->jumps.target[i] == header)
            return true;
    return false;
}

/* ---- waits --------------------------------------------------------------- */

/* The next statement that does something; m->n: none. */
static uint32_t next_done(const struct kpi_mover *m, uint32_t at)
{
    while (++at < m->n && m->does[at].act == KPI_ACT_NOTHING)
        ;
    return at;
}

/* Does a branch lead back to a wait, through nothing but what waits? */
static bool leads_back(const struct kpi_mover *m, uint32_t branch, uint32_t wait)
{
    uint32_t to = branch < m->n ? m->jumps.target[branch] : UINT32_MAX;
    return to != UINT32_MAX && to <= wait && kpi_is_spin(m, to, branch);
}

bool kpi_stays(struct kpi_mover *m, uint32_t wait)
{
    uint32_t done = kpi_reg_at(m, wait, 0), first = next_done(m, wait);
    if (m->s[wait].guard.len || kpi_is_relaxed(m, wait) ||
        done == KPI_NO_REG || first >= m->n ||
        m->jumps.target[first] == UINT32_MAX || !m->s[first].guard.len ||
        kpi_reg_named(m, m->s[first].guard, first) != done)
        return false;
    if (m->s[first].guard_not)
        return leads_back(m, first, wait);
    uint32_t second = next_done(m, first);
    return m->jumps.target[first] > second && second < m->n && !m->s[second].guard.len &&
           leads_back(m, second, wait);
}

bool kpi_holds_back(struct kpi_mover *m, uint32_t wait)
{
    return kpi_stays(m, wait) && kpi_follows_phases(m, wait);
}

/* ---- slots --------------------------------------------------------------- */

/* Are two forms chosen by counters of as many slots, as far apart? */
static bool rings_fit(const struct kpi_mover *m, const struct kpi_ring *x, const struct kpi_ring *y)
{
    if (!x->told || !y->told || (x->leaf == UINT32_MAX) != (y->leaf == UINT32_MAX))
        return false;
    if (x->leaf == UINT32_MAX)
        return true;
    int64_t slots = kpi_slots_of(&m->leaves.v[x->leaf]);
    return slots > 0 && slots == kpi_slots_of(&m->leaves.v[y->leaf]) && x->coef == y->coef &&
           x->coef > 0;
}

static bool has_symbol(const struct kpi_mover *m, const struct kpi_form *f)
{
    for (unsigned i = 0; i < f->n; i++)
        if (m->leaves.v[f->term[i].leaf].kind == KPI_LEAF_SYMBOL)
            return true;
    return false;
}

/* From the first to behind the last byte of both, no more than a slot? */
static bool within_slot(const struct kpi_place *a, int64_t alo, int64_t ahi,
                        const struct kpi_place *b, int64_t blo, int64_t bhi, int64_t slot)
{
    int64_t low = alo - a->before < blo - b->before ? alo - a->before : blo - b->before;
    int64_t high = ahi + a->bytes > bhi + b->bytes ? ahi + a->bytes : bhi + b->bytes;
    return high - low <= slot;
}

bool kpi_keeps_to_slots(struct kpi_mover *m, const struct kpi_place *a, const struct kpi_place *b,
                        const struct kpi_form *read, uint32_t reader)
{
    struct kpi_ring x = kpi_ring_of(m, &a->from), y = kpi_ring_of(m, read);
    int64_t alo, ahi, blo, bhi;
    if (!rings_fit(m, &x, &y))
        return false;
    if (x.leaf == UINT32_MAX)
        return true;
    struct kpi_form f = kpi_form_without(a->from, x), g = kpi_form_without(b->from, y);
    struct kpi_form apart = kpi_form_add(f, -1, g);
    if (!apart.known || has_symbol(m, &apart) || a->bytes < 0 || b->bytes < 0 ||
        !kpi_form_bounds(m, &f, &alo, &ahi))
        return false;
    return (kpi_form_bounds(m, &g, &blo, &bhi) &&
            within_slot(a, alo, ahi, b, blo, bhi, x.coef)) ||
           (kpi_form_bounds_at(m, &g, reader, &blo, &bhi) &&
            within_slot(a, alo, ahi, b, blo, bhi, x.coef));
}

/* Is the barrier that a copy of the slot completes on the one that a wait is on? */
static bool same_slots_barrier(struct kpi_mover *m, const struct kpi_form *copy,
                               const struct kpi_form *wait)
{
    struct kpi_ring x = kpi_ring_of(m, copy), y = kpi_ring_of(m, wait);
    if (!copy->known || !wait->known || !rings_fit(m, &x, &y))
        return false;
    struct kpi_form f = kpi_form_without(*copy, x), g = kpi_form_without(*wait, y);
    return kpi_form_same(&f, &g) && kpi_alike(m, copy);
}

bool kpi_awaits(struct kpi_mover *m, uint32_t other, uint32_t copy, uint32_t reader,
                   const struct kpi_place *place)
{
    struct kpi_place to = kpi_copy_place(m, copy), by = kpi_barrier_of(m, copy);
    struct kpi_place on = kpi_barrier_of(m, other);
    uint32_t header = kpi_loop_header(m, other);
    return same_slots_barrier(m, &by.from, &on.from) && kpi_same_turns(m, &by.from, &to.from) &&
           kpi_same_turns(m, &on.from, &place->from) &&
           kpi_keeps_to_slots(m, &to, place, &place->from, reader) &&
           (header == UINT32_MAX || in_loop(m, header, reader)) &&
           kpi_ways_pass(m, header == UINT32_MAX ? 0 : header, other, reader);
}

/* A wait before `reader`, on another barrier than `wait`, for what `copy` writes there; UINT32_MAX:
 * there is none. */
static uint32_t awaited_otherwise(struct kpi_mover *m, uint32_t wait, uint32_t copy,
                                  uint32_t reader, const struct kpi_place *place)
{
    for (uint32_t i = 0; i < reader && kpi_work(&m->work, 16); i++)
        if (m->does[i].act == KPI_ACT_WAIT && !kpi_same_barrier(m, i, wait) &&
            kpi_same_barrier(m, i, copy) && kpi_holds_back(m, i) &&
            kpi_awaits(m, i, copy, reader, place))
            return i;
    return UINT32_MAX;
}

/* ---- the question -------------------------------------------------------- */

static void say(struct kpi_why *why, uint32_t at, uint32_t other, const char *other_text,
                const char *change)
{
    *why = (struct kpi_why){.at = at, .other = other};
    snprintf(why->text, sizeof why->text, "this may use what the wait is for");
    snprintf(why->other_text, sizeof why->other_text, "%s", other_text);
    snprintf(why->change, sizeof why->change, "%s", change);
}

bool kpi_wait_covers(struct kpi_mover *m, uint32_t wait, uint32_t reader,
                     const struct kpi_place *place, struct kpi_why *why)
{
    static const char keeps[] = "wait behind this, if it uses nothing that is written before the "
                                "arrives that the wait is for";
    for (uint32_t i = 0; i < m->n; i++) {
        if (!kpi_work(&m->work, 16) || !kpi_writes_to(m, i, place))
            continue;
        bool copy = m->does[i].act == KPI_ACT_COPY;
        if (copy && kpi_same_barrier(m, i, wait)) {
            say(why, reader, i, "this is what the wait is for",
                "the wait stands at its first user already");
            return true;
        }
        uint32_t other = copy ? awaited_otherwise(m, wait, i, reader, place) : UINT32_MAX;
        if (other == UINT32_MAX) {
            say(why, reader, i,
                copy ? "this may write there, and no other wait before the reader is shown to be "
                       "for it"
                     : "this may write there, before what the wait is for",
                keeps);
            return true;
        }
        struct kpi_filled a = {reader, i, other};
        KP_PUSH(m->filled, a);
    }
    return false;
}
