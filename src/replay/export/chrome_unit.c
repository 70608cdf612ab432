/* A unit's thread. */
#include "replay/export/chrome.h"

/* ---- what is on it ----------------------------------------------------------- */

static struct chrome_item make_item(struct sheet *s, int64_t begin, int64_t end, int64_t span)
{
    int64_t ts = chrome_axis(s, begin), te = end <= begin ? ts : chrome_axis(s, end);
    return (struct chrome_item){ts, te > ts ? te - ts : 0, span};
}

/* Spans that differed in cycles may share a nanosecond: of equal starts the
 * empty ones go last (the others are nested and stand in order). */
static void settle_ties(struct chrome_item *it, size_t n)
{
    size_t empty = 0;
    for (size_t i = 0; i < n; i++) {
        if (i == 0 || it[i].ts != it[i - 1].ts)
            empty = i;
        if (it[i].dur == 0)
            continue;
        if (empty < i) {
            struct chrome_item moved = it[i];
            it[i] = it[empty];
            it[empty] = moved;
        }
        empty++;
    }
}

static size_t collect_unit(struct sheet *s, const struct kpr_unit *u, struct chrome_item *it)
{
    size_t n = 0;
    if (u->lost)
        it[n++] = make_item(s, 0, u->cut, CHROME_LOST);
    for (size_t i = 0; i < u->span_count; i++)
        it[n++] = make_item(s, u->spans[i].start, u->spans[i].end, (int64_t)i);
    it[n++] = make_item(s, u->drain_begin, u->drain_end, CHROME_DRAIN);
    bool ties = false;
    for (size_t i = 1; i < n; i++)
        ties |= it[i].ts == it[i - 1].ts;
    if (ties)
        settle_ties(it, n);
    s->events += n + u->instant_count;
    return n;
}

void chrome_collect(struct sheet *s)
{
    const struct kpr_cta *cta = s->cta;
    size_t most = 0, n = 0;
    for (size_t i = 0; i < cta->unit_count; i++)
        most += cta->units[i].span_count + 2;
    s->items = kp_realloc(NULL, most, sizeof *s->items);
    s->item_start = kp_realloc(NULL, cta->unit_count + 1, sizeof *s->item_start);
    for (size_t i = 0; i < cta->unit_count; i++) {
        s->item_start[i] = n;
        n += collect_unit(s, &cta->units[i], s->items + n);
    }
    s->item_start[cta->unit_count] = n;
}

/* ---- its events ---------------------------------------------------------------- */

struct thread {
    const struct kpr_unit *u;
    const struct chrome_head *head;
    const char *role;
    uint32_t role_mark; /* of its stencils */
};

static const struct piece *make_stencil(struct sheet *s, const struct thread *t, uint32_t region)
{
    const struct piece *name = &s->c->names[region];
    struct chrome_stencil *x = &s->stencils[region];
    size_t room = name->n + strlen(t->role) + 64 + OB_SLACK;
    char *p = x->text.s = kp_realloc(x->text.s, room, 1);
    p = PUT_LIT(put_piece(p, name), ",\"cat\":\"");
    p = PUT_LIT(put_mem(p, t->role, strlen(t->role)), "\",\"args\":{\"start_cycles\":\"");
    x->text.n = (size_t)(p - x->text.s);
    memset(p, 0, OB_SLACK);
    x->role = t->role_mark;
    return &x->text;
}

static char *put_span(struct sheet *s, const struct thread *t, const struct chrome_item *it)
{
    const struct kpr_span *span = &t->u->spans[it->span];
    const struct chrome_stencil *x = &s->stencils[span->region];
    char *p = chrome_event(s, t->head, 'X', it->ts);
    p = chrome_put_dur(p, it->dur, span->depth);
    p = put_piece(p, x->role == t->role_mark ? &x->text : make_stencil(s, t, span->region));
    p = put_i64(p, span->start);
    p = CHROME_ARG(p, "cycles", span->end - span->start);
    p = CHROME_ARG(p, "raw_cycles", span->raw_end - span->raw_start);
    p = CHROME_ARG(p, "exclusive_cycles", span->exclusive);
    p = CHROME_ARG(p, "records_inside", span->inside);
    if (span->flags & KPR_CENSORED)
        p = CHROME_ARG(p, "at_most_cycles", span->raw_end - span->raw_start);
    return put_piece(p, &s->c->endings[span->flags % KPR_ALL_FLAGS]);
}

static char *put_own(struct sheet *s, const struct thread *t, const struct chrome_item *it)
{
    const struct kpr_unit *u = t->u;
    char *p = chrome_put_dur(chrome_event(s, t->head, 'X', it->ts), it->dur, 0);
    if (it->span == CHROME_LOST) {
        p = CHROME_FIRST_ARG(p, ",\"name\":\"records lost before here\",\"cat\":\"kperf",
                             "records_lost", (int64_t)u->lost);
        p = CHROME_ARG(p, "ends_unpaired", (int64_t)u->unpaired);
    } else {
        p = CHROME_FIRST_ARG(p, ",\"name\":\"kperf drain\",\"cat\":\"kperf", "cycles",
                             u->drain_end - u->drain_begin);
        p = CHROME_ARG(p, "records", (int64_t)u->count);
        p = chrome_put_place(p, s->run, u->hardware, true);
    }
    return PUT_LIT(p, "\"}}");
}

static void put_instant(struct sheet *s, const struct thread *t, int64_t ts,
                        const struct kpr_instant *i)
{
    char *p = PUT_LIT(chrome_event(s, t->head, 'i', ts), ",\"s\":\"t\"");
    p = PUT_LIT(put_piece(p, &s->c->names[i->region]), ",\"cat\":\"");
    p = CHROME_FIRST_ARG(put_mem(p, t->role, strlen(t->role)), "", "at_cycles", i->at);
    p = CHROME_ARG(p, "raw_at_cycles", i->raw_at);
    ob_set(s->out, PUT_LIT(p, "\"}}"));
}

static void put_events(struct sheet *s, const struct thread *t, const struct chrome_item *it,
                       size_t n)
{
    const struct kpr_instant *instant = t->u->instants, *end = instant;
    if (t->u->instant_count > 0) /* else it may be NULL */
        end += t->u->instant_count;
    int64_t next = instant < end ? chrome_axis(s, instant->at) : INT64_MAX;
    for (size_t i = 0; i < n; i++) {
        while (next < it[i].ts) {
            put_instant(s, t, next, instant);
            next = ++instant < end ? chrome_axis(s, instant->at) : INT64_MAX;
        }
        ob_set(s->out, it[i].span < 0 ? put_own(s, t, &it[i]) : put_span(s, t, &it[i]));
    }
    while (instant < end) {
        put_instant(s, t, next, instant);
        next = ++instant < end ? chrome_axis(s, instant->at) : INT64_MAX;
    }
}

void chrome_put_unit(struct sheet *s, size_t unit)
{
    const struct kpr_unit *u = &s->cta->units[unit];
    const struct thread t = {u, chrome_unit_head(s, unit), s->run->roles[u->role].name,
                             u->role + 1};
    put_events(s, &t, s->items + s->item_start[unit],
               s->item_start[unit + 1] - s->item_start[unit]);
}
