/*
 * What a wait is for beside the slot that it guards.
 *
 * A thread that saw a wait end may let others go on, and these rely on all that came before:
 * they read what was written, and write what was read.  Two accesses of which one writes are
 * kept in order by the slot's own barriers, or by such a chain; a motion may break a chain
 * where each pair has barriers of its own.
 */
#include "instrument/motion/motion.h"

static bool say(struct kpi_why *why, uint32_t at, uint32_t other, const char *other_text,
                const char *text)
{
    why->at = at;
    why->other = other;
    snprintf(why->text, sizeof why->text, "%s", text);
    snprintf(why->other_text, sizeof why->other_text, "%s", other_text);
    snprintf(why->change, sizeof why->change,
             "give each of the two a wait for the other on a barrier of its own");
    return true;
}

/* ---- accesses ------------------------------------------------------------ */

struct access {
    struct kpi_place place; /* of shared memory */
    bool shared, global, writes;
};
struct accesses {
    struct access list[3];
    unsigned n;
};

static void add(struct accesses *a, struct access one)
{
    a->list[a->n++] = one;
}

static const struct kpi_place anywhere = {.bytes = -1};

static void of_memory(struct kpi_mover *m, uint32_t i, struct accesses *out)
{
    const struct kpi_effect *e = &m->does[i];
    struct kpi_place p = {.from = kpi_form_of(m, e->address, i),
                          .bytes = e->bytes ? (int64_t)e->bytes : -1};
    if (e->space != KPI_SPACE_LOCAL)
        add(out, (struct access){p, e->space != KPI_SPACE_GLOBAL, e->space != KPI_SPACE_SHARED,
                                 e->act != KPI_ACT_LOAD});
}

/* Of copies and of what is not known. */
static void of_others(struct kpi_mover *m, uint32_t i, struct accesses *out)
{
    if (m->does[i].act == KPI_ACT_COPY) {
        add(out, (struct access){kpi_copy_place(m, i), true, false, true});
        add(out, (struct access){anywhere, false, true, false});
    } else if (kpi_is_opaque(m, i)) {
        add(out, (struct access){anywhere, true, true, true});
    } else if (m->does[i].act == KPI_ACT_COPY_OUT && kpi_is_store_out(m, i)) {
        struct kpi_span from = kpi_operand(m->src, &m->s[i], 1);
        if (from.len < 3)
            return; /* commits or awaits */
        from = (struct kpi_span){from.at + 1, from.len - 2};
        struct kpi_place p = {.from = kpi_form_of(m, from, i), .bytes = -1};
        add(out, (struct access){p, true, false, false});
        add(out, (struct access){anywhere, false, true, true});
    } else if (m->does[i].act == KPI_ACT_COPY_OUT) {
        add(out, (struct access){anywhere, true, false, true});
    }
}

static struct accesses accesses_of(struct kpi_mover *m, uint32_t i)
{
    struct accesses a = {.n = 0};
    enum kpi_act act = m->does[i].act;
    struct kpi_place p;
    if (act == KPI_ACT_LOAD || act == KPI_ACT_STORE || act == KPI_ACT_ATOMIC)
        of_memory(m, i, &a);
    for (unsigned which = 0; act == KPI_ACT_MMA && which < 2; which++)
        if (kpi_mma_reads(m, i, which, &p))
            add(&a, (struct access){p, true, false, false});
    of_others(m, i, &a);
    return a;
}

/* ---- pairs --------------------------------------------------------------- */

/* Can what a thread stored in global memory be what a copy reads there? */
static bool copies_see_stores(const struct kpi_mover *m)
{
    for (uint32_t i = 0; i < m->n; i++)
        if (kpi_is_opaque(m, i) || (kpi_is_op(m->src, m->s[i].op, "fence.proxy.async") &&
                                    !kpi_has_modifier(m->src, m->s[i].op, ".shared::cta") &&
                                    !kpi_has_modifier(m->src, m->s[i].op, ".shared::cluster")))
            return true;
    return false;
}

/* Statement x, in `later`, and y before it, in `first`: may they be at one place? */
static bool conflict(const struct kpi_mover *m, uint32_t x, const struct access *later, uint32_t y,
                     const struct access *first)
{
    bool unseen = m->does[x].act == KPI_ACT_COPY && m->does[y].act != KPI_ACT_COPY_OUT;
    if (!later->writes && !first->writes)
        return false;
    if (later->global && first->global && (!unseen || copies_see_stores(m)))
        return true;
    return later->shared && first->shared && kpi_may_overlap(m, &later->place, &first->place);
}

/* What came first, at y, and what may follow, at x, are kept in order by the slot's own
 * barriers. */
static bool has_own(struct kpi_mover *m, uint32_t x, const struct access *later, uint32_t y,
                    const struct access *first)
{
    bool copies = m->does[y].act == KPI_ACT_COPY, by_copy = m->does[x].act == KPI_ACT_COPY;
    if (!first->shared || !later->shared || (first->writes && !copies) ||
        (later->writes && !by_copy))
        return false;
    /* between two copies there is a reader, which has a pair with each */
    return (copies && by_copy) ||
           (copies ? kpi_is_awaited(m, y, x, &later->place)
                   : kpi_is_released(m, x, y, &first->place));
}

