/*
 * Who runs ahead.
 *
 * An arrive that no longer stands behind a wait may come a second time before those who wait on its
 * barrier have looked at the first: they look at a parity, take the phase for one that is not over,
 * and hang.  What keeps it from that is a wait that it stays behind, for what such a thread does
 * once it has looked: the one that the arrive comes to next.
 *
 * Of the waits on the way from the one to the other one may be for a turn before, not two: one that
 * looks at parity 1 first, or on whose barrier threads arrive that have awaited nothing yet.
 *
 * Who looks further ahead than a ring is deep: a wait for what was given back as many turns before
 * as the ring has slots needs nothing of its own turn, unless who gives back has looked at more
 * than that by then: at one turn more for each wait that stands before a loop of such waits.
 */
#include "instrument/motion/motion.h"

/* A wait behind another one, through what is done in between; late: through one that waits for
 * what was given back, and so for a turn before. */
struct seen_wait {
    uint32_t wait;
    bool late;
};
struct seen_waits {
    KP_VEC(struct seen_wait) list;
};

static bool add_wait(struct seen_waits *b, uint32_t wait, bool late)
{
    for (size_t i = 0; i < b->list.n; i++)
        if (b->list.v[i].wait == wait && b->list.v[i].late <= late)
            return false;
    KP_PUSH(b->list, ((struct seen_wait){wait, late}));
    return true;
}

/* Is it counted before the thread has waited for anything? */
static bool is_ahead(struct kpi_mover *m, uint32_t signal)
{
    bool waited = kpi_loop_header(m, signal) != UINT32_MAX;
    for (uint32_t i = 0; i < signal && !waited; i++)
        waited = m->does[i].act == KPI_ACT_WAIT && kpi_all_ways_pass(m, i, signal);
    return !waited;
}

/* A wait in a loop before it, of which this is a last one, behind the loop; UINT32_MAX: none. */
static uint32_t wait_in_loop(struct kpi_mover *m, uint32_t wait)
{
    for (uint32_t i = 0; i < wait && kpi_loop_header(m, wait) == UINT32_MAX; i++)
        if (m->does[i].act == KPI_ACT_WAIT && kpi_loop_header(m, i) != UINT32_MAX &&
            kpi_same_ring(m, i, wait) && kpi_holds_back(m, i))
            return i;
    return UINT32_MAX;
}

/* May it be for a turn before: for what was given back, or done before the loop? */
static bool waits_late(struct kpi_mover *m, uint32_t wait)
{
    uint32_t of = wait_in_loop(m, wait);
    bool late = kpi_first_look(m, of != UINT32_MAX ? of : wait) != 0;
    for (uint32_t i = 0; i < m->n && !late; i++)
        late = m->does[i].act == KPI_ACT_ARRIVE && !m->does[i].expects &&
               kpi_same_barrier(m, i, wait) && is_ahead(m, i);
    return late;
}

/* Does `last`, which stands behind `first`, still do once the motion is made? */
static bool stays_behind(const struct kpi_motion *motion, uint32_t first, uint32_t last)
{
    if (first < motion->low || last >= motion->high)
        return true;
    return motion->up ? !motion->moves[last] || motion->moves[first]
                      : !motion->moves[first] || motion->moves[last];
}

/* Waits that end only when `from` has, in another thread: by what comes behind `from` in each
 * turn. */
static void waits_behind(struct kpi_mover *m, struct seen_waits *b, struct seen_wait from,
                         const struct kpi_motion *motion)
{
    bool room = waits_late(m, from.wait);
    if (from.late && room)
        return;
    for (uint32_t s = from.wait + 1; s < m->n && kpi_work(&m->work, 8); s++) {
        enum kpi_act act = m->does[s].act;
        struct kpi_place on = kpi_barrier_of(m, from.wait), by = {.bytes = 8};
        if (act != KPI_ACT_ARRIVE && act != KPI_ACT_COPY)
            continue;
        by = kpi_barrier_of(m, s);
        if (kpi_loop_start(m, s) != kpi_loop_start(m, from.wait) ||
            !kpi_always_behind(m, from.wait, s) || !stays_behind(motion, from.wait, s) ||
            !kpi_same_turns(m, &on.from, &by.from))
            continue;
        for (uint32_t w = 0; w < m->n; w++)
            if (m->does[w].act == KPI_ACT_WAIT && kpi_signals(m, s, w) && kpi_holds_back(m, w))
                add_wait(b, w, from.late || room);
    }
}

