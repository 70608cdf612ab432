#include "replay/replay_internal.h"

static void copy(struct kpr_event *to, const struct kpt_record *from, size_t n)
{
    for (size_t i = 0; i < n; i++)
        to[i] = (struct kpr_event){.tag = from[i].tag, .clock = from[i].clock};
}

void kpr_rotate(struct kpr_work *w)
{
    const struct kpt_unit *u = w->unit;
    size_t n = u->stored;
    size_t oldest = u->count > u->capacity ? (size_t)(u->count % u->capacity) : 0;
    copy(w->events, w->records + oldest, n - oldest);
    copy(w->events + (n - oldest), w->records, oldest);
    w->event_count = n;
}
