/*
 * May a barrier of threads be taken out?
 *
 * It puts what each of the threads that meet there did, and was told of, before what all of them do
 * behind it.  Nothing needs that when, in the whole kernel,
 *
 *   shared memory is written by bulk copies alone.  What reads it does so behind a wait of its own
 *   for the copy into its slot, and is followed by an arrive, of a lane of its own warp, on the
 *   barrier that the slot's next copy waits for.  For each two copies there is a reader of both;
 *   global memory is stored to and not read (motion/global.c); no atomics, no matrix operations, no
 *   instruction that is not known;
 *   every wait of these threads is followed by such an arrive, so that no barrier's phase ends
 *   twice before it has been looked at, and they arrive in no other place, so that none of them
 *   arrives twice in one phase;
 *   between the read, or the wait, and its arrive the barrier does not stand: an arrive behind it
 *   would speak for all that met there.  The lanes that the arrive speaks for meet by
 *   bar.warp.sync in between, or each arrives;
 *   the barriers in shared memory were set up before another bar.sync, of the whole block, that
 *   every way to their use comes by;
 *   and threads meet nowhere else, neither by this barrier's number nor by another, whose uses this
 *   barrier may keep apart.
 *
 * Which warps come by a statement, and which lane arrives, is followed for each thread of the block
 * (motion/threads.c).
 */
#include "instrument/motion/motion.h"

static bool against(struct kpi_why *why, uint32_t at, uint32_t other, const char *text,
                    const char *other_text)
{
    *why = (struct kpi_why){.at = at, .other = other};
    snprintf(why->text, sizeof why->text, "%s", text);
    snprintf(why->other_text, sizeof why->other_text, "%s", other_text);
    snprintf(why->change, sizeof why->change,
             "take the barrier out of the source when you know that nothing needs it");
    return false;
}

static bool is_warp_sync(const struct kpi_mover *m, uint32_t at)
{
    return kpi_at_is(m, at, "bar.warp.sync");
}

/* ---- where threads meet -------------------------------------------------- */

/* bar.sync of all threads, by a number that is written out. */
static bool is_of_block(struct kpi_mover *m, uint32_t at)
{
    int64_t id;
    return (kpi_at_is(m, at, "bar.sync") || kpi_at_is(m, at, "barrier.sync")) &&
           !m->s[at].guard.len && kpi_number_at(m, at, 0, &id) &&
           !kpi_operand(m->src, &m->s[at], 1).len;
}

/* Is barrier `first` on every way to all uses of barriers in shared memory, which are set up only
 * before it? */
static bool is_first(struct kpi_mover *m, uint32_t first)
{
    bool *seen = kp_alloc((size_t)m->n + 1), ok = is_of_block(m, first);
    kpi_thread_ways(m, UINT32_MAX, first, UINT32_MAX, seen);
    for (uint32_t i = 0; i < m->n && ok; i++) {
        enum kpi_act act = m->does[i].act;
        if (act == KPI_ACT_SETUP)
            ok = !seen[i];
        else if (act == KPI_ACT_WAIT || act == KPI_ACT_ARRIVE || act == KPI_ACT_COPY)
            ok = kpi_all_ways_pass(m, first, i);
    }
    free(seen);
    return ok;
}

/* Nobody else meets, but for warps, and the block before it begins. */
static bool meets_alone(struct kpi_mover *m, uint32_t bar, struct kpi_why *why)
{
    uint32_t first = UINT32_MAX;
    if (!(kpi_at_is(m, bar, "bar.sync") || kpi_at_is(m, bar, "barrier.sync")) ||
        m->s[bar].guard.len)
        return against(why, bar, UINT32_MAX, "this is not bar.sync of all that come by", "");
    for (uint32_t i = 0; i < m->n; i++) {
        enum kpi_act act = m->does[i].act;
        if (i == bar || (act != KPI_ACT_BARRIER && act != KPI_ACT_BAR_ARRIVE) || is_warp_sync(m, i))
            continue;
        int64_t x, y;
        bool told = kpi_number_at(m, i, 0, &x) && kpi_number_at(m, bar, 0, &y);
        if (!told || x == y)
            return against(why, bar, i, "others may meet it by its number", "here");
        if (first != UINT32_MAX || !is_first(m, i))
            return against(why, bar, i, "it may keep apart the uses of another barrier of threads",
                           "which is not before all use of barriers in shared memory");
        first = i;
    }
    return first != UINT32_MAX ||
           against(why, bar, UINT32_MAX,
                   "it may be what tells that barriers in shared memory are set up", "");
}

/* ---- arrives ------------------------------------------------------------- */

/* Can that thread come from statement `from` to the barrier, or to the next turn, without `by`? */
static bool evades(struct kpi_mover *m, uint32_t thread, uint32_t from, uint32_t by, uint32_t bar,
                   bool *seen)
{
    uint32_t header = kpi_loop_header(m, from);
    kpi_thread_ways(m, thread, from, by, seen);
    return seen[bar] || (header != UINT32_MAX && seen[header]) || !m->work;
}

