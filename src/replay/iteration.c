#include "replay/iteration.h"

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
    for (uint32_t id = 0; id < info->region_count; id++)
        out->region = count[id] > count[out->region] ? id : out->region;
    return true;
}

bool kpr_begins_iteration(const struct kpr_head *head, const struct kpr_span *s)
{
    return s->region == head->region && s->depth == head->depth && !(s->flags & KPR_OPEN_START);
}
