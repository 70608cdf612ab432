#include "replay/replay_internal.h"

struct pairing {
    struct kpr_work *w;
    struct kpr_unit *u;
    struct kpr_span *spans; /* started ones grow up from here, ... */
    size_t started;
    size_t orphans;         /* ... those whose START is lost grow down */
    size_t open;            /* entries of w->stack */
};

/* Records between those of two events; of the drain, up to the last. */
static uint32_t inside(const struct kpr_work *w, size_t from, size_t to)
{
    uint32_t end = to < w->event_count ? w->events[to].record
                                       : w->events[w->event_count - 1].record + 1;
    return end - w->events[from].record - 1;
}

static void push(struct pairing *p, size_t i)
{
    struct kpr_span *s = &p->spans[p->started];
    *s = (struct kpr_span){
        .region = KPT_TAG_REGION(p->w->events[i].tag),
        .depth = (uint32_t)p->open,
        .raw_start = p->w->events[i].raw,
        .record = (uint32_t)i,
        .start = (int64_t)i,
    };
    p->w->stack[p->open++] = (uint32_t)p->started++;
    p->w->open_of[s->region]++;
}

static struct kpr_span *top(const struct pairing *p)
{
    return &p->spans[p->w->stack[p->open - 1]];
}

static void pop(struct pairing *p, size_t i, int64_t raw, uint32_t flags)
{
    struct kpr_span *s = top(p);
    p->open--;
    p->w->open_of[s->region]--;
    s->end = (int64_t)i;
    s->raw_end = raw;
    s->inside = inside(p->w, (size_t)s->start, i);
    s->flags |= flags;
}

/* An END that no surviving START opened.  Where records were lost, the region
 * was open at the cut; all that began since must have ended before. */
static void orphan(struct pairing *p, size_t i)
{
    const struct kpr_event *e = &p->w->events[i];
    p->u->unpaired++;
    if (p->u->lost == 0)
        return;
    while (p->open)
        pop(p, i, e->raw, KPR_OPEN_END);
    p->orphans++;
    p->spans[-(ptrdiff_t)p->orphans] = (struct kpr_span){
        .region = KPT_TAG_REGION(e->tag),
        .flags = KPR_OPEN_START,
        .inside = e->record,
        .raw_start = p->w->events[0].raw,
        .raw_end = e->raw,
        .start = 0,
        .end = (int64_t)i,
    };
}

static void close_region(struct pairing *p, size_t i)
{
    const struct kpr_event *e = &p->w->events[i];
    uint32_t region = KPT_TAG_REGION(e->tag);
    if (p->w->open_of[region] == 0) {
        orphan(p, i);
        return;
    }
    while (top(p)->region != region)
        pop(p, i, e->raw, KPR_OPEN_END);
    pop(p, i, e->raw, 0);
}

static void add_instant(struct kpr_unit *u, const struct kpr_event *e, size_t i)
{
    u->instants[u->instant_count++] = (struct kpr_instant){
        .region = KPT_TAG_REGION(e->tag),
        .raw_at = e->raw,
        .at = (int64_t)i,
    };
}

/* Orphans enclose whatever began before they ended. */
static void deepen(struct pairing *p)
{
    struct kpr_span *first = p->spans - p->orphans;
    for (size_t k = 0; k < p->orphans; k++)
        first[k].depth = (uint32_t)k;
    size_t around = p->orphans;
    for (size_t i = 0; i < p->started && around > 0; i++) {
        while (around > 0 && first[around - 1].end < p->spans[i].start)
            around--;
        p->spans[i].depth += (uint32_t)around;
    }
}

void kpr_pair(struct kpr_work *w, struct kpr_unit *u)
{
    size_t n = w->event_count;
    struct pairing p = {.w = w, .u = u, .spans = u->spans + w->ends};
    for (size_t i = 0; i < n; i++) {
        switch (KPT_TAG_KIND(w->events[i].tag)) {
        case KPT_START: push(&p, i); break;
        case KPT_END: close_region(&p, i); break;
        case KPT_INSTANT: add_instant(u, &w->events[i], i); break;
        case KPT_SHARED: break; /* two events by now */
        }
    }
    while (p.open)
        pop(&p, n, w->drain_begin, KPR_OPEN_END);
    deepen(&p);
    u->spans = p.spans - p.orphans;
    u->span_count = p.started + p.orphans;
}