/* Do all threads that come by `from` arrive at `arrive` before they come to the barrier; or one
 * lane of each warp, behind a bar.warp.sync of all? */
static bool each_arrives(struct kpi_mover *m, uint32_t from, uint32_t arrive, uint32_t bar)
{
    uint32_t n = kpi_threads(m), sync = UINT32_MAX;
    bool between = false;
    bool *threads = kp_alloc((size_t)n + 32), *seen = kp_alloc((size_t)m->n + 1), ok = n > 0;
    int64_t mask = 0;
    kpi_threads_at(m, from, threads);
    for (uint32_t i = from + 1; i < arrive; i++)
        if (is_warp_sync(m, i) && !m->s[i].guard.len && kpi_number_at(m, i, 0, &mask) &&
            (mask == -1 || mask == UINT32_MAX))
            sync = i;
    if (sync != UINT32_MAX)
        between = kpi_ways_pass(m, from, sync, arrive);
    for (uint32_t w = 0; w < n && ok; w += 32) {
        unsigned come = 0, arrives = 0, meet = 0;
        for (uint32_t t = w; t < w + 32 && t < n; t++) {
            come += threads[t];
            arrives += threads[t] && !evades(m, t, from, arrive, bar, seen);
            meet += threads[t] && between && !evades(m, t, from, sync, bar, seen);
        }
        ok = arrives == come || (arrives && meet == come);
    }
    free(threads);
    free(seen);
    return ok;
}

/* The arrive of each warp that comes by `from`, for the slot at `read`, which lets go what `acts`
 * does at `to`; UINT32_MAX: none is shown. */
static uint32_t release(struct kpi_mover *m, uint32_t bar, uint32_t acts, const struct kpi_form *to,
                        uint32_t from, const struct kpi_form *read)
{
    uint32_t a = kpi_release_of(m, acts, to, from, read);
    bool apart = a != UINT32_MAX && !(bar > from && bar < a) &&
                 kpi_loop_header(m, a) == kpi_loop_header(m, from) && each_arrives(m, from, a, bar);
    return apart ? a : UINT32_MAX;
}

/* ---- shared memory ------------------------------------------------------- */

static struct kpi_place read_at(struct kpi_mover *m, uint32_t i)
{
    const struct kpi_effect *e = &m->does[i];
    return (struct kpi_place){.from = kpi_form_of(m, e->address, i),
                              .bytes = e->bytes ? (int64_t)e->bytes : -1};
}

static bool awaits_own(struct kpi_mover *m, uint32_t copy, uint32_t reader,
                       const struct kpi_place *place)
{
    for (uint32_t i = 0; i < reader; i++)
        if (m->does[i].act == KPI_ACT_WAIT && kpi_same_barrier(m, i, copy) &&
            kpi_holds_back(m, i) && kpi_awaits(m, i, copy, reader, place))
            return true;
    return false;
}

/* What a load reads of shared memory is filled and given back without the barrier. */
static bool load_is_apart(struct kpi_mover *m, uint32_t bar, uint32_t i, struct kpi_why *why)
{
    struct kpi_place place = read_at(m, i);
    for (uint32_t c = 0; c < m->n && kpi_work(&m->work, 8); c++) {
        struct kpi_place to = {.bytes = -1};
        if (m->does[c].act == KPI_ACT_COPY)
            to = kpi_copy_place(m, c);
        if (m->does[c].act != KPI_ACT_COPY || !kpi_may_overlap(m, &to, &place))
            continue;
        if (!awaits_own(m, c, i, &place))
            return against(why, bar, i, "it may be what this reads behind",
                           "a wait of its own for what is copied there is not shown");
        if (release(m, bar, c, &to.from, i, &place.from) == UINT32_MAX)
            return against(why, bar, i, "it may be what tells that this has been read",
                           "an arrive of its own warp behind it is not shown");
    }
    return true;
}

/* For each two copies into the same place there is a load of both. */
static bool copies_are_apart(struct kpi_mover *m, uint32_t bar, uint32_t c, struct kpi_why *why)
{
    struct kpi_place to = kpi_copy_place(m, c);
    for (uint32_t d = 0; d < m->n; d++) {
        struct kpi_place other = {.bytes = -1};
        bool read = false;
        if (m->does[d].act != KPI_ACT_COPY)
            continue;
        other = kpi_copy_place(m, d);
        if (!kpi_may_overlap(m, &to, &other))
            continue;
        for (uint32_t i = 0; i < m->n && !read; i++) {
            if (m->does[i].act != KPI_ACT_LOAD || m->does[i].space != KPI_SPACE_SHARED)
                continue;
            struct kpi_place at = read_at(m, i);
            read = kpi_may_overlap(m, &at, &to) && kpi_may_overlap(m, &at, &other);
        }
        if (!read)
            return against(why, bar, c, "it may keep two copies apart", "no load reads what this "
                           "brings");
    }
    return true;
}

/* ---- waits and arrives of those that meet ---------------------------------- */

