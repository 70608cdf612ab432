#include "trace/trace.h"

bool kpt_tag_valid(uint32_t tag, size_t regions, bool shared)
{
    if (KPT_TAG_REGION(tag) >= regions)
        return false;
    if (KPT_TAG_KIND(tag) == KPT_SHARED)
        return shared && KPT_TAG_ENDED(tag) < regions;
    return (tag & 0x3fff0000u) == 0;
}

bool kpt_tag_starts(uint32_t tag, uint32_t region)
{
    enum kpt_kind kind = KPT_TAG_KIND(tag);
    return (kind == KPT_START || kind == KPT_SHARED) && KPT_TAG_REGION(tag) == region;
}

bool kpt_tag_ends(uint32_t tag, uint32_t region)
{
    return KPT_TAG_KIND(tag) == KPT_SHARED
               ? KPT_TAG_ENDED(tag) == region
               : KPT_TAG_KIND(tag) == KPT_END && KPT_TAG_REGION(tag) == region;
}
