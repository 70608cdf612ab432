#include "replay/replay_internal.h"

bool kpr_decode(const struct kpr_work *w)
{
    const struct kpt_unit *u = w->unit;
    if (u->unit >= w->info->units_per_cta || u->capacity != w->info->capacity) {
        kp_error("%s: CTA %u, unit %u: a ring of %u records, but the info block has %u rings of %u",
                 w->name, u->cta, u->unit, u->capacity, w->info->units_per_cta,
                 w->info->capacity);
        return false;
    }
    for (uint32_t i = 0; i < u->stored; i++) {
        if (kpt_tag_valid(w->records[i].tag, w->info->region_count, w->info->shared))
            continue;
        kp_error("%s: CTA %u, unit %u, slot %u: 0x%08x is not the tag of a record", w->name,
                 u->cta, u->unit, i, w->records[i].tag);
        return false;
    }
    return true;
}