/* Does it store what it has in registers, or copy out of shared memory? */
static bool stores(const struct kpi_mover *m, uint32_t x)
{
    return m->does[x].act == KPI_ACT_STORE ||
           (m->does[x].act == KPI_ACT_COPY_OUT && kpi_is_store_out(m, x));
}

/* What comes behind an arrive or a copy, all of it; and that without what has seen the wait, or
 * the copy at hand, end for itself. */
struct behind {
    const bool *all;
    bool *wait, *copy;
};

/* The first statement behind, of which it is not shown that it comes behind y by itself. */
static uint32_t unordered(struct kpi_mover *m, const struct behind *b, uint32_t y,
                          const struct access *first)
{
    bool copy = m->does[y].act == KPI_ACT_COPY;
    for (uint32_t x = 0; x < m->n && kpi_work(&m->work, 8); x++) {
        struct accesses a = {.n = 0};
        if (b->all[x])
            a = accesses_of(m, x);
        for (unsigned k = 0; k < a.n; k++) {
            bool seen = !b->wait[x] || (copy && !b->copy[x]);
            if (conflict(m, x, &a.list[k], y, first) &&
                !(stores(m, x) && a.list[k].writes && seen) && !has_own(m, x, &a.list[k], y, first))
                return x;
        }
    }
    return UINT32_MAX;
}

bool kpi_relay_needs(struct kpi_mover *m, uint32_t arrive, uint32_t wait, struct kpi_why *why)
{
    struct behind b = {.wait = kp_alloc((size_t)m->n + 1), .copy = kp_alloc((size_t)m->n + 1)};
    uint32_t found = UINT32_MAX;
    kpi_behind_waits(m, arrive, &b.all);
    kpi_behind_until(m, arrive, wait, b.wait);
    for (uint32_t y = 0; y < m->n && found == UINT32_MAX && kpi_work(&m->work, 8); y++) {
        struct accesses a = accesses_of(m, y);
        if (a.n && m->does[y].act == KPI_ACT_COPY)
            kpi_behind_until(m, arrive, y, b.copy);
        for (unsigned k = 0; k < a.n && found == UINT32_MAX; k++)
            found = unordered(m, &b, y, &a.list[k]);
        if (found != UINT32_MAX && !kpi_leads_to(m, y, wait))
            found = UINT32_MAX;
    }
    free(b.wait);
    free(b.copy);
    return found != UINT32_MAX && say(why, wait, found, "this may rely on it, behind the arrive",
                                      "the arrive may pass on that this wait is over");
}

/* Does each turn of the loop round statement `at` wait at `wait` before it? */
static bool each_turn_waits(struct kpi_mover *m, uint32_t wait, uint32_t at)
{
    uint32_t header = kpi_loop_header(m, at);
    struct kpi_place on = kpi_barrier_of(m, wait), by = kpi_barrier_of(m, at);
    return header != UINT32_MAX && wait >= header && wait < at && kpi_holds_back(m, wait) &&
           kpi_same_turns(m, &on.from, &by.from) && kpi_ways_pass(m, header, wait, at);
}

/* Does an arrive at `i` come in each phase behind a copy that waited for the one before, which is
 * over when all have arrived?  Then it is never counted for another. */
static bool counts_once(struct kpi_mover *m, uint32_t i)
{
    for (uint32_t d = 0; d < m->n; d++) {
        bool waited = false, waits = false;
        if (m->does[d].act != KPI_ACT_COPY)
            continue;
        for (uint32_t w = 0; w < m->n && kpi_work(&m->work, 8); w++) {
            if (m->does[w].act != KPI_ACT_WAIT)
                continue;
            waited = waited || (kpi_same_ring(m, w, i) && each_turn_waits(m, w, d));
            waits = waits || (kpi_same_ring(m, w, d) && each_turn_waits(m, w, i));
        }
        if (waited && waits)
            return true;
    }
    return false;
}

bool kpi_count_needs(struct kpi_mover *m, uint32_t arrive, uint32_t passed, struct kpi_why *why)
{
    const bool *seen;
    bool *own = kp_alloc((size_t)m->n + 1);
    uint32_t found = UINT32_MAX;
    kpi_behind_waits(m, arrive, &seen);
    kpi_thread_ways(m, UINT32_MAX, passed, UINT32_MAX, own);
    for (uint32_t i = 0; i < m->n && found == UINT32_MAX && kpi_work(&m->work, 4); i++)
        if (seen[i] && !own[i] && i != passed && kpi_signals(m, i, passed) &&
            kpi_ways_pass(m, i, UINT32_MAX, passed) && !counts_once(m, i))
            found = i;
    free(own);
    return found != UINT32_MAX && say(why, passed, found, "this may come behind what moves",
                                      "others may be on its barrier behind the arrive, and "
                                      "end its phase");
}
