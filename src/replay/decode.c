/* Records in the order of their ring -> events in order of time, on the CTA's clock. */
#include "replay/replay_internal.h"

static bool check_ring(const struct kpr_work *w)
{
    const struct kpt_unit *u = w->unit;
    if (u->unit < w->info->units_per_cta && u->capacity == w->info->capacity)
        return true;
    kp_error("%s: CTA %u, unit %u: a ring of %u records, but the info block has %u rings of %u",
             w->name, u->cta, u->unit, u->capacity, w->info->units_per_cta, w->info->capacity);
    return false;
}

static bool check_tags(const struct kpr_work *w)
{
    const struct kpt_unit *u = w->unit;
    for (uint32_t i = 0; i < u->stored; i++) {
        if (kpt_tag_valid(w->records[i].tag, w->info->region_count, w->info->shared))
            continue;
        kp_error("%s: CTA %u, unit %u, slot %u: 0x%08x is not the tag of a record", w->name,
                 u->cta, u->unit, i, w->records[i].tag);
        return false;
    }
    return true;
}

/* ---- the drain --------------------------------------------------------------------- */

static int64_t drained(const struct kpr_work *w)
{
    return (int64_t)(w->unit->drain_clock_begin - w->stamp->clock_entry);
}

static bool check_drain(const struct kpr_work *w)
{
    const struct kpt_unit *u = w->unit;
    if (drained(w) < -KPR_ENTRY_SKEW || drained(w) >= (int64_t)KPR_MAX_CYCLES) {
        kp_error("%s: CTA %u, unit %u: drained before the CTA entered", w->name, u->cta, u->unit);
        return false;
    }
    if (u->drain_clock_end - u->drain_clock_begin >= KPR_MAX_CYCLES) {
        kp_error("%s: CTA %u, unit %u: the drain ends before it begins", w->name, u->cta, u->unit);
        return false;
    }
    return true;
}

/* ---- events ------------------------------------------------------------------------- */

/* Backwards from the drain, whose clock has all 64 bits.  Each step is right as long as
 * less than a period lies between two records. */
struct unwinding {
    const struct kpt_info *info;
    struct kpr_event *e; /* the event after */
    int64_t raw;         /* of the record after, or of the drain */
    uint32_t clock, mask; /* the same */
    uint32_t record;     /* its place among the surviving records */
    size_t ends;
    bool bad;            /* a tag is none */
};

static void put_event(struct unwinding *b, uint32_t tag, bool shares)
{
    *--b->e = (struct kpr_event){.raw = b->raw, .tag = tag, .record = b->record,
                                 .shares = shares};
    b->ends += KPT_TAG_KIND(tag) == KPT_END;
}

/* A shared record is two events, of which the second costs nothing. */
static void put_record(struct unwinding *b, const struct kpt_record *r)
{
    uint32_t tag = r->tag;
    b->raw -= (int64_t)((b->clock - r->clock) & b->mask);
    b->clock = r->clock;
    b->record--;
    if (KPT_TAG_KIND(tag) != KPT_SHARED) {
        b->bad |= KPT_TAG_REGION(tag) >= b->info->region_count || KPT_TAG_ENDED(tag) != 0;
        put_event(b, tag, false);
        return;
    }
    b->bad |= !kpt_tag_valid(tag, b->info->region_count, b->info->shared);
    put_event(b, KPT_TAG(KPT_START, KPT_TAG_REGION(tag)), true);
    put_event(b, KPT_TAG(KPT_END, KPT_TAG_ENDED(tag)), false);
}

/* The slots before the oldest record's hold the newest. */
static bool unwind(struct kpr_work *w, int64_t *first)
{
    const struct kpt_unit *u = w->unit;
    size_t oldest = u->count > u->capacity ? (size_t)(u->count % u->capacity) : 0;
    struct kpr_event *end = w->events + kpr_events_of(w->info, u);
    struct unwinding b = {.info = w->info, .e = end, .raw = w->drain_begin,
                          .clock = (uint32_t)u->drain_clock_begin, .record = u->stored,
                          .mask = (uint32_t)(((uint64_t)1 << w->info->clock_bits) - 1)};
    for (size_t i = oldest; i-- > 0;)
        put_record(&b, &w->records[i]);
    for (size_t i = u->stored; i-- > oldest;)
        put_record(&b, &w->records[i]);
    w->events = b.e;
    w->event_count = (size_t)(end - b.e);
    w->ends = b.ends;
    *first = b.raw;
    return !b.bad;
}

bool kpr_decode(struct kpr_work *w, bool *gap)
{
    int64_t period = (int64_t)1 << w->info->clock_bits, first;
    int64_t skew = period / 16 < KPR_ENTRY_SKEW ? period / 16 : KPR_ENTRY_SKEW;
    *gap = false;
    if (!check_ring(w))
        return false;
    if (drained(w) < -KPR_ENTRY_SKEW || drained(w) >= (int64_t)KPR_MAX_CYCLES)
        return check_tags(w) && check_drain(w); /* false: the tags come first */
    w->drain_begin = drained(w);
    if (!unwind(w, &first))
        return check_tags(w);
    if (!check_drain(w))
        return false;
    w->drain_end = w->drain_begin + (int64_t)(w->unit->drain_clock_end - w->unit->drain_clock_begin);
    if (first < -skew) {
        kp_error("%s: CTA %u, unit %u: its clocks run backwards or begin before the CTA entered",
                 w->name, w->unit->cta, w->unit->unit);
        return false;
    }
    /* A step that hid a period has put all before it that much too late.  What is
     * not so late that a period more would be before any warp began hides none. */
    *gap = w->event_count > 0 && first >= period - skew;
    return true;
}
