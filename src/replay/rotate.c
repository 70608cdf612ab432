#include "replay/replay_internal.h"

/* A shared record is two events, of which the second costs nothing. */
static size_t copy(struct kpr_event *to, const struct kpt_record *from, size_t n, uint32_t first)
{
    size_t made = 0;
    for (size_t i = 0; i < n; i++) {
        uint32_t tag = from[i].tag, record = first + (uint32_t)i;
        bool shared = KPT_TAG_KIND(tag) == KPT_SHARED;
        if (shared)
            to[made++] = (struct kpr_event){.tag = KPT_TAG(KPT_END, KPT_TAG_ENDED(tag)),
                                            .clock = from[i].clock, .record = record};
        to[made++] = (struct kpr_event){
            .tag = shared ? KPT_TAG(KPT_START, KPT_TAG_REGION(tag)) : tag,
            .clock = from[i].clock, .record = record, .shares = shared};
    }
    return made;
}

void kpr_rotate(struct kpr_work *w)
{
    const struct kpt_unit *u = w->unit;
    size_t n = u->stored;
    size_t oldest = u->count > u->capacity ? (size_t)(u->count % u->capacity) : 0;
    size_t made = copy(w->events, w->records + oldest, n - oldest, 0);
    made += copy(w->events + made, w->records, oldest, (uint32_t)(n - oldest));
    w->event_count = made;
}
