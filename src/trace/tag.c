#include "trace/trace.h"

bool kpt_tag_valid(uint32_t tag, size_t regions, bool shared)
{
    if (KPT_TAG_REGION(tag) >= regions)
        return false;
    if (KPT_TAG_KIND(tag) == KPT_SHARED)
        return shared && KPT_TAG_ENDED(tag) < regions;
    return (tag & 0x3fff0000u) == 0;
}
