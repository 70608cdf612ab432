/* A unit's thread. */
#include "replay/chrome.h"

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

/* What all events of the thread have in common. */
struct thread {
    const struct kpr_unit *u;
    uint32_t tid;
    struct piece begin; /* {"ph":"X",...,"ts": */
    struct piece cat;   /* ,"cat":"ROLE","args":{"start_cycles":" */
};

static char *put_flags(char *p, uint32_t flags)
{
    const char *words = kpr_flag_words(flags);
    p = PUT_LIT(p, ",\"flags\":\"");
    p = put_mem(p, words, strlen(words));
    *p++ = '"';
    return p;
}

static char *put_span(const struct sheet *s, const struct thread *t, const struct kpr_span *span,
                      char *p)
{
    p = put_piece(p, &s->c->names[span->region]);
    p = put_piece(p, &t->cat);
    p = put_i64(p, span->start);
    CHROME_ARG(p, "\",\"cycles", span->end - span->start);
    CHROME_ARG(p, ",\"raw_cycles", span->raw_end - span->raw_start);
    CHROME_ARG(p, ",\"exclusive_cycles", span->exclusive);
    CHROME_ARG(p, ",\"records_inside", span->inside);
    if (span->flags & KPR_CENSORED)
        CHROME_ARG(p, ",\"at_most_cycles", span->raw_end - span->raw_start);
    if (span->flags)
        p = put_flags(p, span->flags);
    return PUT_LIT(p, "}}");
}

static char *put_own(const struct thread *t, bool lost, char *p)
{
    const struct kpr_unit *u = t->u;
    if (lost) {
        CHROME_ARG(p, ",\"name\":\"records lost before here\",\"cat\":\"kperf\","
                      "\"args\":{\"records_lost", (int64_t)u->lost);
        CHROME_ARG(p, ",\"ends_unpaired", (int64_t)u->unpaired);
    } else {
        CHROME_ARG(p, ",\"name\":\"kperf drain\",\"cat\":\"kperf\",\"args\":{\"cycles",
                   u->drain_end - u->drain_begin);
        CHROME_ARG(p, ",\"records", (int64_t)u->count);
    }
    return PUT_LIT(p, "}}");
}

static void put_item(struct sheet *s, const struct thread *t, const struct chrome_item *it)
{
    const struct kpr_span *span = it->span >= 0 ? &t->u->spans[it->span] : NULL;
    ob_room(s->out, 2048);
    char *p = put_piece(ob_end(s->out), &t->begin);
    p = put_us(p, it->ts);
    p = chrome_put_dur(p, it->dur, span ? span->depth : 0);
    ob_set(s->out, span ? put_span(s, t, span, p) : put_own(t, it->span == CHROME_LOST, p));
}

static void put_instant(struct sheet *s, const struct thread *t, int64_t ts,
                        const struct kpr_instant *i)
{
    chrome_event(s, "i", t->tid);
    char *p = PUT_LIT(ob_end(s->out), ",\"ts\":");
    p = put_us(p, ts);
    p = PUT_LIT(p, ",\"s\":\"t\"");
    p = put_piece(p, &s->c->names[i->region]);
    p = put_mem(p, t->cat.s, (size_t)(strrchr(t->cat.s, ',') - t->cat.s));
    CHROME_ARG(p, ",\"args\":{\"at_cycles", i->at);
    CHROME_ARG(p, ",\"raw_at_cycles", i->raw_at);
    ob_set(s->out, PUT_LIT(p, "}}"));
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
        put_item(s, t, &it[i]);
    }
    while (instant < end) {
        put_instant(s, t, next, instant);
        next = ++instant < end ? chrome_axis(s, instant->at) : INT64_MAX;
    }
}

void chrome_put_unit(struct sheet *s, size_t unit)
{
    const struct kpr_unit *u = &s->cta->units[unit];
    struct thread t = {.u = u, .tid = chrome_unit_tid(s, unit)};
    t.begin = piece_take(kp_asprintf(",\n{\"ph\":\"X\",\"pid\":%u,\"tid\":%u,\"ts\":", s->pid,
                                     t.tid));
    t.cat = piece_take(kp_asprintf(",\"cat\":\"%s\",\"args\":{\"start_cycles\":\"",
                                   s->run->roles[u->role].name));
    put_events(s, &t, s->items + s->item_start[unit],
               s->item_start[unit + 1] - s->item_start[unit]);
    free(t.begin.s);
    free(t.cat.s);
}
