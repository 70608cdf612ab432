#include "replay/iteration.h"

#define TRIES 8 /* regions that a turn comes to more often than once */

static bool may_begin(const struct kpt_info *info, const struct kpr_span *s, bool waits)
{
    return !(s->flags & KPR_OPEN_START) && (!waits || info->regions[s->region].wait_count > 0);
}

/* The least depth at which a span may begin an iteration. */
static uint32_t outermost(const struct kpt_info *info, const struct kpr_unit *u, bool waits)
{
    uint32_t depth = UINT32_MAX;
    for (size_t i = 0; i < u->span_count; i++)
        if (u->spans[i].depth < depth && may_begin(info, &u->spans[i], waits))
            depth = u->spans[i].depth;
    return depth;
}

static uint32_t most_of(const struct kpt_info *info, const uint64_t *count)
{
    uint32_t most = 0;
    for (uint32_t id = 0; id < info->region_count; id++)
        most = count[id] > count[most] ? id : most;
    return most;
}

/* What stands between one visit to a region and the next, in any order (records that cost nothing
 * may change places), as a hash: each in turn to vote. */
static void between(const struct kpr_unit *u, uint32_t region, uint32_t depth,
                    void (*vote)(void *with, uint64_t hash), void *with)
{
    uint64_t hash = 0;
    bool begun = false;
    for (size_t i = 0; i < u->span_count; i++) {
        const struct kpr_span *s = &u->spans[i];
        if (s->depth > depth || s->flags & KPR_OPEN_START)
            continue;
        if (s->region == region && s->depth == depth) {
            if (begun)
                vote(with, hash);
            begun = true;
            hash = 0;
        }
        uint64_t mixed = ((uint64_t)s->region + 1) * 0x9e3779b97f4a7c15u;
        hash += mixed ^ mixed >> 29;
    }
}

struct votes {
    uint64_t most, left, for_most, all; /* Boyer and Moore's majority; then how many are for it */
};

static void vote_once(void *with, uint64_t hash)
{
    struct votes *v = with;
    if (!v->left)
        v->most = hash;
    v->left += v->most == hash ? 1 : (uint64_t)-1;
}

static void count_votes(void *with, uint64_t hash)
{
    struct votes *v = with;
    v->all++;
    v->for_most += hash == v->most;
}

/* From one visit to the next it does the same nearly always.  A barrier to which a turn comes twice
 * has two stretches by turns, each of them in half. */
static bool is_once_a_turn(const struct kpr_unit *u, uint32_t region, uint32_t depth)
{
    struct votes v = {0};
    between(u, region, depth, vote_once, &v);
    between(u, region, depth, count_votes, &v);
    return v.all > 0 && 4 * v.for_most >= 3 * v.all;
}

bool kpr_iteration_head(const struct kpt_info *info, const struct kpr_unit *u, uint64_t *count,
                        struct kpr_head *out)
{
    *out = (struct kpr_head){.waits = true};
    out->depth = outermost(info, u, true);
    if (out->depth == UINT32_MAX) {
        out->waits = false;
        out->depth = outermost(info, u, false);
    }
    if (out->depth == UINT32_MAX)
        return false;
    memset(count, 0, info->region_count * sizeof *count);
    for (size_t i = 0; i < u->span_count; i++)
        if (u->spans[i].depth == out->depth && may_begin(info, &u->spans[i], out->waits))
            count[u->spans[i].region]++;
    uint32_t most = most_of(info, count);
    out->region = most;
    for (unsigned n = 0; n < TRIES && count[out->region] > 2; n++) {
        if (is_once_a_turn(u, out->region, out->depth))
            return true;
        count[out->region] = 0;
        out->region = most_of(info, count);
    }
    out->region = most;
    return true;
}

bool kpr_begins_iteration(const struct kpr_head *head, const struct kpr_span *s)
{
    return s->region == head->region && s->depth == head->depth && !(s->flags & KPR_OPEN_START);
}
