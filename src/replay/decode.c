/* Records in the order of their ring -> events in order of time, on the CTA's clock. */
#include "replay/export/export.h"
#include "replay/replay_internal.h"

static const char *cta_word(const struct kpr_work *w)
{
    return kpr_words_of(w->info)->cta;
}

static bool check_ring(const struct kpr_work *w)
{
    const struct kpt_unit *u = w->unit;
    if (u->unit < w->info->units_per_cta && u->capacity == w->info->capacity)
        return true;
    kp_error("%s: %s %u, unit %u: a ring of %u records, but the info block has %u rings of %u",
             w->name, cta_word(w), u->cta, u->unit, u->capacity, w->info->units_per_cta,
             w->info->capacity);
    return false;
}

static bool check_body(const struct kpr_work *w)
{
    const struct kpt_unit *u = w->unit;
    if (!w->info->bodies || u->body == w->body)
        return true;
    kp_error("%s: %s %u, unit %u: it ran probed body %u; another ran body %u of %u", w->name,
             cta_word(w), u->cta, u->unit, u->body + 1, w->body + 1, w->info->body_count);
    return false;
}

static bool in_body(const struct kpr_work *w, uint32_t tag)
{
    return kpt_body_has(w->info, w->body, KPT_TAG_REGION(tag)) &&
           (KPT_TAG_KIND(tag) != KPT_SHARED || kpt_body_has(w->info, w->body, KPT_TAG_ENDED(tag)));
}

static bool check_tags(const struct kpr_work *w)
{
    const struct kpt_unit *u = w->unit;
    for (uint32_t i = 0; i < u->stored; i++) {
        uint32_t tag = kpt_plain_tag(w->info, w->records[i].tag);
        if (kpt_tag_valid(tag, w->info->region_count, w->info->shared) &&
            (!w->info->bodies || in_body(w, tag)))
            continue;
        kp_error("%s: %s %u, unit %u, slot %u: 0x%08x is not the tag of a record", w->name,
                 cta_word(w), u->cta, u->unit, i, w->records[i].tag);
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
        kp_error("%s: %s %u, unit %u: drained before the %s entered", w->name, cta_word(w), u->cta,
                 u->unit, cta_word(w));
        return false;
    }
    if (u->drain_clock_end - u->drain_clock_begin >= KPR_MAX_CYCLES) {
        kp_error("%s: %s %u, unit %u: the drain ends before it begins", w->name, cta_word(w),
                 u->cta, u->unit);
        return false;
    }
    return true;
}

/* ---- events ------------------------------------------------------------------------- */

/* A shared record is two events, of which the second costs nothing.  Before e; returns
 * where the first is. */
static struct kpr_event *put_shared(struct kpr_event *e, uint32_t tag, int64_t raw, uint32_t record)
{
    *--e = (struct kpr_event){.raw = raw, .tag = KPT_TAG(KPT_START, KPT_TAG_REGION(tag)),
                              .record = record, .since = KPR_SHARED};
    *--e = (struct kpr_event){.raw = raw, .tag = KPT_TAG(KPT_END, KPT_TAG_ENDED(tag)),
                              .record = record};
    return e;
}

/* Cycles from a record to what comes behind it.  Waves that share a ring do not run in step:
 * one that was late may have stored its record of a turn behind the next turn's, or behind the
 * drain of the ring's first wave.  Such a record counts as no later than what comes behind it. */
static uint32_t step_back(const struct kpr_work *w, uint32_t *behind, uint32_t clock, uint32_t mask)
{
    uint32_t step = (*behind - clock) & mask;
    if (w->info->amd.signature && step > mask / 2)
        return 0;
    *behind = clock;
    return step;
}

/* Backwards from the drain, whose clock has all 64 bits: each step is right as long as
 * less than a period lies between two records.  The slots before the oldest record's hold
 * the newest.  *first: when the first was; false: a tag is none. */
static bool unwind(struct kpr_work *w, int64_t *first)
{
    const struct kpt_unit *u = w->unit;
    uint32_t mask = (uint32_t)(((uint64_t)1 << w->info->clock_bits) - 1), slots = u->capacity - 1;
    uint32_t oldest = u->count > u->capacity ? (uint32_t)u->count & slots : 0;
    uint32_t clock = (uint32_t)u->drain_clock_begin;
    struct kpr_event *end = w->events + kpr_events_of(w->info, u), *e = end;
    int64_t raw = w->drain_begin;
    size_t ends = 0;
    uint32_t most = 0, other = 0; /* of the tags: the largest region, bits that have no meaning */
    for (uint32_t i = u->stored; i-- > 0;) {
        const struct kpt_record *r = &w->records[(oldest + i) & slots];
        uint32_t tag = r->tag;
        raw -= (int64_t)step_back(w, &clock, r->clock, mask);
        most = KPT_TAG_REGION(tag) > most ? KPT_TAG_REGION(tag) : most;
        if (KPT_TAG_KIND(tag) == KPT_SHARED) {
            if (!kpt_tag_valid(tag, w->info->region_count, w->info->shared))
                return false;
            e = put_shared(e, tag, raw, i);
            ends++;
            continue;
        }
        other |= kpt_plain_tag(w->info, tag);
        *--e = (struct kpr_event){.raw = raw, .tag = tag, .record = i};
        ends += KPT_TAG_KIND(tag) & KPT_END;
    }
    w->events = e;
    w->event_count = (size_t)(end - e);
    w->ends = ends;
    *first = raw;
    return KPT_TAG_ENDED(other) == 0 && (most < w->info->region_count || u->stored == 0);
}

bool kpr_decode(struct kpr_work *w, bool *gap)
{
    int64_t period = (int64_t)1 << w->info->clock_bits, first;
    int64_t skew = period / 16 < KPR_ENTRY_SKEW ? period / 16 : KPR_ENTRY_SKEW;
    *gap = false;
    if (!check_ring(w) || (w->info->bodies && (!check_body(w) || !check_tags(w))))
        return false;
    if (drained(w) < -KPR_ENTRY_SKEW || drained(w) >= (int64_t)KPR_MAX_CYCLES)
        return check_tags(w) && check_drain(w); /* false: the tags come first */
    w->drain_begin = drained(w);
    if (!unwind(w, &first))
        return check_tags(w);
    if (!check_drain(w))
        return false;
    w->drain_end =
        w->drain_begin + (int64_t)(w->unit->drain_clock_end - w->unit->drain_clock_begin);
    if (first < -skew) {
        kp_error("%s: %s %u, unit %u: its clocks run backwards or begin before the %s entered",
                 w->name, cta_word(w), w->unit->cta, w->unit->unit, cta_word(w));
        return false;
    }
    /* A step that hid a period has put all before it that much too late.  What is
     * not so late that a period more would be before any warp began hides none. */
    *gap = w->event_count > 0 && first >= period - skew;
    return true;
}