static bool runs_ahead(struct kpi_mover *m, uint32_t signal, uint32_t wait,
                       const struct kpi_motion *motion)
{
    struct seen_waits b = {0};
    struct kpi_place on = kpi_barrier_of(m, signal);
    /* behind a last one nothing comes on its slot any more, which it does not give back */
    bool held = wait_in_loop(m, wait) != UINT32_MAX;
    add_wait(&b, wait, false);
    for (size_t i = 0; i < b.list.n && !held && b.list.n < 64; i++) {
        uint32_t w = b.list.v[i].wait;
        struct kpi_place by = kpi_barrier_of(m, w);
        held = i && w < signal && !(b.list.v[i].late && waits_late(m, w)) &&
               kpi_loop_start(m, w) == kpi_loop_start(m, signal) &&
               (kpi_always_behind(m, w, signal) || kpi_under_one_condition(m, w, signal)) &&
               stays_behind(motion, w, signal) &&
               kpi_same_turns(m, &on.from, &by.from);
        waits_behind(m, &b, b.list.v[i], motion);
    }
    free(b.list.v);
    return !held;
}

bool kpi_runs_ahead(struct kpi_mover *m, uint32_t arrive, const struct kpi_motion *motion,
                    uint32_t *missed)
{
    static const struct kpi_motion none = {.up = true};
    const bool *seen;
    kpi_behind_waits(m, arrive, &seen);
    for (uint32_t s = 0; s < m->n; s++) {
        enum kpi_act act = m->does[s].act;
        bool comes = s == arrive || (seen[s] && (act == KPI_ACT_ARRIVE || act == KPI_ACT_COPY));
        for (uint32_t w = 0; comes && w < m->n && kpi_work(&m->work, 8); w++) {
            if (m->does[w].act != KPI_ACT_WAIT || !kpi_same_barrier(m, s, w) ||
                !runs_ahead(m, s, w, motion) || (s != arrive && runs_ahead(m, s, w, &none)))
                continue; /* of what others do it counts where it was kept from that before */
            *missed = w;
            return true;
        }
    }
    return false;
}

/* ---- looks ahead ---------------------------------------------------------- */

/* Does its thread come from the wait to a loop with another wait for the same barriers? */
static bool is_before_loop(struct kpi_mover *m, uint32_t wait)
{
    bool before = false, *seen = kp_alloc((size_t)m->n + 1);
    kpi_thread_ways(m, UINT32_MAX, wait, UINT32_MAX, seen);
    for (uint32_t i = wait + 1; i < m->n && !before && kpi_work(&m->work, 4); i++) {
        uint32_t header = m->does[i].act == KPI_ACT_WAIT ? kpi_loop_header(m, i) : UINT32_MAX;
        before = header != UINT32_MAX && header > wait && seen[header] && kpi_same_ring(m, i, wait);
    }
    free(seen);
    return before;
}

bool kpi_may_look_beyond(struct kpi_mover *m, uint32_t wait)
{
    struct kpi_place on = kpi_barrier_of(m, wait);
    struct kpi_ring ring = kpi_ring_of(m, &on.from);
    bool told = ring.told && ring.leaf != UINT32_MAX;
    int64_t slots = told ? kpi_slots_of(&m->leaves.v[ring.leaf]) : 1; /* -1: not told */
    int64_t looks = 0;
    for (uint32_t i = 0; i < m->n; i++)
        looks += m->does[i].act == KPI_ACT_WAIT && is_before_loop(m, i);
    return looks >= (slots > 0 ? slots : 1) || !m->work;
}
