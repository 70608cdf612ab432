/* Turns of a loop that stand outside of it, by what they do to barriers. */
#include "model/model_internal.h"

/* Turns that one span may stand for, as a prologue's that fills a ring: what odd marks say beyond
 * it is not believed. */
#define MOST_IN_SPAN 8

/* Something that a turn of the cycle does so many times: waits for a barrier, or arrives there. */
struct turn_of {
    const char *on;
    bool waits;
    size_t times;
};
struct turns {
    struct turn_of v[64];
    size_t n;
};

static size_t times_of(const struct kpt_region *r, const char *on, bool waits)
{
    size_t n = 0;
    for (size_t i = 0; waits && i < r->wait_count; i++)
        n += strcmp(r->waits[i].on, on) == 0;
    for (size_t i = 0; !waits && i < r->arrive_count; i++)
        n += strcmp(r->arrives[i], on) == 0;
    for (size_t i = 0; !waits && i < r->async_count; i++)
        n += r->asyncs[i].arrives && strcmp(r->asyncs[i].arrives, on) == 0;
    return n;
}

static void add_turn(struct turns *t, const char *on, bool waits, const struct kpt_info *info,
                     const uint32_t *cycle, size_t n)
{
    bool barrier = false;
    size_t times = 0;
    for (size_t i = 0; i < t->n; i++)
        if (t->v[i].waits == waits && strcmp(t->v[i].on, on) == 0)
            return;
    for (size_t i = 0; i < info->region_count; i++)
        barrier = barrier || times_of(&info->regions[i], on, false);
    for (size_t i = 0; i < n; i++)
        times += times_of(&info->regions[cycle[i]], on, waits);
    if (barrier && times && t->n < KP_COUNT(t->v))
        t->v[t->n++] = (struct turn_of){on, waits, times};
}

static void find_turns(const struct kpt_info *info, const uint32_t *cycle, size_t n,
                       struct turns *out)
{
    out->n = 0;
    for (size_t k = 0; k < n; k++) {
        const struct kpt_region *r = &info->regions[cycle[k]];
        for (size_t i = 0; i < r->wait_count; i++)
            add_turn(out, r->waits[i].on, true, info, cycle, n);
        for (size_t i = 0; i < r->arrive_count; i++)
            add_turn(out, r->arrives[i], false, info, cycle, n);
        for (size_t i = 0; i < r->async_count; i++)
            if (r->asyncs[i].arrives)
                add_turn(out, r->asyncs[i].arrives, false, info, cycle, n);
    }
}

/* Turns beyond the first in the spans [from, to), by what they do most of. */
static size_t turns_more(const struct kpm_useq *u, const struct kpt_info *info,
                         const struct turns *t, size_t from, size_t to)
{
    size_t most = 0;
    for (size_t k = 0; k < t->n; k++) {
        size_t n = 0;
        for (size_t i = from; i < to; i++)
            n += times_of(&info->regions[u->seq[i].region], t->v[k].on, t->v[k].waits);
        most = n / t->v[k].times > most ? n / t->v[k].times : most;
    }
    most = most < MOST_IN_SPAN * (to - from) ? most : MOST_IN_SPAN * (to - from);
    return most > 1 ? most - 1 : 0;
}

void kpm_count_peeled(struct kpm_useq *u, const struct kpt_info *info, const uint32_t *cycle,
                      size_t n)
{
    KP_VEC(struct kpm_iter) all = {0};
    struct turns turns;
    find_turns(info, cycle, n, &turns);
    for (size_t i = 0; i < u->iter_count; i++) {
        const struct kpm_iter *it = &u->iters[i];
        KP_PUSH(all, *it);
        if (i + 1 == u->iter_count || it[1].at == it->at + n)
            continue;
        for (size_t k = turns_more(u, info, &turns, it->at, it[1].at); k > 0; k--)
            KP_PUSH(all, ((struct kpm_iter){.at = it[1].at, .period = -1}));
    }
    free(u->iters);
    u->iters = all.v;
    u->iter_count = all.n;
}