/* No phase that the wait looks at is over twice before it does. */
static bool wait_is_apart(struct kpi_mover *m, uint32_t bar, uint32_t i, bool *released,
                          struct kpi_why *why)
{
    struct kpi_place on = kpi_barrier_of(m, i);
    if (!kpi_stays(m, i))
        return against(why, bar, i, "it may be what holds threads back here", "no loop does");
    if (!kpi_follows_phases(m, i))
        return against(why, bar, i, "it may be what holds threads back here",
                       "it is not shown that this waits for another phase each time");
    for (uint32_t s = 0; s < m->n && kpi_work(&m->work, 8); s++) {
        if (!kpi_signals(m, s, i))
            continue;
        struct kpi_place by = kpi_barrier_of(m, s);
        uint32_t a = m->does[s].act == KPI_ACT_COPY || m->does[s].act == KPI_ACT_ARRIVE
                         ? release(m, bar, s, &by.from, i, &on.from) : UINT32_MAX;
        if (a == UINT32_MAX)
            return against(why, bar, i, "it may keep this from missing a phase",
                           "an arrive behind it, which what ends it waits for, is not shown");
        released[a] = true;
    }
    return true;
}

/* ---- the whole ----------------------------------------------------------- */

/* Does nothing that this does need the barrier, as far as it can be told alone? */
static bool is_plain(struct kpi_mover *m, uint32_t bar, uint32_t i, struct kpi_why *why)
{
    const struct kpi_effect *e = &m->does[i];
    bool shared = e->space == KPI_SPACE_SHARED || e->space == KPI_SPACE_GENERIC;
    switch (e->act) {
    case KPI_ACT_STORE:
        if (e->space == KPI_SPACE_LOCAL)
            return true;
        if (shared)
            return against(why, bar, i, "it may be for what this writes", "in shared memory");
        return kpi_store_is_unread(m, i, why) ||
               against(why, bar, i, "it may be for what this writes", "in global memory, where "
                       "it is not shown that nobody reads it");
    case KPI_ACT_LOAD:
        if (e->space == KPI_SPACE_SHARED)
            return load_is_apart(m, bar, i, why);
        return e->space != KPI_SPACE_GENERIC ||
               against(why, bar, i, "it may be what this reads behind", "where is not told");
    case KPI_ACT_COPY:
        return copies_are_apart(m, bar, i, why);
    case KPI_ACT_ATOMIC:
    case KPI_ACT_COPY_OUT:
    case KPI_ACT_UNKNOWN:
    case KPI_ACT_MMA:
        return against(why, bar, i, "it may be for what this does", "of which it is not looked at "
                       "who needs it when");
    case KPI_ACT_LEAVE:
        return !kpi_at_is(m, i, "call") ||
               against(why, bar, i, "it may be for what this does", "a call is not looked into");
    default:
        return true;
    }
}

/* What threads that meet at the barrier may come to, before or behind it. */
static void mark_own(struct kpi_mover *m, uint32_t bar, bool *own)
{
    bool *seen = kp_alloc((size_t)m->n + 1);
    for (uint32_t i = 0; i < m->n; i++) {
        enum kpi_act act = m->does[i].act;
        if (act != KPI_ACT_WAIT && act != KPI_ACT_ARRIVE)
            continue;
        kpi_thread_ways(m, UINT32_MAX, i, UINT32_MAX, seen);
        own[i] = seen[bar];
    }
    kpi_thread_ways(m, UINT32_MAX, bar, UINT32_MAX, seen);
    for (uint32_t i = 0; i < m->n; i++)
        own[i] = own[i] || seen[i];
    free(seen);
}

static bool protocol_is_apart(struct kpi_mover *m, uint32_t bar, struct kpi_why *why)
{
    bool *own = kp_alloc((size_t)m->n + 1), *released = kp_alloc((size_t)m->n + 1), ok = true;
    mark_own(m, bar, own);
    for (uint32_t i = 0; i < m->n && ok; i++)
        if (own[i] && m->does[i].act == KPI_ACT_WAIT)
            ok = wait_is_apart(m, bar, i, released, why);
    for (uint32_t i = 0; i < m->n && ok; i++)
        if (own[i] && m->does[i].act == KPI_ACT_ARRIVE && !released[i])
            ok = against(why, bar, i, "it may keep threads from arriving twice",
                         "this gives back nothing that is awaited before it");
    free(own);
    free(released);
    return ok;
}

bool kpi_drop_legal(struct kpi_mover *m, uint32_t bar, struct kpi_whys *out)
{
    struct kpi_why why;
    *out = (struct kpi_whys){0};
    bool ok = meets_alone(m, bar, &why);
    for (uint32_t i = 0; i < m->n && ok; i++)
        ok = is_plain(m, bar, i, &why);
    ok = ok && protocol_is_apart(m, bar, &why);
    if (ok && !m->work)
        ok = against(&why, bar, UINT32_MAX, "too much is to be looked at", "");
    if (!ok) {
        out->v[0] = out->last = why;
        out->n = 1;
    }
    return ok;
}
