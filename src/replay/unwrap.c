#include "replay/replay_internal.h"

/* The drain's clocks relative to the CTA's entry. */
static bool anchor(struct kpr_work *w)
{
    const struct kpt_unit *u = w->unit;
    int64_t begin = (int64_t)(u->drain_clock_begin - w->stamp->clock_entry);
    uint64_t length = u->drain_clock_end - u->drain_clock_begin;
    if (begin < -KPR_ENTRY_SKEW || begin >= (int64_t)KPR_MAX_CYCLES) {
        kp_error("%s: CTA %u, unit %u: drained before the CTA entered", w->name, u->cta, u->unit);
        return false;
    }
    if (length >= KPR_MAX_CYCLES) {
        kp_error("%s: CTA %u, unit %u: the drain ends before it begins", w->name, u->cta, u->unit);
        return false;
    }
    w->drain_begin = begin;
    w->drain_end = begin + (int64_t)length;
    return true;
}

bool kpr_unwrap(struct kpr_work *w, bool *gap)
{
    int64_t period = (int64_t)1 << w->info->clock_bits;
    int64_t skew = period / 16 < KPR_ENTRY_SKEW ? period / 16 : KPR_ENTRY_SKEW;
    *gap = false;
    if (!anchor(w))
        return false;
    /* Backwards from the drain, whose clock has all 64 bits.  Each step is
     * right as long as less than a period lies between two records. */
    uint32_t clock = (uint32_t)w->unit->drain_clock_begin, mask = (uint32_t)(period - 1);
    int64_t raw = w->drain_begin;
    for (size_t i = w->event_count; i-- > 0;) {
        struct kpr_event *e = &w->events[i];
        raw -= (int64_t)((clock - e->clock) & mask);
        clock = e->clock;
        e->raw = raw;
    }
    if (raw < -skew) {
        kp_error("%s: CTA %u, unit %u: its clocks run backwards or begin before the CTA entered",
                 w->name, w->unit->cta, w->unit->unit);
        return false;
    }
    /* A step that hid a period has put all before it that much too late.  What is
     * not so late that a period more would be before any warp began hides none. */
    *gap = w->event_count > 0 && raw >= period - skew;
    return true;
}
