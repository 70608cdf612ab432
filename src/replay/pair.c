#include "replay/replay_internal.h"

struct pairing {
    const struct kpr_event *events;
    uint32_t *stack;        /* open spans */
    uint32_t *open_of;      /* how many are, by region */
    struct kpr_span *spans; /* started ones grow up from here, ... */
    size_t started;
    size_t orphans;         /* ... those whose START is lost grow down */
    size_t open;            /* entries of stack */
};

/* The other fields are set when it ends, or is placed. */
static inline void push(struct pairing *p, size_t i)
{
    struct kpr_span *s = &p->spans[p->started];
    uint32_t region = KPT_TAG_REGION(p->events[i].tag);
    s->region = region;
    s->depth = (uint32_t)p->open;
    s->record = (uint32_t)i;
    s->raw_start = p->events[i].raw;
    s->flushed = 0;
    s->start = (int64_t)i;
    p->stack[p->open++] = (uint32_t)p->started++;
    p->open_of[region]++;
}

static inline struct kpr_span *top(const struct pairing *p)
{
    return &p->spans[p->stack[p->open - 1]];
}

/* The innermost region ends before an event, after as many records. */
static inline void pop(struct pairing *p, size_t i, uint32_t records, int64_t raw, uint32_t flags)
{
    struct kpr_span *s = top(p);
    p->open--;
    p->open_of[s->region]--;
    s->flags = flags;
    s->inside = records - p->events[s->start].record - 1;
    s->raw_end = raw;
    s->end = (int64_t)i;
}

/* An END that no surviving START opened.  Where records were lost, the region
 * was open at the cut; all that began since must have ended before. */
static void orphan(struct pairing *p, struct kpr_unit *u, size_t i)
{
    const struct kpr_event *e = &p->events[i];
    u->unpaired++;
    if (u->lost == 0)
        return;
    while (p->open)
        pop(p, i, e->record, e->raw, KPR_OPEN_END);
    p->orphans++;
    p->spans[-(ptrdiff_t)p->orphans] = (struct kpr_span){
        .region = KPT_TAG_REGION(e->tag),
        .flags = KPR_OPEN_START,
        .inside = e->record,
        .raw_start = p->events[0].raw,
        .raw_end = e->raw,
        .start = 0,
        .end = (int64_t)i,
    };
}

static inline void close_region(struct pairing *p, struct kpr_unit *u, size_t i)
{
    const struct kpr_event *e = &p->events[i];
    uint32_t region = KPT_TAG_REGION(e->tag);
    if (p->open_of[region] == 0) {
        orphan(p, u, i);
        return;
    }
    while (top(p)->region != region)
        pop(p, i, e->record, e->raw, KPR_OPEN_END);
    bool mixed = KPT_TAG_SIGNATURE(e->tag) != KPT_TAG_SIGNATURE(p->events[top(p)->start].tag);
    u->mixed += mixed;
    pop(p, i, e->record, e->raw, mixed ? KPR_MIXED : 0);
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
    struct pairing p = {.events = w->events, .stack = w->stack,
                        .open_of = w->open_of, .spans = u->spans + w->ends};
    for (size_t i = 0; i < n; i++) {
        enum kpt_kind kind = KPT_TAG_KIND(p.events[i].tag);
        if (kind == KPT_START)
            push(&p, i);
        else if (kind == KPT_END)
            close_region(&p, u, i);
        else /* what was shared is two events by now */
            add_instant(u, &p.events[i], i);
    }
    while (p.open)
        pop(&p, n, p.events[n - 1].record + 1, w->drain_begin, KPR_OPEN_END);
    deepen(&p);
    u->spans = p.spans - p.orphans;
    u->span_count = p.started + p.orphans;
}
