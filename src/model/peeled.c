/* Turns of a loop that stand outside of it, by what they do to barriers. */
#include "model/model_internal.h"

/* Turns that one span may stand for, as a prologue's that fills a ring: what odd marks say beyond
 * it is not believed. */
#define MOST_IN_SPAN 8
/* Barriers that are looked at, of a region and of a turn. */
#define MOST_BARRIERS 64

/* ---- what regions do to barriers ----------------------------------------------------------- */

/* So many waits for a barrier, or arrivals there, in each visit to a region. */
struct touch {
    const char *on;
    uint32_t region, barrier; /* the name by a number */
    bool waits;
    size_t times;
};
struct kpm_touches {
    KP_VEC(struct touch) v; /* by region */
    size_t *first;          /* of region i: v[first[i]..first[i + 1]] */
    unsigned char *turn;    /* by barrier, waits and arrivals: its place among a turn's, plus one */
};

static int by_name(const void *a, const void *b)
{
    const struct touch *x = a, *y = b;
    int c = strcmp(x->on, y->on);
    return c ? c : (x->region > y->region) - (x->region < y->region);
}

static int by_region(const void *a, const void *b)
{
    const struct touch *x = a, *y = b;
    if (x->region != y->region)
        return x->region < y->region ? -1 : 1;
    if (x->barrier != y->barrier)
        return x->barrier < y->barrier ? -1 : 1;
    return (int)y->waits - (int)x->waits;
}

static void add_region(struct kpm_touches *t, const struct kpt_region *r, uint32_t id)
{
    for (size_t i = 0; i < r->wait_count; i++)
        KP_PUSH(t->v, ((struct touch){r->waits[i].on, id, 0, true, 1}));
    for (size_t i = 0; i < r->arrive_count; i++)
        KP_PUSH(t->v, ((struct touch){r->arrives[i], id, 0, false, 1}));
    for (size_t i = 0; i < r->async_count; i++)
        if (r->asyncs[i].arrives)
            KP_PUSH(t->v, ((struct touch){r->asyncs[i].arrives, id, 0, false, 1}));
}

/* Numbers those names that something arrives at, and drops the others; how many. */
static uint32_t number_barriers(struct kpm_touches *t)
{
    uint32_t barriers = 0;
    size_t kept = 0;
    if (t->v.n)
        qsort(t->v.v, t->v.n, sizeof *t->v.v, by_name);
    for (size_t i = 0, end = 0; i < t->v.n; i = end) {
        bool arrived = false;
        for (; end < t->v.n && strcmp(t->v.v[end].on, t->v.v[i].on) == 0; end++)
            arrived = arrived || !t->v.v[end].waits;
        for (size_t k = i; arrived && k < end; k++) {
            t->v.v[k].barrier = barriers;
            t->v.v[kept++] = t->v.v[k];
        }
        barriers += arrived;
    }
    t->v.n = kept;
    return barriers;
}

/* One entry for the same of a region, and no more than MOST_BARRIERS for each. */
static void join(struct kpm_touches *t, size_t regions)
{
    size_t kept = 0, next = 0;
    if (t->v.n)
        qsort(t->v.v, t->v.n, sizeof *t->v.v, by_region);
    for (size_t r = 0; r < regions; r++) {
        t->first[r] = kept;
        for (; next < t->v.n && t->v.v[next].region == r; next++) {
            struct touch *last = kept > t->first[r] ? &t->v.v[kept - 1] : NULL;
            if (last && by_region(last, &t->v.v[next]) == 0)
                last->times++;
            else if (kept - t->first[r] < MOST_BARRIERS)
                t->v.v[kept++] = t->v.v[next];
        }
    }
    t->first[regions] = t->v.n = kept;
}

struct kpm_touches *kpm_touches_new(const struct kpt_info *info)
{
    struct kpm_touches *t = kp_alloc(sizeof *t);
    t->first = kp_alloc((info->region_count + 1) * sizeof *t->first);
    for (uint32_t i = 0; i < info->region_count; i++)
        add_region(t, &info->regions[i], i);
    t->turn = kp_alloc(2 * (size_t)number_barriers(t) + 1);
    join(t, info->region_count);
    return t;
}

void kpm_touches_free(struct kpm_touches *t)
{
    free(t->v.v);
    free(t->first);
    free(t->turn);
    free(t);
}

/* ---- turns --------------------------------------------------------------------------------- */

/* What a turn of the cycle does, and how often. */
struct turns {
    struct {
        unsigned char *turn; /* in kpm_touches */
        size_t times;
    } v[MOST_BARRIERS];
    size_t n;
};

static unsigned char *turn_of(const struct kpm_touches *t, const struct touch *touch)
{
    return &t->turn[2 * (size_t)touch->barrier + touch->waits];
}

static void find_turns(const struct kpm_touches *t, const uint32_t *cycle, size_t n,
                       struct turns *out)
{
    out->n = 0;
    for (size_t k = 0; k < n; k++) {
        for (size_t i = t->first[cycle[k]]; i < t->first[cycle[k] + 1]; i++) {
            unsigned char *turn = turn_of(t, &t->v.v[i]);
            if (!*turn && out->n == MOST_BARRIERS)
                continue;
            if (!*turn) {
                out->v[out->n].turn = turn;
                out->v[out->n].times = 0;
                *turn = (unsigned char)++out->n;
            }
            out->v[*turn - 1].times += t->v.v[i].times;
        }
    }
}

static void forget_turns(const struct turns *turns)
{
    for (size_t i = 0; i < turns->n; i++)
        *turns->v[i].turn = 0;
}

/* Turns beyond the first in the spans [from, to), by what they do most of. */
static size_t turns_more(const struct kpm_useq *u, const struct kpm_touches *t,
                         const struct turns *turns, size_t from, size_t to)
{
    size_t most = 0, n[MOST_BARRIERS] = {0};
    for (size_t i = from; i < to; i++) {
        uint32_t region = u->seq[i].region;
        for (size_t k = t->first[region]; k < t->first[region + 1]; k++) {
            unsigned char turn = *turn_of(t, &t->v.v[k]);
            if (turn)
                n[turn - 1] += t->v.v[k].times;
        }
    }
    for (size_t k = 0; k < turns->n; k++)
        most = n[k] / turns->v[k].times > most ? n[k] / turns->v[k].times : most;
    most = most < MOST_IN_SPAN * (to - from) ? most : MOST_IN_SPAN * (to - from);
    return most > 1 ? most - 1 : 0;
}

void kpm_count_peeled(struct kpm_useq *u, struct kpm_touches *touches, const uint32_t *cycle,
                      size_t n)
{
    KP_VEC(struct kpm_iter) all = {0};
    struct turns turns;
    find_turns(touches, cycle, n, &turns);
    for (size_t i = 0; i < u->iter_count; i++) {
        const struct kpm_iter *it = &u->iters[i];
        KP_PUSH(all, *it);
        if (i + 1 == u->iter_count || it[1].at == it->at + n)
            continue;
        for (size_t k = turns_more(u, touches, &turns, it->at, it[1].at); k > 0; k--)
            KP_PUSH(all, ((struct kpm_iter){.at = it[1].at, .period = -1}));
    }
    forget_turns(&turns);
    free(u->iters);
    u->iters = all.v;
    u->iter_count = all.n;
}
